import { f as e } from "./wire.js";
import { B as t, G as n, H as r, It as i, J as a, Q as o, Z as s, d as c, v as l } from "./start.js";
import { $r as u, Bn as d, Fn as f, Jn as p, Jr as m, Jt as h, Ln as g, Mn as ee, Nn as te, Wr as ne, Xn as re, Xt as ie, Yn as ae, Yt as oe, Zt as se, ei as ce, ni as le, nn as ue, pi as de, qt as fe, ri as pe, rn as me, tr as he, zn as ge } from "./engine.js";
import { C as _, D as _e, E as ve, S as ye, T as v, _ as y, b, c as be, d as x, f as xe, g as S, m as Se, o as Ce, p as we, t as Te, v as C, w, x as Ee, y as T } from "./markdown.js";
import { a as De, i as Oe, n as ke, r as Ae, t as je } from "./writtenFiles.js";
import { dirname as Me, join as E, relative as Ne, resolve as D, sep as Pe } from "node:path";
import * as O from "os";
import * as Fe from "crypto";
import * as Ie from "fs";
import { inflateSync as Le } from "node:zlib";
import { lstat as Re, readFile as k, readdir as ze, readlink as Be, realpath as Ve } from "node:fs/promises";
import { setTimeout as He } from "node:timers/promises";
// node_modules/@actions/core/lib/utils.js
function A(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function j(e) {
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
	let r = new Ue(e, t, n);
	process.stdout.write(r.toString() + O.EOL);
}
var Ue = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${Ge(r)}`);
			}
		}
		return e += `::${We(this.message)}`, e;
	}
};
function We(e) {
	return A(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Ge(e) {
	return A(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function Ke(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!Ie.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	Ie.appendFileSync(n, `${A(t)}${O.EOL}`, { encoding: "utf8" });
}
function qe(e, t) {
	let n = `ghadelimiter_${Fe.randomUUID()}`, r = A(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${O.EOL}${r}${O.EOL}${n}`;
}
var Je;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Je ||= {});
function Ye(e) {
	M("add-mask", {}, e);
}
function Xe(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Ze(e, t) {
	if (process.env.GITHUB_OUTPUT) return Ke("OUTPUT", qe(e, t));
	process.stdout.write(O.EOL), M("set-output", { name: e }, A(t));
}
function Qe(e) {
	process.exitCode = Je.Failure, et(e);
}
function $e(e) {
	M("debug", {}, e);
}
function et(e, t = {}) {
	M("error", j(t), e instanceof Error ? e.toString() : e);
}
function tt(e, t = {}) {
	M("warning", j(t), e instanceof Error ? e.toString() : e);
}
function nt(e, t = {}) {
	M("notice", j(t), e instanceof Error ? e.toString() : e);
}
function rt(e) {
	process.stdout.write(e + O.EOL);
}
// src/github/log.ts
const it = new s();
function N(e) {
	return it.clean(e);
}
function at(e) {
	for (let t of e) t !== "" && rt(r(N(t)));
}
function P(e) {
	$e(r(N(e)));
}
function ot(e) {
	it.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of o(e)) Ye(t);
}
function st(e) {
	Qe(r(N(n(e))));
}
function ct({ severity: e, title: t, message: n, place: i }) {
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
		error: et,
		warning: tt,
		notice: nt
	}[e];
	o(r(N(n)), a);
}
// src/github/checkout.ts
async function lt(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await ce(await u(D(r)), await u(D(t)));
		n.set(e, {
			root: e,
			commit: e === void 0 ? void 0 : await ft(E(e, ".git"))
		});
	}
	return [...n.values()];
}
async function F(e, { root: t }) {
	return t === void 0 ? e : E(e, Ne(await Ve(e), t));
}
async function ut({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await F(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = E(r, t);
		if (i !== "" && ne(a, o)) return `${e}/blob/${i}/${Ne(o, a).split(Pe).map(dt).join("/")}#L${n}`;
	};
}
function dt(e) {
	return encodeURIComponent(e.toWellFormed()).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
async function ft(e) {
	let t = await pt(e);
	if (t === void 0) return;
	let n = await I(E(t, "HEAD"));
	return n === void 0 ? void 0 : vt(t, n, _t);
}
async function pt(e) {
	let t = await I(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : D(Me(e), n.trimEnd());
}
async function mt({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getCommit({
		...t,
		commit_sha: n
	});
	return r.parents.map(({ sha: e }) => e);
}
async function ht(e, t) {
	let n = await pt(E(e, ".git"));
	if (n === void 0) return;
	let r = E(await gt(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = Le(await k(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function gt(e) {
	let t = await I(E(e, "commondir"));
	return t === void 0 ? e : D(e, t.trim());
}
const _t = 5;
async function vt(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return yt(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await gt(e), a = await I(E(i, r));
	return a === void 0 ? yt((await I(E(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : vt(e, a, n - 1);
}
function yt(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function I(e) {
	return k(e, "utf8").catch(() => void 0);
}
function L({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
async function bt({ rest: e, at: t }) {
	let { data: n } = await e.repos.get(t);
	return n.default_branch;
}
function xt({ baseBranch: e, defaultBranch: t }, n) {
	let r = e === "" || t === "", a = e === t || n.some((t) => i(e, t));
	return r || a ? void 0 : e;
}
const St = ".github/workflows", Ct = /^[\w.-]+\.ya?ml$/, wt = {
	apply: /^[^#\n]*\bcommand:\s*["']?apply["']?\s*(?:[,}#]|$)/m,
	pull: /^[^#\n]*\buses:\s*["']?[^\s"'#]*\/pull@/m
};
async function Tt(e, t) {
	let n = await ze(E(t, St)).catch(() => []);
	for (let r of n.filter((e) => Ct.test(e)).sort()) {
		let n = await k(E(t, St, r), "utf8").catch(() => "");
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
			warn: P,
			error: P
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
		if (await He(n ** 2 * 1e3), await t()) return;
	}
}
async function Pt(e, t) {
	try {
		return await t(e(Te));
	} catch (n) {
		if (H(n) !== 422) throw n;
		return t(e(Te / 2));
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
const zt = /archived|too large/i, Bt = "contents: read";
function W(e, t = Bt) {
	let n = Rt(e), r = B(e), i = H(e);
	return r === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : r === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : i === 410 && t !== Bt ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty" : r === "invalid" ? `GitHub refused it (${n})` : r === "refused" ? V(e) ? `the workflow's token lacks a permission (${n}). Give the job the permission ${t}` : i === 404 && Vt(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i === 404 ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. Give the job the permission ${t}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${zt.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}` : `GitHub's API failed (${n})`;
}
function Vt(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function Ht(e) {
	return l("not-published", e, { severity: "notice" });
}
async function Ut(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		let i = B(r), a = i === "refused" && n?.origin, o = `${e} could not be written: ${i === "bug" ? `this is a bug in lokaform. Please report it with these words: ${r instanceof Error ? r.stack : r}` : a ? `for ${a === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${W(r, t)}.`} The job summary has the whole report.`, s = i === "refused" || i === "unknown" || H(r) === 410;
		return [l("not-published", o, { severity: s ? "notice" : "warning" })];
	}
}
// src/report/markdown/afterMerge.ts
const G = _("lokaform:applied:end"), Wt = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Gt = RegExp(`<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${G}(?:\n+|$)`, "gy"), K = w`The plan before the merge:`;
function q(e) {
	return Wt.exec(e)?.[0] ?? "";
}
function Kt(e) {
	return J(e).sections.length > 0;
}
function qt(e, t) {
	let n = J(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Jt(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = J(e), s = ve(i.trimEnd()), c = Yt(a, n, r - s.length), l = Xt(t, n, r - T([
		s,
		...c,
		K
	]).length - Math.min(o.length, 81) - 4), u = T([
		s,
		...c,
		l,
		...o === "" ? [] : [K]
	]), d = u.length + 2 + o.length <= r;
	return T([u, ve(d ? o : "The plan is left out, because the comment is full. Its edit history has the plan.")]);
}
function Yt(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2;
	return r.map((e) => {
		let [t = "", n = ""] = e.split("\n\n");
		return ve(i ? `${t}\n\n${n}\n\nThe rest is left out, because the comment is full. The summary of the run has it.\n${G}` : e);
	});
}
function J(e) {
	let t = e.replaceAll("\r\n", "\n"), n = q(t), r = [...t.slice(n.length).matchAll(Gt)], i = r.map(([e, t = "", n, r = "", i, a]) => {
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
function Xt(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = fe(e, t, xe), { id: c, attempt: l } = t.run, u = r ? "done" : "failed", d = _(`lokaform:applied:${t.inputs}:${u}:${t.commit}:${c}:${l}`), f = o.length > 0 ? [ye(o.map(v))] : [], p = T([
		w`## ${v(i)}`,
		...a.map(v),
		...f
	]), m = d.length + p.length + G.length + 150, h = C({
		part: "failed",
		noun: "failure",
		rows: s
	});
	new x(n - m, S).showRest([h]);
	let g = y(h, 3, "the job summary has them");
	return w`${d}\n${T([p, ...g])}\n${G}`;
}
// src/github/afterMerge.ts
const Zt = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function Qt(e, t, n) {
	let r = L(n), i = he(e).some(({ code: e, severity: t }) => t === "error" && Zt.includes(e));
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
			p += await on(i, t, e, o, f);
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
	let r = `There are ${g(t, "commit")} since the last successful run. Only the newest ${en} were searched for merged pull requests, so the comments on older ones were not updated.`, i = `${g(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`;
	return [
		...n ? [] : ["Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."],
		...t > en ? [r] : [],
		...e.length > 100 ? [i] : []
	].map(Ht);
}
const en = 500;
async function tn(e, t) {
	let { last: n, knowsRuns: r } = await nn(e, t), { shas: i, total: a, since: o } = await rn(e, n ?? e.context.before);
	return {
		numbers: i.size > 0 ? await an(e, t, i, o) : [],
		commits: a,
		knowsRuns: r
	};
}
async function nn({ rest: e, at: t, context: n }, r, { workflow: i, events: a } = {
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
		if (H(e) === 404) return { knowsRuns: !0 };
		if (B(e) === "refused") return { knowsRuns: !1 };
		throw e;
	}
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
		if (H(e) === 404) return o;
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
	for (let { id: t, body: o = "" } of await Ft(u, r, e)) {
		let r = be(n, i, q(o)), s = !Ce(q(o), i);
		r && await sn(e, [t, o], r, a, s) && (d += 1);
	}
	return d;
}
async function sn({ rest: e, at: t }, [n, r], i, a, o) {
	let { issues: s } = e, c = {
		...t,
		comment_id: n
	}, l = async () => (await U(s.getComment(c)))?.data.body ?? "", u = o ? await l() : r, d = 0;
	for (; d < 3 && qt(u, a) && (await Pt((e) => Jt(u, i, a, e), async (e) => {
		await U(s.updateComment({
			...c,
			body: e
		}));
	}), d += 1, o);) u = await l();
	return d > 0;
}
// src/github/targetFiles.ts
function cn(e, t, n) {
	return un(e, n, "the checked-out commit is neither the head of the pull request nor a merge of it", (e, n) => vn(e, t, n));
}
function ln(e, t, n) {
	return un(e, t, "no run has applied manifests before", async (t, { root: r }) => {
		let i = L(e), a = await Tt("apply", r) ?? e.workflow, { last: o } = i === void 0 ? {} : await nn(t, i, n ? void 0 : {
			workflow: a,
			events: ["push", "workflow_dispatch"]
		});
		return o ?? e.before;
	});
}
async function un(e, t, n, r) {
	let [i, ...a] = t.checkouts;
	if (!i || a.length > 0) return Y(dn);
	if (t.githubToken === "") return Y("the input github-token is empty");
	let { commit: o = e.sha } = i;
	try {
		let a = await F(t.workspace, i);
		return await R(e, t, async (e) => {
			let t = await r(e, {
				root: a,
				planned: o
			});
			if (t === void 0) return Y(n);
			let i = await pn(e, a, t);
			return i ? {
				is: "found",
				commit: t,
				files: i
			} : Y(fn);
		});
	} catch (e) {
		return Y(W(e));
	}
}
const dn = "the settings and the manifests are not all in one checkout", fn = "the repository has too many files for GitHub to list them";
async function pn(e, t, n) {
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
	return new le(t, i, (n) => yn(e, t, n));
}
async function mn(e, { checkouts: t, workspace: n, read: r }) {
	let [i, ...a] = t;
	if (!i || a.length > 0 || await hn(i, n)) return Y(dn);
	try {
		let t = await pn(e, await F(n, i), e.context.sha);
		if (!t) return Y(fn);
		let a = [];
		for (let e of new Set([...r.onDisk, ...await r.inCommit(t)])) {
			let r = await gn(e, await t.idOf(e)), i = m(e, { displayRoot: n });
			r !== void 0 && a.push(`${i} (${r})`);
		}
		return {
			is: "found",
			differing: a
		};
	} catch (e) {
		return Y(W(e instanceof pe ? e.cause : e));
	}
}
async function hn({ root: e }, t) {
	let n = await Ve(t);
	return e !== void 0 && e !== n && await ce(Me(e), n) !== void 0;
}
async function gn(e, t) {
	let n = await k(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : X(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
}
function Y(e) {
	return {
		is: "missing",
		why: e
	};
}
function _n({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${W(t)}`;
}
async function vn(e, { head: t, base: n }, { root: r, planned: i }) {
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
async function yn(e, t, { path: n, kind: r, id: i }) {
	let a = E(t, n);
	try {
		let e = (r === "link" || (await Re(a)).isFile()) && await (r === "link" ? Be(a, "buffer") : k(a)), t = e && X(e, i);
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
function X(e, t) {
	if (Z(e, t) === t) return e;
	let n = xn(e);
	return Z(n, t) === t ? n : void 0;
}
function xn(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function Z(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return de(n).update(`blob ${e.length}\0`).update(e).digest("hex");
}
// src/github/mayApply.ts
const Q = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function Sn(e, t) {
	let n = (e, t) => [l(e, t)];
	if (!e) return n("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.");
	if (e.event.startsWith("pull_request")) return n("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.");
	if (e.event === "merge_group" || e.ref.startsWith("refs/heads/gh-readonly-queue/")) return n("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.");
	let r = L(e);
	return r === void 0 ? [jn(e.ref, void 0)] : En(e, r, t, async (n) => {
		if (!t.applyFrom.some((e) => i(r, e))) {
			let t = await bt(n);
			if (r !== t) return [jn(e.ref, t)];
		}
		return (await wn(n, r, t.source, "all")).map(Tn);
	});
}
async function Cn(e, t) {
	let n = e && L(e);
	if (!e || n === void 0) return jn(e?.ref ?? "", void 0);
	let [r] = await En(e, n, t, async (e) => {
		let t = await Dn(e, n);
		return t ? [Tn(t)] : [];
	});
	return r;
}
async function wn(e, t, n, r) {
	let { context: i } = e, a = On(n.checkouts, i) ?? await Dn(e, t);
	if (a) return [a];
	let o = kn(n.checkouts, i);
	return o?.severity === "error" ? [o] : r === "errors" && Q.includes(i.event) ? [] : [o, await An(e, n)].flatMap((e) => e ?? []);
}
function Tn({ code: e, severity: t, finding: n, advice: r }) {
	return l(e, `${n} ${r}`, { severity: t });
}
async function En(e, t, n, r) {
	if (n.githubToken === "") return Mn(t, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await R(e, n, r);
	} catch (e) {
		return Mn(t, W(e));
	}
}
async function Dn({ rest: e, at: t, context: { sha: n } }, r) {
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
function On(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${$(n.commit)}, but this run is for ${$(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function kn(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return;
	let r = "The commit of the manifests cannot be read from a .git folder";
	return Q.includes(t) ? {
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
async function An(e, t) {
	let { event: n, sha: r } = e.context, i = await mn(e, t);
	if (i.is === "found" && i.differing.length === 0) return;
	let a = Q.includes(n);
	return {
		code: "wrong-checkout",
		severity: a ? "notice" : "error",
		finding: i.is === "found" ? `Not all settings and manifests are as in commit ${$(r)}, for which this run was started: ${d(i.differing, 5)}.` : `It is not known whether the settings and manifests are those of commit ${$(r)}, for which this run was started: ${i.why}.`,
		advice: a ? "They are used as they are." : `A stranger can cause ${n || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function $(e) {
	return e.slice(0, 7);
}
function jn(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return l("wrong-ref", n);
}
function Mn(e, t) {
	let n = `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`;
	return [l("unknown-head", n)];
}
function Nn(e) {
	return `Lokaform: drift in ${a(In(e), 80)}`;
}
function Pn(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = Se(r, {
		reader: "assignee",
		maxUnmanaged: 5
	}), a = we(i, {
		limit: n.limit - 2560,
		measure: S,
		overflow: "the job summary of the workflow has more"
	});
	return T([
		_(n.marker),
		a,
		Rn(n),
		zn(n)
	]);
}
function Fn(e, t) {
	return T([
		_(t.marker),
		w`✅ **The project ${v(ae(In(e), 80))} matches its manifests again.**`,
		zn(t)
	]);
}
function In({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Ln(e, t) {
	return T([_(t.marker), w`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function Rn({ pullUrl: e }) {
	let t = e === void 0 ? w`${b("lokaform pull")} writes them into the files.` : w`To get them, start ${Ee(w`the workflow that pulls`, e)}: it opens the pull request.`;
	return w`### What to do

- Texts to pull are in the project only, and apply keeps them. ${t}
- To write the other declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request.

A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
function zn({ workflowUrl: e }) {
	let t = e === "" ? w`its workflow` : Ee(w`its workflow`, e);
	return w`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
function Bn(e, { problems: t = [], ...n }) {
	let r = e.map((e) => {
		let t = ie(e, { full: "also" });
		return {
			heading: ae(e.name, 80),
			result: void 0,
			facts: [],
			isApplied: !1,
			sections: t
		};
	}), i = {
		heading: re`${te(e)}`,
		lead: ke,
		verdict: [{ words: Oe([...new Set(e.flatMap(({ files: e }) => e))].map((e) => ({ path: e }))) }],
		problems: oe(t, Hn),
		parts: r,
		next: Ae
	};
	return we(i, n);
}
function Vn(e, { limit: t, measure: n, overflow: r }) {
	let i = C(oe(e, Hn));
	return new x(t / 2, n).showRest([i]), T(y(i, 3, r));
}
const Hn = {
	full: "also",
	longest: xe
}, Un = w`**GitHub does not start workflows for this pull request by itself**, because the workflow's own token opened it. This concerns all workflows on ${b("pull_request")} and ${b("push")}. To start them, approve them on this page, or close the pull request and open it again. With a token of a GitHub App in the input ${b("github-token")}, they start.`;
function Wn(e, t) {
	let n = v(Oe(e.manifests)), r = C(se(e, { full: "also" }));
	new x(t / 2, S).showRest([r]);
	let i = y(r, 3, "the log has them all");
	return T([
		w`## ${_e(De(e))}`,
		n,
		...i,
		v(je)
	]);
}
function Gn(e) {
	let n = Jn(e, t);
	return c.flatMap((e) => Qn(n.filter((t) => t.severity === e), 10));
}
function Kn(e, t = 1e3) {
	return Qn(Jn(e, 16e3), t);
}
function qn(e) {
	return Gn(e).length === Jn(e, t).length;
}
function Jn(e, t) {
	let { stopped: n, problems: r, parts: i } = h(e, {
		full: !0,
		longest: t
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.filter(({ severity: e }) => e)), o = n && p(n);
	return [...o ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: o
	}] : [], ...ue(a).map((e) => Xn(e, t))];
}
function Yn(e) {
	return me([e]).map((e) => Xn(e, t));
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
		message: `${ee(e.projects)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function Qn(e, t) {
	let [n] = e.slice(t - 1);
	if (e.length <= t || !n) return [...e];
	let r = `${ge(e.length - t + 1)} more`, i = `${r} are not shown here. The job summary and the report list them all.`;
	return [...e.slice(0, t - 1), {
		severity: n.severity,
		title: `and ${r}`,
		message: i
	}];
}
export { ot as $, Rt as A, L as B, xn as C, z as D, Mt as E, H as F, mt as G, bt as H, U as I, Tt as J, F as K, R as L, W as M, Ft as N, Ot as O, Ht as P, P as Q, Ut as R, _n as S, Kt as T, ut as U, lt as V, ht as W, st as X, ct as Y, N as Z, X as _, Yn as a, ln as b, Ln as c, Vn as d, at as et, Bn as f, Cn as g, wn as h, Zn as i, B as j, Nt as k, Wn as l, Sn as m, qn as n, Ze as nt, Un as o, Fn as p, xt as q, Kn as r, Pn as s, Gn as t, Xe as tt, Nn as u, Z as v, Qt as w, cn as x, bn as y, Pt as z };
