import { A as e, F as t, J as n, M as r, U as i, W as a, X as o, Z as s, z as c } from "./start.js";
import { $n as l, Cn as ee, En as te, Ft as ne, Hn as re, Ht as ie, Qn as ae, Sn as oe, Wn as se, Wt as ce, Yt as u, dn as le, en as ue, ir as de, rn as fe, tn as pe, wi as me, xn as he, yn as ge } from "./engine.js";
import { dirname as d, join as f, relative as p, resolve as m, sep as _e } from "node:path";
import * as h from "os";
import * as ve from "crypto";
import * as ye from "fs";
import { inflateSync as be } from "node:zlib";
import { lstat as xe, readFile as g, readlink as Se, realpath as _ } from "node:fs/promises";
// node_modules/@actions/core/lib/utils.js
function v(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function y(e) {
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
function b(e, t, n) {
	let r = new Ce(e, t, n);
	process.stdout.write(r.toString() + h.EOL);
}
var Ce = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${Te(r)}`);
			}
		}
		return e += `::${we(this.message)}`, e;
	}
};
function we(e) {
	return v(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Te(e) {
	return v(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function Ee(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!ye.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	ye.appendFileSync(n, `${v(t)}${h.EOL}`, { encoding: "utf8" });
}
function De(e, t) {
	let n = `ghadelimiter_${ve.randomUUID()}`, r = v(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${h.EOL}${r}${h.EOL}${n}`;
}
var x;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(x ||= {});
function Oe(e) {
	b("add-mask", {}, e);
}
function ke(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Ae(e, t) {
	if (process.env.GITHUB_OUTPUT) return Ee("OUTPUT", De(e, t));
	process.stdout.write(h.EOL), b("set-output", { name: e }, v(t));
}
function je(e) {
	process.exitCode = x.Failure, S(e);
}
function Me(e) {
	b("debug", {}, e);
}
function S(e, t = {}) {
	b("error", y(t), e instanceof Error ? e.toString() : e);
}
function Ne(e, t = {}) {
	b("warning", y(t), e instanceof Error ? e.toString() : e);
}
function Pe(e, t = {}) {
	b("notice", y(t), e instanceof Error ? e.toString() : e);
}
function Fe(e) {
	process.stdout.write(e + h.EOL);
}
function Ie(t) {
	let r = C(t, e);
	return n.flatMap((e) => He(r.filter((t) => t.severity === e)));
}
function Le(t) {
	let r = C(t, e);
	return n.every((e) => r.filter((t) => t.severity === e).length <= 10);
}
function C(e, t) {
	let r = re(e), i = r.projects.flatMap(({ results: e = [] }) => he(e, oe).map((e) => ze(e, t))), a = [...se(r).map((e) => ({
		one: e,
		annotation: w(e, t)
	}))].sort((e, t) => Number(o(e.one)) - Number(o(t.one))), s = r.projects.flatMap((e) => Be(e, t)), c = [
		...Ve(r),
		...i,
		...a.map(({ annotation: e }) => e),
		...s
	];
	return n.flatMap((e) => c.filter((t) => t.severity === e));
}
function Re({ projects: e }) {
	return {
		severity: "error",
		title: "lokaform: drift",
		message: `${fe(e)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function ze({ result: e, names: t }, n) {
	let r = l(e);
	return {
		severity: "error",
		title: Ue(`${t}: ${de(e.outcome)}`),
		message: c(ae(e), n),
		...r && { place: r }
	};
}
function w(t, n = e) {
	let { severity: r, code: i, place: a } = t;
	return {
		severity: r,
		title: `lokaform: ${i}`,
		message: ge(t, n),
		...a && { place: a }
	};
}
function Be({ plan: e, target: t, hide_texts: n }, r) {
	return (t?.is === "compared" ? t.kept : e?.kept ?? []).filter(me).map((e) => ({
		severity: "notice",
		title: "lokaform: to pull",
		message: c(`${e.label}: ${te(e, n !== !0)}`, r),
		..."place" in e && e.place && { place: e.place }
	}));
}
function Ve(e) {
	let t = le(e);
	return t === "" ? [] : [{
		severity: "error",
		title: "lokaform: stopped",
		message: t
	}];
}
function He(e) {
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
function Ue(e) {
	return c(e, 120);
}
// src/github/log.ts
const T = new i();
function E(e) {
	return T.clean(e);
}
function We(e) {
	for (let t of e) t !== "" && Fe(r(E(t)));
}
function D(e) {
	Me(r(E(e)));
}
function Ge(e) {
	T.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of a(e)) Oe(t);
}
function Ke(e) {
	je(r(E(t(e))));
}
function qe(e) {
	for (let t of Ie(e)) O(t);
}
function Je(e) {
	O(Re(e));
}
function Ye(e) {
	for (let t of e) O(w(t));
}
function O({ severity: e, title: t, message: n, place: i }) {
	let a = {
		title: E(t),
		...i && {
			file: i.file,
			startLine: i.line,
			endLine: i.endLine
		},
		...i && i.line === i.endLine && {
			startColumn: i.col,
			endColumn: i.endCol
		}
	}, o = {
		error: S,
		warning: Ne,
		notice: Pe
	}[e];
	o(r(E(n)), a);
}
// src/github/checkout.ts
async function Xe(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await Ze(r, t);
		n.set(e.root, e);
	}
	return [...n.values()];
}
async function Ze(e, t) {
	let n = await u(await A(e), await A(t));
	return {
		root: n,
		commit: n === void 0 ? void 0 : await Qe(f(n, ".git"))
	};
}
async function k(e, { root: t }) {
	return t === void 0 ? e : f(e, p(await _(e), t));
}
async function A(e) {
	return _(e).catch(() => m(e));
}
async function Qe(e) {
	let t = await j(e);
	if (t === void 0) return;
	let n = await I(f(t, "HEAD"));
	return n === void 0 ? void 0 : P(t, n, $e);
}
async function j(e) {
	let t = await I(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : m(d(e), n.trimEnd());
}
async function M(e, t) {
	let n = await j(f(e, ".git"));
	if (n === void 0) return;
	let r = f(await N(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = be(await g(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function N(e) {
	let t = await I(f(e, "commondir"));
	return t === void 0 ? e : m(e, t.trim());
}
const $e = 5;
async function P(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return F(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await N(e), a = await I(f(i, r));
	return a === void 0 ? F((await I(f(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : P(e, a, n - 1);
}
function F(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function I(e) {
	return g(e, "utf8").catch(() => void 0);
}
// src/github/fileLinks.ts
async function et({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await k(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = f(r, t);
		if (i !== "" && ie(a, o)) return `${e}/blob/${i}/${p(o, a).split(_e).map(tt).join("/")}#L${n}`;
	};
}
function tt(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
// src/github/branch.ts
function L({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
function nt({ event: e, ref: t }) {
	return e === "merge_group" || t.startsWith("refs/heads/gh-readonly-queue/");
}
async function R({ rest: e }, { owner: t, repo: n }) {
	let { data: r } = await e.repos.get({
		owner: t,
		repo: n
	});
	return r.default_branch;
}
function rt(e, t) {
	let n = t.match(/\*+|[^*]/gu) ?? [], r = z(new Set([0]), n);
	for (let t of e) {
		let e = new Set();
		for (let i of r) {
			let r = n[i] ?? "";
			r.startsWith("**") || r === "*" && t !== "/" ? e.add(i) : r === t && r !== "*" && e.add(i + 1);
		}
		r = z(e, n);
	}
	return r.has(n.length);
}
function z(e, t) {
	for (let n of e) t[n]?.startsWith("*") && e.add(n + 1);
	return e;
}
// src/github/failure.ts
var B = class extends Error {
	name = "NoAnswer";
};
const it = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoAnswer"
];
function V(e) {
	if (!(e instanceof Error && (it.includes(e.name) || "status" in e))) return "bug";
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
async function at(e) {
	return e.catch((e) => {
		if (![404, 410].includes(U(e) ?? 0)) throw e;
	});
}
function G(e) {
	return V(e) === "refused" ? K(e, "contents: read") : `GitHub's API failed (${W(e)})`;
}
const ot = /archived|too large/i;
function K(e, t) {
	let n = W(e), r = `Give the job the permission ${t}`;
	if (H(e)) return `the workflow's token lacks a permission (${n}). ${r}`;
	let i = U(e) === 404;
	return i && st(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. ${r}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${ot.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}`;
}
function st(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function ct(e, t, n, r) {
	let i = `${e} could not be written: ${lt(r, t, n)} The job summary has the whole report.`, a = ["refused", "unknown"].includes(V(r)) || U(r) === 410;
	return s("not-published", i, { severity: a ? "notice" : "warning" });
}
function lt(e, t, n) {
	switch (V(e)) {
		case "limited": return "the rate limit of GitHub is reached.";
		case "unknown": return "the token in the input github-token is not valid. Remove the input from the workflow: then the workflow's own token is used.";
		case "refused": return n?.origin ? `for ${n.origin === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${K(e, t)}.`;
		case "invalid": return U(e) === 410 ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty." : `GitHub refused it (${W(e)}).`;
		case "bug": return `this is a bug in lokaform. Please report it with these words: ${e instanceof Error ? e.stack : e}`;
		case "failed": return `GitHub's API failed (${W(e)}).`;
	}
}
async function ut(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		return [ct(e, t, n, r)];
	}
}
const dt = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], q = {
	request: 45e3,
	all: 18e4
};
async function J(e, t, n) {
	let r = AbortSignal.any([t, AbortSignal.timeout(q.all)]), i = new Promise((e, t) => {
		let n = () => t(new B("no answer in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	}), a = mt(e, r).then((e) => n(ft(e, r)));
	return Promise.race([a, i]);
}
function ft(e, t) {
	let n, r = async () => e.graphql("query { viewer { login __typename } }").then(({ viewer: e }) => pt(e), (e) => {
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
function pt({ login: e, __typename: t }) {
	return t === "Bot" && !e.endsWith("[bot]") ? `${e}[bot]` : e;
}
async function mt(e, t) {
	let [{ getOctokit: n }, { retry: r }, { throttling: i }] = await Promise.all([
		import("./actions-github.js"),
		import("./octokit-plugin-retry.js"),
		import("./octokit-plugin-throttling.js")
	]), a = (e, t, n, r) => r < 2 && e <= 20, o = {
		log: {
			debug: () => {},
			info: () => {},
			warn: D,
			error: D
		},
		retry: {
			retries: 2,
			doNotRetry: dt
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
		e.signal = AbortSignal.any([t, AbortSignal.timeout(q.request)]), e.fetch = ht(e.fetch ?? fetch);
	});
	return Object.assign(c, { graphql: l.graphql });
}
function ht(e) {
	return async (...t) => {
		let n = await e(...t), { status: r, statusText: i } = n, a = await n.arrayBuffer(), o = [...n.headers], s = new Response(a.byteLength > 0 ? a : null, {
			status: r,
			statusText: i,
			headers: o
		});
		return Object.defineProperty(s, "url", { value: n.url });
	};
}
async function gt(e, t, n) {
	let { last: r, knowsRuns: i } = await _t(e, t, n), { shas: a, total: o, since: s } = await yt(e, t, r ?? t.before);
	return {
		numbers: a.size > 0 ? await bt(e, t, n, a, s) : [],
		commits: o,
		knowsRuns: i
	};
}
async function _t({ rest: e }, { owner: t, repo: n, workflow: r, event: i }, a) {
	let o = r.split("/").at(-1) ?? "";
	if (!/\.ya?ml$/.test(o)) return { knowsRuns: !0 };
	try {
		for (let r of vt(i)) {
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
function vt(e) {
	return e === "workflow_dispatch" ? ["push", e] : [e];
}
async function yt({ rest: e }, { owner: t, repo: n, sha: r }, i) {
	let a = {
		shas: new Set([r]),
		total: 1
	};
	if (i === void 0) return a;
	let o = async (a) => {
		let o = {
			owner: t,
			repo: n,
			basehead: `${i}...${r}`,
			per_page: 100,
			page: a
		}, { data: s } = await e.repos.compareCommitsWithBasehead(o);
		return s;
	};
	try {
		let e = await o(1), t = e.total_commits, n = [...e.commits], r = Math.ceil(t / 100);
		for (let e = Math.max(2, r - 5 + 1); e <= r; e += 1) n.push(...(await o(e)).commits);
		let i = e.base_commit.commit.committer?.date;
		return {
			shas: new Set(n.map((e) => e.sha)),
			total: t,
			since: i
		};
	} catch (e) {
		if (U(e) === 404) return a;
		throw e;
	}
}
async function bt({ rest: e }, { owner: t, repo: n }, r, i, a) {
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
function xt(e, t, n) {
	return Ct(e, n, async (n, r) => await At(n, e, t, r) ?? Y("the checked-out commit is neither the head of the pull request nor a merge of it"));
}
function St(e, t) {
	return Ct(e, t, async (t) => {
		let n = L(e), { last: r } = n === void 0 ? {} : await _t(t, e, n);
		return r ?? e.before ?? Y("no run has applied manifests before");
	});
}
async function Ct(e, { githubToken: t, checkouts: n, workspace: r, signal: i }, a) {
	let [o, ...s] = n;
	if (!o || s.length > 0) return Y("the settings and the manifests are not all in one checkout");
	if (t === "") return Y("the input github-token is empty");
	let { commit: c = e.sha } = o;
	try {
		let n = await k(r, o);
		return await J(t, i, async ({ octokit: t }) => {
			let r = await a(t, {
				root: n,
				planned: c
			});
			if (typeof r != "string") return r;
			let i = await Tt(t, e, n, r);
			return i ? {
				is: "found",
				commit: r,
				files: i
			} : Y(wt);
		});
	} catch (e) {
		return Y(G(e));
	}
}
const wt = "the repository has too many files for GitHub to list them";
async function Tt(e, t, n, r) {
	let i = await Mt(e, t, r);
	return i && new ue(n, i, (r) => Nt(e, t, n, r));
}
async function Et(e, t, { checkouts: n, workspace: r, read: i }) {
	let [a, ...o] = n;
	if (!a || o.length > 0 || await Dt(a, r)) return {
		is: "unknown",
		why: "the settings and the manifests are not all in one checkout"
	};
	try {
		let n = await Tt(e, t, await k(r, a), t.sha);
		if (!n) return {
			is: "unknown",
			why: wt
		};
		let o = [];
		for (let e of new Set([...i.onDisk, ...await i.inCommit(n)])) {
			let t = await Ot(e, await n.idOf(e)), i = ce(e, { displayRoot: r });
			t !== void 0 && o.push(`${i} (${t})`);
		}
		return {
			is: "compared",
			differing: o
		};
	} catch (e) {
		return {
			is: "unknown",
			why: G(e instanceof pe ? e.cause : e)
		};
	}
}
async function Dt({ root: e }, t) {
	let n = await _(t);
	return e !== void 0 && e !== n && await u(d(e), n) !== void 0;
}
async function Ot(e, t) {
	let n = await g(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : Ft(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
}
function Y(e) {
	return {
		is: "missing",
		why: e
	};
}
function kt({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${G(t)}`;
}
async function At(e, t, { head: n, base: r }, { root: i, planned: a }) {
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
	let c = await M(i, a) ?? await jt(e, t, a);
	return c[1] === n ? c[0] : void 0;
}
async function jt(e, { owner: t, repo: n }, r) {
	let { data: i } = await e.rest.git.getCommit({
		owner: t,
		repo: n,
		commit_sha: r
	});
	return i.parents.map(({ sha: e }) => e);
}
async function Mt(e, { owner: t, repo: n }, r) {
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
async function Nt(e, { owner: t, repo: n }, r, { path: i, kind: a, id: o }) {
	let s = await Pt(f(r, i), a, o);
	if (s) return s;
	let { data: c } = await e.rest.git.getBlob({
		owner: t,
		repo: n,
		file_sha: o
	});
	return Buffer.from(c.content, "base64");
}
async function Pt(e, t, n) {
	try {
		return t === "file" && !(await xe(e)).isFile() ? void 0 : Ft(t === "file" ? await g(e) : await Se(e, "buffer"), n);
	} catch {
		return;
	}
}
function Ft(e, t) {
	if (It(e, t)) return e;
	let n = e.includes("\r\n") ? Lt(e) : e;
	return It(n, t) ? n : void 0;
}
function It(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return ne(n).update(`blob ${e.length}\0`).update(e).digest("hex") === t;
}
function Lt(e) {
	return e.filter((t, n) => t !== 13 || e[n + 1] !== 10);
}
// src/github/mayApply.ts
const X = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function Rt(e, { applyFrom: t, githubToken: n, source: r, signal: i }) {
	if (!e) return [s("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.")];
	if (e.event.startsWith("pull_request")) return [s("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.")];
	if (nt(e)) return [qt()];
	let a = L(e);
	if (a === void 0) return [Q(e.ref, void 0)];
	let o = [], c = await Vt(a, {
		githubToken: n,
		signal: i
	}, async (n) => {
		if (!t.some((e) => rt(a, e))) {
			let t = await R(n, e);
			if (a !== t) return Q(e.ref, t);
		}
		o = await Bt(n, e, a, r, "all");
	});
	return c ? [c] : o.map(({ code: e, severity: t, finding: n, advice: r }) => s(e, `${n} ${r}`, { severity: t }));
}
async function zt(e, t) {
	let n = e && L(e);
	return !e || n === void 0 ? Q(e?.ref ?? "", void 0) : Vt(n, t, async (t) => {
		let r = await Ht(t, e, n);
		return r && s(r.code, `${r.finding} ${r.advice}`);
	});
}
async function Bt(e, t, n, r, i) {
	let a = Ut(r.checkouts, t) ?? await Ht(e, t, n);
	if (a) return [a];
	let o = Wt(r.checkouts, t);
	return o?.severity === "error" ? [o] : i === "errors" && X.includes(t.event) ? [] : [o, Gt(await Et(e, t, r), t)].flatMap((e) => e ?? []);
}
async function Vt(e, { githubToken: t, signal: n }, r) {
	if (t === "") return $(e, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await J(t, n, ({ octokit: e }) => r(e));
	} catch (t) {
		return $(e, Jt(t));
	}
}
async function Ht(e, { owner: t, repo: n, sha: r }, i) {
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
function Ut(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${Z(n.commit)}, but this run is for ${Z(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function Wt(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return;
	let r = "The commit of the manifests cannot be read from a .git folder";
	return X.includes(t) ? {
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
function Gt(e, { event: t, sha: n }) {
	if (e.is === "compared" && e.differing.length === 0) return;
	let r = X.includes(t);
	return {
		code: "wrong-checkout",
		severity: r ? "notice" : "error",
		finding: e.is === "compared" ? `Not all settings and manifests are as in commit ${Z(n)}, for which this run was started: ${Kt(e.differing)}.` : `It is not known whether the settings and manifests are those of commit ${Z(n)}, for which this run was started: ${e.why}.`,
		advice: r ? "They are used as they are." : `A stranger can cause ${t || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function Kt(e) {
	let t = e.length - 5;
	return `${e.slice(0, 5).join(", ")}${t > 0 ? `, and ${ee(t, "more file")}` : ""}`;
}
function Z(e) {
	return e.slice(0, 7);
}
function qt() {
	return s("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.");
}
function Q(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return s("wrong-ref", n);
}
function $(e, t) {
	return s("unknown-head", `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`);
}
function Jt(e) {
	let t = V(e);
	return t === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : t === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : t === "refused" ? K(e, "contents: read") : `GitHub's API failed (${W(e)}). Start this run again later`;
}
export { C as A, Je as C, D, E, ke as M, Ae as N, Ge as O, qe as S, Ke as T, R as _, xt as a, M as b, J as c, V as d, G as f, L as g, ut as h, St as i, Le as j, We as k, B as l, at as m, Bt as n, kt as o, U as p, zt as r, gt as s, Rt as t, W as u, et as v, Ye as w, k as x, Xe as y };
