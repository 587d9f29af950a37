import { i as e } from "./rolldown-runtime.js";
import { A as t, C as n, D as r, E as i, N as a, O as o, S as s, b as c, c as l, d as u, f as d, g as f, h as p, i as m, k as h, l as g, m as _, n as v, o as y, p as b, r as x, t as ee, u as S, v as te, w as C, y as ne } from "./wire.js";
import { $ as re, $r as ie, A as ae, Ai as oe, An as se, At as ce, B as le, Bn as ue, Bt as de, C as fe, Cn as pe, Ct as me, Di as he, Dn as ge, Dt as _e, E as ve, Ei as ye, En as be, Et as xe, Fn as Se, Ft as Ce, G as we, Gi as Te, Gn as Ee, Gr as De, Gt as Oe, H as ke, Hi as Ae, Hn as je, Ii as Me, In as Ne, It as Pe, J as Fe, Jr as Ie, K as w, Ki as Le, Kn as Re, Kr as ze, Kt as Be, Li as Ve, Ln as He, Lt as Ue, Mi as We, Mn as Ge, Mt as Ke, N as qe, Ni as Je, Nt as Ye, O as Xe, Oi as T, On as Ze, Ot as Qe, Pn as $e, Pt as et, Q as tt, Qi as nt, Qn as rt, Qr as it, Qt as at, Rn as ot, Sn as st, Sr as ct, St as lt, Ti as E, Tn as ut, Tr as dt, Tt as D, U as ft, Ut as pt, V as mt, Vn as ht, Vt as gt, W as _t, Wn as vt, Wt as yt, X as bt, Xr as xt, Xt as St, Y as O, Yr as Ct, Yt as wt, Z as Tt, Zi as Et, Zn as Dt, Zr as Ot, Zt as kt, _ as k, _i as At, _n as jt, _r as Mt, _t as Nt, ai as Pt, an as Ft, ar as It, b as Lt, bi as Rt, bn as zt, br as Bt, bt as Vt, ci as Ht, cn as Ut, cr as Wt, d as Gt, di as Kt, dn as qt, dr as Jt, ei as Yt, et as Xt, f as Zt, fi as Qt, fn as $t, fr as en, g as tn, gi as nn, gn as rn, gr as an, h as on, hi as sn, hn as cn, ht as ln, ia as un, ii as dn, in as fn, ir as pn, it as mn, ji as hn, jt as gn, kt as _n, l as vn, li as yn, ln as bn, lr as xn, m as Sn, mi as Cn, mn as wn, mr as Tn, mt as En, n as Dn, na as On, ni as kn, nr as An, o as jn, oi as Mn, on as Nn, or as Pn, p as Fn, pi as In, pn as Ln, q as Rn, qi as zn, qn as Bn, qr as Vn, qt as Hn, r as A, ra as Un, ri as Wn, rn as Gn, rt as Kn, s as qn, si as Jn, sn as Yn, sr as Xn, t as Zn, ta as Qn, tn as $n, tt as er, u as tr, ui as nr, un as rr, ur as ir, v as ar, vi as or, vn as sr, vt as cr, wn as lr, wr as ur, wt as dr, x as fr, xi as pr, xt as mr, yi as hr, yn as gr, yr as _r, yt as vr, zt as yr } from "./start.js";
import { C as br, S as xr, _ as Sr, c as Cr, d as wr, f as Tr, h as j, i as Er, l as Dr, m as Or, n as kr, p as Ar, r as jr, s as Mr, t as Nr, v as Pr, x as Fr } from "./zod.js";
import { a as Ir, c as Lr, d as Rr, f as zr, l as Br, m as Vr, o as Hr, p as M, s as Ur, u as Wr } from "./client.js";
import { basename as Gr, delimiter as Kr, dirname as N, extname as qr, isAbsolute as Jr, join as Yr, posix as Xr, relative as Zr, resolve as P, sep as Qr, win32 as $r } from "node:path";
import * as ei from "node:fs/promises";
import { access as ti, constants as ni, link as ri, lstat as ii, open as ai, readdir as oi, realpath as si, rename as ci, rm as li, stat as ui } from "node:fs/promises";
import { devNull as di } from "node:os";
import { setImmediate as fi, setTimeout as pi } from "node:timers/promises";
// src/files/commitFiles.ts
var mi = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const hi = [
	"*",
	".*",
	"**"
];
var gi = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new mi(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => hi.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = P(e, i.join("/")), o = Zr(a, this.#e).split(Qr).join("/"), s = o !== "" && !o.startsWith("..") && !Jr(o), c = s ? "" : await this.#o(a);
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
		let t = Zr(this.#e, e).split(Qr).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || Jr(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (Jr(n)) return;
			let r = Xr.join(Xr.dirname(e.path), n, t.slice(e.path.length));
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
const _i = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), vi = (...e) => process.getBuiltinModule("node:crypto").hash(...e), yi = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// node_modules/yocto-queue/index.js
var bi = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, xi = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new bi(e);
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
function Si(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Ci(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new xi(), r = 0, i = () => {
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
				Ci(t), e = t, queueMicrotask(() => {
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
function Ci(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/files/system.ts
const wi = Si(16), Ti = 1048576, Ei = {
	any: 128 * Ti,
	named: 512 * Ti,
	workflow: Ti / 2,
	token: Ti / 16
};
function Di(e, t, n = "any") {
	return wi(async () => {
		let r = await ei.stat(e);
		if (!(r.isFile() || r.isDirectory() || n === "token" && r.isFIFO())) throw Oi("it is not a regular file");
		if (r.size > Ei[n]) throw Oi(`it has more than ${Ei[n]} bytes`);
		return ei.readFile(e, t ?? null);
	}).catch((t) => {
		throw t instanceof Error ? Object.assign(t, { path: e }) : t;
	});
}
function Oi(e) {
	return Object.assign(Error(e), {
		code: "ERR_NOT_READ",
		syscall: "read"
	});
}
function ki(e) {
	if (!Mi(e, "EISDIR", "ENOENT", "ENOTDIR")) throw e;
}
var Ai = class extends Error {
	name = "ToolFailure";
}, ji = class extends Error {};
function Mi(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Ni = {
	EMFILE: "the process has too many open files. Raise its limit, for example with ulimit -n 1024",
	ENOSPC: "the disk is full",
	EROFS: "the file system is read-only"
}, Pi = {
	...Ni,
	EACCES: "this user may not read it",
	EISDIR: "it is a folder",
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EPERM: "this user may not read it"
}, Fi = {
	...Ni,
	EACCES: "this user may not write there",
	EEXIST: "a file is in the place of its folder",
	ENOENT: "its folder does not exist",
	ENOTDIR: "a file is in the place of its folder",
	EPERM: "this user may not write there"
};
function Ii(e) {
	return e instanceof TypeError ? `it is not UTF-8 (${e.message}). Save it as UTF-8.` : e instanceof ji ? "its real path is outside of the workspace. Copy the file itself into the repository." : `${Ri(e, Pi)}.`;
}
function Li(e) {
	return Ri(e, Fi);
}
function Ri(e, t) {
	if (!(e instanceof Error)) return String(e);
	let { code: n, syscall: r } = e;
	return n === void 0 ? e.message : t[n] ?? e.message.split(`, ${r}`, 1)[0] ?? "";
}
function zi(e) {
	return e instanceof Error && "code" in e && "syscall" in e && "path" in e && typeof e.code == "string" && typeof e.path == "string";
}
function Bi(e, t) {
	if (e instanceof Ai) return k("not-read", e.message, { scope: "project" });
	if (!zi(e)) return;
	let n = Zr(t, e.path).split(Qr).join("/"), r = [
		"EISDIR",
		"ENOENT",
		"ENOTDIR"
	].includes(e.code) ? `${n} was changed or removed while Lokaform ran. Now ${Ii(e)} Run again when no other program changes it.` : `${n} cannot be read: ${Ii(e)}`, i = !n.startsWith("../") && !Jr(n), a = st(n);
	return k("not-read", r, {
		scope: "project",
		...i && { place: a }
	});
}
// src/files/atomicWrite.ts
const Vi = /^\.lokaform-[0-9a-f]{24}\.part$/;
async function Hi(e, t, n = {}) {
	await qi([N(e)]);
	let r = await Wi(e, t, n);
	await ci(r, e).finally(() => li(r, { force: !0 }));
}
async function Ui(e, t, n) {
	await qi([N(e)]);
	let r = await Wi(e, t, n);
	return Gi(r, e).finally(() => li(r, { force: !0 }));
}
async function Wi(e, t, { mode: n, root: r, isReadBack: i = !1 }) {
	let a = N(e), o = Yr(a, `.lokaform-${yi(12).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = ni, d = await ai(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = Yr(await si(r), Zr(P(r), P(a)));
			if (await si(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		if (n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i && await Di(o, "utf8") !== t) throw Error("it cannot be read again as it was written");
		return o;
	} catch (e) {
		throw await d.close().catch(() => {}), await li(o, { force: !0 }), e;
	}
}
async function Gi(e, t) {
	try {
		await ri(e, t);
	} catch (n) {
		if (Mi(n, "EEXIST") || await Yi(t)) return !1;
		await ci(e, t);
	}
	return !0;
}
async function Ki(e) {
	try {
		let t = await ai(e, ni.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Mi(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function qi(e) {
	for (let t of new Set(e)) for (let e of await oi(t).catch(() => [])) {
		if (!Vi.test(e)) continue;
		let n = await ii(Yr(t, e)).catch(() => void 0);
		n?.isFile() === !0 && Date.now() - n.mtimeMs > 864e5 && await li(Yr(t, e), { force: !0 }).catch(() => {});
	}
}
async function Ji(e, t) {
	let n = t;
	for (let r of Zr(t, e).split(Qr)) {
		n = Yr(n, r);
		let e = await ii(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${Zr(t, n)}. Choose a path without links`;
	}
}
async function Yi(e) {
	return await ii(e).catch(() => void 0) !== void 0;
}
// src/files/paths.ts
const Xi = new AbortController().signal;
function F(e, { displayRoot: t }) {
	return Zr(t, e).split(Qr).join("/");
}
function Zi(e, t) {
	let n = Zr(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Qr}`) && !Jr(n);
}
async function Qi(e, t) {
	for (let n = e;; n = N(n)) {
		if (await Yi(Yr(n, ".git"))) return n;
		if (n === N(n) || n === t || t !== void 0 && !Zi(n, t)) return;
	}
}
async function $i(e, t, n) {
	let r = await ea(t), i = n && await ea(n), a = new Map();
	for (let n of e) {
		let e = await ea(P(t, n)), o = await Qi(N(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(F(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? F(Yr(e ?? r, n), { displayRoot: r })
	}));
}
async function ea(e) {
	return si(e).catch(() => e);
}
async function ta(e, t, n) {
	let [r, i] = await Promise.all([si(t), si(e)]);
	if (!Zi(r, i)) throw new ji();
	return Di(r, void 0, n);
}
const na = ".github/workflows";
async function ra(e) {
	let t = (await oi(Yr(e, na)).catch(() => [])).filter((e) => /\.ya?ml$/.test(e)).sort();
	return Promise.all(t.slice(0, 200).map(async (t) => {
		let n = `${na}/${t}`;
		return {
			name: t,
			path: n,
			text: (await ta(e, Yr(e, n), "workflow").catch(() => "")).toString("utf8")
		};
	}));
}
async function ia(e, { confined: t, commit: n }) {
	return n ? await n.read(e) ?? Promise.reject(new ji()) : t ? ta(t.workspace, e) : Di(e);
}
function aa(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? sa(e) : "utf-8", r;
	try {
		r = new TextDecoder(n, { fatal: !0 }).decode(e);
	} catch {
		let [t = ""] = new TextDecoder(n).decode(e).split("�");
		throw TypeError(`line ${t.split("\n").length}`);
	}
	if (r.startsWith("version https://git-lfs.github.com/spec/")) throw Error("it is a pointer of Git LFS, and not the file itself. At a terminal, run git lfs pull; in a workflow, give actions/checkout lfs: true");
	return r;
}
function oa(e, t) {
	let n = sa(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function sa([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function ca(e) {
	try {
		return new TextDecoder(sa(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function la(e, t, n, r = aa) {
	try {
		return fr(r(await Di(e, void 0, "named")));
	} catch (r) {
		let i = `${t} ${F(e, n)} cannot be read: ${Ii(r)}`;
		return Fn(k("not-read", i));
	}
}
async function ua(e, { commit: t }) {
	return t ? t.isFile(e) : (await ui(e).catch(() => void 0))?.isFile() === !0;
}
async function da(e, { commit: t }) {
	return t ? t.isFolder(e) : (await ui(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const fa = "lokaform-backup", pa = ["node_modules", fa];
async function ma(e, t, n, r) {
	let i = P(t, e);
	return await ua(i, n) ? [i] : ha(e.split(Qr).join("/"), {
		cwd: t,
		ignore: pa
	}, n, r).catch((e) => {
		if (e instanceof mi || zi(e)) throw e;
		return [];
	});
}
async function ha(e, { cwd: t, ignore: n, dot: r = !1 }, i, a) {
	let o = Wn(e.replace(/(?:\/\.)+(?=\/|$)/g, "").replace(/^(?:\.\/)+/, "")), s = o.map(({ superset: e }) => e), c = [...new Set(s.map(({ glob: e }) => e))], { commit: l } = i, u = n.map((e) => e.replaceAll(".", "\\.").replaceAll("*", "[^/]*")), d = {
		cwd: t,
		signal: a,
		ignored: RegExp(`(?:^|/)(?:${u.join("|")})(?:/|$)`),
		dot: r || s.some((e) => e.dot)
	}, f = l ? (await Promise.all(c.map((e) => l.candidates(t, e)))).flat().filter((e) => !d.ignored.test(e)) : await ga("", c.map((e) => e.split("/")), d), p = [...new Set(f)].filter((e) => o.some((t) => kn(t, e, r))), m = [];
	for (let e of new Set(p.map((e) => P(t, e)))) (!l || await l.isFile(e)) && m.push(e);
	return m;
}
async function ga(e, t, n) {
	let { cwd: r, signal: i, ignored: a, dot: o } = n;
	if (i.aborted || a.test(e)) return [];
	let s = t.every(([e = ""]) => !hi.includes(e)) ? [...new Set(t.map(([e = ""]) => _a(e)))].map((e) => ({
		name: e,
		isFolder: !0
	})) : await ya(P(r, e)), c = [];
	for (let { name: i, isFolder: a, isKnownFile: u } of s) {
		let s = t.flatMap((e) => va(e, i, o));
		s.some(({ length: e }) => e === 0) && (u ?? await ua(P(r, e + i), {})) && c.push(e + i);
		let d = s.filter(({ length: e }) => e > 0);
		a && d.length > 0 && l(c, await ga(`${e}${i}/`, d, n));
	}
	return c;
}
function _a(e) {
	return e.replace(/\\(.)/gsu, "$1");
}
function va([e = "", ...t], n, r) {
	return hi.includes(e) ? (e === ".*" ? !n.startsWith(".") : !r && n.startsWith(".")) ? [] : e === "**" ? [["**", ...t], ...va(t, n, r)] : [t] : _a(e) === n ? [t] : [];
}
async function ya(e) {
	return (await oi(e, { withFileTypes: !0 }).catch(ki) ?? []).map((e) => ({
		name: e.name,
		isFolder: e.isDirectory(),
		isKnownFile: e.isSymbolicLink() ? void 0 : e.isFile()
	}));
}
async function ba(e, t) {
	let n = Yr(N(e), ".gitignore"), r = `/${Gr(e)}`, i;
	try {
		i = aa(await Di(n));
	} catch (e) {
		if (Mi(e, "ENOENT")) return fr({
			path: n,
			text: `${r}\n`
		});
		let i = `${F(n, t)} cannot be read: ${Ii(e)}`;
		return Fn(k("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Gr(e))) return fr(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return fr({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/kinds/declaration.ts
const xa = t(({ kinds: e, entries: t }) => e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => wa(n, t[e] ?? []))));
function Sa(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => Ca(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Ca(e, t, n, r) {
	let i = t.parts ?? [t], a = ({ from: e }) => !e?.onlyIfBase || r.includes(e.language);
	return !t.leftOut && i.every(a) ? [t] : e.textFiles?.join(i.filter(a), n).entries ?? [];
}
function wa({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: sr(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Ta(e, t, { second: n, first: r, field: i }, a = "") {
	let o = `${t} is declared twice: here and at ${Ea(r, [i])}. Keep one of them.${a}`;
	return k(e, o, { place: gr(n.file, n.span, [i]) });
}
function Ea({ file: e, span: t }, n) {
	return Da(gr(e, t, n));
}
function Da({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/registry.ts
let Oa = [];
function ka(e) {
	Oa = e;
}
function Aa() {
	if (Oa.length === 0) throw Error("no kinds are registered");
	return Oa;
}
function ja(e) {
	let t = Oa.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function Ma(e, t) {
	let n = ja(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Na({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function Pa(e, { field: t }) {
	return Ma(e, t).role === "text";
}
// src/report/view/words.ts
function I(e, t) {
	return `${L(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function L(e) {
	return String(e).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function Fa(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${L(n)} more` : "");
}
function Ia(e, t) {
	return `${L(e)} ${e === 1 ? t : ja(t).plural}`;
}
function La({ kind: e, label: t }) {
	let n = bt(t), { prefix: r, maxName: i } = ja(e).words;
	return r + Tt(n, i);
}
function Ra({ file: e, line: t }) {
	return `${w(e)}:${t}`;
}
function za({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${w(e)}: `) + (n ? `${O(n.project.name, 80)} (${O(t, 200)})` : O(t, 200));
}
function Ba(e) {
	return e.length <= 3 ? e.map((e) => w(e)).join(", ") : I(e.length, "manifest");
}
const Va = o(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function Ha(e) {
	return `${Va().format(e * 1e3)} UTC`;
}
function Ua(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function Wa(e) {
	return `${a("docs/problems.md")}#${e}`;
}
// \0node:child_process
const Ga = (...e) => process.getBuiltinModule("node:child_process").execFile(...e), Ka = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), qa = {
	output: 67108864,
	time: 3e4
};
var Ja = class extends Error {
	name = "GitFailure";
}, Ya = class extends Ja {};
const Xa = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Za = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_GRAFT_FILE: di,
	GIT_TERMINAL_PROMPT: "0",
	GIT_TRACE2: "0",
	GIT_TRACE2_EVENT: "0",
	GIT_TRACE2_PERF: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, Qa = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false",
	"-c",
	"core.commitGraph=false"
], $a = /^\.(com|exe)$/i;
function eo(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? Xr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => $a.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => $r.join(n, e + t)) : [];
	});
}
function to(e, t) {
	let { GITHUB_WORKSPACE: n } = t, r = [no(e), ...n ? [n] : []].flatMap((e) => ro(e) ?? []), i = (e) => {
		let t = ro(e);
		return t !== void 0 && !r.some((e) => t === e || Zi(t, e));
	}, a = eo("git", process.platform, t).filter((e) => i(N(e))), o = a.find((e) => i(e) && io(e));
	return o === void 0 ? void 0 : {
		program: o,
		PATH: [...new Set(a.map((e) => N(e)))].join(Kr)
	};
}
function no(e) {
	let t = e;
	for (let n = e; qe(Yr(t, ".git"), { throwIfNoEntry: !1 })?.isFile() && n !== N(n);) n = N(n), Xe(Yr(n, ".git")) && (t = n);
	return t;
}
function ro(e) {
	try {
		return ae(e);
	} catch {
		return;
	}
}
function io(e) {
	try {
		return ve(e, ni.X_OK), qe(e).isFile();
	} catch {
		return !1;
	}
}
async function ao(e, t, { environment: n, signal: r, limits: i = qa }, { input: a = "", takesPart: o = !1 } = {}) {
	let s = to(e, n);
	if (!s) throw new Ya(oo);
	let c = Object.entries(n).filter(([e]) => Xa.test(e)), l = {
		...Object.fromEntries(c),
		...Za,
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
		...Qa,
		...t
	];
	return new Promise((e, t) => {
		let n = (e, n = "") => t(lo(e, n, r));
		try {
			let t = Ga(s.program, d, u, (t, r, i) => !t || o && t.code === so ? e(r) : n(t, i.toString("utf8")));
			t.stdin?.on("error", () => {}), t.stdin?.end(a);
		} catch (e) {
			n(e instanceof Error ? e : Error(String(e)));
		}
	});
}
const oo = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository or in the workspace, are not searched.", so = "ERR_CHILD_PROCESS_STDIO_MAXBUFFER", co = /too many open files|out of memory|memory exhausted|cannot allocate memory|resource temporarily unavailable/i;
function lo(e, t, n) {
	let { name: r, code: i, signal: a } = e, [o = ""] = t.trim().split("\n", 1), s = `git ended with the code ${i}${o === "" ? "" : ` (${o.slice(0, 200)})`}`;
	return n.aborted ? new Ja("The run was stopped.") : i === so ? new Ja("The history of the repository is too large to read.") : r === "AbortError" ? uo("git did not answer in time") : typeof i == "string" ? uo(`git could not be started (${i})`) : typeof a == "string" ? uo(`git was ended by the signal ${a}`) : Number(i) > 129 || co.test(t) ? uo(s) : /dubious ownership/.test(t) ? new Ja("git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.") : new Ja(`${s}.`);
}
function uo(e) {
	return new Ai(`The git repository cannot be read, because ${e}. Without it, Lokaform cannot tell which side changed a translation, so nothing is written. Run again when the machine has more free memory, processes and open files.`);
}
function fo(e) {
	if (!(e instanceof Ja)) throw e;
}
const po = "refs/remotes/origin/HEAD";
async function mo(e, t) {
	let n = await si(e), r = await Qi(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => (await ao(r, e, t).catch(fo))?.toString("utf8").trim() || void 0, a = (await i("for-each-ref", "--format=%(refname)%09%(symref:short)", po, "refs/heads/main", "refs/heads/master") ?? "").split("\n").map((e) => e.split("	")), o = a.find(([e]) => e === po)?.[1], [s] = !o && a.find(([e]) => e?.startsWith("refs/heads/")) || [];
	return {
		isRoot: r === n,
		defaultBranch: o?.startsWith("origin/") ? o.slice(7) : void 0,
		usualBranch: s?.slice(11),
		currentBranch: await i("symbolic-ref", "--quiet", "--short", "HEAD"),
		commit: () => i("rev-parse", "--quiet", "--verify", "HEAD")
	};
}
const ho = [
	(e) => e,
	_o,
	(e) => Buffer.from(ca(e)),
	(e) => _o(Buffer.from(ca(e)))
];
function go(e, t) {
	for (let n of ho) if (vo(n(e), t) === t) return n(e);
}
function _o(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function vo(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return _i(n).update(`blob ${e.length}\0`).update(e).digest("hex");
}
// src/files/textFiles.ts
async function yo(e, t, n) {
	let r = new Map(), i = [], a = [];
	for (let r of e) {
		let e = await xo(r, t, n), i = e.flatMap((e) => gt(r, So(r, e)) ?? []), o = bn(r, i), s = e.flatMap((e) => Co(o, e) ?? []), c = s.filter(({ textFile: { language: e } }) => e === void 0 || Ft(o, e));
		a.push({
			row: r,
			source: o,
			known: e,
			files: s,
			wanted: c
		});
	}
	let o = bo(a), s = a.every(({ wanted: e }) => e.length === 0);
	for (let e of a) {
		let { row: n, source: a, wanted: c } = e, u = [...o.values()].some((e) => n.languages?.some((t) => pt(a, e, t) !== void 0));
		l(i, To(e, u, s), Do(a, c, t));
		for (let e of c.sort(wo(a))) if (r.has(e.full)) {
			let n = `${F(e.full, t)} is also named by another row of texts. Name each file in one row.`;
			i.push(k("bad-setting", n, { place: a.place }));
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
function bo(e) {
	let t = e.flatMap(({ row: e, files: t }) => e.language === void 0 || Hn(e.files) ? [] : t);
	return new Map(t.map(({ full: n, textFile: { language: r, ...i } }) => {
		let a = t.every((e) => e.full === n || qr(e.full) !== qr(n)), o = {
			...i,
			language: r,
			...a && { isOnly: a }
		}, s = e.flatMap(({ source: e }) => (e.languages ?? []).filter((t) => t !== r && pt(e, o, t) !== void 0));
		return [n, s.length > 0 ? {
			...o,
			others: s
		} : o];
	}));
}
async function xo(e, t, n) {
	return (await ma(Be(e), e.folder, t, n)).filter((e) => pe(e) !== void 0).sort();
}
function So({ folder: e }, t) {
	return F(t, { displayRoot: e });
}
function Co(e, t) {
	let n = So(e, t), r = St(e, n);
	if (!(Hn(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			path: n,
			language: r,
			...at(e, n)
		}
	};
}
function wo({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function To({ row: e, known: t, files: n }, r, i) {
	let { languages: a = [], languageMap: o, place: s } = e, c = yt(e);
	if (n.length === 0 && !r && !e.isOptional) {
		let n = t.length > 0 ? "the path, or name the codes with language_map" : "the path: it is relative to this file", r = t.length === 0 ? "no file" : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}`, a = e.keysFrom === "lokalise" && t.length === 0, o = a && !i ? {
			severity: "notice",
			scope: "change"
		} : {}, l = `texts "${c}" matches ${r}. ${a ? Eo(e) : "Correct"} ${n}.`;
		return [k("no-manifest", l, {
			place: s,
			...o
		})];
	}
	let l = [...new Set(n.flatMap(({ textFile: { language: e } }) => e ?? []))], u = a.filter((e) => !l.includes(e));
	if (l.length === 0 || u.length === 0) return [];
	let d = (e) => (hn(e) || /^[a-z]{2}(?![a-z])/i.test(e)) && !l.some((t) => !a.includes(t) && We(t, e)), f = Object.values(o), p = i || u.some((e) => !f.includes(e) && !d(e)), [m, h] = u.length > 1 ? ["s", "them"] : ["", "it"], g = p ? "Correct languages or files." : `Otherwise, lokaform pull creates ${h} when the project has texts for ${h} that do not wait.`, _ = `texts "${c}" has no file for the language${m} ${te(u)}, only for ${te(l)}. If a file was deleted by mistake, restore it. If a code in the paths means ${h}, add language_map: { CODE: ${u[0]} }. To give up a language, remove it here. ${g}`;
	return [k("no-language-file", _, {
		place: s,
		...p ? {} : {
			severity: "notice",
			scope: "change"
		}
	})];
}
function Eo(e) {
	return wt(e) ? "To write the first files, run lokaform pull. Otherwise, correct" : `Names in Lokalise make no paths: write the first file by hand, such as ${e.files.replaceAll("{lang}", e.languages?.[0] ?? "en").replaceAll(/\*+/g, "NAME")} without texts, and run lokaform pull. Otherwise, correct`;
}
function Do({ keyName: e, place: t }, n, r) {
	return Ue.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${F(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [k("bad-setting", o, { place: t })];
	});
}
async function Oo(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await xo(i, t, n)).filter((e) => Co(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), a = [], o = {
		severity: "notice",
		scope: "change"
	};
	for (let [e, s] of r) {
		l(a, ko(e, s));
		let r = Be(e).replace(/\.strings$/, ".stringsdict"), [c] = r === Be(e) ? [] : await ma(r, e.folder, t, n), u = `${c && F(c, t)} is not read, because Lokaform does not know files of this type. Write its plural texts in keys.yaml, or in a string catalog (.xcstrings).`;
		c && a.push(k("unread-manifest", u, {
			...o,
			place: e.place
		}));
		let [, d, f] = /^([^*{}]*\{lang\}[^*{}]*\/)[^/{}]*(\.\w+)$/.exec(e.files) ?? [];
		if (d === void 0) continue;
		let p = {
			...e,
			files: `${d}*${f}`
		}, m = new Set(s.map((t) => St(e, So(e, t)))), h = (await xo(p, t, n)).find((t) => {
			let n = So(e, t);
			return (f !== ".xml" || /string[^/]*$/i.test(n)) && !i.has(t) && !/InfoPlist/.test(n) && m.has(St(p, n));
		});
		if (h === void 0) continue;
		let g = F(h, t), _ = `${g} is not read: no row of texts names it. To read it, copy the row at ${Da(e.place)}, and name this file in the copy.`;
		a.push(k("unread-manifest", _, {
			...o,
			place: st(g)
		}));
	}
	return a;
}
function ko(e, t) {
	let { files: n, languages: r } = e, i = t.flatMap((t) => gt(e, So(e, t)) ?? []), a = bn(e, i), o = pe(n)?.severalLanguages && !r, s = (e) => hn(e) || r && /^[a-z]{2}$/.test(e), c = [...new Set(i.map((e) => fn(a, e)))].filter((e) => !r?.includes(e) && s(e)), l = !r && c.length < 2;
	if (!o && (!Hn(n) || c.length === 0 || l)) return [];
	let u = o ? "[en, de]" : `[${[...r ?? [], ...c].join(", ")}]`, d = r ? `texts "${n}" also has files in ${te(c)}, which are not read. To read them, write languages: ${u}; the project needs them, too.` : `texts "${n}" ${o ? "can have several languages" : `has files in ${te(c)}`}, but the row has no languages, so only the base language is read. To read all of them, add languages: ${u}. Otherwise, list only the base language.`;
	return [k("unread-manifest", d, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const Ao = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], jo = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(","));
async function Mo(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(Ao, {
		cwd: t,
		ignore: jo.map((e) => `**/${e}/**`),
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function No(e, t, n, r) {
	let { paths: i, problems: a } = await Po(e, t, n, r), o = await yo(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Vo(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, l(c, u.problems);
	}
	if (!Gt(c) && e.texts.length + Object.values(i).flat().length === 0) {
		let t = e.kinds.map(({ plural: e }) => e), r = t.map((e) => `${e}.yaml`).join(" nor "), i = t.map((e) => `--${e}`).join(" or "), a = n.confined ? `There is no manifest: neither ${r} is in the working directory. actions/checkout must run before this step, and the input working-directory must name the folder of the manifests. Otherwise, name them with ${t.join(" or ")}.` : `There is no manifest: neither ${r} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${i}.`;
		c.push(k("no-manifest", a));
	}
	let u = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [F(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(u),
		rows: o.rows
	};
}
async function Po({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: u } of e) if (t[c]) {
		let e = await Bo(c, t[c], i, a);
		o[c] = e.files, l(s, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${c}.yaml`;
		o[c] = e ? [] : await zo(t, n, i);
	}
	return {
		paths: o,
		problems: s
	};
}
async function Fo(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => Po(e, { id: "" }, n, t))), i = (await yo(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return a.flatMap(({ plural: e, textFiles: t }) => [...r.flatMap(({ paths: t }) => t[e] ?? []), ...t ? i : []]);
}
async function Io(e, { folders: t, ...n }) {
	let r = e.flatMap(({ manifests: e }) => e ?? []), i = r.map(({ folder: e }) => P(e, "lokaform.yaml")), a = [];
	for (let { root: e } of await $i(i, t.displayRoot, t.confined?.workspace)) {
		if (e === void 0 || await (async (e) => await da(e, {}) && !await ua(P(e, "info/sparse-checkout"), {}))(P(e, ".git"))) continue;
		let t = async (...t) => `${await ao(e, t, n).catch(fo) ?? ""}`;
		if (!(await t("config", "--type=bool", "core.sparseCheckout")).startsWith("true")) continue;
		let i = new gi(e, (await t("ls-files", "-t", "-z")).split("\0").flatMap((e) => e.startsWith("S ") ? {
			path: e.slice(2),
			kind: "file",
			id: ""
		} : []), async () => new Uint8Array());
		l(a, await Fo(r, Xi, { commit: i }));
	}
	if (a.length === 0) return [];
	let o = `Git's sparse-checkout leaves out ${Fa([...new Set(a.map((e) => F(e, t)))], 1)}, so what is declared there would look removed. Nothing was sent. Add each folder to sparse-checkout, or remove sparse-checkout.`;
	return [k("wrong-checkout", o)];
}
async function Lo(e, t) {
	if (t.commit) return [];
	let n = o(async () => new Set(await Fo(e, Xi))), r = new Map();
	for (let { kinds: i, globs: a, folder: o } of e) for (let { plural: e } of i) {
		let [{ place: i } = {}] = a[e]?.patterns ?? [];
		if (a[e] && !i) continue;
		let s = {
			cwd: o,
			ignore: jo
		}, c = await ha(`**/${e}.y*ml`, s, {}, Xi).catch(() => []);
		for (let a of c.sort()) {
			if ((await n()).has(a) || N(a) !== o && !await Ro(a, t)) continue;
			let s = F(a, t), c = [...await zo(`${e}.yaml`, o, t), a].map((e) => F(e, { displayRoot: o })).join(", "), l = i ? `the setting ${e} (${Da(i)}) does not name it. Add it there` : `no setting ${e} names it. Add ${e}: [${c}] to lokaform.yaml`, u = zt({
				path: s,
				lineStarts: [0]
			}, 0, 1), d = `${s} is not read, because ${l}.`;
			r.set(a, k("unread-manifest", d, {
				place: u,
				severity: "warning"
			}));
		}
	}
	return [...r.values()];
}
async function Ro(e, t) {
	if (await ua(P(N(e), "lokaform.yaml"), {})) return !1;
	let n = String(await ia(e, t).catch(() => ""));
	return /\b(?:key_name|url):/.test(n) && !/^backup:/m.test(n);
}
async function zo(e, t, n) {
	let r = P(t, e);
	return await ua(r, n) ? [r] : [];
}
async function Bo(e, { patterns: t, folder: n }, r, i) {
	let a = [], o = new Set();
	for (let { text: s, place: c } of t) {
		let t = await ma(s, n, r, i);
		if (t.length === 0) {
			let t = `${e} "${s}" matches no file. Correct the path, which is relative to ${c ? "this file" : "the working directory"}, or add the file to the commit.`;
			a.push(k("no-manifest", t, { ...c && { place: c } }));
		}
		for (let e of t.sort()) o.add(e);
	}
	return {
		files: [...o],
		problems: a
	};
}
async function Vo(e, t, n) {
	let r = (await Promise.all(e.map(async ({ full: e, textFile: r }) => {
		if (n.aborted) return [];
		let i = F(e, t);
		try {
			let n = aa(await ia(e, t), e);
			return [fr({
				path: i,
				text: n,
				...r && { textFile: r }
			})];
		} catch (e) {
			if (e instanceof mi) throw e;
			let t = `${i} cannot be read: ${Ii(e)}`;
			return [Fn(k("not-read", t, { place: st(i) }))];
		}
	}))).flat();
	return {
		texts: r.flatMap((e) => e.ok ? e.value : []),
		problems: r.flatMap((e) => e.ok ? [] : e.problem)
	};
}
// src/model/earlierManifest.ts
function Ho(e, t = Infinity) {
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
function Uo(e, t) {
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
function Wo(e, { since: t, now: n = Infinity }) {
	let r = ({ until: e, trailers: { pulled: r } }) => (e >= t || r !== void 0) && (e <= n || e === Infinity);
	return e.filter((e) => e.parents.length === 1 && r(e));
}
async function Go(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = Ko(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function Ko({ commits: e, merged: t }, n) {
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
				pulled: qo(e)
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ to: t, now: n, before: r, after: i }) => ({
			path: t,
			now: n,
			before: r,
			after: i,
			until: e.until,
			pulled: qo(e)
		})))
	};
}
function qo({ until: e, date: t, trailers: { pulled: n } }) {
	return n === void 0 ? void 0 : Math.min(n, e, t);
}
// src/model/trailers.ts
const Jo = "Lokaform-Pulled", Yo = "Lokaform-Overwrite";
function Xo(e, t = !1) {
	let { id: n, parents: r, date: i, message: a, committer: o } = e, [s = ""] = a.split("\n", 1);
	return {
		id: n,
		parents: r,
		date: i,
		isMade: r.length > 1 || /^noreply@/i.test(o) || /\(#\d+\)\s*$/.test(s),
		trailers: Zo(a),
		time: t ? Infinity : i
	};
}
function Zo(e) {
	let t = es(e).filter(({ value: e }) => e !== ""), n = (e) => t.flatMap(({ token: t, value: n }) => t.toLowerCase() === e.toLowerCase() ? n : []), r = n(Jo).map((e) => {
		let t = e.replaceAll(/["']/g, "");
		return /^\d+$/.test(t) ? Number(t) : Math.floor(Date.parse(t) / 1e3);
	}), i = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, a = e.match(RegExp("^[ \\t]*Lokaform-Pulled:", "gim"))?.length ?? 0, o = r.length > 0 && a >= i && r.every((e) => !Number.isNaN(e)), s = n(Yo), c = [...e.matchAll(RegExp(`${Yo}[ \\t]*:?(.*)$`, "gim"))].map(([, e = ""]) => e.trim()).filter((e) => !s.includes(e));
	return {
		...o && { pulled: u(r) },
		overwrites: s,
		mentions: c
	};
}
const Qo = /^([A-Za-z0-9-]+)[ \t]*:(.*)$/s, $o = (e) => e.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, "");
function es(e) {
	let [t, ...n] = $o(e).split(/\n(?:[ \t\r]*\n)+/), r = (n.map((e) => e.split("\n").filter((e) => !e.startsWith("#"))).findLast((e) => e.length > 0) ?? []).filter((e) => !e.startsWith("(cherry picked from commit "));
	return r.every((e) => Qo.test(e)) ? r.flatMap((e) => {
		let [, t = "", n = ""] = Qo.exec(e) ?? [];
		return {
			token: t,
			value: $o(n)
		};
	}) : [];
}
// src/report/exitCode.ts
function ts({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const ns = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function rs({ projects: e }) {
	let t = ({ reason: e }) => ns.includes(e);
	return ts({ projects: e }) || e.some(({ plan: e }) => e?.to_add || e?.kept.some(t));
}
function is(e) {
	return e.plan ? rs({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Gt(e.problems) ? "unknown" : "none" : "unknown";
}
function as({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function os({ command: e, projects: t }) {
	return e === "status" ? as({ projects: t }) === !1 : e === "drift" ? rs({ projects: t }) : ts({ projects: t });
}
function ss(e) {
	return !os(e) && !cs(e);
}
function cs(e) {
	return e.stopped !== void 0 || Gt(ds(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || e.projects.some(({ results: e = [] }) => e.some(({ outcome: e }) => e.state !== "done"));
}
function ls(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : cs(e) ? 1 : t && os(e) ? 2 : 0;
}
function us({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function ds({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
// src/model/project.ts
const fs = wr({
	iso: j(),
	id: j().optional(),
	pluralForms: jr(j()).readonly()
}), ps = wr({
	id: j(),
	digest: j().exactOptional(),
	name: j(),
	type: j(),
	baseLanguage: j(),
	languages: jr(fs).readonly().optional(),
	perPlatformNames: Er(),
	segmentation: Er(),
	autoToggleUnverified: Er().optional()
});
function ms(e) {
	return e.split(":")[0] ?? e;
}
function hs(e) {
	let t = ms(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/report.ts
function gs({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || vs(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
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
function ys({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function bs(e) {
	return !cs(e) && !xs(e) && e.projects.every(Cs);
}
function xs(e) {
	return ds(e).some(({ code: e }) => e === "undeclared-project");
}
function Ss(e) {
	return bs(e) ? !1 : !e.projects.every((e) => e.target?.is === "compared" && Cs(e) && e.plan?.skipped.length === 0) || e.problems.some(({ severity: e }) => e === "error") || xs(e);
}
function Cs({ plan: e, target: t }) {
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
function ws(e, t) {
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
function Ts(e, t) {
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
function Es(e, t) {
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
var Ds = ws("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), Os = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], ks = ws("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Os.indexOf(e) === -1 ? R : null,
	identify: (e) => e === null,
	represent: () => "null"
}), As = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], js = ws("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => As.indexOf(e) === -1 ? R : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Ms = [
	"true",
	"True",
	"TRUE"
], Ns = [
	"false",
	"False",
	"FALSE"
], Ps = ws("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => Ms.indexOf(e) !== -1 || Ns.indexOf(e) === -1 && R,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Fs = [
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
], Is = [
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
], Ls = ws("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Fs.indexOf(e) !== -1 || Is.indexOf(e) === -1 && R,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Rs = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), zs = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Bs(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Vs(e, t) {
	if (t) {
		if (!zs.test(e)) return R;
	} else if (!Rs.test(e)) return R;
	let n = Bs(e);
	return Number.isFinite(n) ? n : R;
}
var Hs = ws("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Vs,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Us = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Ws(e) {
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
function Gs(e) {
	if (!Us.test(e)) return R;
	let t = Ws(e);
	return Number.isFinite(t) ? t : R;
}
var Ks = ws("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Gs,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), qs = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Js = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Ys(e) {
	if (!qs.test(e)) return R;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Js.test(e) ? r : R;
}
function Xs(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Zs = ws("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Ys,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Xs
}), Qs = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), $s = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function ec(e) {
	if (!Qs.test(e)) return R;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || $s.test(e) ? r : R;
}
function tc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var nc = ws("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: ec,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: tc
}), rc = ws("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : R,
	identify: () => !1
}), ic = /^[A-Za-z0-9+/]*={0,2}$/;
function ac(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !ic.test(t)) return R;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function oc(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var sc = ws("tag:yaml.org,2002:binary", {
	resolve: ac,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: oc
}), cc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), lc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function uc(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function dc(e) {
	let t = cc.exec(e);
	if (t === null && (t = lc.exec(e)), t === null) return R;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = uc(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? R : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return R;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = uc(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return R;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return R;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var fc = ws("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: dc,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), pc = Ts("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function mc(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
function hc(e, t) {
	let n = {};
	for (let r of t) e[r] !== void 0 && (n[r] = e[r]);
	return n;
}
var gc = Ts("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (mc(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), _c = Ts("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), vc = Es("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: mc,
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
}), yc = Es("tag:yaml.org,2002:set", {
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
function bc() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function xc() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Sc(e) {
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
var Cc = class e {
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
		let t = Sc(e), n = [], r = bc(), i = xc();
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
}, wc = new Cc([
	Ds,
	pc,
	vc
]);
[...wc.tags];
var Tc = new Cc([
	...wc.tags,
	ks,
	Ps,
	Hs,
	Zs
]), Ec = new Cc([
	...wc.tags,
	js,
	Ls,
	Ks,
	nc,
	fc,
	rc,
	sc,
	gc,
	_c,
	yc
]).withTags({
	...Ks,
	resolve: (e, t, n) => {
		let r = Ks.resolve(e, t, n);
		return r === R ? Hs.resolve(e, t, n) : r;
	}
}, {
	...nc,
	resolve: (e, t, n) => {
		let r = nc.resolve(e, t, n);
		return r === R ? Zs.resolve(e, t, n) : r;
	}
}), Dc = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Oc(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function kc(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Ac(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Dc,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Oc(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${kc((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Oc(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${kc((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Oc(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${kc((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function jc(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var Mc = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = jc(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${jc(this, e)}`;
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
		throw s.snippet = Ac(s), new e(r, s);
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
}, Nc = {
	BLOCK: 1,
	FLOW: 2
}, Pc = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Fc = -1;
function Ic(e) {
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
var Lc = Array(256), Rc = Array(256);
for (let e = 0; e < 256; e++) Lc[e] = +!!Ic(e), Rc[e] = Ic(e);
function zc(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Bc(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Vc(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Hc(e, t, n) {
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
function Uc(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Wc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Hc(e, i, n);
			r += Uc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Gc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Hc(e, i, n);
			r += Uc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Kc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Hc(e, i, n).position;
			else if (t < 256 && Lc[t]) r += Rc[t], i++;
			else {
				let n = Vc(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Bc(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += zc(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Hc(e, i, n);
			r += Uc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function qc(e, t, n, r, i, a) {
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
	return i === Pc.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== Pc.STRIP && u && (l += "\n"), l;
}
function Jc(e, t) {
	if (t.valueStart === Fc) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case B.SINGLE_QUOTED: return Gc(e, n, r);
		case B.DOUBLE_QUOTED: return Kc(e, n, r);
		case B.LITERAL_BLOCK: return qc(e, n, r, t.indent, t.chomping, !1);
		case B.FOLDED_BLOCK: return qc(e, n, r, t.indent, t.chomping, !0);
		default: return Wc(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Yc = "-#;/?:@&=+$_.~*'()", Xc = Yc + "!,[]", Zc = "0123456789ABCDEF";
function Qc(e) {
	return "%" + Zc[e >> 4] + Zc[e & 15];
}
function $c(e, t) {
	let n = t ? Yc : Xc, r = "";
	for (let t = 0; t < e.length; t++) {
		let i = e.charCodeAt(t);
		i >= 48 && i <= 57 || i >= 65 && i <= 90 || i >= 97 && i <= 122 || n.includes(e[t]) ? r += e[t] : (i >= 55296 && i <= 56319 && (i = 65536 + ((i & 1023) << 10) + (e.charCodeAt(++t) & 1023)), r += i < 128 ? Qc(i) : i < 2048 ? Qc(192 | i >> 6) + Qc(128 | i & 63) : i < 65536 ? Qc(224 | i >> 12) + Qc(128 | i >> 6 & 63) + Qc(128 | i & 63) : Qc(240 | i >> 18) + Qc(128 | i >> 12 & 63) + Qc(128 | i >> 6 & 63) + Qc(128 | i & 63));
	}
	return r;
}
function el(e) {
	let t = e;
	return t.charCodeAt(0) === 33 ? (t = t.slice(1), `!${$c(t, !0)}`) : t.slice(0, 18) === "tag:yaml.org,2002:" ? `!!${$c(t.slice(18), !0)}` : `!<${$c(t, !1)}>`;
}
var tl = {
	filename: "",
	schema: Tc,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, V = -1, nl = Object.prototype.hasOwnProperty, rl = 1, il = 2, al = 3, ol = 4, sl = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, cl = /[,\[\]{}]/, ll = /^(?:!|!!|![0-9A-Za-z-]+!)$/, ul = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, dl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, fl = RegExp(`^(?:${ul})*$`), pl = RegExp(`^(?:${dl})+$`), ml = RegExp(`^(?:!(?:${ul})*|${dl}(?:${ul})*)$`), hl = {
	filename: "",
	maxDepth: 100
};
function gl(e, t, n) {
	e.events.push({
		type: z.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function _l(e, t, n, r, i, a, o) {
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
function vl(e, t, n, r, i, a, o) {
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
function yl(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: z.MAPPING,
		start: t.position,
		anchorStart: V,
		anchorEnd: V,
		tagStart: V,
		tagEnd: V,
		style: Nc.FLOW
	});
}
function bl(e, t, n, r, i, a, o, s, c = Pc.CLIP, l = -1, u = !1) {
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
function xl(e, t, n) {
	e.events.push({
		type: z.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Sl(e) {
	e.events.push({ type: z.POP });
}
function Cl(e) {
	bl(e, V, V, V, V, V, V, B.PLAIN);
}
function wl() {
	return {
		anchorStart: V,
		anchorEnd: V,
		tagStart: V,
		tagEnd: V
	};
}
function Tl(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function El(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function H(e, t) {
	Mc.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function U(e) {
	return e === 10 || e === 13;
}
function Dl(e) {
	return e === 9 || e === 32;
}
function Ol(e) {
	return Dl(e) || U(e);
}
function kl(e) {
	return e === 0 || Ol(e);
}
function Al(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function jl(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Ml(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Nl(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Pl(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function Fl(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function W(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Ol(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Dl(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!U(r) && r !== 0);
		if (!U(r)) break;
		for (Fl(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Il(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Ol(n);
	}
	return !1;
}
function Ll(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Rl(e) {
	if (e.position !== e.lineStart) return !1;
	if (Il(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = Tl(e);
	Ll(e), W(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Il(e));
	return El(e, t), r;
}
function zl(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !U(t);) t = e.input.charCodeAt(++e.position);
}
function Bl(e, t, n) {
	let r = sl.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, H(e, "the stream contains non-printable characters"));
}
function Vl(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== V && H(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && H(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Ol(s) && !(n && Al(s));) s === 33 && (a ? H(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), ll.test(o) || H(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), cl.test(l) && H(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? fl.test(l) : pl.test(l)) && H(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !nl.call(e.tagHandlers, o) && H(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Hl(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== V && H(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Ol(e.input.charCodeAt(e.position)) && !Al(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && H(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Ul(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== V || t.tagStart !== V) && H(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Ol(e.input.charCodeAt(e.position)) && !Al(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && H(e, "name of an alias node must contain at least one character"), xl(e, n, e.position), !0;
}
function Wl(e, t) {
	W(e, !1), e.lineIndent < t && H(e, "deficient indentation");
}
function Gl(e, t, n) {
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
			return e.position++, bl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, B.SINGLE_QUOTED, Pc.CLIP, -1, i), !0;
		}
		U(a) ? (i = !1, Wl(e, t)) : e.position === e.lineStart && Il(e) ? H(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? H(e, "expected valid JSON character") : e.position++;
	}
	H(e, "unexpected end of the stream within a single quoted scalar");
}
function Kl(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, bl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, B.DOUBLE_QUOTED, Pc.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (U(n)) Wl(e, t);
			else if (Pl(n)) e.position++;
			else {
				let t = Nl(n);
				for (t === 0 && H(e, "unknown escape sequence"); t-- > 0;) e.position++, Ml(e.input.charCodeAt(e.position)) < 0 && H(e, "expected hexadecimal character");
				e.position++;
			}
		} else U(a) ? (i = !1, Wl(e, t)) : e.position === e.lineStart && Il(e) ? H(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? H(e, "expected valid JSON character") : e.position++;
	}
	H(e, "unexpected end of the stream within a double quoted scalar");
}
function ql(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = Pc.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? B.LITERAL_BLOCK : B.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = jl(n);
		if (n === 43 || n === 45) i !== Pc.CLIP && H(e, "repeat of a chomping mode identifier"), i = n === 43 ? Pc.KEEP : Pc.STRIP, e.position++;
		else if (r >= 0) r === 0 && H(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && H(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Dl(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && zl(e), U(e.input.charCodeAt(e.position)) ? Fl(e) : e.input.charCodeAt(e.position) !== 0 && H(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Rl(e)) break;
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
		zl(e), f = e.position, U(e.input.charCodeAt(e.position)) && (Fl(e), f = e.position);
	}
	return Bl(e, d, f), bl(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Jl(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === rl;
	if (n === 0 || Ol(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Al(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (kl(t) || r && Al(t)) return !1;
	}
	return !0;
}
function Yl(e, t, n, r) {
	if (!Jl(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === rl, c = !1;
	for (; o !== 0 && !Rl(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (kl(t) || s && Al(t)) break;
		} else if (o === 35) {
			if (Ol(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Al(o)) break;
		else if (U(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (W(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Dl(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Bl(e, i, a), bl(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, B.PLAIN, Pc.CLIP, -1, !c), !0);
}
function Xl(e, t) {
	let n = e.line;
	W(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && H(e, "deficient indentation");
}
function Zl(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? vl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Nc.FLOW) : _l(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Nc.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Xl(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Sl(e), !0;
		o ? n === 44 && H(e, "expected the node content, but found ','") : H(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Ol(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Xl(e, t));
		let c = e.line, l = Tl(e), u = eu(e, t, rl, !1, !0);
		Xl(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Xl(e, t), i || yl(e, l), u || Cl(e), eu(e, t, rl, !1, !0) || Cl(e), Xl(e, t), i || Sl(e)) : i && r ? (u || Cl(e), Cl(e)) : i ? Cl(e) : r && (yl(e, l), u || Cl(e), Cl(e), Sl(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	H(e, "unexpected end of the stream within a flow collection");
}
function Ql(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !kl(e.input.charCodeAt(e.position + 1))) return !1;
	for (_l(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Nc.BLOCK); e.input.charCodeAt(e.position) === 45 && kl(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, H(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = W(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && kl(e.input.charCodeAt(e.position + 1)) && H(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? Cl(e) : eu(e, t, al, !1, !0), W(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && H(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && kl(e.input.charCodeAt(e.position + 1)) && H(e, "bad indentation of a sequence entry");
	}
	return Sl(e), !0;
}
function $l(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, H(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && kl(l)) o ||= (vl(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Nc.BLOCK), !0), c === 63 ? (i && Cl(e), a = !0, i = !0) : (i || (Cl(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (Cl(e), !1);
			let t = Tl(e);
			if (!eu(e, n, il, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Dl(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), kl(c) || H(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: z.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Nc.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) H(e, "expected ':' after a mapping key");
				else return r.anchorStart !== V || r.tagStart !== V ? (El(e, t), !1) : !0;
			} else if (a) H(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== V || r.tagStart !== V ? (El(e, t), !1) : !0;
		}
		if (eu(e, t, ol, !0, s) && (s = !1), i || (s &&= (Cl(e), !1)), W(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) H(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && Cl(e), o && Sl(e), !0) : !1;
}
function eu(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && H(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = wl(), d = n === ol || n === al, f = d, p = d;
	if (r && W(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = Tl(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== V || u.anchorStart !== V) && (r === 33 || r === 38)) {
			let n = Tl(e), r = t + 1;
			if ($l(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === z.MAPPING) return e.depth--, !0;
			El(e, n);
		}
		if (s && (r === 33 && u.tagStart !== V || r === 38 && u.anchorStart !== V) || !Vl(e, u, n === rl) && !Hl(e, u)) break;
		l === null && (l = i), W(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === ol) {
		let r = n === rl || n === il ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Ql(e, i, u) || $l(e, i, r, u)) || Zl(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = Tl(e), n = l.position - l.lineStart;
					El(e, l), $l(e, n, r, wl()) && e.events[t.eventsLength]?.type === z.MAPPING ? c = !0 : El(e, t);
				}
				!c && (d && ql(e, r, u) || Gl(e, r, u) || Kl(e, r, u) || Ul(e, u) || Yl(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Ql(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== V || u.tagStart !== V || d) && (bl(e, V, V, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, B.PLAIN), c = !0), e.depth--, c || u.anchorStart !== V || u.tagStart !== V;
}
function tu(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Ol(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && H(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !U(e.input.charCodeAt(e.position));) {
		for (; Dl(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || U(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Ol(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (U(e.input.charCodeAt(e.position)) && Fl(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && H(e, "duplication of %YAML directive"), r.length !== 1 && H(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && H(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && H(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && H(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		ll.test(t) || H(e, "ill-formed tag handle (first argument) of the TAG directive"), nl.call(e.tagHandlers, t) && H(e, `there is a previously declared suffix for "${t}" tag handle`), ml.test(n) || H(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function nu(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (W(e, !0); tu(e);) t = !0, W(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && kl(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, W(e, !0), i = e.line > t;
	} else t && H(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Il(e)) {
		e.position += 3, W(e, !0);
		return;
	}
	if (gl(e, n, !1), eu(e, e.lineIndent - 1, ol, !1, i, i) || Cl(e), W(e, !0), e.position === e.lineStart && Il(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, W(e, !0), e.line === t && e.position < e.length && H(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === z.DOCUMENT && (o.explicitEnd = r), Sl(e), !r && e.position < e.length && !Rl(e) && H(e, "end of the stream or a document separator is expected");
}
function ru(e, t) {
	let n = e.length, r = {
		...hl,
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
	for (i !== -1 && Mc.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Ll(r), W(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		nu(r), r.position === e && H(r, "can not read a document");
	}
	return r.events;
}
({
	...hl,
	...tl
});
var iu = Symbol("INVALID");
function au(e) {
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
function ou(e, t) {
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
function su(e, t) {
	if (!e.noRefs && typeof t == "object" && t) {
		let n = e.refs.get(t);
		if (n) return n.anchor === void 0 && (n.anchor = `ref_${e.refCounter++}`), {
			kind: "alias",
			anchor: n.anchor
		};
	}
	let n = ou(e, t);
	if (!n) {
		if (t === void 0 || e.skipInvalid) return iu;
		throw new Mc(`unacceptable kind of an object to dump ${Object.prototype.toString.call(t)}`);
	}
	let { tag: r, tagName: i, implicitTag: a } = n, o = a ? i : el(i);
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
			style: Nc.BLOCK,
			items: []
		};
		e.noRefs || e.refs.set(t, i);
		for (let t = 0, r = n.length; t < r; t += 1) {
			let r = su(e, n[t]);
			r === iu && n[t] === void 0 && (r = su(e, null)), r !== iu && i.items.push(r);
		}
		return i;
	}
	let s = r.represent(t), c = {
		kind: "mapping",
		tag: o,
		tagged: !a,
		style: Nc.BLOCK,
		items: []
	};
	e.noRefs || e.refs.set(t, c);
	for (let [t, n] of s) {
		let r = su(e, t);
		if (r === iu) continue;
		let i = su(e, n);
		i !== iu && c.items.push({
			key: r,
			value: i
		});
	}
	return c;
}
function cu(e, t, n = {}) {
	let r = su({
		representTypes: au(t),
		noRefs: n.noRefs ?? !1,
		skipInvalid: n.skipInvalid ?? !1,
		refs: new Map(),
		refCounter: 0
	}, e);
	return [{
		contents: r === iu ? null : r,
		directives: []
	}];
}
var lu = Symbol("visit:break"), uu = Symbol("visit:skip");
function du(e, t, n) {
	let r = t(e, n);
	if (r === lu) return !0;
	if (r === uu) return !1;
	let i = n.depth + 1;
	switch (e.kind) {
		case "sequence":
			for (let n of e.items) if (du(n, t, {
				depth: i,
				parent: e,
				isKey: !1
			})) return !0;
			break;
		case "mapping": for (let { key: n, value: r } of e.items) if (du(n, t, {
			depth: i,
			parent: e,
			isKey: !0
		}) || du(r, t, {
			depth: i,
			parent: e,
			isKey: !1
		})) return !0;
	}
	return !1;
}
function fu(e, t) {
	for (let n of e) if (n.contents && du(n.contents, t, {
		depth: 0,
		parent: null,
		isKey: !1
	})) return;
}
function pu(e, t) {
	return !!(e & 1 << t);
}
var mu = {
	applyQuoteFlowKeysOption: gu,
	doubleQuoteForInvisibles: _u,
	doubleQuoteWhitespaceOnly: vu,
	applyForceQuotesOption: yu,
	tryLongOrMultilineAsBlock: bu,
	quoteInvalidPlain: xu,
	fallbackToDoubleQuoted: Su
};
function hu(e) {
	return e.presenterOptions.quoteStyle === "single" && pu(e.allowedStylesMask, B.SINGLE_QUOTED) ? B.SINGLE_QUOTED : B.DOUBLE_QUOTED;
}
function gu(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === B.PLAIN && (e.style = B.DOUBLE_QUOTED);
}
function _u(e) {
	e.style === B.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = B.DOUBLE_QUOTED);
}
function vu(e) {
	e.style === B.PLAIN && /^\s+$/.test(e.node.value) && (e.style = B.DOUBLE_QUOTED);
}
function yu(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== B.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? B.DOUBLE_QUOTED : hu(e)));
}
function bu(e) {
	if (e.style !== B.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!pu(e.allowedStylesMask, B.LITERAL_BLOCK)) {
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
function xu(e) {
	e.style === B.PLAIN && !pu(e.allowedStylesMask, B.PLAIN) && (e.style = hu(e));
}
function Su(e) {
	pu(e.allowedStylesMask, e.style) || (e.style = B.DOUBLE_QUOTED);
}
function Cu(e, t) {
	return e | 1 << t;
}
var wu = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Tu = "[\\n\\r]", Eu = "\\uFEFF", Du = "[ \\t]", Ou = `(?:(?!(?:${Tu}|${Eu}))${wu})`, ku = `(?:(?!${Du})${Ou})`, Au = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", ju = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Mu = "[,\\[\\]{}]", Nu = ku, Pu = `(?:(?!${Mu})${ku})`, Fu = `(?:(?:(?!${ju})${ku})|[?:-](?=${Nu}))`, Iu = `(?:(?:(?!${ju})${ku})|[?:-](?=${Pu}))`, Lu = `(?:(?:(?![:#])${Nu})|:(?=${Nu}))#*`, Ru = `(?:(?:(?![:#])${Pu})|:(?=${Pu}))#*`, zu = `(?:${Du}*${Lu})*`, Bu = `(?:${Du}*${Ru})*`, Vu = `${Fu}#*${zu}`, Hu = `${Iu}#*${Bu}`, Uu = Vu, Wu = Hu, Gu = `\\n+${Lu}${zu}`, Ku = `\\n+${Ru}${Bu}`, qu = `${Vu}(?:${Gu})*`, Ju = `${Hu}(?:${Ku})*`, Yu = RegExp(`^(?:${qu})$`, "u"), Xu = RegExp(`^(?:${Ju})$`, "u"), Zu = RegExp(`^(?:${Uu})$`, "u"), Qu = RegExp(`^(?:${Wu})$`, "u"), $u = RegExp(`^(?:${Au})*$`, "u"), ed = RegExp(`^(?:${Au}|\\n)*$`, "u"), td = RegExp(`^(?:${Ou}|\\n)*$`, "u"), nd = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/, rd = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function id(e) {
	let t = e.node.value;
	if (t !== "") {
		if (!(e.isKey ? e.flowOnly ? Qu : Zu : e.flowOnly ? Xu : Yu).test(t) || e.shiftOfFirstLine === 0 && nd.test(t)) return !1;
		if (e.shiftOfContent === 0) {
			let e = t.indexOf("\n");
			if (e !== -1) {
				let n = t.slice(e + 1);
				if (rd.test(n)) return !1;
			}
		}
	}
	let n = e.presenterOptions.schema.resolveImplicitScalarTag(t).tag.tagName;
	return !(!e.node.tagged && n !== e.node.tag || !e.node.tagged && t === "=" && n === e.presenterOptions.schema.defaultScalarTag.tagName);
}
function ad(e) {
	let t = e.node.value;
	if (!(e.isKey ? $u : ed).test(t) || /[ \t]\n|\n[ \t]/.test(t)) return !1;
	if (!e.isKey && e.shiftOfContent === 0) {
		let e = t.indexOf("\n");
		if (e !== -1 && rd.test(t.slice(e + 1))) return !1;
	}
	return !0;
}
function od(e) {
	if (e.flowOnly || !td.test(e.node.value)) return !1;
	let t = e.shiftOfContent - e.shiftOfParent;
	return !(t < 1 || t > 9 && /^\n* /.test(e.node.value) || e.shiftOfContent === 0 && rd.test(e.node.value));
}
function sd(e) {
	let t = Cu(0, B.DOUBLE_QUOTED);
	id(e) && (t = Cu(t, B.PLAIN)), ad(e) && (t = Cu(t, B.SINGLE_QUOTED)), od(e) && (t = Cu(Cu(t, B.LITERAL_BLOCK), B.FOLDED_BLOCK)), e.allowedStylesMask = t;
}
function cd(e) {
	switch (e.style) {
		case B.PLAIN: return ld(e);
		case B.SINGLE_QUOTED: return ud(e);
		case B.LITERAL_BLOCK: return dd(e);
		case B.FOLDED_BLOCK: return fd(e);
		case B.DOUBLE_QUOTED: return pd(e);
	}
}
function ld(e) {
	return md(e.node.value, e.shiftOfContent);
}
function ud(e) {
	return `'${md(e.node.value, e.shiftOfContent).replace(/'/g, "''")}'`;
}
function dd(e) {
	let t = e.node.value;
	return "|" + _d(t, e.shiftOfParent, e.shiftOfContent) + vd(hd(t, e.shiftOfContent));
}
function fd(e) {
	let t = e.node.value, n = e.presenterOptions.lineWidth, r = Infinity;
	return n !== -1 && (r = Math.max(Math.min(n, 40), n - e.shiftOfContent)), ">" + _d(t, e.shiftOfParent, e.shiftOfContent) + vd(hd(xd(t, r), e.shiftOfContent));
}
function pd(e) {
	return `"${wd(e.node.value)}"`;
}
function md(e, t) {
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
function hd(e, t) {
	let n = " ".repeat(t), r = 0, i = "", a = e.length;
	for (; r < a;) {
		let t, o = e.indexOf("\n", r);
		o === -1 ? (t = e.slice(r), r = a) : (t = e.slice(r, o + 1), r = o + 1), t.length && t !== "\n" && (i += n), i += t;
	}
	return i;
}
function gd(e) {
	return /^\n* /.test(e);
}
function _d(e, t, n) {
	let r = gd(e) ? String(n - t) : "", i = e[e.length - 1] === "\n";
	return `${r}${i && (e[e.length - 2] === "\n" || e === "\n") ? "+" : i ? "" : "-"}\n`;
}
function vd(e) {
	return e[e.length - 1] === "\n" ? e.slice(0, -1) : e;
}
function yd(e) {
	return e === " " || e === "	";
}
function bd(e, t) {
	if (e === "" || yd(e[0])) return e;
	let n = / [^ \t]/g, r, i = 0, a, o = 0, s = 0, c = "";
	for (; r = n.exec(e);) s = r.index, s - i > t && (a = o > i ? o : s, c += `\n${e.slice(i, a)}`, i = a + 1), o = s;
	return c += "\n", e.length - i > t && o > i ? c += `${e.slice(i, o)}\n${e.slice(o + 1)}` : c += e.slice(i), c.slice(1);
}
function xd(e, t) {
	let n = /(\n+)([^\n]*)/g, r = e.indexOf("\n");
	r === -1 && (r = e.length), n.lastIndex = r;
	let i = bd(e.slice(0, r), t), a = e[0] === "\n" || yd(e[0]), o, s;
	for (; s = n.exec(e);) {
		let e = s[1], n = s[2];
		o = n !== "" && yd(n[0]), i += e + (!a && !o && n !== "" ? "\n" : "") + bd(n, t), a = o;
	}
	return i;
}
var Sd = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function Cd(e) {
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
function wd(e) {
	return e.replace(Sd, Cd);
}
var Td = 10, Ed = {
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
	scalarStyleRules: Object.keys(mu).map((e) => Reflect.get(mu, e)),
	tagBeforeAnchor: !1
};
function Dd(e) {
	return e.tagged ? e.tag : el(e.tag);
}
function Od(e) {
	let t = {
		...Ed,
		...e
	};
	return t.flowSkipColonSpace && (t.quoteFlowKeys = !0), {
		...t,
		defaultScalarTagName: t.schema.defaultScalarTag.tagName,
		openEnded: !1
	};
}
function kd(e, t) {
	return `\n${" ".repeat(e.indent * t)}`;
}
function Ad(e, t, n, r, i, a) {
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
function jd(e, t, n) {
	let r = "";
	for (let i = 0, a = n.items.length; i < a; i += 1) {
		let a = Id(e, t, n.items[i], n, {}).text;
		i > 0 && (r += `,${e.flowSkipCommaSpace ? "" : " "}`), r += a;
	}
	let i = e.flowBracketPadding && n.items.length > 0 ? " " : "";
	return `[${i}${r}${i}]`;
}
function Md(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = Id(e, t + 1, n.items[a], n, {
			block: !0,
			compact: e.seqInlineFirst,
			isblockseq: !0
		}).text;
		r && i === "" || (i += kd(e, t)), o === "" || Td === o.charCodeAt(0) ? i += "-" : i += "- ", i += o;
	}
	return i;
}
function Nd(e, t, n) {
	let r = "";
	for (let { key: i, value: a } of n.items) {
		let o = "";
		r !== "" && (o += `,${e.flowSkipCommaSpace ? "" : " "}`);
		let s = Id(e, t, i, n, { iskey: !0 }), c = s.text, l = Id(e, t, a, n, {}).text, u = e.flowSkipColonSpace || l === "" ? "" : " ", d = i.kind === "scalar" && s.noBody && (i.tagged || i.anchor !== void 0), f = i.kind === "alias" || d ? " " : "";
		o += `${c}${f}:${u}${l}`, r += o;
	}
	let i = e.flowBracketPadding && r !== "" ? " " : "";
	return `{${i}${r}${i}}`;
}
function Pd(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = "";
		r && i === "" || (o += kd(e, t));
		let { key: s, value: c } = n.items[a], l = (s.kind === "mapping" || s.kind === "sequence") && s.style === Nc.BLOCK && s.items.length !== 0 || s.kind === "scalar" && (s.style === B.LITERAL_BLOCK || s.style === B.FOLDED_BLOCK), u = l ? Id(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			isblockseq: !Fd(e, s, t + 1)
		}) : Id(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			iskey: !0
		}), d = u.text, f = s.kind === "scalar" && s.value.indexOf("\n") !== -1, p = d.length > 1024 && /^[\s\S]{1025}/u.test(d), m = l || f || p;
		m && (d && Td === d.charCodeAt(0) ? o += "?" : o += "? "), o += d, m && (o += kd(e, t));
		let h = Id(e, t + 1, c, n, {
			block: !0,
			compact: m,
			isblockseq: m && !Fd(e, c, t + 1)
		}).text, g = s.kind === "scalar" && u.noBody && (s.tagged || s.anchor !== void 0), _ = !m && (s.kind === "alias" || g) ? " " : "";
		h === "" || Td === h.charCodeAt(0) ? o += `${_}:` : o += `${_}: `, o += h, i += o;
	}
	return i;
}
function Fd(e, t, n) {
	return t.kind === "alias" || t.tagged || t.anchor !== void 0 || e.indent < 2 && n > 0;
}
function Id(e, t, n, r, i) {
	if (n.kind === "alias") return e.openEnded = !1, {
		text: `*${n.anchor}`,
		noBody: !1
	};
	let { block: a = !1, iskey: o = !1, isblockseq: s = !1 } = i, c = i.compact ?? !1, l = n.anchor !== void 0;
	Fd(e, n, t) && (c = !1);
	let u, d = n.tagged, f = a && (n.kind === "mapping" || n.kind === "sequence") && n.style === Nc.BLOCK && n.items.length !== 0;
	if (n.kind === "mapping") u = f ? Pd(e, t, n, c) : Nd(e, t, n);
	else if (n.kind === "sequence") u = f ? e.seqNoIndent && !s && t > 0 ? Md(e, t - 1, n, c) : Md(e, t, n, c) : jd(e, t, n);
	else {
		let i = Ad(e, n, r, t, o, !a);
		sd(i);
		for (let t of e.scalarStyleRules) t(i);
		u = cd(i), e.openEnded = (i.style === B.LITERAL_BLOCK || i.style === B.FOLDED_BLOCK) && (n.value === "\n" || n.value.endsWith("\n\n")), d = n.tagged || u === "" && i.flowOnly && r?.kind === "sequence" && !l || i.style !== B.PLAIN && n.tag !== e.defaultScalarTagName;
	}
	n.kind !== "mapping" && n.kind !== "sequence" || f || (e.openEnded = !1), f && c && t > 0 && e.indent > 2 && (u = `${" ".repeat(e.indent - 2)}${u}`);
	let p = u === "", m = u;
	if (d || l) {
		let t = [], r = d ? Dd(n) : null, i = l ? `&${n.anchor}` : null;
		e.tagBeforeAnchor ? (r !== null && t.push(r), i !== null && t.push(i)) : (i !== null && t.push(i), r !== null && t.push(r));
		let a = u === "" || u.charCodeAt(0) === Td ? "" : " ";
		m = `${t.join(" ")}${a}${u}`;
	}
	return {
		text: m,
		noBody: p
	};
}
function Ld(e) {
	return (e.kind === "sequence" || e.kind === "mapping") && e.style === Nc.BLOCK && e.items.length !== 0 && !e.tagged && e.anchor === void 0;
}
function Rd(e) {
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
function zd(e, t) {
	let n = Od(t), r = "", i = !1;
	for (let t = 0; t < e.length; t += 1) {
		let a = e[t];
		n.openEnded = !1;
		let o = Rd(a), s = o !== "", c = a.explicitStart || s || t > 0 && !i;
		if (r += o, a.contents === null) c && (r += "---\n");
		else if (c) {
			let e = Id(n, 0, a.contents, null, {
				block: !0,
				compact: !0
			}).text, t = e === "" ? "" : s || Ld(a.contents) ? "\n" : " ";
			r += `---${t}${e}\n`;
		} else r += Id(n, 0, a.contents, null, {
			block: !0,
			compact: !0
		}).text + "\n";
		i = a.explicitEnd || n.openEnded, i && (r += "...\n");
	}
	return r;
}
var Bd = {
	...Ed,
	schema: Ec,
	skipInvalid: !1,
	noRefs: !1,
	flowLevel: -1,
	sortKeys: !1,
	transform: () => {}
};
function Vd(e, t) {
	let n = String(e), r = String(t);
	return n < r ? -1 : +(n > r);
}
function Hd(e, t = {}) {
	let n = {
		...Bd,
		...t
	}, r = cu(e, n.schema, {
		noRefs: n.noRefs,
		skipInvalid: n.skipInvalid
	});
	if (n.flowLevel >= 0 && fu(r, (e, t) => {
		if (!(t.depth < n.flowLevel)) return (e.kind === "sequence" || e.kind === "mapping") && (e.style = Nc.FLOW), uu;
	}), n.sortKeys) {
		let e = n.sortKeys === !0 ? Vd : n.sortKeys;
		fu(r, (t) => {
			t.kind === "mapping" && t.items.sort((t, n) => e(t.key.kind === "scalar" ? t.key.value : "", n.key.kind === "scalar" ? n.key.value : ""));
		});
	}
	return n.transform(r), zd(r, {
		...hc(n, Object.keys(Ed)),
		schema: n.schema
	});
}
z.DOCUMENT, z.SEQUENCE, z.MAPPING, z.SCALAR, z.ALIAS, z.POP, B.PLAIN, B.SINGLE_QUOTED, B.DOUBLE_QUOTED, B.LITERAL_BLOCK, B.FOLDED_BLOCK, Nc.BLOCK, Nc.FLOW, Pc.CLIP, Pc.STRIP, Pc.KEEP;
// src/yaml/events.ts
var Ud = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Wd = "A manifest is one document: split it into files instead of writing ---.", Gd = 2 ** 15, Kd = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, qd = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Jd = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function Yd(e, t, n = Gd) {
	let r = t ? e.length : 25e5, i = e.length > n ? $d(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new Ud("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	let s = 0, c = () => {
		let t = Math.max(s + n, o), c = i ? e.indexOf(a, t) : -1, l = c === -1 ? e.length : c + 1, u = Math.max(o, e.lastIndexOf(a, t) + a.length) - 2;
		if (i && l - u > r) throw new Ud("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = Xd(e, s, l, c === -1).reverse();
		return s = l, d;
	}, l = [];
	return () => {
		for (; l.length === 0 && s < e.length;) l = c();
		return l.pop();
	};
}
function Xd(e, t, n, r) {
	let i = Zd(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== z.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== z.SEQUENCE || s.style !== Nc.BLOCK) || !c.every(({ type: e }) => e === z.POP) || i.some(({ type: e }) => e === z.DOCUMENT)) throw new Ud(Wd, t, t);
	r && !a && i.push({ type: z.POP });
	for (let e of a ? [] : i) ef(e, t);
	return i;
}
function Zd(e, t, n) {
	let r = e.slice(t, n).replace(Kd, "");
	try {
		return Qd(r, t);
	} catch (e) {
		if (!(e instanceof Ud) || e.message !== "deficient indentation") throw e;
		let n = Qd(r.replace(qd, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === z.SCALAR && (e.fast = !1);
		return n;
	}
}
function Qd(e, t) {
	try {
		return ru(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof Mc ? new Ud(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function $d(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	Jd.lastIndex = t.at(-1) ?? e.length;
	let [, n] = Jd.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: Jd.lastIndex
	};
}
function ef(e, t) {
	e.type !== z.POP && e.type !== z.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== z.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === z.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const tf = process.getBuiltinModule("node:module").createRequire(import.meta.url), nf = (...e) => tf("./late-yaml.js").parseDocument(...e), rf = (...e) => tf("./late-yaml.js").visit(...e), af = 2 ** 17;
function of(e, t, n) {
	let { at: r, piece: i } = e;
	if (i === void 0) return [k("yaml", e.message, { place: zt(t, r, r + 1) })];
	let a = n.length > i + af, o = a ? Math.max(i, n.lastIndexOf("\n", i + af) + 1) : n.length, s = n.slice(i, o), c = nf(s, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), l = new vn(), u = -Infinity;
	for (let { code: e, message: r, pos: s } of c.errors.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [d, f] = s.map((e) => e + i);
		if (a && f >= o - 1) continue;
		let p = zt(t, d, Math.max(d + 1, f)), m = p.line > u + 1;
		if (u = Math.max(u, p.endLine), !m || l.countMore(t.path)) continue;
		let h = cf.test(r) ? i + lf(c, s[0]) : void 0, g = r.includes("quote") ? void 0 : pf(n, h ?? d), _ = h === void 0 ? p : zt(t, h, h + 1);
		l.add(sf(g ?? df(`${e}: ${r}`), _));
	}
	l.count === 0 && l.add(sf(pf(n, r) ?? df(e.message), zt(t, r, r + 1)));
	let d = tn(t.path, zt(t, o - 1, o).line);
	return a && c.errors.length > 1e3 ? [d, ...l.problems] : l.problems;
}
function sf(e, t) {
	return k("yaml", T`The YAML cannot be read here. ${e}`, { place: t });
}
const cf = /^Missing closing|^Flow .* end with a /;
function lf(e, t) {
	let n = t;
	return rf(e, { Node: (e, { type: r = "", flow: i, range: a }) => {
		(i || r.startsWith("QUOTE")) && a && a[0] < t && t <= a[2] && (n = a[0]);
	} }), n;
}
const uf = [
	[/Missing closing/, "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\"."],
	[/Flow .* end with a /, "The brackets that start here are not closed. Add the closing one."],
	[/Maximum call stack|exceeded maxDepth/, "Values are nested more than 500 levels deep. Use fewer levels."],
	[/Implicit map keys need/, "This line has no colon with a blank after it. Write it as NAME: VALUE."],
	[/^BAD_INDENT|eficient indentation/, "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping."],
	[/^(?:BLOCK_AS|MULTILINE)_IMPLICIT_KEY/, "Either this line or the next one is not indented like the others, a colon has no blank after it, or a text with \": \" in it needs quotes."],
	[/^TAB_AS_INDENT/, "Indent with spaces, not with tabs."],
	[/^MULTIPLE_DOCS/, Wd]
];
function df(e) {
	let [, t] = uf.find(([t]) => t.test(e)) ?? [];
	return t ?? T`The parser says: ${E(e.replace(/^[A-Z_]+: /, ""))}.`;
}
const ff = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/;
function pf(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^={7}\r?$/.test(i)) return $t;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. In \"…\", write quotes as \\\", and in '…', write them twice.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return T`A text with ": " in it needs quotes: "${E(Xt(a, 60))}".`;
	let [o] = ff.exec(a) ?? [];
	if (o === void 0) return;
	let s = o.length > 2 ? E(o) : o;
	return T`A text that starts with ${s} means something else in YAML. Put the text in quotes: "${s}…".`;
}
function mf(e, t) {
	let n = new vn();
	for (let { start: r, end: i } of jt(e)) n.countMore(t.path) || n.add(k("yaml", $t, { place: zt(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function hf(e, t, n = {}) {
	let r = cn(t), i = {
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
		return s([k("yaml", e, { place: zt(i, c, c + 1) })]);
	}
	let l = mf(t, i);
	if (l.length > 0) return s(l);
	try {
		let e = new _f(i, t, n).root();
		return e.problems.some((e) => e.code === "yaml" && ar(e) > 1) ? s(e.problems) : {
			...e,
			file: i,
			textAt: o
		};
	} catch (e) {
		if (!(e instanceof Ud)) throw e;
		return s(of(e, i, t));
	}
}
const gf = 1e6;
var _f = class {
	file;
	text;
	options;
	nextEvent;
	spans = new jf();
	anchors = new Map();
	problems = new vn();
	lastStart = 0;
	lastEnd = 0;
	depth = 0;
	values = 0;
	repeated = 0;
	constructor(e, t, n) {
		this.file = e, this.text = t, this.options = n, this.nextEvent = Yd(t, n.anyText === !0, n.piece);
	}
	root() {
		let e = this.nextEvent(), t = this.spans.add();
		return {
			value: Of(e) ? this.readValue(e, yf, t) : null,
			span: new Mf(this.spans, t),
			problems: this.problems.problems
		};
	}
	readValue(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === z.ALIAS ? void 0 : this.anchorOf(e), a = e.type === z.ALIAS ? this.readAlias(e.anchorStart, e.anchorEnd) : e.type === z.SCALAR ? this.readScalar(e, t) : this.readCollection(e, n ?? this.spans.add());
		return n !== void 0 && !kf(e) && this.spans.set(n, this.lastStart, this.lastEnd, !1), i && (i.value = a, i.size = this.values - r), a;
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
		let o = r === z.SEQUENCE ? this.readList() : this.readMapping(t);
		if (--this.depth, this.lastEnd = this.after(a ? wf : this.text.charAt(this.lastEnd - 1) === "\n" ? yf : Df), this.spans.set(t, n, this.lastEnd, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.options.anyText) throw new Ud("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.options.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", {
			start: n,
			end: n + 1
		}));
	}
	readList() {
		let e = [];
		for (;;) {
			let t = this.nextEvent();
			if (!Of(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.options.anyText) throw new Ud("This file has more than 150,000 entries. Divide it into several files.", kf(t) ? t.start : this.lastEnd);
			e.push(this.readValue(t, Sf, this.spans.add()));
		}
	}
	readMapping(e) {
		let t = {};
		for (;;) {
			let n = this.nextEvent();
			if (!Of(n)) return t;
			let r = this.readName(n), i = this.spans.add(r), a = this.nextEvent(), o = Of(a) ? this.readValue(a, Cf, i) : null;
			if (!r) continue;
			let { text: s, start: c, end: l } = r;
			s === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", {
				start: c,
				end: l
			}) : (Object.hasOwn(t, s) && this.refuseDuplicate(r, e), t[s] = o);
		}
	}
	readName(e) {
		let t = this.readValue(e, xf), [n, r] = [kf(e) ? e.start : this.lastStart, this.lastEnd];
		if (typeof t == "object" && t) {
			let e = pf(this.text, n);
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
		if (o >= 0 && !vf.has(this.tagOf(e))) return this.refuseTag(e);
		let s = Math.max(e.anchorEnd, e.tagEnd);
		if (s >= 0 && (this.lastEnd = s), r < 0) {
			let e = this.after(s < 0 ? t : bf);
			return (t !== Cf || e > this.lastEnd || s >= 0) && (this.lastStart = e), this.lastEnd = e, null;
		}
		let c = Jc(this.text, e);
		if (n === B.LITERAL_BLOCK || n === B.FOLDED_BLOCK) {
			this.lastStart = this.after(Tf);
			let e = this.text.slice(r, a);
			this.lastEnd = r + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === B.PLAIN ? 0 : 1;
			this.lastStart = r - e, this.lastEnd = a + e;
		}
		return !this.options.anyText && f(c) ? this.refuse(i("This text")) : n === B.PLAIN && o < 0 ? this.plainValue(c) : c;
	}
	plainValue(e) {
		let { value: t } = Tc.resolveImplicitScalarTag(e);
		return Number.isInteger(t) && !Number.isSafeInteger(t) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : (this.depth > 2 && this.text[this.lastEnd] === " " && typeof t == "string" && this.warnOfComment(), t);
	}
	warnOfComment() {
		let e = this.after(Ef);
		if (e === this.lastEnd) return;
		let t = this.text.slice(this.lastEnd, e).trim(), n = T`YAML reads ${E(t)} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, r = zt(this.file, e - t.length, e);
		this.problems.add(k("yaml-comment", n, {
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
		let [, r = n] = [...this.spans.members(n, this.spans.count)].find(([t]) => t === e) ?? [], { line: i } = zt(this.file, this.spans.number(r, Af), t), a = `The field "${e}" is declared twice: here and in line ${i}. Keep one of them.`;
		this.problems.add(k("duplicate-member", a, { place: zt(this.file, t, t + 1) }));
	}
	refuse(e, { start: t = this.lastStart, end: n = this.lastEnd } = {}) {
		return this.problems.countMore(this.file.path) || this.problems.add(k("yaml", e, { place: zt(this.file, t, n) })), null;
	}
};
const vf = new Set(["!!str", "!"]), yf = /(?:)/y, bf = /[ \t]*/y, xf = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Sf = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Cf = /(?:\s|#[^\n]*\n)*:[ \t]*/y, wf = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Tf = /(?:[\s:?-]|#[^\n]*\n)*/y, Ef = /[ \t]+#[^\s#!=*-].*/y, Df = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function Of(e) {
	return e !== void 0 && e.type !== z.POP && e.type !== z.DOCUMENT;
}
function kf(e) {
	return e.type === z.SEQUENCE || e.type === z.MAPPING;
}
const Af = 2;
var jf = class {
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
}, Mf = class e {
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
function Nf(e, t) {
	let n = new Map(), r = new vn(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!_(i)) return {
		members: n,
		problems: Hf(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = `Unknown field "${e}" in this manifest.${(e === "backup" ? " This file is a backup: use lokaform restore." : "") || Me(e, t) || ` The fields are ${t.join(" and ")}.`}`;
			r.add(k("unknown-member", n, { place: sr(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function Pf({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return k("empty-manifest", r, { place: gr(e, t) });
}
function Ff(e, t, n) {
	if (!Array.isArray(t.value)) return {
		entries: [],
		problems: Hf(e, "wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", t.span)
	};
	let r = [], i = new vn(), a = t.span.members?.[Symbol.iterator](), s = o(() => Bf(n));
	for (let o of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!_(o) && i.countMore(e.file.path)) continue;
		let l = Lf(i, e, {
			value: o,
			span: c
		}, n, s);
		if (i.count > 15e4) return {
			entries: r,
			problems: [tn(e.file.path, gr(e.file, c).endLine), ...i.problems]
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
function If(e, t, n) {
	let r = new vn();
	return {
		...Lf(r, e, t, n, () => Bf(n)),
		problems: r.problems
	};
}
function Lf(e, t, n, r, i) {
	let { value: a, span: o } = Uf(n, r.fields), s = Rf(r.schema)(a)._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new Fr();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Vf(t, gr(t.file, o))) return { span: o };
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
	Gf(p.map((e) => br(e, {}, xr())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, qf(t));
	return { span: o };
}
const Rf = h((e) => {
	let t = Object.entries(e.shape).map(([e, t]) => ({
		name: e,
		member: t,
		isOptional: t._zod.optin === "optional"
	})), n = new Map(), r = (e._zod.def.checks?.length ?? 0) > 0;
	return (i) => {
		if (r || !_(i)) return e;
		let a = t.filter(({ name: e, isOptional: t }) => !t || Object.hasOwn(i, e)), o = a.map(({ name: e }) => e).join(" "), s = n.get(o);
		if (s || n.size === 50) return s ?? e;
		let c = Or(Object.fromEntries(a.map(({ name: e, member: t }) => [e, t])));
		return n.set(o, c), c;
	};
}), zf = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function Bf({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(zf).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Vf({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function Hf(e, t, n, r) {
	let i = gr(e.file, r);
	return Vf(e, i) ? [] : [k(t, n, { place: i })];
}
function Uf(e, t) {
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
		let c = new Map(r.members).set(e, Ln(a, { members: new Map(s) }));
		r = Ln(r, { members: c });
	}
	return {
		value: n,
		span: r
	};
}
function Wf(e, t) {
	let n = new vn();
	return Gf(e, t, n), n.problems;
}
function Gf(e, t, n) {
	let r = e.flatMap(({ code: e, path: t }) => e === "unrecognized_keys" ? t.join(".") : []), i = ({ code: e, path: n }) => e === "custom" ? r.includes(n.join(".")) : Zf(t.value, n) === void 0 && r.includes(n.slice(0, -1).join("."));
	for (let r of e) if (r.code === "unrecognized_keys") for (let e of r.keys) Kf({
		...r,
		keys: [e]
	}, t, n);
	else i(r) || Kf(r, t, n);
}
function Kf(e, t, n) {
	if (!n.countMore(t.file.path, qf(e))) for (let r of Jf(e, t)) n.add(r);
}
function qf(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? Yf(e.errors) : void 0)?.reduce((e, t) => e + qf(t), 0) ?? 1;
}
function Jf(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => $f(e, n, t));
	if (e.code === "invalid_key") return [$f(String(n.at(-1)), n.slice(0, -1), t)];
	let [r = "", i = ""] = n.map(String);
	if (n.length === 2 && t.noun === "field" && t.members.has(i)) {
		let e = `${i} is a field of ${t.thing}, not of ${r}. Move its line to the left.`;
		return [k("unknown-member", e, { place: sr(t.file, t.span, n) })];
	}
	let a = Zf(t.value, n), o = gr(t.file, t.span, n), s = (e, t) => [k(e, t, { place: o })], c = () => s("wrong-type", rp(a, n, t, o)), l = ap(n, t), u = op(n, t);
	if (a === void 0) return s("missing-member", `${l} is missing. It is required in ${t.thing}.${u}`);
	if (a === null) return s("null-value", ep(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = Yf(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? Wf(r, t) : c();
		}
		case "invalid_type": return c();
		case "invalid_value": {
			if (typeof a == "object") return c();
			let t = e.values.map(String), n = Me(String(a), t);
			return s("wrong-value", T`"${E(String(a))}" is not allowed here. Allowed values: ${t.join(", ")}.${n}`);
		}
		case "custom":
		case "invalid_format": return s("wrong-value", `${l} ${e.message}.${u}`);
		default: return typeof a == "number" ? s("wrong-value", rp(a, n, t, o)) : s("wrong-value", `${l} is empty.${u}`);
	}
}
function Yf(e) {
	let t = [...e].sort((e, t) => Xf(t) - Xf(e)).find((e) => Xf(e) > 0), n = ({ code: e }) => e !== "invalid_type" && e !== "invalid_value";
	return t ?? e.find((e) => e.every(n));
}
function Xf(e) {
	return u(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Zf(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function Qf(e, t) {
	return Ve(e, t) ?? t.find((t) => t.split("_").includes(e));
}
function $f(e, t, n) {
	let r = sr(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = Me(Qf(e, i) ?? e, i) || ` The fields are ${i.join(", ")}.`, o = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.(e) || a}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		o = `Unknown field "${e}" in ${ip(t, n)}.${op([...t, e], n)}${r.includes(e) ? "" : Me(e, r)}`;
	}
	return k("unknown-member", o, { place: r });
}
function ep(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${ap(e, t)} has no value.${op(e, t)}`;
	if (n?.empty !== void 0) return `${ap(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".", i = e.length > 2 ? np(e.slice(0, -1), t) : "";
	return i ? T`${ap(e.slice(0, -1), t)} is a mapping.${i}` : `${ap(e, t)} has no value. Remove it, or give it a value.${r}${op(e, t)}`;
}
const tp = /^(\{[^{}:,]+\}|\[[^[\],]+\])$/;
function np(e, t) {
	let n = t.textAt(gr(t.file, t.span, e));
	return tp.test(n) ? T` If ${E(n)} is the text, put it in quotes: "${E(n)}".` : "";
}
function rp(e, t, n, r) {
	if (t.length === 0) return T`This is ${sp(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r), a = E(i.startsWith("*") ? String(e) : i);
		return T`${ap(t, n)} is ${sp(e)}, but it must be text. Put it in quotes: "${a}".`;
	}
	let o = a ? np(t, n) : "";
	return T`${ap(t, n)} is ${sp(e)}.${o}${op(t, n)}`;
}
function ip(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${ip(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function ap(e, t) {
	let n = ip(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function op(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${ip([n], t)} must be ${r.expects}.` : "";
}
function sp(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return T`the number ${E(String(e))}`;
		case "boolean": return T`the value ${E(String(e))}`;
		case "string": return T`the text "${E(Xt(String(e), 40))}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function cp(e, t) {
	return lp(e, t) === "off" ? void 0 : e.removalBy(t);
}
function lp({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function up(e, t, n) {
	let r = lp(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function dp({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/pluralNames.ts
function fp(e, t) {
	let n = [...new Set(e.flatMap(({ manifest: { textFile: e } }) => e?.source ?? []))], r = b(e, ({ manifest: { textFile: e } }) => e?.source.plurals === "i18next" && !e.isPlural ? [pp(e, n)] : []), i = new Map();
	for (let e of r.values()) {
		let t = mp(e);
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
function pp(e, t) {
	let [n = ""] = e.others ?? [], { row: r, path: i } = Ut(t, e, n) ?? {
		...e,
		row: e.source
	};
	return S([r.folder, rr(r, i)]);
}
function mp(e) {
	let t = new Map(), n = ({ manifest: { textFile: e } }) => e?.language === e?.source.base;
	for (let r of e.toSorted((e, t) => Number(n(e)) - Number(n(t)))) {
		let { source: e = {}, language: i = "" } = r.manifest.textFile ?? {};
		if ($n(e)?.includes(i) !== !1) for (let [e, i] of r.read.plurals ?? []) {
			let a = t.get(e);
			t.set(e, n(r) ? i ?? a : a || (i ?? a));
		}
	}
	return new Map([...t].map(([e, t = !0]) => [e, t]));
}
// src/kinds/read.ts
function hp(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function gp(e, t, n) {
	let r = _p(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* _p(e, t, n, r = new Map()) {
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
			]), s = r.get(o), c = s?.text === i ? s.read : bp(d, t, n);
			r.set(o, {
				text: i,
				read: c
			}), f.push({
				manifest: t,
				read: c
			}), yield;
		}
		let p = fp(f, (e) => bp(d, e, n));
		c[d.plural] = p.map(({ manifest: e }) => e), u ||= p.some(({ read: e }, t) => e !== f[t]?.read);
		let m = p.map(({ read: e }) => e), h = m.flatMap((e) => e.problems.some(Sp) ? [] : e.entries), g = d.textFiles?.join(h) ?? {
			entries: h,
			problems: []
		};
		a[d.plural] = g.entries;
		for (let e of m) {
			for (let [t, n] of e.variables) o.set(t, n);
			e.base !== void 0 && s.add(e.base);
		}
		let _ = new vn();
		for (let e of g.entries) {
			for (let t of d.checkEntry(e)) _.add(t);
			for (let t of vp(d, e)) _.add(t);
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
		problems: Sn(Cp(i, d)),
		files: c,
		isSplit: u
	};
}
function vp(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [G(e, t, "wrong-value", `The field new says that there is no former ${e.name}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function yp({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = hf(r, i, a), { file: s } = o, { members: c, problems: u } = Nf(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = c.get("on_create"), p = f && n && If(o, f, n);
	p && l(d, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [Pf(o, e)]
	};
	let g = Ff(o, h, t);
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
function bp(e, { path: t, text: n, textFile: r }, i) {
	return r && e.textFiles ? e.textFiles.read(t, n, r) : e.readManifest(t, n, i);
}
function xp(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = bp(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Sp({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function Cp(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function G({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Tp(e(t)), d = s ? sr(n, r, o) : gr(n, r, o);
	return {
		...k(i, T`${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function wp(e, { entry: t, other: n, field: r, part: i }) {
	let a = i === void 0 ? [r] : [r, i];
	return G(e, t, "duplicate-text", `The ${i === void 0 ? `field ${r}` : `${i} translation`} is not the same as at ${Ea(n, a)}, so nothing is written for this key. Lokalise has one value for all apps: write the same in the files of both.`, { path: a });
}
function Tp(e) {
	return Xt(e, 200);
}
function Ep({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const Dp = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function Op(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !kp(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = Dp.has(r) ? void 0 : Op(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function kp(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) Dp.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const Ap = "Run again. If that does not help, the service has changed or has a fault.";
function jp(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = b(n, ({ id: e }) => e === void 0 ? [] : [e]), s = b(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", l = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, u = new Set(), d = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (u.add(a), [{
			declared: t,
			problem: G(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${Ap}`, { path: [c] })
		}]) : [];
	}), f = new Set(d.map((e) => e.declared)), p = a(t.filter((e) => !f.has(e))), m = n.filter((e) => !u.has(e)), h = [...p.remarks];
	if (m.length > 0) {
		let t = lp(e, r) !== "off", n = m.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = m.length > 5 ? `; and ${m.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${Ap}`, s = t ? "error" : "warning";
		h.push(k("unusable-response", o, {
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
function Mp(e, t) {
	return Np(S([e, t])).slice(0, 16);
}
function Np(e) {
	return vi("sha256", e);
}
// src/plan/declaredContents.ts
function Pp({ fields: e }, t) {
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
function Fp({ idMember: e }, { values: t }) {
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
function Ip(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = new Map([...b(s, o)].map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Rp(t, e(t).map((e) => Lp(c.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => Fp(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [S([...r(e)].sort())]), o((t) => [S(e.identity(t.values))]);
	let c = (t) => K(e.identity(t.values));
	return o((t) => [...(Fp(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function Lp(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Rp(e, t, n) {
	if (t.length < 2) return t[0];
	let r = n(e), i = t.map((e) => [...n(e)].filter((e) => r.has(e)).length);
	return t[i.indexOf(u(i))];
}
function zp(e, t, n) {
	let [r, i] = [t, n].map((t) => Bp(e, t));
	return !r?.length || !i?.length || r.some((e) => i.includes(e));
}
function Bp(e, { values: t }) {
	let n = e.identity(t), { platforms: r = [] } = Object.fromEntries(Object.entries(t));
	return K(r).length > 0 || !_(n) ? K(r) : Object.keys(n);
}
function Vp(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return wn(t, n, i ? [i.name, r] : []).path;
}
function Hp({ fields: e }, { values: t }) {
	return e.flatMap((e) => e.role === "text" ? e.toPlan(t) : []);
}
function Up(e, t, n) {
	return Hp(e, t).find(({ part: e }) => e === n)?.after;
}
function Wp(e, t, n) {
	return (t.parts ?? [t]).some((t) => t.from?.language === n && _(Up(e, t, n)));
}
function Gp(e, t) {
	return (t.parts ?? [t]).some(({ from: e }) => e) ? Hp(e, t).flatMap(({ part: n = "", after: r }) => _(r) && Wp(e, t, n) ? n : []) : [];
}
const Kp = t((e) => new Map());
function qp(e, t, n) {
	let r = Kp(t), i = S([e.name, n?.name ?? null]), a = r.get(i) ?? Yp(e, n ? Jp(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Jp(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Yp(e, t) {
	let n = b(t, (t) => Xp(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Zp(e)(t), a = r([...n, ...i]).filter((n) => zp(e, n, t));
			return a.length < 2 ? a[0] : Ip(e, {
				target: a,
				head: [t]
			}, (t) => Pp(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Zp(e)(t).own).filter((e) => e !== t)
	};
}
function Xp(e, t) {
	let { id: n, previously: r = [] } = Fp(e, t), [i = [], a = []] = [K(e.identity(t.values)), r].map((e) => e.map((e) => `name ${e}`));
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: a
	};
}
const Zp = t((e) => t((t) => Xp(e, t)));
function Qp(e) {
	let t = e.projects.map((e) => e.hide_texts ? $p(e) : e), n = e.hide_texts ? e.problems.map((e) => em(e)) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function $p(e) {
	let { problems: t, results: n, plan: r } = e, i = r && tm(r);
	return {
		...e,
		problems: t.map((e) => em(e, i)),
		...n && { results: n.map(({ change: e, outcome: t }) => ({
			change: e,
			outcome: t.state === "done" ? t : em(t, i)
		})) }
	};
}
function em(e, t = () => "…") {
	return ye(e, he(e, (e, n) => n === void 0 ? e : n === "file" ? "…" : t(e)).message);
}
function tm({ changes: e, kept: t }) {
	let n = o(() => {
		let n = t.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), r = [...new Set([...e.flatMap(nm), ...n].flatMap(K))], i = new er();
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
function nm(e) {
	return e.action === "destroy" ? (e.texts ?? []).map(({ before: e }) => e) : e.fields.filter(({ field: t }) => Na(Ma(e.kind, t))).flatMap(({ before: e = "", after: t, sent: n = "" }) => [
		e,
		t,
		n
	]);
}
function rm(e) {
	let t = Qp(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? am(t.problems) : t.problems,
		projects: t.projects.map(im),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(im)
		} }
	};
}
function im(e) {
	return e.hide_texts ? am(e) : e;
}
function am(e) {
	return om(e, "");
}
function om(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && Na(Ma(String(n), String(e.field)));
	return cm(e, (e, t) => Dp.has(t) ? r ? sm(e) : e : om(e, n));
}
function sm(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? cm(e, sm) : e;
}
function cm(e, t) {
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
const lm = new Set("action by code command field how kind scope reason ref seen severity state place file manifests backup".split(" "));
function um(e, t) {
	let n = e.projects.map((e) => fm(e, t));
	return {
		...mm({
			...e,
			projects: []
		}, t),
		declared: e.declared,
		projects: n
	};
}
function dm(e, t) {
	return mm(e, (e) => t(e));
}
function fm(e, t) {
	let n = mm(e, t);
	if (t(e.id) === e.id) return n;
	let r = Np(e.id), { plan: i } = n;
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
function pm(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === Np(t);
}
function mm(e, t) {
	return gm(e, t, !1);
}
const hm = t((e) => new WeakSet());
function gm(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	if (!n && "message" in e && "quotes" in e) {
		let { message: n, quotes: r, ...i } = e;
		return {
			...gm(i, t, !1),
			...he({
				message: n,
				quotes: r
			}, t)
		};
	}
	let r = hm(t);
	if (!n && r.has(e)) return e;
	let i = cm(e, (e, r) => n || !lm.has(r) ? gm(e, t, n || Dp.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/view.ts
const _m = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], vm = [
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
		text: O(e, t)
	}];
}
function ym(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function bm(e) {
	return e.map((e) => "text" in e ? e.text : bm(e.words)).join("");
}
function xm(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function Sm(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/problems.ts
function Cm(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * tr.indexOf(e) + Number(t !== void 0 && on({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function wm(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of d(t === !0 ? [] : e, (e) => Tm(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(on) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Em(Dm(e), [e, ...t]));
		}
	}
	return Cm(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Dm(e, n)));
}
function Tm(e, t) {
	return on(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Ep(e),
		e.place.file
	]);
}
function Em(e, t) {
	if (t.some(on)) {
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
function Dm({ severity: e, code: t, message: n, place: r, ways: i }, a = le) {
	return {
		...xm("!", t, r),
		severity: e,
		state: e,
		lines: Om(i),
		words: O(n, a - t.length - 3),
		code: {
			name: t,
			address: Wa(t)
		}
	};
}
function Om(e = []) {
	return e.map(({ does: e, command: t }) => Sm(" ", `${e}: `, w(t)));
}
function km(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...d(r, ({ outcome: e }) => `${jm(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Am(e, O(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => O(e.change.label, 100));
		return [Am(r, `${(t ? a : a.map(ft)).join(", ")} and ${L(e.length - 3)} more`, e.length, n)];
	});
}
function Am(e, t, n, r = le) {
	return {
		...xm("!", t, _s(e)),
		count: n,
		severity: "error",
		state: jm(e.outcome),
		words: O(e.outcome.message, r)
	};
}
function jm(e) {
	return vs(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// src/plan/loss.ts
function Mm(e) {
	return e.action === "update" ? e.fields.some((t) => Im(e.kind, t) || Lm(e.kind, t) || Nm(e.kind, t)) : e.action === "destroy";
}
function Nm(e, { field: t, before: n, after: r }) {
	return Ma(e, t).role === "identity" || n === void 0 || Rm(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Pm(e, t) {
	return Fm(t) || Im(e, t) || Lm(e, t);
}
function Fm({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Rm(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Rm(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Im(e, { field: t, before: n, after: r }) {
	return Ma(e, t).role === "archive" && n === !1 && r === !0;
}
function Lm(e, { field: t, before: n }) {
	return Ma(e, t).role === "shape" && n !== void 0;
}
function Rm(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function zm(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Vm(Ma(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Bm(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Vm(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Vm(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Rm(n);
}
// src/report/counts.ts
function Hm(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const Um = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function Wm(e) {
	let t = $m(e);
	return t === "removed" ? t : t === "new" ? "created" : Zm(e) ? "renamed" : "updated";
}
const Gm = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], Km = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, qm = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function Jm(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...Hm(Um, t, Wm),
		...Hm(Gm, n, ({ reason: e }) => Km[e] ?? "kept"),
		toAdd: C(e, ({ to_add: e = [] }) => e.length),
		onlyInFiles: C(e, ({ only_in_files: e = [] }) => e.length),
		changes: t.length,
		adopted: C(e, ({ counts: e }) => e.adopted),
		skipped: C(e, ({ skipped: e }) => e.length)
	};
}
const Ym = [...Um, ...qm];
function Xm(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = Hm(["done", ...qm], t, ({ outcome: e }) => vs(e) ? "written in part" : e.state), i = r.skipped + C(e, ({ plan: e }) => e?.skipped.length ?? 0), a = t.length - r.done + i - r.skipped;
	return {
		...Hm(Um, n, Wm),
		...r,
		skipped: i,
		unfinished: a
	};
}
function Zm(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const Qm = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function $m(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => Im(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => Pa(e.kind, t));
	return t.some(Fm) ? "cleared text" : t.some((t) => Nm(e.kind, t)) ? "overwritten text" : Mm(e) ? "overwritten" : Zm(e) ? "renamed" : "changed";
}
function eh(e) {
	let t = e.flatMap((e) => e.action === "update" ? e : []);
	return C(t, ({ kind: e, fields: t }) => t.filter((t) => Pa(e, t) && Fm(t)).length);
}
// \0late:diff
const th = process.getBuiltinModule("node:module").createRequire(import.meta.url), nh = (...e) => th("./late-diff.js").createTwoFilesPatch(...e), rh = (...e) => th("./late-diff.js").diffArrays(...e), ih = [
	"key:",
	"tag:",
	"file:"
];
function ah(e) {
	return ih.find((t) => e.startsWith(t));
}
function oh(e, t) {
	return e.length === 0 || e.some((e) => ch(e, lh(t)));
}
function sh(e, t) {
	if (e.length === 0) return [];
	let n = t.map(lh);
	return e.filter((e) => !n.some((t) => ch(e, t)));
}
function ch(e, t) {
	let n = ah(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => kt(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function lh({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : K(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => K(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function uh(e, t) {
	return sh(e, ph(t)).filter((e) => !e.startsWith("tag:")).map(dh);
}
function dh(e) {
	let t = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.`;
	return k("unknown-filter", t);
}
function fh(e, t) {
	return t.length > 0 ? e.filter((e) => t.every((t) => t.includes(e))).map(dh) : [];
}
function ph(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function mh(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return t.startsWith("key:") ? [{
		keys: t,
		language: n
	}] : [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function hh(e, t, n) {
	let r = `${e}:${t}`;
	return ah(e) === void 0 && /^[^\s*,-][^*,]*$/.test(e) && !n.has(r) ? r : `key:${r}`;
}
function gh(e, t) {
	let n = e.startsWith("key:") ? e.slice(4) : e;
	return Th(t).includes(n) ? "whole" : oh([e], t) ? "pattern" : void 0;
}
function _h(e, t, n, r) {
	let i = e.flatMap(mh).flatMap(({ keys: e, language: i }) => {
		if (i !== void 0 && i !== n) return [];
		let a = gh(e, t);
		return a === "whole" && i === void 0 && r ? "pattern" : a ?? [];
	});
	return ["whole", "pattern"].find((e) => i.includes(e));
}
function vh(e) {
	return new Set(wh(e).flatMap(Th));
}
function yh(e, t) {
	return mh(e).some(({ keys: e }) => t.some((t) => gh(e, t)));
}
function bh(e, t) {
	return e.flatMap((e) => {
		let n = e.split(/,\s*/), r = n.length > 1 ? t.flatMap(wh) : [];
		return !yh(e, r) && n.some((e) => yh(e, r)) ? n : [e];
	});
}
function xh(e, t, n) {
	let r = n.flatMap(wh);
	return bh(t, n).filter((e) => !yh(e, r)).map((t) => {
		let { keys: n = t, language: r } = mh(t).at(-1) ?? {}, i = `${e} ${t}: no declared key has the name "${n}"${r === void 0 ? "" : ` with the language ${r}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.`;
		return k("unknown-text", i);
	});
}
function Sh(e) {
	let t = `--create ${e}: no declared key has this name. Give the whole name of a key in the files.`;
	return k("unknown-text", t);
}
function Ch(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = wh(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = mh(t).toReversed(), s = i !== void 0 && a.some((e) => gh(i.keys, e));
		if (!n?.language || o.includes(n.language) || s) return [];
		let c = a.filter((e) => gh(n.keys, e)), l = c.flatMap(({ kind: e, entry: t }) => Hp(e, t)), u = [...new Set(l.map(({ part: e = "" }) => e))].join(", "), d = `${e} ${t}: project ${r} has no language "${n.language}". ${n.keys} has ${u === "" ? "no texts" : u}.`;
		return c.length === 0 ? [] : [k("unknown-text", d, { scope: "project" })];
	});
}
function wh(e) {
	return ph([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Th({ kind: e, entry: t }) {
	return K(e.identity(t.values));
}
// src/plan/waiting.ts
function Eh(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function Dh(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0));
	if (s.length === 0) return e;
	let c = Hp(i, t).map(({ part: e = "", after: t }) => [e, t]), l = Object.fromEntries(c), u = new Map();
	for (let e of Eh(s, ({ part: e = "" }) => e, o)) {
		let { part: o = "" } = e, s = jh({
			kind: i,
			entry: t,
			item: e
		}, a), c = _h(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, o, e.reason === "held") !== "whole" && r.texts()?.whyWaiting(t, n, {
			...l,
			[o]: s
		}, o), d = Nh({
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
const Oh = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
}, kh = {
	"not committed": Oh["not committed"],
	"never agreed": "git has no other text of the file, and the text of the project is older",
	undated: "the service does not say when the text of the project was written",
	"unread history": "the history of the file does not tell which text is newer",
	"unknown user": "the text of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Ah({ because: e = [] }) {
	return e.some((e) => e in Oh);
}
function jh({ kind: e, entry: t, item: n }, { project: r }) {
	let { declared: i, live: a, part: o = "" } = n;
	if (!_(i) || !_(a)) return a;
	let s = Wp(e, t, o) ? Mh(n, r) : [], c = Object.entries(i).map(([e, t]) => [e, a[e] || t]);
	return Object.fromEntries([...c, ...s]);
}
function Mh({ declared: e, live: t, part: n }, { languages: r = [] }) {
	let { pluralForms: i = [] } = r.find(({ iso: e }) => e === n) ?? {};
	return !_(e) || !_(t) ? [] : Object.entries(t).filter(([t, n]) => n !== "" && i.includes(t) && !Object.hasOwn(e, t));
}
function Nh(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = jh(e, t);
	return a !== void 0 && _(a) !== _(o) || Ph(n, r, i, t) ? "other-shape" : p(s) ? Ih(e, s, t.project.baseLanguage) ? "universal-placeholders" : void 0 : "not-expressible";
}
function Ph(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const Fh = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function Ih({ kind: e, entry: t, item: n }, r, i) {
	let { field: a, declared: o } = n, s = (e, t) => K(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(r, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === a)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === i)?.after, d = l.map((e) => e.after ?? ""), f = [
		o ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => Fh.test(e), c].some((e) => s(r, e) && !s(f, e));
}
// src/report/view/rows.ts
const Lh = 1e3;
function Rh(e, t) {
	if (e.action === "destroy") return {
		...Gh("-", e),
		...Vh(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => Pa(n, e) ? e.part ?? [] : []), a = {
		...Gh(Wh[Wm(e)], Zm(e) ? {
			...e,
			label: zh(e)
		} : e),
		...Mm(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? ug(e) : lg(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Xt(r, Lh)
		};
	}
	let o = r === "create" || Zm(e), s = e.fields.filter((e) => !o || !vg(n, e)).flatMap((e) => ng(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: Xt(bt(c), 80) + re(e.label, c) };
	return {
		...a,
		...l,
		...Uh(e, t),
		lines: s
	};
}
function zh({ kind: e, label: t, fields: n }) {
	let r = n.find((t) => vg(e, t)), i = r && yg(e, r.field, r.after);
	return i?.as === "slots" ? [...new Set(Object.values(i.slots))].join(" / ") : t;
}
const Bh = "will be archived";
function Vh(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? Bh : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: Hh(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function Hh({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? xg(yg(e, r, i), 90) : "", s = a ? `   (last edited${cg(a)})` : "";
		return {
			...Sm("-", `${Eg(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [Sm("-", `and ${I(a, "more text")}`)] : []];
}
function Uh(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : Wm(e) === "removed" ? { words: Bh } : t === "drift" ? e.edited ? { words: `last changed${cg(e.edited)}` } : {} : Zm(e) ? { words: ja(e.kind).words.renamed } : {};
}
const Wh = {
	created: "+",
	updated: "~",
	renamed: "»",
	removed: "-"
};
function Gh(e, t) {
	return xm(e, La(t), t.place);
}
function Kh(e, { texts: t = !1, full: n }) {
	let r = n === !0 ? Infinity : bg, i = Xt(fg(e, t, r), n === !0 ? r : Lh), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...Gh("!", e),
		words: i,
		...a
	};
}
function qh(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = _g(n, e), [d, f] = Sg(yg(n, r, i ?? ""), yg(n, r, a)), p = o ? `, edited${cg(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...Gh(l ? "!" : " ", e),
		lines: m.map((e) => Sm(" ", Xt(e, Lh))),
		...l && { isLoss: !0 }
	};
}
function Jh({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${xg(yg(t.kind, r.field, e))}` : "";
		return Sm(" ", Xt(`${_g(t.kind, r)}${i} is no longer declared`, Lh));
	});
	return {
		...Gh("-", t),
		isLoss: !0,
		lines: r
	};
}
function Yh({ member: e, before: t, after: n, ...r }) {
	let i = `${O(e, 80)}: ${Zh(t, n, "not declared")}`;
	return {
		...Gh("~", r),
		words: i
	};
}
function Xh({ name: e, before: t, after: n, loosens: r }) {
	let i = `${O(e, 80)}: ${Zh(t, n, "not set")}`;
	return r ? {
		...xm("!", `${i} (lets a run do more)`),
		isLoss: !0
	} : xm(" ", i);
}
function Zh(e, t, n) {
	let r = [e, t].map((e = n) => ({
		as: "word",
		word: e
	}));
	return Sg(r[0] ?? rg, r[1] ?? rg, 200).join(" → ");
}
function Qh({ variable: e, host: t, place: n }) {
	return {
		...xm("!", `sends \${${w(e)}} to ${w(t)}`, n),
		isLoss: !0
	};
}
function $h(e) {
	let t = Gh(" ", e);
	if (ja(e.kind).secretNames) return t;
	let n = e.part === void 0 ? "" : `, only ${Eg(e.part)}`, r = e.created ? `, created on ${Ha(e.created).slice(0, 10)}` : "";
	return {
		...t,
		words: `id ${O(String(e.id), 80)}${n}${r}`
	};
}
function eg(e, t) {
	return {
		...Gh("!", e),
		...t && {
			severity: "warning",
			state: "only in the files",
			words: "apply does not create it, because keys_from is lokalise in its row of texts"
		}
	};
}
function tg(e) {
	return xm(" ", w(e));
}
function ng(e, t, { texts: n, full: r }) {
	let i = _g(e, t), a = Lm(e, t) ? [Sm(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Sm(" ", i), ...a];
	let { part: o, edited: s } = t, c = r === !0 ? 4e3 : 90, l = Pa(e, t) && o !== void 0 ? { language: o } : {}, u = ig(e, i, t, c).map((e) => ({
		...e,
		...l,
		value: Xt(e.value, Lh + c - 2 - e.start.length)
	}));
	return [
		...s ? [Sm(" ", `in the project, last edited${cg(s)}:`)] : [],
		...u,
		...a
	];
}
const rg = {
	as: "text",
	text: ""
};
function ig(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || Rm(a) ? rg : yg(e, i, a), c = yg(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== rg ? ag(t, s, c, r) : wg(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => ag(`${t}.${e}`, n, i, r));
}
function ag(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...og("-", e, t.members, n.members), ...og("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = Sg(t, n, r), o = Sm("+", `${e} `, sg(n) ? "(empty)" : a);
	if (sg(t)) return [o];
	let s = Sm("-", `${e} `, i);
	return sg(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function og(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e)), a = new Set(i.flatMap((e) => r.map((t) => re(t, e))));
	return i.length > 0 ? [Sm(e, `${t} `, Tg(i) + (e === "+" ? [...a].join("") : ""))] : [];
}
function sg(e) {
	return e.as === "text" && e.text === "";
}
function cg({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${O(e, 60)}`} on ${Ha(t)}${n ? ", reviewed" : ""}`;
}
function lg(e, t) {
	return t.flatMap((t) => vg(e, t) ? [] : _g(e, t)).join(", ");
}
function ug({ kind: e, fields: t, again: n }) {
	let [r, ...i] = t.filter((t) => Pa(e, t)), a = i.filter(({ after: e }) => e !== ""), o = a.length > 0 ? ` (also in ${a.map((t) => _g(e, t)).join(", ")})` : "", s = (t) => `${_g(e, t)} ${xg(yg(e, t.field, t.after))}`, c = r ? [`${s(r)}${o}`] : [], l = t.filter((t) => !Pa(e, t) && !vg(e, t));
	return [
		...n ? [dg] : [],
		...c,
		...l.map(s)
	].join("; ");
}
const dg = "again: it was removed in Lokalise since the last apply";
function fg(e, t, n) {
	if (!("field" in e)) return gg(e);
	let { kind: r, field: i, reason: a, because: o, cause: s, edited: l, live: u, declared: d, details: f } = e, p = c([l && a !== "held" && `edited${cg(l)}`, o ? hg(e) : a === "undecided" && s && kh[s]]), m = [a === "held" && Rm(u) ? pg : mg[a], p.join("; ")].filter((e) => e !== "").join(": "), h = _g(r, e);
	if (!t) return `${h} ${m}`;
	let [g, _] = d === void 0 ? ["not in the file", xg(yg(r, i, u), n)] : Sg(yg(r, i, d), yg(r, i, u), n);
	return `${h} ${_} ${m} (${d === void 0 ? g : `in the file: ${g}`})${f === void 0 ? "" : `. ${f}`}`;
}
const pg = "stays empty: translators fill it. To write the text: --overwrite KEY:LANG", mg = {
	held: "kept: lokaform.yaml says seed, so the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project",
	"changed-since": "kept: changed since the backup",
	converts: "kept: a text changed since the backup, and the change back would convert it"
};
function hg({ because: e = [] }) {
	let t = {
		...Oh,
		"not-verified": "the project does not say that it is verified",
		"not-reviewed": "the project does not say that it is reviewed"
	};
	return e.map((e) => t[e] ?? `it fails the check ${e}`).join(", and ");
}
function gg({ reason: e, tag: t = "" }) {
	switch (e) {
		case "archived": return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
		case "held-back": return "kept: not removed while there are problems";
		case "protected": return `kept: protected by tag ${Rn(t)}`;
		default: return `kept: owned by others (tag ${Rn(t)}). To take it over, correct owner in lokaform.yaml, or remove that tag in Lokalise`;
	}
}
function _g(e, { field: t, part: n }) {
	return n !== void 0 && Ma(e, t).role === "text" ? Eg(n) : t;
}
function vg(e, { field: t }) {
	return Ma(e, t).role === "identity";
}
function yg(e, t, n) {
	return Ma(e, t).show(n);
}
const bg = 60;
function xg(e, t = 60) {
	switch (e.as) {
		case "text": return Rn(e.text, t);
		case "word": return Xt(bt(e.word), t);
		case "set": return e.members.length > 0 ? Tg(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Eg(e)} ${Rn(n, t)}`).join(", ");
	}
}
function Sg(e, t, n = 60) {
	let [r, i] = [e, t].map((e) => e.as === "word" ? e.word : e.as === "text" ? e.text : void 0);
	if (e.as !== t.as || r === void 0 || i === void 0) return [xg(e, n), xg(t, n)];
	let a = e.as === "word" && ![r, i].some((e) => Cg.test(e)), [o, s] = tt(bt(r), bt(i), n).map((e) => a ? e : ke(e, n));
	return [`${o}`, `${s}${re(r, i)}`];
}
const Cg = /^[\s(]|\s$/;
function wg(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Eg(e),
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
function Tg(e) {
	return e.map((e) => ft(Eg(e))).join(", ");
}
function Eg(e) {
	return Cg.test(e) || /[,"]/.test(e) ? Rn(e, 255) : Xt(bt(e), 255);
}
function Dg({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(Og?.old !== a || Og.now !== o) && (Og = {
		old: a,
		now: o,
		parts: kg(a, o)
	});
	let s = Og.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.length > 0 ? s : r;
}
let Og;
function kg(e, t) {
	return rh(jg(e), jg(t), { maxEditLength: 600 }) ?? [];
}
const Ag = o(() => new Intl.Segmenter("en", { granularity: "word" }));
function jg(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(Ag().segment(e), ({ segment: e }) => e));
}
// src/report/view/status.ts
const Mg = [
	["Language", ({ language: e, base: t }) => `${O(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => L(e)],
	[
		"Archived",
		({ archived: e }) => L(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${L(e.translated)} ${Ng(e, "translated").padStart(5)}`],
	["Verified", (e) => `${L(e.verified)} ${Ng(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${L(e.reviewed)} ${Ng(e, "reviewed").padStart(5)}`],
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
function Ng(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function Pg({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = Mg.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function Fg({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = O(t.language, 40), r = e.unmet.map((n) => `${`${L(t[n])} of ${I(t.texts, "text")} ${n}, ${Ng(t, n)}`}, and ${e.percents[n]} % is required`), i = e.missing.map(({ lacks: e, written: r, ...i }) => {
			let a = `not ${e.includes("translated") ? "translated" : te(e)}`, o = `${n}: ${r ? "to be written by apply" : a}`;
			return {
				...xm("!", La(i), i.place),
				words: o,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${Ua(n)} is not ready: ${r.join("; ")}`,
			rows: i
		}];
	});
}
// src/report/view/summaries.ts
function Ig(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${I(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${L(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Ug([e])}${i}${o}`;
}
function Lg(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = zm(e, t);
	if (r === 0) return;
	let a = `${I(n, "base text")} ${n === 1 ? "changes" : "change"}`, o = J(Fa(i, 12), 1e3);
	return q`${a}: ${I(r, "translation")} in ${o} may be marked unverified.`;
}
function Rg(e, t) {
	let n = Pt(e), r = t.flatMap((e) => {
		if (e.action !== "create" || !ja(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => Pa(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), i = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: i } = r.filter((e) => !n(e.get(t), t));
		return t === e.baseLanguage || i === 0 ? [] : [{
			name: O(t, 40),
			length: i
		}];
	});
	if (i.length === 0) return;
	let a = C(i, ({ length: e }) => e), o = i.map(({ name: e, length: t }) => i.length > 1 ? `${e} (${L(t)})` : e);
	return q`After the merge: ${I(a, "text")} to translate in ${J(Fa(o, 12), 1e3)}.`;
}
function zg(e) {
	let t = as({ projects: e }), n = C(e, ({ plan: e }) => e?.changes.length ?? 0), r = n > 0 ? ` This does not count ${I(n, "change")} to write.` : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${Bg(e)}.${r}`;
}
function Bg(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = C(t, (e) => e.texts), r = t.filter((e) => e.required), i = r.filter((e) => e.required?.unmet.length), a = Fa([...new Set(i.map(({ language: e }) => Ua(e)))], 12), o = Xg([...Jg({
		conflicts: C(t, (e) => e.conflicts),
		undecided: C(t, (e) => e.undecided),
		toPull: C(t, (e) => e.to_pull),
		waiting: C(t, (e) => e.waiting)
	}), [i.length, `of ${I(r.length, "required language")} not ready: ${a}`]]), s = I(new Set(t.map(({ language: e }) => e)).size, "language"), c = `${L(C(t, (e) => e.translated))} of ${I(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${c} in ${s}`, ...o].join(", ");
}
function Vg(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Hg(t), { waiting: r, kept: i, onlyInFiles: a } = Jm(t), o = Xg([
		[a, "only in the files"],
		[r, "waiting"],
		[i, "kept"]
	]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[Wg(t, "as declared"), ...o].join(", ")}.`;
}
function Hg(e) {
	let { conflicts: t, undecided: n, toPull: r, toAdd: i, ...a } = Jm(e);
	return Xg([
		[a.updated, a.updated === 1 ? "differs" : "differ"],
		[a.renamed, "not yet renamed"],
		[a.created, "missing"],
		[a.keptArchived, "archived"],
		[a.removed, "to remove"],
		...Jg({
			conflicts: t,
			undecided: n,
			toPull: r,
			toAdd: i
		}),
		[a.skipped, "not compared"]
	]).join(", ");
}
function Ug(e) {
	let t = Jm(e), n = t.adopted > 0 ? ` (${L(t.adopted)} to adopt)` : "", r = Xg([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = Xg([...Jg(t), [t.skipped, "skipped"]]), a = r_(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${Wg(e, "unchanged")}.`;
}
function Wg(e, t) {
	let n = `${Gg(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${Gg(e, "unmanaged")} unmanaged`;
}
function Gg(e, t) {
	let n = Aa().map((n) => ({
		kind: n,
		count: C(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? L(C(n, ({ count: e }) => e)) : te(n.map(({ kind: e, count: t }) => Ia(t, e.name)));
}
function Kg({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = n === 0 ? [] : c_(e.length - n, "applied");
	return `${[
		`Applied: ${qg(e)}`,
		...r,
		`${I(t, "request")} in total`
	].join(". ")}.`;
}
function qg(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = Xm(e), r = Xg(Ym.map((e) => [n[e], e])), i = Xg(Jg(Jm(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function Jg(e) {
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
function Yg({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [w(e)]), r = n.length > 0 ? q` Not reached: ${J(n.join(", "))}.` : [];
	return q`${ym(q`${O(e.message, le)}`)}${r}`;
}
function Xg(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${L(e)} ${t}`] : []);
}
function Zg(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return Kg(e);
	if (r.length === 0) return Qg(e);
	if (t === "drift") return Vg(n);
	if (t === "status") return zg(n);
	let [i] = n;
	if (i?.plan && n.length === 1) return Ig(i.plan, i.effort);
	let a = c_(n.length - r.length, "compared").map((e) => ` ${e}.`);
	return `${I(r.length, "project")}: ${Ug(r)}${a.join("")}`;
}
function Qg(e) {
	let { command: t, manifests: n, declared: r } = e, i = ds(e).filter(({ severity: e }) => e !== "notice");
	if (Gt(i)) return `${$g(i)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let a = Aa().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), o = te(a.flatMap(({ name: e, count: t }) => t > 0 ? Ia(t, e) : [])), s = i.length > 0 ? `, with ${$g(i)}` : "";
	return `Valid: ${o || "nothing declared"} in ${I(n.length, "manifest")}${s}.`;
}
function $g(e) {
	let t = tr.flatMap((t) => {
		let n = e.filter((e) => e.severity === t), r = C(n, ar);
		return r > 0 ? [I(r, t === "error" ? "problem" : t)] : [];
	});
	return te(t);
}
function e_(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${w(e)}`}`;
}
function t_({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f]+\.\d+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [q`${q`The service made snapshot ${J(t.id, 80)}: ${J(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function n_(e) {
	let t = Hm(Um, e, Wm);
	return [...Xg(Um.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...r_(e)].join(", ") || "no changes";
}
function r_(e) {
	let t = eh(e);
	return t > 0 ? [`clears ${I(t, "text")}`] : [];
}
function i_(e) {
	let t = ds(e).filter(({ severity: e }) => e === "error");
	return [
		...a_(e),
		...t.length > 0 ? [$g(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function a_(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${u_(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return s_(e, t === "apply" ? "applied" : "restored");
	let i = c_(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${Bg(r)}`, ...i] : t === "drift" ? [`Translations: ${Hg(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...o_(r), ...i];
}
function o_(e) {
	let { skipped: t, conflicts: n } = Jm(e.map(({ plan: e }) => e));
	return [
		`Translations: ${n_(e.flatMap(ys))}`,
		...n > 0 ? [I(n, "conflict")] : [],
		...t > 0 ? [`${L(t)} skipped`] : []
	];
}
function s_({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	return n === 0 ? [`Translations: nothing ${t}`] : [`Translations ${t}: ${qg(e)}`, ...c_(e.length - n, t)];
}
function c_(e, t) {
	return e > 0 ? [`${I(e, "project")} not ${t}`] : [];
}
function l_(e) {
	if (e.is === "not compared") return [q`The manifests were not compared with those of the commit that the pull request would be merged into: ${J(e.why)}.`];
	let t = q`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = J(e.commit.slice(0, 7));
	return [q`${ym(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, ym(q`${`Difference: ${u_(e.projects)}.`}`)];
}
function u_(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(Zm).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return Xg([
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
function d_(e) {
	let t = Hm([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = u_(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = Xg(Jg({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function f_(e) {
	return `Translations from Lokalise: ${d_(e)}`;
}
function p_({ filters: e, by_kind: t }) {
	let n = Aa().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${L(r)} of ${Ia(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${O(e, 200)}`).join(" ");
	return q`${ym(q`Only what matches`)} ${J(r, Infinity)}: ${te(n)}.`;
}
// src/report/view/sections.ts
const m_ = {
	removed: ["To remove", "to remove"],
	"cleared text": ["Cleared text", "to update, with texts that become empty in the project. To keep one, remove its empty text from the file"],
	"overwritten text": ["Overwritten text", "to update, with texts that are overwritten in the project"],
	overwritten: ["Overwritten value", "to update, with other values that are overwritten in the project"],
	renamed: ["To rename", "to rename"],
	changed: ["To update", "to update without loss"],
	new: ["To create", "to create"]
}, h_ = ["Differs", "different in the project"], g_ = {
	removed: m_.removed,
	"cleared text": h_,
	"overwritten text": h_,
	overwritten: h_,
	renamed: ["Not yet renamed", "not yet renamed"],
	changed: h_,
	new: ["Missing", "missing in the project"]
}, __ = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in Lokalise, and not pulled: each line says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, v_ = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, y_ = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function b_({ command: e }) {
	return e === "drift";
}
function x_(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function S_(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		T_(t.full === "also" ? r.filter((e) => !us(e)) : r, t),
		w_(i, t),
		...Fg(e).map((e) => t.full ? e : {
			...e,
			rows: M_(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? E_({
			...e,
			plan: n
		}, x_(e, t)) : [],
		I_(a, t)
	];
}
function C_({ problems: e, results: t = [] }, n = {}) {
	return [...wm(e, n), ...km(t, n)];
}
function w_(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${I(n.length, "change")} not made`,
		rows: km(n, t)
	};
}
function T_(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: $g(e),
		rows: wm(e, t)
	};
}
function E_({ plan: e, target: t, problems: n }, r) {
	let i = t?.is === "compared" ? t : void 0, a = i?.caused ?? e.changes, o = i?.kept ?? e.kept, { sends: s = [] } = b_(r) ? {} : i ?? e, c = r.full === "also" ? n.filter(us) : [], l = new Map(c.map((e) => [S({ ...e.place }), Om(e.ways)])), u = (...e) => e.map((e) => A_(e, o, r, l));
	return [
		...i ? [k_(i.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: s.map(Qh)
		},
		...u("Conflict", "Undecided"),
		...D_(a, r),
		...u("Archived", "To pull"),
		...j_(i ?? e, i !== void 0, r),
		...u("Waiting", "Kept"),
		N_(i?.no_longer_declared ?? [], i?.kinds_no_longer_declared ?? []),
		...P_(a, r),
		...i ? F_(i, r) : []
	];
}
function D_(e, t) {
	let n = b_(t) ? g_ : m_, { full: r, keptElsewhere: i } = t;
	return [...new Set(Qm.map((e) => n[e]))].map((a) => {
		let o = e.filter((e) => n[$m(e)] === a), [s, c] = a, l = (a === n.new || a === m_.changed) && !r && i !== void 0 && o.length > 20 ? o.slice(0, 19) : o, u = O_(l.map((e) => Rh(e, t)));
		return {
			action: s,
			title: `${L(o.length)} ${c}`,
			part: "plan",
			noun: "change",
			rows: M_(u, l.length, i, o.length)
		};
	});
}
function O_(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function k_(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${I(e.length, "setting")} changed`,
		rows: O_(e.map(Xh))
	};
}
function A_(e, t, n, r) {
	let i = {
		...y_,
		...b_(n) && { archived: "Archived" }
	}, a = t.filter(({ reason: t }) => (i[t] ?? "Kept") === e), { keptElsewhere: o } = n, s = v_[e], c = !s && o !== void 0 && a.length > 20, l = a.map((t) => {
		let i = Kh(t, n);
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
		title: `${s ? `${I(a.length, s)}:` : L(a.length)} ${__[e]}`,
		rows: c ? M_(l, 19, o) : l
	};
}
function j_({ to_add: e = [], only_in_files: t = [] }, n, r) {
	let i = (e) => r.full || e.length <= 20 ? e : M_(e, 9, r.keptElsewhere ?? "the report file lists");
	return [{
		part: "plan",
		noun: "key",
		action: "To add",
		title: n ? `${L(e.length)} deleted in the files, and still in Lokalise: the next pull brings them back. To remove one, archive it in Lokalise` : `${L(e.length)} to add: in Lokalise, and in no file. lokaform pull writes ${e.length === 1 ? "it" : "them"} into the files`,
		rows: i(e.map($h))
	}, {
		part: "plan",
		noun: "key",
		action: "Only in the files",
		title: `${L(t.length)} only in the files, and not created: keys_from is lokalise. To create one: create it in Lokalise, or lokaform apply --create KEY. If it was removed or renamed in Lokalise: lokaform pull --remove-missing`,
		rows: i(t.map((e) => eg(e, n)))
	}];
}
function M_(e, t, n, r = e.length) {
	let i = r - t;
	return i > 0 ? [...e.slice(0, t), {
		...tg(`and ${L(i)} more, which ${n}`),
		sign: "!",
		count: i
	}] : e;
}
function N_(e, t) {
	let n = [...Aa().filter(({ plural: e }) => t.includes(e)).map(({ plural: e }) => tg(`all ${e}: no manifest declares any, so the project keeps them. If the file has moved, name it in lokaform.yaml`)), ...e.map($h)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${L(n.length)} no longer declared, and kept in the project. If one got another name, set previously there`
	};
}
function P_(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Rh(e, {
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
function F_({ pending: e, resolved: t }, n) {
	let r = (e, t, n) => ({
		part: "pending",
		noun: "change",
		action: e,
		rows: n,
		title: `${e}${t} this pull request: ${I(n.length, "change")}`
	}), i = t.map((e) => {
		let { isLoss: t, place: r, ...i } = Rh(e, n);
		return i;
	});
	return [r("Already pending", ", with or without", O_(e.map((e) => Rh(e, n)))), r("No longer pending", " after", i)];
}
function I_(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = Aa().map(({ name: e }) => e), i = e.map((e) => ({
		rank: r.indexOf(e.kind),
		row: $h(e)
	})).sort((e, t) => t.rank - e.rank || g(e.row.name, t.row.name)).map(({ row: e }) => e);
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${L(e.length)}`,
		rows: M_(i, t, n ?? "the job summary of the workflow lists")
	};
}
function L_(e, t) {
	let n = x_(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => Jh(e, n));
	return [
		k_(s),
		V_("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		V_("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...B_(r, n),
		V_("with another id or former name", a.map(Yh)),
		V_("with other values in on_create", o.map(tg)),
		...P_(r, n)
	];
}
function R_(e, t) {
	let n = x_(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => qh(e, n));
	return V_(`waiting in Lokalise: each says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function z_(e, t) {
	let n = x_(e, t), { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => Jh(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => qh(e, n));
	return [
		V_("in conflict: the manifest keeps its text", c("conflict")),
		V_("undecided: the manifest keeps its text", c("undecided")),
		V_("no longer declared", o),
		...B_(i, n),
		R_(e, n),
		V_("different, and kept", c(void 0)),
		...P_(i, n)
	];
}
function B_(e, t) {
	let n = (e) => e.action === "create" ? "new" : Zm(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => {
		let i = O_(e.filter((e) => n(e) === r).map((e) => Rh(e, t))), a = V_(r, i), { full: o, keptElsewhere: s } = t;
		return r === "new" && !o && s !== void 0 && i.length > 20 ? {
			...a,
			rows: M_(i, 9, s)
		} : a;
	});
}
function V_(e, t) {
	return {
		part: "plan",
		title: `${L(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function H_(e, t) {
	let n = U_(Qp(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = [n, ...i].flatMap(({ scope: e }) => e?.settings_file ?? []), c = i.length + o.length > 1, l = [...i.map((e) => W_(e, n, c, t)), ...o.map((e) => G_(e, t))];
	return {
		title: i_(n),
		heading: q`${a_(n).join("; ")}${i.length > 1 ? q` · ${I(i.length, "project")}` : []}${s.length > 0 ? q` · ${J(Fa([...new Set(s)], 3), 200)}` : []}`,
		state: cs(n) ? "failed" : ss(n) ? "clean" : "open",
		isUntouched: bs(n),
		lead: J_(n, t),
		stopped: Yg(e),
		verdict: Y_(n),
		result: Zg(n),
		comparison: a ? l_(a) : [],
		problems: T_(r, t),
		parts: l,
		legend: Q_(n)
	};
}
function U_(e) {
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
function W_(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: O(i ?? o?.project.name ?? a, 200),
		heading: q`${J(i ?? a, 80)}${o ? q` · ${J(o.project.name, 80)}` : []}`,
		result: K_(e, t),
		facts: q_(e, t, n, r.isPullRequest && !r.unappliedBase),
		table: Pg(e),
		sections: S_(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(we)
	};
}
function G_(e, t) {
	let { name: n = "" } = e;
	return {
		name: O(n, 200),
		heading: J(n, 80),
		result: u_([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: L_(e, t)
	};
}
function K_(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${qg([e])}.`;
	if (n) return t === "plan" ? n_(ys(e)).replace(/^n/, "N") : t === "status" ? zg([e]) : t === "drift" ? Vg([e]) : Ig(n, i);
}
function q_(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: l, status: u } = e, d = hs(i), f = gs(e), p = d === void 0 ? [] : [{
		is: "link",
		words: q`open in Lokalise`,
		address: d
	}], m = a && !s && t !== "drift" && !u, h = q`All differences that apply would change are shown, not only those of this pull request.`, g = ys(e);
	return c([
		q`Project ${a && !n ? q`${J(a.project.name, 80)} · ` : []}${J(i, 200)}${d === void 0 ? [] : q` · ${p}`}`,
		a?.filter && p_(a.filter),
		o?.is === "not compared" && q`${ym(h)} Lokaform could not find out which are from this pull request: ${J(o.why)}.`,
		m && Lg(a.project, g),
		m && r && Rg(a.project, g),
		l !== void 0 && q`The backup is in ${J(l)}.`,
		f !== void 0 && q`${e_(void 0)}: ${J(f, 800)}`,
		...t_(e)
	]);
}
function J_(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, manifests: i, projects: a } = e, o = i.length > 0 && i.length <= 3, s = Ba(i) || "no manifest", c = i.length === 1 ? "manifest" : "manifests", l = o ? q`the ${c} ${J(s)}` : q`${s}`;
	if (r !== "plan" || a.flatMap(ys).length === 0) return q`From ${l}`;
	if (!t) return q`Nothing has been changed yet. Apply changes the live Lokalise project like this (from ${l}):`;
	if (n === void 0) return q`If you merge this pull request, the next apply changes the live Lokalise project like this (from ${l}):`;
	let { branch: u, main: d, applyFrom: f } = n, p = J(Fa([d, ...f], 3), 200), m = q`To bring the changes into Lokalise, merge them into ${J(d, 200)} as well, or add ${J(u, 200)} to the input ${J("apply-from")} of plan and apply, and to the branches whose pushes start apply.`;
	return q`Merging this pull request into ${J(u, 200)} changes nothing in Lokalise, because apply writes only from ${p}. ${m} Once these changes are there (from ${l}), the live Lokalise project changes like this:`;
}
function Y_(e) {
	let { command: t, projects: n, stopped: r } = e, i = n.some(({ plan: e }) => e);
	return r && !i ? [] : t === "plan" && i ? Z_(e) : [X_(e, Zg(e))];
}
function X_(e, t) {
	let n = ym(q`${t}`), r = e.projects.some(({ results: e }) => e);
	return cs(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? as(e) : ss(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function Z_(e) {
	let t = ds(e), n = t.filter(us), r = t.filter((e) => e.severity === "error" && !us(e)), i = r.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", a = `${I(n.length, "conflict")}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
	return c([r.length > 0 && X_(e, `${$g(r)}. ${i}`), n.length > 0 && X_(e, a)]);
}
function Q_(e) {
	let { command: t, projects: n } = e;
	return t !== "plan" && t !== "drift" || !n.some(({ plan: e }) => e) ? [] : [
		...t === "plan" ? [q`${Zg(e)}`] : [],
		q`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`,
		$_
	];
}
const $_ = q`A line with ${J("-")} is in Lokalise, and a line with ${J("+")} in the files.`;
function ev(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${za(e)} · ${Ba(e.manifests)}`,
		page: hs(e.id)
	};
}
function tv(e, t) {
	let { command: n, projects: r } = e, i = ({ name: e }) => e === void 0 ? "" : ` of ${w(e)}`, a = n === "apply" || n === "restore", o = r.some(({ plan: e }) => e) ? r.length > 1 || a : a || !e.stopped;
	return {
		isRed: cs(e),
		stopped: Yg(e),
		backups: r.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${i(e)} is in ${w(e.backup)}.`], ...t_(e).map(bm)]),
		restores: r.flatMap((e) => {
			let t = gs(e);
			return t === void 0 ? [] : [`${e_(e.name)}: ${w(t)}`];
		}),
		result: o || t ? Zg(e) : void 0
	};
}
function nv(e, t, n) {
	let r = Qp(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...wm(i, o), ...a.flatMap((e) => C_(e, o))], c = !cs(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? q` · ${J(l.name, 80)}` : [], { url: d, commit: f, now: p, pullRequests: m } = t, h = d === "" ? q`this run` : [{
		is: "link",
		words: q`this run`,
		address: d
	}], g = i.some(({ code: e }) => e === "bad-report" || e === "no-report"), _ = a.some(({ results: e = [] }) => e.some(({ outcome: e }) => e.state === "done")), v = g || _ ? q`❌ Not everything was applied${u}` : q`❌ Nothing was applied${u}`, y = a.some(({ results: e }) => e) ? q`: ${`${qg(a)}.`}` : q`.`, b = `The figures are for ${I(m, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? q`✅ Applied${u}` : v,
		lead: [
			q`By ${h} at commit ${J(f.slice(0, 7))} on ${Ha(p)}${y}`,
			...m > 1 ? [q`${b}`] : [],
			...c ? [] : [q`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? rv(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function rv(e) {
	let { projects: t } = e, n = (t) => cs({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))], i = (e) => e.results ? qg([e]) : "not applied", a = r.slice(0, 50).map((e) => q`${J(e.name ?? e.id, 80)}: ${i(e)}`), o = t.length - a.length;
	return o > 0 ? [...a, q`${`… and ${I(o, "more project")}`}`] : a;
}
function iv(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f } = ev(e, c), p = S_(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), m = [...av(Pg(e), n), ...gv(p, {
		paint: t,
		width: n
	})], h = (e) => `  ${t(hv["!"], bm(e))}`, g = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [h(p_(i.filter))] : []
	], _ = u || s ? void 0 : Lg(i.project, i.changes), v = u ? Vg([e]) : s ? zg([e]) : Ig(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), y = p.some((e) => e.rows.some(({ lines: e }) => e.length > 0)), b = [
		...m.length > 0 ? [""] : [],
		...n !== void 0 && y ? [`  ${t("dim", bm($_))}`] : [],
		..._ ? [h(_)] : [],
		t("strong", v)
	];
	return [
		...zn(g, n),
		...m,
		...zn(b, n)
	].map(mt);
}
function av(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [ft(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = u(e.map(Te));
			return e.map((e) => t === 0 ? Ae(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (u(i.map(Te)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => Le(e, t, 4))];
}
function ov(e, { paint: t }) {
	let { comparison: n, parts: r } = H_({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", bm(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", bm(e))] : [], ...gv(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(mt);
}
function sv(e, t) {
	return wm(e).flatMap((e) => cv(e, t));
}
function cv(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? w(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => yv(e, t))].map(mt);
}
function lv({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(we), ...C_(e).flatMap((e) => cv(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${za(e)}`)] : [], ...i];
	});
	return [...sv(e, n), ...r.map(mt)];
}
function uv(e, { paint: t, width: n, quiet: r = !1 }) {
	let { isRed: i, stopped: a, backups: o, restores: s, result: c } = tv(e, r), l = [
		...a ? [t("bad", bm(a))] : [],
		...o,
		...c === void 0 ? [] : [t(i ? "bad" : "good", c)]
	];
	return [...zn(l, n), ...s].map(mt);
}
function dv({ plan: e, reports: t }, n, r = []) {
	let i = t.map((e) => `The report is in ${w(n(e))}.`);
	return e !== void 0 && i.push(`The plan is in ${w(n(e))}. To apply it: ${w([
		"lokaform apply --plan",
		Fe(n(e)),
		...r
	].join(" "))}`), i.map(mt);
}
function fv(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o } = e, s = gv(z_(e, i), {
		paint: t,
		width: n
	}), c = r ? "Would write" : "Wrote", l = `Pull from ${w(a)}: ${d_([e])}.`, u = zn([t("strong", `From ${w(a)} into the manifests:`)], n);
	return [
		...s.length > 0 ? [
			...u,
			...s,
			""
		] : [],
		...o.map((e) => `${c} ${w(e)}`),
		...zn([t("strong", l)], n)
	].map(mt);
}
function pv(e, { paint: t, width: n, ...r }) {
	let [, ...i] = gv([R_(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(mt) : [];
}
function mv(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = w(e), a = r ? "/dev/null" : `a/${i}`;
		return nh(a, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => mt(e.split("	").map(w).join("	")));
	});
}
const hv = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function gv(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : zn([n("strong", e)], r),
		..._v(i, t)
	]);
}
function _v(e, { paint: t, width: n }) {
	let r = e.map((e) => {
		let { name: t, from: n, place: r } = e, i = ft(t) + (n === void 0 ? "" : ` ← ${ft(n)}`);
		return {
			...e,
			label: i,
			at: r ? ft(Ra(r)) : ""
		};
	}), i = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), a = r.map(({ label: e }) => e), o = r.map(({ at: e }) => e), s = {
		labels: bv(a, i),
		places: bv(o, 24)
	};
	return r.flatMap((e) => vv(e, s, {
		paint: t,
		width: n
	}));
}
function vv(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => Le(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(yv(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(hv[e.sign], e.sign)} ${Ae(i, t.labels)}${d}${Ae(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return Te(p) <= c ? [p, ...u] : [
		...Le(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function yv(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Dg(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function bv(e, t) {
	return u([0, ...e.map(Te).filter((e) => e <= t)]);
}
// src/history/textVerdict.ts
function xv({ at: e, isInOtherApp: t }, n, r, i) {
	let a = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!r) return n ? { is: "write" } : n === void 0 ? a : {
		is: "undecided",
		cause: "unread history",
		why: Sv
	};
	let { periods: o, merged: s, unread: c } = r, [l, ...u] = o;
	if (!l) throw Error("a text has no history");
	let d = u.filter(({ said: e }) => e !== void 0 && i(e)), f = [...d, ...s].some(({ pulled: e, said: t = null }) => e !== void 0 && i(t)), p = l.since === -Infinity || u.some(({ said: e }) => Dv(e, l.said)) || s.some((e) => Dv(e.said, l.said) && e.before !== void 0 && !i(e.before));
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
const Sv = "The files are not in a git repository.";
function Cv(e, t, n, r) {
	let i = Vp(e.kind, e.entry, e.language), a = Tv(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Tv(e, i, t, r) : a, s = wv(e, n, r);
	return {
		periods: Ev(o, s),
		merged: s
	};
}
function wv(e, t, n) {
	return t.flatMap(({ before: t, after: r = [], until: i, pulled: a }) => {
		let [o, s] = [t, r].map((t) => Ov(e, t, n));
		return s === void 0 || Dv(s, o) ? [] : [{
			said: s,
			at: i,
			pulled: a,
			before: o
		}];
	});
}
function Tv(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, Ov(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Dv(u, o.said)) continue;
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
function Ev(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Dv(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function Dv(e, t) {
	return S(e ?? null) === S(t ?? null);
}
function Ov({ kind: e, entry: t, language: n }, r, i) {
	let a = (t.parts ?? [t]).find(({ from: e }) => e)?.from?.source, o = (e) => a === void 0 || !yr(a, e), s = {
		name: S([n, a ? Gn(a) : []]),
		has: ({ from: e }) => e?.language === n && o(e.source)
	}, c = {
		name: "",
		has: ({ from: e }) => !e
	}, l = new Set(Jp([t]).map(({ span: e }) => e)), u = qp(e, i).namesakes(t).filter((e) => !Jp([e]).some(({ span: e }) => l.has(e)));
	return [s, c].flatMap((n) => qp(e, r, n).find(t) ?? []).filter((n) => kv(e, n, t, u)).map((t) => Up(e, t, n)).find((e) => e !== void 0);
}
function kv(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Av(e, t), a = (t) => [...Av(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Av(e, { values: t, onCreate: n, from: r }) {
	return Pp({ fields: e.fields.filter(({ role: e }) => e !== "text") }, r ? {
		...n,
		...t
	} : t).texts;
}
// src/history/gitHistory.ts
const jv = {
	is: "unreadable",
	why: Sv,
	noRepository: !0,
	versions: []
};
var Mv = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = h((t) => new Pv(t, e));
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? jv : await this.#t(i.root).versions(e, n, i));
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
		if (!(t?.root === void 0 || n.length > 0)) return this.#t(t.root).upstream(t.names).catch(fo);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return $i(e, t, n?.workspace);
	}
};
const Nv = ["origin/main", "origin/master"];
var Pv = class {
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
			return ao(e, r, t, { input: i });
		});
		this.#n = (e, t) => n(JSON.stringify({
			words: e,
			input: t
		})), this.#i = o(() => Bv(this.#n));
	}
	async versions(e, t, { names: n, nameOf: r }) {
		try {
			let i = await this.#o(e, t), { all: a } = i, o = await this.#s(n), s = {
				since: e,
				names: n,
				nameOf: r,
				read: (e) => this.#l(e)
			}, { known: c, missing: l } = await Go(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				commits: a
			};
		} catch (e) {
			if (!(e instanceof Ja)) throw e;
			let t = e instanceof Ya && { noGit: !0 };
			return {
				is: "unreadable",
				why: e.message,
				...t,
				versions: []
			};
		}
	}
	async upstream(e) {
		let t = async (...e) => (await this.#n(e)).toString("utf8").trim(), n = (await t("for-each-ref", "--format=%(HEAD)%09%(refname)%09%(upstream:short)", "refs/heads", ...Nv.map((e) => `refs/remotes/${e}`))).split("\n").map((e) => e.split("	")), r = n.find(([e]) => e === "*")?.[2], i = Nv.filter((e) => n.some(([, t]) => t === `refs/remotes/${e}`)), a = async (e) => Number(await t("rev-list", "--count", `HEAD..${e}`, "--").catch(fo) ?? 0), o, s = 0;
		for (let e of [r, ...i]) s === 0 && e && ([o, s] = [e, await a(e)]);
		if (o === void 0 || s === 0) return;
		let c = await t("merge-base", "HEAD", o), l = await Bv(this.#n, o), u = await Bv(this.#n, c), d = [...e].flatMap(([e, t]) => {
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
			let r = this.#t.maxCommits ?? Fv;
			this.#r = {
				since: e,
				target: t,
				read: Iv(this.#n, {
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
			r !== void 0 && go(r, t) || a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => Gr(e) === Gr(n));
			for (let t of r) if (!e.has(t) && await this.#c(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #c(e) {
		let t = Yr(this.#e, e);
		return (await ii(t).catch(ki))?.isFile() ? Di(t).catch(ki) : void 0;
	}
	async #l(e) {
		let t = [...new Set(e)].filter((e) => !this.#a.has(e));
		if (t.length === 0) return this.#a;
		let n = {
			input: `${t.join("\n")}\n`,
			takesPart: !0
		}, r = await ao(this.#e, ["cat-file", "--batch"], this.#t, n);
		for (let e = 0; e < r.length;) {
			let t = r.indexOf("\n", e) + 1, [n = "", , i] = r.toString("latin1", e, t).trim().split(" "), a = i === void 0 ? t - 1 : t + Number(i);
			if (t === 0 || a >= r.length) break;
			i !== void 0 && this.#a.set(n, ca(r.subarray(t, a))), e = a + 1;
		}
		return this.#a;
	}
};
const Fv = 2e3;
async function Iv(e, { since: t, target: n, now: r }, i) {
	let a = n && await e([
		"rev-list",
		"HEAD",
		`^${n}`,
		"--"
	]).catch((e) => {
		throw fo(e), new Ja("The repository lacks the commit that the pull request would be merged into.");
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
		return [Xo({
			id: s,
			parents: c,
			date: Number(a),
			committer: r,
			message: i.join("\n")
		}, o.has(s))];
	}), c = await s("--first-parent", "HEAD").catch(Lv), l = Ho(c, r).slice(0, i), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
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
	])).toString("latin1") : "", m = /^parent /m.test(p.split("\n\n", 1)[0] ?? ""), h = f ? `The repository has more than ${i} commits since then, and older ones are not read.` : m ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, g = m ? u.slice(0, -1) : u, [_] = m ? [d.id] : d.parents, v = Uo(g, g.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ..._ === void 0 ? [] : [`^${_}`]) : []), y = Wo(v, {
		since: t,
		now: r
	}), b = await Rv(e, [...g, ...y]);
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
function Lv(e) {
	if (e instanceof Ja && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Rv(e, t) {
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
	], a = zv((await e([...r, ...i], n.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: a.get(e.id) ?? []
	}));
}
function zv(e) {
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
async function Bv(e, t = "HEAD") {
	let n = await e([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		t,
		"--"
	]).catch(Lv);
	return new Map(n.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
function Vv(e) {
	return `${Jo}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/report/text/progressText.ts
function Hv(e, t = Infinity) {
	let n = e.count && Gv(e.count), r = (e) => n ? `${e}: ${n}` : e, i = r(Wv(e));
	return Te(i) <= t ? i : r(Wv({
		...e,
		project: void 0
	})).slice(0, t);
}
const Uv = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function Wv({ phase: e, project: t }) {
	let [n, r] = Uv[e];
	return t === void 0 || !r ? n : `${r} project ${Rn(t, 40)}`;
}
function Gv({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? I(e, n) : void 0 : `${L(e)} of ${I(t, n)}`;
}
function Kv({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${w(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function qv(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${w(r)} is sent again: ${a}.`]);
	};
}
// src/model/variables.ts
function Jv(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function Yv(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const Xv = /\$\$\{|\$\{([^}]*)\}/g;
function Zv(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(Xv)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function Qv(e) {
	return [...new Set(Zv(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function $v(e, t) {
	return Zv(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function ey(e, t) {
	let n = Zv(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? ty(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? ty(t.slice(r), i) : r === t.length;
}
function ty(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function ny(e) {
	let [, t = "https", n = ""] = oy.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function ry(e) {
	return e.replace(oy, (t, n) => `${n}://${ny(e)}`);
}
function iy(e) {
	let t = [], n = e.replace(Xv, (e) => `lokaform0name${t.push(e)}z`);
	if (!URL.canParse(n)) return ry(e);
	let { href: r } = new URL(n);
	return r.replace(/%[\da-f]{2}/gi, (e) => {
		let t = String.fromCharCode(Number.parseInt(e.slice(1), 16));
		return /[\w.~-]/.test(t) ? t : e.toUpperCase();
	}).replace(/^([^?#]*[^?#/])\/+(?=$|[?#])/, "$1").replace(/lokaform0name(\d+)z/g, (e, n) => t[Number(n) - 1] ?? "");
}
function ay(e, t) {
	return iy(e) === iy(t);
}
const oy = /^(https?):\/\/([^/?#]+)/i;
function sy(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const cy = "LOKALISE_API_TOKEN", ly = "LOKAFORM_VARIABLES";
function uy(e) {
	let t = Yv(e, ly);
	if (t === void 0) return {
		values: e,
		hasBadLine: !1
	};
	let n = { [ly]: t }, r = !1;
	for (let e of t.split("\n").map((e) => e.trim())) {
		let [, t, i = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(e) ?? [];
		t === void 0 ? r ||= e !== "" && !e.startsWith("#") : n[t] = i;
	}
	return {
		values: n,
		hasBadLine: r
	};
}
const dy = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function fy(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = Yv(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable, because a name has only letters, digits and underscores. Write \${NAME}, and set NAME in the environment (in a workflow: under env, to a secret), or ${n}.`);
	if (dy.test(e) || gy(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it (it has ${r.allowed.join(", ")}). Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, a] = py(e, r);
		return i(`\${${e}} is ${t}. ${a}, or ${n}.`, "unset-variable");
	}
	let o = hy(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function py(e, { values: t }) {
	let n = Object.hasOwn(t, "LOKAFORM_VARIABLES") ? ly : "the environment", r = `${Yv(t, e) === "" ? "empty" : "not set"} in ${n}`, i = `\${{ secrets.${e} }}`, a = `the line ${e}=${i} to "variables", which the workflow passes under secrets`;
	return n === "LOKAFORM_VARIABLES" ? [r, `Add ${a}`] : t.GITHUB_ACTIONS === "true" ? [r, `Add ${e}: ${i} under env of the step, or ${a}`] : [r, `Set it: export ${e}=…, or load the file that has it (set -a; . ./lokaform.env; set +a)`];
}
function my(e) {
	return dy.test(e);
}
function hy(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(?:\$\{\{.*\}\}|\$\{?\w+\}?|%\w+%)$/.test(e)) return "is the name of a variable, which nothing replaced by its value. Set it to the secret itself.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function gy(e, t) {
	let n = [...mn(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ..._y(e)].some((e) => n.some((t) => t.includes(e))));
}
function _y(e) {
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
function vy({ parts: e, from: t }) {
	let n = new Set();
	for (let r of e ?? [{ from: t }]) n.add(r.from?.source.languages).add(r.from?.file.others);
	return [...new Set([...n].flatMap((e = []) => e))];
}
function yy({ parts: e, from: t }) {
	return (e ?? [{ from: t }]).some((e) => e.from?.source.keysFrom === "lokalise");
}
function by(e, t, n) {
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
function xy(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return Or(t);
}
// src/kinds/field.ts
const Sy = {
	changes: [],
	kept: [],
	issues: [],
	open: []
};
function Cy(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function wy() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, a = e.equal ?? s, o = e.inPlan ?? ((e) => i.parse(e));
		return {
			...n,
			diff(t, n, i) {
				let s = t[r] === void 0 ? e.undeclared?.(i, n) : t[r];
				if (s === void 0) return Sy;
				let c = e.check?.(s, i);
				if (c) return {
					...Sy,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, i);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? Sy : {
					...Sy,
					issues: [Cy(r)]
				};
				let u = e.desired ? e.desired(s, l, i) : o(s), d = l === void 0 ? e.unset : l;
				if (d !== void 0 && a(d, u, i)) return Sy;
				let f = {
					field: r,
					...l !== void 0 && { before: l },
					after: u
				};
				return {
					...Sy,
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
function Ty(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Ey(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [S(Object.fromEntries(t))];
}
// src/locales/placeholderStyle.ts
const Dy = [
	["{{@}}", /\{\{\s*[\p{L}_]/u],
	["%{@}", /%\{[\p{L}_]/u],
	["${@}", /\$\{[\p{L}_]/u],
	["{@}", /(?<![{%$])\{\s*[\p{L}_][\p{L}\p{N}_.]*\s*\}/u]
], Oy = {
	s: "@",
	i: "li"
}, ky = {
	s: "s",
	i: "d"
};
function Ay(e, t) {
	let n = (e) => t.some((t) => e.test(t)), r = pe(e)?.name;
	if (r === "Android strings") return { printf: ky };
	if (r === "Apple strings" || r === "Apple string catalog") return { printf: n(/(?<!\[)%(?:\d\$)?[di]/) && !n(/(?<!\[)%(?:\d\$)?l/) ? {
		...Oy,
		i: "d"
	} : Oy };
	if (r === "ARB") return { named: "{@}" };
	let [i, a] = Dy.flatMap(([e, t]) => n(t) ? e : []), [o, s] = [n(/(?<!\[)%(?:\d\$)?@/) ? [Oy] : [], n(/(?<!\[)%(?:\d\$)?s/) ? [ky] : []].flat();
	return {
		...i && !a && { named: i },
		...o && !s && { printf: o }
	};
}
// src/plan/compare.ts
const jy = {
	kept: [],
	problems: []
};
function My(e, t, n, r) {
	let { declared: i, live: a, renamedFrom: o } = t, { values: s, tags: l, foreign: u, differences: d, isArchived: f } = Fy(e, t, n), p = u === void 0 && d.length === 0 && !i.leftOut?.length && !f;
	if (a !== void 0 && p) return jy;
	let m = {
		...i,
		values: s
	}, h = Ry(e, m);
	if (u !== void 0) return {
		kept: [{
			...h,
			id: e.id(a),
			reason: "foreign-owner",
			tag: u
		}],
		problems: []
	};
	let g = Iy(e, m, a, d);
	if (Gt(g)) return {
		kept: [],
		skipped: h,
		problems: g
	};
	let _ = Ly(e, m, a, d), v = e.identity(s);
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
	let y = e.id(a), b = l.find((e) => n.rules.protectedTags.includes(e)), x = b === void 0 ? [] : _.filter((t) => Im(e.name, t)), ee = _.filter((e) => !x.includes(e)), te = c([
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
			place: Uy(e, i).place
		})))
	]), C = d.flatMap((e) => e.open), ne = Vy(e, m, ee, te);
	if (ne) return {
		kept: te,
		skipped: h,
		problems: [...g, ne],
		open: C
	};
	let re = Bm(e, a, ee, n.project);
	if (re.length === 0) return {
		kept: te,
		problems: g,
		open: C
	};
	let ie = e.lastEdit(a);
	return {
		change: {
			...h,
			place: By(h.place, re),
			ref: r,
			action: "update",
			id: y,
			identity: v,
			...o !== void 0 && { renamed_from: o },
			seen: Hy(e, a, re),
			...ie && { edited: ie },
			...l.length > 0 && { tags: l },
			fields: re
		},
		kept: te,
		problems: g,
		open: C
	};
}
const Ny = t(({ path: e }) => Ay(e, []));
function Py({ parts: e, file: t, span: n }) {
	let r = e?.find(({ from: e }) => e) ?? {
		file: t,
		span: n
	};
	return `${r.file.path} ${r.span.start}`;
}
function Fy(e, { declared: t, live: n }, r) {
	let i = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, a = t.from?.file ?? t.parts?.find(({ from: e }) => e)?.from?.file, o = e.context(i, n, r, {
		place: Py(t),
		isInLocaleFile: (t.parts ?? [t]).some(({ from: e }) => e),
		isToAdd: t.isToAdd === !0,
		listed: zy(e, t, r),
		plural: Gp(e, t),
		fromLokalise: r.fromLokalise === !0,
		style: t.style ?? (a && Ny(a))
	}), s = n === void 0 ? [] : e.tags(n), c = Qn(s, r.rules);
	return {
		values: i,
		tags: s,
		foreign: c,
		differences: (c === void 0 ? e.fields : []).flatMap((e) => {
			let t = e.diff(i, n, o);
			return t === Sy ? [] : [{
				field: e,
				...t
			}];
		}),
		isArchived: n !== void 0 && e.staysArchived(i, n, o)
	};
}
function Iy(e, t, n, r) {
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
function Ly(e, t, n, r) {
	return r.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = Uy(i, t);
		return a === void 0 ? o : {
			...o,
			seen: Mp(e.id(n), a)
		};
	}));
}
function Ry(e, { file: t, span: n, values: r }) {
	let i = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return {
		kind: e.name,
		label: e.label(r),
		place: sr(t, n, [i])
	};
}
function zy(e, t, { rules: n, project: r }) {
	if (t.from && !t.isToAdd && Hp(e, t).length === 0) return [];
	let i = t.isToAdd ? [r.baseLanguage] : [], a = new Set([
		...i,
		...vy(t),
		...n.pull?.completes ?? []
	]);
	for (let { language: e, isInWrongFile: n } of t.leftOut ?? []) n || a.delete(e);
	return [...a];
}
function By(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function Vy(e, t, n, r) {
	let i = n.find(({ field: t }) => Ma(e.name, t).role === "shape"), a = r.flatMap((e) => [
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
function Hy(e, t, n) {
	return Mp(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function Uy(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: sr(t, n, r)
	};
}
// src/plan/compareDeclarations.ts
function Wy(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = (e) => s.textFiles?.byApp(e) ?? [e], c = ({ entries: t }) => (t[s.plural] ?? []).flatMap(e), u = {
			head: c(t),
			target: c(n)
		}, d = [...u.head, ...u.target], f = new Map(d.map((e) => [e, Pp(s, e.values)])), p = (e) => f.get(e) ?? Pp(s, e.values), m = Ip(s, u, (e) => p(e).texts), h = new Set(m.values());
		for (let e of u.target) h.has(e) || i.push(Ry(s, e));
		for (let [e, t] of u.head.entries()) {
			let n = m.get(t), c = `${s.name}:${e + 1}`;
			if (!n) {
				r.push(Gy(s, t, c));
				continue;
			}
			let u = Ky(s, t, n, c, p);
			u && r.push(u);
			let d = p(t).fields, f = [...p(n).fields].flatMap(([e, { after: t, ...n }]) => d.has(e) ? [] : [{
				...n,
				before: t
			}]);
			f.length > 0 && i.push({
				...Ry(s, t),
				fields: f
			}), l(a, qy(s, t, n, u?.renamed_from !== void 0)), Jy(s, t) !== Jy(s, n) && o.add(t.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function Gy(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !Rm(e)).map((e) => Uy(e, t));
	return {
		...Ry(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function Ky(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && S(r) === S(n.after) ? [] : [Uy({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = Ry(e, t);
	return {
		...d,
		place: By(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...S(s) !== S(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function qy(e, t, n, r) {
	let [i, a] = [Fp(e, t), Fp(e, n)];
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
		...Ry(e, t),
		...n
	}));
}
function Jy(e, { onCreate: t }) {
	return S([...Pp(e, t).texts]);
}
// src/plan/comparePlans.ts
function Yy(e, t) {
	let n = Qy(t.plan, nb), r = ib([e.plan, t.plan]), i = Qy(e.plan, r), a = eb(e.plan), o = new Set(t.plan.kept.map(ab)), s = new Set(sb(t).map(cb)), c = new Set((t.plan.sends ?? []).map(ob)), l = new Set(Object.keys(t.plan.counts.by_kind)), u = ({ kind: e, label: t }) => S([e, t]), d = new Set((t.plan.only_in_files ?? []).map(u)), f = (e.plan.to_add ?? []).filter((e) => !s.has(cb(e))), p = (e.plan.only_in_files ?? []).filter((e) => !d.has(u(e)));
	return {
		caused: $y(e.plan, nb, (e, t) => !n(e, t)),
		pending: $y(e.plan, nb, n),
		resolved: $y({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(ab(e))),
		...p.length > 0 && { only_in_files: p },
		...f.length > 0 && { to_add: f },
		sends: (e.plan.sends ?? []).filter((e) => !c.has(ob(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(ja(e.kind).plural) && !s.has(cb(e))), ...Xy(e, t)]
	};
}
function Xy(e, t) {
	let n = new Set(e.plan.kept.map((e) => S([cb(e), "part" in e && e.part])));
	for (let e of t.plan.changes) if (e.action === "update") for (let { field: t } of e.fields) n.add(S([cb(e), t]));
	return e.kinds.flatMap(({ kind: e, declared: r, matching: { matches: i } }) => {
		let a = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = b(a, ({ live: e }) => e ? [e] : []), c = o(() => new Set(Jp(r).map(({ file: e }) => e.path))), l = b(i, ({ live: e }) => e ? [e] : []);
		return i.flatMap((t) => {
			let { declared: r, live: i } = t, a = i ? l.get(i) ?? [] : [];
			if (!i || r.leftOut || a[0] !== t) return [];
			let o = a.map(({ declared: e }) => e), u = e.label(r.values);
			return (s.get(i) ?? []).flatMap(({ declared: t }) => e.fields.map((e) => ({
				old: t,
				field: e
			}))).flatMap(({ old: t, field: a }) => a.toPlan(t.values).flatMap(({ part: s = a.name, after: l }) => {
				let d = sr(r.file, r.span, [a.name]), f = {
					kind: e.name,
					label: u,
					id: e.id(i),
					part: s,
					place: d
				};
				if (Rm(l) || n.has(S([cb(f), s]))) return [];
				if (a.role !== "text") {
					let e = a.role !== void 0 && a.role !== "shape", t = o.some(({ values: e }) => a.toPlan(e).length > 0);
					return e || t ? [] : [f];
				}
				let p = a.lastWriter?.(i, s)?.edited !== void 0;
				return o.every((t) => Up(e, t, s) === void 0) && p && !Zy(e, r, t) && c().has(Vp(e, t, s)) ? [f] : [];
			}));
		});
	});
}
function Zy(e, t, n) {
	return Jp([n]).some(({ from: e }) => e) && Hp(e, n).length > 0 && Hp(e, t).length === 0;
}
function Qy({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => S([tb(e), t]))));
	return (e, t) => n.has(S([e, t]));
}
function $y({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = tb(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		if (a.length === 0) return [];
		let { renamed_from: o, ...s } = e, c = a.some(({ field: t }) => Ma(e.kind, t).role === "identity");
		return [{
			...s,
			...o !== void 0 && c && { renamed_from: o },
			fields: a
		}];
	});
}
function eb({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(cb)), r = new Set(t.map(({ kind: e, label: t }) => S([e, t])));
	return (e) => r.has(S([e.kind, e.label])) || e.action === "destroy" && n.has(cb(e));
}
function tb(e) {
	return e.action === "create" ? S([
		e.kind,
		"new",
		e.identity
	]) : S([e.kind, String(e.id)]);
}
function nb(e) {
	return e.action === "update" ? e.fields.map(rb) : e.action === "destroy" ? [S(["destroy", e.how])] : [S(["create", ...e.fields.map(rb).toSorted()])];
}
function rb({ field: e, part: t, after: n }) {
	return S([
		e,
		t ?? null,
		n
	]);
}
function ib(e) {
	let t = e.flatMap(({ changes: e }) => [...d(e, tb)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => S([e, t ?? null])) : n.has(tb(e)) ? nb(e) : [e.action];
}
function ab(e) {
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
function ob({ variable: e, host: t }) {
	return S([e, t]);
}
function sb({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e)), r = e.changes.filter((e) => e.action === "destroy");
	return [
		...t,
		...r,
		...n,
		...e.to_add ?? []
	];
}
function cb({ kind: e, id: t }) {
	return S([e, String(t)]);
}
// src/settings/changedSettings.ts
function lb(e) {
	return new Map(En.filter((e) => e !== xe).flatMap((t) => {
		let n = e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function ub(e) {
	let t = En.flatMap((t) => e.flatMap((e) => e.get(t) === void 0 ? [] : [[On(t), e.place(t)]]));
	return new Map(t.reverse());
}
function db(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || pb(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function fb(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => pb(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(ce) === r);
}
function pb(e, t) {
	return e !== "" && ms(e).toLowerCase() === ms(t).toLowerCase();
}
function mb(e, t) {
	return En.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return S(r ?? null) === S(i ?? null) ? [] : [{
			name: On(n),
			...r !== void 0 && { before: hb(r) },
			...i !== void 0 && { after: hb(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const hb = (e) => typeof e == "string" ? e : JSON.stringify(e), gb = h((e) => {
	let t = En.filter(({ file: t }) => t === e || t === "both"), n = t.filter(({ parent: e }) => e === void 0), r = [...new Set(t.flatMap(({ parent: e }) => e ?? []))], i = (e) => {
		let t = e.map(({ name: e, schema: t }) => [e, t.exactOptional()]);
		return {
			members: e,
			schema: Or(Object.fromEntries(t))
		};
	};
	return {
		plain: n,
		top: i([...n.map(yb), ...r.map(bb)]),
		groups: r.map((e) => ({
			name: e,
			...i(t.filter(({ parent: t }) => t === e))
		}))
	};
});
function _b(e, t, n = []) {
	let { plain: r, ...i } = gb(n.length > 0 ? "entry" : "top"), a = n.length > 0 ? "an entry of projects" : "lokaform.yaml", o = xb(e, t, {
		...i.top,
		thing: a,
		within: n
	}), s = ({ name: r, ...i }) => {
		let a = vb(t, r), o = [...n, r], s = {
			...i,
			thing: o.join("."),
			within: o,
			group: r
		};
		return xb(e, _(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, c = new Map(i.groups.map((e) => [e.name, s(e)])), u = [o, ...c.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: i } of r) {
		let r = vb(t, n), a = i && Array.isArray(r.value) ? Ff(e, r, i).problems : [];
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
			place: (e, ...n) => gr(p, t.span, [...f(e), ...n]),
			namePlace: (e, ...n) => sr(p, t.span, [...f(e), ...n])
		},
		problems: u
	};
}
function vb({ value: e, span: t }, n) {
	return {
		value: _(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function yb(e) {
	return e.entries ? {
		...e,
		schema: jr(Pr()).refine(...Yt)
	} : e;
}
function bb(e) {
	let [t] = En.filter(({ parent: t }) => t === e), n = `a mapping such as { ${t?.name}: ${t?.example} }`;
	return {
		name: e,
		schema: Ar(j(), Pr()),
		expects: n
	};
}
function xb({ file: e, textAt: t }, { value: n, span: r }, { group: i, schema: a, ...o }) {
	let s = Object.entries(_(n) ? n : {}), c = n ?? {}, l = a.safeParse(c).error?.issues ?? [], u = l.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), d = new Set([...u, ...l.flatMap(({ path: [e = []] }) => e).map(String)]), f = new Map(o.members.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), p = i === void 0 ? Pe : void 0, m = {
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
		problems: Wf(l, m)
	};
}
// src/settings/configFile.ts
function Sb(e, t) {
	return P(t.working, A(mr, e) ?? mr.default);
}
async function Cb(e, t) {
	let n = Sb(e, t), r = F(n, t), i = [...De, me].map((t) => A(t, e) ?? []), a = i.some(({ length: e }) => e > 0) ? [F(t.working, t), ...i] : [];
	if (r === mr.default && a.length === 0) return;
	let o = r !== mr.default && await ua(n, t);
	return {
		id: Mp(r, a),
		...o && { settings_file: r }
	};
}
async function wb(e, t) {
	let n = Sb(e, t), r = A(mr, e) === void 0 || t.commit && !await ua(n, t), i = r ? Sb({}, t) : n;
	if (r && !await ua(i, t)) return { problems: t.commit ? [] : await Tb(t) };
	let a = F(i, t), o;
	try {
		o = aa(await ia(i, t));
	} catch (e) {
		if (e instanceof mi) throw e;
		let t = `The settings in ${a} cannot be read: ${Ii(e)}`;
		return { problems: [k("not-read", t)] };
	}
	let s = hf(a, o, { most: gf });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = Db(s, N(i));
	return {
		config: c,
		problems: Cp([...s.problems, ...l], [])
	};
}
async function Tb({ working: e, confined: t }) {
	let n = (e) => [k("unread-manifest", e, { severity: "warning" })], r = mr.default.replace(/yaml$/, "yml");
	if (await ua(P(e, r), {})) return n(`${r} is not read, because of its name. Rename it to ${mr.default}.`);
	let i = await Qi(e, void 0) ?? t?.workspace;
	for (let t = e; i !== void 0 && Zi(t, i); t = N(t)) {
		let r = P(N(t), mr.default), i = F(r, { displayRoot: e });
		if (await ua(r, {})) return n(`${i} is not read, because it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config).`);
	}
	return [];
}
const Eb = 1e3;
function Db(e, t) {
	let n = _b(e, e), r = Ob(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: Sn([...n.problems, ...r?.problems ?? []])
	};
}
function Ob(e, t) {
	let n = t.get(xe);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(k("bad-setting", e, { place: t }));
	t.get(D) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(D));
	let a = new Map(), o = Object.keys(n);
	if (o.length > Eb) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${Eb.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(xe)), {
		entries: a,
		problems: r
	};
	let s = vb(e, xe.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(xe));
	let c = new Map();
	for (let t of o) {
		let n = sr(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = _b(e, vb(s, t), [xe.name, t]);
		l(r, u), a.set(t, o);
		let d = o.get(D), f = c.get(d ?? "");
		d === void 0 ? o.isBroken(D) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? c.set(d, t) : i(`The entries "${t}" and "${f}" have the same project. If one was copied, write its own id. Otherwise declare the project in one entry, with all of its manifests.`, o.place(D));
	}
	return {
		entries: a,
		problems: r
	};
}
// src/settings/projectId.ts
const kb = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, Ab = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, jb = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Mb = {
	where: "the setting project",
	instead: "write the id itself"
}, Nb = {
	secrets: [],
	problems: []
};
function Pb(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [k(n, e, { ...t && { place: t } })]
	};
}
function Fb(e, t) {
	let n = Ib(e, t), { id: r } = n, i = A(Nt, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === ms(r))) return n;
	let a = A(D, t.raw) !== void 0, o = a || e?.get(D) === void 0 ? void 0 : e.place(D), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup", [c, l] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...Pb(`The project ${c} of ${s} is not in the list of --allow-projects (in the action: allow-projects)${l}. Nothing was sent. Correct its id there, or the list in the workflow.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Ib(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = A(D, t);
	if (a !== void 0) return Rb(a);
	let o = e?.get(D);
	return e && o !== void 0 ? Lb(o, n, e.place(D)) : e?.isBroken(D) || r?.projects ? Nb : i === void 0 ? Pb("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : Qv(i).length > 0 ? Lb(i, n, void 0) : {
		...Nb,
		id: i
	};
}
function Lb(e, t, n) {
	if (Qv(e).length === 0) return zb(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return Pb("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = fy(r, Mb, t);
	if ("message" in o) return Pb(o.message, n, o.code);
	let { value: s } = o;
	if (!jb.test(s)) return Pb(`The value of ${a} ${Bb}`, n);
	let c = zb(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, ms(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Rb(e, t = "project") {
	let [n, r] = Ab.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? zb(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? Pb(`${i} is the URL of a branch. Give the id with :branch after it.`) : zb(r.replace(/%3a/i, ":"), i);
}
function zb(e, t, n) {
	return kb.test(e) ? {
		...Nb,
		id: e
	} : Pb(`${t} ${Bb}`, n);
}
const Bb = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
// src/settings/rules.ts
function Vb(e, t) {
	let n = Y(me, t), r = Gb(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? A(i, t.raw) : Y(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Y(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Y(pn, t),
		writers: Y(dt, t),
		overwrite: Y(Xn, t),
		accept: Y(Ee, t),
		create: Y(rt, t),
		placeholders: Y(xn, t),
		incoming: {
			review: Y(Mt, t),
			checks: Y(an, t),
			untranslated: Y(_r, t)
		},
		checks: Hb(t),
		filter: n,
		owner: Y(Wt, t),
		prune: Object.fromEntries(i),
		pruneBy: Y(en, t),
		onProblem: Y(Pn, t),
		protectedTags: Y(ir, t),
		limits: Object.fromEntries(a),
		allowRemovals: Y(Re, t),
		allowWrongProject: Y(Bn, t)
	}, s = e.flatMap((e) => qb(e, o, t)), c = e.some(({ settings: e }) => (Y(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = Xb(en, t) ?? {};
		s.push(k("bad-setting", "prune.by: destroy has no effect, because nothing is pruned. Set prune.keys or prune.webhooks as well (--prune keys=owned,by=destroy for one run), or remove it.", {
			severity: "warning",
			...e && { place: e }
		}));
	}
	return {
		rules: o,
		problems: s
	};
}
function Hb(e) {
	let t = Y(Ye, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Y(Ce, e) ?? { severity: "off" }, o = [
		...Ke.map((t) => [t.name, Y(t, e)]),
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
function Ub(e) {
	let t = [...Wb(Ce, e)].filter(([, { value: e }]) => _(e)), n = [...Wb(pn, e)].map(([e, { place: t }]) => [e, {
		place: t,
		isRule: !0
	}]);
	return new Map([...t, ...n]);
}
function Wb(e, t) {
	let { value: n = {}, part: r } = Xb(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function Gb(e) {
	return De.some((t) => A(t, e) !== void 0);
}
function Kb(e, t) {
	let n = (A(me, e) ?? []).length > 0;
	if (!n && (!Gb(e) || A(Jt, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (ze.flatMap((t) => [A(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = De.map((e) => `--${Un(e)}`).join(" or "), a = n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${Un(Jt)}.`;
	return [k("bad-setting", `Prune is off in this run, because ${a}`, { severity: "notice" })];
}
function qb(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = On(a), { place: s } = Xb(a, n) ?? {}, c = (e) => k("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = lp(e, t), d = u === "owned" && t.owner === void 0 && !l(Wt), f = `With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`, p = u !== "off" && cp(e, t) === void 0 && !l(en), m = `The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`;
	return [...d ? [c(f)] : [], ...p ? [c(m)] : []];
}
function Jb(e, t, n) {
	let r = e.filter(({ keysFrom: e }) => e === "lokalise"), [i] = r;
	if (!i) return [];
	let a = ze.filter(({ name: e }) => e === "keys" && t.prune.key === "all").map((e) => {
		let { place: t } = Xb(e, n) ?? {}, r = `${On(e)}: all would remove keys that were just created in Lokalise: the row of texts at ${Da(i.place)} has keys_from: lokalise. Set ${On(e)}: owned, which spares the keys of this row, or remove it.`;
		return k("bad-setting", r, { ...t && { place: t } });
	}), o = e.flatMap((e) => {
		let t = r.find((t) => !t.includeTags && de(t, e));
		if (e.keysFrom === "lokalise" || !t) return [];
		let n = `This row and the one at ${Da(t.place)} can have the same keys, and only that one has keys_from: lokalise. Add it here too, or tell the rows apart with platforms, filenames or include_tags.`;
		return [k("bad-setting", n, { place: e.place })];
	});
	return [...a, ...o];
}
function Yb(e) {
	return A(me, e) === void 0 ? [] : [Se, It].filter((t) => A(t, e)).map(Un).map((e) => k("bad-setting", `--filter cannot be used with --${e}. Remove one of them.`));
}
function Xb(e, { raw: t, environment: n, parts: r }) {
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
	return Xb(e, t)?.value;
}
// src/settings/token.ts
async function Zb(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [k("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Di(P(t, e), "utf8", "token")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Ii(e)}`);
	}
}
const Qb = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function $b(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => Yv(t, e.get(ce) ?? "")).filter((e) => e !== void 0 && hy(e) === void 0), i = [
		n,
		t[cy],
		Yv(t, "INPUT_TOKEN"),
		...r,
		...ex(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function ex(e) {
	return Object.entries(e).flatMap(([e, t]) => Qb.test(e) && t || []);
}
const tx = k("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file."), nx = k("no-token", "There is no API token: the input token is empty. The step needs the line token: ${{ secrets.NAME }}, with the name of a secret in the settings of the repository. A job that calls the reusable workflow needs LOKALISE_PLAN_TOKEN and LOKALISE_APPLY_TOKEN under secrets, because secrets: inherit works only within an organization. The secret of an environment is only in jobs with the line environment.");
function rx(e) {
	return e.trim() !== "" && /["'\s{}$%]/.test(e) ? "has quotes, spaces, line breaks, or the signs of a variable that nothing replaced. Write only the token." : void 0;
}
function ix(e, t) {
	let { usable: n, runToken: r, tokenFrom: i, target: a, named: o } = t, s = e?.get(ce);
	if (!e || s === void 0) {
		let e = rx(r ?? ""), n = t.isAction ? nx : tx, a = `The API token (from ${i}) ${e}`, o = e === void 0 ? [] : [k("bad-setting", a)];
		return {
			token: r,
			problems: r === void 0 ? [n] : o
		};
	}
	let c = (t, n = "bad-setting") => ({
		token: void 0,
		problems: [k(n, t, { place: e.place(ce) })]
	});
	if (!ax(s, n)) return c(`The setting token_env must not be ${s}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (a && !n.allowed && s !== "LOKALISE_API_TOKEN" && !fb(a, o, s)) return c(`A pull request must not choose ${s} as token_env, nor a commit that is not the one of the run. Only the settings of the target, or of the run's commit, can, and ${a.is === "missing" ? `those settings cannot be read: ${a.why}` : "they do not use it for this project"}. Nothing was sent. Add ${s} to the input allow-variables, which then needs all variables of the files, or use a variable that those settings use.`);
	let l = Yv(n.values, s) || void 0;
	if (l === void 0) {
		let [e, t] = py(s, n);
		return c(`\${${s}} is ${e}. It must contain the API token of this project. ${t}.`, "no-token");
	}
	let u = rx(l) ?? hy(l);
	return u === void 0 ? {
		token: l,
		problems: []
	} : c(`The value of ${s}, which must contain the API token of this project, ${u}`);
}
function ax(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : my(e) || gy(Yv(t, e) ?? "", ex(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function ox(e, t, n) {
	let r = await sx(e, t, n), { config: i, folders: a, target: o, top: s, usable: c } = r, l = gx(t, i, n.backupProject), u = {
		...t,
		[Un(D)]: []
	}, d = l.names.length > 1 ? {
		...r,
		raw: u
	} : r, f = (e) => px(e, i?.projects?.get(e ?? ""), d), p = i === void 0 && Gt(r.fileProblems) ? [] : l.names.map(f), m = p.map(({ settings: e }) => e), h = l.others.map((e) => f(e).settings), g = (e) => e.every(({ showTexts: e }) => e);
	return {
		settings: {
			...dx(t, s, a),
			kinds: Aa(),
			command: e,
			options: t,
			projects: m,
			others: h.flatMap(({ manifests: e }) => e ?? []),
			showTexts: g(m) && (!o || o.is === "read" && g(o.projects)),
			usable: c,
			secrets: [...c.tokens.map(Kn), ...[...m, ...h].flatMap(({ secrets: e }) => e)],
			scope: await Cb(t, a),
			combines: !1,
			reports: [],
			backupDir: fx(A(Dt, t) ?? n.backupDir, a),
			restoreFlags: Zn(t, [
				mr,
				...i ? [D] : [],
				gn,
				vr
			])
		},
		problems: Zt(cx(r, l.problems, p))
	};
}
async function sx(e, t, { folders: n, environment: r, backupProject: i, token: a, target: o, signal: s = Xi }) {
	let c = n.commit ? void 0 : await o?.(t, s), { config: l, problems: u } = await wb(t, n), d = await Zb(A(gn, t), n.working), f = a ?? d.token ?? (r.LOKALISE_API_TOKEN || void 0), { values: p, hasBadLine: m } = uy(r), h = $b(l, {
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
		tokenFrom: a ? "the input token" : d.token ? "the token file" : cy,
		isAction: n.confined !== void 0,
		online: e !== "validate" && !Y(Ge, g),
		isCompared: n.commit !== void 0
	};
}
function cx(e, t, n) {
	let { raw: r, online: i, target: a } = e, o = i && n.some(({ settings: e }) => e.inFile.get(_n) !== !1);
	return [
		...e.tokenProblems,
		...Dn(r),
		...e.fileProblems,
		...t,
		...n.flatMap(({ problems: e }) => e),
		...i ? Kb(r, e.config) : [],
		...Yb(r),
		...e.hasBadLine ? [ux] : [],
		...a?.is === "missing" && o ? [lx(a.why)] : []
	];
}
function lx(e) {
	let t = `Translations are hidden, because it is not known whether the settings of the pull request's target, or of the run's commit, show them: ${e}.`;
	return k("not-read", t, { severity: "notice" });
}
const ux = k("variable", `A line of ${ly} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`);
function dx(e, t, n) {
	return {
		apiUrl: Y(vr, t),
		timeLimit: Y(ue, t),
		matrix: Y(Ge, t),
		format: Y(se, t),
		detailedExitcode: Y(Ze, t),
		all: Y(be, t),
		publish: Y(Qe, t),
		failOnDrift: Y(lt, t),
		applyFrom: Y(Vt, t),
		yes: Y(vt, t),
		verbose: Y(je, t),
		quiet: Y(Ne, t),
		force: Y(An, t),
		out: fx(A($e, e), n),
		report: [...new Set(Y(ot, t).map((e) => P(n.working, e)))],
		plan: fx(A(Se, e), n),
		configFile: Sb(e, n)
	};
}
function fx(e, { working: t }) {
	return e === void 0 ? void 0 : P(t, e);
}
function px(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(D) ?? "${}", m = /^\$\{\w*\}/.test(p) ? Nb : {
		...Lb(p, o, d[0]?.place(D)),
		id: ""
	}, h = c ? Fb(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = ix(t, {
		...n,
		named: g
	}), v = t?.get(ce), y = Vb(Aa(), f), b = !(l && d.some((e) => e.isBroken(_n))) && Y(_n, f), x = {
		...g,
		secrets: h.secrets,
		token: _.token,
		tokenFrom: v ?? s,
		tokenPlace: v ? t?.place(ce) : void 0,
		manifests: mx(f, n),
		rules: y.rules,
		flags: Zn(e === void 0 ? r : {
			...r,
			only: [e]
		}, _e.settings),
		inFile: lb(d),
		places: ub(d),
		pulledLanguages: Xb(Tn, f),
		languagePlaces: Ub(f),
		required: Wb(A(ct, r) ? ct : Bt, f),
		useAutomations: Y(ht, f),
		snapshot: Y(ur, f),
		concurrency: Y(ge, f),
		rate: Y(He, f),
		showTexts: b && db(u, g)
	}, ee = Jb(x.manifests?.texts ?? [], y.rules, f), S = c && !l ? _.problems : [];
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
function mx({ raw: e, parts: t }, { config: n, folders: { working: r } }) {
	let i = n?.folder ?? r, a = {};
	for (let n of De) {
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
	let o = hx(t, i);
	return o && {
		kinds: Aa(),
		globs: a,
		texts: o,
		folder: i
	};
}
function hx(e, t) {
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
		return Yn({
			...p,
			...h,
			...g,
			..._,
			languages: m,
			folder: t
		});
	}) ?? [];
}
function gx(e, t, n) {
	let r = A(dr, e), i = t?.projects && [...t.projects.keys()];
	if (!i) {
		let e = `--only ${r?.join(", ")} (in the action: only) takes names of entries under projects, but lokaform.yaml has none. Remove it. For some keys or files, use --filter (in the action: filter).`;
		return {
			names: [void 0],
			others: [],
			problems: r ? [k("no-project", e)] : []
		};
	}
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = Me(e, i) || ` There are ${i.join(", ")}.`;
		return [k("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(D) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [D, ...De] : [];
	for (let t of c.filter((t) => A(t, e) !== void 0)) {
		let e = `The option --${Un(t)} (in the action: ${Un(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(k("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/plan/languages.ts
function _x(e, t) {
	let n = xa(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...xx(e, t),
		...Sx([...i, ...yx(e)], t),
		...bx(e, t),
		...Dx(r, t)
	];
}
const vx = t((e) => [...new Set(Jp(Object.values(e).flat()).map(({ from: e }) => e))].filter((e) => e !== void 0));
function yx({ entries: e }) {
	let t = vx(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], languagePlaces: t = [], ...n }) => e.map((e, r) => ({
		language: e,
		count: 0,
		place: t[r] ?? n.place,
		ofText: !0,
		inSource: !0
	})));
}
function bx({ rows: e = [] }, { name: t, baseLanguage: n }) {
	return e.filter(({ isOfBase: e, language: t }) => e && t !== n).map(({ files: e, language: r, place: i }) => {
		let a = `${e} is read as ${r}, but the base language of project ${t} is ${n}. Write ${n} first in languages, or as language.`;
		return k("bad-setting", a, {
			place: i,
			scope: "project"
		});
	});
}
function xx({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [k("project-type", o, { scope: "project" })];
}
function Sx(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e), r = e.filter(({ language: e }) => !n.includes(e));
	return [...d(r, ({ language: e }) => e)].map(([e, [r, ...i]]) => {
		let a = i.reduce((e, t) => e + t.count, r.count), o = oe(e, n), s = [r, ...i].find((e) => e.count === 0), c = `from the manifests ("${e}" is in ${a} places; this is the first)`, l = s || a === 1 ? "here" : c, u = r.inSource ? ", map its code with language_map in the row of texts" : "", d = o === "" ? "Add" : "Otherwise, add", f = o || ` Its languages: ${n.slice(0, 20).join(", ")}.`, p = `Project ${t.name} has no language "${e}".${f} ${d} the language to the project${u}, or remove it ${l}.`;
		return k("unknown-language", p, {
			place: (s ?? r).place,
			scope: "project"
		});
	});
}
function Cx({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = vx(e.entries);
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. Add its file, or list the languages of this row under languages. If a code in the paths means ${r}, add language_map: { CODE: ${r} }.`;
		return [k("no-language-file", s, {
			place: e.place,
			scope: "project"
		})];
	});
}
const wx = /(?:^|\/)values\/[^/]+\.xml$/;
function Tx({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => wx.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function Ex(e, { name: t, languages: n }, r) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n, isRule: a }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let o = oe(e, i), s = o !== "" || i.some((t) => Je(t, [e])), c = a && (s || !hn(e)), l = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${o || ` Its languages: ${i.slice(0, 20).join(", ")}.`}`, [u, d] = c || r === "error" ? ["error", "project"] : ["warning", "change"];
		return [k("unknown-language", l, {
			...n && { place: n },
			severity: u,
			scope: d
		})];
	});
}
function Dx(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [k("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function Ox({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function kx({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await jx(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		l(a, e.problems.map(Nx(o, e.isDoubtful)));
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
		problems: [...a, ...Px(i)]
	};
}
async function Ax(e, t, n, r, { signal: i = Xi, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, rows: u, problems: d } = await No(t, e, r, i), f = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), p = 0, m = _p(t.kinds, c, n, a), h = m.next();
	for (; !h.done && !i.aborted;) await fi(), o?.({
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
		textFiles: hp(h.value.files)
	};
}
async function jx(e, t, n, r, i) {
	let a = await Ax(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0 && !a.isSplit) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l && !a.isSplit) return a;
	if (!i.findProject) return c ? Mx(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await Ax(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = Lt(f.problems) ? [] : Cx(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...vx(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function Mx(e, t) {
	let n = e.problems.map((n) => {
		let r = n.code === "text-file" && e.undecided.get(n.place?.file ?? "")?.language === void 0;
		if (n.severity !== "error" || !t(n) || r) return n;
		if (n.scope === "change") return {
			...n,
			severity: "warning"
		};
		let i = T`${n} This stops a run only if it is in the base language of the project.`;
		return {
			...ye(n, i),
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
function Nx({ rules: e }, t = !1) {
	let n = Object.values(e.prune).some((e) => e !== "off");
	return (e) => {
		let r = e.code === "no-language-file" && e.severity === "notice", i = e.code === "empty-manifest" && !t;
		if (!n || !(r || i)) return e;
		let a = r ? T`${e} With prune, create it first.` : e;
		return {
			...ye(e, a),
			severity: "error",
			scope: "run"
		};
	};
}
function Px(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Fx(t, e) !== void 0), a = i && Fx(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [k("bad-setting", o)];
	});
}
function Fx(e, t) {
	let [n, r] = [e, t].map(({ settings: e }) => e.inFile.get(D));
	if (e.settings.id === t.settings.id) return n === r ? void 0 : "are the same project";
	if (ms(e.settings.id) !== ms(t.settings.id)) return;
	let i = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return i && `are branches of one project, whose ${i.plural} they both declare`;
}
// src/run/target.ts
const Ix = {
	entries: {},
	variables: new Map()
};
async function Lx(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => ox(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[Un(dr)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await kx({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => Jv(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), x = [...g.filter(({ code: e }) => !Bx.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !zx.includes(t));
	return x ? {
		is: "missing",
		why: Vx(x)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function Rx(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await ox("plan", {
		...e,
		[Un(dr)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: Vx(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const zx = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Bx = ["unset-variable", "project-not-allowed"];
function Vx({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Ra(t)}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function Hx(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(D);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? Ix, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? Ox(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: mb(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function Ux(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return k("undeclared-project", t, { severity: "warning" });
	});
}
function Wx(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? Vx(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...Yy(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function Gx({ kinds: e }, { problems: t }, n, r) {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(Kx(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => {
			let [n, r] = [c.get(t), l.get(t)], i = [n, r].some((e) => e && !e.settings.showTexts);
			return {
				...t !== void 0 && { name: t },
				...Wy(e, n?.declared ?? Ix, r?.declared ?? Ix),
				settings: mb(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
				...i && { hide_texts: !0 }
			};
		})
	};
}
function Kx(e, t) {
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
function qx(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o } = e, s = qv(t), c, l = 0, u, d = () => {
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
function Jx(e, t) {
	return qx({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e) => t(Hv(e)),
		hide: () => {},
		print: t
	});
}
// src/host/terminal.ts
function Yx(e) {
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
		showProblems: (e) => Xx(sv(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => fe(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => Zx(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => eS(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function Xx(e, { error: t, errorScreen: { width: n } }) {
	zn(e, n).forEach(t);
}
function Zx(e, t, n) {
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
			c && l(Kv(e));
		},
		...!s && Qx(n, l),
		onPlan: (r) => $x(r, e, t, n),
		history: new Mv({
			folders: u,
			environment: i,
			signal: t.stopping
		})
	};
}
function Qx({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? qx({
		now: t,
		first: 700,
		every: 200,
		show: (e) => r.show(Hv(e, r.columns())),
		hide: () => r.erase(),
		print: n
	}) : Jx(t, n);
}
async function $x(e, t, n, r) {
	let { console: i, prompt: a } = r, { command: o, all: s } = t, c = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), l = (e.plan?.changes.length ?? 0) > 0, u = (o === "apply" || o === "restore") && !t.yes && l && !c ? a : void 0, d = t.format === "text", f = s ? void 0 : "--all shows", p = {
		...i.screen,
		command: o,
		texts: !0,
		full: s,
		keptElsewhere: f
	}, m = d && (!t.quiet || u) ? iv(e, p) : [];
	if (m.length > 0 && i.out(m.join("\n")), !u || n.stopped) return !0;
	d && u.seesOut || iv(e, {
		...p,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: h, width: g } = i.errorScreen;
	return zn(sv(e.problems, h), g).forEach(i.prompt), fe("Apply this plan?", u, n);
}
async function eS(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u, out: d } = t;
	if (c === "json" && i.out(_t(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (Xx(lv(e, s.paint), i), c !== "text") return;
	let { paint: f, width: p } = cs(e) ? s : o;
	uv(e, {
		paint: f,
		width: p,
		quiet: l
	}).forEach(cs(e) ? i.error : i.out);
	let m = (e) => F(e, { displayRoot: a });
	if (l) return;
	let h = Zn(r.raw ?? {}, ln("option", ["apply"])).map(Fe);
	dv(n, m, h).forEach(i.out);
	let g = w(["lokaform apply", ...h].join(" "));
	u === "plan" && r.raw && d === void 0 && ts(e) && !cs(e) && zn([`To make these changes: ${g}`], o.width).forEach(i.out);
}
// src/keys/liveKey.ts
function tS(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function nS(e, t) {
	let n = zr(e) ?? {}, r = Wr(n.key_id), i = zr(n.key_name) ?? {}, a = SS((e) => M(i[e]) || void 0), o = Rr(n.platforms, M), s = x.filter((e) => o?.includes(e)), c = Object.keys(xS(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = lS(n.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: c,
		platforms: o && s,
		filenames: cS.safeParse(n.filenames).data,
		tags: Rr(n.tags, M),
		is_plural: Br(n.is_plural),
		is_archived: Br(n.is_archived)
	};
	if (!Hr(f) || d.length > 0) {
		let e = [...Ur(f), ...d.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let p = s.length < new Set(o).size, m = {
		...Object.fromEntries(aS.map(([e, t]) => [e, t(n[e])])),
		translations: l,
		...rS(n)
	};
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...m
	} };
}
function rS(e) {
	return {
		created: Vr(e.created_at_timestamp),
		base_words: Lr(e.base_words)
	};
}
const iS = {
	description: M,
	context: M,
	plural_name: M,
	is_hidden: Br,
	char_limit: Lr,
	custom_attributes: sS,
	modified_at_timestamp: Vr,
	translations_modified_at_timestamp: Vr
}, aS = Object.entries(iS);
function oS(e) {
	return Object.keys(iS).filter((t) => e[t] === void 0);
}
function sS(e) {
	let t = M(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(y(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const cS = wr({
	ios: j(),
	android: j(),
	web: j(),
	other: j()
});
function lS(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = uS(zr(n) ?? {});
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
function uS(e) {
	return {
		language_iso: M(e.language_iso),
		translation: M(e.translation),
		modified_by: Wr(e.modified_by),
		modified_by_email: M(e.modified_by_email),
		modified_at_timestamp: Vr(e.modified_at_timestamp),
		is_reviewed: Br(e.is_reviewed),
		is_unverified: Br(e.is_unverified)
	};
}
function dS(e, t = []) {
	return Array.from(e, (e) => nS(e, t));
}
function fS(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function pS(e) {
	let t = fS(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const mS = (e) => {
	let t = e.exactOptional();
	return Or({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, hS = mS(j()), gS = mS(j().min(1));
function _S(e, t) {
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
function vS({ key_name: e, platforms: t }) {
	return X(e, t);
}
function yS({ key_name: e, platforms: t }, n) {
	return X(e, t.filter((e) => !_(n) || n[e] !== void 0));
}
function bS(e, t = x) {
	let n = X(e, t);
	return (n.length > 0 ? n : X(e)).join(" / ");
}
function xS(e, t) {
	return SS((n) => t.includes(n) ? _S(e, n) : void 0);
}
function SS(e) {
	let t = {};
	for (let n of x) {
		let r = e(n);
		r !== void 0 && (t[n] = r);
	}
	return t;
}
function CS(e) {
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
const wS = wy();
function TS(e) {
	return (t, n) => {
		t[e] = n;
	};
}
function ES(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function DS(e, t) {
	let n = e;
	return wS({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: j(),
		value: j(),
		unset: "",
		live: (e) => e[n],
		toManifest: ES,
		write: TS(n),
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function OS(e, t = () => void 0) {
	let n = e;
	return wS({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: Er(),
		value: Er(),
		unset: !1,
		undeclared: t,
		live: (e) => e[n],
		toManifest: (t) => t || e === "is_archived" ? t : void 0,
		write: TS(n),
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const kS = wS({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: Mr().min(0),
	value: Mr(),
	unset: 0,
	live: (e) => e.char_limit,
	toManifest: (e) => e === 0 ? void 0 : e,
	write: TS("char_limit"),
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), AS = Ar(j(), Cr()), jS = wS({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values, such as { screen: cart }",
	schema: AS,
	value: Cr(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = y(MS(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = AS.safeParse(e);
		return t.success ? ES(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function MS(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function NS({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const PS = wS({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: jr(Nr(x)).min(1),
	value: jr(Nr(x)),
	live: (e) => e.onOtherPlatform ? void 0 : IS(e.platforms),
	inPlan: (e) => IS(e),
	toManifest: (e) => e,
	write: TS("platforms"),
	show: (e) => ({
		as: "set",
		members: e
	})
}), FS = wS({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: jr(j().min(1)),
	value: jr(j()),
	unset: [],
	live: (e) => LS(e.tags),
	check: (e, { rules: t }) => {
		let n = Qn(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => LS(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return LS([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: ES,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return LS([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: TS("tags"),
	show: (e) => ({
		as: "set",
		members: e
	})
});
function IS(e) {
	return x.filter((t) => e.includes(t));
}
function LS(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const RS = wS({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: Sr([j().min(1), gS.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: hS,
	live: (e, { platforms: t }) => xS(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = X(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...xS(e, n)
		} : a;
	},
	inPlan: (e) => xS(e, x),
	check: zS,
	merge: VS,
	carries: (e, t) => x.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = X(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = CS(t);
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
function zS(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? X(e, n) : X(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const BS = wS({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: hS,
	value: hS,
	unset: {},
	live: (e) => HS(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => x.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => ES(HS(e)),
	merge: VS,
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
		slots: HS(e)
	})
});
function VS(e, t, n) {
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
	return HS(r);
}
function HS(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const US = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, WS = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, GS = Object.keys(WS), KS = new RegExp([
	US.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), qS = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, JS = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, YS = "[VOID]";
function XS(e, t) {
	let [n = "", r = ""] = [e, t].map(lr);
	if (n === r || n === "" && r === YS || r === "" && n === YS) return !0;
	let i = (e, t) => t.includes("[%") && ZS(e, t) !== void 0;
	return i(n, r) || i(r, n);
}
function ZS(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(US)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(QS(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function QS([e, t, n = "", r, i], a) {
	let o = rC(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = rC(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${rC(n)}(?:hh?|ll?|[qjztL])?[${WS[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function $S(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(US)];
		e.length > 0 ? t += 1 : a.match(KS) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var eC = class e {
	#e;
	#t = o(() => this.#e.both.flatMap(([e, t]) => iC(t).flatMap(([t, n]) => ZS(new Map(iC(e)).get(t) ?? "", n) ?? [])));
	constructor(e) {
		this.#e = e;
	}
	#n = o(() => {
		let e = this.#e.live.flatMap(iC).flatMap(([, e]) => [...e.matchAll(US)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return nC(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, r) {
		if (n === "as-written") return e;
		let i = o(() => n === "universal" || (this.#a(t) ?? r().isUniversal));
		return nC(e, (e) => e.match(KS) && i() ? this.#o(e, r) : e);
	}
	#r(e) {
		if ((e.match(US)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(US, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = JS.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return ZS(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(iC).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${QS(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return tC(e, this.#e.style) ?? t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = iC(t).map(([, e]) => e);
			if (e.some((e) => e.match(US))) return !0;
			if (e.some((e) => e.match(KS))) return !1;
		}
	}
	#o(t, n) {
		if (qS.test(t) || (t.match(KS)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(KS, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${QS(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = GS.find((e) => WS[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return ZS(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function tC([, e, t, n, r], { named: i, printf: a } = {}) {
	if (r !== void 0) return i?.replace("@", () => r);
	let o = e === void 0 ? "" : `${e}$`;
	return a && `%${o}${t}${n === "s" || n === "i" ? a[n] : n}`;
}
function nC(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function rC(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function iC(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const aC = Ar(j(), j()), oC = Sr([j(), aC]);
function Z(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = aC.safeParse(y(e));
	return n.success ? HS(n.data) : e;
}
function Q({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function sC(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function cC(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || lC(e) && lC(t) || typeof e == typeof t && XS(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => XS(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function lC(e) {
	return typeof e == "string" ? e === "" : Object.keys(HS(e)).length === 0;
}
const uC = aC.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: m }
}), dC = Sr([j(), uC]), fC = Ar(j().min(1), dC), pC = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, mC = (e) => jr(Or({
	language_iso: j().min(1),
	translation: e
})).refine(pC, "has a language twice"), hC = mC(Pr()), gC = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: Sr([fC, mC(dC).transform(bC).pipe(fC)]),
	rewrite: yC,
	diff({ translations: e }, t, n) {
		let { inFiles: r, project: i } = n, { listed: a } = r;
		if (!e && a.length === 0 || i.segmentation) return Sy;
		let s = a.filter((t) => !Object.hasOwn(e ?? {}, t)), c = [...Object.entries(e ?? {}), ...s.map((e) => [e, void 0])], l = o(() => FC(e ?? {}, t, i.baseLanguage, r.style)), u = c.flatMap(([r, a]) => SC({
			language: r,
			inFile: a,
			declared: a,
			key: t,
			placeholders: l,
			context: n,
			base: e?.[i.baseLanguage]
		}) ?? []);
		if (u.length === 0) return Sy;
		let d = u.flatMap((e) => e.issues);
		return {
			changes: u.flatMap((e) => e.changes),
			kept: u.flatMap((e) => e.kept),
			issues: vC(d, n.plural),
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
			translation: oC.parse(n)
		}));
	},
	show(e) {
		let t = oC.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: HS(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = Q(e, n);
		return r && Z(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Z(n, t);
			return lC(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => gC.toManifest(e, t) === void 0,
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
			...LC(n, Z(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = Q(e, t);
		return !n || n.is_unverified !== !0 && !lC(Z(n.translation, e.is_plural));
	},
	same: (e, t) => cC(oC.parse(e), oC.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function _C(e, t, n, r, i = "") {
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
		let t = m.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${Me(n, r)}`, s = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function vC(e, t) {
	let n = e.find(({ code: e }) => e === "plural-mismatch");
	return e.filter((e) => t || e === n || e.code !== "plural-mismatch");
}
function yC(e) {
	if (!Array.isArray(e)) return;
	let t = hC.safeParse(e);
	if (t.success) return {
		value: bC(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function bC(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function xC({ is_plural: e, translations: t = [] }) {
	return t.flatMap(({ translation: t }) => Ey(Z(t, e)));
}
function SC(e) {
	let { language: t, inFile: n, key: r, context: i } = e;
	if (typeof n == "string" && !i.plural && r?.is_plural === !1 && Q(r, t)?.translation === n) return;
	if (n === void 0) return CC(e);
	let a = i.project.languages?.find(({ iso: e }) => e === t)?.pluralForms ?? [], o = ` of ${t} in this project`, s = _C(t, n, i.plural, a, o);
	if (s.length === 0) return CC(e);
	let c = Object.entries(n).filter(([e]) => a.includes(e));
	return {
		...c.length > 0 && s.every(({ severity: e }) => e === "warning") && CC({
			...e,
			declared: Object.fromEntries(c)
		}) || Sy,
		issues: s
	};
}
function CC(e) {
	let { language: t, declared: n, key: r, context: i } = e;
	if (un(i.rules, t) === "ignore") return;
	let a = r && Q(r, t);
	if (a) return TC(a, r, e);
	if (n !== void 0) return r ? {
		...Sy,
		issues: [Cy(`${t} text`, [t])]
	} : wC(e, {
		field: "translations",
		part: t,
		after: n
	});
}
function wC(e, t, n) {
	let { declared: r, placeholders: i, context: a } = e, { rules: o, storedForm: c = () => PC } = a, l = oC.parse(t.after), u = a.inOtherApps !== void 0 && /%(?:\d+\$)?[@s]/.test(JSON.stringify(l)) && o.placeholders === "auto" ? "universal" : o.placeholders, d = i().stored(l, n, u, c), f = n === void 0 ? d : kC(d, r, n);
	return {
		...Sy,
		changes: [s(f, l) ? t : {
			...t,
			sent: f
		}]
	};
}
function TC(e, t, n) {
	let { language: r, inFile: i, declared: a, placeholders: o, context: s } = n, { rules: c, verdicts: l, project: u, inFiles: d } = s, f = s.inOtherApps?.get(r)?.map((e) => oC.parse(e)) ?? [], p = Z(e.translation, t.is_plural), m = s.inOtherApps ? NC(p) : p, h = a !== void 0 && cC(m, sC(a, m)), g = d.plural.includes(r) && Mh({
		declared: i ?? null,
		live: m,
		part: r
	}, u).length > 0;
	if (h && !g) return;
	let _ = o().native(m), v = {
		field: "translations",
		part: r,
		live: _,
		...LC(e, _)
	}, y = (e, t = []) => ({
		...Sy,
		kept: [{
			...v,
			...e,
			...i !== void 0 && { declared: i }
		}],
		open: t
	});
	if (a === void 0) {
		if (!lC(_)) return y({
			reason: "pull",
			...!d.isToAdd && { details: MC }
		});
		let e = c.incoming.untranslated === "base" ? EC(r, t, n) : void 0;
		return e === void 0 ? void 0 : {
			...Sy,
			kept: [{
				...v,
				live: e,
				reason: "pull",
				details: jC
			}]
		};
	}
	if (h) return y({
		reason: "pull",
		details: AC
	});
	let b = sC(a, _), x = {
		field: "translations",
		part: r,
		before: _,
		after: b,
		...LC(e, _)
	}, ee = un(c, r), S = n.base !== void 0 && cC(n.base, b) && ee !== "enforce", te = d.fromLokalise === !0 || d.isInLocaleFile && (c.incoming.untranslated === "base" || S), C = lC(_) && te && r !== u.baseLanguage;
	if (C && c.pull) return;
	let ne = f.some((e) => !cC(NC(e), NC(b)));
	if (!C && lC(_) && ne && f.some(lC)) return {
		...Sy,
		issues: [DC(r)]
	};
	if (!C && (ee === "enforce" && !ne || lC(_))) return wC(n, x, p);
	let re = ee === "seed" || C;
	if (re && !c.pull && c.overwrite.length === 0) return y({ reason: "held" });
	if (!re && IC(_, b)?.length === 0) return wC(n, x, p);
	let ie = OC(e, _, n, {
		isHeld: re,
		isInOtherApp: f.some((e) => cC(m, e))
	}), ae = l(ie);
	return ae ? ae.is === "write" ? wC(n, x, p) : y({
		reason: ae.is,
		..."cause" in ae && { cause: ae.cause }
	}) : y({ reason: "undecided" }, [ie]);
}
function EC(e, t, { placeholders: n, context: { project: r } }) {
	let i = e === r.baseLanguage ? void 0 : Q(t, r.baseLanguage), a = i && n().native(Z(i.translation, t.is_plural));
	if (a === void 0 || lC(a)) return;
	if (typeof a == "string") return a;
	let { pluralForms: o = [] } = r.languages?.find(({ iso: t }) => t === e) ?? {};
	return Object.fromEntries(o.map((e) => [e, a[e] ?? a.other ?? ""]));
}
function DC(e) {
	return {
		code: "duplicate-text",
		message: `The files of another app cleared the ${e} translation. Clear it here too, or write it again there.`,
		path: [e]
	};
}
function OC(e, t, { key: n, context: r }, { isHeld: i, isInOtherApp: a }) {
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
function kC(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return sC(Object.fromEntries(r), n);
}
const AC = "The locale file lacks plural forms that Lokalise has", jC = "Lokalise has no translation yet, so the file gets the base translation", MC = "If its line was deleted, lokaform pull writes it back. To clear it in Lokalise, write an empty text. To delete the key, delete its lines in all files";
function NC(e) {
	return new eC({
		declared: [e],
		live: [],
		both: []
	}).stored(e, void 0, "universal", () => PC);
}
const PC = {
	isUniversal: !1,
	isNumbered: !1
};
function FC(e, t, n, r) {
	let i = ([e]) => e === n, a = Object.entries(e).sort((e, t) => Number(i(t)) - Number(i(e))), o = (t?.translations ?? []).map(({ translation: e }) => Z(e, t?.is_plural ?? !1)), s = a.flatMap(([e, n]) => {
		let r = t && Q(t, e);
		return r ? [[n, Z(r.translation, t.is_plural)]] : [];
	});
	return new eC({
		declared: a.map(([, e]) => e),
		live: o,
		both: s,
		style: r
	});
}
function IC(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(HS(e)).filter((n) => e[n] !== t[n]);
}
function LC(e, t) {
	if (!e.modified_at_timestamp || lC(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e, a = n?.lastIndexOf("@") ?? -1, o = n && (a < 1 ? "somebody" : `${n.slice(0, 1)}***${n.slice(a)}`);
	return { edited: {
		at: r,
		...o && { by: o },
		...i && { reviewed: i }
	} };
}
// src/keys/fieldTable.ts
const RC = [
	RS,
	PS,
	DS("description", !0),
	FS,
	gC,
	BS,
	DS("context", !0),
	kS,
	OS("is_plural"),
	DS("plural_name"),
	OS("is_hidden"),
	OS("is_archived", (e, t) => !NS(e, t) && void 0),
	jS
], zC = j().min(1), BC = Sr([Mr().positive(), j().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), VC = xy(RC).required({ key_name: !0 }).extend({
	previously: Sr([zC.transform((e) => [e]), jr(zC).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Er().exactOptional(),
	key_id: BC.exactOptional()
}), HC = xy(RC.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function UC({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const WC = {
	place: "",
	isInLocaleFile: !1,
	listed: [],
	plural: []
};
function GC(e, t) {
	let n = e.values.filenames ? void 0 : UC(e), r = t.platforms.filter((e) => n?.[e] && t.filenames[e]);
	if (!r.some((e) => n?.[e] === t.filenames[e])) return r.map((e) => t.filenames[e])[0];
}
function KC(e, t) {
	let [n = "", ...r] = (Object.values(UC(e) ?? {})[0] ?? "").split(qC).map((e) => e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")), i = RegExp(`^(.*?)${[n, ...r.slice(0, 1)].join("([^/]+)")}`);
	return (e.parts ?? [e]).map(({ file: e, from: n }) => {
		let [, r = "", a = n?.language ?? ""] = i.exec(e.path) ?? [];
		return r + t.replaceAll(qC, a);
	});
}
const qC = "%LANG_ISO%", $ = {
	name: "key",
	fields: RC,
	lacks: ({ platforms: e, translations: t }) => e ? void 0 : {
		code: "needs-platforms",
		message: `It is not in the project yet${t ? "" : ", no file has a text for it"}, and the service needs platforms to create it. ${t ? "" : "If it describes another key, correct its name. Otherwise: "}Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.`,
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => bS(e.key_name, e.platforms),
	context: (e, t, n, r = WC) => ({
		...n,
		inFiles: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? nt + n.rules.owner : void 0
	}),
	liveContext: (e, t) => ({
		...t,
		inFiles: WC,
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => Ir(e.key_id),
	liveLabel: (e) => bS(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !NS(n, t),
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
function JC(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = [], a = new Map();
	for (let t of e) {
		let e = UC(t), o = e ? void 0 : YC(a, t);
		if (o) {
			o.parts.push(t);
			continue;
		}
		let s = XC(t), c = t.from ? $C(a, s, e) : [], [l] = c;
		if (c.length > 1) {
			r.push({
				entry: t,
				rivals: c
			});
			continue;
		}
		let u = l || !t.from ? [] : $C(a, s).filter(({ parts: [e] }) => e && !e.from && !e.values.filenames);
		u.length > 0 && n.push(tw(t, u.slice(0, 1)));
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
	let o = ({ parts: e }) => rw(e, t).entries;
	for (let { entry: e, rivals: t } of r) xw(t.flatMap(o)).length === 0 && n.push(tw(e, t));
	let s = i.map(({ parts: e }) => rw(e, t));
	return {
		entries: s.flatMap((e) => e.entries),
		problems: [...n, ...s.flatMap((e) => e.problems)]
	};
}
function YC(e, { from: t, values: n }) {
	let { key_name: r, platforms: i = x } = n, [a, o] = t && typeof r == "string" && e.get(r) || [];
	return o || a?.platforms !== QC(i) ? void 0 : a.group;
}
function XC({ values: e }) {
	let { key_name: t, platforms: n = x } = e;
	if (typeof t == "string") return [[t, QC(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return X(t, n).map((e) => [e, QC(r(e))]);
}
const ZC = 2 ** x.length - 1;
function QC(e) {
	return e === x ? ZC : e.reduce((e, t) => e | 1 << x.indexOf(t), 0);
}
function $C(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !ew(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function ew(e, t) {
	return !e || !t ? !1 : x.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function tw(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? Ea(e, ["key_name"]) : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return G($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function nw(e, t) {
	let n = e.parts ?? [e];
	return n.some(({ from: e, values: t }) => e && Object.values(t.translations ?? {}).some((e) => typeof e == "string")) && rw(n, t, !0).entries[0] || e;
}
function rw(e, t, n = !1) {
	let [r] = e;
	if (!r || e.length === 1 && !n) return {
		entries: [...e],
		problems: []
	};
	let i = ow(e, t), a = i.size === 0 ? e : e.filter((e) => !i.has(e)), o = (n || i.size > 0 ? void 0 : iw(e)) ?? uw(e, a, t, n), { translations: s, isPlural: c, problems: l, leftOut: u } = o, d = [
		...lw(i),
		...u,
		...t === void 0 ? [] : l
	], f = e.filter(({ values: e }) => e.description !== void 0), { is_plural: p, translations: m, ...h } = r.values, g = f[0]?.values.description, _ = {
		...r,
		values: {
			...h,
			key_name: vw(e),
			...Object.keys(s).length > 0 && { translations: s },
			...c !== void 0 && { is_plural: c },
			...g !== void 0 && { description: g }
		},
		onCreate: {
			...yw(e),
			...r.from ? {} : r.onCreate
		},
		span: new qt(r.span, () => aw(e, o.owners(), o.becameOther)),
		parts: e,
		...d.length > 0 && { leftOut: d }
	}, [v, y] = f, b = v && y && !v.from ? [bw(y, v, ["description"])] : [];
	return {
		entries: [_],
		problems: [...l.map((e) => e.problem), ...b]
	};
}
function iw(e) {
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
		owners: () => fw(e).owners
	};
}
function aw(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		if (!t) return;
		let r = t.span.members?.get("translations")?.members?.get(e), i = Ln(r ?? t.span, { file: t.file });
		return n.has(e) ? Ln(i, { members: new Map([["other", i]]) }) : i;
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
			return n ? [Ln(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? Ln(n, { members: a }) : n);
	}
	return r;
}
function ow(e, t) {
	let n = e.filter(({ from: e }) => e?.file.language !== void 0), r = ({ from: e }) => e?.language === (t ?? e?.source.language ?? e?.source.languages?.[0]), i = n.find(r) ?? n[0], a = (e) => n.every(({ from: t }) => t === e.from || t?.language !== e.from?.language), o = t !== void 0 || i !== void 0 && r(i), { from: s } = i ?? {}, c = new Map();
	if (!s) return c;
	let l = sw(s.file);
	for (let e of n) e.from && l(e.from.file) && (o || a(e)) && c.set(e, s.file.path);
	return c;
}
const sw = t((e) => t((t) => {
	if (t === e) return !1;
	let { source: n, language: r = "" } = t, i = r === e.language ? void 0 : Ut([n], e, r)?.path, a = pe(e.path) === pe(t.path) && !yr(e.source, n), o = i === void 0 || i === t.path || cw(i, t.path);
	return a && !o;
}));
function cw(e, t) {
	let n = (e) => e.slice(0, e.lastIndexOf("/") + 1);
	return e.endsWith(".xml") && n(e) === n(t);
}
function lw(e) {
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
function uw(e, t, n, r) {
	let { owners: i, problems: a } = fw(t), o = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), s = [...i].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), c = s.filter(({ isPlain: e }) => e), l = ({ part: e }) => pe(e.file.path)?.severalLanguages, u = o?.values.is_plural ?? (r || c.length < s.length && c.every((e) => e.language !== n || l(e))), d = s.filter((e) => e.isPlain === u && !(u && l(e)));
	for (let { language: e } of d) i.delete(e);
	let f = new Set(u ? c.filter(l).map(({ language: e }) => e) : []);
	return {
		translations: _w(i, f),
		becameOther: f,
		problems: a,
		owners: () => i,
		isPlural: o ? u : u || void 0,
		leftOut: d.map(({ language: e, part: t }) => ({
			language: e,
			problem: dw(t, e, u)
		}))
	};
}
function dw(e, t, n) {
	let [r, i] = n ? ["has no plural forms", "is a plural"] : ["has plural forms", "is not a plural"], a = `The ${t} text ${r}, but the key ${i} (keys.yaml decides, then Lokalise, then the other languages). It stays in the file, and is not compared or sent. Write all languages with plural forms, or all without.`;
	return G($, e, "plural-mismatch", a, {
		path: ["translations", t],
		severity: "warning"
	});
}
function fw(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let e in i.values.translations) {
		let a = n.get(e)?.find((e) => !pw(e, i));
		if (n.set(e, [...n.get(e) ?? [], i]), t.has(e) || t.set(e, i), a) {
			let [t, n] = a.from?.onlyIfBase && !i.from?.onlyIfBase ? [a, i] : [i, a];
			r.push({
				language: e,
				problem: bw(t, n, ["translations", e])
			});
		}
	}
	return {
		owners: t,
		problems: r
	};
}
function pw({ from: e }, t) {
	return e !== void 0 && t.from !== void 0 && yr(e.source, t.from.source);
}
function mw(e) {
	let t = e.filter((e) => (e.parts ?? [e]).every(({ from: e }) => !e)), n = e.flatMap((e) => [...new Set(hw(e))]);
	return t.length < 2 && new Set(n).size === n.length;
}
function hw({ parts: e, ...t }) {
	let n = (e ?? [t]).flatMap(({ from: e }) => e ? Gn(e.source) : []), { key_name: r, platforms: i = x } = t.values;
	return n.length > 0 ? n : typeof r == "string" ? i : Object.keys(r);
}
function gw(e, t) {
	let n = (e.parts ?? []).flatMap((e) => e.from ? [{
		part: e,
		row: e.from.source
	}] : []), r = Nn([...new Set(n.map(({ row: e }) => e))]);
	if (r.length < 2) return [e];
	let i = e.parts?.filter(({ from: e }) => !e) ?? [], a = (e) => n.flatMap(({ part: t, row: n }) => e.includes(n) ? [t] : []);
	return r.flatMap((e) => rw([...i, ...a(e)], t).entries);
}
function _w(e, t) {
	let r = {};
	for (let [i, { values: a }] of e) {
		let e = a.translations?.[i] ?? "";
		n(r, i, t.has(i) ? { other: String(e) } : e);
	}
	return r;
}
function vw(e) {
	let [t] = e;
	if (t?.values.previously && !t.values.platforms) {
		let n = e.slice(1), r = n.flatMap(({ values: { key_name: e } }) => typeof e == "string" ? [] : e);
		if (r.length === n.length) return typeof t.values.key_name == "string" ? Object.assign({}, ...r) : t.values.key_name;
	}
	let n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function yw(e) {
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
function bw(e, t, n) {
	let r = Ea(t, n), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${t.from && e.from && n.length > 1 ? " If they are texts of two keys, rename one of them, or write {file}, {dir} or {1} in key_name of their rows of texts." : ""}`;
	return G($, e, "duplicate-text", i, {
		path: n,
		scope: "run"
	});
}
function xw(e) {
	let t = new vn(), n = new Map();
	for (let r of Sw(e)) {
		let e = UC(r), i = e === void 0 ? "" : S(HS(e)), { key_name: a, platforms: o = x } = r.values, [s] = Object.entries(xS(a, o)).flatMap(([e, t]) => {
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
		t.add(Ta("duplicate-key", `Key "${bS(a)}"`, c, " If one was copied, correct its name. If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function Sw(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of X(r.key_name)) (t.has(e) ? n : t).add(e);
	return n.size === 0 ? [] : e.filter(({ values: e }) => X(e.key_name).some((e) => n.has(e)));
}
// src/keys/renames.ts
function Cw(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : ww(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = Tw(r, n), { renames: a, problems: o } = Dw(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function ww(e, t) {
	let n = t.byId.get(e);
	if (!n && !e.values.previously) return;
	let r = t.formerlyLive(e);
	if (n) {
		if (Nw(e, n, t.perPlatform).length === 0) return;
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
function Tw(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(Mw(r, t, n));
		return !Ew(e.values).some((e) => a.includes(e));
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
function Ew({ key_name: e, previously: t = [] }) {
	return [...X(e), ...t];
}
function Dw(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = b([...t], (t) => e.get(t)?.from ?? []), s = b([...i].filter(([e, n]) => !t.has(e) && (!e.values.new || a(n))), ([, e]) => [e]), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: a, blockers: d }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = bS(e.key_name, e.platforms), h = o.get(e)?.find((e) => e !== n && !mw([n, e])), g = (t) => [...t].flatMap(([t, r]) => r === e && t !== n ? t : []), _ = s.get(e)?.some(([e]) => !mw([n, e])) === !0, v = (e, t, r = "previously") => u.set(n, G($, n, e, t, { path: [r] }));
		p && !t.has(n) ? v("wrong-id", kw(e, d), "key_id") : p ? l.set(n, e) : f.length > 0 ? v("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? v("claimed-twice", `"${m}" is a former name, but ${Ow(g(r), "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : _ ? v("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${Ow(g(i), "key_name")}. If the key was renamed, ${g(i).some(({ from: e }) => e) ? "rename it there too" : "remove that entry"}. Otherwise, remove the name from previously. If the other entry is a new key, add new: true to it.`) : h ? v("rename-twice", `"${m}" is also a former name of ${Ow([h], "previously")}, but it can only become one key. Keep it in one entry.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function Ow(e, t) {
	return e.map((e) => `"${bS(e.values.key_name)}" (${Ea(e, [t])})`).join(" and ");
}
function kw(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => bS(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function Aw(e) {
	let t = new Set(e.filter(({ values: e }) => e.previously !== void 0)), n = new Map();
	for (let e of t) for (let t of X(e.values.key_name)) n.set(t, e);
	let r = ({ values: { previously: e = [] } }) => e.flatMap((e) => n.get(e) ?? []).find((e) => t.has(e)), i = new vn();
	for (let e of t) {
		let n = [e];
		for (let e = n.at(-1); e; e = n.at(-1)) {
			let a = r(e);
			if (!a) t.delete(e), n.pop();
			else if (!n.includes(a)) n.push(a);
			else {
				let e = n.splice(n.indexOf(a));
				for (let n of e) t.delete(n);
				i.add(jw(e, a));
			}
		}
	}
	return i.problems;
}
function jw(e, t) {
	let n = ({ values: e }) => `"${X(e.key_name)[0]}"`, r = [...e.slice(0, 10).map(n), ...e.length > 10 ? ["…"] : []], i = e.length === 1 ? `The field previously has the present name of the key, ${n(t)}. Remove it: the field is for a name that the key had before.` : `These renames form a cycle: ${[...r, n(t)].join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
	return k("rename-cycle", i, { place: gr(t.file, t.span, ["previously"]) });
}
function Mw({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = xS(e.key_name, r);
	return n ? {
		...xS(t.key_name, r),
		...i
	} : i;
}
function Nw(e, t, n) {
	let r = Mw(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return x.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function Pw(e) {
	return ({ tags: t }) => Qn(t, e) !== void 0;
}
function Fw(e, t, n, r = () => !1, i) {
	return new Iw({
		declared: e,
		live: t,
		perPlatform: n,
		keepsName: r,
		formerFiles: i
	}).result();
}
var Iw = class {
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
		this.#s(), this.#c(), this.#u(), this.#d(), this.#a = Cw(e, this.#n, this), this.#f();
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
				let t = `${Ow(n, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
				this.#o(e, "claimed-twice", t, "key_id");
			}
		}
		let i = n.filter((e) => !this.#i.has(e));
		i.length > 0 && this.#r.push(Bw(i));
	}
	#c() {
		let e = new Map([...this.byId].map(([e, t]) => [t, e])), t = this.#l();
		for (let n of this.#e.declared) {
			if (this.byId.has(n) || this.#n.has(n)) continue;
			let r = this.#_(n, this.#y(n)), i = (e) => UC(n) !== void 0 && (t.get(e) ?? n) !== n, a = (t) => {
				let r = e.get(t);
				return r !== void 0 && !mw([r, n]);
			}, o = Rw(n, r.filter((e) => !a(e) && !i(e)));
			if (o.length > 1) {
				let e = o.map(({ key_id: e }) => e).join(", "), t = `The project has ${o.length} keys with this name (ids ${e}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`;
				this.#o(n, "ambiguous-key", t);
			} else o[0] ? this.direct.set(n, o[0]) : r.length > 0 && this.contested.set(n, r);
		}
	}
	#l() {
		let e = new Map();
		for (let t of this.#e.declared) {
			let n = UC(t);
			if (!n) continue;
			let [r, ...i] = this.#_(t, this.#y(t)).filter((e) => zw(e, n));
			r && i.length === 0 && e.set(r, e.has(r) ? void 0 : t);
		}
		return e;
	}
	#u() {
		for (let [e, t] of this.direct) {
			if (this.#g(e, t) !== "unknown") continue;
			this.direct.delete(e);
			let n = `Live key ${t.key_id} has this name and the filename "${GC(e, t)}", which is of another file, and git does not tell whether this repository had that file. If it is this key, add key_id: ${t.key_id} to an entry of it in ${rn(e.file.path)}, or correct its filename in Lokalise. If this is a new key, set new: true there.`;
			this.#o(e, "ambiguous-key", n);
		}
	}
	#d() {
		if (new Set(this.direct.values()).size !== this.direct.size) for (let [e, t] of d(this.direct, ([, e]) => e)) {
			let n = t.map(([e]) => e);
			if (n.length < 2 || mw(n)) continue;
			let r = n.filter((t) => zw(e, UC(t))), i = r.length === 1 ? r[0] : void 0;
			for (let t of n) {
				if (t === i || (this.direct.delete(t), i && UC(t) !== void 0)) continue;
				let r = `${Ow(n, "key_name")} match the same live key (id ${e.key_id}). Declare the key once, with a name for each platform, or set the same filenames in the rows of texts. If the entries are keys with different filenames, add key_id: ${e.key_id} to the entry that describes live key ${e.key_id}.`;
				this.#o(t, "claimed-twice", r);
			}
		}
	}
	#f() {
		let { renames: e, leaving: t } = this.#a;
		for (let [n, r] of this.contested) {
			if (this.#n.has(n) || e.has(n)) continue;
			let i = r.every((e) => t.has(e));
			if (i ? n.values.new : UC(n) !== void 0) continue;
			let a = [...this.byId].flatMap(([e, t]) => r.includes(t) ? e : []), o = r.map(({ key_id: e }) => e).join(", "), s = i ? "If one of them is a copy of the other, remove key_id there. If the first one is a new key, set new: true in it." : "Declare the key once. If the first one is another key with the same name, declare its filenames.", c = `${Ow([n], "key_name")} has the name of live key ${o}, and ${Ow(a, "key_id")} has its key_id. ${s}`;
			this.#o(n, "claimed-twice", c);
			for (let e of i ? a : []) this.#o(e, "claimed-twice", c, "key_id");
		}
	}
	#p(e) {
		let t = new Map();
		for (let e of this.#e.live) for (let n of X(e.key_name)) t.set(Lw(n), {
			name: n,
			key: e
		});
		let n = new Set();
		for (let r of e) for (let e of X(r.values.key_name)) {
			let { name: i, key: a } = t.get(Lw(e)) ?? {};
			if (a && i !== e) {
				let e = `This name looks like that of ${"key_id" in a ? `live key ${a.key_id}` : Ow([a], "key_name")}, but has other Unicode characters or a blank at an end, so the service may store both as one. Copy the name from there, or set previously to it.`;
				this.#o(r, "lookalike-key", e);
			} else t.set(Lw(e), {
				name: e,
				key: r
			});
			if (!this.perPlatform && n.has(e) && UC(r) === void 0) {
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
		return r && !mw([e, r]) ? void 0 : n;
	}
	#h(e) {
		let t = this.#m(e);
		if (!t) return { declared: e };
		if (!this.#a.renames.has(e)) return {
			declared: e,
			live: t
		};
		let n = X(e.values.key_name), r = this.byId.has(e) && vS(t).some((e) => n.includes(e)), i = bS(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!r && { renamedFrom: i }
		};
	}
	#g(e, t) {
		let { formerFiles: n } = this.#e, r = n && GC(e, t);
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
		return this.perPlatform ? t.filter((e) => (n.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && _S(n.key_name, t) === e.key_name[t])) : t;
	}
	holders(e, t) {
		return Nw(e, t, this.perPlatform).flatMap(([e, n]) => (this.#t.get(n) ?? []).filter((r) => r !== t && (!this.perPlatform || r.platforms.includes(e) && r.key_name[e] === n)));
	}
	formerlyLive(e) {
		let { previously: t = [], key_name: n } = e.values, r = (e) => [...new Set(t.flatMap((t) => (this.#t.get(t) ?? []).filter((n) => e(n).includes(t))))], i = r((e) => yS(e, n)), a = i.length > 0 ? i : r(vS);
		return Rw(e, this.#_(e, a));
	}
};
function Lw(e) {
	return e.normalize("NFC").trim();
}
function Rw(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => zw(t, UC(e)));
	return n.length === 1 ? n : t;
}
function zw(e, t) {
	return t ? x.every((n) => t[n] === void 0 || t[n] === e.filenames[n]) : !1;
}
function Bw([e, ...t]) {
	let n = t.length > 0 ? ` (the first of ${t.length + 1} such ids)` : "", r = `The project has no key with the id ${e?.values.key_id}${n}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.`, i = e && { place: gr(e.file, e.span, ["key_id"]) };
	return k("stale-id", r, {
		...i,
		severity: "warning",
		scope: "change"
	});
}
// src/keys/references.ts
const Vw = /\[%key(_id)?:(?![^%\]]*[\da-f]{14}\.\d{8})([^%\]]+)%\]/g;
function Hw({ translations: e = {} }) {
	return Object.entries(e).flatMap(([e, t]) => typeof t == "string" && !t.includes("[%key") ? [] : K(t).flatMap((e) => [...e.matchAll(Vw)]).map(([t, n, r = ""]) => ({
		language: e,
		words: t,
		key: r,
		...!n && { name: r }
	})));
}
function Uw(e) {
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
		let [t] = Hw(e.values).filter(({ key: e, name: t }) => t === void 0 ? i.get(e)?.length === 0 : !a().has(t));
		return t ? {
			...t,
			entry: e
		} : [];
	}).map(({ entry: e, language: t, words: r, key: i }) => {
		let a = n.get(i), o = a === void 0 ? "Correct the reference." : `Write [%key:${a}%].`, s = T`The ${t} translation refers to ${E(r)}, but after this plan Lokalise has no such key. ${o}`;
		return G($, e, "unknown-reference", s, {
			path: ["translations", t],
			severity: "warning"
		});
	});
}
// src/webhooks/url.ts
const Ww = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function Gw(e, t) {
	let n = new Map(), r = [];
	for (let i of Qv(e)) {
		let e = fy(i, Ww, t);
		"value" in e ? n.set(i, e.value) : r.push(e);
	}
	let i = Kw(e), a = i ?? Yw(e), o = a === void 0 ? Jw(e, n) : [a], s = a === i ? "variable" : "wrong-value";
	for (let e of o) r.push({
		code: s,
		message: e
	});
	return {
		variables: n,
		issues: r
	};
}
function Kw(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return "The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.";
	if (Qv(e).length !== 0) {
		if (/^http:/i.test(e)) return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
		if (!Xw(e)) return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host: https://hooks.example.com/services/${NAME}.";
	}
}
const qw = {
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
function Jw(e, t) {
	let n = "";
	return Zv(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = qw[e.place];
		if (e.place !== "query" && r.includes("://")) return `The value of \${${e.name}} looks like a whole URL. The manifest has the start of the URL, so set the variable only to the part after it.`;
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return `The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`;
		}
		return `${i}${r}`.split("/").some((e) => /^(\.|%2e){1,2}$/i.test(e)) ? `The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.` : [];
	});
}
function Yw(e) {
	let t = $v(e, new Map(Qv(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function Xw(e) {
	let t = "";
	for (let n of Zv(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const Zw = "URL_OF_", Qw = () => ({ templates(e, t, n) {
	let r = new Map(), i = [...e].sort((e, t) => g(e.url, t.url)).map((e) => [e, iT(e.url, r, t, n)]);
	return {
		templates: new Map(i),
		variables: r
	};
} });
function $w(e, t, n) {
	let r = `WEBHOOK_${t.toUpperCase().replace(/[^A-Z0-9]+/g, "_").slice(0, 40)}`;
	for (let t = 1;; t++) {
		let i = `${r}_${t}`;
		if ((n.get(i) ?? e) === e) return n.set(i, e), i;
	}
}
function eT(e) {
	return ry(e).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (e, t) => {
		let n = Zv(e).map((e) => "text" in e ? e.text : "-"), [, r = "", i = n.join("")] = /^([^=]*)=(.*)$/s.exec(n.join("")) ?? [];
		if (t === 0 || sT.includes(i) || !lT(cT(i))) return e;
		let a = cT(i).split(/[^\p{L}\p{N}]+/u);
		return nT.test(r) || a.some(rT) ? `${e.slice(0, e.indexOf("=") + 1)}***` : e;
	});
}
function tT(e, t, n) {
	let [r, i] = [iy(e).split("/"), iy(t).split("/")], a = r.findIndex((e, t) => $v(e, n) !== i[t]);
	return a === 0 || a === 2 ? sy(t) : [...r.slice(0, a < 0 ? void 0 : a), "…"].join("/");
}
const nT = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function rT(e) {
	return lT(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function iT(e, t, n, r) {
	let i = `${r} ${ny(e)}`.trim(), a = (t) => aT(e, (e) => `\${${$w(e, i, t)}}`), o = new Map(), { template: s, left: c } = a(o);
	if (c) return { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." };
	let l = {
		...n.values,
		...Object.fromEntries(o)
	}, [u] = Gw(s, {
		...n,
		values: l
	}).issues;
	return u ? { why: u.message } : { template: a(t).template };
}
function aT(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = lT(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => lT(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => sT.includes(e) ? e : hy(e) === void 0 && oT.test(e) ? t(e) : (o ||= lT(cT(e)), uT(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= lT(t)), n.length === 0 ? uT(t) : `${uT(t)}=${c(n.join("="))}`;
	});
	return {
		template: uT(n) + u.join("/") + d.join("&") + uT(a),
		left: o
	};
}
const oT = /^[\w.~+,=:@-]+$/, sT = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function cT(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function lT(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function uT(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/fieldTable.ts
function dT(e) {
	let t = zr(e) ?? {}, n = M(t.webhook_id) || void 0, r = M(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: Rr(t.events, M)
	};
	if (!Hr(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [iy(r)],
			shown: sy(r)
		},
		lacks: Ur(i)
	} };
	let a = t.branch === null ? null : M(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: pT(t.event_lang_map)
	} };
}
function fT(e) {
	let t = e.map(dT);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function pT(e) {
	return Rr(e, (e) => {
		let { event: t, lang_iso_codes: n } = zr(e) ?? {}, r = M(t), i = Rr(n, M);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const mT = wy(), hT = j().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), gT = mT({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: hT,
	value: j(),
	live: ({ url: e }, { url: t, variables: n }) => ay(e, $v(t, n)) ? t : tT(t, e, n),
	toManifest: (e) => e,
	equal: ay,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: eT(e)
	})
}), _T = mT({
	name: "events",
	expects: "a list of events, at least one",
	schema: jr(j().min(1).meta({ examples: ee })).min(1),
	value: jr(j()),
	live: (e) => DT(e.events),
	inPlan: (e) => DT(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), vT = Sr([Dr("*"), jr(j().min(1)).min(1)]), yT = mT({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${v.join(", ")}`,
	schema: Tr(Nr(v), vT),
	value: Ar(j(), Sr([Dr("*"), jr(j())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(TT).includes(TT(t))).map(({ event: e, lang_iso_codes: n }) => [e, OT(n, t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = ET(e).map(([e, t]) => [e, OT(t, n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(ET(e).map(([e, t]) => [e, t === "*" ? t : DT(t)])),
	equal: (e, t, { project: n }) => Object.entries(t).every(([t, r]) => e[t] !== void 0 && s(OT(e[t], n), OT(r, n))),
	check: (e, { events: t }) => bT(e, t),
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
	languages: (e) => ET(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
});
function bT(e, t) {
	let n = ET(e).find(([e]) => !t.includes(e))?.[0];
	if (n !== void 0) return {
		code: "unknown-event",
		message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
		path: [n]
	};
}
const xT = mT({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: Sr([j().min(1), kr()]),
	value: Sr([j(), kr()]),
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
}), ST = [
	gT,
	_T,
	yT,
	xT
], CT = xy(ST).required({ url: !0 }).extend({
	branch: xT.schema.default(null),
	previously: hT.exactOptional(),
	new: Er().exactOptional(),
	webhook_id: j().min(1).exactOptional()
}), wT = {
	name: "webhook",
	fields: ST,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => eT(e.url),
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
		let i = r.length > 3 ? `${r.length} events` : DT(r).join(", ");
		return `${sy(e)} (${[
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
		DT(e.events)
	]
};
function TT(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function ET(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function DT(e) {
	return [...new Set(e)].sort();
}
function OT(e, t) {
	let { languages: n = [] } = t;
	return e === "*" || n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : DT(e);
}
function kT(e, t, n, r) {
	let i = new Set(n.map(({ url: e }) => iy(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(iy($v(e, r)))).flatMap((e) => Qv(e).map((t) => `${t} ${ny(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = ny(t);
		return Qv(t).flatMap((e) => {
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
function AT(e, t) {
	let { rows: n = [], project: r } = t, i = [];
	if (n.length === 0) return {
		matches: e,
		refused: i
	};
	let a = n.some((e) => n.some((t) => yr(e, t)));
	return {
		matches: e.flatMap((e) => {
			let n = a ? gw(e.declared, r.baseLanguage) : [e.declared];
			if (e.live || n.length === 1) return n.map((t) => jT({
				...e,
				declared: t
			}));
			let { texts: o, problem: s } = PT(n, t);
			return s && i.push({
				declared: e.declared,
				problem: s
			}), s ? [] : [{ declared: NT(e.declared, { translations: o }) }];
		}),
		refused: i
	};
}
function jT(e) {
	let { declared: t, live: n } = e, { key_name: r } = t.values;
	return typeof r != "string" || !t.from || !n || vS(n).length < 2 ? e : {
		...e,
		declared: NT(t, { key_name: MT(t) })
	};
}
function MT({ parts: e, ...t }) {
	let n = (e ?? [t]).find(({ from: e }) => e)?.from?.source, { key_name: r } = t.values;
	return n && typeof r == "string" ? xS(r, Gn(n)) : r;
}
function NT(e, t) {
	return {
		...e,
		values: {
			...e.values,
			...t
		}
	};
}
function PT(e, { rules: t }) {
	let r = {};
	for (let i of e) for (let [a, o] of Object.entries(i.values.translations ?? {})) {
		let s = r[a] ?? o, c = cC(s, o) || t.placeholders === "as-written" ? o : NC(o), [l = i] = e.filter(({ values: e }) => e.translations?.[a] !== void 0);
		if (!cC(s, o) && !cC(NC(s), c)) return { problem: wp($, {
			entry: i,
			other: l,
			field: "translations",
			part: a
		}) };
		n(r, a, c);
	}
	return { texts: r };
}
function FT({ created: e, project: { baseLanguage: t } }) {
	let [n, ...r] = [...b(e, ({ entry: { values: e } }) => {
		let n = e.translations?.[t] ?? "";
		return e.new || lC(n) ? [] : [S(NC(n))];
	}).values()].flatMap((e) => {
		let [t, ...n] = e.map(({ entry: e }) => e);
		return t && n.length > 0 && mw([t, ...n]) ? [{
			key: t,
			twins: n
		}] : [];
	});
	if (!n) return [];
	let { key: i, twins: a } = n, o = r.length > 0 ? ` The same is true for ${r.length} more new keys.` : "", s = IT([i, ...a]), c = `${Ow(a, "key_name")} ${a.length > 1 ? "are new keys of other apps" : "is a new key of another app"} with the same ${t} translation, so each becomes a key. To create one key, add an entry to keys.yaml: - key_name: ${s}.${o}`;
	return [G($, i, "second-key", c, {
		path: ["key_name"],
		severity: "notice"
	})];
}
function IT(e) {
	return `{ ${e.flatMap((e) => Object.entries(MT(e))).map(([e, t]) => `${e}: ${r(t)}`).join(", ")} }`;
}
// \0late:formats
const LT = process.getBuiltinModule("node:module").createRequire(import.meta.url), RT = (...e) => LT("./late-formats.js").formatOf(...e), zT = (...e) => LT("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function BT(e, t, n) {
	let r = {
		path: e,
		lineStarts: cn(t)
	}, { texts: i, faults: a, base: o, language: s } = zT(e, t, Oe(n)), c = new Map();
	if (s && !VT(n, s.text)) return {
		entries: [],
		variables: c,
		problems: [HT(n, s, r)]
	};
	let l = new Set();
	for (let { language: e } of i) e !== void 0 && l.add(e);
	let u = n.language === void 0 ? bn(n.source, [...l]) : n.source, d = {
		...n,
		source: u
	}, f = ZT(d), p = a.filter(({ language: e }) => e === void 0 || Ft(u, fn(u, e))), m = [], h = new Map(), g, _ = i[0] && WT(i[0], d);
	for (let e of i) {
		if (e.plural && h.set(e.plural.name, e.plural.isShown), e.language !== g && (g = e.language, _ = WT(e, d)), !_) continue;
		let t = new QT(e, _.language), n = GT(e, _, d);
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
		...o !== void 0 && { base: fn(u, o) },
		variables: c,
		problems: UT(p, r)
	};
}
function VT({ source: e, path: t, language: n }, r) {
	let i = gt(e, t);
	return n === void 0 || fn(e, r) === n ? !0 : i === void 0 ? Je(r, [n]) !== void 0 : [i, n].some((e) => We(e, r));
}
function HT(e, { text: t, at: n }, r) {
	let i = gt(e.source, e.path) === void 0 ? "its row of texts" : "its path", a = T`This file says that its language is "${E(t)}", and ${i} says ${e.language ?? ""}. It is not read. Correct the language here, or move the file.`;
	return k("text-file", a, { place: zt(r, n.start, n.end) });
}
function UT(e, t) {
	let n = new Map();
	for (let r of e) {
		let { code: e, severity: i = "error", at: a } = r, o = {
			severity: i,
			scope: e === "text-file" ? "run" : "change"
		}, s = n.get(i + e) ?? new vn(10);
		if (n.set(i + e, s), s.countMore(t.path, 1, o)) continue;
		let c = zt(t, a.start, a.end);
		s.add(k(e, r, {
			...o,
			place: c
		}));
	}
	return [...n.values()].flatMap(({ problems: e }) => e);
}
function WT({ language: e }, t) {
	let { source: n, language: r } = t, i = r ?? fn(n, e ?? "");
	if (Ft(n, i)) return {
		file: t,
		source: n,
		language: i,
		onlyIfBase: !n.languages?.includes(i)
	};
}
function GT({ path: e, value: t, description: n }, { language: r }, i) {
	let a = KT(e, i), o = YT(t), s = o === void 0 ? {} : { [r]: o };
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
function KT(e, t) {
	let { separator: n, keyName: r, platform: i } = t.source, a = qT(n)(e), o = r === "{path}" ? a : JT(r, a, t);
	return i === void 0 ? o : { [i]: o };
}
const qT = h((e) => t((t) => t.join(e)));
function JT(e, t, n) {
	return e.replace(/\{(path|file|dir|1)\}/g, (e, r) => (r === "path" ? t : n[r]) ?? "");
}
function YT(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
const XT = t(({ platform: e, platforms: t, tags: n }) => ({
	...e !== void 0 && { platforms: [e] },
	...t && { platforms: [...t] },
	...n && { tags: [...n] }
}));
function ZT({ source: e, filename: t }) {
	let n = XT(e);
	return t === void 0 || !n.platforms ? n : {
		...n,
		filenames: Object.fromEntries(n.platforms.map((e) => [e, t]))
	};
}
var QT = class {
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
function $T(e, t, n) {
	let { includeTags: r, excludeTags: i = [] } = t, a = (t) => e.tags.includes(t);
	return t.keysFrom === "lokalise" && Qn(e.tags, n) === void 0 && (!r || r.some(a)) && !i.some(a) && eE(e, t) !== void 0;
}
function eE({ platforms: e, filenames: t }, n) {
	let r = (e) => n.filenames === void 0 ? !0 : n.filenames === "/" ? t[e] !== "" : t[e] === n.filenames;
	return Gn(n).find((t) => e.includes(t) && r(t));
}
function tE(e, t) {
	let { source: n } = t, r = eE(e, n), i = r && e.key_name[r];
	if (!r || !i) return;
	let a = {
		name: i,
		filename: e.filenames[r],
		onCreate: ZT(t)
	};
	if (n.platform !== void 0) return {
		...a,
		values: { key_name: { [r]: i } }
	};
	let o = e.platforms.filter((e) => Gn(n).includes(e));
	if (!(X(e.key_name, o).length > 1)) return {
		...a,
		values: { key_name: i }
	};
}
// src/checks/checkTexts.ts
const nE = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, rE = `[\\s${nE.source.slice(1)}`, iE = new RegExp(rE);
function aE(e) {
	return /[{%$]/.test(e) || iE.test(e.charAt(0)) || iE.test(e.charAt(e.length - 1));
}
function oE(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !aE(e)) ? [] : lE(e, t), { words: a } = t;
	return a ? [...i, ...cE(n).flatMap((e) => mE(e, a))] : i;
}
const sE = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function cE(e) {
	return Object.entries(e).flatMap(([e, t]) => sE.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function lE(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: c } = e, l = cE(a), u = (e) => n[e] !== "off", d = (e) => l.some(({ text: t }) => sn(t).some((t) => e(t.text))), f = (u("icu") || u("placeholders") || u("plurals")) && d(At), p = f || d(hr) && (t.usesIcu?.() ?? !1), m = [...l, ...dE(e, r)], h = m.find(({ language: e }) => e === r)?.text, g = m.filter(({ language: e, text: t }) => e === r || h === void 0 || !s(t, h)), _ = ({ language: t }) => e.isInFile?.(t) ? void 0 : c?.(t);
	return [
		...u("icu") && f ? l.flatMap(fE) : [],
		...u("placeholders") ? uE(Qt(m, r, {
			readsIcu: p,
			isForm: e.isForm
		}), m, r) : [],
		...u("plurals") ? g.flatMap((e) => Jn(e, _(e), i)) : [],
		...u("plurals") && f ? Mn(g, r, i) : [],
		...u("length") && o > 0 ? l.flatMap((t) => pE(t, e)) : [],
		...u("blanks") ? uE(bE(m, r), m, r) : [],
		...u("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? hE(e, l, r) : []
	];
}
function uE(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || sn(r.text).length === 0 || e.length < 3) return e;
	let i = [...b(e, ({ fault: e = "" }) => [pr(e).message]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o] = i.toSorted((e, t) => a(t) - a(e));
	if (!o) return e;
	let s = a(o), c = t.filter((e) => e !== r && sn(e.text).length > 0).length;
	if (s < 3 || s * 2 <= c) return e;
	let [{ check: l, language: u, fault: d = "" }] = o, f = T`differs from ${s === c ? "all" : `${s} of ${c}`} other texts in the same way, so it is probably the one to correct: the ${u} text ${d}`, p = sn(r.text).find((e) => o.every((t) => t.form === e.form));
	return [In(l, r, p ?? {}, f), ...e.filter((e) => !o.includes(e))];
}
function dE({ texts: e, live: t }, n) {
	if (n === void 0 || sn(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function fE(e) {
	return sn(e.text).flatMap((t) => {
		if (!At(t.text)) return [];
		let n = Rt(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [In("icu", e, t, o, `${i}.${or(t.text)}`)];
	});
}
function pE(e, { charLimit: t }) {
	return sn(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [In("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function mE(e, t) {
	return sn(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => In("words", e, n, T`has "${E(t)}"`, `Write "${r}".`)));
}
function hE({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || sn(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => sn(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || sn(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const gE = ["start", "end"], _E = RegExp(`^${rE}*`), vE = /\r\n?|[\u2028\u2029\x85]/g, yE = /[^\S\n\t]/g;
function bE(e, t) {
	let n = e.flatMap((e) => {
		let t = sn(e.text).map((e) => ({
			...e,
			...xE(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = Cn(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = gE.filter((e) => {
			let [n, r] = [t[e], i?.[e] ?? ""];
			return n !== r && !(n === "" && /^ +$/.test(r) && CE.test(t.text));
		});
		if (a.length === 0) return [];
		let o = `has other blanks or line breaks at its ${a.join(" and ")} than the ${r.language} text`;
		return [In("blanks", e, t, o, "Use the same in both.")];
	}));
}
function xE(e) {
	let t = _E.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && iE.test(e.charAt(n - 1));) --n;
	return {
		start: SE(t),
		end: SE(e.slice(n))
	};
}
function SE(e) {
	return e === "" ? "" : e.replace(nE, "").replace(vE, "\n").replace(yE, " ");
}
const CE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
// src/checks/words.ts
function wE(e) {
	let t = Object.entries(e).flatMap(([e, t]) => _(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, TE({
		...e,
		...n
	})])), r = TE(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function TE(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${EE}(?=${EE}))(?:${r})(?!(?<=${EE})${EE})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of DE(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== OE(r, e) && t.set(r, OE(r, e));
		}
		return t;
	};
}
const EE = `(?:${Kt.source.slice(1)}|[\\p{N}\\p{M}_])`;
function DE(e) {
	let t = (e) => " ".repeat(e.length);
	return (nn(e)?.texts.join("\n") ?? e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(nr, t);
}
function OE(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const kE = 1e4, AE = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, jE = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], ME = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function NE(e, t) {
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => sn(n).some((n) => t(n.text, e)))), r = o(() => n(At)), { base: i = "" } = t, a = () => e.filter(({ declared: e }) => /\s/.test(IE(e))).length > e.length * .1, s = o(() => e.length <= 10 || !a() && (n((e, t) => t === i) || e.some(({ live: e }) => e && sn(RE(e, i) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: r,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: ut(c.pattern) },
		...c && u !== "off" && { words: wE(c.words) }
	}, f = o(() => new Set(e.flatMap(({ declared: e }) => X(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = IE(e), n = (e) => e !== t && f().has(e), [r, i = ""] = AE.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && jE.some((e) => f().has(i + e));
			let [, a] = ME.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function PE(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = NE(e, t), i = [], a = 0;
	for (let { declared: t, live: o } of e) {
		let e = LE(t, o, () => r(t), n), s = [...zE(t, n), ...e];
		if (s.length !== 0) {
			for (let e of s) i.push(BE(t, e, n));
			if (a += 1, a >= kE) break;
		}
	}
	let [o] = i;
	if (o && a >= kE) {
		let e = `${kE.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : o;
		i.unshift(k(o.code, e, {
			severity: t.severity,
			scope: t.scope
		}));
	}
	return i;
}
function FE(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = NE(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: Ht(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : oC.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			RE(t, i)
		], p = d !== void 0 && !lC(d) ? d : f && ((n) => FC(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = LE(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || tS(Q(t, c))[a], b = new Set(v.map(({ check: e }) => e)), x = [...y ? [] : [`not-${a}`], ...b], ee = v.map(({ message: e }) => e).join(" ");
		return x.length === 0 ? void 0 : {
			because: x,
			...ee !== "" && { details: ee }
		};
	} };
}
function IE({ values: e }) {
	return X(e.key_name)[0] ?? "";
}
function LE(e, t, n, r, i = e.values.translations) {
	let { translations: a = {}, char_limit: s } = e.values;
	if (!i) return [];
	let c = o(() => FC(a, t, r.base)), l = (e) => e && c().native(e);
	return oE({
		isForm: n,
		texts: i,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		isInFile: (t) => Jp([e]).some(({ from: e }) => e?.language === t),
		...t && { live: (e) => l(RE(t, e)) }
	}, r);
}
function RE(e, t) {
	let n = Q(e, t);
	return n && Z(n.translation, e.is_plural);
}
function zE({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? X(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "";
	if (o.length === 0 && !c) return [];
	let l = rn(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`, d = o.map((e) => {
		let t = `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`;
		return a("key_names", t);
	});
	return c ? [...d, a("descriptions", u)] : d;
}
function BE(e, t, { levels: n }) {
	let { check: r, language: i, form: a } = t, o = r === "base", s = n[r] === "error";
	return G($, e, jn[r], t, {
		path: [...i === "" ? ["key_name"] : ["translations"], ...o ? [] : [i, a ?? ""]],
		ofName: o,
		severity: s ? "error" : "warning",
		scope: s ? "project" : "change"
	});
}
function VE({ values: e }, t, n, r) {
	let i = sn((t ? RE(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && Q(t, e);
			if (!n || !r(Z(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...tS(n)
			};
			return dn.filter((e) => i[e]);
		}
	};
}
// src/keys/remarks.ts
const HE = [
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
		find: WE
	},
	{
		name: "new keys with the name of another key",
		codes: ["second-key"],
		needs: "plan",
		find: GE
	},
	{
		name: "new keys of two apps",
		codes: ["second-key"],
		needs: "plan",
		find: FT
	},
	{
		name: "texts in a wrong encoding",
		codes: ["wrong-value"],
		needs: "plan",
		find: XE
	},
	{
		name: "new keys that are probably renamed",
		codes: ["looks-renamed"],
		needs: "plan",
		find: KE
	},
	{
		name: "keys that were probably renamed in Lokalise",
		codes: ["looks-renamed"],
		needs: "plan",
		find: qE
	},
	{
		name: "references to keys that are not there",
		codes: ["unknown-reference"],
		needs: "plan",
		find: Uw
	},
	{
		name: "checks of texts",
		codes: Object.values(jn),
		needs: "files",
		notIn: ["drift", "status"],
		find: ({ entries: e, checks: t }) => PE(e, t)
	}
];
function UE(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = k(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function WE({ entries: e, chosen: t, live: n }) {
	let r = new Set(t), i = o(() => new Set(n.flatMap(vS)));
	return e.flatMap(({ declared: e, live: t }) => {
		let { previously: n = [] } = e.values;
		if (t || yy(e) || n.length === 0 || !r.has(e) || n.some((e) => i().has(e))) return [];
		let a = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key. Correct or remove previously.`;
		return [G($, e, "unknown-previously", a, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function GE({ entries: e, chosen: t, live: n, unmatched: r }) {
	let i = new Set(t), a = new Set(r), s = o(() => b(n, vS)), c = new Map();
	return UE(e.flatMap(({ declared: e, live: t }) => {
		if (t || yy(e) || !i.has(e)) return [];
		let { key_name: n, platforms: r = e.onCreate.platforms } = e.values, o = X(n, r), l = UC(e) !== void 0, u = o.flatMap((e) => s().get(e) ?? []).find((e) => l || a.has(e)), d = o.flatMap((e) => c.get(e) ?? []);
		if (l) for (let t of o) c.set(t, e);
		let f = u ? `live key ${u.key_id}` : Ow(d.slice(0, 1), "key_name");
		if (e.values.new || f === "") return [];
		let p = `The name of this new key is also that of ${f}, on another platform or in another file. To use a live key, set its key_id in keys.yaml. If this key is really new, set new: true. Otherwise, a second key without the translations is created, if the service allows it.`;
		return [G($, e, "second-key", p, {
			path: ["key_name"],
			severity: "warning"
		})];
	}), "new keys have the name of another key");
}
function KE({ created: e, declared: t, live: n, undeclared: i, project: { baseLanguage: a } }) {
	let s = new Set(i.map(({ id: e }) => e)), c = t.some(({ from: e, parts: t }) => e ?? t), l = new Set(t.filter(({ values: { translations: e } }) => (c || e !== void 0) && e?.[a] === void 0).flatMap(({ values: e }) => X(e.key_name))), u = o(() => b(n.filter((e) => s.has(e.key_id) || vS(e).some((e) => l.has(e))), (e) => Ey(Z(Q(e, a)?.translation ?? "", e.is_plural))));
	return UE(e.flatMap(({ change: e, entry: t }) => {
		let n = Ey(e.fields.find(({ field: e, part: t }) => e === "translations" && t === a)?.after ?? "").flatMap((e) => u().get(e) ?? []), [i] = n.flatMap((e) => [...yS(e, t.values.key_name), ...vS(e)]);
		if (i === void 0 || t.values.new) return [];
		let o = `Live key "${i}"${n.length > 1 ? ` (and ${n.length - 1} more)` : ""} has the same ${a} text as the new key "${e.label}", and the files have none for it. If it was renamed, rename it in all files, and set ${JE(t)}previously: ${r(i)} in an entry of ${rn(e.place.file)}. Otherwise, set new: true there.`;
		return k("looks-renamed", o, {
			place: e.place,
			severity: "notice",
			scope: "change"
		});
	}), "new keys have the same text as a live key that the files do not have");
}
function qE({ entries: e, unmatched: t, project: { baseLanguage: n } }) {
	let r = e.filter(({ declared: e, live: t }) => !t && yy(e)), i = o(() => b(t, (e) => Ey(Z(Q(e, n)?.translation ?? "", e.is_plural))));
	return UE(r.flatMap(({ declared: e }) => {
		let t = e.values.translations?.[n] ?? "", [r, a] = new Set(Ey(t).flatMap((e) => i().get(e) ?? []));
		if (!r || a) return [];
		let o = `It was probably renamed in Lokalise: key "${bS(r.key_name, r.platforms)}" has the same ${n} translation. Rename it in all files, or pull the new name, and delete the lines of the old one.`;
		return [G($, e, "looks-renamed", o, {
			path: ["key_name"],
			severity: "notice"
		})];
	}), "keys were probably renamed in Lokalise");
}
function JE({ from: e, values: { key_name: t } }) {
	return !e || typeof t == "string" ? "" : `key_name: { ${Object.entries(t).map(([e, t]) => `${e}: ${r(t)}`).join(", ")} } and `;
}
const YE = /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/;
function XE({ changes: e }) {
	let t = (e = "") => YE.test(K(e).join(" ")), n = e.flatMap((e) => (e.action === "destroy" ? [] : e.fields).flatMap(({ field: n, part: r, before: i, after: a, place: o }) => {
		if (n !== "translations" || !o || !t(a) || t(i)) return [];
		let s = `The ${r} text of ${e.label} has characters of a wrong encoding, as in Ã¼ or \ufffd for ü. Save the file as UTF-8, and correct the text.`;
		return k("wrong-value", s, {
			place: o,
			severity: "warning",
			scope: "change"
		});
	}));
	return [...d(n, ({ place: e }) => e?.file).values()].map(([e, ...t]) => {
		let n = t.length > 0 ? ` The same is true for ${t.length} more in this file.` : "";
		return ye(e, T`${e}${n}`);
	});
}
// src/keys/renamedThere.ts
function ZE(e, t, { applied: n, project: { baseLanguage: i } }) {
	let a = e.filter(({ declared: e, live: t }) => !t && !yy(e) && !e.values.new && n?.has(S(e.values.key_name)));
	if (a.length === 0) return [];
	let o = b(t, (e) => Ey(Z(Q(e, i)?.translation ?? "", e.is_plural)));
	return a.flatMap(({ declared: e }) => {
		let t = e.values.translations?.[i] ?? "", [n, a] = new Set(Ey(t).flatMap((e) => o.get(e) ?? []));
		if (!n || a) return [];
		let [s = ""] = yS(n, e.values.key_name), c = `It was live at the last apply, and now key "${bS(n.key_name, n.platforms)}" (id ${n.key_id}) has its ${i} translation, so it was probably renamed in Lokalise. It is not created. To take the new name, rename it in all files. To rename the key back, set previously: ${r(s)} in an entry of ${rn(e.file.path)}. If it is another key, set new: true there.`;
		return [{
			declared: e,
			problem: G($, e, "looks-renamed", c, { path: ["key_name"] })
		}];
	});
}
// src/keys/restored.ts
function QE(e, t, n, r) {
	let { declared: i, problems: a } = nD(tD(e), r.project), o = "key-gone";
	if (t) {
		let e = RS.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: VC.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: eD(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = $E(s, n);
	return {
		declared: i,
		context: eD(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function $E({ key_name: e, platforms: t = [...x], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && _S(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function eD(e, t) {
	let n = e.find((e) => e.startsWith(nt))?.slice(nt.length), r = {
		...Et,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function tD({ declared: e, wrote: t }) {
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
function nD(e, t) {
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
function rD(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = e.changes.filter((e) => e.action === "update"), o = new Map(a.map((e) => [String(e.id), e])), { matches: s } = Fw(n, t.filter(({ key_id: e }) => o.has(e)), e.project.perPlatformNames), c = new Map();
	for (let { declared: e, live: t } of s) {
		let n = t && o.get(t.key_id);
		n && c.set(n, e.values);
	}
	let l = [...c].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(un(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = oC.parse(i);
		return o === void 0 || cC(sC(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), u = new Set(n.flatMap(({ values: e }) => X(e.key_name)));
	return {
		texts: l,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !c.has(e) : !iD(e, "key_name").some((e) => u.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : iD(e, "tags");
			return up($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function iD({ fields: e }, t) {
	return K(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/keys/kind.ts
const aD = {
	schema: VC,
	fields: RC,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, oD = {
	schema: HC,
	fields: RC.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function sD(e, t) {
	return yp({
		plural: "keys",
		entry: aD,
		defaults: oD
	}, e, t);
}
function cD(e, t) {
	let n = {
		...lD(e),
		...lD(t)
	};
	return {
		...e,
		...t,
		...Object.keys(n).length > 0 && { translations: n }
	};
}
function lD({ translations: e }) {
	return _(e) ? e : {};
}
function uD({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const dD = {
	...$,
	plural: ie.manifests.name,
	words: {
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: ie,
	limits: {
		removed: xt,
		removedPercent: Ot,
		overwrittenPercent: Ct,
		unverified: it,
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
	entry: aD,
	defaults: oD,
	readManifest: sD,
	textFiles: {
		read: BT,
		isOnlyName: uD,
		filenames: ({ filenames: e }) => Object.values(e),
		otherFile(e, t) {
			let n = GC(e, t);
			return n === void 0 ? void 0 : {
				filename: n,
				paths: KC(e, n)
			};
		},
		byApp: (e) => gw(e),
		join: JC
	},
	checkTogether: (e) => [...xw(e), ...Aw(e)],
	checkEntry(e) {
		let { is_plural: t, translations: n = {} } = e.values, r = Object.entries(n);
		return t === void 0 && (e.from || r.every(([, e]) => typeof e == "string")) ? [] : vC(r.flatMap(([e, n]) => _C(e, n, t, m)), t).map(({ code: t, message: n, path: r }) => {
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
	waiting: FE,
	progressOf: VE,
	match(e, { objects: t, unusable: n }, r) {
		let { project: i, rules: a, formerFiles: o } = r;
		return jp(dD, e, n, a, Ew, (e) => {
			let n = Fw(e, t, i.perPlatformNames, Pw(a), o), { matches: s, refused: c } = AT(n.matches, r), l = s.filter(({ declared: e, live: t }) => t || !uD(e)).map((e) => e.live?.is_plural && e.declared.values.is_plural === void 0 ? {
				...e,
				declared: nw(e.declared, i.baseLanguage)
			} : e), u = ZE(l, n.unmanaged, r), d = new Set(u.map((e) => e.declared));
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
	remarks: HE,
	fromLokalise: {
		rowsOf: (e, t, n) => t.filter((t) => $T(e, t, n)),
		isReady(e, { project: t, rules: n }) {
			let { review: r } = n.incoming, i = Q(e, t.baseLanguage);
			return !i || (r === "any" || tS(i)[r]) && !lC(Z(i.translation, e.is_plural));
		},
		entryIn: tE
	},
	names: (e, t = "") => [...new Set([...yS(e, t), ...vS(e)])],
	texts: xC,
	storedForm: (e) => $S(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest(e, t) {
		return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : sD(e, t).entries.flatMap(({ values: e }) => X(e.key_name));
	},
	mergeKept(e, t) {
		if (e.entry.is_plural !== t.entry.is_plural) return e;
		let [n, r] = [cD(e.entry, t.entry), cD(e.wrote, t.wrote)];
		return {
			...t,
			entry: n,
			wrote: r
		};
	},
	restore: {
		find: QE,
		undone: rD
	}
};
// src/webhooks/match.ts
function fD(e, t, n) {
	return new pD(e, t, n).result();
}
var pD = class {
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
		return [...t].filter((t) => mD(e, t, this.#n));
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
		return n ? this.#u(e, n) : bD("stale-id", e, "webhook_id", `The project has no webhook ${t}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`, "warning");
	}
	#f() {
		for (let { webhook: e, candidate: t } of gD(this.#c(), [...this.#o], this.#n)) !this.#r.has(e) && this.#o.has(t) && this.#u(e, t);
	}
	#p(e) {
		if (e.values.events !== void 0) return;
		let [t, ...n] = this.#l(e, this.#o);
		t && n.length === 0 && this.#u(e, t);
	}
	#m(e) {
		let { previously: t } = e.values;
		if (t === void 0) return;
		let n = $v(t, this.#n), r = [...this.#o].filter((e) => ay(e.url, n)), [i] = r;
		if (i) return r.length === 1 ? this.#u(e, i, eT(t)) : bD("ambiguous-webhook", e, "previously", `${r.length} live webhooks have this former URL (ids ${yD(r)}). Add webhook_id with the id of the one that is meant.`);
	}
	#h(e) {
		let t = this.#l(e, this.#t).filter((t) => {
			let n = [...this.#r.values()].find(({ live: e }) => e === t)?.declared, r = n?.values.webhook_id === t.webhook_id;
			return n && t.branch === void 0 && !r ? !0 : e.values.new ? !1 : !n || t.branch === void 0 || r && !mD(n, t, this.#n);
		});
		if (t.length !== 0) return bD("ambiguous-webhook", e, "url", `This entry may be a live webhook with this URL (${`${t.length === 1 ? "id" : "ids"} ${yD(t)}`}), or a new one. To use a live one, set webhook_id in the entry that it belongs to: apply then changes it. To create another webhook, set new: true.`);
	}
	#g(e) {
		if (e.values.new) return;
		let t = vD([...this.#o]).find((t) => hD(e, t) && ey(iy(e.values.url), iy(t.url)));
		if (!t) return;
		this.#o.delete(t);
		let n = t.webhook_id;
		return bD("lookalike-webhook", e, "url", `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${n}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`);
	}
};
function mD(e, t, n) {
	return ay(t.url, $v(e.values.url, n)) && hD(e, t);
}
function hD({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function gD(e, t, n) {
	let r = vD(t), i = e.flatMap((e) => r.filter((t) => mD(e, t, n)).map((t) => ({
		webhook: e,
		candidate: t,
		..._D(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ candidate: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function _D({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(TT)), new Set(t.map(TT))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function vD(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function yD(e) {
	return vD(e).map(({ webhook_id: e }) => e).join(", ");
}
function bD(e, t, n, r, i = "error") {
	return G(wT, t, e, r, {
		path: [n],
		severity: i
	});
}
function xD(e) {
	let t = new Map(), n = new vn();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? S([
			iy(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${eT(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Ta("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function SD({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = $v(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${sy(s)} (${a})` : eT(i), u = t ? [] : n.filter(({ branch: e }) => e === o), d = gD([e], u, r.variables)[0]?.candidate;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const CD = {
	schema: CT,
	fields: ST,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	elsewhere: (e) => e === "secret" ? " Remove it: the service makes the secret, and lokaform webhook-secret reads it." : void 0,
	thing: "a webhook"
};
function wD(e, t, n) {
	let { entries: r, problems: i } = yp({
		plural: "webhooks",
		entry: CD
	}, e, t, { most: gf }), a = new Map(), o = new vn();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = Gw(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => gr(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(k(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of TD(r, i, c)) o.add(e);
		}
		ED(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function TD(e, t, n) {
	let r = [], i = (e, t) => r.push(k(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.test(t) && i("variable", "$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write ${NAME}."), eT(t) !== ry(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git."), r;
}
function ED({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (ee.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${Me(a, ee)}`, o = gr(t, n, ["events", i]);
		r.add(k("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const DD = {
	...wT,
	plural: Ie.manifests.name,
	words: {
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: Ie,
	limits: {
		removed: Vn,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: Qw(),
	entry: CD,
	readManifest: wD,
	checkTogether: xD,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && bT(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [G(wT, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return jp(DD, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => iy($v(e, i))), (e) => {
			let r = fD(e, t, i), a = r.matches.flatMap((e) => OD(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	remarks: [],
	firstSends: kT,
	names: () => [],
	texts: () => [],
	restore: {
		find: SD,
		variables({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
			let a = typeof r.values.url == "string" ? Gw(r.values.url, i).variables : [], o = new Map(a);
			if (Qv(e.url).some((e) => e.startsWith("URL_OF_"))) return {
				variables: o,
				problems: []
			};
			let { variables: s, issues: c } = Gw(e.url, i);
			for (let [e, t] of s) o.set(e, t);
			let l = gr(t, n, ["url"]);
			return {
				variables: o,
				problems: c.map(({ code: e, message: t }) => k(e, t, {
					place: l,
					scope: "change"
				}))
			};
		}
	}
};
function OD({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Ap}`;
	return [{
		declared: e,
		problem: G(wT, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const kD = [dD, DD];
ka(kD);
// src/model/remark.ts
function AD({ notIn: e = [] }, t) {
	return !e.includes(t);
}
function jD({ severity: e }, t, n) {
	let r = e?.[t];
	return r ? n.map((e) => ({
		...e,
		severity: r
	})) : n;
}
function MD(e, t, n) {
	return AD(e, t) ? jD(e, t, n()) : [];
}
var ND = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${ID(t)} was reached` : `The run was stopped by ${e}`;
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
		await pi(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const PD = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function FD(e) {
	let t = new ND(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of PD) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of PD) process.off(e, n);
		t.close();
	}
}
function ID(e) {
	return e % 36e5 == 0 ? `${e / 36e5}h` : e % 6e4 == 0 ? `${e / 6e4}m` : `${e / 1e3}s`;
}
// src/files/outputs.ts
async function LD(e, t, n) {
	let { command: r, out: i, report: a, plan: o = [], reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	return f.length === 0 ? new Map() : VD(f, [
		...t.map((e) => P(n.displayRoot, e)),
		...await Fo(u, Xi),
		l,
		...s,
		o
	].flat(), n);
}
async function RD(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await LD(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await UD(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : rm(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => zD(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => BD((await import("./planFile.js")).planFile(a))) : void 0,
		reports: u,
		problems: s
	};
}
async function zD(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return BD(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function BD(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function VD(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(XD))), a = new Map();
	for (let t of e) {
		let e = await XD(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await WD(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, HD(t, s));
	}
	return r;
}
function HD({ option: e, path: t }, n) {
	return k("not-written", `${e}: ${t} ${n}.`);
}
async function UD(e, t, n, r) {
	try {
		let i = typeof t == "string" ? t : await t(), a = await WD(e, n);
		if (a !== void 0) return HD(e, `cannot be written: it ${a}`);
		let o = JD(e.path, n), s = await ui(e.path).catch(() => void 0);
		await Hi(o === void 0 && s ? await si(e.path) : e.path, i, {
			mode: r ?? (s && s.mode & 511),
			root: o
		});
		return;
	} catch (t) {
		return HD(e, `cannot be written: ${Li(t)}`);
	}
}
async function WD({ path: e, is: t }, n) {
	let r = t === "folder" && YD(n).includes(e), i = r ? e : JD(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Ji(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return KD(e);
	let a = await ui(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && (!a.isFile() || /^\/(dev|proc)\//.test(e))) return "is not an ordinary file. Choose another file";
	if (!(await ui(N(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], N(e)];
	return (await Promise.all(o.map(qD))).every(Boolean) ? void 0 : GD;
}
const GD = "cannot be written: this user may not write there";
async function KD(e) {
	let t = await ui(e).catch(() => void 0);
	return !t && N(e) !== e ? KD(N(e)) : t?.isDirectory() ? await qD(e) ? void 0 : GD : "is a file, or is below one. Choose a folder";
}
async function qD(e) {
	return await ti(e, ni.W_OK).catch(() => !1) !== !1;
}
function JD(e, t) {
	return YD(t).find((t) => Zi(e, t));
}
function YD({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [P(e)]);
}
async function XD(e) {
	let t = await ui(e).catch(() => void 0);
	return t?.isFile() ? `${t.dev}:${t.ino}` : Yr(await ea(N(e)), Gr(e));
}
// src/run/fileRemarks.ts
function ZD({ declared: e, textFiles: t, settings: { rules: n } }, r = !0, i = "validate") {
	let a = Tx(n, t, e), o = {
		levels: a?.isSure && r ? n.checks : {
			...n.checks,
			base: "off"
		},
		base: a?.language,
		needed: yn
	}, { kinds: s, entries: c } = Sa(e, a?.language ?? "");
	return s.flatMap(({ plural: e, remarks: t }) => {
		let n = {
			entries: (c[e] ?? []).map((e) => ({ declared: e })),
			checks: o,
			isLive: !1
		};
		return t.flatMap((e) => e.needs === "files" ? MD(e, i, () => e.find(n)) : []);
	});
}
// src/run/run.ts
function QD(e, t, n) {
	return $D(n, async (r) => {
		let i = {
			...n,
			signal: n.cancellation.stopping
		}, a = await Io(e.projects, i);
		return eO(e, [...t, ...a], r);
	});
}
async function $D(e, t) {
	let n = new er(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(fm(t, i)))
	};
	try {
		return um({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function eO(e, t, n) {
	let { cancellation: r } = n;
	n.onSecrets(e.secrets);
	let i = await rO(e, t, n), { reads: a, report: o, targets: s } = i, c = (e) => r.stopped ? {
		...e,
		stopped: r.stopped
	} : e;
	if (r.stopping.aborted) return c(o);
	if (n.withoutSecrets) return c(await sO(e, i, n));
	if (e.command === "validate" || Lt(o.problems)) return o;
	let l = e.command === "apply" ? await n.permission?.toApply(o.manifests) : [];
	if (Gt(l ?? [])) return tO(o, l);
	let u = e.command === "plan" ? await s.ofPull() : void 0, d = Ux(u, a, e.others.length > 0), f = {
		reviewed: i.reviewed,
		target: u,
		applied: s.applied
	}, { runProject: p } = await import("./project3.js"), m = [];
	for (let t of a) m.push(await p(t, e, f, n));
	let h = m.map(({ plan: e }) => e?.filter?.unmatched ?? []), g = tO(o, l, d, fh(nO(e), h)), _ = [...new Set(m.flatMap((e) => e.manifests))];
	return c({
		...g,
		manifests: _,
		projects: m
	});
}
function tO(e, ...t) {
	return {
		...e,
		problems: [...e.problems, ...t.flatMap((e) => e ?? [])]
	};
}
function nO({ projects: e }) {
	return [...new Set(e.flatMap(({ rules: e }) => e.filter))];
}
async function rO(e, t, n) {
	let { command: r, projects: i } = e, { folders: a, onSecrets: s, lastApplied: c } = n, { stopping: l } = n.cancellation, u = new Map(), d = r === "validate" || n.withoutSecrets === !0, f = d ? void 0 : uO(e, t, n), p = await kx(e, a, {
		...n,
		signal: l,
		known: u,
		findProject: f
	}), { reads: m } = p;
	s(m.flatMap(({ declared: e }) => Jv(e.variables)));
	let h = ({ code: e }) => r === "validate" && e === "unset-variable", g = p.problems.map((e) => h(e) ? {
		...e,
		severity: "notice"
	} : e), _ = !p.problems.some(({ code: e }) => e === "text-file" || e === "yaml"), v = await dO(e, a), y = [...new Set(m.flatMap((e) => e.manifests))], b = lO([
		...t,
		...v.problems,
		...g,
		...await iO(e, t, n),
		...aO(e, m, a),
		...(await LD(e, y, a)).values(),
		...d ? m.flatMap((e) => ZD(e, _, r)) : []
	]), x = {
		known: u,
		ids: i.flatMap(({ id: e }) => e === "" ? [] : [e]),
		findProject: f,
		onSecrets: s
	};
	return {
		reads: m,
		report: oO(e, m, y, b),
		reviewed: v.plans,
		targets: {
			ofPull: o(async () => n.target?.(y, x)),
			applied: c && o(() => c(y, x))
		}
	};
}
async function iO({ projects: e, others: t }, n, { folders: r, cancellation: i }) {
	let a = [...e.flatMap(({ manifests: e }) => e ?? []), ...t], o = a.flatMap(({ texts: e }) => e);
	return [...Gt(n) ? [] : await Lo(a, r), ...await Oo(o, r, i.stopping)];
}
function aO(e, t, { confined: n }) {
	let r = t.map((e) => e.declared), i = [...new Set(e.projects.flatMap(({ rules: e }) => e.overwrite))], a = n ? "The input overwrite" : "--overwrite", o = e.others.length > 0, s = xh(a, i, r), c = new Set(e.projects.flatMap(({ rules: e }) => e.create)), l = new Set(c.size > 0 ? r.flatMap((e) => [...vh(e)]) : []);
	return [
		...s.map((e) => o ? {
			...e,
			severity: "warning"
		} : e),
		...[...c].filter((e) => !l.has(e)).map(Sh),
		...uh(nO(e), r)
	];
}
function oO({ command: e, kinds: t, projects: n, scope: r, showTexts: i }, a, o, s) {
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
async function sO(e, { reads: t, report: n, targets: r }, i) {
	let a = await Gx(e, n, t, r.ofPull);
	return {
		...tO(n, await cO(n, await r.ofPull(), i)),
		...a && { manifest_comparison: a }
	};
}
async function cO({ manifests: e }, t, { history: n, now: r }) {
	if (t?.is !== "read") return [];
	let i = {
		now: Math.floor(r() / 1e3),
		target: t.commit
	}, { trailersOfPull: a } = await import("./overwriteTrailers.js");
	return a(await n.versions(i.now, e, i));
}
function lO(e) {
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
function uO(e, t, n) {
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
async function dO({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [k("bad-plan", e)]
	}), a = F(t, r), o = await la(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => pm(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function fO(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: QD }) {
	return FD(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await pO(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return hO(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, c, o.stopping), m = tO(f, p), h = await RD(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = tO(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await qi(mO(c, g, s.folders)), await n.close(g, c, h, _), ls(g, n.exitsWithFindings(c));
	});
}
async function pO(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await ox(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await ox("validate", t, n);
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
function mO({ backupDir: e, out: t, report: n }, { manifests: r }, i) {
	return [...[
		...r.map((e) => P(i.displayRoot, e)),
		...n,
		t ?? []
	].flat().map((e) => N(e)), e ?? []].flat();
}
function hO({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = k("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Gt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Gt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { Cb as $, lp as $n, $i as $r, jh as $t, _S as A, gi as Ai, q as An, vo as Ar, uv as At, kx as B, Vp as Bn, Wa as Br, H_ as Bt, $ as C, zi as Ci, Bm as Cn, Po as Cr, Vv as Ct, X as D, Li as Di, _m as Dn, So as Dr, wv as Dt, fS as E, Bi as Ei, vm as En, Mo as Er, Dv as Et, Lx as F, Qp as Fn, I as Fr, fv as Ft, ox as G, Tp as Gn, ja as Gr, f_ as Gt, Cx as H, K as Hn, Aa as Hr, z_ as Ht, Rx as I, Up as In, Ia as Ir, mv as It, Zb as J, Op as Jn, fa as Jr, i_ as Jt, hx as K, wp as Kn, xa as Kr, Zg as Kt, Hx as L, Hp as Ln, L as Lr, pv as Lt, Yx as M, pm as Mn, mo as Mr, iv as Mt, Jx as N, dm as Nn, ao as Nr, sv as Nt, oS as O, Si as Oi, bm as On, ho as Or, xv as Ot, Wx as P, em as Pn, Ka as Pr, lv as Pt, Db as Q, dp as Qn, Xi as Qr, kh as Qt, Ox as R, qp as Rn, Fa as Rr, dv as Rt, Ew as S, ki as Si, zm as Sn, Fo as Sr, Mv as St, Q as T, Di as Ti, wm as Tn, xo as Tr, Ov as Tt, _x as U, Mp as Un, Ma as Ur, R_ as Ut, Ex as V, Jp as Vn, Ha as Vr, T_ as Vt, dx as W, Np as Wn, Pa as Wr, Vg as Wt, Rb as X, gp as Xn, ha as Xr, hg as Xt, Y, xp as Yn, ma as Yr, Dg as Yt, Sb as Z, up as Zn, ba as Zr, Oh as Zt, Zw as _, Wi as _i, Im as _n, Zo as _r, Jv as _t, UD as a, aa as ai, fh as an, Ss as ar, Ry as at, Pw as b, Ai as bi, Pm as bn, Ho as br, Kv as bt, AD as c, ra as ci, hh as cn, ds as cr, Ay as ct, kD as d, ca as di, uh as dn, ts as dr, by as dt, oa as ei, Eh as en, cp as er, tb as et, RT as f, Ji as fi, xh as fn, rs as fr, yy as ft, wT as g, Ui as gi, Jm as gn, Xo as gr, $v as gt, fT as h, Gi as hi, Xm as hn, Yo as hr, ay as ht, LD as i, F as ii, vh as in, Hd as ir, zy as it, dS as j, mi as ji, ym as jn, to as jr, ov as jt, pS as k, _i as ki, J as kn, go as kr, Ev as kt, MD as l, ea as li, bh as ln, is as lr, Ty as lt, dT as m, Ki as mi, sh as mn, cs as mr, cy as mt, $D as n, ua as ni, Ah as nn, Ff as nr, My as nt, ND as o, ia as oi, oh as on, ms as or, By as ot, zT as p, qi as pi, Ch as pn, as as pr, vy as pt, tx as q, G as qn, Sa as qr, zg as qt, VD as r, da as ri, Dh as rn, hf as rr, Vy as rt, FD as s, la as si, _h as sn, ps as sr, Hy as st, fO as t, Zi as ti, Ph as tn, Nf as tr, Wy as tt, jD as u, Qi as ui, dh as un, ls as ur, Ey as ut, Gw as v, Hi as vi, Rm as vn, Wo as vr, sy as vt, Z as w, Ii as wi, Cm as wn, Io as wr, Cv as wt, Fw as x, Mi as xi, Lm as xn, Uo as xr, qv as xt, Hw as y, ji as yi, Nm as yn, Go as yr, Qv as yt, jx as z, Fp as zn, Ra as zr, nv as zt };
