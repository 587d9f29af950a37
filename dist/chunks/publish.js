import { A as e, C as t, E as n, F as r, I as i, J as a, L as o, M as s, N as c, O as l, S as u, T as d, U as f, W as p, b as m, d as h, i as g, j as _, k as v, l as y, o as b, p as x, q as S, r as C, t as ee, v as w, w as T, x as te, y as E } from "./issues.js";
import { rr as D } from "./engine.js";
import { T as O, a as k, c as ne, i as re, n as ie, o as ae, t as oe, u as se } from "./markdown.js";
import { Pt as ce, Wt as A, Y as le, vt as j } from "./start.js";
import { u as M } from "./wire.js";
import { join as N, relative as P, sep as F } from "node:path";
// src/github/comment.ts
async function I(t, n, { number: r, head: i }, a) {
	let { owner: o, repo: s, run: c } = n, { issues: d, pulls: f } = t.octokit.rest, p = async () => {
		let e = {
			owner: o,
			repo: s,
			issue_number: r,
			per_page: 100
		};
		return l(await t.octokit.paginate(d.listComments, e), a.marker, t);
	}, h = async (t) => {
		for (let { id: n } of t) await e(d.deleteComment({
			owner: o,
			repo: s,
			comment_id: n
		}));
	}, g = async () => {
		let { data: e } = await f.get({
			owner: o,
			repo: s,
			pull_number: r
		});
		return e.head.sha;
	}, { newest: _, others: v } = L(await p());
	if (!_ && !a.hasFindings) return { is: "kept" };
	if (_ && (B(z(_), c) || te(_.body ?? ""))) return { is: "superseded" };
	let y = await g();
	if (y !== i) return {
		is: "outdated",
		head: y
	};
	let b = _, x;
	if (await m(a, async (n) => {
		if (_) {
			if (V(_.body) === V(n)) return;
			if (await e(d.updateComment({
				owner: o,
				repo: s,
				comment_id: _.id,
				body: n
			}))) {
				x = {
					..._,
					body: n
				};
				return;
			}
			if (b = void 0, !a.hasFindings) return;
		}
		let i = async () => {
			let { data: e } = await d.createComment({
				owner: o,
				repo: s,
				issue_number: r,
				body: n,
				...u
			});
			t.noteLogin(e.user?.login);
		}, l = (e) => !B(c, z(e)) && !B(z(e), c);
		await T(i, async () => (await p()).some(l), 2);
		let f = L(await p());
		await h(f.others), x = f.newest;
	}), await h(v), !x) return {
		is: "kept",
		...b && { url: b.html_url }
	};
	let S = await g();
	if (S === i) return {
		is: "kept",
		url: x.html_url
	};
	if (!b) await h(B(z(x), c) ? [] : [x]);
	else {
		let t = {
			owner: o,
			repo: s,
			comment_id: x.id
		}, n = await e(d.getComment(t)), r = a.outdated(S);
		n?.data.body === x.body && await e(d.updateComment({
			...t,
			body: r
		}));
	}
	return {
		is: "outdated",
		head: S
	};
}
function L(e) {
	let [t, ...n] = e;
	if (!t) return {
		newest: void 0,
		others: []
	};
	let r = n.reduce((e, t) => B(z(e), z(t)) ? e : t, t);
	return {
		newest: r,
		others: e.filter((e) => e !== r)
	};
}
function R({ id: e, attempt: t }) {
	return `lokaform:run:${e}:${t}`;
}
function z({ body: e = "" }) {
	let [, t = 0, n = 0] = /<!-- lokaform:run:(\d+):(\d+) -->/.exec(e) ?? [];
	return {
		id: Number(t),
		attempt: Number(n)
	};
}
function B(e, t) {
	return e.id > t.id || e.id === t.id && e.attempt > t.attempt;
}
function V(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
async function H(e, t, n) {
	let { pullRequest: r, event: i, runUrl: a, sha: o } = n, c = [];
	if (!r) return {
		problems: i.startsWith("pull_request") ? [ue(i)] : [],
		comments: c
	};
	let { marker: l, now: u, githubToken: d, signal: f, checkouts: p, workspace: m, unappliedBase: h } = t, g = {
		commit: r.head,
		checkedOut: p[0]?.commit ?? o
	}, v = {
		marker: l,
		runMarker: R(n.run),
		scopeMarker: se(e, t.scope)
	}, y = await x(n, p, m), b = {
		now: u,
		...v,
		...g,
		run: a,
		linkTo: y,
		unappliedBase: h
	}, S = {
		marker: O(l),
		hasFindings: ce(e),
		render: (t) => ae(e, {
			...b,
			limit: t
		}),
		outdated: (e) => ne({
			...b,
			head: e
		}),
		limit: ie
	}, C = `The comment on pull request ${r.number}`;
	return {
		problems: await s(C, "pull-requests: write", r, async () => _(d, f, async (e) => {
			let t = await G(e.octokit, n, r, p);
			if (t !== void 0) return [W(r, t)];
			let i = await I(e, n, r, S);
			return i.is === "kept" && i.url !== void 0 && c.push(i.url), U(r, i);
		})),
		comments: c
	};
}
function U({ number: e, head: t }, n) {
	if (n.is === "kept") return [];
	let r = n.is === "superseded" ? `The comment on pull request ${e} was written by a later run, so this run did not replace it. The job summary has this plan.` : `This run is for commit ${t.slice(0, 7)}, but pull request ${e} is now at ${n.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
	return [A("not-published", r, { severity: "notice" })];
}
function W({ number: e, head: t }, n) {
	let r = `No comment was written. The plan is for commit ${n.slice(0, 7)}. This is not the newest commit of pull request ${e} (${t.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
	return A("not-published", r, { severity: "notice" });
}
function ue(e) {
	let t = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${e} event. The job summary has the whole report.`;
	return A("not-published", t, { severity: "notice" });
}
async function G(e, t, n, r) {
	for (let { root: a, commit: o } of r) {
		let r = o ?? t.sha;
		if (r !== n.head && !await de(e, t, n, r, a === void 0 ? void 0 : await i(a, r))) return r;
	}
}
async function de(e, { owner: t, repo: n, ref: r, sha: i }, { number: a, head: o }, s, c) {
	if (c && c.length > 1) return c[1] === o;
	if (s === i) return r === `refs/pull/${a}/merge`;
	try {
		let { data: r } = await e.rest.git.getCommit({
			owner: t,
			repo: n,
			commit_sha: s
		});
		return r.parents[1]?.sha === o;
	} catch (e) {
		if (v(e) === 404) return !1;
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
async function me(e, t, n) {
	let r = n.annotations.map(ve), i = r.slice(0, 50), a;
	await m(n, async (r) => {
		a = {
			id: await ge(e, t, n, {
				summary: r,
				annotations: i
			}),
			summary: r
		};
	}), a && await _e(e, t, a, n.title, r);
}
async function he({ octokit: e }, t, n, r) {
	return (await K(e, t, n)).some(({ external_id: e }) => e?.startsWith(`${r}:`));
}
async function K(e, { owner: t, repo: n }, { name: r, commit: i }) {
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
async function ge({ octokit: e }, t, { name: n, id: r, commit: i, title: a, isSuccess: o }, s) {
	let { owner: c, repo: l, runUrl: d } = t, { checks: p } = e.rest, m = 0;
	return await T(async () => {
		let { data: e } = await p.create({
			owner: c,
			repo: l,
			name: n,
			head_sha: i,
			external_id: r,
			status: "completed",
			conclusion: o ? "success" : "failure",
			...d !== "" && { details_url: d },
			output: {
				title: f(a),
				...s
			},
			...u
		});
		m = e.id;
	}, async () => {
		let a = (await K(e, t, {
			name: n,
			commit: i
		})).find((e) => e.external_id === r);
		return m = a?.id ?? 0, a !== void 0;
	}, 2), m;
}
async function _e({ octokit: e }, { owner: t, repo: n }, { id: r, summary: i }, a, o) {
	let { checks: s } = e.rest, c = {
		owner: t,
		repo: n,
		check_run_id: r
	};
	for (let e = 50; e < o.length; e += 50) {
		let t = o.slice(e, e + 50);
		await T(() => s.update({
			...c,
			output: {
				title: f(a),
				summary: i,
				annotations: t
			},
			...u
		}), async () => (await s.get(c)).data.output.annotations_count > e, 2);
	}
}
function ve({ severity: e, title: t, message: n, place: r }) {
	return {
		...pe,
		...r && {
			path: r.file,
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: fe[e],
		title: f(t),
		message: f(n) || t
	};
}
async function ye(e, t, r) {
	let { githubToken: i, signal: c, isSuccess: l, check: u, checkouts: f, workspace: m } = t, { pullRequest: h, run: g, sha: v } = r, y = h?.head ?? v;
	if (y === "" || h?.origin) return [];
	let b = !S(e);
	if (!b && g.attempt <= 1) return [];
	let x = await Promise.all(f.map((e) => o(m, e))), C = {
		name: u.name,
		id: `${u.id}:${g.id}:${g.attempt}`,
		commit: y,
		title: k(e),
		annotations: a(e).map((e) => be(e, m, x)),
		isSuccess: l,
		render: (t) => re(e, t),
		limit: oe
	};
	return s("The check run", "checks: write", h, async () => {
		try {
			await _(i, c, async (e) => {
				if (!b && !await he(e, r, C, u.id)) return;
				let t = await xe(e.octokit, r, f);
				t === void 0 ? await me(e, r, C) : p(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(n(e))) throw e;
			p(`No check run was written: ${d(e)}.`);
		}
		return [];
	});
}
function be({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = N(n, e.file), [a] = r.filter((e) => D(i, e)).map((e) => P(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(F).join("/")
		}
	} : t;
}
async function xe(e, t, n) {
	let { pullRequest: r, sha: i } = t;
	return r ? G(e, t, r, n) : n.find(({ commit: e }) => e !== void 0 && e !== i)?.commit;
}
// src/github/issue.ts
const q = "lokaform-drift", Se = {
	labelled: {
		labels: q,
		state: "all"
	},
	open: { state: "open" },
	every: { state: "all" }
};
function Ce(e, t) {
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
		...Se[r],
		...i
	};
	return (await e.paginate(e.rest.issues.listForRepo, a)).filter((e) => !e.pull_request);
}
async function we(e, t, n, r) {
	let i = async (t) => l(await n(t), r.marker, e);
	if (!r.hasDrift) return await Ee(e, t, await i("open"), r), { is: "kept" };
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(Y), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? {
		is: "declined",
		number: c.number
	} : await Te(e, t, c, r) ? (await Z(e, t, s.slice(0, -1), c.number, r), {
		is: "kept",
		url: c.html_url
	}) : X(e, t, r) : X(e, t, r);
}
function Y({ state: e }) {
	return e === "open";
}
async function X(e, t, n) {
	let { owner: r, repo: i } = t, { title: a, marker: o } = n, s = async () => (await l(await J(e, t, "labelled"), o, e)).filter(Y);
	await m(n, async (t) => {
		await T(async () => {
			let n = [q], { data: o } = await e.octokit.rest.issues.create({
				owner: r,
				repo: i,
				title: a,
				body: t,
				labels: n,
				...u
			});
			e.noteLogin(o.user?.login);
		}, async () => (await s()).length > 0, 2);
	});
	let c = await s(), d = c.at(-1);
	return d ? (await Z(e, t, c.slice(0, -1), d.number, n), {
		is: "kept",
		url: d.html_url
	}) : { is: "kept" };
}
async function Te(t, n, r, i) {
	let { owner: a, repo: o } = n, { issues: s } = t.octokit.rest, { title: c } = i, l = {
		owner: a,
		repo: o,
		issue_number: r.number
	}, u = !0;
	await m(i, async (t) => {
		if (Y(r) && r.body === t && r.title === c) return;
		let n = Y(r) ? {} : { state: "open" };
		u = await e(s.update({
			...l,
			title: c,
			body: t,
			...n
		})) !== void 0;
	});
	let d = r.labels.some((e) => (typeof e == "string" ? e : e.name) === q);
	return u && !d && await s.addLabels({
		...l,
		labels: [q]
	}), u;
}
async function Z(t, n, r, i, a) {
	let { owner: o, repo: s } = n, c = a.duplicate(i);
	for (let { number: n } of r) {
		let r = {
			body: c,
			state: "closed",
			state_reason: "completed"
		};
		await e(t.octokit.rest.issues.update({
			owner: o,
			repo: s,
			issue_number: n,
			...r
		}));
	}
}
async function Ee(t, { owner: n, repo: r }, i, a) {
	let { title: o } = a;
	for (let { number: s } of i) await m(a, async (i) => {
		let a = {
			title: o,
			body: i,
			state: "closed",
			state_reason: "completed"
		};
		await e(t.octokit.rest.issues.update({
			owner: n,
			repo: r,
			issue_number: s,
			...a
		}));
	});
}
async function De(e, n, i) {
	let a = [], o = [], l = e.projects.filter((e) => j(e) !== "unknown");
	if (l.length === 0) return {
		problems: o,
		issues: a
	};
	let u = new Set(l.filter((e) => j(e) !== "drift"));
	for (let e of l) u.add(e);
	let d = !1, f = (e, t) => s(e, "contents: read and issues: write", i.pullRequest, t), p = async (t) => {
		let s = await r(t.octokit, i);
		if (c(i) !== s) return [Ae(i, s)];
		let [p] = await h(t.octokit, i, s, n.source, "errors");
		if (p) return [je(p.finding)];
		let m = Ce(t, i), g = l.map(j);
		g.includes("drift") && await m("labelled"), g.some((e) => e !== "drift") && await m("open");
		let _ = await w(i, n.root);
		d = !0;
		for (let r of u) {
			let s = Oe(e, r, n, {
				...i,
				pullUrl: _
			}), c = await f(`The issue on the drift of ${r.name ?? r.id}`, async () => {
				let e = await we(t, i, m, s);
				return e.is === "kept" && e.url !== void 0 && a.push(e.url), e.is === "declined" ? [ke(e.number)] : [];
			});
			if (t.signal.aborted) break;
			u.delete(r), M(o, c);
		}
		return [];
	}, m = await f("The issue on drift", async () => {
		try {
			return await _(n.githubToken, n.signal, p);
		} catch (e) {
			if (!d || !(e instanceof t)) throw e;
			return [Q(u.size, l.length)];
		}
	});
	return {
		problems: [...o, ...m],
		issues: a
	};
}
function Oe(e, t, { marker: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = j(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: O(a),
		title: b(t),
		hasDrift: o,
		render: (n) => o ? C(e, t, {
			...s,
			limit: n
		}) : y(t, {
			...s,
			limit: n
		}),
		duplicate: (e) => g(e, s),
		limit: ee
	};
}
function ke(e) {
	let t = `Issue ${e} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
	return A("not-published", t, { severity: "notice" });
}
function Ae({ ref: e }, t) {
	let n = `This run does not update the issue on drift: the run is for ${e || "no ref"}, and the issue is about ${t}. The job summary has the whole report.`;
	return A("not-published", n, { severity: "notice" });
}
function je(e) {
	let t = `This run does not update the issue on drift. ${e} The job summary has the whole report.`;
	return A("not-published", t, { severity: "notice" });
}
function Q(e, t) {
	let n = `The issues on the drift of ${e} of ${le(t, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
	return A("not-published", n, { severity: "warning" });
}
// src/github/publish.ts
const $ = {
	problems: [],
	comments: [],
	issues: []
};
async function Me(e, t) {
	let { context: n, githubToken: r, markers: i } = t;
	if (!n || r === "" || e.stopped) return $;
	let a = t.writesResult ? await Ne(e, t, n) : $;
	if (!t.writesCheckRun) return a;
	let o = await ye({
		...e,
		problems: [...e.problems, ...a.problems]
	}, {
		...t,
		...t.source,
		check: i.check
	}, n);
	return {
		...a,
		problems: [...a.problems, ...o]
	};
}
async function Ne(e, t, n) {
	let { githubToken: r, markers: i, signal: a, source: o } = t;
	if (e.command === "plan") {
		let r = await H(e, {
			...t,
			...o,
			marker: i.comment,
			scope: i.scope
		}, n);
		return {
			...$,
			...r
		};
	}
	if (e.command === "apply") {
		let { commentPrefix: r, scope: a } = i, o = await E(e, {
			...t,
			prefix: r,
			scope: a
		}, n);
		return {
			...$,
			problems: o
		};
	}
	if (e.command === "drift") {
		let [{ root: t = o.workspace } = {}] = o.checkouts, s = await De(e, {
			githubToken: r,
			marker: i.issue,
			root: t,
			source: o,
			signal: a
		}, n);
		return {
			...$,
			...s
		};
	}
	return $;
}
export { Me as publish };
