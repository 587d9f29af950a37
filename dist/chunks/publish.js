import { I as e, J as t, K as n } from "./start.js";
import { $t as r, Fn as i, In as a, Kn as o, Kt as s, Mn as c, Nt as l, Pn as u, Vn as d, mn as f, pn as p, qn as m, vn as h, zn as g } from "./engine.js";
import { A as _, C as v, D as y, E as b, O as x, S, T as ee, a as C, c as te, j as w, k as T, l as ne, r as E, w as re, x as D } from "./markdown.js";
import { T as ie, a as O, b as k, c as A, f as ae, h as oe, i as se, l as ce, m as le, n as ue, r as j, s as M, u as de, w as fe, x as pe } from "./mergedPulls.js";
import { join as N, relative as me, sep as he } from "node:path";
import { readFile as ge, readdir as _e } from "node:fs/promises";
import { setTimeout as ve } from "node:timers/promises";
// src/report/markdown/appliedSection.ts
const P = x("lokaform:applied:end");
function ye(e, t, n) {
	let r = c(e), i = d(r) ? "failed" : "done", { id: a, attempt: o } = t.run, s = x(`lokaform:applied:${t.inputs}:${i}:${t.commit}:${a}:${o}`), l = S([...be(r, t), ...xe(r)]), u = s.length + l.length + P.length + 4, f = d(r) ? Se(r, n - u) : [];
	return T`${s}\n${S([l, ...f])}\n${P}`;
}
function be(e, { url: t, commit: n, now: r, pullRequests: a }) {
	let { projects: o } = e, [c] = o, l = o.length === 1 && c?.name !== void 0 ? T` · ${C(c.name)}` : T``, u = T`at commit ${v(n.slice(0, 7))} on ${w(h(r))}`, f = (e) => t === "" ? e : b(e, t), m = o.some(({ results: e }) => e), g = m ? T`: ${w(s(o))}.` : T` wrote nothing.`, _ = `The figures are for ${p(a, "merged pull request")} together.`, y = m && a > 1 ? [w(_)] : [];
	return d(e) ? [
		i(e).some(({ outcome: e }) => e.state === "done") ? T`## ❌ Not everything was applied${l}` : T`## ❌ Nothing was applied${l}`,
		T`${f(T`This run`)} ${u}${g}`,
		...y,
		T`Each later run updates this comment, until everything is applied.`
	] : [
		T`## ✅ Applied${l}`,
		T`Applied by ${f(T`this run`)} ${u}${g}`,
		...y
	];
}
function xe(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => d({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? s([e]) : "not applied";
		return T`${C(e.name ?? e.id)}: ${w(t)}`;
	}), i = t.length - r.length;
	return [y(i > 0 ? [...r, w(`… and ${p(i, "more project")}`)] : r)];
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
			return [...n, `… and ${p(r, "more failure")}; the job summary has them`];
		}
		n.push(...i);
	}
	return n;
}
// src/report/markdown/cutMarkdown.ts
const we = /^(?: |- )*`{3,}/;
function F(e, t, n) {
	if (e.length <= t) return e;
	let r = [], i = n.length, a = { folds: 0 };
	for (let n of e.split("\n")) {
		let e = Te(a, n);
		if (i += n.length + 1, i + I(e).length > t) break;
		r.push(n), a = e;
	}
	let o = r.join("\n").trimEnd();
	return o === "" ? n : `${o}${I(a)}${n}`;
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
function I({ fence: e, folds: t }) {
	return `${e === void 0 ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}\n\n`;
}
// src/report/markdown/afterMerge.ts
const Ee = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, L = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${P}(?:\n+|$)`), R = T`The plan before the merge:`, De = 1e3;
function z(e) {
	return Ee.exec(e)?.[0] ?? "";
}
function Oe(e) {
	return e.replaceAll("\r\n", "\n");
}
function ke(e) {
	return B(e).sections.length > 0;
}
function Ae(e, t) {
	let n = B(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function je(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = B(e), s = _(i.trimEnd()), c = Me(a, n, r - s.length), l = ye(t, n, r - S([
		s,
		...c,
		R
	]).length - Math.min(o.length, De)), u = S([
		s,
		...c,
		l,
		...o === "" ? [] : [R]
	]), d = _(F(o, r - u.length - 2, "The rest of the plan is left out, because the comment is full. Its edit history has the whole plan."));
	return S([u, d]);
}
function Me(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2, a = Math.floor((n - De) / (r.length + 1)) - 2;
	return r.map((e) => _(i ? Ne(e, a) : e));
}
function Ne(e, t) {
	let [n = "", ...r] = e.split("\n");
	return [
		n,
		F(r.slice(0, -1).join("\n"), t - n.length - P.length - 2, "The rest is left out, because the comment is full. The summary of the run has it."),
		P
	].join("\n");
}
function B(e) {
	let t = Oe(e), n = z(t), r = [], i = t.slice(n.length);
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
const Pe = 65e3;
function Fe(e, t) {
	let { now: n, limit: r, linkTo: i } = t, o = E(e, {
		now: n,
		limit: r - 1536,
		measure: D,
		lead: Be(e),
		overflow: "the job summary has more",
		linkTo: i,
		isPullRequest: !0
	}), s = T`<sub>Written on ${w(h(n))}${Re(t)}${ze(t)}.</sub>`, c = a(e) ? [ee("Translations: this pull request changes nothing", S([o, s]))] : [o, s];
	return S([Le(t), ...c]);
}
function Ie(e) {
	let t = v(e.head.slice(0, 7)), n = T`The plan${Re(e)}${ze(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return S([Le(e), n]);
}
function Le({ marker: e, runMarker: t, scopeMarker: n }) {
	return [
		e,
		t ?? [],
		n ?? []
	].flat().map(x).reduce((e, t) => T`${e}${t}`);
}
function Re({ commit: e, checkedOut: t = "" }) {
	if (e === "") return T``;
	let n = t === "" || t === e ? T`` : T` (test merge with its base: ${v(t.slice(0, 7))})`;
	return T` for commit ${v(e.slice(0, 7))}${n}`;
}
function ze({ run: e }) {
	return e === "" ? T`` : T` by ${b(T`this run`, e)}`;
}
function Be(e) {
	let { projects: t, manifests: n } = e, r = t.some(({ plan: e }) => e), i = t.every((e) => o(e).length === 0);
	return a(e) || r && i ? He : r ? Ve : n.length > 0 ? Ue : () => T`No plan could be made for this pull request:`;
}
function Ve(e) {
	return T`If you merge this pull request, the live Lokalise project changes like this (from ${e}):`;
}
function He(e) {
	return T`The live Lokalise project was compared with ${e}.`;
}
function Ue(e) {
	return T`No plan could be made for this pull request (from ${e}):`;
}
// src/report/markdown/scope.ts
const V = "lokaform:scope";
function We({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => H(e, t));
	return [
		V,
		t.inputs,
		...new Set(n)
	].join(":");
}
function Ge(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${V}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes(H(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function Ke(e, t) {
	return e.includes(`<!-- ${V}:${t.inputs}`);
}
function H({ plan: e, id: t }, n) {
	return n.project(e?.project.digest ?? t);
}
// src/github/findOwn.ts
async function U(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e && qe(e, i));
}
function qe({ login: e, type: t }, n) {
	return e === n || t === "Bot" && e === `${n}[bot]`;
}
// src/github/shrink.ts
async function W({ render: e, limit: t }, n) {
	try {
		await n(e(t));
	} catch (r) {
		if (M(r) !== 422) throw r;
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
	}, h = !Ke(z(o), c), g = async () => (await f.getComment(p)).data.body ?? "", _ = h ? await g() : o, v = 0;
	for (; v < 3 && Ae(_, m) && (await W({
		render: (e) => je(_, s, m, e),
		limit: Pe
	}, async (e) => {
		await f.updateComment({
			...p,
			body: e
		});
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
async function Ze(e, { githubToken: t, signal: n, prefix: r, scope: i, now: a }, o) {
	let s = ce(o), c = u(e).some(({ code: e, severity: t }) => t === "error" && Xe.includes(e));
	return s === void 0 || o.sha === "" || c ? [] : A("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => j(t, n, async (t) => {
		let n = await ue(t.octokit, o, s);
		return await Qe(t, o, n, e, {
			prefix: r,
			scope: i,
			url: o.runUrl,
			now: a,
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
	return r || i.push("Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."), n > 500 && i.push(`There are ${p(n, "commit")} since the last successful run. Only the newest 500 were searched for merged pull requests, so the comments on older ones were not updated.`), e.length > 100 && i.push(`${p(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`), i.map((e) => t("not-published", e, { severity: "notice" }));
}
function et(t) {
	return e(t.stopped?.message ?? r(t), 250);
}
function tt(e, { now: t, limit: n }) {
	return E(e, {
		now: t,
		limit: n,
		measure: D,
		overflow: "the job summary has more"
	});
}
function nt(e, t = 1e3) {
	let n = fe(e, 16e3), [r] = n.slice(t - 1);
	if (n.length <= t || !r) return n;
	let i = n.length - t + 1, a = {
		severity: r.severity,
		title: `and ${f(i)} more`,
		message: `${p(i, "more annotation")} are not shown here. The job summary and the report list them all.`
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
		if (await ve(r ** 2 * 1e3), await t()) return;
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
				title: k(a),
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
				title: k(a),
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
		title: k(t),
		message: k(n) || t
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
		if (M(e) === 404) return !1;
		throw e;
	}
}
// src/github/publishCheckRun.ts
async function pt(e, t, n) {
	let { githubToken: r, signal: i, isSuccess: a, now: o, check: s, checkouts: c, workspace: l } = t, { pullRequest: u, run: d, sha: f } = n, p = u?.head ?? f;
	if (p === "" || u?.origin) return [];
	let m = !ie(e);
	if (!m && d.attempt <= 1) return [];
	let h = await Promise.all(c.map((e) => oe(l, e))), g = {
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
				t === void 0 ? await at(e, n, g) : pe(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(O(e))) throw e;
			pe(`No check run was written: ${se(e)}.`);
		}
		return [];
	});
}
function mt({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = N(n, e.file), [a] = r.filter((e) => l(i, e)).map((e) => me(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(he).join("/")
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
		for (let { id: t } of e) await c.deleteComment({
			owner: a,
			repo: o,
			comment_id: t
		}).catch((e) => {
			if (M(e) !== 404) throw e;
		});
	}, f = async () => {
		let { data: e } = await l.get({
			owner: a,
			repo: o,
			pull_number: n
		});
		return e.head.sha;
	}, { newest: p, others: m } = _t(await u());
	if (!p && !i.hasFindings) return { is: "kept" };
	if (p && (J(q(p), s) || ke(p.body ?? ""))) return { is: "superseded" };
	let h = await f();
	if (h !== r) return {
		is: "outdated",
		head: h
	};
	let g;
	if (await W(i, async (t) => {
		if (p) {
			if (Y(p.body) === Y(t)) return;
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
				...G
			});
			e.noteLogin(r.user?.login);
		}, i = (e) => !J(s, q(e)) && !J(q(e), s);
		await K(r, async () => (await u()).some(i), 2);
		let l = _t(await u());
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
	if (!p) await d(J(q(g), s) ? [] : [g]);
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
function Y(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
// src/github/publishComment.ts
async function yt(e, t, n) {
	let { pullRequest: r, event: i, runUrl: a, sha: o } = n, s = [];
	if (!r) return {
		problems: i.startsWith("pull_request") ? [St(i)] : [],
		comments: s
	};
	let { marker: c, now: l, githubToken: u, signal: d, checkouts: f, workspace: p } = t, h = {
		commit: r.head,
		checkedOut: f[0]?.commit ?? o
	}, g = {
		marker: c,
		runMarker: vt(n.run),
		scopeMarker: We(e, t.scope)
	}, _ = await ae(n, f, p), v = {
		now: l,
		...g,
		...h,
		run: a,
		linkTo: _
	}, y = {
		marker: x(c),
		hasFindings: m(e),
		render: (t) => Fe(e, {
			...v,
			limit: t
		}),
		outdated: (e) => Ie({
			...v,
			head: e
		}),
		limit: Pe
	}, b = `The comment on pull request ${r.number}`;
	return {
		problems: await A(b, "pull-requests: write", r, async () => j(u, d, async (e) => {
			let t = await dt(e.octokit, n, r, f);
			if (t !== void 0) return [xt(r, t)];
			let i = await gt(e, n, r, y);
			return i.is === "kept" && i.url !== void 0 && s.push(i.url), bt(r, i);
		})),
		comments: s
	};
}
function bt({ number: e, head: n }, r) {
	if (r.is === "kept") return [];
	let i = r.is === "superseded" ? `The comment on pull request ${e} was written by a later run, so this run did not replace it. The job summary has this plan.` : `This run is for commit ${n.slice(0, 7)}, but pull request ${e} is now at ${r.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
	return [t("not-published", i, { severity: "notice" })];
}
function xt({ number: e, head: n }, r) {
	let i = `No comment was written. The plan is for commit ${r.slice(0, 7)}. This is not the newest commit of pull request ${e} (${n.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
	return t("not-published", i, { severity: "notice" });
}
function St(e) {
	let n = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${e} event. The job summary has the whole report.`;
	return t("not-published", n, { severity: "notice" });
}
function Ct(t) {
	return `Lokaform: drift in ${e(Et(t), 80)}`;
}
function wt(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = E(r, {
		now: 0,
		limit: n.limit - 2560,
		measure: D,
		maxUnmanaged: 5,
		lead: (e) => T`The live Lokalise project is different from ${e}:`,
		overflow: "the job summary of the workflow has more"
	}), a = t.plan?.kept.some(({ reason: e }) => e === "archived") ?? !1 ? [At] : [];
	return S([
		x(n.marker),
		i,
		Ot,
		kt(n),
		...a,
		jt(n)
	]);
}
function Tt(e, t) {
	return S([
		x(t.marker),
		T`✅ **The project ${C(Et(e))} matches its manifests again.**`,
		jt(t)
	]);
}
function Et({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Dt(e, t) {
	return S([x(t.marker), T`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function X(e) {
	return e.plan ? g({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || n(e.problems) ? "unknown" : "none" : "unknown";
}
const Ot = ee("How to read this", re([
	"+ declared, but missing in the project: apply creates it",
	"~ differs: the live value, and the declared value",
	"» still has its former name: apply renames it",
	"- in the project, but not declared: apply archives or destroys it",
	"! a live value or key that is kept, or a note"
]));
function kt({ pullUrl: e }) {
	let t = e === void 0 ? T`${v("lokaform pull")} writes texts that other people edited into them.` : T`To get texts that other people edited, start ${b(T`the workflow that pulls`, e)}: it opens the pull request.`;
	return T`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. If backup-dir is set, the run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

Texts to pull are live texts that another person edited, and that no manifest has: apply keeps them. A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
const At = T`An archived key that is declared stays drift until its entry declares is_archived: true or false.`;
function jt({ workflowUrl: e }) {
	let t = e === "" ? T`its workflow` : b(T`its workflow`, e);
	return T`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
// src/github/issue.ts
const Z = "lokaform-drift", Mt = {
	labelled: {
		labels: Z,
		state: "all"
	},
	open: { state: "open" },
	every: { state: "all" }
};
var Nt = class {
	lists = new Map();
	github;
	context;
	constructor(e, t) {
		this.github = e, this.context = t;
	}
	list(e) {
		let t = this.lists.get(e) ?? Pt(this.github, this.context, e);
		return this.lists.set(e, t), t;
	}
};
async function Pt({ octokit: e }, { owner: t, repo: n }, r) {
	let i = {
		sort: "created",
		direction: "asc",
		per_page: 100
	};
	return e.paginate(e.rest.issues.listForRepo, {
		owner: t,
		repo: n,
		...Mt[r],
		...i
	});
}
async function Ft(e, t, n, r) {
	let i = async (t) => U(await n.list(t), r.marker, e);
	if (!r.hasDrift) return await zt(e, t, await i("open"), r), { is: "kept" };
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(Q), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? {
		is: "declined",
		number: c.number
	} : (await Lt(e, t, c, r), await Rt(e, t, s.slice(0, -1), c.number, r), {
		is: "kept",
		url: c.html_url
	}) : It(e, t, r);
}
function Q({ state: e }) {
	return e === "open";
}
async function It(e, t, n) {
	let { owner: r, repo: i } = t, { title: a, marker: o } = n, s = async () => (await U(await Pt(e, t, "labelled"), o, e)).filter(Q);
	await W(n, async (t) => {
		await K(async () => {
			let n = [Z], { data: o } = await e.octokit.rest.issues.create({
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
	return l ? (await Rt(e, t, c.slice(0, -1), l.number, n), {
		is: "kept",
		url: l.html_url
	}) : { is: "kept" };
}
async function Lt(e, t, n, r) {
	let { owner: i, repo: a } = t, { issues: o } = e.octokit.rest, { title: s } = r, c = {
		owner: i,
		repo: a,
		issue_number: n.number
	};
	await W(r, async (e) => {
		Q(n) ? (n.body !== e || n.title !== s) && await o.update({
			...c,
			title: s,
			body: e
		}) : await o.update({
			...c,
			title: s,
			body: e,
			state: "open"
		});
	}), n.labels.some((e) => (typeof e == "string" ? e : e.name) === Z) || await o.addLabels({
		...c,
		labels: [Z]
	});
}
async function Rt(e, t, n, r, i) {
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
async function zt(e, { owner: t, repo: n }, r, i) {
	let { title: a } = i;
	for (let { number: o } of r) await W(i, async (r) => {
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
const Bt = ".github/workflows", Vt = /^[\w.-]+\.ya?ml$/, Ht = /^[^#\n]*\bcommand:\s*["']?pull["']?\s*(?:[,}#]|$)/m;
async function Ut({ home: e }, t) {
	let n = await _e(N(t, Bt)).catch(() => []);
	for (let r of n.filter((e) => Vt.test(e)).sort()) {
		let n = await ge(N(t, Bt, r), "utf8").catch(() => "");
		if (Ht.test(n)) return `${e}/actions/workflows/${r}`;
	}
}
// src/github/publishIssues.ts
async function Wt(e, t, n) {
	let r = [], i = e.projects.filter((e) => X(e) !== "unknown");
	if (i.length === 0) return {
		problems: [],
		issues: []
	};
	let a = (e, t) => A(e, "issues: write", n.pullRequest, t), o = async (o) => {
		let s = await de(o.octokit, n);
		if (ce(n) !== s) return [qt(n, s)];
		let c = new Nt(o, n), l = i.map(X);
		l.includes("drift") && await c.list("labelled"), l.some((e) => e !== "drift") && await c.list("open");
		let u = await Ut(n, t.root), d = [];
		for (let s of i) {
			let i = Gt(e, s, t, {
				...n,
				pullUrl: u
			}), l = await a(`The issue on the drift of ${s.name ?? s.id}`, async () => {
				let e = await Ft(o, n, c, i);
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
	let a = n(t.plan?.project.digest ?? t.id), o = X(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: x(a),
		title: Ct(t),
		hasDrift: o,
		render: (n) => o ? wt(e, t, {
			...s,
			limit: n
		}) : Tt(t, {
			...s,
			limit: n
		}),
		duplicate: (e) => Dt(e, s),
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
		let r = await yt(e, {
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
