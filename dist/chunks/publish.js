import { _ as e } from "./start.js";
import { A as t, C as n, D as r, E as i, F as a, G as o, H as s, I as c, J as l, K as u, L as d, M as f, N as p, O as m, P as h, R as g, S as _, W as v, Z as y, b, c as x, et as S, h as C, j as w, n as T, nt as E, p as ee, q as te, r as D, s as O, tt as ne, u as re, w as ie, x as ae } from "./annotations.js";
import { Zn as k, ei as oe, er as se, qn as A } from "./engine.js";
import { a as j, b as M, c as ce, i as le, r as ue, t as N } from "./markdown.js";
import { N as P, c as de } from "./wire.js";
import { join as fe, relative as F, sep as I } from "node:path";
// src/github/comment.ts
async function L(e, t, n) {
	let { run: r } = e.context, { newest: i, others: a } = H(await w(e, t.number, n.marker));
	if (!i && !n.hasFindings) return;
	if (i && (W(U(i), r) || ae(i.body ?? "")) && await p(e, i.node_id)) return h(`The comment on pull request ${t.number} was written by a later run, so this run did not replace it. The job summary has this plan.`);
	let o = await R(e, t);
	if (o !== t.head) return z(t, o);
	let s = await B(e, t, n, i);
	if (await V(e, a), !s || s === i) return s?.html_url;
	let l = await R(e, t);
	return l === t.head ? s.html_url : ((await c(e.rest.issues.getComment({
		...e.at,
		comment_id: s.id
	})))?.data.body === n.body && await V(e, [s]), z(t, l));
}
async function R({ rest: e, at: t }, { number: n }) {
	return (await e.pulls.get({
		...t,
		pull_number: n
	})).data.head.sha;
}
function z({ number: e, head: t }, n) {
	return h(`This run is for commit ${t.slice(0, 7)}, but pull request ${e} is now at ${n.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`);
}
async function B(e, t, r, a) {
	let { at: o, rest: s } = e, { body: l } = r;
	if (a && G(a.body) === G(l)) return a;
	if (a && await c(s.issues.updateComment({
		...o,
		comment_id: a.id,
		body: l
	}))) return {
		...a,
		body: l
	};
	if (!r.hasFindings) return;
	let { run: u } = e.context, d = () => s.issues.createComment({
		...o,
		issue_number: t.number,
		body: l,
		...n
	}), f = (e) => !W(u, U(e)) && !W(U(e), u), p = () => w(e, t.number, r.marker), m = await i(d, async () => (await p()).some(f));
	e.noteLogin(m?.data.user?.login);
	let h = H(await p());
	return await V(e, h.others), h.newest;
}
async function V({ rest: e, at: t }, n) {
	for (let { id: r } of n) await c(e.issues.deleteComment({
		...t,
		comment_id: r
	}));
}
function H(e) {
	let t = e.reduce((e, t) => e && W(U(e), U(t)) ? e : t, void 0);
	return {
		newest: t,
		others: e.filter((e) => e !== t)
	};
}
function U({ body: e = "" }) {
	let [, t = 0, n = 0] = /<!-- lokaform:run:(\d+):(\d+) -->/.exec(e) ?? [];
	return {
		id: Number(t),
		attempt: Number(n)
	};
}
function W(e, t) {
	return e.id > t.id || e.id === t.id && e.attempt > t.attempt;
}
function G(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
async function pe(e, t) {
	let { context: n, markers: r, now: i, unappliedBase: a } = t, { pullRequest: s, event: c, run: l } = n;
	if (!s) {
		let e = `No comment was written, because the event file (GITHUB_EVENT_PATH) does not name the pull request. ${_}`;
		return c.startsWith("pull_request") ? [h(e)] : [];
	}
	let { checkouts: u } = t.source, f = await o(n, t.source), p = j(e, {
		marker: r.comment,
		run: n.runUrl,
		now: i,
		unappliedBase: a,
		linkTo: f,
		limit: N,
		moreMarkers: [`lokaform:run:${l.id}:${l.attempt}`, ce(e, r.scope)],
		commit: s.head,
		checkedOut: u[0]?.commit ?? n.sha
	}), m = {
		marker: M(r.comment),
		hasFindings: A(e),
		body: p
	}, v = `The comment on pull request ${s.number}`, y = async (e) => {
		let t = await K(e, s, u);
		if (t === void 0) return L(e, s, m);
		let n = `No comment was written. The plan is for commit ${t.slice(0, 7)}. This is not the newest commit of pull request ${s.number} (${s.head.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
		return {
			...h(n),
			severity: "warning"
		};
	};
	return g(v, "pull-requests: write", s, () => d(n, t, y));
}
async function K(e, t, n) {
	for (let { root: r, commit: i } of n) {
		let n = i ?? e.context.sha;
		if (n !== t.head && !await me(e, t, n, r === void 0 ? void 0 : await u(r, n))) return n;
	}
}
async function me(e, { number: t, head: n }, r, i) {
	if (i && i.length > 1) return i[1] === n;
	let { sha: o, ref: s } = e.context;
	if (r === o) return s === `refs/pull/${t}/merge`;
	try {
		return (await te(e, r))[1] === n;
	} catch (e) {
		if (a(e) === 404) return !1;
		throw e;
	}
}
// src/github/checkRun.ts
const he = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, ge = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function _e(e, t, { markers: { check: r }, isSuccess: a, source: o }, s) {
	let { at: c, context: u, rest: d } = e, { run: p, runUrl: m } = u, { checks: h } = d, g = S(le(t)), _ = await Promise.all(o.checkouts.map((e) => l(o.workspace, e))), v = D(t).map((e) => ve(e, o.workspace, _)), y = `${r.id}:${p.id}:${p.attempt}`, b = ue(t, N), x = {
		...c,
		ref: s,
		check_name: r.name,
		filter: "all",
		per_page: 100
	}, C = async () => (await e.paginate(h.listForRef, x, f())).find((e) => e.external_id === y)?.id, w = (await i(() => h.create({
		...c,
		name: r.name,
		head_sha: s,
		external_id: y,
		status: "completed",
		conclusion: a ? "success" : "failure",
		...m !== "" && { details_url: m },
		output: {
			title: g,
			summary: b,
			annotations: v.slice(0, 50)
		},
		...n
	}), async () => await C() !== void 0))?.data.id ?? await C() ?? 0, T = {
		...c,
		check_run_id: w
	};
	for (let e = 50; e < v.length; e += 50) {
		let t = v.slice(e, e + 50);
		await i(() => h.update({
			...T,
			output: {
				title: g,
				summary: b,
				annotations: t
			},
			...n
		}), async () => (await h.get(T)).data.output.annotations_count > e);
	}
}
function ve({ severity: e, title: t, message: n, place: r }, i, a) {
	let o = fe(i, r?.file ?? ""), [s = ""] = a.filter((e) => oe(o, e)).map((e) => F(e, o)).sort((e, t) => e.length - t.length), c = s.split(I).join("/").toWellFormed(), l = r && c !== "" && {
		path: c,
		start_line: r.line,
		end_line: r.endLine
	};
	return {
		...ge,
		...l,
		...l && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: he[e],
		title: S(t),
		message: S(n) || t
	};
}
async function ye(e, t) {
	let { pullRequest: n, run: i, sha: a } = t.context, { checkouts: o } = t.source, s = n?.head ?? a;
	return s === "" || n?.origin || T(e) && i.attempt <= 1 ? [] : g("The check run", "checks: write", n, async () => {
		try {
			await d(t.context, t, async (r) => {
				let i = n ? await K(r, n, o) : o.find((e) => e.commit !== void 0 && e.commit !== a)?.commit;
				i === void 0 ? await _e(r, e, t, s) : E(`No check run was written: the manifests are from commit ${i}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(m(e))) throw e;
			E(`No check run was written: ${r(e)}.`);
		}
	});
}
// src/github/driftIssue.ts
const q = "lokaform-drift", J = {
	labels: q,
	state: "all"
};
function be(e) {
	return {
		labelled: P(() => Y(e, J)),
		open: P(() => Y(e, { state: "open" })),
		every: P(() => Y(e, { state: "all" }))
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
	return (await n(r.issues.listForRepo, o, f())).filter((e) => !e.pull_request).reverse();
}
async function xe(e, n, r) {
	let i = async (i) => t(await n[i](), r.marker, e);
	if (!r.hasDrift) {
		await Q(e, await i("open"), r.render, r.title);
		return;
	}
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(X), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? h(`Issue ${c.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`) : await Se(e, c, r) ? (await Q(e, s.slice(0, -1), () => r.duplicate(c.number)), c.html_url) : Z(e, r) : Z(e, r);
}
function X({ state: e }) {
	return e === "open";
}
async function Z(e, r) {
	let { title: a, marker: o } = r, s = async () => (await t(await Y(e, J), o, e)).filter(X), c = r.render(), l = {
		...e.at,
		title: a,
		body: c,
		labels: [q],
		...n
	}, u = await i(() => e.rest.issues.create(l), async () => (await s()).length > 0);
	e.noteLogin(u?.data.user?.login);
	let d = await s(), f = d.at(-1);
	return f && await Q(e, d.slice(0, -1), () => r.duplicate(f.number)), f?.html_url;
}
async function Se(e, t, n) {
	let { issues: r } = e.rest, { title: i } = n, a = n.render(), o = {
		...e.at,
		issue_number: t.number
	};
	if (!X(t) || t.body !== a || t.title !== i) {
		let e = X(t) ? {} : { state: "open" };
		if (!await c(r.update({
			...o,
			title: i,
			body: a,
			...e
		}))) return !1;
	}
	return t.labels.some((e) => (typeof e == "string" ? e : e.name) === q) || await r.addLabels({
		...o,
		labels: [q]
	}), !0;
}
async function Q({ rest: e, at: t }, n, r, i) {
	let a = r(), o = {
		...i && { title: i },
		body: a,
		state: "closed",
		state_reason: "completed"
	};
	for (let { number: r } of n) await c(e.issues.update({
		...t,
		issue_number: r,
		...o
	}));
}
const $ = "There is drift, and this step is green: only the output drift and the job summary report it. To make the step fail, set fail-on-drift: true.";
async function Ce(e, t) {
	let { markers: n, source: r, context: i } = t, a = [], o = e.projects.filter((e) => k(e) !== "unknown");
	if (o.length === 0) return [];
	let c = se(e) && t.isSuccess ? $ : _;
	if (t.githubToken === "") {
		let e = `The issues on drift could not be written: ${ie}. ${c}`;
		return c === $ ? [h(e)] : [];
	}
	let l = (e, t) => g(e, "contents: read and issues: write", i.pullRequest, t, c), u = async (t) => {
		let c = await v(t), u = "This run does not update the issue on drift", d = `${u}: the run is for ${i.ref || "no ref"}, and the issue is about ${c}. The job summary has the whole report.`;
		if (s(i) !== c) return h(d);
		let [f] = await C(t, c, r, "errors");
		if (f) return h(`${u}. ${f.finding} The job summary has the whole report.`);
		let p = be(t), m = o.map(k);
		m.includes("drift") && await p.labelled(), m.some((e) => e !== "drift") && await p.open();
		let [{ root: g = r.workspace } = {}] = r.checkouts, _ = await y("pull", g), b = _ && `${i.home}/actions/workflows/${_}`;
		for (let r of o) {
			let o = we(e, r, n, {
				...i,
				pullUrl: b
			}), s = `The issue on the drift of ${r.name ?? r.id}`, c = await l(s, () => xe(t, p, o));
			if (t.signal.aborted) break;
			de(a, c);
		}
	}, f = await l("The issues on drift", () => d(i, t, u));
	return [...a, ...f];
}
function we(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t), o = k(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: M(a),
		title: re(t),
		hasDrift: o,
		render: () => o ? O(e, t, {
			...s,
			limit: N
		}) : ee(t, s),
		duplicate: (e) => x(e, s)
	};
}
// src/github/publish.ts
const Te = {
	plan: pe,
	apply: b,
	drift: Ce
};
async function Ee(t, n, r) {
	if (!n) return [];
	let i = {
		...r,
		context: n
	}, a = e("bad-setting", Oe, {
		severity: "warning",
		scope: "change"
	}), o = n.event === "pull_request_target" ? [a] : [];
	return [...(await De({
		...t,
		problems: [...t.problems, ...o]
	}, i)).map(ne), ...o];
}
async function De(e, t) {
	if (e.stopped) return [];
	let n = t.githubToken !== "", r = t.writesResult && (n || e.command === "drift") && await Te[e.command]?.(e, t) || [];
	if (!t.writesCheckRun || !n) return r;
	let i = {
		...e,
		problems: [...e.problems, ...r]
	};
	return [...r, ...await ye(i, t)];
}
const Oe = "With pull_request_target, this job has the secrets of the repository, and a pull request of a stranger could read them. Use pull_request: then a fork gets no secrets, and its manifests are only checked.";
export { Ee as publish };
