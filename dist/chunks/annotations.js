import { b as e, c as t, f as n } from "./wire.js";
import { Gt as r, H as i, K as a, V as o, X as s, _ as c, nt as l, rt as u } from "./start.js";
import { Ar as d, Br as f, Fi as p, Jt as m, Kn as ee, Kt as h, Lr as te, Pi as ne, Qn as re, Un as ie, Wn as ae, Xn as oe, Xt as se, Yt as ce, Zn as le, ai as ue, ci as de, fi as fe, hn as pe, ki as g, mi as me, mn as he, pi as ge, qt as _e, rr as ve, zr as ye } from "./engine.js";
import { C as _, E as be, S as v, T as xe, _ as y, b as Se, c as Ce, d as we, f as Te, g as b, h as x, o as Ee, p as De, t as Oe, v as S, w as C, x as w, y as ke } from "./markdown.js";
import { a as Ae, i as je, n as Me, r as Ne, t as Pe } from "./writtenFiles.js";
import { dirname as Fe, join as T, relative as Ie, resolve as E, sep as Le } from "node:path";
import * as D from "os";
import * as Re from "crypto";
import * as ze from "fs";
import { inflateSync as Be } from "node:zlib";
import { lstat as Ve, readlink as He, realpath as Ue } from "node:fs/promises";
import { setTimeout as We } from "node:timers/promises";
// node_modules/@actions/core/lib/utils.js
function O(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function k(e) {
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
function A(e, t, n) {
	let r = new Ge(e, t, n);
	process.stdout.write(r.toString() + D.EOL);
}
var Ge = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${qe(r)}`);
			}
		}
		return e += `::${Ke(this.message)}`, e;
	}
};
function Ke(e) {
	return O(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function qe(e) {
	return O(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function Je(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!ze.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	ze.appendFileSync(n, `${O(t)}${D.EOL}`, { encoding: "utf8" });
}
function Ye(e, t) {
	let n = `ghadelimiter_${Re.randomUUID()}`, r = O(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${D.EOL}${r}${D.EOL}${n}`;
}
var Xe;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Xe ||= {});
function Ze(e) {
	A("add-mask", {}, e);
}
function Qe(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function $e(e, t) {
	if (process.env.GITHUB_OUTPUT) return Je("OUTPUT", Ye(e, t));
	process.stdout.write(D.EOL), A("set-output", { name: e }, O(t));
}
function et(e) {
	process.exitCode = Xe.Failure, nt(e);
}
function tt(e) {
	A("debug", {}, e);
}
function nt(e, t = {}) {
	A("error", k(t), e instanceof Error ? e.toString() : e);
}
function rt(e, t = {}) {
	A("warning", k(t), e instanceof Error ? e.toString() : e);
}
function it(e, t = {}) {
	A("notice", k(t), e instanceof Error ? e.toString() : e);
}
function at(e) {
	process.stdout.write(e + D.EOL);
}
// src/github/log.ts
const ot = new l();
function j(e) {
	return ot.clean(e);
}
function st(e) {
	for (let t of e) t !== "" && at(i(j(t)));
}
function M(e) {
	tt(i(j(e)));
}
function ct(e) {
	ot.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of u(e)) Ze(t);
}
function lt(e) {
	et(i(j(a(e))));
}
function ut({ severity: e, title: t, message: n, place: r }) {
	let a = {
		title: j(t),
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
		error: nt,
		warning: rt,
		notice: it
	}[e];
	o(i(j(n)), a);
}
// src/github/checkout.ts
async function dt(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await me(await ge(E(r)), await ge(E(t)));
		n.set(e, {
			root: e,
			commit: e === void 0 ? void 0 : await mt(T(e, ".git"))
		});
	}
	return [...n.values()];
}
async function N(e, { root: t }) {
	return t === void 0 ? e : T(e, Ie(await Ue(e), t));
}
async function ft({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await N(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = T(r, t);
		if (i !== "" && ue(a, o)) return `${e}/blob/${i}/${Ie(o, a).split(Le).map(pt).join("/")}#L${n}`;
	};
}
function pt(e) {
	return encodeURIComponent(e.toWellFormed()).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
async function mt(e) {
	let t = await ht(e);
	if (t === void 0) return;
	let n = await P(T(t, "HEAD"));
	return n === void 0 ? void 0 : bt(t, n, yt);
}
async function ht(e) {
	let t = await P(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : E(Fe(e), n.trimEnd());
}
async function gt({ rest: e, at: t }, n) {
	return (await e.git.getCommit({
		...t,
		commit_sha: n
	})).data.parents.map(({ sha: e }) => e);
}
async function _t(e, t) {
	let n = await ht(T(e, ".git"));
	if (n === void 0) return;
	let r = T(await vt(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = Be(await g(r), { maxOutputLength: 1048576 }).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function vt(e) {
	let t = await P(T(e, "commondir"));
	return t === void 0 ? e : E(e, t.trim());
}
const yt = 5;
async function bt(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return xt(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await vt(e), a = await P(T(i, r));
	return a === void 0 ? xt((await P(T(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : bt(e, a, n - 1);
}
function xt(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function P(e) {
	return g(e, "utf8").catch(() => void 0);
}
function F({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
async function I({ rest: e, at: t }) {
	return (await e.repos.get(t)).data.default_branch;
}
function St({ merge: e, defaultBranch: t = "" }, n) {
	let i = e?.branch ?? "", a = i === "" || t === "", o = i === t || n.some((e) => r(i, e));
	return a || o ? void 0 : {
		branch: i,
		main: t,
		applyFrom: n
	};
}
const Ct = /^[\w.-]+\.ya?ml$/, wt = {
	apply: /^[^#\n]*\bcommand:\s*["']?apply["']?\s*(?:[,}#]|$)/m,
	pull: /^[^#\n]*\buses:\s*["']?[^\s"'#]{0,200}\/pull@/m
};
async function Tt(e, t) {
	return (await fe(t)).find(({ name: t, text: n }) => Ct.test(t) && wt[e].test(n))?.name;
}
// src/github/octokit.ts
const Et = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], Dt = {
	request: 45e3,
	all: 18e4
}, Ot = "github-actions[bot]";
async function L(e, t, n) {
	let r = AbortSignal.any([t.signal, AbortSignal.timeout(t.time ?? Dt.all)]), i = new Promise((e, t) => {
		let n = () => t(new z("no response in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	});
	return Promise.race([kt(e, {
		...t,
		signal: r
	}).then(n), i]);
}
async function kt(e, { githubToken: t, signal: n, onRequest: r }) {
	let [{ getOctokit: i }, { retry: a }, { throttling: o }] = await Promise.all([
		import("./actions-github.js"),
		import("./octokit-plugin-retry.js"),
		import("./octokit-plugin-throttling.js")
	]), s = (e, t, n, r) => r < 2 && e <= 20, c = {
		log: {
			debug: () => {},
			info: () => {},
			warn: M,
			error: M
		},
		retry: {
			retries: 2,
			doNotRetry: Et
		}
	}, l = {
		onRateLimit: s,
		onSecondaryRateLimit: s
	}, u = i(t, {
		...c,
		throttle: l
	}, a, o), { graphql: d } = u, f = i(t, c, a);
	for (let { hook: e } of [u, f]) e.before("request", ({ request: e }) => {
		if (n.aborted) throw new z("no response in time");
		r?.(), e.signal = AbortSignal.any([n, AbortSignal.timeout(Dt.request)]), e.fetch = Mt(e.fetch ?? fetch);
	});
	let { graphql: p } = f, { owner: m, repo: ee } = e, h;
	return Object.assign(u, {
		graphql: p,
		mutate: d,
		context: e,
		at: {
			owner: m,
			repo: ee
		},
		signal: n,
		login() {
			return h ??= jt(p), h;
		},
		noteLogin(e) {
			e !== void 0 && (h = Promise.resolve(e));
		}
	});
}
function At({ login: e, __typename: t }) {
	return t === "Bot" && !e.endsWith("[bot]") ? `${e}[bot]` : e;
}
async function jt(e) {
	try {
		let { viewer: t } = await e("query { viewer { login __typename } }");
		return At(t);
	} catch (e) {
		if (V(e)) return Ot;
		throw e;
	}
}
function Mt(e) {
	return async (...t) => {
		let n = await e(...t), { status: r, statusText: i } = n, a = await n.arrayBuffer(), o = [...n.headers], s = new Response(a.byteLength > 0 ? a : null, {
			status: r,
			statusText: i,
			headers: o
		});
		return Object.defineProperty(s, "url", { value: n.url });
	};
}
const Nt = { request: { retries: 0 } };
async function Pt(e, t) {
	for (let n = 1;; n += 1) try {
		return await e();
	} catch (e) {
		if (B(e) !== "failed" || n > 2) throw e;
		if (await We(n ** 2 * 1e3), await t()) return;
	}
}
async function Ft(e, t) {
	try {
		return await t(e(Oe));
	} catch (n) {
		if (H(n) !== 422) throw n;
		return t(e(Oe / 2));
	}
}
async function It(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
function Lt() {
	let e = 0;
	return ({ data: t }, n) => (e += 1, e === 10 && n(), t);
}
var R = class extends Error {
	name = "TooManyComments";
};
async function Rt(e, t, n) {
	let { paginate: r, rest: i, at: a } = e, o = {
		...a,
		issue_number: t,
		per_page: 100
	}, s = await r(i.issues.listComments, o, Lt()), c = await It(s, n, e);
	if (c.length === 0 && s.length >= 1e3) throw new R("the pull request has 1,000 comments or more, and none of the first 1,000 is from Lokaform. Later ones are not read");
	return c;
}
async function zt({ graphql: e, login: t }, n) {
	let { node: r } = await e("query($id: ID!) { node(id: $id) { ... on IssueComment { editor { login __typename } } } }", { id: n });
	return !r?.editor || At(r.editor) === await t();
}
var z = class extends Error {
	name = "NoResponse";
};
const Bt = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoResponse"
];
function B(e) {
	if (e instanceof R) return "invalid";
	if (!(e instanceof Error && (Bt.includes(e.name) || "status" in e))) return "bug";
	let t = H(e);
	return t === 429 || (t ?? 403) === 403 && /rate limit/i.test(e.message) ? "limited" : t === 401 ? "unknown" : t === void 0 && Vt(e).length > 0 ? V(e) ? "refused" : "invalid" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function Vt(e) {
	return (e instanceof Error && "errors" in e && Array.isArray(e.errors) ? e.errors : []).flatMap((e) => typeof e?.type == "string" ? e.type : []);
}
function V(e) {
	return e instanceof Error ? Vt(e).includes("FORBIDDEN") ? !0 : (H(e) === 403 || "errors" in e) && /resource not accessible by/i.test(e.message) : !1;
}
function H(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function Ht(e) {
	let t = (e instanceof Error ? e.message : String(e)).split(" - https://")[0]?.replace(/^Request failed due to following response errors:\s*- /, ""), n = H(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
async function U(e) {
	return e.catch((e) => {
		if (![404, 410].includes(H(e) ?? 0)) throw e;
	});
}
const Ut = /archived|too large/i, Wt = "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used", Gt = "contents: read";
function W(e, t = Gt) {
	if (e instanceof R) return e.message;
	let n = Ht(e), r = B(e), i = H(e);
	return r === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : r === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : i === 410 && t !== Gt ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty" : r === "invalid" ? `GitHub refused it (${n})` : r === "refused" ? V(e) ? `the workflow's token lacks a permission (${n}). Give the job the permission ${t}` : i === 404 && Kt(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i === 404 ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. Give the job the permission ${t}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${Ut.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}` : `GitHub's API failed (${n})`;
}
function Kt(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function qt(e) {
	return c("not-published", e, { severity: "notice" });
}
const Jt = "The job summary has the whole report.";
async function Yt(e, t, n, r, i = Jt) {
	try {
		return await r();
	} catch (r) {
		let a = B(r), o = a === "refused" && n?.origin, s = `${e} could not be written: ${a === "bug" ? `this is a bug in lokaform. Please report it with these words: ${r instanceof Error ? r.stack : r}` : o ? `for ${o === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${W(r, t)}.`} ${i}`, l = a === "refused" || a === "unknown" || H(r) === 410;
		return c("not-published", s, { severity: l ? "notice" : "warning" });
	}
}
// src/report/markdown/afterMerge.ts
const G = w("lokaform:applied:end"), Xt = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Zt = RegExp(`<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${G}(?:\n+|$)`, "gy"), K = v`The plan before the merge:`;
function Qt(e) {
	return Xt.exec(e)?.[0] ?? "";
}
function $t(e) {
	return q(e).sections.length > 0;
}
function en(e, { inputs: t, run: n }) {
	let r = q(e).sections.find((e) => e.inputs === t);
	if (!r) return !0;
	let { isDone: i, id: a, attempt: o } = r;
	return !i && (a < n.id || a === n.id && o < n.attempt);
}
function tn(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = q(e), s = C(i.trimEnd()), c = nn(a, n, r - s.length), l = rn(t, n, r - y([
		s,
		...c,
		K
	]).length - Math.min(o.length, 81) - 4), u = y([
		s,
		...c,
		l,
		...o === "" ? [] : [K]
	]), d = u.length + 2 + o.length <= r;
	return y([u, C(d ? o : "The plan is left out, because the comment is full. Its edit history has the plan.")]);
}
function nn(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2;
	return r.map((e) => {
		let [t = "", n = ""] = e.split("\n\n");
		return C(i ? `${t}\n\n${n}\n\nThe rest is left out, because the comment is full. The summary of the run has it.\n${G}` : e);
	});
}
function q(e) {
	let t = e.replaceAll("\r\n", "\n"), n = Qt(t), r = [...t.slice(n.length).matchAll(Zt)], i = r.map(([e, t = "", n, r = "", i, a]) => {
		let o = {
			id: Number(i),
			attempt: Number(a)
		};
		return {
			inputs: t,
			isDone: n === "done",
			commit: r,
			...o,
			text: e.trimEnd()
		};
	}), a = t.slice(n.length + r.map(([e]) => e).join("").length);
	return {
		markers: n,
		sections: i,
		plan: a.startsWith(K) ? a.slice(K.length).trimStart() : a
	};
}
function rn(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = h(e, t, we), { id: c, attempt: l } = t.run, u = r ? "done" : "failed", d = w(`lokaform:applied:${t.inputs}:${u}:${t.commit}:${c}:${l}`), f = y([
		v`## ${_(i)}`,
		...a.map(_),
		Se(o.map(_))
	]), p = {
		limit: n - (d.length + f.length + G.length + 150),
		measure: x,
		overflow: "the job summary has them"
	}, m = b({
		part: "failed",
		noun: "failure",
		rows: s
	}, p);
	return v`${d}\n${y([f, ...m])}\n${G}`;
}
// src/github/publishOptions.ts
const an = {
	problems: [],
	urls: []
}, on = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function sn(e, t) {
	let { context: n } = t, r = F(n), i = ve(e).some(({ code: e, severity: t }) => t === "error" && on.includes(e));
	if (r === void 0 || n.sha === "" || i) return an;
	let a = async (i) => {
		let { now: a, markers: o } = t, s = await un(i, r), { run: c, sha: l, runUrl: u } = n, { inputs: d } = o.scope, f = {
			url: u,
			run: c,
			commit: l,
			now: a,
			pullRequests: s.numbers.length,
			inputs: d
		}, p = 0, m = [];
		for (let t of s.numbers.slice(0, 100)) try {
			p += await mn(i, t, e, o, f);
		} catch (e) {
			if (!["failed", "invalid"].includes(B(e))) throw e;
			m.push(e);
		}
		if (m.length > 0) throw m[0];
		return p > 0 ? cn(s) : [];
	};
	return {
		problems: [await Yt("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => L(n, t, a))].flat(),
		urls: []
	};
}
function cn({ numbers: t, commits: n, knowsRuns: r }) {
	let i = `There are ${te(n, "commit")} since the last successful run. Only the newest ${ln} were searched for merged pull requests, so the comments on older ones were not updated.`, a = `${te(t.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`;
	return e([
		!r && "Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read.",
		n > ln && i,
		t.length > 100 && a
	]).map(qt);
}
const ln = 500;
async function un(e, t) {
	let { last: n, refused: r } = await dn(e, t), { shas: i, total: a, since: o } = await fn(e, n ?? e.context.before);
	return {
		numbers: i.size > 0 ? await pn(e, t, i, o) : [],
		commits: a,
		knowsRuns: r === void 0
	};
}
async function dn({ rest: e, at: t, context: n }, r, { workflow: i, events: a } = {
	workflow: n.workflow,
	events: n.event === "workflow_dispatch" ? ["push", n.event] : [n.event]
}) {
	let o = i.split("/").at(-1) ?? "";
	if (!/\.ya?ml$/.test(o)) return {};
	try {
		for (let n of a) {
			let { data: i } = await e.actions.listWorkflowRuns({
				...t,
				workflow_id: o,
				branch: r,
				event: n,
				status: "success",
				per_page: 1,
				exclude_pull_requests: !0
			}), a = i.workflow_runs[0]?.head_sha;
			if (a !== void 0) return { last: a };
		}
		return {};
	} catch (e) {
		if (H(e) === 404) return {};
		if (B(e) === "refused") return { refused: W(e, "actions: read") };
		throw e;
	}
}
async function fn({ rest: e, at: n, context: r }, i) {
	let { sha: a } = r, o = {
		shas: new Set([a]),
		total: 1,
		since: void 0
	};
	if (i === void 0) return o;
	let s = async (t) => {
		let r = {
			...n,
			basehead: `${i}...${a}`,
			per_page: 100,
			page: t
		}, { data: o } = await e.repos.compareCommitsWithBasehead(r);
		return o;
	};
	try {
		let e = await s(1), n = e.total_commits, r = [...e.commits], i = Math.ceil(n / 100);
		for (let e = Math.max(2, i - 5 + 1); e <= i; e += 1) t(r, (await s(e)).commits);
		let a = e.base_commit.commit?.committer?.date;
		return {
			shas: new Set(r.map((e) => e.sha)),
			total: n,
			since: a
		};
	} catch (e) {
		if (H(e) === 404) return o;
		throw e;
	}
}
async function pn({ rest: e, at: t }, n, r, i) {
	let a = [];
	for (let o = 1; o <= 5; o += 1) {
		let s = {
			state: "closed",
			sort: "updated",
			direction: "desc"
		}, { data: c } = await e.pulls.list({
			...t,
			base: n,
			...s,
			per_page: 100,
			page: o
		});
		for (let { number: e, merged_at: t, merge_commit_sha: n } of c) t !== null && n !== null && r.has(n) && a.push(e);
		let l = c.at(-1)?.updated_at;
		if (c.length < 100 || l === void 0 || i === void 0 || Date.parse(l) < Date.parse(i)) break;
	}
	return a.sort((e, t) => t - e);
}
async function mn(e, t, n, { commentPrefix: r, scope: i }, a) {
	let o = 0;
	for (let s of await Rt(e, t, r)) {
		let t = Qt(s.body ?? ""), r = Ce(n, i, t), c = !Ee(t, i);
		r && await hn(e, s, r, a, c) && (o += 1);
	}
	return o;
}
async function hn(e, t, n, r, i) {
	let { issues: a } = e.rest, o = {
		...e.at,
		comment_id: t.id
	}, s = async () => (await U(a.getComment(o)))?.data.body ?? "", c = i ? await s() : t.body ?? "", l = 0;
	for (; l < 3 && (en(c, r) || !await zt(e, t.node_id)) && (await Ft((e) => tn(c, n, r, e), async (e) => {
		await U(a.updateComment({
			...o,
			body: e
		}));
	}), l += 1, i);) c = await s();
	return l > 0;
}
// src/github/targetFiles.ts
function gn(e, { head: t, base: n }, r) {
	return J(e, r, "the checked-out commit is neither the head of the pull request nor a merge of it", async (e, { root: r, planned: i }) => {
		if (i === t) {
			let r = {
				...e.at,
				basehead: `${n}...${t}`,
				per_page: 1
			}, { data: i } = await e.rest.repos.compareCommitsWithBasehead(r);
			return i.merge_base_commit.sha;
		}
		let a = await _t(r, i) ?? await gt(e, i);
		return a[1] === t ? a[0] : void 0;
	});
}
function _n(e, t, n) {
	return J(e, t, "no run has applied manifests before", async (t, { root: r }) => {
		let i = F(e), a = await Tt("apply", r) ?? e.workflow, { last: o = e.before, refused: s } = i === void 0 ? {} : await dn(t, i, n ? void 0 : {
			workflow: a,
			events: ["push", "workflow_dispatch"]
		});
		return o ?? (s === void 0 ? void 0 : X(s));
	});
}
function vn(e, t) {
	return J(e, t, "the commit of the run is not known", async () => e.sha || void 0);
}
async function J(e, t, n, r) {
	let [i, ...a] = t.checkouts;
	if (!i || a.length > 0) return Y(yn);
	if (t.githubToken === "") return Y("the input github-token is empty");
	let { commit: o = e.sha } = i;
	try {
		let a = await N(t.workspace, i);
		return await L(e, t, async (e) => {
			let t = await r(e, {
				root: a,
				planned: o
			});
			if (typeof t != "string") return t ?? Y(n);
			let i = await xn(e, a, t);
			return i ? {
				is: "found",
				commit: t,
				files: i
			} : Y(bn);
		});
	} catch (e) {
		return H(e) === 404 ? Y(W(e)) : X(W(e));
	}
}
const yn = "the settings and the manifests are not all in one checkout", bn = "the repository has too many files for GitHub to list them";
async function xn(e, t, n) {
	let { data: r } = await e.rest.git.getTree({
		...e.at,
		tree_sha: n,
		recursive: "1"
	});
	if (r.truncated) return;
	let i = r.tree.flatMap(({ path: e, mode: t, type: n, sha: r }) => n === "blob" ? [{
		path: e,
		kind: t === "120000" ? "link" : "file",
		id: r
	}] : []);
	return new ne(t, i, (n) => En(e, t, n));
}
async function Sn(e, { checkouts: t, workspace: n, read: r }) {
	let [i, ...a] = t;
	if (!i || a.length > 0 || await Cn(i, n)) return Y(yn);
	try {
		let t = await xn(e, await N(n, i), e.context.sha);
		if (!t) return Y(bn);
		let a = [];
		for (let e of new Set([...r.onDisk, ...await r.inCommit(t)])) {
			let r = await wn(e, await t.idOf(e)), i = de(e, { displayRoot: n });
			r !== void 0 && a.push(`${i} (${r})`);
		}
		return {
			is: "found",
			differing: a
		};
	} catch (e) {
		return Y(W(e instanceof p ? e.cause : e));
	}
}
async function Cn({ root: e }, t) {
	let n = await Ue(t);
	return e !== void 0 && e !== n && await me(Fe(e), n) !== void 0;
}
async function wn(e, t) {
	let n = await g(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : d(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
}
function Y(e) {
	return {
		is: "missing",
		why: e
	};
}
function X(e) {
	return {
		...Y(e),
		isUnknown: !0
	};
}
function Tn({ path: e, cause: t }) {
	return `the file ${e} of the commit to compare with could not be read: ${W(t)}`;
}
async function En(e, t, { path: n, kind: r, id: i }) {
	let a = T(t, n);
	try {
		let e = (r === "link" || (await Ve(a)).isFile()) && await (r === "link" ? He(a, "buffer") : g(a)), t = e && d(e, i);
		if (t) return t;
	} catch {}
	return Dn(e, i);
}
async function Dn({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getBlob({
		...t,
		file_sha: n
	});
	return Buffer.from(r.content, "base64");
}
// src/github/mayApply.ts
const Z = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function On(e, t) {
	let n = (e, t) => [c(e, t)];
	if (!e) return n("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.");
	if (e.event.startsWith("pull_request")) return n("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.");
	if (e.event === "merge_group" || e.ref.startsWith("refs/heads/gh-readonly-queue/")) return n("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.");
	let i = F(e);
	return i === void 0 ? [$(e, void 0)] : Mn(e, i, t, async (n) => {
		if (!t.applyFrom.some((e) => r(i, e))) {
			let t = await I(n);
			if (i !== t) return [$(e, t)];
		}
		return (await An(n, i, t.source, "all")).map(jn);
	});
}
async function kn(e, t, n = !1) {
	let r = e && F(e);
	if (!e || r === void 0) return $(e, void 0);
	let [i] = await Mn(e, r, t, async (e) => {
		let t = await Nn(e, r), i = n && !t ? await I(e) : r, a = `This plan removes what the manifests of ${r} do not declare, but those of ${i}, the default branch, may declare it. Nothing was sent. Remove it with an apply on ${i}, set prune: off, or start the workflow by hand with the input allow-removals.`;
		return t ? [jn(t)] : r === i ? [] : [c("wrong-ref", a)];
	});
	return i;
}
async function An(e, t, n, r) {
	let { context: i } = e, a = Pn(n.checkouts, i) ?? await Nn(e, t);
	if (a) return [a];
	let o = Fn(n.checkouts, i);
	return o?.severity === "error" ? [o] : r === "errors" && Z.includes(i.event) ? [] : [o, await In(e, n)].flatMap((e) => e ?? []);
}
function jn({ code: e, severity: t, finding: n, advice: r }) {
	return c(e, `${n} ${r}`, { severity: t });
}
async function Mn(e, t, n, r) {
	if (n.githubToken === "") return Ln(t, Wt);
	try {
		return await L(e, n, r);
	} catch (e) {
		return Ln(t, W(e));
	}
}
async function Nn({ rest: e, at: t, context: { sha: n } }, r) {
	let { data: i } = await e.git.getRef({
		...t,
		ref: `heads/${r}`
	}), a = i.object.sha;
	if (a !== n) return {
		code: "stale-commit",
		severity: "error",
		finding: `This run is for commit ${Q(n)}, but ${r} is now at ${Q(a)}.`,
		advice: `The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on ${r} (workflow_dispatch).`
	};
}
function Pn(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${Q(n.commit)}, but this run is for ${Q(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function Fn(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return;
	let r = Z.includes(t), i = `, and ${t || "this event"} can run on another commit than the head of the branch`;
	return {
		code: "wrong-checkout",
		severity: r ? "notice" : "error",
		finding: `The commit of the manifests cannot be read from a .git folder${r ? "" : i}.`,
		advice: r ? `They are assumed to be from commit ${Q(n)}, for which this run was started.` : "Nothing was sent. Install git before actions/checkout runs, or run apply on push."
	};
}
async function In(e, t) {
	let { event: n, sha: r } = e.context, i = await Sn(e, t);
	if (i.is === "found" && i.differing.length === 0) return;
	let a = Z.includes(n), o = i.is === "found" && t.read.onDisk.length > 1 && i.differing.some((e) => e.endsWith("(missing)"));
	return {
		code: "wrong-checkout",
		severity: a && !o ? "notice" : "error",
		finding: i.is === "found" ? `Not all settings and manifests are as in commit ${Q(r)}, for which this run was started: ${f(i.differing, 5)}.` : `It is not known whether the settings and manifests are those of commit ${Q(r)}, for which this run was started: ${i.why}.`,
		advice: a ? o ? "What a missing file declares would look removed, so nothing was sent. Do not remove files before this step, and do not leave them out with sparse-checkout." : "They are used as they are." : `A stranger can cause ${n || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function Q(e) {
	return e.slice(0, 7);
}
function $(e, t) {
	let { ref: n = "", event: r } = e ?? {}, i = `This step applies on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${n || "no ref"}. Nothing was sent. ${r === "workflow_dispatch" ? "Start it there" : "Remove the branch from the push of this workflow"}, or add it to the input apply-from.`;
	return c("wrong-ref", i);
}
function Ln(e, t) {
	let n = `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`;
	return [c("unknown-head", n)];
}
function Rn(e) {
	let t = e.scope?.settings_file;
	return `Lokaform: drift in ${s(Vn(e), 80)}${t === void 0 ? "" : ` · ${s(t, 80)}`}`;
}
function zn(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = De(r, {
		reader: "assignee",
		maxUnmanaged: 5
	}), a = Te(i, {
		limit: n.limit - 2560,
		measure: x,
		overflow: "the job summary of the workflow has more"
	});
	return y([
		w(n.marker),
		a,
		Un(t, n),
		Wn(n)
	]);
}
function Bn(e, t) {
	return y([
		w(t.marker),
		v`✅ **The project ${_(le(Vn(e), 80))} matches its manifests again.**`,
		Wn(t)
	]);
}
function Vn({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Hn(e, t) {
	return y([w(t.marker), v`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function Un({ plan: e }, { pullUrl: t }) {
	let n = t === void 0 ? v`${S("lokaform pull")} writes them into the files.` : v`To get them, start ${ke(v`the workflow that pulls`, t)}: it opens the pull request.`, r = (...t) => e?.kept.some(({ reason: e }) => t.includes(e)) === !0, i = [
		r("conflict", "undecided") && v`- Each conflict and undecided text names the ways to decide it. Until then, apply does not write it.`,
		r("pull") && v`- Texts to pull are in the project only, and apply keeps them. ${n}`,
		(e?.changes.length ?? 0) > 0 && v`- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request.`
	].filter((e) => e !== !1);
	return y([
		i.length > 0 ? v`### What to do` : v``,
		be(i),
		r("held") ? v`A text that differs is not drift if the rule for its language is seed: the live text is kept.` : v``
	]);
}
function Wn({ workflowUrl: e }) {
	let t = e === "" ? v`its workflow` : ke(v`its workflow`, e);
	return v`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
function Gn(e, { problems: t = [], ...n }) {
	let r = e.map((e) => {
		let t = ce(e, { full: "also" });
		return {
			heading: le(e.name, 80),
			result: void 0,
			facts: [],
			isApplied: !1,
			sections: t
		};
	}), i = [...new Set(e.flatMap(({ files: e }) => e))], a = i.length > 0, o = {
		heading: re`${ae(e)}`,
		lead: a ? Me : [],
		verdict: [{ words: je(i.map((e) => ({ path: e }))) }],
		problems: m(t, qn),
		parts: r,
		next: a ? Ne : []
	};
	return Te(o, n);
}
function Kn(e, t) {
	let n = m(e, qn);
	return y(b(n, {
		...t,
		limit: t.limit / 2
	}));
}
const qn = {
	full: "also",
	longest: we
}, Jn = v`**GitHub does not start workflows for this pull request by itself**, because the workflow's own token opened it. This concerns all workflows on ${S("pull_request")} and ${S("push")}. To start them, approve them on this page, or close the pull request and open it again. With a token of a GitHub App in the input ${S("github-token")}, they start.`;
function Yn(e, t) {
	let n = _(je(e.manifests)), r = {
		limit: t / 2,
		measure: x,
		overflow: "the log has them all"
	}, i = b(se(e, { full: "also" }), r);
	return y([
		v`## ${xe(Ae(e))}`,
		n,
		...i,
		_(Pe)
	]);
}
function Xn(e) {
	return [...n($n(e, o), ({ severity: e }) => e).values()].flatMap((e) => rr(e, 10));
}
function Zn(e, t = 1e3) {
	return rr($n(e, 16e3), t);
}
function Qn(e) {
	return Xn(e).length === $n(e, o).length;
}
function $n(e, t) {
	let { stopped: n, problems: r, parts: i } = _e(e, {
		full: !0,
		longest: t
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.filter(({ severity: e }) => e)), o = n && oe(n);
	return [...o ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: o
	}] : [], ...he(a).map((e) => tr(e, t))];
}
function er(e) {
	return pe([e]).map((e) => tr(e, o));
}
function tr(e, t) {
	let { severity: n = "notice", code: r, name: i, state: a, words: o = "", place: c, lines: l } = e, u = c && { place: c };
	if (r) {
		let e = l.map(({ start: e, value: t }) => `\n${e}${t}`).join("");
		return {
			severity: n,
			title: `lokaform: ${r.name}`,
			message: `${o} [${r.name}]${e}`,
			...u
		};
	}
	return a === void 0 ? {
		severity: n,
		title: "lokaform: to pull",
		message: s(`${i}: ${o}`, t),
		...u
	} : {
		severity: n,
		title: s(`${i}: ${a}`, 120),
		message: o,
		...u
	};
}
function nr(e) {
	return e.command === "status" ? {
		severity: "error",
		title: "lokaform: not ready",
		message: ee(e.projects)
	} : {
		severity: "error",
		title: "lokaform: drift",
		message: `${ie(e.projects)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function rr(e, t) {
	let [n] = e.slice(t - 1);
	if (e.length <= t || !n) return [...e];
	let r = `${ye(e.length - t + 1)} more`, i = `${r} are not shown here. The job summary and the report list them all.`;
	return [...e.slice(0, t - 1), {
		severity: n.severity,
		title: `and ${r}`,
		message: i
	}];
}
export { St as $, z as A, qt as B, Tn as C, Jt as D, $t as E, W as F, Ft as G, U as H, It as I, I as J, F as K, Rt as L, Pt as M, Ht as N, Nt as O, B as P, N as Q, Lt as R, X as S, an as T, L as U, H as V, Yt as W, _t as X, ft as Y, gt as Z, kn as _, er as a, ct as at, vn as b, Hn as c, $e as ct, Kn as d, Tt as et, Gn as f, An as g, On as h, nr as i, M as it, Ot as j, Wt as k, Yn as l, Z as m, Qn as n, lt as nt, Jn as o, st as ot, Bn as p, dt as q, Zn as r, j as rt, zn as s, Qe as st, Xn as t, ut as tt, Rn as u, Dn as v, sn as w, gn as x, _n as y, zt as z };
