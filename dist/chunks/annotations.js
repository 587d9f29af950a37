import { p as e } from "./wire.js";
import { $ as t, H as n, W as r, X as i, b as a, et as o, p as s, q as c } from "./start.js";
import { $t as l, Ar as u, Fr as d, Ft as f, Gt as p, It as m, Jt as h, Lt as g, Rr as ee, Rt as te, Ur as ne, Wr as re, Wt as ie, Xt as ae, _n as oe, dn as se, fn as ce, kr as le, nn as ue, ti as de, tn as fe, un as pe, zt as me } from "./engine.js";
import { C as _, D as he, E as v, S as ge, T as y, _ as b, b as _e, c as ve, d as x, f as ye, g as S, m as be, o as xe, p as Se, t as Ce, v as C, w, x as we, y as T } from "./markdown.js";
import { a as Te, i as Ee, n as De, r as Oe, t as ke } from "./writtenFiles.js";
import { dirname as Ae, join as E, relative as je, resolve as D, sep as Me } from "node:path";
import * as O from "os";
import * as Ne from "crypto";
import * as Pe from "fs";
import { inflateSync as Fe } from "node:zlib";
import { lstat as Ie, readFile as k, readdir as Le, readlink as Re, realpath as ze } from "node:fs/promises";
import { setTimeout as Be } from "node:timers/promises";
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
	let r = new Ve(e, t, n);
	process.stdout.write(r.toString() + O.EOL);
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
	return A(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Ue(e) {
	return A(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function We(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!Pe.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	Pe.appendFileSync(n, `${A(t)}${O.EOL}`, { encoding: "utf8" });
}
function Ge(e, t) {
	let n = `ghadelimiter_${Ne.randomUUID()}`, r = A(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${O.EOL}${r}${O.EOL}${n}`;
}
var Ke;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Ke ||= {});
function qe(e) {
	M("add-mask", {}, e);
}
function Je(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Ye(e, t) {
	if (process.env.GITHUB_OUTPUT) return We("OUTPUT", Ge(e, t));
	process.stdout.write(O.EOL), M("set-output", { name: e }, A(t));
}
function Xe(e) {
	process.exitCode = Ke.Failure, Qe(e);
}
function Ze(e) {
	M("debug", {}, e);
}
function Qe(e, t = {}) {
	M("error", j(t), e instanceof Error ? e.toString() : e);
}
function $e(e, t = {}) {
	M("warning", j(t), e instanceof Error ? e.toString() : e);
}
function et(e, t = {}) {
	M("notice", j(t), e instanceof Error ? e.toString() : e);
}
function tt(e) {
	process.stdout.write(e + O.EOL);
}
// src/github/log.ts
const nt = new t();
function N(e) {
	return nt.clean(e);
}
function rt(e) {
	for (let t of e) t !== "" && tt(r(N(t)));
}
function P(e) {
	Ze(r(N(e)));
}
function it(e) {
	nt.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of o(e)) qe(t);
}
function at(e) {
	Xe(r(N(c(e))));
}
function ot({ severity: e, title: t, message: n, place: i }) {
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
		error: Qe,
		warning: $e,
		notice: et
	}[e];
	o(r(N(n)), a);
}
// src/github/checkout.ts
async function st(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await re(await ne(D(r)), await ne(D(t)));
		n.set(e, {
			root: e,
			commit: e === void 0 ? void 0 : await ut(E(e, ".git"))
		});
	}
	return [...n.values()];
}
async function F(e, { root: t }) {
	return t === void 0 ? e : E(e, je(await ze(e), t));
}
async function ct({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await F(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = E(r, t);
		if (i !== "" && d(a, o)) return `${e}/blob/${i}/${je(o, a).split(Me).map(lt).join("/")}#L${n}`;
	};
}
function lt(e) {
	return encodeURIComponent(e.toWellFormed()).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
async function ut(e) {
	let t = await dt(e);
	if (t === void 0) return;
	let n = await I(E(t, "HEAD"));
	return n === void 0 ? void 0 : gt(t, n, ht);
}
async function dt(e) {
	let t = await I(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : D(Ae(e), n.trimEnd());
}
async function ft({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getCommit({
		...t,
		commit_sha: n
	});
	return r.parents.map(({ sha: e }) => e);
}
async function pt(e, t) {
	let n = await dt(E(e, ".git"));
	if (n === void 0) return;
	let r = E(await mt(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = Fe(await k(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function mt(e) {
	let t = await I(E(e, "commondir"));
	return t === void 0 ? e : D(e, t.trim());
}
const ht = 5;
async function gt(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return _t(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await mt(e), a = await I(E(i, r));
	return a === void 0 ? _t((await I(E(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : gt(e, a, n - 1);
}
function _t(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function I(e) {
	return k(e, "utf8").catch(() => void 0);
}
function L({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
function vt({ event: e, ref: t }) {
	return e === "merge_group" || t.startsWith("refs/heads/gh-readonly-queue/");
}
async function yt({ rest: e, at: t }) {
	let { data: n } = await e.repos.get(t);
	return n.default_branch;
}
function bt({ baseBranch: e, defaultBranch: t }, n) {
	let r = e === "" || t === "", i = e === t || n.some((t) => xt(e, t));
	return r || i ? void 0 : e;
}
function xt(e, t) {
	let n = new Set([0]);
	for (let r of t.match(/\*+|[^*]+/g) ?? []) {
		let t = new Set();
		for (let i of n) if (!r.startsWith("*")) e.startsWith(r, i) && t.add(i + r.length);
		else for (let n = i; n <= e.length && !t.has(n) && (t.add(n), r !== "*" || e[n] !== "/"); n += 1);
		n = t;
	}
	return n.has(e.length);
}
const St = ".github/workflows", Ct = /^[\w.-]+\.ya?ml$/;
async function wt(e, t) {
	let n = RegExp(`^[^#\\n]*\\bcommand:\\s*["']?${e}["']?\\s*(?:[,}#]|$)`, "m"), r = await Le(E(t, St)).catch(() => []);
	for (let e of r.filter((e) => Ct.test(e)).sort()) {
		let r = await k(E(t, St, e), "utf8").catch(() => "");
		if (n.test(r)) return e;
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
};
async function R(e, t, n) {
	let r = AbortSignal.any([t.signal, AbortSignal.timeout(Et.all)]), i = new Promise((e, t) => {
		let n = () => t(new z("no response in time"));
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
			warn: P,
			error: P
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
	}, a, o), d = i(t, c, a);
	for (let { hook: e } of [u, d]) e.before("request", ({ request: e }) => {
		if (n.aborted) throw new z("no response in time");
		r?.(), e.signal = AbortSignal.any([n, AbortSignal.timeout(Et.request)]), e.fetch = kt(e.fetch ?? fetch);
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
			return h ??= Ot(f), h;
		},
		noteLogin(e) {
			e !== void 0 && (h = Promise.resolve(e));
		}
	});
}
async function Ot(e) {
	try {
		let { viewer: t } = await e("query { viewer { login __typename } }"), { login: n, __typename: r } = t;
		return r === "Bot" && !n.endsWith("[bot]") ? `${n}[bot]` : n;
	} catch (e) {
		if (Ft(e)) return "github-actions[bot]";
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
		if (B(e) !== "failed" || n > 2) throw e;
		if (await Be(n ** 2 * 1e3), await t()) return;
	}
}
async function Mt(e, t) {
	try {
		return await t(e(Ce));
	} catch (n) {
		if (V(n) !== 422) throw n;
		return t(e(Ce / 2));
	}
}
async function Nt(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
var z = class extends Error {
	name = "NoResponse";
};
const Pt = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoResponse"
];
function B(e) {
	if (!(e instanceof Error && (Pt.includes(e.name) || "status" in e))) return "bug";
	let t = V(e), n = /rate limit/i.test(e.message);
	return t === 429 || t === 403 && n ? "limited" : t === 401 ? "unknown" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function Ft(e) {
	if (!(e instanceof Error)) return !1;
	let t = /resource not accessible by/i;
	return "errors" in e && Array.isArray(e.errors) ? e.errors.some((e) => e?.type === "FORBIDDEN" || t.test(String(e?.message))) : V(e) === 403 && t.test(e.message);
}
function V(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function It(e) {
	let t = e instanceof Error ? e.message.split(" - https://")[0] : String(e), n = V(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
async function H(e) {
	return e.catch((e) => {
		if (![404, 410].includes(V(e) ?? 0)) throw e;
	});
}
const Lt = /archived|too large/i, Rt = "contents: read";
function U(e, t = Rt) {
	let n = It(e), r = B(e), i = V(e);
	return r === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : r === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : i === 410 && t !== Rt ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty" : r === "invalid" ? `GitHub refused it (${n})` : r === "refused" ? Ft(e) ? `the workflow's token lacks a permission (${n}). Give the job the permission ${t}` : i === 404 && zt(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i === 404 ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. Give the job the permission ${t}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${Lt.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}` : `GitHub's API failed (${n})`;
}
function zt(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function Bt(e) {
	return a("not-published", e, { severity: "notice" });
}
async function Vt(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		let i = B(r), o = i === "refused" && n?.origin, s = `${e} could not be written: ${i === "bug" ? `this is a bug in lokaform. Please report it with these words: ${r instanceof Error ? r.stack : r}` : o ? `for ${o === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `${U(r, t)}.`} The job summary has the whole report.`, c = i === "refused" || i === "unknown" || V(r) === 410;
		return [a("not-published", s, { severity: c ? "notice" : "warning" })];
	}
}
// src/report/markdown/afterMerge.ts
const W = _("lokaform:applied:end"), Ht = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Ut = RegExp(`<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${W}(?:\n+|$)`, "gy"), G = w`The plan before the merge:`;
function K(e) {
	return Ht.exec(e)?.[0] ?? "";
}
function Wt(e) {
	return q(e).sections.length > 0;
}
function Gt(e, t) {
	let n = q(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Kt(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = q(e), s = v(i.trimEnd()), c = qt(a, n, r - s.length), l = Jt(t, n, r - T([
		s,
		...c,
		G
	]).length - Math.min(o.length, 81) - 4), u = T([
		s,
		...c,
		l,
		...o === "" ? [] : [G]
	]), d = u.length + 2 + o.length <= r;
	return T([u, v(d ? o : "The plan is left out, because the comment is full. Its edit history has the plan.")]);
}
function qt(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2;
	return r.map((e) => {
		let [t = "", n = ""] = e.split("\n\n");
		return v(i ? `${t}\n\n${n}\n\nThe rest is left out, because the comment is full. The summary of the run has it.\n${W}` : e);
	});
}
function q(e) {
	let t = e.replaceAll("\r\n", "\n"), n = K(t), r = [...t.slice(n.length).matchAll(Ut)], i = r.map(([e, t = "", n, r = "", i, a]) => {
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
function Jt(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = f(e, t, ye), { id: c, attempt: l } = t.run, u = r ? "done" : "failed", d = _(`lokaform:applied:${t.inputs}:${u}:${t.commit}:${c}:${l}`), p = o.length > 0 ? [ge(o.map(y))] : [], m = T([
		w`## ${y(i)}`,
		...a.map(y),
		...p
	]), h = d.length + m.length + W.length + 150, g = C({
		part: "failed",
		noun: "failure",
		rows: s
	});
	new x(n - h, S).showRest([g]);
	let ee = b(g, 3, "the job summary has them");
	return w`${d}\n${T([m, ...ee])}\n${W}`;
}
// src/github/afterMerge.ts
const Yt = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function Xt(e, t, n) {
	let r = L(n), i = oe(e).some(({ code: e, severity: t }) => t === "error" && Yt.includes(e));
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
			p += await an(i, t, e, o, f);
		} catch (e) {
			if (!["failed", "invalid"].includes(B(e))) throw e;
			m.push(e);
		}
		if (m.length > 0) throw m[0];
		return p > 0 ? Zt(s) : [];
	};
	return Vt("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => R(n, t, a));
}
function Zt({ numbers: e, commits: t, knowsRuns: n }) {
	let r = `There are ${l(t, "commit")} since the last successful run. Only the newest ${Qt} were searched for merged pull requests, so the comments on older ones were not updated.`, i = `${l(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`;
	return [
		...n ? [] : ["Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."],
		...t > Qt ? [r] : [],
		...e.length > 100 ? [i] : []
	].map(Bt);
}
const Qt = 500;
async function $t(e, t) {
	let { last: n, knowsRuns: r } = await en(e, t), { shas: i, total: a, since: o } = await nn(e, n ?? e.context.before);
	return {
		numbers: i.size > 0 ? await rn(e, t, i, o) : [],
		commits: a,
		knowsRuns: r
	};
}
async function en({ rest: e, at: t, context: n }, r, { workflow: i, events: a } = {
	workflow: n.workflow,
	events: tn(n.event)
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
		if (V(e) === 404) return { knowsRuns: !0 };
		if (B(e) === "refused") return { knowsRuns: !1 };
		throw e;
	}
}
function tn(e) {
	return e === "workflow_dispatch" ? ["push", e] : [e];
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
		if (V(e) === 404) return o;
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
	for (let { id: t, body: o = "" } of await Nt(u, r, e)) {
		let r = ve(n, i, K(o)), s = !xe(K(o), i);
		r && await on(e, [t, o], r, a, s) && (d += 1);
	}
	return d;
}
async function on({ rest: e, at: t }, [n, r], i, a, o) {
	let { issues: s } = e, c = {
		...t,
		comment_id: n
	}, l = async () => (await H(s.getComment(c)))?.data.body ?? "", u = o ? await l() : r, d = 0;
	for (; d < 3 && Gt(u, a) && (await Mt((e) => Kt(u, i, a, e), async (e) => {
		await H(s.updateComment({
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
		let i = L(e), a = await wt("apply", r) ?? e.workflow, { last: o } = i === void 0 ? {} : await en(t, i, n ? void 0 : {
			workflow: a,
			events: ["push", "workflow_dispatch"]
		});
		return o ?? e.before;
	});
}
async function ln(e, t, n, r) {
	let [i, ...a] = t.checkouts;
	if (!i || a.length > 0) return J(un);
	if (t.githubToken === "") return J("the input github-token is empty");
	let { commit: o = e.sha } = i;
	try {
		let a = await F(t.workspace, i);
		return await R(e, t, async (e) => {
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
	return new le(t, i, (n) => vn(e, t, n));
}
async function pn(e, { checkouts: t, workspace: n, read: r }) {
	let [i, ...a] = t;
	if (!i || a.length > 0 || await mn(i, n)) return J(un);
	try {
		let t = await fn(e, await F(n, i), e.context.sha);
		if (!t) return J(dn);
		let a = [];
		for (let e of new Set([...r.onDisk, ...await r.inCommit(t)])) {
			let r = await hn(e, await t.idOf(e)), i = ee(e, { displayRoot: n });
			r !== void 0 && a.push(`${i} (${r})`);
		}
		return {
			is: "found",
			differing: a
		};
	} catch (e) {
		return J(U(e instanceof u ? e.cause : e));
	}
}
async function mn({ root: e }, t) {
	let n = await ze(t);
	return e !== void 0 && e !== n && await re(Ae(e), n) !== void 0;
}
async function hn(e, t) {
	let n = await k(e).catch(() => void 0);
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
	let a = await pt(r, i) ?? await ft(e, i);
	return a[1] === t ? a[0] : void 0;
}
async function vn(e, t, { path: n, kind: r, id: i }) {
	let a = E(t, n);
	try {
		let e = (r === "link" || (await Ie(a)).isFile()) && await (r === "link" ? Re(a, "buffer") : k(a)), t = e && Y(e, i);
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
function Y(e, t) {
	if (bn(e, t)) return e;
	let n = e.filter((t, n) => t !== 13 || e[n + 1] !== 10);
	return n.length < e.length && bn(n, t) ? n : void 0;
}
function bn(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return de(n).update(`blob ${e.length}\0`).update(e).digest("hex") === t;
}
// src/github/mayApply.ts
const X = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function xn(e, t) {
	let n = (e, t) => [a(e, t)];
	if (!e) return n("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.");
	if (e.event.startsWith("pull_request")) return n("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.");
	if (vt(e)) return n("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.");
	let r = L(e);
	return r === void 0 ? [Q(e.ref, void 0)] : Tn(e, r, t, async (n) => {
		if (!t.applyFrom.some((e) => xt(r, e))) {
			let t = await yt(n);
			if (r !== t) return [Q(e.ref, t)];
		}
		return (await Cn(n, r, t.source, "all")).map(wn);
	});
}
async function Sn(e, t) {
	let n = e && L(e);
	if (!e || n === void 0) return Q(e?.ref ?? "", void 0);
	let [r] = await Tn(e, n, t, async (e) => {
		let t = await En(e, n);
		return t ? [wn(t)] : [];
	});
	return r;
}
async function Cn(e, t, n, r) {
	let { context: i } = e, a = Dn(n.checkouts, i) ?? await En(e, t);
	if (a) return [a];
	let o = On(n.checkouts, i);
	return o?.severity === "error" ? [o] : r === "errors" && X.includes(i.event) ? [] : [o, await kn(e, n)].flatMap((e) => e ?? []);
}
function wn({ code: e, severity: t, finding: n, advice: r }) {
	return a(e, `${n} ${r}`, { severity: t });
}
async function Tn(e, t, n, r) {
	if (n.githubToken === "") return An(t, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await R(e, n, r);
	} catch (e) {
		return An(t, U(e));
	}
}
async function En({ rest: e, at: t, context: { sha: n } }, r) {
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
function Dn(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${Z(n.commit)}, but this run is for ${Z(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function On(e, { event: t, sha: n }) {
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
async function kn(e, t) {
	let { event: n, sha: r } = e.context, i = await pn(e, t);
	if (i.is === "found" && i.differing.length === 0) return;
	let a = X.includes(n);
	return {
		code: "wrong-checkout",
		severity: a ? "notice" : "error",
		finding: i.is === "found" ? `Not all settings and manifests are as in commit ${Z(r)}, for which this run was started: ${ue(i.differing, 5)}.` : `It is not known whether the settings and manifests are those of commit ${Z(r)}, for which this run was started: ${i.why}.`,
		advice: a ? "They are used as they are." : `A stranger can cause ${n || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function Z(e) {
	return e.slice(0, 7);
}
function Q(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return a("wrong-ref", n);
}
function An(e, t) {
	let n = `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`;
	return [a("unknown-head", n)];
}
function jn(e) {
	return `Lokaform: drift in ${i(Pn(e), 80)}`;
}
function Mn(e, t, n) {
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
		measure: S,
		overflow: "the job summary of the workflow has more"
	});
	return T([
		_(n.marker),
		a,
		In(n),
		Ln(n)
	]);
}
function Nn(e, t) {
	return T([
		_(t.marker),
		w`✅ **The project ${y(se(Pn(e), 80))} matches its manifests again.**`,
		Ln(t)
	]);
}
function Pn({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Fn(e, t) {
	return T([_(t.marker), w`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function In({ pullUrl: e }) {
	let t = e === void 0 ? w`${_e("lokaform pull")} writes texts that other people edited into them.` : w`To get texts that other people edited, start ${we(w`the workflow that pulls`, e)}: it opens the pull request.`;
	return w`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
function Ln({ workflowUrl: e }) {
	let t = e === "" ? w`its workflow` : we(w`its workflow`, e);
	return w`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
const Rn = 65e3;
function zn(e, { problems: t = [], ...n }) {
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
		heading: ce`Translations from Lokalise: ${ae(e)}`,
		lead: De,
		verdict: [{ words: Ee([...new Set(e.flatMap(({ files: e }) => e))].map((e) => ({ path: e }))) }],
		problems: g(t, Vn),
		parts: r,
		next: Oe
	};
	return Se(i, n);
}
function Bn(e, { limit: t, measure: n, overflow: r }) {
	let i = C(g(e, Vn));
	return new x(t / 2, n).showRest([i]), T(b(i, 3, r));
}
const Vn = {
	full: "also",
	longest: ye
};
function Hn(e) {
	let t = y(Ee(e.manifests)), n = C(me(e, { full: "also" }));
	new x(Rn / 2, S).showRest([n]);
	let r = b(n, 3, "the log has them all");
	return T([
		w`## ${he(Te(e))}`,
		t,
		...r,
		y(ke)
	]);
}
function Un(e) {
	let t = $(e, n);
	return s.flatMap((e) => Yn(t.filter((t) => t.severity === e), 10));
}
function Wn(e, t = 1e3) {
	return Yn($(e, 16e3), t);
}
function Gn(e) {
	return Un(e).length === $(e, n).length;
}
function $(e, t) {
	let { stopped: n, problems: r, parts: i } = m(e, {
		full: !0,
		longest: t
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.filter(({ severity: e }) => e)), o = n && pe(n);
	return [...o ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: o
	}] : [], ...ie(a).map((e) => qn(e, t))];
}
function Kn(e) {
	return p([e]).map((e) => qn(e, n));
}
function qn(e, t) {
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
function Jn(e) {
	return {
		severity: "error",
		title: "lokaform: drift",
		message: `${h(e.projects)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function Yn(e, t) {
	let [n] = e.slice(t - 1);
	if (e.length <= t || !n) return [...e];
	let r = `${fe(e.length - t + 1)} more`, i = `${r} are not shown here. The job summary and the report list them all.`;
	return [...e.slice(0, t - 1), {
		severity: n.severity,
		title: `and ${r}`,
		message: i
	}];
}
export { Ye as $, Nt as A, ct as B, Wt as C, It as D, jt as E, Vt as F, wt as G, ft as H, Mt as I, N as J, ot as K, L, V as M, H as N, B as O, R as P, Je as Q, st as R, Xt as S, z as T, F as U, pt as V, bt as W, it as X, P as Y, rt as Z, Y as _, Kn as a, sn as b, Fn as c, Bn as d, zn as f, Sn as g, Cn as h, Jn as i, Bt as j, U as k, Hn as l, xn as m, Gn as n, Rn as o, Nn as p, at as q, Wn as r, Mn as s, Un as t, jn as u, yn as v, At as w, gn as x, cn as y, yt as z };
