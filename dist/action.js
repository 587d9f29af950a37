import { s as e } from "./chunks/wire.js";
import { A as t, B as n, Bn as r, C as i, Ct as a, D as o, Dt as s, F as c, Gn as l, J as u, Jt as d, N as f, Ot as p, P as m, R as h, St as g, T as _, Xn as ee, a as te, dt as ne, k as v, n as re, qn as ie, qt as ae, t as oe, x as se, xt as ce, z as le } from "./chunks/start.js";
import { f as y, g as ue, s as de } from "./chunks/zod.js";
import { $t as fe, An as pe, At as me, Br as he, Bt as ge, C as _e, Ct as b, Dt as ve, En as ye, Et as be, Fn as xe, Ft as Se, G as Ce, Ht as we, In as Te, It as Ee, J as De, K as Oe, Ln as ke, Lt as Ae, Mn as je, Mt as Me, Nn as Ne, Nt as Pe, On as Fe, Ot as x, Pn as S, Pt as Ie, Q as Le, Rn as Re, Rt as ze, Sn as Be, St as C, Tt as Ve, U as He, Ut as Ue, Vt as We, W as Ge, Wt as Ke, X as qe, Xt as Je, Y as Ye, Yn as Xe, Yt as Ze, Z as Qe, _ as $e, _n as et, an as tt, at as nt, bn as rt, cn as it, ct as at, dn as ot, dt as st, en as ct, et as lt, fn as ut, ft as dt, gn as w, h as ft, hn as T, it as pt, jn as mt, jt as E, kn as ht, kt as D, lt as gt, mn as _t, nn as vt, nt as yt, on as bt, ot as xt, pn as St, q as Ct, rn as wt, rt as Tt, sn as Et, st as Dt, tn as Ot, tt as kt, un as At, ut as jt, v as Mt, wt as Nt, xn as Pt, yn as Ft, zn as It, zt as Lt } from "./chunks/engine.js";
import { n as Rt, t as zt } from "./chunks/pulledFigures.js";
import { dirname as Bt, join as O, relative as k, resolve as A, sep as Vt } from "node:path";
import * as j from "os";
import { EOL as Ht } from "os";
import * as Ut from "crypto";
import * as Wt from "fs";
import { constants as Gt, promises as Kt } from "fs";
import { inflateSync as qt } from "node:zlib";
import { lstat as Jt, readFile as M, readdir as Yt, readlink as Xt, realpath as N } from "node:fs/promises";
import { setTimeout as Zt } from "node:timers/promises";
// node_modules/@actions/core/lib/utils.js
function P(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function Qt(e) {
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
function F(e, t, n) {
	let r = new $t(e, t, n);
	process.stdout.write(r.toString() + j.EOL);
}
var $t = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${tn(r)}`);
			}
		}
		return e += `::${en(this.message)}`, e;
	}
};
function en(e) {
	return P(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function tn(e) {
	return P(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function nn(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!Wt.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	Wt.appendFileSync(n, `${P(t)}${j.EOL}`, { encoding: "utf8" });
}
function rn(e, t) {
	let n = `ghadelimiter_${Ut.randomUUID()}`, r = P(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${j.EOL}${r}${j.EOL}${n}`;
}
// node_modules/@actions/core/lib/summary.js
var an = function(e, t, n, r) {
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
const { access: on, appendFile: sn, writeFile: cn } = Kt, ln = "GITHUB_STEP_SUMMARY", un = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return an(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[ln];
			if (!e) throw Error(`Unable to find environment variable for $${ln}. Check if your runtime environment supports job summaries.`);
			try {
				yield on(e, Gt.R_OK | Gt.W_OK);
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
		return an(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? cn : sn)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return an(this, void 0, void 0, function* () {
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
var dn;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(dn ||= {});
function fn(e) {
	F("add-mask", {}, e);
}
function pn(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function I(e, t) {
	if (process.env.GITHUB_OUTPUT) return nn("OUTPUT", rn(e, t));
	process.stdout.write(j.EOL), F("set-output", { name: e }, P(t));
}
function mn(e) {
	process.exitCode = dn.Failure, gn(e);
}
function hn(e) {
	F("debug", {}, e);
}
function gn(e, t = {}) {
	F("error", Qt(t), e instanceof Error ? e.toString() : e);
}
function _n(e, t = {}) {
	F("warning", Qt(t), e instanceof Error ? e.toString() : e);
}
function vn(e, t = {}) {
	F("notice", Qt(t), e instanceof Error ? e.toString() : e);
}
function yn(e) {
	process.stdout.write(e + j.EOL);
}
function bn(e) {
	let t = Sn(e, se);
	return h.flatMap((e) => On(t.filter((t) => t.severity === e)));
}
function xn(e) {
	let t = Sn(e, se);
	return h.every((e) => t.filter((t) => t.severity === e).length <= 10);
}
function Sn(e, t) {
	let n = ye(e), r = n.projects.flatMap(({ results: e = [] }) => St(e, _t).map((e) => wn(e, t))), i = Fe(n).map((e) => Tn(e, t)), a = n.projects.flatMap((e) => En(e, t)), o = [
		...Dn(n),
		...r,
		...i,
		...a
	];
	return h.flatMap((e) => o.filter((t) => t.severity === e));
}
function Cn({ projects: e }) {
	return {
		severity: "error",
		title: "lokaform: drift",
		message: `${vt(e)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function wn({ result: e, names: t }, n) {
	let r = Te(e);
	return {
		severity: "error",
		title: kn(`${t}: ${It(e.outcome)}`),
		message: v(xe(e), n),
		...r && { place: r }
	};
}
function Tn({ severity: e, code: t, message: n, place: r }, i = se) {
	return {
		severity: e,
		title: `lokaform: ${t}`,
		message: v(n, i),
		...r && { place: r }
	};
}
function En({ plan: e, target: t, hide_texts: n }, r) {
	return (t?.is === "compared" ? t.kept : e?.kept ?? []).filter(he).map((e) => ({
		severity: "notice",
		title: "lokaform: to pull",
		message: v(`${e.label}: ${et(e, n !== !0)}`, r),
		..."place" in e && e.place && { place: e.place }
	}));
}
function Dn(e) {
	let t = Et(e);
	return t === "" ? [] : [{
		severity: "error",
		title: "lokaform: stopped",
		message: t
	}];
}
function On(e) {
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
function kn(e) {
	return v(e, 120);
}
// src/github/log.ts
const An = new f();
function L(e) {
	return An.clean(e);
}
function R(e) {
	for (let t of e) t !== "" && yn(i(L(t)));
}
function z(e) {
	hn(i(L(e)));
}
function jn(e) {
	An.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of m(e)) fn(t);
}
function Mn(e) {
	mn(i(L(_(e))));
}
function Nn(e) {
	for (let t of bn(e)) In(t);
}
function Pn(e) {
	In(Cn(e));
}
function Fn(e) {
	for (let t of e) In(Tn(t));
}
function In({ severity: e, title: t, message: n, place: r }) {
	let a = {
		title: L(t),
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
		error: gn,
		warning: _n,
		notice: vn
	}[e];
	o(i(L(n)), a);
}
// src/github/checkout.ts
async function Ln(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await Rn(r, t);
		n.set(e.root, e);
	}
	return [...n.values()];
}
async function Rn(e, t) {
	let n = await Ze(await Bn(e), await Bn(t));
	return {
		root: n,
		commit: n === void 0 ? void 0 : await Vn(O(n, ".git"))
	};
}
async function zn(e, { root: t }) {
	return t === void 0 ? e : O(e, k(await N(e), t));
}
async function Bn(e) {
	return N(e).catch(() => A(e));
}
async function Vn(e) {
	let t = await Hn(e);
	if (t === void 0) return;
	let n = await B(O(t, "HEAD"));
	return n === void 0 ? void 0 : Kn(t, n, Gn);
}
async function Hn(e) {
	let t = await B(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : A(Bt(e), n.trimEnd());
}
async function Un(e, t) {
	let n = await Hn(O(e, ".git"));
	if (n === void 0) return;
	let r = O(await Wn(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = qt(await M(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function Wn(e) {
	let t = await B(O(e, "commondir"));
	return t === void 0 ? e : A(e, t.trim());
}
const Gn = 5;
async function Kn(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return qn(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await Wn(e), a = await B(O(i, r));
	return a === void 0 ? qn((await B(O(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : Kn(e, a, n - 1);
}
function qn(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function B(e) {
	return M(e, "utf8").catch(() => void 0);
}
// src/github/event.ts
const Jn = y({ full_name: ue() }), Yn = y({
	number: de(),
	head: y({
		sha: ue(),
		repo: Jn.nullish()
	}),
	base: y({
		sha: ue().default(""),
		repo: Jn
	})
}), Xn = y({
	pull_request: Yn.optional(),
	before: ue().optional()
}), Zn = /^0+$/;
async function Qn(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = $n(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await er(e.GITHUB_EVENT_PATH), l = c?.pull_request && tr(c.pull_request, e.GITHUB_ACTOR), u = o === "push" ? c?.before : void 0;
	return {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		...u !== void 0 && !Zn.test(u) && { before: u },
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
function $n(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function er(e) {
	if (e) try {
		return Xn.safeParse(JSON.parse(await M(e, "utf8"))).data;
	} catch {
		return;
	}
}
function tr({ number: e, head: t, base: n }, r) {
	let i = t.repo?.full_name === n.repo.full_name ? r === "dependabot[bot]" ? "Dependabot" : void 0 : "fork";
	return {
		number: e,
		head: t.sha,
		base: n.sha,
		origin: i
	};
}
// src/github/fileLinks.ts
async function nr({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await zn(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = O(r, t);
		if (i !== "" && we(a, o)) return `${e}/blob/${i}/${k(o, a).split(Vt).map(rr).join("/")}#L${n}`;
	};
}
function rr(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
// src/github/branch.ts
function V({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
async function ir({ rest: e }, { owner: t, repo: n }) {
	let { data: r } = await e.repos.get({
		owner: t,
		repo: n
	});
	return r.default_branch;
}
function ar(e, t) {
	let n = t.match(/\*+|[^*]/gu) ?? [], r = or(new Set([0]), n);
	for (let t of e) {
		let e = new Set();
		for (let i of r) {
			let r = n[i] ?? "";
			r.startsWith("**") || r === "*" && t !== "/" ? e.add(i) : r === t && r !== "*" && e.add(i + 1);
		}
		r = or(e, n);
	}
	return r.has(n.length);
}
function or(e, t) {
	for (let n of e) t[n]?.startsWith("*") && e.add(n + 1);
	return e;
}
// src/github/failure.ts
var sr = class extends Error {
	name = "NoAnswer";
};
const cr = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoAnswer"
];
function H(e) {
	if (!(e instanceof Error && (cr.includes(e.name) || "status" in e))) return "bug";
	let t = U(e), n = /rate limit/i.test(e.message);
	return t === 429 || t === 403 && n ? "limited" : t === 401 ? "unknown" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function lr(e) {
	if (!(e instanceof Error)) return !1;
	let t = /resource not accessible by/i;
	return "errors" in e && Array.isArray(e.errors) ? e.errors.some((e) => e?.type === "FORBIDDEN" || t.test(String(e?.message))) : U(e) === 403 && t.test(e.message);
}
function U(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function W(e) {
	let t = e instanceof Error ? e.message.split(" - https://")[0] : String(e), n = U(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
function ur(e) {
	return H(e) === "refused" ? `the workflow's token may not read the repository (${W(e)}). Give the job the permission contents: read` : `GitHub's API failed (${W(e)})`;
}
function dr(e, t, r, i) {
	let a = `${e} could not be written: ${fr(i, t, r)} The job summary has the whole report.`, o = ["refused", "unknown"].includes(H(i)) || U(i) === 410;
	return n("not-told", a, { severity: o ? "notice" : "warning" });
}
function fr(e, t, n) {
	switch (H(e)) {
		case "limited": return "the rate limit of GitHub is reached.";
		case "unknown": return "the token in the input github-token is not valid. Remove the input from the workflow: then the workflow's own token is used.";
		case "refused": return n?.origin ? `for ${n.origin === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `the workflow's token lacks a permission (${W(e)}). Give the job the permission ${t}.`;
		case "invalid": return U(e) === 410 ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty." : `GitHub refused it (${W(e)}).`;
		case "bug": return `this is a bug in lokaform. Please report it with these words: ${e instanceof Error ? e.stack : e}`;
		case "failed": return `GitHub's API failed (${W(e)}).`;
	}
}
async function pr(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		return [dr(e, t, n, r)];
	}
}
const mr = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], hr = {
	request: 45e3,
	all: 18e4
};
async function G(e, t, n) {
	let r = AbortSignal.any([t, AbortSignal.timeout(hr.all)]), i = new Promise((e, t) => {
		let n = () => t(new sr("no answer in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	}), a = _r(e, r).then((e) => n(gr(e)));
	return Promise.race([a, i]);
}
function gr(e) {
	let t, n = async () => e.graphql("query { viewer { login } }").then(({ viewer: e }) => e.login, (e) => {
		if (lr(e)) return "github-actions[bot]";
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
async function _r(e, t) {
	let [{ getOctokit: n }, { retry: r }, { throttling: i }] = await Promise.all([
		import("./chunks/actions-github.js"),
		import("./chunks/octokit-plugin-retry.js"),
		import("./chunks/octokit-plugin-throttling.js")
	]), a = (e, t, n, r) => r < 2 && e <= 20, o = n(e, {
		log: {
			debug: () => {},
			info: () => {},
			warn: z,
			error: z
		},
		retry: {
			retries: 2,
			doNotRetry: mr
		},
		throttle: {
			onRateLimit: a,
			onSecondaryRateLimit: a
		}
	}, r, i);
	return o.hook.before("request", ({ request: e }) => {
		e.signal = AbortSignal.any([t, AbortSignal.timeout(hr.request)]), e.fetch = vr(e.fetch ?? fetch);
	}), o;
}
function vr(e) {
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
const yr = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function br(e, { applyFrom: t, githubToken: r, checkouts: i, signal: a }) {
	if (!e) return [n("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.")];
	if (e.event.startsWith("pull_request")) return [n("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.")];
	let o = V(e);
	if (o === void 0) return [Er(e.ref, void 0)];
	let s = wr(i, e);
	if (s) return [s];
	let c = await Sr(o, {
		githubToken: r,
		signal: a
	}, async (n) => {
		if (!t.some((e) => ar(o, e))) {
			let t = await ir(n, e);
			if (o !== t) return Er(e.ref, t);
		}
		return Cr(n, e, o);
	});
	return c ? [c] : Tr(i, e);
}
async function xr(e, t) {
	let n = e && V(e);
	return !e || n === void 0 ? Er(e?.ref ?? "", void 0) : Sr(n, t, (t) => Cr(t, e, n));
}
async function Sr(e, { githubToken: t, signal: n }, r) {
	if (t === "") return Dr(e, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await G(t, n, ({ octokit: e }) => r(e));
	} catch (t) {
		return Dr(e, Or(t));
	}
}
async function Cr(e, { owner: t, repo: r, sha: i }, a) {
	let { data: o } = await e.rest.git.getRef({
		owner: t,
		repo: r,
		ref: `heads/${a}`
	}), s = o.object.sha;
	if (s === i) return;
	let c = `This run is for commit ${K(i)}, but ${a} is now at ${K(s)}. The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on ${a} (workflow_dispatch).`;
	return n("stale-commit", c);
}
function wr(e, { sha: t }) {
	let r = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (r?.commit === void 0) return;
	let i = `The checked-out commit is ${K(r.commit)}, but this run is for ${K(t)}. The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step.`;
	return n("wrong-checkout", i);
}
function Tr(e, { event: t, sha: r }) {
	if (e.every(({ commit: e }) => e !== void 0)) return [];
	let i = "The commit of the manifests cannot be read from a .git folder";
	if (!yr.includes(t)) {
		let e = `${i}, and ${t || "this event"} can run on another commit than the head of the branch. Nothing was sent. Install git before actions/checkout runs, or run apply on push.`;
		return [n("wrong-checkout", e)];
	}
	let a = `${i}. They are assumed to be from commit ${K(r)}, for which this run was started.`;
	return [n("wrong-checkout", a, { severity: "notice" })];
}
function K(e) {
	return e.slice(0, 7);
}
function Er(e, t) {
	let r = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return n("wrong-ref", r);
}
function Dr(e, t) {
	return n("unknown-head", `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`);
}
function Or(e) {
	let t = H(e);
	return t === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : t === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : t === "refused" ? `the token lacks a permission (${W(e)}). Give the job the permission contents: read` : `GitHub's API failed (${W(e)}). Start this run again later`;
}
// src/report/words/summaryLine.ts
function kr(e) {
	let t = Fe(e).filter(({ severity: e }) => e === "error");
	return [
		...Ar(e),
		...t.length > 0 ? [tt(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function Ar(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...jr(e)];
	let r = n.flatMap((e) => e.plan ? [e] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return Nr(e, t === "apply" ? "applied" : "restored");
	let i = Pr(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${wt(r) || "no drift"}`, ...i] : [...Mr(r), ...i];
}
function jr({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${Ee(e.projects)}` : "not compared with the target"] : [];
}
function Mr(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = ot(e.map(({ plan: e }) => e));
	return [
		`Translations: ${Pe(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [T(i, "conflict")] : [],
		...n > 0 ? [`${T(n, "change")} pending before`] : [],
		...r > 0 ? [`${w(r)} skipped`] : []
	];
}
function Nr(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = ht(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: a, notAttempted: o, inPart: s, skipped: c } = At(n), l = a + o + s + c;
	return [
		`Translations ${t}: ${Pe(i)}`,
		...l > 0 ? [`${T(l, "change")} not completed`] : [],
		...Pr(n.length - r, t)
	];
}
function Pr(e, t) {
	return e > 0 ? [`${T(e, "project")} not ${t}`] : [];
}
// src/github/outputs.ts
function Fr(e, t, n) {
	let r = At(e.projects), i = e.projects.flatMap(({ plan: e }) => e ?? []), a = Me(i.flatMap((e) => e.changes)), o = (e) => i.length > 0 ? String(e) : "";
	I("summary", kr(e)), I("has-changes", o(je(e))), I("to-create", o(a.new)), I("to-update", o(a.changed + a.renamed)), I("to-remove", o(a.removed)), I("conflicts", o(ot(i).conflicts)), I("created", String(r.created)), I("updated", String(r.updated + r.renamed)), I("destroyed", String(r.archived + r.destroyed)), I("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), I("translations-affected", String(ut(e.projects) ?? "")), e.command === "drift" && I("drift", o(Ne(e))), I("matrix", JSON.stringify(n)), t.plan !== void 0 && I("plan-file", t.plan), t.report !== void 0 && I("report-file", t.report), t.backups.length > 0 && I("backup-file", t.backups.join("\n"));
}
function Ir({ comments: e, issues: t }) {
	e.length > 0 && I("comment-url", Lr(e)), t.length > 0 && I("issue-url", Lr(t));
}
function Lr(e) {
	return e.filter((e) => /^https?:\/\/[\w.:/?=&%#+-]+$/.test(e)).join("\n");
}
function Rr({ title: e, files: t, conflicts: n, body: r }) {
	let i = (e) => t ? String(e) : "";
	I("summary", e), I("has-changes", i((t ?? []).length > 0)), I("conflicts", i(n)), I("pulled-files", (t ?? []).join("\n")), r !== void 0 && I("pull-request-body", r);
}
function zr(e) {
	I("secret", e);
}
async function Br(e) {
	try {
		await un.addRaw(e).write();
	} catch (e) {
		R([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/report/markdown/appliedSection.ts
const q = x("lokaform:applied:end");
function Vr(e, t, n) {
	let r = ye(e), i = S(r) ? "failed" : "done", { id: a, attempt: o } = t.run, s = x(`lokaform:applied:${t.inputs}:${i}:${t.commit}:${a}:${o}`), c = C([...Hr(r, t), ...Ur(r)]), l = s.length + c.length + q.length + 4, u = S(r) ? Wr(r, n - l) : [];
	return D`${s}\n${C([c, ...u])}\n${q}`;
}
function Hr(e, { url: t, commit: n, now: r, pullRequests: i }) {
	let { projects: a } = e, [o] = a, s = a.length === 1 && o?.name !== void 0 ? D` · ${yt(o.name)}` : D``, c = D`at commit ${b(n.slice(0, 7))} on ${E(Ft(r))}`, l = (e) => t === "" ? e : be(e, t), u = a.some(({ results: e }) => e), d = u ? D`: ${E(Ot(a))}.` : D` wrote nothing.`, f = `The figures are for ${T(i, "merged pull request")} together.`, p = u && i > 1 ? [E(f)] : [];
	return S(e) ? [
		ht(e).some(({ outcome: e }) => e.state === "done") ? D`## ❌ Not everything was applied${s}` : D`## ❌ Nothing was applied${s}`,
		D`${l(D`This run`)} ${c}${d}`,
		...p,
		D`Each later run updates this comment, until everything is applied.`
	] : [
		D`## ✅ Applied${s}`,
		D`Applied by ${l(D`this run`)} ${c}${d}`,
		...p
	];
}
function Ur(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => S({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? Ot([e]) : "not applied";
		return D`${yt(e.name ?? e.id)}: ${E(t)}`;
	}), i = t.length - r.length;
	return [ve(i > 0 ? [...r, E(`… and ${T(i, "more project")}`)] : r)];
}
function Wr({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => e.results ?? []), i = [...e, ...t.flatMap((e) => e.problems)], a = Gr([...nt(r.filter(({ outcome: e }) => e.state !== "done")), ...i.filter(({ severity: e }) => e === "error").map(xt)], n);
	return a.length > 0 ? [Nt(a)] : [];
}
function Gr(e, t) {
	let n = [], r = t - 150;
	for (let [t, { rows: i }] of e.entries()) {
		if (r -= i.reduce((e, t) => e + t.length + 1, 0), r < 0) {
			let r = e.slice(t).reduce((e, { count: t = 1 }) => e + t, 0);
			return [...n, `… and ${T(r, "more failure")}; the job summary has them`];
		}
		n.push(...i);
	}
	return n;
}
// src/report/markdown/cutMarkdown.ts
const Kr = /^(?: |- )*`{3,}/;
function qr(e, t, n) {
	if (e.length <= t) return e;
	let r = [], i = n.length, a = { folds: 0 };
	for (let n of e.split("\n")) {
		let e = Jr(a, n);
		if (i += n.length + 1, i + Yr(e).length > t) break;
		r.push(n), a = e;
	}
	let o = r.join("\n").trimEnd();
	return o === "" ? n : `${o}${Yr(a)}${n}`;
}
function Jr({ fence: e, folds: t }, n) {
	if (e !== void 0) return n === e ? { folds: t } : {
		fence: e,
		folds: t
	};
	let r = Kr.exec(n)?.[0].replaceAll("-", " ");
	if (r !== void 0) return {
		fence: r,
		folds: t
	};
	let i = (e) => n.split(e).length - 1;
	return { folds: Math.max(0, t + i("<details") - i("</details>")) };
}
function Yr({ fence: e, folds: t }) {
	return `${e === void 0 ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}\n\n`;
}
// src/report/markdown/afterMerge.ts
const Xr = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Zr = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${q}(?:\n+|$)`), Qr = D`The plan before the merge:`, $r = 1e3;
function ei(e) {
	return Xr.exec(e)?.[0] ?? "";
}
function ti(e) {
	return e.replaceAll("\r\n", "\n");
}
function ni(e) {
	return si(e).sections.length > 0;
}
function ri(e, t) {
	let n = si(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function ii(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = si(e), s = me(i.trimEnd()), c = ai(a, n, r - s.length), l = Vr(t, n, r - C([
		s,
		...c,
		Qr
	]).length - Math.min(o.length, $r)), u = C([
		s,
		...c,
		l,
		...o === "" ? [] : [Qr]
	]), d = me(qr(o, r - u.length - 2, "The rest of the plan is left out, because the comment is full. Its edit history has the whole plan."));
	return C([u, d]);
}
function ai(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2, a = Math.floor((n - $r) / (r.length + 1)) - 2;
	return r.map((e) => me(i ? oi(e, a) : e));
}
function oi(e, t) {
	let [n = "", ...r] = e.split("\n");
	return [
		n,
		qr(r.slice(0, -1).join("\n"), t - n.length - q.length - 2, "The rest is left out, because the comment is full. The summary of the run has it."),
		q
	].join("\n");
}
function si(e) {
	let t = ti(e), n = ei(t), r = [], i = t.slice(n.length);
	for (let e = Zr.exec(i); e; e = Zr.exec(i)) {
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
		plan: i.startsWith(Qr) ? i.slice(Qr.length).trimStart() : i
	};
}
// src/report/markdown/comment.ts
const ci = 65e3;
function li(e, t) {
	let { now: n, limit: r, linkTo: i } = t, a = lt(e, {
		now: n,
		limit: r - 1536,
		measure: dt,
		lead: mi(e),
		overflow: "the job summary has more",
		linkTo: i,
		isPullRequest: !0
	}), o = D`<sub>Written on ${E(Ft(n))}${fi(t)}${pi(t)}.</sub>`, s = pe(e) ? [Ve("Translations: this pull request changes nothing", C([a, o]))] : [a, o];
	return C([di(t), ...s]);
}
function ui(e) {
	let t = b(e.head.slice(0, 7)), n = D`The plan${fi(e)}${pi(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return C([di(e), n]);
}
function di({ marker: e, runMarker: t, scopeMarker: n }) {
	return [
		e,
		t ?? [],
		n ?? []
	].flat().map(x).reduce((e, t) => D`${e}${t}`);
}
function fi({ commit: e, checkedOut: t = "" }) {
	if (e === "") return D``;
	let n = t === "" || t === e ? D`` : D` (test merge with its base: ${b(t.slice(0, 7))})`;
	return D` for commit ${b(e.slice(0, 7))}${n}`;
}
function pi({ run: e }) {
	return e === "" ? D`` : D` by ${be(D`this run`, e)}`;
}
function mi(e) {
	let { projects: t, manifests: n } = e, r = t.some(({ plan: e }) => e), i = t.every((e) => ke(e).length === 0);
	return pe(e) || r && i ? gi : r ? hi : n.length > 0 ? _i : () => D`No plan could be made for this pull request:`;
}
function hi(e) {
	return D`If you merge this pull request, the live Lokalise project changes like this (from ${e}):`;
}
function gi(e) {
	return D`The live Lokalise project was compared with ${e}.`;
}
function _i(e) {
	return D`No plan could be made for this pull request (from ${e}):`;
}
// src/report/markdown/scope.ts
const vi = "lokaform:scope";
function yi({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => Si(e, t));
	return [
		vi,
		t.inputs,
		...new Set(n)
	].join(":");
}
function bi(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${vi}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes(Si(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function xi(e, t) {
	return e.includes(`<!-- ${vi}:${t.inputs}`);
}
function Si({ plan: e, id: t }, n) {
	return n.project(e?.project.digest ?? t);
}
// src/github/findOwn.ts
async function Ci(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e && wi(e, i));
}
function wi({ login: e, type: t }, n) {
	return e === n || t === "Bot" && e === `${n}[bot]`;
}
// src/github/shrink.ts
async function J({ render: e, limit: t }, n) {
	try {
		await n(e(t));
	} catch (r) {
		if (U(r) !== 422) throw r;
		await n(e(t / 2));
	}
}
async function Ti(e, t, n, r, i) {
	let { owner: a, repo: o } = t, { octokit: s } = e, c = {
		owner: a,
		repo: o,
		issue_number: n,
		per_page: 100
	}, l = await s.paginate(s.rest.issues.listComments, c), u = 0;
	for (let { id: n, body: a = "" } of await Ci(l, i.prefix, e)) {
		let o = bi(r, i.scope, ei(a));
		o && await Ei(e, t, [n, a], o, i) && (u += 1);
	}
	return u;
}
async function Ei({ octokit: e }, { owner: t, repo: n, run: r, sha: i }, [a, o], s, { scope: c, url: l, now: u, pullRequests: d }) {
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
	}, h = !xi(ei(o), c), g = async () => (await f.getComment(p)).data.body ?? "", _ = h ? await g() : o, ee = 0;
	for (; ee < 3 && ri(_, m) && (await J({
		render: (e) => ii(_, s, m, e),
		limit: ci
	}, async (e) => {
		await f.updateComment({
			...p,
			body: e
		});
	}), ee += 1, h);) _ = await g();
	return ee > 0;
}
async function Di(e, t, n) {
	let { last: r, knowsRuns: i } = await Oi(e, t, n), { shas: a, total: o, since: s } = await Ai(e, t, r ?? t.before);
	return {
		numbers: a.size > 0 ? await ji(e, t, n, a, s) : [],
		commits: o,
		knowsRuns: i
	};
}
async function Oi({ rest: e }, { owner: t, repo: n, workflow: r, event: i }, a) {
	let o = r.split("/").at(-1) ?? "";
	if (!/\.ya?ml$/.test(o)) return { knowsRuns: !0 };
	try {
		for (let r of ki(i)) {
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
		if (U(e) === 404) return { knowsRuns: !0 };
		if (H(e) === "refused") return { knowsRuns: !1 };
		throw e;
	}
}
function ki(e) {
	return e === "workflow_dispatch" ? ["push", e] : [e];
}
async function Ai({ rest: e }, { owner: t, repo: n, sha: r }, i) {
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
		if (U(e) === 404) return a;
		throw e;
	}
}
async function ji({ rest: e }, { owner: t, repo: n }, r, i, a) {
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
const Mi = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function Ni(e, { githubToken: t, signal: n, prefix: r, scope: i, now: a }, o) {
	let s = V(o), c = Fe(e).some(({ code: e, severity: t }) => t === "error" && Mi.includes(e));
	return s === void 0 || o.sha === "" || c ? [] : pr("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => G(t, n, async (t) => {
		let n = await Di(t.octokit, o, s);
		return await Pi(t, o, n, e, {
			prefix: r,
			scope: i,
			url: o.runUrl,
			now: a,
			pullRequests: n.numbers.length
		}) > 0 ? Fi(n) : [];
	}));
}
async function Pi(e, t, { numbers: n }, r, i) {
	let a = 0, o = [];
	for (let s of n.slice(0, 100)) try {
		a += await Ti(e, t, s, r, i);
	} catch (e) {
		if (!["failed", "invalid"].includes(H(e))) throw e;
		o.push(e);
	}
	if (o.length > 0) throw o[0];
	return a;
}
function Fi({ numbers: e, commits: t, knowsRuns: r }) {
	let i = [];
	return r || i.push("Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."), t > 500 && i.push(`There are ${T(t, "commit")} since the last successful run. Only the newest 500 were searched for merged pull requests, so the comments on older ones were not updated.`), e.length > 100 && i.push(`${T(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`), i.map((e) => n("not-told", e, { severity: "notice" }));
}
function Ii(e) {
	return v(e.stopped?.message ?? bt(e), 250);
}
function Li(e, { now: t, limit: n }) {
	return lt(e, {
		now: t,
		limit: n,
		measure: dt,
		overflow: "the job summary has more"
	});
}
function Ri(e, t = 1e3) {
	let n = Sn(e, 16e3), [r] = n.slice(t - 1);
	if (n.length <= t || !r) return n;
	let i = n.length - t + 1, a = {
		severity: r.severity,
		title: `and ${w(i)} more`,
		message: `${T(i, "more annotation")} are not shown here. The job summary and the report list them all.`
	};
	return [...n.slice(0, t - 1), a];
}
// src/github/createOnce.ts
const zi = { request: { retries: 0 } };
async function Bi(e, t, n) {
	for (let r = 1;; r += 1) try {
		await e();
		return;
	} catch (e) {
		if (H(e) !== "failed" || r > n) throw e;
		if (await Zt(r ** 2 * 1e3), await t()) return;
	}
}
// src/github/checkRun.ts
const Vi = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, Hi = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function Ui(e, t, n) {
	let r = n.annotations.map(Ji), i = r.slice(0, 50), a;
	await J(n, async (r) => {
		a = {
			id: await Ki(e, t, n, {
				summary: r,
				annotations: i
			}),
			summary: r
		};
	}), a && await qi(e, t, a, n.title, r);
}
async function Wi({ octokit: e }, t, n, r) {
	return (await Gi(e, t, n)).some(({ external_id: e }) => e?.startsWith(`${r}:`));
}
async function Gi(e, { owner: t, repo: n }, { name: r, commit: i }) {
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
async function Ki({ octokit: e }, t, { name: n, id: r, commit: i, title: a, isSuccess: o }, s) {
	let { owner: c, repo: l, runUrl: u } = t, { checks: d } = e.rest, f = 0;
	return await Bi(async () => {
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
				title: L(a),
				...s
			},
			...zi
		});
		f = e.id;
	}, async () => {
		let a = (await Gi(e, t, {
			name: n,
			commit: i
		})).find((e) => e.external_id === r);
		return f = a?.id ?? 0, a !== void 0;
	}, 2), f;
}
async function qi({ octokit: e }, { owner: t, repo: n }, { id: r, summary: i }, a, o) {
	let { checks: s } = e.rest, c = {
		owner: t,
		repo: n,
		check_run_id: r
	};
	for (let e = 50; e < o.length; e += 50) {
		let t = o.slice(e, e + 50);
		await Bi(() => s.update({
			...c,
			output: {
				title: L(a),
				summary: i,
				annotations: t
			},
			...zi
		}), async () => (await s.get(c)).data.output.annotations_count > e, 2);
	}
}
function Ji({ severity: e, title: t, message: n, place: r }) {
	return {
		...Hi,
		...r && {
			path: r.file,
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: Vi[e],
		title: L(t),
		message: L(n) || t
	};
}
// src/github/pullRequestHead.ts
async function Yi(e, t, n, r) {
	for (let { root: i, commit: a } of r) {
		let r = a ?? t.sha;
		if (r !== n.head && !await Xi(e, t, n, r, i === void 0 ? void 0 : await Un(i, r))) return r;
	}
}
async function Xi(e, { owner: t, repo: n, ref: r, sha: i }, { number: a, head: o }, s, c) {
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
		if (U(e) === 404) return !1;
		throw e;
	}
}
// src/github/publishCheckRun.ts
async function Zi(e, t, n) {
	let { githubToken: r, signal: i, isSuccess: a, now: o, check: s, checkouts: c, workspace: l } = t, { pullRequest: u, run: d, sha: f } = n, p = u?.head ?? f;
	if (p === "" || u?.origin) return [];
	let m = !xn(e);
	if (!m && d.attempt <= 1) return [];
	let h = await Promise.all(c.map((e) => zn(l, e))), g = {
		name: s.name,
		id: `${s.id}:${d.id}:${d.attempt}`,
		commit: p,
		title: Ii(e),
		annotations: Ri(e).map((e) => Qi(e, l, h)),
		isSuccess: a,
		render: (t) => Li(e, {
			now: o,
			limit: t
		}),
		limit: 65e3
	};
	return pr("The check run", "checks: write", u, async () => {
		try {
			await G(r, i, async (e) => {
				if (!m && !await Wi(e, n, g, s.id)) return;
				let t = await $i(e.octokit, n, c);
				t === void 0 ? await Ui(e, n, g) : z(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(H(e))) throw e;
			z(`No check run was written: ${W(e)}.`);
		}
		return [];
	});
}
function Qi({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = O(n, e.file), [a] = r.filter((e) => we(i, e)).map((e) => k(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(Vt).join("/")
		}
	} : t;
}
async function $i(e, t, n) {
	let { pullRequest: r, sha: i } = t;
	return r ? Yi(e, t, r, n) : n.find(({ commit: e }) => e !== void 0 && e !== i)?.commit;
}
// src/github/comment.ts
async function ea(e, t, { number: n, head: r }, i) {
	let { owner: a, repo: o, run: s } = t, { issues: c, pulls: l } = e.octokit.rest, u = async () => {
		let t = {
			owner: a,
			repo: o,
			issue_number: n,
			per_page: 100
		};
		return Ci(await e.octokit.paginate(c.listComments, t), i.marker, e);
	}, d = async (e) => {
		for (let { id: t } of e) await c.deleteComment({
			owner: a,
			repo: o,
			comment_id: t
		}).catch((e) => {
			if (U(e) !== 404) throw e;
		});
	}, f = async () => {
		let { data: e } = await l.get({
			owner: a,
			repo: o,
			pull_number: n
		});
		return e.head.sha;
	}, { newest: p, others: m } = ta(await u());
	if (!p && !i.hasFindings) return { is: "kept" };
	if (p && (X(Y(p), s) || ni(p.body ?? ""))) return { is: "superseded" };
	let h = await f();
	if (h !== r) return {
		is: "outdated",
		head: h
	};
	let g;
	if (await J(i, async (t) => {
		if (p) {
			if (ra(p.body) === ra(t)) return;
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
				...zi
			});
			e.noteLogin(r.user?.login);
		}, i = (e) => !X(s, Y(e)) && !X(Y(e), s);
		await Bi(r, async () => (await u()).some(i), 2);
		let l = ta(await u());
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
	if (!p) await d(X(Y(g), s) ? [] : [g]);
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
function ta(e) {
	let [t, ...n] = e;
	if (!t) return {
		newest: void 0,
		others: []
	};
	let r = n.reduce((e, t) => X(Y(e), Y(t)) ? e : t, t);
	return {
		newest: r,
		others: e.filter((e) => e !== r)
	};
}
function na({ id: e, attempt: t }) {
	return `lokaform:run:${e}:${t}`;
}
function Y({ body: e = "" }) {
	let [, t = 0, n = 0] = /<!-- lokaform:run:(\d+):(\d+) -->/.exec(e) ?? [];
	return {
		id: Number(t),
		attempt: Number(n)
	};
}
function X(e, t) {
	return e.id > t.id || e.id === t.id && e.attempt > t.attempt;
}
function ra(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
// src/github/publishComment.ts
async function ia(e, t, n) {
	let { pullRequest: r, event: i, runUrl: a, sha: o } = n, s = [];
	if (!r) return {
		problems: i.startsWith("pull_request") ? [sa(i)] : [],
		comments: s
	};
	let { marker: c, now: l, githubToken: u, signal: d, checkouts: f, workspace: p } = t, m = {
		commit: r.head,
		checkedOut: f[0]?.commit ?? o
	}, h = {
		marker: c,
		runMarker: na(n.run),
		scopeMarker: yi(e, t.scope)
	}, g = await nr(n, f, p), _ = {
		now: l,
		...h,
		...m,
		run: a,
		linkTo: g
	}, ee = {
		marker: x(c),
		hasFindings: Re(e),
		render: (t) => li(e, {
			..._,
			limit: t
		}),
		outdated: (e) => ui({
			..._,
			head: e
		}),
		limit: ci
	};
	return {
		problems: await pr(`The comment on pull request ${r.number}`, "pull-requests: write", r, async () => G(u, d, async (e) => {
			let t = await Yi(e.octokit, n, r, f);
			if (t !== void 0) return [oa(r, t)];
			let i = await ea(e, n, r, ee);
			return i.is === "kept" && i.url !== void 0 && s.push(i.url), aa(r, i);
		})),
		comments: s
	};
}
function aa({ number: e, head: t }, r) {
	if (r.is === "kept") return [];
	let i = r.is === "superseded" ? `The comment on pull request ${e} was written by a later run, so this run did not replace it. The job summary has this plan.` : `This run is for commit ${t.slice(0, 7)}, but pull request ${e} is now at ${r.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
	return [n("not-told", i, { severity: "notice" })];
}
function oa({ number: e, head: t }, r) {
	let i = `No comment was written. The plan is for commit ${r.slice(0, 7)}. This is not the newest commit of pull request ${e} (${t.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
	return n("not-told", i, { severity: "notice" });
}
function sa(e) {
	let t = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${e} event. The job summary has the whole report.`;
	return n("not-told", t, { severity: "notice" });
}
function ca(e) {
	return `Lokaform: drift in ${v(da(e), 80)}`;
}
function la(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = lt(r, {
		now: 0,
		limit: n.limit - 2560,
		measure: dt,
		maxUnmanaged: 5,
		lead: (e) => D`The live Lokalise project is different from ${e}:`,
		overflow: "the job summary of the workflow has more"
	}), a = t.plan?.kept.some(({ reason: e }) => e === "archived") ?? !1 ? [ga] : [];
	return C([
		x(n.marker),
		i,
		ma,
		ha(n),
		...a,
		_a(n)
	]);
}
function ua(e, t) {
	return C([
		x(t.marker),
		D`✅ **The project ${yt(da(e))} matches its manifests again.**`,
		_a(t)
	]);
}
function da({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function fa(e, t) {
	return C([x(t.marker), D`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function pa(e) {
	return e.plan ? Ne({ projects: [e] }) || e.plan.kept.some(he) ? "drift" : e.plan.skipped.length > 0 || le(e.problems) ? "unknown" : "none" : "unknown";
}
const ma = Ve("How to read this", Nt([
	"+ declared, but missing in the project: apply creates it",
	"~ differs: the live value, and the declared value",
	"» still has its former name: apply renames it",
	"- in the project, but not declared: apply archives or destroys it",
	"! a live value or key that is kept, or a note"
]));
function ha({ pullUrl: e }) {
	let t = e === void 0 ? D`${b("lokaform pull")} writes texts that other people edited into them.` : D`To get texts that other people edited, start ${be(D`the workflow that pulls`, e)}: it opens the pull request.`;
	return D`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. If backup-dir is set, the run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

Texts to pull are live texts that another person edited, and that no manifest has: apply keeps them. A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
const ga = D`An archived key that is declared stays drift until its entry declares is_archived: true or false.`;
function _a({ workflowUrl: e }) {
	let t = e === "" ? D`its workflow` : be(D`its workflow`, e);
	return D`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
// src/github/issue.ts
const va = "lokaform-drift", ya = {
	labelled: {
		labels: va,
		state: "all"
	},
	open: { state: "open" },
	every: { state: "all" }
};
var ba = class {
	lists = new Map();
	github;
	context;
	constructor(e, t) {
		this.github = e, this.context = t;
	}
	list(e) {
		let t = this.lists.get(e) ?? xa(this.github, this.context, e);
		return this.lists.set(e, t), t;
	}
};
async function xa({ octokit: e }, { owner: t, repo: n }, r) {
	let i = {
		sort: "created",
		direction: "asc",
		per_page: 100
	};
	return e.paginate(e.rest.issues.listForRepo, {
		owner: t,
		repo: n,
		...ya[r],
		...i
	});
}
async function Sa(e, t, n, r) {
	let i = async (t) => Ci(await n.list(t), r.marker, e);
	if (!r.hasDrift) return await Da(e, t, await i("open"), r), { is: "kept" };
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(Ca), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? {
		is: "declined",
		number: c.number
	} : (await Ta(e, t, c, r), await Ea(e, t, s.slice(0, -1), c.number, r), {
		is: "kept",
		url: c.html_url
	}) : wa(e, t, r);
}
function Ca({ state: e }) {
	return e === "open";
}
async function wa(e, t, n) {
	let { owner: r, repo: i } = t, { title: a, marker: o } = n, s = async () => (await Ci(await xa(e, t, "labelled"), o, e)).filter(Ca);
	await J(n, async (t) => {
		await Bi(async () => {
			let n = [va], { data: o } = await e.octokit.rest.issues.create({
				owner: r,
				repo: i,
				title: a,
				body: t,
				labels: n,
				...zi
			});
			e.noteLogin(o.user?.login);
		}, async () => (await s()).length > 0, 2);
	});
	let c = await s(), l = c.at(-1);
	return l ? (await Ea(e, t, c.slice(0, -1), l.number, n), {
		is: "kept",
		url: l.html_url
	}) : { is: "kept" };
}
async function Ta(e, t, n, r) {
	let { owner: i, repo: a } = t, { issues: o } = e.octokit.rest, { title: s } = r, c = {
		owner: i,
		repo: a,
		issue_number: n.number
	};
	await J(r, async (e) => {
		Ca(n) ? (n.body !== e || n.title !== s) && await o.update({
			...c,
			title: s,
			body: e
		}) : await o.update({
			...c,
			title: s,
			body: e,
			state: "open"
		});
	}), n.labels.some((e) => (typeof e == "string" ? e : e.name) === va) || await o.addLabels({
		...c,
		labels: [va]
	});
}
async function Ea(e, t, n, r, i) {
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
async function Da(e, { owner: t, repo: n }, r, i) {
	let { title: a } = i;
	for (let { number: o } of r) await J(i, async (r) => {
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
const Oa = ".github/workflows", ka = /^[\w.-]+\.ya?ml$/, Aa = /^[^#\n]*\bcommand:\s*["']?pull["']?\s*(?:[,}#]|$)/m;
async function ja({ home: e }, t) {
	let n = await Yt(O(t, Oa)).catch(() => []);
	for (let r of n.filter((e) => ka.test(e)).sort()) {
		let n = await M(O(t, Oa, r), "utf8").catch(() => "");
		if (Aa.test(n)) return `${e}/actions/workflows/${r}`;
	}
}
// src/github/publishIssues.ts
async function Ma(e, t, n) {
	let r = [], i = e.projects.filter((e) => pa(e) !== "unknown");
	if (i.length === 0) return {
		problems: [],
		issues: []
	};
	let a = (e, t) => pr(e, "issues: write", n.pullRequest, t), o = async (o) => {
		let s = await ir(o.octokit, n);
		if (V(n) !== s) return [Fa(n, s)];
		let c = new ba(o, n), l = i.map(pa);
		l.includes("drift") && await c.list("labelled"), l.some((e) => e !== "drift") && await c.list("open");
		let u = await ja(n, t.root), d = [];
		for (let s of i) {
			let i = Na(e, s, t, {
				...n,
				pullUrl: u
			}), l = await a(`The issue on the drift of ${s.name ?? s.id}`, async () => {
				let e = await Sa(o, n, c, i);
				return e.is === "kept" && e.url !== void 0 && r.push(e.url), e.is === "declined" ? [Pa(e.number)] : [];
			});
			d.push(...l);
		}
		return d;
	};
	return {
		problems: await a("The issue on drift", () => G(t.githubToken, t.signal, o)),
		issues: r
	};
}
function Na(e, t, { marker: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = pa(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: x(a),
		title: ca(t),
		hasDrift: o,
		render: (n) => o ? la(e, t, {
			...s,
			limit: n
		}) : ua(t, {
			...s,
			limit: n
		}),
		duplicate: (e) => fa(e, s),
		limit: 65e3
	};
}
function Pa(e) {
	let t = `Issue ${e} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
	return n("not-told", t, { severity: "notice" });
}
function Fa({ ref: e }, t) {
	let r = `This run does not update the issue on drift: the run is for ${e || "no ref"}, and the issue is about ${t}. The job summary has the whole report.`;
	return n("not-told", r, { severity: "notice" });
}
// src/github/publish.ts
const Z = {
	problems: [],
	comments: [],
	issues: []
};
async function Ia(e, t) {
	let { context: n, githubToken: r, markers: i } = t;
	if (!n || r === "" || e.stopped) return Z;
	let a = t.writesResult ? await La(e, t, n) : Z;
	if (!t.writesCheckRun) return a;
	let o = await Zi({
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
async function La(e, t, n) {
	let { githubToken: r, markers: i, signal: a } = t;
	if (e.command === "plan") {
		let r = await ia(e, {
			...t,
			marker: i.comment,
			scope: i.scope
		}, n);
		return {
			...Z,
			...r
		};
	}
	if (e.command === "apply") {
		let { commentPrefix: r, scope: a } = i, o = await Ni(e, {
			...t,
			prefix: r,
			scope: a
		}, n);
		return {
			...Z,
			problems: o
		};
	}
	if (e.command === "drift") {
		let [{ root: o = t.workspace } = {}] = t.checkouts, s = await Ma(e, {
			githubToken: r,
			marker: i.issue,
			root: o,
			signal: a
		}, n);
		return {
			...Z,
			...s
		};
	}
	return Z;
}
// src/github/targetFiles.ts
function Ra(e, t, n) {
	return Ba(e, n, async (n, r) => await Ha(n, e, t, r) ?? Q("the checked-out commit is neither the head of the pull request nor a merge of it"));
}
function za(e, t) {
	return Ba(e, t, async (t) => {
		let n = V(e), { last: r } = n === void 0 ? {} : await Oi(t, e, n);
		return r ?? e.before ?? Q("no run has applied manifests before");
	});
}
async function Ba(e, { githubToken: t, checkouts: n, workspace: r, signal: i }, a) {
	let [o, ...s] = n;
	if (!o || s.length > 0) return Q("the settings and the manifests are not all in one checkout");
	if (t === "") return Q("the input github-token is empty");
	let { commit: c = e.sha } = o;
	try {
		let n = await zn(r, o);
		return await G(t, i, async ({ octokit: t }) => {
			let r = await a(t, {
				root: n,
				planned: c
			});
			if (typeof r != "string") return r;
			let i = await Wa(t, e, r);
			return i ? {
				is: "found",
				commit: r,
				files: new fe(n, i, (r) => Ga(t, e, n, r))
			} : Q("the repository has too many files for GitHub to list them");
		});
	} catch (e) {
		return Q(ur(e));
	}
}
function Q(e) {
	return {
		is: "missing",
		why: e
	};
}
function Va({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${ur(t)}`;
}
async function Ha(e, t, { head: n, base: r }, { root: i, planned: a }) {
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
	let c = await Un(i, a) ?? await Ua(e, t, a);
	return c[1] === n ? c[0] : void 0;
}
async function Ua(e, { owner: t, repo: n }, r) {
	let { data: i } = await e.rest.git.getCommit({
		owner: t,
		repo: n,
		commit_sha: r
	});
	return i.parents.map(({ sha: e }) => e);
}
async function Wa(e, { owner: t, repo: n }, r) {
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
async function Ga(e, { owner: t, repo: n }, r, { path: i, kind: a, id: o }) {
	let s = await Ka(O(r, i), a, o);
	if (s) return s;
	let { data: c } = await e.rest.git.getBlob({
		owner: t,
		repo: n,
		file_sha: o
	});
	return Buffer.from(c.content, "base64");
}
async function Ka(e, t, n) {
	try {
		if (t === "file" && !(await Jt(e)).isFile()) return;
		let r = t === "file" ? await M(e) : await Xt(e, "buffer");
		if (qa(r, n)) return r;
		let i = r.includes("\r\n") ? Ja(r) : r;
		return qa(i, n) ? i : void 0;
	} catch {
		return;
	}
}
function qa(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return Le(n).update(`blob ${e.length}\0`).update(e).digest("hex") === t;
}
function Ja(e) {
	return e.filter((t, n) => t !== 13 || e[n + 1] !== 10);
}
// src/report/text/manifestText.ts
function Ya(e, { paint: t, now: n, quiet: r = !1 }) {
	if (!e) return [];
	if (e.is === "not compared") return [`${Se}: ${v(e.why, 400)}.`].map(i);
	let { commit: a, projects: s } = e, c = s.flatMap((e) => [
		...s.length > 1 ? [t("strong", o(e.name ?? ""))] : [],
		...e.settings.map((e) => `  ${t(e.widens ? "note" : "dim", Lt(e))}`),
		...De(Ae(e, {
			now: n,
			texts: e.hide_texts !== !0
		}), t)
	]), { start: l, end: u } = Ie, d = [
		t("strong", `${l} (${o(a)}). ${u}`),
		...c,
		t("strong", `Difference: ${Ee(s)}.`)
	].map(i);
	return r ? d.slice(-1) : d;
}
// src/github/limitedRequests.ts
var Xa = class extends Error {
	name = "HistoryLimit";
}, Za = class {
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
		if (t.truncated) throw new Xa("The repository has too many files for GitHub to list them.");
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
}, Qa = class {
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
			this.#r = $a(this.#e, n);
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
		let n = [...new Set(t.map(({ path: e }) => e))], r = eo(n), i = this.#i;
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
function $a(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parent ?? "")) n.push(r);
	return n;
}
function eo(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var to = class {
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
		if (a === "") return ro("The input github-token is empty.");
		let c = new Map();
		for (let e of t) {
			let t = A(r, e);
			c.set(await N(t).catch(() => t), e);
		}
		let [l, ...u] = await Ln([...c.keys()].map((e) => Bt(e)), r);
		if (!l || u.length > 0) return ro("The manifests are not all in one checkout.");
		let d = await N(r), { root: f = d, commit: p = i.sha } = l, m = new Map([...c].map(([e, t]) => [k(f, e).split(Vt).join("/"), t])), h = (e) => m.get(e) ?? k(d, O(f, e)).split(Vt).join("/"), g = n && ((e) => n(h(e)));
		try {
			return await G(a, o, async ({ octokit: t }) => {
				let n = new Za(t, i, () => {
					if (this.#i += 1, this.#i > s) throw new Xa(no(s));
				}), r = this.#t.get(p) ?? new Qa(p);
				this.#t.set(p, r);
				let a = await r.readFrom(n, e), o = (await ao(r, n, [...m.keys()], g)).filter(({ until: t }) => t >= e);
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
			return ro(io(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t.flatMap(({ content: e }) => e ?? []))].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = Je(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(io(e));
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
function no(e) {
	return `More than ${e} requests to GitHub are needed to read the earlier versions of the manifests.`;
}
function ro(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function io(e) {
	if (e instanceof Xa) return e.message;
	if (H(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${ur(e)}.`;
}
async function ao(e, t, n, r) {
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
function oo(e, t, { github: n, githubToken: r, signal: i, now: a }) {
	let o = new Mt({
		folders: e,
		environment: t,
		now: a,
		signal: i
	}), s = e.displayRoot, c = n && new to({
		context: n,
		githubToken: r,
		workspace: s,
		signal: i
	});
	return { async versions(...e) {
		let t = await o.versions(...e);
		return !c || t.is === "read" || i.aborted ? t : so(t, await c.versions(...e));
	} };
}
function so(e, t) {
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
const co = "lokaform:plan";
function lo(e, n, r, i) {
	let o = (e) => e.map((e) => n[ie(e)] ?? []), s = [Ke(i.working, i), ...o([ce, ...ae])], c = o([...d.filter(l), ne]), f = r.summarizes ? o([u]) : [], p = [...o([g, a]), r.projects.flatMap(({ chosen: e }) => e ?? [])], [m = []] = o([g]), h = [m].flat().map((e) => v(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${co}:`,
		comment: `${co}:${uo([
			e?.workflow,
			s,
			c,
			p,
			...f
		])}`,
		scope: {
			inputs: uo([s, p]).slice(0, 8),
			project: (e) => uo([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${r.command}${h.length > 0 ? `: ${t(h.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${uo([
				e?.workflow,
				s,
				c,
				p
			])}`
		},
		issue: (e) => `lokaform:drift:${uo([
			s,
			c,
			e
		])}`
	};
}
function uo(e) {
	return Le("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
// src/workflow/missingSecrets.ts
function fo({ command: e, projects: t }, r) {
	if (t.some(({ token: e }) => e !== void 0) || e === "apply" || !r?.origin) return;
	let i = `${r.origin === "fork" ? "This pull request comes from a fork, and GitHub gives it no secrets" : "This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them"}: the manifests were checked, and not compared with the project.`;
	return n("no-secrets", i, { severity: "notice" });
}
function po({ manifests: e }) {
	return `Translations from Lokalise: ${T(e.length, "new manifest")}`;
}
function mo(e) {
	let { manifests: t } = e, n = t.slice(0, 200).map(({ kind: e, path: t, entries: n }) => {
		let r = E(it(n, Xe.find(({ plural: t }) => t === e)?.name ?? e));
		return D`${b(v(t, 200))}: ${r}`;
	}), r = t.length - n.length;
	return C([
		D`## ${E(po(e))}`,
		ve(n),
		...r > 0 ? [E(`… and ${T(r, "more manifest")}.`)] : [],
		D`**What happens next:** The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`
	]);
}
// src/report/markdown/pullBody.ts
const ho = D`**What happens next:** Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input take. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function go(e, t) {
	let n = new gt(t.limit, t.measure), r = e.map((e) => ({
		project: e,
		groups: yo(e)
	})), i = e.length > 1, a = C([
		D`## Translations from Lokalise: ${E(Rt(e))}`,
		D`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${E("-")} is the text that the manifest had, and the line with ${E("+")} replaces it.`,
		_o(e.flatMap(({ files: e }) => e))
	]), o = Tt(t.problems ?? []);
	n.takeText(C([a, ho])), o.section.count > 0 && n.take(400), n.showRest([o.section], n.remaining / 2);
	let s = r.filter(({ groups: e }) => n.take(400 * (e.length + 1))), c = s.flatMap(({ groups: e }) => e.map(({ section: e }) => e));
	n.showLosses(c, 1);
	for (let e of c) n.showRest([e]);
	let l = r.length - s.length;
	return C([
		a,
		...at(o, 3, t.overflow),
		...s.flatMap(({ project: e, groups: n }) => [...i ? [D`### ${yt(e.name)}`] : [], ...n.flatMap((e) => at(e, i ? 4 : 3, t.overflow))]),
		...l > 0 ? [E(`… and ${w(l)} more projects; ${t.overflow}.`)] : [],
		ho
	]);
}
function _o(e) {
	let t = [...new Set(e)], [n, ...r] = t.slice(0, 20).map((e) => b(v(e, 200)));
	if (!n) return D``;
	let i = t.length - 20, a = i > 0 ? D` and ${E(T(i, "more file"))}` : D``;
	return D`${E(t.length === 1 ? "File:" : "Files:")} ${r.reduce((e, t) => D`${e}, ${t}`, n)}${a}.`;
}
function vo(e, { limit: t, measure: n, overflow: r }) {
	let i = Tt(e);
	return new gt(t / 2, n).showRest([i.section]), C(at(i, 3, r));
}
function yo({ comparison: e, kept: t, hide_texts: n }) {
	let r = {
		texts: n !== !0,
		languages: []
	}, { changes: i, released: a } = e, o = a.map((e) => pt(ze(e, r.texts))), s = t.filter(({ conflict: e }) => e), c = t.filter(({ conflict: e }) => !e);
	return [
		xo("in conflict: the manifest keeps its text", s, r.texts),
		{
			...bo(`${w(o.length)} no longer declared`),
			layout: "diff",
			section: new jt(o)
		},
		...kt(i, r),
		xo("different, and kept", c, r.texts),
		Dt(i, r)
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
		...bo(`${w(t.length)} ${e}`),
		layout: "diff",
		section: new jt(r)
	};
}
function So(e, n) {
	let { kind: r, field: i, declared: a, live: o, edited: s, why: c, details: l, conflict: u } = e, d = rt(r, e), [f, p] = Be(Pt(r, i, a), Pt(r, i, o)), m = s?.by === void 0 ? "" : ` by ${v(s.by, 60)}`, h = s ? `, edited${m} on ${Ft(s.at)}` : "", g = u ? "!" : " ", _ = n ? [`${d} ${f}`, `in Lokalise: ${p}${h}`] : [`${d}${h}`];
	return {
		rows: [`${g} ${ge(e)}  ${We(e)}`, ...[
			..._,
			c,
			...n && l !== void 0 ? [l] : []
		].map((e) => `${g}     ${t(e, 1e3)}`)],
		...u && { isLoss: !0 }
	};
}
async function Co(e, t) {
	let { first: n, later: r } = e, i = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], a = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, o = wo(e), s = i && i.length > 0 ? await To(o.body, t) : void 0, c = s?.is === "written" ? s.path : void 0;
	return Rr({
		title: o.title,
		files: i,
		conflicts: a,
		body: c
	}), await Br(D`${o.summary}\n`), s?.is === "not written" ? [s.problem] : [];
}
function wo({ first: e, later: t, problems: n }) {
	let r = {
		limit: qe - 1,
		measure: st,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: D``,
		summary: vo(n, r)
	};
	if (e) {
		let t = mo(e);
		return {
			title: po(e),
			body: t,
			summary: C([t, vo(n, r)])
		};
	}
	let i = go(t ?? [], {
		limit: 65e3,
		measure: dt,
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
	let n = O(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await $e(r, e, t), {
			is: "written",
			path: n
		};
	} catch (e) {
		let t = e instanceof Error ? e.message : String(e);
		return {
			is: "not written",
			problem: ft(r, `cannot be written: ${t}`)
		};
	}
}
// src/workflow/workflow.ts
const $ = (e, t) => t, Eo = () => Date.now() / 1e3;
async function Do(e) {
	let { sources: t, githubToken: n, problems: r } = e, { folders: i } = t, a = await Qn(t.environment), o = {
		...e,
		github: a
	};
	return {
		sources: t,
		problems: r,
		hide: jn,
		print: (e) => R([e]),
		paint: $,
		showProblems: (e) => {
			R(Ce(e, $)), Fn(e);
		},
		confirm: async () => !0,
		missingSecrets: (e) => fo(e, a?.pullRequest),
		context: (e, t, n) => Po(e, t, n, o),
		publish: async (e, t, r, s) => {
			let c = lo(a, t, r, i), l = await No(r, e.manifests, o), u = await Ia(e, {
				writesResult: r.publish,
				writesCheckRun: !r.summarizes,
				context: a,
				githubToken: n,
				markers: c,
				isSuccess: mt(e, Oo(r)) === 0,
				workspace: i.displayRoot,
				checkouts: l,
				now: Eo(),
				signal: s
			});
			return Ir(u), u.problems.map((e) => ({
				...e,
				message: L(e.message)
			}));
		},
		close: (e, t, n, r) => ko(e, t, {
			files: n,
			annotated: r
		}, o),
		exitsWithFindings: Oo,
		ask: void 0,
		reportPull: (e) => Co(e, i),
		setSecret: zr
	};
}
function Oo({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function ko(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, o = t.summarizes ? [] : Io(e, a.displayRoot);
	R([
		...Ya(e.manifest_comparison, {
			paint: $,
			now: Eo(),
			quiet: t.quiet
		}),
		...Oe(ye(e), $),
		...Ye(e, $)
	]), Nn(r ? {
		...e,
		problems: r,
		projects: []
	} : e), Fr(e, {
		...n,
		backups: o
	}, Fo(e, t));
	let s = await Ao(e, t, i);
	await Br(Qe(e, {
		now: Eo(),
		reportFile: n.report,
		linkTo: s
	})), t.command === "drift" && t.failOnDrift && !S(e) && Ne(e) && Pn(e);
}
async function Ao(e, t, n) {
	let { github: r, sources: i } = n, a = await No(t, e.manifests, n);
	return r && nr(r, a, i.folders.displayRoot);
}
function jo(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await No(e, a, n);
			return br(r, {
				applyFrom: e.applyFrom,
				githubToken: i,
				checkouts: o,
				signal: t
			});
		},
		toWrite: () => xr(r, {
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
	}, l = a.pullRequest ? await Ra(a, a.pullRequest, c) : await za(a, c);
	if (l.is === "missing") return l;
	try {
		return await i(l);
	} catch (e) {
		if (e instanceof ct) return {
			is: "missing",
			why: Va(e)
		};
		throw e;
	}
}
async function No({ configFile: e, summarizes: t }, n, { sources: { folders: r } }) {
	let i = t ? [] : n.map((e) => A(r.displayRoot, e)), a = i.length === 0 || await Ue(e, {}) ? [e, ...i] : i, o = await Promise.all(a.map((e) => N(e).catch(() => e)));
	return Ln([...a, ...o].map((e) => Bt(e)), r.displayRoot);
}
function Po(e, t, n, r) {
	let { command: i, quiet: a, verbose: o } = e, { folders: s, environment: c } = r.sources, l = Ge(Date.now), u = (a, o) => Mo(e, a, t.stopping, r, (e) => _e(i, n, r.sources, e, t.stopping, o));
	return {
		folders: s,
		environment: c,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: jn,
		onResponse: (e) => o ? R([He(e)]) : z(He(e)),
		onWait: (e) => R(l(e)),
		onPlan: async (e) => {
			let t = e.hide_texts !== !0, n = Ct(e, {
				paint: $,
				now: Eo(),
				command: i,
				texts: t
			});
			return R(a ? n.slice(-1) : n), !0;
		},
		onBatch: () => {},
		target: async (e, t) => r.github?.pullRequest && u(e, t),
		lastApplied: async (e, t) => r.github?.pullRequest ? void 0 : u(e, t),
		history: oo(s, c, {
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
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [A(t, e)]);
}
// src/action.ts
const { env: Lo, stdout: Ro, stderr: zo } = process;
te(Ro, zo);
async function Bo() {
	let [t, i] = [pn(s.name), pn(r.name)];
	jn([t, i].map(c));
	let { command: a, raw: o, problems: l } = oe((e) => pn(e), re), u = e(Lo);
	u.state === "unavailable" && l.push(n("bad-setting", u.message, { severity: "warning" }));
	let d = Lo.GITHUB_WORKSPACE || process.cwd(), f = await Do({
		sources: {
			folders: {
				working: A(d, pn(p.name)),
				displayRoot: d,
				confined: {
					workspace: d,
					temp: Lo.RUNNER_TEMP || void 0
				}
			},
			environment: Lo,
			token: t || void 0,
			backupDir: void 0
		},
		githubToken: i,
		problems: l
	});
	return (a ?? ee).run(o, f);
}
process.exitCode = await Bo().catch((e) => (Mn(`This is a bug in lokaform. Please report it with these lines:\n${e instanceof Error ? e.stack ?? e.message : String(e)}`), 1));
export {};
