import { I as e, J as t, K as n } from "./start.js";
import { $t as r, Fn as i, Gn as a, In as o, Kn as s, Kt as c, Mn as l, Nt as u, Pn as d, Vn as f, di as p, mn as m, pn as h, vn as g, zn as _ } from "./engine.js";
import { A as v, C as y, D as b, E as x, O as S, S as C, T as ee, a as w, c as te, j as T, k as E, l as ne, r as D, w as re, x as O } from "./markdown.js";
import { T as ie, a as k, b as A, c as j, f as ae, h as oe, i as se, l as ce, m as le, n as ue, r as M, s as N, u as de, w as fe, x as pe } from "./mergedPulls.js";
import { join as P, relative as me, sep as he } from "node:path";
import { readFile as ge, readdir as _e } from "node:fs/promises";
import { setTimeout as ve } from "node:timers/promises";
// src/report/markdown/appliedSection.ts
const F = S("lokaform:applied:end");
function ye(e, t, n) {
	let r = l(e), i = f(r) ? "failed" : "done", { id: a, attempt: o } = t.run, s = S(`lokaform:applied:${t.inputs}:${i}:${t.commit}:${a}:${o}`), c = C([...be(r, t), ...xe(r)]), u = s.length + c.length + F.length + 4, d = f(r) ? Se(r, n - u) : [];
	return E`${s}\n${C([c, ...d])}\n${F}`;
}
function be(e, { url: t, commit: n, now: r, pullRequests: a }) {
	let { projects: o } = e, [s] = o, l = o.length === 1 && s?.name !== void 0 ? E` · ${w(s.name)}` : E``, u = E`at commit ${y(n.slice(0, 7))} on ${T(g(r))}`, d = (e) => t === "" ? e : x(e, t), p = o.some(({ results: e }) => e), m = p ? E`: ${T(c(o))}.` : E` wrote nothing.`, _ = `The figures are for ${h(a, "merged pull request")} together.`, v = p && a > 1 ? [T(_)] : [];
	return f(e) ? [
		i(e).some(({ outcome: e }) => e.state === "done") ? E`## ❌ Not everything was applied${l}` : E`## ❌ Nothing was applied${l}`,
		E`${d(E`This run`)} ${u}${m}`,
		...v,
		E`Each later run updates this comment, until everything is applied.`
	] : [
		E`## ✅ Applied${l}`,
		E`Applied by ${d(E`this run`)} ${u}${m}`,
		...v
	];
}
function xe(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => f({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? c([e]) : "not applied";
		return E`${w(e.name ?? e.id)}: ${T(t)}`;
	}), i = t.length - r.length;
	return [b(i > 0 ? [...r, T(`… and ${h(i, "more project")}`)] : r)];
}
function Se({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => e.results ?? []), i = [...e, ...t.flatMap((e) => e.problems)], a = Ce([...te(r.filter(({ outcome: e }) => e.state !== "done")), ...i.filter(({ severity: e }) => e === "error").map(ne)], n);
	return a.length > 0 ? [re(a)] : [];
}
function Ce(e, t) {
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
const we = /^(?: |- )*`{3,}/;
function I(e, t, n) {
	if (e.length <= t) return e;
	let r = [], i = n.length, a = { folds: 0 };
	for (let n of e.split("\n")) {
		let e = Te(a, n);
		if (i += n.length + 1, i + L(e).length > t) break;
		r.push(n), a = e;
	}
	let o = r.join("\n").trimEnd();
	return o === "" ? n : `${o}${L(a)}${n}`;
}
function Te({ fence: e, folds: t }, n) {
	if (e !== void 0) return n === e ? { folds: t } : {
		fence: e,
		folds: t
	};
	let r = we.exec(n)?.[0].replaceAll("-", " ");
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
const Ee = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, De = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${F}(?:\n+|$)`), R = E`The plan before the merge:`, Oe = 1e3;
function z(e) {
	return Ee.exec(e)?.[0] ?? "";
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
	let { markers: i, sections: a, plan: o } = B(e), s = v(i.trimEnd()), c = Ne(a, n, r - s.length), l = ye(t, n, r - C([
		s,
		...c,
		R
	]).length - Math.min(o.length, Oe)), u = C([
		s,
		...c,
		l,
		...o === "" ? [] : [R]
	]), d = v(I(o, r - u.length - 2, "The rest of the plan is left out, because the comment is full. Its edit history has the whole plan."));
	return C([u, d]);
}
function Ne(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2, a = Math.floor((n - Oe) / (r.length + 1)) - 2;
	return r.map((e) => v(i ? Pe(e, a) : e));
}
function Pe(e, t) {
	let [n = "", ...r] = e.split("\n");
	return [
		n,
		I(r.slice(0, -1).join("\n"), t - n.length - F.length - 2, "The rest is left out, because the comment is full. The summary of the run has it."),
		F
	].join("\n");
}
function B(e) {
	let t = ke(e), n = z(t), r = [], i = t.slice(n.length);
	for (let e = De.exec(i); e; e = De.exec(i)) {
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
const Fe = 65e3;
function Ie(e, t) {
	let { now: n, limit: r, linkTo: i } = t, a = D(e, {
		now: n,
		limit: r - 1536,
		measure: O,
		lead: Ve(e),
		overflow: "the job summary has more",
		linkTo: i,
		isPullRequest: !0
	}), s = E`<sub>Written on ${T(g(n))}${ze(t)}${Be(t)}.</sub>`, c = o(e) ? [ee("Translations: this pull request changes nothing", C([a, s]))] : [a, s];
	return C([Re(t), ...c]);
}
function Le(e) {
	let t = y(e.head.slice(0, 7)), n = E`The plan${ze(e)}${Be(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return C([Re(e), n]);
}
function Re({ marker: e, runMarker: t, scopeMarker: n }) {
	return [
		e,
		t ?? [],
		n ?? []
	].flat().map(S).reduce((e, t) => E`${e}${t}`);
}
function ze({ commit: e, checkedOut: t = "" }) {
	if (e === "") return E``;
	let n = t === "" || t === e ? E`` : E` (test merge with its base: ${y(t.slice(0, 7))})`;
	return E` for commit ${y(e.slice(0, 7))}${n}`;
}
function Be({ run: e }) {
	return e === "" ? E`` : E` by ${x(E`this run`, e)}`;
}
function Ve(e) {
	let { projects: t, manifests: n } = e, r = t.some(({ plan: e }) => e), i = t.every((e) => a(e).length === 0);
	return o(e) || r && i ? Ue : r ? He : n.length > 0 ? We : () => E`No plan could be made for this pull request:`;
}
function He(e) {
	return E`If you merge this pull request, the live Lokalise project changes like this (from ${e}):`;
}
function Ue(e) {
	return E`The live Lokalise project was compared with ${e}.`;
}
function We(e) {
	return E`No plan could be made for this pull request (from ${e}):`;
}
// src/report/markdown/scope.ts
const V = "lokaform:scope";
function Ge({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => Je(e, t));
	return [
		V,
		t.inputs,
		...new Set(n)
	].join(":");
}
function Ke(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${V}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes(Je(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function qe(e, t) {
	return e.includes(`<!-- ${V}:${t.inputs}`);
}
function Je({ plan: e, id: t }, n) {
	return n.project(e?.project.digest ?? t);
}
// src/github/findOwn.ts
async function H(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e && Ye(e, i));
}
function Ye({ login: e, type: t }, n) {
	return e === n || t === "Bot" && e === `${n}[bot]`;
}
// src/github/shrink.ts
async function U({ render: e, limit: t }, n) {
	try {
		await n(e(t));
	} catch (r) {
		if (N(r) !== 422) throw r;
		await n(e(t / 2));
	}
}
async function Xe(e, t, n, r, i) {
	let { owner: a, repo: o } = t, { octokit: s } = e, c = {
		owner: a,
		repo: o,
		issue_number: n,
		per_page: 100
	}, l = await s.paginate(s.rest.issues.listComments, c), u = 0;
	for (let { id: n, body: a = "" } of await H(l, i.prefix, e)) {
		let o = Ke(r, i.scope, z(a));
		o && await Ze(e, t, [n, a], o, i) && (u += 1);
	}
	return u;
}
async function Ze({ octokit: e }, { owner: t, repo: n, run: r, sha: i }, [a, o], s, { scope: c, url: l, now: u, pullRequests: d }) {
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
	}, h = !qe(z(o), c), g = async () => (await f.getComment(p)).data.body ?? "", _ = h ? await g() : o, v = 0;
	for (; v < 3 && je(_, m) && (await U({
		render: (e) => Me(_, s, m, e),
		limit: Fe
	}, async (e) => {
		await f.updateComment({
			...p,
			body: e
		});
	}), v += 1, h);) _ = await g();
	return v > 0;
}
// src/github/publishAfterMerge.ts
const Qe = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function $e(e, { githubToken: t, signal: n, prefix: r, scope: i, now: a }, o) {
	let s = ce(o), c = d(e).some(({ code: e, severity: t }) => t === "error" && Qe.includes(e));
	return s === void 0 || o.sha === "" || c ? [] : j("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => M(t, n, async (t) => {
		let n = await ue(t.octokit, o, s);
		return await et(t, o, n, e, {
			prefix: r,
			scope: i,
			url: o.runUrl,
			now: a,
			pullRequests: n.numbers.length
		}) > 0 ? tt(n) : [];
	}));
}
async function et(e, t, { numbers: n }, r, i) {
	let a = 0, o = [];
	for (let s of n.slice(0, 100)) try {
		a += await Xe(e, t, s, r, i);
	} catch (e) {
		if (!["failed", "invalid"].includes(k(e))) throw e;
		o.push(e);
	}
	if (o.length > 0) throw o[0];
	return a;
}
function tt({ numbers: e, commits: n, knowsRuns: r }) {
	let i = [];
	return r || i.push("Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."), n > 500 && i.push(`There are ${h(n, "commit")} since the last successful run. Only the newest 500 were searched for merged pull requests, so the comments on older ones were not updated.`), e.length > 100 && i.push(`${h(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`), i.map((e) => t("not-published", e, { severity: "notice" }));
}
function nt(t) {
	return e(t.stopped?.message ?? r(t), 250);
}
function rt(e, { now: t, limit: n }) {
	return D(e, {
		now: t,
		limit: n,
		measure: O,
		overflow: "the job summary has more"
	});
}
function it(e, t = 1e3) {
	let n = fe(e, 16e3), [r] = n.slice(t - 1);
	if (n.length <= t || !r) return n;
	let i = n.length - t + 1, a = {
		severity: r.severity,
		title: `and ${m(i)} more`,
		message: `${h(i, "more annotation")} are not shown here. The job summary and the report list them all.`
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
		if (k(e) !== "failed" || r > n) throw e;
		if (await ve(r ** 2 * 1e3), await t()) return;
	}
}
// src/github/checkRun.ts
const at = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, ot = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function st(e, t, n) {
	let r = n.annotations.map(ft), i = r.slice(0, 50), a;
	await U(n, async (r) => {
		a = {
			id: await ut(e, t, n, {
				summary: r,
				annotations: i
			}),
			summary: r
		};
	}), a && await dt(e, t, a, n.title, r);
}
async function ct({ octokit: e }, t, n, r) {
	return (await lt(e, t, n)).some(({ external_id: e }) => e?.startsWith(`${r}:`));
}
async function lt(e, { owner: t, repo: n }, { name: r, commit: i }) {
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
async function ut({ octokit: e }, t, { name: n, id: r, commit: i, title: a, isSuccess: o }, s) {
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
				title: A(a),
				...s
			},
			...W
		});
		f = e.id;
	}, async () => {
		let a = (await lt(e, t, {
			name: n,
			commit: i
		})).find((e) => e.external_id === r);
		return f = a?.id ?? 0, a !== void 0;
	}, 2), f;
}
async function dt({ octokit: e }, { owner: t, repo: n }, { id: r, summary: i }, a, o) {
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
				title: A(a),
				summary: i,
				annotations: t
			},
			...W
		}), async () => (await s.get(c)).data.output.annotations_count > e, 2);
	}
}
function ft({ severity: e, title: t, message: n, place: r }) {
	return {
		...ot,
		...r && {
			path: r.file,
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: at[e],
		title: A(t),
		message: A(n) || t
	};
}
// src/github/pullRequestHead.ts
async function pt(e, t, n, r) {
	for (let { root: i, commit: a } of r) {
		let r = a ?? t.sha;
		if (r !== n.head && !await mt(e, t, n, r, i === void 0 ? void 0 : await le(i, r))) return r;
	}
}
async function mt(e, { owner: t, repo: n, ref: r, sha: i }, { number: a, head: o }, s, c) {
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
		if (N(e) === 404) return !1;
		throw e;
	}
}
// src/github/publishCheckRun.ts
async function ht(e, t, n) {
	let { githubToken: r, signal: i, isSuccess: a, now: o, check: s, checkouts: c, workspace: l } = t, { pullRequest: u, run: d, sha: f } = n, p = u?.head ?? f;
	if (p === "" || u?.origin) return [];
	let m = !ie(e);
	if (!m && d.attempt <= 1) return [];
	let h = await Promise.all(c.map((e) => oe(l, e))), g = {
		name: s.name,
		id: `${s.id}:${d.id}:${d.attempt}`,
		commit: p,
		title: nt(e),
		annotations: it(e).map((e) => gt(e, l, h)),
		isSuccess: a,
		render: (t) => rt(e, {
			now: o,
			limit: t
		}),
		limit: 65e3
	};
	return j("The check run", "checks: write", u, async () => {
		try {
			await M(r, i, async (e) => {
				if (!m && !await ct(e, n, g, s.id)) return;
				let t = await _t(e.octokit, n, c);
				t === void 0 ? await st(e, n, g) : pe(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(k(e))) throw e;
			pe(`No check run was written: ${se(e)}.`);
		}
		return [];
	});
}
function gt({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = P(n, e.file), [a] = r.filter((e) => u(i, e)).map((e) => me(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(he).join("/")
		}
	} : t;
}
async function _t(e, t, n) {
	let { pullRequest: r, sha: i } = t;
	return r ? pt(e, t, r, n) : n.find(({ commit: e }) => e !== void 0 && e !== i)?.commit;
}
// src/github/comment.ts
async function vt(e, t, { number: n, head: r }, i) {
	let { owner: a, repo: o, run: s } = t, { issues: c, pulls: l } = e.octokit.rest, u = async () => {
		let t = {
			owner: a,
			repo: o,
			issue_number: n,
			per_page: 100
		};
		return H(await e.octokit.paginate(c.listComments, t), i.marker, e);
	}, d = async (e) => {
		for (let { id: t } of e) await c.deleteComment({
			owner: a,
			repo: o,
			comment_id: t
		}).catch((e) => {
			if (N(e) !== 404) throw e;
		});
	}, f = async () => {
		let { data: e } = await l.get({
			owner: a,
			repo: o,
			pull_number: n
		});
		return e.head.sha;
	}, { newest: p, others: m } = yt(await u());
	if (!p && !i.hasFindings) return { is: "kept" };
	if (p && (q(K(p), s) || Ae(p.body ?? ""))) return { is: "superseded" };
	let h = await f();
	if (h !== r) return {
		is: "outdated",
		head: h
	};
	let g;
	if (await U(i, async (t) => {
		if (p) {
			if (xt(p.body) === xt(t)) return;
			await c.updateComment({
				owner: a,
				repo: o,
				comment_id: p.id,
				body: t
			}), g = {
				...p,
				body: t
			};
			return;
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
		}, i = (e) => !q(s, K(e)) && !q(K(e), s);
		await G(r, async () => (await u()).some(i), 2);
		let l = yt(await u());
		await d(l.others), g = l.newest;
	}), await d(m), !g) return {
		is: "kept",
		...p && { url: p.html_url }
	};
	let _ = await f();
	if (_ === r) return {
		is: "kept",
		url: g.html_url
	};
	if (!p) await d(q(K(g), s) ? [] : [g]);
	else {
		let { data: e } = await c.getComment({
			owner: a,
			repo: o,
			comment_id: g.id
		}), t = i.outdated(_);
		e.body === g.body && await c.updateComment({
			owner: a,
			repo: o,
			comment_id: g.id,
			body: t
		});
	}
	return {
		is: "outdated",
		head: _
	};
}
function yt(e) {
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
function bt({ id: e, attempt: t }) {
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
function xt(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
// src/github/publishComment.ts
async function St(e, t, n) {
	let { pullRequest: r, event: i, runUrl: a, sha: o } = n, c = [];
	if (!r) return {
		problems: i.startsWith("pull_request") ? [Tt(i)] : [],
		comments: c
	};
	let { marker: l, now: u, githubToken: d, signal: f, checkouts: p, workspace: m } = t, h = {
		commit: r.head,
		checkedOut: p[0]?.commit ?? o
	}, g = {
		marker: l,
		runMarker: bt(n.run),
		scopeMarker: Ge(e, t.scope)
	}, _ = await ae(n, p, m), v = {
		now: u,
		...g,
		...h,
		run: a,
		linkTo: _
	}, y = {
		marker: S(l),
		hasFindings: s(e),
		render: (t) => Ie(e, {
			...v,
			limit: t
		}),
		outdated: (e) => Le({
			...v,
			head: e
		}),
		limit: Fe
	}, b = `The comment on pull request ${r.number}`;
	return {
		problems: await j(b, "pull-requests: write", r, async () => M(d, f, async (e) => {
			let t = await pt(e.octokit, n, r, p);
			if (t !== void 0) return [wt(r, t)];
			let i = await vt(e, n, r, y);
			return i.is === "kept" && i.url !== void 0 && c.push(i.url), Ct(r, i);
		})),
		comments: c
	};
}
function Ct({ number: e, head: n }, r) {
	if (r.is === "kept") return [];
	let i = r.is === "superseded" ? `The comment on pull request ${e} was written by a later run, so this run did not replace it. The job summary has this plan.` : `This run is for commit ${n.slice(0, 7)}, but pull request ${e} is now at ${r.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
	return [t("not-published", i, { severity: "notice" })];
}
function wt({ number: e, head: n }, r) {
	let i = `No comment was written. The plan is for commit ${r.slice(0, 7)}. This is not the newest commit of pull request ${e} (${n.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
	return t("not-published", i, { severity: "notice" });
}
function Tt(e) {
	let n = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${e} event. The job summary has the whole report.`;
	return t("not-published", n, { severity: "notice" });
}
function Et(t) {
	return `Lokaform: drift in ${e(kt(t), 80)}`;
}
function Dt(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = D(r, {
		now: 0,
		limit: n.limit - 2560,
		measure: O,
		maxUnmanaged: 5,
		lead: (e) => E`The live Lokalise project is different from ${e}:`,
		overflow: "the job summary of the workflow has more"
	}), a = t.plan?.kept.some(({ reason: e }) => e === "archived") ?? !1 ? [Nt] : [];
	return C([
		S(n.marker),
		i,
		jt,
		Mt(n),
		...a,
		Pt(n)
	]);
}
function Ot(e, t) {
	return C([
		S(t.marker),
		E`✅ **The project ${w(kt(e))} matches its manifests again.**`,
		Pt(t)
	]);
}
function kt({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function At(e, t) {
	return C([S(t.marker), E`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function J(e) {
	return e.plan ? _({ projects: [e] }) || e.plan.kept.some(p) ? "drift" : e.plan.skipped.length > 0 || n(e.problems) ? "unknown" : "none" : "unknown";
}
const jt = ee("How to read this", re([
	"+ declared, but missing in the project: apply creates it",
	"~ differs: the live value, and the declared value",
	"» still has its former name: apply renames it",
	"- in the project, but not declared: apply archives or destroys it",
	"! a live value or key that is kept, or a note"
]));
function Mt({ pullUrl: e }) {
	let t = e === void 0 ? E`${y("lokaform pull")} writes texts that other people edited into them.` : E`To get texts that other people edited, start ${x(E`the workflow that pulls`, e)}: it opens the pull request.`;
	return E`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. If backup-dir is set, the run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

Texts to pull are live texts that another person edited, and that no manifest has: apply keeps them. A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
const Nt = E`An archived key that is declared stays drift until its entry declares is_archived: true or false.`;
function Pt({ workflowUrl: e }) {
	let t = e === "" ? E`its workflow` : x(E`its workflow`, e);
	return E`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
// src/github/issue.ts
const Y = "lokaform-drift", Ft = {
	labelled: {
		labels: Y,
		state: "all"
	},
	open: { state: "open" },
	every: { state: "all" }
};
var It = class {
	lists = new Map();
	github;
	context;
	constructor(e, t) {
		this.github = e, this.context = t;
	}
	list(e) {
		let t = this.lists.get(e) ?? X(this.github, this.context, e);
		return this.lists.set(e, t), t;
	}
};
async function X({ octokit: e }, { owner: t, repo: n }, r) {
	let i = {
		sort: "created",
		direction: "asc",
		per_page: 100
	};
	return e.paginate(e.rest.issues.listForRepo, {
		owner: t,
		repo: n,
		...Ft[r],
		...i
	});
}
async function Lt(e, t, n, r) {
	let i = async (t) => H(await n.list(t), r.marker, e);
	if (!r.hasDrift) return await Vt(e, t, await i("open"), r), { is: "kept" };
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(Z), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? {
		is: "declined",
		number: c.number
	} : (await zt(e, t, c, r), await Bt(e, t, s.slice(0, -1), c.number, r), {
		is: "kept",
		url: c.html_url
	}) : Rt(e, t, r);
}
function Z({ state: e }) {
	return e === "open";
}
async function Rt(e, t, n) {
	let { owner: r, repo: i } = t, { title: a, marker: o } = n, s = async () => (await H(await X(e, t, "labelled"), o, e)).filter(Z);
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
	return l ? (await Bt(e, t, c.slice(0, -1), l.number, n), {
		is: "kept",
		url: l.html_url
	}) : { is: "kept" };
}
async function zt(e, t, n, r) {
	let { owner: i, repo: a } = t, { issues: o } = e.octokit.rest, { title: s } = r, c = {
		owner: i,
		repo: a,
		issue_number: n.number
	};
	await U(r, async (e) => {
		Z(n) ? (n.body !== e || n.title !== s) && await o.update({
			...c,
			title: s,
			body: e
		}) : await o.update({
			...c,
			title: s,
			body: e,
			state: "open"
		});
	}), n.labels.some((e) => (typeof e == "string" ? e : e.name) === Y) || await o.addLabels({
		...c,
		labels: [Y]
	});
}
async function Bt(e, t, n, r, i) {
	let { owner: a, repo: o } = t, s = i.duplicate(r);
	for (let { number: t } of n) {
		let n = {
			body: s,
			state: "closed",
			state_reason: "completed"
		};
		await e.octokit.rest.issues.update({
			owner: a,
			repo: o,
			issue_number: t,
			...n
		});
	}
}
async function Vt(e, { owner: t, repo: n }, r, i) {
	let { title: a } = i;
	for (let { number: o } of r) await U(i, async (r) => {
		let i = {
			title: a,
			body: r,
			state: "closed",
			state_reason: "completed"
		};
		await e.octokit.rest.issues.update({
			owner: t,
			repo: n,
			issue_number: o,
			...i
		});
	});
}
// src/github/pullWorkflow.ts
const Q = ".github/workflows", Ht = /^[\w.-]+\.ya?ml$/, Ut = /^[^#\n]*\bcommand:\s*["']?pull["']?\s*(?:[,}#]|$)/m;
async function Wt({ home: e }, t) {
	let n = await _e(P(t, Q)).catch(() => []);
	for (let r of n.filter((e) => Ht.test(e)).sort()) {
		let n = await ge(P(t, Q, r), "utf8").catch(() => "");
		if (Ut.test(n)) return `${e}/actions/workflows/${r}`;
	}
}
// src/github/publishIssues.ts
async function Gt(e, t, n) {
	let r = [], i = e.projects.filter((e) => J(e) !== "unknown");
	if (i.length === 0) return {
		problems: [],
		issues: []
	};
	let a = (e, t) => j(e, "issues: write", n.pullRequest, t), o = async (o) => {
		let s = await de(o.octokit, n);
		if (ce(n) !== s) return [Jt(n, s)];
		let c = new It(o, n), l = i.map(J);
		l.includes("drift") && await c.list("labelled"), l.some((e) => e !== "drift") && await c.list("open");
		let u = await Wt(n, t.root), d = [];
		for (let s of i) {
			let i = Kt(e, s, t, {
				...n,
				pullUrl: u
			}), l = await a(`The issue on the drift of ${s.name ?? s.id}`, async () => {
				let e = await Lt(o, n, c, i);
				return e.is === "kept" && e.url !== void 0 && r.push(e.url), e.is === "declined" ? [qt(e.number)] : [];
			});
			d.push(...l);
		}
		return d;
	};
	return {
		problems: await a("The issue on drift", () => M(t.githubToken, t.signal, o)),
		issues: r
	};
}
function Kt(e, t, { marker: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = J(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: S(a),
		title: Et(t),
		hasDrift: o,
		render: (n) => o ? Dt(e, t, {
			...s,
			limit: n
		}) : Ot(t, {
			...s,
			limit: n
		}),
		duplicate: (e) => At(e, s),
		limit: 65e3
	};
}
function qt(e) {
	let n = `Issue ${e} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
	return t("not-published", n, { severity: "notice" });
}
function Jt({ ref: e }, n) {
	let r = `This run does not update the issue on drift: the run is for ${e || "no ref"}, and the issue is about ${n}. The job summary has the whole report.`;
	return t("not-published", r, { severity: "notice" });
}
// src/github/publish.ts
const $ = {
	problems: [],
	comments: [],
	issues: []
};
async function Yt(e, t) {
	let { context: n, githubToken: r, markers: i } = t;
	if (!n || r === "" || e.stopped) return $;
	let a = t.writesResult ? await Xt(e, t, n) : $;
	if (!t.writesCheckRun) return a;
	let o = await ht({
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
async function Xt(e, t, n) {
	let { githubToken: r, markers: i, signal: a } = t;
	if (e.command === "plan") {
		let r = await St(e, {
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
		let { commentPrefix: r, scope: a } = i, o = await $e(e, {
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
		let [{ root: o = t.workspace } = {}] = t.checkouts, s = await Gt(e, {
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
export { Yt as publish };
