import { _ as e } from "./start.js";
import { A as t, B as n, C as r, E as i, F as a, G as o, I as s, J as c, L as l, M as u, N as d, O as f, P as p, R as m, S as h, T as g, V as _, X as v, Y as y, Z as b, at as x, b as ee, c as te, et as S, h as ne, it as re, k as ie, n as ae, p as oe, q as se, r as C, rt as w, s as ce, st as le, u as T, w as E, x as D, z as O } from "./annotations.js";
import { $n as k, Nr as ue, Zn as de, nr as fe, ti as pe } from "./engine.js";
import { a as me, i as he, l as ge, r as _e, s as ve, x as A } from "./markdown.js";
import { O as j } from "./wire.js";
import { join as M, relative as N, sep as P } from "node:path";
// src/github/comment.ts
async function F(e, t, n) {
	let { run: r } = e.context, { newest: i, others: o } = B(await I(e, t, n));
	if (!i && !n.hasFindings) return;
	if (i && (H(V(i), r) || h(i.body ?? "")) && await a(e, i.node_id)) return s(`The comment on pull request ${t.number} was written by a later run, so this run did not replace it. The job summary has this plan.`);
	let c = await L(e, t);
	if (c !== t.head) return R(t, c);
	let l = await _(n.render, (r) => ye(e, t, n, i, r));
	if (await z(e, o), !l || l.is === "unchanged") return l?.comment.html_url;
	let u = await L(e, t);
	return u === t.head ? l.comment.html_url : (await be(e, l, n.outdated(u)), R(t, u));
}
function I(e, { number: t }, { marker: n }) {
	return d(e, t, n);
}
async function L({ rest: e, at: t }, { number: n }) {
	return (await e.pulls.get({
		...t,
		pull_number: n
	})).data.head.sha;
}
function R({ number: e, head: t }, n) {
	return s(`This run is for commit ${t.slice(0, 7)}, but pull request ${e} is now at ${n.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`);
}
async function ye(e, t, n, r, i) {
	let { at: a, rest: o } = e;
	if (r && U(r.body) === U(i)) return {
		is: "unchanged",
		comment: r
	};
	if (r && await m(o.issues.updateComment({
		...a,
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
	let { run: s } = e.context, c = () => o.issues.createComment({
		...a,
		issue_number: t.number,
		body: i,
		...E
	}), l = (e) => !H(s, V(e)) && !H(V(e), s), u = await f(c, async () => (await I(e, t, n)).some(l));
	e.noteLogin(u?.data.user?.login);
	let d = B(await I(e, t, n));
	return await z(e, d.others), d.newest && {
		is: "created",
		comment: d.newest
	};
}
async function z({ rest: e, at: t }, n) {
	for (let { id: r } of n) await m(e.issues.deleteComment({
		...t,
		comment_id: r
	}));
}
async function be(e, { is: t, comment: n }, r) {
	let { issues: i } = e.rest, a = {
		...e.at,
		comment_id: n.id
	};
	if (t === "created") return z(e, H(V(n), e.context.run) ? [] : [n]);
	(await m(i.getComment(a)))?.data.body === n.body && await m(i.updateComment({
		...a,
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
async function xe(e, t) {
	let { context: r } = t, { pullRequest: i, event: a } = r;
	if (!i) {
		let e = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${a} event. The job summary has the whole report.`;
		return {
			problems: a.startsWith("pull_request") ? [s(e)] : [],
			urls: []
		};
	}
	let { checkouts: o } = t.source, l = await c(r, t.source), u = o[0]?.commit ?? r.sha, d = Se(e, t, {
		commit: i.head,
		checkedOut: u,
		linkTo: l
	}), f = `The comment on pull request ${i.number}`, p = async (e) => {
		let t = await W(e, i, o);
		if (t === void 0) return F(e, i, d);
		let n = `No comment was written. The plan is for commit ${t.slice(0, 7)}. This is not the newest commit of pull request ${i.number} (${i.head.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
		return {
			...s(n),
			severity: "warning"
		};
	}, m = await n(f, "pull-requests: write", i, () => O(r, t, p));
	return {
		problems: typeof m == "object" ? [m] : [],
		urls: typeof m == "string" ? [m] : []
	};
}
function Se(e, { markers: t, now: n, unappliedBase: r, context: { run: i, runUrl: a } }, o) {
	let s = [`lokaform:run:${i.id}:${i.attempt}`, ge(e, t.scope)], c = {
		marker: t.comment,
		moreMarkers: s,
		now: n,
		...o,
		run: a,
		unappliedBase: r
	};
	return {
		marker: A(t.comment),
		hasFindings: de(e),
		render: (t) => me(e, {
			...c,
			limit: t
		}),
		outdated: (e) => ve({
			...c,
			head: e
		})
	};
}
async function W(e, t, n) {
	for (let { root: r, commit: i } of n) {
		let n = i ?? e.context.sha;
		if (n !== t.head && !await Ce(e, t, n, r === void 0 ? void 0 : await y(r, n))) return n;
	}
}
async function Ce(e, { number: t, head: n }, r, i) {
	if (i && i.length > 1) return i[1] === n;
	let { sha: a, ref: o } = e.context;
	if (r === a) return o === `refs/pull/${t}/merge`;
	try {
		return (await v(e, r))[1] === n;
	} catch (e) {
		if (l(e) === 404) return !1;
		throw e;
	}
}
// src/github/checkRun.ts
const we = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, Te = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function Ee(e, t, { markers: { check: n }, isSuccess: r, source: i }, a) {
	let { at: o, context: s, rest: c } = e, { run: l, runUrl: u } = s, { checks: d } = c, p = w(he(t)), m = await Promise.all(i.checkouts.map((e) => b(i.workspace, e))), h = C(t).map((e) => De(ke(e, i.workspace, m))), g = `${n.id}:${l.id}:${l.attempt}`, { id: v, summary: y } = await _((e) => _e(t, e), async (t) => {
		let i = 0;
		return await f(async () => {
			let { data: e } = await d.create({
				...o,
				name: n.name,
				head_sha: a,
				external_id: g,
				status: "completed",
				conclusion: r ? "success" : "failure",
				...u !== "" && { details_url: u },
				output: {
					title: p,
					summary: t,
					annotations: h.slice(0, 50)
				},
				...E
			});
			i = e.id;
		}, async () => {
			let t = (await G(e, n.name, a)).find((e) => e.external_id === g);
			return i = t?.id ?? 0, t !== void 0;
		}), {
			id: i,
			summary: t
		};
	}), x = {
		...o,
		check_run_id: v
	};
	for (let e = 50; e < h.length; e += 50) {
		let t = h.slice(e, e + 50);
		await f(() => d.update({
			...x,
			output: {
				title: p,
				summary: y,
				annotations: t
			},
			...E
		}), async () => (await d.get(x)).data.output.annotations_count > e);
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
	return e(t.checks.listForRef, a, p());
}
function De({ severity: e, title: t, message: n, place: r }) {
	return {
		...Te,
		...r && {
			path: r.file.toWellFormed(),
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: we[e],
		title: w(t),
		message: w(n) || t
	};
}
async function Oe(e, r) {
	let { context: i } = r, { check: a } = r.markers, { checkouts: o } = r.source, { pullRequest: s, run: c, sha: l } = i, u = s?.head ?? l;
	if (u === "" || s?.origin) return;
	let d = !ae(e);
	if (!(!d && c.attempt <= 1)) return n("The check run", "checks: write", s, async () => {
		try {
			await O(i, r, async (t) => {
				if (!d && !(await G(t, a.name, u)).some(({ external_id: e }) => e?.startsWith(`${a.id}:`))) return;
				let n = s ? await W(t, s, o) : o.find((e) => e.commit !== void 0 && e.commit !== l)?.commit;
				n === void 0 ? await Ee(t, e, r, u) : x(`No check run was written: the manifests are from commit ${n}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(t(e))) throw e;
			x(`No check run was written: ${ie(e)}.`);
		}
	});
}
function ke({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = M(n, e.file), [a] = r.filter((e) => pe(i, e)).map((e) => N(e, i)).sort((e, t) => e.length - t.length);
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
function J(e) {
	return {
		labelled: j(() => Y(e, q)),
		open: j(() => Y(e, { state: "open" })),
		every: j(() => Y(e, { state: "all" }))
	};
}
async function Y(e, t) {
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
	return (await n(r.issues.listForRepo, o, p())).filter((e) => !e.pull_request).reverse();
}
async function Ae(e, t, n) {
	let r = async (r) => u(await t[r](), n.marker, e);
	if (!n.hasDrift) {
		await Q(e, await r("open"), n.render, n.title);
		return;
	}
	let i = await r("labelled"), a = i.length > 0 ? i : await r("every"), o = a.filter(X), c = o.at(-1) ?? a.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? s(`Issue ${c.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`) : await je(e, c, n) ? (await Q(e, o.slice(0, -1), () => n.duplicate(c.number)), c.html_url) : Z(e, n) : Z(e, n);
}
function X({ state: e }) {
	return e === "open";
}
async function Z(e, t) {
	let { title: n, marker: r } = t, i = async () => (await u(await Y(e, q), r, e)).filter(X);
	await _(t.render, async (t) => {
		let r = {
			...e.at,
			title: n,
			body: t,
			labels: [K],
			...E
		}, a = await f(() => e.rest.issues.create(r), async () => (await i()).length > 0);
		e.noteLogin(a?.data.user?.login);
	});
	let a = await i(), o = a.at(-1);
	return o && await Q(e, a.slice(0, -1), () => t.duplicate(o.number)), o?.html_url;
}
async function je(e, t, n) {
	let { issues: r } = e.rest, { title: i } = n, a = {
		...e.at,
		issue_number: t.number
	}, o = await _(n.render, async (e) => {
		if (X(t) && t.body === e && t.title === i) return !0;
		let n = X(t) ? {} : { state: "open" };
		return await m(r.update({
			...a,
			title: i,
			body: e,
			...n
		})) !== void 0;
	}), s = t.labels.some((e) => (typeof e == "string" ? e : e.name) === K);
	return o && !s && await r.addLabels({
		...a,
		labels: [K]
	}), o;
}
async function Q({ rest: e, at: t }, n, r, i) {
	for (let { number: a } of n) await _(r, async (n) => {
		let r = {
			...i && { title: i },
			body: n,
			state: "closed",
			state_reason: "completed"
		};
		await m(e.issues.update({
			...t,
			issue_number: a,
			...r
		}));
	});
}
const $ = "There is drift, and this step is green: only the output drift and the job summary report it. To make the step fail, set fail-on-drift: true.";
async function Me(t, a) {
	let { markers: c, source: l, context: u } = a, d = [], f = [], p = t.projects.filter((e) => k(e) !== "unknown");
	if (p.length === 0) return {
		problems: f,
		urls: d
	};
	let m = fe(t) && a.isSuccess ? $ : r;
	if (a.githubToken === "") {
		let e = `The issues on drift could not be written: ${g}. ${m}`;
		return {
			problems: m === $ ? [s(e)] : [],
			urls: d
		};
	}
	let h = new Set([...p.filter((e) => k(e) !== "drift"), ...p]), _ = (e, t) => n(e, "contents: read and issues: write", u.pullRequest, t, m), v = async (e) => {
		let n = await se(e), r = "This run does not update the issue on drift", i = `${r}: the run is for ${u.ref || "no ref"}, and the issue is about ${n}. The job summary has the whole report.`;
		if (o(u) !== n) return s(i);
		let [a] = await ne(e, n, l, "errors");
		if (a) return s(`${r}. ${a.finding} The job summary has the whole report.`);
		let m = J(e), g = p.map(k);
		g.includes("drift") && await m.labelled(), g.some((e) => e !== "drift") && await m.open();
		let [{ root: v = l.workspace } = {}] = l.checkouts, y = await S("pull", v), b = y && `${u.home}/actions/workflows/${y}`;
		for (let n of h) {
			let r = Ne(t, n, c, {
				...u,
				pullUrl: b
			}), i = `The issue on the drift of ${n.name ?? n.id}`, a = await _(i, () => Ae(e, m, r));
			if (typeof a == "string" && d.push(a), e.signal.aborted) break;
			h.delete(n), typeof a == "object" && f.push(a);
		}
	}, y = await _("The issues on drift", () => O(u, a, v).catch((t) => {
		if (!(t instanceof i)) throw t;
		let n = `The issues on the drift of ${h.size} of ${ue(p.length, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. ${m}`;
		return e("not-published", n, { severity: "warning" });
	}));
	return {
		problems: typeof y == "object" ? [...f, y] : f,
		urls: d
	};
}
function Ne(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t), o = k(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: A(a),
		title: T(t),
		hasDrift: o,
		render: (n) => o ? ce(e, t, {
			...s,
			limit: n
		}) : oe(t, s),
		duplicate: (e) => te(e, s)
	};
}
// src/github/publish.ts
const Pe = {
	plan: xe,
	apply: ee,
	drift: Me
};
async function Fe(e, t, n) {
	if (!t) return [];
	let r = await Le(e, t, n), { problems: i, urls: a } = await Ie({
		...e,
		problems: [...e.problems, ...r]
	}, {
		...n,
		context: t
	});
	return le(a.map((e) => `Written: ${e}`)), [...i.map(re), ...r];
}
async function Ie(e, t) {
	if (e.stopped) return D;
	let n = t.githubToken !== "", r = t.writesResult && (n || e.command === "drift") && await Pe[e.command]?.(e, t) || D;
	if (!t.writesCheckRun || !n) return r;
	let i = await Oe({
		...e,
		problems: [...e.problems, ...r.problems]
	}, t);
	return i ? {
		...r,
		problems: [...r.problems, i]
	} : r;
}
async function Le({ command: t, projects: n }, r, { source: i, writesCheckRun: a }) {
	let s = {
		severity: "warning",
		scope: "change"
	};
	if (r.event === "pull_request_target") return [e("bad-setting", "With pull_request_target, this job has the secrets of the repository, and a pull request of a stranger could read them. Use pull_request: then a fork gets no secrets, and its manifests are only checked.", s)];
	let c = n.some(({ plan: e }) => e && e.changes.length > 0), l = r.event === "push" && o(r) !== void 0;
	return t !== "plan" || !a || !l || !c ? [] : await S("apply", i.workspace) === void 0 ? [e("bad-setting", "This step only plans, and no workflow has a step with command: apply. To write to the project on push, add command: apply.", s)] : [];
}
export { Fe as publish };
