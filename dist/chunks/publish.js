import { B as e, R as t, an as n, nn as r } from "./start.js";
import { Bt as i, Fr as a, Gr as o, Hr as s, Ir as c, Kr as l, Pr as u, Ur as d, Vr as f, Yr as p, _n as m, gn as h, hn as g, in as _, mn as v, pn as y, qr as ee, qt as te, un as ne, zr as re } from "./engine.js";
import { l as ie } from "./wire.js";
import { C as ae, D as b, E as x, S, T as C, _ as w, b as oe, i as T, r as E, v as D, w as O, x as se, y as k } from "./markdown.js";
import { D as A, M as ce, O as le, b as ue, c as j, d as M, g as de, h as N, j as fe, l as pe, m as P, n as me, p as he, s as ge, u as _e, v as ve, x as ye, y as be } from "./mayApply.js";
import { join as F, relative as xe, sep as Se } from "node:path";
import { readFile as Ce, readdir as we } from "node:fs/promises";
import { setTimeout as Te } from "node:timers/promises";
// src/report/markdown/rows.ts
const I = 1e3;
function Ee({ severity: n, place: r, message: i }) {
	return { rows: [`${r ? `${t(r.file)}:${r.line}:${r.col}  ` : ""}${n}: ${e(i, I)}`] };
}
function De(t) {
	return v(t, g).map(({ result: t, names: n, count: r }) => {
		let i = e(s(t), I);
		return {
			count: r,
			rows: [`${ne({ place: d(t) })}  ${n}  ${ee(t.outcome)}: ${i}`]
		};
	});
}
// src/report/markdown/appliedSection.ts
const L = O("lokaform:applied:end");
function Oe(e, t, n) {
	let r = _(e), i = f(r) ? "failed" : "done", { id: a, attempt: o } = t.run, s = O(`lokaform:applied:${t.inputs}:${i}:${t.commit}:${a}:${o}`), c = D([...ke(r, t), ...Ae(r)]), l = s.length + c.length + L.length + 4, u = f(r) ? je(r, n - l) : [];
	return C`${s}\n${D([c, ...u])}\n${L}`;
}
function ke(e, { url: t, commit: n, now: r, pullRequests: o }) {
	let { projects: s } = e, [c] = s, l = s.length === 1 && c?.name !== void 0 ? C` · ${T(c.name)}` : C``, u = C`at commit ${k(n.slice(0, 7))} on ${b(y(r))}`, d = (e) => t === "" ? e : S(e, t), p = s.some(({ results: e }) => e), m = p ? C`: ${b(i(s))}.` : C` wrote nothing.`, g = `The figures are for ${h(o, "merged pull request")} together.`, _ = p && o > 1 ? [b(g)] : [];
	return f(e) ? [
		a(e).some(({ outcome: e }) => e.state === "done") ? C`## ❌ Not everything was applied${l}` : C`## ❌ Nothing was applied${l}`,
		C`${d(C`This run`)} ${u}${m}`,
		..._,
		C`Each later run updates this comment, until everything is applied.`
	] : [
		C`## ✅ Applied${l}`,
		C`Applied by ${d(C`this run`)} ${u}${m}`,
		..._
	];
}
function Ae(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => f({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? i([e]) : "not applied";
		return C`${T(e.name ?? e.id)}: ${b(t)}`;
	}), a = t.length - r.length;
	return [ae(a > 0 ? [...r, b(`… and ${h(a, "more project")}`)] : r)];
}
function je({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => e.results ?? []), i = [...e, ...t.flatMap((e) => e.problems)], a = Me([...De(r.filter(({ outcome: e }) => e.state !== "done")), ...i.filter(({ severity: e }) => e === "error").map(Ee)], n);
	return a.length > 0 ? [oe(a)] : [];
}
function Me(e, t) {
	let n = [], r = t - 150;
	for (let [t, { rows: i }] of e.entries()) {
		if (r -= i.reduce((e, t) => e + t.length + 1, 0), r < 0) {
			let r = e.slice(t).reduce((e, { count: t = 1 }) => e + t, 0);
			return [...n, `… and ${h(r, "more failure")}; the job summary has them`];
		}
		ie(n, i);
	}
	return n;
}
// src/report/markdown/cutMarkdown.ts
const Ne = /^(?: |- )*`{3,}/;
function Pe(e, t, n) {
	if (e.length <= t) return e;
	let r = [], i = n.length, a = { folds: 0 };
	for (let n of e.split("\n")) {
		let e = Fe(a, n);
		if (i += n.length + 1, i + Ie(e).length > t) break;
		r.push(n), a = e;
	}
	let o = r.join("\n").trimEnd();
	return o === "" ? n : `${o}${Ie(a)}${n}`;
}
function Fe({ fence: e, folds: t }, n) {
	if (e !== void 0) return n === e ? { folds: t } : {
		fence: e,
		folds: t
	};
	let r = Ne.exec(n)?.[0].replaceAll("-", " ");
	if (r !== void 0) return {
		fence: r,
		folds: t
	};
	let i = (e) => n.split(e).length - 1;
	return { folds: Math.max(0, t + i("<details") - i("</details>")) };
}
function Ie({ fence: e, folds: t }) {
	return `${e === void 0 ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}\n\n`;
}
// src/report/markdown/afterMerge.ts
const Le = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Re = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${L}(?:\n+|$)`), R = C`The plan before the merge:`, ze = 1e3;
function z(e) {
	return Le.exec(e)?.[0] ?? "";
}
function Be(e) {
	return e.replaceAll("\r\n", "\n");
}
function Ve(e) {
	return B(e).sections.length > 0;
}
function He(e, t) {
	let n = B(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Ue(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = B(e), s = x(i.trimEnd()), c = We(a, n, r - s.length), l = Oe(t, n, r - D([
		s,
		...c,
		R
	]).length - Math.min(o.length, ze)), u = D([
		s,
		...c,
		l,
		...o === "" ? [] : [R]
	]), d = x(Pe(o, r - u.length - 2, "The rest of the plan is left out, because the comment is full. Its edit history has the whole plan."));
	return D([u, d]);
}
function We(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2, a = Math.floor((n - ze) / (r.length + 1)) - 2;
	return r.map((e) => x(i ? Ge(e, a) : e));
}
function Ge(e, t) {
	let [n = "", ...r] = e.split("\n");
	return [
		n,
		Pe(r.slice(0, -1).join("\n"), t - n.length - L.length - 2, "The rest is left out, because the comment is full. The summary of the run has it."),
		L
	].join("\n");
}
function B(e) {
	let t = Be(e), n = z(t), r = [], i = t.slice(n.length);
	for (let e = Re.exec(i); e; e = Re.exec(i)) {
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
const Ke = 65e3;
function qe(e, t) {
	let { now: n, limit: r, linkTo: i, unappliedBase: a } = t, o = E(e, {
		limit: r - 1536,
		measure: w,
		lead: Qe(e, a !== void 0),
		overflow: "the job summary has more",
		linkTo: i,
		isPullRequest: !0,
		unappliedBase: a
	}), s = C`<sub>Written on ${b(y(n))}${Xe(t)}${Ze(t)}.</sub>`, l = c(e) ? [se("Translations: this pull request changes nothing", D([o, s]))] : [o, s];
	return D([Ye(t), ...l]);
}
function Je(e) {
	let t = k(e.head.slice(0, 7)), n = C`The plan${Xe(e)}${Ze(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return D([Ye(e), n]);
}
function Ye({ marker: e, runMarker: t, scopeMarker: n }) {
	return [
		e,
		t ?? [],
		n ?? []
	].flat().map(O).reduce((e, t) => C`${e}${t}`);
}
function Xe({ commit: e, checkedOut: t = "" }) {
	if (e === "") return C``;
	let n = t === "" || t === e ? C`` : C` (test merge with its base: ${k(t.slice(0, 7))})`;
	return C` for commit ${k(e.slice(0, 7))}${n}`;
}
function Ze({ run: e }) {
	return e === "" ? C`` : C` by ${S(C`this run`, e)}`;
}
function Qe(e, t) {
	let { projects: n, manifests: r } = e, i = n.some(({ plan: e }) => e), a = n.every((e) => o(e).length === 0);
	return c(e) || i && a ? tt : i ? t ? et : $e : r.length > 0 ? nt : () => C`No plan could be made for this pull request:`;
}
function $e(e) {
	return C`If you merge this pull request, the live Lokalise project changes like this (from ${e}):`;
}
function et(e) {
	return C`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${e}):`;
}
function tt(e) {
	return C`The live Lokalise project was compared with ${e}.`;
}
function nt(e) {
	return C`No plan could be made for this pull request (from ${e}):`;
}
// src/report/markdown/scope.ts
const V = "lokaform:scope";
function rt({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => ot(e, t));
	return [
		V,
		t.inputs,
		...new Set(n)
	].join(":");
}
function it(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${V}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes(ot(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function at(e, t) {
	return e.includes(`<!-- ${V}:${t.inputs}`);
}
function ot({ plan: e, id: t }, n) {
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
		if (he(r) !== 422) throw r;
		await n(e(t / 2));
	}
}
async function st(e, t, n, r, i) {
	let { owner: a, repo: o } = t, { octokit: s } = e, c = {
		owner: a,
		repo: o,
		issue_number: n,
		per_page: 100
	}, l = await s.paginate(s.rest.issues.listComments, c), u = 0;
	for (let { id: n, body: a = "" } of await H(l, i.prefix, e)) {
		let o = it(r, i.scope, z(a));
		o && await ct(e, t, [n, a], o, i) && (u += 1);
	}
	return u;
}
async function ct({ octokit: e }, { owner: t, repo: n, run: r, sha: i }, [a, o], s, { scope: c, url: l, now: u, pullRequests: d }) {
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
	}, h = !at(z(o), c), g = async () => (await P(f.getComment(p)))?.data.body ?? "", _ = h ? await g() : o, v = 0;
	for (; v < 3 && He(_, m) && (await U({
		render: (e) => Ue(_, s, m, e),
		limit: Ke
	}, async (e) => {
		await P(f.updateComment({
			...p,
			body: e
		}));
	}), v += 1, h);) _ = await g();
	return v > 0;
}
// src/github/publishAfterMerge.ts
const lt = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function ut(e, { githubToken: t, signal: n, prefix: r, scope: i, now: a }, o) {
	let s = ue(o), c = u(e).some(({ code: e, severity: t }) => t === "error" && lt.includes(e));
	return s === void 0 || o.sha === "" || c ? [] : N("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => j(t, n, async (t) => {
		let n = await ge(t.octokit, o, s);
		return await dt(t, o, n, e, {
			prefix: r,
			scope: i,
			url: o.runUrl,
			now: a,
			pullRequests: n.numbers.length
		}) > 0 ? ft(n) : [];
	}));
}
async function dt(e, t, { numbers: n }, r, i) {
	let a = 0, o = [];
	for (let s of n.slice(0, 100)) try {
		a += await st(e, t, s, r, i);
	} catch (e) {
		if (!["failed", "invalid"].includes(M(e))) throw e;
		o.push(e);
	}
	if (o.length > 0) throw o[0];
	return a;
}
function ft({ numbers: e, commits: t, knowsRuns: r }) {
	let i = [];
	return r || i.push("Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."), t > 500 && i.push(`There are ${h(t, "commit")} since the last successful run. Only the newest 500 were searched for merged pull requests, so the comments on older ones were not updated.`), e.length > 100 && i.push(`${h(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`), i.map((e) => n("not-published", e, { severity: "notice" }));
}
function pt(t) {
	return e(t.stopped?.message ?? te(t), 250);
}
function mt(e, t) {
	return E(e, {
		limit: t,
		measure: w,
		overflow: "the job summary has more"
	});
}
function ht(e, t = 1e3) {
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
		if (M(e) !== "failed" || r > n) throw e;
		if (await Te(r ** 2 * 1e3), await t()) return;
	}
}
// src/github/checkRun.ts
const gt = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, _t = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function vt(e, t, n) {
	let r = n.annotations.map(Ct), i = r.slice(0, 50), a;
	await U(n, async (r) => {
		a = {
			id: await xt(e, t, n, {
				summary: r,
				annotations: i
			}),
			summary: r
		};
	}), a && await St(e, t, a, n.title, r);
}
async function yt({ octokit: e }, t, n, r) {
	return (await bt(e, t, n)).some(({ external_id: e }) => e?.startsWith(`${r}:`));
}
async function bt(e, { owner: t, repo: n }, { name: r, commit: i }) {
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
async function xt({ octokit: e }, t, { name: n, id: r, commit: i, title: a, isSuccess: o }, s) {
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
		let a = (await bt(e, t, {
			name: n,
			commit: i
		})).find((e) => e.external_id === r);
		return f = a?.id ?? 0, a !== void 0;
	}, 2), f;
}
async function St({ octokit: e }, { owner: t, repo: n }, { id: r, summary: i }, a, o) {
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
function Ct({ severity: e, title: t, message: n, place: r }) {
	return {
		..._t,
		...r && {
			path: r.file,
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: gt[e],
		title: A(t),
		message: A(n) || t
	};
}
// src/github/pullRequestHead.ts
async function wt(e, t, n, r) {
	for (let { root: i, commit: a } of r) {
		let r = a ?? t.sha;
		if (r !== n.head && !await Tt(e, t, n, r, i === void 0 ? void 0 : await ve(i, r))) return r;
	}
}
async function Tt(e, { owner: t, repo: n, ref: r, sha: i }, { number: a, head: o }, s, c) {
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
		if (he(e) === 404) return !1;
		throw e;
	}
}
// src/github/publishCheckRun.ts
async function Et(e, t, n) {
	let { githubToken: r, signal: i, isSuccess: a, check: o, checkouts: s, workspace: c } = t, { pullRequest: l, run: u, sha: d } = n, f = l?.head ?? d;
	if (f === "" || l?.origin) return [];
	let p = !ce(e);
	if (!p && u.attempt <= 1) return [];
	let m = await Promise.all(s.map((e) => be(c, e))), h = {
		name: o.name,
		id: `${o.id}:${u.id}:${u.attempt}`,
		commit: f,
		title: pt(e),
		annotations: ht(e).map((e) => Dt(e, c, m)),
		isSuccess: a,
		render: (t) => mt(e, t),
		limit: 65e3
	};
	return N("The check run", "checks: write", l, async () => {
		try {
			await j(r, i, async (e) => {
				if (!p && !await yt(e, n, h, o.id)) return;
				let t = await Ot(e.octokit, n, s);
				t === void 0 ? await vt(e, n, h) : le(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(M(e))) throw e;
			le(`No check run was written: ${_e(e)}.`);
		}
		return [];
	});
}
function Dt({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = F(n, e.file), [a] = r.filter((e) => p(i, e)).map((e) => xe(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(Se).join("/")
		}
	} : t;
}
async function Ot(e, t, n) {
	let { pullRequest: r, sha: i } = t;
	return r ? wt(e, t, r, n) : n.find(({ commit: e }) => e !== void 0 && e !== i)?.commit;
}
// src/github/comment.ts
async function kt(e, t, { number: n, head: r }, i) {
	let { owner: a, repo: o, run: s } = t, { issues: c, pulls: l } = e.octokit.rest, u = async () => {
		let t = {
			owner: a,
			repo: o,
			issue_number: n,
			per_page: 100
		};
		return H(await e.octokit.paginate(c.listComments, t), i.marker, e);
	}, d = async (e) => {
		for (let { id: t } of e) await P(c.deleteComment({
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
	}, { newest: p, others: m } = At(await u());
	if (!p && !i.hasFindings) return { is: "kept" };
	if (p && (q(K(p), s) || Ve(p.body ?? ""))) return { is: "superseded" };
	let h = await f();
	if (h !== r) return {
		is: "outdated",
		head: h
	};
	let g = p, _;
	if (await U(i, async (t) => {
		if (p) {
			if (Mt(p.body) === Mt(t)) return;
			if (await P(c.updateComment({
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
		let f = At(await u());
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
		}, t = await P(c.getComment(e)), n = i.outdated(v);
		t?.data.body === _.body && await P(c.updateComment({
			...e,
			body: n
		}));
	}
	return {
		is: "outdated",
		head: v
	};
}
function At(e) {
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
function jt({ id: e, attempt: t }) {
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
function Mt(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
// src/github/publishComment.ts
async function Nt(e, t, n) {
	let { pullRequest: r, event: i, runUrl: a, sha: o } = n, s = [];
	if (!r) return {
		problems: i.startsWith("pull_request") ? [It(i)] : [],
		comments: s
	};
	let { marker: c, now: u, githubToken: d, signal: f, checkouts: p, workspace: m, unappliedBase: h } = t, g = {
		commit: r.head,
		checkedOut: p[0]?.commit ?? o
	}, _ = {
		marker: c,
		runMarker: jt(n.run),
		scopeMarker: rt(e, t.scope)
	}, v = await de(n, p, m), y = {
		now: u,
		..._,
		...g,
		run: a,
		linkTo: v,
		unappliedBase: h
	}, ee = {
		marker: O(c),
		hasFindings: l(e),
		render: (t) => qe(e, {
			...y,
			limit: t
		}),
		outdated: (e) => Je({
			...y,
			head: e
		}),
		limit: Ke
	}, te = `The comment on pull request ${r.number}`;
	return {
		problems: await N(te, "pull-requests: write", r, async () => j(d, f, async (e) => {
			let t = await wt(e.octokit, n, r, p);
			if (t !== void 0) return [Ft(r, t)];
			let i = await kt(e, n, r, ee);
			return i.is === "kept" && i.url !== void 0 && s.push(i.url), Pt(r, i);
		})),
		comments: s
	};
}
function Pt({ number: e, head: t }, r) {
	if (r.is === "kept") return [];
	let i = r.is === "superseded" ? `The comment on pull request ${e} was written by a later run, so this run did not replace it. The job summary has this plan.` : `This run is for commit ${t.slice(0, 7)}, but pull request ${e} is now at ${r.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
	return [n("not-published", i, { severity: "notice" })];
}
function Ft({ number: e, head: t }, r) {
	let i = `No comment was written. The plan is for commit ${r.slice(0, 7)}. This is not the newest commit of pull request ${e} (${t.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
	return n("not-published", i, { severity: "notice" });
}
function It(e) {
	let t = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${e} event. The job summary has the whole report.`;
	return n("not-published", t, { severity: "notice" });
}
function Lt(t) {
	return `Lokaform: drift in ${e(Bt(t), 80)}`;
}
function Rt(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = E(r, {
		limit: n.limit - 2560,
		measure: w,
		maxUnmanaged: 5,
		lead: (e) => C`The live Lokalise project is different from ${e}:`,
		overflow: "the job summary of the workflow has more"
	});
	return D([
		O(n.marker),
		i,
		Ht(n),
		Ut(n)
	]);
}
function zt(e, t) {
	return D([
		O(t.marker),
		C`✅ **The project ${T(Bt(e))} matches its manifests again.**`,
		Ut(t)
	]);
}
function Bt({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Vt(e, t) {
	return D([O(t.marker), C`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function J(e) {
	return e.plan ? re({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || r(e.problems) ? "unknown" : "none" : "unknown";
}
function Ht({ pullUrl: e }) {
	let t = e === void 0 ? C`${k("lokaform pull")} writes texts that other people edited into them.` : C`To get texts that other people edited, start ${S(C`the workflow that pulls`, e)}: it opens the pull request.`;
	return C`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
function Ut({ workflowUrl: e }) {
	let t = e === "" ? C`its workflow` : S(C`its workflow`, e);
	return C`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
// src/github/issue.ts
const Y = "lokaform-drift", Wt = {
	labelled: {
		labels: Y,
		state: "all"
	},
	open: { state: "open" },
	every: { state: "all" }
};
var Gt = class {
	lists = new Map();
	github;
	context;
	constructor(e, t) {
		this.github = e, this.context = t;
	}
	list(e) {
		let t = this.lists.get(e) ?? Kt(this.github, this.context, e);
		return this.lists.set(e, t), t;
	}
};
async function Kt({ octokit: e }, { owner: t, repo: n }, r) {
	let i = {
		sort: "created",
		direction: "asc",
		per_page: 100
	}, a = {
		owner: t,
		repo: n,
		...Wt[r],
		...i
	};
	return (await e.paginate(e.rest.issues.listForRepo, a)).filter((e) => !e.pull_request);
}
async function qt(e, t, n, r) {
	let i = async (t) => H(await n.list(t), r.marker, e);
	if (!r.hasDrift) return await Xt(e, t, await i("open"), r), { is: "kept" };
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(X), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? {
		is: "declined",
		number: c.number
	} : await Yt(e, t, c, r) ? (await Z(e, t, s.slice(0, -1), c.number, r), {
		is: "kept",
		url: c.html_url
	}) : Jt(e, t, r) : Jt(e, t, r);
}
function X({ state: e }) {
	return e === "open";
}
async function Jt(e, t, n) {
	let { owner: r, repo: i } = t, { title: a, marker: o } = n, s = async () => (await H(await Kt(e, t, "labelled"), o, e)).filter(X);
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
async function Yt(e, t, n, r) {
	let { owner: i, repo: a } = t, { issues: o } = e.octokit.rest, { title: s } = r, c = {
		owner: i,
		repo: a,
		issue_number: n.number
	}, l = !0;
	await U(r, async (e) => {
		if (X(n) && n.body === e && n.title === s) return;
		let t = X(n) ? {} : { state: "open" };
		l = await P(o.update({
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
		await P(e.octokit.rest.issues.update({
			owner: a,
			repo: o,
			issue_number: t,
			...n
		}));
	}
}
async function Xt(e, { owner: t, repo: n }, r, i) {
	let { title: a } = i;
	for (let { number: o } of r) await U(i, async (r) => {
		let i = {
			title: a,
			body: r,
			state: "closed",
			state_reason: "completed"
		};
		await P(e.octokit.rest.issues.update({
			owner: t,
			repo: n,
			issue_number: o,
			...i
		}));
	});
}
// src/github/pullWorkflow.ts
const Q = ".github/workflows", Zt = /^[\w.-]+\.ya?ml$/, Qt = /^[^#\n]*\bcommand:\s*["']?pull["']?\s*(?:[,}#]|$)/m;
async function $t({ home: e }, t) {
	let n = await we(F(t, Q)).catch(() => []);
	for (let r of n.filter((e) => Zt.test(e)).sort()) {
		let n = await Ce(F(t, Q, r), "utf8").catch(() => "");
		if (Qt.test(n)) return `${e}/actions/workflows/${r}`;
	}
}
// src/github/publishIssues.ts
async function en(e, t, n) {
	let r = [], i = [], a = e.projects.filter((e) => J(e) !== "unknown");
	if (a.length === 0) return {
		problems: i,
		issues: r
	};
	let o = new Set(a.filter((e) => J(e) !== "drift"));
	for (let e of a) o.add(e);
	let s = !1, c = (e, t) => N(e, "contents: read and issues: write", n.pullRequest, t), l = async (l) => {
		let u = await ye(l.octokit, n);
		if (ue(n) !== u) return [rn(n, u)];
		let [d] = await me(l.octokit, n, u, t.source, "errors");
		if (d) return [an(d.finding)];
		let f = new Gt(l, n), p = a.map(J);
		p.includes("drift") && await f.list("labelled"), p.some((e) => e !== "drift") && await f.list("open");
		let m = await $t(n, t.root);
		s = !0;
		for (let a of o) {
			let s = tn(e, a, t, {
				...n,
				pullUrl: m
			}), u = await c(`The issue on the drift of ${a.name ?? a.id}`, async () => {
				let e = await qt(l, n, f, s);
				return e.is === "kept" && e.url !== void 0 && r.push(e.url), e.is === "declined" ? [nn(e.number)] : [];
			});
			if (l.signal.aborted) break;
			o.delete(a), ie(i, u);
		}
		return [];
	}, u = await c("The issue on drift", async () => {
		try {
			return await j(t.githubToken, t.signal, l);
		} catch (e) {
			if (!s || !(e instanceof pe)) throw e;
			return [on(o.size, a.length)];
		}
	});
	return {
		problems: [...i, ...u],
		issues: r
	};
}
function tn(e, t, { marker: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = J(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: O(a),
		title: Lt(t),
		hasDrift: o,
		render: (n) => o ? Rt(e, t, {
			...s,
			limit: n
		}) : zt(t, {
			...s,
			limit: n
		}),
		duplicate: (e) => Vt(e, s),
		limit: 65e3
	};
}
function nn(e) {
	let t = `Issue ${e} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
	return n("not-published", t, { severity: "notice" });
}
function rn({ ref: e }, t) {
	let r = `This run does not update the issue on drift: the run is for ${e || "no ref"}, and the issue is about ${t}. The job summary has the whole report.`;
	return n("not-published", r, { severity: "notice" });
}
function an(e) {
	let t = `This run does not update the issue on drift. ${e} The job summary has the whole report.`;
	return n("not-published", t, { severity: "notice" });
}
function on(e, t) {
	let r = `The issues on the drift of ${e} of ${h(t, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
	return n("not-published", r, { severity: "warning" });
}
// src/github/publish.ts
const $ = {
	problems: [],
	comments: [],
	issues: []
};
async function sn(e, t) {
	let { context: n, githubToken: r, markers: i } = t;
	if (!n || r === "" || e.stopped) return $;
	let a = t.writesResult ? await cn(e, t, n) : $;
	if (!t.writesCheckRun) return a;
	let o = await Et({
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
async function cn(e, t, n) {
	let { githubToken: r, markers: i, signal: a, source: o } = t;
	if (e.command === "plan") {
		let r = await Nt(e, {
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
		let { commentPrefix: r, scope: a } = i, o = await ut(e, {
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
		let [{ root: t = o.workspace } = {}] = o.checkouts, s = await en(e, {
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
export { sn as publish };
