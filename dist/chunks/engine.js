import { i as e } from "./rolldown-runtime.js";
import { A as t, C as n, E as r, F as i, M as a, N as o, O as s, P as c, R as l, T as u, _ as d, b as f, c as p, d as m, f as h, g, h as _, i as v, j as y, k as b, l as x, m as S, n as ee, o as te, p as ne, r as C, t as re, u as w, w as ie, x as ae, y as oe } from "./wire.js";
import { $ as se, $i as ce, $n as le, $r as ue, $t as de, A as fe, Ai as T, An as pe, At as me, B as he, Bn as ge, Bt as _e, C as ve, Ci as ye, Cn as be, Ct as xe, Di as E, Dn as Se, Dr as Ce, Dt as we, E as Te, En as Ee, Er as De, Et as Oe, Fi as ke, Ft as Ae, G as je, Gt as Me, H as Ne, Hn as Pe, In as Fe, It as Ie, J as Le, Ji as Re, Jn as ze, Jr as Be, K as D, Kn as Ve, Kt as He, Ln as Ue, Lt as We, Mi as Ge, Mn as Ke, Mt as qe, N as Je, Ni as Ye, Nt as Xe, O as Ze, Oi as Qe, On as $e, Ot as et, Pi as tt, Pn as nt, Pt as rt, Q as it, Qr as at, Qt as ot, Ri as st, Rn as ct, Si as lt, Sr as ut, St as dt, Tn as ft, Tt as O, U as pt, Un as mt, Ut as ht, V as gt, Vt as _t, W as vt, Wi as yt, Wn as bt, Wt as xt, X as St, Xr as Ct, Xt as wt, Y as k, Yi as Tt, Yn as Et, Yr as Dt, Yt as Ot, Z as kt, Zr as At, Zt as jt, _ as A, _i as Mt, _n as Nt, _t as Pt, aa as Ft, ai as It, an as Lt, b as Rt, bi as zt, bn as Bt, bt as Vt, ci as Ht, cn as Ut, cr as Wt, d as Gt, di as Kt, dn as qt, dr as Jt, ea as Yt, ei as Xt, er as Zt, et as Qt, f as $t, fi as en, fn as tn, fr as nn, g as rn, gi as an, gn as on, gr as sn, h as cn, hi as ln, hn as un, ht as dn, ia as fn, ii as pn, in as mn, ir as hn, it as gn, jt as _n, ki as vn, kn as yn, kt as bn, l as xn, li as Sn, ln as Cn, lr as wn, m as Tn, mi as En, mn as Dn, mr as On, mt as kn, n as An, ni as jn, nn as Mn, o as Nn, oa as Pn, oi as Fn, on as In, or as Ln, p as Rn, pi as zn, pn as Bn, pr as Vn, q as Hn, qi as Un, qn as Wn, qr as Gn, qt as Kn, r as j, ra as qn, rn as Jn, rt as Yn, s as Xn, si as Zn, sn as Qn, sr as $n, t as er, ti as tr, tt as nr, u as rr, ui as ir, un as ar, ur as or, v as sr, vi as cr, vn as lr, vr as ur, vt as dr, wn as fr, wr as pr, wt as mr, x as hr, xi as gr, xn as _r, xr as vr, xt as yr, yi as br, yn as xr, yr as Sr, yt as Cr, zi as wr, zn as Tr, zt as Er } from "./start.js";
import { C as Dr, S as Or, _ as kr, c as Ar, d as jr, f as Mr, h as M, i as Nr, l as Pr, m as Fr, n as Ir, p as Lr, r as Rr, s as zr, t as Br, v as Vr, x as Hr } from "./zod.js";
import { a as Ur, c as Wr, d as Gr, f as Kr, l as qr, m as Jr, o as Yr, p as N, s as Xr, u as Zr } from "./client.js";
import { basename as Qr, delimiter as $r, dirname as P, extname as ei, isAbsolute as ti, join as ni, posix as ri, relative as ii, resolve as F, sep as ai, win32 as oi } from "node:path";
import { isUtf8 as si } from "node:buffer";
import * as ci from "node:fs/promises";
import { access as li, constants as ui, link as di, lstat as fi, open as pi, readdir as mi, realpath as hi, rename as gi, rm as _i, stat as vi } from "node:fs/promises";
import { setImmediate as yi, setTimeout as bi } from "node:timers/promises";
import { devNull as xi } from "node:os";
// src/files/commitFiles.ts
var Si = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const Ci = [
	"*",
	".*",
	"**"
];
var wi = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new Si(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => Ci.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = F(e, i.join("/")), o = ii(a, this.#e).split(ai).join("/"), s = o !== "" && !o.startsWith("..") && !ti(o), c = s ? "" : await this.#o(a);
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
		let t = ii(this.#e, e).split(ai).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || ti(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (ti(n)) return;
			let r = ri.join(ri.dirname(e.path), n, t.slice(e.path.length));
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
}, Ti = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Ei = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Ti(e);
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
function Di(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Oi(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Ei(), r = 0, i = () => {
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
				Oi(t), e = t, queueMicrotask(() => {
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
function Oi(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/files/system.ts
const ki = Di(16), Ai = 1048576, ji = {
	any: 128 * Ai,
	named: 512 * Ai,
	workflow: Ai / 2,
	token: Ai / 16
};
function Mi(e, t, n = "any") {
	return ki(async () => {
		let r = await ci.stat(e);
		if (!(r.isFile() || r.isDirectory() || n === "token" && r.isFIFO())) throw Ni("it is not a regular file");
		if (r.size > ji[n]) throw Ni(`it has more than ${ji[n]} bytes`);
		return ci.readFile(e, t ?? null);
	}).catch((t) => {
		throw t instanceof Error ? Object.assign(t, { path: e }) : t;
	});
}
function Ni(e) {
	return Object.assign(Error(e), {
		code: "ERR_NOT_READ",
		syscall: "read"
	});
}
function Pi(e) {
	if (!Li(e, "EISDIR", "ENOENT", "ENOTDIR")) throw e;
}
var Fi = class extends Error {
	name = "ToolFailure";
}, Ii = class extends Error {};
function Li(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Ri = {
	EMFILE: "the process has too many open files. Raise its limit, for example with ulimit -n 1024",
	ENOSPC: "the disk is full",
	EROFS: "the file system is read-only"
}, zi = {
	...Ri,
	EACCES: "this user may not read it",
	EISDIR: "it is a folder",
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EPERM: "this user may not read it"
}, Bi = {
	...Ri,
	EACCES: "this user may not write there",
	EEXIST: "a file is in the place of its folder",
	ENOENT: "its folder does not exist",
	ENOTDIR: "a file is in the place of its folder",
	EPERM: "this user may not write there"
};
function Vi(e) {
	return e instanceof TypeError ? `it is not UTF-8 (${e.message}). Save it as UTF-8.` : e instanceof Ii ? "its real path is outside of the workspace. Copy the file itself into the repository." : `${Ui(e, zi)}.`;
}
function Hi(e) {
	return Ui(e, Bi);
}
function Ui(e, t) {
	if (!(e instanceof Error)) return String(e);
	let { code: n, syscall: r } = e;
	return n === void 0 ? e.message : t[n] ?? e.message.split(`, ${r}`, 1)[0] ?? "";
}
function Wi(e) {
	return e instanceof Error && "code" in e && "syscall" in e && "path" in e && typeof e.code == "string" && typeof e.path == "string";
}
function Gi(e, t) {
	if (e instanceof Fi) return A("not-read", e.message, { scope: "project" });
	if (!Wi(e)) return;
	let n = ii(t, e.path).split(ai).join("/"), r = [
		"EISDIR",
		"ENOENT",
		"ENOTDIR"
	].includes(e.code) ? `${n} was changed or removed while Lokaform ran. Now ${Vi(e)} Run again when no other program changes it.` : `${n} cannot be read: ${Vi(e)}`, i = !n.startsWith("../") && !ti(n), a = be(n);
	return A("not-read", r, {
		scope: "project",
		...i && { place: a }
	});
}
// src/files/atomicWrite.ts
const Ki = /^\.lokaform-[0-9a-f]{24}\.part$/;
async function qi(e, t, n = {}) {
	await Qi([P(e)]);
	let r = await Yi(e, t, n);
	await gi(r, e).finally(() => _i(r, { force: !0 }));
}
async function Ji(e, t, n) {
	await Qi([P(e)]);
	let r = await Yi(e, t, n);
	return Xi(r, e).finally(() => _i(r, { force: !0 }));
}
async function Yi(e, t, { mode: n, root: r, isReadBack: i = !1 }) {
	let o = P(e), s = ni(o, `.lokaform-${a(12).toString("hex")}.part`), { O_WRONLY: c, O_CREAT: l, O_EXCL: u, O_NOFOLLOW: d = 0 } = ui, f = await pi(s, c | l | u | d, n ?? 438);
	try {
		if (r !== void 0) {
			let e = ni(await hi(r), ii(F(r), F(o)));
			if (await hi(o) !== e) throw Error("its folder was replaced while it was opened");
		}
		if (n !== void 0 && await f.chmod(n), await f.writeFile(t), await f.sync(), await f.close(), i && await Mi(s, "utf8") !== t) throw Error("it cannot be read again as it was written");
		return s;
	} catch (e) {
		throw await f.close().catch(() => {}), await _i(s, { force: !0 }), e;
	}
}
async function Xi(e, t) {
	try {
		await di(e, t);
	} catch (n) {
		if (Li(n, "EEXIST") || await ea(t)) return !1;
		await gi(e, t);
	}
	return !0;
}
async function Zi(e) {
	try {
		let t = await pi(e, ui.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Li(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Qi(e) {
	for (let t of new Set(e)) for (let e of await mi(t).catch(() => [])) {
		if (!Ki.test(e)) continue;
		let n = await fi(ni(t, e)).catch(() => void 0);
		n?.isFile() === !0 && Date.now() - n.mtimeMs > 864e5 && await _i(ni(t, e), { force: !0 }).catch(() => {});
	}
}
async function $i(e, t) {
	let n = t;
	for (let r of ii(t, e).split(ai)) {
		n = ni(n, r);
		let e = await fi(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${ii(t, n)}. Choose a path without links`;
	}
}
async function ea(e) {
	return await fi(e).catch(() => void 0) !== void 0;
}
// src/files/paths.ts
const ta = new AbortController().signal;
function I(e, { displayRoot: t }) {
	return ii(t, e).split(ai).join("/");
}
function na(e, t) {
	let n = ii(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${ai}`) && !ti(n);
}
async function ra(e, t) {
	for (let n = e;; n = P(n)) {
		if (await ea(ni(n, ".git"))) return n;
		if (n === P(n) || n === t || t !== void 0 && !na(n, t)) return;
	}
}
async function ia(e, t, n) {
	let r = await aa(t), i = n && await aa(n), a = new Map();
	for (let n of e) {
		let e = await aa(F(t, n)), o = await ra(P(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(I(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? I(ni(e ?? r, n), { displayRoot: r })
	}));
}
async function aa(e) {
	return hi(e).catch(() => e);
}
async function oa(e, t, n) {
	let [r, i] = await Promise.all([hi(t), hi(e)]);
	if (!na(r, i)) throw new Ii();
	return Mi(r, void 0, n);
}
const sa = ".github/workflows";
async function ca(e) {
	let t = (await mi(ni(e, sa)).catch(() => [])).filter((e) => /\.ya?ml$/.test(e)).sort();
	return Promise.all(t.slice(0, 200).map(async (t) => {
		let n = `${sa}/${t}`;
		return {
			name: t,
			path: n,
			text: (await oa(e, ni(e, n), "workflow").catch(() => "")).toString("utf8")
		};
	}));
}
async function la(e, { confined: t, commit: n }) {
	return n ? await n.read(e) ?? Promise.reject(new Ii()) : t ? oa(t.workspace, e) : Mi(e);
}
const ua = {
	".strings": ["utf-16le", "utf-16be"],
	".properties": ["latin1"]
};
function da(e, t = "") {
	let n = ua[ei(t).toLowerCase()], r = n ? ha(e) : "utf-8", i = n?.includes(r) ? r : "utf-8";
	if (i === "latin1") return pa(e);
	let a;
	try {
		a = new TextDecoder(i, { fatal: !0 }).decode(e);
	} catch {
		let [t = ""] = new TextDecoder(i).decode(e).split("�");
		throw TypeError(`line ${t.split("\n").length}`);
	}
	if (a.startsWith("version https://git-lfs.github.com/spec/")) throw Error("it is a pointer of Git LFS, and not the file itself. At a terminal, run git lfs pull; in a workflow, give actions/checkout lfs: true");
	return a;
}
function fa(e, t) {
	let n = ha(e);
	if (n === "latin1") return Buffer.from(t.replace(/[^\0-\xff]/g, ma), n);
	let r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function pa(e) {
	return Buffer.from(e).toString("latin1");
}
function ma(e) {
	return `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function ha(e) {
	let [t, n] = e;
	return t === 255 && n === 254 ? "utf-16le" : t === 254 && n === 255 ? "utf-16be" : si(e) ? "utf-8" : "latin1";
}
function ga(e) {
	try {
		let t = ha(e);
		return t === "latin1" ? pa(e) : new TextDecoder(t, { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function _a(e, t, n, r = da) {
	try {
		return hr(r(await Mi(e, void 0, "named")));
	} catch (r) {
		let i = `${t} ${I(e, n)} cannot be read: ${Vi(r)}`;
		return Rn(A("not-read", i));
	}
}
async function va(e, { commit: t }) {
	return t ? t.isFile(e) : (await vi(e).catch(() => void 0))?.isFile() === !0;
}
async function ya(e, { commit: t }) {
	return t ? t.isFolder(e) : (await vi(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const ba = "lokaform-backup", xa = ["node_modules", ba];
async function Sa(e, t, n, r) {
	let i = F(t, e);
	return await va(i, n) ? [i] : Ca(e.split(ai).join("/"), {
		cwd: t,
		ignore: xa
	}, n, r).catch((e) => {
		if (e instanceof Si || Wi(e)) throw e;
		return [];
	});
}
async function Ca(e, { cwd: t, ignore: n, dot: r = !1 }, i, a) {
	let o = It(e.replace(/(?:\/\.)+(?=\/|$)/g, "").replace(/^(?:\.\/)+/, "")), s = o.map(({ superset: e }) => e), c = [...new Set(s.map(({ glob: e }) => e))], { commit: l } = i, u = n.map((e) => e.replaceAll(".", "\\.").replaceAll("*", "[^/]*")), d = {
		cwd: t,
		signal: a,
		ignored: RegExp(`(?:^|/)(?:${u.join("|")})(?:/|$)`),
		dot: r || s.some((e) => e.dot)
	}, f = l ? (await Promise.all(c.map((e) => l.candidates(t, e)))).flat().filter((e) => !d.ignored.test(e)) : await wa("", c.map((e) => e.split("/")), d), p = [...new Set(f)].filter((e) => o.some((t) => pn(t, e, r))), m = [];
	for (let e of new Set(p.map((e) => F(t, e)))) (!l || await l.isFile(e)) && m.push(e);
	return m;
}
async function wa(e, t, n) {
	let { cwd: r, signal: i, ignored: a, dot: o } = n;
	if (i.aborted || a.test(e)) return [];
	let s = t.every(([e = ""]) => !Ci.includes(e)) ? [...new Set(t.map(([e = ""]) => Ta(e)))].map((e) => ({
		name: e,
		isFolder: !0
	})) : await Da(F(r, e)), c = [];
	for (let { name: i, isFolder: a, isKnownFile: l } of s) {
		let s = t.flatMap((e) => Ea(e, i, o));
		s.some(({ length: e }) => e === 0) && (l ?? await va(F(r, e + i), {})) && c.push(e + i);
		let u = s.filter(({ length: e }) => e > 0);
		a && u.length > 0 && p(c, await wa(`${e}${i}/`, u, n));
	}
	return c;
}
function Ta(e) {
	return e.replace(/\\(.)/gsu, "$1");
}
function Ea([e = "", ...t], n, r) {
	return Ci.includes(e) ? (e === ".*" ? !n.startsWith(".") : !r && n.startsWith(".")) ? [] : e === "**" ? [["**", ...t], ...Ea(t, n, r)] : [t] : Ta(e) === n ? [t] : [];
}
async function Da(e) {
	return (await mi(e, { withFileTypes: !0 }).catch(Pi) ?? []).map((e) => ({
		name: e.name,
		isFolder: e.isDirectory(),
		isKnownFile: e.isSymbolicLink() ? void 0 : e.isFile()
	}));
}
async function Oa(e, t) {
	let n = ni(P(e), ".gitignore"), r = `/${Qr(e)}`, i;
	try {
		i = da(await Mi(n));
	} catch (e) {
		if (Li(e, "ENOENT")) return hr({
			path: n,
			text: `${r}\n`
		});
		let i = `${I(n, t)} cannot be read: ${Vi(e)}`;
		return Rn(A("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Qr(e))) return hr(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return hr({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/kinds/declaration.ts
const ka = i(({ kinds: e, entries: t }) => e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Ma(n, t[e] ?? []))));
function Aa(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => ja(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function ja(e, t, n, r) {
	let i = t.parts ?? [t], a = ({ from: e }) => !e?.onlyIfBase || r.includes(e.language);
	return !t.leftOut && i.every(a) ? [t] : e.textFiles?.join(i.filter(a), n).entries ?? [];
}
function Ma({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: xr(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Na(e, t, { second: n, first: r, field: i }, a = "") {
	let o = `${t} is declared twice: here and at ${Pa(r, [i])}. Keep one of them.${a}`;
	return A(e, o, { place: Bt(n.file, n.span, [i]) });
}
function Pa({ file: e, span: t }, n) {
	return Fa(Bt(e, t, n));
}
function Fa({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/declaredContents.ts
function Ia({ fields: e }, t) {
	let n = e.flatMap((e) => e.toPlan(t));
	return {
		fields: new Map(n.map((e) => [w([e.field, e.part ?? null]), e])),
		texts: new Set(n.map((e) => w([
			e.field,
			e.part ?? null,
			e.after
		])))
	};
}
function La({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : L(i),
		isNew: n.get("new") === !0
	};
}
function L(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(L) : [];
}
function Ra(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = new Map([...S(s, o)].map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Ba(t, e(t).map((e) => za(c.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => La(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [w([...r(e)].sort())]), o((t) => [w(e.identity(t.values))]);
	let c = (t) => L(e.identity(t.values));
	return o((t) => [...(La(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function za(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Ba(e, t, n) {
	if (t.length < 2) return t[0];
	let r = n(e), i = t.map((e) => [...n(e)].filter((e) => r.has(e)).length);
	return t[i.indexOf(h(i))];
}
function Va(e, t, n) {
	let [r, i] = [t, n].map((t) => Ha(e, t));
	return !r?.length || !i?.length || r.some((e) => i.includes(e));
}
function Ha(e, { values: t }) {
	let n = e.identity(t), { platforms: r = [] } = Object.fromEntries(Object.entries(t));
	return L(r).length > 0 || !_(n) ? L(r) : Object.keys(n);
}
function Ua(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return un(t, n, i ? [i.name, r] : []).path;
}
function Wa({ fields: e }, { values: t }) {
	return e.flatMap((e) => e.role === "text" ? e.toPlan(t) : []);
}
function Ga(e, t, n) {
	return Wa(e, t).find(({ part: e }) => e === n)?.after;
}
function Ka(e, t, n) {
	return (t.parts ?? [t]).some((t) => t.from?.language === n && _(Ga(e, t, n)));
}
function qa(e, t) {
	return (t.parts ?? [t]).some(({ from: e }) => e) ? Wa(e, t).flatMap(({ part: n = "", after: r }) => _(r) && Ka(e, t, n) ? n : []) : [];
}
const Ja = i((e) => new Map());
function Ya(e, t, n) {
	let r = Ja(t), i = w([e.name, n?.name ?? null]), a = r.get(i) ?? Za(e, n ? Xa(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Xa(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Za(e, t) {
	let n = S(t, (t) => Qa(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = $a(e)(t), a = r([...n, ...i]).filter((n) => Va(e, n, t));
			return a.length < 2 ? a[0] : Ra(e, {
				target: a,
				head: [t]
			}, (t) => Ia(e, t.values).texts).get(t);
		},
		namesakes: (t) => r($a(e)(t).own).filter((e) => e !== t)
	};
}
function Qa(e, t) {
	let { id: n, previously: r = [] } = La(e, t), [i = [], a = []] = [L(e.identity(t.values)), r].map((e) => e.map((e) => `name ${e}`));
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: a
	};
}
const $a = i((e) => i((t) => Qa(e, t)));
// src/kinds/kind.ts
function eo(e, t) {
	return to(e, t) === "off" ? void 0 : e.removalBy(t);
}
function to({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function no(e, t, n) {
	let r = to(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function ro({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
let io = [];
function ao(e) {
	io = e;
}
function oo() {
	if (io.length === 0) throw Error("no kinds are registered");
	return io;
}
function so(e) {
	let t = io.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function co(e, t) {
	let n = so(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function lo({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function uo(e, { field: t }) {
	return co(e, t).role === "text";
}
// src/report/view/words.ts
function R(e, t) {
	return `${z(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function z(e) {
	return String(e).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function fo(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${z(n)} more` : "");
}
function po(e, t) {
	return `${z(e)} ${e === 1 ? t : so(t).plural}`;
}
function mo({ kind: e, label: t }) {
	let n = St(t), { prefix: r, maxName: i } = so(e).words;
	return r + kt(n, i);
}
function ho({ file: e, line: t }) {
	return `${D(e)}:${t}`;
}
function go({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${D(e)}: `) + (n ? `${k(n.project.name, 80)} (${k(t, 200)})` : k(t, 200));
}
function _o(e) {
	return e.length <= 3 ? e.map((e) => D(e)).join(", ") : R(e.length, "manifest");
}
const vo = o(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function yo(e) {
	return `${vo().format(e * 1e3)} UTC`;
}
function bo(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function xo(e) {
	return `${l("docs/problems.md")}#${e}`;
}
// \0node:child_process
const So = (...e) => process.getBuiltinModule("node:child_process").execFile(...e), Co = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), wo = {
	output: 67108864,
	time: 3e4
};
var To = class extends Error {
	name = "GitFailure";
}, Eo = class extends To {};
const Do = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Oo = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_GRAFT_FILE: xi,
	GIT_TERMINAL_PROMPT: "0",
	GIT_TRACE2: "0",
	GIT_TRACE2_EVENT: "0",
	GIT_TRACE2_PERF: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, ko = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false",
	"-c",
	"core.commitGraph=false"
], Ao = /^\.(com|exe)$/i;
function jo(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? ri.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Ao.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => oi.join(n, e + t)) : [];
	});
}
function Mo(e, t) {
	let { GITHUB_WORKSPACE: n } = t, r = [No(e), ...n ? [n] : []].flatMap((e) => Po(e) ?? []), i = (e) => {
		let t = Po(e);
		return t !== void 0 && !r.some((e) => t === e || na(t, e));
	}, a = jo("git", process.platform, t).filter((e) => i(P(e))), o = a.find((e) => i(e) && Fo(e));
	return o === void 0 ? void 0 : {
		program: o,
		PATH: [...new Set(a.map((e) => P(e)))].join($r)
	};
}
function No(e) {
	let t = e;
	for (let n = e; Je(ni(t, ".git"), { throwIfNoEntry: !1 })?.isFile() && n !== P(n);) n = P(n), Ze(ni(n, ".git")) && (t = n);
	return t;
}
function Po(e) {
	try {
		return fe(e);
	} catch {
		return;
	}
}
function Fo(e) {
	try {
		return Te(e, ui.X_OK), Je(e).isFile();
	} catch {
		return !1;
	}
}
async function Io(e, t, { environment: n, signal: r, limits: i = wo }, { input: a = "", takesPart: o = !1 } = {}) {
	let s = Mo(e, n);
	if (!s) throw new Eo(Lo);
	let c = Object.entries(n).filter(([e]) => Do.test(e)), l = {
		...Object.fromEntries(c),
		...Oo,
		PATH: s.PATH,
		GIT_CEILING_DIRECTORIES: P(e)
	}, u = {
		signal: AbortSignal.any([r, AbortSignal.timeout(i.time)]),
		encoding: "buffer",
		maxBuffer: i.output,
		cwd: P(s.program),
		env: l,
		windowsHide: !0
	}, d = [
		"-C",
		e,
		...ko,
		...t
	];
	return new Promise((e, t) => {
		let n = (e, n = "") => t(Bo(e, n, r));
		try {
			let t = So(s.program, d, u, (t, r, i) => !t || o && t.code === Ro ? e(r) : n(t, i.toString("utf8")));
			t.stdin?.on("error", () => {}), t.stdin?.end(a);
		} catch (e) {
			n(e instanceof Error ? e : Error(String(e)));
		}
	});
}
const Lo = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository or in the workspace, are not searched.", Ro = "ERR_CHILD_PROCESS_STDIO_MAXBUFFER", zo = /too many open files|out of memory|memory exhausted|cannot allocate memory|resource temporarily unavailable/i;
function Bo(e, t, n) {
	let { name: r, code: i, signal: a } = e, [o = ""] = t.trim().split("\n", 1), s = `git ended with the code ${i}${o === "" ? "" : ` (${o.slice(0, 200)})`}`;
	return n.aborted ? new To("The run was stopped.") : i === Ro ? new To("The history of the repository is too large to read.") : r === "AbortError" ? Vo("git did not answer in time") : typeof i == "string" ? Vo(`git could not be started (${i})`) : typeof a == "string" ? Vo(`git was ended by the signal ${a}`) : Number(i) > 129 || zo.test(t) ? Vo(s) : /dubious ownership/.test(t) ? new To("git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.") : new To(`${s}.`);
}
function Vo(e) {
	return new Fi(`The git repository cannot be read, because ${e}. Without it, Lokaform cannot tell which side changed a translation, so nothing is written. Run again when the machine has more free memory, processes and open files.`);
}
function Ho(e) {
	if (!(e instanceof To)) throw e;
}
const Uo = "refs/remotes/origin/HEAD";
async function Wo(e, t) {
	let n = await hi(e), r = await ra(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => (await Io(r, e, t).catch(Ho))?.toString("utf8").trim() || void 0, a = (await i("for-each-ref", "--format=%(refname)%09%(symref:short)", Uo, "refs/heads/main", "refs/heads/master") ?? "").split("\n").map((e) => e.split("	")), o = a.find(([e]) => e === Uo)?.[1], [s] = !o && a.find(([e]) => e?.startsWith("refs/heads/")) || [];
	return {
		isRoot: r === n,
		defaultBranch: o?.startsWith("origin/") ? o.slice(7) : void 0,
		usualBranch: s?.slice(11),
		currentBranch: await i("symbolic-ref", "--quiet", "--short", "HEAD"),
		commit: () => i("rev-parse", "--quiet", "--verify", "HEAD")
	};
}
const Go = [
	(e) => e,
	qo,
	(e) => Buffer.from(ga(e)),
	(e) => qo(Buffer.from(ga(e)))
];
function Ko(e, t) {
	for (let n of Go) if (Jo(n(e), t) === t) return n(e);
}
function qo(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function Jo(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return y(n).update(`blob ${e.length}\0`).update(e).digest("hex");
}
// src/files/textFiles.ts
async function Yo(e, t, n) {
	let r = new Map(), i = [], a = [];
	for (let r of e) {
		let e = await Zo(r, t, n), i = e.flatMap((e) => _t(r, Qo(r, e)) ?? []), o = ar(r, i), s = e.flatMap((e) => $o(o, e) ?? []), c = s.filter(({ textFile: { language: e } }) => e === void 0 || In(o, e));
		a.push({
			row: r,
			source: o,
			known: e,
			files: s,
			wanted: c
		});
	}
	let o = Xo(a), s = a.every(({ wanted: e }) => e.length === 0);
	for (let e of a) {
		let { row: n, source: a, wanted: c } = e, l = [...o.values()].some((e) => n.languages?.some((t) => ht(a, e, t) !== void 0));
		p(i, ts(e, l, s), rs(a, c, t));
		for (let e of c.sort(es(a))) if (r.has(e.full)) {
			let n = `${I(e.full, t)} is also named by another row of texts. Name each file in one row.`;
			i.push(A("bad-setting", n, { place: a.place }));
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
function Xo(e) {
	let t = e.flatMap(({ row: e, files: t }) => e.language === void 0 || Kn(e.files) ? [] : t);
	return new Map(t.map(({ full: n, textFile: { language: r, ...i } }) => {
		let a = t.every((e) => e.full === n || ei(e.full) !== ei(n)), o = {
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
async function Zo(e, t, n) {
	return (await Sa(He(e), e.folder, t, n)).filter((e) => fr(e) !== void 0).sort();
}
function Qo({ folder: e }, t) {
	return I(t, { displayRoot: e });
}
function $o(e, t) {
	let n = Qo(e, t), r = jt(e, n);
	if (!(Kn(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			path: n,
			language: r,
			...de(e, n)
		}
	};
}
function es({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function ts({ row: e, known: t, files: n }, r, i) {
	let { languages: a = [], languageMap: o, place: s } = e, c = xt(e);
	if (n.length === 0 && !r && !e.isOptional) {
		let n = t.length > 0 ? "the path, or name the codes with language_map" : "the path: it is relative to this file", r = t.length === 0 ? "no file" : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}`, a = e.keysFrom === "lokalise" && t.length === 0, o = a && !i ? {
			severity: "notice",
			scope: "change"
		} : {}, l = `texts "${c}" matches ${r}. ${a ? ns(e) : "Correct"} ${n}.`;
		return [A("no-manifest", l, {
			place: s,
			...o
		})];
	}
	let l = [...new Set(n.flatMap(({ textFile: { language: e } }) => e ?? []))], u = a.filter((e) => !l.includes(e));
	if (l.length === 0 || u.length === 0) return [];
	let d = (e) => (Ye(e) || /^[a-z]{2}(?![a-z])/i.test(e)) && !l.some((t) => !a.includes(t) && tt(t, e)), f = Object.values(o), p = i || u.some((e) => !f.includes(e) && !d(e)), [m, h] = u.length > 1 ? ["s", "them"] : ["", "it"], g = p ? "Correct languages or files." : `Otherwise, lokaform pull creates ${h} when the project has texts for ${h} that do not wait.`, _ = `texts "${c}" has no file for the language${m} ${oe(u)}, only for ${oe(l)}. If a file was deleted by mistake, restore it. If a code in the paths means ${h}, add language_map: { CODE: ${u[0]} }. To give up a language, remove it here. ${g}`;
	return [A("no-language-file", _, {
		place: s,
		...p ? {} : {
			severity: "notice",
			scope: "change"
		}
	})];
}
function ns(e) {
	return wt(e) ? "To write the first files, run lokaform pull: it writes the keys that have a base translation. Otherwise, correct" : `Names in Lokalise make no paths: write the first file by hand, such as ${e.files.replaceAll("{lang}", e.languages?.[0] ?? "en").replaceAll(/\*+/g, "NAME")} without texts, and run lokaform pull. Otherwise, correct`;
}
function rs({ keyName: e, place: t }, n, r) {
	return We.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${I(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [A("bad-setting", o, { place: t })];
	});
}
async function is(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await Zo(i, t, n)).filter((e) => $o(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), a = [], o = {
		severity: "notice",
		scope: "change"
	};
	for (let [e, s] of r) {
		p(a, as(e, s));
		let r = He(e).replace(/\.strings$/, ".stringsdict"), [c] = r === He(e) ? [] : await Sa(r, e.folder, t, n), l = `${c && I(c, t)} is not read, because Lokaform does not know files of this type. Write its plural texts in keys.yaml, or in a string catalog (.xcstrings).`;
		c && a.push(A("unread-manifest", l, {
			...o,
			place: e.place
		}));
		let [, u, d] = /^([^*{}]*\{lang\}[^*{}]*\/)[^/{}]*(\.\w+)$/.exec(e.files) ?? [];
		if (u === void 0) continue;
		let f = {
			...e,
			files: `${u}*${d}`
		}, m = new Set(s.map((t) => jt(e, Qo(e, t)))), h = (await Zo(f, t, n)).find((t) => {
			let n = Qo(e, t);
			return (d !== ".xml" || /string[^/]*$/i.test(n)) && !i.has(t) && !/InfoPlist/.test(n) && m.has(jt(f, n));
		});
		if (h === void 0) continue;
		let g = I(h, t), _ = `${g} is not read: no row of texts names it. To read it, copy the row at ${Fa(e.place)}, and name this file in the copy.`;
		a.push(A("unread-manifest", _, {
			...o,
			place: be(g)
		}));
	}
	return a;
}
function as(e, t) {
	let { files: n, languages: r } = e, i = t.flatMap((t) => _t(e, Qo(e, t)) ?? []), a = ar(e, i), o = fr(n)?.severalLanguages && !r, s = (e) => Ye(e) || r && /^[a-z]{2}$/.test(e), c = [...new Set(i.map((e) => Lt(a, e)))].filter((e) => !r?.includes(e) && s(e)), l = !r && c.length < 2;
	if (!o && (!Kn(n) || c.length === 0 || l)) return [];
	let u = o ? "[en, de]" : `[${[...r ?? [], ...c].join(", ")}]`, d = r ? `texts "${n}" also has files in ${oe(c)}, which are not read. To read them, write languages: ${u}; the project needs them, too.` : `texts "${n}" ${o ? "can have several languages" : `has files in ${oe(c)}`}, but the row has no languages, so only the base language is read. To read all of them, add languages: ${u}. Otherwise, list only the base language.`;
	return [A("unread-manifest", d, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const os = [
	"**/*.{json,arb,xcstrings,properties}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], ss = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(","));
async function cs(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(os, {
		cwd: t,
		ignore: ss.map((e) => `**/${e}/**`),
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function ls(e, t, n, r) {
	let { paths: i, problems: a } = await us(e, t, n, r), o = await Yo(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), l = await _s(a ? [...e, ...o.found] : e, n, r);
		s[t] = l.texts, p(c, l.problems);
	}
	if (!Gt(c) && e.texts.length + Object.values(i).flat().length === 0) {
		let t = e.kinds.map(({ plural: e }) => e), r = t.map((e) => `${e}.yaml`).join(" nor "), i = t.map((e) => `--${e}`).join(" or "), a = n.confined ? `There is no manifest: neither ${r} is in the working directory. actions/checkout must run before this step, and the input working-directory must name the folder of the manifests. Otherwise, name them with ${t.join(" or ")}.` : `There is no manifest: neither ${r} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${i}.`;
		c.push(A("no-manifest", a));
	}
	let l = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [I(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(l),
		rows: o.rows
	};
}
async function us({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: l } of e) if (t[c]) {
		let e = await gs(c, t[c], i, a);
		o[c] = e.files, p(s, e.problems);
	} else {
		let e = l && r.includes(":"), t = `${c}.yaml`;
		o[c] = e ? [] : await hs(t, n, i);
	}
	return {
		paths: o,
		problems: s
	};
}
async function ds(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => us(e, { id: "" }, n, t))), i = (await Yo(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return a.flatMap(({ plural: e, textFiles: t }) => [...r.flatMap(({ paths: t }) => t[e] ?? []), ...t ? i : []]);
}
async function fs(e, { folders: t, ...n }) {
	let r = e.flatMap(({ manifests: e }) => e ?? []), i = r.map(({ folder: e }) => F(e, "lokaform.yaml")), a = [];
	for (let { root: e } of await ia(i, t.displayRoot, t.confined?.workspace)) {
		if (e === void 0 || await (async (e) => await ya(e, {}) && !await va(F(e, "info/sparse-checkout"), {}))(F(e, ".git"))) continue;
		let t = async (...t) => `${await Io(e, t, n).catch(Ho) ?? ""}`;
		if (!(await t("config", "--type=bool", "core.sparseCheckout")).startsWith("true")) continue;
		let i = new wi(e, (await t("ls-files", "-t", "-z")).split("\0").flatMap((e) => e.startsWith("S ") ? {
			path: e.slice(2),
			kind: "file",
			id: ""
		} : []), async () => new Uint8Array());
		p(a, await ds(r, ta, { commit: i }));
	}
	if (a.length === 0) return [];
	let o = `Git's sparse-checkout leaves out ${fo([...new Set(a.map((e) => I(e, t)))], 1)}, so what is declared there would look removed. Nothing was sent. Add each folder to sparse-checkout, or remove sparse-checkout.`;
	return [A("wrong-checkout", o)];
}
async function ps(e, t) {
	if (t.commit) return [];
	let n = o(async () => new Set(await ds(e, ta))), r = new Map();
	for (let { kinds: i, globs: a, folder: o } of e) for (let { plural: e } of i) {
		let [{ place: i } = {}] = a[e]?.patterns ?? [];
		if (a[e] && !i) continue;
		let s = {
			cwd: o,
			ignore: ss
		}, c = await Ca(`**/${e}.y*ml`, s, {}, ta).catch(() => []);
		for (let a of c.sort()) {
			if ((await n()).has(a) || P(a) !== o && !await ms(a, t)) continue;
			let s = I(a, t), c = [...await hs(`${e}.yaml`, o, t), a].map((e) => I(e, { displayRoot: o })).join(", "), l = i ? `the setting ${e} (${Fa(i)}) does not name it. Add it there` : `no setting ${e} names it. Add ${e}: [${c}] to lokaform.yaml`, u = _r({
				path: s,
				lineStarts: [0]
			}, 0, 1), d = `${s} is not read, because ${l}.`;
			r.set(a, A("unread-manifest", d, {
				place: u,
				severity: "warning"
			}));
		}
	}
	return [...r.values()];
}
async function ms(e, t) {
	if (await va(F(P(e), "lokaform.yaml"), {})) return !1;
	let n = String(await la(e, t).catch(() => ""));
	return /\b(?:key_name|url):/.test(n) && !/^backup:/m.test(n);
}
async function hs(e, t, n) {
	let r = F(t, e);
	return await va(r, n) ? [r] : [];
}
async function gs(e, { patterns: t, folder: n }, r, i) {
	let a = [], o = new Set();
	for (let { text: s, place: c } of t) {
		let t = await Sa(s, n, r, i);
		if (t.length === 0) {
			let t = `${e} "${s}" matches no file. Correct the path, which is relative to ${c ? "this file" : "the working directory"}, or add the file to the commit.`;
			a.push(A("no-manifest", t, { ...c && { place: c } }));
		}
		for (let e of t.sort()) o.add(e);
	}
	return {
		files: [...o],
		problems: a
	};
}
async function _s(e, t, n) {
	let r = (await Promise.all(e.map(async ({ full: e, textFile: r }) => {
		if (n.aborted) return [];
		let i = I(e, t);
		try {
			let n = da(await la(e, t), e);
			return [hr({
				path: i,
				text: n,
				...r && { textFile: r }
			})];
		} catch (e) {
			if (e instanceof Si) throw e;
			let t = `${i} cannot be read: ${Vi(e)}`;
			return [Rn(A("not-read", t, { place: be(i) }))];
		}
	}))).flat();
	return {
		texts: r.flatMap((e) => e.ok ? e.value : []),
		problems: r.flatMap((e) => e.ok ? [] : e.problem)
	};
}
async function vs(e, t, n, r) {
	let i = new Set(await ds(e, r)), a = await Ca("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["node_modules", ".git"]
	}, {}, r), o = n === void 0 ? void 0 : F(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + ai);
	return ys(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function ys(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await yi();
		try {
			let e = t(a, da(await la(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, I(a.full, n));
		} catch {}
	}
	return i;
}
async function bs({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(await ds(r, a)), s = [];
	for (let e of t.filter(({ files: e }) => Kn(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await Zo(e, i, a)) {
			let i = Qo(e, n), a = jt(e, i), c = t.flatMap((t) => Jn(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				path: i,
				language: a ?? "",
				...de(e, i)
			};
			s.push({
				full: n,
				textFile: l,
				siblings: c.map((e) => F(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return ys(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => L(e.identity(t)))), i, a);
}
// src/model/earlierManifest.ts
function xs(e, t = Infinity) {
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
function Ss(e, t) {
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
function Cs(e, { since: t, now: n = Infinity }) {
	let r = ({ until: e, trailers: { pulled: r } }) => (e >= t || r !== void 0) && (e <= n || e === Infinity);
	return e.filter((e) => e.parents.length === 1 && r(e));
}
async function ws(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = Ts(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function Ts({ commits: e, merged: t }, n) {
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
				pulled: Es(e)
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ to: t, now: n, before: r, after: i }) => ({
			path: t,
			now: n,
			before: r,
			after: i,
			until: e.until,
			pulled: Es(e)
		})))
	};
}
function Es({ until: e, date: t, trailers: { pulled: n } }) {
	return n === void 0 ? void 0 : Math.min(n, e, t);
}
// src/model/trailers.ts
const Ds = "Lokaform-Pulled", Os = "Lokaform-Overwrite";
function ks(e, t = !1) {
	let { id: n, parents: r, date: i, message: a, committer: o } = e, [s = ""] = a.split("\n", 1);
	return {
		id: n,
		parents: r,
		date: i,
		isMade: r.length > 1 || /^noreply@/i.test(o) || /\(#\d+\)\s*$/.test(s),
		trailers: As(a),
		time: t ? Infinity : i
	};
}
function As(e) {
	let t = Ns(e).filter(({ value: e }) => e !== ""), n = (e) => t.flatMap(({ token: t, value: n }) => t.toLowerCase() === e.toLowerCase() ? n : []), r = n(Ds).map((e) => {
		let t = e.replaceAll(/["']/g, "");
		return /^\d+$/.test(t) ? Number(t) : Math.floor(Date.parse(t) / 1e3);
	}), i = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, a = e.match(RegExp("^[ \\t]*Lokaform-Pulled:", "gim"))?.length ?? 0, o = r.length > 0 && a >= i && r.every((e) => !Number.isNaN(e)), s = n(Os), c = [...e.matchAll(RegExp(`${Os}[ \\t]*:?(.*)$`, "gim"))].map(([, e = ""]) => e.trim()).filter((e) => !s.includes(e));
	return {
		...o && { pulled: h(r) },
		overwrites: s,
		mentions: c
	};
}
const js = /^([A-Za-z0-9-]+)[ \t]*:(.*)$/s, Ms = (e) => e.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, "");
function Ns(e) {
	let [t, ...n] = Ms(e).split(/\n(?:[ \t\r]*\n)+/), r = (n.map((e) => e.split("\n").filter((e) => !e.startsWith("#"))).findLast((e) => e.length > 0) ?? []).filter((e) => !e.startsWith("(cherry picked from commit "));
	return r.every((e) => js.test(e)) ? r.flatMap((e) => {
		let [, t = "", n = ""] = js.exec(e) ?? [];
		return {
			token: t,
			value: Ms(n)
		};
	}) : [];
}
// src/report/exitCode.ts
function Ps({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const Fs = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function Is({ projects: e }) {
	let t = ({ reason: e }) => Fs.includes(e);
	return Ps({ projects: e }) || e.some(({ plan: e }) => e?.to_add || e?.kept.some(t));
}
function Ls(e) {
	return e.plan ? Is({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Gt(e.problems) ? "unknown" : "none" : "unknown";
}
function Rs({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function zs({ command: e, projects: t }) {
	return e === "status" ? Rs({ projects: t }) === !1 : e === "drift" ? Is({ projects: t }) : Ps({ projects: t });
}
function Bs(e) {
	return !zs(e) && !Vs(e);
}
function Vs(e) {
	return e.stopped !== void 0 || Gt(Ws(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || e.projects.some(({ results: e = [] }) => e.some(({ outcome: e }) => e.state !== "done"));
}
function Hs(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Vs(e) ? 1 : t && zs(e) ? 2 : 0;
}
function Us({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function Ws({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
// src/model/project.ts
const Gs = jr({
	iso: M(),
	id: M().optional(),
	pluralForms: Rr(M()).readonly()
}), Ks = jr({
	id: M(),
	digest: M().exactOptional(),
	name: M(),
	type: M(),
	baseLanguage: M(),
	languages: Rr(Gs).readonly().optional(),
	perPlatformNames: Nr(),
	segmentation: Nr(),
	autoToggleUnverified: Nr().optional()
});
function qs(e) {
	return e.split(":")[0] ?? e;
}
function Js(e) {
	let t = qs(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/report.ts
function Ys({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || Zs(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function Xs({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function Zs(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function Qs({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function $s(e) {
	return !Vs(e) && !ec(e) && e.projects.every(nc);
}
function ec(e) {
	return Ws(e).some(({ code: e }) => e === "undeclared-project");
}
function tc(e) {
	return $s(e) ? !1 : !e.projects.every((e) => e.target?.is === "compared" && nc(e) && e.plan?.skipped.length === 0) || e.problems.some(({ severity: e }) => e === "error") || ec(e);
}
function nc({ plan: e, target: t }) {
	if (t?.is !== "compared") return (e?.changes.length ?? 0) === 0;
	let { caused: n, resolved: r, kept: i, no_longer_declared: a, kinds_no_longer_declared: o, settings: s } = t, { to_add: c = [], only_in_files: l = [] } = t;
	return [
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l
	].every(({ length: e }) => e === 0);
}
// node_modules/js-yaml/dist/js-yaml.mjs
var B = Symbol("NOT_RESOLVED");
function rc(e, t) {
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
function ic(e, t) {
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
function ac(e, t) {
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
var oc = rc("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), sc = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], cc = rc("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => sc.indexOf(e) === -1 ? B : null,
	identify: (e) => e === null,
	represent: () => "null"
}), lc = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], uc = rc("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => lc.indexOf(e) === -1 ? B : null,
	identify: (e) => e === null,
	represent: () => "null"
}), dc = [
	"true",
	"True",
	"TRUE"
], fc = [
	"false",
	"False",
	"FALSE"
], pc = rc("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => dc.indexOf(e) !== -1 || fc.indexOf(e) === -1 && B,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), mc = [
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
], hc = [
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
], gc = rc("tag:yaml.org,2002:bool", {
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
	resolve: (e) => mc.indexOf(e) !== -1 || hc.indexOf(e) === -1 && B,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), _c = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), vc = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function yc(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function bc(e, t) {
	if (t) {
		if (!vc.test(e)) return B;
	} else if (!_c.test(e)) return B;
	let n = yc(e);
	return Number.isFinite(n) ? n : B;
}
var xc = rc("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: bc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Sc = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Cc(e) {
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
function wc(e) {
	if (!Sc.test(e)) return B;
	let t = Cc(e);
	return Number.isFinite(t) ? t : B;
}
var Tc = rc("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: wc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Ec = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Dc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Oc(e) {
	if (!Ec.test(e)) return B;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Dc.test(e) ? r : B;
}
function kc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Ac = rc("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Oc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: kc
}), jc = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Mc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Nc(e) {
	if (!jc.test(e)) return B;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Mc.test(e) ? r : B;
}
function Pc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Fc = rc("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Nc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Pc
}), Ic = rc("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : B,
	identify: () => !1
}), Lc = /^[A-Za-z0-9+/]*={0,2}$/;
function Rc(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Lc.test(t)) return B;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function zc(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var Bc = rc("tag:yaml.org,2002:binary", {
	resolve: Rc,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: zc
}), Vc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Hc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Uc(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function Wc(e) {
	let t = Vc.exec(e);
	if (t === null && (t = Hc.exec(e)), t === null) return B;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Uc(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? B : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return B;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Uc(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return B;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return B;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Gc = rc("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: Wc,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), Kc = ic("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function qc(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
function Jc(e, t) {
	let n = {};
	for (let r of t) e[r] !== void 0 && (n[r] = e[r]);
	return n;
}
var Yc = ic("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (qc(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), Xc = ic("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), Zc = ac("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: qc,
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
}), Qc = ac("tag:yaml.org,2002:set", {
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
function $c() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function el() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function tl(e) {
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
var nl = class e {
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
		let t = tl(e), n = [], r = $c(), i = el();
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
			if (t !== B) return {
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
}, rl = new nl([
	oc,
	Kc,
	Zc
]);
[...rl.tags];
var il = new nl([
	...rl.tags,
	cc,
	pc,
	xc,
	Ac
]), al = new nl([
	...rl.tags,
	uc,
	gc,
	Tc,
	Fc,
	Gc,
	Ic,
	Bc,
	Yc,
	Xc,
	Qc
]).withTags({
	...Tc,
	resolve: (e, t, n) => {
		let r = Tc.resolve(e, t, n);
		return r === B ? xc.resolve(e, t, n) : r;
	}
}, {
	...Fc,
	resolve: (e, t, n) => {
		let r = Fc.resolve(e, t, n);
		return r === B ? Ac.resolve(e, t, n) : r;
	}
}), ol = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function sl(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function cl(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function ll(e, t) {
	if (!e.buffer) return null;
	let n = {
		...ol,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = sl(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${cl((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = sl(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${cl((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = sl(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${cl((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function ul(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var dl = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = ul(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${ul(this, e)}`;
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
		throw s.snippet = ll(s), new e(r, s);
	}
}, V = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, H = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, fl = {
	BLOCK: 1,
	FLOW: 2
}, pl = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, ml = -1;
function hl(e) {
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
var gl = Array(256), _l = Array(256);
for (let e = 0; e < 256; e++) gl[e] = +!!hl(e), _l[e] = hl(e);
function vl(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function yl(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function bl(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function xl(e, t, n) {
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
function Sl(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Cl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = xl(e, i, n);
			r += Sl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function wl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = xl(e, i, n);
			r += Sl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Tl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = xl(e, i, n).position;
			else if (t < 256 && gl[t]) r += _l[t], i++;
			else {
				let n = bl(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = yl(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += vl(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = xl(e, i, n);
			r += Sl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function El(e, t, n, r, i, a) {
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
	return i === pl.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== pl.STRIP && u && (l += "\n"), l;
}
function Dl(e, t) {
	if (t.valueStart === ml) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case H.SINGLE_QUOTED: return wl(e, n, r);
		case H.DOUBLE_QUOTED: return Tl(e, n, r);
		case H.LITERAL_BLOCK: return El(e, n, r, t.indent, t.chomping, !1);
		case H.FOLDED_BLOCK: return El(e, n, r, t.indent, t.chomping, !0);
		default: return Cl(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Ol = "-#;/?:@&=+$_.~*'()", kl = Ol + "!,[]", Al = "0123456789ABCDEF";
function jl(e) {
	return "%" + Al[e >> 4] + Al[e & 15];
}
function Ml(e, t) {
	let n = t ? Ol : kl, r = "";
	for (let t = 0; t < e.length; t++) {
		let i = e.charCodeAt(t);
		i >= 48 && i <= 57 || i >= 65 && i <= 90 || i >= 97 && i <= 122 || n.includes(e[t]) ? r += e[t] : (i >= 55296 && i <= 56319 && (i = 65536 + ((i & 1023) << 10) + (e.charCodeAt(++t) & 1023)), r += i < 128 ? jl(i) : i < 2048 ? jl(192 | i >> 6) + jl(128 | i & 63) : i < 65536 ? jl(224 | i >> 12) + jl(128 | i >> 6 & 63) + jl(128 | i & 63) : jl(240 | i >> 18) + jl(128 | i >> 12 & 63) + jl(128 | i >> 6 & 63) + jl(128 | i & 63));
	}
	return r;
}
function Nl(e) {
	let t = e;
	return t.charCodeAt(0) === 33 ? (t = t.slice(1), `!${Ml(t, !0)}`) : t.slice(0, 18) === "tag:yaml.org,2002:" ? `!!${Ml(t.slice(18), !0)}` : `!<${Ml(t, !1)}>`;
}
var Pl = {
	filename: "",
	schema: il,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, U = -1, Fl = Object.prototype.hasOwnProperty, Il = 1, Ll = 2, Rl = 3, zl = 4, Bl = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Vl = /[,\[\]{}]/, Hl = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Ul = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Wl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Gl = RegExp(`^(?:${Ul})*$`), Kl = RegExp(`^(?:${Wl})+$`), ql = RegExp(`^(?:!(?:${Ul})*|${Wl}(?:${Ul})*)$`), Jl = {
	filename: "",
	maxDepth: 100
};
function Yl(e, t, n) {
	e.events.push({
		type: V.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Xl(e, t, n, r, i, a, o) {
	e.events.push({
		type: V.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function Zl(e, t, n, r, i, a, o) {
	e.events.push({
		type: V.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function Ql(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: V.MAPPING,
		start: t.position,
		anchorStart: U,
		anchorEnd: U,
		tagStart: U,
		tagEnd: U,
		style: fl.FLOW
	});
}
function $l(e, t, n, r, i, a, o, s, c = pl.CLIP, l = -1, u = !1) {
	e.events.push({
		type: V.SCALAR,
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
function eu(e, t, n) {
	e.events.push({
		type: V.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function tu(e) {
	e.events.push({ type: V.POP });
}
function nu(e) {
	$l(e, U, U, U, U, U, U, H.PLAIN);
}
function ru() {
	return {
		anchorStart: U,
		anchorEnd: U,
		tagStart: U,
		tagEnd: U
	};
}
function iu(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function au(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function W(e, t) {
	dl.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function G(e) {
	return e === 10 || e === 13;
}
function ou(e) {
	return e === 9 || e === 32;
}
function su(e) {
	return ou(e) || G(e);
}
function cu(e) {
	return e === 0 || su(e);
}
function lu(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function uu(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function du(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function fu(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function pu(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function mu(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function K(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || su(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; ou(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!G(r) && r !== 0);
		if (!G(r)) break;
		for (mu(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function hu(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || su(n);
	}
	return !1;
}
function gu(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function _u(e) {
	if (e.position !== e.lineStart) return !1;
	if (hu(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = iu(e);
	gu(e), K(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && hu(e));
	return au(e, t), r;
}
function vu(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !G(t);) t = e.input.charCodeAt(++e.position);
}
function yu(e, t, n) {
	let r = Bl.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, W(e, "the stream contains non-printable characters"));
}
function bu(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== U && W(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && W(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !su(s) && !(n && lu(s));) s === 33 && (a ? W(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Hl.test(o) || W(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Vl.test(l) && W(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Gl.test(l) : Kl.test(l)) && W(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !Fl.call(e.tagHandlers, o) && W(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function xu(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== U && W(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !su(e.input.charCodeAt(e.position)) && !lu(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && W(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Su(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== U || t.tagStart !== U) && W(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !su(e.input.charCodeAt(e.position)) && !lu(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && W(e, "name of an alias node must contain at least one character"), eu(e, n, e.position), !0;
}
function Cu(e, t) {
	K(e, !1), e.lineIndent < t && W(e, "deficient indentation");
}
function wu(e, t, n) {
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
			return e.position++, $l(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, H.SINGLE_QUOTED, pl.CLIP, -1, i), !0;
		}
		G(a) ? (i = !1, Cu(e, t)) : e.position === e.lineStart && hu(e) ? W(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? W(e, "expected valid JSON character") : e.position++;
	}
	W(e, "unexpected end of the stream within a single quoted scalar");
}
function Tu(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, $l(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, H.DOUBLE_QUOTED, pl.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (G(n)) Cu(e, t);
			else if (pu(n)) e.position++;
			else {
				let t = fu(n);
				for (t === 0 && W(e, "unknown escape sequence"); t-- > 0;) e.position++, du(e.input.charCodeAt(e.position)) < 0 && W(e, "expected hexadecimal character");
				e.position++;
			}
		} else G(a) ? (i = !1, Cu(e, t)) : e.position === e.lineStart && hu(e) ? W(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? W(e, "expected valid JSON character") : e.position++;
	}
	W(e, "unexpected end of the stream within a double quoted scalar");
}
function Eu(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = pl.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? H.LITERAL_BLOCK : H.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = uu(n);
		if (n === 43 || n === 45) i !== pl.CLIP && W(e, "repeat of a chomping mode identifier"), i = n === 43 ? pl.KEEP : pl.STRIP, e.position++;
		else if (r >= 0) r === 0 && W(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && W(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; ou(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && vu(e), G(e.input.charCodeAt(e.position)) ? mu(e) : e.input.charCodeAt(e.position) !== 0 && W(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (_u(e)) break;
		if (!o && l === -1 && G(i) && (u = Math.max(u, r)), !o && l === -1 && !G(i) && (i === 9 && r < t && (e.position = n + r, W(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, W(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !G(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !G(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !G(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		vu(e), f = e.position, G(e.input.charCodeAt(e.position)) && (mu(e), f = e.position);
	}
	return yu(e, d, f), $l(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Du(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === Il;
	if (n === 0 || su(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || lu(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (cu(t) || r && lu(t)) return !1;
	}
	return !0;
}
function Ou(e, t, n, r) {
	if (!Du(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === Il, c = !1;
	for (; o !== 0 && !_u(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (cu(t) || s && lu(t)) break;
		} else if (o === 35) {
			if (su(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && lu(o)) break;
		else if (G(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (K(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		ou(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (yu(e, i, a), $l(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, H.PLAIN, pl.CLIP, -1, !c), !0);
}
function ku(e, t) {
	let n = e.line;
	K(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && W(e, "deficient indentation");
}
function Au(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? Zl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, fl.FLOW) : Xl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, fl.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		ku(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, tu(e), !0;
		o ? n === 44 && W(e, "expected the node content, but found ','") : W(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && su(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, ku(e, t));
		let c = e.line, l = iu(e), u = Nu(e, t, Il, !1, !0);
		ku(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, ku(e, t), i || Ql(e, l), u || nu(e), Nu(e, t, Il, !1, !0) || nu(e), ku(e, t), i || tu(e)) : i && r ? (u || nu(e), nu(e)) : i ? nu(e) : r && (Ql(e, l), u || nu(e), nu(e), tu(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	W(e, "unexpected end of the stream within a flow collection");
}
function ju(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !cu(e.input.charCodeAt(e.position + 1))) return !1;
	for (Xl(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, fl.BLOCK); e.input.charCodeAt(e.position) === 45 && cu(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, W(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = K(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && cu(e.input.charCodeAt(e.position + 1)) && W(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? nu(e) : Nu(e, t, Rl, !1, !0), K(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && W(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && cu(e.input.charCodeAt(e.position + 1)) && W(e, "bad indentation of a sequence entry");
	}
	return tu(e), !0;
}
function Mu(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, W(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && cu(l)) o ||= (Zl(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, fl.BLOCK), !0), c === 63 ? (i && nu(e), a = !0, i = !0) : (i || (nu(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (nu(e), !1);
			let t = iu(e);
			if (!Nu(e, n, Ll, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); ou(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), cu(c) || W(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: V.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: fl.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) W(e, "expected ':' after a mapping key");
				else return r.anchorStart !== U || r.tagStart !== U ? (au(e, t), !1) : !0;
			} else if (a) W(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== U || r.tagStart !== U ? (au(e, t), !1) : !0;
		}
		if (Nu(e, t, zl, !0, s) && (s = !1), i || (s &&= (nu(e), !1)), K(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) W(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && nu(e), o && tu(e), !0) : !1;
}
function Nu(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && W(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = ru(), d = n === zl || n === Rl, f = d, p = d;
	if (r && K(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = iu(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== U || u.anchorStart !== U) && (r === 33 || r === 38)) {
			let n = iu(e), r = t + 1;
			if (Mu(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === V.MAPPING) return e.depth--, !0;
			au(e, n);
		}
		if (s && (r === 33 && u.tagStart !== U || r === 38 && u.anchorStart !== U) || !bu(e, u, n === Il) && !xu(e, u)) break;
		l === null && (l = i), K(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === zl) {
		let r = n === Il || n === Ll ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (ju(e, i, u) || Mu(e, i, r, u)) || Au(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = iu(e), n = l.position - l.lineStart;
					au(e, l), Mu(e, n, r, ru()) && e.events[t.eventsLength]?.type === V.MAPPING ? c = !0 : au(e, t);
				}
				!c && (d && Eu(e, r, u) || wu(e, r, u) || Tu(e, r, u) || Su(e, u) || Ou(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && ju(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== U || u.tagStart !== U || d) && ($l(e, U, U, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, H.PLAIN), c = !0), e.depth--, c || u.anchorStart !== U || u.tagStart !== U;
}
function Pu(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !su(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && W(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !G(e.input.charCodeAt(e.position));) {
		for (; ou(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || G(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !su(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (G(e.input.charCodeAt(e.position)) && mu(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && W(e, "duplication of %YAML directive"), r.length !== 1 && W(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && W(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && W(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && W(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Hl.test(t) || W(e, "ill-formed tag handle (first argument) of the TAG directive"), Fl.call(e.tagHandlers, t) && W(e, `there is a previously declared suffix for "${t}" tag handle`), ql.test(n) || W(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function Fu(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (K(e, !0); Pu(e);) t = !0, K(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && cu(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, K(e, !0), i = e.line > t;
	} else t && W(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && hu(e)) {
		e.position += 3, K(e, !0);
		return;
	}
	if (Yl(e, n, !1), Nu(e, e.lineIndent - 1, zl, !1, i, i) || nu(e), K(e, !0), e.position === e.lineStart && hu(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, K(e, !0), e.line === t && e.position < e.length && W(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === V.DOCUMENT && (o.explicitEnd = r), tu(e), !r && e.position < e.length && !_u(e) && W(e, "end of the stream or a document separator is expected");
}
function Iu(e, t) {
	let n = e.length, r = {
		...Jl,
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
	for (i !== -1 && dl.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (gu(r), K(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Fu(r), r.position === e && W(r, "can not read a document");
	}
	return r.events;
}
({
	...Jl,
	...Pl
});
var Lu = Symbol("INVALID");
function Ru(e) {
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
function zu(e, t) {
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
function Bu(e, t) {
	if (!e.noRefs && typeof t == "object" && t) {
		let n = e.refs.get(t);
		if (n) return n.anchor === void 0 && (n.anchor = `ref_${e.refCounter++}`), {
			kind: "alias",
			anchor: n.anchor
		};
	}
	let n = zu(e, t);
	if (!n) {
		if (t === void 0 || e.skipInvalid) return Lu;
		throw new dl(`unacceptable kind of an object to dump ${Object.prototype.toString.call(t)}`);
	}
	let { tag: r, tagName: i, implicitTag: a } = n, o = a ? i : Nl(i);
	if (r.nodeKind === "scalar") return {
		kind: "scalar",
		tag: o,
		tagged: !a,
		style: H.PLAIN,
		value: r.represent(t)
	};
	if (r.nodeKind === "sequence") {
		let n = r.represent(t), i = {
			kind: "sequence",
			tag: o,
			tagged: !a,
			style: fl.BLOCK,
			items: []
		};
		e.noRefs || e.refs.set(t, i);
		for (let t = 0, r = n.length; t < r; t += 1) {
			let r = Bu(e, n[t]);
			r === Lu && n[t] === void 0 && (r = Bu(e, null)), r !== Lu && i.items.push(r);
		}
		return i;
	}
	let s = r.represent(t), c = {
		kind: "mapping",
		tag: o,
		tagged: !a,
		style: fl.BLOCK,
		items: []
	};
	e.noRefs || e.refs.set(t, c);
	for (let [t, n] of s) {
		let r = Bu(e, t);
		if (r === Lu) continue;
		let i = Bu(e, n);
		i !== Lu && c.items.push({
			key: r,
			value: i
		});
	}
	return c;
}
function Vu(e, t, n = {}) {
	let r = Bu({
		representTypes: Ru(t),
		noRefs: n.noRefs ?? !1,
		skipInvalid: n.skipInvalid ?? !1,
		refs: new Map(),
		refCounter: 0
	}, e);
	return [{
		contents: r === Lu ? null : r,
		directives: []
	}];
}
var Hu = Symbol("visit:break"), Uu = Symbol("visit:skip");
function Wu(e, t, n) {
	let r = t(e, n);
	if (r === Hu) return !0;
	if (r === Uu) return !1;
	let i = n.depth + 1;
	switch (e.kind) {
		case "sequence":
			for (let n of e.items) if (Wu(n, t, {
				depth: i,
				parent: e,
				isKey: !1
			})) return !0;
			break;
		case "mapping": for (let { key: n, value: r } of e.items) if (Wu(n, t, {
			depth: i,
			parent: e,
			isKey: !0
		}) || Wu(r, t, {
			depth: i,
			parent: e,
			isKey: !1
		})) return !0;
	}
	return !1;
}
function Gu(e, t) {
	for (let n of e) if (n.contents && Wu(n.contents, t, {
		depth: 0,
		parent: null,
		isKey: !1
	})) return;
}
function Ku(e, t) {
	return !!(e & 1 << t);
}
var qu = {
	applyQuoteFlowKeysOption: Yu,
	doubleQuoteForInvisibles: Xu,
	doubleQuoteWhitespaceOnly: Zu,
	applyForceQuotesOption: Qu,
	tryLongOrMultilineAsBlock: $u,
	quoteInvalidPlain: ed,
	fallbackToDoubleQuoted: td
};
function Ju(e) {
	return e.presenterOptions.quoteStyle === "single" && Ku(e.allowedStylesMask, H.SINGLE_QUOTED) ? H.SINGLE_QUOTED : H.DOUBLE_QUOTED;
}
function Yu(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === H.PLAIN && (e.style = H.DOUBLE_QUOTED);
}
function Xu(e) {
	e.style === H.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = H.DOUBLE_QUOTED);
}
function Zu(e) {
	e.style === H.PLAIN && /^\s+$/.test(e.node.value) && (e.style = H.DOUBLE_QUOTED);
}
function Qu(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== H.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? H.DOUBLE_QUOTED : Ju(e)));
}
function $u(e) {
	if (e.style !== H.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!Ku(e.allowedStylesMask, H.LITERAL_BLOCK)) {
		n && (e.style = H.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = H.LITERAL_BLOCK);
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
	o ? e.style = H.FOLDED_BLOCK : n && (e.style = H.LITERAL_BLOCK);
}
function ed(e) {
	e.style === H.PLAIN && !Ku(e.allowedStylesMask, H.PLAIN) && (e.style = Ju(e));
}
function td(e) {
	Ku(e.allowedStylesMask, e.style) || (e.style = H.DOUBLE_QUOTED);
}
function nd(e, t) {
	return e | 1 << t;
}
var rd = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", id = "[\\n\\r]", ad = "\\uFEFF", od = "[ \\t]", sd = `(?:(?!(?:${id}|${ad}))${rd})`, cd = `(?:(?!${od})${sd})`, ld = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", ud = "[-?:,\\[\\]{}#&*!|>'\"%@`]", dd = "[,\\[\\]{}]", fd = cd, pd = `(?:(?!${dd})${cd})`, md = `(?:(?:(?!${ud})${cd})|[?:-](?=${fd}))`, hd = `(?:(?:(?!${ud})${cd})|[?:-](?=${pd}))`, gd = `(?:(?:(?![:#])${fd})|:(?=${fd}))#*`, _d = `(?:(?:(?![:#])${pd})|:(?=${pd}))#*`, vd = `(?:${od}*${gd})*`, yd = `(?:${od}*${_d})*`, bd = `${md}#*${vd}`, xd = `${hd}#*${yd}`, Sd = bd, Cd = xd, wd = `\\n+${gd}${vd}`, Td = `\\n+${_d}${yd}`, Ed = `${bd}(?:${wd})*`, Dd = `${xd}(?:${Td})*`, Od = RegExp(`^(?:${Ed})$`, "u"), kd = RegExp(`^(?:${Dd})$`, "u"), Ad = RegExp(`^(?:${Sd})$`, "u"), jd = RegExp(`^(?:${Cd})$`, "u"), Md = RegExp(`^(?:${ld})*$`, "u"), Nd = RegExp(`^(?:${ld}|\\n)*$`, "u"), Pd = RegExp(`^(?:${sd}|\\n)*$`, "u"), Fd = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/, Id = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function Ld(e) {
	let t = e.node.value;
	if (t !== "") {
		if (!(e.isKey ? e.flowOnly ? jd : Ad : e.flowOnly ? kd : Od).test(t) || e.shiftOfFirstLine === 0 && Fd.test(t)) return !1;
		if (e.shiftOfContent === 0) {
			let e = t.indexOf("\n");
			if (e !== -1) {
				let n = t.slice(e + 1);
				if (Id.test(n)) return !1;
			}
		}
	}
	let n = e.presenterOptions.schema.resolveImplicitScalarTag(t).tag.tagName;
	return !(!e.node.tagged && n !== e.node.tag || !e.node.tagged && t === "=" && n === e.presenterOptions.schema.defaultScalarTag.tagName);
}
function Rd(e) {
	let t = e.node.value;
	if (!(e.isKey ? Md : Nd).test(t) || /[ \t]\n|\n[ \t]/.test(t)) return !1;
	if (!e.isKey && e.shiftOfContent === 0) {
		let e = t.indexOf("\n");
		if (e !== -1 && Id.test(t.slice(e + 1))) return !1;
	}
	return !0;
}
function zd(e) {
	if (e.flowOnly || !Pd.test(e.node.value)) return !1;
	let t = e.shiftOfContent - e.shiftOfParent;
	return !(t < 1 || t > 9 && /^\n* /.test(e.node.value) || e.shiftOfContent === 0 && Id.test(e.node.value));
}
function Bd(e) {
	let t = nd(0, H.DOUBLE_QUOTED);
	Ld(e) && (t = nd(t, H.PLAIN)), Rd(e) && (t = nd(t, H.SINGLE_QUOTED)), zd(e) && (t = nd(nd(t, H.LITERAL_BLOCK), H.FOLDED_BLOCK)), e.allowedStylesMask = t;
}
function Vd(e) {
	switch (e.style) {
		case H.PLAIN: return Hd(e);
		case H.SINGLE_QUOTED: return Ud(e);
		case H.LITERAL_BLOCK: return Wd(e);
		case H.FOLDED_BLOCK: return Gd(e);
		case H.DOUBLE_QUOTED: return Kd(e);
	}
}
function Hd(e) {
	return qd(e.node.value, e.shiftOfContent);
}
function Ud(e) {
	return `'${qd(e.node.value, e.shiftOfContent).replace(/'/g, "''")}'`;
}
function Wd(e) {
	let t = e.node.value;
	return "|" + Xd(t, e.shiftOfParent, e.shiftOfContent) + Zd(Jd(t, e.shiftOfContent));
}
function Gd(e) {
	let t = e.node.value, n = e.presenterOptions.lineWidth, r = Infinity;
	return n !== -1 && (r = Math.max(Math.min(n, 40), n - e.shiftOfContent)), ">" + Xd(t, e.shiftOfParent, e.shiftOfContent) + Zd(Jd(ef(t, r), e.shiftOfContent));
}
function Kd(e) {
	return `"${rf(e.node.value)}"`;
}
function qd(e, t) {
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
function Jd(e, t) {
	let n = " ".repeat(t), r = 0, i = "", a = e.length;
	for (; r < a;) {
		let t, o = e.indexOf("\n", r);
		o === -1 ? (t = e.slice(r), r = a) : (t = e.slice(r, o + 1), r = o + 1), t.length && t !== "\n" && (i += n), i += t;
	}
	return i;
}
function Yd(e) {
	return /^\n* /.test(e);
}
function Xd(e, t, n) {
	let r = Yd(e) ? String(n - t) : "", i = e[e.length - 1] === "\n";
	return `${r}${i && (e[e.length - 2] === "\n" || e === "\n") ? "+" : i ? "" : "-"}\n`;
}
function Zd(e) {
	return e[e.length - 1] === "\n" ? e.slice(0, -1) : e;
}
function Qd(e) {
	return e === " " || e === "	";
}
function $d(e, t) {
	if (e === "" || Qd(e[0])) return e;
	let n = / [^ \t]/g, r, i = 0, a, o = 0, s = 0, c = "";
	for (; r = n.exec(e);) s = r.index, s - i > t && (a = o > i ? o : s, c += `\n${e.slice(i, a)}`, i = a + 1), o = s;
	return c += "\n", e.length - i > t && o > i ? c += `${e.slice(i, o)}\n${e.slice(o + 1)}` : c += e.slice(i), c.slice(1);
}
function ef(e, t) {
	let n = /(\n+)([^\n]*)/g, r = e.indexOf("\n");
	r === -1 && (r = e.length), n.lastIndex = r;
	let i = $d(e.slice(0, r), t), a = e[0] === "\n" || Qd(e[0]), o, s;
	for (; s = n.exec(e);) {
		let e = s[1], n = s[2];
		o = n !== "" && Qd(n[0]), i += e + (!a && !o && n !== "" ? "\n" : "") + $d(n, t), a = o;
	}
	return i;
}
var tf = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function nf(e) {
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
function rf(e) {
	return e.replace(tf, nf);
}
var af = 10, of = {
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
	scalarStyleRules: Object.keys(qu).map((e) => Reflect.get(qu, e)),
	tagBeforeAnchor: !1
};
function sf(e) {
	return e.tagged ? e.tag : Nl(e.tag);
}
function cf(e) {
	let t = {
		...of,
		...e
	};
	return t.flowSkipColonSpace && (t.quoteFlowKeys = !0), {
		...t,
		defaultScalarTagName: t.schema.defaultScalarTag.tagName,
		openEnded: !1
	};
}
function lf(e, t) {
	return `\n${" ".repeat(e.indent * t)}`;
}
function uf(e, t, n, r, i, a) {
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
function df(e, t, n) {
	let r = "";
	for (let i = 0, a = n.items.length; i < a; i += 1) {
		let a = gf(e, t, n.items[i], n, {}).text;
		i > 0 && (r += `,${e.flowSkipCommaSpace ? "" : " "}`), r += a;
	}
	let i = e.flowBracketPadding && n.items.length > 0 ? " " : "";
	return `[${i}${r}${i}]`;
}
function ff(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = gf(e, t + 1, n.items[a], n, {
			block: !0,
			compact: e.seqInlineFirst,
			isblockseq: !0
		}).text;
		r && i === "" || (i += lf(e, t)), o === "" || af === o.charCodeAt(0) ? i += "-" : i += "- ", i += o;
	}
	return i;
}
function pf(e, t, n) {
	let r = "";
	for (let { key: i, value: a } of n.items) {
		let o = "";
		r !== "" && (o += `,${e.flowSkipCommaSpace ? "" : " "}`);
		let s = gf(e, t, i, n, { iskey: !0 }), c = s.text, l = gf(e, t, a, n, {}).text, u = e.flowSkipColonSpace || l === "" ? "" : " ", d = i.kind === "scalar" && s.noBody && (i.tagged || i.anchor !== void 0), f = i.kind === "alias" || d ? " " : "";
		o += `${c}${f}:${u}${l}`, r += o;
	}
	let i = e.flowBracketPadding && r !== "" ? " " : "";
	return `{${i}${r}${i}}`;
}
function mf(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = "";
		r && i === "" || (o += lf(e, t));
		let { key: s, value: c } = n.items[a], l = (s.kind === "mapping" || s.kind === "sequence") && s.style === fl.BLOCK && s.items.length !== 0 || s.kind === "scalar" && (s.style === H.LITERAL_BLOCK || s.style === H.FOLDED_BLOCK), u = l ? gf(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			isblockseq: !hf(e, s, t + 1)
		}) : gf(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			iskey: !0
		}), d = u.text, f = s.kind === "scalar" && s.value.indexOf("\n") !== -1, p = d.length > 1024 && /^[\s\S]{1025}/u.test(d), m = l || f || p;
		m && (d && af === d.charCodeAt(0) ? o += "?" : o += "? "), o += d, m && (o += lf(e, t));
		let h = gf(e, t + 1, c, n, {
			block: !0,
			compact: m,
			isblockseq: m && !hf(e, c, t + 1)
		}).text, g = s.kind === "scalar" && u.noBody && (s.tagged || s.anchor !== void 0), _ = !m && (s.kind === "alias" || g) ? " " : "";
		h === "" || af === h.charCodeAt(0) ? o += `${_}:` : o += `${_}: `, o += h, i += o;
	}
	return i;
}
function hf(e, t, n) {
	return t.kind === "alias" || t.tagged || t.anchor !== void 0 || e.indent < 2 && n > 0;
}
function gf(e, t, n, r, i) {
	if (n.kind === "alias") return e.openEnded = !1, {
		text: `*${n.anchor}`,
		noBody: !1
	};
	let { block: a = !1, iskey: o = !1, isblockseq: s = !1 } = i, c = i.compact ?? !1, l = n.anchor !== void 0;
	hf(e, n, t) && (c = !1);
	let u, d = n.tagged, f = a && (n.kind === "mapping" || n.kind === "sequence") && n.style === fl.BLOCK && n.items.length !== 0;
	if (n.kind === "mapping") u = f ? mf(e, t, n, c) : pf(e, t, n);
	else if (n.kind === "sequence") u = f ? e.seqNoIndent && !s && t > 0 ? ff(e, t - 1, n, c) : ff(e, t, n, c) : df(e, t, n);
	else {
		let i = uf(e, n, r, t, o, !a);
		Bd(i);
		for (let t of e.scalarStyleRules) t(i);
		u = Vd(i), e.openEnded = (i.style === H.LITERAL_BLOCK || i.style === H.FOLDED_BLOCK) && (n.value === "\n" || n.value.endsWith("\n\n")), d = n.tagged || u === "" && i.flowOnly && r?.kind === "sequence" && !l || i.style !== H.PLAIN && n.tag !== e.defaultScalarTagName;
	}
	n.kind !== "mapping" && n.kind !== "sequence" || f || (e.openEnded = !1), f && c && t > 0 && e.indent > 2 && (u = `${" ".repeat(e.indent - 2)}${u}`);
	let p = u === "", m = u;
	if (d || l) {
		let t = [], r = d ? sf(n) : null, i = l ? `&${n.anchor}` : null;
		e.tagBeforeAnchor ? (r !== null && t.push(r), i !== null && t.push(i)) : (i !== null && t.push(i), r !== null && t.push(r));
		let a = u === "" || u.charCodeAt(0) === af ? "" : " ";
		m = `${t.join(" ")}${a}${u}`;
	}
	return {
		text: m,
		noBody: p
	};
}
function _f(e) {
	return (e.kind === "sequence" || e.kind === "mapping") && e.style === fl.BLOCK && e.items.length !== 0 && !e.tagged && e.anchor === void 0;
}
function vf(e) {
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
function yf(e, t) {
	let n = cf(t), r = "", i = !1;
	for (let t = 0; t < e.length; t += 1) {
		let a = e[t];
		n.openEnded = !1;
		let o = vf(a), s = o !== "", c = a.explicitStart || s || t > 0 && !i;
		if (r += o, a.contents === null) c && (r += "---\n");
		else if (c) {
			let e = gf(n, 0, a.contents, null, {
				block: !0,
				compact: !0
			}).text, t = e === "" ? "" : s || _f(a.contents) ? "\n" : " ";
			r += `---${t}${e}\n`;
		} else r += gf(n, 0, a.contents, null, {
			block: !0,
			compact: !0
		}).text + "\n";
		i = a.explicitEnd || n.openEnded, i && (r += "...\n");
	}
	return r;
}
var bf = {
	...of,
	schema: al,
	skipInvalid: !1,
	noRefs: !1,
	flowLevel: -1,
	sortKeys: !1,
	transform: () => {}
};
function xf(e, t) {
	let n = String(e), r = String(t);
	return n < r ? -1 : +(n > r);
}
function Sf(e, t = {}) {
	let n = {
		...bf,
		...t
	}, r = Vu(e, n.schema, {
		noRefs: n.noRefs,
		skipInvalid: n.skipInvalid
	});
	if (n.flowLevel >= 0 && Gu(r, (e, t) => {
		if (!(t.depth < n.flowLevel)) return (e.kind === "sequence" || e.kind === "mapping") && (e.style = fl.FLOW), Uu;
	}), n.sortKeys) {
		let e = n.sortKeys === !0 ? xf : n.sortKeys;
		Gu(r, (t) => {
			t.kind === "mapping" && t.items.sort((t, n) => e(t.key.kind === "scalar" ? t.key.value : "", n.key.kind === "scalar" ? n.key.value : ""));
		});
	}
	return n.transform(r), yf(r, {
		...Jc(n, Object.keys(of)),
		schema: n.schema
	});
}
V.DOCUMENT, V.SEQUENCE, V.MAPPING, V.SCALAR, V.ALIAS, V.POP, H.PLAIN, H.SINGLE_QUOTED, H.DOUBLE_QUOTED, H.LITERAL_BLOCK, H.FOLDED_BLOCK, fl.BLOCK, fl.FLOW, pl.CLIP, pl.STRIP, pl.KEEP;
// src/yaml/events.ts
var Cf = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const wf = "A manifest is one document: split it into files instead of writing ---.", Tf = 2 ** 15, Ef = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Df = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Of = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function kf(e, t, n = Tf) {
	let r = t ? e.length : 25e5, i = e.length > n ? Nf(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new Cf("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	let s = 0, c = () => {
		let t = Math.max(s + n, o), c = i ? e.indexOf(a, t) : -1, l = c === -1 ? e.length : c + 1, u = Math.max(o, e.lastIndexOf(a, t) + a.length) - 2;
		if (i && l - u > r) throw new Cf("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = Af(e, s, l, c === -1).reverse();
		return s = l, d;
	}, l = [];
	return () => {
		for (; l.length === 0 && s < e.length;) l = c();
		return l.pop();
	};
}
function Af(e, t, n, r) {
	let i = jf(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== V.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== V.SEQUENCE || s.style !== fl.BLOCK) || !c.every(({ type: e }) => e === V.POP) || i.some(({ type: e }) => e === V.DOCUMENT)) throw new Cf(wf, t, t);
	r && !a && i.push({ type: V.POP });
	for (let e of a ? [] : i) Pf(e, t);
	return i;
}
function jf(e, t, n) {
	let r = e.slice(t, n).replace(Ef, "");
	try {
		return Mf(r, t);
	} catch (e) {
		if (!(e instanceof Cf) || e.message !== "deficient indentation") throw e;
		let n = Mf(r.replace(Df, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === V.SCALAR && (e.fast = !1);
		return n;
	}
}
function Mf(e, t) {
	try {
		return Iu(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof dl ? new Cf(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function Nf(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	Of.lastIndex = t.at(-1) ?? e.length;
	let [, n] = Of.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: Of.lastIndex
	};
}
function Pf(e, t) {
	e.type !== V.POP && e.type !== V.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== V.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === V.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const Ff = process.getBuiltinModule("node:module").createRequire(import.meta.url), If = (...e) => Ff("./late-yaml.js").parseDocument(...e), Lf = (...e) => Ff("./late-yaml.js").visit(...e), Rf = 2 ** 17;
function zf(e, t, n) {
	let { at: r, piece: i } = e;
	if (i === void 0) return [A("yaml", e.message, { place: _r(t, r, r + 1) })];
	let a = n.length > i + Rf, o = a ? Math.max(i, n.lastIndexOf("\n", i + Rf) + 1) : n.length, s = n.slice(i, o), c = If(s, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), l = new xn(), u = -Infinity;
	for (let { code: e, message: r, pos: s } of c.errors.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [d, f] = s.map((e) => e + i);
		if (a && f >= o - 1) continue;
		let p = _r(t, d, Math.max(d + 1, f)), m = p.line > u + 1;
		if (u = Math.max(u, p.endLine), !m || l.countMore(t.path)) continue;
		let h = Vf.test(r) ? i + Hf(c, s[0]) : void 0, g = r.includes("quote") ? void 0 : Kf(n, h ?? d), _ = h === void 0 ? p : _r(t, h, h + 1);
		l.add(Bf(g ?? Wf(`${e}: ${r}`), _));
	}
	l.count === 0 && l.add(Bf(Kf(n, r) ?? Wf(e.message), _r(t, r, r + 1)));
	let d = rn(t.path, _r(t, o - 1, o).line);
	return a && c.errors.length > 1e3 ? [d, ...l.problems] : l.problems;
}
function Bf(e, t) {
	return A("yaml", T`The YAML cannot be read here. ${e}`, { place: t });
}
const Vf = /^Missing closing|^Flow .* end with a /;
function Hf(e, t) {
	let n = t;
	return Lf(e, { Node: (e, { type: r = "", flow: i, range: a }) => {
		(i || r.startsWith("QUOTE")) && a && a[0] < t && t <= a[2] && (n = a[0]);
	} }), n;
}
const Uf = [
	[/Missing closing/, "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\"."],
	[/Flow .* end with a /, "The brackets that start here are not closed. Add the closing one."],
	[/Maximum call stack|exceeded maxDepth/, "Values are nested more than 500 levels deep. Use fewer levels."],
	[/Implicit map keys need/, "This line has no colon with a blank after it. Write it as NAME: VALUE."],
	[/^BAD_INDENT|eficient indentation/, "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping."],
	[/^(?:BLOCK_AS|MULTILINE)_IMPLICIT_KEY/, "Either this line or the next one is not indented like the others, a colon has no blank after it, or a text with \": \" in it needs quotes."],
	[/^TAB_AS_INDENT/, "Indent with spaces, not with tabs."],
	[/^MULTIPLE_DOCS/, wf]
];
function Wf(e) {
	let [, t] = Uf.find(([t]) => t.test(e)) ?? [];
	return t ?? T`The parser says: ${E(e.replace(/^[A-Z_]+: /, ""))}.`;
}
const Gf = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/;
function Kf(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^={7}\r?$/.test(i)) return Bn;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. In \"…\", write quotes as \\\", and in '…', write them twice.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return T`A text with ": " in it needs quotes: "${E(Qt(a, 60))}".`;
	let [o] = Gf.exec(a) ?? [];
	if (o === void 0) return;
	let s = o.length > 2 ? E(o) : o;
	return T`A text that starts with ${s} means something else in YAML. Put the text in quotes: "${s}…".`;
}
function qf(e, t) {
	let n = new xn();
	for (let { start: r, end: i } of lr(e)) n.countMore(t.path) || n.add(A("yaml", Bn, { place: _r(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function Jf(e, t, n = {}) {
	let r = on(t), i = {
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
		return s([A("yaml", e, { place: _r(i, c, c + 1) })]);
	}
	let l = qf(t, i);
	if (l.length > 0) return s(l);
	try {
		let e = new Xf(i, t, n).root();
		return e.problems.some((e) => e.code === "yaml" && sr(e) > 1) ? s(e.problems) : {
			...e,
			file: i,
			textAt: o
		};
	} catch (e) {
		if (!(e instanceof Cf)) throw e;
		return s(zf(e, i, t));
	}
}
const Yf = 1e6;
var Xf = class {
	file;
	text;
	options;
	nextEvent;
	spans = new up();
	anchors = new Map();
	problems = new xn();
	lastStart = 0;
	lastEnd = 0;
	depth = 0;
	values = 0;
	repeated = 0;
	constructor(e, t, n) {
		this.file = e, this.text = t, this.options = n, this.nextEvent = kf(t, n.anyText === !0, n.piece);
	}
	root() {
		let e = this.nextEvent(), t = this.spans.add();
		return {
			value: sp(e) ? this.readValue(e, Qf, t) : null,
			span: new dp(this.spans, t),
			problems: this.problems.problems
		};
	}
	readValue(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === V.ALIAS ? void 0 : this.anchorOf(e), a = e.type === V.ALIAS ? this.readAlias(e.anchorStart, e.anchorEnd) : e.type === V.SCALAR ? this.readScalar(e, t) : this.readCollection(e, n ?? this.spans.add());
		return n !== void 0 && !cp(e) && this.spans.set(n, this.lastStart, this.lastEnd, !1), i && (i.value = a, i.size = this.values - r), a;
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
		if (r?.size === void 0) return this.refuse(T`The anchor "&${E(n)}" is not defined before the alias "*${E(n)}". Define it above this line, or write the value here.`);
		let i = Math.max(1e4, this.text.length);
		return this.repeated > i ? null : (this.values += r.size, this.repeated += r.size, this.repeated > i ? this.refuse(`From here on, aliases repeat more than ${i} values. Write the values out.`) : r.value);
	}
	readCollection(e, t) {
		let { start: n, type: r } = e, i = this.values;
		this.lastEnd = n;
		let a = /[[{]/.test(this.text.charAt(n));
		a && (this.lastEnd += 1), this.depth += 1;
		let o = r === V.SEQUENCE ? this.readList() : this.readMapping(t);
		if (--this.depth, this.lastEnd = this.after(a ? rp : this.text.charAt(this.lastEnd - 1) === "\n" ? Qf : op), this.spans.set(t, n, this.lastEnd, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.options.anyText) throw new Cf("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.options.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", {
			start: n,
			end: n + 1
		}));
	}
	readList() {
		let e = [];
		for (;;) {
			let t = this.nextEvent();
			if (!sp(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.options.anyText) throw new Cf("This file has more than 150,000 entries. Divide it into several files.", cp(t) ? t.start : this.lastEnd);
			e.push(this.readValue(t, tp, this.spans.add()));
		}
	}
	readMapping(e) {
		let t = {};
		for (;;) {
			let n = this.nextEvent();
			if (!sp(n)) return t;
			let r = this.readName(n), i = this.spans.add(r), a = this.nextEvent(), o = sp(a) ? this.readValue(a, np, i) : null;
			if (!r) continue;
			let { text: s, start: c, end: l } = r;
			s === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", {
				start: c,
				end: l
			}) : (Object.hasOwn(t, s) && this.refuseDuplicate(r, e), t[s] = o);
		}
	}
	readName(e) {
		let t = this.readValue(e, ep), [n, r] = [cp(e) ? e.start : this.lastStart, this.lastEnd];
		if (typeof t == "object" && t) {
			let e = Kf(this.text, n);
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
		let { style: n, valueStart: r, valueEnd: i, tagStart: a } = e;
		if (a >= 0 && !Zf.has(this.tagOf(e))) return this.refuseTag(e);
		let o = Math.max(e.anchorEnd, e.tagEnd);
		if (o >= 0 && (this.lastEnd = o), r < 0) {
			let e = this.after(o < 0 ? t : $f);
			return (t !== np || e > this.lastEnd || o >= 0) && (this.lastStart = e), this.lastEnd = e, null;
		}
		let c = Dl(this.text, e);
		if (n === H.LITERAL_BLOCK || n === H.FOLDED_BLOCK) {
			this.lastStart = this.after(ip);
			let e = this.text.slice(r, i);
			this.lastEnd = r + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === H.PLAIN ? 0 : 1;
			this.lastStart = r - e, this.lastEnd = i + e;
		}
		return !this.options.anyText && d(c) ? this.refuse(s("This text")) : n === H.PLAIN && a < 0 ? this.plainValue(c) : c;
	}
	plainValue(e) {
		let { value: t } = il.resolveImplicitScalarTag(e);
		return Number.isInteger(t) && !Number.isSafeInteger(t) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : (this.depth > 2 && this.text[this.lastEnd] === " " && typeof t == "string" && this.warnOfComment(), t);
	}
	warnOfComment() {
		let e = this.after(ap);
		if (e === this.lastEnd) return;
		let t = this.text.slice(this.lastEnd, e).trim(), n = T`YAML reads ${E(t)} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, r = _r(this.file, e - t.length, e);
		this.problems.add(A("yaml-comment", n, {
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
		let t = this.tagOf(e), n = T`The tag ${E(t)} is not supported. Remove it. If it is part of a text, put the text in quotes.`;
		return this.refuse(n, {
			start: e.tagStart,
			end: e.tagEnd
		});
	}
	refuseDuplicate({ text: e, start: t }, n) {
		if (this.problems.countMore(this.file.path)) return;
		let [, r = n] = [...this.spans.members(n, this.spans.count)].find(([t]) => t === e) ?? [], { line: i } = _r(this.file, this.spans.number(r, lp), t), a = `The field "${e}" is declared twice: here and in line ${i}. Keep one of them.`;
		this.problems.add(A("duplicate-member", a, { place: _r(this.file, t, t + 1) }));
	}
	refuse(e, { start: t = this.lastStart, end: n = this.lastEnd } = {}) {
		return this.problems.countMore(this.file.path) || this.problems.add(A("yaml", e, { place: _r(this.file, t, n) })), null;
	}
};
const Zf = new Set(["!!str", "!"]), Qf = /(?:)/y, $f = /[ \t]*/y, ep = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, tp = /(?:\s|#[^\n]*\n)*-[ \t]*/y, np = /(?:\s|#[^\n]*\n)*:[ \t]*/y, rp = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, ip = /(?:[\s:?-]|#[^\n]*\n)*/y, ap = /[ \t]+#[^\s#!=*-].*/y, op = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function sp(e) {
	return e !== void 0 && e.type !== V.POP && e.type !== V.DOCUMENT;
}
function cp(e) {
	return e.type === V.SEQUENCE || e.type === V.MAPPING;
}
const lp = 2;
var up = class {
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
}, dp = class e {
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
function fp(e, t) {
	let n = new Map(), r = new xn(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!_(i)) return {
		members: n,
		problems: xp(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = `Unknown field "${e}" in this manifest.${(e === "backup" ? " This file is a backup: use lokaform restore." : "") || st(e, t) || ` The fields are ${t.join(" and ")}.`}`;
			r.add(A("unknown-member", n, { place: xr(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function pp({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return A("empty-manifest", r, { place: Bt(e, t) });
}
function mp(e, t, n) {
	if (!Array.isArray(t.value)) return {
		entries: [],
		problems: xp(e, "wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", t.span)
	};
	let r = [], i = new xn(), a = t.span.members?.[Symbol.iterator](), s = o(() => yp(n));
	for (let o of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!_(o) && i.countMore(e.file.path)) continue;
		let l = gp(i, e, {
			value: o,
			span: c
		}, n, s);
		if (i.count > 15e4) return {
			entries: r,
			problems: [rn(e.file.path, Bt(e.file, c).endLine), ...i.problems]
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
function hp(e, t, n) {
	let r = new xn();
	return {
		...gp(r, e, t, n, () => yp(n)),
		problems: r.problems
	};
}
function gp(e, t, n, r, i) {
	let { value: a, span: o } = Sp(n, r.fields), s = _p(r.schema)(a)._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new Hr();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && bp(t, Bt(t.file, o))) return { span: o };
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
	}, p = s.issues.slice(0, Xn + 1);
	wp(p.map((e) => Dr(e, {}, Or())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, Ep(t));
	return { span: o };
}
const _p = c((e) => {
	let t = Object.entries(e.shape).map(([e, t]) => ({
		name: e,
		member: t,
		isOptional: t._zod.optin === "optional"
	})), n = new Map(), r = (e._zod.def.checks?.length ?? 0) > 0;
	return (i) => {
		if (r || !_(i)) return e;
		let a = t.filter(({ name: e, isOptional: t }) => !t || Object.hasOwn(i, e)), o = a.map(({ name: e }) => e).join(" "), s = n.get(o);
		if (s || n.size === 50) return s ?? e;
		let c = Fr(Object.fromEntries(a.map(({ name: e, member: t }) => [e, t])));
		return n.set(o, c), c;
	};
}), vp = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function yp({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(vp).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function bp({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function xp(e, t, n, r) {
	let i = Bt(e.file, r);
	return bp(e, i) ? [] : [A(t, n, { place: i })];
}
function Sp(e, t) {
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
		let c = new Map(r.members).set(e, Dn(a, { members: new Map(s) }));
		r = Dn(r, { members: c });
	}
	return {
		value: n,
		span: r
	};
}
function Cp(e, t) {
	let n = new xn();
	return wp(e, t, n), n.problems;
}
function wp(e, t, n) {
	let r = e.flatMap(({ code: e, path: t }) => e === "unrecognized_keys" ? t.join(".") : []), i = ({ code: e, path: n }) => e === "custom" ? r.includes(n.join(".")) : Ap(t.value, n) === void 0 && r.includes(n.slice(0, -1).join("."));
	for (let r of e) if (r.code === "unrecognized_keys") for (let e of r.keys) Tp({
		...r,
		keys: [e]
	}, t, n);
	else i(r) || Tp(r, t, n);
}
function Tp(e, t, n) {
	if (!n.countMore(t.file.path, Ep(e))) for (let r of Dp(e, t)) n.add(r);
}
function Ep(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? Op(e.errors) : void 0)?.reduce((e, t) => e + Ep(t), 0) ?? 1;
}
function Dp(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Mp(e, n, t));
	if (e.code === "invalid_key") return [Mp(String(n.at(-1)), n.slice(0, -1), t)];
	let [r = "", i = ""] = n.map(String);
	if (n.length === 2 && t.noun === "field" && t.members.has(i)) {
		let e = `${i} is a field of ${t.thing}, not of ${r}. Move its line to the left.`;
		return [A("unknown-member", e, { place: xr(t.file, t.span, n) })];
	}
	let a = Ap(t.value, n), o = Bt(t.file, t.span, n), s = (e, t) => [A(e, t, { place: o })], c = () => s("wrong-type", Ip(a, n, t, o)), l = Rp(n, t), u = zp(n, t);
	if (a === void 0) return s("missing-member", `${l} is missing. It is required in ${t.thing}.${u}`);
	if (a === null) return s("null-value", Np(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = Op(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? Cp(r, t) : c();
		}
		case "invalid_type": return c();
		case "invalid_value": {
			if (typeof a == "object") return c();
			let t = e.values.map(String), n = st(String(a), t);
			return s("wrong-value", T`"${E(String(a))}" is not allowed here. Allowed values: ${t.join(", ")}.${n}`);
		}
		case "custom":
		case "invalid_format": return s("wrong-value", `${l} ${e.message}.${u}`);
		default: return typeof a == "number" ? s("wrong-value", Ip(a, n, t, o)) : s("wrong-value", `${l} is empty.${u}`);
	}
}
function Op(e) {
	let t = [...e].sort((e, t) => kp(t) - kp(e)).find((e) => kp(e) > 0), n = ({ code: e }) => e !== "invalid_type" && e !== "invalid_value";
	return t ?? e.find((e) => e.every(n));
}
function kp(e) {
	return h(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Ap(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function jp(e, t) {
	return wr(e, t) ?? t.find((t) => t.split("_").includes(e));
}
function Mp(e, t, n) {
	let r = xr(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = st(jp(e, i) ?? e, i) || ` The fields are ${i.join(", ")}.`, o = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.(e) || a}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		o = `Unknown field "${e}" in ${Lp(t, n)}.${zp([...t, e], n)}${r.includes(e) ? "" : st(e, r)}`;
	}
	return A("unknown-member", o, { place: r });
}
function Np(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Rp(e, t)} has no value.${zp(e, t)}`;
	if (n?.empty !== void 0) return `${Rp(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".", i = e.length > 2 ? Fp(e.slice(0, -1), t) : "";
	return i ? T`${Rp(e.slice(0, -1), t)} is a mapping.${i}` : `${Rp(e, t)} has no value. Remove it, or give it a value.${r}${zp(e, t)}`;
}
const Pp = /^(\{[^{}:,]+\}|\[[^[\],]+\])$/;
function Fp(e, t) {
	let n = t.textAt(Bt(t.file, t.span, e));
	return Pp.test(n) ? T` If ${E(n)} is the text, put it in quotes: "${E(n)}".` : "";
}
function Ip(e, t, n, r) {
	if (t.length === 0) return T`This is ${Bp(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r), a = E(i.startsWith("*") ? String(e) : i);
		return T`${Rp(t, n)} is ${Bp(e)}, but it must be text. Put it in quotes: "${a}".`;
	}
	let o = a ? Fp(t, n) : "";
	return T`${Rp(t, n)} is ${Bp(e)}.${o}${zp(t, n)}`;
}
function Lp(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Lp(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function Rp(e, t) {
	let n = Lp(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function zp(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Lp([n], t)} must be ${r.expects}.` : "";
}
function Bp(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return T`the number ${E(String(e))}`;
		case "boolean": return T`the value ${E(String(e))}`;
		case "string": return T`the text "${E(Qt(String(e), 40))}"`;
		default: return "a mapping";
	}
}
// src/kinds/pluralNames.ts
function Vp(e, t) {
	let n = [...new Set(e.flatMap(({ manifest: { textFile: e } }) => e?.source ?? []))], r = S(e, ({ manifest: { textFile: e } }) => e?.source.plurals === "i18next" && !e.isPlural ? [Hp(e, n)] : []), i = new Map();
	for (let e of r.values()) {
		let t = Up(e);
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
function Hp(e, t) {
	let [n = ""] = e.others ?? [], { row: r, path: i } = Cn(t, e, n) ?? {
		...e,
		row: e.source
	};
	return w([r.folder, qt(r, i)]);
}
function Up(e) {
	let t = new Map(), n = ({ manifest: { textFile: e } }) => e?.language === e?.source.base;
	for (let r of e.toSorted((e, t) => Number(n(e)) - Number(n(t)))) {
		let { source: e = {}, language: i = "" } = r.manifest.textFile ?? {};
		if (Mn(e)?.includes(i) !== !1) for (let [e, i] of r.read.plurals ?? []) {
			let a = t.get(e);
			t.set(e, n(r) ? i ?? a : a || (i ?? a));
		}
	}
	return new Map([...t].map(([e, t = !0]) => [e, t]));
}
// src/kinds/read.ts
function Wp(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Gp(e, t, n) {
	let r = Kp(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* Kp(e, t, n, r = new Map()) {
	let i = [], a = {}, o = new Map(), s = new Set(), c = { ...t }, l = !1;
	for (let u of e) {
		let e = t[u.plural] ?? [];
		if (e.length === 0) continue;
		let d = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, o = w([
				u.name,
				e,
				a ? JSON.stringify(a) : null
			]), s = r.get(o), c = s?.text === i ? s.read : Yp(u, t, n);
			r.set(o, {
				text: i,
				read: c
			}), d.push({
				manifest: t,
				read: c
			}), yield;
		}
		let f = Vp(d, (e) => Yp(u, e, n));
		c[u.plural] = f.map(({ manifest: e }) => e), l ||= f.some(({ read: e }, t) => e !== d[t]?.read);
		let m = f.map(({ read: e }) => e), h = m.flatMap((e) => e.problems.some(Zp) ? [] : e.entries), g = u.textFiles?.join(h) ?? {
			entries: h,
			problems: []
		};
		a[u.plural] = g.entries;
		for (let e of m) {
			for (let [t, n] of e.variables) o.set(t, n);
			e.base !== void 0 && s.add(e.base);
		}
		let _ = new xn();
		for (let e of g.entries) {
			for (let t of u.checkEntry(e)) _.add(t);
			for (let t of qp(u, e)) _.add(t);
		}
		p(i, m.flatMap((e) => e.problems), g.problems, u.checkTogether(g.entries), _.problems);
	}
	let u = e.flatMap(({ plural: e }) => (t[e] ?? []).map(({ path: e }) => e));
	return {
		declared: {
			kinds: e,
			entries: a,
			variables: o,
			bases: [...s],
			isIncomplete: i.some(({ severity: e, scope: t }) => e === "error" && t === "change")
		},
		problems: Tn(Qp(i, u)),
		files: c,
		isSplit: l
	};
}
function qp(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [q(e, t, "wrong-value", `The field new says that there is no former ${e.name}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function Jp({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = Jf(r, i, a), { file: s } = o, { members: c, problems: l } = fp(o, n ? [e, "on_create"] : [e]), u = [...o.problems, ...l], d = c.get("on_create"), f = d && n && hp(o, d, n);
	f && p(u, f.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: u.length > 0 ? u : [pp(o, e)]
	};
	let g = mp(o, h, t);
	p(u, g.problems);
	let _ = f?.values ?? {};
	return {
		entries: g.entries.map(({ values: e, span: t }) => ({
			values: e,
			onCreate: _,
			file: s,
			span: t
		})),
		variables: m,
		problems: u
	};
}
function Yp(e, { path: t, text: n, textFile: r }, i) {
	return r && e.textFiles ? e.textFiles.read(t, n, r) : e.readManifest(t, n, i);
}
function Xp(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = Yp(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Zp({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function Qp(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function q({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = em(e(t)), d = s ? xr(n, r, o) : Bt(n, r, o);
	return {
		...A(i, T`${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function $p(e, { entry: t, other: n, field: r, part: i }) {
	let a = i === void 0 ? [r] : [r, i];
	return q(e, t, "duplicate-text", `The ${i === void 0 ? `field ${r}` : `${i} translation`} is not the same as at ${Pa(n, a)}, so nothing is written for this key. Lokalise has one value for all apps: write the same in the files of both.`, { path: a });
}
function em(e) {
	return Qt(e, 200);
}
function tm({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const nm = new Set(b("after sent before declared details identity live"));
function rm(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !im(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = nm.has(r) ? void 0 : rm(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function im(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) nm.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const am = "Run again. If that does not help, the service has changed or has a fault.";
function om(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = S(n, ({ id: e }) => e === void 0 ? [] : [e]), s = S(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", l = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, u = new Set(), d = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (u.add(a), [{
			declared: t,
			problem: q(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${am}`, { path: [c] })
		}]) : [];
	}), f = new Set(d.map((e) => e.declared)), p = a(t.filter((e) => !f.has(e))), m = n.filter((e) => !u.has(e)), h = [...p.remarks];
	if (m.length > 0) {
		let t = to(e, r) !== "off", n = m.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = m.length > 5 ? `; and ${m.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${am}`, s = t ? "error" : "warning";
		h.push(A("unusable-response", o, {
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
function sm(e) {
	let t = e.projects.map((e) => e.hide_texts ? cm(e) : e), n = e.hide_texts ? e.problems.map((e) => lm(e)) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function cm(e) {
	let { problems: t, results: n, plan: r } = e, i = r && um(r);
	return {
		...e,
		problems: t.map((e) => lm(e, i)),
		...n && { results: n.map(({ change: e, outcome: t }) => ({
			change: e,
			outcome: t.state === "done" ? t : lm(t, i)
		})) }
	};
}
function lm(e, t = () => "…") {
	return Qe(e, vn(e, (e, n) => n === void 0 ? e : n === "file" ? "…" : t(e)).message);
}
function um({ changes: e, kept: t }) {
	let n = o(() => {
		let n = t.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), r = [...new Set([...e.flatMap(dm), ...n].flatMap(L))], i = new nr();
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
function dm(e) {
	return e.action === "destroy" ? (e.texts ?? []).map(({ before: e }) => e) : e.fields.filter(({ field: t }) => lo(co(e.kind, t))).flatMap(({ before: e = "", after: t, sent: n = "" }) => [
		e,
		t,
		n
	]);
}
function fm(e) {
	let t = sm(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? mm(t.problems) : t.problems,
		projects: t.projects.map(pm),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(pm)
		} }
	};
}
function pm(e) {
	return e.hide_texts ? mm(e) : e;
}
function mm(e) {
	return hm(e, "");
}
function hm(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && lo(co(String(n), String(e.field)));
	return _m(e, (e, t) => nm.has(t) ? r ? gm(e) : e : hm(e, n));
}
function gm(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? _m(e, gm) : e;
}
function _m(e, t) {
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
const vm = new Set("action by code command field how kind scope reason ref seen severity state place file manifests backup".split(" "));
function ym(e, t) {
	let n = e.projects.map((e) => xm(e, t));
	return {
		...Cm({
			...e,
			projects: []
		}, t),
		declared: e.declared,
		projects: n
	};
}
function bm(e, t) {
	return Cm(e, (e) => t(e));
}
function xm(e, t) {
	let n = Cm(e, t);
	if (t(e.id) === e.id) return n;
	let r = u(e.id), { plan: i } = n;
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
function Sm(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === u(t);
}
function Cm(e, t) {
	return Tm(e, t, !1);
}
const wm = i((e) => new WeakSet());
function Tm(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	if (!n && "message" in e && "quotes" in e) {
		let { message: n, quotes: r, ...i } = e;
		return {
			...Tm(i, t, !1),
			...vn({
				message: n,
				quotes: r
			}, t)
		};
	}
	let r = wm(t);
	if (!n && r.has(e)) return e;
	let i = _m(e, (e, r) => n || !vm.has(r) ? Tm(e, t, n || nm.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/view.ts
const Em = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], Dm = [
	"values",
	"pending",
	"unmanaged"
];
function J(e, ...t) {
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
function Y(e, t = 400) {
	return [{
		is: "quote",
		text: k(e, t)
	}];
}
function Om(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function km(e) {
	return e.map((e) => "text" in e ? e.text : km(e.words)).join("");
}
function Am(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function jm(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/problems.ts
function Mm(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * rr.indexOf(e) + Number(t !== void 0 && cn({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Nm(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of ne(t === !0 ? [] : e, (e) => Pm(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(cn) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Fm(Im(e), [e, ...t]));
		}
	}
	return Mm(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Im(e, n)));
}
function Pm(e, t) {
	return cn(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		tm(e),
		e.place.file
	]);
}
function Fm(e, t) {
	if (t.some(cn)) {
		let { place: n, ...r } = e, i = `${z(t.length)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
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
function Im({ severity: e, code: t, message: n, place: r, ways: i }, a = he) {
	return {
		...Am("!", t, r),
		severity: e,
		state: e,
		lines: Lm(i),
		words: k(n, a - t.length - 3),
		code: {
			name: t,
			address: xo(t)
		}
	};
}
function Lm(e = []) {
	return e.map(({ does: e, command: t }) => jm(" ", `${e}: `, D(t)));
}
function Rm(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...ne(r, ({ outcome: e }) => `${Bm(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => zm(e, k(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => k(e.change.label, 100));
		return [zm(r, `${(t ? a : a.map(pt)).join(", ")} and ${z(e.length - 3)} more`, e.length, n)];
	});
}
function zm(e, t, n, r = he) {
	return {
		...Am("!", t, Xs(e)),
		count: n,
		severity: "error",
		state: Bm(e.outcome),
		words: k(e.outcome.message, r)
	};
}
function Bm(e) {
	return Zs(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// src/plan/loss.ts
function Vm(e) {
	return e.action === "update" ? e.fields.some((t) => Gm(e.kind, t) || Km(e.kind, t) || Hm(e.kind, t)) : e.action === "destroy";
}
function Hm(e, { field: t, before: n, after: r }) {
	return co(e, t).role === "identity" || n === void 0 || qm(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Um(e, t) {
	return Wm(t) || Gm(e, t) || Km(e, t);
}
function Wm({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || qm(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return qm(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Gm(e, { field: t, before: n, after: r }) {
	return co(e, t).role === "archive" && n === !1 && r === !0;
}
function Km(e, { field: t, before: n }) {
	return co(e, t).role === "shape" && n !== void 0;
}
function qm(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Jm(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Xm(co(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Ym(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Xm(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Xm(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !qm(n);
}
// src/report/counts.ts
function Zm(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const Qm = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function $m(e) {
	let t = uh(e);
	return t === "removed" ? t : t === "new" ? "created" : ch(e) ? "renamed" : "updated";
}
const eh = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], th = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
};
function nh(e) {
	return e.reason === "held" && qm(e.live);
}
function rh(e) {
	return [...ne(e, (e) => {
		let { kind: t, id: n, reason: r } = e;
		return nh(e) || r === "archived" ? w([
			t,
			n,
			r
		]) : e;
	}).values()];
}
const ih = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function ah(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => rh(e.kept));
	return {
		...Zm(Qm, t, $m),
		...Zm(eh, n, ([{ reason: e }]) => th[e] ?? "kept"),
		toAdd: r(e, ({ to_add: e = [] }) => e.length),
		onlyInFiles: r(e, ({ only_in_files: e = [] }) => e.length),
		changes: t.length,
		adopted: r(e, ({ counts: e }) => e.adopted),
		skipped: r(e, ({ skipped: e }) => e.length)
	};
}
const oh = [...Qm, ...ih];
function sh(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), i = Zm(["done", ...ih], t, ({ outcome: e }) => Zs(e) ? "written in part" : e.state), a = i.skipped + r(e, ({ plan: e }) => e?.skipped.length ?? 0), o = t.length - i.done + a - i.skipped;
	return {
		...Zm(Qm, n, $m),
		...i,
		skipped: a,
		unfinished: o
	};
}
function ch(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const lh = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function uh(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => Gm(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => uo(e.kind, t));
	return t.some(Wm) ? "cleared text" : t.some((t) => Hm(e.kind, t)) ? "overwritten text" : Vm(e) ? "overwritten" : ch(e) ? "renamed" : "changed";
}
function dh(e) {
	let t = e.flatMap((e) => e.action === "update" ? e : []);
	return r(t, ({ kind: e, fields: t }) => t.filter((t) => uo(e, t) && Wm(t)).length);
}
// \0late:diff
const fh = process.getBuiltinModule("node:module").createRequire(import.meta.url), ph = (...e) => fh("./late-diff.js").createTwoFilesPatch(...e), mh = (...e) => fh("./late-diff.js").diffArrays(...e), hh = [
	"key:",
	"tag:",
	"file:"
];
function gh(e) {
	return hh.find((t) => e.startsWith(t));
}
function _h(e, t) {
	return e.length === 0 || e.some((e) => yh(e, bh(t)));
}
function vh(e, t) {
	if (e.length === 0) return [];
	let n = t.map(bh);
	return e.filter((e) => !n.some((t) => yh(e, t)));
}
function yh(e, t) {
	let n = gh(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => ot(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function bh({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : L(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => L(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function xh(e, t) {
	return vh(e, wh(t)).filter((e) => !e.startsWith("tag:")).map(Sh);
}
function Sh(e) {
	let t = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.`;
	return A("unknown-filter", t);
}
function Ch(e, t) {
	return t.length > 0 ? e.filter((e) => t.every((t) => t.includes(e))).map(Sh) : [];
}
function wh(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function Th(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return t.startsWith("key:") ? [{
		keys: t,
		language: n
	}] : [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function Eh(e, t, n) {
	let r = `${e}:${t}`;
	return gh(e) === void 0 && /^[^\s*,-][^*,]*$/.test(e) && !n.has(r) ? r : `key:${r}`;
}
function Dh(e, t) {
	let n = e.startsWith("key:") ? e.slice(4) : e;
	return Ih(t).includes(n) ? "whole" : _h([e], t) ? "pattern" : void 0;
}
function Oh(e, t, n, r) {
	let i = e.flatMap(Th).flatMap(({ keys: e, language: i }) => {
		if (i !== void 0 && i !== n) return [];
		let a = Dh(e, t);
		return a === "whole" && i === void 0 && r ? "pattern" : a ?? [];
	});
	return ["whole", "pattern"].find((e) => i.includes(e));
}
function kh(e) {
	return new Set(Fh(e).flatMap(Ih));
}
function Ah(e, t) {
	return Th(e).some(({ keys: e }) => t.some((t) => Dh(e, t)));
}
function jh(e, t) {
	return e.flatMap((e) => {
		let n = e.split(/,\s*/), r = n.length > 1 ? t.flatMap(Fh) : [];
		return !Ah(e, r) && n.some((e) => Ah(e, r)) ? n : [e];
	});
}
function Mh(e, t, n) {
	let r = n.flatMap(Fh);
	return jh(t, n).filter((e) => !Ah(e, r)).map((t) => {
		let { keys: n = t, language: r } = Th(t).at(-1) ?? {}, i = `${e} ${t}: no declared key has the name "${n}"${r === void 0 ? "" : ` with the language ${r}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.`;
		return A("unknown-text", i);
	});
}
function Nh(e) {
	let t = `--create ${e}: no declared key has this name. Give the whole name of a key in the files.`;
	return A("unknown-text", t);
}
function Ph(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Fh(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = Th(t).toReversed(), s = i !== void 0 && a.some((e) => Dh(i.keys, e));
		if (!n?.language || o.includes(n.language) || s) return [];
		let c = a.filter((e) => Dh(n.keys, e)), l = c.flatMap(({ kind: e, entry: t }) => Wa(e, t)), u = [...new Set(l.map(({ part: e = "" }) => e))].join(", "), d = `${e} ${t}: project ${r} has no language "${n.language}". ${n.keys} has ${u === "" ? "no texts" : u}.`;
		return c.length === 0 ? [] : [A("unknown-text", d, { scope: "project" })];
	});
}
function Fh(e) {
	return wh([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Ih({ kind: e, entry: t }) {
	return L(e.identity(t.values));
}
// src/plan/waiting.ts
function Lh(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function Rh(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0));
	if (s.length === 0) return e;
	let c = Wa(i, t).map(({ part: e = "", after: t }) => [e, t]), l = Object.fromEntries(c), u = new Map();
	for (let e of Lh(s, ({ part: e = "" }) => e, o)) {
		let { part: o = "" } = e, s = Hh({
			kind: i,
			entry: t,
			item: e
		}, a), c = Oh(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, o, e.reason === "held") !== "whole" && r.texts()?.whyWaiting(t, n, {
			...l,
			[o]: s
		}, o), d = Wh({
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
const zh = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
}, Bh = {
	"not committed": zh["not committed"],
	"never agreed": "git has no other text of the file, and the text of the project is older",
	undated: "the service does not say when the text of the project was written",
	"unread history": "the history of the file does not tell which text is newer",
	"unknown user": "the text of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Vh({ because: e = [] }) {
	return e.some((e) => e in zh);
}
function Hh({ kind: e, entry: t, item: n }, { project: r }) {
	let { declared: i, live: a, part: o = "" } = n;
	if (!_(i) || !_(a)) return a;
	let s = Ka(e, t, o) ? Uh(n, r) : [], c = Object.entries(i).map(([e, t]) => [e, a[e] || t]);
	return Object.fromEntries([...c, ...s]);
}
function Uh({ declared: e, live: t, part: n }, { languages: r = [] }) {
	let { pluralForms: i = [] } = r.find(({ iso: e }) => e === n) ?? {};
	return !_(e) || !_(t) ? [] : Object.entries(t).filter(([t, n]) => n !== "" && i.includes(t) && !Object.hasOwn(e, t));
}
function Wh(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = Hh(e, t);
	return a !== void 0 && _(a) !== _(o) || Gh(n, r, i, t) ? "other-shape" : g(s) ? qh(e, s, t.project.baseLanguage) ? "universal-placeholders" : void 0 : "not-expressible";
}
function Gh(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const Kh = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function qh({ kind: e, entry: t, item: n }, r, i) {
	let { field: a, declared: o } = n, s = (e, t) => L(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(r, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === a)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === i)?.after, d = l.map((e) => e.after ?? ""), f = [
		o ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => Kh.test(e), c].some((e) => s(r, e) && !s(f, e));
}
// src/report/view/rows.ts
const Jh = 1e3;
function Yh(e, t) {
	if (e.action === "destroy") return {
		...ng("-", e),
		...Qh(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => uo(n, e) ? e.part ?? [] : []), a = {
		...ng(tg[$m(e)], ch(e) ? {
			...e,
			label: Xh(e)
		} : e),
		...Vm(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? Sg(e) : xg(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Qt(r, Jh)
		};
	}
	let o = r === "create" || ch(e), s = e.fields.filter((e) => !o || !kg(n, e)).flatMap((e) => mg(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: Qt(St(c), 80) + se(e.label, c) };
	return {
		...a,
		...l,
		...eg(e, t),
		lines: s
	};
}
function Xh({ kind: e, label: t, fields: n }) {
	let r = n.find((t) => kg(e, t)), i = r && Ag(e, r.field, r.after);
	return i?.as === "slots" ? [...new Set(Object.values(i.slots))].join(" / ") : t;
}
const Zh = "will be archived";
function Qh(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? Zh : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: $h(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function $h({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? Mg(Ag(e, r, i), 90) : "", s = a ? `   (last edited${bg(a)})` : "";
		return {
			...jm("-", `${Lg(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [jm("-", `and ${R(a, "more text")}`)] : []];
}
function eg(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : $m(e) === "removed" ? { words: Zh } : t === "drift" ? e.edited ? { words: `last changed${bg(e.edited)}` } : {} : ch(e) ? { words: so(e.kind).words.renamed } : {};
}
const tg = {
	created: "+",
	updated: "~",
	renamed: "»",
	removed: "-"
};
function ng(e, t) {
	return Am(e, mo(t), t.place);
}
function rg([e, ...t], { texts: n = !1, full: r }) {
	let i = [e, ...t], a = r === !0 ? Infinity : jg, o = [...new Set(i.flatMap((e) => "part" in e ? e.part ?? [] : []))], s = nh(e) ? ig(o) : wg(e, n, a), c = [...new Set(i.map(({ label: e }) => e))];
	return {
		...ng("!", e),
		name: c.map((t) => mo({
			...e,
			label: t
		})).join(" / "),
		words: Qt(s, r === !0 ? a : Jh),
		...o.length > 0 && { languages: o }
	};
}
function ig(e) {
	let [t, n] = e.length > 1 ? ["stay", "them"] : ["stays", "it"];
	return `${oe(e)} ${t} empty: translators fill ${n}. To write the text: --overwrite KEY:LANG`;
}
function ag(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = Og(n, e), [d, f] = Ng(Ag(n, r, i ?? ""), Ag(n, r, a)), p = o ? `, edited${bg(o)}` : "", m = i === void 0 ? "not in the file" : d, h = qm(a) ? "(empty)" : f, g = [
		...t ? [`${u} ${m}`, `in Lokalise: ${h}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...ng(l ? "!" : " ", e),
		lines: g.map((e) => jm(" ", Qt(e, Jh))),
		...l && { isLoss: !0 }
	};
}
function og({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${Mg(Ag(t.kind, r.field, e))}` : "";
		return jm(" ", Qt(`${Og(t.kind, r)}${i} is no longer declared`, Jh));
	});
	return {
		...ng("-", t),
		isLoss: !0,
		lines: r
	};
}
function sg({ member: e, before: t, after: n, ...r }) {
	let i = `${k(e, 80)}: ${lg(t, n, "not declared")}`;
	return {
		...ng("~", r),
		words: i
	};
}
function cg({ name: e, before: t, after: n, loosens: r }) {
	let i = `${k(e, 80)}: ${lg(t, n, "not set")}`;
	return r ? {
		...Am("!", `${i} (lets a run do more)`),
		isLoss: !0
	} : Am(" ", i);
}
function lg(e, t, n) {
	let r = [e, t].map((e = n) => ({
		as: "word",
		word: e
	}));
	return Ng(r[0] ?? hg, r[1] ?? hg, 200).join(" → ");
}
function ug({ variable: e, host: t, place: n }) {
	return {
		...Am("!", `sends \${${D(e)}} to ${D(t)}`, n),
		isLoss: !0
	};
}
function dg(e) {
	let t = ng(" ", e);
	if (so(e.kind).secretNames) return t;
	let n = e.part === void 0 ? "" : `, only ${Lg(e.part)}`, r = e.created ? `, created on ${yo(e.created).slice(0, 10)}` : "";
	return {
		...t,
		words: `id ${k(String(e.id), 80)}${n}${r}`
	};
}
function fg(e, t) {
	return {
		...ng("!", e),
		...t && {
			severity: "warning",
			state: "only in the files",
			words: "apply does not create it, because keys_from is lokalise in its row of texts"
		}
	};
}
function pg(e) {
	return Am(" ", D(e));
}
function mg(e, t, { texts: n, full: r }) {
	let i = Og(e, t), a = Km(e, t) ? [jm(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [jm(" ", i), ...a];
	let { part: o, edited: s, also_at: c = [] } = t, l = c.map((e) => jm(" ", "also at ", ho(e))), u = r === !0 ? 4e3 : 90, d = uo(e, t) && o !== void 0 ? { language: o } : {}, f = gg(e, i, t, u).map((e) => ({
		...e,
		...d,
		value: Qt(e.value, Jh + u - 2 - e.start.length)
	})), p = s ? [jm(" ", `in the project, last edited${bg(s)}:`)] : [];
	return [
		...l,
		...p,
		...f,
		...a
	];
}
const hg = {
	as: "text",
	text: ""
};
function gg(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || qm(a) ? hg : Ag(e, i, a), c = Ag(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== hg ? _g(t, s, c, r) : Fg(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => _g(`${t}.${e}`, n, i, r));
}
function _g(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...vg("-", e, t.members, n.members), ...vg("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = Ng(t, n, r), o = jm("+", `${e} `, yg(n) ? "(empty)" : a);
	if (yg(t)) return [o];
	let s = jm("-", `${e} `, i);
	return yg(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function vg(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e)), a = new Set(i.flatMap((e) => r.map((t) => se(t, e))));
	return i.length > 0 ? [jm(e, `${t} `, Ig(i) + (e === "+" ? [...a].join("") : ""))] : [];
}
function yg(e) {
	return e.as === "text" && e.text === "";
}
function bg({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${k(e, 60)}`} on ${yo(t)}${n ? ", reviewed" : ""}`;
}
function xg(e, t) {
	return t.flatMap((t) => kg(e, t) ? [] : Og(e, t)).join(", ");
}
function Sg({ kind: e, fields: t, again: r }) {
	let [i, ...a] = t.filter((t) => uo(e, t)), o = ({ after: e }) => n(e, i?.after ?? ""), s = (t) => t.map((t) => Og(e, t)).join(", "), c = a.filter(({ after: e }) => e !== ""), [l, u] = [c.filter(o), c.filter((e) => !o(e))], d = [...u.length > 0 ? [`also in ${s(u)}`] : [], ...l.length > 0 ? [`the same in ${s(l)}`] : []], f = d.length > 0 ? ` (${d.join("; ")})` : "", p = (t) => `${Og(e, t)} ${Mg(Ag(e, t.field, t.after))}`, m = i ? [`${p(i)}${f}`] : [], h = t.filter((t) => !uo(e, t) && !kg(e, t));
	return [
		...r ? [Cg] : [],
		...m,
		...h.map(p)
	].join("; ");
}
const Cg = "again: it was removed in Lokalise since the last apply";
function wg(e, t, n) {
	if (!("field" in e)) return Dg(e);
	let { kind: r, field: i, reason: a, because: o, cause: s, edited: c, live: l, declared: u, details: d } = e, f = ae([c && a !== "held" && `edited${bg(c)}`, o ? Eg(e) : a === "undecided" && s && Bh[s]]), p = [Tg[a], f.join("; ")].filter((e) => e !== "").join(": "), m = Og(r, e);
	if (!t) return `${m} ${p}`;
	let [h, g] = u === void 0 ? ["not in the file", Mg(Ag(r, i, l), n)] : Ng(Ag(r, i, u), Ag(r, i, l), n);
	return `${m} ${g} ${p} (${u === void 0 ? h : `in the file: ${h}`})${d === void 0 ? "" : `. ${d}`}`;
}
const Tg = {
	held: "kept: lokaform.yaml says seed, so the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project",
	"changed-since": "kept: changed since the backup",
	converts: "kept: a text changed since the backup, and the change back would convert it"
};
function Eg({ because: e = [] }) {
	let t = {
		...zh,
		"not-verified": "the project does not say that it is verified",
		"not-reviewed": "the project does not say that it is reviewed"
	};
	return e.map((e) => t[e] ?? `it fails the check ${e}`).join(", and ");
}
function Dg({ reason: e, tag: t = "", from_lokalise: n }) {
	switch (e) {
		case "archived": return n ? "archived in Lokalise, so its strings are only in the files. To remove them: lokaform pull --remove-missing" : "archived in the project: to keep it archived, declare is_archived: true in its entry in keys.yaml; to take it out of the archive, declare is_archived: false there";
		case "held-back": return "kept: not removed while there are problems";
		case "protected": return `kept: protected by tag ${Hn(t)}`;
		default: return `kept: owned by others (tag ${Hn(t)}). To take it over, correct owner in lokaform.yaml, or remove that tag in Lokalise`;
	}
}
function Og(e, { field: t, part: n }) {
	return n !== void 0 && co(e, t).role === "text" ? Lg(n) : t;
}
function kg(e, { field: t }) {
	return co(e, t).role === "identity";
}
function Ag(e, t, n) {
	return co(e, t).show(n);
}
const jg = 60;
function Mg(e, t = 60) {
	switch (e.as) {
		case "text": return Hn(e.text, t);
		case "word": return Qt(St(e.word), t);
		case "set": return e.members.length > 0 ? Ig(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Lg(e)} ${Hn(n, t)}`).join(", ");
	}
}
function Ng(e, t, n = 60) {
	let [r, i] = [e, t].map((e) => e.as === "word" ? e.word : e.as === "text" ? e.text : void 0);
	if (e.as !== t.as || r === void 0 || i === void 0) return [Mg(e, n), Mg(t, n)];
	let a = e.as === "word" && ![r, i].some((e) => Pg.test(e)), [o, s] = it(St(r), St(i), n).map((e) => a ? e : Ne(e, n));
	return [`${o}`, `${s}${se(r, i)}`];
}
const Pg = /^[\s(]|\s$/;
function Fg(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Lg(e),
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
function Ig(e) {
	return e.map((e) => pt(Lg(e))).join(", ");
}
function Lg(e) {
	return Pg.test(e) || /[,"]/.test(e) ? Hn(e, 255) : Qt(St(e), 255);
}
function Rg({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(zg?.old !== a || zg.now !== o) && (zg = {
		old: a,
		now: o,
		parts: Bg(a, o)
	});
	let s = zg.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.length > 0 ? s : r;
}
let zg;
function Bg(e, t) {
	return mh(Hg(e), Hg(t), { maxEditLength: 600 }) ?? [];
}
const Vg = o(() => new Intl.Segmenter("en", { granularity: "word" }));
function Hg(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(Vg().segment(e), ({ segment: e }) => e));
}
// src/report/view/status.ts
const Ug = [
	["Language", ({ language: e, base: t }) => `${k(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => z(e)],
	[
		"Archived",
		({ archived: e }) => z(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${z(e.translated)} ${Wg(e, "translated").padStart(5)}`],
	["Verified", (e) => `${z(e.verified)} ${Wg(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${z(e.reviewed)} ${Wg(e, "reviewed").padStart(5)}`],
	["Conflicts", ({ conflicts: e }) => z(e)],
	[
		"Undecided",
		(e) => z(e.undecided),
		({ undecided: e }) => e > 0
	],
	["To pull", ({ to_pull: e }) => z(e)],
	[
		"Waiting",
		({ waiting: e }) => z(e),
		({ waiting: e }) => e > 0
	],
	["Words to do", (e) => `${e.about ? "about " : ""}${z(e.words_to_do)}`],
	[
		"Ready",
		({ required: e }) => e ? e.unmet.length > 0 ? "no" : "yes" : "",
		({ required: e }) => e !== void 0
	]
];
function Wg(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function Gg({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = Ug.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function Kg({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = k(t.language, 40), r = e.unmet.map((n) => `${`${z(t[n])} of ${R(t.texts, "text")} ${n}, ${Wg(t, n)}`}, and ${e.percents[n]} % is required`), i = e.missing.map(({ lacks: e, written: r, ...i }) => {
			let a = `not ${e.includes("translated") ? "translated" : oe(e)}`, o = `${n}: ${r ? "to be written by apply" : a}`;
			return {
				...Am("!", mo(i), i.place),
				words: o,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${bo(n)} is not ready: ${r.join("; ")}`,
			rows: i
		}];
	});
}
// src/report/view/summaries.ts
function qg(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${R(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${z(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${e_([e])}${i}${o}`;
}
function Jg(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Jm(e, t);
	if (r === 0) return;
	let a = `${R(n, "base text")} ${n === 1 ? "changes" : "change"}`, o = Y(fo(i, 12), 1e3);
	return J`${a}: ${R(r, "translation")} in ${o} may be marked unverified.`;
}
function Yg(e, t) {
	let n = Zn(e), i = t.flatMap((e) => {
		if (e.action !== "create" || !so(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => uo(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), a = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: r } = i.filter((e) => !n(e.get(t), t));
		return t === e.baseLanguage || r === 0 ? [] : [{
			name: k(t, 40),
			length: r
		}];
	});
	if (a.length === 0) return;
	let o = r(a, ({ length: e }) => e), s = a.map(({ name: e, length: t }) => a.length > 1 ? `${e} (${z(t)})` : e);
	return J`After the merge: ${R(o, "text")} to translate in ${Y(fo(s, 12), 1e3)}.`;
}
function Xg(e) {
	let t = Rs({ projects: e }), n = r(e, ({ plan: e }) => e?.changes.length ?? 0), i = n > 0 ? ` This does not count ${R(n, "change")} to write.` : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${Zg(e)}.${i}`;
}
function Zg(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = r(t, (e) => e.texts), i = t.filter((e) => e.required), a = i.filter((e) => e.required?.unmet.length), o = fo([...new Set(a.map(({ language: e }) => bo(e)))], 12), s = s_([...a_({
		conflicts: r(t, (e) => e.conflicts),
		undecided: r(t, (e) => e.undecided),
		toPull: r(t, (e) => e.to_pull),
		waiting: r(t, (e) => e.waiting)
	}), [a.length, `of ${R(i.length, "required language")} not ready: ${o}`]]), c = R(new Set(t.map(({ language: e }) => e)).size, "language"), l = `${z(r(t, (e) => e.translated))} of ${R(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${l} in ${c}`, ...s].join(", ");
}
function Qg(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = $g(t), { waiting: r, kept: i, onlyInFiles: a } = ah(t), o = s_([
		[a, "only in the files"],
		[r, "waiting"],
		[i, "kept"]
	]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[t_(t, "as declared"), ...o].join(", ")}.`;
}
function $g(e) {
	let { conflicts: t, undecided: n, toPull: r, toAdd: i, ...a } = ah(e);
	return s_([
		[a.updated, a.updated === 1 ? "differs" : "differ"],
		[a.renamed, "not yet renamed"],
		[a.created, "missing"],
		[a.keptArchived, "archived"],
		[a.removed, "to remove"],
		...a_({
			conflicts: t,
			undecided: n,
			toPull: r,
			toAdd: i
		}),
		[a.skipped, "not compared"]
	]).join(", ");
}
function e_(e) {
	let t = ah(e), n = t.adopted > 0 ? ` (${z(t.adopted)} to adopt)` : "", r = s_([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = s_([...a_(t), [t.skipped, "skipped"]]), a = m_(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${t_(e, "unchanged")}.`;
}
function t_(e, t) {
	let n = `${n_(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${n_(e, "unmanaged")} unmanaged`;
}
function n_(e, t) {
	let n = oo().map((n) => ({
		kind: n,
		count: r(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? z(r(n, ({ count: e }) => e)) : oe(n.map(({ kind: e, count: t }) => po(t, e.name)));
}
function r_({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = n === 0 ? [] : y_(e.length - n, "applied");
	return `${[
		`Applied: ${i_(e)}`,
		...r,
		`${R(t, "request")} in total`
	].join(". ")}.`;
}
function i_(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = sh(e), r = s_(oh.map((e) => [n[e], e])), i = s_(a_(ah(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function a_(e) {
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
function o_({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [D(e)]), r = n.length > 0 ? J` Not reached: ${Y(n.join(", "))}.` : [];
	return J`${Om(J`${k(e.message, he)}`)}${r}`;
}
function s_(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${z(e)} ${t}`] : []);
}
function c_(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return r_(e);
	if (r.length === 0) return l_(e);
	if (t === "drift") return Qg(n);
	if (t === "status") return Xg(n);
	let [i] = n;
	if (i?.plan && n.length === 1) return qg(i.plan, i.effort);
	let a = y_(n.length - r.length, "compared").map((e) => ` ${e}.`);
	return `${R(r.length, "project")}: ${e_(r)}${a.join("")}`;
}
function l_(e) {
	let { command: t, manifests: n, declared: r } = e, i = Ws(e).filter(({ severity: e }) => e !== "notice");
	if (Gt(i)) return `${u_(i)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let a = oo().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), o = oe(a.flatMap(({ name: e, count: t }) => t > 0 ? po(t, e) : [])), s = i.length > 0 ? `, with ${u_(i)}` : "";
	return `Valid: ${o || "nothing declared"} in ${R(n.length, "manifest")}${s}.`;
}
function u_(e) {
	let t = rr.flatMap((t) => {
		let n = e.filter((e) => e.severity === t), i = r(n, sr);
		return i > 0 ? [R(i, t === "error" ? "problem" : t)] : [];
	});
	return oe(t);
}
function d_(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${D(e)}`}`;
}
function f_({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f]+\.\d+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [J`${J`The service made snapshot ${Y(t.id, 80)}: ${Y(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function p_(e) {
	let t = Zm(Qm, e, $m);
	return [...s_(Qm.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...m_(e)].join(", ") || "no changes";
}
function m_(e) {
	let t = dh(e);
	return t > 0 ? [`clears ${R(t, "text")}`] : [];
}
function h_(e) {
	let t = Ws(e).filter(({ severity: e }) => e === "error");
	return [
		...g_(e),
		...t.length > 0 ? [u_(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function g_(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${x_(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return v_(e, t === "apply" ? "applied" : "restored");
	let i = y_(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${Zg(r)}`, ...i] : t === "drift" ? [`Translations: ${$g(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...__(r), ...i];
}
function __(e) {
	let { skipped: t, conflicts: n } = ah(e.map(({ plan: e }) => e));
	return [
		`Translations: ${p_(e.flatMap(Qs))}`,
		...n > 0 ? [R(n, "conflict")] : [],
		...t > 0 ? [`${z(t)} skipped`] : []
	];
}
function v_({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	return n === 0 ? [`Translations: nothing ${t}`] : [`Translations ${t}: ${i_(e)}`, ...y_(e.length - n, t)];
}
function y_(e, t) {
	return e > 0 ? [`${R(e, "project")} not ${t}`] : [];
}
function b_(e) {
	if (e.is === "not compared") return [J`The manifests were not compared with those of the commit that the pull request would be merged into: ${Y(e.why)}.`];
	let t = J`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = Y(e.commit.slice(0, 7));
	return [J`${Om(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, Om(J`${`Difference: ${x_(e.projects)}.`}`)];
}
function x_(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(ch).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return s_([
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
function S_(e) {
	let t = Zm([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = x_(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = s_(a_({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function C_(e) {
	return `Translations from Lokalise: ${S_(e)}`;
}
function w_({ filters: e, by_kind: t }) {
	let n = oo().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${z(r)} of ${po(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${k(e, 200)}`).join(" ");
	return J`${Om(J`Only what matches`)} ${Y(r, Infinity)}: ${oe(n)}.`;
}
// src/report/view/sections.ts
const T_ = {
	removed: ["To remove", "to remove"],
	"cleared text": ["Cleared text", "to update, with texts that become empty in the project. To keep one, remove its empty text from the file"],
	"overwritten text": ["Overwritten text", "to update, with texts that are overwritten in the project"],
	overwritten: ["Overwritten value", "to update, with other values that are overwritten in the project"],
	renamed: ["To rename", "to rename"],
	changed: ["To update", "to update without loss"],
	new: ["To create", "to create"]
}, E_ = ["Differs", "different in the project"], D_ = {
	removed: T_.removed,
	"cleared text": E_,
	"overwritten text": E_,
	overwritten: E_,
	renamed: ["Not yet renamed", "not yet renamed"],
	changed: E_,
	new: ["Missing", "missing in the project"]
}, O_ = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in Lokalise, and not pulled: each line says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, k_ = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, A_ = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function j_({ command: e }) {
	return e === "drift";
}
function M_(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function N_(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		I_(t.full === "also" ? r.filter((e) => !Us(e)) : r, t),
		F_(i, t),
		...Kg(e).map((e) => t.full ? e : {
			...e,
			rows: U_(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? L_({
			...e,
			plan: n
		}, M_(e, t)) : [],
		q_(a, t)
	];
}
function P_({ problems: e, results: t = [] }, n = {}) {
	return [...Nm(e, n), ...Rm(t, n)];
}
function F_(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${R(n.length, "change")} not made`,
		rows: Rm(n, t)
	};
}
function I_(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: u_(e),
		rows: Nm(e, t)
	};
}
function L_({ plan: e, target: t, problems: n }, r) {
	let i = t?.is === "compared" ? t : void 0, a = i?.caused ?? e.changes, o = i?.kept ?? e.kept, { sends: s = [] } = j_(r) ? {} : i ?? e, c = r.full === "also" ? n.filter(Us) : [], l = new Map(c.map((e) => [w({ ...e.place }), Lm(e.ways)])), u = (...e) => e.map((e) => V_(e, o, r, l));
	return [
		...i ? [B_(i.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: s.map(ug)
		},
		...u("Conflict", "Undecided"),
		...R_(a, r),
		...u("Archived", "To pull"),
		...H_(i ?? e, i !== void 0, r),
		...u("Waiting", "Kept"),
		W_(i?.no_longer_declared ?? [], i?.kinds_no_longer_declared ?? []),
		...G_(a, r),
		...i ? K_(i, r) : []
	];
}
function R_(e, t) {
	let n = j_(t) ? D_ : T_, { full: r, keptElsewhere: i } = t;
	return [...new Set(lh.map((e) => n[e]))].map((a) => {
		let o = e.filter((e) => n[uh(e)] === a), [s, c] = a, l = (a === n.new || a === T_.changed) && !r && i !== void 0 && o.length > 20 ? o.slice(0, 19) : o, u = z_(l.map((e) => Yh(e, t)));
		return {
			action: s,
			title: `${z(o.length)} ${c}`,
			part: "plan",
			noun: "change",
			rows: U_(u, l.length, i, o.length)
		};
	});
}
function z_(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function B_(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${R(e.length, "setting")} changed`,
		rows: z_(e.map(cg))
	};
}
function V_(e, t, n, r) {
	let i = {
		...A_,
		...j_(n) && { archived: "Archived" }
	}, a = rh(t.filter(({ reason: t }) => (i[t] ?? "Kept") === e)), { keptElsewhere: o } = n, s = k_[e], c = !s && o !== void 0 && a.length > 20, l = a.map((t) => {
		let i = rg(t, n);
		return s ? {
			...i,
			isLoss: !0,
			lines: r.get(w({ ...t[0].place })) ?? []
		} : e === "To pull" ? {
			...i,
			severity: "notice"
		} : i;
	});
	return {
		part: "plan",
		action: e,
		noun: s ?? "kept item",
		title: `${s ? `${R(a.length, s)}:` : z(a.length)} ${O_[e]}`,
		rows: c ? U_(l, 19, o) : l
	};
}
function H_({ to_add: e = [], only_in_files: t = [] }, n, r) {
	let i = (e) => r.full || e.length <= 20 ? e : U_(e, 9, r.keptElsewhere ?? "the report file lists");
	return [{
		part: "plan",
		noun: "key",
		action: "To add",
		title: n ? `${z(e.length)} deleted in the files, and still in Lokalise: the next pull brings them back. To remove one, archive it in Lokalise` : `${z(e.length)} to add: in Lokalise, and in no file. lokaform pull writes ${e.length === 1 ? "it" : "them"} into the files`,
		rows: i(e.map(dg))
	}, {
		part: "plan",
		noun: "key",
		action: "Only in the files",
		title: `${z(t.length)} only in the files, and not created: keys_from is lokalise. To create one: create it in Lokalise, or lokaform apply --create KEY. If it was removed or renamed in Lokalise: lokaform pull --remove-missing`,
		rows: i(t.map((e) => fg(e, n)))
	}];
}
function U_(e, t, n, r = e.length) {
	let i = r - t;
	return i > 0 ? [...e.slice(0, t), {
		...pg(`and ${z(i)} more, which ${n}`),
		sign: "!",
		count: i
	}] : e;
}
function W_(e, t) {
	let n = [...oo().filter(({ plural: e }) => t.includes(e)).map(({ plural: e }) => pg(`all ${e}: no manifest declares any, so the project keeps them. If the file has moved, name it in lokaform.yaml`)), ...e.map(dg)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${z(n.length)} no longer declared, and kept in the project. If one got another name, set previously there`
	};
}
function G_(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Yh(e, {
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
		title: `All values in full: ${R(n.length, "change")}`,
		noun: "item",
		rows: n
	}];
}
function K_({ pending: e, resolved: t }, n) {
	let r = (e, t, n) => ({
		part: "pending",
		noun: "change",
		action: e,
		rows: n,
		title: `${e}${t} this pull request: ${R(n.length, "change")}`
	}), i = t.map((e) => {
		let { isLoss: t, place: r, ...i } = Yh(e, n);
		return i;
	});
	return [r("Already pending", ", with or without", z_(e.map((e) => Yh(e, n)))), r("No longer pending", " after", i)];
}
function q_(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = oo().map(({ name: e }) => e), i = e.map((e) => ({
		rank: r.indexOf(e.kind),
		row: dg(e)
	})).sort((e, t) => t.rank - e.rank || x(e.row.name, t.row.name)).map(({ row: e }) => e);
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${z(e.length)}`,
		rows: U_(i, t, n ?? "the job summary of the workflow lists")
	};
}
function J_(e, t) {
	let n = M_(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => og(e, n));
	return [
		B_(s),
		Q_("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		Q_("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...Z_(r, n),
		Q_("with another id or former name", a.map(sg)),
		Q_("with other values in on_create", o.map(pg)),
		...G_(r, n)
	];
}
function Y_(e, t) {
	let n = M_(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => ag(e, n));
	return Q_(`waiting in Lokalise: each says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function X_(e, t) {
	let n = M_(e, t), { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => og(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => ag(e, n));
	return [
		Q_("in conflict: the manifest keeps its text", c("conflict")),
		Q_("undecided: the manifest keeps its text", c("undecided")),
		Q_("no longer declared", o),
		...Z_(i, n),
		Y_(e, n),
		Q_("not pulled: each says why", c(void 0)),
		...G_(i, n)
	];
}
function Z_(e, t) {
	let n = (e) => e.action === "create" ? "new" : ch(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => {
		let i = z_(e.filter((e) => n(e) === r).map((e) => Yh(e, t))), a = Q_(r, i), { full: o, keptElsewhere: s } = t;
		return r === "new" && !o && s !== void 0 && i.length > 20 ? {
			...a,
			rows: U_(i, 9, s)
		} : a;
	});
}
function Q_(e, t) {
	return {
		part: "plan",
		title: `${z(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function $_(e, t) {
	let n = ev(sm(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = [n, ...i].flatMap(({ scope: e }) => e?.settings_file ?? []), c = i.length + o.length > 1, l = [...i.map((e) => tv(e, n, c, t)), ...o.map((e) => nv(e, t))];
	return {
		title: h_(n),
		heading: J`${g_(n).join("; ")}${i.length > 1 ? J` · ${R(i.length, "project")}` : []}${s.length > 0 ? J` · ${Y(fo([...new Set(s)], 3), 200)}` : []}`,
		state: Vs(n) ? "failed" : Bs(n) ? "clean" : "open",
		isUntouched: $s(n),
		lead: av(n, t),
		stopped: o_(e),
		verdict: ov(n),
		result: c_(n),
		comparison: a ? b_(a) : [],
		problems: I_(r, t),
		parts: l,
		legend: lv(n)
	};
}
function ev(e) {
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
function tv(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: k(i ?? o?.project.name ?? a, 200),
		heading: J`${Y(i ?? a, 80)}${o ? J` · ${Y(o.project.name, 80)}` : []}`,
		result: rv(e, t),
		facts: iv(e, t, n, r.isPullRequest && !r.unappliedBase),
		table: Gg(e),
		sections: N_(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(je)
	};
}
function nv(e, t) {
	let { name: n = "" } = e;
	return {
		name: k(n, 200),
		heading: Y(n, 80),
		result: x_([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: J_(e, t)
	};
}
function rv(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${i_([e])}.`;
	if (n) return t === "plan" ? p_(Qs(e)).replace(/^n/, "N") : t === "status" ? Xg([e]) : t === "drift" ? Qg([e]) : qg(n, i);
}
function iv(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: c, status: l } = e, u = Js(i), d = Ys(e), f = u === void 0 ? [] : [{
		is: "link",
		words: J`open in Lokalise`,
		address: u
	}], p = a && !s && t !== "drift" && !l, m = J`All differences that apply would change are shown, not only those of this pull request.`, h = Qs(e);
	return ae([
		J`Project ${a && !n ? J`${Y(a.project.name, 80)} · ` : []}${Y(i, 200)}${u === void 0 ? [] : J` · ${f}`}`,
		a?.filter && w_(a.filter),
		o?.is === "not compared" && J`${Om(m)} Lokaform could not find out which are from this pull request: ${Y(o.why)}.`,
		p && Jg(a.project, h),
		p && r && Yg(a.project, h),
		c !== void 0 && J`The backup is in ${Y(c)}.`,
		d !== void 0 && J`${d_(void 0)}: ${Y(d, 800)}`,
		...f_(e)
	]);
}
function av(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, manifests: i, projects: a } = e, o = i.length > 0 && i.length <= 3, s = _o(i) || "no manifest", c = i.length === 1 ? "manifest" : "manifests", l = o ? J`the ${c} ${Y(s)}` : J`${s}`;
	if (r !== "plan" || a.flatMap(Qs).length === 0) return J`From ${l}`;
	if (!t) return J`Nothing has been changed yet. Apply changes the live Lokalise project like this (from ${l}):`;
	if (n === void 0) return J`If you merge this pull request, the next apply changes the live Lokalise project like this (from ${l}):`;
	let { branch: u, main: d, applyFrom: f } = n, p = Y(fo([d, ...f], 3), 200), m = J`To bring the changes into Lokalise, merge them into ${Y(d, 200)} as well, or add ${Y(u, 200)} to the input ${Y("apply-from")} of plan and apply, and to the branches whose pushes start apply.`;
	return J`Merging this pull request into ${Y(u, 200)} changes nothing in Lokalise, because apply writes only from ${p}. ${m} Once these changes are there (from ${l}), the live Lokalise project changes like this:`;
}
function ov(e) {
	let { command: t, projects: n, stopped: r } = e, i = n.some(({ plan: e }) => e);
	return r && !i ? [] : t === "plan" && i ? cv(e) : [sv(e, c_(e))];
}
function sv(e, t) {
	let n = Om(J`${t}`), r = e.projects.some(({ results: e }) => e);
	return Vs(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? Rs(e) : Bs(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function cv(e) {
	let t = Ws(e), n = t.filter((e) => Us(e) && e.ways !== void 0), r = t.filter((e) => e.severity === "error" && !Us(e)), i = r.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", a = `${R(n.length, "conflict")}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
	return ae([r.length > 0 && sv(e, `${u_(r)}. ${i}`), n.length > 0 && sv(e, a)]);
}
function lv(e) {
	let { command: t, projects: n } = e;
	return t !== "plan" && t !== "drift" || !n.some(({ plan: e }) => e) ? [] : [
		...t === "plan" ? [J`${c_(e)}`] : [],
		J`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`,
		uv
	];
}
const uv = J`A line with ${Y("-")} is in Lokalise, and a line with ${Y("+")} in the files.`;
function dv(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${go(e)} · ${_o(e.manifests)}`,
		page: Js(e.id)
	};
}
function fv(e, t) {
	let { command: n, projects: r } = e, i = ({ name: e }) => e === void 0 ? "" : ` of ${D(e)}`, a = n === "apply" || n === "restore", o = r.some(({ plan: e }) => e) ? r.length > 1 || a : a || !e.stopped;
	return {
		isRed: Vs(e),
		stopped: o_(e),
		backups: r.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${i(e)} is in ${D(e.backup)}.`], ...f_(e).map(km)]),
		restores: r.flatMap((e) => {
			let t = Ys(e);
			return t === void 0 ? [] : [`${d_(e.name)}: ${D(t)}`];
		}),
		result: o || t ? c_(e) : void 0
	};
}
function pv(e, t, n) {
	let r = sm(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Nm(i, o), ...a.flatMap((e) => P_(e, o))], c = !Vs(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? J` · ${Y(l.name, 80)}` : [], { url: d, commit: f, now: p, pullRequests: m } = t, h = d === "" ? J`this run` : [{
		is: "link",
		words: J`this run`,
		address: d
	}], g = i.some(({ code: e }) => e === "bad-report" || e === "no-report"), _ = a.some(({ results: e = [] }) => e.some(({ outcome: e }) => e.state === "done")), v = g || _ ? J`❌ Not everything was applied${u}` : J`❌ Nothing was applied${u}`, y = a.some(({ results: e }) => e) ? J`: ${`${i_(a)}.`}` : J`.`, b = `The figures are for ${R(m, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? J`✅ Applied${u}` : v,
		lead: [
			J`By ${h} at commit ${Y(f.slice(0, 7))} on ${yo(p)}${y}`,
			...m > 1 ? [J`${b}`] : [],
			...c ? [] : [J`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? mv(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function mv(e) {
	let { projects: t } = e, n = (t) => Vs({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))], i = (e) => e.results ? i_([e]) : "not applied", a = r.slice(0, 50).map((e) => J`${Y(e.name ?? e.id, 80)}: ${i(e)}`), o = t.length - a.length;
	return o > 0 ? [...a, J`${`… and ${R(o, "more project")}`}`] : a;
}
function hv(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f } = dv(e, c), p = N_(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), m = [...gv(Gg(e), n), ...Dv(p, {
		paint: t,
		width: n
	})], h = (e) => `  ${t(Ev["!"], km(e))}`, g = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [h(w_(i.filter))] : []
	], _ = u || s ? void 0 : Jg(i.project, i.changes), v = u ? Qg([e]) : s ? Xg([e]) : qg(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), y = p.some((e) => e.rows.some(({ lines: e }) => e.length > 0)), b = [
		...m.length > 0 ? [""] : [],
		...n !== void 0 && y ? [`  ${t("dim", km(uv))}`] : [],
		..._ ? [h(_)] : [],
		t("strong", v)
	];
	return [
		...Tt(g, n),
		...m,
		...Tt(b, n)
	].map(gt);
}
function gv(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [pt(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = h(e.map(Un));
			return e.map((e) => t === 0 ? yt(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (h(i.map(Un)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => Re(e, t, 4))];
}
function _v(e, { paint: t }) {
	let { comparison: n, parts: r } = $_({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", km(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", km(e))] : [], ...Dv(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(gt);
}
function vv(e, t) {
	return Nm(e).flatMap((e) => yv(e, t));
}
function yv(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? D(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => Av(e, t))].map(gt);
}
function bv({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(je), ...P_(e).flatMap((e) => yv(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${go(e)}`)] : [], ...i];
	});
	return [...vv(e, n), ...r.map(gt)];
}
function xv(e, { paint: t, width: n, quiet: r = !1 }) {
	let { isRed: i, stopped: a, backups: o, restores: s, result: c } = fv(e, r), l = [
		...a ? [t("bad", km(a))] : [],
		...o,
		...c === void 0 ? [] : [t(i ? "bad" : "good", c)]
	];
	return [...Tt(l, n), ...s].map(gt);
}
function Sv({ plan: e, reports: t }, n, r = []) {
	let i = t.map((e) => `The report is in ${D(n(e))}.`);
	return e !== void 0 && i.push(`The plan is in ${D(n(e))}. To apply it: ${D([
		"lokaform apply --plan",
		Le(n(e)),
		...r
	].join(" "))}`), i.map(gt);
}
function Cv(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o } = e, s = Dv(X_(e, i), {
		paint: t,
		width: n
	}), c = r ? "Would write" : "Wrote", l = `Pull from ${D(a)}: ${S_([e])}.`, u = Tt([t("strong", `From ${D(a)} into the manifests:`)], n);
	return [
		...s.length > 0 ? [
			...u,
			...s,
			""
		] : [],
		...o.map((e) => `${c} ${D(e)}`),
		...Tt([t("strong", l)], n)
	].map(gt);
}
function wv(e, { paint: t, width: n, ...r }) {
	let [, ...i] = Dv([Y_(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(gt) : [];
}
function Tv(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = D(e), a = r ? "/dev/null" : `a/${i}`;
		return ph(a, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => gt(e.split("	").map(D).join("	")));
	});
}
const Ev = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function Dv(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : Tt([n("strong", e)], r),
		...Ov(i, t)
	]);
}
function Ov(e, { paint: t, width: n }) {
	let r = e.map((e) => {
		let { name: t, from: n, place: r } = e, i = pt(t) + (n === void 0 ? "" : ` ← ${pt(n)}`);
		return {
			...e,
			label: i,
			at: r ? pt(ho(r)) : ""
		};
	}), i = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), a = r.map(({ label: e }) => e), o = r.map(({ at: e }) => e), s = {
		labels: jv(a, i),
		places: jv(o, 24)
	};
	return r.flatMap((e) => kv(e, s, {
		paint: t,
		width: n
	}));
}
function kv(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => Re(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(Av(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(Ev[e.sign], e.sign)} ${yt(i, t.labels)}${d}${yt(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return Un(p) <= c ? [p, ...u] : [
		...Re(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function Av(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Rg(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function jv(e, t) {
	return h([0, ...e.map(Un).filter((e) => e <= t)]);
}
// src/history/textVerdict.ts
function Mv({ at: e, isInOtherApp: t }, n, r, i) {
	let a = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!r) return n ? { is: "write" } : n === void 0 ? a : {
		is: "undecided",
		cause: "unread history",
		why: Nv
	};
	let { periods: o, merged: s, unread: c } = r, [l, ...u] = o;
	if (!l) throw Error("a text has no history");
	let d = u.filter(({ said: e }) => e !== void 0 && i(e)), f = [...d, ...s].some(({ pulled: e, said: t = null }) => e !== void 0 && i(t)), p = l.since === -Infinity || u.some(({ said: e }) => Rv(e, l.said)) || s.some((e) => Rv(e.said, l.said) && e.before !== void 0 && !i(e.before));
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
const Nv = "The files are not in a git repository.";
function Pv(e, t, n, r) {
	let i = Ua(e.kind, e.entry, e.language), a = Iv(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Iv(e, i, t, r) : a, s = Fv(e, n, r);
	return {
		periods: Lv(o, s),
		merged: s
	};
}
function Fv(e, t, n) {
	return t.flatMap(({ before: t, after: r = [], until: i, pulled: a }) => {
		let [o, s] = [t, r].map((t) => zv(e, t, n));
		return s === void 0 || Rv(s, o) ? [] : [{
			said: s,
			at: i,
			pulled: a,
			before: o
		}];
	});
}
function Iv(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, zv(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Rv(u, o.said)) continue;
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
function Lv(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Rv(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function Rv(e, t) {
	return w(e ?? null) === w(t ?? null);
}
function zv({ kind: e, entry: t, language: n, declared: r }, i, a) {
	let o = typeof r == "string", s = (t.parts ?? [t]).find(({ from: e }) => e)?.from?.source, c = (e) => s === void 0 || !Er(s, e), l = {
		name: w([n, s ? mn(s) : []]),
		has: ({ from: e }) => e?.language === n && c(e.source)
	}, u = {
		name: "",
		has: ({ from: e }) => !e
	}, d = new Set(Xa([t]).map(({ span: e }) => e)), f = Ya(e, a).namesakes(t).filter((e) => !Xa([e]).some(({ span: e }) => d.has(e)));
	return [l, u].flatMap((n) => Ya(e, i, n).find(t) ?? []).filter((n) => Bv(e, n, t, f)).map((t) => (o ? t.message : void 0) ?? Ga(e, t, n)).find((e) => e !== void 0);
}
function Bv(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Vv(e, t), a = (t) => [...Vv(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Vv(e, { values: t, onCreate: n, from: r }) {
	return Ia({ fields: e.fields.filter(({ role: e }) => e !== "text") }, r ? {
		...n,
		...t
	} : t).texts;
}
// src/history/gitHistory.ts
const Hv = {
	is: "unreadable",
	why: Nv,
	noRepository: !0,
	versions: []
};
var Uv = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = c((t) => new Gv(t, e));
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? Hv : await this.#t(i.root).versions(e, n, i));
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
			back: h(s.map((e) => e.back ?? Infinity)),
			...o
		};
	}
	async upstream(e) {
		let [t, ...n] = await this.#n(e);
		if (!(t?.root === void 0 || n.length > 0)) return this.#t(t.root).upstream(t.names).catch(Ho);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return ia(e, t, n?.workspace);
	}
};
const Wv = ["origin/main", "origin/master"];
var Gv = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a = new Map();
	constructor(e, t) {
		this.#e = e, this.#t = t;
		let n = c((n) => {
			let { words: r, input: i } = JSON.parse(n);
			return Io(e, r, t, { input: i });
		});
		this.#n = (e, t) => n(JSON.stringify({
			words: e,
			input: t
		})), this.#i = o(() => Zv(this.#n));
	}
	async versions(e, t, { names: n, nameOf: r }) {
		try {
			let i = await this.#o(e, t), { all: a } = i, o = await this.#s(n), s = {
				since: e,
				names: n,
				nameOf: r,
				read: (e) => this.#l(e)
			}, { known: c, missing: l } = await ws(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				commits: a
			};
		} catch (e) {
			if (!(e instanceof To)) throw e;
			let t = e instanceof Eo && { noGit: !0 };
			return {
				is: "unreadable",
				why: e.message,
				...t,
				versions: []
			};
		}
	}
	async upstream(e) {
		let t = async (...e) => (await this.#n(e)).toString("utf8").trim(), n = (await t("for-each-ref", "--format=%(HEAD)%09%(refname)%09%(upstream:short)", "refs/heads", ...Wv.map((e) => `refs/remotes/${e}`))).split("\n").map((e) => e.split("	")), r = n.find(([e]) => e === "*")?.[2], i = Wv.filter((e) => n.some(([, t]) => t === `refs/remotes/${e}`)), a = async (e) => Number(await t("rev-list", "--count", `HEAD..${e}`, "--").catch(Ho) ?? 0), o, s = 0;
		for (let e of [r, ...i]) s === 0 && e && ([o, s] = [e, await a(e)]);
		if (o === void 0 || s === 0) return;
		let c = await t("merge-base", "HEAD", o), l = await Zv(this.#n, o), u = await Zv(this.#n, c), d = [...e].flatMap(([e, t]) => {
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
			let r = this.#t.maxCommits ?? Kv;
			this.#r = {
				since: e,
				target: t,
				read: qv(this.#n, {
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
			r !== void 0 && Ko(r, t) || a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => Qr(e) === Qr(n));
			for (let t of r) if (!e.has(t) && await this.#c(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #c(e) {
		let t = ni(this.#e, e);
		return (await fi(t).catch(Pi))?.isFile() ? Mi(t).catch(Pi) : void 0;
	}
	async #l(e) {
		let t = [...new Set(e)].filter((e) => !this.#a.has(e));
		if (t.length === 0) return this.#a;
		let n = {
			input: `${t.join("\n")}\n`,
			takesPart: !0
		}, r = await Io(this.#e, ["cat-file", "--batch"], this.#t, n);
		for (let e = 0; e < r.length;) {
			let t = r.indexOf("\n", e) + 1, [n = "", , i] = r.toString("latin1", e, t).trim().split(" "), a = i === void 0 ? t - 1 : t + Number(i);
			if (t === 0 || a >= r.length) break;
			i !== void 0 && this.#a.set(n, ga(r.subarray(t, a))), e = a + 1;
		}
		return this.#a;
	}
};
const Kv = 2e3;
async function qv(e, { since: t, target: n, now: r }, i) {
	let a = n && await e([
		"rev-list",
		"HEAD",
		`^${n}`,
		"--"
	]).catch((e) => {
		throw Ho(e), new To("The repository lacks the commit that the pull request would be merged into.");
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
		return [ks({
			id: s,
			parents: c,
			date: Number(a),
			committer: r,
			message: i.join("\n")
		}, o.has(s))];
	}), c = await s("--first-parent", "HEAD").catch(Jv), l = xs(c, r).slice(0, i), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
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
	])).toString("latin1") : "", m = /^parent /m.test(p.split("\n\n", 1)[0] ?? ""), h = f ? `The repository has more than ${i} commits since then, and older ones are not read.` : m ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, g = m ? u.slice(0, -1) : u, [_] = m ? [d.id] : d.parents, v = Ss(g, g.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ..._ === void 0 ? [] : [`^${_}`]) : []), y = Cs(v, {
		since: t,
		now: r
	}), b = await Yv(e, [...g, ...y]);
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
function Jv(e) {
	if (e instanceof To && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Yv(e, t) {
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
	], a = Xv((await e([...r, ...i], n.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: a.get(e.id) ?? []
	}));
}
function Xv(e) {
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
async function Zv(e, t = "HEAD") {
	let n = await e([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		t,
		"--"
	]).catch(Jv);
	return new Map(n.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
function Qv(e) {
	return `${Ds}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/report/text/progressText.ts
function $v(e, t = Infinity) {
	let n = e.count && ny(e.count), r = (e) => n ? `${e}: ${n}` : e, i = r(ty(e));
	return Un(i) <= t ? i : r(ty({
		...e,
		project: void 0
	})).slice(0, t);
}
const ey = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function ty({ phase: e, project: t }) {
	let [n, r] = ey[e];
	return t === void 0 || !r ? n : `${r} project ${Hn(t, 40)}`;
}
function ny({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? R(e, n) : void 0 : `${z(e)} of ${R(t, n)}`;
}
function ry({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${D(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function iy(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${D(r)} is sent again: ${a}.`]);
	};
}
// src/model/variables.ts
function ay(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function oy(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const sy = /\$\$\{|\$\{([^}]*)\}/g;
function cy(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(sy)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function ly(e) {
	return [...new Set(cy(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function uy(e, t) {
	return cy(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function dy(e, t) {
	let n = cy(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? fy(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? fy(t.slice(r), i) : r === t.length;
}
function fy(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function py(e) {
	let [, t = "https", n = ""] = _y.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function my(e) {
	return e.replace(_y, (t, n) => `${n}://${py(e)}`);
}
function hy(e) {
	let t = [], n = e.replace(sy, (e) => `lokaform0name${t.push(e)}z`);
	if (!URL.canParse(n)) return my(e);
	let { href: r } = new URL(n);
	return r.replace(/%[\da-f]{2}/gi, (e) => {
		let t = String.fromCharCode(Number.parseInt(e.slice(1), 16));
		return /[\w.~-]/.test(t) ? t : e.toUpperCase();
	}).replace(/^([^?#]*[^?#/])\/+(?=$|[?#])/, "$1").replace(/lokaform0name(\d+)z/g, (e, n) => t[Number(n) - 1] ?? "");
}
function gy(e, t) {
	return hy(e) === hy(t);
}
const _y = /^(https?):\/\/([^/?#]+)/i;
function vy(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const yy = "LOKALISE_API_TOKEN", by = "LOKAFORM_VARIABLES";
function xy(e) {
	let t = oy(e, by);
	if (t === void 0) return {
		values: e,
		hasBadLine: !1
	};
	let n = { [by]: t }, r = !1;
	for (let e of t.split("\n").map((e) => e.trim())) {
		let [, t, i = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(e) ?? [];
		t === void 0 ? r ||= e !== "" && !e.startsWith("#") : n[t] = i;
	}
	return {
		values: n,
		hasBadLine: r
	};
}
const Sy = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function Cy(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = oy(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable, because a name has only letters, digits and underscores. Write \${NAME}, and set NAME in the environment (in a workflow: under env, to a secret), or ${n}.`);
	if (Sy.test(e) || Dy(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it (it has ${r.allowed.join(", ")}). Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, a] = wy(e, r);
		return i(`\${${e}} is ${t}. ${a}, or ${n}.`, "unset-variable");
	}
	let o = Ey(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function wy(e, { values: t }) {
	let n = Object.hasOwn(t, "LOKAFORM_VARIABLES") ? by : "the environment", r = `${oy(t, e) === "" ? "empty" : "not set"} in ${n}`, i = `\${{ secrets.${e} }}`, a = `the line ${e}=${i} to "variables", which the workflow passes under secrets`;
	return n === "LOKAFORM_VARIABLES" ? [r, `Add ${a}`] : t.GITHUB_ACTIONS === "true" ? [r, `Add ${e}: ${i} under env of the step, or ${a}`] : [r, `Set it: export ${e}=…, or load the file that has it (set -a; . ./lokaform.env; set +a)`];
}
function Ty(e) {
	return Sy.test(e);
}
function Ey(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(?:\$\{\{.*\}\}|\$\{?\w+\}?|%\w+%)$/.test(e)) return "is the name of a variable, which nothing replaced by its value. Set it to the secret itself.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function Dy(e, t) {
	let n = [...gn(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...Oy(e)].some((e) => n.some((t) => t.includes(e))));
}
function Oy(e) {
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
function ky({ parts: e, from: t }) {
	let n = new Set();
	for (let r of e ?? [{ from: t }]) n.add(r.from?.source.languages).add(r.from?.file.others);
	return [...new Set([...n].flatMap((e = []) => e))];
}
function Ay({ parts: e, from: t }) {
	return (e ?? [{ from: t }]).some((e) => e.from?.source.keysFrom === "lokalise");
}
function jy(e, t, n) {
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
function My(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return Fr(t);
}
// src/kinds/field.ts
const Ny = {
	changes: [],
	kept: [],
	issues: [],
	open: []
};
function Py(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function Fy() {
	return (e) => {
		let { languages: t, ...r } = e, { name: i, value: a } = e, o = e.equal ?? n, s = e.inPlan ?? ((e) => a.parse(e));
		return {
			...r,
			diff(t, n, r) {
				let a = t[i] === void 0 ? e.undeclared?.(r, n) : t[i];
				if (a === void 0) return Ny;
				let c = e.check?.(a, r);
				if (c) return {
					...Ny,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, r);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? Ny : {
					...Ny,
					issues: [Py(i)]
				};
				let u = e.desired ? e.desired(a, l, r) : s(a), d = l === void 0 ? e.unset : l;
				if (d !== void 0 && o(d, u, r)) return Ny;
				let f = {
					field: i,
					...l !== void 0 && { before: l },
					after: u
				};
				return {
					...Ny,
					changes: [f]
				};
			},
			toPlan(e) {
				let t = e[i];
				return t === void 0 ? [] : [{
					field: i,
					after: s(t)
				}];
			},
			write(t, n, r) {
				for (let i of n) e.write(t, a.parse(i.after), r);
			},
			show: (t) => e.show(a.parse(t)),
			stored: (t, n) => e.live(t, n),
			toManifest(t, n) {
				let r = e.live(t, n);
				return r === void 0 ? void 0 : e.toManifest(r);
			},
			isDefault(t, n) {
				let r = e.live(t, n);
				return r === void 0 ? !1 : e.isDefault?.(r) ?? (e.unset !== void 0 && o(r, e.unset, n));
			},
			same: (e, t, n) => o(a.parse(e), a.parse(t), n),
			...t && { languages(e) {
				let n = e[i];
				return n === void 0 ? [] : t(n);
			} }
		};
	};
}
function Iy(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Ly(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [w(Object.fromEntries(t))];
}
// src/locales/placeholderStyle.ts
const Ry = [
	["{{@}}", /\{\{\s*[\p{L}_]/u],
	["%{@}", /%\{[\p{L}_]/u],
	["${@}", /\$\{[\p{L}_]/u],
	["{@}", /(?<![{%$])\{\s*[\p{L}_][\p{L}\p{N}_.]*\s*\}/u]
], zy = {
	s: "@",
	i: "li"
}, By = {
	s: "s",
	i: "d"
};
function Vy(e, t) {
	let n = (e) => t.some((t) => e.test(t)), r = fr(e)?.name;
	if (r === "Android strings") return { printf: By };
	if (r === "Apple strings" || r === "Apple string catalog") return { printf: n(/(?<!\[)%(?:\d\$)?[di]/) && !n(/(?<!\[)%(?:\d\$)?l/) ? {
		...zy,
		i: "d"
	} : zy };
	if (r === "ARB") return { named: "{@}" };
	let [i, a] = Ry.flatMap(([e, t]) => n(t) ? e : []), [o, s] = [n(/(?<!\[)%(?:\d\$)?@/) ? [zy] : [], n(/(?<!\[)%(?:\d\$)?s/) ? [By] : []].flat();
	return {
		...i && !a && { named: i },
		...o && !s && { printf: o }
	};
}
// src/plan/compare.ts
const Hy = {
	kept: [],
	problems: []
};
function Uy(e, t, n, r) {
	let { declared: i, live: a, renamedFrom: o } = t, { values: s, tags: c, foreign: l, differences: u, isArchived: d } = Ky(e, t, n), f = l === void 0 && u.length === 0 && !i.leftOut?.length && !d;
	if (a !== void 0 && f) return Hy;
	let p = {
		...i,
		values: s
	}, m = Yy(e, p);
	if (l !== void 0) return {
		kept: [{
			...m,
			id: e.id(a),
			reason: "foreign-owner",
			tag: l
		}],
		problems: []
	};
	let h = qy(e, p, a, u);
	if (Gt(h)) return {
		kept: [],
		skipped: m,
		problems: h
	};
	let g = Jy(e, p, a, u), _ = e.identity(s);
	if (a === void 0) {
		let e = n.applied?.has(w(_)) && { again: !0 };
		return {
			change: {
				...m,
				ref: r,
				action: "create",
				...e,
				identity: _,
				fields: g
			},
			kept: [],
			problems: h
		};
	}
	let v = e.id(a), y = c.find((e) => n.rules.protectedTags.includes(e)), b = y === void 0 ? [] : g.filter((t) => Gm(e.name, t)), x = g.filter((e) => !b.includes(e)), S = ae([
		d && {
			...m,
			id: v,
			reason: "archived",
			...n.fromLokalise && { from_lokalise: !0 }
		},
		y !== void 0 && b.length > 0 && {
			...m,
			id: v,
			reason: "protected",
			tag: y
		},
		...u.flatMap(({ kept: e }) => e.map((e) => ({
			...m,
			...e,
			id: v,
			place: eb(e, i).place
		})))
	]), ee = u.flatMap((e) => e.open), te = Qy(e, p, x, S);
	if (te) return {
		kept: S,
		skipped: m,
		problems: [...h, te],
		open: ee
	};
	let ne = Ym(e, a, x, n.project);
	if (ne.length === 0) return {
		kept: S,
		problems: h,
		open: ee
	};
	let C = e.lastEdit(a);
	return {
		change: {
			...m,
			place: Zy(m.place, ne),
			ref: r,
			action: "update",
			id: v,
			identity: _,
			...o !== void 0 && { renamed_from: o },
			seen: $y(e, a, ne),
			...C && { edited: C },
			...c.length > 0 && { tags: c },
			fields: ne
		},
		kept: S,
		problems: h,
		open: ee
	};
}
const Wy = i(({ path: e }) => Vy(e, []));
function Gy({ parts: e, file: t, span: n }) {
	let r = e?.find(({ from: e }) => e) ?? {
		file: t,
		span: n
	};
	return `${r.file.path} ${r.span.start}`;
}
function Ky(e, { declared: t, live: n }, r) {
	let i = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, a = t.from?.file ?? t.parts?.find(({ from: e }) => e)?.from?.file, o = e.context(i, n, r, {
		place: Gy(t),
		isInLocaleFile: (t.parts ?? [t]).some(({ from: e }) => e),
		isToAdd: t.isToAdd === !0,
		listed: Xy(e, t, r),
		plural: qa(e, t),
		fromLokalise: r.fromLokalise === !0,
		hasEscapes: a !== void 0 && fr(a.path)?.name === "Java properties",
		style: t.style ?? (a && Wy(a))
	}), s = n === void 0 ? [] : e.tags(n), c = qn(s, r.rules);
	return {
		values: i,
		tags: s,
		foreign: c,
		differences: (c === void 0 ? e.fields : []).flatMap((e) => {
			let t = e.diff(i, n, o);
			return t === Ny ? [] : [{
				field: e,
				...t
			}];
		}),
		isArchived: n !== void 0 && e.staysArchived(i, n, o)
	};
}
function qy(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return [...[...e.fields.filter(({ role: e }) => i && e === "identity").map((e) => ({
		field: e,
		issues: ae([i])
	})), ...r].flatMap(({ field: n, issues: r }) => r.map(({ code: r, severity: i = "error", message: a, path: o }) => q(e, t, r, a, {
		path: [n.name, ...o],
		ofName: !0,
		severity: i
	}))), ...(t.leftOut ?? []).map(({ problem: e }) => e)];
}
function Jy(e, t, n, r) {
	return r.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = eb(i, t);
		return a === void 0 ? o : {
			...o,
			seen: m(e.id(n), a)
		};
	}));
}
function Yy(e, { file: t, span: n, values: r }) {
	let i = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return {
		kind: e.name,
		label: e.label(r),
		place: xr(t, n, [i])
	};
}
function Xy(e, t, { rules: n, project: r }) {
	if (t.from && !t.isToAdd && Wa(e, t).length === 0) return [];
	let i = t.isToAdd ? [r.baseLanguage] : [], a = new Set([
		...i,
		...ky(t),
		...n.pull?.completes ?? []
	]);
	for (let { language: e, isInWrongFile: n } of t.leftOut ?? []) n || a.delete(e);
	return [...a];
}
function Zy(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function Qy(e, t, n, r) {
	let i = n.find(({ field: t }) => co(e.name, t).role === "shape"), a = r.flatMap((e) => [
		"pull",
		"conflict",
		"undecided"
	].includes(e.reason) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`, s = i.before === !0 ? "" : " To replace the text, name the key with --overwrite.";
	return q(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull.${s}`, {
		path: [i.field],
		ofName: !0
	});
}
function $y(e, t, n) {
	return m(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function eb(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: xr(t, n, r)
	};
}
// src/plan/compareDeclarations.ts
function tb(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = (e) => s.textFiles?.byApp(e) ?? [e], c = ({ entries: t }) => (t[s.plural] ?? []).flatMap(e), l = {
			head: c(t),
			target: c(n)
		}, u = [...l.head, ...l.target], d = new Map(u.map((e) => [e, Ia(s, e.values)])), f = (e) => d.get(e) ?? Ia(s, e.values), m = Ra(s, l, (e) => f(e).texts), h = new Set(m.values());
		for (let e of l.target) h.has(e) || i.push(Yy(s, e));
		for (let [e, t] of l.head.entries()) {
			let n = m.get(t), c = `${s.name}:${e + 1}`;
			if (!n) {
				r.push(nb(s, t, c));
				continue;
			}
			let l = rb(s, t, n, c, f);
			l && r.push(l);
			let u = f(t).fields, d = [...f(n).fields].flatMap(([e, { after: t, ...n }]) => u.has(e) ? [] : [{
				...n,
				before: t
			}]);
			d.length > 0 && i.push({
				...Yy(s, t),
				fields: d
			}), p(a, ib(s, t, n, l?.renamed_from !== void 0)), ab(s, t) !== ab(s, n) && o.add(t.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function nb(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !qm(e)).map((e) => eb(e, t));
	return {
		...Yy(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function rb(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && w(r) === w(n.after) ? [] : [eb({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = Yy(e, t);
	return {
		...d,
		place: Zy(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...w(s) !== w(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function ib(e, t, n, r) {
	let [i, a] = [La(e, t), La(e, n)];
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
		...Yy(e, t),
		...n
	}));
}
function ab(e, { onCreate: t }) {
	return w([...Ia(e, t).texts]);
}
// src/plan/comparePlans.ts
function ob(e, t) {
	let n = lb(t.plan, pb), r = hb([e.plan, t.plan]), i = lb(e.plan, r), a = db(e.plan), o = new Set(t.plan.kept.map(gb)), s = new Set(vb(t).map(yb)), c = new Set((t.plan.sends ?? []).map(_b)), l = new Set(Object.keys(t.plan.counts.by_kind)), u = ({ kind: e, label: t }) => w([e, t]), d = new Set((t.plan.only_in_files ?? []).map(u)), f = (e.plan.to_add ?? []).filter((e) => !s.has(yb(e))), p = (e.plan.only_in_files ?? []).filter((e) => !d.has(u(e)));
	return {
		caused: ub(e.plan, pb, (e, t) => !n(e, t)),
		pending: ub(e.plan, pb, n),
		resolved: ub({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(gb(e))),
		...p.length > 0 && { only_in_files: p },
		...f.length > 0 && { to_add: f },
		sends: (e.plan.sends ?? []).filter((e) => !c.has(_b(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(so(e.kind).plural) && !s.has(yb(e))), ...sb(e, t)]
	};
}
function sb(e, t) {
	let n = new Set(e.plan.kept.map((e) => w([yb(e), "part" in e && e.part])));
	for (let e of t.plan.changes) if (e.action === "update") for (let { field: t } of e.fields) n.add(w([yb(e), t]));
	return e.kinds.flatMap(({ kind: e, declared: r, matching: { matches: i } }) => {
		let a = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = S(a, ({ live: e }) => e ? [e] : []), c = o(() => new Set(Xa(r).map(({ file: e }) => e.path))), l = S(i, ({ live: e }) => e ? [e] : []);
		return i.flatMap((t) => {
			let { declared: r, live: i } = t, a = i ? l.get(i) ?? [] : [];
			if (!i || r.leftOut || a[0] !== t) return [];
			let o = a.map(({ declared: e }) => e), u = e.label(r.values);
			return (s.get(i) ?? []).flatMap(({ declared: t }) => e.fields.map((e) => ({
				old: t,
				field: e
			}))).flatMap(({ old: t, field: a }) => a.toPlan(t.values).flatMap(({ part: s = a.name, after: l }) => {
				let d = xr(r.file, r.span, [a.name]), f = {
					kind: e.name,
					label: u,
					id: e.id(i),
					part: s,
					place: d
				};
				if (qm(l) || n.has(w([yb(f), s]))) return [];
				if (a.role !== "text") {
					let e = a.role !== void 0 && a.role !== "shape", t = o.some(({ values: e }) => a.toPlan(e).length > 0);
					return e || t ? [] : [f];
				}
				let p = a.lastWriter?.(i, s)?.edited !== void 0;
				return o.every((t) => Ga(e, t, s) === void 0) && p && !cb(e, r, t) && c().has(Ua(e, t, s)) ? [f] : [];
			}));
		});
	});
}
function cb(e, t, n) {
	return Xa([n]).some(({ from: e }) => e) && Wa(e, n).length > 0 && Wa(e, t).length === 0;
}
function lb({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => w([fb(e), t]))));
	return (e, t) => n.has(w([e, t]));
}
function ub({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = fb(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		if (a.length === 0) return [];
		let { renamed_from: o, ...s } = e, c = a.some(({ field: t }) => co(e.kind, t).role === "identity");
		return [{
			...s,
			...o !== void 0 && c && { renamed_from: o },
			fields: a
		}];
	});
}
function db({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(yb)), r = new Set(t.map(({ kind: e, label: t }) => w([e, t])));
	return (e) => r.has(w([e.kind, e.label])) || e.action === "destroy" && n.has(yb(e));
}
function fb(e) {
	return e.action === "create" ? w([
		e.kind,
		"new",
		e.identity
	]) : w([e.kind, String(e.id)]);
}
function pb(e) {
	return e.action === "update" ? e.fields.map(mb) : e.action === "destroy" ? [w(["destroy", e.how])] : [w(["create", ...e.fields.map(mb).toSorted()])];
}
function mb({ field: e, part: t, after: n }) {
	return w([
		e,
		t ?? null,
		n
	]);
}
function hb(e) {
	let t = e.flatMap(({ changes: e }) => [...ne(e, fb)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => w([e, t ?? null])) : n.has(fb(e)) ? pb(e) : [e.action];
}
function gb(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared ?? null
	] : [];
	return w([
		t,
		String(n),
		r,
		...i
	]);
}
function _b({ variable: e, host: t }) {
	return w([e, t]);
}
function vb({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e)), r = e.changes.filter((e) => e.action === "destroy");
	return [
		...t,
		...r,
		...n,
		...e.to_add ?? []
	];
}
function yb({ kind: e, id: t }) {
	return w([e, String(t)]);
}
// src/settings/changedSettings.ts
function bb(e) {
	return new Map(kn.filter((e) => e !== Oe).flatMap((t) => {
		let n = e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function xb(e) {
	let t = kn.flatMap((t) => e.flatMap((e) => e.get(t) === void 0 ? [] : [[fn(t), e.place(t)]]));
	return new Map(t.reverse());
}
function Sb(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || wb(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function Cb(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => wb(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(me) === r);
}
function wb(e, t) {
	return e !== "" && qs(e).toLowerCase() === qs(t).toLowerCase();
}
function Tb(e, t) {
	return kn.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return w(r ?? null) === w(i ?? null) ? [] : [{
			name: fn(n),
			...r !== void 0 && { before: Eb(r) },
			...i !== void 0 && { after: Eb(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const Eb = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/configFile.ts
function Db(e, t) {
	return F(t.working, j(yr, e) ?? yr.default);
}
async function Ob(e, t) {
	let n = Db(e, t), r = I(n, t), i = [...Gn, xe].map((t) => j(t, e) ?? []), a = i.some(({ length: e }) => e > 0) ? [I(t.working, t), ...i] : [];
	if (r === yr.default && a.length === 0) return;
	let o = r !== yr.default && await va(n, t);
	return {
		id: m(r, a),
		...o && { settings_file: r }
	};
}
async function kb(e, t) {
	let n = Db(e, t), r = j(yr, e) === void 0 || t.commit && !await va(n, t), i = r ? Db({}, t) : n;
	if (r && !await va(i, t)) return { problems: t.commit ? [] : await Ab(t) };
	let a = I(i, t), o;
	try {
		o = da(await la(i, t));
	} catch (e) {
		if (e instanceof Si) throw e;
		let t = `The settings in ${a} cannot be read: ${Vi(e)}`;
		return { problems: [A("not-read", t)] };
	}
	let s = Jf(a, o, { most: Yf });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = Mb(s, P(i));
	return {
		config: c,
		problems: Qp([...s.problems, ...l], [])
	};
}
async function Ab({ working: e, confined: t }) {
	let n = (e) => [A("unread-manifest", e, { severity: "warning" })], r = yr.default.replace(/yaml$/, "yml");
	if (await va(F(e, r), {})) return n(`${r} is not read, because of its name. Rename it to ${yr.default}.`);
	let i = await ra(e, void 0) ?? t?.workspace;
	for (let t = e; i !== void 0 && na(t, i); t = P(t)) {
		let r = F(P(t), yr.default), i = I(r, { displayRoot: e });
		if (await va(r, {})) return n(`${i} is not read, because it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config).`);
	}
	return [];
}
const jb = 1e3;
function Mb(e, t) {
	let n = Fb(e, e), r = Nb(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: Tn([...n.problems, ...r?.problems ?? []])
	};
}
function Nb(e, t) {
	let n = t.get(Oe);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(A("bad-setting", e, { place: t }));
	t.get(O) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(O));
	let a = new Map(), o = Object.keys(n);
	if (o.length > jb) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${jb.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(Oe)), {
		entries: a,
		problems: r
	};
	let s = Ib(e, Oe.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(Oe));
	let c = new Map();
	for (let t of o) {
		let n = xr(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: l } = Fb(e, Ib(s, t), [Oe.name, t]);
		p(r, l), a.set(t, o);
		let u = o.get(O), d = c.get(u ?? "");
		u === void 0 ? o.isBroken(O) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : d === void 0 ? c.set(u, t) : i(`The entries "${t}" and "${d}" have the same project. If one was copied, write its own id. Otherwise declare the project in one entry, with all of its manifests.`, o.place(O));
	}
	return {
		entries: a,
		problems: r
	};
}
const Pb = c((e) => {
	let t = kn.filter(({ file: t }) => t === e || t === "both"), n = t.filter(({ parent: e }) => e === void 0), r = [...new Set(t.flatMap(({ parent: e }) => e ?? []))], i = (e) => {
		let t = e.map(({ name: e, schema: t }) => [e, t.exactOptional()]);
		return {
			members: e,
			schema: Fr(Object.fromEntries(t))
		};
	};
	return {
		plain: n,
		top: i([...n.map(Lb), ...r.map(Rb)]),
		groups: r.map((e) => ({
			name: e,
			...i(t.filter(({ parent: t }) => t === e))
		}))
	};
});
function Fb(e, t, n = []) {
	let { plain: r, ...i } = Pb(n.length > 0 ? "entry" : "top"), a = n.length > 0 ? "an entry of projects" : "lokaform.yaml", o = zb(e, t, {
		...i.top,
		thing: a,
		within: n
	}), s = ({ name: r, ...i }) => {
		let a = Ib(t, r), o = [...n, r], s = {
			...i,
			thing: o.join("."),
			within: o,
			group: r
		};
		return zb(e, _(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, c = new Map(i.groups.map((e) => [e.name, s(e)])), l = [o, ...c.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: i } of r) {
		let r = Ib(t, n), a = i && Array.isArray(r.value) ? mp(e, r, i).problems : [];
		a.length > 0 && o.broken.add(n), p(l, a);
	}
	let u = ({ parent: e }) => e === void 0 ? o : c.get(e), d = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: f } = e;
	return {
		part: {
			get: (e) => {
				let t = u(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => u(e)?.broken.has(e.name) ?? !1,
			place: (e, ...n) => Bt(f, t.span, [...d(e), ...n]),
			namePlace: (e, ...n) => xr(f, t.span, [...d(e), ...n])
		},
		problems: l
	};
}
function Ib({ value: e, span: t }, n) {
	return {
		value: _(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function Lb(e) {
	return e.entries ? {
		...e,
		schema: Rr(Vr()).refine(...jn)
	} : e;
}
function Rb(e) {
	let [t] = kn.filter(({ parent: t }) => t === e), n = `a mapping such as { ${t?.name}: ${t?.example} }`;
	return {
		name: e,
		schema: Lr(M(), Vr()),
		expects: n
	};
}
function zb({ file: e, textAt: t }, { value: n, span: r }, { group: i, schema: a, ...o }) {
	let s = Object.entries(_(n) ? n : {}), c = n ?? {}, l = a.safeParse(c).error?.issues ?? [], u = l.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), d = new Set([...u, ...l.flatMap(({ path: [e = []] }) => e).map(String)]), f = new Map(o.members.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), p = i === void 0 ? Ie : void 0, m = {
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
		problems: Cp(l, m)
	};
}
// src/settings/projectId.ts
const Bb = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, Vb = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Hb = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Ub = {
	where: "the setting project",
	instead: "write the id itself"
}, Wb = {
	secrets: [],
	problems: []
};
function Gb(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [A(n, e, { ...t && { place: t } })]
	};
}
function Kb(e, t) {
	let n = qb(e, t), { id: r } = n, i = j(Pt, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === qs(r))) return n;
	let a = j(O, t.raw) !== void 0, o = a || e?.get(O) === void 0 ? void 0 : e.place(O), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup", [c, l] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...Gb(`The project ${c} of ${s} is not in the list of --allow-projects (in the action: allow-projects)${l}. Nothing was sent. Correct its id there, or the list in the workflow.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function qb(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = j(O, t);
	if (a !== void 0) return Yb(a);
	let o = e?.get(O);
	return e && o !== void 0 ? Jb(o, n, e.place(O)) : e?.isBroken(O) || r?.projects ? Wb : i === void 0 ? Gb("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : ly(i).length > 0 ? Jb(i, n, void 0) : {
		...Wb,
		id: i
	};
}
function Jb(e, t, n) {
	if (ly(e).length === 0) return Xb(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return Gb("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = Cy(r, Ub, t);
	if ("message" in o) return Gb(o.message, n, o.code);
	let { value: s } = o;
	if (!Hb.test(s)) return Gb(`The value of ${a} ${Zb}`, n);
	let c = Xb(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, qs(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Yb(e, t = "project") {
	let [n, r] = Vb.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Xb(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? Gb(`${i} is the URL of a branch. Give the id with :branch after it.`) : Xb(r.replace(/%3a/i, ":"), i);
}
function Xb(e, t, n) {
	return Bb.test(e) ? {
		...Wb,
		id: e
	} : Gb(`${t} ${Zb}`, n);
}
const Zb = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
// src/settings/rules.ts
function Qb(e, t) {
	let n = X(xe, t), r = nx(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? j(i, t.raw) : X(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = X(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: X(Ln, t),
		writers: X(Ce, t),
		overwrite: X(wn, t),
		accept: X(Wn, t),
		create: X(Zt, t),
		placeholders: X(Jt, t),
		incoming: {
			review: X(Sr, t),
			checks: X(ur, t),
			untranslated: X(vr, t)
		},
		checks: $b(t),
		filter: n,
		owner: X(or, t),
		prune: Object.fromEntries(i),
		pruneBy: X(On, t),
		onProblem: X(Wt, t),
		protectedTags: X(nn, t),
		limits: Object.fromEntries(a),
		allowRemovals: X(ze, t),
		allowWrongProject: X(Et, t)
	}, s = e.flatMap((e) => ix(e, o, t)), c = e.some(({ settings: e }) => (X(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = sx(On, t) ?? {};
		s.push(A("bad-setting", "prune.by: destroy has no effect, because nothing is pruned. Set prune.keys or prune.webhooks as well (--prune keys=owned,by=destroy for one run), or remove it.", {
			severity: "warning",
			...e && { place: e }
		}));
	}
	return {
		rules: o,
		problems: s
	};
}
function $b(e) {
	let t = X(Xe, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = X(Ae, e) ?? { severity: "off" }, o = [
		...qe.map((t) => [t.name, X(t, e)]),
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
function ex(e) {
	let t = [...tx(Ae, e)].filter(([, { value: e }]) => _(e)), n = [...tx(Ln, e)].map(([e, { place: t }]) => [e, {
		place: t,
		isRule: !0
	}]);
	return new Map([...t, ...n]);
}
function tx(e, t) {
	let { value: n = {}, part: r } = sx(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function nx(e) {
	return Gn.some((t) => j(t, e) !== void 0);
}
function rx(e, t) {
	let n = (j(xe, e) ?? []).length > 0;
	if (!n && (!nx(e) || j(Vn, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (Be.flatMap((t) => [j(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Gn.map((e) => `--${Ft(e)}`).join(" or "), a = n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${Ft(Vn)}.`;
	return [A("bad-setting", `Prune is off in this run, because ${a}`, { severity: "notice" })];
}
function ix(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = fn(a), { place: s } = sx(a, n) ?? {}, c = (e) => A("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = to(e, t), d = u === "owned" && t.owner === void 0 && !l(or), f = `With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`, p = u !== "off" && eo(e, t) === void 0 && !l(On), m = `The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`;
	return [...d ? [c(f)] : [], ...p ? [c(m)] : []];
}
function ax(e, t, n) {
	let r = e.filter(({ keysFrom: e }) => e === "lokalise"), [i] = r;
	if (!i) return [];
	let a = Be.filter(({ name: e }) => e === "keys" && t.prune.key === "all").map((e) => {
		let { place: t } = sx(e, n) ?? {}, r = `${fn(e)}: all would remove keys that were just created in Lokalise: the row of texts at ${Fa(i.place)} has keys_from: lokalise. Set ${fn(e)}: owned, which spares the keys of this row, or remove it.`;
		return A("bad-setting", r, { ...t && { place: t } });
	}), o = e.flatMap((e) => {
		let t = r.find((t) => !t.includeTags && _e(t, e));
		if (e.keysFrom === "lokalise" || !t) return [];
		let n = `This row and the one at ${Fa(t.place)} can have the same keys, and only that one has keys_from: lokalise. Add it here too, or tell the rows apart with platforms, filenames or include_tags.`;
		return [A("bad-setting", n, { place: e.place })];
	});
	return [...a, ...o];
}
function ox(e) {
	return j(xe, e) === void 0 ? [] : [Ue, $n].filter((t) => j(t, e)).map(Ft).map((e) => A("bad-setting", `--filter cannot be used with --${e}. Remove one of them.`));
}
function sx(e, { raw: t, environment: n, parts: r }) {
	let i = j(e, t);
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
function X(e, t) {
	return sx(e, t)?.value;
}
// src/settings/token.ts
async function cx(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [A("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Mi(F(t, e), "utf8", "token")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Vi(e)}`);
	}
}
const lx = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function ux(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => oy(t, e.get(me) ?? "")).filter((e) => e !== void 0 && Ey(e) === void 0), i = [
		n,
		t[yy],
		oy(t, "INPUT_TOKEN"),
		...r,
		...dx(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function dx(e) {
	return Object.entries(e).flatMap(([e, t]) => lx.test(e) && t || []);
}
const fx = A("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file."), px = A("no-token", "There is no API token: the input token is empty. The step needs the line token: ${{ secrets.NAME }}, with the name of a secret in the settings of the repository. A job that calls the reusable workflow needs LOKALISE_PLAN_TOKEN and LOKALISE_APPLY_TOKEN under secrets, because secrets: inherit works only within an organization. The secret of an environment is only in jobs with the line environment.");
function mx(e) {
	return e.trim() !== "" && /["'\s{}$%]/.test(e) ? "has quotes, spaces, line breaks, or the signs of a variable that nothing replaced. Write only the token." : void 0;
}
function hx(e, t) {
	let { usable: n, runToken: r, tokenFrom: i, target: a, named: o } = t, s = e?.get(me);
	if (!e || s === void 0) {
		let e = mx(r ?? ""), n = t.isAction ? px : fx, a = `The API token (from ${i}) ${e}`, o = e === void 0 ? [] : [A("bad-setting", a)];
		return {
			token: r,
			problems: r === void 0 ? [n] : o
		};
	}
	let c = (t, n = "bad-setting") => ({
		token: void 0,
		problems: [A(n, t, { place: e.place(me) })]
	});
	if (!gx(s, n)) return c(`The setting token_env must not be ${s}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (a && !n.allowed && s !== "LOKALISE_API_TOKEN" && !Cb(a, o, s)) return c(`A pull request must not choose ${s} as token_env, nor a commit that is not the one of the run. Only the settings of the target, or of the run's commit, can, and ${a.is === "missing" ? `those settings cannot be read: ${a.why}` : "they do not use it for this project"}. Nothing was sent. Add ${s} to the input allow-variables, which then needs all variables of the files, or use a variable that those settings use.`);
	let l = oy(n.values, s) || void 0;
	if (l === void 0) {
		let [e, t] = wy(s, n);
		return c(`\${${s}} is ${e}. It must contain the API token of this project. ${t}.`, "no-token");
	}
	let u = mx(l) ?? Ey(l);
	return u === void 0 ? {
		token: l,
		problems: []
	} : c(`The value of ${s}, which must contain the API token of this project, ${u}`);
}
function gx(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : Ty(e) || Dy(oy(t, e) ?? "", dx(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function _x(e, t, n) {
	let r = await vx(e, t, n), { config: i, folders: a, target: o, top: s, usable: c } = r, l = Dx(t, i, n.backupProject), u = {
		...t,
		[Ft(O)]: []
	}, d = l.names.length > 1 ? {
		...r,
		raw: u
	} : r, f = (e) => wx(e, i?.projects?.get(e ?? ""), d), p = i === void 0 && Gt(r.fileProblems) ? [] : l.names.map(f), m = p.map(({ settings: e }) => e), h = l.others.map((e) => f(e).settings), g = (e) => e.every(({ showTexts: e }) => e);
	return {
		settings: {
			...Sx(t, s, a),
			kinds: oo(),
			command: e,
			options: t,
			projects: m,
			others: h.flatMap(({ manifests: e }) => e ?? []),
			showTexts: g(m) && (!o || o.is === "read" && g(o.projects)),
			usable: c,
			secrets: [...c.tokens.map(Yn), ...[...m, ...h].flatMap(({ secrets: e }) => e)],
			scope: await Ob(t, a),
			combines: !1,
			reports: [],
			backupDir: Cx(j(le, t) ?? n.backupDir, a),
			restoreFlags: er(t, [
				yr,
				...i ? [O] : [],
				_n,
				Cr
			])
		},
		problems: $t(yx(r, l.problems, p))
	};
}
async function vx(e, t, { folders: n, environment: r, backupProject: i, token: a, target: o, signal: s = ta }) {
	let c = n.commit ? void 0 : await o?.(t, s), { config: l, problems: u } = await kb(t, n), d = await cx(j(_n, t), n.working), f = a ?? d.token ?? (r.LOKALISE_API_TOKEN || void 0), { values: p, hasBadLine: m } = xy(r), h = ux(l, {
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
			allowed: j(dr, t)
		},
		tokenFrom: a ? "the input token" : d.token ? "the token file" : yy,
		isAction: n.confined !== void 0,
		online: e !== "validate" && !X(nt, g),
		isCompared: n.commit !== void 0
	};
}
function yx(e, t, n) {
	let { raw: r, online: i, target: a } = e, o = i && n.some(({ settings: e }) => e.inFile.get(bn) !== !1);
	return [
		...e.tokenProblems,
		...An(r),
		...e.fileProblems,
		...t,
		...n.flatMap(({ problems: e }) => e),
		...i ? rx(r, e.config) : [],
		...ox(r),
		...e.hasBadLine ? [xx] : [],
		...a?.is === "missing" && o ? [bx(a.why)] : []
	];
}
function bx(e) {
	let t = `Translations are hidden, because it is not known whether the settings of the pull request's target, or of the run's commit, show them: ${e}.`;
	return A("not-read", t, { severity: "notice" });
}
const xx = A("variable", `A line of ${by} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`);
function Sx(e, t, n) {
	return {
		apiUrl: X(Cr, t),
		timeLimit: X(Pe, t),
		matrix: X(nt, t),
		format: X(Ke, t),
		detailedExitcode: X(pe, t),
		all: X($e, t),
		publish: X(et, t),
		failOnDrift: X(dt, t),
		applyFrom: X(Vt, t),
		yes: X(Ve, t),
		verbose: X(bt, t),
		quiet: X(ct, t),
		force: X(hn, t),
		out: Cx(j(Fe, e), n),
		report: [...new Set(X(ge, t).map((e) => F(n.working, e)))],
		plan: Cx(j(Ue, e), n),
		configFile: Db(e, n)
	};
}
function Cx(e, { working: t }) {
	return e === void 0 ? void 0 : F(t, e);
}
function wx(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(O) ?? "${}", m = /^\$\{\w*\}/.test(p) ? Wb : {
		...Jb(p, o, d[0]?.place(O)),
		id: ""
	}, h = c ? Kb(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = hx(t, {
		...n,
		named: g
	}), v = t?.get(me), y = Qb(oo(), f), b = !(l && d.some((e) => e.isBroken(bn))) && X(bn, f), x = {
		...g,
		secrets: h.secrets,
		token: _.token,
		tokenFrom: v ?? s,
		tokenPlace: v ? t?.place(me) : void 0,
		manifests: Tx(f, n),
		rules: y.rules,
		flags: er(e === void 0 ? r : {
			...r,
			only: [e]
		}, we.settings),
		inFile: bb(d),
		places: xb(d),
		pulledLanguages: sx(sn, f),
		languagePlaces: ex(f),
		required: tx(j(pr, r) ? pr : ut, f),
		useAutomations: X(mt, f),
		snapshot: X(De, f),
		concurrency: X(yn, f),
		rate: X(Tr, f),
		showTexts: b && Sb(u, g)
	}, S = ax(x.manifests?.texts ?? [], y.rules, f), ee = c && !l ? _.problems : [];
	return {
		settings: x,
		problems: [
			...h.problems,
			...ee,
			...y.problems,
			...S
		]
	};
}
function Tx({ raw: e, parts: t }, { config: n, folders: { working: r } }) {
	let i = n?.folder ?? r, a = {};
	for (let n of Gn) {
		let o = j(n, e);
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
	let o = Ex(t, i);
	return o && {
		kinds: oo(),
		globs: a,
		texts: o,
		folder: i
	};
}
function Ex(e, t) {
	if (e.some((e) => e.isBroken(rt))) return;
	let n = e.find((e) => e.get(rt) !== void 0);
	return n?.get(rt)?.flatMap((e, r) => {
		let { language_map: i = {}, keys_from: a = "files", include_tags: o, exclude_tags: s, key_name: c = "{path}", plurals: l = "none", names: u = "plain", separator: d = u === "lokalise" ? "::" : ".", filenames: f = u === "lokalise" ? "/" : void 0, ...p } = e, m = p.languages ?? (p.language === void 0 ? void 0 : [p.language]), h = {
			place: n.place(rt, r, "files"),
			languagePlaces: p.languages?.map((e, t) => n.place(rt, r, "languages", t))
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
function Dx(e, t, n) {
	let r = j(mr, e), i = t?.projects && [...t.projects.keys()];
	if (!i) {
		let e = `--only ${r?.join(", ")} (in the action: only) takes names of entries under projects, but lokaform.yaml has none. Remove it. For some keys or files, use --filter (in the action: filter).`;
		return {
			names: [void 0],
			others: [],
			problems: r ? [A("no-project", e)] : []
		};
	}
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = st(e, i) || ` There are ${i.join(", ")}.`;
		return [A("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(O) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [O, ...Gn] : [];
	for (let t of c.filter((t) => j(t, e) !== void 0)) {
		let e = `The option --${Ft(t)} (in the action: ${Ft(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(A("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/plan/languages.ts
function Ox(e, t) {
	let n = ka(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Mx(e, t),
		...Nx([...i, ...Ax(e)], t),
		...jx(e, t),
		...Rx(r, t)
	];
}
const kx = i((e) => [...new Set(Xa(Object.values(e).flat()).map(({ from: e }) => e))].filter((e) => e !== void 0));
function Ax({ entries: e }) {
	let t = kx(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], languagePlaces: t = [], ...n }) => e.map((e, r) => ({
		language: e,
		count: 0,
		place: t[r] ?? n.place,
		ofText: !0,
		inSource: !0
	})));
}
function jx({ rows: e = [] }, { name: t, baseLanguage: n }) {
	return e.filter(({ isOfBase: e, language: t }) => e && t !== n).map(({ files: e, language: r, place: i }) => {
		let a = `${e} is read as ${r}, but the base language of project ${t} is ${n}. Write ${n} first in languages, or as language.`;
		return A("bad-setting", a, {
			place: i,
			scope: "project"
		});
	});
}
function Mx({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [A("project-type", o, { scope: "project" })];
}
function Nx(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e), r = e.filter(({ language: e }) => !n.includes(e));
	return [...ne(r, ({ language: e }) => e)].map(([e, [r, ...i]]) => {
		let a = i.reduce((e, t) => e + t.count, r.count), o = Ge(e, n), s = [r, ...i].find((e) => e.count === 0), c = `from the manifests ("${e}" is in ${a} places; this is the first)`, l = s || a === 1 ? "here" : c, u = r.inSource ? ", map its code with language_map in the row of texts" : "", d = o === "" ? "Add" : "Otherwise, add", f = o || ` Its languages: ${n.slice(0, 20).join(", ")}.`, p = `Project ${t.name} has no language "${e}".${f} ${d} the language to the project${u}, or remove it ${l}.`;
		return A("unknown-language", p, {
			place: (s ?? r).place,
			scope: "project"
		});
	});
}
function Px({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = kx(e.entries);
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. Add its file, or list the languages of this row under languages. If a code in the paths means ${r}, add language_map: { CODE: ${r} }.`;
		return [A("no-language-file", s, {
			place: e.place,
			scope: "project"
		})];
	});
}
const Fx = /(?:^|\/)values\/[^/]+\.xml$/;
function Ix({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => Fx.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function Lx(e, { name: t, languages: n }, r) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n, isRule: a }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let o = Ge(e, i), s = o !== "" || i.some((t) => ke(t, [e])), c = a && (s || !Ye(e)), l = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${o || ` Its languages: ${i.slice(0, 20).join(", ")}.`}`, [u, d] = c || r === "error" ? ["error", "project"] : ["warning", "change"];
		return [A("unknown-language", l, {
			...n && { place: n },
			severity: u,
			scope: d
		})];
	});
}
function Rx(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [A("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function zx({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function Bx({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await Hx(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		p(a, e.problems.map(Wx(o, e.isDoubtful)));
		let { declared: s, manifests: c, textFiles: l, isDoubtful: u } = e;
		i.push({
			settings: o,
			declared: s,
			manifests: c,
			textFiles: l,
			...u && { isDoubtful: u }
		});
	}
	return {
		reads: i,
		problems: [...a, ...Gx(i)]
	};
}
async function Vx(e, t, n, r, { signal: i = ta, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, rows: u, problems: d } = await ls(t, e, r, i), f = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), p = 0, m = Kp(t.kinds, c, n, a), h = m.next();
	for (; !h.done && !i.aborted;) await yi(), o?.({
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
		textFiles: Wp(h.value.files)
	};
}
async function Hx(e, t, n, r, i) {
	let a = await Vx(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0 && !a.isSplit) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l && !a.isSplit) return a;
	if (!i.findProject) return c ? Ux(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await Vx(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = Rt(f.problems) ? [] : Px(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...kx(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function Ux(e, t) {
	let n = e.problems.map((n) => {
		let r = n.code === "text-file" && e.undecided.get(n.place?.file ?? "")?.language === void 0;
		if (n.severity !== "error" || !t(n) || r) return n;
		if (n.scope === "change") return {
			...n,
			severity: "warning"
		};
		let i = T`${n} This stops a run only if it is in the base language of the project.`;
		return {
			...Qe(n, i),
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
function Wx({ rules: e }, t = !1) {
	let n = Object.values(e.prune).some((e) => e !== "off");
	return (e) => {
		let r = e.code === "no-language-file" && e.severity === "notice", i = e.code === "empty-manifest" && !t;
		if (!n || !(r || i)) return e;
		let a = r ? T`${e} With prune, create it first.` : e;
		return {
			...Qe(e, a),
			severity: "error",
			scope: "run"
		};
	};
}
function Gx(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Kx(t, e) !== void 0), a = i && Kx(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [A("bad-setting", o)];
	});
}
function Kx(e, t) {
	let [n, r] = [e, t].map(({ settings: e }) => e.inFile.get(O));
	if (e.settings.id === t.settings.id) return n === r ? void 0 : "are the same project";
	if (qs(e.settings.id) !== qs(t.settings.id)) return;
	let i = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return i && `are branches of one project, whose ${i.plural} they both declare`;
}
// src/run/target.ts
const qx = {
	entries: {},
	variables: new Map()
};
async function Jx(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => _x(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[Ft(mr)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await Bx({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => ay(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), x = [...g.filter(({ code: e }) => !Zx.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !Xx.includes(t));
	return x ? {
		is: "missing",
		why: Qx(x)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function Yx(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await _x("plan", {
		...e,
		[Ft(mr)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: Qx(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const Xx = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Zx = ["unset-variable", "project-not-allowed"];
function Qx({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${ho(t)}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function $x(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(O);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? qx, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? zx(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: Tb(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function eS(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return A("undeclared-project", t, { severity: "warning" });
	});
}
function tS(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? Qx(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...ob(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function nS({ kinds: e }, { problems: t }, n, r) {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(rS(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => {
			let [n, r] = [c.get(t), l.get(t)], i = [n, r].some((e) => e && !e.settings.showTexts);
			return {
				...t !== void 0 && { name: t },
				...tb(e, n?.declared ?? qx, r?.declared ?? qx),
				settings: Tb(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
				...i && { hide_texts: !0 }
			};
		})
	};
}
function rS(e, t) {
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
function iS(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o } = e, s = iy(t), c, l = 0, u, d = () => {
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
function aS(e, t) {
	return iS({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e) => t($v(e)),
		hide: () => {},
		print: t
	});
}
// src/host/terminal.ts
function oS(e) {
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
		showProblems: (e) => sS(vv(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => ve(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => cS(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => dS(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function sS(e, { error: t, errorScreen: { width: n } }) {
	Tt(e, n).forEach(t);
}
function cS(e, t, n) {
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
			c && l(ry(e));
		},
		...!s && lS(n, l),
		onPlan: (r) => uS(r, e, t, n),
		history: new Uv({
			folders: u,
			environment: i,
			signal: t.stopping
		})
	};
}
function lS({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? iS({
		now: t,
		first: 700,
		every: 200,
		show: (e) => r.show($v(e, r.columns())),
		hide: () => r.erase(),
		print: n
	}) : aS(t, n);
}
async function uS(e, t, n, r) {
	let { console: i, prompt: a } = r, { command: o, all: s } = t, c = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), l = (e.plan?.changes.length ?? 0) > 0, u = (o === "apply" || o === "restore") && !t.yes && l && !c ? a : void 0, d = t.format === "text", f = s ? void 0 : "--all shows", p = {
		...i.screen,
		command: o,
		texts: !0,
		full: s,
		keptElsewhere: f
	}, m = d && (!t.quiet || u) ? hv(e, p) : [];
	if (m.length > 0 && i.out(m.join("\n")), !u || n.stopped) return !0;
	d && u.seesOut || hv(e, {
		...p,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: h, width: g } = i.errorScreen;
	return Tt(vv(e.problems, h), g).forEach(i.prompt), ve("Apply this plan?", u, n);
}
async function dS(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u, out: d } = t;
	if (c === "json" && i.out(vt(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (sS(bv(e, s.paint), i), c !== "text") return;
	let { paint: f, width: p } = Vs(e) ? s : o;
	xv(e, {
		paint: f,
		width: p,
		quiet: l
	}).forEach(Vs(e) ? i.error : i.out);
	let m = (e) => I(e, { displayRoot: a });
	if (l) return;
	let h = er(r.raw ?? {}, dn("option", ["apply"])).map(Le);
	Sv(n, m, h).forEach(i.out);
	let g = D(["lokaform apply", ...h].join(" "));
	u === "plan" && r.raw && d === void 0 && Ps(e) && !Vs(e) && Tt([`To make these changes: ${g}`], o.width).forEach(i.out);
}
// src/keys/liveKey.ts
function fS(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function pS(e, t) {
	let n = Kr(e) ?? {}, r = Zr(n.key_id), i = Kr(n.key_name) ?? {}, a = NS((e) => N(i[e]) || void 0), o = Gr(n.platforms, N), s = C.filter((e) => o?.includes(e)), c = Object.keys(MS(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = bS(n.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: c,
		platforms: o && s,
		filenames: yS.safeParse(n.filenames).data,
		tags: Gr(n.tags, N),
		is_plural: qr(n.is_plural),
		is_archived: qr(n.is_archived)
	};
	if (!Yr(f) || d.length > 0) {
		let e = [...Xr(f), ...d.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let p = s.length < new Set(o).size, m = {
		...Object.fromEntries(gS.map(([e, t]) => [e, t(n[e])])),
		translations: l,
		...mS(n)
	};
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...m
	} };
}
function mS(e) {
	return {
		created_at_timestamp: Jr(e.created_at_timestamp),
		base_words: Wr(e.base_words)
	};
}
const hS = {
	description: N,
	context: N,
	plural_name: N,
	is_hidden: qr,
	char_limit: Wr,
	custom_attributes: vS,
	modified_at_timestamp: Jr,
	translations_modified_at_timestamp: Jr
}, gS = Object.entries(hS);
function _S(e) {
	return Object.keys(hS).filter((t) => e[t] === void 0);
}
function vS(e) {
	let t = N(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(te(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const yS = jr({
	ios: M(),
	android: M(),
	web: M(),
	other: M()
});
function bS(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = xS(Kr(n) ?? {});
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
function xS(e) {
	return {
		language_iso: N(e.language_iso),
		translation: N(e.translation),
		modified_by: Zr(e.modified_by),
		modified_by_email: N(e.modified_by_email),
		modified_at_timestamp: Jr(e.modified_at_timestamp),
		is_reviewed: qr(e.is_reviewed),
		is_unverified: qr(e.is_unverified)
	};
}
function SS(e, t = []) {
	return Array.from(e, (e) => pS(e, t));
}
function CS(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function wS(e) {
	let t = CS(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const TS = (e) => {
	let t = e.exactOptional();
	return Fr({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, ES = TS(M()), DS = TS(M().min(1));
function OS(e, t) {
	return typeof e == "string" ? e : e[t];
}
function Z(e, t = C) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let r of C) {
		let i = t.includes(r) ? e[r] : void 0;
		i !== void 0 && !n.includes(i) && n.push(i);
	}
	return n;
}
function kS({ key_name: e, platforms: t }) {
	return Z(e, t);
}
function AS({ key_name: e, platforms: t }, n) {
	return Z(e, t.filter((e) => !_(n) || n[e] !== void 0));
}
function jS(e, t = C) {
	let n = Z(e, t);
	return (n.length > 0 ? n : Z(e)).join(" / ");
}
function MS(e, t) {
	return NS((n) => t.includes(n) ? OS(e, n) : void 0);
}
function NS(e) {
	let t = {};
	for (let n of C) {
		let r = e(n);
		r !== void 0 && (t[n] = r);
	}
	return t;
}
function PS(e) {
	let [t = "", ...n] = Z(e);
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
const FS = Fy();
function IS(e) {
	return (t, n) => {
		t[e] = n;
	};
}
function LS(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function RS(e, t) {
	let n = e;
	return FS({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: M(),
		value: M(),
		unset: "",
		live: (e) => e[n],
		toManifest: LS,
		write: IS(n),
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function zS(e, t = () => void 0) {
	let n = e;
	return FS({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: Nr(),
		value: Nr(),
		unset: !1,
		undeclared: t,
		live: (e) => e[n],
		toManifest: (t) => t || e === "is_archived" ? t : void 0,
		write: IS(n),
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const BS = FS({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: zr().min(0),
	value: zr(),
	unset: 0,
	live: (e) => e.char_limit,
	toManifest: (e) => e === 0 ? void 0 : e,
	write: IS("char_limit"),
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), VS = Lr(M(), Ar()), HS = FS({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values, such as { screen: cart }",
	schema: VS,
	value: Ar(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = te(US(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = VS.safeParse(e);
		return t.success ? LS(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function US(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function WS({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const GS = FS({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: Rr(Br(C)).min(1),
	value: Rr(Br(C)),
	live: (e) => e.onOtherPlatform ? void 0 : qS(e.platforms),
	inPlan: (e) => qS(e),
	toManifest: (e) => e,
	write: IS("platforms"),
	show: (e) => ({
		as: "set",
		members: e
	})
}), KS = FS({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: Rr(M().min(1)),
	value: Rr(M()),
	unset: [],
	live: (e) => JS(e.tags),
	check: (e, { rules: t }) => {
		let n = qn(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => JS(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return JS([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: LS,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return JS([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: IS("tags"),
	show: (e) => ({
		as: "set",
		members: e
	})
});
function qS(e) {
	return C.filter((t) => e.includes(t));
}
function JS(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const YS = FS({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: kr([M().min(1), DS.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: ES,
	live: (e, { platforms: t }) => MS(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Z(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...MS(e, n)
		} : a;
	},
	inPlan: (e) => MS(e, C),
	check: XS,
	merge: QS,
	carries: (e, t) => C.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Z(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = PS(t);
	},
	show: (e) => {
		let [t = "", ...n] = Z(e);
		return n.length > 0 ? {
			as: "slots",
			slots: e
		} : {
			as: "word",
			word: t
		};
	}
});
function XS(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? Z(e, n) : Z(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const ZS = FS({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: ES,
	value: ES,
	unset: {},
	live: (e) => $S(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => C.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => LS($S(e)),
	merge: QS,
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
		slots: $S(e)
	})
});
function QS(e, t, n) {
	let r = {};
	for (let i of C) {
		let [a = "", o = "", s = ""] = [
			e[i],
			t[i],
			n[i]
		];
		if (a !== o && s !== a && s !== o) return;
		r[i] = a === o ? s : o;
	}
	return $S(r);
}
function $S(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const eC = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, tC = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, nC = Object.keys(tC), rC = new RegExp([
	eC.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), iC = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, aC = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, oC = "[VOID]";
function sC(e, t) {
	let [n = "", r = ""] = [e, t].map(ft);
	if (n === r || n === "" && r === oC || r === "" && n === oC) return !0;
	let i = (e, t) => t.includes("[%") && cC(e, t) !== void 0;
	return i(n, r) || i(r, n);
}
function cC(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(eC)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(lC(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function lC([e, t, n = "", r, i], a) {
	let o = mC(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = mC(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${mC(n)}(?:hh?|ll?|[qjztL])?[${tC[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function uC(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(eC)];
		e.length > 0 ? t += 1 : a.match(rC) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var dC = class e {
	#e;
	#t = o(() => this.#e.both.flatMap(([e, t]) => hC(t).flatMap(([t, n]) => cC(new Map(hC(e)).get(t) ?? "", n) ?? [])));
	constructor(e) {
		this.#e = e;
	}
	#n = o(() => {
		let e = this.#e.live.flatMap(hC).flatMap(([, e]) => [...e.matchAll(eC)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return pC(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, r) {
		if (n === "as-written") return e;
		let i = o(() => n === "universal" || (this.#a(t) ?? r().isUniversal));
		return pC(e, (e) => e.match(rC) && i() ? this.#o(e, r) : e);
	}
	#r(e) {
		if ((e.match(eC)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(eC, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = aC.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return cC(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(hC).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${lC(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return fC(e, this.#e.style) ?? t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = hC(t).map(([, e]) => e);
			if (e.some((e) => e.match(eC))) return !0;
			if (e.some((e) => e.match(rC))) return !1;
		}
	}
	#o(t, n) {
		if (iC.test(t) || (t.match(rC)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(rC, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${lC(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = nC.find((e) => tC[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return cC(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function fC([, e, t, n, r], { named: i, printf: a } = {}) {
	if (r !== void 0) return i?.replace("@", () => r);
	let o = e === void 0 ? "" : `${e}$`;
	return a && `%${o}${t}${n === "s" || n === "i" ? a[n] : n}`;
}
function pC(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function mC(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function hC(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const gC = Lr(M(), M()), _C = kr([M(), gC]);
function vC(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = gC.safeParse(te(e));
	return n.success ? $S(n.data) : e;
}
function Q({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function yC(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function bC(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || xC(e) && xC(t) || typeof e == typeof t && sC(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => sC(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function xC(e) {
	return typeof e == "string" ? e === "" : Object.keys($S(e)).length === 0;
}
const SC = gC.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: v }
}), CC = kr([M(), SC]), wC = Lr(M().min(1), CC), TC = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, EC = (e) => Rr(Fr({
	language_iso: M().min(1),
	translation: e
})).refine(TC, "has a language twice"), DC = EC(Vr()), OC = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: kr([wC, EC(CC).transform(MC).pipe(wC)]),
	rewrite: jC,
	diff({ translations: e }, t, n) {
		let { inFiles: r, project: i } = n, { listed: a } = r;
		if (!e && a.length === 0 || i.segmentation) return Ny;
		let s = a.filter((t) => !Object.hasOwn(e ?? {}, t)), c = [...Object.entries(e ?? {}), ...s.map((e) => [e, void 0])], l = o(() => JC(e ?? {}, t, i.baseLanguage, r.style)), u = c.flatMap(([r, a]) => PC({
			language: r,
			inFile: a,
			declared: a,
			key: t,
			placeholders: l,
			context: n,
			base: e?.[i.baseLanguage]
		}) ?? []);
		if (u.length === 0) return Ny;
		let d = u.flatMap((e) => e.issues);
		return {
			changes: u.flatMap((e) => e.changes),
			kept: u.flatMap((e) => e.kept),
			issues: AC(d, n.plural),
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
			translation: _C.parse(n)
		}));
	},
	show(e) {
		let t = _C.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: $S(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = Q(e, n);
		return r && vC(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = vC(n, t);
			return xC(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => OC.toManifest(e, t) === void 0,
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
			...XC(n, vC(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = Q(e, t);
		return !n || n.is_unverified !== !0 && !xC(vC(n.translation, e.is_plural));
	},
	same: (e, t) => bC(_C.parse(e), _C.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function kC(e, t, n, r, i = "") {
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
		let t = v.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${st(n, r)}`, s = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function AC(e, t) {
	let n = e.find(({ code: e }) => e === "plural-mismatch");
	return e.filter((e) => t || e === n || e.code !== "plural-mismatch");
}
function jC(e) {
	if (!Array.isArray(e)) return;
	let t = DC.safeParse(e);
	if (t.success) return {
		value: MC(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function MC(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function NC({ is_plural: e, translations: t = [] }) {
	return t.flatMap(({ translation: t }) => Ly(vC(t, e)));
}
function PC(e) {
	let { language: t, inFile: n, key: r, context: i } = e;
	if (typeof n == "string" && !i.plural && r?.is_plural === !1 && Q(r, t)?.translation === n) return;
	if (n === void 0) return FC(e);
	let a = i.project.languages?.find(({ iso: e }) => e === t)?.pluralForms ?? [], o = ` of ${t} in this project`, s = kC(t, n, i.plural, a, o);
	if (s.length === 0) return FC(e);
	let c = Object.entries(n).filter(([e]) => a.includes(e));
	return {
		...c.length > 0 && s.every(({ severity: e }) => e === "warning") && FC({
			...e,
			declared: Object.fromEntries(c)
		}) || Ny,
		issues: s
	};
}
function FC(e) {
	let { language: t, declared: n, key: r, context: i } = e;
	if (Pn(i.rules, t) === "ignore") return;
	let a = r && Q(r, t);
	if (a) return LC(a, r, e);
	if (n !== void 0) return r ? {
		...Ny,
		issues: [Py(`${t} text`, [t])]
	} : IC(e, {
		field: "translations",
		part: t,
		after: n
	});
}
function IC(e, t, r) {
	let { declared: i, placeholders: a, context: o } = e, { rules: s, storedForm: c = () => qC } = o, l = _C.parse(t.after), u = o.inOtherApps !== void 0 && /%(?:\d+\$)?[@s]/.test(JSON.stringify(l)) && s.placeholders === "auto" ? "universal" : s.placeholders, d = a().stored(l, r, u, c), f = r === void 0 ? d : HC(d, i, r);
	return {
		...Ny,
		changes: [n(f, l) ? t : {
			...t,
			sent: f
		}]
	};
}
function LC(e, t, n) {
	let { language: r, inFile: i, declared: a, placeholders: o, context: s } = n, { rules: c, verdicts: l, project: u, inFiles: d } = s, f = s.inOtherApps?.get(r)?.map((e) => _C.parse(e)) ?? [], p = vC(e.translation, t.is_plural), m = d.hasEscapes && typeof p == "string" ? p.replaceAll("\\\"", "\"") : p, h = s.inOtherApps ? KC(m) : m, g = a !== void 0 && (bC(h, yC(a, h)) || d.hasEscapes === !0 && typeof h == "string" && Ee(h) === a), _ = d.plural.includes(r) && Uh({
		declared: i ?? null,
		live: h,
		part: r
	}, u).length > 0;
	if (g && !_) return;
	let v = o().native(h), y = {
		field: "translations",
		part: r,
		live: v,
		...XC(e, v)
	}, b = (e, t = []) => ({
		...Ny,
		kept: [{
			...y,
			...e,
			...i !== void 0 && { declared: i }
		}],
		open: t
	});
	if (a === void 0) {
		if (!xC(v)) return b({
			reason: "pull",
			...!d.isToAdd && { details: GC }
		});
		let e = c.incoming.untranslated === "base" ? RC(r, t, n) : void 0;
		return e === void 0 ? void 0 : {
			...Ny,
			kept: [{
				...y,
				live: e,
				reason: "pull",
				details: WC
			}]
		};
	}
	if (g) return b({
		reason: "pull",
		details: UC
	});
	let x = yC(a, v), S = {
		field: "translations",
		part: r,
		before: v,
		after: x,
		...XC(e, v)
	}, ee = Pn(c, r), te = n.base !== void 0 && zC(x, n.base) && ee !== "enforce", ne = d.fromLokalise === !0 || d.isInLocaleFile && (c.incoming.untranslated === "base" || te), C = xC(v) && ne && r !== u.baseLanguage;
	if (C && c.pull) return;
	let re = f.some((e) => !bC(KC(e), KC(x)));
	if (!C && xC(v) && re && f.some(xC)) return {
		...Ny,
		issues: [BC(r)]
	};
	if (!C && (ee === "enforce" && !re || xC(v))) return IC(n, S, p);
	let w = ee === "seed" || C;
	if (w && !c.pull && c.overwrite.length === 0) return b({ reason: "held" });
	if (!w && YC(v, x)?.length === 0) return IC(n, S, p);
	let ie = VC(e, v, n, {
		isHeld: w,
		isInOtherApp: f.some((e) => bC(h, e))
	}), ae = l(ie);
	return ae ? ae.is === "write" ? IC(n, S, p) : b({
		reason: ae.is,
		..."cause" in ae && { cause: ae.cause }
	}) : b({ reason: "undecided" }, [ie]);
}
function RC(e, t, { placeholders: n, context: { project: r } }) {
	let i = e === r.baseLanguage ? void 0 : Q(t, r.baseLanguage), a = i && n().native(vC(i.translation, t.is_plural));
	if (a === void 0 || xC(a)) return;
	if (typeof a == "string") return a;
	let { pluralForms: o = [] } = r.languages?.find(({ iso: t }) => t === e) ?? {};
	return Object.fromEntries(o.map((e) => [e, a[e] ?? a.other ?? ""]));
}
function zC(e, t) {
	return typeof e == "string" || typeof t == "string" ? bC(e, t) : Object.entries(e).every(([e, n]) => n === (t[e] ?? t.other));
}
function BC(e) {
	return {
		code: "duplicate-text",
		message: `The files of another app cleared the ${e} translation. Clear it here too, or write it again there.`,
		path: [e]
	};
}
function VC(e, t, { key: n, context: r }, { isHeld: i, isInOtherApp: a }) {
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
function HC(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return yC(Object.fromEntries(r), n);
}
const UC = "The locale file lacks plural forms that Lokalise has", WC = "Lokalise has no translation yet, so the file gets the base translation", GC = "If its line was deleted, lokaform pull writes it back. To clear it in Lokalise, write an empty text. To delete the key, delete its lines in all files";
function KC(e) {
	return new dC({
		declared: [e],
		live: [],
		both: []
	}).stored(e, void 0, "universal", () => qC);
}
const qC = {
	isUniversal: !1,
	isNumbered: !1
};
function JC(e, t, n, r) {
	let i = ([e]) => e === n, a = Object.entries(e).sort((e, t) => Number(i(t)) - Number(i(e))), o = (t?.translations ?? []).map(({ translation: e }) => vC(e, t?.is_plural ?? !1)), s = a.flatMap(([e, n]) => {
		let r = t && Q(t, e);
		return r ? [[n, vC(r.translation, t.is_plural)]] : [];
	});
	return new dC({
		declared: a.map(([, e]) => e),
		live: o,
		both: s,
		style: r
	});
}
function YC(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys($S(e)).filter((n) => e[n] !== t[n]);
}
function XC(e, t) {
	if (!e.modified_at_timestamp || xC(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e, a = n?.lastIndexOf("@") ?? -1, o = n && (a < 1 ? "somebody" : `${n.slice(0, 1)}***${n.slice(a)}`);
	return { edited: {
		at: r,
		...o && { by: o },
		...i && { reviewed: i }
	} };
}
// src/keys/fieldTable.ts
const ZC = [
	YS,
	GS,
	RS("description", !0),
	KS,
	OC,
	ZS,
	RS("context", !0),
	BS,
	zS("is_plural"),
	RS("plural_name"),
	zS("is_hidden"),
	zS("is_archived", (e, t) => !WS(e, t) && void 0),
	HS
], QC = M().min(1), $C = kr([zr().positive(), M().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), ew = My(ZC).required({ key_name: !0 }).extend({
	previously: kr([QC.transform((e) => [e]), Rr(QC).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Nr().exactOptional(),
	key_id: $C.exactOptional()
}), tw = My(ZC.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function nw({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const rw = {
	place: "",
	isInLocaleFile: !1,
	listed: [],
	plural: []
};
function iw(e, t) {
	let n = e.values.filenames ? void 0 : nw(e), r = t.platforms.filter((e) => n?.[e] && t.filenames[e]);
	if (!r.some((e) => n?.[e] === t.filenames[e])) return r.map((e) => t.filenames[e])[0];
}
function aw(e, t) {
	let [n = "", ...r] = (Object.values(nw(e) ?? {})[0] ?? "").split(ow).map((e) => e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")), i = RegExp(`^(.*?)${[n, ...r.slice(0, 1)].join("([^/]+)")}`);
	return (e.parts ?? [e]).map(({ file: e, from: n }) => {
		let [, r = "", a = n?.language ?? ""] = i.exec(e.path) ?? [];
		return r + t.replaceAll(ow, a);
	});
}
const ow = "%LANG_ISO%", $ = {
	name: "key",
	fields: ZC,
	lacks: ({ platforms: e, translations: t }) => e ? void 0 : {
		code: "needs-platforms",
		message: `It is not in the project yet${t ? "" : ", no file has a text for it"}, and the service needs platforms to create it. ${t ? "" : "If it describes another key, correct its name. Otherwise: "}Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.`,
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => jS(e.key_name, e.platforms),
	context: (e, t, n, r = rw) => ({
		...n,
		inFiles: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? Yt + n.rules.owner : void 0
	}),
	liveContext: (e, t) => ({
		...t,
		inFiles: rw,
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => Ur(e.key_id),
	liveLabel: (e) => jS(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !WS(n, t),
	lastEdit: ({ modified_at_timestamp: e }) => e ? { at: e } : void 0,
	created: ({ created_at_timestamp: e }) => e,
	hidden: () => null,
	fingerprint: (e) => [
		{ ...e.key_name },
		e.tags,
		e.is_archived,
		e.modified_at_timestamp ?? null,
		e.translations_modified_at_timestamp ?? null
	]
};
function sw(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = [], a = new Map();
	for (let t of e) {
		let e = nw(t), o = e ? void 0 : cw(a, t);
		if (o) {
			o.parts.push(t);
			continue;
		}
		let s = lw(t), c = t.from ? fw(a, s, e) : [], [l] = c;
		if (c.length > 1) {
			r.push({
				entry: t,
				rivals: c
			});
			continue;
		}
		let u = l || !t.from ? [] : fw(a, s).filter(({ parts: [e] }) => e && !e.from && !e.values.filenames);
		u.length > 0 && n.push(mw(t, u.slice(0, 1)));
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
	let o = ({ parts: e }) => _w(e, t).entries;
	for (let { entry: e, rivals: t } of r) Fw(t.flatMap(o)).length === 0 && n.push(mw(e, t));
	let s = i.map(({ parts: e }) => _w(e, t));
	return {
		entries: s.flatMap((e) => e.entries),
		problems: [...n, ...s.flatMap((e) => e.problems)]
	};
}
function cw(e, { from: t, values: n }) {
	let { key_name: r, platforms: i = C } = n, [a, o] = t && typeof r == "string" && e.get(r) || [];
	return o || a?.platforms !== dw(i) ? void 0 : a.group;
}
function lw({ values: e }) {
	let { key_name: t, platforms: n = C } = e;
	if (typeof t == "string") return [[t, dw(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Z(t, n).map((e) => [e, dw(r(e))]);
}
const uw = 2 ** C.length - 1;
function dw(e) {
	return e === C ? uw : e.reduce((e, t) => e | 1 << C.indexOf(t), 0);
}
function fw(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !pw(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function pw(e, t) {
	return !e || !t ? !1 : C.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function mw(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? Pa(e, ["key_name"]) : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return q($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function hw(e, t) {
	let n = e.parts ?? [e];
	return n.some(({ from: e, values: t }) => e && Object.values(t.translations ?? {}).some((e) => typeof e == "string")) && _w(n, t, !0).entries[0] || e;
}
function gw(e, t) {
	let n = e.parts ?? [e];
	return n.some(({ from: e, values: t }) => !e && t.is_plural !== void 0) || !n.some(({ message: e }) => e !== void 0) ? e : _w(n.map((e) => {
		let { from: t, message: n, values: r } = e;
		if (n === void 0 || !t) return e;
		let { is_plural: i, ...a } = r;
		return {
			...e,
			values: {
				...a,
				translations: { [t.language]: n }
			}
		};
	}), t).entries[0] ?? e;
}
function _w(e, t, n = !1) {
	let [r] = e;
	if (!r || e.length === 1 && !n) return {
		entries: [...e],
		problems: []
	};
	let i = bw(e, t), a = i.size === 0 ? e : e.filter((e) => !i.has(e)), o = (n || i.size > 0 ? void 0 : vw(e)) ?? ww(e, a, t, n), { translations: s, isPlural: c, problems: l, leftOut: u } = o, d = [
		...Cw(i),
		...u,
		...t === void 0 ? [] : l
	], f = e.filter(({ values: e }) => e.description !== void 0), { is_plural: p, translations: m, ...h } = r.values, g = f[0]?.values.description, _ = {
		...r,
		values: {
			...h,
			key_name: Mw(e),
			...Object.keys(s).length > 0 && { translations: s },
			...c !== void 0 && { is_plural: c },
			...g !== void 0 && { description: g }
		},
		onCreate: {
			...Nw(e),
			...r.from ? {} : r.onCreate
		},
		span: new tn(r.span, () => yw(e, o.owners(), o.becameOther)),
		parts: e,
		...d.length > 0 && { leftOut: d }
	}, [v, y] = f, b = v && y && !v.from ? [Pw(y, v, ["description"])] : [];
	return {
		entries: [_],
		problems: [...l.map((e) => e.problem), ...b]
	};
}
function vw(e) {
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
		owners: () => Ew(e).owners
	};
}
function yw(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		if (!t) return;
		let r = t.span.members?.get("translations")?.members?.get(e), i = Dn(r ?? t.span, { file: t.file });
		return n.has(e) ? Dn(i, { members: new Map([["other", i]]) }) : i;
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
			return n ? [Dn(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? Dn(n, { members: a }) : n);
	}
	return r;
}
function bw(e, t) {
	let n = e.filter(({ from: e }) => e?.file.language !== void 0), r = ({ from: e }) => e?.language === (t ?? e?.source.language ?? e?.source.languages?.[0]), i = n.find(r) ?? n[0], a = (e) => n.every(({ from: t }) => t === e.from || t?.language !== e.from?.language), o = t !== void 0 || i !== void 0 && r(i), { from: s } = i ?? {}, c = new Map();
	if (!s) return c;
	let l = xw(s.file);
	for (let e of n) e.from && l(e.from.file) && (o || a(e)) && c.set(e, s.file.path);
	return c;
}
const xw = i((e) => i((t) => {
	if (t === e) return !1;
	let { source: n, language: r = "" } = t, i = r === e.language ? void 0 : Cn([n], e, r)?.path, a = fr(e.path) === fr(t.path) && !Er(e.source, n), o = i === void 0 || i === t.path || Sw(i, t.path);
	return a && !o;
}));
function Sw(e, t) {
	let n = (e) => e.slice(0, e.lastIndexOf("/") + 1);
	return e.endsWith(".xml") && n(e) === n(t);
}
function Cw(e) {
	return [...e].map(([e, t]) => {
		let n = e.from?.language ?? "", r = `The base translation is in ${t}, so the ${n} translation belongs in the ${n} file of the same path. It stays in this file, and is not compared or sent. Move it there.`;
		return {
			language: n,
			problem: q($, e, "no-language-file", r, {
				path: ["translations", n],
				severity: "warning"
			}),
			isInWrongFile: !0
		};
	});
}
function ww(e, t, n, r) {
	let { owners: i, problems: a } = Ew(t), o = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), s = [...i].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), c = s.filter(({ isPlain: e }) => e), l = ({ part: e }) => fr(e.file.path)?.severalLanguages, u = o?.values.is_plural ?? (r || c.length < s.length && c.every((e) => e.language !== n || l(e))), d = s.filter((e) => e.isPlain === u && !(u && l(e)));
	for (let { language: e } of d) i.delete(e);
	let f = new Set(u ? c.filter(l).map(({ language: e }) => e) : []);
	return {
		translations: jw(i, f),
		becameOther: f,
		problems: a,
		owners: () => i,
		isPlural: o ? u : u || void 0,
		leftOut: d.map(({ language: e, part: t }) => ({
			language: e,
			problem: Tw(t, e, u)
		}))
	};
}
function Tw(e, t, n) {
	let [r, i] = n ? ["has no plural forms", "is a plural"] : ["has plural forms", "is not a plural"], a = `The ${t} text ${r}, but the key ${i} (keys.yaml decides, then Lokalise, then the other languages). It stays in the file, and is not compared or sent. Write all languages with plural forms, or all without.`;
	return q($, e, "plural-mismatch", a, {
		path: ["translations", t],
		severity: "warning"
	});
}
function Ew(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let e in i.values.translations) {
		let a = n.get(e)?.find((e) => !Dw(e, i));
		if (n.set(e, [...n.get(e) ?? [], i]), t.has(e) || t.set(e, i), a) {
			let [t, n] = a.from?.onlyIfBase && !i.from?.onlyIfBase ? [a, i] : [i, a];
			r.push({
				language: e,
				problem: Pw(t, n, ["translations", e])
			});
		}
	}
	return {
		owners: t,
		problems: r
	};
}
function Dw({ from: e }, t) {
	return e !== void 0 && t.from !== void 0 && Er(e.source, t.from.source);
}
function Ow(e) {
	let t = e.filter((e) => (e.parts ?? [e]).every(({ from: e }) => !e)), n = e.flatMap((e) => [...new Set(kw(e))]);
	return t.length < 2 && new Set(n).size === n.length;
}
function kw({ parts: e, ...t }) {
	let n = (e ?? [t]).flatMap(({ from: e }) => e ? mn(e.source) : []), { key_name: r, platforms: i = C } = t.values;
	return n.length > 0 ? n : typeof r == "string" ? i : Object.keys(r);
}
function Aw(e, t) {
	let n = (e.parts ?? []).flatMap((e) => e.from ? [{
		part: e,
		row: e.from.source
	}] : []), r = Qn([...new Set(n.map(({ row: e }) => e))]);
	if (r.length < 2) return [e];
	let i = e.parts?.filter(({ from: e }) => !e) ?? [], a = (e) => n.flatMap(({ part: t, row: n }) => e.includes(n) ? [t] : []);
	return r.flatMap((e) => _w([...i, ...a(e)], t).entries);
}
function jw(e, t) {
	let n = {};
	for (let [r, { values: i }] of e) {
		let e = i.translations?.[r] ?? "";
		ie(n, r, t.has(r) ? { other: String(e) } : e);
	}
	return n;
}
function Mw(e) {
	let [t] = e;
	if (t?.values.previously && !t.values.platforms) {
		let n = e.slice(1), r = n.flatMap(({ values: { key_name: e } }) => typeof e == "string" ? [] : e);
		if (r.length === n.length) return typeof t.values.key_name == "string" ? Object.assign({}, ...r) : t.values.key_name;
	}
	let n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function Nw(e) {
	let t = new Set();
	for (let { from: n, onCreate: r } of e) n && t.add(r);
	let n = new Set([...t].flatMap((e) => e.platforms ?? [])), r = new Set([...t].flatMap((e) => e.tags ?? [])), i = {};
	for (let e of t) Object.assign(i, e.filenames);
	return {
		...n.size > 0 && { platforms: C.filter((e) => n.has(e)) },
		...r.size > 0 && { tags: [...r] },
		...Object.keys(i).length > 0 && { filenames: i }
	};
}
function Pw(e, t, n) {
	let r = Pa(t, n), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${t.from && e.from && n.length > 1 ? " If they are texts of two keys, rename one of them, or write {file}, {dir} or {1} in key_name of their rows of texts." : ""}`;
	return q($, e, "duplicate-text", i, {
		path: n,
		scope: "run"
	});
}
function Fw(e) {
	let t = new xn(), n = new Map();
	for (let r of Iw(e)) {
		let e = nw(r), i = e === void 0 ? "" : w($S(e)), { key_name: a, platforms: o = C } = r.values, [s] = Object.entries(MS(a, o)).flatMap(([e, t]) => {
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
		t.add(Na("duplicate-key", `Key "${jS(a)}"`, c, " If one was copied, correct its name. If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function Iw(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Z(r.key_name)) (t.has(e) ? n : t).add(e);
	return n.size === 0 ? [] : e.filter(({ values: e }) => Z(e.key_name).some((e) => n.has(e)));
}
// src/keys/renames.ts
function Lw(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : Rw(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = zw(r, n), { renames: a, problems: o } = Vw(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function Rw(e, t) {
	let n = t.byId.get(e);
	if (!n && !e.values.previously) return;
	let r = t.formerlyLive(e);
	if (n) {
		if (qw(e, n, t.perPlatform).length === 0) return;
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
function zw(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(Kw(r, t, n));
		return !Bw(e.values).some((e) => a.includes(e));
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
function Bw({ key_name: e, previously: t = [] }) {
	return [...Z(e), ...t];
}
function Vw(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = S([...t], (t) => e.get(t)?.from ?? []), s = S([...i].filter(([e, n]) => !t.has(e) && (!e.values.new || a(n))), ([, e]) => [e]), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: a, blockers: d }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = jS(e.key_name, e.platforms), h = o.get(e)?.find((e) => e !== n && !Ow([n, e])), g = (t) => [...t].flatMap(([t, r]) => r === e && t !== n ? t : []), _ = s.get(e)?.some(([e]) => !Ow([n, e])) === !0, v = (e, t, r = "previously") => u.set(n, q($, n, e, t, { path: [r] }));
		p && !t.has(n) ? v("wrong-id", Uw(e, d), "key_id") : p ? l.set(n, e) : f.length > 0 ? v("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? v("claimed-twice", `"${m}" is a former name, but ${Hw(g(r), "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : _ ? v("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${Hw(g(i), "key_name")}. If the key was renamed, ${g(i).some(({ from: e }) => e) ? "rename it there too" : "remove that entry"}. Otherwise, remove the name from previously. If the other entry is a new key, add new: true to it.`) : h ? v("rename-twice", `"${m}" is also a former name of ${Hw([h], "previously")}, but it can only become one key. Keep it in one entry.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function Hw(e, t) {
	return e.map((e) => `"${jS(e.values.key_name)}" (${Pa(e, [t])})`).join(" and ");
}
function Uw(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => jS(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function Ww(e) {
	let t = new Set(e.filter(({ values: e }) => e.previously !== void 0)), n = new Map();
	for (let e of t) for (let t of Z(e.values.key_name)) n.set(t, e);
	let r = ({ values: { previously: e = [] } }) => e.flatMap((e) => n.get(e) ?? []).find((e) => t.has(e)), i = new xn();
	for (let e of t) {
		let n = [e];
		for (let e = n.at(-1); e; e = n.at(-1)) {
			let a = r(e);
			if (!a) t.delete(e), n.pop();
			else if (!n.includes(a)) n.push(a);
			else {
				let e = n.splice(n.indexOf(a));
				for (let n of e) t.delete(n);
				i.add(Gw(e, a));
			}
		}
	}
	return i.problems;
}
function Gw(e, t) {
	let n = ({ values: e }) => `"${Z(e.key_name)[0]}"`, r = [...e.slice(0, 10).map(n), ...e.length > 10 ? ["…"] : []], i = e.length === 1 ? `The field previously has the present name of the key, ${n(t)}. Remove it: the field is for a name that the key had before.` : `These renames form a cycle: ${[...r, n(t)].join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
	return A("rename-cycle", i, { place: Bt(t.file, t.span, ["previously"]) });
}
function Kw({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = MS(e.key_name, r);
	return n ? {
		...MS(t.key_name, r),
		...i
	} : i;
}
function qw(e, t, n) {
	let r = Kw(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return C.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
function Jw(e, n, { applied: r, project: { baseLanguage: i } }) {
	let a = e.filter(({ declared: e, live: t }) => !t && !Ay(e) && !e.values.new && r?.has(w(e.values.key_name)));
	if (a.length === 0) return [];
	let o = S(n, (e) => Ly(vC(Q(e, i)?.translation ?? "", e.is_plural)));
	return a.flatMap(({ declared: e }) => {
		let n = e.values.translations?.[i] ?? "", [r, a] = new Set(Ly(n).flatMap((e) => o.get(e) ?? []));
		if (!r || a) return [];
		let [s = ""] = AS(r, e.values.key_name), c = `It was live at the last apply, and now key "${jS(r.key_name, r.platforms)}" (id ${r.key_id}) has its ${i} translation, so it was probably renamed in Lokalise. It is not created. To take the new name, rename it in all files. To rename the key back, set previously: ${t(s)} in an entry of ${Nt(e.file.path)}. If it is another key, set new: true there.`;
		return [{
			declared: e,
			problem: q($, e, "looks-renamed", c, { path: ["key_name"] })
		}];
	});
}
// src/keys/match.ts
function Yw(e) {
	return ({ tags: t }) => qn(t, e) !== void 0;
}
function Xw(e, t, n, r = () => !1, i) {
	return new Zw({
		declared: e,
		live: t,
		perPlatform: n,
		keepsName: r,
		formerFiles: i
	}).result();
}
var Zw = class {
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
		this.#e = e, this.keepsName = e.keepsName, this.perPlatform = e.perPlatform, this.#t = S(e.live, ({ key_name: e }) => Z(e));
	}
	result() {
		let { declared: e, live: t } = this.#e;
		this.#s(), this.#c(), this.#u(), this.#d(), this.#a = Lw(e, this.#n, this), this.#f();
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
		this.#n.set(e, q($, e, t, n, { path: [r] }));
	}
	#s() {
		let { declared: e, live: t } = this.#e, n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []);
		for (let e of n) {
			let t = r.get(String(e.values.key_id));
			t && this.#i.set(e, t);
		}
		for (let [e, t] of ne(this.#i, ([, e]) => e)) {
			let n = t.map(([e]) => e), [r, ...i] = n;
			if (r && i.length === 0) this.byId.set(r, e);
			else for (let e of n) {
				let t = `${Hw(n, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
				this.#o(e, "claimed-twice", t, "key_id");
			}
		}
		let i = n.filter((e) => !this.#i.has(e));
		i.length > 0 && this.#r.push(tT(i));
	}
	#c() {
		let e = new Map([...this.byId].map(([e, t]) => [t, e])), t = this.#l();
		for (let n of this.#e.declared) {
			if (this.byId.has(n) || this.#n.has(n)) continue;
			let r = this.#_(n, this.#y(n)), i = (e) => nw(n) !== void 0 && (t.get(e) ?? n) !== n, a = (t) => {
				let r = e.get(t);
				return r !== void 0 && !Ow([r, n]);
			}, o = $w(n, r.filter((e) => !a(e) && !i(e)));
			if (o.length > 1) {
				let e = o.map(({ key_id: e }) => e).join(", "), t = `The project has ${o.length} keys with this name (ids ${e}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`;
				this.#o(n, "ambiguous-key", t);
			} else o[0] ? this.direct.set(n, o[0]) : r.length > 0 && this.contested.set(n, r);
		}
	}
	#l() {
		let e = new Map();
		for (let t of this.#e.declared) {
			let n = nw(t);
			if (!n) continue;
			let [r, ...i] = this.#_(t, this.#y(t)).filter((e) => eT(e, n));
			r && i.length === 0 && e.set(r, e.has(r) ? void 0 : t);
		}
		return e;
	}
	#u() {
		for (let [e, t] of this.direct) {
			if (this.#g(e, t) !== "unknown") continue;
			this.direct.delete(e);
			let n = `Live key ${t.key_id} has this name and the filename "${iw(e, t)}", which is of another file, and git does not tell whether this repository had that file. If it is this key, add key_id: ${t.key_id} to an entry of it in ${Nt(e.file.path)}, or correct its filename in Lokalise. If this is a new key, set new: true there.`;
			this.#o(e, "ambiguous-key", n);
		}
	}
	#d() {
		if (new Set(this.direct.values()).size !== this.direct.size) for (let [e, t] of ne(this.direct, ([, e]) => e)) {
			let n = t.map(([e]) => e);
			if (n.length < 2 || Ow(n)) continue;
			let r = n.filter((t) => eT(e, nw(t))), i = r.length === 1 ? r[0] : void 0;
			for (let t of n) {
				if (t === i || (this.direct.delete(t), i && nw(t) !== void 0)) continue;
				let r = `${Hw(n, "key_name")} match the same live key (id ${e.key_id}). Declare the key once, with a name for each platform, or set the same filenames in the rows of texts. If the entries are keys with different filenames, add key_id: ${e.key_id} to the entry that describes live key ${e.key_id}.`;
				this.#o(t, "claimed-twice", r);
			}
		}
	}
	#f() {
		let { renames: e, leaving: t } = this.#a;
		for (let [n, r] of this.contested) {
			if (this.#n.has(n) || e.has(n)) continue;
			let i = r.every((e) => t.has(e));
			if (i ? n.values.new : nw(n) !== void 0) continue;
			let a = [...this.byId].flatMap(([e, t]) => r.includes(t) ? e : []), o = r.map(({ key_id: e }) => e).join(", "), s = i ? "If one of them is a copy of the other, remove key_id there. If the first one is a new key, set new: true in it." : "Declare the key once. If the first one is another key with the same name, declare its filenames.", c = `${Hw([n], "key_name")} has the name of live key ${o}, and ${Hw(a, "key_id")} has its key_id. ${s}`;
			this.#o(n, "claimed-twice", c);
			for (let e of i ? a : []) this.#o(e, "claimed-twice", c, "key_id");
		}
	}
	#p(e) {
		let t = new Map();
		for (let e of this.#e.live) for (let n of Z(e.key_name)) t.set(Qw(n), {
			name: n,
			key: e
		});
		let n = new Set();
		for (let r of e) for (let e of Z(r.values.key_name)) {
			let { name: i, key: a } = t.get(Qw(e)) ?? {};
			if (a && i !== e) {
				let e = `This name looks like that of ${"key_id" in a ? `live key ${a.key_id}` : Hw([a], "key_name")}, but has other Unicode characters or a blank at an end, so the service may store both as one. Copy the name from there, or set previously to it.`;
				this.#o(r, "lookalike-key", e);
			} else t.set(Qw(e), {
				name: e,
				key: r
			});
			if (!this.perPlatform && n.has(e) && nw(r) === void 0) {
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
		return r && !Ow([e, r]) ? void 0 : n;
	}
	#h(e) {
		let t = this.#m(e);
		if (!t) return { declared: e };
		if (!this.#a.renames.has(e)) return {
			declared: e,
			live: t
		};
		let n = Z(e.values.key_name), r = this.byId.has(e) && kS(t).some((e) => n.includes(e)), i = jS(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!r && { renamedFrom: i }
		};
	}
	#g(e, t) {
		let { formerFiles: n } = this.#e, r = n && iw(e, t);
		return r === void 0 ? void 0 : n?.get(r);
	}
	#_(e, t) {
		return this.#e.formerFiles ? t.filter((t) => {
			let n = this.#g(e, t);
			return n !== "others" && !(e.values.new && n === "unknown");
		}) : t;
	}
	#v({ values: { key_name: e } }) {
		return typeof e == "string" ? this.#t.get(e) ?? [] : [...new Set(Z(e).flatMap((e) => this.#t.get(e) ?? []))];
	}
	#y(e) {
		let t = this.#v(e), { values: n } = e;
		return this.perPlatform ? t.filter((e) => (n.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && OS(n.key_name, t) === e.key_name[t])) : t;
	}
	holders(e, t) {
		return qw(e, t, this.perPlatform).flatMap(([e, n]) => (this.#t.get(n) ?? []).filter((r) => r !== t && (!this.perPlatform || r.platforms.includes(e) && r.key_name[e] === n)));
	}
	formerlyLive(e) {
		let { previously: t = [], key_name: n } = e.values, r = (e) => [...new Set(t.flatMap((t) => (this.#t.get(t) ?? []).filter((n) => e(n).includes(t))))], i = r((e) => AS(e, n)), a = i.length > 0 ? i : r(kS);
		return $w(e, this.#_(e, a));
	}
};
function Qw(e) {
	return e.normalize("NFC").trim();
}
function $w(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => eT(t, nw(e)));
	return n.length === 1 ? n : t;
}
function eT(e, t) {
	return t ? C.every((n) => t[n] === void 0 || t[n] === e.filenames[n]) : !1;
}
function tT([e, ...t]) {
	let n = t.length > 0 ? ` (the first of ${t.length + 1} such ids)` : "", r = `The project has no key with the id ${e?.values.key_id}${n}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.`, i = e && { place: Bt(e.file, e.span, ["key_id"]) };
	return A("stale-id", r, {
		...i,
		severity: "warning",
		scope: "change"
	});
}
// src/keys/apps.ts
function nT(e, t) {
	let { rows: n = [], project: r } = t, i = [];
	if (n.length === 0) return {
		matches: e,
		refused: i
	};
	let a = n.some((e) => n.some((t) => Er(e, t)));
	return {
		matches: e.flatMap((e) => {
			let n = a ? Aw(e.declared, r.baseLanguage) : [e.declared];
			if (e.live || n.length === 1) return n.map((t) => rT({
				...e,
				declared: t
			}));
			let { texts: o, problem: s } = oT(n, t);
			return s && i.push({
				declared: e.declared,
				problem: s
			}), s ? [] : [{ declared: aT(e.declared, { translations: o }) }];
		}),
		refused: i
	};
}
function rT(e) {
	let { declared: t, live: n } = e, { key_name: r } = t.values;
	return typeof r != "string" || !t.from || !n || kS(n).length < 2 ? e : {
		...e,
		declared: aT(t, { key_name: iT(t) })
	};
}
function iT({ parts: e, ...t }) {
	let n = (e ?? [t]).find(({ from: e }) => e)?.from?.source, { key_name: r } = t.values;
	return n && typeof r == "string" ? MS(r, mn(n)) : r;
}
function aT(e, t) {
	return {
		...e,
		values: {
			...e.values,
			...t
		}
	};
}
function oT(e, { rules: t }) {
	let n = {};
	for (let r of e) for (let [i, a] of Object.entries(r.values.translations ?? {})) {
		let o = n[i] ?? a, s = bC(o, a) || t.placeholders === "as-written" ? a : KC(a), [c = r] = e.filter(({ values: e }) => e.translations?.[i] !== void 0);
		if (!bC(o, a) && !bC(KC(o), s)) return { problem: $p($, {
			entry: r,
			other: c,
			field: "translations",
			part: i
		}) };
		ie(n, i, s);
	}
	return { texts: n };
}
function sT({ created: e, project: { baseLanguage: t } }) {
	let [n, ...r] = [...S(e, ({ entry: { values: e } }) => {
		let n = e.translations?.[t] ?? "";
		return e.new || xC(n) ? [] : [w(KC(n))];
	}).values()].flatMap((e) => {
		let [t, ...n] = e.map(({ entry: e }) => e);
		return t && n.length > 0 && Ow([t, ...n]) ? [{
			key: t,
			twins: n
		}] : [];
	});
	if (!n) return [];
	let { key: i, twins: a } = n, o = r.length > 0 ? ` The same is true for ${r.length} more new keys.` : "", s = cT([i, ...a]), c = `${Hw(a, "key_name")} ${a.length > 1 ? "are new keys of other apps" : "is a new key of another app"} with the same ${t} translation, so each becomes a key. To create one key, add an entry to keys.yaml: - key_name: ${s}.${o}`;
	return [q($, i, "second-key", c, {
		path: ["key_name"],
		severity: "notice"
	})];
}
function cT(e) {
	return `{ ${e.flatMap((e) => Object.entries(iT(e))).map(([e, n]) => `${e}: ${t(n)}`).join(", ")} }`;
}
// src/checks/checkTexts.ts
const lT = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, uT = `[\\s${lT.source.slice(1)}`, dT = new RegExp(uT);
function fT(e) {
	return /[{%$]/.test(e) || dT.test(e.charAt(0)) || dT.test(e.charAt(e.length - 1));
}
function pT(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !fT(e)) ? [] : gT(e, t), { words: a } = t;
	return a ? [...i, ...hT(n).flatMap((e) => xT(e, a))] : i;
}
const mT = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function hT(e) {
	return Object.entries(e).flatMap(([e, t]) => mT.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function gT(e, t) {
	let { levels: r, base: i, needed: a } = t, { texts: o, charLimit: s, live: c } = e, l = hT(o), u = (e) => r[e] !== "off", d = (e) => l.some(({ text: t }) => Mt(t).some((t) => e(t.text))), f = (u("icu") || u("placeholders") || u("plurals")) && d(br), p = f || d(gr) && (t.usesIcu?.() ?? !1), m = [...l, ...vT(e, i)], h = m.find(({ language: e }) => e === i)?.text, g = m.filter(({ language: e, text: t }) => e === i || h === void 0 || !n(t, h)), _ = ({ language: t }) => e.isInFile?.(t) ? void 0 : c?.(t);
	return [
		...u("icu") && f ? l.flatMap(yT) : [],
		...u("placeholders") ? _T(En(m, i, {
			readsIcu: p,
			isForm: e.isForm
		}), m, i) : [],
		...u("plurals") ? g.flatMap((e) => Sn(e, _(e), a)) : [],
		...u("plurals") && f ? Ht(g, i, a) : [],
		...u("length") && s > 0 ? l.flatMap((t) => bT(t, e)) : [],
		...u("blanks") ? _T(DT(m, i), m, i) : [],
		...u("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? ST(e, l, i) : []
	];
}
function _T(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || Mt(r.text).length === 0 || e.length < 3) return e;
	let i = [...S(e, ({ fault: e = "" }) => [ye(e).message]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o] = i.toSorted((e, t) => a(t) - a(e));
	if (!o) return e;
	let s = a(o), c = t.filter((e) => e !== r && Mt(e.text).length > 0).length;
	if (s < 3 || s * 2 <= c) return e;
	let [{ check: l, language: u, fault: d = "" }] = o, f = T`differs from ${s === c ? "all" : `${s} of ${c}`} other texts in the same way, so it is probably the one to correct: the ${u} text ${d}`, p = Mt(r.text).find((e) => o.every((t) => t.form === e.form));
	return [ln(l, r, p ?? {}, f), ...e.filter((e) => !o.includes(e))];
}
function vT({ texts: e, live: t }, n) {
	if (n === void 0 || Mt(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function yT(e) {
	return Mt(e.text).flatMap((t) => {
		if (!br(t.text)) return [];
		let n = lt(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [ln("icu", e, t, o, `${i}.${zt(t.text)}`)];
	});
}
function bT(e, { charLimit: t }) {
	return Mt(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [ln("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function xT(e, t) {
	return Mt(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ln("words", e, n, T`has "${E(t)}"`, `Write "${r}".`)));
}
function ST({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || Mt(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => Mt(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || Mt(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const CT = ["start", "end"], wT = RegExp(`^${uT}*`), TT = /\r\n?|[\u2028\u2029\x85]/g, ET = /[^\S\n\t]/g;
function DT(e, t) {
	let n = e.flatMap((e) => {
		let t = Mt(e.text).map((e) => ({
			...e,
			...OT(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = an(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = CT.filter((e) => {
			let [n, r] = [t[e], i?.[e] ?? ""];
			return n !== r && !(n === "" && /^ +$/.test(r) && AT.test(t.text));
		});
		if (a.length === 0) return [];
		let o = `has other blanks or line breaks at its ${a.join(" and ")} than the ${r.language} text`;
		return [ln("blanks", e, t, o, "Use the same in both.")];
	}));
}
function OT(e) {
	let t = wT.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && dT.test(e.charAt(n - 1));) --n;
	return {
		start: kT(t),
		end: kT(e.slice(n))
	};
}
function kT(e) {
	return e === "" ? "" : e.replace(lT, "").replace(TT, "\n").replace(ET, " ");
}
const AT = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
// src/checks/words.ts
function jT(e) {
	let t = Object.entries(e).flatMap(([e, t]) => _(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, MT({
		...e,
		...n
	})])), r = MT(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function MT(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${NT}(?=${NT}))(?:${r})(?!(?<=${NT})${NT})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of PT(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== FT(r, e) && t.set(r, FT(r, e));
		}
		return t;
	};
}
const NT = `(?:${zn.source.slice(1)}|[\\p{N}\\p{M}_])`;
function PT(e) {
	let t = (e) => " ".repeat(e.length);
	return (cr(e)?.texts.join("\n") ?? e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(en, t);
}
function FT(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const IT = 1e4, LT = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, RT = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], zT = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function BT(e, t) {
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => Mt(n).some((n) => t(n.text, e)))), r = o(() => n(br)), { base: i = "" } = t, a = () => e.filter(({ declared: e }) => /\s/.test(UT(e))).length > e.length * .1, s = o(() => e.length <= 10 || !a() && (n((e, t) => t === i) || e.some(({ live: e }) => e && Mt(GT(e, i) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: r,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: Se(c.pattern) },
		...c && u !== "off" && { words: jT(c.words) }
	}, f = o(() => new Set(e.flatMap(({ declared: e }) => Z(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = UT(e), n = (e) => e !== t && f().has(e), [r, i = ""] = LT.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && RT.some((e) => f().has(i + e));
			let [, a] = zT.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function VT(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = BT(e, t), i = [], a = 0;
	for (let { declared: t, live: o } of e) {
		let e = WT(t, o, () => r(t), n), s = [...KT(t, n), ...e];
		if (s.length !== 0) {
			for (let e of s) i.push(qT(t, e, n));
			if (a += 1, a >= IT) break;
		}
	}
	let [o] = i;
	if (o && a >= IT) {
		let e = `${IT.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : o;
		i.unshift(A(o.code, e, {
			severity: t.severity,
			scope: t.scope
		}));
	}
	return i;
}
function HT(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = BT(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: ir(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : _C.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			GT(t, i)
		], p = d !== void 0 && !xC(d) ? d : f && ((n) => JC(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = WT(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || fS(Q(t, c))[a], b = new Set(v.map(({ check: e }) => e)), x = [...y ? [] : [`not-${a}`], ...b], S = v.map(({ message: e }) => e).join(" ");
		return x.length === 0 ? void 0 : {
			because: x,
			...S !== "" && { details: S }
		};
	} };
}
function UT({ values: e }) {
	return Z(e.key_name)[0] ?? "";
}
function WT(e, t, n, r, i = e.values.translations) {
	let { translations: a = {}, char_limit: s } = e.values;
	if (!i) return [];
	let c = o(() => JC(a, t, r.base)), l = (e) => e && c().native(e);
	return pT({
		isForm: n,
		texts: i,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		isInFile: (t) => Xa([e]).some(({ from: e }) => e?.language === t),
		...t && { live: (e) => l(GT(t, e)) }
	}, r);
}
function GT(e, t) {
	let n = Q(e, t);
	return n && vC(n.translation, e.is_plural);
}
function KT({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? Z(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "";
	if (o.length === 0 && !c) return [];
	let l = Nt(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`, d = o.map((e) => {
		let t = `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`;
		return a("key_names", t);
	});
	return c ? [...d, a("descriptions", u)] : d;
}
function qT(e, t, { levels: n }) {
	let { check: r, language: i, form: a } = t, o = r === "base", s = n[r] === "error";
	return q($, e, Nn[r], t, {
		path: [...i === "" ? ["key_name"] : ["translations"], ...o ? [] : [i, a ?? ""]],
		ofName: o,
		severity: s ? "error" : "warning",
		scope: s ? "project" : "change"
	});
}
function JT({ values: e }, t, n, r) {
	let i = Mt((t ? GT(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && Q(t, e);
			if (!n || !r(vC(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...fS(n)
			};
			return Fn.filter((e) => i[e]);
		}
	};
}
// src/keys/remarks.ts
const YT = [
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
		find: ZT
	},
	{
		name: "new keys with the name of another key",
		codes: ["second-key"],
		needs: "plan",
		find: QT
	},
	{
		name: "new keys of two apps",
		codes: ["second-key"],
		needs: "plan",
		find: sT
	},
	{
		name: "texts in a wrong encoding",
		codes: ["wrong-value"],
		needs: "plan",
		find: rE
	},
	{
		name: "new keys that are probably renamed",
		codes: ["looks-renamed"],
		needs: "plan",
		find: $T
	},
	{
		name: "keys that were probably renamed in Lokalise",
		codes: ["looks-renamed"],
		needs: "plan",
		find: eE
	},
	{
		name: "references to keys that are not there",
		codes: ["unknown-reference"],
		needs: "plan",
		find: oE
	},
	{
		name: "checks of texts",
		codes: Object.values(Nn),
		needs: "files",
		notIn: ["drift", "status"],
		find: ({ entries: e, checks: t }) => VT(e, t)
	}
];
function XT(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = A(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function ZT({ entries: e, chosen: t, live: n }) {
	let r = new Set(t), i = o(() => new Set(n.flatMap(kS)));
	return e.flatMap(({ declared: e, live: t }) => {
		let { previously: n = [] } = e.values;
		if (t || Ay(e) || n.length === 0 || !r.has(e) || n.some((e) => i().has(e))) return [];
		let a = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key. Correct or remove previously.`;
		return [q($, e, "unknown-previously", a, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function QT({ entries: e, chosen: t, live: n, unmatched: r }) {
	let i = new Set(t), a = new Set(r), s = o(() => S(n, kS)), c = new Map();
	return XT(e.flatMap(({ declared: e, live: t }) => {
		if (t || Ay(e) || !i.has(e)) return [];
		let { key_name: n, platforms: r = e.onCreate.platforms } = e.values, o = Z(n, r), l = nw(e) !== void 0, u = o.flatMap((e) => s().get(e) ?? []).find((e) => l || a.has(e)), d = o.flatMap((e) => c.get(e) ?? []);
		if (l) for (let t of o) c.set(t, e);
		let f = u ? `live key ${u.key_id}` : Hw(d.slice(0, 1), "key_name");
		if (e.values.new || f === "") return [];
		let p = `The name of this new key is also that of ${f}, on another platform or in another file. To use a live key, set its key_id in keys.yaml. If this key is really new, set new: true. Otherwise, a second key without the translations is created, if the service allows it.`;
		return [q($, e, "second-key", p, {
			path: ["key_name"],
			severity: "warning"
		})];
	}), "new keys have the name of another key");
}
function $T({ created: e, declared: n, live: r, undeclared: i, project: { baseLanguage: a } }) {
	let s = new Set(i.map(({ id: e }) => e)), c = n.some(({ from: e, parts: t }) => e ?? t), l = new Set(n.filter(({ values: { translations: e } }) => (c || e !== void 0) && e?.[a] === void 0).flatMap(({ values: e }) => Z(e.key_name))), u = o(() => S(r.filter((e) => s.has(e.key_id) || kS(e).some((e) => l.has(e))), (e) => Ly(vC(Q(e, a)?.translation ?? "", e.is_plural))));
	return XT(e.flatMap(({ change: e, entry: n }) => {
		let r = Ly(e.fields.find(({ field: e, part: t }) => e === "translations" && t === a)?.after ?? "").flatMap((e) => u().get(e) ?? []), [i] = r.flatMap((e) => [...AS(e, n.values.key_name), ...kS(e)]);
		if (i === void 0 || n.values.new) return [];
		let o = `Live key "${i}"${r.length > 1 ? ` (and ${r.length - 1} more)` : ""} has the same ${a} text as the new key "${e.label}", and the files have none for it. If it was renamed, rename it in all files, and set ${tE(n)}previously: ${t(i)} in an entry of ${Nt(e.place.file)}. Otherwise, set new: true there.`;
		return A("looks-renamed", o, {
			place: e.place,
			severity: "notice",
			scope: "change"
		});
	}), "new keys have the same text as a live key that the files do not have");
}
function eE({ entries: e, unmatched: t, project: { baseLanguage: n } }) {
	let r = e.filter(({ declared: e, live: t }) => !t && Ay(e)), i = e.flatMap(({ declared: e, live: t }) => t && e.isToAdd ? [t] : []), a = o(() => S([...t, ...new Set(i)], (e) => Ly(vC(Q(e, n)?.translation ?? "", e.is_plural))));
	return XT(r.flatMap(({ declared: e }) => {
		let t = e.values.translations?.[n] ?? "", [r, i] = new Set(Ly(t).flatMap((e) => a().get(e) ?? []));
		if (!r || i) return [];
		let o = `It was probably renamed in Lokalise: key "${jS(r.key_name, r.platforms)}" has the same ${n} translation. Rename it in all files, or pull the new name, and delete the lines of the old one.`;
		return [q($, e, "looks-renamed", o, {
			path: ["key_name"],
			severity: "notice"
		})];
	}), "keys were probably renamed in Lokalise");
}
function tE({ from: e, values: { key_name: n } }) {
	return !e || typeof n == "string" ? "" : `key_name: { ${Object.entries(n).map(([e, n]) => `${e}: ${t(n)}`).join(", ")} } and `;
}
const nE = /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/;
function rE({ changes: e }) {
	let t = (e = "") => nE.test(L(e).join(" ")), n = e.flatMap((e) => (e.action === "destroy" ? [] : e.fields).flatMap(({ field: n, part: r, before: i, after: a, place: o }) => {
		if (n !== "translations" || !o || !t(a) || t(i)) return [];
		let s = `The ${r} text of ${e.label} has characters of a wrong encoding, as in Ã¼ or \ufffd for ü. Save the file as UTF-8, and correct the text.`;
		return A("wrong-value", s, {
			place: o,
			severity: "warning",
			scope: "change"
		});
	}));
	return [...ne(n, ({ place: e }) => e?.file).values()].map(([e, ...t]) => {
		let n = t.length > 0 ? ` The same is true for ${t.length} more in this file.` : "";
		return Qe(e, T`${e}${n}`);
	});
}
const iE = /\[%key(_id)?:(?![^%\]]*[\da-f]{14}\.\d{8})([^%\]]+)%\]/g;
function aE({ translations: e = {} }) {
	return Object.entries(e).flatMap(([e, t]) => typeof t == "string" && !t.includes("[%key") ? [] : L(t).flatMap((e) => [...e.matchAll(iE)]).map(([t, n, r = ""]) => ({
		language: e,
		words: t,
		key: r,
		...!n && { name: r }
	})));
}
function oE(e) {
	let t = e.changes.flatMap((e) => e.action === "update" && e.renamed_from !== void 0 ? e : []), n = new Map(t.map((e) => [e.renamed_from, e.label])), r = e.destroys.filter(({ how: e }) => e === "destroy"), i = new Map([...r.map(({ id: e }) => [String(e), []]), ...t.map(({ id: e, fields: t }) => {
		let n = t.find(({ field: e }) => e === "key_name");
		return [String(e), L(n?.after ?? "")];
	})]), a = o(() => {
		let t = e.live.flatMap((e) => i.get(e.key_id) ?? Z(e.key_name)), n = e.declared.flatMap(({ values: e }) => Z(e.key_name));
		return new Set([
			...t,
			...n,
			...e.unusable.flatMap((e) => e.names)
		]);
	});
	return e.chosen.flatMap((e) => {
		let [t] = aE(e.values).filter(({ key: e, name: t }) => t === void 0 ? i.get(e)?.length === 0 : !a().has(t));
		return t ? {
			...t,
			entry: e
		} : [];
	}).map(({ entry: e, language: t, words: r, key: i }) => {
		let a = n.get(i), o = a === void 0 ? "Correct the reference." : `Write [%key:${a}%].`, s = T`The ${t} translation refers to ${E(r)}, but after this plan Lokalise has no such key. ${o}`;
		return q($, e, "unknown-reference", s, {
			path: ["translations", t],
			severity: "warning"
		});
	});
}
// src/webhooks/url.ts
const sE = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function cE(e, t) {
	let n = new Map(), r = [];
	for (let i of ly(e)) {
		let e = Cy(i, sE, t);
		"value" in e ? n.set(i, e.value) : r.push(e);
	}
	let i = lE(e), a = i ?? fE(e), o = a === void 0 ? dE(e, n) : [a], s = a === i ? "variable" : "wrong-value";
	for (let e of o) r.push({
		code: s,
		message: e
	});
	return {
		variables: n,
		issues: r
	};
}
function lE(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return "The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.";
	if (ly(e).length !== 0) {
		if (/^http:/i.test(e)) return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
		if (!pE(e)) return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host: https://hooks.example.com/services/${NAME}.";
	}
}
const uE = {
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
function dE(e, t) {
	let n = "";
	return cy(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = uE[e.place];
		if (e.place !== "query" && r.includes("://")) return `The value of \${${e.name}} looks like a whole URL. The manifest has the start of the URL, so set the variable only to the part after it.`;
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return `The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`;
		}
		return `${i}${r}`.split("/").some((e) => /^(\.|%2e){1,2}$/i.test(e)) ? `The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.` : [];
	});
}
function fE(e) {
	let t = uy(e, new Map(ly(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function pE(e) {
	let t = "";
	for (let n of cy(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const mE = "URL_OF_", hE = () => ({ templates(e, t, n) {
	let r = new Map(), i = [...e].sort((e, t) => x(e.url, t.url)).map((e) => [e, xE(e.url, r, t, n)]);
	return {
		templates: new Map(i),
		variables: r
	};
} });
function gE(e, t, n) {
	let r = `WEBHOOK_${t.toUpperCase().replace(/[^A-Z0-9]+/g, "_").slice(0, 40)}`;
	for (let t = 1;; t++) {
		let i = `${r}_${t}`;
		if ((n.get(i) ?? e) === e) return n.set(i, e), i;
	}
}
function _E(e) {
	return my(e).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (e, t) => {
		let n = cy(e).map((e) => "text" in e ? e.text : "-"), [, r = "", i = n.join("")] = /^([^=]*)=(.*)$/s.exec(n.join("")) ?? [];
		if (t === 0 || wE.includes(i) || !EE(TE(i))) return e;
		let a = TE(i).split(/[^\p{L}\p{N}]+/u);
		return yE.test(r) || a.some(bE) ? `${e.slice(0, e.indexOf("=") + 1)}***` : e;
	});
}
function vE(e, t, n) {
	let [r, i] = [hy(e).split("/"), hy(t).split("/")], a = r.findIndex((e, t) => uy(e, n) !== i[t]);
	return a === 0 || a === 2 ? vy(t) : [...r.slice(0, a < 0 ? void 0 : a), "…"].join("/");
}
const yE = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function bE(e) {
	return EE(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function xE(e, t, n, r) {
	let i = `${r} ${py(e)}`.trim(), a = (t) => SE(e, (e) => `\${${gE(e, i, t)}}`), o = new Map(), { template: s, left: c } = a(o);
	if (c) return { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." };
	let l = {
		...n.values,
		...Object.fromEntries(o)
	}, [u] = cE(s, {
		...n,
		values: l
	}).issues;
	return u ? { why: u.message } : { template: a(t).template };
}
function SE(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = EE(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => EE(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => wE.includes(e) ? e : Ey(e) === void 0 && CE.test(e) ? t(e) : (o ||= EE(TE(e)), DE(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= EE(t)), n.length === 0 ? DE(t) : `${DE(t)}=${c(n.join("="))}`;
	});
	return {
		template: DE(n) + u.join("/") + d.join("&") + DE(a),
		left: o
	};
}
const CE = /^[\w.~+,=:@-]+$/, wE = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function TE(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function EE(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function DE(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/fieldTable.ts
function OE(e) {
	let t = Kr(e) ?? {}, n = N(t.webhook_id) || void 0, r = N(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: Gr(t.events, N)
	};
	if (!Yr(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [hy(r)],
			shown: vy(r)
		},
		lacks: Xr(i)
	} };
	let a = t.branch === null ? null : N(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: AE(t.event_lang_map)
	} };
}
function kE(e) {
	let t = e.map(OE);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function AE(e) {
	return Gr(e, (e) => {
		let { event: t, lang_iso_codes: n } = Kr(e) ?? {}, r = N(t), i = Gr(n, N);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const jE = Fy(), ME = M().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), NE = jE({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: ME,
	value: M(),
	live: ({ url: e }, { url: t, variables: n }) => gy(e, uy(t, n)) ? t : vE(t, e, n),
	toManifest: (e) => e,
	equal: gy,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: _E(e)
	})
}), PE = jE({
	name: "events",
	expects: "a list of events, at least one",
	schema: Rr(M().min(1).meta({ examples: re })).min(1),
	value: Rr(M()),
	live: (e) => WE(e.events),
	inPlan: (e) => WE(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), FE = kr([Pr("*"), Rr(M().min(1)).min(1)]), IE = jE({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${ee.join(", ")}`,
	schema: Mr(Br(ee), FE),
	value: Lr(M(), kr([Pr("*"), Rr(M())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(HE).includes(HE(t))).map(({ event: e, lang_iso_codes: n }) => [e, GE(n, t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = UE(e).map(([e, t]) => [e, GE(t, n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(UE(e).map(([e, t]) => [e, t === "*" ? t : WE(t)])),
	equal: (e, t, { project: r }) => Object.entries(t).every(([t, i]) => e[t] !== void 0 && n(GE(e[t], r), GE(i, r))),
	check: (e, { events: t }) => LE(e, t),
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
	languages: (e) => UE(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
});
function LE(e, t) {
	let n = UE(e).find(([e]) => !t.includes(e))?.[0];
	if (n !== void 0) return {
		code: "unknown-event",
		message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
		path: [n]
	};
}
const RE = jE({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: kr([M().min(1), Ir()]),
	value: kr([M(), Ir()]),
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
}), zE = [
	NE,
	PE,
	IE,
	RE
], BE = My(zE).required({ url: !0 }).extend({
	branch: RE.schema.default(null),
	previously: ME.exactOptional(),
	new: Nr().exactOptional(),
	webhook_id: M().min(1).exactOptional()
}), VE = {
	name: "webhook",
	fields: zE,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => _E(e.url),
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
		let i = r.length > 3 ? `${r.length} events` : WE(r).join(", ");
		return `${vy(e)} (${[
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
		WE(e.events)
	]
};
function HE(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function UE(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function WE(e) {
	return [...new Set(e)].sort();
}
function GE(e, t) {
	let { languages: n = [] } = t;
	return e === "*" || n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : WE(e);
}
function KE(e, t, n, r) {
	let i = new Set(n.map(({ url: e }) => hy(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(hy(uy(e, r)))).flatMap((e) => ly(e).map((t) => `${t} ${py(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = py(t);
		return ly(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
// \0late:formats
const qE = process.getBuiltinModule("node:module").createRequire(import.meta.url), JE = (...e) => qE("./late-formats.js").formatOf(...e), YE = (...e) => qE("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function XE(e, t, n) {
	let r = {
		path: e,
		lineStarts: on(t)
	}, i = YE(e, t, Me(n)), { texts: a, faults: o, base: s, language: c } = i, l = new Map();
	if (c && !QE(n, c.text)) return {
		entries: [],
		variables: l,
		problems: [$E(n, c, r)]
	};
	let u = new Set();
	for (let { language: e } of a) e !== void 0 && u.add(e);
	let d = n.language === void 0 ? ar(n.source, [...u]) : n.source, f = {
		...n,
		source: d
	}, p = cD(f), m = o.filter(({ language: e }) => e === void 0 || In(d, Lt(d, e))), h = [], g = new Map(), _, v = a[0] && tD(a[0], f);
	for (let e of a) {
		if (e.plural && g.set(e.plural.name, e.plural.isShown), e.language !== _ && (_ = e.language, v = tD(e, f)), !v) continue;
		let t = new lD(e, v.language), n = nD(e, v, f), i = e.value.is === "forms" ? e.value.message : void 0;
		h.push({
			values: n,
			onCreate: p,
			file: r,
			span: t,
			from: v,
			path: e.path,
			...i !== void 0 && { message: i }
		});
	}
	return {
		entries: h,
		plurals: g,
		...s !== void 0 && { base: Lt(d, s) },
		variables: l,
		problems: [...eD(m, r), ...i.isFromCode ? ZE(e, d) : []]
	};
}
function ZE(e, { keysFrom: t, place: n }) {
	if (t !== "lokalise") return [];
	let r = `Xcode fills ${e} with strings of the code, and with keys_from: lokalise they are only in the files until somebody creates them in Lokalise. This setting is for teams whose designers create the keys. If developers write the strings, remove keys_from here.`;
	return [A("bad-setting", r, {
		severity: "warning",
		scope: "change",
		place: n
	})];
}
function QE({ source: e, path: t, language: n }, r) {
	let i = _t(e, t);
	return n === void 0 || Lt(e, r) === n ? !0 : i === void 0 ? ke(r, [n]) !== void 0 : [i, n].some((e) => tt(e, r));
}
function $E(e, { text: t, at: n }, r) {
	let i = _t(e.source, e.path) === void 0 ? "its row of texts" : "its path", a = T`This file says that its language is "${E(t)}", and ${i} says ${e.language ?? ""}. It is not read. Correct the language here, or move the file.`;
	return A("text-file", a, { place: _r(r, n.start, n.end) });
}
function eD(e, t) {
	let n = new Map();
	for (let r of e) {
		let { code: e, severity: i = "error", at: a } = r, o = {
			severity: i,
			scope: e === "text-file" ? "run" : "change"
		}, s = n.get(i + e) ?? new xn(10);
		if (n.set(i + e, s), s.countMore(t.path, 1, o)) continue;
		let c = _r(t, a.start, a.end);
		s.add(A(e, r, {
			...o,
			place: c
		}));
	}
	return [...n.values()].flatMap(({ problems: e }) => e);
}
function tD({ language: e }, t) {
	let { source: n, language: r } = t, i = r ?? Lt(n, e ?? "");
	if (In(n, i)) return {
		file: t,
		source: n,
		language: i,
		onlyIfBase: !n.languages?.includes(i)
	};
}
function nD({ path: e, value: t, description: n }, { language: r }, i) {
	let a = rD(e, i), o = oD(t), s = o === void 0 ? {} : { [r]: o };
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
function rD(e, t) {
	let { separator: n, keyName: r, platform: i } = t.source, a = iD(n)(e), o = r === "{path}" ? a : aD(r, a, t);
	return i === void 0 ? o : { [i]: o };
}
const iD = c((e) => i((t) => t.join(e)));
function aD(e, t, n) {
	return e.replace(/\{(path|file|dir|1)\}/g, (e, r) => (r === "path" ? t : n[r]) ?? "");
}
function oD(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
const sD = i(({ platform: e, platforms: t, tags: n }) => ({
	...e !== void 0 && { platforms: [e] },
	...t && { platforms: [...t] },
	...n && { tags: [...n] }
}));
function cD({ source: e, filename: t }) {
	let n = sD(e);
	return t === void 0 || !n.platforms ? n : {
		...n,
		filenames: Object.fromEntries(n.platforms.map((e) => [e, t]))
	};
}
var lD = class {
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
function uD(e, t, n) {
	let { includeTags: r, excludeTags: i = [] } = t, a = (t) => e.tags.includes(t);
	return t.keysFrom === "lokalise" && qn(e.tags, n) === void 0 && (!r || r.some(a)) && !i.some(a) && dD(e, t) !== void 0;
}
function dD({ platforms: e, filenames: t }, n) {
	let r = (e) => n.filenames === void 0 ? !0 : n.filenames === "/" ? t[e] !== "" : t[e] === n.filenames;
	return mn(n).find((t) => e.includes(t) && r(t));
}
function fD(e, t) {
	let { source: n } = t, r = dD(e, n), i = r && e.key_name[r];
	if (!r || !i) return;
	let a = {
		name: i,
		filename: e.filenames[r],
		onCreate: cD(t)
	};
	if (n.platform !== void 0) return {
		...a,
		values: { key_name: { [r]: i } }
	};
	let o = e.platforms.filter((e) => mn(n).includes(e));
	if (!(Z(e.key_name, o).length > 1)) return {
		...a,
		values: { key_name: i }
	};
}
// src/keys/restored.ts
function pD(e, t, n, r) {
	let { declared: i, problems: a } = _D(gD(e), r.project), o = "key-gone";
	if (t) {
		let e = YS.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: ew.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: hD(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = mD(s, n);
	return {
		declared: i,
		context: hD(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function mD({ key_name: e, platforms: t = [...C], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && OS(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function hD(e, t) {
	let n = e.find((e) => e.startsWith(Yt))?.slice(Yt.length), r = {
		...ce,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function gD({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = f(new Map(Object.entries(t.values)).get("translations"), e);
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
function _D(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return q($, e, "unknown-language", r, {
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
function vD(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = e.changes.filter((e) => e.action === "update"), o = new Map(a.map((e) => [String(e.id), e])), { matches: s } = Xw(n, t.filter(({ key_id: e }) => o.has(e)), e.project.perPlatformNames), c = new Map();
	for (let { declared: e, live: t } of s) {
		let n = t && o.get(t.key_id);
		n && c.set(n, e.values);
	}
	let l = [...c].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(Pn(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = _C.parse(i);
		return o === void 0 || bC(yC(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), u = new Set(n.flatMap(({ values: e }) => Z(e.key_name)));
	return {
		texts: l,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !c.has(e) : !yD(e, "key_name").some((e) => u.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : yD(e, "tags");
			return no($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function yD({ fields: e }, t) {
	return L(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/keys/kind.ts
const bD = {
	schema: ew,
	fields: ZC,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, xD = {
	schema: tw,
	fields: ZC.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function SD(e, t) {
	return Jp({
		plural: "keys",
		entry: bD,
		defaults: xD
	}, e, t);
}
function CD(e, t) {
	let n = {
		...wD(e),
		...wD(t)
	};
	return {
		...e,
		...t,
		...Object.keys(n).length > 0 && { translations: n }
	};
}
function wD({ translations: e }) {
	return _(e) ? e : {};
}
function TD({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const ED = {
	...$,
	plural: tr.manifests.name,
	words: {
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: tr,
	limits: {
		removed: at,
		removedPercent: ue,
		overwrittenPercent: At,
		unverified: Xt,
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
			let t = [...e.platforms], n = C.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
			return [{ platforms: t }, {
				platforms: t,
				filenames: Object.fromEntries(n.map((t) => [t, e.filenames[t]]))
			}];
		}
	},
	entry: bD,
	defaults: xD,
	readManifest: SD,
	textFiles: {
		read: XE,
		isOnlyName: TD,
		filenames: ({ filenames: e }) => Object.values(e),
		otherFile(e, t) {
			let n = iw(e, t);
			return n === void 0 ? void 0 : {
				filename: n,
				paths: aw(e, n)
			};
		},
		byApp: (e) => Aw(e),
		join: sw
	},
	checkTogether: (e) => [...Fw(e), ...Ww(e)],
	checkEntry(e) {
		let { is_plural: t, translations: n = {} } = e.values, r = Object.entries(n);
		return t === void 0 && (e.from || r.every(([, e]) => typeof e == "string")) ? [] : AC(r.flatMap(([e, n]) => kC(e, n, t, v)), t).map(({ code: t, message: n, path: r }) => {
			let i = {
				path: ["translations", ...r],
				ofName: t === "plural-form"
			};
			return q($, e, t, n, {
				...i,
				scope: "run"
			});
		});
	},
	waiting: HT,
	progressOf: JT,
	match(e, { objects: t, unusable: n }, r) {
		let { project: i, rules: a, formerFiles: o } = r;
		return om(ED, e, n, a, Bw, (e) => {
			let n = Xw(e, t, i.perPlatformNames, Yw(a), o), { matches: s, refused: c } = nT(n.matches, r), l = s.filter(({ declared: e, live: t }) => t || !TD(e)).map((e) => {
				let { declared: t, live: n } = e;
				if (!n || n.is_plural && t.values.is_plural !== void 0) return e;
				let r = n.is_plural ? hw : gw;
				return {
					...e,
					declared: r(t, i.baseLanguage)
				};
			}), u = Jw(l, n.unmanaged, r), d = new Set(u.map((e) => e.declared));
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
	remarks: YT,
	fromLokalise: {
		rowsOf: (e, t, n) => t.filter((t) => uD(e, t, n)),
		isReady(e, t, n) {
			let r = Q(e, n.project.baseLanguage);
			return e.is_plural && !t.some(Ot) ? !1 : !r || DD(e, n) && !xC(vC(r.translation, e.is_plural));
		},
		meetsReview: DD,
		entryIn: fD
	},
	names: (e, t = "") => [...new Set([...AS(e, t), ...kS(e)])],
	texts: NC,
	storedForm: (e) => uC(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest(e, t) {
		return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : SD(e, t).entries.flatMap(({ values: e }) => Z(e.key_name));
	},
	mergeKept(e, t) {
		if (e.entry.is_plural !== t.entry.is_plural) return e;
		let [n, r] = [CD(e.entry, t.entry), CD(e.wrote, t.wrote)];
		return {
			...t,
			entry: n,
			wrote: r
		};
	},
	restore: {
		find: pD,
		undone: vD
	}
};
function DD(e, { project: t, rules: { incoming: n } }) {
	let { review: r } = n;
	return r === "any" || fS(Q(e, t.baseLanguage))[r];
}
// src/webhooks/match.ts
function OD(e, t, n) {
	return new kD(e, t, n).result();
}
var kD = class {
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
		return [...t].filter((t) => AD(e, t, this.#n));
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
		return n ? this.#u(e, n) : ID("stale-id", e, "webhook_id", `The project has no webhook ${t}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`, "warning");
	}
	#f() {
		for (let { webhook: e, candidate: t } of MD(this.#c(), [...this.#o], this.#n)) !this.#r.has(e) && this.#o.has(t) && this.#u(e, t);
	}
	#p(e) {
		if (e.values.events !== void 0) return;
		let [t, ...n] = this.#l(e, this.#o);
		t && n.length === 0 && this.#u(e, t);
	}
	#m(e) {
		let { previously: t } = e.values;
		if (t === void 0) return;
		let n = uy(t, this.#n), r = [...this.#o].filter((e) => gy(e.url, n)), [i] = r;
		if (i) return r.length === 1 ? this.#u(e, i, _E(t)) : ID("ambiguous-webhook", e, "previously", `${r.length} live webhooks have this former URL (ids ${FD(r)}). Add webhook_id with the id of the one that is meant.`);
	}
	#h(e) {
		let t = this.#l(e, this.#t).filter((t) => {
			let n = [...this.#r.values()].find(({ live: e }) => e === t)?.declared, r = n?.values.webhook_id === t.webhook_id;
			return n && t.branch === void 0 && !r ? !0 : e.values.new ? !1 : !n || t.branch === void 0 || r && !AD(n, t, this.#n);
		});
		if (t.length !== 0) return ID("ambiguous-webhook", e, "url", `This entry may be a live webhook with this URL (${`${t.length === 1 ? "id" : "ids"} ${FD(t)}`}), or a new one. To use a live one, set webhook_id in the entry that it belongs to: apply then changes it. To create another webhook, set new: true.`);
	}
	#g(e) {
		if (e.values.new) return;
		let t = PD([...this.#o]).find((t) => jD(e, t) && dy(hy(e.values.url), hy(t.url)));
		if (!t) return;
		this.#o.delete(t);
		let n = t.webhook_id;
		return ID("lookalike-webhook", e, "url", `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${n}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`);
	}
};
function AD(e, t, n) {
	return gy(t.url, uy(e.values.url, n)) && jD(e, t);
}
function jD({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function MD(e, t, n) {
	let r = PD(t), i = e.flatMap((e) => r.filter((t) => AD(e, t, n)).map((t) => ({
		webhook: e,
		candidate: t,
		...ND(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ candidate: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function ND({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(HE)), new Set(t.map(HE))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function PD(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function FD(e) {
	return PD(e).map(({ webhook_id: e }) => e).join(", ");
}
function ID(e, t, n, r, i = "error") {
	return q(VE, t, e, r, {
		path: [n],
		severity: i
	});
}
function LD(e) {
	let t = new Map(), n = new xn();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? w([
			hy(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${_E(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Na("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function RD({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = uy(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${vy(s)} (${a})` : _E(i), u = t ? [] : n.filter(({ branch: e }) => e === o), d = MD([e], u, r.variables)[0]?.candidate;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const zD = {
	schema: BE,
	fields: zE,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	elsewhere: (e) => e === "secret" ? " Remove it: the service makes the secret, and lokaform webhook-secret reads it." : void 0,
	thing: "a webhook"
};
function BD(e, t, n) {
	let { entries: r, problems: i } = Jp({
		plural: "webhooks",
		entry: zD
	}, e, t, { most: Yf }), a = new Map(), o = new xn();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = cE(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => Bt(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(A(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of VD(r, i, c)) o.add(e);
		}
		HD(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function VD(e, t, n) {
	let r = [], i = (e, t) => r.push(A(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.test(t) && i("variable", "$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write ${NAME}."), _E(t) !== my(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git."), r;
}
function HD({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (re.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${st(a, re)}`, o = Bt(t, n, ["events", i]);
		r.add(A("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const UD = {
	...VE,
	plural: Ct.manifests.name,
	words: {
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: Ct,
	limits: {
		removed: Dt,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: hE(),
	entry: zD,
	readManifest: BD,
	checkTogether: LD,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && LE(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [q(VE, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return om(UD, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => hy(uy(e, i))), (e) => {
			let r = OD(e, t, i), a = r.matches.flatMap((e) => WD(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	remarks: [],
	firstSends: KE,
	names: () => [],
	texts: () => [],
	restore: {
		find: RD,
		variables({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
			let a = typeof r.values.url == "string" ? cE(r.values.url, i).variables : [], o = new Map(a);
			if (ly(e.url).some((e) => e.startsWith("URL_OF_"))) return {
				variables: o,
				problems: []
			};
			let { variables: s, issues: c } = cE(e.url, i);
			for (let [e, t] of s) o.set(e, t);
			let l = Bt(t, n, ["url"]);
			return {
				variables: o,
				problems: c.map(({ code: e, message: t }) => A(e, t, {
					place: l,
					scope: "change"
				}))
			};
		}
	}
};
function WD({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${am}`;
	return [{
		declared: e,
		problem: q(VE, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const GD = [ED, UD];
ao(GD);
// src/model/remark.ts
function KD({ notIn: e = [] }, t) {
	return !e.includes(t);
}
function qD({ severity: e }, t, n) {
	let r = e?.[t];
	return r ? n.map((e) => ({
		...e,
		severity: r
	})) : n;
}
function JD(e, t, n) {
	return KD(e, t) ? qD(e, t, n()) : [];
}
var YD = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${QD(t)} was reached` : `The run was stopped by ${e}`;
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
		await bi(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const XD = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function ZD(e) {
	let t = new YD(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of XD) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of XD) process.off(e, n);
		t.close();
	}
}
function QD(e) {
	return e % 36e5 == 0 ? `${e / 36e5}h` : e % 6e4 == 0 ? `${e / 6e4}m` : `${e / 1e3}s`;
}
// src/files/outputs.ts
async function $D(e, t, n) {
	let { command: r, out: i, report: a, plan: o = [], reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	return f.length === 0 ? new Map() : rO(f, [
		...t.map((e) => F(n.displayRoot, e)),
		...await ds(u, ta),
		l,
		...s,
		o
	].flat(), n);
}
async function eO(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await $D(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await aO(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : fm(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => tO(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => nO((await import("./planFile.js")).planFile(a))) : void 0,
		reports: u,
		problems: s
	};
}
async function tO(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return nO(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function nO(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function rO(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(fO))), a = new Map();
	for (let t of e) {
		let e = await fO(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await oO(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, iO(t, s));
	}
	return r;
}
function iO({ option: e, path: t }, n) {
	return A("not-written", `${e}: ${t} ${n}.`);
}
async function aO(e, t, n, r) {
	try {
		let i = typeof t == "string" ? t : await t(), a = await oO(e, n);
		if (a !== void 0) return iO(e, `cannot be written: it ${a}`);
		let o = uO(e.path, n), s = await vi(e.path).catch(() => void 0);
		await qi(o === void 0 && s ? await hi(e.path) : e.path, i, {
			mode: r ?? (s && s.mode & 511),
			root: o
		});
		return;
	} catch (t) {
		return iO(e, `cannot be written: ${Hi(t)}`);
	}
}
async function oO({ path: e, is: t }, n) {
	let r = t === "folder" && dO(n).includes(e), i = r ? e : uO(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await $i(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return cO(e);
	let a = await vi(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && (!a.isFile() || /^\/(dev|proc)\//.test(e))) return "is not an ordinary file. Choose another file";
	if (!(await vi(P(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], P(e)];
	return (await Promise.all(o.map(lO))).every(Boolean) ? void 0 : sO;
}
const sO = "cannot be written: this user may not write there";
async function cO(e) {
	let t = await vi(e).catch(() => void 0);
	return !t && P(e) !== e ? cO(P(e)) : t?.isDirectory() ? await lO(e) ? void 0 : sO : "is a file, or is below one. Choose a folder";
}
async function lO(e) {
	return await li(e, ui.W_OK).catch(() => !1) !== !1;
}
function uO(e, t) {
	return dO(t).find((t) => na(e, t));
}
function dO({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [F(e)]);
}
async function fO(e) {
	let t = await vi(e).catch(() => void 0);
	return t?.isFile() ? `${t.dev}:${t.ino}` : ni(await aa(P(e)), Qr(e));
}
// src/run/run.ts
function pO(e, t, n) {
	return mO(n, async (r) => {
		let i = {
			...n,
			signal: n.cancellation.stopping
		}, a = await fs(e.projects, i);
		return hO(e, [...t, ...a], r);
	});
}
async function mO(e, t) {
	let n = new nr(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(xm(t, i)))
	};
	try {
		return ym({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function hO(e, t, n) {
	let { cancellation: r } = n;
	n.onSecrets(e.secrets);
	let i = await vO(e, t, n), { reads: a, report: o, targets: s } = i, c = (e) => r.stopped ? {
		...e,
		stopped: r.stopped
	} : e;
	if (r.stopping.aborted) return c(o);
	if (n.withoutSecrets) return c(await SO(e, i, n));
	if (e.command === "validate" || Rt(o.problems)) return o;
	let l = e.command === "apply" ? await n.permission?.toApply(o.manifests) : [];
	if (Gt(l ?? [])) return gO(o, l);
	let u = e.command === "plan" ? await s.ofPull() : void 0, d = eS(u, a, e.others.length > 0), f = {
		reviewed: i.reviewed,
		target: u,
		applied: s.applied
	}, { runProject: p } = await import("./project3.js"), m = [];
	for (let t of a) m.push(await p(t, e, f, n));
	let h = m.map(({ plan: e }) => e?.filter?.unmatched ?? []), g = gO(o, l, d, Ch(_O(e), h)), _ = [...new Set(m.flatMap((e) => e.manifests))];
	return c({
		...g,
		manifests: _,
		projects: m
	});
}
function gO(e, ...t) {
	return {
		...e,
		problems: [...e.problems, ...t.flatMap((e) => e ?? [])]
	};
}
function _O({ projects: e }) {
	return [...new Set(e.flatMap(({ rules: e }) => e.filter))];
}
async function vO(e, t, n) {
	let { command: r, projects: i } = e, { folders: a, onSecrets: s, lastApplied: c } = n, { stopping: l } = n.cancellation, u = new Map(), d = r === "validate" || n.withoutSecrets === !0, f = d ? void 0 : TO(e, t, n), p = await Bx(e, a, {
		...n,
		signal: l,
		known: u,
		findProject: f
	}), { reads: m } = p;
	s(m.flatMap(({ declared: e }) => ay(e.variables)));
	let h = ({ code: e }) => r === "validate" && e === "unset-variable", g = p.problems.map((e) => h(e) ? {
		...e,
		severity: "notice"
	} : e), _ = !p.problems.some(({ code: e }) => e === "text-file" || e === "yaml"), v = await EO(e, a), y = [...new Set(m.flatMap((e) => e.manifests))], b = wO([
		...t,
		...v.problems,
		...g,
		...await yO(e, t, n),
		...bO(e, m, a),
		...(await $D(e, y, a)).values(),
		...d ? m.flatMap((e) => DO(e, _, r)) : []
	]), x = {
		known: u,
		ids: i.flatMap(({ id: e }) => e === "" ? [] : [e]),
		findProject: f,
		onSecrets: s
	};
	return {
		reads: m,
		report: xO(e, m, y, b),
		reviewed: v.plans,
		targets: {
			ofPull: o(async () => n.target?.(y, x)),
			applied: c && o(() => c(y, x))
		}
	};
}
async function yO({ projects: e, others: t }, n, { folders: r, cancellation: i }) {
	let a = [...e.flatMap(({ manifests: e }) => e ?? []), ...t], o = a.flatMap(({ texts: e }) => e);
	return [...Gt(n) ? [] : await ps(a, r), ...await is(o, r, i.stopping)];
}
function bO(e, t, { confined: n }) {
	let r = t.map((e) => e.declared), i = [...new Set(e.projects.flatMap(({ rules: e }) => e.overwrite))], a = n ? "The input overwrite" : "--overwrite", o = e.others.length > 0, s = Mh(a, i, r), c = new Set(e.projects.flatMap(({ rules: e }) => e.create)), l = new Set(c.size > 0 ? r.flatMap((e) => [...kh(e)]) : []);
	return [
		...s.map((e) => o ? {
			...e,
			severity: "warning"
		} : e),
		...[...c].filter((e) => !l.has(e)).map(Nh),
		...xh(_O(e), r)
	];
}
function xO({ command: e, kinds: t, projects: n, scope: r, showTexts: i }, a, o, s) {
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
async function SO(e, { reads: t, report: n, targets: r }, i) {
	let a = await nS(e, n, t, r.ofPull);
	return {
		...gO(n, await CO(n, await r.ofPull(), i)),
		...a && { manifest_comparison: a }
	};
}
async function CO({ manifests: e }, t, { history: n, now: r }) {
	if (t?.is !== "read") return [];
	let i = {
		now: Math.floor(r() / 1e3),
		target: t.commit
	}, { trailersOfPull: a } = await import("./overwriteTrailers.js");
	return a(await n.versions(i.now, e, i));
}
function wO(e) {
	let t = [
		...e.some(({ code: e, place: t }) => e === "variable" && t === void 0) ? ["unset-variable"] : [],
		...e.some(({ code: e, place: t }) => e === "no-manifest" && !t) ? ["no-project"] : [],
		...e.some(({ code: e }) => e === "wrong-checkout") ? ["no-manifest", "no-language-file"] : []
	], n = e.filter(({ code: e }) => !t.includes(e)), r = n.find(({ code: e, place: t }) => e === "no-manifest" && t === void 0), i = n.find(({ code: e, severity: t }) => e === "unread-manifest" && t === "warning");
	if (!r || !i) return $t(n);
	let a = n.filter((e) => e !== r && e !== i);
	return $t([{
		...i,
		code: r.code,
		severity: r.severity
	}, ...a]);
}
function TO(e, t, n) {
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
async function EO({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [A("bad-plan", e)]
	}), a = I(t, r), o = await _a(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => Sm(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
function DO({ declared: e, textFiles: t, settings: { rules: n } }, r = !0, i = "validate") {
	let a = Ix(n, t, e), o = {
		levels: a?.isSure && r ? n.checks : {
			...n.checks,
			base: "off"
		},
		base: a?.language,
		needed: Kt
	}, { kinds: s, entries: c } = Aa(e, a?.language ?? "");
	return s.flatMap(({ plural: e, remarks: t }) => {
		let n = {
			entries: (c[e] ?? []).map((e) => ({ declared: e })),
			checks: o,
			isLive: !1
		};
		return t.flatMap((e) => e.needs === "files" ? JD(e, i, () => e.find(n)) : []);
	});
}
// src/commands/runs/runCommand.ts
async function OO(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: pO }) {
	return ZD(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await kO(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return jO(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, c, o.stopping), m = gO(f, p), h = await eO(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = gO(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await Qi(AO(c, g, s.folders)), await n.close(g, c, h, _), Hs(g, n.exitsWithFindings(c));
	});
}
async function kO(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await _x(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await _x("validate", t, n);
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
function AO({ backupDir: e, out: t, report: n }, { manifests: r }, i) {
	return [...[
		...r.map((e) => F(i.displayRoot, e)),
		...n,
		t ?? []
	].flat().map((e) => P(e)), e ?? []].flat();
}
function jO({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = A("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Gt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Gt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { Ob as $, Ps as $n, fa as $r, Bh as $t, OS as A, Y as An, oo as Ar, Lv as At, Bx as B, rm as Bn, Ya as Br, pv as Bt, $ as C, Vi as Ci, Jm as Cn, R as Cr, Uv as Ct, Z as D, Di, Dm as Dn, ho as Dr, Rv as Dt, CS as E, Hi as Ei, Nm as En, fo as Er, zv as Et, Jx as F, lm as Fn, ro as Fr, bv as Ft, _x as G, Jf as Gn, ka as Gr, Qg as Gt, Px as H, Gp as Hn, Ua as Hr, I_ as Ht, Yx as I, sm as In, to as Ir, Cv as It, cx as J, qs as Jn, Sa as Jr, Xg as Jt, Ex as K, Sf as Kn, Aa as Kr, C_ as Kt, $x as L, em as Ln, eo as Lr, Tv as Lt, oS as M, Om as Mn, no as Mr, _v as Mt, aS as N, Sm as Nn, uo as Nr, hv as Nt, _S as O, wi as Oi, Em as On, xo as Or, Fv as Ot, tS as P, bm as Pn, so as Pr, vv as Pt, Mb as Q, Hs as Qn, ia as Qr, zh as Qt, zx as R, $p as Rn, Ga as Rr, wv as Rt, Bw as S, Wi as Si, Km as Sn, Co as Sr, iy as St, Q as T, Gi as Ti, Mm as Tn, z as Tr, Pv as Tt, Ox as U, fp as Un, Xa as Ur, X_ as Ut, Lx as V, Xp as Vn, La as Vr, $_ as Vt, Sx as W, mp as Wn, L as Wr, Y_ as Wt, Yb as X, Ws as Xn, Oa as Xr, Rg as Xt, X as Y, Ks as Yn, Ca as Yr, h_ as Yt, Db as Z, Ls as Zn, ta as Zr, Eg as Zt, mE as _, qi as _i, ah as _n, Ko as _r, uy as _t, aO as a, la as ai, kh as an, As as ar, Yy as at, Yw as b, Li as bi, Hm as bn, Wo as br, ly as bt, KD as c, aa as ci, Oh as cn, xs as cr, eb as ct, GD as d, $i as di, Sh as dn, vs as dr, Ly as dt, na as ei, Hh as en, Is as er, fb as et, JE as f, Qi as fi, xh as fn, bs as fr, jy as ft, VE as g, Yi as gi, sh as gn, Go as gr, gy as gt, kE as h, Ji as hi, vh as hn, cs as hr, yy as ht, $D as i, da as ii, Rh as in, ks as ir, Xy as it, SS as j, J as jn, co as jr, xv as jt, wS as k, Si as ki, km as kn, yo as kr, Mv as kt, JD as l, ra as li, Eh as ln, Ss as lr, Vy as lt, OE as m, Xi as mi, Ph as mn, fs as mr, ky as mt, mO as n, ya as ni, Gh as nn, Vs as nr, Uy as nt, YD as o, _a as oi, Ch as on, Cs as or, Zy as ot, YE as p, Zi as pi, Mh as pn, us as pr, Ay as pt, fx as q, tc as qn, ba as qr, c_ as qt, rO as r, I as ri, Vh as rn, Os as rr, Qy as rt, ZD as s, ca as si, _h as sn, ws as sr, $y as st, OO as t, va as ti, Lh as tn, Rs as tr, tb as tt, qD as u, ga as ui, jh as un, ds as ur, Iy as ut, cE as v, Ii as vi, Gm as vn, Jo as vr, ay as vt, vC as w, Mi as wi, Ym as wn, po as wr, Qv as wt, Xw as x, Pi as xi, Um as xn, Io as xr, ry as xt, aE as y, Fi as yi, qm as yn, Mo as yr, vy as yt, Hx as z, q as zn, Wa as zr, Sv as zt };
