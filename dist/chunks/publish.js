import { A as e, B as t, D as n, E as r, F as i, G as a, H as o, I as s, J as c, K as l, L as u, N as d, P as f, Q as p, R as m, T as h, U as g, W as _, Z as v, c as y, h as b, j as x, k as S, n as C, p as w, r as T, s as ee, u as E, w as D, z as O } from "./annotations.js";
import { En as k, Gn as A, Gr as j, Un as M } from "./engine.js";
import { C as N, a as te, i as ne, l as re, r as ie, s as ae } from "./markdown.js";
import { O as P, f as oe } from "./wire.js";
import { wt as se } from "./start.js";
import { join as ce, relative as le, sep as F } from "node:path";
// src/github/comment.ts
async function I(e, { number: t, head: n }, i) {
	let { at: a, context: o, paginate: c } = e, { run: l } = o, { issues: u, pulls: p } = e.rest, m = async () => {
		let n = {
			...a,
			issue_number: t,
			per_page: 100
		};
		return d(await c(u.listComments, n), i.marker, e);
	}, g = async (e) => {
		for (let { id: t } of e) await s(u.deleteComment({
			...a,
			comment_id: t
		}));
	}, _ = async () => {
		let { data: e } = await p.get({
			...a,
			pull_number: t
		});
		return e.head.sha;
	}, { newest: v, others: y } = L(await m());
	if (!v && !i.hasFindings) return;
	if (v && (z(R(v), l) || h(v.body ?? ""))) return f(`The comment on pull request ${t} was written by a later run, so this run did not replace it. The job summary has this plan.`);
	let b = (e) => f(`This run is for commit ${n.slice(0, 7)}, but pull request ${t} is now at ${e.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`), x = await _();
	if (x !== n) return b(x);
	let C = v, w;
	if (await O(i.render, async (n) => {
		if (v) {
			if (B(v.body) === B(n)) return;
			if (await s(u.updateComment({
				...a,
				comment_id: v.id,
				body: n
			}))) {
				w = {
					...v,
					body: n
				};
				return;
			}
			if (C = void 0, !i.hasFindings) return;
		}
		let o = async () => {
			let { data: i } = await u.createComment({
				...a,
				issue_number: t,
				body: n,
				...r
			});
			e.noteLogin(i.user?.login);
		}, c = (e) => !z(l, R(e)) && !z(R(e), l);
		await S(o, async () => (await m()).some(c));
		let d = L(await m());
		await g(d.others), w = d.newest;
	}), await g(y), !w) return C?.html_url;
	let T = await _();
	if (T === n) return w.html_url;
	if (!C) await g(z(R(w), l) ? [] : [w]);
	else {
		let e = {
			...a,
			comment_id: w.id
		}, t = await s(u.getComment(e)), n = i.outdated(T);
		t?.data.body === w.body && await s(u.updateComment({
			...e,
			body: n
		}));
	}
	return b(T);
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
	let { pullRequest: r, event: i } = n, a = [];
	if (!r) {
		let e = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${i} event. The job summary has the whole report.`;
		return {
			problems: i.startsWith("pull_request") ? [f(e)] : [],
			urls: a
		};
	}
	let { checkouts: o, workspace: s } = t.source, c = await g(n, o, s), l = o[0]?.commit ?? n.sha, d = H(e, t, n, {
		commit: r.head,
		checkedOut: l,
		linkTo: c
	}), p = `The comment on pull request ${r.number}`, h = async (e) => {
		let t = await W(e, r, o);
		if (t !== void 0) return [U(r, t)];
		let n = await I(e, r, d);
		return typeof n == "string" && a.push(n), typeof n == "object" ? [n] : [];
	};
	return {
		problems: await m(p, "pull-requests: write", r, () => u(n, t, h)),
		urls: a
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
		hasFindings: M(e),
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
	return f(`No comment was written. The plan is for commit ${n.slice(0, 7)}. This is not the newest commit of pull request ${e} (${t.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`);
}
async function W(e, t, n) {
	for (let { root: r, commit: i } of n) {
		let n = i ?? e.context.sha;
		if (n !== t.head && !await ue(e, t, n, r === void 0 ? void 0 : await _(r, n))) return n;
	}
}
async function ue(e, { number: t, head: n }, r, o) {
	if (o && o.length > 1) return o[1] === n;
	let { sha: s, ref: c } = e.context;
	if (r === s) return c === `refs/pull/${t}/merge`;
	try {
		return (await a(e, r))[1] === n;
	} catch (e) {
		if (i(e) === 404) return !1;
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
async function pe(e, t, { markers: { check: n }, isSuccess: i, source: a }, o) {
	let { at: s, context: c, rest: u } = e, { run: d, runUrl: f } = c, { checks: p } = u, m = v(ne(t)), h = await Promise.all(a.checkouts.map((e) => l(a.workspace, e))), g = T(t).map((e) => me(ge(e, a.workspace, h))), _ = `${n.id}:${d.id}:${d.attempt}`, { id: y, summary: b } = await O((e) => ie(t, e), async (t) => {
		let a = 0;
		return await S(async () => {
			let { data: e } = await p.create({
				...s,
				name: n.name,
				head_sha: o,
				external_id: _,
				status: "completed",
				conclusion: i ? "success" : "failure",
				...f !== "" && { details_url: f },
				output: {
					title: m,
					summary: t,
					annotations: g.slice(0, 50)
				},
				...r
			});
			a = e.id;
		}, async () => {
			let t = (await G(e, n.name, o)).find((e) => e.external_id === _);
			return a = t?.id ?? 0, t !== void 0;
		}), {
			id: a,
			summary: t
		};
	}), x = {
		...s,
		check_run_id: y
	};
	for (let e = 50; e < g.length; e += 50) {
		let t = g.slice(e, e + 50);
		await S(() => p.update({
			...x,
			output: {
				title: m,
				summary: b,
				annotations: t
			},
			...r
		}), async () => (await p.get(x)).data.output.annotations_count > e);
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
		title: v(t),
		message: v(n) || t
	};
}
async function he(t, n, r) {
	let { check: i } = n.markers, { checkouts: a } = n.source, { pullRequest: o, run: s, sha: c } = r, l = o?.head ?? c;
	if (l === "" || o?.origin) return [];
	let d = !C(t);
	return !d && s.attempt <= 1 ? [] : m("The check run", "checks: write", o, async () => {
		try {
			await u(r, n, async (e) => {
				if (!d && !(await G(e, i.name, l)).some(({ external_id: e }) => e?.startsWith(`${i.id}:`))) return;
				let r = o ? await W(e, o, a) : a.find((e) => e.commit !== void 0 && e.commit !== c)?.commit;
				r === void 0 ? await pe(e, t, n, l) : p(`No check run was written: the manifests are from commit ${r}.`);
			});
		} catch (t) {
			if (!["refused", "unknown"].includes(x(t))) throw t;
			p(`No check run was written: ${e(t)}.`);
		}
		return [];
	});
}
function ge({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = ce(n, e.file), [a] = r.filter((e) => j(i, e)).map((e) => le(e, i)).sort((e, t) => e.length - t.length);
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
	let i = await r("labelled"), a = i.length > 0 ? i : await r("every"), o = a.filter(Y), s = o.at(-1) ?? a.at(-1);
	return s ? s.state === "closed" && s.state_reason === "not_planned" ? f(`Issue ${s.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`) : await Z(e, s, n) ? (await Q(e, o.slice(0, -1), () => n.duplicate(s.number)), s.html_url) : X(e, n) : X(e, n);
}
function Y({ state: e }) {
	return e === "open";
}
async function X(e, t) {
	let { title: n, marker: i } = t, a = async () => (await d(await J(e, q), i, e)).filter(Y);
	await O(t.render, async (t) => {
		await S(async () => {
			let i = {
				...e.at,
				title: n,
				body: t,
				labels: [K],
				...r
			}, { data: a } = await e.rest.issues.create(i);
			e.noteLogin(a.user?.login);
		}, async () => (await a()).length > 0);
	});
	let o = await a(), s = o.at(-1);
	return s && await Q(e, o.slice(0, -1), () => t.duplicate(s.number)), s?.html_url;
}
async function Z(e, t, n) {
	let { issues: r } = e.rest, { title: i } = n, a = {
		...e.at,
		issue_number: t.number
	}, o = await O(n.render, async (e) => {
		if (Y(t) && t.body === e && t.title === i) return !0;
		let n = Y(t) ? {} : { state: "open" };
		return await s(r.update({
			...a,
			title: i,
			body: e,
			...n
		})) !== void 0;
	}), c = t.labels.some((e) => (typeof e == "string" ? e : e.name) === K);
	return o && !c && await r.addLabels({
		...a,
		labels: [K]
	}), o;
}
async function Q({ rest: e, at: t }, n, r, i) {
	for (let { number: a } of n) await O(r, async (n) => {
		let r = {
			...i && { title: i },
			body: n,
			state: "closed",
			state_reason: "completed"
		};
		await s(e.issues.update({
			...t,
			issue_number: a,
			...r
		}));
	});
}
async function ye(e, r, i) {
	let { markers: a, source: s } = r, l = [], d = [], p = e.projects.filter((e) => A(e) !== "unknown");
	if (p.length === 0) return {
		problems: d,
		urls: l
	};
	let h = new Set([...p.filter((e) => A(e) !== "drift"), ...p]), g = (e, t) => m(e, "contents: read and issues: write", i.pullRequest, t), _ = async (n) => {
		let r = await o(n), u = "This run does not update the issue on drift", m = `${u}: the run is for ${i.ref || "no ref"}, and the issue is about ${r}. The job summary has the whole report.`;
		if (t(i) !== r) return [f(m)];
		let [_] = await b(n, r, s, "errors");
		if (_) return [f(`${u}. ${_.finding} The job summary has the whole report.`)];
		let v = _e(n), y = p.map(A);
		y.includes("drift") && await v.labelled(), y.some((e) => e !== "drift") && await v.open();
		let [{ root: x = s.workspace } = {}] = s.checkouts, S = await c("pull", x), C = S && `${i.home}/actions/workflows/${S}`;
		for (let t of h) {
			let r = be(e, t, a, {
				...i,
				pullUrl: C
			}), o = await g(`The issue on the drift of ${t.name ?? t.id}`, async () => {
				let e = await ve(n, v, r);
				return typeof e == "string" && l.push(e), typeof e == "object" ? [e] : [];
			});
			if (n.signal.aborted) break;
			h.delete(t), oe(d, o);
		}
		return [];
	}, v = await g("The issues on drift", () => u(i, r, _).catch((e) => {
		if (!(e instanceof n)) throw e;
		let t = `The issues on the drift of ${h.size} of ${k(p.length, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
		return [se("not-published", t, { severity: "warning" })];
	}));
	return {
		problems: [...d, ...v],
		urls: l
	};
}
function be(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = A(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: N(a),
		title: E(t),
		hasDrift: o,
		render: (n) => o ? ee(e, t, {
			...s,
			limit: n
		}) : w(t, {
			...s,
			limit: n
		}),
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
		problems: await D(...e),
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
