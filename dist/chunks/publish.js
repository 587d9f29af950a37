import { $ as e, B as t, D as n, E as r, F as i, G as a, H as o, I as s, J as c, L as l, M as u, N as d, R as f, T as p, U as m, V as h, W as g, X as _, Y as v, Z as y, c as b, g as x, j as S, k as C, n as w, nt as T, p as ee, q as E, r as te, rt as D, s as ne, u as O, w as k, z as A } from "./annotations.js";
import { In as j, Rn as M, rr as re, ti as ie } from "./engine.js";
import { a as ae, i as oe, l as se, r as ce, s as le, x as N } from "./markdown.js";
import { T as P } from "./wire.js";
import { Ot as F } from "./start.js";
import { join as I, relative as L, sep as R } from "node:path";
// src/github/comment.ts
async function z(e, { number: t, head: i }, a) {
	let { at: o, context: c } = e, { run: l } = c, { issues: u, pulls: d } = e.rest, p = () => s(e, t, a.marker), m = async (e) => {
		for (let { id: t } of e) await h(u.deleteComment({
			...o,
			comment_id: t
		}));
	}, _ = async () => (await d.get({
		...o,
		pull_number: t
	})).data.head.sha, { newest: v, others: y } = B(await p());
	if (!v && !a.hasFindings) return;
	if (v && (H(V(v), l) || r(v.body ?? "")) && await f(e, v.node_id)) return A(`The comment on pull request ${t} was written by a later run, so this run did not replace it. The job summary has this plan.`);
	let b = (e) => A(`This run is for commit ${i.slice(0, 7)}, but pull request ${t} is now at ${e.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`), x = await _();
	if (x !== i) return b(x);
	let C = v, w;
	if (await g(a.render, async (r) => {
		if (v) {
			if (U(v.body) === U(r)) return;
			if (await h(u.updateComment({
				...o,
				comment_id: v.id,
				body: r
			}))) {
				w = {
					...v,
					body: r
				};
				return;
			}
			if (C = void 0, !a.hasFindings) return;
		}
		let i = () => u.createComment({
			...o,
			issue_number: t,
			body: r,
			...n
		}), s = (e) => !H(l, V(e)) && !H(V(e), l), c = await S(i, async () => (await p()).some(s));
		e.noteLogin(c?.data.user?.login);
		let d = B(await p());
		await m(d.others), w = d.newest;
	}), await m(y), !w) return C?.html_url;
	let T = await _();
	if (T === i) return w.html_url;
	if (!C) await m(H(V(w), l) ? [] : [w]);
	else {
		let e = {
			...o,
			comment_id: w.id
		}, t = await h(u.getComment(e)), n = a.outdated(T);
		t?.data.body === w.body && await h(u.updateComment({
			...e,
			body: n
		}));
	}
	return b(T);
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
async function W(e, t) {
	let { context: n } = t, { pullRequest: r, event: i } = n;
	if (!r) {
		let e = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${i} event. The job summary has the whole report.`;
		return {
			problems: i.startsWith("pull_request") ? [A(e)] : [],
			urls: []
		};
	}
	let { checkouts: a, workspace: s } = t.source, l = await c(n, a, s), u = a[0]?.commit ?? n.sha, d = ue(e, t, {
		commit: r.head,
		checkedOut: u,
		linkTo: l
	}), f = `The comment on pull request ${r.number}`, p = async (e) => {
		let t = await G(e, r, a);
		if (t === void 0) return z(e, r, d);
		let n = `No comment was written. The plan is for commit ${t.slice(0, 7)}. This is not the newest commit of pull request ${r.number} (${r.head.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
		return {
			...A(n),
			severity: "warning"
		};
	}, h = await m(f, "pull-requests: write", r, () => o(n, t, p));
	return {
		problems: typeof h == "object" ? [h] : [],
		urls: typeof h == "string" ? [h] : []
	};
}
function ue(e, { markers: t, now: n, unappliedBase: r, context: { run: i, runUrl: a } }, o) {
	let s = [`lokaform:run:${i.id}:${i.attempt}`, se(e, t.scope)], c = {
		marker: t.comment,
		moreMarkers: s,
		now: n,
		...o,
		run: a,
		unappliedBase: r
	};
	return {
		marker: N(t.comment),
		hasFindings: j(e),
		render: (t) => ae(e, {
			...c,
			limit: t
		}),
		outdated: (e) => le({
			...c,
			head: e
		})
	};
}
async function G(e, t, n) {
	for (let { root: r, commit: i } of n) {
		let n = i ?? e.context.sha;
		if (n !== t.head && !await de(e, t, n, r === void 0 ? void 0 : await v(r, n))) return n;
	}
}
async function de(e, { number: n, head: r }, i, a) {
	if (a && a.length > 1) return a[1] === r;
	let { sha: o, ref: s } = e.context;
	if (i === o) return s === `refs/pull/${n}/merge`;
	try {
		return (await _(e, i))[1] === r;
	} catch (e) {
		if (t(e) === 404) return !1;
		throw e;
	}
}
// src/github/checkRun.ts
const fe = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, pe = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function me(e, t, { markers: { check: r }, isSuccess: i, source: a }, o) {
	let { at: s, context: c, rest: l } = e, { run: u, runUrl: d } = c, { checks: f } = l, p = T(oe(t)), m = await Promise.all(a.checkouts.map((e) => y(a.workspace, e))), h = te(t).map((e) => he(_e(e, a.workspace, m))), _ = `${r.id}:${u.id}:${u.attempt}`, { id: v, summary: b } = await g((e) => ce(t, e), async (t) => {
		let a = 0;
		return await S(async () => {
			let { data: e } = await f.create({
				...s,
				name: r.name,
				head_sha: o,
				external_id: _,
				status: "completed",
				conclusion: i ? "success" : "failure",
				...d !== "" && { details_url: d },
				output: {
					title: p,
					summary: t,
					annotations: h.slice(0, 50)
				},
				...n
			});
			a = e.id;
		}, async () => {
			let t = (await K(e, r.name, o)).find((e) => e.external_id === _);
			return a = t?.id ?? 0, t !== void 0;
		}), {
			id: a,
			summary: t
		};
	}), x = {
		...s,
		check_run_id: v
	};
	for (let e = 50; e < h.length; e += 50) {
		let t = h.slice(e, e + 50);
		await S(() => f.update({
			...x,
			output: {
				title: p,
				summary: b,
				annotations: t
			},
			...n
		}), async () => (await f.get(x)).data.output.annotations_count > e);
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
	return e(t.checks.listForRef, a, l());
}
function he({ severity: e, title: t, message: n, place: r }) {
	return {
		...pe,
		...r && {
			path: r.file.toWellFormed(),
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: fe[e],
		title: T(t),
		message: T(n) || t
	};
}
async function ge(e, t) {
	let { context: n } = t, { check: r } = t.markers, { checkouts: i } = t.source, { pullRequest: a, run: s, sha: c } = n, l = a?.head ?? c;
	if (l === "" || a?.origin) return;
	let f = !w(e);
	if (!(!f && s.attempt <= 1)) return m("The check run", "checks: write", a, async () => {
		try {
			await o(n, t, async (n) => {
				if (!f && !(await K(n, r.name, l)).some(({ external_id: e }) => e?.startsWith(`${r.id}:`))) return;
				let o = a ? await G(n, a, i) : i.find((e) => e.commit !== void 0 && e.commit !== c)?.commit;
				o === void 0 ? await me(n, e, t, l) : D(`No check run was written: the manifests are from commit ${o}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(d(e))) throw e;
			D(`No check run was written: ${u(e)}.`);
		}
	});
}
function _e({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = I(n, e.file), [a] = r.filter((e) => ie(i, e)).map((e) => L(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(R).join("/")
		}
	} : t;
}
// src/github/driftIssue.ts
const q = "lokaform-drift", J = {
	labels: q,
	state: "all"
};
function Y(e) {
	return {
		labelled: P(() => X(e, J)),
		open: P(() => X(e, { state: "open" })),
		every: P(() => X(e, { state: "all" }))
	};
}
async function X(e, t) {
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
	return (await n(r.issues.listForRepo, o, l())).filter((e) => !e.pull_request).reverse();
}
async function ve(e, t, n) {
	let r = async (r) => i(await t[r](), n.marker, e);
	if (!n.hasDrift) {
		await $(e, await r("open"), n.render, n.title);
		return;
	}
	let a = await r("labelled"), o = a.length > 0 ? a : await r("every"), s = o.filter(Z), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? A(`Issue ${c.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`) : await ye(e, c, n) ? (await $(e, s.slice(0, -1), () => n.duplicate(c.number)), c.html_url) : Q(e, n) : Q(e, n);
}
function Z({ state: e }) {
	return e === "open";
}
async function Q(e, t) {
	let { title: r, marker: a } = t, o = async () => (await i(await X(e, J), a, e)).filter(Z);
	await g(t.render, async (t) => {
		let i = {
			...e.at,
			title: r,
			body: t,
			labels: [q],
			...n
		}, a = await S(() => e.rest.issues.create(i), async () => (await o()).length > 0);
		e.noteLogin(a?.data.user?.login);
	});
	let s = await o(), c = s.at(-1);
	return c && await $(e, s.slice(0, -1), () => t.duplicate(c.number)), c?.html_url;
}
async function ye(e, t, n) {
	let { issues: r } = e.rest, { title: i } = n, a = {
		...e.at,
		issue_number: t.number
	}, o = await g(n.render, async (e) => {
		if (Z(t) && t.body === e && t.title === i) return !0;
		let n = Z(t) ? {} : { state: "open" };
		return await h(r.update({
			...a,
			title: i,
			body: e,
			...n
		})) !== void 0;
	}), s = t.labels.some((e) => (typeof e == "string" ? e : e.name) === q);
	return o && !s && await r.addLabels({
		...a,
		labels: [q]
	}), o;
}
async function $({ rest: e, at: t }, n, r, i) {
	for (let { number: a } of n) await g(r, async (n) => {
		let r = {
			...i && { title: i },
			body: n,
			state: "closed",
			state_reason: "completed"
		};
		await h(e.issues.update({
			...t,
			issue_number: a,
			...r
		}));
	});
}
async function be(t, n) {
	let { markers: r, source: i, context: s } = n, c = [], l = [], u = t.projects.filter((e) => M(e) !== "unknown");
	if (u.length === 0) return {
		problems: l,
		urls: c
	};
	let d = new Set([...u.filter((e) => M(e) !== "drift"), ...u]), f = (e, t) => m(e, "contents: read and issues: write", s.pullRequest, t), p = async (n) => {
		let o = await E(n), p = "This run does not update the issue on drift", m = `${p}: the run is for ${s.ref || "no ref"}, and the issue is about ${o}. The job summary has the whole report.`;
		if (a(s) !== o) return A(m);
		let [h] = await x(n, o, i, "errors");
		if (h) return A(`${p}. ${h.finding} The job summary has the whole report.`);
		let g = Y(n), _ = u.map(M);
		_.includes("drift") && await g.labelled(), _.some((e) => e !== "drift") && await g.open();
		let [{ root: v = i.workspace } = {}] = i.checkouts, y = await e("pull", v), b = y && `${s.home}/actions/workflows/${y}`;
		for (let e of d) {
			let i = xe(t, e, r, {
				...s,
				pullUrl: b
			}), a = `The issue on the drift of ${e.name ?? e.id}`, o = await f(a, () => ve(n, g, i));
			if (typeof o == "string" && c.push(o), n.signal.aborted) break;
			d.delete(e), typeof o == "object" && l.push(o);
		}
	}, h = await f("The issues on drift", () => o(s, n, p).catch((e) => {
		if (!(e instanceof C)) throw e;
		let t = `The issues on the drift of ${d.size} of ${re(u.length, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
		return F("not-published", t, { severity: "warning" });
	}));
	return {
		problems: typeof h == "object" ? [...l, h] : l,
		urls: c
	};
}
function xe(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t), o = M(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: N(a),
		title: O(t),
		hasDrift: o,
		render: (n) => o ? ne(e, t, {
			...s,
			limit: n
		}) : ee(t, s),
		duplicate: (e) => b(e, s)
	};
}
// src/github/publish.ts
const Se = {
	plan: W,
	apply: k,
	drift: be
};
async function Ce(e, t, n) {
	if (!t || n.githubToken === "" || e.stopped) return p;
	let r = {
		...n,
		context: t
	}, i = await (r.writesResult ? Se[e.command] : void 0)?.(e, r) ?? p;
	if (!r.writesCheckRun) return i;
	let a = await ge({
		...e,
		problems: [...e.problems, ...i.problems]
	}, r);
	return a ? {
		...i,
		problems: [...i.problems, a]
	} : i;
}
export { Ce as publish };
