import { l as e } from "./wire.js";
import { I as t, N as n, U as r, W as i, an as a, en as o, j as s, z as c } from "./start.js";
import { Ir as l, It as u, Lt as d, Nr as ee, Nt as te, Pt as ne, Tt as re, Vr as ie, Xt as ae, dn as oe, fn as f, mn as se, un as ce } from "./engine.js";
import { dirname as p, join as m, relative as h, resolve as g, sep as le } from "node:path";
import * as _ from "os";
import * as ue from "crypto";
import * as de from "fs";
import { inflateSync as fe } from "node:zlib";
import { lstat as pe, readFile as v, readdir as me, readlink as he, realpath as y } from "node:fs/promises";
// node_modules/@actions/core/lib/utils.js
function b(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function x(e) {
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
function S(e, t, n) {
	let r = new ge(e, t, n);
	process.stdout.write(r.toString() + _.EOL);
}
var ge = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${ve(r)}`);
			}
		}
		return e += `::${_e(this.message)}`, e;
	}
};
function _e(e) {
	return b(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function ve(e) {
	return b(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function ye(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!de.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	de.appendFileSync(n, `${b(t)}${_.EOL}`, { encoding: "utf8" });
}
function be(e, t) {
	let n = `ghadelimiter_${ue.randomUUID()}`, r = b(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${_.EOL}${r}${_.EOL}${n}`;
}
var C;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(C ||= {});
function xe(e) {
	S("add-mask", {}, e);
}
function Se(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Ce(e, t) {
	if (process.env.GITHUB_OUTPUT) return ye("OUTPUT", be(e, t));
	process.stdout.write(_.EOL), S("set-output", { name: e }, b(t));
}
function we(e) {
	process.exitCode = C.Failure, w(e);
}
function Te(e) {
	S("debug", {}, e);
}
function w(e, t = {}) {
	S("error", x(t), e instanceof Error ? e.toString() : e);
}
function Ee(e, t = {}) {
	S("warning", x(t), e instanceof Error ? e.toString() : e);
}
function De(e, t = {}) {
	S("notice", x(t), e instanceof Error ? e.toString() : e);
}
function Oe(e) {
	process.stdout.write(e + _.EOL);
}
function ke(e) {
	let t = T(e, s), n = (e) => ({
		title: `and ${e} more`,
		message: `${e} more are not shown here. The job summary and the report list them all. If the job has the permission checks: write, a check run shows up to 1,000 of them at their lines.`
	});
	return o.flatMap((e) => D(t.filter((t) => t.severity === e), 10, n));
}
function Ae(e, t = 1e3) {
	return D(T(e, 16e3), t, (e) => ({
		title: `and ${se(e)} more`,
		message: `${f(e, "more annotation")} are not shown here. The job summary and the report list them all.`
	}));
}
function je(e) {
	let t = T(e, s);
	return o.every((e) => t.filter((t) => t.severity === e).length <= 10);
}
function T(e, t) {
	let { stopped: n, problems: r, parts: i } = d(e, {
		full: !0,
		longest: t,
		overflow: ""
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.flatMap((t) => t.severity ? [{
		row: t,
		about: e.action
	}] : [])), o = new Map(a.map(({ row: e, about: t }) => [e, t])), s = n && ae(n);
	return [...s ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: s
	}] : [], ...ce([...o.keys()]).map((e) => E(e, o.get(e), t))];
}
function Me(e) {
	return oe([e]).map((e) => E(e, void 0, s));
}
function E(e, t = "", n) {
	let { severity: r = "notice", code: i, name: a, state: o, words: s = "", place: l } = e, u = l && { place: l };
	if (i) return {
		severity: r,
		title: `lokaform: ${i.name}`,
		message: `${s} [${i.name}]`,
		...u
	};
	if (o !== void 0) return {
		severity: r,
		title: c(`${a}: ${o}`, 120),
		message: s,
		...u
	};
	let d = c(`${a}: ${s}`, n);
	return {
		severity: r,
		title: `lokaform: ${t.toLowerCase()}`,
		message: d,
		...u
	};
}
function Ne(e) {
	return {
		severity: "error",
		title: "lokaform: drift",
		message: u(e)
	};
}
function D(e, t, n) {
	let [r] = e.slice(t - 1);
	return e.length <= t || !r ? [...e] : [...e.slice(0, t - 1), {
		severity: r.severity,
		...n(e.length - t + 1)
	}];
}
// src/github/log.ts
const O = new r();
function k(e) {
	return O.clean(e);
}
function Pe(e) {
	for (let t of e) t !== "" && Oe(n(k(t)));
}
function A(e) {
	Te(n(k(e)));
}
function Fe(e) {
	O.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of i(e)) xe(t);
}
function Ie(e) {
	we(n(k(t(e))));
}
function Le(e) {
	for (let t of ke(e)) j(t);
}
function Re(e) {
	j(Ne(e));
}
function ze(e) {
	for (let t of e.flatMap(Me)) j(t);
}
function j({ severity: e, title: t, message: r, place: i }) {
	let a = {
		title: k(t),
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
		error: w,
		warning: Ee,
		notice: De
	}[e];
	o(n(k(r)), a);
}
// src/github/branch.ts
function M({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
function Be({ event: e, ref: t }) {
	return e === "merge_group" || t.startsWith("refs/heads/gh-readonly-queue/");
}
async function N({ rest: e }, { owner: t, repo: n }) {
	let { data: r } = await e.repos.get({
		owner: t,
		repo: n
	});
	return r.default_branch;
}
function Ve({ baseBranch: e, defaultBranch: t }, n) {
	let r = e === "" || t === "", i = e === t || n.some((t) => P(e, t));
	return r || i ? void 0 : e;
}
function P(e, t) {
	let n = t.match(/\*+|[^*]/gu) ?? [], r = F(new Set([0]), n);
	for (let t of e) {
		let e = new Set();
		for (let i of r) {
			let r = n[i] ?? "";
			r.startsWith("**") || r === "*" && t !== "/" ? e.add(i) : r === t && r !== "*" && e.add(i + 1);
		}
		r = F(e, n);
	}
	return r.has(n.length);
}
function F(e, t) {
	for (let n of e) t[n]?.startsWith("*") && e.add(n + 1);
	return e;
}
// src/github/checkout.ts
async function He(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await Ue(r, t);
		n.set(e.root, e);
	}
	return [...n.values()];
}
async function Ue(e, t) {
	let n = await ie(await L(e), await L(t));
	return {
		root: n,
		commit: n === void 0 ? void 0 : await We(m(n, ".git"))
	};
}
async function I(e, { root: t }) {
	return t === void 0 ? e : m(e, h(await y(e), t));
}
async function L(e) {
	return y(e).catch(() => g(e));
}
async function We(e) {
	let t = await R(e);
	if (t === void 0) return;
	let n = await B(m(t, "HEAD"));
	return n === void 0 ? void 0 : qe(t, n, Ke);
}
async function R(e) {
	let t = await B(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : g(p(e), n.trimEnd());
}
async function z(e, t) {
	let n = await R(m(e, ".git"));
	if (n === void 0) return;
	let r = m(await Ge(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = fe(await v(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function Ge(e) {
	let t = await B(m(e, "commondir"));
	return t === void 0 ? e : g(e, t.trim());
}
const Ke = 5;
async function qe(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return Je(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await Ge(e), a = await B(m(i, r));
	return a === void 0 ? Je((await B(m(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : qe(e, a, n - 1);
}
function Je(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function B(e) {
	return v(e, "utf8").catch(() => void 0);
}
// src/github/fileLinks.ts
async function Ye({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await I(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = m(r, t);
		if (i !== "" && ee(a, o)) return `${e}/blob/${i}/${h(o, a).split(le).map(Xe).join("/")}#L${n}`;
	};
}
function Xe(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
// src/github/failure.ts
var V = class extends Error {
	name = "NoAnswer";
};
const Ze = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoAnswer"
];
function H(e) {
	if (!(e instanceof Error && (Ze.includes(e.name) || "status" in e))) return "bug";
	let t = U(e), n = /rate limit/i.test(e.message);
	return t === 429 || t === 403 && n ? "limited" : t === 401 ? "unknown" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function Qe(e) {
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
async function $e(e) {
	return e.catch((e) => {
		if (![404, 410].includes(U(e) ?? 0)) throw e;
	});
}
function G(e) {
	return H(e) === "refused" ? K(e, "contents: read") : `GitHub's API failed (${W(e)})`;
}
const et = /archived|too large/i;
function K(e, t) {
	let n = W(e), r = `Give the job the permission ${t}`;
	if (Qe(e)) return `the workflow's token lacks a permission (${n}). ${r}`;
	let i = U(e) === 404;
	return i && tt(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. ${r}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${et.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}`;
}
function tt(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function nt(e, t, n, r) {
	let i = `${e} could not be written: ${rt(r, t, n)} The job summary has the whole report.`, o = ["refused", "unknown"].includes(H(r)) || U(r) === 410;
	return a("not-published", i, { severity: o ? "notice" : "warning" });
}
function rt(e, t, n) {
	switch (H(e)) {
		case "limited": return "the rate limit of GitHub is reached.";
		case "unknown": return "the token in the input github-token is not valid. Remove the input from the workflow: then the workflow's own token is used.";
		case "refused": return n?.origin ? `for ${n.origin === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${K(e, t)}.`;
		case "invalid": return U(e) === 410 ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty." : `GitHub refused it (${W(e)}).`;
		case "bug": return `this is a bug in lokaform. Please report it with these words: ${e instanceof Error ? e.stack : e}`;
		case "failed": return `GitHub's API failed (${W(e)}).`;
	}
}
async function it(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		return [nt(e, t, n, r)];
	}
}
const at = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], ot = {
	request: 45e3,
	all: 18e4
};
async function q(e, t, n) {
	let r = AbortSignal.any([t, AbortSignal.timeout(ot.all)]), i = new Promise((e, t) => {
		let n = () => t(new V("no answer in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	}), a = lt(e, r).then((e) => n(st(e, r)));
	return Promise.race([a, i]);
}
function st(e, t) {
	let n, r = async () => e.graphql("query { viewer { login __typename } }").then(({ viewer: e }) => ct(e), (e) => {
		if (Qe(e)) return "github-actions[bot]";
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
function ct({ login: e, __typename: t }) {
	return t === "Bot" && !e.endsWith("[bot]") ? `${e}[bot]` : e;
}
async function lt(e, t) {
	let [{ getOctokit: n }, { retry: r }, { throttling: i }] = await Promise.all([
		import("./actions-github.js"),
		import("./octokit-plugin-retry.js"),
		import("./octokit-plugin-throttling.js")
	]), a = (e, t, n, r) => r < 2 && e <= 20, o = {
		log: {
			debug: () => {},
			info: () => {},
			warn: A,
			error: A
		},
		retry: {
			retries: 2,
			doNotRetry: at
		}
	}, s = {
		onRateLimit: a,
		onSecondaryRateLimit: a
	}, c = n(e, {
		...o,
		throttle: s
	}, r, i), l = n(e, o, r);
	for (let { hook: e } of [c, l]) e.before("request", ({ request: e }) => {
		if (t.aborted) throw new V("no answer in time");
		e.signal = AbortSignal.any([t, AbortSignal.timeout(ot.request)]), e.fetch = ut(e.fetch ?? fetch);
	});
	return Object.assign(c, { graphql: l.graphql });
}
function ut(e) {
	return async (...t) => {
		let n = await e(...t), { status: r, statusText: i } = n, a = await n.arrayBuffer(), o = [...n.headers], s = new Response(a.byteLength > 0 ? a : null, {
			status: r,
			statusText: i,
			headers: o
		});
		return Object.defineProperty(s, "url", { value: n.url });
	};
}
async function dt(e, t, n) {
	let { last: r, knowsRuns: i } = await ft(e, t, n), { shas: a, total: o, since: s } = await mt(e, t, r ?? t.before);
	return {
		numbers: a.size > 0 ? await ht(e, t, n, a, s) : [],
		commits: o,
		knowsRuns: i
	};
}
async function ft({ rest: e }, { owner: t, repo: n, workflow: r, event: i }, a, o = pt(i)) {
	let s = r.split("/").at(-1) ?? "";
	if (!/\.ya?ml$/.test(s)) return { knowsRuns: !0 };
	try {
		for (let r of o) {
			let { data: i } = await e.actions.listWorkflowRuns({
				owner: t,
				repo: n,
				workflow_id: s,
				branch: a,
				event: r,
				status: "success",
				per_page: 1,
				exclude_pull_requests: !0
			}), o = i.workflow_runs[0]?.head_sha;
			if (o !== void 0) return {
				last: o,
				knowsRuns: !0
			};
		}
		return { knowsRuns: !0 };
	} catch (e) {
		if (U(e) === 404) return { knowsRuns: !0 };
		if (H(e) === "refused") return { knowsRuns: !1 };
		throw e;
	}
}
function pt(e) {
	return e === "workflow_dispatch" ? ["push", e] : [e];
}
async function mt({ rest: t }, { owner: n, repo: r, sha: i }, a) {
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
async function ht({ rest: e }, { owner: t, repo: n }, r, i, a) {
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
// src/github/pullWorkflow.ts
const gt = ".github/workflows", _t = /^[\w.-]+\.ya?ml$/;
async function vt({ home: e }, t) {
	let n = await yt("pull", t);
	return n === void 0 ? void 0 : `${e}/actions/workflows/${n}`;
}
async function yt(e, t) {
	let n = RegExp(`^[^#\\n]*\\bcommand:\\s*["']?${e}["']?\\s*(?:[,}#]|$)`, "m"), r = await me(m(t, gt)).catch(() => []);
	for (let e of r.filter((e) => _t.test(e)).sort()) {
		let r = await v(m(t, gt, e), "utf8").catch(() => "");
		if (n.test(r)) return e;
	}
}
// src/github/targetFiles.ts
function bt(e, t, n) {
	return St(e, n, async (n, r) => await kt(n, e, t, r) ?? J("the checked-out commit is neither the head of the pull request nor a merge of it"));
}
function xt(e, t, n) {
	return St(e, t, async (t, { root: r }) => {
		let i = M(e), a = (n ? void 0 : await yt("apply", r)) ?? e.workflow, o = n ? void 0 : ["push", "workflow_dispatch"], { last: s } = i === void 0 ? {} : await ft(t, {
			...e,
			workflow: a
		}, i, o);
		return s ?? e.before ?? J("no run has applied manifests before");
	});
}
async function St(e, { githubToken: t, checkouts: n, workspace: r, signal: i }, a) {
	let [o, ...s] = n;
	if (!o || s.length > 0) return J("the settings and the manifests are not all in one checkout");
	if (t === "") return J("the input github-token is empty");
	let { commit: c = e.sha } = o;
	try {
		let n = await I(r, o);
		return await q(t, i, async ({ octokit: t }) => {
			let r = await a(t, {
				root: n,
				planned: c
			});
			if (typeof r != "string") return r;
			let i = await wt(t, e, n, r);
			return i ? {
				is: "found",
				commit: r,
				files: i
			} : J(Ct);
		});
	} catch (e) {
		return J(G(e));
	}
}
const Ct = "the repository has too many files for GitHub to list them";
async function wt(e, t, n, r) {
	let i = await jt(e, t, r);
	return i && new te(n, i, (r) => Mt(e, t, n, r));
}
async function Tt(e, t, { checkouts: n, workspace: r, read: i }) {
	let [a, ...o] = n;
	if (!a || o.length > 0 || await Et(a, r)) return {
		is: "unknown",
		why: "the settings and the manifests are not all in one checkout"
	};
	try {
		let n = await wt(e, t, await I(r, a), t.sha);
		if (!n) return {
			is: "unknown",
			why: Ct
		};
		let o = [];
		for (let e of new Set([...i.onDisk, ...await i.inCommit(n)])) {
			let t = await Dt(e, await n.idOf(e)), i = l(e, { displayRoot: r });
			t !== void 0 && o.push(`${i} (${t})`);
		}
		return {
			is: "compared",
			differing: o
		};
	} catch (e) {
		return {
			is: "unknown",
			why: G(e instanceof ne ? e.cause : e)
		};
	}
}
async function Et({ root: e }, t) {
	let n = await y(t);
	return e !== void 0 && e !== n && await ie(p(e), n) !== void 0;
}
async function Dt(e, t) {
	let n = await v(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : Y(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
}
function J(e) {
	return {
		is: "missing",
		why: e
	};
}
function Ot({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${G(t)}`;
}
async function kt(e, t, { head: n, base: r }, { root: i, planned: a }) {
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
	let c = await z(i, a) ?? await At(e, t, a);
	return c[1] === n ? c[0] : void 0;
}
async function At(e, { owner: t, repo: n }, r) {
	let { data: i } = await e.rest.git.getCommit({
		owner: t,
		repo: n,
		commit_sha: r
	});
	return i.parents.map(({ sha: e }) => e);
}
async function jt(e, { owner: t, repo: n }, r) {
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
async function Mt(e, { owner: t, repo: n }, r, { path: i, kind: a, id: o }) {
	let s = await Nt(m(r, i), a, o);
	if (s) return s;
	let { data: c } = await e.rest.git.getBlob({
		owner: t,
		repo: n,
		file_sha: o
	});
	return Buffer.from(c.content, "base64");
}
async function Nt(e, t, n) {
	try {
		return t === "file" && !(await pe(e)).isFile() ? void 0 : Y(t === "file" ? await v(e) : await he(e, "buffer"), n);
	} catch {
		return;
	}
}
function Y(e, t) {
	if (Pt(e, t)) return e;
	let n = e.includes("\r\n") ? Ft(e) : e;
	return Pt(n, t) ? n : void 0;
}
function Pt(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return re(n).update(`blob ${e.length}\0`).update(e).digest("hex") === t;
}
function Ft(e) {
	return e.filter((t, n) => t !== 13 || e[n + 1] !== 10);
}
// src/github/mayApply.ts
const X = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function It(e, { applyFrom: t, githubToken: n, source: r, signal: i }) {
	if (!e) return [a("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.")];
	if (e.event.startsWith("pull_request")) return [a("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.")];
	if (Be(e)) return [Gt()];
	let o = M(e);
	if (o === void 0) return [Q(e.ref, void 0)];
	let s = [], c = await zt(o, {
		githubToken: n,
		signal: i
	}, async (n) => {
		if (!t.some((e) => P(o, e))) {
			let t = await N(n, e);
			if (o !== t) return Q(e.ref, t);
		}
		s = await Rt(n, e, o, r, "all");
	});
	return c ? [c] : s.map(({ code: e, severity: t, finding: n, advice: r }) => a(e, `${n} ${r}`, { severity: t }));
}
async function Lt(e, t) {
	let n = e && M(e);
	return !e || n === void 0 ? Q(e?.ref ?? "", void 0) : zt(n, t, async (t) => {
		let r = await Bt(t, e, n);
		return r && a(r.code, `${r.finding} ${r.advice}`);
	});
}
async function Rt(e, t, n, r, i) {
	let a = Vt(r.checkouts, t) ?? await Bt(e, t, n);
	if (a) return [a];
	let o = Ht(r.checkouts, t);
	return o?.severity === "error" ? [o] : i === "errors" && X.includes(t.event) ? [] : [o, Ut(await Tt(e, t, r), t)].flatMap((e) => e ?? []);
}
async function zt(e, { githubToken: t, signal: n }, r) {
	if (t === "") return $(e, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await q(t, n, ({ octokit: e }) => r(e));
	} catch (t) {
		return $(e, Kt(t));
	}
}
async function Bt(e, { owner: t, repo: n, sha: r }, i) {
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
function Vt(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${Z(n.commit)}, but this run is for ${Z(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function Ht(e, { event: t, sha: n }) {
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
function Ut(e, { event: t, sha: n }) {
	if (e.is === "compared" && e.differing.length === 0) return;
	let r = X.includes(t);
	return {
		code: "wrong-checkout",
		severity: r ? "notice" : "error",
		finding: e.is === "compared" ? `Not all settings and manifests are as in commit ${Z(n)}, for which this run was started: ${Wt(e.differing)}.` : `It is not known whether the settings and manifests are those of commit ${Z(n)}, for which this run was started: ${e.why}.`,
		advice: r ? "They are used as they are." : `A stranger can cause ${t || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function Wt(e) {
	let t = e.length - 5;
	return `${e.slice(0, 5).join(", ")}${t > 0 ? `, and ${f(t, "more file")}` : ""}`;
}
function Z(e) {
	return e.slice(0, 7);
}
function Gt() {
	return a("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.");
}
function Q(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return a("wrong-ref", n);
}
function $(e, t) {
	return a("unknown-head", `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`);
}
function Kt(e) {
	let t = H(e);
	return t === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : t === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : t === "refused" ? K(e, "contents: read") : `GitHub's API failed (${W(e)}). Start this run again later`;
}
export { A, N as C, ze as D, Re as E, Se as F, Ce as I, Pe as M, je as N, Ie as O, Ae as P, M as S, Le as T, it as _, xt as a, z as b, vt as c, V as d, W as f, $e as g, U as h, Y as i, Fe as j, k, dt as l, G as m, Rt as n, bt as o, H as p, Lt as r, Ot as s, It as t, q as u, Ye as v, Ve as w, I as x, He as y };
