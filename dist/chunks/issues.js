import { u as e } from "./wire.js";
import { Wt as t, Y as n, Z as r, an as i, cn as a, dn as o, hn as s, ht as c, lt as l, mn as u, rn as d, tt as f, ut as p, zt as m } from "./start.js";
import { An as h, Dn as g, En as _, Jn as v, Nn as ee, On as te, Tn as ne, Yn as re, dr as ie, kn as ae, or as oe, qn as se, rr as ce, wn as le } from "./engine.js";
import { C as ue, D as y, E as b, O as x, S as de, T as S, _ as fe, b as C, f as pe, h as me, k as w, l as he, m as ge, n as _e, p as ve, s as ye, v as T, w as be, x as xe, y as Se } from "./markdown.js";
import { a as Ce, n as we, o as Te, r as Ee, s as De, t as Oe } from "./written.js";
import { dirname as ke, join as E, relative as Ae, resolve as je, sep as Me } from "node:path";
import * as D from "os";
import * as Ne from "crypto";
import * as Pe from "fs";
import { inflateSync as Fe } from "node:zlib";
import { lstat as Ie, readFile as O, readdir as Le, readlink as Re, realpath as k } from "node:fs/promises";
import { setTimeout as ze } from "node:timers/promises";
// node_modules/@actions/core/lib/utils.js
function A(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function j(e) {
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
function M(e, t, n) {
	let r = new Be(e, t, n);
	process.stdout.write(r.toString() + D.EOL);
}
var Be = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${He(r)}`);
			}
		}
		return e += `::${Ve(this.message)}`, e;
	}
};
function Ve(e) {
	return A(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function He(e) {
	return A(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function Ue(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!Pe.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	Pe.appendFileSync(n, `${A(t)}${D.EOL}`, { encoding: "utf8" });
}
function We(e, t) {
	let n = `ghadelimiter_${Ne.randomUUID()}`, r = A(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${D.EOL}${r}${D.EOL}${n}`;
}
var Ge;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Ge ||= {});
function Ke(e) {
	M("add-mask", {}, e);
}
function qe(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Je(e, t) {
	if (process.env.GITHUB_OUTPUT) return Ue("OUTPUT", We(e, t));
	process.stdout.write(D.EOL), M("set-output", { name: e }, A(t));
}
function Ye(e) {
	process.exitCode = Ge.Failure, Ze(e);
}
function Xe(e) {
	M("debug", {}, e);
}
function Ze(e, t = {}) {
	M("error", j(t), e instanceof Error ? e.toString() : e);
}
function Qe(e, t = {}) {
	M("warning", j(t), e instanceof Error ? e.toString() : e);
}
function $e(e, t = {}) {
	M("notice", j(t), e instanceof Error ? e.toString() : e);
}
function et(e) {
	process.stdout.write(e + D.EOL);
}
function tt(e) {
	let t = N(e, d), n = (e) => ({
		title: `and ${e} more`,
		message: `${e} more are not shown here. The job summary and the report list them all. If the job has the permission checks: write, a check run shows up to 1,000 of them at their lines.`
	});
	return m.flatMap((e) => st(t.filter((t) => t.severity === e), 10, n));
}
function nt(e, t = 1e3) {
	return st(N(e, 16e3), t, (e) => ({
		title: `and ${r(e)} more`,
		message: `${n(e, "more annotation")} are not shown here. The job summary and the report list them all.`
	}));
}
function rt(e) {
	let t = N(e, d);
	return m.every((e) => t.filter((t) => t.severity === e).length <= 10);
}
function N(e, t) {
	let { stopped: n, problems: r, parts: i } = te(e, {
		full: !0,
		longest: t,
		overflow: ""
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.flatMap((t) => t.severity ? [{
		row: t,
		about: e.action
	}] : [])), o = new Map(a.map(({ row: e, about: t }) => [e, t])), s = n && l(n);
	return [...s ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: s
	}] : [], ...v([...o.keys()]).map((e) => at(e, o.get(e), t))];
}
function it(e) {
	return re([e]).map((e) => at(e, void 0, d));
}
function at(e, t = "", n) {
	let { severity: r = "notice", code: i, name: a, state: s, words: c = "", place: l } = e, u = l && { place: l };
	if (i) return {
		severity: r,
		title: `lokaform: ${i.name}`,
		message: `${c} [${i.name}]`,
		...u
	};
	if (s !== void 0) return {
		severity: r,
		title: o(`${a}: ${s}`, 120),
		message: c,
		...u
	};
	let d = o(`${a}: ${c}`, n);
	return {
		severity: r,
		title: `lokaform: ${t.toLowerCase()}`,
		message: d,
		...u
	};
}
function ot(e) {
	return {
		severity: "error",
		title: "lokaform: drift",
		message: g(e)
	};
}
function st(e, t, n) {
	let [r] = e.slice(t - 1);
	return e.length <= t || !r ? [...e] : [...e.slice(0, t - 1), {
		severity: r.severity,
		...n(e.length - t + 1)
	}];
}
// src/github/log.ts
const ct = new u();
function P(e) {
	return ct.clean(e);
}
function lt(e) {
	for (let t of e) t !== "" && et(i(P(t)));
}
function F(e) {
	Xe(i(P(e)));
}
function ut(e) {
	ct.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of s(e)) Ke(t);
}
function dt(e) {
	Ye(i(P(a(e))));
}
function ft(e) {
	for (let t of tt(e)) I(t);
}
function pt(e) {
	I(ot(e));
}
function mt(e) {
	for (let t of e.flatMap(it)) I(t);
}
function I({ severity: e, title: t, message: n, place: r }) {
	let a = {
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
	}, o = {
		error: Ze,
		warning: Qe,
		notice: $e
	}[e];
	o(i(P(n)), a);
}
// src/github/checkout.ts
async function ht(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await gt(r, t);
		n.set(e.root, e);
	}
	return [...n.values()];
}
async function gt(e, t) {
	let n = await ie(await _t(e), await _t(t));
	return {
		root: n,
		commit: n === void 0 ? void 0 : await vt(E(n, ".git"))
	};
}
async function L(e, { root: t }) {
	return t === void 0 ? e : E(e, Ae(await k(e), t));
}
async function _t(e) {
	return k(e).catch(() => je(e));
}
async function vt(e) {
	let t = await yt(e);
	if (t === void 0) return;
	let n = await R(E(t, "HEAD"));
	return n === void 0 ? void 0 : Ct(t, n, St);
}
async function yt(e) {
	let t = await R(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : je(ke(e), n.trimEnd());
}
async function bt(e, t) {
	let n = await yt(E(e, ".git"));
	if (n === void 0) return;
	let r = E(await xt(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = Fe(await O(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function xt(e) {
	let t = await R(E(e, "commondir"));
	return t === void 0 ? e : je(e, t.trim());
}
const St = 5;
async function Ct(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return wt(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await xt(e), a = await R(E(i, r));
	return a === void 0 ? wt((await R(E(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : Ct(e, a, n - 1);
}
function wt(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function R(e) {
	return O(e, "utf8").catch(() => void 0);
}
function z({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
function Tt({ event: e, ref: t }) {
	return e === "merge_group" || t.startsWith("refs/heads/gh-readonly-queue/");
}
async function Et({ rest: e }, { owner: t, repo: n }) {
	let { data: r } = await e.repos.get({
		owner: t,
		repo: n
	});
	return r.default_branch;
}
function Dt({ baseBranch: e, defaultBranch: t }, n) {
	let r = e === "" || t === "", i = e === t || n.some((t) => Ot(e, t));
	return r || i ? void 0 : e;
}
function Ot(e, t) {
	let n = t.match(/\*+|[^*]/gu) ?? [], r = kt(new Set([0]), n);
	for (let t of e) {
		let e = new Set();
		for (let i of r) {
			let r = n[i] ?? "";
			r.startsWith("**") || r === "*" && t !== "/" ? e.add(i) : r === t && r !== "*" && e.add(i + 1);
		}
		r = kt(e, n);
	}
	return r.has(n.length);
}
function kt(e, t) {
	for (let n of e) t[n]?.startsWith("*") && e.add(n + 1);
	return e;
}
const At = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], jt = {
	request: 45e3,
	all: 18e4
};
async function B(e, t, n) {
	let r = AbortSignal.any([t, AbortSignal.timeout(jt.all)]), i = new Promise((e, t) => {
		let n = () => t(new V("no answer in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	}), a = Pt(e, r).then((e) => n(Mt(e, r)));
	return Promise.race([a, i]);
}
function Mt(e, t) {
	let n, r = async () => e.graphql("query { viewer { login __typename } }").then(({ viewer: e }) => Nt(e), (e) => {
		if (Bt(e)) return "github-actions[bot]";
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
function Nt({ login: e, __typename: t }) {
	return t === "Bot" && !e.endsWith("[bot]") ? `${e}[bot]` : e;
}
async function Pt(e, t) {
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
			doNotRetry: At
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
		e.signal = AbortSignal.any([t, AbortSignal.timeout(jt.request)]), e.fetch = Ft(e.fetch ?? fetch);
	});
	return Object.assign(c, { graphql: l.graphql });
}
function Ft(e) {
	return async (...t) => {
		let n = await e(...t), { status: r, statusText: i } = n, a = await n.arrayBuffer(), o = [...n.headers], s = new Response(a.byteLength > 0 ? a : null, {
			status: r,
			statusText: i,
			headers: o
		});
		return Object.defineProperty(s, "url", { value: n.url });
	};
}
const It = { request: { retries: 0 } };
async function Lt(e, t, n) {
	for (let r = 1;; r += 1) try {
		await e();
		return;
	} catch (e) {
		if (H(e) !== "failed" || r > n) throw e;
		if (await ze(r ** 2 * 1e3), await t()) return;
	}
}
async function Rt(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
var V = class extends Error {
	name = "NoAnswer";
};
const zt = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoAnswer"
];
function H(e) {
	if (!(e instanceof Error && (zt.includes(e.name) || "status" in e))) return "bug";
	let t = U(e), n = /rate limit/i.test(e.message);
	return t === 429 || t === 403 && n ? "limited" : t === 401 ? "unknown" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function Bt(e) {
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
async function G(e) {
	return e.catch((e) => {
		if (![404, 410].includes(U(e) ?? 0)) throw e;
	});
}
function K(e, t = "contents: read") {
	switch (H(e)) {
		case "limited": return "the rate limit of GitHub is reached. Start this run again later";
		case "unknown": return "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used";
		case "refused": return Ht(e, t);
		default: return `GitHub's API failed (${W(e)})`;
	}
}
const Vt = /archived|too large/i;
function Ht(e, t) {
	let n = W(e), r = `Give the job the permission ${t}`;
	if (Bt(e)) return `the workflow's token lacks a permission (${n}). ${r}`;
	let i = U(e) === 404;
	return i && Ut(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. ${r}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${Vt.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}`;
}
function Ut(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function Wt(e, n, r, i) {
	let a = `${e} could not be written: ${Gt(i, n, r)} The job summary has the whole report.`, o = ["refused", "unknown"].includes(H(i)) || U(i) === 410;
	return t("not-published", a, { severity: o ? "notice" : "warning" });
}
function Gt(e, t, n) {
	let r = H(e);
	return r === "bug" ? `this is a bug in lokaform. Please report it with these words: ${e instanceof Error ? e.stack : e}` : r === "refused" && n?.origin ? `for ${n.origin === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : U(e) === 410 ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty." : r === "invalid" ? `GitHub refused it (${W(e)}).` : `${K(e, t)}.`;
}
async function Kt(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		return [Wt(e, t, n, r)];
	}
}
// src/report/markdown/afterMerge.ts
const q = S("lokaform:applied:end"), qt = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Jt = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${q}(?:\n+|$)`), J = b`The plan before the merge:`;
function Y(e) {
	return qt.exec(e)?.[0] ?? "";
}
function Yt(e) {
	return e.replaceAll("\r\n", "\n");
}
function Xt(e) {
	return X(e).sections.length > 0;
}
function Zt(e, t) {
	let n = X(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Qt(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = X(e), s = x(i.trimEnd()), c = $t(a, n, r - s.length), l = en(t, n, r - C([
		s,
		...c,
		J
	]).length - Math.min(o.length, 81) - 4), u = C([
		s,
		...c,
		l,
		...o === "" ? [] : [J]
	]), d = u.length + 2 + o.length <= r;
	return C([u, x(d ? o : "The plan is left out, because the comment is full. Its edit history has the plan.")]);
}
function $t(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2;
	return r.map((e) => {
		let [t = "", n = ""] = e.split("\n\n");
		return x(i ? `${t}\n\n${n}\n\nThe rest is left out, because the comment is full. The summary of the run has it.\n${q}` : e);
	});
}
function X(e) {
	let t = Yt(e), n = Y(t), r = [], i = t.slice(n.length);
	for (let e = Jt.exec(i); e; e = Jt.exec(i)) {
		let [t, n = "", a, o = "", s, c] = e, l = {
			id: Number(s),
			attempt: Number(c)
		};
		r.push({
			inputs: n,
			isDone: a === "done",
			commit: o,
			...l,
			text: t.trimEnd()
		}), i = i.slice(t.length);
	}
	return {
		markers: n,
		sections: r,
		plan: i.startsWith(J) ? i.slice(J.length).trimStart() : i
	};
}
function en(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = _(e, t, ve), { id: c, attempt: l } = t.run, u = r ? "done" : "failed", d = S(`lokaform:applied:${t.inputs}:${u}:${t.commit}:${c}:${l}`), f = o.length > 0 ? [be(o.map(y))] : [], p = C([
		b`## ${y(i)}`,
		...a.map(y),
		...f
	]), m = d.length + p.length + q.length + 4, h = s.length > 0 ? [de(tn(s, n - m))] : [];
	return b`${d}\n${C([p, ...h])}\n${q}`;
}
function tn(e, t) {
	let r = [], i = t - 150;
	for (let [t, a] of e.entries()) {
		let o = nn(a);
		if (i -= o.length + 1, i < 0) {
			let i = e.slice(t).reduce((e, { count: t = 1 }) => e + t, 0);
			return [...r, `… and ${n(i, "more failure")}; the job summary has them`];
		}
		r.push(o);
	}
	return r;
}
function nn({ place: e, name: t, state: n = "", words: r = "", code: i }) {
	return `${e ? `${f({ place: e })}  ` : ""}${i ? "" : `${t}  `}${n}: ${r}`;
}
// src/github/shrink.ts
async function rn({ render: e, limit: t }, n) {
	try {
		await n(e(t));
	} catch (r) {
		if (U(r) !== 422) throw r;
		await n(e(t / 2));
	}
}
// src/github/afterMerge.ts
const an = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function on(e, { githubToken: t, signal: n, prefix: r, scope: i, now: a }, o) {
	let s = z(o), l = c(e).some(({ code: e, severity: t }) => t === "error" && an.includes(e));
	return s === void 0 || o.sha === "" || l ? [] : Kt("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => B(t, n, async (t) => {
		let n = await un(t.octokit, o, s);
		return await sn(t, o, n, e, {
			prefix: r,
			scope: i,
			url: o.runUrl,
			now: a,
			pullRequests: n.numbers.length
		}) > 0 ? cn(n) : [];
	}));
}
async function sn(e, t, { numbers: n }, r, i) {
	let a = 0, o = [];
	for (let s of n.slice(0, 100)) try {
		a += await hn(e, t, s, r, i);
	} catch (e) {
		if (!["failed", "invalid"].includes(H(e))) throw e;
		o.push(e);
	}
	if (o.length > 0) throw o[0];
	return a;
}
function cn({ numbers: e, commits: r, knowsRuns: i }) {
	let a = [];
	return i || a.push("Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."), r > ln && a.push(`There are ${n(r, "commit")} since the last successful run. Only the newest ${ln} were searched for merged pull requests, so the comments on older ones were not updated.`), e.length > 100 && a.push(`${n(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`), a.map((e) => t("not-published", e, { severity: "notice" }));
}
const ln = 500;
async function un(e, t, n) {
	let { last: r, knowsRuns: i } = await dn(e, t, n), { shas: a, total: o, since: s } = await pn(e, t, r ?? t.before);
	return {
		numbers: a.size > 0 ? await mn(e, t, n, a, s) : [],
		commits: o,
		knowsRuns: i
	};
}
async function dn({ rest: e }, { owner: t, repo: n, workflow: r, event: i }, a, o = fn(i)) {
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
function fn(e) {
	return e === "workflow_dispatch" ? ["push", e] : [e];
}
async function pn({ rest: t }, { owner: n, repo: r, sha: i }, a) {
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
async function mn({ rest: e }, { owner: t, repo: n }, r, i, a) {
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
async function hn(e, t, n, r, i) {
	let { owner: a, repo: o } = t, { octokit: s } = e, c = {
		owner: a,
		repo: o,
		issue_number: n,
		per_page: 100
	}, l = await s.paginate(s.rest.issues.listComments, c), u = 0;
	for (let { id: n, body: a = "" } of await Rt(l, i.prefix, e)) {
		let o = he(r, i.scope, Y(a));
		o && await gn(e, t, [n, a], o, i) && (u += 1);
	}
	return u;
}
async function gn({ octokit: e }, { owner: t, repo: n, run: r, sha: i }, [a, o], s, { scope: c, url: l, now: u, pullRequests: d }) {
	let { issues: f } = e.rest, p = {
		owner: t,
		repo: n,
		comment_id: a
	}, m = {
		url: l,
		run: r,
		commit: i,
		now: u,
		pullRequests: d,
		inputs: c.inputs
	}, h = !ye(Y(o), c), g = async () => (await G(f.getComment(p)))?.data.body ?? "", _ = h ? await g() : o, v = 0;
	for (; v < 3 && Zt(_, m) && (await rn({
		render: (e) => Qt(_, s, m, e),
		limit: _e
	}, async (e) => {
		await G(f.updateComment({
			...p,
			body: e
		}));
	}), v += 1, h);) _ = await g();
	return v > 0;
}
// src/github/pullWorkflow.ts
const _n = ".github/workflows", vn = /^[\w.-]+\.ya?ml$/;
async function yn({ home: e }, t) {
	let n = await bn("pull", t);
	return n === void 0 ? void 0 : `${e}/actions/workflows/${n}`;
}
async function bn(e, t) {
	let n = RegExp(`^[^#\\n]*\\bcommand:\\s*["']?${e}["']?\\s*(?:[,}#]|$)`, "m"), r = await Le(E(t, _n)).catch(() => []);
	for (let e of r.filter((e) => vn.test(e)).sort()) {
		let r = await O(E(t, _n, e), "utf8").catch(() => "");
		if (n.test(r)) return e;
	}
}
// src/github/targetFiles.ts
function xn(e, t, n) {
	return Cn(e, n, async (n, r) => await An(n, e, t, r) ?? Z("the checked-out commit is neither the head of the pull request nor a merge of it"));
}
function Sn(e, t, n) {
	return Cn(e, t, async (t, { root: r }) => {
		let i = z(e), a = (n ? void 0 : await bn("apply", r)) ?? e.workflow, o = n ? void 0 : ["push", "workflow_dispatch"], { last: s } = i === void 0 ? {} : await dn(t, {
			...e,
			workflow: a
		}, i, o);
		return s ?? e.before ?? Z("no run has applied manifests before");
	});
}
async function Cn(e, { githubToken: t, checkouts: n, workspace: r, signal: i }, a) {
	let [o, ...s] = n;
	if (!o || s.length > 0) return Z("the settings and the manifests are not all in one checkout");
	if (t === "") return Z("the input github-token is empty");
	let { commit: c = e.sha } = o;
	try {
		let n = await L(r, o);
		return await B(t, i, async ({ octokit: t }) => {
			let r = await a(t, {
				root: n,
				planned: c
			});
			if (typeof r != "string") return r;
			let i = await Tn(t, e, n, r);
			return i ? {
				is: "found",
				commit: r,
				files: i
			} : Z(wn);
		});
	} catch (e) {
		return Z(K(e));
	}
}
const wn = "the repository has too many files for GitHub to list them";
async function Tn(e, t, n, r) {
	let i = await Mn(e, t, r);
	return i && new le(n, i, (r) => Nn(e, t, n, r));
}
async function En(e, t, { checkouts: n, workspace: r, read: i }) {
	let [a, ...o] = n;
	if (!a || o.length > 0 || await Dn(a, r)) return {
		is: "unknown",
		why: "the settings and the manifests are not all in one checkout"
	};
	try {
		let n = await Tn(e, t, await L(r, a), t.sha);
		if (!n) return {
			is: "unknown",
			why: wn
		};
		let o = [];
		for (let e of new Set([...i.onDisk, ...await i.inCommit(n)])) {
			let t = await On(e, await n.idOf(e)), i = oe(e, { displayRoot: r });
			t !== void 0 && o.push(`${i} (${t})`);
		}
		return {
			is: "compared",
			differing: o
		};
	} catch (e) {
		return {
			is: "unknown",
			why: K(e instanceof ne ? e.cause : e)
		};
	}
}
async function Dn({ root: e }, t) {
	let n = await k(t);
	return e !== void 0 && e !== n && await ie(ke(e), n) !== void 0;
}
async function On(e, t) {
	let n = await O(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : Q(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
}
function Z(e) {
	return {
		is: "missing",
		why: e
	};
}
function kn({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${K(t)}`;
}
async function An(e, t, { head: n, base: r }, { root: i, planned: a }) {
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
	let c = await bt(i, a) ?? await jn(e, t, a);
	return c[1] === n ? c[0] : void 0;
}
async function jn(e, { owner: t, repo: n }, r) {
	let { data: i } = await e.rest.git.getCommit({
		owner: t,
		repo: n,
		commit_sha: r
	});
	return i.parents.map(({ sha: e }) => e);
}
async function Mn(e, { owner: t, repo: n }, r) {
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
async function Nn(e, { owner: t, repo: n }, r, { path: i, kind: a, id: o }) {
	let s = await Pn(E(r, i), a, o);
	if (s) return s;
	let { data: c } = await e.rest.git.getBlob({
		owner: t,
		repo: n,
		file_sha: o
	});
	return Buffer.from(c.content, "base64");
}
async function Pn(e, t, n) {
	try {
		return t === "file" && !(await Ie(e)).isFile() ? void 0 : Q(t === "file" ? await O(e) : await Re(e, "buffer"), n);
	} catch {
		return;
	}
}
function Q(e, t) {
	if (Fn(e, t)) return e;
	let n = e.includes("\r\n") ? In(e) : e;
	return Fn(n, t) ? n : void 0;
}
function Fn(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return se(n).update(`blob ${e.length}\0`).update(e).digest("hex") === t;
}
function In(e) {
	return e.filter((t, n) => t !== 13 || e[n + 1] !== 10);
}
// src/github/fileLinks.ts
async function Ln({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await L(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = E(r, t);
		if (i !== "" && ce(a, o)) return `${e}/blob/${i}/${Ae(o, a).split(Me).map(Rn).join("/")}#L${n}`;
	};
}
function Rn(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
// src/github/mayApply.ts
const zn = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function Bn(e, { applyFrom: n, githubToken: r, source: i, signal: a }) {
	if (!e) return [t("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.")];
	if (e.event.startsWith("pull_request")) return [t("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.")];
	if (Tt(e)) return [Yn()];
	let o = z(e);
	if (o === void 0) return [Xn(e.ref, void 0)];
	let s = [], c = await Un(o, {
		githubToken: r,
		signal: a
	}, async (t) => {
		if (!n.some((e) => Ot(o, e))) {
			let n = await Et(t, e);
			if (o !== n) return Xn(e.ref, n);
		}
		s = await Hn(t, e, o, i, "all");
	});
	return c ? [c] : s.map(({ code: e, severity: n, finding: r, advice: i }) => t(e, `${r} ${i}`, { severity: n }));
}
async function Vn(e, n) {
	let r = e && z(e);
	return !e || r === void 0 ? Xn(e?.ref ?? "", void 0) : Un(r, n, async (n) => {
		let i = await Wn(n, e, r);
		return i && t(i.code, `${i.finding} ${i.advice}`);
	});
}
async function Hn(e, t, n, r, i) {
	let a = Gn(r.checkouts, t) ?? await Wn(e, t, n);
	if (a) return [a];
	let o = Kn(r.checkouts, t);
	return o?.severity === "error" ? [o] : i === "errors" && zn.includes(t.event) ? [] : [o, qn(await En(e, t, r), t)].flatMap((e) => e ?? []);
}
async function Un(e, { githubToken: t, signal: n }, r) {
	if (t === "") return Zn(e, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await B(t, n, ({ octokit: e }) => r(e));
	} catch (t) {
		return Zn(e, K(t));
	}
}
async function Wn(e, { owner: t, repo: n, sha: r }, i) {
	let { data: a } = await e.rest.git.getRef({
		owner: t,
		repo: n,
		ref: `heads/${i}`
	}), o = a.object.sha;
	if (o !== r) return {
		code: "stale-commit",
		severity: "error",
		finding: `This run is for commit ${$(r)}, but ${i} is now at ${$(o)}.`,
		advice: `The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on ${i} (workflow_dispatch).`
	};
}
function Gn(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${$(n.commit)}, but this run is for ${$(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function Kn(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return;
	let r = "The commit of the manifests cannot be read from a .git folder";
	return zn.includes(t) ? {
		code: "wrong-checkout",
		severity: "notice",
		finding: `${r}.`,
		advice: `They are assumed to be from commit ${$(n)}, for which this run was started.`
	} : {
		code: "wrong-checkout",
		severity: "error",
		finding: `${r}, and ${t || "this event"} can run on another commit than the head of the branch.`,
		advice: "Nothing was sent. Install git before actions/checkout runs, or run apply on push."
	};
}
function qn(e, { event: t, sha: n }) {
	if (e.is === "compared" && e.differing.length === 0) return;
	let r = zn.includes(t);
	return {
		code: "wrong-checkout",
		severity: r ? "notice" : "error",
		finding: e.is === "compared" ? `Not all settings and manifests are as in commit ${$(n)}, for which this run was started: ${Jn(e.differing)}.` : `It is not known whether the settings and manifests are those of commit ${$(n)}, for which this run was started: ${e.why}.`,
		advice: r ? "They are used as they are." : `A stranger can cause ${t || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function Jn(e) {
	let t = e.length - 5;
	return `${e.slice(0, 5).join(", ")}${t > 0 ? `, and ${n(t, "more file")}` : ""}`;
}
function $(e) {
	return e.slice(0, 7);
}
function Yn() {
	return t("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.");
}
function Xn(e, n) {
	let r = `apply runs on ${n === void 0 ? "the default branch" : `the default branch (${n})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return t("wrong-ref", r);
}
function Zn(e, n) {
	return t("unknown-head", `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${n}.`);
}
// src/report/markdown/issues.ts
const Qn = 65e3;
function $n(e) {
	return `Lokaform: drift in ${o(nr(e), 80)}`;
}
function er(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = "the job summary of the workflow has more", a = me(r, {
		overflow: i,
		reader: "assignee",
		maxUnmanaged: 5
	}), o = ge(a, {
		limit: n.limit - 2560,
		measure: fe,
		overflow: i
	});
	return C([
		S(n.marker),
		o,
		ir(n),
		ar(n)
	]);
}
function tr(e, t) {
	return C([
		S(t.marker),
		b`✅ **The project ${y(p(nr(e), 80))} matches its manifests again.**`,
		ar(t)
	]);
}
function nr({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function rr(e, t) {
	return C([S(t.marker), b`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function ir({ pullUrl: e }) {
	let t = e === void 0 ? b`${xe("lokaform pull")} writes texts that other people edited into them.` : b`To get texts that other people edited, start ${ue(b`the workflow that pulls`, e)}: it opens the pull request.`;
	return b`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
function ar({ workflowUrl: e }) {
	let t = e === "" ? b`its workflow` : ue(b`its workflow`, e);
	return b`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
const or = 65e3;
function sr(e, t) {
	let n = new pe(t.limit, t.measure), i = e.map((e) => {
		let t = h(e, {
			texts: e.hide_texts !== !0,
			full: "also"
		});
		return {
			heading: p(e.name, 80),
			groups: t.map((e) => Se(e))
		};
	}), a = e.length > 1, o = y(Ee), s = b`## ${w(`Translations from Lokalise: ${ee(e)}`)}`, c = C([
		s,
		y(we),
		y(Ce(e))
	]), l = lr(t.problems ?? []);
	n.takeText(C([c, o])), l.items.length > 0 && n.take(400), n.within(1 / 2, () => n.showRest([l]));
	let u = i.filter(({ groups: e }) => n.take(400 * (e.length + 1))), d = u.flatMap(({ groups: e }) => e);
	n.showLosses(d), n.showRest(d);
	let f = i.length - u.length;
	return C([
		c,
		...T(l, 3, t.overflow),
		...u.flatMap(({ heading: e, groups: n }) => [...a ? [b`### ${y(e)}`] : [], ...n.flatMap((e) => T(e, a ? 4 : 3, t.overflow))]),
		...f > 0 ? [w(`… and ${r(f)} more projects; ${t.overflow}.`)] : [],
		o
	]);
}
function cr(e, { limit: t, measure: n, overflow: r }) {
	let i = lr(e);
	return new pe(t / 2, n).showRest([i]), C(T(i, 3, r));
}
function lr(e) {
	return Se(ae(e, {
		full: "also",
		longest: ve
	}));
}
function ur(e) {
	let t = be(Te(e).map(y));
	return C([
		b`## ${w(De(e))}`,
		t,
		y(Oe)
	]);
}
export { G as A, pt as B, V as C, K as D, H as E, Et as F, ut as G, dt as H, bt as I, nt as J, lt as K, L, Kt as M, z as N, Rt as O, ht as P, Dt as R, It as S, W as T, P as U, mt as V, F as W, Je as X, qe as Y, kn as _, ur as a, rn as b, sr as c, Hn as d, Vn as f, xn as g, Sn as h, rr as i, B as j, U as k, tr as l, Q as m, or as n, $n as o, Ln as p, rt as q, er as r, cr as s, Qn as t, Bn as u, yn as v, Lt as w, Xt as x, on as y, ft as z };
