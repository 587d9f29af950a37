import { b as e, c as t, f as n } from "./wire.js";
import { B as r, G as i, V as a, Wt as o, Y as s, _ as c, nt as l, tt as u } from "./start.js";
import { d, h as f, i as p, s as m } from "./zod.js";
import { Ai as ee, Er as h, Fr as te, Ft as ne, Gn as re, Ir as ie, It as ae, Kn as oe, Lt as se, Nr as ce, Qn as le, Qr as ue, Rn as de, Rt as fe, Ti as g, Vn as pe, an as me, ci as he, ii as ge, ji as _e, li as _, ni as ve, on as ye, qn as be, ti as xe, ui as Se, yr as Ce, zn as we, zt as Te } from "./engine.js";
import { C as v, E as Ee, S as y, T as De, _ as b, b as Oe, c as ke, d as Ae, f as je, g as x, h as Me, o as Ne, p as Pe, t as Fe, v as S, w as C, x as w, y as Ie } from "./markdown.js";
import { a as Le, i as Re, n as ze, r as Be, t as Ve } from "./writtenFiles.js";
import { dirname as T, join as E, relative as He, resolve as D, sep as Ue } from "node:path";
import * as O from "os";
import * as We from "crypto";
import * as Ge from "fs";
import { inflateSync as Ke } from "node:zlib";
import { lstat as qe, readlink as Je, realpath as Ye } from "node:fs/promises";
import { setTimeout as Xe } from "node:timers/promises";
// node_modules/@actions/core/lib/utils.js
function k(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function A(e) {
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
function j(e, t, n) {
	let r = new Ze(e, t, n);
	process.stdout.write(r.toString() + O.EOL);
}
var Ze = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${$e(r)}`);
			}
		}
		return e += `::${Qe(this.message)}`, e;
	}
};
function Qe(e) {
	return k(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function $e(e) {
	return k(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function et(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!Ge.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	Ge.appendFileSync(n, `${k(t)}${O.EOL}`, { encoding: "utf8" });
}
function tt(e, t) {
	let n = `ghadelimiter_${We.randomUUID()}`, r = k(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${O.EOL}${r}${O.EOL}${n}`;
}
var nt;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(nt ||= {});
function rt(e) {
	j("add-mask", {}, e);
}
function it(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function at(e, t) {
	if (process.env.GITHUB_OUTPUT) return et("OUTPUT", tt(e, t));
	process.stdout.write(O.EOL), j("set-output", { name: e }, k(t));
}
function ot(e) {
	process.exitCode = nt.Failure, ct(e);
}
function st(e) {
	j("debug", {}, e);
}
function ct(e, t = {}) {
	j("error", A(t), e instanceof Error ? e.toString() : e);
}
function lt(e, t = {}) {
	j("warning", A(t), e instanceof Error ? e.toString() : e);
}
function ut(e, t = {}) {
	j("notice", A(t), e instanceof Error ? e.toString() : e);
}
function dt(e) {
	process.stdout.write(e + O.EOL);
}
// src/github/log.ts
const ft = new u();
function M(e) {
	return ft.clean(e);
}
function pt(e) {
	return {
		...e,
		message: M(e.message)
	};
}
function mt(e) {
	for (let t of e) t !== "" && dt(a(M(t)));
}
function N(e) {
	st(a(M(e)));
}
function ht(e) {
	ft.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of l(e)) rt(t);
}
function gt(e) {
	ot(a(M(i(e))));
}
function _t({ severity: e, title: t, message: n, place: r }) {
	let i = {
		title: M(t),
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
		error: ct,
		warning: lt,
		notice: ut
	}[e];
	o(a(M(n)), i);
}
// src/github/checkout.ts
async function vt({ configFile: e, manifests: t, globs: n }, r) {
	let i = t.map((e) => D(r, e)), a = [e, ...i], o = i.length === 0 || await ve(e, {}) ? a : i, s = await Promise.all(o.map(_));
	return {
		checkouts: await yt([...o, ...s].map(T), r),
		workspace: r,
		read: {
			onDisk: a,
			inCommit: (e) => Ce(n, ue, { commit: e })
		}
	};
}
async function yt(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await Se(await _(D(r)), await _(D(t)));
		n.set(e, {
			root: e,
			commit: e === void 0 ? void 0 : await St(E(e, ".git"))
		});
	}
	return [...n.values()];
}
async function P(e, { root: t }) {
	return t === void 0 ? e : E(e, He(await Ye(e), t));
}
async function bt({ home: e, sha: t }, { checkouts: n, workspace: r }) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await P(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = E(r, t);
		if (i !== "" && xe(a, o)) return `${e}/blob/${i}/${He(o, a).split(Ue).map(xt).join("/")}#L${n}`;
	};
}
function xt(e) {
	return encodeURIComponent(e.toWellFormed()).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
async function St(e) {
	let t = await Ct(e);
	if (t === void 0) return;
	let n = await F(E(t, "HEAD"));
	return n === void 0 ? void 0 : Ot(t, n, Dt);
}
async function Ct(e) {
	let t = await F(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : D(T(e), n.trimEnd());
}
async function wt({ rest: e, at: t }, n) {
	return (await e.git.getCommit({
		...t,
		commit_sha: n
	})).data.parents.map(({ sha: e }) => e);
}
async function Tt(e, t) {
	let n = await Ct(E(e, ".git"));
	if (n === void 0) return;
	let r = E(await Et(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = Ke(await g(r), { maxOutputLength: 1048576 }).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function Et(e) {
	let t = await F(E(e, "commondir"));
	return t === void 0 ? e : D(e, t.trim());
}
const Dt = 5;
async function Ot(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return kt(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await Et(e), a = await F(E(i, r));
	return a === void 0 ? kt((await F(E(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : Ot(e, a, n - 1);
}
function kt(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function F(e) {
	return g(e, "utf8").catch(() => void 0);
}
function I({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
async function L({ rest: e, at: t }) {
	return (await e.repos.get(t)).data.default_branch;
}
function At(e, t) {
	let { merge: n, defaultBranch: r = "" } = e ?? {}, i = n?.branch ?? "", a = i === "" || r === "", s = i === r || t.some((e) => o(i, e));
	return a || s ? void 0 : {
		branch: i,
		main: r,
		applyFrom: t
	};
}
const jt = /^[\w.-]+\.ya?ml$/, Mt = {
	apply: /^[^#\n]*\bcommand:\s*["']?apply["']?\s*(?:[,}#]|$)/m,
	pull: /^[^#\n]*\buses:\s*["']?[^\s"'#]{0,200}\/pull@/m
};
async function Nt(e, t) {
	return (await he(t)).find(({ name: t, text: n }) => jt.test(t) && Mt[e].test(n))?.name;
}
// src/github/event.ts
const R = [
	"push",
	"schedule",
	"workflow_dispatch"
], Pt = d({ full_name: f() }), Ft = d({
	number: m(),
	head: d({
		sha: f(),
		repo: Pt.nullish()
	}),
	base: d({
		sha: f().default(""),
		ref: f().default(""),
		repo: Pt
	})
}).transform(({ number: e, head: t, base: n }) => ({
	number: e,
	head: t.sha,
	base: n.sha,
	branch: n.ref,
	origin: t.repo?.full_name === n.repo.full_name ? void 0 : "fork"
})), It = d({
	pull_request: Ft.optional(),
	merge_group: d({
		head_sha: f(),
		base_sha: f(),
		base_ref: f().default("")
	}).transform((e) => ({
		head: e.head_sha,
		base: e.base_sha,
		branch: e.base_ref.replace("refs/heads/", "")
	})).optional(),
	before: f().transform((e) => /^0+$/.test(e) ? void 0 : e).optional(),
	repository: d({
		fork: p().optional(),
		default_branch: f().optional()
	}).optional()
});
async function Lt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, [i = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@"), a = i.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? ""), o = a.split("/").at(-1) ?? "", s = e.GITHUB_EVENT_NAME ?? "", c = e.GITHUB_SHA ?? "", l = await Rt(e.GITHUB_EVENT_PATH), u = l?.pull_request, d = u ?? (s === "merge_group" ? l?.merge_group : void 0);
	return u && e.GITHUB_ACTOR === "dependabot[bot]" && (u.origin ??= "Dependabot"), {
		event: s,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: c,
		before: s === "push" ? l?.before : void 0,
		pullRequest: u,
		...d && { merge: d },
		defaultBranch: l?.repository?.default_branch,
		...l?.repository?.fork === !0 && { isFork: !0 },
		workflow: a,
		home: r,
		runUrl: e.GITHUB_RUN_ID ? `${r}/actions/runs/${e.GITHUB_RUN_ID}` : "",
		workflowUrl: /^[\w.-]+\.ya?ml$/.test(o) ? `${r}/actions/workflows/${o}` : "",
		run: {
			id: Number(e.GITHUB_RUN_ID) || 0,
			attempt: Number(e.GITHUB_RUN_ATTEMPT) || 0
		}
	};
}
async function Rt(e) {
	if (e) try {
		return It.safeParse(JSON.parse(await g(e, "utf8"))).data;
	} catch {
		return;
	}
}
const zt = {
	fork: "This pull request comes from a fork, and GitHub gives it no secrets",
	Dependabot: "This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them",
	schedule: "This repository is a fork, and its scheduled run has no API token"
};
function Bt(e, { command: t, projects: n }) {
	let { event: r, isFork: i, pullRequest: a } = e ?? {}, o = a?.origin ?? (r === "schedule" && i ? r : void 0);
	if (!o || t === "apply" || n.some(({ token: e }) => e !== void 0)) return;
	let s = `${zt[o]}: the manifests were checked, and not compared with the project.${o === "schedule" ? " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off." : ""}`;
	return c("no-secrets", s, { severity: "notice" });
}
// src/github/octokit.ts
const Vt = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], Ht = {
	request: 45e3,
	all: 18e4
}, Ut = "github-actions[bot]";
async function z(e, t, n) {
	let r = AbortSignal.any([t.signal, AbortSignal.timeout(t.time ?? Ht.all)]), i = new Promise((e, t) => {
		let n = () => t(new V("no response in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	});
	return Promise.race([Wt(e, {
		...t,
		signal: r
	}).then(n), i]);
}
async function Wt(e, { githubToken: t, signal: n, onRequest: r }) {
	let [{ getOctokit: i }, { retry: a }, { throttling: o }] = await Promise.all([
		import("./actions-github.js"),
		import("./octokit-plugin-retry.js"),
		import("./octokit-plugin-throttling.js")
	]), s = (e, t, n, r) => r < 2 && e <= 20, c = {
		log: {
			debug: () => {},
			info: () => {},
			warn: N,
			error: N
		},
		retry: {
			retries: 2,
			doNotRetry: Vt
		}
	}, l = {
		onRateLimit: s,
		onSecondaryRateLimit: s
	}, u = i(t, {
		...c,
		throttle: l
	}, a, o), { graphql: d } = u, f = i(t, c, a);
	for (let { hook: e } of [u, f]) e.before("request", ({ request: e }) => {
		if (n.aborted) throw new V("no response in time");
		r?.(), e.signal = AbortSignal.any([n, AbortSignal.timeout(Ht.request)]), e.fetch = qt(e.fetch ?? fetch);
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
			return h ??= Kt(p), h;
		},
		noteLogin(e) {
			e !== void 0 && (h = Promise.resolve(e));
		}
	});
}
function Gt({ login: e, __typename: t }) {
	return t === "Bot" && !e.endsWith("[bot]") ? `${e}[bot]` : e;
}
async function Kt(e) {
	try {
		let { viewer: t } = await e("query { viewer { login __typename } }");
		return Gt(t);
	} catch (e) {
		if (U(e)) return Ut;
		throw e;
	}
}
function qt(e) {
	return async (...t) => {
		let n = await e(...t), { status: r, statusText: i } = n, a = await n.arrayBuffer(), o = [...n.headers], s = new Response(a.byteLength > 0 ? a : null, {
			status: r,
			statusText: i,
			headers: o
		});
		return Object.defineProperty(s, "url", { value: n.url });
	};
}
const Jt = { request: { retries: 0 } };
async function Yt(e, t) {
	for (let n = 1;; n += 1) try {
		return await e();
	} catch (e) {
		if (H(e) !== "failed" || n > 2) throw e;
		if (await Xe(n ** 2 * 1e3), await t()) return;
	}
}
async function Xt(e, t) {
	try {
		return await t(e(Fe));
	} catch (n) {
		if (W(n) !== 422) throw n;
		return t(e(Fe / 2));
	}
}
async function Zt(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
function Qt() {
	let e = 0;
	return ({ data: t }, n) => (e += 1, e === 10 && n(), t);
}
var B = class extends Error {
	name = "TooManyComments";
};
async function $t(e, t, n) {
	let { paginate: r, rest: i, at: a } = e, o = {
		...a,
		issue_number: t,
		per_page: 100
	}, s = await r(i.issues.listComments, o, Qt()), c = await Zt(s, n, e);
	if (c.length === 0 && s.length >= 1e3) throw new B("the pull request has 1,000 comments or more, and none of the first 1,000 is from Lokaform. Later ones are not read");
	return c;
}
async function en({ graphql: e, login: t }, n) {
	let { node: r } = await e("query($id: ID!) { node(id: $id) { ... on IssueComment { editor { login __typename } } } }", { id: n });
	return !r?.editor || Gt(r.editor) === await t();
}
var V = class extends Error {
	name = "NoResponse";
};
const tn = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoResponse"
];
function H(e) {
	if (e instanceof B) return "invalid";
	if (!(e instanceof Error && (tn.includes(e.name) || "status" in e))) return "bug";
	let t = W(e);
	return t === 429 || (t ?? 403) === 403 && /rate limit/i.test(e.message) ? "limited" : t === 401 ? "unknown" : t === void 0 && nn(e).length > 0 ? U(e) ? "refused" : "invalid" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function nn(e) {
	return (e instanceof Error && "errors" in e && Array.isArray(e.errors) ? e.errors : []).flatMap((e) => typeof e?.type == "string" ? e.type : []);
}
function U(e) {
	return e instanceof Error ? nn(e).includes("FORBIDDEN") ? !0 : (W(e) === 403 || "errors" in e) && /resource not accessible by/i.test(e.message) : !1;
}
function W(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function rn(e) {
	let t = (e instanceof Error ? e.message : String(e)).split(" - https://")[0]?.replace(/^Request failed due to following response errors:\s*- /, ""), n = W(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
async function G(e) {
	return e.catch((e) => {
		if (![404, 410].includes(W(e) ?? 0)) throw e;
	});
}
const an = /archived|too large/i, on = "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used", sn = "contents: read";
function K(e, t = sn) {
	if (e instanceof B) return e.message;
	let n = rn(e), r = H(e), i = W(e);
	return r === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : r === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : i === 410 && t !== sn ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty" : r === "invalid" ? `GitHub refused it (${n})` : r === "refused" ? U(e) ? `the workflow's token lacks a permission (${n}). Give the job the permission ${t}` : i === 404 && cn(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i === 404 ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. Give the job the permission ${t}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${an.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}` : `GitHub's API failed (${n})`;
}
function cn(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function ln(e) {
	return c("not-published", e, { severity: "notice" });
}
const un = "The job summary has the whole report.";
async function dn(e, t, n, r, i = un) {
	try {
		let e = await r();
		return typeof e == "string" && mt([`Written: ${e}`]), typeof e == "object" ? [e].flat() : [];
	} catch (r) {
		let a = H(r), o = a === "refused" && n?.origin, s = `${e} could not be written: ${a === "bug" ? `this is a bug in lokaform. Please report it with these words: ${r instanceof Error ? r.stack : r}` : o ? `for ${o === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${K(r, t)}.`} ${i}`, l = a === "refused" || a === "unknown" || W(r) === 410;
		return [c("not-published", s, { severity: l ? "notice" : "warning" })];
	}
}
// src/report/markdown/afterMerge.ts
const q = w("lokaform:applied:end"), fn = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, pn = RegExp(`<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${q}(?:\n+|$)`, "gy"), J = y`The plan before the merge:`;
function mn(e) {
	return fn.exec(e)?.[0] ?? "";
}
function hn(e) {
	return Y(e).sections.length > 0;
}
function gn(e, { inputs: t, run: n }) {
	let r = Y(e).sections.find((e) => e.inputs === t);
	if (!r) return !0;
	let { isDone: i, id: a, attempt: o } = r;
	return !i && (a < n.id || a === n.id && o < n.attempt);
}
function _n(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = Y(e), s = C(i.trimEnd()), c = vn(a, n, r - s.length), l = yn(t, n, r - b([
		s,
		...c,
		J
	]).length - Math.min(o.length, 81) - 4), u = b([
		s,
		...c,
		l,
		...o === "" ? [] : [J]
	]), d = u.length + 2 + o.length <= r;
	return b([u, C(d ? o : "The plan is left out, because the comment is full. Its edit history has the plan.")]);
}
function vn(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2;
	return r.map((e) => {
		let [t = "", n = ""] = e.split("\n\n");
		return C(i ? `${t}\n\n${n}\n\nThe rest is left out, because the comment is full. The summary of the run has it.\n${q}` : e);
	});
}
function Y(e) {
	let t = e.replaceAll("\r\n", "\n"), n = mn(t), r = [...t.slice(n.length).matchAll(pn)], i = r.map(([e, t = "", n, r = "", i, a]) => {
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
		plan: a.startsWith(J) ? a.slice(J.length).trimStart() : a
	};
}
function yn(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = ne(e, t, Ae), { id: c, attempt: l } = t.run, u = r ? "done" : "failed", d = w(`lokaform:applied:${t.inputs}:${u}:${t.commit}:${c}:${l}`), f = b([
		y`## ${v(i)}`,
		...a.map(v),
		Oe(o.map(v))
	]), p = {
		limit: n - (d.length + f.length + q.length + 150),
		measure: Me,
		overflow: "the job summary has them"
	}, m = x({
		part: "failed",
		noun: "failure",
		rows: s
	}, p);
	return y`${d}\n${b([f, ...m])}\n${q}`;
}
// src/github/afterMerge.ts
const bn = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function xn(e, t) {
	let { context: n } = t, r = I(n), i = le(e).some(({ code: e, severity: t }) => t === "error" && bn.includes(e));
	if (r === void 0 || n.sha === "" || i) return [];
	let a = async (i) => {
		let { now: a, markers: o } = t, s = await wn(i, r), { run: c, sha: l, runUrl: u } = n, { inputs: d } = o.scope, f = {
			url: u,
			run: c,
			commit: l,
			now: a,
			pullRequests: s.numbers.length,
			inputs: d
		}, p = 0, m = [];
		for (let t of s.numbers.slice(0, 100)) try {
			p += await On(i, t, e, o, f);
		} catch (e) {
			if (!["failed", "invalid"].includes(H(e))) throw e;
			m.push(e);
		}
		if (m.length > 0) throw m[0];
		return p > 0 ? Sn(s) : [];
	};
	return dn("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => z(n, t, a));
}
function Sn({ numbers: t, commits: n, knowsRuns: r }) {
	let i = `There are ${ce(n, "commit")} since the last successful run. Only the newest ${Cn} were searched for merged pull requests, so the comments on older ones were not updated.`, a = `${ce(t.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`;
	return e([
		!r && "Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read.",
		n > Cn && i,
		t.length > 100 && a
	]).map(ln);
}
const Cn = 500;
async function wn(e, t) {
	let { last: n, refused: r } = await Tn(e, t), { shas: i, total: a, since: o } = await En(e, n ?? e.context.before);
	return {
		numbers: i.size > 0 ? await Dn(e, t, i, o) : [],
		commits: a,
		knowsRuns: r === void 0
	};
}
async function Tn({ rest: e, at: t, context: n }, r, { workflow: i, events: a } = {
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
		if (W(e) === 404) return {};
		if (H(e) === "refused") return { refused: K(e, "actions: read") };
		throw e;
	}
}
async function En({ rest: e, at: n, context: r }, i) {
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
		if (W(e) === 404) return o;
		throw e;
	}
}
async function Dn({ rest: e, at: t }, n, r, i) {
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
async function On(e, t, n, { commentPrefix: r, scope: i }, a) {
	let o = 0;
	for (let s of await $t(e, t, r)) {
		let t = mn(s.body ?? ""), r = ke(n, i, t), c = !Ne(t, i);
		r && await kn(e, s, r, a, c) && (o += 1);
	}
	return o;
}
async function kn(e, t, n, r, i) {
	let { issues: a } = e.rest, o = {
		...e.at,
		comment_id: t.id
	}, s = async () => (await G(a.getComment(o)))?.data.body ?? "", c = i ? await s() : t.body ?? "", l = 0;
	for (; l < 3 && (gn(c, r) || !await en(e, t.node_id)) && (await Xt((e) => _n(c, n, r, e), async (e) => {
		await G(a.updateComment({
			...o,
			body: e
		}));
	}), l += 1, i);) c = await s();
	return l > 0;
}
// src/github/targetFiles.ts
var An = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async read(e, t, n) {
		let r = JSON.stringify([e, t.checkouts]), i = this.#t.get(r) ?? await Fn[e](this.#e, t);
		if (this.#t.set(r, i), i.is === "missing") return i;
		try {
			return await n(i);
		} catch (e) {
			if (!(e instanceof _e)) throw e;
			return Q(`the file ${e.path} of the commit to compare with could not be read: ${K(e.cause)}`);
		}
	}
};
function jn({ event: e, sha: t }, { checkouts: n }) {
	return R.includes(e) && n.every(({ commit: e = t }) => e === t);
}
function Mn(e, t) {
	let { head: n, base: r } = e.merge ?? {};
	return X(e, t, "the checked-out commit is neither the head of the pull request nor a merge of it", async (e, { root: t, planned: i }) => {
		if (i === n) {
			let t = {
				...e.at,
				basehead: `${r}...${n}`,
				per_page: 1
			}, { data: i } = await e.rest.repos.compareCommitsWithBasehead(t);
			return i.merge_base_commit.sha;
		}
		let a = await Tt(t, i) ?? await wt(e, i);
		return a[1] === n ? a[0] : void 0;
	});
}
function Nn(e, t) {
	return X(e, t, "no run has applied manifests before", async (n, { root: r }) => {
		let i = I(e), a = await Nt("apply", r) ?? e.workflow, o = t.applies ? void 0 : {
			workflow: a,
			events: ["push", "workflow_dispatch"]
		}, { last: s = e.before, refused: c } = i === void 0 ? {} : await Tn(n, i, o);
		return s ?? (c === void 0 ? void 0 : Q(c));
	});
}
function Pn(e, t) {
	return X(e, t, "the commit of the run is not known", async () => e.sha || void 0);
}
const Fn = {
	target: Mn,
	applied: Nn,
	run: Pn
};
async function X(e, t, n, r) {
	let [i, ...a] = t.checkouts;
	if (!i || a.length > 0) return Z(In);
	if (t.githubToken === "") return Z("the input github-token is empty");
	let { commit: o = e.sha } = i;
	try {
		let a = await P(t.workspace, i);
		return await z(e, t, async (e) => {
			let t = await r(e, {
				root: a,
				planned: o
			});
			if (typeof t != "string") return t ?? Z(n);
			let i = await Rn(e, a, t);
			return i ? {
				is: "found",
				commit: t,
				files: i
			} : Z(Ln);
		});
	} catch (e) {
		return W(e) === 404 ? Z(K(e)) : Q(K(e));
	}
}
const In = "the settings and the manifests are not all in one checkout", Ln = "the repository has too many files for GitHub to list them";
async function Rn(e, t, n) {
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
	return new ee(t, i, (n) => Hn(e, t, n));
}
async function zn(e, { checkouts: t, workspace: n, read: r }) {
	let [i, ...a] = t;
	if (!i || a.length > 0 || await Bn(i, n)) return Z(In);
	try {
		let t = await Rn(e, await P(n, i), e.context.sha);
		if (!t) return Z(Ln);
		let a = [];
		for (let e of new Set([...r.onDisk, ...await r.inCommit(t)])) {
			let r = await Vn(e, await t.idOf(e)), i = ge(e, { displayRoot: n });
			r !== void 0 && a.push(`${i} (${r})`);
		}
		return {
			is: "found",
			differing: a
		};
	} catch (e) {
		return Z(K(e instanceof _e ? e.cause : e));
	}
}
async function Bn({ root: e }, t) {
	let n = await Ye(t);
	return e !== void 0 && e !== n && await Se(T(e), n) !== void 0;
}
async function Vn(e, t) {
	let n = await g(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : h(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
}
function Z(e) {
	return {
		is: "missing",
		why: e
	};
}
function Q(e) {
	return {
		...Z(e),
		isUnknown: !0
	};
}
async function Hn(e, t, { path: n, kind: r, id: i }) {
	let a = E(t, n);
	try {
		let e = (r === "link" || (await qe(a)).isFile()) && await (r === "link" ? Je(a, "buffer") : g(a)), t = e && h(e, i);
		if (t) return t;
	} catch {}
	return Un(e, i);
}
async function Un({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getBlob({
		...t,
		file_sha: n
	});
	return Buffer.from(r.content, "base64");
}
// src/github/mayApply.ts
async function Wn(e, t) {
	let n = (e, t) => [c(e, t)];
	if (!e) return n("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.");
	if (e.event.startsWith("pull_request")) return n("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.");
	if (e.event === "merge_group" || e.ref.startsWith("refs/heads/gh-readonly-queue/")) return n("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.");
	let r = I(e);
	return r === void 0 ? [$n(e, void 0)] : Jn(e, r, t, async (n) => {
		if (!t.applyFrom.some((e) => o(r, e))) {
			let t = await L(n);
			if (r !== t) return [$n(e, t)];
		}
		return (await Kn(n, r, t.source, "all")).map(qn);
	});
}
async function Gn(e, t, n = !1) {
	let r = e && I(e);
	if (!e || r === void 0) return $n(e, void 0);
	let [i] = await Jn(e, r, t, async (e) => {
		let t = await Yn(e, r), i = n && !t ? await L(e) : r, a = `This plan removes what the manifests of ${r} do not declare, but those of ${i}, the default branch, may declare it. Nothing was sent. Remove it with an apply on ${i}, set prune: off, or start the workflow by hand with the input allow-removals.`;
		return t ? [qn(t)] : r === i ? [] : [c("wrong-ref", a)];
	});
	return i;
}
async function Kn(e, t, n, r) {
	let { context: i } = e, a = Xn(n.checkouts, i) ?? await Yn(e, t);
	if (a) return [a];
	let o = Zn(n.checkouts, i);
	return o?.severity === "error" ? [o] : r === "errors" && R.includes(i.event) ? [] : [o, await Qn(e, n)].flatMap((e) => e ?? []);
}
function qn({ code: e, severity: t, finding: n, advice: r }) {
	return c(e, `${n} ${r}`, { severity: t });
}
async function Jn(e, t, n, r) {
	if (n.githubToken === "") return er(t, on);
	try {
		return await z(e, n, r);
	} catch (e) {
		return er(t, K(e));
	}
}
async function Yn({ rest: e, at: t, context: { sha: n } }, r) {
	let { data: i } = await e.git.getRef({
		...t,
		ref: `heads/${r}`
	}), a = i.object.sha;
	if (a !== n) return {
		code: "stale-commit",
		severity: "error",
		finding: `This run is for commit ${$(n)}, but ${r} is now at ${$(a)}.`,
		advice: `The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on ${r} (workflow_dispatch).`
	};
}
function Xn(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${$(n.commit)}, but this run is for ${$(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function Zn(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return;
	let r = R.includes(t), i = `, and ${t || "this event"} can run on another commit than the head of the branch`;
	return {
		code: "wrong-checkout",
		severity: r ? "notice" : "error",
		finding: `The commit of the manifests cannot be read from a .git folder${r ? "" : i}.`,
		advice: r ? `They are assumed to be from commit ${$(n)}, for which this run was started.` : "Nothing was sent. Install git before actions/checkout runs, or run apply on push."
	};
}
async function Qn(e, t) {
	let { event: n, sha: r } = e.context, i = await zn(e, t);
	if (i.is === "found" && i.differing.length === 0) return;
	let a = R.includes(n), o = i.is === "found" && t.read.onDisk.length > 1 && i.differing.some((e) => e.endsWith("(missing)"));
	return {
		code: "wrong-checkout",
		severity: a && !o ? "notice" : "error",
		finding: i.is === "found" ? `Not all settings and manifests are as in commit ${$(r)}, for which this run was started: ${ie(i.differing, 5)}.` : `It is not known whether the settings and manifests are those of commit ${$(r)}, for which this run was started: ${i.why}.`,
		advice: a ? o ? "What a missing file declares would look removed, so nothing was sent. Do not remove files before this step, and do not leave them out with sparse-checkout." : "They are used as they are." : `A stranger can cause ${n || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function $(e) {
	return e.slice(0, 7);
}
function $n(e, t) {
	let { ref: n = "", event: r } = e ?? {}, i = `This step applies on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${n || "no ref"}. Nothing was sent. ${r === "workflow_dispatch" ? "Start it there" : "Remove the branch from the push of this workflow"}, or add it to the input apply-from.`;
	return c("wrong-ref", i);
}
function er(e, t) {
	let n = `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`;
	return [c("unknown-head", n)];
}
function tr(e) {
	let t = e.scope?.settings_file;
	return `Lokaform: drift in ${s(ir(e), 80)}${t === void 0 ? "" : ` · ${s(t, 80)}`}`;
}
function nr(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = Pe(r, {
		reader: "assignee",
		maxUnmanaged: 5
	}), a = je(i, {
		limit: n.limit - 2560,
		measure: Me,
		overflow: "the job summary of the workflow has more"
	});
	return b([
		w(n.marker),
		a,
		or(t, n),
		sr(n)
	]);
}
function rr(e, t) {
	return b([
		w(t.marker),
		y`✅ **The project ${v(oe(ir(e), 80))} matches its manifests again.**`,
		sr(t)
	]);
}
function ir({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function ar(e, t) {
	return b([w(t.marker), y`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function or({ plan: e }, { pullUrl: t }) {
	let n = t === void 0 ? y`${S("lokaform pull")} writes them into the files.` : y`To get them, start ${Ie(y`the workflow that pulls`, t)}: it opens the pull request.`, r = (...t) => e?.kept.some(({ reason: e }) => t.includes(e)) === !0, i = [
		r("conflict", "undecided") && y`- Each conflict and undecided text names the ways to decide it. Until then, apply does not write it.`,
		r("pull") && y`- Texts to pull are in the project only, and apply keeps them. ${n}`,
		(e?.changes.length ?? 0) > 0 && y`- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request.`
	].filter((e) => e !== !1);
	return b([
		i.length > 0 ? y`### What to do` : y``,
		Ee(i),
		r("held") ? y`A text that differs is not drift if the rule for its language is seed: the live text is kept.` : y``
	]);
}
function sr({ workflowUrl: e }) {
	let t = e === "" ? y`its workflow` : Ie(y`its workflow`, e);
	return y`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
function cr(e, { problems: t = [], ...n }) {
	let r = e.map((e) => {
		let t = fe(e, { full: "also" });
		return {
			heading: oe(e.name, 80),
			result: void 0,
			facts: [],
			isApplied: !1,
			sections: t
		};
	}), i = [...new Set(e.flatMap(({ files: e }) => e))], a = i.length > 0, o = {
		heading: be`${we(e)}`,
		lead: a ? ze : [],
		verdict: [{ words: Re(i.map((e) => ({ path: e }))) }],
		problems: se(t, ur),
		parts: r,
		next: a ? Be : []
	};
	return je(o, n);
}
function lr(e, t) {
	let n = se(e, ur);
	return b(x(n, {
		...t,
		limit: t.limit / 2
	}));
}
const ur = {
	full: "also",
	longest: Ae
}, dr = y`**GitHub does not start workflows for this pull request by itself**, because the workflow's own token opened it. This concerns all workflows on ${S("pull_request")} and ${S("push")}. To start them, approve them on this page, or close the pull request and open it again. With a token of a GitHub App in the input ${S("github-token")}, they start.`;
function fr(e, t) {
	let n = v(Re(e.manifests)), r = {
		limit: t / 2,
		measure: Me,
		overflow: "the log has them all"
	}, i = x(Te(e, { full: "also" }), r);
	return b([
		y`## ${De(Le(e))}`,
		n,
		...i,
		v(Ve)
	]);
}
function pr(e) {
	return [...n(gr(e, r), ({ severity: e }) => e).values()].flatMap((e) => br(e, 10));
}
function mr(e, t = 1e3) {
	return br(gr(e, 16e3), t);
}
function hr(e) {
	return pr(e).length === gr(e, r).length;
}
function gr(e, t) {
	let { stopped: n, problems: r, parts: i } = ae(e, {
		full: !0,
		longest: t
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.filter(({ severity: e }) => e)), o = n && re(n);
	return [...o ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: o
	}] : [], ...me(a).map((e) => vr(e, t))];
}
function _r(e) {
	return ye([e]).map((e) => vr(e, r));
}
function vr(e, t) {
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
function yr(e) {
	return e.command === "status" ? {
		severity: "error",
		title: "lokaform: not ready",
		message: pe(e.projects)
	} : {
		severity: "error",
		title: "lokaform: drift",
		message: `${de(e.projects)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function br(e, t) {
	let [n] = e.slice(t - 1);
	if (e.length <= t || !n) return [...e];
	let r = `${te(e.length - t + 1)} more`, i = `${r} are not shown here. The job summary and the report list them all.`;
	return [...e.slice(0, t - 1), {
		severity: n.severity,
		title: `and ${r}`,
		message: i
	}];
}
export { Nt as $, K as A, Xt as B, Jt as C, Yt as D, Ut as E, ln as F, yt as G, Bt as H, W as I, Tt as J, L as K, G as L, $t as M, Qt as N, rn as O, en as P, At as Q, z as R, un as S, V as T, Lt as U, R as V, I as W, P as X, wt as Y, vt as Z, An as _, _r as a, ht as at, xn as b, ar as c, at as ct, lr as d, _t as et, cr as f, Gn as g, Kn as h, yr as i, N as it, Zt as j, H as k, fr as l, Wn as m, hr as n, M as nt, dr as o, mt as ot, rr as p, bt as q, mr as r, pt as rt, nr as s, it as st, pr as t, gt as tt, tr as u, jn as v, on as w, hn as x, Un as y, dn as z };
