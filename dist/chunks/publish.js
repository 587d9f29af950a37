import { A as e, B as t, C as n, D as r, E as i, F as a, H as o, I as s, J as c, M as l, N as u, P as d, R as f, S as p, T as m, U as h, V as g, c as _, h as v, j as y, k as b, n as x, p as S, q as C, r as ee, s as te, u as w, w as T, x as E, z as D } from "./annotations.js";
import { Kt as ne, Rr as re, ln as O, mn as ie } from "./engine.js";
import { C as k, a as ae, i as oe, l as se, r as ce, s as le } from "./markdown.js";
import { f as A } from "./wire.js";
import { b as j } from "./start.js";
import { join as M, relative as N, sep as P } from "node:path";
// src/github/comment.ts
async function F(e, { number: t, head: r }, i) {
	let { at: o, context: { run: s } } = e, { issues: c, pulls: u } = e.octokit.rest, d = async () => {
		let n = {
			...o,
			issue_number: t,
			per_page: 100
		};
		return b(await e.octokit.paginate(c.listComments, n), i.marker, e);
	}, f = async (e) => {
		for (let { id: t } of e) await l(c.deleteComment({
			...o,
			comment_id: t
		}));
	}, h = async () => {
		let { data: e } = await u.get({
			...o,
			pull_number: t
		});
		return e.head.sha;
	}, { newest: g, others: _ } = I(await d());
	if (!g && !i.hasFindings) return { is: "kept" };
	if (g && (z(R(g), s) || p(g.body ?? ""))) return { is: "superseded" };
	let v = await h();
	if (v !== r) return {
		is: "outdated",
		head: v
	};
	let y = g, x;
	if (await a(i.render, async (r) => {
		if (g) {
			if (B(g.body) === B(r)) return;
			if (await l(c.updateComment({
				...o,
				comment_id: g.id,
				body: r
			}))) {
				x = {
					...g,
					body: r
				};
				return;
			}
			if (y = void 0, !i.hasFindings) return;
		}
		let a = async () => {
			let { data: i } = await c.createComment({
				...o,
				issue_number: t,
				body: r,
				...n
			});
			e.noteLogin(i.user?.login);
		}, u = (e) => !z(s, R(e)) && !z(R(e), s);
		await m(a, async () => (await d()).some(u));
		let p = I(await d());
		await f(p.others), x = p.newest;
	}), await f(_), !x) return {
		is: "kept",
		...y && { url: y.html_url }
	};
	let S = await h();
	if (S === r) return {
		is: "kept",
		url: x.html_url
	};
	if (!y) await f(z(R(x), s) ? [] : [x]);
	else {
		let e = {
			...o,
			comment_id: x.id
		}, t = await l(c.getComment(e)), n = i.outdated(S);
		t?.data.body === x.body && await l(c.updateComment({
			...e,
			body: n
		}));
	}
	return {
		is: "outdated",
		head: S
	};
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
	let { pullRequest: r, event: i, runUrl: a, sha: o } = n, s = [];
	if (!r) return {
		problems: i.startsWith("pull_request") ? [W(i)] : [],
		comments: s
	};
	let { markers: c, now: l, unappliedBase: f } = t, { checkouts: p, workspace: m } = t.source, h = {
		commit: r.head,
		checkedOut: p[0]?.commit ?? o
	}, g = {
		marker: c.comment,
		moreMarkers: [L(n.run), se(e, c.scope)]
	}, _ = await D(n, p, m), v = {
		now: l,
		...g,
		...h,
		run: a,
		linkTo: _,
		unappliedBase: f
	}, y = {
		marker: k(c.comment),
		hasFindings: ie(e),
		render: (t) => ae(e, {
			...v,
			limit: t
		}),
		outdated: (e) => le({
			...v,
			head: e
		})
	}, b = `The comment on pull request ${r.number}`, x = async (e) => {
		let t = await G(e, r, p);
		if (t !== void 0) return [U(r, t)];
		let n = await F(e, r, y);
		return n.is === "kept" && n.url !== void 0 && s.push(n.url), H(r, n);
	};
	return {
		problems: await d(b, "pull-requests: write", r, () => u(n, t, x)),
		comments: s
	};
}
function H({ number: t, head: n }, r) {
	if (r.is === "kept") return [];
	let i = r.is === "superseded" ? `The comment on pull request ${t} was written by a later run, so this run did not replace it. The job summary has this plan.` : `This run is for commit ${n.slice(0, 7)}, but pull request ${t} is now at ${r.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
	return [e(i)];
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
		if (r !== n.head && !await ue(e, n, r, i === void 0 ? void 0 : await t(i, r))) return r;
	}
}
async function ue({ octokit: e, context: t }, { number: n, head: r }, i, a) {
	if (a && a.length > 1) return a[1] === r;
	if (i === t.sha) return t.ref === `refs/pull/${n}/merge`;
	try {
		return (await g(e, t, i))[1] === r;
	} catch (e) {
		if (y(e) === 404) return !1;
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
async function pe(e, t) {
	let { at: r, context: { runUrl: i } } = e, { checks: o } = e.octokit.rest, s = C(t.title), c = t.annotations.map(me), { id: l, summary: u } = await a(t.render, async (a) => {
		let l = 0;
		return await m(async () => {
			let { data: e } = await o.create({
				...r,
				name: t.name,
				head_sha: t.commit,
				external_id: t.id,
				status: "completed",
				conclusion: t.isSuccess ? "success" : "failure",
				...i !== "" && { details_url: i },
				output: {
					title: s,
					summary: a,
					annotations: c.slice(0, 50)
				},
				...n
			});
			l = e.id;
		}, async () => {
			let n = (await K(e, t)).find((e) => e.external_id === t.id);
			return l = n?.id ?? 0, n !== void 0;
		}), {
			id: l,
			summary: a
		};
	}), d = {
		...r,
		check_run_id: l
	};
	for (let e = 50; e < c.length; e += 50) {
		let t = c.slice(e, e + 50);
		await m(() => o.update({
			...d,
			output: {
				title: s,
				summary: u,
				annotations: t
			},
			...n
		}), async () => (await o.get(d)).data.output.annotations_count > e);
	}
}
async function K({ octokit: e, at: t }, { name: n, commit: r }) {
	let i = {
		...t,
		ref: r,
		check_name: n,
		filter: "all",
		per_page: 100
	};
	return e.paginate(e.rest.checks.listForRef, i);
}
function me({ severity: e, title: t, message: n, place: r }) {
	return {
		...fe,
		...r && {
			path: r.file,
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: de[e],
		title: C(t),
		message: C(n) || t
	};
}
async function he(e, t, n) {
	let { check: a } = t.markers, { checkouts: o, workspace: s } = t.source, { pullRequest: l, run: f, sha: p } = n, m = l?.head ?? p;
	if (m === "" || l?.origin) return [];
	let g = !x(e);
	if (!g && f.attempt <= 1) return [];
	let _ = await Promise.all(o.map((e) => h(s, e))), v = {
		name: a.name,
		id: `${a.id}:${f.id}:${f.attempt}`,
		commit: m,
		title: oe(e),
		annotations: ee(e).map((e) => ge(e, s, _)),
		isSuccess: t.isSuccess,
		render: (t) => ce(e, t)
	};
	return d("The check run", "checks: write", l, async () => {
		try {
			await u(n, t, async (e) => {
				if (!g && !(await K(e, v)).some(({ external_id: e }) => e?.startsWith(`${a.id}:`))) return;
				let t = await _e(e, o);
				t === void 0 ? await pe(e, v) : c(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(r(e))) throw e;
			c(`No check run was written: ${i(e)}.`);
		}
		return [];
	});
}
function ge({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = M(n, e.file), [a] = r.filter((e) => re(i, e)).map((e) => N(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(P).join("/")
		}
	} : t;
}
async function _e(e, t) {
	let { pullRequest: n, sha: r } = e.context;
	return n ? G(e, n, t) : t.find(({ commit: e }) => e !== void 0 && e !== r)?.commit;
}
// src/github/driftIssue.ts
const q = "lokaform-drift", ve = {
	labelled: {
		labels: q,
		state: "all"
	},
	open: { state: "open" },
	every: { state: "all" }
};
function J(e) {
	let t = new Map();
	return (n) => {
		let r = t.get(n) ?? Y(e, n);
		return t.set(n, r), r;
	};
}
async function Y({ octokit: e, at: t }, n) {
	let r = {
		sort: "created",
		direction: "asc",
		per_page: 100
	}, i = {
		...t,
		...ve[n],
		...r
	};
	return (await e.paginate(e.rest.issues.listForRepo, i)).filter((e) => !e.pull_request);
}
async function ye(e, t, n) {
	let r = async (r) => b(await t(r), n.marker, e);
	if (!n.hasDrift) return await Q(e, await r("open"), n.render, n.title), { is: "kept" };
	let i = await r("labelled"), a = i.length > 0 ? i : await r("every"), o = a.filter(X), s = o.at(-1) ?? a.at(-1);
	return s ? s.state === "closed" && s.state_reason === "not_planned" ? {
		is: "declined",
		number: s.number
	} : await be(e, s, n) ? (await Q(e, o.slice(0, -1), () => n.duplicate(s.number)), {
		is: "kept",
		url: s.html_url
	}) : Z(e, n) : Z(e, n);
}
function X({ state: e }) {
	return e === "open";
}
async function Z(e, t) {
	let { title: r, marker: i } = t, o = async () => (await b(await Y(e, "labelled"), i, e)).filter(X);
	await a(t.render, async (t) => {
		await m(async () => {
			let i = {
				...e.at,
				title: r,
				body: t,
				labels: [q],
				...n
			}, { data: a } = await e.octokit.rest.issues.create(i);
			e.noteLogin(a.user?.login);
		}, async () => (await o()).length > 0);
	});
	let s = await o(), c = s.at(-1);
	return c ? (await Q(e, s.slice(0, -1), () => t.duplicate(c.number)), {
		is: "kept",
		url: c.html_url
	}) : { is: "kept" };
}
async function be(e, t, n) {
	let { issues: r } = e.octokit.rest, { title: i } = n, o = {
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
async function Q({ octokit: e, at: t }, n, r, i) {
	for (let { number: o } of n) await a(r, async (n) => {
		let r = {
			...i && { title: i },
			body: n,
			state: "closed",
			state_reason: "completed"
		};
		await l(e.rest.issues.update({
			...t,
			issue_number: o,
			...r
		}));
	});
}
async function xe(t, n, r) {
	let { markers: i, source: a } = n, c = [], l = [], p = t.projects.filter((e) => O(e) !== "unknown");
	if (p.length === 0) return {
		problems: l,
		issues: c
	};
	let m = new Set([...p.filter((e) => O(e) !== "drift"), ...p]), h = (e, t) => d(e, "contents: read and issues: write", r.pullRequest, t), g = async (n) => {
		let u = await f(n.octokit, r), d = "This run does not update the issue on drift", g = `${d}: the run is for ${r.ref || "no ref"}, and the issue is about ${u}. The job summary has the whole report.`;
		if (s(r) !== u) return [e(g)];
		let [_] = await v(n.octokit, r, u, a, "errors");
		if (_) return [e(`${d}. ${_.finding} The job summary has the whole report.`)];
		let y = J(n), b = p.map(O);
		b.includes("drift") && await y("labelled"), b.some((e) => e !== "drift") && await y("open");
		let [{ root: x = a.workspace } = {}] = a.checkouts, S = await o(r, x);
		for (let a of m) {
			let o = Se(t, a, i, {
				...r,
				pullUrl: S
			}), s = await h(`The issue on the drift of ${a.name ?? a.id}`, async () => {
				let t = await ye(n, y, o);
				if (t.is === "kept" && t.url !== void 0 && c.push(t.url), t.is !== "declined") return [];
				let r = `Issue ${t.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
				return [e(r)];
			});
			if (n.signal.aborted) break;
			m.delete(a), A(l, s);
		}
		return [];
	}, _ = await h("The issues on drift", () => u(r, n, g).catch((e) => {
		if (!(e instanceof T)) throw e;
		let t = `The issues on the drift of ${m.size} of ${ne(p.length, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
		return [j("not-published", t, { severity: "warning" })];
	}));
	return {
		problems: [...l, ..._],
		issues: c
	};
}
function Se(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = O(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: k(a),
		title: w(t),
		hasDrift: o,
		render: (n) => o ? te(e, t, {
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
async function Ce(e, t, n) {
	if (!t || n.githubToken === "" || e.stopped) return $;
	let r = n.writesResult ? await we(e, n, t) : $;
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
async function we(e, t, n) {
	switch (e.command) {
		case "plan": return {
			...$,
			...await V(e, t, n)
		};
		case "apply": return {
			...$,
			problems: await E(e, t, n)
		};
		case "drift": return {
			...$,
			...await xe(e, t, n)
		};
		default: return $;
	}
}
export { Ce as publish };
