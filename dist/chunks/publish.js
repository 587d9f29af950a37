import { B as e, C as t, D as n, E as r, F as i, H as a, I as o, J as s, L as c, M as l, N as u, O as d, P as f, R as p, S as m, T as h, U as g, V as _, W as v, Y as y, c as b, d as x, g as S, j as C, k as w, l as ee, m as te, n as T, o as E, r as D, w as O } from "./annotations.js";
import { cr as ne } from "./engine.js";
import { a as re, c as ie, i as ae, n as oe, o as se, t as ce, u as le, w as k } from "./markdown.js";
import { Q as A, dt as j, k as M, xt as N } from "./start.js";
import { d as P } from "./wire.js";
import { join as F, relative as I, sep as L } from "node:path";
// src/github/comment.ts
async function R(e, t, { number: r, head: i }, a) {
	let { owner: o, repo: s, run: l } = t, { issues: u, pulls: d } = e.octokit.rest, p = async () => {
		let t = {
			owner: o,
			repo: s,
			issue_number: r,
			per_page: 100
		};
		return C(await e.octokit.paginate(u.listComments, t), a.marker, e);
	}, m = async (e) => {
		for (let { id: t } of e) await f(u.deleteComment({
			owner: o,
			repo: s,
			comment_id: t
		}));
	}, g = async () => {
		let { data: e } = await d.get({
			owner: o,
			repo: s,
			pull_number: r
		});
		return e.head.sha;
	}, { newest: _, others: v } = z(await p());
	if (!_ && !a.hasFindings) return { is: "kept" };
	if (_ && (H(V(_), l) || O(_.body ?? ""))) return { is: "superseded" };
	let y = await g();
	if (y !== i) return {
		is: "outdated",
		head: y
	};
	let b = _, x;
	if (await c(a, async (t) => {
		if (_) {
			if (U(_.body) === U(t)) return;
			if (await f(u.updateComment({
				owner: o,
				repo: s,
				comment_id: _.id,
				body: t
			}))) {
				x = {
					..._,
					body: t
				};
				return;
			}
			if (b = void 0, !a.hasFindings) return;
		}
		let i = async () => {
			let { data: n } = await u.createComment({
				owner: o,
				repo: s,
				issue_number: r,
				body: t,
				...h
			});
			e.noteLogin(n.user?.login);
		}, c = (e) => !H(l, V(e)) && !H(V(e), l);
		await n(i, async () => (await p()).some(c));
		let d = z(await p());
		await m(d.others), x = d.newest;
	}), await m(v), !x) return {
		is: "kept",
		...b && { url: b.html_url }
	};
	let S = await g();
	if (S === i) return {
		is: "kept",
		url: x.html_url
	};
	if (!b) await m(H(V(x), l) ? [] : [x]);
	else {
		let e = {
			owner: o,
			repo: s,
			comment_id: x.id
		}, t = await f(u.getComment(e)), n = a.outdated(S);
		t?.data.body === x.body && await f(u.updateComment({
			...e,
			body: n
		}));
	}
	return {
		is: "outdated",
		head: S
	};
}
function z(e) {
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
function B({ id: e, attempt: t }) {
	return `lokaform:run:${e}:${t}`;
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
async function W(e, { markers: t, now: n, githubToken: r, signal: a, source: s, unappliedBase: c }, l) {
	let { pullRequest: u, event: d, runUrl: f, sha: p } = l, m = [];
	if (!u) return {
		problems: d.startsWith("pull_request") ? [fe(d)] : [],
		comments: m
	};
	let { checkouts: h, workspace: g } = s, v = {
		commit: u.head,
		checkedOut: h[0]?.commit ?? p
	}, y = {
		marker: t.comment,
		moreMarkers: [B(l.run), le(e, t.scope)]
	}, b = await _(l, h, g), x = {
		now: n,
		...y,
		...v,
		run: f,
		linkTo: b,
		unappliedBase: c
	}, S = {
		marker: k(t.comment),
		hasFindings: j(e),
		render: (t) => se(e, {
			...x,
			limit: t
		}),
		outdated: (e) => ie({
			...x,
			head: e
		}),
		limit: oe
	}, C = `The comment on pull request ${u.number}`;
	return {
		problems: await o(C, "pull-requests: write", u, async () => i(r, a, async (e) => {
			let t = await G(e.octokit, l, u, h);
			if (t !== void 0) return [de(u, t)];
			let n = await R(e, l, u, S);
			return n.is === "kept" && n.url !== void 0 && m.push(n.url), ue(u, n);
		})),
		comments: m
	};
}
function ue({ number: e, head: t }, n) {
	if (n.is === "kept") return [];
	let r = n.is === "superseded" ? `The comment on pull request ${e} was written by a later run, so this run did not replace it. The job summary has this plan.` : `This run is for commit ${t.slice(0, 7)}, but pull request ${e} is now at ${n.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
	return [l(r)];
}
function de({ number: e, head: t }, n) {
	let r = `No comment was written. The plan is for commit ${n.slice(0, 7)}. This is not the newest commit of pull request ${e} (${t.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
	return l(r);
}
function fe(e) {
	let t = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${e} event. The job summary has the whole report.`;
	return l(t);
}
async function G(e, t, n, r) {
	for (let { root: i, commit: o } of r) {
		let r = o ?? t.sha;
		if (r !== n.head && !await pe(e, t, n, r, i === void 0 ? void 0 : await a(i, r))) return r;
	}
}
async function pe(e, t, { number: n, head: r }, i, a) {
	if (a && a.length > 1) return a[1] === r;
	if (i === t.sha) return t.ref === `refs/pull/${n}/merge`;
	try {
		return (await g(e, t, i))[1] === r;
	} catch (e) {
		if (u(e) === 404) return !1;
		throw e;
	}
}
// src/github/checkRun.ts
const me = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, he = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function ge(e, t, r) {
	let { owner: i, repo: a, runUrl: o } = t, { checks: l } = e.octokit.rest, u = s(r.title), d = r.annotations.map(_e), { id: f, summary: p } = await c(r, async (s) => {
		let c = 0;
		return await n(async () => {
			let { data: e } = await l.create({
				owner: i,
				repo: a,
				name: r.name,
				head_sha: r.commit,
				external_id: r.id,
				status: "completed",
				conclusion: r.isSuccess ? "success" : "failure",
				...o !== "" && { details_url: o },
				output: {
					title: u,
					summary: s,
					annotations: d.slice(0, 50)
				},
				...h
			});
			c = e.id;
		}, async () => {
			let n = (await K(e, t, r)).find((e) => e.external_id === r.id);
			return c = n?.id ?? 0, n !== void 0;
		}), {
			id: c,
			summary: s
		};
	}), m = {
		owner: i,
		repo: a,
		check_run_id: f
	};
	for (let e = 50; e < d.length; e += 50) {
		let t = d.slice(e, e + 50);
		await n(() => l.update({
			...m,
			output: {
				title: u,
				summary: p,
				annotations: t
			},
			...h
		}), async () => (await l.get(m)).data.output.annotations_count > e);
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
function _e({ severity: e, title: t, message: n, place: r }) {
	return {
		...he,
		...r && {
			path: r.file,
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: me[e],
		title: s(t),
		message: s(n) || t
	};
}
async function ve(e, { githubToken: t, signal: n, isSuccess: r, markers: a, source: s }, c) {
	let { check: l } = a, { checkouts: u, workspace: f } = s, { pullRequest: p, run: m, sha: h } = c, g = p?.head ?? h;
	if (g === "" || p?.origin) return [];
	let _ = !T(e);
	if (!_ && m.attempt <= 1) return [];
	let b = await Promise.all(u.map((e) => v(f, e))), x = {
		name: l.name,
		id: `${l.id}:${m.id}:${m.attempt}`,
		commit: g,
		title: re(e),
		annotations: D(e).map((e) => ye(e, f, b)),
		isSuccess: r,
		render: (t) => ae(e, t),
		limit: ce
	};
	return o("The check run", "checks: write", p, async () => {
		try {
			await i(t, n, async (e) => {
				if (!_ && !(await K(e, c, x)).some(({ external_id: e }) => e?.startsWith(`${l.id}:`))) return;
				let t = await be(e.octokit, c, u);
				t === void 0 ? await ge(e, c, x) : y(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(w(e))) throw e;
			y(`No check run was written: ${d(e)}.`);
		}
		return [];
	});
}
function ye({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = F(n, e.file), [a] = r.filter((e) => ne(i, e)).map((e) => I(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(L).join("/")
		}
	} : t;
}
async function be(e, t, n) {
	let { pullRequest: r, sha: i } = t;
	return r ? G(e, t, r, n) : n.find(({ commit: e }) => e !== void 0 && e !== i)?.commit;
}
// src/github/issue.ts
const q = "lokaform-drift", xe = {
	labelled: {
		labels: q,
		state: "all"
	},
	open: { state: "open" },
	every: { state: "all" }
};
function Se(e, t) {
	let n = new Map();
	return (r) => {
		let i = n.get(r) ?? J(e, t, r);
		return n.set(r, i), i;
	};
}
async function J({ octokit: e }, { owner: t, repo: n }, r) {
	let i = {
		sort: "created",
		direction: "asc",
		per_page: 100
	}, a = {
		owner: t,
		repo: n,
		...xe[r],
		...i
	};
	return (await e.paginate(e.rest.issues.listForRepo, a)).filter((e) => !e.pull_request);
}
async function Ce(e, t, n, r) {
	let i = async (t) => C(await n(t), r.marker, e);
	if (!r.hasDrift) return await Z(e, t, await i("open"), r), { is: "kept" };
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(Y), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? {
		is: "declined",
		number: c.number
	} : await we(e, t, c, r) ? (await Z(e, t, s.slice(0, -1), r.duplicate(c.number)), {
		is: "kept",
		url: c.html_url
	}) : X(e, t, r) : X(e, t, r);
}
function Y({ state: e }) {
	return e === "open";
}
async function X(e, t, r) {
	let { owner: i, repo: a } = t, { title: o, marker: s } = r, l = async () => (await C(await J(e, t, "labelled"), s, e)).filter(Y);
	await c(r, async (t) => {
		await n(async () => {
			let n = [q], { data: r } = await e.octokit.rest.issues.create({
				owner: i,
				repo: a,
				title: o,
				body: t,
				labels: n,
				...h
			});
			e.noteLogin(r.user?.login);
		}, async () => (await l()).length > 0);
	});
	let u = await l(), d = u.at(-1);
	return d ? (await Z(e, t, u.slice(0, -1), r.duplicate(d.number)), {
		is: "kept",
		url: d.html_url
	}) : { is: "kept" };
}
async function we(e, t, n, r) {
	let { owner: i, repo: a } = t, { issues: o } = e.octokit.rest, { title: s } = r, l = {
		owner: i,
		repo: a,
		issue_number: n.number
	}, u = await c(r, async (e) => {
		if (Y(n) && n.body === e && n.title === s) return !0;
		let t = Y(n) ? {} : { state: "open" };
		return await f(o.update({
			...l,
			title: s,
			body: e,
			...t
		})) !== void 0;
	}), d = n.labels.some((e) => (typeof e == "string" ? e : e.name) === q);
	return u && !d && await o.addLabels({
		...l,
		labels: [q]
	}), u;
}
async function Z({ octokit: e }, { owner: t, repo: n }, r, { title: i, ...a }) {
	for (let { number: o } of r) await c(a, async (r) => {
		let a = {
			...i && { title: i },
			body: r,
			state: "closed",
			state_reason: "completed"
		};
		await f(e.rest.issues.update({
			owner: t,
			repo: n,
			issue_number: o,
			...a
		}));
	});
}
async function Q(t, { githubToken: n, markers: a, source: s, signal: c }, u) {
	let d = [], f = [], h = t.projects.filter((e) => A(e) !== "unknown");
	if (h.length === 0) return {
		problems: f,
		issues: d
	};
	let g = new Set([...h.filter((e) => A(e) !== "drift"), ...h]), _ = (e, t) => o(e, "contents: read and issues: write", u.pullRequest, t), v = async (n) => {
		let r = await e(n.octokit, u), i = "This run does not update the issue on drift";
		if (p(u) !== r) return [l(`${i}: the run is for ${u.ref || "no ref"}, and the issue is about ${r}. The job summary has the whole report.`)];
		let [o] = await S(n.octokit, u, r, s, "errors");
		if (o) return [l(`${i}. ${o.finding} The job summary has the whole report.`)];
		let c = Se(n, u), v = h.map(A);
		v.includes("drift") && await c("labelled"), v.some((e) => e !== "drift") && await c("open");
		let [{ root: y = s.workspace } = {}] = s.checkouts, b = await m(u, y);
		for (let e of g) {
			let r = Te(t, e, a, {
				...u,
				pullUrl: b
			}), i = await _(`The issue on the drift of ${e.name ?? e.id}`, async () => {
				let e = await Ce(n, u, c, r);
				if (e.is === "kept" && e.url !== void 0 && d.push(e.url), e.is !== "declined") return [];
				let t = `Issue ${e.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
				return [l(t)];
			});
			if (n.signal.aborted) break;
			g.delete(e), P(f, i);
		}
		return [];
	}, y = await _("The issues on drift", () => i(n, c, v).catch((e) => {
		if (!(e instanceof r)) throw e;
		let t = `The issues on the drift of ${g.size} of ${M(h.length, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
		return [N("not-published", t, { severity: "warning" })];
	}));
	return {
		problems: [...f, ...y],
		issues: d
	};
}
function Te(e, t, { issue: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = A(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: k(a),
		title: x(t),
		hasDrift: o,
		render: (n) => o ? b(e, t, {
			...s,
			limit: n
		}) : te(t, {
			...s,
			limit: n
		}),
		duplicate: (e) => ({
			render: () => ee(e, s),
			limit: E
		}),
		limit: E
	};
}
// src/github/publish.ts
const $ = {
	problems: [],
	comments: [],
	issues: []
};
async function Ee(e, t, n) {
	if (!t || n.githubToken === "" || e.stopped) return $;
	let r = n.writesResult ? await De(e, n, t) : $;
	if (!n.writesCheckRun) return r;
	let i = await ve({
		...e,
		problems: [...e.problems, ...r.problems]
	}, n, t);
	return {
		...r,
		problems: [...r.problems, ...i]
	};
}
async function De(e, n, r) {
	switch (e.command) {
		case "plan": return {
			...$,
			...await W(e, n, r)
		};
		case "apply": return {
			...$,
			problems: await t(e, n, r)
		};
		case "drift": return {
			...$,
			...await Q(e, n, r)
		};
		default: return $;
	}
}
export { Ee as publish };
