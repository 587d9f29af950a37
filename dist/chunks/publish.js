import { $ as e, B as t, D as n, E as r, F as i, G as a, H as o, I as s, J as c, K as l, L as u, M as d, N as f, R as p, T as m, V as h, W as g, X as _, c as v, et as y, g as b, j as x, k as S, n as C, p as w, q as T, r as E, s as D, u as O, w as ee, z as k } from "./annotations.js";
import { In as te, Rn as A, rr as j, ti as M } from "./engine.js";
import { a as N, i as ne, l as re, r as P, s as F, x as I } from "./markdown.js";
import { T as L } from "./wire.js";
import { Ot as ie } from "./start.js";
import { join as ae, relative as oe, sep as R } from "node:path";
// src/github/comment.ts
async function z(e, { number: t, head: a }, o) {
	let { at: c, context: l, paginate: u } = e, { run: d } = l, { issues: f, pulls: m } = e.rest, g = async () => {
		let n = {
			...c,
			issue_number: t,
			per_page: 100
		};
		return i(await u(f.listComments, n), o.marker, e);
	}, _ = async (e) => {
		for (let { id: t } of e) await p(f.deleteComment({
			...c,
			comment_id: t
		}));
	}, v = async () => (await m.get({
		...c,
		pull_number: t
	})).data.head.sha, { newest: y, others: b } = B(await g());
	if (!y && !o.hasFindings) return;
	if (y && (H(V(y), d) || r(y.body ?? ""))) return s(`The comment on pull request ${t} was written by a later run, so this run did not replace it. The job summary has this plan.`);
	let S = (e) => s(`This run is for commit ${a.slice(0, 7)}, but pull request ${t} is now at ${e.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`), C = await v();
	if (C !== a) return S(C);
	let w = y, T;
	if (await h(o.render, async (r) => {
		if (y) {
			if (U(y.body) === U(r)) return;
			if (await p(f.updateComment({
				...c,
				comment_id: y.id,
				body: r
			}))) {
				T = {
					...y,
					body: r
				};
				return;
			}
			if (w = void 0, !o.hasFindings) return;
		}
		let i = () => f.createComment({
			...c,
			issue_number: t,
			body: r,
			...n
		}), a = (e) => !H(d, V(e)) && !H(V(e), d), s = await x(i, async () => (await g()).some(a));
		e.noteLogin(s?.data.user?.login);
		let l = B(await g());
		await _(l.others), T = l.newest;
	}), await _(b), !T) return w?.html_url;
	let E = await v();
	if (E === a) return T.html_url;
	if (!w) await _(H(V(T), d) ? [] : [T]);
	else {
		let e = {
			...c,
			comment_id: T.id
		}, t = await p(f.getComment(e)), n = o.outdated(E);
		t?.data.body === T.body && await p(f.updateComment({
			...e,
			body: n
		}));
	}
	return S(E);
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
async function W(e, n) {
	let { context: r } = n, { pullRequest: i, event: o } = r;
	if (!i) {
		let e = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${o} event. The job summary has the whole report.`;
		return {
			problems: o.startsWith("pull_request") ? [s(e)] : [],
			urls: []
		};
	}
	let { checkouts: c, workspace: l } = n.source, u = await a(r, c, l), d = c[0]?.commit ?? r.sha, f = G(e, n, {
		commit: i.head,
		checkedOut: d,
		linkTo: u
	}), p = `The comment on pull request ${i.number}`, m = async (e) => {
		let t = await K(e, i, c);
		if (t === void 0) return z(e, i, f);
		let n = `No comment was written. The plan is for commit ${t.slice(0, 7)}. This is not the newest commit of pull request ${i.number} (${i.head.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
		return {
			...s(n),
			severity: "warning"
		};
	}, h = await t(p, "pull-requests: write", i, () => k(r, n, m));
	return {
		problems: typeof h == "object" ? [h] : [],
		urls: typeof h == "string" ? [h] : []
	};
}
function G(e, { markers: t, now: n, unappliedBase: r, context: { run: i, runUrl: a } }, o) {
	let s = [`lokaform:run:${i.id}:${i.attempt}`, re(e, t.scope)], c = {
		marker: t.comment,
		moreMarkers: s,
		now: n,
		...o,
		run: a,
		unappliedBase: r
	};
	return {
		marker: I(t.comment),
		hasFindings: te(e),
		render: (t) => N(e, {
			...c,
			limit: t
		}),
		outdated: (e) => F({
			...c,
			head: e
		})
	};
}
async function K(e, t, n) {
	for (let { root: r, commit: i } of n) {
		let n = i ?? e.context.sha;
		if (n !== t.head && !await se(e, t, n, r === void 0 ? void 0 : await l(r, n))) return n;
	}
}
async function se(e, { number: t, head: n }, r, i) {
	if (i && i.length > 1) return i[1] === n;
	let { sha: a, ref: o } = e.context;
	if (r === a) return o === `refs/pull/${t}/merge`;
	try {
		return (await T(e, r))[1] === n;
	} catch (e) {
		if (u(e) === 404) return !1;
		throw e;
	}
}
// src/github/checkRun.ts
const ce = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, le = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function ue(t, r, { markers: { check: i }, isSuccess: a, source: o }, s) {
	let { at: l, context: u, rest: d } = t, { run: f, runUrl: p } = u, { checks: m } = d, g = e(ne(r)), _ = await Promise.all(o.checkouts.map((e) => c(o.workspace, e))), v = E(r).map((e) => de(pe(e, o.workspace, _))), y = `${i.id}:${f.id}:${f.attempt}`, { id: b, summary: S } = await h((e) => P(r, e), async (e) => {
		let r = 0;
		return await x(async () => {
			let { data: t } = await m.create({
				...l,
				name: i.name,
				head_sha: s,
				external_id: y,
				status: "completed",
				conclusion: a ? "success" : "failure",
				...p !== "" && { details_url: p },
				output: {
					title: g,
					summary: e,
					annotations: v.slice(0, 50)
				},
				...n
			});
			r = t.id;
		}, async () => {
			let e = (await q(t, i.name, s)).find((e) => e.external_id === y);
			return r = e?.id ?? 0, e !== void 0;
		}), {
			id: r,
			summary: e
		};
	}), C = {
		...l,
		check_run_id: b
	};
	for (let e = 50; e < v.length; e += 50) {
		let t = v.slice(e, e + 50);
		await x(() => m.update({
			...C,
			output: {
				title: g,
				summary: S,
				annotations: t
			},
			...n
		}), async () => (await m.get(C)).data.output.annotations_count > e);
	}
}
async function q({ paginate: e, rest: t, at: n }, r, i) {
	let a = {
		...n,
		ref: i,
		check_name: r,
		filter: "all",
		per_page: 100
	};
	return e(t.checks.listForRef, a);
}
function de({ severity: t, title: n, message: r, place: i }) {
	return {
		...le,
		...i && {
			path: i.file.toWellFormed(),
			start_line: i.line,
			end_line: i.endLine
		},
		...i && i.line === i.endLine && {
			start_column: i.col,
			end_column: i.endCol
		},
		annotation_level: ce[t],
		title: e(n),
		message: e(r) || n
	};
}
async function fe(e, n) {
	let { context: r } = n, { check: i } = n.markers, { checkouts: a } = n.source, { pullRequest: o, run: s, sha: c } = r, l = o?.head ?? c;
	if (l === "" || o?.origin) return;
	let u = !C(e);
	if (!(!u && s.attempt <= 1)) return t("The check run", "checks: write", o, async () => {
		try {
			await k(r, n, async (t) => {
				if (!u && !(await q(t, i.name, l)).some(({ external_id: e }) => e?.startsWith(`${i.id}:`))) return;
				let r = o ? await K(t, o, a) : a.find((e) => e.commit !== void 0 && e.commit !== c)?.commit;
				r === void 0 ? await ue(t, e, n, l) : y(`No check run was written: the manifests are from commit ${r}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(f(e))) throw e;
			y(`No check run was written: ${d(e)}.`);
		}
	});
}
function pe({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = ae(n, e.file), [a] = r.filter((e) => M(i, e)).map((e) => oe(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(R).join("/")
		}
	} : t;
}
// src/github/driftIssue.ts
const J = "lokaform-drift", Y = {
	labels: J,
	state: "all"
};
function me(e) {
	return {
		labelled: L(() => X(e, Y)),
		open: L(() => X(e, { state: "open" })),
		every: L(() => X(e, { state: "all" }))
	};
}
async function X({ paginate: e, rest: t, at: n }, r) {
	let i = {
		sort: "created",
		direction: "asc",
		per_page: 100
	};
	return (await e(t.issues.listForRepo, {
		...n,
		...r,
		...i
	})).filter((e) => !e.pull_request);
}
async function he(e, t, n) {
	let r = async (r) => i(await t[r](), n.marker, e);
	if (!n.hasDrift) {
		await $(e, await r("open"), n.render, n.title);
		return;
	}
	let a = await r("labelled"), o = a.length > 0 ? a : await r("every"), c = o.filter(Z), l = c.at(-1) ?? o.at(-1);
	return l ? l.state === "closed" && l.state_reason === "not_planned" ? s(`Issue ${l.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`) : await ge(e, l, n) ? (await $(e, c.slice(0, -1), () => n.duplicate(l.number)), l.html_url) : Q(e, n) : Q(e, n);
}
function Z({ state: e }) {
	return e === "open";
}
async function Q(e, t) {
	let { title: r, marker: a } = t, o = async () => (await i(await X(e, Y), a, e)).filter(Z);
	await h(t.render, async (t) => {
		let i = {
			...e.at,
			title: r,
			body: t,
			labels: [J],
			...n
		}, a = await x(() => e.rest.issues.create(i), async () => (await o()).length > 0);
		e.noteLogin(a?.data.user?.login);
	});
	let s = await o(), c = s.at(-1);
	return c && await $(e, s.slice(0, -1), () => t.duplicate(c.number)), c?.html_url;
}
async function ge(e, t, n) {
	let { issues: r } = e.rest, { title: i } = n, a = {
		...e.at,
		issue_number: t.number
	}, o = await h(n.render, async (e) => {
		if (Z(t) && t.body === e && t.title === i) return !0;
		let n = Z(t) ? {} : { state: "open" };
		return await p(r.update({
			...a,
			title: i,
			body: e,
			...n
		})) !== void 0;
	}), s = t.labels.some((e) => (typeof e == "string" ? e : e.name) === J);
	return o && !s && await r.addLabels({
		...a,
		labels: [J]
	}), o;
}
async function $({ rest: e, at: t }, n, r, i) {
	for (let { number: a } of n) await h(r, async (n) => {
		let r = {
			...i && { title: i },
			body: n,
			state: "closed",
			state_reason: "completed"
		};
		await p(e.issues.update({
			...t,
			issue_number: a,
			...r
		}));
	});
}
async function _e(e, n) {
	let { markers: r, source: i, context: a } = n, c = [], l = [], u = e.projects.filter((e) => A(e) !== "unknown");
	if (u.length === 0) return {
		problems: l,
		urls: c
	};
	let d = new Set([...u.filter((e) => A(e) !== "drift"), ...u]), f = (e, n) => t(e, "contents: read and issues: write", a.pullRequest, n), p = async (t) => {
		let n = await g(t), p = "This run does not update the issue on drift", m = `${p}: the run is for ${a.ref || "no ref"}, and the issue is about ${n}. The job summary has the whole report.`;
		if (o(a) !== n) return s(m);
		let [h] = await b(t, n, i, "errors");
		if (h) return s(`${p}. ${h.finding} The job summary has the whole report.`);
		let v = me(t), y = u.map(A);
		y.includes("drift") && await v.labelled(), y.some((e) => e !== "drift") && await v.open();
		let [{ root: x = i.workspace } = {}] = i.checkouts, S = await _("pull", x), C = S && `${a.home}/actions/workflows/${S}`;
		for (let n of d) {
			let i = ve(e, n, r, {
				...a,
				pullUrl: C
			}), o = `The issue on the drift of ${n.name ?? n.id}`, s = await f(o, () => he(t, v, i));
			if (typeof s == "string" && c.push(s), t.signal.aborted) break;
			d.delete(n), typeof s == "object" && l.push(s);
		}
	}, m = await f("The issues on drift", () => k(a, n, p).catch((e) => {
		if (!(e instanceof S)) throw e;
		let t = `The issues on the drift of ${d.size} of ${j(u.length, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
		return ie("not-published", t, { severity: "warning" });
	}));
	return {
		problems: typeof m == "object" ? [...l, m] : l,
		urls: c
	};
}
function ve(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t), o = A(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: I(a),
		title: O(t),
		hasDrift: o,
		render: (n) => o ? D(e, t, {
			...s,
			limit: n
		}) : w(t, s),
		duplicate: (e) => v(e, s)
	};
}
// src/github/publish.ts
const ye = {
	plan: W,
	apply: ee,
	drift: _e
};
async function be(e, t, n) {
	if (!t || n.githubToken === "" || e.stopped) return m;
	let r = {
		...n,
		context: t
	}, i = await (r.writesResult ? ye[e.command] : void 0)?.(e, r) ?? m;
	if (!r.writesCheckRun) return i;
	let a = await fe({
		...e,
		problems: [...e.problems, ...i.problems]
	}, r);
	return a ? {
		...i,
		problems: [...i.problems, a]
	} : i;
}
export { be as publish };
