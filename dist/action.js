import "./chunks/rolldown-runtime.js";
import { n as e, t } from "./chunks/undici.js";
import { P as n, T as r, k as i, x as a } from "./chunks/client.js";
import { $ as o, A as s, Ar as c, B as l, Br as u, C as d, Ct as f, D as p, Dr as m, Dt as h, E as g, F as _, G as v, Gt as y, H as ee, Hr as te, Ht as ne, I as re, J as ie, Jn as ae, Jt as oe, K as se, L as ce, M as le, Mn as ue, N as de, Nr as fe, O as pe, Or as me, P as he, Pr as ge, Pt as _e, Q as b, Qn as ve, Qt as ye, R as be, Rr as xe, S as Se, Sr as Ce, St as we, T as Te, U as x, Ur as Ee, Ut as De, V as Oe, Vr as ke, W as S, Wr as Ae, Wt as je, X as C, Xn as Me, Xr as Ne, Xt as w, Y as T, Z as Pe, Zn as Fe, Zr as E, Zt as Ie, _ as Le, _i as Re, _r as D, _t as ze, a as Be, at as Ve, b as He, bn as Ue, br as We, ct as Ge, dr as Ke, dt as qe, en as O, er as Je, et as Ye, fr as Xe, ft as Ze, g as Qe, gi as $e, gt as et, h as tt, hn as nt, hr as rt, ht as it, i as at, j as ot, jr as st, k as ct, kr as lt, lt as ut, mr as dt, mt as ft, n as pt, nr as mt, nt as ht, ot as gt, pr as _t, pt as vt, q as yt, qt as bt, r as xt, ri as St, rr as Ct, rt as wt, st as Tt, t as Et, tn as k, tr as Dt, tt as Ot, ur as kt, ut as At, v as jt, vi as A, vr as Mt, vt as Nt, w as Pt, wt as Ft, x as It, xr as Lt, xt as Rt, y as zt, yr as Bt, yt as Vt, z as Ht, zr as Ut } from "./chunks/engine.js";
import { dirname as Wt, join as j, relative as M, resolve as N, sep as Gt } from "node:path";
import "path";
import * as P from "os";
import Kt, { EOL as qt } from "os";
import * as Jt from "events";
import * as Yt from "fs";
import { constants as Xt, promises as Zt } from "fs";
import { lstat as Qt, readFile as F, readdir as $t, readlink as en, realpath as I } from "node:fs/promises";
import { setTimeout as tn } from "node:timers/promises";
import { createHash as nn } from "node:crypto";
import { inflateSync as rn } from "node:zlib";
import * as an from "crypto";
import "child_process";
import "timers";
// node_modules/@actions/core/lib/utils.js
function L(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function on(e) {
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
function R(e, t, n) {
	let r = new sn(e, t, n);
	process.stdout.write(r.toString() + P.EOL);
}
var sn = class {
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
				r && (t ? t = !1 : e += ",", e += `${n}=${ln(r)}`);
			}
		}
		return e += `::${cn(this.message)}`, e;
	}
};
function cn(e) {
	return L(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function ln(e) {
	return L(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function un(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!Yt.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	Yt.appendFileSync(n, `${L(t)}${P.EOL}`, { encoding: "utf8" });
}
function dn(e, t) {
	let n = `ghadelimiter_${an.randomUUID()}`, r = L(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${P.EOL}${r}${P.EOL}${n}`;
}
e(), t();
var z;
(function(e) {
	e[e.OK = 200] = "OK", e[e.MultipleChoices = 300] = "MultipleChoices", e[e.MovedPermanently = 301] = "MovedPermanently", e[e.ResourceMoved = 302] = "ResourceMoved", e[e.SeeOther = 303] = "SeeOther", e[e.NotModified = 304] = "NotModified", e[e.UseProxy = 305] = "UseProxy", e[e.SwitchProxy = 306] = "SwitchProxy", e[e.TemporaryRedirect = 307] = "TemporaryRedirect", e[e.PermanentRedirect = 308] = "PermanentRedirect", e[e.BadRequest = 400] = "BadRequest", e[e.Unauthorized = 401] = "Unauthorized", e[e.PaymentRequired = 402] = "PaymentRequired", e[e.Forbidden = 403] = "Forbidden", e[e.NotFound = 404] = "NotFound", e[e.MethodNotAllowed = 405] = "MethodNotAllowed", e[e.NotAcceptable = 406] = "NotAcceptable", e[e.ProxyAuthenticationRequired = 407] = "ProxyAuthenticationRequired", e[e.RequestTimeout = 408] = "RequestTimeout", e[e.Conflict = 409] = "Conflict", e[e.Gone = 410] = "Gone", e[e.TooManyRequests = 429] = "TooManyRequests", e[e.InternalServerError = 500] = "InternalServerError", e[e.NotImplemented = 501] = "NotImplemented", e[e.BadGateway = 502] = "BadGateway", e[e.ServiceUnavailable = 503] = "ServiceUnavailable", e[e.GatewayTimeout = 504] = "GatewayTimeout";
})(z ||= {});
var fn;
(function(e) {
	e.Accept = "accept", e.ContentType = "content-type";
})(fn ||= {});
var pn;
(function(e) {
	e.ApplicationJson = "application/json";
})(pn ||= {}), z.MovedPermanently, z.ResourceMoved, z.SeeOther, z.TemporaryRedirect, z.PermanentRedirect, z.BadGateway, z.ServiceUnavailable, z.GatewayTimeout;
// node_modules/@actions/core/lib/summary.js
var mn = function(e, t, n, r) {
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
const { access: hn, appendFile: gn, writeFile: _n } = Zt, vn = "GITHUB_STEP_SUMMARY", yn = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return mn(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[vn];
			if (!e) throw Error(`Unable to find environment variable for $${vn}. Check if your runtime environment supports job summaries.`);
			try {
				yield hn(e, Xt.R_OK | Xt.W_OK);
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
		return mn(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? _n : gn)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return mn(this, void 0, void 0, function* () {
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
		return this.addRaw(qt);
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
}(), { chmod: bn, copyFile: xn, lstat: Sn, mkdir: Cn, open: wn, readdir: Tn, rename: En, rm: Dn, rmdir: On, stat: kn, symlink: An, unlink: jn } = Yt.promises;
process.platform, Yt.constants.O_RDONLY, process.platform, Jt.EventEmitter, Jt.EventEmitter, Kt.platform(), Kt.arch();
var Mn;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Mn ||= {});
function Nn(e) {
	R("add-mask", {}, e);
}
function Pn(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function B(e, t) {
	if (process.env.GITHUB_OUTPUT) return un("OUTPUT", dn(e, t));
	process.stdout.write(P.EOL), R("set-output", { name: e }, L(t));
}
function Fn(e) {
	process.exitCode = Mn.Failure, Ln(e);
}
function In(e) {
	R("debug", {}, e);
}
function Ln(e, t = {}) {
	R("error", on(t), e instanceof Error ? e.toString() : e);
}
function Rn(e, t = {}) {
	R("warning", on(t), e instanceof Error ? e.toString() : e);
}
function zn(e, t = {}) {
	R("notice", on(t), e instanceof Error ? e.toString() : e);
}
function Bn(e) {
	process.stdout.write(e + P.EOL);
}
// src/commands/actionCommands.ts
const Vn = [
	at,
	Le,
	h,
	xt,
	Be,
	pt,
	Et
];
function Hn(e) {
	let t = Wn(e, je);
	return $e.flatMap((e) => Xn(t.filter((t) => t.severity === e)));
}
function Un(e) {
	let t = Wn(e, je);
	return $e.every((e) => t.filter((t) => t.severity === e).length <= 10);
}
function Wn(e, t) {
	let n = u(e), r = n.projects.flatMap(({ results: e = [] }) => _(e, re).map((e) => Kn(e, t))), i = kt(n).map((e) => qn(e, t)), a = n.projects.flatMap((e) => Jn(e, t)), o = [
		...Yn(n),
		...r,
		...i,
		...a
	];
	return $e.flatMap((e) => o.filter((t) => t.severity === e));
}
function Gn({ projects: e }) {
	return {
		severity: "error",
		title: "lokaform: drift",
		message: `${ht(e)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`
	};
}
function Kn({ result: e, names: t }, n) {
	let r = Bt(e);
	return {
		severity: "error",
		title: Zn(`${t}: ${Ce(e.outcome)}`),
		message: w(Mt(e), n),
		...r && { place: r }
	};
}
function qn({ severity: e, code: t, message: n, place: r }, i = je) {
	return {
		severity: e,
		title: `lokaform: ${t}`,
		message: w(n, i),
		...r && { place: r }
	};
}
function Jn({ plan: e, target: t, hide_texts: n }, r) {
	return (t?.is === "compared" ? t.kept : e?.kept ?? []).filter(f).map((e) => ({
		severity: "notice",
		title: "lokaform: to pull",
		message: w(`${e.label}: ${ft(e, n !== !0)}`, r),
		..."place" in e && e.place && { place: e.place }
	}));
}
function Yn(e) {
	let t = Tt(e);
	return t === "" ? [] : [{
		severity: "error",
		title: "lokaform: stopped",
		message: t
	}];
}
function Xn(e) {
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
function Zn(e) {
	return w(e, 120);
}
// src/github/log.ts
const Qn = new ke();
function V(e) {
	return Qn.clean(e);
}
function H(e) {
	for (let t of e) t !== "" && Bn(y(V(t)));
}
function U(e) {
	In(y(V(e)));
}
function $n(e) {
	Qn.hide(e);
	let t = e.filter(({ value: e }) => e.trim() !== "");
	for (let { value: e } of t) for (let t of te(e)) Nn(t);
}
function er(e) {
	Fn(y(V(bt(e))));
}
function tr(e) {
	for (let t of Hn(e)) ir(t);
}
function nr(e) {
	ir(Gn(e));
}
function rr(e) {
	for (let t of e) ir(qn(t));
}
function ir({ severity: e, title: t, message: n, place: r }) {
	let i = {
		title: V(t),
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
		error: Ln,
		warning: Rn,
		notice: zn
	}[e];
	a(y(V(n)), i);
}
// src/settings/inputs.ts
function ar(e, t) {
	let n = e("command") || "plan", r = t.find(({ name: e }) => e === n), i = Object.fromEntries(nt.flatMap((t) => {
		let n = or(t, e(E(t)));
		return n.length === 0 ? [] : [[E(t), n]];
	}));
	if (r) return {
		command: r,
		...sr(r.name, i)
	};
	let a = t.map(({ name: e }) => e), o = `There is no command "${n}".${St(n, a)} The action offers ${a.join(", ")}.`;
	return {
		command: r,
		raw: i,
		problems: [A("bad-setting", o)]
	};
}
function or({ option: e }, t) {
	let n = (e?.as === "list" ? t.split("\n") : [t]).map((e) => e.trim()).filter((e) => e !== "");
	return e?.as === "switch" ? n.map((e) => e.toLowerCase()) : n;
}
function sr(e, t) {
	let n = nt.filter((n) => t[E(n)] && !n.commands.includes(e)).map(E);
	if (n.length === 0) return {
		raw: t,
		problems: []
	};
	let r = `${e} does not use ${n.join(", ")}: ${n.length > 1 ? "they have" : "it has"} no effect.`, i = Object.entries(t).filter(([e]) => !n.some((t) => t === e)), a = A("bad-setting", r, { severity: "notice" });
	return {
		raw: Object.fromEntries(i),
		problems: [a]
	};
}
// src/github/checkout.ts
async function cr(e, t) {
	let n = new Map();
	for (let r of new Set(e)) {
		let e = await lr(r, t);
		n.set(e.root, e);
	}
	return [...n.values()];
}
async function lr(e, t) {
	let n = await fe(await dr(e), await dr(t));
	return {
		root: n,
		commit: n === void 0 ? void 0 : await fr(j(n, ".git"))
	};
}
async function ur(e, { root: t }) {
	return t === void 0 ? e : j(e, M(await I(e), t));
}
async function dr(e) {
	return I(e).catch(() => N(e));
}
async function fr(e) {
	let t = await pr(e);
	if (t === void 0) return;
	let n = await W(j(t, "HEAD"));
	return n === void 0 ? void 0 : _r(t, n, gr);
}
async function pr(e) {
	let t = await W(e);
	if (t === void 0) return e;
	let n = /^gitdir: (.+)$/m.exec(t)?.[1];
	return n === void 0 ? void 0 : N(Wt(e), n.trimEnd());
}
async function mr(e, t) {
	let n = await pr(j(e, ".git"));
	if (n === void 0) return;
	let r = j(await hr(n), "objects", t.slice(0, 2), t.slice(2));
	try {
		let [e = ""] = rn(await F(r)).toString("latin1").split("\n\n", 1);
		return [...e.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, e = ""]) => e);
	} catch {
		return;
	}
}
async function hr(e) {
	let t = await W(j(e, "commondir"));
	return t === void 0 ? e : N(e, t.trim());
}
const gr = 5;
async function _r(e, t, n) {
	let r = /^ref: (refs\/\S+)\s*$/.exec(t)?.[1];
	if (r === void 0) return vr(t.trim());
	if (n === 0 || r.split("/").includes("..")) return;
	let i = await hr(e), a = await W(j(i, r));
	return a === void 0 ? vr((await W(j(i, "packed-refs")) ?? "").split("\n").find((e) => e.trimEnd().endsWith(` ${r}`))?.split(" ")[0] ?? "") : _r(e, a, n - 1);
}
function vr(e) {
	return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : void 0;
}
async function W(e) {
	return F(e, "utf8").catch(() => void 0);
}
// src/github/event.ts
const yr = r({ full_name: i() }), br = r({
	number: a(),
	head: r({
		sha: i(),
		repo: yr.nullish()
	}),
	base: r({
		sha: i().default(""),
		repo: yr
	})
}), xr = r({
	pull_request: br.optional(),
	before: i().optional()
}), Sr = /^0+$/;
async function Cr(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = wr(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await Tr(e.GITHUB_EVENT_PATH), l = c?.pull_request && Er(c.pull_request, e.GITHUB_ACTOR), u = o === "push" ? c?.before : void 0;
	return {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		...u !== void 0 && !Sr.test(u) && { before: u },
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
function wr(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function Tr(e) {
	if (e) try {
		return xr.safeParse(JSON.parse(await F(e, "utf8"))).data;
	} catch {
		return;
	}
}
function Er({ number: e, head: t, base: n }, r) {
	let i = t.repo?.full_name === n.repo.full_name ? r === "dependabot[bot]" ? "Dependabot" : void 0 : "fork";
	return {
		number: e,
		head: t.sha,
		base: n.sha,
		origin: i
	};
}
// src/github/fileLinks.ts
async function Dr({ home: e, sha: t }, n, r) {
	let [i, ...a] = n;
	if (!i || a.length > 0) return () => void 0;
	let o = await ur(r, i), s = i.commit ?? t;
	return (t, n, i = s) => {
		let a = j(r, t);
		if (i !== "" && lt(a, o)) return `${e}/blob/${i}/${M(o, a).split(Gt).map(Or).join("/")}#L${n}`;
	};
}
function Or(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16)}`);
}
// src/github/branch.ts
function kr({ ref: e }) {
	return /^refs\/heads\/(.+)$/.exec(e)?.[1];
}
async function Ar({ rest: e }, { owner: t, repo: n }) {
	let { data: r } = await e.repos.get({
		owner: t,
		repo: n
	});
	return r.default_branch;
}
function jr(e, t) {
	let n = t.match(/\*+|[^*]/gu) ?? [], r = Mr(new Set([0]), n);
	for (let t of e) {
		let e = new Set();
		for (let i of r) {
			let r = n[i] ?? "";
			r.startsWith("**") || r === "*" && t !== "/" ? e.add(i) : r === t && r !== "*" && e.add(i + 1);
		}
		r = Mr(e, n);
	}
	return r.has(n.length);
}
function Mr(e, t) {
	for (let n of e) t[n]?.startsWith("*") && e.add(n + 1);
	return e;
}
// src/github/failure.ts
var Nr = class extends Error {
	name = "NoAnswer";
};
const Pr = [
	"HttpError",
	"GraphqlResponseError",
	"AbortError",
	"TimeoutError",
	"NoAnswer"
];
function G(e) {
	if (!(e instanceof Error && (Pr.includes(e.name) || "status" in e))) return "bug";
	let t = K(e), n = /rate limit/i.test(e.message);
	return t === 429 || t === 403 && n ? "limited" : t === 401 ? "unknown" : t === 403 || t === 404 ? "refused" : t === void 0 || t >= 500 ? "failed" : "invalid";
}
function Fr(e) {
	if (!(e instanceof Error)) return !1;
	let t = /resource not accessible by/i;
	return "errors" in e && Array.isArray(e.errors) ? e.errors.some((e) => e?.type === "FORBIDDEN" || t.test(String(e?.message))) : K(e) === 403 && t.test(e.message);
}
function K(e) {
	if (e instanceof Error && "status" in e) return "response" in e && e.response !== void 0 && typeof e.status == "number" ? e.status : void 0;
}
function q(e) {
	let t = e instanceof Error ? e.message.split(" - https://")[0] : String(e), n = K(e);
	return n === void 0 ? `${t}` : `${n}: ${t}`;
}
function Ir(e) {
	return G(e) === "refused" ? `the workflow's token may not read the repository (${q(e)}). Give the job the permission contents: read` : `GitHub's API failed (${q(e)})`;
}
function Lr(e, t, n, r) {
	let i = `${e} could not be written: ${Rr(r, t, n)} The job summary has the whole report.`, a = ["refused", "unknown"].includes(G(r)) || K(r) === 410;
	return A("not-told", i, { severity: a ? "notice" : "warning" });
}
function Rr(e, t, n) {
	switch (G(e)) {
		case "limited": return "the rate limit of GitHub is reached.";
		case "unknown": return "the token in the input github-token is not valid. Remove the input from the workflow: then the workflow's own token is used.";
		case "refused": return n?.origin ? `for ${n.origin === "fork" ? "a fork" : "Dependabot"}, GitHub gives a token that can only read.` : `the workflow's token lacks a permission (${q(e)}). Give the job the permission ${t}.`;
		case "invalid": return K(e) === 410 ? "issues are turned off in this repository. Turn them on in its settings, or leave github-token empty." : `GitHub refused it (${q(e)}).`;
		case "bug": return `this is a bug in lokaform. Please report it with these words: ${e instanceof Error ? e.stack : e}`;
		case "failed": return `GitHub's API failed (${q(e)}).`;
	}
}
async function zr(e, t, n, r) {
	try {
		return await r();
	} catch (r) {
		return [Lr(e, t, n, r)];
	}
}
const Br = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
], Vr = {
	request: 45e3,
	all: 18e4
};
async function J(e, t, n) {
	let r = AbortSignal.any([t, AbortSignal.timeout(Vr.all)]), i = new Promise((e, t) => {
		let n = () => t(new Nr("no answer in time"));
		r.aborted ? n() : r.addEventListener("abort", n);
	}), a = Ur(e, r).then((e) => n(Hr(e)));
	return Promise.race([a, i]);
}
function Hr(e) {
	let t, n = async () => e.graphql("query { viewer { login } }").then(({ viewer: e }) => e.login, (e) => {
		if (Fr(e)) return "github-actions[bot]";
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
async function Ur(e, t) {
	let [{ getOctokit: n }, { retry: r }, { throttling: i }] = await Promise.all([
		import("./chunks/actions-github.js"),
		import("./chunks/octokit-plugin-retry.js"),
		import("./chunks/octokit-plugin-throttling.js")
	]), a = (e, t, n, r) => r < 2 && e <= 20, o = n(e, {
		log: {
			debug: () => {},
			info: () => {},
			warn: U,
			error: U
		},
		retry: {
			retries: 2,
			doNotRetry: Br
		},
		throttle: {
			onRateLimit: a,
			onSecondaryRateLimit: a
		}
	}, r, i);
	return o.hook.before("request", ({ request: e }) => {
		e.signal = AbortSignal.any([t, AbortSignal.timeout(Vr.request)]), e.fetch = Wr(e.fetch ?? fetch);
	}), o;
}
function Wr(e) {
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
const Gr = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function Kr(e, { applyFrom: t, githubToken: n, checkouts: r, signal: i }) {
	if (!e) return [A("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.")];
	if (e.event.startsWith("pull_request")) return [A("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.")];
	let a = kr(e);
	if (a === void 0) return [$r(e.ref, void 0)];
	let o = Xr(r, e);
	if (o) return [o];
	let s = await Jr(a, {
		githubToken: n,
		signal: i
	}, async (n) => {
		if (!t.some((e) => jr(a, e))) {
			let t = await Ar(n, e);
			if (a !== t) return $r(e.ref, t);
		}
		return Yr(n, e, a);
	});
	return s ? [s] : Zr(r, e);
}
async function qr(e, t) {
	let n = e && kr(e);
	return !e || n === void 0 ? $r(e?.ref ?? "", void 0) : Jr(n, t, (t) => Yr(t, e, n));
}
async function Jr(e, { githubToken: t, signal: n }, r) {
	if (t === "") return ei(e, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await J(t, n, ({ octokit: e }) => r(e));
	} catch (t) {
		return ei(e, ti(t));
	}
}
async function Yr(e, { owner: t, repo: n, sha: r }, i) {
	let { data: a } = await e.rest.git.getRef({
		owner: t,
		repo: n,
		ref: `heads/${i}`
	}), o = a.object.sha;
	if (o === r) return;
	let s = `This run is for commit ${Qr(r)}, but ${i} is now at ${Qr(o)}. The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on ${i} (workflow_dispatch).`;
	return A("stale-commit", s);
}
function Xr(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit === void 0) return;
	let r = `The checked-out commit is ${Qr(n.commit)}, but this run is for ${Qr(t)}. The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step.`;
	return A("wrong-checkout", r);
}
function Zr(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return [];
	let r = "The commit of the manifests cannot be read from a .git folder";
	if (!Gr.includes(t)) {
		let e = `${r}, and ${t || "this event"} can run on another commit than the head of the branch. Nothing was sent. Install git before actions/checkout runs, or run apply on push.`;
		return [A("wrong-checkout", e)];
	}
	let i = `${r}. They are assumed to be from commit ${Qr(n)}, for which this run was started.`;
	return [A("wrong-checkout", i, { severity: "notice" })];
}
function Qr(e) {
	return e.slice(0, 7);
}
function $r(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return A("wrong-ref", n);
}
function ei(e, t) {
	return A("unknown-head", `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`);
}
function ti(e) {
	let t = G(e);
	return t === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : t === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : t === "refused" ? `the token lacks a permission (${q(e)}). Give the job the permission contents: read` : `GitHub's API failed (${q(e)}). Start this run again later`;
}
// src/report/words/summaryLine.ts
function ni(e) {
	let t = kt(e).filter(({ severity: e }) => e === "error");
	return [
		...ri(e),
		...t.length > 0 ? [Ve(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function ri(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...ii(e)];
	let r = n.flatMap((e) => e.plan ? [e] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return oi(e, t === "apply" ? "applied" : "restored");
	let i = si(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${wt(r) || "no drift"}`, ...i] : [...ai(r), ...i];
}
function ii({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${At(e.projects)}` : "not compared with the target"] : [];
}
function ai(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = Rt(e.map(({ plan: e }) => e));
	return [
		`Translations: ${Ye(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [O(i, "conflict")] : [],
		...n > 0 ? [`${O(n, "change")} pending before`] : [],
		...r > 0 ? [`${k(r)} skipped`] : []
	];
}
function oi(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = Ke(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: a, notAttempted: o, inPart: s, skipped: c } = Vt(n), l = a + o + s + c;
	return [
		`Translations ${t}: ${Ye(i)}`,
		...l > 0 ? [`${O(l, "change")} not completed`] : [],
		...si(n.length - r, t)
	];
}
function si(e, t) {
	return e > 0 ? [`${O(e, "project")} not ${t}`] : [];
}
// src/github/outputs.ts
function ci(e, t, n) {
	let r = Vt(e.projects), i = e.projects.flatMap(({ plan: e }) => e ?? []), a = o(i.flatMap((e) => e.changes)), s = (e) => i.length > 0 ? String(e) : "";
	B("summary", ni(e)), B("has-changes", s(dt(e))), B("to-create", s(a.new)), B("to-update", s(a.changed + a.renamed)), B("to-remove", s(a.removed)), B("conflicts", s(Rt(i).conflicts)), B("created", String(r.created)), B("updated", String(r.updated + r.renamed)), B("destroyed", String(r.archived + r.destroyed)), B("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), B("translations-affected", String(we(e.projects) ?? "")), e.command === "drift" && B("drift", s(rt(e))), B("matrix", JSON.stringify(n)), t.plan !== void 0 && B("plan-file", t.plan), t.report !== void 0 && B("report-file", t.report), t.backups.length > 0 && B("backup-file", t.backups.join("\n"));
}
function li({ comments: e, issues: t }) {
	e.length > 0 && B("comment-url", ui(e)), t.length > 0 && B("issue-url", ui(t));
}
function ui(e) {
	return e.filter((e) => /^https?:\/\/[\w.:/?=&%#+-]+$/.test(e)).join("\n");
}
function di({ title: e, files: t, conflicts: n, body: r }) {
	let i = (e) => t ? String(e) : "";
	B("summary", e), B("has-changes", i((t ?? []).length > 0)), B("conflicts", i(n)), B("pulled-files", (t ?? []).join("\n")), r !== void 0 && B("pull-request-body", r);
}
function fi(e) {
	B("secret", e);
}
async function pi(e) {
	try {
		await yn.addRaw(e).write();
	} catch (e) {
		H([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/report/markdown/appliedSection.ts
const mi = T("lokaform:applied:end");
function hi(e, t, n) {
	let r = u(e), i = D(r) ? "failed" : "done", { id: a, attempt: o } = t.run, s = T(`lokaform:applied:${t.inputs}:${i}:${t.commit}:${a}:${o}`), c = x([...gi(r, t), ..._i(r)]), l = s.length + c.length + mi.length + 4, d = D(r) ? vi(r, n - l) : [];
	return C`${s}\n${x([c, ...d])}\n${mi}`;
}
function gi(e, { url: t, commit: n, now: r, pullRequests: i }) {
	let { projects: a } = e, [o] = a, c = a.length === 1 && o?.name !== void 0 ? C` · ${s(o.name)}` : C``, l = C`at commit ${S(n.slice(0, 7))} on ${b(it(r))}`, u = (e) => t === "" ? e : yt(e, t), d = a.some(({ results: e }) => e), f = d ? C`: ${b(Ot(a))}.` : C` wrote nothing.`, p = `The figures are for ${O(i, "merged pull request")} together.`, m = d && i > 1 ? [b(p)] : [];
	return D(e) ? [
		Ke(e).some(({ outcome: e }) => e.state === "done") ? C`## ❌ Not everything was applied${c}` : C`## ❌ Nothing was applied${c}`,
		C`${u(C`This run`)} ${l}${f}`,
		...m,
		C`Each later run updates this comment, until everything is applied.`
	] : [
		C`## ✅ Applied${c}`,
		C`Applied by ${u(C`this run`)} ${l}${f}`,
		...m
	];
}
function _i(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => D({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? Ot([e]) : "not applied";
		return C`${s(e.name ?? e.id)}: ${b(t)}`;
	}), i = t.length - r.length;
	return [ie(i > 0 ? [...r, b(`… and ${O(i, "more project")}`)] : r)];
}
function vi({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => e.results ?? []), i = [...e, ...t.flatMap((e) => e.problems)], a = yi([...de(r.filter(({ outcome: e }) => e.state !== "done")), ...i.filter(({ severity: e }) => e === "error").map(he)], n);
	return a.length > 0 ? [v(a)] : [];
}
function yi(e, t) {
	let n = [], r = t - 150;
	for (let [t, { rows: i }] of e.entries()) {
		if (r -= i.reduce((e, t) => e + t.length + 1, 0), r < 0) {
			let r = e.slice(t).reduce((e, { count: t = 1 }) => e + t, 0);
			return [...n, `… and ${O(r, "more failure")}; the job summary has them`];
		}
		n.push(...i);
	}
	return n;
}
// src/report/markdown/cutMarkdown.ts
const bi = /^(?: |- )*`{3,}/;
function xi(e, t, n) {
	if (e.length <= t) return e;
	let r = [], i = n.length, a = { folds: 0 };
	for (let n of e.split("\n")) {
		let e = Si(a, n);
		if (i += n.length + 1, i + Ci(e).length > t) break;
		r.push(n), a = e;
	}
	let o = r.join("\n").trimEnd();
	return o === "" ? n : `${o}${Ci(a)}${n}`;
}
function Si({ fence: e, folds: t }, n) {
	if (e !== void 0) return n === e ? { folds: t } : {
		fence: e,
		folds: t
	};
	let r = bi.exec(n)?.[0].replaceAll("-", " ");
	if (r !== void 0) return {
		fence: r,
		folds: t
	};
	let i = (e) => n.split(e).length - 1;
	return { folds: Math.max(0, t + i("<details") - i("</details>")) };
}
function Ci({ fence: e, folds: t }) {
	return `${e === void 0 ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}\n\n`;
}
// src/report/markdown/afterMerge.ts
const wi = /^(?:<!-- lokaform:[\w:]+ -->)+\n*/, Ti = RegExp(`^<!-- lokaform:applied:(\\w+):(done|failed):([0-9a-f]+):(\\d+):(\\d+) -->\n[^]*?\n${mi}(?:\n+|$)`), Ei = C`The plan before the merge:`, Di = 1e3;
function Oi(e) {
	return wi.exec(e)?.[0] ?? "";
}
function ki(e) {
	return e.replaceAll("\r\n", "\n");
}
function Ai(e) {
	return Fi(e).sections.length > 0;
}
function ji(e, t) {
	let n = Fi(e).sections.find(({ inputs: e }) => e === t.inputs);
	if (!n) return !0;
	let { isDone: r, commit: i, id: a, attempt: o } = n, s = i !== t.commit && a > t.run.id;
	return !r && !s && (a !== t.run.id || o !== t.run.attempt);
}
function Mi(e, t, n, r) {
	let { markers: i, sections: a, plan: o } = Fi(e), s = Pe(i.trimEnd()), c = Ni(a, n, r - s.length), l = hi(t, n, r - x([
		s,
		...c,
		Ei
	]).length - Math.min(o.length, Di)), u = x([
		s,
		...c,
		l,
		...o === "" ? [] : [Ei]
	]), d = Pe(xi(o, r - u.length - 2, "The rest of the plan is left out, because the comment is full. Its edit history has the whole plan."));
	return x([u, d]);
}
function Ni(e, t, n) {
	let r = e.filter(({ inputs: e }) => e !== t.inputs).map(({ text: e }) => e), i = r.join("\n\n").length > n / 2, a = Math.floor((n - Di) / (r.length + 1)) - 2;
	return r.map((e) => Pe(i ? Pi(e, a) : e));
}
function Pi(e, t) {
	let [n = "", ...r] = e.split("\n");
	return [
		n,
		xi(r.slice(0, -1).join("\n"), t - n.length - mi.length - 2, "The rest is left out, because the comment is full. The summary of the run has it."),
		mi
	].join("\n");
}
function Fi(e) {
	let t = ki(e), n = Oi(t), r = [], i = t.slice(n.length);
	for (let e = Ti.exec(i); e; e = Ti.exec(i)) {
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
		plan: i.startsWith(Ei) ? i.slice(Ei.length).trimStart() : i
	};
}
// src/report/markdown/comment.ts
const Ii = 65e3;
function Li(e, t) {
	let { now: n, limit: r, linkTo: i } = t, a = pe(e, {
		now: n,
		limit: r - 1536,
		measure: ee,
		lead: Hi(e),
		overflow: "the job summary has more",
		linkTo: i,
		isPullRequest: !0
	}), o = C`<sub>Written on ${b(it(n))}${Bi(t)}${Vi(t)}.</sub>`, s = Xe(e) ? [se("Translations: this pull request changes nothing", x([a, o]))] : [a, o];
	return x([zi(t), ...s]);
}
function Ri(e) {
	let t = S(e.head.slice(0, 7)), n = C`The plan${Bi(e)}${Vi(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return x([zi(e), n]);
}
function zi({ marker: e, runMarker: t, scopeMarker: n }) {
	return [
		e,
		t ?? [],
		n ?? []
	].flat().map(T).reduce((e, t) => C`${e}${t}`);
}
function Bi({ commit: e, checkedOut: t = "" }) {
	if (e === "") return C``;
	let n = t === "" || t === e ? C`` : C` (test merge with its base: ${S(t.slice(0, 7))})`;
	return C` for commit ${S(e.slice(0, 7))}${n}`;
}
function Vi({ run: e }) {
	return e === "" ? C`` : C` by ${yt(C`this run`, e)}`;
}
function Hi(e) {
	let { projects: t, manifests: n } = e, r = t.some(({ plan: e }) => e), i = t.every((e) => We(e).length === 0);
	return Xe(e) || r && i ? Wi : r ? Ui : n.length > 0 ? Gi : () => C`No plan could be made for this pull request:`;
}
function Ui(e) {
	return C`If you merge this pull request, the live Lokalise project changes like this (from ${e}):`;
}
function Wi(e) {
	return C`The live Lokalise project was compared with ${e}.`;
}
function Gi(e) {
	return C`No plan could be made for this pull request (from ${e}):`;
}
// src/report/markdown/scope.ts
const Ki = "lokaform:scope";
function qi({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => Xi(e, t));
	return [
		Ki,
		t.inputs,
		...new Set(n)
	].join(":");
}
function Ji(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${Ki}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes(Xi(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function Yi(e, t) {
	return e.includes(`<!-- ${Ki}:${t.inputs}`);
}
function Xi({ plan: e, id: t }, n) {
	return n.project(e?.project.digest ?? t);
}
// src/github/findOwn.ts
async function Zi(e, t, { login: n }) {
	let r = e.filter(({ body: e }) => e?.startsWith(t));
	if (r.length === 0) return [];
	let i = await n();
	return r.filter(({ user: e }) => e && Qi(e, i));
}
function Qi({ login: e, type: t }, n) {
	return e === n || t === "Bot" && e === `${n}[bot]`;
}
// src/github/shrink.ts
async function Y({ render: e, limit: t }, n) {
	try {
		await n(e(t));
	} catch (r) {
		if (K(r) !== 422) throw r;
		await n(e(t / 2));
	}
}
async function $i(e, t, n, r, i) {
	let { owner: a, repo: o } = t, { octokit: s } = e, c = {
		owner: a,
		repo: o,
		issue_number: n,
		per_page: 100
	}, l = await s.paginate(s.rest.issues.listComments, c), u = 0;
	for (let { id: n, body: a = "" } of await Zi(l, i.prefix, e)) {
		let o = Ji(r, i.scope, Oi(a));
		o && await ea(e, t, [n, a], o, i) && (u += 1);
	}
	return u;
}
async function ea({ octokit: e }, { owner: t, repo: n, run: r, sha: i }, [a, o], s, { scope: c, url: l, now: u, pullRequests: d }) {
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
	}, h = !Yi(Oi(o), c), g = async () => (await f.getComment(p)).data.body ?? "", _ = h ? await g() : o, v = 0;
	for (; v < 3 && ji(_, m) && (await Y({
		render: (e) => Mi(_, s, m, e),
		limit: Ii
	}, async (e) => {
		await f.updateComment({
			...p,
			body: e
		});
	}), v += 1, h);) _ = await g();
	return v > 0;
}
async function ta(e, t, n) {
	let { last: r, knowsRuns: i } = await na(e, t, n), { shas: a, total: o, since: s } = await ia(e, t, r ?? t.before);
	return {
		numbers: a.size > 0 ? await aa(e, t, n, a, s) : [],
		commits: o,
		knowsRuns: i
	};
}
async function na({ rest: e }, { owner: t, repo: n, workflow: r, event: i }, a) {
	let o = r.split("/").at(-1) ?? "";
	if (!/\.ya?ml$/.test(o)) return { knowsRuns: !0 };
	try {
		for (let r of ra(i)) {
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
		if (K(e) === 404) return { knowsRuns: !0 };
		if (G(e) === "refused") return { knowsRuns: !1 };
		throw e;
	}
}
function ra(e) {
	return e === "workflow_dispatch" ? ["push", e] : [e];
}
async function ia({ rest: e }, { owner: t, repo: n, sha: r }, i) {
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
		if (K(e) === 404) return a;
		throw e;
	}
}
async function aa({ rest: e }, { owner: t, repo: n }, r, i, a) {
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
const oa = [
	"stale-commit",
	"wrong-ref",
	"wrong-checkout",
	"pull-request"
];
async function sa(e, { githubToken: t, signal: n, prefix: r, scope: i, now: a }, o) {
	let s = kr(o), c = kt(e).some(({ code: e, severity: t }) => t === "error" && oa.includes(e));
	return s === void 0 || o.sha === "" || c ? [] : zr("The comments on merged pull requests", "contents: read and pull-requests: write", void 0, () => J(t, n, async (t) => {
		let n = await ta(t.octokit, o, s);
		return await ca(t, o, n, e, {
			prefix: r,
			scope: i,
			url: o.runUrl,
			now: a,
			pullRequests: n.numbers.length
		}) > 0 ? la(n) : [];
	}));
}
async function ca(e, t, { numbers: n }, r, i) {
	let a = 0, o = [];
	for (let s of n.slice(0, 100)) try {
		a += await $i(e, t, s, r, i);
	} catch (e) {
		if (!["failed", "invalid"].includes(G(e))) throw e;
		o.push(e);
	}
	if (o.length > 0) throw o[0];
	return a;
}
function la({ numbers: e, commits: t, knowsRuns: n }) {
	let r = [];
	return n || r.push("Only the comments on pull requests of this push were updated (in a run that was started by hand: of the newest commit), because the workflow's token cannot read earlier runs. Give the job the permission actions: read."), t > 500 && r.push(`There are ${O(t, "commit")} since the last successful run. Only the newest 500 were searched for merged pull requests, so the comments on older ones were not updated.`), e.length > 100 && r.push(`${O(e.length, "pull request")} were merged since the last successful run. Only the comments on the newest 100 were updated.`), r.map((e) => A("not-told", e, { severity: "notice" }));
}
function ua(e) {
	return w(e.stopped?.message ?? gt(e), 250);
}
function da(e, { now: t, limit: n }) {
	return pe(e, {
		now: t,
		limit: n,
		measure: ee,
		overflow: "the job summary has more"
	});
}
function fa(e, t = 1e3) {
	let n = Wn(e, 16e3), [r] = n.slice(t - 1);
	if (n.length <= t || !r) return n;
	let i = n.length - t + 1, a = {
		severity: r.severity,
		title: `and ${k(i)} more`,
		message: `${O(i, "more annotation")} are not shown here. The job summary and the report list them all.`
	};
	return [...n.slice(0, t - 1), a];
}
// src/github/createOnce.ts
const pa = { request: { retries: 0 } };
async function ma(e, t, n) {
	for (let r = 1;; r += 1) try {
		await e();
		return;
	} catch (e) {
		if (G(e) !== "failed" || r > n) throw e;
		if (await tn(r ** 2 * 1e3), await t()) return;
	}
}
// src/github/checkRun.ts
const ha = {
	error: "failure",
	warning: "warning",
	notice: "notice"
}, ga = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
async function _a(e, t, n) {
	let r = n.annotations.map(Sa), i = r.slice(0, 50), a;
	await Y(n, async (r) => {
		a = {
			id: await ba(e, t, n, {
				summary: r,
				annotations: i
			}),
			summary: r
		};
	}), a && await xa(e, t, a, n.title, r);
}
async function va({ octokit: e }, t, n, r) {
	return (await ya(e, t, n)).some(({ external_id: e }) => e?.startsWith(`${r}:`));
}
async function ya(e, { owner: t, repo: n }, { name: r, commit: i }) {
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
async function ba({ octokit: e }, t, { name: n, id: r, commit: i, title: a, isSuccess: o }, s) {
	let { owner: c, repo: l, runUrl: u } = t, { checks: d } = e.rest, f = 0;
	return await ma(async () => {
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
				title: V(a),
				...s
			},
			...pa
		});
		f = e.id;
	}, async () => {
		let a = (await ya(e, t, {
			name: n,
			commit: i
		})).find((e) => e.external_id === r);
		return f = a?.id ?? 0, a !== void 0;
	}, 2), f;
}
async function xa({ octokit: e }, { owner: t, repo: n }, { id: r, summary: i }, a, o) {
	let { checks: s } = e.rest, c = {
		owner: t,
		repo: n,
		check_run_id: r
	};
	for (let e = 50; e < o.length; e += 50) {
		let t = o.slice(e, e + 50);
		await ma(() => s.update({
			...c,
			output: {
				title: V(a),
				summary: i,
				annotations: t
			},
			...pa
		}), async () => (await s.get(c)).data.output.annotations_count > e, 2);
	}
}
function Sa({ severity: e, title: t, message: n, place: r }) {
	return {
		...ga,
		...r && {
			path: r.file,
			start_line: r.line,
			end_line: r.endLine
		},
		...r && r.line === r.endLine && {
			start_column: r.col,
			end_column: r.endCol
		},
		annotation_level: ha[e],
		title: V(t),
		message: V(n) || t
	};
}
// src/github/pullRequestHead.ts
async function Ca(e, t, n, r) {
	for (let { root: i, commit: a } of r) {
		let r = a ?? t.sha;
		if (r !== n.head && !await wa(e, t, n, r, i === void 0 ? void 0 : await mr(i, r))) return r;
	}
}
async function wa(e, { owner: t, repo: n, ref: r, sha: i }, { number: a, head: o }, s, c) {
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
		if (K(e) === 404) return !1;
		throw e;
	}
}
// src/github/publishCheckRun.ts
async function Ta(e, t, n) {
	let { githubToken: r, signal: i, isSuccess: a, now: o, check: s, checkouts: c, workspace: l } = t, { pullRequest: u, run: d, sha: f } = n, p = u?.head ?? f;
	if (p === "" || u?.origin) return [];
	let m = !Un(e);
	if (!m && d.attempt <= 1) return [];
	let h = await Promise.all(c.map((e) => ur(l, e))), g = {
		name: s.name,
		id: `${s.id}:${d.id}:${d.attempt}`,
		commit: p,
		title: ua(e),
		annotations: fa(e).map((e) => Ea(e, l, h)),
		isSuccess: a,
		render: (t) => da(e, {
			now: o,
			limit: t
		}),
		limit: 65e3
	};
	return zr("The check run", "checks: write", u, async () => {
		try {
			await J(r, i, async (e) => {
				if (!m && !await va(e, n, g, s.id)) return;
				let t = await Da(e.octokit, n, c);
				t === void 0 ? await _a(e, n, g) : U(`No check run was written: the manifests are from commit ${t}.`);
			});
		} catch (e) {
			if (!["refused", "unknown"].includes(G(e))) throw e;
			U(`No check run was written: ${q(e)}.`);
		}
		return [];
	});
}
function Ea({ place: e, ...t }, n, r) {
	if (!e) return t;
	let i = j(n, e.file), [a] = r.filter((e) => lt(i, e)).map((e) => M(e, i)).sort((e, t) => e.length - t.length);
	return a ? {
		...t,
		place: {
			...e,
			file: a.split(Gt).join("/")
		}
	} : t;
}
async function Da(e, t, n) {
	let { pullRequest: r, sha: i } = t;
	return r ? Ca(e, t, r, n) : n.find(({ commit: e }) => e !== void 0 && e !== i)?.commit;
}
// src/github/comment.ts
async function Oa(e, t, { number: n, head: r }, i) {
	let { owner: a, repo: o, run: s } = t, { issues: c, pulls: l } = e.octokit.rest, u = async () => {
		let t = {
			owner: a,
			repo: o,
			issue_number: n,
			per_page: 100
		};
		return Zi(await e.octokit.paginate(c.listComments, t), i.marker, e);
	}, d = async (e) => {
		for (let { id: t } of e) await c.deleteComment({
			owner: a,
			repo: o,
			comment_id: t
		}).catch((e) => {
			if (K(e) !== 404) throw e;
		});
	}, f = async () => {
		let { data: e } = await l.get({
			owner: a,
			repo: o,
			pull_number: n
		});
		return e.head.sha;
	}, { newest: p, others: m } = ka(await u());
	if (!p && !i.hasFindings) return { is: "kept" };
	if (p && (ja(X(p), s) || Ai(p.body ?? ""))) return { is: "superseded" };
	let h = await f();
	if (h !== r) return {
		is: "outdated",
		head: h
	};
	let g;
	if (await Y(i, async (t) => {
		if (p) {
			if (Ma(p.body) === Ma(t)) return;
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
				...pa
			});
			e.noteLogin(r.user?.login);
		}, i = (e) => !ja(s, X(e)) && !ja(X(e), s);
		await ma(r, async () => (await u()).some(i), 2);
		let l = ka(await u());
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
	if (!p) await d(ja(X(g), s) ? [] : [g]);
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
function ka(e) {
	let [t, ...n] = e;
	if (!t) return {
		newest: void 0,
		others: []
	};
	let r = n.reduce((e, t) => ja(X(e), X(t)) ? e : t, t);
	return {
		newest: r,
		others: e.filter((e) => e !== r)
	};
}
function Aa({ id: e, attempt: t }) {
	return `lokaform:run:${e}:${t}`;
}
function X({ body: e = "" }) {
	let [, t = 0, n = 0] = /<!-- lokaform:run:(\d+):(\d+) -->/.exec(e) ?? [];
	return {
		id: Number(t),
		attempt: Number(n)
	};
}
function ja(e, t) {
	return e.id > t.id || e.id === t.id && e.attempt > t.attempt;
}
function Ma(e = "") {
	return e.replace(/^(<sub>Written on )`[^`]*`/m, "$1");
}
// src/github/publishComment.ts
async function Na(e, t, n) {
	let { pullRequest: r, event: i, runUrl: a, sha: o } = n, s = [];
	if (!r) return {
		problems: i.startsWith("pull_request") ? [Ia(i)] : [],
		comments: s
	};
	let { marker: c, now: l, githubToken: u, signal: d, checkouts: f, workspace: p } = t, m = {
		commit: r.head,
		checkedOut: f[0]?.commit ?? o
	}, h = {
		marker: c,
		runMarker: Aa(n.run),
		scopeMarker: qi(e, t.scope)
	}, g = await Dr(n, f, p), _ = {
		now: l,
		...h,
		...m,
		run: a,
		linkTo: g
	}, v = {
		marker: T(c),
		hasFindings: Lt(e),
		render: (t) => Li(e, {
			..._,
			limit: t
		}),
		outdated: (e) => Ri({
			..._,
			head: e
		}),
		limit: Ii
	};
	return {
		problems: await zr(`The comment on pull request ${r.number}`, "pull-requests: write", r, async () => J(u, d, async (e) => {
			let t = await Ca(e.octokit, n, r, f);
			if (t !== void 0) return [Fa(r, t)];
			let i = await Oa(e, n, r, v);
			return i.is === "kept" && i.url !== void 0 && s.push(i.url), Pa(r, i);
		})),
		comments: s
	};
}
function Pa({ number: e, head: t }, n) {
	if (n.is === "kept") return [];
	let r = n.is === "superseded" ? `The comment on pull request ${e} was written by a later run, so this run did not replace it. The job summary has this plan.` : `This run is for commit ${t.slice(0, 7)}, but pull request ${e} is now at ${n.head.slice(0, 7)}. The run for that commit writes the comment. The job summary has this plan.`;
	return [A("not-told", r, { severity: "notice" })];
}
function Fa({ number: e, head: t }, n) {
	let r = `No comment was written. The plan is for commit ${n.slice(0, 7)}. This is not the newest commit of pull request ${e} (${t.slice(0, 7)}), and not the merge commit that GitHub makes for it. To get a comment, use the event pull_request, and do not set ref and repository for actions/checkout. The job summary has this plan.`;
	return A("not-told", r, { severity: "notice" });
}
function Ia(e) {
	let t = `No comment was written: the event file (GITHUB_EVENT_PATH) does not name the pull request of this ${e} event. The job summary has the whole report.`;
	return A("not-told", t, { severity: "notice" });
}
function La(e) {
	return `Lokaform: drift in ${w(Ba(e), 80)}`;
}
function Ra(e, t, n) {
	let r = {
		...e,
		projects: [t],
		problems: [],
		manifests: t.manifests
	}, i = pe(r, {
		now: 0,
		limit: n.limit - 2560,
		measure: ee,
		maxUnmanaged: 5,
		lead: (e) => C`The live Lokalise project is different from ${e}:`,
		overflow: "the job summary of the workflow has more"
	}), a = t.plan?.kept.some(({ reason: e }) => e === "archived") ?? !1 ? [Ga] : [];
	return x([
		T(n.marker),
		i,
		Ua,
		Wa(n),
		...a,
		Ka(n)
	]);
}
function za(e, t) {
	return x([
		T(t.marker),
		C`✅ **The project ${s(Ba(e))} matches its manifests again.**`,
		Ka(t)
	]);
}
function Ba({ plan: e, name: t, id: n }) {
	return e?.project.name ?? t ?? n;
}
function Va(e, t) {
	return x([T(t.marker), C`This is a duplicate of issue #${e}: two runs opened an issue at the same time.`]);
}
function Ha(e) {
	return e.plan ? rt({ projects: [e] }) || e.plan.kept.some(f) ? "drift" : e.plan.skipped.length > 0 || Re(e.problems) ? "unknown" : "none" : "unknown";
}
const Ua = se("How to read this", v([
	"+ declared, but missing in the project: apply creates it",
	"~ differs: the live value, and the declared value",
	"» still has its former name: apply renames it",
	"- in the project, but not declared: apply archives or destroys it",
	"! a live value or key that is kept, or a note"
]));
function Wa({ pullUrl: e }) {
	let t = e === void 0 ? C`${S("lokaform pull")} writes texts that other people edited into them.` : C`To get texts that other people edited, start ${yt(C`the workflow that pulls`, e)}: it opens the pull request.`;
	return C`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. If backup-dir is set, the run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${t}

Texts to pull are live texts that another person edited, and that no manifest has: apply keeps them. A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}
const Ga = C`An archived key that is declared stays drift until its entry declares is_archived: true or false.`;
function Ka({ workflowUrl: e }) {
	let t = e === "" ? C`its workflow` : yt(C`its workflow`, e);
	return C`<sub>This issue is opened, updated and closed by ${t}.</sub>`;
}
// src/github/issue.ts
const qa = "lokaform-drift", Ja = {
	labelled: {
		labels: qa,
		state: "all"
	},
	open: { state: "open" },
	every: { state: "all" }
};
var Ya = class {
	lists = new Map();
	github;
	context;
	constructor(e, t) {
		this.github = e, this.context = t;
	}
	list(e) {
		let t = this.lists.get(e) ?? Xa(this.github, this.context, e);
		return this.lists.set(e, t), t;
	}
};
async function Xa({ octokit: e }, { owner: t, repo: n }, r) {
	let i = {
		sort: "created",
		direction: "asc",
		per_page: 100
	};
	return e.paginate(e.rest.issues.listForRepo, {
		owner: t,
		repo: n,
		...Ja[r],
		...i
	});
}
async function Za(e, t, n, r) {
	let i = async (t) => Zi(await n.list(t), r.marker, e);
	if (!r.hasDrift) return await no(e, t, await i("open"), r), { is: "kept" };
	let a = await i("labelled"), o = a.length > 0 ? a : await i("every"), s = o.filter(Qa), c = s.at(-1) ?? o.at(-1);
	return c ? c.state === "closed" && c.state_reason === "not_planned" ? {
		is: "declined",
		number: c.number
	} : (await eo(e, t, c, r), await to(e, t, s.slice(0, -1), c.number, r), {
		is: "kept",
		url: c.html_url
	}) : $a(e, t, r);
}
function Qa({ state: e }) {
	return e === "open";
}
async function $a(e, t, n) {
	let { owner: r, repo: i } = t, { title: a, marker: o } = n, s = async () => (await Zi(await Xa(e, t, "labelled"), o, e)).filter(Qa);
	await Y(n, async (t) => {
		await ma(async () => {
			let n = [qa], { data: o } = await e.octokit.rest.issues.create({
				owner: r,
				repo: i,
				title: a,
				body: t,
				labels: n,
				...pa
			});
			e.noteLogin(o.user?.login);
		}, async () => (await s()).length > 0, 2);
	});
	let c = await s(), l = c.at(-1);
	return l ? (await to(e, t, c.slice(0, -1), l.number, n), {
		is: "kept",
		url: l.html_url
	}) : { is: "kept" };
}
async function eo(e, t, n, r) {
	let { owner: i, repo: a } = t, { issues: o } = e.octokit.rest, { title: s } = r, c = {
		owner: i,
		repo: a,
		issue_number: n.number
	};
	await Y(r, async (e) => {
		Qa(n) ? (n.body !== e || n.title !== s) && await o.update({
			...c,
			title: s,
			body: e
		}) : await o.update({
			...c,
			title: s,
			body: e,
			state: "open"
		});
	}), n.labels.some((e) => (typeof e == "string" ? e : e.name) === qa) || await o.addLabels({
		...c,
		labels: [qa]
	});
}
async function to(e, t, n, r, i) {
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
async function no(e, { owner: t, repo: n }, r, i) {
	let { title: a } = i;
	for (let { number: o } of r) await Y(i, async (r) => {
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
const ro = ".github/workflows", io = /^[\w.-]+\.ya?ml$/, ao = /^[^#\n]*\bcommand:\s*["']?pull["']?\s*(?:[,}#]|$)/m;
async function oo({ home: e }, t) {
	let n = await $t(j(t, ro)).catch(() => []);
	for (let r of n.filter((e) => io.test(e)).sort()) {
		let n = await F(j(t, ro, r), "utf8").catch(() => "");
		if (ao.test(n)) return `${e}/actions/workflows/${r}`;
	}
}
// src/github/publishIssues.ts
async function so(e, t, n) {
	let r = [], i = e.projects.filter((e) => Ha(e) !== "unknown");
	if (i.length === 0) return {
		problems: [],
		issues: []
	};
	let a = (e, t) => zr(e, "issues: write", n.pullRequest, t), o = async (o) => {
		let s = await Ar(o.octokit, n);
		if (kr(n) !== s) return [uo(n, s)];
		let c = new Ya(o, n), l = i.map(Ha);
		l.includes("drift") && await c.list("labelled"), l.some((e) => e !== "drift") && await c.list("open");
		let u = await oo(n, t.root), d = [];
		for (let s of i) {
			let i = co(e, s, t, {
				...n,
				pullUrl: u
			}), l = await a(`The issue on the drift of ${s.name ?? s.id}`, async () => {
				let e = await Za(o, n, c, i);
				return e.is === "kept" && e.url !== void 0 && r.push(e.url), e.is === "declined" ? [lo(e.number)] : [];
			});
			d.push(...l);
		}
		return d;
	};
	return {
		problems: await a("The issue on drift", () => J(t.githubToken, t.signal, o)),
		issues: r
	};
}
function co(e, t, { marker: n }, { workflowUrl: r, pullUrl: i }) {
	let a = n(t.plan?.project.digest ?? t.id), o = Ha(t) === "drift", s = {
		marker: a,
		workflowUrl: r,
		pullUrl: i
	};
	return {
		marker: T(a),
		title: La(t),
		hasDrift: o,
		render: (n) => o ? Ra(e, t, {
			...s,
			limit: n
		}) : za(t, {
			...s,
			limit: n
		}),
		duplicate: (e) => Va(e, s),
		limit: 65e3
	};
}
function lo(e) {
	let t = `Issue ${e} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
	return A("not-told", t, { severity: "notice" });
}
function uo({ ref: e }, t) {
	let n = `This run does not update the issue on drift: the run is for ${e || "no ref"}, and the issue is about ${t}. The job summary has the whole report.`;
	return A("not-told", n, { severity: "notice" });
}
// src/github/publish.ts
const Z = {
	problems: [],
	comments: [],
	issues: []
};
async function fo(e, t) {
	let { context: n, githubToken: r, markers: i } = t;
	if (!n || r === "" || e.stopped) return Z;
	let a = t.writesResult ? await po(e, t, n) : Z;
	if (!t.writesCheckRun) return a;
	let o = await Ta({
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
async function po(e, t, n) {
	let { githubToken: r, markers: i, signal: a } = t;
	if (e.command === "plan") {
		let r = await Na(e, {
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
		let { commentPrefix: r, scope: a } = i, o = await sa(e, {
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
		let [{ root: o = t.workspace } = {}] = t.checkouts, s = await so(e, {
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
function mo(e, t, n) {
	return go(e, n, async (n, r) => await vo(n, e, t, r) ?? Q("the checked-out commit is neither the head of the pull request nor a merge of it"));
}
function ho(e, t) {
	return go(e, t, async (t) => {
		let n = kr(e), { last: r } = n === void 0 ? {} : await na(t, e, n);
		return r ?? e.before ?? Q("no run has applied manifests before");
	});
}
async function go(e, { githubToken: t, checkouts: n, workspace: r, signal: i }, a) {
	let [o, ...s] = n;
	if (!o || s.length > 0) return Q("the settings and the manifests are not all in one checkout");
	if (t === "") return Q("the input github-token is empty");
	let { commit: c = e.sha } = o;
	try {
		let n = await ur(r, o);
		return await J(t, i, async ({ octokit: t }) => {
			let r = await a(t, {
				root: n,
				planned: c
			});
			if (typeof r != "string") return r;
			let i = await bo(t, e, r);
			return i ? {
				is: "found",
				commit: r,
				files: new xe(n, i, (r) => xo(t, e, n, r))
			} : Q("the repository has too many files for GitHub to list them");
		});
	} catch (e) {
		return Q(Ir(e));
	}
}
function Q(e) {
	return {
		is: "missing",
		why: e
	};
}
function _o({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${Ir(t)}`;
}
async function vo(e, t, { head: n, base: r }, { root: i, planned: a }) {
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
	let c = await mr(i, a) ?? await yo(e, t, a);
	return c[1] === n ? c[0] : void 0;
}
async function yo(e, { owner: t, repo: n }, r) {
	let { data: i } = await e.rest.git.getCommit({
		owner: t,
		repo: n,
		commit_sha: r
	});
	return i.parents.map(({ sha: e }) => e);
}
async function bo(e, { owner: t, repo: n }, r) {
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
async function xo(e, { owner: t, repo: n }, r, { path: i, kind: a, id: o }) {
	let s = await So(j(r, i), a, o);
	if (s) return s;
	let { data: c } = await e.rest.git.getBlob({
		owner: t,
		repo: n,
		file_sha: o
	});
	return Buffer.from(c.content, "base64");
}
async function So(e, t, n) {
	try {
		if (t === "file" && !(await Qt(e)).isFile()) return;
		let r = t === "file" ? await F(e) : await en(e, "buffer");
		if (Co(r, n)) return r;
		let i = r.includes("\r\n") ? wo(r) : r;
		return Co(i, n) ? i : void 0;
	} catch {
		return;
	}
}
function Co(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return nn(n).update(`blob ${e.length}\0`).update(e).digest("hex") === t;
}
function wo(e) {
	return e.filter((t, n) => t !== 13 || e[n + 1] !== 10);
}
// src/report/text/manifestText.ts
function To(e, { paint: t, now: n, quiet: r = !1 }) {
	if (!e) return [];
	if (e.is === "not compared") return [`${ut}: ${w(e.why, 400)}.`].map(y);
	let { commit: i, projects: a } = e, o = a.flatMap((e) => [
		...a.length > 1 ? [t("strong", oe(e.name ?? ""))] : [],
		...e.settings.map((e) => `  ${t(e.widens ? "note" : "dim", vt(e))}`),
		...Pt(qe(e, {
			now: n,
			texts: e.hide_texts !== !0
		}), t)
	]), { start: s, end: c } = Ge, l = [
		t("strong", `${s} (${oe(i)}). ${c}`),
		...o,
		t("strong", `Difference: ${At(a)}.`)
	].map(y);
	return r ? l.slice(-1) : l;
}
// src/github/limitedRequests.ts
var Eo = class extends Error {
	name = "HistoryLimit";
}, Do = class {
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
		if (t.truncated) throw new Eo("The repository has too many files for GitHub to list them.");
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
}, Oo = class {
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
			this.#r = ko(this.#e, n);
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
		let n = [...new Set(t.map(({ path: e }) => e))], r = Ao(n), i = this.#i;
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
function ko(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parent ?? "")) n.push(r);
	return n;
}
function Ao(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var jo = class {
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
		if (a === "") return No("The input github-token is empty.");
		let c = new Map();
		for (let e of t) {
			let t = N(r, e);
			c.set(await I(t).catch(() => t), e);
		}
		let [l, ...u] = await cr([...c.keys()].map((e) => Wt(e)), r);
		if (!l || u.length > 0) return No("The manifests are not all in one checkout.");
		let d = await I(r), { root: f = d, commit: p = i.sha } = l, m = new Map([...c].map(([e, t]) => [M(f, e).split(Gt).join("/"), t])), h = (e) => m.get(e) ?? M(d, j(f, e)).split(Gt).join("/"), g = n && ((e) => n(h(e)));
		try {
			return await J(a, o, async ({ octokit: t }) => {
				let n = new Do(t, i, () => {
					if (this.#i += 1, this.#i > s) throw new Eo(Mo(s));
				}), r = this.#t.get(p) ?? new Oo(p);
				this.#t.set(p, r);
				let a = await r.readFrom(n, e), o = (await Fo(r, n, [...m.keys()], g)).filter(({ until: t }) => t >= e);
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
			return No(Po(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t.flatMap(({ content: e }) => e ?? []))].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = ge(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(Po(e));
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
function Mo(e) {
	return `More than ${e} requests to GitHub are needed to read the earlier versions of the manifests.`;
}
function No(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function Po(e) {
	if (e instanceof Eo) return e.message;
	if (G(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${Ir(e)}.`;
}
async function Fo(e, t, n, r) {
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
function Io(e, t, { github: n, githubToken: r, signal: i, now: a }) {
	let o = new Ft({
		folders: e,
		environment: t,
		now: a,
		signal: i
	}), s = e.displayRoot, c = n && new jo({
		context: n,
		githubToken: r,
		workspace: s,
		signal: i
	});
	return { async versions(...e) {
		let t = await o.versions(...e);
		return !c || t.is === "read" || i.aborted ? t : Lo(t, await c.versions(...e));
	} };
}
function Lo(e, t) {
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
const Ro = "lokaform:plan";
function zo(e, t, n, r) {
	let i = (e) => e.map((e) => t[E(e)] ?? []), a = [st(r.working, r), ...i([Me, ...mt])], o = i([...Ct.filter(Ne), ue]), s = n.summarizes ? i([Ue]) : [], c = [...i([Fe, ve]), n.projects.flatMap(({ chosen: e }) => e ?? [])], [l = []] = i([Fe]), u = [l].flat().map((e) => w(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Ro}:`,
		comment: `${Ro}:${Bo([
			e?.workflow,
			a,
			o,
			c,
			...s
		])}`,
		scope: {
			inputs: Bo([a, c]).slice(0, 8),
			project: (e) => Bo([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${u.length > 0 ? `: ${Ie(u.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Bo([
				e?.workflow,
				a,
				o,
				c
			])}`
		},
		issue: (e) => `lokaform:drift:${Bo([
			a,
			o,
			e
		])}`
	};
}
function Bo(e) {
	return nn("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
// src/workflow/missingSecrets.ts
function Vo({ command: e, projects: t }, n) {
	if (t.some(({ token: e }) => e !== void 0) || e === "apply" || !n?.origin) return;
	let r = `${n.origin === "fork" ? "This pull request comes from a fork, and GitHub gives it no secrets" : "This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them"}: the manifests were checked, and not compared with the project.`;
	return A("no-secrets", r, { severity: "notice" });
}
function Ho({ manifests: e }) {
	return `Translations from Lokalise: ${O(e.length, "new manifest")}`;
}
function Uo(e) {
	let { manifests: t } = e, n = t.slice(0, 200).map(({ kind: e, path: t, entries: n }) => {
		let r = b(ye(n, Ae.find(({ plural: t }) => t === e)?.name ?? e));
		return C`${S(w(t, 200))}: ${r}`;
	}), r = t.length - n.length;
	return x([
		C`## ${b(Ho(e))}`,
		ie(n),
		...r > 0 ? [b(`… and ${O(r, "more manifest")}.`)] : [],
		C`**What happens next:** The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`
	]);
}
// src/report/markdown/pullBody.ts
const Wo = C`**What happens next:** Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input take. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function Go(e, t) {
	let n = new Ht(t.limit, t.measure), r = e.map((e) => ({
		project: e,
		groups: Jo(e)
	})), i = e.length > 1, a = x([
		C`## Translations from Lokalise: ${b(Qe(e))}`,
		C`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${b("-")} is the text that the manifest had, and the line with ${b("+")} replaces it.`,
		Ko(e.flatMap(({ files: e }) => e))
	]), o = ot(t.problems ?? []);
	n.takeText(x([a, Wo])), o.section.count > 0 && n.take(400), n.showRest([o.section], n.remaining / 2);
	let c = r.filter(({ groups: e }) => n.take(400 * (e.length + 1))), l = c.flatMap(({ groups: e }) => e.map(({ section: e }) => e));
	n.showLosses(l, 1);
	for (let e of l) n.showRest([e]);
	let u = r.length - c.length;
	return x([
		a,
		...be(o, 3, t.overflow),
		...c.flatMap(({ project: e, groups: n }) => [...i ? [C`### ${s(e.name)}`] : [], ...n.flatMap((e) => be(e, i ? 4 : 3, t.overflow))]),
		...u > 0 ? [b(`… and ${k(u)} more projects; ${t.overflow}.`)] : [],
		Wo
	]);
}
function Ko(e) {
	let t = [...new Set(e)], [n, ...r] = t.slice(0, 20).map((e) => S(w(e, 200)));
	if (!n) return C``;
	let i = t.length - 20, a = i > 0 ? C` and ${b(O(i, "more file"))}` : C``;
	return C`${b(t.length === 1 ? "File:" : "Files:")} ${r.reduce((e, t) => C`${e}, ${t}`, n)}${a}.`;
}
function qo(e, { limit: t, measure: n, overflow: r }) {
	let i = ot(e);
	return new Ht(t / 2, n).showRest([i.section]), x(be(i, 3, r));
}
function Jo({ comparison: e, kept: t, hide_texts: n }) {
	let r = {
		texts: n !== !0,
		languages: []
	}, { changes: i, released: a } = e, o = a.map((e) => le(Ze(e, r.texts))), s = t.filter(({ conflict: e }) => e), c = t.filter(({ conflict: e }) => !e);
	return [
		Xo("in conflict: the manifest keeps its text", s, r.texts),
		{
			...Yo(`${k(o.length)} no longer declared`),
			layout: "diff",
			section: new l(o)
		},
		...ct(i, r),
		Xo("different, and kept", c, r.texts),
		ce(i, r)
	];
}
function Yo(e) {
	return {
		title: e,
		noun: "entry",
		fold: "many"
	};
}
function Xo(e, t, n) {
	let r = t.map((e) => Zo(e, n));
	return {
		...Yo(`${k(t.length)} ${e}`),
		layout: "diff",
		section: new l(r)
	};
}
function Zo(e, t) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = et(n, e), [d, f] = Nt(ze(n, r, i), ze(n, r, a)), p = o?.by === void 0 ? "" : ` by ${w(o.by, 60)}`, m = o ? `, edited${p} on ${it(o.at)}` : "", h = l ? "!" : " ", g = t ? [`${u} ${d}`, `in Lokalise: ${f}${m}`] : [`${u}${m}`];
	return {
		rows: [`${h} ${ne(e)}  ${De(e)}`, ...[
			...g,
			s,
			...t && c !== void 0 ? [c] : []
		].map((e) => `${h}     ${Ie(e, 1e3)}`)],
		...l && { isLoss: !0 }
	};
}
async function Qo(e, t) {
	let { first: n, later: r } = e, i = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], a = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, o = $o(e), s = i && i.length > 0 ? await es(o.body, t) : void 0, c = s?.is === "written" ? s.path : void 0;
	return di({
		title: o.title,
		files: i,
		conflicts: a,
		body: c
	}), await pi(C`${o.summary}\n`), s?.is === "not written" ? [s.problem] : [];
}
function $o({ first: e, later: t, problems: n }) {
	let r = {
		limit: g - 1,
		measure: Oe,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: C``,
		summary: qo(n, r)
	};
	if (e) {
		let t = Uo(e);
		return {
			title: Ho(e),
			body: t,
			summary: x([t, qo(n, r)])
		};
	}
	let i = Go(t ?? [], {
		limit: 65e3,
		measure: ee,
		overflow: "the diff has them all"
	});
	return {
		title: tt(t ?? []),
		body: i,
		summary: Go(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function es(e, t) {
	let n = j(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await me(r, e, t), {
			is: "written",
			path: n
		};
	} catch (e) {
		let t = e instanceof Error ? e.message : String(e);
		return {
			is: "not written",
			problem: m(r, `cannot be written: ${t}`)
		};
	}
}
// src/workflow/workflow.ts
const $ = (e, t) => t, ts = () => Date.now() / 1e3;
async function ns(e) {
	let { sources: t, githubToken: n, problems: r } = e, { folders: i } = t, a = await Cr(t.environment), o = {
		...e,
		github: a
	};
	return {
		sources: t,
		problems: r,
		hide: $n,
		print: (e) => H([e]),
		paint: $,
		showProblems: (e) => {
			H(It(e, $)), rr(e);
		},
		confirm: async () => !0,
		missingSecrets: (e) => Vo(e, a?.pullRequest),
		context: (e, t, n) => ls(e, t, n, o),
		publish: async (e, t, r, s) => {
			let c = zo(a, t, r, i), l = await cs(r, e.manifests, o), u = await fo(e, {
				writesResult: r.publish,
				writesCheckRun: !r.summarizes,
				context: a,
				githubToken: n,
				markers: c,
				isSuccess: _t(e, rs(r)) === 0,
				workspace: i.displayRoot,
				checkouts: l,
				now: ts(),
				signal: s
			});
			return li(u), u.problems.map((e) => ({
				...e,
				message: V(e.message)
			}));
		},
		close: (e, t, n, r) => is(e, t, {
			files: n,
			annotated: r
		}, o),
		exitsWithFindings: rs,
		ask: void 0,
		reportPull: (e) => Qo(e, i),
		setSecret: fi
	};
}
function rs({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function is(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, o = t.summarizes ? [] : ds(e, a.displayRoot);
	H([
		...To(e.manifest_comparison, {
			paint: $,
			now: ts(),
			quiet: t.quiet
		}),
		...Se(u(e), $),
		...Te(e, $)
	]), tr(r ? {
		...e,
		problems: r,
		projects: []
	} : e), ci(e, {
		...n,
		backups: o
	}, us(e, t));
	let s = await as(e, t, i);
	await pi(p(e, {
		now: ts(),
		reportFile: n.report,
		linkTo: s
	})), t.command === "drift" && t.failOnDrift && !D(e) && rt(e) && nr(e);
}
async function as(e, t, n) {
	let { github: r, sources: i } = n, a = await cs(t, e.manifests, n);
	return r && Dr(r, a, i.folders.displayRoot);
}
function os(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await cs(e, a, n);
			return Kr(r, {
				applyFrom: e.applyFrom,
				githubToken: i,
				checkouts: o,
				signal: t
			});
		},
		toWrite: () => qr(r, {
			githubToken: i,
			signal: t
		})
	};
}
async function ss(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s } = r;
	if (!a) return;
	let c = {
		githubToken: o,
		checkouts: await cs(e, t, r),
		workspace: s.folders.displayRoot,
		signal: n
	}, l = a.pullRequest ? await mo(a, a.pullRequest, c) : await ho(a, c);
	if (l.is === "missing") return l;
	try {
		return await i(l);
	} catch (e) {
		if (e instanceof Ut) return {
			is: "missing",
			why: _o(e)
		};
		throw e;
	}
}
async function cs({ configFile: e, summarizes: t }, n, { sources: { folders: r } }) {
	let i = t ? [] : n.map((e) => N(r.displayRoot, e)), a = i.length === 0 || await c(e, {}) ? [e, ...i] : i, o = await Promise.all(a.map((e) => I(e).catch(() => e)));
	return cr([...a, ...o].map((e) => Wt(e)), r.displayRoot);
}
function ls(e, t, n, r) {
	let { command: i, quiet: a, verbose: o } = e, { folders: s, environment: c } = r.sources, l = He(Date.now), u = (a, o) => ss(e, a, t.stopping, r, (e) => _e(i, n, r.sources, e, t.stopping, o));
	return {
		folders: s,
		environment: c,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: $n,
		onResponse: (e) => o ? H([zt(e)]) : U(zt(e)),
		onWait: (e) => H(l(e)),
		onPlan: async (e) => {
			let t = e.hide_texts !== !0, n = d(e, {
				paint: $,
				now: ts(),
				command: i,
				texts: t
			});
			return H(a ? n.slice(-1) : n), !0;
		},
		onBatch: () => {},
		target: async (e, t) => r.github?.pullRequest && u(e, t),
		lastApplied: async (e, t) => r.github?.pullRequest ? void 0 : u(e, t),
		history: Io(s, c, {
			github: r.github,
			githubToken: r.githubToken,
			signal: t.stopping,
			now: Date.now
		}),
		permission: os(e, t, r)
	};
}
function us({ selected: e = [] }, { projects: t, summarizes: n }) {
	return n ? e : t.map(({ name: e = "" }) => e);
}
function ds({ projects: e }, t) {
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [N(t, e)]);
}
// src/action.ts
const { env: fs, stdout: ps, stderr: ms } = process;
jt(ps, ms);
async function hs() {
	let [e, t] = [Pn(Je.name), Pn(ae.name)];
	$n([e, t].map(Ee));
	let { command: r, raw: i, problems: a } = ar((e) => Pn(e), Vn), o = n(fs);
	o.state === "unavailable" && a.push(A("bad-setting", o.message, { severity: "warning" }));
	let s = fs.GITHUB_WORKSPACE || process.cwd(), c = await ns({
		sources: {
			folders: {
				working: N(s, Pn(Dt.name)),
				displayRoot: s,
				confined: {
					workspace: s,
					temp: fs.RUNNER_TEMP || void 0
				}
			},
			environment: fs,
			token: e || void 0,
			backupDir: void 0
		},
		githubToken: t,
		problems: a
	});
	return (r ?? at).run(i, c);
}
process.exitCode = await hs().catch((e) => (er(`This is a bug in lokaform. Please report it with these lines:\n${e instanceof Error ? e.stack ?? e.message : String(e)}`), 1));
export {};
