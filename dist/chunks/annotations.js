import { C as e, d as t, h as n } from "./wire.js";
import { A as r, D as i, I as a, L as o, N as s, T as c, Tt as l, zt as u } from "./start.js";
import { $t as d, An as f, Fn as p, Gt as m, Jr as h, Jt as g, Kt as ee, On as te, Qr as ne, Sn as re, Yt as ie, _i as ae, en as oe, ii as se, ir as ce, kn as le, oi as ue, qt as de, ri as fe, rr as pe, si as me, tr as he, wn as ge, xn as _e } from "./engine.js";
import { C as _, E as ve, S as v, T as ye, _ as y, b as be, c as xe, d as Se, f as Ce, g as b, h as x, o as we, p as Te, t as Ee, v as S, w as C, x as w, y as De } from "./markdown.js";
import { a as Oe, i as ke, n as Ae, r as je, t as Me } from "./writtenFiles.js";
import { dirname as Ne, join as T, relative as Pe, resolve as E, sep as Fe } from "node:path";
import * as D from "os";
import * as Ie from "crypto";
import * as Le from "fs";
import { inflateSync as Re } from "node:zlib";
import { lstat as ze, readFile as O, readdir as Be, readlink as Ve, realpath as He } from "node:fs/promises";
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
	process.stdout.write(r.toString() + D.EOL);
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
	if (!Le.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	Le.appendFileSync(n, `${k(t)}${D.EOL}`, { encoding: "utf8" });
}
function Je(e, t) {
	let n = `ghadelimiter_${Ie.randomUUID()}`, r = k(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${D.EOL}${r}${D.EOL}${n}`;
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
	process.stdout.write(D.EOL), j("set-output", { name: e }, k(t));
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
	process.stdout.write(e + D.EOL);
}
// src/github/log.ts
const at = new a();
function M(e) {
	return at.clean(e);
}
function ot(e) {
	for (let t of e) t !== "" && it(i(M(t)));
}
function N(e) {
	et(i(M(e)));
}
function st(e) {
	at.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of o(e)) Xe(t);
}
function ct(e) {
	$e(i(M(r(e))));
}
function lt({ severity: e, title: t, message: n, place: r }) {
	let a = {
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
		error: tt,
		warning: nt,
		notice: rt
	}[e];
	o(i(M(n)), a);
}
// src/github/checkout.ts
async function ut(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await se(await fe(E(r)), await fe(E(t)));
		n.set(e, {
			root: e,
			commit: e === void 0 ? void 0 : await pt(T(e, ".git"))
		});
	}
	return [...n.values()];
}
async function P(e, { root: t }) {
	return t === void 0 ? e : T(e, Pe(await He(e), t));
}
async function dt({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await P(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = T(r, t);
		if (i !== "" && h(a, o)) return `${e}/blob/${i}/${Pe(o, a).split(Fe).map(ft).join("/")}#L${n}`;
	};
}
function ft(e) {
	return encodeURIComponent(e.toWellFormed()).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
async function pt(e) {
	let t = await mt(e);
	if (t === void 0) return;
	let n = await F(T(t, "HEAD"));
	return n === void 0 ? void 0 : yt(t, n, vt);
}
async function mt(e) {
	let t = await F(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : E(Ne(e), n.trimEnd());
}
async function ht({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getCommit({
		...t,
		commit_sha: n
	});
	return r.parents.map(({ sha: e }) => e);
}
async function gt(e, t) {
	let n = await mt(T(e, ".git"));
	if (n === void 0) return;
	let r = T(await _t(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = Re(await O(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function _t(e) {
	let t = await F(T(e, "commondir"));
	return t === void 0 ? e : E(e, t.trim());
}
const vt = 5;
async function yt(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return bt(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await _t(e), a = await F(T(i, r));
	return a === void 0 ? bt((await F(T(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : yt(e, a, n - 1);
}
function bt(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function F(e) {
	return O(e, "utf8").catch(() => void 0);
}
function I({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
async function L({ rest: e, at: t }) {
	let { data: n } = await e.repos.get(t);
	return n.default_branch;
}
function xt({ baseBranch: e, defaultBranch: t }, n) {
	let r = e === "" || t === "", i = e === t || n.some((t) => u(e, t));
	return r || i ? void 0 : e;
}
const St = ".github/workflows", Ct = /^[\w.-]+\.ya?ml$/, wt = {
	apply: /^[^#\n]*\bcommand:\s*["']?apply["']?\s*(?:[,}#]|$)/m,
	pull: /^[^#\n]*\buses:\s*["']?[^\s"'#]*\/pull@/m,
	report: /^[^#\n]*\buses:\s*["']?[^\s"'#]*\/report@/m
};
async function Tt(e, t) {
	let n = await Be(T(t, St)).catch(() => []);
	for (let r of n.filter((e) => Ct.test(e)).sort()) {
		let n = await O(T(t, St, r), "utf8").catch(() => "");
		if (wt[e].test(n)) return r;
	}
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
async function R(e, t, n) {
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
			warn: N,
			error: N
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
		r?.(), e.signal = AbortSignal.any([n, AbortSignal.timeout(Dt.request)]), e.fetch = jt(e.fetch ?? fetch);
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
async function At(e) {
	try {
		let { viewer: t } = await e("query { viewer { login __typename } }"), { login: n, __typename: r } = t;
		return r === "Bot" && !n.endsWith("[bot]") ? `${n}[bot]` : n;
	} catch (e) {
		if (V(e)) return Ot;
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
		await e();
		return;
	} catch (e) {
		if (B(e) !== "failed" || n > 2) throw e;
		if (await Ue(n ** 2 * 1e3), await t()) return;
	}
}
async function Pt(e, t) {
	try {
		return await t(e(Ee));
	} catch (n) {
		if (H(n) !== 422) throw n;
		return t(e(Ee / 2));
	}
}
async function Ft(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
var z = class extends Error {
	name = "NoResponse";
};
const It = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoResponse"
];
function B(e) {
	if (!(e instanceof Error && (It.includes(e.name) || "status" in e))) return "bug";
	let t = H(e), n = /rate limit/i.test(e.message);
	return t === 429 || (t ?? 403) === 403 && n ? "limited" : t === 401 ? "unknown" : t === void 0 && Lt(e).length > 0 ? V(e) ? "refused" : "invalid" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function Lt(e) {
	return (e instanceof Error && "errors" in e && Array.isArray(e.errors) ? e.errors : []).flatMap((e) => typeof e?.type == "string" ? e.type : []);
}
function V(e) {
	return e instanceof Error ? Lt(e).includes("FORBIDDEN") ? !0 : (H(e) === 403 || "errors" in e) && /resource not accessible by/i.test(e.message) : !1;
}
function H(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function Rt(e) {
	let t = (e instanceof Error ? e.message : String(e)).split(" - https://")[0]?.replace(/^Request failed due to following response errors:\s*- /, ""), n = H(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
async function U(e) {
	return e.catch((e) => {
		if (![404, 410].includes(H(e) ?? 0)) throw e;
	});
}
const zt = /archived|too large/i, Bt = "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used", Vt = "contents: read";
function W(e, t = Vt) {
	let n = Rt(e), r = B(e), i = H(e);
	return r === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : r === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : i === 410 && t !== Vt ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty" : r === "invalid" ? `GitHub refused it (${n})` : r === "refused" ? V(e) ? `the workflow's token lacks a permission (${n}). Give the job the permission ${t}` : i === 404 && Ht(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i === 404 ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. Give the job the permission ${t}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${zt.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}` : `GitHub's API failed (${n})`;
}
function Ht(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function Ut(e) {
	return l("not-published", e, { severity: "notice" });
}
async function Wt(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		let i = B(r), a = i === "refused" && n?.origin, o = `${e} could not be written: ${i === "bug" ? `this is a bug in lokaform. Please report it with these words: ${r instanceof Error ? r.stack : r}` : a ? `for ${a === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${W(r, t)}.`} The job summary has the whole report.`, s = i === "refused" || i === "unknown" || H(r) === 410;
		return [l("not-published", o, { severity: s ? "notice" : "warning" })];
	}
}
// src/report/markdown/afterMerge.ts
const G = w("lokaform:applied:end"), Gt = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Kt = RegExp(`<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${G}(?:\n+|$)`, "gy"), K = v`The plan before the merge:`;
function q(e) {
	return Gt.exec(e)?.[0] ?? "";
}
function qt(e) {
	return J(e).sections.length > 0;
}
function Jt(e, t) {
	let n = J(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Yt(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = J(e), s = C(i.trimEnd()), c = Xt(a, n, r - s.length), l = Zt(t, n, r - y([
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
function Xt(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2;
	return r.map((e) => {
		let [t = "", n = ""] = e.split("\n\n");
		return C(i ? `${t}\n\n${n}\n\nThe rest is left out, because the comment is full. The summary of the run has it.\n${G}` : e);
	});
}
function J(e) {
	let t = e.replaceAll("\r\n", "\n"), n = q(t), r = [...t.slice(n.length).matchAll(Kt)], i = r.map(([e, t = "", n, r = "", i, a]) => {
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
function Zt(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = m(e, t, Se), { id: c, attempt: l } = t.run, u = r ? "done" : "failed", d = w(`lokaform:applied:${t.inputs}:${u}:${t.commit}:${c}:${l}`), f = o.length > 0 ? [be(o.map(_))] : [], p = y([
		v`## ${_(i)}`,
		...a.map(_),
		...f
	]), h = {
		limit: n - (d.length + p.length + G.length + 150),
		measure: x,
		overflow: "the job summary has them"
	}, g = b({
		part: "failed",
		noun: "failure",
		rows: s
	}, h);
	return v`${d}\n${y([p, ...g])}\n${G}`;
}
// src/github/afterMerge.ts
const Qt = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function $t(e, t, n) {
	let r = I(n), i = p(e).some(({ code: e, severity: t }) => t === "error" && Qt.includes(e));
	if (r === void 0 || n.sha === "" || i) return [];
	let a = async (i) => {
		let { now: a, markers: o } = t, s = await nn(i, r), { run: c, sha: l, runUrl: u } = n, { inputs: d } = o.scope, f = {
			url: u,
			run: c,
			commit: l,
			now: a,
			pullRequests: s.numbers.length,
			inputs: d
		}, p = 0, m = [];
		for (let t of s.numbers.slice(0, 100)) try {
			p += await sn(i, t, e, o, f);
		} catch (e) {
			if (!["failed", "invalid"].includes(B(e))) throw e;
			m.push(e);
		}
		if (m.length > 0) throw m[0];
		return p > 0 ? en(s) : [];
	};
	return Wt("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => R(n, t, a));
}
function en({ numbers: t, commits: n, knowsRuns: r }) {
	let i = `There are ${he(n, "commit")} since the last successful run. Only the newest ${tn} were searched for merged pull requests, so the comments on older ones were not updated.`, a = `${he(t.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`;
	return e([
		!r && "Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read.",
		n > tn && i,
		t.length > 100 && a
	]).map(Ut);
}
const tn = 500;
async function nn(e, t) {
	let { last: n, refused: r } = await rn(e, t), { shas: i, total: a, since: o } = await an(e, n ?? e.context.before);
	return {
		numbers: i.size > 0 ? await on(e, t, i, o) : [],
		commits: a,
		knowsRuns: r === void 0
	};
}
async function rn({ rest: e, at: t, context: n }, r, { workflow: i, events: a } = {
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
async function an({ rest: e, at: n, context: r }, i) {
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
		if (H(e) === 404) return o;
		throw e;
	}
}
async function on({ rest: e, at: t }, n, r, i) {
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
async function sn(e, t, n, { commentPrefix: r, scope: i }, a) {
	let { paginate: o, rest: s, at: c } = e, l = {
		...c,
		issue_number: t,
		per_page: 100
	}, u = await o(s.issues.listComments, l), d = 0;
	for (let { id: t, body: o = "" } of await Ft(u, r, e)) {
		let r = xe(n, i, q(o)), s = !we(q(o), i);
		r && await cn(e, [t, o], r, a, s) && (d += 1);
	}
	return d;
}
async function cn({ rest: e, at: t }, [n, r], i, a, o) {
	let { issues: s } = e, c = {
		...t,
		comment_id: n
	}, l = async () => (await U(s.getComment(c)))?.data.body ?? "", u = o ? await l() : r, d = 0;
	for (; d < 3 && Jt(u, a) && (await Pt((e) => Yt(u, i, a, e), async (e) => {
		await U(s.updateComment({
			...c,
			body: e
		}));
	}), d += 1, o);) u = await l();
	return d > 0;
}
// src/github/targetFiles.ts
async function ln(e, { head: t, base: n }, r) {
	let i = await dn(e, r, "the checked-out commit is neither the head of the pull request nor a merge of it", async (e, { root: r, planned: i }) => {
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
function un(e, t, n) {
	return dn(e, t, "no run has applied manifests before", async (t, { root: r }) => {
		let i = I(e), a = await Tt("apply", r) ?? e.workflow, { last: o = e.before, refused: s } = i === void 0 ? {} : await rn(t, i, n ? void 0 : {
			workflow: a,
			events: ["push", "workflow_dispatch"]
		});
		return o ?? (s === void 0 ? void 0 : X(s));
	});
}
async function dn(e, t, n, r) {
	let [i, ...a] = t.checkouts;
	if (!i || a.length > 0) return Y(fn);
	if (t.githubToken === "") return Y("the input github-token is empty");
	let { commit: o = e.sha } = i;
	try {
		let a = await P(t.workspace, i);
		return await R(e, t, async (e) => {
			let t = await r(e, {
				root: a,
				planned: o
			});
			if (typeof t != "string") return t ?? Y(n);
			let i = await mn(e, a, t);
			return i ? {
				is: "found",
				commit: t,
				files: i
			} : Y(pn);
		});
	} catch (e) {
		return H(e) === 404 ? Y(W(e)) : X(W(e));
	}
}
const fn = "the settings and the manifests are not all in one checkout", pn = "the repository has too many files for GitHub to list them";
async function mn(e, t, n) {
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
	return new ue(t, i, (n) => yn(e, t, n));
}
async function hn(e, { checkouts: t, workspace: n, read: r }) {
	let [i, ...a] = t;
	if (!i || a.length > 0 || await gn(i, n)) return Y(fn);
	try {
		let t = await mn(e, await P(n, i), e.context.sha);
		if (!t) return Y(pn);
		let a = [];
		for (let e of new Set([...r.onDisk, ...await r.inCommit(t)])) {
			let r = await _n(e, await t.idOf(e)), i = ne(e, { displayRoot: n });
			r !== void 0 && a.push(`${i} (${r})`);
		}
		return {
			is: "found",
			differing: a
		};
	} catch (e) {
		return Y(W(e instanceof me ? e.cause : e));
	}
}
async function gn({ root: e }, t) {
	let n = await He(t);
	return e !== void 0 && e !== n && await se(Ne(e), n) !== void 0;
}
async function _n(e, t) {
	let n = await O(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : Z(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
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
function vn({ path: e, cause: t }) {
	return `the file ${e} of the commit to compare with could not be read: ${W(t)}`;
}
async function yn(e, t, { path: n, kind: r, id: i }) {
	let a = T(t, n);
	try {
		let e = (r === "link" || (await ze(a)).isFile()) && await (r === "link" ? Ve(a, "buffer") : O(a)), t = e && Z(e, i);
		if (t) return t;
	} catch {}
	return bn(e, i);
}
async function bn({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getBlob({
		...t,
		file_sha: n
	});
	return Buffer.from(r.content, "base64");
}
function Z(e, t) {
	if (Q(e, t) === t) return e;
	let n = xn(e);
	return Q(n, t) === t ? n : void 0;
}
function xn(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function Q(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return ae(n).update(`blob ${e.length}\0`).update(e).digest("hex");
}
// src/github/mayApply.ts
const Sn = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function Cn(e, t) {
	let n = (e, t) => [l(e, t)];
	if (!e) return n("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.");
	if (e.event.startsWith("pull_request")) return n("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.");
	if (e.event === "merge_group" || e.ref.startsWith("refs/heads/gh-readonly-queue/")) return n("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.");
	let r = I(e);
	return r === void 0 ? [Mn(e, void 0)] : Dn(e, r, t, async (n) => {
		if (!t.applyFrom.some((e) => u(r, e))) {
			let t = await L(n);
			if (r !== t) return [Mn(e, t)];
		}
		return (await Tn(n, r, t.source, "all")).map(En);
	});
}
async function wn(e, t, n = !1) {
	let r = e && I(e);
	if (!e || r === void 0) return Mn(e, void 0);
	let [i] = await Dn(e, r, t, async (e) => {
		let t = await On(e, r), i = n && !t ? await L(e) : r, a = `This plan removes what the manifests of ${r} do not declare, but those of ${i}, the default branch, may declare it. Nothing was sent. Remove it with an apply on ${i}, set prune: off, or start the workflow by hand with the input allow-removals.`;
		return t ? [En(t)] : r === i ? [] : [l("wrong-ref", a)];
	});
	return i;
}
async function Tn(e, t, n, r) {
	let { context: i } = e, a = kn(n.checkouts, i) ?? await On(e, t);
	if (a) return [a];
	let o = An(n.checkouts, i);
	return o?.severity === "error" ? [o] : r === "errors" && Sn.includes(i.event) ? [] : [o, await jn(e, n)].flatMap((e) => e ?? []);
}
function En({ code: e, severity: t, finding: n, advice: r }) {
	return l(e, `${n} ${r}`, { severity: t });
}
async function Dn(e, t, n, r) {
	if (n.githubToken === "") return Nn(t, Bt);
	try {
		return await R(e, n, r);
	} catch (e) {
		return Nn(t, W(e));
	}
}
async function On({ rest: e, at: t, context: { sha: n } }, r) {
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
function kn(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${$(n.commit)}, but this run is for ${$(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function An(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return;
	let r = Sn.includes(t), i = `, and ${t || "this event"} can run on another commit than the head of the branch`;
	return {
		code: "wrong-checkout",
		severity: r ? "notice" : "error",
		finding: `The commit of the manifests cannot be read from a .git folder${r ? "" : i}.`,
		advice: r ? `They are assumed to be from commit ${$(n)}, for which this run was started.` : "Nothing was sent. Install git before actions/checkout runs, or run apply on push."
	};
}
async function jn(e, t) {
	let { event: n, sha: r } = e.context, i = await hn(e, t);
	if (i.is === "found" && i.differing.length === 0) return;
	let a = Sn.includes(n), o = i.is === "found" && t.read.onDisk.length > 1 && i.differing.some((e) => e.endsWith("(missing)"));
	return {
		code: "wrong-checkout",
		severity: a && !o ? "notice" : "error",
		finding: i.is === "found" ? `Not all settings and manifests are as in commit ${$(r)}, for which this run was started: ${ce(i.differing, 5)}.` : `It is not known whether the settings and manifests are those of commit ${$(r)}, for which this run was started: ${i.why}.`,
		advice: a ? o ? "What a missing file declares would look removed, so nothing was sent. Do not remove files before this step, and do not leave them out with sparse-checkout." : "They are used as they are." : `A stranger can cause ${n || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function $(e) {
	return e.slice(0, 7);
}
function Mn(e, t) {
	let { ref: n = "", event: r } = e ?? {}, i = `This step applies on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${n || "no ref"}. Nothing was sent. ${r === "workflow_dispatch" ? "Start it there" : "Remove the branch from the push of this workflow"}, or add it to the input apply-from.`;
	return l("wrong-ref", i);
}
function Nn(e, t) {
	let n = `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`;
	return [l("unknown-head", n)];
}
function Pn(e) {
	return `Lokaform: drift in ${s(Ln(e), 80)}`;
}
function Fn(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = Te(r, {
		reader: "assignee",
		maxUnmanaged: 5
	}), a = Ce(i, {
		limit: n.limit - 2560,
		measure: x,
		overflow: "the job summary of the workflow has more"
	});
	return y([
		w(n.marker),
		a,
		zn(t, n),
		Bn(n)
	]);
}
function In(e, t) {
	return y([
		w(t.marker),
		v`✅ **The project ${_(le(Ln(e), 80))} matches its manifests again.**`,
		Bn(t)
	]);
}
function Ln({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Rn(e, t) {
	return y([w(t.marker), v`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function zn({ plan: e }, { pullUrl: t }) {
	let n = t === void 0 ? v`${S("lokaform pull")} writes them into the files.` : v`To get them, start ${De(v`the workflow that pulls`, t)}: it opens the pull request.`, r = (...t) => e?.kept.some(({ reason: e }) => t.includes(e)) === !0, i = [
		r("conflict", "undecided") && v`- Each conflict and undecided text names the ways to decide it. Until then, apply does not write it.`,
		r("pull") && v`- Texts to pull are in the project only, and apply keeps them. ${n}`,
		(e?.changes.length ?? 0) > 0 && v`- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request.`
	].filter((e) => e !== !1);
	return y([
		i.length > 0 ? v`### What to do` : v``,
		ve(i),
		r("held") ? v`A text that differs is not drift if the rule for its language is seed: the live text is kept.` : v``
	]);
}
function Bn({ workflowUrl: e }) {
	let t = e === "" ? v`its workflow` : De(v`its workflow`, e);
	return v`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
function Vn(e, { problems: t = [], ...n }) {
	let r = e.map((e) => {
		let t = g(e, { full: "also" });
		return {
			heading: le(e.name, 80),
			result: void 0,
			facts: [],
			isApplied: !1,
			sections: t
		};
	}), i = [...new Set(e.flatMap(({ files: e }) => e))], a = i.length > 0, o = {
		heading: f`${re(e)}`,
		lead: a ? Ae : [],
		verdict: [{ words: ke(i.map((e) => ({ path: e }))) }],
		problems: de(t, Un),
		parts: r,
		next: a ? je : []
	};
	return Ce(o, n);
}
function Hn(e, t) {
	let n = de(e, Un);
	return y(b(n, {
		...t,
		limit: t.limit / 2
	}));
}
const Un = {
	full: "also",
	longest: Se
}, Wn = v`**GitHub does not start workflows for this pull request by itself**, because the workflow's own token opened it. This concerns all workflows on ${S("pull_request")} and ${S("push")}. To start them, approve them on this page, or close the pull request and open it again. With a token of a GitHub App in the input ${S("github-token")}, they start.`;
function Gn(e, t) {
	let n = _(ke(e.manifests)), r = {
		limit: t / 2,
		measure: x,
		overflow: "the log has them all"
	}, i = b(ie(e, { full: "also" }), r);
	return y([
		v`## ${ye(Oe(e))}`,
		n,
		...i,
		_(Me)
	]);
}
function Kn(e) {
	return [...n(Yn(e, c), ({ severity: e }) => e).values()].flatMap((e) => $n(e, 10));
}
function qn(e, t = 1e3) {
	return $n(Yn(e, 16e3), t);
}
function Jn(e) {
	return Kn(e).length === Yn(e, c).length;
}
function Yn(e, t) {
	let { stopped: n, problems: r, parts: i } = ee(e, {
		full: !0,
		longest: t
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.filter(({ severity: e }) => e)), o = n && te(n);
	return [...o ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: o
	}] : [], ...d(a).map((e) => Zn(e, t))];
}
function Xn(e) {
	return oe([e]).map((e) => Zn(e, c));
}
function Zn(e, t) {
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
function Qn(e) {
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
function $n(e, t) {
	let [n] = e.slice(t - 1);
	if (e.length <= t || !n) return [...e];
	let r = `${pe(e.length - t + 1)} more`, i = `${r} are not shown here. The job summary and the report list them all.`;
	return [...e.slice(0, t - 1), {
		severity: n.severity,
		title: `and ${r}`,
		message: i
	}];
}
export { M as $, Ot as A, Wt as B, vn as C, Mt as D, qt as E, Ft as F, dt as G, I as H, Ut as I, P as J, gt as K, H as L, Rt as M, B as N, Bt as O, W as P, ct as Q, U as R, X as S, $t as T, ut as U, Pt as V, L as W, Tt as X, xt as Y, lt as Z, Z as _, Xn as a, un as b, Rn as c, Hn as d, N as et, Vn as f, wn as g, Tn as h, Qn as i, Qe as it, Nt as j, z as k, Gn as l, Cn as m, Jn as n, ot as nt, Wn as o, In as p, ht as q, qn as r, Ze as rt, Fn as s, Kn as t, st as tt, Pn as u, Q as v, xn as w, ln as x, bn as y, R as z };
