import { A as e, B as t, D as n, E as r, G as i, H as a, I as o, J as s, K as c, L as l, M as u, N as d, O as f, P as p, Q as m, R as h, T as g, U as _, V as v, W as y, X as b, Y as x, Z as S, c as C, et as w, g as T, it as E, k as D, n as O, p as k, r as ee, rt as A, s as j, u as te, w as ne, z as re } from "./annotations.js";
import { Lr as ie, ai as ae, ir as M, nr as N, sr as oe } from "./engine.js";
import { a as se, i as ce, l as le, r as ue, s as de, x as P } from "./markdown.js";
import { O as F } from "./wire.js";
import { _ as I } from "./start.js";
import { join as L, relative as R, sep as z } from "node:path";
// src/github/comment.ts
async function B(e, { number: n, head: o }, s) {
	let { at: c, context: d } = e, { run: p } = d, { issues: m, pulls: h } = e.rest, g = () => l(e, n, s.marker), _ = async (e) => {
		for (let { id: t } of e) await a(m.deleteComment({
			...c,
			comment_id: t
		}));
	}, v = async () => (await h.get({
		...c,
		pull_number: n
	})).data.head.sha, { newest: y, others: b } = V(await g());
	if (!y && !s.hasFindings) return;
	if (y && (U(H(y), p) || r(y.body ?? "")) && await re(e, y.node_id)) return t(`The comment on pull request ${n} was written by a later run, so this run did not replace it. The job summary has this plan.`);
	let x = (e) => t(`This run is for commit ${o.slice(0, 7)}, but pull request ${n} is now at ${e.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`), S = await v();
	if (S !== o) return x(S);
	let C = y, w;
	if (await i(s.render, async (t) => {
		if (y) {
			if (W(y.body) === W(t)) return;
			if (await a(m.updateComment({
				...c,
				comment_id: y.id,
				body: t
			}))) {
				w = {
					...y,
					body: t
				};
				return;
			}
			if (C = void 0, !s.hasFindings) return;
		}
		let r = () => m.createComment({
			...c,
			issue_number: n,
			body: t,
			...f
		}), i = (e) => !U(p, H(e)) && !U(H(e), p), o = await u(r, async () => (await g()).some(i));
		e.noteLogin(o?.data.user?.login);
		let l = V(await g());
		await _(l.others), w = l.newest;
	}), await _(b), !w) return C?.html_url;
	let T = await v();
	if (T === o) return w.html_url;
	if (!C) await _(U(H(w), p) ? [] : [w]);
	else {
		let e = {
			...c,
			comment_id: w.id
		}, t = await a(m.getComment(e)), n = s.outdated(T);
		t?.data.body === w.body && await a(m.updateComment({
			...e,
			body: n
		}));
	}
	return x(T);
}
function V(e) {
	let [t, ...n] = e;
	if (!t) return {
		newest: void 0,
		others: []
	};
	let r = n.reduce((e, t) => U(H(e), H(t)) ? e : t, t);
	return {
		newest: r,
		others: e.filter((e) => e !== r)
	};
}
function H({ body: e = "" }) {
	let [, t = 0, n = 0] = /<!-- lokaform:run:(\d+):(\d+) -->/.exec(e) ?? [];
	return {
		id: Number(t),
		attempt: Number(n)
	};
}
function U(e, t) {
	return e.id > t.id || e.id === t.id && e.attempt > t.attempt;
}
function W(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
async function fe(e, n) {
	let { context: r } = n, { pullRequest: i, event: a } = r;
	if (!i) {
		let e = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${a} event. The job summary has the whole report.`;
		return {
			problems: a.startsWith("pull_request") ? [t(e)] : [],
			urls: []
		};
	}
	let { checkouts: o, workspace: s } = n.source, c = await x(r, o, s), l = o[0]?.commit ?? r.sha, u = pe(e, n, {
		commit: i.head,
		checkedOut: l,
		linkTo: c
	}), d = `The comment on pull request ${i.number}`, f = async (e) => {
		let n = await G(e, i, o);
		if (n === void 0) return B(e, i, u);
		let r = `No comment was written. The plan is for commit ${n.slice(0, 7)}. This is not the newest commit of pull request ${i.number} (${i.head.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
		return {
			...t(r),
			severity: "warning"
		};
	}, p = await y(d, "pull-requests: write", i, () => _(r, n, f));
	return {
		problems: typeof p == "object" ? [p] : [],
		urls: typeof p == "string" ? [p] : []
	};
}
function pe(e, { markers: t, now: n, unappliedBase: r, context: { run: i, runUrl: a } }, o) {
	let s = [`lokaform:run:${i.id}:${i.attempt}`, le(e, t.scope)], c = {
		marker: t.comment,
		moreMarkers: s,
		now: n,
		...o,
		run: a,
		unappliedBase: r
	};
	return {
		marker: P(t.comment),
		hasFindings: N(e),
		render: (t) => se(e, {
			...c,
			limit: t
		}),
		outdated: (e) => de({
			...c,
			head: e
		})
	};
}
async function G(e, t, n) {
	for (let { root: r, commit: i } of n) {
		let n = i ?? e.context.sha;
		if (n !== t.head && !await me(e, t, n, r === void 0 ? void 0 : await b(r, n))) return n;
	}
}
async function me(e, { number: t, head: n }, r, i) {
	if (i && i.length > 1) return i[1] === n;
	let { sha: a, ref: o } = e.context;
	if (r === a) return o === `refs/pull/${t}/merge`;
	try {
		return (await S(e, r))[1] === n;
	} catch (e) {
		if (v(e) === 404) return !1;
		throw e;
	}
}
// src/github/checkRun.ts
const he = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, ge = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function _e(e, t, { markers: { check: n }, isSuccess: r, source: a }, o) {
	let { at: s, context: c, rest: l } = e, { run: d, runUrl: p } = c, { checks: h } = l, g = A(ce(t)), _ = await Promise.all(a.checkouts.map((e) => m(a.workspace, e))), v = ee(t).map((e) => ve(be(e, a.workspace, _))), y = `${n.id}:${d.id}:${d.attempt}`, { id: b, summary: x } = await i((e) => ue(t, e), async (t) => {
		let i = 0;
		return await u(async () => {
			let { data: e } = await h.create({
				...s,
				name: n.name,
				head_sha: o,
				external_id: y,
				status: "completed",
				conclusion: r ? "success" : "failure",
				...p !== "" && { details_url: p },
				output: {
					title: g,
					summary: t,
					annotations: v.slice(0, 50)
				},
				...f
			});
			i = e.id;
		}, async () => {
			let t = (await K(e, n.name, o)).find((e) => e.external_id === y);
			return i = t?.id ?? 0, t !== void 0;
		}), {
			id: i,
			summary: t
		};
	}), S = {
		...s,
		check_run_id: b
	};
	for (let e = 50; e < v.length; e += 50) {
		let t = v.slice(e, e + 50);
		await u(() => h.update({
			...S,
			output: {
				title: g,
				summary: x,
				annotations: t
			},
			...f
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
	return e(t.checks.listForRef, a, h());
}
function ve({ severity: e, title: t, message: n, place: r }) {
	return {
		...ge,
		...r && {
			path: r.file.toWellFormed(),
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: he[e],
		title: A(t),
		message: A(n) || t
	};
}
async function ye(e, t) {
	let { context: n } = t, { check: r } = t.markers, { checkouts: i } = t.source, { pullRequest: a, run: o, sha: s } = n, c = a?.head ?? s;
	if (c === "" || a?.origin) return;
	let l = !O(e);
	if (!(!l && o.attempt <= 1)) return y("The check run", "checks: write", a, async () => {
		try {
			await _(n, t, async (n) => {
				if (!l && !(await K(n, r.name, c)).some(({ external_id: e }) => e?.startsWith(`${r.id}:`))) return;
				let o = a ? await G(n, a, i) : i.find((e) => e.commit !== void 0 && e.commit !== s)?.commit;
				o === void 0 ? await _e(n, e, t, c) : E(`No check run was written: the manifests are from commit ${o}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(p(e))) throw e;
			E(`No check run was written: ${d(e)}.`);
		}
	});
}
function be({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = L(n, e.file), [a] = r.filter((e) => ae(i, e)).map((e) => R(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(z).join("/")
		}
	} : t;
}
// src/github/driftIssue.ts
const q = "lokaform-drift", J = {
	labels: q,
	state: "all"
};
function xe(e) {
	return {
		labelled: F(() => Y(e, J)),
		open: F(() => Y(e, { state: "open" })),
		every: F(() => Y(e, { state: "all" }))
	};
}
async function Y(e, t) {
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
	return (await n(r.issues.listForRepo, o, h())).filter((e) => !e.pull_request).reverse();
}
async function Se(e, n, r) {
	let i = async (t) => o(await n[t](), r.marker, e);
	if (!r.hasDrift) {
		await Q(e, await i("open"), r.render, r.title);
		return;
	}
	let a = await i("labelled"), s = a.length > 0 ? a : await i("every"), c = s.filter(X), l = c.at(-1) ?? s.at(-1);
	return l ? l.state === "closed" && l.state_reason === "not_planned" ? t(`Issue ${l.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`) : await Ce(e, l, r) ? (await Q(e, c.slice(0, -1), () => r.duplicate(l.number)), l.html_url) : Z(e, r) : Z(e, r);
}
function X({ state: e }) {
	return e === "open";
}
async function Z(e, t) {
	let { title: n, marker: r } = t, a = async () => (await o(await Y(e, J), r, e)).filter(X);
	await i(t.render, async (t) => {
		let r = {
			...e.at,
			title: n,
			body: t,
			labels: [q],
			...f
		}, i = await u(() => e.rest.issues.create(r), async () => (await a()).length > 0);
		e.noteLogin(i?.data.user?.login);
	});
	let s = await a(), c = s.at(-1);
	return c && await Q(e, s.slice(0, -1), () => t.duplicate(c.number)), c?.html_url;
}
async function Ce(e, t, n) {
	let { issues: r } = e.rest, { title: o } = n, s = {
		...e.at,
		issue_number: t.number
	}, c = await i(n.render, async (e) => {
		if (X(t) && t.body === e && t.title === o) return !0;
		let n = X(t) ? {} : { state: "open" };
		return await a(r.update({
			...s,
			title: o,
			body: e,
			...n
		})) !== void 0;
	}), l = t.labels.some((e) => (typeof e == "string" ? e : e.name) === q);
	return c && !l && await r.addLabels({
		...s,
		labels: [q]
	}), c;
}
async function Q({ rest: e, at: t }, n, r, o) {
	for (let { number: s } of n) await i(r, async (n) => {
		let r = {
			...o && { title: o },
			body: n,
			state: "closed",
			state_reason: "completed"
		};
		await a(e.issues.update({
			...t,
			issue_number: s,
			...r
		}));
	});
}
const $ = "There is drift, and this step is green: only the output drift and the job summary report it. To make the step fail, set fail-on-drift: true.";
async function we(r, i) {
	let { markers: a, source: o, context: l } = i, u = [], d = [], f = r.projects.filter((e) => M(e) !== "unknown");
	if (f.length === 0) return {
		problems: d,
		urls: u
	};
	let p = oe(r) && i.isSuccess ? $ : n;
	if (i.githubToken === "") {
		let e = `The issues on drift could not be written: ${D}. ${p}`;
		return {
			problems: p === $ ? [t(e)] : [],
			urls: u
		};
	}
	let m = new Set([...f.filter((e) => M(e) !== "drift"), ...f]), h = (e, t) => y(e, "contents: read and issues: write", l.pullRequest, t, p), g = async (e) => {
		let n = await s(e), i = "This run does not update the issue on drift", p = `${i}: the run is for ${l.ref || "no ref"}, and the issue is about ${n}. The job summary has the whole report.`;
		if (c(l) !== n) return t(p);
		let [g] = await T(e, n, o, "errors");
		if (g) return t(`${i}. ${g.finding} The job summary has the whole report.`);
		let _ = xe(e), v = f.map(M);
		v.includes("drift") && await _.labelled(), v.some((e) => e !== "drift") && await _.open();
		let [{ root: y = o.workspace } = {}] = o.checkouts, b = await w("pull", y), x = b && `${l.home}/actions/workflows/${b}`;
		for (let t of m) {
			let n = Te(r, t, a, {
				...l,
				pullUrl: x
			}), i = `The issue on the drift of ${t.name ?? t.id}`, o = await h(i, () => Se(e, _, n));
			if (typeof o == "string" && u.push(o), e.signal.aborted) break;
			m.delete(t), typeof o == "object" && d.push(o);
		}
	}, v = await h("The issues on drift", () => _(l, i, g).catch((t) => {
		if (!(t instanceof e)) throw t;
		let n = `The issues on the drift of ${m.size} of ${ie(f.length, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. ${p}`;
		return I("not-published", n, { severity: "warning" });
	}));
	return {
		problems: typeof v == "object" ? [...d, v] : d,
		urls: u
	};
}
function Te(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t), o = M(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: P(a),
		title: te(t),
		hasDrift: o,
		render: (n) => o ? j(e, t, {
			...s,
			limit: n
		}) : k(t, s),
		duplicate: (e) => C(e, s)
	};
}
// src/github/publish.ts
const Ee = {
	plan: fe,
	apply: ne,
	drift: we
};
async function De(e, t, n) {
	if (!t || e.stopped) return g;
	let r = {
		...n,
		context: t
	}, i = n.githubToken !== "" || e.command === "drift", a = await (r.writesResult && i ? Ee[e.command] : void 0)?.(e, r) ?? g;
	if (!r.writesCheckRun || n.githubToken === "") return a;
	let o = await ye({
		...e,
		problems: [...e.problems, ...a.problems]
	}, r);
	return o ? {
		...a,
		problems: [...a.problems, o]
	} : a;
}
export { De as publish };
