import { l as e } from "./wire.js";
import { B as t, G as n, I as r, N as i, W as a, an as o, in as s, j as c, tn as l } from "./start.js";
import { $t as ee, At as te, Hr as ne, Pr as re, Qr as ie, Rt as ae, Ur as oe, Vt as se, Yr as ce, Yt as le, gn as ue, hn as de, in as fe, mn as pe, qr as me, ri as u, sn as he, zt as ge } from "./engine.js";
import { dirname as d, join as f, relative as _e, resolve as p, sep as ve } from "node:path";
import * as m from "os";
import * as ye from "crypto";
import * as be from "fs";
import { inflateSync as xe } from "node:zlib";
import { lstat as Se, readFile as h, readlink as Ce, realpath as g } from "node:fs/promises";
// node_modules/@actions/core/lib/utils.js
function _(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function v(e) {
	return Object.keys(e).length ? {
		title: e.title,
		file: e.file,
		line: e.startLine,
		endLine: e.endLine,
		col: e.startColumn,
		endColumn: e.endColumn
	} : {};
}
// node_modules/@actions/core/lib/command.js
function y(e, t, n) {
	let r = new we(e, t, n);
	process.stdout.write(r.toString() + m.EOL);
}
var we = class {
	constructor(e, t, n) {
		e ||= "missing.command", this.command = e, this.properties = t, this.message = n;
	}
	toString() {
		let e = "::" + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			e += " ";
			let t = !0;
			for (let n in this.properties) if (this.properties.hasOwnProperty(n)) {
				let r = this.properties[n];
				r && (t ? t = !1 : e += ",", e += `${n}=${Ee(r)}`);
			}
		}
		return e += `::${Te(this.message)}`, e;
	}
};
function Te(e) {
	return _(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Ee(e) {
	return _(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function De(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!be.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	be.appendFileSync(n, `${_(t)}${m.EOL}`, { encoding: "utf8" });
}
function Oe(e, t) {
	let n = `ghadelimiter_${ye.randomUUID()}`, r = _(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${m.EOL}${r}${m.EOL}${n}`;
}
var b;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(b ||= {});
function ke(e) {
	y("add-mask", {}, e);
}
function Ae(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function je(e, t) {
	if (process.env.GITHUB_OUTPUT) return De("OUTPUT", Oe(e, t));
	process.stdout.write(m.EOL), y("set-output", { name: e }, _(t));
}
function Me(e) {
	process.exitCode = b.Failure, x(e);
}
function Ne(e) {
	y("debug", {}, e);
}
function x(e, t = {}) {
	y("error", v(t), e instanceof Error ? e.toString() : e);
}
function Pe(e, t = {}) {
	y("warning", v(t), e instanceof Error ? e.toString() : e);
}
function Fe(e, t = {}) {
	y("notice", v(t), e instanceof Error ? e.toString() : e);
}
function Ie(e) {
	process.stdout.write(e + m.EOL);
}
function Le(e) {
	let t = S(e, c);
	return l.flatMap((e) => Ue(t.filter((t) => t.severity === e)));
}
function Re(e) {
	let t = S(e, c);
	return l.every((e) => t.filter((t) => t.severity === e).length <= 10);
}
function S(e, t) {
	let n = fe(e), r = n.projects.flatMap(({ results: e = [] }) => pe(e, de).map((e) => Be(e, t))), i = [...re(n).map((e) => ({
		one: e,
		annotation: C(e, t)
	}))].sort((e, t) => Number(s(e.one)) - Number(s(t.one))), a = n.projects.flatMap((e) => Ve(e, n.command, t)), o = [
		...He(n),
		...r,
		...i.map(({ annotation: e }) => e),
		...a
	];
	return l.flatMap((e) => o.filter((t) => t.severity === e));
}
function ze({ projects: e }) {
	return {
		severity: "error",
		title: "lokaform: drift",
		message: `${se(e)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function Be({ result: e, names: n }, r) {
	let i = oe(e);
	return {
		severity: "error",
		title: We(`${n}: ${me(e.outcome)}`),
		message: t(ne(e), r),
		...i && { place: i }
	};
}
function C(e, t = c) {
	let { severity: n, code: r, place: i } = e;
	return {
		severity: n,
		title: `lokaform: ${r}`,
		message: ee(e, t),
		...i && { place: i }
	};
}
function Ve(e, n, r) {
	let { own: i } = he(e, {
		command: n,
		overflow: ""
	});
	return i.flatMap((e) => e.action === "To pull" ? e.rows : []).map(({ name: e, words: n = "", place: i }) => ({
		severity: "notice",
		title: "lokaform: to pull",
		message: t(`${e}: ${n}`, r),
		...i && { place: i }
	}));
}
function He(e) {
	let t = le(e);
	return t === "" ? [] : [{
		severity: "error",
		title: "lokaform: stopped",
		message: t
	}];
}
function Ue(e) {
	if (e.length <= 10) return [...e];
	let t = e.length - 10 + 1, [n] = e;
	if (!n) return [];
	let r = {
		severity: n.severity,
		title: `and ${t} more`,
		message: `${t} more are not shown here. The job summary and the report list them all. If the job has the permission checks: write, a check run shows up to 1,000 of them at their lines.`
	};
	return [...e.slice(0, 9), r];
}
function We(e) {
	return t(e, 120);
}
// src/github/log.ts
const w = new a();
function T(e) {
	return w.clean(e);
}
function Ge(e) {
	for (let t of e) t !== "" && Ie(i(T(t)));
}
function E(e) {
	Ne(i(T(e)));
}
function Ke(e) {
	w.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of n(e)) ke(t);
}
function qe(e) {
	Me(i(T(r(e))));
}
function Je(e) {
	for (let t of Le(e)) D(t);
}
function Ye(e) {
	D(ze(e));
}
function Xe(e) {
	for (let t of e) D(C(t));
}
function D({ severity: e, title: t, message: n, place: r }) {
	let a = {
		title: T(t),
		...r && {
			file: r.file,
			startLine: r.line,
			endLine: r.endLine
		},
		...r && r.line === r.endLine && {
			startColumn: r.col,
			endColumn: r.endCol
		}
	}, o = {
		error: x,
		warning: Pe,
		notice: Fe
	}[e];
	o(i(T(n)), a);
}
// src/github/branch.ts
function O({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
function Ze({ event: e, ref: t }) {
	return e === "merge_group" || t.startsWith("refs/heads/gh-readonly-queue/");
}
async function k({ rest: e }, { owner: t, repo: n }) {
	let { data: r } = await e.repos.get({
		owner: t,
		repo: n
	});
	return r.default_branch;
}
function Qe({ baseBranch: e, defaultBranch: t }, n) {
	let r = e === "" || t === "", i = e === t || n.some((t) => A(e, t));
	return r || i ? void 0 : e;
}
function A(e, t) {
	let n = t.match(/\*+|[^*]/gu) ?? [], r = j(new Set([0]), n);
	for (let t of e) {
		let e = new Set();
		for (let i of r) {
			let r = n[i] ?? "";
			r.startsWith("**") || r === "*" && t !== "/" ? e.add(i) : r === t && r !== "*" && e.add(i + 1);
		}
		r = j(e, n);
	}
	return r.has(n.length);
}
function j(e, t) {
	for (let n of e) t[n]?.startsWith("*") && e.add(n + 1);
	return e;
}
// src/github/checkout.ts
async function $e(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await et(r, t);
		n.set(e.root, e);
	}
	return [...n.values()];
}
async function et(e, t) {
	let n = await u(await N(e), await N(t));
	return {
		root: n,
		commit: n === void 0 ? void 0 : await tt(f(n, ".git"))
	};
}
async function M(e, { root: t }) {
	return t === void 0 ? e : f(e, _e(await g(e), t));
}
async function N(e) {
	return g(e).catch(() => p(e));
}
async function tt(e) {
	let t = await P(e);
	if (t === void 0) return;
	let n = await z(f(t, "HEAD"));
	return n === void 0 ? void 0 : L(t, n, nt);
}
async function P(e) {
	let t = await z(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : p(d(e), n.trimEnd());
}
async function F(e, t) {
	let n = await P(f(e, ".git"));
	if (n === void 0) return;
	let r = f(await I(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = xe(await h(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function I(e) {
	let t = await z(f(e, "commondir"));
	return t === void 0 ? e : p(e, t.trim());
}
const nt = 5;
async function L(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return R(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await I(e), a = await z(f(i, r));
	return a === void 0 ? R((await z(f(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : L(e, a, n - 1);
}
function R(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function z(e) {
	return h(e, "utf8").catch(() => void 0);
}
// src/github/fileLinks.ts
async function rt({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await M(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = f(r, t);
		if (i !== "" && ce(a, o)) return `${e}/blob/${i}/${_e(o, a).split(ve).map(it).join("/")}#L${n}`;
	};
}
function it(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
// src/github/failure.ts
var B = class extends Error {
	name = "NoAnswer";
};
const at = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoAnswer"
];
function V(e) {
	if (!(e instanceof Error && (at.includes(e.name) || "status" in e))) return "bug";
	let t = U(e), n = /rate limit/i.test(e.message);
	return t === 429 || t === 403 && n ? "limited" : t === 401 ? "unknown" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function H(e) {
	if (!(e instanceof Error)) return !1;
	let t = /resource not accessible by/i;
	return "errors" in e && Array.isArray(e.errors) ? e.errors.some((e) => e?.type === "FORBIDDEN" || t.test(String(e?.message))) : U(e) === 403 && t.test(e.message);
}
function U(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function W(e) {
	let t = e instanceof Error ? e.message.split(" - https://")[0] : String(e), n = U(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
async function ot(e) {
	return e.catch((e) => {
		if (![404, 410].includes(U(e) ?? 0)) throw e;
	});
}
function G(e) {
	return V(e) === "refused" ? K(e, "contents: read") : `GitHub's API failed (${W(e)})`;
}
const st = /archived|too large/i;
function K(e, t) {
	let n = W(e), r = `Give the job the permission ${t}`;
	if (H(e)) return `the workflow's token lacks a permission (${n}). ${r}`;
	let i = U(e) === 404;
	return i && ct(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. ${r}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${st.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}`;
}
function ct(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function lt(e, t, n, r) {
	let i = `${e} could not be written: ${ut(r, t, n)} The job summary has the whole report.`, a = ["refused", "unknown"].includes(V(r)) || U(r) === 410;
	return o("not-published", i, { severity: a ? "notice" : "warning" });
}
function ut(e, t, n) {
	switch (V(e)) {
		case "limited": return "the rate limit of GitHub is reached.";
		case "unknown": return "the token in the input github-token is not valid. Remove the input from the workflow: then the workflow's own token is used.";
		case "refused": return n?.origin ? `for ${n.origin === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${K(e, t)}.`;
		case "invalid": return U(e) === 410 ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty." : `GitHub refused it (${W(e)}).`;
		case "bug": return `this is a bug in lokaform. Please report it with these words: ${e instanceof Error ? e.stack : e}`;
		case "failed": return `GitHub's API failed (${W(e)}).`;
	}
}
async function dt(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		return [lt(e, t, n, r)];
	}
}
const ft = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], pt = {
	request: 45e3,
	all: 18e4
};
async function q(e, t, n) {
	let r = AbortSignal.any([t, AbortSignal.timeout(pt.all)]), i = new Promise((e, t) => {
		let n = () => t(new B("no answer in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	}), a = gt(e, r).then((e) => n(mt(e, r)));
	return Promise.race([a, i]);
}
function mt(e, t) {
	let n, r = async () => e.graphql("query { viewer { login __typename } }").then(({ viewer: e }) => ht(e), (e) => {
		if (H(e)) return "github-actions[bot]";
		throw e;
	});
	return {
		octokit: e,
		signal: t,
		login() {
			return n ??= r(), n;
		},
		noteLogin(e) {
			e !== void 0 && (n = Promise.resolve(e));
		}
	};
}
function ht({ login: e, __typename: t }) {
	return t === "Bot" && !e.endsWith("[bot]") ? `${e}[bot]` : e;
}
async function gt(e, t) {
	let [{ getOctokit: n }, { retry: r }, { throttling: i }] = await Promise.all([
		import("./actions-github.js"),
		import("./octokit-plugin-retry.js"),
		import("./octokit-plugin-throttling.js")
	]), a = (e, t, n, r) => r < 2 && e <= 20, o = {
		log: {
			debug: () => {},
			info: () => {},
			warn: E,
			error: E
		},
		retry: {
			retries: 2,
			doNotRetry: ft
		}
	}, s = {
		onRateLimit: a,
		onSecondaryRateLimit: a
	}, c = n(e, {
		...o,
		throttle: s
	}, r, i), l = n(e, o, r);
	for (let { hook: e } of [c, l]) e.before("request", ({ request: e }) => {
		if (t.aborted) throw new B("no answer in time");
		e.signal = AbortSignal.any([t, AbortSignal.timeout(pt.request)]), e.fetch = _t(e.fetch ?? fetch);
	});
	return Object.assign(c, { graphql: l.graphql });
}
function _t(e) {
	return async (...t) => {
		let n = await e(...t), { status: r, statusText: i } = n, a = await n.arrayBuffer(), o = [...n.headers], s = new Response(a.byteLength > 0 ? a : null, {
			status: r,
			statusText: i,
			headers: o
		});
		return Object.defineProperty(s, "url", { value: n.url });
	};
}
async function vt(e, t, n) {
	let { last: r, knowsRuns: i } = await yt(e, t, n), { shas: a, total: o, since: s } = await xt(e, t, r ?? t.before);
	return {
		numbers: a.size > 0 ? await St(e, t, n, a, s) : [],
		commits: o,
		knowsRuns: i
	};
}
async function yt({ rest: e }, { owner: t, repo: n, workflow: r, event: i }, a) {
	let o = r.split("/").at(-1) ?? "";
	if (!/\.ya?ml$/.test(o)) return { knowsRuns: !0 };
	try {
		for (let r of bt(i)) {
			let { data: i } = await e.actions.listWorkflowRuns({
				owner: t,
				repo: n,
				workflow_id: o,
				branch: a,
				event: r,
				status: "success",
				per_page: 1,
				exclude_pull_requests: !0
			}), s = i.workflow_runs[0]?.head_sha;
			if (s !== void 0) return {
				last: s,
				knowsRuns: !0
			};
		}
		return { knowsRuns: !0 };
	} catch (e) {
		if (U(e) === 404) return { knowsRuns: !0 };
		if (V(e) === "refused") return { knowsRuns: !1 };
		throw e;
	}
}
function bt(e) {
	return e === "workflow_dispatch" ? ["push", e] : [e];
}
async function xt({ rest: t }, { owner: n, repo: r, sha: i }, a) {
	let o = {
		shas: new Set([i]),
		total: 1
	};
	if (a === void 0) return o;
	let s = async (e) => {
		let o = {
			owner: n,
			repo: r,
			basehead: `${a}...${i}`,
			per_page: 100,
			page: e
		}, { data: s } = await t.repos.compareCommitsWithBasehead(o);
		return s;
	};
	try {
		let t = await s(1), n = t.total_commits, r = [...t.commits], i = Math.ceil(n / 100);
		for (let t = Math.max(2, i - 5 + 1); t <= i; t += 1) e(r, (await s(t)).commits);
		let a = t.base_commit.commit.committer?.date;
		return {
			shas: new Set(r.map((e) => e.sha)),
			total: n,
			since: a
		};
	} catch (e) {
		if (U(e) === 404) return o;
		throw e;
	}
}
async function St({ rest: e }, { owner: t, repo: n }, r, i, a) {
	let o = [];
	for (let s = 1; s <= 5; s += 1) {
		let { data: c } = await e.pulls.list({
			owner: t,
			repo: n,
			base: r,
			state: "closed",
			sort: "updated",
			direction: "desc",
			per_page: 100,
			page: s
		});
		for (let { number: e, merged_at: t, merge_commit_sha: n } of c) t !== null && n !== null && i.has(n) && o.push(e);
		let l = c.at(-1)?.updated_at;
		if (c.length < 100 || l === void 0 || a === void 0 || Date.parse(l) < Date.parse(a)) break;
	}
	return o.sort((e, t) => t - e);
}
// src/github/targetFiles.ts
function Ct(e, t, n) {
	return Tt(e, n, async (n, r) => await Mt(n, e, t, r) ?? J("the checked-out commit is neither the head of the pull request nor a merge of it"));
}
function wt(e, t) {
	return Tt(e, t, async (t) => {
		let n = O(e), { last: r } = n === void 0 ? {} : await yt(t, e, n);
		return r ?? e.before ?? J("no run has applied manifests before");
	});
}
async function Tt(e, { githubToken: t, checkouts: n, workspace: r, signal: i }, a) {
	let [o, ...s] = n;
	if (!o || s.length > 0) return J("the settings and the manifests are not all in one checkout");
	if (t === "") return J("the input github-token is empty");
	let { commit: c = e.sha } = o;
	try {
		let n = await M(r, o);
		return await q(t, i, async ({ octokit: t }) => {
			let r = await a(t, {
				root: n,
				planned: c
			});
			if (typeof r != "string") return r;
			let i = await Dt(t, e, n, r);
			return i ? {
				is: "found",
				commit: r,
				files: i
			} : J(Et);
		});
	} catch (e) {
		return J(G(e));
	}
}
const Et = "the repository has too many files for GitHub to list them";
async function Dt(e, t, n, r) {
	let i = await Pt(e, t, r);
	return i && new ae(n, i, (r) => Ft(e, t, n, r));
}
async function Ot(e, t, { checkouts: n, workspace: r, read: i }) {
	let [a, ...o] = n;
	if (!a || o.length > 0 || await kt(a, r)) return {
		is: "unknown",
		why: "the settings and the manifests are not all in one checkout"
	};
	try {
		let n = await Dt(e, t, await M(r, a), t.sha);
		if (!n) return {
			is: "unknown",
			why: Et
		};
		let o = [];
		for (let e of new Set([...i.onDisk, ...await i.inCommit(n)])) {
			let t = await At(e, await n.idOf(e)), i = ie(e, { displayRoot: r });
			t !== void 0 && o.push(`${i} (${t})`);
		}
		return {
			is: "compared",
			differing: o
		};
	} catch (e) {
		return {
			is: "unknown",
			why: G(e instanceof ge ? e.cause : e)
		};
	}
}
async function kt({ root: e }, t) {
	let n = await g(t);
	return e !== void 0 && e !== n && await u(d(e), n) !== void 0;
}
async function At(e, t) {
	let n = await h(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : Lt(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
}
function J(e) {
	return {
		is: "missing",
		why: e
	};
}
function jt({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${G(t)}`;
}
async function Mt(e, t, { head: n, base: r }, { root: i, planned: a }) {
	let { owner: o, repo: s } = t;
	if (a === n) {
		let t = `${r}...${n}`, { data: i } = await e.rest.repos.compareCommitsWithBasehead({
			owner: o,
			repo: s,
			basehead: t,
			per_page: 1
		});
		return i.merge_base_commit.sha;
	}
	let c = await F(i, a) ?? await Nt(e, t, a);
	return c[1] === n ? c[0] : void 0;
}
async function Nt(e, { owner: t, repo: n }, r) {
	let { data: i } = await e.rest.git.getCommit({
		owner: t,
		repo: n,
		commit_sha: r
	});
	return i.parents.map(({ sha: e }) => e);
}
async function Pt(e, { owner: t, repo: n }, r) {
	let { data: i } = await e.rest.git.getTree({
		owner: t,
		repo: n,
		tree_sha: r,
		recursive: "1"
	});
	if (!i.truncated) return i.tree.flatMap(({ path: e, mode: t, type: n, sha: r }) => n === "blob" ? [{
		path: e,
		kind: t === "120000" ? "link" : "file",
		id: r
	}] : []);
}
async function Ft(e, { owner: t, repo: n }, r, { path: i, kind: a, id: o }) {
	let s = await It(f(r, i), a, o);
	if (s) return s;
	let { data: c } = await e.rest.git.getBlob({
		owner: t,
		repo: n,
		file_sha: o
	});
	return Buffer.from(c.content, "base64");
}
async function It(e, t, n) {
	try {
		return t === "file" && !(await Se(e)).isFile() ? void 0 : Lt(t === "file" ? await h(e) : await Ce(e, "buffer"), n);
	} catch {
		return;
	}
}
function Lt(e, t) {
	if (Rt(e, t)) return e;
	let n = e.includes("\r\n") ? zt(e) : e;
	return Rt(n, t) ? n : void 0;
}
function Rt(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return te(n).update(`blob ${e.length}\0`).update(e).digest("hex") === t;
}
function zt(e) {
	return e.filter((t, n) => t !== 13 || e[n + 1] !== 10);
}
// src/github/mayApply.ts
const Y = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function Bt(e, { applyFrom: t, githubToken: n, source: r, signal: i }) {
	if (!e) return [o("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.")];
	if (e.event.startsWith("pull_request")) return [o("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.")];
	if (Ze(e)) return [Jt()];
	let a = O(e);
	if (a === void 0) return [Q(e.ref, void 0)];
	let s = [], c = await X(a, {
		githubToken: n,
		signal: i
	}, async (n) => {
		if (!t.some((e) => A(a, e))) {
			let t = await k(n, e);
			if (a !== t) return Q(e.ref, t);
		}
		s = await Ht(n, e, a, r, "all");
	});
	return c ? [c] : s.map(({ code: e, severity: t, finding: n, advice: r }) => o(e, `${n} ${r}`, { severity: t }));
}
async function Vt(e, t) {
	let n = e && O(e);
	return !e || n === void 0 ? Q(e?.ref ?? "", void 0) : X(n, t, async (t) => {
		let r = await Ut(t, e, n);
		return r && o(r.code, `${r.finding} ${r.advice}`);
	});
}
async function Ht(e, t, n, r, i) {
	let a = Wt(r.checkouts, t) ?? await Ut(e, t, n);
	if (a) return [a];
	let o = Gt(r.checkouts, t);
	return o?.severity === "error" ? [o] : i === "errors" && Y.includes(t.event) ? [] : [o, Kt(await Ot(e, t, r), t)].flatMap((e) => e ?? []);
}
async function X(e, { githubToken: t, signal: n }, r) {
	if (t === "") return $(e, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await q(t, n, ({ octokit: e }) => r(e));
	} catch (t) {
		return $(e, Yt(t));
	}
}
async function Ut(e, { owner: t, repo: n, sha: r }, i) {
	let { data: a } = await e.rest.git.getRef({
		owner: t,
		repo: n,
		ref: `heads/${i}`
	}), o = a.object.sha;
	if (o !== r) return {
		code: "stale-commit",
		severity: "error",
		finding: `This run is for commit ${Z(r)}, but ${i} is now at ${Z(o)}.`,
		advice: `The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on ${i} (workflow_dispatch).`
	};
}
function Wt(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${Z(n.commit)}, but this run is for ${Z(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function Gt(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return;
	let r = "The commit of the manifests cannot be read from a .git folder";
	return Y.includes(t) ? {
		code: "wrong-checkout",
		severity: "notice",
		finding: `${r}.`,
		advice: `They are assumed to be from commit ${Z(n)}, for which this run was started.`
	} : {
		code: "wrong-checkout",
		severity: "error",
		finding: `${r}, and ${t || "this event"} can run on another commit than the head of the branch.`,
		advice: "Nothing was sent. Install git before actions/checkout runs, or run apply on push."
	};
}
function Kt(e, { event: t, sha: n }) {
	if (e.is === "compared" && e.differing.length === 0) return;
	let r = Y.includes(t);
	return {
		code: "wrong-checkout",
		severity: r ? "notice" : "error",
		finding: e.is === "compared" ? `Not all settings and manifests are as in commit ${Z(n)}, for which this run was started: ${qt(e.differing)}.` : `It is not known whether the settings and manifests are those of commit ${Z(n)}, for which this run was started: ${e.why}.`,
		advice: r ? "They are used as they are." : `A stranger can cause ${t || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function qt(e) {
	let t = e.length - 5;
	return `${e.slice(0, 5).join(", ")}${t > 0 ? `, and ${ue(t, "more file")}` : ""}`;
}
function Z(e) {
	return e.slice(0, 7);
}
function Jt() {
	return o("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.");
}
function Q(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return o("wrong-ref", n);
}
function $(e, t) {
	return o("unknown-head", `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`);
}
function Yt(e) {
	let t = V(e);
	return t === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : t === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : t === "refused" ? K(e, "contents: read") : `GitHub's API failed (${W(e)}). Start this run again later`;
}
export { Ge as A, Je as C, T as D, qe as E, Re as M, Ae as N, E as O, je as P, Qe as S, Xe as T, $e as _, Ct as a, O as b, q as c, V as d, G as f, rt as g, dt as h, wt as i, S as j, Ke as k, B as l, ot as m, Ht as n, jt as o, U as p, Vt as r, vt as s, Bt as t, W as u, F as v, Ye as w, k as x, M as y };
