import { A as e, B as t, D as n, E as r, G as i, H as a, I as o, J as s, K as c, L as l, M as u, N as d, O as f, P as p, Q as m, R as h, T as g, U as _, V as v, W as y, X as b, Y as x, Z as S, c as ee, et as te, g as ne, it as C, k as w, n as T, p as E, r as re, rt as D, s as ie, u as ae, w as oe, z as se } from "./annotations.js";
import { Lr as ce, ai as le, ir as O, nr as ue, sr as de } from "./engine.js";
import { a as fe, i as pe, l as me, r as he, s as ge, x as k } from "./markdown.js";
import { O as A } from "./wire.js";
import { _ as j } from "./start.js";
import { join as M, relative as N, sep as P } from "node:path";
// src/github/comment.ts
async function F(e, n, a) {
	let { run: o } = e.context, { newest: s, others: c } = B(await I(e, n, a));
	if (!s && !a.hasFindings) return;
	if (s && (H(V(s), o) || r(s.body ?? "")) && await se(e, s.node_id)) return t(`The comment on pull request ${n.number} was written by a later run, so this run did not replace it. The job summary has this plan.`);
	let l = await L(e, n);
	if (l !== n.head) return R(n, l);
	let u = await i(a.render, (t) => _e(e, n, a, s, t));
	if (await z(e, c), !u || u.is === "unchanged") return u?.comment.html_url;
	let d = await L(e, n);
	return d === n.head ? u.comment.html_url : (await ve(e, u, a.outdated(d)), R(n, d));
}
function I(e, { number: t }, { marker: n }) {
	return l(e, t, n);
}
async function L({ rest: e, at: t }, { number: n }) {
	return (await e.pulls.get({
		...t,
		pull_number: n
	})).data.head.sha;
}
function R({ number: e, head: n }, r) {
	return t(`This run is for commit ${n.slice(0, 7)}, but pull request ${e} is now at ${r.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`);
}
async function _e(e, t, n, r, i) {
	let { at: o, rest: s } = e;
	if (r && U(r.body) === U(i)) return {
		is: "unchanged",
		comment: r
	};
	if (r && await a(s.issues.updateComment({
		...o,
		comment_id: r.id,
		body: i
	}))) return {
		is: "updated",
		comment: {
			...r,
			body: i
		}
	};
	if (!n.hasFindings) return;
	let { run: c } = e.context, l = () => s.issues.createComment({
		...o,
		issue_number: t.number,
		body: i,
		...f
	}), d = (e) => !H(c, V(e)) && !H(V(e), c), p = await u(l, async () => (await I(e, t, n)).some(d));
	e.noteLogin(p?.data.user?.login);
	let m = B(await I(e, t, n));
	return await z(e, m.others), m.newest && {
		is: "created",
		comment: m.newest
	};
}
async function z({ rest: e, at: t }, n) {
	for (let { id: r } of n) await a(e.issues.deleteComment({
		...t,
		comment_id: r
	}));
}
async function ve(e, { is: t, comment: n }, r) {
	let { issues: i } = e.rest, o = {
		...e.at,
		comment_id: n.id
	};
	if (t === "created") return z(e, H(V(n), e.context.run) ? [] : [n]);
	(await a(i.getComment(o)))?.data.body === n.body && await a(i.updateComment({
		...o,
		body: r
	}));
}
function B(e) {
	let [t, ...n] = e;
	if (!t) return {
		newest: void 0,
		others: []
	};
	let r = n.reduce((e, t) => H(V(e), V(t)) ? e : t, t);
	return {
		newest: r,
		others: e.filter((e) => e !== r)
	};
}
function V({ body: e = "" }) {
	let [, t = 0, n = 0] = /<!-- lokaform:run:(\d+):(\d+) -->/.exec(e) ?? [];
	return {
		id: Number(t),
		attempt: Number(n)
	};
}
function H(e, t) {
	return e.id > t.id || e.id === t.id && e.attempt > t.attempt;
}
function U(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
async function ye(e, n) {
	let { context: r } = n, { pullRequest: i, event: a } = r;
	if (!i) {
		let e = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${a} event. The job summary has the whole report.`;
		return {
			problems: a.startsWith("pull_request") ? [t(e)] : [],
			urls: []
		};
	}
	let { checkouts: o, workspace: s } = n.source, c = await x(r, o, s), l = o[0]?.commit ?? r.sha, u = be(e, n, {
		commit: i.head,
		checkedOut: l,
		linkTo: c
	}), d = `The comment on pull request ${i.number}`, f = async (e) => {
		let n = await W(e, i, o);
		if (n === void 0) return F(e, i, u);
		let r = `No comment was written. The plan is for commit ${n.slice(0, 7)}. This is not the newest commit of pull request ${i.number} (${i.head.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
		return {
			...t(r),
			severity: "warning"
		};
	}, p = await y(d, "pull-requests: write", i, () => _(r, n, f));
	return {
		problems: typeof p == "object" ? [p] : [],
		urls: typeof p == "string" ? [p] : []
	};
}
function be(e, { markers: t, now: n, unappliedBase: r, context: { run: i, runUrl: a } }, o) {
	let s = [`lokaform:run:${i.id}:${i.attempt}`, me(e, t.scope)], c = {
		marker: t.comment,
		moreMarkers: s,
		now: n,
		...o,
		run: a,
		unappliedBase: r
	};
	return {
		marker: k(t.comment),
		hasFindings: ue(e),
		render: (t) => fe(e, {
			...c,
			limit: t
		}),
		outdated: (e) => ge({
			...c,
			head: e
		})
	};
}
async function W(e, t, n) {
	for (let { root: r, commit: i } of n) {
		let n = i ?? e.context.sha;
		if (n !== t.head && !await xe(e, t, n, r === void 0 ? void 0 : await b(r, n))) return n;
	}
}
async function xe(e, { number: t, head: n }, r, i) {
	if (i && i.length > 1) return i[1] === n;
	let { sha: a, ref: o } = e.context;
	if (r === a) return o === `refs/pull/${t}/merge`;
	try {
		return (await S(e, r))[1] === n;
	} catch (e) {
		if (v(e) === 404) return !1;
		throw e;
	}
}
// src/github/checkRun.ts
const Se = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, Ce = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function we(e, t, { markers: { check: n }, isSuccess: r, source: a }, o) {
	let { at: s, context: c, rest: l } = e, { run: d, runUrl: p } = c, { checks: h } = l, g = D(pe(t)), _ = await Promise.all(a.checkouts.map((e) => m(a.workspace, e))), v = re(t).map((e) => Te(De(e, a.workspace, _))), y = `${n.id}:${d.id}:${d.attempt}`, { id: b, summary: x } = await i((e) => he(t, e), async (t) => {
		let i = 0;
		return await u(async () => {
			let { data: e } = await h.create({
				...s,
				name: n.name,
				head_sha: o,
				external_id: y,
				status: "completed",
				conclusion: r ? "success" : "failure",
				...p !== "" && { details_url: p },
				output: {
					title: g,
					summary: t,
					annotations: v.slice(0, 50)
				},
				...f
			});
			i = e.id;
		}, async () => {
			let t = (await G(e, n.name, o)).find((e) => e.external_id === y);
			return i = t?.id ?? 0, t !== void 0;
		}), {
			id: i,
			summary: t
		};
	}), S = {
		...s,
		check_run_id: b
	};
	for (let e = 50; e < v.length; e += 50) {
		let t = v.slice(e, e + 50);
		await u(() => h.update({
			...S,
			output: {
				title: g,
				summary: x,
				annotations: t
			},
			...f
		}), async () => (await h.get(S)).data.output.annotations_count > e);
	}
}
async function G({ paginate: e, rest: t, at: n }, r, i) {
	let a = {
		...n,
		ref: i,
		check_name: r,
		filter: "all",
		per_page: 100
	};
	return e(t.checks.listForRef, a, h());
}
function Te({ severity: e, title: t, message: n, place: r }) {
	return {
		...Ce,
		...r && {
			path: r.file.toWellFormed(),
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: Se[e],
		title: D(t),
		message: D(n) || t
	};
}
async function Ee(e, t) {
	let { context: n } = t, { check: r } = t.markers, { checkouts: i } = t.source, { pullRequest: a, run: o, sha: s } = n, c = a?.head ?? s;
	if (c === "" || a?.origin) return;
	let l = !T(e);
	if (!(!l && o.attempt <= 1)) return y("The check run", "checks: write", a, async () => {
		try {
			await _(n, t, async (n) => {
				if (!l && !(await G(n, r.name, c)).some(({ external_id: e }) => e?.startsWith(`${r.id}:`))) return;
				let o = a ? await W(n, a, i) : i.find((e) => e.commit !== void 0 && e.commit !== s)?.commit;
				o === void 0 ? await we(n, e, t, c) : C(`No check run was written: the manifests are from commit ${o}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(p(e))) throw e;
			C(`No check run was written: ${d(e)}.`);
		}
	});
}
function De({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = M(n, e.file), [a] = r.filter((e) => le(i, e)).map((e) => N(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(P).join("/")
		}
	} : t;
}
// src/github/driftIssue.ts
const K = "lokaform-drift", q = {
	labels: K,
	state: "all"
};
function Oe(e) {
	return {
		labelled: A(() => J(e, q)),
		open: A(() => J(e, { state: "open" })),
		every: A(() => J(e, { state: "all" }))
	};
}
async function J(e, t) {
	let { paginate: n, rest: r, at: i } = e, a = {
		sort: "created",
		direction: "desc",
		per_page: 100
	}, o = {
		...i,
		...t,
		...a,
		creator: await e.login()
	};
	return (await n(r.issues.listForRepo, o, h())).filter((e) => !e.pull_request).reverse();
}
async function ke(e, n, r) {
	let i = async (t) => o(await n[t](), r.marker, e);
	if (!r.hasDrift) {
		await Z(e, await i("open"), r.render, r.title);
		return;
	}
	let a = await i("labelled"), s = a.length > 0 ? a : await i("every"), c = s.filter(Y), l = c.at(-1) ?? s.at(-1);
	return l ? l.state === "closed" && l.state_reason === "not_planned" ? t(`Issue ${l.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`) : await Ae(e, l, r) ? (await Z(e, c.slice(0, -1), () => r.duplicate(l.number)), l.html_url) : X(e, r) : X(e, r);
}
function Y({ state: e }) {
	return e === "open";
}
async function X(e, t) {
	let { title: n, marker: r } = t, a = async () => (await o(await J(e, q), r, e)).filter(Y);
	await i(t.render, async (t) => {
		let r = {
			...e.at,
			title: n,
			body: t,
			labels: [K],
			...f
		}, i = await u(() => e.rest.issues.create(r), async () => (await a()).length > 0);
		e.noteLogin(i?.data.user?.login);
	});
	let s = await a(), c = s.at(-1);
	return c && await Z(e, s.slice(0, -1), () => t.duplicate(c.number)), c?.html_url;
}
async function Ae(e, t, n) {
	let { issues: r } = e.rest, { title: o } = n, s = {
		...e.at,
		issue_number: t.number
	}, c = await i(n.render, async (e) => {
		if (Y(t) && t.body === e && t.title === o) return !0;
		let n = Y(t) ? {} : { state: "open" };
		return await a(r.update({
			...s,
			title: o,
			body: e,
			...n
		})) !== void 0;
	}), l = t.labels.some((e) => (typeof e == "string" ? e : e.name) === K);
	return c && !l && await r.addLabels({
		...s,
		labels: [K]
	}), c;
}
async function Z({ rest: e, at: t }, n, r, o) {
	for (let { number: s } of n) await i(r, async (n) => {
		let r = {
			...o && { title: o },
			body: n,
			state: "closed",
			state_reason: "completed"
		};
		await a(e.issues.update({
			...t,
			issue_number: s,
			...r
		}));
	});
}
const Q = "There is drift, and this step is green: only the output drift and the job summary report it. To make the step fail, set fail-on-drift: true.";
async function $(r, i) {
	let { markers: a, source: o, context: l } = i, u = [], d = [], f = r.projects.filter((e) => O(e) !== "unknown");
	if (f.length === 0) return {
		problems: d,
		urls: u
	};
	let p = de(r) && i.isSuccess ? Q : n;
	if (i.githubToken === "") {
		let e = `The issues on drift could not be written: ${w}. ${p}`;
		return {
			problems: p === Q ? [t(e)] : [],
			urls: u
		};
	}
	let m = new Set([...f.filter((e) => O(e) !== "drift"), ...f]), h = (e, t) => y(e, "contents: read and issues: write", l.pullRequest, t, p), g = async (e) => {
		let n = await s(e), i = "This run does not update the issue on drift", p = `${i}: the run is for ${l.ref || "no ref"}, and the issue is about ${n}. The job summary has the whole report.`;
		if (c(l) !== n) return t(p);
		let [g] = await ne(e, n, o, "errors");
		if (g) return t(`${i}. ${g.finding} The job summary has the whole report.`);
		let _ = Oe(e), v = f.map(O);
		v.includes("drift") && await _.labelled(), v.some((e) => e !== "drift") && await _.open();
		let [{ root: y = o.workspace } = {}] = o.checkouts, b = await te("pull", y), x = b && `${l.home}/actions/workflows/${b}`;
		for (let t of m) {
			let n = je(r, t, a, {
				...l,
				pullUrl: x
			}), i = `The issue on the drift of ${t.name ?? t.id}`, o = await h(i, () => ke(e, _, n));
			if (typeof o == "string" && u.push(o), e.signal.aborted) break;
			m.delete(t), typeof o == "object" && d.push(o);
		}
	}, v = await h("The issues on drift", () => _(l, i, g).catch((t) => {
		if (!(t instanceof e)) throw t;
		let n = `The issues on the drift of ${m.size} of ${ce(f.length, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. ${p}`;
		return j("not-published", n, { severity: "warning" });
	}));
	return {
		problems: typeof v == "object" ? [...d, v] : d,
		urls: u
	};
}
function je(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t), o = O(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: k(a),
		title: ae(t),
		hasDrift: o,
		render: (n) => o ? ie(e, t, {
			...s,
			limit: n
		}) : E(t, s),
		duplicate: (e) => ee(e, s)
	};
}
// src/github/publish.ts
const Me = {
	plan: ye,
	apply: oe,
	drift: $
};
async function Ne(e, t, n) {
	if (!t || e.stopped) return g;
	let r = {
		...n,
		context: t
	}, i = n.githubToken !== "" || e.command === "drift", a = await (r.writesResult && i ? Me[e.command] : void 0)?.(e, r) ?? g;
	if (!r.writesCheckRun || n.githubToken === "") return a;
	let o = await Ee({
		...e,
		problems: [...e.problems, ...a.problems]
	}, r);
	return o ? {
		...a,
		problems: [...a.problems, o]
	} : a;
}
export { Ne as publish };
