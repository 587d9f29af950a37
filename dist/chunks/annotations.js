import { c as e, p as t, x as n } from "./wire.js";
import { B as r, G as i, Oi as a, Qt as o, V as s, Y as c, _ as l, ki as u, nt as d, tt as f } from "./start.js";
import { d as p, h as m, i as ee, s as h } from "./zod.js";
import { An as te, Bt as ne, En as re, Er as ie, Gt as ae, Ht as oe, Jt as se, Kt as ce, Oi as le, Tn as ue, Tr as de, Ut as fe, Vt as pe, Wt as me, Xn as he, Zr as ge, _r as _e, ci as g, ei as ve, jn as ye, ki as be, kn as xe, li as Se, ri as Ce, si as we, ti as Te, ur as Ee, wi as _ } from "./engine.js";
import { C as De, S as v, T as Oe, _ as y, b, d as ke, f as Ae, g as x, h as S, m as C, o as je, s as Me, t as Ne, u as Pe, v as Fe, w as Ie, x as w, y as Le } from "./markdown.js";
import { a as Re, i as ze, n as Be, r as Ve, t as He } from "./writtenFiles.js";
import { dirname as T, join as E, relative as Ue, resolve as D, sep as We } from "node:path";
import * as O from "os";
import * as Ge from "crypto";
import * as Ke from "fs";
import { inflateSync as qe } from "node:zlib";
import { lstat as Je, readlink as Ye, realpath as Xe } from "node:fs/promises";
import { setTimeout as Ze } from "node:timers/promises";
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
	let r = new Qe(e, t, n);
	process.stdout.write(r.toString() + O.EOL);
}
var Qe = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${et(r)}`);
			}
		}
		return e += `::${$e(this.message)}`, e;
	}
};
function $e(e) {
	return k(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function et(e) {
	return k(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function tt(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!Ke.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	Ke.appendFileSync(n, `${k(t)}${O.EOL}`, { encoding: "utf8" });
}
function nt(e, t) {
	let n = `ghadelimiter_${Ge.randomUUID()}`, r = k(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${O.EOL}${r}${O.EOL}${n}`;
}
var rt;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(rt ||= {});
function it(e) {
	j("add-mask", {}, e);
}
function at(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function ot(e, t) {
	if (process.env.GITHUB_OUTPUT) return tt("OUTPUT", nt(e, t));
	process.stdout.write(O.EOL), j("set-output", { name: e }, k(t));
}
function st(e) {
	process.exitCode = rt.Failure, lt(e);
}
function ct(e) {
	j("debug", {}, e);
}
function lt(e, t = {}) {
	j("error", A(t), e instanceof Error ? e.toString() : e);
}
function ut(e, t = {}) {
	j("warning", A(t), e instanceof Error ? e.toString() : e);
}
function dt(e, t = {}) {
	j("notice", A(t), e instanceof Error ? e.toString() : e);
}
function ft(e) {
	process.stdout.write(e + O.EOL);
}
// src/github/log.ts
const pt = new f();
function M(e) {
	return pt.clean(e);
}
function mt(e) {
	return a(e, u(e, M));
}
function ht(e) {
	for (let t of e) t !== "" && ft(s(M(t)));
}
function N(e) {
	ct(s(M(e)));
}
function gt(e) {
	pt.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of d(e)) it(t);
}
function _t(e) {
	st(s(M(i(e))));
}
function vt({ severity: e, title: t, message: n, place: r }) {
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
	}, a = {
		error: lt,
		warning: ut,
		notice: dt
	}[e];
	a(s(M(n)), i);
}
// src/github/checkout.ts
async function yt(e, t) {
	let n = e.manifests.map((e) => D(t, e)), r = [e.configFile, ...n], i = n.length === 0 || await Te(e.configFile, {}) ? r : n, a = await Promise.all(i.map(g));
	return {
		checkouts: await bt([...i, ...a].map(T), t),
		workspace: t,
		read: {
			onDisk: r,
			inCommit: (t) => Ee(e.globs, ge, { commit: t })
		}
	};
}
async function bt(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await Se(await g(D(r)), await g(D(t)));
		n.set(e, {
			root: e,
			commit: e === void 0 ? void 0 : await Ct(E(e, ".git"))
		});
	}
	return [...n.values()];
}
async function P(e, { root: t }) {
	return t === void 0 ? e : E(e, Ue(await Xe(e), t));
}
async function xt({ home: e, sha: t }, { checkouts: n, workspace: r }) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await P(r, i), s = i.commit ?? t;
	return (t, n) => {
		let i = E(r, t);
		if (s === "" || !ve(i, o)) return;
		let a = Ue(o, i).split(We).map(St).join("/");
		return `${e}/blob/${s}/${a}#L${n}`;
	};
}
function St(e) {
	return encodeURIComponent(e.toWellFormed()).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
async function Ct(e) {
	let t = await wt(e), n = t === void 0 ? void 0 : await F(E(t, "HEAD"));
	if (t === void 0 || n === void 0) return;
	let r = /^ref: (refs\/\S+)\s*$/.exec(n)?.[1];
	if (r === void 0) return Ot(n.trim());
	if (r.split("/").includes("..")) return;
	let i = await Dt(t), a = await F(E(i, r));
	return Ot(a === void 0 ? (await F(E(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "" : a.trim());
}
async function wt(e) {
	let t = await F(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : D(T(e), n.trimEnd());
}
async function Tt({ rest: e, at: t }, n) {
	return (await e.git.getCommit({
		...t,
		commit_sha: n
	})).data.parents.map(({ sha: e }) => e);
}
async function Et(e, t) {
	let n = await wt(E(e, ".git"));
	if (n === void 0) return;
	let r = E(await Dt(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = qe(await _(r), { maxOutputLength: 1048576 }).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function Dt(e) {
	let t = await F(E(e, "commondir"));
	return t === void 0 ? e : D(e, t.trim());
}
function Ot(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function F(e) {
	return _(e, "utf8").catch(() => void 0);
}
function I({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
async function L({ rest: e, at: t }) {
	return (await e.repos.get(t)).data.default_branch;
}
function kt(e, t) {
	let { merge: n, defaultBranch: r = "" } = e ?? {}, i = n?.branch ?? "", a = i === "" || r === "", s = i === r || t.some((e) => o(i, e));
	return a || s ? void 0 : {
		branch: i,
		main: r,
		applyFrom: t
	};
}
const At = /^[\w.-]+\.ya?ml$/, jt = {
	apply: /^[^#\n]*\bcommand:\s*["']?apply["']?\s*(?:[,}#]|$)/m,
	pull: /^[^#\n]*\buses:\s*["']?[^\s"'#]{0,200}\/pull@/m
};
async function Mt(e, t) {
	return (await we(t)).find(({ name: t, text: n }) => At.test(t) && jt[e].test(n))?.name;
}
// src/github/event.ts
const R = [
	"push",
	"schedule",
	"workflow_dispatch"
], Nt = p({ full_name: m() }), Pt = p({
	number: h(),
	head: p({
		sha: m(),
		repo: Nt.nullish()
	}),
	base: p({
		sha: m().default(""),
		ref: m().default(""),
		repo: Nt
	})
}).transform(({ number: e, head: t, base: n }) => ({
	number: e,
	head: t.sha,
	base: n.sha,
	branch: n.ref,
	origin: t.repo?.full_name === n.repo.full_name ? void 0 : "fork"
})), Ft = p({
	pull_request: Pt.optional(),
	merge_group: p({
		head_sha: m(),
		base_sha: m(),
		base_ref: m().default("")
	}).transform((e) => ({
		head: e.head_sha,
		base: e.base_sha,
		branch: e.base_ref.replace("refs/heads/", "")
	})).optional(),
	before: m().transform((e) => /^0+$/.test(e) ? void 0 : e).optional(),
	repository: p({
		fork: ee().optional(),
		default_branch: m().optional()
	}).optional()
});
async function It(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, [i = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@"), a = i.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? ""), o = a.split("/").at(-1) ?? "", s = e.GITHUB_EVENT_NAME ?? "", c = e.GITHUB_SHA ?? "", l = await Lt(e.GITHUB_EVENT_PATH), u = l?.pull_request, d = u ?? (s === "merge_group" ? l?.merge_group : void 0);
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
async function Lt(e) {
	if (e) try {
		return Ft.safeParse(JSON.parse(await _(e, "utf8"))).data;
	} catch {
		return;
	}
}
const Rt = {
	fork: "This pull request comes from a fork, and GitHub gives it no secrets",
	Dependabot: "This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them",
	schedule: "This repository is a fork, and its scheduled run has no API token"
};
function zt(e, { command: t, projects: n }) {
	let { event: r, isFork: i, pullRequest: a } = e ?? {}, o = a?.origin ?? (r === "schedule" && i ? r : void 0);
	if (!o || t === "apply" || n.some(({ token: e }) => e !== void 0)) return;
	let s = `${Rt[o]}: the manifests were checked, and not compared with the project.`;
	return l("no-secrets", s, { severity: "notice" });
}
// src/github/octokit.ts
const Bt = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], Vt = {
	request: 45e3,
	all: 18e4
}, Ht = "github-actions[bot]";
async function z(e, t, n) {
	let r = AbortSignal.any([t.signal, AbortSignal.timeout(t.time ?? Vt.all)]), i = new Promise((e, t) => {
		let n = () => t(new $t("no response in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	});
	return Promise.race([Ut(e, {
		...t,
		signal: r
	}).then(n), i]);
}
async function Ut(e, { githubToken: t, signal: n, onRequest: r }) {
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
			doNotRetry: Bt
		}
	}, l = {
		onRateLimit: s,
		onSecondaryRateLimit: s
	}, u = i(t, {
		...c,
		throttle: l
	}, a, o), { graphql: d } = u, f = i(t, c, a);
	for (let { hook: e } of [u, f]) e.before("request", ({ request: e }) => {
		if (n.aborted) throw new $t("no response in time");
		r?.(), e.signal = AbortSignal.any([n, AbortSignal.timeout(Vt.request)]), e.fetch = Kt(e.fetch ?? fetch);
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
			return h ??= Gt(p), h;
		},
		noteLogin(e) {
			e !== void 0 && (h = Promise.resolve(e));
		}
	});
}
function Wt({ login: e, __typename: t }) {
	return t === "Bot" && !e.endsWith("[bot]") ? `${e}[bot]` : e;
}
async function Gt(e) {
	try {
		let { viewer: t } = await e("query { viewer { login __typename } }");
		return Wt(t);
	} catch (e) {
		if (nn(e)) return Ht;
		throw e;
	}
}
function Kt(e) {
	return async (...t) => {
		let n = await e(...t), { status: r, statusText: i } = n, a = await n.arrayBuffer(), o = [...n.headers], s = new Response(a.byteLength > 0 ? a : null, {
			status: r,
			statusText: i,
			headers: o
		});
		return Object.defineProperty(s, "url", { value: n.url });
	};
}
const qt = { request: { retries: 0 } };
async function Jt(e, t) {
	for (let n = 1;; n += 1) try {
		return await e();
	} catch (e) {
		if (B(e) !== "failed" || n > 2) throw e;
		if (await Ze(n ** 2 * 1e3), await t()) return;
	}
}
async function Yt(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
function Xt() {
	let e = 0;
	return ({ data: t }, n) => (e += 1, e === 25 && n(), t);
}
async function Zt(e, t, n) {
	let { paginate: r, rest: i, at: a } = e, o = {
		...a,
		issue_number: t,
		per_page: 100
	};
	return Yt(await r(i.issues.listComments, o, Xt()), n, e);
}
async function Qt({ graphql: e, login: t }, n) {
	let { node: r } = await e("query($id: ID!) { node(id: $id) { ... on IssueComment { editor { login __typename } } } }", { id: n });
	return !r?.editor || Wt(r.editor) === await t();
}
var $t = class extends Error {
	name = "NoResponse";
};
const en = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoResponse"
];
function B(e) {
	if (!(e instanceof Error && (en.includes(e.name) || "status" in e))) return "bug";
	let t = V(e);
	return t === 429 || (t ?? 403) === 403 && /rate limit/i.test(e.message) ? "limited" : t === 401 ? "unknown" : t === void 0 && tn(e).length > 0 ? nn(e) ? "refused" : "invalid" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function tn(e) {
	return (e instanceof Error && "errors" in e && Array.isArray(e.errors) ? e.errors : []).flatMap((e) => typeof e?.type == "string" ? e.type : []);
}
function nn(e) {
	return e instanceof Error ? tn(e).includes("FORBIDDEN") ? !0 : (V(e) === 403 || "errors" in e) && /resource not accessible by/i.test(e.message) : !1;
}
function V(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function rn(e) {
	let t = (e instanceof Error ? e.message : String(e)).split(" - https://")[0]?.replace(/^Request failed due to following response errors:\s*- /, ""), n = V(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
async function H(e) {
	return e.catch((e) => {
		if (![404, 410].includes(V(e) ?? 0)) throw e;
	});
}
const an = "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used";
function U(e, t = "contents: read") {
	let n = rn(e);
	switch (B(e)) {
		case "limited": return "the rate limit of GitHub is reached. Start this run again later";
		case "unknown": return "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used";
		case "invalid": return `GitHub refused it (${n})`;
		case "refused": return `GitHub refused it (${n}). Give the job the permission ${t} if it does not have it`;
		default: return `GitHub's API failed (${n})`;
	}
}
function on(e) {
	return l("not-published", e, { severity: "notice" });
}
const sn = "The job summary has the whole report.";
async function cn(e, t, n, r, i = sn) {
	try {
		let e = await r();
		return typeof e == "string" && ht([`Written: ${e}`]), typeof e == "object" ? [e].flat() : [];
	} catch (r) {
		let a = B(r), o = a === "refused" && n?.origin, s = `${e} could not be written: ${a === "bug" ? `this is a bug in lokaform. Please report it with these words: ${r instanceof Error ? r.stack : r}` : o ? `for ${o === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${U(r, t)}.`} ${i}`;
		return [l("not-published", s, { severity: a === "refused" || a === "unknown" ? "notice" : "warning" })];
	}
}
// src/report/markdown/afterMerge.ts
const W = b("lokaform:applied:end"), ln = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, un = RegExp(`<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${W}(?:\n+|$)`, "gy"), G = w`The plan before the merge:`;
function dn(e) {
	return ln.exec(e)?.[0] ?? "";
}
function fn(e) {
	return K(e).sections.length > 0;
}
function pn(e, { inputs: t, run: n }) {
	let r = K(e).sections.find((e) => e.inputs === t);
	if (!r) return !0;
	let { isDone: i, id: a, attempt: o } = r;
	return !i && (a < n.id || a === n.id && o < n.attempt);
}
function mn(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = K(e), s = a.filter(({ inputs: e }) => e !== n.inputs), c = [i.trimEnd(), ...s.map(({ text: e }) => e)].map(De), l = hn(t, n, (r - x([...c, G]).length - 81 - 4) * .25), u = x([
		...c,
		l,
		...o === "" ? [] : [G]
	]), d = u.length + 2 + o.length <= r;
	return x([u, De(d ? o : "The plan is left out, because the comment is full. Its edit history has the plan.")]);
}
function K(e) {
	let t = e.replaceAll("\r\n", "\n"), n = dn(t), r = [...t.slice(n.length).matchAll(un)], i = r.map(([e, t = "", n, r = "", i, a]) => {
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
function hn(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = ne(e, t, Pe), { id: c, attempt: l } = t.run, u = r ? "done" : "failed", d = b(`lokaform:applied:${t.inputs}:${u}:${t.commit}:${c}:${l}`), f = x([
		w`## ${v(i)}`,
		...a.map(v),
		Le(o.map(v))
	]), p = {
		limit: n - (d.length + f.length + W.length + 150),
		measure: C,
		overflow: "the job summary has them"
	}, m = S({
		part: "failed",
		noun: "failure",
		rows: s
	}, p);
	return w`${d}\n${x([f, ...m])}\n${W}`;
}
// src/github/afterMerge.ts
const gn = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function _n(e, t) {
	let { context: n } = t, r = I(n), i = he(e).some(({ code: e, severity: t }) => t === "error" && gn.includes(e));
	if (r === void 0 || n.sha === "" || i) return [];
	let a = async (i) => {
		let { now: a, markers: o } = t, s = await bn(i, r), { run: c, sha: l, runUrl: u } = n, { inputs: d } = o.scope, f = {
			url: u,
			run: c,
			commit: l,
			now: a,
			pullRequests: s.numbers.length,
			inputs: d
		}, p = 0, m = [];
		for (let t of s.numbers.slice(0, 100)) try {
			p += await wn(i, t, e, o, f);
		} catch (e) {
			if (!["failed", "invalid"].includes(B(e))) throw e;
			m.push(e);
		}
		if (m.length > 0) throw m[0];
		return p > 0 ? vn(s) : [];
	};
	return cn("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => z(n, t, a));
}
function vn({ numbers: e, commits: t, knowsRuns: r }) {
	let i = `More than ${yn} commits or 100 merged pull requests came after the last successful run. Only the comments on the newest pull requests were updated.`, a = t > yn || e.length > 100;
	return n([!r && "Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read.", a && i]).map(on);
}
const yn = 500;
async function bn(e, t) {
	let { last: n, refused: r } = await xn(e, t), { shas: i, total: a, since: o } = await Sn(e, n ?? e.context.before);
	return {
		numbers: i.size > 0 ? await Cn(e, t, i, o) : [],
		commits: a,
		knowsRuns: r === void 0
	};
}
async function xn({ rest: e, at: t, context: n }, r, { workflow: i, events: a } = {
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
		if (B(e) === "refused") return { refused: U(e, "actions: read") };
		throw e;
	}
}
async function Sn({ rest: t, at: n, context: r }, i) {
	let { sha: a } = r, o = {
		shas: new Set([a]),
		total: 1,
		since: void 0
	};
	if (i === void 0) return o;
	let s = async (e) => {
		let r = {
			...n,
			basehead: `${i}...${a}`,
			per_page: 100,
			page: e
		}, { data: o } = await t.repos.compareCommitsWithBasehead(r);
		return o;
	};
	try {
		let t = await s(1), n = t.total_commits, r = [...t.commits], i = Math.ceil(n / 100);
		for (let t = Math.max(2, i - 5 + 1); t <= i; t += 1) e(r, (await s(t)).commits);
		let a = t.base_commit.commit?.committer?.date;
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
async function Cn({ rest: e, at: t }, n, r, i) {
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
async function wn(e, t, n, { commentPrefix: r, scope: i }, a) {
	let { issues: o } = e.rest, s = 0;
	for (let c of await Zt(e, t, r)) {
		let t = dn(c.body ?? ""), r = Me(n, i, t);
		if (!r) continue;
		let l = !je(t, i), u = {
			...e.at,
			comment_id: c.id
		}, d = async () => (await H(o.getComment(u)))?.data.body ?? "", f = l ? await d() : c.body ?? "", p = 0;
		for (; p < (l ? 3 : 1) && (pn(f, a) || !await Qt(e, c.node_id));) {
			let e = mn(f, r, a, Ne);
			await H(o.updateComment({
				...u,
				body: e
			})), p += 1, l && (f = await d());
		}
		p > 0 && (s += 1);
	}
	return s;
}
// src/github/targetFiles.ts
var Tn = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async read(e, t, n) {
		let r = JSON.stringify([e, t.checkouts]), i = this.#t.get(r) ?? await An[e](this.#e, t);
		if (this.#t.set(r, i), i.is === "missing") return i;
		try {
			return await n(i);
		} catch (e) {
			if (!(e instanceof be)) throw e;
			return Y(`the file ${e.path} of the commit to compare with could not be read: ${U(e.cause)}`);
		}
	}
};
function En({ event: e, sha: t }, { checkouts: n }) {
	return R.includes(e) && n.every(({ commit: e = t }) => e === t);
}
function Dn(e, t) {
	let { head: n, base: r } = e.merge ?? {};
	return q(e, t, "the checked-out commit is neither the head of the pull request nor a merge of it", async (e, { root: t, planned: i }) => {
		if (i === n) {
			let t = {
				...e.at,
				basehead: `${r}...${n}`,
				per_page: 1
			}, { data: i } = await e.rest.repos.compareCommitsWithBasehead(t);
			return i.merge_base_commit.sha;
		}
		let a = await Et(t, i) ?? await Tt(e, i);
		return a[1] === n ? a[0] : void 0;
	});
}
function On(e, t) {
	return q(e, t, "no run has applied manifests before", async (n, { root: r }) => {
		let i = I(e), a = await Mt("apply", r) ?? e.workflow, o = t.applies ? void 0 : {
			workflow: a,
			events: ["push", "workflow_dispatch"]
		}, { last: s = e.before, refused: c } = i === void 0 ? {} : await xn(n, i, o);
		return s ?? (c === void 0 ? void 0 : Y(c));
	});
}
function kn(e, t) {
	return q(e, t, "the commit of the run is not known", async () => e.sha || void 0);
}
const An = {
	target: Dn,
	applied: On,
	run: kn
};
async function q(e, t, n, r) {
	let [i, ...a] = t.checkouts;
	if (!i || a.length > 0) return J(jn);
	if (t.githubToken === "") return J("the input github-token is empty");
	let { commit: o = e.sha } = i;
	try {
		let a = await P(t.workspace, i);
		return await z(e, t, async (e) => {
			let t = await r(e, {
				root: a,
				planned: o
			});
			if (typeof t != "string") return t ?? J(n);
			let i = await Nn(e, a, t);
			return i ? {
				is: "found",
				commit: t,
				files: i
			} : J(Mn);
		});
	} catch (e) {
		return V(e) === 404 ? J(U(e)) : Y(U(e));
	}
}
const jn = "the settings and the manifests are not all in one checkout", Mn = "the repository has too many files for GitHub to list them";
async function Nn(e, t, n) {
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
	return new le(t, i, (n) => Ln(e, t, n));
}
async function Pn(e, { checkouts: t, workspace: n, read: r }) {
	let [i, ...a] = t;
	if (!i || a.length > 0 || await Fn(i, n)) return J(jn);
	try {
		let t = await Nn(e, await P(n, i), e.context.sha);
		if (!t) return J(Mn);
		let a = [];
		for (let e of new Set([...r.onDisk, ...await r.inCommit(t)])) {
			let r = await In(e, await t.idOf(e)), i = Ce(e, { displayRoot: n });
			r !== void 0 && a.push(`${i} (${r})`);
		}
		return {
			is: "found",
			differing: a
		};
	} catch (e) {
		return J(U(e instanceof be ? e.cause : e));
	}
}
async function Fn({ root: e }, t) {
	let n = await Xe(t);
	return e !== void 0 && e !== n && await Se(T(e), n) !== void 0;
}
async function In(e, t) {
	let n = await _(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : _e(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
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
async function Ln(e, t, { path: n, kind: r, id: i }) {
	let a = E(t, n);
	try {
		let e = (r === "link" || (await Je(a)).isFile()) && await (r === "link" ? Ye(a, "buffer") : _(a)), t = e && _e(e, i);
		if (t) return t;
	} catch {}
	return Rn(e, i);
}
async function Rn({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getBlob({
		...t,
		file_sha: n
	});
	return Buffer.from(r.content, "base64");
}
// src/github/mayApply.ts
async function zn(e, { applyFrom: t, source: n, ...r }) {
	let i = (e, t) => [l(e, t)];
	if (!e) return i("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.");
	if (e.event === "merge_group" || e.ref.startsWith("refs/heads/gh-readonly-queue/") || e.event.startsWith("pull_request")) return i("pull-request", "apply does not run for a pull request or in a merge queue: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.");
	let a = I(e);
	return a === void 0 ? [Z(e, void 0)] : Un(e, a, r, async (r) => {
		if (!t.some((e) => o(a, e))) {
			let t = await L(r);
			if (a !== t) return [Z(e, t)];
		}
		return (await Vn(r, a, n, "all")).map(Hn);
	});
}
async function Bn(e, t, n = !1) {
	let r = e && I(e);
	if (!e || r === void 0) return Z(e, void 0);
	let [i] = await Un(e, r, t, async (e) => {
		let t = await Wn(e, r), i = n && !t ? await L(e) : r, a = `This plan removes what the manifests of ${r} do not declare, but those of ${i}, the default branch, may declare it. Nothing was sent. Remove it with an apply on ${i}, set prune: off, or start the workflow by hand with the input allow-removals.`;
		return t ? [Hn(t)] : r === i ? [] : [l("wrong-ref", a)];
	});
	return i;
}
async function Vn(e, t, n, r) {
	let { context: i } = e, a = Gn(n.checkouts, i) ?? await Wn(e, t);
	if (a) return [a];
	let o = Kn(n.checkouts, i);
	return o?.severity === "error" ? [o] : r === "errors" && R.includes(i.event) ? [] : [o, await qn(e, n)].flatMap((e) => e ?? []);
}
function Hn({ code: e, severity: t, finding: n, advice: r }) {
	return l(e, `${n} ${r}`, { severity: t });
}
async function Un(e, t, n, r) {
	if (n.githubToken === "") return Jn(t, an);
	try {
		return await z(e, n, r);
	} catch (e) {
		return Jn(t, U(e));
	}
}
async function Wn({ rest: e, at: t, context: { sha: n } }, r) {
	let { data: i } = await e.git.getRef({
		...t,
		ref: `heads/${r}`
	}), a = i.object.sha;
	if (a !== n) return {
		code: "stale-commit",
		severity: "error",
		finding: `This run is for commit ${X(n)}, but ${r} is now at ${X(a)}.`,
		advice: `The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on ${r} (workflow_dispatch).`
	};
}
function Gn(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${X(n.commit)}, but this run is for ${X(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function Kn(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return;
	let r = R.includes(t), i = `, and ${t || "this event"} can run on another commit than the head of the branch`;
	return {
		code: "wrong-checkout",
		severity: r ? "notice" : "error",
		finding: `The commit of the manifests cannot be read from a .git folder${r ? "" : i}.`,
		advice: r ? `They are assumed to be from commit ${X(n)}, for which this run was started.` : "Nothing was sent. Install git before actions/checkout runs, or run apply on push."
	};
}
async function qn(e, t) {
	let { event: n, sha: r } = e.context, i = await Pn(e, t);
	if (i.is === "found" && i.differing.length === 0) return;
	let a = `commit ${X(r)}, for which this run was started`, o = {
		code: "wrong-checkout",
		severity: "error",
		finding: i.is === "found" ? `Not all settings and manifests are as in ${a}: ${ie(i.differing, 5)}.` : `It is not known whether the settings and manifests are those of ${a}: ${i.why}.`
	};
	return R.includes(n) ? i.is === "found" && t.read.onDisk.length > 1 && i.differing.some((e) => e.endsWith("(missing)")) ? {
		...o,
		advice: "What a missing file declares would look removed, so nothing was sent. Do not remove files before this step, and do not leave them out with sparse-checkout."
	} : {
		...o,
		severity: "notice",
		advice: "They are used as they are."
	} : {
		...o,
		advice: `A stranger can cause ${n || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function X(e) {
	return e.slice(0, 7);
}
function Z(e, t) {
	let { ref: n = "", event: r } = e ?? {}, i = `This step applies on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${n || "no ref"}. Nothing was sent. ${r === "workflow_dispatch" ? "Start it there" : "Remove the branch from the push of this workflow"}, or add it to the input apply-from.`;
	return l("wrong-ref", i);
}
function Jn(e, t) {
	let n = `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`;
	return [l("unknown-head", n)];
}
function Yn(e) {
	let t = e.scope?.settings_file;
	return `Lokaform: drift in ${c(Q(e), 80)}${t === void 0 ? "" : ` · ${c(t, 80)}`}`;
}
function Xn(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = Ae(r, { maxUnmanaged: 5 }), a = ke(i, {
		limit: n.limit - 2560,
		measure: C,
		overflow: "the job summary of the workflow has more"
	});
	return x([
		b(n.marker),
		a,
		$n(t, n),
		er(n)
	]);
}
function Zn(e, t) {
	return x([
		b(t.marker),
		w`✅ **The project ${v(te(Q(e), 80))} matches its manifests again.**`,
		er(t)
	]);
}
function Q({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Qn(e, t) {
	return x([b(t.marker), w`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function $n({ plan: e }, { pullUrl: t }) {
	let n = t === void 0 ? w`${y("lokaform pull")} writes them into the files.` : w`To get them, start ${Fe(w`the workflow that pulls`, t)}: it opens the pull request.`, r = [e?.kept.some(({ reason: e }) => e === "pull") && w`- Texts to pull are in the project only, and apply keeps them. ${n}`, (e?.changes.length ?? 0) > 0 && w`- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request.`].flatMap((e) => e || []);
	return r.length > 0 ? x([w`### What to do`, Oe(r)]) : w``;
}
function er({ workflowUrl: e }) {
	let t = e === "" ? w`its workflow` : Fe(w`its workflow`, e);
	return w`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
function tr(e, t, n = []) {
	let r = e.map((e) => {
		let t = fe(e, { full: "also" });
		return {
			heading: te(e.name, 80),
			result: void 0,
			facts: [],
			isApplied: !1,
			sections: t
		};
	}), i = [...new Set(e.flatMap(({ files: e }) => e))], a = i.length > 0, o = {
		heading: ye`${ce(e)}`,
		lead: a ? Be : [],
		verdict: [{ words: ze(i.map((e) => ({ path: e }))) }],
		problems: oe(n, rr),
		parts: r,
		next: a ? Ve : []
	};
	return ke(o, t);
}
function nr(e, t) {
	let n = oe(e, rr);
	return x(S(n, {
		...t,
		limit: t.limit / 2
	}));
}
const rr = {
	full: "also",
	longest: Pe
}, ir = w`**GitHub does not start workflows for this pull request by itself**, because the workflow's own token opened it. This concerns all workflows on ${y("pull_request")} and ${y("push")}. To start them, approve them on this page, or close the pull request and open it again. With a token of a GitHub App in the input ${y("github-token")}, they start.`;
function ar(e, t) {
	let n = v(ze(e.manifests)), r = {
		limit: t / 2,
		measure: C,
		overflow: "the log has them all"
	}, i = S(me(e, { full: "also" }), r);
	return x([
		w`## ${Ie(Re(e))}`,
		n,
		...i,
		v(He)
	]);
}
function or(e) {
	return [...t($(e, r), ({ severity: e }) => e).values()].flatMap((e) => fr(e, 10));
}
function sr(e, t = 1e3) {
	return fr($(e, 16e3), t);
}
function cr(e) {
	return or(e).length === $(e, r).length;
}
function $(e, t) {
	let { stopped: n, problems: r, parts: i } = pe(e, {
		full: !0,
		longest: t
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.filter(({ severity: e }) => e)), o = n && xe(n);
	return [...o ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: o
	}] : [], ...ue(a).map((e) => ur(e, t))];
}
function lr(e) {
	return re([e]).map((e) => ur(e, r));
}
function ur(e, t) {
	let { severity: n = "notice", code: r, name: i, state: a, words: o = "", place: s, lines: l } = e, u = s && { place: s };
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
		message: c(`${i}: ${o}`, t),
		...u
	} : {
		severity: n,
		title: c(`${i}: ${a}`, 120),
		message: o,
		...u
	};
}
function dr(e) {
	return e.command === "status" ? {
		severity: "error",
		title: "lokaform: not ready",
		message: se(e.projects)
	} : {
		severity: "error",
		title: "lokaform: drift",
		message: `${ae(e.projects)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function fr(e, t) {
	let [n] = e.slice(t - 1);
	if (e.length <= t || !n) return [...e];
	let r = `${de(e.length - t + 1)} more`, i = `${r} are not shown here. The job summary and the report list them all.`;
	return [...e.slice(0, t - 1), {
		severity: n.severity,
		title: `and ${r}`,
		message: i
	}];
}
export { _t as $, Yt as A, zt as B, qt as C, rn as D, Jt as E, V as F, xt as G, I as H, H as I, P as J, Et as K, z as L, Xt as M, Qt as N, B as O, on as P, vt as Q, cn as R, sn as S, Ht as T, bt as U, It as V, L as W, kt as X, yt as Y, Mt as Z, Tn as _, lr as a, at, _n as b, Qn as c, nr as d, M as et, tr as f, Bn as g, Vn as h, dr as i, ht as it, Zt as j, U as k, ar as l, zn as m, cr as n, N as nt, ir as o, ot, Zn as p, Tt as q, sr as r, gt as rt, Xn as s, or as t, mt as tt, Yn as u, En as v, an as w, fn as x, Rn as y, R as z };
