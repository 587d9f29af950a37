import { d as e } from "./wire.js";
import { It as t, Jt as n, M as r, N as i, Rt as a, Vt as o, Wt as s, Y as c, gt as l, k as u, qt as d, xt as f } from "./start.js";
import { At as p, Dt as ee, Gt as m, Kt as h, Ot as te, Pt as ne, Wt as re, Xt as ie, Yt as ae, ar as oe, cr as se, dr as ce, gr as le, ir as ue, jt as de, kt as fe, or as pe } from "./engine.js";
import { C as me, D as g, E as _, O as he, S as ge, T as v, _ as _e, b as y, f as ve, h as ye, l as be, m as xe, n as Se, p as Ce, s as we, v as Te, w as b, x as Ee, y as De } from "./markdown.js";
import { a as Oe, i as ke, n as Ae, o as je, r as Me, t as Ne } from "./written.js";
import { dirname as x, join as S, relative as C, resolve as w, sep as Pe } from "node:path";
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
const rt = new d();
function j(e) {
	return rt.clean(e);
}
function it(e) {
	for (let t of e) t !== "" && nt(a(j(t)));
}
function M(e) {
	Qe(a(j(e)));
}
function at(e) {
	rt.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of n(e)) Je(t);
}
function ot(e) {
	Ze(a(j(o(e))));
}
function st({ severity: e, title: t, message: n, place: r }) {
	let i = {
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
	o(a(j(n)), i);
}
// src/github/checkout.ts
async function ct(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await le(await dt(r), await dt(t));
		n.set(e, {
			root: e,
			commit: e === void 0 ? void 0 : await ft(S(e, ".git"))
		});
	}
	return [...n.values()];
}
async function N(e, { root: t }) {
	return t === void 0 ? e : S(e, C(await D(e), t));
}
async function lt({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await N(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = S(r, t);
		if (i !== "" && se(a, o)) return `${e}/blob/${i}/${C(o, a).split(Pe).map(ut).join("/")}#L${n}`;
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
	let n = await P(S(t, "HEAD"));
	return n === void 0 ? void 0 : vt(t, n, _t);
}
async function pt(e) {
	let t = await P(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : w(x(e), n.trimEnd());
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
	let n = await pt(S(e, ".git"));
	if (n === void 0) return;
	let r = S(await gt(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = Le(await E(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function gt(e) {
	let t = await P(S(e, "commondir"));
	return t === void 0 ? e : w(e, t.trim());
}
const _t = 5;
async function vt(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return yt(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await gt(e), a = await P(S(i, r));
	return a === void 0 ? yt((await P(S(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : vt(e, a, n - 1);
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
async function I(e, t, n) {
	let r = AbortSignal.any([t, AbortSignal.timeout(Et.all)]), i = new Promise((e, t) => {
		let n = () => t(new L("no answer in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	}), a = kt(e, r).then((e) => n(Dt(e, r)));
	return Promise.race([a, i]);
}
function Dt(e, t) {
	let n, r = async () => e.graphql("query { viewer { login __typename } }").then(({ viewer: e }) => Ot(e), (e) => {
		if (It(e)) return "github-actions[bot]";
		throw e;
	});
	return {
		octokit: e,
		signal: t,
		login() {
			return n ??= r(), n;
		},
		noteLogin(e) {
			e !== void 0 && (n = Promise.resolve(e));
		}
	};
}
function Ot({ login: e, __typename: t }) {
	return t === "Bot" && !e.endsWith("[bot]") ? `${e}[bot]` : e;
}
async function kt(e, t) {
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
			doNotRetry: Tt
		}
	}, s = {
		onRateLimit: a,
		onSecondaryRateLimit: a
	}, c = n(e, {
		...o,
		throttle: s
	}, r, i), l = n(e, o, r);
	for (let { hook: e } of [c, l]) e.before("request", ({ request: e }) => {
		if (t.aborted) throw new L("no answer in time");
		e.signal = AbortSignal.any([t, AbortSignal.timeout(Et.request)]), e.fetch = At(e.fetch ?? fetch);
	});
	return Object.assign(c, { graphql: l.graphql });
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
		if (R(e) !== "failed" || n > 2) throw e;
		if (await Ve(n ** 2 * 1e3), await t()) return;
	}
}
async function Nt({ render: e, limit: t }, n) {
	try {
		return await n(e(t));
	} catch (r) {
		if (z(r) !== 422) throw r;
		return n(e(t / 2));
	}
}
async function Pt(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e?.login === i);
}
var L = class extends Error {
	name = "NoAnswer";
};
const Ft = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoAnswer"
];
function R(e) {
	if (!(e instanceof Error && (Ft.includes(e.name) || "status" in e))) return "bug";
	let t = z(e), n = /rate limit/i.test(e.message);
	return t === 429 || t === 403 && n ? "limited" : t === 401 ? "unknown" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function It(e) {
	if (!(e instanceof Error)) return !1;
	let t = /resource not accessible by/i;
	return "errors" in e && Array.isArray(e.errors) ? e.errors.some((e) => e?.type === "FORBIDDEN" || t.test(String(e?.message))) : z(e) === 403 && t.test(e.message);
}
function z(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function B(e) {
	let t = e instanceof Error ? e.message.split(" - https://")[0] : String(e), n = z(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
async function V(e) {
	return e.catch((e) => {
		if (![404, 410].includes(z(e) ?? 0)) throw e;
	});
}
function H(e, t = "contents: read") {
	switch (R(e)) {
		case "limited": return "the rate limit of GitHub is reached. Start this run again later";
		case "unknown": return "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used";
		case "refused": return Rt(e, t);
		default: return `GitHub's API failed (${B(e)})`;
	}
}
const Lt = /archived|too large/i;
function Rt(e, t) {
	let n = B(e), r = `Give the job the permission ${t}`;
	if (It(e)) return `the workflow's token lacks a permission (${n}). ${r}`;
	let i = z(e) === 404;
	return i && zt(e) ? `the GraphQL API of GitHub, which names the account of the token, was not found (${n}). If requests go through a proxy, allow POST /graphql` : i ? `GitHub did not find it (${n}). It was removed meanwhile, or the workflow's token lacks a permission. ${r}` : /\blocked\b/i.test(n) ? `the conversation is locked (${n}). Unlock it` : `GitHub refused it (${n})${Lt.test(n) ? "" : `. If a permission is missing, give the job the permission ${t}`}`;
}
function zt(e) {
	let t = e instanceof Error && "request" in e ? e.request : void 0;
	return (typeof t == "object" && t && "url" in t ? String(t.url) : "").endsWith("/graphql");
}
function Bt(e) {
	return f("not-published", e, { severity: "notice" });
}
function Vt(e, t, n, r) {
	let i = `${e} could not be written: ${Ht(r, t, n)} The job summary has the whole report.`, a = ["refused", "unknown"].includes(R(r)) || z(r) === 410;
	return f("not-published", i, { severity: a ? "notice" : "warning" });
}
function Ht(e, t, n) {
	let r = R(e);
	return r === "bug" ? `this is a bug in lokaform. Please report it with these words: ${e instanceof Error ? e.stack : e}` : r === "refused" && n?.origin ? `for ${n.origin === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : z(e) === 410 ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty." : r === "invalid" ? `GitHub refused it (${B(e)}).` : `${H(e, t)}.`;
}
async function Ut(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		return [Vt(e, t, n, r)];
	}
}
// src/report/markdown/afterMerge.ts
const U = b("lokaform:applied:end"), Wt = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Gt = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${U}(?:\n+|$)`), W = v`The plan before the merge:`;
function G(e) {
	return Wt.exec(e)?.[0] ?? "";
}
function Kt(e) {
	return e.replaceAll("\r\n", "\n");
}
function qt(e) {
	return K(e).sections.length > 0;
}
function Jt(e, t) {
	let n = K(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Yt(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = K(e), s = g(i.trimEnd()), c = Xt(a, n, r - s.length), l = Zt(t, n, r - y([
		s,
		...c,
		W
	]).length - Math.min(o.length, 81) - 4), u = y([
		s,
		...c,
		l,
		...o === "" ? [] : [W]
	]), d = u.length + 2 + o.length <= r;
	return y([u, g(d ? o : "The plan is left out, because the comment is full. Its edit history has the plan.")]);
}
function Xt(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2;
	return r.map((e) => {
		let [t = "", n = ""] = e.split("\n\n");
		return g(i ? `${t}\n\n${n}\n\nThe rest is left out, because the comment is full. The summary of the run has it.\n${U}` : e);
	});
}
function K(e) {
	let t = Kt(e), n = G(t), r = [], i = t.slice(n.length);
	for (let e = Gt.exec(i); e; e = Gt.exec(i)) {
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
		plan: i.startsWith(W) ? i.slice(W.length).trimStart() : i
	};
}
function Zt(e, t, n) {
	let { isDone: r, heading: i, lead: a, projects: o, failures: s } = ee(e, t, Ce), { id: c, attempt: l } = t.run, u = r ? "done" : "failed", d = b(`lokaform:applied:${t.inputs}:${u}:${t.commit}:${c}:${l}`), f = o.length > 0 ? [me(o.map(_))] : [], p = y([
		v`## ${_(i)}`,
		...a.map(_),
		...f
	]), m = d.length + p.length + U.length + 150, h = De({
		part: "failed",
		noun: "failure",
		fold: "never",
		layout: "list",
		rows: s
	});
	new ve(n - m, _e).showRest([h]);
	let te = Te(h, 3, "the job summary has them");
	return v`${d}\n${y([p, ...te])}\n${U}`;
}
// src/github/afterMerge.ts
const Qt = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function $t(e, { githubToken: t, signal: n, markers: r, now: i }, a) {
	let o = F(a), s = c(e).some(({ code: e, severity: t }) => t === "error" && Qt.includes(e));
	return o === void 0 || a.sha === "" || s ? [] : Ut("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => I(t, n, async (t) => {
		let n = await nn(t.octokit, a, o), { run: s, sha: c, runUrl: l } = a, u = {
			url: l,
			run: s,
			commit: c,
			now: i,
			pullRequests: n.numbers.length,
			inputs: r.scope.inputs
		}, d = 0, f = [];
		for (let i of n.numbers.slice(0, 100)) try {
			d += await cn(t, a, i, e, r, u);
		} catch (e) {
			if (!["failed", "invalid"].includes(R(e))) throw e;
			f.push(e);
		}
		if (f.length > 0) throw f[0];
		return d > 0 ? en(n) : [];
	}));
}
function en({ numbers: e, commits: t, knowsRuns: n }) {
	let r = [];
	return n || r.push("Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."), t > tn && r.push(`There are ${u(t, "commit")} since the last successful run. Only the newest ${tn} were searched for merged pull requests, so the comments on older ones were not updated.`), e.length > 100 && r.push(`${u(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`), r.map(Bt);
}
const tn = 500;
async function nn(e, t, n) {
	let { last: r, knowsRuns: i } = await rn(e, t, n), { shas: a, total: o, since: s } = await on(e, t, r ?? t.before);
	return {
		numbers: a.size > 0 ? await sn(e, t, n, a, s) : [],
		commits: o,
		knowsRuns: i
	};
}
async function rn({ rest: e }, { owner: t, repo: n, workflow: r, event: i }, a, o = an(i)) {
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
		if (z(e) === 404) return { knowsRuns: !0 };
		if (R(e) === "refused") return { knowsRuns: !1 };
		throw e;
	}
}
function an(e) {
	return e === "workflow_dispatch" ? ["push", e] : [e];
}
async function on({ rest: t }, { owner: n, repo: r, sha: i }, a) {
	let o = {
		shas: new Set([i]),
		total: 1
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
		if (z(e) === 404) return o;
		throw e;
	}
}
async function sn({ rest: e }, { owner: t, repo: n }, r, i, a) {
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
async function cn(e, t, n, r, { commentPrefix: i, scope: a }, o) {
	let { owner: s, repo: c } = t, { octokit: l } = e, u = {
		owner: s,
		repo: c,
		issue_number: n,
		per_page: 100
	}, d = await l.paginate(l.rest.issues.listComments, u), f = 0;
	for (let { id: n, body: s = "" } of await Pt(d, i, e)) {
		let i = be(r, a, G(s)), c = !we(G(s), a);
		i && await ln(e, t, [n, s], i, o, c) && (f += 1);
	}
	return f;
}
async function ln({ octokit: e }, { owner: t, repo: n }, [r, i], a, o, s) {
	let { issues: c } = e.rest, l = {
		owner: t,
		repo: n,
		comment_id: r
	}, u = async () => (await V(c.getComment(l)))?.data.body ?? "", d = s ? await u() : i, f = 0;
	for (; f < 3 && Jt(d, o) && (await Nt({
		render: (e) => Yt(d, a, o, e),
		limit: Se
	}, async (e) => {
		await V(c.updateComment({
			...l,
			body: e
		}));
	}), f += 1, s);) d = await u();
	return f > 0;
}
// src/github/pullWorkflow.ts
const un = ".github/workflows", dn = /^[\w.-]+\.ya?ml$/;
async function fn({ home: e }, t) {
	let n = await pn("pull", t);
	return n === void 0 ? void 0 : `${e}/actions/workflows/${n}`;
}
async function pn(e, t) {
	let n = RegExp(`^[^#\\n]*\\bcommand:\\s*["']?${e}["']?\\s*(?:[,}#]|$)`, "m"), r = await ze(S(t, un)).catch(() => []);
	for (let e of r.filter((e) => dn.test(e)).sort()) {
		let r = await E(S(t, un, e), "utf8").catch(() => "");
		if (n.test(r)) return e;
	}
}
// src/github/targetFiles.ts
function mn(e, t, n) {
	return gn(e, n, async (n, r) => await Cn(n, e, t, r) ?? q("the checked-out commit is neither the head of the pull request nor a merge of it"));
}
function hn(e, t, n) {
	return gn(e, t, async (t, { root: r }) => {
		let i = F(e), a = (n ? void 0 : await pn("apply", r)) ?? e.workflow, o = n ? void 0 : ["push", "workflow_dispatch"], { last: s } = i === void 0 ? {} : await rn(t, {
			...e,
			workflow: a
		}, i, o);
		return s ?? e.before ?? q("no run has applied manifests before");
	});
}
async function gn(e, { githubToken: t, checkouts: n, workspace: r, signal: i }, a) {
	let [o, ...s] = n;
	if (!o || s.length > 0) return q("the settings and the manifests are not all in one checkout");
	if (t === "") return q("the input github-token is empty");
	let { commit: c = e.sha } = o;
	try {
		let n = await N(r, o);
		return await I(t, i, async ({ octokit: t }) => {
			let r = await a(t, {
				root: n,
				planned: c
			});
			if (typeof r != "string") return r;
			let i = await vn(t, e, n, r);
			return i ? {
				is: "found",
				commit: r,
				files: i
			} : q(_n);
		});
	} catch (e) {
		return q(H(e));
	}
}
const _n = "the repository has too many files for GitHub to list them";
async function vn(e, t, n, r) {
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
	return new ue(n, s, (r) => wn(e, t, n, r));
}
async function yn(e, t, { checkouts: n, workspace: r, read: i }) {
	let [a, ...o] = n;
	if (!a || o.length > 0 || await bn(a, r)) return {
		is: "unknown",
		why: "the settings and the manifests are not all in one checkout"
	};
	try {
		let n = await vn(e, t, await N(r, a), t.sha);
		if (!n) return {
			is: "unknown",
			why: _n
		};
		let o = [];
		for (let e of new Set([...i.onDisk, ...await i.inCommit(n)])) {
			let t = await xn(e, await n.idOf(e)), i = ce(e, { displayRoot: r });
			t !== void 0 && o.push(`${i} (${t})`);
		}
		return {
			is: "compared",
			differing: o
		};
	} catch (e) {
		return {
			is: "unknown",
			why: H(e instanceof oe ? e.cause : e)
		};
	}
}
async function bn({ root: e }, t) {
	let n = await D(t);
	return e !== void 0 && e !== n && await le(x(e), n) !== void 0;
}
async function xn(e, t) {
	let n = await E(e).catch(() => void 0);
	return n ? t === void 0 ? "not in the commit" : J(n, t) ? void 0 : "changed" : t === void 0 ? void 0 : "missing";
}
function q(e) {
	return {
		is: "missing",
		why: e
	};
}
function Sn({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${H(t)}`;
}
async function Cn(e, t, { head: n, base: r }, { root: i, planned: a }) {
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
async function wn(e, { owner: t, repo: n }, r, { path: i, kind: a, id: o }) {
	let s = await Tn(S(r, i), a, o);
	if (s) return s;
	let { data: c } = await e.rest.git.getBlob({
		owner: t,
		repo: n,
		file_sha: o
	});
	return Buffer.from(c.content, "base64");
}
async function Tn(e, t, n) {
	try {
		return t === "file" && !(await Re(e)).isFile() ? void 0 : J(t === "file" ? await E(e) : await Be(e, "buffer"), n);
	} catch {
		return;
	}
}
function J(e, t) {
	if (En(e, t)) return e;
	let n = e.includes("\r\n") ? Dn(e) : e;
	return En(n, t) ? n : void 0;
}
function En(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return pe(n).update(`blob ${e.length}\0`).update(e).digest("hex") === t;
}
function Dn(e) {
	return e.filter((t, n) => t !== 13 || e[n + 1] !== 10);
}
// src/github/mayApply.ts
const Y = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function On(e, { applyFrom: t, githubToken: n, source: r, signal: i }) {
	if (!e) return [f("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.")];
	if (e.event.startsWith("pull_request")) return [f("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.")];
	if (bt(e)) return [f("wrong-ref", "apply does not run in a merge queue: the commit is not merged yet. Nothing was sent. Use command: plan here, and run apply on push to the default branch.")];
	let a = F(e);
	return a === void 0 ? [Q(e.ref, void 0)] : X(a, {
		githubToken: n,
		signal: i
	}, async (n) => {
		if (!t.some((e) => Ct(a, e))) {
			let t = await xt(n, e);
			if (a !== t) return [Q(e.ref, t)];
		}
		return (await An(n, e, a, r, "all")).map(jn);
	});
}
async function kn(e, t) {
	let n = e && F(e);
	if (!e || n === void 0) return Q(e?.ref ?? "", void 0);
	let [r] = await X(n, t, async (t) => {
		let r = await Mn(t, e, n);
		return r ? [jn(r)] : [];
	});
	return r;
}
async function An(e, t, n, r, i) {
	let a = Nn(r.checkouts, t) ?? await Mn(e, t, n);
	if (a) return [a];
	let o = Pn(r.checkouts, t);
	return o?.severity === "error" ? [o] : i === "errors" && Y.includes(t.event) ? [] : [o, Fn(await yn(e, t, r), t)].flatMap((e) => e ?? []);
}
function jn({ code: e, severity: t, finding: n, advice: r }) {
	return f(e, `${n} ${r}`, { severity: t });
}
async function X(e, { githubToken: t, signal: n }, r) {
	if (t === "") return In(e, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await I(t, n, ({ octokit: e }) => r(e));
	} catch (t) {
		return In(e, H(t));
	}
}
async function Mn(e, { owner: t, repo: n, sha: r }, i) {
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
function Nn(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit !== void 0) return {
		code: "wrong-checkout",
		severity: "error",
		finding: `The checked-out commit is ${Z(n.commit)}, but this run is for ${Z(t)}.`,
		advice: "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
	};
}
function Pn(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return;
	let r = "The commit of the manifests cannot be read from a .git folder";
	return Y.includes(t) ? {
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
function Fn(e, { event: t, sha: n }) {
	if (e.is === "compared" && e.differing.length === 0) return;
	let r = Y.includes(t);
	return {
		code: "wrong-checkout",
		severity: r ? "notice" : "error",
		finding: e.is === "compared" ? `Not all settings and manifests are as in commit ${Z(n)}, for which this run was started: ${i(e.differing, 5)}.` : `It is not known whether the settings and manifests are those of commit ${Z(n)}, for which this run was started: ${e.why}.`,
		advice: r ? "They are used as they are." : `A stranger can cause ${t || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`
	};
}
function Z(e) {
	return e.slice(0, 7);
}
function Q(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return f("wrong-ref", n);
}
function In(e, t) {
	let n = `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`;
	return [f("unknown-head", n)];
}
// src/report/markdown/issues.ts
const Ln = 65e3;
function Rn(e) {
	return `Lokaform: drift in ${s(Vn(e), 80)}`;
}
function zn(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = "the job summary of the workflow has more", a = ye(r, {
		overflow: i,
		reader: "assignee",
		maxUnmanaged: 5
	}), o = xe(a, {
		limit: n.limit - 2560,
		measure: _e,
		overflow: i
	});
	return y([
		b(n.marker),
		o,
		Un(n),
		Wn(n)
	]);
}
function Bn(e, t) {
	return y([
		b(t.marker),
		v`✅ **The project ${_(m(Vn(e), 80))} matches its manifests again.**`,
		Wn(t)
	]);
}
function Vn({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Hn(e, t) {
	return y([b(t.marker), v`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function Un({ pullUrl: e }) {
	let t = e === void 0 ? v`${Ee("lokaform pull")} writes texts that other people edited into them.` : v`To get texts that other people edited, start ${ge(v`the workflow that pulls`, e)}: it opens the pull request.`;
	return v`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
function Wn({ workflowUrl: e }) {
	let t = e === "" ? v`its workflow` : ge(v`its workflow`, e);
	return v`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
const Gn = 65e3;
function Kn(e, { problems: t = [], ...n }) {
	let r = e.map((e) => {
		let t = de(e, {
			texts: e.hide_texts !== !0,
			full: "also"
		});
		return {
			heading: m(e.name, 80),
			result: void 0,
			facts: [],
			isApplied: !1,
			sections: t
		};
	}), i = {
		heading: h`Translations from Lokalise: ${ne(e)}`,
		lead: Ae,
		verdict: [{ words: ke(e) }],
		problems: p(t, Jn),
		parts: r,
		next: Me
	};
	return xe(i, n);
}
function qn(e, { limit: t, measure: n, overflow: r }) {
	let i = De(p(e, Jn));
	return new ve(t / 2, n).showRest([i]), y(Te(i, 3, r));
}
const Jn = {
	full: "also",
	longest: Ce
};
function Yn(e) {
	let t = me(Oe(e).map(_));
	return y([
		v`## ${he(je(e))}`,
		t,
		_(Ne)
	]);
}
function Xn(e) {
	let n = $(e, t);
	return l.flatMap((e) => nr(n.filter((t) => t.severity === e), 10, " If the job has the permission checks: write, a check run shows up to 1,000 of them at their lines."));
}
function Zn(e, t = 1e3) {
	return nr($(e, 16e3), t);
}
function Qn(e) {
	let n = $(e, t);
	return l.every((e) => n.filter((t) => t.severity === e).length <= 10);
}
function $(e, t) {
	let { stopped: n, problems: r, parts: i } = fe(e, {
		full: !0,
		longest: t,
		overflow: ""
	}), a = [r, ...i.flatMap((e) => e.sections)].flatMap((e) => e.rows.flatMap((t) => t.severity ? [{
		row: t,
		about: e.action
	}] : [])), o = new Map(a.map(({ row: e, about: t }) => [e, t])), s = n && re(n);
	return [...s ? [{
		severity: "error",
		title: "lokaform: stopped",
		message: s
	}] : [], ...ae([...o.keys()]).map((e) => er(e, o.get(e), t))];
}
function $n(e) {
	return ie([e]).map((e) => er(e, void 0, t));
}
function er(e, t = "", n) {
	let { severity: r = "notice", code: i, name: a, state: o, words: c = "", place: l } = e, u = l && { place: l };
	if (i) return {
		severity: r,
		title: `lokaform: ${i.name}`,
		message: `${c} [${i.name}]`,
		...u
	};
	if (o !== void 0) return {
		severity: r,
		title: s(`${a}: ${o}`, 120),
		message: c,
		...u
	};
	let d = s(`${a}: ${c}`, n);
	return {
		severity: r,
		title: `lokaform: ${t.toLowerCase()}`,
		message: d,
		...u
	};
}
function tr(e) {
	return {
		severity: "error",
		title: "lokaform: drift",
		message: te(e)
	};
}
function nr(e, t, n = "") {
	let [i] = e.slice(t - 1);
	if (e.length <= t || !i) return [...e];
	let a = `${r(e.length - t + 1)} more`, o = `${a} are not shown here. The job summary and the report list them all.${n}`;
	return [...e.slice(0, t - 1), {
		severity: i.severity,
		title: `and ${a}`,
		message: o
	}];
}
export { Xe as $, H as A, xt as B, $t as C, Mt as D, L as E, I as F, St as G, ht as H, Ut as I, j as J, st as K, Nt as L, Bt as M, z as N, B as O, V as P, Ye as Q, F as R, fn as S, jt as T, mt as U, lt as V, N as W, at as X, M as Y, it as Z, kn as _, $n as a, mn as b, zn as c, Rn as d, qn as f, An as g, On as h, tr as i, Pt as j, R as k, Hn as l, Bn as m, Qn as n, Ln as o, Kn as p, ot as q, Zn as r, Gn as s, Xn as t, Yn as u, J as v, qt as w, Sn as x, hn as y, ct as z };
