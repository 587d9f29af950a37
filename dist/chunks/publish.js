import { _ as e } from "./start.js";
import { $ as t, B as n, C as r, D as i, F as a, I as o, J as s, K as c, L as l, M as u, N as d, O as f, P as p, R as m, S as h, T as g, W as _, X as v, Y as y, b, c as x, h as S, it as C, j as w, k as ee, n as te, nt as T, p as ne, q as re, r as ie, rt as ae, s as oe, u as se, w as ce, x as le, z as E } from "./annotations.js";
import { $n as D, Nr as ue, Zn as O, nr as de, ti as fe } from "./engine.js";
import { a as pe, i as me, l as he, r as ge, s as _e, x as k } from "./markdown.js";
import { O as A, c as j } from "./wire.js";
import { join as M, relative as N, sep as P } from "node:path";
// src/github/comment.ts
async function F(e, t, r) {
	let { run: i } = e.context, { newest: o, others: s } = B(await I(e, t, r));
	if (!o && !r.hasFindings) return;
	if (o && (H(V(o), i) || le(o.body ?? "")) && await p(e, o.node_id)) return a(`The comment on pull request ${t.number} was written by a later run, so this run did not replace it. The job summary has this plan.`);
	let c = await L(e, t);
	if (c !== t.head) return R(t, c);
	let l = await n(r.render, (n) => ve(e, t, r, o, n));
	if (await z(e, s), !l || l.is === "unchanged") return l?.comment.html_url;
	let u = await L(e, t);
	return u === t.head ? l.comment.html_url : (await ye(e, l, r.outdated(u)), R(t, u));
}
function I(e, { number: t }, { marker: n }) {
	return u(e, t, n);
}
async function L({ rest: e, at: t }, { number: n }) {
	return (await e.pulls.get({
		...t,
		pull_number: n
	})).data.head.sha;
}
function R({ number: e, head: t }, n) {
	return a(`This run is for commit ${t.slice(0, 7)}, but pull request ${e} is now at ${n.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`);
}
async function ve(e, t, n, a, o) {
	let { at: s, rest: c } = e;
	if (a && U(a.body) === U(o)) return {
		is: "unchanged",
		comment: a
	};
	if (a && await l(c.issues.updateComment({
		...s,
		comment_id: a.id,
		body: o
	}))) return {
		is: "updated",
		comment: {
			...a,
			body: o
		}
	};
	if (!n.hasFindings) return;
	let { run: u } = e.context, d = () => c.issues.createComment({
		...s,
		issue_number: t.number,
		body: o,
		...r
	}), f = (e) => !H(u, V(e)) && !H(V(e), u), p = await i(d, async () => (await I(e, t, n)).some(f));
	e.noteLogin(p?.data.user?.login);
	let m = B(await I(e, t, n));
	return await z(e, m.others), m.newest && {
		is: "created",
		comment: m.newest
	};
}
async function z({ rest: e, at: t }, n) {
	for (let { id: r } of n) await l(e.issues.deleteComment({
		...t,
		comment_id: r
	}));
}
async function ye(e, { is: t, comment: n }, r) {
	let { issues: i } = e.rest, a = {
		...e.at,
		comment_id: n.id
	};
	if (t === "created") return z(e, H(V(n), e.context.run) ? [] : [n]);
	(await l(i.getComment(a)))?.data.body === n.body && await l(i.updateComment({
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
async function be(e, t) {
	let { context: n } = t, { pullRequest: r, event: i } = n;
	if (!r) {
		let e = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${i} event. The job summary has the whole report.`;
		return i.startsWith("pull_request") ? [a(e)] : [];
	}
	let { checkouts: o } = t.source, s = await re(n, t.source), c = o[0]?.commit ?? n.sha, l = xe(e, t, {
		commit: r.head,
		checkedOut: c,
		linkTo: s
	}), u = `The comment on pull request ${r.number}`, d = async (e) => {
		let t = await W(e, r, o);
		if (t === void 0) return F(e, r, l);
		let n = `No comment was written. The plan is for commit ${t.slice(0, 7)}. This is not the newest commit of pull request ${r.number} (${r.head.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
		return {
			...a(n),
			severity: "warning"
		};
	};
	return E(u, "pull-requests: write", r, () => m(n, t, d));
}
function xe(e, { markers: t, now: n, unappliedBase: r, context: { run: i, runUrl: a } }, o) {
	let s = [`lokaform:run:${i.id}:${i.attempt}`, he(e, t.scope)], c = {
		marker: t.comment,
		moreMarkers: s,
		now: n,
		...o,
		run: a,
		unappliedBase: r
	};
	return {
		marker: k(t.comment),
		hasFindings: O(e),
		render: (t) => pe(e, {
			...c,
			limit: t
		}),
		outdated: (e) => _e({
			...c,
			head: e
		})
	};
}
async function W(e, t, n) {
	for (let { root: r, commit: i } of n) {
		let n = i ?? e.context.sha;
		if (n !== t.head && !await G(e, t, n, r === void 0 ? void 0 : await s(r, n))) return n;
	}
}
async function G(e, { number: t, head: n }, r, i) {
	if (i && i.length > 1) return i[1] === n;
	let { sha: a, ref: s } = e.context;
	if (r === a) return s === `refs/pull/${t}/merge`;
	try {
		return (await y(e, r))[1] === n;
	} catch (e) {
		if (o(e) === 404) return !1;
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
async function we(e, t, { markers: { check: a }, isSuccess: o, source: s }, c) {
	let { at: l, context: u, rest: d } = e, { run: f, runUrl: p } = u, { checks: m } = d, h = T(me(t)), g = await Promise.all(s.checkouts.map((e) => v(s.workspace, e))), _ = ie(t).map((e) => Te(De(e, s.workspace, g))), y = `${a.id}:${f.id}:${f.attempt}`, { id: b, summary: x } = await n((e) => ge(t, e), async (t) => {
		let n = 0;
		return await i(async () => {
			let { data: e } = await m.create({
				...l,
				name: a.name,
				head_sha: c,
				external_id: y,
				status: "completed",
				conclusion: o ? "success" : "failure",
				...p !== "" && { details_url: p },
				output: {
					title: h,
					summary: t,
					annotations: _.slice(0, 50)
				},
				...r
			});
			n = e.id;
		}, async () => {
			let t = (await K(e, a.name, c)).find((e) => e.external_id === y);
			return n = t?.id ?? 0, t !== void 0;
		}), {
			id: n,
			summary: t
		};
	}), S = {
		...l,
		check_run_id: b
	};
	for (let e = 50; e < _.length; e += 50) {
		let t = _.slice(e, e + 50);
		await i(() => m.update({
			...S,
			output: {
				title: h,
				summary: x,
				annotations: t
			},
			...r
		}), async () => (await m.get(S)).data.output.annotations_count > e);
	}
}
async function K({ paginate: e, rest: t, at: n }, r, i) {
	let a = {
		...n,
		ref: i,
		check_name: r,
		filter: "all",
		per_page: 100
	};
	return e(t.checks.listForRef, a, d());
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
		title: T(t),
		message: T(n) || t
	};
}
async function Ee(e, t) {
	let { context: n } = t, { check: r } = t.markers, { checkouts: i } = t.source, { pullRequest: a, run: o, sha: s } = n, c = a?.head ?? s;
	if (c === "" || a?.origin) return [];
	let l = !te(e);
	return !l && o.attempt <= 1 ? [] : E("The check run", "checks: write", a, async () => {
		try {
			await m(n, t, async (n) => {
				if (!l && !(await K(n, r.name, c)).some(({ external_id: e }) => e?.startsWith(`${r.id}:`))) return;
				let o = a ? await W(n, a, i) : i.find((e) => e.commit !== void 0 && e.commit !== s)?.commit;
				o === void 0 ? await we(n, e, t, c) : C(`No check run was written: the manifests are from commit ${o}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(ee(e))) throw e;
			C(`No check run was written: ${f(e)}.`);
		}
	});
}
function De({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = M(n, e.file), [a] = r.filter((e) => fe(i, e)).map((e) => N(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(P).join("/")
		}
	} : t;
}
// src/github/driftIssue.ts
const q = "lokaform-drift", J = {
	labels: q,
	state: "all"
};
function Oe(e) {
	return {
		labelled: A(() => Y(e, J)),
		open: A(() => Y(e, { state: "open" })),
		every: A(() => Y(e, { state: "all" }))
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
	return (await n(r.issues.listForRepo, o, d())).filter((e) => !e.pull_request).reverse();
}
async function ke(e, t, n) {
	let r = async (r) => w(await t[r](), n.marker, e);
	if (!n.hasDrift) {
		await Q(e, await r("open"), n.render, n.title);
		return;
	}
	let i = await r("labelled"), o = i.length > 0 ? i : await r("every"), s = o.filter(X), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? a(`Issue ${c.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`) : await Ae(e, c, n) ? (await Q(e, s.slice(0, -1), () => n.duplicate(c.number)), c.html_url) : Z(e, n) : Z(e, n);
}
function X({ state: e }) {
	return e === "open";
}
async function Z(e, t) {
	let { title: a, marker: o } = t, s = async () => (await w(await Y(e, J), o, e)).filter(X);
	await n(t.render, async (t) => {
		let n = {
			...e.at,
			title: a,
			body: t,
			labels: [q],
			...r
		}, o = await i(() => e.rest.issues.create(n), async () => (await s()).length > 0);
		e.noteLogin(o?.data.user?.login);
	});
	let c = await s(), l = c.at(-1);
	return l && await Q(e, c.slice(0, -1), () => t.duplicate(l.number)), l?.html_url;
}
async function Ae(e, t, r) {
	let { issues: i } = e.rest, { title: a } = r, o = {
		...e.at,
		issue_number: t.number
	}, s = await n(r.render, async (e) => {
		if (X(t) && t.body === e && t.title === a) return !0;
		let n = X(t) ? {} : { state: "open" };
		return await l(i.update({
			...o,
			title: a,
			body: e,
			...n
		})) !== void 0;
	}), c = t.labels.some((e) => (typeof e == "string" ? e : e.name) === q);
	return s && !c && await i.addLabels({
		...o,
		labels: [q]
	}), s;
}
async function Q({ rest: e, at: t }, r, i, a) {
	for (let { number: o } of r) await n(i, async (n) => {
		let r = {
			...a && { title: a },
			body: n,
			state: "closed",
			state_reason: "completed"
		};
		await l(e.issues.update({
			...t,
			issue_number: o,
			...r
		}));
	});
}
const $ = "There is drift, and this step is green: only the output drift and the job summary report it. To make the step fail, set fail-on-drift: true.";
async function je(n, r) {
	let { markers: i, source: o, context: s } = r, l = [], u = n.projects.filter((e) => D(e) !== "unknown");
	if (u.length === 0) return [];
	let d = de(n) && r.isSuccess ? $ : h;
	if (r.githubToken === "") {
		let e = `The issues on drift could not be written: ${ce}. ${d}`;
		return d === $ ? [a(e)] : [];
	}
	let f = new Set([...u.filter((e) => D(e) !== "drift"), ...u]), p = (e, t) => E(e, "contents: read and issues: write", s.pullRequest, t, d), v = async (e) => {
		let r = await c(e), d = "This run does not update the issue on drift", m = `${d}: the run is for ${s.ref || "no ref"}, and the issue is about ${r}. The job summary has the whole report.`;
		if (_(s) !== r) return a(m);
		let [h] = await S(e, r, o, "errors");
		if (h) return a(`${d}. ${h.finding} The job summary has the whole report.`);
		let g = Oe(e), v = u.map(D);
		v.includes("drift") && await g.labelled(), v.some((e) => e !== "drift") && await g.open();
		let [{ root: y = o.workspace } = {}] = o.checkouts, b = await t("pull", y), x = b && `${s.home}/actions/workflows/${b}`;
		for (let t of f) {
			let r = Me(n, t, i, {
				...s,
				pullUrl: x
			}), a = `The issue on the drift of ${t.name ?? t.id}`, o = await p(a, () => ke(e, g, r));
			if (e.signal.aborted) break;
			f.delete(t), j(l, o);
		}
	}, y = await p("The issues on drift", () => m(s, r, v).catch((t) => {
		if (!(t instanceof g)) throw t;
		let n = `The issues on the drift of ${f.size} of ${ue(u.length, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. ${d}`;
		return e("not-published", n, { severity: "warning" });
	}));
	return [...l, ...y];
}
function Me(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t), o = D(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: k(a),
		title: se(t),
		hasDrift: o,
		render: (n) => o ? oe(e, t, {
			...s,
			limit: n
		}) : ne(t, s),
		duplicate: (e) => x(e, s)
	};
}
// src/github/publish.ts
const Ne = {
	plan: be,
	apply: b,
	drift: je
};
async function Pe(e, t, n) {
	if (!t) return [];
	let r = {
		...n,
		context: t
	}, i = await Ie(e, r);
	return [...(await Fe({
		...e,
		problems: [...e.problems, ...i]
	}, r)).map(ae), ...i];
}
async function Fe(e, t) {
	if (e.stopped) return [];
	let n = t.githubToken !== "", r = t.writesResult && (n || e.command === "drift") && await Ne[e.command]?.(e, t) || [];
	if (!t.writesCheckRun || !n) return r;
	let i = {
		...e,
		problems: [...e.problems, ...r]
	};
	return [...r, ...await Ee(i, t)];
}
async function Ie({ command: n, projects: r }, { context: i, source: a, writesCheckRun: o }) {
	let s = {
		severity: "warning",
		scope: "change"
	};
	if (i.event === "pull_request_target") return [e("bad-setting", "With pull_request_target, this job has the secrets of the repository, and a pull request of a stranger could read them. Use pull_request: then a fork gets no secrets, and its manifests are only checked.", s)];
	let c = r.some(({ plan: e }) => e && e.changes.length > 0), l = i.event === "push" && _(i) !== void 0;
	return n !== "plan" || !o || !l || !c ? [] : await t("apply", a.workspace) === void 0 ? [e("bad-setting", "This step only plans, and no workflow has a step with command: apply. To write to the project on push, add command: apply.", s)] : [];
}
export { Pe as publish };
