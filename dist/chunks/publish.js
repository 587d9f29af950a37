import { $ as e, X as t, z as n } from "./start.js";
import { Di as r, Ei as i, In as a, Mn as o, _i as s, bi as c, cn as l, fi as u, hn as d, jn as f, mi as p, pi as m, qt as h, rr as g } from "./engine.js";
import { l as _ } from "./wire.js";
import { A as v, C as y, D as b, E as x, M as S, O as ee, S as C, T as w, a as T, c as te, j as E, k as D, l as ne, r as O, w as k } from "./markdown.js";
import { D as A, M as re, O as ie, b as j, c as M, d as N, g as ae, h as P, j as oe, l as se, m as F, n as ce, p as le, s as ue, u as de, v as fe, x as pe, y as me } from "./mayApply.js";
import { join as I, relative as he, sep as ge } from "node:path";
import { readFile as _e, readdir as ve } from "node:fs/promises";
import { setTimeout as ye } from "node:timers/promises";
// src/report/markdown/appliedSection.ts
const L = D("lokaform:applied:end");
function be(e, t, n) {
	let r = g(e), i = c(r) ? "failed" : "done", { id: a, attempt: o } = t.run, s = D(`lokaform:applied:${t.inputs}:${i}:${t.commit}:${a}:${o}`), l = y([...xe(r, t), ...Se(r)]), u = s.length + l.length + L.length + 4, d = c(r) ? Ce(r, n - u) : [];
	return v`${s}\n${y([l, ...d])}\n${L}`;
}
function xe(e, { url: t, commit: n, now: r, pullRequests: i }) {
	let { projects: o } = e, [s] = o, u = o.length === 1 && s?.name !== void 0 ? v` · ${T(s.name)}` : v``, d = v`at commit ${k(n.slice(0, 7))} on ${S(a(r))}`, p = (e) => t === "" ? e : b(e, t), h = o.some(({ results: e }) => e), g = h ? v`: ${S(l(o))}.` : v` wrote nothing.`, _ = `The figures are for ${f(i, "merged pull request")} together.`, y = h && i > 1 ? [S(_)] : [];
	return c(e) ? [
		m(e).some(({ outcome: e }) => e.state === "done") ? v`## ❌ Not everything was applied${u}` : v`## ❌ Nothing was applied${u}`,
		v`${p(v`This run`)} ${d}${g}`,
		...y,
		v`Each later run updates this comment, until everything is applied.`
	] : [
		v`## ✅ Applied${u}`,
		v`Applied by ${p(v`this run`)} ${d}${g}`,
		...y
	];
}
function Se(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => c({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? l([e]) : "not applied";
		return v`${T(e.name ?? e.id)}: ${S(t)}`;
	}), i = t.length - r.length;
	return [ee(i > 0 ? [...r, S(`… and ${f(i, "more project")}`)] : r)];
}
function Ce({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => e.results ?? []), i = [...e, ...t.flatMap((e) => e.problems)], a = we([...te(r.filter(({ outcome: e }) => e.state !== "done")), ...i.filter(({ severity: e }) => e === "error").map(ne)], n);
	return a.length > 0 ? [w(a)] : [];
}
function we(e, t) {
	let n = [], r = t - 150;
	for (let [t, { rows: i }] of e.entries()) {
		if (r -= i.reduce((e, t) => e + t.length + 1, 0), r < 0) {
			let r = e.slice(t).reduce((e, { count: t = 1 }) => e + t, 0);
			return [...n, `… and ${f(r, "more failure")}; the job summary has them`];
		}
		_(n, i);
	}
	return n;
}
// src/report/markdown/cutMarkdown.ts
const Te = /^(?: |- )*`{3,}/;
function Ee(e, t, n) {
	if (e.length <= t) return e;
	let r = [], i = n.length, a = { folds: 0 };
	for (let n of e.split("\n")) {
		let e = De(a, n);
		if (i += n.length + 1, i + Oe(e).length > t) break;
		r.push(n), a = e;
	}
	let o = r.join("\n").trimEnd();
	return o === "" ? n : `${o}${Oe(a)}${n}`;
}
function De({ fence: e, folds: t }, n) {
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
function Oe({ fence: e, folds: t }) {
	return `${e === void 0 ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}\n\n`;
}
// src/report/markdown/afterMerge.ts
const ke = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, R = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${L}(?:\n+|$)`), z = v`The plan before the merge:`, Ae = 1e3;
function B(e) {
	return ke.exec(e)?.[0] ?? "";
}
function je(e) {
	return e.replaceAll("\r\n", "\n");
}
function Me(e) {
	return V(e).sections.length > 0;
}
function Ne(e, t) {
	let n = V(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Pe(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = V(e), s = E(i.trimEnd()), c = Fe(a, n, r - s.length), l = be(t, n, r - y([
		s,
		...c,
		z
	]).length - Math.min(o.length, Ae)), u = y([
		s,
		...c,
		l,
		...o === "" ? [] : [z]
	]), d = E(Ee(o, r - u.length - 2, "The rest of the plan is left out, because the comment is full. Its edit history has the whole plan."));
	return y([u, d]);
}
function Fe(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2, a = Math.floor((n - Ae) / (r.length + 1)) - 2;
	return r.map((e) => E(i ? Ie(e, a) : e));
}
function Ie(e, t) {
	let [n = "", ...r] = e.split("\n");
	return [
		n,
		Ee(r.slice(0, -1).join("\n"), t - n.length - L.length - 2, "The rest is left out, because the comment is full. The summary of the run has it."),
		L
	].join("\n");
}
function V(e) {
	let t = je(e), n = B(t), r = [], i = t.slice(n.length);
	for (let e = R.exec(i); e; e = R.exec(i)) {
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
		plan: i.startsWith(z) ? i.slice(z.length).trimStart() : i
	};
}
// src/report/markdown/comment.ts
const Le = 65e3;
function Re(e, t) {
	let { now: n, limit: r, linkTo: i, unappliedBase: o } = t, s = O(e, {
		now: n,
		limit: r - 1536,
		measure: C,
		lead: Ue(e, o !== void 0),
		overflow: "the job summary has more",
		linkTo: i,
		isPullRequest: !0,
		unappliedBase: o
	}), c = v`<sub>Written on ${S(a(n))}${Ve(t)}${He(t)}.</sub>`, l = p(e) ? [x("Translations: this pull request changes nothing", y([s, c]))] : [s, c];
	return y([Be(t), ...l]);
}
function ze(e) {
	let t = k(e.head.slice(0, 7)), n = v`The plan${Ve(e)}${He(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return y([Be(e), n]);
}
function Be({ marker: e, runMarker: t, scopeMarker: n }) {
	return [
		e,
		t ?? [],
		n ?? []
	].flat().map(D).reduce((e, t) => v`${e}${t}`);
}
function Ve({ commit: e, checkedOut: t = "" }) {
	if (e === "") return v``;
	let n = t === "" || t === e ? v`` : v` (test merge with its base: ${k(t.slice(0, 7))})`;
	return v` for commit ${k(e.slice(0, 7))}${n}`;
}
function He({ run: e }) {
	return e === "" ? v`` : v` by ${b(v`this run`, e)}`;
}
function Ue(e, t) {
	let { projects: n, manifests: r } = e, a = n.some(({ plan: e }) => e), o = n.every((e) => i(e).length === 0);
	return p(e) || a && o ? Ke : a ? t ? Ge : We : r.length > 0 ? qe : () => v`No plan could be made for this pull request:`;
}
function We(e) {
	return v`If you merge this pull request, the live Lokalise project changes like this (from ${e}):`;
}
function Ge(e) {
	return v`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${e}):`;
}
function Ke(e) {
	return v`The live Lokalise project was compared with ${e}.`;
}
function qe(e) {
	return v`No plan could be made for this pull request (from ${e}):`;
}
// src/report/markdown/scope.ts
const H = "lokaform:scope";
function Je({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => U(e, t));
	return [
		H,
		t.inputs,
		...new Set(n)
	].join(":");
}
function Ye(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${H}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes(U(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function Xe(e, t) {
	return e.includes(`<!-- ${H}:${t.inputs}`);
}
function U({ plan: e, id: t }, n) {
	return n.project(e?.project.digest ?? t);
}
// src/github/findOwn.ts
async function W(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
// src/github/shrink.ts
async function G({ render: e, limit: t }, n) {
	try {
		await n(e(t));
	} catch (r) {
		if (le(r) !== 422) throw r;
		await n(e(t / 2));
	}
}
async function Ze(e, t, n, r, i) {
	let { owner: a, repo: o } = t, { octokit: s } = e, c = {
		owner: a,
		repo: o,
		issue_number: n,
		per_page: 100
	}, l = await s.paginate(s.rest.issues.listComments, c), u = 0;
	for (let { id: n, body: a = "" } of await W(l, i.prefix, e)) {
		let o = Ye(r, i.scope, B(a));
		o && await Qe(e, t, [n, a], o, i) && (u += 1);
	}
	return u;
}
async function Qe({ octokit: e }, { owner: t, repo: n, run: r, sha: i }, [a, o], s, { scope: c, url: l, now: u, pullRequests: d }) {
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
	}, h = !Xe(B(o), c), g = async () => (await F(f.getComment(p)))?.data.body ?? "", _ = h ? await g() : o, v = 0;
	for (; v < 3 && Ne(_, m) && (await G({
		render: (e) => Pe(_, s, m, e),
		limit: Le
	}, async (e) => {
		await F(f.updateComment({
			...p,
			body: e
		}));
	}), v += 1, h);) _ = await g();
	return v > 0;
}
// src/github/publishAfterMerge.ts
const $e = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function et(e, { githubToken: t, signal: n, prefix: r, scope: i, now: a }, o) {
	let s = j(o), c = u(e).some(({ code: e, severity: t }) => t === "error" && $e.includes(e));
	return s === void 0 || o.sha === "" || c ? [] : P("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => M(t, n, async (t) => {
		let n = await ue(t.octokit, o, s);
		return await tt(t, o, n, e, {
			prefix: r,
			scope: i,
			url: o.runUrl,
			now: a,
			pullRequests: n.numbers.length
		}) > 0 ? nt(n) : [];
	}));
}
async function tt(e, t, { numbers: n }, r, i) {
	let a = 0, o = [];
	for (let s of n.slice(0, 100)) try {
		a += await Ze(e, t, s, r, i);
	} catch (e) {
		if (!["failed", "invalid"].includes(N(e))) throw e;
		o.push(e);
	}
	if (o.length > 0) throw o[0];
	return a;
}
function nt({ numbers: t, commits: n, knowsRuns: r }) {
	let i = [];
	return r || i.push("Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."), n > 500 && i.push(`There are ${f(n, "commit")} since the last successful run. Only the newest 500 were searched for merged pull requests, so the comments on older ones were not updated.`), t.length > 100 && i.push(`${f(t.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`), i.map((t) => e("not-published", t, { severity: "notice" }));
}
function rt(e) {
	return n(e.stopped?.message ?? d(e), 250);
}
function it(e, { now: t, limit: n }) {
	return O(e, {
		now: t,
		limit: n,
		measure: C,
		overflow: "the job summary has more"
	});
}
function at(e, t = 1e3) {
	let n = oe(e, 16e3), [r] = n.slice(t - 1);
	if (n.length <= t || !r) return n;
	let i = n.length - t + 1, a = {
		severity: r.severity,
		title: `and ${o(i)} more`,
		message: `${f(i, "more annotation")} are not shown here. The job summary and the report list them all.`
	};
	return [...n.slice(0, t - 1), a];
}
// src/github/createOnce.ts
const K = { request: { retries: 0 } };
async function q(e, t, n) {
	for (let r = 1;; r += 1) try {
		await e();
		return;
	} catch (e) {
		if (N(e) !== "failed" || r > n) throw e;
		if (await ye(r ** 2 * 1e3), await t()) return;
	}
}
// src/github/checkRun.ts
const ot = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, st = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function ct(e, t, n) {
	let r = n.annotations.map(pt), i = r.slice(0, 50), a;
	await G(n, async (r) => {
		a = {
			id: await dt(e, t, n, {
				summary: r,
				annotations: i
			}),
			summary: r
		};
	}), a && await ft(e, t, a, n.title, r);
}
async function lt({ octokit: e }, t, n, r) {
	return (await ut(e, t, n)).some(({ external_id: e }) => e?.startsWith(`${r}:`));
}
async function ut(e, { owner: t, repo: n }, { name: r, commit: i }) {
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
async function dt({ octokit: e }, t, { name: n, id: r, commit: i, title: a, isSuccess: o }, s) {
	let { owner: c, repo: l, runUrl: u } = t, { checks: d } = e.rest, f = 0;
	return await q(async () => {
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
			...K
		});
		f = e.id;
	}, async () => {
		let a = (await ut(e, t, {
			name: n,
			commit: i
		})).find((e) => e.external_id === r);
		return f = a?.id ?? 0, a !== void 0;
	}, 2), f;
}
async function ft({ octokit: e }, { owner: t, repo: n }, { id: r, summary: i }, a, o) {
	let { checks: s } = e.rest, c = {
		owner: t,
		repo: n,
		check_run_id: r
	};
	for (let e = 50; e < o.length; e += 50) {
		let t = o.slice(e, e + 50);
		await q(() => s.update({
			...c,
			output: {
				title: A(a),
				summary: i,
				annotations: t
			},
			...K
		}), async () => (await s.get(c)).data.output.annotations_count > e, 2);
	}
}
function pt({ severity: e, title: t, message: n, place: r }) {
	return {
		...st,
		...r && {
			path: r.file,
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: ot[e],
		title: A(t),
		message: A(n) || t
	};
}
// src/github/pullRequestHead.ts
async function mt(e, t, n, r) {
	for (let { root: i, commit: a } of r) {
		let r = a ?? t.sha;
		if (r !== n.head && !await ht(e, t, n, r, i === void 0 ? void 0 : await fe(i, r))) return r;
	}
}
async function ht(e, { owner: t, repo: n, ref: r, sha: i }, { number: a, head: o }, s, c) {
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
		if (le(e) === 404) return !1;
		throw e;
	}
}
// src/github/publishCheckRun.ts
async function gt(e, t, n) {
	let { githubToken: r, signal: i, isSuccess: a, now: o, check: s, checkouts: c, workspace: l } = t, { pullRequest: u, run: d, sha: f } = n, p = u?.head ?? f;
	if (p === "" || u?.origin) return [];
	let m = !re(e);
	if (!m && d.attempt <= 1) return [];
	let h = await Promise.all(c.map((e) => me(l, e))), g = {
		name: s.name,
		id: `${s.id}:${d.id}:${d.attempt}`,
		commit: p,
		title: rt(e),
		annotations: at(e).map((e) => _t(e, l, h)),
		isSuccess: a,
		render: (t) => it(e, {
			now: o,
			limit: t
		}),
		limit: 65e3
	};
	return P("The check run", "checks: write", u, async () => {
		try {
			await M(r, i, async (e) => {
				if (!m && !await lt(e, n, g, s.id)) return;
				let t = await vt(e.octokit, n, c);
				t === void 0 ? await ct(e, n, g) : ie(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(N(e))) throw e;
			ie(`No check run was written: ${de(e)}.`);
		}
		return [];
	});
}
function _t({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = I(n, e.file), [a] = r.filter((e) => h(i, e)).map((e) => he(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(ge).join("/")
		}
	} : t;
}
async function vt(e, t, n) {
	let { pullRequest: r, sha: i } = t;
	return r ? mt(e, t, r, n) : n.find(({ commit: e }) => e !== void 0 && e !== i)?.commit;
}
// src/github/comment.ts
async function yt(e, t, { number: n, head: r }, i) {
	let { owner: a, repo: o, run: s } = t, { issues: c, pulls: l } = e.octokit.rest, u = async () => {
		let t = {
			owner: a,
			repo: o,
			issue_number: n,
			per_page: 100
		};
		return W(await e.octokit.paginate(c.listComments, t), i.marker, e);
	}, d = async (e) => {
		for (let { id: t } of e) await F(c.deleteComment({
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
	}, { newest: p, others: m } = bt(await u());
	if (!p && !i.hasFindings) return { is: "kept" };
	if (p && (Y(J(p), s) || Me(p.body ?? ""))) return { is: "superseded" };
	let h = await f();
	if (h !== r) return {
		is: "outdated",
		head: h
	};
	let g = p, _;
	if (await G(i, async (t) => {
		if (p) {
			if (St(p.body) === St(t)) return;
			if (await F(c.updateComment({
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
				...K
			});
			e.noteLogin(r.user?.login);
		}, l = (e) => !Y(s, J(e)) && !Y(J(e), s);
		await q(r, async () => (await u()).some(l), 2);
		let f = bt(await u());
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
	if (!g) await d(Y(J(_), s) ? [] : [_]);
	else {
		let e = {
			owner: a,
			repo: o,
			comment_id: _.id
		}, t = await F(c.getComment(e)), n = i.outdated(v);
		t?.data.body === _.body && await F(c.updateComment({
			...e,
			body: n
		}));
	}
	return {
		is: "outdated",
		head: v
	};
}
function bt(e) {
	let [t, ...n] = e;
	if (!t) return {
		newest: void 0,
		others: []
	};
	let r = n.reduce((e, t) => Y(J(e), J(t)) ? e : t, t);
	return {
		newest: r,
		others: e.filter((e) => e !== r)
	};
}
function xt({ id: e, attempt: t }) {
	return `lokaform:run:${e}:${t}`;
}
function J({ body: e = "" }) {
	let [, t = 0, n = 0] = /<!-- lokaform:run:(\d+):(\d+) -->/.exec(e) ?? [];
	return {
		id: Number(t),
		attempt: Number(n)
	};
}
function Y(e, t) {
	return e.id > t.id || e.id === t.id && e.attempt > t.attempt;
}
function St(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
// src/github/publishComment.ts
async function Ct(e, t, n) {
	let { pullRequest: i, event: a, runUrl: o, sha: s } = n, c = [];
	if (!i) return {
		problems: a.startsWith("pull_request") ? [Et(a)] : [],
		comments: c
	};
	let { marker: l, now: u, githubToken: d, signal: f, checkouts: p, workspace: m, unappliedBase: h } = t, g = {
		commit: i.head,
		checkedOut: p[0]?.commit ?? s
	}, _ = {
		marker: l,
		runMarker: xt(n.run),
		scopeMarker: Je(e, t.scope)
	}, v = await ae(n, p, m), y = {
		now: u,
		..._,
		...g,
		run: o,
		linkTo: v,
		unappliedBase: h
	}, b = {
		marker: D(l),
		hasFindings: r(e),
		render: (t) => Re(e, {
			...y,
			limit: t
		}),
		outdated: (e) => ze({
			...y,
			head: e
		}),
		limit: Le
	}, x = `The comment on pull request ${i.number}`;
	return {
		problems: await P(x, "pull-requests: write", i, async () => M(d, f, async (e) => {
			let t = await mt(e.octokit, n, i, p);
			if (t !== void 0) return [Tt(i, t)];
			let r = await yt(e, n, i, b);
			return r.is === "kept" && r.url !== void 0 && c.push(r.url), wt(i, r);
		})),
		comments: c
	};
}
function wt({ number: t, head: n }, r) {
	if (r.is === "kept") return [];
	let i = r.is === "superseded" ? `The comment on pull request ${t} was written by a later run, so this run did not replace it. The job summary has this plan.` : `This run is for commit ${n.slice(0, 7)}, but pull request ${t} is now at ${r.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
	return [e("not-published", i, { severity: "notice" })];
}
function Tt({ number: t, head: n }, r) {
	let i = `No comment was written. The plan is for commit ${r.slice(0, 7)}. This is not the newest commit of pull request ${t} (${n.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
	return e("not-published", i, { severity: "notice" });
}
function Et(t) {
	let n = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${t} event. The job summary has the whole report.`;
	return e("not-published", n, { severity: "notice" });
}
function Dt(e) {
	return `Lokaform: drift in ${n(At(e), 80)}`;
}
function Ot(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = O(r, {
		now: 0,
		limit: n.limit - 2560,
		measure: C,
		maxUnmanaged: 5,
		lead: (e) => v`The live Lokalise project is different from ${e}:`,
		overflow: "the job summary of the workflow has more"
	}), a = t.plan?.kept.some(({ reason: e }) => e === "archived") ?? !1 ? [Pt] : [];
	return y([
		D(n.marker),
		i,
		Mt,
		Nt(n),
		...a,
		Ft(n)
	]);
}
function kt(e, t) {
	return y([
		D(t.marker),
		v`✅ **The project ${T(At(e))} matches its manifests again.**`,
		Ft(t)
	]);
}
function At({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function jt(e, t) {
	return y([D(t.marker), v`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function X(e) {
	return e.plan ? s({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || t(e.problems) ? "unknown" : "none" : "unknown";
}
const Mt = x("How to read this", w([
	"+ declared, but missing in the project: apply creates it",
	"~ differs: the live value, and the declared value",
	"» still has its former name: apply renames it",
	"- in the project, but not declared: apply archives or destroys it",
	"! a live value or key that is kept, or a note"
]));
function Nt({ pullUrl: e }) {
	let t = e === void 0 ? v`${k("lokaform pull")} writes texts that other people edited into them.` : v`To get texts that other people edited, start ${b(v`the workflow that pulls`, e)}: it opens the pull request.`;
	return v`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. If backup-dir is set, the run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

Texts to pull are live texts that another person edited, and that no manifest has: apply keeps them. A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
const Pt = v`An archived key that is declared stays drift until its entry declares is_archived: true or false.`;
function Ft({ workflowUrl: e }) {
	let t = e === "" ? v`its workflow` : b(v`its workflow`, e);
	return v`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
// src/github/issue.ts
const Z = "lokaform-drift", It = {
	labelled: {
		labels: Z,
		state: "all"
	},
	open: { state: "open" },
	every: { state: "all" }
};
var Lt = class {
	lists = new Map();
	github;
	context;
	constructor(e, t) {
		this.github = e, this.context = t;
	}
	list(e) {
		let t = this.lists.get(e) ?? Rt(this.github, this.context, e);
		return this.lists.set(e, t), t;
	}
};
async function Rt({ octokit: e }, { owner: t, repo: n }, r) {
	let i = {
		sort: "created",
		direction: "asc",
		per_page: 100
	}, a = {
		owner: t,
		repo: n,
		...It[r],
		...i
	};
	return (await e.paginate(e.rest.issues.listForRepo, a)).filter((e) => !e.pull_request);
}
async function zt(e, t, n, r) {
	let i = async (t) => W(await n.list(t), r.marker, e);
	if (!r.hasDrift) return await Ut(e, t, await i("open"), r), { is: "kept" };
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(Q), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? {
		is: "declined",
		number: c.number
	} : await Vt(e, t, c, r) ? (await Ht(e, t, s.slice(0, -1), c.number, r), {
		is: "kept",
		url: c.html_url
	}) : Bt(e, t, r) : Bt(e, t, r);
}
function Q({ state: e }) {
	return e === "open";
}
async function Bt(e, t, n) {
	let { owner: r, repo: i } = t, { title: a, marker: o } = n, s = async () => (await W(await Rt(e, t, "labelled"), o, e)).filter(Q);
	await G(n, async (t) => {
		await q(async () => {
			let n = [Z], { data: o } = await e.octokit.rest.issues.create({
				owner: r,
				repo: i,
				title: a,
				body: t,
				labels: n,
				...K
			});
			e.noteLogin(o.user?.login);
		}, async () => (await s()).length > 0, 2);
	});
	let c = await s(), l = c.at(-1);
	return l ? (await Ht(e, t, c.slice(0, -1), l.number, n), {
		is: "kept",
		url: l.html_url
	}) : { is: "kept" };
}
async function Vt(e, t, n, r) {
	let { owner: i, repo: a } = t, { issues: o } = e.octokit.rest, { title: s } = r, c = {
		owner: i,
		repo: a,
		issue_number: n.number
	}, l = !0;
	await G(r, async (e) => {
		if (Q(n) && n.body === e && n.title === s) return;
		let t = Q(n) ? {} : { state: "open" };
		l = await F(o.update({
			...c,
			title: s,
			body: e,
			...t
		})) !== void 0;
	});
	let u = n.labels.some((e) => (typeof e == "string" ? e : e.name) === Z);
	return l && !u && await o.addLabels({
		...c,
		labels: [Z]
	}), l;
}
async function Ht(e, t, n, r, i) {
	let { owner: a, repo: o } = t, s = i.duplicate(r);
	for (let { number: t } of n) {
		let n = {
			body: s,
			state: "closed",
			state_reason: "completed"
		};
		await F(e.octokit.rest.issues.update({
			owner: a,
			repo: o,
			issue_number: t,
			...n
		}));
	}
}
async function Ut(e, { owner: t, repo: n }, r, i) {
	let { title: a } = i;
	for (let { number: o } of r) await G(i, async (r) => {
		let i = {
			title: a,
			body: r,
			state: "closed",
			state_reason: "completed"
		};
		await F(e.octokit.rest.issues.update({
			owner: t,
			repo: n,
			issue_number: o,
			...i
		}));
	});
}
// src/github/pullWorkflow.ts
const Wt = ".github/workflows", Gt = /^[\w.-]+\.ya?ml$/, Kt = /^[^#\n]*\bcommand:\s*["']?pull["']?\s*(?:[,}#]|$)/m;
async function qt({ home: e }, t) {
	let n = await ve(I(t, Wt)).catch(() => []);
	for (let r of n.filter((e) => Gt.test(e)).sort()) {
		let n = await _e(I(t, Wt, r), "utf8").catch(() => "");
		if (Kt.test(n)) return `${e}/actions/workflows/${r}`;
	}
}
// src/github/publishIssues.ts
async function Jt(e, t, n) {
	let r = [], i = [], a = e.projects.filter((e) => X(e) !== "unknown");
	if (a.length === 0) return {
		problems: i,
		issues: r
	};
	let o = new Set(a.filter((e) => X(e) !== "drift"));
	for (let e of a) o.add(e);
	let s = !1, c = (e, t) => P(e, "contents: read and issues: write", n.pullRequest, t), l = async (l) => {
		let u = await pe(l.octokit, n);
		if (j(n) !== u) return [Zt(n, u)];
		let [d] = await ce(l.octokit, n, u, t.source, "errors");
		if (d) return [Qt(d.finding)];
		let f = new Lt(l, n), p = a.map(X);
		p.includes("drift") && await f.list("labelled"), p.some((e) => e !== "drift") && await f.list("open");
		let m = await qt(n, t.root);
		s = !0;
		for (let a of o) {
			let s = Yt(e, a, t, {
				...n,
				pullUrl: m
			}), u = await c(`The issue on the drift of ${a.name ?? a.id}`, async () => {
				let e = await zt(l, n, f, s);
				return e.is === "kept" && e.url !== void 0 && r.push(e.url), e.is === "declined" ? [Xt(e.number)] : [];
			});
			if (l.signal.aborted) break;
			o.delete(a), _(i, u);
		}
		return [];
	}, u = await c("The issue on drift", async () => {
		try {
			return await M(t.githubToken, t.signal, l);
		} catch (e) {
			if (!s || !(e instanceof se)) throw e;
			return [$t(o.size, a.length)];
		}
	});
	return {
		problems: [...i, ...u],
		issues: r
	};
}
function Yt(e, t, { marker: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = X(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: D(a),
		title: Dt(t),
		hasDrift: o,
		render: (n) => o ? Ot(e, t, {
			...s,
			limit: n
		}) : kt(t, {
			...s,
			limit: n
		}),
		duplicate: (e) => jt(e, s),
		limit: 65e3
	};
}
function Xt(t) {
	let n = `Issue ${t} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
	return e("not-published", n, { severity: "notice" });
}
function Zt({ ref: t }, n) {
	let r = `This run does not update the issue on drift: the run is for ${t || "no ref"}, and the issue is about ${n}. The job summary has the whole report.`;
	return e("not-published", r, { severity: "notice" });
}
function Qt(t) {
	let n = `This run does not update the issue on drift. ${t} The job summary has the whole report.`;
	return e("not-published", n, { severity: "notice" });
}
function $t(t, n) {
	let r = `The issues on the drift of ${t} of ${f(n, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
	return e("not-published", r, { severity: "warning" });
}
// src/github/publish.ts
const $ = {
	problems: [],
	comments: [],
	issues: []
};
async function en(e, t) {
	let { context: n, githubToken: r, markers: i } = t;
	if (!n || r === "" || e.stopped) return $;
	let a = t.writesResult ? await tn(e, t, n) : $;
	if (!t.writesCheckRun) return a;
	let o = await gt({
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
async function tn(e, t, n) {
	let { githubToken: r, markers: i, signal: a, source: o } = t;
	if (e.command === "plan") {
		let r = await Ct(e, {
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
		let { commentPrefix: r, scope: a } = i, o = await et(e, {
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
		let [{ root: t = o.workspace } = {}] = o.checkouts, s = await Jt(e, {
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
export { en as publish };
