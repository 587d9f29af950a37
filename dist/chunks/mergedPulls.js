import { B as e, D as t, G as n, I as r, J as i, M as a, V as o, k as s, q as c } from "./start.js";
import { Ft as l, Gn as ee, Ht as te, In as ne, Pn as re, Wn as ie, Xn as ae, Yt as oe, dn as se, mi as ce, mn as le, pn as ue, rn as u, vn as d } from "./engine.js";
import { dirname as de, join as f, relative as p, resolve as m, sep as fe } from "node:path";
import * as h from "os";
import * as pe from "crypto";
import * as g from "fs";
import { inflateSync as me } from "node:zlib";
import { readFile as _, realpath as v } from "node:fs/promises";
// node_modules/@actions/core/lib/utils.js
function y(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function b(e) {
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
function x(e, t, n) {
	let r = new he(e, t, n);
	process.stdout.write(r.toString() + h.EOL);
}
var he = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${_e(r)}`);
			}
		}
		return e += `::${ge(this.message)}`, e;
	}
};
function ge(e) {
	return y(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function _e(e) {
	return y(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function ve(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!g.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	g.appendFileSync(n, `${y(t)}${h.EOL}`, { encoding: "utf8" });
}
function ye(e, t) {
	let n = `ghadelimiter_${pe.randomUUID()}`, r = y(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${h.EOL}${r}${h.EOL}${n}`;
}
var S;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(S ||= {});
function be(e) {
	x("add-mask", {}, e);
}
function xe(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Se(e, t) {
	if (process.env.GITHUB_OUTPUT) return ve("OUTPUT", ye(e, t));
	process.stdout.write(h.EOL), x("set-output", { name: e }, y(t));
}
function C(e) {
	process.exitCode = S.Failure, T(e);
}
function w(e) {
	x("debug", {}, e);
}
function T(e, t = {}) {
	x("error", b(t), e instanceof Error ? e.toString() : e);
}
function E(e, t = {}) {
	x("warning", b(t), e instanceof Error ? e.toString() : e);
}
function D(e, t = {}) {
	x("notice", b(t), e instanceof Error ? e.toString() : e);
}
function O(e) {
	process.stdout.write(e + h.EOL);
}
function k(e) {
	let r = j(e, t);
	return n.flatMap((e) => De(r.filter((t) => t.severity === e)));
}
function A(e) {
	let r = j(e, t);
	return n.every((e) => r.filter((t) => t.severity === e).length <= 10);
}
function j(e, t) {
	let r = re(e), i = r.projects.flatMap(({ results: e = [] }) => ue(e, le).map((e) => we(e, t))), a = [...ne(r).map((e) => ({
		one: e,
		annotation: M(e, t)
	}))].sort((e, t) => Number(c(e.one)) - Number(c(t.one))), o = r.projects.flatMap((e) => Te(e, t)), s = [
		...Ee(r),
		...i,
		...a.map(({ annotation: e }) => e),
		...o
	];
	return n.flatMap((e) => s.filter((t) => t.severity === e));
}
function Ce({ projects: e }) {
	return {
		severity: "error",
		title: "lokaform: drift",
		message: `${oe(e)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function we({ result: e, names: t }, n) {
	let i = ee(e);
	return {
		severity: "error",
		title: Oe(`${t}: ${ae(e.outcome)}`),
		message: r(ie(e), n),
		...i && { place: i }
	};
}
function M(e, n = t) {
	let { severity: r, code: i, place: a } = e;
	return {
		severity: r,
		title: `lokaform: ${i}`,
		message: se(e, n),
		...a && { place: a }
	};
}
function Te({ plan: e, target: t, hide_texts: n }, i) {
	return (t?.is === "compared" ? t.kept : e?.kept ?? []).filter(ce).map((e) => ({
		severity: "notice",
		title: "lokaform: to pull",
		message: r(`${e.label}: ${d(e, n !== !0)}`, i),
		..."place" in e && e.place && { place: e.place }
	}));
}
function Ee(e) {
	let t = u(e);
	return t === "" ? [] : [{
		severity: "error",
		title: "lokaform: stopped",
		message: t
	}];
}
function De(e) {
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
function Oe(e) {
	return r(e, 120);
}
// src/github/log.ts
const N = new e();
function P(e) {
	return N.clean(e);
}
function ke(e) {
	for (let t of e) t !== "" && O(s(P(t)));
}
function F(e) {
	w(s(P(e)));
}
function Ae(e) {
	N.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of o(e)) be(t);
}
function je(e) {
	C(s(P(a(e))));
}
function Me(e) {
	for (let t of k(e)) I(t);
}
function Ne(e) {
	I(Ce(e));
}
function Pe(e) {
	for (let t of e) I(M(t));
}
function I({ severity: e, title: t, message: n, place: r }) {
	let i = {
		title: P(t),
		...r && {
			file: r.file,
			startLine: r.line,
			endLine: r.endLine
		},
		...r && r.line === r.endLine && {
			startColumn: r.col,
			endColumn: r.endCol
		}
	}, a = {
		error: T,
		warning: E,
		notice: D
	}[e];
	a(s(P(n)), i);
}
// src/github/checkout.ts
async function Fe(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await Ie(r, t);
		n.set(e.root, e);
	}
	return [...n.values()];
}
async function Ie(e, t) {
	let n = await te(await R(e), await R(t));
	return {
		root: n,
		commit: n === void 0 ? void 0 : await Le(f(n, ".git"))
	};
}
async function L(e, { root: t }) {
	return t === void 0 ? e : f(e, p(await v(e), t));
}
async function R(e) {
	return v(e).catch(() => m(e));
}
async function Le(e) {
	let t = await z(e);
	if (t === void 0) return;
	let n = await U(f(t, "HEAD"));
	return n === void 0 ? void 0 : V(t, n, ze);
}
async function z(e) {
	let t = await U(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : m(de(e), n.trimEnd());
}
async function Re(e, t) {
	let n = await z(f(e, ".git"));
	if (n === void 0) return;
	let r = f(await B(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = me(await _(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function B(e) {
	let t = await U(f(e, "commondir"));
	return t === void 0 ? e : m(e, t.trim());
}
const ze = 5;
async function V(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return H(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await B(e), a = await U(f(i, r));
	return a === void 0 ? H((await U(f(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : V(e, a, n - 1);
}
function H(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function U(e) {
	return _(e, "utf8").catch(() => void 0);
}
// src/github/fileLinks.ts
async function Be({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await L(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = f(r, t);
		if (i !== "" && l(a, o)) return `${e}/blob/${i}/${p(o, a).split(fe).map(Ve).join("/")}#L${n}`;
	};
}
function Ve(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
// src/github/branch.ts
function He({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
async function Ue({ rest: e }, { owner: t, repo: n }) {
	let { data: r } = await e.repos.get({
		owner: t,
		repo: n
	});
	return r.default_branch;
}
function We(e, t) {
	let n = t.match(/\*+|[^*]/gu) ?? [], r = W(new Set([0]), n);
	for (let t of e) {
		let e = new Set();
		for (let i of r) {
			let r = n[i] ?? "";
			r.startsWith("**") || r === "*" && t !== "/" ? e.add(i) : r === t && r !== "*" && e.add(i + 1);
		}
		r = W(e, n);
	}
	return r.has(n.length);
}
function W(e, t) {
	for (let n of e) t[n]?.startsWith("*") && e.add(n + 1);
	return e;
}
// src/github/failure.ts
var G = class extends Error {
	name = "NoAnswer";
};
const Ge = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoAnswer"
];
function K(e) {
	if (!(e instanceof Error && (Ge.includes(e.name) || "status" in e))) return "bug";
	let t = J(e), n = /rate limit/i.test(e.message);
	return t === 429 || t === 403 && n ? "limited" : t === 401 ? "unknown" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function q(e) {
	if (!(e instanceof Error)) return !1;
	let t = /resource not accessible by/i;
	return "errors" in e && Array.isArray(e.errors) ? e.errors.some((e) => e?.type === "FORBIDDEN" || t.test(String(e?.message))) : J(e) === 403 && t.test(e.message);
}
function J(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function Y(e) {
	let t = e instanceof Error ? e.message.split(" - https://")[0] : String(e), n = J(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
async function Ke(e) {
	return e.catch((e) => {
		if (![404, 410].includes(J(e) ?? 0)) throw e;
	});
}
function qe(e) {
	return K(e) === "refused" ? X(e, "contents: read") : `GitHub's API failed (${Y(e)})`;
}
const Je = /archived|too large/i;
function X(e, t) {
	let n = Y(e), r = `Give the job the permission ${t}`;
	return q(e) ? `the workflow's token lacks a permission (${n}). ${r}` : Ye(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : J(e) === 404 ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. ${r}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${Je.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}`;
}
function Ye(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function Xe(e, t, n, r) {
	let a = `${e} could not be written: ${Z(r, t, n)} The job summary has the whole report.`, o = ["refused", "unknown"].includes(K(r)) || J(r) === 410;
	return i("not-published", a, { severity: o ? "notice" : "warning" });
}
function Z(e, t, n) {
	switch (K(e)) {
		case "limited": return "the rate limit of GitHub is reached.";
		case "unknown": return "the token in the input github-token is not valid. Remove the input from the workflow: then the workflow's own token is used.";
		case "refused": return n?.origin ? `for ${n.origin === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${X(e, t)}.`;
		case "invalid": return J(e) === 410 ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty." : `GitHub refused it (${Y(e)}).`;
		case "bug": return `this is a bug in lokaform. Please report it with these words: ${e instanceof Error ? e.stack : e}`;
		case "failed": return `GitHub's API failed (${Y(e)}).`;
	}
}
async function Ze(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		return [Xe(e, t, n, r)];
	}
}
const Qe = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], Q = {
	request: 45e3,
	all: 18e4
};
async function $e(e, t, n) {
	let r = AbortSignal.any([t, AbortSignal.timeout(Q.all)]), i = new Promise((e, t) => {
		let n = () => t(new G("no answer in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	}), a = nt(e, r).then((e) => n(et(e, r)));
	return Promise.race([a, i]);
}
function et(e, t) {
	let n, r = async () => e.graphql("query { viewer { login __typename } }").then(({ viewer: e }) => tt(e), (e) => {
		if (q(e)) return "github-actions[bot]";
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
function tt({ login: e, __typename: t }) {
	return t === "Bot" && !e.endsWith("[bot]") ? `${e}[bot]` : e;
}
async function nt(e, t) {
	let [{ getOctokit: n }, { retry: r }, { throttling: i }] = await Promise.all([
		import("./actions-github.js"),
		import("./octokit-plugin-retry.js"),
		import("./octokit-plugin-throttling.js")
	]), a = (e, t, n, r) => r < 2 && e <= 20, o = {
		log: {
			debug: () => {},
			info: () => {},
			warn: F,
			error: F
		},
		retry: {
			retries: 2,
			doNotRetry: Qe
		}
	}, s = {
		onRateLimit: a,
		onSecondaryRateLimit: a
	}, c = n(e, {
		...o,
		throttle: s
	}, r, i), l = n(e, o, r);
	for (let { hook: e } of [c, l]) e.before("request", ({ request: e }) => {
		if (t.aborted) throw new G("no answer in time");
		e.signal = AbortSignal.any([t, AbortSignal.timeout(Q.request)]), e.fetch = rt(e.fetch ?? fetch);
	});
	return Object.assign(c, { graphql: l.graphql });
}
function rt(e) {
	return async (...t) => {
		let n = await e(...t), { status: r, statusText: i } = n, a = await n.arrayBuffer(), o = [...n.headers], s = new Response(a.byteLength > 0 ? a : null, {
			status: r,
			statusText: i,
			headers: o
		});
		return Object.defineProperty(s, "url", { value: n.url });
	};
}
async function it(e, t, n) {
	let { last: r, knowsRuns: i } = await $(e, t, n), { shas: a, total: o, since: s } = await ot(e, t, r ?? t.before);
	return {
		numbers: a.size > 0 ? await st(e, t, n, a, s) : [],
		commits: o,
		knowsRuns: i
	};
}
async function $({ rest: e }, { owner: t, repo: n, workflow: r, event: i }, a) {
	let o = r.split("/").at(-1) ?? "";
	if (!/\.ya?ml$/.test(o)) return { knowsRuns: !0 };
	try {
		for (let r of at(i)) {
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
		if (J(e) === 404) return { knowsRuns: !0 };
		if (K(e) === "refused") return { knowsRuns: !1 };
		throw e;
	}
}
function at(e) {
	return e === "workflow_dispatch" ? ["push", e] : [e];
}
async function ot({ rest: e }, { owner: t, repo: n, sha: r }, i) {
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
		if (J(e) === 404) return a;
		throw e;
	}
}
async function st({ rest: e }, { owner: t, repo: n }, r, i, a) {
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
export { Ae as C, xe as D, A as E, Se as O, F as S, j as T, Me as _, K as a, je as b, Ke as c, Ue as d, We as f, L as g, Re as h, Y as i, Ze as l, Fe as m, it as n, qe as o, Be as p, $e as r, J as s, $ as t, He as u, Ne as v, ke as w, P as x, Pe as y };
