import { $ as e, X as t, z as n } from "./start.js";
import { Gn as r, Kn as i, Qn as a, Tn as o, Un as s, Ut as c, Xn as l, ir as u, kn as d, qn as f, rn as p, rr as m, un as h, wn as g } from "./engine.js";
import { l as _ } from "./wire.js";
import { A as v, C as y, D as b, E as ee, M as x, O as te, S, T as ne, a as C, c as re, j as w, k as T, l as ie, r as E, w as D } from "./markdown.js";
import { A as ae, D as O, E as k, _ as oe, b as se, c as A, d as j, g as ce, h as M, j as le, l as ue, m as N, n as de, p as fe, s as pe, u as me, v as he, x as ge } from "./mayApply.js";
import { join as P, relative as _e, sep as ve } from "node:path";
import { readFile as ye, readdir as be } from "node:fs/promises";
import { setTimeout as xe } from "node:timers/promises";
// src/report/markdown/appliedSection.ts
const F = T("lokaform:applied:end");
function Se(e, t, n) {
	let r = s(e), i = a(r) ? "failed" : "done", { id: o, attempt: c } = t.run, l = T(`lokaform:applied:${t.inputs}:${i}:${t.commit}:${o}:${c}`), u = y([...Ce(r, t), ...we(r)]), d = l.length + u.length + F.length + 4, f = a(r) ? Te(r, n - d) : [];
	return v`${l}\n${y([u, ...f])}\n${F}`;
}
function Ce(e, { url: t, commit: n, now: r, pullRequests: o }) {
	let { projects: s } = e, [c] = s, l = s.length === 1 && c?.name !== void 0 ? v` · ${C(c.name)}` : v``, u = v`at commit ${D(n.slice(0, 7))} on ${x(d(r))}`, f = (e) => t === "" ? e : b(e, t), m = s.some(({ results: e }) => e), h = m ? v`: ${x(p(s))}.` : v` wrote nothing.`, _ = `The figures are for ${g(o, "merged pull request")} together.`, y = m && o > 1 ? [x(_)] : [];
	return a(e) ? [
		i(e).some(({ outcome: e }) => e.state === "done") ? v`## ❌ Not everything was applied${l}` : v`## ❌ Nothing was applied${l}`,
		v`${f(v`This run`)} ${u}${h}`,
		...y,
		v`Each later run updates this comment, until everything is applied.`
	] : [
		v`## ✅ Applied${l}`,
		v`Applied by ${f(v`this run`)} ${u}${h}`,
		...y
	];
}
function we(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => a({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? p([e]) : "not applied";
		return v`${C(e.name ?? e.id)}: ${x(t)}`;
	}), i = t.length - r.length;
	return [te(i > 0 ? [...r, x(`… and ${g(i, "more project")}`)] : r)];
}
function Te({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => e.results ?? []), i = [...e, ...t.flatMap((e) => e.problems)], a = Ee([...re(r.filter(({ outcome: e }) => e.state !== "done")), ...i.filter(({ severity: e }) => e === "error").map(ie)], n);
	return a.length > 0 ? [ne(a)] : [];
}
function Ee(e, t) {
	let n = [], r = t - 150;
	for (let [t, { rows: i }] of e.entries()) {
		if (r -= i.reduce((e, t) => e + t.length + 1, 0), r < 0) {
			let r = e.slice(t).reduce((e, { count: t = 1 }) => e + t, 0);
			return [...n, `… and ${g(r, "more failure")}; the job summary has them`];
		}
		_(n, i);
	}
	return n;
}
// src/report/markdown/cutMarkdown.ts
const De = /^(?: |- )*`{3,}/;
function I(e, t, n) {
	if (e.length <= t) return e;
	let r = [], i = n.length, a = { folds: 0 };
	for (let n of e.split("\n")) {
		let e = Oe(a, n);
		if (i += n.length + 1, i + L(e).length > t) break;
		r.push(n), a = e;
	}
	let o = r.join("\n").trimEnd();
	return o === "" ? n : `${o}${L(a)}${n}`;
}
function Oe({ fence: e, folds: t }, n) {
	if (e !== void 0) return n === e ? { folds: t } : {
		fence: e,
		folds: t
	};
	let r = De.exec(n)?.[0].replaceAll("-", " ");
	if (r !== void 0) return {
		fence: r,
		folds: t
	};
	let i = (e) => n.split(e).length - 1;
	return { folds: Math.max(0, t + i("<details") - i("</details>")) };
}
function L({ fence: e, folds: t }) {
	return `${e === void 0 ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}\n\n`;
}
// src/report/markdown/afterMerge.ts
const ke = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Ae = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${F}(?:\n+|$)`), R = v`The plan before the merge:`, je = 1e3;
function z(e) {
	return ke.exec(e)?.[0] ?? "";
}
function Me(e) {
	return e.replaceAll("\r\n", "\n");
}
function Ne(e) {
	return B(e).sections.length > 0;
}
function Pe(e, t) {
	let n = B(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Fe(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = B(e), s = w(i.trimEnd()), c = Ie(a, n, r - s.length), l = Se(t, n, r - y([
		s,
		...c,
		R
	]).length - Math.min(o.length, je)), u = y([
		s,
		...c,
		l,
		...o === "" ? [] : [R]
	]), d = w(I(o, r - u.length - 2, "The rest of the plan is left out, because the comment is full. Its edit history has the whole plan."));
	return y([u, d]);
}
function Ie(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2, a = Math.floor((n - je) / (r.length + 1)) - 2;
	return r.map((e) => w(i ? Le(e, a) : e));
}
function Le(e, t) {
	let [n = "", ...r] = e.split("\n");
	return [
		n,
		I(r.slice(0, -1).join("\n"), t - n.length - F.length - 2, "The rest is left out, because the comment is full. The summary of the run has it."),
		F
	].join("\n");
}
function B(e) {
	let t = Me(e), n = z(t), r = [], i = t.slice(n.length);
	for (let e = Ae.exec(i); e; e = Ae.exec(i)) {
		let [t, n = "", a, o = "", s, c] = e, l = {
			id: Number(s),
			attempt: Number(c)
		};
		r.push({
			inputs: n,
			isDone: a === "done",
			commit: o,
			...l,
			text: t.trimEnd()
		}), i = i.slice(t.length);
	}
	return {
		markers: n,
		sections: r,
		plan: i.startsWith(R) ? i.slice(R.length).trimStart() : i
	};
}
// src/report/markdown/comment.ts
const Re = 65e3;
function ze(e, t) {
	let { now: n, limit: r, linkTo: i } = t, a = E(e, {
		now: n,
		limit: r - 1536,
		measure: S,
		lead: We(e),
		overflow: "the job summary has more",
		linkTo: i,
		isPullRequest: !0
	}), o = v`<sub>Written on ${x(d(n))}${He(t)}${Ue(t)}.</sub>`, s = f(e) ? [ee("Translations: this pull request changes nothing", y([a, o]))] : [a, o];
	return y([Ve(t), ...s]);
}
function Be(e) {
	let t = D(e.head.slice(0, 7)), n = v`The plan${He(e)}${Ue(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return y([Ve(e), n]);
}
function Ve({ marker: e, runMarker: t, scopeMarker: n }) {
	return [
		e,
		t ?? [],
		n ?? []
	].flat().map(T).reduce((e, t) => v`${e}${t}`);
}
function He({ commit: e, checkedOut: t = "" }) {
	if (e === "") return v``;
	let n = t === "" || t === e ? v`` : v` (test merge with its base: ${D(t.slice(0, 7))})`;
	return v` for commit ${D(e.slice(0, 7))}${n}`;
}
function Ue({ run: e }) {
	return e === "" ? v`` : v` by ${b(v`this run`, e)}`;
}
function We(e) {
	let { projects: t, manifests: n } = e, r = t.some(({ plan: e }) => e), i = t.every((e) => m(e).length === 0);
	return f(e) || r && i ? Ke : r ? Ge : n.length > 0 ? qe : () => v`No plan could be made for this pull request:`;
}
function Ge(e) {
	return v`If you merge this pull request, the live Lokalise project changes like this (from ${e}):`;
}
function Ke(e) {
	return v`The live Lokalise project was compared with ${e}.`;
}
function qe(e) {
	return v`No plan could be made for this pull request (from ${e}):`;
}
// src/report/markdown/scope.ts
const V = "lokaform:scope";
function Je({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => Ze(e, t));
	return [
		V,
		t.inputs,
		...new Set(n)
	].join(":");
}
function Ye(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${V}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes(Ze(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function Xe(e, t) {
	return e.includes(`<!-- ${V}:${t.inputs}`);
}
function Ze({ plan: e, id: t }, n) {
	return n.project(e?.project.digest ?? t);
}
// src/github/findOwn.ts
async function H(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
// src/github/shrink.ts
async function U({ render: e, limit: t }, n) {
	try {
		await n(e(t));
	} catch (r) {
		if (fe(r) !== 422) throw r;
		await n(e(t / 2));
	}
}
async function Qe(e, t, n, r, i) {
	let { owner: a, repo: o } = t, { octokit: s } = e, c = {
		owner: a,
		repo: o,
		issue_number: n,
		per_page: 100
	}, l = await s.paginate(s.rest.issues.listComments, c), u = 0;
	for (let { id: n, body: a = "" } of await H(l, i.prefix, e)) {
		let o = Ye(r, i.scope, z(a));
		o && await $e(e, t, [n, a], o, i) && (u += 1);
	}
	return u;
}
async function $e({ octokit: e }, { owner: t, repo: n, run: r, sha: i }, [a, o], s, { scope: c, url: l, now: u, pullRequests: d }) {
	let { issues: f } = e.rest, p = {
		owner: t,
		repo: n,
		comment_id: a
	}, m = {
		url: l,
		run: r,
		commit: i,
		now: u,
		pullRequests: d,
		inputs: c.inputs
	}, h = !Xe(z(o), c), g = async () => (await N(f.getComment(p)))?.data.body ?? "", _ = h ? await g() : o, v = 0;
	for (; v < 3 && Pe(_, m) && (await U({
		render: (e) => Fe(_, s, m, e),
		limit: Re
	}, async (e) => {
		await N(f.updateComment({
			...p,
			body: e
		}));
	}), v += 1, h);) _ = await g();
	return v > 0;
}
// src/github/publishAfterMerge.ts
const et = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function tt(e, { githubToken: t, signal: n, prefix: i, scope: a, now: o }, s) {
	let c = ce(s), l = r(e).some(({ code: e, severity: t }) => t === "error" && et.includes(e));
	return c === void 0 || s.sha === "" || l ? [] : M("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => A(t, n, async (t) => {
		let n = await pe(t.octokit, s, c);
		return await nt(t, s, n, e, {
			prefix: i,
			scope: a,
			url: s.runUrl,
			now: o,
			pullRequests: n.numbers.length
		}) > 0 ? rt(n) : [];
	}));
}
async function nt(e, t, { numbers: n }, r, i) {
	let a = 0, o = [];
	for (let s of n.slice(0, 100)) try {
		a += await Qe(e, t, s, r, i);
	} catch (e) {
		if (!["failed", "invalid"].includes(j(e))) throw e;
		o.push(e);
	}
	if (o.length > 0) throw o[0];
	return a;
}
function rt({ numbers: t, commits: n, knowsRuns: r }) {
	let i = [];
	return r || i.push("Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."), n > 500 && i.push(`There are ${g(n, "commit")} since the last successful run. Only the newest 500 were searched for merged pull requests, so the comments on older ones were not updated.`), t.length > 100 && i.push(`${g(t.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`), i.map((t) => e("not-published", t, { severity: "notice" }));
}
function it(e) {
	return n(e.stopped?.message ?? h(e), 250);
}
function at(e, { now: t, limit: n }) {
	return E(e, {
		now: t,
		limit: n,
		measure: S,
		overflow: "the job summary has more"
	});
}
function ot(e, t = 1e3) {
	let n = ae(e, 16e3), [r] = n.slice(t - 1);
	if (n.length <= t || !r) return n;
	let i = n.length - t + 1, a = {
		severity: r.severity,
		title: `and ${o(i)} more`,
		message: `${g(i, "more annotation")} are not shown here. The job summary and the report list them all.`
	};
	return [...n.slice(0, t - 1), a];
}
// src/github/createOnce.ts
const W = { request: { retries: 0 } };
async function G(e, t, n) {
	for (let r = 1;; r += 1) try {
		await e();
		return;
	} catch (e) {
		if (j(e) !== "failed" || r > n) throw e;
		if (await xe(r ** 2 * 1e3), await t()) return;
	}
}
// src/github/checkRun.ts
const st = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, ct = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function lt(e, t, n) {
	let r = n.annotations.map(mt), i = r.slice(0, 50), a;
	await U(n, async (r) => {
		a = {
			id: await ft(e, t, n, {
				summary: r,
				annotations: i
			}),
			summary: r
		};
	}), a && await pt(e, t, a, n.title, r);
}
async function ut({ octokit: e }, t, n, r) {
	return (await dt(e, t, n)).some(({ external_id: e }) => e?.startsWith(`${r}:`));
}
async function dt(e, { owner: t, repo: n }, { name: r, commit: i }) {
	let a = {
		owner: t,
		repo: n,
		ref: i,
		check_name: r,
		filter: "all",
		per_page: 100
	};
	return e.paginate(e.rest.checks.listForRef, a);
}
async function ft({ octokit: e }, t, { name: n, id: r, commit: i, title: a, isSuccess: o }, s) {
	let { owner: c, repo: l, runUrl: u } = t, { checks: d } = e.rest, f = 0;
	return await G(async () => {
		let { data: e } = await d.create({
			owner: c,
			repo: l,
			name: n,
			head_sha: i,
			external_id: r,
			status: "completed",
			conclusion: o ? "success" : "failure",
			...u !== "" && { details_url: u },
			output: {
				title: k(a),
				...s
			},
			...W
		});
		f = e.id;
	}, async () => {
		let a = (await dt(e, t, {
			name: n,
			commit: i
		})).find((e) => e.external_id === r);
		return f = a?.id ?? 0, a !== void 0;
	}, 2), f;
}
async function pt({ octokit: e }, { owner: t, repo: n }, { id: r, summary: i }, a, o) {
	let { checks: s } = e.rest, c = {
		owner: t,
		repo: n,
		check_run_id: r
	};
	for (let e = 50; e < o.length; e += 50) {
		let t = o.slice(e, e + 50);
		await G(() => s.update({
			...c,
			output: {
				title: k(a),
				summary: i,
				annotations: t
			},
			...W
		}), async () => (await s.get(c)).data.output.annotations_count > e, 2);
	}
}
function mt({ severity: e, title: t, message: n, place: r }) {
	return {
		...ct,
		...r && {
			path: r.file,
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: st[e],
		title: k(t),
		message: k(n) || t
	};
}
// src/github/pullRequestHead.ts
async function ht(e, t, n, r) {
	for (let { root: i, commit: a } of r) {
		let r = a ?? t.sha;
		if (r !== n.head && !await gt(e, t, n, r, i === void 0 ? void 0 : await se(i, r))) return r;
	}
}
async function gt(e, { owner: t, repo: n, ref: r, sha: i }, { number: a, head: o }, s, c) {
	if (c && c.length > 1) return c[1] === o;
	if (s === i) return r === `refs/pull/${a}/merge`;
	try {
		let { data: r } = await e.rest.git.getCommit({
			owner: t,
			repo: n,
			commit_sha: s
		});
		return r.parents[1]?.sha === o;
	} catch (e) {
		if (fe(e) === 404) return !1;
		throw e;
	}
}
// src/github/publishCheckRun.ts
async function _t(e, t, n) {
	let { githubToken: r, signal: i, isSuccess: a, now: o, check: s, checkouts: c, workspace: l } = t, { pullRequest: u, run: d, sha: f } = n, p = u?.head ?? f;
	if (p === "" || u?.origin) return [];
	let m = !le(e);
	if (!m && d.attempt <= 1) return [];
	let h = await Promise.all(c.map((e) => ge(l, e))), g = {
		name: s.name,
		id: `${s.id}:${d.id}:${d.attempt}`,
		commit: p,
		title: it(e),
		annotations: ot(e).map((e) => vt(e, l, h)),
		isSuccess: a,
		render: (t) => at(e, {
			now: o,
			limit: t
		}),
		limit: 65e3
	};
	return M("The check run", "checks: write", u, async () => {
		try {
			await A(r, i, async (e) => {
				if (!m && !await ut(e, n, g, s.id)) return;
				let t = await yt(e.octokit, n, c);
				t === void 0 ? await lt(e, n, g) : O(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(j(e))) throw e;
			O(`No check run was written: ${me(e)}.`);
		}
		return [];
	});
}
function vt({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = P(n, e.file), [a] = r.filter((e) => c(i, e)).map((e) => _e(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(ve).join("/")
		}
	} : t;
}
async function yt(e, t, n) {
	let { pullRequest: r, sha: i } = t;
	return r ? ht(e, t, r, n) : n.find(({ commit: e }) => e !== void 0 && e !== i)?.commit;
}
// src/github/comment.ts
async function bt(e, t, { number: n, head: r }, i) {
	let { owner: a, repo: o, run: s } = t, { issues: c, pulls: l } = e.octokit.rest, u = async () => {
		let t = {
			owner: a,
			repo: o,
			issue_number: n,
			per_page: 100
		};
		return H(await e.octokit.paginate(c.listComments, t), i.marker, e);
	}, d = async (e) => {
		for (let { id: t } of e) await N(c.deleteComment({
			owner: a,
			repo: o,
			comment_id: t
		}));
	}, f = async () => {
		let { data: e } = await l.get({
			owner: a,
			repo: o,
			pull_number: n
		});
		return e.head.sha;
	}, { newest: p, others: m } = xt(await u());
	if (!p && !i.hasFindings) return { is: "kept" };
	if (p && (q(K(p), s) || Ne(p.body ?? ""))) return { is: "superseded" };
	let h = await f();
	if (h !== r) return {
		is: "outdated",
		head: h
	};
	let g = p, _;
	if (await U(i, async (t) => {
		if (p) {
			if (Ct(p.body) === Ct(t)) return;
			if (await N(c.updateComment({
				owner: a,
				repo: o,
				comment_id: p.id,
				body: t
			}))) {
				_ = {
					...p,
					body: t
				};
				return;
			}
			if (g = void 0, !i.hasFindings) return;
		}
		let r = async () => {
			let { data: r } = await c.createComment({
				owner: a,
				repo: o,
				issue_number: n,
				body: t,
				...W
			});
			e.noteLogin(r.user?.login);
		}, l = (e) => !q(s, K(e)) && !q(K(e), s);
		await G(r, async () => (await u()).some(l), 2);
		let f = xt(await u());
		await d(f.others), _ = f.newest;
	}), await d(m), !_) return {
		is: "kept",
		...g && { url: g.html_url }
	};
	let v = await f();
	if (v === r) return {
		is: "kept",
		url: _.html_url
	};
	if (!g) await d(q(K(_), s) ? [] : [_]);
	else {
		let e = {
			owner: a,
			repo: o,
			comment_id: _.id
		}, t = await N(c.getComment(e)), n = i.outdated(v);
		t?.data.body === _.body && await N(c.updateComment({
			...e,
			body: n
		}));
	}
	return {
		is: "outdated",
		head: v
	};
}
function xt(e) {
	let [t, ...n] = e;
	if (!t) return {
		newest: void 0,
		others: []
	};
	let r = n.reduce((e, t) => q(K(e), K(t)) ? e : t, t);
	return {
		newest: r,
		others: e.filter((e) => e !== r)
	};
}
function St({ id: e, attempt: t }) {
	return `lokaform:run:${e}:${t}`;
}
function K({ body: e = "" }) {
	let [, t = 0, n = 0] = /<!-- lokaform:run:(\d+):(\d+) -->/.exec(e) ?? [];
	return {
		id: Number(t),
		attempt: Number(n)
	};
}
function q(e, t) {
	return e.id > t.id || e.id === t.id && e.attempt > t.attempt;
}
function Ct(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
// src/github/publishComment.ts
async function wt(e, t, n) {
	let { pullRequest: r, event: i, runUrl: a, sha: o } = n, s = [];
	if (!r) return {
		problems: i.startsWith("pull_request") ? [Dt(i)] : [],
		comments: s
	};
	let { marker: c, now: l, githubToken: d, signal: f, checkouts: p, workspace: m } = t, h = {
		commit: r.head,
		checkedOut: p[0]?.commit ?? o
	}, g = {
		marker: c,
		runMarker: St(n.run),
		scopeMarker: Je(e, t.scope)
	}, _ = await he(n, p, m), v = {
		now: l,
		...g,
		...h,
		run: a,
		linkTo: _
	}, y = {
		marker: T(c),
		hasFindings: u(e),
		render: (t) => ze(e, {
			...v,
			limit: t
		}),
		outdated: (e) => Be({
			...v,
			head: e
		}),
		limit: Re
	}, b = `The comment on pull request ${r.number}`;
	return {
		problems: await M(b, "pull-requests: write", r, async () => A(d, f, async (e) => {
			let t = await ht(e.octokit, n, r, p);
			if (t !== void 0) return [Et(r, t)];
			let i = await bt(e, n, r, y);
			return i.is === "kept" && i.url !== void 0 && s.push(i.url), Tt(r, i);
		})),
		comments: s
	};
}
function Tt({ number: t, head: n }, r) {
	if (r.is === "kept") return [];
	let i = r.is === "superseded" ? `The comment on pull request ${t} was written by a later run, so this run did not replace it. The job summary has this plan.` : `This run is for commit ${n.slice(0, 7)}, but pull request ${t} is now at ${r.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
	return [e("not-published", i, { severity: "notice" })];
}
function Et({ number: t, head: n }, r) {
	let i = `No comment was written. The plan is for commit ${r.slice(0, 7)}. This is not the newest commit of pull request ${t} (${n.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
	return e("not-published", i, { severity: "notice" });
}
function Dt(t) {
	let n = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${t} event. The job summary has the whole report.`;
	return e("not-published", n, { severity: "notice" });
}
function Ot(e) {
	return `Lokaform: drift in ${n(jt(e), 80)}`;
}
function kt(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = E(r, {
		now: 0,
		limit: n.limit - 2560,
		measure: S,
		maxUnmanaged: 5,
		lead: (e) => v`The live Lokalise project is different from ${e}:`,
		overflow: "the job summary of the workflow has more"
	}), a = t.plan?.kept.some(({ reason: e }) => e === "archived") ?? !1 ? [Ft] : [];
	return y([
		T(n.marker),
		i,
		Nt,
		Pt(n),
		...a,
		It(n)
	]);
}
function At(e, t) {
	return y([
		T(t.marker),
		v`✅ **The project ${C(jt(e))} matches its manifests again.**`,
		It(t)
	]);
}
function jt({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Mt(e, t) {
	return y([T(t.marker), v`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function J(e) {
	return e.plan ? l({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || t(e.problems) ? "unknown" : "none" : "unknown";
}
const Nt = ee("How to read this", ne([
	"+ declared, but missing in the project: apply creates it",
	"~ differs: the live value, and the declared value",
	"» still has its former name: apply renames it",
	"- in the project, but not declared: apply archives or destroys it",
	"! a live value or key that is kept, or a note"
]));
function Pt({ pullUrl: e }) {
	let t = e === void 0 ? v`${D("lokaform pull")} writes texts that other people edited into them.` : v`To get texts that other people edited, start ${b(v`the workflow that pulls`, e)}: it opens the pull request.`;
	return v`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. If backup-dir is set, the run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

Texts to pull are live texts that another person edited, and that no manifest has: apply keeps them. A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
const Ft = v`An archived key that is declared stays drift until its entry declares is_archived: true or false.`;
function It({ workflowUrl: e }) {
	let t = e === "" ? v`its workflow` : b(v`its workflow`, e);
	return v`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
// src/github/issue.ts
const Y = "lokaform-drift", Lt = {
	labelled: {
		labels: Y,
		state: "all"
	},
	open: { state: "open" },
	every: { state: "all" }
};
var Rt = class {
	lists = new Map();
	github;
	context;
	constructor(e, t) {
		this.github = e, this.context = t;
	}
	list(e) {
		let t = this.lists.get(e) ?? zt(this.github, this.context, e);
		return this.lists.set(e, t), t;
	}
};
async function zt({ octokit: e }, { owner: t, repo: n }, r) {
	let i = {
		sort: "created",
		direction: "asc",
		per_page: 100
	}, a = {
		owner: t,
		repo: n,
		...Lt[r],
		...i
	};
	return (await e.paginate(e.rest.issues.listForRepo, a)).filter((e) => !e.pull_request);
}
async function Bt(e, t, n, r) {
	let i = async (t) => H(await n.list(t), r.marker, e);
	if (!r.hasDrift) return await Ut(e, t, await i("open"), r), { is: "kept" };
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(X), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? {
		is: "declined",
		number: c.number
	} : await Ht(e, t, c, r) ? (await Z(e, t, s.slice(0, -1), c.number, r), {
		is: "kept",
		url: c.html_url
	}) : Vt(e, t, r) : Vt(e, t, r);
}
function X({ state: e }) {
	return e === "open";
}
async function Vt(e, t, n) {
	let { owner: r, repo: i } = t, { title: a, marker: o } = n, s = async () => (await H(await zt(e, t, "labelled"), o, e)).filter(X);
	await U(n, async (t) => {
		await G(async () => {
			let n = [Y], { data: o } = await e.octokit.rest.issues.create({
				owner: r,
				repo: i,
				title: a,
				body: t,
				labels: n,
				...W
			});
			e.noteLogin(o.user?.login);
		}, async () => (await s()).length > 0, 2);
	});
	let c = await s(), l = c.at(-1);
	return l ? (await Z(e, t, c.slice(0, -1), l.number, n), {
		is: "kept",
		url: l.html_url
	}) : { is: "kept" };
}
async function Ht(e, t, n, r) {
	let { owner: i, repo: a } = t, { issues: o } = e.octokit.rest, { title: s } = r, c = {
		owner: i,
		repo: a,
		issue_number: n.number
	}, l = !0;
	await U(r, async (e) => {
		if (X(n) && n.body === e && n.title === s) return;
		let t = X(n) ? {} : { state: "open" };
		l = await N(o.update({
			...c,
			title: s,
			body: e,
			...t
		})) !== void 0;
	});
	let u = n.labels.some((e) => (typeof e == "string" ? e : e.name) === Y);
	return l && !u && await o.addLabels({
		...c,
		labels: [Y]
	}), l;
}
async function Z(e, t, n, r, i) {
	let { owner: a, repo: o } = t, s = i.duplicate(r);
	for (let { number: t } of n) {
		let n = {
			body: s,
			state: "closed",
			state_reason: "completed"
		};
		await N(e.octokit.rest.issues.update({
			owner: a,
			repo: o,
			issue_number: t,
			...n
		}));
	}
}
async function Ut(e, { owner: t, repo: n }, r, i) {
	let { title: a } = i;
	for (let { number: o } of r) await U(i, async (r) => {
		let i = {
			title: a,
			body: r,
			state: "closed",
			state_reason: "completed"
		};
		await N(e.octokit.rest.issues.update({
			owner: t,
			repo: n,
			issue_number: o,
			...i
		}));
	});
}
// src/github/pullWorkflow.ts
const Q = ".github/workflows", Wt = /^[\w.-]+\.ya?ml$/, Gt = /^[^#\n]*\bcommand:\s*["']?pull["']?\s*(?:[,}#]|$)/m;
async function Kt({ home: e }, t) {
	let n = await be(P(t, Q)).catch(() => []);
	for (let r of n.filter((e) => Wt.test(e)).sort()) {
		let n = await ye(P(t, Q, r), "utf8").catch(() => "");
		if (Gt.test(n)) return `${e}/actions/workflows/${r}`;
	}
}
// src/github/publishIssues.ts
async function qt(e, t, n) {
	let r = [], i = [], a = e.projects.filter((e) => J(e) !== "unknown");
	if (a.length === 0) return {
		problems: i,
		issues: r
	};
	let o = new Set(a.filter((e) => J(e) !== "drift"));
	for (let e of a) o.add(e);
	let s = !1, c = (e, t) => M(e, "contents: read and issues: write", n.pullRequest, t), l = async (l) => {
		let u = await oe(l.octokit, n);
		if (ce(n) !== u) return [Xt(n, u)];
		let [d] = await de(l.octokit, n, u, t.source, "errors");
		if (d) return [Zt(d.finding)];
		let f = new Rt(l, n), p = a.map(J);
		p.includes("drift") && await f.list("labelled"), p.some((e) => e !== "drift") && await f.list("open");
		let m = await Kt(n, t.root);
		s = !0;
		for (let a of o) {
			let s = Jt(e, a, t, {
				...n,
				pullUrl: m
			}), u = await c(`The issue on the drift of ${a.name ?? a.id}`, async () => {
				let e = await Bt(l, n, f, s);
				return e.is === "kept" && e.url !== void 0 && r.push(e.url), e.is === "declined" ? [Yt(e.number)] : [];
			});
			if (l.signal.aborted) break;
			o.delete(a), _(i, u);
		}
		return [];
	}, u = await c("The issue on drift", async () => {
		try {
			return await A(t.githubToken, t.signal, l);
		} catch (e) {
			if (!s || !(e instanceof ue)) throw e;
			return [Qt(o.size, a.length)];
		}
	});
	return {
		problems: [...i, ...u],
		issues: r
	};
}
function Jt(e, t, { marker: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = J(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: T(a),
		title: Ot(t),
		hasDrift: o,
		render: (n) => o ? kt(e, t, {
			...s,
			limit: n
		}) : At(t, {
			...s,
			limit: n
		}),
		duplicate: (e) => Mt(e, s),
		limit: 65e3
	};
}
function Yt(t) {
	let n = `Issue ${t} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
	return e("not-published", n, { severity: "notice" });
}
function Xt({ ref: t }, n) {
	let r = `This run does not update the issue on drift: the run is for ${t || "no ref"}, and the issue is about ${n}. The job summary has the whole report.`;
	return e("not-published", r, { severity: "notice" });
}
function Zt(t) {
	let n = `This run does not update the issue on drift. ${t} The job summary has the whole report.`;
	return e("not-published", n, { severity: "notice" });
}
function Qt(t, n) {
	let r = `The issues on the drift of ${t} of ${g(n, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
	return e("not-published", r, { severity: "warning" });
}
// src/github/publish.ts
const $ = {
	problems: [],
	comments: [],
	issues: []
};
async function $t(e, t) {
	let { context: n, githubToken: r, markers: i } = t;
	if (!n || r === "" || e.stopped) return $;
	let a = t.writesResult ? await en(e, t, n) : $;
	if (!t.writesCheckRun) return a;
	let o = await _t({
		...e,
		problems: [...e.problems, ...a.problems]
	}, {
		...t,
		...t.source,
		check: i.check
	}, n);
	return {
		...a,
		problems: [...a.problems, ...o]
	};
}
async function en(e, t, n) {
	let { githubToken: r, markers: i, signal: a, source: o } = t;
	if (e.command === "plan") {
		let r = await wt(e, {
			...t,
			...o,
			marker: i.comment,
			scope: i.scope
		}, n);
		return {
			...$,
			...r
		};
	}
	if (e.command === "apply") {
		let { commentPrefix: r, scope: a } = i, o = await tt(e, {
			...t,
			prefix: r,
			scope: a
		}, n);
		return {
			...$,
			problems: o
		};
	}
	if (e.command === "drift") {
		let [{ root: t = o.workspace } = {}] = o.checkouts, s = await qt(e, {
			githubToken: r,
			marker: i.issue,
			root: t,
			source: o,
			signal: a
		}, n);
		return {
			...$,
			...s
		};
	}
	return $;
}
export { $t as publish };
