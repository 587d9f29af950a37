import { A as e, B as t, C as n, D as r, E as i, F as a, H as o, I as s, J as c, L as l, M as u, N as d, O as f, P as p, S as m, T as h, U as g, V as _, c as v, d as y, g as b, j as x, l as S, m as C, n as ee, o as w, q as T, r as te, w as E, z as D } from "./annotations.js";
import { er as O } from "./engine.js";
import { a as k, c as ne, i as re, n as ie, o as ae, t as oe, u as se, w as A } from "./markdown.js";
import { Pt as ce, xt as j } from "./start.js";
import { d as le } from "./wire.js";
import { join as M, relative as N, sep as P } from "node:path";
// src/github/comment.ts
async function F(t, n, { number: r, head: a }, o) {
	let { owner: c, repo: l, run: u } = n, { issues: f, pulls: p } = t.octokit.rest, m = async () => {
		let n = {
			owner: c,
			repo: l,
			issue_number: r,
			per_page: 100
		};
		return e(await t.octokit.paginate(f.listComments, n), o.marker, t);
	}, g = async (e) => {
		for (let { id: t } of e) await d(f.deleteComment({
			owner: c,
			repo: l,
			comment_id: t
		}));
	}, _ = async () => {
		let { data: e } = await p.get({
			owner: c,
			repo: l,
			pull_number: r
		});
		return e.head.sha;
	}, { newest: v, others: y } = I(await m());
	if (!v && !o.hasFindings) return { is: "kept" };
	if (v && (z(R(v), u) || E(v.body ?? ""))) return { is: "superseded" };
	let b = await _();
	if (b !== a) return {
		is: "outdated",
		head: b
	};
	let x = v, S;
	if (await s(o, async (e) => {
		if (v) {
			if (B(v.body) === B(e)) return;
			if (await d(f.updateComment({
				owner: c,
				repo: l,
				comment_id: v.id,
				body: e
			}))) {
				S = {
					...v,
					body: e
				};
				return;
			}
			if (x = void 0, !o.hasFindings) return;
		}
		let n = async () => {
			let { data: n } = await f.createComment({
				owner: c,
				repo: l,
				issue_number: r,
				body: e,
				...h
			});
			t.noteLogin(n.user?.login);
		}, a = (e) => !z(u, R(e)) && !z(R(e), u);
		await i(n, async () => (await m()).some(a));
		let s = I(await m());
		await g(s.others), S = s.newest;
	}), await g(y), !S) return {
		is: "kept",
		...x && { url: x.html_url }
	};
	let C = await _();
	if (C === a) return {
		is: "kept",
		url: S.html_url
	};
	if (!x) await g(z(R(S), u) ? [] : [S]);
	else {
		let e = {
			owner: c,
			repo: l,
			comment_id: S.id
		}, t = await d(f.getComment(e)), n = o.outdated(C);
		t?.data.body === S.body && await d(f.updateComment({
			...e,
			body: n
		}));
	}
	return {
		is: "outdated",
		head: C
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
async function V(e, { markers: n, now: r, githubToken: i, signal: o, source: s, unappliedBase: c }, l) {
	let { pullRequest: u, event: d, runUrl: f, sha: m } = l, h = [];
	if (!u) return {
		problems: d.startsWith("pull_request") ? [W(d)] : [],
		comments: h
	};
	let { checkouts: g, workspace: _ } = s, v = {
		commit: u.head,
		checkedOut: g[0]?.commit ?? m
	}, y = {
		marker: n.comment,
		moreMarkers: [L(l.run), se(e, n.scope)]
	}, b = await t(l, g, _), x = {
		now: r,
		...y,
		...v,
		run: f,
		linkTo: b,
		unappliedBase: c
	}, S = {
		marker: A(n.comment),
		hasFindings: ce(e),
		render: (t) => ae(e, {
			...x,
			limit: t
		}),
		outdated: (e) => ne({
			...x,
			head: e
		}),
		limit: ie
	}, C = `The comment on pull request ${u.number}`;
	return {
		problems: await a(C, "pull-requests: write", u, async () => p(i, o, async (e) => {
			let t = await G(e.octokit, l, u, g);
			if (t !== void 0) return [U(u, t)];
			let n = await F(e, l, u, S);
			return n.is === "kept" && n.url !== void 0 && h.push(n.url), H(u, n);
		})),
		comments: h
	};
}
function H({ number: e, head: t }, n) {
	if (n.is === "kept") return [];
	let r = n.is === "superseded" ? `The comment on pull request ${e} was written by a later run, so this run did not replace it. The job summary has this plan.` : `This run is for commit ${t.slice(0, 7)}, but pull request ${e} is now at ${n.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
	return [x(r)];
}
function U({ number: e, head: t }, n) {
	let r = `No comment was written. The plan is for commit ${n.slice(0, 7)}. This is not the newest commit of pull request ${e} (${t.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
	return x(r);
}
function W(e) {
	let t = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${e} event. The job summary has the whole report.`;
	return x(t);
}
async function G(e, t, n, r) {
	for (let { root: i, commit: a } of r) {
		let r = a ?? t.sha;
		if (r !== n.head && !await ue(e, t, n, r, i === void 0 ? void 0 : await _(i, r))) return r;
	}
}
async function ue(e, t, { number: n, head: r }, i, a) {
	if (a && a.length > 1) return a[1] === r;
	if (i === t.sha) return t.ref === `refs/pull/${n}/merge`;
	try {
		return (await o(e, t, i))[1] === r;
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
async function pe(e, t, n) {
	let { owner: r, repo: a, runUrl: o } = t, { checks: c } = e.octokit.rest, l = T(n.title), u = n.annotations.map(me), { id: d, summary: f } = await s(n, async (s) => {
		let d = 0;
		return await i(async () => {
			let { data: e } = await c.create({
				owner: r,
				repo: a,
				name: n.name,
				head_sha: n.commit,
				external_id: n.id,
				status: "completed",
				conclusion: n.isSuccess ? "success" : "failure",
				...o !== "" && { details_url: o },
				output: {
					title: l,
					summary: s,
					annotations: u.slice(0, 50)
				},
				...h
			});
			d = e.id;
		}, async () => {
			let r = (await K(e, t, n)).find((e) => e.external_id === n.id);
			return d = r?.id ?? 0, r !== void 0;
		}), {
			id: d,
			summary: s
		};
	}), p = {
		owner: r,
		repo: a,
		check_run_id: d
	};
	for (let e = 50; e < u.length; e += 50) {
		let t = u.slice(e, e + 50);
		await i(() => c.update({
			...p,
			output: {
				title: l,
				summary: f,
				annotations: t
			},
			...h
		}), async () => (await c.get(p)).data.output.annotations_count > e);
	}
}
async function K({ octokit: e }, { owner: t, repo: n }, { name: r, commit: i }) {
	let a = {
		owner: t,
		repo: n,
		ref: i,
		check_name: r,
		filter: "all",
		per_page: 100
	};
	return e.paginate(e.rest.checks.listForRef, a);
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
		title: T(t),
		message: T(n) || t
	};
}
async function he(e, { githubToken: t, signal: n, isSuccess: i, markers: o, source: s }, l) {
	let { check: u } = o, { checkouts: d, workspace: m } = s, { pullRequest: h, run: _, sha: v } = l, y = h?.head ?? v;
	if (y === "" || h?.origin) return [];
	let b = !ee(e);
	if (!b && _.attempt <= 1) return [];
	let x = await Promise.all(d.map((e) => g(m, e))), S = {
		name: u.name,
		id: `${u.id}:${_.id}:${_.attempt}`,
		commit: y,
		title: k(e),
		annotations: te(e).map((e) => ge(e, m, x)),
		isSuccess: i,
		render: (t) => re(e, t),
		limit: oe
	};
	return a("The check run", "checks: write", h, async () => {
		try {
			await p(t, n, async (e) => {
				if (!b && !(await K(e, l, S)).some(({ external_id: e }) => e?.startsWith(`${u.id}:`))) return;
				let t = await _e(e.octokit, l, d);
				t === void 0 ? await pe(e, l, S) : c(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(f(e))) throw e;
			c(`No check run was written: ${r(e)}.`);
		}
		return [];
	});
}
function ge({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = M(n, e.file), [a] = r.filter((e) => O(i, e)).map((e) => N(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(P).join("/")
		}
	} : t;
}
async function _e(e, t, n) {
	let { pullRequest: r, sha: i } = t;
	return r ? G(e, t, r, n) : n.find(({ commit: e }) => e !== void 0 && e !== i)?.commit;
}
// src/github/issue.ts
const q = "lokaform-drift", ve = {
	labelled: {
		labels: q,
		state: "all"
	},
	open: { state: "open" },
	every: { state: "all" }
};
function J(e, t) {
	let n = new Map();
	return (r) => {
		let i = n.get(r) ?? Y(e, t, r);
		return n.set(r, i), i;
	};
}
async function Y({ octokit: e }, { owner: t, repo: n }, r) {
	let i = {
		sort: "created",
		direction: "asc",
		per_page: 100
	}, a = {
		owner: t,
		repo: n,
		...ve[r],
		...i
	};
	return (await e.paginate(e.rest.issues.listForRepo, a)).filter((e) => !e.pull_request);
}
async function ye(t, n, r, i) {
	let a = async (n) => e(await r(n), i.marker, t);
	if (!i.hasDrift) return await Q(t, n, await a("open"), i), { is: "kept" };
	let o = await a("labelled"), s = o.length > 0 ? o : await a("every"), c = s.filter(X), l = c.at(-1) ?? s.at(-1);
	return l ? l.state === "closed" && l.state_reason === "not_planned" ? {
		is: "declined",
		number: l.number
	} : await be(t, n, l, i) ? (await Q(t, n, c.slice(0, -1), i.duplicate(l.number)), {
		is: "kept",
		url: l.html_url
	}) : Z(t, n, i) : Z(t, n, i);
}
function X({ state: e }) {
	return e === "open";
}
async function Z(t, n, r) {
	let { owner: a, repo: o } = n, { title: c, marker: l } = r, u = async () => (await e(await Y(t, n, "labelled"), l, t)).filter(X);
	await s(r, async (e) => {
		await i(async () => {
			let n = [q], { data: r } = await t.octokit.rest.issues.create({
				owner: a,
				repo: o,
				title: c,
				body: e,
				labels: n,
				...h
			});
			t.noteLogin(r.user?.login);
		}, async () => (await u()).length > 0);
	});
	let d = await u(), f = d.at(-1);
	return f ? (await Q(t, n, d.slice(0, -1), r.duplicate(f.number)), {
		is: "kept",
		url: f.html_url
	}) : { is: "kept" };
}
async function be(e, t, n, r) {
	let { owner: i, repo: a } = t, { issues: o } = e.octokit.rest, { title: c } = r, l = {
		owner: i,
		repo: a,
		issue_number: n.number
	}, u = await s(r, async (e) => {
		if (X(n) && n.body === e && n.title === c) return !0;
		let t = X(n) ? {} : { state: "open" };
		return await d(o.update({
			...l,
			title: c,
			body: e,
			...t
		})) !== void 0;
	}), f = n.labels.some((e) => (typeof e == "string" ? e : e.name) === q);
	return u && !f && await o.addLabels({
		...l,
		labels: [q]
	}), u;
}
async function Q({ octokit: e }, { owner: t, repo: n }, r, { title: i, ...a }) {
	for (let { number: o } of r) await s(a, async (r) => {
		let a = {
			...i && { title: i },
			body: r,
			state: "closed",
			state_reason: "completed"
		};
		await d(e.rest.issues.update({
			owner: t,
			repo: n,
			issue_number: o,
			...a
		}));
	});
}
async function xe(e, { githubToken: t, markers: n, source: r, signal: i }, o) {
	let s = [], c = [], u = e.projects.filter((e) => j(e) !== "unknown");
	if (u.length === 0) return {
		problems: c,
		issues: s
	};
	let d = new Set([...u.filter((e) => j(e) !== "drift"), ...u]), f = (e, t) => a(e, "contents: read and issues: write", o.pullRequest, t), h = async (t) => {
		let i = await D(t.octokit, o), a = "This run does not update the issue on drift";
		if (l(o) !== i) return [x(`${a}: the run is for ${o.ref || "no ref"}, and the issue is about ${i}. The job summary has the whole report.`)];
		let [p] = await b(t.octokit, o, i, r, "errors");
		if (p) return [x(`${a}. ${p.finding} The job summary has the whole report.`)];
		let h = J(t, o), g = u.map(j);
		g.includes("drift") && await h("labelled"), g.some((e) => e !== "drift") && await h("open");
		let [{ root: _ = r.workspace } = {}] = r.checkouts, v = await m(o, _);
		for (let r of d) {
			let i = Se(e, r, n, {
				...o,
				pullUrl: v
			}), a = await f(`The issue on the drift of ${r.name ?? r.id}`, async () => {
				let e = await ye(t, o, h, i);
				if (e.is === "kept" && e.url !== void 0 && s.push(e.url), e.is !== "declined") return [];
				let n = `Issue ${e.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
				return [x(n)];
			});
			if (t.signal.aborted) break;
			le(c, a);
		}
		return [];
	}, g = await f("The issues on drift", () => p(t, i, h));
	return {
		problems: [...c, ...g],
		issues: s
	};
}
function Se(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = j(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: A(a),
		title: y(t),
		hasDrift: o,
		render: (n) => o ? v(e, t, {
			...s,
			limit: n
		}) : C(t, {
			...s,
			limit: n
		}),
		duplicate: (e) => ({
			render: () => S(e, s),
			limit: w
		}),
		limit: w
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
async function we(e, t, r) {
	switch (e.command) {
		case "plan": return {
			...$,
			...await V(e, t, r)
		};
		case "apply": return {
			...$,
			problems: await n(e, t, r)
		};
		case "drift": return {
			...$,
			...await xe(e, t, r)
		};
		default: return $;
	}
}
export { Ce as publish };
