import { s as e } from "./chunks/wire.js";
import { Bn as t, Bt as n, C as r, D as i, E as a, M as o, N as s, Nn as c, O as l, Rn as u, S as d, Un as f, V as p, Vt as m, a as h, b as g, bt as _, g as v, gt as ee, ht as te, it as ne, j as re, m as ie, mt as ae, n as oe, t as se, v as ce, xt as le } from "./chunks/start.js";
import { f as ue, g as de, s as fe } from "./chunks/zod.js";
import { $n as pe, $t as me, An as he, Bn as ge, Bt as _e, Cn as ve, Ct as ye, Dn as be, En as y, F as xe, Ft as Se, Gn as Ce, Gt as we, Hn as b, Ht as Te, In as Ee, It as De, Jt as Oe, Kn as ke, Kt as Ae, L as je, Ln as Me, Lt as Ne, Mn as Pe, Mt as x, Nt as S, Or as Fe, Pn as Ie, Pt as Le, Qt as Re, R as ze, Rn as Be, Rt as C, Sn as Ve, St as He, Tn as w, Tt as Ue, Un as We, Ut as Ge, V as Ke, Vn as qe, Vt as T, Wn as Je, Wt as Ye, Xt as Xe, Yt as Ze, Zt as Qe, _n as $e, _t as et, an as tt, at as nt, bn as rt, bt as it, ct as at, dn as ot, dt as st, en as ct, fn as lt, ft as ut, gn as dt, gt as ft, hn as pt, ht as mt, it as ht, jn as gt, kn as _t, ln as vt, lt as yt, mt as bt, on as xt, ot as St, pn as Ct, pt as wt, qn as Tt, qt as Et, st as Dt, un as Ot, ut as kt, vn as At, vt as jt, wn as Mt, wt as Nt, xn as Pt, xt as Ft, yt as It, zn as Lt, zt as E } from "./chunks/engine.js";
import { n as Rt, t as zt } from "./chunks/pulledFigures.js";
import { dirname as Bt, join as D, relative as O, resolve as k, sep as Vt } from "node:path";
import * as A from "os";
import { EOL as Ht } from "os";
import * as Ut from "crypto";
import * as Wt from "fs";
import { constants as Gt, promises as Kt } from "fs";
import { inflateSync as qt } from "node:zlib";
import { createHash as Jt } from "node:crypto";
import { lstat as Yt, readFile as j, readdir as Xt, readlink as Zt, realpath as M } from "node:fs/promises";
import { setTimeout as Qt } from "node:timers/promises";
// node_modules/@actions/core/lib/utils.js
function N(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function $t(e) {
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
	let r = new en(e, t, n);
	process.stdout.write(r.toString() + A.EOL);
}
var en = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${nn(r)}`);
			}
		}
		return e += `::${tn(this.message)}`, e;
	}
};
function tn(e) {
	return N(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function nn(e) {
	return N(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function rn(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!Wt.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	Wt.appendFileSync(n, `${N(t)}${A.EOL}`, { encoding: "utf8" });
}
function an(e, t) {
	let n = `ghadelimiter_${Ut.randomUUID()}`, r = N(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${A.EOL}${r}${A.EOL}${n}`;
}
// node_modules/@actions/core/lib/summary.js
var on = function(e, t, n, r) {
	function i(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, a) {
		function o(e) {
			try {
				c(r.next(e));
			} catch (e) {
				a(e);
			}
		}
		function s(e) {
			try {
				c(r.throw(e));
			} catch (e) {
				a(e);
			}
		}
		function c(e) {
			e.done ? n(e.value) : i(e.value).then(o, s);
		}
		c((r = r.apply(e, t || [])).next());
	});
};
const { access: sn, appendFile: cn, writeFile: ln } = Kt, un = "GITHUB_STEP_SUMMARY", dn = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return on(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[un];
			if (!e) throw Error(`Unable to find environment variable for $${un}. Check if your runtime environment supports job summaries.`);
			try {
				yield sn(e, Gt.R_OK | Gt.W_OK);
			} catch {
				throw Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`);
			}
			return this._filePath = e, this._filePath;
		});
	}
	wrap(e, t, n = {}) {
		let r = Object.entries(n).map(([e, t]) => ` ${e}="${t}"`).join("");
		return t ? `<${e}${r}>${t}</${e}>` : `<${e}${r}>`;
	}
	write(e) {
		return on(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? ln : cn)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return on(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: !0 });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		return this._buffer = "", this;
	}
	addRaw(e, t = !1) {
		return this._buffer += e, t ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(Ht);
	}
	addCodeBlock(e, t) {
		let n = Object.assign({}, t && { lang: t }), r = this.wrap("pre", this.wrap("code", e), n);
		return this.addRaw(r).addEOL();
	}
	addList(e, t = !1) {
		let n = t ? "ol" : "ul", r = e.map((e) => this.wrap("li", e)).join(""), i = this.wrap(n, r);
		return this.addRaw(i).addEOL();
	}
	addTable(e) {
		let t = e.map((e) => {
			let t = e.map((e) => {
				if (typeof e == "string") return this.wrap("td", e);
				let { header: t, data: n, colspan: r, rowspan: i } = e, a = t ? "th" : "td", o = Object.assign(Object.assign({}, r && { colspan: r }), i && { rowspan: i });
				return this.wrap(a, n, o);
			}).join("");
			return this.wrap("tr", t);
		}).join(""), n = this.wrap("table", t);
		return this.addRaw(n).addEOL();
	}
	addDetails(e, t) {
		let n = this.wrap("details", this.wrap("summary", e) + t);
		return this.addRaw(n).addEOL();
	}
	addImage(e, t, n) {
		let { width: r, height: i } = n || {}, a = Object.assign(Object.assign({}, r && { width: r }), i && { height: i }), o = this.wrap("img", null, Object.assign({
			src: e,
			alt: t
		}, a));
		return this.addRaw(o).addEOL();
	}
	addHeading(e, t) {
		let n = `h${t}`, r = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(n) ? n : "h1", i = this.wrap(r, e);
		return this.addRaw(i).addEOL();
	}
	addSeparator() {
		let e = this.wrap("hr", null);
		return this.addRaw(e).addEOL();
	}
	addBreak() {
		let e = this.wrap("br", null);
		return this.addRaw(e).addEOL();
	}
	addQuote(e, t) {
		let n = Object.assign({}, t && { cite: t }), r = this.wrap("blockquote", e, n);
		return this.addRaw(r).addEOL();
	}
	addLink(e, t) {
		let n = this.wrap("a", e, { href: t });
		return this.addRaw(n).addEOL();
	}
}();
var fn;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(fn ||= {});
function pn(e) {
	P("add-mask", {}, e);
}
function mn(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function F(e, t) {
	if (process.env.GITHUB_OUTPUT) return rn("OUTPUT", an(e, t));
	process.stdout.write(A.EOL), P("set-output", { name: e }, N(t));
}
function hn(e) {
	process.exitCode = fn.Failure, _n(e);
}
function gn(e) {
	P("debug", {}, e);
}
function _n(e, t = {}) {
	P("error", $t(t), e instanceof Error ? e.toString() : e);
}
function vn(e, t = {}) {
	P("warning", $t(t), e instanceof Error ? e.toString() : e);
}
function yn(e, t = {}) {
	P("notice", $t(t), e instanceof Error ? e.toString() : e);
}
function bn(e) {
	process.stdout.write(e + A.EOL);
}
function xn(e) {
	let t = Cn(e, ie);
	return re.flatMap((e) => kn(t.filter((t) => t.severity === e)));
}
function Sn(e) {
	let t = Cn(e, ie);
	return re.every((e) => t.filter((t) => t.severity === e).length <= 10);
}
function Cn(e, t) {
	let n = Ie(e), r = n.projects.flatMap(({ results: e = [] }) => ve(e, Mt).map((e) => Tn(e, t))), i = Ee(n).map((e) => En(e, t)), a = n.projects.flatMap((e) => Dn(e, t)), o = [
		...On(n),
		...r,
		...i,
		...a
	];
	return re.flatMap((e) => o.filter((t) => t.severity === e));
}
function wn({ projects: e }) {
	return {
		severity: "error",
		title: "lokaform: drift",
		message: `${lt(e)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function Tn({ result: e, names: t }, n) {
	let r = Je(e);
	return {
		severity: "error",
		title: An(`${t}: ${Tt(e.outcome)}`),
		message: d(We(e), n),
		...r && { place: r }
	};
}
function En({ severity: e, code: t, message: n, place: r }, i = ie) {
	return {
		severity: e,
		title: `lokaform: ${t}`,
		message: d(n, i),
		...r && { place: r }
	};
}
function Dn({ plan: e, target: t, hide_texts: n }, r) {
	return (t?.is === "compared" ? t.kept : e?.kept ?? []).filter(Fe).map((e) => ({
		severity: "notice",
		title: "lokaform: to pull",
		message: d(`${e.label}: ${be(e, n !== !0)}`, r),
		..."place" in e && e.place && { place: e.place }
	}));
}
function On(e) {
	let t = $e(e);
	return t === "" ? [] : [{
		severity: "error",
		title: "lokaform: stopped",
		message: t
	}];
}
function kn(e) {
	if (e.length <= 10) return [...e];
	let t = e.length - 10 + 1, [n] = e;
	if (!n) return [];
	let r = {
		severity: n.severity,
		title: `and ${t} more`,
		message: `${t} more are not shown here. The job summary and the report list them all. If the job has the permission checks: write, a check run shows up to 1,000 of them at their lines.`
	};
	return [...e.slice(0, 9), r];
}
function An(e) {
	return d(e, 120);
}
// src/github/log.ts
const jn = new a();
function I(e) {
	return jn.clean(e);
}
function L(e) {
	for (let t of e) t !== "" && bn(v(I(t)));
}
function R(e) {
	gn(v(I(e)));
}
function Mn(e) {
	jn.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of i(e)) pn(t);
}
function Nn(e) {
	hn(v(I(ce(e))));
}
function Pn(e) {
	for (let t of xn(e)) Ln(t);
}
function Fn(e) {
	Ln(wn(e));
}
function In(e) {
	for (let t of e) Ln(En(t));
}
function Ln({ severity: e, title: t, message: n, place: r }) {
	let i = {
		title: I(t),
		...r && {
			file: r.file,
			startLine: r.line,
			endLine: r.endLine
		},
		...r && r.line === r.endLine && {
			startColumn: r.col,
			endColumn: r.endCol
		}
	}, a = {
		error: _n,
		warning: vn,
		notice: yn
	}[e];
	a(v(I(n)), i);
}
// src/github/checkout.ts
async function Rn(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await zn(r, t);
		n.set(e.root, e);
	}
	return [...n.values()];
}
async function zn(e, t) {
	let n = await tt(await Vn(e), await Vn(t));
	return {
		root: n,
		commit: n === void 0 ? void 0 : await Hn(D(n, ".git"))
	};
}
async function Bn(e, { root: t }) {
	return t === void 0 ? e : D(e, O(await M(e), t));
}
async function Vn(e) {
	return M(e).catch(() => k(e));
}
async function Hn(e) {
	let t = await Un(e);
	if (t === void 0) return;
	let n = await z(D(t, "HEAD"));
	return n === void 0 ? void 0 : qn(t, n, Kn);
}
async function Un(e) {
	let t = await z(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : k(Bt(e), n.trimEnd());
}
async function Wn(e, t) {
	let n = await Un(D(e, ".git"));
	if (n === void 0) return;
	let r = D(await Gn(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = qt(await j(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function Gn(e) {
	let t = await z(D(e, "commondir"));
	return t === void 0 ? e : k(e, t.trim());
}
const Kn = 5;
async function qn(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return Jn(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await Gn(e), a = await z(D(i, r));
	return a === void 0 ? Jn((await z(D(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : qn(e, a, n - 1);
}
function Jn(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function z(e) {
	return j(e, "utf8").catch(() => void 0);
}
// src/github/event.ts
const Yn = ue({ full_name: de() }), Xn = ue({
	number: fe(),
	head: ue({
		sha: de(),
		repo: Yn.nullish()
	}),
	base: ue({
		sha: de().default(""),
		repo: Yn
	})
}), Zn = ue({
	pull_request: Xn.optional(),
	before: de().optional()
}), Qn = /^0+$/;
async function $n(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = er(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await tr(e.GITHUB_EVENT_PATH), l = c?.pull_request && nr(c.pull_request, e.GITHUB_ACTOR), u = o === "push" ? c?.before : void 0;
	return {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		...u !== void 0 && !Qn.test(u) && { before: u },
		...l && { pullRequest: l },
		workflow: i,
		home: r,
		runUrl: e.GITHUB_RUN_ID ? `${r}/actions/runs/${e.GITHUB_RUN_ID}` : "",
		workflowUrl: /^[\w.-]+\.ya?ml$/.test(a) ? `${r}/actions/workflows/${a}` : "",
		run: {
			id: Number(e.GITHUB_RUN_ID) || 0,
			attempt: Number(e.GITHUB_RUN_ATTEMPT) || 0
		}
	};
}
function er(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function tr(e) {
	if (e) try {
		return Zn.safeParse(JSON.parse(await j(e, "utf8"))).data;
	} catch {
		return;
	}
}
function nr({ number: e, head: t, base: n }, r) {
	let i = t.repo?.full_name === n.repo.full_name ? r === "dependabot[bot]" ? "Dependabot" : void 0 : "fork";
	return {
		number: e,
		head: t.sha,
		base: n.sha,
		origin: i
	};
}
// src/github/fileLinks.ts
async function rr({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await Bn(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = D(r, t);
		if (i !== "" && Re(a, o)) return `${e}/blob/${i}/${O(o, a).split(Vt).map(ir).join("/")}#L${n}`;
	};
}
function ir(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
// src/github/branch.ts
function B({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
async function ar({ rest: e }, { owner: t, repo: n }) {
	let { data: r } = await e.repos.get({
		owner: t,
		repo: n
	});
	return r.default_branch;
}
function or(e, t) {
	let n = t.match(/\*+|[^*]/gu) ?? [], r = sr(new Set([0]), n);
	for (let t of e) {
		let e = new Set();
		for (let i of r) {
			let r = n[i] ?? "";
			r.startsWith("**") || r === "*" && t !== "/" ? e.add(i) : r === t && r !== "*" && e.add(i + 1);
		}
		r = sr(e, n);
	}
	return r.has(n.length);
}
function sr(e, t) {
	for (let n of e) t[n]?.startsWith("*") && e.add(n + 1);
	return e;
}
// src/github/failure.ts
var cr = class extends Error {
	name = "NoAnswer";
};
const lr = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoAnswer"
];
function V(e) {
	if (!(e instanceof Error && (lr.includes(e.name) || "status" in e))) return "bug";
	let t = H(e), n = /rate limit/i.test(e.message);
	return t === 429 || t === 403 && n ? "limited" : t === 401 ? "unknown" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function ur(e) {
	if (!(e instanceof Error)) return !1;
	let t = /resource not accessible by/i;
	return "errors" in e && Array.isArray(e.errors) ? e.errors.some((e) => e?.type === "FORBIDDEN" || t.test(String(e?.message))) : H(e) === 403 && t.test(e.message);
}
function H(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function U(e) {
	let t = e instanceof Error ? e.message.split(" - https://")[0] : String(e), n = H(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
function dr(e) {
	return V(e) === "refused" ? `the workflow's token may not read the repository (${U(e)}). Give the job the permission contents: read` : `GitHub's API failed (${U(e)})`;
}
function fr(e, t, n, r) {
	let i = `${e} could not be written: ${pr(r, t, n)} The job summary has the whole report.`, a = ["refused", "unknown"].includes(V(r)) || H(r) === 410;
	return s("not-told", i, { severity: a ? "notice" : "warning" });
}
function pr(e, t, n) {
	switch (V(e)) {
		case "limited": return "the rate limit of GitHub is reached.";
		case "unknown": return "the token in the input github-token is not valid. Remove the input from the workflow: then the workflow's own token is used.";
		case "refused": return n?.origin ? `for ${n.origin === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `the workflow's token lacks a permission (${U(e)}). Give the job the permission ${t}.`;
		case "invalid": return H(e) === 410 ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty." : `GitHub refused it (${U(e)}).`;
		case "bug": return `this is a bug in lokaform. Please report it with these words: ${e instanceof Error ? e.stack : e}`;
		case "failed": return `GitHub's API failed (${U(e)}).`;
	}
}
async function mr(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		return [fr(e, t, n, r)];
	}
}
const hr = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], gr = {
	request: 45e3,
	all: 18e4
};
async function W(e, t, n) {
	let r = AbortSignal.any([t, AbortSignal.timeout(gr.all)]), i = new Promise((e, t) => {
		let n = () => t(new cr("no answer in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	}), a = vr(e, r).then((e) => n(_r(e)));
	return Promise.race([a, i]);
}
function _r(e) {
	let t, n = async () => e.graphql("query { viewer { login } }").then(({ viewer: e }) => e.login, (e) => {
		if (ur(e)) return "github-actions[bot]";
		throw e;
	});
	return {
		octokit: e,
		login() {
			return t ??= n(), t;
		},
		noteLogin(e) {
			e !== void 0 && (t = Promise.resolve(e));
		}
	};
}
async function vr(e, t) {
	let [{ getOctokit: n }, { retry: r }, { throttling: i }] = await Promise.all([
		import("./chunks/actions-github.js"),
		import("./chunks/octokit-plugin-retry.js"),
		import("./chunks/octokit-plugin-throttling.js")
	]), a = (e, t, n, r) => r < 2 && e <= 20, o = n(e, {
		log: {
			debug: () => {},
			info: () => {},
			warn: R,
			error: R
		},
		retry: {
			retries: 2,
			doNotRetry: hr
		},
		throttle: {
			onRateLimit: a,
			onSecondaryRateLimit: a
		}
	}, r, i);
	return o.hook.before("request", ({ request: e }) => {
		e.signal = AbortSignal.any([t, AbortSignal.timeout(gr.request)]), e.fetch = yr(e.fetch ?? fetch);
	}), o;
}
function yr(e) {
	return async (...t) => {
		let n = await e(...t), { status: r, statusText: i } = n, a = await n.arrayBuffer(), o = [...n.headers], s = new Response(a.byteLength > 0 ? a : null, {
			status: r,
			statusText: i,
			headers: o
		});
		return Object.defineProperty(s, "url", { value: n.url });
	};
}
// src/github/mayApply.ts
const br = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function xr(e, { applyFrom: t, githubToken: n, checkouts: r, signal: i }) {
	if (!e) return [s("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.")];
	if (e.event.startsWith("pull_request")) return [s("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.")];
	let a = B(e);
	if (a === void 0) return [Dr(e.ref, void 0)];
	let o = Tr(r, e);
	if (o) return [o];
	let c = await Cr(a, {
		githubToken: n,
		signal: i
	}, async (n) => {
		if (!t.some((e) => or(a, e))) {
			let t = await ar(n, e);
			if (a !== t) return Dr(e.ref, t);
		}
		return wr(n, e, a);
	});
	return c ? [c] : Er(r, e);
}
async function Sr(e, t) {
	let n = e && B(e);
	return !e || n === void 0 ? Dr(e?.ref ?? "", void 0) : Cr(n, t, (t) => wr(t, e, n));
}
async function Cr(e, { githubToken: t, signal: n }, r) {
	if (t === "") return Or(e, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await W(t, n, ({ octokit: e }) => r(e));
	} catch (t) {
		return Or(e, kr(t));
	}
}
async function wr(e, { owner: t, repo: n, sha: r }, i) {
	let { data: a } = await e.rest.git.getRef({
		owner: t,
		repo: n,
		ref: `heads/${i}`
	}), o = a.object.sha;
	if (o === r) return;
	let c = `This run is for commit ${G(r)}, but ${i} is now at ${G(o)}. The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on ${i} (workflow_dispatch).`;
	return s("stale-commit", c);
}
function Tr(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit === void 0) return;
	let r = `The checked-out commit is ${G(n.commit)}, but this run is for ${G(t)}. The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step.`;
	return s("wrong-checkout", r);
}
function Er(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return [];
	let r = "The commit of the manifests cannot be read from a .git folder";
	if (!br.includes(t)) {
		let e = `${r}, and ${t || "this event"} can run on another commit than the head of the branch. Nothing was sent. Install git before actions/checkout runs, or run apply on push.`;
		return [s("wrong-checkout", e)];
	}
	let i = `${r}. They are assumed to be from commit ${G(n)}, for which this run was started.`;
	return [s("wrong-checkout", i, { severity: "notice" })];
}
function G(e) {
	return e.slice(0, 7);
}
function Dr(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return s("wrong-ref", n);
}
function Or(e, t) {
	return s("unknown-head", `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`);
}
function kr(e) {
	let t = V(e);
	return t === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : t === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : t === "refused" ? `the token lacks a permission (${U(e)}). Give the job the permission contents: read` : `GitHub's API failed (${U(e)}). Start this run again later`;
}
// src/report/words/summaryLine.ts
function Ar(e) {
	let t = Ee(e).filter(({ severity: e }) => e === "error");
	return [
		...jr(e),
		...t.length > 0 ? [pt(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function jr(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...Mr(e)];
	let r = n.flatMap((e) => e.plan ? [e] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return Pr(e, t === "apply" ? "applied" : "restored");
	let i = Fr(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${Ct(r) || "no drift"}`, ...i] : [...Nr(r), ...i];
}
function Mr({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${Ae(e.projects)}` : "not compared with the target"] : [];
}
function Nr(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = Pt(e.map(({ plan: e }) => e));
	return [
		`Translations: ${Ge(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [w(i, "conflict")] : [],
		...n > 0 ? [`${w(n, "change")} pending before`] : [],
		...r > 0 ? [`${y(r)} skipped`] : []
	];
}
function Pr(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = Me(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: a, notAttempted: o, inPart: s, skipped: c } = rt(n), l = a + o + s + c;
	return [
		`Translations ${t}: ${Ge(i)}`,
		...l > 0 ? [`${w(l, "change")} not completed`] : [],
		...Fr(n.length - r, t)
	];
}
function Fr(e, t) {
	return e > 0 ? [`${w(e, "project")} not ${t}`] : [];
}
// src/github/outputs.ts
function Ir(e, t, n) {
	let r = rt(e.projects), i = e.projects.flatMap(({ plan: e }) => e ?? []), a = Te(i.flatMap((e) => e.changes)), o = (e) => i.length > 0 ? String(e) : "";
	F("summary", Ar(e)), F("has-changes", o(ge(e))), F("to-create", o(a.new)), F("to-update", o(a.changed + a.renamed)), F("to-remove", o(a.removed)), F("conflicts", o(Pt(i).conflicts)), F("created", String(r.created)), F("updated", String(r.updated + r.renamed)), F("destroyed", String(r.archived + r.destroyed)), F("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), F("translations-affected", String(Ve(e.projects) ?? "")), e.command === "drift" && F("drift", o(qe(e))), F("matrix", JSON.stringify(n)), t.plan !== void 0 && F("plan-file", t.plan), t.report !== void 0 && F("report-file", t.report), t.backups.length > 0 && F("backup-file", t.backups.join("\n"));
}
function Lr({ comments: e, issues: t }) {
	e.length > 0 && F("comment-url", Rr(e)), t.length > 0 && F("issue-url", Rr(t));
}
function Rr(e) {
	return e.filter((e) => /^https?:\/\/[\w.:/?=&%#+-]+$/.test(e)).join("\n");
}
function zr({ title: e, files: t, conflicts: n, body: r }) {
	let i = (e) => t ? String(e) : "";
	F("summary", e), F("has-changes", i((t ?? []).length > 0)), F("conflicts", i(n)), F("pulled-files", (t ?? []).join("\n")), r !== void 0 && F("pull-request-body", r);
}
function Br(e) {
	F("secret", e);
}
async function Vr(e) {
	try {
		await dn.addRaw(e).write();
	} catch (e) {
		L([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/report/markdown/appliedSection.ts
const K = C("lokaform:applied:end");
function Hr(e, t, n) {
	let r = Ie(e), i = b(r) ? "failed" : "done", { id: a, attempt: o } = t.run, s = C(`lokaform:applied:${t.inputs}:${i}:${t.commit}:${a}:${o}`), c = x([...Ur(r, t), ...Wr(r)]), l = s.length + c.length + K.length + 4, u = b(r) ? Gr(r, n - l) : [];
	return E`${s}\n${x([c, ...u])}\n${K}`;
}
function Ur(e, { url: t, commit: n, now: r, pullRequests: i }) {
	let { projects: a } = e, [o] = a, s = a.length === 1 && o?.name !== void 0 ? E` · ${mt(o.name)}` : E``, c = E`at commit ${S(n.slice(0, 7))} on ${T(_t(r))}`, l = (e) => t === "" ? e : De(e, t), u = a.some(({ results: e }) => e), d = u ? E`: ${T(ot(a))}.` : E` wrote nothing.`, f = `The figures are for ${w(i, "merged pull request")} together.`, p = u && i > 1 ? [T(f)] : [];
	return b(e) ? [
		Me(e).some(({ outcome: e }) => e.state === "done") ? E`## ❌ Not everything was applied${s}` : E`## ❌ Nothing was applied${s}`,
		E`${l(E`This run`)} ${c}${d}`,
		...p,
		E`Each later run updates this comment, until everything is applied.`
	] : [
		E`## ✅ Applied${s}`,
		E`Applied by ${l(E`this run`)} ${c}${d}`,
		...p
	];
}
function Wr(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => b({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? ot([e]) : "not applied";
		return E`${mt(e.name ?? e.id)}: ${T(t)}`;
	}), i = t.length - r.length;
	return [Ne(i > 0 ? [...r, T(`… and ${w(i, "more project")}`)] : r)];
}
function Gr({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => e.results ?? []), i = [...e, ...t.flatMap((e) => e.problems)], a = Kr([...jt(r.filter(({ outcome: e }) => e.state !== "done")), ...i.filter(({ severity: e }) => e === "error").map(It)], n);
	return a.length > 0 ? [Le(a)] : [];
}
function Kr(e, t) {
	let n = [], r = t - 150;
	for (let [t, { rows: i }] of e.entries()) {
		if (r -= i.reduce((e, t) => e + t.length + 1, 0), r < 0) {
			let r = e.slice(t).reduce((e, { count: t = 1 }) => e + t, 0);
			return [...n, `… and ${w(r, "more failure")}; the job summary has them`];
		}
		n.push(...i);
	}
	return n;
}
// src/report/markdown/cutMarkdown.ts
const qr = /^(?: |- )*`{3,}/;
function Jr(e, t, n) {
	if (e.length <= t) return e;
	let r = [], i = n.length, a = { folds: 0 };
	for (let n of e.split("\n")) {
		let e = Yr(a, n);
		if (i += n.length + 1, i + Xr(e).length > t) break;
		r.push(n), a = e;
	}
	let o = r.join("\n").trimEnd();
	return o === "" ? n : `${o}${Xr(a)}${n}`;
}
function Yr({ fence: e, folds: t }, n) {
	if (e !== void 0) return n === e ? { folds: t } : {
		fence: e,
		folds: t
	};
	let r = qr.exec(n)?.[0].replaceAll("-", " ");
	if (r !== void 0) return {
		fence: r,
		folds: t
	};
	let i = (e) => n.split(e).length - 1;
	return { folds: Math.max(0, t + i("<details") - i("</details>")) };
}
function Xr({ fence: e, folds: t }) {
	return `${e === void 0 ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}\n\n`;
}
// src/report/markdown/afterMerge.ts
const Zr = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Qr = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${K}(?:\n+|$)`), $r = E`The plan before the merge:`, ei = 1e3;
function ti(e) {
	return Zr.exec(e)?.[0] ?? "";
}
function ni(e) {
	return e.replaceAll("\r\n", "\n");
}
function ri(e) {
	return ci(e).sections.length > 0;
}
function ii(e, t) {
	let n = ci(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function ai(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = ci(e), s = _e(i.trimEnd()), c = oi(a, n, r - s.length), l = Hr(t, n, r - x([
		s,
		...c,
		$r
	]).length - Math.min(o.length, ei)), u = x([
		s,
		...c,
		l,
		...o === "" ? [] : [$r]
	]), d = _e(Jr(o, r - u.length - 2, "The rest of the plan is left out, because the comment is full. Its edit history has the whole plan."));
	return x([u, d]);
}
function oi(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2, a = Math.floor((n - ei) / (r.length + 1)) - 2;
	return r.map((e) => _e(i ? si(e, a) : e));
}
function si(e, t) {
	let [n = "", ...r] = e.split("\n");
	return [
		n,
		Jr(r.slice(0, -1).join("\n"), t - n.length - K.length - 2, "The rest is left out, because the comment is full. The summary of the run has it."),
		K
	].join("\n");
}
function ci(e) {
	let t = ni(e), n = ti(t), r = [], i = t.slice(n.length);
	for (let e = Qr.exec(i); e; e = Qr.exec(i)) {
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
		plan: i.startsWith($r) ? i.slice($r.length).trimStart() : i
	};
}
// src/report/markdown/comment.ts
const li = 65e3;
function ui(e, t) {
	let { now: n, limit: r, linkTo: i } = t, a = wt(e, {
		now: n,
		limit: r - 1536,
		measure: Ue,
		lead: hi(e),
		overflow: "the job summary has more",
		linkTo: i,
		isPullRequest: !0
	}), o = E`<sub>Written on ${T(_t(n))}${pi(t)}${mi(t)}.</sub>`, s = Be(e) ? [Se("Translations: this pull request changes nothing", x([a, o]))] : [a, o];
	return x([fi(t), ...s]);
}
function di(e) {
	let t = S(e.head.slice(0, 7)), n = E`The plan${pi(e)}${mi(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return x([fi(e), n]);
}
function fi({ marker: e, runMarker: t, scopeMarker: n }) {
	return [
		e,
		t ?? [],
		n ?? []
	].flat().map(C).reduce((e, t) => E`${e}${t}`);
}
function pi({ commit: e, checkedOut: t = "" }) {
	if (e === "") return E``;
	let n = t === "" || t === e ? E`` : E` (test merge with its base: ${S(t.slice(0, 7))})`;
	return E` for commit ${S(e.slice(0, 7))}${n}`;
}
function mi({ run: e }) {
	return e === "" ? E`` : E` by ${De(E`this run`, e)}`;
}
function hi(e) {
	let { projects: t, manifests: n } = e, r = t.some(({ plan: e }) => e), i = t.every((e) => Ce(e).length === 0);
	return Be(e) || r && i ? _i : r ? gi : n.length > 0 ? vi : () => E`No plan could be made for this pull request:`;
}
function gi(e) {
	return E`If you merge this pull request, the live Lokalise project changes like this (from ${e}):`;
}
function _i(e) {
	return E`The live Lokalise project was compared with ${e}.`;
}
function vi(e) {
	return E`No plan could be made for this pull request (from ${e}):`;
}
// src/report/markdown/scope.ts
const yi = "lokaform:scope";
function bi({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => Ci(e, t));
	return [
		yi,
		t.inputs,
		...new Set(n)
	].join(":");
}
function xi(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${yi}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes(Ci(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function Si(e, t) {
	return e.includes(`<!-- ${yi}:${t.inputs}`);
}
function Ci({ plan: e, id: t }, n) {
	return n.project(e?.project.digest ?? t);
}
// src/github/findOwn.ts
async function wi(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e && Ti(e, i));
}
function Ti({ login: e, type: t }, n) {
	return e === n || t === "Bot" && e === `${n}[bot]`;
}
// src/github/shrink.ts
async function q({ render: e, limit: t }, n) {
	try {
		await n(e(t));
	} catch (r) {
		if (H(r) !== 422) throw r;
		await n(e(t / 2));
	}
}
async function Ei(e, t, n, r, i) {
	let { owner: a, repo: o } = t, { octokit: s } = e, c = {
		owner: a,
		repo: o,
		issue_number: n,
		per_page: 100
	}, l = await s.paginate(s.rest.issues.listComments, c), u = 0;
	for (let { id: n, body: a = "" } of await wi(l, i.prefix, e)) {
		let o = xi(r, i.scope, ti(a));
		o && await Di(e, t, [n, a], o, i) && (u += 1);
	}
	return u;
}
async function Di({ octokit: e }, { owner: t, repo: n, run: r, sha: i }, [a, o], s, { scope: c, url: l, now: u, pullRequests: d }) {
	let { issues: f } = e.rest, p = {
		owner: t,
		repo: n,
		comment_id: a
	}, m = {
		url: l,
		run: r,
		commit: i,
		now: u,
		pullRequests: d,
		inputs: c.inputs
	}, h = !Si(ti(o), c), g = async () => (await f.getComment(p)).data.body ?? "", _ = h ? await g() : o, v = 0;
	for (; v < 3 && ii(_, m) && (await q({
		render: (e) => ai(_, s, m, e),
		limit: li
	}, async (e) => {
		await f.updateComment({
			...p,
			body: e
		});
	}), v += 1, h);) _ = await g();
	return v > 0;
}
async function Oi(e, t, n) {
	let { last: r, knowsRuns: i } = await ki(e, t, n), { shas: a, total: o, since: s } = await ji(e, t, r ?? t.before);
	return {
		numbers: a.size > 0 ? await Mi(e, t, n, a, s) : [],
		commits: o,
		knowsRuns: i
	};
}
async function ki({ rest: e }, { owner: t, repo: n, workflow: r, event: i }, a) {
	let o = r.split("/").at(-1) ?? "";
	if (!/\.ya?ml$/.test(o)) return { knowsRuns: !0 };
	try {
		for (let r of Ai(i)) {
			let { data: i } = await e.actions.listWorkflowRuns({
				owner: t,
				repo: n,
				workflow_id: o,
				branch: a,
				event: r,
				status: "success",
				per_page: 1,
				exclude_pull_requests: !0
			}), s = i.workflow_runs[0]?.head_sha;
			if (s !== void 0) return {
				last: s,
				knowsRuns: !0
			};
		}
		return { knowsRuns: !0 };
	} catch (e) {
		if (H(e) === 404) return { knowsRuns: !0 };
		if (V(e) === "refused") return { knowsRuns: !1 };
		throw e;
	}
}
function Ai(e) {
	return e === "workflow_dispatch" ? ["push", e] : [e];
}
async function ji({ rest: e }, { owner: t, repo: n, sha: r }, i) {
	let a = {
		shas: new Set([r]),
		total: 1
	};
	if (i === void 0) return a;
	let o = async (a) => {
		let o = {
			owner: t,
			repo: n,
			basehead: `${i}...${r}`,
			per_page: 100,
			page: a
		}, { data: s } = await e.repos.compareCommitsWithBasehead(o);
		return s;
	};
	try {
		let e = await o(1), t = e.total_commits, n = [...e.commits], r = Math.ceil(t / 100);
		for (let e = Math.max(2, r - 5 + 1); e <= r; e += 1) n.push(...(await o(e)).commits);
		let i = e.base_commit.commit.committer?.date;
		return {
			shas: new Set(n.map((e) => e.sha)),
			total: t,
			since: i
		};
	} catch (e) {
		if (H(e) === 404) return a;
		throw e;
	}
}
async function Mi({ rest: e }, { owner: t, repo: n }, r, i, a) {
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
// src/github/publishAfterMerge.ts
const Ni = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function Pi(e, { githubToken: t, signal: n, prefix: r, scope: i, now: a }, o) {
	let s = B(o), c = Ee(e).some(({ code: e, severity: t }) => t === "error" && Ni.includes(e));
	return s === void 0 || o.sha === "" || c ? [] : mr("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => W(t, n, async (t) => {
		let n = await Oi(t.octokit, o, s);
		return await Fi(t, o, n, e, {
			prefix: r,
			scope: i,
			url: o.runUrl,
			now: a,
			pullRequests: n.numbers.length
		}) > 0 ? Ii(n) : [];
	}));
}
async function Fi(e, t, { numbers: n }, r, i) {
	let a = 0, o = [];
	for (let s of n.slice(0, 100)) try {
		a += await Ei(e, t, s, r, i);
	} catch (e) {
		if (!["failed", "invalid"].includes(V(e))) throw e;
		o.push(e);
	}
	if (o.length > 0) throw o[0];
	return a;
}
function Ii({ numbers: e, commits: t, knowsRuns: n }) {
	let r = [];
	return n || r.push("Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."), t > 500 && r.push(`There are ${w(t, "commit")} since the last successful run. Only the newest 500 were searched for merged pull requests, so the comments on older ones were not updated.`), e.length > 100 && r.push(`${w(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`), r.map((e) => s("not-told", e, { severity: "notice" }));
}
function Li(e) {
	return d(e.stopped?.message ?? dt(e), 250);
}
function Ri(e, { now: t, limit: n }) {
	return wt(e, {
		now: t,
		limit: n,
		measure: Ue,
		overflow: "the job summary has more"
	});
}
function zi(e, t = 1e3) {
	let n = Cn(e, 16e3), [r] = n.slice(t - 1);
	if (n.length <= t || !r) return n;
	let i = n.length - t + 1, a = {
		severity: r.severity,
		title: `and ${y(i)} more`,
		message: `${w(i, "more annotation")} are not shown here. The job summary and the report list them all.`
	};
	return [...n.slice(0, t - 1), a];
}
// src/github/createOnce.ts
const Bi = { request: { retries: 0 } };
async function Vi(e, t, n) {
	for (let r = 1;; r += 1) try {
		await e();
		return;
	} catch (e) {
		if (V(e) !== "failed" || r > n) throw e;
		if (await Qt(r ** 2 * 1e3), await t()) return;
	}
}
// src/github/checkRun.ts
const Hi = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, Ui = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function Wi(e, t, n) {
	let r = n.annotations.map(Yi), i = r.slice(0, 50), a;
	await q(n, async (r) => {
		a = {
			id: await qi(e, t, n, {
				summary: r,
				annotations: i
			}),
			summary: r
		};
	}), a && await Ji(e, t, a, n.title, r);
}
async function Gi({ octokit: e }, t, n, r) {
	return (await Ki(e, t, n)).some(({ external_id: e }) => e?.startsWith(`${r}:`));
}
async function Ki(e, { owner: t, repo: n }, { name: r, commit: i }) {
	let a = {
		owner: t,
		repo: n,
		ref: i,
		check_name: r,
		filter: "all",
		per_page: 100
	};
	return e.paginate(e.rest.checks.listForRef, a);
}
async function qi({ octokit: e }, t, { name: n, id: r, commit: i, title: a, isSuccess: o }, s) {
	let { owner: c, repo: l, runUrl: u } = t, { checks: d } = e.rest, f = 0;
	return await Vi(async () => {
		let { data: e } = await d.create({
			owner: c,
			repo: l,
			name: n,
			head_sha: i,
			external_id: r,
			status: "completed",
			conclusion: o ? "success" : "failure",
			...u !== "" && { details_url: u },
			output: {
				title: I(a),
				...s
			},
			...Bi
		});
		f = e.id;
	}, async () => {
		let a = (await Ki(e, t, {
			name: n,
			commit: i
		})).find((e) => e.external_id === r);
		return f = a?.id ?? 0, a !== void 0;
	}, 2), f;
}
async function Ji({ octokit: e }, { owner: t, repo: n }, { id: r, summary: i }, a, o) {
	let { checks: s } = e.rest, c = {
		owner: t,
		repo: n,
		check_run_id: r
	};
	for (let e = 50; e < o.length; e += 50) {
		let t = o.slice(e, e + 50);
		await Vi(() => s.update({
			...c,
			output: {
				title: I(a),
				summary: i,
				annotations: t
			},
			...Bi
		}), async () => (await s.get(c)).data.output.annotations_count > e, 2);
	}
}
function Yi({ severity: e, title: t, message: n, place: r }) {
	return {
		...Ui,
		...r && {
			path: r.file,
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: Hi[e],
		title: I(t),
		message: I(n) || t
	};
}
// src/github/pullRequestHead.ts
async function Xi(e, t, n, r) {
	for (let { root: i, commit: a } of r) {
		let r = a ?? t.sha;
		if (r !== n.head && !await Zi(e, t, n, r, i === void 0 ? void 0 : await Wn(i, r))) return r;
	}
}
async function Zi(e, { owner: t, repo: n, ref: r, sha: i }, { number: a, head: o }, s, c) {
	if (c && c.length > 1) return c[1] === o;
	if (s === i) return r === `refs/pull/${a}/merge`;
	try {
		let { data: r } = await e.rest.git.getCommit({
			owner: t,
			repo: n,
			commit_sha: s
		});
		return r.parents[1]?.sha === o;
	} catch (e) {
		if (H(e) === 404) return !1;
		throw e;
	}
}
// src/github/publishCheckRun.ts
async function Qi(e, t, n) {
	let { githubToken: r, signal: i, isSuccess: a, now: o, check: s, checkouts: c, workspace: l } = t, { pullRequest: u, run: d, sha: f } = n, p = u?.head ?? f;
	if (p === "" || u?.origin) return [];
	let m = !Sn(e);
	if (!m && d.attempt <= 1) return [];
	let h = await Promise.all(c.map((e) => Bn(l, e))), g = {
		name: s.name,
		id: `${s.id}:${d.id}:${d.attempt}`,
		commit: p,
		title: Li(e),
		annotations: zi(e).map((e) => $i(e, l, h)),
		isSuccess: a,
		render: (t) => Ri(e, {
			now: o,
			limit: t
		}),
		limit: 65e3
	};
	return mr("The check run", "checks: write", u, async () => {
		try {
			await W(r, i, async (e) => {
				if (!m && !await Gi(e, n, g, s.id)) return;
				let t = await ea(e.octokit, n, c);
				t === void 0 ? await Wi(e, n, g) : R(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(V(e))) throw e;
			R(`No check run was written: ${U(e)}.`);
		}
		return [];
	});
}
function $i({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = D(n, e.file), [a] = r.filter((e) => Re(i, e)).map((e) => O(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(Vt).join("/")
		}
	} : t;
}
async function ea(e, t, n) {
	let { pullRequest: r, sha: i } = t;
	return r ? Xi(e, t, r, n) : n.find(({ commit: e }) => e !== void 0 && e !== i)?.commit;
}
// src/github/comment.ts
async function ta(e, t, { number: n, head: r }, i) {
	let { owner: a, repo: o, run: s } = t, { issues: c, pulls: l } = e.octokit.rest, u = async () => {
		let t = {
			owner: a,
			repo: o,
			issue_number: n,
			per_page: 100
		};
		return wi(await e.octokit.paginate(c.listComments, t), i.marker, e);
	}, d = async (e) => {
		for (let { id: t } of e) await c.deleteComment({
			owner: a,
			repo: o,
			comment_id: t
		}).catch((e) => {
			if (H(e) !== 404) throw e;
		});
	}, f = async () => {
		let { data: e } = await l.get({
			owner: a,
			repo: o,
			pull_number: n
		});
		return e.head.sha;
	}, { newest: p, others: m } = na(await u());
	if (!p && !i.hasFindings) return { is: "kept" };
	if (p && (Y(J(p), s) || ri(p.body ?? ""))) return { is: "superseded" };
	let h = await f();
	if (h !== r) return {
		is: "outdated",
		head: h
	};
	let g;
	if (await q(i, async (t) => {
		if (p) {
			if (ia(p.body) === ia(t)) return;
			await c.updateComment({
				owner: a,
				repo: o,
				comment_id: p.id,
				body: t
			}), g = {
				...p,
				body: t
			};
			return;
		}
		let r = async () => {
			let { data: r } = await c.createComment({
				owner: a,
				repo: o,
				issue_number: n,
				body: t,
				...Bi
			});
			e.noteLogin(r.user?.login);
		}, i = (e) => !Y(s, J(e)) && !Y(J(e), s);
		await Vi(r, async () => (await u()).some(i), 2);
		let l = na(await u());
		await d(l.others), g = l.newest;
	}), await d(m), !g) return {
		is: "kept",
		...p && { url: p.html_url }
	};
	let _ = await f();
	if (_ === r) return {
		is: "kept",
		url: g.html_url
	};
	if (!p) await d(Y(J(g), s) ? [] : [g]);
	else {
		let { data: e } = await c.getComment({
			owner: a,
			repo: o,
			comment_id: g.id
		}), t = i.outdated(_);
		e.body === g.body && await c.updateComment({
			owner: a,
			repo: o,
			comment_id: g.id,
			body: t
		});
	}
	return {
		is: "outdated",
		head: _
	};
}
function na(e) {
	let [t, ...n] = e;
	if (!t) return {
		newest: void 0,
		others: []
	};
	let r = n.reduce((e, t) => Y(J(e), J(t)) ? e : t, t);
	return {
		newest: r,
		others: e.filter((e) => e !== r)
	};
}
function ra({ id: e, attempt: t }) {
	return `lokaform:run:${e}:${t}`;
}
function J({ body: e = "" }) {
	let [, t = 0, n = 0] = /<!-- lokaform:run:(\d+):(\d+) -->/.exec(e) ?? [];
	return {
		id: Number(t),
		attempt: Number(n)
	};
}
function Y(e, t) {
	return e.id > t.id || e.id === t.id && e.attempt > t.attempt;
}
function ia(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
// src/github/publishComment.ts
async function aa(e, t, n) {
	let { pullRequest: r, event: i, runUrl: a, sha: o } = n, s = [];
	if (!r) return {
		problems: i.startsWith("pull_request") ? [ca(i)] : [],
		comments: s
	};
	let { marker: c, now: l, githubToken: u, signal: d, checkouts: f, workspace: p } = t, m = {
		commit: r.head,
		checkedOut: f[0]?.commit ?? o
	}, h = {
		marker: c,
		runMarker: ra(n.run),
		scopeMarker: bi(e, t.scope)
	}, g = await rr(n, f, p), _ = {
		now: l,
		...h,
		...m,
		run: a,
		linkTo: g
	}, v = {
		marker: C(c),
		hasFindings: ke(e),
		render: (t) => ui(e, {
			..._,
			limit: t
		}),
		outdated: (e) => di({
			..._,
			head: e
		}),
		limit: li
	};
	return {
		problems: await mr(`The comment on pull request ${r.number}`, "pull-requests: write", r, async () => W(u, d, async (e) => {
			let t = await Xi(e.octokit, n, r, f);
			if (t !== void 0) return [sa(r, t)];
			let i = await ta(e, n, r, v);
			return i.is === "kept" && i.url !== void 0 && s.push(i.url), oa(r, i);
		})),
		comments: s
	};
}
function oa({ number: e, head: t }, n) {
	if (n.is === "kept") return [];
	let r = n.is === "superseded" ? `The comment on pull request ${e} was written by a later run, so this run did not replace it. The job summary has this plan.` : `This run is for commit ${t.slice(0, 7)}, but pull request ${e} is now at ${n.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
	return [s("not-told", r, { severity: "notice" })];
}
function sa({ number: e, head: t }, n) {
	let r = `No comment was written. The plan is for commit ${n.slice(0, 7)}. This is not the newest commit of pull request ${e} (${t.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
	return s("not-told", r, { severity: "notice" });
}
function ca(e) {
	let t = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${e} event. The job summary has the whole report.`;
	return s("not-told", t, { severity: "notice" });
}
function la(e) {
	return `Lokaform: drift in ${d(fa(e), 80)}`;
}
function ua(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = wt(r, {
		now: 0,
		limit: n.limit - 2560,
		measure: Ue,
		maxUnmanaged: 5,
		lead: (e) => E`The live Lokalise project is different from ${e}:`,
		overflow: "the job summary of the workflow has more"
	}), a = t.plan?.kept.some(({ reason: e }) => e === "archived") ?? !1 ? [_a] : [];
	return x([
		C(n.marker),
		i,
		ha,
		ga(n),
		...a,
		va(n)
	]);
}
function da(e, t) {
	return x([
		C(t.marker),
		E`✅ **The project ${mt(fa(e))} matches its manifests again.**`,
		va(t)
	]);
}
function fa({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function pa(e, t) {
	return x([C(t.marker), E`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function ma(e) {
	return e.plan ? qe({ projects: [e] }) || e.plan.kept.some(Fe) ? "drift" : e.plan.skipped.length > 0 || o(e.problems) ? "unknown" : "none" : "unknown";
}
const ha = Se("How to read this", Le([
	"+ declared, but missing in the project: apply creates it",
	"~ differs: the live value, and the declared value",
	"» still has its former name: apply renames it",
	"- in the project, but not declared: apply archives or destroys it",
	"! a live value or key that is kept, or a note"
]));
function ga({ pullUrl: e }) {
	let t = e === void 0 ? E`${S("lokaform pull")} writes texts that other people edited into them.` : E`To get texts that other people edited, start ${De(E`the workflow that pulls`, e)}: it opens the pull request.`;
	return E`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. If backup-dir is set, the run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

Texts to pull are live texts that another person edited, and that no manifest has: apply keeps them. A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
const _a = E`An archived key that is declared stays drift until its entry declares is_archived: true or false.`;
function va({ workflowUrl: e }) {
	let t = e === "" ? E`its workflow` : De(E`its workflow`, e);
	return E`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
// src/github/issue.ts
const ya = "lokaform-drift", ba = {
	labelled: {
		labels: ya,
		state: "all"
	},
	open: { state: "open" },
	every: { state: "all" }
};
var xa = class {
	lists = new Map();
	github;
	context;
	constructor(e, t) {
		this.github = e, this.context = t;
	}
	list(e) {
		let t = this.lists.get(e) ?? Sa(this.github, this.context, e);
		return this.lists.set(e, t), t;
	}
};
async function Sa({ octokit: e }, { owner: t, repo: n }, r) {
	let i = {
		sort: "created",
		direction: "asc",
		per_page: 100
	};
	return e.paginate(e.rest.issues.listForRepo, {
		owner: t,
		repo: n,
		...ba[r],
		...i
	});
}
async function Ca(e, t, n, r) {
	let i = async (t) => wi(await n.list(t), r.marker, e);
	if (!r.hasDrift) return await Oa(e, t, await i("open"), r), { is: "kept" };
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(wa), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? {
		is: "declined",
		number: c.number
	} : (await Ea(e, t, c, r), await Da(e, t, s.slice(0, -1), c.number, r), {
		is: "kept",
		url: c.html_url
	}) : Ta(e, t, r);
}
function wa({ state: e }) {
	return e === "open";
}
async function Ta(e, t, n) {
	let { owner: r, repo: i } = t, { title: a, marker: o } = n, s = async () => (await wi(await Sa(e, t, "labelled"), o, e)).filter(wa);
	await q(n, async (t) => {
		await Vi(async () => {
			let n = [ya], { data: o } = await e.octokit.rest.issues.create({
				owner: r,
				repo: i,
				title: a,
				body: t,
				labels: n,
				...Bi
			});
			e.noteLogin(o.user?.login);
		}, async () => (await s()).length > 0, 2);
	});
	let c = await s(), l = c.at(-1);
	return l ? (await Da(e, t, c.slice(0, -1), l.number, n), {
		is: "kept",
		url: l.html_url
	}) : { is: "kept" };
}
async function Ea(e, t, n, r) {
	let { owner: i, repo: a } = t, { issues: o } = e.octokit.rest, { title: s } = r, c = {
		owner: i,
		repo: a,
		issue_number: n.number
	};
	await q(r, async (e) => {
		wa(n) ? (n.body !== e || n.title !== s) && await o.update({
			...c,
			title: s,
			body: e
		}) : await o.update({
			...c,
			title: s,
			body: e,
			state: "open"
		});
	}), n.labels.some((e) => (typeof e == "string" ? e : e.name) === ya) || await o.addLabels({
		...c,
		labels: [ya]
	});
}
async function Da(e, t, n, r, i) {
	let { owner: a, repo: o } = t, s = i.duplicate(r);
	for (let { number: t } of n) {
		let n = {
			body: s,
			state: "closed",
			state_reason: "completed"
		};
		await e.octokit.rest.issues.update({
			owner: a,
			repo: o,
			issue_number: t,
			...n
		});
	}
}
async function Oa(e, { owner: t, repo: n }, r, i) {
	let { title: a } = i;
	for (let { number: o } of r) await q(i, async (r) => {
		let i = {
			title: a,
			body: r,
			state: "closed",
			state_reason: "completed"
		};
		await e.octokit.rest.issues.update({
			owner: t,
			repo: n,
			issue_number: o,
			...i
		});
	});
}
// src/github/pullWorkflow.ts
const ka = ".github/workflows", Aa = /^[\w.-]+\.ya?ml$/, ja = /^[^#\n]*\bcommand:\s*["']?pull["']?\s*(?:[,}#]|$)/m;
async function Ma({ home: e }, t) {
	let n = await Xt(D(t, ka)).catch(() => []);
	for (let r of n.filter((e) => Aa.test(e)).sort()) {
		let n = await j(D(t, ka, r), "utf8").catch(() => "");
		if (ja.test(n)) return `${e}/actions/workflows/${r}`;
	}
}
// src/github/publishIssues.ts
async function Na(e, t, n) {
	let r = [], i = e.projects.filter((e) => ma(e) !== "unknown");
	if (i.length === 0) return {
		problems: [],
		issues: []
	};
	let a = (e, t) => mr(e, "issues: write", n.pullRequest, t), o = async (o) => {
		let s = await ar(o.octokit, n);
		if (B(n) !== s) return [Ia(n, s)];
		let c = new xa(o, n), l = i.map(ma);
		l.includes("drift") && await c.list("labelled"), l.some((e) => e !== "drift") && await c.list("open");
		let u = await Ma(n, t.root), d = [];
		for (let s of i) {
			let i = Pa(e, s, t, {
				...n,
				pullUrl: u
			}), l = await a(`The issue on the drift of ${s.name ?? s.id}`, async () => {
				let e = await Ca(o, n, c, i);
				return e.is === "kept" && e.url !== void 0 && r.push(e.url), e.is === "declined" ? [Fa(e.number)] : [];
			});
			d.push(...l);
		}
		return d;
	};
	return {
		problems: await a("The issue on drift", () => W(t.githubToken, t.signal, o)),
		issues: r
	};
}
function Pa(e, t, { marker: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = ma(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: C(a),
		title: la(t),
		hasDrift: o,
		render: (n) => o ? ua(e, t, {
			...s,
			limit: n
		}) : da(t, {
			...s,
			limit: n
		}),
		duplicate: (e) => pa(e, s),
		limit: 65e3
	};
}
function Fa(e) {
	let t = `Issue ${e} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
	return s("not-told", t, { severity: "notice" });
}
function Ia({ ref: e }, t) {
	let n = `This run does not update the issue on drift: the run is for ${e || "no ref"}, and the issue is about ${t}. The job summary has the whole report.`;
	return s("not-told", n, { severity: "notice" });
}
// src/github/publish.ts
const X = {
	problems: [],
	comments: [],
	issues: []
};
async function La(e, t) {
	let { context: n, githubToken: r, markers: i } = t;
	if (!n || r === "" || e.stopped) return X;
	let a = t.writesResult ? await Ra(e, t, n) : X;
	if (!t.writesCheckRun) return a;
	let o = await Qi({
		...e,
		problems: [...e.problems, ...a.problems]
	}, {
		...t,
		check: i.check
	}, n);
	return {
		...a,
		problems: [...a.problems, ...o]
	};
}
async function Ra(e, t, n) {
	let { githubToken: r, markers: i, signal: a } = t;
	if (e.command === "plan") {
		let r = await aa(e, {
			...t,
			marker: i.comment,
			scope: i.scope
		}, n);
		return {
			...X,
			...r
		};
	}
	if (e.command === "apply") {
		let { commentPrefix: r, scope: a } = i, o = await Pi(e, {
			...t,
			prefix: r,
			scope: a
		}, n);
		return {
			...X,
			problems: o
		};
	}
	if (e.command === "drift") {
		let [{ root: o = t.workspace } = {}] = t.checkouts, s = await Na(e, {
			githubToken: r,
			marker: i.issue,
			root: o,
			signal: a
		}, n);
		return {
			...X,
			...s
		};
	}
	return X;
}
// src/github/targetFiles.ts
function za(e, t, n) {
	return Va(e, n, async (n, r) => await Ua(n, e, t, r) ?? Z("the checked-out commit is neither the head of the pull request nor a merge of it"));
}
function Ba(e, t) {
	return Va(e, t, async (t) => {
		let n = B(e), { last: r } = n === void 0 ? {} : await ki(t, e, n);
		return r ?? e.before ?? Z("no run has applied manifests before");
	});
}
async function Va(e, { githubToken: t, checkouts: n, workspace: r, signal: i }, a) {
	let [o, ...s] = n;
	if (!o || s.length > 0) return Z("the settings and the manifests are not all in one checkout");
	if (t === "") return Z("the input github-token is empty");
	let { commit: c = e.sha } = o;
	try {
		let n = await Bn(r, o);
		return await W(t, i, async ({ octokit: t }) => {
			let r = await a(t, {
				root: n,
				planned: c
			});
			if (typeof r != "string") return r;
			let i = await Ga(t, e, r);
			return i ? {
				is: "found",
				commit: r,
				files: new vt(n, i, (r) => Ka(t, e, n, r))
			} : Z("the repository has too many files for GitHub to list them");
		});
	} catch (e) {
		return Z(dr(e));
	}
}
function Z(e) {
	return {
		is: "missing",
		why: e
	};
}
function Ha({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${dr(t)}`;
}
async function Ua(e, t, { head: n, base: r }, { root: i, planned: a }) {
	let { owner: o, repo: s } = t;
	if (a === n) {
		let t = `${r}...${n}`, { data: i } = await e.rest.repos.compareCommitsWithBasehead({
			owner: o,
			repo: s,
			basehead: t,
			per_page: 1
		});
		return i.merge_base_commit.sha;
	}
	let c = await Wn(i, a) ?? await Wa(e, t, a);
	return c[1] === n ? c[0] : void 0;
}
async function Wa(e, { owner: t, repo: n }, r) {
	let { data: i } = await e.rest.git.getCommit({
		owner: t,
		repo: n,
		commit_sha: r
	});
	return i.parents.map(({ sha: e }) => e);
}
async function Ga(e, { owner: t, repo: n }, r) {
	let { data: i } = await e.rest.git.getTree({
		owner: t,
		repo: n,
		tree_sha: r,
		recursive: "1"
	});
	if (!i.truncated) return i.tree.flatMap(({ path: e, mode: t, type: n, sha: r }) => n === "blob" ? [{
		path: e,
		kind: t === "120000" ? "link" : "file",
		id: r
	}] : []);
}
async function Ka(e, { owner: t, repo: n }, r, { path: i, kind: a, id: o }) {
	let s = await qa(D(r, i), a, o);
	if (s) return s;
	let { data: c } = await e.rest.git.getBlob({
		owner: t,
		repo: n,
		file_sha: o
	});
	return Buffer.from(c.content, "base64");
}
async function qa(e, t, n) {
	try {
		if (t === "file" && !(await Yt(e)).isFile()) return;
		let r = t === "file" ? await j(e) : await Zt(e, "buffer");
		if (Ja(r, n)) return r;
		let i = r.includes("\r\n") ? Ya(r) : r;
		return Ja(i, n) ? i : void 0;
	} catch {
		return;
	}
}
function Ja(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return Jt(n).update(`blob ${e.length}\0`).update(e).digest("hex") === t;
}
function Ya(e) {
	return e.filter((t, n) => t !== 13 || e[n + 1] !== 10);
}
// src/report/text/manifestText.ts
function Xa(e, { paint: t, now: n, quiet: r = !1 }) {
	if (!e) return [];
	if (e.is === "not compared") return [`${we}: ${d(e.why, 400)}.`].map(v);
	let { commit: i, projects: a } = e, o = a.flatMap((e) => [
		...a.length > 1 ? [t("strong", g(e.name ?? ""))] : [],
		...e.settings.map((e) => `  ${t(e.widens ? "note" : "dim", Ze(e))}`),
		...yt(Et(e, {
			now: n,
			texts: e.hide_texts !== !0
		}), t)
	]), { start: s, end: c } = Ye, l = [
		t("strong", `${s} (${g(i)}). ${c}`),
		...o,
		t("strong", `Difference: ${Ae(a)}.`)
	].map(v);
	return r ? l.slice(-1) : l;
}
// src/github/limitedRequests.ts
var Za = class extends Error {
	name = "HistoryLimit";
}, Qa = class {
	#e;
	#t;
	#n;
	constructor(e, { owner: t, repo: n }, r) {
		this.#e = e, this.#t = {
			owner: t,
			repo: n
		}, this.#n = r;
	}
	async commits(e, t, n) {
		this.#n();
		let { data: r } = await this.#e.rest.repos.listCommits({
			...this.#t,
			sha: e,
			per_page: 100,
			page: n,
			since: new Date(t * 1e3).toISOString().replace(/\.\d+/, "")
		});
		return r.map(({ sha: e, parents: t, commit: n }) => ({
			id: e,
			parent: t[0]?.sha,
			time: Date.parse(n.committer?.date ?? n.author?.date ?? "") / 1e3
		}));
	}
	async objectIds(e) {
		this.#n();
		let t = e.map((e, t) => [`e${t}`, e]), n = `query($owner: String!, $name: String!${t.map(([e]) => `, $${e}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${t.map(([e]) => `${e}: object(expression: $${e}) { oid }`).join(" ")} } }`, { owner: r, repo: i } = this.#t, { repository: a } = await this.#e.graphql(n, {
			owner: r,
			name: i,
			...Object.fromEntries(t)
		});
		return t.map(([e]) => a[e]?.oid);
	}
	async files(e) {
		this.#n();
		let { data: t } = await this.#e.rest.git.getTree({
			...this.#t,
			tree_sha: e,
			recursive: "1"
		});
		if (t.truncated) throw new Za("The repository has too many files for GitHub to list them.");
		return t.tree.flatMap(({ path: e, type: t }) => t === "blob" ? [e] : []);
	}
	async blob(e) {
		this.#n();
		let { data: t } = await this.#e.rest.git.getBlob({
			...this.#t,
			file_sha: e
		});
		return Buffer.from(t.content, "base64");
	}
	async formerPath(e, t) {
		this.#n();
		let { data: n } = await this.#e.rest.repos.getCommit({
			...this.#t,
			ref: e
		});
		return n.files?.find(({ filename: e, status: n }) => e === t && n === "renamed")?.previous_filename;
	}
}, $a = class {
	#e;
	#t;
	#n;
	#r = [];
	#i = [];
	#a = new Map();
	constructor(e) {
		this.#e = e;
	}
	get commits() {
		return this.#r;
	}
	async readFrom(e, t) {
		if (this.#t === void 0 || t < this.#t) {
			let n = new Map();
			this.#n = "More than 2000 commits were made since then, and older ones are not read.";
			for (let r = 1; r <= 20; r += 1) {
				let i = await e.commits(this.#e, t, r);
				for (let e of i) n.set(e.id, e);
				if (i.length !== 100) {
					this.#n = void 0;
					break;
				}
			}
			this.#r = eo(this.#e, n);
			let r = this.#r.at(-1)?.parent;
			this.#i = [...this.#r.map(({ id: e }) => e), ...r === void 0 ? [] : [r]], this.#t = t;
		}
		return this.#n === void 0 ? [] : [this.#n];
	}
	async filesBefore(e) {
		let t = this.#r.at(-1)?.parent;
		return t === void 0 ? [] : e.files(t);
	}
	async readContents(e, t) {
		let n = [...new Set(t.map(({ path: e }) => e))], r = to(n), i = this.#i;
		r !== "" && await this.#o(e, i.map((e) => `${e}:${r}`));
		let a = i.filter((e, t) => r === "" || t === 0 || this.#a.get(`${e}:${r}`) !== this.#a.get(`${i[t - 1]}:${r}`));
		await this.#o(e, a.flatMap((e) => n.map((t) => `${e}:${t}`)));
		for (let e of n) {
			let t;
			for (let n of i) {
				let r = `${n}:${e}`;
				this.#a.has(r) ? t = this.#a.get(r) : this.#a.set(r, t);
			}
		}
	}
	contentAt(e, t) {
		let n = this.#i[e];
		return n === void 0 ? void 0 : this.#a.get(`${n}:${t}`);
	}
	async #o(e, t) {
		let n = t.filter((e) => !this.#a.has(e));
		for (let t = 0; t < n.length; t += 200) {
			let r = n.slice(t, t + 200), i = await e.objectIds(r);
			for (let [e, t] of r.entries()) this.#a.set(t, i[e]);
		}
	}
};
function eo(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parent ?? "")) n.push(r);
	return n;
}
function to(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var no = class {
	#e;
	#t = new Map();
	#n = new Map();
	#r = 67108864;
	#i = 0;
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n) {
		let { workspace: r, context: i, githubToken: a, signal: o, maxRequests: s = 150 } = this.#e;
		if (a === "") return io("The input github-token is empty.");
		let c = new Map();
		for (let e of t) {
			let t = k(r, e);
			c.set(await M(t).catch(() => t), e);
		}
		let [l, ...u] = await Rn([...c.keys()].map((e) => Bt(e)), r);
		if (!l || u.length > 0) return io("The manifests are not all in one checkout.");
		let d = await M(r), { root: f = d, commit: p = i.sha } = l, m = new Map([...c].map(([e, t]) => [O(f, e).split(Vt).join("/"), t])), h = (e) => m.get(e) ?? O(d, D(f, e)).split(Vt).join("/"), g = n && ((e) => n(h(e)));
		try {
			return await W(a, o, async ({ octokit: t }) => {
				let n = new Qa(t, i, () => {
					if (this.#i += 1, this.#i > s) throw new Za(ro(s));
				}), r = this.#t.get(p) ?? new $a(p);
				this.#t.set(p, r);
				let a = await r.readFrom(n, e), o = (await oo(r, n, [...m.keys()], g)).filter(({ until: t }) => t >= e);
				a.push(...await this.#a(n, o));
				let c = this.#o(o).map((e) => ({
					...e,
					path: h(e.path),
					now: h(e.now)
				})), [l] = a;
				return l === void 0 ? {
					is: "read",
					versions: c
				} : {
					is: "unreadable",
					why: l,
					versions: c
				};
			});
		} catch (e) {
			return io(ao(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t.flatMap(({ content: e }) => e ?? []))].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = xt(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(ao(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
	#o(e) {
		let t = new Map();
		for (let { path: n, now: r, content: i, until: a } of e) {
			let e = i === void 0 ? "" : this.#n.get(i), o = JSON.stringify([
				n,
				r,
				i
			]);
			e !== void 0 && (t.get(o)?.until ?? 0) < a && t.set(o, {
				path: n,
				now: r,
				text: e,
				until: a
			});
		}
		return [...t.values()].sort((e, t) => t.until - e.until);
	}
};
function ro(e) {
	return `More than ${e} requests to GitHub are needed to read the earlier versions of the manifests.`;
}
function io(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function ao(e) {
	if (e instanceof Za) return e.message;
	if (V(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${dr(e)}.`;
}
async function oo(e, t, n, r) {
	if (e.commits.length === 0) return [];
	let i = (r ? await e.filesBefore(t) : []).filter((e) => r?.(e) === !0 && !n.includes(e)), a = [], o = [...n, ...i].map((e) => ({
		path: e,
		now: e,
		from: 0
	}));
	for (; o.length > 0;) {
		await e.readContents(t, o);
		let n = [];
		for (let { path: r, now: i, from: s } of o) for (let [o, { id: c, parent: l, time: u }] of e.commits.entries()) {
			let [d, f] = [e.contentAt(o, r), e.contentAt(o + 1, r)];
			if (o < s || d === f) continue;
			let p = f === void 0 && l !== void 0 ? await t.formerPath(c, r) : void 0;
			p === void 0 ? a.push({
				path: r,
				now: i,
				content: f,
				until: u
			}) : n.push({
				path: p,
				now: i,
				from: o
			});
		}
		o = n;
	}
	return a;
}
// src/workflow/history.ts
function so(e, t, { github: n, githubToken: r, signal: i, now: a }) {
	let o = new ze({
		folders: e,
		environment: t,
		now: a,
		signal: i
	}), s = e.displayRoot, c = n && new no({
		context: n,
		githubToken: r,
		workspace: s,
		signal: i
	});
	return { async versions(...e) {
		let t = await o.versions(...e);
		return !c || t.is === "read" || i.aborted ? t : co(t, await c.versions(...e));
	} };
}
function co(e, t) {
	let n = (e) => JSON.stringify(e), r = new Set(t.versions.map(n)), i = [...e.versions.filter((e) => !r.has(n(e))), ...t.versions].sort((e, t) => t.until - e.until);
	return t.is === "read" ? {
		is: "read",
		versions: i
	} : {
		is: "unreadable",
		why: `${e.why} ${t.why}`,
		versions: i
	};
}
// src/workflow/markers.ts
const lo = "lokaform:plan";
function uo(e, i, a, o) {
	let s = (e) => e.map((e) => i[t(e)] ?? []), c = [ct(o.working, o), ...s([ae, ...n])], l = s([...m.filter(u), ne]), f = a.summarizes ? s([p]) : [], h = [...s([te, ee]), a.projects.flatMap(({ chosen: e }) => e ?? [])], [g = []] = s([te]), _ = [g].flat().map((e) => d(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${lo}:`,
		comment: `${lo}:${Q([
			e?.workflow,
			c,
			l,
			h,
			...f
		])}`,
		scope: {
			inputs: Q([c, h]).slice(0, 8),
			project: (e) => Q([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${a.command}${_.length > 0 ? `: ${r(_.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Q([
				e?.workflow,
				c,
				l,
				h
			])}`
		},
		issue: (e) => `lokaform:drift:${Q([
			c,
			l,
			e
		])}`
	};
}
function Q(e) {
	return Jt("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
// src/workflow/missingSecrets.ts
function fo({ command: e, projects: t }, n) {
	if (t.some(({ token: e }) => e !== void 0) || e === "apply" || !n?.origin) return;
	let r = `${n.origin === "fork" ? "This pull request comes from a fork, and GitHub gives it no secrets" : "This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them"}: the manifests were checked, and not compared with the project.`;
	return s("no-secrets", r, { severity: "notice" });
}
function po({ manifests: e }) {
	return `Translations from Lokalise: ${w(e.length, "new manifest")}`;
}
function mo(e) {
	let { manifests: t } = e, n = t.slice(0, 200).map(({ kind: e, path: t, entries: n }) => {
		let r = T(At(n, pe.find(({ plural: t }) => t === e)?.name ?? e));
		return E`${S(d(t, 200))}: ${r}`;
	}), r = t.length - n.length;
	return x([
		E`## ${T(po(e))}`,
		Ne(n),
		...r > 0 ? [T(`… and ${w(r, "more manifest")}.`)] : [],
		E`**What happens next:** The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`
	]);
}
// src/report/markdown/pullBody.ts
const ho = E`**What happens next:** Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input take. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function go(e, t) {
	let n = new He(t.limit, t.measure), r = e.map((e) => ({
		project: e,
		groups: yo(e)
	})), i = e.length > 1, a = x([
		E`## Translations from Lokalise: ${T(Rt(e))}`,
		E`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${T("-")} is the text that the manifest had, and the line with ${T("+")} replaces it.`,
		_o(e.flatMap(({ files: e }) => e))
	]), o = ft(t.problems ?? []);
	n.takeText(x([a, ho])), o.section.count > 0 && n.take(400), n.showRest([o.section], n.remaining / 2);
	let s = r.filter(({ groups: e }) => n.take(400 * (e.length + 1))), c = s.flatMap(({ groups: e }) => e.map(({ section: e }) => e));
	n.showLosses(c, 1);
	for (let e of c) n.showRest([e]);
	let l = r.length - s.length;
	return x([
		a,
		...Ft(o, 3, t.overflow),
		...s.flatMap(({ project: e, groups: n }) => [...i ? [E`### ${mt(e.name)}`] : [], ...n.flatMap((e) => Ft(e, i ? 4 : 3, t.overflow))]),
		...l > 0 ? [T(`… and ${y(l)} more projects; ${t.overflow}.`)] : [],
		ho
	]);
}
function _o(e) {
	let t = [...new Set(e)], [n, ...r] = t.slice(0, 20).map((e) => S(d(e, 200)));
	if (!n) return E``;
	let i = t.length - 20, a = i > 0 ? E` and ${T(w(i, "more file"))}` : E``;
	return E`${T(t.length === 1 ? "File:" : "Files:")} ${r.reduce((e, t) => E`${e}, ${t}`, n)}${a}.`;
}
function vo(e, { limit: t, measure: n, overflow: r }) {
	let i = ft(e);
	return new He(t / 2, n).showRest([i.section]), x(Ft(i, 3, r));
}
function yo({ comparison: e, kept: t, hide_texts: n }) {
	let r = {
		texts: n !== !0,
		languages: []
	}, { changes: i, released: a } = e, o = a.map((e) => et(Oe(e, r.texts))), s = t.filter(({ conflict: e }) => e), c = t.filter(({ conflict: e }) => !e);
	return [
		xo("in conflict: the manifest keeps its text", s, r.texts),
		{
			...bo(`${y(o.length)} no longer declared`),
			layout: "diff",
			section: new ye(o)
		},
		...bt(i, r),
		xo("different, and kept", c, r.texts),
		it(i, r)
	];
}
function bo(e) {
	return {
		title: e,
		noun: "entry",
		fold: "many"
	};
}
function xo(e, t, n) {
	let r = t.map((e) => So(e, n));
	return {
		...bo(`${y(t.length)} ${e}`),
		layout: "diff",
		section: new ye(r)
	};
}
function So(e, t) {
	let { kind: n, field: i, declared: a, live: o, edited: s, why: c, details: l, conflict: u } = e, f = he(n, e), [p, m] = Pe(gt(n, i, a), gt(n, i, o)), h = s?.by === void 0 ? "" : ` by ${d(s.by, 60)}`, g = s ? `, edited${h} on ${_t(s.at)}` : "", _ = u ? "!" : " ", v = t ? [`${f} ${p}`, `in Lokalise: ${m}${g}`] : [`${f}${g}`];
	return {
		rows: [`${_} ${Xe(e)}  ${Qe(e)}`, ...[
			...v,
			c,
			...t && l !== void 0 ? [l] : []
		].map((e) => `${_}     ${r(e, 1e3)}`)],
		...u && { isLoss: !0 }
	};
}
async function Co(e, t) {
	let { first: n, later: r } = e, i = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], a = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, o = wo(e), s = i && i.length > 0 ? await To(o.body, t) : void 0, c = s?.is === "written" ? s.path : void 0;
	return zr({
		title: o.title,
		files: i,
		conflicts: a,
		body: c
	}), await Vr(E`${o.summary}\n`), s?.is === "not written" ? [s.problem] : [];
}
function wo({ first: e, later: t, problems: n }) {
	let r = {
		limit: st - 1,
		measure: Nt,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: E``,
		summary: vo(n, r)
	};
	if (e) {
		let t = mo(e);
		return {
			title: po(e),
			body: t,
			summary: x([t, vo(n, r)])
		};
	}
	let i = go(t ?? [], {
		limit: 65e3,
		measure: Ue,
		overflow: "the diff has them all"
	});
	return {
		title: zt(t ?? []),
		body: i,
		summary: go(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function To(e, t) {
	let n = D(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await je(r, e, t), {
			is: "written",
			path: n
		};
	} catch (e) {
		let t = e instanceof Error ? e.message : String(e);
		return {
			is: "not written",
			problem: xe(r, `cannot be written: ${t}`)
		};
	}
}
// src/workflow/workflow.ts
const $ = (e, t) => t, Eo = () => Date.now() / 1e3;
async function Do(e) {
	let { sources: t, githubToken: n, problems: r } = e, { folders: i } = t, a = await $n(t.environment), o = {
		...e,
		github: a
	};
	return {
		sources: t,
		problems: r,
		hide: Mn,
		print: (e) => L([e]),
		paint: $,
		showProblems: (e) => {
			L(St(e, $)), In(e);
		},
		confirm: async () => !0,
		missingSecrets: (e) => fo(e, a?.pullRequest),
		context: (e, t, n) => Po(e, t, n, o),
		publish: async (e, t, r, s) => {
			let c = uo(a, t, r, i), l = await No(r, e.manifests, o), u = await La(e, {
				writesResult: r.publish,
				writesCheckRun: !r.summarizes,
				context: a,
				githubToken: n,
				markers: c,
				isSuccess: Lt(e, Oo(r)) === 0,
				workspace: i.displayRoot,
				checkouts: l,
				now: Eo(),
				signal: s
			});
			return Lr(u), u.problems.map((e) => ({
				...e,
				message: I(e.message)
			}));
		},
		close: (e, t, n, r) => ko(e, t, {
			files: n,
			annotated: r
		}, o),
		exitsWithFindings: Oo,
		ask: void 0,
		reportPull: (e) => Co(e, i),
		setSecret: Br
	};
}
function Oo({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function ko(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, o = t.summarizes ? [] : Io(e, a.displayRoot);
	L([
		...Xa(e.manifest_comparison, {
			paint: $,
			now: Eo(),
			quiet: t.quiet
		}),
		...Dt(Ie(e), $),
		...kt(e, $)
	]), Pn(r ? {
		...e,
		problems: r,
		projects: []
	} : e), Ir(e, {
		...n,
		backups: o
	}, Fo(e, t));
	let s = await Ao(e, t, i);
	await Vr(ut(e, {
		now: Eo(),
		reportFile: n.report,
		linkTo: s
	})), t.command === "drift" && t.failOnDrift && !b(e) && qe(e) && Fn(e);
}
async function Ao(e, t, n) {
	let { github: r, sources: i } = n, a = await No(t, e.manifests, n);
	return r && rr(r, a, i.folders.displayRoot);
}
function jo(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await No(e, a, n);
			return xr(r, {
				applyFrom: e.applyFrom,
				githubToken: i,
				checkouts: o,
				signal: t
			});
		},
		toWrite: () => Sr(r, {
			githubToken: i,
			signal: t
		})
	};
}
async function Mo(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s } = r;
	if (!a) return;
	let c = {
		githubToken: o,
		checkouts: await No(e, t, r),
		workspace: s.folders.displayRoot,
		signal: n
	}, l = a.pullRequest ? await za(a, a.pullRequest, c) : await Ba(a, c);
	if (l.is === "missing") return l;
	try {
		return await i(l);
	} catch (e) {
		if (e instanceof Ot) return {
			is: "missing",
			why: Ha(e)
		};
		throw e;
	}
}
async function No({ configFile: e, summarizes: t }, n, { sources: { folders: r } }) {
	let i = t ? [] : n.map((e) => k(r.displayRoot, e)), a = i.length === 0 || await me(e, {}) ? [e, ...i] : i, o = await Promise.all(a.map((e) => M(e).catch(() => e)));
	return Rn([...a, ...o].map((e) => Bt(e)), r.displayRoot);
}
function Po(e, t, n, r) {
	let { command: i, quiet: a, verbose: o } = e, { folders: s, environment: c } = r.sources, l = nt(Date.now), u = (a, o) => Mo(e, a, t.stopping, r, (e) => Ke(i, n, r.sources, e, t.stopping, o));
	return {
		folders: s,
		environment: c,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: Mn,
		onResponse: (e) => o ? L([ht(e)]) : R(ht(e)),
		onWait: (e) => L(l(e)),
		onPlan: async (e) => {
			let t = e.hide_texts !== !0, n = at(e, {
				paint: $,
				now: Eo(),
				command: i,
				texts: t
			});
			return L(a ? n.slice(-1) : n), !0;
		},
		onBatch: () => {},
		target: async (e, t) => r.github?.pullRequest && u(e, t),
		lastApplied: async (e, t) => r.github?.pullRequest ? void 0 : u(e, t),
		history: so(s, c, {
			github: r.github,
			githubToken: r.githubToken,
			signal: t.stopping,
			now: Date.now
		}),
		permission: jo(e, t, r)
	};
}
function Fo({ selected: e = [] }, { projects: t, summarizes: n }) {
	return n ? e : t.map(({ name: e = "" }) => e);
}
function Io({ projects: e }, t) {
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [k(t, e)]);
}
// src/action.ts
const { env: Lo, stdout: Ro, stderr: zo } = process;
h(Ro, zo);
async function Bo() {
	let [t, n] = [mn(_.name), mn(c.name)];
	Mn([t, n].map(l));
	let { command: r, raw: i, problems: a } = se((e) => mn(e), oe), o = e(Lo);
	o.state === "unavailable" && a.push(s("bad-setting", o.message, { severity: "warning" }));
	let u = Lo.GITHUB_WORKSPACE || process.cwd(), d = await Do({
		sources: {
			folders: {
				working: k(u, mn(le.name)),
				displayRoot: u,
				confined: {
					workspace: u,
					temp: Lo.RUNNER_TEMP || void 0
				}
			},
			environment: Lo,
			token: t || void 0,
			backupDir: void 0
		},
		githubToken: n,
		problems: a
	});
	return (r ?? f).run(i, d);
}
process.exitCode = await Bo().catch((e) => (Nn(`This is a bug in lokaform. Please report it with these lines:\n${e instanceof Error ? e.stack ?? e.message : String(e)}`), 1));
export {};
