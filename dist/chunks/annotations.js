import { f as e } from "./wire.js";
import { $ as t, B as n, G as r, H as i, J as a, Q as o, b as s, m as c } from "./start.js";
import { At as l, Bt as u, Fr as d, Ir as f, It as p, Jt as m, Kr as h, Kt as g, Lt as ee, Mt as te, Pr as ne, Rr as re, Ut as ie, Vr as ae, Yt as oe, cn as se, in as ce, jt as le, kt as ue, nn as de, rn as fe } from "./engine.js";
import { C as _, D as pe, E as v, S as me, T as y, _ as he, b as ge, c as _e, d as ve, f as ye, g as be, m as xe, o as Se, p as Ce, t as we, v as Te, w as b, x as Ee, y as x } from "./markdown.js";
import { a as De, i as Oe, n as ke, o as Ae, r as je, t as Me } from "./writtenFiles.js";
import { dirname as S, join as C, relative as Ne, resolve as w, sep as Pe } from "node:path";
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
const rt = new o();
function j(e) {
	return rt.clean(e);
}
function it(e) {
	for (let t of e) t !== "" && nt(i(j(t)));
}
function M(e) {
	Qe(i(j(e)));
}
function at(e) {
	rt.hide(e);
	let n = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of n) for (let n of t(e)) Je(n);
}
function ot(e) {
	Ze(i(j(r(e))));
}
function st({ severity: e, title: t, message: n, place: r }) {
	let a = {
		title: j(t),
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
		error: $e,
		warning: et,
		notice: tt
	}[e];
	o(i(j(n)), a);
}
// src/github/checkout.ts
async function ct(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await h(await dt(r), await dt(t));
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
		if (i !== "" && re(a, o)) return `${e}/blob/${i}/${Ne(o, a).split(Pe).map(ut).join("/")}#L${n}`;
	};
}
function ut(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
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
	return n === void 0 ? void 0 : w(S(e), n.trimEnd());
}
async function mt({ rest: e }, { owner: t, repo: n }, r) {
	let { data: i } = await e.git.getCommit({
		owner: t,
		repo: n,
		commit_sha: r
	});
	return i.parents.map(({ sha: e }) => e);
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
async function xt({ rest: e }, { owner: t, repo: n }) {
	let { data: r } = await e.repos.get({
		owner: t,
		repo: n
	});
	return r.default_branch;
}
function St({ baseBranch: e, defaultBranch: t }, n) {
	let r = e === "" || t === "", i = e === t || n.some((t) => Ct(e, t));
	return r || i ? void 0 : e;
}
function Ct(e, t) {
	let n = t.match(/\*+|[^*]/gu) ?? [], r = wt(new Set([0]), n);
	for (let t of e) {
		let e = new Set();
		for (let i of r) {
			let r = n[i] ?? "";
			r.startsWith("**") || r === "*" && t !== "/" ? e.add(i) : r === t && r !== "*" && e.add(i + 1);
		}
		r = wt(e, n);
	}
	return r.has(n.length);
}
function wt(e, t) {
	for (let n of e) t[n]?.startsWith("*") && e.add(n + 1);
	return e;
}
const Tt = ".github/workflows", Et = /^[\w.-]+\.ya?ml$/;
async function Dt({ home: e }, t) {
	let n = await Ot("pull", t);
	return n === void 0 ? void 0 : `${e}/actions/workflows/${n}`;
}
async function Ot(e, t) {
	let n = RegExp(`^[^#\\n]*\\bcommand:\\s*["']?${e}["']?\\s*(?:[,}#]|$)`, "m"), r = await ze(C(t, Tt)).catch(() => []);
	for (let e of r.filter((e) => Et.test(e)).sort()) {
		let r = await E(C(t, Tt, e), "utf8").catch(() => "");
		if (n.test(r)) return e;
	}
}
// src/github/octokit.ts
const kt = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], At = {
	request: 45e3,
	all: 18e4
};
async function I(e, { githubToken: t, signal: n }, r) {
	let i = AbortSignal.any([n, AbortSignal.timeout(At.all)]), a = new Promise((e, t) => {
		let n = () => t(new R("no response in time"));
		i.aborted ? n() : i.addEventListener("abort", n);
	}), o = Nt(t, i).then((t) => r(jt(t, e, i)));
	return Promise.race([o, a]);
}
function jt(e, t, n) {
	let { owner: r, repo: i } = t, a, o = async () => e.graphql("query { viewer { login __typename } }").then(({ viewer: e }) => Mt(e), (e) => {
		if (zt(e)) return "github-actions[bot]";
		throw e;
	});
	return {
		octokit: e,
		context: t,
		at: {
			owner: r,
			repo: i
		},
		signal: n,
		login() {
			return a ??= o(), a;
		},
		noteLogin(e) {
			e !== void 0 && (a = Promise.resolve(e));
		}
	};
}
function Mt({ login: e, __typename: t }) {
	return t === "Bot" && !e.endsWith("[bot]") ? `${e}[bot]` : e;
}
async function Nt(e, t) {
	let [{ getOctokit: n }, { retry: r }, { throttling: i }] = await Promise.all([
		import("./actions-github.js"),
		import("./octokit-plugin-retry.js"),
		import("./octokit-plugin-throttling.js")
	]), a = (e, t, n, r) => r < 2 && e <= 20, o = {
		log: {
			debug: () => {},
			info: () => {},
			warn: M,
			error: M
		},
		retry: {
			retries: 2,
			doNotRetry: kt
		}
	}, s = {
		onRateLimit: a,
		onSecondaryRateLimit: a
	}, c = n(e, {
		...o,
		throttle: s
	}, r, i), l = n(e, o, r);
	for (let { hook: e } of [c, l]) e.before("request", ({ request: e }) => {
		if (t.aborted) throw new R("no response in time");
		e.signal = AbortSignal.any([t, AbortSignal.timeout(At.request)]), e.fetch = Pt(e.fetch ?? fetch);
	});
	return Object.assign(c, { graphql: l.graphql });
}
function Pt(e) {
	return async (...t) => {
		let n = await e(...t), { status: r, statusText: i } = n, a = await n.arrayBuffer(), o = [...n.headers], s = new Response(a.byteLength > 0 ? a : null, {
			status: r,
			statusText: i,
			headers: o
		});
		return Object.defineProperty(s, "url", { value: n.url });
	};
}
const Ft = { request: { retries: 0 } };
async function It(e, t) {
	for (let n = 1;; n += 1) try {
		await e();
		return;
	} catch (e) {
		if (z(e) !== "failed" || n > 2) throw e;
		if (await Ve(n ** 2 * 1e3), await t()) return;
	}
}
async function Lt(e, t) {
	try {
		return await t(e(we));
	} catch (n) {
		if (B(n) !== 422) throw n;
		return t(e(we / 2));
	}
}
async function L(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
var R = class extends Error {
	name = "NoResponse";
};
const Rt = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoResponse"
];
function z(e) {
	if (!(e instanceof Error && (Rt.includes(e.name) || "status" in e))) return "bug";
	let t = B(e), n = /rate limit/i.test(e.message);
	return t === 429 || t === 403 && n ? "limited" : t === 401 ? "unknown" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function zt(e) {
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
		case "refused": return Vt(e, t);
		default: return `GitHub's API failed (${V(e)})`;
	}
}
const Bt = /archived|too large/i;
function Vt(e, t) {
	let n = V(e), r = `Give the job the permission ${t}`;
	if (zt(e)) return `the workflow's token lacks a permission (${n}). ${r}`;
	let i = B(e) === 404;
	return i && Ht(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. ${r}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${Bt.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}`;
}
function Ht(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function Ut(e) {
	return s("not-published", e, { severity: "notice" });
}
function Wt(e, t, n, r) {
	let i = `${e} could not be written: ${Gt(r, t, n)} The job summary has the whole report.`, a = ["refused", "unknown"].includes(z(r)) || B(r) === 410;
	return s("not-published", i, { severity: a ? "notice" : "warning" });
}
function Gt(e, t, n) {
	let r = z(e);
	return r === "bug" ? `this is a bug in lokaform. Please report it with these words: ${e instanceof Error ? e.stack : e}` : r === "refused" && n?.origin ? `for ${n.origin === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : B(e) === 410 ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty." : r === "invalid" ? `GitHub refused it (${V(e)}).` : `${U(e, t)}.`;
}
async function Kt(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		return [Wt(e, t, n, r)];
	}
}
// src/report/markdown/afterMerge.ts
const W = _("lokaform:applied:end"), qt = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Jt = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${W}(?:\n+|$)`), G = b`The plan before the merge:`;
function K(e) {
	return qt.exec(e)?.[0] ?? "";
}
function Yt(e) {
	return e.replaceAll("\r\n", "\n");
}
function Xt(e) {
	return q(e).sections.length > 0;
}
function Zt(e, t) {
	let n = q(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Qt(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = q(e), s = v(i.trimEnd()), c = $t(a, n, r - s.length), l = en(t, n, r - x([
		s,
		...c,
		G
	]).length - Math.min(o.length, 81) - 4), u = x([
		s,
		...c,
		l,
		...o === "" ? [] : [G]
	]), d = u.length + 2 + o.length <= r;
	return x([u, v(d ? o : "The plan is left out, because the comment is full. Its edit history has the plan.")]);
}
function $t(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2;
	return r.map((e) => {
		let [t = "", n = ""] = e.split("\n\n");
		return v(i ? `${t}\n\n${n}\n\nThe rest is left out, because the comment is full. The summary of the run has it.\n${W}` : e);
	});
}
function q(e) {
	let t = Yt(e), n = K(t), r = [], i = t.slice(n.length);
	for (let e = Jt.exec(i); e; e = Jt.exec(i)) {
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
function en(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = ue(e, t, ye), { id: c, attempt: l } = t.run, u = r ? "done" : "failed", d = _(`lokaform:applied:${t.inputs}:${u}:${t.commit}:${c}:${l}`), f = o.length > 0 ? [me(o.map(y))] : [], p = x([
		b`## ${y(i)}`,
		...a.map(y),
		...f
	]), m = d.length + p.length + W.length + 150, h = Te({
		part: "failed",
		noun: "failure",
		fold: "never",
		rows: s
	});
	new ve(n - m, be).showRest([h]);
	let g = he(h, 3, "the job summary has them");
	return b`${d}\n${x([p, ...g])}\n${W}`;
}
// src/github/afterMerge.ts
const tn = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function nn(e, t, n) {
	let r = F(n), i = se(e).some(({ code: e, severity: t }) => t === "error" && tn.includes(e));
	if (r === void 0 || n.sha === "" || i) return [];
	let a = async (i) => {
		let { now: a, markers: o } = t, s = await on(i.octokit, n, r), { run: c, sha: l, runUrl: u } = n, { inputs: d } = o.scope, f = {
			url: u,
			run: c,
			commit: l,
			now: a,
			pullRequests: s.numbers.length,
			inputs: d
		}, p = 0, m = [];
		for (let t of s.numbers.slice(0, 100)) try {
			p += await dn(i, t, e, o, f);
		} catch (e) {
			if (!["failed", "invalid"].includes(z(e))) throw e;
			m.push(e);
		}
		if (m.length > 0) throw m[0];
		return p > 0 ? rn(s) : [];
	};
	return Kt("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => I(n, t, a));
}
function rn({ numbers: e, commits: t, knowsRuns: n }) {
	let r = `There are ${g(t, "commit")} since the last successful run. Only the newest ${an} were searched for merged pull requests, so the comments on older ones were not updated.`, i = `${g(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`;
	return [
		...n ? [] : ["Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."],
		...t > an ? [r] : [],
		...e.length > 100 ? [i] : []
	].map(Ut);
}
const an = 500;
async function on(e, t, n) {
	let { last: r, knowsRuns: i } = await sn(e, t, n), { shas: a, total: o, since: s } = await ln(e, t, r ?? t.before);
	return {
		numbers: a.size > 0 ? await un(e, t, n, a, s) : [],
		commits: o,
		knowsRuns: i
	};
}
async function sn({ rest: e }, { owner: t, repo: n, workflow: r, event: i }, a, o = cn(i)) {
	let s = r.split("/").at(-1) ?? "";
	if (!/\.ya?ml$/.test(s)) return { knowsRuns: !0 };
	try {
		for (let r of o) {
			let { data: i } = await e.actions.listWorkflowRuns({
				owner: t,
				repo: n,
				workflow_id: s,
				branch: a,
				event: r,
				status: "success",
				per_page: 1,
				exclude_pull_requests: !0
			}), o = i.workflow_runs[0]?.head_sha;
			if (o !== void 0) return {
				last: o,
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
function cn(e) {
	return e === "workflow_dispatch" ? ["push", e] : [e];
}
async function ln({ rest: t }, { owner: n, repo: r, sha: i }, a) {
	let o = {
		shas: new Set([i]),
		total: 1,
		since: void 0
	};
	if (a === void 0) return o;
	let s = async (e) => {
		let o = {
			owner: n,
			repo: r,
			basehead: `${a}...${i}`,
			per_page: 100,
			page: e
		}, { data: s } = await t.repos.compareCommitsWithBasehead(o);
		return s;
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
async function un({ rest: e }, { owner: t, repo: n }, r, i, a) {
	let o = [];
	for (let s = 1; s <= 5; s += 1) {
		let { data: c } = await e.pulls.list({
			owner: t,
			repo: n,
			base: r,
			state: "closed",
			sort: "updated",
			direction: "desc",
			per_page: 100,
			page: s
		});
		for (let { number: e, merged_at: t, merge_commit_sha: n } of c) t !== null && n !== null && i.has(n) && o.push(e);
		let l = c.at(-1)?.updated_at;
		if (c.length < 100 || l === void 0 || a === void 0 || Date.parse(l) < Date.parse(a)) break;
	}
	return o.sort((e, t) => t - e);
}
async function dn(e, t, n, { commentPrefix: r, scope: i }, a) {
	let { octokit: o, at: s } = e, c = {
		...s,
		issue_number: t,
		per_page: 100
	}, l = await o.paginate(o.rest.issues.listComments, c), u = 0;
	for (let { id: t, body: o = "" } of await L(l, r, e)) {
		let r = _e(n, i, K(o)), s = !Se(K(o), i);
		r && await fn(e, [t, o], r, a, s) && (u += 1);
	}
	return u;
}
async function fn({ octokit: e, at: t }, [n, r], i, a, o) {
	let { issues: s } = e.rest, c = {
		...t,
		comment_id: n
	}, l = async () => (await H(s.getComment(c)))?.data.body ?? "", u = o ? await l() : r, d = 0;
	for (; d < 3 && Zt(u, a) && (await Lt((e) => Qt(u, i, a, e), async (e) => {
		await H(s.updateComment({
			...c,
			body: e
		}));
	}), d += 1, o);) u = await l();
	return d > 0;
}
// src/github/targetFiles.ts
function pn(e, t, n) {
	return hn(e, n, async (n, r) => await Sn(n, e, t, r) ?? J("the checked-out commit is neither the head of the pull request nor a merge of it"));
}
function mn(e, t, n) {
	return hn(e, t, async (t, { root: r }) => {
		let i = F(e), a = (n ? void 0 : await Ot("apply", r)) ?? e.workflow, o = n ? void 0 : ["push", "workflow_dispatch"], { last: s } = i === void 0 ? {} : await sn(t, {
			...e,
			workflow: a
		}, i, o);
		return s ?? e.before ?? J("no run has applied manifests before");
	});
}
async function hn(e, t, n) {
	let [r, ...i] = t.checkouts;
	if (!r || i.length > 0) return J("the settings and the manifests are not all in one checkout");
	if (t.githubToken === "") return J("the input github-token is empty");
	let { commit: a = e.sha } = r;
	try {
		let i = await N(t.workspace, r);
		return await I(e, t, async ({ octokit: t }) => {
			let r = await n(t, {
				root: i,
				planned: a
			});
			if (typeof r != "string") return r;
			let o = await _n(t, e, i, r);
			return o ? {
				is: "found",
				commit: r,
				files: o
			} : J(gn);
		});
	} catch (e) {
		return J(U(e));
	}
}
const gn = "the repository has too many files for GitHub to list them";
async function _n(e, t, n, r) {
	let { owner: i, repo: a } = t, { data: o } = await e.rest.git.getTree({
		owner: i,
		repo: a,
		tree_sha: r,
		recursive: "1"
	});
	if (o.truncated) return;
	let s = o.tree.flatMap(({ path: e, mode: t, type: n, sha: r }) => n === "blob" ? [{
		path: e,
		kind: t === "120000" ? "link" : "file",
		id: r
	}] : []);
	return new ne(n, s, (r) => Cn(e, t, n, r));
}
async function vn(e, t, { checkouts: n, workspace: r, read: i }) {
	let [a, ...o] = n;
	if (!a || o.length > 0 || await yn(a, r)) return {
		is: "unknown",
		why: "the settings and the manifests are not all in one checkout"
	};
	try {
		let n = await _n(e, t, await N(r, a), t.sha);
		if (!n) return {
			is: "unknown",
			why: gn
		};
		let o = [];
		for (let e of new Set([...i.onDisk, ...await i.inCommit(n)])) {
			let t = await bn(e, await n.idOf(e)), i = ae(e, { displayRoot: r });
			t !== void 0 && o.push(`${i} (${t})`);
		}
		return {
			is: "compared",
			differing: o
		};
	} catch (e) {
		return {
			is: "unknown",
			why: U(e instanceof d ? e.cause : e)
		};
	}
}
async function yn({ root: e }, t) {
	let n = await D(t);
	return e !== void 0 && e !== n && await h(S(e), n) !== void 0;
}
async function bn(e, t) {
	let n = await E(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : Y(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
}
function J(e) {
	return {
		is: "missing",
		why: e
	};
}
function xn({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${U(t)}`;
}
async function Sn(e, t, { head: n, base: r }, { root: i, planned: a }) {
	let { owner: o, repo: s } = t;
	if (a === n) {
		let t = {
			owner: o,
			repo: s,
			basehead: `${r}...${n}`,
			per_page: 1
		}, { data: i } = await e.rest.repos.compareCommitsWithBasehead(t);
		return i.merge_base_commit.sha;
	}
	let c = await ht(i, a) ?? await mt(e, t, a);
	return c[1] === n ? c[0] : void 0;
}
async function Cn(e, { owner: t, repo: n }, r, { path: i, kind: a, id: o }) {
	let s = await wn(C(r, i), a, o);
	if (s) return s;
	let { data: c } = await e.rest.git.getBlob({
		owner: t,
		repo: n,
		file_sha: o
	});
	return Buffer.from(c.content, "base64");
}
async function wn(e, t, n) {
	try {
		return t === "file" && !(await Re(e)).isFile() ? void 0 : Y(t === "file" ? await E(e) : await Be(e, "buffer"), n);
	} catch {
		return;
	}
}
function Y(e, t) {
	if (Tn(e, t)) return e;
	let n = e.filter((t, n) => t !== 13 || e[n + 1] !== 10);
	return n.length < e.length && Tn(n, t) ? n : void 0;
}
function Tn(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return f(n).update(`blob ${e.length}\0`).update(e).digest("hex") === t;
}
// src/github/mayApply.ts
const X = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function En(e, t) {
	let n = (e, t) => [s(e, t)];
	if (!e) return n("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.");
	if (e.event.startsWith("pull_request")) return n("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.");
	if (bt(e)) return n("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.");
	let r = F(e);
	return r === void 0 ? [Q(e.ref, void 0)] : An(e, r, t, async (n) => {
		if (!t.applyFrom.some((e) => Ct(r, e))) {
			let t = await xt(n, e);
			if (r !== t) return [Q(e.ref, t)];
		}
		return (await On(n, e, r, t.source, "all")).map(kn);
	});
}
async function Dn(e, t) {
	let n = e && F(e);
	if (!e || n === void 0) return Q(e?.ref ?? "", void 0);
	let [r] = await An(e, n, t, async (t) => {
		let r = await jn(t, e, n);
		return r ? [kn(r)] : [];
	});
	return r;
}
async function On(e, t, n, r, i) {
	let a = Mn(r.checkouts, t) ?? await jn(e, t, n);
	if (a) return [a];
	let o = Nn(r.checkouts, t);
	return o?.severity === "error" ? [o] : i === "errors" && X.includes(t.event) ? [] : [o, Pn(await vn(e, t, r), t)].flatMap((e) => e ?? []);
}
function kn({ code: e, severity: t, finding: n, advice: r }) {
	return s(e, `${n} ${r}`, { severity: t });
}
async function An(e, t, n, r) {
	if (n.githubToken === "") return Fn(t, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await I(e, n, ({ octokit: e }) => r(e));
	} catch (e) {
		return Fn(t, U(e));
	}
}
async function jn(e, { owner: t, repo: n, sha: r }, i) {
	let { data: a } = await e.rest.git.getRef({
		owner: t,
		repo: n,
		ref: `heads/${i}`
	}), o = a.object.sha;
	if (o !== r) return {
		code: "stale-commit",
		severity: "error",
		finding: `This run is for commit ${Z(r)}, but ${i} is now at ${Z(o)}.`,
		advice: `The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on ${i} (workflow_dispatch).`
	};
}
function Mn(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${Z(n.commit)}, but this run is for ${Z(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function Nn(e, { event: t, sha: n }) {
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
function Pn(e, { event: t, sha: n }) {
	if (e.is === "compared" && e.differing.length === 0) return;
	let r = X.includes(t);
	return {
		code: "wrong-checkout",
		severity: r ? "notice" : "error",
		finding: e.is === "compared" ? `Not all settings and manifests are as in commit ${Z(n)}, for which this run was started: ${oe(e.differing, 5)}.` : `It is not known whether the settings and manifests are those of commit ${Z(n)}, for which this run was started: ${e.why}.`,
		advice: r ? "They are used as they are." : `A stranger can cause ${t || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function Z(e) {
	return e.slice(0, 7);
}
function Q(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return s("wrong-ref", n);
}
function Fn(e, t) {
	let n = `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`;
	return [s("unknown-head", n)];
}
function In(e) {
	return `Lokaform: drift in ${a(zn(e), 80)}`;
}
function Ln(e, t, n) {
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
		measure: be,
		overflow: "the job summary of the workflow has more"
	});
	return x([
		_(n.marker),
		a,
		Vn(n),
		Hn(n)
	]);
}
function Rn(e, t) {
	return x([
		_(t.marker),
		b`✅ **The project ${y(fe(zn(e), 80))} matches its manifests again.**`,
		Hn(t)
	]);
}
function zn({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Bn(e, t) {
	return x([_(t.marker), b`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function Vn({ pullUrl: e }) {
	let t = e === void 0 ? b`${ge("lokaform pull")} writes texts that other people edited into them.` : b`To get texts that other people edited, start ${Ee(b`the workflow that pulls`, e)}: it opens the pull request.`;
	return b`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
function Hn({ workflowUrl: e }) {
	let t = e === "" ? b`its workflow` : Ee(b`its workflow`, e);
	return b`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
const Un = 65e3;
function Wn(e, { problems: t = [], ...n }) {
	let r = e.map((e) => {
		let t = te(e, {
			texts: e.hide_texts !== !0,
			full: "also"
		});
		return {
			heading: fe(e.name, 80),
			result: void 0,
			facts: [],
			isApplied: !1,
			sections: t
		};
	}), i = {
		heading: ce`Translations from Lokalise: ${ie(e)}`,
		lead: ke,
		verdict: [{ words: Oe(e) }],
		problems: le(t, Kn),
		parts: r,
		next: je
	};
	return Ce(i, n);
}
function Gn(e, { limit: t, measure: n, overflow: r }) {
	let i = Te(le(e, Kn));
	return new ve(t / 2, n).showRest([i]), x(he(i, 3, r));
}
const Kn = {
	full: "also",
	longest: ye
};
function qn(e) {
	let t = me(De(e).map(y));
	return x([
		b`## ${pe(Ae(e))}`,
		t,
		y(Me)
	]);
}
function Jn(e) {
	let t = $(e, n);
	return c.flatMap((e) => er(t.filter((t) => t.severity === e), 10, " If the job has the permission checks: write, a check run shows up to 1,000 of them at their lines."));
}
function Yn(e, t = 1e3) {
	return er($(e, 16e3), t);
}
function Xn(e) {
	let t = $(e, n);
	return c.every((e) => t.filter((t) => t.severity === e).length <= 10);
}
function $(e, t) {
	let { stopped: n, problems: r, parts: i } = l(e, {
		full: !0,
		longest: t
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.filter(({ severity: e }) => e)), o = n && de(n);
	return [...o ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: o
	}] : [], ...p(a).map((e) => Qn(e, t))];
}
function Zn(e) {
	return ee([e]).map((e) => Qn(e, n));
}
function Qn(e, t) {
	let { severity: n = "notice", code: r, name: i, state: o, words: s = "", place: c } = e, l = c && { place: c };
	return r ? {
		severity: n,
		title: `lokaform: ${r.name}`,
		message: `${s} [${r.name}]`,
		...l
	} : o === void 0 ? {
		severity: n,
		title: "lokaform: to pull",
		message: a(`${i}: ${s}`, t),
		...l
	} : {
		severity: n,
		title: a(`${i}: ${o}`, 120),
		message: s,
		...l
	};
}
function $n(e) {
	return {
		severity: "error",
		title: "lokaform: drift",
		message: `${u(e.projects)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function er(e, t, n = "") {
	let [r] = e.slice(t - 1);
	if (e.length <= t || !r) return [...e];
	let i = `${m(e.length - t + 1)} more`, a = `${i} are not shown here. The job summary and the report list them all.${n}`;
	return [...e.slice(0, t - 1), {
		severity: r.severity,
		title: `and ${i}`,
		message: a
	}];
}
export { Ut as A, ht as B, Ft as C, z as D, V as E, Lt as F, st as G, Dt as H, F as I, M as J, ot as K, ct as L, H as M, I as N, U as O, Kt as P, Xe as Q, xt as R, Xt as S, It as T, N as U, mt as V, St as W, it as X, at as Y, Ye as Z, Y as _, Zn as a, xn as b, Bn as c, Gn as d, Wn as f, Dn as g, On as h, $n as i, B as j, L as k, qn as l, En as m, Xn as n, Un as o, Rn as p, j as q, Yn as r, Ln as s, Jn as t, In as u, mn as v, R as w, nn as x, pn as y, lt as z };
