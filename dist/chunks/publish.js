import { A as e, B as t, C as n, D as r, E as i, F as a, H as o, I as s, J as c, M as l, N as u, P as d, R as f, S as p, T as m, V as h, W as g, c as _, h as v, j as y, k as b, n as x, p as S, q as C, r as w, s as T, u as E, w as ee, x as D, z as O } from "./annotations.js";
import { Yt as te, _n as ne, fn as k, kr as re } from "./engine.js";
import { C as A, a as ie, i as ae, l as oe, r as j, s as M } from "./markdown.js";
import { E as N, m as se } from "./wire.js";
import { x as ce } from "./start.js";
import { join as le, relative as ue, sep as P } from "node:path";
// src/github/comment.ts
async function F(t, { number: r, head: i }, o) {
	let { at: s, context: c, paginate: u } = t, { run: d } = c, { issues: f, pulls: h } = t.rest, g = async () => {
		let e = {
			...s,
			issue_number: r,
			per_page: 100
		};
		return b(await u(f.listComments, e), o.marker, t);
	}, _ = async (e) => {
		for (let { id: t } of e) await l(f.deleteComment({
			...s,
			comment_id: t
		}));
	}, v = async () => {
		let { data: e } = await h.get({
			...s,
			pull_number: r
		});
		return e.head.sha;
	}, { newest: y, others: x } = I(await g());
	if (!y && !o.hasFindings) return;
	if (y && (z(R(y), d) || p(y.body ?? ""))) return e(`The comment on pull request ${r} was written by a later run, so this run did not replace it. The job summary has this plan.`);
	let S = (t) => e(`This run is for commit ${i.slice(0, 7)}, but pull request ${r} is now at ${t.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`), C = await v();
	if (C !== i) return S(C);
	let w = y, T;
	if (await a(o.render, async (e) => {
		if (y) {
			if (B(y.body) === B(e)) return;
			if (await l(f.updateComment({
				...s,
				comment_id: y.id,
				body: e
			}))) {
				T = {
					...y,
					body: e
				};
				return;
			}
			if (w = void 0, !o.hasFindings) return;
		}
		let i = async () => {
			let { data: i } = await f.createComment({
				...s,
				issue_number: r,
				body: e,
				...n
			});
			t.noteLogin(i.user?.login);
		}, a = (e) => !z(d, R(e)) && !z(R(e), d);
		await m(i, async () => (await g()).some(a));
		let c = I(await g());
		await _(c.others), T = c.newest;
	}), await _(x), !T) return w?.html_url;
	let E = await v();
	if (E === i) return T.html_url;
	if (!w) await _(z(R(T), d) ? [] : [T]);
	else {
		let e = {
			...s,
			comment_id: T.id
		}, t = await l(f.getComment(e)), n = o.outdated(E);
		t?.data.body === T.body && await l(f.updateComment({
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
	let { pullRequest: r, event: i } = n, a = [];
	if (!r) return {
		problems: i.startsWith("pull_request") ? [W(i)] : [],
		comments: a
	};
	let { checkouts: o, workspace: s } = t.source, c = await O(n, o, s), l = o[0]?.commit ?? n.sha, f = H(e, t, n, {
		commit: r.head,
		checkedOut: l,
		linkTo: c
	}), p = `The comment on pull request ${r.number}`, m = async (e) => {
		let t = await G(e, r, o);
		if (t !== void 0) return [U(r, t)];
		let n = await F(e, r, f);
		return typeof n == "object" ? [n] : (n !== void 0 && a.push(n), []);
	};
	return {
		problems: await d(p, "pull-requests: write", r, () => u(n, t, m)),
		comments: a
	};
}
function H(e, { markers: t, now: n, unappliedBase: r }, { run: i, runUrl: a }, o) {
	let s = [L(i), oe(e, t.scope)], c = {
		marker: t.comment,
		moreMarkers: s,
		now: n,
		...o,
		run: a,
		unappliedBase: r
	};
	return {
		marker: A(t.comment),
		hasFindings: ne(e),
		render: (t) => ie(e, {
			...c,
			limit: t
		}),
		outdated: (e) => M({
			...c,
			head: e
		})
	};
}
function U({ number: t, head: n }, r) {
	let i = `No comment was written. The plan is for commit ${r.slice(0, 7)}. This is not the newest commit of pull request ${t} (${n.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
	return e(i);
}
function W(t) {
	let n = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${t} event. The job summary has the whole report.`;
	return e(n);
}
async function G(e, n, r) {
	for (let { root: i, commit: a } of r) {
		let r = a ?? e.context.sha;
		if (r !== n.head && !await de(e, n, r, i === void 0 ? void 0 : await t(i, r))) return r;
	}
}
async function de(e, { number: t, head: n }, r, i) {
	if (i && i.length > 1) return i[1] === n;
	let { sha: a, ref: o } = e.context;
	if (r === a) return o === `refs/pull/${t}/merge`;
	try {
		return (await h(e, r))[1] === n;
	} catch (e) {
		if (y(e) === 404) return !1;
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
async function me(e, t, { markers: { check: r }, isSuccess: i, source: s }, c) {
	let { at: l, context: u, rest: d } = e, { run: f, runUrl: p } = u, { checks: h } = d, g = C(ae(t)), _ = await Promise.all(s.checkouts.map((e) => o(s.workspace, e))), v = w(t).map((e) => he(_e(e, s.workspace, _))), y = `${r.id}:${f.id}:${f.attempt}`, { id: b, summary: x } = await a((e) => j(t, e), async (t) => {
		let a = 0;
		return await m(async () => {
			let { data: e } = await h.create({
				...l,
				name: r.name,
				head_sha: c,
				external_id: y,
				status: "completed",
				conclusion: i ? "success" : "failure",
				...p !== "" && { details_url: p },
				output: {
					title: g,
					summary: t,
					annotations: v.slice(0, 50)
				},
				...n
			});
			a = e.id;
		}, async () => {
			let t = (await K(e, r.name, c)).find((e) => e.external_id === y);
			return a = t?.id ?? 0, t !== void 0;
		}), {
			id: a,
			summary: t
		};
	}), S = {
		...l,
		check_run_id: b
	};
	for (let e = 50; e < v.length; e += 50) {
		let t = v.slice(e, e + 50);
		await m(() => h.update({
			...S,
			output: {
				title: g,
				summary: x,
				annotations: t
			},
			...n
		}), async () => (await h.get(S)).data.output.annotations_count > e);
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
		title: C(t),
		message: C(n) || t
	};
}
async function ge(e, t, n) {
	let { check: a } = t.markers, { checkouts: o } = t.source, { pullRequest: s, run: l, sha: f } = n, p = s?.head ?? f;
	if (p === "" || s?.origin) return [];
	let m = !x(e);
	return !m && l.attempt <= 1 ? [] : d("The check run", "checks: write", s, async () => {
		try {
			await u(n, t, async (n) => {
				if (!m && !(await K(n, a.name, p)).some(({ external_id: e }) => e?.startsWith(`${a.id}:`))) return;
				let r = await ve(n, o);
				r === void 0 ? await me(n, e, t, p) : c(`No check run was written: the manifests are from commit ${r}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(r(e))) throw e;
			c(`No check run was written: ${i(e)}.`);
		}
		return [];
	});
}
function _e({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = le(n, e.file), [a] = r.filter((e) => re(i, e)).map((e) => ue(e, i)).sort((e, t) => e.length - t.length);
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
	return n ? G(e, n, t) : t.find(({ commit: e }) => e !== void 0 && e !== r)?.commit;
}
// src/github/driftIssue.ts
const q = "lokaform-drift", J = {
	labels: q,
	state: "all"
};
function ye(e) {
	return {
		labelled: N(() => Y(e, J)),
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
async function be(t, n, r) {
	let i = async (e) => b(await n[e](), r.marker, t);
	if (!r.hasDrift) {
		await Q(t, await i("open"), r.render, r.title);
		return;
	}
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(X), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? e(`Issue ${c.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`) : await xe(t, c, r) ? (await Q(t, s.slice(0, -1), () => r.duplicate(c.number)), c.html_url) : Z(t, r) : Z(t, r);
}
function X({ state: e }) {
	return e === "open";
}
async function Z(e, t) {
	let { title: r, marker: i } = t, o = async () => (await b(await Y(e, J), i, e)).filter(X);
	await a(t.render, async (t) => {
		await m(async () => {
			let i = {
				...e.at,
				title: r,
				body: t,
				labels: [q],
				...n
			}, { data: a } = await e.rest.issues.create(i);
			e.noteLogin(a.user?.login);
		}, async () => (await o()).length > 0);
	});
	let s = await o(), c = s.at(-1);
	return c && await Q(e, s.slice(0, -1), () => t.duplicate(c.number)), c?.html_url;
}
async function xe(e, t, n) {
	let { issues: r } = e.rest, { title: i } = n, o = {
		...e.at,
		issue_number: t.number
	}, s = await a(n.render, async (e) => {
		if (X(t) && t.body === e && t.title === i) return !0;
		let n = X(t) ? {} : { state: "open" };
		return await l(r.update({
			...o,
			title: i,
			body: e,
			...n
		})) !== void 0;
	}), c = t.labels.some((e) => (typeof e == "string" ? e : e.name) === q);
	return s && !c && await r.addLabels({
		...o,
		labels: [q]
	}), s;
}
async function Q({ rest: e, at: t }, n, r, i) {
	for (let { number: o } of n) await a(r, async (n) => {
		let r = {
			...i && { title: i },
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
async function Se(t, n, r) {
	let { markers: i, source: a } = n, o = [], c = [], l = t.projects.filter((e) => k(e) !== "unknown");
	if (l.length === 0) return {
		problems: c,
		issues: o
	};
	let p = new Set([...l.filter((e) => k(e) !== "drift"), ...l]), m = (e, t) => d(e, "contents: read and issues: write", r.pullRequest, t), h = async (n) => {
		let u = await f(n), d = "This run does not update the issue on drift", h = `${d}: the run is for ${r.ref || "no ref"}, and the issue is about ${u}. The job summary has the whole report.`;
		if (s(r) !== u) return [e(h)];
		let [_] = await v(n, u, a, "errors");
		if (_) return [e(`${d}. ${_.finding} The job summary has the whole report.`)];
		let y = ye(n), b = l.map(k);
		b.includes("drift") && await y.labelled(), b.some((e) => e !== "drift") && await y.open();
		let [{ root: x = a.workspace } = {}] = a.checkouts, S = await g("pull", x), C = S && `${r.home}/actions/workflows/${S}`;
		for (let e of p) {
			let a = Ce(t, e, i, {
				...r,
				pullUrl: C
			}), s = await m(`The issue on the drift of ${e.name ?? e.id}`, async () => {
				let e = await be(n, y, a);
				return typeof e == "object" ? [e] : (e !== void 0 && o.push(e), []);
			});
			if (n.signal.aborted) break;
			p.delete(e), se(c, s);
		}
		return [];
	}, _ = await m("The issues on drift", () => u(r, n, h).catch((e) => {
		if (!(e instanceof ee)) throw e;
		let t = `The issues on the drift of ${p.size} of ${te(l.length, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
		return [ce("not-published", t, { severity: "warning" })];
	}));
	return {
		problems: [...c, ..._],
		issues: o
	};
}
function Ce(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = k(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: A(a),
		title: E(t),
		hasDrift: o,
		render: (n) => o ? T(e, t, {
			...s,
			limit: n
		}) : S(t, {
			...s,
			limit: n
		}),
		duplicate: (e) => _(e, s)
	};
}
// src/github/publish.ts
const $ = {
	problems: [],
	comments: [],
	issues: []
};
async function we(e, t, n) {
	if (!t || n.githubToken === "" || e.stopped) return $;
	let r = n.writesResult ? await Te(e, n, t) : $;
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
async function Te(e, t, n) {
	switch (e.command) {
		case "plan": return {
			...$,
			...await V(e, t, n)
		};
		case "apply": return {
			...$,
			problems: await D(e, t, n)
		};
		case "drift": return {
			...$,
			...await Se(e, t, n)
		};
		default: return $;
	}
}
export { we as publish };
