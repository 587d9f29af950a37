import { m as e } from "./wire.js";
import { $ as t, H as n, W as r, X as i, et as a, m as o, q as s, x as c } from "./start.js";
import { Bt as l, Dr as u, Ft as d, Kt as f, Mt as p, Nt as m, Or as h, Pr as g, Pt as _, Qt as ee, Ut as te, Xr as ne, Yt as re, Zt as ie, an as ae, dn as oe, jr as se, on as ce, sn as le, zr as ue, zt as de } from "./engine.js";
import { C as v, D as fe, E as y, S as pe, T as b, _ as me, b as he, c as ge, d as _e, f as ve, g as ye, m as be, o as xe, p as Se, t as Ce, v as we, w as x, x as Te, y as S } from "./markdown.js";
import { a as Ee, i as De, n as Oe, o as ke, r as Ae, t as je } from "./writtenFiles.js";
import { dirname as Me, join as C, relative as Ne, resolve as w, sep as Pe } from "node:path";
import * as T from "os";
import * as Fe from "crypto";
import * as Ie from "fs";
import { inflateSync as Le } from "node:zlib";
import { lstat as Re, readFile as E, readdir as ze, readlink as Be, realpath as D } from "node:fs/promises";
import { setTimeout as Ve } from "node:timers/promises";
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
	let r = new He(e, t, n);
	process.stdout.write(r.toString() + T.EOL);
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
	return O(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function We(e) {
	return O(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function Ge(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!Ie.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	Ie.appendFileSync(n, `${O(t)}${T.EOL}`, { encoding: "utf8" });
}
function Ke(e, t) {
	let n = `ghadelimiter_${Fe.randomUUID()}`, r = O(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${T.EOL}${r}${T.EOL}${n}`;
}
var qe;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(qe ||= {});
function Je(e) {
	A("add-mask", {}, e);
}
function Ye(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Xe(e, t) {
	if (process.env.GITHUB_OUTPUT) return Ge("OUTPUT", Ke(e, t));
	process.stdout.write(T.EOL), A("set-output", { name: e }, O(t));
}
function Ze(e) {
	process.exitCode = qe.Failure, $e(e);
}
function Qe(e) {
	A("debug", {}, e);
}
function $e(e, t = {}) {
	A("error", k(t), e instanceof Error ? e.toString() : e);
}
function et(e, t = {}) {
	A("warning", k(t), e instanceof Error ? e.toString() : e);
}
function tt(e, t = {}) {
	A("notice", k(t), e instanceof Error ? e.toString() : e);
}
function nt(e) {
	process.stdout.write(e + T.EOL);
}
// src/github/log.ts
const rt = new t();
function j(e) {
	return rt.clean(e);
}
function it(e) {
	for (let t of e) t !== "" && nt(r(j(t)));
}
function M(e) {
	Qe(r(j(e)));
}
function at(e) {
	rt.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of a(e)) Je(t);
}
function ot(e) {
	Ze(r(j(s(e))));
}
function st({ severity: e, title: t, message: n, place: i }) {
	let a = {
		title: j(t),
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
	o(r(j(n)), a);
}
// src/github/checkout.ts
async function ct(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await ue(await dt(r), await dt(t));
		n.set(e, {
			root: e,
			commit: e === void 0 ? void 0 : await ft(C(e, ".git"))
		});
	}
	return [...n.values()];
}
async function N(e, { root: t }) {
	return t === void 0 ? e : C(e, Ne(await D(e), t));
}
async function lt({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await N(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = C(r, t);
		if (i !== "" && se(a, o)) return `${e}/blob/${i}/${Ne(o, a).split(Pe).map(ut).join("/")}#L${n}`;
	};
}
function ut(e) {
	return encodeURIComponent(e.toWellFormed()).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
async function dt(e) {
	return D(e).catch(() => w(e));
}
async function ft(e) {
	let t = await pt(e);
	if (t === void 0) return;
	let n = await P(C(t, "HEAD"));
	return n === void 0 ? void 0 : vt(t, n, _t);
}
async function pt(e) {
	let t = await P(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : w(Me(e), n.trimEnd());
}
async function mt({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getCommit({
		...t,
		commit_sha: n
	});
	return r.parents.map(({ sha: e }) => e);
}
async function ht(e, t) {
	let n = await pt(C(e, ".git"));
	if (n === void 0) return;
	let r = C(await gt(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = Le(await E(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function gt(e) {
	let t = await P(C(e, "commondir"));
	return t === void 0 ? e : w(e, t.trim());
}
const _t = 5;
async function vt(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return yt(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await gt(e), a = await P(C(i, r));
	return a === void 0 ? yt((await P(C(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : vt(e, a, n - 1);
}
function yt(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function P(e) {
	return E(e, "utf8").catch(() => void 0);
}
function F({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
function bt({ event: e, ref: t }) {
	return e === "merge_group" || t.startsWith("refs/heads/gh-readonly-queue/");
}
async function xt({ rest: e, at: t }) {
	let { data: n } = await e.repos.get(t);
	return n.default_branch;
}
function St({ baseBranch: e, defaultBranch: t }, n) {
	let r = e === "" || t === "", i = e === t || n.some((t) => Ct(e, t));
	return r || i ? void 0 : e;
}
function Ct(e, t) {
	let n = new Set([0]);
	for (let r of t.match(/\*+|[^*]+/g) ?? []) {
		let t = new Set();
		for (let i of n) if (!r.startsWith("*")) e.startsWith(r, i) && t.add(i + r.length);
		else for (let n = i; n <= e.length && !t.has(n) && (t.add(n), r !== "*" || e[n] !== "/"); n += 1);
		n = t;
	}
	return n.has(e.length);
}
const wt = ".github/workflows", Tt = /^[\w.-]+\.ya?ml$/;
async function I(e, t) {
	let n = RegExp(`^[^#\\n]*\\bcommand:\\s*["']?${e}["']?\\s*(?:[,}#]|$)`, "m"), r = await ze(C(t, wt)).catch(() => []);
	for (let e of r.filter((e) => Tt.test(e)).sort()) {
		let r = await E(C(t, wt, e), "utf8").catch(() => "");
		if (n.test(r)) return e;
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
};
async function L(e, t, n) {
	let r = AbortSignal.any([t.signal, AbortSignal.timeout(Dt.all)]), i = new Promise((e, t) => {
		let n = () => t(new R("no response in time"));
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
	}, a, o), d = i(t, c, a);
	for (let { hook: e } of [u, d]) e.before("request", ({ request: e }) => {
		if (n.aborted) throw new R("no response in time");
		r?.(), e.signal = AbortSignal.any([n, AbortSignal.timeout(Dt.request)]), e.fetch = At(e.fetch ?? fetch);
	});
	let { graphql: f } = d, { owner: p, repo: m } = e, h;
	return Object.assign(u, {
		graphql: f,
		context: e,
		at: {
			owner: p,
			repo: m
		},
		signal: n,
		login() {
			return h ??= kt(f), h;
		},
		noteLogin(e) {
			e !== void 0 && (h = Promise.resolve(e));
		}
	});
}
async function kt(e) {
	try {
		let { viewer: t } = await e("query { viewer { login __typename } }"), { login: n, __typename: r } = t;
		return r === "Bot" && !n.endsWith("[bot]") ? `${n}[bot]` : n;
	} catch (e) {
		if (It(e)) return "github-actions[bot]";
		throw e;
	}
}
function At(e) {
	return async (...t) => {
		let n = await e(...t), { status: r, statusText: i } = n, a = await n.arrayBuffer(), o = [...n.headers], s = new Response(a.byteLength > 0 ? a : null, {
			status: r,
			statusText: i,
			headers: o
		});
		return Object.defineProperty(s, "url", { value: n.url });
	};
}
const jt = { request: { retries: 0 } };
async function Mt(e, t) {
	for (let n = 1;; n += 1) try {
		await e();
		return;
	} catch (e) {
		if (z(e) !== "failed" || n > 2) throw e;
		if (await Ve(n ** 2 * 1e3), await t()) return;
	}
}
async function Nt(e, t) {
	try {
		return await t(e(Ce));
	} catch (n) {
		if (B(n) !== 422) throw n;
		return t(e(Ce / 2));
	}
}
async function Pt(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
var R = class extends Error {
	name = "NoResponse";
};
const Ft = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoResponse"
];
function z(e) {
	if (!(e instanceof Error && (Ft.includes(e.name) || "status" in e))) return "bug";
	let t = B(e), n = /rate limit/i.test(e.message);
	return t === 429 || t === 403 && n ? "limited" : t === 401 ? "unknown" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function It(e) {
	if (!(e instanceof Error)) return !1;
	let t = /resource not accessible by/i;
	return "errors" in e && Array.isArray(e.errors) ? e.errors.some((e) => e?.type === "FORBIDDEN" || t.test(String(e?.message))) : B(e) === 403 && t.test(e.message);
}
function B(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function V(e) {
	let t = e instanceof Error ? e.message.split(" - https://")[0] : String(e), n = B(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
async function H(e) {
	return e.catch((e) => {
		if (![404, 410].includes(B(e) ?? 0)) throw e;
	});
}
function U(e, t = "contents: read") {
	switch (z(e)) {
		case "limited": return "the rate limit of GitHub is reached. Start this run again later";
		case "unknown": return "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used";
		case "refused": return Rt(e, t);
		default: return `GitHub's API failed (${V(e)})`;
	}
}
const Lt = /archived|too large/i;
function Rt(e, t) {
	let n = V(e), r = `Give the job the permission ${t}`;
	if (It(e)) return `the workflow's token lacks a permission (${n}). ${r}`;
	let i = B(e) === 404;
	return i && zt(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. ${r}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${Lt.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}`;
}
function zt(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function Bt(e) {
	return c("not-published", e, { severity: "notice" });
}
function Vt(e, t, n) {
	let r = z(e);
	return r === "bug" ? `this is a bug in lokaform. Please report it with these words: ${e instanceof Error ? e.stack : e}` : r === "refused" && n?.origin ? `for ${n.origin === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : B(e) === 410 ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty." : r === "invalid" ? `GitHub refused it (${V(e)}).` : `${U(e, t)}.`;
}
async function Ht(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		let i = `${e} could not be written: ${Vt(r, t, n)} The job summary has the whole report.`, a = ["refused", "unknown"].includes(z(r)) || B(r) === 410;
		return [c("not-published", i, { severity: a ? "notice" : "warning" })];
	}
}
// src/report/markdown/afterMerge.ts
const W = v("lokaform:applied:end"), Ut = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Wt = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${W}(?:\n+|$)`), G = x`The plan before the merge:`;
function K(e) {
	return Ut.exec(e)?.[0] ?? "";
}
function Gt(e) {
	return q(e).sections.length > 0;
}
function Kt(e, t) {
	let n = q(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function qt(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = q(e), s = y(i.trimEnd()), c = Jt(a, n, r - s.length), l = Yt(t, n, r - S([
		s,
		...c,
		G
	]).length - Math.min(o.length, 81) - 4), u = S([
		s,
		...c,
		l,
		...o === "" ? [] : [G]
	]), d = u.length + 2 + o.length <= r;
	return S([u, y(d ? o : "The plan is left out, because the comment is full. Its edit history has the plan.")]);
}
function Jt(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2;
	return r.map((e) => {
		let [t = "", n = ""] = e.split("\n\n");
		return y(i ? `${t}\n\n${n}\n\nThe rest is left out, because the comment is full. The summary of the run has it.\n${W}` : e);
	});
}
function q(e) {
	let t = e.replaceAll("\r\n", "\n"), n = K(t), r = [], i = t.slice(n.length);
	for (let e = Wt.exec(i); e; e = Wt.exec(i)) {
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
		plan: i.startsWith(G) ? i.slice(G.length).trimStart() : i
	};
}
function Yt(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = p(e, t, ve), { id: c, attempt: l } = t.run, u = r ? "done" : "failed", d = v(`lokaform:applied:${t.inputs}:${u}:${t.commit}:${c}:${l}`), f = o.length > 0 ? [pe(o.map(b))] : [], m = S([
		x`## ${b(i)}`,
		...a.map(b),
		...f
	]), h = d.length + m.length + W.length + 150, g = we({
		part: "failed",
		noun: "failure",
		fold: "never",
		rows: s
	});
	new _e(n - h, ye).showRest([g]);
	let _ = me(g, 3, "the job summary has them");
	return x`${d}\n${S([m, ..._])}\n${W}`;
}
// src/github/afterMerge.ts
const Xt = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function Zt(e, t, n) {
	let r = F(n), i = oe(e).some(({ code: e, severity: t }) => t === "error" && Xt.includes(e));
	if (r === void 0 || n.sha === "" || i) return [];
	let a = async (i) => {
		let { now: a, markers: o } = t, s = await en(i, r), { run: c, sha: l, runUrl: u } = n, { inputs: d } = o.scope, f = {
			url: u,
			run: c,
			commit: l,
			now: a,
			pullRequests: s.numbers.length,
			inputs: d
		}, p = 0, m = [];
		for (let t of s.numbers.slice(0, 100)) try {
			p += await on(i, t, e, o, f);
		} catch (e) {
			if (!["failed", "invalid"].includes(z(e))) throw e;
			m.push(e);
		}
		if (m.length > 0) throw m[0];
		return p > 0 ? Qt(s) : [];
	};
	return Ht("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => L(n, t, a));
}
function Qt({ numbers: e, commits: t, knowsRuns: n }) {
	let r = `There are ${re(t, "commit")} since the last successful run. Only the newest ${$t} were searched for merged pull requests, so the comments on older ones were not updated.`, i = `${re(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`;
	return [
		...n ? [] : ["Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."],
		...t > $t ? [r] : [],
		...e.length > 100 ? [i] : []
	].map(Bt);
}
const $t = 500;
async function en(e, t) {
	let { last: n, knowsRuns: r } = await tn(e, t), { shas: i, total: a, since: o } = await rn(e, n ?? e.context.before);
	return {
		numbers: i.size > 0 ? await an(e, t, i, o) : [],
		commits: a,
		knowsRuns: r
	};
}
async function tn({ rest: e, at: t, context: n }, r, { workflow: i, events: a } = {
	workflow: n.workflow,
	events: nn(n.event)
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
		if (B(e) === 404) return { knowsRuns: !0 };
		if (z(e) === "refused") return { knowsRuns: !1 };
		throw e;
	}
}
function nn(e) {
	return e === "workflow_dispatch" ? ["push", e] : [e];
}
async function rn({ rest: t, at: n, context: r }, i) {
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
		if (B(e) === 404) return o;
		throw e;
	}
}
async function an({ rest: e, at: t }, n, r, i) {
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
async function on(e, t, n, { commentPrefix: r, scope: i }, a) {
	let { paginate: o, rest: s, at: c } = e, l = {
		...c,
		issue_number: t,
		per_page: 100
	}, u = await o(s.issues.listComments, l), d = 0;
	for (let { id: t, body: o = "" } of await Pt(u, r, e)) {
		let r = ge(n, i, K(o)), s = !xe(K(o), i);
		r && await sn(e, [t, o], r, a, s) && (d += 1);
	}
	return d;
}
async function sn({ rest: e, at: t }, [n, r], i, a, o) {
	let { issues: s } = e, c = {
		...t,
		comment_id: n
	}, l = async () => (await H(s.getComment(c)))?.data.body ?? "", u = o ? await l() : r, d = 0;
	for (; d < 3 && Kt(u, a) && (await Nt((e) => qt(u, i, a, e), async (e) => {
		await H(s.updateComment({
			...c,
			body: e
		}));
	}), d += 1, o);) u = await l();
	return d > 0;
}
// src/github/targetFiles.ts
function cn(e, t, n) {
	return un(e, n, "the checked-out commit is neither the head of the pull request nor a merge of it", (e, n) => _n(e, t, n));
}
function ln(e, t, n) {
	return un(e, t, "no run has applied manifests before", async (t, { root: r }) => {
		let i = F(e), a = await I("apply", r) ?? e.workflow, { last: o } = i === void 0 ? {} : await tn(t, i, n ? void 0 : {
			workflow: a,
			events: ["push", "workflow_dispatch"]
		});
		return o ?? e.before;
	});
}
async function un(e, t, n, r) {
	let [i, ...a] = t.checkouts;
	if (!i || a.length > 0) return J("the settings and the manifests are not all in one checkout");
	if (t.githubToken === "") return J("the input github-token is empty");
	let { commit: o = e.sha } = i;
	try {
		let a = await N(t.workspace, i);
		return await L(e, t, async (e) => {
			let t = await r(e, {
				root: a,
				planned: o
			});
			if (t === void 0) return J(n);
			let i = await fn(e, a, t);
			return i ? {
				is: "found",
				commit: t,
				files: i
			} : J(dn);
		});
	} catch (e) {
		return J(U(e));
	}
}
const dn = "the repository has too many files for GitHub to list them";
async function fn(e, t, n) {
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
	return new u(t, i, (n) => vn(e, t, n));
}
async function pn(e, { checkouts: t, workspace: n, read: r }) {
	let [i, ...a] = t;
	if (!i || a.length > 0 || await mn(i, n)) return {
		is: "unknown",
		why: "the settings and the manifests are not all in one checkout"
	};
	try {
		let t = await fn(e, await N(n, i), e.context.sha);
		if (!t) return {
			is: "unknown",
			why: dn
		};
		let a = [];
		for (let e of new Set([...r.onDisk, ...await r.inCommit(t)])) {
			let r = await hn(e, await t.idOf(e)), i = g(e, { displayRoot: n });
			r !== void 0 && a.push(`${i} (${r})`);
		}
		return {
			is: "compared",
			differing: a
		};
	} catch (e) {
		return {
			is: "unknown",
			why: U(e instanceof h ? e.cause : e)
		};
	}
}
async function mn({ root: e }, t) {
	let n = await D(t);
	return e !== void 0 && e !== n && await ue(Me(e), n) !== void 0;
}
async function hn(e, t) {
	let n = await E(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : Y(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
}
function J(e) {
	return {
		is: "missing",
		why: e
	};
}
function gn({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${U(t)}`;
}
async function _n(e, { head: t, base: n }, { root: r, planned: i }) {
	if (i === t) {
		let r = {
			...e.at,
			basehead: `${n}...${t}`,
			per_page: 1
		}, { data: i } = await e.rest.repos.compareCommitsWithBasehead(r);
		return i.merge_base_commit.sha;
	}
	let a = await ht(r, i) ?? await mt(e, i);
	return a[1] === t ? a[0] : void 0;
}
async function vn({ rest: e, at: t }, n, { path: r, kind: i, id: a }) {
	let o = C(n, r);
	try {
		let e = (i === "link" || (await Re(o)).isFile()) && await (i === "link" ? Be(o, "buffer") : E(o)), t = e && Y(e, a);
		if (t) return t;
	} catch {}
	let { data: s } = await e.git.getBlob({
		...t,
		file_sha: a
	});
	return Buffer.from(s.content, "base64");
}
function Y(e, t) {
	if (yn(e, t)) return e;
	let n = e.filter((t, n) => t !== 13 || e[n + 1] !== 10);
	return n.length < e.length && yn(n, t) ? n : void 0;
}
function yn(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return ne(n).update(`blob ${e.length}\0`).update(e).digest("hex") === t;
}
// src/github/mayApply.ts
const X = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function bn(e, t) {
	let n = (e, t) => [c(e, t)];
	if (!e) return n("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.");
	if (e.event.startsWith("pull_request")) return n("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.");
	if (bt(e)) return n("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.");
	let r = F(e);
	return r === void 0 ? [Q(e.ref, void 0)] : wn(e, r, t, async (n) => {
		if (!t.applyFrom.some((e) => Ct(r, e))) {
			let t = await xt(n);
			if (r !== t) return [Q(e.ref, t)];
		}
		return (await Sn(n, r, t.source, "all")).map(Cn);
	});
}
async function xn(e, t) {
	let n = e && F(e);
	if (!e || n === void 0) return Q(e?.ref ?? "", void 0);
	let [r] = await wn(e, n, t, async (e) => {
		let t = await Tn(e, n);
		return t ? [Cn(t)] : [];
	});
	return r;
}
async function Sn(e, t, n, r) {
	let { context: i } = e, a = En(n.checkouts, i) ?? await Tn(e, t);
	if (a) return [a];
	let o = Dn(n.checkouts, i);
	return o?.severity === "error" ? [o] : r === "errors" && X.includes(i.event) ? [] : [o, On(await pn(e, n), i)].flatMap((e) => e ?? []);
}
function Cn({ code: e, severity: t, finding: n, advice: r }) {
	return c(e, `${n} ${r}`, { severity: t });
}
async function wn(e, t, n, r) {
	if (n.githubToken === "") return kn(t, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await L(e, n, r);
	} catch (e) {
		return kn(t, U(e));
	}
}
async function Tn({ rest: e, at: t, context: { sha: n } }, r) {
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
function En(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${Z(n.commit)}, but this run is for ${Z(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function Dn(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return;
	let r = "The commit of the manifests cannot be read from a .git folder";
	return X.includes(t) ? {
		code: "wrong-checkout",
		severity: "notice",
		finding: `${r}.`,
		advice: `They are assumed to be from commit ${Z(n)}, for which this run was started.`
	} : {
		code: "wrong-checkout",
		severity: "error",
		finding: `${r}, and ${t || "this event"} can run on another commit than the head of the branch.`,
		advice: "Nothing was sent. Install git before actions/checkout runs, or run apply on push."
	};
}
function On(e, { event: t, sha: n }) {
	if (e.is === "compared" && e.differing.length === 0) return;
	let r = X.includes(t);
	return {
		code: "wrong-checkout",
		severity: r ? "notice" : "error",
		finding: e.is === "compared" ? `Not all settings and manifests are as in commit ${Z(n)}, for which this run was started: ${ee(e.differing, 5)}.` : `It is not known whether the settings and manifests are those of commit ${Z(n)}, for which this run was started: ${e.why}.`,
		advice: r ? "They are used as they are." : `A stranger can cause ${t || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function Z(e) {
	return e.slice(0, 7);
}
function Q(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return c("wrong-ref", n);
}
function kn(e, t) {
	let n = `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`;
	return [c("unknown-head", n)];
}
function An(e) {
	return `Lokaform: drift in ${i(Nn(e), 80)}`;
}
function jn(e, t, n) {
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
		measure: ye,
		overflow: "the job summary of the workflow has more"
	});
	return S([
		v(n.marker),
		a,
		Fn(n),
		In(n)
	]);
}
function Mn(e, t) {
	return S([
		v(t.marker),
		x`✅ **The project ${b(ce(Nn(e), 80))} matches its manifests again.**`,
		In(t)
	]);
}
function Nn({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Pn(e, t) {
	return S([v(t.marker), x`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function Fn({ pullUrl: e }) {
	let t = e === void 0 ? x`${he("lokaform pull")} writes texts that other people edited into them.` : x`To get texts that other people edited, start ${Te(x`the workflow that pulls`, e)}: it opens the pull request.`;
	return x`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
function In({ workflowUrl: e }) {
	let t = e === "" ? x`its workflow` : Te(x`its workflow`, e);
	return x`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
const Ln = 65e3;
function Rn(e, { problems: t = [], ...n }) {
	let r = e.map((e) => {
		let t = d(e, {
			texts: e.hide_texts !== !0,
			full: "also"
		});
		return {
			heading: ce(e.name, 80),
			result: void 0,
			facts: [],
			isApplied: !1,
			sections: t
		};
	}), i = {
		heading: le`Translations from Lokalise: ${f(e)}`,
		lead: Oe,
		verdict: [{ words: De(e) }],
		problems: _(t, Bn),
		parts: r,
		next: Ae
	};
	return Se(i, n);
}
function zn(e, { limit: t, measure: n, overflow: r }) {
	let i = we(_(e, Bn));
	return new _e(t / 2, n).showRest([i]), S(me(i, 3, r));
}
const Bn = {
	full: "also",
	longest: ve
};
function Vn(e) {
	let t = pe(Ee(e).map(b));
	return S([
		x`## ${fe(ke(e))}`,
		t,
		b(je)
	]);
}
function Hn(e) {
	let t = $(e, n);
	return o.flatMap((e) => Jn(t.filter((t) => t.severity === e), 10, " If the job has the permission checks: write, a check run shows up to 1,000 of them at their lines."));
}
function Un(e, t = 1e3) {
	return Jn($(e, 16e3), t);
}
function Wn(e) {
	let t = $(e, n);
	return o.every((e) => t.filter((t) => t.severity === e).length <= 10);
}
function $(e, t) {
	let { stopped: n, problems: r, parts: i } = m(e, {
		full: !0,
		longest: t
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.filter(({ severity: e }) => e)), o = n && ae(n);
	return [...o ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: o
	}] : [], ...de(a).map((e) => Kn(e, t))];
}
function Gn(e) {
	return l([e]).map((e) => Kn(e, n));
}
function Kn(e, t) {
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
function qn(e) {
	return {
		severity: "error",
		title: "lokaform: drift",
		message: `${te(e.projects)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function Jn(e, t, n = "") {
	let [r] = e.slice(t - 1);
	if (e.length <= t || !r) return [...e];
	let i = `${ie(e.length - t + 1)} more`, a = `${i} are not shown here. The job summary and the report list them all.${n}`;
	return [...e.slice(0, t - 1), {
		severity: r.severity,
		title: `and ${i}`,
		message: a
	}];
}
export { Bt as A, ht as B, jt as C, z as D, V as E, Nt as F, st as G, N as H, F as I, M as J, ot as K, ct as L, H as M, L as N, U as O, Ht as P, Xe as Q, xt as R, Gt as S, Mt as T, St as U, mt as V, I as W, it as X, at as Y, Ye as Z, Y as _, Gn as a, gn as b, Pn as c, zn as d, Rn as f, xn as g, Sn as h, qn as i, B as j, Pt as k, Vn as l, bn as m, Wn as n, Ln as o, Mn as p, j as q, Un as r, jn as s, Hn as t, An as u, ln as v, R as w, Zt as x, cn as y, lt as z };
