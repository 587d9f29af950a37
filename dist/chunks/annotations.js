import { f as e } from "./wire.js";
import { B as t, G as n, H as r, J as i, Q as a, Z as o, d as s, v as c } from "./start.js";
import { Ft as l, Gt as u, It as d, Jt as f, Kr as p, Lr as m, Lt as h, Mr as g, Qt as ee, Rt as te, Vr as ne, Wt as re, Xt as ie, dn as ae, en as oe, fn as se, ii as ce, jr as le, nn as ue, pn as de, qr as fe, rn as pe, vn as me, zt as he } from "./engine.js";
import { C as _, D as ge, E as v, S as _e, T as y, _ as b, b as x, c as ve, d as S, f as ye, g as C, m as be, o as xe, p as Se, t as Ce, v as w, w as T, x as we, y as E } from "./markdown.js";
import { a as Te, i as Ee, n as De, r as Oe, t as ke } from "./writtenFiles.js";
import { dirname as Ae, join as D, relative as je, resolve as O, sep as Me } from "node:path";
import * as k from "os";
import * as Ne from "crypto";
import * as Pe from "fs";
import { inflateSync as Fe } from "node:zlib";
import { lstat as Ie, readFile as A, readdir as Le, readlink as Re, realpath as ze } from "node:fs/promises";
import { setTimeout as Be } from "node:timers/promises";
// node_modules/@actions/core/lib/utils.js
function j(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function Ve(e) {
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
	let r = new He(e, t, n);
	process.stdout.write(r.toString() + k.EOL);
}
var He = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${We(r)}`);
			}
		}
		return e += `::${Ue(this.message)}`, e;
	}
};
function Ue(e) {
	return j(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function We(e) {
	return j(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function Ge(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!Pe.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	Pe.appendFileSync(n, `${j(t)}${k.EOL}`, { encoding: "utf8" });
}
function Ke(e, t) {
	let n = `ghadelimiter_${Ne.randomUUID()}`, r = j(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${k.EOL}${r}${k.EOL}${n}`;
}
var qe;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(qe ||= {});
function Je(e) {
	M("add-mask", {}, e);
}
function Ye(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Xe(e, t) {
	if (process.env.GITHUB_OUTPUT) return Ge("OUTPUT", Ke(e, t));
	process.stdout.write(k.EOL), M("set-output", { name: e }, j(t));
}
function Ze(e) {
	process.exitCode = qe.Failure, $e(e);
}
function Qe(e) {
	M("debug", {}, e);
}
function $e(e, t = {}) {
	M("error", Ve(t), e instanceof Error ? e.toString() : e);
}
function et(e, t = {}) {
	M("warning", Ve(t), e instanceof Error ? e.toString() : e);
}
function tt(e, t = {}) {
	M("notice", Ve(t), e instanceof Error ? e.toString() : e);
}
function nt(e) {
	process.stdout.write(e + k.EOL);
}
// src/github/log.ts
const rt = new o();
function N(e) {
	return rt.clean(e);
}
function it(e) {
	for (let t of e) t !== "" && nt(r(N(t)));
}
function P(e) {
	Qe(r(N(e)));
}
function at(e) {
	rt.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of a(e)) Je(t);
}
function ot(e) {
	Ze(r(N(n(e))));
}
function st({ severity: e, title: t, message: n, place: i }) {
	let a = {
		title: N(t),
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
		error: $e,
		warning: et,
		notice: tt
	}[e];
	o(r(N(n)), a);
}
// src/github/checkout.ts
async function ct(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await fe(await p(O(r)), await p(O(t)));
		n.set(e, {
			root: e,
			commit: e === void 0 ? void 0 : await dt(D(e, ".git"))
		});
	}
	return [...n.values()];
}
async function F(e, { root: t }) {
	return t === void 0 ? e : D(e, je(await ze(e), t));
}
async function lt({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await F(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = D(r, t);
		if (i !== "" && m(a, o)) return `${e}/blob/${i}/${je(o, a).split(Me).map(ut).join("/")}#L${n}`;
	};
}
function ut(e) {
	return encodeURIComponent(e.toWellFormed()).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
async function dt(e) {
	let t = await ft(e);
	if (t === void 0) return;
	let n = await I(D(t, "HEAD"));
	return n === void 0 ? void 0 : _t(t, n, gt);
}
async function ft(e) {
	let t = await I(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : O(Ae(e), n.trimEnd());
}
async function pt({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getCommit({
		...t,
		commit_sha: n
	});
	return r.parents.map(({ sha: e }) => e);
}
async function mt(e, t) {
	let n = await ft(D(e, ".git"));
	if (n === void 0) return;
	let r = D(await ht(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = Fe(await A(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function ht(e) {
	let t = await I(D(e, "commondir"));
	return t === void 0 ? e : O(e, t.trim());
}
const gt = 5;
async function _t(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return vt(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await ht(e), a = await I(D(i, r));
	return a === void 0 ? vt((await I(D(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : _t(e, a, n - 1);
}
function vt(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function I(e) {
	return A(e, "utf8").catch(() => void 0);
}
function L({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
function yt({ event: e, ref: t }) {
	return e === "merge_group" || t.startsWith("refs/heads/gh-readonly-queue/");
}
async function bt({ rest: e, at: t }) {
	let { data: n } = await e.repos.get(t);
	return n.default_branch;
}
function xt({ baseBranch: e, defaultBranch: t }, n) {
	let r = e === "" || t === "", i = e === t || n.some((t) => St(e, t));
	return r || i ? void 0 : e;
}
function St(e, t) {
	let n = new Set([0]);
	for (let r of t.match(/\*+|[^*]+/g) ?? []) {
		let t = new Set();
		for (let i of n) if (!r.startsWith("*")) e.startsWith(r, i) && t.add(i + r.length);
		else for (let n = i; n <= e.length && !t.has(n) && (t.add(n), r !== "*" || e[n] !== "/"); n += 1);
		n = t;
	}
	return n.has(e.length);
}
const Ct = ".github/workflows", wt = /^[\w.-]+\.ya?ml$/, Tt = {
	apply: /^[^#\n]*\bcommand:\s*["']?apply["']?\s*(?:[,}#]|$)/m,
	pull: /^[^#\n]*\buses:\s*["']?[^\s"'#]*\/pull@/m
};
async function Et(e, t) {
	let n = await Le(D(t, Ct)).catch(() => []);
	for (let r of n.filter((e) => wt.test(e)).sort()) {
		let n = await A(D(t, Ct, r), "utf8").catch(() => "");
		if (Tt[e].test(n)) return r;
	}
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
async function R(e, t, n) {
	let r = AbortSignal.any([t.signal, AbortSignal.timeout(t.time ?? Ot.all)]), i = new Promise((e, t) => {
		let n = () => t(new z("no response in time"));
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
			warn: P,
			error: P
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
		if (n.aborted) throw new z("no response in time");
		r?.(), e.signal = AbortSignal.any([n, AbortSignal.timeout(Ot.request)]), e.fetch = Mt(e.fetch ?? fetch);
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
			return g ??= jt(p), g;
		},
		noteLogin(e) {
			e !== void 0 && (g = Promise.resolve(e));
		}
	});
}
async function jt(e) {
	try {
		let { viewer: t } = await e("query { viewer { login __typename } }"), { login: n, __typename: r } = t;
		return r === "Bot" && !n.endsWith("[bot]") ? `${n}[bot]` : n;
	} catch (e) {
		if (H(e)) return kt;
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
		await e();
		return;
	} catch (e) {
		if (B(e) !== "failed" || n > 2) throw e;
		if (await Be(n ** 2 * 1e3), await t()) return;
	}
}
async function Ft(e, t) {
	try {
		return await t(e(Ce));
	} catch (n) {
		if (U(n) !== 422) throw n;
		return t(e(Ce / 2));
	}
}
async function It(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
var z = class extends Error {
	name = "NoResponse";
};
const Lt = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoResponse"
];
function B(e) {
	if (!(e instanceof Error && (Lt.includes(e.name) || "status" in e))) return "bug";
	let t = U(e), n = /rate limit/i.test(e.message);
	return t === 429 || (t ?? 403) === 403 && n ? "limited" : t === 401 ? "unknown" : t === void 0 && V(e).length > 0 ? H(e) ? "refused" : "invalid" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function V(e) {
	return (e instanceof Error && "errors" in e && Array.isArray(e.errors) ? e.errors : []).flatMap((e) => typeof e?.type == "string" ? e.type : []);
}
function H(e) {
	return e instanceof Error ? V(e).includes("FORBIDDEN") ? !0 : (U(e) === 403 || "errors" in e) && /resource not accessible by/i.test(e.message) : !1;
}
function U(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function Rt(e) {
	let t = (e instanceof Error ? e.message : String(e)).split(" - https://")[0]?.replace(/^Request failed due to following response errors:\s*- /, ""), n = U(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
async function W(e) {
	return e.catch((e) => {
		if (![404, 410].includes(U(e) ?? 0)) throw e;
	});
}
const zt = /archived|too large/i, Bt = "contents: read";
function G(e, t = Bt) {
	let n = Rt(e), r = B(e), i = U(e);
	return r === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : r === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : i === 410 && t !== Bt ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty" : r === "invalid" ? `GitHub refused it (${n})` : r === "refused" ? H(e) ? `the workflow's token lacks a permission (${n}). Give the job the permission ${t}` : i === 404 && Vt(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i === 404 ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. Give the job the permission ${t}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${zt.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}` : `GitHub's API failed (${n})`;
}
function Vt(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function Ht(e) {
	return c("not-published", e, { severity: "notice" });
}
async function Ut(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		let i = B(r), a = i === "refused" && n?.origin, o = `${e} could not be written: ${i === "bug" ? `this is a bug in lokaform. Please report it with these words: ${r instanceof Error ? r.stack : r}` : a ? `for ${a === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${G(r, t)}.`} The job summary has the whole report.`, s = i === "refused" || i === "unknown" || U(r) === 410;
		return [c("not-published", o, { severity: s ? "notice" : "warning" })];
	}
}
// src/report/markdown/afterMerge.ts
const K = _("lokaform:applied:end"), Wt = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Gt = RegExp(`<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${K}(?:\n+|$)`, "gy"), q = T`The plan before the merge:`;
function J(e) {
	return Wt.exec(e)?.[0] ?? "";
}
function Kt(e) {
	return Y(e).sections.length > 0;
}
function qt(e, t) {
	let n = Y(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Jt(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = Y(e), s = v(i.trimEnd()), c = Yt(a, n, r - s.length), l = Xt(t, n, r - E([
		s,
		...c,
		q
	]).length - Math.min(o.length, 81) - 4), u = E([
		s,
		...c,
		l,
		...o === "" ? [] : [q]
	]), d = u.length + 2 + o.length <= r;
	return E([u, v(d ? o : "The plan is left out, because the comment is full. Its edit history has the plan.")]);
}
function Yt(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2;
	return r.map((e) => {
		let [t = "", n = ""] = e.split("\n\n");
		return v(i ? `${t}\n\n${n}\n\nThe rest is left out, because the comment is full. The summary of the run has it.\n${K}` : e);
	});
}
function Y(e) {
	let t = e.replaceAll("\r\n", "\n"), n = J(t), r = [...t.slice(n.length).matchAll(Gt)], i = r.map(([e, t = "", n, r = "", i, a]) => {
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
function Xt(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = l(e, t, ye), { id: c, attempt: u } = t.run, d = r ? "done" : "failed", f = _(`lokaform:applied:${t.inputs}:${d}:${t.commit}:${c}:${u}`), p = o.length > 0 ? [_e(o.map(y))] : [], m = E([
		T`## ${y(i)}`,
		...a.map(y),
		...p
	]), h = f.length + m.length + K.length + 150, g = w({
		part: "failed",
		noun: "failure",
		rows: s
	});
	new S(n - h, C).showRest([g]);
	let ee = b(g, 3, "the job summary has them");
	return T`${f}\n${E([m, ...ee])}\n${K}`;
}
// src/github/afterMerge.ts
const Zt = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function Qt(e, t, n) {
	let r = L(n), i = me(e).some(({ code: e, severity: t }) => t === "error" && Zt.includes(e));
	if (r === void 0 || n.sha === "" || i) return [];
	let a = async (i) => {
		let { now: a, markers: o } = t, s = await tn(i, r), { run: c, sha: l, runUrl: u } = n, { inputs: d } = o.scope, f = {
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
		return p > 0 ? $t(s) : [];
	};
	return Ut("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => R(n, t, a));
}
function $t({ numbers: e, commits: t, knowsRuns: n }) {
	let r = `There are ${oe(t, "commit")} since the last successful run. Only the newest ${en} were searched for merged pull requests, so the comments on older ones were not updated.`, i = `${oe(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`;
	return [
		...n ? [] : ["Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."],
		...t > en ? [r] : [],
		...e.length > 100 ? [i] : []
	].map(Ht);
}
const en = 500;
async function tn(e, t) {
	let { last: n, knowsRuns: r } = await nn(e, t), { shas: i, total: a, since: o } = await an(e, n ?? e.context.before);
	return {
		numbers: i.size > 0 ? await on(e, t, i, o) : [],
		commits: a,
		knowsRuns: r
	};
}
async function nn({ rest: e, at: t, context: n }, r, { workflow: i, events: a } = {
	workflow: n.workflow,
	events: rn(n.event)
}) {
	let o = i.split("/").at(-1) ?? "";
	if (!/\.ya?ml$/.test(o)) return { knowsRuns: !0 };
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
			if (a !== void 0) return {
				last: a,
				knowsRuns: !0
			};
		}
		return { knowsRuns: !0 };
	} catch (e) {
		if (U(e) === 404) return { knowsRuns: !0 };
		if (B(e) === "refused") return { knowsRuns: !1 };
		throw e;
	}
}
function rn(e) {
	return e === "workflow_dispatch" ? ["push", e] : [e];
}
async function an({ rest: t, at: n, context: r }, i) {
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
	for (let { id: t, body: o = "" } of await It(u, r, e)) {
		let r = ve(n, i, J(o)), s = !xe(J(o), i);
		r && await cn(e, [t, o], r, a, s) && (d += 1);
	}
	return d;
}
async function cn({ rest: e, at: t }, [n, r], i, a, o) {
	let { issues: s } = e, c = {
		...t,
		comment_id: n
	}, l = async () => (await W(s.getComment(c)))?.data.body ?? "", u = o ? await l() : r, d = 0;
	for (; d < 3 && qt(u, a) && (await Ft((e) => Jt(u, i, a, e), async (e) => {
		await W(s.updateComment({
			...c,
			body: e
		}));
	}), d += 1, o);) u = await l();
	return d > 0;
}
// src/github/targetFiles.ts
function ln(e, t, n) {
	return dn(e, n, "the checked-out commit is neither the head of the pull request nor a merge of it", (e, n) => yn(e, t, n));
}
function un(e, t, n) {
	return dn(e, t, "no run has applied manifests before", async (t, { root: r }) => {
		let i = L(e), a = await Et("apply", r) ?? e.workflow, { last: o } = i === void 0 ? {} : await nn(t, i, n ? void 0 : {
			workflow: a,
			events: ["push", "workflow_dispatch"]
		});
		return o ?? e.before;
	});
}
async function dn(e, t, n, r) {
	let [i, ...a] = t.checkouts;
	if (!i || a.length > 0) return X(fn);
	if (t.githubToken === "") return X("the input github-token is empty");
	let { commit: o = e.sha } = i;
	try {
		let a = await F(t.workspace, i);
		return await R(e, t, async (e) => {
			let t = await r(e, {
				root: a,
				planned: o
			});
			if (t === void 0) return X(n);
			let i = await mn(e, a, t);
			return i ? {
				is: "found",
				commit: t,
				files: i
			} : X(pn);
		});
	} catch (e) {
		return X(G(e));
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
	return new le(t, i, (n) => bn(e, t, n));
}
async function hn(e, { checkouts: t, workspace: n, read: r }) {
	let [i, ...a] = t;
	if (!i || a.length > 0 || await gn(i, n)) return X(fn);
	try {
		let t = await mn(e, await F(n, i), e.context.sha);
		if (!t) return X(pn);
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
		return X(G(e instanceof g ? e.cause : e));
	}
}
async function gn({ root: e }, t) {
	let n = await ze(t);
	return e !== void 0 && e !== n && await fe(Ae(e), n) !== void 0;
}
async function _n(e, t) {
	let n = await A(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : Z(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
}
function X(e) {
	return {
		is: "missing",
		why: e
	};
}
function vn({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${G(t)}`;
}
async function yn(e, { head: t, base: n }, { root: r, planned: i }) {
	if (i === t) {
		let r = {
			...e.at,
			basehead: `${n}...${t}`,
			per_page: 1
		}, { data: i } = await e.rest.repos.compareCommitsWithBasehead(r);
		return i.merge_base_commit.sha;
	}
	let a = await mt(r, i) ?? await pt(e, i);
	return a[1] === t ? a[0] : void 0;
}
async function bn(e, t, { path: n, kind: r, id: i }) {
	let a = D(t, n);
	try {
		let e = (r === "link" || (await Ie(a)).isFile()) && await (r === "link" ? Re(a, "buffer") : A(a)), t = e && Z(e, i);
		if (t) return t;
	} catch {}
	return xn(e, i);
}
async function xn({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getBlob({
		...t,
		file_sha: n
	});
	return Buffer.from(r.content, "base64");
}
function Z(e, t) {
	if (Q(e, t) === t) return e;
	let n = Sn(e);
	return Q(n, t) === t ? n : void 0;
}
function Sn(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function Q(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return ce(n).update(`blob ${e.length}\0`).update(e).digest("hex");
}
// src/github/mayApply.ts
const Cn = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function wn(e, t) {
	let n = (e, t) => [c(e, t)];
	if (!e) return n("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.");
	if (e.event.startsWith("pull_request")) return n("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.");
	if (yt(e)) return n("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.");
	let r = L(e);
	return r === void 0 ? [Nn(e.ref, void 0)] : On(e, r, t, async (n) => {
		if (!t.applyFrom.some((e) => St(r, e))) {
			let t = await bt(n);
			if (r !== t) return [Nn(e.ref, t)];
		}
		return (await En(n, r, t.source, "all")).map(Dn);
	});
}
async function Tn(e, t) {
	let n = e && L(e);
	if (!e || n === void 0) return Nn(e?.ref ?? "", void 0);
	let [r] = await On(e, n, t, async (e) => {
		let t = await kn(e, n);
		return t ? [Dn(t)] : [];
	});
	return r;
}
async function En(e, t, n, r) {
	let { context: i } = e, a = An(n.checkouts, i) ?? await kn(e, t);
	if (a) return [a];
	let o = jn(n.checkouts, i);
	return o?.severity === "error" ? [o] : r === "errors" && Cn.includes(i.event) ? [] : [o, await Mn(e, n)].flatMap((e) => e ?? []);
}
function Dn({ code: e, severity: t, finding: n, advice: r }) {
	return c(e, `${n} ${r}`, { severity: t });
}
async function On(e, t, n, r) {
	if (n.githubToken === "") return Pn(t, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await R(e, n, r);
	} catch (e) {
		return Pn(t, G(e));
	}
}
async function kn({ rest: e, at: t, context: { sha: n } }, r) {
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
function An(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${$(n.commit)}, but this run is for ${$(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function jn(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return;
	let r = "The commit of the manifests cannot be read from a .git folder";
	return Cn.includes(t) ? {
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
async function Mn(e, t) {
	let { event: n, sha: r } = e.context, i = await hn(e, t);
	if (i.is === "found" && i.differing.length === 0) return;
	let a = Cn.includes(n);
	return {
		code: "wrong-checkout",
		severity: a ? "notice" : "error",
		finding: i.is === "found" ? `Not all settings and manifests are as in commit ${$(r)}, for which this run was started: ${pe(i.differing, 5)}.` : `It is not known whether the settings and manifests are those of commit ${$(r)}, for which this run was started: ${i.why}.`,
		advice: a ? "They are used as they are." : `A stranger can cause ${n || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function $(e) {
	return e.slice(0, 7);
}
function Nn(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return c("wrong-ref", n);
}
function Pn(e, t) {
	let n = `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`;
	return [c("unknown-head", n)];
}
function Fn(e) {
	return `Lokaform: drift in ${i(Rn(e), 80)}`;
}
function In(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = be(r, {
		reader: "assignee",
		maxUnmanaged: 5
	}), a = Se(i, {
		limit: n.limit - 2560,
		measure: C,
		overflow: "the job summary of the workflow has more"
	});
	return E([
		_(n.marker),
		a,
		Bn(n),
		Vn(n)
	]);
}
function Ln(e, t) {
	return E([
		_(t.marker),
		T`✅ **The project ${y(se(Rn(e), 80))} matches its manifests again.**`,
		Vn(t)
	]);
}
function Rn({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function zn(e, t) {
	return E([_(t.marker), T`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function Bn({ pullUrl: e }) {
	let t = e === void 0 ? T`${x("lokaform pull")} writes texts that other people edited into them.` : T`To get texts that other people edited, start ${we(T`the workflow that pulls`, e)}: it opens the pull request.`;
	return T`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
function Vn({ workflowUrl: e }) {
	let t = e === "" ? T`its workflow` : we(T`its workflow`, e);
	return T`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
function Hn(e, { problems: t = [], ...n }) {
	let r = e.map((e) => {
		let t = te(e, { full: "also" });
		return {
			heading: se(e.name, 80),
			result: void 0,
			facts: [],
			isApplied: !1,
			sections: t
		};
	}), i = {
		heading: de`Translations from Lokalise: ${ie(e)}`,
		lead: De,
		verdict: [{ words: Ee([...new Set(e.flatMap(({ files: e }) => e))].map((e) => ({ path: e }))) }],
		problems: h(t, Wn),
		parts: r,
		next: Oe
	};
	return Se(i, n);
}
function Un(e, { limit: t, measure: n, overflow: r }) {
	let i = w(h(e, Wn));
	return new S(t / 2, n).showRest([i]), E(b(i, 3, r));
}
const Wn = {
	full: "also",
	longest: ye
}, Gn = T`**GitHub does not start workflows for this pull request by itself**, because the workflow's own token opened it. This concerns all workflows on ${x("pull_request")} and ${x("push")}. To start them, approve them on this page, or close the pull request and open it again. With a token of a GitHub App in the input ${x("github-token")}, they start.`;
function Kn(e, t) {
	let n = y(Ee(e.manifests)), r = w(he(e, { full: "also" }));
	new S(t / 2, C).showRest([r]);
	let i = b(r, 3, "the log has them all");
	return E([
		T`## ${ge(Te(e))}`,
		n,
		...i,
		y(ke)
	]);
}
function qn(e) {
	let n = Xn(e, t);
	return s.flatMap((e) => er(n.filter((t) => t.severity === e), 10));
}
function Jn(e, t = 1e3) {
	return er(Xn(e, 16e3), t);
}
function Yn(e) {
	return qn(e).length === Xn(e, t).length;
}
function Xn(e, t) {
	let { stopped: n, problems: r, parts: i } = d(e, {
		full: !0,
		longest: t
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.filter(({ severity: e }) => e)), o = n && ae(n);
	return [...o ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: o
	}] : [], ...re(a).map((e) => Qn(e, t))];
}
function Zn(e) {
	return u([e]).map((e) => Qn(e, t));
}
function Qn(e, t) {
	let { severity: n = "notice", code: r, name: a, state: o, words: s = "", place: c } = e, l = c && { place: c };
	return r ? {
		severity: n,
		title: `lokaform: ${r.name}`,
		message: `${s} [${r.name}]`,
		...l
	} : o === void 0 ? {
		severity: n,
		title: "lokaform: to pull",
		message: i(`${a}: ${s}`, t),
		...l
	} : {
		severity: n,
		title: i(`${a}: ${o}`, 120),
		message: s,
		...l
	};
}
function $n(e) {
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
function er(e, t) {
	let [n] = e.slice(t - 1);
	if (e.length <= t || !n) return [...e];
	let r = `${ue(e.length - t + 1)} more`, i = `${r} are not shown here. The job summary and the report list them all.`;
	return [...e.slice(0, t - 1), {
		severity: n.severity,
		title: `and ${r}`,
		message: i
	}];
}
export { P as $, Rt as A, Ft as B, Sn as C, z as D, Nt as E, Ht as F, mt as G, ct as H, U as I, xt as J, pt as K, W as L, G as M, It as N, kt as O, V as P, N as Q, R, vn as S, Kt as T, bt as U, L as V, lt as W, st as X, Et as Y, ot as Z, Z as _, Zn as a, un as b, zn as c, Un as d, at as et, Hn as f, Tn as g, En as h, $n as i, B as j, Pt as k, Kn as l, wn as m, Yn as n, Ye as nt, Gn as o, Ln as p, F as q, Jn as r, Xe as rt, In as s, qn as t, it as tt, Fn as u, Q as v, Qt as w, ln as x, xn as y, Ut as z };
