import { b as e, c as t, f as n } from "./wire.js";
import { H as r, K as i, Kt as a, V as o, X as s, _ as c, nt as l, rt as u } from "./start.js";
import { Dn as d, Ei as f, Ft as p, It as m, Lt as ee, Mi as h, Mn as te, Nn as ne, Nt as re, Pt as ie, Rn as ae, Sr as oe, Tn as se, ai as ce, di as le, ir as ue, ji as de, jn as fe, li as pe, ni as me, nn as he, or as ge, sr as _e, tn as ve, ui as ye, wn as be } from "./engine.js";
import { C as g, E as xe, S as _, T as Se, _ as v, b as Ce, c as we, d as Te, f as Ee, g as y, h as b, o as De, p as Oe, t as ke, v as x, w as S, x as C, y as Ae } from "./markdown.js";
import { a as je, i as Me, n as Ne, r as Pe, t as Fe } from "./writtenFiles.js";
import { dirname as Ie, join as w, relative as Le, resolve as T, sep as Re } from "node:path";
import * as E from "os";
import * as ze from "crypto";
import * as Be from "fs";
import { inflateSync as Ve } from "node:zlib";
import { lstat as He, readlink as Ue, realpath as We } from "node:fs/promises";
import { setTimeout as Ge } from "node:timers/promises";
// node_modules/@actions/core/lib/utils.js
function D(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function O(e) {
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
function k(e, t, n) {
	let r = new Ke(e, t, n);
	process.stdout.write(r.toString() + E.EOL);
}
var Ke = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${Je(r)}`);
			}
		}
		return e += `::${qe(this.message)}`, e;
	}
};
function qe(e) {
	return D(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Je(e) {
	return D(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function Ye(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!Be.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	Be.appendFileSync(n, `${D(t)}${E.EOL}`, { encoding: "utf8" });
}
function Xe(e, t) {
	let n = `ghadelimiter_${ze.randomUUID()}`, r = D(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${E.EOL}${r}${E.EOL}${n}`;
}
var Ze;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Ze ||= {});
function Qe(e) {
	k("add-mask", {}, e);
}
function $e(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function et(e, t) {
	if (process.env.GITHUB_OUTPUT) return Ye("OUTPUT", Xe(e, t));
	process.stdout.write(E.EOL), k("set-output", { name: e }, D(t));
}
function tt(e) {
	process.exitCode = Ze.Failure, rt(e);
}
function nt(e) {
	k("debug", {}, e);
}
function rt(e, t = {}) {
	k("error", O(t), e instanceof Error ? e.toString() : e);
}
function it(e, t = {}) {
	k("warning", O(t), e instanceof Error ? e.toString() : e);
}
function at(e, t = {}) {
	k("notice", O(t), e instanceof Error ? e.toString() : e);
}
function ot(e) {
	process.stdout.write(e + E.EOL);
}
// src/github/log.ts
const st = new l();
function A(e) {
	return st.clean(e);
}
function ct(e) {
	for (let t of e) t !== "" && ot(r(A(t)));
}
function j(e) {
	nt(r(A(e)));
}
function lt(e) {
	st.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of u(e)) Qe(t);
}
function ut(e) {
	tt(r(A(i(e))));
}
function dt({ severity: e, title: t, message: n, place: i }) {
	let a = {
		title: A(t),
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
		error: rt,
		warning: it,
		notice: at
	}[e];
	o(r(A(n)), a);
}
// src/github/checkout.ts
async function ft(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await le(await ye(T(r)), await ye(T(t)));
		n.set(e, {
			root: e,
			commit: e === void 0 ? void 0 : await ht(w(e, ".git"))
		});
	}
	return [...n.values()];
}
async function M(e, { root: t }) {
	return t === void 0 ? e : w(e, Le(await We(e), t));
}
async function pt({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await M(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = w(r, t);
		if (i !== "" && me(a, o)) return `${e}/blob/${i}/${Le(o, a).split(Re).map(mt).join("/")}#L${n}`;
	};
}
function mt(e) {
	return encodeURIComponent(e.toWellFormed()).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
async function ht(e) {
	let t = await gt(e);
	if (t === void 0) return;
	let n = await N(w(t, "HEAD"));
	return n === void 0 ? void 0 : xt(t, n, bt);
}
async function gt(e) {
	let t = await N(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : T(Ie(e), n.trimEnd());
}
async function _t({ rest: e, at: t }, n) {
	return (await e.git.getCommit({
		...t,
		commit_sha: n
	})).data.parents.map(({ sha: e }) => e);
}
async function vt(e, t) {
	let n = await gt(w(e, ".git"));
	if (n === void 0) return;
	let r = w(await yt(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = Ve(await f(r), { maxOutputLength: 1048576 }).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function yt(e) {
	let t = await N(w(e, "commondir"));
	return t === void 0 ? e : T(e, t.trim());
}
const bt = 5;
async function xt(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return St(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await yt(e), a = await N(w(i, r));
	return a === void 0 ? St((await N(w(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : xt(e, a, n - 1);
}
function St(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function N(e) {
	return f(e, "utf8").catch(() => void 0);
}
function P({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
async function F({ rest: e, at: t }) {
	return (await e.repos.get(t)).data.default_branch;
}
function Ct({ merge: e, defaultBranch: t = "" }, n) {
	let r = e?.branch ?? "", i = r === "" || t === "", o = r === t || n.some((e) => a(r, e));
	return i || o ? void 0 : {
		branch: r,
		main: t,
		applyFrom: n
	};
}
const wt = /^[\w.-]+\.ya?ml$/, Tt = {
	apply: /^[^#\n]*\bcommand:\s*["']?apply["']?\s*(?:[,}#]|$)/m,
	pull: /^[^#\n]*\buses:\s*["']?[^\s"'#]{0,200}\/pull@/m
};
async function Et(e, t) {
	return (await pe(t)).find(({ name: t, text: n }) => wt.test(t) && Tt[e].test(n))?.name;
}
// src/github/octokit.ts
const Dt = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], Ot = {
	request: 45e3,
	all: 18e4
}, kt = "github-actions[bot]";
async function I(e, t, n) {
	let r = AbortSignal.any([t.signal, AbortSignal.timeout(t.time ?? Ot.all)]), i = new Promise((e, t) => {
		let n = () => t(new R("no response in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	});
	return Promise.race([At(e, {
		...t,
		signal: r
	}).then(n), i]);
}
async function At(e, { githubToken: t, signal: n, onRequest: r }) {
	let [{ getOctokit: i }, { retry: a }, { throttling: o }] = await Promise.all([
		import("./actions-github.js"),
		import("./octokit-plugin-retry.js"),
		import("./octokit-plugin-throttling.js")
	]), s = (e, t, n, r) => r < 2 && e <= 20, c = {
		log: {
			debug: () => {},
			info: () => {},
			warn: j,
			error: j
		},
		retry: {
			retries: 2,
			doNotRetry: Dt
		}
	}, l = {
		onRateLimit: s,
		onSecondaryRateLimit: s
	}, u = i(t, {
		...c,
		throttle: l
	}, a, o), { graphql: d } = u, f = i(t, c, a);
	for (let { hook: e } of [u, f]) e.before("request", ({ request: e }) => {
		if (n.aborted) throw new R("no response in time");
		r?.(), e.signal = AbortSignal.any([n, AbortSignal.timeout(Ot.request)]), e.fetch = Nt(e.fetch ?? fetch);
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
			return h ??= Mt(p), h;
		},
		noteLogin(e) {
			e !== void 0 && (h = Promise.resolve(e));
		}
	});
}
function jt({ login: e, __typename: t }) {
	return t === "Bot" && !e.endsWith("[bot]") ? `${e}[bot]` : e;
}
async function Mt(e) {
	try {
		let { viewer: t } = await e("query { viewer { login __typename } }");
		return jt(t);
	} catch (e) {
		if (B(e)) return kt;
		throw e;
	}
}
function Nt(e) {
	return async (...t) => {
		let n = await e(...t), { status: r, statusText: i } = n, a = await n.arrayBuffer(), o = [...n.headers], s = new Response(a.byteLength > 0 ? a : null, {
			status: r,
			statusText: i,
			headers: o
		});
		return Object.defineProperty(s, "url", { value: n.url });
	};
}
const Pt = { request: { retries: 0 } };
async function Ft(e, t) {
	for (let n = 1;; n += 1) try {
		return await e();
	} catch (e) {
		if (z(e) !== "failed" || n > 2) throw e;
		if (await Ge(n ** 2 * 1e3), await t()) return;
	}
}
async function It(e, t) {
	try {
		return await t(e(ke));
	} catch (n) {
		if (V(n) !== 422) throw n;
		return t(e(ke / 2));
	}
}
async function Lt(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
function Rt() {
	let e = 0;
	return ({ data: t }, n) => (e += 1, e === 10 && n(), t);
}
var L = class extends Error {
	name = "TooManyComments";
};
async function zt(e, t, n) {
	let { paginate: r, rest: i, at: a } = e, o = {
		...a,
		issue_number: t,
		per_page: 100
	}, s = await r(i.issues.listComments, o, Rt()), c = await Lt(s, n, e);
	if (c.length === 0 && s.length >= 1e3) throw new L("the pull request has 1,000 comments or more, and none of the first 1,000 is from Lokaform. Later ones are not read");
	return c;
}
async function Bt({ graphql: e, login: t }, n) {
	let { node: r } = await e("query($id: ID!) { node(id: $id) { ... on IssueComment { editor { login __typename } } } }", { id: n });
	return !r?.editor || jt(r.editor) === await t();
}
var R = class extends Error {
	name = "NoResponse";
};
const Vt = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoResponse"
];
function z(e) {
	if (e instanceof L) return "invalid";
	if (!(e instanceof Error && (Vt.includes(e.name) || "status" in e))) return "bug";
	let t = V(e);
	return t === 429 || (t ?? 403) === 403 && /rate limit/i.test(e.message) ? "limited" : t === 401 ? "unknown" : t === void 0 && Ht(e).length > 0 ? B(e) ? "refused" : "invalid" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function Ht(e) {
	return (e instanceof Error && "errors" in e && Array.isArray(e.errors) ? e.errors : []).flatMap((e) => typeof e?.type == "string" ? e.type : []);
}
function B(e) {
	return e instanceof Error ? Ht(e).includes("FORBIDDEN") ? !0 : (V(e) === 403 || "errors" in e) && /resource not accessible by/i.test(e.message) : !1;
}
function V(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function Ut(e) {
	let t = (e instanceof Error ? e.message : String(e)).split(" - https://")[0]?.replace(/^Request failed due to following response errors:\s*- /, ""), n = V(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
async function H(e) {
	return e.catch((e) => {
		if (![404, 410].includes(V(e) ?? 0)) throw e;
	});
}
const Wt = /archived|too large/i, Gt = "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used", Kt = "contents: read";
function U(e, t = Kt) {
	if (e instanceof L) return e.message;
	let n = Ut(e), r = z(e), i = V(e);
	return r === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : r === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : i === 410 && t !== Kt ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty" : r === "invalid" ? `GitHub refused it (${n})` : r === "refused" ? B(e) ? `the workflow's token lacks a permission (${n}). Give the job the permission ${t}` : i === 404 && qt(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i === 404 ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. Give the job the permission ${t}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${Wt.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}` : `GitHub's API failed (${n})`;
}
function qt(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function Jt(e) {
	return c("not-published", e, { severity: "notice" });
}
const Yt = "The job summary has the whole report.";
async function Xt(e, t, n, r, i = Yt) {
	try {
		return await r();
	} catch (r) {
		let a = z(r), o = a === "refused" && n?.origin, s = `${e} could not be written: ${a === "bug" ? `this is a bug in lokaform. Please report it with these words: ${r instanceof Error ? r.stack : r}` : o ? `for ${o === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${U(r, t)}.`} ${i}`, l = a === "refused" || a === "unknown" || V(r) === 410;
		return c("not-published", s, { severity: l ? "notice" : "warning" });
	}
}
// src/report/markdown/afterMerge.ts
const W = C("lokaform:applied:end"), Zt = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Qt = RegExp(`<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${W}(?:\n+|$)`, "gy"), G = _`The plan before the merge:`;
function $t(e) {
	return Zt.exec(e)?.[0] ?? "";
}
function en(e) {
	return K(e).sections.length > 0;
}
function tn(e, { inputs: t, run: n }) {
	let r = K(e).sections.find((e) => e.inputs === t);
	if (!r) return !0;
	let { isDone: i, id: a, attempt: o } = r;
	return !i && (a < n.id || a === n.id && o < n.attempt);
}
function nn(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = K(e), s = S(i.trimEnd()), c = rn(a, n, r - s.length), l = an(t, n, r - v([
		s,
		...c,
		G
	]).length - Math.min(o.length, 81) - 4), u = v([
		s,
		...c,
		l,
		...o === "" ? [] : [G]
	]), d = u.length + 2 + o.length <= r;
	return v([u, S(d ? o : "The plan is left out, because the comment is full. Its edit history has the plan.")]);
}
function rn(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2;
	return r.map((e) => {
		let [t = "", n = ""] = e.split("\n\n");
		return S(i ? `${t}\n\n${n}\n\nThe rest is left out, because the comment is full. The summary of the run has it.\n${W}` : e);
	});
}
function K(e) {
	let t = e.replaceAll("\r\n", "\n"), n = $t(t), r = [...t.slice(n.length).matchAll(Qt)], i = r.map(([e, t = "", n, r = "", i, a]) => {
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
		plan: a.startsWith(G) ? a.slice(G.length).trimStart() : a
	};
}
function an(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = re(e, t, Te), { id: c, attempt: l } = t.run, u = r ? "done" : "failed", d = C(`lokaform:applied:${t.inputs}:${u}:${t.commit}:${c}:${l}`), f = v([
		_`## ${g(i)}`,
		...a.map(g),
		Ce(o.map(g))
	]), p = {
		limit: n - (d.length + f.length + W.length + 150),
		measure: b,
		overflow: "the job summary has them"
	}, m = y({
		part: "failed",
		noun: "failure",
		rows: s
	}, p);
	return _`${d}\n${v([f, ...m])}\n${W}`;
}
// src/github/publishOptions.ts
const on = {
	problems: [],
	urls: []
}, sn = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function cn(e, t) {
	let { context: n } = t, r = P(n), i = ae(e).some(({ code: e, severity: t }) => t === "error" && sn.includes(e));
	if (r === void 0 || n.sha === "" || i) return on;
	let a = async (i) => {
		let { now: a, markers: o } = t, s = await dn(i, r), { run: c, sha: l, runUrl: u } = n, { inputs: d } = o.scope, f = {
			url: u,
			run: c,
			commit: l,
			now: a,
			pullRequests: s.numbers.length,
			inputs: d
		}, p = 0, m = [];
		for (let t of s.numbers.slice(0, 100)) try {
			p += await hn(i, t, e, o, f);
		} catch (e) {
			if (!["failed", "invalid"].includes(z(e))) throw e;
			m.push(e);
		}
		if (m.length > 0) throw m[0];
		return p > 0 ? ln(s) : [];
	};
	return {
		problems: [await Xt("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => I(n, t, a))].flat(),
		urls: []
	};
}
function ln({ numbers: t, commits: n, knowsRuns: r }) {
	let i = `There are ${ue(n, "commit")} since the last successful run. Only the newest ${un} were searched for merged pull requests, so the comments on older ones were not updated.`, a = `${ue(t.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`;
	return e([
		!r && "Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read.",
		n > un && i,
		t.length > 100 && a
	]).map(Jt);
}
const un = 500;
async function dn(e, t) {
	let { last: n, refused: r } = await fn(e, t), { shas: i, total: a, since: o } = await pn(e, n ?? e.context.before);
	return {
		numbers: i.size > 0 ? await mn(e, t, i, o) : [],
		commits: a,
		knowsRuns: r === void 0
	};
}
async function fn({ rest: e, at: t, context: n }, r, { workflow: i, events: a } = {
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
		if (V(e) === 404) return {};
		if (z(e) === "refused") return { refused: U(e, "actions: read") };
		throw e;
	}
}
async function pn({ rest: e, at: n, context: r }, i) {
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
		if (V(e) === 404) return o;
		throw e;
	}
}
async function mn({ rest: e, at: t }, n, r, i) {
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
async function hn(e, t, n, { commentPrefix: r, scope: i }, a) {
	let o = 0;
	for (let s of await zt(e, t, r)) {
		let t = $t(s.body ?? ""), r = we(n, i, t), c = !De(t, i);
		r && await gn(e, s, r, a, c) && (o += 1);
	}
	return o;
}
async function gn(e, t, n, r, i) {
	let { issues: a } = e.rest, o = {
		...e.at,
		comment_id: t.id
	}, s = async () => (await H(a.getComment(o)))?.data.body ?? "", c = i ? await s() : t.body ?? "", l = 0;
	for (; l < 3 && (tn(c, r) || !await Bt(e, t.node_id)) && (await It((e) => nn(c, n, r, e), async (e) => {
		await H(a.updateComment({
			...o,
			body: e
		}));
	}), l += 1, i);) c = await s();
	return l > 0;
}
// src/github/targetFiles.ts
function _n(e, { head: t, base: n }, r) {
	return q(e, r, "the checked-out commit is neither the head of the pull request nor a merge of it", async (e, { root: r, planned: i }) => {
		if (i === t) {
			let r = {
				...e.at,
				basehead: `${n}...${t}`,
				per_page: 1
			}, { data: i } = await e.rest.repos.compareCommitsWithBasehead(r);
			return i.merge_base_commit.sha;
		}
		let a = await vt(r, i) ?? await _t(e, i);
		return a[1] === t ? a[0] : void 0;
	});
}
function vn(e, t, n) {
	return q(e, t, "no run has applied manifests before", async (t, { root: r }) => {
		let i = P(e), a = await Et("apply", r) ?? e.workflow, { last: o = e.before, refused: s } = i === void 0 ? {} : await fn(t, i, n ? void 0 : {
			workflow: a,
			events: ["push", "workflow_dispatch"]
		});
		return o ?? (s === void 0 ? void 0 : Y(s));
	});
}
function yn(e, t) {
	return q(e, t, "the commit of the run is not known", async () => e.sha || void 0);
}
async function q(e, t, n, r) {
	let [i, ...a] = t.checkouts;
	if (!i || a.length > 0) return J(bn);
	if (t.githubToken === "") return J("the input github-token is empty");
	let { commit: o = e.sha } = i;
	try {
		let a = await M(t.workspace, i);
		return await I(e, t, async (e) => {
			let t = await r(e, {
				root: a,
				planned: o
			});
			if (typeof t != "string") return t ?? J(n);
			let i = await Sn(e, a, t);
			return i ? {
				is: "found",
				commit: t,
				files: i
			} : J(xn);
		});
	} catch (e) {
		return V(e) === 404 ? J(U(e)) : Y(U(e));
	}
}
const bn = "the settings and the manifests are not all in one checkout", xn = "the repository has too many files for GitHub to list them";
async function Sn(e, t, n) {
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
	return new de(t, i, (n) => Dn(e, t, n));
}
async function Cn(e, { checkouts: t, workspace: n, read: r }) {
	let [i, ...a] = t;
	if (!i || a.length > 0 || await wn(i, n)) return J(bn);
	try {
		let t = await Sn(e, await M(n, i), e.context.sha);
		if (!t) return J(xn);
		let a = [];
		for (let e of new Set([...r.onDisk, ...await r.inCommit(t)])) {
			let r = await Tn(e, await t.idOf(e)), i = ce(e, { displayRoot: n });
			r !== void 0 && a.push(`${i} (${r})`);
		}
		return {
			is: "found",
			differing: a
		};
	} catch (e) {
		return J(U(e instanceof h ? e.cause : e));
	}
}
async function wn({ root: e }, t) {
	let n = await We(t);
	return e !== void 0 && e !== n && await le(Ie(e), n) !== void 0;
}
async function Tn(e, t) {
	let n = await f(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : oe(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
}
function J(e) {
	return {
		is: "missing",
		why: e
	};
}
function Y(e) {
	return {
		...J(e),
		isUnknown: !0
	};
}
function En({ path: e, cause: t }) {
	return `the file ${e} of the commit to compare with could not be read: ${U(t)}`;
}
async function Dn(e, t, { path: n, kind: r, id: i }) {
	let a = w(t, n);
	try {
		let e = (r === "link" || (await He(a)).isFile()) && await (r === "link" ? Ue(a, "buffer") : f(a)), t = e && oe(e, i);
		if (t) return t;
	} catch {}
	return On(e, i);
}
async function On({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getBlob({
		...t,
		file_sha: n
	});
	return Buffer.from(r.content, "base64");
}
// src/github/mayApply.ts
const X = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function kn(e, t) {
	let n = (e, t) => [c(e, t)];
	if (!e) return n("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.");
	if (e.event.startsWith("pull_request")) return n("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.");
	if (e.event === "merge_group" || e.ref.startsWith("refs/heads/gh-readonly-queue/")) return n("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.");
	let r = P(e);
	return r === void 0 ? [Q(e, void 0)] : Nn(e, r, t, async (n) => {
		if (!t.applyFrom.some((e) => a(r, e))) {
			let t = await F(n);
			if (r !== t) return [Q(e, t)];
		}
		return (await jn(n, r, t.source, "all")).map(Mn);
	});
}
async function An(e, t, n = !1) {
	let r = e && P(e);
	if (!e || r === void 0) return Q(e, void 0);
	let [i] = await Nn(e, r, t, async (e) => {
		let t = await Pn(e, r), i = n && !t ? await F(e) : r, a = `This plan removes what the manifests of ${r} do not declare, but those of ${i}, the default branch, may declare it. Nothing was sent. Remove it with an apply on ${i}, set prune: off, or start the workflow by hand with the input allow-removals.`;
		return t ? [Mn(t)] : r === i ? [] : [c("wrong-ref", a)];
	});
	return i;
}
async function jn(e, t, n, r) {
	let { context: i } = e, a = Fn(n.checkouts, i) ?? await Pn(e, t);
	if (a) return [a];
	let o = In(n.checkouts, i);
	return o?.severity === "error" ? [o] : r === "errors" && X.includes(i.event) ? [] : [o, await Ln(e, n)].flatMap((e) => e ?? []);
}
function Mn({ code: e, severity: t, finding: n, advice: r }) {
	return c(e, `${n} ${r}`, { severity: t });
}
async function Nn(e, t, n, r) {
	if (n.githubToken === "") return Rn(t, Gt);
	try {
		return await I(e, n, r);
	} catch (e) {
		return Rn(t, U(e));
	}
}
async function Pn({ rest: e, at: t, context: { sha: n } }, r) {
	let { data: i } = await e.git.getRef({
		...t,
		ref: `heads/${r}`
	}), a = i.object.sha;
	if (a !== n) return {
		code: "stale-commit",
		severity: "error",
		finding: `This run is for commit ${Z(n)}, but ${r} is now at ${Z(a)}.`,
		advice: `The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on ${r} (workflow_dispatch).`
	};
}
function Fn(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${Z(n.commit)}, but this run is for ${Z(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function In(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return;
	let r = X.includes(t), i = `, and ${t || "this event"} can run on another commit than the head of the branch`;
	return {
		code: "wrong-checkout",
		severity: r ? "notice" : "error",
		finding: `The commit of the manifests cannot be read from a .git folder${r ? "" : i}.`,
		advice: r ? `They are assumed to be from commit ${Z(n)}, for which this run was started.` : "Nothing was sent. Install git before actions/checkout runs, or run apply on push."
	};
}
async function Ln(e, t) {
	let { event: n, sha: r } = e.context, i = await Cn(e, t);
	if (i.is === "found" && i.differing.length === 0) return;
	let a = X.includes(n), o = i.is === "found" && t.read.onDisk.length > 1 && i.differing.some((e) => e.endsWith("(missing)"));
	return {
		code: "wrong-checkout",
		severity: a && !o ? "notice" : "error",
		finding: i.is === "found" ? `Not all settings and manifests are as in commit ${Z(r)}, for which this run was started: ${_e(i.differing, 5)}.` : `It is not known whether the settings and manifests are those of commit ${Z(r)}, for which this run was started: ${i.why}.`,
		advice: a ? o ? "What a missing file declares would look removed, so nothing was sent. Do not remove files before this step, and do not leave them out with sparse-checkout." : "They are used as they are." : `A stranger can cause ${n || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function Z(e) {
	return e.slice(0, 7);
}
function Q(e, t) {
	let { ref: n = "", event: r } = e ?? {}, i = `This step applies on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${n || "no ref"}. Nothing was sent. ${r === "workflow_dispatch" ? "Start it there" : "Remove the branch from the push of this workflow"}, or add it to the input apply-from.`;
	return c("wrong-ref", i);
}
function Rn(e, t) {
	let n = `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`;
	return [c("unknown-head", n)];
}
function zn(e) {
	let t = e.scope?.settings_file;
	return `Lokaform: drift in ${s(Hn(e), 80)}${t === void 0 ? "" : ` · ${s(t, 80)}`}`;
}
function Bn(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = Oe(r, {
		reader: "assignee",
		maxUnmanaged: 5
	}), a = Ee(i, {
		limit: n.limit - 2560,
		measure: b,
		overflow: "the job summary of the workflow has more"
	});
	return v([
		C(n.marker),
		a,
		Wn(t, n),
		Gn(n)
	]);
}
function Vn(e, t) {
	return v([
		C(t.marker),
		_`✅ **The project ${g(te(Hn(e), 80))} matches its manifests again.**`,
		Gn(t)
	]);
}
function Hn({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Un(e, t) {
	return v([C(t.marker), _`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function Wn({ plan: e }, { pullUrl: t }) {
	let n = t === void 0 ? _`${x("lokaform pull")} writes them into the files.` : _`To get them, start ${Ae(_`the workflow that pulls`, t)}: it opens the pull request.`, r = (...t) => e?.kept.some(({ reason: e }) => t.includes(e)) === !0, i = [
		r("conflict", "undecided") && _`- Each conflict and undecided text names the ways to decide it. Until then, apply does not write it.`,
		r("pull") && _`- Texts to pull are in the project only, and apply keeps them. ${n}`,
		(e?.changes.length ?? 0) > 0 && _`- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request.`
	].filter((e) => e !== !1);
	return v([
		i.length > 0 ? _`### What to do` : _``,
		xe(i),
		r("held") ? _`A text that differs is not drift if the rule for its language is seed: the live text is kept.` : _``
	]);
}
function Gn({ workflowUrl: e }) {
	let t = e === "" ? _`its workflow` : Ae(_`its workflow`, e);
	return _`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
function Kn(e, { problems: t = [], ...n }) {
	let r = e.map((e) => {
		let t = m(e, { full: "also" });
		return {
			heading: te(e.name, 80),
			result: void 0,
			facts: [],
			isApplied: !1,
			sections: t
		};
	}), i = [...new Set(e.flatMap(({ files: e }) => e))], a = i.length > 0, o = {
		heading: ne`${se(e)}`,
		lead: a ? Ne : [],
		verdict: [{ words: Me(i.map((e) => ({ path: e }))) }],
		problems: p(t, Jn),
		parts: r,
		next: a ? Pe : []
	};
	return Ee(o, n);
}
function qn(e, t) {
	let n = p(e, Jn);
	return v(y(n, {
		...t,
		limit: t.limit / 2
	}));
}
const Jn = {
	full: "also",
	longest: Te
}, Yn = _`**GitHub does not start workflows for this pull request by itself**, because the workflow's own token opened it. This concerns all workflows on ${x("pull_request")} and ${x("push")}. To start them, approve them on this page, or close the pull request and open it again. With a token of a GitHub App in the input ${x("github-token")}, they start.`;
function Xn(e, t) {
	let n = g(Me(e.manifests)), r = {
		limit: t / 2,
		measure: b,
		overflow: "the log has them all"
	}, i = y(ee(e, { full: "also" }), r);
	return v([
		_`## ${Se(je(e))}`,
		n,
		...i,
		g(Fe)
	]);
}
function Zn(e) {
	return [...n($(e, o), ({ severity: e }) => e).values()].flatMap((e) => rr(e, 10));
}
function Qn(e, t = 1e3) {
	return rr($(e, 16e3), t);
}
function $n(e) {
	return Zn(e).length === $(e, o).length;
}
function $(e, t) {
	let { stopped: n, problems: r, parts: i } = ie(e, {
		full: !0,
		longest: t
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.filter(({ severity: e }) => e)), o = n && fe(n);
	return [...o ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: o
	}] : [], ...ve(a).map((e) => tr(e, t))];
}
function er(e) {
	return he([e]).map((e) => tr(e, o));
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
		message: d(e.projects)
	} : {
		severity: "error",
		title: "lokaform: drift",
		message: `${be(e.projects)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function rr(e, t) {
	let [n] = e.slice(t - 1);
	if (e.length <= t || !n) return [...e];
	let r = `${ge(e.length - t + 1)} more`, i = `${r} are not shown here. The job summary and the report list them all.`;
	return [...e.slice(0, t - 1), {
		severity: n.severity,
		title: `and ${r}`,
		message: i
	}];
}
export { Ct as $, R as A, Jt as B, En as C, Yt as D, en as E, U as F, It as G, H, Lt as I, F as J, P as K, zt as L, Ft as M, Ut as N, Pt as O, z as P, M as Q, Rt as R, Y as S, on as T, I as U, V, Xt as W, vt as X, pt as Y, _t as Z, An as _, er as a, lt as at, yn as b, Un as c, et as ct, qn as d, Et as et, Kn as f, jn as g, kn as h, nr as i, j as it, kt as j, Gt as k, Xn as l, X as m, $n as n, ut as nt, Yn as o, ct as ot, Vn as p, ft as q, Qn as r, A as rt, Bn as s, $e as st, Zn as t, dt as tt, zn as u, On as v, cn as w, _n as x, vn as y, Bt as z };
