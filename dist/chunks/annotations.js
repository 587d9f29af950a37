import { b as e, c as t, f as n } from "./wire.js";
import { A as r, D as i, I as a, L as o, N as s, Ot as c, T as l, Ut as u } from "./start.js";
import { An as d, Cn as f, Di as p, Ei as m, En as ee, Jt as h, Ln as te, Mn as ne, Qr as re, Qt as ie, Ti as ae, Xt as oe, Yt as se, Zt as ce, ai as le, ar as ue, jn as de, nn as fe, oi as pe, or as me, rr as he, ti as ge, tn as _e, wn as ve, xi as g } from "./engine.js";
import { C as _, E as ye, S as v, T as be, _ as y, b as xe, c as Se, d as Ce, f as we, g as Te, h as b, o as Ee, p as De, t as Oe, v as x, w as S, x as C, y as ke } from "./markdown.js";
import { a as Ae, i as je, n as Me, r as Ne, t as Pe } from "./writtenFiles.js";
import { dirname as Fe, join as w, relative as Ie, resolve as T, sep as Le } from "node:path";
import * as E from "os";
import * as Re from "crypto";
import * as ze from "fs";
import { inflateSync as Be } from "node:zlib";
import { lstat as Ve, readdir as He, readlink as Ue, realpath as We } from "node:fs/promises";
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
	if (!ze.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	ze.appendFileSync(n, `${D(t)}${E.EOL}`, { encoding: "utf8" });
}
function Xe(e, t) {
	let n = `ghadelimiter_${Re.randomUUID()}`, r = D(t);
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
const st = new a();
function A(e) {
	return st.clean(e);
}
function ct(e) {
	for (let t of e) t !== "" && ot(i(A(t)));
}
function j(e) {
	nt(i(A(e)));
}
function lt(e) {
	st.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of o(e)) Qe(t);
}
function ut(e) {
	tt(i(A(r(e))));
}
function dt({ severity: e, title: t, message: n, place: r }) {
	let a = {
		title: A(t),
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
		error: rt,
		warning: it,
		notice: at
	}[e];
	o(i(A(n)), a);
}
// src/github/checkout.ts
async function ft(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await pe(await le(T(r)), await le(T(t)));
		n.set(e, {
			root: e,
			commit: e === void 0 ? void 0 : await ht(w(e, ".git"))
		});
	}
	return [...n.values()];
}
async function M(e, { root: t }) {
	return t === void 0 ? e : w(e, Ie(await We(e), t));
}
async function pt({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await M(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = w(r, t);
		if (i !== "" && re(a, o)) return `${e}/blob/${i}/${Ie(o, a).split(Le).map(mt).join("/")}#L${n}`;
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
	return n === void 0 ? void 0 : T(Fe(e), n.trimEnd());
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
		let [e = ""] = Be(await g(r)).toString("latin1").split("\n\n", 1);
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
	return g(e, "utf8").catch(() => void 0);
}
function P({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
async function F({ rest: e, at: t }) {
	return (await e.repos.get(t)).data.default_branch;
}
function Ct({ merge: e, defaultBranch: t = "" }, n) {
	let r = e?.branch ?? "", i = r === "" || t === "", a = r === t || n.some((e) => u(r, e));
	return i || a ? void 0 : {
		branch: r,
		main: t,
		applyFrom: n
	};
}
const wt = ".github/workflows", Tt = /^[\w.-]+\.ya?ml$/, Et = {
	apply: /^[^#\n]*\bcommand:\s*["']?apply["']?\s*(?:[,}#]|$)/m,
	pull: /^[^#\n]*\buses:\s*["']?[^\s"'#]*\/pull@/m,
	report: /^[^#\n]*\buses:\s*["']?[^\s"'#]*\/report@/m
};
async function Dt(e, t) {
	let n = await He(w(t, wt)).catch(() => []);
	for (let r of n.filter((e) => Tt.test(e)).sort()) {
		let n = await g(w(t, wt, r), "utf8").catch(() => "");
		if (Et[e].test(n)) return r;
	}
}
// src/github/octokit.ts
const Ot = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], kt = {
	request: 45e3,
	all: 18e4
}, At = "github-actions[bot]";
async function I(e, t, n) {
	let r = AbortSignal.any([t.signal, AbortSignal.timeout(t.time ?? kt.all)]), i = new Promise((e, t) => {
		let n = () => t(new L("no response in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	});
	return Promise.race([jt(e, {
		...t,
		signal: r
	}).then(n), i]);
}
async function jt(e, { githubToken: t, signal: n, onRequest: r }) {
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
			doNotRetry: Ot
		}
	}, l = {
		onRateLimit: s,
		onSecondaryRateLimit: s
	}, u = i(t, {
		...c,
		throttle: l
	}, a, o), { graphql: d } = u, f = i(t, c, a);
	for (let { hook: e } of [u, f]) e.before("request", ({ request: e }) => {
		if (n.aborted) throw new L("no response in time");
		r?.(), e.signal = AbortSignal.any([n, AbortSignal.timeout(kt.request)]), e.fetch = Nt(e.fetch ?? fetch);
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
async function Mt(e) {
	try {
		let { viewer: t } = await e("query { viewer { login __typename } }"), { login: n, __typename: r } = t;
		return r === "Bot" && !n.endsWith("[bot]") ? `${n}[bot]` : n;
	} catch (e) {
		if (z(e)) return At;
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
		if (R(e) !== "failed" || n > 2) throw e;
		if (await Ge(n ** 2 * 1e3), await t()) return;
	}
}
async function It(e, t) {
	try {
		return await t(e(Oe));
	} catch (n) {
		if (B(n) !== 422) throw n;
		return t(e(Oe / 2));
	}
}
async function Lt(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
var L = class extends Error {
	name = "NoResponse";
};
const Rt = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoResponse"
];
function R(e) {
	if (!(e instanceof Error && (Rt.includes(e.name) || "status" in e))) return "bug";
	let t = B(e);
	return t === 429 || (t ?? 403) === 403 && /rate limit/i.test(e.message) ? "limited" : t === 401 ? "unknown" : t === void 0 && zt(e).length > 0 ? z(e) ? "refused" : "invalid" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function zt(e) {
	return (e instanceof Error && "errors" in e && Array.isArray(e.errors) ? e.errors : []).flatMap((e) => typeof e?.type == "string" ? e.type : []);
}
function z(e) {
	return e instanceof Error ? zt(e).includes("FORBIDDEN") ? !0 : (B(e) === 403 || "errors" in e) && /resource not accessible by/i.test(e.message) : !1;
}
function B(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function Bt(e) {
	let t = (e instanceof Error ? e.message : String(e)).split(" - https://")[0]?.replace(/^Request failed due to following response errors:\s*- /, ""), n = B(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
async function V(e) {
	return e.catch((e) => {
		if (![404, 410].includes(B(e) ?? 0)) throw e;
	});
}
const Vt = /archived|too large/i, Ht = "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used", Ut = "contents: read";
function H(e, t = Ut) {
	let n = Bt(e), r = R(e), i = B(e);
	return r === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : r === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : i === 410 && t !== Ut ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty" : r === "invalid" ? `GitHub refused it (${n})` : r === "refused" ? z(e) ? `the workflow's token lacks a permission (${n}). Give the job the permission ${t}` : i === 404 && Wt(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i === 404 ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. Give the job the permission ${t}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${Vt.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}` : `GitHub's API failed (${n})`;
}
function Wt(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function Gt(e) {
	return c("not-published", e, { severity: "notice" });
}
async function Kt(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		let i = R(r), a = i === "refused" && n?.origin, o = `${e} could not be written: ${i === "bug" ? `this is a bug in lokaform. Please report it with these words: ${r instanceof Error ? r.stack : r}` : a ? `for ${a === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${H(r, t)}.`} The job summary has the whole report.`, s = i === "refused" || i === "unknown" || B(r) === 410;
		return c("not-published", o, { severity: s ? "notice" : "warning" });
	}
}
// src/report/markdown/afterMerge.ts
const U = C("lokaform:applied:end"), qt = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Jt = RegExp(`<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${U}(?:\n+|$)`, "gy"), W = v`The plan before the merge:`;
function G(e) {
	return qt.exec(e)?.[0] ?? "";
}
function Yt(e) {
	return K(e).sections.length > 0;
}
function Xt(e, t) {
	let n = K(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Zt(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = K(e), s = S(i.trimEnd()), c = Qt(a, n, r - s.length), l = $t(t, n, r - y([
		s,
		...c,
		W
	]).length - Math.min(o.length, 81) - 4), u = y([
		s,
		...c,
		l,
		...o === "" ? [] : [W]
	]), d = u.length + 2 + o.length <= r;
	return y([u, S(d ? o : "The plan is left out, because the comment is full. Its edit history has the plan.")]);
}
function Qt(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2;
	return r.map((e) => {
		let [t = "", n = ""] = e.split("\n\n");
		return S(i ? `${t}\n\n${n}\n\nThe rest is left out, because the comment is full. The summary of the run has it.\n${U}` : e);
	});
}
function K(e) {
	let t = e.replaceAll("\r\n", "\n"), n = G(t), r = [...t.slice(n.length).matchAll(Jt)], i = r.map(([e, t = "", n, r = "", i, a]) => {
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
		plan: a.startsWith(W) ? a.slice(W.length).trimStart() : a
	};
}
function $t(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = h(e, t, Ce), { id: c, attempt: l } = t.run, u = r ? "done" : "failed", d = C(`lokaform:applied:${t.inputs}:${u}:${t.commit}:${c}:${l}`), f = y([
		v`## ${_(i)}`,
		...a.map(_),
		xe(o.map(_))
	]), p = {
		limit: n - (d.length + f.length + U.length + 150),
		measure: b,
		overflow: "the job summary has them"
	}, m = Te({
		part: "failed",
		noun: "failure",
		rows: s
	}, p);
	return v`${d}\n${y([f, ...m])}\n${U}`;
}
// src/github/publishOptions.ts
const en = {
	problems: [],
	urls: []
}, tn = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function nn(e, t) {
	let { context: n } = t, r = P(n), i = te(e).some(({ code: e, severity: t }) => t === "error" && tn.includes(e));
	if (r === void 0 || n.sha === "" || i) return en;
	let a = async (i) => {
		let { now: a, markers: o } = t, s = await on(i, r), { run: c, sha: l, runUrl: u } = n, { inputs: d } = o.scope, f = {
			url: u,
			run: c,
			commit: l,
			now: a,
			pullRequests: s.numbers.length,
			inputs: d
		}, p = 0, m = [];
		for (let t of s.numbers.slice(0, 100)) try {
			p += await un(i, t, e, o, f);
		} catch (e) {
			if (!["failed", "invalid"].includes(R(e))) throw e;
			m.push(e);
		}
		if (m.length > 0) throw m[0];
		return p > 0 ? rn(s) : [];
	};
	return {
		problems: [await Kt("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => I(n, t, a))].flat(),
		urls: []
	};
}
function rn({ numbers: t, commits: n, knowsRuns: r }) {
	let i = `There are ${he(n, "commit")} since the last successful run. Only the newest ${an} were searched for merged pull requests, so the comments on older ones were not updated.`, a = `${he(t.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`;
	return e([
		!r && "Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read.",
		n > an && i,
		t.length > 100 && a
	]).map(Gt);
}
const an = 500;
async function on(e, t) {
	let { last: n, refused: r } = await sn(e, t), { shas: i, total: a, since: o } = await cn(e, n ?? e.context.before);
	return {
		numbers: i.size > 0 ? await ln(e, t, i, o) : [],
		commits: a,
		knowsRuns: r === void 0
	};
}
async function sn({ rest: e, at: t, context: n }, r, { workflow: i, events: a } = {
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
		if (B(e) === 404) return {};
		if (R(e) === "refused") return { refused: H(e, "actions: read") };
		throw e;
	}
}
async function cn({ rest: e, at: n, context: r }, i) {
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
		let a = e.base_commit.commit.committer?.date;
		return {
			shas: new Set(r.map((e) => e.sha)),
			total: n,
			since: a
		};
	} catch (e) {
		if (B(e) === 404) return o;
		throw e;
	}
}
async function ln({ rest: e, at: t }, n, r, i) {
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
async function un(e, t, n, { commentPrefix: r, scope: i }, a) {
	let { paginate: o, rest: s, at: c } = e, l = await o(s.issues.listComments, {
		...c,
		issue_number: t,
		per_page: 100
	}), u = 0;
	for (let { id: t, body: o = "" } of await Lt(l, r, e)) {
		let r = Se(n, i, G(o)), s = !Ee(G(o), i);
		r && await dn(e, [t, o], r, a, s) && (u += 1);
	}
	return u;
}
async function dn({ rest: e, at: t }, [n, r], i, a, o) {
	let { issues: s } = e, c = {
		...t,
		comment_id: n
	}, l = async () => (await V(s.getComment(c)))?.data.body ?? "", u = o ? await l() : r, d = 0;
	for (; d < 3 && Xt(u, a) && (await It((e) => Zt(u, i, a, e), async (e) => {
		await V(s.updateComment({
			...c,
			body: e
		}));
	}), d += 1, o);) u = await l();
	return d > 0;
}
// src/github/targetFiles.ts
async function fn(e, { head: t, base: n }, r) {
	let i = await q(e, r, "the checked-out commit is neither the head of the pull request nor a merge of it", async (e, { root: r, planned: i }) => {
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
	}), a = r.checkouts[0]?.commit === t;
	return i.is === "found" ? {
		...i,
		isBehind: a && i.commit !== n
	} : i;
}
function pn(e, t, n) {
	return q(e, t, "no run has applied manifests before", async (t, { root: r }) => {
		let i = P(e), a = await Dt("apply", r) ?? e.workflow, { last: o = e.before, refused: s } = i === void 0 ? {} : await sn(t, i, n ? void 0 : {
			workflow: a,
			events: ["push", "workflow_dispatch"]
		});
		return o ?? (s === void 0 ? void 0 : Y(s));
	});
}
function mn(e, t) {
	return q(e, t, "the commit of the run is not known", async () => e.sha || void 0);
}
async function q(e, t, n, r) {
	let [i, ...a] = t.checkouts;
	if (!i || a.length > 0) return J(hn);
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
			let i = await _n(e, a, t);
			return i ? {
				is: "found",
				commit: t,
				files: i
			} : J(gn);
		});
	} catch (e) {
		return B(e) === 404 ? J(H(e)) : Y(H(e));
	}
}
const hn = "the settings and the manifests are not all in one checkout", gn = "the repository has too many files for GitHub to list them";
async function _n(e, t, n) {
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
	return new m(t, i, (n) => Sn(e, t, n));
}
async function vn(e, { checkouts: t, workspace: n, read: r }) {
	let [i, ...a] = t;
	if (!i || a.length > 0 || await yn(i, n)) return J(hn);
	try {
		let t = await _n(e, await M(n, i), e.context.sha);
		if (!t) return J(gn);
		let a = [];
		for (let e of new Set([...r.onDisk, ...await r.inCommit(t)])) {
			let r = await bn(e, await t.idOf(e)), i = ge(e, { displayRoot: n });
			r !== void 0 && a.push(`${i} (${r})`);
		}
		return {
			is: "found",
			differing: a
		};
	} catch (e) {
		return J(H(e instanceof p ? e.cause : e));
	}
}
async function yn({ root: e }, t) {
	let n = await We(t);
	return e !== void 0 && e !== n && await pe(Fe(e), n) !== void 0;
}
async function bn(e, t) {
	let n = await g(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : X(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
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
function xn({ path: e, cause: t }) {
	return `the file ${e} of the commit to compare with could not be read: ${H(t)}`;
}
async function Sn(e, t, { path: n, kind: r, id: i }) {
	let a = w(t, n);
	try {
		let e = (r === "link" || (await Ve(a)).isFile()) && await (r === "link" ? Ue(a, "buffer") : g(a)), t = e && X(e, i);
		if (t) return t;
	} catch {}
	return Cn(e, i);
}
async function Cn({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getBlob({
		...t,
		file_sha: n
	});
	return Buffer.from(r.content, "base64");
}
function X(e, t) {
	if (Z(e, t) === t) return e;
	let n = wn(e);
	return Z(n, t) === t ? n : void 0;
}
function wn(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function Z(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return ae(n).update(`blob ${e.length}\0`).update(e).digest("hex");
}
// src/github/mayApply.ts
const Q = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function Tn(e, t) {
	let n = (e, t) => [c(e, t)];
	if (!e) return n("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.");
	if (e.event.startsWith("pull_request")) return n("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.");
	if (e.event === "merge_group" || e.ref.startsWith("refs/heads/gh-readonly-queue/")) return n("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.");
	let r = P(e);
	return r === void 0 ? [Pn(e, void 0)] : kn(e, r, t, async (n) => {
		if (!t.applyFrom.some((e) => u(r, e))) {
			let t = await F(n);
			if (r !== t) return [Pn(e, t)];
		}
		return (await Dn(n, r, t.source, "all")).map(On);
	});
}
async function En(e, t, n = !1) {
	let r = e && P(e);
	if (!e || r === void 0) return Pn(e, void 0);
	let [i] = await kn(e, r, t, async (e) => {
		let t = await An(e, r), i = n && !t ? await F(e) : r, a = `This plan removes what the manifests of ${r} do not declare, but those of ${i}, the default branch, may declare it. Nothing was sent. Remove it with an apply on ${i}, set prune: off, or start the workflow by hand with the input allow-removals.`;
		return t ? [On(t)] : r === i ? [] : [c("wrong-ref", a)];
	});
	return i;
}
async function Dn(e, t, n, r) {
	let { context: i } = e, a = jn(n.checkouts, i) ?? await An(e, t);
	if (a) return [a];
	let o = Mn(n.checkouts, i);
	return o?.severity === "error" ? [o] : r === "errors" && Q.includes(i.event) ? [] : [o, await Nn(e, n)].flatMap((e) => e ?? []);
}
function On({ code: e, severity: t, finding: n, advice: r }) {
	return c(e, `${n} ${r}`, { severity: t });
}
async function kn(e, t, n, r) {
	if (n.githubToken === "") return Fn(t, Ht);
	try {
		return await I(e, n, r);
	} catch (e) {
		return Fn(t, H(e));
	}
}
async function An({ rest: e, at: t, context: { sha: n } }, r) {
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
function jn(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${$(n.commit)}, but this run is for ${$(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function Mn(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return;
	let r = Q.includes(t), i = `, and ${t || "this event"} can run on another commit than the head of the branch`;
	return {
		code: "wrong-checkout",
		severity: r ? "notice" : "error",
		finding: `The commit of the manifests cannot be read from a .git folder${r ? "" : i}.`,
		advice: r ? `They are assumed to be from commit ${$(n)}, for which this run was started.` : "Nothing was sent. Install git before actions/checkout runs, or run apply on push."
	};
}
async function Nn(e, t) {
	let { event: n, sha: r } = e.context, i = await vn(e, t);
	if (i.is === "found" && i.differing.length === 0) return;
	let a = Q.includes(n), o = i.is === "found" && t.read.onDisk.length > 1 && i.differing.some((e) => e.endsWith("(missing)"));
	return {
		code: "wrong-checkout",
		severity: a && !o ? "notice" : "error",
		finding: i.is === "found" ? `Not all settings and manifests are as in commit ${$(r)}, for which this run was started: ${me(i.differing, 5)}.` : `It is not known whether the settings and manifests are those of commit ${$(r)}, for which this run was started: ${i.why}.`,
		advice: a ? o ? "What a missing file declares would look removed, so nothing was sent. Do not remove files before this step, and do not leave them out with sparse-checkout." : "They are used as they are." : `A stranger can cause ${n || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function $(e) {
	return e.slice(0, 7);
}
function Pn(e, t) {
	let { ref: n = "", event: r } = e ?? {}, i = `This step applies on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${n || "no ref"}. Nothing was sent. ${r === "workflow_dispatch" ? "Start it there" : "Remove the branch from the push of this workflow"}, or add it to the input apply-from.`;
	return c("wrong-ref", i);
}
function Fn(e, t) {
	let n = `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`;
	return [c("unknown-head", n)];
}
function In(e) {
	let t = e.scope?.settings_file;
	return `Lokaform: drift in ${s(zn(e), 80)}${t === void 0 ? "" : ` · ${s(t, 80)}`}`;
}
function Ln(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = De(r, {
		reader: "assignee",
		maxUnmanaged: 5
	}), a = we(i, {
		limit: n.limit - 2560,
		measure: b,
		overflow: "the job summary of the workflow has more"
	});
	return y([
		C(n.marker),
		a,
		Vn(t, n),
		Hn(n)
	]);
}
function Rn(e, t) {
	return y([
		C(t.marker),
		v`✅ **The project ${_(de(zn(e), 80))} matches its manifests again.**`,
		Hn(t)
	]);
}
function zn({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Bn(e, t) {
	return y([C(t.marker), v`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function Vn({ plan: e }, { pullUrl: t }) {
	let n = t === void 0 ? v`${x("lokaform pull")} writes them into the files.` : v`To get them, start ${ke(v`the workflow that pulls`, t)}: it opens the pull request.`, r = (...t) => e?.kept.some(({ reason: e }) => t.includes(e)) === !0, i = [
		r("conflict", "undecided") && v`- Each conflict and undecided text names the ways to decide it. Until then, apply does not write it.`,
		r("pull") && v`- Texts to pull are in the project only, and apply keeps them. ${n}`,
		(e?.changes.length ?? 0) > 0 && v`- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request.`
	].filter((e) => e !== !1);
	return y([
		i.length > 0 ? v`### What to do` : v``,
		ye(i),
		r("held") ? v`A text that differs is not drift if the rule for its language is seed: the live text is kept.` : v``
	]);
}
function Hn({ workflowUrl: e }) {
	let t = e === "" ? v`its workflow` : ke(v`its workflow`, e);
	return v`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
function Un(e, { problems: t = [], ...n }) {
	let r = e.map((e) => {
		let t = ce(e, { full: "also" });
		return {
			heading: de(e.name, 80),
			result: void 0,
			facts: [],
			isApplied: !1,
			sections: t
		};
	}), i = [...new Set(e.flatMap(({ files: e }) => e))], a = i.length > 0, o = {
		heading: ne`${ve(e)}`,
		lead: a ? Me : [],
		verdict: [{ words: je(i.map((e) => ({ path: e }))) }],
		problems: oe(t, Gn),
		parts: r,
		next: a ? Ne : []
	};
	return we(o, n);
}
function Wn(e, t) {
	let n = oe(e, Gn);
	return y(Te(n, {
		...t,
		limit: t.limit / 2
	}));
}
const Gn = {
	full: "also",
	longest: Ce
}, Kn = v`**GitHub does not start workflows for this pull request by itself**, because the workflow's own token opened it. This concerns all workflows on ${x("pull_request")} and ${x("push")}. To start them, approve them on this page, or close the pull request and open it again. With a token of a GitHub App in the input ${x("github-token")}, they start.`;
function qn(e, t) {
	let n = _(je(e.manifests)), r = {
		limit: t / 2,
		measure: b,
		overflow: "the log has them all"
	}, i = Te(ie(e, { full: "also" }), r);
	return y([
		v`## ${be(Ae(e))}`,
		n,
		...i,
		_(Pe)
	]);
}
function Jn(e) {
	return [...n(Zn(e, l), ({ severity: e }) => e).values()].flatMap((e) => tr(e, 10));
}
function Yn(e, t = 1e3) {
	return tr(Zn(e, 16e3), t);
}
function Xn(e) {
	return Jn(e).length === Zn(e, l).length;
}
function Zn(e, t) {
	let { stopped: n, problems: r, parts: i } = se(e, {
		full: !0,
		longest: t
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.filter(({ severity: e }) => e)), o = n && d(n);
	return [...o ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: o
	}] : [], ..._e(a).map((e) => $n(e, t))];
}
function Qn(e) {
	return fe([e]).map((e) => $n(e, l));
}
function $n(e, t) {
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
function er(e) {
	return e.command === "status" ? {
		severity: "error",
		title: "lokaform: not ready",
		message: ee(e.projects)
	} : {
		severity: "error",
		title: "lokaform: drift",
		message: `${f(e.projects)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function tr(e, t) {
	let [n] = e.slice(t - 1);
	if (e.length <= t || !n) return [...e];
	let r = `${ue(e.length - t + 1)} more`, i = `${r} are not shown here. The job summary and the report list them all.`;
	return [...e.slice(0, t - 1), {
		severity: n.severity,
		title: `and ${r}`,
		message: i
	}];
}
export { Dt as $, Pt as A, B, fn as C, nn as D, wn as E, Bt as F, P as G, I as H, R as I, pt as J, ft as K, H as L, L as M, At as N, en as O, Ft as P, Ct as Q, Lt as R, mn as S, xn as T, Kt as U, V, It as W, _t as X, vt as Y, M as Z, En as _, Qn as a, ct as at, Cn as b, Bn as c, Wn as d, dt as et, Un as f, Dn as g, Tn as h, er as i, lt as it, Ht as j, Yt as k, qn as l, Q as m, Xn as n, A as nt, Kn as o, $e as ot, Rn as p, F as q, Yn as r, j as rt, Ln as s, et as st, Jn as t, ut as tt, In as u, X as v, Y as w, pn as x, Z as y, Gt as z };
