import { I as e, J as t, K as n } from "./start.js";
import { Ft as r, In as i, Jn as a, Jt as o, Ln as s, Pn as c, Rn as l, Un as u, Vn as d, Yn as f, bn as p, gn as m, hn as h, tn as g } from "./engine.js";
import { A as _, C as v, D as y, E as b, M as x, O as ee, S, T as te, a as C, c as ne, j as w, k as T, l as re, r as E, w as D } from "./markdown.js";
import { E as ie, S as ae, T as oe, a as O, c as k, d as se, g as ce, h as le, i as ue, l as A, n as de, p as fe, r as j, s as pe, u as me, x as M } from "./mergedPulls.js";
import { join as N, relative as he, sep as ge } from "node:path";
import { readFile as _e, readdir as ve } from "node:fs/promises";
import { setTimeout as ye } from "node:timers/promises";
// src/report/markdown/appliedSection.ts
const P = T("lokaform:applied:end");
function be(e, t, n) {
	let r = c(e), i = u(r) ? "failed" : "done", { id: a, attempt: o } = t.run, s = T(`lokaform:applied:${t.inputs}:${i}:${t.commit}:${a}:${o}`), l = v([...xe(r, t), ...Se(r)]), d = s.length + l.length + P.length + 4, f = u(r) ? Ce(r, n - d) : [];
	return _`${s}\n${v([l, ...f])}\n${P}`;
}
function xe(e, { url: t, commit: n, now: r, pullRequests: i }) {
	let { projects: a } = e, [c] = a, l = a.length === 1 && c?.name !== void 0 ? _` · ${C(c.name)}` : _``, d = _`at commit ${D(n.slice(0, 7))} on ${x(p(r))}`, f = (e) => t === "" ? e : y(e, t), m = a.some(({ results: e }) => e), g = m ? _`: ${x(o(a))}.` : _` wrote nothing.`, v = `The figures are for ${h(i, "merged pull request")} together.`, b = m && i > 1 ? [x(v)] : [];
	return u(e) ? [
		s(e).some(({ outcome: e }) => e.state === "done") ? _`## ❌ Not everything was applied${l}` : _`## ❌ Nothing was applied${l}`,
		_`${f(_`This run`)} ${d}${g}`,
		...b,
		_`Each later run updates this comment, until everything is applied.`
	] : [
		_`## ✅ Applied${l}`,
		_`Applied by ${f(_`this run`)} ${d}${g}`,
		...b
	];
}
function Se(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => u({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? o([e]) : "not applied";
		return _`${C(e.name ?? e.id)}: ${x(t)}`;
	}), i = t.length - r.length;
	return [ee(i > 0 ? [...r, x(`… and ${h(i, "more project")}`)] : r)];
}
function Ce({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => e.results ?? []), i = [...e, ...t.flatMap((e) => e.problems)], a = we([...ne(r.filter(({ outcome: e }) => e.state !== "done")), ...i.filter(({ severity: e }) => e === "error").map(re)], n);
	return a.length > 0 ? [te(a)] : [];
}
function we(e, t) {
	let n = [], r = t - 150;
	for (let [t, { rows: i }] of e.entries()) {
		if (r -= i.reduce((e, t) => e + t.length + 1, 0), r < 0) {
			let r = e.slice(t).reduce((e, { count: t = 1 }) => e + t, 0);
			return [...n, `… and ${h(r, "more failure")}; the job summary has them`];
		}
		n.push(...i);
	}
	return n;
}
// src/report/markdown/cutMarkdown.ts
const Te = /^(?: |- )*`{3,}/;
function F(e, t, n) {
	if (e.length <= t) return e;
	let r = [], i = n.length, a = { folds: 0 };
	for (let n of e.split("\n")) {
		let e = Ee(a, n);
		if (i += n.length + 1, i + I(e).length > t) break;
		r.push(n), a = e;
	}
	let o = r.join("\n").trimEnd();
	return o === "" ? n : `${o}${I(a)}${n}`;
}
function Ee({ fence: e, folds: t }, n) {
	if (e !== void 0) return n === e ? { folds: t } : {
		fence: e,
		folds: t
	};
	let r = Te.exec(n)?.[0].replaceAll("-", " ");
	if (r !== void 0) return {
		fence: r,
		folds: t
	};
	let i = (e) => n.split(e).length - 1;
	return { folds: Math.max(0, t + i("<details") - i("</details>")) };
}
function I({ fence: e, folds: t }) {
	return `${e === void 0 ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}\n\n`;
}
// src/report/markdown/afterMerge.ts
const De = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, L = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${P}(?:\n+|$)`), R = _`The plan before the merge:`, Oe = 1e3;
function z(e) {
	return De.exec(e)?.[0] ?? "";
}
function ke(e) {
	return e.replaceAll("\r\n", "\n");
}
function Ae(e) {
	return B(e).sections.length > 0;
}
function je(e, t) {
	let n = B(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Me(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = B(e), s = w(i.trimEnd()), c = Ne(a, n, r - s.length), l = be(t, n, r - v([
		s,
		...c,
		R
	]).length - Math.min(o.length, Oe)), u = v([
		s,
		...c,
		l,
		...o === "" ? [] : [R]
	]), d = w(F(o, r - u.length - 2, "The rest of the plan is left out, because the comment is full. Its edit history has the whole plan."));
	return v([u, d]);
}
function Ne(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2, a = Math.floor((n - Oe) / (r.length + 1)) - 2;
	return r.map((e) => w(i ? Pe(e, a) : e));
}
function Pe(e, t) {
	let [n = "", ...r] = e.split("\n");
	return [
		n,
		F(r.slice(0, -1).join("\n"), t - n.length - P.length - 2, "The rest is left out, because the comment is full. The summary of the run has it."),
		P
	].join("\n");
}
function B(e) {
	let t = ke(e), n = z(t), r = [], i = t.slice(n.length);
	for (let e = L.exec(i); e; e = L.exec(i)) {
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
const V = 65e3;
function Fe(e, t) {
	let { now: n, limit: r, linkTo: i } = t, a = E(e, {
		now: n,
		limit: r - 1536,
		measure: S,
		lead: Be(e),
		overflow: "the job summary has more",
		linkTo: i,
		isPullRequest: !0
	}), o = _`<sub>Written on ${x(p(n))}${Re(t)}${ze(t)}.</sub>`, s = l(e) ? [b("Translations: this pull request changes nothing", v([a, o]))] : [a, o];
	return v([Le(t), ...s]);
}
function Ie(e) {
	let t = D(e.head.slice(0, 7)), n = _`The plan${Re(e)}${ze(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return v([Le(e), n]);
}
function Le({ marker: e, runMarker: t, scopeMarker: n }) {
	return [
		e,
		t ?? [],
		n ?? []
	].flat().map(T).reduce((e, t) => _`${e}${t}`);
}
function Re({ commit: e, checkedOut: t = "" }) {
	if (e === "") return _``;
	let n = t === "" || t === e ? _`` : _` (test merge with its base: ${D(t.slice(0, 7))})`;
	return _` for commit ${D(e.slice(0, 7))}${n}`;
}
function ze({ run: e }) {
	return e === "" ? _`` : _` by ${y(_`this run`, e)}`;
}
function Be(e) {
	let { projects: t, manifests: n } = e, r = t.some(({ plan: e }) => e), i = t.every((e) => a(e).length === 0);
	return l(e) || r && i ? He : r ? Ve : n.length > 0 ? Ue : () => _`No plan could be made for this pull request:`;
}
function Ve(e) {
	return _`If you merge this pull request, the live Lokalise project changes like this (from ${e}):`;
}
function He(e) {
	return _`The live Lokalise project was compared with ${e}.`;
}
function Ue(e) {
	return _`No plan could be made for this pull request (from ${e}):`;
}
// src/report/markdown/scope.ts
const H = "lokaform:scope";
function We({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => qe(e, t));
	return [
		H,
		t.inputs,
		...new Set(n)
	].join(":");
}
function Ge(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${H}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes(qe(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function Ke(e, t) {
	return e.includes(`<!-- ${H}:${t.inputs}`);
}
function qe({ plan: e, id: t }, n) {
	return n.project(e?.project.digest ?? t);
}
// src/github/findOwn.ts
async function U(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
// src/github/shrink.ts
async function W({ render: e, limit: t }, n) {
	try {
		await n(e(t));
	} catch (r) {
		if (pe(r) !== 422) throw r;
		await n(e(t / 2));
	}
}
async function Je(e, t, n, r, i) {
	let { owner: a, repo: o } = t, { octokit: s } = e, c = {
		owner: a,
		repo: o,
		issue_number: n,
		per_page: 100
	}, l = await s.paginate(s.rest.issues.listComments, c), u = 0;
	for (let { id: n, body: a = "" } of await U(l, i.prefix, e)) {
		let o = Ge(r, i.scope, z(a));
		o && await Ye(e, t, [n, a], o, i) && (u += 1);
	}
	return u;
}
async function Ye({ octokit: e }, { owner: t, repo: n, run: r, sha: i }, [a, o], s, { scope: c, url: l, now: u, pullRequests: d }) {
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
	}, h = !Ke(z(o), c), g = async () => (await k(f.getComment(p)))?.data.body ?? "", _ = h ? await g() : o, v = 0;
	for (; v < 3 && je(_, m) && (await W({
		render: (e) => Me(_, s, m, e),
		limit: V
	}, async (e) => {
		await k(f.updateComment({
			...p,
			body: e
		}));
	}), v += 1, h);) _ = await g();
	return v > 0;
}
// src/github/publishAfterMerge.ts
const Xe = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function Ze(e, { githubToken: t, signal: n, prefix: r, scope: a, now: o }, s) {
	let c = me(s), l = i(e).some(({ code: e, severity: t }) => t === "error" && Xe.includes(e));
	return c === void 0 || s.sha === "" || l ? [] : A("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => j(t, n, async (t) => {
		let n = await de(t.octokit, s, c);
		return await Qe(t, s, n, e, {
			prefix: r,
			scope: a,
			url: s.runUrl,
			now: o,
			pullRequests: n.numbers.length
		}) > 0 ? $e(n) : [];
	}));
}
async function Qe(e, t, { numbers: n }, r, i) {
	let a = 0, o = [];
	for (let s of n.slice(0, 100)) try {
		a += await Je(e, t, s, r, i);
	} catch (e) {
		if (!["failed", "invalid"].includes(O(e))) throw e;
		o.push(e);
	}
	if (o.length > 0) throw o[0];
	return a;
}
function $e({ numbers: e, commits: n, knowsRuns: r }) {
	let i = [];
	return r || i.push("Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."), n > 500 && i.push(`There are ${h(n, "commit")} since the last successful run. Only the newest 500 were searched for merged pull requests, so the comments on older ones were not updated.`), e.length > 100 && i.push(`${h(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`), i.map((e) => t("not-published", e, { severity: "notice" }));
}
function et(t) {
	return e(t.stopped?.message ?? g(t), 250);
}
function tt(e, { now: t, limit: n }) {
	return E(e, {
		now: t,
		limit: n,
		measure: S,
		overflow: "the job summary has more"
	});
}
function nt(e, t = 1e3) {
	let n = oe(e, 16e3), [r] = n.slice(t - 1);
	if (n.length <= t || !r) return n;
	let i = n.length - t + 1, a = {
		severity: r.severity,
		title: `and ${m(i)} more`,
		message: `${h(i, "more annotation")} are not shown here. The job summary and the report list them all.`
	};
	return [...n.slice(0, t - 1), a];
}
// src/github/createOnce.ts
const G = { request: { retries: 0 } };
async function K(e, t, n) {
	for (let r = 1;; r += 1) try {
		await e();
		return;
	} catch (e) {
		if (O(e) !== "failed" || r > n) throw e;
		if (await ye(r ** 2 * 1e3), await t()) return;
	}
}
// src/github/checkRun.ts
const rt = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, it = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function at(e, t, n) {
	let r = n.annotations.map(ut), i = r.slice(0, 50), a;
	await W(n, async (r) => {
		a = {
			id: await ct(e, t, n, {
				summary: r,
				annotations: i
			}),
			summary: r
		};
	}), a && await lt(e, t, a, n.title, r);
}
async function ot({ octokit: e }, t, n, r) {
	return (await st(e, t, n)).some(({ external_id: e }) => e?.startsWith(`${r}:`));
}
async function st(e, { owner: t, repo: n }, { name: r, commit: i }) {
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
async function ct({ octokit: e }, t, { name: n, id: r, commit: i, title: a, isSuccess: o }, s) {
	let { owner: c, repo: l, runUrl: u } = t, { checks: d } = e.rest, f = 0;
	return await K(async () => {
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
				title: M(a),
				...s
			},
			...G
		});
		f = e.id;
	}, async () => {
		let a = (await st(e, t, {
			name: n,
			commit: i
		})).find((e) => e.external_id === r);
		return f = a?.id ?? 0, a !== void 0;
	}, 2), f;
}
async function lt({ octokit: e }, { owner: t, repo: n }, { id: r, summary: i }, a, o) {
	let { checks: s } = e.rest, c = {
		owner: t,
		repo: n,
		check_run_id: r
	};
	for (let e = 50; e < o.length; e += 50) {
		let t = o.slice(e, e + 50);
		await K(() => s.update({
			...c,
			output: {
				title: M(a),
				summary: i,
				annotations: t
			},
			...G
		}), async () => (await s.get(c)).data.output.annotations_count > e, 2);
	}
}
function ut({ severity: e, title: t, message: n, place: r }) {
	return {
		...it,
		...r && {
			path: r.file,
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: rt[e],
		title: M(t),
		message: M(n) || t
	};
}
// src/github/pullRequestHead.ts
async function dt(e, t, n, r) {
	for (let { root: i, commit: a } of r) {
		let r = a ?? t.sha;
		if (r !== n.head && !await ft(e, t, n, r, i === void 0 ? void 0 : await le(i, r))) return r;
	}
}
async function ft(e, { owner: t, repo: n, ref: r, sha: i }, { number: a, head: o }, s, c) {
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
		if (pe(e) === 404) return !1;
		throw e;
	}
}
// src/github/publishCheckRun.ts
async function pt(e, t, n) {
	let { githubToken: r, signal: i, isSuccess: a, now: o, check: s, checkouts: c, workspace: l } = t, { pullRequest: u, run: d, sha: f } = n, p = u?.head ?? f;
	if (p === "" || u?.origin) return [];
	let m = !ie(e);
	if (!m && d.attempt <= 1) return [];
	let h = await Promise.all(c.map((e) => ce(l, e))), g = {
		name: s.name,
		id: `${s.id}:${d.id}:${d.attempt}`,
		commit: p,
		title: et(e),
		annotations: nt(e).map((e) => mt(e, l, h)),
		isSuccess: a,
		render: (t) => tt(e, {
			now: o,
			limit: t
		}),
		limit: 65e3
	};
	return A("The check run", "checks: write", u, async () => {
		try {
			await j(r, i, async (e) => {
				if (!m && !await ot(e, n, g, s.id)) return;
				let t = await ht(e.octokit, n, c);
				t === void 0 ? await at(e, n, g) : ae(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(O(e))) throw e;
			ae(`No check run was written: ${ue(e)}.`);
		}
		return [];
	});
}
function mt({ place: e, ...t }, n, i) {
	if (!e) return t;
	let a = N(n, e.file), [o] = i.filter((e) => r(a, e)).map((e) => he(e, a)).sort((e, t) => e.length - t.length);
	return o ? {
		...t,
		place: {
			...e,
			file: o.split(ge).join("/")
		}
	} : t;
}
async function ht(e, t, n) {
	let { pullRequest: r, sha: i } = t;
	return r ? dt(e, t, r, n) : n.find(({ commit: e }) => e !== void 0 && e !== i)?.commit;
}
// src/github/comment.ts
async function gt(e, t, { number: n, head: r }, i) {
	let { owner: a, repo: o, run: s } = t, { issues: c, pulls: l } = e.octokit.rest, u = async () => {
		let t = {
			owner: a,
			repo: o,
			issue_number: n,
			per_page: 100
		};
		return U(await e.octokit.paginate(c.listComments, t), i.marker, e);
	}, d = async (e) => {
		for (let { id: t } of e) await k(c.deleteComment({
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
	}, { newest: p, others: m } = _t(await u());
	if (!p && !i.hasFindings) return { is: "kept" };
	if (p && (J(q(p), s) || Ae(p.body ?? ""))) return { is: "superseded" };
	let h = await f();
	if (h !== r) return {
		is: "outdated",
		head: h
	};
	let g = p, _;
	if (await W(i, async (t) => {
		if (p) {
			if (yt(p.body) === yt(t)) return;
			let e = await k(c.updateComment({
				owner: a,
				repo: o,
				comment_id: p.id,
				body: t
			}));
			if (e && (_ = {
				...p,
				body: t
			}), e || (g = void 0, !i.hasFindings)) return;
		}
		let r = async () => {
			let { data: r } = await c.createComment({
				owner: a,
				repo: o,
				issue_number: n,
				body: t,
				...G
			});
			e.noteLogin(r.user?.login);
		}, l = (e) => !J(s, q(e)) && !J(q(e), s);
		await K(r, async () => (await u()).some(l), 2);
		let f = _t(await u());
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
	if (!g) await d(J(q(_), s) ? [] : [_]);
	else {
		let e = {
			owner: a,
			repo: o,
			comment_id: _.id
		}, t = await k(c.getComment(e)), n = i.outdated(v);
		t?.data.body === _.body && await k(c.updateComment({
			...e,
			body: n
		}));
	}
	return {
		is: "outdated",
		head: v
	};
}
function _t(e) {
	let [t, ...n] = e;
	if (!t) return {
		newest: void 0,
		others: []
	};
	let r = n.reduce((e, t) => J(q(e), q(t)) ? e : t, t);
	return {
		newest: r,
		others: e.filter((e) => e !== r)
	};
}
function vt({ id: e, attempt: t }) {
	return `lokaform:run:${e}:${t}`;
}
function q({ body: e = "" }) {
	let [, t = 0, n = 0] = /<!-- lokaform:run:(\d+):(\d+) -->/.exec(e) ?? [];
	return {
		id: Number(t),
		attempt: Number(n)
	};
}
function J(e, t) {
	return e.id > t.id || e.id === t.id && e.attempt > t.attempt;
}
function yt(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
// src/github/publishComment.ts
async function bt(e, t, n) {
	let { pullRequest: r, event: i, runUrl: a, sha: o } = n, s = [];
	if (!r) return {
		problems: i.startsWith("pull_request") ? [Ct(i)] : [],
		comments: s
	};
	let { marker: c, now: l, githubToken: u, signal: d, checkouts: p, workspace: m } = t, h = {
		commit: r.head,
		checkedOut: p[0]?.commit ?? o
	}, g = {
		marker: c,
		runMarker: vt(n.run),
		scopeMarker: We(e, t.scope)
	}, _ = await fe(n, p, m), v = {
		now: l,
		...g,
		...h,
		run: a,
		linkTo: _
	}, y = {
		marker: T(c),
		hasFindings: f(e),
		render: (t) => Fe(e, {
			...v,
			limit: t
		}),
		outdated: (e) => Ie({
			...v,
			head: e
		}),
		limit: V
	}, b = `The comment on pull request ${r.number}`;
	return {
		problems: await A(b, "pull-requests: write", r, async () => j(u, d, async (e) => {
			let t = await dt(e.octokit, n, r, p);
			if (t !== void 0) return [St(r, t)];
			let i = await gt(e, n, r, y);
			return i.is === "kept" && i.url !== void 0 && s.push(i.url), xt(r, i);
		})),
		comments: s
	};
}
function xt({ number: e, head: n }, r) {
	if (r.is === "kept") return [];
	let i = r.is === "superseded" ? `The comment on pull request ${e} was written by a later run, so this run did not replace it. The job summary has this plan.` : `This run is for commit ${n.slice(0, 7)}, but pull request ${e} is now at ${r.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
	return [t("not-published", i, { severity: "notice" })];
}
function St({ number: e, head: n }, r) {
	let i = `No comment was written. The plan is for commit ${r.slice(0, 7)}. This is not the newest commit of pull request ${e} (${n.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
	return t("not-published", i, { severity: "notice" });
}
function Ct(e) {
	let n = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${e} event. The job summary has the whole report.`;
	return t("not-published", n, { severity: "notice" });
}
function wt(t) {
	return `Lokaform: drift in ${e(Dt(t), 80)}`;
}
function Tt(e, t, n) {
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
		lead: (e) => _`The live Lokalise project is different from ${e}:`,
		overflow: "the job summary of the workflow has more"
	}), a = t.plan?.kept.some(({ reason: e }) => e === "archived") ?? !1 ? [jt] : [];
	return v([
		T(n.marker),
		i,
		kt,
		At(n),
		...a,
		Mt(n)
	]);
}
function Et(e, t) {
	return v([
		T(t.marker),
		_`✅ **The project ${C(Dt(e))} matches its manifests again.**`,
		Mt(t)
	]);
}
function Dt({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Ot(e, t) {
	return v([T(t.marker), _`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function Y(e) {
	return e.plan ? d({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || n(e.problems) ? "unknown" : "none" : "unknown";
}
const kt = b("How to read this", te([
	"+ declared, but missing in the project: apply creates it",
	"~ differs: the live value, and the declared value",
	"» still has its former name: apply renames it",
	"- in the project, but not declared: apply archives or destroys it",
	"! a live value or key that is kept, or a note"
]));
function At({ pullUrl: e }) {
	let t = e === void 0 ? _`${D("lokaform pull")} writes texts that other people edited into them.` : _`To get texts that other people edited, start ${y(_`the workflow that pulls`, e)}: it opens the pull request.`;
	return _`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. If backup-dir is set, the run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

Texts to pull are live texts that another person edited, and that no manifest has: apply keeps them. A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
const jt = _`An archived key that is declared stays drift until its entry declares is_archived: true or false.`;
function Mt({ workflowUrl: e }) {
	let t = e === "" ? _`its workflow` : y(_`its workflow`, e);
	return _`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
// src/github/issue.ts
const X = "lokaform-drift", Nt = {
	labelled: {
		labels: X,
		state: "all"
	},
	open: { state: "open" },
	every: { state: "all" }
};
var Pt = class {
	lists = new Map();
	github;
	context;
	constructor(e, t) {
		this.github = e, this.context = t;
	}
	list(e) {
		let t = this.lists.get(e) ?? Ft(this.github, this.context, e);
		return this.lists.set(e, t), t;
	}
};
async function Ft({ octokit: e }, { owner: t, repo: n }, r) {
	let i = {
		sort: "created",
		direction: "asc",
		per_page: 100
	}, a = {
		owner: t,
		repo: n,
		...Nt[r],
		...i
	};
	return (await e.paginate(e.rest.issues.listForRepo, a)).filter((e) => !e.pull_request);
}
async function It(e, t, n, r) {
	let i = async (t) => U(await n.list(t), r.marker, e);
	if (!r.hasDrift) return await Bt(e, t, await i("open"), r), { is: "kept" };
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(Z), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? {
		is: "declined",
		number: c.number
	} : await Rt(e, t, c, r) ? (await zt(e, t, s.slice(0, -1), c.number, r), {
		is: "kept",
		url: c.html_url
	}) : Lt(e, t, r) : Lt(e, t, r);
}
function Z({ state: e }) {
	return e === "open";
}
async function Lt(e, t, n) {
	let { owner: r, repo: i } = t, { title: a, marker: o } = n, s = async () => (await U(await Ft(e, t, "labelled"), o, e)).filter(Z);
	await W(n, async (t) => {
		await K(async () => {
			let n = [X], { data: o } = await e.octokit.rest.issues.create({
				owner: r,
				repo: i,
				title: a,
				body: t,
				labels: n,
				...G
			});
			e.noteLogin(o.user?.login);
		}, async () => (await s()).length > 0, 2);
	});
	let c = await s(), l = c.at(-1);
	return l ? (await zt(e, t, c.slice(0, -1), l.number, n), {
		is: "kept",
		url: l.html_url
	}) : { is: "kept" };
}
async function Rt(e, t, n, r) {
	let { owner: i, repo: a } = t, { issues: o } = e.octokit.rest, { title: s } = r, c = {
		owner: i,
		repo: a,
		issue_number: n.number
	}, l = !0;
	await W(r, async (e) => {
		if (Z(n) && n.body === e && n.title === s) return;
		let t = Z(n) ? {} : { state: "open" };
		l = await k(o.update({
			...c,
			title: s,
			body: e,
			...t
		})) !== void 0;
	});
	let u = n.labels.some((e) => (typeof e == "string" ? e : e.name) === X);
	return l && !u && await o.addLabels({
		...c,
		labels: [X]
	}), l;
}
async function zt(e, t, n, r, i) {
	let { owner: a, repo: o } = t, s = i.duplicate(r);
	for (let { number: t } of n) {
		let n = {
			body: s,
			state: "closed",
			state_reason: "completed"
		};
		await k(e.octokit.rest.issues.update({
			owner: a,
			repo: o,
			issue_number: t,
			...n
		}));
	}
}
async function Bt(e, { owner: t, repo: n }, r, i) {
	let { title: a } = i;
	for (let { number: o } of r) await W(i, async (r) => {
		let i = {
			title: a,
			body: r,
			state: "closed",
			state_reason: "completed"
		};
		await k(e.octokit.rest.issues.update({
			owner: t,
			repo: n,
			issue_number: o,
			...i
		}));
	});
}
// src/github/pullWorkflow.ts
const Q = ".github/workflows", Vt = /^[\w.-]+\.ya?ml$/, Ht = /^[^#\n]*\bcommand:\s*["']?pull["']?\s*(?:[,}#]|$)/m;
async function Ut({ home: e }, t) {
	let n = await ve(N(t, Q)).catch(() => []);
	for (let r of n.filter((e) => Vt.test(e)).sort()) {
		let n = await _e(N(t, Q, r), "utf8").catch(() => "");
		if (Ht.test(n)) return `${e}/actions/workflows/${r}`;
	}
}
// src/github/publishIssues.ts
async function Wt(e, t, n) {
	let r = [], i = e.projects.filter((e) => Y(e) !== "unknown");
	if (i.length === 0) return {
		problems: [],
		issues: []
	};
	let a = (e, t) => A(e, "issues: write", n.pullRequest, t), o = async (o) => {
		let s = await se(o.octokit, n);
		if (me(n) !== s) return [qt(n, s)];
		let c = new Pt(o, n), l = i.map(Y);
		l.includes("drift") && await c.list("labelled"), l.some((e) => e !== "drift") && await c.list("open");
		let u = await Ut(n, t.root), d = [];
		for (let s of i) {
			let i = Gt(e, s, t, {
				...n,
				pullUrl: u
			}), l = await a(`The issue on the drift of ${s.name ?? s.id}`, async () => {
				let e = await It(o, n, c, i);
				return e.is === "kept" && e.url !== void 0 && r.push(e.url), e.is === "declined" ? [Kt(e.number)] : [];
			});
			d.push(...l);
		}
		return d;
	};
	return {
		problems: await a("The issue on drift", () => j(t.githubToken, t.signal, o)),
		issues: r
	};
}
function Gt(e, t, { marker: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = Y(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: T(a),
		title: wt(t),
		hasDrift: o,
		render: (n) => o ? Tt(e, t, {
			...s,
			limit: n
		}) : Et(t, {
			...s,
			limit: n
		}),
		duplicate: (e) => Ot(e, s),
		limit: 65e3
	};
}
function Kt(e) {
	let n = `Issue ${e} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
	return t("not-published", n, { severity: "notice" });
}
function qt({ ref: e }, n) {
	let r = `This run does not update the issue on drift: the run is for ${e || "no ref"}, and the issue is about ${n}. The job summary has the whole report.`;
	return t("not-published", r, { severity: "notice" });
}
// src/github/publish.ts
const $ = {
	problems: [],
	comments: [],
	issues: []
};
async function Jt(e, t) {
	let { context: n, githubToken: r, markers: i } = t;
	if (!n || r === "" || e.stopped) return $;
	let a = t.writesResult ? await Yt(e, t, n) : $;
	if (!t.writesCheckRun) return a;
	let o = await pt({
		...e,
		problems: [...e.problems, ...a.problems]
	}, {
		...t,
		check: i.check
	}, n);
	return {
		...a,
		problems: [...a.problems, ...o]
	};
}
async function Yt(e, t, n) {
	let { githubToken: r, markers: i, signal: a } = t;
	if (e.command === "plan") {
		let r = await bt(e, {
			...t,
			marker: i.comment,
			scope: i.scope
		}, n);
		return {
			...$,
			...r
		};
	}
	if (e.command === "apply") {
		let { commentPrefix: r, scope: a } = i, o = await Ze(e, {
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
		let [{ root: o = t.workspace } = {}] = t.checkouts, s = await Wt(e, {
			githubToken: r,
			marker: i.issue,
			root: o,
			signal: a
		}, n);
		return {
			...$,
			...s
		};
	}
	return $;
}
export { Jt as publish };
