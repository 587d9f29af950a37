import { i as e } from "./rolldown-runtime.js";
import { A as t, C as n, D as r, E as i, N as a, O as o, S as s, b as c, c as l, d as u, f as d, g as f, h as p, i as m, k as h, l as g, m as _, n as v, o as y, p as b, r as x, t as ee, u as S, v as te, w as C, y as ne } from "./wire.js";
import { $ as re, $i as ie, $n as ae, $r as oe, $t as se, A as ce, At as le, B as ue, Bt as de, C as fe, Cn as pe, Cr as me, Ct as he, Di as ge, Dn as _e, Dt as ve, E as ye, Ei as w, En as be, Er as xe, Et as Se, Fn as Ce, Ft as we, G as Te, Gn as Ee, Gt as De, H as Oe, Hn as ke, In as Ae, It as je, J as Me, Ji as Ne, Jn as Pe, Jr as Fe, K as T, Ki as Ie, Kn as Le, Kr as Re, Kt as ze, Li as Be, Ln as Ve, Lt as He, Mi as Ue, Mt as We, N as Ge, Ni as Ke, Nn as qe, Nt as Je, O as Ye, Oi as Xe, On as Ze, Ot as Qe, Pi as $e, Pt as et, Q as tt, Qi as nt, Qn as rt, Qr as it, Qt as at, Ri as ot, Rn as st, Si as ct, St as lt, Tn as ut, Tr as dt, Tt as E, U as ft, Ui as pt, Un as mt, Ut as ht, V as gt, Vn as _t, Vt as vt, W as yt, Wt as bt, X as xt, Xr as St, Xt as Ct, Y as D, Yr as wt, Yt as Tt, Z as Et, Zr as Dt, Zt as Ot, _ as O, _i as kt, _n as At, _r as jt, _t as Mt, aa as Nt, ai as Pt, an as Ft, ar as It, b as Lt, bi as Rt, bn as zt, br as Bt, bt as Vt, ci as Ht, cn as Ut, cr as Wt, d as Gt, di as Kt, dn as qt, dr as Jt, ei as Yt, et as Xt, f as Zt, fi as Qt, fn as $t, fr as en, g as tn, gi as nn, gn as rn, h as an, hi as on, hn as sn, hr as cn, ht as ln, ia as un, ii as dn, in as fn, it as pn, ji as mn, jn as hn, jt as gn, ki as k, kn as _n, kt as vn, l as yn, li as bn, ln as xn, lr as Sn, m as Cn, mi as wn, mn as Tn, mt as En, n as Dn, na as On, nn as kn, o as An, oi as jn, on as Mn, or as Nn, p as Pn, pi as Fn, pn as In, pr as Ln, q as Rn, qi as zn, qn as Bn, qr as Vn, qt as Hn, r as A, ra as Un, ri as Wn, rr as Gn, rt as Kn, s as qn, si as Jn, sn as Yn, sr as Xn, t as Zn, ti as Qn, tt as $n, u as er, ui as tr, un as nr, ur as rr, v as ir, vi as ar, vn as or, vr as sr, vt as cr, wn as lr, wt as ur, x as dr, xi as fr, xn as pr, xr as mr, xt as hr, yi as gr, yn as _r, yt as vr, zn as yr, zt as br } from "./start.js";
import { C as xr, S as Sr, _ as Cr, c as wr, d as Tr, f as Er, h as j, i as Dr, l as Or, m as kr, n as Ar, p as jr, r as Mr, s as Nr, t as Pr, v as Fr, x as Ir } from "./zod.js";
import { a as Lr, c as Rr, d as zr, f as Br, l as Vr, m as Hr, o as Ur, p as M, s as Wr, u as Gr } from "./client.js";
import { basename as Kr, delimiter as qr, dirname as N, extname as Jr, isAbsolute as Yr, join as Xr, posix as Zr, relative as Qr, resolve as P, sep as $r, win32 as ei } from "node:path";
import * as ti from "node:fs/promises";
import { access as ni, constants as ri, link as ii, lstat as ai, open as oi, readdir as si, realpath as ci, rename as li, rm as ui, stat as di } from "node:fs/promises";
import { devNull as fi } from "node:os";
import { setImmediate as pi, setTimeout as mi } from "node:timers/promises";
// src/files/commitFiles.ts
var hi = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const gi = [
	"*",
	".*",
	"**"
];
var _i = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new hi(e.path, t);
		});
	}
	async isFile(e) {
		return await this.#i(e) !== void 0;
	}
	async isFolder(e) {
		let t = await this.#o(e);
		return t !== void 0 && this.#a(t).length > 0;
	}
	async candidates(e, t) {
		let n = t.split("/"), r = n.findIndex((e) => gi.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = P(e, i.join("/")), o = Qr(a, this.#e).split($r).join("/"), s = o !== "" && !o.startsWith("..") && !Yr(o), c = s ? "" : await this.#o(a);
		return (c === void 0 ? [] : this.#a(c)).map((e) => [
			...i,
			...s ? [o] : [],
			e
		].join("/"));
	}
	async read(e) {
		let t = await this.#i(e);
		return t && this.#n(t);
	}
	async idOf(e) {
		return (await this.#i(e))?.id;
	}
	async #i(e) {
		let t = await this.#o(e);
		return t === void 0 ? void 0 : this.#t.get(t);
	}
	#a(e) {
		let t = e === "" ? "" : `${e}/`;
		return [...this.#t.keys()].flatMap((e) => e.startsWith(t) ? e.slice(t.length) : []);
	}
	async #o(e) {
		let t = Qr(this.#e, e).split($r).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || Yr(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (Yr(n)) return;
			let r = Zr.join(Zr.dirname(e.path), n, t.slice(e.path.length));
			t = r === "." ? "" : r.replace(/\/$/, "");
		}
	}
	#s(e) {
		let t = this.#r.get(e.id) ?? (async () => new TextDecoder().decode(await this.#n(e)))();
		return this.#r.set(e.id, t), t;
	}
	#c(e) {
		let t = e.split("/");
		return t.map((e, n) => this.#t.get(t.slice(0, n + 1).join("/"))).find((e) => e?.kind === "link");
	}
};
// \0node:crypto
const vi = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), yi = (...e) => process.getBuiltinModule("node:crypto").hash(...e), bi = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// node_modules/yocto-queue/index.js
var xi = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Si = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new xi(e);
		this.#e ? (this.#t.next = t, this.#t = t) : (this.#e = t, this.#t = t), this.#n++;
	}
	dequeue() {
		let e = this.#e;
		if (e) return this.#e = this.#e.next, this.#n--, this.#e || (this.#t = void 0), e.value;
	}
	peek() {
		if (this.#e) return this.#e.value;
	}
	clear() {
		this.#e = void 0, this.#t = void 0, this.#n = 0;
	}
	get size() {
		return this.#n;
	}
	*[Symbol.iterator]() {
		let e = this.#e;
		for (; e;) yield e.value, e = e.next;
	}
	*drain() {
		for (; this.#e;) yield this.dequeue();
	}
};
// node_modules/p-limit/index.js
function Ci(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), wi(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Si(), r = 0, i = () => {
		r < e && n.size > 0 && (r++, n.dequeue().run());
	}, a = () => {
		r--, i();
	}, o = async (e, t, n) => {
		let r = (async () => e(...n))();
		t(r);
		try {
			await r;
		} catch {}
		a();
	}, s = (t, a, s, c) => {
		let l = { reject: s };
		new Promise((e) => {
			l.run = e, n.enqueue(l);
		}).then(o.bind(void 0, t, a, c)), r < e && i();
	}, c = (e, ...t) => new Promise((n, r) => {
		s(e, n, r, t);
	});
	return Object.defineProperties(c, {
		activeCount: { get: () => r },
		pendingCount: { get: () => n.size },
		clearQueue: { value() {
			if (!t) {
				n.clear();
				return;
			}
			let e = AbortSignal.abort().reason;
			for (; n.size > 0;) n.dequeue().reject(e);
		} },
		concurrency: {
			get: () => e,
			set(t) {
				wi(t), e = t, queueMicrotask(() => {
					for (; r < e && n.size > 0;) i();
				});
			}
		},
		map: { async value(e, t) {
			let n = [];
			try {
				Array.from(e, (e, r) => {
					let i = c(t, e, r);
					return n.push(i), i;
				});
			} catch (e) {
				for (let e of n) e.catch(() => {});
				throw e;
			}
			return Promise.all(n);
		} }
	}), c;
}
function wi(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/files/system.ts
const Ti = Ci(16), Ei = 1048576, Di = {
	any: 128 * Ei,
	named: 512 * Ei,
	workflow: Ei / 2,
	token: Ei / 16
};
function Oi(e, t, n = "any") {
	return Ti(async () => {
		let r = await ti.stat(e);
		if (!(r.isFile() || r.isDirectory() || n === "token" && r.isFIFO())) throw ki("it is not a regular file");
		if (r.size > Di[n]) throw ki(`it has more than ${Di[n]} bytes`);
		return ti.readFile(e, t ?? null);
	}).catch((t) => {
		throw t instanceof Error ? Object.assign(t, { path: e }) : t;
	});
}
function ki(e) {
	return Object.assign(Error(e), {
		code: "ERR_NOT_READ",
		syscall: "read"
	});
}
function Ai(e) {
	if (!Ni(e, "EISDIR", "ENOENT", "ENOTDIR")) throw e;
}
var ji = class extends Error {
	name = "ToolFailure";
}, Mi = class extends Error {};
function Ni(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Pi = {
	EMFILE: "the process has too many open files. Raise its limit, for example with ulimit -n 1024",
	ENOSPC: "the disk is full",
	EROFS: "the file system is read-only"
}, Fi = {
	...Pi,
	EACCES: "this user may not read it",
	EISDIR: "it is a folder",
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EPERM: "this user may not read it"
}, Ii = {
	...Pi,
	EACCES: "this user may not write there",
	EEXIST: "a file is in the place of its folder",
	ENOENT: "its folder does not exist",
	ENOTDIR: "a file is in the place of its folder",
	EPERM: "this user may not write there"
};
function Li(e) {
	return e instanceof TypeError ? `it is not UTF-8 (${e.message}). Save it as UTF-8.` : e instanceof Mi ? "its real path is outside of the workspace. Copy the file itself into the repository." : `${zi(e, Fi)}.`;
}
function Ri(e) {
	return zi(e, Ii);
}
function zi(e, t) {
	if (!(e instanceof Error)) return String(e);
	let { code: n, syscall: r } = e;
	return n === void 0 ? e.message : t[n] ?? e.message.split(`, ${r}`, 1)[0] ?? "";
}
function Bi(e) {
	return e instanceof Error && "code" in e && "syscall" in e && "path" in e && typeof e.code == "string" && typeof e.path == "string";
}
function Vi(e, t) {
	if (e instanceof ji) return O("not-read", e.message, { scope: "project" });
	if (!Bi(e)) return;
	let n = Qr(t, e.path).split($r).join("/"), r = [
		"EISDIR",
		"ENOENT",
		"ENOTDIR"
	].includes(e.code) ? `${n} was changed or removed while Lokaform ran. Now ${Li(e)} Run again when no other program changes it.` : `${n} cannot be read: ${Li(e)}`, i = !n.startsWith("../") && !Yr(n), a = pe(n);
	return O("not-read", r, {
		scope: "project",
		...i && { place: a }
	});
}
// src/files/atomicWrite.ts
const Hi = /^\.lokaform-[0-9a-f]{24}\.part$/;
async function Ui(e, t, n = {}) {
	await Ji([N(e)]);
	let r = await Gi(e, t, n);
	await li(r, e).finally(() => ui(r, { force: !0 }));
}
async function Wi(e, t, n) {
	await Ji([N(e)]);
	let r = await Gi(e, t, n);
	return Ki(r, e).finally(() => ui(r, { force: !0 }));
}
async function Gi(e, t, { mode: n, root: r, isReadBack: i = !1 }) {
	let a = N(e), o = Xr(a, `.lokaform-${bi(12).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = ri, d = await oi(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = Xr(await ci(r), Qr(P(r), P(a)));
			if (await ci(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		if (n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i && await Oi(o, "utf8") !== t) throw Error("it cannot be read again as it was written");
		return o;
	} catch (e) {
		throw await d.close().catch(() => {}), await ui(o, { force: !0 }), e;
	}
}
async function Ki(e, t) {
	try {
		await ii(e, t);
	} catch (n) {
		if (Ni(n, "EEXIST") || await Xi(t)) return !1;
		await li(e, t);
	}
	return !0;
}
async function qi(e) {
	try {
		let t = await oi(e, ri.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Ni(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Ji(e) {
	for (let t of new Set(e)) for (let e of await si(t).catch(() => [])) {
		if (!Hi.test(e)) continue;
		let n = await ai(Xr(t, e)).catch(() => void 0);
		n?.isFile() === !0 && Date.now() - n.mtimeMs > 864e5 && await ui(Xr(t, e), { force: !0 }).catch(() => {});
	}
}
async function Yi(e, t) {
	let n = t;
	for (let r of Qr(t, e).split($r)) {
		n = Xr(n, r);
		let e = await ai(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${Qr(t, n)}. Choose a path without links`;
	}
}
async function Xi(e) {
	return await ai(e).catch(() => void 0) !== void 0;
}
// src/files/paths.ts
const Zi = new AbortController().signal;
function F(e, { displayRoot: t }) {
	return Qr(t, e).split($r).join("/");
}
function Qi(e, t) {
	let n = Qr(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${$r}`) && !Yr(n);
}
async function $i(e, t) {
	for (let n = e;; n = N(n)) {
		if (await Xi(Xr(n, ".git"))) return n;
		if (n === N(n) || n === t || t !== void 0 && !Qi(n, t)) return;
	}
}
async function ea(e, t, n) {
	let r = await ta(t), i = n && await ta(n), a = new Map();
	for (let n of e) {
		let e = await ta(P(t, n)), o = await $i(N(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(F(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? F(Xr(e ?? r, n), { displayRoot: r })
	}));
}
async function ta(e) {
	return ci(e).catch(() => e);
}
async function na(e, t, n) {
	let [r, i] = await Promise.all([ci(t), ci(e)]);
	if (!Qi(r, i)) throw new Mi();
	return Oi(r, void 0, n);
}
const ra = ".github/workflows";
async function ia(e) {
	let t = (await si(Xr(e, ra)).catch(() => [])).filter((e) => /\.ya?ml$/.test(e)).sort();
	return Promise.all(t.slice(0, 200).map(async (t) => {
		let n = `${ra}/${t}`;
		return {
			name: t,
			path: n,
			text: (await na(e, Xr(e, n), "workflow").catch(() => "")).toString("utf8")
		};
	}));
}
async function aa(e, { confined: t, commit: n }) {
	return n ? await n.read(e) ?? Promise.reject(new Mi()) : t ? na(t.workspace, e) : Oi(e);
}
function oa(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? ca(e) : "utf-8", r;
	try {
		r = new TextDecoder(n, { fatal: !0 }).decode(e);
	} catch {
		let [t = ""] = new TextDecoder(n).decode(e).split("�");
		throw TypeError(`line ${t.split("\n").length}`);
	}
	if (r.startsWith("version https://git-lfs.github.com/spec/")) throw Error("it is a pointer of Git LFS, and not the file itself. At a terminal, run git lfs pull; in a workflow, give actions/checkout lfs: true");
	return r;
}
function sa(e, t) {
	let n = ca(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function ca([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function la(e) {
	try {
		return new TextDecoder(ca(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function ua(e, t, n, r = oa) {
	try {
		return dr(r(await Oi(e, void 0, "named")));
	} catch (r) {
		let i = `${t} ${F(e, n)} cannot be read: ${Li(r)}`;
		return Pn(O("not-read", i));
	}
}
async function da(e, { commit: t }) {
	return t ? t.isFile(e) : (await di(e).catch(() => void 0))?.isFile() === !0;
}
async function fa(e, { commit: t }) {
	return t ? t.isFolder(e) : (await di(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const pa = "lokaform-backup", ma = ["node_modules", pa];
async function ha(e, t, n, r) {
	let i = P(t, e);
	return await da(i, n) ? [i] : ga(e.split($r).join("/"), {
		cwd: t,
		ignore: ma
	}, n, r).catch((e) => {
		if (e instanceof hi || Bi(e)) throw e;
		return [];
	});
}
async function ga(e, { cwd: t, ignore: n, dot: r = !1 }, i, a) {
	let o = dn(e.replace(/(?:\/\.)+(?=\/|$)/g, "").replace(/^(?:\.\/)+/, "")), s = o.map(({ superset: e }) => e), c = [...new Set(s.map(({ glob: e }) => e))], { commit: l } = i, u = n.map((e) => e.replaceAll(".", "\\.").replaceAll("*", "[^/]*")), d = {
		cwd: t,
		signal: a,
		ignored: RegExp(`(?:^|/)(?:${u.join("|")})(?:/|$)`),
		dot: r || s.some((e) => e.dot)
	}, f = l ? (await Promise.all(c.map((e) => l.candidates(t, e)))).flat().filter((e) => !d.ignored.test(e)) : await _a("", c.map((e) => e.split("/")), d), p = [...new Set(f)].filter((e) => o.some((t) => Wn(t, e, r))), m = [];
	for (let e of new Set(p.map((e) => P(t, e)))) (!l || await l.isFile(e)) && m.push(e);
	return m;
}
async function _a(e, t, n) {
	let { cwd: r, signal: i, ignored: a, dot: o } = n;
	if (i.aborted || a.test(e)) return [];
	let s = t.every(([e = ""]) => !gi.includes(e)) ? [...new Set(t.map(([e = ""]) => va(e)))].map((e) => ({
		name: e,
		isFolder: !0
	})) : await ba(P(r, e)), c = [];
	for (let { name: i, isFolder: a, isKnownFile: u } of s) {
		let s = t.flatMap((e) => ya(e, i, o));
		s.some(({ length: e }) => e === 0) && (u ?? await da(P(r, e + i), {})) && c.push(e + i);
		let d = s.filter(({ length: e }) => e > 0);
		a && d.length > 0 && l(c, await _a(`${e}${i}/`, d, n));
	}
	return c;
}
function va(e) {
	return e.replace(/\\(.)/gsu, "$1");
}
function ya([e = "", ...t], n, r) {
	return gi.includes(e) ? (e === ".*" ? !n.startsWith(".") : !r && n.startsWith(".")) ? [] : e === "**" ? [["**", ...t], ...ya(t, n, r)] : [t] : va(e) === n ? [t] : [];
}
async function ba(e) {
	return (await si(e, { withFileTypes: !0 }).catch(Ai) ?? []).map((e) => ({
		name: e.name,
		isFolder: e.isDirectory(),
		isKnownFile: e.isSymbolicLink() ? void 0 : e.isFile()
	}));
}
async function xa(e, t) {
	let n = Xr(N(e), ".gitignore"), r = `/${Kr(e)}`, i;
	try {
		i = oa(await Oi(n));
	} catch (e) {
		if (Ni(e, "ENOENT")) return dr({
			path: n,
			text: `${r}\n`
		});
		let i = `${F(n, t)} cannot be read: ${Li(e)}`;
		return Pn(O("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Kr(e))) return dr(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return dr({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/kinds/declaration.ts
const Sa = t(({ kinds: e, entries: t }) => e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Ta(n, t[e] ?? []))));
function Ca(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => wa(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function wa(e, t, n, r) {
	let i = t.parts ?? [t], a = ({ from: e }) => !e?.onlyIfBase || r.includes(e.language);
	return !t.leftOut && i.every(a) ? [t] : e.textFiles?.join(i.filter(a), n).entries ?? [];
}
function Ta({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: _r(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Ea(e, t, { second: n, first: r, field: i }, a = "") {
	let o = `${t} is declared twice: here and at ${Da(r, [i])}. Keep one of them.${a}`;
	return O(e, o, { place: zt(n.file, n.span, [i]) });
}
function Da({ file: e, span: t }, n) {
	return Oa(zt(e, t, n));
}
function Oa({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/registry.ts
let ka = [];
function Aa(e) {
	ka = e;
}
function ja() {
	if (ka.length === 0) throw Error("no kinds are registered");
	return ka;
}
function Ma(e) {
	let t = ka.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function Na(e, t) {
	let n = Ma(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Pa({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function Fa(e, { field: t }) {
	return Na(e, t).role === "text";
}
// src/report/view/words.ts
function I(e, t) {
	return `${L(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function L(e) {
	return String(e).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function Ia(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${L(n)} more` : "");
}
function La(e, t) {
	return `${L(e)} ${e === 1 ? t : Ma(t).plural}`;
}
function Ra({ kind: e, label: t }) {
	let n = xt(t), { prefix: r, maxName: i } = Ma(e).words;
	return r + Et(n, i);
}
function za({ file: e, line: t }) {
	return `${T(e)}:${t}`;
}
function Ba({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${T(e)}: `) + (n ? `${D(n.project.name, 80)} (${D(t, 200)})` : D(t, 200));
}
function Va(e) {
	return e.length <= 3 ? e.map((e) => T(e)).join(", ") : I(e.length, "manifest");
}
const Ha = o(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function Ua(e) {
	return `${Ha().format(e * 1e3)} UTC`;
}
function Wa(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function Ga(e) {
	return `${a("docs/problems.md")}#${e}`;
}
// \0node:child_process
const Ka = (...e) => process.getBuiltinModule("node:child_process").execFile(...e), qa = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), Ja = {
	output: 67108864,
	time: 3e4
};
var Ya = class extends Error {
	name = "GitFailure";
}, Xa = class extends Ya {};
const Za = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Qa = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_GRAFT_FILE: fi,
	GIT_TERMINAL_PROMPT: "0",
	GIT_TRACE2: "0",
	GIT_TRACE2_EVENT: "0",
	GIT_TRACE2_PERF: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, $a = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false",
	"-c",
	"core.commitGraph=false"
], eo = /^\.(com|exe)$/i;
function to(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? Zr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => eo.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => ei.join(n, e + t)) : [];
	});
}
function no(e, t) {
	let { GITHUB_WORKSPACE: n } = t, r = [ro(e), ...n ? [n] : []].flatMap((e) => io(e) ?? []), i = (e) => {
		let t = io(e);
		return t !== void 0 && !r.some((e) => t === e || Qi(t, e));
	}, a = to("git", process.platform, t).filter((e) => i(N(e))), o = a.find((e) => i(e) && ao(e));
	return o === void 0 ? void 0 : {
		program: o,
		PATH: [...new Set(a.map((e) => N(e)))].join(qr)
	};
}
function ro(e) {
	let t = e;
	for (let n = e; Ge(Xr(t, ".git"), { throwIfNoEntry: !1 })?.isFile() && n !== N(n);) n = N(n), Ye(Xr(n, ".git")) && (t = n);
	return t;
}
function io(e) {
	try {
		return ce(e);
	} catch {
		return;
	}
}
function ao(e) {
	try {
		return ye(e, ri.X_OK), Ge(e).isFile();
	} catch {
		return !1;
	}
}
async function oo(e, t, { environment: n, signal: r, limits: i = Ja }, { input: a = "", takesPart: o = !1 } = {}) {
	let s = no(e, n);
	if (!s) throw new Xa(so);
	let c = Object.entries(n).filter(([e]) => Za.test(e)), l = {
		...Object.fromEntries(c),
		...Qa,
		PATH: s.PATH,
		GIT_CEILING_DIRECTORIES: N(e)
	}, u = {
		signal: AbortSignal.any([r, AbortSignal.timeout(i.time)]),
		encoding: "buffer",
		maxBuffer: i.output,
		cwd: N(s.program),
		env: l,
		windowsHide: !0
	}, d = [
		"-C",
		e,
		...$a,
		...t
	];
	return new Promise((e, t) => {
		let n = (e, n = "") => t(uo(e, n, r));
		try {
			let t = Ka(s.program, d, u, (t, r, i) => !t || o && t.code === co ? e(r) : n(t, i.toString("utf8")));
			t.stdin?.on("error", () => {}), t.stdin?.end(a);
		} catch (e) {
			n(e instanceof Error ? e : Error(String(e)));
		}
	});
}
const so = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository or in the workspace, are not searched.", co = "ERR_CHILD_PROCESS_STDIO_MAXBUFFER", lo = /too many open files|out of memory|memory exhausted|cannot allocate memory|resource temporarily unavailable/i;
function uo(e, t, n) {
	let { name: r, code: i, signal: a } = e, [o = ""] = t.trim().split("\n", 1), s = `git ended with the code ${i}${o === "" ? "" : ` (${o.slice(0, 200)})`}`;
	return n.aborted ? new Ya("The run was stopped.") : i === co ? new Ya("The history of the repository is too large to read.") : r === "AbortError" ? fo("git did not answer in time") : typeof i == "string" ? fo(`git could not be started (${i})`) : typeof a == "string" ? fo(`git was ended by the signal ${a}`) : Number(i) > 129 || lo.test(t) ? fo(s) : /dubious ownership/.test(t) ? new Ya("git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.") : new Ya(`${s}.`);
}
function fo(e) {
	return new ji(`The git repository cannot be read, because ${e}. Without it, Lokaform cannot tell which side changed a translation, so nothing is written. Run again when the machine has more free memory, processes and open files.`);
}
function po(e) {
	if (!(e instanceof Ya)) throw e;
}
const mo = "refs/remotes/origin/HEAD";
async function ho(e, t) {
	let n = await ci(e), r = await $i(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => (await oo(r, e, t).catch(po))?.toString("utf8").trim() || void 0, a = (await i("for-each-ref", "--format=%(refname)%09%(symref:short)", mo, "refs/heads/main", "refs/heads/master") ?? "").split("\n").map((e) => e.split("	")), o = a.find(([e]) => e === mo)?.[1], [s] = !o && a.find(([e]) => e?.startsWith("refs/heads/")) || [];
	return {
		isRoot: r === n,
		defaultBranch: o?.startsWith("origin/") ? o.slice(7) : void 0,
		usualBranch: s?.slice(11),
		currentBranch: await i("symbolic-ref", "--quiet", "--short", "HEAD"),
		commit: () => i("rev-parse", "--quiet", "--verify", "HEAD")
	};
}
const go = [
	(e) => e,
	vo,
	(e) => Buffer.from(la(e)),
	(e) => vo(Buffer.from(la(e)))
];
function _o(e, t) {
	for (let n of go) if (yo(n(e), t) === t) return n(e);
}
function vo(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function yo(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return vi(n).update(`blob ${e.length}\0`).update(e).digest("hex");
}
// src/files/textFiles.ts
async function bo(e, t, n) {
	let r = new Map(), i = [], a = [];
	for (let r of e) {
		let e = await So(r, t, n), i = e.flatMap((e) => vt(r, Co(r, e)) ?? []), o = nr(r, i), s = e.flatMap((e) => wo(o, e) ?? []), c = s.filter(({ textFile: { language: e } }) => e === void 0 || Mn(o, e));
		a.push({
			row: r,
			source: o,
			known: e,
			files: s,
			wanted: c
		});
	}
	let o = xo(a), s = a.every(({ wanted: e }) => e.length === 0);
	for (let e of a) {
		let { row: n, source: a, wanted: c } = e, u = [...o.values()].some((e) => n.languages?.some((t) => ht(a, e, t) !== void 0));
		l(i, Eo(e, u, s), Oo(a, c, t));
		for (let e of c.sort(To(a))) if (r.has(e.full)) {
			let n = `${F(e.full, t)} is also named by another row of texts. Name each file in one row.`;
			i.push(O("bad-setting", n, { place: a.place }));
		} else r.set(e.full, {
			...e,
			textFile: o.get(e.full) ?? e.textFile
		});
	}
	return {
		found: [...r.values()],
		rows: a.map(({ source: e }) => e),
		problems: i
	};
}
function xo(e) {
	let t = e.flatMap(({ row: e, files: t }) => e.language === void 0 || Hn(e.files) ? [] : t);
	return new Map(t.map(({ full: n, textFile: { language: r, ...i } }) => {
		let a = t.every((e) => e.full === n || Jr(e.full) !== Jr(n)), o = {
			...i,
			language: r,
			...a && { isOnly: a }
		}, s = e.flatMap(({ source: e }) => (e.languages ?? []).filter((t) => t !== r && ht(e, o, t) !== void 0));
		return [n, s.length > 0 ? {
			...o,
			others: s
		} : o];
	}));
}
async function So(e, t, n) {
	return (await ha(ze(e), e.folder, t, n)).filter((e) => lr(e) !== void 0).sort();
}
function Co({ folder: e }, t) {
	return F(t, { displayRoot: e });
}
function wo(e, t) {
	let n = Co(e, t), r = Ot(e, n);
	if (!(Hn(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			path: n,
			language: r,
			...se(e, n)
		}
	};
}
function To({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Eo({ row: e, known: t, files: n }, r, i) {
	let { languages: a = [], languageMap: o, place: s } = e, c = bt(e);
	if (n.length === 0 && !r && !e.isOptional) {
		let n = t.length > 0 ? "the path, or name the codes with language_map" : "the path: it is relative to this file", r = t.length === 0 ? "no file" : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}`, a = e.keysFrom === "lokalise" && t.length === 0, o = a && !i ? {
			severity: "notice",
			scope: "change"
		} : {}, l = `texts "${c}" matches ${r}. ${a ? Do(e) : "Correct"} ${n}.`;
		return [O("no-manifest", l, {
			place: s,
			...o
		})];
	}
	let l = [...new Set(n.flatMap(({ textFile: { language: e } }) => e ?? []))], u = a.filter((e) => !l.includes(e));
	if (l.length === 0 || u.length === 0) return [];
	let d = (e) => (Ue(e) || /^[a-z]{2}(?![a-z])/i.test(e)) && !l.some((t) => !a.includes(t) && Ke(t, e)), f = Object.values(o), p = i || u.some((e) => !f.includes(e) && !d(e)), [m, h] = u.length > 1 ? ["s", "them"] : ["", "it"], g = p ? "Correct languages or files." : `Otherwise, lokaform pull creates ${h} when the project has texts for ${h} that do not wait.`, _ = `texts "${c}" has no file for the language${m} ${te(u)}, only for ${te(l)}. If a file was deleted by mistake, restore it. If a code in the paths means ${h}, add language_map: { CODE: ${u[0]} }. To give up a language, remove it here. ${g}`;
	return [O("no-language-file", _, {
		place: s,
		...p ? {} : {
			severity: "notice",
			scope: "change"
		}
	})];
}
function Do(e) {
	return Ct(e) ? "To write the first files, run lokaform pull: it writes the keys that have a base translation. Otherwise, correct" : `Names in Lokalise make no paths: write the first file by hand, such as ${e.files.replaceAll("{lang}", e.languages?.[0] ?? "en").replaceAll(/\*+/g, "NAME")} without texts, and run lokaform pull. Otherwise, correct`;
}
function Oo({ keyName: e, place: t }, n, r) {
	return He.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${F(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [O("bad-setting", o, { place: t })];
	});
}
async function ko(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await So(i, t, n)).filter((e) => wo(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), a = [], o = {
		severity: "notice",
		scope: "change"
	};
	for (let [e, s] of r) {
		l(a, Ao(e, s));
		let r = ze(e).replace(/\.strings$/, ".stringsdict"), [c] = r === ze(e) ? [] : await ha(r, e.folder, t, n), u = `${c && F(c, t)} is not read, because Lokaform does not know files of this type. Write its plural texts in keys.yaml, or in a string catalog (.xcstrings).`;
		c && a.push(O("unread-manifest", u, {
			...o,
			place: e.place
		}));
		let [, d, f] = /^([^*{}]*\{lang\}[^*{}]*\/)[^/{}]*(\.\w+)$/.exec(e.files) ?? [];
		if (d === void 0) continue;
		let p = {
			...e,
			files: `${d}*${f}`
		}, m = new Set(s.map((t) => Ot(e, Co(e, t)))), h = (await So(p, t, n)).find((t) => {
			let n = Co(e, t);
			return (f !== ".xml" || /string[^/]*$/i.test(n)) && !i.has(t) && !/InfoPlist/.test(n) && m.has(Ot(p, n));
		});
		if (h === void 0) continue;
		let g = F(h, t), _ = `${g} is not read: no row of texts names it. To read it, copy the row at ${Oa(e.place)}, and name this file in the copy.`;
		a.push(O("unread-manifest", _, {
			...o,
			place: pe(g)
		}));
	}
	return a;
}
function Ao(e, t) {
	let { files: n, languages: r } = e, i = t.flatMap((t) => vt(e, Co(e, t)) ?? []), a = nr(e, i), o = lr(n)?.severalLanguages && !r, s = (e) => Ue(e) || r && /^[a-z]{2}$/.test(e), c = [...new Set(i.map((e) => Ft(a, e)))].filter((e) => !r?.includes(e) && s(e)), l = !r && c.length < 2;
	if (!o && (!Hn(n) || c.length === 0 || l)) return [];
	let u = o ? "[en, de]" : `[${[...r ?? [], ...c].join(", ")}]`, d = r ? `texts "${n}" also has files in ${te(c)}, which are not read. To read them, write languages: ${u}; the project needs them, too.` : `texts "${n}" ${o ? "can have several languages" : `has files in ${te(c)}`}, but the row has no languages, so only the base language is read. To read all of them, add languages: ${u}. Otherwise, list only the base language.`;
	return [O("unread-manifest", d, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const jo = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], Mo = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(","));
async function No(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(jo, {
		cwd: t,
		ignore: Mo.map((e) => `**/${e}/**`),
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function Po(e, t, n, r) {
	let { paths: i, problems: a } = await Fo(e, t, n, r), o = await bo(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Ho(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, l(c, u.problems);
	}
	if (!Gt(c) && e.texts.length + Object.values(i).flat().length === 0) {
		let t = e.kinds.map(({ plural: e }) => e), r = t.map((e) => `${e}.yaml`).join(" nor "), i = t.map((e) => `--${e}`).join(" or "), a = n.confined ? `There is no manifest: neither ${r} is in the working directory. actions/checkout must run before this step, and the input working-directory must name the folder of the manifests. Otherwise, name them with ${t.join(" or ")}.` : `There is no manifest: neither ${r} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${i}.`;
		c.push(O("no-manifest", a));
	}
	let u = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [F(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(u),
		rows: o.rows
	};
}
async function Fo({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: u } of e) if (t[c]) {
		let e = await Vo(c, t[c], i, a);
		o[c] = e.files, l(s, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${c}.yaml`;
		o[c] = e ? [] : await Bo(t, n, i);
	}
	return {
		paths: o,
		problems: s
	};
}
async function Io(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => Fo(e, { id: "" }, n, t))), i = (await bo(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return a.flatMap(({ plural: e, textFiles: t }) => [...r.flatMap(({ paths: t }) => t[e] ?? []), ...t ? i : []]);
}
async function Lo(e, { folders: t, ...n }) {
	let r = e.flatMap(({ manifests: e }) => e ?? []), i = r.map(({ folder: e }) => P(e, "lokaform.yaml")), a = [];
	for (let { root: e } of await ea(i, t.displayRoot, t.confined?.workspace)) {
		if (e === void 0 || await (async (e) => await fa(e, {}) && !await da(P(e, "info/sparse-checkout"), {}))(P(e, ".git"))) continue;
		let t = async (...t) => `${await oo(e, t, n).catch(po) ?? ""}`;
		if (!(await t("config", "--type=bool", "core.sparseCheckout")).startsWith("true")) continue;
		let i = new _i(e, (await t("ls-files", "-t", "-z")).split("\0").flatMap((e) => e.startsWith("S ") ? {
			path: e.slice(2),
			kind: "file",
			id: ""
		} : []), async () => new Uint8Array());
		l(a, await Io(r, Zi, { commit: i }));
	}
	if (a.length === 0) return [];
	let o = `Git's sparse-checkout leaves out ${Ia([...new Set(a.map((e) => F(e, t)))], 1)}, so what is declared there would look removed. Nothing was sent. Add each folder to sparse-checkout, or remove sparse-checkout.`;
	return [O("wrong-checkout", o)];
}
async function Ro(e, t) {
	if (t.commit) return [];
	let n = o(async () => new Set(await Io(e, Zi))), r = new Map();
	for (let { kinds: i, globs: a, folder: o } of e) for (let { plural: e } of i) {
		let [{ place: i } = {}] = a[e]?.patterns ?? [];
		if (a[e] && !i) continue;
		let s = {
			cwd: o,
			ignore: Mo
		}, c = await ga(`**/${e}.y*ml`, s, {}, Zi).catch(() => []);
		for (let a of c.sort()) {
			if ((await n()).has(a) || N(a) !== o && !await zo(a, t)) continue;
			let s = F(a, t), c = [...await Bo(`${e}.yaml`, o, t), a].map((e) => F(e, { displayRoot: o })).join(", "), l = i ? `the setting ${e} (${Oa(i)}) does not name it. Add it there` : `no setting ${e} names it. Add ${e}: [${c}] to lokaform.yaml`, u = pr({
				path: s,
				lineStarts: [0]
			}, 0, 1), d = `${s} is not read, because ${l}.`;
			r.set(a, O("unread-manifest", d, {
				place: u,
				severity: "warning"
			}));
		}
	}
	return [...r.values()];
}
async function zo(e, t) {
	if (await da(P(N(e), "lokaform.yaml"), {})) return !1;
	let n = String(await aa(e, t).catch(() => ""));
	return /\b(?:key_name|url):/.test(n) && !/^backup:/m.test(n);
}
async function Bo(e, t, n) {
	let r = P(t, e);
	return await da(r, n) ? [r] : [];
}
async function Vo(e, { patterns: t, folder: n }, r, i) {
	let a = [], o = new Set();
	for (let { text: s, place: c } of t) {
		let t = await ha(s, n, r, i);
		if (t.length === 0) {
			let t = `${e} "${s}" matches no file. Correct the path, which is relative to ${c ? "this file" : "the working directory"}, or add the file to the commit.`;
			a.push(O("no-manifest", t, { ...c && { place: c } }));
		}
		for (let e of t.sort()) o.add(e);
	}
	return {
		files: [...o],
		problems: a
	};
}
async function Ho(e, t, n) {
	let r = (await Promise.all(e.map(async ({ full: e, textFile: r }) => {
		if (n.aborted) return [];
		let i = F(e, t);
		try {
			let n = oa(await aa(e, t), e);
			return [dr({
				path: i,
				text: n,
				...r && { textFile: r }
			})];
		} catch (e) {
			if (e instanceof hi) throw e;
			let t = `${i} cannot be read: ${Li(e)}`;
			return [Pn(O("not-read", t, { place: pe(i) }))];
		}
	}))).flat();
	return {
		texts: r.flatMap((e) => e.ok ? e.value : []),
		problems: r.flatMap((e) => e.ok ? [] : e.problem)
	};
}
// src/model/earlierManifest.ts
function Uo(e, t = Infinity) {
	let n = ({ time: e }) => e <= t || e === Infinity, r = Infinity, i = e.map((e) => (n(e) && (r = Math.min(r, e.time)), {
		...e,
		until: r,
		by: e.id
	})), [a, o] = [0, 0];
	return i.toReversed().map((e) => (n(e) && (a = e.until), o = Math.max(o, e.time), {
		...e,
		until: a,
		latest: o
	})).toReversed();
}
function Wo(e, t) {
	let n = new Set(e.map(({ id: e }) => e)), r = new Map([...t].map((e) => [e.id, e])), i = new Map(), a = e.flatMap(({ parents: e, until: t, by: n }) => e.map((e) => ({
		id: e,
		end: t,
		by: n
	})));
	for (let e = a.pop(); e; e = a.pop()) {
		let { id: t, end: o, by: s } = e, c = n.has(t) ? void 0 : r.get(t);
		if (!c) continue;
		let l = Math.min(c.time, o);
		if (!((i.get(t)?.until ?? NaN) <= l)) {
			i.set(t, {
				...c,
				until: l,
				latest: l,
				by: s
			});
			for (let e of c.parents) a.push({
				id: e,
				end: l,
				by: s
			});
		}
	}
	return [...i.values()];
}
function Go(e, { since: t, now: n = Infinity }) {
	let r = ({ until: e, trailers: { pulled: r } }) => (e >= t || r !== void 0) && (e <= n || e === Infinity);
	return e.filter((e) => e.parents.length === 1 && r(e));
}
async function Ko(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = qo(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
		...a,
		path: i(e),
		now: i(t),
		before: l.get(n) ?? "",
		after: l.get(r)
	}));
	return {
		missing: c.find(({ before: e }) => !u(e))?.path,
		known: {
			versions: d(c),
			merged: d(s)
		}
	};
}
function qo({ commits: e, merged: t }, n) {
	let r = new Map([...n].map((e) => [e, e])), i = ({ changes: e }) => e.flatMap((e) => {
		let t = e.now ?? r.get(e.to) ?? r.get(e.from);
		return t === void 0 ? [] : [{
			...e,
			now: t
		}];
	});
	return {
		replaced: e.flatMap((e) => {
			let { id: t, until: n, latest: a } = e, o = i(e);
			for (let { from: e, now: t } of o) r.set(e, t);
			return o.map(({ from: r, now: i, before: o }) => ({
				path: r,
				now: i,
				before: o,
				until: n,
				latest: a,
				by: t,
				pulled: Jo(e)
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ to: t, now: n, before: r, after: i }) => ({
			path: t,
			now: n,
			before: r,
			after: i,
			until: e.until,
			pulled: Jo(e)
		})))
	};
}
function Jo({ until: e, date: t, trailers: { pulled: n } }) {
	return n === void 0 ? void 0 : Math.min(n, e, t);
}
// src/model/trailers.ts
const Yo = "Lokaform-Pulled", Xo = "Lokaform-Overwrite";
function Zo(e, t = !1) {
	let { id: n, parents: r, date: i, message: a, committer: o } = e, [s = ""] = a.split("\n", 1);
	return {
		id: n,
		parents: r,
		date: i,
		isMade: r.length > 1 || /^noreply@/i.test(o) || /\(#\d+\)\s*$/.test(s),
		trailers: Qo(a),
		time: t ? Infinity : i
	};
}
function Qo(e) {
	let t = ts(e).filter(({ value: e }) => e !== ""), n = (e) => t.flatMap(({ token: t, value: n }) => t.toLowerCase() === e.toLowerCase() ? n : []), r = n(Yo).map((e) => {
		let t = e.replaceAll(/["']/g, "");
		return /^\d+$/.test(t) ? Number(t) : Math.floor(Date.parse(t) / 1e3);
	}), i = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, a = e.match(RegExp("^[ \\t]*Lokaform-Pulled:", "gim"))?.length ?? 0, o = r.length > 0 && a >= i && r.every((e) => !Number.isNaN(e)), s = n(Xo), c = [...e.matchAll(RegExp(`${Xo}[ \\t]*:?(.*)$`, "gim"))].map(([, e = ""]) => e.trim()).filter((e) => !s.includes(e));
	return {
		...o && { pulled: u(r) },
		overwrites: s,
		mentions: c
	};
}
const $o = /^([A-Za-z0-9-]+)[ \t]*:(.*)$/s, es = (e) => e.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, "");
function ts(e) {
	let [t, ...n] = es(e).split(/\n(?:[ \t\r]*\n)+/), r = (n.map((e) => e.split("\n").filter((e) => !e.startsWith("#"))).findLast((e) => e.length > 0) ?? []).filter((e) => !e.startsWith("(cherry picked from commit "));
	return r.every((e) => $o.test(e)) ? r.flatMap((e) => {
		let [, t = "", n = ""] = $o.exec(e) ?? [];
		return {
			token: t,
			value: es(n)
		};
	}) : [];
}
// src/report/exitCode.ts
function ns({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const rs = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function is({ projects: e }) {
	let t = ({ reason: e }) => rs.includes(e);
	return ns({ projects: e }) || e.some(({ plan: e }) => e?.to_add || e?.kept.some(t));
}
function as(e) {
	return e.plan ? is({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Gt(e.problems) ? "unknown" : "none" : "unknown";
}
function os({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function ss({ command: e, projects: t }) {
	return e === "status" ? os({ projects: t }) === !1 : e === "drift" ? is({ projects: t }) : ns({ projects: t });
}
function cs(e) {
	return !ss(e) && !ls(e);
}
function ls(e) {
	return e.stopped !== void 0 || Gt(fs(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || e.projects.some(({ results: e = [] }) => e.some(({ outcome: e }) => e.state !== "done"));
}
function us(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : ls(e) ? 1 : t && ss(e) ? 2 : 0;
}
function ds({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function fs({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
// src/model/project.ts
const ps = Tr({
	iso: j(),
	id: j().optional(),
	pluralForms: Mr(j()).readonly()
}), ms = Tr({
	id: j(),
	digest: j().exactOptional(),
	name: j(),
	type: j(),
	baseLanguage: j(),
	languages: Mr(ps).readonly().optional(),
	perPlatformNames: Dr(),
	segmentation: Dr(),
	autoToggleUnverified: Dr().optional()
});
function hs(e) {
	return e.split(":")[0] ?? e;
}
function gs(e) {
	let t = hs(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/report.ts
function _s({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || ys(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function vs({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function ys(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function bs({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function xs(e) {
	return !ls(e) && !Ss(e) && e.projects.every(ws);
}
function Ss(e) {
	return fs(e).some(({ code: e }) => e === "undeclared-project");
}
function Cs(e) {
	return xs(e) ? !1 : !e.projects.every((e) => e.target?.is === "compared" && ws(e) && e.plan?.skipped.length === 0) || e.problems.some(({ severity: e }) => e === "error") || Ss(e);
}
function ws({ plan: e, target: t }) {
	if (t?.is !== "compared") return (e?.changes.length ?? 0) === 0;
	let { caused: n, resolved: r, kept: i, no_longer_declared: a, kinds_no_longer_declared: o, settings: s } = t;
	return [
		n,
		r,
		i,
		a,
		o,
		s
	].every(({ length: e }) => e === 0);
}
// node_modules/js-yaml/dist/js-yaml.mjs
var R = Symbol("NOT_RESOLVED");
function Ts(e, t) {
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
function Es(e, t) {
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
function Ds(e, t) {
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
var Os = Ts("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), ks = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], As = Ts("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => ks.indexOf(e) === -1 ? R : null,
	identify: (e) => e === null,
	represent: () => "null"
}), js = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Ms = Ts("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => js.indexOf(e) === -1 ? R : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Ns = [
	"true",
	"True",
	"TRUE"
], Ps = [
	"false",
	"False",
	"FALSE"
], Fs = Ts("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => Ns.indexOf(e) !== -1 || Ps.indexOf(e) === -1 && R,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Is = [
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
], Ls = [
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
], Rs = Ts("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Is.indexOf(e) !== -1 || Ls.indexOf(e) === -1 && R,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), zs = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Bs = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Vs(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Hs(e, t) {
	if (t) {
		if (!Bs.test(e)) return R;
	} else if (!zs.test(e)) return R;
	let n = Vs(e);
	return Number.isFinite(n) ? n : R;
}
var Us = Ts("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Hs,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Ws = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Gs(e) {
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
function Ks(e) {
	if (!Ws.test(e)) return R;
	let t = Gs(e);
	return Number.isFinite(t) ? t : R;
}
var qs = Ts("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Ks,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Js = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Ys = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Xs(e) {
	if (!Js.test(e)) return R;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Ys.test(e) ? r : R;
}
function Zs(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Qs = Ts("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Xs,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Zs
}), $s = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), ec = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function tc(e) {
	if (!$s.test(e)) return R;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || ec.test(e) ? r : R;
}
function nc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var rc = Ts("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: tc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: nc
}), ic = Ts("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : R,
	identify: () => !1
}), ac = /^[A-Za-z0-9+/]*={0,2}$/;
function oc(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !ac.test(t)) return R;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function sc(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var cc = Ts("tag:yaml.org,2002:binary", {
	resolve: oc,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: sc
}), lc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), uc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function dc(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function fc(e) {
	let t = lc.exec(e);
	if (t === null && (t = uc.exec(e)), t === null) return R;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = dc(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? R : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return R;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = dc(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return R;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return R;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var pc = Ts("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: fc,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), mc = Es("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function hc(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
function gc(e, t) {
	let n = {};
	for (let r of t) e[r] !== void 0 && (n[r] = e[r]);
	return n;
}
var _c = Es("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (hc(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), vc = Es("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), yc = Ds("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: hc,
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
}), bc = Ds("tag:yaml.org,2002:set", {
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
function xc() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Sc() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Cc(e) {
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
var wc = class e {
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
		let t = Cc(e), n = [], r = xc(), i = Sc();
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
			if (t !== R) return {
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
}, Tc = new wc([
	Os,
	mc,
	yc
]);
[...Tc.tags];
var Ec = new wc([
	...Tc.tags,
	As,
	Fs,
	Us,
	Qs
]), Dc = new wc([
	...Tc.tags,
	Ms,
	Rs,
	qs,
	rc,
	pc,
	ic,
	cc,
	_c,
	vc,
	bc
]).withTags({
	...qs,
	resolve: (e, t, n) => {
		let r = qs.resolve(e, t, n);
		return r === R ? Us.resolve(e, t, n) : r;
	}
}, {
	...rc,
	resolve: (e, t, n) => {
		let r = rc.resolve(e, t, n);
		return r === R ? Qs.resolve(e, t, n) : r;
	}
}), Oc = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function kc(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Ac(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function jc(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Oc,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = kc(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Ac((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = kc(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Ac((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = kc(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Ac((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Mc(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var Nc = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Mc(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Mc(this, e)}`;
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
		throw s.snippet = jc(s), new e(r, s);
	}
}, z = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, B = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, Pc = {
	BLOCK: 1,
	FLOW: 2
}, Fc = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Ic = -1;
function Lc(e) {
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
var Rc = Array(256), zc = Array(256);
for (let e = 0; e < 256; e++) Rc[e] = +!!Lc(e), zc[e] = Lc(e);
function Bc(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Vc(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Hc(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Uc(e, t, n) {
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
function Wc(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Gc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Uc(e, i, n);
			r += Wc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Kc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Uc(e, i, n);
			r += Wc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function qc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Uc(e, i, n).position;
			else if (t < 256 && Rc[t]) r += zc[t], i++;
			else {
				let n = Hc(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Vc(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Bc(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Uc(e, i, n);
			r += Wc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Jc(e, t, n, r, i, a) {
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
	return i === Fc.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== Fc.STRIP && u && (l += "\n"), l;
}
function Yc(e, t) {
	if (t.valueStart === Ic) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case B.SINGLE_QUOTED: return Kc(e, n, r);
		case B.DOUBLE_QUOTED: return qc(e, n, r);
		case B.LITERAL_BLOCK: return Jc(e, n, r, t.indent, t.chomping, !1);
		case B.FOLDED_BLOCK: return Jc(e, n, r, t.indent, t.chomping, !0);
		default: return Gc(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Xc = "-#;/?:@&=+$_.~*'()", Zc = Xc + "!,[]", Qc = "0123456789ABCDEF";
function $c(e) {
	return "%" + Qc[e >> 4] + Qc[e & 15];
}
function el(e, t) {
	let n = t ? Xc : Zc, r = "";
	for (let t = 0; t < e.length; t++) {
		let i = e.charCodeAt(t);
		i >= 48 && i <= 57 || i >= 65 && i <= 90 || i >= 97 && i <= 122 || n.includes(e[t]) ? r += e[t] : (i >= 55296 && i <= 56319 && (i = 65536 + ((i & 1023) << 10) + (e.charCodeAt(++t) & 1023)), r += i < 128 ? $c(i) : i < 2048 ? $c(192 | i >> 6) + $c(128 | i & 63) : i < 65536 ? $c(224 | i >> 12) + $c(128 | i >> 6 & 63) + $c(128 | i & 63) : $c(240 | i >> 18) + $c(128 | i >> 12 & 63) + $c(128 | i >> 6 & 63) + $c(128 | i & 63));
	}
	return r;
}
function tl(e) {
	let t = e;
	return t.charCodeAt(0) === 33 ? (t = t.slice(1), `!${el(t, !0)}`) : t.slice(0, 18) === "tag:yaml.org,2002:" ? `!!${el(t.slice(18), !0)}` : `!<${el(t, !1)}>`;
}
var nl = {
	filename: "",
	schema: Ec,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, V = -1, rl = Object.prototype.hasOwnProperty, il = 1, al = 2, ol = 3, sl = 4, cl = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, ll = /[,\[\]{}]/, ul = /^(?:!|!!|![0-9A-Za-z-]+!)$/, dl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, fl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, pl = RegExp(`^(?:${dl})*$`), ml = RegExp(`^(?:${fl})+$`), hl = RegExp(`^(?:!(?:${dl})*|${fl}(?:${dl})*)$`), gl = {
	filename: "",
	maxDepth: 100
};
function _l(e, t, n) {
	e.events.push({
		type: z.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function vl(e, t, n, r, i, a, o) {
	e.events.push({
		type: z.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function yl(e, t, n, r, i, a, o) {
	e.events.push({
		type: z.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function bl(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: z.MAPPING,
		start: t.position,
		anchorStart: V,
		anchorEnd: V,
		tagStart: V,
		tagEnd: V,
		style: Pc.FLOW
	});
}
function xl(e, t, n, r, i, a, o, s, c = Fc.CLIP, l = -1, u = !1) {
	e.events.push({
		type: z.SCALAR,
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
function Sl(e, t, n) {
	e.events.push({
		type: z.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Cl(e) {
	e.events.push({ type: z.POP });
}
function wl(e) {
	xl(e, V, V, V, V, V, V, B.PLAIN);
}
function Tl() {
	return {
		anchorStart: V,
		anchorEnd: V,
		tagStart: V,
		tagEnd: V
	};
}
function El(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Dl(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function H(e, t) {
	Nc.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function U(e) {
	return e === 10 || e === 13;
}
function Ol(e) {
	return e === 9 || e === 32;
}
function kl(e) {
	return Ol(e) || U(e);
}
function Al(e) {
	return e === 0 || kl(e);
}
function jl(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Ml(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Nl(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Pl(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Fl(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function Il(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function W(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || kl(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Ol(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!U(r) && r !== 0);
		if (!U(r)) break;
		for (Il(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Ll(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || kl(n);
	}
	return !1;
}
function Rl(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function zl(e) {
	if (e.position !== e.lineStart) return !1;
	if (Ll(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = El(e);
	Rl(e), W(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Ll(e));
	return Dl(e, t), r;
}
function Bl(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !U(t);) t = e.input.charCodeAt(++e.position);
}
function Vl(e, t, n) {
	let r = cl.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, H(e, "the stream contains non-printable characters"));
}
function Hl(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== V && H(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && H(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !kl(s) && !(n && jl(s));) s === 33 && (a ? H(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), ul.test(o) || H(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), ll.test(l) && H(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? pl.test(l) : ml.test(l)) && H(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !rl.call(e.tagHandlers, o) && H(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Ul(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== V && H(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !kl(e.input.charCodeAt(e.position)) && !jl(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && H(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Wl(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== V || t.tagStart !== V) && H(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !kl(e.input.charCodeAt(e.position)) && !jl(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && H(e, "name of an alias node must contain at least one character"), Sl(e, n, e.position), !0;
}
function Gl(e, t) {
	W(e, !1), e.lineIndent < t && H(e, "deficient indentation");
}
function Kl(e, t, n) {
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
			return e.position++, xl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, B.SINGLE_QUOTED, Fc.CLIP, -1, i), !0;
		}
		U(a) ? (i = !1, Gl(e, t)) : e.position === e.lineStart && Ll(e) ? H(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? H(e, "expected valid JSON character") : e.position++;
	}
	H(e, "unexpected end of the stream within a single quoted scalar");
}
function ql(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, xl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, B.DOUBLE_QUOTED, Fc.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (U(n)) Gl(e, t);
			else if (Fl(n)) e.position++;
			else {
				let t = Pl(n);
				for (t === 0 && H(e, "unknown escape sequence"); t-- > 0;) e.position++, Nl(e.input.charCodeAt(e.position)) < 0 && H(e, "expected hexadecimal character");
				e.position++;
			}
		} else U(a) ? (i = !1, Gl(e, t)) : e.position === e.lineStart && Ll(e) ? H(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? H(e, "expected valid JSON character") : e.position++;
	}
	H(e, "unexpected end of the stream within a double quoted scalar");
}
function Jl(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = Fc.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? B.LITERAL_BLOCK : B.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Ml(n);
		if (n === 43 || n === 45) i !== Fc.CLIP && H(e, "repeat of a chomping mode identifier"), i = n === 43 ? Fc.KEEP : Fc.STRIP, e.position++;
		else if (r >= 0) r === 0 && H(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && H(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Ol(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Bl(e), U(e.input.charCodeAt(e.position)) ? Il(e) : e.input.charCodeAt(e.position) !== 0 && H(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (zl(e)) break;
		if (!o && l === -1 && U(i) && (u = Math.max(u, r)), !o && l === -1 && !U(i) && (i === 9 && r < t && (e.position = n + r, H(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, H(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !U(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !U(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !U(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		Bl(e), f = e.position, U(e.input.charCodeAt(e.position)) && (Il(e), f = e.position);
	}
	return Vl(e, d, f), xl(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Yl(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === il;
	if (n === 0 || kl(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || jl(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Al(t) || r && jl(t)) return !1;
	}
	return !0;
}
function Xl(e, t, n, r) {
	if (!Yl(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === il, c = !1;
	for (; o !== 0 && !zl(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Al(t) || s && jl(t)) break;
		} else if (o === 35) {
			if (kl(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && jl(o)) break;
		else if (U(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (W(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Ol(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Vl(e, i, a), xl(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, B.PLAIN, Fc.CLIP, -1, !c), !0);
}
function Zl(e, t) {
	let n = e.line;
	W(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && H(e, "deficient indentation");
}
function Ql(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? yl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Pc.FLOW) : vl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Pc.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Zl(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Cl(e), !0;
		o ? n === 44 && H(e, "expected the node content, but found ','") : H(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && kl(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Zl(e, t));
		let c = e.line, l = El(e), u = tu(e, t, il, !1, !0);
		Zl(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Zl(e, t), i || bl(e, l), u || wl(e), tu(e, t, il, !1, !0) || wl(e), Zl(e, t), i || Cl(e)) : i && r ? (u || wl(e), wl(e)) : i ? wl(e) : r && (bl(e, l), u || wl(e), wl(e), Cl(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	H(e, "unexpected end of the stream within a flow collection");
}
function $l(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Al(e.input.charCodeAt(e.position + 1))) return !1;
	for (vl(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Pc.BLOCK); e.input.charCodeAt(e.position) === 45 && Al(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, H(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = W(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Al(e.input.charCodeAt(e.position + 1)) && H(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? wl(e) : tu(e, t, ol, !1, !0), W(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && H(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Al(e.input.charCodeAt(e.position + 1)) && H(e, "bad indentation of a sequence entry");
	}
	return Cl(e), !0;
}
function eu(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, H(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Al(l)) o ||= (yl(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Pc.BLOCK), !0), c === 63 ? (i && wl(e), a = !0, i = !0) : (i || (wl(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (wl(e), !1);
			let t = El(e);
			if (!tu(e, n, al, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Ol(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Al(c) || H(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: z.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Pc.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) H(e, "expected ':' after a mapping key");
				else return r.anchorStart !== V || r.tagStart !== V ? (Dl(e, t), !1) : !0;
			} else if (a) H(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== V || r.tagStart !== V ? (Dl(e, t), !1) : !0;
		}
		if (tu(e, t, sl, !0, s) && (s = !1), i || (s &&= (wl(e), !1)), W(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) H(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && wl(e), o && Cl(e), !0) : !1;
}
function tu(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && H(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Tl(), d = n === sl || n === ol, f = d, p = d;
	if (r && W(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = El(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== V || u.anchorStart !== V) && (r === 33 || r === 38)) {
			let n = El(e), r = t + 1;
			if (eu(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === z.MAPPING) return e.depth--, !0;
			Dl(e, n);
		}
		if (s && (r === 33 && u.tagStart !== V || r === 38 && u.anchorStart !== V) || !Hl(e, u, n === il) && !Ul(e, u)) break;
		l === null && (l = i), W(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === sl) {
		let r = n === il || n === al ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && ($l(e, i, u) || eu(e, i, r, u)) || Ql(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = El(e), n = l.position - l.lineStart;
					Dl(e, l), eu(e, n, r, Tl()) && e.events[t.eventsLength]?.type === z.MAPPING ? c = !0 : Dl(e, t);
				}
				!c && (d && Jl(e, r, u) || Kl(e, r, u) || ql(e, r, u) || Wl(e, u) || Xl(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && $l(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== V || u.tagStart !== V || d) && (xl(e, V, V, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, B.PLAIN), c = !0), e.depth--, c || u.anchorStart !== V || u.tagStart !== V;
}
function nu(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !kl(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && H(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !U(e.input.charCodeAt(e.position));) {
		for (; Ol(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || U(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !kl(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (U(e.input.charCodeAt(e.position)) && Il(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && H(e, "duplication of %YAML directive"), r.length !== 1 && H(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && H(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && H(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && H(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		ul.test(t) || H(e, "ill-formed tag handle (first argument) of the TAG directive"), rl.call(e.tagHandlers, t) && H(e, `there is a previously declared suffix for "${t}" tag handle`), hl.test(n) || H(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function ru(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (W(e, !0); nu(e);) t = !0, W(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Al(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, W(e, !0), i = e.line > t;
	} else t && H(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Ll(e)) {
		e.position += 3, W(e, !0);
		return;
	}
	if (_l(e, n, !1), tu(e, e.lineIndent - 1, sl, !1, i, i) || wl(e), W(e, !0), e.position === e.lineStart && Ll(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, W(e, !0), e.line === t && e.position < e.length && H(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === z.DOCUMENT && (o.explicitEnd = r), Cl(e), !r && e.position < e.length && !zl(e) && H(e, "end of the stream or a document separator is expected");
}
function iu(e, t) {
	let n = e.length, r = {
		...gl,
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
	for (i !== -1 && Nc.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Rl(r), W(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		ru(r), r.position === e && H(r, "can not read a document");
	}
	return r.events;
}
({
	...gl,
	...nl
});
var au = Symbol("INVALID");
function ou(e) {
	let t = new Set([
		e.defaultScalarTag,
		e.defaultSequenceTag,
		e.defaultMappingTag
	].filter((e) => e !== void 0)), n = e.implicitScalarTags, r = e.tags.filter((e) => !(e.nodeKind === "scalar" && e.implicit) && !t.has(e)), i = e.tags.filter((e) => t.has(e));
	return [
		...n.map((e) => ({
			tag: e,
			implicitTag: !0
		})),
		...r.map((e) => ({
			tag: e,
			implicitTag: !1
		})),
		...i.map((e) => ({
			tag: e,
			implicitTag: !0
		}))
	];
}
function su(e, t) {
	for (let n = 0, r = e.representTypes.length; n < r; n += 1) {
		let { tag: r, implicitTag: i } = e.representTypes[n];
		if (r.identify(t)) {
			let e;
			return e = r.matchByTagPrefix ? r.representTagName(t) : r.tagName, {
				tag: r,
				tagName: e,
				implicitTag: i
			};
		}
	}
	return null;
}
function cu(e, t) {
	if (!e.noRefs && typeof t == "object" && t) {
		let n = e.refs.get(t);
		if (n) return n.anchor === void 0 && (n.anchor = `ref_${e.refCounter++}`), {
			kind: "alias",
			anchor: n.anchor
		};
	}
	let n = su(e, t);
	if (!n) {
		if (t === void 0 || e.skipInvalid) return au;
		throw new Nc(`unacceptable kind of an object to dump ${Object.prototype.toString.call(t)}`);
	}
	let { tag: r, tagName: i, implicitTag: a } = n, o = a ? i : tl(i);
	if (r.nodeKind === "scalar") return {
		kind: "scalar",
		tag: o,
		tagged: !a,
		style: B.PLAIN,
		value: r.represent(t)
	};
	if (r.nodeKind === "sequence") {
		let n = r.represent(t), i = {
			kind: "sequence",
			tag: o,
			tagged: !a,
			style: Pc.BLOCK,
			items: []
		};
		e.noRefs || e.refs.set(t, i);
		for (let t = 0, r = n.length; t < r; t += 1) {
			let r = cu(e, n[t]);
			r === au && n[t] === void 0 && (r = cu(e, null)), r !== au && i.items.push(r);
		}
		return i;
	}
	let s = r.represent(t), c = {
		kind: "mapping",
		tag: o,
		tagged: !a,
		style: Pc.BLOCK,
		items: []
	};
	e.noRefs || e.refs.set(t, c);
	for (let [t, n] of s) {
		let r = cu(e, t);
		if (r === au) continue;
		let i = cu(e, n);
		i !== au && c.items.push({
			key: r,
			value: i
		});
	}
	return c;
}
function lu(e, t, n = {}) {
	let r = cu({
		representTypes: ou(t),
		noRefs: n.noRefs ?? !1,
		skipInvalid: n.skipInvalid ?? !1,
		refs: new Map(),
		refCounter: 0
	}, e);
	return [{
		contents: r === au ? null : r,
		directives: []
	}];
}
var uu = Symbol("visit:break"), du = Symbol("visit:skip");
function fu(e, t, n) {
	let r = t(e, n);
	if (r === uu) return !0;
	if (r === du) return !1;
	let i = n.depth + 1;
	switch (e.kind) {
		case "sequence":
			for (let n of e.items) if (fu(n, t, {
				depth: i,
				parent: e,
				isKey: !1
			})) return !0;
			break;
		case "mapping": for (let { key: n, value: r } of e.items) if (fu(n, t, {
			depth: i,
			parent: e,
			isKey: !0
		}) || fu(r, t, {
			depth: i,
			parent: e,
			isKey: !1
		})) return !0;
	}
	return !1;
}
function pu(e, t) {
	for (let n of e) if (n.contents && fu(n.contents, t, {
		depth: 0,
		parent: null,
		isKey: !1
	})) return;
}
function mu(e, t) {
	return !!(e & 1 << t);
}
var hu = {
	applyQuoteFlowKeysOption: _u,
	doubleQuoteForInvisibles: vu,
	doubleQuoteWhitespaceOnly: yu,
	applyForceQuotesOption: bu,
	tryLongOrMultilineAsBlock: xu,
	quoteInvalidPlain: Su,
	fallbackToDoubleQuoted: Cu
};
function gu(e) {
	return e.presenterOptions.quoteStyle === "single" && mu(e.allowedStylesMask, B.SINGLE_QUOTED) ? B.SINGLE_QUOTED : B.DOUBLE_QUOTED;
}
function _u(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === B.PLAIN && (e.style = B.DOUBLE_QUOTED);
}
function vu(e) {
	e.style === B.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = B.DOUBLE_QUOTED);
}
function yu(e) {
	e.style === B.PLAIN && /^\s+$/.test(e.node.value) && (e.style = B.DOUBLE_QUOTED);
}
function bu(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== B.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? B.DOUBLE_QUOTED : gu(e)));
}
function xu(e) {
	if (e.style !== B.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!mu(e.allowedStylesMask, B.LITERAL_BLOCK)) {
		n && (e.style = B.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = B.LITERAL_BLOCK);
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
	o ? e.style = B.FOLDED_BLOCK : n && (e.style = B.LITERAL_BLOCK);
}
function Su(e) {
	e.style === B.PLAIN && !mu(e.allowedStylesMask, B.PLAIN) && (e.style = gu(e));
}
function Cu(e) {
	mu(e.allowedStylesMask, e.style) || (e.style = B.DOUBLE_QUOTED);
}
function wu(e, t) {
	return e | 1 << t;
}
var Tu = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Eu = "[\\n\\r]", Du = "\\uFEFF", Ou = "[ \\t]", ku = `(?:(?!(?:${Eu}|${Du}))${Tu})`, Au = `(?:(?!${Ou})${ku})`, ju = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Mu = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Nu = "[,\\[\\]{}]", Pu = Au, Fu = `(?:(?!${Nu})${Au})`, Iu = `(?:(?:(?!${Mu})${Au})|[?:-](?=${Pu}))`, Lu = `(?:(?:(?!${Mu})${Au})|[?:-](?=${Fu}))`, Ru = `(?:(?:(?![:#])${Pu})|:(?=${Pu}))#*`, zu = `(?:(?:(?![:#])${Fu})|:(?=${Fu}))#*`, Bu = `(?:${Ou}*${Ru})*`, Vu = `(?:${Ou}*${zu})*`, Hu = `${Iu}#*${Bu}`, Uu = `${Lu}#*${Vu}`, Wu = Hu, Gu = Uu, Ku = `\\n+${Ru}${Bu}`, qu = `\\n+${zu}${Vu}`, Ju = `${Hu}(?:${Ku})*`, Yu = `${Uu}(?:${qu})*`, Xu = RegExp(`^(?:${Ju})$`, "u"), Zu = RegExp(`^(?:${Yu})$`, "u"), Qu = RegExp(`^(?:${Wu})$`, "u"), $u = RegExp(`^(?:${Gu})$`, "u"), ed = RegExp(`^(?:${ju})*$`, "u"), td = RegExp(`^(?:${ju}|\\n)*$`, "u"), nd = RegExp(`^(?:${ku}|\\n)*$`, "u"), rd = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/, id = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function ad(e) {
	let t = e.node.value;
	if (t !== "") {
		if (!(e.isKey ? e.flowOnly ? $u : Qu : e.flowOnly ? Zu : Xu).test(t) || e.shiftOfFirstLine === 0 && rd.test(t)) return !1;
		if (e.shiftOfContent === 0) {
			let e = t.indexOf("\n");
			if (e !== -1) {
				let n = t.slice(e + 1);
				if (id.test(n)) return !1;
			}
		}
	}
	let n = e.presenterOptions.schema.resolveImplicitScalarTag(t).tag.tagName;
	return !(!e.node.tagged && n !== e.node.tag || !e.node.tagged && t === "=" && n === e.presenterOptions.schema.defaultScalarTag.tagName);
}
function od(e) {
	let t = e.node.value;
	if (!(e.isKey ? ed : td).test(t) || /[ \t]\n|\n[ \t]/.test(t)) return !1;
	if (!e.isKey && e.shiftOfContent === 0) {
		let e = t.indexOf("\n");
		if (e !== -1 && id.test(t.slice(e + 1))) return !1;
	}
	return !0;
}
function sd(e) {
	if (e.flowOnly || !nd.test(e.node.value)) return !1;
	let t = e.shiftOfContent - e.shiftOfParent;
	return !(t < 1 || t > 9 && /^\n* /.test(e.node.value) || e.shiftOfContent === 0 && id.test(e.node.value));
}
function cd(e) {
	let t = wu(0, B.DOUBLE_QUOTED);
	ad(e) && (t = wu(t, B.PLAIN)), od(e) && (t = wu(t, B.SINGLE_QUOTED)), sd(e) && (t = wu(wu(t, B.LITERAL_BLOCK), B.FOLDED_BLOCK)), e.allowedStylesMask = t;
}
function ld(e) {
	switch (e.style) {
		case B.PLAIN: return ud(e);
		case B.SINGLE_QUOTED: return dd(e);
		case B.LITERAL_BLOCK: return fd(e);
		case B.FOLDED_BLOCK: return pd(e);
		case B.DOUBLE_QUOTED: return md(e);
	}
}
function ud(e) {
	return hd(e.node.value, e.shiftOfContent);
}
function dd(e) {
	return `'${hd(e.node.value, e.shiftOfContent).replace(/'/g, "''")}'`;
}
function fd(e) {
	let t = e.node.value;
	return "|" + vd(t, e.shiftOfParent, e.shiftOfContent) + yd(gd(t, e.shiftOfContent));
}
function pd(e) {
	let t = e.node.value, n = e.presenterOptions.lineWidth, r = Infinity;
	return n !== -1 && (r = Math.max(Math.min(n, 40), n - e.shiftOfContent)), ">" + vd(t, e.shiftOfParent, e.shiftOfContent) + yd(gd(Sd(t, r), e.shiftOfContent));
}
function md(e) {
	return `"${Td(e.node.value)}"`;
}
function hd(e, t) {
	let n = e.indexOf("\n");
	if (n === -1) return e;
	let r = " ".repeat(t), i = e.slice(0, n), a = /(\n+)([^\n]*)/g;
	a.lastIndex = n;
	let o;
	for (; o = a.exec(e);) {
		let e = o[1].length, t = o[2];
		i += "\n".repeat(e + 1) + r + t;
	}
	return i;
}
function gd(e, t) {
	let n = " ".repeat(t), r = 0, i = "", a = e.length;
	for (; r < a;) {
		let t, o = e.indexOf("\n", r);
		o === -1 ? (t = e.slice(r), r = a) : (t = e.slice(r, o + 1), r = o + 1), t.length && t !== "\n" && (i += n), i += t;
	}
	return i;
}
function _d(e) {
	return /^\n* /.test(e);
}
function vd(e, t, n) {
	let r = _d(e) ? String(n - t) : "", i = e[e.length - 1] === "\n";
	return `${r}${i && (e[e.length - 2] === "\n" || e === "\n") ? "+" : i ? "" : "-"}\n`;
}
function yd(e) {
	return e[e.length - 1] === "\n" ? e.slice(0, -1) : e;
}
function bd(e) {
	return e === " " || e === "	";
}
function xd(e, t) {
	if (e === "" || bd(e[0])) return e;
	let n = / [^ \t]/g, r, i = 0, a, o = 0, s = 0, c = "";
	for (; r = n.exec(e);) s = r.index, s - i > t && (a = o > i ? o : s, c += `\n${e.slice(i, a)}`, i = a + 1), o = s;
	return c += "\n", e.length - i > t && o > i ? c += `${e.slice(i, o)}\n${e.slice(o + 1)}` : c += e.slice(i), c.slice(1);
}
function Sd(e, t) {
	let n = /(\n+)([^\n]*)/g, r = e.indexOf("\n");
	r === -1 && (r = e.length), n.lastIndex = r;
	let i = xd(e.slice(0, r), t), a = e[0] === "\n" || bd(e[0]), o, s;
	for (; s = n.exec(e);) {
		let e = s[1], n = s[2];
		o = n !== "" && bd(n[0]), i += e + (!a && !o && n !== "" ? "\n" : "") + xd(n, t), a = o;
	}
	return i;
}
var Cd = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function wd(e) {
	switch (e) {
		case "\0": return "\\0";
		case "\x07": return "\\a";
		case "\b": return "\\b";
		case "	": return "\\t";
		case "\n": return "\\n";
		case "\v": return "\\v";
		case "\f": return "\\f";
		case "\r": return "\\r";
		case "\x1B": return "\\e";
		case "\"": return "\\\"";
		case "\\": return "\\\\";
		case "": return "\\N";
		case "\xA0": return "\\_";
		case "\u2028": return "\\L";
		case "\u2029": return "\\P";
	}
	let t = e.charCodeAt(0), n = t.toString(16).toUpperCase();
	return t <= 255 ? `\\x${"0".repeat(2 - n.length)}${n}` : `\\u${"0".repeat(4 - n.length)}${n}`;
}
function Td(e) {
	return e.replace(Cd, wd);
}
var Ed = 10, Dd = {
	indent: 2,
	seqNoIndent: !1,
	seqInlineFirst: !0,
	lineWidth: 80,
	flowBracketPadding: !1,
	flowSkipCommaSpace: !1,
	flowSkipColonSpace: !1,
	quoteFlowKeys: !1,
	quoteStyle: "single",
	forceQuotes: !1,
	scalarStyleRules: Object.keys(hu).map((e) => Reflect.get(hu, e)),
	tagBeforeAnchor: !1
};
function Od(e) {
	return e.tagged ? e.tag : tl(e.tag);
}
function kd(e) {
	let t = {
		...Dd,
		...e
	};
	return t.flowSkipColonSpace && (t.quoteFlowKeys = !0), {
		...t,
		defaultScalarTagName: t.schema.defaultScalarTag.tagName,
		openEnded: !1
	};
}
function Ad(e, t) {
	return `\n${" ".repeat(e.indent * t)}`;
}
function jd(e, t, n, r, i, a) {
	return {
		node: t,
		parent: n,
		level: r,
		isKey: i,
		flowOnly: a,
		shiftOfParent: r === 0 ? -1 : e.indent * (r - 1),
		shiftOfContent: e.indent * Math.max(1, r),
		shiftOfFirstLine: r === 0 ? 0 : e.indent * r,
		presenterOptions: e,
		allowedStylesMask: 0,
		style: t.style
	};
}
function Md(e, t, n) {
	let r = "";
	for (let i = 0, a = n.items.length; i < a; i += 1) {
		let a = Ld(e, t, n.items[i], n, {}).text;
		i > 0 && (r += `,${e.flowSkipCommaSpace ? "" : " "}`), r += a;
	}
	let i = e.flowBracketPadding && n.items.length > 0 ? " " : "";
	return `[${i}${r}${i}]`;
}
function Nd(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = Ld(e, t + 1, n.items[a], n, {
			block: !0,
			compact: e.seqInlineFirst,
			isblockseq: !0
		}).text;
		r && i === "" || (i += Ad(e, t)), o === "" || Ed === o.charCodeAt(0) ? i += "-" : i += "- ", i += o;
	}
	return i;
}
function Pd(e, t, n) {
	let r = "";
	for (let { key: i, value: a } of n.items) {
		let o = "";
		r !== "" && (o += `,${e.flowSkipCommaSpace ? "" : " "}`);
		let s = Ld(e, t, i, n, { iskey: !0 }), c = s.text, l = Ld(e, t, a, n, {}).text, u = e.flowSkipColonSpace || l === "" ? "" : " ", d = i.kind === "scalar" && s.noBody && (i.tagged || i.anchor !== void 0), f = i.kind === "alias" || d ? " " : "";
		o += `${c}${f}:${u}${l}`, r += o;
	}
	let i = e.flowBracketPadding && r !== "" ? " " : "";
	return `{${i}${r}${i}}`;
}
function Fd(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = "";
		r && i === "" || (o += Ad(e, t));
		let { key: s, value: c } = n.items[a], l = (s.kind === "mapping" || s.kind === "sequence") && s.style === Pc.BLOCK && s.items.length !== 0 || s.kind === "scalar" && (s.style === B.LITERAL_BLOCK || s.style === B.FOLDED_BLOCK), u = l ? Ld(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			isblockseq: !Id(e, s, t + 1)
		}) : Ld(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			iskey: !0
		}), d = u.text, f = s.kind === "scalar" && s.value.indexOf("\n") !== -1, p = d.length > 1024 && /^[\s\S]{1025}/u.test(d), m = l || f || p;
		m && (d && Ed === d.charCodeAt(0) ? o += "?" : o += "? "), o += d, m && (o += Ad(e, t));
		let h = Ld(e, t + 1, c, n, {
			block: !0,
			compact: m,
			isblockseq: m && !Id(e, c, t + 1)
		}).text, g = s.kind === "scalar" && u.noBody && (s.tagged || s.anchor !== void 0), _ = !m && (s.kind === "alias" || g) ? " " : "";
		h === "" || Ed === h.charCodeAt(0) ? o += `${_}:` : o += `${_}: `, o += h, i += o;
	}
	return i;
}
function Id(e, t, n) {
	return t.kind === "alias" || t.tagged || t.anchor !== void 0 || e.indent < 2 && n > 0;
}
function Ld(e, t, n, r, i) {
	if (n.kind === "alias") return e.openEnded = !1, {
		text: `*${n.anchor}`,
		noBody: !1
	};
	let { block: a = !1, iskey: o = !1, isblockseq: s = !1 } = i, c = i.compact ?? !1, l = n.anchor !== void 0;
	Id(e, n, t) && (c = !1);
	let u, d = n.tagged, f = a && (n.kind === "mapping" || n.kind === "sequence") && n.style === Pc.BLOCK && n.items.length !== 0;
	if (n.kind === "mapping") u = f ? Fd(e, t, n, c) : Pd(e, t, n);
	else if (n.kind === "sequence") u = f ? e.seqNoIndent && !s && t > 0 ? Nd(e, t - 1, n, c) : Nd(e, t, n, c) : Md(e, t, n);
	else {
		let i = jd(e, n, r, t, o, !a);
		cd(i);
		for (let t of e.scalarStyleRules) t(i);
		u = ld(i), e.openEnded = (i.style === B.LITERAL_BLOCK || i.style === B.FOLDED_BLOCK) && (n.value === "\n" || n.value.endsWith("\n\n")), d = n.tagged || u === "" && i.flowOnly && r?.kind === "sequence" && !l || i.style !== B.PLAIN && n.tag !== e.defaultScalarTagName;
	}
	n.kind !== "mapping" && n.kind !== "sequence" || f || (e.openEnded = !1), f && c && t > 0 && e.indent > 2 && (u = `${" ".repeat(e.indent - 2)}${u}`);
	let p = u === "", m = u;
	if (d || l) {
		let t = [], r = d ? Od(n) : null, i = l ? `&${n.anchor}` : null;
		e.tagBeforeAnchor ? (r !== null && t.push(r), i !== null && t.push(i)) : (i !== null && t.push(i), r !== null && t.push(r));
		let a = u === "" || u.charCodeAt(0) === Ed ? "" : " ";
		m = `${t.join(" ")}${a}${u}`;
	}
	return {
		text: m,
		noBody: p
	};
}
function Rd(e) {
	return (e.kind === "sequence" || e.kind === "mapping") && e.style === Pc.BLOCK && e.items.length !== 0 && !e.tagged && e.anchor === void 0;
}
function zd(e) {
	let t = "";
	for (let n of e.directives) {
		if (n.kind === "yaml") {
			t += `%YAML ${n.version}\n`;
			continue;
		}
		let { handle: e, prefix: r } = n;
		t += `%TAG ${e} ${r}\n`;
	}
	return t;
}
function Bd(e, t) {
	let n = kd(t), r = "", i = !1;
	for (let t = 0; t < e.length; t += 1) {
		let a = e[t];
		n.openEnded = !1;
		let o = zd(a), s = o !== "", c = a.explicitStart || s || t > 0 && !i;
		if (r += o, a.contents === null) c && (r += "---\n");
		else if (c) {
			let e = Ld(n, 0, a.contents, null, {
				block: !0,
				compact: !0
			}).text, t = e === "" ? "" : s || Rd(a.contents) ? "\n" : " ";
			r += `---${t}${e}\n`;
		} else r += Ld(n, 0, a.contents, null, {
			block: !0,
			compact: !0
		}).text + "\n";
		i = a.explicitEnd || n.openEnded, i && (r += "...\n");
	}
	return r;
}
var Vd = {
	...Dd,
	schema: Dc,
	skipInvalid: !1,
	noRefs: !1,
	flowLevel: -1,
	sortKeys: !1,
	transform: () => {}
};
function Hd(e, t) {
	let n = String(e), r = String(t);
	return n < r ? -1 : +(n > r);
}
function Ud(e, t = {}) {
	let n = {
		...Vd,
		...t
	}, r = lu(e, n.schema, {
		noRefs: n.noRefs,
		skipInvalid: n.skipInvalid
	});
	if (n.flowLevel >= 0 && pu(r, (e, t) => {
		if (!(t.depth < n.flowLevel)) return (e.kind === "sequence" || e.kind === "mapping") && (e.style = Pc.FLOW), du;
	}), n.sortKeys) {
		let e = n.sortKeys === !0 ? Hd : n.sortKeys;
		pu(r, (t) => {
			t.kind === "mapping" && t.items.sort((t, n) => e(t.key.kind === "scalar" ? t.key.value : "", n.key.kind === "scalar" ? n.key.value : ""));
		});
	}
	return n.transform(r), Bd(r, {
		...gc(n, Object.keys(Dd)),
		schema: n.schema
	});
}
z.DOCUMENT, z.SEQUENCE, z.MAPPING, z.SCALAR, z.ALIAS, z.POP, B.PLAIN, B.SINGLE_QUOTED, B.DOUBLE_QUOTED, B.LITERAL_BLOCK, B.FOLDED_BLOCK, Pc.BLOCK, Pc.FLOW, Fc.CLIP, Fc.STRIP, Fc.KEEP;
// src/yaml/events.ts
var Wd = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Gd = "A manifest is one document: split it into files instead of writing ---.", Kd = 2 ** 15, qd = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Jd = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Yd = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function Xd(e, t, n = Kd) {
	let r = t ? e.length : 25e5, i = e.length > n ? ef(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new Wd("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	let s = 0, c = () => {
		let t = Math.max(s + n, o), c = i ? e.indexOf(a, t) : -1, l = c === -1 ? e.length : c + 1, u = Math.max(o, e.lastIndexOf(a, t) + a.length) - 2;
		if (i && l - u > r) throw new Wd("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = Zd(e, s, l, c === -1).reverse();
		return s = l, d;
	}, l = [];
	return () => {
		for (; l.length === 0 && s < e.length;) l = c();
		return l.pop();
	};
}
function Zd(e, t, n, r) {
	let i = Qd(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== z.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== z.SEQUENCE || s.style !== Pc.BLOCK) || !c.every(({ type: e }) => e === z.POP) || i.some(({ type: e }) => e === z.DOCUMENT)) throw new Wd(Gd, t, t);
	r && !a && i.push({ type: z.POP });
	for (let e of a ? [] : i) tf(e, t);
	return i;
}
function Qd(e, t, n) {
	let r = e.slice(t, n).replace(qd, "");
	try {
		return $d(r, t);
	} catch (e) {
		if (!(e instanceof Wd) || e.message !== "deficient indentation") throw e;
		let n = $d(r.replace(Jd, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === z.SCALAR && (e.fast = !1);
		return n;
	}
}
function $d(e, t) {
	try {
		return iu(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof Nc ? new Wd(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function ef(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	Yd.lastIndex = t.at(-1) ?? e.length;
	let [, n] = Yd.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: Yd.lastIndex
	};
}
function tf(e, t) {
	e.type !== z.POP && e.type !== z.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== z.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === z.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const nf = process.getBuiltinModule("node:module").createRequire(import.meta.url), rf = (...e) => nf("./late-yaml.js").parseDocument(...e), af = (...e) => nf("./late-yaml.js").visit(...e), of = 2 ** 17;
function sf(e, t, n) {
	let { at: r, piece: i } = e;
	if (i === void 0) return [O("yaml", e.message, { place: pr(t, r, r + 1) })];
	let a = n.length > i + of, o = a ? Math.max(i, n.lastIndexOf("\n", i + of) + 1) : n.length, s = n.slice(i, o), c = rf(s, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), l = new yn(), u = -Infinity;
	for (let { code: e, message: r, pos: s } of c.errors.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [d, f] = s.map((e) => e + i);
		if (a && f >= o - 1) continue;
		let p = pr(t, d, Math.max(d + 1, f)), m = p.line > u + 1;
		if (u = Math.max(u, p.endLine), !m || l.countMore(t.path)) continue;
		let h = lf.test(r) ? i + uf(c, s[0]) : void 0, g = r.includes("quote") ? void 0 : mf(n, h ?? d), _ = h === void 0 ? p : pr(t, h, h + 1);
		l.add(cf(g ?? ff(`${e}: ${r}`), _));
	}
	l.count === 0 && l.add(cf(mf(n, r) ?? ff(e.message), pr(t, r, r + 1)));
	let d = tn(t.path, pr(t, o - 1, o).line);
	return a && c.errors.length > 1e3 ? [d, ...l.problems] : l.problems;
}
function cf(e, t) {
	return O("yaml", k`The YAML cannot be read here. ${e}`, { place: t });
}
const lf = /^Missing closing|^Flow .* end with a /;
function uf(e, t) {
	let n = t;
	return af(e, { Node: (e, { type: r = "", flow: i, range: a }) => {
		(i || r.startsWith("QUOTE")) && a && a[0] < t && t <= a[2] && (n = a[0]);
	} }), n;
}
const df = [
	[/Missing closing/, "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\"."],
	[/Flow .* end with a /, "The brackets that start here are not closed. Add the closing one."],
	[/Maximum call stack|exceeded maxDepth/, "Values are nested more than 500 levels deep. Use fewer levels."],
	[/Implicit map keys need/, "This line has no colon with a blank after it. Write it as NAME: VALUE."],
	[/^BAD_INDENT|eficient indentation/, "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping."],
	[/^(?:BLOCK_AS|MULTILINE)_IMPLICIT_KEY/, "Either this line or the next one is not indented like the others, a colon has no blank after it, or a text with \": \" in it needs quotes."],
	[/^TAB_AS_INDENT/, "Indent with spaces, not with tabs."],
	[/^MULTIPLE_DOCS/, Gd]
];
function ff(e) {
	let [, t] = df.find(([t]) => t.test(e)) ?? [];
	return t ?? k`The parser says: ${w(e.replace(/^[A-Z_]+: /, ""))}.`;
}
const pf = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/;
function mf(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^={7}\r?$/.test(i)) return In;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. In \"…\", write quotes as \\\", and in '…', write them twice.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return k`A text with ": " in it needs quotes: "${w(Xt(a, 60))}".`;
	let [o] = pf.exec(a) ?? [];
	if (o === void 0) return;
	let s = o.length > 2 ? w(o) : o;
	return k`A text that starts with ${s} means something else in YAML. Put the text in quotes: "${s}…".`;
}
function hf(e, t) {
	let n = new yn();
	for (let { start: r, end: i } of or(e)) n.countMore(t.path) || n.add(O("yaml", In, { place: pr(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function gf(e, t, n = {}) {
	let r = rn(t), i = {
		path: e,
		lineStarts: r
	}, a = (e, t) => (r[e - 1] ?? 0) + t - 1, o = ({ line: e, col: n, endLine: r, endCol: i }) => t.slice(a(e, n), a(r, i)).trim(), s = (e) => ({
		file: i,
		textAt: o,
		problems: e,
		value: void 0,
		span: {
			start: 0,
			end: 0
		}
	}), { most: c = Infinity } = n;
	if (t.length > c) {
		let e = `This file has more than ${c.toLocaleString("en-US")} characters. Divide it into several files.`;
		return s([O("yaml", e, { place: pr(i, c, c + 1) })]);
	}
	let l = hf(t, i);
	if (l.length > 0) return s(l);
	try {
		let e = new vf(i, t, n).root();
		return e.problems.some((e) => e.code === "yaml" && ir(e) > 1) ? s(e.problems) : {
			...e,
			file: i,
			textAt: o
		};
	} catch (e) {
		if (!(e instanceof Wd)) throw e;
		return s(sf(e, i, t));
	}
}
const _f = 1e6;
var vf = class {
	file;
	text;
	options;
	nextEvent;
	spans = new Mf();
	anchors = new Map();
	problems = new yn();
	lastStart = 0;
	lastEnd = 0;
	depth = 0;
	values = 0;
	repeated = 0;
	constructor(e, t, n) {
		this.file = e, this.text = t, this.options = n, this.nextEvent = Xd(t, n.anyText === !0, n.piece);
	}
	root() {
		let e = this.nextEvent(), t = this.spans.add();
		return {
			value: kf(e) ? this.readValue(e, bf, t) : null,
			span: new Nf(this.spans, t),
			problems: this.problems.problems
		};
	}
	readValue(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === z.ALIAS ? void 0 : this.anchorOf(e), a = e.type === z.ALIAS ? this.readAlias(e.anchorStart, e.anchorEnd) : e.type === z.SCALAR ? this.readScalar(e, t) : this.readCollection(e, n ?? this.spans.add());
		return n !== void 0 && !Af(e) && this.spans.set(n, this.lastStart, this.lastEnd, !1), i && (i.value = a, i.size = this.values - r), a;
	}
	anchorOf({ anchorStart: e, anchorEnd: t }) {
		if (e < 0) return;
		let n = {
			value: null,
			size: void 0
		};
		return this.anchors.set(this.text.slice(e, t), n), n;
	}
	readAlias(e, t) {
		this.lastStart = e - 1, this.lastEnd = t;
		let n = this.text.slice(e, t), r = this.anchors.get(n);
		if (r?.size === void 0) return this.refuse(k`The anchor "&${w(n)}" is not defined before the alias "*${w(n)}". Define it above this line, or write the value here.`);
		let i = Math.max(1e4, this.text.length);
		return this.repeated > i ? null : (this.values += r.size, this.repeated += r.size, this.repeated > i ? this.refuse(`From here on, aliases repeat more than ${i} values. Write the values out.`) : r.value);
	}
	readCollection(e, t) {
		let { start: n, type: r } = e, i = this.values;
		this.lastEnd = n;
		let a = /[[{]/.test(this.text.charAt(n));
		a && (this.lastEnd += 1), this.depth += 1;
		let o = r === z.SEQUENCE ? this.readList() : this.readMapping(t);
		if (--this.depth, this.lastEnd = this.after(a ? Tf : this.text.charAt(this.lastEnd - 1) === "\n" ? bf : Of), this.spans.set(t, n, this.lastEnd, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.options.anyText) throw new Wd("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.options.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", {
			start: n,
			end: n + 1
		}));
	}
	readList() {
		let e = [];
		for (;;) {
			let t = this.nextEvent();
			if (!kf(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.options.anyText) throw new Wd("This file has more than 150,000 entries. Divide it into several files.", Af(t) ? t.start : this.lastEnd);
			e.push(this.readValue(t, Cf, this.spans.add()));
		}
	}
	readMapping(e) {
		let t = {};
		for (;;) {
			let n = this.nextEvent();
			if (!kf(n)) return t;
			let r = this.readName(n), i = this.spans.add(r), a = this.nextEvent(), o = kf(a) ? this.readValue(a, wf, i) : null;
			if (!r) continue;
			let { text: s, start: c, end: l } = r;
			s === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", {
				start: c,
				end: l
			}) : (Object.hasOwn(t, s) && this.refuseDuplicate(r, e), t[s] = o);
		}
	}
	readName(e) {
		let t = this.readValue(e, Sf), [n, r] = [Af(e) ? e.start : this.lastStart, this.lastEnd];
		if (typeof t == "object" && t) {
			let e = mf(this.text, n);
			this.refuse(e ?? "The name of a field must be a plain word or text.", {
				start: n,
				end: r
			});
		} else return {
			text: typeof t == "string" ? t : this.text.slice(n, r),
			start: n,
			end: r
		};
	}
	readScalar(e, t) {
		let { style: n, valueStart: r, valueEnd: a, tagStart: o } = e;
		if (o >= 0 && !yf.has(this.tagOf(e))) return this.refuseTag(e);
		let s = Math.max(e.anchorEnd, e.tagEnd);
		if (s >= 0 && (this.lastEnd = s), r < 0) {
			let e = this.after(s < 0 ? t : xf);
			return (t !== wf || e > this.lastEnd || s >= 0) && (this.lastStart = e), this.lastEnd = e, null;
		}
		let c = Yc(this.text, e);
		if (n === B.LITERAL_BLOCK || n === B.FOLDED_BLOCK) {
			this.lastStart = this.after(Ef);
			let e = this.text.slice(r, a);
			this.lastEnd = r + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === B.PLAIN ? 0 : 1;
			this.lastStart = r - e, this.lastEnd = a + e;
		}
		return !this.options.anyText && f(c) ? this.refuse(i("This text")) : n === B.PLAIN && o < 0 ? this.plainValue(c) : c;
	}
	plainValue(e) {
		let { value: t } = Ec.resolveImplicitScalarTag(e);
		return Number.isInteger(t) && !Number.isSafeInteger(t) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : (this.depth > 2 && this.text[this.lastEnd] === " " && typeof t == "string" && this.warnOfComment(), t);
	}
	warnOfComment() {
		let e = this.after(Df);
		if (e === this.lastEnd) return;
		let t = this.text.slice(this.lastEnd, e).trim(), n = k`YAML reads ${w(t)} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, r = pr(this.file, e - t.length, e);
		this.problems.add(O("yaml-comment", n, {
			place: r,
			severity: "warning"
		}));
	}
	after(e) {
		return e.lastIndex = this.lastEnd, e.test(this.text) ? e.lastIndex : this.lastEnd;
	}
	tagOf({ tagStart: e, tagEnd: t }) {
		return this.text.slice(e, t);
	}
	refuseTag(e) {
		let t = this.tagOf(e), n = k`The tag ${w(t)} is not supported. Remove it. If it is part of a text, put the text in quotes.`;
		return this.refuse(n, {
			start: e.tagStart,
			end: e.tagEnd
		});
	}
	refuseDuplicate({ text: e, start: t }, n) {
		if (this.problems.countMore(this.file.path)) return;
		let [, r = n] = [...this.spans.members(n, this.spans.count)].find(([t]) => t === e) ?? [], { line: i } = pr(this.file, this.spans.number(r, jf), t), a = `The field "${e}" is declared twice: here and in line ${i}. Keep one of them.`;
		this.problems.add(O("duplicate-member", a, { place: pr(this.file, t, t + 1) }));
	}
	refuse(e, { start: t = this.lastStart, end: n = this.lastEnd } = {}) {
		return this.problems.countMore(this.file.path) || this.problems.add(O("yaml", e, { place: pr(this.file, t, n) })), null;
	}
};
const yf = new Set(["!!str", "!"]), bf = /(?:)/y, xf = /[ \t]*/y, Sf = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Cf = /(?:\s|#[^\n]*\n)*-[ \t]*/y, wf = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Tf = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Ef = /(?:[\s:?-]|#[^\n]*\n)*/y, Df = /[ \t]+#[^\s#!=*-].*/y, Of = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function kf(e) {
	return e !== void 0 && e.type !== z.POP && e.type !== z.DOCUMENT;
}
function Af(e) {
	return e.type === z.SEQUENCE || e.type === z.MAPPING;
}
const jf = 2;
var Mf = class {
	byName = new Map();
	numbers = new Int32Array(320);
	names = [];
	get count() {
		return this.names.length;
	}
	add(e) {
		let t = this.names.length;
		if (this.names.push(e?.text), this.numbers.length === t * 5) {
			let { numbers: e } = this;
			this.numbers = new Int32Array(e.length * 2), this.numbers.set(e);
		}
		return this.numbers[t * 5 + 2] = e?.start ?? -1, this.numbers[t * 5 + 3] = e?.end ?? -1, t;
	}
	set(e, t, n, r) {
		this.numbers[e * 5 + 0] = t, this.numbers[e * 5 + 1] = n, r && (this.numbers[e * 5 + 4] = this.names.length);
	}
	number(e, t) {
		return this.numbers[e * 5 + t] ?? 0;
	}
	*members(e, t = this.number(e, 4)) {
		let n = 0;
		for (let r = e + 1; r < t; r = this.after(r)) yield [this.nameOf(r, n++), r];
	}
	member(e, t) {
		let n = this.number(e, 4);
		if (n - e > 50) {
			let n = this.byName.get(e) ?? new Map(this.members(e));
			return this.byName.set(e, n), n.get(t);
		}
		let r, i = 0;
		for (let a = e + 1; a < n; a = this.after(a)) this.nameOf(a, i++) === t && (r = a);
		return r;
	}
	after(e) {
		return this.number(e, 4) || e + 1;
	}
	nameOf(e, t) {
		return this.names[e] ?? String(t);
	}
}, Nf = class e {
	spans;
	position;
	constructor(e, t) {
		this.spans = e, this.position = t;
	}
	get start() {
		return this.spans.number(this.position, 0);
	}
	get end() {
		return this.spans.number(this.position, 1);
	}
	get name() {
		let e = this.spans.number(this.position, 2);
		return e < 0 ? void 0 : {
			start: e,
			end: this.spans.number(this.position, 3)
		};
	}
	get members() {
		return this.spans.number(this.position, 4) === 0 ? void 0 : this;
	}
	get(t) {
		let n = this.spans.member(this.position, t);
		return n === void 0 ? void 0 : new e(this.spans, n);
	}
	*[Symbol.iterator]() {
		for (let [t, n] of this.spans.members(this.position)) yield [t, new e(this.spans, n)];
	}
};
// src/yaml/entries.ts
function Pf(e, t) {
	let n = new Map(), r = new yn(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!_(i)) return {
		members: n,
		problems: Uf(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = `Unknown field "${e}" in this manifest.${(e === "backup" ? " This file is a backup: use lokaform restore." : "") || Be(e, t) || ` The fields are ${t.join(" and ")}.`}`;
			r.add(O("unknown-member", n, { place: _r(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function Ff({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return O("empty-manifest", r, { place: zt(e, t) });
}
function If(e, t, n) {
	if (!Array.isArray(t.value)) return {
		entries: [],
		problems: Uf(e, "wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", t.span)
	};
	let r = [], i = new yn(), a = t.span.members?.[Symbol.iterator](), s = o(() => Vf(n));
	for (let o of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!_(o) && i.countMore(e.file.path)) continue;
		let l = Rf(i, e, {
			value: o,
			span: c
		}, n, s);
		if (i.count > 15e4) return {
			entries: r,
			problems: [tn(e.file.path, zt(e.file, c).endLine), ...i.problems]
		};
		l.values !== void 0 && r.push({
			values: l.values,
			span: l.span
		});
	}
	return {
		entries: r,
		problems: i.problems
	};
}
function Lf(e, t, n) {
	let r = new yn();
	return {
		...Rf(r, e, t, n, () => Vf(n)),
		problems: r.problems
	};
}
function Rf(e, t, n, r, i) {
	let { value: a, span: o } = Wf(n, r.fields), s = zf(r.schema)(a)._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new Ir();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Hf(t, zt(t.file, o))) return { span: o };
	let { file: c, textAt: l } = t, { thing: u, elsewhere: d } = r, f = {
		value: a,
		span: o,
		file: c,
		textAt: l,
		noun: "field",
		within: [],
		thing: u,
		members: i(),
		elsewhere: d
	}, p = s.issues.slice(0, qn + 1);
	Kf(p.map((e) => xr(e, {}, Sr())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, Jf(t));
	return { span: o };
}
const zf = h((e) => {
	let t = Object.entries(e.shape).map(([e, t]) => ({
		name: e,
		member: t,
		isOptional: t._zod.optin === "optional"
	})), n = new Map(), r = (e._zod.def.checks?.length ?? 0) > 0;
	return (i) => {
		if (r || !_(i)) return e;
		let a = t.filter(({ name: e, isOptional: t }) => !t || Object.hasOwn(i, e)), o = a.map(({ name: e }) => e).join(" "), s = n.get(o);
		if (s || n.size === 50) return s ?? e;
		let c = kr(Object.fromEntries(a.map(({ name: e, member: t }) => [e, t])));
		return n.set(o, c), c;
	};
}), Bf = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function Vf({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Bf).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Hf({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function Uf(e, t, n, r) {
	let i = zt(e.file, r);
	return Hf(e, i) ? [] : [O(t, n, { place: i })];
}
function Wf(e, t) {
	if (!_(e.value)) return e;
	let { value: n, span: r } = {
		value: e.value,
		span: e.span
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = (e, t) => e.members?.get(String(t)) ?? e, s = [...t.moved].map(([e, t]) => [e, t.reduce(o, a)]);
		n = {
			...n,
			[e]: t.value
		};
		let c = new Map(r.members).set(e, Tn(a, { members: new Map(s) }));
		r = Tn(r, { members: c });
	}
	return {
		value: n,
		span: r
	};
}
function Gf(e, t) {
	let n = new yn();
	return Kf(e, t, n), n.problems;
}
function Kf(e, t, n) {
	let r = e.flatMap(({ code: e, path: t }) => e === "unrecognized_keys" ? t.join(".") : []), i = ({ code: e, path: n }) => e === "custom" ? r.includes(n.join(".")) : Qf(t.value, n) === void 0 && r.includes(n.slice(0, -1).join("."));
	for (let r of e) if (r.code === "unrecognized_keys") for (let e of r.keys) qf({
		...r,
		keys: [e]
	}, t, n);
	else i(r) || qf(r, t, n);
}
function qf(e, t, n) {
	if (!n.countMore(t.file.path, Jf(e))) for (let r of Yf(e, t)) n.add(r);
}
function Jf(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? Xf(e.errors) : void 0)?.reduce((e, t) => e + Jf(t), 0) ?? 1;
}
function Yf(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => ep(e, n, t));
	if (e.code === "invalid_key") return [ep(String(n.at(-1)), n.slice(0, -1), t)];
	let [r = "", i = ""] = n.map(String);
	if (n.length === 2 && t.noun === "field" && t.members.has(i)) {
		let e = `${i} is a field of ${t.thing}, not of ${r}. Move its line to the left.`;
		return [O("unknown-member", e, { place: _r(t.file, t.span, n) })];
	}
	let a = Qf(t.value, n), o = zt(t.file, t.span, n), s = (e, t) => [O(e, t, { place: o })], c = () => s("wrong-type", ip(a, n, t, o)), l = op(n, t), u = sp(n, t);
	if (a === void 0) return s("missing-member", `${l} is missing. It is required in ${t.thing}.${u}`);
	if (a === null) return s("null-value", tp(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = Xf(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? Gf(r, t) : c();
		}
		case "invalid_type": return c();
		case "invalid_value": {
			if (typeof a == "object") return c();
			let t = e.values.map(String), n = Be(String(a), t);
			return s("wrong-value", k`"${w(String(a))}" is not allowed here. Allowed values: ${t.join(", ")}.${n}`);
		}
		case "custom":
		case "invalid_format": return s("wrong-value", `${l} ${e.message}.${u}`);
		default: return typeof a == "number" ? s("wrong-value", ip(a, n, t, o)) : s("wrong-value", `${l} is empty.${u}`);
	}
}
function Xf(e) {
	let t = [...e].sort((e, t) => Zf(t) - Zf(e)).find((e) => Zf(e) > 0), n = ({ code: e }) => e !== "invalid_type" && e !== "invalid_value";
	return t ?? e.find((e) => e.every(n));
}
function Zf(e) {
	return u(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Qf(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function $f(e, t) {
	return ot(e, t) ?? t.find((t) => t.split("_").includes(e));
}
function ep(e, t, n) {
	let r = _r(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = Be($f(e, i) ?? e, i) || ` The fields are ${i.join(", ")}.`, o = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.(e) || a}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		o = `Unknown field "${e}" in ${ap(t, n)}.${sp([...t, e], n)}${r.includes(e) ? "" : Be(e, r)}`;
	}
	return O("unknown-member", o, { place: r });
}
function tp(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${op(e, t)} has no value.${sp(e, t)}`;
	if (n?.empty !== void 0) return `${op(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".", i = e.length > 2 ? rp(e.slice(0, -1), t) : "";
	return i ? k`${op(e.slice(0, -1), t)} is a mapping.${i}` : `${op(e, t)} has no value. Remove it, or give it a value.${r}${sp(e, t)}`;
}
const np = /^(\{[^{}:,]+\}|\[[^[\],]+\])$/;
function rp(e, t) {
	let n = t.textAt(zt(t.file, t.span, e));
	return np.test(n) ? k` If ${w(n)} is the text, put it in quotes: "${w(n)}".` : "";
}
function ip(e, t, n, r) {
	if (t.length === 0) return k`This is ${cp(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r), a = w(i.startsWith("*") ? String(e) : i);
		return k`${op(t, n)} is ${cp(e)}, but it must be text. Put it in quotes: "${a}".`;
	}
	let o = a ? rp(t, n) : "";
	return k`${op(t, n)} is ${cp(e)}.${o}${sp(t, n)}`;
}
function ap(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${ap(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function op(e, t) {
	let n = ap(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function sp(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${ap([n], t)} must be ${r.expects}.` : "";
}
function cp(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return k`the number ${w(String(e))}`;
		case "boolean": return k`the value ${w(String(e))}`;
		case "string": return k`the text "${w(Xt(String(e), 40))}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function lp(e, t) {
	return up(e, t) === "off" ? void 0 : e.removalBy(t);
}
function up({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function dp(e, t, n) {
	let r = up(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function fp({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/pluralNames.ts
function pp(e, t) {
	let n = [...new Set(e.flatMap(({ manifest: { textFile: e } }) => e?.source ?? []))], r = b(e, ({ manifest: { textFile: e } }) => e?.source.plurals === "i18next" && !e.isPlural ? [mp(e, n)] : []), i = new Map();
	for (let e of r.values()) {
		let t = hp(e);
		for (let n of e) i.set(n, t);
	}
	return e.map((e) => {
		let { manifest: n, read: r } = e, a = i.get(e);
		if (!a || !n.textFile) return e;
		let o = {
			...n,
			textFile: {
				...n.textFile,
				isPlural: a
			}
		};
		return {
			manifest: o,
			read: [...r.plurals ?? []].some(([e, t = !0]) => a.get(e) === !t) ? t(o) : r
		};
	});
}
function mp(e, t) {
	let [n = ""] = e.others ?? [], { row: r, path: i } = xn(t, e, n) ?? {
		...e,
		row: e.source
	};
	return S([r.folder, qt(r, i)]);
}
function hp(e) {
	let t = new Map(), n = ({ manifest: { textFile: e } }) => e?.language === e?.source.base;
	for (let r of e.toSorted((e, t) => Number(n(e)) - Number(n(t)))) {
		let { source: e = {}, language: i = "" } = r.manifest.textFile ?? {};
		if (kn(e)?.includes(i) !== !1) for (let [e, i] of r.read.plurals ?? []) {
			let a = t.get(e);
			t.set(e, n(r) ? i ?? a : a || (i ?? a));
		}
	}
	return new Map([...t].map(([e, t = !0]) => [e, t]));
}
// src/kinds/read.ts
function gp(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function _p(e, t, n) {
	let r = vp(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* vp(e, t, n, r = new Map()) {
	let i = [], a = {}, o = new Map(), s = new Set(), c = { ...t }, u = !1;
	for (let d of e) {
		let e = t[d.plural] ?? [];
		if (e.length === 0) continue;
		let f = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, o = S([
				d.name,
				e,
				a ? JSON.stringify(a) : null
			]), s = r.get(o), c = s?.text === i ? s.read : xp(d, t, n);
			r.set(o, {
				text: i,
				read: c
			}), f.push({
				manifest: t,
				read: c
			}), yield;
		}
		let p = pp(f, (e) => xp(d, e, n));
		c[d.plural] = p.map(({ manifest: e }) => e), u ||= p.some(({ read: e }, t) => e !== f[t]?.read);
		let m = p.map(({ read: e }) => e), h = m.flatMap((e) => e.problems.some(Cp) ? [] : e.entries), g = d.textFiles?.join(h) ?? {
			entries: h,
			problems: []
		};
		a[d.plural] = g.entries;
		for (let e of m) {
			for (let [t, n] of e.variables) o.set(t, n);
			e.base !== void 0 && s.add(e.base);
		}
		let _ = new yn();
		for (let e of g.entries) {
			for (let t of d.checkEntry(e)) _.add(t);
			for (let t of yp(d, e)) _.add(t);
		}
		l(i, m.flatMap((e) => e.problems), g.problems, d.checkTogether(g.entries), _.problems);
	}
	let d = e.flatMap(({ plural: e }) => (t[e] ?? []).map(({ path: e }) => e));
	return {
		declared: {
			kinds: e,
			entries: a,
			variables: o,
			bases: [...s],
			isIncomplete: i.some(({ severity: e, scope: t }) => e === "error" && t === "change")
		},
		problems: Cn(wp(i, d)),
		files: c,
		isSplit: u
	};
}
function yp(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [G(e, t, "wrong-value", `The field new says that there is no former ${e.name}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function bp({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = gf(r, i, a), { file: s } = o, { members: c, problems: u } = Pf(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = c.get("on_create"), p = f && n && Lf(o, f, n);
	p && l(d, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [Ff(o, e)]
	};
	let g = If(o, h, t);
	l(d, g.problems);
	let _ = p?.values ?? {};
	return {
		entries: g.entries.map(({ values: e, span: t }) => ({
			values: e,
			onCreate: _,
			file: s,
			span: t
		})),
		variables: m,
		problems: d
	};
}
function xp(e, { path: t, text: n, textFile: r }, i) {
	return r && e.textFiles ? e.textFiles.read(t, n, r) : e.readManifest(t, n, i);
}
function Sp(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = xp(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Cp({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function wp(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function G({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Ep(e(t)), d = s ? _r(n, r, o) : zt(n, r, o);
	return {
		...O(i, k`${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function Tp(e, { entry: t, other: n, field: r, part: i }) {
	let a = i === void 0 ? [r] : [r, i];
	return G(e, t, "duplicate-text", `The ${i === void 0 ? `field ${r}` : `${i} translation`} is not the same as at ${Da(n, a)}, so nothing is written for this key. Lokalise has one value for all apps: write the same in the files of both.`, { path: a });
}
function Ep(e) {
	return Xt(e, 200);
}
function Dp({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const Op = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function kp(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !Ap(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = Op.has(r) ? void 0 : kp(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function Ap(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) Op.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const jp = "Run again. If that does not help, the service has changed or has a fault.";
function Mp(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = b(n, ({ id: e }) => e === void 0 ? [] : [e]), s = b(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", l = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, u = new Set(), d = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (u.add(a), [{
			declared: t,
			problem: G(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${jp}`, { path: [c] })
		}]) : [];
	}), f = new Set(d.map((e) => e.declared)), p = a(t.filter((e) => !f.has(e))), m = n.filter((e) => !u.has(e)), h = [...p.remarks];
	if (m.length > 0) {
		let t = up(e, r) !== "off", n = m.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = m.length > 5 ? `; and ${m.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${jp}`, s = t ? "error" : "warning";
		h.push(O("unusable-response", o, {
			scope: "change",
			severity: s
		}));
	}
	return {
		...p,
		refused: [...p.refused, ...d],
		remarks: h
	};
}
// src/model/digest.ts
function Np(e, t) {
	return Pp(S([e, t])).slice(0, 16);
}
function Pp(e) {
	return yi("sha256", e);
}
// src/plan/declaredContents.ts
function Fp({ fields: e }, t) {
	let n = e.flatMap((e) => e.toPlan(t));
	return {
		fields: new Map(n.map((e) => [S([e.field, e.part ?? null]), e])),
		texts: new Set(n.map((e) => S([
			e.field,
			e.part ?? null,
			e.after
		])))
	};
}
function Ip({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : K(i),
		isNew: n.get("new") === !0
	};
}
function K(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(K) : [];
}
function Lp(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = new Map([...b(s, o)].map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = zp(t, e(t).map((e) => Rp(c.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => Ip(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [S([...r(e)].sort())]), o((t) => [S(e.identity(t.values))]);
	let c = (t) => K(e.identity(t.values));
	return o((t) => [...(Ip(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function Rp(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function zp(e, t, n) {
	if (t.length < 2) return t[0];
	let r = n(e), i = t.map((e) => [...n(e)].filter((e) => r.has(e)).length);
	return t[i.indexOf(u(i))];
}
function Bp(e, t, n) {
	let [r, i] = [t, n].map((t) => Vp(e, t));
	return !r?.length || !i?.length || r.some((e) => i.includes(e));
}
function Vp(e, { values: t }) {
	let n = e.identity(t), { platforms: r = [] } = Object.fromEntries(Object.entries(t));
	return K(r).length > 0 || !_(n) ? K(r) : Object.keys(n);
}
function Hp(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return sn(t, n, i ? [i.name, r] : []).path;
}
function Up({ fields: e }, { values: t }) {
	return e.flatMap((e) => e.role === "text" ? e.toPlan(t) : []);
}
function Wp(e, t, n) {
	return Up(e, t).find(({ part: e }) => e === n)?.after;
}
function Gp(e, t, n) {
	return (t.parts ?? [t]).some((t) => t.from?.language === n && _(Wp(e, t, n)));
}
function Kp(e, t) {
	return (t.parts ?? [t]).some(({ from: e }) => e) ? Up(e, t).flatMap(({ part: n = "", after: r }) => _(r) && Gp(e, t, n) ? n : []) : [];
}
const qp = t((e) => new Map());
function Jp(e, t, n) {
	let r = qp(t), i = S([e.name, n?.name ?? null]), a = r.get(i) ?? Xp(e, n ? Yp(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Yp(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Xp(e, t) {
	let n = b(t, (t) => Zp(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Qp(e)(t), a = r([...n, ...i]).filter((n) => Bp(e, n, t));
			return a.length < 2 ? a[0] : Lp(e, {
				target: a,
				head: [t]
			}, (t) => Fp(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Qp(e)(t).own).filter((e) => e !== t)
	};
}
function Zp(e, t) {
	let { id: n, previously: r = [] } = Ip(e, t), [i = [], a = []] = [K(e.identity(t.values)), r].map((e) => e.map((e) => `name ${e}`));
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: a
	};
}
const Qp = t((e) => t((t) => Zp(e, t)));
function $p(e) {
	let t = e.projects.map((e) => e.hide_texts ? em(e) : e), n = e.hide_texts ? e.problems.map((e) => tm(e)) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function em(e) {
	let { problems: t, results: n, plan: r } = e, i = r && nm(r);
	return {
		...e,
		problems: t.map((e) => tm(e, i)),
		...n && { results: n.map(({ change: e, outcome: t }) => ({
			change: e,
			outcome: t.state === "done" ? t : tm(t, i)
		})) }
	};
}
function tm(e, t = () => "…") {
	return ge(e, Xe(e, (e, n) => n === void 0 ? e : n === "file" ? "…" : t(e)).message);
}
function nm({ changes: e, kept: t }) {
	let n = o(() => {
		let n = t.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), r = [...new Set([...e.flatMap(rm), ...n].flatMap(K))], i = new $n();
		return i.hide(r.flatMap((e) => e === "" ? [] : {
			value: e,
			shown: "…"
		})), {
			hider: i,
			short: r.filter(({ length: e }) => e > 0 && e < 4),
			count: r.length
		};
	}), r = new Map();
	return (e) => {
		let t = r.get(e);
		if (t !== void 0) return t;
		let { hider: i, short: a, count: o } = n(), s = (r.size + 1) * o > 3e6 ? "…" : i.clean(e);
		for (let e of a) for (let t of [
			"\"",
			"'",
			"`"
		]) s = s.replaceAll(t + e + t, t + "…" + t);
		return r.set(e, s), s;
	};
}
function rm(e) {
	return e.action === "destroy" ? (e.texts ?? []).map(({ before: e }) => e) : e.fields.filter(({ field: t }) => Pa(Na(e.kind, t))).flatMap(({ before: e = "", after: t, sent: n = "" }) => [
		e,
		t,
		n
	]);
}
function im(e) {
	let t = $p(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? om(t.problems) : t.problems,
		projects: t.projects.map(am),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(am)
		} }
	};
}
function am(e) {
	return e.hide_texts ? om(e) : e;
}
function om(e) {
	return sm(e, "");
}
function sm(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && Pa(Na(String(n), String(e.field)));
	return lm(e, (e, t) => Op.has(t) ? r ? cm(e) : e : sm(e, n));
}
function cm(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? lm(e, cm) : e;
}
function lm(e, t) {
	if (Array.isArray(e)) {
		let n = e.map((e) => t(e, ""));
		return n.some((t, n) => t !== e[n]) ? n : e;
	}
	let n = e, r;
	for (let e in n) {
		let i = t(n[e], e);
		i !== n[e] && (r ??= { ...n }, r[e] = i);
	}
	return r ?? e;
}
const um = new Set("action by code command field how kind scope reason ref seen severity state place file manifests backup".split(" "));
function dm(e, t) {
	let n = e.projects.map((e) => pm(e, t));
	return {
		...hm({
			...e,
			projects: []
		}, t),
		declared: e.declared,
		projects: n
	};
}
function fm(e, t) {
	return hm(e, (e) => t(e));
}
function pm(e, t) {
	let n = hm(e, t);
	if (t(e.id) === e.id) return n;
	let r = Pp(e.id), { plan: i } = n;
	return {
		...n,
		digest: r,
		...i && { plan: {
			...i,
			project: {
				...i.project,
				digest: r
			}
		} }
	};
}
function mm(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === Pp(t);
}
function hm(e, t) {
	return _m(e, t, !1);
}
const gm = t((e) => new WeakSet());
function _m(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	if (!n && "message" in e && "quotes" in e) {
		let { message: n, quotes: r, ...i } = e;
		return {
			..._m(i, t, !1),
			...Xe({
				message: n,
				quotes: r
			}, t)
		};
	}
	let r = gm(t);
	if (!n && r.has(e)) return e;
	let i = lm(e, (e, r) => n || !um.has(r) ? _m(e, t, n || Op.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/view.ts
const vm = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], ym = [
	"values",
	"pending",
	"unmanaged"
];
function q(e, ...t) {
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
function J(e, t = 400) {
	return [{
		is: "quote",
		text: D(e, t)
	}];
}
function bm(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function xm(e) {
	return e.map((e) => "text" in e ? e.text : xm(e.words)).join("");
}
function Sm(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function Cm(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/problems.ts
function wm(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * er.indexOf(e) + Number(t !== void 0 && an({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Tm(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of d(t === !0 ? [] : e, (e) => Em(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(an) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Dm(Om(e), [e, ...t]));
		}
	}
	return wm(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Om(e, n)));
}
function Em(e, t) {
	return an(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Dp(e),
		e.place.file
	]);
}
function Dm(e, t) {
	if (t.some(an)) {
		let { place: n, ...r } = e, i = `${L(t.length)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
		return {
			...r,
			words: i
		};
	}
	let { state: n, ...r } = e, i = t.flatMap((e) => e.place?.line ?? []), a = `${i.slice(0, 10).join(", ")}${i.length > 10 ? ", …" : ""}`, o = `the same problem ${t.length} more times, in lines ${a}`;
	return {
		...r,
		words: o,
		count: t.length
	};
}
function Om({ severity: e, code: t, message: n, place: r, ways: i }, a = ue) {
	return {
		...Sm("!", t, r),
		severity: e,
		state: e,
		lines: km(i),
		words: D(n, a - t.length - 3),
		code: {
			name: t,
			address: Ga(t)
		}
	};
}
function km(e = []) {
	return e.map(({ does: e, command: t }) => Cm(" ", `${e}: `, T(t)));
}
function Am(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...d(r, ({ outcome: e }) => `${Mm(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => jm(e, D(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => D(e.change.label, 100));
		return [jm(r, `${(t ? a : a.map(ft)).join(", ")} and ${L(e.length - 3)} more`, e.length, n)];
	});
}
function jm(e, t, n, r = ue) {
	return {
		...Sm("!", t, vs(e)),
		count: n,
		severity: "error",
		state: Mm(e.outcome),
		words: D(e.outcome.message, r)
	};
}
function Mm(e) {
	return ys(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// src/plan/loss.ts
function Nm(e) {
	return e.action === "update" ? e.fields.some((t) => Lm(e.kind, t) || Rm(e.kind, t) || Pm(e.kind, t)) : e.action === "destroy";
}
function Pm(e, { field: t, before: n, after: r }) {
	return Na(e, t).role === "identity" || n === void 0 || zm(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Fm(e, t) {
	return Im(t) || Lm(e, t) || Rm(e, t);
}
function Im({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || zm(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return zm(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Lm(e, { field: t, before: n, after: r }) {
	return Na(e, t).role === "archive" && n === !1 && r === !0;
}
function Rm(e, { field: t, before: n }) {
	return Na(e, t).role === "shape" && n !== void 0;
}
function zm(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Bm(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Hm(Na(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Vm(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Hm(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Hm(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !zm(n);
}
// src/report/counts.ts
function Um(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const Wm = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function Gm(e) {
	let t = eh(e);
	return t === "removed" ? t : t === "new" ? "created" : Qm(e) ? "renamed" : "updated";
}
const Km = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], qm = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, Jm = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function Ym(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...Um(Wm, t, Gm),
		...Um(Km, n, ({ reason: e }) => qm[e] ?? "kept"),
		toAdd: C(e, ({ to_add: e = [] }) => e.length),
		onlyInFiles: C(e, ({ only_in_files: e = [] }) => e.length),
		changes: t.length,
		adopted: C(e, ({ counts: e }) => e.adopted),
		skipped: C(e, ({ skipped: e }) => e.length)
	};
}
const Xm = [...Wm, ...Jm];
function Zm(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = Um(["done", ...Jm], t, ({ outcome: e }) => ys(e) ? "written in part" : e.state), i = r.skipped + C(e, ({ plan: e }) => e?.skipped.length ?? 0), a = t.length - r.done + i - r.skipped;
	return {
		...Um(Wm, n, Gm),
		...r,
		skipped: i,
		unfinished: a
	};
}
function Qm(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const $m = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function eh(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => Lm(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => Fa(e.kind, t));
	return t.some(Im) ? "cleared text" : t.some((t) => Pm(e.kind, t)) ? "overwritten text" : Nm(e) ? "overwritten" : Qm(e) ? "renamed" : "changed";
}
function th(e) {
	let t = e.flatMap((e) => e.action === "update" ? e : []);
	return C(t, ({ kind: e, fields: t }) => t.filter((t) => Fa(e, t) && Im(t)).length);
}
// \0late:diff
const nh = process.getBuiltinModule("node:module").createRequire(import.meta.url), rh = (...e) => nh("./late-diff.js").createTwoFilesPatch(...e), ih = (...e) => nh("./late-diff.js").diffArrays(...e), ah = [
	"key:",
	"tag:",
	"file:"
];
function oh(e) {
	return ah.find((t) => e.startsWith(t));
}
function sh(e, t) {
	return e.length === 0 || e.some((e) => lh(e, uh(t)));
}
function ch(e, t) {
	if (e.length === 0) return [];
	let n = t.map(uh);
	return e.filter((e) => !n.some((t) => lh(e, t)));
}
function lh(e, t) {
	let n = oh(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => at(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function uh({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : K(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => K(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function dh(e, t) {
	return ch(e, mh(t)).filter((e) => !e.startsWith("tag:")).map(fh);
}
function fh(e) {
	let t = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.`;
	return O("unknown-filter", t);
}
function ph(e, t) {
	return t.length > 0 ? e.filter((e) => t.every((t) => t.includes(e))).map(fh) : [];
}
function mh(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function hh(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return t.startsWith("key:") ? [{
		keys: t,
		language: n
	}] : [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function gh(e, t, n) {
	let r = `${e}:${t}`;
	return oh(e) === void 0 && /^[^\s*,-][^*,]*$/.test(e) && !n.has(r) ? r : `key:${r}`;
}
function _h(e, t) {
	let n = e.startsWith("key:") ? e.slice(4) : e;
	return Eh(t).includes(n) ? "whole" : sh([e], t) ? "pattern" : void 0;
}
function vh(e, t, n, r) {
	let i = e.flatMap(hh).flatMap(({ keys: e, language: i }) => {
		if (i !== void 0 && i !== n) return [];
		let a = _h(e, t);
		return a === "whole" && i === void 0 && r ? "pattern" : a ?? [];
	});
	return ["whole", "pattern"].find((e) => i.includes(e));
}
function yh(e) {
	return new Set(Th(e).flatMap(Eh));
}
function bh(e, t) {
	return hh(e).some(({ keys: e }) => t.some((t) => _h(e, t)));
}
function xh(e, t) {
	return e.flatMap((e) => {
		let n = e.split(/,\s*/), r = n.length > 1 ? t.flatMap(Th) : [];
		return !bh(e, r) && n.some((e) => bh(e, r)) ? n : [e];
	});
}
function Sh(e, t, n) {
	let r = n.flatMap(Th);
	return xh(t, n).filter((e) => !bh(e, r)).map((t) => {
		let { keys: n = t, language: r } = hh(t).at(-1) ?? {}, i = `${e} ${t}: no declared key has the name "${n}"${r === void 0 ? "" : ` with the language ${r}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.`;
		return O("unknown-text", i);
	});
}
function Ch(e) {
	let t = `--create ${e}: no declared key has this name. Give the whole name of a key in the files.`;
	return O("unknown-text", t);
}
function wh(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Th(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = hh(t).toReversed(), s = i !== void 0 && a.some((e) => _h(i.keys, e));
		if (!n?.language || o.includes(n.language) || s) return [];
		let c = a.filter((e) => _h(n.keys, e)), l = c.flatMap(({ kind: e, entry: t }) => Up(e, t)), u = [...new Set(l.map(({ part: e = "" }) => e))].join(", "), d = `${e} ${t}: project ${r} has no language "${n.language}". ${n.keys} has ${u === "" ? "no texts" : u}.`;
		return c.length === 0 ? [] : [O("unknown-text", d, { scope: "project" })];
	});
}
function Th(e) {
	return mh([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Eh({ kind: e, entry: t }) {
	return K(e.identity(t.values));
}
// src/plan/waiting.ts
function Dh(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function Oh(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0));
	if (s.length === 0) return e;
	let c = Up(i, t).map(({ part: e = "", after: t }) => [e, t]), l = Object.fromEntries(c), u = new Map();
	for (let e of Dh(s, ({ part: e = "" }) => e, o)) {
		let { part: o = "" } = e, s = Mh({
			kind: i,
			entry: t,
			item: e
		}, a), c = vh(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, o, e.reason === "held") !== "whole" && r.texts()?.whyWaiting(t, n, {
			...l,
			[o]: s
		}, o), d = Ph({
			kind: i,
			entry: t,
			item: e,
			object: n
		}, a), { details: f, ...p } = e;
		c ? u.set(e, {
			...e,
			...c,
			reason: "waiting"
		}) : d ? u.set(e, {
			...p,
			because: [d],
			reason: "waiting"
		}) : l[o] = s;
	}
	return {
		...e,
		kept: e.kept.map((e) => u.get(e) ?? e)
	};
}
const kh = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
}, Ah = {
	"not committed": kh["not committed"],
	"never agreed": "git has no other text of the file, and the text of the project is older",
	undated: "the service does not say when the text of the project was written",
	"unread history": "the history of the file does not tell which text is newer",
	"unknown user": "the text of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function jh({ because: e = [] }) {
	return e.some((e) => e in kh);
}
function Mh({ kind: e, entry: t, item: n }, { project: r }) {
	let { declared: i, live: a, part: o = "" } = n;
	if (!_(i) || !_(a)) return a;
	let s = Gp(e, t, o) ? Nh(n, r) : [], c = Object.entries(i).map(([e, t]) => [e, a[e] || t]);
	return Object.fromEntries([...c, ...s]);
}
function Nh({ declared: e, live: t, part: n }, { languages: r = [] }) {
	let { pluralForms: i = [] } = r.find(({ iso: e }) => e === n) ?? {};
	return !_(e) || !_(t) ? [] : Object.entries(t).filter(([t, n]) => n !== "" && i.includes(t) && !Object.hasOwn(e, t));
}
function Ph(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = Mh(e, t);
	return a !== void 0 && _(a) !== _(o) || Fh(n, r, i, t) ? "other-shape" : p(s) ? Lh(e, s, t.project.baseLanguage) ? "universal-placeholders" : void 0 : "not-expressible";
}
function Fh(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const Ih = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function Lh({ kind: e, entry: t, item: n }, r, i) {
	let { field: a, declared: o } = n, s = (e, t) => K(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(r, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === a)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === i)?.after, d = l.map((e) => e.after ?? ""), f = [
		o ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => Ih.test(e), c].some((e) => s(r, e) && !s(f, e));
}
// src/report/view/rows.ts
const Rh = 1e3;
function zh(e, t) {
	if (e.action === "destroy") return {
		...Kh("-", e),
		...Hh(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => Fa(n, e) ? e.part ?? [] : []), a = {
		...Kh(Gh[Gm(e)], Qm(e) ? {
			...e,
			label: Bh(e)
		} : e),
		...Nm(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? dg(e) : ug(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Xt(r, Rh)
		};
	}
	let o = r === "create" || Qm(e), s = e.fields.filter((e) => !o || !yg(n, e)).flatMap((e) => rg(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: Xt(xt(c), 80) + re(e.label, c) };
	return {
		...a,
		...l,
		...Wh(e, t),
		lines: s
	};
}
function Bh({ kind: e, label: t, fields: n }) {
	let r = n.find((t) => yg(e, t)), i = r && bg(e, r.field, r.after);
	return i?.as === "slots" ? [...new Set(Object.values(i.slots))].join(" / ") : t;
}
const Vh = "will be archived";
function Hh(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? Vh : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: Uh(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function Uh({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? Sg(bg(e, r, i), 90) : "", s = a ? `   (last edited${lg(a)})` : "";
		return {
			...Cm("-", `${Dg(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [Cm("-", `and ${I(a, "more text")}`)] : []];
}
function Wh(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : Gm(e) === "removed" ? { words: Vh } : t === "drift" ? e.edited ? { words: `last changed${lg(e.edited)}` } : {} : Qm(e) ? { words: Ma(e.kind).words.renamed } : {};
}
const Gh = {
	created: "+",
	updated: "~",
	renamed: "»",
	removed: "-"
};
function Kh(e, t) {
	return Sm(e, Ra(t), t.place);
}
function qh(e, { texts: t = !1, full: n }) {
	let r = n === !0 ? Infinity : xg, i = Xt(pg(e, t, r), n === !0 ? r : Rh), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...Kh("!", e),
		words: i,
		...a
	};
}
function Jh(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = vg(n, e), [d, f] = Cg(bg(n, r, i ?? ""), bg(n, r, a)), p = o ? `, edited${lg(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...Kh(l ? "!" : " ", e),
		lines: m.map((e) => Cm(" ", Xt(e, Rh))),
		...l && { isLoss: !0 }
	};
}
function Yh({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${Sg(bg(t.kind, r.field, e))}` : "";
		return Cm(" ", Xt(`${vg(t.kind, r)}${i} is no longer declared`, Rh));
	});
	return {
		...Kh("-", t),
		isLoss: !0,
		lines: r
	};
}
function Xh({ member: e, before: t, after: n, ...r }) {
	let i = `${D(e, 80)}: ${Qh(t, n, "not declared")}`;
	return {
		...Kh("~", r),
		words: i
	};
}
function Zh({ name: e, before: t, after: n, loosens: r }) {
	let i = `${D(e, 80)}: ${Qh(t, n, "not set")}`;
	return r ? {
		...Sm("!", `${i} (lets a run do more)`),
		isLoss: !0
	} : Sm(" ", i);
}
function Qh(e, t, n) {
	let r = [e, t].map((e = n) => ({
		as: "word",
		word: e
	}));
	return Cg(r[0] ?? ig, r[1] ?? ig, 200).join(" → ");
}
function $h({ variable: e, host: t, place: n }) {
	return {
		...Sm("!", `sends \${${T(e)}} to ${T(t)}`, n),
		isLoss: !0
	};
}
function eg(e) {
	let t = Kh(" ", e);
	if (Ma(e.kind).secretNames) return t;
	let n = e.part === void 0 ? "" : `, only ${Dg(e.part)}`, r = e.created ? `, created on ${Ua(e.created).slice(0, 10)}` : "";
	return {
		...t,
		words: `id ${D(String(e.id), 80)}${n}${r}`
	};
}
function tg(e, t) {
	return {
		...Kh("!", e),
		...t && {
			severity: "warning",
			state: "only in the files",
			words: "apply does not create it, because keys_from is lokalise in its row of texts"
		}
	};
}
function ng(e) {
	return Sm(" ", T(e));
}
function rg(e, t, { texts: n, full: r }) {
	let i = vg(e, t), a = Rm(e, t) ? [Cm(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Cm(" ", i), ...a];
	let { part: o, edited: s } = t, c = r === !0 ? 4e3 : 90, l = Fa(e, t) && o !== void 0 ? { language: o } : {}, u = ag(e, i, t, c).map((e) => ({
		...e,
		...l,
		value: Xt(e.value, Rh + c - 2 - e.start.length)
	}));
	return [
		...s ? [Cm(" ", `in the project, last edited${lg(s)}:`)] : [],
		...u,
		...a
	];
}
const ig = {
	as: "text",
	text: ""
};
function ag(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || zm(a) ? ig : bg(e, i, a), c = bg(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== ig ? og(t, s, c, r) : Tg(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => og(`${t}.${e}`, n, i, r));
}
function og(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...sg("-", e, t.members, n.members), ...sg("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = Cg(t, n, r), o = Cm("+", `${e} `, cg(n) ? "(empty)" : a);
	if (cg(t)) return [o];
	let s = Cm("-", `${e} `, i);
	return cg(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function sg(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e)), a = new Set(i.flatMap((e) => r.map((t) => re(t, e))));
	return i.length > 0 ? [Cm(e, `${t} `, Eg(i) + (e === "+" ? [...a].join("") : ""))] : [];
}
function cg(e) {
	return e.as === "text" && e.text === "";
}
function lg({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${D(e, 60)}`} on ${Ua(t)}${n ? ", reviewed" : ""}`;
}
function ug(e, t) {
	return t.flatMap((t) => yg(e, t) ? [] : vg(e, t)).join(", ");
}
function dg({ kind: e, fields: t, again: n }) {
	let [r, ...i] = t.filter((t) => Fa(e, t)), a = i.filter(({ after: e }) => e !== ""), o = a.length > 0 ? ` (also in ${a.map((t) => vg(e, t)).join(", ")})` : "", s = (t) => `${vg(e, t)} ${Sg(bg(e, t.field, t.after))}`, c = r ? [`${s(r)}${o}`] : [], l = t.filter((t) => !Fa(e, t) && !yg(e, t));
	return [
		...n ? [fg] : [],
		...c,
		...l.map(s)
	].join("; ");
}
const fg = "again: it was removed in Lokalise since the last apply";
function pg(e, t, n) {
	if (!("field" in e)) return _g(e);
	let { kind: r, field: i, reason: a, because: o, cause: s, edited: l, live: u, declared: d, details: f } = e, p = c([l && a !== "held" && `edited${lg(l)}`, o ? gg(e) : a === "undecided" && s && Ah[s]]), m = [a === "held" && zm(u) ? mg : hg[a], p.join("; ")].filter((e) => e !== "").join(": "), h = vg(r, e);
	if (!t) return `${h} ${m}`;
	let [g, _] = d === void 0 ? ["not in the file", Sg(bg(r, i, u), n)] : Cg(bg(r, i, d), bg(r, i, u), n);
	return `${h} ${_} ${m} (${d === void 0 ? g : `in the file: ${g}`})${f === void 0 ? "" : `. ${f}`}`;
}
const mg = "stays empty: translators fill it. To write the text: --overwrite KEY:LANG", hg = {
	held: "kept: lokaform.yaml says seed, so the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project",
	"changed-since": "kept: changed since the backup",
	converts: "kept: a text changed since the backup, and the change back would convert it"
};
function gg({ because: e = [] }) {
	let t = {
		...kh,
		"not-verified": "the project does not say that it is verified",
		"not-reviewed": "the project does not say that it is reviewed"
	};
	return e.map((e) => t[e] ?? `it fails the check ${e}`).join(", and ");
}
function _g({ reason: e, tag: t = "" }) {
	switch (e) {
		case "archived": return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
		case "held-back": return "kept: not removed while there are problems";
		case "protected": return `kept: protected by tag ${Rn(t)}`;
		default: return `kept: owned by others (tag ${Rn(t)}). To take it over, correct owner in lokaform.yaml, or remove that tag in Lokalise`;
	}
}
function vg(e, { field: t, part: n }) {
	return n !== void 0 && Na(e, t).role === "text" ? Dg(n) : t;
}
function yg(e, { field: t }) {
	return Na(e, t).role === "identity";
}
function bg(e, t, n) {
	return Na(e, t).show(n);
}
const xg = 60;
function Sg(e, t = 60) {
	switch (e.as) {
		case "text": return Rn(e.text, t);
		case "word": return Xt(xt(e.word), t);
		case "set": return e.members.length > 0 ? Eg(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Dg(e)} ${Rn(n, t)}`).join(", ");
	}
}
function Cg(e, t, n = 60) {
	let [r, i] = [e, t].map((e) => e.as === "word" ? e.word : e.as === "text" ? e.text : void 0);
	if (e.as !== t.as || r === void 0 || i === void 0) return [Sg(e, n), Sg(t, n)];
	let a = e.as === "word" && ![r, i].some((e) => wg.test(e)), [o, s] = tt(xt(r), xt(i), n).map((e) => a ? e : Oe(e, n));
	return [`${o}`, `${s}${re(r, i)}`];
}
const wg = /^[\s(]|\s$/;
function Tg(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Dg(e),
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
function Eg(e) {
	return e.map((e) => ft(Dg(e))).join(", ");
}
function Dg(e) {
	return wg.test(e) || /[,"]/.test(e) ? Rn(e, 255) : Xt(xt(e), 255);
}
function Og({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(kg?.old !== a || kg.now !== o) && (kg = {
		old: a,
		now: o,
		parts: Ag(a, o)
	});
	let s = kg.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.length > 0 ? s : r;
}
let kg;
function Ag(e, t) {
	return ih(Mg(e), Mg(t), { maxEditLength: 600 }) ?? [];
}
const jg = o(() => new Intl.Segmenter("en", { granularity: "word" }));
function Mg(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(jg().segment(e), ({ segment: e }) => e));
}
// src/report/view/status.ts
const Ng = [
	["Language", ({ language: e, base: t }) => `${D(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => L(e)],
	[
		"Archived",
		({ archived: e }) => L(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${L(e.translated)} ${Pg(e, "translated").padStart(5)}`],
	["Verified", (e) => `${L(e.verified)} ${Pg(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${L(e.reviewed)} ${Pg(e, "reviewed").padStart(5)}`],
	["Conflicts", ({ conflicts: e }) => L(e)],
	[
		"Undecided",
		(e) => L(e.undecided),
		({ undecided: e }) => e > 0
	],
	["To pull", ({ to_pull: e }) => L(e)],
	[
		"Waiting",
		({ waiting: e }) => L(e),
		({ waiting: e }) => e > 0
	],
	["Words to do", (e) => `${e.about ? "about " : ""}${L(e.words_to_do)}`],
	[
		"Ready",
		({ required: e }) => e ? e.unmet.length > 0 ? "no" : "yes" : "",
		({ required: e }) => e !== void 0
	]
];
function Pg(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function Fg({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = Ng.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function Ig({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = D(t.language, 40), r = e.unmet.map((n) => `${`${L(t[n])} of ${I(t.texts, "text")} ${n}, ${Pg(t, n)}`}, and ${e.percents[n]} % is required`), i = e.missing.map(({ lacks: e, written: r, ...i }) => {
			let a = `not ${e.includes("translated") ? "translated" : te(e)}`, o = `${n}: ${r ? "to be written by apply" : a}`;
			return {
				...Sm("!", Ra(i), i.place),
				words: o,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${Wa(n)} is not ready: ${r.join("; ")}`,
			rows: i
		}];
	});
}
// src/report/view/summaries.ts
function Lg(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${I(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${L(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Wg([e])}${i}${o}`;
}
function Rg(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Bm(e, t);
	if (r === 0) return;
	let a = `${I(n, "base text")} ${n === 1 ? "changes" : "change"}`, o = J(Ia(i, 12), 1e3);
	return q`${a}: ${I(r, "translation")} in ${o} may be marked unverified.`;
}
function zg(e, t) {
	let n = jn(e), r = t.flatMap((e) => {
		if (e.action !== "create" || !Ma(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => Fa(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), i = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: i } = r.filter((e) => !n(e.get(t), t));
		return t === e.baseLanguage || i === 0 ? [] : [{
			name: D(t, 40),
			length: i
		}];
	});
	if (i.length === 0) return;
	let a = C(i, ({ length: e }) => e), o = i.map(({ name: e, length: t }) => i.length > 1 ? `${e} (${L(t)})` : e);
	return q`After the merge: ${I(a, "text")} to translate in ${J(Ia(o, 12), 1e3)}.`;
}
function Bg(e) {
	let t = os({ projects: e }), n = C(e, ({ plan: e }) => e?.changes.length ?? 0), r = n > 0 ? ` This does not count ${I(n, "change")} to write.` : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${Vg(e)}.${r}`;
}
function Vg(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = C(t, (e) => e.texts), r = t.filter((e) => e.required), i = r.filter((e) => e.required?.unmet.length), a = Ia([...new Set(i.map(({ language: e }) => Wa(e)))], 12), o = Zg([...Yg({
		conflicts: C(t, (e) => e.conflicts),
		undecided: C(t, (e) => e.undecided),
		toPull: C(t, (e) => e.to_pull),
		waiting: C(t, (e) => e.waiting)
	}), [i.length, `of ${I(r.length, "required language")} not ready: ${a}`]]), s = I(new Set(t.map(({ language: e }) => e)).size, "language"), c = `${L(C(t, (e) => e.translated))} of ${I(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${c} in ${s}`, ...o].join(", ");
}
function Hg(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Ug(t), { waiting: r, kept: i, onlyInFiles: a } = Ym(t), o = Zg([
		[a, "only in the files"],
		[r, "waiting"],
		[i, "kept"]
	]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[Gg(t, "as declared"), ...o].join(", ")}.`;
}
function Ug(e) {
	let { conflicts: t, undecided: n, toPull: r, toAdd: i, ...a } = Ym(e);
	return Zg([
		[a.updated, a.updated === 1 ? "differs" : "differ"],
		[a.renamed, "not yet renamed"],
		[a.created, "missing"],
		[a.keptArchived, "archived"],
		[a.removed, "to remove"],
		...Yg({
			conflicts: t,
			undecided: n,
			toPull: r,
			toAdd: i
		}),
		[a.skipped, "not compared"]
	]).join(", ");
}
function Wg(e) {
	let t = Ym(e), n = t.adopted > 0 ? ` (${L(t.adopted)} to adopt)` : "", r = Zg([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = Zg([...Yg(t), [t.skipped, "skipped"]]), a = i_(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${Gg(e, "unchanged")}.`;
}
function Gg(e, t) {
	let n = `${Kg(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${Kg(e, "unmanaged")} unmanaged`;
}
function Kg(e, t) {
	let n = ja().map((n) => ({
		kind: n,
		count: C(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? L(C(n, ({ count: e }) => e)) : te(n.map(({ kind: e, count: t }) => La(t, e.name)));
}
function qg({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = n === 0 ? [] : l_(e.length - n, "applied");
	return `${[
		`Applied: ${Jg(e)}`,
		...r,
		`${I(t, "request")} in total`
	].join(". ")}.`;
}
function Jg(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = Zm(e), r = Zg(Xm.map((e) => [n[e], e])), i = Zg(Yg(Ym(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function Yg(e) {
	let { conflicts: t = 0, undecided: n = 0, toPull: r = 0, waiting: i = 0, kept: a = 0, keptArchived: o = 0 } = e, { toAdd: s = 0, onlyInFiles: c = 0 } = e;
	return [
		[t, t === 1 ? "conflict" : "conflicts"],
		[n, "undecided"],
		[r, "to pull"],
		[s, "to add"],
		[c, "only in the files"],
		[i, "waiting"],
		[a + o, "kept"]
	];
}
function Xg({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [T(e)]), r = n.length > 0 ? q` Not reached: ${J(n.join(", "))}.` : [];
	return q`${bm(q`${D(e.message, ue)}`)}${r}`;
}
function Zg(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${L(e)} ${t}`] : []);
}
function Qg(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return qg(e);
	if (r.length === 0) return $g(e);
	if (t === "drift") return Hg(n);
	if (t === "status") return Bg(n);
	let [i] = n;
	if (i?.plan && n.length === 1) return Lg(i.plan, i.effort);
	let a = l_(n.length - r.length, "compared").map((e) => ` ${e}.`);
	return `${I(r.length, "project")}: ${Wg(r)}${a.join("")}`;
}
function $g(e) {
	let { command: t, manifests: n, declared: r } = e, i = fs(e).filter(({ severity: e }) => e !== "notice");
	if (Gt(i)) return `${e_(i)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let a = ja().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), o = te(a.flatMap(({ name: e, count: t }) => t > 0 ? La(t, e) : [])), s = i.length > 0 ? `, with ${e_(i)}` : "";
	return `Valid: ${o || "nothing declared"} in ${I(n.length, "manifest")}${s}.`;
}
function e_(e) {
	let t = er.flatMap((t) => {
		let n = e.filter((e) => e.severity === t), r = C(n, ir);
		return r > 0 ? [I(r, t === "error" ? "problem" : t)] : [];
	});
	return te(t);
}
function t_(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${T(e)}`}`;
}
function n_({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f]+\.\d+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [q`${q`The service made snapshot ${J(t.id, 80)}: ${J(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function r_(e) {
	let t = Um(Wm, e, Gm);
	return [...Zg(Wm.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...i_(e)].join(", ") || "no changes";
}
function i_(e) {
	let t = th(e);
	return t > 0 ? [`clears ${I(t, "text")}`] : [];
}
function a_(e) {
	let t = fs(e).filter(({ severity: e }) => e === "error");
	return [
		...o_(e),
		...t.length > 0 ? [e_(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function o_(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${d_(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return c_(e, t === "apply" ? "applied" : "restored");
	let i = l_(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${Vg(r)}`, ...i] : t === "drift" ? [`Translations: ${Ug(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...s_(r), ...i];
}
function s_(e) {
	let { skipped: t, conflicts: n } = Ym(e.map(({ plan: e }) => e));
	return [
		`Translations: ${r_(e.flatMap(bs))}`,
		...n > 0 ? [I(n, "conflict")] : [],
		...t > 0 ? [`${L(t)} skipped`] : []
	];
}
function c_({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	return n === 0 ? [`Translations: nothing ${t}`] : [`Translations ${t}: ${Jg(e)}`, ...l_(e.length - n, t)];
}
function l_(e, t) {
	return e > 0 ? [`${I(e, "project")} not ${t}`] : [];
}
function u_(e) {
	if (e.is === "not compared") return [q`The manifests were not compared with those of the commit that the pull request would be merged into: ${J(e.why)}.`];
	let t = q`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = J(e.commit.slice(0, 7));
	return [q`${bm(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, bm(q`${`Difference: ${d_(e.projects)}.`}`)];
}
function d_(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(Qm).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return Zg([
		[r, "new"],
		[t.length - r - i, "changed"],
		[i, "renamed"],
		[n.length - a, "no longer declared"],
		[a, "with fewer fields"],
		[e.flatMap(({ rematched: e }) => e).length, "with another id or former name"],
		[e.flatMap((e) => e.changed_defaults).length, "with other values in on_create"],
		[o, o === 1 ? "setting changed" : "settings changed"]
	]).join(", ") || "no differences";
}
function f_(e) {
	let t = Um([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = d_(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = Zg(Yg({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function p_(e) {
	return `Translations from Lokalise: ${f_(e)}`;
}
function m_({ filters: e, by_kind: t }) {
	let n = ja().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${L(r)} of ${La(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${D(e, 200)}`).join(" ");
	return q`${bm(q`Only what matches`)} ${J(r, Infinity)}: ${te(n)}.`;
}
// src/report/view/sections.ts
const h_ = {
	removed: ["To remove", "to remove"],
	"cleared text": ["Cleared text", "to update, with texts that become empty in the project. To keep one, remove its empty text from the file"],
	"overwritten text": ["Overwritten text", "to update, with texts that are overwritten in the project"],
	overwritten: ["Overwritten value", "to update, with other values that are overwritten in the project"],
	renamed: ["To rename", "to rename"],
	changed: ["To update", "to update without loss"],
	new: ["To create", "to create"]
}, g_ = ["Differs", "different in the project"], __ = {
	removed: h_.removed,
	"cleared text": g_,
	"overwritten text": g_,
	overwritten: g_,
	renamed: ["Not yet renamed", "not yet renamed"],
	changed: g_,
	new: ["Missing", "missing in the project"]
}, v_ = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in Lokalise, and not pulled: each line says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, y_ = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, b_ = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function x_({ command: e }) {
	return e === "drift";
}
function S_(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function C_(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		E_(t.full === "also" ? r.filter((e) => !ds(e)) : r, t),
		T_(i, t),
		...Ig(e).map((e) => t.full ? e : {
			...e,
			rows: N_(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? D_({
			...e,
			plan: n
		}, S_(e, t)) : [],
		L_(a, t)
	];
}
function w_({ problems: e, results: t = [] }, n = {}) {
	return [...Tm(e, n), ...Am(t, n)];
}
function T_(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${I(n.length, "change")} not made`,
		rows: Am(n, t)
	};
}
function E_(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: e_(e),
		rows: Tm(e, t)
	};
}
function D_({ plan: e, target: t, problems: n }, r) {
	let i = t?.is === "compared" ? t : void 0, a = i?.caused ?? e.changes, o = i?.kept ?? e.kept, { sends: s = [] } = x_(r) ? {} : i ?? e, c = r.full === "also" ? n.filter(ds) : [], l = new Map(c.map((e) => [S({ ...e.place }), km(e.ways)])), u = (...e) => e.map((e) => j_(e, o, r, l));
	return [
		...i ? [A_(i.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: s.map($h)
		},
		...u("Conflict", "Undecided"),
		...O_(a, r),
		...u("Archived", "To pull"),
		...M_(i ?? e, i !== void 0, r),
		...u("Waiting", "Kept"),
		P_(i?.no_longer_declared ?? [], i?.kinds_no_longer_declared ?? []),
		...F_(a, r),
		...i ? I_(i, r) : []
	];
}
function O_(e, t) {
	let n = x_(t) ? __ : h_, { full: r, keptElsewhere: i } = t;
	return [...new Set($m.map((e) => n[e]))].map((a) => {
		let o = e.filter((e) => n[eh(e)] === a), [s, c] = a, l = (a === n.new || a === h_.changed) && !r && i !== void 0 && o.length > 20 ? o.slice(0, 19) : o, u = k_(l.map((e) => zh(e, t)));
		return {
			action: s,
			title: `${L(o.length)} ${c}`,
			part: "plan",
			noun: "change",
			rows: N_(u, l.length, i, o.length)
		};
	});
}
function k_(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function A_(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${I(e.length, "setting")} changed`,
		rows: k_(e.map(Zh))
	};
}
function j_(e, t, n, r) {
	let i = {
		...b_,
		...x_(n) && { archived: "Archived" }
	}, a = t.filter(({ reason: t }) => (i[t] ?? "Kept") === e), { keptElsewhere: o } = n, s = y_[e], c = !s && o !== void 0 && a.length > 20, l = a.map((t) => {
		let i = qh(t, n);
		return s ? {
			...i,
			isLoss: !0,
			lines: r.get(S({ ...t.place })) ?? []
		} : e === "To pull" ? {
			...i,
			severity: "notice"
		} : i;
	});
	return {
		part: "plan",
		action: e,
		noun: s ?? "kept item",
		title: `${s ? `${I(a.length, s)}:` : L(a.length)} ${v_[e]}`,
		rows: c ? N_(l, 19, o) : l
	};
}
function M_({ to_add: e = [], only_in_files: t = [] }, n, r) {
	let i = (e) => r.full || e.length <= 20 ? e : N_(e, 9, r.keptElsewhere ?? "the report file lists");
	return [{
		part: "plan",
		noun: "key",
		action: "To add",
		title: n ? `${L(e.length)} deleted in the files, and still in Lokalise: the next pull brings them back. To remove one, archive it in Lokalise` : `${L(e.length)} to add: in Lokalise, and in no file. lokaform pull writes ${e.length === 1 ? "it" : "them"} into the files`,
		rows: i(e.map(eg))
	}, {
		part: "plan",
		noun: "key",
		action: "Only in the files",
		title: `${L(t.length)} only in the files, and not created: keys_from is lokalise. To create one: create it in Lokalise, or lokaform apply --create KEY. If it was removed or renamed in Lokalise: lokaform pull --remove-missing`,
		rows: i(t.map((e) => tg(e, n)))
	}];
}
function N_(e, t, n, r = e.length) {
	let i = r - t;
	return i > 0 ? [...e.slice(0, t), {
		...ng(`and ${L(i)} more, which ${n}`),
		sign: "!",
		count: i
	}] : e;
}
function P_(e, t) {
	let n = [...ja().filter(({ plural: e }) => t.includes(e)).map(({ plural: e }) => ng(`all ${e}: no manifest declares any, so the project keeps them. If the file has moved, name it in lokaform.yaml`)), ...e.map(eg)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${L(n.length)} no longer declared, and kept in the project. If one got another name, set previously there`
	};
}
function F_(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = zh(e, {
			...t,
			full: !0
		}), a = i.lines.filter(({ sign: e }) => e !== " ");
		return a.length === 0 ? [] : [{
			...i,
			lines: a
		}];
	});
	return [{
		part: "values",
		title: `All values in full: ${I(n.length, "change")}`,
		noun: "item",
		rows: n
	}];
}
function I_({ pending: e, resolved: t }, n) {
	let r = (e, t, n) => ({
		part: "pending",
		noun: "change",
		action: e,
		rows: n,
		title: `${e}${t} this pull request: ${I(n.length, "change")}`
	}), i = t.map((e) => {
		let { isLoss: t, place: r, ...i } = zh(e, n);
		return i;
	});
	return [r("Already pending", ", with or without", k_(e.map((e) => zh(e, n)))), r("No longer pending", " after", i)];
}
function L_(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = ja().map(({ name: e }) => e), i = e.map((e) => ({
		rank: r.indexOf(e.kind),
		row: eg(e)
	})).sort((e, t) => t.rank - e.rank || g(e.row.name, t.row.name)).map(({ row: e }) => e);
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${L(e.length)}`,
		rows: N_(i, t, n ?? "the job summary of the workflow lists")
	};
}
function R_(e, t) {
	let n = S_(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => Yh(e, n));
	return [
		A_(s),
		H_("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		H_("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...V_(r, n),
		H_("with another id or former name", a.map(Xh)),
		H_("with other values in on_create", o.map(ng)),
		...F_(r, n)
	];
}
function z_(e, t) {
	let n = S_(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => Jh(e, n));
	return H_(`waiting in Lokalise: each says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function B_(e, t) {
	let n = S_(e, t), { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => Yh(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => Jh(e, n));
	return [
		H_("in conflict: the manifest keeps its text", c("conflict")),
		H_("undecided: the manifest keeps its text", c("undecided")),
		H_("no longer declared", o),
		...V_(i, n),
		z_(e, n),
		H_("not pulled: each says why", c(void 0)),
		...F_(i, n)
	];
}
function V_(e, t) {
	let n = (e) => e.action === "create" ? "new" : Qm(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => {
		let i = k_(e.filter((e) => n(e) === r).map((e) => zh(e, t))), a = H_(r, i), { full: o, keptElsewhere: s } = t;
		return r === "new" && !o && s !== void 0 && i.length > 20 ? {
			...a,
			rows: N_(i, 9, s)
		} : a;
	});
}
function H_(e, t) {
	return {
		part: "plan",
		title: `${L(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function U_(e, t) {
	let n = W_($p(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = [n, ...i].flatMap(({ scope: e }) => e?.settings_file ?? []), c = i.length + o.length > 1, l = [...i.map((e) => G_(e, n, c, t)), ...o.map((e) => K_(e, t))];
	return {
		title: a_(n),
		heading: q`${o_(n).join("; ")}${i.length > 1 ? q` · ${I(i.length, "project")}` : []}${s.length > 0 ? q` · ${J(Ia([...new Set(s)], 3), 200)}` : []}`,
		state: ls(n) ? "failed" : cs(n) ? "clean" : "open",
		isUntouched: xs(n),
		lead: Y_(n, t),
		stopped: Xg(e),
		verdict: X_(n),
		result: Qg(n),
		comparison: a ? u_(a) : [],
		problems: E_(r, t),
		parts: l,
		legend: $_(n)
	};
}
function W_(e) {
	let [t] = e.projects;
	if (!t || e.projects.length > 1) return e;
	let n = [...e.problems, ...t.problems];
	return {
		...e,
		problems: [],
		projects: [{
			...t,
			problems: n
		}]
	};
}
function G_(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: D(i ?? o?.project.name ?? a, 200),
		heading: q`${J(i ?? a, 80)}${o ? q` · ${J(o.project.name, 80)}` : []}`,
		result: q_(e, t),
		facts: J_(e, t, n, r.isPullRequest && !r.unappliedBase),
		table: Fg(e),
		sections: C_(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(Te)
	};
}
function K_(e, t) {
	let { name: n = "" } = e;
	return {
		name: D(n, 200),
		heading: J(n, 80),
		result: d_([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: R_(e, t)
	};
}
function q_(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${Jg([e])}.`;
	if (n) return t === "plan" ? r_(bs(e)).replace(/^n/, "N") : t === "status" ? Bg([e]) : t === "drift" ? Hg([e]) : Lg(n, i);
}
function J_(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: l, status: u } = e, d = gs(i), f = _s(e), p = d === void 0 ? [] : [{
		is: "link",
		words: q`open in Lokalise`,
		address: d
	}], m = a && !s && t !== "drift" && !u, h = q`All differences that apply would change are shown, not only those of this pull request.`, g = bs(e);
	return c([
		q`Project ${a && !n ? q`${J(a.project.name, 80)} · ` : []}${J(i, 200)}${d === void 0 ? [] : q` · ${p}`}`,
		a?.filter && m_(a.filter),
		o?.is === "not compared" && q`${bm(h)} Lokaform could not find out which are from this pull request: ${J(o.why)}.`,
		m && Rg(a.project, g),
		m && r && zg(a.project, g),
		l !== void 0 && q`The backup is in ${J(l)}.`,
		f !== void 0 && q`${t_(void 0)}: ${J(f, 800)}`,
		...n_(e)
	]);
}
function Y_(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, manifests: i, projects: a } = e, o = i.length > 0 && i.length <= 3, s = Va(i) || "no manifest", c = i.length === 1 ? "manifest" : "manifests", l = o ? q`the ${c} ${J(s)}` : q`${s}`;
	if (r !== "plan" || a.flatMap(bs).length === 0) return q`From ${l}`;
	if (!t) return q`Nothing has been changed yet. Apply changes the live Lokalise project like this (from ${l}):`;
	if (n === void 0) return q`If you merge this pull request, the next apply changes the live Lokalise project like this (from ${l}):`;
	let { branch: u, main: d, applyFrom: f } = n, p = J(Ia([d, ...f], 3), 200), m = q`To bring the changes into Lokalise, merge them into ${J(d, 200)} as well, or add ${J(u, 200)} to the input ${J("apply-from")} of plan and apply, and to the branches whose pushes start apply.`;
	return q`Merging this pull request into ${J(u, 200)} changes nothing in Lokalise, because apply writes only from ${p}. ${m} Once these changes are there (from ${l}), the live Lokalise project changes like this:`;
}
function X_(e) {
	let { command: t, projects: n, stopped: r } = e, i = n.some(({ plan: e }) => e);
	return r && !i ? [] : t === "plan" && i ? Q_(e) : [Z_(e, Qg(e))];
}
function Z_(e, t) {
	let n = bm(q`${t}`), r = e.projects.some(({ results: e }) => e);
	return ls(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? os(e) : cs(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function Q_(e) {
	let t = fs(e), n = t.filter(ds), r = t.filter((e) => e.severity === "error" && !ds(e)), i = r.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", a = `${I(n.length, "conflict")}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
	return c([r.length > 0 && Z_(e, `${e_(r)}. ${i}`), n.length > 0 && Z_(e, a)]);
}
function $_(e) {
	let { command: t, projects: n } = e;
	return t !== "plan" && t !== "drift" || !n.some(({ plan: e }) => e) ? [] : [
		...t === "plan" ? [q`${Qg(e)}`] : [],
		q`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`,
		ev
	];
}
const ev = q`A line with ${J("-")} is in Lokalise, and a line with ${J("+")} in the files.`;
function tv(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${Ba(e)} · ${Va(e.manifests)}`,
		page: gs(e.id)
	};
}
function nv(e, t) {
	let { command: n, projects: r } = e, i = ({ name: e }) => e === void 0 ? "" : ` of ${T(e)}`, a = n === "apply" || n === "restore", o = r.some(({ plan: e }) => e) ? r.length > 1 || a : a || !e.stopped;
	return {
		isRed: ls(e),
		stopped: Xg(e),
		backups: r.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${i(e)} is in ${T(e.backup)}.`], ...n_(e).map(xm)]),
		restores: r.flatMap((e) => {
			let t = _s(e);
			return t === void 0 ? [] : [`${t_(e.name)}: ${T(t)}`];
		}),
		result: o || t ? Qg(e) : void 0
	};
}
function rv(e, t, n) {
	let r = $p(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Tm(i, o), ...a.flatMap((e) => w_(e, o))], c = !ls(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? q` · ${J(l.name, 80)}` : [], { url: d, commit: f, now: p, pullRequests: m } = t, h = d === "" ? q`this run` : [{
		is: "link",
		words: q`this run`,
		address: d
	}], g = i.some(({ code: e }) => e === "bad-report" || e === "no-report"), _ = a.some(({ results: e = [] }) => e.some(({ outcome: e }) => e.state === "done")), v = g || _ ? q`❌ Not everything was applied${u}` : q`❌ Nothing was applied${u}`, y = a.some(({ results: e }) => e) ? q`: ${`${Jg(a)}.`}` : q`.`, b = `The figures are for ${I(m, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? q`✅ Applied${u}` : v,
		lead: [
			q`By ${h} at commit ${J(f.slice(0, 7))} on ${Ua(p)}${y}`,
			...m > 1 ? [q`${b}`] : [],
			...c ? [] : [q`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? iv(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function iv(e) {
	let { projects: t } = e, n = (t) => ls({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))], i = (e) => e.results ? Jg([e]) : "not applied", a = r.slice(0, 50).map((e) => q`${J(e.name ?? e.id, 80)}: ${i(e)}`), o = t.length - a.length;
	return o > 0 ? [...a, q`${`… and ${I(o, "more project")}`}`] : a;
}
function av(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f } = tv(e, c), p = C_(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), m = [...ov(Fg(e), n), ..._v(p, {
		paint: t,
		width: n
	})], h = (e) => `  ${t(gv["!"], xm(e))}`, g = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [h(m_(i.filter))] : []
	], _ = u || s ? void 0 : Rg(i.project, i.changes), v = u ? Hg([e]) : s ? Bg([e]) : Lg(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), y = p.some((e) => e.rows.some(({ lines: e }) => e.length > 0)), b = [
		...m.length > 0 ? [""] : [],
		...n !== void 0 && y ? [`  ${t("dim", xm(ev))}`] : [],
		..._ ? [h(_)] : [],
		t("strong", v)
	];
	return [
		...Ne(g, n),
		...m,
		...Ne(b, n)
	].map(gt);
}
function ov(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [ft(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = u(e.map(Ie));
			return e.map((e) => t === 0 ? pt(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (u(i.map(Ie)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => zn(e, t, 4))];
}
function sv(e, { paint: t }) {
	let { comparison: n, parts: r } = U_({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", xm(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", xm(e))] : [], ..._v(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(gt);
}
function cv(e, t) {
	return Tm(e).flatMap((e) => lv(e, t));
}
function lv(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? T(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => bv(e, t))].map(gt);
}
function uv({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(Te), ...w_(e).flatMap((e) => lv(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${Ba(e)}`)] : [], ...i];
	});
	return [...cv(e, n), ...r.map(gt)];
}
function dv(e, { paint: t, width: n, quiet: r = !1 }) {
	let { isRed: i, stopped: a, backups: o, restores: s, result: c } = nv(e, r), l = [
		...a ? [t("bad", xm(a))] : [],
		...o,
		...c === void 0 ? [] : [t(i ? "bad" : "good", c)]
	];
	return [...Ne(l, n), ...s].map(gt);
}
function fv({ plan: e, reports: t }, n, r = []) {
	let i = t.map((e) => `The report is in ${T(n(e))}.`);
	return e !== void 0 && i.push(`The plan is in ${T(n(e))}. To apply it: ${T([
		"lokaform apply --plan",
		Me(n(e)),
		...r
	].join(" "))}`), i.map(gt);
}
function pv(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o } = e, s = _v(B_(e, i), {
		paint: t,
		width: n
	}), c = r ? "Would write" : "Wrote", l = `Pull from ${T(a)}: ${f_([e])}.`, u = Ne([t("strong", `From ${T(a)} into the manifests:`)], n);
	return [
		...s.length > 0 ? [
			...u,
			...s,
			""
		] : [],
		...o.map((e) => `${c} ${T(e)}`),
		...Ne([t("strong", l)], n)
	].map(gt);
}
function mv(e, { paint: t, width: n, ...r }) {
	let [, ...i] = _v([z_(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(gt) : [];
}
function hv(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = T(e), a = r ? "/dev/null" : `a/${i}`;
		return rh(a, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => gt(e.split("	").map(T).join("	")));
	});
}
const gv = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function _v(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : Ne([n("strong", e)], r),
		...vv(i, t)
	]);
}
function vv(e, { paint: t, width: n }) {
	let r = e.map((e) => {
		let { name: t, from: n, place: r } = e, i = ft(t) + (n === void 0 ? "" : ` ← ${ft(n)}`);
		return {
			...e,
			label: i,
			at: r ? ft(za(r)) : ""
		};
	}), i = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), a = r.map(({ label: e }) => e), o = r.map(({ at: e }) => e), s = {
		labels: xv(a, i),
		places: xv(o, 24)
	};
	return r.flatMap((e) => yv(e, s, {
		paint: t,
		width: n
	}));
}
function yv(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => zn(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(bv(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(gv[e.sign], e.sign)} ${pt(i, t.labels)}${d}${pt(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return Ie(p) <= c ? [p, ...u] : [
		...zn(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function bv(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Og(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function xv(e, t) {
	return u([0, ...e.map(Ie).filter((e) => e <= t)]);
}
// src/history/textVerdict.ts
function Sv({ at: e, isInOtherApp: t }, n, r, i) {
	let a = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!r) return n ? { is: "write" } : n === void 0 ? a : {
		is: "undecided",
		cause: "unread history",
		why: Cv
	};
	let { periods: o, merged: s, unread: c } = r, [l, ...u] = o;
	if (!l) throw Error("a text has no history");
	let d = u.filter(({ said: e }) => e !== void 0 && i(e)), f = [...d, ...s].some(({ pulled: e, said: t = null }) => e !== void 0 && i(t)), p = l.since === -Infinity || u.some(({ said: e }) => Ov(e, l.said)) || s.some((e) => Ov(e.said, l.said) && e.before !== void 0 && !i(e.before));
	return e !== void 0 && (d.some(({ until: t }) => e < t) || s.some((t) => t.at >= e && i(t.said))) ? {
		is: "write",
		...f && p && { takesBack: !0 }
	} : d.length > 0 && n !== !1 && !t ? n ? { is: "write" } : a : e === void 0 ? {
		is: "undecided",
		cause: "undated"
	} : c === void 0 ? (l.pulled === void 0 ? l.since >= e : l.pulled > e) ? u.some(({ said: e }) => e !== void 0) || l.pulled !== void 0 ? { is: "conflict" } : {
		is: "undecided",
		cause: "never agreed"
	} : { is: "pull" } : {
		is: "undecided",
		cause: "unread history",
		why: c
	};
}
const Cv = "The files are not in a git repository.";
function wv(e, t, n, r) {
	let i = Hp(e.kind, e.entry, e.language), a = Ev(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Ev(e, i, t, r) : a, s = Tv(e, n, r);
	return {
		periods: Dv(o, s),
		merged: s
	};
}
function Tv(e, t, n) {
	return t.flatMap(({ before: t, after: r = [], until: i, pulled: a }) => {
		let [o, s] = [t, r].map((t) => kv(e, t, n));
		return s === void 0 || Ov(s, o) ? [] : [{
			said: s,
			at: i,
			pulled: a,
			before: o
		}];
	});
}
function Ev(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, kv(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Ov(u, o.said)) continue;
		let { until: d, latest: f = d, pulled: p, by: m } = c;
		a.push({
			...o,
			since: f,
			pulled: p,
			by: m
		}), o = {
			said: u,
			until: d
		};
	}
	return [...a, {
		...o,
		since: -Infinity
	}];
}
function Dv(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Ov(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function Ov(e, t) {
	return S(e ?? null) === S(t ?? null);
}
function kv({ kind: e, entry: t, language: n }, r, i) {
	let a = (t.parts ?? [t]).find(({ from: e }) => e)?.from?.source, o = (e) => a === void 0 || !br(a, e), s = {
		name: S([n, a ? fn(a) : []]),
		has: ({ from: e }) => e?.language === n && o(e.source)
	}, c = {
		name: "",
		has: ({ from: e }) => !e
	}, l = new Set(Yp([t]).map(({ span: e }) => e)), u = Jp(e, i).namesakes(t).filter((e) => !Yp([e]).some(({ span: e }) => l.has(e)));
	return [s, c].flatMap((n) => Jp(e, r, n).find(t) ?? []).filter((n) => Av(e, n, t, u)).map((t) => Wp(e, t, n)).find((e) => e !== void 0);
}
function Av(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = jv(e, t), a = (t) => [...jv(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function jv(e, { values: t, onCreate: n, from: r }) {
	return Fp({ fields: e.fields.filter(({ role: e }) => e !== "text") }, r ? {
		...n,
		...t
	} : t).texts;
}
// src/history/gitHistory.ts
const Mv = {
	is: "unreadable",
	why: Cv,
	noRepository: !0,
	versions: []
};
var Nv = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = h((t) => new Fv(t, e));
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? Mv : await this.#t(i.root).versions(e, n, i));
		let [i, ...a] = r;
		if (i && a.length === 0) return i;
		let o = {
			versions: r.flatMap((e) => e.versions).sort((e, t) => e.until === t.until ? 0 : t.until - e.until),
			merged: r.flatMap(({ merged: e = [] }) => e),
			commits: r.flatMap(({ commits: e = [] }) => e)
		}, s = r.flatMap((e) => e.is === "unreadable" ? e : []);
		return s.length === 0 ? {
			is: "read",
			...o
		} : {
			is: "unreadable",
			why: [...new Set(s.map((e) => e.why))].join(" "),
			back: u(s.map((e) => e.back ?? Infinity)),
			...o
		};
	}
	async upstream(e) {
		let [t, ...n] = await this.#n(e);
		if (!(t?.root === void 0 || n.length > 0)) return this.#t(t.root).upstream(t.names).catch(po);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return ea(e, t, n?.workspace);
	}
};
const Pv = ["origin/main", "origin/master"];
var Fv = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a = new Map();
	constructor(e, t) {
		this.#e = e, this.#t = t;
		let n = h((n) => {
			let { words: r, input: i } = JSON.parse(n);
			return oo(e, r, t, { input: i });
		});
		this.#n = (e, t) => n(JSON.stringify({
			words: e,
			input: t
		})), this.#i = o(() => Vv(this.#n));
	}
	async versions(e, t, { names: n, nameOf: r }) {
		try {
			let i = await this.#o(e, t), { all: a } = i, o = await this.#s(n), s = {
				since: e,
				names: n,
				nameOf: r,
				read: (e) => this.#l(e)
			}, { known: c, missing: l } = await Ko(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				commits: a
			};
		} catch (e) {
			if (!(e instanceof Ya)) throw e;
			let t = e instanceof Xa && { noGit: !0 };
			return {
				is: "unreadable",
				why: e.message,
				...t,
				versions: []
			};
		}
	}
	async upstream(e) {
		let t = async (...e) => (await this.#n(e)).toString("utf8").trim(), n = (await t("for-each-ref", "--format=%(HEAD)%09%(refname)%09%(upstream:short)", "refs/heads", ...Pv.map((e) => `refs/remotes/${e}`))).split("\n").map((e) => e.split("	")), r = n.find(([e]) => e === "*")?.[2], i = Pv.filter((e) => n.some(([, t]) => t === `refs/remotes/${e}`)), a = async (e) => Number(await t("rev-list", "--count", `HEAD..${e}`, "--").catch(po) ?? 0), o, s = 0;
		for (let e of [r, ...i]) s === 0 && e && ([o, s] = [e, await a(e)]);
		if (o === void 0 || s === 0) return;
		let c = await t("merge-base", "HEAD", o), l = await Vv(this.#n, o), u = await Vv(this.#n, c), d = [...e].flatMap(([e, t]) => {
			let n = {
				text: l.get(e),
				before: u.get(e)
			};
			return n.text === void 0 ? [] : [{
				path: t,
				ids: n
			}];
		}), f = await this.#l(d.flatMap(({ ids: e }) => [e.text ?? [], e.before ?? []].flat())), p = (e = "") => f.get(e) ?? "", m = d.map(({ path: e, ids: t }) => ({
			path: e,
			text: p(t.text),
			before: p(t.before)
		}));
		return {
			name: o,
			ahead: s,
			texts: m,
			...o !== r && { isOther: !0 }
		};
	}
	#o(e, { target: t, now: n }) {
		if (!this.#r || this.#r.since > e || this.#r.target !== t) {
			let r = this.#t.maxCommits ?? Iv;
			this.#r = {
				since: e,
				target: t,
				read: Lv(this.#n, {
					since: e,
					target: t,
					now: n
				}, r)
			};
		}
		return this.#r.read;
	}
	async #s(e) {
		let t = await this.#i(), n = Infinity, r = [...e.keys()].filter((e) => !t.has(e)), i = [...t].filter(([t]) => e.has(t)), a = r.map((e) => ({
			path: e,
			now: e,
			before: void 0,
			until: n
		}));
		for (let [e, t] of i) {
			let r = await this.#c(e);
			r !== void 0 && _o(r, t) || a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => Kr(e) === Kr(n));
			for (let t of r) if (!e.has(t) && await this.#c(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #c(e) {
		let t = Xr(this.#e, e);
		return (await ai(t).catch(Ai))?.isFile() ? Oi(t).catch(Ai) : void 0;
	}
	async #l(e) {
		let t = [...new Set(e)].filter((e) => !this.#a.has(e));
		if (t.length === 0) return this.#a;
		let n = {
			input: `${t.join("\n")}\n`,
			takesPart: !0
		}, r = await oo(this.#e, ["cat-file", "--batch"], this.#t, n);
		for (let e = 0; e < r.length;) {
			let t = r.indexOf("\n", e) + 1, [n = "", , i] = r.toString("latin1", e, t).trim().split(" "), a = i === void 0 ? t - 1 : t + Number(i);
			if (t === 0 || a >= r.length) break;
			i !== void 0 && this.#a.set(n, la(r.subarray(t, a))), e = a + 1;
		}
		return this.#a;
	}
};
const Iv = 2e3;
async function Lv(e, { since: t, target: n, now: r }, i) {
	let a = n && await e([
		"rev-list",
		"HEAD",
		`^${n}`,
		"--"
	]).catch((e) => {
		throw po(e), new Ya("The repository lacks the commit that the pull request would be merged into.");
	}), o = new Set(a ? a.toString("latin1").trim().split("\n") : []), s = async (...t) => (await e([
		"rev-list",
		"--encoding=UTF-8",
		"--format=%x00%ct %H %P%x0a%ce%x0a%B%x00",
		`--max-count=${i + 1}`,
		...t,
		"--"
	])).toString("utf8").split("\0").flatMap((e, t) => {
		if (t % 2 == 0) return [];
		let [n = "", r = "", ...i] = e.split("\n"), [a = "", s = "", ...c] = n.split(" ").filter((e) => e !== "");
		return [Zo({
			id: s,
			parents: c,
			date: Number(a),
			committer: r,
			message: i.join("\n")
		}, o.has(s))];
	}), c = await s("--first-parent", "HEAD").catch(Rv), l = Uo(c, r).slice(0, i), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return {
		commits: [],
		merged: [],
		all: [],
		unread: void 0
	};
	let f = u.length === l.length && c.length > i, p = !f && d.parents.length === 0 ? (await e([
		"cat-file",
		"commit",
		d.id
	])).toString("latin1") : "", m = /^parent /m.test(p.split("\n\n", 1)[0] ?? ""), h = f ? `The repository has more than ${i} commits since then, and older ones are not read.` : m ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, g = m ? u.slice(0, -1) : u, [_] = m ? [d.id] : d.parents, v = Wo(g, g.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ..._ === void 0 ? [] : [`^${_}`]) : []), y = Go(v, {
		since: t,
		now: r
	}), b = await zv(e, [...g, ...y]);
	return {
		commits: b.slice(0, g.length),
		merged: b.slice(g.length),
		all: [...u, ...v],
		unread: h === void 0 ? void 0 : {
			why: h,
			back: d.until
		}
	};
}
function Rv(e) {
	if (e instanceof Ya && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function zv(e, t) {
	if (t.length === 0) return [];
	let n = t.map(({ id: e, parents: [t] }) => `${e}${t === void 0 ? "" : ` ${t}`}\n`), r = [
		"diff-tree",
		"--stdin",
		"--root",
		"-r",
		"-M",
		"-l400",
		"--raw",
		"-z",
		"--no-abbrev"
	], i = [
		"--no-ext-diff",
		"--no-textconv",
		"--ignore-submodules=all"
	], a = Bv((await e([...r, ...i], n.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: a.get(e.id) ?? []
	}));
}
function Bv(e) {
	let t = new Map(), n = e.split("\0").values(), r = [];
	for (let e of n) {
		if (!e.startsWith(":")) {
			r = [], t.set(e, r);
			continue;
		}
		let [i = "", a = "", o = "", s = "", c = ""] = e.slice(1).split(" "), l = n.next().value ?? "";
		r.push({
			from: l,
			to: /^[RC]/.test(c) ? n.next().value ?? "" : l,
			before: /^100/.test(i) ? o : void 0,
			after: /^100/.test(a) ? s : void 0
		});
	}
	return t;
}
async function Vv(e, t = "HEAD") {
	let n = await e([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		t,
		"--"
	]).catch(Rv);
	return new Map(n.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
function Hv(e) {
	return `${Yo}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/report/text/progressText.ts
function Uv(e, t = Infinity) {
	let n = e.count && Kv(e.count), r = (e) => n ? `${e}: ${n}` : e, i = r(Gv(e));
	return Ie(i) <= t ? i : r(Gv({
		...e,
		project: void 0
	})).slice(0, t);
}
const Wv = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function Gv({ phase: e, project: t }) {
	let [n, r] = Wv[e];
	return t === void 0 || !r ? n : `${r} project ${Rn(t, 40)}`;
}
function Kv({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? I(e, n) : void 0 : `${L(e)} of ${I(t, n)}`;
}
function qv({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${T(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Jv(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${T(r)} is sent again: ${a}.`]);
	};
}
// src/model/variables.ts
function Yv(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function Xv(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const Zv = /\$\$\{|\$\{([^}]*)\}/g;
function Qv(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(Zv)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function $v(e) {
	return [...new Set(Qv(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function ey(e, t) {
	return Qv(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function ty(e, t) {
	let n = Qv(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? ny(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? ny(t.slice(r), i) : r === t.length;
}
function ny(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function ry(e) {
	let [, t = "https", n = ""] = sy.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function iy(e) {
	return e.replace(sy, (t, n) => `${n}://${ry(e)}`);
}
function ay(e) {
	let t = [], n = e.replace(Zv, (e) => `lokaform0name${t.push(e)}z`);
	if (!URL.canParse(n)) return iy(e);
	let { href: r } = new URL(n);
	return r.replace(/%[\da-f]{2}/gi, (e) => {
		let t = String.fromCharCode(Number.parseInt(e.slice(1), 16));
		return /[\w.~-]/.test(t) ? t : e.toUpperCase();
	}).replace(/^([^?#]*[^?#/])\/+(?=$|[?#])/, "$1").replace(/lokaform0name(\d+)z/g, (e, n) => t[Number(n) - 1] ?? "");
}
function oy(e, t) {
	return ay(e) === ay(t);
}
const sy = /^(https?):\/\/([^/?#]+)/i;
function cy(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const ly = "LOKALISE_API_TOKEN", uy = "LOKAFORM_VARIABLES";
function dy(e) {
	let t = Xv(e, uy);
	if (t === void 0) return {
		values: e,
		hasBadLine: !1
	};
	let n = { [uy]: t }, r = !1;
	for (let e of t.split("\n").map((e) => e.trim())) {
		let [, t, i = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(e) ?? [];
		t === void 0 ? r ||= e !== "" && !e.startsWith("#") : n[t] = i;
	}
	return {
		values: n,
		hasBadLine: r
	};
}
const fy = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function py(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = Xv(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable, because a name has only letters, digits and underscores. Write \${NAME}, and set NAME in the environment (in a workflow: under env, to a secret), or ${n}.`);
	if (fy.test(e) || _y(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it (it has ${r.allowed.join(", ")}). Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, a] = my(e, r);
		return i(`\${${e}} is ${t}. ${a}, or ${n}.`, "unset-variable");
	}
	let o = gy(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function my(e, { values: t }) {
	let n = Object.hasOwn(t, "LOKAFORM_VARIABLES") ? uy : "the environment", r = `${Xv(t, e) === "" ? "empty" : "not set"} in ${n}`, i = `\${{ secrets.${e} }}`, a = `the line ${e}=${i} to "variables", which the workflow passes under secrets`;
	return n === "LOKAFORM_VARIABLES" ? [r, `Add ${a}`] : t.GITHUB_ACTIONS === "true" ? [r, `Add ${e}: ${i} under env of the step, or ${a}`] : [r, `Set it: export ${e}=…, or load the file that has it (set -a; . ./lokaform.env; set +a)`];
}
function hy(e) {
	return fy.test(e);
}
function gy(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(?:\$\{\{.*\}\}|\$\{?\w+\}?|%\w+%)$/.test(e)) return "is the name of a variable, which nothing replaced by its value. Set it to the secret itself.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function _y(e, t) {
	let n = [...pn(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...vy(e)].some((e) => n.some((t) => t.includes(e))));
}
function vy(e) {
	return e.length < 6 ? [] : [
		0,
		1,
		2
	].flatMap((t) => {
		let n = Buffer.concat([Buffer.alloc(t), Buffer.from(e)]), r = Math.floor(n.length * 8 / 6), i = Math.ceil(t * 8 / 6);
		return ["base64", "base64url"].map((e) => n.toString(e).slice(i, r));
	});
}
// src/kinds/declaredEntry.ts
function yy({ parts: e, from: t }) {
	let n = new Set();
	for (let r of e ?? [{ from: t }]) n.add(r.from?.source.languages).add(r.from?.file.others);
	return [...new Set([...n].flatMap((e = []) => e))];
}
function by({ parts: e, from: t }) {
	return (e ?? [{ from: t }]).some((e) => e.from?.source.keysFrom === "lokalise");
}
function xy(e, t, n) {
	let [r, i] = [!0, !1].map((r) => e.fields.flatMap((e) => {
		let i = e.role === "identity" === r ? e.toManifest(t, n) : void 0;
		return i === void 0 ? [] : [[e.name, i]];
	}));
	return Object.fromEntries([
		...r ?? [],
		[e.idMember, e.declaredId(t)],
		...i ?? []
	]);
}
function Sy(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return kr(t);
}
// src/kinds/field.ts
const Cy = {
	changes: [],
	kept: [],
	issues: [],
	open: []
};
function wy(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function Ty() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, a = e.equal ?? s, o = e.inPlan ?? ((e) => i.parse(e));
		return {
			...n,
			diff(t, n, i) {
				let s = t[r] === void 0 ? e.undeclared?.(i, n) : t[r];
				if (s === void 0) return Cy;
				let c = e.check?.(s, i);
				if (c) return {
					...Cy,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, i);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? Cy : {
					...Cy,
					issues: [wy(r)]
				};
				let u = e.desired ? e.desired(s, l, i) : o(s), d = l === void 0 ? e.unset : l;
				if (d !== void 0 && a(d, u, i)) return Cy;
				let f = {
					field: r,
					...l !== void 0 && { before: l },
					after: u
				};
				return {
					...Cy,
					changes: [f]
				};
			},
			toPlan(e) {
				let t = e[r];
				return t === void 0 ? [] : [{
					field: r,
					after: o(t)
				}];
			},
			write(t, n, r) {
				for (let a of n) e.write(t, i.parse(a.after), r);
			},
			show: (t) => e.show(i.parse(t)),
			stored: (t, n) => e.live(t, n),
			toManifest(t, n) {
				let r = e.live(t, n);
				return r === void 0 ? void 0 : e.toManifest(r);
			},
			isDefault(t, n) {
				let r = e.live(t, n);
				return r === void 0 ? !1 : e.isDefault?.(r) ?? (e.unset !== void 0 && a(r, e.unset, n));
			},
			same: (e, t, n) => a(i.parse(e), i.parse(t), n),
			...t && { languages(e) {
				let n = e[r];
				return n === void 0 ? [] : t(n);
			} }
		};
	};
}
function Ey(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Dy(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [S(Object.fromEntries(t))];
}
// src/locales/placeholderStyle.ts
const Oy = [
	["{{@}}", /\{\{\s*[\p{L}_]/u],
	["%{@}", /%\{[\p{L}_]/u],
	["${@}", /\$\{[\p{L}_]/u],
	["{@}", /(?<![{%$])\{\s*[\p{L}_][\p{L}\p{N}_.]*\s*\}/u]
], ky = {
	s: "@",
	i: "li"
}, Ay = {
	s: "s",
	i: "d"
};
function jy(e, t) {
	let n = (e) => t.some((t) => e.test(t)), r = lr(e)?.name;
	if (r === "Android strings") return { printf: Ay };
	if (r === "Apple strings" || r === "Apple string catalog") return { printf: n(/(?<!\[)%(?:\d\$)?[di]/) && !n(/(?<!\[)%(?:\d\$)?l/) ? {
		...ky,
		i: "d"
	} : ky };
	if (r === "ARB") return { named: "{@}" };
	let [i, a] = Oy.flatMap(([e, t]) => n(t) ? e : []), [o, s] = [n(/(?<!\[)%(?:\d\$)?@/) ? [ky] : [], n(/(?<!\[)%(?:\d\$)?s/) ? [Ay] : []].flat();
	return {
		...i && !a && { named: i },
		...o && !s && { printf: o }
	};
}
// src/plan/compare.ts
const My = {
	kept: [],
	problems: []
};
function Ny(e, t, n, r) {
	let { declared: i, live: a, renamedFrom: o } = t, { values: s, tags: l, foreign: u, differences: d, isArchived: f } = Iy(e, t, n), p = u === void 0 && d.length === 0 && !i.leftOut?.length && !f;
	if (a !== void 0 && p) return My;
	let m = {
		...i,
		values: s
	}, h = zy(e, m);
	if (u !== void 0) return {
		kept: [{
			...h,
			id: e.id(a),
			reason: "foreign-owner",
			tag: u
		}],
		problems: []
	};
	let g = Ly(e, m, a, d);
	if (Gt(g)) return {
		kept: [],
		skipped: h,
		problems: g
	};
	let _ = Ry(e, m, a, d), v = e.identity(s);
	if (a === void 0) {
		let e = n.applied?.has(S(v)) && { again: !0 };
		return {
			change: {
				...h,
				ref: r,
				action: "create",
				...e,
				identity: v,
				fields: _
			},
			kept: [],
			problems: g
		};
	}
	let y = e.id(a), b = l.find((e) => n.rules.protectedTags.includes(e)), x = b === void 0 ? [] : _.filter((t) => Lm(e.name, t)), ee = _.filter((e) => !x.includes(e)), te = c([
		f && {
			...h,
			id: y,
			reason: "archived"
		},
		b !== void 0 && x.length > 0 && {
			...h,
			id: y,
			reason: "protected",
			tag: b
		},
		...d.flatMap(({ kept: e }) => e.map((e) => ({
			...h,
			...e,
			id: y,
			place: Wy(e, i).place
		})))
	]), C = d.flatMap((e) => e.open), ne = Hy(e, m, ee, te);
	if (ne) return {
		kept: te,
		skipped: h,
		problems: [...g, ne],
		open: C
	};
	let re = Vm(e, a, ee, n.project);
	if (re.length === 0) return {
		kept: te,
		problems: g,
		open: C
	};
	let ie = e.lastEdit(a);
	return {
		change: {
			...h,
			place: Vy(h.place, re),
			ref: r,
			action: "update",
			id: y,
			identity: v,
			...o !== void 0 && { renamed_from: o },
			seen: Uy(e, a, re),
			...ie && { edited: ie },
			...l.length > 0 && { tags: l },
			fields: re
		},
		kept: te,
		problems: g,
		open: C
	};
}
const Py = t(({ path: e }) => jy(e, []));
function Fy({ parts: e, file: t, span: n }) {
	let r = e?.find(({ from: e }) => e) ?? {
		file: t,
		span: n
	};
	return `${r.file.path} ${r.span.start}`;
}
function Iy(e, { declared: t, live: n }, r) {
	let i = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, a = t.from?.file ?? t.parts?.find(({ from: e }) => e)?.from?.file, o = e.context(i, n, r, {
		place: Fy(t),
		isInLocaleFile: (t.parts ?? [t]).some(({ from: e }) => e),
		isToAdd: t.isToAdd === !0,
		listed: By(e, t, r),
		plural: Kp(e, t),
		fromLokalise: r.fromLokalise === !0,
		style: t.style ?? (a && Py(a))
	}), s = n === void 0 ? [] : e.tags(n), c = On(s, r.rules);
	return {
		values: i,
		tags: s,
		foreign: c,
		differences: (c === void 0 ? e.fields : []).flatMap((e) => {
			let t = e.diff(i, n, o);
			return t === Cy ? [] : [{
				field: e,
				...t
			}];
		}),
		isArchived: n !== void 0 && e.staysArchived(i, n, o)
	};
}
function Ly(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return [...[...e.fields.filter(({ role: e }) => i && e === "identity").map((e) => ({
		field: e,
		issues: c([i])
	})), ...r].flatMap(({ field: n, issues: r }) => r.map(({ code: r, severity: i = "error", message: a, path: o }) => G(e, t, r, a, {
		path: [n.name, ...o],
		ofName: !0,
		severity: i
	}))), ...(t.leftOut ?? []).map(({ problem: e }) => e)];
}
function Ry(e, t, n, r) {
	return r.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = Wy(i, t);
		return a === void 0 ? o : {
			...o,
			seen: Np(e.id(n), a)
		};
	}));
}
function zy(e, { file: t, span: n, values: r }) {
	let i = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return {
		kind: e.name,
		label: e.label(r),
		place: _r(t, n, [i])
	};
}
function By(e, t, { rules: n, project: r }) {
	if (t.from && !t.isToAdd && Up(e, t).length === 0) return [];
	let i = t.isToAdd ? [r.baseLanguage] : [], a = new Set([
		...i,
		...yy(t),
		...n.pull?.completes ?? []
	]);
	for (let { language: e, isInWrongFile: n } of t.leftOut ?? []) n || a.delete(e);
	return [...a];
}
function Vy(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function Hy(e, t, n, r) {
	let i = n.find(({ field: t }) => Na(e.name, t).role === "shape"), a = r.flatMap((e) => [
		"pull",
		"conflict",
		"undecided"
	].includes(e.reason) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`, s = i.before === !0 ? "" : " To replace the text, name the key with --overwrite.";
	return G(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull.${s}`, {
		path: [i.field],
		ofName: !0
	});
}
function Uy(e, t, n) {
	return Np(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function Wy(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: _r(t, n, r)
	};
}
// src/plan/compareDeclarations.ts
function Gy(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = (e) => s.textFiles?.byApp(e) ?? [e], c = ({ entries: t }) => (t[s.plural] ?? []).flatMap(e), u = {
			head: c(t),
			target: c(n)
		}, d = [...u.head, ...u.target], f = new Map(d.map((e) => [e, Fp(s, e.values)])), p = (e) => f.get(e) ?? Fp(s, e.values), m = Lp(s, u, (e) => p(e).texts), h = new Set(m.values());
		for (let e of u.target) h.has(e) || i.push(zy(s, e));
		for (let [e, t] of u.head.entries()) {
			let n = m.get(t), c = `${s.name}:${e + 1}`;
			if (!n) {
				r.push(Ky(s, t, c));
				continue;
			}
			let u = qy(s, t, n, c, p);
			u && r.push(u);
			let d = p(t).fields, f = [...p(n).fields].flatMap(([e, { after: t, ...n }]) => d.has(e) ? [] : [{
				...n,
				before: t
			}]);
			f.length > 0 && i.push({
				...zy(s, t),
				fields: f
			}), l(a, Jy(s, t, n, u?.renamed_from !== void 0)), Yy(s, t) !== Yy(s, n) && o.add(t.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function Ky(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !zm(e)).map((e) => Wy(e, t));
	return {
		...zy(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function qy(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && S(r) === S(n.after) ? [] : [Wy({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = zy(e, t);
	return {
		...d,
		place: Vy(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...S(s) !== S(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function Jy(e, t, n, r) {
	let [i, a] = [Ip(e, t), Ip(e, n)];
	return [
		{
			member: e.idMember,
			before: a.id,
			after: i.id
		},
		{
			member: "previously",
			before: a.previously?.join(", "),
			after: i.previously?.join(", ")
		},
		{
			member: "new",
			before: String(a.isNew),
			after: String(i.isNew)
		}
	].filter(({ member: e, before: t, after: n }) => t !== n && !(r && e === "previously")).map((n) => ({
		...zy(e, t),
		...n
	}));
}
function Yy(e, { onCreate: t }) {
	return S([...Fp(e, t).texts]);
}
// src/plan/comparePlans.ts
function Xy(e, t) {
	let n = $y(t.plan, rb), r = ab([e.plan, t.plan]), i = $y(e.plan, r), a = tb(e.plan), o = new Set(t.plan.kept.map(ob)), s = new Set(cb(t).map(lb)), c = new Set((t.plan.sends ?? []).map(sb)), l = new Set(Object.keys(t.plan.counts.by_kind)), u = ({ kind: e, label: t }) => S([e, t]), d = new Set((t.plan.only_in_files ?? []).map(u)), f = (e.plan.to_add ?? []).filter((e) => !s.has(lb(e))), p = (e.plan.only_in_files ?? []).filter((e) => !d.has(u(e)));
	return {
		caused: eb(e.plan, rb, (e, t) => !n(e, t)),
		pending: eb(e.plan, rb, n),
		resolved: eb({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(ob(e))),
		...p.length > 0 && { only_in_files: p },
		...f.length > 0 && { to_add: f },
		sends: (e.plan.sends ?? []).filter((e) => !c.has(sb(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(Ma(e.kind).plural) && !s.has(lb(e))), ...Zy(e, t)]
	};
}
function Zy(e, t) {
	let n = new Set(e.plan.kept.map((e) => S([lb(e), "part" in e && e.part])));
	for (let e of t.plan.changes) if (e.action === "update") for (let { field: t } of e.fields) n.add(S([lb(e), t]));
	return e.kinds.flatMap(({ kind: e, declared: r, matching: { matches: i } }) => {
		let a = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = b(a, ({ live: e }) => e ? [e] : []), c = o(() => new Set(Yp(r).map(({ file: e }) => e.path))), l = b(i, ({ live: e }) => e ? [e] : []);
		return i.flatMap((t) => {
			let { declared: r, live: i } = t, a = i ? l.get(i) ?? [] : [];
			if (!i || r.leftOut || a[0] !== t) return [];
			let o = a.map(({ declared: e }) => e), u = e.label(r.values);
			return (s.get(i) ?? []).flatMap(({ declared: t }) => e.fields.map((e) => ({
				old: t,
				field: e
			}))).flatMap(({ old: t, field: a }) => a.toPlan(t.values).flatMap(({ part: s = a.name, after: l }) => {
				let d = _r(r.file, r.span, [a.name]), f = {
					kind: e.name,
					label: u,
					id: e.id(i),
					part: s,
					place: d
				};
				if (zm(l) || n.has(S([lb(f), s]))) return [];
				if (a.role !== "text") {
					let e = a.role !== void 0 && a.role !== "shape", t = o.some(({ values: e }) => a.toPlan(e).length > 0);
					return e || t ? [] : [f];
				}
				let p = a.lastWriter?.(i, s)?.edited !== void 0;
				return o.every((t) => Wp(e, t, s) === void 0) && p && !Qy(e, r, t) && c().has(Hp(e, t, s)) ? [f] : [];
			}));
		});
	});
}
function Qy(e, t, n) {
	return Yp([n]).some(({ from: e }) => e) && Up(e, n).length > 0 && Up(e, t).length === 0;
}
function $y({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => S([nb(e), t]))));
	return (e, t) => n.has(S([e, t]));
}
function eb({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = nb(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		if (a.length === 0) return [];
		let { renamed_from: o, ...s } = e, c = a.some(({ field: t }) => Na(e.kind, t).role === "identity");
		return [{
			...s,
			...o !== void 0 && c && { renamed_from: o },
			fields: a
		}];
	});
}
function tb({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(lb)), r = new Set(t.map(({ kind: e, label: t }) => S([e, t])));
	return (e) => r.has(S([e.kind, e.label])) || e.action === "destroy" && n.has(lb(e));
}
function nb(e) {
	return e.action === "create" ? S([
		e.kind,
		"new",
		e.identity
	]) : S([e.kind, String(e.id)]);
}
function rb(e) {
	return e.action === "update" ? e.fields.map(ib) : e.action === "destroy" ? [S(["destroy", e.how])] : [S(["create", ...e.fields.map(ib).toSorted()])];
}
function ib({ field: e, part: t, after: n }) {
	return S([
		e,
		t ?? null,
		n
	]);
}
function ab(e) {
	let t = e.flatMap(({ changes: e }) => [...d(e, nb)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => S([e, t ?? null])) : n.has(nb(e)) ? rb(e) : [e.action];
}
function ob(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared ?? null
	] : [];
	return S([
		t,
		String(n),
		r,
		...i
	]);
}
function sb({ variable: e, host: t }) {
	return S([e, t]);
}
function cb({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e)), r = e.changes.filter((e) => e.action === "destroy");
	return [
		...t,
		...r,
		...n,
		...e.to_add ?? []
	];
}
function lb({ kind: e, id: t }) {
	return S([e, String(t)]);
}
// src/settings/changedSettings.ts
function ub(e) {
	return new Map(En.filter((e) => e !== Se).flatMap((t) => {
		let n = e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function db(e) {
	let t = En.flatMap((t) => e.flatMap((e) => e.get(t) === void 0 ? [] : [[Un(t), e.place(t)]]));
	return new Map(t.reverse());
}
function fb(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || mb(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function pb(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => mb(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(le) === r);
}
function mb(e, t) {
	return e !== "" && hs(e).toLowerCase() === hs(t).toLowerCase();
}
function hb(e, t) {
	return En.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return S(r ?? null) === S(i ?? null) ? [] : [{
			name: Un(n),
			...r !== void 0 && { before: gb(r) },
			...i !== void 0 && { after: gb(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const gb = (e) => typeof e == "string" ? e : JSON.stringify(e), _b = h((e) => {
	let t = En.filter(({ file: t }) => t === e || t === "both"), n = t.filter(({ parent: e }) => e === void 0), r = [...new Set(t.flatMap(({ parent: e }) => e ?? []))], i = (e) => {
		let t = e.map(({ name: e, schema: t }) => [e, t.exactOptional()]);
		return {
			members: e,
			schema: kr(Object.fromEntries(t))
		};
	};
	return {
		plain: n,
		top: i([...n.map(bb), ...r.map(xb)]),
		groups: r.map((e) => ({
			name: e,
			...i(t.filter(({ parent: t }) => t === e))
		}))
	};
});
function vb(e, t, n = []) {
	let { plain: r, ...i } = _b(n.length > 0 ? "entry" : "top"), a = n.length > 0 ? "an entry of projects" : "lokaform.yaml", o = Sb(e, t, {
		...i.top,
		thing: a,
		within: n
	}), s = ({ name: r, ...i }) => {
		let a = yb(t, r), o = [...n, r], s = {
			...i,
			thing: o.join("."),
			within: o,
			group: r
		};
		return Sb(e, _(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, c = new Map(i.groups.map((e) => [e.name, s(e)])), u = [o, ...c.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: i } of r) {
		let r = yb(t, n), a = i && Array.isArray(r.value) ? If(e, r, i).problems : [];
		a.length > 0 && o.broken.add(n), l(u, a);
	}
	let d = ({ parent: e }) => e === void 0 ? o : c.get(e), f = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: p } = e;
	return {
		part: {
			get: (e) => {
				let t = d(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => d(e)?.broken.has(e.name) ?? !1,
			place: (e, ...n) => zt(p, t.span, [...f(e), ...n]),
			namePlace: (e, ...n) => _r(p, t.span, [...f(e), ...n])
		},
		problems: u
	};
}
function yb({ value: e, span: t }, n) {
	return {
		value: _(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function bb(e) {
	return e.entries ? {
		...e,
		schema: Mr(Fr()).refine(...Qn)
	} : e;
}
function xb(e) {
	let [t] = En.filter(({ parent: t }) => t === e), n = `a mapping such as { ${t?.name}: ${t?.example} }`;
	return {
		name: e,
		schema: jr(j(), Fr()),
		expects: n
	};
}
function Sb({ file: e, textAt: t }, { value: n, span: r }, { group: i, schema: a, ...o }) {
	let s = Object.entries(_(n) ? n : {}), c = n ?? {}, l = a.safeParse(c).error?.issues ?? [], u = l.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), d = new Set([...u, ...l.flatMap(({ path: [e = []] }) => e).map(String)]), f = new Map(o.members.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), p = i === void 0 ? je : void 0, m = {
		...o,
		value: c,
		span: r,
		file: e,
		textAt: t,
		noun: "setting",
		members: f,
		elsewhere: p
	};
	return {
		values: Object.fromEntries(s.filter(([e]) => !d.has(e))),
		broken: d,
		problems: Gf(l, m)
	};
}
// src/settings/configFile.ts
function Cb(e, t) {
	return P(t.working, A(hr, e) ?? hr.default);
}
async function wb(e, t) {
	let n = Cb(e, t), r = F(n, t), i = [...Re, he].map((t) => A(t, e) ?? []), a = i.some(({ length: e }) => e > 0) ? [F(t.working, t), ...i] : [];
	if (r === hr.default && a.length === 0) return;
	let o = r !== hr.default && await da(n, t);
	return {
		id: Np(r, a),
		...o && { settings_file: r }
	};
}
async function Tb(e, t) {
	let n = Cb(e, t), r = A(hr, e) === void 0 || t.commit && !await da(n, t), i = r ? Cb({}, t) : n;
	if (r && !await da(i, t)) return { problems: t.commit ? [] : await Eb(t) };
	let a = F(i, t), o;
	try {
		o = oa(await aa(i, t));
	} catch (e) {
		if (e instanceof hi) throw e;
		let t = `The settings in ${a} cannot be read: ${Li(e)}`;
		return { problems: [O("not-read", t)] };
	}
	let s = gf(a, o, { most: _f });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = Ob(s, N(i));
	return {
		config: c,
		problems: wp([...s.problems, ...l], [])
	};
}
async function Eb({ working: e, confined: t }) {
	let n = (e) => [O("unread-manifest", e, { severity: "warning" })], r = hr.default.replace(/yaml$/, "yml");
	if (await da(P(e, r), {})) return n(`${r} is not read, because of its name. Rename it to ${hr.default}.`);
	let i = await $i(e, void 0) ?? t?.workspace;
	for (let t = e; i !== void 0 && Qi(t, i); t = N(t)) {
		let r = P(N(t), hr.default), i = F(r, { displayRoot: e });
		if (await da(r, {})) return n(`${i} is not read, because it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config).`);
	}
	return [];
}
const Db = 1e3;
function Ob(e, t) {
	let n = vb(e, e), r = kb(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: Cn([...n.problems, ...r?.problems ?? []])
	};
}
function kb(e, t) {
	let n = t.get(Se);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(O("bad-setting", e, { place: t }));
	t.get(E) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(E));
	let a = new Map(), o = Object.keys(n);
	if (o.length > Db) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${Db.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(Se)), {
		entries: a,
		problems: r
	};
	let s = yb(e, Se.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(Se));
	let c = new Map();
	for (let t of o) {
		let n = _r(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = vb(e, yb(s, t), [Se.name, t]);
		l(r, u), a.set(t, o);
		let d = o.get(E), f = c.get(d ?? "");
		d === void 0 ? o.isBroken(E) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? c.set(d, t) : i(`The entries "${t}" and "${f}" have the same project. If one was copied, write its own id. Otherwise declare the project in one entry, with all of its manifests.`, o.place(E));
	}
	return {
		entries: a,
		problems: r
	};
}
// src/settings/projectId.ts
const Ab = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, jb = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Mb = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Nb = {
	where: "the setting project",
	instead: "write the id itself"
}, Pb = {
	secrets: [],
	problems: []
};
function Fb(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [O(n, e, { ...t && { place: t } })]
	};
}
function Ib(e, t) {
	let n = Lb(e, t), { id: r } = n, i = A(Mt, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === hs(r))) return n;
	let a = A(E, t.raw) !== void 0, o = a || e?.get(E) === void 0 ? void 0 : e.place(E), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup", [c, l] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...Fb(`The project ${c} of ${s} is not in the list of --allow-projects (in the action: allow-projects)${l}. Nothing was sent. Correct its id there, or the list in the workflow.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Lb(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = A(E, t);
	if (a !== void 0) return zb(a);
	let o = e?.get(E);
	return e && o !== void 0 ? Rb(o, n, e.place(E)) : e?.isBroken(E) || r?.projects ? Pb : i === void 0 ? Fb("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : $v(i).length > 0 ? Rb(i, n, void 0) : {
		...Pb,
		id: i
	};
}
function Rb(e, t, n) {
	if ($v(e).length === 0) return Bb(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return Fb("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = py(r, Nb, t);
	if ("message" in o) return Fb(o.message, n, o.code);
	let { value: s } = o;
	if (!Mb.test(s)) return Fb(`The value of ${a} ${Vb}`, n);
	let c = Bb(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, hs(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function zb(e, t = "project") {
	let [n, r] = jb.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Bb(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? Fb(`${i} is the URL of a branch. Give the id with :branch after it.`) : Bb(r.replace(/%3a/i, ":"), i);
}
function Bb(e, t, n) {
	return Ab.test(e) ? {
		...Pb,
		id: e
	} : Fb(`${t} ${Vb}`, n);
}
const Vb = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
// src/settings/rules.ts
function Hb(e, t) {
	let n = Y(he, t), r = Kb(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? A(i, t.raw) : Y(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Y(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Y(It, t),
		writers: Y(xe, t),
		overwrite: Y(Wt, t),
		accept: Y(Le, t),
		create: Y(ae, t),
		placeholders: Y(rr, t),
		incoming: {
			review: Y(sr, t),
			checks: Y(jt, t),
			untranslated: Y(Bt, t)
		},
		checks: Ub(t),
		filter: n,
		owner: Y(Sn, t),
		prune: Object.fromEntries(i),
		pruneBy: Y(Ln, t),
		onProblem: Y(Xn, t),
		protectedTags: Y(Jt, t),
		limits: Object.fromEntries(a),
		allowRemovals: Y(Bn, t),
		allowWrongProject: Y(Pe, t)
	}, s = e.flatMap((e) => Jb(e, o, t)), c = e.some(({ settings: e }) => (Y(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = Zb(Ln, t) ?? {};
		s.push(O("bad-setting", "prune.by: destroy has no effect, because nothing is pruned. Set prune.keys or prune.webhooks as well (--prune keys=owned,by=destroy for one run), or remove it.", {
			severity: "warning",
			...e && { place: e }
		}));
	}
	return {
		rules: o,
		problems: s
	};
}
function Ub(e) {
	let t = Y(Je, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Y(we, e) ?? { severity: "off" }, o = [
		...We.map((t) => [t.name, Y(t, e)]),
		["key_names", n === void 0 ? "off" : r],
		["words", i]
	];
	return {
		...Object.fromEntries(o),
		own: {
			pattern: n,
			words: a
		}
	};
}
function Wb(e) {
	let t = [...Gb(we, e)].filter(([, { value: e }]) => _(e)), n = [...Gb(It, e)].map(([e, { place: t }]) => [e, {
		place: t,
		isRule: !0
	}]);
	return new Map([...t, ...n]);
}
function Gb(e, t) {
	let { value: n = {}, part: r } = Zb(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function Kb(e) {
	return Re.some((t) => A(t, e) !== void 0);
}
function qb(e, t) {
	let n = (A(he, e) ?? []).length > 0;
	if (!n && (!Kb(e) || A(en, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (Vn.flatMap((t) => [A(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Re.map((e) => `--${un(e)}`).join(" or "), a = n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${un(en)}.`;
	return [O("bad-setting", `Prune is off in this run, because ${a}`, { severity: "notice" })];
}
function Jb(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Un(a), { place: s } = Zb(a, n) ?? {}, c = (e) => O("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = up(e, t), d = u === "owned" && t.owner === void 0 && !l(Sn), f = `With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`, p = u !== "off" && lp(e, t) === void 0 && !l(Ln), m = `The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`;
	return [...d ? [c(f)] : [], ...p ? [c(m)] : []];
}
function Yb(e, t, n) {
	let r = e.filter(({ keysFrom: e }) => e === "lokalise"), [i] = r;
	if (!i) return [];
	let a = Vn.filter(({ name: e }) => e === "keys" && t.prune.key === "all").map((e) => {
		let { place: t } = Zb(e, n) ?? {}, r = `${Un(e)}: all would remove keys that were just created in Lokalise: the row of texts at ${Oa(i.place)} has keys_from: lokalise. Set ${Un(e)}: owned, which spares the keys of this row, or remove it.`;
		return O("bad-setting", r, { ...t && { place: t } });
	}), o = e.flatMap((e) => {
		let t = r.find((t) => !t.includeTags && de(t, e));
		if (e.keysFrom === "lokalise" || !t) return [];
		let n = `This row and the one at ${Oa(t.place)} can have the same keys, and only that one has keys_from: lokalise. Add it here too, or tell the rows apart with platforms, filenames or include_tags.`;
		return [O("bad-setting", n, { place: e.place })];
	});
	return [...a, ...o];
}
function Xb(e) {
	return A(he, e) === void 0 ? [] : [Ae, Nn].filter((t) => A(t, e)).map(un).map((e) => O("bad-setting", `--filter cannot be used with --${e}. Remove one of them.`));
}
function Zb(e, { raw: t, environment: n, parts: r }) {
	let i = A(e, t);
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
function Y(e, t) {
	return Zb(e, t)?.value;
}
// src/settings/token.ts
async function Qb(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [O("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Oi(P(t, e), "utf8", "token")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Li(e)}`);
	}
}
const $b = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function ex(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => Xv(t, e.get(le) ?? "")).filter((e) => e !== void 0 && gy(e) === void 0), i = [
		n,
		t[ly],
		Xv(t, "INPUT_TOKEN"),
		...r,
		...tx(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function tx(e) {
	return Object.entries(e).flatMap(([e, t]) => $b.test(e) && t || []);
}
const nx = O("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file."), rx = O("no-token", "There is no API token: the input token is empty. The step needs the line token: ${{ secrets.NAME }}, with the name of a secret in the settings of the repository. A job that calls the reusable workflow needs LOKALISE_PLAN_TOKEN and LOKALISE_APPLY_TOKEN under secrets, because secrets: inherit works only within an organization. The secret of an environment is only in jobs with the line environment.");
function ix(e) {
	return e.trim() !== "" && /["'\s{}$%]/.test(e) ? "has quotes, spaces, line breaks, or the signs of a variable that nothing replaced. Write only the token." : void 0;
}
function ax(e, t) {
	let { usable: n, runToken: r, tokenFrom: i, target: a, named: o } = t, s = e?.get(le);
	if (!e || s === void 0) {
		let e = ix(r ?? ""), n = t.isAction ? rx : nx, a = `The API token (from ${i}) ${e}`, o = e === void 0 ? [] : [O("bad-setting", a)];
		return {
			token: r,
			problems: r === void 0 ? [n] : o
		};
	}
	let c = (t, n = "bad-setting") => ({
		token: void 0,
		problems: [O(n, t, { place: e.place(le) })]
	});
	if (!ox(s, n)) return c(`The setting token_env must not be ${s}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (a && !n.allowed && s !== "LOKALISE_API_TOKEN" && !pb(a, o, s)) return c(`A pull request must not choose ${s} as token_env, nor a commit that is not the one of the run. Only the settings of the target, or of the run's commit, can, and ${a.is === "missing" ? `those settings cannot be read: ${a.why}` : "they do not use it for this project"}. Nothing was sent. Add ${s} to the input allow-variables, which then needs all variables of the files, or use a variable that those settings use.`);
	let l = Xv(n.values, s) || void 0;
	if (l === void 0) {
		let [e, t] = my(s, n);
		return c(`\${${s}} is ${e}. It must contain the API token of this project. ${t}.`, "no-token");
	}
	let u = ix(l) ?? gy(l);
	return u === void 0 ? {
		token: l,
		problems: []
	} : c(`The value of ${s}, which must contain the API token of this project, ${u}`);
}
function ox(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : hy(e) || _y(Xv(t, e) ?? "", tx(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function sx(e, t, n) {
	let r = await cx(e, t, n), { config: i, folders: a, target: o, top: s, usable: c } = r, l = _x(t, i, n.backupProject), u = {
		...t,
		[un(E)]: []
	}, d = l.names.length > 1 ? {
		...r,
		raw: u
	} : r, f = (e) => mx(e, i?.projects?.get(e ?? ""), d), p = i === void 0 && Gt(r.fileProblems) ? [] : l.names.map(f), m = p.map(({ settings: e }) => e), h = l.others.map((e) => f(e).settings), g = (e) => e.every(({ showTexts: e }) => e);
	return {
		settings: {
			...fx(t, s, a),
			kinds: ja(),
			command: e,
			options: t,
			projects: m,
			others: h.flatMap(({ manifests: e }) => e ?? []),
			showTexts: g(m) && (!o || o.is === "read" && g(o.projects)),
			usable: c,
			secrets: [...c.tokens.map(Kn), ...[...m, ...h].flatMap(({ secrets: e }) => e)],
			scope: await wb(t, a),
			combines: !1,
			reports: [],
			backupDir: px(A(rt, t) ?? n.backupDir, a),
			restoreFlags: Zn(t, [
				hr,
				...i ? [E] : [],
				gn,
				vr
			])
		},
		problems: Zt(lx(r, l.problems, p))
	};
}
async function cx(e, t, { folders: n, environment: r, backupProject: i, token: a, target: o, signal: s = Zi }) {
	let c = n.commit ? void 0 : await o?.(t, s), { config: l, problems: u } = await Tb(t, n), d = await Qb(A(gn, t), n.working), f = a ?? d.token ?? (r.LOKALISE_API_TOKEN || void 0), { values: p, hasBadLine: m } = dy(r), h = ex(l, {
		...r,
		...p
	}, f), g = {
		raw: t,
		environment: r,
		parts: l ? [l.top] : []
	};
	return {
		raw: t,
		folders: n,
		environment: r,
		config: l,
		target: c,
		backupProject: i,
		runToken: f,
		top: g,
		fileProblems: u,
		hasBadLine: m,
		tokenProblems: d.problems,
		usable: {
			values: p,
			tokens: h,
			allowed: A(cr, t)
		},
		tokenFrom: a ? "the input token" : d.token ? "the token file" : ly,
		isAction: n.confined !== void 0,
		online: e !== "validate" && !Y(qe, g),
		isCompared: n.commit !== void 0
	};
}
function lx(e, t, n) {
	let { raw: r, online: i, target: a } = e, o = i && n.some(({ settings: e }) => e.inFile.get(vn) !== !1);
	return [
		...e.tokenProblems,
		...Dn(r),
		...e.fileProblems,
		...t,
		...n.flatMap(({ problems: e }) => e),
		...i ? qb(r, e.config) : [],
		...Xb(r),
		...e.hasBadLine ? [dx] : [],
		...a?.is === "missing" && o ? [ux(a.why)] : []
	];
}
function ux(e) {
	let t = `Translations are hidden, because it is not known whether the settings of the pull request's target, or of the run's commit, show them: ${e}.`;
	return O("not-read", t, { severity: "notice" });
}
const dx = O("variable", `A line of ${uy} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`);
function fx(e, t, n) {
	return {
		apiUrl: Y(vr, t),
		timeLimit: Y(_t, t),
		matrix: Y(qe, t),
		format: Y(hn, t),
		detailedExitcode: Y(_n, t),
		all: Y(_e, t),
		publish: Y(Qe, t),
		failOnDrift: Y(lt, t),
		applyFrom: Y(Vt, t),
		yes: Y(Ee, t),
		verbose: Y(mt, t),
		quiet: Y(Ve, t),
		force: Y(Gn, t),
		out: px(A(Ce, e), n),
		report: [...new Set(Y(yr, t).map((e) => P(n.working, e)))],
		plan: px(A(Ae, e), n),
		configFile: Cb(e, n)
	};
}
function px(e, { working: t }) {
	return e === void 0 ? void 0 : P(t, e);
}
function mx(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(E) ?? "${}", m = /^\$\{\w*\}/.test(p) ? Pb : {
		...Rb(p, o, d[0]?.place(E)),
		id: ""
	}, h = c ? Ib(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = ax(t, {
		...n,
		named: g
	}), v = t?.get(le), y = Hb(ja(), f), b = !(l && d.some((e) => e.isBroken(vn))) && Y(vn, f), x = {
		...g,
		secrets: h.secrets,
		token: _.token,
		tokenFrom: v ?? s,
		tokenPlace: v ? t?.place(le) : void 0,
		manifests: hx(f, n),
		rules: y.rules,
		flags: Zn(e === void 0 ? r : {
			...r,
			only: [e]
		}, ve.settings),
		inFile: ub(d),
		places: db(d),
		pulledLanguages: Zb(cn, f),
		languagePlaces: Wb(f),
		required: Gb(A(me, r) ? me : mr, f),
		useAutomations: Y(ke, f),
		snapshot: Y(dt, f),
		concurrency: Y(Ze, f),
		rate: Y(st, f),
		showTexts: b && fb(u, g)
	}, ee = Yb(x.manifests?.texts ?? [], y.rules, f), S = c && !l ? _.problems : [];
	return {
		settings: x,
		problems: [
			...h.problems,
			...S,
			...y.problems,
			...ee
		]
	};
}
function hx({ raw: e, parts: t }, { config: n, folders: { working: r } }) {
	let i = n?.folder ?? r, a = {};
	for (let n of Re) {
		let o = A(n, e);
		if (o === void 0 && t.some((e) => e.isBroken(n))) return;
		let s = t.find((e) => e.get(n) !== void 0), c = s?.get(n)?.map((e, t) => ({
			text: e,
			place: s.place(n, t)
		}));
		a[n.name] = o ? {
			folder: r,
			patterns: o.map((e) => ({ text: e }))
		} : c && {
			folder: i,
			patterns: c
		};
	}
	let o = gx(t, i);
	return o && {
		kinds: ja(),
		globs: a,
		texts: o,
		folder: i
	};
}
function gx(e, t) {
	if (e.some((e) => e.isBroken(et))) return;
	let n = e.find((e) => e.get(et) !== void 0);
	return n?.get(et)?.flatMap((e, r) => {
		let { language_map: i = {}, keys_from: a = "files", include_tags: o, exclude_tags: s, key_name: c = "{path}", plurals: l = "none", names: u = "plain", separator: d = u === "lokalise" ? "::" : ".", filenames: f = u === "lokalise" ? "/" : void 0, ...p } = e, m = p.languages ?? (p.language === void 0 ? void 0 : [p.language]), h = {
			place: n.place(et, r, "files"),
			languagePlaces: p.languages?.map((e, t) => n.place(et, r, "languages", t))
		}, g = {
			keysFrom: a,
			...o && { includeTags: o },
			...s && { excludeTags: s }
		}, _ = {
			languageMap: i,
			keyName: c,
			separator: d,
			filenames: f,
			plurals: l
		};
		return Ut({
			...p,
			...h,
			...g,
			..._,
			languages: m,
			folder: t
		});
	}) ?? [];
}
function _x(e, t, n) {
	let r = A(ur, e), i = t?.projects && [...t.projects.keys()];
	if (!i) {
		let e = `--only ${r?.join(", ")} (in the action: only) takes names of entries under projects, but lokaform.yaml has none. Remove it. For some keys or files, use --filter (in the action: filter).`;
		return {
			names: [void 0],
			others: [],
			problems: r ? [O("no-project", e)] : []
		};
	}
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = Be(e, i) || ` There are ${i.join(", ")}.`;
		return [O("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(E) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [E, ...Re] : [];
	for (let t of c.filter((t) => A(t, e) !== void 0)) {
		let e = `The option --${un(t)} (in the action: ${un(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(O("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/plan/languages.ts
function vx(e, t) {
	let n = Sa(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Sx(e, t),
		...Cx([...i, ...bx(e)], t),
		...xx(e, t),
		...Ox(r, t)
	];
}
const yx = t((e) => [...new Set(Yp(Object.values(e).flat()).map(({ from: e }) => e))].filter((e) => e !== void 0));
function bx({ entries: e }) {
	let t = yx(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], languagePlaces: t = [], ...n }) => e.map((e, r) => ({
		language: e,
		count: 0,
		place: t[r] ?? n.place,
		ofText: !0,
		inSource: !0
	})));
}
function xx({ rows: e = [] }, { name: t, baseLanguage: n }) {
	return e.filter(({ isOfBase: e, language: t }) => e && t !== n).map(({ files: e, language: r, place: i }) => {
		let a = `${e} is read as ${r}, but the base language of project ${t} is ${n}. Write ${n} first in languages, or as language.`;
		return O("bad-setting", a, {
			place: i,
			scope: "project"
		});
	});
}
function Sx({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [O("project-type", o, { scope: "project" })];
}
function Cx(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e), r = e.filter(({ language: e }) => !n.includes(e));
	return [...d(r, ({ language: e }) => e)].map(([e, [r, ...i]]) => {
		let a = i.reduce((e, t) => e + t.count, r.count), o = mn(e, n), s = [r, ...i].find((e) => e.count === 0), c = `from the manifests ("${e}" is in ${a} places; this is the first)`, l = s || a === 1 ? "here" : c, u = r.inSource ? ", map its code with language_map in the row of texts" : "", d = o === "" ? "Add" : "Otherwise, add", f = o || ` Its languages: ${n.slice(0, 20).join(", ")}.`, p = `Project ${t.name} has no language "${e}".${f} ${d} the language to the project${u}, or remove it ${l}.`;
		return O("unknown-language", p, {
			place: (s ?? r).place,
			scope: "project"
		});
	});
}
function wx({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = yx(e.entries);
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. Add its file, or list the languages of this row under languages. If a code in the paths means ${r}, add language_map: { CODE: ${r} }.`;
		return [O("no-language-file", s, {
			place: e.place,
			scope: "project"
		})];
	});
}
const Tx = /(?:^|\/)values\/[^/]+\.xml$/;
function Ex({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => Tx.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function Dx(e, { name: t, languages: n }, r) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n, isRule: a }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let o = mn(e, i), s = o !== "" || i.some((t) => $e(t, [e])), c = a && (s || !Ue(e)), l = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${o || ` Its languages: ${i.slice(0, 20).join(", ")}.`}`, [u, d] = c || r === "error" ? ["error", "project"] : ["warning", "change"];
		return [O("unknown-language", l, {
			...n && { place: n },
			severity: u,
			scope: d
		})];
	});
}
function Ox(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [O("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function kx({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function Ax({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await Mx(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		l(a, e.problems.map(Px(o, e.isDoubtful)));
		let { declared: s, manifests: c, textFiles: u, isDoubtful: d } = e;
		i.push({
			settings: o,
			declared: s,
			manifests: c,
			textFiles: u,
			...d && { isDoubtful: d }
		});
	}
	return {
		reads: i,
		problems: [...a, ...Fx(i)]
	};
}
async function jx(e, t, n, r, { signal: i = Zi, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, rows: u, problems: d } = await Po(t, e, r, i), f = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), p = 0, m = vp(t.kinds, c, n, a), h = m.next();
	for (; !h.done && !i.aborted;) await pi(), o?.({
		phase: "reading",
		count: {
			done: ++p,
			total: f.length,
			unit: "file"
		}
	}), h = m.next();
	if (!h.done || i.aborted) return;
	let g = {
		...h.value.declared,
		rows: u
	};
	return {
		...h.value,
		declared: g,
		manifests: f,
		undecided: l,
		rows: u,
		problems: [...d, ...h.value.problems].filter(s),
		textFiles: gp(h.value.files)
	};
}
async function Mx(e, t, n, r, i) {
	let a = await jx(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0 && !a.isSplit) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l && !a.isSplit) return a;
	if (!i.findProject) return c ? Nx(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await jx(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = Lt(f.problems) ? [] : wx(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...yx(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function Nx(e, t) {
	let n = e.problems.map((n) => {
		let r = n.code === "text-file" && e.undecided.get(n.place?.file ?? "")?.language === void 0;
		if (n.severity !== "error" || !t(n) || r) return n;
		if (n.scope === "change") return {
			...n,
			severity: "warning"
		};
		let i = k`${n} This stops a run only if it is in the base language of the project.`;
		return {
			...ge(n, i),
			severity: "warning",
			scope: "change"
		};
	});
	return {
		...e,
		problems: n,
		isDoubtful: !0
	};
}
function Px({ rules: e }, t = !1) {
	let n = Object.values(e.prune).some((e) => e !== "off");
	return (e) => {
		let r = e.code === "no-language-file" && e.severity === "notice", i = e.code === "empty-manifest" && !t;
		if (!n || !(r || i)) return e;
		let a = r ? k`${e} With prune, create it first.` : e;
		return {
			...ge(e, a),
			severity: "error",
			scope: "run"
		};
	};
}
function Fx(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Ix(t, e) !== void 0), a = i && Ix(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [O("bad-setting", o)];
	});
}
function Ix(e, t) {
	let [n, r] = [e, t].map(({ settings: e }) => e.inFile.get(E));
	if (e.settings.id === t.settings.id) return n === r ? void 0 : "are the same project";
	if (hs(e.settings.id) !== hs(t.settings.id)) return;
	let i = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return i && `are branches of one project, whose ${i.plural} they both declare`;
}
// src/run/target.ts
const Lx = {
	entries: {},
	variables: new Map()
};
async function Rx(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => sx(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[un(ur)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await Ax({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => Yv(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), x = [...g.filter(({ code: e }) => !Vx.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !Bx.includes(t));
	return x ? {
		is: "missing",
		why: Hx(x)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function zx(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await sx("plan", {
		...e,
		[un(ur)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: Hx(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const Bx = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Vx = ["unset-variable", "project-not-allowed"];
function Hx({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${za(t)}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function Ux(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(E);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? Lx, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? kx(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: hb(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function Wx(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return O("undeclared-project", t, { severity: "warning" });
	});
}
function Gx(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? Hx(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...Xy(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function Kx({ kinds: e }, { problems: t }, n, r) {
	if (Gt(t)) return {
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
		why: "a locale file of texts has mistakes"
	};
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(qx(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => {
			let [n, r] = [c.get(t), l.get(t)], i = [n, r].some((e) => e && !e.settings.showTexts);
			return {
				...t !== void 0 && { name: t },
				...Gy(e, n?.declared ?? Lx, r?.declared ?? Lx),
				settings: hb(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
				...i && { hide_texts: !0 }
			};
		})
	};
}
function qx(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
// src/run/watchProgress.ts
function Jx(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o } = e, s = Jv(t), c, l = 0, u, d = () => {
		c && t() - l >= n - r / 2 && i(c);
	}, f = () => {
		clearInterval(u), c = u = void 0, a();
	};
	return {
		onProgress: (e) => {
			if (!e) return f();
			u || (l = t()), u ??= setInterval(d, r).unref();
			let i = c && (c.phase !== e.phase || c.project !== e.project);
			c = e, i && r < n && d();
		},
		onWait: (e) => s(e).forEach(o)
	};
}
function Yx(e, t) {
	return Jx({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e) => t(Uv(e)),
		hide: () => {},
		print: t
	});
}
// src/host/terminal.ts
function Xx(e) {
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
		screen: r.screen,
		showProblems: (e) => Zx(cv(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => fe(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => Qx(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => tS(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function Zx(e, { error: t, errorScreen: { width: n } }) {
	Ne(e, n).forEach(t);
}
function Qx(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c } = e, l = (e) => a.error(a.errorScreen.paint("dim", e)), u = {
		working: r,
		displayRoot: r
	};
	return {
		folders: u,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && l(qv(e));
		},
		...!s && $x(n, l),
		onPlan: (r) => eS(r, e, t, n),
		history: new Nv({
			folders: u,
			environment: i,
			signal: t.stopping
		})
	};
}
function $x({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? Jx({
		now: t,
		first: 700,
		every: 200,
		show: (e) => r.show(Uv(e, r.columns())),
		hide: () => r.erase(),
		print: n
	}) : Yx(t, n);
}
async function eS(e, t, n, r) {
	let { console: i, prompt: a } = r, { command: o, all: s } = t, c = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), l = (e.plan?.changes.length ?? 0) > 0, u = (o === "apply" || o === "restore") && !t.yes && l && !c ? a : void 0, d = t.format === "text", f = s ? void 0 : "--all shows", p = {
		...i.screen,
		command: o,
		texts: !0,
		full: s,
		keptElsewhere: f
	}, m = d && (!t.quiet || u) ? av(e, p) : [];
	if (m.length > 0 && i.out(m.join("\n")), !u || n.stopped) return !0;
	d && u.seesOut || av(e, {
		...p,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: h, width: g } = i.errorScreen;
	return Ne(cv(e.problems, h), g).forEach(i.prompt), fe("Apply this plan?", u, n);
}
async function tS(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u, out: d } = t;
	if (c === "json" && i.out(yt(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (Zx(uv(e, s.paint), i), c !== "text") return;
	let { paint: f, width: p } = ls(e) ? s : o;
	dv(e, {
		paint: f,
		width: p,
		quiet: l
	}).forEach(ls(e) ? i.error : i.out);
	let m = (e) => F(e, { displayRoot: a });
	if (l) return;
	let h = Zn(r.raw ?? {}, ln("option", ["apply"])).map(Me);
	fv(n, m, h).forEach(i.out);
	let g = T(["lokaform apply", ...h].join(" "));
	u === "plan" && r.raw && d === void 0 && ns(e) && !ls(e) && Ne([`To make these changes: ${g}`], o.width).forEach(i.out);
}
// src/keys/liveKey.ts
function nS(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function rS(e, t) {
	let n = Br(e) ?? {}, r = Gr(n.key_id), i = Br(n.key_name) ?? {}, a = CS((e) => M(i[e]) || void 0), o = zr(n.platforms, M), s = x.filter((e) => o?.includes(e)), c = Object.keys(SS(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = uS(n.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: c,
		platforms: o && s,
		filenames: lS.safeParse(n.filenames).data,
		tags: zr(n.tags, M),
		is_plural: Vr(n.is_plural),
		is_archived: Vr(n.is_archived)
	};
	if (!Ur(f) || d.length > 0) {
		let e = [...Wr(f), ...d.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let p = s.length < new Set(o).size, m = {
		...Object.fromEntries(oS.map(([e, t]) => [e, t(n[e])])),
		translations: l,
		...iS(n)
	};
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...m
	} };
}
function iS(e) {
	return {
		created: Hr(e.created_at_timestamp),
		base_words: Rr(e.base_words)
	};
}
const aS = {
	description: M,
	context: M,
	plural_name: M,
	is_hidden: Vr,
	char_limit: Rr,
	custom_attributes: cS,
	modified_at_timestamp: Hr,
	translations_modified_at_timestamp: Hr
}, oS = Object.entries(aS);
function sS(e) {
	return Object.keys(aS).filter((t) => e[t] === void 0);
}
function cS(e) {
	let t = M(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(y(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const lS = Tr({
	ios: j(),
	android: j(),
	web: j(),
	other: j()
});
function uS(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = dS(Br(n) ?? {});
		if (e.language_iso === void 0) continue;
		let { language_iso: r, translation: i } = e, a = (!t.has(r) || t.get(r)?.translation === i) && i !== void 0;
		t.set(r, a ? {
			...e,
			language_iso: r,
			translation: i
		} : void 0);
	}
	return [...t.values()].filter((e) => e !== void 0);
}
function dS(e) {
	return {
		language_iso: M(e.language_iso),
		translation: M(e.translation),
		modified_by: Gr(e.modified_by),
		modified_by_email: M(e.modified_by_email),
		modified_at_timestamp: Hr(e.modified_at_timestamp),
		is_reviewed: Vr(e.is_reviewed),
		is_unverified: Vr(e.is_unverified)
	};
}
function fS(e, t = []) {
	return Array.from(e, (e) => rS(e, t));
}
function pS(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function mS(e) {
	let t = pS(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const hS = (e) => {
	let t = e.exactOptional();
	return kr({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, gS = hS(j()), _S = hS(j().min(1));
function vS(e, t) {
	return typeof e == "string" ? e : e[t];
}
function X(e, t = x) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let r of x) {
		let i = t.includes(r) ? e[r] : void 0;
		i !== void 0 && !n.includes(i) && n.push(i);
	}
	return n;
}
function yS({ key_name: e, platforms: t }) {
	return X(e, t);
}
function bS({ key_name: e, platforms: t }, n) {
	return X(e, t.filter((e) => !_(n) || n[e] !== void 0));
}
function xS(e, t = x) {
	let n = X(e, t);
	return (n.length > 0 ? n : X(e)).join(" / ");
}
function SS(e, t) {
	return CS((n) => t.includes(n) ? vS(e, n) : void 0);
}
function CS(e) {
	let t = {};
	for (let n of x) {
		let r = e(n);
		r !== void 0 && (t[n] = r);
	}
	return t;
}
function wS(e) {
	let [t = "", ...n] = X(e);
	if (n.length === 0) return t;
	let { ios: r = t, android: i = t, web: a = t, other: o = t } = e;
	return {
		ios: r,
		android: i,
		web: a,
		other: o
	};
}
// src/keys/fields.ts
const TS = Ty();
function ES(e) {
	return (t, n) => {
		t[e] = n;
	};
}
function DS(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function OS(e, t) {
	let n = e;
	return TS({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: j(),
		value: j(),
		unset: "",
		live: (e) => e[n],
		toManifest: DS,
		write: ES(n),
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function kS(e, t = () => void 0) {
	let n = e;
	return TS({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: Dr(),
		value: Dr(),
		unset: !1,
		undeclared: t,
		live: (e) => e[n],
		toManifest: (t) => t || e === "is_archived" ? t : void 0,
		write: ES(n),
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const AS = TS({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: Nr().min(0),
	value: Nr(),
	unset: 0,
	live: (e) => e.char_limit,
	toManifest: (e) => e === 0 ? void 0 : e,
	write: ES("char_limit"),
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), jS = jr(j(), wr()), MS = TS({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values, such as { screen: cart }",
	schema: jS,
	value: wr(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = y(NS(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = jS.safeParse(e);
		return t.success ? DS(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function NS(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function PS({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const FS = TS({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: Mr(Pr(x)).min(1),
	value: Mr(Pr(x)),
	live: (e) => e.onOtherPlatform ? void 0 : LS(e.platforms),
	inPlan: (e) => LS(e),
	toManifest: (e) => e,
	write: ES("platforms"),
	show: (e) => ({
		as: "set",
		members: e
	})
}), IS = TS({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: Mr(j().min(1)),
	value: Mr(j()),
	unset: [],
	live: (e) => RS(e.tags),
	check: (e, { rules: t }) => {
		let n = On(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => RS(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return RS([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: DS,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return RS([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: ES("tags"),
	show: (e) => ({
		as: "set",
		members: e
	})
});
function LS(e) {
	return x.filter((t) => e.includes(t));
}
function RS(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const zS = TS({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: Cr([j().min(1), _S.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: gS,
	live: (e, { platforms: t }) => SS(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = X(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...SS(e, n)
		} : a;
	},
	inPlan: (e) => SS(e, x),
	check: BS,
	merge: HS,
	carries: (e, t) => x.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = X(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = wS(t);
	},
	show: (e) => {
		let [t = "", ...n] = X(e);
		return n.length > 0 ? {
			as: "slots",
			slots: e
		} : {
			as: "word",
			word: t
		};
	}
});
function BS(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? X(e, n) : X(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const VS = TS({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: gS,
	value: gS,
	unset: {},
	live: (e) => US(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => x.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => DS(US(e)),
	merge: HS,
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
		slots: US(e)
	})
});
function HS(e, t, n) {
	let r = {};
	for (let i of x) {
		let [a = "", o = "", s = ""] = [
			e[i],
			t[i],
			n[i]
		];
		if (a !== o && s !== a && s !== o) return;
		r[i] = a === o ? s : o;
	}
	return US(r);
}
function US(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const WS = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, GS = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, KS = Object.keys(GS), qS = new RegExp([
	WS.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), JS = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, YS = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, XS = "[VOID]";
function ZS(e, t) {
	let [n = "", r = ""] = [e, t].map(ut);
	if (n === r || n === "" && r === XS || r === "" && n === XS) return !0;
	let i = (e, t) => t.includes("[%") && QS(e, t) !== void 0;
	return i(n, r) || i(r, n);
}
function QS(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(WS)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp($S(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function $S([e, t, n = "", r, i], a) {
	let o = iC(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = iC(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${iC(n)}(?:hh?|ll?|[qjztL])?[${GS[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function eC(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(WS)];
		e.length > 0 ? t += 1 : a.match(qS) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var tC = class e {
	#e;
	#t = o(() => this.#e.both.flatMap(([e, t]) => aC(t).flatMap(([t, n]) => QS(new Map(aC(e)).get(t) ?? "", n) ?? [])));
	constructor(e) {
		this.#e = e;
	}
	#n = o(() => {
		let e = this.#e.live.flatMap(aC).flatMap(([, e]) => [...e.matchAll(WS)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return rC(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, r) {
		if (n === "as-written") return e;
		let i = o(() => n === "universal" || (this.#a(t) ?? r().isUniversal));
		return rC(e, (e) => e.match(qS) && i() ? this.#o(e, r) : e);
	}
	#r(e) {
		if ((e.match(WS)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(WS, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = YS.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return QS(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(aC).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${$S(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return nC(e, this.#e.style) ?? t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = aC(t).map(([, e]) => e);
			if (e.some((e) => e.match(WS))) return !0;
			if (e.some((e) => e.match(qS))) return !1;
		}
	}
	#o(t, n) {
		if (JS.test(t) || (t.match(qS)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(qS, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${$S(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = KS.find((e) => GS[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return QS(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function nC([, e, t, n, r], { named: i, printf: a } = {}) {
	if (r !== void 0) return i?.replace("@", () => r);
	let o = e === void 0 ? "" : `${e}$`;
	return a && `%${o}${t}${n === "s" || n === "i" ? a[n] : n}`;
}
function rC(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function iC(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function aC(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const oC = jr(j(), j()), sC = Cr([j(), oC]);
function Z(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = oC.safeParse(y(e));
	return n.success ? US(n.data) : e;
}
function Q({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function cC(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function lC(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || uC(e) && uC(t) || typeof e == typeof t && ZS(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => ZS(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function uC(e) {
	return typeof e == "string" ? e === "" : Object.keys(US(e)).length === 0;
}
const dC = oC.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: m }
}), fC = Cr([j(), dC]), pC = jr(j().min(1), fC), mC = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, hC = (e) => Mr(kr({
	language_iso: j().min(1),
	translation: e
})).refine(mC, "has a language twice"), gC = hC(Fr()), _C = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: Cr([pC, hC(fC).transform(xC).pipe(pC)]),
	rewrite: bC,
	diff({ translations: e }, t, n) {
		let { inFiles: r, project: i } = n, { listed: a } = r;
		if (!e && a.length === 0 || i.segmentation) return Cy;
		let s = a.filter((t) => !Object.hasOwn(e ?? {}, t)), c = [...Object.entries(e ?? {}), ...s.map((e) => [e, void 0])], l = o(() => IC(e ?? {}, t, i.baseLanguage, r.style)), u = c.flatMap(([r, a]) => CC({
			language: r,
			inFile: a,
			declared: a,
			key: t,
			placeholders: l,
			context: n,
			base: e?.[i.baseLanguage]
		}) ?? []);
		if (u.length === 0) return Cy;
		let d = u.flatMap((e) => e.issues);
		return {
			changes: u.flatMap((e) => e.changes),
			kept: u.flatMap((e) => e.kept),
			issues: yC(d, n.plural),
			open: u.flatMap((e) => e.open)
		};
	},
	toPlan({ translations: e = {} }) {
		return Object.keys(e).map((t) => ({
			field: "translations",
			part: t,
			after: e[t] ?? ""
		}));
	},
	write(e, t) {
		e.translations = t.map(({ part: e = "", after: t, sent: n = t }) => ({
			language_iso: e,
			translation: sC.parse(n)
		}));
	},
	show(e) {
		let t = sC.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: US(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = Q(e, n);
		return r && Z(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Z(n, t);
			return uC(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => _C.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = Q(e, t);
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
		let n = Q(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...RC(n, Z(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = Q(e, t);
		return !n || n.is_unverified !== !0 && !uC(Z(n.translation, e.is_plural));
	},
	same: (e, t) => lC(sC.parse(e), sC.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function vC(e, t, n, r, i = "") {
	let a = [], o = typeof t == "string";
	if (o ? n && t !== "" : n === !1) {
		let t = o ? `The ${e} text needs plural forms, such as { one: …, other: … }, because the key is a plural: is_plural is true here, in on_create or in Lokalise.` : `The ${e} text has plural forms, but the key is not a plural. Set is_plural: true, or give one text.`;
		a.push({
			code: "plural-mismatch",
			message: t,
			path: [e]
		});
	}
	for (let n of o || r.length === 0 ? [] : Object.keys(t)) {
		if (r.includes(n)) continue;
		let t = m.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${Be(n, r)}`, s = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function yC(e, t) {
	let n = e.find(({ code: e }) => e === "plural-mismatch");
	return e.filter((e) => t || e === n || e.code !== "plural-mismatch");
}
function bC(e) {
	if (!Array.isArray(e)) return;
	let t = gC.safeParse(e);
	if (t.success) return {
		value: xC(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function xC(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function SC({ is_plural: e, translations: t = [] }) {
	return t.flatMap(({ translation: t }) => Dy(Z(t, e)));
}
function CC(e) {
	let { language: t, inFile: n, key: r, context: i } = e;
	if (typeof n == "string" && !i.plural && r?.is_plural === !1 && Q(r, t)?.translation === n) return;
	if (n === void 0) return wC(e);
	let a = i.project.languages?.find(({ iso: e }) => e === t)?.pluralForms ?? [], o = ` of ${t} in this project`, s = vC(t, n, i.plural, a, o);
	if (s.length === 0) return wC(e);
	let c = Object.entries(n).filter(([e]) => a.includes(e));
	return {
		...c.length > 0 && s.every(({ severity: e }) => e === "warning") && wC({
			...e,
			declared: Object.fromEntries(c)
		}) || Cy,
		issues: s
	};
}
function wC(e) {
	let { language: t, declared: n, key: r, context: i } = e;
	if (Nt(i.rules, t) === "ignore") return;
	let a = r && Q(r, t);
	if (a) return EC(a, r, e);
	if (n !== void 0) return r ? {
		...Cy,
		issues: [wy(`${t} text`, [t])]
	} : TC(e, {
		field: "translations",
		part: t,
		after: n
	});
}
function TC(e, t, n) {
	let { declared: r, placeholders: i, context: a } = e, { rules: o, storedForm: c = () => FC } = a, l = sC.parse(t.after), u = a.inOtherApps !== void 0 && /%(?:\d+\$)?[@s]/.test(JSON.stringify(l)) && o.placeholders === "auto" ? "universal" : o.placeholders, d = i().stored(l, n, u, c), f = n === void 0 ? d : AC(d, r, n);
	return {
		...Cy,
		changes: [s(f, l) ? t : {
			...t,
			sent: f
		}]
	};
}
function EC(e, t, n) {
	let { language: r, inFile: i, declared: a, placeholders: o, context: s } = n, { rules: c, verdicts: l, project: u, inFiles: d } = s, f = s.inOtherApps?.get(r)?.map((e) => sC.parse(e)) ?? [], p = Z(e.translation, t.is_plural), m = s.inOtherApps ? PC(p) : p, h = a !== void 0 && lC(m, cC(a, m)), g = d.plural.includes(r) && Nh({
		declared: i ?? null,
		live: m,
		part: r
	}, u).length > 0;
	if (h && !g) return;
	let _ = o().native(m), v = {
		field: "translations",
		part: r,
		live: _,
		...RC(e, _)
	}, y = (e, t = []) => ({
		...Cy,
		kept: [{
			...v,
			...e,
			...i !== void 0 && { declared: i }
		}],
		open: t
	});
	if (a === void 0) {
		if (!uC(_)) return y({
			reason: "pull",
			...!d.isToAdd && { details: NC }
		});
		let e = c.incoming.untranslated === "base" ? DC(r, t, n) : void 0;
		return e === void 0 ? void 0 : {
			...Cy,
			kept: [{
				...v,
				live: e,
				reason: "pull",
				details: MC
			}]
		};
	}
	if (h) return y({
		reason: "pull",
		details: jC
	});
	let b = cC(a, _), x = {
		field: "translations",
		part: r,
		before: _,
		after: b,
		...RC(e, _)
	}, ee = Nt(c, r), S = n.base !== void 0 && lC(n.base, b) && ee !== "enforce", te = d.fromLokalise === !0 || d.isInLocaleFile && (c.incoming.untranslated === "base" || S), C = uC(_) && te && r !== u.baseLanguage;
	if (C && c.pull) return;
	let ne = f.some((e) => !lC(PC(e), PC(b)));
	if (!C && uC(_) && ne && f.some(uC)) return {
		...Cy,
		issues: [OC(r)]
	};
	if (!C && (ee === "enforce" && !ne || uC(_))) return TC(n, x, p);
	let re = ee === "seed" || C;
	if (re && !c.pull && c.overwrite.length === 0) return y({ reason: "held" });
	if (!re && LC(_, b)?.length === 0) return TC(n, x, p);
	let ie = kC(e, _, n, {
		isHeld: re,
		isInOtherApp: f.some((e) => lC(m, e))
	}), ae = l(ie);
	return ae ? ae.is === "write" ? TC(n, x, p) : y({
		reason: ae.is,
		..."cause" in ae && { cause: ae.cause }
	}) : y({ reason: "undecided" }, [ie]);
}
function DC(e, t, { placeholders: n, context: { project: r } }) {
	let i = e === r.baseLanguage ? void 0 : Q(t, r.baseLanguage), a = i && n().native(Z(i.translation, t.is_plural));
	if (a === void 0 || uC(a)) return;
	if (typeof a == "string") return a;
	let { pluralForms: o = [] } = r.languages?.find(({ iso: t }) => t === e) ?? {};
	return Object.fromEntries(o.map((e) => [e, a[e] ?? a.other ?? ""]));
}
function OC(e) {
	return {
		code: "duplicate-text",
		message: `The files of another app cleared the ${e} translation. Clear it here too, or write it again there.`,
		path: [e]
	};
}
function kC(e, t, { key: n, context: r }, { isHeld: i, isInOtherApp: a }) {
	let { modified_by: o, modified_by_email: s, modified_at_timestamp: c } = e;
	return {
		id: String(n?.key_id),
		language: e.language_iso,
		place: r.inFiles.place,
		live: t,
		...c && { at: c },
		by: {
			id: o,
			address: s
		},
		...i && { isHeld: !0 },
		...a && { isInOtherApp: !0 }
	};
}
function AC(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return cC(Object.fromEntries(r), n);
}
const jC = "The locale file lacks plural forms that Lokalise has", MC = "Lokalise has no translation yet, so the file gets the base translation", NC = "If its line was deleted, lokaform pull writes it back. To clear it in Lokalise, write an empty text. To delete the key, delete its lines in all files";
function PC(e) {
	return new tC({
		declared: [e],
		live: [],
		both: []
	}).stored(e, void 0, "universal", () => FC);
}
const FC = {
	isUniversal: !1,
	isNumbered: !1
};
function IC(e, t, n, r) {
	let i = ([e]) => e === n, a = Object.entries(e).sort((e, t) => Number(i(t)) - Number(i(e))), o = (t?.translations ?? []).map(({ translation: e }) => Z(e, t?.is_plural ?? !1)), s = a.flatMap(([e, n]) => {
		let r = t && Q(t, e);
		return r ? [[n, Z(r.translation, t.is_plural)]] : [];
	});
	return new tC({
		declared: a.map(([, e]) => e),
		live: o,
		both: s,
		style: r
	});
}
function LC(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(US(e)).filter((n) => e[n] !== t[n]);
}
function RC(e, t) {
	if (!e.modified_at_timestamp || uC(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e, a = n?.lastIndexOf("@") ?? -1, o = n && (a < 1 ? "somebody" : `${n.slice(0, 1)}***${n.slice(a)}`);
	return { edited: {
		at: r,
		...o && { by: o },
		...i && { reviewed: i }
	} };
}
// src/keys/fieldTable.ts
const zC = [
	zS,
	FS,
	OS("description", !0),
	IS,
	_C,
	VS,
	OS("context", !0),
	AS,
	kS("is_plural"),
	OS("plural_name"),
	kS("is_hidden"),
	kS("is_archived", (e, t) => !PS(e, t) && void 0),
	MS
], BC = j().min(1), VC = Cr([Nr().positive(), j().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), HC = Sy(zC).required({ key_name: !0 }).extend({
	previously: Cr([BC.transform((e) => [e]), Mr(BC).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Dr().exactOptional(),
	key_id: VC.exactOptional()
}), UC = Sy(zC.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function WC({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const GC = {
	place: "",
	isInLocaleFile: !1,
	listed: [],
	plural: []
};
function KC(e, t) {
	let n = e.values.filenames ? void 0 : WC(e), r = t.platforms.filter((e) => n?.[e] && t.filenames[e]);
	if (!r.some((e) => n?.[e] === t.filenames[e])) return r.map((e) => t.filenames[e])[0];
}
function qC(e, t) {
	let [n = "", ...r] = (Object.values(WC(e) ?? {})[0] ?? "").split(JC).map((e) => e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")), i = RegExp(`^(.*?)${[n, ...r.slice(0, 1)].join("([^/]+)")}`);
	return (e.parts ?? [e]).map(({ file: e, from: n }) => {
		let [, r = "", a = n?.language ?? ""] = i.exec(e.path) ?? [];
		return r + t.replaceAll(JC, a);
	});
}
const JC = "%LANG_ISO%", $ = {
	name: "key",
	fields: zC,
	lacks: ({ platforms: e, translations: t }) => e ? void 0 : {
		code: "needs-platforms",
		message: `It is not in the project yet${t ? "" : ", no file has a text for it"}, and the service needs platforms to create it. ${t ? "" : "If it describes another key, correct its name. Otherwise: "}Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.`,
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => xS(e.key_name, e.platforms),
	context: (e, t, n, r = GC) => ({
		...n,
		inFiles: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? ie + n.rules.owner : void 0
	}),
	liveContext: (e, t) => ({
		...t,
		inFiles: GC,
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => Lr(e.key_id),
	liveLabel: (e) => xS(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !PS(n, t),
	lastEdit: ({ modified_at_timestamp: e }) => e ? { at: e } : void 0,
	created: ({ created: e }) => e,
	hidden: () => null,
	fingerprint: (e) => [
		{ ...e.key_name },
		e.tags,
		e.is_archived,
		e.modified_at_timestamp ?? null,
		e.translations_modified_at_timestamp ?? null
	]
};
function YC(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = [], a = new Map();
	for (let t of e) {
		let e = WC(t), o = e ? void 0 : XC(a, t);
		if (o) {
			o.parts.push(t);
			continue;
		}
		let s = ZC(t), c = t.from ? ew(a, s, e) : [], [l] = c;
		if (c.length > 1) {
			r.push({
				entry: t,
				rivals: c
			});
			continue;
		}
		let u = l || !t.from ? [] : ew(a, s).filter(({ parts: [e] }) => e && !e.from && !e.values.filenames);
		u.length > 0 && n.push(nw(t, u.slice(0, 1)));
		let d = l ?? { parts: [] };
		l || i.push(d), d.parts.push(t), e && (d.files = {
			...d.files,
			...e
		});
		for (let [e, t] of s) {
			let n = a.get(e), r = l && n?.find((e) => e.group === l);
			r ? r.platforms |= t : n ? n.push({
				group: d,
				platforms: t
			}) : a.set(e, [{
				group: d,
				platforms: t
			}]);
		}
	}
	let o = ({ parts: e }) => iw(e, t).entries;
	for (let { entry: e, rivals: t } of r) Sw(t.flatMap(o)).length === 0 && n.push(nw(e, t));
	let s = i.map(({ parts: e }) => iw(e, t));
	return {
		entries: s.flatMap((e) => e.entries),
		problems: [...n, ...s.flatMap((e) => e.problems)]
	};
}
function XC(e, { from: t, values: n }) {
	let { key_name: r, platforms: i = x } = n, [a, o] = t && typeof r == "string" && e.get(r) || [];
	return o || a?.platforms !== $C(i) ? void 0 : a.group;
}
function ZC({ values: e }) {
	let { key_name: t, platforms: n = x } = e;
	if (typeof t == "string") return [[t, $C(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return X(t, n).map((e) => [e, $C(r(e))]);
}
const QC = 2 ** x.length - 1;
function $C(e) {
	return e === x ? QC : e.reduce((e, t) => e | 1 << x.indexOf(t), 0);
}
function ew(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !tw(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function tw(e, t) {
	return !e || !t ? !1 : x.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function nw(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? Da(e, ["key_name"]) : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return G($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function rw(e, t) {
	let n = e.parts ?? [e];
	return n.some(({ from: e, values: t }) => e && Object.values(t.translations ?? {}).some((e) => typeof e == "string")) && iw(n, t, !0).entries[0] || e;
}
function iw(e, t, n = !1) {
	let [r] = e;
	if (!r || e.length === 1 && !n) return {
		entries: [...e],
		problems: []
	};
	let i = sw(e, t), a = i.size === 0 ? e : e.filter((e) => !i.has(e)), o = (n || i.size > 0 ? void 0 : aw(e)) ?? dw(e, a, t, n), { translations: s, isPlural: c, problems: l, leftOut: u } = o, d = [
		...uw(i),
		...u,
		...t === void 0 ? [] : l
	], f = e.filter(({ values: e }) => e.description !== void 0), { is_plural: p, translations: m, ...h } = r.values, g = f[0]?.values.description, _ = {
		...r,
		values: {
			...h,
			key_name: yw(e),
			...Object.keys(s).length > 0 && { translations: s },
			...c !== void 0 && { is_plural: c },
			...g !== void 0 && { description: g }
		},
		onCreate: {
			...bw(e),
			...r.from ? {} : r.onCreate
		},
		span: new $t(r.span, () => ow(e, o.owners(), o.becameOther)),
		parts: e,
		...d.length > 0 && { leftOut: d }
	}, [v, y] = f, b = v && y && !v.from ? [xw(y, v, ["description"])] : [];
	return {
		entries: [_],
		problems: [...l.map((e) => e.problem), ...b]
	};
}
function aw(e) {
	let t = [];
	for (let { values: n, from: r } of e) {
		let { is_plural: e, translations: i } = n;
		if (e !== void 0) return;
		if (i) for (let e of r ? [r.language] : Object.keys(i)) t.push([e, i[e] ?? ""]);
	}
	let n = Object.fromEntries(t);
	return Object.keys(n).length < t.length ? void 0 : {
		translations: n,
		isPlural: void 0,
		leftOut: [],
		problems: [],
		becameOther: new Set(),
		owners: () => pw(e).owners
	};
}
function ow(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		if (!t) return;
		let r = t.span.members?.get("translations")?.members?.get(e), i = Tn(r ?? t.span, { file: t.file });
		return n.has(e) ? Tn(i, { members: new Map([["other", i]]) }) : i;
	}, a = {
		get: (e) => i(e, t.get(e)),
		*[Symbol.iterator]() {
			for (let [e, n] of t) yield [e, i(e, n) ?? n.span];
		}
	};
	for (let t of [
		"translations",
		"is_plural",
		"description"
	]) {
		let [n] = e.flatMap((e) => {
			let n = e.span.members?.get(t);
			return n ? [Tn(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? Tn(n, { members: a }) : n);
	}
	return r;
}
function sw(e, t) {
	let n = e.filter(({ from: e }) => e?.file.language !== void 0), r = ({ from: e }) => e?.language === (t ?? e?.source.language ?? e?.source.languages?.[0]), i = n.find(r) ?? n[0], a = (e) => n.every(({ from: t }) => t === e.from || t?.language !== e.from?.language), o = t !== void 0 || i !== void 0 && r(i), { from: s } = i ?? {}, c = new Map();
	if (!s) return c;
	let l = cw(s.file);
	for (let e of n) e.from && l(e.from.file) && (o || a(e)) && c.set(e, s.file.path);
	return c;
}
const cw = t((e) => t((t) => {
	if (t === e) return !1;
	let { source: n, language: r = "" } = t, i = r === e.language ? void 0 : xn([n], e, r)?.path, a = lr(e.path) === lr(t.path) && !br(e.source, n), o = i === void 0 || i === t.path || lw(i, t.path);
	return a && !o;
}));
function lw(e, t) {
	let n = (e) => e.slice(0, e.lastIndexOf("/") + 1);
	return e.endsWith(".xml") && n(e) === n(t);
}
function uw(e) {
	return [...e].map(([e, t]) => {
		let n = e.from?.language ?? "", r = `The base translation is in ${t}, so the ${n} translation belongs in the ${n} file of the same path. It stays in this file, and is not compared or sent. Move it there.`;
		return {
			language: n,
			problem: G($, e, "no-language-file", r, {
				path: ["translations", n],
				severity: "warning"
			}),
			isInWrongFile: !0
		};
	});
}
function dw(e, t, n, r) {
	let { owners: i, problems: a } = pw(t), o = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), s = [...i].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), c = s.filter(({ isPlain: e }) => e), l = ({ part: e }) => lr(e.file.path)?.severalLanguages, u = o?.values.is_plural ?? (r || c.length < s.length && c.every((e) => e.language !== n || l(e))), d = s.filter((e) => e.isPlain === u && !(u && l(e)));
	for (let { language: e } of d) i.delete(e);
	let f = new Set(u ? c.filter(l).map(({ language: e }) => e) : []);
	return {
		translations: vw(i, f),
		becameOther: f,
		problems: a,
		owners: () => i,
		isPlural: o ? u : u || void 0,
		leftOut: d.map(({ language: e, part: t }) => ({
			language: e,
			problem: fw(t, e, u)
		}))
	};
}
function fw(e, t, n) {
	let [r, i] = n ? ["has no plural forms", "is a plural"] : ["has plural forms", "is not a plural"], a = `The ${t} text ${r}, but the key ${i} (keys.yaml decides, then Lokalise, then the other languages). It stays in the file, and is not compared or sent. Write all languages with plural forms, or all without.`;
	return G($, e, "plural-mismatch", a, {
		path: ["translations", t],
		severity: "warning"
	});
}
function pw(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let e in i.values.translations) {
		let a = n.get(e)?.find((e) => !mw(e, i));
		if (n.set(e, [...n.get(e) ?? [], i]), t.has(e) || t.set(e, i), a) {
			let [t, n] = a.from?.onlyIfBase && !i.from?.onlyIfBase ? [a, i] : [i, a];
			r.push({
				language: e,
				problem: xw(t, n, ["translations", e])
			});
		}
	}
	return {
		owners: t,
		problems: r
	};
}
function mw({ from: e }, t) {
	return e !== void 0 && t.from !== void 0 && br(e.source, t.from.source);
}
function hw(e) {
	let t = e.filter((e) => (e.parts ?? [e]).every(({ from: e }) => !e)), n = e.flatMap((e) => [...new Set(gw(e))]);
	return t.length < 2 && new Set(n).size === n.length;
}
function gw({ parts: e, ...t }) {
	let n = (e ?? [t]).flatMap(({ from: e }) => e ? fn(e.source) : []), { key_name: r, platforms: i = x } = t.values;
	return n.length > 0 ? n : typeof r == "string" ? i : Object.keys(r);
}
function _w(e, t) {
	let n = (e.parts ?? []).flatMap((e) => e.from ? [{
		part: e,
		row: e.from.source
	}] : []), r = Yn([...new Set(n.map(({ row: e }) => e))]);
	if (r.length < 2) return [e];
	let i = e.parts?.filter(({ from: e }) => !e) ?? [], a = (e) => n.flatMap(({ part: t, row: n }) => e.includes(n) ? [t] : []);
	return r.flatMap((e) => iw([...i, ...a(e)], t).entries);
}
function vw(e, t) {
	let r = {};
	for (let [i, { values: a }] of e) {
		let e = a.translations?.[i] ?? "";
		n(r, i, t.has(i) ? { other: String(e) } : e);
	}
	return r;
}
function yw(e) {
	let [t] = e;
	if (t?.values.previously && !t.values.platforms) {
		let n = e.slice(1), r = n.flatMap(({ values: { key_name: e } }) => typeof e == "string" ? [] : e);
		if (r.length === n.length) return typeof t.values.key_name == "string" ? Object.assign({}, ...r) : t.values.key_name;
	}
	let n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function bw(e) {
	let t = new Set();
	for (let { from: n, onCreate: r } of e) n && t.add(r);
	let n = new Set([...t].flatMap((e) => e.platforms ?? [])), r = new Set([...t].flatMap((e) => e.tags ?? [])), i = {};
	for (let e of t) Object.assign(i, e.filenames);
	return {
		...n.size > 0 && { platforms: x.filter((e) => n.has(e)) },
		...r.size > 0 && { tags: [...r] },
		...Object.keys(i).length > 0 && { filenames: i }
	};
}
function xw(e, t, n) {
	let r = Da(t, n), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${t.from && e.from && n.length > 1 ? " If they are texts of two keys, rename one of them, or write {file}, {dir} or {1} in key_name of their rows of texts." : ""}`;
	return G($, e, "duplicate-text", i, {
		path: n,
		scope: "run"
	});
}
function Sw(e) {
	let t = new yn(), n = new Map();
	for (let r of Cw(e)) {
		let e = WC(r), i = e === void 0 ? "" : S(US(e)), { key_name: a, platforms: o = x } = r.values, [s] = Object.entries(SS(a, o)).flatMap(([e, t]) => {
			let a = `${e} ${t}`, o = n.get(a) ?? new Map();
			n.set(a, o);
			let [s] = o.values(), c = i === "" ? s : o.get(i) ?? o.get("");
			return o.has(i) || o.set(i, r), c ?? [];
		});
		if (!s || t.countMore(r.file.path)) continue;
		let c = {
			second: r,
			first: s,
			field: "key_name"
		};
		t.add(Ea("duplicate-key", `Key "${xS(a)}"`, c, " If one was copied, correct its name. If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function Cw(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of X(r.key_name)) (t.has(e) ? n : t).add(e);
	return n.size === 0 ? [] : e.filter(({ values: e }) => X(e.key_name).some((e) => n.has(e)));
}
// src/keys/renames.ts
function ww(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : Tw(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = Ew(r, n), { renames: a, problems: o } = Ow(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function Tw(e, t) {
	let n = t.byId.get(e);
	if (!n && !e.values.previously) return;
	let r = t.formerlyLive(e);
	if (n) {
		if (Pw(e, n, t.perPlatform).length === 0) return;
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
function Ew(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(Nw(r, t, n));
		return !Dw(e.values).some((e) => a.includes(e));
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
function Dw({ key_name: e, previously: t = [] }) {
	return [...X(e), ...t];
}
function Ow(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = b([...t], (t) => e.get(t)?.from ?? []), s = b([...i].filter(([e, n]) => !t.has(e) && (!e.values.new || a(n))), ([, e]) => [e]), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: a, blockers: d }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = xS(e.key_name, e.platforms), h = o.get(e)?.find((e) => e !== n && !hw([n, e])), g = (t) => [...t].flatMap(([t, r]) => r === e && t !== n ? t : []), _ = s.get(e)?.some(([e]) => !hw([n, e])) === !0, v = (e, t, r = "previously") => u.set(n, G($, n, e, t, { path: [r] }));
		p && !t.has(n) ? v("wrong-id", Aw(e, d), "key_id") : p ? l.set(n, e) : f.length > 0 ? v("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? v("claimed-twice", `"${m}" is a former name, but ${kw(g(r), "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : _ ? v("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${kw(g(i), "key_name")}. If the key was renamed, ${g(i).some(({ from: e }) => e) ? "rename it there too" : "remove that entry"}. Otherwise, remove the name from previously. If the other entry is a new key, add new: true to it.`) : h ? v("rename-twice", `"${m}" is also a former name of ${kw([h], "previously")}, but it can only become one key. Keep it in one entry.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function kw(e, t) {
	return e.map((e) => `"${xS(e.values.key_name)}" (${Da(e, [t])})`).join(" and ");
}
function Aw(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => xS(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function jw(e) {
	let t = new Set(e.filter(({ values: e }) => e.previously !== void 0)), n = new Map();
	for (let e of t) for (let t of X(e.values.key_name)) n.set(t, e);
	let r = ({ values: { previously: e = [] } }) => e.flatMap((e) => n.get(e) ?? []).find((e) => t.has(e)), i = new yn();
	for (let e of t) {
		let n = [e];
		for (let e = n.at(-1); e; e = n.at(-1)) {
			let a = r(e);
			if (!a) t.delete(e), n.pop();
			else if (!n.includes(a)) n.push(a);
			else {
				let e = n.splice(n.indexOf(a));
				for (let n of e) t.delete(n);
				i.add(Mw(e, a));
			}
		}
	}
	return i.problems;
}
function Mw(e, t) {
	let n = ({ values: e }) => `"${X(e.key_name)[0]}"`, r = [...e.slice(0, 10).map(n), ...e.length > 10 ? ["…"] : []], i = e.length === 1 ? `The field previously has the present name of the key, ${n(t)}. Remove it: the field is for a name that the key had before.` : `These renames form a cycle: ${[...r, n(t)].join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
	return O("rename-cycle", i, { place: zt(t.file, t.span, ["previously"]) });
}
function Nw({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = SS(e.key_name, r);
	return n ? {
		...SS(t.key_name, r),
		...i
	} : i;
}
function Pw(e, t, n) {
	let r = Nw(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return x.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function Fw(e) {
	return ({ tags: t }) => On(t, e) !== void 0;
}
function Iw(e, t, n, r = () => !1, i) {
	return new Lw({
		declared: e,
		live: t,
		perPlatform: n,
		keepsName: r,
		formerFiles: i
	}).result();
}
var Lw = class {
	#e;
	keepsName;
	perPlatform;
	#t;
	#n = new Map();
	#r = [];
	#i = new Map();
	byId = new Map();
	direct = new Map();
	contested = new Map();
	#a = {
		renames: new Map(),
		leaving: new Map()
	};
	constructor(e) {
		this.#e = e, this.keepsName = e.keepsName, this.perPlatform = e.perPlatform, this.#t = b(e.live, ({ key_name: e }) => X(e));
	}
	result() {
		let { declared: e, live: t } = this.#e;
		this.#s(), this.#c(), this.#u(), this.#d(), this.#a = ww(e, this.#n, this), this.#f();
		let n = e.filter((e) => !this.#n.has(e) && !this.#m(e));
		n.length > 0 && this.#p(n);
		let r = e.filter((e) => !this.#n.has(e)).map((e) => this.#h(e)), i = new Set(r.map((e) => e.live));
		for (let e of this.#n.keys()) {
			for (let t of this.#y(e)) i.add(t);
			i.add(this.#i.get(e));
		}
		let a = t.filter((e) => !i.has(e));
		return {
			matches: r,
			refused: [...this.#n].map(([e, t]) => ({
				declared: e,
				problem: t
			})),
			remarks: this.#r,
			unmanaged: a,
			fresh: n,
			namesakes: new Set(e.flatMap((e) => this.#v(e)))
		};
	}
	#o(e, t, n, r = "key_name") {
		this.#n.set(e, G($, e, t, n, { path: [r] }));
	}
	#s() {
		let { declared: e, live: t } = this.#e, n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []);
		for (let e of n) {
			let t = r.get(String(e.values.key_id));
			t && this.#i.set(e, t);
		}
		for (let [e, t] of d(this.#i, ([, e]) => e)) {
			let n = t.map(([e]) => e), [r, ...i] = n;
			if (r && i.length === 0) this.byId.set(r, e);
			else for (let e of n) {
				let t = `${kw(n, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
				this.#o(e, "claimed-twice", t, "key_id");
			}
		}
		let i = n.filter((e) => !this.#i.has(e));
		i.length > 0 && this.#r.push(Vw(i));
	}
	#c() {
		let e = new Map([...this.byId].map(([e, t]) => [t, e])), t = this.#l();
		for (let n of this.#e.declared) {
			if (this.byId.has(n) || this.#n.has(n)) continue;
			let r = this.#_(n, this.#y(n)), i = (e) => WC(n) !== void 0 && (t.get(e) ?? n) !== n, a = (t) => {
				let r = e.get(t);
				return r !== void 0 && !hw([r, n]);
			}, o = zw(n, r.filter((e) => !a(e) && !i(e)));
			if (o.length > 1) {
				let e = o.map(({ key_id: e }) => e).join(", "), t = `The project has ${o.length} keys with this name (ids ${e}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`;
				this.#o(n, "ambiguous-key", t);
			} else o[0] ? this.direct.set(n, o[0]) : r.length > 0 && this.contested.set(n, r);
		}
	}
	#l() {
		let e = new Map();
		for (let t of this.#e.declared) {
			let n = WC(t);
			if (!n) continue;
			let [r, ...i] = this.#_(t, this.#y(t)).filter((e) => Bw(e, n));
			r && i.length === 0 && e.set(r, e.has(r) ? void 0 : t);
		}
		return e;
	}
	#u() {
		for (let [e, t] of this.direct) {
			if (this.#g(e, t) !== "unknown") continue;
			this.direct.delete(e);
			let n = `Live key ${t.key_id} has this name and the filename "${KC(e, t)}", which is of another file, and git does not tell whether this repository had that file. If it is this key, add key_id: ${t.key_id} to an entry of it in ${At(e.file.path)}, or correct its filename in Lokalise. If this is a new key, set new: true there.`;
			this.#o(e, "ambiguous-key", n);
		}
	}
	#d() {
		if (new Set(this.direct.values()).size !== this.direct.size) for (let [e, t] of d(this.direct, ([, e]) => e)) {
			let n = t.map(([e]) => e);
			if (n.length < 2 || hw(n)) continue;
			let r = n.filter((t) => Bw(e, WC(t))), i = r.length === 1 ? r[0] : void 0;
			for (let t of n) {
				if (t === i || (this.direct.delete(t), i && WC(t) !== void 0)) continue;
				let r = `${kw(n, "key_name")} match the same live key (id ${e.key_id}). Declare the key once, with a name for each platform, or set the same filenames in the rows of texts. If the entries are keys with different filenames, add key_id: ${e.key_id} to the entry that describes live key ${e.key_id}.`;
				this.#o(t, "claimed-twice", r);
			}
		}
	}
	#f() {
		let { renames: e, leaving: t } = this.#a;
		for (let [n, r] of this.contested) {
			if (this.#n.has(n) || e.has(n)) continue;
			let i = r.every((e) => t.has(e));
			if (i ? n.values.new : WC(n) !== void 0) continue;
			let a = [...this.byId].flatMap(([e, t]) => r.includes(t) ? e : []), o = r.map(({ key_id: e }) => e).join(", "), s = i ? "If one of them is a copy of the other, remove key_id there. If the first one is a new key, set new: true in it." : "Declare the key once. If the first one is another key with the same name, declare its filenames.", c = `${kw([n], "key_name")} has the name of live key ${o}, and ${kw(a, "key_id")} has its key_id. ${s}`;
			this.#o(n, "claimed-twice", c);
			for (let e of i ? a : []) this.#o(e, "claimed-twice", c, "key_id");
		}
	}
	#p(e) {
		let t = new Map();
		for (let e of this.#e.live) for (let n of X(e.key_name)) t.set(Rw(n), {
			name: n,
			key: e
		});
		let n = new Set();
		for (let r of e) for (let e of X(r.values.key_name)) {
			let { name: i, key: a } = t.get(Rw(e)) ?? {};
			if (a && i !== e) {
				let e = `This name looks like that of ${"key_id" in a ? `live key ${a.key_id}` : kw([a], "key_name")}, but has other Unicode characters or a blank at an end, so the service may store both as one. Copy the name from there, or set previously to it.`;
				this.#o(r, "lookalike-key", e);
			} else t.set(Rw(e), {
				name: e,
				key: r
			});
			if (!this.perPlatform && n.has(e) && WC(r) === void 0) {
				let t = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms. In rows of texts, write platforms in place of platform.`;
				this.#o(r, "duplicate-key", t);
			}
			n.add(e);
		}
	}
	#m(e) {
		let t = this.#a.renames.get(e) ?? this.byId.get(e);
		if (t) return t;
		let n = this.direct.get(e), r = n && this.#a.leaving.get(n);
		return r && !hw([e, r]) ? void 0 : n;
	}
	#h(e) {
		let t = this.#m(e);
		if (!t) return { declared: e };
		if (!this.#a.renames.has(e)) return {
			declared: e,
			live: t
		};
		let n = X(e.values.key_name), r = this.byId.has(e) && yS(t).some((e) => n.includes(e)), i = xS(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!r && { renamedFrom: i }
		};
	}
	#g(e, t) {
		let { formerFiles: n } = this.#e, r = n && KC(e, t);
		return r === void 0 ? void 0 : n?.get(r);
	}
	#_(e, t) {
		return this.#e.formerFiles ? t.filter((t) => {
			let n = this.#g(e, t);
			return n !== "others" && !(e.values.new && n === "unknown");
		}) : t;
	}
	#v({ values: { key_name: e } }) {
		return typeof e == "string" ? this.#t.get(e) ?? [] : [...new Set(X(e).flatMap((e) => this.#t.get(e) ?? []))];
	}
	#y(e) {
		let t = this.#v(e), { values: n } = e;
		return this.perPlatform ? t.filter((e) => (n.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && vS(n.key_name, t) === e.key_name[t])) : t;
	}
	holders(e, t) {
		return Pw(e, t, this.perPlatform).flatMap(([e, n]) => (this.#t.get(n) ?? []).filter((r) => r !== t && (!this.perPlatform || r.platforms.includes(e) && r.key_name[e] === n)));
	}
	formerlyLive(e) {
		let { previously: t = [], key_name: n } = e.values, r = (e) => [...new Set(t.flatMap((t) => (this.#t.get(t) ?? []).filter((n) => e(n).includes(t))))], i = r((e) => bS(e, n)), a = i.length > 0 ? i : r(yS);
		return zw(e, this.#_(e, a));
	}
};
function Rw(e) {
	return e.normalize("NFC").trim();
}
function zw(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => Bw(t, WC(e)));
	return n.length === 1 ? n : t;
}
function Bw(e, t) {
	return t ? x.every((n) => t[n] === void 0 || t[n] === e.filenames[n]) : !1;
}
function Vw([e, ...t]) {
	let n = t.length > 0 ? ` (the first of ${t.length + 1} such ids)` : "", r = `The project has no key with the id ${e?.values.key_id}${n}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.`, i = e && { place: zt(e.file, e.span, ["key_id"]) };
	return O("stale-id", r, {
		...i,
		severity: "warning",
		scope: "change"
	});
}
// src/keys/references.ts
const Hw = /\[%key(_id)?:(?![^%\]]*[\da-f]{14}\.\d{8})([^%\]]+)%\]/g;
function Uw({ translations: e = {} }) {
	return Object.entries(e).flatMap(([e, t]) => typeof t == "string" && !t.includes("[%key") ? [] : K(t).flatMap((e) => [...e.matchAll(Hw)]).map(([t, n, r = ""]) => ({
		language: e,
		words: t,
		key: r,
		...!n && { name: r }
	})));
}
function Ww(e) {
	let t = e.changes.flatMap((e) => e.action === "update" && e.renamed_from !== void 0 ? e : []), n = new Map(t.map((e) => [e.renamed_from, e.label])), r = e.destroys.filter(({ how: e }) => e === "destroy"), i = new Map([...r.map(({ id: e }) => [String(e), []]), ...t.map(({ id: e, fields: t }) => {
		let n = t.find(({ field: e }) => e === "key_name");
		return [String(e), K(n?.after ?? "")];
	})]), a = o(() => {
		let t = e.live.flatMap((e) => i.get(e.key_id) ?? X(e.key_name)), n = e.declared.flatMap(({ values: e }) => X(e.key_name));
		return new Set([
			...t,
			...n,
			...e.unusable.flatMap((e) => e.names)
		]);
	});
	return e.chosen.flatMap((e) => {
		let [t] = Uw(e.values).filter(({ key: e, name: t }) => t === void 0 ? i.get(e)?.length === 0 : !a().has(t));
		return t ? {
			...t,
			entry: e
		} : [];
	}).map(({ entry: e, language: t, words: r, key: i }) => {
		let a = n.get(i), o = a === void 0 ? "Correct the reference." : `Write [%key:${a}%].`, s = k`The ${t} translation refers to ${w(r)}, but after this plan Lokalise has no such key. ${o}`;
		return G($, e, "unknown-reference", s, {
			path: ["translations", t],
			severity: "warning"
		});
	});
}
// src/webhooks/url.ts
const Gw = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function Kw(e, t) {
	let n = new Map(), r = [];
	for (let i of $v(e)) {
		let e = py(i, Gw, t);
		"value" in e ? n.set(i, e.value) : r.push(e);
	}
	let i = qw(e), a = i ?? Xw(e), o = a === void 0 ? Yw(e, n) : [a], s = a === i ? "variable" : "wrong-value";
	for (let e of o) r.push({
		code: s,
		message: e
	});
	return {
		variables: n,
		issues: r
	};
}
function qw(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return "The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.";
	if ($v(e).length !== 0) {
		if (/^http:/i.test(e)) return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
		if (!Zw(e)) return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host: https://hooks.example.com/services/${NAME}.";
	}
}
const Jw = {
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
function Yw(e, t) {
	let n = "";
	return Qv(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = Jw[e.place];
		if (e.place !== "query" && r.includes("://")) return `The value of \${${e.name}} looks like a whole URL. The manifest has the start of the URL, so set the variable only to the part after it.`;
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return `The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`;
		}
		return `${i}${r}`.split("/").some((e) => /^(\.|%2e){1,2}$/i.test(e)) ? `The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.` : [];
	});
}
function Xw(e) {
	let t = ey(e, new Map($v(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function Zw(e) {
	let t = "";
	for (let n of Qv(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const Qw = "URL_OF_", $w = () => ({ templates(e, t, n) {
	let r = new Map(), i = [...e].sort((e, t) => g(e.url, t.url)).map((e) => [e, aT(e.url, r, t, n)]);
	return {
		templates: new Map(i),
		variables: r
	};
} });
function eT(e, t, n) {
	let r = `WEBHOOK_${t.toUpperCase().replace(/[^A-Z0-9]+/g, "_").slice(0, 40)}`;
	for (let t = 1;; t++) {
		let i = `${r}_${t}`;
		if ((n.get(i) ?? e) === e) return n.set(i, e), i;
	}
}
function tT(e) {
	return iy(e).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (e, t) => {
		let n = Qv(e).map((e) => "text" in e ? e.text : "-"), [, r = "", i = n.join("")] = /^([^=]*)=(.*)$/s.exec(n.join("")) ?? [];
		if (t === 0 || cT.includes(i) || !uT(lT(i))) return e;
		let a = lT(i).split(/[^\p{L}\p{N}]+/u);
		return rT.test(r) || a.some(iT) ? `${e.slice(0, e.indexOf("=") + 1)}***` : e;
	});
}
function nT(e, t, n) {
	let [r, i] = [ay(e).split("/"), ay(t).split("/")], a = r.findIndex((e, t) => ey(e, n) !== i[t]);
	return a === 0 || a === 2 ? cy(t) : [...r.slice(0, a < 0 ? void 0 : a), "…"].join("/");
}
const rT = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function iT(e) {
	return uT(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function aT(e, t, n, r) {
	let i = `${r} ${ry(e)}`.trim(), a = (t) => oT(e, (e) => `\${${eT(e, i, t)}}`), o = new Map(), { template: s, left: c } = a(o);
	if (c) return { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." };
	let l = {
		...n.values,
		...Object.fromEntries(o)
	}, [u] = Kw(s, {
		...n,
		values: l
	}).issues;
	return u ? { why: u.message } : { template: a(t).template };
}
function oT(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = uT(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => uT(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => cT.includes(e) ? e : gy(e) === void 0 && sT.test(e) ? t(e) : (o ||= uT(lT(e)), dT(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= uT(t)), n.length === 0 ? dT(t) : `${dT(t)}=${c(n.join("="))}`;
	});
	return {
		template: dT(n) + u.join("/") + d.join("&") + dT(a),
		left: o
	};
}
const sT = /^[\w.~+,=:@-]+$/, cT = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function lT(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function uT(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function dT(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/fieldTable.ts
function fT(e) {
	let t = Br(e) ?? {}, n = M(t.webhook_id) || void 0, r = M(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: zr(t.events, M)
	};
	if (!Ur(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [ay(r)],
			shown: cy(r)
		},
		lacks: Wr(i)
	} };
	let a = t.branch === null ? null : M(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: mT(t.event_lang_map)
	} };
}
function pT(e) {
	let t = e.map(fT);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function mT(e) {
	return zr(e, (e) => {
		let { event: t, lang_iso_codes: n } = Br(e) ?? {}, r = M(t), i = zr(n, M);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const hT = Ty(), gT = j().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), _T = hT({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: gT,
	value: j(),
	live: ({ url: e }, { url: t, variables: n }) => oy(e, ey(t, n)) ? t : nT(t, e, n),
	toManifest: (e) => e,
	equal: oy,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: tT(e)
	})
}), vT = hT({
	name: "events",
	expects: "a list of events, at least one",
	schema: Mr(j().min(1).meta({ examples: ee })).min(1),
	value: Mr(j()),
	live: (e) => OT(e.events),
	inPlan: (e) => OT(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), yT = Cr([Or("*"), Mr(j().min(1)).min(1)]), bT = hT({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${v.join(", ")}`,
	schema: Er(Pr(v), yT),
	value: jr(j(), Cr([Or("*"), Mr(j())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(ET).includes(ET(t))).map(({ event: e, lang_iso_codes: n }) => [e, kT(n, t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = DT(e).map(([e, t]) => [e, kT(t, n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(DT(e).map(([e, t]) => [e, t === "*" ? t : OT(t)])),
	equal: (e, t, { project: n }) => Object.entries(t).every(([t, r]) => e[t] !== void 0 && s(kT(e[t], n), kT(r, n))),
	check: (e, { events: t }) => xT(e, t),
	toManifest: (e) => Object.keys(e).length === 0 ? void 0 : e,
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
	languages: (e) => DT(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
});
function xT(e, t) {
	let n = DT(e).find(([e]) => !t.includes(e))?.[0];
	if (n !== void 0) return {
		code: "unknown-event",
		message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
		path: [n]
	};
}
const ST = hT({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: Cr([j().min(1), Ar()]),
	value: Cr([j(), Ar()]),
	unset: null,
	live: (e) => e.branch,
	mayBeAbsent: !0,
	toManifest: (e) => e ?? void 0,
	write: (e, t) => {
		e.branch = t;
	},
	show: (e) => ({
		as: "word",
		word: e ?? "all branches"
	})
}), CT = [
	_T,
	vT,
	bT,
	ST
], wT = Sy(CT).required({ url: !0 }).extend({
	branch: ST.schema.default(null),
	previously: gT.exactOptional(),
	new: Dr().exactOptional(),
	webhook_id: j().min(1).exactOptional()
}), TT = {
	name: "webhook",
	fields: CT,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => tT(e.url),
	context: (e, t, n) => ({
		...n,
		url: e.url,
		events: e.events ?? t?.events ?? []
	}),
	liveContext: (e, t, n) => ({
		...t,
		url: n,
		events: e.events
	}),
	id: (e) => e.webhook_id,
	idMember: "webhook_id",
	declaredId: (e) => e.webhook_id,
	liveLabel: ({ url: e, webhook_id: t, branch: n, events: r }) => {
		let i = r.length > 3 ? `${r.length} events` : OT(r).join(", ");
		return `${cy(e)} (${[
			t,
			n ? `branch ${n}` : [],
			i
		].flat().join(", ")})`;
	},
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		OT(e.events)
	]
};
function ET(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function DT(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function OT(e) {
	return [...new Set(e)].sort();
}
function kT(e, t) {
	let { languages: n = [] } = t;
	return e === "*" || n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : OT(e);
}
function AT(e, t, n, r) {
	let i = new Set(n.map(({ url: e }) => ay(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(ay(ey(e, r)))).flatMap((e) => $v(e).map((t) => `${t} ${ry(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = ry(t);
		return $v(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
// src/keys/apps.ts
function jT(e, t) {
	let { rows: n = [], project: r } = t, i = [];
	if (n.length === 0) return {
		matches: e,
		refused: i
	};
	let a = n.some((e) => n.some((t) => br(e, t)));
	return {
		matches: e.flatMap((e) => {
			let n = a ? _w(e.declared, r.baseLanguage) : [e.declared];
			if (e.live || n.length === 1) return n.map((t) => MT({
				...e,
				declared: t
			}));
			let { texts: o, problem: s } = FT(n, t);
			return s && i.push({
				declared: e.declared,
				problem: s
			}), s ? [] : [{ declared: PT(e.declared, { translations: o }) }];
		}),
		refused: i
	};
}
function MT(e) {
	let { declared: t, live: n } = e, { key_name: r } = t.values;
	return typeof r != "string" || !t.from || !n || yS(n).length < 2 ? e : {
		...e,
		declared: PT(t, { key_name: NT(t) })
	};
}
function NT({ parts: e, ...t }) {
	let n = (e ?? [t]).find(({ from: e }) => e)?.from?.source, { key_name: r } = t.values;
	return n && typeof r == "string" ? SS(r, fn(n)) : r;
}
function PT(e, t) {
	return {
		...e,
		values: {
			...e.values,
			...t
		}
	};
}
function FT(e, { rules: t }) {
	let r = {};
	for (let i of e) for (let [a, o] of Object.entries(i.values.translations ?? {})) {
		let s = r[a] ?? o, c = lC(s, o) || t.placeholders === "as-written" ? o : PC(o), [l = i] = e.filter(({ values: e }) => e.translations?.[a] !== void 0);
		if (!lC(s, o) && !lC(PC(s), c)) return { problem: Tp($, {
			entry: i,
			other: l,
			field: "translations",
			part: a
		}) };
		n(r, a, c);
	}
	return { texts: r };
}
function IT({ created: e, project: { baseLanguage: t } }) {
	let [n, ...r] = [...b(e, ({ entry: { values: e } }) => {
		let n = e.translations?.[t] ?? "";
		return e.new || uC(n) ? [] : [S(PC(n))];
	}).values()].flatMap((e) => {
		let [t, ...n] = e.map(({ entry: e }) => e);
		return t && n.length > 0 && hw([t, ...n]) ? [{
			key: t,
			twins: n
		}] : [];
	});
	if (!n) return [];
	let { key: i, twins: a } = n, o = r.length > 0 ? ` The same is true for ${r.length} more new keys.` : "", s = LT([i, ...a]), c = `${kw(a, "key_name")} ${a.length > 1 ? "are new keys of other apps" : "is a new key of another app"} with the same ${t} translation, so each becomes a key. To create one key, add an entry to keys.yaml: - key_name: ${s}.${o}`;
	return [G($, i, "second-key", c, {
		path: ["key_name"],
		severity: "notice"
	})];
}
function LT(e) {
	return `{ ${e.flatMap((e) => Object.entries(NT(e))).map(([e, t]) => `${e}: ${r(t)}`).join(", ")} }`;
}
// \0late:formats
const RT = process.getBuiltinModule("node:module").createRequire(import.meta.url), zT = (...e) => RT("./late-formats.js").formatOf(...e), BT = (...e) => RT("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function VT(e, t, n) {
	let r = {
		path: e,
		lineStarts: rn(t)
	}, { texts: i, faults: a, base: o, language: s } = BT(e, t, De(n)), c = new Map();
	if (s && !HT(n, s.text)) return {
		entries: [],
		variables: c,
		problems: [UT(n, s, r)]
	};
	let l = new Set();
	for (let { language: e } of i) e !== void 0 && l.add(e);
	let u = n.language === void 0 ? nr(n.source, [...l]) : n.source, d = {
		...n,
		source: u
	}, f = QT(d), p = a.filter(({ language: e }) => e === void 0 || Mn(u, Ft(u, e))), m = [], h = new Map(), g, _ = i[0] && GT(i[0], d);
	for (let e of i) {
		if (e.plural && h.set(e.plural.name, e.plural.isShown), e.language !== g && (g = e.language, _ = GT(e, d)), !_) continue;
		let t = new $T(e, _.language), n = KT(e, _, d);
		m.push({
			values: n,
			onCreate: f,
			file: r,
			span: t,
			from: _,
			path: e.path
		});
	}
	return {
		entries: m,
		plurals: h,
		...o !== void 0 && { base: Ft(u, o) },
		variables: c,
		problems: WT(p, r)
	};
}
function HT({ source: e, path: t, language: n }, r) {
	let i = vt(e, t);
	return n === void 0 || Ft(e, r) === n ? !0 : i === void 0 ? $e(r, [n]) !== void 0 : [i, n].some((e) => Ke(e, r));
}
function UT(e, { text: t, at: n }, r) {
	let i = vt(e.source, e.path) === void 0 ? "its row of texts" : "its path", a = k`This file says that its language is "${w(t)}", and ${i} says ${e.language ?? ""}. It is not read. Correct the language here, or move the file.`;
	return O("text-file", a, { place: pr(r, n.start, n.end) });
}
function WT(e, t) {
	let n = new Map();
	for (let r of e) {
		let { code: e, severity: i = "error", at: a } = r, o = {
			severity: i,
			scope: e === "text-file" ? "run" : "change"
		}, s = n.get(i + e) ?? new yn(10);
		if (n.set(i + e, s), s.countMore(t.path, 1, o)) continue;
		let c = pr(t, a.start, a.end);
		s.add(O(e, r, {
			...o,
			place: c
		}));
	}
	return [...n.values()].flatMap(({ problems: e }) => e);
}
function GT({ language: e }, t) {
	let { source: n, language: r } = t, i = r ?? Ft(n, e ?? "");
	if (Mn(n, i)) return {
		file: t,
		source: n,
		language: i,
		onlyIfBase: !n.languages?.includes(i)
	};
}
function KT({ path: e, value: t, description: n }, { language: r }, i) {
	let a = qT(e, i), o = XT(t), s = o === void 0 ? {} : { [r]: o };
	return t.is === "text" && !n ? {
		key_name: a,
		translations: s
	} : {
		key_name: a,
		...o !== void 0 && { translations: s },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function qT(e, t) {
	let { separator: n, keyName: r, platform: i } = t.source, a = JT(n)(e), o = r === "{path}" ? a : YT(r, a, t);
	return i === void 0 ? o : { [i]: o };
}
const JT = h((e) => t((t) => t.join(e)));
function YT(e, t, n) {
	return e.replace(/\{(path|file|dir|1)\}/g, (e, r) => (r === "path" ? t : n[r]) ?? "");
}
function XT(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
const ZT = t(({ platform: e, platforms: t, tags: n }) => ({
	...e !== void 0 && { platforms: [e] },
	...t && { platforms: [...t] },
	...n && { tags: [...n] }
}));
function QT({ source: e, filename: t }) {
	let n = ZT(e);
	return t === void 0 || !n.platforms ? n : {
		...n,
		filenames: Object.fromEntries(n.platforms.map((e) => [e, t]))
	};
}
var $T = class {
	#e;
	#t;
	#n;
	#r;
	constructor({ name: e, value: t, description: n }, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	get start() {
		return this.#e.start;
	}
	get end() {
		return Math.max(this.#e.end, this.#t.at.end);
	}
	get members() {
		let [e, t, n] = [
			this.#e,
			this.#t,
			this.#n
		], r = new Map([["key_name", e]]);
		if (t.is === "forms" && r.set("is_plural", {
			...e,
			name: e
		}), t.is !== "none") {
			let n = t.is === "forms" && { members: new Map([...t.forms].map(([e, t]) => [e, {
				...t.at,
				name: t.name
			}])) }, i = {
				...t.at,
				name: e,
				...n
			};
			r.set("translations", {
				...t.at,
				members: new Map([[this.#r, i]])
			});
		}
		return n && r.set("description", {
			...n.at,
			name: e
		}), r;
	}
};
// src/keys/fromLokalise.ts
function eE(e, t, n) {
	let { includeTags: r, excludeTags: i = [] } = t, a = (t) => e.tags.includes(t);
	return t.keysFrom === "lokalise" && On(e.tags, n) === void 0 && (!r || r.some(a)) && !i.some(a) && tE(e, t) !== void 0;
}
function tE({ platforms: e, filenames: t }, n) {
	let r = (e) => n.filenames === void 0 ? !0 : n.filenames === "/" ? t[e] !== "" : t[e] === n.filenames;
	return fn(n).find((t) => e.includes(t) && r(t));
}
function nE(e, t) {
	let { source: n } = t, r = tE(e, n), i = r && e.key_name[r];
	if (!r || !i) return;
	let a = {
		name: i,
		filename: e.filenames[r],
		onCreate: QT(t)
	};
	if (n.platform !== void 0) return {
		...a,
		values: { key_name: { [r]: i } }
	};
	let o = e.platforms.filter((e) => fn(n).includes(e));
	if (!(X(e.key_name, o).length > 1)) return {
		...a,
		values: { key_name: i }
	};
}
// src/checks/checkTexts.ts
const rE = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, iE = `[\\s${rE.source.slice(1)}`, aE = new RegExp(iE);
function oE(e) {
	return /[{%$]/.test(e) || aE.test(e.charAt(0)) || aE.test(e.charAt(e.length - 1));
}
function sE(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !oE(e)) ? [] : uE(e, t), { words: a } = t;
	return a ? [...i, ...lE(n).flatMap((e) => hE(e, a))] : i;
}
const cE = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function lE(e) {
	return Object.entries(e).flatMap(([e, t]) => cE.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function uE(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: c } = e, l = lE(a), u = (e) => n[e] !== "off", d = (e) => l.some(({ text: t }) => nn(t).some((t) => e(t.text))), f = (u("icu") || u("placeholders") || u("plurals")) && d(ar), p = f || d(Rt) && (t.usesIcu?.() ?? !1), m = [...l, ...fE(e, r)], h = m.find(({ language: e }) => e === r)?.text, g = m.filter(({ language: e, text: t }) => e === r || h === void 0 || !s(t, h)), _ = ({ language: t }) => e.isInFile?.(t) ? void 0 : c?.(t);
	return [
		...u("icu") && f ? l.flatMap(pE) : [],
		...u("placeholders") ? dE(Fn(m, r, {
			readsIcu: p,
			isForm: e.isForm
		}), m, r) : [],
		...u("plurals") ? g.flatMap((e) => Ht(e, _(e), i)) : [],
		...u("plurals") && f ? Jn(g, r, i) : [],
		...u("length") && o > 0 ? l.flatMap((t) => mE(t, e)) : [],
		...u("blanks") ? dE(xE(m, r), m, r) : [],
		...u("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? gE(e, l, r) : []
	];
}
function dE(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || nn(r.text).length === 0 || e.length < 3) return e;
	let i = [...b(e, ({ fault: e = "" }) => [ct(e).message]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o] = i.toSorted((e, t) => a(t) - a(e));
	if (!o) return e;
	let s = a(o), c = t.filter((e) => e !== r && nn(e.text).length > 0).length;
	if (s < 3 || s * 2 <= c) return e;
	let [{ check: l, language: u, fault: d = "" }] = o, f = k`differs from ${s === c ? "all" : `${s} of ${c}`} other texts in the same way, so it is probably the one to correct: the ${u} text ${d}`, p = nn(r.text).find((e) => o.every((t) => t.form === e.form));
	return [wn(l, r, p ?? {}, f), ...e.filter((e) => !o.includes(e))];
}
function fE({ texts: e, live: t }, n) {
	if (n === void 0 || nn(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function pE(e) {
	return nn(e.text).flatMap((t) => {
		if (!ar(t.text)) return [];
		let n = fr(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [wn("icu", e, t, o, `${i}.${gr(t.text)}`)];
	});
}
function mE(e, { charLimit: t }) {
	return nn(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [wn("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function hE(e, t) {
	return nn(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => wn("words", e, n, k`has "${w(t)}"`, `Write "${r}".`)));
}
function gE({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || nn(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => nn(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || nn(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const _E = ["start", "end"], vE = RegExp(`^${iE}*`), yE = /\r\n?|[\u2028\u2029\x85]/g, bE = /[^\S\n\t]/g;
function xE(e, t) {
	let n = e.flatMap((e) => {
		let t = nn(e.text).map((e) => ({
			...e,
			...SE(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = on(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = _E.filter((e) => {
			let [n, r] = [t[e], i?.[e] ?? ""];
			return n !== r && !(n === "" && /^ +$/.test(r) && wE.test(t.text));
		});
		if (a.length === 0) return [];
		let o = `has other blanks or line breaks at its ${a.join(" and ")} than the ${r.language} text`;
		return [wn("blanks", e, t, o, "Use the same in both.")];
	}));
}
function SE(e) {
	let t = vE.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && aE.test(e.charAt(n - 1));) --n;
	return {
		start: CE(t),
		end: CE(e.slice(n))
	};
}
function CE(e) {
	return e === "" ? "" : e.replace(rE, "").replace(yE, "\n").replace(bE, " ");
}
const wE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
// src/checks/words.ts
function TE(e) {
	let t = Object.entries(e).flatMap(([e, t]) => _(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, EE({
		...e,
		...n
	})])), r = EE(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function EE(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${DE}(?=${DE}))(?:${r})(?!(?<=${DE})${DE})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of OE(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== kE(r, e) && t.set(r, kE(r, e));
		}
		return t;
	};
}
const DE = `(?:${Qt.source.slice(1)}|[\\p{N}\\p{M}_])`;
function OE(e) {
	let t = (e) => " ".repeat(e.length);
	return (kt(e)?.texts.join("\n") ?? e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(Kt, t);
}
function kE(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const AE = 1e4, jE = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, ME = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], NE = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function PE(e, t) {
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => nn(n).some((n) => t(n.text, e)))), r = o(() => n(ar)), { base: i = "" } = t, a = () => e.filter(({ declared: e }) => /\s/.test(LE(e))).length > e.length * .1, s = o(() => e.length <= 10 || !a() && (n((e, t) => t === i) || e.some(({ live: e }) => e && nn(zE(e, i) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: r,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: be(c.pattern) },
		...c && u !== "off" && { words: TE(c.words) }
	}, f = o(() => new Set(e.flatMap(({ declared: e }) => X(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = LE(e), n = (e) => e !== t && f().has(e), [r, i = ""] = jE.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && ME.some((e) => f().has(i + e));
			let [, a] = NE.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function FE(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = PE(e, t), i = [], a = 0;
	for (let { declared: t, live: o } of e) {
		let e = RE(t, o, () => r(t), n), s = [...BE(t, n), ...e];
		if (s.length !== 0) {
			for (let e of s) i.push(VE(t, e, n));
			if (a += 1, a >= AE) break;
		}
	}
	let [o] = i;
	if (o && a >= AE) {
		let e = `${AE.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : o;
		i.unshift(O(o.code, e, {
			severity: t.severity,
			scope: t.scope
		}));
	}
	return i;
}
function IE(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = PE(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: bn(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : sC.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			zE(t, i)
		], p = d !== void 0 && !uC(d) ? d : f && ((n) => IC(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = RE(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || nS(Q(t, c))[a], b = new Set(v.map(({ check: e }) => e)), x = [...y ? [] : [`not-${a}`], ...b], ee = v.map(({ message: e }) => e).join(" ");
		return x.length === 0 ? void 0 : {
			because: x,
			...ee !== "" && { details: ee }
		};
	} };
}
function LE({ values: e }) {
	return X(e.key_name)[0] ?? "";
}
function RE(e, t, n, r, i = e.values.translations) {
	let { translations: a = {}, char_limit: s } = e.values;
	if (!i) return [];
	let c = o(() => IC(a, t, r.base)), l = (e) => e && c().native(e);
	return sE({
		isForm: n,
		texts: i,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		isInFile: (t) => Yp([e]).some(({ from: e }) => e?.language === t),
		...t && { live: (e) => l(zE(t, e)) }
	}, r);
}
function zE(e, t) {
	let n = Q(e, t);
	return n && Z(n.translation, e.is_plural);
}
function BE({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? X(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "";
	if (o.length === 0 && !c) return [];
	let l = At(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`, d = o.map((e) => {
		let t = `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`;
		return a("key_names", t);
	});
	return c ? [...d, a("descriptions", u)] : d;
}
function VE(e, t, { levels: n }) {
	let { check: r, language: i, form: a } = t, o = r === "base", s = n[r] === "error";
	return G($, e, An[r], t, {
		path: [...i === "" ? ["key_name"] : ["translations"], ...o ? [] : [i, a ?? ""]],
		ofName: o,
		severity: s ? "error" : "warning",
		scope: s ? "project" : "change"
	});
}
function HE({ values: e }, t, n, r) {
	let i = nn((t ? zE(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && Q(t, e);
			if (!n || !r(Z(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...nS(n)
			};
			return Pt.filter((e) => i[e]);
		}
	};
}
// src/keys/remarks.ts
const UE = [
	{
		name: "texts that do not fit the others of their key",
		codes: [
			"duplicate-text",
			"no-language-file",
			"plural-mismatch"
		],
		needs: "files",
		find: ({ entries: e, isLive: t }) => t ? [] : e.flatMap(({ declared: { leftOut: e = [] } }) => e.map(({ problem: e }) => e))
	},
	{
		name: "former names that no live key has",
		codes: ["unknown-previously"],
		needs: "plan",
		find: GE
	},
	{
		name: "new keys with the name of another key",
		codes: ["second-key"],
		needs: "plan",
		find: KE
	},
	{
		name: "new keys of two apps",
		codes: ["second-key"],
		needs: "plan",
		find: IT
	},
	{
		name: "texts in a wrong encoding",
		codes: ["wrong-value"],
		needs: "plan",
		find: ZE
	},
	{
		name: "new keys that are probably renamed",
		codes: ["looks-renamed"],
		needs: "plan",
		find: qE
	},
	{
		name: "keys that were probably renamed in Lokalise",
		codes: ["looks-renamed"],
		needs: "plan",
		find: JE
	},
	{
		name: "references to keys that are not there",
		codes: ["unknown-reference"],
		needs: "plan",
		find: Ww
	},
	{
		name: "checks of texts",
		codes: Object.values(An),
		needs: "files",
		notIn: ["drift", "status"],
		find: ({ entries: e, checks: t }) => FE(e, t)
	}
];
function WE(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = O(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function GE({ entries: e, chosen: t, live: n }) {
	let r = new Set(t), i = o(() => new Set(n.flatMap(yS)));
	return e.flatMap(({ declared: e, live: t }) => {
		let { previously: n = [] } = e.values;
		if (t || by(e) || n.length === 0 || !r.has(e) || n.some((e) => i().has(e))) return [];
		let a = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key. Correct or remove previously.`;
		return [G($, e, "unknown-previously", a, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function KE({ entries: e, chosen: t, live: n, unmatched: r }) {
	let i = new Set(t), a = new Set(r), s = o(() => b(n, yS)), c = new Map();
	return WE(e.flatMap(({ declared: e, live: t }) => {
		if (t || by(e) || !i.has(e)) return [];
		let { key_name: n, platforms: r = e.onCreate.platforms } = e.values, o = X(n, r), l = WC(e) !== void 0, u = o.flatMap((e) => s().get(e) ?? []).find((e) => l || a.has(e)), d = o.flatMap((e) => c.get(e) ?? []);
		if (l) for (let t of o) c.set(t, e);
		let f = u ? `live key ${u.key_id}` : kw(d.slice(0, 1), "key_name");
		if (e.values.new || f === "") return [];
		let p = `The name of this new key is also that of ${f}, on another platform or in another file. To use a live key, set its key_id in keys.yaml. If this key is really new, set new: true. Otherwise, a second key without the translations is created, if the service allows it.`;
		return [G($, e, "second-key", p, {
			path: ["key_name"],
			severity: "warning"
		})];
	}), "new keys have the name of another key");
}
function qE({ created: e, declared: t, live: n, undeclared: i, project: { baseLanguage: a } }) {
	let s = new Set(i.map(({ id: e }) => e)), c = t.some(({ from: e, parts: t }) => e ?? t), l = new Set(t.filter(({ values: { translations: e } }) => (c || e !== void 0) && e?.[a] === void 0).flatMap(({ values: e }) => X(e.key_name))), u = o(() => b(n.filter((e) => s.has(e.key_id) || yS(e).some((e) => l.has(e))), (e) => Dy(Z(Q(e, a)?.translation ?? "", e.is_plural))));
	return WE(e.flatMap(({ change: e, entry: t }) => {
		let n = Dy(e.fields.find(({ field: e, part: t }) => e === "translations" && t === a)?.after ?? "").flatMap((e) => u().get(e) ?? []), [i] = n.flatMap((e) => [...bS(e, t.values.key_name), ...yS(e)]);
		if (i === void 0 || t.values.new) return [];
		let o = `Live key "${i}"${n.length > 1 ? ` (and ${n.length - 1} more)` : ""} has the same ${a} text as the new key "${e.label}", and the files have none for it. If it was renamed, rename it in all files, and set ${YE(t)}previously: ${r(i)} in an entry of ${At(e.place.file)}. Otherwise, set new: true there.`;
		return O("looks-renamed", o, {
			place: e.place,
			severity: "notice",
			scope: "change"
		});
	}), "new keys have the same text as a live key that the files do not have");
}
function JE({ entries: e, unmatched: t, project: { baseLanguage: n } }) {
	let r = e.filter(({ declared: e, live: t }) => !t && by(e)), i = o(() => b(t, (e) => Dy(Z(Q(e, n)?.translation ?? "", e.is_plural))));
	return WE(r.flatMap(({ declared: e }) => {
		let t = e.values.translations?.[n] ?? "", [r, a] = new Set(Dy(t).flatMap((e) => i().get(e) ?? []));
		if (!r || a) return [];
		let o = `It was probably renamed in Lokalise: key "${xS(r.key_name, r.platforms)}" has the same ${n} translation. Rename it in all files, or pull the new name, and delete the lines of the old one.`;
		return [G($, e, "looks-renamed", o, {
			path: ["key_name"],
			severity: "notice"
		})];
	}), "keys were probably renamed in Lokalise");
}
function YE({ from: e, values: { key_name: t } }) {
	return !e || typeof t == "string" ? "" : `key_name: { ${Object.entries(t).map(([e, t]) => `${e}: ${r(t)}`).join(", ")} } and `;
}
const XE = /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/;
function ZE({ changes: e }) {
	let t = (e = "") => XE.test(K(e).join(" ")), n = e.flatMap((e) => (e.action === "destroy" ? [] : e.fields).flatMap(({ field: n, part: r, before: i, after: a, place: o }) => {
		if (n !== "translations" || !o || !t(a) || t(i)) return [];
		let s = `The ${r} text of ${e.label} has characters of a wrong encoding, as in Ã¼ or \ufffd for ü. Save the file as UTF-8, and correct the text.`;
		return O("wrong-value", s, {
			place: o,
			severity: "warning",
			scope: "change"
		});
	}));
	return [...d(n, ({ place: e }) => e?.file).values()].map(([e, ...t]) => {
		let n = t.length > 0 ? ` The same is true for ${t.length} more in this file.` : "";
		return ge(e, k`${e}${n}`);
	});
}
// src/keys/renamedThere.ts
function QE(e, t, { applied: n, project: { baseLanguage: i } }) {
	let a = e.filter(({ declared: e, live: t }) => !t && !by(e) && !e.values.new && n?.has(S(e.values.key_name)));
	if (a.length === 0) return [];
	let o = b(t, (e) => Dy(Z(Q(e, i)?.translation ?? "", e.is_plural)));
	return a.flatMap(({ declared: e }) => {
		let t = e.values.translations?.[i] ?? "", [n, a] = new Set(Dy(t).flatMap((e) => o.get(e) ?? []));
		if (!n || a) return [];
		let [s = ""] = bS(n, e.values.key_name), c = `It was live at the last apply, and now key "${xS(n.key_name, n.platforms)}" (id ${n.key_id}) has its ${i} translation, so it was probably renamed in Lokalise. It is not created. To take the new name, rename it in all files. To rename the key back, set previously: ${r(s)} in an entry of ${At(e.file.path)}. If it is another key, set new: true there.`;
		return [{
			declared: e,
			problem: G($, e, "looks-renamed", c, { path: ["key_name"] })
		}];
	});
}
// src/keys/restored.ts
function $E(e, t, n, r) {
	let { declared: i, problems: a } = rD(nD(e), r.project), o = "key-gone";
	if (t) {
		let e = zS.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: HC.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: tD(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = eD(s, n);
	return {
		declared: i,
		context: tD(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function eD({ key_name: e, platforms: t = [...x], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && vS(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function tD(e, t) {
	let n = e.find((e) => e.startsWith(ie))?.slice(ie.length), r = {
		...nt,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function nD({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = ne(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !_(r) ? [e, n] : [e, {
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
function rD(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return G($, e, "unknown-language", r, {
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
function iD(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = e.changes.filter((e) => e.action === "update"), o = new Map(a.map((e) => [String(e.id), e])), { matches: s } = Iw(n, t.filter(({ key_id: e }) => o.has(e)), e.project.perPlatformNames), c = new Map();
	for (let { declared: e, live: t } of s) {
		let n = t && o.get(t.key_id);
		n && c.set(n, e.values);
	}
	let l = [...c].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(Nt(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = sC.parse(i);
		return o === void 0 || lC(cC(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), u = new Set(n.flatMap(({ values: e }) => X(e.key_name)));
	return {
		texts: l,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !c.has(e) : !aD(e, "key_name").some((e) => u.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : aD(e, "tags");
			return dp($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function aD({ fields: e }, t) {
	return K(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/keys/kind.ts
const oD = {
	schema: HC,
	fields: zC,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, sD = {
	schema: UC,
	fields: zC.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function cD(e, t) {
	return bp({
		plural: "keys",
		entry: oD,
		defaults: sD
	}, e, t);
}
function lD(e, t) {
	let n = {
		...uD(e),
		...uD(t)
	};
	return {
		...e,
		...t,
		...Object.keys(n).length > 0 && { translations: n }
	};
}
function uD({ translations: e }) {
	return _(e) ? e : {};
}
function dD({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const fD = {
	...$,
	plural: Yt.manifests.name,
	words: {
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: Yt,
	limits: {
		removed: Dt,
		removedPercent: it,
		overwrittenPercent: St,
		unverified: oe,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: {
		fields: [
			"translations",
			"platforms",
			"is_plural",
			"is_archived"
		],
		common: ["platforms"],
		distinguishing(e) {
			if (e.onOtherPlatform) return [];
			let t = [...e.platforms], n = x.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
			return [{ platforms: t }, {
				platforms: t,
				filenames: Object.fromEntries(n.map((t) => [t, e.filenames[t]]))
			}];
		}
	},
	entry: oD,
	defaults: sD,
	readManifest: cD,
	textFiles: {
		read: VT,
		isOnlyName: dD,
		filenames: ({ filenames: e }) => Object.values(e),
		otherFile(e, t) {
			let n = KC(e, t);
			return n === void 0 ? void 0 : {
				filename: n,
				paths: qC(e, n)
			};
		},
		byApp: (e) => _w(e),
		join: YC
	},
	checkTogether: (e) => [...Sw(e), ...jw(e)],
	checkEntry(e) {
		let { is_plural: t, translations: n = {} } = e.values, r = Object.entries(n);
		return t === void 0 && (e.from || r.every(([, e]) => typeof e == "string")) ? [] : yC(r.flatMap(([e, n]) => vC(e, n, t, m)), t).map(({ code: t, message: n, path: r }) => {
			let i = {
				path: ["translations", ...r],
				ofName: t === "plural-form"
			};
			return G($, e, t, n, {
				...i,
				scope: "run"
			});
		});
	},
	waiting: IE,
	progressOf: HE,
	match(e, { objects: t, unusable: n }, r) {
		let { project: i, rules: a, formerFiles: o } = r;
		return Mp(fD, e, n, a, Dw, (e) => {
			let n = Iw(e, t, i.perPlatformNames, Fw(a), o), { matches: s, refused: c } = jT(n.matches, r), l = s.filter(({ declared: e, live: t }) => t || !dD(e)).map((e) => e.live?.is_plural && e.declared.values.is_plural === void 0 ? {
				...e,
				declared: rw(e.declared, i.baseLanguage)
			} : e), u = QE(l, n.unmanaged, r), d = new Set(u.map((e) => e.declared));
			return {
				...n,
				matches: l.filter((e) => !d.has(e.declared)),
				refused: [
					...n.refused,
					...c,
					...u
				]
			};
		});
	},
	remarks: UE,
	fromLokalise: {
		rowsOf: (e, t, n) => t.filter((t) => eE(e, t, n)),
		isReady(e, t, { project: n, rules: r }) {
			if (e.is_plural && !t.some(Tt)) return !1;
			let { review: i } = r.incoming, a = Q(e, n.baseLanguage);
			return !a || (i === "any" || nS(a)[i]) && !uC(Z(a.translation, e.is_plural));
		},
		entryIn: nE
	},
	names: (e, t = "") => [...new Set([...bS(e, t), ...yS(e)])],
	texts: SC,
	storedForm: (e) => eC(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest(e, t) {
		return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : cD(e, t).entries.flatMap(({ values: e }) => X(e.key_name));
	},
	mergeKept(e, t) {
		if (e.entry.is_plural !== t.entry.is_plural) return e;
		let [n, r] = [lD(e.entry, t.entry), lD(e.wrote, t.wrote)];
		return {
			...t,
			entry: n,
			wrote: r
		};
	},
	restore: {
		find: $E,
		undone: iD
	}
};
// src/webhooks/match.ts
function pD(e, t, n) {
	return new mD(e, t, n).result();
}
var mD = class {
	#e;
	#t;
	#n;
	#r = new Map();
	#i = new Map();
	#a = [];
	#o;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n, this.#o = new Set(t);
	}
	result() {
		return this.#s((e) => this.#d(e)), this.#f(), this.#s((e) => this.#p(e)), this.#s((e) => this.#m(e)), this.#s((e) => this.#h(e)), this.#s((e) => this.#g(e)), {
			matches: this.#e.filter((e) => !this.#i.has(e)).map((e) => this.#r.get(e) ?? { declared: e }),
			refused: [...this.#i].map(([e, t]) => ({
				declared: e,
				problem: t
			})),
			remarks: this.#a,
			unmanaged: [...this.#o],
			namesakes: new Set(this.#e.flatMap((e) => {
				let t = this.#l(e, this.#t);
				return t.some(({ branch: e }) => e === void 0) ? t.filter((e) => this.#o.has(e)) : [];
			}))
		};
	}
	#s(e) {
		for (let t of this.#c()) {
			let n = e(t);
			n?.severity === "error" ? this.#i.set(t, n) : n && this.#a.push(n);
		}
	}
	#c() {
		return this.#e.filter((e) => !this.#r.has(e) && !this.#i.has(e));
	}
	#l(e, t) {
		return [...t].filter((t) => hD(e, t, this.#n));
	}
	#u(e, t, n) {
		this.#r.set(e, {
			declared: e,
			live: t,
			...n !== void 0 && { renamedFrom: n }
		}), this.#o.delete(t);
	}
	#d(e) {
		let { webhook_id: t } = e.values;
		if (t === void 0) return;
		let n = [...this.#o].find((e) => e.webhook_id === t);
		return n ? this.#u(e, n) : xD("stale-id", e, "webhook_id", `The project has no webhook ${t}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`, "warning");
	}
	#f() {
		for (let { webhook: e, candidate: t } of _D(this.#c(), [...this.#o], this.#n)) !this.#r.has(e) && this.#o.has(t) && this.#u(e, t);
	}
	#p(e) {
		if (e.values.events !== void 0) return;
		let [t, ...n] = this.#l(e, this.#o);
		t && n.length === 0 && this.#u(e, t);
	}
	#m(e) {
		let { previously: t } = e.values;
		if (t === void 0) return;
		let n = ey(t, this.#n), r = [...this.#o].filter((e) => oy(e.url, n)), [i] = r;
		if (i) return r.length === 1 ? this.#u(e, i, tT(t)) : xD("ambiguous-webhook", e, "previously", `${r.length} live webhooks have this former URL (ids ${bD(r)}). Add webhook_id with the id of the one that is meant.`);
	}
	#h(e) {
		let t = this.#l(e, this.#t).filter((t) => {
			let n = [...this.#r.values()].find(({ live: e }) => e === t)?.declared, r = n?.values.webhook_id === t.webhook_id;
			return n && t.branch === void 0 && !r ? !0 : e.values.new ? !1 : !n || t.branch === void 0 || r && !hD(n, t, this.#n);
		});
		if (t.length !== 0) return xD("ambiguous-webhook", e, "url", `This entry may be a live webhook with this URL (${`${t.length === 1 ? "id" : "ids"} ${bD(t)}`}), or a new one. To use a live one, set webhook_id in the entry that it belongs to: apply then changes it. To create another webhook, set new: true.`);
	}
	#g(e) {
		if (e.values.new) return;
		let t = yD([...this.#o]).find((t) => gD(e, t) && ty(ay(e.values.url), ay(t.url)));
		if (!t) return;
		this.#o.delete(t);
		let n = t.webhook_id;
		return xD("lookalike-webhook", e, "url", `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${n}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`);
	}
};
function hD(e, t, n) {
	return oy(t.url, ey(e.values.url, n)) && gD(e, t);
}
function gD({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function _D(e, t, n) {
	let r = yD(t), i = e.flatMap((e) => r.filter((t) => hD(e, t, n)).map((t) => ({
		webhook: e,
		candidate: t,
		...vD(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ candidate: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function vD({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(ET)), new Set(t.map(ET))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function yD(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function bD(e) {
	return yD(e).map(({ webhook_id: e }) => e).join(", ");
}
function xD(e, t, n, r, i = "error") {
	return G(TT, t, e, r, {
		path: [n],
		severity: i
	});
}
function SD(e) {
	let t = new Map(), n = new yn();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? S([
			ay(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${tT(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Ea("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function CD({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = ey(i, r.variables), c = {
		declared: e,
		context: r,
		gone: "webhook-gone"
	};
	if (s === "") {
		let e = `The URL of webhook ${a} is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.`;
		return {
			...c,
			label: `(${a})`,
			refusal: {
				code: "no-url",
				message: e
			}
		};
	}
	let l = i.startsWith("${") ? `${cy(s)} (${a})` : tT(i), u = t ? [] : n.filter(({ branch: e }) => e === o), d = _D([e], u, r.variables)[0]?.candidate;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const wD = {
	schema: wT,
	fields: CT,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	elsewhere: (e) => e === "secret" ? " Remove it: the service makes the secret, and lokaform webhook-secret reads it." : void 0,
	thing: "a webhook"
};
function TD(e, t, n) {
	let { entries: r, problems: i } = bp({
		plural: "webhooks",
		entry: wD
	}, e, t, { most: _f }), a = new Map(), o = new yn();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = Kw(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => zt(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(O(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of ED(r, i, c)) o.add(e);
		}
		DD(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function ED(e, t, n) {
	let r = [], i = (e, t) => r.push(O(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.test(t) && i("variable", "$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write ${NAME}."), tT(t) !== iy(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git."), r;
}
function DD({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (ee.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${Be(a, ee)}`, o = zt(t, n, ["events", i]);
		r.add(O("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const OD = {
	...TT,
	plural: wt.manifests.name,
	words: {
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: wt,
	limits: {
		removed: Fe,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: $w(),
	entry: wD,
	readManifest: TD,
	checkTogether: SD,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && xT(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [G(TT, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return Mp(OD, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => ay(ey(e, i))), (e) => {
			let r = pD(e, t, i), a = r.matches.flatMap((e) => kD(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	remarks: [],
	firstSends: AT,
	names: () => [],
	texts: () => [],
	restore: {
		find: CD,
		variables({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
			let a = typeof r.values.url == "string" ? Kw(r.values.url, i).variables : [], o = new Map(a);
			if ($v(e.url).some((e) => e.startsWith("URL_OF_"))) return {
				variables: o,
				problems: []
			};
			let { variables: s, issues: c } = Kw(e.url, i);
			for (let [e, t] of s) o.set(e, t);
			let l = zt(t, n, ["url"]);
			return {
				variables: o,
				problems: c.map(({ code: e, message: t }) => O(e, t, {
					place: l,
					scope: "change"
				}))
			};
		}
	}
};
function kD({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${jp}`;
	return [{
		declared: e,
		problem: G(TT, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const AD = [fD, OD];
Aa(AD);
// src/model/remark.ts
function jD({ notIn: e = [] }, t) {
	return !e.includes(t);
}
function MD({ severity: e }, t, n) {
	let r = e?.[t];
	return r ? n.map((e) => ({
		...e,
		severity: r
	})) : n;
}
function ND(e, t, n) {
	return jD(e, t) ? MD(e, t, n()) : [];
}
var PD = class {
	#e;
	stopped;
	reason;
	#t = new AbortController();
	#n = new AbortController();
	#r;
	#i;
	constructor(e = 5e3) {
		this.#e = e;
	}
	stop(e, t = 0) {
		if (this.stopped) return;
		let n = e === "time limit", r = n ? `The time limit of ${LD(t)} was reached` : `The run was stopped by ${e}`;
		this.reason = `${r}.`;
		let i = n ? " To allow more time, raise time_limit." : "";
		this.stopped = {
			by: e,
			message: `${this.reason} After that, no new change was sent. Run the command again to continue.${i}`
		}, this.#t.abort(), this.#r = setTimeout(() => this.#n.abort(), this.#e);
	}
	stopAfter(e) {
		e !== void 0 && (this.#i = setTimeout(() => this.stop("time limit", e), e));
	}
	get stopping() {
		return this.#t.signal;
	}
	get aborted() {
		return this.#n.signal;
	}
	async wait(e) {
		await mi(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const FD = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function ID(e) {
	let t = new PD(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of FD) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of FD) process.off(e, n);
		t.close();
	}
}
function LD(e) {
	return e % 36e5 == 0 ? `${e / 36e5}h` : e % 6e4 == 0 ? `${e / 6e4}m` : `${e / 1e3}s`;
}
// src/files/outputs.ts
async function RD(e, t, n) {
	let { command: r, out: i, report: a, plan: o = [], reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	return f.length === 0 ? new Map() : HD(f, [
		...t.map((e) => P(n.displayRoot, e)),
		...await Io(u, Zi),
		l,
		...s,
		o
	].flat(), n);
}
async function zD(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await RD(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await WD(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : im(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => BD(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => VD((await import("./planFile.js")).planFile(a))) : void 0,
		reports: u,
		problems: s
	};
}
async function BD(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return VD(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function VD(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function HD(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(ZD))), a = new Map();
	for (let t of e) {
		let e = await ZD(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await GD(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, UD(t, s));
	}
	return r;
}
function UD({ option: e, path: t }, n) {
	return O("not-written", `${e}: ${t} ${n}.`);
}
async function WD(e, t, n, r) {
	try {
		let i = typeof t == "string" ? t : await t(), a = await GD(e, n);
		if (a !== void 0) return UD(e, `cannot be written: it ${a}`);
		let o = YD(e.path, n), s = await di(e.path).catch(() => void 0);
		await Ui(o === void 0 && s ? await ci(e.path) : e.path, i, {
			mode: r ?? (s && s.mode & 511),
			root: o
		});
		return;
	} catch (t) {
		return UD(e, `cannot be written: ${Ri(t)}`);
	}
}
async function GD({ path: e, is: t }, n) {
	let r = t === "folder" && XD(n).includes(e), i = r ? e : YD(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Yi(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return qD(e);
	let a = await di(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && (!a.isFile() || /^\/(dev|proc)\//.test(e))) return "is not an ordinary file. Choose another file";
	if (!(await di(N(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], N(e)];
	return (await Promise.all(o.map(JD))).every(Boolean) ? void 0 : KD;
}
const KD = "cannot be written: this user may not write there";
async function qD(e) {
	let t = await di(e).catch(() => void 0);
	return !t && N(e) !== e ? qD(N(e)) : t?.isDirectory() ? await JD(e) ? void 0 : KD : "is a file, or is below one. Choose a folder";
}
async function JD(e) {
	return await ni(e, ri.W_OK).catch(() => !1) !== !1;
}
function YD(e, t) {
	return XD(t).find((t) => Qi(e, t));
}
function XD({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [P(e)]);
}
async function ZD(e) {
	let t = await di(e).catch(() => void 0);
	return t?.isFile() ? `${t.dev}:${t.ino}` : Xr(await ta(N(e)), Kr(e));
}
// src/run/fileRemarks.ts
function QD({ declared: e, textFiles: t, settings: { rules: n } }, r = !0, i = "validate") {
	let a = Ex(n, t, e), o = {
		levels: a?.isSure && r ? n.checks : {
			...n.checks,
			base: "off"
		},
		base: a?.language,
		needed: tr
	}, { kinds: s, entries: c } = Ca(e, a?.language ?? "");
	return s.flatMap(({ plural: e, remarks: t }) => {
		let n = {
			entries: (c[e] ?? []).map((e) => ({ declared: e })),
			checks: o,
			isLive: !1
		};
		return t.flatMap((e) => e.needs === "files" ? ND(e, i, () => e.find(n)) : []);
	});
}
// src/run/run.ts
function $D(e, t, n) {
	return eO(n, async (r) => {
		let i = {
			...n,
			signal: n.cancellation.stopping
		}, a = await Lo(e.projects, i);
		return tO(e, [...t, ...a], r);
	});
}
async function eO(e, t) {
	let n = new $n(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
		...e,
		onSecrets: (t) => {
			n.hide(t), i = r(), e.onSecrets(t);
		},
		onResponse: (t) => {
			a += 1, e.onResponse({
				...t,
				path: i(t.path)
			});
		},
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(pm(t, i)))
	};
	try {
		return dm({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function tO(e, t, n) {
	let { cancellation: r } = n;
	n.onSecrets(e.secrets);
	let i = await iO(e, t, n), { reads: a, report: o, targets: s } = i, c = (e) => r.stopped ? {
		...e,
		stopped: r.stopped
	} : e;
	if (r.stopping.aborted) return c(o);
	if (n.withoutSecrets) return c(await cO(e, i, n));
	if (e.command === "validate" || Lt(o.problems)) return o;
	let l = e.command === "apply" ? await n.permission?.toApply(o.manifests) : [];
	if (Gt(l ?? [])) return nO(o, l);
	let u = e.command === "plan" ? await s.ofPull() : void 0, d = Wx(u, a, e.others.length > 0), f = {
		reviewed: i.reviewed,
		target: u,
		applied: s.applied
	}, { runProject: p } = await import("./project3.js"), m = [];
	for (let t of a) m.push(await p(t, e, f, n));
	let h = m.map(({ plan: e }) => e?.filter?.unmatched ?? []), g = nO(o, l, d, ph(rO(e), h)), _ = [...new Set(m.flatMap((e) => e.manifests))];
	return c({
		...g,
		manifests: _,
		projects: m
	});
}
function nO(e, ...t) {
	return {
		...e,
		problems: [...e.problems, ...t.flatMap((e) => e ?? [])]
	};
}
function rO({ projects: e }) {
	return [...new Set(e.flatMap(({ rules: e }) => e.filter))];
}
async function iO(e, t, n) {
	let { command: r, projects: i } = e, { folders: a, onSecrets: s, lastApplied: c } = n, { stopping: l } = n.cancellation, u = new Map(), d = r === "validate" || n.withoutSecrets === !0, f = d ? void 0 : dO(e, t, n), p = await Ax(e, a, {
		...n,
		signal: l,
		known: u,
		findProject: f
	}), { reads: m } = p;
	s(m.flatMap(({ declared: e }) => Yv(e.variables)));
	let h = ({ code: e }) => r === "validate" && e === "unset-variable", g = p.problems.map((e) => h(e) ? {
		...e,
		severity: "notice"
	} : e), _ = !p.problems.some(({ code: e }) => e === "text-file" || e === "yaml"), v = await fO(e, a), y = [...new Set(m.flatMap((e) => e.manifests))], b = uO([
		...t,
		...v.problems,
		...g,
		...await aO(e, t, n),
		...oO(e, m, a),
		...(await RD(e, y, a)).values(),
		...d ? m.flatMap((e) => QD(e, _, r)) : []
	]), x = {
		known: u,
		ids: i.flatMap(({ id: e }) => e === "" ? [] : [e]),
		findProject: f,
		onSecrets: s
	};
	return {
		reads: m,
		report: sO(e, m, y, b),
		reviewed: v.plans,
		targets: {
			ofPull: o(async () => n.target?.(y, x)),
			applied: c && o(() => c(y, x))
		}
	};
}
async function aO({ projects: e, others: t }, n, { folders: r, cancellation: i }) {
	let a = [...e.flatMap(({ manifests: e }) => e ?? []), ...t], o = a.flatMap(({ texts: e }) => e);
	return [...Gt(n) ? [] : await Ro(a, r), ...await ko(o, r, i.stopping)];
}
function oO(e, t, { confined: n }) {
	let r = t.map((e) => e.declared), i = [...new Set(e.projects.flatMap(({ rules: e }) => e.overwrite))], a = n ? "The input overwrite" : "--overwrite", o = e.others.length > 0, s = Sh(a, i, r), c = new Set(e.projects.flatMap(({ rules: e }) => e.create)), l = new Set(c.size > 0 ? r.flatMap((e) => [...yh(e)]) : []);
	return [
		...s.map((e) => o ? {
			...e,
			severity: "warning"
		} : e),
		...[...c].filter((e) => !l.has(e)).map(Ch),
		...dh(rO(e), r)
	];
}
function sO({ command: e, kinds: t, projects: n, scope: r, showTexts: i }, a, o, s) {
	let c = n.flatMap(({ name: e }) => e ?? []), l = t.map(({ plural: e, textFiles: t }) => [e, a.flatMap(({ declared: t }) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length]);
	return {
		format_version: 1,
		command: e,
		...c.length > 0 && { selected: c },
		...r && { scope: r },
		manifests: o,
		declared: Object.fromEntries(l),
		problems: s,
		projects: [],
		requests: 0,
		...!i && { hide_texts: !0 }
	};
}
async function cO(e, { reads: t, report: n, targets: r }, i) {
	let a = await Kx(e, n, t, r.ofPull);
	return {
		...nO(n, await lO(n, await r.ofPull(), i)),
		...a && { manifest_comparison: a }
	};
}
async function lO({ manifests: e }, t, { history: n, now: r }) {
	if (t?.is !== "read") return [];
	let i = {
		now: Math.floor(r() / 1e3),
		target: t.commit
	}, { trailersOfPull: a } = await import("./overwriteTrailers.js");
	return a(await n.versions(i.now, e, i));
}
function uO(e) {
	let t = [
		...e.some(({ code: e, place: t }) => e === "variable" && t === void 0) ? ["unset-variable"] : [],
		...e.some(({ code: e, place: t }) => e === "no-manifest" && !t) ? ["no-project"] : [],
		...e.some(({ code: e }) => e === "wrong-checkout") ? ["no-manifest", "no-language-file"] : []
	], n = e.filter(({ code: e }) => !t.includes(e)), r = n.find(({ code: e, place: t }) => e === "no-manifest" && t === void 0), i = n.find(({ code: e, severity: t }) => e === "unread-manifest" && t === "warning");
	if (!r || !i) return Zt(n);
	let a = n.filter((e) => e !== r && e !== i);
	return Zt([{
		...i,
		code: r.code,
		severity: r.severity
	}, ...a]);
}
function dO(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Gt(t) || r.id === "") return;
		let { createClient: i } = await import("./connect.js"), { readableProject: a, requestWholeProject: o } = await import("./project2.js"), { cancellation: s, onResponse: c, onWait: l } = n, u = i(r, {
			apiUrl: e.apiUrl,
			signal: s.stopping,
			onResponse: c,
			onWait: l
		});
		return u.ok ? a(() => o(u.value, r.id)) : void 0;
	};
	return (e) => {
		let t = r.get(e.id) ?? i(e);
		return r.set(e.id, t), t;
	};
}
async function fO({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [O("bad-plan", e)]
	}), a = F(t, r), o = await ua(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => mm(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function pO(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: $D }) {
	return ID(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await mO(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return gO(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, c, o.stopping), m = nO(f, p), h = await zD(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = nO(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await Ji(hO(c, g, s.folders)), await n.close(g, c, h, _), us(g, n.exitsWithFindings(c));
	});
}
async function mO(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await sx(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await sx("validate", t, n);
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
function hO({ backupDir: e, out: t, report: n }, { manifests: r }, i) {
	return [...[
		...r.map((e) => P(i.displayRoot, e)),
		...n,
		t ?? []
	].flat().map((e) => N(e)), e ?? []].flat();
}
function gO({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = O("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Gt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Gt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { wb as $, up as $n, ea as $r, Mh as $t, vS as A, _i as Ai, q as An, yo as Ar, dv as At, Ax as B, Hp as Bn, Ga as Br, U_ as Bt, $ as C, Bi as Ci, Vm as Cn, Fo as Cr, Hv as Ct, X as D, Ri as Di, vm as Dn, Co as Dr, Tv as Dt, pS as E, Vi as Ei, ym as En, No as Er, Ov as Et, Rx as F, $p as Fn, I as Fr, pv as Ft, sx as G, Ep as Gn, Ma as Gr, p_ as Gt, wx as H, K as Hn, ja as Hr, B_ as Ht, zx as I, Wp as In, La as Ir, hv as It, Qb as J, kp as Jn, pa as Jr, a_ as Jt, gx as K, Tp as Kn, Sa as Kr, Qg as Kt, Ux as L, Up as Ln, L as Lr, mv as Lt, Xx as M, mm as Mn, ho as Mr, av as Mt, Yx as N, fm as Nn, oo as Nr, cv as Nt, sS as O, Ci as Oi, xm as On, go as Or, Sv as Ot, Gx as P, tm as Pn, qa as Pr, uv as Pt, Ob as Q, fp as Qn, Zi as Qr, Ah as Qt, kx as R, Jp as Rn, Ia as Rr, fv as Rt, Dw as S, Ai as Si, Bm as Sn, Io as Sr, Nv as St, Q as T, Oi as Ti, Tm as Tn, So as Tr, kv as Tt, vx as U, Np as Un, Na as Ur, z_ as Ut, Dx as V, Yp as Vn, Ua as Vr, E_ as Vt, fx as W, Pp as Wn, Fa as Wr, Hg as Wt, zb as X, _p as Xn, ga as Xr, gg as Xt, Y, Sp as Yn, ha as Yr, Og as Yt, Cb as Z, dp as Zn, xa as Zr, kh as Zt, Qw as _, Gi as _i, Lm as _n, Qo as _r, Yv as _t, WD as a, oa as ai, ph as an, Cs as ar, zy as at, Fw as b, ji as bi, Fm as bn, Uo as br, qv as bt, jD as c, ia as ci, gh as cn, fs as cr, jy as ct, AD as d, la as di, dh as dn, ns as dr, xy as dt, sa as ei, Dh as en, lp as er, nb as et, zT as f, Yi as fi, Sh as fn, is as fr, by as ft, TT as g, Wi as gi, Ym as gn, Zo as gr, ey as gt, pT as h, Ki as hi, Zm as hn, Xo as hr, oy as ht, RD as i, F as ii, yh as in, Ud as ir, By as it, fS as j, hi as ji, bm as jn, no as jr, sv as jt, mS as k, vi as ki, J as kn, _o as kr, Dv as kt, ND as l, ta as li, xh as ln, as as lr, Ey as lt, fT as m, qi as mi, ch as mn, ls as mr, ly as mt, eO as n, da as ni, jh as nn, If as nr, Ny as nt, PD as o, aa as oi, sh as on, hs as or, Vy as ot, BT as p, Ji as pi, wh as pn, os as pr, yy as pt, nx as q, G as qn, Ca as qr, Bg as qt, HD as r, fa as ri, Oh as rn, gf as rr, Hy as rt, ID as s, ua as si, vh as sn, ms as sr, Uy as st, pO as t, Qi as ti, Fh as tn, Pf as tr, Gy as tt, MD as u, $i as ui, fh as un, us as ur, Dy as ut, Kw as v, Ui as vi, zm as vn, Go as vr, cy as vt, Z as w, Li as wi, wm as wn, Lo as wr, wv as wt, Iw as x, Ni as xi, Rm as xn, Wo as xr, Jv as xt, Uw as y, Mi as yi, Pm as yn, Ko as yr, $v as yt, Mx as z, Ip as zn, za as zr, rv as zt };
