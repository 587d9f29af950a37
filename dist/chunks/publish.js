import { A as e, B as t, C as n, D as r, E as i, F as a, G as o, H as s, I as c, J as l, L as u, M as d, N as f, O as p, P as m, S as h, T as g, U as _, V as v, Y as y, c as b, h as x, j as S, n as C, p as w, r as T, s as ee, u as E, w as D, z as te } from "./annotations.js";
import { $t as O, Fr as k, gn as A, vn as j } from "./engine.js";
import { C as M, a as ne, i as re, l as ie, r as ae, s as oe } from "./markdown.js";
import { D as N, p as se } from "./wire.js";
import { b as ce } from "./start.js";
import { join as le, relative as ue, sep as P } from "node:path";
// src/github/comment.ts
async function F(t, { number: r, head: a }, o) {
	let { at: s, context: l, paginate: u } = t, { run: d } = l, { issues: p, pulls: m } = t.rest, h = async () => {
		let n = {
			...s,
			issue_number: r,
			per_page: 100
		};
		return e(await u(p.listComments, n), o.marker, t);
	}, g = async (e) => {
		for (let { id: t } of e) await f(p.deleteComment({
			...s,
			comment_id: t
		}));
	}, _ = async () => {
		let { data: e } = await m.get({
			...s,
			pull_number: r
		});
		return e.head.sha;
	}, { newest: v, others: y } = I(await h());
	if (!v && !o.hasFindings) return;
	if (v && (z(R(v), d) || n(v.body ?? ""))) return S(`The comment on pull request ${r} was written by a later run, so this run did not replace it. The job summary has this plan.`);
	let b = (e) => S(`This run is for commit ${a.slice(0, 7)}, but pull request ${r} is now at ${e.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`), x = await _();
	if (x !== a) return b(x);
	let C = v, w;
	if (await c(o.render, async (e) => {
		if (v) {
			if (B(v.body) === B(e)) return;
			if (await f(p.updateComment({
				...s,
				comment_id: v.id,
				body: e
			}))) {
				w = {
					...v,
					body: e
				};
				return;
			}
			if (C = void 0, !o.hasFindings) return;
		}
		let n = async () => {
			let { data: n } = await p.createComment({
				...s,
				issue_number: r,
				body: e,
				...D
			});
			t.noteLogin(n.user?.login);
		}, a = (e) => !z(d, R(e)) && !z(R(e), d);
		await i(n, async () => (await h()).some(a));
		let c = I(await h());
		await g(c.others), w = c.newest;
	}), await g(y), !w) return C?.html_url;
	let T = await _();
	if (T === a) return w.html_url;
	if (!C) await g(z(R(w), d) ? [] : [w]);
	else {
		let e = {
			...s,
			comment_id: w.id
		}, t = await f(p.getComment(e)), n = o.outdated(T);
		t?.data.body === w.body && await f(p.updateComment({
			...e,
			body: n
		}));
	}
	return b(T);
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
async function V(e, n, r) {
	let { pullRequest: i, event: o } = r, s = [];
	if (!i) {
		let e = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${o} event. The job summary has the whole report.`;
		return {
			problems: o.startsWith("pull_request") ? [S(e)] : [],
			urls: s
		};
	}
	let { checkouts: c, workspace: l } = n.source, u = await t(r, c, l), d = c[0]?.commit ?? r.sha, f = H(e, n, r, {
		commit: i.head,
		checkedOut: d,
		linkTo: u
	}), p = `The comment on pull request ${i.number}`, h = async (e) => {
		let t = await W(e, i, c);
		if (t !== void 0) return [U(i, t)];
		let n = await F(e, i, f);
		return typeof n == "string" && s.push(n), typeof n == "object" ? [n] : [];
	};
	return {
		problems: await a(p, "pull-requests: write", i, () => m(r, n, h)),
		urls: s
	};
}
function H(e, { markers: t, now: n, unappliedBase: r }, { run: i, runUrl: a }, o) {
	let s = [L(i), ie(e, t.scope)], c = {
		marker: t.comment,
		moreMarkers: s,
		now: n,
		...o,
		run: a,
		unappliedBase: r
	};
	return {
		marker: M(t.comment),
		hasFindings: A(e),
		render: (t) => ne(e, {
			...c,
			limit: t
		}),
		outdated: (e) => oe({
			...c,
			head: e
		})
	};
}
function U({ number: e, head: t }, n) {
	return S(`No comment was written. The plan is for commit ${n.slice(0, 7)}. This is not the newest commit of pull request ${e} (${t.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`);
}
async function W(e, t, n) {
	for (let { root: r, commit: i } of n) {
		let n = i ?? e.context.sha;
		if (n !== t.head && !await de(e, t, n, r === void 0 ? void 0 : await v(r, n))) return n;
	}
}
async function de(e, { number: t, head: n }, r, i) {
	if (i && i.length > 1) return i[1] === n;
	let { sha: a, ref: o } = e.context;
	if (r === a) return o === `refs/pull/${t}/merge`;
	try {
		return (await s(e, r))[1] === n;
	} catch (e) {
		if (d(e) === 404) return !1;
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
async function me(e, t, { markers: { check: n }, isSuccess: r, source: a }, o) {
	let { at: s, context: u, rest: d } = e, { run: f, runUrl: p } = u, { checks: m } = d, h = l(re(t)), g = await Promise.all(a.checkouts.map((e) => _(a.workspace, e))), v = T(t).map((e) => he(_e(e, a.workspace, g))), y = `${n.id}:${f.id}:${f.attempt}`, { id: b, summary: x } = await c((e) => ae(t, e), async (t) => {
		let a = 0;
		return await i(async () => {
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
					annotations: v.slice(0, 50)
				},
				...D
			});
			a = e.id;
		}, async () => {
			let t = (await G(e, n.name, o)).find((e) => e.external_id === y);
			return a = t?.id ?? 0, t !== void 0;
		}), {
			id: a,
			summary: t
		};
	}), S = {
		...s,
		check_run_id: b
	};
	for (let e = 50; e < v.length; e += 50) {
		let t = v.slice(e, e + 50);
		await i(() => m.update({
			...S,
			output: {
				title: h,
				summary: x,
				annotations: t
			},
			...D
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
		title: l(t),
		message: l(n) || t
	};
}
async function ge(e, t, n) {
	let { check: i } = t.markers, { checkouts: o } = t.source, { pullRequest: s, run: c, sha: l } = n, u = s?.head ?? l;
	if (u === "" || s?.origin) return [];
	let d = !C(e);
	return !d && c.attempt <= 1 ? [] : a("The check run", "checks: write", s, async () => {
		try {
			await m(n, t, async (n) => {
				if (!d && !(await G(n, i.name, u)).some(({ external_id: e }) => e?.startsWith(`${i.id}:`))) return;
				let r = await ve(n, o);
				r === void 0 ? await me(n, e, t, u) : y(`No check run was written: the manifests are from commit ${r}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(p(e))) throw e;
			y(`No check run was written: ${r(e)}.`);
		}
		return [];
	});
}
function _e({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = le(n, e.file), [a] = r.filter((e) => k(i, e)).map((e) => ue(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(P).join("/")
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
		labelled: N(() => Y(e, q)),
		open: N(() => Y(e, { state: "open" })),
		every: N(() => Y(e, { state: "all" }))
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
async function ye(t, n, r) {
	let i = async (i) => e(await n[i](), r.marker, t);
	if (!r.hasDrift) {
		await Q(t, await i("open"), r.render, r.title);
		return;
	}
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(X), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? S(`Issue ${c.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`) : await be(t, c, r) ? (await Q(t, s.slice(0, -1), () => r.duplicate(c.number)), c.html_url) : Z(t, r) : Z(t, r);
}
function X({ state: e }) {
	return e === "open";
}
async function Z(t, n) {
	let { title: r, marker: a } = n, o = async () => (await e(await Y(t, q), a, t)).filter(X);
	await c(n.render, async (e) => {
		await i(async () => {
			let n = {
				...t.at,
				title: r,
				body: e,
				labels: [K],
				...D
			}, { data: i } = await t.rest.issues.create(n);
			t.noteLogin(i.user?.login);
		}, async () => (await o()).length > 0);
	});
	let s = await o(), l = s.at(-1);
	return l && await Q(t, s.slice(0, -1), () => n.duplicate(l.number)), l?.html_url;
}
async function be(e, t, n) {
	let { issues: r } = e.rest, { title: i } = n, a = {
		...e.at,
		issue_number: t.number
	}, o = await c(n.render, async (e) => {
		if (X(t) && t.body === e && t.title === i) return !0;
		let n = X(t) ? {} : { state: "open" };
		return await f(r.update({
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
	for (let { number: a } of n) await c(r, async (n) => {
		let r = {
			...i && { title: i },
			body: n,
			state: "closed",
			state_reason: "completed"
		};
		await f(e.issues.update({
			...t,
			issue_number: a,
			...r
		}));
	});
}
async function xe(e, t, n) {
	let { markers: r, source: i } = t, s = [], c = [], l = e.projects.filter((e) => j(e) !== "unknown");
	if (l.length === 0) return {
		problems: c,
		urls: s
	};
	let d = new Set([...l.filter((e) => j(e) !== "drift"), ...l]), f = (e, t) => a(e, "contents: read and issues: write", n.pullRequest, t), p = async (t) => {
		let a = await te(t), p = "This run does not update the issue on drift", m = `${p}: the run is for ${n.ref || "no ref"}, and the issue is about ${a}. The job summary has the whole report.`;
		if (u(n) !== a) return [S(m)];
		let [h] = await x(t, a, i, "errors");
		if (h) return [S(`${p}. ${h.finding} The job summary has the whole report.`)];
		let g = J(t), _ = l.map(j);
		_.includes("drift") && await g.labelled(), _.some((e) => e !== "drift") && await g.open();
		let [{ root: v = i.workspace } = {}] = i.checkouts, y = await o("pull", v), b = y && `${n.home}/actions/workflows/${y}`;
		for (let i of d) {
			let a = Se(e, i, r, {
				...n,
				pullUrl: b
			}), o = await f(`The issue on the drift of ${i.name ?? i.id}`, async () => {
				let e = await ye(t, g, a);
				return typeof e == "string" && s.push(e), typeof e == "object" ? [e] : [];
			});
			if (t.signal.aborted) break;
			d.delete(i), se(c, o);
		}
		return [];
	}, h = await f("The issues on drift", () => m(n, t, p).catch((e) => {
		if (!(e instanceof g)) throw e;
		let t = `The issues on the drift of ${d.size} of ${O(l.length, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
		return [ce("not-published", t, { severity: "warning" })];
	}));
	return {
		problems: [...c, ...h],
		urls: s
	};
}
function Se(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = j(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: M(a),
		title: E(t),
		hasDrift: o,
		render: (n) => o ? ee(e, t, {
			...s,
			limit: n
		}) : w(t, {
			...s,
			limit: n
		}),
		duplicate: (e) => b(e, s)
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
			problems: await h(e, t, n),
			urls: []
		};
		case "drift": return xe(e, t, n);
		default: return $;
	}
}
export { Ce as publish };
