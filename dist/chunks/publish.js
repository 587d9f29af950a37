import { $ as e, A as t, B as n, D as r, E as i, F as a, G as o, I as s, K as c, L as l, N as u, Q as d, R as f, T as p, U as m, V as h, W as g, Y as _, c as v, h as y, j as b, k as x, n as S, p as C, q as w, r as T, s as E, u as D, w as O, z as k } from "./annotations.js";
import { Lr as ee, _n as A, en as j, yn as M } from "./engine.js";
import { C as N, a as te, i as ne, l as re, r as ie, s as ae } from "./markdown.js";
import { E as P, f as oe } from "./wire.js";
import { v as se } from "./start.js";
import { join as ce, relative as le, sep as ue } from "node:path";
// src/github/comment.ts
async function F(e, { number: t, head: r }, o) {
	let { at: s, context: c, paginate: d } = e, { run: f } = c, { issues: m, pulls: h } = e.rest, g = async () => {
		let n = {
			...s,
			issue_number: t,
			per_page: 100
		};
		return u(await d(m.listComments, n), o.marker, e);
	}, _ = async (e) => {
		for (let { id: t } of e) await l(m.deleteComment({
			...s,
			comment_id: t
		}));
	}, v = async () => {
		let { data: e } = await h.get({
			...s,
			pull_number: t
		});
		return e.head.sha;
	}, { newest: y, others: b } = I(await g());
	if (!y && !o.hasFindings) return;
	if (y && (z(R(y), f) || p(y.body ?? ""))) return a(`The comment on pull request ${t} was written by a later run, so this run did not replace it. The job summary has this plan.`);
	let S = (e) => a(`This run is for commit ${r.slice(0, 7)}, but pull request ${t} is now at ${e.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`), C = await v();
	if (C !== r) return S(C);
	let w = y, T;
	if (await n(o.render, async (n) => {
		if (y) {
			if (B(y.body) === B(n)) return;
			if (await l(m.updateComment({
				...s,
				comment_id: y.id,
				body: n
			}))) {
				T = {
					...y,
					body: n
				};
				return;
			}
			if (w = void 0, !o.hasFindings) return;
		}
		let r = async () => {
			let { data: r } = await m.createComment({
				...s,
				issue_number: t,
				body: n,
				...i
			});
			e.noteLogin(r.user?.login);
		}, a = (e) => !z(f, R(e)) && !z(R(e), f);
		await x(r, async () => (await g()).some(a));
		let c = I(await g());
		await _(c.others), T = c.newest;
	}), await _(b), !T) return w?.html_url;
	let E = await v();
	if (E === r) return T.html_url;
	if (!w) await _(z(R(T), f) ? [] : [T]);
	else {
		let e = {
			...s,
			comment_id: T.id
		}, t = await l(m.getComment(e)), n = o.outdated(E);
		t?.data.body === T.body && await l(m.updateComment({
			...e,
			body: n
		}));
	}
	return S(E);
}
function I(e) {
	let [t, ...n] = e;
	if (!t) return {
		newest: void 0,
		others: []
	};
	let r = n.reduce((e, t) => z(R(e), R(t)) ? e : t, t);
	return {
		newest: r,
		others: e.filter((e) => e !== r)
	};
}
function L({ id: e, attempt: t }) {
	return `lokaform:run:${e}:${t}`;
}
function R({ body: e = "" }) {
	let [, t = 0, n = 0] = /<!-- lokaform:run:(\d+):(\d+) -->/.exec(e) ?? [];
	return {
		id: Number(t),
		attempt: Number(n)
	};
}
function z(e, t) {
	return e.id > t.id || e.id === t.id && e.attempt > t.attempt;
}
function B(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
async function V(e, t, n) {
	let { pullRequest: r, event: i } = n, o = [];
	if (!r) {
		let e = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${i} event. The job summary has the whole report.`;
		return {
			problems: i.startsWith("pull_request") ? [a(e)] : [],
			urls: o
		};
	}
	let { checkouts: s, workspace: c } = t.source, l = await g(n, s, c), u = s[0]?.commit ?? n.sha, d = H(e, t, n, {
		commit: r.head,
		checkedOut: u,
		linkTo: l
	}), p = `The comment on pull request ${r.number}`, m = async (e) => {
		let t = await W(e, r, s);
		if (t !== void 0) return [U(r, t)];
		let n = await F(e, r, d);
		return typeof n == "string" && o.push(n), typeof n == "object" ? [n] : [];
	};
	return {
		problems: await k(p, "pull-requests: write", r, () => f(n, t, m)),
		urls: o
	};
}
function H(e, { markers: t, now: n, unappliedBase: r }, { run: i, runUrl: a }, o) {
	let s = [L(i), re(e, t.scope)], c = {
		marker: t.comment,
		moreMarkers: s,
		now: n,
		...o,
		run: a,
		unappliedBase: r
	};
	return {
		marker: N(t.comment),
		hasFindings: A(e),
		render: (t) => te(e, {
			...c,
			limit: t
		}),
		outdated: (e) => ae({
			...c,
			head: e
		})
	};
}
function U({ number: e, head: t }, n) {
	return a(`No comment was written. The plan is for commit ${n.slice(0, 7)}. This is not the newest commit of pull request ${e} (${t.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`);
}
async function W(e, t, n) {
	for (let { root: r, commit: i } of n) {
		let n = i ?? e.context.sha;
		if (n !== t.head && !await de(e, t, n, r === void 0 ? void 0 : await o(r, n))) return n;
	}
}
async function de(e, { number: t, head: n }, r, i) {
	if (i && i.length > 1) return i[1] === n;
	let { sha: a, ref: o } = e.context;
	if (r === a) return o === `refs/pull/${t}/merge`;
	try {
		return (await c(e, r))[1] === n;
	} catch (e) {
		if (s(e) === 404) return !1;
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
async function me(e, t, { markers: { check: r }, isSuccess: a, source: o }, s) {
	let { at: c, context: l, rest: u } = e, { run: f, runUrl: p } = l, { checks: m } = u, h = d(ne(t)), g = await Promise.all(o.checkouts.map((e) => w(o.workspace, e))), _ = T(t).map((e) => he(_e(e, o.workspace, g))), v = `${r.id}:${f.id}:${f.attempt}`, { id: y, summary: b } = await n((e) => ie(t, e), async (t) => {
		let n = 0;
		return await x(async () => {
			let { data: e } = await m.create({
				...c,
				name: r.name,
				head_sha: s,
				external_id: v,
				status: "completed",
				conclusion: a ? "success" : "failure",
				...p !== "" && { details_url: p },
				output: {
					title: h,
					summary: t,
					annotations: _.slice(0, 50)
				},
				...i
			});
			n = e.id;
		}, async () => {
			let t = (await G(e, r.name, s)).find((e) => e.external_id === v);
			return n = t?.id ?? 0, t !== void 0;
		}), {
			id: n,
			summary: t
		};
	}), S = {
		...c,
		check_run_id: y
	};
	for (let e = 50; e < _.length; e += 50) {
		let t = _.slice(e, e + 50);
		await x(() => m.update({
			...S,
			output: {
				title: h,
				summary: b,
				annotations: t
			},
			...i
		}), async () => (await m.get(S)).data.output.annotations_count > e);
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
	return e(t.checks.listForRef, a);
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
		title: d(t),
		message: d(n) || t
	};
}
async function ge(n, r, i) {
	let { check: a } = r.markers, { checkouts: o } = r.source, { pullRequest: s, run: c, sha: l } = i, u = s?.head ?? l;
	if (u === "" || s?.origin) return [];
	let d = !S(n);
	return !d && c.attempt <= 1 ? [] : k("The check run", "checks: write", s, async () => {
		try {
			await f(i, r, async (t) => {
				if (!d && !(await G(t, a.name, u)).some(({ external_id: e }) => e?.startsWith(`${a.id}:`))) return;
				let i = await ve(t, o);
				i === void 0 ? await me(t, n, r, u) : e(`No check run was written: the manifests are from commit ${i}.`);
			});
		} catch (n) {
			if (!["refused", "unknown"].includes(b(n))) throw n;
			e(`No check run was written: ${t(n)}.`);
		}
		return [];
	});
}
function _e({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = ce(n, e.file), [a] = r.filter((e) => ee(i, e)).map((e) => le(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(ue).join("/")
		}
	} : t;
}
async function ve(e, t) {
	let { pullRequest: n, sha: r } = e.context;
	return n ? W(e, n, t) : t.find(({ commit: e }) => e !== void 0 && e !== r)?.commit;
}
// src/github/driftIssue.ts
const K = "lokaform-drift", q = {
	labels: K,
	state: "all"
};
function J(e) {
	return {
		labelled: P(() => Y(e, q)),
		open: P(() => Y(e, { state: "open" })),
		every: P(() => Y(e, { state: "all" }))
	};
}
async function Y({ paginate: e, rest: t, at: n }, r) {
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
async function ye(e, t, n) {
	let r = async (r) => u(await t[r](), n.marker, e);
	if (!n.hasDrift) {
		await Q(e, await r("open"), n.render, n.title);
		return;
	}
	let i = await r("labelled"), o = i.length > 0 ? i : await r("every"), s = o.filter(X), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? a(`Issue ${c.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`) : await be(e, c, n) ? (await Q(e, s.slice(0, -1), () => n.duplicate(c.number)), c.html_url) : Z(e, n) : Z(e, n);
}
function X({ state: e }) {
	return e === "open";
}
async function Z(e, t) {
	let { title: r, marker: a } = t, o = async () => (await u(await Y(e, q), a, e)).filter(X);
	await n(t.render, async (t) => {
		await x(async () => {
			let n = {
				...e.at,
				title: r,
				body: t,
				labels: [K],
				...i
			}, { data: a } = await e.rest.issues.create(n);
			e.noteLogin(a.user?.login);
		}, async () => (await o()).length > 0);
	});
	let s = await o(), c = s.at(-1);
	return c && await Q(e, s.slice(0, -1), () => t.duplicate(c.number)), c?.html_url;
}
async function be(e, t, r) {
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
	}), c = t.labels.some((e) => (typeof e == "string" ? e : e.name) === K);
	return s && !c && await i.addLabels({
		...o,
		labels: [K]
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
async function xe(e, t, n) {
	let { markers: i, source: o } = t, s = [], c = [], l = e.projects.filter((e) => M(e) !== "unknown");
	if (l.length === 0) return {
		problems: c,
		urls: s
	};
	let u = new Set([...l.filter((e) => M(e) !== "drift"), ...l]), d = (e, t) => k(e, "contents: read and issues: write", n.pullRequest, t), p = async (t) => {
		let r = await m(t), f = "This run does not update the issue on drift", p = `${f}: the run is for ${n.ref || "no ref"}, and the issue is about ${r}. The job summary has the whole report.`;
		if (h(n) !== r) return [a(p)];
		let [g] = await y(t, r, o, "errors");
		if (g) return [a(`${f}. ${g.finding} The job summary has the whole report.`)];
		let v = J(t), b = l.map(M);
		b.includes("drift") && await v.labelled(), b.some((e) => e !== "drift") && await v.open();
		let [{ root: x = o.workspace } = {}] = o.checkouts, S = await _("pull", x), C = S && `${n.home}/actions/workflows/${S}`;
		for (let r of u) {
			let a = Se(e, r, i, {
				...n,
				pullUrl: C
			}), o = await d(`The issue on the drift of ${r.name ?? r.id}`, async () => {
				let e = await ye(t, v, a);
				return typeof e == "string" && s.push(e), typeof e == "object" ? [e] : [];
			});
			if (t.signal.aborted) break;
			u.delete(r), oe(c, o);
		}
		return [];
	}, g = await d("The issues on drift", () => f(n, t, p).catch((e) => {
		if (!(e instanceof r)) throw e;
		let t = `The issues on the drift of ${u.size} of ${j(l.length, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
		return [se("not-published", t, { severity: "warning" })];
	}));
	return {
		problems: [...c, ...g],
		urls: s
	};
}
function Se(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = M(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: N(a),
		title: D(t),
		hasDrift: o,
		render: (n) => o ? E(e, t, {
			...s,
			limit: n
		}) : C(t, {
			...s,
			limit: n
		}),
		duplicate: (e) => v(e, s)
	};
}
// src/github/publish.ts
const $ = {
	problems: [],
	urls: []
};
async function Ce(e, t, n) {
	if (!t || n.githubToken === "" || e.stopped) return $;
	let r = n.writesResult ? await we(e, n, t) : $;
	if (!n.writesCheckRun) return r;
	let i = await ge({
		...e,
		problems: [...e.problems, ...r.problems]
	}, n, t);
	return {
		...r,
		problems: [...r.problems, ...i]
	};
}
async function we(e, t, n) {
	switch (e.command) {
		case "plan": return V(e, t, n);
		case "apply": return {
			problems: await O(e, t, n),
			urls: []
		};
		case "drift": return xe(e, t, n);
		default: return $;
	}
}
export { Ce as publish };
