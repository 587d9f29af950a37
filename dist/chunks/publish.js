import { $ as e, B as t, D as n, E as r, F as i, G as a, H as o, I as s, J as c, K as l, L as u, M as d, N as f, R as p, T as m, V as h, W as g, X as _, c as v, et as y, h as b, j as x, k as S, n as C, p as w, q as T, r as E, s as ee, u as D, z as O } from "./annotations.js";
import { In as te, Rn as k, Xr as A, rr as j } from "./engine.js";
import { a as M, i as ne, l as re, r as ie, s as ae, x as N } from "./markdown.js";
import { O as P, d as oe } from "./wire.js";
import { Tt as se } from "./start.js";
import { join as ce, relative as le, sep as F } from "node:path";
// src/github/comment.ts
async function I(e, { number: t, head: a }, o) {
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
	}, v = async () => {
		let { data: e } = await m.get({
			...c,
			pull_number: t
		});
		return e.head.sha;
	}, { newest: y, others: b } = L(await g());
	if (!y && !o.hasFindings) return;
	if (y && (z(R(y), d) || r(y.body ?? ""))) return s(`The comment on pull request ${t} was written by a later run, so this run did not replace it. The job summary has this plan.`);
	let S = (e) => s(`This run is for commit ${a.slice(0, 7)}, but pull request ${t} is now at ${e.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`), C = await v();
	if (C !== a) return S(C);
	let w = y, T;
	if (await h(o.render, async (r) => {
		if (y) {
			if (B(y.body) === B(r)) return;
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
		let i = async () => {
			let { data: i } = await f.createComment({
				...c,
				issue_number: t,
				body: r,
				...n
			});
			e.noteLogin(i.user?.login);
		}, a = (e) => !z(d, R(e)) && !z(R(e), d);
		await x(i, async () => (await g()).some(a));
		let s = L(await g());
		await _(s.others), T = s.newest;
	}), await _(b), !T) return w?.html_url;
	let E = await v();
	if (E === a) return T.html_url;
	if (!w) await _(z(R(T), d) ? [] : [T]);
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
async function V(e, n, r) {
	let { pullRequest: i, event: o } = r, c = [];
	if (!i) {
		let e = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${o} event. The job summary has the whole report.`;
		return {
			problems: o.startsWith("pull_request") ? [s(e)] : [],
			urls: c
		};
	}
	let { checkouts: l, workspace: u } = n.source, d = await a(r, l, u), f = l[0]?.commit ?? r.sha, p = H(e, n, r, {
		commit: i.head,
		checkedOut: f,
		linkTo: d
	}), m = `The comment on pull request ${i.number}`, h = async (e) => {
		let t = await W(e, i, l);
		if (t !== void 0) return [U(i, t)];
		let n = await I(e, i, p);
		return typeof n == "string" && c.push(n), typeof n == "object" ? [n] : [];
	};
	return {
		problems: await t(m, "pull-requests: write", i, () => O(r, n, h)),
		urls: c
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
		hasFindings: te(e),
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
		...s(r),
		severity: "warning"
	};
}
async function W(e, t, n) {
	for (let { root: r, commit: i } of n) {
		let n = i ?? e.context.sha;
		if (n !== t.head && !await ue(e, t, n, r === void 0 ? void 0 : await l(r, n))) return n;
	}
}
async function ue(e, { number: t, head: n }, r, i) {
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
const de = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, fe = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function pe(t, r, { markers: { check: i }, isSuccess: a, source: o }, s) {
	let { at: l, context: u, rest: d } = t, { run: f, runUrl: p } = u, { checks: m } = d, g = e(ne(r)), _ = await Promise.all(o.checkouts.map((e) => c(o.workspace, e))), v = E(r).map((e) => me(ge(e, o.workspace, _))), y = `${i.id}:${f.id}:${f.attempt}`, { id: b, summary: S } = await h((e) => ie(r, e), async (e) => {
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
			let e = (await G(t, i.name, s)).find((e) => e.external_id === y);
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
function me({ severity: t, title: n, message: r, place: i }) {
	return {
		...fe,
		...i && {
			path: i.file.toWellFormed(),
			start_line: i.line,
			end_line: i.endLine
		},
		...i && i.line === i.endLine && {
			start_column: i.col,
			end_column: i.endCol
		},
		annotation_level: de[t],
		title: e(n),
		message: e(r) || n
	};
}
async function he(e, n, r) {
	let { check: i } = n.markers, { checkouts: a } = n.source, { pullRequest: o, run: s, sha: c } = r, l = o?.head ?? c;
	if (l === "" || o?.origin) return [];
	let u = !C(e);
	return !u && s.attempt <= 1 ? [] : t("The check run", "checks: write", o, async () => {
		try {
			await O(r, n, async (t) => {
				if (!u && !(await G(t, i.name, l)).some(({ external_id: e }) => e?.startsWith(`${i.id}:`))) return;
				let r = o ? await W(t, o, a) : a.find((e) => e.commit !== void 0 && e.commit !== c)?.commit;
				r === void 0 ? await pe(t, e, n, l) : y(`No check run was written: the manifests are from commit ${r}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(f(e))) throw e;
			y(`No check run was written: ${d(e)}.`);
		}
		return [];
	});
}
function ge({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = ce(n, e.file), [a] = r.filter((e) => A(i, e)).map((e) => le(e, i)).sort((e, t) => e.length - t.length);
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
	let r = async (r) => i(await t[r](), n.marker, e);
	if (!n.hasDrift) {
		await Q(e, await r("open"), n.render, n.title);
		return;
	}
	let a = await r("labelled"), o = a.length > 0 ? a : await r("every"), c = o.filter(Y), l = c.at(-1) ?? o.at(-1);
	return l ? l.state === "closed" && l.state_reason === "not_planned" ? s(`Issue ${l.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`) : await Z(e, l, n) ? (await Q(e, c.slice(0, -1), () => n.duplicate(l.number)), l.html_url) : X(e, n) : X(e, n);
}
function Y({ state: e }) {
	return e === "open";
}
async function X(e, t) {
	let { title: r, marker: a } = t, o = async () => (await i(await J(e, q), a, e)).filter(Y);
	await h(t.render, async (t) => {
		await x(async () => {
			let i = {
				...e.at,
				title: r,
				body: t,
				labels: [K],
				...n
			}, { data: a } = await e.rest.issues.create(i);
			e.noteLogin(a.user?.login);
		}, async () => (await o()).length > 0);
	});
	let s = await o(), c = s.at(-1);
	return c && await Q(e, s.slice(0, -1), () => t.duplicate(c.number)), c?.html_url;
}
async function Z(e, t, n) {
	let { issues: r } = e.rest, { title: i } = n, a = {
		...e.at,
		issue_number: t.number
	}, o = await h(n.render, async (e) => {
		if (Y(t) && t.body === e && t.title === i) return !0;
		let n = Y(t) ? {} : { state: "open" };
		return await p(r.update({
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
async function ye(e, n, r) {
	let { markers: i, source: a } = n, c = [], l = [], u = e.projects.filter((e) => k(e) !== "unknown");
	if (u.length === 0) return {
		problems: l,
		urls: c
	};
	let d = new Set([...u.filter((e) => k(e) !== "drift"), ...u]), f = (e, n) => t(e, "contents: read and issues: write", r.pullRequest, n), p = async (t) => {
		let n = await g(t), p = "This run does not update the issue on drift", m = `${p}: the run is for ${r.ref || "no ref"}, and the issue is about ${n}. The job summary has the whole report.`;
		if (o(r) !== n) return [s(m)];
		let [h] = await b(t, n, a, "errors");
		if (h) return [s(`${p}. ${h.finding} The job summary has the whole report.`)];
		let v = _e(t), y = u.map(k);
		y.includes("drift") && await v.labelled(), y.some((e) => e !== "drift") && await v.open();
		let [{ root: x = a.workspace } = {}] = a.checkouts, S = await _("pull", x), C = S && `${r.home}/actions/workflows/${S}`;
		for (let n of d) {
			let a = be(e, n, i, {
				...r,
				pullUrl: C
			}), o = await f(`The issue on the drift of ${n.name ?? n.id}`, async () => {
				let e = await ve(t, v, a);
				return typeof e == "string" && c.push(e), typeof e == "object" ? [e] : [];
			});
			if (t.signal.aborted) break;
			d.delete(n), oe(l, o);
		}
		return [];
	}, m = await f("The issues on drift", () => O(r, n, p).catch((e) => {
		if (!(e instanceof S)) throw e;
		let t = `The issues on the drift of ${d.size} of ${j(u.length, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
		return [se("not-published", t, { severity: "warning" })];
	}));
	return {
		problems: [...l, ...m],
		urls: c
	};
}
function be(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = k(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: N(a),
		title: D(t),
		hasDrift: o,
		render: (n) => o ? ee(e, t, {
			...s,
			limit: n
		}) : w(t, s),
		duplicate: (e) => v(e, s)
	};
}
// src/github/publish.ts
const $ = {
	problems: [],
	urls: []
}, xe = {
	plan: V,
	apply: async (...e) => ({
		problems: await m(...e),
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
