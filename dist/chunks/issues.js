import { u as e } from "./wire.js";
import { $t as t, Gt as n, J as r, Qn as i, X as a, Xt as o, ct as s, et as c, lt as l, mt as u, nn as d, qt as f, rn as p, rr as m } from "./start.js";
import { Dn as h, En as g, Jn as _, Kn as v, On as ee, Tn as te, dr as ne, kn as re, or as ie, qn as ae, rr as oe, wn as se } from "./engine.js";
import { C as ce, D as y, E as b, O as x, S as le, T as S, _ as ue, b as C, f as de, h as fe, k as w, l as pe, m as me, n as he, p as ge, s as _e, v as T, w as ve, x as ye, y as be } from "./markdown.js";
import { o as xe, r as Se } from "./written.js";
import { dirname as Ce, join as E, relative as we, resolve as D, sep as Te } from "node:path";
import * as O from "os";
import * as Ee from "crypto";
import * as De from "fs";
import { inflateSync as Oe } from "node:zlib";
import { lstat as ke, readFile as k, readdir as Ae, readlink as je, realpath as A } from "node:fs/promises";
import { setTimeout as Me } from "node:timers/promises";
// node_modules/@actions/core/lib/utils.js
function j(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function M(e) {
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
function N(e, t, n) {
	let r = new Ne(e, t, n);
	process.stdout.write(r.toString() + O.EOL);
}
var Ne = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${Fe(r)}`);
			}
		}
		return e += `::${Pe(this.message)}`, e;
	}
};
function Pe(e) {
	return j(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Fe(e) {
	return j(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function Ie(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!De.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	De.appendFileSync(n, `${j(t)}${O.EOL}`, { encoding: "utf8" });
}
function Le(e, t) {
	let n = `ghadelimiter_${Ee.randomUUID()}`, r = j(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${O.EOL}${r}${O.EOL}${n}`;
}
var Re;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Re ||= {});
function ze(e) {
	N("add-mask", {}, e);
}
function Be(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Ve(e, t) {
	if (process.env.GITHUB_OUTPUT) return Ie("OUTPUT", Le(e, t));
	process.stdout.write(O.EOL), N("set-output", { name: e }, j(t));
}
function He(e) {
	process.exitCode = Re.Failure, We(e);
}
function Ue(e) {
	N("debug", {}, e);
}
function We(e, t = {}) {
	N("error", M(t), e instanceof Error ? e.toString() : e);
}
function Ge(e, t = {}) {
	N("warning", M(t), e instanceof Error ? e.toString() : e);
}
function Ke(e, t = {}) {
	N("notice", M(t), e instanceof Error ? e.toString() : e);
}
function qe(e) {
	process.stdout.write(e + O.EOL);
}
function Je(e) {
	let t = P(e, n), r = (e) => ({
		title: `and ${e} more`,
		message: `${e} more are not shown here. The job summary and the report list them all. If the job has the permission checks: write, a check run shows up to 1,000 of them at their lines.`
	});
	return i.flatMap((e) => et(t.filter((t) => t.severity === e), 10, r));
}
function Ye(e, t = 1e3) {
	return et(P(e, 16e3), t, (e) => ({
		title: `and ${a(e)} more`,
		message: `${r(e, "more annotation")} are not shown here. The job summary and the report list them all.`
	}));
}
function Xe(e) {
	let t = P(e, n);
	return i.every((e) => t.filter((t) => t.severity === e).length <= 10);
}
function P(e, t) {
	let { stopped: n, problems: r, parts: i } = ee(e, {
		full: !0,
		longest: t,
		overflow: ""
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.flatMap((t) => t.severity ? [{
		row: t,
		about: e.action
	}] : [])), o = new Map(a.map(({ row: e, about: t }) => [e, t])), c = n && s(n);
	return [...c ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: c
	}] : [], ...ae([...o.keys()]).map((e) => Qe(e, o.get(e), t))];
}
function Ze(e) {
	return _([e]).map((e) => Qe(e, void 0, n));
}
function Qe(e, n = "", r) {
	let { severity: i = "notice", code: a, name: o, state: s, words: c = "", place: l } = e, u = l && { place: l };
	if (a) return {
		severity: i,
		title: `lokaform: ${a.name}`,
		message: `${c} [${a.name}]`,
		...u
	};
	if (s !== void 0) return {
		severity: i,
		title: t(`${o}: ${s}`, 120),
		message: c,
		...u
	};
	let d = t(`${o}: ${c}`, r);
	return {
		severity: i,
		title: `lokaform: ${n.toLowerCase()}`,
		message: d,
		...u
	};
}
function $e(e) {
	return {
		severity: "error",
		title: "lokaform: drift",
		message: h(e)
	};
}
function et(e, t, n) {
	let [r] = e.slice(t - 1);
	return e.length <= t || !r ? [...e] : [...e.slice(0, t - 1), {
		severity: r.severity,
		...n(e.length - t + 1)
	}];
}
// src/github/log.ts
const tt = new d();
function F(e) {
	return tt.clean(e);
}
function nt(e) {
	for (let t of e) t !== "" && qe(f(F(t)));
}
function I(e) {
	Ue(f(F(e)));
}
function rt(e) {
	tt.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of p(e)) ze(t);
}
function it(e) {
	He(f(F(o(e))));
}
function at(e) {
	for (let t of Je(e)) L(t);
}
function ot(e) {
	L($e(e));
}
function st(e) {
	for (let t of e.flatMap(Ze)) L(t);
}
function L({ severity: e, title: t, message: n, place: r }) {
	let i = {
		title: F(t),
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
		error: We,
		warning: Ge,
		notice: Ke
	}[e];
	a(f(F(n)), i);
}
// src/github/checkout.ts
async function ct(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await lt(r, t);
		n.set(e.root, e);
	}
	return [...n.values()];
}
async function lt(e, t) {
	let n = await ne(await ut(e), await ut(t));
	return {
		root: n,
		commit: n === void 0 ? void 0 : await dt(E(n, ".git"))
	};
}
async function R(e, { root: t }) {
	return t === void 0 ? e : E(e, we(await A(e), t));
}
async function ut(e) {
	return A(e).catch(() => D(e));
}
async function dt(e) {
	let t = await ft(e);
	if (t === void 0) return;
	let n = await z(E(t, "HEAD"));
	return n === void 0 ? void 0 : gt(t, n, ht);
}
async function ft(e) {
	let t = await z(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : D(Ce(e), n.trimEnd());
}
async function pt(e, t) {
	let n = await ft(E(e, ".git"));
	if (n === void 0) return;
	let r = E(await mt(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = Oe(await k(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function mt(e) {
	let t = await z(E(e, "commondir"));
	return t === void 0 ? e : D(e, t.trim());
}
const ht = 5;
async function gt(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return _t(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await mt(e), a = await z(E(i, r));
	return a === void 0 ? _t((await z(E(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : gt(e, a, n - 1);
}
function _t(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function z(e) {
	return k(e, "utf8").catch(() => void 0);
}
function B({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
function vt({ event: e, ref: t }) {
	return e === "merge_group" || t.startsWith("refs/heads/gh-readonly-queue/");
}
async function yt({ rest: e }, { owner: t, repo: n }) {
	let { data: r } = await e.repos.get({
		owner: t,
		repo: n
	});
	return r.default_branch;
}
function bt({ baseBranch: e, defaultBranch: t }, n) {
	let r = e === "" || t === "", i = e === t || n.some((t) => xt(e, t));
	return r || i ? void 0 : e;
}
function xt(e, t) {
	let n = t.match(/\*+|[^*]/gu) ?? [], r = St(new Set([0]), n);
	for (let t of e) {
		let e = new Set();
		for (let i of r) {
			let r = n[i] ?? "";
			r.startsWith("**") || r === "*" && t !== "/" ? e.add(i) : r === t && r !== "*" && e.add(i + 1);
		}
		r = St(e, n);
	}
	return r.has(n.length);
}
function St(e, t) {
	for (let n of e) t[n]?.startsWith("*") && e.add(n + 1);
	return e;
}
const Ct = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], wt = {
	request: 45e3,
	all: 18e4
};
async function V(e, t, n) {
	let r = AbortSignal.any([t, AbortSignal.timeout(wt.all)]), i = new Promise((e, t) => {
		let n = () => t(new H("no answer in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	}), a = Dt(e, r).then((e) => n(Tt(e, r)));
	return Promise.race([a, i]);
}
function Tt(e, t) {
	let n, r = async () => e.graphql("query { viewer { login __typename } }").then(({ viewer: e }) => Et(e), (e) => {
		if (Nt(e)) return "github-actions[bot]";
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
function Et({ login: e, __typename: t }) {
	return t === "Bot" && !e.endsWith("[bot]") ? `${e}[bot]` : e;
}
async function Dt(e, t) {
	let [{ getOctokit: n }, { retry: r }, { throttling: i }] = await Promise.all([
		import("./actions-github.js"),
		import("./octokit-plugin-retry.js"),
		import("./octokit-plugin-throttling.js")
	]), a = (e, t, n, r) => r < 2 && e <= 20, o = {
		log: {
			debug: () => {},
			info: () => {},
			warn: I,
			error: I
		},
		retry: {
			retries: 2,
			doNotRetry: Ct
		}
	}, s = {
		onRateLimit: a,
		onSecondaryRateLimit: a
	}, c = n(e, {
		...o,
		throttle: s
	}, r, i), l = n(e, o, r);
	for (let { hook: e } of [c, l]) e.before("request", ({ request: e }) => {
		if (t.aborted) throw new H("no answer in time");
		e.signal = AbortSignal.any([t, AbortSignal.timeout(wt.request)]), e.fetch = Ot(e.fetch ?? fetch);
	});
	return Object.assign(c, { graphql: l.graphql });
}
function Ot(e) {
	return async (...t) => {
		let n = await e(...t), { status: r, statusText: i } = n, a = await n.arrayBuffer(), o = [...n.headers], s = new Response(a.byteLength > 0 ? a : null, {
			status: r,
			statusText: i,
			headers: o
		});
		return Object.defineProperty(s, "url", { value: n.url });
	};
}
const kt = { request: { retries: 0 } };
async function At(e, t, n) {
	for (let r = 1;; r += 1) try {
		await e();
		return;
	} catch (e) {
		if (U(e) !== "failed" || r > n) throw e;
		if (await Me(r ** 2 * 1e3), await t()) return;
	}
}
async function jt(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
var H = class extends Error {
	name = "NoAnswer";
};
const Mt = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoAnswer"
];
function U(e) {
	if (!(e instanceof Error && (Mt.includes(e.name) || "status" in e))) return "bug";
	let t = W(e), n = /rate limit/i.test(e.message);
	return t === 429 || t === 403 && n ? "limited" : t === 401 ? "unknown" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function Nt(e) {
	if (!(e instanceof Error)) return !1;
	let t = /resource not accessible by/i;
	return "errors" in e && Array.isArray(e.errors) ? e.errors.some((e) => e?.type === "FORBIDDEN" || t.test(String(e?.message))) : W(e) === 403 && t.test(e.message);
}
function W(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function G(e) {
	let t = e instanceof Error ? e.message.split(" - https://")[0] : String(e), n = W(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
async function K(e) {
	return e.catch((e) => {
		if (![404, 410].includes(W(e) ?? 0)) throw e;
	});
}
function q(e) {
	return U(e) === "refused" ? J(e, "contents: read") : `GitHub's API failed (${G(e)})`;
}
const Pt = /archived|too large/i;
function J(e, t) {
	let n = G(e), r = `Give the job the permission ${t}`;
	if (Nt(e)) return `the workflow's token lacks a permission (${n}). ${r}`;
	let i = W(e) === 404;
	return i && Ft(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. ${r}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${Pt.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}`;
}
function Ft(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function It(e, t, n, r) {
	let i = `${e} could not be written: ${Lt(r, t, n)} The job summary has the whole report.`, a = ["refused", "unknown"].includes(U(r)) || W(r) === 410;
	return m("not-published", i, { severity: a ? "notice" : "warning" });
}
function Lt(e, t, n) {
	switch (U(e)) {
		case "limited": return "the rate limit of GitHub is reached.";
		case "unknown": return "the token in the input github-token is not valid. Remove the input from the workflow: then the workflow's own token is used.";
		case "refused": return n?.origin ? `for ${n.origin === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${J(e, t)}.`;
		case "invalid": return W(e) === 410 ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty." : `GitHub refused it (${G(e)}).`;
		case "bug": return `this is a bug in lokaform. Please report it with these words: ${e instanceof Error ? e.stack : e}`;
		case "failed": return `GitHub's API failed (${G(e)}).`;
	}
}
async function Rt(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		return [It(e, t, n, r)];
	}
}
// src/report/markdown/afterMerge.ts
const Y = S("lokaform:applied:end"), zt = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Bt = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${Y}(?:\n+|$)`), X = b`The plan before the merge:`, Vt = 1e3;
function Z(e) {
	return zt.exec(e)?.[0] ?? "";
}
function Ht(e) {
	return e.replaceAll("\r\n", "\n");
}
function Ut(e) {
	return Jt(e).sections.length > 0;
}
function Wt(e, t) {
	let n = Jt(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Gt(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = Jt(e), s = x(i.trimEnd()), c = Kt(a, n, r - s.length), l = Yt(t, n, r - C([
		s,
		...c,
		X
	]).length - Math.min(o.length, Vt)), u = C([
		s,
		...c,
		l,
		...o === "" ? [] : [X]
	]), d = x($t(o, r - u.length - 2, "The rest of the plan is left out, because the comment is full. Its edit history has the whole plan."));
	return C([u, d]);
}
function Kt(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2, a = Math.floor((n - Vt) / (r.length + 1)) - 2;
	return r.map((e) => x(i ? qt(e, a) : e));
}
function qt(e, t) {
	let [n = "", ...r] = e.split("\n");
	return [
		n,
		$t(r.slice(0, -1).join("\n"), t - n.length - Y.length - 2, "The rest is left out, because the comment is full. The summary of the run has it."),
		Y
	].join("\n");
}
function Jt(e) {
	let t = Ht(e), n = Z(t), r = [], i = t.slice(n.length);
	for (let e = Bt.exec(i); e; e = Bt.exec(i)) {
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
		plan: i.startsWith(X) ? i.slice(X.length).trimStart() : i
	};
}
function Yt(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = g(e, t, ge), { id: c, attempt: l } = t.run, u = r ? "done" : "failed", d = S(`lokaform:applied:${t.inputs}:${u}:${t.commit}:${c}:${l}`), f = o.length > 0 ? [ve(o.map(y))] : [], p = C([
		b`## ${y(i)}`,
		...a.map(y),
		...f
	]), m = d.length + p.length + Y.length + 4, h = s.length > 0 ? [le(Xt(s, n - m))] : [];
	return b`${d}\n${C([p, ...h])}\n${Y}`;
}
function Xt(e, t) {
	let n = [], i = t - 150;
	for (let [t, a] of e.entries()) {
		let o = Zt(a);
		if (i -= o.length + 1, i < 0) {
			let i = e.slice(t).reduce((e, { count: t = 1 }) => e + t, 0);
			return [...n, `… and ${r(i, "more failure")}; the job summary has them`];
		}
		n.push(o);
	}
	return n;
}
function Zt({ place: e, name: t, state: n = "", words: r = "", code: i }) {
	return `${e ? `${c({ place: e })}  ` : ""}${i ? "" : `${t}  `}${n}: ${r}`;
}
const Qt = /^(?: |- )*`{3,}/;
function $t(e, t, n) {
	if (e.length <= t) return e;
	let r = [], i = n.length, a = { folds: 0 };
	for (let n of e.split("\n")) {
		let e = en(a, n);
		if (i += n.length + 1, i + tn(e).length > t) break;
		r.push(n), a = e;
	}
	let o = r.join("\n").trimEnd();
	return o === "" ? n : `${o}${tn(a)}${n}`;
}
function en({ fence: e, folds: t }, n) {
	if (e !== void 0) return n === e ? { folds: t } : {
		fence: e,
		folds: t
	};
	let r = Qt.exec(n)?.[0].replaceAll("-", " ");
	if (r !== void 0) return {
		fence: r,
		folds: t
	};
	let i = (e) => n.split(e).length - 1;
	return { folds: Math.max(0, t + i("<details") - i("</details>")) };
}
function tn({ fence: e, folds: t }) {
	return `${e === void 0 ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}\n\n`;
}
// src/github/shrink.ts
async function nn({ render: e, limit: t }, n) {
	try {
		await n(e(t));
	} catch (r) {
		if (W(r) !== 422) throw r;
		await n(e(t / 2));
	}
}
// src/github/afterMerge.ts
const rn = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function an(e, { githubToken: t, signal: n, prefix: r, scope: i, now: a }, o) {
	let s = B(o), c = u(e).some(({ code: e, severity: t }) => t === "error" && rn.includes(e));
	return s === void 0 || o.sha === "" || c ? [] : Rt("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => V(t, n, async (t) => {
		let n = await ln(t.octokit, o, s);
		return await on(t, o, n, e, {
			prefix: r,
			scope: i,
			url: o.runUrl,
			now: a,
			pullRequests: n.numbers.length
		}) > 0 ? sn(n) : [];
	}));
}
async function on(e, t, { numbers: n }, r, i) {
	let a = 0, o = [];
	for (let s of n.slice(0, 100)) try {
		a += await mn(e, t, s, r, i);
	} catch (e) {
		if (!["failed", "invalid"].includes(U(e))) throw e;
		o.push(e);
	}
	if (o.length > 0) throw o[0];
	return a;
}
function sn({ numbers: e, commits: t, knowsRuns: n }) {
	let i = [];
	return n || i.push("Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."), t > cn && i.push(`There are ${r(t, "commit")} since the last successful run. Only the newest ${cn} were searched for merged pull requests, so the comments on older ones were not updated.`), e.length > 100 && i.push(`${r(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`), i.map((e) => m("not-published", e, { severity: "notice" }));
}
const cn = 500;
async function ln(e, t, n) {
	let { last: r, knowsRuns: i } = await un(e, t, n), { shas: a, total: o, since: s } = await fn(e, t, r ?? t.before);
	return {
		numbers: a.size > 0 ? await pn(e, t, n, a, s) : [],
		commits: o,
		knowsRuns: i
	};
}
async function un({ rest: e }, { owner: t, repo: n, workflow: r, event: i }, a, o = dn(i)) {
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
		if (W(e) === 404) return { knowsRuns: !0 };
		if (U(e) === "refused") return { knowsRuns: !1 };
		throw e;
	}
}
function dn(e) {
	return e === "workflow_dispatch" ? ["push", e] : [e];
}
async function fn({ rest: t }, { owner: n, repo: r, sha: i }, a) {
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
		if (W(e) === 404) return o;
		throw e;
	}
}
async function pn({ rest: e }, { owner: t, repo: n }, r, i, a) {
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
async function mn(e, t, n, r, i) {
	let { owner: a, repo: o } = t, { octokit: s } = e, c = {
		owner: a,
		repo: o,
		issue_number: n,
		per_page: 100
	}, l = await s.paginate(s.rest.issues.listComments, c), u = 0;
	for (let { id: n, body: a = "" } of await jt(l, i.prefix, e)) {
		let o = pe(r, i.scope, Z(a));
		o && await hn(e, t, [n, a], o, i) && (u += 1);
	}
	return u;
}
async function hn({ octokit: e }, { owner: t, repo: n, run: r, sha: i }, [a, o], s, { scope: c, url: l, now: u, pullRequests: d }) {
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
	}, h = !_e(Z(o), c), g = async () => (await K(f.getComment(p)))?.data.body ?? "", _ = h ? await g() : o, v = 0;
	for (; v < 3 && Wt(_, m) && (await nn({
		render: (e) => Gt(_, s, m, e),
		limit: he
	}, async (e) => {
		await K(f.updateComment({
			...p,
			body: e
		}));
	}), v += 1, h);) _ = await g();
	return v > 0;
}
// src/github/pullWorkflow.ts
const gn = ".github/workflows", _n = /^[\w.-]+\.ya?ml$/;
async function vn({ home: e }, t) {
	let n = await yn("pull", t);
	return n === void 0 ? void 0 : `${e}/actions/workflows/${n}`;
}
async function yn(e, t) {
	let n = RegExp(`^[^#\\n]*\\bcommand:\\s*["']?${e}["']?\\s*(?:[,}#]|$)`, "m"), r = await Ae(E(t, gn)).catch(() => []);
	for (let e of r.filter((e) => _n.test(e)).sort()) {
		let r = await k(E(t, gn, e), "utf8").catch(() => "");
		if (n.test(r)) return e;
	}
}
// src/github/targetFiles.ts
function bn(e, t, n) {
	return Sn(e, n, async (n, r) => await kn(n, e, t, r) ?? Q("the checked-out commit is neither the head of the pull request nor a merge of it"));
}
function xn(e, t, n) {
	return Sn(e, t, async (t, { root: r }) => {
		let i = B(e), a = (n ? void 0 : await yn("apply", r)) ?? e.workflow, o = n ? void 0 : ["push", "workflow_dispatch"], { last: s } = i === void 0 ? {} : await un(t, {
			...e,
			workflow: a
		}, i, o);
		return s ?? e.before ?? Q("no run has applied manifests before");
	});
}
async function Sn(e, { githubToken: t, checkouts: n, workspace: r, signal: i }, a) {
	let [o, ...s] = n;
	if (!o || s.length > 0) return Q("the settings and the manifests are not all in one checkout");
	if (t === "") return Q("the input github-token is empty");
	let { commit: c = e.sha } = o;
	try {
		let n = await R(r, o);
		return await V(t, i, async ({ octokit: t }) => {
			let r = await a(t, {
				root: n,
				planned: c
			});
			if (typeof r != "string") return r;
			let i = await wn(t, e, n, r);
			return i ? {
				is: "found",
				commit: r,
				files: i
			} : Q(Cn);
		});
	} catch (e) {
		return Q(q(e));
	}
}
const Cn = "the repository has too many files for GitHub to list them";
async function wn(e, t, n, r) {
	let i = await jn(e, t, r);
	return i && new se(n, i, (r) => Mn(e, t, n, r));
}
async function Tn(e, t, { checkouts: n, workspace: r, read: i }) {
	let [a, ...o] = n;
	if (!a || o.length > 0 || await En(a, r)) return {
		is: "unknown",
		why: "the settings and the manifests are not all in one checkout"
	};
	try {
		let n = await wn(e, t, await R(r, a), t.sha);
		if (!n) return {
			is: "unknown",
			why: Cn
		};
		let o = [];
		for (let e of new Set([...i.onDisk, ...await i.inCommit(n)])) {
			let t = await Dn(e, await n.idOf(e)), i = ie(e, { displayRoot: r });
			t !== void 0 && o.push(`${i} (${t})`);
		}
		return {
			is: "compared",
			differing: o
		};
	} catch (e) {
		return {
			is: "unknown",
			why: q(e instanceof te ? e.cause : e)
		};
	}
}
async function En({ root: e }, t) {
	let n = await A(t);
	return e !== void 0 && e !== n && await ne(Ce(e), n) !== void 0;
}
async function Dn(e, t) {
	let n = await k(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : Pn(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
}
function Q(e) {
	return {
		is: "missing",
		why: e
	};
}
function On({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${q(t)}`;
}
async function kn(e, t, { head: n, base: r }, { root: i, planned: a }) {
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
	let c = await pt(i, a) ?? await An(e, t, a);
	return c[1] === n ? c[0] : void 0;
}
async function An(e, { owner: t, repo: n }, r) {
	let { data: i } = await e.rest.git.getCommit({
		owner: t,
		repo: n,
		commit_sha: r
	});
	return i.parents.map(({ sha: e }) => e);
}
async function jn(e, { owner: t, repo: n }, r) {
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
async function Mn(e, { owner: t, repo: n }, r, { path: i, kind: a, id: o }) {
	let s = await Nn(E(r, i), a, o);
	if (s) return s;
	let { data: c } = await e.rest.git.getBlob({
		owner: t,
		repo: n,
		file_sha: o
	});
	return Buffer.from(c.content, "base64");
}
async function Nn(e, t, n) {
	try {
		return t === "file" && !(await ke(e)).isFile() ? void 0 : Pn(t === "file" ? await k(e) : await je(e, "buffer"), n);
	} catch {
		return;
	}
}
function Pn(e, t) {
	if (Fn(e, t)) return e;
	let n = e.includes("\r\n") ? In(e) : e;
	return Fn(n, t) ? n : void 0;
}
function Fn(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return v(n).update(`blob ${e.length}\0`).update(e).digest("hex") === t;
}
function In(e) {
	return e.filter((t, n) => t !== 13 || e[n + 1] !== 10);
}
// src/github/fileLinks.ts
async function Ln({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await R(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = E(r, t);
		if (i !== "" && oe(a, o)) return `${e}/blob/${i}/${we(o, a).split(Te).map(Rn).join("/")}#L${n}`;
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
async function Bn(e, { applyFrom: t, githubToken: n, source: r, signal: i }) {
	if (!e) return [m("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.")];
	if (e.event.startsWith("pull_request")) return [m("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.")];
	if (vt(e)) return [Yn()];
	let a = B(e);
	if (a === void 0) return [Xn(e.ref, void 0)];
	let o = [], s = await Un(a, {
		githubToken: n,
		signal: i
	}, async (n) => {
		if (!t.some((e) => xt(a, e))) {
			let t = await yt(n, e);
			if (a !== t) return Xn(e.ref, t);
		}
		o = await Hn(n, e, a, r, "all");
	});
	return s ? [s] : o.map(({ code: e, severity: t, finding: n, advice: r }) => m(e, `${n} ${r}`, { severity: t }));
}
async function Vn(e, t) {
	let n = e && B(e);
	return !e || n === void 0 ? Xn(e?.ref ?? "", void 0) : Un(n, t, async (t) => {
		let r = await Wn(t, e, n);
		return r && m(r.code, `${r.finding} ${r.advice}`);
	});
}
async function Hn(e, t, n, r, i) {
	let a = Gn(r.checkouts, t) ?? await Wn(e, t, n);
	if (a) return [a];
	let o = Kn(r.checkouts, t);
	return o?.severity === "error" ? [o] : i === "errors" && zn.includes(t.event) ? [] : [o, qn(await Tn(e, t, r), t)].flatMap((e) => e ?? []);
}
async function Un(e, { githubToken: t, signal: n }, r) {
	if (t === "") return Zn(e, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await V(t, n, ({ octokit: e }) => r(e));
	} catch (t) {
		return Zn(e, Qn(t));
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
	return `${e.slice(0, 5).join(", ")}${t > 0 ? `, and ${r(t, "more file")}` : ""}`;
}
function $(e) {
	return e.slice(0, 7);
}
function Yn() {
	return m("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.");
}
function Xn(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return m("wrong-ref", n);
}
function Zn(e, t) {
	return m("unknown-head", `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`);
}
function Qn(e) {
	let t = U(e);
	return t === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : t === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : t === "refused" ? J(e, "contents: read") : `GitHub's API failed (${G(e)}). Start this run again later`;
}
// src/report/markdown/issues.ts
const $n = 65e3;
function er(e) {
	return `Lokaform: drift in ${t(rr(e), 80)}`;
}
function tr(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = "the job summary of the workflow has more", a = fe(r, {
		overflow: i,
		reader: "assignee",
		maxUnmanaged: 5
	}), o = me(a, {
		limit: n.limit - 2560,
		measure: ue,
		overflow: i
	});
	return C([
		S(n.marker),
		o,
		ar(n),
		or(n)
	]);
}
function nr(e, t) {
	return C([
		S(t.marker),
		b`✅ **The project ${y(l(rr(e), 80))} matches its manifests again.**`,
		or(t)
	]);
}
function rr({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function ir(e, t) {
	return C([S(t.marker), b`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function ar({ pullUrl: e }) {
	let t = e === void 0 ? b`${ye("lokaform pull")} writes texts that other people edited into them.` : b`To get texts that other people edited, start ${ce(b`the workflow that pulls`, e)}: it opens the pull request.`;
	return b`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
function or({ workflowUrl: e }) {
	let t = e === "" ? b`its workflow` : ce(b`its workflow`, e);
	return b`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
const sr = 65e3;
function cr(e, t) {
	let n = new de(t.limit, t.measure), r = xe(e), i = r.parts.map(({ heading: e, sections: t }) => ({
		heading: e,
		groups: t.map((e) => be(e))
	})), o = e.length > 1, s = y(r.next), c = C([
		b`## ${w(r.title)}`,
		y(r.lead),
		y(r.files)
	]), l = ur(t.problems ?? []);
	n.takeText(C([c, s])), l.section.count > 0 && n.take(400), n.showRest([l.section], n.remaining / 2);
	let u = i.filter(({ groups: e }) => n.take(400 * (e.length + 1))), d = u.flatMap(({ groups: e }) => e.map(({ section: e }) => e));
	n.showLosses(d, 1);
	for (let e of d) n.showRest([e]);
	let f = i.length - u.length;
	return C([
		c,
		...T(l, 3, t.overflow),
		...u.flatMap(({ heading: e, groups: n }) => [...o ? [b`### ${y(e)}`] : [], ...n.flatMap((e) => T(e, o ? 4 : 3, t.overflow))]),
		...f > 0 ? [w(`… and ${a(f)} more projects; ${t.overflow}.`)] : [],
		s
	]);
}
function lr(e, { limit: t, measure: n, overflow: r }) {
	let i = ur(e);
	return new de(t / 2, n).showRest([i.section]), C(T(i, 3, r));
}
function ur(e) {
	return be(re(e, {
		full: "also",
		longest: ge
	}));
}
function dr(e) {
	let { title: t, files: n, more: r, next: i } = Se(e);
	return C([
		b`## ${w(t)}`,
		ve(n.map(y)),
		...r.map(y),
		y(i)
	]);
}
export { K as A, ot as B, H as C, q as D, U as E, yt as F, rt as G, it as H, pt as I, Ye as J, nt as K, R as L, Rt as M, B as N, jt as O, ct as P, bt as R, kt as S, G as T, F as U, st as V, I as W, Ve as X, Be as Y, On as _, dr as a, nn as b, cr as c, Hn as d, Vn as f, bn as g, xn as h, ir as i, V as j, W as k, nr as l, Pn as m, sr as n, er as o, Ln as p, Xe as q, tr as r, lr as s, $n as t, Bn as u, vn as v, At as w, Ut as x, an as y, at as z };
