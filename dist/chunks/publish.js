import { $ as e, A as t, B as n, E as r, F as i, G as a, I as o, K as s, L as c, M as l, O as u, P as d, Q as f, R as p, T as m, U as h, V as g, W as _, Y as v, c as y, h as b, j as x, n as S, p as C, q as w, r as T, s as E, u as ee, w as te, z as D } from "./annotations.js";
import { Fn as O, Jr as k, Nn as A, er as j } from "./engine.js";
import { a as M, i as ne, l as re, r as ie, s as ae, x as N } from "./markdown.js";
import { O as P, d as oe } from "./wire.js";
import { Tt as se } from "./start.js";
import { join as ce, relative as le, sep as F } from "node:path";
// src/github/comment.ts
async function I(e, { number: a, head: o }, s) {
	let { at: l, context: u, paginate: f } = e, { run: p } = u, { issues: h, pulls: g } = e.rest, _ = async () => {
		let t = {
			...l,
			issue_number: a,
			per_page: 100
		};
		return d(await f(h.listComments, t), s.marker, e);
	}, v = async (e) => {
		for (let { id: t } of e) await c(h.deleteComment({
			...l,
			comment_id: t
		}));
	}, y = async () => {
		let { data: e } = await g.get({
			...l,
			pull_number: a
		});
		return e.head.sha;
	}, { newest: b, others: x } = L(await _());
	if (!b && !s.hasFindings) return;
	if (b && (z(R(b), p) || m(b.body ?? ""))) return i(`The comment on pull request ${a} was written by a later run, so this run did not replace it. The job summary has this plan.`);
	let S = (e) => i(`This run is for commit ${o.slice(0, 7)}, but pull request ${a} is now at ${e.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`), C = await y();
	if (C !== o) return S(C);
	let w = b, T;
	if (await n(s.render, async (n) => {
		if (b) {
			if (B(b.body) === B(n)) return;
			if (await c(h.updateComment({
				...l,
				comment_id: b.id,
				body: n
			}))) {
				T = {
					...b,
					body: n
				};
				return;
			}
			if (w = void 0, !s.hasFindings) return;
		}
		let i = async () => {
			let { data: t } = await h.createComment({
				...l,
				issue_number: a,
				body: n,
				...r
			});
			e.noteLogin(t.user?.login);
		}, o = (e) => !z(p, R(e)) && !z(R(e), p);
		await t(i, async () => (await _()).some(o));
		let u = L(await _());
		await v(u.others), T = u.newest;
	}), await v(x), !T) return w?.html_url;
	let E = await y();
	if (E === o) return T.html_url;
	if (!w) await v(z(R(T), p) ? [] : [T]);
	else {
		let e = {
			...l,
			comment_id: T.id
		}, t = await c(h.getComment(e)), n = s.outdated(E);
		t?.data.body === T.body && await c(h.updateComment({
			...e,
			body: n
		}));
	}
	return S(E);
}
function L(e) {
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
	let { pullRequest: r, event: a } = n, o = [];
	if (!r) {
		let e = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${a} event. The job summary has the whole report.`;
		return {
			problems: a.startsWith("pull_request") ? [i(e)] : [],
			urls: o
		};
	}
	let { checkouts: s, workspace: c } = t.source, l = await _(n, s, c), u = s[0]?.commit ?? n.sha, d = H(e, t, n, {
		commit: r.head,
		checkedOut: u,
		linkTo: l
	}), f = `The comment on pull request ${r.number}`, m = async (e) => {
		let t = await W(e, r, s);
		if (t !== void 0) return [U(r, t)];
		let n = await I(e, r, d);
		return typeof n == "string" && o.push(n), typeof n == "object" ? [n] : [];
	};
	return {
		problems: await D(f, "pull-requests: write", r, () => p(n, t, m)),
		urls: o
	};
}
function H(e, { markers: t, now: n, unappliedBase: r }, { run: i, runUrl: a }, o) {
	let s = [`lokaform:run:${i.id}:${i.attempt}`, re(e, t.scope)], c = {
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
		render: (t) => M(e, {
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
	let r = `No comment was written. The plan is for commit ${n.slice(0, 7)}. This is not the newest commit of pull request ${e} (${t.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
	return {
		...i(r),
		severity: "warning"
	};
}
async function W(e, t, n) {
	for (let { root: r, commit: i } of n) {
		let n = i ?? e.context.sha;
		if (n !== t.head && !await ue(e, t, n, r === void 0 ? void 0 : await a(r, n))) return n;
	}
}
async function ue(e, { number: t, head: n }, r, i) {
	if (i && i.length > 1) return i[1] === n;
	let { sha: a, ref: c } = e.context;
	if (r === a) return c === `refs/pull/${t}/merge`;
	try {
		return (await s(e, r))[1] === n;
	} catch (e) {
		if (o(e) === 404) return !1;
		throw e;
	}
}
// src/github/checkRun.ts
const de = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, fe = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function pe(e, i, { markers: { check: a }, isSuccess: o, source: s }, c) {
	let { at: l, context: u, rest: d } = e, { run: p, runUrl: m } = u, { checks: h } = d, g = f(ne(i)), _ = await Promise.all(s.checkouts.map((e) => w(s.workspace, e))), v = T(i).map((e) => me(ge(e, s.workspace, _))), y = `${a.id}:${p.id}:${p.attempt}`, { id: b, summary: x } = await n((e) => ie(i, e), async (n) => {
		let i = 0;
		return await t(async () => {
			let { data: e } = await h.create({
				...l,
				name: a.name,
				head_sha: c,
				external_id: y,
				status: "completed",
				conclusion: o ? "success" : "failure",
				...m !== "" && { details_url: m },
				output: {
					title: g,
					summary: n,
					annotations: v.slice(0, 50)
				},
				...r
			});
			i = e.id;
		}, async () => {
			let t = (await G(e, a.name, c)).find((e) => e.external_id === y);
			return i = t?.id ?? 0, t !== void 0;
		}), {
			id: i,
			summary: n
		};
	}), S = {
		...l,
		check_run_id: b
	};
	for (let e = 50; e < v.length; e += 50) {
		let n = v.slice(e, e + 50);
		await t(() => h.update({
			...S,
			output: {
				title: g,
				summary: x,
				annotations: n
			},
			...r
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
	return e(t.checks.listForRef, a);
}
function me({ severity: e, title: t, message: n, place: r }) {
	return {
		...fe,
		...r && {
			path: r.file.toWellFormed(),
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: de[e],
		title: f(t),
		message: f(n) || t
	};
}
async function he(t, n, r) {
	let { check: i } = n.markers, { checkouts: a } = n.source, { pullRequest: o, run: s, sha: c } = r, u = o?.head ?? c;
	if (u === "" || o?.origin) return [];
	let d = !S(t);
	return !d && s.attempt <= 1 ? [] : D("The check run", "checks: write", o, async () => {
		try {
			await p(r, n, async (r) => {
				if (!d && !(await G(r, i.name, u)).some(({ external_id: e }) => e?.startsWith(`${i.id}:`))) return;
				let s = o ? await W(r, o, a) : a.find((e) => e.commit !== void 0 && e.commit !== c)?.commit;
				s === void 0 ? await pe(r, t, n, u) : e(`No check run was written: the manifests are from commit ${s}.`);
			});
		} catch (t) {
			if (!["refused", "unknown"].includes(l(t))) throw t;
			e(`No check run was written: ${x(t)}.`);
		}
		return [];
	});
}
function ge({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = ce(n, e.file), [a] = r.filter((e) => k(i, e)).map((e) => le(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(F).join("/")
		}
	} : t;
}
// src/github/driftIssue.ts
const K = "lokaform-drift", q = {
	labels: K,
	state: "all"
};
function _e(e) {
	return {
		labelled: P(() => J(e, q)),
		open: P(() => J(e, { state: "open" })),
		every: P(() => J(e, { state: "all" }))
	};
}
async function J({ paginate: e, rest: t, at: n }, r) {
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
async function ve(e, t, n) {
	let r = async (r) => d(await t[r](), n.marker, e);
	if (!n.hasDrift) {
		await Q(e, await r("open"), n.render, n.title);
		return;
	}
	let a = await r("labelled"), o = a.length > 0 ? a : await r("every"), s = o.filter(Y), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? i(`Issue ${c.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`) : await Z(e, c, n) ? (await Q(e, s.slice(0, -1), () => n.duplicate(c.number)), c.html_url) : X(e, n) : X(e, n);
}
function Y({ state: e }) {
	return e === "open";
}
async function X(e, i) {
	let { title: a, marker: o } = i, s = async () => (await d(await J(e, q), o, e)).filter(Y);
	await n(i.render, async (n) => {
		await t(async () => {
			let t = {
				...e.at,
				title: a,
				body: n,
				labels: [K],
				...r
			}, { data: i } = await e.rest.issues.create(t);
			e.noteLogin(i.user?.login);
		}, async () => (await s()).length > 0);
	});
	let c = await s(), l = c.at(-1);
	return l && await Q(e, c.slice(0, -1), () => i.duplicate(l.number)), l?.html_url;
}
async function Z(e, t, r) {
	let { issues: i } = e.rest, { title: a } = r, o = {
		...e.at,
		issue_number: t.number
	}, s = await n(r.render, async (e) => {
		if (Y(t) && t.body === e && t.title === a) return !0;
		let n = Y(t) ? {} : { state: "open" };
		return await c(i.update({
			...o,
			title: a,
			body: e,
			...n
		})) !== void 0;
	}), l = t.labels.some((e) => (typeof e == "string" ? e : e.name) === K);
	return s && !l && await i.addLabels({
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
		await c(e.issues.update({
			...t,
			issue_number: o,
			...r
		}));
	});
}
async function ye(e, t, n) {
	let { markers: r, source: a } = t, o = [], s = [], c = e.projects.filter((e) => O(e) !== "unknown");
	if (c.length === 0) return {
		problems: s,
		urls: o
	};
	let l = new Set([...c.filter((e) => O(e) !== "drift"), ...c]), d = (e, t) => D(e, "contents: read and issues: write", n.pullRequest, t), f = async (t) => {
		let u = await h(t), f = "This run does not update the issue on drift", p = `${f}: the run is for ${n.ref || "no ref"}, and the issue is about ${u}. The job summary has the whole report.`;
		if (g(n) !== u) return [i(p)];
		let [m] = await b(t, u, a, "errors");
		if (m) return [i(`${f}. ${m.finding} The job summary has the whole report.`)];
		let _ = _e(t), y = c.map(O);
		y.includes("drift") && await _.labelled(), y.some((e) => e !== "drift") && await _.open();
		let [{ root: x = a.workspace } = {}] = a.checkouts, S = await v("pull", x), C = S && `${n.home}/actions/workflows/${S}`;
		for (let i of l) {
			let a = be(e, i, r, {
				...n,
				pullUrl: C
			}), c = await d(`The issue on the drift of ${i.name ?? i.id}`, async () => {
				let e = await ve(t, _, a);
				return typeof e == "string" && o.push(e), typeof e == "object" ? [e] : [];
			});
			if (t.signal.aborted) break;
			l.delete(i), oe(s, c);
		}
		return [];
	}, m = await d("The issues on drift", () => p(n, t, f).catch((e) => {
		if (!(e instanceof u)) throw e;
		let t = `The issues on the drift of ${l.size} of ${j(c.length, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
		return [se("not-published", t, { severity: "warning" })];
	}));
	return {
		problems: [...s, ...m],
		urls: o
	};
}
function be(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = O(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: N(a),
		title: ee(t),
		hasDrift: o,
		render: (n) => o ? E(e, t, {
			...s,
			limit: n
		}) : C(t, s),
		duplicate: (e) => y(e, s)
	};
}
// src/github/publish.ts
const $ = {
	problems: [],
	urls: []
}, xe = {
	plan: V,
	apply: async (...e) => ({
		problems: await te(...e),
		urls: []
	}),
	drift: ye
};
async function Se(e, t, n) {
	if (!t || n.githubToken === "" || e.stopped) return $;
	let r = await (n.writesResult ? xe[e.command] : void 0)?.(e, n, t) ?? $;
	if (!n.writesCheckRun) return r;
	let i = await he({
		...e,
		problems: [...e.problems, ...r.problems]
	}, n, t);
	return {
		...r,
		problems: [...r.problems, ...i]
	};
}
export { Se as publish };
