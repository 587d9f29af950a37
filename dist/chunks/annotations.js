import { f as e } from "./wire.js";
import { B as t, G as n, H as r, It as i, J as a, Q as o, Z as s, d as c, v as l } from "./start.js";
import { Bn as u, Gr as d, In as f, Jt as p, Nn as m, Pn as h, Qt as g, Rn as _, Vn as ee, Xn as te, Xt as ne, Yn as re, Yr as ie, Yt as ae, Zn as oe, Zt as se, ei as ce, ii as le, in as ue, mi as de, nr as fe, ri as pe, rn as me, ti as he } from "./engine.js";
import { C as v, D as ge, E as y, S as _e, T as b, _ as x, b as S, c as ve, d as C, f as ye, g as w, m as be, o as xe, p as Se, t as Ce, v as T, w as E, x as we, y as D } from "./markdown.js";
import { a as Te, i as Ee, n as De, r as Oe, t as ke } from "./writtenFiles.js";
import { dirname as Ae, join as O, relative as je, resolve as k, sep as Me } from "node:path";
import * as A from "os";
import * as Ne from "crypto";
import * as Pe from "fs";
import { inflateSync as Fe } from "node:zlib";
import { lstat as Ie, readFile as j, readdir as Le, readlink as Re, realpath as ze } from "node:fs/promises";
import { setTimeout as Be } from "node:timers/promises";
// node_modules/@actions/core/lib/utils.js
function M(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function N(e) {
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
function P(e, t, n) {
	let r = new Ve(e, t, n);
	process.stdout.write(r.toString() + A.EOL);
}
var Ve = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${Ue(r)}`);
			}
		}
		return e += `::${He(this.message)}`, e;
	}
};
function He(e) {
	return M(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Ue(e) {
	return M(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function We(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!Pe.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	Pe.appendFileSync(n, `${M(t)}${A.EOL}`, { encoding: "utf8" });
}
function Ge(e, t) {
	let n = `ghadelimiter_${Ne.randomUUID()}`, r = M(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${A.EOL}${r}${A.EOL}${n}`;
}
var Ke;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Ke ||= {});
function qe(e) {
	P("add-mask", {}, e);
}
function Je(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Ye(e, t) {
	if (process.env.GITHUB_OUTPUT) return We("OUTPUT", Ge(e, t));
	process.stdout.write(A.EOL), P("set-output", { name: e }, M(t));
}
function Xe(e) {
	process.exitCode = Ke.Failure, Qe(e);
}
function Ze(e) {
	P("debug", {}, e);
}
function Qe(e, t = {}) {
	P("error", N(t), e instanceof Error ? e.toString() : e);
}
function $e(e, t = {}) {
	P("warning", N(t), e instanceof Error ? e.toString() : e);
}
function et(e, t = {}) {
	P("notice", N(t), e instanceof Error ? e.toString() : e);
}
function tt(e) {
	process.stdout.write(e + A.EOL);
}
// src/github/log.ts
const nt = new s();
function F(e) {
	return nt.clean(e);
}
function rt(e) {
	for (let t of e) t !== "" && tt(r(F(t)));
}
function I(e) {
	Ze(r(F(e)));
}
function it(e) {
	nt.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of o(e)) qe(t);
}
function at(e) {
	Xe(r(F(n(e))));
}
function ot({ severity: e, title: t, message: n, place: i }) {
	let a = {
		title: F(t),
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
		error: Qe,
		warning: $e,
		notice: et
	}[e];
	o(r(F(n)), a);
}
// src/github/checkout.ts
async function st(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await he(await ce(k(r)), await ce(k(t)));
		n.set(e, {
			root: e,
			commit: e === void 0 ? void 0 : await ut(O(e, ".git"))
		});
	}
	return [...n.values()];
}
async function L(e, { root: t }) {
	return t === void 0 ? e : O(e, je(await ze(e), t));
}
async function ct({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await L(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = O(r, t);
		if (i !== "" && d(a, o)) return `${e}/blob/${i}/${je(o, a).split(Me).map(lt).join("/")}#L${n}`;
	};
}
function lt(e) {
	return encodeURIComponent(e.toWellFormed()).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
async function ut(e) {
	let t = await dt(e);
	if (t === void 0) return;
	let n = await R(O(t, "HEAD"));
	return n === void 0 ? void 0 : gt(t, n, ht);
}
async function dt(e) {
	let t = await R(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : k(Ae(e), n.trimEnd());
}
async function ft({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getCommit({
		...t,
		commit_sha: n
	});
	return r.parents.map(({ sha: e }) => e);
}
async function pt(e, t) {
	let n = await dt(O(e, ".git"));
	if (n === void 0) return;
	let r = O(await mt(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = Fe(await j(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function mt(e) {
	let t = await R(O(e, "commondir"));
	return t === void 0 ? e : k(e, t.trim());
}
const ht = 5;
async function gt(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return _t(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await mt(e), a = await R(O(i, r));
	return a === void 0 ? _t((await R(O(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : gt(e, a, n - 1);
}
function _t(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function R(e) {
	return j(e, "utf8").catch(() => void 0);
}
function z({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
async function vt({ rest: e, at: t }) {
	let { data: n } = await e.repos.get(t);
	return n.default_branch;
}
function yt({ baseBranch: e, defaultBranch: t }, n) {
	let r = e === "" || t === "", a = e === t || n.some((t) => i(e, t));
	return r || a ? void 0 : e;
}
const bt = ".github/workflows", xt = /^[\w.-]+\.ya?ml$/, St = {
	apply: /^[^#\n]*\bcommand:\s*["']?apply["']?\s*(?:[,}#]|$)/m,
	pull: /^[^#\n]*\buses:\s*["']?[^\s"'#]*\/pull@/m
};
async function Ct(e, t) {
	let n = await Le(O(t, bt)).catch(() => []);
	for (let r of n.filter((e) => xt.test(e)).sort()) {
		let n = await j(O(t, bt, r), "utf8").catch(() => "");
		if (St[e].test(n)) return r;
	}
}
// src/github/octokit.ts
const wt = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], Tt = {
	request: 45e3,
	all: 18e4
}, Et = "github-actions[bot]";
async function B(e, t, n) {
	let r = AbortSignal.any([t.signal, AbortSignal.timeout(t.time ?? Tt.all)]), i = new Promise((e, t) => {
		let n = () => t(new V("no response in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	});
	return Promise.race([Dt(e, {
		...t,
		signal: r
	}).then(n), i]);
}
async function Dt(e, { githubToken: t, signal: n, onRequest: r }) {
	let [{ getOctokit: i }, { retry: a }, { throttling: o }] = await Promise.all([
		import("./actions-github.js"),
		import("./octokit-plugin-retry.js"),
		import("./octokit-plugin-throttling.js")
	]), s = (e, t, n, r) => r < 2 && e <= 20, c = {
		log: {
			debug: () => {},
			info: () => {},
			warn: I,
			error: I
		},
		retry: {
			retries: 2,
			doNotRetry: wt
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
		r?.(), e.signal = AbortSignal.any([n, AbortSignal.timeout(Tt.request)]), e.fetch = kt(e.fetch ?? fetch);
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
			return g ??= Ot(p), g;
		},
		noteLogin(e) {
			e !== void 0 && (g = Promise.resolve(e));
		}
	});
}
async function Ot(e) {
	try {
		let { viewer: t } = await e("query { viewer { login __typename } }"), { login: n, __typename: r } = t;
		return r === "Bot" && !n.endsWith("[bot]") ? `${n}[bot]` : n;
	} catch (e) {
		if (U(e)) return Et;
		throw e;
	}
}
function kt(e) {
	return async (...t) => {
		let n = await e(...t), { status: r, statusText: i } = n, a = await n.arrayBuffer(), o = [...n.headers], s = new Response(a.byteLength > 0 ? a : null, {
			status: r,
			statusText: i,
			headers: o
		});
		return Object.defineProperty(s, "url", { value: n.url });
	};
}
const At = { request: { retries: 0 } };
async function jt(e, t) {
	for (let n = 1;; n += 1) try {
		await e();
		return;
	} catch (e) {
		if (H(e) !== "failed" || n > 2) throw e;
		if (await Be(n ** 2 * 1e3), await t()) return;
	}
}
async function Mt(e, t) {
	try {
		return await t(e(Ce));
	} catch (n) {
		if (W(n) !== 422) throw n;
		return t(e(Ce / 2));
	}
}
async function Nt(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
var V = class extends Error {
	name = "NoResponse";
};
const Pt = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoResponse"
];
function H(e) {
	if (!(e instanceof Error && (Pt.includes(e.name) || "status" in e))) return "bug";
	let t = W(e), n = /rate limit/i.test(e.message);
	return t === 429 || (t ?? 403) === 403 && n ? "limited" : t === 401 ? "unknown" : t === void 0 && Ft(e).length > 0 ? U(e) ? "refused" : "invalid" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function Ft(e) {
	return (e instanceof Error && "errors" in e && Array.isArray(e.errors) ? e.errors : []).flatMap((e) => typeof e?.type == "string" ? e.type : []);
}
function U(e) {
	return e instanceof Error ? Ft(e).includes("FORBIDDEN") ? !0 : (W(e) === 403 || "errors" in e) && /resource not accessible by/i.test(e.message) : !1;
}
function W(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function It(e) {
	let t = (e instanceof Error ? e.message : String(e)).split(" - https://")[0]?.replace(/^Request failed due to following response errors:\s*- /, ""), n = W(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
async function G(e) {
	return e.catch((e) => {
		if (![404, 410].includes(W(e) ?? 0)) throw e;
	});
}
const Lt = /archived|too large/i, Rt = "contents: read";
function K(e, t = Rt) {
	let n = It(e), r = H(e), i = W(e);
	return r === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : r === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : i === 410 && t !== Rt ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty" : r === "invalid" ? `GitHub refused it (${n})` : r === "refused" ? U(e) ? `the workflow's token lacks a permission (${n}). Give the job the permission ${t}` : i === 404 && zt(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i === 404 ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. Give the job the permission ${t}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${Lt.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}` : `GitHub's API failed (${n})`;
}
function zt(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function Bt(e) {
	return l("not-published", e, { severity: "notice" });
}
async function Vt(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		let i = H(r), a = i === "refused" && n?.origin, o = `${e} could not be written: ${i === "bug" ? `this is a bug in lokaform. Please report it with these words: ${r instanceof Error ? r.stack : r}` : a ? `for ${a === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${K(r, t)}.`} The job summary has the whole report.`, s = i === "refused" || i === "unknown" || W(r) === 410;
		return [l("not-published", o, { severity: s ? "notice" : "warning" })];
	}
}
// src/report/markdown/afterMerge.ts
const q = v("lokaform:applied:end"), Ht = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Ut = RegExp(`<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${q}(?:\n+|$)`, "gy"), J = E`The plan before the merge:`;
function Y(e) {
	return Ht.exec(e)?.[0] ?? "";
}
function Wt(e) {
	return X(e).sections.length > 0;
}
function Gt(e, t) {
	let n = X(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Kt(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = X(e), s = y(i.trimEnd()), c = qt(a, n, r - s.length), l = Jt(t, n, r - D([
		s,
		...c,
		J
	]).length - Math.min(o.length, 81) - 4), u = D([
		s,
		...c,
		l,
		...o === "" ? [] : [J]
	]), d = u.length + 2 + o.length <= r;
	return D([u, y(d ? o : "The plan is left out, because the comment is full. Its edit history has the plan.")]);
}
function qt(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2;
	return r.map((e) => {
		let [t = "", n = ""] = e.split("\n\n");
		return y(i ? `${t}\n\n${n}\n\nThe rest is left out, because the comment is full. The summary of the run has it.\n${q}` : e);
	});
}
function X(e) {
	let t = e.replaceAll("\r\n", "\n"), n = Y(t), r = [...t.slice(n.length).matchAll(Ut)], i = r.map(([e, t = "", n, r = "", i, a]) => {
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
function Jt(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = p(e, t, ye), { id: c, attempt: l } = t.run, u = r ? "done" : "failed", d = v(`lokaform:applied:${t.inputs}:${u}:${t.commit}:${c}:${l}`), f = o.length > 0 ? [_e(o.map(b))] : [], m = D([
		E`## ${b(i)}`,
		...a.map(b),
		...f
	]), h = d.length + m.length + q.length + 150, g = T({
		part: "failed",
		noun: "failure",
		rows: s
	});
	new C(n - h, w).showRest([g]);
	let _ = x(g, 3, "the job summary has them");
	return E`${d}\n${D([m, ..._])}\n${q}`;
}
// src/github/afterMerge.ts
const Yt = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function Xt(e, t, n) {
	let r = z(n), i = fe(e).some(({ code: e, severity: t }) => t === "error" && Yt.includes(e));
	if (r === void 0 || n.sha === "" || i) return [];
	let a = async (i) => {
		let { now: a, markers: o } = t, s = await $t(i, r), { run: c, sha: l, runUrl: u } = n, { inputs: d } = o.scope, f = {
			url: u,
			run: c,
			commit: l,
			now: a,
			pullRequests: s.numbers.length,
			inputs: d
		}, p = 0, m = [];
		for (let t of s.numbers.slice(0, 100)) try {
			p += await rn(i, t, e, o, f);
		} catch (e) {
			if (!["failed", "invalid"].includes(H(e))) throw e;
			m.push(e);
		}
		if (m.length > 0) throw m[0];
		return p > 0 ? Zt(s) : [];
	};
	return Vt("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => B(n, t, a));
}
function Zt({ numbers: e, commits: t, knowsRuns: n }) {
	let r = `There are ${_(t, "commit")} since the last successful run. Only the newest ${Qt} were searched for merged pull requests, so the comments on older ones were not updated.`, i = `${_(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`;
	return [
		...n ? [] : ["Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."],
		...t > Qt ? [r] : [],
		...e.length > 100 ? [i] : []
	].map(Bt);
}
const Qt = 500;
async function $t(e, t) {
	let { last: n, knowsRuns: r } = await en(e, t), { shas: i, total: a, since: o } = await tn(e, n ?? e.context.before);
	return {
		numbers: i.size > 0 ? await nn(e, t, i, o) : [],
		commits: a,
		knowsRuns: r
	};
}
async function en({ rest: e, at: t, context: n }, r, { workflow: i, events: a } = {
	workflow: n.workflow,
	events: n.event === "workflow_dispatch" ? ["push", n.event] : [n.event]
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
		if (W(e) === 404) return { knowsRuns: !0 };
		if (H(e) === "refused") return { knowsRuns: !1 };
		throw e;
	}
}
async function tn({ rest: t, at: n, context: r }, i) {
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
		if (W(e) === 404) return o;
		throw e;
	}
}
async function nn({ rest: e, at: t }, n, r, i) {
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
async function rn(e, t, n, { commentPrefix: r, scope: i }, a) {
	let { paginate: o, rest: s, at: c } = e, l = {
		...c,
		issue_number: t,
		per_page: 100
	}, u = await o(s.issues.listComments, l), d = 0;
	for (let { id: t, body: o = "" } of await Nt(u, r, e)) {
		let r = ve(n, i, Y(o)), s = !xe(Y(o), i);
		r && await an(e, [t, o], r, a, s) && (d += 1);
	}
	return d;
}
async function an({ rest: e, at: t }, [n, r], i, a, o) {
	let { issues: s } = e, c = {
		...t,
		comment_id: n
	}, l = async () => (await G(s.getComment(c)))?.data.body ?? "", u = o ? await l() : r, d = 0;
	for (; d < 3 && Gt(u, a) && (await Mt((e) => Kt(u, i, a, e), async (e) => {
		await G(s.updateComment({
			...c,
			body: e
		}));
	}), d += 1, o);) u = await l();
	return d > 0;
}
// src/github/targetFiles.ts
function on(e, t, n) {
	return cn(e, n, "the checked-out commit is neither the head of the pull request nor a merge of it", (e, n) => gn(e, t, n));
}
function sn(e, t, n) {
	return cn(e, t, "no run has applied manifests before", async (t, { root: r }) => {
		let i = z(e), a = await Ct("apply", r) ?? e.workflow, { last: o } = i === void 0 ? {} : await en(t, i, n ? void 0 : {
			workflow: a,
			events: ["push", "workflow_dispatch"]
		});
		return o ?? e.before;
	});
}
async function cn(e, t, n, r) {
	let [i, ...a] = t.checkouts;
	if (!i || a.length > 0) return Z(ln);
	if (t.githubToken === "") return Z("the input github-token is empty");
	let { commit: o = e.sha } = i;
	try {
		let a = await L(t.workspace, i);
		return await B(e, t, async (e) => {
			let t = await r(e, {
				root: a,
				planned: o
			});
			if (t === void 0) return Z(n);
			let i = await dn(e, a, t);
			return i ? {
				is: "found",
				commit: t,
				files: i
			} : Z(un);
		});
	} catch (e) {
		return Z(K(e));
	}
}
const ln = "the settings and the manifests are not all in one checkout", un = "the repository has too many files for GitHub to list them";
async function dn(e, t, n) {
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
	return new pe(t, i, (n) => _n(e, t, n));
}
async function fn(e, { checkouts: t, workspace: n, read: r }) {
	let [i, ...a] = t;
	if (!i || a.length > 0 || await pn(i, n)) return Z(ln);
	try {
		let t = await dn(e, await L(n, i), e.context.sha);
		if (!t) return Z(un);
		let a = [];
		for (let e of new Set([...r.onDisk, ...await r.inCommit(t)])) {
			let r = await mn(e, await t.idOf(e)), i = ie(e, { displayRoot: n });
			r !== void 0 && a.push(`${i} (${r})`);
		}
		return {
			is: "found",
			differing: a
		};
	} catch (e) {
		return Z(K(e instanceof le ? e.cause : e));
	}
}
async function pn({ root: e }, t) {
	let n = await ze(t);
	return e !== void 0 && e !== n && await he(Ae(e), n) !== void 0;
}
async function mn(e, t) {
	let n = await j(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : yn(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
}
function Z(e) {
	return {
		is: "missing",
		why: e
	};
}
function hn({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${K(t)}`;
}
async function gn(e, { head: t, base: n }, { root: r, planned: i }) {
	if (i === t) {
		let r = {
			...e.at,
			basehead: `${n}...${t}`,
			per_page: 1
		}, { data: i } = await e.rest.repos.compareCommitsWithBasehead(r);
		return i.merge_base_commit.sha;
	}
	let a = await pt(r, i) ?? await ft(e, i);
	return a[1] === t ? a[0] : void 0;
}
async function _n(e, t, { path: n, kind: r, id: i }) {
	let a = O(t, n);
	try {
		let e = (r === "link" || (await Ie(a)).isFile()) && await (r === "link" ? Re(a, "buffer") : j(a)), t = e && yn(e, i);
		if (t) return t;
	} catch {}
	return vn(e, i);
}
async function vn({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getBlob({
		...t,
		file_sha: n
	});
	return Buffer.from(r.content, "base64");
}
function yn(e, t) {
	if (xn(e, t) === t) return e;
	let n = bn(e);
	return xn(n, t) === t ? n : void 0;
}
function bn(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function xn(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return de(n).update(`blob ${e.length}\0`).update(e).digest("hex");
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
	let r = z(e);
	return r === void 0 ? [Mn(e.ref, void 0)] : Dn(e, r, t, async (n) => {
		if (!t.applyFrom.some((e) => i(r, e))) {
			let t = await vt(n);
			if (r !== t) return [Mn(e.ref, t)];
		}
		return (await Tn(n, r, t.source, "all")).map(En);
	});
}
async function wn(e, t) {
	let n = e && z(e);
	if (!e || n === void 0) return Mn(e?.ref ?? "", void 0);
	let [r] = await Dn(e, n, t, async (e) => {
		let t = await On(e, n);
		return t ? [En(t)] : [];
	});
	return r;
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
	if (n.githubToken === "") return Nn(t, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await B(e, n, r);
	} catch (e) {
		return Nn(t, K(e));
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
		finding: `This run is for commit ${Q(n)}, but ${r} is now at ${Q(a)}.`,
		advice: `The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on ${r} (workflow_dispatch).`
	};
}
function kn(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${Q(n.commit)}, but this run is for ${Q(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function An(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return;
	let r = "The commit of the manifests cannot be read from a .git folder";
	return Sn.includes(t) ? {
		code: "wrong-checkout",
		severity: "notice",
		finding: `${r}.`,
		advice: `They are assumed to be from commit ${Q(n)}, for which this run was started.`
	} : {
		code: "wrong-checkout",
		severity: "error",
		finding: `${r}, and ${t || "this event"} can run on another commit than the head of the branch.`,
		advice: "Nothing was sent. Install git before actions/checkout runs, or run apply on push."
	};
}
async function jn(e, t) {
	let { event: n, sha: r } = e.context, i = await fn(e, t);
	if (i.is === "found" && i.differing.length === 0) return;
	let a = Sn.includes(n);
	return {
		code: "wrong-checkout",
		severity: a ? "notice" : "error",
		finding: i.is === "found" ? `Not all settings and manifests are as in commit ${Q(r)}, for which this run was started: ${ee(i.differing, 5)}.` : `It is not known whether the settings and manifests are those of commit ${Q(r)}, for which this run was started: ${i.why}.`,
		advice: a ? "They are used as they are." : `A stranger can cause ${n || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function Q(e) {
	return e.slice(0, 7);
}
function Mn(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return l("wrong-ref", n);
}
function Nn(e, t) {
	let n = `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`;
	return [l("unknown-head", n)];
}
function Pn(e) {
	return `Lokaform: drift in ${a(Ln(e), 80)}`;
}
function Fn(e, t, n) {
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
		measure: w,
		overflow: "the job summary of the workflow has more"
	});
	return D([
		v(n.marker),
		a,
		zn(n),
		Bn(n)
	]);
}
function In(e, t) {
	return D([
		v(t.marker),
		E`✅ **The project ${b(te(Ln(e), 80))} matches its manifests again.**`,
		Bn(t)
	]);
}
function Ln({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Rn(e, t) {
	return D([v(t.marker), E`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function zn({ pullUrl: e }) {
	let t = e === void 0 ? E`${S("lokaform pull")} writes them into the files.` : E`To get them, start ${we(E`the workflow that pulls`, e)}: it opens the pull request.`;
	return E`### What to do

- Texts to pull are in the project only, and apply keeps them. ${t}
- To write the other declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request.

A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
function Bn({ workflowUrl: e }) {
	let t = e === "" ? E`its workflow` : we(E`its workflow`, e);
	return E`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
function Vn(e, { problems: t = [], ...n }) {
	let r = e.map((e) => {
		let t = se(e, { full: "also" });
		return {
			heading: te(e.name, 80),
			result: void 0,
			facts: [],
			isApplied: !1,
			sections: t
		};
	}), i = {
		heading: oe`${h(e)}`,
		lead: De,
		verdict: [{ words: Ee([...new Set(e.flatMap(({ files: e }) => e))].map((e) => ({ path: e }))) }],
		problems: ne(t, Un),
		parts: r,
		next: Oe
	};
	return Se(i, n);
}
function Hn(e, { limit: t, measure: n, overflow: r }) {
	let i = T(ne(e, Un));
	return new C(t / 2, n).showRest([i]), D(x(i, 3, r));
}
const Un = {
	full: "also",
	longest: ye
}, Wn = E`**GitHub does not start workflows for this pull request by itself**, because the workflow's own token opened it. This concerns all workflows on ${S("pull_request")} and ${S("push")}. To start them, approve them on this page, or close the pull request and open it again. With a token of a GitHub App in the input ${S("github-token")}, they start.`;
function Gn(e, t) {
	let n = b(Ee(e.manifests)), r = T(g(e, { full: "also" }));
	new C(t / 2, w).showRest([r]);
	let i = x(r, 3, "the log has them all");
	return D([
		E`## ${ge(Te(e))}`,
		n,
		...i,
		b(ke)
	]);
}
function Kn(e) {
	let n = $(e, t);
	return c.flatMap((e) => Qn(n.filter((t) => t.severity === e), 10));
}
function qn(e, t = 1e3) {
	return Qn($(e, 16e3), t);
}
function Jn(e) {
	return Kn(e).length === $(e, t).length;
}
function $(e, t) {
	let { stopped: n, problems: r, parts: i } = ae(e, {
		full: !0,
		longest: t
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.filter(({ severity: e }) => e)), o = n && re(n);
	return [...o ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: o
	}] : [], ...me(a).map((e) => Xn(e, t))];
}
function Yn(e) {
	return ue([e]).map((e) => Xn(e, t));
}
function Xn(e, t) {
	let { severity: n = "notice", code: r, name: i, state: o, words: s = "", place: c, lines: l } = e, u = c && { place: c };
	if (r) {
		let e = l.map(({ start: e, value: t }) => `\n${e}${t}`).join("");
		return {
			severity: n,
			title: `lokaform: ${r.name}`,
			message: `${s} [${r.name}]${e}`,
			...u
		};
	}
	return o === void 0 ? {
		severity: n,
		title: "lokaform: to pull",
		message: a(`${i}: ${s}`, t),
		...u
	} : {
		severity: n,
		title: a(`${i}: ${o}`, 120),
		message: s,
		...u
	};
}
function Zn(e) {
	return e.command === "status" ? {
		severity: "error",
		title: "lokaform: not ready",
		message: f(e.projects)
	} : {
		severity: "error",
		title: "lokaform: drift",
		message: `${m(e.projects)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function Qn(e, t) {
	let [n] = e.slice(t - 1);
	if (e.length <= t || !n) return [...e];
	let r = `${u(e.length - t + 1)} more`, i = `${r} are not shown here. The job summary and the report list them all.`;
	return [...e.slice(0, t - 1), {
		severity: n.severity,
		title: `and ${r}`,
		message: i
	}];
}
export { it as $, It as A, z as B, bn as C, V as D, At as E, W as F, ft as G, vt as H, G as I, Ct as J, L as K, B as L, K as M, Nt as N, Et as O, Bt as P, I as Q, Vt as R, hn as S, Wt as T, ct as U, st as V, pt as W, at as X, ot as Y, F as Z, yn as _, Yn as a, sn as b, Rn as c, Hn as d, rt as et, Vn as f, wn as g, Tn as h, Zn as i, H as j, jt as k, Gn as l, Cn as m, Jn as n, Ye as nt, Wn as o, In as p, yt as q, qn as r, Fn as s, Kn as t, Je as tt, Pn as u, xn as v, Xt as w, on as x, vn as y, Mt as z };
