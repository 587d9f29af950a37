import { an as e, z as t } from "./start.js";
import { Ft as n, Nr as r, Sr as i, Zt as a, _r as o, fn as s, gn as c, gr as l, yn as u } from "./engine.js";
import { C as d, S as f, _ as p, b as m, c as h, g, h as _, i as v, m as y, o as b, p as x, r as S, s as C, t as ee, v as w, w as te, x as T, y as ne } from "./markdown.js";
import { A as re, C as ie, N as ae, P as oe, S as se, _ as E, b as ce, c as le, d as ue, f as de, g as D, h as O, k, l as fe, n as pe, p as A, u as j, v as me, x as he } from "./mayApply.js";
import { l as ge } from "./wire.js";
import { join as _e, relative as ve, sep as ye } from "node:path";
import { setTimeout as be } from "node:timers/promises";
// src/report/markdown/afterMerge.ts
const M = m("lokaform:applied:end"), xe = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, N = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${M}(?:\n+|$)`), P = T`The plan before the merge:`, F = 1e3;
function I(e) {
	return xe.exec(e)?.[0] ?? "";
}
function Se(e) {
	return e.replaceAll("\r\n", "\n");
}
function Ce(e) {
	return L(e).sections.length > 0;
}
function we(e, t) {
	let n = L(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Te(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = L(e), s = d(i.trimEnd()), c = Ee(a, n, r - s.length), l = Oe(t, n, r - y([
		s,
		...c,
		P
	]).length - Math.min(o.length, F)), u = y([
		s,
		...c,
		l,
		...o === "" ? [] : [P]
	]), f = d(Me(o, r - u.length - 2, "The rest of the plan is left out, because the comment is full. Its edit history has the whole plan."));
	return y([u, f]);
}
function Ee(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2, a = Math.floor((n - F) / (r.length + 1)) - 2;
	return r.map((e) => d(i ? De(e, a) : e));
}
function De(e, t) {
	let [n = "", ...r] = e.split("\n");
	return [
		n,
		Me(r.slice(0, -1).join("\n"), t - n.length - M.length - 2, "The rest is left out, because the comment is full. The summary of the run has it."),
		M
	].join("\n");
}
function L(e) {
	let t = Se(e), n = I(t), r = [], i = t.slice(n.length);
	for (let e = N.exec(i); e; e = N.exec(i)) {
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
		plan: i.startsWith(P) ? i.slice(P.length).trimStart() : i
	};
}
function Oe(e, t, r) {
	let { isDone: i, heading: a, lead: o, projects: s, failures: c } = n(e, t, b), { id: l, attempt: u } = t.run, d = i ? "done" : "failed", p = m(`lokaform:applied:${t.inputs}:${d}:${t.commit}:${l}:${u}`), h = s.length > 0 ? [ne(s.map(f))] : [], _ = y([
		T`## ${f(a)}`,
		...o.map(f),
		...h
	]), v = p.length + _.length + M.length + 4, x = c.length > 0 ? [g(ke(c, r - v))] : [];
	return T`${p}\n${y([_, ...x])}\n${M}`;
}
function ke(e, t) {
	let n = [], r = t - 150;
	for (let [t, i] of e.entries()) {
		let a = Ae(i);
		if (r -= a.length + 1, r < 0) {
			let r = e.slice(t).reduce((e, { count: t = 1 }) => e + t, 0);
			return [...n, `… and ${s(r, "more failure")}; the job summary has them`];
		}
		n.push(a);
	}
	return n;
}
function Ae({ place: e, name: t, state: n = "", words: r = "", code: i }) {
	return `${e ? `${c({ place: e })}  ` : ""}${i ? "" : `${t}  `}${n}: ${r}`;
}
const je = /^(?: |- )*`{3,}/;
function Me(e, t, n) {
	if (e.length <= t) return e;
	let r = [], i = n.length, a = { folds: 0 };
	for (let n of e.split("\n")) {
		let e = Ne(a, n);
		if (i += n.length + 1, i + Pe(e).length > t) break;
		r.push(n), a = e;
	}
	let o = r.join("\n").trimEnd();
	return o === "" ? n : `${o}${Pe(a)}${n}`;
}
function Ne({ fence: e, folds: t }, n) {
	if (e !== void 0) return n === e ? { folds: t } : {
		fence: e,
		folds: t
	};
	let r = je.exec(n)?.[0].replaceAll("-", " ");
	if (r !== void 0) return {
		fence: r,
		folds: t
	};
	let i = (e) => n.split(e).length - 1;
	return { folds: Math.max(0, t + i("<details") - i("</details>")) };
}
function Pe({ fence: e, folds: t }) {
	return `${e === void 0 ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}\n\n`;
}
// src/report/markdown/comment.ts
const Fe = 65e3;
function Ie(e, t) {
	let { now: n, limit: r, linkTo: i, unappliedBase: a } = t, o = "the job summary has more", s = h(e, {
		overflow: o,
		reader: "reviewer",
		isPullRequest: !0,
		unappliedBase: a
	}), c = C(s, {
		limit: r - 1536,
		measure: x,
		overflow: o,
		linkTo: i
	}), l = T`<sub>Written on ${te(u(n))}${ze(t)}${R(t)}.</sub>`, d = s.isUntouched ? [p("Translations: this pull request changes nothing", y([c, l]))] : [c, l];
	return y([Re(t), ...d]);
}
function Le(e) {
	let t = _(e.head.slice(0, 7)), n = T`The plan${ze(e)}${R(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return y([Re(e), n]);
}
function Re({ marker: e, runMarker: t, scopeMarker: n }) {
	return [
		e,
		t ?? [],
		n ?? []
	].flat().map(m).reduce((e, t) => T`${e}${t}`);
}
function ze({ commit: e, checkedOut: t = "" }) {
	if (e === "") return T``;
	let n = t === "" || t === e ? T`` : T` (test merge with its base: ${_(t.slice(0, 7))})`;
	return T` for commit ${_(e.slice(0, 7))}${n}`;
}
function R({ run: e }) {
	return e === "" ? T`` : T` by ${w(T`this run`, e)}`;
}
// src/report/markdown/scope.ts
const z = "lokaform:scope";
function Be({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => B(e, t));
	return [
		z,
		t.inputs,
		...new Set(n)
	].join(":");
}
function Ve(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${z}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes(B(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function He(e, t) {
	return e.includes(`<!-- ${z}:${t.inputs}`);
}
function B({ plan: e, id: t }, n) {
	return n.project(e?.project.digest ?? t);
}
// src/github/findOwn.ts
async function V(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
// src/github/shrink.ts
async function H({ render: e, limit: t }, n) {
	try {
		await n(e(t));
	} catch (r) {
		if (O(r) !== 422) throw r;
		await n(e(t / 2));
	}
}
async function Ue(e, t, n, r, i) {
	let { owner: a, repo: o } = t, { octokit: s } = e, c = {
		owner: a,
		repo: o,
		issue_number: n,
		per_page: 100
	}, l = await s.paginate(s.rest.issues.listComments, c), u = 0;
	for (let { id: n, body: a = "" } of await V(l, i.prefix, e)) {
		let o = Ve(r, i.scope, I(a));
		o && await We(e, t, [n, a], o, i) && (u += 1);
	}
	return u;
}
async function We({ octokit: e }, { owner: t, repo: n, run: r, sha: i }, [a, o], s, { scope: c, url: l, now: u, pullRequests: d }) {
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
	}, h = !He(I(o), c), g = async () => (await D(f.getComment(p)))?.data.body ?? "", _ = h ? await g() : o, v = 0;
	for (; v < 3 && we(_, m) && (await H({
		render: (e) => Te(_, s, m, e),
		limit: Fe
	}, async (e) => {
		await D(f.updateComment({
			...p,
			body: e
		}));
	}), v += 1, h);) _ = await g();
	return v > 0;
}
// src/github/publishAfterMerge.ts
const Ge = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function Ke(e, { githubToken: t, signal: n, prefix: r, scope: i, now: a }, o) {
	let s = se(o), c = l(e).some(({ code: e, severity: t }) => t === "error" && Ge.includes(e));
	return s === void 0 || o.sha === "" || c ? [] : E("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => j(t, n, async (t) => {
		let n = await fe(t.octokit, o, s);
		return await qe(t, o, n, e, {
			prefix: r,
			scope: i,
			url: o.runUrl,
			now: a,
			pullRequests: n.numbers.length
		}) > 0 ? Je(n) : [];
	}));
}
async function qe(e, t, { numbers: n }, r, i) {
	let a = 0, o = [];
	for (let s of n.slice(0, 100)) try {
		a += await Ue(e, t, s, r, i);
	} catch (e) {
		if (!["failed", "invalid"].includes(A(e))) throw e;
		o.push(e);
	}
	if (o.length > 0) throw o[0];
	return a;
}
function Je({ numbers: t, commits: n, knowsRuns: r }) {
	let i = [];
	return r || i.push("Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."), n > 500 && i.push(`There are ${s(n, "commit")} since the last successful run. Only the newest 500 were searched for merged pull requests, so the comments on older ones were not updated.`), t.length > 100 && i.push(`${s(t.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`), i.map((t) => e("not-published", t, { severity: "notice" }));
}
// src/github/createOnce.ts
const U = { request: { retries: 0 } };
async function W(e, t, n) {
	for (let r = 1;; r += 1) try {
		await e();
		return;
	} catch (e) {
		if (A(e) !== "failed" || r > n) throw e;
		if (await be(r ** 2 * 1e3), await t()) return;
	}
}
// src/github/checkRun.ts
const Ye = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, Xe = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function Ze(e, t, n) {
	let r = n.annotations.map(tt), i = r.slice(0, 50), a;
	await H(n, async (r) => {
		a = {
			id: await $e(e, t, n, {
				summary: r,
				annotations: i
			}),
			summary: r
		};
	}), a && await et(e, t, a, n.title, r);
}
async function Qe({ octokit: e }, t, n, r) {
	return (await G(e, t, n)).some(({ external_id: e }) => e?.startsWith(`${r}:`));
}
async function G(e, { owner: t, repo: n }, { name: r, commit: i }) {
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
async function $e({ octokit: e }, t, { name: n, id: r, commit: i, title: a, isSuccess: o }, s) {
	let { owner: c, repo: l, runUrl: u } = t, { checks: d } = e.rest, f = 0;
	return await W(async () => {
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
			...U
		});
		f = e.id;
	}, async () => {
		let a = (await G(e, t, {
			name: n,
			commit: i
		})).find((e) => e.external_id === r);
		return f = a?.id ?? 0, a !== void 0;
	}, 2), f;
}
async function et({ octokit: e }, { owner: t, repo: n }, { id: r, summary: i }, a, o) {
	let { checks: s } = e.rest, c = {
		owner: t,
		repo: n,
		check_run_id: r
	};
	for (let e = 50; e < o.length; e += 50) {
		let t = o.slice(e, e + 50);
		await W(() => s.update({
			...c,
			output: {
				title: k(a),
				summary: i,
				annotations: t
			},
			...U
		}), async () => (await s.get(c)).data.output.annotations_count > e, 2);
	}
}
function tt({ severity: e, title: t, message: n, place: r }) {
	return {
		...Xe,
		...r && {
			path: r.file,
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: Ye[e],
		title: k(t),
		message: k(n) || t
	};
}
// src/github/pullRequestHead.ts
async function K(e, t, n, r) {
	for (let { root: i, commit: a } of r) {
		let r = a ?? t.sha;
		if (r !== n.head && !await nt(e, t, n, r, i === void 0 ? void 0 : await ce(i, r))) return r;
	}
}
async function nt(e, { owner: t, repo: n, ref: r, sha: i }, { number: a, head: o }, s, c) {
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
		if (O(e) === 404) return !1;
		throw e;
	}
}
// src/github/publishCheckRun.ts
async function rt(e, t, n) {
	let { githubToken: r, signal: i, isSuccess: a, check: o, checkouts: s, workspace: c } = t, { pullRequest: l, run: u, sha: d } = n, f = l?.head ?? d;
	if (f === "" || l?.origin) return [];
	let p = !ae(e);
	if (!p && u.attempt <= 1) return [];
	let m = await Promise.all(s.map((e) => he(c, e))), h = {
		name: o.name,
		id: `${o.id}:${u.id}:${u.attempt}`,
		commit: f,
		title: v(e),
		annotations: oe(e).map((e) => it(e, c, m)),
		isSuccess: a,
		render: (t) => S(e, t),
		limit: ee
	};
	return E("The check run", "checks: write", l, async () => {
		try {
			await j(r, i, async (e) => {
				if (!p && !await Qe(e, n, h, o.id)) return;
				let t = await at(e.octokit, n, s);
				t === void 0 ? await Ze(e, n, h) : re(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(A(e))) throw e;
			re(`No check run was written: ${de(e)}.`);
		}
		return [];
	});
}
function it({ place: e, ...t }, n, i) {
	if (!e) return t;
	let a = _e(n, e.file), [o] = i.filter((e) => r(a, e)).map((e) => ve(e, a)).sort((e, t) => e.length - t.length);
	return o ? {
		...t,
		place: {
			...e,
			file: o.split(ye).join("/")
		}
	} : t;
}
async function at(e, t, n) {
	let { pullRequest: r, sha: i } = t;
	return r ? K(e, t, r, n) : n.find(({ commit: e }) => e !== void 0 && e !== i)?.commit;
}
// src/github/comment.ts
async function ot(e, t, { number: n, head: r }, i) {
	let { owner: a, repo: o, run: s } = t, { issues: c, pulls: l } = e.octokit.rest, u = async () => {
		let t = {
			owner: a,
			repo: o,
			issue_number: n,
			per_page: 100
		};
		return V(await e.octokit.paginate(c.listComments, t), i.marker, e);
	}, d = async (e) => {
		for (let { id: t } of e) await D(c.deleteComment({
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
	}, { newest: p, others: m } = q(await u());
	if (!p && !i.hasFindings) return { is: "kept" };
	if (p && (Y(J(p), s) || Ce(p.body ?? ""))) return { is: "superseded" };
	let h = await f();
	if (h !== r) return {
		is: "outdated",
		head: h
	};
	let g = p, _;
	if (await H(i, async (t) => {
		if (p) {
			if (ct(p.body) === ct(t)) return;
			if (await D(c.updateComment({
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
				...U
			});
			e.noteLogin(r.user?.login);
		}, l = (e) => !Y(s, J(e)) && !Y(J(e), s);
		await W(r, async () => (await u()).some(l), 2);
		let f = q(await u());
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
		}, t = await D(c.getComment(e)), n = i.outdated(v);
		t?.data.body === _.body && await D(c.updateComment({
			...e,
			body: n
		}));
	}
	return {
		is: "outdated",
		head: v
	};
}
function q(e) {
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
function st({ id: e, attempt: t }) {
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
function ct(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
// src/github/publishComment.ts
async function lt(e, t, n) {
	let { pullRequest: r, event: a, runUrl: o, sha: s } = n, c = [];
	if (!r) return {
		problems: a.startsWith("pull_request") ? [ft(a)] : [],
		comments: c
	};
	let { marker: l, now: u, githubToken: d, signal: f, checkouts: p, workspace: h, unappliedBase: g } = t, _ = {
		commit: r.head,
		checkedOut: p[0]?.commit ?? s
	}, v = {
		marker: l,
		runMarker: st(n.run),
		scopeMarker: Be(e, t.scope)
	}, y = await me(n, p, h), b = {
		now: u,
		...v,
		..._,
		run: o,
		linkTo: y,
		unappliedBase: g
	}, x = {
		marker: m(l),
		hasFindings: i(e),
		render: (t) => Ie(e, {
			...b,
			limit: t
		}),
		outdated: (e) => Le({
			...b,
			head: e
		}),
		limit: Fe
	}, S = `The comment on pull request ${r.number}`;
	return {
		problems: await E(S, "pull-requests: write", r, async () => j(d, f, async (e) => {
			let t = await K(e.octokit, n, r, p);
			if (t !== void 0) return [dt(r, t)];
			let i = await ot(e, n, r, x);
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
	}), o = C(a, {
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
		T`✅ **The project ${f(a(gt(e), 80))} matches its manifests again.**`,
		yt(t)
	]);
}
function gt({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function _t(e, t) {
	return y([m(t.marker), T`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function vt({ pullUrl: e }) {
	let t = e === void 0 ? T`${_("lokaform pull")} writes texts that other people edited into them.` : T`To get texts that other people edited, start ${w(T`the workflow that pulls`, e)}: it opens the pull request.`;
	return T`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
function yt({ workflowUrl: e }) {
	let t = e === "" ? T`its workflow` : w(T`its workflow`, e);
	return T`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
// src/github/issue.ts
const X = "lokaform-drift", bt = {
	labelled: {
		labels: X,
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
		let t = this.lists.get(e) ?? Z(this.github, this.context, e);
		return this.lists.set(e, t), t;
	}
};
async function Z({ octokit: e }, { owner: t, repo: n }, r) {
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
async function St(e, t, n, r) {
	let i = async (t) => V(await n.list(t), r.marker, e);
	if (!r.hasDrift) return await Et(e, t, await i("open"), r), { is: "kept" };
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(Q), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? {
		is: "declined",
		number: c.number
	} : await wt(e, t, c, r) ? (await Tt(e, t, s.slice(0, -1), c.number, r), {
		is: "kept",
		url: c.html_url
	}) : Ct(e, t, r) : Ct(e, t, r);
}
function Q({ state: e }) {
	return e === "open";
}
async function Ct(e, t, n) {
	let { owner: r, repo: i } = t, { title: a, marker: o } = n, s = async () => (await V(await Z(e, t, "labelled"), o, e)).filter(Q);
	await H(n, async (t) => {
		await W(async () => {
			let n = [X], { data: o } = await e.octokit.rest.issues.create({
				owner: r,
				repo: i,
				title: a,
				body: t,
				labels: n,
				...U
			});
			e.noteLogin(o.user?.login);
		}, async () => (await s()).length > 0, 2);
	});
	let c = await s(), l = c.at(-1);
	return l ? (await Tt(e, t, c.slice(0, -1), l.number, n), {
		is: "kept",
		url: l.html_url
	}) : { is: "kept" };
}
async function wt(e, t, n, r) {
	let { owner: i, repo: a } = t, { issues: o } = e.octokit.rest, { title: s } = r, c = {
		owner: i,
		repo: a,
		issue_number: n.number
	}, l = !0;
	await H(r, async (e) => {
		if (Q(n) && n.body === e && n.title === s) return;
		let t = Q(n) ? {} : { state: "open" };
		l = await D(o.update({
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
async function Tt(e, t, n, r, i) {
	let { owner: a, repo: o } = t, s = i.duplicate(r);
	for (let { number: t } of n) {
		let n = {
			body: s,
			state: "closed",
			state_reason: "completed"
		};
		await D(e.octokit.rest.issues.update({
			owner: a,
			repo: o,
			issue_number: t,
			...n
		}));
	}
}
async function Et(e, { owner: t, repo: n }, r, i) {
	let { title: a } = i;
	for (let { number: o } of r) await H(i, async (r) => {
		let i = {
			title: a,
			body: r,
			state: "closed",
			state_reason: "completed"
		};
		await D(e.octokit.rest.issues.update({
			owner: t,
			repo: n,
			issue_number: o,
			...i
		}));
	});
}
// src/github/publishIssues.ts
async function Dt(e, t, n) {
	let r = [], i = [], a = e.projects.filter((e) => o(e) !== "unknown");
	if (a.length === 0) return {
		problems: i,
		issues: r
	};
	let s = new Set(a.filter((e) => o(e) !== "drift"));
	for (let e of a) s.add(e);
	let c = !1, l = (e, t) => E(e, "contents: read and issues: write", n.pullRequest, t), u = async (u) => {
		let d = await ie(u.octokit, n);
		if (se(n) !== d) return [At(n, d)];
		let [f] = await pe(u.octokit, n, d, t.source, "errors");
		if (f) return [jt(f.finding)];
		let p = new xt(u, n), m = a.map(o);
		m.includes("drift") && await p.list("labelled"), m.some((e) => e !== "drift") && await p.list("open");
		let h = await le(n, t.root);
		c = !0;
		for (let a of s) {
			let o = Ot(e, a, t, {
				...n,
				pullUrl: h
			}), c = await l(`The issue on the drift of ${a.name ?? a.id}`, async () => {
				let e = await St(u, n, p, o);
				return e.is === "kept" && e.url !== void 0 && r.push(e.url), e.is === "declined" ? [kt(e.number)] : [];
			});
			if (u.signal.aborted) break;
			s.delete(a), ge(i, c);
		}
		return [];
	}, d = await l("The issue on drift", async () => {
		try {
			return await j(t.githubToken, t.signal, u);
		} catch (e) {
			if (!c || !(e instanceof ue)) throw e;
			return [Mt(s.size, a.length)];
		}
	});
	return {
		problems: [...i, ...d],
		issues: r
	};
}
function Ot(e, t, { marker: n }, { workflowUrl: r, pullUrl: i }) {
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
function kt(t) {
	let n = `Issue ${t} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
	return e("not-published", n, { severity: "notice" });
}
function At({ ref: t }, n) {
	let r = `This run does not update the issue on drift: the run is for ${t || "no ref"}, and the issue is about ${n}. The job summary has the whole report.`;
	return e("not-published", r, { severity: "notice" });
}
function jt(t) {
	let n = `This run does not update the issue on drift. ${t} The job summary has the whole report.`;
	return e("not-published", n, { severity: "notice" });
}
function Mt(t, n) {
	let r = `The issues on the drift of ${t} of ${s(n, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
	return e("not-published", r, { severity: "warning" });
}
// src/github/publish.ts
const $ = {
	problems: [],
	comments: [],
	issues: []
};
async function Nt(e, t) {
	let { context: n, githubToken: r, markers: i } = t;
	if (!n || r === "" || e.stopped) return $;
	let a = t.writesResult ? await Pt(e, t, n) : $;
	if (!t.writesCheckRun) return a;
	let o = await rt({
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
async function Pt(e, t, n) {
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
		let { commentPrefix: r, scope: a } = i, o = await Ke(e, {
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
		let [{ root: t = o.workspace } = {}] = o.checkouts, s = await Dt(e, {
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
export { Nt as publish };
