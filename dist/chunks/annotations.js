import { b as e, c as t, f as n } from "./wire.js";
import { H as r, K as i, Kt as a, V as o, X as s, _ as c, nt as l, rt as u } from "./start.js";
import { $t as d, Ai as f, An as p, Fn as m, Jt as h, Kt as g, On as ee, Sn as te, Xt as ne, Yt as re, ci as ie, ei as ae, en as oe, ir as se, ki as ce, kn as le, li as ue, qt as de, ri as fe, rr as pe, si as me, tr as he, wi as _, wn as ge, xn as _e, yr as ve } from "./engine.js";
import { C as v, E as ye, S as y, T as be, _ as b, b as xe, c as Se, d as Ce, f as we, g as x, h as S, o as Te, p as Ee, t as De, v as C, w, x as T, y as Oe } from "./markdown.js";
import { a as ke, i as Ae, n as je, r as Me, t as Ne } from "./writtenFiles.js";
import { dirname as Pe, join as E, relative as Fe, resolve as D, sep as Ie } from "node:path";
import * as O from "os";
import * as Le from "crypto";
import * as Re from "fs";
import { inflateSync as ze } from "node:zlib";
import { lstat as Be, readlink as Ve, realpath as He } from "node:fs/promises";
import { setTimeout as Ue } from "node:timers/promises";
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
	let r = new We(e, t, n);
	process.stdout.write(r.toString() + O.EOL);
}
var We = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${Ke(r)}`);
			}
		}
		return e += `::${Ge(this.message)}`, e;
	}
};
function Ge(e) {
	return k(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Ke(e) {
	return k(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function qe(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!Re.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	Re.appendFileSync(n, `${k(t)}${O.EOL}`, { encoding: "utf8" });
}
function Je(e, t) {
	let n = `ghadelimiter_${Le.randomUUID()}`, r = k(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${O.EOL}${r}${O.EOL}${n}`;
}
var Ye;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Ye ||= {});
function Xe(e) {
	j("add-mask", {}, e);
}
function Ze(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Qe(e, t) {
	if (process.env.GITHUB_OUTPUT) return qe("OUTPUT", Je(e, t));
	process.stdout.write(O.EOL), j("set-output", { name: e }, k(t));
}
function $e(e) {
	process.exitCode = Ye.Failure, tt(e);
}
function et(e) {
	j("debug", {}, e);
}
function tt(e, t = {}) {
	j("error", A(t), e instanceof Error ? e.toString() : e);
}
function nt(e, t = {}) {
	j("warning", A(t), e instanceof Error ? e.toString() : e);
}
function rt(e, t = {}) {
	j("notice", A(t), e instanceof Error ? e.toString() : e);
}
function it(e) {
	process.stdout.write(e + O.EOL);
}
// src/github/log.ts
const at = new l();
function M(e) {
	return at.clean(e);
}
function ot(e) {
	for (let t of e) t !== "" && it(r(M(t)));
}
function N(e) {
	et(r(M(e)));
}
function st(e) {
	at.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of u(e)) Xe(t);
}
function ct(e) {
	$e(r(M(i(e))));
}
function lt({ severity: e, title: t, message: n, place: i }) {
	let a = {
		title: M(t),
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
		error: tt,
		warning: nt,
		notice: rt
	}[e];
	o(r(M(n)), a);
}
// src/github/checkout.ts
async function ut(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await ue(await ie(D(r)), await ie(D(t)));
		n.set(e, {
			root: e,
			commit: e === void 0 ? void 0 : await pt(E(e, ".git"))
		});
	}
	return [...n.values()];
}
async function P(e, { root: t }) {
	return t === void 0 ? e : E(e, Fe(await He(e), t));
}
async function dt({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await P(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = E(r, t);
		if (i !== "" && ae(a, o)) return `${e}/blob/${i}/${Fe(o, a).split(Ie).map(ft).join("/")}#L${n}`;
	};
}
function ft(e) {
	return encodeURIComponent(e.toWellFormed()).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
async function pt(e) {
	let t = await mt(e);
	if (t === void 0) return;
	let n = await F(E(t, "HEAD"));
	return n === void 0 ? void 0 : yt(t, n, vt);
}
async function mt(e) {
	let t = await F(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : D(Pe(e), n.trimEnd());
}
async function ht({ rest: e, at: t }, n) {
	return (await e.git.getCommit({
		...t,
		commit_sha: n
	})).data.parents.map(({ sha: e }) => e);
}
async function gt(e, t) {
	let n = await mt(E(e, ".git"));
	if (n === void 0) return;
	let r = E(await _t(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = ze(await _(r), { maxOutputLength: 1048576 }).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function _t(e) {
	let t = await F(E(e, "commondir"));
	return t === void 0 ? e : D(e, t.trim());
}
const vt = 5;
async function yt(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return bt(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await _t(e), a = await F(E(i, r));
	return a === void 0 ? bt((await F(E(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : yt(e, a, n - 1);
}
function bt(e) {
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
function xt({ merge: e, defaultBranch: t = "" }, n) {
	let r = e?.branch ?? "", i = r === "" || t === "", o = r === t || n.some((e) => a(r, e));
	return i || o ? void 0 : {
		branch: r,
		main: t,
		applyFrom: n
	};
}
const St = /^[\w.-]+\.ya?ml$/, Ct = {
	apply: /^[^#\n]*\bcommand:\s*["']?apply["']?\s*(?:[,}#]|$)/m,
	pull: /^[^#\n]*\buses:\s*["']?[^\s"'#]{0,200}\/pull@/m,
	report: /^[^#\n]*\buses:\s*["']?[^\s"'#]{0,200}\/report@/m
};
async function wt(e, t) {
	return (await me(t)).find(({ name: t, text: n }) => St.test(t) && Ct[e].test(n))?.name;
}
// src/github/octokit.ts
const Tt = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], Et = {
	request: 45e3,
	all: 18e4
}, Dt = "github-actions[bot]";
async function R(e, t, n) {
	let r = AbortSignal.any([t.signal, AbortSignal.timeout(t.time ?? Et.all)]), i = new Promise((e, t) => {
		let n = () => t(new B("no response in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	});
	return Promise.race([Ot(e, {
		...t,
		signal: r
	}).then(n), i]);
}
async function Ot(e, { githubToken: t, signal: n, onRequest: r }) {
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
			doNotRetry: Tt
		}
	}, l = {
		onRateLimit: s,
		onSecondaryRateLimit: s
	}, u = i(t, {
		...c,
		throttle: l
	}, a, o), { graphql: d } = u, f = i(t, c, a);
	for (let { hook: e } of [u, f]) e.before("request", ({ request: e }) => {
		if (n.aborted) throw new B("no response in time");
		r?.(), e.signal = AbortSignal.any([n, AbortSignal.timeout(Et.request)]), e.fetch = jt(e.fetch ?? fetch);
	});
	let { graphql: p } = f, { owner: m, repo: h } = e, g;
	return Object.assign(u, {
		graphql: p,
		mutate: d,
		context: e,
		at: {
			owner: m,
			repo: h
		},
		signal: n,
		login() {
			return g ??= At(p), g;
		},
		noteLogin(e) {
			e !== void 0 && (g = Promise.resolve(e));
		}
	});
}
function kt({ login: e, __typename: t }) {
	return t === "Bot" && !e.endsWith("[bot]") ? `${e}[bot]` : e;
}
async function At(e) {
	try {
		let { viewer: t } = await e("query { viewer { login __typename } }");
		return kt(t);
	} catch (e) {
		if (H(e)) return Dt;
		throw e;
	}
}
function jt(e) {
	return async (...t) => {
		let n = await e(...t), { status: r, statusText: i } = n, a = await n.arrayBuffer(), o = [...n.headers], s = new Response(a.byteLength > 0 ? a : null, {
			status: r,
			statusText: i,
			headers: o
		});
		return Object.defineProperty(s, "url", { value: n.url });
	};
}
const Mt = { request: { retries: 0 } };
async function Nt(e, t) {
	for (let n = 1;; n += 1) try {
		return await e();
	} catch (e) {
		if (V(e) !== "failed" || n > 2) throw e;
		if (await Ue(n ** 2 * 1e3), await t()) return;
	}
}
async function Pt(e, t) {
	try {
		return await t(e(De));
	} catch (n) {
		if (U(n) !== 422) throw n;
		return t(e(De / 2));
	}
}
async function Ft(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
function It() {
	let e = 0;
	return ({ data: t }, n) => (e += 1, e === 10 && n(), t);
}
var z = class extends Error {
	name = "TooManyComments";
};
async function Lt(e, t, n) {
	let { paginate: r, rest: i, at: a } = e, o = {
		...a,
		issue_number: t,
		per_page: 100
	}, s = await r(i.issues.listComments, o, It()), c = await Ft(s, n, e);
	if (c.length === 0 && s.length >= 1e3) throw new z("the pull request has 1,000 comments or more, and none of the first 1,000 is from Lokaform. Later ones are not read");
	return c;
}
async function Rt({ graphql: e, login: t }, n) {
	let { node: r } = await e("query($id: ID!) { node(id: $id) { ... on IssueComment { editor { login __typename } } } }", { id: n });
	return !r?.editor || kt(r.editor) === await t();
}
var B = class extends Error {
	name = "NoResponse";
};
const zt = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoResponse"
];
function V(e) {
	if (e instanceof z) return "invalid";
	if (!(e instanceof Error && (zt.includes(e.name) || "status" in e))) return "bug";
	let t = U(e);
	return t === 429 || (t ?? 403) === 403 && /rate limit/i.test(e.message) ? "limited" : t === 401 ? "unknown" : t === void 0 && Bt(e).length > 0 ? H(e) ? "refused" : "invalid" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function Bt(e) {
	return (e instanceof Error && "errors" in e && Array.isArray(e.errors) ? e.errors : []).flatMap((e) => typeof e?.type == "string" ? e.type : []);
}
function H(e) {
	return e instanceof Error ? Bt(e).includes("FORBIDDEN") ? !0 : (U(e) === 403 || "errors" in e) && /resource not accessible by/i.test(e.message) : !1;
}
function U(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function Vt(e) {
	let t = (e instanceof Error ? e.message : String(e)).split(" - https://")[0]?.replace(/^Request failed due to following response errors:\s*- /, ""), n = U(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
async function W(e) {
	return e.catch((e) => {
		if (![404, 410].includes(U(e) ?? 0)) throw e;
	});
}
const Ht = /archived|too large/i, Ut = "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used", Wt = "contents: read";
function G(e, t = Wt) {
	if (e instanceof z) return e.message;
	let n = Vt(e), r = V(e), i = U(e);
	return r === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : r === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : i === 410 && t !== Wt ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty" : r === "invalid" ? `GitHub refused it (${n})` : r === "refused" ? H(e) ? `the workflow's token lacks a permission (${n}). Give the job the permission ${t}` : i === 404 && Gt(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i === 404 ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. Give the job the permission ${t}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${Ht.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}` : `GitHub's API failed (${n})`;
}
function Gt(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function Kt(e) {
	return c("not-published", e, { severity: "notice" });
}
const qt = "The job summary has the whole report.";
async function Jt(e, t, n, r, i = qt) {
	try {
		return await r();
	} catch (r) {
		let a = V(r), o = a === "refused" && n?.origin, s = `${e} could not be written: ${a === "bug" ? `this is a bug in lokaform. Please report it with these words: ${r instanceof Error ? r.stack : r}` : o ? `for ${o === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${G(r, t)}.`} ${i}`, l = a === "refused" || a === "unknown" || U(r) === 410;
		return c("not-published", s, { severity: l ? "notice" : "warning" });
	}
}
// src/report/markdown/afterMerge.ts
const K = T("lokaform:applied:end"), Yt = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Xt = RegExp(`<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${K}(?:\n+|$)`, "gy"), q = y`The plan before the merge:`;
function J(e) {
	return Yt.exec(e)?.[0] ?? "";
}
function Zt(e) {
	return Y(e).sections.length > 0;
}
function Qt(e, t) {
	let n = Y(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, id: i, attempt: a } = n;
	return !r && (i !== t.run.id || a !== t.run.attempt);
}
function $t(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = Y(e), s = w(i.trimEnd()), c = en(a, n, r - s.length), l = tn(t, n, r - b([
		s,
		...c,
		q
	]).length - Math.min(o.length, 81) - 4), u = b([
		s,
		...c,
		l,
		...o === "" ? [] : [q]
	]), d = u.length + 2 + o.length <= r;
	return b([u, w(d ? o : "The plan is left out, because the comment is full. Its edit history has the plan.")]);
}
function en(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2;
	return r.map((e) => {
		let [t = "", n = ""] = e.split("\n\n");
		return w(i ? `${t}\n\n${n}\n\nThe rest is left out, because the comment is full. The summary of the run has it.\n${K}` : e);
	});
}
function Y(e) {
	let t = e.replaceAll("\r\n", "\n"), n = J(t), r = [...t.slice(n.length).matchAll(Xt)], i = r.map(([e, t = "", n, r = "", i, a]) => {
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
		plan: a.startsWith(q) ? a.slice(q.length).trimStart() : a
	};
}
function tn(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = g(e, t, Ce), { id: c, attempt: l } = t.run, u = r ? "done" : "failed", d = T(`lokaform:applied:${t.inputs}:${u}:${t.commit}:${c}:${l}`), f = b([
		y`## ${v(i)}`,
		...a.map(v),
		xe(o.map(v))
	]), p = {
		limit: n - (d.length + f.length + K.length + 150),
		measure: S,
		overflow: "the job summary has them"
	}, m = x({
		part: "failed",
		noun: "failure",
		rows: s
	}, p);
	return y`${d}\n${b([f, ...m])}\n${K}`;
}
// src/github/publishOptions.ts
const nn = {
	problems: [],
	urls: []
}, rn = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function an(e, t) {
	let { context: n } = t, r = I(n), i = m(e).some(({ code: e, severity: t }) => t === "error" && rn.includes(e));
	if (r === void 0 || n.sha === "" || i) return nn;
	let a = async (i) => {
		let { now: a, markers: o } = t, s = await cn(i, r), { run: c, sha: l, runUrl: u } = n, { inputs: d } = o.scope, f = {
			url: u,
			run: c,
			commit: l,
			now: a,
			pullRequests: s.numbers.length,
			inputs: d
		}, p = 0, m = [];
		for (let t of s.numbers.slice(0, 100)) try {
			p += await fn(i, t, e, o, f);
		} catch (e) {
			if (!["failed", "invalid"].includes(V(e))) throw e;
			m.push(e);
		}
		if (m.length > 0) throw m[0];
		return p > 0 ? on(s) : [];
	};
	return {
		problems: [await Jt("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => R(n, t, a))].flat(),
		urls: []
	};
}
function on({ numbers: t, commits: n, knowsRuns: r }) {
	let i = `There are ${he(n, "commit")} since the last successful run. Only the newest ${sn} were searched for merged pull requests, so the comments on older ones were not updated.`, a = `${he(t.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`;
	return e([
		!r && "Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read.",
		n > sn && i,
		t.length > 100 && a
	]).map(Kt);
}
const sn = 500;
async function cn(e, t) {
	let { last: n, refused: r } = await ln(e, t), { shas: i, total: a, since: o } = await un(e, n ?? e.context.before);
	return {
		numbers: i.size > 0 ? await dn(e, t, i, o) : [],
		commits: a,
		knowsRuns: r === void 0
	};
}
async function ln({ rest: e, at: t, context: n }, r, { workflow: i, events: a } = {
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
		if (U(e) === 404) return {};
		if (V(e) === "refused") return { refused: G(e, "actions: read") };
		throw e;
	}
}
async function un({ rest: e, at: n, context: r }, i) {
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
		if (U(e) === 404) return o;
		throw e;
	}
}
async function dn({ rest: e, at: t }, n, r, i) {
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
async function fn(e, t, n, { commentPrefix: r, scope: i }, a) {
	let o = 0;
	for (let { id: s, body: c = "" } of await Lt(e, t, r)) {
		let t = Se(n, i, J(c)), r = !Te(J(c), i);
		t && await pn(e, [s, c], t, a, r) && (o += 1);
	}
	return o;
}
async function pn({ rest: e, at: t }, [n, r], i, a, o) {
	let { issues: s } = e, c = {
		...t,
		comment_id: n
	}, l = async () => (await W(s.getComment(c)))?.data.body ?? "", u = o ? await l() : r, d = 0;
	for (; d < 3 && Qt(u, a) && (await Pt((e) => $t(u, i, a, e), async (e) => {
		await W(s.updateComment({
			...c,
			body: e
		}));
	}), d += 1, o);) u = await l();
	return d > 0;
}
// src/github/targetFiles.ts
async function mn(e, { head: t, base: n }, r) {
	let i = await X(e, r, "the checked-out commit is neither the head of the pull request nor a merge of it", async (e, { root: r, planned: i }) => {
		if (i === t) {
			let r = {
				...e.at,
				basehead: `${n}...${t}`,
				per_page: 1
			}, { data: i } = await e.rest.repos.compareCommitsWithBasehead(r);
			return i.merge_base_commit.sha;
		}
		let a = await gt(r, i) ?? await ht(e, i);
		return a[1] === t ? a[0] : void 0;
	}), a = r.checkouts[0]?.commit === t;
	return i.is === "found" ? {
		...i,
		isBehind: a && i.commit !== n
	} : i;
}
function hn(e, t, n) {
	return X(e, t, "no run has applied manifests before", async (t, { root: r }) => {
		let i = I(e), a = await wt("apply", r) ?? e.workflow, { last: o = e.before, refused: s } = i === void 0 ? {} : await ln(t, i, n ? void 0 : {
			workflow: a,
			events: ["push", "workflow_dispatch"]
		});
		return o ?? (s === void 0 ? void 0 : Cn(s));
	});
}
function gn(e, t) {
	return X(e, t, "the commit of the run is not known", async () => e.sha || void 0);
}
async function X(e, t, n, r) {
	let [i, ...a] = t.checkouts;
	if (!i || a.length > 0) return Z(_n);
	if (t.githubToken === "") return Z("the input github-token is empty");
	let { commit: o = e.sha } = i;
	try {
		let a = await P(t.workspace, i);
		return await R(e, t, async (e) => {
			let t = await r(e, {
				root: a,
				planned: o
			});
			if (typeof t != "string") return t ?? Z(n);
			let i = await yn(e, a, t);
			return i ? {
				is: "found",
				commit: t,
				files: i
			} : Z(vn);
		});
	} catch (e) {
		return U(e) === 404 ? Z(G(e)) : Cn(G(e));
	}
}
const _n = "the settings and the manifests are not all in one checkout", vn = "the repository has too many files for GitHub to list them";
async function yn(e, t, n) {
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
	return new ce(t, i, (n) => Tn(e, t, n));
}
async function bn(e, { checkouts: t, workspace: n, read: r }) {
	let [i, ...a] = t;
	if (!i || a.length > 0 || await xn(i, n)) return Z(_n);
	try {
		let t = await yn(e, await P(n, i), e.context.sha);
		if (!t) return Z(vn);
		let a = [];
		for (let e of new Set([...r.onDisk, ...await r.inCommit(t)])) {
			let r = await Sn(e, await t.idOf(e)), i = fe(e, { displayRoot: n });
			r !== void 0 && a.push(`${i} (${r})`);
		}
		return {
			is: "found",
			differing: a
		};
	} catch (e) {
		return Z(G(e instanceof f ? e.cause : e));
	}
}
async function xn({ root: e }, t) {
	let n = await He(t);
	return e !== void 0 && e !== n && await ue(Pe(e), n) !== void 0;
}
async function Sn(e, t) {
	let n = await _(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : ve(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
}
function Z(e) {
	return {
		is: "missing",
		why: e
	};
}
function Cn(e) {
	return {
		...Z(e),
		isUnknown: !0
	};
}
function wn({ path: e, cause: t }) {
	return `the file ${e} of the commit to compare with could not be read: ${G(t)}`;
}
async function Tn(e, t, { path: n, kind: r, id: i }) {
	let a = E(t, n);
	try {
		let e = (r === "link" || (await Be(a)).isFile()) && await (r === "link" ? Ve(a, "buffer") : _(a)), t = e && ve(e, i);
		if (t) return t;
	} catch {}
	return En(e, i);
}
async function En({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getBlob({
		...t,
		file_sha: n
	});
	return Buffer.from(r.content, "base64");
}
// src/github/mayApply.ts
const Q = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function Dn(e, t) {
	let n = (e, t) => [c(e, t)];
	if (!e) return n("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.");
	if (e.event.startsWith("pull_request")) return n("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.");
	if (e.event === "merge_group" || e.ref.startsWith("refs/heads/gh-readonly-queue/")) return n("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.");
	let r = I(e);
	return r === void 0 ? [In(e, void 0)] : jn(e, r, t, async (n) => {
		if (!t.applyFrom.some((e) => a(r, e))) {
			let t = await L(n);
			if (r !== t) return [In(e, t)];
		}
		return (await kn(n, r, t.source, "all")).map(An);
	});
}
async function On(e, t, n = !1) {
	let r = e && I(e);
	if (!e || r === void 0) return In(e, void 0);
	let [i] = await jn(e, r, t, async (e) => {
		let t = await Mn(e, r), i = n && !t ? await L(e) : r, a = `This plan removes what the manifests of ${r} do not declare, but those of ${i}, the default branch, may declare it. Nothing was sent. Remove it with an apply on ${i}, set prune: off, or start the workflow by hand with the input allow-removals.`;
		return t ? [An(t)] : r === i ? [] : [c("wrong-ref", a)];
	});
	return i;
}
async function kn(e, t, n, r) {
	let { context: i } = e, a = Nn(n.checkouts, i) ?? await Mn(e, t);
	if (a) return [a];
	let o = Pn(n.checkouts, i);
	return o?.severity === "error" ? [o] : r === "errors" && Q.includes(i.event) ? [] : [o, await Fn(e, n)].flatMap((e) => e ?? []);
}
function An({ code: e, severity: t, finding: n, advice: r }) {
	return c(e, `${n} ${r}`, { severity: t });
}
async function jn(e, t, n, r) {
	if (n.githubToken === "") return Ln(t, Ut);
	try {
		return await R(e, n, r);
	} catch (e) {
		return Ln(t, G(e));
	}
}
async function Mn({ rest: e, at: t, context: { sha: n } }, r) {
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
function Nn(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${$(n.commit)}, but this run is for ${$(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function Pn(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return;
	let r = Q.includes(t), i = `, and ${t || "this event"} can run on another commit than the head of the branch`;
	return {
		code: "wrong-checkout",
		severity: r ? "notice" : "error",
		finding: `The commit of the manifests cannot be read from a .git folder${r ? "" : i}.`,
		advice: r ? `They are assumed to be from commit ${$(n)}, for which this run was started.` : "Nothing was sent. Install git before actions/checkout runs, or run apply on push."
	};
}
async function Fn(e, t) {
	let { event: n, sha: r } = e.context, i = await bn(e, t);
	if (i.is === "found" && i.differing.length === 0) return;
	let a = Q.includes(n), o = i.is === "found" && t.read.onDisk.length > 1 && i.differing.some((e) => e.endsWith("(missing)"));
	return {
		code: "wrong-checkout",
		severity: a && !o ? "notice" : "error",
		finding: i.is === "found" ? `Not all settings and manifests are as in commit ${$(r)}, for which this run was started: ${se(i.differing, 5)}.` : `It is not known whether the settings and manifests are those of commit ${$(r)}, for which this run was started: ${i.why}.`,
		advice: a ? o ? "What a missing file declares would look removed, so nothing was sent. Do not remove files before this step, and do not leave them out with sparse-checkout." : "They are used as they are." : `A stranger can cause ${n || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function $(e) {
	return e.slice(0, 7);
}
function In(e, t) {
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
	}, i = Ee(r, {
		reader: "assignee",
		maxUnmanaged: 5
	}), a = we(i, {
		limit: n.limit - 2560,
		measure: S,
		overflow: "the job summary of the workflow has more"
	});
	return b([
		T(n.marker),
		a,
		Un(t, n),
		Wn(n)
	]);
}
function Bn(e, t) {
	return b([
		T(t.marker),
		y`✅ **The project ${v(le(Vn(e), 80))} matches its manifests again.**`,
		Wn(t)
	]);
}
function Vn({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Hn(e, t) {
	return b([T(t.marker), y`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function Un({ plan: e }, { pullUrl: t }) {
	let n = t === void 0 ? y`${C("lokaform pull")} writes them into the files.` : y`To get them, start ${Oe(y`the workflow that pulls`, t)}: it opens the pull request.`, r = (...t) => e?.kept.some(({ reason: e }) => t.includes(e)) === !0, i = [
		r("conflict", "undecided") && y`- Each conflict and undecided text names the ways to decide it. Until then, apply does not write it.`,
		r("pull") && y`- Texts to pull are in the project only, and apply keeps them. ${n}`,
		(e?.changes.length ?? 0) > 0 && y`- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request.`
	].filter((e) => e !== !1);
	return b([
		i.length > 0 ? y`### What to do` : y``,
		ye(i),
		r("held") ? y`A text that differs is not drift if the rule for its language is seed: the live text is kept.` : y``
	]);
}
function Wn({ workflowUrl: e }) {
	let t = e === "" ? y`its workflow` : Oe(y`its workflow`, e);
	return y`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
function Gn(e, { problems: t = [], ...n }) {
	let r = e.map((e) => {
		let t = re(e, { full: "also" });
		return {
			heading: le(e.name, 80),
			result: void 0,
			facts: [],
			isApplied: !1,
			sections: t
		};
	}), i = [...new Set(e.flatMap(({ files: e }) => e))], a = i.length > 0, o = {
		heading: p`${te(e)}`,
		lead: a ? je : [],
		verdict: [{ words: Ae(i.map((e) => ({ path: e }))) }],
		problems: h(t, qn),
		parts: r,
		next: a ? Me : []
	};
	return we(o, n);
}
function Kn(e, t) {
	let n = h(e, qn);
	return b(x(n, {
		...t,
		limit: t.limit / 2
	}));
}
const qn = {
	full: "also",
	longest: Ce
}, Jn = y`**GitHub does not start workflows for this pull request by itself**, because the workflow's own token opened it. This concerns all workflows on ${C("pull_request")} and ${C("push")}. To start them, approve them on this page, or close the pull request and open it again. With a token of a GitHub App in the input ${C("github-token")}, they start.`;
function Yn(e, t) {
	let n = v(Ae(e.manifests)), r = {
		limit: t / 2,
		measure: S,
		overflow: "the log has them all"
	}, i = x(ne(e, { full: "also" }), r);
	return b([
		y`## ${be(ke(e))}`,
		n,
		...i,
		v(Ne)
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
	let { stopped: n, problems: r, parts: i } = de(e, {
		full: !0,
		longest: t
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.filter(({ severity: e }) => e)), o = n && ee(n);
	return [...o ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: o
	}] : [], ...d(a).map((e) => tr(e, t))];
}
function er(e) {
	return oe([e]).map((e) => tr(e, o));
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
		message: ge(e.projects)
	} : {
		severity: "error",
		title: "lokaform: drift",
		message: `${_e(e.projects)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function rr(e, t) {
	let [n] = e.slice(t - 1);
	if (e.length <= t || !n) return [...e];
	let r = `${pe(e.length - t + 1)} more`, i = `${r} are not shown here. The job summary and the report list them all.`;
	return [...e.slice(0, t - 1), {
		severity: n.severity,
		title: `and ${r}`,
		message: i
	}];
}
export { xt as $, B as A, Kt as B, wn as C, qt as D, Zt as E, G as F, Pt as G, W as H, Ft as I, L as J, I as K, Lt as L, Nt as M, Vt as N, Mt as O, V as P, P as Q, It as R, Cn as S, nn as T, R as U, U as V, Jt as W, gt as X, dt as Y, ht as Z, On as _, er as a, st as at, gn as b, Hn as c, Qe as ct, Kn as d, wt as et, Gn as f, kn as g, Dn as h, nr as i, N as it, Dt as j, Ut as k, Yn as l, Q as m, Qn as n, ct as nt, Jn as o, ot, Bn as p, ut as q, Zn as r, M as rt, zn as s, Ze as st, Xn as t, lt as tt, Rn as u, En as v, an as w, mn as x, hn as y, Rt as z };
