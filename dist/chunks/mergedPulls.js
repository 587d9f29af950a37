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
function C(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function w(e, t) {
	if (process.env.GITHUB_OUTPUT) return ve("OUTPUT", ye(e, t));
	process.stdout.write(h.EOL), x("set-output", { name: e }, y(t));
}
function T(e) {
	process.exitCode = S.Failure, D(e);
}
function E(e) {
	x("debug", {}, e);
}
function D(e, t = {}) {
	x("error", b(t), e instanceof Error ? e.toString() : e);
}
function O(e, t = {}) {
	x("warning", b(t), e instanceof Error ? e.toString() : e);
}
function k(e, t = {}) {
	x("notice", b(t), e instanceof Error ? e.toString() : e);
}
function A(e) {
	process.stdout.write(e + h.EOL);
}
function j(e) {
	let r = N(e, t);
	return n.flatMap((e) => Te(r.filter((t) => t.severity === e)));
}
function M(e) {
	let r = N(e, t);
	return n.every((e) => r.filter((t) => t.severity === e).length <= 10);
}
function N(e, t) {
	let r = re(e), i = r.projects.flatMap(({ results: e = [] }) => ue(e, le).map((e) => Se(e, t))), a = [...ne(r).map((e) => ({
		one: e,
		annotation: P(e, t)
	}))].sort((e, t) => Number(c(e.one)) - Number(c(t.one))), o = r.projects.flatMap((e) => Ce(e, t)), s = [
		...we(r),
		...i,
		...a.map(({ annotation: e }) => e),
		...o
	];
	return n.flatMap((e) => s.filter((t) => t.severity === e));
}
function xe({ projects: e }) {
	return {
		severity: "error",
		title: "lokaform: drift",
		message: `${oe(e)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function Se({ result: e, names: t }, n) {
	let i = ee(e);
	return {
		severity: "error",
		title: Ee(`${t}: ${ae(e.outcome)}`),
		message: r(ie(e), n),
		...i && { place: i }
	};
}
function P(e, n = t) {
	let { severity: r, code: i, place: a } = e;
	return {
		severity: r,
		title: `lokaform: ${i}`,
		message: se(e, n),
		...a && { place: a }
	};
}
function Ce({ plan: e, target: t, hide_texts: n }, i) {
	return (t?.is === "compared" ? t.kept : e?.kept ?? []).filter(ce).map((e) => ({
		severity: "notice",
		title: "lokaform: to pull",
		message: r(`${e.label}: ${d(e, n !== !0)}`, i),
		..."place" in e && e.place && { place: e.place }
	}));
}
function we(e) {
	let t = u(e);
	return t === "" ? [] : [{
		severity: "error",
		title: "lokaform: stopped",
		message: t
	}];
}
function Te(e) {
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
function Ee(e) {
	return r(e, 120);
}
// src/github/log.ts
const F = new e();
function I(e) {
	return F.clean(e);
}
function De(e) {
	for (let t of e) t !== "" && A(s(I(t)));
}
function L(e) {
	E(s(I(e)));
}
function Oe(e) {
	F.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of o(e)) be(t);
}
function ke(e) {
	T(s(I(a(e))));
}
function Ae(e) {
	for (let t of j(e)) R(t);
}
function je(e) {
	R(xe(e));
}
function Me(e) {
	for (let t of e) R(P(t));
}
function R({ severity: e, title: t, message: n, place: r }) {
	let i = {
		title: I(t),
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
		error: D,
		warning: O,
		notice: k
	}[e];
	a(s(I(n)), i);
}
// src/github/checkout.ts
async function Ne(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await Pe(r, t);
		n.set(e.root, e);
	}
	return [...n.values()];
}
async function Pe(e, t) {
	let n = await te(await B(e), await B(t));
	return {
		root: n,
		commit: n === void 0 ? void 0 : await Fe(f(n, ".git"))
	};
}
async function z(e, { root: t }) {
	return t === void 0 ? e : f(e, p(await v(e), t));
}
async function B(e) {
	return v(e).catch(() => m(e));
}
async function Fe(e) {
	let t = await V(e);
	if (t === void 0) return;
	let n = await G(f(t, "HEAD"));
	return n === void 0 ? void 0 : U(t, n, Le);
}
async function V(e) {
	let t = await G(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : m(de(e), n.trimEnd());
}
async function Ie(e, t) {
	let n = await V(f(e, ".git"));
	if (n === void 0) return;
	let r = f(await H(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = me(await _(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function H(e) {
	let t = await G(f(e, "commondir"));
	return t === void 0 ? e : m(e, t.trim());
}
const Le = 5;
async function U(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return W(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await H(e), a = await G(f(i, r));
	return a === void 0 ? W((await G(f(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : U(e, a, n - 1);
}
function W(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function G(e) {
	return _(e, "utf8").catch(() => void 0);
}
// src/github/fileLinks.ts
async function Re({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await z(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = f(r, t);
		if (i !== "" && l(a, o)) return `${e}/blob/${i}/${p(o, a).split(fe).map(ze).join("/")}#L${n}`;
	};
}
function ze(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
// src/github/branch.ts
function Be({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
async function Ve({ rest: e }, { owner: t, repo: n }) {
	let { data: r } = await e.repos.get({
		owner: t,
		repo: n
	});
	return r.default_branch;
}
function He(e, t) {
	let n = t.match(/\*+|[^*]/gu) ?? [], r = K(new Set([0]), n);
	for (let t of e) {
		let e = new Set();
		for (let i of r) {
			let r = n[i] ?? "";
			r.startsWith("**") || r === "*" && t !== "/" ? e.add(i) : r === t && r !== "*" && e.add(i + 1);
		}
		r = K(e, n);
	}
	return r.has(n.length);
}
function K(e, t) {
	for (let n of e) t[n]?.startsWith("*") && e.add(n + 1);
	return e;
}
// src/github/failure.ts
var q = class extends Error {
	name = "NoAnswer";
};
const Ue = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoAnswer"
];
function J(e) {
	if (!(e instanceof Error && (Ue.includes(e.name) || "status" in e))) return "bug";
	let t = Y(e), n = /rate limit/i.test(e.message);
	return t === 429 || t === 403 && n ? "limited" : t === 401 ? "unknown" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function We(e) {
	if (!(e instanceof Error)) return !1;
	let t = /resource not accessible by/i;
	return "errors" in e && Array.isArray(e.errors) ? e.errors.some((e) => e?.type === "FORBIDDEN" || t.test(String(e?.message))) : Y(e) === 403 && t.test(e.message);
}
function Y(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function X(e) {
	let t = e instanceof Error ? e.message.split(" - https://")[0] : String(e), n = Y(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
function Ge(e) {
	return J(e) === "refused" ? `the workflow's token may not read the repository (${X(e)}). Give the job the permission contents: read` : `GitHub's API failed (${X(e)})`;
}
function Ke(e, t, n, r) {
	let a = `${e} could not be written: ${qe(r, t, n)} The job summary has the whole report.`, o = ["refused", "unknown"].includes(J(r)) || Y(r) === 410;
	return i("not-published", a, { severity: o ? "notice" : "warning" });
}
function qe(e, t, n) {
	switch (J(e)) {
		case "limited": return "the rate limit of GitHub is reached.";
		case "unknown": return "the token in the input github-token is not valid. Remove the input from the workflow: then the workflow's own token is used.";
		case "refused": return n?.origin ? `for ${n.origin === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `the workflow's token lacks a permission (${X(e)}). Give the job the permission ${t}.`;
		case "invalid": return Y(e) === 410 ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty." : `GitHub refused it (${X(e)}).`;
		case "bug": return `this is a bug in lokaform. Please report it with these words: ${e instanceof Error ? e.stack : e}`;
		case "failed": return `GitHub's API failed (${X(e)}).`;
	}
}
async function Je(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		return [Ke(e, t, n, r)];
	}
}
const Ye = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], Z = {
	request: 45e3,
	all: 18e4
};
async function Q(e, t, n) {
	let r = AbortSignal.any([t, AbortSignal.timeout(Z.all)]), i = new Promise((e, t) => {
		let n = () => t(new q("no answer in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	}), a = Qe(e, r).then((e) => n(Xe(e, r)));
	return Promise.race([a, i]);
}
function Xe(e, t) {
	let n, r = async () => e.graphql("query { viewer { login __typename } }").then(({ viewer: e }) => Ze(e), (e) => {
		if (We(e)) return "github-actions[bot]";
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
function Ze({ login: e, __typename: t }) {
	return t === "Bot" && !e.endsWith("[bot]") ? `${e}[bot]` : e;
}
async function Qe(e, t) {
	let [{ getOctokit: n }, { retry: r }, { throttling: i }] = await Promise.all([
		import("./actions-github.js"),
		import("./octokit-plugin-retry.js"),
		import("./octokit-plugin-throttling.js")
	]), a = (e, t, n, r) => r < 2 && e <= 20, o = {
		log: {
			debug: () => {},
			info: () => {},
			warn: L,
			error: L
		},
		retry: {
			retries: 2,
			doNotRetry: Ye
		}
	}, s = {
		onRateLimit: a,
		onSecondaryRateLimit: a
	}, c = n(e, {
		...o,
		throttle: s
	}, r, i), l = n(e, o, r);
	for (let { hook: e } of [c, l]) e.before("request", ({ request: e }) => {
		if (t.aborted) throw new q("no answer in time");
		e.signal = AbortSignal.any([t, AbortSignal.timeout(Z.request)]), e.fetch = $e(e.fetch ?? fetch);
	});
	return Object.assign(c, { graphql: l.graphql });
}
function $e(e) {
	return async (...t) => {
		let n = await e(...t), { status: r, statusText: i } = n, a = await n.arrayBuffer(), o = [...n.headers], s = new Response(a.byteLength > 0 ? a : null, {
			status: r,
			statusText: i,
			headers: o
		});
		return Object.defineProperty(s, "url", { value: n.url });
	};
}
async function et(e, t, n) {
	let { last: r, knowsRuns: i } = await $(e, t, n), { shas: a, total: o, since: s } = await nt(e, t, r ?? t.before);
	return {
		numbers: a.size > 0 ? await rt(e, t, n, a, s) : [],
		commits: o,
		knowsRuns: i
	};
}
async function $({ rest: e }, { owner: t, repo: n, workflow: r, event: i }, a) {
	let o = r.split("/").at(-1) ?? "";
	if (!/\.ya?ml$/.test(o)) return { knowsRuns: !0 };
	try {
		for (let r of tt(i)) {
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
		if (Y(e) === 404) return { knowsRuns: !0 };
		if (J(e) === "refused") return { knowsRuns: !1 };
		throw e;
	}
}
function tt(e) {
	return e === "workflow_dispatch" ? ["push", e] : [e];
}
async function nt({ rest: e }, { owner: t, repo: n, sha: r }, i) {
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
		if (Y(e) === 404) return a;
		throw e;
	}
}
async function rt({ rest: e }, { owner: t, repo: n }, r, i, a) {
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
export { De as C, w as D, C as E, Oe as S, M as T, je as _, J as a, I as b, Je as c, He as d, Re as f, Ae as g, z as h, X as i, Be as l, Ie as m, et as n, Ge as o, Ne as p, Q as r, Y as s, $ as t, Ve as u, Me as v, N as w, L as x, ke as y };
