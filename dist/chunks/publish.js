import { $ as e, A as t, B as n, D as r, F as i, G as a, H as o, I as s, J as c, M as l, O as u, P as d, R as f, U as p, V as m, W as h, X as g, Y as _, Z as v, c as y, g as b, k as x, n as S, nt as C, p as w, q as T, r as E, rt as D, s as O, u as ee, z as k } from "./annotations.js";
import { In as te, Qr as ne, Rn as A, rr as j } from "./engine.js";
import { a as M, i as re, l as N, r as P, s as F, x as I } from "./markdown.js";
import { T as L } from "./wire.js";
import { Ot as ie } from "./start.js";
import { join as ae, relative as oe, sep as R } from "node:path";
// src/github/comment.ts
async function z(e, { number: n, head: r }, i) {
	let { at: a, context: o, paginate: s } = e, { run: c } = o, { issues: l, pulls: u } = e.rest, p = async () => {
		let t = {
			...a,
			issue_number: n,
			per_page: 100
		};
		return f(await s(l.listComments, t), i.marker, e);
	}, g = async (e) => {
		for (let { id: t } of e) await m(l.deleteComment({
			...a,
			comment_id: t
		}));
	}, _ = async () => (await u.get({
		...a,
		pull_number: n
	})).data.head.sha, { newest: v, others: y } = B(await p());
	if (!v && !i.hasFindings) return;
	if (v && (H(V(v), c) || x(v.body ?? ""))) return k(`The comment on pull request ${n} was written by a later run, so this run did not replace it. The job summary has this plan.`);
	let b = (e) => k(`This run is for commit ${r.slice(0, 7)}, but pull request ${n} is now at ${e.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`), S = await _();
	if (S !== r) return b(S);
	let C = v, w;
	if (await h(i.render, async (r) => {
		if (v) {
			if (U(v.body) === U(r)) return;
			if (await m(l.updateComment({
				...a,
				comment_id: v.id,
				body: r
			}))) {
				w = {
					...v,
					body: r
				};
				return;
			}
			if (C = void 0, !i.hasFindings) return;
		}
		let o = () => l.createComment({
			...a,
			issue_number: n,
			body: r,
			...t
		}), s = (e) => !H(c, V(e)) && !H(V(e), c), u = await d(o, async () => (await p()).some(s));
		e.noteLogin(u?.data.user?.login);
		let f = B(await p());
		await g(f.others), w = f.newest;
	}), await g(y), !w) return C?.html_url;
	let T = await _();
	if (T === r) return w.html_url;
	if (!C) await g(H(V(w), c) ? [] : [w]);
	else {
		let e = {
			...a,
			comment_id: w.id
		}, t = await m(l.getComment(e)), n = i.outdated(T);
		t?.data.body === w.body && await m(l.updateComment({
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
			problems: i.startsWith("pull_request") ? [k(e)] : [],
			urls: []
		};
	}
	let { checkouts: a, workspace: s } = t.source, l = await c(n, a, s), u = a[0]?.commit ?? n.sha, d = G(e, t, {
		commit: r.head,
		checkedOut: u,
		linkTo: l
	}), f = `The comment on pull request ${r.number}`, m = async (e) => {
		let t = await K(e, r, a);
		if (t === void 0) return z(e, r, d);
		let n = `No comment was written. The plan is for commit ${t.slice(0, 7)}. This is not the newest commit of pull request ${r.number} (${r.head.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
		return {
			...k(n),
			severity: "warning"
		};
	}, h = await p(f, "pull-requests: write", r, () => o(n, t, m));
	return {
		problems: typeof h == "object" ? [h] : [],
		urls: typeof h == "string" ? [h] : []
	};
}
function G(e, { markers: t, now: n, unappliedBase: r, context: { run: i, runUrl: a } }, o) {
	let s = [`lokaform:run:${i.id}:${i.attempt}`, N(e, t.scope)], c = {
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
		render: (t) => M(e, {
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
		if (n !== t.head && !await se(e, t, n, r === void 0 ? void 0 : await _(r, n))) return n;
	}
}
async function se(e, { number: t, head: r }, i, a) {
	if (a && a.length > 1) return a[1] === r;
	let { sha: o, ref: s } = e.context;
	if (i === o) return s === `refs/pull/${t}/merge`;
	try {
		return (await g(e, i))[1] === r;
	} catch (e) {
		if (n(e) === 404) return !1;
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
async function ue(e, n, { markers: { check: r }, isSuccess: i, source: a }, o) {
	let { at: s, context: c, rest: l } = e, { run: u, runUrl: f } = c, { checks: p } = l, m = C(re(n)), g = await Promise.all(a.checkouts.map((e) => v(a.workspace, e))), _ = E(n).map((e) => de(pe(e, a.workspace, g))), y = `${r.id}:${u.id}:${u.attempt}`, { id: b, summary: x } = await h((e) => P(n, e), async (n) => {
		let a = 0;
		return await d(async () => {
			let { data: e } = await p.create({
				...s,
				name: r.name,
				head_sha: o,
				external_id: y,
				status: "completed",
				conclusion: i ? "success" : "failure",
				...f !== "" && { details_url: f },
				output: {
					title: m,
					summary: n,
					annotations: _.slice(0, 50)
				},
				...t
			});
			a = e.id;
		}, async () => {
			let t = (await q(e, r.name, o)).find((e) => e.external_id === y);
			return a = t?.id ?? 0, t !== void 0;
		}), {
			id: a,
			summary: n
		};
	}), S = {
		...s,
		check_run_id: b
	};
	for (let e = 50; e < _.length; e += 50) {
		let n = _.slice(e, e + 50);
		await d(() => p.update({
			...S,
			output: {
				title: m,
				summary: x,
				annotations: n
			},
			...t
		}), async () => (await p.get(S)).data.output.annotations_count > e);
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
		title: C(t),
		message: C(n) || t
	};
}
async function fe(e, t) {
	let { context: n } = t, { check: r } = t.markers, { checkouts: a } = t.source, { pullRequest: c, run: l, sha: u } = n, d = c?.head ?? u;
	if (d === "" || c?.origin) return;
	let f = !S(e);
	if (!(!f && l.attempt <= 1)) return p("The check run", "checks: write", c, async () => {
		try {
			await o(n, t, async (n) => {
				if (!f && !(await q(n, r.name, d)).some(({ external_id: e }) => e?.startsWith(`${r.id}:`))) return;
				let i = c ? await K(n, c, a) : a.find((e) => e.commit !== void 0 && e.commit !== u)?.commit;
				i === void 0 ? await ue(n, e, t, d) : D(`No check run was written: the manifests are from commit ${i}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(s(e))) throw e;
			D(`No check run was written: ${i(e)}.`);
		}
	});
}
function pe({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = ae(n, e.file), [a] = r.filter((e) => ne(i, e)).map((e) => oe(e, i)).sort((e, t) => e.length - t.length);
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
	let r = async (r) => f(await t[r](), n.marker, e);
	if (!n.hasDrift) {
		await $(e, await r("open"), n.render, n.title);
		return;
	}
	let i = await r("labelled"), a = i.length > 0 ? i : await r("every"), o = a.filter(Z), s = o.at(-1) ?? a.at(-1);
	return s ? s.state === "closed" && s.state_reason === "not_planned" ? k(`Issue ${s.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`) : await ge(e, s, n) ? (await $(e, o.slice(0, -1), () => n.duplicate(s.number)), s.html_url) : Q(e, n) : Q(e, n);
}
function Z({ state: e }) {
	return e === "open";
}
async function Q(e, n) {
	let { title: r, marker: i } = n, a = async () => (await f(await X(e, Y), i, e)).filter(Z);
	await h(n.render, async (n) => {
		let i = {
			...e.at,
			title: r,
			body: n,
			labels: [J],
			...t
		}, o = await d(() => e.rest.issues.create(i), async () => (await a()).length > 0);
		e.noteLogin(o?.data.user?.login);
	});
	let o = await a(), s = o.at(-1);
	return s && await $(e, o.slice(0, -1), () => n.duplicate(s.number)), s?.html_url;
}
async function ge(e, t, n) {
	let { issues: r } = e.rest, { title: i } = n, a = {
		...e.at,
		issue_number: t.number
	}, o = await h(n.render, async (e) => {
		if (Z(t) && t.body === e && t.title === i) return !0;
		let n = Z(t) ? {} : { state: "open" };
		return await m(r.update({
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
		await m(e.issues.update({
			...t,
			issue_number: a,
			...r
		}));
	});
}
async function _e(t, n) {
	let { markers: r, source: i, context: s } = n, c = [], u = [], d = t.projects.filter((e) => A(e) !== "unknown");
	if (d.length === 0) return {
		problems: u,
		urls: c
	};
	let f = new Set([...d.filter((e) => A(e) !== "drift"), ...d]), m = (e, t) => p(e, "contents: read and issues: write", s.pullRequest, t), h = async (n) => {
		let o = await T(n), l = "This run does not update the issue on drift", p = `${l}: the run is for ${s.ref || "no ref"}, and the issue is about ${o}. The job summary has the whole report.`;
		if (a(s) !== o) return k(p);
		let [h] = await b(n, o, i, "errors");
		if (h) return k(`${l}. ${h.finding} The job summary has the whole report.`);
		let g = me(n), _ = d.map(A);
		_.includes("drift") && await g.labelled(), _.some((e) => e !== "drift") && await g.open();
		let [{ root: v = i.workspace } = {}] = i.checkouts, y = await e("pull", v), x = y && `${s.home}/actions/workflows/${y}`;
		for (let e of f) {
			let i = ve(t, e, r, {
				...s,
				pullUrl: x
			}), a = `The issue on the drift of ${e.name ?? e.id}`, o = await m(a, () => he(n, g, i));
			if (typeof o == "string" && c.push(o), n.signal.aborted) break;
			f.delete(e), typeof o == "object" && u.push(o);
		}
	}, g = await m("The issues on drift", () => o(s, n, h).catch((e) => {
		if (!(e instanceof l)) throw e;
		let t = `The issues on the drift of ${f.size} of ${j(d.length, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
		return ie("not-published", t, { severity: "warning" });
	}));
	return {
		problems: typeof g == "object" ? [...u, g] : u,
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
		title: ee(t),
		hasDrift: o,
		render: (n) => o ? O(e, t, {
			...s,
			limit: n
		}) : w(t, s),
		duplicate: (e) => y(e, s)
	};
}
// src/github/publish.ts
const ye = {
	plan: W,
	apply: r,
	drift: _e
};
async function be(e, t, n) {
	if (!t || n.githubToken === "" || e.stopped) return u;
	let r = {
		...n,
		context: t
	}, i = await (r.writesResult ? ye[e.command] : void 0)?.(e, r) ?? u;
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
