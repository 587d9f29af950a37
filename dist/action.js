import { P as e, T as t, k as n, x as r } from "./chunks/client.js";
import { $ as i, A as a, Ar as o, B as s, Br as c, C as l, Ct as u, D as d, Dr as f, Dt as p, E as m, F as h, G as g, Gt as _, H as v, Hr as ee, Ht as te, I as ne, J as re, Jn as ie, Jt as ae, K as oe, L as se, M as ce, Mn as le, N as ue, Nr as de, O as fe, Or as pe, P as me, Pr as he, Pt as ge, Q as y, Qn as _e, Qt as ve, R as ye, Rr as be, S as xe, Sr as Se, St as Ce, T as we, U as b, Ur as Te, Ut as Ee, V as De, Vr as Oe, W as x, Wr as ke, Wt as Ae, X as S, Xn as je, Xr as Me, Xt as C, Y as w, Z as Ne, Zn as Pe, Zr as T, Zt as Fe, _ as Ie, _i as Le, _r as Re, _t as ze, a as Be, at as Ve, b as He, bn as Ue, br as We, ct as Ge, dr as Ke, dt as qe, en as E, er as Je, et as Ye, fr as Xe, ft as Ze, g as Qe, gi as $e, gt as et, h as tt, hn as nt, hr as rt, ht as it, i as at, j as ot, jr as st, k as ct, kr as lt, lt as ut, mr as dt, mt as ft, n as pt, nr as mt, nt as ht, ot as gt, pr as _t, pt as vt, q as yt, qt as bt, r as xt, ri as St, rr as Ct, rt as wt, st as Tt, t as Et, tn as D, tr as Dt, tt as Ot, ur as kt, ut as At, v as jt, vi as O, vr as Mt, vt as Nt, w as Pt, wt as Ft, x as It, xr as Lt, xt as Rt, y as zt, yr as Bt, yt as Vt, z as Ht, zr as Ut } from "./chunks/engine.js";
import { dirname as Wt, join as k, relative as A, resolve as j, sep as Gt } from "node:path";
import * as M from "os";
import { EOL as Kt } from "os";
import * as qt from "fs";
import { constants as Jt, promises as Yt } from "fs";
import { lstat as Xt, readFile as N, readdir as Zt, readlink as Qt, realpath as P } from "node:fs/promises";
import { setTimeout as $t } from "node:timers/promises";
import { createHash as en } from "node:crypto";
import { inflateSync as tn } from "node:zlib";
import * as nn from "crypto";
// node_modules/@actions/core/lib/utils.js
function F(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function rn(e) {
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
function I(e, t, n) {
	let r = new an(e, t, n);
	process.stdout.write(r.toString() + M.EOL);
}
var an = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${sn(r)}`);
			}
		}
		return e += `::${on(this.message)}`, e;
	}
};
function on(e) {
	return F(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function sn(e) {
	return F(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function cn(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!qt.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	qt.appendFileSync(n, `${F(t)}${M.EOL}`, { encoding: "utf8" });
}
function ln(e, t) {
	let n = `ghadelimiter_${nn.randomUUID()}`, r = F(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${M.EOL}${r}${M.EOL}${n}`;
}
// node_modules/@actions/core/lib/summary.js
var un = function(e, t, n, r) {
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
const { access: dn, appendFile: fn, writeFile: pn } = Yt, mn = "GITHUB_STEP_SUMMARY", hn = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return un(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[mn];
			if (!e) throw Error(`Unable to find environment variable for $${mn}. Check if your runtime environment supports job summaries.`);
			try {
				yield dn(e, Jt.R_OK | Jt.W_OK);
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
		return un(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? pn : fn)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return un(this, void 0, void 0, function* () {
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
		return this.addRaw(Kt);
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
var gn;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(gn ||= {});
function _n(e) {
	I("add-mask", {}, e);
}
function vn(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function L(e, t) {
	if (process.env.GITHUB_OUTPUT) return cn("OUTPUT", ln(e, t));
	process.stdout.write(M.EOL), I("set-output", { name: e }, F(t));
}
function yn(e) {
	process.exitCode = gn.Failure, xn(e);
}
function bn(e) {
	I("debug", {}, e);
}
function xn(e, t = {}) {
	I("error", rn(t), e instanceof Error ? e.toString() : e);
}
function Sn(e, t = {}) {
	I("warning", rn(t), e instanceof Error ? e.toString() : e);
}
function Cn(e, t = {}) {
	I("notice", rn(t), e instanceof Error ? e.toString() : e);
}
function wn(e) {
	process.stdout.write(e + M.EOL);
}
// src/commands/actionCommands.ts
const Tn = [
	at,
	Ie,
	p,
	xt,
	Be,
	pt,
	Et
];
function En(e) {
	let t = On(e, Ae);
	return $e.flatMap((e) => Pn(t.filter((t) => t.severity === e)));
}
function Dn(e) {
	let t = On(e, Ae);
	return $e.every((e) => t.filter((t) => t.severity === e).length <= 10);
}
function On(e, t) {
	let n = c(e), r = n.projects.flatMap(({ results: e = [] }) => h(e, ne).map((e) => An(e, t))), i = kt(n).map((e) => jn(e, t)), a = n.projects.flatMap((e) => Mn(e, t)), o = [
		...Nn(n),
		...r,
		...i,
		...a
	];
	return $e.flatMap((e) => o.filter((t) => t.severity === e));
}
function kn({ projects: e }) {
	return {
		severity: "error",
		title: "lokaform: drift",
		message: `${ht(e)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function An({ result: e, names: t }, n) {
	let r = Bt(e);
	return {
		severity: "error",
		title: Fn(`${t}: ${Se(e.outcome)}`),
		message: C(Mt(e), n),
		...r && { place: r }
	};
}
function jn({ severity: e, code: t, message: n, place: r }, i = Ae) {
	return {
		severity: e,
		title: `lokaform: ${t}`,
		message: C(n, i),
		...r && { place: r }
	};
}
function Mn({ plan: e, target: t, hide_texts: n }, r) {
	return (t?.is === "compared" ? t.kept : e?.kept ?? []).filter(u).map((e) => ({
		severity: "notice",
		title: "lokaform: to pull",
		message: C(`${e.label}: ${ft(e, n !== !0)}`, r),
		..."place" in e && e.place && { place: e.place }
	}));
}
function Nn(e) {
	let t = Tt(e);
	return t === "" ? [] : [{
		severity: "error",
		title: "lokaform: stopped",
		message: t
	}];
}
function Pn(e) {
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
function Fn(e) {
	return C(e, 120);
}
// src/github/log.ts
const In = new Oe();
function R(e) {
	return In.clean(e);
}
function z(e) {
	for (let t of e) t !== "" && wn(_(R(t)));
}
function B(e) {
	bn(_(R(e)));
}
function Ln(e) {
	In.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of ee(e)) _n(t);
}
function Rn(e) {
	yn(_(R(bt(e))));
}
function zn(e) {
	for (let t of En(e)) Hn(t);
}
function Bn(e) {
	Hn(kn(e));
}
function Vn(e) {
	for (let t of e) Hn(jn(t));
}
function Hn({ severity: e, title: t, message: n, place: r }) {
	let i = {
		title: R(t),
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
		error: xn,
		warning: Sn,
		notice: Cn
	}[e];
	a(_(R(n)), i);
}
// src/settings/inputs.ts
function Un(e, t) {
	let n = e("command") || "plan", r = t.find(({ name: e }) => e === n), i = Object.fromEntries(nt.flatMap((t) => {
		let n = Wn(t, e(T(t)));
		return n.length === 0 ? [] : [[T(t), n]];
	}));
	if (r) return {
		command: r,
		...Gn(r.name, i)
	};
	let a = t.map(({ name: e }) => e), o = `There is no command "${n}".${St(n, a)} The action offers ${a.join(", ")}.`;
	return {
		command: r,
		raw: i,
		problems: [O("bad-setting", o)]
	};
}
function Wn({ option: e }, t) {
	let n = (e?.as === "list" ? t.split("\n") : [t]).map((e) => e.trim()).filter((e) => e !== "");
	return e?.as === "switch" ? n.map((e) => e.toLowerCase()) : n;
}
function Gn(e, t) {
	let n = nt.filter((n) => t[T(n)] && !n.commands.includes(e)).map(T);
	if (n.length === 0) return {
		raw: t,
		problems: []
	};
	let r = `${e} does not use ${n.join(", ")}: ${n.length > 1 ? "they have" : "it has"} no effect.`, i = Object.entries(t).filter(([e]) => !n.some((t) => t === e)), a = O("bad-setting", r, { severity: "notice" });
	return {
		raw: Object.fromEntries(i),
		problems: [a]
	};
}
// src/github/checkout.ts
async function Kn(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await qn(r, t);
		n.set(e.root, e);
	}
	return [...n.values()];
}
async function qn(e, t) {
	let n = await de(await Yn(e), await Yn(t));
	return {
		root: n,
		commit: n === void 0 ? void 0 : await Xn(k(n, ".git"))
	};
}
async function Jn(e, { root: t }) {
	return t === void 0 ? e : k(e, A(await P(e), t));
}
async function Yn(e) {
	return P(e).catch(() => j(e));
}
async function Xn(e) {
	let t = await Zn(e);
	if (t === void 0) return;
	let n = await V(k(t, "HEAD"));
	return n === void 0 ? void 0 : tr(t, n, er);
}
async function Zn(e) {
	let t = await V(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : j(Wt(e), n.trimEnd());
}
async function Qn(e, t) {
	let n = await Zn(k(e, ".git"));
	if (n === void 0) return;
	let r = k(await $n(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = tn(await N(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function $n(e) {
	let t = await V(k(e, "commondir"));
	return t === void 0 ? e : j(e, t.trim());
}
const er = 5;
async function tr(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return nr(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await $n(e), a = await V(k(i, r));
	return a === void 0 ? nr((await V(k(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : tr(e, a, n - 1);
}
function nr(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function V(e) {
	return N(e, "utf8").catch(() => void 0);
}
// src/github/event.ts
const rr = t({ full_name: n() }), ir = t({
	number: r(),
	head: t({
		sha: n(),
		repo: rr.nullish()
	}),
	base: t({
		sha: n().default(""),
		repo: rr
	})
}), ar = t({
	pull_request: ir.optional(),
	before: n().optional()
}), or = /^0+$/;
async function sr(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = cr(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await lr(e.GITHUB_EVENT_PATH), l = c?.pull_request && ur(c.pull_request, e.GITHUB_ACTOR), u = o === "push" ? c?.before : void 0;
	return {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		...u !== void 0 && !or.test(u) && { before: u },
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
function cr(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function lr(e) {
	if (e) try {
		return ar.safeParse(JSON.parse(await N(e, "utf8"))).data;
	} catch {
		return;
	}
}
function ur({ number: e, head: t, base: n }, r) {
	let i = t.repo?.full_name === n.repo.full_name ? r === "dependabot[bot]" ? "Dependabot" : void 0 : "fork";
	return {
		number: e,
		head: t.sha,
		base: n.sha,
		origin: i
	};
}
// src/github/fileLinks.ts
async function dr({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await Jn(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = k(r, t);
		if (i !== "" && lt(a, o)) return `${e}/blob/${i}/${A(o, a).split(Gt).map(fr).join("/")}#L${n}`;
	};
}
function fr(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
// src/github/branch.ts
function H({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
async function pr({ rest: e }, { owner: t, repo: n }) {
	let { data: r } = await e.repos.get({
		owner: t,
		repo: n
	});
	return r.default_branch;
}
function mr(e, t) {
	let n = t.match(/\*+|[^*]/gu) ?? [], r = hr(new Set([0]), n);
	for (let t of e) {
		let e = new Set();
		for (let i of r) {
			let r = n[i] ?? "";
			r.startsWith("**") || r === "*" && t !== "/" ? e.add(i) : r === t && r !== "*" && e.add(i + 1);
		}
		r = hr(e, n);
	}
	return r.has(n.length);
}
function hr(e, t) {
	for (let n of e) t[n]?.startsWith("*") && e.add(n + 1);
	return e;
}
// src/github/failure.ts
var gr = class extends Error {
	name = "NoAnswer";
};
const _r = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoAnswer"
];
function U(e) {
	if (!(e instanceof Error && (_r.includes(e.name) || "status" in e))) return "bug";
	let t = W(e), n = /rate limit/i.test(e.message);
	return t === 429 || t === 403 && n ? "limited" : t === 401 ? "unknown" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function vr(e) {
	if (!(e instanceof Error)) return !1;
	let t = /resource not accessible by/i;
	return "errors" in e && Array.isArray(e.errors) ? e.errors.some((e) => e?.type === "FORBIDDEN" || t.test(String(e?.message))) : W(e) === 403 && t.test(e.message);
}
function W(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function G(e) {
	let t = e instanceof Error ? e.message.split(" - https://")[0] : String(e), n = W(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
function yr(e) {
	return U(e) === "refused" ? `the workflow's token may not read the repository (${G(e)}). Give the job the permission contents: read` : `GitHub's API failed (${G(e)})`;
}
function br(e, t, n, r) {
	let i = `${e} could not be written: ${xr(r, t, n)} The job summary has the whole report.`, a = ["refused", "unknown"].includes(U(r)) || W(r) === 410;
	return O("not-told", i, { severity: a ? "notice" : "warning" });
}
function xr(e, t, n) {
	switch (U(e)) {
		case "limited": return "the rate limit of GitHub is reached.";
		case "unknown": return "the token in the input github-token is not valid. Remove the input from the workflow: then the workflow's own token is used.";
		case "refused": return n?.origin ? `for ${n.origin === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `the workflow's token lacks a permission (${G(e)}). Give the job the permission ${t}.`;
		case "invalid": return W(e) === 410 ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty." : `GitHub refused it (${G(e)}).`;
		case "bug": return `this is a bug in lokaform. Please report it with these words: ${e instanceof Error ? e.stack : e}`;
		case "failed": return `GitHub's API failed (${G(e)}).`;
	}
}
async function Sr(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		return [br(e, t, n, r)];
	}
}
const Cr = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], wr = {
	request: 45e3,
	all: 18e4
};
async function K(e, t, n) {
	let r = AbortSignal.any([t, AbortSignal.timeout(wr.all)]), i = new Promise((e, t) => {
		let n = () => t(new gr("no answer in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	}), a = Er(e, r).then((e) => n(Tr(e)));
	return Promise.race([a, i]);
}
function Tr(e) {
	let t, n = async () => e.graphql("query { viewer { login } }").then(({ viewer: e }) => e.login, (e) => {
		if (vr(e)) return "github-actions[bot]";
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
async function Er(e, t) {
	let [{ getOctokit: n }, { retry: r }, { throttling: i }] = await Promise.all([
		import("./chunks/actions-github.js"),
		import("./chunks/octokit-plugin-retry.js"),
		import("./chunks/octokit-plugin-throttling.js")
	]), a = (e, t, n, r) => r < 2 && e <= 20, o = n(e, {
		log: {
			debug: () => {},
			info: () => {},
			warn: B,
			error: B
		},
		retry: {
			retries: 2,
			doNotRetry: Cr
		},
		throttle: {
			onRateLimit: a,
			onSecondaryRateLimit: a
		}
	}, r, i);
	return o.hook.before("request", ({ request: e }) => {
		e.signal = AbortSignal.any([t, AbortSignal.timeout(wr.request)]), e.fetch = Dr(e.fetch ?? fetch);
	}), o;
}
function Dr(e) {
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
const Or = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function kr(e, { applyFrom: t, githubToken: n, checkouts: r, signal: i }) {
	if (!e) return [O("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.")];
	if (e.event.startsWith("pull_request")) return [O("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.")];
	let a = H(e);
	if (a === void 0) return [Ir(e.ref, void 0)];
	let o = Nr(r, e);
	if (o) return [o];
	let s = await jr(a, {
		githubToken: n,
		signal: i
	}, async (n) => {
		if (!t.some((e) => mr(a, e))) {
			let t = await pr(n, e);
			if (a !== t) return Ir(e.ref, t);
		}
		return Mr(n, e, a);
	});
	return s ? [s] : Pr(r, e);
}
async function Ar(e, t) {
	let n = e && H(e);
	return !e || n === void 0 ? Ir(e?.ref ?? "", void 0) : jr(n, t, (t) => Mr(t, e, n));
}
async function jr(e, { githubToken: t, signal: n }, r) {
	if (t === "") return Lr(e, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await K(t, n, ({ octokit: e }) => r(e));
	} catch (t) {
		return Lr(e, Rr(t));
	}
}
async function Mr(e, { owner: t, repo: n, sha: r }, i) {
	let { data: a } = await e.rest.git.getRef({
		owner: t,
		repo: n,
		ref: `heads/${i}`
	}), o = a.object.sha;
	if (o === r) return;
	let s = `This run is for commit ${Fr(r)}, but ${i} is now at ${Fr(o)}. The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on ${i} (workflow_dispatch).`;
	return O("stale-commit", s);
}
function Nr(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit === void 0) return;
	let r = `The checked-out commit is ${Fr(n.commit)}, but this run is for ${Fr(t)}. The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step.`;
	return O("wrong-checkout", r);
}
function Pr(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return [];
	let r = "The commit of the manifests cannot be read from a .git folder";
	if (!Or.includes(t)) {
		let e = `${r}, and ${t || "this event"} can run on another commit than the head of the branch. Nothing was sent. Install git before actions/checkout runs, or run apply on push.`;
		return [O("wrong-checkout", e)];
	}
	let i = `${r}. They are assumed to be from commit ${Fr(n)}, for which this run was started.`;
	return [O("wrong-checkout", i, { severity: "notice" })];
}
function Fr(e) {
	return e.slice(0, 7);
}
function Ir(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return O("wrong-ref", n);
}
function Lr(e, t) {
	return O("unknown-head", `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`);
}
function Rr(e) {
	let t = U(e);
	return t === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : t === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : t === "refused" ? `the token lacks a permission (${G(e)}). Give the job the permission contents: read` : `GitHub's API failed (${G(e)}). Start this run again later`;
}
// src/report/words/summaryLine.ts
function zr(e) {
	let t = kt(e).filter(({ severity: e }) => e === "error");
	return [
		...Br(e),
		...t.length > 0 ? [Ve(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function Br(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...Vr(e)];
	let r = n.flatMap((e) => e.plan ? [e] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return Ur(e, t === "apply" ? "applied" : "restored");
	let i = Wr(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${wt(r) || "no drift"}`, ...i] : [...Hr(r), ...i];
}
function Vr({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${At(e.projects)}` : "not compared with the target"] : [];
}
function Hr(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = Rt(e.map(({ plan: e }) => e));
	return [
		`Translations: ${Ye(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [E(i, "conflict")] : [],
		...n > 0 ? [`${E(n, "change")} pending before`] : [],
		...r > 0 ? [`${D(r)} skipped`] : []
	];
}
function Ur(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = Ke(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: a, notAttempted: o, inPart: s, skipped: c } = Vt(n), l = a + o + s + c;
	return [
		`Translations ${t}: ${Ye(i)}`,
		...l > 0 ? [`${E(l, "change")} not completed`] : [],
		...Wr(n.length - r, t)
	];
}
function Wr(e, t) {
	return e > 0 ? [`${E(e, "project")} not ${t}`] : [];
}
// src/github/outputs.ts
function Gr(e, t, n) {
	let r = Vt(e.projects), a = e.projects.flatMap(({ plan: e }) => e ?? []), o = i(a.flatMap((e) => e.changes)), s = (e) => a.length > 0 ? String(e) : "";
	L("summary", zr(e)), L("has-changes", s(dt(e))), L("to-create", s(o.new)), L("to-update", s(o.changed + o.renamed)), L("to-remove", s(o.removed)), L("conflicts", s(Rt(a).conflicts)), L("created", String(r.created)), L("updated", String(r.updated + r.renamed)), L("destroyed", String(r.archived + r.destroyed)), L("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), L("translations-affected", String(Ce(e.projects) ?? "")), e.command === "drift" && L("drift", s(rt(e))), L("matrix", JSON.stringify(n)), t.plan !== void 0 && L("plan-file", t.plan), t.report !== void 0 && L("report-file", t.report), t.backups.length > 0 && L("backup-file", t.backups.join("\n"));
}
function Kr({ comments: e, issues: t }) {
	e.length > 0 && L("comment-url", qr(e)), t.length > 0 && L("issue-url", qr(t));
}
function qr(e) {
	return e.filter((e) => /^https?:\/\/[\w.:/?=&%#+-]+$/.test(e)).join("\n");
}
function Jr({ title: e, files: t, conflicts: n, body: r }) {
	let i = (e) => t ? String(e) : "";
	L("summary", e), L("has-changes", i((t ?? []).length > 0)), L("conflicts", i(n)), L("pulled-files", (t ?? []).join("\n")), r !== void 0 && L("pull-request-body", r);
}
function Yr(e) {
	L("secret", e);
}
async function Xr(e) {
	try {
		await hn.addRaw(e).write();
	} catch (e) {
		z([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/report/markdown/appliedSection.ts
const Zr = w("lokaform:applied:end");
function Qr(e, t, n) {
	let r = c(e), i = Re(r) ? "failed" : "done", { id: a, attempt: o } = t.run, s = w(`lokaform:applied:${t.inputs}:${i}:${t.commit}:${a}:${o}`), l = b([...$r(r, t), ...ei(r)]), u = s.length + l.length + Zr.length + 4, d = Re(r) ? ti(r, n - u) : [];
	return S`${s}\n${b([l, ...d])}\n${Zr}`;
}
function $r(e, { url: t, commit: n, now: r, pullRequests: i }) {
	let { projects: o } = e, [s] = o, c = o.length === 1 && s?.name !== void 0 ? S` · ${a(s.name)}` : S``, l = S`at commit ${x(n.slice(0, 7))} on ${y(it(r))}`, u = (e) => t === "" ? e : yt(e, t), d = o.some(({ results: e }) => e), f = d ? S`: ${y(Ot(o))}.` : S` wrote nothing.`, p = `The figures are for ${E(i, "merged pull request")} together.`, m = d && i > 1 ? [y(p)] : [];
	return Re(e) ? [
		Ke(e).some(({ outcome: e }) => e.state === "done") ? S`## ❌ Not everything was applied${c}` : S`## ❌ Nothing was applied${c}`,
		S`${u(S`This run`)} ${l}${f}`,
		...m,
		S`Each later run updates this comment, until everything is applied.`
	] : [
		S`## ✅ Applied${c}`,
		S`Applied by ${u(S`this run`)} ${l}${f}`,
		...m
	];
}
function ei(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => Re({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? Ot([e]) : "not applied";
		return S`${a(e.name ?? e.id)}: ${y(t)}`;
	}), i = t.length - r.length;
	return [re(i > 0 ? [...r, y(`… and ${E(i, "more project")}`)] : r)];
}
function ti({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => e.results ?? []), i = [...e, ...t.flatMap((e) => e.problems)], a = ni([...ue(r.filter(({ outcome: e }) => e.state !== "done")), ...i.filter(({ severity: e }) => e === "error").map(me)], n);
	return a.length > 0 ? [g(a)] : [];
}
function ni(e, t) {
	let n = [], r = t - 150;
	for (let [t, { rows: i }] of e.entries()) {
		if (r -= i.reduce((e, t) => e + t.length + 1, 0), r < 0) {
			let r = e.slice(t).reduce((e, { count: t = 1 }) => e + t, 0);
			return [...n, `… and ${E(r, "more failure")}; the job summary has them`];
		}
		n.push(...i);
	}
	return n;
}
// src/report/markdown/cutMarkdown.ts
const ri = /^(?: |- )*`{3,}/;
function ii(e, t, n) {
	if (e.length <= t) return e;
	let r = [], i = n.length, a = { folds: 0 };
	for (let n of e.split("\n")) {
		let e = ai(a, n);
		if (i += n.length + 1, i + oi(e).length > t) break;
		r.push(n), a = e;
	}
	let o = r.join("\n").trimEnd();
	return o === "" ? n : `${o}${oi(a)}${n}`;
}
function ai({ fence: e, folds: t }, n) {
	if (e !== void 0) return n === e ? { folds: t } : {
		fence: e,
		folds: t
	};
	let r = ri.exec(n)?.[0].replaceAll("-", " ");
	if (r !== void 0) return {
		fence: r,
		folds: t
	};
	let i = (e) => n.split(e).length - 1;
	return { folds: Math.max(0, t + i("<details") - i("</details>")) };
}
function oi({ fence: e, folds: t }) {
	return `${e === void 0 ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}\n\n`;
}
// src/report/markdown/afterMerge.ts
const si = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, ci = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${Zr}(?:\n+|$)`), li = S`The plan before the merge:`, ui = 1e3;
function di(e) {
	return si.exec(e)?.[0] ?? "";
}
function fi(e) {
	return e.replaceAll("\r\n", "\n");
}
function pi(e) {
	return vi(e).sections.length > 0;
}
function mi(e, t) {
	let n = vi(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function hi(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = vi(e), s = Ne(i.trimEnd()), c = gi(a, n, r - s.length), l = Qr(t, n, r - b([
		s,
		...c,
		li
	]).length - Math.min(o.length, ui)), u = b([
		s,
		...c,
		l,
		...o === "" ? [] : [li]
	]), d = Ne(ii(o, r - u.length - 2, "The rest of the plan is left out, because the comment is full. Its edit history has the whole plan."));
	return b([u, d]);
}
function gi(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2, a = Math.floor((n - ui) / (r.length + 1)) - 2;
	return r.map((e) => Ne(i ? _i(e, a) : e));
}
function _i(e, t) {
	let [n = "", ...r] = e.split("\n");
	return [
		n,
		ii(r.slice(0, -1).join("\n"), t - n.length - Zr.length - 2, "The rest is left out, because the comment is full. The summary of the run has it."),
		Zr
	].join("\n");
}
function vi(e) {
	let t = fi(e), n = di(t), r = [], i = t.slice(n.length);
	for (let e = ci.exec(i); e; e = ci.exec(i)) {
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
		plan: i.startsWith(li) ? i.slice(li.length).trimStart() : i
	};
}
// src/report/markdown/comment.ts
const yi = 65e3;
function bi(e, t) {
	let { now: n, limit: r, linkTo: i } = t, a = fe(e, {
		now: n,
		limit: r - 1536,
		measure: v,
		lead: Ti(e),
		overflow: "the job summary has more",
		linkTo: i,
		isPullRequest: !0
	}), o = S`<sub>Written on ${y(it(n))}${Ci(t)}${wi(t)}.</sub>`, s = Xe(e) ? [oe("Translations: this pull request changes nothing", b([a, o]))] : [a, o];
	return b([Si(t), ...s]);
}
function xi(e) {
	let t = x(e.head.slice(0, 7)), n = S`The plan${Ci(e)}${wi(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return b([Si(e), n]);
}
function Si({ marker: e, runMarker: t, scopeMarker: n }) {
	return [
		e,
		t ?? [],
		n ?? []
	].flat().map(w).reduce((e, t) => S`${e}${t}`);
}
function Ci({ commit: e, checkedOut: t = "" }) {
	if (e === "") return S``;
	let n = t === "" || t === e ? S`` : S` (test merge with its base: ${x(t.slice(0, 7))})`;
	return S` for commit ${x(e.slice(0, 7))}${n}`;
}
function wi({ run: e }) {
	return e === "" ? S`` : S` by ${yt(S`this run`, e)}`;
}
function Ti(e) {
	let { projects: t, manifests: n } = e, r = t.some(({ plan: e }) => e), i = t.every((e) => We(e).length === 0);
	return Xe(e) || r && i ? Di : r ? Ei : n.length > 0 ? Oi : () => S`No plan could be made for this pull request:`;
}
function Ei(e) {
	return S`If you merge this pull request, the live Lokalise project changes like this (from ${e}):`;
}
function Di(e) {
	return S`The live Lokalise project was compared with ${e}.`;
}
function Oi(e) {
	return S`No plan could be made for this pull request (from ${e}):`;
}
// src/report/markdown/scope.ts
const ki = "lokaform:scope";
function Ai({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => Ni(e, t));
	return [
		ki,
		t.inputs,
		...new Set(n)
	].join(":");
}
function ji(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${ki}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes(Ni(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function Mi(e, t) {
	return e.includes(`<!-- ${ki}:${t.inputs}`);
}
function Ni({ plan: e, id: t }, n) {
	return n.project(e?.project.digest ?? t);
}
// src/github/findOwn.ts
async function Pi(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e && Fi(e, i));
}
function Fi({ login: e, type: t }, n) {
	return e === n || t === "Bot" && e === `${n}[bot]`;
}
// src/github/shrink.ts
async function q({ render: e, limit: t }, n) {
	try {
		await n(e(t));
	} catch (r) {
		if (W(r) !== 422) throw r;
		await n(e(t / 2));
	}
}
async function Ii(e, t, n, r, i) {
	let { owner: a, repo: o } = t, { octokit: s } = e, c = {
		owner: a,
		repo: o,
		issue_number: n,
		per_page: 100
	}, l = await s.paginate(s.rest.issues.listComments, c), u = 0;
	for (let { id: n, body: a = "" } of await Pi(l, i.prefix, e)) {
		let o = ji(r, i.scope, di(a));
		o && await Li(e, t, [n, a], o, i) && (u += 1);
	}
	return u;
}
async function Li({ octokit: e }, { owner: t, repo: n, run: r, sha: i }, [a, o], s, { scope: c, url: l, now: u, pullRequests: d }) {
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
	}, h = !Mi(di(o), c), g = async () => (await f.getComment(p)).data.body ?? "", _ = h ? await g() : o, v = 0;
	for (; v < 3 && mi(_, m) && (await q({
		render: (e) => hi(_, s, m, e),
		limit: yi
	}, async (e) => {
		await f.updateComment({
			...p,
			body: e
		});
	}), v += 1, h);) _ = await g();
	return v > 0;
}
async function Ri(e, t, n) {
	let { last: r, knowsRuns: i } = await zi(e, t, n), { shas: a, total: o, since: s } = await Vi(e, t, r ?? t.before);
	return {
		numbers: a.size > 0 ? await Hi(e, t, n, a, s) : [],
		commits: o,
		knowsRuns: i
	};
}
async function zi({ rest: e }, { owner: t, repo: n, workflow: r, event: i }, a) {
	let o = r.split("/").at(-1) ?? "";
	if (!/\.ya?ml$/.test(o)) return { knowsRuns: !0 };
	try {
		for (let r of Bi(i)) {
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
		if (W(e) === 404) return { knowsRuns: !0 };
		if (U(e) === "refused") return { knowsRuns: !1 };
		throw e;
	}
}
function Bi(e) {
	return e === "workflow_dispatch" ? ["push", e] : [e];
}
async function Vi({ rest: e }, { owner: t, repo: n, sha: r }, i) {
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
		if (W(e) === 404) return a;
		throw e;
	}
}
async function Hi({ rest: e }, { owner: t, repo: n }, r, i, a) {
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
const Ui = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function Wi(e, { githubToken: t, signal: n, prefix: r, scope: i, now: a }, o) {
	let s = H(o), c = kt(e).some(({ code: e, severity: t }) => t === "error" && Ui.includes(e));
	return s === void 0 || o.sha === "" || c ? [] : Sr("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => K(t, n, async (t) => {
		let n = await Ri(t.octokit, o, s);
		return await Gi(t, o, n, e, {
			prefix: r,
			scope: i,
			url: o.runUrl,
			now: a,
			pullRequests: n.numbers.length
		}) > 0 ? Ki(n) : [];
	}));
}
async function Gi(e, t, { numbers: n }, r, i) {
	let a = 0, o = [];
	for (let s of n.slice(0, 100)) try {
		a += await Ii(e, t, s, r, i);
	} catch (e) {
		if (!["failed", "invalid"].includes(U(e))) throw e;
		o.push(e);
	}
	if (o.length > 0) throw o[0];
	return a;
}
function Ki({ numbers: e, commits: t, knowsRuns: n }) {
	let r = [];
	return n || r.push("Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."), t > 500 && r.push(`There are ${E(t, "commit")} since the last successful run. Only the newest 500 were searched for merged pull requests, so the comments on older ones were not updated.`), e.length > 100 && r.push(`${E(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`), r.map((e) => O("not-told", e, { severity: "notice" }));
}
function qi(e) {
	return C(e.stopped?.message ?? gt(e), 250);
}
function Ji(e, { now: t, limit: n }) {
	return fe(e, {
		now: t,
		limit: n,
		measure: v,
		overflow: "the job summary has more"
	});
}
function Yi(e, t = 1e3) {
	let n = On(e, 16e3), [r] = n.slice(t - 1);
	if (n.length <= t || !r) return n;
	let i = n.length - t + 1, a = {
		severity: r.severity,
		title: `and ${D(i)} more`,
		message: `${E(i, "more annotation")} are not shown here. The job summary and the report list them all.`
	};
	return [...n.slice(0, t - 1), a];
}
// src/github/createOnce.ts
const Xi = { request: { retries: 0 } };
async function Zi(e, t, n) {
	for (let r = 1;; r += 1) try {
		await e();
		return;
	} catch (e) {
		if (U(e) !== "failed" || r > n) throw e;
		if (await $t(r ** 2 * 1e3), await t()) return;
	}
}
// src/github/checkRun.ts
const Qi = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, $i = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function ea(e, t, n) {
	let r = n.annotations.map(aa), i = r.slice(0, 50), a;
	await q(n, async (r) => {
		a = {
			id: await ra(e, t, n, {
				summary: r,
				annotations: i
			}),
			summary: r
		};
	}), a && await ia(e, t, a, n.title, r);
}
async function ta({ octokit: e }, t, n, r) {
	return (await na(e, t, n)).some(({ external_id: e }) => e?.startsWith(`${r}:`));
}
async function na(e, { owner: t, repo: n }, { name: r, commit: i }) {
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
async function ra({ octokit: e }, t, { name: n, id: r, commit: i, title: a, isSuccess: o }, s) {
	let { owner: c, repo: l, runUrl: u } = t, { checks: d } = e.rest, f = 0;
	return await Zi(async () => {
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
				title: R(a),
				...s
			},
			...Xi
		});
		f = e.id;
	}, async () => {
		let a = (await na(e, t, {
			name: n,
			commit: i
		})).find((e) => e.external_id === r);
		return f = a?.id ?? 0, a !== void 0;
	}, 2), f;
}
async function ia({ octokit: e }, { owner: t, repo: n }, { id: r, summary: i }, a, o) {
	let { checks: s } = e.rest, c = {
		owner: t,
		repo: n,
		check_run_id: r
	};
	for (let e = 50; e < o.length; e += 50) {
		let t = o.slice(e, e + 50);
		await Zi(() => s.update({
			...c,
			output: {
				title: R(a),
				summary: i,
				annotations: t
			},
			...Xi
		}), async () => (await s.get(c)).data.output.annotations_count > e, 2);
	}
}
function aa({ severity: e, title: t, message: n, place: r }) {
	return {
		...$i,
		...r && {
			path: r.file,
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: Qi[e],
		title: R(t),
		message: R(n) || t
	};
}
// src/github/pullRequestHead.ts
async function oa(e, t, n, r) {
	for (let { root: i, commit: a } of r) {
		let r = a ?? t.sha;
		if (r !== n.head && !await sa(e, t, n, r, i === void 0 ? void 0 : await Qn(i, r))) return r;
	}
}
async function sa(e, { owner: t, repo: n, ref: r, sha: i }, { number: a, head: o }, s, c) {
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
		if (W(e) === 404) return !1;
		throw e;
	}
}
// src/github/publishCheckRun.ts
async function ca(e, t, n) {
	let { githubToken: r, signal: i, isSuccess: a, now: o, check: s, checkouts: c, workspace: l } = t, { pullRequest: u, run: d, sha: f } = n, p = u?.head ?? f;
	if (p === "" || u?.origin) return [];
	let m = !Dn(e);
	if (!m && d.attempt <= 1) return [];
	let h = await Promise.all(c.map((e) => Jn(l, e))), g = {
		name: s.name,
		id: `${s.id}:${d.id}:${d.attempt}`,
		commit: p,
		title: qi(e),
		annotations: Yi(e).map((e) => la(e, l, h)),
		isSuccess: a,
		render: (t) => Ji(e, {
			now: o,
			limit: t
		}),
		limit: 65e3
	};
	return Sr("The check run", "checks: write", u, async () => {
		try {
			await K(r, i, async (e) => {
				if (!m && !await ta(e, n, g, s.id)) return;
				let t = await ua(e.octokit, n, c);
				t === void 0 ? await ea(e, n, g) : B(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(U(e))) throw e;
			B(`No check run was written: ${G(e)}.`);
		}
		return [];
	});
}
function la({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = k(n, e.file), [a] = r.filter((e) => lt(i, e)).map((e) => A(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(Gt).join("/")
		}
	} : t;
}
async function ua(e, t, n) {
	let { pullRequest: r, sha: i } = t;
	return r ? oa(e, t, r, n) : n.find(({ commit: e }) => e !== void 0 && e !== i)?.commit;
}
// src/github/comment.ts
async function da(e, t, { number: n, head: r }, i) {
	let { owner: a, repo: o, run: s } = t, { issues: c, pulls: l } = e.octokit.rest, u = async () => {
		let t = {
			owner: a,
			repo: o,
			issue_number: n,
			per_page: 100
		};
		return Pi(await e.octokit.paginate(c.listComments, t), i.marker, e);
	}, d = async (e) => {
		for (let { id: t } of e) await c.deleteComment({
			owner: a,
			repo: o,
			comment_id: t
		}).catch((e) => {
			if (W(e) !== 404) throw e;
		});
	}, f = async () => {
		let { data: e } = await l.get({
			owner: a,
			repo: o,
			pull_number: n
		});
		return e.head.sha;
	}, { newest: p, others: m } = fa(await u());
	if (!p && !i.hasFindings) return { is: "kept" };
	if (p && (Y(J(p), s) || pi(p.body ?? ""))) return { is: "superseded" };
	let h = await f();
	if (h !== r) return {
		is: "outdated",
		head: h
	};
	let g;
	if (await q(i, async (t) => {
		if (p) {
			if (ma(p.body) === ma(t)) return;
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
				...Xi
			});
			e.noteLogin(r.user?.login);
		}, i = (e) => !Y(s, J(e)) && !Y(J(e), s);
		await Zi(r, async () => (await u()).some(i), 2);
		let l = fa(await u());
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
function fa(e) {
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
function pa({ id: e, attempt: t }) {
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
function ma(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
// src/github/publishComment.ts
async function ha(e, t, n) {
	let { pullRequest: r, event: i, runUrl: a, sha: o } = n, s = [];
	if (!r) return {
		problems: i.startsWith("pull_request") ? [va(i)] : [],
		comments: s
	};
	let { marker: c, now: l, githubToken: u, signal: d, checkouts: f, workspace: p } = t, m = {
		commit: r.head,
		checkedOut: f[0]?.commit ?? o
	}, h = {
		marker: c,
		runMarker: pa(n.run),
		scopeMarker: Ai(e, t.scope)
	}, g = await dr(n, f, p), _ = {
		now: l,
		...h,
		...m,
		run: a,
		linkTo: g
	}, v = {
		marker: w(c),
		hasFindings: Lt(e),
		render: (t) => bi(e, {
			..._,
			limit: t
		}),
		outdated: (e) => xi({
			..._,
			head: e
		}),
		limit: yi
	};
	return {
		problems: await Sr(`The comment on pull request ${r.number}`, "pull-requests: write", r, async () => K(u, d, async (e) => {
			let t = await oa(e.octokit, n, r, f);
			if (t !== void 0) return [_a(r, t)];
			let i = await da(e, n, r, v);
			return i.is === "kept" && i.url !== void 0 && s.push(i.url), ga(r, i);
		})),
		comments: s
	};
}
function ga({ number: e, head: t }, n) {
	if (n.is === "kept") return [];
	let r = n.is === "superseded" ? `The comment on pull request ${e} was written by a later run, so this run did not replace it. The job summary has this plan.` : `This run is for commit ${t.slice(0, 7)}, but pull request ${e} is now at ${n.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
	return [O("not-told", r, { severity: "notice" })];
}
function _a({ number: e, head: t }, n) {
	let r = `No comment was written. The plan is for commit ${n.slice(0, 7)}. This is not the newest commit of pull request ${e} (${t.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
	return O("not-told", r, { severity: "notice" });
}
function va(e) {
	let t = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${e} event. The job summary has the whole report.`;
	return O("not-told", t, { severity: "notice" });
}
function ya(e) {
	return `Lokaform: drift in ${C(Sa(e), 80)}`;
}
function ba(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = fe(r, {
		now: 0,
		limit: n.limit - 2560,
		measure: v,
		maxUnmanaged: 5,
		lead: (e) => S`The live Lokalise project is different from ${e}:`,
		overflow: "the job summary of the workflow has more"
	}), a = t.plan?.kept.some(({ reason: e }) => e === "archived") ?? !1 ? [Da] : [];
	return b([
		w(n.marker),
		i,
		Ta,
		Ea(n),
		...a,
		Oa(n)
	]);
}
function xa(e, t) {
	return b([
		w(t.marker),
		S`✅ **The project ${a(Sa(e))} matches its manifests again.**`,
		Oa(t)
	]);
}
function Sa({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Ca(e, t) {
	return b([w(t.marker), S`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function wa(e) {
	return e.plan ? rt({ projects: [e] }) || e.plan.kept.some(u) ? "drift" : e.plan.skipped.length > 0 || Le(e.problems) ? "unknown" : "none" : "unknown";
}
const Ta = oe("How to read this", g([
	"+ declared, but missing in the project: apply creates it",
	"~ differs: the live value, and the declared value",
	"» still has its former name: apply renames it",
	"- in the project, but not declared: apply archives or destroys it",
	"! a live value or key that is kept, or a note"
]));
function Ea({ pullUrl: e }) {
	let t = e === void 0 ? S`${x("lokaform pull")} writes texts that other people edited into them.` : S`To get texts that other people edited, start ${yt(S`the workflow that pulls`, e)}: it opens the pull request.`;
	return S`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. If backup-dir is set, the run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

Texts to pull are live texts that another person edited, and that no manifest has: apply keeps them. A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
const Da = S`An archived key that is declared stays drift until its entry declares is_archived: true or false.`;
function Oa({ workflowUrl: e }) {
	let t = e === "" ? S`its workflow` : yt(S`its workflow`, e);
	return S`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
// src/github/issue.ts
const ka = "lokaform-drift", Aa = {
	labelled: {
		labels: ka,
		state: "all"
	},
	open: { state: "open" },
	every: { state: "all" }
};
var ja = class {
	lists = new Map();
	github;
	context;
	constructor(e, t) {
		this.github = e, this.context = t;
	}
	list(e) {
		let t = this.lists.get(e) ?? Ma(this.github, this.context, e);
		return this.lists.set(e, t), t;
	}
};
async function Ma({ octokit: e }, { owner: t, repo: n }, r) {
	let i = {
		sort: "created",
		direction: "asc",
		per_page: 100
	};
	return e.paginate(e.rest.issues.listForRepo, {
		owner: t,
		repo: n,
		...Aa[r],
		...i
	});
}
async function Na(e, t, n, r) {
	let i = async (t) => Pi(await n.list(t), r.marker, e);
	if (!r.hasDrift) return await Ra(e, t, await i("open"), r), { is: "kept" };
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(Pa), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? {
		is: "declined",
		number: c.number
	} : (await Ia(e, t, c, r), await La(e, t, s.slice(0, -1), c.number, r), {
		is: "kept",
		url: c.html_url
	}) : Fa(e, t, r);
}
function Pa({ state: e }) {
	return e === "open";
}
async function Fa(e, t, n) {
	let { owner: r, repo: i } = t, { title: a, marker: o } = n, s = async () => (await Pi(await Ma(e, t, "labelled"), o, e)).filter(Pa);
	await q(n, async (t) => {
		await Zi(async () => {
			let n = [ka], { data: o } = await e.octokit.rest.issues.create({
				owner: r,
				repo: i,
				title: a,
				body: t,
				labels: n,
				...Xi
			});
			e.noteLogin(o.user?.login);
		}, async () => (await s()).length > 0, 2);
	});
	let c = await s(), l = c.at(-1);
	return l ? (await La(e, t, c.slice(0, -1), l.number, n), {
		is: "kept",
		url: l.html_url
	}) : { is: "kept" };
}
async function Ia(e, t, n, r) {
	let { owner: i, repo: a } = t, { issues: o } = e.octokit.rest, { title: s } = r, c = {
		owner: i,
		repo: a,
		issue_number: n.number
	};
	await q(r, async (e) => {
		Pa(n) ? (n.body !== e || n.title !== s) && await o.update({
			...c,
			title: s,
			body: e
		}) : await o.update({
			...c,
			title: s,
			body: e,
			state: "open"
		});
	}), n.labels.some((e) => (typeof e == "string" ? e : e.name) === ka) || await o.addLabels({
		...c,
		labels: [ka]
	});
}
async function La(e, t, n, r, i) {
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
async function Ra(e, { owner: t, repo: n }, r, i) {
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
const za = ".github/workflows", Ba = /^[\w.-]+\.ya?ml$/, Va = /^[^#\n]*\bcommand:\s*["']?pull["']?\s*(?:[,}#]|$)/m;
async function Ha({ home: e }, t) {
	let n = await Zt(k(t, za)).catch(() => []);
	for (let r of n.filter((e) => Ba.test(e)).sort()) {
		let n = await N(k(t, za, r), "utf8").catch(() => "");
		if (Va.test(n)) return `${e}/actions/workflows/${r}`;
	}
}
// src/github/publishIssues.ts
async function Ua(e, t, n) {
	let r = [], i = e.projects.filter((e) => wa(e) !== "unknown");
	if (i.length === 0) return {
		problems: [],
		issues: []
	};
	let a = (e, t) => Sr(e, "issues: write", n.pullRequest, t), o = async (o) => {
		let s = await pr(o.octokit, n);
		if (H(n) !== s) return [Ka(n, s)];
		let c = new ja(o, n), l = i.map(wa);
		l.includes("drift") && await c.list("labelled"), l.some((e) => e !== "drift") && await c.list("open");
		let u = await Ha(n, t.root), d = [];
		for (let s of i) {
			let i = Wa(e, s, t, {
				...n,
				pullUrl: u
			}), l = await a(`The issue on the drift of ${s.name ?? s.id}`, async () => {
				let e = await Na(o, n, c, i);
				return e.is === "kept" && e.url !== void 0 && r.push(e.url), e.is === "declined" ? [Ga(e.number)] : [];
			});
			d.push(...l);
		}
		return d;
	};
	return {
		problems: await a("The issue on drift", () => K(t.githubToken, t.signal, o)),
		issues: r
	};
}
function Wa(e, t, { marker: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = wa(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: w(a),
		title: ya(t),
		hasDrift: o,
		render: (n) => o ? ba(e, t, {
			...s,
			limit: n
		}) : xa(t, {
			...s,
			limit: n
		}),
		duplicate: (e) => Ca(e, s),
		limit: 65e3
	};
}
function Ga(e) {
	let t = `Issue ${e} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
	return O("not-told", t, { severity: "notice" });
}
function Ka({ ref: e }, t) {
	let n = `This run does not update the issue on drift: the run is for ${e || "no ref"}, and the issue is about ${t}. The job summary has the whole report.`;
	return O("not-told", n, { severity: "notice" });
}
// src/github/publish.ts
const X = {
	problems: [],
	comments: [],
	issues: []
};
async function qa(e, t) {
	let { context: n, githubToken: r, markers: i } = t;
	if (!n || r === "" || e.stopped) return X;
	let a = t.writesResult ? await Ja(e, t, n) : X;
	if (!t.writesCheckRun) return a;
	let o = await ca({
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
async function Ja(e, t, n) {
	let { githubToken: r, markers: i, signal: a } = t;
	if (e.command === "plan") {
		let r = await ha(e, {
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
		let { commentPrefix: r, scope: a } = i, o = await Wi(e, {
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
		let [{ root: o = t.workspace } = {}] = t.checkouts, s = await Ua(e, {
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
function Ya(e, t, n) {
	return Za(e, n, async (n, r) => await $a(n, e, t, r) ?? Z("the checked-out commit is neither the head of the pull request nor a merge of it"));
}
function Xa(e, t) {
	return Za(e, t, async (t) => {
		let n = H(e), { last: r } = n === void 0 ? {} : await zi(t, e, n);
		return r ?? e.before ?? Z("no run has applied manifests before");
	});
}
async function Za(e, { githubToken: t, checkouts: n, workspace: r, signal: i }, a) {
	let [o, ...s] = n;
	if (!o || s.length > 0) return Z("the settings and the manifests are not all in one checkout");
	if (t === "") return Z("the input github-token is empty");
	let { commit: c = e.sha } = o;
	try {
		let n = await Jn(r, o);
		return await K(t, i, async ({ octokit: t }) => {
			let r = await a(t, {
				root: n,
				planned: c
			});
			if (typeof r != "string") return r;
			let i = await to(t, e, r);
			return i ? {
				is: "found",
				commit: r,
				files: new be(n, i, (r) => no(t, e, n, r))
			} : Z("the repository has too many files for GitHub to list them");
		});
	} catch (e) {
		return Z(yr(e));
	}
}
function Z(e) {
	return {
		is: "missing",
		why: e
	};
}
function Qa({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${yr(t)}`;
}
async function $a(e, t, { head: n, base: r }, { root: i, planned: a }) {
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
	let c = await Qn(i, a) ?? await eo(e, t, a);
	return c[1] === n ? c[0] : void 0;
}
async function eo(e, { owner: t, repo: n }, r) {
	let { data: i } = await e.rest.git.getCommit({
		owner: t,
		repo: n,
		commit_sha: r
	});
	return i.parents.map(({ sha: e }) => e);
}
async function to(e, { owner: t, repo: n }, r) {
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
async function no(e, { owner: t, repo: n }, r, { path: i, kind: a, id: o }) {
	let s = await ro(k(r, i), a, o);
	if (s) return s;
	let { data: c } = await e.rest.git.getBlob({
		owner: t,
		repo: n,
		file_sha: o
	});
	return Buffer.from(c.content, "base64");
}
async function ro(e, t, n) {
	try {
		if (t === "file" && !(await Xt(e)).isFile()) return;
		let r = t === "file" ? await N(e) : await Qt(e, "buffer");
		if (io(r, n)) return r;
		let i = r.includes("\r\n") ? ao(r) : r;
		return io(i, n) ? i : void 0;
	} catch {
		return;
	}
}
function io(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return en(n).update(`blob ${e.length}\0`).update(e).digest("hex") === t;
}
function ao(e) {
	return e.filter((t, n) => t !== 13 || e[n + 1] !== 10);
}
// src/report/text/manifestText.ts
function oo(e, { paint: t, now: n, quiet: r = !1 }) {
	if (!e) return [];
	if (e.is === "not compared") return [`${ut}: ${C(e.why, 400)}.`].map(_);
	let { commit: i, projects: a } = e, o = a.flatMap((e) => [
		...a.length > 1 ? [t("strong", ae(e.name ?? ""))] : [],
		...e.settings.map((e) => `  ${t(e.widens ? "note" : "dim", vt(e))}`),
		...Pt(qe(e, {
			now: n,
			texts: e.hide_texts !== !0
		}), t)
	]), { start: s, end: c } = Ge, l = [
		t("strong", `${s} (${ae(i)}). ${c}`),
		...o,
		t("strong", `Difference: ${At(a)}.`)
	].map(_);
	return r ? l.slice(-1) : l;
}
// src/github/limitedRequests.ts
var so = class extends Error {
	name = "HistoryLimit";
}, co = class {
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
		if (t.truncated) throw new so("The repository has too many files for GitHub to list them.");
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
}, lo = class {
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
			this.#r = uo(this.#e, n);
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
		let n = [...new Set(t.map(({ path: e }) => e))], r = fo(n), i = this.#i;
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
function uo(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parent ?? "")) n.push(r);
	return n;
}
function fo(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var po = class {
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
		if (a === "") return ho("The input github-token is empty.");
		let c = new Map();
		for (let e of t) {
			let t = j(r, e);
			c.set(await P(t).catch(() => t), e);
		}
		let [l, ...u] = await Kn([...c.keys()].map((e) => Wt(e)), r);
		if (!l || u.length > 0) return ho("The manifests are not all in one checkout.");
		let d = await P(r), { root: f = d, commit: p = i.sha } = l, m = new Map([...c].map(([e, t]) => [A(f, e).split(Gt).join("/"), t])), h = (e) => m.get(e) ?? A(d, k(f, e)).split(Gt).join("/"), g = n && ((e) => n(h(e)));
		try {
			return await K(a, o, async ({ octokit: t }) => {
				let n = new co(t, i, () => {
					if (this.#i += 1, this.#i > s) throw new so(mo(s));
				}), r = this.#t.get(p) ?? new lo(p);
				this.#t.set(p, r);
				let a = await r.readFrom(n, e), o = (await _o(r, n, [...m.keys()], g)).filter(({ until: t }) => t >= e);
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
			return ho(go(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t.flatMap(({ content: e }) => e ?? []))].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = he(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(go(e));
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
function mo(e) {
	return `More than ${e} requests to GitHub are needed to read the earlier versions of the manifests.`;
}
function ho(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function go(e) {
	if (e instanceof so) return e.message;
	if (U(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${yr(e)}.`;
}
async function _o(e, t, n, r) {
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
function vo(e, t, { github: n, githubToken: r, signal: i, now: a }) {
	let o = new Ft({
		folders: e,
		environment: t,
		now: a,
		signal: i
	}), s = e.displayRoot, c = n && new po({
		context: n,
		githubToken: r,
		workspace: s,
		signal: i
	});
	return { async versions(...e) {
		let t = await o.versions(...e);
		return !c || t.is === "read" || i.aborted ? t : yo(t, await c.versions(...e));
	} };
}
function yo(e, t) {
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
const bo = "lokaform:plan";
function xo(e, t, n, r) {
	let i = (e) => e.map((e) => t[T(e)] ?? []), a = [st(r.working, r), ...i([je, ...mt])], o = i([...Ct.filter(Me), le]), s = n.summarizes ? i([Ue]) : [], c = [...i([Pe, _e]), n.projects.flatMap(({ chosen: e }) => e ?? [])], [l = []] = i([Pe]), u = [l].flat().map((e) => C(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${bo}:`,
		comment: `${bo}:${Q([
			e?.workflow,
			a,
			o,
			c,
			...s
		])}`,
		scope: {
			inputs: Q([a, c]).slice(0, 8),
			project: (e) => Q([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${u.length > 0 ? `: ${Fe(u.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Q([
				e?.workflow,
				a,
				o,
				c
			])}`
		},
		issue: (e) => `lokaform:drift:${Q([
			a,
			o,
			e
		])}`
	};
}
function Q(e) {
	return en("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
// src/workflow/missingSecrets.ts
function So({ command: e, projects: t }, n) {
	if (t.some(({ token: e }) => e !== void 0) || e === "apply" || !n?.origin) return;
	let r = `${n.origin === "fork" ? "This pull request comes from a fork, and GitHub gives it no secrets" : "This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them"}: the manifests were checked, and not compared with the project.`;
	return O("no-secrets", r, { severity: "notice" });
}
function Co({ manifests: e }) {
	return `Translations from Lokalise: ${E(e.length, "new manifest")}`;
}
function wo(e) {
	let { manifests: t } = e, n = t.slice(0, 200).map(({ kind: e, path: t, entries: n }) => {
		let r = y(ve(n, ke.find(({ plural: t }) => t === e)?.name ?? e));
		return S`${x(C(t, 200))}: ${r}`;
	}), r = t.length - n.length;
	return b([
		S`## ${y(Co(e))}`,
		re(n),
		...r > 0 ? [y(`… and ${E(r, "more manifest")}.`)] : [],
		S`**What happens next:** The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`
	]);
}
// src/report/markdown/pullBody.ts
const To = S`**What happens next:** Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input take. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function Eo(e, t) {
	let n = new Ht(t.limit, t.measure), r = e.map((e) => ({
		project: e,
		groups: ko(e)
	})), i = e.length > 1, o = b([
		S`## Translations from Lokalise: ${y(Qe(e))}`,
		S`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${y("-")} is the text that the manifest had, and the line with ${y("+")} replaces it.`,
		Do(e.flatMap(({ files: e }) => e))
	]), s = ot(t.problems ?? []);
	n.takeText(b([o, To])), s.section.count > 0 && n.take(400), n.showRest([s.section], n.remaining / 2);
	let c = r.filter(({ groups: e }) => n.take(400 * (e.length + 1))), l = c.flatMap(({ groups: e }) => e.map(({ section: e }) => e));
	n.showLosses(l, 1);
	for (let e of l) n.showRest([e]);
	let u = r.length - c.length;
	return b([
		o,
		...ye(s, 3, t.overflow),
		...c.flatMap(({ project: e, groups: n }) => [...i ? [S`### ${a(e.name)}`] : [], ...n.flatMap((e) => ye(e, i ? 4 : 3, t.overflow))]),
		...u > 0 ? [y(`… and ${D(u)} more projects; ${t.overflow}.`)] : [],
		To
	]);
}
function Do(e) {
	let t = [...new Set(e)], [n, ...r] = t.slice(0, 20).map((e) => x(C(e, 200)));
	if (!n) return S``;
	let i = t.length - 20, a = i > 0 ? S` and ${y(E(i, "more file"))}` : S``;
	return S`${y(t.length === 1 ? "File:" : "Files:")} ${r.reduce((e, t) => S`${e}, ${t}`, n)}${a}.`;
}
function Oo(e, { limit: t, measure: n, overflow: r }) {
	let i = ot(e);
	return new Ht(t / 2, n).showRest([i.section]), b(ye(i, 3, r));
}
function ko({ comparison: e, kept: t, hide_texts: n }) {
	let r = {
		texts: n !== !0,
		languages: []
	}, { changes: i, released: a } = e, o = a.map((e) => ce(Ze(e, r.texts))), c = t.filter(({ conflict: e }) => e), l = t.filter(({ conflict: e }) => !e);
	return [
		jo("in conflict: the manifest keeps its text", c, r.texts),
		{
			...Ao(`${D(o.length)} no longer declared`),
			layout: "diff",
			section: new s(o)
		},
		...ct(i, r),
		jo("different, and kept", l, r.texts),
		se(i, r)
	];
}
function Ao(e) {
	return {
		title: e,
		noun: "entry",
		fold: "many"
	};
}
function jo(e, t, n) {
	let r = t.map((e) => Mo(e, n));
	return {
		...Ao(`${D(t.length)} ${e}`),
		layout: "diff",
		section: new s(r)
	};
}
function Mo(e, t) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = et(n, e), [d, f] = Nt(ze(n, r, i), ze(n, r, a)), p = o?.by === void 0 ? "" : ` by ${C(o.by, 60)}`, m = o ? `, edited${p} on ${it(o.at)}` : "", h = l ? "!" : " ", g = t ? [`${u} ${d}`, `in Lokalise: ${f}${m}`] : [`${u}${m}`];
	return {
		rows: [`${h} ${te(e)}  ${Ee(e)}`, ...[
			...g,
			s,
			...t && c !== void 0 ? [c] : []
		].map((e) => `${h}     ${Fe(e, 1e3)}`)],
		...l && { isLoss: !0 }
	};
}
async function No(e, t) {
	let { first: n, later: r } = e, i = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], a = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, o = Po(e), s = i && i.length > 0 ? await Fo(o.body, t) : void 0, c = s?.is === "written" ? s.path : void 0;
	return Jr({
		title: o.title,
		files: i,
		conflicts: a,
		body: c
	}), await Xr(S`${o.summary}\n`), s?.is === "not written" ? [s.problem] : [];
}
function Po({ first: e, later: t, problems: n }) {
	let r = {
		limit: m - 1,
		measure: De,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: S``,
		summary: Oo(n, r)
	};
	if (e) {
		let t = wo(e);
		return {
			title: Co(e),
			body: t,
			summary: b([t, Oo(n, r)])
		};
	}
	let i = Eo(t ?? [], {
		limit: 65e3,
		measure: v,
		overflow: "the diff has them all"
	});
	return {
		title: tt(t ?? []),
		body: i,
		summary: Eo(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function Fo(e, t) {
	let n = k(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await pe(r, e, t), {
			is: "written",
			path: n
		};
	} catch (e) {
		let t = e instanceof Error ? e.message : String(e);
		return {
			is: "not written",
			problem: f(r, `cannot be written: ${t}`)
		};
	}
}
// src/workflow/workflow.ts
const $ = (e, t) => t, Io = () => Date.now() / 1e3;
async function Lo(e) {
	let { sources: t, githubToken: n, problems: r } = e, { folders: i } = t, a = await sr(t.environment), o = {
		...e,
		github: a
	};
	return {
		sources: t,
		problems: r,
		hide: Ln,
		print: (e) => z([e]),
		paint: $,
		showProblems: (e) => {
			z(It(e, $)), Vn(e);
		},
		confirm: async () => !0,
		missingSecrets: (e) => So(e, a?.pullRequest),
		context: (e, t, n) => Wo(e, t, n, o),
		publish: async (e, t, r, s) => {
			let c = xo(a, t, r, i), l = await Uo(r, e.manifests, o), u = await qa(e, {
				writesResult: r.publish,
				writesCheckRun: !r.summarizes,
				context: a,
				githubToken: n,
				markers: c,
				isSuccess: _t(e, Ro(r)) === 0,
				workspace: i.displayRoot,
				checkouts: l,
				now: Io(),
				signal: s
			});
			return Kr(u), u.problems.map((e) => ({
				...e,
				message: R(e.message)
			}));
		},
		close: (e, t, n, r) => zo(e, t, {
			files: n,
			annotated: r
		}, o),
		exitsWithFindings: Ro,
		ask: void 0,
		reportPull: (e) => No(e, i),
		setSecret: Yr
	};
}
function Ro({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function zo(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, o = t.summarizes ? [] : Ko(e, a.displayRoot);
	z([
		...oo(e.manifest_comparison, {
			paint: $,
			now: Io(),
			quiet: t.quiet
		}),
		...xe(c(e), $),
		...we(e, $)
	]), zn(r ? {
		...e,
		problems: r,
		projects: []
	} : e), Gr(e, {
		...n,
		backups: o
	}, Go(e, t));
	let s = await Bo(e, t, i);
	await Xr(d(e, {
		now: Io(),
		reportFile: n.report,
		linkTo: s
	})), t.command === "drift" && t.failOnDrift && !Re(e) && rt(e) && Bn(e);
}
async function Bo(e, t, n) {
	let { github: r, sources: i } = n, a = await Uo(t, e.manifests, n);
	return r && dr(r, a, i.folders.displayRoot);
}
function Vo(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await Uo(e, a, n);
			return kr(r, {
				applyFrom: e.applyFrom,
				githubToken: i,
				checkouts: o,
				signal: t
			});
		},
		toWrite: () => Ar(r, {
			githubToken: i,
			signal: t
		})
	};
}
async function Ho(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s } = r;
	if (!a) return;
	let c = {
		githubToken: o,
		checkouts: await Uo(e, t, r),
		workspace: s.folders.displayRoot,
		signal: n
	}, l = a.pullRequest ? await Ya(a, a.pullRequest, c) : await Xa(a, c);
	if (l.is === "missing") return l;
	try {
		return await i(l);
	} catch (e) {
		if (e instanceof Ut) return {
			is: "missing",
			why: Qa(e)
		};
		throw e;
	}
}
async function Uo({ configFile: e, summarizes: t }, n, { sources: { folders: r } }) {
	let i = t ? [] : n.map((e) => j(r.displayRoot, e)), a = i.length === 0 || await o(e, {}) ? [e, ...i] : i, s = await Promise.all(a.map((e) => P(e).catch(() => e)));
	return Kn([...a, ...s].map((e) => Wt(e)), r.displayRoot);
}
function Wo(e, t, n, r) {
	let { command: i, quiet: a, verbose: o } = e, { folders: s, environment: c } = r.sources, u = He(Date.now), d = (a, o) => Ho(e, a, t.stopping, r, (e) => ge(i, n, r.sources, e, t.stopping, o));
	return {
		folders: s,
		environment: c,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: Ln,
		onResponse: (e) => o ? z([zt(e)]) : B(zt(e)),
		onWait: (e) => z(u(e)),
		onPlan: async (e) => {
			let t = e.hide_texts !== !0, n = l(e, {
				paint: $,
				now: Io(),
				command: i,
				texts: t
			});
			return z(a ? n.slice(-1) : n), !0;
		},
		onBatch: () => {},
		target: async (e, t) => r.github?.pullRequest && d(e, t),
		lastApplied: async (e, t) => r.github?.pullRequest ? void 0 : d(e, t),
		history: vo(s, c, {
			github: r.github,
			githubToken: r.githubToken,
			signal: t.stopping,
			now: Date.now
		}),
		permission: Vo(e, t, r)
	};
}
function Go({ selected: e = [] }, { projects: t, summarizes: n }) {
	return n ? e : t.map(({ name: e = "" }) => e);
}
function Ko({ projects: e }, t) {
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [j(t, e)]);
}
// src/action.ts
const { env: qo, stdout: Jo, stderr: Yo } = process;
jt(Jo, Yo);
async function Xo() {
	let [t, n] = [vn(Je.name), vn(ie.name)];
	Ln([t, n].map(Te));
	let { command: r, raw: i, problems: a } = Un((e) => vn(e), Tn), o = e(qo);
	o.state === "unavailable" && a.push(O("bad-setting", o.message, { severity: "warning" }));
	let s = qo.GITHUB_WORKSPACE || process.cwd(), c = await Lo({
		sources: {
			folders: {
				working: j(s, vn(Dt.name)),
				displayRoot: s,
				confined: {
					workspace: s,
					temp: qo.RUNNER_TEMP || void 0
				}
			},
			environment: qo,
			token: t || void 0,
			backupDir: void 0
		},
		githubToken: n,
		problems: a
	});
	return (r ?? at).run(i, c);
}
process.exitCode = await Xo().catch((e) => (Rn(`This is a bug in lokaform. Please report it with these lines:\n${e instanceof Error ? e.stack ?? e.message : String(e)}`), 1));
export {};
