import { n as e, r as t, t as n } from "./rolldown-runtime.js";
import { c as r, i, l as a, r as o, s, u as c } from "./wire.js";
import { $n as l, An as u, At as d, B as f, Bn as p, Bt as m, C as h, Cn as g, Cr as _, Ct as v, D as y, Dn as b, Dt as x, E as S, En as C, Er as ee, F as te, Fn as ne, Fr as w, Ft as re, G as ie, Gn as ae, Hn as oe, Ht as se, I as ce, In as le, Ir as ue, It as de, Jn as fe, Jt as pe, Kn as me, L as T, Ln as he, Lt as ge, M as _e, Mn as ve, Mt as ye, N as be, Nn as xe, Nt as E, O as Se, On as Ce, Or as we, Ot as Te, P as Ee, Pn as De, Pr as Oe, Pt as ke, Qt as Ae, R as je, Rn as Me, Rt as Ne, S as Pe, Sn as Fe, Sr as Ie, T as Le, Tn as Re, Tr as ze, U as Be, Un as Ve, Ut as He, V as Ue, Vn as We, Vt as D, Wn as Ge, Wt as Ke, X as qe, Xn as Je, Xt as Ye, Y as Xe, Yn as Ze, Yt as Qe, Zn as $e, _ as et, _n as tt, _t as nt, an as O, ar as rt, b as it, bn as at, cr as ot, d as st, dn as k, dr as ct, dt as lt, en as ut, er as dt, fn as ft, ft as pt, gn as mt, gt as ht, ht as gt, in as _t, j as vt, jn as yt, jt as bt, kn as xt, kr as St, kt as Ct, ln as wt, lr as Tt, mn as Et, mt as Dt, nn as Ot, nr as kt, on as At, p as jt, pr as Mt, qn as Nt, qt as Pt, r as Ft, rn as It, rr as Lt, s as Rt, sn as zt, sr as Bt, tn as Vt, tr as Ht, un as Ut, ur as Wt, v as Gt, vt as Kt, wr as qt, xn as Jt, xr as Yt, xt as Xt, y as Zt, yn as Qt, z as A, zn as $t, zt as en } from "./start.js";
import { S as tn, _ as j, a as nn, b as rn, c as an, g as on, h as sn, i as cn, l as ln, m as un, n as dn, p as fn, r as pn, u as mn, v as hn, x as gn, y as _n } from "./zod.js";
import { basename as vn, delimiter as yn, dirname as M, extname as bn, isAbsolute as xn, join as Sn, posix as Cn, relative as wn, resolve as Tn, sep as En, win32 as Dn } from "node:path";
import { access as On, constants as kn, link as An, lstat as jn, open as Mn, readFile as Nn, readdir as Pn, realpath as Fn, rename as In, rm as Ln, stat as Rn, writeFile as zn } from "node:fs/promises";
import { setImmediate as Bn, setTimeout as Vn } from "node:timers/promises";
// src/model/result.ts
function Hn(e) {
	return {
		ok: !0,
		value: e
	};
}
function Un(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/files/paths.ts
function Wn(e, { displayRoot: t }) {
	return wn(t, e).split(En).join("/");
}
function Gn(e, t) {
	let n = wn(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${En}`) && !xn(n);
}
async function Kn(e, t) {
	for (let n = e;; n = M(n)) {
		if (await jn(Sn(n, ".git")).then(() => !0, () => !1)) return n;
		if (n === M(n) || n === t || t !== void 0 && !Gn(n, t)) return;
	}
}
var qn = class extends Error {};
async function Jn(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new qn());
	if (!t) return Nn(e);
	let [r, i] = await Promise.all([Fn(e), Fn(t.workspace)]);
	if (!Gn(r, i)) throw new qn();
	return Nn(r);
}
function Yn(e) {
	return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
}
function Xn(e) {
	try {
		return Yn(e);
	} catch {
		return "";
	}
}
async function Zn(e, t, n, r = Yn) {
	try {
		return Hn(r(await Nn(e)));
	} catch (r) {
		let i = `${t} ${Wn(e, n)} cannot be read: ${$n(r)}`;
		return Un(O("not-read", i));
	}
}
const Qn = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function $n(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof qn) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${Qn[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function er(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(Qn, String(e.code))) return;
	let n = `${Wn(e.path, t)} was changed or removed while Lokaform ran. Now ${$n(e)} Run again when no other program changes it.`;
	return O("not-read", n, { reach: "project" });
}
async function tr(e, { commit: t }) {
	return t ? t.isFile(e) : Rn(e).then((e) => e.isFile(), () => !1);
}
async function nr(e, { commit: t }) {
	return t ? t.isFolder(e) : Rn(e).then((e) => e.isDirectory(), () => !1);
}
// node_modules/js-yaml/dist/js-yaml.mjs
var N = Symbol("NOT_RESOLVED");
function rr(e, t) {
	return {
		tagName: e,
		nodeKind: "scalar",
		implicit: t.implicit ?? !1,
		matchByTagPrefix: t.matchByTagPrefix ?? !1,
		implicitFirstChars: t.implicitFirstChars ?? null,
		resolve: t.resolve,
		identify: t.identify,
		represent: t.represent ?? ((e) => String(e)),
		representTagName: t.representTagName ?? (() => e)
	};
}
function ir(e, t) {
	let n = t.finalize === void 0;
	return {
		tagName: e,
		nodeKind: "sequence",
		implicit: !1,
		matchByTagPrefix: t.matchByTagPrefix ?? !1,
		create: t.create,
		addItem: t.addItem,
		finalize: t.finalize ?? ((e) => e),
		carrierIsResult: n,
		identify: t.identify,
		represent: t.represent ?? ((e) => e),
		representTagName: t.representTagName ?? (() => e)
	};
}
function ar(e, t) {
	let n = t.finalize === void 0;
	return {
		tagName: e,
		nodeKind: "mapping",
		implicit: !1,
		matchByTagPrefix: t.matchByTagPrefix ?? !1,
		create: t.create,
		addPair: t.addPair,
		has: t.has,
		keys: t.keys,
		get: t.get,
		finalize: t.finalize ?? ((e) => e),
		carrierIsResult: n,
		identify: t.identify,
		represent: t.represent ?? ((e) => e),
		representTagName: t.representTagName ?? (() => e)
	};
}
var or = rr("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), sr = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], cr = rr("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => sr.indexOf(e) === -1 ? N : null,
	identify: (e) => e === null,
	represent: () => "null"
}), lr = rr("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: ["n"],
	resolve: (e, t) => e === "null" || t && e === "" ? null : N,
	identify: (e) => e === null,
	represent: () => "null"
}), ur = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], dr = rr("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => ur.indexOf(e) === -1 ? N : null,
	identify: (e) => e === null,
	represent: () => "null"
}), fr = [
	"true",
	"True",
	"TRUE"
], pr = [
	"false",
	"False",
	"FALSE"
], mr = rr("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => fr.indexOf(e) !== -1 || pr.indexOf(e) === -1 && N,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), hr = ["true"], gr = ["false"], _r = rr("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: ["t", "f"],
	resolve: (e) => hr.indexOf(e) !== -1 || gr.indexOf(e) === -1 && N,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), vr = [
	"true",
	"True",
	"TRUE",
	"y",
	"Y",
	"yes",
	"Yes",
	"YES",
	"on",
	"On",
	"ON"
], yr = [
	"false",
	"False",
	"FALSE",
	"n",
	"N",
	"no",
	"No",
	"NO",
	"off",
	"Off",
	"OFF"
], br = rr("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"y",
		"Y",
		"n",
		"N",
		"t",
		"T",
		"f",
		"F",
		"o",
		"O"
	],
	resolve: (e) => vr.indexOf(e) !== -1 || yr.indexOf(e) === -1 && N,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), xr = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Sr = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Cr(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function wr(e, t) {
	if (t) {
		if (!Sr.test(e)) return N;
	} else if (!xr.test(e)) return N;
	let n = Cr(e);
	return Number.isFinite(n) ? n : N;
}
var Tr = rr("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: wr,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Er = RegExp("^-?(?:0|[1-9][0-9]*)$"), Dr = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Or(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function kr(e, t) {
	if (t) {
		if (!Dr.test(e)) return N;
	} else if (!Er.test(e)) return N;
	let n = Or(e);
	return Number.isFinite(n) ? n : N;
}
var Ar = rr("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: kr,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), jr = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Mr(e) {
	let t = e.replace(/_/g, ""), n = 1;
	if ((t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b")) return n * parseInt(t.slice(2), 2);
	if (t.startsWith("0x")) return n * parseInt(t.slice(2), 16);
	if (t.includes(":")) {
		let e = 0;
		for (let n of t.split(":")) e = e * 60 + Number(n);
		return n * e;
	}
	return t !== "0" && t[0] === "0" ? n * parseInt(t, 8) : n * parseInt(t, 10);
}
function Nr(e) {
	if (!jr.test(e)) return N;
	let t = Mr(e);
	return Number.isFinite(t) ? t : N;
}
var Pr = rr("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Nr,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Fr = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Ir = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Lr(e) {
	if (!Fr.test(e)) return N;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Ir.test(e) ? r : N;
}
function Rr(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var zr = rr("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Lr,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Rr
}), Br = RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$"), Vr = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Hr(e, t) {
	if (t) {
		if (!Vr.test(e)) return N;
		let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
		if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
		if (t === ".nan") return NaN;
		let r = n * parseFloat(t);
		return Number.isFinite(r) ? r : N;
	}
	if (!Br.test(e)) return N;
	let n = Number(e);
	return Number.isFinite(n) ? n : N;
}
function Ur(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Wr = rr("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: Hr,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Ur
}), Gr = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Kr = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function qr(e) {
	if (!Gr.test(e)) return N;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Kr.test(e) ? r : N;
}
function Jr(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Yr = rr("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: qr,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Jr
}), Xr = rr("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : N,
	identify: () => !1
}), Zr = /^[A-Za-z0-9+/]*={0,2}$/;
function Qr(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Zr.test(t)) return N;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function $r(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var ei = rr("tag:yaml.org,2002:binary", {
	resolve: Qr,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: $r
}), ti = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), ni = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function ri(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function ii(e) {
	let t = ti.exec(e);
	if (t === null && (t = ni.exec(e)), t === null) return N;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = ri(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? N : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return N;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = ri(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return N;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return N;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var ai = rr("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: ii,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), oi = ir("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function si(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var ci = ir("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (si(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), li = ir("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), ui = ar("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: si,
	represent: (e) => {
		let t = new Map();
		for (let n of Object.keys(e)) t.set(n, e[n]);
		return t;
	},
	addPair: (e, t, n) => {
		if (typeof t == "object" && t) return "object-based map does not support complex keys";
		let r = String(t);
		return r === "__proto__" ? Object.defineProperty(e, r, {
			value: n,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : e[r] = n, "";
	},
	has: (e, t) => typeof t == "object" && t ? !1 : Object.prototype.hasOwnProperty.call(e, String(t)),
	keys: (e) => Object.keys(e),
	get: (e, t) => {
		let n = String(t);
		return Object.prototype.hasOwnProperty.call(e, n) ? e[n] : null;
	}
}), di = ar("tag:yaml.org,2002:set", {
	create: () => new Set(),
	identify: (e) => e instanceof Set,
	represent: (e) => {
		let t = new Map();
		for (let n of e) t.set(n, null);
		return t;
	},
	addPair: (e, t, n) => n === null ? (e.add(t), "") : "cannot resolve a set item",
	has: (e, t) => e.has(t),
	keys: (e) => e.keys(),
	get: () => null
});
function fi() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function pi() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function mi(e) {
	let t = [];
	for (let n of e) {
		let e = t.length;
		for (let r = 0; r < t.length; r++) {
			let i = t[r];
			if (i.nodeKind === n.nodeKind && i.tagName === n.tagName && i.matchByTagPrefix === n.matchByTagPrefix) {
				e = r;
				break;
			}
		}
		t[e] = n;
	}
	return t;
}
var hi = class e {
	tags;
	implicitScalarTags;
	implicitScalarByFirstChar;
	implicitScalarAnyFirstChar;
	defaultScalarTag;
	defaultSequenceTag;
	defaultMappingTag;
	exact;
	prefix;
	constructor(e) {
		let t = mi(e), n = [], r = fi(), i = pi();
		for (let e of t) {
			if (e.nodeKind === "scalar" && e.implicit) {
				if (e.matchByTagPrefix) throw Error("Implicit scalar tags cannot match by tag prefix");
				n.push(e);
			}
			switch (e.nodeKind) {
				case "scalar":
					e.matchByTagPrefix ? i.scalar.push(e) : r.scalar[e.tagName] = e;
					break;
				case "sequence":
					e.matchByTagPrefix ? i.sequence.push(e) : r.sequence[e.tagName] = e;
					break;
				case "mapping": e.matchByTagPrefix ? i.mapping.push(e) : r.mapping[e.tagName] = e;
			}
		}
		let a = n.filter((e) => e.implicitFirstChars === null), o = new Set();
		for (let e of n) if (e.implicitFirstChars !== null) for (let t of e.implicitFirstChars) o.add(t);
		let s = new Map();
		for (let e of o) s.set(e, n.filter((t) => t.implicitFirstChars === null || t.implicitFirstChars.indexOf(e) !== -1));
		let c = r.scalar["tag:yaml.org,2002:str"];
		if (!c) throw Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
		this.tags = t, this.implicitScalarTags = n, this.implicitScalarByFirstChar = s, this.implicitScalarAnyFirstChar = a, this.defaultScalarTag = c, this.defaultSequenceTag = r.sequence["tag:yaml.org,2002:seq"], this.defaultMappingTag = r.mapping["tag:yaml.org,2002:map"], this.exact = r, this.prefix = i;
	}
	lookupScalarTag(e) {
		let t = this.exact.scalar[e];
		if (t) return t;
		for (let t of this.prefix.scalar) if (e.startsWith(t.tagName)) return t;
	}
	lookupSequenceTag(e) {
		let t = this.exact.sequence[e];
		if (t) return t;
		for (let t of this.prefix.sequence) if (e.startsWith(t.tagName)) return t;
	}
	lookupMappingTag(e) {
		let t = this.exact.mapping[e];
		if (t) return t;
		for (let t of this.prefix.mapping) if (e.startsWith(t.tagName)) return t;
	}
	resolveImplicitScalarTag(e) {
		let t = this.implicitScalarByFirstChar.get(e.charAt(0)) ?? this.implicitScalarAnyFirstChar;
		for (let n of t) {
			let t = n.resolve(e, !1, n.tagName);
			if (t !== N) return {
				value: t,
				tag: n
			};
		}
		let n = this.defaultScalarTag;
		return {
			value: n.resolve(e, !1, n.tagName),
			tag: n
		};
	}
	withTags(...t) {
		let n = [];
		for (let e of t) n = n.concat(e);
		return new e([...this.tags, ...n]);
	}
}, gi = new hi([
	or,
	oi,
	ui
]);
new hi([
	...gi.tags,
	lr,
	_r,
	Ar,
	Wr
]);
var _i = new hi([
	...gi.tags,
	cr,
	mr,
	Tr,
	zr
]);
new hi([
	...gi.tags,
	dr,
	br,
	Pr,
	Yr,
	ai,
	Xr,
	ei,
	ci,
	li,
	di
]).withTags({
	...Pr,
	resolve: (e, t, n) => {
		let r = Pr.resolve(e, t, n);
		return r === N ? Tr.resolve(e, t, n) : r;
	}
}, {
	...Yr,
	resolve: (e, t, n) => {
		let r = Yr.resolve(e, t, n);
		return r === N ? zr.resolve(e, t, n) : r;
	}
}), ar("tag:yaml.org,2002:map", {
	create: () => new Map(),
	addPair: (e, t, n) => (e.set(t, n), ""),
	has: (e, t) => e.has(t),
	keys: (e) => e.keys(),
	get: (e, t) => e.get(t),
	identify: (e) => e instanceof Map || si(e),
	represent: (e) => {
		if (e instanceof Map) return e;
		let t = new Map(), n = e;
		for (let e of Object.keys(n)) t.set(e, n[e]);
		return t;
	}
});
function vi(e) {
	if (Array.isArray(e)) {
		let t = Array.prototype.slice.call(e);
		for (let e = 0; e < t.length; e++) {
			if (Array.isArray(t[e])) return null;
			typeof t[e] == "object" && Object.prototype.toString.call(t[e]) === "[object Object]" && (t[e] = "[object Object]");
		}
		return String(t);
	}
	return typeof e == "object" && Object.prototype.toString.call(e) === "[object Object]" ? "[object Object]" : String(e);
}
ar("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: si,
	represent: (e) => {
		let t = new Map();
		for (let n of Object.keys(e)) t.set(n, e[n]);
		return t;
	},
	addPair: (e, t, n) => {
		let r = vi(t);
		return r === null ? "nested arrays are not supported inside keys" : (r === "__proto__" ? Object.defineProperty(e, r, {
			value: n,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : e[r] = n, "");
	},
	has: (e, t) => {
		let n = vi(t);
		return n !== null && Object.prototype.hasOwnProperty.call(e, n);
	},
	keys: (e) => Object.keys(e),
	get: (e, t) => {
		let n = String(t);
		return Object.prototype.hasOwnProperty.call(e, n) ? e[n] : null;
	}
});
var yi = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function bi(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function xi(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Si(e, t) {
	if (!e.buffer) return null;
	let n = {
		...yi,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = bi(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${xi((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = bi(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${xi((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = bi(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${xi((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Ci(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var wi = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Ci(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Ci(this, e)}`;
	}
	static throwAt(t, n, r, i = "") {
		let a = 0, o = 0;
		for (let e = 0; e < n; e++) {
			let n = t.charCodeAt(e);
			n === 10 ? (a++, o = e + 1) : n === 13 && (a++, t.charCodeAt(e + 1) === 10 && e++, o = e + 1);
		}
		let s = {
			name: i,
			buffer: t,
			position: n,
			line: a,
			column: n - o
		};
		throw s.snippet = Si(s), new e(r, s);
	}
}, P = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, F = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, Ti = {
	BLOCK: 1,
	FLOW: 2
}, Ei = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Di = -1;
function Oi(e) {
	switch (e) {
		case 48: return "\0";
		case 97: return "\x07";
		case 98: return "\b";
		case 116: return "	";
		case 9: return "	";
		case 110: return "\n";
		case 118: return "\v";
		case 102: return "\f";
		case 114: return "\r";
		case 101: return "\x1B";
		case 32: return " ";
		case 34: return "\"";
		case 47: return "/";
		case 92: return "\\";
		case 78: return "";
		case 95: return "\xA0";
		case 76: return "\u2028";
		case 80: return "\u2029";
		default: return "";
	}
}
var ki = Array(256), Ai = Array(256);
for (let e = 0; e < 256; e++) ki[e] = +!!Oi(e), Ai[e] = Oi(e);
function ji(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Mi(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Ni(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Pi(e, t, n) {
	let r = 0;
	for (; t < n;) {
		let n = e.charCodeAt(t);
		if (n === 10) r++, t++;
		else if (n === 13) r++, t++, e.charCodeAt(t) === 10 && t++;
		else if (n === 32 || n === 9) t++;
		else break;
	}
	return {
		position: t,
		breaks: r
	};
}
function Fi(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Ii(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Pi(e, i, n);
			r += Fi(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Li(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Pi(e, i, n);
			r += Fi(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Ri(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Pi(e, i, n).position;
			else if (t < 256 && ki[t]) r += Ai[t], i++;
			else {
				let n = Ni(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Mi(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += ji(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Pi(e, i, n);
			r += Fi(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function zi(e, t, n, r, i, a) {
	let o = r < 0 ? 0 : r, s = e.slice(t, n).replace(/\r\n?/g, "\n"), c = s === "" ? [] : (s.endsWith("\n") ? s.slice(0, -1) : s).split("\n"), l = "", u = !1, d = 0, f = !1;
	for (let e of c) {
		let t = 0;
		for (; t < o && e.charCodeAt(t) === 32;) t++;
		if (r < 0 || t >= e.length) {
			d++;
			continue;
		}
		let n = e.slice(o), i = n.charCodeAt(0);
		a ? i === 32 || i === 9 ? (f = !0, l += "\n".repeat(u ? 1 + d : d)) : f ? (f = !1, l += "\n".repeat(d + 1)) : d === 0 ? u && (l += " ") : l += "\n".repeat(d) : l += "\n".repeat(u ? 1 + d : d), l += n, u = !0, d = 0;
	}
	return i === Ei.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== Ei.STRIP && u && (l += "\n"), l;
}
function Bi(e, t) {
	if (t.valueStart === Di) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case F.SINGLE_QUOTED: return Li(e, n, r);
		case F.DOUBLE_QUOTED: return Ri(e, n, r);
		case F.LITERAL_BLOCK: return zi(e, n, r, t.indent, t.chomping, !1);
		case F.FOLDED_BLOCK: return zi(e, n, r, t.indent, t.chomping, !0);
		default: return Ii(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Vi = {
	filename: "",
	schema: _i,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, I = -1, Hi = Object.prototype.hasOwnProperty, Ui = 1, Wi = 2, Gi = 3, Ki = 4, qi = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Ji = /[,\[\]{}]/, Yi = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Xi = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Zi = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Qi = RegExp(`^(?:${Xi})*$`), $i = RegExp(`^(?:${Zi})+$`), ea = RegExp(`^(?:!(?:${Xi})*|${Zi}(?:${Xi})*)$`), ta = {
	filename: "",
	maxDepth: 100
};
function na(e, t, n) {
	e.events.push({
		type: P.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function ra(e, t, n, r, i, a, o) {
	e.events.push({
		type: P.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function ia(e, t, n, r, i, a, o) {
	e.events.push({
		type: P.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function aa(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: P.MAPPING,
		start: t.position,
		anchorStart: I,
		anchorEnd: I,
		tagStart: I,
		tagEnd: I,
		style: Ti.FLOW
	});
}
function oa(e, t, n, r, i, a, o, s, c = Ei.CLIP, l = -1, u = !1) {
	e.events.push({
		type: P.SCALAR,
		valueStart: t,
		valueEnd: n,
		anchorStart: r,
		anchorEnd: i,
		tagStart: a,
		tagEnd: o,
		style: s,
		chomping: c,
		indent: l,
		fast: u
	});
}
function sa(e, t, n) {
	e.events.push({
		type: P.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function ca(e) {
	e.events.push({ type: P.POP });
}
function la(e) {
	oa(e, I, I, I, I, I, I, F.PLAIN);
}
function ua() {
	return {
		anchorStart: I,
		anchorEnd: I,
		tagStart: I,
		tagEnd: I
	};
}
function da(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function fa(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function L(e, t) {
	wi.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function R(e) {
	return e === 10 || e === 13;
}
function pa(e) {
	return e === 9 || e === 32;
}
function ma(e) {
	return pa(e) || R(e);
}
function ha(e) {
	return e === 0 || ma(e);
}
function ga(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function _a(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function va(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function ya(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function ba(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function xa(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function Sa(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || ma(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; pa(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!R(r) && r !== 0);
		if (!R(r)) break;
		for (xa(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Ca(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || ma(n);
	}
	return !1;
}
function wa(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Ta(e) {
	if (e.position !== e.lineStart) return !1;
	if (Ca(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = da(e);
	wa(e), Sa(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Ca(e));
	return fa(e, t), r;
}
function Ea(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !R(t);) t = e.input.charCodeAt(++e.position);
}
function Da(e, t, n) {
	let r = qi.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, L(e, "the stream contains non-printable characters"));
}
function Oa(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== I && L(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && L(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !ma(s) && !(n && ga(s));) s === 33 && (a ? L(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Yi.test(o) || L(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Ji.test(l) && L(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Qi.test(l) : $i.test(l)) && L(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !Hi.call(e.tagHandlers, o) && L(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function ka(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== I && L(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !ma(e.input.charCodeAt(e.position)) && !ga(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && L(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Aa(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== I || t.tagStart !== I) && L(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !ma(e.input.charCodeAt(e.position)) && !ga(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && L(e, "name of an alias node must contain at least one character"), sa(e, n, e.position), !0;
}
function ja(e, t) {
	Sa(e, !1), e.lineIndent < t && L(e, "deficient indentation");
}
function Ma(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 39) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 39) {
			if (e.input.charCodeAt(e.position + 1) === 39) {
				i = !1, e.position += 2;
				continue;
			}
			let t = e.position;
			return e.position++, oa(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, F.SINGLE_QUOTED, Ei.CLIP, -1, i), !0;
		}
		R(a) ? (i = !1, ja(e, t)) : e.position === e.lineStart && Ca(e) ? L(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? L(e, "expected valid JSON character") : e.position++;
	}
	L(e, "unexpected end of the stream within a single quoted scalar");
}
function Na(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, oa(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, F.DOUBLE_QUOTED, Ei.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (R(n)) ja(e, t);
			else if (ba(n)) e.position++;
			else {
				let t = ya(n);
				for (t === 0 && L(e, "unknown escape sequence"); t-- > 0;) e.position++, va(e.input.charCodeAt(e.position)) < 0 && L(e, "expected hexadecimal character");
				e.position++;
			}
		} else R(a) ? (i = !1, ja(e, t)) : e.position === e.lineStart && Ca(e) ? L(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? L(e, "expected valid JSON character") : e.position++;
	}
	L(e, "unexpected end of the stream within a double quoted scalar");
}
function Pa(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = Ei.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? F.LITERAL_BLOCK : F.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = _a(n);
		if (n === 43 || n === 45) i !== Ei.CLIP && L(e, "repeat of a chomping mode identifier"), i = n === 43 ? Ei.KEEP : Ei.STRIP, e.position++;
		else if (r >= 0) r === 0 && L(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && L(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; pa(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Ea(e), R(e.input.charCodeAt(e.position)) ? xa(e) : e.input.charCodeAt(e.position) !== 0 && L(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Ta(e)) break;
		if (!o && l === -1 && R(i) && (u = Math.max(u, r)), !o && l === -1 && !R(i) && (i === 9 && r < t && (e.position = n + r, L(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, L(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !R(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !R(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !R(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		Ea(e), f = e.position, R(e.input.charCodeAt(e.position)) && (xa(e), f = e.position);
	}
	return Da(e, d, f), oa(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Fa(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === Ui;
	if (n === 0 || ma(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || ga(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (ha(t) || r && ga(t)) return !1;
	}
	return !0;
}
function Ia(e, t, n, r) {
	if (!Fa(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === Ui, c = !1;
	for (; o !== 0 && !Ta(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (ha(t) || s && ga(t)) break;
		} else if (o === 35) {
			if (ma(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && ga(o)) break;
		else if (R(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (Sa(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		pa(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Da(e, i, a), oa(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, F.PLAIN, Ei.CLIP, -1, !c), !0);
}
function La(e, t) {
	let n = e.line;
	Sa(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && L(e, "deficient indentation");
}
function Ra(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? ia(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Ti.FLOW) : ra(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Ti.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		La(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, ca(e), !0;
		o ? n === 44 && L(e, "expected the node content, but found ','") : L(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && ma(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, La(e, t));
		let c = e.line, l = da(e), u = Va(e, t, Ui, !1, !0);
		La(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, La(e, t), i || aa(e, l), u || la(e), Va(e, t, Ui, !1, !0) || la(e), La(e, t), i || ca(e)) : i && r ? (u || la(e), la(e)) : i ? la(e) : r && (aa(e, l), u || la(e), la(e), ca(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	L(e, "unexpected end of the stream within a flow collection");
}
function za(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !ha(e.input.charCodeAt(e.position + 1))) return !1;
	for (ra(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Ti.BLOCK); e.input.charCodeAt(e.position) === 45 && ha(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, L(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = Sa(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && ha(e.input.charCodeAt(e.position + 1)) && L(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? la(e) : Va(e, t, Gi, !1, !0), Sa(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && L(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && ha(e.input.charCodeAt(e.position + 1)) && L(e, "bad indentation of a sequence entry");
	}
	return ca(e), !0;
}
function Ba(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, L(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && ha(l)) o ||= (ia(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Ti.BLOCK), !0), c === 63 ? (i && la(e), a = !0, i = !0) : (i || (la(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (la(e), !1);
			let t = da(e);
			if (!Va(e, n, Wi, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); pa(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), ha(c) || L(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: P.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Ti.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) L(e, "expected ':' after a mapping key");
				else return r.anchorStart !== I || r.tagStart !== I ? (fa(e, t), !1) : !0;
			} else if (a) L(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== I || r.tagStart !== I ? (fa(e, t), !1) : !0;
		}
		if (Va(e, t, Ki, !0, s) && (s = !1), i || (s &&= (la(e), !1)), Sa(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) L(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && la(e), o && ca(e), !0) : !1;
}
function Va(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && L(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = ua(), d = n === Ki || n === Gi, f = d, p = d;
	if (r && Sa(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = da(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== I || u.anchorStart !== I) && (r === 33 || r === 38)) {
			let n = da(e), r = t + 1;
			if (Ba(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === P.MAPPING) return e.depth--, !0;
			fa(e, n);
		}
		if (s && (r === 33 && u.tagStart !== I || r === 38 && u.anchorStart !== I) || !Oa(e, u, n === Ui) && !ka(e, u)) break;
		l === null && (l = i), Sa(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Ki) {
		let r = n === Ui || n === Wi ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (za(e, i, u) || Ba(e, i, r, u)) || Ra(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = da(e), n = l.position - l.lineStart;
					fa(e, l), Ba(e, n, r, ua()) && e.events[t.eventsLength]?.type === P.MAPPING ? c = !0 : fa(e, t);
				}
				!c && (d && Pa(e, r, u) || Ma(e, r, u) || Na(e, r, u) || Aa(e, u) || Ia(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && za(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== I || u.tagStart !== I || d) && (oa(e, I, I, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, F.PLAIN), c = !0), e.depth--, c || u.anchorStart !== I || u.tagStart !== I;
}
function Ha(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !ma(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && L(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !R(e.input.charCodeAt(e.position));) {
		for (; pa(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || R(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !ma(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (R(e.input.charCodeAt(e.position)) && xa(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && L(e, "duplication of %YAML directive"), r.length !== 1 && L(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && L(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && L(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && L(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Yi.test(t) || L(e, "ill-formed tag handle (first argument) of the TAG directive"), Hi.call(e.tagHandlers, t) && L(e, `there is a previously declared suffix for "${t}" tag handle`), ea.test(n) || L(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function Ua(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (Sa(e, !0); Ha(e);) t = !0, Sa(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && ha(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, Sa(e, !0), i = e.line > t;
	} else t && L(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Ca(e)) {
		e.position += 3, Sa(e, !0);
		return;
	}
	if (na(e, n, !1), Va(e, e.lineIndent - 1, Ki, !1, i, i) || la(e), Sa(e, !0), e.position === e.lineStart && Ca(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, Sa(e, !0), e.line === t && e.position < e.length && L(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === P.DOCUMENT && (o.explicitEnd = r), ca(e), !r && e.position < e.length && !Ta(e) && L(e, "end of the stream or a document separator is expected");
}
function Wa(e, t) {
	let n = e.length, r = {
		...ta,
		...t,
		input: `${e}\0`,
		length: n,
		position: 0,
		line: 0,
		lineStart: 0,
		lineIndent: 0,
		firstTabInLine: -1,
		depth: 0,
		directives: [],
		tagHandlers: Object.create(null),
		events: []
	}, i = e.indexOf("\0");
	for (i !== -1 && wi.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (wa(r), Sa(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Ua(r), r.position === e && L(r, "can not read a document");
	}
	return r.events;
}
({
	...ta,
	...Vi
});
function Ga(e, t) {
	return !!(e & 1 << t);
}
var Ka = {
	applyQuoteFlowKeysOption: Ja,
	doubleQuoteForInvisibles: Ya,
	doubleQuoteWhitespaceOnly: Xa,
	applyForceQuotesOption: Za,
	tryLongOrMultilineAsBlock: Qa,
	quoteInvalidPlain: $a,
	fallbackToDoubleQuoted: eo
};
function qa(e) {
	return e.presenterOptions.quoteStyle === "single" && Ga(e.allowedStylesMask, F.SINGLE_QUOTED) ? F.SINGLE_QUOTED : F.DOUBLE_QUOTED;
}
function Ja(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === F.PLAIN && (e.style = F.DOUBLE_QUOTED);
}
function Ya(e) {
	e.style === F.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = F.DOUBLE_QUOTED);
}
function Xa(e) {
	e.style === F.PLAIN && /^\s+$/.test(e.node.value) && (e.style = F.DOUBLE_QUOTED);
}
function Za(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== F.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? F.DOUBLE_QUOTED : qa(e)));
}
function Qa(e) {
	if (e.style !== F.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!Ga(e.allowedStylesMask, F.LITERAL_BLOCK)) {
		n && (e.style = F.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = F.LITERAL_BLOCK);
		return;
	}
	let i = Math.max(Math.min(r, 40), r - e.shiftOfContent), a = 0, o = !1;
	for (; a <= t.length;) {
		let e = t.length, n = t.indexOf("\n", a);
		n !== -1 && (e = n);
		let r = t.slice(a, e);
		if (r.length > i && r[0] !== " " && / [^ \t]/.test(r) && (o = !0), n === -1) break;
		a = n + 1;
	}
	o ? e.style = F.FOLDED_BLOCK : n && (e.style = F.LITERAL_BLOCK);
}
function $a(e) {
	e.style === F.PLAIN && !Ga(e.allowedStylesMask, F.PLAIN) && (e.style = qa(e));
}
function eo(e) {
	Ga(e.allowedStylesMask, e.style) || (e.style = F.DOUBLE_QUOTED);
}
var to = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", no = "[\\n\\r]", ro = "\\uFEFF", io = "[ \\t]", ao = `(?:(?!(?:${no}|${ro}))${to})`, oo = `(?:(?!${io})${ao})`, so = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", co = "[-?:,\\[\\]{}#&*!|>'\"%@`]", lo = "[,\\[\\]{}]", uo = oo, fo = `(?:(?!${lo})${oo})`, po = `(?:(?:(?!${co})${oo})|[?:-](?=${uo}))`, mo = `(?:(?:(?!${co})${oo})|[?:-](?=${fo}))`, ho = `(?:(?:(?![:#])${uo})|:(?=${uo}))#*`, go = `(?:(?:(?![:#])${fo})|:(?=${fo}))#*`, _o = `(?:${io}*${ho})*`, vo = `(?:${io}*${go})*`, yo = `${po}#*${_o}`, bo = `${mo}#*${vo}`, xo = yo, So = bo, Co = `\\n+${ho}${_o}`, wo = `\\n+${go}${vo}`, To = `${yo}(?:${Co})*`, Eo = `${bo}(?:${wo})*`;
RegExp(`^(?:${To})$`, "u"), RegExp(`^(?:${Eo})$`, "u"), RegExp(`^(?:${xo})$`, "u"), RegExp(`^(?:${So})$`, "u"), RegExp(`^(?:${so})*$`, "u"), RegExp(`^(?:${so}|\\n)*$`, "u"), RegExp(`^(?:${ao}|\\n)*$`, "u"), Object.keys(Ka).map((e) => Reflect.get(Ka, e)), P.DOCUMENT, P.SEQUENCE, P.MAPPING, P.SCALAR, P.ALIAS, P.POP, F.PLAIN, F.SINGLE_QUOTED, F.DOUBLE_QUOTED, F.LITERAL_BLOCK, F.FOLDED_BLOCK, Ti.BLOCK, Ti.FLOW, Ei.CLIP, Ei.STRIP, Ei.KEEP;
// src/manifest/read/cursor.ts
var Do = class extends Error {};
function z(e) {
	if (!e) throw new Do();
}
var Oo = class {
	text;
	at = 0;
	column = 0;
	comments = -1;
	lineStart = 0;
	constructor(e) {
		this.text = e;
	}
	isAtEnd() {
		return this.at === this.text.length;
	}
	sees(e) {
		return this.text.charCodeAt(this.at) === e.charCodeAt(0);
	}
	take(e) {
		z(this.sees(e)), this.at += 1;
	}
	spaces() {
		let e = this.at;
		for (; this.text.charCodeAt(this.at) === 32;) this.at += 1;
		return this.at - e;
	}
	lineEnds() {
		let e = this.at, t = this.spaces() > 0;
		return this.isAtEnd() || this.lineBreak() ? !0 : t && this.sees("#") ? (this.toNextLine(), !0) : (this.at = e, !1);
	}
	toContent() {
		for (this.comments = -1;;) if (this.lineStart = this.at, this.column = this.spaces(), this.sees("#")) this.comments = Math.max(this.comments, this.column), this.toNextLine();
		else if (this.isAtEnd()) {
			this.column = -1;
			return;
		} else if (!this.lineBreak()) return;
	}
	toCompact() {
		z(this.spaces() > 0), this.column = this.at - this.lineStart;
	}
	inFlow(e) {
		this.lineEnds() ? (this.toContent(), z(this.column > e && this.comments === -1)) : this.spaces();
	}
	lineBreak() {
		let e = this.text.charCodeAt(this.at);
		return e !== 10 && e !== 13 ? !1 : (this.at += e === 13 ? 2 : 1, !0);
	}
	toNextLine() {
		let e = this.text.indexOf("\n", this.at);
		this.at = e === -1 ? this.text.length : e + 1;
	}
};
// src/manifest/read/events.ts
const ko = 2 ** 15, Ao = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
var jo = class {
	text;
	piece;
	list;
	events = [];
	position = 0;
	end = 0;
	constructor(e, t = ko) {
		this.text = e, this.piece = t, this.list = e.length > t ? Mo(e) : void 0;
	}
	next() {
		let e = this.peek();
		return this.position += 1, e;
	}
	peek() {
		for (; this.position === this.events.length && this.end < this.text.length;) this.events = this.load(), this.position = 0;
		return this.events[this.position];
	}
	load() {
		let { text: e, end: t } = this, n = this.list ? e.indexOf(this.list.item, Math.max(t + this.piece, this.list.first)) : -1;
		this.end = n === -1 ? e.length : n + 1;
		let r = Wa(e.slice(t, this.end), {});
		if (t > 0) {
			let [e, n] = r.splice(0, 2);
			z(e?.type === P.DOCUMENT && !e.explicitStart && !e.explicitEnd), z(n?.type === P.SEQUENCE && zo(n) && Bo(n));
			for (let e of r) Lo(e, t);
			r.push({ type: P.POP });
		}
		if (this.end < e.length) {
			let e = r.splice(-3);
			z(e.length === 3 && e.every(({ type: e }) => e === P.POP));
		}
		return r;
	}
};
function Mo(e) {
	Ao.lastIndex = No(e).at(-1) ?? e.length;
	let [, t] = Ao.exec(e) ?? [];
	return t === void 0 ? void 0 : {
		item: `\n${t}- `,
		first: Ao.lastIndex
	};
}
function No(e) {
	return Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
}
const Po = 2 ** 20, Fo = 2 ** 18;
function Io(e) {
	if (e.length <= Po) return;
	let t = e.slice(0, Fo), n = t.lastIndexOf(Mo(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : t;
}
function Lo(e, t) {
	"start" in e && (e.start += t), "valueStart" in e && (e.valueStart += e.valueStart < 0 ? 0 : t, e.valueEnd += e.valueEnd < 0 ? 0 : t);
}
function Ro(e) {
	return e.type === P.MAPPING || e.type === P.SEQUENCE;
}
function zo(e) {
	return Ro(e) && e.style === Ti.BLOCK;
}
function Bo({ anchorStart: e, tagStart: t }) {
	return e === -1 && t === -1;
}
// src/kinds/kind.ts
function Vo(e, t) {
	return Ho(e, t) === "off" ? void 0 : e.removalBy(t);
}
function Ho({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function Uo({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function Wo(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Go(e, t, n) {
	let r = Ko(e, t, n);
	for (;;) {
		let e = r.next();
		if (e.done) return e.value;
	}
}
function* Ko(e, t, n, r = new Map()) {
	let i = [], o = {}, s = new Map();
	for (let c of e) {
		let e = t[c.plural] ?? [];
		if (e.length === 0) continue;
		let l = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, o = E([
				c.name,
				e,
				a ? Zo(a) : null
			]), s = r.get(o), u = s?.text === i ? s.read : Jo(c, t, n);
			r.set(o, {
				text: i,
				read: u
			}), l.push(u), yield;
		}
		let u = l.flatMap((e) => e.problems.some(Xo) ? [] : e.entries), d = c.textFiles?.join(u) ?? {
			entries: u,
			problems: []
		}, f = d.entries;
		o[c.plural] = f;
		for (let e of l) for (let [t, n] of e.variables) s.set(t, n);
		let p = new Ae();
		for (let e of f) {
			for (let t of c.checkEntry(e)) p.add(t);
			for (let t of qo(c, e)) p.add(t);
		}
		a(i, l.flatMap((e) => e.problems), d.problems, c.checkTogether(f), p.problems);
	}
	let c = e.flatMap(({ plural: e }) => (t[e] ?? []).map(({ path: e }) => e));
	return {
		declared: {
			kinds: e,
			entries: o,
			variables: s
		},
		problems: Ot(Qo(i, c))
	};
}
function qo(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [B(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		reach: "run"
	})];
}
function Jo(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = Io(n);
	if (a !== void 0) {
		let { problems: n } = Go([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(Xo)) {
			let e = n.some(({ place: e }) => !e) ? [] : [_t(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function Yo(e, { path: t, now: n, text: r }, i, a) {
	let o = i.get(n), { entries: s } = Jo(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Xo({ count: e, severity: t }) {
	return e !== void 0 && t === "error";
}
function Zo({ source: e, language: t, file: n, dir: r }) {
	return [
		JSON.stringify(e),
		t ?? null,
		n,
		r
	];
}
function Qo(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => [
		n.get(e?.file ?? "") ?? -1,
		e?.line ?? 0,
		e?.col ?? 0
	];
	return [...e].sort((e, t) => {
		let [n, i] = [r(e), r(t)];
		return n.map((e, t) => e - (i[t] ?? 0)).find((e) => e !== 0) ?? 0;
	});
}
function B({ label: e }, { values: t, file: n, spot: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", reach: l = "change" }) {
	let u = $o(e(t)), d = s ? Ut(n, r, o) : k(n, r, o);
	return {
		...O(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			reach: l
		}),
		about: u
	};
}
function $o(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function es({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const ts = new Set([
	"after",
	"before",
	"declared",
	"identity",
	"live"
]);
function ns(e, t, n = []) {
	if (typeof t != "object" || !t) return;
	let r = new Map(Object.entries(t));
	if (r.has("kind") && !rs(e, r)) return n;
	for (let [t, i] of r) {
		let r = ts.has(t) ? void 0 : ns(e, i, [...n, t]);
		if (r) return r;
	}
}
function rs(e, t) {
	let n = e.find(({ name: e }) => e === t.get("kind"));
	if (!n) return !1;
	let r = t.get("member");
	if (r !== void 0 && ![
		"previously",
		"new",
		n.idMember
	].includes(String(r))) return !1;
	let i = t.get("fields");
	return (Array.isArray(i) ? i : t.has("field") ? [Object.fromEntries(t)] : []).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) ts.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const is = "Run again. If that does not help, the service has changed or has a fault.";
function as(e, t, n, r) {
	if (t.length === 0) return {
		usable: e,
		refused: [],
		remarks: []
	};
	let i = new Set(), a = e.flatMap((e) => {
		let t = r.namedBy(e);
		if (!t) return [];
		i.add(t);
		let n = `${r.title(t)} cannot be used: the service's answer has no usable ${t.lacks.join(", ")}. Nothing is written for it. ${is}`;
		return [{
			declared: e,
			problem: B(r.kind, e, "unusable-answer", n, { path: [r.field] })
		}];
	}), o = new Set(a.map((e) => e.declared));
	return {
		usable: e.filter((e) => !o.has(e)),
		refused: a,
		remarks: os(t.filter((e) => !i.has(e)), Ho(r.kind, n) !== "off", r)
	};
}
function os(e, t, { kind: n, title: r }) {
	if (e.length === 0) return [];
	let i = e.slice(0, 5).map((e) => `${r(e)} (no usable ${e.lacks.join(", ")})`), a = e.length > 5 ? `; and ${e.length - 5} more` : "", o = t ? " Nothing is removed in this run." : "", s = `The service's answer is incomplete for live ${n.plural} that no manifest declares: ${i.join("; ")}${a}.${o} ${is}`;
	return [O("unusable-answer", s, {
		reach: "change",
		severity: t ? "error" : "warning"
	})];
}
function ss(e, t) {
	return new Map(e.flatMap((e) => t(e).map((t) => [t, e])));
}
function cs(e, { refused: t, remarks: n }) {
	return {
		...e,
		refused: [...e.refused, ...t],
		remarks: [...e.remarks, ...n]
	};
}
// src/report/report.ts
function ls({ reason: e }) {
	return e === "conflict";
}
function us({ reason: e }) {
	return e === "undecided";
}
function ds({ reason: e }) {
	return e === "pull";
}
function fs({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function ps({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || vs(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function ms(e, { manifests: t }) {
	return e === "restore" && t.length === 1 ? t[0] : void 0;
}
function hs({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function gs({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
function _s({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function vs(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function ys({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
function bs({ projects: e }) {
	return ys({ projects: e }) || e.some(({ plan: e }) => e?.kept.some((e) => e.reason === "archived" || ds(e) || ls(e) || us(e)) ?? !1);
}
function xs(e) {
	return e.plan ? bs({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Vt(e.problems) ? "unknown" : "none" : "unknown";
}
function Ss({ command: e, projects: t }) {
	return e === "drift" ? bs({ projects: t }) : ys({ projects: t });
}
function Cs(e) {
	return !Ss(e) && !As(e);
}
function ws({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function Ts(e) {
	return !As(e) && !Es(e) && e.projects.every(ks);
}
function Es(e) {
	return hs(e).some(({ code: e }) => e === "released-project");
}
const Ds = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function Os(e) {
	if (Ts(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && ks(e) && e.plan?.skipped.length === 0), n = hs(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !Ds.includes(e));
	return !t || r || Es(e);
}
function ks({ plan: e, target: t }) {
	if (t?.is !== "compared") return (e?.changes.length ?? 0) === 0;
	let { caused: n, resolved: r, kept: i, released: a, released_kinds: o, settings: s } = t;
	return [
		n,
		r,
		i,
		a,
		o,
		s
	].every(({ length: e }) => e === 0);
}
function As(e) {
	return e.stopped !== void 0 || Vt(hs(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || gs(e).some(({ outcome: e }) => e.state !== "done");
}
function js(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : As(e) ? 1 : t && Ss(e) ? 2 : 0;
}
// src/kinds/declaration.ts
function Ms({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Is(n, t[e] ?? [])));
}
function Ns({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(ye)))];
}
function Ps(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((t) => {
		let n = e.entries[t.plural];
		return n ? [[t.plural, n.flatMap((e) => Fs(t, e, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Fs(e, t, n) {
	let r = t.parts ?? [t], i = r.filter(({ from: e }) => !e?.onlyIfBase || n.includes(e.language));
	return i.length === r.length ? [t] : e.textFiles?.join(i).entries ?? [];
}
function Is({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: Ut(a.file, a.spot, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Ls(e, t, { second: n, first: r, field: i }, a = "") {
	let o = k(n.file, n.spot, [i]), s = `${t} is declared twice: here and at ${Rs(k(r.file, r.spot, [i]))}. Keep one of them.${a}`;
	return O(e, s, { place: o });
}
function Rs({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/model/answered.ts
function zs(e) {
	return Bs(e) ? e : void 0;
}
function Bs(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Vs(e) {
	return typeof e == "string" ? e : void 0;
}
function Hs(e) {
	if (e === !0 || e === 1 || e === "1") return !0;
	if (e === !1 || e === 0 || e === "0") return !1;
}
function Us(e) {
	let t = typeof e == "string" && /^\d+$/.test(e) ? Number(e) : e;
	return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
}
function Ws(e) {
	return Us(typeof e == "number" ? Math.floor(e) : e);
}
function Gs(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
function Ks(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
function qs(e, t) {
	if (!Array.isArray(e)) return;
	let n = [];
	for (let r of e) {
		let e = t(r);
		if (e === void 0) return;
		n.push(e);
	}
	return n;
}
// src/kinds/key/live.ts
function Js(e, t) {
	let n = zs(e) ?? {}, i = Gs(n.key_id), a = ec(n.key_name, (e) => Vs(e) || void 0), o = qs(n.platforms, Vs), s = r.filter((e) => o?.includes(e)), c = Object.keys(uc(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = tc(ec(n.filenames, Vs)), u = qs(n.tags, Vs), d = Hs(n.is_plural), f = Hs(n.is_archived), p = nc(n.translations), m = new Set(p?.map(({ language_iso: e }) => e)), h = t.filter((e) => !m.has(e));
	if (i === void 0 || c === void 0 || o === void 0 || l === void 0 || u === void 0 || d === void 0 || f === void 0 || h.length > 0) {
		let e = [...Object.entries({
			key_id: i,
			key_name: c,
			platforms: o,
			filenames: l,
			tags: u,
			is_plural: d,
			is_archived: f
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ...h.map((e) => `the ${e} text`)];
		return { unusable: {
			id: i,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let g = s.length < new Set(o).size;
	return { key: {
		key_id: i,
		key_name: c,
		platforms: s,
		...g && { onOtherPlatform: g },
		tags: u,
		filenames: l,
		is_plural: d,
		is_archived: f,
		...Zs(n),
		translations: p
	} };
}
const Ys = {
	description: Vs,
	context: Vs,
	plural_name: Vs,
	is_hidden: Hs,
	char_limit: Us,
	custom_attributes: $s,
	modified_at_timestamp: Ws,
	translations_modified_at_timestamp: Ws
}, Xs = Object.entries(Ys);
function Zs(e) {
	return Object.fromEntries(Xs.map(([t, n]) => [t, n(e[t])]));
}
function Qs(e) {
	return Object.keys(Ys).filter((t) => e[t] === void 0);
}
function $s(e) {
	let t = Vs(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function ec(e, t) {
	let n = zs(e) ?? {}, i = {};
	for (let e of r) {
		let r = t(n[e]);
		r !== void 0 && (i[e] = r);
	}
	return i;
}
function tc({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function nc(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = rc(zs(n) ?? {});
		if (e.language_iso === void 0) continue;
		let { language_iso: r, translation: i } = e, a = t.get(r), o = !t.has(r) || a?.translation === i;
		t.set(r, o && i !== void 0 ? {
			...e,
			language_iso: r,
			translation: i
		} : void 0);
	}
	return [...t.values()].filter((e) => e !== void 0);
}
function rc(e) {
	return {
		language_iso: Vs(e.language_iso),
		translation: Vs(e.translation),
		modified_by: Gs(e.modified_by),
		modified_by_email: Vs(e.modified_by_email),
		modified_at_timestamp: Ws(e.modified_at_timestamp),
		is_reviewed: Hs(e.is_reviewed),
		is_unverified: Hs(e.is_unverified)
	};
}
var ic = class {
	byId = new Map();
	withoutId = [];
	languages;
	constructor(e) {
		this.languages = e;
	}
	add(e) {
		this.addRead(this.read(e));
	}
	read(e) {
		return Array.from(e, (e) => Js(e, this.languages));
	}
	addRead(e) {
		for (let t of e) {
			let e = "key" in t ? t.key.key_id : t.unusable.id;
			e === void 0 ? this.withoutId.push(t) : this.byId.set(e, t);
		}
	}
	reads() {
		return [...this.byId.values(), ...this.withoutId];
	}
	get size() {
		return this.byId.size + this.withoutId.length;
	}
	all() {
		let e = this.reads();
		return {
			objects: e.flatMap((e) => "key" in e ? e.key : []),
			unusable: e.flatMap((e) => "unusable" in e ? e.unusable : [])
		};
	}
};
const ac = (e) => {
	let t = e.exactOptional();
	return on({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, oc = ac(j()), sc = ac(j().min(1));
function cc(e, t) {
	return typeof e == "string" ? e : e[t];
}
function V(e, t = r) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let i of r) {
		let r = t.includes(i) ? e[i] : void 0;
		r !== void 0 && !n.includes(r) && n.push(r);
	}
	return n;
}
function lc(e, t = r) {
	return (V(e, t)[0] === void 0 ? V(e) : V(e, t)).join(" / ");
}
function uc(e, t) {
	let n = {};
	for (let i of r) {
		let r = cc(e, i);
		t.includes(i) && r !== void 0 && (n[i] = r);
	}
	return n;
}
function dc(e) {
	let [t = "", ...n] = V(e);
	if (n.length === 0) return t;
	let { ios: r = t, android: i = t, web: a = t, other: o = t } = e;
	return {
		ios: r,
		android: i,
		web: a,
		other: o
	};
}
// src/kinds/field.ts
const fc = {
	changes: [],
	kept: [],
	issues: []
};
function pc(e, t = []) {
	return {
		code: "unusable-answer",
		message: `The service's answer has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function mc(e) {
	let { name: t, role: n, schema: r, expects: i, value: a, languages: o, merge: s, carries: c, declareNew: l, editState: u } = e, d = e.equal ?? de;
	return {
		name: t,
		schema: r,
		expects: i,
		...n && { role: n },
		...e.isProse && { isProse: e.isProse },
		diff(n, r, i) {
			let a = n[t] === void 0 ? e.undeclared?.(i, r) : n[t];
			if (a === void 0) return fc;
			let o = e.check?.(a, i);
			if (o) return {
				changes: [],
				kept: [],
				issues: [o]
			};
			let s = r === void 0 ? void 0 : e.live(r, i);
			if (r !== void 0 && s === void 0) return e.mayBeAbsent ? fc : {
				...fc,
				issues: [pc(t)]
			};
			let c = e.desired(a, s, i);
			return s === void 0 && e.unset !== void 0 && d(e.unset, c, i) ? fc : s === void 0 ? {
				changes: [{
					field: t,
					after: c
				}],
				kept: [],
				issues: []
			} : d(s, c, i) ? fc : {
				changes: [{
					field: t,
					before: s,
					after: c
				}],
				kept: [],
				issues: []
			};
		},
		declared(n) {
			let r = n[t];
			return r === void 0 ? [] : [{
				field: t,
				after: e.inPlan ? e.inPlan(r) : a.parse(r)
			}];
		},
		write(t, n, r) {
			for (let i of n) e.write(t, a.parse(i.after), r);
		},
		show: (t) => e.show(a.parse(t)),
		...e.mayBeAbsent && { mayBeAbsent: e.mayBeAbsent },
		stored: (t, n) => e.live(t, n),
		declare(t, n) {
			let r = e.live(t, n);
			return r === void 0 ? void 0 : e.declare(r);
		},
		...l && { declareNew(t, n) {
			let r = e.live(t, n);
			return r === void 0 ? void 0 : l(r);
		} },
		isDefault(t, n) {
			let r = e.live(t, n);
			return r === void 0 ? !1 : e.isDefault?.(r) ?? (e.unset !== void 0 && d(r, e.unset, n));
		},
		same: (e, t, n) => d(a.parse(e), a.parse(t), n),
		...u && { editState: u },
		...s && { merge: (e, t, n) => s(a.parse(e), a.parse(t), a.parse(n)) },
		...c && { carries: (e, t) => c(a.parse(e), a.parse(t)) },
		...o && { languages(e) {
			let n = e[t];
			return n === void 0 ? [] : o(n);
		} }
	};
}
function hc(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
// src/kinds/key/fields.ts
function gc(e) {
	return mc(e);
}
function _c(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function vc(e, t) {
	let n = e;
	return gc({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: j(),
		value: j(),
		unset: "",
		live: (e) => e[n],
		desired: (e) => e,
		declare: _c,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function yc(e, t = () => void 0) {
	let n = e;
	return gc({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: nn(),
		value: nn(),
		unset: !1,
		undeclared: t,
		live: (e) => e[n],
		desired: (e) => e,
		declare: (t) => t || e === "is_archived" ? t : void 0,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const bc = gc({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: an().min(0),
	value: an(),
	unset: 0,
	live: (e) => e.char_limit,
	desired: (e) => e,
	declare: (e) => e === 0 ? void 0 : e,
	write: (e, t) => {
		e.char_limit = t;
	},
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), xc = sn(j(), ln()), Sc = gc({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: xc,
	value: ln(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(Cc(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	desired: (e) => e,
	declare: (e) => {
		let t = xc.safeParse(e);
		return t.success ? _c(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function Cc(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function wc({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const Tc = gc({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: cn(dn(r)).min(1),
	value: cn(dn(r)),
	live: (e) => e.onOtherPlatform ? void 0 : Dc(e.platforms),
	desired: (e) => Dc(e),
	inPlan: (e) => Dc(e),
	declare: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Ec = gc({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: cn(j().min(1)),
	value: cn(j()),
	unset: [],
	live: (e) => Oc(e.tags),
	check: (e, { rules: t }) => {
		let n = l(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => Oc(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return Oc([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	declare: _c,
	declareNew: (e) => _c(e.filter((e) => !e.startsWith($e))),
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return Oc([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Dc(e) {
	return r.filter((t) => e.includes(t));
}
function Oc(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const kc = gc({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: hn([j().min(1), sc.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: oc,
	live: (e, { platforms: t }) => uc(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = V(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...uc(e, n)
		} : a;
	},
	inPlan: (e) => uc(e, r),
	check: Ac,
	merge: Mc,
	carries: (e, t) => r.some((n) => t[n] !== void 0 && t[n] === e[n]),
	declare: (e) => {
		let [t = "", ...n] = V(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = dc(t);
	},
	show: (e) => {
		let [t = "", ...n] = V(e);
		return n.length > 0 ? {
			as: "slots",
			slots: e
		} : {
			as: "word",
			word: t
		};
	}
});
function Ac(e, { project: t, platforms: n }) {
	if (!t.perPlatformNames && V(e).length > 1) return {
		code: "same-names-needed",
		message: `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
	if (t.perPlatformNames && V(e, n).length === 0 && n.length > 0) return {
		code: "same-names-needed",
		message: `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`,
		path: []
	};
}
const jc = gc({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: oc,
	value: oc,
	unset: {},
	live: (e) => Nc(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => r.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	declare: (e) => _c(Nc(e)),
	merge: Mc,
	write: (e, t) => {
		e.filenames = {
			ios: "",
			android: "",
			web: "",
			other: "",
			...t
		};
	},
	show: (e) => ({
		as: "slots",
		slots: Nc(e)
	})
});
function Mc(e, t, n) {
	let i = {};
	for (let a of r) {
		let [r = "", o = "", s = ""] = [
			e[a],
			t[a],
			n[a]
		];
		if (r !== o && s !== r && s !== o) return;
		i[a] = r === o ? s : o;
	}
	return Nc(i);
}
function Nc(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/spellings.ts
function Pc(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [E(Object.fromEntries(t))];
}
// src/kinds/key/textValue.ts
const Fc = sn(j(), j()), Ic = hn([j(), Fc]);
function Lc(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = Fc.safeParse(JSON.parse(e));
		return t.success ? zc(t.data) : e;
	} catch {
		return e;
	}
}
function Rc(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function zc(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function Bc(e, t) {
	if (typeof e == "string" && typeof t == "string") return e === t;
	if (Vc(e) && Vc(t)) return !0;
	if (typeof e == "string" || typeof t == "string") return !1;
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...n.keys(), ...r.keys()].every((e) => (n.get(e) ?? "") === (r.get(e) ?? ""));
}
function Vc(e) {
	return typeof e == "string" ? e === "" : Object.keys(zc(e)).length === 0;
}
// src/kinds/key/texts.ts
const Hc = Fc.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: tt }
}), Uc = hn([j(), Hc]), Wc = sn(j().min(1), Uc), Gc = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, Kc = cn(on({
	language_iso: j(),
	translation: _n()
})).refine(Gc, "has a language twice"), qc = cn(on({
	language_iso: j().min(1),
	translation: Uc
})).refine(Gc, "has a language twice"), Jc = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: hn([Wc, qc.transform(Zc).pipe(Wc)]),
	rewrite: Xc,
	diff({ translations: e }, t, n) {
		let { listed: r } = n;
		if (!e && r.length === 0 || n.project.segmentation) return fc;
		let i = [], a = [], o = [], s = [], c = r.filter((t) => !Object.hasOwn(e ?? {}, t));
		for (let [r, l] of [...Object.entries(e ?? {}), ...c.map((e) => [e, void 0])]) {
			let e = l === void 0 ? void 0 : Yc(r, l, n);
			if (e) {
				o.push(e);
				continue;
			}
			let c = $c(r, l, t, n);
			c && "code" in c ? o.push(c) : c && "kept" in c ? (a.push(c.kept), c.open && s.push(c.open)) : c && i.push(c);
		}
		return i.length + a.length + o.length === 0 ? fc : {
			changes: i,
			kept: a,
			issues: o,
			...s.length > 0 && { open: s }
		};
	},
	declared({ translations: e = {} }) {
		return Object.entries(e).map(([e, t]) => ({
			field: "translations",
			part: e,
			after: t
		}));
	},
	write(e, t) {
		e.translations = t.map(({ part: e = "", after: t }) => ({
			language_iso: e,
			translation: Ic.parse(t)
		}));
	},
	show(e) {
		let t = Ic.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: zc(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = e.translations?.find(({ language_iso: e }) => e === n);
		return r && Lc(r.translation, t);
	},
	declare({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Lc(n, t);
			return Vc(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: ({ translations: e = [] }, { plural: t }) => e.every(({ translation: e }) => Vc(Lc(e, t))),
	editState(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		if (!n) return;
		let { translation: r, modified_by: i = null, modified_by_email: a = null } = n, { modified_at_timestamp: o = null, is_reviewed: s = null, is_unverified: c = null } = n;
		return [
			r,
			i,
			a,
			o,
			s,
			c
		];
	},
	lastWriter(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		return n && tl(n, Lc(n.translation, e.is_plural));
	},
	mayBecomeUnverified(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		return !n || n.is_unverified !== !0 && !Vc(Lc(n.translation, e.is_plural));
	},
	same: (e, t) => Bc(Ic.parse(e), Ic.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function Yc(e, t, { plural: n, project: r }) {
	let i = [e];
	if (typeof t == "string") return !n || t === "" ? void 0 : {
		code: "plural-mismatch",
		message: `The ${e} text needs plural forms, such as { one: …, other: … }, because the key is a plural: the field is_plural is true here, in on_create or in the project.`,
		path: i
	};
	if (!n) return {
		code: "plural-mismatch",
		message: `The ${e} text has plural forms, but the key is not a plural. Set is_plural: true, or give one text.`,
		path: i
	};
	let a = r.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], o = Object.keys(t).find((e) => a.length > 0 && !a.includes(e));
	if (o !== void 0) return {
		code: "plural-form",
		message: `${e} has no plural form "${o}" in this project. It has ${a.join(", ")}.`,
		path: [e, o]
	};
}
function Xc(e) {
	if (!Array.isArray(e)) return;
	let t = Kc.safeParse(e);
	if (t.success) return {
		value: Zc(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function Zc(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function Qc({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => Pc(Lc(t, e)));
}
function $c(e, t, n, { rules: r, verdicts: i }) {
	let a = dt(r, e);
	if (a === "ignore") return;
	let o = "translations";
	if (!n) return t === void 0 ? void 0 : {
		field: o,
		part: e,
		after: t
	};
	let s = n.translations?.find(({ language_iso: t }) => t === e);
	if (!s) return t === void 0 ? void 0 : pc(`${e} text`, [e]);
	let c = Lc(s.translation, n.is_plural), l = {
		field: o,
		part: e,
		live: c,
		...nl(s, c)
	};
	if (t === void 0) return Vc(c) ? void 0 : { kept: {
		...l,
		reason: "pull"
	} };
	let u = Rc(t, c);
	if (Bc(c, u)) return;
	let d = {
		field: o,
		part: e,
		before: c,
		after: u,
		...nl(s, c)
	};
	if (a === "enforce" || Vc(c)) return d;
	let f = a === "seed";
	if (f && !r.pull && r.overwrite.length === 0) return { kept: {
		...l,
		declared: t,
		reason: "held"
	} };
	if (!f && el(c, u)?.length === 0) return d;
	let { modified_by: p, modified_by_email: m, modified_at_timestamp: h } = s, g = {
		id: String(n.key_id),
		language: e,
		live: c,
		...h && { at: h },
		by: {
			id: p,
			address: m
		},
		...f && { isHeld: !0 }
	}, _ = i(g);
	if (!_) return {
		kept: {
			...l,
			declared: t,
			reason: "undecided"
		},
		open: g
	};
	if (_.is === "write") return d;
	let v = "cause" in _ ? { cause: _.cause } : {}, y = _.is === "pull" && _.landed !== void 0 ? { landed: _.landed } : {};
	return { kept: {
		...l,
		declared: t,
		reason: _.is,
		...v,
		...y
	} };
}
function el(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(zc(e)).filter((n) => e[n] !== t[n]);
}
function tl(e, t) {
	return {
		by: {
			id: e.modified_by,
			address: e.modified_by_email
		},
		...nl(e, t)
	};
}
function nl(e, t) {
	if (!e.modified_at_timestamp || Vc(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: rl(n) },
		...i && { reviewed: i }
	} };
}
function rl(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/kinds/key/traits.ts
const il = [
	kc,
	Tc,
	vc("description", !0),
	Ec,
	Jc,
	jc,
	vc("context", !0),
	bc,
	yc("is_plural"),
	vc("plural_name"),
	yc("is_hidden"),
	yc("is_archived", (e, t) => !wc(e, t) && void 0),
	Sc
], al = j().min(1), ol = hn([an().positive(), j().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), sl = bt(il).required({ key_name: !0 }).extend({
	previously: hn([al.transform((e) => [e]), cn(al).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: nn().exactOptional(),
	key_id: ol.exactOptional()
}).meta({ allOf: [cl(!0), cl(!1)] });
function cl(e) {
	let t = e ? { anyOf: [{ type: "object" }, { const: "" }] } : { type: "string" };
	return {
		if: {
			properties: { is_plural: { const: e } },
			required: ["is_plural"]
		},
		then: { properties: { translations: {
			additionalProperties: t,
			items: { properties: { translation: t } }
		} } }
	};
}
const ll = bt(il.filter((e) => e.name !== "key_name" && e.name !== "translations")), H = {
	name: "key",
	fields: il,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a source file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => lc(e.key_name, e.platforms),
	context: (e, t, { project: n, rules: r, verdicts: i }, a = []) => ({
		project: n,
		rules: r,
		verdicts: i,
		listed: a,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: r.owner !== void 0 && (!t || r.prune.key === "owned") ? $e + r.owner : void 0
	}),
	liveContext: (e, { project: t, rules: n, verdicts: r }) => ({
		project: t,
		rules: n,
		verdicts: r,
		listed: [],
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => Ks(e.key_id),
	liveLabel: (e) => lc(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !wc(n, t),
	lastEdit: ({ modified_at_timestamp: e }) => e ? { at: e } : void 0,
	hidden: () => null,
	fingerprint: (e) => [
		{ ...e.key_name },
		e.tags,
		e.is_archived,
		e.modified_at_timestamp ?? null,
		e.translations_modified_at_timestamp ?? null
	]
};
function ul(e) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let t = [], n = [], r = new Map(), i = (e, t) => {
		e.push(t);
		for (let n of dl(t)) r.set(n, (r.get(n) ?? new Set()).add(e));
	};
	for (let a of e) {
		let e = new Set();
		for (let t of a.from ? dl(a) : []) for (let n of r.get(t) ?? []) if (e.add(n).size > 5) break;
		let [o, s] = e;
		if (o && s) t.push(fl(a, [...e]));
		else if (o) i(o, a);
		else {
			let e = [];
			n.push(e), i(e, a);
		}
	}
	let a = n.map((e) => pl(e));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...t, ...a.flatMap((e) => e.problems)]
	};
}
function dl({ values: e }) {
	let t = uc(e.key_name, e.platforms ?? r);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function fl(e, t) {
	let n = t.flatMap(([e]) => e ? [Cl(k(e.file, e.spot, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return B(H, e, "duplicate-key", r, {
		path: ["key_name"],
		reach: "run"
	});
}
function pl(e) {
	let [t, ...n] = e;
	if (!t || n.length === 0) return {
		entries: [...e],
		problems: []
	};
	let r = _l(e), i = e.filter(({ values: e }) => e.description !== void 0), a = new Map(t.spot.members), o = new Map([...r.from].map(([e, t]) => [e, yl(t, e)])), [s] = e.flatMap((e) => vl(e, "translations"));
	s && a.set("translations", zt(s, { members: o }));
	for (let t of ["is_plural", "description"]) {
		let [n] = e.flatMap((e) => vl(e, t));
		n && a.set(t, n);
	}
	let c = ml(e), { is_plural: l, ...u } = t.values, d = i[0]?.values.description, f = {
		...t,
		values: {
			...u,
			key_name: bl(e),
			...r.from.size > 0 && { translations: r.values },
			...c.isPlural !== void 0 && { is_plural: c.isPlural },
			...d !== void 0 && { description: d }
		},
		onCreate: {
			...xl(e),
			...t.from ? {} : t.onCreate
		},
		spot: zt(t.spot, { members: a }),
		parts: e
	}, [p, m] = i, h = p && m && !p.from ? [Sl(m, p, ["description"])] : [];
	return {
		entries: [f],
		problems: [
			...r.problems,
			...c.problems,
			...h
		]
	};
}
function ml(e) {
	let t = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0);
	if (t) return {
		isPlural: t.values.is_plural,
		problems: []
	};
	let n = e.filter(({ from: e, values: t }) => e && t.is_plural), r = e.filter(({ from: e, values: t }) => e && hl(t));
	if (n.length === 0) return {
		isPlural: void 0,
		problems: []
	};
	if (r.length === 0) return {
		isPlural: !0,
		problems: []
	};
	let i = ({ from: e }) => !e?.onlyIfBase, [a, o] = [n.find(i), r.find(i)];
	return {
		isPlural: void 0,
		problems: a && o ? [gl(o, a)] : []
	};
}
function hl({ translations: e = {} }) {
	return Object.values(e).some((e) => typeof e == "string" && e !== "");
}
function gl(e, t) {
	let [n = "", r = ""] = [e.from?.language, t.from?.language], i = `The ${n} text has no plural forms, but the ${r} text at ${Cl(k(t.file, t.spot, ["translations", r]))} has them. Write both with plural forms, or both without.`;
	return B(H, e, "plural-mismatch", i, {
		path: ["translations", n],
		reach: "run"
	});
}
function _l(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let [e, a] of Object.entries(i.values.translations ?? {})) {
		let o = t.get(e);
		o ? r.push(Sl(i, o, ["translations", e])) : (t.set(e, i), n.set(e, a));
	}
	return {
		from: t,
		values: Object.fromEntries(n),
		problems: r
	};
}
function vl({ spot: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [zt(r, { file: t })] : [];
}
function yl(e, t) {
	let n = e.spot.members?.get("translations")?.members?.get(t);
	return zt(n ?? e.spot, { file: e.file });
}
function bl(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function xl(e) {
	let t = e.filter(({ from: e }) => e).map(({ onCreate: e }) => e), n = r.filter((e) => t.some((t) => t.platforms?.includes(e))), i = [...new Set(t.flatMap((e) => e.tags ?? []))];
	return {
		...n.length > 0 && { platforms: n },
		...i.length > 0 && { tags: i }
	};
}
function Sl(e, t, n) {
	let r = Cl(k(t.file, t.spot, n)), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : ""}`;
	return B(H, e, "duplicate-text", i, {
		path: n,
		reach: "run"
	});
}
function Cl({ file: e, line: t }) {
	return `${e}:${t}`;
}
function wl(e) {
	let t = new Ae(), n = new Map(r.map((e) => [e, new El()]));
	for (let [r, i] of e.entries()) {
		let e = {
			key: i,
			order: r,
			names: Dl(i)
		}, a = Object.entries(Tl(i)).flatMap(([t, r]) => {
			let i = n.get(t), a = i?.any.get(r);
			if (!i || !a) return i?.any.set(r, e), [];
			if (e.names === "" || a.names === "") return e.names === "" && a.names !== "" && !i.plain.has(r) && i.plain.set(r, e), [a];
			let o = `${r}\n${e.names}`, s = [a.names === e.names ? a : i.named.get(o), i.plain.get(r)];
			return i.named.has(o) || i.named.set(o, e), s.filter((e) => e !== void 0).sort((e, t) => e.order - t.order).slice(0, 1);
		})[0]?.key;
		a && !t.countMore(i.file.path) && t.add(Ls("duplicate-key", `Key "${V(i.values.key_name).join(" / ")}"`, {
			second: i,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function Tl({ values: e }) {
	return uc(e.key_name, e.platforms ?? r);
}
var El = class {
	any = new Map();
	plain = new Map();
	named = new Map();
};
function Dl({ values: { filenames: e } }) {
	return e === void 0 ? "" : E(Ol(e));
}
function Ol(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/manifest/wording.ts
function kl(e, t, n) {
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		return `Unknown field "${e}" in ${Il(t, n)}.${Rl([...t, e], n)}${S(e, r)}`;
	}
	if (e === "<<") return "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.";
	let r = [...n.members.keys()];
	return `Unknown field "${e}" in ${n.thing}.${S(e, r) || ` The fields are ${r.join(", ")}.`}`;
}
function Al(e, t) {
	return `${Ll(e, t)} is missing. It is required in ${t.thing}.${Rl(e, t)}`;
}
function jl(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${Ll(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Ll(e, t)} has no value.${Rl(e, t)}`;
	let r = t.takesEmpty?.(e) === !1 ? void 0 : "\"\"", i = n ? n.empty : r;
	return i === void 0 ? `${Ll(e, t)} has no value. Remove it, or give it a value.${Rl(e, t)}` : `${Ll(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${i}.`;
}
function Ml(e, t) {
	return `"${e}" is not allowed here. Allowed values: ${t.join(", ")}.${S(e, t)}`;
}
function Nl(e, t, n) {
	return `${Ll(t, n)} ${e}.${Rl(t, n)}`;
}
function Pl(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${Ll(e, t)} is empty.${Rl(e, t)}${n}`;
}
function Fl(e, t, n, r) {
	if (t.length === 0) return `This is ${zl(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${Ll(t, n)} is ${zl(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${Ll(t, n)} is ${zl(e)}.${Rl(t, n)}`;
}
function Il(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Il(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function Ll(e, t) {
	let n = Il(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function Rl(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Il([n], t)} must be ${r.expects}.` : "";
}
function zl(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/manifest/issues.ts
function Bl(e, t, n = new Ae()) {
	return Vl(e, t, n), n.problems;
}
function Vl(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (Wl(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) Hl({
		...i,
		keys: [e]
	}, t, n);
	else Hl(i, t, n);
}
function Hl(e, t, n) {
	if (!(e.code !== "invalid_union" && n.countMore(t.file.path))) for (let r of Gl(e, t)) n.add(Ul(r, e, t));
}
function Ul(e, { path: t }, n) {
	let r = Xl(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(k(n.file, n.spot, t)), String(r)]
	};
}
function Wl(e, t, n) {
	return t.some((t) => Xl(n.value, e.path) === void 0 && Se(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function Gl(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Yl(e, n, t));
	if (e.code === "invalid_key") return [Yl(String(n.at(-1)), n.slice(0, -1), t)];
	let r = Xl(t.value, n), i = k(t.file, t.spot, n);
	if (r === void 0) return [O("missing-member", Al(n, t), { place: i })];
	if (r === null) return [O("null-value", jl(n, t), { place: i })];
	switch (e.code) {
		case "invalid_union": return Kl(e, r, i, t);
		case "invalid_type": return [O("wrong-type", Fl(r, n, t, i), { place: i })];
		case "invalid_value": return typeof r == "object" ? [O("wrong-type", Fl(r, n, t, i), { place: i })] : [O("wrong-value", Ml(String(r), e.values.map(String)), { place: i })];
		case "custom":
		case "invalid_format": return [O("wrong-value", Nl(e.message, n, t), { place: i })];
		default: return typeof r == "number" ? [O("wrong-value", Fl(r, n, t, i), { place: i })] : [O("wrong-value", Pl(n, t), { place: i })];
	}
}
function Kl(e, t, n, r) {
	let i = [...e.errors].sort((e, t) => ql(t) - ql(e)).find((e) => ql(e) > 0), a = e.errors.find((e) => e.every(Jl)), o = i ?? a;
	return o ? Bl(o.map((t) => ({
		...t,
		path: [...e.path, ...t.path]
	})), r) : [O("wrong-type", Fl(t, e.path, r, n), { place: n })];
}
function ql(e) {
	return c(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Jl({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function Yl(e, t, n) {
	let r = Ut(n.file, n.spot, [...t, e]);
	return O("unknown-member", kl(e, t, n), { place: r });
}
function Xl(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
// src/manifest/quickSchema.ts
const Zl = {
	read: () => void 0,
	isExact: !1
};
function Ql(e) {
	let t = tu(e);
	return {
		read: (e) => t.read(e),
		mistakes: $l(e, t)
	};
}
function $l(e, { read: t, isExact: n, inside: r }) {
	return (i) => {
		if (t(i) !== void 0) return 0;
		let a = r?.(i) ?? 0;
		return a > 0 ? a : n || eu(e, i).issues.length > 0 ? 1 : 0;
	};
}
function eu(e, t) {
	let n = e._zod.run({
		value: t,
		issues: []
	}, { async: !1 });
	if (n instanceof Promise) throw new rn();
	return n;
}
function tu(e) {
	let { def: t } = e._zod, n = ru(e), r = (t.checks ?? []).map(nu);
	if (r.length === 0) return n;
	if (r.includes(void 0)) return {
		...n,
		...Zl
	};
	let i = (e) => r.every((t) => t?.(e) === !0);
	return {
		...n,
		read: (e) => {
			let t = n.read(e);
			return t !== void 0 && i(t) ? t : void 0;
		}
	};
}
function nu(e) {
	let { def: t } = e._zod;
	if (t.check === "min_length" && t.minimum === 1) return (e) => (typeof e == "string" || Array.isArray(e)) && e.length > 0;
	if (t.check === "greater_than" && typeof t.value == "number") {
		let { value: e, inclusive: n } = t;
		return (t) => typeof t == "number" && (t > e || n && t === e);
	}
	if (t.check === "custom" && typeof t.fn == "function") return (e) => t.fn(e) === !0;
}
function ru(e) {
	let { def: t } = e._zod;
	if ("coerce" in t && t.coerce) return Zl;
	switch (t.type) {
		case "string": return "format" in t ? Zl : iu((e) => typeof e == "string");
		case "boolean": return iu((e) => typeof e == "boolean");
		case "null": return iu((e) => e === null);
		case "number": return "format" in t ? t.format === "safeint" ? iu(Number.isSafeInteger) : Zl : iu(Number.isFinite);
		case "enum": {
			let e = Object.values(t.entries);
			return iu((t) => typeof t == "string" && e.includes(t));
		}
		case "optional":
		case "nonoptional": return tu(t.innerType);
		case "array": return ou(t.element);
		case "record": return t.mode === "loose" || t.keyType._zod.def.type !== "string" ? Zl : su(t.keyType, t.valueType);
		case "object": return lu(e);
		case "union": return t.inclusive === !1 ? Zl : du(t.options);
		case "pipe": return au(t);
		default: return Zl;
	}
}
function iu(e) {
	return {
		read: (t) => e(t) ? t : void 0,
		isExact: !0
	};
}
function au({ in: e, out: t }) {
	let n = tu(e), r = $l(e, n), { def: i } = t._zod;
	return i.type !== "transform" || i.transform.length !== 1 ? {
		...Zl,
		inside: r
	} : {
		read: (e) => {
			let t = n.read(e);
			return t === void 0 ? void 0 : i.transform(t, {
				value: t,
				issues: []
			});
		},
		isExact: n.isExact,
		inside: r
	};
}
function ou(e) {
	let t = tu(e), { read: n, isExact: r } = t, i = $l(e, t), a = (e) => Array.isArray(e) && e.every((e) => n(e) === e);
	return {
		read: (e) => a(e) ? e : void 0,
		isExact: r,
		inside: (e) => Array.isArray(e) ? cu(e, i) : 0
	};
}
function su(e, t) {
	let [n, r] = [tu(e), tu(t)], i = $l(t, r), a = (e) => fu(e) && Object.keys(e).every((t) => n.read(t) === t && r.read(e[t]) === e[t]);
	return {
		read: (e) => a(e) ? e : void 0,
		isExact: n.isExact && r.isExact,
		inside: (e) => fu(e) ? cu(Object.keys(e), (t) => n.read(t) === t ? i(e[t]) : 1) : 0
	};
}
function cu(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function lu({ _zod: { def: e } }) {
	if (e.catchall?._zod.def.type !== "never") return Zl;
	let t = Object.entries(e.shape).map(([e, t]) => {
		let n = tu(t), r = t._zod.optin === void 0, i = $l(t, n);
		return {
			name: e,
			...n,
			isOptional: uu(t),
			isRequired: r,
			mistakes: i
		};
	});
	return {
		read: (e) => {
			if (!fu(e)) return;
			let n = {}, r = 0;
			for (let { name: i, read: a, isOptional: o } of t) {
				if (!Object.hasOwn(e, i)) {
					if (o) continue;
					return;
				}
				let t = a(e[i]);
				if (t === void 0) return;
				n[i] = t, r += 1;
			}
			return r === Object.keys(e).length ? n : void 0;
		},
		isExact: t.every(({ isExact: e }) => e),
		inside: (n) => {
			if (!fu(n)) return 0;
			let r = Object.keys(n).filter((t) => !Object.hasOwn(e.shape, t));
			return r.length + cu(t, ({ name: e, isRequired: t, mistakes: i }) => Object.hasOwn(n, e) ? i(n[e]) : t && Se(e, r) === void 0 ? 1 : 0);
		}
	};
}
function uu(e) {
	let { def: t } = e._zod;
	return t.type === "optional" && t.innerType._zod.optin === void 0;
}
function du(e) {
	let t = e.map(tu), n = e.map((e, n) => $l(e, t[n] ?? Zl));
	return {
		read: (e) => {
			for (let n of t) {
				let t = n.read(e);
				if (t !== void 0 || !n.isExact) return t;
			}
		},
		isExact: t.every(({ isExact: e }) => e),
		inside: (e) => {
			let t = n.map((t) => t(e));
			return t.includes(0) ? 0 : c(t);
		}
	};
}
function fu(e) {
	return typeof e == "object" && !!e && Object.getPrototypeOf(e) === Object.prototype && !Object.hasOwn(e, "__proto__");
}
// src/manifest/entries.ts
function pu(e, t) {
	let n = new Map(), r = new Ae(), { value: i, spot: a, file: o } = e;
	if (!Du(i)) {
		let r = i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, s = k(o, a);
		return {
			members: n,
			problems: e.broken.length > 0 ? [] : [O("empty-manifest", r, { place: s })]
		};
	}
	for (let [s, c] of Object.entries(i)) {
		let i = a.members?.get(s) ?? a;
		if (t.includes(s)) n.set(s, {
			value: c,
			spot: i
		});
		else if (e.broken.length === 0 && !r.countMore(o.path)) {
			let e = (s === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || S(s, t) || ` The fields are ${t.join(" and ")}.`;
			r.add(O("unknown-member", `Unknown field "${s}" in this manifest.${e}`, { place: Ut(o, a, [s]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function mu({ file: e, spot: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return O("empty-manifest", r, { place: k(e, t) });
}
function hu(e, t, n) {
	if (!Array.isArray(t.value)) {
		let n = k(e.file, t.spot);
		return {
			entries: [],
			problems: wu(e, n) ? [] : [O("wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", { place: n })]
		};
	}
	let r = [], i = new Ae(), a = t.spot.members?.[Symbol.iterator](), o = Ql(n.schema), s = Cu(n);
	for (let c of t.value) {
		let [, l = t.spot] = a?.next().value ?? [];
		if (e.broken.length === 0 && !Du(c) && i.countMore(e.file.path)) continue;
		let u = _u(i, e, {
			value: c,
			spot: l
		}, n, o, s);
		u.values !== void 0 && r.push({
			values: u.values,
			spot: u.spot
		});
	}
	return {
		entries: r,
		problems: i.problems
	};
}
function gu(e, t, n) {
	let r = new Ae();
	return {
		..._u(r, e, t, n, Ql(n.schema), Cu(n)),
		problems: r.problems
	};
}
function _u(e, t, n, r, i, a) {
	let { value: o, spot: s } = Tu(n, r.fields), c = i.read(o);
	if (c !== void 0) return {
		values: c,
		spot: s
	};
	let l = i.mistakes(o);
	if (l > 0 && t.broken.length === 0 && e.countMore(t.file.path, l)) return { spot: s };
	let u = l > 1e3 ? vu(o, i) : o, d = bu(r.schema, u);
	if ("values" in d) return {
		values: d.values,
		spot: s
	};
	if (t.broken.length > 0 && wu(t, k(t.file, s))) return { spot: s };
	let { file: f, textAt: p } = t, m = {
		value: u,
		spot: s,
		file: f,
		textAt: p,
		noun: "field",
		within: [],
		thing: r.thing,
		members: a,
		takesEmpty: (e) => {
			let { error: t } = r.schema.safeParse(xu(u, e));
			return !t?.issues.some((t) => t.path.join(".") === e.join("."));
		}
	};
	return Vl(d.issues, m, e), u !== o && e.countMore(f.path, l - i.mistakes(u)), { spot: s };
}
function vu(e, { mistakes: t }) {
	for (let n = Ye;; n *= 2) {
		let r = Du(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, yu(t, n)])) : e;
		if (t(r) > 1e3) return r;
	}
}
function yu(e, t) {
	if (Array.isArray(e)) return e.slice(0, t).map((e) => yu(e, t));
	if (!Du(e)) return e;
	let n = Object.entries(e).slice(0, t);
	return Object.fromEntries(n.map(([e, n]) => [e, yu(n, t)]));
}
function bu(e, t) {
	let n = eu(e, t);
	return n.issues.length === 0 ? { values: n.value } : { issues: n.issues.map((e) => tn(e, {}, gn())) };
}
function xu(e, [t, ...n]) {
	if (t === void 0) return "";
	if (typeof e != "object" || !e) return e;
	let r = xu(Reflect.get(e, t), n);
	return Array.isArray(e) ? e.with(Number(t), r) : {
		...e,
		[t]: r
	};
}
const Su = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function Cu({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Su).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function wu({ broken: e }, { line: t, endLine: n }) {
	return e.length > 1e3 || e.some(({ from: e, to: r }) => e <= n && r >= t);
}
function Tu(e, t) {
	if (!Du(e.value)) return e;
	let { value: n, spot: r } = {
		value: e.value,
		spot: e.spot
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, Eu(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, zt(a, { members: new Map(o) }));
		r = zt(r, { members: s });
	}
	return {
		value: n,
		spot: r
	};
}
function Eu(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function Du(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// node_modules/yaml/browser/dist/nodes/identity.js
const Ou = Symbol.for("yaml.alias"), ku = Symbol.for("yaml.document"), Au = Symbol.for("yaml.map"), ju = Symbol.for("yaml.pair"), Mu = Symbol.for("yaml.scalar"), Nu = Symbol.for("yaml.seq"), Pu = Symbol.for("yaml.node.type"), Fu = (e) => !!e && typeof e == "object" && e[Pu] === Ou, Iu = (e) => !!e && typeof e == "object" && e[Pu] === ku, Lu = (e) => !!e && typeof e == "object" && e[Pu] === Au, U = (e) => !!e && typeof e == "object" && e[Pu] === ju, W = (e) => !!e && typeof e == "object" && e[Pu] === Mu, Ru = (e) => !!e && typeof e == "object" && e[Pu] === Nu;
function G(e) {
	if (e && typeof e == "object") switch (e[Pu]) {
		case Au:
		case Nu: return !0;
	}
	return !1;
}
function K(e) {
	if (e && typeof e == "object") switch (e[Pu]) {
		case Ou:
		case Au:
		case Mu:
		case Nu: return !0;
	}
	return !1;
}
const zu = (e) => (W(e) || G(e)) && !!e.anchor, Bu = Symbol("break visit"), Vu = Symbol("skip children"), Hu = Symbol("remove node");
function Uu(e, t) {
	let n = Gu(t);
	Iu(e) ? Wu(null, e.contents, n, Object.freeze([e])) === Hu && (e.contents = null) : Wu(null, e, n, Object.freeze([]));
}
Uu.BREAK = Bu, Uu.SKIP = Vu, Uu.REMOVE = Hu;
function Wu(e, t, n, r) {
	let i = Ku(e, t, n, r);
	if (K(i) || U(i)) return qu(e, r, i), Wu(e, i, n, r);
	if (typeof i != "symbol") {
		if (G(t)) {
			r = Object.freeze(r.concat(t));
			for (let e = 0; e < t.items.length; ++e) {
				let i = Wu(e, t.items[e], n, r);
				if (typeof i == "number") e = i - 1;
				else if (i === Bu) return Bu;
				else i === Hu && (t.items.splice(e, 1), --e);
			}
		} else if (U(t)) {
			r = Object.freeze(r.concat(t));
			let e = Wu("key", t.key, n, r);
			if (e === Bu) return Bu;
			e === Hu && (t.key = null);
			let i = Wu("value", t.value, n, r);
			if (i === Bu) return Bu;
			i === Hu && (t.value = null);
		}
	}
	return i;
}
function Gu(e) {
	return typeof e == "object" && (e.Collection || e.Node || e.Value) ? Object.assign({
		Alias: e.Node,
		Map: e.Node,
		Scalar: e.Node,
		Seq: e.Node
	}, e.Value && {
		Map: e.Value,
		Scalar: e.Value,
		Seq: e.Value
	}, e.Collection && {
		Map: e.Collection,
		Seq: e.Collection
	}, e) : e;
}
function Ku(e, t, n, r) {
	if (typeof n == "function") return n(e, t, r);
	if (Lu(t)) return n.Map?.(e, t, r);
	if (Ru(t)) return n.Seq?.(e, t, r);
	if (U(t)) return n.Pair?.(e, t, r);
	if (W(t)) return n.Scalar?.(e, t, r);
	if (Fu(t)) return n.Alias?.(e, t, r);
}
function qu(e, t, n) {
	let r = t[t.length - 1];
	if (G(r)) r.items[e] = n;
	else if (U(r)) e === "key" ? r.key = n : r.value = n;
	else if (Iu(r)) r.contents = n;
	else {
		let e = Fu(r) ? "alias" : "scalar";
		throw Error(`Cannot replace node with ${e} parent`);
	}
}
// node_modules/yaml/browser/dist/doc/directives.js
const Ju = {
	"!": "%21",
	",": "%2C",
	"[": "%5B",
	"]": "%5D",
	"{": "%7B",
	"}": "%7D"
}, Yu = (e) => e.replace(/[!,[\]{}]/g, (e) => Ju[e]);
var Xu = class e {
	constructor(t, n) {
		this.docStart = null, this.docEnd = !1, this.yaml = Object.assign({}, e.defaultYaml, t), this.tags = Object.assign({}, e.defaultTags, n);
	}
	clone() {
		let t = new e(this.yaml, this.tags);
		return t.docStart = this.docStart, t;
	}
	atDocument() {
		let t = new e(this.yaml, this.tags);
		switch (this.yaml.version) {
			case "1.1":
				this.atNextDocument = !0;
				break;
			case "1.2": this.atNextDocument = !1, this.yaml = {
				explicit: e.defaultYaml.explicit,
				version: "1.2"
			}, this.tags = Object.assign({}, e.defaultTags);
		}
		return t;
	}
	add(t, n) {
		this.atNextDocument &&= (this.yaml = {
			explicit: e.defaultYaml.explicit,
			version: "1.1"
		}, this.tags = Object.assign({}, e.defaultTags), !1);
		let r = t.trim().split(/[ \t]+/), i = r.shift();
		switch (i) {
			case "%TAG": {
				if (r.length !== 2 && (n(0, "%TAG directive should contain exactly two parts"), r.length < 2)) return !1;
				let [e, t] = r;
				return this.tags[e] = t, !0;
			}
			case "%YAML": {
				if (this.yaml.explicit = !0, r.length !== 1) return n(0, "%YAML directive should contain exactly one part"), !1;
				let [e] = r;
				if (e === "1.1" || e === "1.2") return this.yaml.version = e, !0;
				{
					let t = /^\d+\.\d+$/.test(e);
					return n(6, `Unsupported YAML version ${e}`, t), !1;
				}
			}
			default: return n(0, `Unknown directive ${i}`, !0), !1;
		}
	}
	tagName(e, t) {
		if (e === "!") return "!";
		if (e[0] !== "!") return t(`Not a valid tag: ${e}`), null;
		if (e[1] === "<") {
			let n = e.slice(2, -1);
			return n === "!" || n === "!!" ? (t(`Verbatim tags aren't resolved, so ${e} is invalid.`), null) : (e[e.length - 1] !== ">" && t("Verbatim tags must end with a >"), n);
		}
		let [, n, r] = e.match(/^(.*!)([^!]*)$/s);
		r || t(`The ${e} tag has no suffix`);
		let i = this.tags[n];
		if (i) try {
			return i + decodeURIComponent(r);
		} catch (e) {
			return t(String(e)), null;
		}
		return n === "!" ? e : (t(`Could not resolve tag: ${e}`), null);
	}
	tagString(e) {
		for (let [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + Yu(e.substring(n.length));
		return e[0] === "!" ? e : `!<${e}>`;
	}
	toString(e) {
		let t = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [], n = Object.entries(this.tags), r;
		if (e && n.length > 0 && K(e.contents)) {
			let t = {};
			Uu(e.contents, (e, n) => {
				K(n) && n.tag && (t[n.tag] = !0);
			}), r = Object.keys(t);
		} else r = [];
		for (let [i, a] of n) i === "!!" && a === "tag:yaml.org,2002:" || e && !r.some((e) => e.startsWith(a)) || t.push(`%TAG ${i} ${a}`);
		return t.join("\n");
	}
};
Xu.defaultYaml = {
	explicit: !1,
	version: "1.2"
}, Xu.defaultTags = { "!!": "tag:yaml.org,2002:" };
// node_modules/yaml/browser/dist/doc/anchors.js
function Zu(e) {
	if (/[\x00-\x19\s,[\]{}]/.test(e)) {
		let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
		throw Error(t);
	}
	return !0;
}
function Qu(e) {
	let t = new Set();
	return Uu(e, { Value(e, n) {
		n.anchor && t.add(n.anchor);
	} }), t;
}
function $u(e, t) {
	for (let n = 1;; ++n) {
		let r = `${e}${n}`;
		if (!t.has(r)) return r;
	}
}
function ed(e, t) {
	let n = [], r = new Map(), i = null;
	return {
		onAnchor: (r) => {
			n.push(r), i ??= Qu(e);
			let a = $u(t, i);
			return i.add(a), a;
		},
		setAnchors: () => {
			for (let e of n) {
				let t = r.get(e);
				if (typeof t == "object" && t.anchor && (W(t.node) || G(t.node))) t.node.anchor = t.anchor;
				else {
					let t = Error("Failed to resolve repeated object (this should not happen)");
					throw t.source = e, t;
				}
			}
		},
		sourceObjects: r
	};
}
// node_modules/yaml/browser/dist/doc/applyReviver.js
function td(e, t, n, r) {
	if (r && typeof r == "object") {
		if (Array.isArray(r)) for (let t = 0, n = r.length; t < n; ++t) {
			let n = r[t], i = td(e, r, String(t), n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
		else if (r instanceof Map) for (let t of Array.from(r.keys())) {
			let n = r.get(t), i = td(e, r, t, n);
			i === void 0 ? r.delete(t) : i !== n && r.set(t, i);
		}
		else if (r instanceof Set) for (let t of Array.from(r)) {
			let n = td(e, r, t, t);
			n === void 0 ? r.delete(t) : n !== t && (r.delete(t), r.add(n));
		}
		else for (let [t, n] of Object.entries(r)) {
			let i = td(e, r, t, n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
	}
	return e.call(t, n, r);
}
// node_modules/yaml/browser/dist/nodes/toJS.js
function nd(e, t, n) {
	if (Array.isArray(e)) return e.map((e, t) => nd(e, String(t), n));
	if (e && typeof e.toJSON == "function") {
		if (!n || !zu(e)) return e.toJSON(t, n);
		let r = {
			aliasCount: 0,
			count: 1,
			res: void 0
		};
		n.anchors.set(e, r), n.onCreate = (e) => {
			r.res = e, delete n.onCreate;
		};
		let i = e.toJSON(t, n);
		return n.onCreate && n.onCreate(i), i;
	}
	return typeof e == "bigint" && !n?.keep ? Number(e) : e;
}
// node_modules/yaml/browser/dist/nodes/Node.js
var rd = class {
	constructor(e) {
		Object.defineProperty(this, Pu, { value: e });
	}
	clone() {
		let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		return this.range && (e.range = this.range.slice()), e;
	}
	toJS(e, { mapAsMap: t, maxAliasCount: n, onAnchor: r, reviver: i } = {}) {
		if (!Iu(e)) throw TypeError("A document argument is required");
		let a = {
			anchors: new Map(),
			doc: e,
			keep: !0,
			mapAsMap: t === !0,
			mapKeyWarned: !1,
			maxAliasCount: typeof n == "number" ? n : 100
		}, o = nd(this, "", a);
		if (typeof r == "function") for (let { count: e, res: t } of a.anchors.values()) r(t, e);
		return typeof i == "function" ? td(i, { "": o }, "", o) : o;
	}
}, id = class extends rd {
	constructor(e) {
		super(Ou), this.source = e, Object.defineProperty(this, "tag", { set() {
			throw Error("Alias nodes cannot have tags");
		} });
	}
	resolve(e, t) {
		if (t?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
		let n;
		t?.aliasResolveCache ? n = t.aliasResolveCache : (n = [], Uu(e, { Node: (e, t) => {
			(Fu(t) || zu(t)) && n.push(t);
		} }), t && (t.aliasResolveCache = n));
		let r;
		for (let e of n) {
			if (e === this) break;
			e.anchor === this.source && (r = e);
		}
		if (r && t) {
			let { anchors: e, doc: n, maxAliasCount: i } = t, a = e.get(r);
			if (a ||= (nd(r, null, t), e.get(r)), a?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
			if (i >= 0 && (a.count += 1, a.aliasCount === 0 && (a.aliasCount = ad(n, r, e)), a.count * a.aliasCount > i)) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
		}
		return r;
	}
	toJSON(e, t) {
		if (!t) return { source: this.source };
		let n = this.resolve(t.doc, t);
		if (!n) {
			let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
			throw ReferenceError(e);
		}
		return t.anchors.get(n).res;
	}
	toString(e, t, n) {
		let r = `*${this.source}`;
		if (e) {
			if (Zu(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
				let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw Error(e);
			}
			if (e.implicitKey) return `${r} `;
		}
		return r;
	}
};
function ad(e, t, n) {
	if (Fu(t)) {
		let r = t.resolve(e), i = n && r && n.get(r);
		return i ? i.count * i.aliasCount : 0;
	}
	if (G(t)) {
		let r = 0;
		for (let i of t.items) {
			let t = ad(e, i, n);
			t > r && (r = t);
		}
		return r;
	}
	if (U(t)) {
		let r = ad(e, t.key, n), i = ad(e, t.value, n);
		return Math.max(r, i);
	}
	return 1;
}
// node_modules/yaml/browser/dist/nodes/Scalar.js
const od = (e) => !e || typeof e != "function" && typeof e != "object";
var q = class extends rd {
	constructor(e) {
		super(Mu), this.value = e;
	}
	toJSON(e, t) {
		return t?.keep ? this.value : nd(this.value, e, t);
	}
	toString() {
		return String(this.value);
	}
};
q.BLOCK_FOLDED = "BLOCK_FOLDED", q.BLOCK_LITERAL = "BLOCK_LITERAL", q.PLAIN = "PLAIN", q.QUOTE_DOUBLE = "QUOTE_DOUBLE", q.QUOTE_SINGLE = "QUOTE_SINGLE";
function sd(e, t, n) {
	if (t) {
		let e = n.filter((e) => e.tag === t), r = e.find((e) => !e.format) ?? e[0];
		if (!r) throw Error(`Tag ${t} not found`);
		return r;
	}
	return n.find((t) => t.identify?.(e) && !t.format);
}
function cd(e, t, n) {
	if (Iu(e) && (e = e.contents), K(e)) return e;
	if (U(e)) {
		let t = n.schema[Au].createNode?.(n.schema, null, n);
		return t.items.push(e), t;
	}
	(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt < "u" && e instanceof BigInt) && (e = e.valueOf());
	let { aliasDuplicateObjects: r, onAnchor: i, onTagObj: a, schema: o, sourceObjects: s } = n, c;
	if (r && e && typeof e == "object") {
		if (c = s.get(e), c) return c.anchor ?? (c.anchor = i(e)), new id(c.anchor);
		c = {
			anchor: null,
			node: null
		}, s.set(e, c);
	}
	t?.startsWith("!!") && (t = "tag:yaml.org,2002:" + t.slice(2));
	let l = sd(e, t, o.tags);
	if (!l) {
		if (e && typeof e.toJSON == "function" && (e = e.toJSON()), !e || typeof e != "object") {
			let t = new q(e);
			return c && (c.node = t), t;
		}
		l = e instanceof Map ? o[Au] : Symbol.iterator in Object(e) ? o[Nu] : o[Au];
	}
	a && (a(l), delete n.onTagObj);
	let u = l?.createNode ? l.createNode(n.schema, e, n) : typeof l?.nodeClass?.from == "function" ? l.nodeClass.from(n.schema, e, n) : new q(e);
	return t ? u.tag = t : l.default || (u.tag = l.tag), c && (c.node = u), u;
}
// node_modules/yaml/browser/dist/nodes/Collection.js
function ld(e, t, n) {
	let r = n;
	for (let e = t.length - 1; e >= 0; --e) {
		let n = t[e];
		if (typeof n == "number" && Number.isInteger(n) && n >= 0) {
			let e = [];
			e[n] = r, r = e;
		} else r = new Map([[n, r]]);
	}
	return cd(r, void 0, {
		aliasDuplicateObjects: !1,
		keepUndefined: !1,
		onAnchor: () => {
			throw Error("This should not happen, please report a bug.");
		},
		schema: e,
		sourceObjects: new Map()
	});
}
const ud = (e) => e == null || typeof e == "object" && !!e[Symbol.iterator]().next().done;
var dd = class extends rd {
	constructor(e, t) {
		super(e), Object.defineProperty(this, "schema", {
			value: t,
			configurable: !0,
			enumerable: !1,
			writable: !0
		});
	}
	clone(e) {
		let t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		return e && (t.schema = e), t.items = t.items.map((t) => K(t) || U(t) ? t.clone(e) : t), this.range && (t.range = this.range.slice()), t;
	}
	addIn(e, t) {
		if (ud(e)) this.add(t);
		else {
			let [n, ...r] = e, i = this.get(n, !0);
			if (G(i)) i.addIn(r, t);
			else if (i === void 0 && this.schema) this.set(n, ld(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
	deleteIn(e) {
		let [t, ...n] = e;
		if (n.length === 0) return this.delete(t);
		let r = this.get(t, !0);
		if (G(r)) return r.deleteIn(n);
		throw Error(`Expected YAML collection at ${t}. Remaining path: ${n}`);
	}
	getIn(e, t) {
		let [n, ...r] = e, i = this.get(n, !0);
		return r.length === 0 ? !t && W(i) ? i.value : i : G(i) ? i.getIn(r, t) : void 0;
	}
	hasAllNullValues(e) {
		return this.items.every((t) => {
			if (!U(t)) return !1;
			let n = t.value;
			return n == null || e && W(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
		});
	}
	hasIn(e) {
		let [t, ...n] = e;
		if (n.length === 0) return this.has(t);
		let r = this.get(t, !0);
		return G(r) ? r.hasIn(n) : !1;
	}
	setIn(e, t) {
		let [n, ...r] = e;
		if (r.length === 0) this.set(n, t);
		else {
			let e = this.get(n, !0);
			if (G(e)) e.setIn(r, t);
			else if (e === void 0 && this.schema) this.set(n, ld(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyComment.js
const fd = (e) => e.replace(/^(?!$)(?: $)?/gm, "#");
function pd(e, t) {
	return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
}
const md = (e, t, n) => e.endsWith("\n") ? pd(n, t) : n.includes("\n") ? "\n" + pd(n, t) : (e.endsWith(" ") ? "" : " ") + n, hd = "flow";
function gd(e, t, n = "flow", { indentAtStart: r, lineWidth: i = 80, minContentWidth: a = 20, onFold: o, onOverflow: s } = {}) {
	if (!i || i < 0) return e;
	i < a && (a = 0);
	let c = Math.max(1 + a, 1 + i - t.length);
	if (e.length <= c) return e;
	let l = [], u = {}, d = i - t.length;
	typeof r == "number" && (r > i - Math.max(2, a) ? l.push(0) : d = i - r);
	let f, p, m = !1, h = -1, g = -1, _ = -1;
	n === "block" && (h = _d(e, h, t.length), h !== -1 && (d = h + c));
	for (let r; r = e[h += 1];) {
		if (n === "quoted" && r === "\\") {
			switch (g = h, e[h + 1]) {
				case "x":
					h += 3;
					break;
				case "u":
					h += 5;
					break;
				case "U":
					h += 9;
					break;
				default: h += 1;
			}
			_ = h;
		}
		if (r === "\n") n === "block" && (h = _d(e, h, t.length)), d = h + t.length + c, f = void 0;
		else {
			if (r === " " && p && p !== " " && p !== "\n" && p !== "	") {
				let t = e[h + 1];
				t && t !== " " && t !== "\n" && t !== "	" && (f = h);
			}
			if (h >= d) {
				if (f) l.push(f), d = f + c, f = void 0;
				else if (n === "quoted") {
					for (; p === " " || p === "	";) p = r, r = e[h += 1], m = !0;
					let t = h > _ + 1 ? h - 2 : g - 1;
					if (u[t]) return e;
					l.push(t), u[t] = !0, d = t + c, f = void 0;
				} else m = !0;
			}
		}
		p = r;
	}
	if (m && s && s(), l.length === 0) return e;
	o && o();
	let v = e.slice(0, l[0]);
	for (let r = 0; r < l.length; ++r) {
		let i = l[r], a = l[r + 1] || e.length;
		i === 0 ? v = `\n${t}${e.slice(0, a)}` : (n === "quoted" && u[i] && (v += `${e[i]}\\`), v += `\n${t}${e.slice(i + 1, a)}`);
	}
	return v;
}
function _d(e, t, n) {
	let r = t, i = t + 1, a = e[i];
	for (; a === " " || a === "	";) if (t < i + n) a = e[++t];
	else {
		do
			a = e[++t];
		while (a && a !== "\n");
		r = t, i = t + 1, a = e[i];
	}
	return r;
}
// node_modules/yaml/browser/dist/stringify/stringifyString.js
const vd = (e, t) => ({
	indentAtStart: t ? e.indent.length : e.indentAtStart,
	lineWidth: e.options.lineWidth,
	minContentWidth: e.options.minContentWidth
}), yd = (e) => /^(%|---|\.\.\.)/m.test(e);
function bd(e, t, n) {
	if (!t || t < 0) return !1;
	let r = t - n, i = e.length;
	if (i <= r) return !1;
	for (let t = 0, n = 0; t < i; ++t) if (e[t] === "\n") {
		if (t - n > r) return !0;
		if (n = t + 1, i - n <= r) return !1;
	}
	return !0;
}
function xd(e, t) {
	let n = JSON.stringify(e);
	if (t.options.doubleQuotedAsJSON) return n;
	let { implicitKey: r } = t, i = t.options.doubleQuotedMinMultiLineLength, a = t.indent || (yd(e) ? "  " : ""), o = "", s = 0;
	for (let e = 0, t = n[e]; t; t = n[++e]) if (t === " " && n[e + 1] === "\\" && n[e + 2] === "n" && (o += n.slice(s, e) + "\\ ", e += 1, s = e, t = "\\"), t === "\\") switch (n[e + 1]) {
		case "u":
			{
				o += n.slice(s, e);
				let t = n.substr(e + 2, 4);
				switch (t) {
					case "0000":
						o += "\\0";
						break;
					case "0007":
						o += "\\a";
						break;
					case "000b":
						o += "\\v";
						break;
					case "001b":
						o += "\\e";
						break;
					case "0085":
						o += "\\N";
						break;
					case "00a0":
						o += "\\_";
						break;
					case "2028":
						o += "\\L";
						break;
					case "2029":
						o += "\\P";
						break;
					default: t.substr(0, 2) === "00" ? o += "\\x" + t.substr(2) : o += n.substr(e, 6);
				}
				e += 5, s = e + 1;
			}
			break;
		case "n":
			if (r || n[e + 2] === "\"" || n.length < i) e += 1;
			else {
				for (o += n.slice(s, e) + "\n\n"; n[e + 2] === "\\" && n[e + 3] === "n" && n[e + 4] !== "\"";) o += "\n", e += 2;
				o += a, n[e + 2] === " " && (o += "\\"), e += 1, s = e + 1;
			}
			break;
		default: e += 1;
	}
	return o = s ? o + n.slice(s) : n, r ? o : gd(o, a, "quoted", vd(t, !1));
}
function Sd(e, t) {
	if (t.options.singleQuote === !1 || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return xd(e, t);
	let n = t.indent || (yd(e) ? "  " : ""), r = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${n}`) + "'";
	return t.implicitKey ? r : gd(r, n, hd, vd(t, !1));
}
function Cd(e, t) {
	let { singleQuote: n } = t.options, r;
	if (n === !1) r = xd;
	else {
		let t = e.includes("\""), i = e.includes("'");
		r = t && !i ? Sd : i && !t ? xd : n ? Sd : xd;
	}
	return r(e, t);
}
let wd;
try {
	wd = RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
	wd = /\n+(?!\n|$)/g;
}
function Td({ comment: e, type: t, value: n }, r, i, a) {
	let { blockQuote: o, commentString: s, lineWidth: c } = r.options;
	if (!o || /\n[\t ]+$/.test(n)) return Cd(n, r);
	let l = r.indent || (r.forceBlockIndent || yd(n) ? "  " : ""), u = o === "literal" ? !0 : o === "folded" || t === q.BLOCK_FOLDED ? !1 : t === q.BLOCK_LITERAL || !bd(n, c, l.length);
	if (!n) return u ? "|\n" : ">\n";
	let d, f;
	for (f = n.length; f > 0; --f) {
		let e = n[f - 1];
		if (e !== "\n" && e !== "	" && e !== " ") break;
	}
	let p = n.substring(f), m = p.indexOf("\n");
	m === -1 ? d = "-" : n === p || m !== p.length - 1 ? (d = "+", a && a()) : d = "", p &&= (n = n.slice(0, -p.length), p[p.length - 1] === "\n" && (p = p.slice(0, -1)), p.replace(wd, `$&${l}`));
	let h = !1, g, _ = -1;
	for (g = 0; g < n.length; ++g) {
		let e = n[g];
		if (e === " ") h = !0;
		else if (e === "\n") _ = g;
		else break;
	}
	let v = n.substring(0, _ < g ? _ + 1 : g);
	v &&= (n = n.substring(v.length), v.replace(/\n+/g, `$&${l}`));
	let y = (h ? l ? "2" : "1" : "") + d;
	if (e && (y += " " + s(e.replace(/ ?[\r\n]+/g, " ")), i && i()), !u) {
		let e = n.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${l}`), i = !1, a = vd(r, !0);
		o !== "folded" && t !== q.BLOCK_FOLDED && (a.onOverflow = () => {
			i = !0;
		});
		let s = gd(`${v}${e}${p}`, l, "block", a);
		if (!i) return `>${y}\n${l}${s}`;
	}
	return n = n.replace(/\n+/g, `$&${l}`), `|${y}\n${l}${v}${n}${p}`;
}
function Ed(e, t, n, r) {
	let { type: i, value: a } = e, { actualString: o, implicitKey: s, indent: c, indentStep: l, inFlow: u } = t;
	if (s && a.includes("\n") || u && /[[\]{},]/.test(a)) return Cd(a, t);
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(a)) return s || u || !a.includes("\n") ? Cd(a, t) : Td(e, t, n, r);
	if (!s && !u && i !== q.PLAIN && a.includes("\n")) return Td(e, t, n, r);
	if (yd(a)) {
		if (c === "") return t.forceBlockIndent = !0, Td(e, t, n, r);
		if (s && c === l) return Cd(a, t);
	}
	let d = a.replace(/\n+/g, `$&\n${c}`);
	if (o) {
		let e = (e) => e.default && e.tag !== "tag:yaml.org,2002:str" && e.test?.test(d), { compat: n, tags: r } = t.doc.schema;
		if (r.some(e) || n?.some(e)) return Cd(a, t);
	}
	return s ? d : gd(d, c, hd, vd(t, !1));
}
function Dd(e, t, n, r) {
	let { implicitKey: i, inFlow: a } = t, o = typeof e.value == "string" ? e : Object.assign({}, e, { value: String(e.value) }), { type: s } = e;
	s !== q.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(o.value) && (s = q.QUOTE_DOUBLE);
	let c = (e) => {
		switch (e) {
			case q.BLOCK_FOLDED:
			case q.BLOCK_LITERAL: return i || a ? Cd(o.value, t) : Td(o, t, n, r);
			case q.QUOTE_DOUBLE: return xd(o.value, t);
			case q.QUOTE_SINGLE: return Sd(o.value, t);
			case q.PLAIN: return Ed(o, t, n, r);
			default: return null;
		}
	}, l = c(s);
	if (l === null) {
		let { defaultKeyType: e, defaultStringType: n } = t.options, r = i && e || n;
		if (l = c(r), l === null) throw Error(`Unsupported default string type ${r}`);
	}
	return l;
}
// node_modules/yaml/browser/dist/stringify/stringify.js
function Od(e, t) {
	let n = Object.assign({
		blockQuote: !0,
		commentString: fd,
		defaultKeyType: null,
		defaultStringType: "PLAIN",
		directives: null,
		doubleQuotedAsJSON: !1,
		doubleQuotedMinMultiLineLength: 40,
		falseStr: "false",
		flowCollectionPadding: !0,
		indentSeq: !0,
		lineWidth: 80,
		minContentWidth: 20,
		nullStr: "null",
		simpleKeys: !1,
		singleQuote: null,
		trailingComma: !1,
		trueStr: "true",
		verifyAliasOrder: !0
	}, e.schema.toStringOptions, t), r;
	switch (n.collectionStyle) {
		case "block":
			r = !1;
			break;
		case "flow":
			r = !0;
			break;
		default: r = null;
	}
	return {
		anchors: new Set(),
		doc: e,
		flowCollectionPadding: n.flowCollectionPadding ? " " : "",
		indent: "",
		indentStep: typeof n.indent == "number" ? " ".repeat(n.indent) : "  ",
		inFlow: r,
		options: n
	};
}
function kd(e, t) {
	if (t.tag) {
		let n = e.filter((e) => e.tag === t.tag);
		if (n.length > 0) return n.find((e) => e.format === t.format) ?? n[0];
	}
	let n, r;
	if (W(t)) {
		r = t.value;
		let i = e.filter((e) => e.identify?.(r));
		if (i.length > 1) {
			let e = i.filter((e) => e.test);
			e.length > 0 && (i = e);
		}
		n = i.find((e) => e.format === t.format) ?? i.find((e) => !e.format);
	} else r = t, n = e.find((e) => e.nodeClass && r instanceof e.nodeClass);
	if (!n) {
		let e = r?.constructor?.name ?? (r === null ? "null" : typeof r);
		throw Error(`Tag not resolved for ${e} value`);
	}
	return n;
}
function Ad(e, t, { anchors: n, doc: r }) {
	if (!r.directives) return "";
	let i = [], a = (W(e) || G(e)) && e.anchor;
	a && Zu(a) && (n.add(a), i.push(`&${a}`));
	let o = e.tag ?? (t.default ? null : t.tag);
	return o && i.push(r.directives.tagString(o)), i.join(" ");
}
function jd(e, t, n, r) {
	if (U(e)) return e.toString(t, n, r);
	if (Fu(e)) {
		if (t.doc.directives) return e.toString(t);
		if (t.resolvedAliases?.has(e)) throw TypeError("Cannot stringify circular structure without alias nodes");
		t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([e]), e = e.resolve(t.doc);
	}
	let i, a = K(e) ? e : t.doc.createNode(e, { onTagObj: (e) => i = e });
	i ??= kd(t.doc.schema.tags, a);
	let o = Ad(a, i, t);
	o.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + o.length + 1);
	let s = typeof i.stringify == "function" ? i.stringify(a, t, n, r) : W(a) ? Dd(a, t, n, r) : a.toString(t, n, r);
	return o ? W(a) || s[0] === "{" || s[0] === "[" ? `${o} ${s}` : `${o}\n${t.indent}${s}` : s;
}
// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function Md({ key: e, value: t }, n, r, i) {
	let { allNullValues: a, doc: o, indent: s, indentStep: c, options: { commentString: l, indentSeq: u, simpleKeys: d } } = n, f = K(e) && e.comment || null;
	if (d) {
		if (f) throw Error("With simple keys, key nodes cannot have comments");
		if (G(e) || !K(e) && typeof e == "object") throw Error("With simple keys, collection cannot be used as a key value");
	}
	let p = !d && (!e || f && t == null && !n.inFlow || G(e) || (W(e) ? e.type === q.BLOCK_FOLDED || e.type === q.BLOCK_LITERAL : typeof e == "object"));
	n = Object.assign({}, n, {
		allNullValues: !1,
		implicitKey: !p && (d || !a),
		indent: s + c
	});
	let m = !1, h = !1, g = jd(e, n, () => m = !0, () => h = !0);
	if (!p && !n.inFlow && g.length > 1024) {
		if (d) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
		p = !0;
	}
	if (n.inFlow) {
		if (a || t == null) return m && r && r(), g === "" ? "?" : p ? `? ${g}` : g;
	} else if (a && !d || t == null && p) return g = `? ${g}`, f && !m ? g += md(g, n.indent, l(f)) : h && i && i(), g;
	m && (f = null), p ? (f && (g += md(g, n.indent, l(f))), g = `? ${g}\n${s}:`) : (g = `${g}:`, f && (g += md(g, n.indent, l(f))));
	let _, v, y;
	K(t) ? (_ = !!t.spaceBefore, v = t.commentBefore, y = t.comment) : (_ = !1, v = null, y = null, t && typeof t == "object" && (t = o.createNode(t))), n.implicitKey = !1, !p && !f && W(t) && (n.indentAtStart = g.length + 1), h = !1, !u && c.length >= 2 && !n.inFlow && !p && Ru(t) && !t.flow && !t.tag && !t.anchor && (n.indent = n.indent.substring(2));
	let b = !1, x = jd(t, n, () => b = !0, () => h = !0), S = " ";
	if (f || _ || v) {
		if (S = _ ? "\n" : "", v) {
			let e = l(v);
			S += `\n${pd(e, n.indent)}`;
		}
		x === "" && !n.inFlow ? S === "\n" && y && (S = "\n\n") : S += `\n${n.indent}`;
	} else if (!p && G(t)) {
		let e = x[0], r = x.indexOf("\n"), i = r !== -1, a = n.inFlow ?? t.flow ?? t.items.length === 0;
		if (i || !a) {
			let t = !1;
			if (i && (e === "&" || e === "!")) {
				let n = x.indexOf(" ");
				e === "&" && n !== -1 && n < r && x[n + 1] === "!" && (n = x.indexOf(" ", n + 1)), (n === -1 || r < n) && (t = !0);
			}
			t || (S = `\n${n.indent}`);
		}
	} else (x === "" || x[0] === "\n") && (S = "");
	return g += S + x, n.inFlow ? b && r && r() : y && !b ? g += md(g, n.indent, l(y)) : h && i && i(), g;
}
// node_modules/yaml/browser/dist/log.js
function Nd(e, t) {
	(e === "debug" || e === "warn") && console.warn(t);
}
// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
const Pd = {
	identify: (e) => e === "<<" || typeof e == "symbol" && e.description === "<<",
	default: "key",
	tag: "tag:yaml.org,2002:merge",
	test: /^<<$/,
	resolve: () => Object.assign(new q(Symbol("<<")), { addToJSMap: Id }),
	stringify: () => "<<"
}, Fd = (e, t) => (Pd.identify(t) || W(t) && (!t.type || t.type === q.PLAIN) && Pd.identify(t.value)) && e?.doc.schema.tags.some((e) => e.tag === Pd.tag && e.default);
function Id(e, t, n) {
	let r = Rd(e, n);
	if (Ru(r)) for (let n of r.items) Ld(e, t, n);
	else if (Array.isArray(r)) for (let n of r) Ld(e, t, n);
	else Ld(e, t, r);
}
function Ld(e, t, n) {
	let r = Rd(e, n);
	if (!Lu(r)) throw Error("Merge sources must be maps or map aliases");
	let i = r.toJSON(null, e, Map);
	for (let [e, n] of i) t instanceof Map ? t.has(e) || t.set(e, n) : t instanceof Set ? t.add(e) : Object.prototype.hasOwnProperty.call(t, e) || Object.defineProperty(t, e, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
	return t;
}
function Rd(e, t) {
	return e && Fu(t) ? t.resolve(e.doc, e) : t;
}
// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function zd(e, t, { key: n, value: r }) {
	if (K(n) && n.addToJSMap) n.addToJSMap(e, t, r);
	else if (Fd(e, n)) Id(e, t, r);
	else {
		let i = nd(n, "", e);
		if (t instanceof Map) t.set(i, nd(r, i, e));
		else if (t instanceof Set) t.add(i);
		else {
			let a = Bd(n, i, e), o = nd(r, a, e);
			a in t ? Object.defineProperty(t, a, {
				value: o,
				writable: !0,
				enumerable: !0,
				configurable: !0
			}) : t[a] = o;
		}
	}
	return t;
}
function Bd(e, t, n) {
	if (t === null) return "";
	if (typeof t != "object") return String(t);
	if (K(e) && n?.doc) {
		let t = Od(n.doc, {});
		t.anchors = new Set();
		for (let e of n.anchors.keys()) t.anchors.add(e.anchor);
		t.inFlow = !0, t.inStringifyKey = !0;
		let r = e.toString(t);
		if (!n.mapKeyWarned) {
			let e = JSON.stringify(r);
			e.length > 40 && (e = e.substring(0, 36) + "...\""), Nd(n.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), n.mapKeyWarned = !0;
		}
		return r;
	}
	return JSON.stringify(t);
}
// node_modules/yaml/browser/dist/nodes/Pair.js
function Vd(e, t, n) {
	return new Hd(cd(e, void 0, n), cd(t, void 0, n));
}
var Hd = class e {
	constructor(e, t = null) {
		Object.defineProperty(this, Pu, { value: ju }), this.key = e, this.value = t;
	}
	clone(t) {
		let { key: n, value: r } = this;
		return K(n) && (n = n.clone(t)), K(r) && (r = r.clone(t)), new e(n, r);
	}
	toJSON(e, t) {
		return zd(t, t?.mapAsMap ? new Map() : {}, this);
	}
	toString(e, t, n) {
		return e?.doc ? Md(this, e, t, n) : JSON.stringify(this);
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function Ud(e, t, n) {
	return (t.inFlow ?? e.flow ? Gd : Wd)(e, t, n);
}
function Wd({ comment: e, items: t }, n, { blockItemPrefix: r, flowChars: i, itemIndent: a, onChompKeep: o, onComment: s }) {
	let { indent: c, options: { commentString: l } } = n, u = Object.assign({}, n, {
		indent: a,
		type: null
	}), d = !1, f = [];
	for (let e = 0; e < t.length; ++e) {
		let i = t[e], o = null;
		if (K(i)) !d && i.spaceBefore && f.push(""), Kd(n, f, i.commentBefore, d), i.comment && (o = i.comment);
		else if (U(i)) {
			let e = K(i.key) ? i.key : null;
			e && (!d && e.spaceBefore && f.push(""), Kd(n, f, e.commentBefore, d));
		}
		d = !1;
		let s = jd(i, u, () => o = null, () => d = !0);
		o && (s += md(s, a, l(o))), d && o && (d = !1), f.push(r + s);
	}
	let p;
	if (f.length === 0) p = i.start + i.end;
	else {
		p = f[0];
		for (let e = 1; e < f.length; ++e) {
			let t = f[e];
			p += t ? `\n${c}${t}` : "\n";
		}
	}
	return e ? (p += "\n" + pd(l(e), c), s && s()) : d && o && o(), p;
}
function Gd({ items: e }, t, { flowChars: n, itemIndent: r }) {
	let { indent: i, indentStep: a, flowCollectionPadding: o, options: { commentString: s } } = t;
	r += a;
	let c = Object.assign({}, t, {
		indent: r,
		inFlow: !0,
		type: null
	}), l = !1, u = 0, d = [];
	for (let n = 0; n < e.length; ++n) {
		let i = e[n], a = null;
		if (K(i)) i.spaceBefore && d.push(""), Kd(t, d, i.commentBefore, !1), i.comment && (a = i.comment);
		else if (U(i)) {
			let e = K(i.key) ? i.key : null;
			e && (e.spaceBefore && d.push(""), Kd(t, d, e.commentBefore, !1), e.comment && (l = !0));
			let n = K(i.value) ? i.value : null;
			n ? (n.comment && (a = n.comment), n.commentBefore && (l = !0)) : i.value == null && e?.comment && (a = e.comment);
		}
		a && (l = !0);
		let o = jd(i, c, () => a = null);
		l ||= d.length > u || o.includes("\n"), n < e.length - 1 ? o += "," : t.options.trailingComma && (t.options.lineWidth > 0 && (l ||= d.reduce((e, t) => e + t.length + 2, 2) + (o.length + 2) > t.options.lineWidth), l && (o += ",")), a && (o += md(o, r, s(a))), d.push(o), u = d.length;
	}
	let { start: f, end: p } = n;
	if (d.length === 0) return f + p;
	if (!l) {
		let e = d.reduce((e, t) => e + t.length + 2, 2);
		l = t.options.lineWidth > 0 && e > t.options.lineWidth;
	}
	if (l) {
		let e = f;
		for (let t of d) e += t ? `\n${a}${i}${t}` : "\n";
		return `${e}\n${i}${p}`;
	}
	return `${f}${o}${d.join(" ")}${o}${p}`;
}
function Kd({ indent: e, options: { commentString: t } }, n, r, i) {
	if (r && i && (r = r.replace(/^\n+/, "")), r) {
		let i = pd(t(r), e);
		n.push(i.trimStart());
	}
}
// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function qd(e, t) {
	let n = W(t) ? t.value : t;
	for (let r of e) if (U(r) && (r.key === t || r.key === n || W(r.key) && r.key.value === n)) return r;
}
var Jd = class extends dd {
	static get tagName() {
		return "tag:yaml.org,2002:map";
	}
	constructor(e) {
		super(Au, e), this.items = [];
	}
	static from(e, t, n) {
		let { keepUndefined: r, replacer: i } = n, a = new this(e), o = (e, o) => {
			if (typeof i == "function") o = i.call(t, e, o);
			else if (Array.isArray(i) && !i.includes(e)) return;
			(o !== void 0 || r) && a.items.push(Vd(e, o, n));
		};
		if (t instanceof Map) for (let [e, n] of t) o(e, n);
		else if (t && typeof t == "object") for (let e of Object.keys(t)) o(e, t[e]);
		return typeof e.sortMapEntries == "function" && a.items.sort(e.sortMapEntries), a;
	}
	add(e, t) {
		let n;
		n = U(e) ? e : !e || typeof e != "object" || !("key" in e) ? new Hd(e, e?.value) : new Hd(e.key, e.value);
		let r = qd(this.items, n.key), i = this.schema?.sortMapEntries;
		if (r) {
			if (!t) throw Error(`Key ${n.key} already set`);
			W(r.value) && od(n.value) ? r.value.value = n.value : r.value = n.value;
		} else if (i) {
			let e = this.items.findIndex((e) => i(n, e) < 0);
			e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
		} else this.items.push(n);
	}
	delete(e) {
		let t = qd(this.items, e);
		return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
	}
	get(e, t) {
		let n = qd(this.items, e)?.value;
		return (!t && W(n) ? n.value : n) ?? void 0;
	}
	has(e) {
		return !!qd(this.items, e);
	}
	set(e, t) {
		this.add(new Hd(e, t), !0);
	}
	toJSON(e, t, n) {
		let r = n ? new n() : t?.mapAsMap ? new Map() : {};
		t?.onCreate && t.onCreate(r);
		for (let e of this.items) zd(t, r, e);
		return r;
	}
	toString(e, t, n) {
		if (!e) return JSON.stringify(this);
		for (let e of this.items) if (!U(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
		return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })), Ud(this, e, {
			blockItemPrefix: "",
			flowChars: {
				start: "{",
				end: "}"
			},
			itemIndent: e.indent || "",
			onChompKeep: n,
			onComment: t
		});
	}
};
// node_modules/yaml/browser/dist/schema/common/map.js
const Yd = {
	collection: "map",
	default: !0,
	nodeClass: Jd,
	tag: "tag:yaml.org,2002:map",
	resolve(e, t) {
		return Lu(e) || t("Expected a mapping for this tag"), e;
	},
	createNode: (e, t, n) => Jd.from(e, t, n)
};
// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var Xd = class extends dd {
	static get tagName() {
		return "tag:yaml.org,2002:seq";
	}
	constructor(e) {
		super(Nu, e), this.items = [];
	}
	add(e) {
		this.items.push(e);
	}
	delete(e) {
		let t = Zd(e);
		return typeof t == "number" && this.items.splice(t, 1).length > 0;
	}
	get(e, t) {
		let n = Zd(e);
		if (typeof n != "number") return;
		let r = this.items[n];
		return !t && W(r) ? r.value : r;
	}
	has(e) {
		let t = Zd(e);
		return typeof t == "number" && t < this.items.length;
	}
	set(e, t) {
		let n = Zd(e);
		if (typeof n != "number") throw Error(`Expected a valid index, not ${e}.`);
		let r = this.items[n];
		W(r) && od(t) ? r.value = t : this.items[n] = t;
	}
	toJSON(e, t) {
		let n = [];
		t?.onCreate && t.onCreate(n);
		let r = 0;
		for (let e of this.items) n.push(nd(e, String(r++), t));
		return n;
	}
	toString(e, t, n) {
		return e ? Ud(this, e, {
			blockItemPrefix: "- ",
			flowChars: {
				start: "[",
				end: "]"
			},
			itemIndent: (e.indent || "") + "  ",
			onChompKeep: n,
			onComment: t
		}) : JSON.stringify(this);
	}
	static from(e, t, n) {
		let { replacer: r } = n, i = new this(e);
		if (t && Symbol.iterator in Object(t)) {
			let e = 0;
			for (let a of t) {
				if (typeof r == "function") {
					let n = t instanceof Set ? a : String(e++);
					a = r.call(t, n, a);
				}
				i.items.push(cd(a, void 0, n));
			}
		}
		return i;
	}
};
function Zd(e) {
	let t = W(e) ? e.value : e;
	return t && typeof t == "string" && (t = Number(t)), typeof t == "number" && Number.isInteger(t) && t >= 0 ? t : null;
}
// node_modules/yaml/browser/dist/schema/common/seq.js
const Qd = {
	collection: "seq",
	default: !0,
	nodeClass: Xd,
	tag: "tag:yaml.org,2002:seq",
	resolve(e, t) {
		return Ru(e) || t("Expected a sequence for this tag"), e;
	},
	createNode: (e, t, n) => Xd.from(e, t, n)
}, $d = {
	identify: (e) => typeof e == "string",
	default: !0,
	tag: "tag:yaml.org,2002:str",
	resolve: (e) => e,
	stringify(e, t, n, r) {
		return t = Object.assign({ actualString: !0 }, t), Dd(e, t, n, r);
	}
}, ef = {
	identify: (e) => e == null,
	createNode: () => new q(null),
	default: !0,
	tag: "tag:yaml.org,2002:null",
	test: /^(?:~|[Nn]ull|NULL)?$/,
	resolve: () => new q(null),
	stringify: ({ source: e }, t) => typeof e == "string" && ef.test.test(e) ? e : t.options.nullStr
}, tf = {
	identify: (e) => typeof e == "boolean",
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
	resolve: (e) => new q(e[0] === "t" || e[0] === "T"),
	stringify({ source: e, value: t }, n) {
		return e && tf.test.test(e) && t === (e[0] === "t" || e[0] === "T") ? e : t ? n.options.trueStr : n.options.falseStr;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function nf({ format: e, minFractionDigits: t, tag: n, value: r }) {
	if (typeof r == "bigint") return String(r);
	let i = typeof r == "number" ? r : Number(r);
	if (!isFinite(i)) return isNaN(i) ? ".nan" : i < 0 ? "-.inf" : ".inf";
	let a = Object.is(r, -0) ? "-0" : JSON.stringify(r);
	if (!e && t && (!n || n === "tag:yaml.org,2002:float") && /^-?\d/.test(a) && !a.includes("e")) {
		let e = a.indexOf(".");
		e < 0 && (e = a.length, a += ".");
		let n = t - (a.length - e - 1);
		for (; n-- > 0;) a += "0";
	}
	return a;
}
// node_modules/yaml/browser/dist/schema/core/float.js
const rf = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: nf
}, af = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : nf(e);
	}
}, of = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
	resolve(e) {
		let t = new q(parseFloat(e)), n = e.indexOf(".");
		return n !== -1 && e[e.length - 1] === "0" && (t.minFractionDigits = e.length - n - 1), t;
	},
	stringify: nf
}, sf = (e) => typeof e == "bigint" || Number.isInteger(e), cf = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
function lf(e, t, n) {
	let { value: r } = e;
	return sf(r) && r >= 0 ? n + r.toString(t) : nf(e);
}
const uf = {
	identify: (e) => sf(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^0o[0-7]+$/,
	resolve: (e, t, n) => cf(e, 2, 8, n),
	stringify: (e) => lf(e, 8, "0o")
}, df = {
	identify: sf,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9]+$/,
	resolve: (e, t, n) => cf(e, 0, 10, n),
	stringify: nf
}, ff = {
	identify: (e) => sf(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^0x[0-9a-fA-F]+$/,
	resolve: (e, t, n) => cf(e, 2, 16, n),
	stringify: (e) => lf(e, 16, "0x")
}, pf = [
	Yd,
	Qd,
	$d,
	ef,
	tf,
	uf,
	df,
	ff,
	rf,
	af,
	of
];
// node_modules/yaml/browser/dist/schema/json/schema.js
function mf(e) {
	return typeof e == "bigint" || Number.isInteger(e);
}
const hf = ({ value: e }) => JSON.stringify(e), gf = [
	{
		identify: (e) => typeof e == "string",
		default: !0,
		tag: "tag:yaml.org,2002:str",
		resolve: (e) => e,
		stringify: hf
	},
	{
		identify: (e) => e == null,
		createNode: () => new q(null),
		default: !0,
		tag: "tag:yaml.org,2002:null",
		test: /^null$/,
		resolve: () => null,
		stringify: hf
	},
	{
		identify: (e) => typeof e == "boolean",
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^true$|^false$/,
		resolve: (e) => e === "true",
		stringify: hf
	},
	{
		identify: mf,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^-?(?:0|[1-9][0-9]*)$/,
		resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
		stringify: ({ value: e }) => mf(e) ? e.toString() : JSON.stringify(e)
	},
	{
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
		resolve: (e) => parseFloat(e),
		stringify: hf
	}
], _f = [Yd, Qd].concat(gf, {
	default: !0,
	tag: "",
	test: /^/,
	resolve(e, t) {
		return t(`Unresolved plain scalar ${JSON.stringify(e)}`), e;
	}
}), vf = {
	identify: (e) => e instanceof Uint8Array,
	default: !1,
	tag: "tag:yaml.org,2002:binary",
	resolve(e, t) {
		if (typeof atob == "function") {
			let t = atob(e.replace(/[\n\r]/g, "")), n = new Uint8Array(t.length);
			for (let e = 0; e < t.length; ++e) n[e] = t.charCodeAt(e);
			return n;
		}
		return t("This environment does not support reading binary tags; either Buffer or atob is required"), e;
	},
	stringify({ comment: e, type: t, value: n }, r, i, a) {
		if (!n) return "";
		let o = n, s;
		if (typeof btoa == "function") {
			let e = "";
			for (let t = 0; t < o.length; ++t) e += String.fromCharCode(o[t]);
			s = btoa(e);
		} else throw Error("This environment does not support writing binary tags; either Buffer or btoa is required");
		if (t ??= q.BLOCK_LITERAL, t !== q.QUOTE_DOUBLE) {
			let e = Math.max(r.options.lineWidth - r.indent.length, r.options.minContentWidth), n = Math.ceil(s.length / e), i = Array(n);
			for (let t = 0, r = 0; t < n; ++t, r += e) i[t] = s.substr(r, e);
			s = i.join(t === q.BLOCK_LITERAL ? "\n" : " ");
		}
		return Dd({
			comment: e,
			type: t,
			value: s
		}, r, i, a);
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function yf(e, t) {
	if (Ru(e)) for (let n = 0; n < e.items.length; ++n) {
		let r = e.items[n];
		if (!U(r)) {
			if (Lu(r)) {
				r.items.length > 1 && t("Each pair must have its own sequence indicator");
				let e = r.items[0] || new Hd(new q(null));
				if (r.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${r.commentBefore}\n${e.key.commentBefore}` : r.commentBefore), r.comment) {
					let t = e.value ?? e.key;
					t.comment = t.comment ? `${r.comment}\n${t.comment}` : r.comment;
				}
				r = e;
			}
			e.items[n] = U(r) ? r : new Hd(r);
		}
	}
	else t("Expected a sequence for this tag");
	return e;
}
function bf(e, t, n) {
	let { replacer: r } = n, i = new Xd(e);
	i.tag = "tag:yaml.org,2002:pairs";
	let a = 0;
	if (t && Symbol.iterator in Object(t)) for (let e of t) {
		typeof r == "function" && (e = r.call(t, String(a++), e));
		let o, s;
		if (Array.isArray(e)) {
			if (e.length === 2) o = e[0], s = e[1];
			else throw TypeError(`Expected [key, value] tuple: ${e}`);
		} else if (e && e instanceof Object) {
			let t = Object.keys(e);
			if (t.length === 1) o = t[0], s = e[o];
			else throw TypeError(`Expected tuple with one key, not ${t.length} keys`);
		} else o = e;
		i.items.push(Vd(o, s, n));
	}
	return i;
}
const xf = {
	collection: "seq",
	default: !1,
	tag: "tag:yaml.org,2002:pairs",
	resolve: yf,
	createNode: bf
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var Sf = class e extends Xd {
	constructor() {
		super(), this.add = Jd.prototype.add.bind(this), this.delete = Jd.prototype.delete.bind(this), this.get = Jd.prototype.get.bind(this), this.has = Jd.prototype.has.bind(this), this.set = Jd.prototype.set.bind(this), this.tag = e.tag;
	}
	toJSON(e, t) {
		if (!t) return super.toJSON(e);
		let n = new Map();
		t?.onCreate && t.onCreate(n);
		for (let e of this.items) {
			let r, i;
			if (U(e) ? (r = nd(e.key, "", t), i = nd(e.value, r, t)) : r = nd(e, "", t), n.has(r)) throw Error("Ordered maps must not include duplicate keys");
			n.set(r, i);
		}
		return n;
	}
	static from(e, t, n) {
		let r = bf(e, t, n), i = new this();
		return i.items = r.items, i;
	}
};
Sf.tag = "tag:yaml.org,2002:omap";
const Cf = {
	collection: "seq",
	identify: (e) => e instanceof Map,
	nodeClass: Sf,
	default: !1,
	tag: "tag:yaml.org,2002:omap",
	resolve(e, t) {
		let n = yf(e, t), r = [];
		for (let { key: e } of n.items) W(e) && (r.includes(e.value) ? t(`Ordered maps must not include duplicate keys: ${e.value}`) : r.push(e.value));
		return Object.assign(new Sf(), n);
	},
	createNode: (e, t, n) => Sf.from(e, t, n)
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function wf({ value: e, source: t }, n) {
	return t && (e ? Tf : Ef).test.test(t) ? t : e ? n.options.trueStr : n.options.falseStr;
}
const Tf = {
	identify: (e) => e === !0,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
	resolve: () => new q(!0),
	stringify: wf
}, Ef = {
	identify: (e) => e === !1,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
	resolve: () => new q(!1),
	stringify: wf
}, Df = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: nf
}, Of = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e.replace(/_/g, "")),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : nf(e);
	}
}, kf = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
	resolve(e) {
		let t = new q(parseFloat(e.replace(/_/g, ""))), n = e.indexOf(".");
		if (n !== -1) {
			let r = e.substring(n + 1).replace(/_/g, "");
			r[r.length - 1] === "0" && (t.minFractionDigits = r.length);
		}
		return t;
	},
	stringify: nf
}, Af = (e) => typeof e == "bigint" || Number.isInteger(e);
function jf(e, t, n, { intAsBigInt: r }) {
	let i = e[0];
	if ((i === "-" || i === "+") && (t += 1), e = e.substring(t).replace(/_/g, ""), r) {
		switch (n) {
			case 2:
				e = `0b${e}`;
				break;
			case 8:
				e = `0o${e}`;
				break;
			case 16: e = `0x${e}`;
		}
		let t = BigInt(e);
		return i === "-" ? BigInt(-1) * t : t;
	}
	let a = parseInt(e, n);
	return i === "-" ? -1 * a : a;
}
function Mf(e, t, n) {
	let { value: r } = e;
	if (Af(r)) {
		let e = r.toString(t);
		return r < 0 ? "-" + n + e.substr(1) : n + e;
	}
	return nf(e);
}
const Nf = {
	identify: Af,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "BIN",
	test: /^[-+]?0b[0-1_]+$/,
	resolve: (e, t, n) => jf(e, 2, 2, n),
	stringify: (e) => Mf(e, 2, "0b")
}, Pf = {
	identify: Af,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^[-+]?0[0-7_]+$/,
	resolve: (e, t, n) => jf(e, 1, 8, n),
	stringify: (e) => Mf(e, 8, "0")
}, Ff = {
	identify: Af,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9][0-9_]*$/,
	resolve: (e, t, n) => jf(e, 0, 10, n),
	stringify: nf
}, If = {
	identify: Af,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^[-+]?0x[0-9a-fA-F_]+$/,
	resolve: (e, t, n) => jf(e, 2, 16, n),
	stringify: (e) => Mf(e, 16, "0x")
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var Lf = class e extends Jd {
	constructor(t) {
		super(t), this.tag = e.tag;
	}
	add(e) {
		let t;
		t = U(e) ? e : e && typeof e == "object" && "key" in e && "value" in e && e.value === null ? new Hd(e.key, null) : new Hd(e, null), qd(this.items, t.key) || this.items.push(t);
	}
	get(e, t) {
		let n = qd(this.items, e);
		return !t && U(n) ? W(n.key) ? n.key.value : n.key : n;
	}
	set(e, t) {
		if (typeof t != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
		let n = qd(this.items, e);
		n && !t ? this.items.splice(this.items.indexOf(n), 1) : !n && t && this.items.push(new Hd(e));
	}
	toJSON(e, t) {
		return super.toJSON(e, t, Set);
	}
	toString(e, t, n) {
		if (!e) return JSON.stringify(this);
		if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, e, { allNullValues: !0 }), t, n);
		throw Error("Set items must all have null values");
	}
	static from(e, t, n) {
		let { replacer: r } = n, i = new this(e);
		if (t && Symbol.iterator in Object(t)) for (let e of t) typeof r == "function" && (e = r.call(t, e, e)), i.items.push(Vd(e, null, n));
		return i;
	}
};
Lf.tag = "tag:yaml.org,2002:set";
const Rf = {
	collection: "map",
	identify: (e) => e instanceof Set,
	nodeClass: Lf,
	default: !1,
	tag: "tag:yaml.org,2002:set",
	createNode: (e, t, n) => Lf.from(e, t, n),
	resolve(e, t) {
		if (Lu(e)) {
			if (e.hasAllNullValues(!0)) return Object.assign(new Lf(), e);
			t("Set items must all have null values");
		} else t("Expected a mapping for this tag");
		return e;
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function zf(e, t) {
	let n = e[0], r = n === "-" || n === "+" ? e.substring(1) : e, i = (e) => t ? BigInt(e) : Number(e), a = r.replace(/_/g, "").split(":").reduce((e, t) => e * i(60) + i(t), i(0));
	return n === "-" ? i(-1) * a : a;
}
function Bf(e) {
	let { value: t } = e, n = (e) => e;
	if (typeof t == "bigint") n = (e) => BigInt(e);
	else if (isNaN(t) || !isFinite(t)) return nf(e);
	let r = "";
	t < 0 && (r = "-", t *= n(-1));
	let i = n(60), a = [t % i];
	return t < 60 ? a.unshift(0) : (t = (t - a[0]) / i, a.unshift(t % i), t >= 60 && (t = (t - a[0]) / i, a.unshift(t))), r + a.map((e) => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
const Vf = {
	identify: (e) => typeof e == "bigint" || Number.isInteger(e),
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
	resolve: (e, t, { intAsBigInt: n }) => zf(e, n),
	stringify: Bf
}, Hf = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
	resolve: (e) => zf(e, !1),
	stringify: Bf
}, Uf = {
	identify: (e) => e instanceof Date,
	default: !0,
	tag: "tag:yaml.org,2002:timestamp",
	test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
	resolve(e) {
		let t = e.match(Uf.test);
		if (!t) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
		let [, n, r, i, a, o, s] = t.map(Number), c = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0, l = Date.UTC(n, r - 1, i, a || 0, o || 0, s || 0, c), u = t[8];
		if (u && u !== "Z") {
			let e = zf(u, !1);
			Math.abs(e) < 30 && (e *= 60), l -= 6e4 * e;
		}
		return new Date(l);
	},
	stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
}, Wf = [
	Yd,
	Qd,
	$d,
	ef,
	Tf,
	Ef,
	Nf,
	Pf,
	Ff,
	If,
	Df,
	Of,
	kf,
	vf,
	Pd,
	Cf,
	xf,
	Rf,
	Vf,
	Hf,
	Uf
], Gf = new Map([
	["core", pf],
	["failsafe", [
		Yd,
		Qd,
		$d
	]],
	["json", _f],
	["yaml11", Wf],
	["yaml-1.1", Wf]
]), Kf = {
	binary: vf,
	bool: tf,
	float: of,
	floatExp: af,
	floatNaN: rf,
	floatTime: Hf,
	int: df,
	intHex: ff,
	intOct: uf,
	intTime: Vf,
	map: Yd,
	merge: Pd,
	null: ef,
	omap: Cf,
	pairs: xf,
	seq: Qd,
	set: Rf,
	timestamp: Uf
}, qf = {
	"tag:yaml.org,2002:binary": vf,
	"tag:yaml.org,2002:merge": Pd,
	"tag:yaml.org,2002:omap": Cf,
	"tag:yaml.org,2002:pairs": xf,
	"tag:yaml.org,2002:set": Rf,
	"tag:yaml.org,2002:timestamp": Uf
};
function Jf(e, t, n) {
	let r = Gf.get(t);
	if (r && !e) return n && !r.includes(Pd) ? r.concat(Pd) : r.slice();
	let i = r;
	if (!i) {
		if (Array.isArray(e)) i = [];
		else {
			let e = Array.from(Gf.keys()).filter((e) => e !== "yaml11").map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
		}
	}
	if (Array.isArray(e)) for (let t of e) i = i.concat(t);
	else typeof e == "function" && (i = e(i.slice()));
	return n && (i = i.concat(Pd)), i.reduce((e, t) => {
		let n = typeof t == "string" ? Kf[t] : t;
		if (!n) {
			let e = JSON.stringify(t), n = Object.keys(Kf).map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown custom tag ${e}; use one of ${n}`);
		}
		return e.includes(n) || e.push(n), e;
	}, []);
}
// node_modules/yaml/browser/dist/schema/Schema.js
const Yf = (e, t) => e.key < t.key ? -1 : +(e.key > t.key);
var Xf = class e {
	constructor({ compat: e, customTags: t, merge: n, resolveKnownTags: r, schema: i, sortMapEntries: a, toStringDefaults: o }) {
		this.compat = Array.isArray(e) ? Jf(e, "compat") : e ? Jf(null, e) : null, this.name = typeof i == "string" && i || "core", this.knownTags = r ? qf : {}, this.tags = Jf(t, this.name, n), this.toStringOptions = o ?? null, Object.defineProperty(this, Au, { value: Yd }), Object.defineProperty(this, Mu, { value: $d }), Object.defineProperty(this, Nu, { value: Qd }), this.sortMapEntries = typeof a == "function" ? a : a === !0 ? Yf : null;
	}
	clone() {
		let t = Object.create(e.prototype, Object.getOwnPropertyDescriptors(this));
		return t.tags = this.tags.slice(), t;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function Zf(e, t) {
	let n = [], r = t.directives === !0;
	if (t.directives !== !1 && e.directives) {
		let t = e.directives.toString(e);
		t ? (n.push(t), r = !0) : e.directives.docStart && (r = !0);
	}
	r && n.push("---");
	let i = Od(e, t), { commentString: a } = i.options;
	if (e.commentBefore) {
		n.length !== 1 && n.unshift("");
		let t = a(e.commentBefore);
		n.unshift(pd(t, ""));
	}
	let o = !1, s = null;
	if (e.contents) {
		if (K(e.contents)) {
			if (e.contents.spaceBefore && r && n.push(""), e.contents.commentBefore) {
				let t = a(e.contents.commentBefore);
				n.push(pd(t, ""));
			}
			i.forceBlockIndent = !!e.comment, s = e.contents.comment;
		}
		let t = s ? void 0 : () => o = !0, c = jd(e.contents, i, () => s = null, t);
		s && (c += md(c, "", a(s))), (c[0] === "|" || c[0] === ">") && n[n.length - 1] === "---" ? n[n.length - 1] = `--- ${c}` : n.push(c);
	} else n.push(jd(e.contents, i));
	if (e.directives?.docEnd) {
		if (e.comment) {
			let t = a(e.comment);
			t.includes("\n") ? (n.push("..."), n.push(pd(t, ""))) : n.push(`... ${t}`);
		} else n.push("...");
	} else {
		let t = e.comment;
		t && o && (t = t.replace(/^\n+/, "")), t && ((!o || s) && n[n.length - 1] !== "" && n.push(""), n.push(pd(a(t), "")));
	}
	return n.join("\n") + "\n";
}
// node_modules/yaml/browser/dist/doc/Document.js
var Qf = class e {
	constructor(e, t, n) {
		this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, Pu, { value: ku });
		let r = null;
		typeof t == "function" || Array.isArray(t) ? r = t : n === void 0 && t && (n = t, t = void 0);
		let i = Object.assign({
			intAsBigInt: !1,
			keepSourceTokens: !1,
			logLevel: "warn",
			prettyErrors: !0,
			strict: !0,
			stringKeys: !1,
			uniqueKeys: !0,
			version: "1.2"
		}, n);
		this.options = i;
		let { version: a } = i;
		n?._directives ? (this.directives = n._directives.atDocument(), this.directives.yaml.explicit && (a = this.directives.yaml.version)) : this.directives = new Xu({ version: a }), this.setSchema(a, n), this.contents = e === void 0 ? null : this.createNode(e, r, n);
	}
	clone() {
		let t = Object.create(e.prototype, { [Pu]: { value: ku } });
		return t.commentBefore = this.commentBefore, t.comment = this.comment, t.errors = this.errors.slice(), t.warnings = this.warnings.slice(), t.options = Object.assign({}, this.options), this.directives && (t.directives = this.directives.clone()), t.schema = this.schema.clone(), t.contents = K(this.contents) ? this.contents.clone(t.schema) : this.contents, this.range && (t.range = this.range.slice()), t;
	}
	add(e) {
		$f(this.contents) && this.contents.add(e);
	}
	addIn(e, t) {
		$f(this.contents) && this.contents.addIn(e, t);
	}
	createAlias(e, t) {
		if (!e.anchor) {
			let n = Qu(this);
			e.anchor = !t || n.has(t) ? $u(t || "a", n) : t;
		}
		return new id(e.anchor);
	}
	createNode(e, t, n) {
		let r;
		if (typeof t == "function") e = t.call({ "": e }, "", e), r = t;
		else if (Array.isArray(t)) {
			let e = t.filter((e) => typeof e == "number" || e instanceof String || e instanceof Number).map(String);
			e.length > 0 && (t = t.concat(e)), r = t;
		} else n === void 0 && t && (n = t, t = void 0);
		let { aliasDuplicateObjects: i, anchorPrefix: a, flow: o, keepUndefined: s, onTagObj: c, tag: l } = n ?? {}, { onAnchor: u, setAnchors: d, sourceObjects: f } = ed(this, a || "a"), p = {
			aliasDuplicateObjects: i ?? !0,
			keepUndefined: s ?? !1,
			onAnchor: u,
			onTagObj: c,
			replacer: r,
			schema: this.schema,
			sourceObjects: f
		}, m = cd(e, l, p);
		return o && G(m) && (m.flow = !0), d(), m;
	}
	createPair(e, t, n = {}) {
		return new Hd(this.createNode(e, null, n), this.createNode(t, null, n));
	}
	delete(e) {
		return $f(this.contents) ? this.contents.delete(e) : !1;
	}
	deleteIn(e) {
		return ud(e) ? this.contents != null && (this.contents = null, !0) : $f(this.contents) ? this.contents.deleteIn(e) : !1;
	}
	get(e, t) {
		return G(this.contents) ? this.contents.get(e, t) : void 0;
	}
	getIn(e, t) {
		return ud(e) ? !t && W(this.contents) ? this.contents.value : this.contents : G(this.contents) ? this.contents.getIn(e, t) : void 0;
	}
	has(e) {
		return G(this.contents) ? this.contents.has(e) : !1;
	}
	hasIn(e) {
		return ud(e) ? this.contents !== void 0 : G(this.contents) ? this.contents.hasIn(e) : !1;
	}
	set(e, t) {
		this.contents == null ? this.contents = ld(this.schema, [e], t) : $f(this.contents) && this.contents.set(e, t);
	}
	setIn(e, t) {
		ud(e) ? this.contents = t : this.contents == null ? this.contents = ld(this.schema, Array.from(e), t) : $f(this.contents) && this.contents.setIn(e, t);
	}
	setSchema(e, t = {}) {
		typeof e == "number" && (e = String(e));
		let n;
		switch (e) {
			case "1.1":
				this.directives ? this.directives.yaml.version = "1.1" : this.directives = new Xu({ version: "1.1" }), n = {
					resolveKnownTags: !1,
					schema: "yaml-1.1"
				};
				break;
			case "1.2":
			case "next":
				this.directives ? this.directives.yaml.version = e : this.directives = new Xu({ version: e }), n = {
					resolveKnownTags: !0,
					schema: "core"
				};
				break;
			case null:
				this.directives && delete this.directives, n = null;
				break;
			default: {
				let t = JSON.stringify(e);
				throw Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`);
			}
		}
		if (t.schema instanceof Object) this.schema = t.schema;
		else if (n) this.schema = new Xf(Object.assign(n, t));
		else throw Error("With a null YAML version, the { schema: Schema } option is required");
	}
	toJS({ json: e, jsonArg: t, mapAsMap: n, maxAliasCount: r, onAnchor: i, reviver: a } = {}) {
		let o = {
			anchors: new Map(),
			doc: this,
			keep: !e,
			mapAsMap: n === !0,
			mapKeyWarned: !1,
			maxAliasCount: typeof r == "number" ? r : 100
		}, s = nd(this.contents, t ?? "", o);
		if (typeof i == "function") for (let { count: e, res: t } of o.anchors.values()) i(t, e);
		return typeof a == "function" ? td(a, { "": s }, "", s) : s;
	}
	toJSON(e, t) {
		return this.toJS({
			json: !0,
			jsonArg: e,
			mapAsMap: !1,
			onAnchor: t
		});
	}
	toString(e = {}) {
		if (this.errors.length > 0) throw Error("Document with errors cannot be stringified");
		if ("indent" in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
			let t = JSON.stringify(e.indent);
			throw Error(`"indent" option must be a positive integer, not ${t}`);
		}
		return Zf(this, e);
	}
};
function $f(e) {
	if (G(e)) return !0;
	throw Error("Expected a YAML collection as document contents");
}
// node_modules/yaml/browser/dist/errors.js
var ep = class extends Error {
	constructor(e, t, n, r) {
		super(), this.name = e, this.code = n, this.message = r, this.pos = t;
	}
}, tp = class extends ep {
	constructor(e, t, n) {
		super("YAMLParseError", e, t, n);
	}
}, np = class extends ep {
	constructor(e, t, n) {
		super("YAMLWarning", e, t, n);
	}
};
const rp = (e, t) => (n) => {
	if (n.pos[0] === -1) return;
	n.linePos = n.pos.map((e) => t.linePos(e));
	let { line: r, col: i } = n.linePos[0];
	n.message += ` at line ${r}, column ${i}`;
	let a = i - 1, o = e.substring(t.lineStarts[r - 1], t.lineStarts[r]).replace(/[\n\r]+$/, "");
	if (a >= 60 && o.length > 80) {
		let e = Math.min(a - 39, o.length - 79);
		o = "…" + o.substring(e), a -= e - 1;
	}
	if (o.length > 80 && (o = o.substring(0, 79) + "…"), r > 1 && /^ *$/.test(o.substring(0, a))) {
		let n = e.substring(t.lineStarts[r - 2], t.lineStarts[r - 1]);
		n.length > 80 && (n = n.substring(0, 79) + "…\n"), o = n + o;
	}
	if (/[^ ]/.test(o)) {
		let e = 1, t = n.linePos[1];
		t?.line === r && t.col > i && (e = Math.max(1, Math.min(t.col - i, 80 - a)));
		let s = " ".repeat(a) + "^".repeat(e);
		n.message += `:\n\n${o}\n${s}\n`;
	}
};
// node_modules/yaml/browser/dist/compose/resolve-props.js
function ip(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
	let c = !1, l = s, u = s, d = "", f = "", p = !1, m = !1, h = null, g = null, _ = null, v = null, y = null, b = null, x = null;
	for (let i of e) switch (m &&= (i.type !== "space" && i.type !== "newline" && i.type !== "comma" && a(i.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), !1), h &&= (l && i.type !== "comment" && i.type !== "newline" && a(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), null), i.type) {
		case "space":
			!t && (n !== "doc-start" || r?.type !== "flow-collection") && i.source.includes("	") && (h = i), u = !0;
			break;
		case "comment": {
			u || a(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
			let e = i.source.substring(1) || " ";
			d ? d += f + e : d = e, f = "", l = !1;
			break;
		}
		case "newline":
			l ? d ? d += i.source : b && n === "seq-item-ind" || (c = !0) : f += i.source, l = !0, p = !0, (g || _) && (v = i), u = !0;
			break;
		case "anchor":
			g && a(i, "MULTIPLE_ANCHORS", "A node can have at most one anchor"), i.source.endsWith(":") && a(i.offset + i.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", !0), g = i, x ??= i.offset, l = !1, u = !1, m = !0;
			break;
		case "tag":
			_ && a(i, "MULTIPLE_TAGS", "A node can have at most one tag"), _ = i, x ??= i.offset, l = !1, u = !1, m = !0;
			break;
		case n:
			(g || _) && a(i, "BAD_PROP_ORDER", `Anchors and tags must be after the ${i.source} indicator`), b && a(i, "UNEXPECTED_TOKEN", `Unexpected ${i.source} in ${t ?? "collection"}`), b = i, l = n === "seq-item-ind" || n === "explicit-key-ind", u = !1;
			break;
		case "comma": if (t) {
			y && a(i, "UNEXPECTED_TOKEN", `Unexpected , in ${t}`), y = i, l = !1, u = !1;
			break;
		}
		default: a(i, "UNEXPECTED_TOKEN", `Unexpected ${i.type} token`), l = !1, u = !1;
	}
	let S = e[e.length - 1], C = S ? S.offset + S.source.length : i;
	return m && r && r.type !== "space" && r.type !== "newline" && r.type !== "comma" && (r.type !== "scalar" || r.source !== "") && a(r.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), h && (l && h.indent <= o || r?.type === "block-map" || r?.type === "block-seq") && a(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), {
		comma: y,
		found: b,
		spaceBefore: c,
		comment: d,
		hasNewline: p,
		anchor: g,
		tag: _,
		newlineAfterProp: v,
		end: C,
		start: x ?? C
	};
}
// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function ap(e) {
	if (!e) return null;
	switch (e.type) {
		case "alias":
		case "scalar":
		case "double-quoted-scalar":
		case "single-quoted-scalar":
			if (e.source.includes("\n")) return !0;
			if (e.end) {
				for (let t of e.end) if (t.type === "newline") return !0;
			}
			return !1;
		case "flow-collection":
			for (let t of e.items) {
				for (let e of t.start) if (e.type === "newline") return !0;
				if (t.sep) {
					for (let e of t.sep) if (e.type === "newline") return !0;
				}
				if (ap(t.key) || ap(t.value)) return !0;
			}
			return !1;
		default: return !0;
	}
}
// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function op(e, t, n) {
	if (t?.type === "flow-collection") {
		let r = t.end[0];
		r.indent === e && (r.source === "]" || r.source === "}") && ap(t) && n(r, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
	}
}
// node_modules/yaml/browser/dist/compose/util-map-includes.js
function sp(e, t, n) {
	let { uniqueKeys: r } = e.options;
	if (r === !1) return !1;
	let i = typeof r == "function" ? r : (e, t) => e === t || W(e) && W(t) && e.value === t.value;
	return t.some((e) => i(e.key, n));
}
// node_modules/yaml/browser/dist/compose/resolve-block-map.js
const cp = "All mapping items must start at the same column";
function lp({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? Jd)(n.schema);
	n.atRoot &&= !1;
	let s = r.offset, c = null;
	for (let a of r.items) {
		let { start: l, key: u, sep: d, value: f } = a, p = ip(l, {
			indicator: "explicit-key-ind",
			next: u ?? d?.[0],
			offset: s,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !0
		}), m = !p.found;
		if (m) {
			if (u && (u.type === "block-seq" ? i(s, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in u && u.indent !== r.indent && i(s, "BAD_INDENT", cp)), !p.anchor && !p.tag && !d) {
				c = p.end, p.comment && (o.comment ? o.comment += "\n" + p.comment : o.comment = p.comment);
				continue;
			}
			(p.newlineAfterProp || ap(u)) && i(u ?? l[l.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
		} else p.found?.indent !== r.indent && i(s, "BAD_INDENT", cp);
		n.atKey = !0;
		let h = p.end, g = u ? e(n, u, p, i) : t(n, h, l, null, p, i);
		n.schema.compat && op(r.indent, u, i), n.atKey = !1, sp(n, o.items, g) && i(h, "DUPLICATE_KEY", "Map keys must be unique");
		let _ = ip(d ?? [], {
			indicator: "map-value-ind",
			next: f,
			offset: g.range[2],
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !u || u.type === "block-scalar"
		});
		if (s = _.end, _.found) {
			m && (f?.type === "block-map" && !_.hasNewline && i(s, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings"), n.options.strict && p.start < _.found.offset - 1024 && i(g.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));
			let c = f ? e(n, f, _, i) : t(n, s, d, null, _, i);
			n.schema.compat && op(r.indent, f, i), s = c.range[2];
			let l = new Hd(g, c);
			n.options.keepSourceTokens && (l.srcToken = a), o.items.push(l);
		} else {
			m && i(g.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), _.comment && (g.comment ? g.comment += "\n" + _.comment : g.comment = _.comment);
			let e = new Hd(g);
			n.options.keepSourceTokens && (e.srcToken = a), o.items.push(e);
		}
	}
	return c && c < s && i(c, "IMPOSSIBLE", "Map comment with trailing content"), o.range = [
		r.offset,
		s,
		c ?? s
	], o;
}
// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function up({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? Xd)(n.schema);
	n.atRoot &&= !1, n.atKey &&= !1;
	let s = r.offset, c = null;
	for (let { start: a, value: l } of r.items) {
		let u = ip(a, {
			indicator: "seq-item-ind",
			next: l,
			offset: s,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !0
		});
		if (!u.found) {
			if (u.anchor || u.tag || l) l?.type === "block-seq" ? i(u.end, "BAD_INDENT", "All sequence items must start at the same column") : i(s, "MISSING_CHAR", "Sequence item without - indicator");
			else {
				c = u.end, u.comment && (o.comment = u.comment);
				continue;
			}
		}
		let d = l ? e(n, l, u, i) : t(n, u.end, a, null, u, i);
		n.schema.compat && op(r.indent, l, i), s = d.range[2], o.items.push(d);
	}
	return o.range = [
		r.offset,
		s,
		c ?? s
	], o;
}
// node_modules/yaml/browser/dist/compose/resolve-end.js
function dp(e, t, n, r) {
	let i = "";
	if (e) {
		let a = !1, o = "";
		for (let s of e) {
			let { source: e, type: c } = s;
			switch (c) {
				case "space":
					a = !0;
					break;
				case "comment": {
					n && !a && r(s, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					let t = e.substring(1) || " ";
					i ? i += o + t : i = t, o = "";
					break;
				}
				case "newline":
					i && (o += e), a = !0;
					break;
				default: r(s, "UNEXPECTED_TOKEN", `Unexpected ${c} at node end`);
			}
			t += e.length;
		}
	}
	return {
		comment: i,
		offset: t
	};
}
// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
const fp = "Block collections are not allowed within flow collections", pp = (e) => e && (e.type === "block-map" || e.type === "block-seq");
function mp({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = r.start.source === "{", s = o ? "flow map" : "flow sequence", c = new ((a?.nodeClass) ?? (o ? Jd : Xd))(n.schema);
	c.flow = !0;
	let l = n.atRoot;
	l && (n.atRoot = !1), n.atKey &&= !1;
	let u = r.offset + r.start.source.length;
	for (let a = 0; a < r.items.length; ++a) {
		let l = r.items[a], { start: d, key: f, sep: p, value: m } = l, h = ip(d, {
			flow: s,
			indicator: "explicit-key-ind",
			next: f ?? p?.[0],
			offset: u,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !1
		});
		if (!h.found) {
			if (!h.anchor && !h.tag && !p && !m) {
				a === 0 && h.comma ? i(h.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${s}`) : a < r.items.length - 1 && i(h.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${s}`), h.comment && (c.comment ? c.comment += "\n" + h.comment : c.comment = h.comment), u = h.end;
				continue;
			}
			!o && n.options.strict && ap(f) && i(f, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
		}
		if (a === 0) h.comma && i(h.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${s}`);
		else if (h.comma || i(h.start, "MISSING_CHAR", `Missing , between ${s} items`), h.comment) {
			let e = "";
			loop: for (let t of d) switch (t.type) {
				case "comma":
				case "space": break;
				case "comment":
					e = t.source.substring(1);
					break loop;
				default: break loop;
			}
			if (e) {
				let t = c.items[c.items.length - 1];
				U(t) && (t = t.value ?? t.key), t.comment ? t.comment += "\n" + e : t.comment = e, h.comment = h.comment.substring(e.length + 1);
			}
		}
		if (!o && !p && !h.found) {
			let r = m ? e(n, m, h, i) : t(n, h.end, p, null, h, i);
			c.items.push(r), u = r.range[2], pp(m) && i(r.range, "BLOCK_IN_FLOW", fp);
		} else {
			n.atKey = !0;
			let a = h.end, g = f ? e(n, f, h, i) : t(n, a, d, null, h, i);
			pp(f) && i(g.range, "BLOCK_IN_FLOW", fp), n.atKey = !1;
			let _ = ip(p ?? [], {
				flow: s,
				indicator: "map-value-ind",
				next: m,
				offset: g.range[2],
				onError: i,
				parentIndent: r.indent,
				startOnNewline: !1
			});
			if (_.found) {
				if (!o && !h.found && n.options.strict) {
					if (p) for (let e of p) {
						if (e === _.found) break;
						if (e.type === "newline") {
							i(e, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
							break;
						}
					}
					h.start < _.found.offset - 1024 && i(_.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
				}
			} else m && ("source" in m && m.source?.[0] === ":" ? i(m, "MISSING_CHAR", `Missing space after : in ${s}`) : i(_.start, "MISSING_CHAR", `Missing , or : between ${s} items`));
			let v = m ? e(n, m, _, i) : _.found ? t(n, _.end, p, null, _, i) : null;
			v ? pp(m) && i(v.range, "BLOCK_IN_FLOW", fp) : _.comment && (g.comment ? g.comment += "\n" + _.comment : g.comment = _.comment);
			let y = new Hd(g, v);
			if (n.options.keepSourceTokens && (y.srcToken = l), o) {
				let e = c;
				sp(n, e.items, g) && i(a, "DUPLICATE_KEY", "Map keys must be unique"), e.items.push(y);
			} else {
				let e = new Jd(n.schema);
				e.flow = !0, e.items.push(y);
				let t = (v ?? g).range;
				e.range = [
					g.range[0],
					t[1],
					t[2]
				], c.items.push(e);
			}
			u = v ? v.range[2] : _.end;
		}
	}
	let d = o ? "}" : "]", [f, ...p] = r.end, m = u;
	if (f?.source === d) m = f.offset + f.source.length;
	else {
		let e = s[0].toUpperCase() + s.substring(1), t = l ? `${e} must end with a ${d}` : `${e} in block collection must be sufficiently indented and end with a ${d}`;
		i(u, l ? "MISSING_CHAR" : "BAD_INDENT", t), f && f.source.length !== 1 && p.unshift(f);
	}
	if (p.length > 0) {
		let e = dp(p, m, n.options.strict, i);
		e.comment && (c.comment ? c.comment += "\n" + e.comment : c.comment = e.comment), c.range = [
			r.offset,
			m,
			e.offset
		];
	} else c.range = [
		r.offset,
		m,
		m
	];
	return c;
}
// node_modules/yaml/browser/dist/compose/compose-collection.js
function hp(e, t, n, r, i, a) {
	let o = n.type === "block-map" ? lp(e, t, n, r, a) : n.type === "block-seq" ? up(e, t, n, r, a) : mp(e, t, n, r, a), s = o.constructor;
	return i === "!" || i === s.tagName ? (o.tag = s.tagName, o) : (i && (o.tag = i), o);
}
function gp(e, t, n, r, i) {
	let a = r.tag, o = a ? t.directives.tagName(a.source, (e) => i(a, "TAG_RESOLVE_FAILED", e)) : null;
	if (n.type === "block-seq") {
		let { anchor: e, newlineAfterProp: t } = r, n = e && a ? e.offset > a.offset ? e : a : e ?? a;
		n && (!t || t.offset < n.offset) && i(n, "MISSING_CHAR", "Missing newline after block sequence props");
	}
	let s = n.type === "block-map" ? "map" : n.type === "block-seq" ? "seq" : n.start.source === "{" ? "map" : "seq";
	if (!a || !o || o === "!" || o === Jd.tagName && s === "map" || o === Xd.tagName && s === "seq") return hp(e, t, n, i, o);
	let c = t.schema.tags.find((e) => e.tag === o && e.collection === s);
	if (!c) {
		let r = t.schema.knownTags[o];
		if (r?.collection === s) t.schema.tags.push(Object.assign({}, r, { default: !1 })), c = r;
		else return r ? i(a, "BAD_COLLECTION_TYPE", `${r.tag} used for ${s} collection, but expects ${r.collection ?? "scalar"}`, !0) : i(a, "TAG_RESOLVE_FAILED", `Unresolved tag: ${o}`, !0), hp(e, t, n, i, o);
	}
	let l = hp(e, t, n, i, o, c), u = c.resolve?.(l, (e) => i(a, "TAG_RESOLVE_FAILED", e), t.options) ?? l, d = K(u) ? u : new q(u);
	return d.range = l.range, d.tag = o, c?.format && (d.format = c.format), d;
}
// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function _p(e, t, n) {
	let r = t.offset, i = vp(t, e.options.strict, n);
	if (!i) return {
		value: "",
		type: null,
		comment: "",
		range: [
			r,
			r,
			r
		]
	};
	let a = i.mode === ">" ? q.BLOCK_FOLDED : q.BLOCK_LITERAL, o = t.source ? yp(t.source) : [], s = o.length;
	for (let e = o.length - 1; e >= 0; --e) {
		let t = o[e][1];
		if (t === "" || t === "\r") s = e;
		else break;
	}
	if (s === 0) {
		let e = i.chomp === "+" && o.length > 0 ? "\n".repeat(Math.max(1, o.length - 1)) : "", n = r + i.length;
		return t.source && (n += t.source.length), {
			value: e,
			type: a,
			comment: i.comment,
			range: [
				r,
				n,
				n
			]
		};
	}
	let c = t.indent + i.indent, l = t.offset + i.length, u = 0;
	for (let t = 0; t < s; ++t) {
		let [r, a] = o[t];
		if (a === "" || a === "\r") i.indent === 0 && r.length > c && (c = r.length);
		else {
			r.length < c && n(l + r.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator"), i.indent === 0 && (c = r.length), u = t, c === 0 && !e.atRoot && n(l, "BAD_INDENT", "Block scalar values in collections must be indented");
			break;
		}
		l += r.length + a.length + 1;
	}
	for (let e = o.length - 1; e >= s; --e) o[e][0].length > c && (s = e + 1);
	let d = "", f = "", p = !1;
	for (let e = 0; e < u; ++e) d += o[e][0].slice(c) + "\n";
	for (let e = u; e < s; ++e) {
		let [t, r] = o[e];
		l += t.length + r.length + 1;
		let s = r[r.length - 1] === "\r";
		if (s && (r = r.slice(0, -1)), r && t.length < c) {
			let e = `Block scalar lines must not be less indented than their ${i.indent ? "explicit indentation indicator" : "first line"}`;
			n(l - r.length - (s ? 2 : 1), "BAD_INDENT", e), t = "";
		}
		a === q.BLOCK_LITERAL ? (d += f + t.slice(c) + r, f = "\n") : t.length > c || r[0] === "	" ? (f === " " ? f = "\n" : !p && f === "\n" && (f = "\n\n"), d += f + t.slice(c) + r, f = "\n", p = !0) : r === "" ? f === "\n" ? d += "\n" : f = "\n" : (d += f + r, f = " ", p = !1);
	}
	switch (i.chomp) {
		case "-": break;
		case "+":
			for (let e = s; e < o.length; ++e) d += "\n" + o[e][0].slice(c);
			d[d.length - 1] !== "\n" && (d += "\n");
			break;
		default: d += "\n";
	}
	let m = r + i.length + t.source.length;
	return {
		value: d,
		type: a,
		comment: i.comment,
		range: [
			r,
			m,
			m
		]
	};
}
function vp({ offset: e, props: t }, n, r) {
	if (t[0].type !== "block-scalar-header") return r(t[0], "IMPOSSIBLE", "Block scalar header not found"), null;
	let { source: i } = t[0], a = i[0], o = 0, s = "", c = -1;
	for (let t = 1; t < i.length; ++t) {
		let n = i[t];
		if (!s && (n === "-" || n === "+")) s = n;
		else {
			let r = Number(n);
			!o && r ? o = r : c === -1 && (c = e + t);
		}
	}
	c !== -1 && r(c, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${i}`);
	let l = !1, u = "", d = i.length;
	for (let e = 1; e < t.length; ++e) {
		let i = t[e];
		switch (i.type) {
			case "space": l = !0;
			case "newline":
				d += i.source.length;
				break;
			case "comment":
				n && !l && r(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters"), d += i.source.length, u = i.source.substring(1);
				break;
			case "error":
				r(i, "UNEXPECTED_TOKEN", i.message), d += i.source.length;
				break;
			default: {
				r(i, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${i.type}`);
				let e = i.source;
				e && typeof e == "string" && (d += e.length);
			}
		}
	}
	return {
		mode: a,
		indent: o,
		chomp: s,
		comment: u,
		length: d
	};
}
function yp(e) {
	let t = e.split(/\n( *)/), n = t[0], r = n.match(/^( *)/), i = [r?.[1] ? [r[1], n.slice(r[1].length)] : ["", n]];
	for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
	return i;
}
// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function bp(e, t, n) {
	let { offset: r, type: i, source: a, end: o } = e, s, c, l = (e, t, i) => n(r + e, t, i);
	switch (i) {
		case "scalar":
			s = q.PLAIN, c = xp(a, l);
			break;
		case "single-quoted-scalar":
			s = q.QUOTE_SINGLE, c = Sp(a, l);
			break;
		case "double-quoted-scalar":
			s = q.QUOTE_DOUBLE, c = wp(a, l);
			break;
		default: return n(e, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${i}`), {
			value: "",
			type: null,
			comment: "",
			range: [
				r,
				r + a.length,
				r + a.length
			]
		};
	}
	let u = r + a.length, d = dp(o, u, t, n);
	return {
		value: c,
		type: s,
		comment: d.comment,
		range: [
			r,
			u,
			d.offset
		]
	};
}
function xp(e, t) {
	let n = "";
	switch (e[0]) {
		case "	":
			n = "a tab character";
			break;
		case ",":
			n = "flow indicator character ,";
			break;
		case "%":
			n = "directive indicator character %";
			break;
		case "|":
		case ">":
			n = `block scalar indicator ${e[0]}`;
			break;
		case "@":
		case "`": n = `reserved character ${e[0]}`;
	}
	return n && t(0, "BAD_SCALAR_START", `Plain value cannot start with ${n}`), Cp(e);
}
function Sp(e, t) {
	return (e[e.length - 1] !== "'" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing 'quote"), Cp(e.slice(1, -1)).replace(/''/g, "'");
}
function Cp(e) {
	let t = /(.*?)\r?\n/sy, n = t.exec(e);
	if (!n) return e;
	let r, i;
	try {
		r = RegExp("(?<![ 	])[ 	]+$"), i = RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
	} catch {
		r = /[ \t]+$/, i = /^[ \t]+|[ \t]+$/g;
	}
	let a = n[1].replace(r, ""), o = " ", s = t.lastIndex;
	for (; n = t.exec(e);) {
		let e = n[1].replace(i, "");
		e === "" ? o === "\n" ? a += o : o = "\n" : (a += o + e, o = " "), s = t.lastIndex;
	}
	let c = /[ \t]*(.*)/sy;
	return c.lastIndex = s, n = c.exec(e), a + o + (n?.[1] ?? "");
}
function wp(e, t) {
	let n = "";
	for (let r = 1; r < e.length - 1; ++r) {
		let i = e[r];
		if (i !== "\r" || e[r + 1] !== "\n") {
			if (i === "\n") {
				let { fold: t, offset: i } = Tp(e, r);
				n += t, r = i;
			} else if (i === "\\") {
				let i = e[++r], a = Ep[i];
				if (a) n += a;
				else if (i === "\n") for (i = e[r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "\r" && e[r + 1] === "\n") for (i = e[++r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "x" || i === "u" || i === "U") {
					let a = i === "x" ? 2 : i === "u" ? 4 : 8;
					n += Dp(e, r + 1, a, t), r += a;
				} else {
					let i = e.substr(r - 1, 2);
					t(r - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), n += i;
				}
			} else if (i === " " || i === "	") {
				let t = r, a = e[r + 1];
				for (; a === " " || a === "	";) a = e[++r + 1];
				a !== "\n" && (a !== "\r" || e[r + 2] !== "\n") && (n += r > t ? e.slice(t, r + 1) : i);
			} else n += i;
		}
	}
	return (e[e.length - 1] !== "\"" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing \"quote"), n;
}
function Tp(e, t) {
	let n = "", r = e[t + 1];
	for (; (r === " " || r === "	" || r === "\n" || r === "\r") && (r !== "\r" || e[t + 2] === "\n");) r === "\n" && (n += "\n"), t += 1, r = e[t + 1];
	return n ||= " ", {
		fold: n,
		offset: t
	};
}
const Ep = {
	0: "\0",
	a: "\x07",
	b: "\b",
	e: "\x1B",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v",
	N: "",
	_: "\xA0",
	L: "\u2028",
	P: "\u2029",
	" ": " ",
	"\"": "\"",
	"/": "/",
	"\\": "\\",
	"	": "	"
};
function Dp(e, t, n, r) {
	let i = e.substr(t, n), a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
	try {
		return String.fromCodePoint(a);
	} catch {
		let i = e.substr(t - 2, n + 2);
		return r(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), i;
	}
}
// node_modules/yaml/browser/dist/compose/compose-scalar.js
function Op(e, t, n, r) {
	let { value: i, type: a, comment: o, range: s } = t.type === "block-scalar" ? _p(e, t, r) : bp(t, e.options.strict, r), c = n ? e.directives.tagName(n.source, (e) => r(n, "TAG_RESOLVE_FAILED", e)) : null, l;
	l = e.options.stringKeys && e.atKey ? e.schema[Mu] : c ? kp(e.schema, i, c, n, r) : t.type === "scalar" ? Ap(e, i, t, r) : e.schema[Mu];
	let u;
	try {
		let a = l.resolve(i, (e) => r(n ?? t, "TAG_RESOLVE_FAILED", e), e.options);
		u = W(a) ? a : new q(a);
	} catch (e) {
		let a = e instanceof Error ? e.message : String(e);
		r(n ?? t, "TAG_RESOLVE_FAILED", a), u = new q(i);
	}
	return u.range = s, u.source = i, a && (u.type = a), c && (u.tag = c), l.format && (u.format = l.format), o && (u.comment = o), u;
}
function kp(e, t, n, r, i) {
	if (n === "!") return e[Mu];
	let a = [];
	for (let t of e.tags) if (!t.collection && t.tag === n) {
		if (t.default && t.test) a.push(t);
		else return t;
	}
	for (let e of a) if (e.test?.test(t)) return e;
	let o = e.knownTags[n];
	return o && !o.collection ? (e.tags.push(Object.assign({}, o, {
		default: !1,
		test: void 0
	})), o) : (i(r, "TAG_RESOLVE_FAILED", `Unresolved tag: ${n}`, n !== "tag:yaml.org,2002:str"), e[Mu]);
}
function Ap({ atKey: e, directives: t, schema: n }, r, i, a) {
	let o = n.tags.find((t) => (t.default === !0 || e && t.default === "key") && t.test?.test(r)) || n[Mu];
	if (n.compat) {
		let e = n.compat.find((e) => e.default && e.test?.test(r)) ?? n[Mu];
		o.tag !== e.tag && a(i, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${t.tagString(o.tag)} or ${t.tagString(e.tag)}`, !0);
	}
	return o;
}
// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function jp(e, t, n) {
	if (t) {
		n ??= t.length;
		for (let r = n - 1; r >= 0; --r) {
			let n = t[r];
			switch (n.type) {
				case "space":
				case "comment":
				case "newline":
					e -= n.source.length;
					continue;
			}
			for (n = t[++r]; n?.type === "space";) e += n.source.length, n = t[++r];
			break;
		}
	}
	return e;
}
// node_modules/yaml/browser/dist/compose/compose-node.js
const Mp = {
	composeNode: Np,
	composeEmptyNode: Pp
};
function Np(e, t, n, r) {
	let i = e.atKey, { spaceBefore: a, comment: o, anchor: s, tag: c } = n, l, u = !0;
	switch (t.type) {
		case "alias":
			l = Fp(e, t, r), (s || c) && r(t, "ALIAS_PROPS", "An alias node must not specify any properties");
			break;
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "block-scalar":
			l = Op(e, t, c, r), s && (l.anchor = s.source.substring(1));
			break;
		case "block-map":
		case "block-seq":
		case "flow-collection":
			try {
				l = gp(Mp, e, t, n, r), s && (l.anchor = s.source.substring(1));
			} catch (e) {
				r(t, "RESOURCE_EXHAUSTION", e instanceof Error ? e.message : String(e));
			}
			break;
		default: r(t, "UNEXPECTED_TOKEN", t.type === "error" ? t.message : `Unsupported token (type: ${t.type})`), u = !1;
	}
	return l ??= Pp(e, t.offset, void 0, null, n, r), s && l.anchor === "" && r(s, "BAD_ALIAS", "Anchor cannot be an empty string"), i && e.options.stringKeys && (!W(l) || typeof l.value != "string" || l.tag && l.tag !== "tag:yaml.org,2002:str") && r(c ?? t, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), a && (l.spaceBefore = !0), o && (t.type === "scalar" && t.source === "" ? l.comment = o : l.commentBefore = o), e.options.keepSourceTokens && u && (l.srcToken = t), l;
}
function Pp(e, t, n, r, { spaceBefore: i, comment: a, anchor: o, tag: s, end: c }, l) {
	let u = Op(e, {
		type: "scalar",
		offset: jp(t, n, r),
		indent: -1,
		source: ""
	}, s, l);
	return o && (u.anchor = o.source.substring(1), u.anchor === "" && l(o, "BAD_ALIAS", "Anchor cannot be an empty string")), i && (u.spaceBefore = !0), a && (u.comment = a, u.range[2] = c), u;
}
function Fp({ options: e }, { offset: t, source: n, end: r }, i) {
	let a = new id(n.substring(1));
	a.source === "" && i(t, "BAD_ALIAS", "Alias cannot be an empty string"), a.source.endsWith(":") && i(t + n.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
	let o = t + n.length, s = dp(r, o, e.strict, i);
	return a.range = [
		t,
		o,
		s.offset
	], s.comment && (a.comment = s.comment), a;
}
// node_modules/yaml/browser/dist/compose/compose-doc.js
function Ip(e, t, { offset: n, start: r, value: i, end: a }, o) {
	let s = new Qf(void 0, Object.assign({ _directives: t }, e)), c = {
		atKey: !1,
		atRoot: !0,
		directives: s.directives,
		options: s.options,
		schema: s.schema
	}, l = ip(r, {
		indicator: "doc-start",
		next: i ?? a?.[0],
		offset: n,
		onError: o,
		parentIndent: 0,
		startOnNewline: !0
	});
	l.found && (s.directives.docStart = !0, i && (i.type === "block-map" || i.type === "block-seq") && !l.hasNewline && o(l.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), s.contents = i ? Np(c, i, l, o) : Pp(c, l.end, r, null, l, o);
	let u = s.contents.range[2], d = dp(a, u, !1, o);
	return d.comment && (s.comment = d.comment), s.range = [
		n,
		u,
		d.offset
	], s;
}
// node_modules/yaml/browser/dist/compose/composer.js
function Lp(e) {
	if (typeof e == "number") return [e, e + 1];
	if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
	let { offset: t, source: n } = e;
	return [t, t + (typeof n == "string" ? n.length : 1)];
}
function Rp(e) {
	let t = "", n = !1, r = !1;
	for (let i = 0; i < e.length; ++i) {
		let a = e[i];
		switch (a[0]) {
			case "#":
				t += (t === "" ? "" : r ? "\n\n" : "\n") + (a.substring(1) || " "), n = !0, r = !1;
				break;
			case "%":
				e[i + 1]?.[0] !== "#" && (i += 1), n = !1;
				break;
			default: n || (r = !0), n = !1;
		}
	}
	return {
		comment: t,
		afterEmptyLine: r
	};
}
var zp = class {
	constructor(e = {}) {
		this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (e, t, n, r) => {
			let i = Lp(e);
			r ? this.warnings.push(new np(i, t, n)) : this.errors.push(new tp(i, t, n));
		}, this.directives = new Xu({ version: e.version || "1.2" }), this.options = e;
	}
	decorate(e, t) {
		let { comment: n, afterEmptyLine: r } = Rp(this.prelude);
		if (n) {
			let i = e.contents;
			if (t) e.comment = e.comment ? `${e.comment}\n${n}` : n;
			else if (r || e.directives.docStart || !i) e.commentBefore = n;
			else if (G(i) && !i.flow && i.items.length > 0) {
				let e = i.items[0];
				U(e) && (e = e.key);
				let t = e.commentBefore;
				e.commentBefore = t ? `${n}\n${t}` : n;
			} else {
				let e = i.commentBefore;
				i.commentBefore = e ? `${n}\n${e}` : n;
			}
		}
		if (t) {
			for (let t = 0; t < this.errors.length; ++t) e.errors.push(this.errors[t]);
			for (let t = 0; t < this.warnings.length; ++t) e.warnings.push(this.warnings[t]);
		} else e.errors = this.errors, e.warnings = this.warnings;
		this.prelude = [], this.errors = [], this.warnings = [];
	}
	streamInfo() {
		return {
			comment: Rp(this.prelude).comment,
			directives: this.directives,
			errors: this.errors,
			warnings: this.warnings
		};
	}
	*compose(e, t = !1, n = -1) {
		for (let t of e) yield* this.next(t);
		yield* this.end(t, n);
	}
	*next(e) {
		switch (e.type) {
			case "directive":
				this.directives.add(e.source, (t, n, r) => {
					let i = Lp(e);
					i[0] += t, this.onError(i, "BAD_DIRECTIVE", n, r);
				}), this.prelude.push(e.source), this.atDirectives = !0;
				break;
			case "document": {
				let t = Ip(this.options, this.directives, e, this.onError);
				this.atDirectives && !t.directives.docStart && this.onError(e, "MISSING_CHAR", "Missing directives-end/doc-start indicator line"), this.decorate(t, !1), this.doc && (yield this.doc), this.doc = t, this.atDirectives = !1;
				break;
			}
			case "byte-order-mark":
			case "space": break;
			case "comment":
			case "newline":
				this.prelude.push(e.source);
				break;
			case "error": {
				let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, n = new tp(Lp(e), "UNEXPECTED_TOKEN", t);
				this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
				break;
			}
			case "doc-end": {
				if (!this.doc) {
					this.errors.push(new tp(Lp(e), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
					break;
				}
				this.doc.directives.docEnd = !0;
				let t = dp(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
				if (this.decorate(this.doc, !0), t.comment) {
					let e = this.doc.comment;
					this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
				}
				this.doc.range[2] = t.offset;
				break;
			}
			default: this.errors.push(new tp(Lp(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
		}
	}
	*end(e = !1, t = -1) {
		if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null;
		else if (e) {
			let e = new Qf(void 0, Object.assign({ _directives: this.directives }, this.options));
			this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line"), e.range = [
				0,
				t,
				t
			], this.decorate(e, !1), yield e;
		}
	}
};
// node_modules/yaml/browser/dist/parse/cst-visit.js
const Bp = Symbol("break visit"), Vp = Symbol("skip children"), Hp = Symbol("remove item");
function Up(e, t) {
	"type" in e && e.type === "document" && (e = {
		start: e.start,
		value: e.value
	}), Wp(Object.freeze([]), e, t);
}
Up.BREAK = Bp, Up.SKIP = Vp, Up.REMOVE = Hp, Up.itemAtPath = (e, t) => {
	let n = e;
	for (let [e, r] of t) {
		let t = n?.[e];
		if (t && "items" in t) n = t.items[r];
		else return;
	}
	return n;
}, Up.parentCollection = (e, t) => {
	let n = Up.itemAtPath(e, t.slice(0, -1)), r = t[t.length - 1][0], i = n?.[r];
	if (i && "items" in i) return i;
	throw Error("Parent collection not found");
};
function Wp(e, t, n) {
	let r = n(t, e);
	if (typeof r == "symbol") return r;
	for (let i of ["key", "value"]) {
		let a = t[i];
		if (a && "items" in a) {
			for (let t = 0; t < a.items.length; ++t) {
				let r = Wp(Object.freeze(e.concat([[i, t]])), a.items[t], n);
				if (typeof r == "number") t = r - 1;
				else if (r === Bp) return Bp;
				else r === Hp && (a.items.splice(t, 1), --t);
			}
			typeof r == "function" && i === "key" && (r = r(t, e));
		}
	}
	return typeof r == "function" ? r(t, e) : r;
}
function Gp(e) {
	switch (e) {
		case "﻿": return "byte-order-mark";
		case "": return "doc-mode";
		case "": return "flow-error-end";
		case "": return "scalar";
		case "---": return "doc-start";
		case "...": return "doc-end";
		case "":
		case "\n":
		case "\r\n": return "newline";
		case "-": return "seq-item-ind";
		case "?": return "explicit-key-ind";
		case ":": return "map-value-ind";
		case "{": return "flow-map-start";
		case "}": return "flow-map-end";
		case "[": return "flow-seq-start";
		case "]": return "flow-seq-end";
		case ",": return "comma";
	}
	switch (e[0]) {
		case " ":
		case "	": return "space";
		case "#": return "comment";
		case "%": return "directive-line";
		case "*": return "alias";
		case "&": return "anchor";
		case "!": return "tag";
		case "'": return "single-quoted-scalar";
		case "\"": return "double-quoted-scalar";
		case "|":
		case ">": return "block-scalar-header";
	}
	return null;
}
// node_modules/yaml/browser/dist/parse/lexer.js
function Kp(e) {
	switch (e) {
		case void 0:
		case " ":
		case "\n":
		case "\r":
		case "	": return !0;
		default: return !1;
	}
}
const qp = new Set("0123456789ABCDEFabcdef"), Jp = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), Yp = new Set(",[]{}"), Xp = new Set(" ,[]{}\n\r	"), Zp = (e) => !e || Xp.has(e);
var Qp = class {
	constructor() {
		this.atEnd = !1, this.blockScalarIndent = -1, this.blockScalarKeep = !1, this.buffer = "", this.flowKey = !1, this.flowLevel = 0, this.indentNext = 0, this.indentValue = 0, this.lineEndPos = null, this.next = null, this.pos = 0;
	}
	*lex(e, t = !1) {
		if (e) {
			if (typeof e != "string") throw TypeError("source is not a string");
			this.buffer = this.buffer ? this.buffer + e : e, this.lineEndPos = null;
		}
		this.atEnd = !t;
		let n = this.next ?? "stream";
		for (; n && (t || this.hasChars(1));) n = yield* this.parseNext(n);
	}
	atLineEnd() {
		let e = this.pos, t = this.buffer[e];
		for (; t === " " || t === "	";) t = this.buffer[++e];
		return !t || t === "#" || t === "\n" || t === "\r" && this.buffer[e + 1] === "\n";
	}
	charAt(e) {
		return this.buffer[this.pos + e];
	}
	continueScalar(e) {
		let t = this.buffer[e];
		if (this.indentNext > 0) {
			let n = 0;
			for (; t === " ";) t = this.buffer[++n + e];
			if (t === "\r") {
				let t = this.buffer[n + e + 1];
				if (t === "\n" || !t && !this.atEnd) return e + n + 1;
			}
			return t === "\n" || n >= this.indentNext || !t && !this.atEnd ? e + n : -1;
		}
		if (t === "-" || t === ".") {
			let t = this.buffer.substr(e, 3);
			if ((t === "---" || t === "...") && Kp(this.buffer[e + 3])) return -1;
		}
		return e;
	}
	getLine() {
		let e = this.lineEndPos;
		return (typeof e != "number" || e !== -1 && e < this.pos) && (e = this.buffer.indexOf("\n", this.pos), this.lineEndPos = e), e === -1 ? this.atEnd ? this.buffer.substring(this.pos) : null : (this.buffer[e - 1] === "\r" && --e, this.buffer.substring(this.pos, e));
	}
	hasChars(e) {
		return this.pos + e <= this.buffer.length;
	}
	setNext(e) {
		return this.buffer = this.buffer.substring(this.pos), this.pos = 0, this.lineEndPos = null, this.next = e, null;
	}
	peek(e) {
		return this.buffer.substr(this.pos, e);
	}
	*parseNext(e) {
		switch (e) {
			case "stream": return yield* this.parseStream();
			case "line-start": return yield* this.parseLineStart();
			case "block-start": return yield* this.parseBlockStart();
			case "doc": return yield* this.parseDocument();
			case "flow": return yield* this.parseFlowCollection();
			case "quoted-scalar": return yield* this.parseQuotedScalar();
			case "block-scalar": return yield* this.parseBlockScalar();
			case "plain-scalar": return yield* this.parsePlainScalar();
		}
	}
	*parseStream() {
		let e = this.getLine();
		if (e === null) return this.setNext("stream");
		if (e[0] === "﻿" && (yield* this.pushCount(1), e = e.substring(1)), e[0] === "%") {
			let t = e.length, n = e.indexOf("#");
			for (; n !== -1;) {
				let r = e[n - 1];
				if (r === " " || r === "	") {
					t = n - 1;
					break;
				}
				n = e.indexOf("#", n + 1);
			}
			for (;;) {
				let n = e[t - 1];
				if (n === " " || n === "	") --t;
				else break;
			}
			let r = (yield* this.pushCount(t)) + (yield* this.pushSpaces(!0));
			return yield* this.pushCount(e.length - r), this.pushNewline(), "stream";
		}
		if (this.atLineEnd()) {
			let t = yield* this.pushSpaces(!0);
			return yield* this.pushCount(e.length - t), yield* this.pushNewline(), "stream";
		}
		return yield "", yield* this.parseLineStart();
	}
	*parseLineStart() {
		let e = this.charAt(0);
		if (!e && !this.atEnd) return this.setNext("line-start");
		if (e === "-" || e === ".") {
			if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
			let e = this.peek(3);
			if ((e === "---" || e === "...") && Kp(this.charAt(3))) return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, e === "---" ? "doc" : "stream";
		}
		return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !Kp(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
	}
	*parseBlockStart() {
		let [e, t] = this.peek(2);
		if (!t && !this.atEnd) return this.setNext("block-start");
		if ((e === "-" || e === "?" || e === ":") && Kp(t)) {
			let e = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
			return this.indentNext = this.indentValue + 1, this.indentValue += e, "block-start";
		}
		return "doc";
	}
	*parseDocument() {
		yield* this.pushSpaces(!0);
		let e = this.getLine();
		if (e === null) return this.setNext("doc");
		let t = yield* this.pushIndicators();
		switch (e[t]) {
			case "#": yield* this.pushCount(e.length - t);
			case void 0: return yield* this.pushNewline(), yield* this.parseLineStart();
			case "{":
			case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel = 1, "flow";
			case "}":
			case "]": return yield* this.pushCount(1), "doc";
			case "*": return yield* this.pushUntil(Zp), "doc";
			case "\"":
			case "'": return yield* this.parseQuotedScalar();
			case "|":
			case ">": return t += yield* this.parseBlockScalarHeader(), t += yield* this.pushSpaces(!0), yield* this.pushCount(e.length - t), yield* this.pushNewline(), yield* this.parseBlockScalar();
			default: return yield* this.parsePlainScalar();
		}
	}
	*parseFlowCollection() {
		let e, t, n = -1;
		do
			e = yield* this.pushNewline(), e > 0 ? (t = yield* this.pushSpaces(!1), this.indentValue = n = t) : t = 0, t += yield* this.pushSpaces(!0);
		while (e + t > 0);
		let r = this.getLine();
		if (r === null) return this.setNext("flow");
		if ((n !== -1 && n < this.indentNext && r[0] !== "#" || n === 0 && (r.startsWith("---") || r.startsWith("...")) && Kp(r[3])) && (n !== this.indentNext - 1 || this.flowLevel !== 1 || r[0] !== "]" && r[0] !== "}")) return this.flowLevel = 0, yield "", yield* this.parseLineStart();
		let i = 0;
		for (; r[i] === ",";) i += yield* this.pushCount(1), i += yield* this.pushSpaces(!0), this.flowKey = !1;
		switch (i += yield* this.pushIndicators(), r[i]) {
			case void 0: return "flow";
			case "#": return yield* this.pushCount(r.length - i), "flow";
			case "{":
			case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";
			case "}":
			case "]": return yield* this.pushCount(1), this.flowKey = !0, --this.flowLevel, this.flowLevel ? "flow" : "doc";
			case "*": return yield* this.pushUntil(Zp), "flow";
			case "\"":
			case "'": return this.flowKey = !0, yield* this.parseQuotedScalar();
			case ":": {
				let e = this.charAt(1);
				if (this.flowKey || Kp(e) || e === ",") return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), "flow";
			}
			default: return this.flowKey = !1, yield* this.parsePlainScalar();
		}
	}
	*parseQuotedScalar() {
		let e = this.charAt(0), t = this.buffer.indexOf(e, this.pos + 1);
		if (e === "'") for (; t !== -1 && this.buffer[t + 1] === "'";) t = this.buffer.indexOf("'", t + 2);
		else for (; t !== -1;) {
			let e = 0;
			for (; this.buffer[t - 1 - e] === "\\";) e += 1;
			if (e % 2 == 0) break;
			t = this.buffer.indexOf("\"", t + 1);
		}
		let n = this.buffer.substring(0, t), r = n.indexOf("\n", this.pos);
		if (r !== -1) {
			for (; r !== -1;) {
				let e = this.continueScalar(r + 1);
				if (e === -1) break;
				r = n.indexOf("\n", e);
			}
			r !== -1 && (t = r - (n[r - 1] === "\r" ? 2 : 1));
		}
		if (t === -1) {
			if (!this.atEnd) return this.setNext("quoted-scalar");
			t = this.buffer.length;
		}
		return yield* this.pushToIndex(t + 1, !1), this.flowLevel ? "flow" : "doc";
	}
	*parseBlockScalarHeader() {
		this.blockScalarIndent = -1, this.blockScalarKeep = !1;
		let e = this.pos;
		for (;;) {
			let t = this.buffer[++e];
			if (t === "+") this.blockScalarKeep = !0;
			else if (t > "0" && t <= "9") this.blockScalarIndent = Number(t) - 1;
			else if (t !== "-") break;
		}
		return yield* this.pushUntil((e) => Kp(e) || e === "#");
	}
	*parseBlockScalar() {
		let e = this.pos - 1, t = 0, n;
		loop: for (let r = this.pos; n = this.buffer[r]; ++r) switch (n) {
			case " ":
				t += 1;
				break;
			case "\n":
				e = r, t = 0;
				break;
			case "\r": {
				let e = this.buffer[r + 1];
				if (!e && !this.atEnd) return this.setNext("block-scalar");
				if (e === "\n") break;
			}
			default: break loop;
		}
		if (!n && !this.atEnd) return this.setNext("block-scalar");
		if (t >= this.indentNext) {
			this.indentNext = this.blockScalarIndent === -1 ? t : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
			do {
				let t = this.continueScalar(e + 1);
				if (t === -1) break;
				e = this.buffer.indexOf("\n", t);
			} while (e !== -1);
			if (e === -1) {
				if (!this.atEnd) return this.setNext("block-scalar");
				e = this.buffer.length;
			}
		}
		let r = e + 1;
		for (n = this.buffer[r]; n === " ";) n = this.buffer[++r];
		if (n === "	") {
			for (; n === "	" || n === " " || n === "\r" || n === "\n";) n = this.buffer[++r];
			e = r - 1;
		} else if (!this.blockScalarKeep) do {
			let n = e - 1, r = this.buffer[n];
			r === "\r" && (r = this.buffer[--n]);
			let i = n;
			for (; r === " ";) r = this.buffer[--n];
			if (r === "\n" && n >= this.pos && n + 1 + t > i) e = n;
			else break;
		} while (1);
		return yield "", yield* this.pushToIndex(e + 1, !0), yield* this.parseLineStart();
	}
	*parsePlainScalar() {
		let e = this.flowLevel > 0, t = this.pos - 1, n = this.pos - 1, r;
		for (; r = this.buffer[++n];) if (r === ":") {
			let r = this.buffer[n + 1];
			if (Kp(r) || e && Yp.has(r)) break;
			t = n;
		} else if (Kp(r)) {
			let i = this.buffer[n + 1];
			if (r === "\r" && (i === "\n" ? (n += 1, r = "\n", i = this.buffer[n + 1]) : t = n), i === "#" || e && Yp.has(i)) break;
			if (r === "\n") {
				let e = this.continueScalar(n + 1);
				if (e === -1) break;
				n = Math.max(n, e - 2);
			}
		} else {
			if (e && Yp.has(r)) break;
			t = n;
		}
		return !r && !this.atEnd ? this.setNext("plain-scalar") : (yield "", yield* this.pushToIndex(t + 1, !0), e ? "flow" : "doc");
	}
	*pushCount(e) {
		return e > 0 ? (yield this.buffer.substr(this.pos, e), this.pos += e, e) : 0;
	}
	*pushToIndex(e, t) {
		let n = this.buffer.slice(this.pos, e);
		return n ? (yield n, this.pos += n.length, n.length) : (t && (yield ""), 0);
	}
	*pushIndicators() {
		let e = 0;
		loop: for (;;) {
			switch (this.charAt(0)) {
				case "!":
					e += yield* this.pushTag(), e += yield* this.pushSpaces(!0);
					continue loop;
				case "&":
					e += yield* this.pushUntil(Zp), e += yield* this.pushSpaces(!0);
					continue loop;
				case "-":
				case "?":
				case ":": {
					let t = this.flowLevel > 0, n = this.charAt(1);
					if (Kp(n) || t && Yp.has(n)) {
						t ? this.flowKey &&= !1 : this.indentNext = this.indentValue + 1, e += yield* this.pushCount(1), e += yield* this.pushSpaces(!0);
						continue loop;
					}
				}
			}
			break loop;
		}
		return e;
	}
	*pushTag() {
		if (this.charAt(1) === "<") {
			let e = this.pos + 2, t = this.buffer[e];
			for (; !Kp(t) && t !== ">";) t = this.buffer[++e];
			return yield* this.pushToIndex(t === ">" ? e + 1 : e, !1);
		}
		{
			let e = this.pos + 1, t = this.buffer[e];
			for (; t;) if (Jp.has(t)) t = this.buffer[++e];
			else if (t === "%" && qp.has(this.buffer[e + 1]) && qp.has(this.buffer[e + 2])) t = this.buffer[e += 3];
			else break;
			return yield* this.pushToIndex(e, !1);
		}
	}
	*pushNewline() {
		let e = this.buffer[this.pos];
		return e === "\n" ? yield* this.pushCount(1) : e === "\r" && this.charAt(1) === "\n" ? yield* this.pushCount(2) : 0;
	}
	*pushSpaces(e) {
		let t = this.pos - 1, n;
		do
			n = this.buffer[++t];
		while (n === " " || e && n === "	");
		let r = t - this.pos;
		return r > 0 && (yield this.buffer.substr(this.pos, r), this.pos = t), r;
	}
	*pushUntil(e) {
		let t = this.pos, n = this.buffer[t];
		for (; !e(n);) n = this.buffer[++t];
		return yield* this.pushToIndex(t, !1);
	}
}, $p = class {
	constructor() {
		this.lineStarts = [], this.addNewLine = (e) => this.lineStarts.push(e), this.linePos = (e) => {
			let t = 0, n = this.lineStarts.length;
			for (; t < n;) {
				let r = t + n >> 1;
				this.lineStarts[r] < e ? t = r + 1 : n = r;
			}
			if (this.lineStarts[t] === e) return {
				line: t + 1,
				col: 1
			};
			if (t === 0) return {
				line: 0,
				col: e
			};
			let r = this.lineStarts[t - 1];
			return {
				line: t,
				col: e - r + 1
			};
		};
	}
};
// node_modules/yaml/browser/dist/parse/parser.js
function em(e, t) {
	for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
	return !1;
}
function tm(e) {
	for (let t = 0; t < e.length; ++t) switch (e[t].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return t;
	}
	return -1;
}
function nm(e) {
	switch (e?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return !0;
		default: return !1;
	}
}
function rm(e) {
	switch (e.type) {
		case "document": return e.start;
		case "block-map": {
			let t = e.items[e.items.length - 1];
			return t.sep ?? t.start;
		}
		case "block-seq": return e.items[e.items.length - 1].start;
		default: return [];
	}
}
function im(e) {
	if (e.length === 0) return [];
	let t = e.length;
	loop: for (; --t >= 0;) switch (e[t].type) {
		case "doc-start":
		case "explicit-key-ind":
		case "map-value-ind":
		case "seq-item-ind":
		case "newline": break loop;
	}
	for (; e[++t]?.type === "space";);
	return e.splice(t, e.length);
}
function am(e, t) {
	if (t.length < 1e5) Array.prototype.push.apply(e, t);
	else for (let n = 0; n < t.length; ++n) e.push(t[n]);
}
function om(e) {
	if (e.start.type === "flow-seq-start") for (let t of e.items) t.sep && !t.value && !em(t.start, "explicit-key-ind") && !em(t.sep, "map-value-ind") && (t.key && (t.value = t.key), delete t.key, nm(t.value) ? t.value.end ? am(t.value.end, t.sep) : t.value.end = t.sep : am(t.start, t.sep), delete t.sep);
}
var sm = class {
	constructor(e) {
		this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = "", this.type = "", this.lexer = new Qp(), this.onNewLine = e;
	}
	*parse(e, t = !1) {
		this.onNewLine && this.offset === 0 && this.onNewLine(0);
		for (let n of this.lexer.lex(e, t)) yield* this.next(n);
		t || (yield* this.end());
	}
	*next(e) {
		if (this.source = e, this.atScalar) {
			this.atScalar = !1, yield* this.step(), this.offset += e.length;
			return;
		}
		let t = Gp(e);
		if (!t) {
			let t = `Not a YAML token: ${e}`;
			yield* this.pop({
				type: "error",
				offset: this.offset,
				message: t,
				source: e
			}), this.offset += e.length;
		} else if (t === "scalar") this.atNewLine = !1, this.atScalar = !0, this.type = "scalar";
		else {
			switch (this.type = t, yield* this.step(), t) {
				case "newline":
					this.atNewLine = !0, this.indent = 0, this.onNewLine && this.onNewLine(this.offset + e.length);
					break;
				case "space":
					this.atNewLine && e[0] === " " && (this.indent += e.length);
					break;
				case "explicit-key-ind":
				case "map-value-ind":
				case "seq-item-ind":
					this.atNewLine && (this.indent += e.length);
					break;
				case "doc-mode":
				case "flow-error-end": return;
				default: this.atNewLine = !1;
			}
			this.offset += e.length;
		}
	}
	*end() {
		for (; this.stack.length > 0;) yield* this.pop();
	}
	get sourceToken() {
		return {
			type: this.type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	*step() {
		let e = this.peek(1);
		if (this.type === "doc-end" && e?.type !== "doc-end") {
			for (; this.stack.length > 0;) yield* this.pop();
			this.stack.push({
				type: "doc-end",
				offset: this.offset,
				source: this.source
			});
		} else {
			if (!e) return yield* this.stream();
			switch (e.type) {
				case "document": return yield* this.document(e);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(e);
				case "block-scalar": return yield* this.blockScalar(e);
				case "block-map": return yield* this.blockMap(e);
				case "block-seq": return yield* this.blockSequence(e);
				case "flow-collection": return yield* this.flowCollection(e);
				case "doc-end": return yield* this.documentEnd(e);
			}
			yield* this.pop();
		}
	}
	peek(e) {
		return this.stack[this.stack.length - e];
	}
	*pop(e) {
		let t = e ?? this.stack.pop();
		if (!t) yield {
			type: "error",
			offset: this.offset,
			source: "",
			message: "Tried to pop an empty stack"
		};
		else if (this.stack.length === 0) yield t;
		else {
			let e = this.peek(1);
			switch (t.type === "block-scalar" ? t.indent = "indent" in e ? e.indent : 0 : t.type === "flow-collection" && e.type === "document" && (t.indent = 0), t.type === "flow-collection" && om(t), e.type) {
				case "document":
					e.value = t;
					break;
				case "block-scalar":
					e.props.push(t);
					break;
				case "block-map": {
					let n = e.items[e.items.length - 1];
					if (n.value) {
						e.items.push({
							start: [],
							key: t,
							sep: []
						}), this.onKeyLine = !0;
						return;
					}
					if (n.sep) n.value = t;
					else {
						Object.assign(n, {
							key: t,
							sep: []
						}), this.onKeyLine = !n.explicitKey;
						return;
					}
					break;
				}
				case "block-seq": {
					let n = e.items[e.items.length - 1];
					n.value ? e.items.push({
						start: [],
						value: t
					}) : n.value = t;
					break;
				}
				case "flow-collection": {
					let n = e.items[e.items.length - 1];
					!n || n.value ? e.items.push({
						start: [],
						key: t,
						sep: []
					}) : n.sep ? n.value = t : Object.assign(n, {
						key: t,
						sep: []
					});
					return;
				}
				default: yield* this.pop(), yield* this.pop(t);
			}
			if ((e.type === "document" || e.type === "block-map" || e.type === "block-seq") && (t.type === "block-map" || t.type === "block-seq")) {
				let n = t.items[t.items.length - 1];
				n && !n.sep && !n.value && n.start.length > 0 && tm(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== "comment" || e.indent < t.indent)) && (e.type === "document" ? e.end = n.start : e.items.push({ start: n.start }), t.items.splice(-1, 1));
			}
		}
	}
	*stream() {
		switch (this.type) {
			case "directive-line":
				yield {
					type: "directive",
					offset: this.offset,
					source: this.source
				};
				return;
			case "byte-order-mark":
			case "space":
			case "comment":
			case "newline":
				yield this.sourceToken;
				return;
			case "doc-mode":
			case "doc-start": {
				let e = {
					type: "document",
					offset: this.offset,
					start: []
				};
				this.type === "doc-start" && e.start.push(this.sourceToken), this.stack.push(e);
				return;
			}
		}
		yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML stream`,
			source: this.source
		};
	}
	*document(e) {
		if (e.value) return yield* this.lineEnd(e);
		switch (this.type) {
			case "doc-start":
				tm(e.start) === -1 ? e.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
				return;
			case "anchor":
			case "tag":
			case "space":
			case "comment":
			case "newline":
				e.start.push(this.sourceToken);
				return;
		}
		let t = this.startBlockValue(e);
		t ? this.stack.push(t) : yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML document`,
			source: this.source
		};
	}
	*scalar(e) {
		if (this.type === "map-value-ind") {
			let t = im(rm(this.peek(2))), n;
			e.end ? (n = e.end, n.push(this.sourceToken), delete e.end) : n = [this.sourceToken];
			let r = {
				type: "block-map",
				offset: e.offset,
				indent: e.indent,
				items: [{
					start: t,
					key: e,
					sep: n
				}]
			};
			this.onKeyLine = !0, this.stack[this.stack.length - 1] = r;
		} else yield* this.lineEnd(e);
	}
	*blockScalar(e) {
		switch (this.type) {
			case "space":
			case "comment":
			case "newline":
				e.props.push(this.sourceToken);
				return;
			case "scalar":
				if (e.source = this.source, this.atNewLine = !0, this.indent = 0, this.onNewLine) {
					let e = this.source.indexOf("\n") + 1;
					for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf("\n", e) + 1;
				}
				yield* this.pop();
				break;
			default: yield* this.pop(), yield* this.step();
		}
	}
	*blockMap(e) {
		let t = e.items[e.items.length - 1];
		switch (this.type) {
			case "newline":
				if (this.onKeyLine = !1, t.value) {
					let n = "end" in t.value ? t.value.end : void 0;
					(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === "comment" ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
				} else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (t.value) e.items.push({ start: [this.sourceToken] });
				else if (t.sep) t.sep.push(this.sourceToken);
				else {
					if (this.atIndentedComment(t.start, e.indent)) {
						let n = e.items[e.items.length - 2]?.value?.end;
						if (Array.isArray(n)) {
							am(n, t.start), n.push(this.sourceToken), e.items.pop();
							return;
						}
					}
					t.start.push(this.sourceToken);
				}
				return;
		}
		if (this.indent >= e.indent) {
			let n = !this.onKeyLine && this.indent === e.indent, r = n && (t.sep || t.explicitKey) && this.type !== "seq-item-ind", i = [];
			if (r && t.sep && !t.value) {
				let n = [];
				for (let r = 0; r < t.sep.length; ++r) {
					let i = t.sep[r];
					switch (i.type) {
						case "newline":
							n.push(r);
							break;
						case "space": break;
						case "comment":
							i.indent > e.indent && (n.length = 0);
							break;
						default: n.length = 0;
					}
				}
				n.length >= 2 && (i = t.sep.splice(n[1]));
			}
			switch (this.type) {
				case "anchor":
				case "tag":
					r || t.value ? (i.push(this.sourceToken), e.items.push({ start: i }), this.onKeyLine = !0) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
					return;
				case "explicit-key-ind":
					!t.sep && !t.explicitKey ? (t.start.push(this.sourceToken), t.explicitKey = !0) : r || t.value ? (i.push(this.sourceToken), e.items.push({
						start: i,
						explicitKey: !0
					})) : this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [this.sourceToken],
							explicitKey: !0
						}]
					}), this.onKeyLine = !0;
					return;
				case "map-value-ind":
					if (t.explicitKey) {
						if (!t.sep) {
							if (em(t.start, "newline")) Object.assign(t, {
								key: null,
								sep: [this.sourceToken]
							});
							else {
								let e = im(t.start);
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start: e,
										key: null,
										sep: [this.sourceToken]
									}]
								});
							}
						} else if (t.value) e.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (em(t.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: i,
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else if (nm(t.key) && !em(t.sep, "newline")) {
							let e = im(t.start), n = t.key, r = t.sep;
							r.push(this.sourceToken), delete t.key, delete t.sep, this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start: e,
									key: n,
									sep: r
								}]
							});
						} else i.length > 0 ? t.sep = t.sep.concat(i, this.sourceToken) : t.sep.push(this.sourceToken);
					} else t.sep ? t.value || r ? e.items.push({
						start: i,
						key: null,
						sep: [this.sourceToken]
					}) : em(t.sep, "map-value-ind") ? this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [],
							key: null,
							sep: [this.sourceToken]
						}]
					}) : t.sep.push(this.sourceToken) : Object.assign(t, {
						key: null,
						sep: [this.sourceToken]
					});
					this.onKeyLine = !0;
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					let n = this.flowScalar(this.type);
					r || t.value ? (e.items.push({
						start: i,
						key: n,
						sep: []
					}), this.onKeyLine = !0) : t.sep ? this.stack.push(n) : (Object.assign(t, {
						key: n,
						sep: []
					}), this.onKeyLine = !0);
					return;
				}
				default: {
					let r = this.startBlockValue(e);
					if (r) {
						if (r.type === "block-seq") {
							if (!t.explicitKey && t.sep && !em(t.sep, "newline")) {
								yield* this.pop({
									type: "error",
									offset: this.offset,
									message: "Unexpected block-seq-ind on same line with key",
									source: this.source
								});
								return;
							}
						} else n && e.items.push({ start: i });
						this.stack.push(r);
						return;
					}
				}
			}
		}
		yield* this.pop(), yield* this.step();
	}
	*blockSequence(e) {
		let t = e.items[e.items.length - 1];
		switch (this.type) {
			case "newline":
				if (t.value) {
					let n = "end" in t.value ? t.value.end : void 0;
					(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === "comment" ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
				} else t.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (t.value) e.items.push({ start: [this.sourceToken] });
				else {
					if (this.atIndentedComment(t.start, e.indent)) {
						let n = e.items[e.items.length - 2]?.value?.end;
						if (Array.isArray(n)) {
							am(n, t.start), n.push(this.sourceToken), e.items.pop();
							return;
						}
					}
					t.start.push(this.sourceToken);
				}
				return;
			case "anchor":
			case "tag":
				if (t.value || this.indent <= e.indent) break;
				t.start.push(this.sourceToken);
				return;
			case "seq-item-ind":
				if (this.indent !== e.indent) break;
				t.value || em(t.start, "seq-item-ind") ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
				return;
		}
		if (this.indent > e.indent) {
			let t = this.startBlockValue(e);
			if (t) {
				this.stack.push(t);
				return;
			}
		}
		yield* this.pop(), yield* this.step();
	}
	*flowCollection(e) {
		let t = e.items[e.items.length - 1];
		if (this.type === "flow-error-end") {
			let e;
			do
				yield* this.pop(), e = this.peek(1);
			while (e?.type === "flow-collection");
		} else if (e.end.length === 0) {
			switch (this.type) {
				case "comma":
				case "explicit-key-ind":
					!t || t.sep ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
					return;
				case "map-value-ind":
					!t || t.value ? e.items.push({
						start: [],
						key: null,
						sep: [this.sourceToken]
					}) : t.sep ? t.sep.push(this.sourceToken) : Object.assign(t, {
						key: null,
						sep: [this.sourceToken]
					});
					return;
				case "space":
				case "comment":
				case "newline":
				case "anchor":
				case "tag":
					!t || t.value ? e.items.push({ start: [this.sourceToken] }) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					let n = this.flowScalar(this.type);
					!t || t.value ? e.items.push({
						start: [],
						key: n,
						sep: []
					}) : t.sep ? this.stack.push(n) : Object.assign(t, {
						key: n,
						sep: []
					});
					return;
				}
				case "flow-map-end":
				case "flow-seq-end":
					e.end.push(this.sourceToken);
					return;
			}
			let n = this.startBlockValue(e);
			n ? this.stack.push(n) : (yield* this.pop(), yield* this.step());
		} else {
			let t = this.peek(2);
			if (t.type === "block-map" && (this.type === "map-value-ind" && t.indent === e.indent || this.type === "newline" && !t.items[t.items.length - 1].sep)) yield* this.pop(), yield* this.step();
			else if (this.type === "map-value-ind" && t.type !== "flow-collection") {
				let n = im(rm(t));
				om(e);
				let r = e.end.splice(1, e.end.length);
				r.push(this.sourceToken);
				let i = {
					type: "block-map",
					offset: e.offset,
					indent: e.indent,
					items: [{
						start: n,
						key: e,
						sep: r
					}]
				};
				this.onKeyLine = !0, this.stack[this.stack.length - 1] = i;
			} else yield* this.lineEnd(e);
		}
	}
	flowScalar(e) {
		if (this.onNewLine) {
			let e = this.source.indexOf("\n") + 1;
			for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf("\n", e) + 1;
		}
		return {
			type: e,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	startBlockValue(e) {
		switch (this.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return this.flowScalar(this.type);
			case "block-scalar-header": return {
				type: "block-scalar",
				offset: this.offset,
				indent: this.indent,
				props: [this.sourceToken],
				source: ""
			};
			case "flow-map-start":
			case "flow-seq-start": return {
				type: "flow-collection",
				offset: this.offset,
				indent: this.indent,
				start: this.sourceToken,
				items: [],
				end: []
			};
			case "seq-item-ind": return {
				type: "block-seq",
				offset: this.offset,
				indent: this.indent,
				items: [{ start: [this.sourceToken] }]
			};
			case "explicit-key-ind": {
				this.onKeyLine = !0;
				let t = im(rm(e));
				return t.push(this.sourceToken), {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start: t,
						explicitKey: !0
					}]
				};
			}
			case "map-value-ind": {
				this.onKeyLine = !0;
				let t = im(rm(e));
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start: t,
						key: null,
						sep: [this.sourceToken]
					}]
				};
			}
		}
		return null;
	}
	atIndentedComment(e, t) {
		return this.type !== "comment" || this.indent <= t ? !1 : e.every((e) => e.type === "newline" || e.type === "space");
	}
	*documentEnd(e) {
		this.type !== "doc-mode" && (e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === "newline" && (yield* this.pop()));
	}
	*lineEnd(e) {
		switch (this.type) {
			case "comma":
			case "doc-start":
			case "doc-end":
			case "flow-seq-end":
			case "flow-map-end":
			case "map-value-ind":
				yield* this.pop(), yield* this.step();
				break;
			case "newline": this.onKeyLine = !1;
			default: e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === "newline" && (yield* this.pop());
		}
	}
};
// node_modules/yaml/browser/dist/public-api.js
function cm(e) {
	let t = e.prettyErrors !== !1;
	return {
		lineCounter: e.lineCounter || t && new $p() || null,
		prettyErrors: t
	};
}
function lm(e, t = {}) {
	let { lineCounter: n, prettyErrors: r } = cm(t), i = new sm(n?.addNewLine), a = new zp(t), o = null;
	for (let t of a.compose(i.parse(e), !0, e.length)) if (!o) o = t;
	else if (o.options.logLevel !== "silent") {
		o.errors.push(new tp(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
		break;
	}
	return r && n && (o.errors.forEach(rp(e, n)), o.warnings.forEach(rp(e, n))), o;
}
// src/manifest/read/coreSchema.ts
const um = new Xf({ schema: "core" }).tags.flatMap((e) => e.collection === void 0 && e.test ? [{
	test: e.test,
	resolve: e.resolve
}] : []), dm = /^(?:[-+.\d]|[~nNtTfF].{0,4}$)/;
function fm(e) {
	if (!dm.test(e)) return e;
	let t = um.find(({ test: t }) => t.test(e));
	if (!t) return e;
	let n = t.resolve(e, () => {}, { intAsBigInt: !1 });
	return W(n) ? n.value : n;
}
// src/manifest/read/fastScalar.ts
const pm = /[|>](?:[1-9][-+]?|[-+][1-9]?)?(?: +(?:#.*)?)?\r?\n/y, mm = /^ +\r?$/m;
function hm({ style: e }) {
	return e === F.LITERAL_BLOCK || e === F.FOLDED_BLOCK;
}
function gm(e, t) {
	let { valueStart: n, valueEnd: r, style: i } = t;
	z(n >= 0 && t.anchorStart === -1 && t.tagStart === -1);
	let a = e.slice(n, r);
	if (i === F.PLAIN) return z(!a.includes("\n") && !/^[?:]/.test(a)), {
		start: n,
		end: r,
		text: a,
		isPlain: !0
	};
	z(i === F.SINGLE_QUOTED || i === F.DOUBLE_QUOTED);
	let o = t.fast ? a : vm(e, a, t);
	return {
		start: n - 1,
		end: r + 1,
		text: o,
		isPlain: !1
	};
}
const _m = /\\(?:U|\r?\n)/;
function vm(e, t, n) {
	z(n.style === F.SINGLE_QUOTED || !_m.test(t));
	let r = Bi(e, n);
	return z(!Et.test(r)), r;
}
function ym(e, t, n) {
	let { valueStart: r, valueEnd: i, chomping: a } = t;
	z(t.anchorStart === -1 && t.tagStart === -1), pm.lastIndex = n, z(pm.test(e) && pm.lastIndex === r);
	let o = e.slice(r, i);
	return z(/\S/.test(o) && !mm.test(o)), {
		start: n,
		end: r + (a === Ei.KEEP ? o.length : bm(o)),
		text: Bi(e, t),
		isPlain: !1
	};
}
function bm(e) {
	let t = e.length;
	for (; e[t - 1] === "\n" || e[t - 1] === "\r";) --t;
	let n = e.indexOf("\n", t);
	return n === -1 ? e.length : n + 1;
}
var xm = class {
	byName = new Map();
	numbers = new Int32Array(320);
	names = [];
	hasDuplicates = !1;
	add(e) {
		let t = this.names.length;
		return this.names.push(e?.text ?? ""), this.numbers.length === t * 5 && this.grow(), this.numbers[t * 5 + 2] = e?.start ?? -1, this.numbers[t * 5 + 3] = e?.end ?? -1, t;
	}
	scalar(e, t, n) {
		this.numbers[e * 5 + 0] = t, this.numbers[e * 5 + 1] = n;
	}
	collection(e, t, n) {
		this.scalar(e, t, n), this.numbers[e * 5 + 4] = this.names.length;
	}
	spotAt(e) {
		return new Sm(this, e);
	}
	start(e) {
		return this.number(e, 0);
	}
	end(e) {
		return this.number(e, 1);
	}
	name(e) {
		let t = this.number(e, 2);
		return t < 0 ? void 0 : {
			start: t,
			end: this.number(e, 3)
		};
	}
	isScalar(e) {
		return this.number(e, 4) === 0;
	}
	*members(e) {
		let t = this.number(e, 4), n = 0;
		for (let r = e + 1; r < t; r = this.number(r, 4) || r + 1) yield [this.number(r, 2) >= 0 ? this.names[r] ?? "" : String(n), r], n += 1;
	}
	member(e, t) {
		let n = this.byName.get(e);
		if (n) return n.get(t);
		let r = 0;
		for (let [n, i] of this.members(e)) {
			if (r === 50 || this.hasDuplicates) break;
			if (n === t) return i;
			r += 1;
		}
		if (r < 50 && !this.hasDuplicates) return;
		let i = new Map(this.members(e));
		return this.byName.set(e, i), i.get(t);
	}
	grow() {
		let { numbers: e } = this;
		this.numbers = new Int32Array(e.length * 2), this.numbers.set(e);
	}
	number(e, t) {
		return this.numbers[e * 5 + t] ?? 0;
	}
}, Sm = class {
	spots;
	position;
	constructor(e, t) {
		this.spots = e, this.position = t;
	}
	get start() {
		return this.spots.start(this.position);
	}
	get end() {
		return this.spots.end(this.position);
	}
	get name() {
		return this.spots.name(this.position);
	}
	get members() {
		return this.spots.isScalar(this.position) ? void 0 : this;
	}
	get(e) {
		let t = this.spots.member(this.position, e);
		return t === void 0 ? void 0 : this.spots.spotAt(t);
	}
	*[Symbol.iterator]() {
		for (let [e, t] of this.spots.members(this.position)) yield [e, this.spots.spotAt(t)];
	}
};
// src/manifest/read/fastReader.ts
const Cm = ["__proto__", "<<"], wm = [
	"	",
	"﻿",
	"<<<<<<< "
];
function Tm(e, t) {
	if (!(wm.some((t) => e.includes(t)) || /\r(?!\n)/.test(e)) && !e.endsWith(" ") && e.isWellFormed()) try {
		return new Em(e, new jo(e, t)).document();
	} catch (e) {
		if (e instanceof Do || e instanceof wi) return;
		throw e;
	}
}
var Em = class {
	text;
	events;
	cursor;
	spots = new xm();
	duplicates = [];
	blockEnd = 0;
	constructor(e, t) {
		this.text = e, this.events = t, this.cursor = new Oo(e);
	}
	document() {
		let { cursor: e } = this, t = this.event();
		z(t.type === P.DOCUMENT && t.directives.length === 0 && !t.explicitEnd), e.toContent(), t.explicitStart && (z(e.column === 0 && this.text.startsWith("---", e.at)), e.at += 3, z(e.lineEnds()), e.toContent());
		let n = this.event();
		z(zo(n) && e.column === 0);
		let r = this.block(n, this.spots.add());
		return z(this.ends() && !this.events.peek() && e.isAtEnd()), {
			value: r,
			spot: this.spots.spotAt(0),
			duplicates: this.duplicates
		};
	}
	add(e, t, n) {
		!e.add(t, n?.text) && n && (this.duplicates.push(n.start), this.spots.hasDuplicates = !0);
	}
	event() {
		let e = this.events.next();
		return z(e !== void 0), e;
	}
	ends() {
		return this.events.peek()?.type === P.POP && (this.events.next(), !0);
	}
	block(e, t) {
		let { cursor: n, spots: r } = this, { column: i, at: a } = n;
		z(e.start === a && Bo(e));
		let o = e.type === P.SEQUENCE, s = new Dm(o);
		for (;;) {
			o && n.take("-");
			let e = o ? void 0 : this.name();
			if (this.add(s, this.blockValue(i, o, r.add(e)), e), this.ends()) break;
			z(n.column === i && n.comments <= i);
		}
		return z((o ? n.column <= i : n.column < i) && n.comments < Math.max(i, 1)), r.collection(t, a, this.blockEnd), s.all();
	}
	blockValue(e, t, n) {
		let { cursor: r } = this, i = this.event(), a = r.lineEnds();
		if (a ? (r.toContent(), z(r.column > e || r.column === e && !t && i.type === P.SEQUENCE)) : r.toCompact(), zo(i)) return z(a || t), this.block(i, n);
		z(r.column > e && !(a && r.comments >= 0));
		let o = this.leaf(i, e, n);
		return this.blockEnd = r.at, r.toContent(), o;
	}
	leaf(e, t, n) {
		let { cursor: r, text: i, spots: a } = this;
		if (e.type === P.SCALAR && hm(e)) {
			let t = ym(i, e, r.at);
			return r.at = t.end, a.scalar(n, t.start, t.end), t.text;
		}
		let o = this.flow(e, t, n);
		return z(r.lineEnds()), o;
	}
	flow(e, t, n) {
		let { cursor: r, spots: i } = this;
		if (e.type === P.SCALAR) {
			let { start: t, end: r, text: a, isPlain: o } = this.flowScalar(e);
			return i.scalar(n, t, r), o ? Om(fm(a)) : a;
		}
		let { at: a } = r;
		z(Ro(e) && e.style === Ti.FLOW), z(e.start === a && Bo(e));
		let o = e.type === P.SEQUENCE, s = new Dm(o);
		for (r.take(o ? "[" : "{"), r.inFlow(t); !this.ends();) {
			let e = o ? void 0 : this.name();
			o || r.inFlow(t), this.add(s, this.flow(this.event(), t, i.add(e)), e), r.inFlow(t), r.sees(",") && (r.at += 1, r.inFlow(t));
		}
		return r.take(o ? "]" : "}"), i.collection(n, a, r.at), s.all();
	}
	flowScalar(e) {
		z(e.type === P.SCALAR);
		let t = gm(this.text, e);
		return z(t.start === this.cursor.at), this.cursor.at = t.end, t;
	}
	name() {
		let { cursor: e } = this, t = this.flowScalar(this.event());
		return z(!this.text.slice(t.start, t.end).includes("\n")), z(!t.isPlain || typeof fm(t.text) == "string"), e.spaces(), z(e.at - t.start <= 1024), e.take(":"), t;
	}
}, Dm = class {
	value;
	constructor(e) {
		this.value = e ? [] : {};
	}
	add(e, t) {
		if (Array.isArray(this.value)) this.value.push(e);
		else if (t !== void 0) {
			z(!Cm.includes(t));
			let n = !Object.hasOwn(this.value, t);
			return this.value[t] = e, n;
		}
		return !0;
	}
	all() {
		return Array.isArray(this.value) ? [...this.value] : this.value;
	}
};
function Om(e) {
	return z(!Number.isInteger(e) || Number.isSafeInteger(e)), e;
}
// src/manifest/syntaxProblems.ts
function km(e, t, n) {
	let r = new Ae(), i = [], a = [...e.errors].sort((e, t) => e.pos[0] - t.pos[0]);
	for (let e of a) {
		let a = ft(t, e.pos[0], Math.max(e.pos[0] + 1, e.pos[1])), o = i.at(-1);
		o && a.line <= o.to + 1 ? o.to = Math.max(o.to, a.endLine) : (i.push({
			from: a.line,
			to: a.endLine
		}), r.countMore(t.path) || r.add(O("yaml", `The YAML cannot be read here. ${Nm(n, e.pos[0]) || Am(e)}`, { place: a })));
	}
	for (let n of e.warnings) {
		if (r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = ft(t, n.pos[0], n.pos[1]);
		r.add(O("yaml", Am(n), {
			place: e,
			severity: "warning"
		}));
	}
	return {
		problems: r,
		broken: i
	};
}
function Am(e) {
	let [, t] = /^Unresolved tag: (.*)$/.exec(e.message) ?? [];
	if (t !== void 0) return `The tag ${t} is not supported. Remove it. If it is part of a text, put the text in quotes.`;
	if (e.message.startsWith("Maximum call stack")) return "Values are nested too deeply. Use fewer levels.";
	if (e.message.startsWith("Missing closing")) return "A text has no closing quote.";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return "A manifest is one document: split it into files instead of writing ---.";
		default: return `${e.message}.`;
	}
}
function jm(e, t, n) {
	n.countMore(e.path) || n.add(O("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: ft(e, t, t + 1) }));
}
const Mm = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function Nm(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (!Mm.test(a)) return "";
	let [o] = /^(?:\{\{|\[\[|\{%|.)/.exec(a) ?? [""];
	return `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function Pm(e, t) {
	let n = new Ae();
	for (let { index: r, 0: i } of e.matchAll(/^<{7} .*$/gm)) n.countMore(t.path) || n.add(O("yaml", "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.", { place: ft(t, r, r + i.length) }));
	return n.problems;
}
// src/manifest/read/fullReader.ts
const Fm = {
	value: null,
	spot: {
		start: 0,
		end: 0
	}
}, Im = [{
	from: 1,
	to: Infinity
}], Lm = 2 ** 18;
function Rm(e, t, n = !1) {
	let r = {
		path: e,
		lineStarts: wt(t)
	}, i = Pm(t, r);
	if (i.length > 0) return {
		file: r,
		...Fm,
		problems: i,
		broken: Im
	};
	for (let i = Lm; i < t.length; i *= 4) {
		let a = t.lastIndexOf("\n", i) + 1 || i, o = zm(r, t.slice(0, a), n);
		if (o.mistakes > 1e3) {
			let { line: t } = ft(r, a - 1, a), n = [_t(e, t), ...o.problems], i = {
				from: t,
				to: Infinity
			};
			return {
				...o,
				problems: n,
				broken: [...o.broken, i]
			};
		}
	}
	return zm(r, t, n);
}
function zm(e, t, n) {
	let r = lm(t, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { problems: i, broken: a } = km(r, e, t), o = new Bm(e, i, a, t, n), s = o.read(r.contents), c = i.problems, l = c.reduce((e, t) => e + At(t), 0) + r.errors.length + (n ? 0 : o.nulls);
	return {
		file: e,
		...s,
		problems: c,
		broken: a,
		mistakes: l
	};
}
var Bm = class {
	file;
	problems;
	broken;
	anchors = new Map();
	open = new Set();
	unread;
	text;
	anyText;
	values = 0;
	nulls = 0;
	sizes = new Map();
	repeated = 0;
	depth = 0;
	constructor(e, t, n, r, i) {
		this.anyText = i, this.file = e, this.text = r, this.broken = n, this.unread = [...n], this.problems = t;
	}
	read(e) {
		if (!Vm(e)) return Fm;
		let [t = 0, n = t] = e.range ?? [];
		if (this.values += 1, Fu(e)) return {
			value: this.follow(e.source, t, n),
			spot: {
				start: t,
				end: n
			}
		};
		"anchor" in e && e.anchor && this.anchors.set(e.anchor, e), this.open.add(e);
		let r = this.values, i = Lu(e) ? this.mapping(e.items, t, n) : Ru(e) ? this.list(e.items, t, n) : null;
		return this.open.delete(e), "anchor" in e && e.anchor && this.sizes.set(e, this.values - r + 1), i || (W(e) && e.value === null && (this.nulls += 1), {
			value: W(e) ? this.scalar(e.value, t, n) : null,
			spot: {
				start: t,
				end: n
			}
		});
	}
	scalar(e, t, n) {
		return !this.anyText && typeof e == "string" && Et.test(e) ? this.refuse(mt("This text"), t, n) : typeof e == "bigint" || Number.isInteger(e) && !Number.isSafeInteger(e) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.", t, n) : typeof e == "object" && e ? this.refuse("This YAML tag is not supported in a manifest. Remove the tag.", t, n) : e;
	}
	mapping(e, t, n) {
		let r = new Map(), i = new Map(), a = new Map();
		for (let { key: t, value: n } of e) {
			let e = this.read(t), o = e.spot, s = n === null ? {
				value: null,
				spot: o
			} : this.read(n);
			if (typeof e.value == "object" && e.value !== null) {
				let e = Nm(this.text, o.start);
				this.refuse(e || "The name of a field must be a plain word or text.", o.start, o.end);
				continue;
			}
			let c = typeof e.value == "string" ? e.value : Hm(t, e.value);
			c === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", o.start, o.end) : i.has(c) && i.get(c) !== typeof e.value ? this.refuse(`"${c}" and ${c} are the same field. Keep one of them.`, o.start, o.end) : i.has(c) && this.depth === 0 && jm(this.file, o.start, this.problems), r.set(c, s.value), i.set(c, typeof e.value), a.set(c, zt(s.spot, { name: {
				start: o.start,
				end: o.end
			} }));
		}
		return {
			value: Object.fromEntries(r),
			spot: {
				start: t,
				end: n,
				members: a
			}
		};
	}
	list(e, t, n) {
		let r = e.map((e) => this.read(e)), i = new Map(r.map(({ spot: e }, t) => [String(t), e]));
		return {
			value: r.map(({ value: e }) => e),
			spot: {
				start: t,
				end: n,
				members: i
			}
		};
	}
	follow(e, t, n) {
		let r = this.anchors.get(e);
		if (!r) return this.refuse(`The anchor "&${e}" is not defined before the alias "*${e}". Define it above this line, or write the value here.`, t, n);
		if (this.open.has(r)) return this.refuse(`The alias "*${e}" is inside its own anchor "&${e}". Write the value here instead.`, t, n);
		let i = Math.max(1e4, this.text.length);
		if (this.repeated > i) return null;
		if (this.depth === 0 && (this.repeated += this.sizes.get(r) ?? 1), this.repeated > i) return this.refuse(`From here on, aliases repeat more than ${i} values. Write the values out.`, t, n);
		this.depth += 1;
		let { value: a } = this.read(r);
		return --this.depth, a;
	}
	refuse(e, t, n) {
		let r = ft(this.file, t, n);
		return this.unread.length > 1e3 || this.unread.some(({ from: e, to: t }) => e <= r.line && r.line <= t) || (this.problems.countMore(this.file.path) || this.problems.add(O("yaml", e, { place: r })), this.broken.push({
			from: r.line,
			to: r.endLine
		})), null;
	}
};
function Vm(e) {
	return Lu(e) || Ru(e) || W(e) || Fu(e);
}
function Hm(e, t) {
	return W(e) && e.source !== void 0 ? e.source : String(t);
}
// src/manifest/yaml.ts
function Um(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = n ? void 0 : qm(t, r), a = i ? void 0 : Tm(t), o = i ? Xm(e, t, i) : a ? Zm(a, e, t) : Rm(e, t, n), { lineStarts: s } = o.file, c = (e, t) => (s[e - 1] ?? 0) + t - 1, l = ({ line: e, col: n, endLine: r, endCol: i }) => t.slice(c(e, n), c(r, i)).trim();
	return {
		...o,
		textAt: l
	};
}
const Wm = 1e6, Gm = 4e6, Km = 15e4;
function qm(e, t) {
	if (e.length > t) return {
		message: `This file has more than ${Ym(t)} characters. ${Jm}`,
		at: t
	};
	if (e.length <= 1e6) return;
	let n = `more than ${Ym(Gm)} characters`, r = No(e), i = 0;
	for (let [t, a] of [0, ...r].entries()) {
		let o = e.slice(a, r[t]), s = Mo(o);
		if (!s && o.length > Gm) return {
			message: `This part of the file has ${n}. Only a list can be longer, if each of its entries starts with "- " on a line of its own.`,
			at: a
		};
		for (let e = s?.first; s && e !== void 0;) {
			let t = o.indexOf(s.item, e), r = a + e - 2;
			if (i += 1, i > Km) return {
				message: `This file has more than ${Ym(Km)} entries. ${Jm}`,
				at: r
			};
			if ((t === -1 ? o.length : t) - e > Gm) return {
				message: `This entry has ${n}. Divide it into several entries, or correct the indentation of its lines.`,
				at: r
			};
			e = t === -1 ? void 0 : t + s.item.length;
		}
	}
}
const Jm = "Divide it into several files.";
function Ym(e) {
	return e.toLocaleString("en-US");
}
function Xm(e, t, { message: n, at: r }) {
	let i = {
		path: e,
		lineStarts: wt(t)
	};
	return {
		file: i,
		value: null,
		spot: {
			start: 0,
			end: 0
		},
		problems: [O("yaml", n, { place: ft(i, r, r + 1) })],
		broken: Im
	};
}
function Zm({ duplicates: e, ...t }, n, r) {
	let i = {
		path: n,
		lineStarts: wt(r)
	}, a = new Ae();
	for (let t of e) jm(i, t, a);
	return {
		...t,
		file: i,
		problems: a.problems,
		broken: []
	};
}
// src/kinds/key/manifest.ts
const Qm = {
	schema: sl,
	fields: il,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, $m = {
	schema: ll,
	fields: il.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function eh(e, t) {
	let n = Um(e, t), { members: r, problems: i } = pu(n, ["keys", "on_create"]), o = [...n.problems, ...i], s = new Map(), c = r.get("on_create"), l = c && gu(n, c, $m);
	l && a(o, l.problems);
	let u = r.get("keys");
	if (!u) return {
		entries: [],
		variables: s,
		problems: o.length > 0 ? o : [mu(n, "keys")]
	};
	let { entries: d, problems: f } = hu(n, u, Qm), p = l?.values ?? {};
	return {
		entries: d.map(({ values: e, spot: t }) => ({
			values: e,
			onCreate: p,
			file: n.file,
			spot: t
		})),
		variables: s,
		problems: [...o, ...f]
	};
}
function th(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : eh(e, t).entries.flatMap(({ values: e }) => V(e.key_name));
}
const nh = {
	fields: [
		"translations",
		"platforms",
		"is_plural",
		"is_archived"
	],
	common: ["platforms"],
	distinguishing(e) {
		if (e.onOtherPlatform) return [];
		let t = [...e.platforms], n = r.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
		return [{ platforms: t }, {
			platforms: t,
			filenames: Object.fromEntries(n.map((t) => [t, e.filenames[t]]))
		}];
	},
	group(e, t) {
		if (t === "filename") return r.map((t) => e.filenames[t]).find((e) => e !== "");
		if (t === "prefix") return rh(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith($e)).sort()[0];
	}
};
function rh({ key_name: e, platforms: t }) {
	let [n = ""] = V(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function ih(e, t, n) {
	if (e.fields.some(ah)) {
		let r = Te(H, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: Ct(e.fields)
		};
	}
	let r = d(H, t, H.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => re(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find(({ field: e, before: t }) => oh(e) && t !== void 0);
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, f = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...x(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: H.name,
		id: e.id,
		entry: f,
		action: "update",
		wrote: Ct(s ? [s, ...a] : o)
	};
}
function ah({ field: e, before: t, after: n }) {
	return H.fields.find(({ name: t }) => t === e)?.role === "archive" && t === !1 && n === !0;
}
function oh(e) {
	return H.fields.find(({ name: t }) => t === e)?.role === "shape";
}
function sh(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: ch(e.entry, t.entry),
		wrote: ch(e.wrote, t.wrote)
	} : e;
}
function ch(e, t) {
	let n = {
		...lh(e),
		...lh(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function lh({ translations: e }) {
	return ke(e) ? e : {};
}
const uh = "The live value is not compared and not changed.", dh = (e) => `${uh} A new key has ${e}.`, fh = {
	key_name: {
		text: "The name of the key, or its name on each platform. A platform without a name keeps its live name. The name is part of [what a key is matched by](settings.md#which-live-key-or-webhook-an-entry-is).",
		examples: ["checkout.title", {
			ios: "title_ios",
			web: "title"
		}],
		undeclared: "Refused: it is required."
	},
	platforms: {
		text: "The platforms of the key. The list replaces the live one.",
		examples: [["ios", "web"]],
		undeclared: `${uh} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: dh("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: dh("no tags, except the one of the setting `owner`"),
		empty: "Removes all tags, except owner tags and protected tags."
	},
	translations: {
		text: "The texts of the key, by language: a text, or [plural forms](#plural-forms). [Who owns a text](#who-owns-a-text) decides when a text is written. The list of the API is also read: `[{ language_iso: en, translation: Cart }]`.",
		examples: [{
			en: "Cart",
			de: "Warenkorb"
		}, { en: {
			one: "%d item",
			other: "%d items"
		} }],
		undeclared: "No text is managed. A language that is not in the mapping is not managed either.",
		empty: "The same as without the field. A text `\"\"` removes the live text of its language, which counts as a removal."
	},
	filenames: {
		text: "The file that has the key, on each platform. A platform that is not in the mapping keeps its file.",
		examples: [{ web: "checkout.json" }],
		undeclared: dh("none"),
		empty: "The same as without the field. A name `\"\"` removes the live file name of its platform."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: dh("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: dh("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: dh("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: dh("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${uh} A new key is visible.`
	},
	is_archived: {
		text: "Whether the key is in the archive of the project.",
		examples: [!1],
		undeclared: "A key that is archived in the project is [drift](settings.md#archived-keys). With `prune: { by: archive }`, apply takes it out of the archive."
	},
	custom_attributes: {
		text: "Values of your own. They are stored as JSON, so a mapping with the same members in another order is equal.",
		examples: [{
			screen: "checkout",
			priority: 2
		}],
		undeclared: dh("none"),
		empty: "Removes all attributes."
	},
	previously: {
		text: "The former name, or several, newest last. [Renames](#renames) keep the id, the texts and the history.",
		examples: ["home_link", ["home", "home_link"]],
		undeclared: "The entry is matched by its name only. A notice says if a new key looks like a rename."
	},
	new: {
		text: "If `true`, the key is really new, and no rename. It cannot be set next to `previously`.",
		examples: [!0],
		undeclared: "A new key that looks like a rename has a notice."
	},
	key_id: {
		text: "The id of the live key. It takes precedence over the name. It is ignored, with a warning, if the project has no such key.",
		examples: [123456, "12345678901234567890"],
		undeclared: "The entry is matched by its name."
	}
};
// src/kinds/key/ids.ts
function ph(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map(), a = new Map(), o = [];
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t ? (i.set(t, [...i.get(t) ?? [], e]), a.set(e, t)) : o.push(e);
	}
	let s = new Map(), c = new Map();
	for (let [e, t] of i) {
		let [n, ...r] = t;
		if (n && r.length === 0) s.set(n, e);
		else for (let e of t) c.set(e, mh(e, t));
	}
	return {
		byId: s,
		named: a,
		refused: c,
		remarks: o.length > 0 ? [hh(o)] : []
	};
}
function mh(e, t) {
	let n = `${t.map(({ values: e }) => `"${lc(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return B(H, e, "claimed-twice", n, { path: ["key_id"] });
}
function hh(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: gh(t) };
	return O("stale-id", n, {
		...r,
		severity: "warning",
		reach: "change"
	});
}
function gh({ file: e, spot: t }) {
	return k(e, t, ["key_id"]);
}
function _h({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = uc(e.key_name, r);
	return n ? {
		...uc(t.key_name, r),
		...i
	} : i;
}
function vh(e, t, n) {
	let i = _h(e, t, n), a = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return r.flatMap((e) => {
		let t = i[e];
		return t === void 0 || a(e, t) ? [] : [[e, t]];
	});
}
function yh(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function bh({ language: e }, { form: t }) {
	return t === void 0 ? `The ${e} text` : `The form ${t} of the ${e} text`;
}
// src/checks/reference.ts
function xh(e, t, n) {
	let r = t === void 0 ? void 0 : e.find(({ language: e }) => e === t);
	if (r) return r;
	let i = new Map();
	for (let t of e) i.set(n(t), (i.get(n(t)) ?? 0) + 1);
	let a = c(i.values());
	return e.find((e) => i.get(n(e)) === a);
}
// src/checks/blankCheck.ts
const Sh = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, Ch = /^[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*/, wh = /[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/, Th = /\r\n?|[\u2028\u2029\x85]/g, Eh = /[^\S\n\t]/g;
function Dh(e) {
	let [t, n] = [e.charCodeAt(0), e.charCodeAt(e.length - 1)];
	return t <= 32 || n <= 32 || Oh(t) || Oh(n);
}
function Oh(e) {
	return e > 126 && (e < 161 || e === 1564 || e > 5759 && e < 12289 || e === 65279);
}
function kh(e, t) {
	let n = e.flatMap((e) => {
		let t = yh(e.text).map((e) => ({
			...e,
			...jh(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = xh(n, t, ({ forms: e }) => JSON.stringify(Ah(e)));
	return r ? n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = r.forms.find((e) => e.form === t.form) ?? Ah(r.forms), i = [...Nh("start", t.start, n?.start ?? ""), ...Nh("end", t.end, n?.end ?? "")];
		if (i.length === 0) return [];
		let a = i.map(([e]) => e).join(", and "), o = [...new Set(i.map(([, e]) => e))].join(" "), s = `${bh(e, t)} ${a}, unlike the ${r.language} text. ${o}`;
		return [{
			check: "blanks",
			language: e.language,
			...t.form !== void 0 && { form: t.form },
			message: s
		}];
	})) : [];
}
function Ah(e) {
	let t = e.find(({ form: e }) => e === "other") ?? e[0];
	return t && {
		start: t.start,
		end: t.end
	};
}
function jh(e) {
	let t = Ch.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && wh.test(e.charAt(n - 1));) --n;
	return {
		start: Mh(t),
		end: Mh(e.slice(n))
	};
}
function Mh(e) {
	return e.replace(Sh, "").replace(Th, "\n").replace(Eh, " ");
}
function Nh(e, t, n) {
	return t === n ? [] : n === "" ? [[`${e}s with ${Ph(t)}`, "Remove it."]] : t === "" ? [[`does not ${e} with ${Ph(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function Ph(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/icuText.ts
const Fh = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function Ih(e) {
	return e.includes("{") && e.length <= 2e4 && Fh.test(e);
}
const Lh = /(?<!')'(?=\{)/;
function Rh(e) {
	return Lh.test(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/named.ts
const zh = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", Bh = "\\d{1,3}", Vh = `${zh}|${Bh}`, Hh = new RegExp([
	`\\{\\{\\{?[-&]?\\s{0,9}(?<double>${Vh})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{(?<dollar>[^{}]{1,200})\\}",
	`%\\{(?<percent>${Vh})\\}`,
	`%\\((?<round>${Vh})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	`\\{\\s{0,9}(?<single>${zh})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(?<numbered>${Bh})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), Uh = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`
};
function Wh(e) {
	let t = new Map();
	if (!e.includes("{") && !e.includes("%(")) return t;
	for (let { groups: n = {} } of e.matchAll(Hh)) for (let e of Object.keys(Uh)) {
		let r = (n[e] ?? (e === "single" ? n.numbered : void 0))?.trim();
		r && t.set(Uh[e](r), {
			style: e,
			shown: Uh[e](r)
		});
	}
	return t;
}
// src/checks/printf.ts
const Gh = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, Kh = /^%(?:20[a-z]|[0-7][CDEF])$/i, qh = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["sS", "text"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], Jh = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1,
	isDoubtful: !1
};
function Yh(e, t) {
	if (!e.includes("%")) return Jh;
	let n = new Map(), [r, i, a, o] = [
		1,
		!1,
		!1,
		!1
	];
	for (let s of e.matchAll(Gh)) {
		let [c, l, u, d, f] = s;
		if (l !== void 0) i = !0;
		else if (f === void 0) a ||= !/[({]$/.test(c);
		else {
			let i = Qh(e, s.index, c, "sure");
			if (o ||= !i, !i && !Qh(e, s.index, c, t)) {
				a = !0;
				continue;
			}
			d === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			}), n.set(u === void 0 ? r++ : Number(u), {
				type: $h(f),
				written: c
			});
		}
	}
	return {
		args: n,
		byOrder: r > 1,
		escapes: i,
		lonePercent: a,
		isDoubtful: o
	};
}
function Xh({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const Zh = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function Qh(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || Kh.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !Zh.test(i);
}
function $h(e) {
	return qh.find(([t]) => t.includes(e))?.[1] ?? "text";
}
// src/checks/placeholders.ts
function eg(e, t) {
	if (e.length > 2e4) return;
	let n = t?.(e);
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, {
				style: "single",
				shown: e
			}])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: Jh
		};
	}
	if (n && Ih(e)) return;
	let r = Yh(e, "likely"), i = Xh(r) ? ig(e, r, "all") : r;
	return {
		text: e,
		named: Wh(e),
		choosing: new Set(),
		printf: i
	};
}
function tg(e, t, n = new Set()) {
	if (ng(e, t)) return;
	let r = rg(e, t), i = ag(e, t), a = og(e.printf, r, n), o = {
		lacks: [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)],
		has: [...i.has, ...a.has],
		isReordered: a.isReordered,
		percent: lg(e.printf, r)
	}, { lacks: s, has: c, isReordered: l, percent: u } = o;
	return s.length + c.length > 0 || l || u ? o : void 0;
}
function ng({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a, isDoubtful: o } = n.printf;
	if (o || t.isDoubtful || i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function rg({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === Jh) return r;
	if (Xh(t)) return ig(n, r, "all");
	let i = ig(n, r, "sure");
	return e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function ig(e, t, n) {
	return t.isDoubtful ? Yh(e, n) : t;
}
function ag({ named: e, choosing: t, printf: n }, { named: r }) {
	let i = new Set([...e.values()].map(({ style: e }) => e)), a = e.size === 0 && !Xh(n), o = ({ style: e }) => a || i.has(e);
	return {
		lacks: [...e.keys()].filter((e) => !r.has(e) && !t.has(e)),
		has: [...r].flatMap(([t, n]) => !e.has(t) && o(n) ? [t] : [])
	};
}
function og({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].filter(([t, { type: n }]) => e.get(t)?.type !== n), a = [...e].filter(([e, { type: n }]) => t.get(e)?.type !== n);
	if (!n) return {
		lacks: a.map(sg),
		has: i.map(sg),
		isReordered: !1
	};
	let o = cg([...e.values()], [...t.values()]), s = cg([...t.values()], [...e.values()]), c = s.length === 0 && o.every(({ written: e }) => r.has(e));
	return {
		lacks: o.map(({ written: e }) => e),
		has: s.map(({ written: e }) => e),
		isReordered: c && i.length > 0
	};
}
function sg([, { written: e }]) {
	return e;
}
function cg(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function lg(e, t) {
	return Xh(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function ug(e) {
	let [t] = e;
	if (t && e.length === 1) return t;
	let n = [...e].reverse(), r = n.map((e) => e.printf);
	return {
		text: t?.text ?? "",
		named: new Map(n.flatMap(({ named: e }) => [...e])),
		choosing: new Set(n.flatMap(({ choosing: e }) => [...e])),
		printf: {
			args: new Map(r.flatMap(({ args: e }) => [...e])),
			byOrder: r.some(({ byOrder: e }) => e),
			escapes: r.some(({ escapes: e }) => e),
			lonePercent: r.some(({ lonePercent: e }) => e),
			isDoubtful: r.some(({ isDoubtful: e }) => e)
		}
	};
}
function dg({ named: e, choosing: t, printf: { args: n } }) {
	let r = [...e.keys()].filter((e) => !t.has(e)).sort(), i = [...n].sort(([e], [t]) => e - t).map(([e, { type: t }]) => [e, t]);
	return JSON.stringify([r, i]);
}
function fg(e, t, n) {
	let r = e.map((e) => ({
		...e,
		forms: pg(e, n)
	})), i = r.flatMap(({ forms: e }) => e), [a] = i;
	if (!a || i.every((e) => ng(a.placeholders, e.placeholders))) return [];
	let o = r.flatMap((e) => e.forms.length > 0 ? mg(e) : []), s = xh(o, t, ({ together: e }) => dg(e));
	if (!s) return [];
	let c = gg(s);
	return o.flatMap((e) => e === s || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = s.forms.some((e) => !tg(e.placeholders, t.placeholders)) ? void 0 : tg(s.together, t.placeholders, t.form === void 0 ? void 0 : c);
		return n ? [_g(e, t, s, n)] : [];
	}));
}
function pg(e, t) {
	return yh(e.text).flatMap((e) => {
		let n = eg(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
function mg(e) {
	let t = [...e.forms].sort((e, t) => Number(t.form === "other") - Number(e.form === "other"));
	return {
		...e,
		forms: t,
		together: ug(t.map(({ placeholders: e }) => e))
	};
}
const hg = /^\{\{?(?:count|n|num|number|quantity|amount)\}\}?$/i;
function gg({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => tg(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => hg.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function _g(e, t, { language: n, isLive: r }, { lacks: i, has: a, isReordered: o, percent: s }) {
	let c = bh(e, t), l = r ? `the ${n} text of the project` : `the ${n} text`, u = i.length > 0 && Ih(t.text) ? Rh(t.text) : "", d = i.length > 0 && a.length > 0 ? `${c} has ${vg(a)}, but ${l} has ${vg(i)}. Use the same placeholders in both.` : i.length > 0 ? `${c} lacks ${vg(i)}, which ${l} has. Add ${i.length > 1 ? "them" : "it"}.` : a.length > 0 ? `${c} has ${vg(a)}, which ${l} does not have. Remove ${a.length > 1 ? "them" : "it"}, or add ${a.length > 1 ? "them" : "it"} to ${l}.` : o ? `${c} has its placeholders in another order than ${l}. Number them, for example %1$s and %2$d.` : s === "escape" ? `${c} has a single percent sign, but ${l} has placeholders such as %d. Write %% for a percent sign.` : `${c} has %%, but ${l} has a single percent sign. Use the same in both.`;
	return {
		check: "placeholders",
		language: e.language,
		...t.form !== void 0 && { form: t.form },
		message: d + u,
		quotes: [...i, ...a].map(yg)
	};
}
function vg(e) {
	let t = e.slice(0, 5).map(yg), n = e.length - t.length;
	return n > 0 ? `${t.join(", ")} and ${n} more` : t.length > 1 ? `${t.slice(0, -1).join(", ")} and ${t.at(-1)}` : t[0] ?? "";
}
function yg(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
// src/checks/pluralCheck.ts
const bg = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
function xg() {
	let e = new Map();
	return (t) => {
		let n = e.get(t) ?? Sg(t);
		return e.set(t, n), n;
	};
}
function Sg(e) {
	let t = Cg(e), n = new Set(["other"]);
	for (let e = 0; t && e <= 200; e += 1) n.add(t.select(e));
	return bg.filter((e) => n.has(e));
}
function Cg(e) {
	let t = e.replaceAll("_", "-");
	try {
		return Intl.PluralRules.supportedLocalesOf(t).length > 0 ? new Intl.PluralRules(t) : void 0;
	} catch {
		return;
	}
}
function wg({ language: e, text: t }, n, r) {
	if (typeof t == "string" || yh(t).length === 0) return [];
	let i = {
		...typeof n == "object" ? n : {},
		...t
	}, a = r(e).filter((e) => !i[e]);
	return a.length === 0 ? [] : [{
		check: "plurals",
		language: e,
		message: `The ${e} text lacks the plural ${a.length > 1 ? `forms ${a.slice(0, -1).join(", ")} and ${a.at(-1)}` : `form ${a[0]}`}, ${a.includes("other") && a.length === 1 ? "which every language needs" : "which the language needs"}. Add ${a.length > 1 ? "them" : "it"}.`
	}];
}
// src/checks/checkTexts.ts
const Tg = [];
function Eg(e, t) {
	let { texts: n, charLimit: r } = e, { base: i } = t, [a, o, s, c] = [
		!1,
		!1,
		!1,
		!1
	], l = 0;
	for (let e of Object.keys(n)) {
		let t = n[e] ?? "";
		l += 1, typeof t == "string" ? t !== "" && (a ||= t.includes("{") || t.includes("%"), o ||= Dh(t), c ||= r > 0 && t.length > r) : s = !0;
	}
	let u = i !== void 0 && !n[i];
	return l === 0 || !(a || o || s || c || u) ? Tg : Dg(e, t);
}
function Dg(e, { levels: t, base: n, needed: r, icu: i }) {
	let { texts: a, charLimit: o, live: s } = e, c = Object.entries(a).map(([e, t]) => ({
		language: e,
		text: t
	})), l = (e) => t[e] !== "off", u = (l("icu") || l("placeholders")) && c.some(({ text: e }) => yh(e).some((e) => Ih(e.text)));
	if (u && !i) return "needs icu";
	let d = u ? i : void 0, f = [...c, ...Og(e, n)];
	return [
		...l("icu") && d ? c.flatMap((e) => kg(e, d)) : [],
		...l("placeholders") ? fg(f, n, d) : [],
		...l("plurals") ? c.flatMap((e) => wg(e, s?.(e.language), r)) : [],
		...l("length") && o > 0 ? c.flatMap((e) => Ag(e, o)) : [],
		...l("blanks") ? kh(f, n) : [],
		...l("base") ? jg(e, n) : []
	];
}
function Og({ texts: e, live: t }, n) {
	if (n === void 0 || yh(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function kg(e, t) {
	return yh(e.text).flatMap((n) => {
		if (!Ih(n.text)) return [];
		let r = t(n.text);
		if (r.is !== "broken") return [];
		let { cause: i, fix: a, at: o } = r, s = `${bh(e, n)} is not a valid ICU message: ${i} (character ${o}). ${a}.${Rh(n.text)}`;
		return [Mg("icu", e, n.form, s)];
	});
}
function Ag(e, t) {
	return yh(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `${bh(e, n)} has ${r} characters, but char_limit allows ${t}. Shorten it, or raise char_limit.`;
		return [Mg("length", e, n.form, i)];
	});
}
function jg({ texts: e, live: t, isNew: n }, r) {
	if (r === void 0 || yh(e[r] ?? "").length > 0) return [];
	let i = Object.entries(e).flatMap(([e, t]) => yh(t).length > 0 ? [e] : []), a = n ? "" : t?.(r);
	return i.length === 0 || a === void 0 || yh(a).length > 0 ? [] : [{
		check: "base",
		language: r,
		message: `It has a text in ${i.slice(0, 5).join(", ")}, but none in ${r}, the base language. Add the ${r} text.`
	}];
}
function Mg(e, { language: t }, n, r) {
	return {
		check: e,
		language: t,
		...n !== void 0 && { form: n },
		message: r
	};
}
function Ng({ matches: e, live: t, unmanaged: n, perPlatform: r }) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]);
	return [
		...Ig(i, t, n),
		...r ? Lg(i, n) : [],
		...r ? Pg(10, e.flatMap(Rg)) : []
	];
}
function Pg(e, t) {
	let n = t.length - e;
	if (n <= 0) return t;
	let r = `${n} more keys have names for platforms that they do not have.`;
	return [...t.slice(0, e), O("unused-name", r, {
		severity: "notice",
		reach: "change"
	})];
}
function Fg({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(uc(e, t)))];
}
function Ig(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(Fg)), a = [...new Set(n.flatMap(Fg))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => Se(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [B(H, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function Lg(e, t) {
	let n = new Map(t.flatMap((e) => Fg(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.new) return [];
		let i = t.platforms ?? r.platforms, a = V(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set new: true.`;
		return [B(H, e, "second-key", c, {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		})];
	});
}
function Rg({ declared: e, live: t }) {
	let { values: n, onCreate: i } = e, { key_name: a } = n, o = n.platforms ?? t?.platforms ?? i.platforms ?? [];
	if (typeof a == "string" || o.length === 0) return [];
	let s = V(a, o), c = r.filter((e) => {
		let t = a[e];
		return t !== void 0 && !o.includes(e) && !s.includes(t);
	}), [l] = c;
	if (!l || s.length === 0) return [];
	let u = c.map((e) => `"${a[e]}" (${e})`).join(", "), d = `The key is on ${o.join(", ")} only, so the name ${u} is not used. Add the platform to platforms, or remove the name.`;
	return [B(H, e, "unused-name", d, {
		path: ["key_name", l],
		severity: "notice"
	})];
}
function zg({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (Bg(t.values)) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? Pc(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (a.length === 0) return [];
	let o = new Set(n.map(({ id: e }) => e)), s = new Map();
	for (let e of t) {
		if (!o.has(e.key_id)) continue;
		let [t] = V(e.key_name, e.platforms);
		for (let n of Qc(e, i)) t !== void 0 && s.set(n, [...s.get(n) ?? [], t]);
	}
	let c = a.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = s.get(t) ?? [];
		if (n === void 0) return [];
		let a = `Unmanaged live key "${n}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${i} text as the new key "${e.label}". If it was renamed, set previously: ${n} to keep its translations. If the new key is really new, set new: true.`;
		return [O("looks-renamed", a, {
			place: e.place,
			severity: "notice",
			reach: "change"
		})];
	}), l = c.length - 10;
	if (l <= 0) return c;
	let u = `${l} more new keys have the same ${i} text as an unmanaged live key.`;
	return [...c.slice(0, 10), O("looks-renamed", u, {
		severity: "notice",
		reach: "change"
	})];
}
function Bg({ new: e }) {
	return e === !0;
}
const Vg = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text"
}, Hg = [];
function Ug(e, t, n) {
	let { translations: r, char_limit: i } = e.values;
	if (!r) return Hg;
	let a = t.is === "live" ? t.live : void 0, o = Eg({
		texts: r,
		charLimit: i ?? (a ? a.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: a === void 0,
		...a && { live: (e) => Wg(a, e) }
	}, n);
	return o === "needs icu" ? o : o.length === 0 ? Hg : o.map((t) => Gg(e, t, n));
}
function Wg({ translations: e = [], is_plural: t }, n) {
	let r = e.find(({ language_iso: e }) => e === n);
	return r && Lc(r.translation, t);
}
function Gg(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = B(H, e, Vg[r], o, {
		path: c ? ["translations"] : [
			"translations",
			i,
			...a === void 0 ? [] : [a]
		],
		ofName: c,
		severity: l ? "error" : "warning",
		reach: l ? "project" : "change"
	});
	return s && s.length > 0 ? {
		...u,
		quotes: s
	} : u;
}
// src/kinds/key/renames.ts
function Kg(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : qg(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = Jg(r, n), { renames: a, problems: o } = Xg(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function qg(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (vh(e, n, t.perPlatform).length === 0) return;
		let i = r.includes(n) ? [] : r;
		return {
			from: [n],
			blockers: [...new Set([...t.holders(e, n), ...i])]
		};
	}
	let i = t.direct.get(e), a = r.filter((e) => e !== i);
	if (a.length !== 0) return {
		from: a,
		blockers: i ? [i] : t.contested.get(e) ?? []
	};
}
function Jg(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(_h(r, t, n));
		return !Yg(e).some((e) => a.includes(e));
	};
	for (let n = !0; n;) {
		n = !1;
		for (let [o, { from: s, blockers: c }] of e) if (!r.has(o) && c.every((e) => a(o, e))) {
			r.add(o);
			for (let e of s) t(e) || i.set(e, o);
			n = !0;
		}
	}
	return {
		pending: r,
		leaving: i
	};
}
function Yg({ values: e }) {
	return [...V(e.key_name), ...e.previously ?? []];
}
function Xg(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [d, ...f] = i, p = r.has(n);
		if (!d || !p && !t.has(n)) continue;
		let m = lc(d.key_name, d.platforms), h = (e, t, r = "previously") => u.set(n, e_(e, n, r, t));
		if (p && !t.has(n)) {
			let t = Qg(n, e);
			t ? h("rename-cycle", $g(t), "key_id") : h("wrong-id", Zg(n, d, a), "key_id");
		} else p ? l.set(n, d) : f.length > 0 ? h("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(d) ? h("claimed-twice", `"${m}" is a former name, but another declared key has the key_id of that live key (${d.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(d) ? h("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(d) ?? 0) > 1 ? h("rename-twice", `"${m}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, d);
	}
	return {
		renames: l,
		problems: u
	};
}
function Zg(e, t, n) {
	let { key_id: r } = t, i = V(e.values.key_name), a = (e, t) => t.find((t) => Object.values(e.key_name).includes(t)), o = n.find((e) => a(e, i)) ?? n[0], s = o && (a(o, i) ?? lc(o.key_name, o.platforms)), c = o && a(o, i) === void 0 ? "the former name" : "the name";
	return `key_id ${r} is live key "${lc(t.key_name, t.platforms)}", but ${c} "${s}" is live under another id, ${o?.key_id}. Correct key_id or the name; to rename both keys, declare the other one with its new name as well.`;
}
function Qg(e, t) {
	let n = new Map([...t].flatMap(([e, { from: t }]) => t.map((t) => [t, e]))), r = [];
	for (let i = e; i && !r.includes(i);) {
		r.push(i);
		let a = (t.get(i)?.blockers ?? []).flatMap((e) => n.get(e) ?? []);
		if (a.includes(e)) return r;
		i = a.find((e) => !r.includes(e));
	}
}
function $g(e) {
	return `These renames form a cycle: ${[...e, ...e.slice(0, 1)].map(({ values: e }) => `"${lc(e.key_name)}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
}
function e_(e, t, n, r) {
	return B(H, t, e, r, { path: [n] });
}
function t_(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of V(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new Ae();
	for (let { path: e, length: n } of n_(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? V(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? V(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: k(t.file, t.spot, ["previously"]) };
		a.add(O("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function n_(e, t) {
	let n = new Set(), r = [];
	for (let i of e) {
		let e = new Map(), a = [], o = (n) => {
			e.set(n, a.length), a.push({
				key: n,
				rest: new Set(t(n)).values()
			});
		};
		n.has(i) || o(i);
		for (let t = a.at(-1); t; t = a.at(-1)) {
			let i = t.rest.next().value;
			if (i === void 0) {
				n.add(t.key), e.delete(t.key), a.pop();
				continue;
			}
			let s = e.get(i);
			if (s !== void 0) {
				let e = a.slice(s, s + 10).map((e) => e.key);
				r.push({
					path: e,
					length: a.length - s
				});
			} else n.has(i) || o(i);
		}
	}
	return r;
}
// src/kinds/key/match.ts
function r_(e) {
	return ({ tags: t }) => l(t, e) !== void 0;
}
function i_(e, t, n, r = () => !1) {
	let i = o_(t), a = ph(e, t), { byId: o } = a, s = new Map(a.refused), { direct: c, contested: l } = m_(e, {
		byId: o,
		names: i,
		perPlatform: n,
		refused: s
	});
	g_(c, s);
	let { renames: u, leaving: d } = Kg(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => l_(e, f_(e, i)),
		holders: (e, t) => d_(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	__(l, {
		renames: u,
		leaving: d,
		refused: s
	});
	let f = (e) => {
		let t = u.get(e) ?? o.get(e);
		if (t) return t;
		let n = c.get(e);
		return n && !d.has(n) ? n : void 0;
	}, p = e.filter((e) => !s.has(e) && !f(e));
	a_(p, t, n, s);
	let m = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		let n = o.has(e) && p_(t, V(e.values.key_name));
		return !u.has(e) || n ? {
			declared: e,
			live: t
		} : {
			declared: e,
			live: t,
			renamedFrom: lc(t.key_name, t.platforms)
		};
	}), h = new Set(m.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of c_(e, i, n)) h.add(t);
		h.add(a.named.get(e));
	}
	let g = t.filter((e) => !h.has(e));
	return {
		matches: m,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...Ng({
			matches: m,
			live: t,
			unmanaged: g,
			perPlatform: n
		})],
		unmanaged: g,
		fresh: p,
		namesakes: new Set(e.flatMap((e) => s_(e, i)))
	};
}
function a_(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => V(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of V(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		o && !Object.values(o.key_name).includes(e) && r.set(t, v_("lookalike-key", t, `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`));
		let s = i.get(e);
		!n && s && t.values.filenames === void 0 && r.set(t, v_("duplicate-key", t, `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`)), i.set(e, t);
	}
}
function o_(e) {
	let t = new Map();
	for (let n of e) for (let e of V(n.key_name)) {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	}
	return t;
}
function s_({ values: e }, t) {
	let [n = "", ...r] = V(e.key_name);
	return r.length === 0 ? t.get(n) ?? [] : [...new Set([n, ...r].flatMap((e) => t.get(e) ?? []))];
}
function c_(e, t, n) {
	let r = s_(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && cc(i.key_name, t) === e.key_name[t])) : r;
}
function l_({ values: e }, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => u_(t, e.filenames));
	return n.length === 1 ? n : t;
}
function u_(e, t) {
	return t !== void 0 && r.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function d_(e, t, n, r) {
	return vh(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function f_({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(uc(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function p_({ key_name: e, platforms: t }, n) {
	return Object.values(uc(e, t)).some((e) => n.includes(e));
}
function m_(e, t) {
	let { byId: n, names: r, perPlatform: i, refused: a } = t, o = new Set(n.values()), s = new Map(), c = new Map();
	for (let t of e) {
		if (n.has(t) || a.has(t)) continue;
		let e = c_(t, r, i), l = l_(t, e.filter((e) => !o.has(e)));
		l.length > 1 ? a.set(t, h_(t, l)) : l[0] ? s.set(t, l[0]) : e.length > 0 && c.set(t, e);
	}
	return {
		direct: s,
		contested: c
	};
}
function h_(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return v_("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function g_(e, t) {
	if (new Set(e.values()).size === e.size) return;
	let n = new Map();
	for (let [t, r] of e) n.set(r, [...n.get(r) ?? [], t]);
	for (let [r, i] of n) {
		if (i.length < 2) continue;
		let n = i.filter(({ values: e }) => u_(r, e.filenames)), a = n.length === 1 ? n[0] : void 0;
		for (let n of i) {
			if (n === a || (e.delete(n), a && n.values.filenames !== void 0)) continue;
			let o = `${i.map(({ values: e }) => `"${lc(e.key_name)}"`).join(" and ")} match the same live key (id ${r.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${r.key_id} to the entry that describes live key ${r.key_id}.`;
			t.set(n, v_("claimed-twice", n, o));
		}
	}
}
function __(e, { renames: t, leaving: n, refused: r }) {
	for (let [i, a] of e) {
		if (r.has(i) || t.has(i)) continue;
		let e = a.every((e) => n.has(e));
		if (e ? i.values.new : i.values.filenames !== void 0) continue;
		let o = `The live key with this name (id ${a.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${e ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`;
		r.set(i, v_("claimed-twice", i, o));
	}
}
function v_(e, t, n) {
	return B(H, t, e, n, { path: ["key_name"] });
}
// src/kinds/key/plurals.ts
function y_(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([n, r]) => {
		let i = ["translations", n], a = (t) => B(H, e, "plural-mismatch", t, {
			path: i,
			reach: "run"
		});
		if (typeof r == "string") return t !== !0 || r === "" ? [] : [a(`The field is_plural is true, so the ${n} text needs plural forms, such as { one: …, other: … }.`)];
		let o = t === !1 ? [a(`The field is_plural is false, so the ${n} text must not have plural forms.`)] : [], s = Object.keys(r).filter((e) => !tt.includes(e));
		return s.length === 0 ? o : [...o, ...b_(e, i, s)];
	});
}
function b_(e, t, n) {
	let r = new Ae();
	for (let i of n) r.countMore(e.file.path) || r.add(x_(e, [...t, i], i));
	return r.problems;
}
function x_(e, t, n) {
	let r = `"${n}" is not a plural form. Forms are ${tt.join(", ")}.${S(n, tt)}`;
	return B(H, e, "plural-form", r, {
		path: t,
		ofName: !0,
		reach: "run"
	});
}
function S_(e) {
	let { translations: t = {} } = e.values, [n] = Object.entries(t).flatMap(([e, t]) => typeof t == "string" ? [] : [e]);
	if (n === void 0) return [];
	let r = e.values.is_plural ?? e.onCreate.is_plural, i = B(H, e, "plural-mismatch", "Texts have plural forms, but the field is_plural is not declared. This works only if the live key is a plural. To create the key, add is_plural: true.", {
		path: ["translations", n],
		severity: "notice"
	});
	return r === void 0 ? [i] : [];
}
// src/kinds/key/restored.ts
function C_(e, t, { context: n, claimed: r }) {
	let { values: i } = e.declared, { declared: a, problems: o } = D_(E_(e), n.project), s = t.find(({ key_id: e }) => String(e) === String(i.key_id));
	if (s) {
		let e = kc.declare(s, H.liveContext(s, n, "")), t = {
			...a.values,
			key_name: sl.shape.key_name.parse(e)
		}, r = T_(s.tags, n);
		return {
			is: "live",
			live: s,
			declared: {
				...a,
				values: t
			},
			context: r,
			problems: o
		};
	}
	let c = w_(i, t, r), l = c && { claims: c };
	if (e.wrote.action === "update") {
		let e = c ? `Key ${i.key_id} no longer exists, and key ${c.key_id} has its name now. Its texts are not restored: copy them from here if they belong to that key.` : `Key ${i.key_id} no longer exists, so its texts cannot be restored. Copy them from here if you need them.`;
		return {
			is: "gone",
			...l,
			code: "key-gone",
			message: e
		};
	}
	if (!c) return {
		is: "new",
		declared: a,
		context: T_(i.tags ?? [], n),
		problems: o
	};
	let u = `Key ${i.key_id} no longer exists, and another key (id ${c.key_id}) has its name now, with other values. Rename or remove that key, or copy from here what it lacks.`, d = T_(c.tags, n);
	return {
		is: "replaced",
		...l,
		by: c,
		declared: a,
		context: d,
		problems: o,
		message: u
	};
}
function w_({ key_name: e, platforms: t = [...r], filenames: n }, i, a) {
	return i.find((r) => !a.has(r) && t.some((t) => r.platforms.includes(t) && cc(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function T_(e, t) {
	let n = e.find((e) => e.startsWith($e))?.slice($e.length), r = {
		...Je,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function E_({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = re(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !ke(r) ? [e, n] : [e, {
			...Object.fromEntries(Object.keys(r).map((e) => [e, ""])),
			...n
		}];
	});
	return {
		...e,
		values: {
			...e.values,
			translations: Object.fromEntries(r)
		}
	};
}
function D_(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return B(H, e, "unknown-language", r, {
			path: ["translations", n],
			ofName: !0
		});
	});
	return {
		declared: {
			...e,
			values: {
				...e.values,
				translations: a
			}
		},
		problems: o
	};
}
function O_(e, t, n, r) {
	let i = new Map(t.map((e) => [String(e.key_id), e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(k_(e, t), t);
	}
	let { matches: o } = i_(n, [...a.keys()], e.project.perPlatformNames), s = o.flatMap(({ declared: { values: e }, live: t }) => {
		let n = t && a.get(t);
		if (!t || !n) return [];
		let i = H.context(e, t, r), o = H.fields.filter(({ role: e }) => e === "text").flatMap((n) => n.diff(e, t, i).changes);
		return n.fields.flatMap(({ part: e }) => e !== void 0 && o.some((t) => t.part === e) ? [{
			label: n.label,
			language: e
		}] : []);
	}), c = new Set(n.flatMap(({ values: e }) => V(e.key_name))), l = new Set(o.flatMap(({ live: e }) => (e && a.get(e)) ?? [])), u = (e) => e.action === "update" ? A_(e) && !l.has(e) : !j_(e).some((e) => c.has(e));
	return {
		texts: s,
		removed: e.changes.flatMap((e) => e.kind !== "key" || e.action === "destroy" || !u(e) ? [] : N_(e.action === "update" ? i.get(String(e.id))?.tags : M_(e), r.rules) ? [e.label] : [])
	};
}
function k_(e, { fields: t }) {
	let n = new Map(t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : [[e, t]])), r = e.translations?.map((e) => {
		let t = n.get(e.language_iso);
		return t === void 0 ? e : {
			...e,
			translation: typeof t == "string" ? t : JSON.stringify(t)
		};
	});
	return {
		...e,
		...r && { translations: r }
	};
}
function A_({ fields: e }) {
	return e.some(({ field: e, after: t }) => e === "is_archived" && t === !1);
}
function j_({ fields: e }) {
	return Object.values(e.find(({ field: e }) => e === "key_name")?.after ?? {});
}
function M_({ fields: e }) {
	let t = e.find(({ field: e }) => e === "tags")?.after;
	return Array.isArray(t) ? t.filter((e) => typeof e == "string") : [];
}
function N_(e = [], t) {
	let n = Ho(H, t);
	return n === "owned" ? t.owner !== void 0 && e.includes("lokaform:" + t.owner) : n === "all";
}
// src/kinds/key/textManifest.ts
function P_(e, t, n) {
	let { source: r } = n, i = {
		path: e,
		lineStarts: wt(t)
	}, { texts: a, faults: o } = Qe(e, t, r), s = H_(n), c = F_(o.filter(I_(r)), i, r);
	return {
		entries: (c.some(({ count: e, severity: t }) => e !== void 0 && t === "error") ? [] : a).flatMap((e) => {
			let t = R_(e, n);
			return t === void 0 ? [] : [{
				values: z_(e, t, n),
				onCreate: s,
				file: i,
				spot: U_(e, t),
				from: t
			}];
		}),
		variables: new Map(),
		problems: c
	};
}
function F_(e, t, n) {
	let r = new Ae();
	for (let { code: i, severity: a = "error", message: o, at: s, count: c } of e) {
		let e = {
			severity: a,
			reach: a === "error" ? "run" : "change"
		};
		if (r.countMore(t.path, c, e)) continue;
		let l = ft(t, s.start, s.end);
		r.add(O(i, a === "error" ? o + L_(n) : o, {
			...e,
			place: l
		}));
	}
	return r.problems;
}
function I_(e) {
	return ({ language: t }) => t === void 0 || C(e, Re(e, t));
}
function L_({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !at(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function R_({ path: e, language: t }, { source: n, language: r }) {
	let i = r ?? Re(n, t ?? ""), a = n.languages?.includes(i) === !0;
	if (C(n, i)) return {
		source: n,
		path: e,
		language: i,
		onlyIfBase: !a
	};
}
function z_({ path: e, value: t, description: n }, { language: r }, i) {
	let a = V_(t);
	return {
		key_name: B_(e, i),
		...a !== void 0 && { translations: { [r]: a } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function B_(e, { source: t, file: n, dir: r }) {
	let i = {
		path: e.join("."),
		file: n,
		dir: r
	}, a = t.keyName.replace(/\{(path|file|dir)\}/g, (e, t) => i[t] ?? "");
	return t.platform === void 0 ? a : { [t.platform]: a };
}
function V_(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function H_({ source: { platform: e, platforms: t, tags: n } }) {
	let r = t ?? (e === void 0 ? void 0 : [e]);
	return {
		...r && { platforms: [...r] },
		...n && { tags: [...n] }
	};
}
function U_({ name: e, value: t, description: n }, { language: r }) {
	let i = {
		start: e.start,
		end: e.end
	}, a = new Map([["key_name", i]]);
	return t.is === "forms" && a.set("is_plural", {
		...i,
		name: i
	}), t.is !== "none" && a.set("translations", {
		...G_(t.at),
		members: new Map([[r, {
			...G_(t.at),
			name: i,
			...W_(t)
		}]])
	}), n && a.set("description", {
		...G_(n.at),
		name: i
	}), {
		start: e.start,
		end: Math.max(e.end, t.at.end),
		members: a
	};
}
function W_(e) {
	if (e.is !== "forms") return {};
	let t = [...e.forms].map(([e, { at: t, name: n }]) => [e, {
		...G_(t),
		name: G_(n)
	}]);
	return { members: new Map(t) };
}
function G_({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/kinds/key/kind.ts
function K_({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const q_ = {
	...H,
	plural: ne.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		progress: "count",
		removed: ["keys", "texts"]
	},
	settings: ne,
	limits: {
		removed: ve,
		removedPercent: xe,
		overwrittenPercent: yt,
		unverified: De,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	updatesInParts: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: nh,
	entry: Qm,
	defaults: $m,
	docs: fh,
	readManifest: eh,
	textFiles: {
		read: P_,
		name: B_,
		join: ul
	},
	checkTogether: (e) => [...wl(e), ...t_(e)],
	checkEntry: y_,
	checkOffline: S_,
	adviceOn: Ug,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		let a = ss(n, (e) => e.names), o = ss(n, ({ id: e }) => e === void 0 ? [] : [e]), s = as(e, n, i, {
			kind: q_,
			namedBy: ({ values: e }) => o.get(String(e.key_id)) ?? [...V(e.key_name), ...e.previously ?? []].flatMap((e) => a.get(e) ?? []).at(0),
			field: "key_name",
			title: ({ id: e }) => `Live key ${e ?? "without a usable id"}`
		}), c = i_(s.usable, t, r.perPlatformNames, r_(i)), l = c.matches.filter(({ declared: e, live: t }) => t !== void 0 || !K_(e));
		return cs({
			...c,
			matches: l
		}, s);
	},
	hints: zg,
	names: ({ key_name: e, platforms: t }) => V(e, t),
	texts: (e) => Qc(e),
	isReallyNew: Bg,
	namesInManifest: th,
	mergeKept: sh,
	findRestored: C_,
	undoneByApply: O_
};
// src/model/variables.ts
function J_(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function Y_(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const X_ = /\$\$\{|\$\{([^}]*)\}/g;
function Z_(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(X_)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : Q_(e[n]) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function Q_(e) {
	return e === void 0 || e === "?" || e === "#";
}
function $_(e) {
	return [...new Set(Z_(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function ev(e, t) {
	return Z_(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function tv(e, t) {
	let n = Z_(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? nv(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? nv(t.slice(r), i) : r === t.length;
}
function nv(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function rv(e) {
	let [, t = "https", n = ""] = ov.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function iv(e) {
	return e.replace(ov, (t, n) => `${n}://${rv(e)}`);
}
function av(e, t) {
	return iv(e) === iv(t);
}
const ov = /^(https?):\/\/([^/?#]+)/i;
function sv(e) {
	try {
		return `${new URL(e).origin}/…`;
	} catch {
		return "…";
	}
}
// src/kinds/webhook/traits.ts
function cv(e) {
	return mc(e);
}
const lv = j().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), uv = cv({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: lv,
	value: j(),
	live: (e, t) => vv(e, t.url, t.variables),
	desired: (e) => e,
	declare: (e) => e,
	equal: av,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: iv(e)
	})
}), dv = cv({
	name: "events",
	expects: "a list of events, at least one",
	schema: cn(j().min(1).meta({ examples: o })).min(1),
	value: cn(j()),
	live: (e) => xv(e.events),
	desired: (e) => xv(e),
	inPlan: (e) => xv(e),
	declare: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), fv = hn([mn("*"), cn(j().min(1)).min(1)]), pv = cv({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${i.join(", ")}`,
	schema: un(dn(i), fv),
	value: sn(j(), hn([mn("*"), cn(j())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(yv).includes(yv(t))).map(({ event: e, lang_iso_codes: n }) => [e, Sv(xv(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = bv(e).map(([e, t]) => [e, t === "*" ? "*" : Sv(xv(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(bv(e).map(([e, t]) => [e, t === "*" ? t : xv(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : Sv(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && de(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => {
		let n = bv(e).find(([e]) => !t.includes(e))?.[0];
		if (n !== void 0) return {
			code: "unknown-event",
			message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
			path: [n]
		};
	},
	declare: (e) => Object.keys(e).length === 0 ? void 0 : e,
	isDefault: (e) => Object.values(e).every((e) => e === "*"),
	write: (e, t, n) => {
		e.event_lang_map = Object.entries(t).map(([e, t]) => ({
			event: e,
			lang_iso_codes: t === "*" ? [...n] : t
		}));
	},
	show: (e) => ({
		as: "slots",
		slots: Object.fromEntries(Object.entries(e).map(([e, t]) => [e, t === "*" ? "all languages" : t.join(", ")]))
	}),
	languages: (e) => bv(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), mv = cv({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: hn([j().min(1), pn()]),
	value: hn([j(), pn()]),
	unset: null,
	live: (e) => e.branch,
	mayBeAbsent: !0,
	desired: (e) => e,
	declare: (e) => e ?? void 0,
	write: (e, t) => {
		e.branch = t;
	},
	show: (e) => ({
		as: "word",
		word: e ?? "all branches"
	})
}), hv = [
	uv,
	dv,
	pv,
	mv
], gv = bt(hv).required({ url: !0 }).extend({
	branch: mv.schema.default(null),
	previously: lv.exactOptional(),
	new: nn().exactOptional(),
	webhook_id: j().min(1).exactOptional()
}), _v = {
	name: "webhook",
	fields: hv,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => iv(e.url),
	context: (e, t, { project: n, variables: r }) => ({
		project: n,
		variables: r,
		url: e.url,
		events: e.events ?? t?.events ?? []
	}),
	liveContext: (e, { project: t, variables: n }, r) => ({
		project: t,
		variables: n,
		url: r,
		events: e.events
	}),
	id: (e) => e.webhook_id,
	idMember: "webhook_id",
	declaredId: (e) => e.webhook_id,
	liveLabel: (e) => `${sv(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		xv(e.events)
	]
};
function vv(e, t, n) {
	return av(e.url, ev(t, n)) ? t : sv(e.url);
}
function yv(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function bv(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function xv(e) {
	return [...new Set(e)].sort();
}
function Sv(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function Cv({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => iv(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(iv(ev(e, r)))).flatMap(wv));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = rv(t);
		return $_(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function wv(e) {
	return $_(e).map((t) => `${t} ${rv(e)}`);
}
// src/model/environment.ts
const Tv = "LOKALISE_API_TOKEN", Ev = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN)$)/i;
function Dv(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = Y_(r.values, e);
	if (!Ov(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (Ev.test(e) || jv(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in the environment. Set ${e} where lokaform runs, or ${n}.`, "unset-variable");
	let o = Av(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Ov(e) {
	return /^[A-Za-z_][A-Za-z0-9_]*$/.test(e);
}
function kv(e) {
	return Ev.test(e);
}
function Av(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function jv(e, t) {
	let n = [e];
	for (let t = e; n.length < 5 && t.includes("%"); n.push(t)) t = Mv(t);
	return t.some((e) => [e, ...Nv(e)].some((e) => n.some((t) => t.includes(e))));
}
function Mv(e) {
	return e.replace(/%([\da-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
function Nv(e) {
	return e.length < 6 ? [] : [
		0,
		1,
		2
	].flatMap((t) => {
		let n = Buffer.concat([Buffer.alloc(t), Buffer.from(e)]), r = Math.floor(n.length * 8 / 6), i = Math.ceil(t * 8 / 6);
		return ["base64", "base64url"].map((e) => n.toString(e).slice(i, r));
	});
}
// src/kinds/webhook/url.ts
const Pv = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function Fv(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of $_(e)) {
		let e = Dv(r, Pv, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = Iv(e) ?? Bv(e), i = r ? [...n.issues, r] : [...n.issues, ...Rv(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function Iv(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return Wv("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if ($_(e).length !== 0) {
		if (/^http:/i.test(e)) return Wv("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!Hv(e)) return Wv("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const Lv = {
	segment: {
		pattern: /^[\w.~!$&'()*+,;=:@-]+$/,
		where: "a segment of the path",
		extra: "&"
	},
	"end of path": {
		pattern: /^[\w.~!$&'()*+,;=:@/-]+$/,
		where: "the end of the path",
		extra: "& /"
	},
	query: {
		pattern: /^[\w.~!$'()*+,;=:@-]+$/,
		where: "a value of the query",
		extra: ""
	}
};
function Rv(e, t) {
	let n = "";
	return Z_(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = Lv[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [Wv(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some(zv) ? [Wv(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function zv(e) {
	return /^(\.|%2e){1,2}$/i.test(e);
}
function Bv(e) {
	let t = Uv(e, "x");
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return Wv("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return Wv("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return Wv("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!Vv(new URL(t).hostname)) return Wv("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function Vv(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function Hv(e) {
	let t = "";
	for (let n of Z_(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
function Uv(e, t) {
	return Z_(e).map((e) => "text" in e ? e.text : t).join("");
}
function Wv(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
const Gv = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => qv(e),
	templates(e, t, n) {
		let r = new Kv(), i = [...e].sort((e, t) => e.url < t.url ? -1 : +(e.url > t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? Zv(e.url, n) : Qv(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var Kv = class {
	names = new Map();
	found = new Map();
	counts = new Map();
	get variables() {
		return this.found;
	}
	nameOf(e, t) {
		let n = `${e} ${t}`, r = this.names.get(n);
		if (r !== void 0) return r;
		let i = `WEBHOOK_${e.toUpperCase().replace(/[^A-Z0-9]+/g, "_").slice(0, 40)}`, a = (this.counts.get(i) ?? 0) + 1;
		this.counts.set(i, a);
		let o = `${i}_${a}`;
		return this.names.set(n, o), this.found.set(o, t), o;
	}
};
function qv(e) {
	let { template: t, left: n } = ty(e, () => "x");
	return n || t !== cy(e);
}
function Jv(e) {
	let [, ...t] = Z_(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return iy.includes(n) || !sy(oy(n)) ? !1 : Yv.test(t) || oy(n).split(/[^\p{L}\p{N}]+/u).some(Xv);
	});
}
const Yv = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function Xv(e) {
	return sy(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function Zv(e, t) {
	return ey(cy(e), t, new Map());
}
function Qv(e, t, n) {
	let r = $v(e, new Kv(), n);
	return "why" in r ? r : $v(e, t, n);
}
function $v(e, t, n) {
	let r = rv(e), { template: i, left: a } = ty(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : ey(i, n, t.variables);
}
function ey(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = Fv(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function ty(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = sy(a), s = (e) => {
		let { template: n, rest: r } = ay(e, t);
		return o ||= sy(r), n;
	}, c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= sy(t)), n.length === 0 ? cy(t) : `${cy(t)}=${s(n.join("="))}`;
	});
	return {
		template: cy(n) + c + l.join("&") + cy(a),
		left: o
	};
}
const ny = /%[\da-f]{2}|[A-Za-z0-9_.~-]{6,}/gi, ry = /^[\w.~+,=:@-]+$/, iy = [
	"lokaform",
	"lokalise",
	"project"
];
function ay(e, t) {
	if (iy.includes(e)) return {
		template: e,
		rest: ""
	};
	if (Av(e) === void 0 && ry.test(e)) return {
		template: t(e),
		rest: ""
	};
	let n = [], r = e.replace(ny, (e) => e.startsWith("%") || iy.includes(e) ? e : (n.push(t(e)), "\0"));
	return {
		template: r.split("\0").map(cy).join("\0").replace(/\0/g, () => n.shift() ?? ""),
		rest: oy(r.replace(ny, (e) => iy.includes(e) ? "" : e).replaceAll("\0", ""))
	};
}
function oy(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function sy(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function cy(e) {
	return e.replaceAll("${", () => "$${");
}
// src/kinds/webhook/manifest.ts
const ly = {
	schema: gv,
	fields: hv,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function uy(e, t, n) {
	let r = Um(e, t, { most: Wm }), { members: i, problems: o } = pu(r, ["webhooks"]), s = [...r.problems, ...o], c = i.get("webhooks"), l = new Map();
	if (!c) return {
		entries: [],
		variables: l,
		problems: s.length > 0 ? s : [mu(r, "webhooks")]
	};
	let { entries: u, problems: d } = hu(r, c, ly);
	a(s, d);
	let f = new Ae(), p = {}, m = u.map(({ values: e, spot: t }) => ({
		values: e,
		onCreate: p,
		file: r.file,
		spot: t
	}));
	for (let t of m) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let a = Fv(i, n);
			for (let [e, t] of a.variables) l.set(e, t);
			let o = () => k(t.file, t.spot, [r]);
			for (let { code: t, message: n } of a.issues) f.countMore(e) || f.add(O(t, n, { place: o() }));
			if (a.issues.every(({ code: e }) => e === "unset-variable")) for (let e of dy(r, i, o)) f.add(e);
		}
		fy(t, f);
	}
	return a(s, f.problems), {
		entries: m,
		variables: l,
		problems: s
	};
}
function dy(e, t, n) {
	let r = [], i = (e, t) => r.push(O(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), Jv(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function fy({ values: e, file: t, spot: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (o.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${S(a, o)}`, s = k(t, n, ["events", i]);
		r.add(O("unknown-event", e, {
			place: s,
			severity: "warning"
		}));
	}
}
// src/kinds/webhook/match.ts
function py(e, t, n) {
	let r = new Map(), i = new Map(), a = [], o = new Set(t), s = (e, t, n) => {
		r.set(e, {
			declared: e,
			live: t,
			...n !== void 0 && { renamedFrom: n }
		}), o.delete(t);
	}, c = () => e.filter((e) => !r.has(e) && !i.has(e));
	for (let t of e) {
		let { webhook_id: e } = t.values;
		if (e === void 0) continue;
		let n = [...o].find((t) => t.webhook_id === e);
		n ? s(t, n) : a.push(Ty(t));
	}
	for (let { webhook: e, one: t } of by(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => _y(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = ev(t, n), a = [...o].filter((e) => av(e.url, r)), [c] = a;
		a.length > 1 ? i.set(e, Ey(e, a)) : c && s(e, c, iv(t));
	}
	for (let e of c()) {
		let a = [...r.values()].filter(({ declared: { values: e }, live: t }) => e.webhook_id !== t?.webhook_id), s = hy(e, t, o, new Set(a.flatMap(({ live: e }) => e ?? [])), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (gy(e)) continue;
		let t = Sy([...o]).find((t) => yy(e, t) && vy(e, t));
		t && (o.delete(t), i.set(e, Dy(e, t)));
	}
	return {
		matches: e.filter((e) => !i.has(e)).map((e) => r.get(e) ?? { declared: e }),
		refused: [...i].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: a,
		unmanaged: [...o],
		namesakes: new Set(my(e, t, o, n))
	};
}
function my(e, t, n, r) {
	return e.flatMap((e) => {
		let i = t.filter((t) => _y(e, t, r));
		return i.some(({ branch: e }) => e === void 0) ? i.filter((e) => n.has(e)) : [];
	});
}
function hy(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && _y(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return Oy("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${Cy(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (gy(e)) return;
	let s = [...n].filter((t) => _y(e, t, i));
	if (s.length > 0) return Oy("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${wy(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${Cy(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return Oy("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${Cy(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function gy({ values: e }) {
	return e.new === !0;
}
function _y(e, t, n) {
	return av(t.url, ev(e.values.url, n)) && yy(e, t);
}
function vy({ values: e }, t) {
	return tv(iv(e.url), iv(t.url));
}
function yy({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function by(e, t, n) {
	let r = Sy(t), i = e.flatMap((e) => r.filter((t) => _y(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...xy(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function xy({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(yv)), new Set(t.map(yv))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function Sy(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function Cy(e) {
	return `${e.length === 1 ? "id" : "ids"} ${wy(e)}`;
}
function wy(e) {
	return Sy(e).map(({ webhook_id: e }) => e).join(", ");
}
function Ty(e) {
	return {
		...Oy("stale-id", e, "webhook_id", `The project has no webhook ${e.values.webhook_id}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`),
		severity: "warning"
	};
}
function Ey(e, t) {
	return Oy("ambiguous-webhook", e, "previously", `${t.length} live webhooks have this former URL (ids ${wy(t)}). Add webhook_id with the id of the one that is meant.`);
}
function Dy(e, { webhook_id: t }) {
	return Oy("lookalike-webhook", e, "url", `Live webhook ${t} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${t}. To create another one, set new: true.`);
}
function Oy(e, t, n, r) {
	return B(_v, t, e, r, { path: [n] });
}
function ky(e) {
	let t = new Map(), n = new Ae();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? E([
			iv(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${iv(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Ls("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
// src/kinds/webhook/restored.ts
function Ay({ declared: e, wrote: t }, n, { context: r, claimed: i }) {
	let { url: a, webhook_id: o } = e.values, s = ev(a, r.variables);
	if (s === "") {
		let e = `The URL of webhook ${o} is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.`;
		return {
			is: "gone",
			label: `(${o})`,
			code: "no-url",
			message: e
		};
	}
	let c = a.startsWith("${") ? `${sv(s)} (${o})` : a, l = n.find((e) => e.webhook_id === o);
	if (l) return {
		is: "live",
		label: c,
		live: l,
		declared: e,
		context: r
	};
	let u = jy(e.values, s, n, i), d = u && { claims: u };
	if (t.action === "update") {
		let e = `Webhook ${o} no longer exists, so it cannot be restored. Create it by hand, or declare it.`;
		return {
			is: "gone",
			label: c,
			...d,
			code: "webhook-gone",
			message: e
		};
	}
	if (!u) return {
		is: "new",
		label: c,
		declared: e,
		context: r
	};
	let f = `Webhook ${o} no longer exists, and webhook ${u.webhook_id} has its URL now, with other values. Remove that one first, or correct it by hand.`;
	return {
		is: "replaced",
		label: c,
		...d,
		by: u,
		declared: e,
		context: r,
		message: f
	};
}
function jy({ branch: e, events: t = [] }, n, r, i) {
	let a = (e) => e.events.filter((e) => t.includes(e)).length;
	return r.filter((t) => !i.has(t) && av(t.url, n) && t.branch === e && a(t) > 0).sort((e, t) => a(t) - a(e))[0];
}
function My({ declared: { values: e, file: t, spot: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? Fv(r.values.url, i).variables : [], o = new Map(a);
	if ($_(e.url).some((e) => e.startsWith(Ny))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = Fv(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = k(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => O(e, t, {
			place: l,
			reach: "change"
		}))
	};
}
const Ny = "URL_OF_";
function Py(e) {
	return `${Ny}${e}`;
}
function Fy(e, t, n) {
	let r = _v.liveContext(t, n, Ly(e, t, n)), i = d(_v, t, r), a = Ct(e.fields);
	return {
		kind: _v.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...Iy(i, a.events ?? i.events),
			...a
		}
	};
}
function Iy({ event_lang_map: e }, t) {
	return !ke(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function Ly({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => ev(e, r) === n) ?? "";
}
function Ry(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && ev(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = Py(e.id);
	return {
		kept: {
			...e,
			entry: {
				...e.entry,
				url: `\${${i}}`
			}
		},
		urls: { [i]: t }
	};
}
// src/kinds/webhook/kind.ts
const zy = {
	url: {
		text: "Where the service sends the events. `${NAME}` is a [variable](#variables-in-urls), and `$${` is a literal `${`.",
		examples: ["https://ci.example.com/hooks/${HOOK_TOKEN}"],
		undeclared: "Refused: it is required."
	},
	events: {
		text: "The events that are sent. The list replaces the live one. [Any event of the service](#events-of-a-webhook) is possible.",
		examples: [["project.imported", "project.translation.updated"]],
		undeclared: "The live events are not compared and not changed. A new webhook needs it."
	},
	event_lang_map: {
		text: "The languages for which an event is sent, or `\"*\"` for all languages. Only [four events](#events-of-a-webhook) can be limited, and they must be in `events`.",
		examples: [{
			"project.translation.updated": ["de", "fr"],
			"project.translations.updated": "*"
		}],
		undeclared: "The live languages stay. An event that is not in the mapping keeps its languages. A new event is sent for all languages.",
		empty: "The same as without the field."
	},
	branch: {
		text: "The branch of the project whose events are sent.",
		examples: ["develop"],
		undeclared: "The webhook is for all branches. If the live webhook has a branch, that is a difference.",
		null: "The same as without the field: all branches."
	},
	previously: {
		text: "The former URL. The webhook keeps its id and its secret.",
		examples: ["https://old.example.com/hook"],
		undeclared: "The entry is matched by its URL, branch and events only."
	},
	new: {
		text: "If `true`, the webhook is really new, even if a live one has the same URL. It cannot be set next to `previously`.",
		examples: [!0],
		undeclared: "A live webhook of the same URL and branch without a common event is a problem."
	},
	webhook_id: {
		text: "The id of the live webhook. It takes precedence over the URL.",
		examples: ["138c1ffa0ad94848f01f980e7f2f2af19d1bd553"],
		undeclared: "The entry is matched by its URL."
	}
}, By = {
	..._v,
	plural: u.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		progress: "name",
		removed: ["webhooks"]
	},
	settings: u,
	limits: {
		removed: xt,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	updatesInParts: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: Gv,
	entry: ly,
	docs: zy,
	readManifest: uy,
	checkTogether: ky,
	checkEntry: () => [],
	checkOffline: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		let a = ss(n, ({ names: e }) => e.map(iv)), o = ss(n, ({ id: e }) => e === void 0 ? [] : [e]), s = as(e, n, r, {
			kind: By,
			namedBy: ({ values: { webhook_id: e = "", url: t, previously: n } }) => o.get(e) ?? [t, ...n === void 0 ? [] : [n]].flatMap((e) => a.get(iv(ev(e, i))) ?? []).at(0),
			field: "url",
			title: ({ id: e, names: [t] }) => `Live webhook ${e ?? (t === void 0 ? "without a usable id" : sv(t))}`
		}), c = py(s.usable, t, i), l = c.matches.flatMap((e) => Vy(e, n)), u = new Set(l.map((e) => e.declared));
		return cs({
			...c,
			matches: c.matches.filter((e) => !u.has(e.declared)),
			refused: [...c.refused, ...l]
		}, s);
	},
	firstSends: Cv,
	names: () => [],
	texts: () => [],
	isReallyNew: ({ new: e }) => e === !0,
	findRestored: Ay,
	variablesOf: My
};
function Vy({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${is}`;
	return [{
		declared: e,
		problem: B(_v, e, "unusable-answer", i, { path: ["url"] })
	}];
}
// src/kinds/kinds.ts
const Hy = [q_, By];
// src/kinds/kindOf.ts
function Uy(e) {
	let t = Hy.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function Wy(e, t) {
	let n = Uy(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Gy({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
// src/report/view/words.ts
function J(e, t) {
	return `${Y(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function Y(e) {
	return Number.isInteger(e) && Math.abs(e) < 1e3 ? String(e) : e.toLocaleString("en-US");
}
function Ky(e) {
	return Uy(e).words;
}
function qy(e, t) {
	let { one: n, many: r } = Ky(t);
	return `${Y(e)} ${e === 1 ? n : r}`;
}
function Jy({ kind: e, label: t }) {
	let n = T(t), { prefix: r, maxName: i } = Ky(e);
	return r + Ue(n, i);
}
function Yy(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${T(n.file)}:${n.line}` : "(not declared)";
}
function Xy({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${T(e)}: `) + (n ? `${A(n.project.name, 80)} (${A(t, 200)})` : A(t, 200));
}
function Zy(e) {
	return e.length <= 3 ? e.map((e) => T(e)).join(", ") : J(e.length, "manifest");
}
const Qy = ue(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function $y(e) {
	return `${Qy().format(e * 1e3)} UTC`;
}
function eb(e) {
	return Qy().format(e * 1e3).slice(0, 10);
}
function tb(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function nb(e) {
	return `${s("docs/problems.md")}#${e}`;
}
// src/report/view/problems.ts
function rb(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * ut.indexOf(e) + Number(t !== void 0 && It({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function ib(e, { full: t, longest: n } = {}) {
	let r = t === !0 ? e : cb(e), i = (e) => ab(e, n);
	return rb(t ? r.map(i) : ob(r, i));
}
function ab({ severity: e, code: t, message: n, place: r }, i = vt) {
	return {
		sign: "!",
		name: t,
		lines: [],
		severity: e,
		state: e,
		...r && { place: r },
		words: A(n, i - t.length - 3),
		code: {
			name: t,
			address: nb(t)
		}
	};
}
function ob(e, t) {
	let n = (e) => JSON.stringify([
		e.severity,
		e.code,
		es(e),
		e.place?.file
	]), r = hb(e, n), i = new Map();
	return e.flatMap((e) => {
		let a = n(e), o = r.get(a) ?? [e], s = i.get(a) ?? 0;
		return i.set(a, s + 1), o.length <= 4 || e.place === void 0 || s < 3 ? [t(e)] : s === 3 ? [sb(t(e), o.slice(s))] : [];
	});
}
function sb({ state: e, ...t }, n) {
	let r = n.flatMap(({ place: e }) => e?.line ?? []), i = `${r.slice(0, 10).join(", ")}${r.length > 10 ? ", …" : ""}`;
	return {
		...t,
		words: `the same problem ${n.length} more times, in lines ${i}`,
		count: n.length
	};
}
function cb(e) {
	let t = e.filter(It);
	if (t.length === 0) return e;
	let n = [...hb(t, ({ severity: e, code: t }) => `${e} ${t}`).values()].flatMap((e) => e.length <= 11 ? e : [...e.slice(0, 10), ...lb(e)]);
	return [...e.filter((e) => !It(e)), ...n];
}
function lb([e, ...t]) {
	if (!e) return [];
	let { code: n, severity: r, reach: i } = e, a = `${Y(t.length + 1 - 10)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
	return [O(n, a, {
		severity: r,
		reach: i
	})];
}
function ub(e, { full: t, longest: n } = {}) {
	return [...hb(e.filter(({ outcome: e }) => e.state !== "done"), ({ outcome: e }) => `${pb(e)}: ${mb(e)}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => db(e, fb(e, 300), 1, n));
		let a = e.slice(0, 3).map((e) => fb(e, 100));
		return [db(r, `${(t ? a : a.map(Ee)).join(", ")} and ${Y(e.length - 3)} more`, e.length, n)];
	});
}
function db(e, t, n, r = vt) {
	let i = _s(e);
	return {
		sign: "!",
		name: t,
		lines: [],
		count: n,
		severity: "error",
		...i && { place: i },
		state: pb(e.outcome),
		words: A(mb(e.outcome), r)
	};
}
function fb({ change: e }, t) {
	return A(e.label, t);
}
function pb(e) {
	return vs(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
function mb(e) {
	return e.state === "done" ? "" : e.message;
}
function hb(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t(r), i = n.get(e);
		i ? i.push(r) : n.set(e, [r]);
	}
	return n;
}
// src/model/project.ts
const gb = fn({
	iso: j(),
	id: j().optional(),
	pluralForms: cn(j()).readonly()
}), _b = fn({
	id: j(),
	digest: j().exactOptional(),
	name: j(),
	type: j(),
	baseLanguage: j(),
	languages: cn(gb).readonly().optional(),
	perPlatformNames: nn(),
	segmentation: nn(),
	autoToggleUnverified: nn().optional()
});
function vb(e) {
	return e.split(":")[0] ?? e;
}
function yb(e) {
	let t = vb(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
function bb(e) {
	let t = e.projects.map((e) => e.hide_texts ? xb(e) : e), n = e.hide_texts ? wb(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function xb(e) {
	if (!e.plan) return {
		...e,
		problems: e.problems.map((e) => Eb(e, []))
	};
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done") ? kb(n) : [], a = Ob(i), o = Sb(r ?? [], i, a);
	return {
		...e,
		problems: t.map((e) => Eb({
			...e,
			message: a(e.message)
		}, i)),
		...r && { results: r.map((e) => Cb(e, o)) }
	};
}
function Sb(e, t, n) {
	if (new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message)).size * t.length > 3e6) return () => "The report file says why.";
	let r = new Map();
	return (e) => {
		let t = r.get(e) ?? n(e);
		return r.set(e, t), t;
	};
}
function Cb({ change: e, outcome: t }, n) {
	return t.state === "done" ? {
		change: e,
		outcome: t
	} : t.state === "failed" && t.how === "stored differently" ? {
		change: e,
		outcome: {
			...t,
			message: "The service stored a different value. The report file shows it."
		}
	} : {
		change: e,
		outcome: {
			...t,
			message: n(t.message)
		}
	};
}
function wb(e) {
	return e.map((e) => Eb(e, []));
}
const Tb = ["yaml", "text-file"];
function Eb(e, t) {
	let { quotes: n = [], code: r } = e, i = Tb.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "");
	return {
		...e,
		message: Db(a.reduce((e, t) => e.replaceAll(t, "…"), i), t)
	};
}
function Db(e, t) {
	return t.filter((e) => e.length < 4).reduce((e, t) => [
		"\"",
		"'",
		"`"
	].reduce((e, n) => e.replaceAll(n + t + n, n + "…" + n), e), e);
}
function Ob(e) {
	let t = new Be();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Db(t.clean(n), e);
}
function kb({ changes: e, kept: t }) {
	return [...e.flatMap(Ab), ...t.flatMap(jb)];
}
function Ab(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => Mb(e)) : e.fields.filter(({ field: t }) => Gy(Wy(e.kind, t))).flatMap(({ before: e, after: t }) => [e ?? "", t].flatMap(Mb));
}
function jb(e) {
	return "field" in e ? [e.live, e.declared ?? ""].flatMap(Mb) : [];
}
function Mb(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(Mb);
}
function Nb(e) {
	let t = bb(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? Fb(t.problems) : t.problems,
		projects: t.projects.map(Pb),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(Pb)
		} }
	};
}
function Pb(e) {
	return e.hide_texts ? Fb(e) : e;
}
function Fb(e) {
	return Ib(e, "");
}
function Ib(e, t) {
	if (Array.isArray(e)) return e.map((e) => Ib(e, t));
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && Gy(Wy(String(n), String(e.field))), i = Object.entries(e).filter(([e]) => e !== "quotes");
	return Object.fromEntries(i.map(([e, t]) => ts.has(e) ? [e, r ? Lb(t) : t] : [e, Ib(t, n)]));
}
function Lb(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : Array.isArray(e) ? e.map(Lb) : ke(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, Lb(t)])) : e;
}
// src/plan/loss.ts
function Rb(e) {
	return e.action === "update" ? e.fields.some((t) => Hb(e.kind, t) || Ub(e.kind, t) || zb(e.kind, t)) : e.action === "destroy";
}
function zb(e, { field: t, before: n, after: r }) {
	return Wy(e, t).role === "identity" || n === void 0 || Wb(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Bb(e, t) {
	return Vb(t) || Hb(e, t) || Ub(e, t);
}
function Vb({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Wb(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Wb(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Hb(e, { field: t, before: n, after: r }) {
	return Wy(e, t).role === "archive" && n === !1 && r === !0;
}
function Ub(e, { field: t, before: n }) {
	return Wy(e, t).role === "shape" && n !== void 0;
}
function Wb(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
// src/report/view/view.ts
const Gb = [
	"problems",
	"failed",
	"plan",
	"pending",
	"unmanaged"
];
function Kb(e) {
	return e.toSorted((e, t) => Gb.indexOf(e.part) - Gb.indexOf(t.part));
}
function X(e, ...t) {
	return e.flatMap((e, n) => {
		let r = e === "" ? [] : [{
			is: "own",
			text: e
		}], i = t[n] ?? "";
		return typeof i == "object" ? [...r, ...i] : i === "" ? r : [...r, {
			is: "figures",
			text: String(i)
		}];
	});
}
function Z(e, t = 400) {
	return [{
		is: "quote",
		text: A(e, t)
	}];
}
function qb(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Jb(e) {
	return e.map((e) => "text" in e ? e.text : Jb(e.words)).join("");
}
function Q(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
function Yb(e, t, { texts: n, languages: r }) {
	let i = bx(e, t), a = Ub(e, t) ? [Q(" ", Xb(r))] : [];
	if (!n) return [Q(" ", i), ...a];
	let o = zb(e, t) ? $b(e, i, t) : [], s = o.length > 0 ? o : [Qb(e, i, t)];
	return [
		...ax(t.edited),
		...s.map(Zb),
		...a
	];
}
function Xb(e) {
	return `changes the texts in ${T(e.join(", ")) || "all languages"}; plural forms can be lost`;
}
function Zb(e) {
	return {
		...e,
		value: f(e.value, 998 - e.start.length)
	};
}
function Qb(e, t, n) {
	return n.before === void 0 || Wb(n.before) ? Q("+", `${t} `, ix(Tx(e, n.field, n.after))) : Q(" ", "", mx(e, n));
}
function $b(e, t, n) {
	let { field: r, before: i = "", after: a, part: o } = n, [s, c] = [Tx(e, r, i), Tx(e, r, a)], l = s.as === "slots" && c.as === "slots" ? Mx(s.slots, c.slots).flatMap(([e, n, r]) => ex(`${t}.${e}`, n, r)) : ex(t, s, c);
	return xx(e, n) && o !== void 0 ? l.map((e) => ({
		...e,
		language: o
	})) : l;
}
function ex(e, t, n) {
	if (t.as === "set" && n.as === "set") return tx(e, t.members, n.members);
	let [r, i] = Ax(t, n, 90), a = Q("+", `${e} `, rx(n) ? "(empty)" : i);
	if (rx(t)) return [a];
	let o = Q("-", `${e} `, r);
	return rx(n) ? [o, a] : [{
		...o,
		other: i
	}, {
		...a,
		other: r
	}];
}
function tx(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => nx(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(Fx), `${J(r.length, "other")} in both`].join(", ") : nx(e);
	return [Q("-", `${e} `, a(t)), Q("+", `${e} `, a(n))];
}
function nx(e) {
	return Dx({
		as: "set",
		members: e
	});
}
function rx(e) {
	return e.as === "text" && e.text === "";
}
function ix(e) {
	return e.as === "text" ? Ax(e, e, 90)[0] : Dx(e);
}
function ax(e) {
	return e ? [Q(" ", `last edited${ox(e)}:`)] : [];
}
function ox({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${A(e, 60)}`} on ${$y(t)}${n ? ", reviewed" : ""}`;
}
function sx({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? ix(Tx(e, r, i)) : "", s = a ? `   (last edited${ox(a)})` : "";
		return {
			...Q("-", `${Fx(t)} `, o + s),
			language: t
		};
	}), ...a > 0 ? [Q("-", `and ${J(a, "more text")}`)] : []];
}
function cx({ kind: e, fields: t }) {
	return t.filter((t) => !Sx(e, t)).flatMap((t) => {
		let n = bx(e, t), { before: r, after: i, part: a, edited: o } = t, s = xx(e, t) ? a : void 0, c = r === void 0 ? [] : lx("-", n, Tx(e, t.field, r)), l = lx("+", n, Tx(e, t.field, i));
		return [...ax(o), ...ux(c, l, s)];
	});
}
function lx(e, t, n) {
	return dx(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = f(ce(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [Q(e, `${n === "" ? t : `${t}.${Fx(n)}`}: `, a), ...o.map((t) => Q(e, "    ", t))];
	});
}
function ux(e, t, n) {
	let r = (e, t) => {
		let [r, ...i] = t.filter(({ start: t }) => t === e.start);
		return {
			...e,
			...n !== void 0 && { language: n },
			...r && i.length === 0 && e.start !== "    " && { other: r.value }
		};
	};
	return [...e.map((e) => r(e, t)), ...t.map((t) => r(t, e))];
}
function dx(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
function fx(e, t) {
	return t.flatMap((t) => Sx(e, t) ? [] : bx(e, t)).join(", ");
}
function px({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => xx(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => bx(e, t)).join(", ")})` : "", a = n ? [`${mx(e, n)}${i}`] : [], o = t.filter((t) => !xx(e, t) && !Sx(e, t)), s = o.filter((t) => wx(e, t)).map((t) => mx(e, t)), c = o.filter((t) => !wx(e, t)).map(({ field: e }) => e);
	return [
		...a,
		...s,
		...c.length > 0 ? [`and ${c.join(", ")}`] : []
	].join("; ");
}
function mx(e, t) {
	let n = bx(e, t), r = Tx(e, t.field, t.after);
	if (t.before === void 0) return `${n} ${Dx(r)}`;
	let i = Tx(e, t.field, t.before);
	return Vb(t) ? `${n} ${Dx(i)} will be cleared` : `${n} ${Ox(i, r)}`;
}
function hx(e, t, n = !1) {
	if (e.reason === "archived") return `archived in the project: to keep it archived, declare ${Cx(e.kind)}: true; to take it out of the archive, declare ${Cx(e.kind)}: false`;
	if (!("field" in e)) return `kept: ${yx(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = bx(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = `${s ? "kept: changed since the backup" : (e.cause && _x[e.cause]) ?? gx[a]}${s || a === "held" ? "" : vx(e.edited)}`;
	if (!t) return `${o} ${c}`;
	let l = Tx(r, i, e.live);
	if (e.declared === void 0) return `${o} ${Dx(l, n)} ${c} (not in the file)`;
	let [u, d] = Ax(Tx(r, i, e.declared), l, kx(n));
	return `${o} ${d} ${c}${s ? `, which has ${u}` : ` (declared ${u})`}`;
}
const gx = {
	held: "kept by the rule seed",
	pull: "to pull",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
}, _x = {
	"never agreed": "in the project, and older than the first text of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": gx.held
};
function vx(e) {
	return e ? `: edited${e.by === void 0 ? "" : ` by ${A(e.by, 60)}`} on ${eb(e.at)}${e.reviewed ? ", reviewed" : ""}` : "";
}
function yx(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${je(t)}` : `owned by others (tag ${je(t)})`;
}
function bx(e, { field: t, part: n }) {
	return n !== void 0 && Wy(e, t).role === "text" ? Fx(n) : t;
}
function xx(e, { field: t }) {
	return Wy(e, t).role === "text";
}
function Sx(e, { field: t }) {
	return Wy(e, t).role === "identity";
}
function Cx(e) {
	return Uy(e).fields.find(({ role: e }) => e === "archive")?.name ?? "archived";
}
function wx(e, { field: t, after: n }) {
	let r = Tx(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function Tx(e, t, n) {
	return Wy(e, t).show(n);
}
const Ex = Infinity;
function Dx(e, t = !1) {
	switch (e.as) {
		case "text": return je(e.text, t ? Ex : 60);
		case "word": return A(e.word, kx(t));
		case "set": return e.members.length > 0 ? Px(e.members) : "(empty)";
		case "slots": return Ix(Object.entries(e.slots), t ? Ex : 40);
	}
}
function Ox(e, t) {
	return e.as === "set" && t.as === "set" ? Nx(e.members, t.members) : e.as !== "slots" || t.as !== "slots" ? Ax(e, t).join(" → ") : Mx(e.slots, t.slots).map(([e, t, n]) => `${e} ${Ax(t, n).join(" → ")}`).join(", ");
}
function kx(e) {
	return e ? Ex : 48;
}
function Ax(e, t, n = 48) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = _e(T(e.word), T(t.word), n);
		return [f(r, n), f(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [Dx(e, n === Ex), Dx(t, n === Ex)];
	let [r, i] = _e(T(e.text), T(t.text), n);
	return [je(r, n), je(i, n) + jx(e.text, t.text)];
}
function jx(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function Mx(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Fx(e),
			{
				as: "text",
				text: t
			},
			{
				as: "text",
				text: i
			}
		]];
	});
}
function Nx(e, t) {
	let n = t.filter((t) => !e.includes(t)).map((e) => `+${Ee(Fx(e))}`), r = e.filter((e) => !t.includes(e)).map((e) => `−${Ee(Fx(e))}`);
	return [...n, ...r].join(" ");
}
function Px(e) {
	return e.map((e) => Ee(Fx(e))).join(", ");
}
function Fx(e) {
	return A(e, 48);
}
function Ix(e, t) {
	return e.map(([e, n]) => `${Fx(e)} ${je(n, t)}`).join(", ");
}
// src/report/counts.ts
function Lx(e) {
	return {
		...Hx(e.flatMap(({ changes: e }) => e)),
		changes: Wx(e, ({ changes: e }) => e.length),
		adopted: Wx(e, ({ counts: e }) => e.adopted),
		conflicts: Wx(e, ({ kept: e }) => e.filter(ls).length),
		undecided: Wx(e, ({ kept: e }) => e.filter(us).length),
		toPull: Wx(e, ({ kept: e }) => e.filter(ds).length),
		kept: Wx(e, ({ kept: e }) => e.filter(Rx).length),
		keptArchived: Wx(e, ({ kept: e }) => e.filter(({ reason: e }) => e === "archived").length),
		skipped: Wx(e, ({ skipped: e }) => e.length),
		unchanged: zx(e, "unchanged"),
		unmanaged: zx(e, "unmanaged")
	};
}
function Rx(e) {
	return e.reason !== "archived" && !ls(e) && !us(e) && !ds(e);
}
function zx(e, t) {
	return new Map(Hy.map(({ name: n, plural: r }) => [n, Wx(e, ({ counts: e }) => e.by_kind[r]?.[t] ?? 0)]));
}
function Bx({ declared: e }) {
	return new Map(Hy.map(({ name: t, plural: n }) => [t, e[n] ?? 0]));
}
function Vx(e) {
	let t = e.flatMap((e) => e.results ?? []);
	return {
		...Hx(t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : [])),
		failed: t.filter(({ outcome: e }) => e.state === "failed").length,
		notAttempted: t.filter(({ outcome: e }) => e.state === "not attempted").length,
		inPart: t.filter(({ outcome: e }) => vs(e)).length,
		skipped: t.filter(({ outcome: e }) => e.state === "skipped" && !vs(e)).length + Wx(e, ({ plan: e }) => e?.skipped.length ?? 0)
	};
}
function Hx(e) {
	let t = (t) => e.filter(t).length, n = t(Ux);
	return {
		created: t(({ action: e }) => e === "create"),
		updated: t(({ action: e }) => e === "update") - n,
		renamed: n,
		archived: t((e) => e.action === "destroy" && e.how === "archive"),
		destroyed: t((e) => e.action === "destroy" && e.how === "destroy")
	};
}
function Ux(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function Wx(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const Gx = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function Kx(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => Hb(e.kind, t)) ? "removed" : e.fields.filter((t) => xx(e.kind, t)).some((t) => zb(e.kind, t)) ? "overwritten text" : Rb(e) ? "overwritten" : Ux(e) ? "renamed" : "changed";
}
// src/report/view/rows.ts
const qx = 1e3, Jx = {
	archive: "will be archived",
	destroy: "will be destroyed"
};
function Yx(e, t) {
	if (e.action === "destroy") {
		let { how: n, texts: r = [] } = e, i = t.isDrift ? `apply would ${n} it` : Jx[n], a = r.map(({ part: e }) => e);
		return {
			...$x("-", e),
			words: i,
			isLoss: !0,
			lines: sx(e, t),
			languages: a
		};
	}
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => xx(n, e) ? e.part ?? [] : []), a = {
		...$x(Zx(e), e),
		...Rb(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (t.full === !0 && t.texts) return {
		...a,
		...Qx(e),
		lines: cx(e)
	};
	if (r === "create") {
		let r = t.texts ? px(e) : fx(n, e.fields);
		return r === "" ? a : {
			...a,
			words: f(r, qx)
		};
	}
	let o = e.fields.filter((t) => e.renamed_from === void 0 || !Sx(n, t)).flatMap((e) => Yb(n, e, t));
	return {
		...a,
		...Qx(e),
		...Xx(e, t),
		lines: o
	};
}
function Xx(e, { isDrift: t }) {
	return "seen" in e ? t ? e.edited ? { words: `last changed${ox(e.edited)}` } : {} : e.renamed_from === void 0 ? {} : { words: Ky(e.kind).renamed } : {};
}
function Zx(e) {
	return e.action === "create" ? "+" : e.renamed_from === void 0 ? "~" : "»";
}
function Qx(e) {
	return e.action === "create" || e.renamed_from === void 0 ? {} : { from: A(e.renamed_from, 80) };
}
function $x(e, t) {
	return {
		sign: e,
		name: Jy(t),
		...t.place && { place: t.place },
		lines: []
	};
}
function eS(e, t) {
	return e.action === "destroy" ? Yx(e, t) : {
		...$x("-", e),
		words: Jx.archive,
		isLoss: !0
	};
}
function tS(e, { texts: t, full: n }) {
	let r = f(hx(e, t, n === !0), n === !0 ? Infinity : qx), i = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...$x("!", e),
		words: r,
		...i
	};
}
function nS(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = bx(n, e), [d, p] = Ax(Tx(n, r, i), Tx(n, r, a)), m = o ? `, edited${ox(o)}` : "", h = [
		...t ? [`${u} ${d}`, `in Lokalise: ${p}${m}`] : [`${u}${m}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...$x(l ? "!" : " ", e),
		lines: h.map((e) => Q(" ", f(e, qx))),
		...l && { isLoss: !0 }
	};
}
function rS({ fields: e, ...t }, { texts: n }) {
	let r = (e?.map(({ before: e, ...r }) => {
		let i = n ? ` ${Dx(Tx(t.kind, r.field, e))}` : "";
		return `${bx(t.kind, r)}${i} is no longer declared`;
	}) ?? ["is no longer declared"]).map((e) => Q(" ", f(e, qx)));
	return {
		...$x("-", t),
		isLoss: !0,
		lines: r
	};
}
function iS({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : A(e, 200));
	return {
		...$x("~", r),
		lines: [Q(" ", `${e}: ${i} → ${a}`)]
	};
}
function aS(e) {
	return {
		sign: "~",
		name: T(e),
		lines: [Q(" ", "on_create changes")]
	};
}
function oS({ name: e, before: t, after: n, widens: r }) {
	let i = (e) => e === void 0 ? "not set" : T(e), [a, o] = _e(i(t), i(n), 200).map((e) => f(e, 200)), s = `${A(e, 80)}: ${a} → ${o}`;
	return r ? {
		sign: "!",
		name: `${s}   lets a run do more`,
		lines: [],
		isLoss: !0
	} : {
		sign: " ",
		name: s,
		lines: []
	};
}
function sS({ variable: e, host: t, place: n }) {
	return {
		sign: "!",
		name: `sends \${${T(e)}} to ${T(t)}`,
		place: n,
		lines: [],
		isLoss: !0
	};
}
function cS(e) {
	return {
		...$x(" ", e),
		words: `id ${A(String(e.id), 80)}`
	};
}
function lS(e) {
	return {
		sign: " ",
		name: e,
		lines: []
	};
}
function uS(e, t) {
	return {
		sign: "!",
		name: t,
		lines: [],
		count: e
	};
}
// src/plan/unverified.ts
function dS(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => pS(Wy(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function fS(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !pS(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function pS(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Wb(n);
}
// src/report/view/sentences.ts
function mS(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${wS(t, r)}` : "";
	return `Plan: ${bS([e])}${i}${gS(n)}`;
}
function hS(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = dS(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => A(e, 40)), o = i.length - a.length, s = `${J(n, "base text")} ${n === 1 ? "changes" : "change"}`, c = PS(o > 0 ? [...a, J(o, "more language")] : a);
	return X`${s}: ${J(r, "translation")} in ${Z(c, 1e3)} may be marked unverified.`;
}
function gS(e) {
	return e === 0 ? "" : ` ${e === 1 ? "1 other change differs" : `${Y(e)} other changes differ`} from the reviewed plan and will not be applied.`;
}
function _S(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []);
	return `${DS(t.length, e.length)}: ${bS(t)}`;
}
function vS(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Lx(t), r = yS(e), i = kS([[n.kept, "kept"]]), a = `${CS(n.unchanged)} as declared`, o = xS(t) ? [] : [`${CS(n.unmanaged)} unmanaged`];
	return `${r === "" ? "No drift" : `Drift: ${r}`}; ${[
		a,
		...o,
		...i
	].join(", ")}.`;
}
function yS(e) {
	let t = Lx(e.flatMap(({ plan: e }) => e ?? []));
	return kS([
		[t.updated, t.updated === 1 ? "differs" : "differ"],
		[t.renamed, "not yet renamed"],
		[t.created, "missing"],
		[t.keptArchived, "archived"],
		[t.archived + t.destroyed, "to remove"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.undecided, "undecided"],
		[t.toPull, "to pull"],
		[t.skipped, "not compared"]
	]).join(", ");
}
function bS(e) {
	let t = Lx(e), n = kS([
		[t.created, "to create"],
		...SS(t),
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.undecided, "undecided"],
		[t.toPull, "to pull"],
		[t.kept + t.keptArchived, "kept"],
		[t.skipped, "skipped"]
	]), r = t.changes === 0 ? ["no changes", ...n] : n, i = xS(e) ? "" : `, ${CS(t.unmanaged)} unmanaged`;
	return `${r.join(", ")}; ${CS(t.unchanged)} unchanged${i}.`;
}
function xS(e) {
	return e.some(({ filter: e }) => e !== void 0);
}
function SS({ updated: e, renamed: t, adopted: n }) {
	let r = n > 0 ? ` (${Y(n)} to adopt)` : "";
	return t > 0 ? [[e, "to update"], [t, `to rename${r}`]] : [[e, `to update${r}`]];
}
function CS(e) {
	let t = [...e].filter(([, e]) => e > 0);
	return t.every(([e]) => Ky(e).prefix === "") ? Y(t.reduce((e, [, t]) => e + t, 0)) : PS(t.map(([e, t]) => qy(t, e)));
}
function wS({ requests: e }, t) {
	return `${t} needs about ${J(e, "write request")}.`;
}
function TS({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${DS(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${J(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${ES(e)}.${a} ${J(t, "request")} in total.`;
}
function ES(e) {
	let t = Vx(e), n = kS([
		[t.created, "created"],
		[t.updated, "updated"],
		[t.renamed, "renamed"],
		[t.inPart, "written in part"],
		[t.archived, "archived"],
		[t.destroyed, "destroyed"],
		[t.failed, "failed"],
		[t.notAttempted, "not attempted"],
		[t.skipped, "skipped"]
	]);
	return n.length > 0 ? n.join(", ") : e.every(({ results: e }) => e === void 0) ? "nothing" : "no changes needed";
}
function DS(e, t) {
	return e === t ? J(t, "project") : `${Y(e)} of ${J(t, "project")}`;
}
function OS({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [T(e)]), r = n.length > 0 ? X` Not reached: ${Z(n.join(", "))}.` : [];
	return X`${qb(X`${A(e.message, vt)}`)}${r}`;
}
function kS(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${Y(e)} ${t}`] : []);
}
function AS(e) {
	let { command: t, projects: n } = e, r = n.filter(({ plan: e }) => e);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return TS(e);
	if (r.length === 0) return jS(e);
	if (t === "drift") return vS(n);
	let [i] = r, a = n.length === 1 && i?.plan;
	return a ? mS(a, i.effort) : _S(n);
}
function jS(e) {
	let { command: t, manifests: n } = e, r = hs(e).filter(({ severity: e }) => e !== "notice");
	if (Vt(r)) return `${MS(r)}.${t === "validate" ? "" : " Nothing was written."}`;
	let i = PS([...Bx(e)].map(([e, t]) => qy(t, e))), a = r.length > 0 ? `, with ${MS(r)}` : "";
	return `Valid: ${i} in ${J(n.length, "manifest")}${a}.`;
}
function MS(e) {
	return PS([
		"error",
		"warning",
		"notice"
	].flatMap((t) => {
		let n = e.filter((e) => e.severity === t).reduce((e, t) => e + At(t), 0);
		return n > 0 ? [J(n, t === "error" ? "problem" : t)] : [];
	}));
}
function NS(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${T(e)}`}`;
}
function PS(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
const FS = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function IS(e) {
	let t = LS(e), n = FS.flatMap((e) => t[e] > 0 ? [`${Y(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function LS(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[RS(n)] += 1;
	return t;
}
function RS(e) {
	let t = Kx(e);
	return t === "removed" || t === "new" ? t : Ux(e) ? "renamed" : "changed";
}
function zS(e) {
	let t = hs(e).filter(({ severity: e }) => e === "error");
	return [
		...VS(e),
		...t.length > 0 ? [MS(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function BS(e) {
	let t = VS(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function VS(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...HS(e)];
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return WS(e, t === "apply" ? "applied" : "restored");
	let i = GS(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${yS(r) || "no drift"}`, ...i] : [...US(r), ...i];
}
function HS({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${qS(e.projects)}` : "not compared with the target"] : [];
}
function US(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = Lx(e.map(({ plan: e }) => e));
	return [
		`Translations: ${IS(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [J(i, "conflict")] : [],
		...n > 0 ? [`${J(n, "change")} pending before`] : [],
		...r > 0 ? [`${Y(r)} skipped`] : []
	];
}
function WS(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = gs(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: a, notAttempted: o, inPart: s, skipped: c } = Vx(n), l = a + o + s + c;
	return [
		`Translations ${t}: ${IS(i)}`,
		...l > 0 ? [`${J(l, "change")} not completed`] : [],
		...GS(n.length - r, t)
	];
}
function GS(e, t) {
	return e > 0 ? [`${J(e, "project")} not ${t}`] : [];
}
function KS(e) {
	if (e.is === "not compared") return [X`The manifests were not compared with those of the commit that the pull request would be merged into: ${Z(e.why)}.`];
	let t = X`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = Z(e.commit.slice(0, 7));
	return [X`${qb(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, qb(X`${`Difference: ${qS(e.projects)}.`}`)];
}
function qS(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(Ux).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${Y(e)} ${t}`] : []), ...i > 0 ? [`${J(i, "setting")} changed`] : []].join(", ") || "no differences";
}
function JS(e) {
	let t = e.flatMap((e) => e.kept.filter(({ conflict: e }) => !e)).length, n = t > 0 ? [`${J(t, "text")} kept`] : [], r = e.some(({ files: e }) => e.length > 0), i = qS(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...r || t === 0 ? [i] : [], ...n].join(", ");
}
function YS(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${J(t, "conflict")}` : "";
	return `Translations from Lokalise: ${JS(e)}${n}`;
}
function XS({ filters: e, by_kind: t }) {
	let n = Hy.flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${Y(r)} of ${qy(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${A(e, 200)}`).join(" ");
	return X`${qb(X`Only what matches`)} ${Z(r, Infinity)}: ${PS(n)}.`;
}
// src/report/view/sections.ts
const ZS = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", QS = {
	removed: {
		action: "Removed",
		heading: "removed",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "with overwritten texts",
		meaning: ZS
	},
	overwritten: {
		action: "Overwritten value",
		heading: "with other overwritten values",
		meaning: ZS
	},
	renamed: {
		action: "Renamed",
		heading: "renamed",
		meaning: "It keeps its id, its translations and its history."
	},
	changed: {
		action: "Changed",
		heading: "changed without loss",
		meaning: "Values are added, or a switch changes. No text is lost."
	},
	new: {
		action: "New",
		heading: "new",
		meaning: "The project does not have it yet."
	}
}, $S = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, eC = {
	removed: {
		action: "To remove",
		heading: "to remove: in the project, and not declared",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": $S,
	overwritten: $S,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: $S,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, tC = {
	Archived: {
		heading: "declared, and archived in the project",
		meaning: "It stays drift until its entry declares is_archived: true or false."
	},
	"To pull": {
		heading: "to pull: changed only in the project. lokaform pull writes it into the file",
		meaning: "Only the project changed the text. Apply keeps it, and lokaform pull writes it into the file."
	},
	Kept: {
		heading: "kept, and not changed: each line says why",
		meaning: "The project differs from its manifests, and apply does not change it."
	}
};
function nC(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [], hide_texts: o } = e, s = {
		isDrift: t.command === "drift",
		texts: t.texts ?? o !== !0,
		languages: n?.project.languages?.map(({ iso: e }) => e) ?? [],
		full: t.full,
		keptElsewhere: t.keptElsewhere
	};
	return Kb([
		aC(t.full === "also" ? r.filter((e) => !fs(e)) : r, t),
		iC(i, t),
		...n ? oC({
			...e,
			plan: n
		}, s) : [],
		yC(a, t)
	]);
}
function rC({ problems: e, results: t = [] }, n = {}) {
	return Kb([aC(e, n), iC(t, n)]).flatMap(({ rows: e }) => e);
}
function iC(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		fold: "never",
		layout: "list",
		action: "Not made",
		title: `${J(n.length, "change")} not made`,
		rows: ub(n, t)
	};
}
function aC(e, t) {
	return {
		title: MS(e),
		part: "problems",
		noun: "problem",
		fold: "never",
		layout: "list",
		rows: ib(e, t)
	};
}
function oC({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept, { isDrift: o } = n, s = a.filter(({ reason: e }) => o && e === "archived");
	return [
		...r ? [lC(r.settings)] : [],
		...o ? [] : [uC((r ?? e).sends)],
		dC(a.filter(ls), n),
		fC(a.filter(us), n),
		...cC(i, n),
		pC("Archived", s, n),
		mC(a.filter(ds), n),
		pC("Kept", a.filter((e) => !ls(e) && !us(e) && !ds(e) && !s.includes(e)), n),
		...r ? [gC(r)] : [],
		..._C(i, n),
		...r ? vC(r, n) : []
	];
}
function sC(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function cC(e, t) {
	let n = t.isDrift ? eC : QS;
	return [...new Set(Gx.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[Kx(e)] === r), a = r === n.removed;
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${Y(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			fold: "many",
			layout: a ? "lines" : "list",
			rows: sC(i.map((e) => (a ? eS : Yx)(e, t)))
		};
	});
}
function lC(e) {
	return {
		action: "Setting",
		title: `${J(e.length, "setting")} changed`,
		part: "plan",
		noun: "setting",
		fold: "many",
		layout: "lines",
		rows: sC(e.map(oS))
	};
}
function uC(e = []) {
	return {
		part: "plan",
		action: "Secret",
		noun: "host",
		fold: "never",
		layout: "lines",
		rows: e.map(sS)
	};
}
function dC(e, t) {
	return {
		action: "Conflict",
		meaning: "The file and the project both changed the text, so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.",
		title: `${J(e.length, "conflict")}: changed in the file and in the project, and not written`,
		part: "plan",
		noun: "conflict",
		fold: "many",
		layout: "list",
		rows: e.map((e) => ({
			...tS(e, t),
			isLoss: !0
		}))
	};
}
function fC(e, t) {
	return {
		action: "Undecided",
		meaning: "Nothing tells which side changed the text, so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.",
		title: `${J(e.length, "undecided text")}: not written, because nothing tells which side changed`,
		part: "plan",
		noun: "undecided text",
		fold: "many",
		layout: "list",
		rows: e.map((e) => ({
			...tS(e, t),
			isLoss: !0
		}))
	};
}
function pC(e, t, n) {
	let { keptElsewhere: r } = n, i = r !== void 0 && t.length > 20 ? hC(t).slice(0, 19) : t, a = t.length - i.length, o = i.map((e) => tS(e, n));
	return {
		part: "plan",
		action: e,
		noun: "kept item",
		fold: "many",
		layout: "list",
		meaning: tC[e].meaning,
		title: `${Y(t.length)} ${tC[e].heading}`,
		rows: a > 0 ? [...o, uS(a, `and ${Y(a)} more, which ${r}`)] : o
	};
}
function mC(e, t) {
	let n = pC("To pull", e, t);
	return {
		...n,
		rows: n.rows.map((e) => ({
			...e,
			severity: "notice"
		}))
	};
}
function hC(e) {
	let t = ({ reason: e }) => Number(e === "held");
	return e.toSorted((e, n) => t(e) - t(n));
}
function gC({ released: e, released_kinds: t }) {
	let n = [...Hy.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => lS(`all ${e.many}: no manifest declares any`)), ...e.map(cS)];
	return {
		action: "No longer managed",
		title: `${Y(n.length)} no longer managed, and unchanged in the project`,
		part: "plan",
		noun: "name",
		fold: "many",
		layout: "names",
		rows: n
	};
}
function _C(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, ...r } = Yx(e, {
			...t,
			full: !0
		}), i = r.lines.filter(({ sign: e }) => e !== " ");
		return i.length === 0 ? [] : [{
			...r,
			lines: i
		}];
	});
	return [{
		part: "plan",
		title: `All values in full: ${J(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		rows: n
	}];
}
function vC({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change",
		fold: "always",
		layout: "list"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${J(e.length, "change")}`,
		rows: sC(e.map((e) => Yx(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${J(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = Yx(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function yC(e, { maxUnmanaged: t = e.length, overflow: n }) {
	let r = e.map(cS).toSorted((e, t) => e.name < t.name ? -1 : Number(e.name > t.name)), i = r.length - t;
	return {
		action: "Unmanaged",
		title: `Unmanaged: ${Y(e.length)}`,
		part: "unmanaged",
		noun: "name",
		fold: "always",
		layout: "names",
		rows: i > 0 ? [...r.slice(0, t), uS(i, `… and ${Y(i)} more; ${n}`)] : r
	};
}
function bC(e, t) {
	let { changes: n, released: r, rematched: i, changed_defaults: a, settings: o } = e, s = r.filter(({ fields: e }) => !e), c = r.filter(({ fields: e }) => e);
	return [
		lC(o),
		CC(`${Y(s.length)} no longer declared: the project keeps them, unless prune is on`, s.map((e) => ({
			...rS(e, t),
			lines: []
		}))),
		CC(`${Y(c.length)} with fewer fields: the project keeps their values`, c.map((e) => rS(e, t))),
		...SC(n, t),
		CC(`${Y(i.length)} with another id or former name`, i.map(iS)),
		CC(`${J(a.length, "manifest")} with other values for new entries`, a.map(aS)),
		..._C(n, t)
	];
}
function xC({ comparison: e, kept: t }, n) {
	let { changes: r, released: i } = e, a = t.filter(({ conflict: e }) => e), o = t.filter(({ conflict: e }) => !e);
	return [
		CC(`${Y(a.length)} in conflict: the manifest keeps its text`, a.map((e) => nS(e, n))),
		CC(`${Y(i.length)} no longer declared`, i.map((e) => rS(e, n))),
		...SC(r, n),
		CC(`${Y(o.length)} different, and kept`, o.map((e) => nS(e, n))),
		..._C(r, n)
	];
}
function SC(e, t) {
	let n = (e, n) => ({
		title: `${Y(n.length)} ${e}`,
		part: "plan",
		noun: "entry",
		fold: "many",
		layout: "list",
		rows: sC(n.map((e) => Yx(e, t)))
	}), r = e.filter(({ action: e }) => e === "update");
	return [
		n("changed", r.filter((e) => !Ux(e))),
		n("renamed", r.filter(Ux)),
		n("new", e.filter(({ action: e }) => e === "create"))
	];
}
function CC(e, t) {
	return {
		part: "plan",
		title: e,
		noun: "entry",
		fold: "many",
		layout: "lines",
		rows: t
	};
}
// src/report/view/report.ts
function wC(e, t) {
	let n = TC(t.texts === !0 ? e : bb(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => EC(e, n, s, t)), ...o.map((e) => OC(e, t))];
	return {
		title: zS(n),
		heading: X`${BS(n)}${i.length > 1 ? X` · ${J(i.length, "project")}` : []}`,
		state: As(n) ? "failed" : Cs(n) ? "clean" : "open",
		isUntouched: Ts(n),
		lead: NC(n, t),
		stopped: OS(e),
		verdict: PC(n, t),
		result: AS(n),
		comparison: a ? KS(a) : [],
		problems: aC(r, t),
		parts: c,
		next: zC(n, t),
		legend: HC(n, c)
	};
}
function TC(e) {
	let [t] = e.projects;
	return !t || e.projects.length > 1 ? e : {
		...e,
		problems: [],
		projects: [{
			...t,
			problems: [...e.problems, ...t.problems]
		}]
	};
}
function EC(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: DC(e),
		heading: X`${Z(i ?? a, 80)}${o ? X` · ${Z(o.project.name, 80)}` : []}`,
		result: kC(e, t),
		facts: jC(e, t, n),
		sections: nC(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(ce)
	};
}
function DC({ name: e, id: t, plan: n }) {
	return A(e ?? n?.project.name ?? t, 200);
}
function OC(e, t) {
	let { name: n = "", hide_texts: r } = e, i = t.texts ?? r !== !0;
	return {
		name: A(n, 200),
		heading: Z(n, 80),
		result: qS([e]),
		facts: [],
		isApplied: !1,
		bugs: [],
		sections: bC(e, {
			texts: i,
			languages: [],
			full: t.full
		})
	};
}
function kC(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${ES([e])}.`;
	if (n) return t === "plan" ? AC(IS(ws(e))) : t === "drift" ? vS([e]) : mS(n, i);
}
function AC(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function jC(e, { command: t }, n) {
	let { id: r, plan: i, target: a, results: o, backup: s } = e, c = yb(r), l = ps(e), u = c === void 0 ? [] : [{
		is: "link",
		words: X`open in Lokalise`,
		address: c
	}], d = i && !o && t !== "drift" ? hS(i.project, ws(e)) : void 0;
	return [
		X`Project ${i && !n ? X`${Z(i.project.name, 80)} · ` : []}${Z(r, 200)}${c === void 0 ? [] : X` · ${u}`}`,
		...i?.filter ? [XS(i.filter)] : [],
		...a?.is === "not compared" ? [MC(a.why)] : [],
		...d ? [d] : [],
		...s === void 0 ? [] : [X`The backup is in ${Z(s)}.`],
		...l === void 0 ? [] : [X`${NS(void 0)}: ${Z(l, 800)}`]
	];
}
function MC(e) {
	return X`${qb(X`All differences that apply would change are shown, not only those of this pull request.`)} Lokaform could not find out which are from this pull request: ${Z(e)}.`;
}
function NC(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = Zy(r) || "no manifest", s = a ? X`the ${r.length === 1 ? "manifest" : "manifests"} ${Z(o)}` : X`${o}`;
	if (t === "assignee") return X`The live Lokalise project is different from ${s}:`;
	if (t === void 0) return X`From ${s}`;
	let c = i.some(({ plan: e }) => e), l = i.every((e) => ws(e).length === 0);
	return Ts(e) || c && l ? X`The live Lokalise project was compared with ${s}.` : !c && r.length === 0 ? X`No plan could be made for this pull request:` : c ? n === void 0 ? X`If you merge this pull request, the live Lokalise project changes like this (from ${s}):` : X`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${s}):` : X`No plan could be made for this pull request (from ${s}):`;
}
function PC(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? IC(e, t) : [FC(e, AS(e))];
}
function FC(e, t) {
	let n = qb(X`${t}`), r = e.projects.some(({ results: e }) => e);
	return As(e) ? {
		mark: "bad",
		words: n
	} : Cs(e) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function IC(e, { isPullRequest: t }) {
	if (!As(e)) return Ts(e) ? [{
		mark: "good",
		words: qb(X`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = hs(e), r = n.filter(fs), i = n.filter((e) => e.severity === "error" && !fs(e)), a = VC(e) && e.projects.every((e) => ws(e).length === 0);
	return [
		...i.length > 0 ? [FC(e, `${MS(i)}. ${RC(i)}`)] : [],
		...r.length > 0 ? [FC(e, LC(r))] : [],
		...a ? [{ words: X`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function LC(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${Y(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${J(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function RC(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function zC(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(ws), o = {
		...e,
		projects: i.map(BC)
	};
	if (r !== "plan" || a.length === 0 || As(o)) return;
	let s = X`${qb(X`What happens next:`)} Nothing has been changed yet.`;
	return t ? n === void 0 ? X`${s} When this pull request is merged, the next apply makes these changes in the project.${VC(e) ? X` The changes that are already pending are made as well.` : []}` : X`${s} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${Z(n, 200)}. It writes only from the default branch, and from the branches in the input ${Z("apply-from")}.` : X`${s} The next apply makes these changes in the project.`;
}
function BC(e) {
	return {
		...e,
		problems: e.problems.filter((e) => !fs(e))
	};
}
function VC({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function HC(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...VC(e) ? [X`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [X`${AS(e)}`] : [],
			X`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => X`${qb(X`${e}`)}: ${t}`)
	};
}
function UC(e, t) {
	let { id: n, manifests: r, plan: i, effort: a, results: o } = e, { command: s, keptElsewhere: c } = t;
	if (!i) return;
	let l = s === "drift", u = l || s === "restore" ? s : "plan", d = nC(e, {
		...t,
		maxUnmanaged: l && c !== void 0 ? 10 : void 0,
		overflow: `${c} them`
	});
	return {
		title: `Lokaform ${u} · project ${Xy(e)} · ${Zy(r)}`,
		page: yb(n),
		notes: i.filter ? [XS(i.filter)] : [],
		sections: d.filter(({ part: e }) => e !== "problems" && e !== "failed"),
		file: ms(s, e),
		effect: l ? void 0 : hS(i.project, i.changes),
		result: l ? vS([e]) : mS(i, a, o?.length, s === "restore" ? "Restore" : "Apply")
	};
}
function WC(e) {
	let { command: t, problems: n, projects: r } = e, i = ({ name: e }) => e === void 0 ? "" : ` of ${T(e)}`, a = r.map((e) => ({
		...r.length > 1 && { heading: `Project ${Xy(e)}` },
		bugs: (e.bugs ?? []).map(ce),
		rows: rC(e)
	})), o = t === "apply" || t === "restore", s = r.some(({ plan: e }) => e) ? r.length > 1 || o : o || !e.stopped;
	return {
		troubles: [{
			bugs: [],
			rows: ib(n)
		}, ...a.filter(({ bugs: e, rows: t }) => e.length + t.length > 0)],
		isRed: As(e),
		stopped: OS(e),
		backups: r.flatMap((e) => e.backup === void 0 ? [] : [`The backup${i(e)} is in ${T(e.backup)}.`]),
		restores: r.flatMap((e) => {
			let t = ps(e);
			return t === void 0 ? [] : [`${NS(e.name)}: ${T(t)}`];
		}),
		result: s ? AS(e) : void 0
	};
}
function GC({ projects: e }) {
	return `${vS(e)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`;
}
function KC(e, t, n) {
	let r = bb(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...ib(i, o), ...a.flatMap((e) => rC(e, o))], c = !As(r);
	return {
		isDone: c,
		...qC(r, t, c),
		projects: JC(r),
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function qC(e, { url: t, commit: n, now: r, pullRequests: i }, a) {
	let { projects: o } = e, [s] = o, c = o.length === 1 && s?.name !== void 0 ? X` · ${Z(s.name, 80)}` : [], l = X`at commit ${Z(n.slice(0, 7))} on ${$y(r)}`, u = (e) => t === "" ? e : [{
		is: "link",
		words: e,
		address: t
	}], d = o.some(({ results: e }) => e), f = d ? X`: ${`${ES(o)}.`}` : X` wrote nothing.`, p = `The figures are for ${J(i, "merged pull request")} together.`, m = d && i > 1 ? [X`${p}`] : [];
	return a ? {
		heading: X`✅ Applied${c}`,
		lead: [X`Applied by ${u(X`this run`)} ${l}${f}`, ...m]
	} : {
		heading: gs(e).some(({ outcome: e }) => e.state === "done") ? X`❌ Not everything was applied${c}` : X`❌ Nothing was applied${c}`,
		lead: [
			X`${u(X`This run`)} ${l}${f}`,
			...m,
			X`Each later run updates this comment, until everything is applied.`
		]
	};
}
function JC(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => As({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? ES([e]) : "not applied";
		return X`${Z(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, X`${`… and ${J(i, "more project")}`}`] : r;
}
// src/files/commitFiles.ts
var YC = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
}, XC = class {
	#e;
	#t;
	#n = new Map();
	#r;
	#i = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#r = (e) => n(e).catch((t) => {
			throw new YC(e.path, t);
		});
		for (let { path: e, kind: n } of t) this.#o(e, n);
	}
	async isFile(e) {
		let t = await this.#s(e);
		return t !== void 0 && this.#t.has(t);
	}
	async isFolder(e) {
		let t = await this.#s(e);
		return t !== void 0 && this.#n.has(t);
	}
	async read(e) {
		let t = await this.#a(e);
		return t && this.#r(t);
	}
	async idOf(e) {
		return (await this.#a(e))?.id;
	}
	async member(e) {
		return (await this.members(M(e)))?.find(({ name: t }) => t === vn(e));
	}
	async members(e) {
		let [t = ""] = wn(e, this.#e).split(En);
		if (![
			"",
			"..",
			"."
		].includes(t)) return [{
			name: t,
			kind: "folder"
		}];
		let n = await this.#s(e), r = n === void 0 ? void 0 : this.#n.get(n);
		return r && [...r.values()];
	}
	async #a(e) {
		let t = await this.#s(e);
		return t === void 0 ? void 0 : this.#t.get(t);
	}
	#o(e, t) {
		let n = e.lastIndexOf("/"), [r, i] = [e.slice(0, Math.max(n, 0)), e.slice(n + 1)], a = this.#n.get(r);
		a ? a.set(i, {
			name: i,
			kind: t
		}) : (this.#n.set(r, new Map([[i, {
			name: i,
			kind: t
		}]])), r !== "" && this.#o(r, "folder"));
	}
	async #s(e) {
		let t = wn(this.#e, e).split(En).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || xn(t)) return;
			let e = this.#l(t);
			if (!e) return t;
			let n = await this.#c(e);
			if (xn(n)) return;
			let r = Cn.join(Cn.dirname(e.path), n, t.slice(e.path.length));
			t = r === "." ? "" : r.replace(/\/$/, "");
		}
	}
	#c(e) {
		let t = this.#i.get(e.id);
		if (t) return t;
		let n = this.#r(e).then((e) => new TextDecoder().decode(e));
		return this.#i.set(e.id, n), n;
	}
	#l(e) {
		let t = e.split("/");
		return t.map((e, n) => this.#t.get(t.slice(0, n + 1).join("/"))).find((e) => e?.kind === "link");
	}
}, ZC = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.splitWhen = e.flatten = void 0;
	function t(e) {
		return e.reduce((e, t) => [].concat(e, t), []);
	}
	e.flatten = t;
	function n(e, t) {
		let n = [[]], r = 0;
		for (let i of e) t(i) ? (r++, n[r] = []) : n[r].push(i);
		return n;
	}
	e.splitWhen = n;
})), QC = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEnoentCodeError = void 0;
	function t(e) {
		return e.code === "ENOENT";
	}
	e.isEnoentCodeError = t;
})), $C = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.createDirentFromStats = void 0;
	var t = class {
		constructor(e, t) {
			this.name = e, this.isBlockDevice = t.isBlockDevice.bind(t), this.isCharacterDevice = t.isCharacterDevice.bind(t), this.isDirectory = t.isDirectory.bind(t), this.isFIFO = t.isFIFO.bind(t), this.isFile = t.isFile.bind(t), this.isSocket = t.isSocket.bind(t), this.isSymbolicLink = t.isSymbolicLink.bind(t);
		}
	};
	function n(e, n) {
		return new t(e, n);
	}
	e.createDirentFromStats = n;
})), ew = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.convertPosixPathToPattern = t.convertWindowsPathToPattern = t.convertPathToPattern = t.escapePosixPath = t.escapeWindowsPath = t.escape = t.removeLeadingDotSegment = t.makeAbsolute = t.unixify = void 0;
	let n = e("os"), r = e("path"), i = n.platform() === "win32", a = /(\\?)([()*?[\]{|}]|^!|[!+@](?=\()|\\(?![!()*+?@[\]{|}]))/g, o = /(\\?)([()[\]{}]|^!|[!+@](?=\())/g, s = /^\\\\([.?])/, c = /\\(?![!()+@[\]{}])/g;
	function l(e) {
		return e.replace(/\\/g, "/");
	}
	t.unixify = l;
	function u(e, t) {
		return r.resolve(e, t);
	}
	t.makeAbsolute = u;
	function d(e) {
		if (e.charAt(0) === ".") {
			let t = e.charAt(1);
			if (t === "/" || t === "\\") return e.slice(2);
		}
		return e;
	}
	t.removeLeadingDotSegment = d, t.escape = i ? f : p;
	function f(e) {
		return e.replace(o, "\\$2");
	}
	t.escapeWindowsPath = f;
	function p(e) {
		return e.replace(a, "\\$2");
	}
	t.escapePosixPath = p, t.convertPathToPattern = i ? m : h;
	function m(e) {
		return f(e).replace(s, "//$1").replace(c, "/");
	}
	t.convertWindowsPathToPattern = m;
	function h(e) {
		return p(e);
	}
	t.convertPosixPathToPattern = h;
})), tw = n(((e, t) => {
	t.exports = function(e) {
		if (typeof e != "string" || e === "") return !1;
		for (var t; t = /(\\).|([@?!+*]\(.*\))/g.exec(e);) {
			if (t[2]) return !0;
			e = e.slice(t.index + t[0].length);
		}
		return !1;
	};
})), nw = n(((e, t) => {
	var n = tw(), r = {
		"{": "}",
		"(": ")",
		"[": "]"
	}, i = function(e) {
		if (e[0] === "!") return !0;
		for (var t = 0, n = -2, i = -2, a = -2, o = -2, s = -2; t < e.length;) {
			if (e[t] === "*" || e[t + 1] === "?" && /[\].+)]/.test(e[t]) || i !== -1 && e[t] === "[" && e[t + 1] !== "]" && (i < t && (i = e.indexOf("]", t)), i > t && (s === -1 || s > i || (s = e.indexOf("\\", t), s === -1 || s > i))) || a !== -1 && e[t] === "{" && e[t + 1] !== "}" && (a = e.indexOf("}", t), a > t && (s = e.indexOf("\\", t), s === -1 || s > a)) || o !== -1 && e[t] === "(" && e[t + 1] === "?" && /[:!=]/.test(e[t + 2]) && e[t + 3] !== ")" && (o = e.indexOf(")", t), o > t && (s = e.indexOf("\\", t), s === -1 || s > o)) || n !== -1 && e[t] === "(" && e[t + 1] !== "|" && (n < t && (n = e.indexOf("|", t)), n !== -1 && e[n + 1] !== ")" && (o = e.indexOf(")", n), o > n && (s = e.indexOf("\\", n), s === -1 || s > o)))) return !0;
			if (e[t] === "\\") {
				var c = e[t + 1];
				t += 2;
				var l = r[c];
				if (l) {
					var u = e.indexOf(l, t);
					u !== -1 && (t = u + 1);
				}
				if (e[t] === "!") return !0;
			} else t++;
		}
		return !1;
	}, a = function(e) {
		if (e[0] === "!") return !0;
		for (var t = 0; t < e.length;) {
			if (/[*?{}()[\]]/.test(e[t])) return !0;
			if (e[t] === "\\") {
				var n = e[t + 1];
				t += 2;
				var i = r[n];
				if (i) {
					var a = e.indexOf(i, t);
					a !== -1 && (t = a + 1);
				}
				if (e[t] === "!") return !0;
			} else t++;
		}
		return !1;
	};
	t.exports = function(e, t) {
		if (typeof e != "string" || e === "") return !1;
		if (n(e)) return !0;
		var r = i;
		return t && t.strict === !1 && (r = a), r(e);
	};
})), rw = n(((t, n) => {
	var r = nw(), i = e("path").posix.dirname, a = e("os").platform() === "win32", o = "/", s = /\\/g, c = /[\{\[].*[\}\]]$/, l = /(^|[^\\])([\{\[]|\([^\)]+$)/, u = /\\([\!\*\?\|\[\]\(\)\{\}])/g;
	n.exports = function(e, t) {
		Object.assign({ flipBackslashes: !0 }, t).flipBackslashes && a && e.indexOf(o) < 0 && (e = e.replace(s, o)), c.test(e) && (e += o), e += "a";
		do
			e = i(e);
		while (r(e) || l.test(e));
		return e.replace(u, "$1");
	};
})), iw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.isAbsolute = t.partitionAbsoluteAndRelative = t.removeDuplicateSlashes = t.matchAny = t.convertPatternsToRe = t.makeRe = t.getPatternParts = t.expandBraceExpansion = t.expandPatternsWithBraceExpansion = t.isAffectDepthOfReadingPattern = t.endsWithSlashGlobStar = t.hasGlobStar = t.getBaseDirectory = t.isPatternRelatedToParentDirectory = t.getPatternsOutsideCurrentDirectory = t.getPatternsInsideCurrentDirectory = t.getPositivePatterns = t.getNegativePatterns = t.isPositivePattern = t.isNegativePattern = t.convertToNegativePattern = t.convertToPositivePattern = t.isDynamicPattern = t.isStaticPattern = void 0;
	let n = e("path"), r = rw(), i = $t(), a = /[*?]|^!/, o = /\[[^[]*]/, s = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/, c = /[!*+?@]\([^(]*\)/, l = /,|\.\./, u = /(?!^)\/{2,}/g;
	function d(e, t = {}) {
		return !f(e, t);
	}
	t.isStaticPattern = d;
	function f(e, t = {}) {
		return e !== "" && !!(t.caseSensitiveMatch === !1 || e.includes("\\") || a.test(e) || o.test(e) || s.test(e) || t.extglob !== !1 && c.test(e) || t.braceExpansion !== !1 && p(e));
	}
	t.isDynamicPattern = f;
	function p(e) {
		let t = e.indexOf("{");
		if (t === -1) return !1;
		let n = e.indexOf("}", t + 1);
		if (n === -1) return !1;
		let r = e.slice(t, n);
		return l.test(r);
	}
	function m(e) {
		return g(e) ? e.slice(1) : e;
	}
	t.convertToPositivePattern = m;
	function h(e) {
		return "!" + e;
	}
	t.convertToNegativePattern = h;
	function g(e) {
		return e.startsWith("!") && e[1] !== "(";
	}
	t.isNegativePattern = g;
	function _(e) {
		return !g(e);
	}
	t.isPositivePattern = _;
	function v(e) {
		return e.filter(g);
	}
	t.getNegativePatterns = v;
	function y(e) {
		return e.filter(_);
	}
	t.getPositivePatterns = y;
	function b(e) {
		return e.filter((e) => !S(e));
	}
	t.getPatternsInsideCurrentDirectory = b;
	function x(e) {
		return e.filter(S);
	}
	t.getPatternsOutsideCurrentDirectory = x;
	function S(e) {
		return e.startsWith("..") || e.startsWith("./..");
	}
	t.isPatternRelatedToParentDirectory = S;
	function C(e) {
		return r(e, { flipBackslashes: !1 });
	}
	t.getBaseDirectory = C;
	function ee(e) {
		return e.includes("**");
	}
	t.hasGlobStar = ee;
	function te(e) {
		return e.endsWith("/**");
	}
	t.endsWithSlashGlobStar = te;
	function ne(e) {
		let t = n.basename(e);
		return te(e) || d(t);
	}
	t.isAffectDepthOfReadingPattern = ne;
	function w(e) {
		return e.reduce((e, t) => e.concat(re(t)), []);
	}
	t.expandPatternsWithBraceExpansion = w;
	function re(e) {
		let t = i.braces(e, {
			expand: !0,
			nodupes: !0,
			keepEscaping: !0
		});
		return t.sort((e, t) => e.length - t.length), t.filter((e) => e !== "");
	}
	t.expandBraceExpansion = re;
	function ie(e, t) {
		let { parts: n } = i.scan(e, Object.assign(Object.assign({}, t), { parts: !0 }));
		return n.length === 0 && (n = [e]), n[0].startsWith("/") && (n[0] = n[0].slice(1), n.unshift("")), n;
	}
	t.getPatternParts = ie;
	function ae(e, t) {
		return i.makeRe(e, t);
	}
	t.makeRe = ae;
	function oe(e, t) {
		return e.map((e) => ae(e, t));
	}
	t.convertPatternsToRe = oe;
	function se(e, t) {
		return t.some((t) => t.test(e));
	}
	t.matchAny = se;
	function ce(e) {
		return e.replace(u, "/");
	}
	t.removeDuplicateSlashes = ce;
	function le(e) {
		let t = [], n = [];
		for (let r of e) ue(r) ? t.push(r) : n.push(r);
		return [t, n];
	}
	t.partitionAbsoluteAndRelative = le;
	function ue(e) {
		return n.isAbsolute(e);
	}
	t.isAbsolute = ue;
})), aw = n(((t, n) => {
	let r = e("stream").PassThrough, i = Array.prototype.slice;
	n.exports = a;
	function a() {
		let e = [], t = i.call(arguments), n = !1, a = t[t.length - 1];
		a && !Array.isArray(a) && a.pipe == null ? t.pop() : a = {};
		let s = a.end !== !1, c = a.pipeError === !0;
		a.objectMode ?? (a.objectMode = !0), a.highWaterMark ?? (a.highWaterMark = 65536);
		let l = r(a);
		function u() {
			for (let t = 0, n = arguments.length; t < n; t++) e.push(o(arguments[t], a));
			return d(), this;
		}
		function d() {
			if (n) return;
			n = !0;
			let t = e.shift();
			if (!t) {
				process.nextTick(f);
				return;
			}
			Array.isArray(t) || (t = [t]);
			let r = t.length + 1;
			function i() {
				--r > 0 || (n = !1, d());
			}
			function a(e) {
				function t() {
					e.removeListener("merge2UnpipeEnd", t), e.removeListener("end", t), c && e.removeListener("error", n), i();
				}
				function n(e) {
					l.emit("error", e);
				}
				if (e._readableState.endEmitted) return i();
				e.on("merge2UnpipeEnd", t), e.on("end", t), c && e.on("error", n), e.pipe(l, { end: !1 }), e.resume();
			}
			for (let e = 0; e < t.length; e++) a(t[e]);
			i();
		}
		function f() {
			n = !1, l.emit("queueDrain"), s && l.end();
		}
		return l.setMaxListeners(0), l.add = u, l.on("unpipe", function(e) {
			e.emit("merge2UnpipeEnd");
		}), t.length && u.apply(null, t), l;
	}
	function o(e, t) {
		if (Array.isArray(e)) for (let n = 0, r = e.length; n < r; n++) e[n] = o(e[n], t);
		else {
			if (!e._readableState && e.pipe && (e = e.pipe(r(t))), !e._readableState || !e.pause || !e.pipe) throw Error("Only readable stream can be merged.");
			e.pause();
		}
		return e;
	}
})), ow = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.merge = void 0;
	let t = aw();
	function n(e) {
		let n = t(e);
		return e.forEach((e) => {
			e.once("error", (e) => n.emit("error", e));
		}), n.once("close", () => r(e)), n.once("end", () => r(e)), n;
	}
	e.merge = n;
	function r(e) {
		e.forEach((e) => e.emit("close"));
	}
})), sw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEmpty = e.isString = void 0;
	function t(e) {
		return typeof e == "string";
	}
	e.isString = t;
	function n(e) {
		return e === "";
	}
	e.isEmpty = n;
})), cw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.string = e.stream = e.pattern = e.path = e.fs = e.errno = e.array = void 0, e.array = ZC(), e.errno = QC(), e.fs = $C(), e.path = ew(), e.pattern = iw(), e.stream = ow(), e.string = sw();
})), lw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.convertPatternGroupToTask = e.convertPatternGroupsToTasks = e.groupPatternsByBaseDirectory = e.getNegativePatternsAsPositive = e.getPositivePatterns = e.convertPatternsToTasks = e.generate = void 0;
	let t = cw();
	function n(e, n) {
		let s = r(e, n), c = r(n.ignore, n), l = a(s), u = o(s, c), d = l.filter((e) => t.pattern.isStaticPattern(e, n)), f = l.filter((e) => t.pattern.isDynamicPattern(e, n)), p = i(d, u, !1), m = i(f, u, !0);
		return p.concat(m);
	}
	e.generate = n;
	function r(e, n) {
		let r = e;
		return n.braceExpansion && (r = t.pattern.expandPatternsWithBraceExpansion(r)), n.baseNameMatch && (r = r.map((e) => e.includes("/") ? e : `**/${e}`)), r.map((e) => t.pattern.removeDuplicateSlashes(e));
	}
	function i(e, n, r) {
		let i = [], a = t.pattern.getPatternsOutsideCurrentDirectory(e), o = t.pattern.getPatternsInsideCurrentDirectory(e), u = s(a), d = s(o);
		return i.push(...c(u, n, r)), "." in d ? i.push(l(".", o, n, r)) : i.push(...c(d, n, r)), i;
	}
	e.convertPatternsToTasks = i;
	function a(e) {
		return t.pattern.getPositivePatterns(e);
	}
	e.getPositivePatterns = a;
	function o(e, n) {
		return t.pattern.getNegativePatterns(e).concat(n).map(t.pattern.convertToPositivePattern);
	}
	e.getNegativePatternsAsPositive = o;
	function s(e) {
		return e.reduce((e, n) => {
			let r = t.pattern.getBaseDirectory(n);
			return r in e ? e[r].push(n) : e[r] = [n], e;
		}, {});
	}
	e.groupPatternsByBaseDirectory = s;
	function c(e, t, n) {
		return Object.keys(e).map((r) => l(r, e[r], t, n));
	}
	e.convertPatternGroupsToTasks = c;
	function l(e, n, r, i) {
		return {
			dynamic: i,
			positive: n,
			negative: r,
			base: e,
			patterns: [].concat(n, r.map(t.pattern.convertToNegativePattern))
		};
	}
	e.convertPatternGroupToTask = l;
})), uw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.read = void 0;
	function t(e, t, i) {
		t.fs.lstat(e, (a, o) => {
			a === null ? !o.isSymbolicLink() || !t.followSymbolicLink ? r(i, o) : t.fs.stat(e, (e, a) => {
				if (e !== null) {
					if (t.throwErrorOnBrokenSymbolicLink) {
						n(i, e);
						return;
					}
					r(i, o);
				} else t.markSymbolicLink && (a.isSymbolicLink = () => !0), r(i, a);
			}) : n(i, a);
		});
	}
	e.read = t;
	function n(e, t) {
		e(t);
	}
	function r(e, t) {
		e(null, t);
	}
})), dw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.read = void 0;
	function t(e, t) {
		let n = t.fs.lstatSync(e);
		if (!n.isSymbolicLink() || !t.followSymbolicLink) return n;
		try {
			let n = t.fs.statSync(e);
			return t.markSymbolicLink && (n.isSymbolicLink = () => !0), n;
		} catch (e) {
			if (!t.throwErrorOnBrokenSymbolicLink) return n;
			throw e;
		}
	}
	e.read = t;
})), fw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.createFileSystemAdapter = t.FILE_SYSTEM_ADAPTER = void 0;
	let n = e("fs");
	t.FILE_SYSTEM_ADAPTER = {
		lstat: n.lstat,
		stat: n.stat,
		lstatSync: n.lstatSync,
		statSync: n.statSync
	};
	function r(e) {
		return e === void 0 ? t.FILE_SYSTEM_ADAPTER : Object.assign(Object.assign({}, t.FILE_SYSTEM_ADAPTER), e);
	}
	t.createFileSystemAdapter = r;
})), pw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = fw();
	e.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, !0), this.fs = t.createFileSystemAdapter(this._options.fs), this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0);
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), mw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.statSync = e.stat = e.Settings = void 0;
	let t = uw(), n = dw(), r = pw();
	e.Settings = r.default;
	function i(e, n, r) {
		typeof n == "function" ? t.read(e, o(), n) : t.read(e, o(n), r);
	}
	e.stat = i;
	function a(e, t) {
		let r = o(t);
		return n.read(e, r);
	}
	e.statSync = a;
	function o(e = {}) {
		return e instanceof r.default ? e : new r.default(e);
	}
})), hw = n(((e, t) => {
	let n;
	t.exports = typeof queueMicrotask == "function" ? queueMicrotask.bind(typeof window < "u" ? window : global) : (e) => (n ||= Promise.resolve()).then(e).catch((e) => setTimeout(() => {
		throw e;
	}, 0));
})), gw = n(((e, t) => {
	t.exports = r;
	let n = hw();
	function r(e, t) {
		let r, i, a, o = !0;
		Array.isArray(e) ? (r = [], i = e.length) : (a = Object.keys(e), r = {}, i = a.length);
		function s(e) {
			function i() {
				t && t(e, r), t = null;
			}
			o ? n(i) : i();
		}
		function c(e, t, n) {
			r[e] = n, (--i === 0 || t) && s(t);
		}
		i ? a ? a.forEach(function(t) {
			e[t](function(e, n) {
				c(t, e, n);
			});
		}) : e.forEach(function(e, t) {
			e(function(e, n) {
				c(t, e, n);
			});
		}) : s(null), o = !1;
	}
})), _w = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
	let t = process.versions.node.split(".");
	if (t[0] === void 0 || t[1] === void 0) throw Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
	let n = Number.parseInt(t[0], 10), r = Number.parseInt(t[1], 10);
	e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = n > 10 || n === 10 && r >= 10;
})), vw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.createDirentFromStats = void 0;
	var t = class {
		constructor(e, t) {
			this.name = e, this.isBlockDevice = t.isBlockDevice.bind(t), this.isCharacterDevice = t.isCharacterDevice.bind(t), this.isDirectory = t.isDirectory.bind(t), this.isFIFO = t.isFIFO.bind(t), this.isFile = t.isFile.bind(t), this.isSocket = t.isSocket.bind(t), this.isSymbolicLink = t.isSymbolicLink.bind(t);
		}
	};
	function n(e, n) {
		return new t(e, n);
	}
	e.createDirentFromStats = n;
})), yw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.fs = void 0, e.fs = vw();
})), bw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = void 0;
	function t(e, t, n) {
		return e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = t;
})), xw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = mw(), n = gw(), r = _w(), i = yw(), a = bw();
	function o(e, t, n) {
		!t.stats && r.IS_SUPPORT_READDIR_WITH_FILE_TYPES ? s(e, t, n) : l(e, t, n);
	}
	e.read = o;
	function s(e, t, r) {
		t.fs.readdir(e, { withFileTypes: !0 }, (i, o) => {
			if (i !== null) {
				u(r, i);
				return;
			}
			let s = o.map((n) => ({
				dirent: n,
				name: n.name,
				path: a.joinPathSegments(e, n.name, t.pathSegmentSeparator)
			}));
			if (!t.followSymbolicLinks) {
				d(r, s);
				return;
			}
			let l = s.map((e) => c(e, t));
			n(l, (e, t) => {
				e === null ? d(r, t) : u(r, e);
			});
		});
	}
	e.readdirWithFileTypes = s;
	function c(e, t) {
		return (n) => {
			e.dirent.isSymbolicLink() ? t.fs.stat(e.path, (r, a) => {
				if (r !== null) {
					if (t.throwErrorOnBrokenSymbolicLink) {
						n(r);
						return;
					}
					n(null, e);
				} else e.dirent = i.fs.createDirentFromStats(e.name, a), n(null, e);
			}) : n(null, e);
		};
	}
	function l(e, r, o) {
		r.fs.readdir(e, (s, c) => {
			if (s !== null) {
				u(o, s);
				return;
			}
			let l = c.map((n) => {
				let o = a.joinPathSegments(e, n, r.pathSegmentSeparator);
				return (e) => {
					t.stat(o, r.fsStatSettings, (t, a) => {
						if (t !== null) {
							e(t);
							return;
						}
						let s = {
							name: n,
							path: o,
							dirent: i.fs.createDirentFromStats(n, a)
						};
						r.stats && (s.stats = a), e(null, s);
					});
				};
			});
			n(l, (e, t) => {
				e === null ? d(o, t) : u(o, e);
			});
		});
	}
	e.readdir = l;
	function u(e, t) {
		e(t);
	}
	function d(e, t) {
		e(null, t);
	}
})), Sw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = mw(), n = _w(), r = yw(), i = bw();
	function a(e, t) {
		return !t.stats && n.IS_SUPPORT_READDIR_WITH_FILE_TYPES ? o(e, t) : s(e, t);
	}
	e.read = a;
	function o(e, t) {
		return t.fs.readdirSync(e, { withFileTypes: !0 }).map((n) => {
			let a = {
				dirent: n,
				name: n.name,
				path: i.joinPathSegments(e, n.name, t.pathSegmentSeparator)
			};
			if (a.dirent.isSymbolicLink() && t.followSymbolicLinks) try {
				let e = t.fs.statSync(a.path);
				a.dirent = r.fs.createDirentFromStats(a.name, e);
			} catch (e) {
				if (t.throwErrorOnBrokenSymbolicLink) throw e;
			}
			return a;
		});
	}
	e.readdirWithFileTypes = o;
	function s(e, n) {
		return n.fs.readdirSync(e).map((a) => {
			let o = i.joinPathSegments(e, a, n.pathSegmentSeparator), s = t.statSync(o, n.fsStatSettings), c = {
				name: a,
				path: o,
				dirent: r.fs.createDirentFromStats(a, s)
			};
			return n.stats && (c.stats = s), c;
		});
	}
	e.readdir = s;
})), Cw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.createFileSystemAdapter = t.FILE_SYSTEM_ADAPTER = void 0;
	let n = e("fs");
	t.FILE_SYSTEM_ADAPTER = {
		lstat: n.lstat,
		stat: n.stat,
		lstatSync: n.lstatSync,
		statSync: n.statSync,
		readdir: n.readdir,
		readdirSync: n.readdirSync
	};
	function r(e) {
		return e === void 0 ? t.FILE_SYSTEM_ADAPTER : Object.assign(Object.assign({}, t.FILE_SYSTEM_ADAPTER), e);
	}
	t.createFileSystemAdapter = r;
})), ww = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = mw(), i = Cw();
	t.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLinks = this._getValue(this._options.followSymbolicLinks, !1), this.fs = i.createFileSystemAdapter(this._options.fs), this.pathSegmentSeparator = this._getValue(this._options.pathSegmentSeparator, n.sep), this.stats = this._getValue(this._options.stats, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0), this.fsStatSettings = new r.Settings({
				followSymbolicLink: this.followSymbolicLinks,
				fs: this.fs,
				throwErrorOnBrokenSymbolicLink: this.throwErrorOnBrokenSymbolicLink
			});
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), Tw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.scandirSync = e.scandir = void 0;
	let t = xw(), n = Sw(), r = ww();
	e.Settings = r.default;
	function i(e, n, r) {
		typeof n == "function" ? t.read(e, o(), n) : t.read(e, o(n), r);
	}
	e.scandir = i;
	function a(e, t) {
		let r = o(t);
		return n.read(e, r);
	}
	e.scandirSync = a;
	function o(e = {}) {
		return e instanceof r.default ? e : new r.default(e);
	}
})), Ew = n(((e, t) => {
	function n(e) {
		var t = new e(), n = t;
		function r() {
			var r = t;
			return r.next ? t = r.next : (t = new e(), n = t), r.next = null, r;
		}
		function i(e) {
			n.next = e, n = e;
		}
		return {
			get: r,
			release: i
		};
	}
	t.exports = n;
})), Dw = n(((e, t) => {
	var n = Ew();
	function r(e, t, r) {
		if (typeof e == "function" && (r = t, t = e, e = null), !(r >= 1)) throw Error("fastqueue concurrency must be equal to or greater than 1");
		var o = n(a), s = null, c = null, l = 0, u = null, d = {
			push: v,
			drain: i,
			saturated: i,
			pause: p,
			paused: !1,
			get concurrency() {
				return r;
			},
			set concurrency(e) {
				if (!(e >= 1)) throw Error("fastqueue concurrency must be equal to or greater than 1");
				if (r = e, !d.paused) for (; s && l < r;) l++, b();
			},
			running: f,
			resume: g,
			idle: _,
			length: m,
			getQueue: h,
			unshift: y,
			empty: i,
			kill: x,
			killAndDrain: S,
			error: ee,
			abort: C
		};
		return d;
		function f() {
			return l;
		}
		function p() {
			d.paused = !0;
		}
		function m() {
			for (var e = s, t = 0; e;) e = e.next, t++;
			return t;
		}
		function h() {
			for (var e = s, t = []; e;) t.push(e.value), e = e.next;
			return t;
		}
		function g() {
			if (d.paused) {
				if (d.paused = !1, s === null) l++, b();
				else for (; s && l < r;) l++, b();
			}
		}
		function _() {
			return l === 0 && d.length() === 0;
		}
		function v(n, a) {
			var f = o.get();
			f.context = e, f.release = b, f.value = n, f.callback = a || i, f.errorHandler = u, l >= r || d.paused ? c ? (c.next = f, c = f) : (s = f, c = f, d.saturated()) : (l++, t.call(e, f.value, f.worked));
		}
		function y(n, a) {
			var f = o.get();
			f.context = e, f.release = b, f.value = n, f.callback = a || i, f.errorHandler = u, l >= r || d.paused ? s ? (f.next = s, s = f) : (s = f, c = f, d.saturated()) : (l++, t.call(e, f.value, f.worked));
		}
		function b(n) {
			n && o.release(n);
			var i = s;
			i && l <= r ? d.paused ? l-- : (c === s && (c = null), s = i.next, i.next = null, t.call(e, i.value, i.worked), c === null && d.empty()) : --l === 0 && d.drain();
		}
		function x() {
			s = null, c = null, d.drain = i;
		}
		function S() {
			s = null, c = null, d.drain(), d.drain = i;
		}
		function C() {
			var e = s;
			for (s = null, c = null; e;) {
				var t = e.next, n = e.callback, r = e.errorHandler, a = e.value, l = e.context;
				e.value = null, e.callback = i, e.errorHandler = null, e.next = null, r && r(Error("abort"), a), n.call(l, Error("abort")), o.release(e), e = t;
			}
			d.drain = i;
		}
		function ee(e) {
			u = e;
		}
	}
	function i() {}
	function a() {
		this.value = null, this.callback = i, this.next = null, this.release = i, this.context = null, this.errorHandler = null;
		var e = this;
		this.worked = function(t, n) {
			var r = e.callback, a = e.errorHandler, o = e.value;
			e.value = null, e.callback = i, e.errorHandler && a(t, o), r.call(e.context, t, n), e.release(e);
		};
	}
	function o(e, t, n) {
		typeof e == "function" && (n = t, t = e, e = null);
		function a(e, n) {
			t.call(this, e).then(function(e) {
				n(null, e);
			}, n);
		}
		var o = r(e, a, n), s = o.push, c = o.unshift;
		return o.push = l, o.unshift = u, o.drained = d, o;
		function l(e) {
			var t = new Promise(function(t, n) {
				s(e, function(e, r) {
					e ? n(e) : t(r);
				});
			});
			return t.catch(i), t;
		}
		function u(e) {
			var t = new Promise(function(t, n) {
				c(e, function(e, r) {
					e ? n(e) : t(r);
				});
			});
			return t.catch(i), t;
		}
		function d() {
			return new Promise(function(e) {
				process.nextTick(function() {
					if (o.idle()) e();
					else {
						var t = o.drain;
						o.drain = function() {
							typeof t == "function" && t(), e(), o.drain = t;
						};
					}
				});
			});
		}
	}
	t.exports = r, t.exports.promise = o;
})), Ow = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = e.replacePathSegmentSeparator = e.isAppliedFilter = e.isFatalError = void 0;
	function t(e, t) {
		return e.errorFilter === null || !e.errorFilter(t);
	}
	e.isFatalError = t;
	function n(e, t) {
		return e === null || e(t);
	}
	e.isAppliedFilter = n;
	function r(e, t) {
		return e.split(/[/\\]/).join(t);
	}
	e.replacePathSegmentSeparator = r;
	function i(e, t, n) {
		return e === "" ? t : e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = i;
})), kw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ow();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._root = t.replacePathSegmentSeparator(e, n.pathSegmentSeparator);
		}
	};
})), Aw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("events"), r = Tw(), i = Dw(), a = Ow(), o = kw();
	t.default = class extends o.default {
		constructor(e, t) {
			super(e, t), this._settings = t, this._scandir = r.scandir, this._emitter = new n.EventEmitter(), this._queue = i(this._worker.bind(this), this._settings.concurrency), this._isFatalError = !1, this._isDestroyed = !1, this._queue.drain = () => {
				this._isFatalError || this._emitter.emit("end");
			};
		}
		read() {
			return this._isFatalError = !1, this._isDestroyed = !1, setImmediate(() => {
				this._pushToQueue(this._root, this._settings.basePath);
			}), this._emitter;
		}
		get isDestroyed() {
			return this._isDestroyed;
		}
		destroy() {
			if (this._isDestroyed) throw Error("The reader is already destroyed");
			this._isDestroyed = !0, this._queue.killAndDrain();
		}
		onEntry(e) {
			this._emitter.on("entry", e);
		}
		onError(e) {
			this._emitter.once("error", e);
		}
		onEnd(e) {
			this._emitter.once("end", e);
		}
		_pushToQueue(e, t) {
			let n = {
				directory: e,
				base: t
			};
			this._queue.push(n, (e) => {
				e !== null && this._handleError(e);
			});
		}
		_worker(e, t) {
			this._scandir(e.directory, this._settings.fsScandirSettings, (n, r) => {
				if (n !== null) t(n, void 0);
				else {
					for (let t of r) this._handleEntry(t, e.base);
					t(null, void 0);
				}
			});
		}
		_handleError(e) {
			!this._isDestroyed && a.isFatalError(this._settings, e) && (this._isFatalError = !0, this._isDestroyed = !0, this._emitter.emit("error", e));
		}
		_handleEntry(e, t) {
			if (this._isDestroyed || this._isFatalError) return;
			let n = e.path;
			t !== void 0 && (e.path = a.joinPathSegments(t, e.name, this._settings.pathSegmentSeparator)), a.isAppliedFilter(this._settings.entryFilter, e) && this._emitEntry(e), e.dirent.isDirectory() && a.isAppliedFilter(this._settings.deepFilter, e) && this._pushToQueue(n, t === void 0 ? void 0 : e.path);
		}
		_emitEntry(e) {
			this._emitter.emit("entry", e);
		}
	};
})), jw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Aw();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings), this._storage = [];
		}
		read(e) {
			this._reader.onError((t) => {
				n(e, t);
			}), this._reader.onEntry((e) => {
				this._storage.push(e);
			}), this._reader.onEnd(() => {
				r(e, this._storage);
			}), this._reader.read();
		}
	};
	function n(e, t) {
		e(t);
	}
	function r(e, t) {
		e(null, t);
	}
})), Mw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Aw();
	t.default = class {
		constructor(e, t) {
			this._root = e, this._settings = t, this._reader = new r.default(this._root, this._settings), this._stream = new n.Readable({
				objectMode: !0,
				read: () => {},
				destroy: () => {
					this._reader.isDestroyed || this._reader.destroy();
				}
			});
		}
		read() {
			return this._reader.onError((e) => {
				this._stream.emit("error", e);
			}), this._reader.onEntry((e) => {
				this._stream.push(e);
			}), this._reader.onEnd(() => {
				this._stream.push(null);
			}), this._reader.read(), this._stream;
		}
	};
})), Nw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Tw(), n = Ow(), r = kw();
	e.default = class extends r.default {
		constructor() {
			super(...arguments), this._scandir = t.scandirSync, this._storage = [], this._queue = new Set();
		}
		read() {
			return this._pushToQueue(this._root, this._settings.basePath), this._handleQueue(), this._storage;
		}
		_pushToQueue(e, t) {
			this._queue.add({
				directory: e,
				base: t
			});
		}
		_handleQueue() {
			for (let e of this._queue.values()) this._handleDirectory(e.directory, e.base);
		}
		_handleDirectory(e, t) {
			try {
				let n = this._scandir(e, this._settings.fsScandirSettings);
				for (let e of n) this._handleEntry(e, t);
			} catch (e) {
				this._handleError(e);
			}
		}
		_handleError(e) {
			if (n.isFatalError(this._settings, e)) throw e;
		}
		_handleEntry(e, t) {
			let r = e.path;
			t !== void 0 && (e.path = n.joinPathSegments(t, e.name, this._settings.pathSegmentSeparator)), n.isAppliedFilter(this._settings.entryFilter, e) && this._pushToStorage(e), e.dirent.isDirectory() && n.isAppliedFilter(this._settings.deepFilter, e) && this._pushToQueue(r, t === void 0 ? void 0 : e.path);
		}
		_pushToStorage(e) {
			this._storage.push(e);
		}
	};
})), Pw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Nw();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings);
		}
		read() {
			return this._reader.read();
		}
	};
})), Fw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Tw();
	t.default = class {
		constructor(e = {}) {
			this._options = e, this.basePath = this._getValue(this._options.basePath, void 0), this.concurrency = this._getValue(this._options.concurrency, Infinity), this.deepFilter = this._getValue(this._options.deepFilter, null), this.entryFilter = this._getValue(this._options.entryFilter, null), this.errorFilter = this._getValue(this._options.errorFilter, null), this.pathSegmentSeparator = this._getValue(this._options.pathSegmentSeparator, n.sep), this.fsScandirSettings = new r.Settings({
				followSymbolicLinks: this._options.followSymbolicLinks,
				fs: this._options.fs,
				pathSegmentSeparator: this._options.pathSegmentSeparator,
				stats: this._options.stats,
				throwErrorOnBrokenSymbolicLink: this._options.throwErrorOnBrokenSymbolicLink
			});
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), Iw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.walkStream = e.walkSync = e.walk = void 0;
	let t = jw(), n = Mw(), r = Pw(), i = Fw();
	e.Settings = i.default;
	function a(e, n, r) {
		typeof n == "function" ? new t.default(e, c()).read(n) : new t.default(e, c(n)).read(r);
	}
	e.walk = a;
	function o(e, t) {
		let n = c(t);
		return new r.default(e, n).read();
	}
	e.walkSync = o;
	function s(e, t) {
		let r = c(t);
		return new n.default(e, r).read();
	}
	e.walkStream = s;
	function c(e = {}) {
		return e instanceof i.default ? e : new i.default(e);
	}
})), Lw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = mw(), i = cw();
	t.default = class {
		constructor(e) {
			this._settings = e, this._fsStatSettings = new r.Settings({
				followSymbolicLink: this._settings.followSymbolicLinks,
				fs: this._settings.fs,
				throwErrorOnBrokenSymbolicLink: this._settings.followSymbolicLinks
			});
		}
		_getFullEntryPath(e) {
			return n.resolve(this._settings.cwd, e);
		}
		_makeEntry(e, t) {
			let n = {
				name: t,
				path: t,
				dirent: i.fs.createDirentFromStats(t, e)
			};
			return this._settings.stats && (n.stats = e), n;
		}
		_isFatalError(e) {
			return !i.errno.isEnoentCodeError(e) && !this._settings.suppressErrors;
		}
	};
})), Rw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = mw(), i = Iw(), a = Lw();
	t.default = class extends a.default {
		constructor() {
			super(...arguments), this._walkStream = i.walkStream, this._stat = r.stat;
		}
		dynamic(e, t) {
			return this._walkStream(e, t);
		}
		static(e, t) {
			let r = e.map(this._getFullEntryPath, this), i = new n.PassThrough({ objectMode: !0 });
			i._write = (n, a, o) => this._getEntry(r[n], e[n], t).then((e) => {
				e !== null && t.entryFilter(e) && i.push(e), n === r.length - 1 && i.end(), o();
			}).catch(o);
			for (let e = 0; e < r.length; e++) i.write(e);
			return i;
		}
		_getEntry(e, t, n) {
			return this._getStat(e).then((e) => this._makeEntry(e, t)).catch((e) => {
				if (n.errorFilter(e)) return null;
				throw e;
			});
		}
		_getStat(e) {
			return new Promise((t, n) => {
				this._stat(e, this._fsStatSettings, (e, r) => e === null ? t(r) : n(e));
			});
		}
	};
})), zw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Iw(), n = Lw(), r = Rw();
	e.default = class extends n.default {
		constructor() {
			super(...arguments), this._walkAsync = t.walk, this._readerStream = new r.default(this._settings);
		}
		dynamic(e, t) {
			return new Promise((n, r) => {
				this._walkAsync(e, t, (e, t) => {
					e === null ? n(t) : r(e);
				});
			});
		}
		async static(e, t) {
			let n = [], r = this._readerStream.static(e, t);
			return new Promise((e, t) => {
				r.once("error", t), r.on("data", (e) => n.push(e)), r.once("end", () => e(n));
			});
		}
	};
})), Bw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = cw();
	e.default = class {
		constructor(e, t, n) {
			this._patterns = e, this._settings = t, this._micromatchOptions = n, this._storage = [], this._fillStorage();
		}
		_fillStorage() {
			for (let e of this._patterns) {
				let t = this._getPatternSegments(e), n = this._splitSegmentsIntoSections(t);
				this._storage.push({
					complete: n.length <= 1,
					pattern: e,
					segments: t,
					sections: n
				});
			}
		}
		_getPatternSegments(e) {
			return t.pattern.getPatternParts(e, this._micromatchOptions).map((e) => t.pattern.isDynamicPattern(e, this._settings) ? {
				dynamic: !0,
				pattern: e,
				patternRe: t.pattern.makeRe(e, this._micromatchOptions)
			} : {
				dynamic: !1,
				pattern: e
			});
		}
		_splitSegmentsIntoSections(e) {
			return t.array.splitWhen(e, (e) => e.dynamic && t.pattern.hasGlobStar(e.pattern));
		}
	};
})), Vw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Bw();
	e.default = class extends t.default {
		match(e) {
			let t = e.split("/"), n = t.length, r = this._storage.filter((e) => !e.complete || e.segments.length > n);
			for (let e of r) {
				let r = e.sections[0];
				if (!e.complete && n > r.length || t.every((t, n) => {
					let r = e.segments[n];
					return !!(r.dynamic && r.patternRe.test(t) || !r.dynamic && r.pattern === t);
				})) return !0;
			}
			return !1;
		}
	};
})), Hw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = cw(), n = Vw();
	e.default = class {
		constructor(e, t) {
			this._settings = e, this._micromatchOptions = t;
		}
		getFilter(e, t, n) {
			let r = this._getMatcher(t), i = this._getNegativePatternsRe(n);
			return (t) => this._filter(e, t, r, i);
		}
		_getMatcher(e) {
			return new n.default(e, this._settings, this._micromatchOptions);
		}
		_getNegativePatternsRe(e) {
			let n = e.filter(t.pattern.isAffectDepthOfReadingPattern);
			return t.pattern.convertPatternsToRe(n, this._micromatchOptions);
		}
		_filter(e, n, r, i) {
			if (this._isSkippedByDeep(e, n.path) || this._isSkippedSymbolicLink(n)) return !1;
			let a = t.path.removeLeadingDotSegment(n.path);
			return !this._isSkippedByPositivePatterns(a, r) && this._isSkippedByNegativePatterns(a, i);
		}
		_isSkippedByDeep(e, t) {
			return this._settings.deep !== Infinity && this._getEntryLevel(e, t) >= this._settings.deep;
		}
		_getEntryLevel(e, t) {
			let n = t.split("/").length;
			return e === "" ? n : n - e.split("/").length;
		}
		_isSkippedSymbolicLink(e) {
			return !this._settings.followSymbolicLinks && e.dirent.isSymbolicLink();
		}
		_isSkippedByPositivePatterns(e, t) {
			return !this._settings.baseNameMatch && !t.match(e);
		}
		_isSkippedByNegativePatterns(e, n) {
			return !t.pattern.matchAny(e, n);
		}
	};
})), Uw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = cw();
	e.default = class {
		constructor(e, t) {
			this._settings = e, this._micromatchOptions = t, this.index = new Map();
		}
		getFilter(e, n) {
			let [r, i] = t.pattern.partitionAbsoluteAndRelative(n), a = {
				positive: { all: t.pattern.convertPatternsToRe(e, this._micromatchOptions) },
				negative: {
					absolute: t.pattern.convertPatternsToRe(r, Object.assign(Object.assign({}, this._micromatchOptions), { dot: !0 })),
					relative: t.pattern.convertPatternsToRe(i, Object.assign(Object.assign({}, this._micromatchOptions), { dot: !0 }))
				}
			};
			return (e) => this._filter(e, a);
		}
		_filter(e, n) {
			let r = t.path.removeLeadingDotSegment(e.path);
			if (this._settings.unique && this._isDuplicateEntry(r) || this._onlyFileFilter(e) || this._onlyDirectoryFilter(e)) return !1;
			let i = this._isMatchToPatternsSet(r, n, e.dirent.isDirectory());
			return this._settings.unique && i && this._createIndexRecord(r), i;
		}
		_isDuplicateEntry(e) {
			return this.index.has(e);
		}
		_createIndexRecord(e) {
			this.index.set(e, void 0);
		}
		_onlyFileFilter(e) {
			return this._settings.onlyFiles && !e.dirent.isFile();
		}
		_onlyDirectoryFilter(e) {
			return this._settings.onlyDirectories && !e.dirent.isDirectory();
		}
		_isMatchToPatternsSet(e, t, n) {
			return !(!this._isMatchToPatterns(e, t.positive.all, n) || this._isMatchToPatterns(e, t.negative.relative, n) || this._isMatchToAbsoluteNegative(e, t.negative.absolute, n));
		}
		_isMatchToAbsoluteNegative(e, n, r) {
			if (n.length === 0) return !1;
			let i = t.path.makeAbsolute(this._settings.cwd, e);
			return this._isMatchToPatterns(i, n, r);
		}
		_isMatchToPatterns(e, n, r) {
			if (n.length === 0) return !1;
			let i = t.pattern.matchAny(e, n);
			return !i && r ? t.pattern.matchAny(e + "/", n) : i;
		}
	};
})), Ww = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = cw();
	e.default = class {
		constructor(e) {
			this._settings = e;
		}
		getFilter() {
			return (e) => this._isNonFatalError(e);
		}
		_isNonFatalError(e) {
			return t.errno.isEnoentCodeError(e) || this._settings.suppressErrors;
		}
	};
})), Gw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = cw();
	e.default = class {
		constructor(e) {
			this._settings = e;
		}
		getTransformer() {
			return (e) => this._transform(e);
		}
		_transform(e) {
			let n = e.path;
			return this._settings.absolute && (n = t.path.makeAbsolute(this._settings.cwd, n), n = t.path.unixify(n)), this._settings.markDirectories && e.dirent.isDirectory() && (n += "/"), this._settings.objectMode ? Object.assign(Object.assign({}, e), { path: n }) : n;
		}
	};
})), Kw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Hw(), i = Uw(), a = Ww(), o = Gw();
	t.default = class {
		constructor(e) {
			this._settings = e, this.errorFilter = new a.default(this._settings), this.entryFilter = new i.default(this._settings, this._getMicromatchOptions()), this.deepFilter = new r.default(this._settings, this._getMicromatchOptions()), this.entryTransformer = new o.default(this._settings);
		}
		_getRootDirectory(e) {
			return n.resolve(this._settings.cwd, e.base);
		}
		_getReaderOptions(e) {
			let t = e.base === "." ? "" : e.base;
			return {
				basePath: t,
				pathSegmentSeparator: "/",
				concurrency: this._settings.concurrency,
				deepFilter: this.deepFilter.getFilter(t, e.positive, e.negative),
				entryFilter: this.entryFilter.getFilter(e.positive, e.negative),
				errorFilter: this.errorFilter.getFilter(),
				followSymbolicLinks: this._settings.followSymbolicLinks,
				fs: this._settings.fs,
				stats: this._settings.stats,
				throwErrorOnBrokenSymbolicLink: this._settings.throwErrorOnBrokenSymbolicLink,
				transform: this.entryTransformer.getTransformer()
			};
		}
		_getMicromatchOptions() {
			return {
				dot: this._settings.dot,
				matchBase: this._settings.baseNameMatch,
				nobrace: !this._settings.braceExpansion,
				nocase: !this._settings.caseSensitiveMatch,
				noext: !this._settings.extglob,
				noglobstar: !this._settings.globstar,
				posix: !0,
				strictSlashes: !1
			};
		}
	};
})), qw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = zw(), n = Kw();
	e.default = class extends n.default {
		constructor() {
			super(...arguments), this._reader = new t.default(this._settings);
		}
		async read(e) {
			let t = this._getRootDirectory(e), n = this._getReaderOptions(e);
			return (await this.api(t, e, n)).map((e) => n.transform(e));
		}
		api(e, t, n) {
			return t.dynamic ? this._reader.dynamic(e, n) : this._reader.static(t.patterns, n);
		}
	};
})), Jw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Rw(), i = Kw();
	t.default = class extends i.default {
		constructor() {
			super(...arguments), this._reader = new r.default(this._settings);
		}
		read(e) {
			let t = this._getRootDirectory(e), r = this._getReaderOptions(e), i = this.api(t, e, r), a = new n.Readable({
				objectMode: !0,
				read: () => {}
			});
			return i.once("error", (e) => a.emit("error", e)).on("data", (e) => a.emit("data", r.transform(e))).once("end", () => a.emit("end")), a.once("close", () => i.destroy()), a;
		}
		api(e, t, n) {
			return t.dynamic ? this._reader.dynamic(e, n) : this._reader.static(t.patterns, n);
		}
	};
})), Yw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = mw(), n = Iw(), r = Lw();
	e.default = class extends r.default {
		constructor() {
			super(...arguments), this._walkSync = n.walkSync, this._statSync = t.statSync;
		}
		dynamic(e, t) {
			return this._walkSync(e, t);
		}
		static(e, t) {
			let n = [];
			for (let r of e) {
				let e = this._getFullEntryPath(r), i = this._getEntry(e, r, t);
				i !== null && t.entryFilter(i) && n.push(i);
			}
			return n;
		}
		_getEntry(e, t, n) {
			try {
				let n = this._getStat(e);
				return this._makeEntry(n, t);
			} catch (e) {
				if (n.errorFilter(e)) return null;
				throw e;
			}
		}
		_getStat(e) {
			return this._statSync(e, this._fsStatSettings);
		}
	};
})), Xw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Yw(), n = Kw();
	e.default = class extends n.default {
		constructor() {
			super(...arguments), this._reader = new t.default(this._settings);
		}
		read(e) {
			let t = this._getRootDirectory(e), n = this._getReaderOptions(e);
			return this.api(t, e, n).map(n.transform);
		}
		api(e, t, n) {
			return t.dynamic ? this._reader.dynamic(e, n) : this._reader.static(t.patterns, n);
		}
	};
})), Zw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.DEFAULT_FILE_SYSTEM_ADAPTER = void 0;
	let n = e("fs"), r = e("os"), i = Math.max(r.cpus().length, 1);
	t.DEFAULT_FILE_SYSTEM_ADAPTER = {
		lstat: n.lstat,
		lstatSync: n.lstatSync,
		stat: n.stat,
		statSync: n.statSync,
		readdir: n.readdir,
		readdirSync: n.readdirSync
	}, t.default = class {
		constructor(e = {}) {
			this._options = e, this.absolute = this._getValue(this._options.absolute, !1), this.baseNameMatch = this._getValue(this._options.baseNameMatch, !1), this.braceExpansion = this._getValue(this._options.braceExpansion, !0), this.caseSensitiveMatch = this._getValue(this._options.caseSensitiveMatch, !0), this.concurrency = this._getValue(this._options.concurrency, i), this.cwd = this._getValue(this._options.cwd, process.cwd()), this.deep = this._getValue(this._options.deep, Infinity), this.dot = this._getValue(this._options.dot, !1), this.extglob = this._getValue(this._options.extglob, !0), this.followSymbolicLinks = this._getValue(this._options.followSymbolicLinks, !0), this.fs = this._getFileSystemMethods(this._options.fs), this.globstar = this._getValue(this._options.globstar, !0), this.ignore = this._getValue(this._options.ignore, []), this.markDirectories = this._getValue(this._options.markDirectories, !1), this.objectMode = this._getValue(this._options.objectMode, !1), this.onlyDirectories = this._getValue(this._options.onlyDirectories, !1), this.onlyFiles = this._getValue(this._options.onlyFiles, !0), this.stats = this._getValue(this._options.stats, !1), this.suppressErrors = this._getValue(this._options.suppressErrors, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !1), this.unique = this._getValue(this._options.unique, !0), this.onlyDirectories && (this.onlyFiles = !1), this.stats && (this.objectMode = !0), this.ignore = [].concat(this.ignore);
		}
		_getValue(e, t) {
			return e === void 0 ? t : e;
		}
		_getFileSystemMethods(e = {}) {
			return Object.assign(Object.assign({}, t.DEFAULT_FILE_SYSTEM_ADAPTER), e);
		}
	};
})), Qw = n(((e, t) => {
	let n = lw(), r = qw(), i = Jw(), a = Xw(), o = Zw(), s = cw();
	async function c(e, t) {
		u(e);
		let n = l(e, r.default, t), i = await Promise.all(n);
		return s.array.flatten(i);
	}
	(function(e) {
		e.glob = e, e.globSync = t, e.globStream = r, e.async = e;
		function t(e, t) {
			u(e);
			let n = l(e, a.default, t);
			return s.array.flatten(n);
		}
		e.sync = t;
		function r(e, t) {
			u(e);
			let n = l(e, i.default, t);
			return s.stream.merge(n);
		}
		e.stream = r;
		function c(e, t) {
			u(e);
			let r = [].concat(e), i = new o.default(t);
			return n.generate(r, i);
		}
		e.generateTasks = c;
		function d(e, t) {
			u(e);
			let n = new o.default(t);
			return s.pattern.isDynamicPattern(e, n);
		}
		e.isDynamicPattern = d;
		function f(e) {
			return u(e), s.path.escape(e);
		}
		e.escapePath = f;
		function p(e) {
			return u(e), s.path.convertPathToPattern(e);
		}
		e.convertPathToPattern = p, (function(e) {
			function t(e) {
				return u(e), s.path.escapePosixPath(e);
			}
			e.escapePath = t;
			function n(e) {
				return u(e), s.path.convertPosixPathToPattern(e);
			}
			e.convertPathToPattern = n;
		})(e.posix ||= {}), (function(e) {
			function t(e) {
				return u(e), s.path.escapeWindowsPath(e);
			}
			e.escapePath = t;
			function n(e) {
				return u(e), s.path.convertWindowsPathToPattern(e);
			}
			e.convertPathToPattern = n;
		})(e.win32 ||= {});
	})(c ||= {});
	function l(e, t, r) {
		let i = [].concat(e), a = new o.default(r), s = n.generate(i, a), c = new t(a);
		return s.map(c.read, c);
	}
	function u(e) {
		if (![].concat(e).every((e) => s.string.isString(e) && !s.string.isEmpty(e))) throw TypeError("Patterns must be a string (non empty) or an array of strings");
	}
	t.exports = c;
})), $w = t(Qw(), 1);
const eT = Object.assign(Error("no such file or folder"), { code: "ENOENT" });
function tT(e) {
	return {
		readdir: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.members(t).then((e) => e ? r(null, e.map(nT)) : r(eT), (e) => r(e));
		},
		lstat: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.member(String(t)).then((e) => e ? r(null, nT(e)) : r(eT), (e) => r(e));
		}
	};
}
function nT({ name: e, kind: t }) {
	let n = () => !1;
	return {
		name: e,
		isFile: () => t === "file",
		isDirectory: () => t === "folder",
		isSymbolicLink: () => t === "link",
		isBlockDevice: n,
		isCharacterDevice: n,
		isFIFO: n,
		isSocket: n
	};
}
// src/files/findFiles.ts
async function rT(e, t, n, r) {
	let i = Tn(t, e);
	return await tr(i, n) ? [i] : iT(e.split(En).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof YC) throw e;
		return [];
	});
}
async function iT(e, t, n, r) {
	let i = [];
	if (n.commit && !$w.default.isDynamicPattern(e)) return i;
	let a = Me(e), o = a.map(({ superset: e }) => e), { dot: s = !1 } = t, c = $w.default.stream([...new Set(o.map((e) => e.glob))], {
		...t,
		dot: s || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1,
		...n.commit && { fs: tT(n.commit) }
	});
	for await (let e of c) {
		if (r.aborted) break;
		let o = String(e);
		if (!a.some((e) => he(e, o, s))) continue;
		let c = Tn(t.cwd, o);
		await tr(c, n) && i.push(c);
	}
	return i;
}
// src/files/textFiles.ts
async function aT(e, t, n) {
	let r = new Map(), i = [];
	for (let o of e) {
		let e = await oT(o, t, n), s = e.flatMap((e) => cT(o, e) ?? []), c = s.filter(({ textFile: e }) => lT(o, e.language));
		a(i, dT(o, e, s), fT(o, c, t));
		for (let e of c.sort(uT(o))) r.has(e.full) ? i.push(pT(o, Wn(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function oT(e, t, n) {
	return (await rT(Qt(e), e.folder, t, n)).filter((e) => pe(e) !== void 0).sort();
}
function sT({ folder: e }, t) {
	return wn(e, t).split(En).join("/");
}
function cT(e, t) {
	let n = sT(e, t), r = Jt(e, n);
	if (!(at(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...g(e, n)
		}
	};
}
function lT(e, t) {
	return t === void 0 || C(e, t);
}
function uT({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function dT(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) {
		let e = `texts "${r}" matches no file. Correct the path: it is relative to this file.`;
		return [O("no-manifest", e, { place: a })];
	}
	if (n.length === 0) {
		let e = `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [O("no-manifest", e, { place: a })];
	}
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.find((t) => y(t ?? "", e)), n = t === void 0 ? "lokaform pull creates it when the project has texts for it." : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return O("no-language-file", i, {
			place: a,
			...t === void 0 && {
				severity: "notice",
				reach: "change"
			}
		});
	});
}
function fT({ keyName: e, place: t }, n, r) {
	return ["file", "dir"].flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => e.textFile[i] === "") : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${Wn(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [O("bad-setting", o, { place: t })];
	});
}
function pT({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return O("bad-setting", n, { place: e });
}
// src/files/manifests.ts
async function mT(e, t, n, r) {
	let { paths: i, problems: o } = await hT(e, t, n, r), s = await aT(e.texts, n, r), c = {}, l = [...o, ...s.problems];
	for (let { plural: t, textFiles: o } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await bT(o ? [...e, ...s.found] : e, n, r);
		c[t] = u.texts, a(l, u.problems);
	}
	if (l.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = `There is no manifest: neither ${t.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${t.map((e) => `--${e}`).join(" or ")} (in the action: ${t.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		l.push(O("no-manifest", n));
	}
	let u = s.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [Wn(e, n), t]);
	return {
		manifests: c,
		problems: l,
		undecided: new Map(u)
	};
}
async function hT({ kinds: e, globs: t, folder: n }, { id: r }, i, o) {
	let s = {}, c = [];
	for (let { plural: l, sharedByBranches: u } of e) if (t[l]) {
		let e = await yT(l, t[l], i, o);
		s[l] = e.files, a(c, e.problems);
	} else s[l] = u && r.includes(":") ? [] : await vT(`${l}.yaml`, n, i);
	return {
		paths: s,
		problems: c
	};
}
async function gT(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => hT(e, { id: "" }, n, t))), i = (await aT(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function _T(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await vT(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${Wn(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, O("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await gT(e, new AbortController().signal)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function vT(e, t, n) {
	let r = Tn(t, e);
	return await tr(r, n) ? [r] : [];
}
async function yT(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await rT(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await nr(Tn(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(O("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function bT(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = Wn(a, t);
		try {
			let n = Yn(await Jn(a, t));
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof YC) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(O("not-read", `${e} cannot be read: ${$n(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// \0node:crypto
const xT = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), ST = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
function CT(e, t, n) {
	let { done: r = 0, total: i } = e.count ?? {}, a = {
		done: r,
		at: t
	};
	if (!n || n.step.phase !== e.phase || n.step.project !== e.project) return {
		step: e,
		began: t,
		first: a,
		last: a
	};
	let o = n.step.count?.total === i && r >= n.last.done;
	return {
		step: e,
		began: n.began,
		first: o ? n.first : a,
		last: a
	};
}
function wT(e, t, n = Infinity, r) {
	let { count: i, project: a } = e.step, o = TT(e.step), s = TT({
		...e.step,
		project: void 0
	}), c = i && ET(i), l = (e, ...t) => [[e, c].filter(Boolean).join(": "), ...t].filter(Boolean).join(" · "), u = r && r.until > t ? jT(r, t) : void 0, d = DT(e), f = (d > 0 ? kT(e, d, t) : void 0) ?? AT(t - e.began), p = d > 0 ? `${OT(d)} ${i?.unit}s/s` : void 0;
	return (u ? [
		l(o, `waiting ${u}`),
		l(s, `waiting ${u}`),
		`Waiting ${u}`
	] : [
		l(o, p, f),
		...a === void 0 ? [] : [l(s, p, f)],
		l(s, f),
		l(void 0, f),
		l(void 0)
	]).find((e) => e !== "" && Gt(e) <= n) ?? (u ? `Waiting ${u}` : s).slice(0, n);
}
function TT({ phase: e, project: t }) {
	let n = t === void 0 ? void 0 : `project ${je(t, 40)}`;
	switch (e) {
		case "reading": return "Reading manifests";
		case "observing": return `Reading ${n ?? "the project"}`;
		case "planning": return n ? `Planning ${n}` : "Planning";
		case "writing": return "Writing manifests";
		case "applying": return n ? `Applying to ${n}` : "Applying";
		case "verifying": return n ? `Verifying ${n}` : "Verifying";
	}
}
function ET({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? J(e, n) : void 0 : `${Y(e)} of ${J(t, n)}`;
}
function DT({ first: e, last: t }) {
	let n = t.at - e.at, r = t.done - e.done;
	return n >= 1e3 && r > 0 ? r * 1e3 / n : 0;
}
function OT(e) {
	return e < 10 ? e.toFixed(1) : Y(Math.round(e));
}
function kT({ step: e, last: t }, n, r) {
	let i = e.count?.total;
	if (i === void 0) return;
	let a = (i - t.done) * 1e3 / n - (r - t.at);
	return a >= 500 ? `${MT(a)} left` : void 0;
}
function AT(e) {
	return e >= 500 ? `${MT(e)} elapsed` : void 0;
}
function jT({ until: e, reason: t }, n) {
	return `${MT(e - n)}: ${T(t)}`;
}
function MT(e) {
	let t = Math.round(e / 1e3);
	if (t < 60) return `${t} s`;
	let n = Math.floor(t / 60);
	return n < 60 ? `${n} min ${t % 60} s` : `${Math.floor(n / 60)} h ${n % 60} min`;
}
function NT({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${T(t)} → ${n ?? "no answer"} in ${Math.round(r)} ms${a}`;
}
function PT(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${T(r)} is sent again: ${a}.`]);
	};
}
// node_modules/diff/libesm/diff/base.js
var FT = class {
	diff(e, t, n = {}) {
		let r;
		typeof n == "function" ? (r = n, n = {}) : "callback" in n && (r = n.callback);
		let i = this.castInput(e, n), a = this.castInput(t, n), o = this.removeEmpty(this.tokenize(i, n)), s = this.removeEmpty(this.tokenize(a, n));
		return this.diffWithOptionsObj(o, s, n, r);
	}
	diffWithOptionsObj(e, t, n, r) {
		let i = (e) => {
			if (e = this.postProcess(e, n), r) setTimeout(function() {
				r(e);
			}, 0);
			else return e;
		}, a = t.length, o = e.length, s = 1, c = a + o;
		n.maxEditLength != null && (c = Math.min(c, n.maxEditLength));
		let l = n.timeout ?? Infinity, u = Date.now() + l, d = [{
			oldPos: -1,
			lastComponent: void 0
		}], f = this.extractCommon(d[0], t, e, 0, n);
		if (d[0].oldPos + 1 >= o && f + 1 >= a) return i(this.buildValues(d[0].lastComponent, t, e));
		let p = -Infinity, m = Infinity, h = () => {
			for (let r = Math.max(p, -s); r <= Math.min(m, s); r += 2) {
				let s, c = d[r - 1], l = d[r + 1];
				c && (d[r - 1] = void 0);
				let u = !1;
				if (l) {
					let e = l.oldPos - r;
					u = l && 0 <= e && e < a;
				}
				let h = c && c.oldPos + 1 < o;
				if (!u && !h) d[r] = void 0;
				else {
					if (s = !h || u && c.oldPos < l.oldPos ? this.addToPath(l, !0, !1, 0, n) : this.addToPath(c, !1, !0, 1, n), f = this.extractCommon(s, t, e, r, n), s.oldPos + 1 >= o && f + 1 >= a) return i(this.buildValues(s.lastComponent, t, e)) || !0;
					d[r] = s, s.oldPos + 1 >= o && (m = Math.min(m, r - 1)), f + 1 >= a && (p = Math.max(p, r + 1));
				}
			}
			s++;
		};
		if (r) (function e() {
			setTimeout(function() {
				if (s > c || Date.now() > u) return r(void 0);
				h() || e();
			}, 0);
		})();
		else for (; s <= c && Date.now() <= u;) {
			let e = h();
			if (e) return e;
		}
	}
	addToPath(e, t, n, r, i) {
		let a = e.lastComponent;
		return a && !i.oneChangePerToken && a.added === t && a.removed === n ? {
			oldPos: e.oldPos + r,
			lastComponent: {
				count: a.count + 1,
				added: t,
				removed: n,
				previousComponent: a.previousComponent
			}
		} : {
			oldPos: e.oldPos + r,
			lastComponent: {
				count: 1,
				added: t,
				removed: n,
				previousComponent: a
			}
		};
	}
	extractCommon(e, t, n, r, i) {
		let a = t.length, o = n.length, s = e.oldPos, c = s - r, l = 0;
		for (; c + 1 < a && s + 1 < o && this.equals(n[s + 1], t[c + 1], i);) c++, s++, l++, i.oneChangePerToken && (e.lastComponent = {
			count: 1,
			previousComponent: e.lastComponent,
			added: !1,
			removed: !1
		});
		return l && !i.oneChangePerToken && (e.lastComponent = {
			count: l,
			previousComponent: e.lastComponent,
			added: !1,
			removed: !1
		}), e.oldPos = s, c;
	}
	equals(e, t, n) {
		return n.comparator ? n.comparator(e, t) : e === t || !!n.ignoreCase && e.toLowerCase() === t.toLowerCase();
	}
	removeEmpty(e) {
		let t = [];
		for (let n = 0; n < e.length; n++) e[n] && t.push(e[n]);
		return t;
	}
	castInput(e, t) {
		return e;
	}
	tokenize(e, t) {
		return Array.from(e);
	}
	join(e) {
		return e.join("");
	}
	postProcess(e, t) {
		return e;
	}
	get useLongestToken() {
		return !1;
	}
	buildValues(e, t, n) {
		let r = [], i;
		for (; e;) r.push(e), i = e.previousComponent, delete e.previousComponent, e = i;
		r.reverse();
		let a = r.length, o = 0, s = 0, c = 0;
		for (; o < a; o++) {
			let e = r[o];
			if (e.removed) e.value = this.join(n.slice(c, c + e.count)), c += e.count;
			else {
				if (!e.added && this.useLongestToken) {
					let r = t.slice(s, s + e.count);
					r = r.map(function(e, t) {
						let r = n[c + t];
						return r.length > e.length ? r : e;
					}), e.value = this.join(r);
				} else e.value = this.join(t.slice(s, s + e.count));
				s += e.count, e.added || (c += e.count);
			}
		}
		return r;
	}
};
new class extends FT {}();
// node_modules/diff/libesm/util/string.js
function IT(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function LT(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function RT(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function zT(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function BT(e, t) {
	return RT(e, t, "");
}
function VT(e, t) {
	return zT(e, t, "");
}
function HT(e, t) {
	return t.slice(0, UT(e, t));
}
function UT(e, t) {
	let n = 0;
	e.length > t.length && (n = e.length - t.length);
	let r = t.length;
	e.length < t.length && (r = e.length);
	let i = Array(r), a = 0;
	i[0] = 0;
	for (let e = 1; e < r; e++) {
		for (t[e] == t[a] ? i[e] = i[a] : i[e] = a; a > 0 && t[e] != t[a];) a = i[a];
		t[e] == t[a] && a++;
	}
	a = 0;
	for (let r = n; r < e.length; r++) {
		for (; a > 0 && e[r] != t[a];) a = i[a];
		e[r] == t[a] && a++;
	}
	return a;
}
function WT(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function GT(e, t) {
	if (t) return qT(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function KT(e, t) {
	if (t) return qT(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function qT(e, t) {
	if (!t) return [KT(e), GT(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = WT(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const JT = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", YT = RegExp(`[${JT}]+|\\s+|[^${JT}]`, "ug");
new class extends FT {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = WT(e, r);
		} else n = e.match(YT) || [];
		let r = [], i = null;
		return n.forEach((e) => {
			/\s/.test(e) ? i == null ? r.push(e) : r.push(r.pop() + e) : i != null && /\s/.test(i) ? r[r.length - 1] == i ? r.push(r.pop() + e) : r.push(i + e) : r.push(e), i = e;
		}), r;
	}
	join(e) {
		return e.map((e, t) => t == 0 ? e : e.replace(/^\s+/, "")).join("");
	}
	postProcess(e, t) {
		if (!e || t.oneChangePerToken) return e;
		let n = null, r = null, i = null;
		return e.forEach((e) => {
			e.added ? r = e : e.removed ? i = e : ((r || i) && XT(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && XT(n, i, r, null, t.intlSegmenter), e;
	}
}();
function XT(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = qT(t.value, i), [s, c] = qT(n.value, i);
		if (e) {
			let r = IT(a, s);
			e.value = zT(e.value, s, r), t.value = BT(t.value, r), n.value = BT(n.value, r);
		}
		if (r) {
			let e = LT(o, c);
			r.value = RT(r.value, c, e), t.value = VT(t.value, e), n.value = VT(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = KT(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = KT(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = KT(r.value, i), [a, o] = qT(t.value, i), s = IT(n, a);
		t.value = BT(t.value, s);
		let c = LT(BT(n, s), o);
		t.value = VT(t.value, c), r.value = RT(r.value, n, c), e.value = zT(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = KT(r.value, i), n = HT(GT(t.value, i), e);
		t.value = VT(t.value, n);
	} else if (e) {
		let n = HT(GT(e.value, i), KT(t.value, i));
		t.value = BT(t.value, n);
	}
}
new class extends FT {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${JT}]+|[^\\S\\n\\r]+|[^${JT}]`, "ug");
		return e.match(t) || [];
	}
}();
const ZT = new class extends FT {
	constructor() {
		super(...arguments), this.tokenize = $T;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function QT(e, t, n) {
	return ZT.diff(e, t, n);
}
function $T(e, t) {
	t.stripTrailingCr && (e = e.replace(/\r\n/g, "\n"));
	let n = [], r = e.split(/(\n|\r\n)/);
	r[r.length - 1] || r.pop();
	for (let e = 0; e < r.length; e++) {
		let i = r[e];
		e % 2 && !t.newlineIsToken ? n[n.length - 1] += i : n.push(i);
	}
	return n;
}
// node_modules/diff/libesm/diff/sentence.js
function eE(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends FT {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (eE(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends FT {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends FT {
	constructor() {
		super(...arguments), this.tokenize = $T;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(tE(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function tE(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = tE(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = tE(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const nE = new class extends FT {
	tokenize(e) {
		return e.slice();
	}
	join(e) {
		return e;
	}
	removeEmpty(e) {
		return e;
	}
}();
function rE(e, t, n) {
	return nE.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function iE(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function aE(e) {
	if (!iE(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const oE = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function sE(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		QT(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(QT(n, r, s));
	function l(n) {
		if (!n) return;
		n.push({
			value: "",
			lines: []
		});
		function r(e) {
			return e.map(function(e) {
				return " " + e;
			});
		}
		let o = [], s = 0, l = 0, u = [], d = 1, f = 1;
		for (let e = 0; e < n.length; e++) {
			let t = n[e], i = t.lines || uE(t.value);
			if (t.lines = i, t.added || t.removed) {
				if (!s) {
					let t = n[e - 1];
					s = d, l = f, t && (u = c > 0 ? r(t.lines.slice(-c)) : [], s -= u.length, l -= u.length);
				}
				for (let e of i) u.push((t.added ? "+" : "-") + e);
				t.added ? f += i.length : d += i.length;
			} else {
				if (s) {
					if (i.length <= c * 2 && e < n.length - 2) for (let e of r(i)) u.push(e);
					else {
						let e = Math.min(i.length, c);
						for (let t of r(i.slice(0, e))) u.push(t);
						let t = {
							oldStart: s,
							oldLines: d - s + e,
							newStart: l,
							newLines: f - l + e,
							lines: u
						};
						o.push(t), s = 0, l = 0, u = [];
					}
				}
				d += i.length, f += i.length;
			}
		}
		for (let e of o) for (let t = 0; t < e.lines.length; t++) e.lines[t].endsWith("\n") ? e.lines[t] = e.lines[t].slice(0, -1) : (e.lines.splice(t + 1, 0, "\\ No newline at end of file"), t++);
		return {
			oldFileName: e,
			newFileName: t,
			oldHeader: i,
			newHeader: a,
			hunks: o
		};
	}
}
function cE(e, t) {
	if (t ||= oE, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => cE(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = oE, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + aE(r) + " " + aE(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + aE((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + aE((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + aE((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + aE((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + aE(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + aE(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function lE(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		sE(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? cE(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = sE(e, t, n, r, i, a, o);
		return s ? cE(s, o?.headerOptions) : void 0;
	}
}
function uE(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
// src/report/view/marks.ts
function dE({ sign: e, value: t, other: n, language: r }) {
	if (n === void 0) return [{
		text: t,
		isChanged: !1
	}];
	let [i, a] = [pE(t), pE(n)], o = e === "-" ? hE(i.text, a.text, r).old : hE(a.text, i.text, r).text;
	return [
		{
			text: i.start,
			isChanged: !1
		},
		...o,
		{
			text: i.end,
			isChanged: !1
		}
	].reduce(fE, []);
}
function fE(e, t) {
	let n = e.at(-1);
	return n?.isChanged === t.isChanged ? n.text += t.text : t.text !== "" && e.push({ ...t }), e;
}
function pE(e) {
	let [, t = "", n = e, r = ""] = /^("\u2068?)(.*?)(\u2069?")$/s.exec(e) ?? [];
	return {
		start: t,
		text: n,
		end: r
	};
}
let mE;
function hE(e, t, n) {
	return (mE?.old !== e || mE.text !== t || mE.language !== n) && (mE = {
		old: e,
		text: t,
		language: n,
		found: gE(e, t, n)
	}), mE.found;
}
function gE(e, t, n) {
	let r = {
		old: [_E(e)],
		text: [_E(t)]
	}, i = rE(bE(e, n), bE(t, n), { maxEditLength: 600 });
	if (!i) return r;
	let a = i.map(({ value: e, added: t, removed: n }) => ({
		text: e.join(""),
		added: t,
		removed: n
	}));
	return a.reduce((e, t) => e + (t.added || t.removed ? 0 : t.text.trim().length), 0) < .2 * Math.max(e.length, t.length) ? r : {
		old: vE(a.filter(({ added: e }) => !e).map((e) => ({
			text: e.text,
			isChanged: e.removed
		}))),
		text: vE(a.filter(({ removed: e }) => !e).map((e) => ({
			text: e.text,
			isChanged: e.added
		})))
	};
}
function _E(e) {
	return {
		text: e,
		isChanged: !1
	};
}
function vE(e) {
	let t = [];
	return e.forEach((n, r) => {
		let [i, a] = [t.at(-1), e[r + 1]], o = !n.isChanged && n.text === " " && i?.isChanged && a?.isChanged, s = n.isChanged || o === !0;
		i?.isChanged === s ? i.text += n.text : t.push({
			text: n.text,
			isChanged: s
		});
	}), t;
}
const yE = new Map();
function bE(e, t = "") {
	let n = xE(t);
	return n ? Array.from(n.segment(e), ({ segment: e }) => e) : e.split(/(?<=\W)|(?=\W)/u);
}
function xE(e) {
	return yE.has(e) || yE.set(e, SE(e)), yE.get(e);
}
function SE(e) {
	if ("Segmenter" in Intl) return new Intl.Segmenter(CE(e)?.toString(), { granularity: "word" });
}
function CE(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/text/sectionsText.ts
const wE = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function TE(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : it([n("strong", e)], r),
		...EE(i, t)
	]);
}
function EE(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => ({
		...e,
		...DE(e, r)
	})), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = {
		labels: jE(i.map(({ label: e }) => e), a),
		places: jE(i.map(({ at: e }) => e), 24)
	};
	return i.flatMap((e) => OE(e, o, {
		paint: t,
		width: n
	}));
}
function DE({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? "" : ` ← ${Ee(t)}`;
	return {
		label: Ee(e) + i,
		at: n ? Ee(Yy({ place: n }, r)) : ""
	};
}
function OE(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "" } = e, s = r ?? Infinity, c = Gt(i) <= t.labels && Gt(a) <= t.places, l = t.places > 0 || a !== "" ? "  " : "", u = 4 + t.labels + l.length + t.places + 2, d = `${AE(e, n)}${i}${l}${n("dim", a)}`, f = `${AE(e, n)}${et(i, t.labels)}${l}${et(n("dim", a), t.places)}`, p = e.lines.flatMap((e) => Zt(" ".repeat(6) + kE(e, n), s, 8)), m = `${c ? f : d}  ${o}`.trimEnd();
	return Gt(m) <= s && (c || Gt(o) <= 20) ? [m, ...p] : c && s - u >= 40 ? [...Zt(m, s, u), ...p] : [
		...Zt((c && r !== void 0 ? f : d).trimEnd(), s, 6),
		...o === "" ? [] : Zt(" ".repeat(6) + o, s, 8),
		...p
	];
}
function kE(e, t) {
	let { sign: n, start: r, value: i } = e;
	if (n === " ") return `  ${r}${i}`;
	let a = n === "-" ? "old" : "new", o = (t(a, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : dE(e)).map(({ text: e, isChanged: n }) => t(n ? `${a}-word` : a, e));
	return t(a, `${n} ${r}`) + o.join("");
}
function AE({ sign: e }, t) {
	return `  ${t(wE[e], e)} `;
}
function jE(e, t) {
	return e.map(Gt).reduce((e, n) => n <= t ? Math.max(e, n) : e, 0);
}
// src/report/text/reportText.ts
function ME(e, { paint: t, width: n, ...r }) {
	let i = UC(e, r);
	if (!i) return [];
	let { title: a, page: o, notes: s, sections: c, file: l, effect: u, result: d } = i, f = (e) => `  ${t(wE["!"], Jb(e))}`, p = [
		t("strong", a),
		...o === void 0 ? [] : [`  ${t("dim", o)}`],
		...s.map(f)
	], m = TE(c, {
		paint: t,
		width: n,
		file: l
	}), h = [
		...m.length > 0 ? [""] : [],
		...u ? [f(u)] : [],
		t("strong", d)
	];
	return [
		...it(p, n),
		...m,
		...it(h, n)
	].map(be);
}
function NE(e, { paint: t }) {
	let { comparison: n, parts: r } = wC({
		...e,
		projects: []
	}, { overflow: "" }), [i, ...a] = n.map((e) => t("strong", Jb(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Jb(e))] : [], ...TE(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(be);
}
function PE(e, t) {
	return ib(e).map((e) => FE(e, t));
}
function FE({ place: e, severity: t, state: n, name: r, words: i = "", code: a }, o) {
	let s = t === "error" ? "bad" : t === "warning" ? "change" : "note", c = e ? T(e.file) : "", l = a ? n === void 0 ? c : `${c}:${e?.line}:${e?.col}` : `${c}:${e?.line}`, u = [
		...e ? [l] : [],
		...n === void 0 ? [] : [o(s, n)],
		...a ? [] : [r],
		a ? `${i} ${o("dim", `[${a.name}]`)}` : i
	];
	return be(u.join(": "));
}
function IE(e, t) {
	return WC(e).troubles.flatMap(({ heading: e, bugs: n, rows: r }) => [
		...e === void 0 ? [] : [be(t("strong", e))],
		...n.map(be),
		...r.map((e) => FE(e, t))
	]);
}
function LE(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = WC(e), c = [
		...i ? [t("bad", Jb(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...it(c, n), ...o].map(be);
}
function RE({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${T(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${T(n(e))}. To apply it: lokaform apply --plan ${tb(T(n(e)))}`), r.map(be);
}
function zE(e, { paint: t, width: n, isDryRun: r, texts: i, full: a }) {
	let { name: o, files: s, kept: c } = e, l = TE(xC(e, {
		texts: i,
		full: a,
		languages: []
	}), {
		paint: t,
		width: n
	}), u = r ? "Would write" : "Wrote", d = s.length === 0 ? `Pull from ${T(o)}: the manifests stay as they are${BE(c.length)}.` : `Pull from ${T(o)}: ${JS([e])}.`, f = it([t("strong", `From ${T(o)} into the manifests:`)], n);
	return [
		...l.length > 0 ? [
			...f,
			...l,
			""
		] : [],
		...s.map((e) => `${u} ${T(e)}`),
		...it([t("strong", d)], n)
	].map(be);
}
function BE(e) {
	return e === 0 ? "" : `, and ${J(e, "value")} of the project ${e === 1 ? "differs" : "differ"}`;
}
function VE(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = T(e);
		return lE(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => be(e.split("	").map(T).join("	")));
	});
}
// src/plan/comparePlans.ts
function HE(e, t) {
	let n = UE(t.plan, JE), r = XE([e.plan, t.plan]), i = UE(e.plan, r), a = GE(e.plan), o = new Set(t.plan.kept.map(QE)), s = new Set(eD(t).map(tD)), c = new Set((t.plan.sends ?? []).map($E)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: WE(e.plan, JE, (e, t) => !n(e, t)),
		pending: WE(e.plan, JE, n),
		resolved: WE({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(QE(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has($E(e))),
		released: e.unmanaged.filter((e) => l.has(Uy(e.kind).plural) && !s.has(tD(e)))
	};
}
function UE({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => E([qE(e), t]))));
	return (e, t) => n.has(E([e, t]));
}
function WE({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = qE(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [KE(e, a)];
	});
}
function GE({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(tD)), r = new Set(t.map(({ kind: e, label: t }) => E([e, t])));
	return (e) => r.has(E([e.kind, e.label])) || e.action === "destroy" && n.has(tD(e));
}
function KE(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => Wy(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function qE(e) {
	return e.action === "create" ? E([
		e.kind,
		"new",
		e.identity
	]) : E([e.kind, String(e.id)]);
}
function JE(e) {
	return e.action === "update" ? e.fields.map(YE) : e.action === "destroy" ? [E(["destroy", e.how])] : [E(["create", ...e.fields.map(YE).toSorted()])];
}
function YE({ field: e, part: t, after: n }) {
	return E([
		e,
		t ?? null,
		n
	]);
}
function XE(e) {
	let t = new Set(e.flatMap(ZE));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => E([e, t ?? null])) : t.has(qE(e)) ? JE(e) : [e.action];
}
function ZE({ changes: e }) {
	let t = new Set();
	return e.map(qE).filter((e) => t.size === t.add(e).size);
}
function QE(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared ?? null
	] : [];
	return E([
		t,
		String(n),
		r,
		...i
	]);
}
function $E({ variable: e, host: t }) {
	return E([e, t]);
}
function eD({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function tD({ kind: e, id: t }) {
	return E([e, String(t)]);
}
// src/settings/changedSettings.ts
function nD(e) {
	return new Map(qe.flatMap((t) => {
		let n = t === se ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function rD(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || aD(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function iD(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => aD(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.tokenEnv === r);
}
function aD(e, t) {
	return e !== "" && vb(e).toLowerCase() === vb(t).toLowerCase();
}
function oD(e) {
	let t = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${e}.`;
	return O("not-read", t, { severity: "notice" });
}
function sD(e, t) {
	let n = qe.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return E(r ?? null) === E(i ?? null) ? [] : [{
			name: Oe(n),
			...r !== void 0 && { before: cD(r) },
			...i !== void 0 && { after: cD(i) },
			widens: n.widens?.(r, i) ?? !1
		}];
	});
	return [...n.filter(({ widens: e }) => e), ...n.filter(({ widens: e }) => !e)];
}
function cD(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
// src/settings/chooseProjects.ts
function lD(e, t, n) {
	let r = (e) => O("bad-setting", e), i = h(m, e), a = t?.projects && [...t.projects.keys()];
	if (!a) return {
		names: [void 0],
		others: [],
		problems: i ? [O("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let o = (i ?? []).flatMap((e) => {
		if (a.includes(e)) return [];
		let t = S(e, a) || ` There are ${a.join(", ")}.`;
		return [O("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), s = a.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(D) === n);
	if (!i && s.length > 0) return {
		names: s,
		others: [],
		problems: o
	};
	let c = i ? a.filter((e) => i.includes(e)) : a, l = [D, ...b];
	if (c.length > 1) for (let t of l) h(t, e) !== void 0 && o.push(r(`The option --${w(t)} (in the action: ${w(t)}) works only for one project, but lokaform.yaml has ${c.length} projects. Choose one with --only (in the action: only).`));
	return {
		names: c,
		others: a.filter((e) => !c.includes(e)),
		problems: o
	};
}
// src/settings/filePart.ts
function uD(e, t, n, r, i = []) {
	let a = qe.filter(({ file: e }) => e === n || e === "both"), o = a.filter(({ parent: e }) => e === void 0), s = new Set(a.flatMap(({ parent: e }) => e ?? [])), c = yD(e, t, {
		members: [...o.map(pD), ...[...s].map(mD)],
		thing: r,
		within: i
	}), l = new Map([...s].map((n) => [n, gD(e, t, n, a, i)])), u = o.map((n) => _D(e, t, n, i)), d = new Map(o.map((n) => [n, vD(e, t, n)])), f = ({ parent: e }) => e === void 0 ? c : l.get(e), p = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: m } = e;
	return {
		part: {
			get: (e) => {
				let t = f(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => (f(e)?.broken.has(e.name) ?? !1) || (d.get(e)?.length ?? 0) > 0,
			place: (e, ...n) => k(m, t.spot, [...p(e), ...n]),
			namePlace: (e, ...n) => Ut(m, t.spot, [...p(e), ...n])
		},
		problems: [...[
			c,
			...l.values(),
			...u
		].flatMap(({ problems: e }) => e), ...[...d.values()].flat()]
	};
}
function dD({ value: e, spot: t }, n) {
	return {
		value: SD(e) ? e[n] : void 0,
		spot: t.members?.get(n) ?? t
	};
}
const fD = sn(j(), _n());
function pD(e) {
	return e.entries ? {
		...e,
		schema: cn(_n()).refine(...le)
	} : e.members ? {
		...e,
		schema: fD
	} : e;
}
function mD(e) {
	let t = qe.filter(({ parent: t }) => t === e), n = t.map((e) => e.name), r = new Set(t.map(({ expects: e }) => e)), i = t.map((e) => `${e.name}: ${e.docs.example}`).join(", "), [a] = r.size === 1 ? [...r].map((e) => ` to ${e}`) : [`, such as { ${i} }`], o = `a mapping of ${[n.slice(0, -1).join(", "), n.at(-1)].filter(Boolean).join(" and ")}${a}`;
	return {
		name: e,
		schema: fD,
		expects: o
	};
}
const hD = {
	values: {},
	broken: new Set(),
	problems: []
};
function gD(e, t, n, r, i) {
	let a = r.filter(({ parent: e }) => e === n), o = dD(t, n), s = [...i, n];
	return SD(o.value) ? yD(e, o, {
		members: a,
		thing: s.join("."),
		within: s,
		group: n
	}) : hD;
}
function _D(e, t, { name: n, schema: r, members: i }, a) {
	let o = dD(t, n);
	if (!i || !SD(o.value)) return hD;
	let s = Object.keys(o.value).map((e) => ({
		...i,
		name: e
	})), c = [...a, n];
	return yD(e, o, {
		members: s,
		thing: c.join("."),
		within: c,
		schema: r
	});
}
function vD(e, t, { name: n, entries: r }) {
	let i = dD(t, n);
	return r && Array.isArray(i.value) ? hu(e, i, r).problems : [];
}
function yD({ file: e, textAt: t }, { value: n, spot: r }, { members: i, thing: a, within: o, group: s, schema: c = bD(i) }) {
	let l = new Map(Object.keys(SD(n) ? n : {}).flatMap((t) => {
		let n = Ut(e, r, [t]), i = Le("setting", Oe({
			parent: s,
			name: t
		}), { place: n });
		return i ? [[t, i]] : [];
	})), u = SD(n) ? Object.fromEntries(Object.entries(n).filter(([e]) => !l.has(e))) : n ?? {}, d = c.safeParse(u), f = d.success ? [] : d.error.issues, p = new Set(f.flatMap(xD)), m = new Map(i.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), h = SD(u) ? Object.entries(u).filter(([e]) => !p.has(e)) : [];
	return {
		values: Object.fromEntries(h),
		broken: p,
		problems: [...l.values(), ...Bl(f, {
			value: u,
			spot: r,
			file: e,
			textAt: t,
			noun: "setting",
			within: o,
			thing: a,
			members: m
		})]
	};
}
function bD(e) {
	return on(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
}
function xD(e) {
	let [t] = e.path;
	return t === void 0 ? e.code === "unrecognized_keys" ? e.keys : [] : [String(t)];
}
function SD(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/settings/config.ts
const CD = 1e3;
function wD(e, t) {
	let n = {
		value: e.value,
		spot: e.spot
	}, r = uD(e, n, "top", "lokaform.yaml"), i = TD(e, n, r.part);
	return {
		config: {
			folder: t,
			top: r.part,
			projects: i?.entries
		},
		problems: Ot([...r.problems, ...i?.problems ?? []])
	};
}
function TD(e, t, n) {
	let r = n.get(se);
	if (r === void 0) return;
	let i = [], o = (e, t) => i.push(O("bad-setting", e, { place: t }));
	n.get(D) !== void 0 && o("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", n.namePlace(D));
	let s = new Map(), c = Object.keys(r);
	if (c.length > CD) return o(`The setting projects has ${c.length.toLocaleString("en-US")} entries. Use at most ${CD.toLocaleString("en-US")}, and move the others into another file.`, n.namePlace(se)), {
		entries: s,
		problems: i
	};
	let l = dD(t, se.name);
	c.length === 0 && o("The setting projects is empty. Add a project, or remove the setting.", n.namePlace(se));
	let u = new Map();
	for (let t of c) {
		let n = Ut(e.file, l.spot, [t]);
		ED(t) || o(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: r, problems: c } = uD(e, dD(l, t), "entry", "an entry of projects", [se.name, t]);
		a(i, c), s.set(t, r);
		let d = r.get(D), f = u.get(d ?? "");
		d === void 0 ? r.isBroken(D) || o(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? u.set(d, t) : o(`The entries "${t}" and "${f}" have the same project. Declare a project in one entry, with all of its manifests.`, r.place(D));
	}
	return {
		entries: s,
		problems: i
	};
}
function ED(e) {
	return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(e);
}
// src/settings/configFile.ts
function DD(e, t) {
	return Tn(t.working, h(Ne, e) ?? Ne.default);
}
async function OD(e, t) {
	let n = DD(e, t), r = h(Ne, e) === void 0 || t.commit && !await tr(n, t), i = r ? DD({}, t) : n;
	if (r && !await tr(i, t)) return { problems: [] };
	let a = Wn(i, t), o;
	try {
		o = Yn(await Jn(i, t));
	} catch (e) {
		if (e instanceof YC) throw e;
		return { problems: [O("not-read", `The settings in ${a} cannot be read: ${$n(e)}`)] };
	}
	let s = Um(a, o, { most: Wm });
	if (s.broken.length > 0) return { problems: s.problems };
	let { config: c, problems: l } = wD(s, M(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(kD)
	};
}
function kD({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
// src/settings/filterProblems.ts
const AD = [{
	row: ot,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: Xt,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function jD(e, t) {
	if ((h(en, e) ?? []).length === 0) return [];
	let n = (t) => h(t, e), r = AD.filter(({ row: e }) => ![void 0, !1].includes(n(e))).map(({ row: e, why: t }) => O("bad-setting", `--filter cannot be used with --${w(e)}: ${t}. Remove one of them.`)), i = t ? [t.top, ...t.projects?.values() ?? []] : [], a = Ce.some((e) => [n(e), ...i.map((t) => t.get(e))].some((e) => e !== void 0 && e !== "off"));
	return [...r, ...a ? [O("bad-setting", "Prune is off in this run, because --filter chooses only some of the keys. To remove keys, run without --filter.", { severity: "notice" })] : []];
}
// src/settings/precedence.ts
function MD(e, { raw: t, environment: n, parts: r }) {
	let i = h(e, t);
	if (i !== void 0) return { value: i };
	let a = e.environment && n[e.environment], o = a ? e.schema.safeParse(a).data : void 0;
	if (o !== void 0) return { value: o };
	for (let t of r) {
		let n = t.get(e);
		if (n !== void 0) return {
			value: n,
			part: t,
			place: t.place(e)
		};
	}
	return e.default === void 0 ? void 0 : { value: e.default };
}
function $(e, t) {
	return MD(e, t)?.value;
}
// src/settings/projectId.ts
const ND = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, PD = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, FD = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, ID = {
	where: "the setting project",
	instead: "write the id itself"
}, LD = {
	secrets: [],
	problems: []
};
function RD(e, t) {
	let n = BD(e, t), { id: r, secrets: i } = n, a = h(_, t.raw);
	if (r === void 0 || !a || a.some((e) => e === r || e === vb(r))) return n;
	let o = h(D, t.raw) === void 0 ? e?.place(D) : void 0, s = `${zD(r, i, o, t)} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct the id, or add it to the list.`;
	return {
		secrets: i,
		problems: [O("project-not-allowed", s, { ...o && { place: o } })]
	};
}
function zD(e, t, n, { raw: r }) {
	let [i] = t;
	return i ? `The project ${i.shown}` : n ? `The project ${e}` : h(D, r) === void 0 ? "The id of the project in the backup" : "The id in --project (in the action: project)";
}
function BD(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = h(D, t);
	if (a !== void 0) return HD(a);
	let o = e?.get(D);
	return e && o !== void 0 ? VD(o, n, e.place(D)) : e?.isBroken(D) || r?.projects ? LD : i === void 0 ? {
		secrets: [],
		problems: [O("no-project", "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.")]
	} : $_(i).length > 0 ? VD(i, n, void 0) : {
		id: i,
		secrets: [],
		problems: []
	};
}
function VD(e, t, n) {
	let [r, i, ...a] = Z_(e), o = (e) => ({
		secrets: [],
		problems: e
	});
	if (!Z_(e).some((e) => "name" in e)) return UD(e, `"${e}"`, n);
	let s = i === void 0 ? "" : "text" in i ? i.text : void 0;
	if (!r || !("name" in r) || s === void 0 || a.length > 0 || !/^(:|$)/.test(s)) return o([GD("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n)]);
	let c = `\${${r.name}}`, l = Dv(r.name, ID, t);
	if ("message" in l) return o([O(l.code, l.message, { ...n && { place: n } })]);
	let { value: u } = l;
	if (!FD.test(u)) return o([GD(`The value of ${c} ${WD}`, n)]);
	let d = UD(u + s, `${c}${s}, with the value of ${c},`, n), f = [u, vb(u)].map((e) => ({
		value: e,
		shown: c
	}));
	return d.id === void 0 ? d : {
		...d,
		secrets: f
	};
}
function HD(e, t = "project") {
	let [n, r] = PD.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? UD(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? {
		secrets: [],
		problems: [GD(`${i} is the URL of a branch. Give the id with :branch after it.`, void 0)]
	} : UD(r.replace(/%3a/i, ":"), i);
}
function UD(e, t, n) {
	return ND.test(e) ? {
		id: e,
		secrets: [],
		problems: []
	} : {
		secrets: [],
		problems: [GD(`${t} ${WD}`, n)]
	};
}
const WD = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function GD(e, t) {
	return O("bad-setting", e, { ...t && { place: t } });
}
// src/settings/rules.ts
function KD(e, t) {
	let n = $(en, t), r = JD(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? h(i, t.raw) : $(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = $(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: $(ae, t),
		writers: $(Ze, t),
		overwrite: $(me, t),
		accept: $(Ge, t),
		pull: void 0,
		filter: n,
		owner: $(Nt, t),
		prune: Object.fromEntries(i),
		pruneBy: $(Kt, t),
		onProblem: $(ht, t),
		protectedTags: $(fe, t),
		limits: Object.fromEntries(a),
		allowRemovals: $(lt, t),
		allowWrongProject: $(pt, t)
	};
	return {
		rules: o,
		problems: [...e.flatMap((e) => XD(e, o, t)), ...ZD(e, o, t)]
	};
}
function qD(e) {
	let { value: t = {}, part: n } = MD(ae, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(ae, e)]));
}
function JD(e) {
	return b.some((t) => h(t, e) !== void 0);
}
function YD(e, t) {
	if (!t || !JD(e) || h(nt, e) !== void 0) return [];
	let n = [t.top, ...t.projects?.values() ?? []], r = Ce.some((e) => n.some((t) => (t.get(e) ?? "off") !== "off")), i = `Prune is off in this run, because ${b.map((e) => `--${w(e)}`).join(" or ")} may cover only some of the manifests. To prune anyway, add --${w(nt)}.`;
	return r ? [O("bad-setting", i, { severity: "notice" })] : [];
}
function XD(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Oe(a), { place: s } = MD(a, n) ?? {}, c = (e) => O("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = Ho(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(Nt) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && Vo(e, t) === void 0 && !l(Kt) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
function ZD(e, t, n) {
	let { value: r, place: i } = MD(Kt, n) ?? {}, a = e.filter((e) => e.removalBy({
		...t,
		pruneBy: void 0
	}) === void 0).map(({ settings: e }) => e.prune);
	if (r !== "destroy" || a.some((e) => $(e, n) !== "off")) return [];
	let o = `The setting prune.by has no effect, because ${a.map(Oe).join(" and ")} is off. Remove it, or turn prune on.`;
	return [O("bad-setting", o, {
		severity: "warning",
		...i && { place: i }
	})];
}
// src/settings/textSources.ts
function QD(e, t) {
	if (e.some((e) => e.isBroken(Pt))) return;
	let n = e.find((e) => e.get(Pt) !== void 0), r = n?.get(Pt)?.map((e, r) => {
		let { files: i, language: a, languages: o, language_map: s = {}, key_name: c = "{path}" } = e, { platform: l, platforms: u, tags: d, plurals: f = "none" } = e;
		return {
			files: i,
			folder: t,
			place: n.place(Pt, r, "files"),
			languages: a === void 0 ? o : [a],
			language: a,
			languageMap: s,
			keyName: c,
			platform: l,
			platforms: u,
			tags: d,
			plurals: f
		};
	}) ?? [];
	return r.map((e) => ({
		...e,
		...$D(e, r)
	}));
}
function $D(e, t) {
	if (e.language === void 0 || at(e.files)) return {};
	let [n, r] = t.filter(({ files: t, keyName: n, platform: r }) => at(t) && bn(t) === bn(e.files) && n === e.keyName && r === e.platform);
	return n?.languages && !r ? { others: n.languages } : {};
}
// src/settings/token.ts
async function eO(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [O("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Nn(Tn(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${$n(e)}`);
	}
}
const tO = [
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"GH_ENTERPRISE_TOKEN",
	"GITHUB_ENTERPRISE_TOKEN",
	"INPUT_GITHUB-TOKEN",
	"ACTIONS_RUNTIME_TOKEN",
	"ACTIONS_ID_TOKEN_REQUEST_TOKEN"
];
function nO(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => Y_(t, e.get(He) ?? "")).filter((e) => e !== void 0 && Av(e) === void 0), i = [
		n,
		t[Tv],
		Y_(t, "INPUT_TOKEN"),
		...r,
		...rO(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function rO(e) {
	return tO.flatMap((t) => Y_(e, t) || []);
}
const iO = O("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function aO(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a = {
	name: void 0,
	id: ""
} }) {
	let o = e?.get(He);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [iO] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [O(n, t, { place: e.place(He) })] : []
	});
	if (!oO(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !iD(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = Y_(t.values, o) || void 0;
	if (c === void 0) return s(`The environment has no ${o}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`, "no-token");
	let l = Av(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function oO(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : kv(e) || jv(Y_(t, e) ?? "", rO(t)) ? !1 : !n || n.includes(e);
}
// src/settings/project.ts
function sO(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, m = c ? RD(d[0], n) : LD, g = {
		name: e,
		id: m.id ?? ""
	}, _ = aO(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: u,
		named: g
	}), y = KD(n.kinds, f), b = !(l && d.some((e) => e.isBroken(St))) && $(St, f), x = $_(d[0]?.get(D) ?? "").length > 0;
	return {
		settings: {
			...g,
			chosen: h(D, r) === void 0 && x ? m.id : void 0,
			secrets: m.secrets,
			token: _.token,
			manifests: lO(f, n),
			rules: y.rules,
			checks: cO(f),
			inFile: nD(d),
			pulledLanguages: MD(v, f),
			languagePlaces: qD(f),
			useAutomations: $(Ve, f),
			concurrency: $(p, f),
			rate: $(We, f),
			showTexts: b && rD(u, g)
		},
		problems: [
			...m.problems,
			..._.problems,
			...y.problems
		]
	};
}
function cO(e) {
	let t = Ie.map((t) => [t, $(Yt[t], e)]);
	return Object.fromEntries(t);
}
function lO({ raw: e, parts: t }, { kinds: n, config: r, working: i }) {
	let a = r?.folder ?? i, o = {};
	for (let n of b) {
		let r = h(n, e);
		if (r === void 0 && t.some((e) => e.isBroken(n))) return;
		let s = t.find((e) => e.get(n) !== void 0), c = s?.get(n)?.map((e, t) => ({
			text: e,
			place: s.place(n, t)
		}));
		o[n.name] = r ? {
			folder: i,
			patterns: r.map((e) => ({ text: e }))
		} : c && {
			folder: a,
			patterns: c
		};
	}
	let s = QD(t, a);
	return s && {
		kinds: n,
		globs: o,
		texts: s,
		folder: a
	};
}
// src/settings/resolve.ts
const uO = new AbortController().signal;
async function dO(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = uO }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await OD(t, n), p = await eO(h(Ke, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), g = nO(d, r, m), _ = {
		values: r,
		tokens: g,
		allowed: h(qt, t)
	}, v = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, y = $(rt, v), b = lD(t, d, a), x = e !== "validate" && !y, S = {
		kinds: Hy,
		raw: b.names.length > 1 ? {
			...t,
			[w(D)]: []
		} : t,
		environment: r,
		config: d,
		usable: _,
		runToken: m,
		online: x,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l
	}, C = d === void 0 && f.length > 0, ee = (e) => sO(e, e === void 0 ? void 0 : d?.projects?.get(e), S), te = C ? [] : b.names.map(ee), ne = te.map(({ settings: e }) => e), re = b.others.map((e) => ee(e).settings), ae = {
		kinds: Hy,
		command: e,
		apiUrl: $(ge, v),
		projects: ne,
		others: re.flatMap(({ manifests: e }) => e ?? []),
		showTexts: ne.every(({ showTexts: e }) => e) && mO(u),
		usable: _,
		secrets: [...g.map(ie), ...[...ne, ...re].flatMap((e) => e.secrets)],
		timeLimit: $(oe, v),
		...fO(t, v, n),
		combines: !1,
		matrix: y,
		reports: [],
		backupDir: pO(h(Dt, t) ?? i, n),
		restoreFlags: hO(t, d !== void 0)
	}, se = S.online && ne.some(({ inFile: e }) => e.get(St) !== !1);
	return {
		settings: ae,
		problems: gO([
			...p.problems,
			...Pe(t),
			...f,
			...b.problems,
			...te.flatMap((e) => e.problems),
			...S.online ? YD(t, d) : [],
			...jD(t, d),
			...u?.is === "missing" && se ? [oD(u.why)] : []
		])
	};
}
function fO(e, t, n) {
	return {
		format: $(Lt, t),
		detailedExitcode: $(kt, t),
		all: $(Ht, t),
		publish: $(we, t),
		failOnDrift: $(ee, t),
		applyFrom: $(ze, t),
		yes: $(Mt, t),
		verbose: $(ct, t),
		quiet: $(Tt, t),
		force: $(gt, t),
		out: pO(h(Bt, e), n),
		report: [...new Set($(Wt, t).map((e) => Tn(n.working, e)))],
		plan: pO(h(ot, e), n),
		configFile: DD(e, n)
	};
}
function pO(e, { working: t }) {
	return e === void 0 ? void 0 : Tn(t, e);
}
function mO(e) {
	return !e || e.is === "read" && e.projects.every(({ showTexts: e }) => e);
}
function hO(e, t) {
	return [
		Ne,
		...t ? [D] : [],
		Ke,
		ge
	].flatMap((t) => {
		let n = h(t, e);
		return n === void 0 ? [] : [`--${w(t)}`, n];
	});
}
function gO(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/plan/languages.ts
function _O(e, t) {
	let n = Ms(e).filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...vO(e, t),
		...yO(n, t),
		...wO(n.filter(({ ofText: e }) => e), t)
	];
}
function vO({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [O("project-type", o, { reach: "project" })];
}
function yO(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e), r = new Map();
	for (let t of e) {
		let { language: e } = t;
		if (n.includes(e)) continue;
		let i = r.get(e);
		r.set(e, {
			first: i?.first ?? t,
			count: (i?.count ?? 0) + t.count
		});
	}
	return [...r].map(([e, { first: r, count: i }]) => {
		let a = S(e, n), o = i > 1 ? `from the manifests ("${e}" is in ${i} places; this is the first)` : "here", s = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${o}.`, c = a === "" ? bO(s) : `Otherwise ${s}`, l = `Project ${t.name} has no language "${e}".${a} ${c}`;
		return O("unknown-language", l, {
			place: r.place,
			reach: "project"
		});
	});
}
function bO(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function xO({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t === e), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => y(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [O("no-language-file", l, {
			place: e.place,
			reach: "project"
		})];
	});
}
function SO({ languages: e }, t) {
	let n = (e) => e === "enforce" || e === "merge", { "*": r, ...i } = e, [a, o] = Object.keys(i).filter((e) => n(i[e]));
	if (a !== void 0 && o === void 0 && !n(r)) return {
		language: a,
		isSure: r !== void 0
	};
	let s = [...t.values()].filter(({ source: e }) => !e.languages && !e.language), [c, l] = new Set(s.flatMap((e) => e.language ?? []));
	return c !== void 0 && l === void 0 ? {
		language: c,
		isSure: !0
	} : void 0;
}
function CO(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${S(e, r)}`;
		return [O("unknown-language", i, {
			place: n,
			severity: "warning",
			reach: "change"
		})];
	});
}
function wO(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [O("segmented-project", i, {
		place: n.place,
		reach: "change"
	})];
}
// src/run/declarations.ts
function TO({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
const EO = new AbortController().signal;
async function DO({ projects: e, usable: t }, n, { signal: r = EO, known: i = new Map(), onProgress: o = () => {}, findProject: s } = {}) {
	let c = [], l = [];
	for (let u of e) {
		if (!u.manifests) continue;
		let e = await OO(async (e) => {
			o({ phase: "reading" });
			let a = await mT(e, u, n, r), { manifests: s } = a, c = Object.values(s).flat().length, l = 0, d = Ko(e.kinds, s, t, i), f = d.next();
			for (; !f.done && !r.aborted;) await Bn(), o({
				phase: "reading",
				count: {
					done: ++l,
					total: c,
					unit: "file"
				}
			}), f = d.next();
			if (!f.done || r.aborted) return;
			let { declared: p, problems: m } = f.value;
			return {
				declared: p,
				problems: [...a.problems, ...m],
				textFiles: Wo(s),
				undecided: a.undecided,
				manifests: Object.values(s).flatMap((e) => e.map(({ path: e }) => e))
			};
		}, u, s);
		if (!e) break;
		a(l, e.problems.map(AO(u)));
		let { declared: d, manifests: f, textFiles: p, isDoubtful: m } = e;
		c.push({
			settings: u,
			declared: d,
			manifests: f,
			textFiles: p,
			...m && { isDoubtful: m }
		});
	}
	return {
		reads: c,
		problems: [...l, ...jO(c)]
	};
}
async function OO(e, t, n) {
	let r = t.manifests && await e(t.manifests), i = ({ place: e }) => e !== void 0 && r?.undecided.has(e.file) === !0;
	if (!t.manifests || !r?.problems.some(i)) return r;
	let a = new Set([...r.undecided.values()].map(({ language: e }) => e));
	if (a.size === 1 && !a.has(void 0)) return r;
	if (!n) return kO(r, i);
	let o = await n(t);
	if (!o) return r;
	let { texts: s } = t.manifests, c = s.map((e) => ({
		...e,
		base: o.baseLanguage
	})), l = await e({
		...t.manifests,
		texts: c
	});
	if (!l) return;
	let u = Vt(l.problems) ? [] : xO(r, o);
	return {
		...l,
		problems: [...l.problems, ...u]
	};
}
function kO(e, t) {
	let n = e.problems.map((n) => {
		let r = n.code === "text-file" && e.undecided.get(n.place?.file ?? "")?.language === void 0;
		if (n.severity !== "error" || !t(n) || r) return n;
		let i = `${n.message} This stops a run only if it is in the base language of the project.`;
		return {
			...n,
			message: i,
			severity: "warning",
			reach: "change"
		};
	});
	return {
		...e,
		problems: n,
		isDoubtful: !0
	};
}
function AO({ rules: e }) {
	let t = Object.values(e.prune).some((e) => e !== "off");
	return (e) => t && e.code === "no-language-file" && e.severity === "notice" ? {
		...e,
		severity: "error",
		reach: "run",
		message: `${e.message} With prune, create it first.`
	} : e;
}
function jO(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => MO(t, e) !== void 0), a = i && MO(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [O("bad-setting", o)];
	});
}
function MO(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (vb(e.settings.id) !== vb(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const NO = {
	entries: {},
	variables: new Map()
};
async function PO(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => dO(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = p ? f : await d({
		...t,
		[w(m)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => p || s.includes(e)), v = await DO({
		...h,
		projects: _
	}, u, {
		signal: a,
		known: o,
		findProject: l
	});
	c(v.reads.flatMap(({ declared: e }) => J_(e.variables)));
	let y = v.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), b = [...g.filter(({ code: e }) => !LO.includes(e)), ...y].find(RO);
	return b ? {
		is: "missing",
		why: zO(b)
	} : {
		is: "read",
		commit: r,
		projects: v.reads
	};
}
async function FO(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await dO("plan", {
		...e,
		[w(m)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: zO(o)
	} : {
		is: "read",
		projects: i.projects.map(({ name: e, id: t, showTexts: n, inFile: r }) => {
			let i = r.get(He);
			return {
				name: e,
				id: t,
				showTexts: n,
				tokenEnv: typeof i == "string" ? i : void 0
			};
		})
	};
}
const IO = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], LO = ["unset-variable", "project-not-allowed"];
function RO({ severity: e, code: t }) {
	return e === "error" && !IO.includes(t);
}
function zO({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Yy({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function BO(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => HO(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? NO, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? TO(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		released_kinds: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: sD(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function VO(e, t) {
	let n = e && BO(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function HO({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(D));
}
function UO(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return O("released-project", t, { severity: "warning" });
	});
}
function WO(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, released_kinds: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? zO(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...HE(e, n),
		settings: i,
		released_kinds: a
	};
}
// src/run/watchProgress.ts
function GO(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = PT(t), l, u, d = 0, f, p = () => {
		l && t() - d >= n - r / 2 && i(l, t(), u);
	}, m = () => {
		clearInterval(f), l = u = f = void 0, a();
	};
	return {
		onProgress: (e) => {
			if (!e) return m();
			f || (d = t()), f ??= setInterval(p, r).unref();
			let i = l;
			l = CT(e, t(), i), i && i.began !== l.began && r < n && p();
		},
		onWait: (e) => {
			let n = t() + e.ms;
			(!u || n > u.until) && (u = {
				until: n,
				reason: e.reason
			});
			let r = c(e);
			l && s || r.forEach(o);
		}
	};
}
function KO(e, t) {
	return GO({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(wT(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// \0node:child_process
const qO = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), JO = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), YO = {
	output: 67108864,
	time: 3e4
};
var XO = class extends Error {
	name = "GitFailure";
};
const ZO = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, QO = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, $O = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], ek = /^\.(com|exe)$/i;
function tk(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? Cn.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => ek.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => Dn.join(n, e + t)) : [];
	});
}
function nk(e, t) {
	let n = tk("git", process.platform, t).filter((t) => !rk(e, M(t))), r = n.find(ik);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => M(e)))].join(yn)
	};
}
function rk(e, t) {
	try {
		let [n, r] = [st(t), st(e)];
		return n === r || Gn(n, r);
	} catch {
		return !0;
	}
}
function ik(e) {
	try {
		return Rt(e, kn.X_OK), jt(e).isFile();
	} catch {
		return !1;
	}
}
async function ak(e, t, { environment: n, signal: r, limits: i = YO }, a = "") {
	let o = nk(e, n);
	if (!o) throw new XO(ok);
	let s = Object.entries(n).filter(([e]) => ZO.test(e)), c = {
		...Object.fromEntries(s),
		...QO,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: M(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = qO(o.program, [
			"-C",
			e,
			...$O,
			...t
		], {
			cwd: M(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new XO(sk(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new XO("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new XO(ck(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const ok = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function sk(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function ck(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
// src/model/earlierManifest.ts
function lk(e, t = Infinity) {
	let n = (e) => e <= t || e === Infinity, r = [], i = Infinity;
	for (let t of e) n(t) && (i = Math.min(i, t)), r.push({
		until: i,
		latest: t
	});
	let [a, o] = [0, 0];
	for (let [t, i] of [...r.entries()].toReversed()) n(e[t] ?? 0) && (a = i.until), o = Math.max(o, i.latest), r[t] = {
		until: a,
		latest: o
	};
	return r;
}
function uk(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function dk(e, t) {
	let n = lk(e.map(({ time: e }) => e), t);
	return e.map((e, t) => ({
		...e,
		until: 0,
		latest: e.time,
		...n[t]
	}));
}
function fk(e, t, { since: n, now: r = Infinity }) {
	let i = new Set(e.map(({ id: e }) => e)), a = new Map([...t].map((e) => [e.id, e])), o = new Map(), s = e.flatMap(({ parents: e, until: t }) => e.map((e) => ({
		id: e,
		end: t
	})));
	for (let e = s.pop(); e; e = s.pop()) {
		let t = i.has(e.id) ? void 0 : a.get(e.id);
		if (!t) continue;
		let n = Math.min(t.time, e.end);
		if (!((o.get(t.id)?.until ?? NaN) <= n)) {
			o.set(t.id, {
				...t,
				until: n,
				latest: n
			});
			for (let e of t.parents) s.push({
				id: e,
				end: n
			});
		}
	}
	let c = ({ until: e, trailers: { pulled: t } }) => (e >= n || t !== void 0) && (e <= r || e === Infinity);
	return [...o.values()].filter((e) => e.parents.length === 1 && c(e));
}
// src/files/trailers.ts
const pk = "Lokaform-Pulled";
function mk(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(pk).map(gk), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = t("Lokaform-Overwrite");
	return {
		...i && r.length > 0 && { pulled: c(r) },
		overwrites: a
	};
}
function hk(e) {
	return `${pk}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
function gk(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
// src/files/gitLog.ts
const _k = 67108864;
async function vk(e, { since: t, target: n, now: r }, i, a = 2e3) {
	if (!await xk(e, i)) return yk;
	let o = n === void 0 ? new Set() : await bk(e, n, i), s = async (...t) => (await ak(e, [
		"rev-list",
		"--encoding=UTF-8",
		"--format=%x00%ct %H %P%x0a%B",
		`--max-count=${a + 1}`,
		...t,
		"--"
	], i)).toString("utf8").split("\0").slice(1).map((e) => {
		let [t = "", ...n] = e.split("\n"), [r = "", i = "", ...a] = t.split(" ").filter((e) => e !== "");
		return {
			time: o.has(i) ? Infinity : Number(r),
			id: i,
			parents: a,
			trailers: mk(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD"), l = dk(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return yk;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await Sk(e, d.id, i), m = p ? u.slice(0, -1) : u, [h] = p ? [d.id] : d.parents, g = fk(m, await s("HEAD", ...h === void 0 ? [] : [`^${h}`]), {
		since: t,
		now: r
	});
	return {
		commits: await Ck(e, m, i),
		merged: await Ck(e, g, i),
		overwrites: uk([...u, ...g]),
		...(f || p) && { back: d.until },
		...f && { why: `The repository has more than ${a} commits since then, and older ones are not read.` },
		...p && { why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." }
	};
}
const yk = {
	commits: [],
	merged: [],
	overwrites: []
};
async function bk(e, t, n) {
	try {
		let r = await ak(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof XO) return new Set();
		throw e;
	}
}
async function xk(e, t) {
	return !(await ak(e, ["cat-file", "--batch-check"], t, "HEAD\n")).toString("latin1").startsWith("HEAD missing");
}
async function Sk(e, t, n) {
	let r = (await ak(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function Ck(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ id: e, parents: [t] }) => `${e}${t === void 0 ? "" : ` ${t}`}\n`), i = [
		"diff-tree",
		"--stdin",
		"--root",
		"-r",
		"-M",
		"-l400",
		"--raw",
		"-z",
		"--no-abbrev"
	], a = [
		"--no-ext-diff",
		"--no-textconv",
		"--ignore-submodules=all"
	], o = wk((await ak(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map(({ id: e, until: t, latest: n, trailers: { pulled: r } }) => ({
		id: e,
		until: t,
		latest: n,
		changes: o.get(e) ?? [],
		...r !== void 0 && { pulled: r }
	}));
}
function wk(e) {
	let t = new Map(), n = e.split("\0").values(), r = [];
	for (let e of n) {
		if (!e.startsWith(":")) {
			r = [], t.set(e, r);
			continue;
		}
		let [i = "", a = "", o = "", s = "", c = ""] = e.slice(1).split(" "), l = n.next().value ?? "", u = /^[RC]/.test(c) ? n.next().value ?? "" : l;
		r.push({
			from: c === "A" ? void 0 : l,
			to: c === "D" ? void 0 : u,
			before: /^100/.test(i) ? o : void 0,
			after: /^100/.test(a) ? s : void 0
		});
	}
	return t;
}
async function Tk(e, t, n = "HEAD") {
	if (!await xk(e, t)) return new Map();
	let r = await ak(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function Ek(e, t, n) {
	let r = new Map();
	if (t.length === 0) return r;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await ak(e, ["cat-file", "--batch-check"], n, i(t)), o = _k, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return r;
	let l = {
		...n.limits ?? YO,
		output: 2 * _k
	}, u = await ak(e, ["cat-file", "--batch"], {
		...n,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , n = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		r.set(t, Xn(u.subarray(i, i + Number(n)))), d = i + Number(n) + 1;
	}
	return r;
}
// src/files/manifestNames.ts
function Dk({ commits: e, merged: t }, n) {
	let r = new Map([...n].map((e) => [e, e])), i = ({ changes: e }) => e.flatMap((e) => {
		let t = r.get(e.to ?? "") ?? r.get(e.from ?? "");
		return t === void 0 ? [] : [{
			...e,
			now: t,
			path: e.from ?? e.to ?? t
		}];
	});
	return {
		replaced: e.flatMap((e) => {
			let { id: t, until: n, latest: a, pulled: o } = e, s = i(e);
			for (let { from: e, now: t } of s) e !== void 0 && r.set(e, t);
			return s.map(({ path: e, now: r, before: i }) => ({
				path: e,
				now: r,
				content: i,
				until: n,
				latest: a,
				by: t,
				...o !== void 0 && { pulled: o }
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ path: t, to: n, now: r, before: i, after: a }) => ({
			path: n ?? t,
			now: r,
			until: e.until,
			content: a,
			former: i,
			...e.pulled !== void 0 && { pulled: e.pulled }
		})))
	};
}
var Ok = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let { displayRoot: r } = this.#e.folders, i = await Fn(r).catch(() => r), o = [], s = [], l = [], u = [], d = new Set(), f = await this.#n(t);
		for (let [t, r] of f) {
			if (t === void 0) {
				d.add("The files are not in a git repository."), u.push(Infinity);
				continue;
			}
			let c = (e) => r.get(e) ?? wn(i, Sn(t, e)).split(En).join("/"), f = (e) => ({
				...e,
				path: c(e.path),
				now: c(e.now)
			}), p = await this.#r(t).versions(e, new Set(r.keys()), n);
			a(o, p.versions.map(f)), a(s, p.merged.map(f)), a(l, p.overwrites), p.why !== void 0 && (d.add(p.why), u.push(p.back ?? Infinity));
		}
		o.sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
		let p = {
			versions: o,
			merged: s,
			overwrites: l
		};
		if (d.size === 0) return {
			is: "read",
			...p
		};
		let m = f.size === 1 && f.has(void 0);
		return {
			is: "unreadable",
			why: [...d].join(" "),
			back: c(u),
			...m && { noRepository: m },
			...p
		};
	}
	async upstream(e) {
		let [[t, n] = [void 0, new Map()], ...r] = await this.#n(e);
		return t === void 0 || r.length > 0 ? void 0 : this.#r(t).upstream(n);
	}
	async #n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders, r = n && await Fn(n.workspace).catch(() => n.workspace), i = new Map();
		for (let n of e) {
			let e = Tn(t, n), a = await Fn(e).catch(() => e), o = await Kn(M(a), r), s = o === void 0 ? n : wn(o, a).split(En).join("/");
			i.set(o, (i.get(o) ?? new Map()).set(s, n));
		}
		return i;
	}
	#r(e) {
		let t = this.#t.get(e) ?? new kk(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, kk = class {
	#e;
	#t;
	#n;
	#r;
	#i = new Map();
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async versions(e, t, n) {
		try {
			let r = await this.#a(e, n), { replaced: i, merged: a } = Dk(r, t), o = await this.#o(t), s = await this.#l([...o.versions, ...i.filter(({ latest: t = 0 }) => t >= e)], a), { overwrites: c, back: l } = r, u = o.why ?? s.why;
			return u === void 0 ? {
				...s,
				overwrites: c,
				...r.why !== void 0 && l !== void 0 && {
					why: r.why,
					back: l
				}
			} : {
				...s,
				overwrites: c,
				why: u
			};
		} catch (e) {
			if (e instanceof XO) return {
				versions: [],
				merged: [],
				overwrites: [],
				why: e.message
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await ak(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await Tk(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
				let n = i.get(e);
				return n === void 0 ? [] : [{
					path: t,
					id: n
				}];
			});
			return await this.#c(a.map(({ id: e }) => e)), {
				name: n,
				ahead: r,
				texts: a.map(({ path: e, id: t }) => ({
					path: e,
					text: this.#i.get(t) ?? ""
				}))
			};
		} catch (e) {
			if (e instanceof XO) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = vk(this.#e, {
				since: e,
				target: t,
				...n !== void 0 && { now: n }
			}, this.#t, this.#t.maxCommits);
			this.#n = {
				since: e,
				target: t,
				read: r
			};
		}
		return this.#n.read;
	}
	async #o(e) {
		this.#r ??= Tk(this.#e, this.#t);
		let t = await this.#r, n = Infinity, r = [...e].filter((e) => !t.has(e)), i = [...t].filter(([t]) => e.has(t));
		await this.#c(i.map(([, e]) => e));
		let a = r.map((e) => ({
			path: e,
			now: e,
			content: void 0,
			until: n
		}));
		for (let [e, t] of i) {
			let r = await this.#s(e), i = this.#i.get(t);
			(r === void 0 || Ak(r) !== Ak(i)) && a.push({
				path: e,
				now: e,
				content: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => vn(e) === vn(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = Sn(this.#e, e);
		try {
			return (await jn(t)).isFile() ? Xn(await Nn(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		for (let [e, n] of await Ek(this.#e, [...t], this.#t)) this.#i.set(e, n);
	}
	async #l(e, t) {
		let n = [...e, ...t.flatMap(({ content: e, former: t }) => [{ content: e }, { content: t }])];
		await this.#c(n.flatMap(({ content: e }) => e ?? []));
		let r = (e) => e === void 0 ? "" : this.#i.get(e), i = e.find(({ content: e }) => r(e) === void 0);
		return {
			versions: e.flatMap(({ content: e, ...t }) => {
				let n = r(e);
				return n === void 0 ? [] : [{
					...t,
					text: n
				}];
			}),
			merged: t.flatMap(({ content: e, former: t, ...n }) => {
				let [i, a] = [r(e), r(t)];
				return i === void 0 || a === void 0 ? [] : [{
					...n,
					text: i,
					before: a
				}];
			}),
			...i && { why: `An earlier version of ${i.path} is missing in the repository, or is too large to read.` }
		};
	}
};
function Ak(e) {
	return e?.replaceAll("\r\n", "\n");
}
// src/files/wholeFile.ts
const jk = ST(6).toString("hex"), Mk = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function Nk(e, t, n = {}) {
	await Rk(M(e));
	let r = await Fk(e, t, n);
	await In(r, e).finally(() => Ln(r, { force: !0 }));
}
async function Pk(e, t, n) {
	await Rk(M(e));
	let r = await Fk(e, t, n);
	return Ik(r, e).finally(() => Ln(r, { force: !0 }));
}
async function Fk(e, t, { mode: n, root: r, check: i }) {
	let a = M(e), o = Sn(a, `.lokaform-${process.pid}-${jk}-${ST(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = kn, d = await Mn(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = Sn(await Fn(r), wn(Tn(r), Tn(a)));
			if (await Fn(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await Nn(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Ln(o, { force: !0 }), e;
	}
}
async function Ik(e, t) {
	try {
		await An(e, t);
	} catch (n) {
		return Vk(n, "EEXIST") || await Bk(t) ? !1 : (await In(e, t), !0);
	}
	return await Ln(e, { force: !0 }).catch(() => {}), !0;
}
async function Lk(e) {
	try {
		let t = await Mn(e, kn.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Vk(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Rk(e) {
	for (let t of await Pn(e).catch(() => [])) {
		let [, n, r] = Mk.exec(t) ?? [];
		n === void 0 || r === jk || Number(n) !== process.pid && zk(Number(n)) || await Ln(Sn(e, t), { force: !0 }).catch(() => {});
	}
}
function zk(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !Vk(e, "ESRCH");
	}
}
function Bk(e) {
	return jn(e).then(() => !0, () => !1);
}
function Vk(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Hk = {
	EACCES: "this user may not write there",
	EDQUOT: "the disk quota of this user is used up",
	EEXIST: "a file is in the place of its folder",
	EFBIG: "the file would be larger than the system allows",
	ENAMETOOLONG: "its name is too long",
	ENOENT: "its folder does not exist",
	ENOSPC: "the disk is full",
	ENOTDIR: "a file is in the place of its folder",
	EPERM: "this user may not write there",
	EROFS: "the file system is read-only"
};
function Uk(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return Hk[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/outputPaths.ts
async function Wk(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(tA))), a = new Map();
	for (let t of e) {
		let e = await tA(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await qk(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, Gk(t, s));
	}
	return r;
}
function Gk({ option: e, path: t }, n) {
	return O("not-written", `${e}: ${t} ${n}.`);
}
async function Kk(e, t, n, r) {
	let i = await qk(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = Qk(e.path, n), o = await Rn(e.path).catch(() => void 0);
	if (Jk(e.path, o)) return zn(e.path, t);
	await Nk(a === void 0 && o ? await Fn(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function qk({ path: e, is: t }, n) {
	let r = t === "folder" && $k(n).includes(e), i = r ? e : Qk(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await eA(e, i);
		if (t !== void 0) return `leads through the symbolic link ${t}. Choose a path without links`;
	}
	if (t === "folder") return Xk(e);
	let a = await Rn(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Rn(M(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...Jk(e, a) ? [] : [M(e)]];
	return (await Promise.all(o.map(Zk))).every(Boolean) ? void 0 : Yk;
}
function Jk(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const Yk = "cannot be written: this user may not write there";
async function Xk(e) {
	let t = await Rn(e).catch(() => void 0);
	return !t && M(e) !== e ? Xk(M(e)) : t?.isDirectory() ? await Zk(e) ? void 0 : Yk : "is a file, or is below one. Choose a folder";
}
function Zk(e) {
	return On(e, kn.W_OK).then(() => !0, () => !1);
}
function Qk(e, t) {
	return $k(t).find((t) => Gn(e, t));
}
function $k({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [Tn(e)]);
}
async function eA(e, t) {
	let n = t;
	for (let r of wn(t, e).split(En)) {
		n = Sn(n, r);
		let e = await jn(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return wn(t, n);
	}
}
async function tA(e) {
	let t = await Rn(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await Fn(M(e)).catch(() => M(e));
	return Sn(n, vn(e));
}
var nA = class {
	#e;
	#t;
	#n;
	#r = new AbortController();
	#i = new AbortController();
	#a;
	#o;
	constructor(e = 5e3) {
		this.#e = e;
	}
	stop(e, t = 0) {
		this.#t || (this.#n = iA(e, t), this.#t = {
			by: e,
			message: `${this.#n} ${aA(e)}`
		}, this.#r.abort(), this.#a = setTimeout(() => this.#i.abort(), this.#e));
	}
	stopAfter(e) {
		e !== void 0 && (this.#o = setTimeout(() => this.stop("time limit", e), e));
	}
	get stopped() {
		return this.#t;
	}
	get reason() {
		return this.#n;
	}
	get stopping() {
		return this.#r.signal;
	}
	get aborted() {
		return this.#i.signal;
	}
	async wait(e) {
		await Vn(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#a), clearTimeout(this.#o);
	}
};
function rA(e) {
	let t = () => e.stopped?.by === "SIGINT" ? process.exit(130) : e.stop("SIGINT"), n = () => e.stop("SIGTERM"), r = () => e.stop("SIGHUP");
	return process.on("SIGINT", t), process.on("SIGTERM", n), process.on("SIGHUP", r), () => {
		process.off("SIGINT", t), process.off("SIGTERM", n), process.off("SIGHUP", r), e.close();
	};
}
function iA(e, t) {
	return e === "time limit" ? `The time limit of ${oA(t)} was reached.` : `The run was stopped by ${e}.`;
}
function aA(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function oA(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
var sA = class {
	#e;
	#t;
	#n = {
		good: 0,
		bad: 0
	};
	#r = new Map();
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	add(e, t) {
		let n = t.every(({ state: e }) => e === "done") ? "good" : "bad";
		if (this.#n[n]++ < 20) {
			this.#e(cA(e, t, this.#t));
			return;
		}
		let r = [
			n,
			e.kind,
			lA(e.changes)
		].join(), i = this.#r.get(r);
		i ? a(i.outcomes, t) : this.#r.set(r, {
			batch: e,
			outcomes: [...t]
		});
	}
	end() {
		for (let { batch: e, outcomes: t } of this.#r.values()) this.#e(cA(e, t, this.#t, "more"));
		this.#r.clear(), this.#n = {
			good: 0,
			bad: 0
		};
	}
};
function cA(e, t, n, r) {
	let { changes: i } = e, [a] = i, o = lA(i), s = t.filter(({ state: e }) => e === "done").length, c = t.length, l = s === c ? n("good", "✓") : n("bad", "✗"), { one: u, many: d, progress: f } = Ky(e.kind);
	if (f === "name" && c === 1 && !r) return `  ${l} ${`${u} ${T(a?.label ?? "")}`} ${s === c ? o : `not ${o}`}`;
	let p = r ? `${Y(c)} more ${c === 1 ? u : d}` : qy(c, e.kind), m = s === c ? p : `${Y(s)} of ${p}`, h = t.filter(vs).length;
	return `  ${l} ${m} ${o}${h > 0 ? `, ${Y(h)} in part` : ""}`;
}
function lA(e) {
	let [t] = e;
	return t?.action === "create" ? "created" : t?.action === "destroy" ? t.how === "archive" ? "archived" : "destroyed" : e.every(Ux) ? "renamed" : e.some(Ux) ? "updated or renamed" : "updated";
}
// src/terminal/terminal.ts
const uA = "lokaform-backup";
function dA(e) {
	let { folder: t, environment: n, console: r, prompt: i, backupDir: a } = e;
	return {
		setup: e,
		sources: {
			folders: {
				working: t,
				displayRoot: t
			},
			environment: n,
			token: void 0,
			backupDir: a
		},
		problems: [],
		hide: (e) => r.hide(e),
		print: (e) => r.out(e),
		screen: {
			paint: r.paint,
			width: r.width,
			clean: r.clean
		},
		showProblems: (e) => fA(e, r),
		confirm: async (e) => !i || Ft(e, i, new nA()),
		ask: i && ((e, t) => Ft(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => pA(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => vA(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0
	};
}
function fA(e, t) {
	for (let n of it(PE(e, t.paintError), t.errorWidth)) t.error(n);
}
function pA(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.paintError("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = new sA(a.out, a.paint), p = s ? void 0 : mA(n, u);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(NT(e));
		},
		...p && {
			onWait: p.onWait,
			onProgress: (e) => {
				e?.phase !== "applying" && f.end(), p.onProgress(e);
			}
		},
		onPlan: (r) => hA(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f.add(e, t);
		},
		history: new Ok({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function mA({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? GO({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(wT(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : KO(t, n);
}
async function hA(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ reach: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = _A(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of ME(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = {
			paint: i.paintError,
			width: i.errorWidth
		}, n = l ? gA(e, {
			...u,
			...t
		}) : ME(e, {
			...u,
			...t
		});
		for (let e of n) i.prompt(e);
	}
	for (let t of it(PE(e.problems, i.paintError), i.errorWidth)) i.prompt(t);
	return Ft("Apply this plan?", c, n);
}
function gA(e, t) {
	return it(ME(e, {
		...t,
		width: void 0
	}).slice(-1), t.width);
}
function _A({ command: e, all: t }, { console: { paint: n, width: r } }) {
	return {
		paint: n,
		width: r,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function vA(e, t, n, r) {
	let { console: i, folder: a } = r, { paint: o, paintError: s, width: c, errorWidth: l } = i, { format: u, quiet: d, command: f } = t;
	if (u === "json" && i.out(te(e)), u === "markdown") {
		let { summary: n } = await import("./summary.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	for (let t of it(IE(e, s), l)) i.error(t);
	if (u !== "text") return;
	if (d && (f === "plan" || f === "drift")) for (let n of e.projects) for (let e of gA(n, _A(t, r))) i.out(e);
	if (As(e)) for (let t of LE(e, s, l)) i.error(t);
	else for (let t of LE(e, o, c)) i.out(t);
	let p = (e) => Wn(e, { displayRoot: a });
	if (!d) for (let e of RE(n, p)) i.out(e);
	if (!d) for (let n of yA(e, t, r)) i.out(n);
	let m = xA(e);
	if (!(m === void 0 || d || l === void 0)) for (let e of it([s("dim", m)], l)) i.error(e);
}
function yA(e, { command: t, out: n }, { raw: r }) {
	return t !== "plan" || !r || n !== void 0 || As(e) || !ys(e) ? [] : [`To make these changes: ${T(bA("apply", r))}`];
}
function bA(e, t) {
	return [
		"lokaform",
		e,
		...[...new Map(Xe.filter(({ commands: t }) => t.includes(e)).map((e) => [w(e), e]))].flatMap(([e, n]) => {
			let r = t[e] ?? [];
			return n.option?.as === "switch" ? r.at(-1) === "true" ? [`--${e}`] : [] : r.flatMap((t) => [`--${e}`, tb(t)]);
		})
	].join(" ");
}
function xA(e) {
	let t = hs(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-agreed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/model/digest.ts
function SA(e, t) {
	return xT("sha256").update(E([e, t])).digest("hex").slice(0, 16);
}
// src/plan/compare.ts
const CA = {
	kept: [],
	problems: []
};
function wA(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, TA(e, t, i)), c = n === void 0 ? void 0 : l(e.tags(n), i.rules), u = c === void 0 ? EA(e, o, n, s) : [], d = n !== void 0 && e.staysArchived(o, n, s);
	if (n !== void 0 && c === void 0 && u.length === 0 && !d) return CA;
	let f = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", p = Ut(t.file, t.spot, [f]), m = {
		kind: e.name,
		label: e.label(o),
		place: p
	};
	if (n !== void 0 && c !== void 0) return {
		kept: [{
			...m,
			id: e.id(n),
			reason: "foreign-owner",
			tag: c,
			place: p
		}],
		problems: []
	};
	let h = [...jA(e, {
		...t,
		values: o
	}, n, f), ...u.flatMap(({ field: n, issues: r }) => MA(e, {
		...t,
		values: o
	}, n.name, r))];
	if (h.length > 0) return {
		kept: [],
		skipped: m,
		problems: h
	};
	let g = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), _ = u.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : SA(e.id(n), a);
		return {
			...NA(i, t),
			...o !== void 0 && { seen: o }
		};
	})), v = g === void 0 ? [] : _.filter((t) => Hb(e.name, t)), y = _.filter((e) => !v.includes(e));
	if (n === void 0) return {
		change: {
			...m,
			ref: a,
			action: "create",
			identity: e.identity(o),
			fields: y
		},
		kept: [],
		problems: h
	};
	let b = e.id(n), x = d ? [{
		...m,
		id: b,
		reason: "archived",
		place: p
	}] : [], S = u.flatMap((e) => e.kept.map((e) => ({
		...m,
		...e,
		id: b,
		place: NA(e, t).place
	}))), C = g !== void 0 && v.length > 0 ? [{
		...m,
		id: b,
		reason: "protected",
		tag: g,
		place: p
	}] : [], ee = [
		...x,
		...C,
		...S
	], te = u.flatMap((e) => e.open ?? []), ne = OA(e, {
		...t,
		values: o
	}, y, S);
	if (ne) return {
		kept: ee,
		skipped: m,
		problems: [ne],
		open: te
	};
	let w = fS(e, n, y, i.project);
	if (w.length === 0) return {
		kept: ee,
		problems: h,
		open: te
	};
	let re = AA(e, n, w), ie = r === void 0 ? {} : { renamed_from: r }, ae = e.lastEdit(n), oe = e.tags(n);
	return {
		change: {
			...m,
			place: DA(p, w),
			ref: a,
			action: "update",
			id: b,
			identity: e.identity(o),
			...ie,
			seen: re,
			...ae && { edited: ae },
			...oe.length > 0 && { tags: oe },
			fields: w
		},
		kept: ee,
		problems: h,
		open: te
	};
}
function TA({ fields: e }, t, { rules: n }) {
	return t.from && !e.some((e) => e.role === "text" && e.declared(t.values).length > 0) ? [] : [...new Set([...ye(t), ...n.pull?.completes ?? []])];
}
function EA(e, t, n, r) {
	return e.fields.flatMap((e) => {
		let i = e.diff(t, n, r);
		return i === fc ? [] : [{
			field: e,
			...i
		}];
	});
}
function DA(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function OA(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => kA(e) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return B(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with --overwrite.`, {
		path: [i.field],
		ofName: !0
	});
}
function kA({ reason: e }) {
	return e === "pull" || e === "conflict" || e === "undecided";
}
function AA(e, t, n) {
	return SA(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function jA(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return i ? [B(e, t, i.code, i.message, {
		path: [r],
		ofName: !0
	})] : [];
}
function MA(e, t, n, r) {
	return r.map(({ code: r, message: i, path: a }) => B(e, t, r, i, {
		path: [n, ...a],
		ofName: !0
	}));
}
function NA(e, { file: t, spot: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: Ut(t, n, r)
	};
}
// src/plan/declaredContents.ts
const PA = {
	fields: new Map(),
	texts: new Set()
};
function FA(e, t) {
	let n = e.fields.flatMap((e) => e.declared(t));
	return {
		fields: new Map(n.map((e) => [IA(e), e])),
		texts: new Set(n.map((e) => E(RA(e))))
	};
}
function IA({ field: e, part: t }) {
	return E([e, t ?? null]);
}
function LA(e, { onCreate: t }) {
	return E(e.fields.flatMap((e) => e.declared(t)).map(RA));
}
function RA({ field: e, part: t, after: n }) {
	return [
		e,
		t ?? null,
		n
	];
}
function zA({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : BA(i),
		isNew: n.get("new") === !0
	};
}
function BA(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(BA) : [];
}
function VA(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = HA(t.filter((e) => !a.has(e)), o);
		for (let t of n) {
			if (i.has(t)) continue;
			let n = WA(t, e(t).map((e) => UA(s.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => zA(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [E([...r(e)].sort())]), o((t) => [E(e.identity(t.values))]);
	let c = (t) => BA(e.identity(t.values));
	return o((t) => [...(zA(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function HA(e, t) {
	let n = new Map();
	for (let r of e) for (let e of t(r)) n.set(e, (n.get(e) ?? new Set()).add(r));
	return n;
}
function UA(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function WA(e, t, n) {
	let [r, ...i] = t;
	if (!r || i.length === 0) return r;
	let a = n(e), o = (e) => [...n(e)].filter((e) => a.has(e)).length;
	return i.reduce((e, t) => {
		let n = o(t);
		return n > e.points ? {
			one: t,
			points: n
		} : e;
	}, {
		one: r,
		points: o(r)
	}).one;
}
// src/plan/filter.ts
const GA = {
	key: (e, { names: t }) => t.includes(e),
	tag: (e, { tags: t }) => t.includes(e),
	file: (e, { files: t }) => t.some((t) => Fe(t, e))
};
function KA(e, t) {
	return e.length === 0 || e.some((e) => JA(e, YA(t)));
}
function qA(e, t) {
	if (e.length === 0) return [];
	let n = t.map(YA);
	return e.filter((e) => !n.some((t) => JA(e, t)));
}
function JA(e, t) {
	let n = e.indexOf(":"), r = e.slice(0, Math.max(0, n)), i = Object.hasOwn(GA, r) ? GA[r] : void 0;
	return i ? i(e.slice(n + 1), t) : e.endsWith("*") ? t.names.some((t) => t.startsWith(e.slice(0, -1))) : t.names.includes(e);
}
function YA({ kind: e, entry: t, live: n, change: r }) {
	let i = [t, ...t.parts ?? []].map(({ file: e }) => e.path), a = e.fields.flatMap((e) => e.name === "tags" ? e.declared(t.values) : []), o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === "tags")];
	return {
		names: e.secretNames ? [] : BA(e.identity(t.values)),
		tags: [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => BA(e.after))],
		files: i
	};
}
function XA(e, t) {
	return qA(e, QA(t)).filter((e) => !e.startsWith("tag:")).map((e) => ZA(e, t));
}
function ZA(e, t) {
	let n = QA(t).map(YA), [r, i] = e.startsWith("tag:") ? ["tag:", n.flatMap(({ tags: e }) => e)] : e.startsWith("file:") ? ["file:", n.flatMap(({ files: e }) => e)] : [e.startsWith("key:") ? "key:" : "", n.flatMap(({ names: e }) => e)], a = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${S(e, [...new Set(i)].map((e) => r + e))}`;
	return O("unknown-filter", a);
}
function QA(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
// src/plan/namedTexts.ts
function $A(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function ej(e, t, n) {
	let r = aj(t), i = e.flatMap($A).flatMap(({ keys: e, language: i }) => i !== void 0 && i !== n ? [] : r.includes(e) ? [i === void 0 ? "key" : "text"] : KA([e], t) ? ["pattern"] : []);
	return [
		"text",
		"key",
		"pattern"
	].find((e) => i.includes(e));
}
function tj(e, t, n) {
	let r = n.flatMap(rj);
	return t.filter((e) => !$A(e).some(({ keys: e }) => r.some((t) => KA([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = $A(t), a = S(n, [...new Set(r.flatMap(aj))]), o = `--${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${a}`;
		return O("unknown-text", o);
	});
}
function nj(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = rj(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = $A(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => KA([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => KA([i.keys], e)), c = [...new Set(s.flatMap(oj))].join(", "), l = `--${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${c === "" ? "no texts" : c}.`;
		return s.length === 0 ? [] : [O("unknown-text", l, { reach: "project" })];
	});
}
function rj({ kinds: e, entries: t }) {
	return e.filter(ij).flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	})));
}
function ij({ fields: e }) {
	return e.some(({ role: e }) => e === "text");
}
function aj({ kind: e, entry: t }) {
	return BA(e.identity(t.values));
}
function oj({ kind: e, entry: t }) {
	return e.fields.flatMap((e) => e.role === "text" ? e.declared(t.values).map(({ part: e = "" }) => e) : []);
}
// src/report/redaction.ts
const sj = new Set([
	"action",
	"by",
	"code",
	"command",
	"field",
	"how",
	"kind",
	"reach",
	"reason",
	"ref",
	"seen",
	"severity",
	"state",
	"file",
	"manifests",
	"backup"
]);
function cj(e, t) {
	let { declared: n } = e, r = e.projects.map((e) => uj(e, t));
	return {
		...pj(e, t),
		declared: n,
		projects: r
	};
}
function lj(e, t) {
	return pj(e, (e) => t(e));
}
function uj(e, t) {
	let n = pj(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: fj(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function dj(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === fj(t);
}
function fj(e) {
	return xT("sha256").update(e).digest("hex");
}
function pj(e, t) {
	return hj(e, t, !1);
}
const mj = new WeakMap();
function hj(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return gj(e, t, n);
	let r = Object.entries(e), i;
	for (let [e, [a, o]] of r.entries()) {
		let s = !n && sj.has(a) ? o : hj(o, t, n || ts.has(a)), c = n ? t(a) : a;
		(s !== o || c !== a) && (i ??= r.slice(0, e)), i?.push([c, s]);
	}
	return i ? Object.fromEntries(i) : e;
}
function gj(e, t, n) {
	let r = mj.get(t) ?? new WeakSet();
	if (mj.set(t, r), !n && r.has(e)) return e;
	let i;
	for (let [r, a] of e.entries()) {
		let o = hj(a, t, n);
		o !== a && (i ??= e.slice(0, r)), i?.push(o);
	}
	return !i && !n && r.add(e), i ?? e;
}
// src/plan/compareDeclarations.ts
function _j(e, t, n) {
	let r = e.map((e) => vj(e, {
		head: t.entries[e.plural] ?? [],
		target: n.entries[e.plural] ?? []
	}));
	return {
		changes: r.flatMap(({ changes: e }) => e),
		released: r.flatMap(({ released: e }) => e),
		rematched: r.flatMap(({ rematched: e }) => e),
		changed_defaults: [...new Set(r.flatMap((e) => e.changed_defaults))]
	};
}
function vj(e, { head: t, target: n }) {
	let r = new Map([...t, ...n].map((t) => [t, FA(e, t.values)])), i = (e) => r.get(e) ?? PA, o = VA(e, {
		head: t,
		target: n
	}, (e) => i(e).texts), s = new Set(o.values()), c = [], l = [], u = [], d = [];
	for (let [n, r] of t.entries()) {
		let t = o.get(r), s = `${e.name}:${n + 1}`;
		if (!t) {
			c.push(bj(e, r, s));
			continue;
		}
		let f = xj(e, r, t, s, i);
		f && c.push(f);
		let p = Cj(i(r), i(t));
		p.length > 0 && l.push({
			...yj(e, r),
			fields: p
		}), a(u, wj(e, r, t, f?.renamed_from !== void 0)), LA(e, r) !== LA(e, t) && d.push(r.file.path);
	}
	return {
		changes: c,
		released: [...n.filter((e) => !s.has(e)).map((t) => yj(e, t)), ...l],
		rematched: u,
		changed_defaults: d
	};
}
function yj(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = Ut(t.file, t.spot, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function bj(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.declared(r)).filter(({ after: e }) => !Wb(e)).map((e) => Sj(t, e));
	return {
		...yj(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function xj(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && E(r) === E(n.after) ? [] : [Sj(t, {
			...n,
			...r !== void 0 && { before: r }
		})];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = yj(e, t);
	return {
		...d,
		place: DA(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...E(s) !== E(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function Sj(e, t) {
	let n = t.part === void 0 ? [t.field] : [t.field, t.part];
	return {
		...t,
		place: Ut(e.file, e.spot, n)
	};
}
function Cj(e, t) {
	return [...t.fields].flatMap(([t, { after: n, ...r }]) => e.fields.has(t) ? [] : [{
		...r,
		before: n
	}]);
}
function wj(e, t, n, r) {
	let [i, a] = [zA(e, t), zA(e, n)];
	return [
		{
			member: e.idMember,
			before: a.id,
			after: i.id
		},
		...r ? [] : [{
			member: "previously",
			before: a.previously?.join(", "),
			after: i.previously?.join(", ")
		}],
		{
			member: "new",
			before: a.isNew ? "true" : void 0,
			after: i.isNew ? "true" : void 0
		}
	].flatMap(({ member: n, before: r, after: i }) => r === i ? [] : [{
		...yj(e, t),
		member: n,
		...r !== void 0 && { before: r },
		...i !== void 0 && { after: i }
	}]);
}
// src/files/outputs.ts
const Tj = new AbortController().signal;
async function Ej(e, t, n) {
	let { command: r, out: i, report: a, plan: o, reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	if (f.length === 0) return new Map();
	let p = t.map((e) => Tn(n.displayRoot, e)), m = Object.values(await gT(u, Tj)).flat();
	return Wk(f, [
		...p,
		...m,
		l,
		...s,
		...o === void 0 ? [] : [o]
	], n);
}
async function Dj(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await Ej(e, t.manifests, n), s = [], c = (e) => {
		t.problems.some(({ message: t }) => t === e.message) || s.push(e);
	}, l = async (e, t, r) => {
		if (t === void 0) return;
		let i = o.get(t);
		if (i) c(i);
		else try {
			return await Kk({
				option: e,
				path: t,
				is: "file"
			}, await r(), n), t;
		} catch (n) {
			let r = Uk(n);
			c(Gk({
				option: e,
				path: t
			}, `cannot be written: ${r}`));
		}
	}, { publish: u } = e, d = u ? t : Nb(t), f = [];
	for (let t of e.report) {
		let e = await l("report", t, () => Oj(t, d, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && f.push(e);
	}
	return {
		plan: a.length > 0 ? await l("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return kj(e(a));
		}) : void 0,
		reports: f,
		problems: s
	};
}
async function Oj(e, t, n) {
	if (e.endsWith(".html")) return (await import("./page.js")).page(t, n);
	if (e.endsWith(".json")) return kj(t);
	let { summary: r } = await import("./summary.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function kj(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
// src/run/advice.ts
const Aj = { is: "not read" };
async function jj(e) {
	let { settings: t, declared: n, textFiles: r } = e, i = SO(t.rules, r), a = {
		levels: i?.isSure ? t.checks : {
			...t.checks,
			base: "off"
		},
		base: i?.language,
		needed: xg()
	}, o = [...r.values()].every(({ source: e }) => e.languages) ? n : Ps(n, i?.language ?? ""), s = o.kinds.map((e) => Ij(e, o.entries[e.plural] ?? [], () => Aj, a));
	return (await Promise.all(s)).flat();
}
async function Mj({ settings: e }, { matches: t }, n) {
	let r = {
		levels: e.checks,
		base: n.baseLanguage,
		needed: Pj(n, xg())
	}, i = t.map(({ kind: e, matching: { matches: t } }) => Ij(e, t.map(({ declared: e }) => e), (e) => Nj(t[e]?.live), r)), a = (await Promise.all(i)).flat();
	return {
		advice: a,
		refuses: Vt(a)
	};
}
function Nj(e) {
	return e === void 0 ? { is: "new" } : {
		is: "live",
		live: e
	};
}
function Pj({ languages: e = [] }, t) {
	let n = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let r = n.get(e) ?? [];
		return r.length === 0 ? t(e) : t(e).filter((e) => r.includes(e));
	};
}
const Fj = 1e4;
async function Ij(e, t, n, r) {
	if (!e.adviceOn || Object.values(r.levels).every((e) => e === "off")) return [];
	let i = new Map(), a = [], o = (r, o) => {
		if (i.size >= Fj) return;
		let s = t[r], c = (s && e.adviceOn?.(s, n(r), o)) ?? [];
		c === "needs icu" ? a.push(r) : c.length > 0 && i.set(r, c);
	}, s = {
		...r,
		icu: void 0
	};
	for (let e = 0; e < t.length; e += 1) o(e, s);
	if (a.length > 0) {
		let { readIcu: e } = await import("./icu.js"), t = {
			...r,
			icu: e
		};
		for (let e of a.splice(0)) o(e, t);
	}
	let c = [...i].sort(([e], [t]) => e - t).flatMap(([, e]) => e), [l] = c;
	if (l && i.size >= Fj) {
		let t = `${Fj.toLocaleString("en-US")} ${e.words.many} or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, n = Object.values(r.levels).includes("error") ? {
			severity: "error",
			reach: "project"
		} : l;
		c.unshift(O(l.code, t, {
			severity: n.severity,
			reach: n.reach
		}));
	}
	return c;
}
// src/run/compareManifests.ts
const Lj = { entries: {} };
async function Rj({ kinds: e }, { problems: t }, n, r) {
	if (Vt(t)) return {
		is: "not compared",
		why: "the manifests or the settings have problems"
	};
	let i = await r();
	if (!i) return;
	if (i.is === "missing") return {
		is: "not compared",
		why: i.why
	};
	let { commit: a, projects: o } = i;
	if ([...n, ...o].some(({ isDoubtful: e }) => e)) return {
		is: "not compared",
		why: "a source file of texts has mistakes"
	};
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(zj(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => Bj(e, t, c.get(t), l.get(t)))
	};
}
function zj(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function Bj(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		..._j(e, n?.declared ?? Lj, r?.declared ?? Lj),
		settings: sD(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/reviewedPlans.ts
async function Vj({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [O("bad-plan", e)]
	}), a = Wn(t, r), o = await Zn(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => dj(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/run/run.ts
function Hj(e, t, n) {
	return Uj(n, (n) => Wj(e, t, n));
}
async function Uj(e, t) {
	let n = new Be(), r = () => (e) => n.clean(e), i = r(), a = {
		...e,
		onSecrets: (t) => {
			n.hide(t), i = r(), e.onSecrets(t);
		},
		onResponse: (t) => e.onResponse({
			...t,
			path: i(t.path)
		}),
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(uj(t, i)))
	};
	try {
		return cj(await t(a), i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function Wj(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = new Map(), o = e.command === "validate" || n.withoutSecrets, s = 0, c = {
		...n,
		onResponse: (e) => {
			s += 1, n.onResponse(e);
		}
	}, l = o ? void 0 : qj(e, t, c), { stopping: u } = r, d = await DO(e, i, {
		signal: u,
		known: a,
		findProject: l,
		...n.onProgress && { onProgress: n.onProgress }
	}), { reads: f } = d, p = o ? await Promise.all(f.map(jj)) : [], m = e.command === "validate" ? [...d.problems.map(Yj), ...f.flatMap(({ declared: e }) => Jj(e))] : d.problems;
	n.onSecrets(f.flatMap(({ declared: e }) => J_(e.variables)));
	let h = await Vj(e, i), g = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], _ = f.map((e) => e.declared), v = e.projects.flatMap(({ rules: e }) => e.overwrite), y = [...new Set(f.flatMap((e) => e.manifests))], b = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], x = await Ej(e, y, i), S = e.projects.flatMap(({ name: e }) => e ?? []), C = {
		format_version: 1,
		command: e.command,
		...S.length > 0 && { selected: S },
		manifests: y,
		declared: Object.fromEntries(e.kinds.map(({ plural: e }) => [e, _.reduce((t, { entries: n }) => t + (n[e] ?? []).filter(Gj).length, 0)])),
		problems: Xj([
			...t,
			...h.problems,
			...m,
			...await _T(g, i),
			...tj("overwrite", [...new Set(v)], _),
			...XA(b, _),
			...x.values(),
			...p.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, ee = () => r.stopped ? { stopped: r.stopped } : {};
	if (r.stopping.aborted) return {
		...C,
		...ee()
	};
	let te = {
		known: a,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: l,
		onSecrets: n.onSecrets
	}, ne = () => n.target?.(y, te), w, { lastApplied: re } = n, ie = re && (() => w ??= re(y, te));
	if (n.withoutSecrets) {
		let t = await Rj(e, C, f, ne);
		return {
			...C,
			...t && { manifest_comparison: t },
			...ee()
		};
	}
	if (e.command === "validate" || Vt(C.problems)) return C;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(C.manifests);
		if (C.problems = [...C.problems, ...e], Vt(e)) return C;
	}
	let ae = [], oe = e.command === "plan" ? await ne() : void 0;
	C.problems = [...C.problems, ...UO(oe, f, e.others.length > 0)];
	let se = {
		saved: h.plans,
		target: oe,
		applied: ie
	}, { runProject: ce } = await import("./project3.js");
	for (let t of f) ae.push(await ce(t, e, se, c));
	return C.problems = [...C.problems, ...Kj(b, ae, _)], {
		...C,
		projects: ae,
		requests: s,
		...ee()
	};
}
function Gj({ from: e, values: t }) {
	return e === void 0 || "translations" in t;
}
function Kj(e, t, n) {
	let r = t.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return e.filter((e) => r.length > 0 && r.every((t) => t.includes(e))).map((e) => ZA(e, n));
}
function qj(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Vt(t) || r.id === "") return;
		let { createClient: i } = await import("./connect.js"), { readBaseLanguage: a } = await import("./project2.js"), { cancellation: o, onResponse: s, onWait: c } = n, l = i(r, {
			apiUrl: e.apiUrl,
			signal: o.stopping,
			onResponse: s,
			...c && { onWait: c }
		});
		return l.ok ? a(l.value, r.id) : void 0;
	};
	return (e) => {
		let t = r.get(e.id) ?? i(e);
		return r.set(e.id, t), t;
	};
}
function Jj({ kinds: e, entries: t }) {
	let n = new Ae();
	for (let r of e) for (let e of t[r.plural] ?? []) for (let t of r.checkOffline(e)) n.add(t);
	return n.problems;
}
function Yj(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
function Xj(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/commands/runs/runCommand.ts
async function Zj(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: Hj }) {
	let o = new nA(), s = rA(o);
	try {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await Qj(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return eM(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = $j(f, p), h = await Dj(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = $j(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), js(g, n.exitsWithFindings(c));
	} finally {
		s();
	}
}
async function Qj(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await dO(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await dO("validate", t, n);
	return {
		settings: c,
		problems: [
			...r,
			...l,
			s
		],
		withoutSecrets: !0
	};
}
function $j(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function eM({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = O("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Vt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Vt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { BO as $, hc as $n, qb as $t, Vk as A, ev as An, Ho as Ar, sT as At, mk as B, q as Bn, Zn as Br, PS as Bt, uA as C, Hy as Cn, $o as Cr, NT as Ct, Gk as D, Tv as Dn, Go as Dr, mT as Dt, rA as E, Fv as En, Yo as Er, gT as Et, Pk as F, ah as Fn, nr as Fr, KC as Ft, nk as G, U as Gn, dS as Gt, dk as H, Fu as Hn, Xn as Hr, JS as Ht, Fk as I, ih as In, Wn as Ir, GC as It, KO as J, pu as Jn, Lx as Jt, ak as K, W as Kn, fS as Kt, Nk as L, Um as Ln, Yn as Lr, wC as Lt, Lk as M, sv as Mn, er as Mr, Qw as Mt, Ik as N, r_ as Nn, Gn as Nr, XC as Nt, Wk as O, _v as On, Wo as Or, hT as Ot, Uk as P, i_ as Pn, tr as Pr, YC as Pt, FO as Q, Pc as Qn, X as Qt, Ok as R, lm as Rn, $n as Rr, aC as Rt, SA as S, Uy as Sn, Os as Sr, dE as St, nA as T, Ry as Tn, ns as Tr, xT as Tt, uk as U, G as Un, Un as Ur, AS as Ut, fk as V, Uu as Vn, Kn as Vr, YS as Vt, XO as W, Lu as Wn, Hn as Wr, zS as Wt, VO as X, H as Xn, Jb as Xt, WO as Y, hu as Yn, Gb as Yt, PO as Z, Lc as Zn, Z as Zt, FA as _, nb as _n, xs as _r, IE as _t, _j as a, Ob as an, Ks as ar, _O as at, wA as b, Wy as bn, bs as br, RE as bt, lj as c, vb as cn, Gs as cr, aO as ct, nj as d, ib as dn, Vs as dr, $ as dt, Wb as en, ic as er, OO as et, KA as f, J as fn, Ws as fr, DD as ft, VA as g, Yy as gn, hs as gr, PE as gt, qA as h, Ky as hn, Ps as hr, ME as ht, Ej as i, Mb as in, Js as ir, xO as it, Rk as j, J_ as jn, Vo as jr, iT as jt, Kk as k, av as kn, Uo as kr, oT as kt, ej as l, _b as ln, qs as lr, eO as lt, XA as m, Y as mn, Ms as mr, NE as mt, Uj as n, Bb as nn, Qs as nr, DO as nt, fj as o, wb as on, Us as or, fO as ot, ZA as p, qy as pn, Ns as pr, LE as pt, JO as q, Ru as qn, Vx as qt, Mj as r, Ub as rn, cc as rr, CO as rt, dj as s, bb as sn, Hs as sr, dO as st, Zj as t, zb as tn, V as tr, TO as tt, tj as u, rb as un, zs as ur, HD as ut, zA as v, tb as vn, js as vr, zE as vt, dA as w, Fy as wn, B as wr, PT as wt, AA as x, Gy as xn, As as xr, CE as xt, BA as y, $y as yn, ys as yr, VE as yt, hk as z, Qf as zn, Jn as zr, xC as zt };
