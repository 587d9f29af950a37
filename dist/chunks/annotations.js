import { f as e } from "./wire.js";
import { B as t, G as n, H as r, It as i, J as a, Q as o, Z as s, d as c, v as l } from "./start.js";
import { $t as u, Bn as d, Gr as f, In as p, Nn as m, Pn as h, Qt as g, Rn as ee, Vn as te, Xn as ne, Xt as re, Yn as ie, Yr as ae, Yt as oe, Zn as se, Zt as ce, an as le, ei as ue, ii as de, in as fe, mi as pe, nr as me, ri as he, ti as ge } from "./engine.js";
import { C as _, D as _e, E as v, S as ve, T as y, _ as b, b as x, c as ye, d as S, f as be, g as C, m as xe, o as Se, p as Ce, t as we, v as w, w as T, x as Te, y as E } from "./markdown.js";
import { a as Ee, i as De, n as Oe, r as ke, t as Ae } from "./writtenFiles.js";
import { dirname as je, join as D, relative as Me, resolve as O, sep as Ne } from "node:path";
import * as k from "os";
import * as Pe from "crypto";
import * as Fe from "fs";
import { inflateSync as Ie } from "node:zlib";
import { lstat as Le, readFile as A, readdir as Re, readlink as ze, realpath as Be } from "node:fs/promises";
import { setTimeout as Ve } from "node:timers/promises";
// node_modules/@actions/core/lib/utils.js
function j(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function M(e) {
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
function N(e, t, n) {
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
	if (!Fe.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	Fe.appendFileSync(n, `${j(t)}${k.EOL}`, { encoding: "utf8" });
}
function Ke(e, t) {
	let n = `ghadelimiter_${Pe.randomUUID()}`, r = j(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${k.EOL}${r}${k.EOL}${n}`;
}
var qe;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(qe ||= {});
function Je(e) {
	N("add-mask", {}, e);
}
function Ye(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Xe(e, t) {
	if (process.env.GITHUB_OUTPUT) return Ge("OUTPUT", Ke(e, t));
	process.stdout.write(k.EOL), N("set-output", { name: e }, j(t));
}
function Ze(e) {
	process.exitCode = qe.Failure, $e(e);
}
function Qe(e) {
	N("debug", {}, e);
}
function $e(e, t = {}) {
	N("error", M(t), e instanceof Error ? e.toString() : e);
}
function et(e, t = {}) {
	N("warning", M(t), e instanceof Error ? e.toString() : e);
}
function tt(e, t = {}) {
	N("notice", M(t), e instanceof Error ? e.toString() : e);
}
function nt(e) {
	process.stdout.write(e + k.EOL);
}
// src/github/log.ts
const rt = new s();
function P(e) {
	return rt.clean(e);
}
function it(e) {
	for (let t of e) t !== "" && nt(r(P(t)));
}
function F(e) {
	Qe(r(P(e)));
}
function at(e) {
	rt.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of o(e)) Je(t);
}
function ot(e) {
	Ze(r(P(n(e))));
}
function st({ severity: e, title: t, message: n, place: i }) {
	let a = {
		title: P(t),
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
	o(r(P(n)), a);
}
// src/github/checkout.ts
async function ct(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await ge(await ue(O(r)), await ue(O(t)));
		n.set(e, {
			root: e,
			commit: e === void 0 ? void 0 : await dt(D(e, ".git"))
		});
	}
	return [...n.values()];
}
async function I(e, { root: t }) {
	return t === void 0 ? e : D(e, Me(await Be(e), t));
}
async function lt({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await I(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = D(r, t);
		if (i !== "" && f(a, o)) return `${e}/blob/${i}/${Me(o, a).split(Ne).map(ut).join("/")}#L${n}`;
	};
}
function ut(e) {
	return encodeURIComponent(e.toWellFormed()).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
async function dt(e) {
	let t = await ft(e);
	if (t === void 0) return;
	let n = await L(D(t, "HEAD"));
	return n === void 0 ? void 0 : _t(t, n, gt);
}
async function ft(e) {
	let t = await L(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : O(je(e), n.trimEnd());
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
		let [e = ""] = Ie(await A(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function ht(e) {
	let t = await L(D(e, "commondir"));
	return t === void 0 ? e : O(e, t.trim());
}
const gt = 5;
async function _t(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return vt(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await ht(e), a = await L(D(i, r));
	return a === void 0 ? vt((await L(D(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : _t(e, a, n - 1);
}
function vt(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function L(e) {
	return A(e, "utf8").catch(() => void 0);
}
function R({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
async function yt({ rest: e, at: t }) {
	let { data: n } = await e.repos.get(t);
	return n.default_branch;
}
function bt({ baseBranch: e, defaultBranch: t }, n) {
	let r = e === "" || t === "", a = e === t || n.some((t) => i(e, t));
	return r || a ? void 0 : e;
}
const xt = ".github/workflows", St = /^[\w.-]+\.ya?ml$/, Ct = {
	apply: /^[^#\n]*\bcommand:\s*["']?apply["']?\s*(?:[,}#]|$)/m,
	pull: /^[^#\n]*\buses:\s*["']?[^\s"'#]*\/pull@/m
};
async function wt(e, t) {
	let n = await Re(D(t, xt)).catch(() => []);
	for (let r of n.filter((e) => St.test(e)).sort()) {
		let n = await A(D(t, xt, r), "utf8").catch(() => "");
		if (Ct[e].test(n)) return r;
	}
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
async function z(e, t, n) {
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
			warn: F,
			error: F
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
		r?.(), e.signal = AbortSignal.any([n, AbortSignal.timeout(Et.request)]), e.fetch = At(e.fetch ?? fetch);
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
			return g ??= kt(p), g;
		},
		noteLogin(e) {
			e !== void 0 && (g = Promise.resolve(e));
		}
	});
}
async function kt(e) {
	try {
		let { viewer: t } = await e("query { viewer { login __typename } }"), { login: n, __typename: r } = t;
		return r === "Bot" && !n.endsWith("[bot]") ? `${n}[bot]` : n;
	} catch (e) {
		if (H(e)) return Dt;
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
		if (V(e) !== "failed" || n > 2) throw e;
		if (await Ve(n ** 2 * 1e3), await t()) return;
	}
}
async function Nt(e, t) {
	try {
		return await t(e(we));
	} catch (n) {
		if (U(n) !== 422) throw n;
		return t(e(we / 2));
	}
}
async function Pt(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
var B = class extends Error {
	name = "NoResponse";
};
const Ft = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoResponse"
];
function V(e) {
	if (!(e instanceof Error && (Ft.includes(e.name) || "status" in e))) return "bug";
	let t = U(e), n = /rate limit/i.test(e.message);
	return t === 429 || (t ?? 403) === 403 && n ? "limited" : t === 401 ? "unknown" : t === void 0 && It(e).length > 0 ? H(e) ? "refused" : "invalid" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function It(e) {
	return (e instanceof Error && "errors" in e && Array.isArray(e.errors) ? e.errors : []).flatMap((e) => typeof e?.type == "string" ? e.type : []);
}
function H(e) {
	return e instanceof Error ? It(e).includes("FORBIDDEN") ? !0 : (U(e) === 403 || "errors" in e) && /resource not accessible by/i.test(e.message) : !1;
}
function U(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function Lt(e) {
	let t = (e instanceof Error ? e.message : String(e)).split(" - https://")[0]?.replace(/^Request failed due to following response errors:\s*- /, ""), n = U(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
async function W(e) {
	return e.catch((e) => {
		if (![404, 410].includes(U(e) ?? 0)) throw e;
	});
}
const Rt = /archived|too large/i, zt = "contents: read";
function G(e, t = zt) {
	let n = Lt(e), r = V(e), i = U(e);
	return r === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : r === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : i === 410 && t !== zt ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty" : r === "invalid" ? `GitHub refused it (${n})` : r === "refused" ? H(e) ? `the workflow's token lacks a permission (${n}). Give the job the permission ${t}` : i === 404 && Bt(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i === 404 ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. Give the job the permission ${t}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${Rt.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}` : `GitHub's API failed (${n})`;
}
function Bt(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function Vt(e) {
	return l("not-published", e, { severity: "notice" });
}
async function Ht(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		let i = V(r), a = i === "refused" && n?.origin, o = `${e} could not be written: ${i === "bug" ? `this is a bug in lokaform. Please report it with these words: ${r instanceof Error ? r.stack : r}` : a ? `for ${a === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${G(r, t)}.`} The job summary has the whole report.`, s = i === "refused" || i === "unknown" || U(r) === 410;
		return [l("not-published", o, { severity: s ? "notice" : "warning" })];
	}
}
// src/report/markdown/afterMerge.ts
const K = _("lokaform:applied:end"), Ut = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Wt = RegExp(`<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${K}(?:\n+|$)`, "gy"), q = T`The plan before the merge:`;
function J(e) {
	return Ut.exec(e)?.[0] ?? "";
}
function Gt(e) {
	return Y(e).sections.length > 0;
}
function Kt(e, t) {
	let n = Y(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function qt(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = Y(e), s = v(i.trimEnd()), c = Jt(a, n, r - s.length), l = Yt(t, n, r - E([
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
function Jt(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2;
	return r.map((e) => {
		let [t = "", n = ""] = e.split("\n\n");
		return v(i ? `${t}\n\n${n}\n\nThe rest is left out, because the comment is full. The summary of the run has it.\n${K}` : e);
	});
}
function Y(e) {
	let t = e.replaceAll("\r\n", "\n"), n = J(t), r = [...t.slice(n.length).matchAll(Wt)], i = r.map(([e, t = "", n, r = "", i, a]) => {
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
function Yt(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = oe(e, t, be), { id: c, attempt: l } = t.run, u = r ? "done" : "failed", d = _(`lokaform:applied:${t.inputs}:${u}:${t.commit}:${c}:${l}`), f = o.length > 0 ? [ve(o.map(y))] : [], p = E([
		T`## ${y(i)}`,
		...a.map(y),
		...f
	]), m = d.length + p.length + K.length + 150, h = w({
		part: "failed",
		noun: "failure",
		rows: s
	});
	new S(n - m, C).showRest([h]);
	let g = b(h, 3, "the job summary has them");
	return T`${d}\n${E([p, ...g])}\n${K}`;
}
// src/github/afterMerge.ts
const Xt = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function Zt(e, t, n) {
	let r = R(n), i = me(e).some(({ code: e, severity: t }) => t === "error" && Xt.includes(e));
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
			p += await an(i, t, e, o, f);
		} catch (e) {
			if (!["failed", "invalid"].includes(V(e))) throw e;
			m.push(e);
		}
		if (m.length > 0) throw m[0];
		return p > 0 ? Qt(s) : [];
	};
	return Ht("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => z(n, t, a));
}
function Qt({ numbers: e, commits: t, knowsRuns: n }) {
	let r = `There are ${ee(t, "commit")} since the last successful run. Only the newest ${$t} were searched for merged pull requests, so the comments on older ones were not updated.`, i = `${ee(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`;
	return [
		...n ? [] : ["Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."],
		...t > $t ? [r] : [],
		...e.length > 100 ? [i] : []
	].map(Vt);
}
const $t = 500;
async function en(e, t) {
	let { last: n, knowsRuns: r } = await tn(e, t), { shas: i, total: a, since: o } = await nn(e, n ?? e.context.before);
	return {
		numbers: i.size > 0 ? await rn(e, t, i, o) : [],
		commits: a,
		knowsRuns: r
	};
}
async function tn({ rest: e, at: t, context: n }, r, { workflow: i, events: a } = {
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
		if (U(e) === 404) return { knowsRuns: !0 };
		if (V(e) === "refused") return { knowsRuns: !1 };
		throw e;
	}
}
async function nn({ rest: t, at: n, context: r }, i) {
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
async function rn({ rest: e, at: t }, n, r, i) {
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
async function an(e, t, n, { commentPrefix: r, scope: i }, a) {
	let { paginate: o, rest: s, at: c } = e, l = {
		...c,
		issue_number: t,
		per_page: 100
	}, u = await o(s.issues.listComments, l), d = 0;
	for (let { id: t, body: o = "" } of await Pt(u, r, e)) {
		let r = ye(n, i, J(o)), s = !Se(J(o), i);
		r && await on(e, [t, o], r, a, s) && (d += 1);
	}
	return d;
}
async function on({ rest: e, at: t }, [n, r], i, a, o) {
	let { issues: s } = e, c = {
		...t,
		comment_id: n
	}, l = async () => (await W(s.getComment(c)))?.data.body ?? "", u = o ? await l() : r, d = 0;
	for (; d < 3 && Kt(u, a) && (await Nt((e) => qt(u, i, a, e), async (e) => {
		await W(s.updateComment({
			...c,
			body: e
		}));
	}), d += 1, o);) u = await l();
	return d > 0;
}
// src/github/targetFiles.ts
function sn(e, t, n) {
	return ln(e, n, "the checked-out commit is neither the head of the pull request nor a merge of it", (e, n) => _n(e, t, n));
}
function cn(e, t, n) {
	return ln(e, t, "no run has applied manifests before", async (t, { root: r }) => {
		let i = R(e), a = await wt("apply", r) ?? e.workflow, { last: o } = i === void 0 ? {} : await tn(t, i, n ? void 0 : {
			workflow: a,
			events: ["push", "workflow_dispatch"]
		});
		return o ?? e.before;
	});
}
async function ln(e, t, n, r) {
	let [i, ...a] = t.checkouts;
	if (!i || a.length > 0) return X(un);
	if (t.githubToken === "") return X("the input github-token is empty");
	let { commit: o = e.sha } = i;
	try {
		let a = await I(t.workspace, i);
		return await z(e, t, async (e) => {
			let t = await r(e, {
				root: a,
				planned: o
			});
			if (t === void 0) return X(n);
			let i = await fn(e, a, t);
			return i ? {
				is: "found",
				commit: t,
				files: i
			} : X(dn);
		});
	} catch (e) {
		return X(G(e));
	}
}
const un = "the settings and the manifests are not all in one checkout", dn = "the repository has too many files for GitHub to list them";
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
	return new he(t, i, (n) => vn(e, t, n));
}
async function pn(e, { checkouts: t, workspace: n, read: r }) {
	let [i, ...a] = t;
	if (!i || a.length > 0 || await mn(i, n)) return X(un);
	try {
		let t = await fn(e, await I(n, i), e.context.sha);
		if (!t) return X(dn);
		let a = [];
		for (let e of new Set([...r.onDisk, ...await r.inCommit(t)])) {
			let r = await hn(e, await t.idOf(e)), i = ae(e, { displayRoot: n });
			r !== void 0 && a.push(`${i} (${r})`);
		}
		return {
			is: "found",
			differing: a
		};
	} catch (e) {
		return X(G(e instanceof de ? e.cause : e));
	}
}
async function mn({ root: e }, t) {
	let n = await Be(t);
	return e !== void 0 && e !== n && await ge(je(e), n) !== void 0;
}
async function hn(e, t) {
	let n = await A(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : Z(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
}
function X(e) {
	return {
		is: "missing",
		why: e
	};
}
function gn({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${G(t)}`;
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
	let a = await mt(r, i) ?? await pt(e, i);
	return a[1] === t ? a[0] : void 0;
}
async function vn(e, t, { path: n, kind: r, id: i }) {
	let a = D(t, n);
	try {
		let e = (r === "link" || (await Le(a)).isFile()) && await (r === "link" ? ze(a, "buffer") : A(a)), t = e && Z(e, i);
		if (t) return t;
	} catch {}
	return yn(e, i);
}
async function yn({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getBlob({
		...t,
		file_sha: n
	});
	return Buffer.from(r.content, "base64");
}
function Z(e, t) {
	if (xn(e, t) === t) return e;
	let n = bn(e);
	return xn(n, t) === t ? n : void 0;
}
function bn(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function xn(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return pe(n).update(`blob ${e.length}\0`).update(e).digest("hex");
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
	let r = R(e);
	return r === void 0 ? [Mn(e.ref, void 0)] : Dn(e, r, t, async (n) => {
		if (!t.applyFrom.some((e) => i(r, e))) {
			let t = await yt(n);
			if (r !== t) return [Mn(e.ref, t)];
		}
		return (await Tn(n, r, t.source, "all")).map(En);
	});
}
async function wn(e, t) {
	let n = e && R(e);
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
		return await z(e, n, r);
	} catch (e) {
		return Nn(t, G(e));
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
	let { event: n, sha: r } = e.context, i = await pn(e, t);
	if (i.is === "found" && i.differing.length === 0) return;
	let a = Sn.includes(n);
	return {
		code: "wrong-checkout",
		severity: a ? "notice" : "error",
		finding: i.is === "found" ? `Not all settings and manifests are as in commit ${Q(r)}, for which this run was started: ${te(i.differing, 5)}.` : `It is not known whether the settings and manifests are those of commit ${Q(r)}, for which this run was started: ${i.why}.`,
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
	}, i = xe(r, {
		reader: "assignee",
		maxUnmanaged: 5
	}), a = Ce(i, {
		limit: n.limit - 2560,
		measure: C,
		overflow: "the job summary of the workflow has more"
	});
	return E([
		_(n.marker),
		a,
		zn(n),
		Bn(n)
	]);
}
function In(e, t) {
	return E([
		_(t.marker),
		T`✅ **The project ${y(ne(Ln(e), 80))} matches its manifests again.**`,
		Bn(t)
	]);
}
function Ln({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Rn(e, t) {
	return E([_(t.marker), T`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function zn({ pullUrl: e }) {
	let t = e === void 0 ? T`${x("lokaform pull")} writes them into the files.` : T`To get them, start ${Te(T`the workflow that pulls`, e)}: it opens the pull request.`;
	return T`### What to do

- Texts to pull are in the project only, and apply keeps them. ${t}
- To write the other declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request.

A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
function Bn({ workflowUrl: e }) {
	let t = e === "" ? T`its workflow` : Te(T`its workflow`, e);
	return T`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
function Vn(e, { problems: t = [], ...n }) {
	let r = e.map((e) => {
		let t = g(e, { full: "also" });
		return {
			heading: ne(e.name, 80),
			result: void 0,
			facts: [],
			isApplied: !1,
			sections: t
		};
	}), i = {
		heading: se`${h(e)}`,
		lead: Oe,
		verdict: [{ words: De([...new Set(e.flatMap(({ files: e }) => e))].map((e) => ({ path: e }))) }],
		problems: ce(t, Un),
		parts: r,
		next: ke
	};
	return Ce(i, n);
}
function Hn(e, { limit: t, measure: n, overflow: r }) {
	let i = w(ce(e, Un));
	return new S(t / 2, n).showRest([i]), E(b(i, 3, r));
}
const Un = {
	full: "also",
	longest: be
}, Wn = T`**GitHub does not start workflows for this pull request by itself**, because the workflow's own token opened it. This concerns all workflows on ${x("pull_request")} and ${x("push")}. To start them, approve them on this page, or close the pull request and open it again. With a token of a GitHub App in the input ${x("github-token")}, they start.`;
function Gn(e, t) {
	let n = y(De(e.manifests)), r = w(u(e, { full: "also" }));
	new S(t / 2, C).showRest([r]);
	let i = b(r, 3, "the log has them all");
	return E([
		T`## ${_e(Ee(e))}`,
		n,
		...i,
		y(Ae)
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
	let { stopped: n, problems: r, parts: i } = re(e, {
		full: !0,
		longest: t
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.filter(({ severity: e }) => e)), o = n && ie(n);
	return [...o ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: o
	}] : [], ...fe(a).map((e) => Xn(e, t))];
}
function Yn(e) {
	return le([e]).map((e) => Xn(e, t));
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
		message: p(e.projects)
	} : {
		severity: "error",
		title: "lokaform: drift",
		message: `${m(e.projects)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function Qn(e, t) {
	let [n] = e.slice(t - 1);
	if (e.length <= t || !n) return [...e];
	let r = `${d(e.length - t + 1)} more`, i = `${r} are not shown here. The job summary and the report list them all.`;
	return [...e.slice(0, t - 1), {
		severity: n.severity,
		title: `and ${r}`,
		message: i
	}];
}
export { at as $, Lt as A, R as B, bn as C, B as D, jt as E, U as F, pt as G, yt as H, W as I, wt as J, I as K, z as L, G as M, Pt as N, Dt as O, Vt as P, F as Q, Ht as R, gn as S, Gt as T, lt as U, ct as V, mt as W, ot as X, st as Y, P as Z, Z as _, Yn as a, cn as b, Rn as c, Hn as d, it as et, Vn as f, wn as g, Tn as h, Zn as i, V as j, Mt as k, Gn as l, Cn as m, Jn as n, Xe as nt, Wn as o, In as p, bt as q, qn as r, Fn as s, Kn as t, Ye as tt, Pn as u, xn as v, Zt as w, sn as x, yn as y, Nt as z };
