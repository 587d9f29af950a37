import { A as e, B as t, D as n, E as r, G as i, H as a, I as o, J as s, K as c, L as l, M as u, N as d, O as f, P as p, R as m, T as h, U as g, V as _, Y as v, Z as y, c as b, et as x, h as S, n as C, p as w, q as T, r as ee, s as te, tt as E, u as D, z as O } from "./annotations.js";
import { In as ne, Qr as re, Rn as k, rr as ie } from "./engine.js";
import { a as A, i as j, l as M, r as N, s as P, x as F } from "./markdown.js";
import { T as I } from "./wire.js";
import { Ot as ae } from "./start.js";
import { join as oe, relative as se, sep as L } from "node:path";
// src/github/comment.ts
async function R(e, { number: t, head: r }, i) {
	let { at: s, context: c, paginate: d } = e, { run: p } = c, { issues: m, pulls: h } = e.rest, g = async () => {
		let n = {
			...s,
			issue_number: t,
			per_page: 100
		};
		return o(await d(m.listComments, n), i.marker, e);
	}, _ = async (e) => {
		for (let { id: t } of e) await O(m.deleteComment({
			...s,
			comment_id: t
		}));
	}, v = async () => (await h.get({
		...s,
		pull_number: t
	})).data.head.sha, { newest: y, others: b } = z(await g());
	if (!y && !i.hasFindings) return;
	if (y && (V(B(y), p) || n(y.body ?? ""))) return l(`The comment on pull request ${t} was written by a later run, so this run did not replace it. The job summary has this plan.`);
	let x = (e) => l(`This run is for commit ${r.slice(0, 7)}, but pull request ${t} is now at ${e.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`), S = await v();
	if (S !== r) return x(S);
	let C = y, w;
	if (await a(i.render, async (n) => {
		if (y) {
			if (H(y.body) === H(n)) return;
			if (await O(m.updateComment({
				...s,
				comment_id: y.id,
				body: n
			}))) {
				w = {
					...y,
					body: n
				};
				return;
			}
			if (C = void 0, !i.hasFindings) return;
		}
		let r = () => m.createComment({
			...s,
			issue_number: t,
			body: n,
			...f
		}), a = (e) => !V(p, B(e)) && !V(B(e), p), o = await u(r, async () => (await g()).some(a));
		e.noteLogin(o?.data.user?.login);
		let c = z(await g());
		await _(c.others), w = c.newest;
	}), await _(b), !w) return C?.html_url;
	let T = await v();
	if (T === r) return w.html_url;
	if (!C) await _(V(B(w), p) ? [] : [w]);
	else {
		let e = {
			...s,
			comment_id: w.id
		}, t = await O(m.getComment(e)), n = i.outdated(T);
		t?.data.body === w.body && await O(m.updateComment({
			...e,
			body: n
		}));
	}
	return x(T);
}
function z(e) {
	let [t, ...n] = e;
	if (!t) return {
		newest: void 0,
		others: []
	};
	let r = n.reduce((e, t) => V(B(e), B(t)) ? e : t, t);
	return {
		newest: r,
		others: e.filter((e) => e !== r)
	};
}
function B({ body: e = "" }) {
	let [, t = 0, n = 0] = /<!-- lokaform:run:(\d+):(\d+) -->/.exec(e) ?? [];
	return {
		id: Number(t),
		attempt: Number(n)
	};
}
function V(e, t) {
	return e.id > t.id || e.id === t.id && e.attempt > t.attempt;
}
function H(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
async function U(e, n) {
	let { context: r } = n, { pullRequest: i, event: a } = r;
	if (!i) {
		let e = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${a} event. The job summary has the whole report.`;
		return {
			problems: a.startsWith("pull_request") ? [l(e)] : [],
			urls: []
		};
	}
	let { checkouts: o, workspace: s } = n.source, u = await c(r, o, s), d = o[0]?.commit ?? r.sha, f = W(e, n, {
		commit: i.head,
		checkedOut: d,
		linkTo: u
	}), p = `The comment on pull request ${i.number}`, m = async (e) => {
		let t = await G(e, i, o);
		if (t === void 0) return R(e, i, f);
		let n = `No comment was written. The plan is for commit ${t.slice(0, 7)}. This is not the newest commit of pull request ${i.number} (${i.head.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
		return {
			...l(n),
			severity: "warning"
		};
	}, h = await _(p, "pull-requests: write", i, () => t(r, n, m));
	return {
		problems: typeof h == "object" ? [h] : [],
		urls: typeof h == "string" ? [h] : []
	};
}
function W(e, { markers: t, now: n, unappliedBase: r, context: { run: i, runUrl: a } }, o) {
	let s = [`lokaform:run:${i.id}:${i.attempt}`, M(e, t.scope)], c = {
		marker: t.comment,
		moreMarkers: s,
		now: n,
		...o,
		run: a,
		unappliedBase: r
	};
	return {
		marker: F(t.comment),
		hasFindings: ne(e),
		render: (t) => A(e, {
			...c,
			limit: t
		}),
		outdated: (e) => P({
			...c,
			head: e
		})
	};
}
async function G(e, t, n) {
	for (let { root: r, commit: i } of n) {
		let n = i ?? e.context.sha;
		if (n !== t.head && !await K(e, t, n, r === void 0 ? void 0 : await T(r, n))) return n;
	}
}
async function K(e, { number: t, head: n }, r, i) {
	if (i && i.length > 1) return i[1] === n;
	let { sha: a, ref: o } = e.context;
	if (r === a) return o === `refs/pull/${t}/merge`;
	try {
		return (await s(e, r))[1] === n;
	} catch (e) {
		if (m(e) === 404) return !1;
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
async function ue(e, t, { markers: { check: n }, isSuccess: r, source: i }, o) {
	let { at: s, context: c, rest: l } = e, { run: d, runUrl: p } = c, { checks: m } = l, h = x(j(t)), g = await Promise.all(i.checkouts.map((e) => v(i.workspace, e))), _ = ee(t).map((e) => de(pe(e, i.workspace, g))), y = `${n.id}:${d.id}:${d.attempt}`, { id: b, summary: S } = await a((e) => N(t, e), async (t) => {
		let i = 0;
		return await u(async () => {
			let { data: e } = await m.create({
				...s,
				name: n.name,
				head_sha: o,
				external_id: y,
				status: "completed",
				conclusion: r ? "success" : "failure",
				...p !== "" && { details_url: p },
				output: {
					title: h,
					summary: t,
					annotations: _.slice(0, 50)
				},
				...f
			});
			i = e.id;
		}, async () => {
			let t = (await q(e, n.name, o)).find((e) => e.external_id === y);
			return i = t?.id ?? 0, t !== void 0;
		}), {
			id: i,
			summary: t
		};
	}), C = {
		...s,
		check_run_id: b
	};
	for (let e = 50; e < _.length; e += 50) {
		let t = _.slice(e, e + 50);
		await u(() => m.update({
			...C,
			output: {
				title: h,
				summary: S,
				annotations: t
			},
			...f
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
function de({ severity: e, title: t, message: n, place: r }) {
	return {
		...le,
		...r && {
			path: r.file.toWellFormed(),
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: ce[e],
		title: x(t),
		message: x(n) || t
	};
}
async function fe(e, n) {
	let { context: r } = n, { check: i } = n.markers, { checkouts: a } = n.source, { pullRequest: o, run: s, sha: c } = r, l = o?.head ?? c;
	if (l === "" || o?.origin) return;
	let u = !C(e);
	if (!(!u && s.attempt <= 1)) return _("The check run", "checks: write", o, async () => {
		try {
			await t(r, n, async (t) => {
				if (!u && !(await q(t, i.name, l)).some(({ external_id: e }) => e?.startsWith(`${i.id}:`))) return;
				let r = o ? await G(t, o, a) : a.find((e) => e.commit !== void 0 && e.commit !== c)?.commit;
				r === void 0 ? await ue(t, e, n, l) : E(`No check run was written: the manifests are from commit ${r}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(p(e))) throw e;
			E(`No check run was written: ${d(e)}.`);
		}
	});
}
function pe({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = oe(n, e.file), [a] = r.filter((e) => re(i, e)).map((e) => se(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(L).join("/")
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
		labelled: I(() => X(e, Y)),
		open: I(() => X(e, { state: "open" })),
		every: I(() => X(e, { state: "all" }))
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
	let r = async (r) => o(await t[r](), n.marker, e);
	if (!n.hasDrift) {
		await $(e, await r("open"), n.render, n.title);
		return;
	}
	let i = await r("labelled"), a = i.length > 0 ? i : await r("every"), s = a.filter(Z), c = s.at(-1) ?? a.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? l(`Issue ${c.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`) : await ge(e, c, n) ? (await $(e, s.slice(0, -1), () => n.duplicate(c.number)), c.html_url) : Q(e, n) : Q(e, n);
}
function Z({ state: e }) {
	return e === "open";
}
async function Q(e, t) {
	let { title: n, marker: r } = t, i = async () => (await o(await X(e, Y), r, e)).filter(Z);
	await a(t.render, async (t) => {
		let r = {
			...e.at,
			title: n,
			body: t,
			labels: [J],
			...f
		}, a = await u(() => e.rest.issues.create(r), async () => (await i()).length > 0);
		e.noteLogin(a?.data.user?.login);
	});
	let s = await i(), c = s.at(-1);
	return c && await $(e, s.slice(0, -1), () => t.duplicate(c.number)), c?.html_url;
}
async function ge(e, t, n) {
	let { issues: r } = e.rest, { title: i } = n, o = {
		...e.at,
		issue_number: t.number
	}, s = await a(n.render, async (e) => {
		if (Z(t) && t.body === e && t.title === i) return !0;
		let n = Z(t) ? {} : { state: "open" };
		return await O(r.update({
			...o,
			title: i,
			body: e,
			...n
		})) !== void 0;
	}), c = t.labels.some((e) => (typeof e == "string" ? e : e.name) === J);
	return s && !c && await r.addLabels({
		...o,
		labels: [J]
	}), s;
}
async function $({ rest: e, at: t }, n, r, i) {
	for (let { number: o } of n) await a(r, async (n) => {
		let r = {
			...i && { title: i },
			body: n,
			state: "closed",
			state_reason: "completed"
		};
		await O(e.issues.update({
			...t,
			issue_number: o,
			...r
		}));
	});
}
async function _e(n, r) {
	let { markers: a, source: o, context: s } = r, c = [], u = [], d = n.projects.filter((e) => k(e) !== "unknown");
	if (d.length === 0) return {
		problems: u,
		urls: c
	};
	let f = new Set([...d.filter((e) => k(e) !== "drift"), ...d]), p = (e, t) => _(e, "contents: read and issues: write", s.pullRequest, t), m = async (e) => {
		let t = await i(e), r = "This run does not update the issue on drift", m = `${r}: the run is for ${s.ref || "no ref"}, and the issue is about ${t}. The job summary has the whole report.`;
		if (g(s) !== t) return l(m);
		let [h] = await S(e, t, o, "errors");
		if (h) return l(`${r}. ${h.finding} The job summary has the whole report.`);
		let _ = me(e), v = d.map(k);
		v.includes("drift") && await _.labelled(), v.some((e) => e !== "drift") && await _.open();
		let [{ root: b = o.workspace } = {}] = o.checkouts, x = await y("pull", b), C = x && `${s.home}/actions/workflows/${x}`;
		for (let t of f) {
			let r = ve(n, t, a, {
				...s,
				pullUrl: C
			}), i = `The issue on the drift of ${t.name ?? t.id}`, o = await p(i, () => he(e, _, r));
			if (typeof o == "string" && c.push(o), e.signal.aborted) break;
			f.delete(t), typeof o == "object" && u.push(o);
		}
	}, h = await p("The issues on drift", () => t(s, r, m).catch((t) => {
		if (!(t instanceof e)) throw t;
		let n = `The issues on the drift of ${f.size} of ${ie(d.length, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
		return ae("not-published", n, { severity: "warning" });
	}));
	return {
		problems: typeof h == "object" ? [...u, h] : u,
		urls: c
	};
}
function ve(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t), o = k(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: F(a),
		title: D(t),
		hasDrift: o,
		render: (n) => o ? te(e, t, {
			...s,
			limit: n
		}) : w(t, s),
		duplicate: (e) => b(e, s)
	};
}
// src/github/publish.ts
const ye = {
	plan: U,
	apply: h,
	drift: _e
};
async function be(e, t, n) {
	if (!t || n.githubToken === "" || e.stopped) return r;
	let i = {
		...n,
		context: t
	}, a = await (i.writesResult ? ye[e.command] : void 0)?.(e, i) ?? r;
	if (!i.writesCheckRun) return a;
	let o = await fe({
		...e,
		problems: [...e.problems, ...a.problems]
	}, i);
	return o ? {
		...a,
		problems: [...a.problems, o]
	} : a;
}
export { be as publish };
