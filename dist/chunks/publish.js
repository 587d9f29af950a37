import { Y as e, Z as t, z as n } from "./start.js";
import { Cn as r, Gn as i, Hn as a, Ht as o, Kn as s, On as c, Wn as l, Yn as u, Zn as d, ln as f, nn as p, nr as m, rr as h, wn as g } from "./engine.js";
import { A as _, C as v, D as y, E as b, M as x, O as ee, S, T as te, a as C, c as ne, j as w, k as T, l as re, r as E, w as D } from "./markdown.js";
import { A as ie, D as ae, E as O, _ as oe, b as se, c as k, d as A, g as ce, h as j, j as le, l as ue, m as M, n as de, p as N, s as fe, u as pe, v as me, x as he } from "./mayApply.js";
import { join as P, relative as ge, sep as _e } from "node:path";
import { readFile as ve, readdir as ye } from "node:fs/promises";
import { setTimeout as be } from "node:timers/promises";
// src/report/markdown/appliedSection.ts
const F = T("lokaform:applied:end");
function xe(e, t, n) {
	let r = a(e), i = d(r) ? "failed" : "done", { id: o, attempt: s } = t.run, c = T(`lokaform:applied:${t.inputs}:${i}:${t.commit}:${o}:${s}`), l = v([...Se(r, t), ...Ce(r)]), u = c.length + l.length + F.length + 4, f = d(r) ? we(r, n - u) : [];
	return _`${c}\n${v([l, ...f])}\n${F}`;
}
function Se(e, { url: t, commit: n, now: a, pullRequests: o }) {
	let { projects: s } = e, [l] = s, u = s.length === 1 && l?.name !== void 0 ? _` · ${C(l.name)}` : _``, f = _`at commit ${D(n.slice(0, 7))} on ${x(c(a))}`, m = (e) => t === "" ? e : y(e, t), h = s.some(({ results: e }) => e), g = h ? _`: ${x(p(s))}.` : _` wrote nothing.`, v = `The figures are for ${r(o, "merged pull request")} together.`, b = h && o > 1 ? [x(v)] : [];
	return d(e) ? [
		i(e).some(({ outcome: e }) => e.state === "done") ? _`## ❌ Not everything was applied${u}` : _`## ❌ Nothing was applied${u}`,
		_`${m(_`This run`)} ${f}${g}`,
		...b,
		_`Each later run updates this comment, until everything is applied.`
	] : [
		_`## ✅ Applied${u}`,
		_`Applied by ${m(_`this run`)} ${f}${g}`,
		...b
	];
}
function Ce(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => d({
		...e,
		problems: [],
		projects: [t]
	}), i = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? p([e]) : "not applied";
		return _`${C(e.name ?? e.id)}: ${x(t)}`;
	}), a = t.length - i.length;
	return [ee(a > 0 ? [...i, x(`… and ${r(a, "more project")}`)] : i)];
}
function we({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => e.results ?? []), i = [...e, ...t.flatMap((e) => e.problems)], a = Te([...ne(r.filter(({ outcome: e }) => e.state !== "done")), ...i.filter(({ severity: e }) => e === "error").map(re)], n);
	return a.length > 0 ? [te(a)] : [];
}
function Te(e, t) {
	let n = [], i = t - 150;
	for (let [t, { rows: a }] of e.entries()) {
		if (i -= a.reduce((e, t) => e + t.length + 1, 0), i < 0) {
			let i = e.slice(t).reduce((e, { count: t = 1 }) => e + t, 0);
			return [...n, `… and ${r(i, "more failure")}; the job summary has them`];
		}
		n.push(...a);
	}
	return n;
}
// src/report/markdown/cutMarkdown.ts
const Ee = /^(?: |- )*`{3,}/;
function I(e, t, n) {
	if (e.length <= t) return e;
	let r = [], i = n.length, a = { folds: 0 };
	for (let n of e.split("\n")) {
		let e = De(a, n);
		if (i += n.length + 1, i + L(e).length > t) break;
		r.push(n), a = e;
	}
	let o = r.join("\n").trimEnd();
	return o === "" ? n : `${o}${L(a)}${n}`;
}
function De({ fence: e, folds: t }, n) {
	if (e !== void 0) return n === e ? { folds: t } : {
		fence: e,
		folds: t
	};
	let r = Ee.exec(n)?.[0].replaceAll("-", " ");
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
const Oe = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, R = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${F}(?:\n+|$)`), z = _`The plan before the merge:`, ke = 1e3;
function B(e) {
	return Oe.exec(e)?.[0] ?? "";
}
function Ae(e) {
	return e.replaceAll("\r\n", "\n");
}
function je(e) {
	return V(e).sections.length > 0;
}
function Me(e, t) {
	let n = V(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Ne(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = V(e), s = w(i.trimEnd()), c = Pe(a, n, r - s.length), l = xe(t, n, r - v([
		s,
		...c,
		z
	]).length - Math.min(o.length, ke)), u = v([
		s,
		...c,
		l,
		...o === "" ? [] : [z]
	]), d = w(I(o, r - u.length - 2, "The rest of the plan is left out, because the comment is full. Its edit history has the whole plan."));
	return v([u, d]);
}
function Pe(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2, a = Math.floor((n - ke) / (r.length + 1)) - 2;
	return r.map((e) => w(i ? Fe(e, a) : e));
}
function Fe(e, t) {
	let [n = "", ...r] = e.split("\n");
	return [
		n,
		I(r.slice(0, -1).join("\n"), t - n.length - F.length - 2, "The rest is left out, because the comment is full. The summary of the run has it."),
		F
	].join("\n");
}
function V(e) {
	let t = Ae(e), n = B(t), r = [], i = t.slice(n.length);
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
const Ie = 65e3;
function Le(e, t) {
	let { now: n, limit: r, linkTo: i } = t, a = E(e, {
		now: n,
		limit: r - 1536,
		measure: S,
		lead: He(e),
		overflow: "the job summary has more",
		linkTo: i,
		isPullRequest: !0
	}), o = _`<sub>Written on ${x(c(n))}${Be(t)}${Ve(t)}.</sub>`, l = s(e) ? [b("Translations: this pull request changes nothing", v([a, o]))] : [a, o];
	return v([ze(t), ...l]);
}
function Re(e) {
	let t = D(e.head.slice(0, 7)), n = _`The plan${Be(e)}${Ve(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return v([ze(e), n]);
}
function ze({ marker: e, runMarker: t, scopeMarker: n }) {
	return [
		e,
		t ?? [],
		n ?? []
	].flat().map(T).reduce((e, t) => _`${e}${t}`);
}
function Be({ commit: e, checkedOut: t = "" }) {
	if (e === "") return _``;
	let n = t === "" || t === e ? _`` : _` (test merge with its base: ${D(t.slice(0, 7))})`;
	return _` for commit ${D(e.slice(0, 7))}${n}`;
}
function Ve({ run: e }) {
	return e === "" ? _`` : _` by ${y(_`this run`, e)}`;
}
function He(e) {
	let { projects: t, manifests: n } = e, r = t.some(({ plan: e }) => e), i = t.every((e) => m(e).length === 0);
	return s(e) || r && i ? We : r ? Ue : n.length > 0 ? Ge : () => _`No plan could be made for this pull request:`;
}
function Ue(e) {
	return _`If you merge this pull request, the live Lokalise project changes like this (from ${e}):`;
}
function We(e) {
	return _`The live Lokalise project was compared with ${e}.`;
}
function Ge(e) {
	return _`No plan could be made for this pull request (from ${e}):`;
}
// src/report/markdown/scope.ts
const H = "lokaform:scope";
function Ke({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => Ye(e, t));
	return [
		H,
		t.inputs,
		...new Set(n)
	].join(":");
}
function qe(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${H}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes(Ye(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function Je(e, t) {
	return e.includes(`<!-- ${H}:${t.inputs}`);
}
function Ye({ plan: e, id: t }, n) {
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
	for (let { id: n, body: a = "" } of await U(l, i.prefix, e)) {
		let o = qe(r, i.scope, B(a));
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
	}, h = !Je(B(o), c), g = async () => (await M(f.getComment(p)))?.data.body ?? "", _ = h ? await g() : o, v = 0;
	for (; v < 3 && Me(_, m) && (await W({
		render: (e) => Ne(_, s, m, e),
		limit: Ie
	}, async (e) => {
		await M(f.updateComment({
			...p,
			body: e
		}));
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
	let s = ce(o), c = l(e).some(({ code: e, severity: t }) => t === "error" && Qe.includes(e));
	return s === void 0 || o.sha === "" || c ? [] : j("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => k(t, n, async (t) => {
		let n = await fe(t.octokit, o, s);
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
		if (!["failed", "invalid"].includes(A(e))) throw e;
		o.push(e);
	}
	if (o.length > 0) throw o[0];
	return a;
}
function tt({ numbers: e, commits: n, knowsRuns: i }) {
	let a = [];
	return i || a.push("Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."), n > 500 && a.push(`There are ${r(n, "commit")} since the last successful run. Only the newest 500 were searched for merged pull requests, so the comments on older ones were not updated.`), e.length > 100 && a.push(`${r(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`), a.map((e) => t("not-published", e, { severity: "notice" }));
}
function nt(e) {
	return n(e.stopped?.message ?? f(e), 250);
}
function rt(e, { now: t, limit: n }) {
	return E(e, {
		now: t,
		limit: n,
		measure: S,
		overflow: "the job summary has more"
	});
}
function it(e, t = 1e3) {
	let n = ie(e, 16e3), [i] = n.slice(t - 1);
	if (n.length <= t || !i) return n;
	let a = n.length - t + 1, o = {
		severity: i.severity,
		title: `and ${g(a)} more`,
		message: `${r(a, "more annotation")} are not shown here. The job summary and the report list them all.`
	};
	return [...n.slice(0, t - 1), o];
}
// src/github/createOnce.ts
const G = { request: { retries: 0 } };
async function K(e, t, n) {
	for (let r = 1;; r += 1) try {
		await e();
		return;
	} catch (e) {
		if (A(e) !== "failed" || r > n) throw e;
		if (await be(r ** 2 * 1e3), await t()) return;
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
	await W(n, async (r) => {
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
				title: O(a),
				...s
			},
			...G
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
		await K(() => s.update({
			...c,
			output: {
				title: O(a),
				summary: i,
				annotations: t
			},
			...G
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
		title: O(t),
		message: O(n) || t
	};
}
// src/github/pullRequestHead.ts
async function pt(e, t, n, r) {
	for (let { root: i, commit: a } of r) {
		let r = a ?? t.sha;
		if (r !== n.head && !await mt(e, t, n, r, i === void 0 ? void 0 : await se(i, r))) return r;
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
	let m = !le(e);
	if (!m && d.attempt <= 1) return [];
	let h = await Promise.all(c.map((e) => he(l, e))), g = {
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
			await k(r, i, async (e) => {
				if (!m && !await ct(e, n, g, s.id)) return;
				let t = await _t(e.octokit, n, c);
				t === void 0 ? await st(e, n, g) : ae(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(A(e))) throw e;
			ae(`No check run was written: ${pe(e)}.`);
		}
		return [];
	});
}
function gt({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = P(n, e.file), [a] = r.filter((e) => o(i, e)).map((e) => ge(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(_e).join("/")
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
		return U(await e.octokit.paginate(c.listComments, t), i.marker, e);
	}, d = async (e) => {
		for (let { id: t } of e) await M(c.deleteComment({
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
	}, { newest: p, others: m } = yt(await u());
	if (!p && !i.hasFindings) return { is: "kept" };
	if (p && (J(q(p), s) || je(p.body ?? ""))) return { is: "superseded" };
	let h = await f();
	if (h !== r) return {
		is: "outdated",
		head: h
	};
	let g = p, _;
	if (await W(i, async (t) => {
		if (p) {
			if (xt(p.body) === xt(t)) return;
			if (await M(c.updateComment({
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
				...G
			});
			e.noteLogin(r.user?.login);
		}, l = (e) => !J(s, q(e)) && !J(q(e), s);
		await K(r, async () => (await u()).some(l), 2);
		let f = yt(await u());
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
		}, t = await M(c.getComment(e)), n = i.outdated(v);
		t?.data.body === _.body && await M(c.updateComment({
			...e,
			body: n
		}));
	}
	return {
		is: "outdated",
		head: v
	};
}
function yt(e) {
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
function bt({ id: e, attempt: t }) {
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
function xt(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
// src/github/publishComment.ts
async function St(e, t, n) {
	let { pullRequest: r, event: i, runUrl: a, sha: o } = n, s = [];
	if (!r) return {
		problems: i.startsWith("pull_request") ? [Tt(i)] : [],
		comments: s
	};
	let { marker: c, now: l, githubToken: u, signal: d, checkouts: f, workspace: p } = t, m = {
		commit: r.head,
		checkedOut: f[0]?.commit ?? o
	}, g = {
		marker: c,
		runMarker: bt(n.run),
		scopeMarker: Ke(e, t.scope)
	}, _ = await me(n, f, p), v = {
		now: l,
		...g,
		...m,
		run: a,
		linkTo: _
	}, y = {
		marker: T(c),
		hasFindings: h(e),
		render: (t) => Le(e, {
			...v,
			limit: t
		}),
		outdated: (e) => Re({
			...v,
			head: e
		}),
		limit: Ie
	}, b = `The comment on pull request ${r.number}`;
	return {
		problems: await j(b, "pull-requests: write", r, async () => k(u, d, async (e) => {
			let t = await pt(e.octokit, n, r, f);
			if (t !== void 0) return [wt(r, t)];
			let i = await vt(e, n, r, y);
			return i.is === "kept" && i.url !== void 0 && s.push(i.url), Ct(r, i);
		})),
		comments: s
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
function Et(e) {
	return `Lokaform: drift in ${n(kt(e), 80)}`;
}
function Dt(e, t, n) {
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
	}), a = t.plan?.kept.some(({ reason: e }) => e === "archived") ?? !1 ? [Nt] : [];
	return v([
		T(n.marker),
		i,
		jt,
		Mt(n),
		...a,
		Pt(n)
	]);
}
function Ot(e, t) {
	return v([
		T(t.marker),
		_`✅ **The project ${C(kt(e))} matches its manifests again.**`,
		Pt(t)
	]);
}
function kt({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function At(e, t) {
	return v([T(t.marker), _`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function Y(t) {
	return t.plan ? u({ projects: [t] }) ? "drift" : t.plan.skipped.length > 0 || e(t.problems) ? "unknown" : "none" : "unknown";
}
const jt = b("How to read this", te([
	"+ declared, but missing in the project: apply creates it",
	"~ differs: the live value, and the declared value",
	"» still has its former name: apply renames it",
	"- in the project, but not declared: apply archives or destroys it",
	"! a live value or key that is kept, or a note"
]));
function Mt({ pullUrl: e }) {
	let t = e === void 0 ? _`${D("lokaform pull")} writes texts that other people edited into them.` : _`To get texts that other people edited, start ${y(_`the workflow that pulls`, e)}: it opens the pull request.`;
	return _`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. If backup-dir is set, the run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

Texts to pull are live texts that another person edited, and that no manifest has: apply keeps them. A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
const Nt = _`An archived key that is declared stays drift until its entry declares is_archived: true or false.`;
function Pt({ workflowUrl: e }) {
	let t = e === "" ? _`its workflow` : y(_`its workflow`, e);
	return _`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
// src/github/issue.ts
const X = "lokaform-drift", Ft = {
	labelled: {
		labels: X,
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
		let t = this.lists.get(e) ?? Lt(this.github, this.context, e);
		return this.lists.set(e, t), t;
	}
};
async function Lt({ octokit: e }, { owner: t, repo: n }, r) {
	let i = {
		sort: "created",
		direction: "asc",
		per_page: 100
	}, a = {
		owner: t,
		repo: n,
		...Ft[r],
		...i
	};
	return (await e.paginate(e.rest.issues.listForRepo, a)).filter((e) => !e.pull_request);
}
async function Rt(e, t, n, r) {
	let i = async (t) => U(await n.list(t), r.marker, e);
	if (!r.hasDrift) return await Ht(e, t, await i("open"), r), { is: "kept" };
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(Z), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? {
		is: "declined",
		number: c.number
	} : await Bt(e, t, c, r) ? (await Vt(e, t, s.slice(0, -1), c.number, r), {
		is: "kept",
		url: c.html_url
	}) : zt(e, t, r) : zt(e, t, r);
}
function Z({ state: e }) {
	return e === "open";
}
async function zt(e, t, n) {
	let { owner: r, repo: i } = t, { title: a, marker: o } = n, s = async () => (await U(await Lt(e, t, "labelled"), o, e)).filter(Z);
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
	return l ? (await Vt(e, t, c.slice(0, -1), l.number, n), {
		is: "kept",
		url: l.html_url
	}) : { is: "kept" };
}
async function Bt(e, t, n, r) {
	let { owner: i, repo: a } = t, { issues: o } = e.octokit.rest, { title: s } = r, c = {
		owner: i,
		repo: a,
		issue_number: n.number
	}, l = !0;
	await W(r, async (e) => {
		if (Z(n) && n.body === e && n.title === s) return;
		let t = Z(n) ? {} : { state: "open" };
		l = await M(o.update({
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
async function Vt(e, t, n, r, i) {
	let { owner: a, repo: o } = t, s = i.duplicate(r);
	for (let { number: t } of n) {
		let n = {
			body: s,
			state: "closed",
			state_reason: "completed"
		};
		await M(e.octokit.rest.issues.update({
			owner: a,
			repo: o,
			issue_number: t,
			...n
		}));
	}
}
async function Ht(e, { owner: t, repo: n }, r, i) {
	let { title: a } = i;
	for (let { number: o } of r) await W(i, async (r) => {
		let i = {
			title: a,
			body: r,
			state: "closed",
			state_reason: "completed"
		};
		await M(e.octokit.rest.issues.update({
			owner: t,
			repo: n,
			issue_number: o,
			...i
		}));
	});
}
// src/github/pullWorkflow.ts
const Q = ".github/workflows", Ut = /^[\w.-]+\.ya?ml$/, Wt = /^[^#\n]*\bcommand:\s*["']?pull["']?\s*(?:[,}#]|$)/m;
async function Gt({ home: e }, t) {
	let n = await ye(P(t, Q)).catch(() => []);
	for (let r of n.filter((e) => Ut.test(e)).sort()) {
		let n = await ve(P(t, Q, r), "utf8").catch(() => "");
		if (Wt.test(n)) return `${e}/actions/workflows/${r}`;
	}
}
// src/github/publishIssues.ts
async function Kt(e, t, n) {
	let r = [], i = [], a = e.projects.filter((e) => Y(e) !== "unknown");
	if (a.length === 0) return {
		problems: i,
		issues: r
	};
	let o = new Set(a.filter((e) => Y(e) !== "drift"));
	for (let e of a) o.add(e);
	let s = !1, c = (e, t) => j(e, "contents: read and issues: write", n.pullRequest, t), l = async (l) => {
		let u = await oe(l.octokit, n);
		if (ce(n) !== u) return [Yt(n, u)];
		let [d] = await de(l.octokit, n, u, t.source, "errors");
		if (d) return [Xt(d.finding)];
		let f = new It(l, n), p = a.map(Y);
		p.includes("drift") && await f.list("labelled"), p.some((e) => e !== "drift") && await f.list("open");
		let m = await Gt(n, t.root);
		s = !0;
		for (let a of o) {
			let s = qt(e, a, t, {
				...n,
				pullUrl: m
			}), u = await c(`The issue on the drift of ${a.name ?? a.id}`, async () => {
				let e = await Rt(l, n, f, s);
				return e.is === "kept" && e.url !== void 0 && r.push(e.url), e.is === "declined" ? [Jt(e.number)] : [];
			});
			if (l.signal.aborted) break;
			o.delete(a), i.push(...u);
		}
		return [];
	}, u = await c("The issue on drift", async () => {
		try {
			return await k(t.githubToken, t.signal, l);
		} catch (e) {
			if (!s || !(e instanceof ue)) throw e;
			return [Zt(o.size, a.length)];
		}
	});
	return {
		problems: [...i, ...u],
		issues: r
	};
}
function qt(e, t, { marker: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = Y(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: T(a),
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
function Jt(e) {
	let n = `Issue ${e} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
	return t("not-published", n, { severity: "notice" });
}
function Yt({ ref: e }, n) {
	let r = `This run does not update the issue on drift: the run is for ${e || "no ref"}, and the issue is about ${n}. The job summary has the whole report.`;
	return t("not-published", r, { severity: "notice" });
}
function Xt(e) {
	let n = `This run does not update the issue on drift. ${e} The job summary has the whole report.`;
	return t("not-published", n, { severity: "notice" });
}
function Zt(e, n) {
	let i = `The issues on the drift of ${e} of ${r(n, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
	return t("not-published", i, { severity: "warning" });
}
// src/github/publish.ts
const $ = {
	problems: [],
	comments: [],
	issues: []
};
async function Qt(e, t) {
	let { context: n, githubToken: r, markers: i } = t;
	if (!n || r === "" || e.stopped) return $;
	let a = t.writesResult ? await $t(e, t, n) : $;
	if (!t.writesCheckRun) return a;
	let o = await ht({
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
async function $t(e, t, n) {
	let { githubToken: r, markers: i, signal: a, source: o } = t;
	if (e.command === "plan") {
		let r = await St(e, {
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
		let [{ root: t = o.workspace } = {}] = o.checkouts, s = await Kt(e, {
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
export { Qt as publish };
