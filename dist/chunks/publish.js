import { tn as e, z as t } from "./start.js";
import { Bt as n, Dr as r, Lr as i, Nr as a, Or as o, Sn as s, Tn as c, nn as l, vn as u } from "./engine.js";
import { C as d, S as f, _ as p, b as m, c as h, g, h as _, i as v, m as y, o as b, p as x, r as ee, s as te, t as ne, v as S, w as re, x as C, y as ie } from "./markdown.js";
import { D as w, M as ae, O as oe, b as se, c as T, d as E, g as ce, h as D, j as le, l as ue, m as O, n as de, p as k, s as fe, u as pe, v as me, x as he, y as ge } from "./mayApply.js";
import { l as _e } from "./wire.js";
import { join as A, relative as ve, sep as ye } from "node:path";
import { readFile as be, readdir as xe } from "node:fs/promises";
import { setTimeout as Se } from "node:timers/promises";
// src/report/markdown/afterMerge.ts
const j = m("lokaform:applied:end"), Ce = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, M = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${j}(?:\n+|$)`), N = C`The plan before the merge:`, P = 1e3;
function F(e) {
	return Ce.exec(e)?.[0] ?? "";
}
function we(e) {
	return e.replaceAll("\r\n", "\n");
}
function Te(e) {
	return I(e).sections.length > 0;
}
function Ee(e, t) {
	let n = I(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function De(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = I(e), s = d(i.trimEnd()), c = Oe(a, n, r - s.length), l = Ae(t, n, r - y([
		s,
		...c,
		N
	]).length - Math.min(o.length, P)), u = y([
		s,
		...c,
		l,
		...o === "" ? [] : [N]
	]), f = d(L(o, r - u.length - 2, "The rest of the plan is left out, because the comment is full. Its edit history has the whole plan."));
	return y([u, f]);
}
function Oe(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2, a = Math.floor((n - P) / (r.length + 1)) - 2;
	return r.map((e) => d(i ? ke(e, a) : e));
}
function ke(e, t) {
	let [n = "", ...r] = e.split("\n");
	return [
		n,
		L(r.slice(0, -1).join("\n"), t - n.length - j.length - 2, "The rest is left out, because the comment is full. The summary of the run has it."),
		j
	].join("\n");
}
function I(e) {
	let t = we(e), n = F(t), r = [], i = t.slice(n.length);
	for (let e = M.exec(i); e; e = M.exec(i)) {
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
		plan: i.startsWith(N) ? i.slice(N.length).trimStart() : i
	};
}
function Ae(e, t, r) {
	let { isDone: i, heading: a, lead: o, projects: s, failures: c } = n(e, t, b), { id: l, attempt: u } = t.run, d = i ? "done" : "failed", p = m(`lokaform:applied:${t.inputs}:${d}:${t.commit}:${l}:${u}`), h = s.length > 0 ? [ie(s.map(f))] : [], _ = y([
		C`## ${f(a)}`,
		...o.map(f),
		...h
	]), v = p.length + _.length + j.length + 4, x = c.length > 0 ? [g(je(c, r - v))] : [];
	return C`${p}\n${y([_, ...x])}\n${j}`;
}
function je(e, t) {
	let n = [], r = t - 150;
	for (let [t, i] of e.entries()) {
		let a = Me(i);
		if (r -= a.length + 1, r < 0) {
			let r = e.slice(t).reduce((e, { count: t = 1 }) => e + t, 0);
			return [...n, `… and ${u(r, "more failure")}; the job summary has them`];
		}
		n.push(a);
	}
	return n;
}
function Me({ place: e, name: t, state: n = "", words: r = "", code: i }) {
	return `${e ? `${s({ place: e })}  ` : ""}${i ? "" : `${t}  `}${n}: ${r}`;
}
const Ne = /^(?: |- )*`{3,}/;
function L(e, t, n) {
	if (e.length <= t) return e;
	let r = [], i = n.length, a = { folds: 0 };
	for (let n of e.split("\n")) {
		let e = Pe(a, n);
		if (i += n.length + 1, i + R(e).length > t) break;
		r.push(n), a = e;
	}
	let o = r.join("\n").trimEnd();
	return o === "" ? n : `${o}${R(a)}${n}`;
}
function Pe({ fence: e, folds: t }, n) {
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
function R({ fence: e, folds: t }) {
	return `${e === void 0 ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}\n\n`;
}
// src/report/markdown/comment.ts
const z = 65e3;
function Fe(e, t) {
	let { now: n, limit: r, linkTo: i, unappliedBase: a } = t, o = "the job summary has more", s = h(e, {
		overflow: o,
		reader: "reviewer",
		isPullRequest: !0,
		unappliedBase: a
	}), l = te(s, {
		limit: r - 1536,
		measure: x,
		overflow: o,
		linkTo: i
	}), u = C`<sub>Written on ${re(c(n))}${V(t)}${H(t)}.</sub>`, d = s.isUntouched ? [p("Translations: this pull request changes nothing", y([l, u]))] : [l, u];
	return y([B(t), ...d]);
}
function Ie(e) {
	let t = _(e.head.slice(0, 7)), n = C`The plan${V(e)}${H(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return y([B(e), n]);
}
function B({ marker: e, runMarker: t, scopeMarker: n }) {
	return [
		e,
		t ?? [],
		n ?? []
	].flat().map(m).reduce((e, t) => C`${e}${t}`);
}
function V({ commit: e, checkedOut: t = "" }) {
	if (e === "") return C``;
	let n = t === "" || t === e ? C`` : C` (test merge with its base: ${_(t.slice(0, 7))})`;
	return C` for commit ${_(e.slice(0, 7))}${n}`;
}
function H({ run: e }) {
	return e === "" ? C`` : C` by ${S(C`this run`, e)}`;
}
// src/report/markdown/scope.ts
const U = "lokaform:scope";
function Le({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => W(e, t));
	return [
		U,
		t.inputs,
		...new Set(n)
	].join(":");
}
function Re(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${U}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes(W(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function ze(e, t) {
	return e.includes(`<!-- ${U}:${t.inputs}`);
}
function W({ plan: e, id: t }, n) {
	return n.project(e?.project.digest ?? t);
}
// src/github/findOwn.ts
async function G(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
// src/github/shrink.ts
async function K({ render: e, limit: t }, n) {
	try {
		await n(e(t));
	} catch (r) {
		if (k(r) !== 422) throw r;
		await n(e(t / 2));
	}
}
async function Be(e, t, n, r, i) {
	let { owner: a, repo: o } = t, { octokit: s } = e, c = {
		owner: a,
		repo: o,
		issue_number: n,
		per_page: 100
	}, l = await s.paginate(s.rest.issues.listComments, c), u = 0;
	for (let { id: n, body: a = "" } of await G(l, i.prefix, e)) {
		let o = Re(r, i.scope, F(a));
		o && await Ve(e, t, [n, a], o, i) && (u += 1);
	}
	return u;
}
async function Ve({ octokit: e }, { owner: t, repo: n, run: r, sha: i }, [a, o], s, { scope: c, url: l, now: u, pullRequests: d }) {
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
	}, h = !ze(F(o), c), g = async () => (await O(f.getComment(p)))?.data.body ?? "", _ = h ? await g() : o, v = 0;
	for (; v < 3 && Ee(_, m) && (await K({
		render: (e) => De(_, s, m, e),
		limit: z
	}, async (e) => {
		await O(f.updateComment({
			...p,
			body: e
		}));
	}), v += 1, h);) _ = await g();
	return v > 0;
}
// src/github/publishAfterMerge.ts
const He = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function Ue(e, { githubToken: t, signal: n, prefix: i, scope: a, now: o }, s) {
	let c = se(s), l = r(e).some(({ code: e, severity: t }) => t === "error" && He.includes(e));
	return c === void 0 || s.sha === "" || l ? [] : D("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => T(t, n, async (t) => {
		let n = await fe(t.octokit, s, c);
		return await We(t, s, n, e, {
			prefix: i,
			scope: a,
			url: s.runUrl,
			now: o,
			pullRequests: n.numbers.length
		}) > 0 ? Ge(n) : [];
	}));
}
async function We(e, t, { numbers: n }, r, i) {
	let a = 0, o = [];
	for (let s of n.slice(0, 100)) try {
		a += await Be(e, t, s, r, i);
	} catch (e) {
		if (!["failed", "invalid"].includes(E(e))) throw e;
		o.push(e);
	}
	if (o.length > 0) throw o[0];
	return a;
}
function Ge({ numbers: t, commits: n, knowsRuns: r }) {
	let i = [];
	return r || i.push("Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."), n > 500 && i.push(`There are ${u(n, "commit")} since the last successful run. Only the newest 500 were searched for merged pull requests, so the comments on older ones were not updated.`), t.length > 100 && i.push(`${u(t.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`), i.map((t) => e("not-published", t, { severity: "notice" }));
}
// src/github/createOnce.ts
const q = { request: { retries: 0 } };
async function J(e, t, n) {
	for (let r = 1;; r += 1) try {
		await e();
		return;
	} catch (e) {
		if (E(e) !== "failed" || r > n) throw e;
		if (await Se(r ** 2 * 1e3), await t()) return;
	}
}
// src/github/checkRun.ts
const Ke = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, qe = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function Je(e, t, n) {
	let r = n.annotations.map($e), i = r.slice(0, 50), a;
	await K(n, async (r) => {
		a = {
			id: await Ze(e, t, n, {
				summary: r,
				annotations: i
			}),
			summary: r
		};
	}), a && await Qe(e, t, a, n.title, r);
}
async function Ye({ octokit: e }, t, n, r) {
	return (await Xe(e, t, n)).some(({ external_id: e }) => e?.startsWith(`${r}:`));
}
async function Xe(e, { owner: t, repo: n }, { name: r, commit: i }) {
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
async function Ze({ octokit: e }, t, { name: n, id: r, commit: i, title: a, isSuccess: o }, s) {
	let { owner: c, repo: l, runUrl: u } = t, { checks: d } = e.rest, f = 0;
	return await J(async () => {
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
				title: w(a),
				...s
			},
			...q
		});
		f = e.id;
	}, async () => {
		let a = (await Xe(e, t, {
			name: n,
			commit: i
		})).find((e) => e.external_id === r);
		return f = a?.id ?? 0, a !== void 0;
	}, 2), f;
}
async function Qe({ octokit: e }, { owner: t, repo: n }, { id: r, summary: i }, a, o) {
	let { checks: s } = e.rest, c = {
		owner: t,
		repo: n,
		check_run_id: r
	};
	for (let e = 50; e < o.length; e += 50) {
		let t = o.slice(e, e + 50);
		await J(() => s.update({
			...c,
			output: {
				title: w(a),
				summary: i,
				annotations: t
			},
			...q
		}), async () => (await s.get(c)).data.output.annotations_count > e, 2);
	}
}
function $e({ severity: e, title: t, message: n, place: r }) {
	return {
		...qe,
		...r && {
			path: r.file,
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: Ke[e],
		title: w(t),
		message: w(n) || t
	};
}
// src/github/pullRequestHead.ts
async function et(e, t, n, r) {
	for (let { root: i, commit: a } of r) {
		let r = a ?? t.sha;
		if (r !== n.head && !await tt(e, t, n, r, i === void 0 ? void 0 : await me(i, r))) return r;
	}
}
async function tt(e, { owner: t, repo: n, ref: r, sha: i }, { number: a, head: o }, s, c) {
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
		if (k(e) === 404) return !1;
		throw e;
	}
}
// src/github/publishCheckRun.ts
async function nt(e, t, n) {
	let { githubToken: r, signal: i, isSuccess: a, check: o, checkouts: s, workspace: c } = t, { pullRequest: l, run: u, sha: d } = n, f = l?.head ?? d;
	if (f === "" || l?.origin) return [];
	let p = !le(e);
	if (!p && u.attempt <= 1) return [];
	let m = await Promise.all(s.map((e) => ge(c, e))), h = {
		name: o.name,
		id: `${o.id}:${u.id}:${u.attempt}`,
		commit: f,
		title: v(e),
		annotations: ae(e).map((e) => rt(e, c, m)),
		isSuccess: a,
		render: (t) => ee(e, t),
		limit: ne
	};
	return D("The check run", "checks: write", l, async () => {
		try {
			await T(r, i, async (e) => {
				if (!p && !await Ye(e, n, h, o.id)) return;
				let t = await it(e.octokit, n, s);
				t === void 0 ? await Je(e, n, h) : oe(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(E(e))) throw e;
			oe(`No check run was written: ${pe(e)}.`);
		}
		return [];
	});
}
function rt({ place: e, ...t }, n, r) {
	if (!e) return t;
	let a = A(n, e.file), [o] = r.filter((e) => i(a, e)).map((e) => ve(e, a)).sort((e, t) => e.length - t.length);
	return o ? {
		...t,
		place: {
			...e,
			file: o.split(ye).join("/")
		}
	} : t;
}
async function it(e, t, n) {
	let { pullRequest: r, sha: i } = t;
	return r ? et(e, t, r, n) : n.find(({ commit: e }) => e !== void 0 && e !== i)?.commit;
}
// src/github/comment.ts
async function at(e, t, { number: n, head: r }, i) {
	let { owner: a, repo: o, run: s } = t, { issues: c, pulls: l } = e.octokit.rest, u = async () => {
		let t = {
			owner: a,
			repo: o,
			issue_number: n,
			per_page: 100
		};
		return G(await e.octokit.paginate(c.listComments, t), i.marker, e);
	}, d = async (e) => {
		for (let { id: t } of e) await O(c.deleteComment({
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
	}, { newest: p, others: m } = ot(await u());
	if (!p && !i.hasFindings) return { is: "kept" };
	if (p && (X(Y(p), s) || Te(p.body ?? ""))) return { is: "superseded" };
	let h = await f();
	if (h !== r) return {
		is: "outdated",
		head: h
	};
	let g = p, _;
	if (await K(i, async (t) => {
		if (p) {
			if (ct(p.body) === ct(t)) return;
			if (await O(c.updateComment({
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
				...q
			});
			e.noteLogin(r.user?.login);
		}, l = (e) => !X(s, Y(e)) && !X(Y(e), s);
		await J(r, async () => (await u()).some(l), 2);
		let f = ot(await u());
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
	if (!g) await d(X(Y(_), s) ? [] : [_]);
	else {
		let e = {
			owner: a,
			repo: o,
			comment_id: _.id
		}, t = await O(c.getComment(e)), n = i.outdated(v);
		t?.data.body === _.body && await O(c.updateComment({
			...e,
			body: n
		}));
	}
	return {
		is: "outdated",
		head: v
	};
}
function ot(e) {
	let [t, ...n] = e;
	if (!t) return {
		newest: void 0,
		others: []
	};
	let r = n.reduce((e, t) => X(Y(e), Y(t)) ? e : t, t);
	return {
		newest: r,
		others: e.filter((e) => e !== r)
	};
}
function st({ id: e, attempt: t }) {
	return `lokaform:run:${e}:${t}`;
}
function Y({ body: e = "" }) {
	let [, t = 0, n = 0] = /<!-- lokaform:run:(\d+):(\d+) -->/.exec(e) ?? [];
	return {
		id: Number(t),
		attempt: Number(n)
	};
}
function X(e, t) {
	return e.id > t.id || e.id === t.id && e.attempt > t.attempt;
}
function ct(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
// src/github/publishComment.ts
async function lt(e, t, n) {
	let { pullRequest: r, event: i, runUrl: o, sha: s } = n, c = [];
	if (!r) return {
		problems: i.startsWith("pull_request") ? [ft(i)] : [],
		comments: c
	};
	let { marker: l, now: u, githubToken: d, signal: f, checkouts: p, workspace: h, unappliedBase: g } = t, _ = {
		commit: r.head,
		checkedOut: p[0]?.commit ?? s
	}, v = {
		marker: l,
		runMarker: st(n.run),
		scopeMarker: Le(e, t.scope)
	}, y = await ce(n, p, h), b = {
		now: u,
		...v,
		..._,
		run: o,
		linkTo: y,
		unappliedBase: g
	}, x = {
		marker: m(l),
		hasFindings: a(e),
		render: (t) => Fe(e, {
			...b,
			limit: t
		}),
		outdated: (e) => Ie({
			...b,
			head: e
		}),
		limit: z
	}, ee = `The comment on pull request ${r.number}`;
	return {
		problems: await D(ee, "pull-requests: write", r, async () => T(d, f, async (e) => {
			let t = await et(e.octokit, n, r, p);
			if (t !== void 0) return [dt(r, t)];
			let i = await at(e, n, r, x);
			return i.is === "kept" && i.url !== void 0 && c.push(i.url), ut(r, i);
		})),
		comments: c
	};
}
function ut({ number: t, head: n }, r) {
	if (r.is === "kept") return [];
	let i = r.is === "superseded" ? `The comment on pull request ${t} was written by a later run, so this run did not replace it. The job summary has this plan.` : `This run is for commit ${n.slice(0, 7)}, but pull request ${t} is now at ${r.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
	return [e("not-published", i, { severity: "notice" })];
}
function dt({ number: t, head: n }, r) {
	let i = `No comment was written. The plan is for commit ${r.slice(0, 7)}. This is not the newest commit of pull request ${t} (${n.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
	return e("not-published", i, { severity: "notice" });
}
function ft(t) {
	let n = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${t} event. The job summary has the whole report.`;
	return e("not-published", n, { severity: "notice" });
}
function pt(e) {
	return `Lokaform: drift in ${t(gt(e), 80)}`;
}
function mt(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = "the job summary of the workflow has more", a = h(r, {
		overflow: i,
		reader: "assignee",
		maxUnmanaged: 5
	}), o = te(a, {
		limit: n.limit - 2560,
		measure: x,
		overflow: i
	});
	return y([
		m(n.marker),
		o,
		vt(n),
		yt(n)
	]);
}
function ht(e, t) {
	return y([
		m(t.marker),
		C`✅ **The project ${f(l(gt(e), 80))} matches its manifests again.**`,
		yt(t)
	]);
}
function gt({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function _t(e, t) {
	return y([m(t.marker), C`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function vt({ pullUrl: e }) {
	let t = e === void 0 ? C`${_("lokaform pull")} writes texts that other people edited into them.` : C`To get texts that other people edited, start ${S(C`the workflow that pulls`, e)}: it opens the pull request.`;
	return C`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
function yt({ workflowUrl: e }) {
	let t = e === "" ? C`its workflow` : S(C`its workflow`, e);
	return C`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
// src/github/issue.ts
const Z = "lokaform-drift", bt = {
	labelled: {
		labels: Z,
		state: "all"
	},
	open: { state: "open" },
	every: { state: "all" }
};
var xt = class {
	lists = new Map();
	github;
	context;
	constructor(e, t) {
		this.github = e, this.context = t;
	}
	list(e) {
		let t = this.lists.get(e) ?? St(this.github, this.context, e);
		return this.lists.set(e, t), t;
	}
};
async function St({ octokit: e }, { owner: t, repo: n }, r) {
	let i = {
		sort: "created",
		direction: "asc",
		per_page: 100
	}, a = {
		owner: t,
		repo: n,
		...bt[r],
		...i
	};
	return (await e.paginate(e.rest.issues.listForRepo, a)).filter((e) => !e.pull_request);
}
async function Ct(e, t, n, r) {
	let i = async (t) => G(await n.list(t), r.marker, e);
	if (!r.hasDrift) return await Dt(e, t, await i("open"), r), { is: "kept" };
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(Q), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? {
		is: "declined",
		number: c.number
	} : await Tt(e, t, c, r) ? (await Et(e, t, s.slice(0, -1), c.number, r), {
		is: "kept",
		url: c.html_url
	}) : wt(e, t, r) : wt(e, t, r);
}
function Q({ state: e }) {
	return e === "open";
}
async function wt(e, t, n) {
	let { owner: r, repo: i } = t, { title: a, marker: o } = n, s = async () => (await G(await St(e, t, "labelled"), o, e)).filter(Q);
	await K(n, async (t) => {
		await J(async () => {
			let n = [Z], { data: o } = await e.octokit.rest.issues.create({
				owner: r,
				repo: i,
				title: a,
				body: t,
				labels: n,
				...q
			});
			e.noteLogin(o.user?.login);
		}, async () => (await s()).length > 0, 2);
	});
	let c = await s(), l = c.at(-1);
	return l ? (await Et(e, t, c.slice(0, -1), l.number, n), {
		is: "kept",
		url: l.html_url
	}) : { is: "kept" };
}
async function Tt(e, t, n, r) {
	let { owner: i, repo: a } = t, { issues: o } = e.octokit.rest, { title: s } = r, c = {
		owner: i,
		repo: a,
		issue_number: n.number
	}, l = !0;
	await K(r, async (e) => {
		if (Q(n) && n.body === e && n.title === s) return;
		let t = Q(n) ? {} : { state: "open" };
		l = await O(o.update({
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
async function Et(e, t, n, r, i) {
	let { owner: a, repo: o } = t, s = i.duplicate(r);
	for (let { number: t } of n) {
		let n = {
			body: s,
			state: "closed",
			state_reason: "completed"
		};
		await O(e.octokit.rest.issues.update({
			owner: a,
			repo: o,
			issue_number: t,
			...n
		}));
	}
}
async function Dt(e, { owner: t, repo: n }, r, i) {
	let { title: a } = i;
	for (let { number: o } of r) await K(i, async (r) => {
		let i = {
			title: a,
			body: r,
			state: "closed",
			state_reason: "completed"
		};
		await O(e.octokit.rest.issues.update({
			owner: t,
			repo: n,
			issue_number: o,
			...i
		}));
	});
}
// src/github/pullWorkflow.ts
const Ot = ".github/workflows", kt = /^[\w.-]+\.ya?ml$/, At = /^[^#\n]*\bcommand:\s*["']?pull["']?\s*(?:[,}#]|$)/m;
async function jt({ home: e }, t) {
	let n = await xe(A(t, Ot)).catch(() => []);
	for (let r of n.filter((e) => kt.test(e)).sort()) {
		let n = await be(A(t, Ot, r), "utf8").catch(() => "");
		if (At.test(n)) return `${e}/actions/workflows/${r}`;
	}
}
// src/github/publishIssues.ts
async function Mt(e, t, n) {
	let r = [], i = [], a = e.projects.filter((e) => o(e) !== "unknown");
	if (a.length === 0) return {
		problems: i,
		issues: r
	};
	let s = new Set(a.filter((e) => o(e) !== "drift"));
	for (let e of a) s.add(e);
	let c = !1, l = (e, t) => D(e, "contents: read and issues: write", n.pullRequest, t), u = async (u) => {
		let d = await he(u.octokit, n);
		if (se(n) !== d) return [Ft(n, d)];
		let [f] = await de(u.octokit, n, d, t.source, "errors");
		if (f) return [It(f.finding)];
		let p = new xt(u, n), m = a.map(o);
		m.includes("drift") && await p.list("labelled"), m.some((e) => e !== "drift") && await p.list("open");
		let h = await jt(n, t.root);
		c = !0;
		for (let a of s) {
			let o = Nt(e, a, t, {
				...n,
				pullUrl: h
			}), c = await l(`The issue on the drift of ${a.name ?? a.id}`, async () => {
				let e = await Ct(u, n, p, o);
				return e.is === "kept" && e.url !== void 0 && r.push(e.url), e.is === "declined" ? [Pt(e.number)] : [];
			});
			if (u.signal.aborted) break;
			s.delete(a), _e(i, c);
		}
		return [];
	}, d = await l("The issue on drift", async () => {
		try {
			return await T(t.githubToken, t.signal, u);
		} catch (e) {
			if (!c || !(e instanceof ue)) throw e;
			return [Lt(s.size, a.length)];
		}
	});
	return {
		problems: [...i, ...d],
		issues: r
	};
}
function Nt(e, t, { marker: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), s = o(t) === "drift", c = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: m(a),
		title: pt(t),
		hasDrift: s,
		render: (n) => s ? mt(e, t, {
			...c,
			limit: n
		}) : ht(t, {
			...c,
			limit: n
		}),
		duplicate: (e) => _t(e, c),
		limit: 65e3
	};
}
function Pt(t) {
	let n = `Issue ${t} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
	return e("not-published", n, { severity: "notice" });
}
function Ft({ ref: t }, n) {
	let r = `This run does not update the issue on drift: the run is for ${t || "no ref"}, and the issue is about ${n}. The job summary has the whole report.`;
	return e("not-published", r, { severity: "notice" });
}
function It(t) {
	let n = `This run does not update the issue on drift. ${t} The job summary has the whole report.`;
	return e("not-published", n, { severity: "notice" });
}
function Lt(t, n) {
	let r = `The issues on the drift of ${t} of ${u(n, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
	return e("not-published", r, { severity: "warning" });
}
// src/github/publish.ts
const $ = {
	problems: [],
	comments: [],
	issues: []
};
async function Rt(e, t) {
	let { context: n, githubToken: r, markers: i } = t;
	if (!n || r === "" || e.stopped) return $;
	let a = t.writesResult ? await zt(e, t, n) : $;
	if (!t.writesCheckRun) return a;
	let o = await nt({
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
async function zt(e, t, n) {
	let { githubToken: r, markers: i, signal: a, source: o } = t;
	if (e.command === "plan") {
		let r = await lt(e, {
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
		let { commentPrefix: r, scope: a } = i, o = await Ue(e, {
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
		let [{ root: t = o.workspace } = {}] = o.checkouts, s = await Mt(e, {
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
export { Rt as publish };
