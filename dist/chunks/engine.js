import { i as e } from "./rolldown-runtime.js";
import { A as t, C as n, E as r, F as i, M as a, N as o, O as s, P as c, R as l, T as u, _ as d, b as f, c as p, d as m, f as h, g, h as _, i as v, j as y, k as b, l as ee, m as x, n as te, o as ne, p as re, r as S, t as ie, u as C, w as ae, x as oe, y as se } from "./wire.js";
import { $ as ce, $i as le, $n as ue, $r as de, $t as fe, A as pe, Ai as w, An as me, At as he, B as ge, Bn as _e, Bt as ve, C as ye, Ci as be, Cn as xe, Ct as Se, Di as T, Dn as Ce, Dr as we, Dt as Te, E as Ee, En as De, Er as Oe, Et as ke, Fi as Ae, Ft as je, G as Me, Gt as Ne, H as Pe, Hn as Fe, In as Ie, It as Le, J as Re, Ji as ze, Jn as Be, Jr as Ve, K as E, Kn as He, Kt as Ue, Ln as We, Lt as Ge, Mi as Ke, Mn as qe, Mt as Je, N as Ye, Ni as Xe, Nt as Ze, O as Qe, Oi as $e, On as et, Ot as tt, Pi as nt, Pn as rt, Pt as it, Q as at, Qr as ot, Qt as st, Ri as ct, Rn as lt, Si as ut, Sr as dt, St as ft, Tn as pt, Tt as D, U as mt, Un as ht, Ut as gt, V as _t, Vt as vt, W as yt, Wi as bt, Wn as xt, Wt as St, X as Ct, Xr as wt, Xt as Tt, Y as O, Yi as Et, Yn as Dt, Yr as Ot, Yt as kt, Z as At, Zr as jt, Zt as Mt, _ as k, _i as Nt, _n as Pt, _t as Ft, aa as It, ai as Lt, an as Rt, b as zt, bi as Bt, bn as Vt, bt as Ht, ci as Ut, cn as Wt, cr as Gt, d as Kt, di as qt, dn as Jt, dr as Yt, ea as Xt, ei as Zt, er as Qt, et as $t, f as en, fi as tn, fn as nn, fr as rn, g as an, gi as on, gn as sn, gr as cn, h as ln, hi as un, hn as dn, ht as fn, ia as pn, ii as mn, in as hn, ir as gn, it as _n, jt as vn, ki as yn, kn as bn, kt as xn, l as Sn, li as Cn, ln as wn, lr as Tn, m as En, mi as Dn, mn as On, mr as kn, mt as An, n as jn, ni as Mn, nn as Nn, o as Pn, oa as Fn, oi as In, on as Ln, or as Rn, p as zn, pi as Bn, pn as Vn, pr as Hn, q as Un, qi as Wn, qn as Gn, qr as Kn, qt as qn, r as A, ra as Jn, rn as Yn, rt as Xn, s as Zn, si as Qn, sn as $n, sr as er, t as tr, ti as nr, tt as rr, u as ir, ui as ar, un as or, ur as sr, v as cr, vi as lr, vn as ur, vr as dr, vt as fr, wn as pr, wr as mr, wt as hr, x as gr, xi as _r, xn as vr, xr as yr, xt as br, yi as xr, yn as Sr, yr as Cr, yt as wr, zi as Tr, zn as Er, zt as Dr } from "./start.js";
import { C as Or, S as kr, _ as Ar, c as jr, d as Mr, f as Nr, h as j, i as Pr, l as Fr, m as Ir, n as Lr, p as Rr, r as zr, s as Br, t as Vr, v as Hr, x as Ur } from "./zod.js";
import { a as Wr, c as Gr, d as Kr, f as qr, l as Jr, m as Yr, o as Xr, p as M, s as Zr, u as Qr } from "./client.js";
import { basename as $r, delimiter as ei, dirname as N, extname as ti, isAbsolute as ni, join as ri, posix as ii, relative as ai, resolve as P, sep as oi, win32 as si } from "node:path";
import { isUtf8 as ci } from "node:buffer";
import * as li from "node:fs/promises";
import { access as ui, constants as di, link as fi, lstat as pi, open as mi, readdir as hi, realpath as gi, rename as _i, rm as vi, stat as yi } from "node:fs/promises";
import { setImmediate as bi, setTimeout as xi } from "node:timers/promises";
import { devNull as Si } from "node:os";
// src/files/commitFiles.ts
var Ci = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const wi = [
	"*",
	".*",
	"**"
];
var Ti = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new Ci(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => wi.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = P(e, i.join("/")), o = ai(a, this.#e).split(oi).join("/"), s = o !== "" && !o.startsWith("..") && !ni(o), c = s ? "" : await this.#o(a);
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
		let t = ai(this.#e, e).split(oi).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || ni(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (ni(n)) return;
			let r = ii.join(ii.dirname(e.path), n, t.slice(e.path.length));
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
}, Ei = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Di = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Ei(e);
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
function Oi(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), ki(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Di(), r = 0, i = () => {
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
				ki(t), e = t, queueMicrotask(() => {
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
function ki(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/files/system.ts
const Ai = Oi(16), ji = 1048576, Mi = {
	any: 128 * ji,
	named: 512 * ji,
	workflow: ji / 2,
	token: ji / 16
};
function Ni(e, t, n = "any") {
	return Ai(async () => {
		let r = await li.stat(e);
		if (!(r.isFile() || r.isDirectory() || n === "token" && r.isFIFO())) throw Pi("it is not a regular file");
		if (r.size > Mi[n]) throw Pi(`it has more than ${Mi[n]} bytes`);
		return li.readFile(e, t ?? null);
	}).catch((t) => {
		throw t instanceof Error ? Object.assign(t, { path: e }) : t;
	});
}
function Pi(e) {
	return Object.assign(Error(e), {
		code: "ERR_NOT_READ",
		syscall: "read"
	});
}
function Fi(e) {
	if (!Ri(e, "EISDIR", "ENOENT", "ENOTDIR")) throw e;
}
var Ii = class extends Error {
	name = "ToolFailure";
}, Li = class extends Error {};
function Ri(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const zi = {
	EMFILE: "the process has too many open files. Raise its limit, for example with ulimit -n 1024",
	ENOSPC: "the disk is full",
	EROFS: "the file system is read-only"
}, Bi = {
	...zi,
	EACCES: "this user may not read it",
	EISDIR: "it is a folder",
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EPERM: "this user may not read it"
}, Vi = {
	...zi,
	EACCES: "this user may not write there",
	EEXIST: "a file is in the place of its folder",
	ENOENT: "its folder does not exist",
	ENOTDIR: "a file is in the place of its folder",
	EPERM: "this user may not write there"
};
function Hi(e) {
	return e instanceof TypeError ? `it is not UTF-8 (${e.message}). Save it as UTF-8.` : e instanceof Li ? "its real path is outside of the workspace. Copy the file itself into the repository." : `${Wi(e, Bi)}.`;
}
function Ui(e) {
	return Wi(e, Vi);
}
function Wi(e, t) {
	if (!(e instanceof Error)) return String(e);
	let { code: n, syscall: r } = e;
	return n === void 0 ? e.message : t[n] ?? e.message.split(`, ${r}`, 1)[0] ?? "";
}
function Gi(e) {
	return e instanceof Error && "code" in e && "syscall" in e && "path" in e && typeof e.code == "string" && typeof e.path == "string";
}
function Ki(e, t) {
	if (e instanceof Ii) return k("not-read", e.message, { scope: "project" });
	if (!Gi(e)) return;
	let n = ai(t, e.path).split(oi).join("/"), r = [
		"EISDIR",
		"ENOENT",
		"ENOTDIR"
	].includes(e.code) ? `${n} was changed or removed while Lokaform ran. Now ${Hi(e)} Run again when no other program changes it.` : `${n} cannot be read: ${Hi(e)}`, i = !n.startsWith("../") && !ni(n), a = xe(n);
	return k("not-read", r, {
		scope: "project",
		...i && { place: a }
	});
}
// src/files/atomicWrite.ts
const qi = /^\.lokaform-[0-9a-f]{24}\.part$/;
async function Ji(e, t, n = {}) {
	await $i([N(e)]);
	let r = await Xi(e, t, n);
	await _i(r, e).finally(() => vi(r, { force: !0 }));
}
async function Yi(e, t, n) {
	await $i([N(e)]);
	let r = await Xi(e, t, n);
	return Zi(r, e).finally(() => vi(r, { force: !0 }));
}
async function Xi(e, t, { mode: n, root: r, isReadBack: i = !1 }) {
	let o = N(e), s = ri(o, `.lokaform-${a(12).toString("hex")}.part`), { O_WRONLY: c, O_CREAT: l, O_EXCL: u, O_NOFOLLOW: d = 0 } = di, f = await mi(s, c | l | u | d, n ?? 438);
	try {
		if (r !== void 0) {
			let e = ri(await gi(r), ai(P(r), P(o)));
			if (await gi(o) !== e) throw Error("its folder was replaced while it was opened");
		}
		if (n !== void 0 && await f.chmod(n), await f.writeFile(t), await f.sync(), await f.close(), i && await Ni(s, "utf8") !== t) throw Error("it cannot be read again as it was written");
		return s;
	} catch (e) {
		throw await f.close().catch(() => {}), await vi(s, { force: !0 }), e;
	}
}
async function Zi(e, t) {
	try {
		await fi(e, t);
	} catch (n) {
		if (Ri(n, "EEXIST") || await ta(t)) return !1;
		await _i(e, t);
	}
	return !0;
}
async function Qi(e) {
	try {
		let t = await mi(e, di.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Ri(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function $i(e) {
	for (let t of new Set(e)) for (let e of await hi(t).catch(() => [])) {
		if (!qi.test(e)) continue;
		let n = await pi(ri(t, e)).catch(() => void 0);
		n?.isFile() === !0 && Date.now() - n.mtimeMs > 864e5 && await vi(ri(t, e), { force: !0 }).catch(() => {});
	}
}
async function ea(e, t) {
	let n = t;
	for (let r of ai(t, e).split(oi)) {
		n = ri(n, r);
		let e = await pi(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${ai(t, n)}. Choose a path without links`;
	}
}
async function ta(e) {
	return await pi(e).catch(() => void 0) !== void 0;
}
// src/files/paths.ts
const na = new AbortController().signal;
function F(e, { displayRoot: t }) {
	return ai(t, e).split(oi).join("/");
}
function ra(e, t) {
	let n = ai(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${oi}`) && !ni(n);
}
async function ia(e, t) {
	for (let n = e;; n = N(n)) {
		if (await ta(ri(n, ".git"))) return n;
		if (n === N(n) || n === t || t !== void 0 && !ra(n, t)) return;
	}
}
async function aa(e, t, n) {
	let r = await oa(t), i = n && await oa(n), a = new Map();
	for (let n of e) {
		let e = await oa(P(t, n)), o = await ia(N(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(F(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? F(ri(e ?? r, n), { displayRoot: r })
	}));
}
async function oa(e) {
	return gi(e).catch(() => e);
}
async function sa(e, t, n) {
	let [r, i] = await Promise.all([gi(t), gi(e)]);
	if (!ra(r, i)) throw new Li();
	return Ni(r, void 0, n);
}
const ca = ".github/workflows";
async function la(e) {
	let t = (await hi(ri(e, ca)).catch(() => [])).filter((e) => /\.ya?ml$/.test(e)).sort();
	return Promise.all(t.slice(0, 200).map(async (t) => {
		let n = `${ca}/${t}`;
		return {
			name: t,
			path: n,
			text: (await sa(e, ri(e, n), "workflow").catch(() => "")).toString("utf8")
		};
	}));
}
async function ua(e, { confined: t, commit: n }) {
	return n ? await n.read(e) ?? Promise.reject(new Li()) : t ? sa(t.workspace, e) : Ni(e);
}
const da = {
	".strings": ["utf-16le", "utf-16be"],
	".properties": ["latin1"]
};
function fa(e, t = "") {
	let n = da[ti(t).toLowerCase()], r = n ? ga(e) : "utf-8", i = n?.includes(r) ? r : "utf-8";
	if (i === "latin1") return ma(e);
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
function pa(e, t) {
	let n = ga(e);
	if (n === "latin1") return Buffer.from(t.replace(/[^\0-\xff]/g, ha), n);
	let r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function ma(e) {
	return Buffer.from(e).toString("latin1");
}
function ha(e) {
	return `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function ga(e) {
	let [t, n] = e;
	return t === 255 && n === 254 ? "utf-16le" : t === 254 && n === 255 ? "utf-16be" : ci(e) ? "utf-8" : "latin1";
}
function _a(e) {
	try {
		let t = ga(e);
		return t === "latin1" ? ma(e) : new TextDecoder(t, { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function va(e, t, n, r = fa) {
	try {
		return gr(r(await Ni(e, void 0, "named")));
	} catch (r) {
		let i = `${t} ${F(e, n)} cannot be read: ${Hi(r)}`;
		return zn(k("not-read", i));
	}
}
async function ya(e, { commit: t }) {
	return t ? t.isFile(e) : (await yi(e).catch(() => void 0))?.isFile() === !0;
}
async function ba(e, { commit: t }) {
	return t ? t.isFolder(e) : (await yi(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const xa = "lokaform-backup", Sa = ["node_modules", xa];
async function Ca(e, t, n, r) {
	let i = P(t, e);
	return await ya(i, n) ? [i] : wa(e.split(oi).join("/"), {
		cwd: t,
		ignore: Sa
	}, n, r).catch((e) => {
		if (e instanceof Ci || Gi(e)) throw e;
		return [];
	});
}
async function wa(e, { cwd: t, ignore: n, dot: r = !1 }, i, a) {
	let o = Lt(e.replace(/(?:\/\.)+(?=\/|$)/g, "").replace(/^(?:\.\/)+/, "")), s = o.map(({ superset: e }) => e), c = [...new Set(s.map(({ glob: e }) => e))], { commit: l } = i, u = n.map((e) => e.replaceAll(".", "\\.").replaceAll("*", "[^/]*")), d = {
		cwd: t,
		signal: a,
		ignored: RegExp(`(?:^|/)(?:${u.join("|")})(?:/|$)`),
		dot: r || s.some((e) => e.dot)
	}, f = l ? (await Promise.all(c.map((e) => l.candidates(t, e)))).flat().filter((e) => !d.ignored.test(e)) : await Ta("", c.map((e) => e.split("/")), d), p = [...new Set(f)].filter((e) => o.some((t) => mn(t, e, r))), m = [];
	for (let e of new Set(p.map((e) => P(t, e)))) (!l || await l.isFile(e)) && m.push(e);
	return m;
}
async function Ta(e, t, n) {
	let { cwd: r, signal: i, ignored: a, dot: o } = n;
	if (i.aborted || a.test(e)) return [];
	let s = t.every(([e = ""]) => !wi.includes(e)) ? [...new Set(t.map(([e = ""]) => Ea(e)))].map((e) => ({
		name: e,
		isFolder: !0
	})) : await Oa(P(r, e)), c = [];
	for (let { name: i, isFolder: a, isKnownFile: l } of s) {
		let s = t.flatMap((e) => Da(e, i, o));
		s.some(({ length: e }) => e === 0) && (l ?? await ya(P(r, e + i), {})) && c.push(e + i);
		let u = s.filter(({ length: e }) => e > 0);
		a && u.length > 0 && p(c, await Ta(`${e}${i}/`, u, n));
	}
	return c;
}
function Ea(e) {
	return e.replace(/\\(.)/gsu, "$1");
}
function Da([e = "", ...t], n, r) {
	return wi.includes(e) ? (e === ".*" ? !n.startsWith(".") : !r && n.startsWith(".")) ? [] : e === "**" ? [["**", ...t], ...Da(t, n, r)] : [t] : Ea(e) === n ? [t] : [];
}
async function Oa(e) {
	return (await hi(e, { withFileTypes: !0 }).catch(Fi) ?? []).map((e) => ({
		name: e.name,
		isFolder: e.isDirectory(),
		isKnownFile: e.isSymbolicLink() ? void 0 : e.isFile()
	}));
}
async function ka(e, t) {
	let n = ri(N(e), ".gitignore"), r = `/${$r(e)}`, i;
	try {
		i = fa(await Ni(n));
	} catch (e) {
		if (Ri(e, "ENOENT")) return gr({
			path: n,
			text: `${r}\n`
		});
		let i = `${F(n, t)} cannot be read: ${Hi(e)}`;
		return zn(k("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes($r(e))) return gr(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return gr({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/kinds/declaration.ts
const Aa = i(({ kinds: e, entries: t }) => e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Na(n, t[e] ?? []))));
function ja(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => Ma(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Ma(e, t, n, r) {
	let i = t.parts ?? [t], a = ({ from: e }) => !e?.onlyIfBase || r.includes(e.language);
	return !t.leftOut && i.every(a) ? [t] : e.textFiles?.join(i.filter(a), n).entries ?? [];
}
function Na({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: Sr(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Pa(e, t, { second: n, first: r, field: i }, a = "") {
	let o = `${t} is declared twice: here and at ${Fa(r, [i])}. Keep one of them.${a}`;
	return k(e, o, { place: Vt(n.file, n.span, [i]) });
}
function Fa({ file: e, span: t }, n) {
	return Ia(Vt(e, t, n));
}
function Ia({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/declaredContents.ts
function La({ fields: e }, t) {
	let n = e.flatMap((e) => e.toPlan(t));
	return {
		fields: new Map(n.map((e) => [C([e.field, e.part ?? null]), e])),
		texts: new Set(n.map((e) => C([
			e.field,
			e.part ?? null,
			e.after
		])))
	};
}
function Ra({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : I(i),
		isNew: n.get("new") === !0
	};
}
function I(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(I) : [];
}
function za(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = new Map([...x(s, o)].map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Va(t, e(t).map((e) => Ba(c.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => Ra(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [C([...r(e)].sort())]), o((t) => [C(e.identity(t.values))]);
	let c = (t) => I(e.identity(t.values));
	return o((t) => [...(Ra(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function Ba(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Va(e, t, n) {
	if (t.length < 2) return t[0];
	let r = n(e), i = t.map((e) => [...n(e)].filter((e) => r.has(e)).length);
	return t[i.indexOf(h(i))];
}
function Ha(e, t, n) {
	let [r, i] = [t, n].map((t) => Ua(e, t));
	return !r?.length || !i?.length || r.some((e) => i.includes(e));
}
function Ua(e, { values: t }) {
	let n = e.identity(t), { platforms: r = [] } = Object.fromEntries(Object.entries(t));
	return I(r).length > 0 || !_(n) ? I(r) : Object.keys(n);
}
function Wa(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return dn(t, n, i ? [i.name, r] : []).path;
}
function Ga({ fields: e }, { values: t }) {
	return e.flatMap((e) => e.role === "text" ? e.toPlan(t) : []);
}
function Ka(e, t, n) {
	return Ga(e, t).find(({ part: e }) => e === n)?.after;
}
function qa(e, t, n) {
	return (t.parts ?? [t]).some((t) => t.from?.language === n && _(Ka(e, t, n)));
}
function Ja(e, t) {
	return (t.parts ?? [t]).some(({ from: e }) => e) ? Ga(e, t).flatMap(({ part: n = "", after: r }) => _(r) && qa(e, t, n) ? n : []) : [];
}
const Ya = i((e) => new Map());
function Xa(e, t, n) {
	let r = Ya(t), i = C([e.name, n?.name ?? null]), a = r.get(i) ?? Qa(e, n ? Za(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Za(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Qa(e, t) {
	let n = x(t, (t) => $a(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = eo(e)(t), a = r([...n, ...i]).filter((n) => Ha(e, n, t));
			return a.length < 2 ? a[0] : za(e, {
				target: a,
				head: [t]
			}, (t) => La(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(eo(e)(t).own).filter((e) => e !== t)
	};
}
function $a(e, t) {
	let { id: n, previously: r = [] } = Ra(e, t), [i = [], a = []] = [I(e.identity(t.values)), r].map((e) => e.map((e) => `name ${e}`));
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: a
	};
}
const eo = i((e) => i((t) => $a(e, t)));
// src/kinds/kind.ts
function to(e, t) {
	return no(e, t) === "off" ? void 0 : e.removalBy(t);
}
function no({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function ro(e, t, n) {
	let r = no(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function io({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
let ao = [];
function oo(e) {
	ao = e;
}
function so() {
	if (ao.length === 0) throw Error("no kinds are registered");
	return ao;
}
function co(e) {
	let t = ao.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function lo(e, t) {
	let n = co(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function uo({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function fo(e, { field: t }) {
	return lo(e, t).role === "text";
}
// src/report/view/words.ts
function L(e, t) {
	return `${R(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function R(e) {
	return String(e).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function po(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${R(n)} more` : "");
}
function mo(e, t) {
	return `${R(e)} ${e === 1 ? t : co(t).plural}`;
}
function ho({ kind: e, label: t }) {
	let n = Ct(t), { prefix: r, maxName: i } = co(e).words;
	return r + At(n, i);
}
function go({ file: e, line: t }) {
	return `${E(e)}:${t}`;
}
function _o({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${E(e)}: `) + (n ? `${O(n.project.name, 80)} (${O(t, 200)})` : O(t, 200));
}
function vo(e) {
	return e.length <= 3 ? e.map((e) => E(e)).join(", ") : L(e.length, "manifest");
}
const yo = o(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function bo(e) {
	return `${yo().format(e * 1e3)} UTC`;
}
function xo(e) {
	return /^(?!gh-\d)[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function So(e) {
	return `${l("docs/problems.md")}#${e}`;
}
// \0node:child_process
const Co = (...e) => process.getBuiltinModule("node:child_process").execFile(...e), wo = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), To = {
	output: 67108864,
	time: 3e4
};
var Eo = class extends Error {
	name = "GitFailure";
}, Do = class extends Eo {};
const Oo = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, ko = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_GRAFT_FILE: Si,
	GIT_TERMINAL_PROMPT: "0",
	GIT_TRACE2: "0",
	GIT_TRACE2_EVENT: "0",
	GIT_TRACE2_PERF: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, Ao = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false",
	"-c",
	"core.commitGraph=false"
], jo = /^\.(com|exe)$/i;
function Mo(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? ii.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => jo.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => si.join(n, e + t)) : [];
	});
}
function No(e, t) {
	let { GITHUB_WORKSPACE: n } = t, r = [Po(e), ...n ? [n] : []].flatMap((e) => Fo(e) ?? []), i = (e) => {
		let t = Fo(e);
		return t !== void 0 && !r.some((e) => t === e || ra(t, e));
	}, a = Mo("git", process.platform, t).filter((e) => i(N(e))), o = a.find((e) => i(e) && Io(e));
	return o === void 0 ? void 0 : {
		program: o,
		PATH: [...new Set(a.map((e) => N(e)))].join(ei)
	};
}
function Po(e) {
	let t = e;
	for (let n = e; Ye(ri(t, ".git"), { throwIfNoEntry: !1 })?.isFile() && n !== N(n);) n = N(n), Qe(ri(n, ".git")) && (t = n);
	return t;
}
function Fo(e) {
	try {
		return pe(e);
	} catch {
		return;
	}
}
function Io(e) {
	try {
		return Ee(e, di.X_OK), Ye(e).isFile();
	} catch {
		return !1;
	}
}
async function Lo(e, t, { environment: n, signal: r, limits: i = To }, { input: a = "", takesPart: o = !1 } = {}) {
	let s = No(e, n);
	if (!s) throw new Do(Ro);
	let c = Object.entries(n).filter(([e]) => Oo.test(e)), l = {
		...Object.fromEntries(c),
		...ko,
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
		...Ao,
		...t
	];
	return new Promise((e, t) => {
		let n = (e, n = "") => t(Vo(e, n, r));
		try {
			let t = Co(s.program, d, u, (t, r, i) => !t || o && t.code === zo ? e(r) : n(t, i.toString("utf8")));
			t.stdin?.on("error", () => {}), t.stdin?.end(a);
		} catch (e) {
			n(e instanceof Error ? e : Error(String(e)));
		}
	});
}
const Ro = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository or in the workspace, are not searched.", zo = "ERR_CHILD_PROCESS_STDIO_MAXBUFFER", Bo = /too many open files|out of memory|memory exhausted|cannot allocate memory|resource temporarily unavailable/i;
function Vo(e, t, n) {
	let { name: r, code: i, signal: a } = e, [o = ""] = t.trim().split("\n", 1), s = `git ended with the code ${i}${o === "" ? "" : ` (${o.slice(0, 200)})`}`;
	return n.aborted ? new Eo("The run was stopped.") : i === zo ? new Eo("The history of the repository is too large to read.") : r === "AbortError" ? Ho("git did not answer in time") : typeof i == "string" ? Ho(`git could not be started (${i})`) : typeof a == "string" ? Ho(`git was ended by the signal ${a}`) : Number(i) > 129 || Bo.test(t) ? Ho(s) : /dubious ownership/.test(t) ? new Eo("git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.") : new Eo(`${s}.`);
}
function Ho(e) {
	return new Ii(`The git repository cannot be read, because ${e}. Without it, Lokaform cannot tell which side changed a translation, so nothing is written. Run again when the machine has more free memory, processes and open files.`);
}
function Uo(e) {
	if (!(e instanceof Eo)) throw e;
}
const Wo = "refs/remotes/origin/HEAD";
async function Go(e, t) {
	let n = await gi(e), r = await ia(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => (await Lo(r, e, t).catch(Uo))?.toString("utf8").trim() || void 0, a = (await i("for-each-ref", "--format=%(refname)%09%(symref:short)", Wo, "refs/heads/main", "refs/heads/master") ?? "").split("\n").map((e) => e.split("	")), o = a.find(([e]) => e === Wo)?.[1], [s] = !o && a.find(([e]) => e?.startsWith("refs/heads/")) || [];
	return {
		isRoot: r === n,
		defaultBranch: o?.startsWith("origin/") ? o.slice(7) : void 0,
		usualBranch: s?.slice(11),
		currentBranch: await i("symbolic-ref", "--quiet", "--short", "HEAD"),
		commit: () => i("rev-parse", "--quiet", "--verify", "HEAD")
	};
}
const Ko = [
	(e) => e,
	Jo,
	(e) => Buffer.from(_a(e)),
	(e) => Jo(Buffer.from(_a(e)))
];
function qo(e, t) {
	for (let n of Ko) if (Yo(n(e), t) === t) return n(e);
}
function Jo(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function Yo(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return y(n).update(`blob ${e.length}\0`).update(e).digest("hex");
}
// src/files/textFiles.ts
async function Xo(e, t, n) {
	let r = new Map(), i = [], a = [];
	for (let r of e) {
		let e = await Qo(r, t, n), i = e.flatMap((e) => vt(r, $o(r, e)) ?? []), o = or(r, i), s = e.flatMap((e) => es(o, e) ?? []), c = s.filter(({ textFile: { language: e } }) => e === void 0 || Ln(o, e));
		a.push({
			row: r,
			source: o,
			known: e,
			files: s,
			wanted: c
		});
	}
	let o = Zo(a), s = a.every(({ wanted: e }) => e.length === 0);
	for (let e of a) {
		let { row: n, source: a, wanted: c } = e, l = [...o.values()].some((e) => n.languages?.some((t) => gt(a, e, t) !== void 0));
		p(i, ns(e, l, s), is(a, c, t));
		for (let e of c.sort(ts(a))) if (r.has(e.full)) {
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
function Zo(e) {
	let t = e.flatMap(({ row: e, files: t }) => e.language === void 0 || qn(e.files) ? [] : t), n = new Map(e.flatMap((e) => e.files.map((e) => [e.full, e.textFile])));
	return new Map(t.flatMap(({ full: r, textFile: { language: i, ...a } }) => {
		let o = t.every((e) => e.full === r || ti(e.full) !== ti(r)), s = {
			...a,
			language: i,
			...o && { isOnly: o }
		}, c = e.flatMap(({ source: e }) => (e.languages ?? []).flatMap((t) => {
			let n = t === i ? void 0 : gt(e, s, t);
			return n === void 0 ? [] : [{
				code: t,
				full: P(e.folder, n)
			}];
		})), l = c.map(({ code: e }) => e), u = c.flatMap((e) => {
			let t = n.get(e.full);
			return t && i !== void 0 ? [[e.full, {
				...t,
				others: [i]
			}]] : [];
		});
		return [[r, l.length > 0 ? {
			...s,
			others: l
		} : s], ...u];
	}));
}
async function Qo(e, t, n) {
	return (await Ca(Ue(e), e.folder, t, n)).filter((e) => pr(e) !== void 0).sort();
}
function $o({ folder: e }, t) {
	return F(t, { displayRoot: e });
}
function es(e, t) {
	let n = $o(e, t), r = Mt(e, n);
	if (!(qn(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			path: n,
			language: r,
			...fe(e, n)
		}
	};
}
function ts({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function ns({ row: e, known: t, files: n }, r, i) {
	let { languages: a = [], languageMap: o, place: s } = e, c = St(e);
	if (n.length === 0 && !r && !e.isOptional) {
		let n = t.length > 0 ? "the path, or name the codes with language_map" : "the path: it is relative to this file", r = t.length === 0 ? "no file" : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}`, a = e.keysFrom === "lokalise" && t.length === 0, o = a && !i ? {
			severity: "notice",
			scope: "change"
		} : {}, l = `texts "${c}" matches ${r}. ${a ? rs(e) : "Correct"} ${n}.`;
		return [k("no-manifest", l, {
			place: s,
			...o
		})];
	}
	let l = [...new Set(n.flatMap(({ textFile: { language: e } }) => e ?? []))], u = a.filter((e) => !l.includes(e));
	if (l.length === 0 || u.length === 0) return [];
	let d = (e) => (Xe(e) || /^[a-z]{2}(?![a-z])/i.test(e)) && !l.some((t) => !a.includes(t) && nt(t, e)), f = Object.values(o), p = i || u.some((e) => !f.includes(e) && !d(e)), [m, h] = u.length > 1 ? ["s", "them"] : ["", "it"], g = p ? "Correct languages or files." : `Otherwise, lokaform pull creates ${h} when the project has texts for ${h} that do not wait.`, _ = `texts "${c}" has no file for the language${m} ${se(u)}, only for ${se(l)}. If a file was deleted by mistake, restore it. If a code in the paths means ${h}, add language_map: { CODE: ${u[0]} }. To give up a language, remove it here. ${g}`;
	return [k("no-language-file", _, {
		place: s,
		...p ? {} : {
			severity: "notice",
			scope: "change"
		}
	})];
}
function rs(e) {
	return Tt(e) ? "To write the first files, run lokaform pull: it writes the keys that have a base translation. Otherwise, correct" : `Names in Lokalise make no paths: write the first file by hand, such as ${e.files.replaceAll("{lang}", e.languages?.[0] ?? "en").replaceAll(/\*+/g, "NAME")} without texts, and run lokaform pull. Otherwise, correct`;
}
function is({ keyName: e, place: t }, n, r) {
	return Ge.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${F(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [k("bad-setting", o, { place: t })];
	});
}
async function as(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await Qo(i, t, n)).filter((e) => es(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), a = [], o = {
		severity: "notice",
		scope: "change"
	};
	for (let [e, s] of r) {
		p(a, os(e, s));
		let [, r, c] = /^([^*{}]*\{lang\}[^*{}]*\/)[^/{}]*(\.\w+)$/.exec(e.files) ?? [];
		if (r === void 0) continue;
		let l = c?.replace(/^\.strings(dict)?$/, ".{strings,stringsdict}"), u = {
			...e,
			files: `${r}*${l}`
		}, d = new Set(s.map((t) => Mt(e, $o(e, t)))), f = (await Qo(u, t, n)).find((t) => {
			let n = $o(e, t);
			return (c !== ".xml" || /string[^/]*$/i.test(n)) && !i.has(t) && !/InfoPlist/.test(n) && d.has(Mt(u, n));
		});
		if (f === void 0) continue;
		let m = F(f, t), h = `${m} is not read: no row of texts names it. To read it, copy the row at ${Ia(e.place)}, and name this file in the copy.`;
		a.push(k("unread-manifest", h, {
			...o,
			place: xe(m)
		}));
	}
	return a;
}
function os(e, t) {
	let { files: n, languages: r } = e, i = t.flatMap((t) => vt(e, $o(e, t)) ?? []), a = or(e, i), o = pr(n)?.severalLanguages && !r, s = (e) => Xe(e) || r && /^[a-z]{2}$/.test(e), c = [...new Set(i.map((e) => Rt(a, e)))].filter((e) => !r?.includes(e) && s(e)), l = !r && c.length < 2;
	if (!o && (!qn(n) || c.length === 0 || l)) return [];
	let u = o ? "[en, de]" : `[${c.join(", ")}]`, d = r ? `texts "${St(e)}" also has files in ${se(c)}, which are not read. To read them, add ${se(c)} to languages; the project needs them, too.` : `texts "${n}" ${o ? "can have several languages" : `has files in ${se(c)}`}, but the row has no languages, so only the base language is read. To read all of them, add languages: ${u}. Otherwise, list only the base language.`;
	return [k("unread-manifest", d, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const ss = [
	"**/*.{json,arb,xcstrings,xlf,xliff,properties}",
	"**/*.lproj/*.{strings,stringsdict}",
	"**/values*/*.xml"
], cs = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(","));
async function ls(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(ss, {
		cwd: t,
		ignore: cs.map((e) => `**/${e}/**`),
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function us(e, t, n, r) {
	let { paths: i, problems: a } = await ds(e, t, n, r), o = await Xo(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), l = await vs(a ? [...e, ...o.found] : e, n, r);
		s[t] = l.texts, p(c, l.problems);
	}
	if (!Kt(c) && e.texts.length + Object.values(i).flat().length === 0) {
		let t = e.kinds.map(({ plural: e }) => e), r = t.map((e) => `${e}.yaml`).join(" nor "), i = t.map((e) => `--${e}`).join(" or "), a = n.confined ? `There is no manifest: neither ${r} is in the working directory. actions/checkout must run before this step, and the input working-directory must name the folder of the manifests. Otherwise, name them with ${t.join(" or ")}.` : `There is no manifest: neither ${r} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${i}.`;
		c.push(k("no-manifest", a));
	}
	let l = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [F(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(l),
		rows: o.rows
	};
}
async function ds({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: l } of e) if (t[c]) {
		let e = await _s(c, t[c], i, a);
		o[c] = e.files, p(s, e.problems);
	} else {
		let e = l && r.includes(":"), t = `${c}.yaml`;
		o[c] = e ? [] : await gs(t, n, i);
	}
	return {
		paths: o,
		problems: s
	};
}
async function fs(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => ds(e, { id: "" }, n, t))), i = (await Xo(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return a.flatMap(({ plural: e, textFiles: t }) => [...r.flatMap(({ paths: t }) => t[e] ?? []), ...t ? i : []]);
}
async function ps(e, { folders: t, ...n }) {
	let r = e.flatMap(({ manifests: e }) => e ?? []), i = r.map(({ folder: e }) => P(e, "lokaform.yaml")), a = [];
	for (let { root: e } of await aa(i, t.displayRoot, t.confined?.workspace)) {
		if (e === void 0 || await (async (e) => await ba(e, {}) && !await ya(P(e, "info/sparse-checkout"), {}))(P(e, ".git"))) continue;
		let t = async (...t) => `${await Lo(e, t, n).catch(Uo) ?? ""}`;
		if (!(await t("config", "--type=bool", "core.sparseCheckout")).startsWith("true")) continue;
		let i = new Ti(e, (await t("ls-files", "-t", "-z")).split("\0").flatMap((e) => e.startsWith("S ") ? {
			path: e.slice(2),
			kind: "file",
			id: ""
		} : []), async () => new Uint8Array());
		p(a, await fs(r, na, { commit: i }));
	}
	if (a.length === 0) return [];
	let o = `Git's sparse-checkout leaves out ${po([...new Set(a.map((e) => F(e, t)))], 1)}, so what is declared there would look removed. Nothing was sent. Add each folder to sparse-checkout, or remove sparse-checkout.`;
	return [k("wrong-checkout", o)];
}
async function ms(e, t) {
	if (t.commit) return [];
	let n = o(async () => new Set(await fs(e, na))), r = new Map();
	for (let { kinds: i, globs: a, folder: o } of e) for (let { plural: e } of i) {
		let [{ place: i } = {}] = a[e]?.patterns ?? [];
		if (a[e] && !i) continue;
		let s = {
			cwd: o,
			ignore: cs
		}, c = await wa(`**/${e}.y*ml`, s, {}, na).catch(() => []);
		for (let a of c.sort()) {
			if ((await n()).has(a) || N(a) !== o && !await hs(a, t)) continue;
			let s = F(a, t), c = [...await gs(`${e}.yaml`, o, t), a].map((e) => F(e, { displayRoot: o })).join(", "), l = i ? `the setting ${e} (${Ia(i)}) does not name it. Add it there` : `no setting ${e} names it. Add ${e}: [${c}] to lokaform.yaml`, u = vr({
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
async function hs(e, t) {
	if (await ya(P(N(e), "lokaform.yaml"), {})) return !1;
	let n = String(await ua(e, t).catch(() => ""));
	return /\b(?:key_name|url):/.test(n) && !/^backup:/m.test(n);
}
async function gs(e, t, n) {
	let r = P(t, e);
	return await ya(r, n) ? [r] : [];
}
async function _s(e, { patterns: t, folder: n }, r, i) {
	let a = [], o = new Set();
	for (let { text: s, place: c } of t) {
		let t = await Ca(s, n, r, i);
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
async function vs(e, t, n) {
	let r = (await Promise.all(e.map(async ({ full: e, textFile: r }) => {
		if (n.aborted) return [];
		let i = F(e, t);
		try {
			let n = fa(await ua(e, t), e);
			return [gr({
				path: i,
				text: n,
				...r && { textFile: r }
			})];
		} catch (e) {
			if (e instanceof Ci) throw e;
			let t = `${i} cannot be read: ${Hi(e)}`;
			return [zn(k("not-read", t, { place: xe(i) }))];
		}
	}))).flat();
	return {
		texts: r.flatMap((e) => e.ok ? e.value : []),
		problems: r.flatMap((e) => e.ok ? [] : e.problem)
	};
}
async function ys(e, t, n, r) {
	let i = new Set(await fs(e, r)), a = await wa("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["node_modules", ".git"]
	}, {}, r), o = n === void 0 ? void 0 : P(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + oi);
	return bs(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function bs(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await bi();
		try {
			let e = t(a, fa(await ua(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, F(a.full, n));
		} catch {}
	}
	return i;
}
async function xs({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(await fs(r, a)), s = [];
	for (let e of t.filter(({ files: e }) => qn(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await Qo(e, i, a)) {
			let i = $o(e, n), a = Mt(e, i), c = t.flatMap((t) => Yn(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				path: i,
				language: a ?? "",
				...fe(e, i)
			};
			s.push({
				full: n,
				textFile: l,
				siblings: c.map((e) => P(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return bs(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => I(e.identity(t)))), i, a);
}
// src/model/earlierManifest.ts
function Ss(e, t = Infinity) {
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
function Cs(e, t) {
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
function ws(e, { since: t, now: n = Infinity }) {
	let r = ({ until: e, trailers: { pulled: r } }) => (e >= t || r !== void 0) && (e <= n || e === Infinity);
	return e.filter((e) => e.parents.length === 1 && r(e));
}
async function Ts(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = Es(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function Es({ commits: e, merged: t }, n) {
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
				pulled: Ds(e)
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ to: t, now: n, before: r, after: i }) => ({
			path: t,
			now: n,
			before: r,
			after: i,
			until: e.until,
			pulled: Ds(e)
		})))
	};
}
function Ds({ until: e, date: t, trailers: { pulled: n } }) {
	return n === void 0 ? void 0 : Math.min(n, e, t);
}
// src/model/trailers.ts
const Os = "Lokaform-Pulled", ks = "Lokaform-Overwrite";
function As(e, t = !1) {
	let { id: n, parents: r, date: i, message: a, committer: o } = e, [s = ""] = a.split("\n", 1);
	return {
		id: n,
		parents: r,
		date: i,
		isMade: r.length > 1 || /^noreply@/i.test(o) || /\(#\d+\)\s*$/.test(s),
		trailers: js(a),
		time: t ? Infinity : i
	};
}
function js(e) {
	let t = Ps(e).filter(({ value: e }) => e !== ""), n = (e) => t.flatMap(({ token: t, value: n }) => t.toLowerCase() === e.toLowerCase() ? n : []), r = n(Os).map((e) => {
		let t = e.replaceAll(/["']/g, "");
		return /^\d+$/.test(t) ? Number(t) : Math.floor(Date.parse(t) / 1e3);
	}), i = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, a = e.match(RegExp("^[ \\t]*Lokaform-Pulled:", "gim"))?.length ?? 0, o = r.length > 0 && a >= i && r.every((e) => !Number.isNaN(e)), s = n(ks), c = [...e.matchAll(RegExp(`${ks}[ \\t]*:?(.*)$`, "gim"))].map(([, e = ""]) => e.trim()).filter((e) => !s.includes(e));
	return {
		...o && { pulled: h(r) },
		overwrites: s,
		mentions: c
	};
}
const Ms = /^([A-Za-z0-9-]+)[ \t]*:(.*)$/s, Ns = (e) => e.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, "");
function Ps(e) {
	let [t, ...n] = Ns(e).split(/\n(?:[ \t\r]*\n)+/), r = (n.map((e) => e.split("\n").filter((e) => !e.startsWith("#"))).findLast((e) => e.length > 0) ?? []).filter((e) => !e.startsWith("(cherry picked from commit "));
	return r.every((e) => Ms.test(e)) ? r.flatMap((e) => {
		let [, t = "", n = ""] = Ms.exec(e) ?? [];
		return {
			token: t,
			value: Ns(n)
		};
	}) : [];
}
// src/report/exitCode.ts
function Fs({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const Is = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function Ls({ projects: e }) {
	let t = ({ reason: e }) => Is.includes(e);
	return Fs({ projects: e }) || e.some(({ plan: e }) => e?.to_add || e?.kept.some(t));
}
function Rs(e) {
	return e.plan ? Ls({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Kt(e.problems) ? "unknown" : "none" : "unknown";
}
function zs({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function Bs({ command: e, projects: t }) {
	return e === "status" ? zs({ projects: t }) === !1 : e === "drift" ? Ls({ projects: t }) : Fs({ projects: t });
}
function Vs(e) {
	return !Bs(e) && !Hs(e);
}
function Hs(e) {
	return e.stopped !== void 0 || Kt(Gs(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || e.projects.some(({ results: e = [] }) => e.some(({ outcome: e }) => e.state !== "done"));
}
function Us(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Hs(e) ? 1 : t && Bs(e) ? 2 : 0;
}
function Ws({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function Gs({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
// src/model/project.ts
const Ks = Mr({
	iso: j(),
	id: j().optional(),
	pluralForms: zr(j()).readonly()
}), qs = Mr({
	id: j(),
	digest: j().exactOptional(),
	name: j(),
	type: j(),
	baseLanguage: j(),
	languages: zr(Ks).readonly().optional(),
	perPlatformNames: Pr(),
	segmentation: Pr(),
	autoToggleUnverified: Pr().optional()
});
function Js(e) {
	return e.split(":")[0] ?? e;
}
function Ys(e) {
	let t = Js(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/report.ts
function Xs({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || Qs(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function Zs({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function Qs(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function $s({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function ec(e) {
	return !Hs(e) && !tc(e) && e.projects.every(rc);
}
function tc(e) {
	return Gs(e).some(({ code: e }) => e === "undeclared-project");
}
function nc(e) {
	return ec(e) ? !1 : !e.projects.every((e) => e.target?.is === "compared" && rc(e) && e.plan?.skipped.length === 0) || e.problems.some(({ severity: e }) => e === "error") || tc(e);
}
function rc({ plan: e, target: t }) {
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
var z = Symbol("NOT_RESOLVED");
function ic(e, t) {
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
function ac(e, t) {
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
function oc(e, t) {
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
var sc = ic("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), cc = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], lc = ic("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => cc.indexOf(e) === -1 ? z : null,
	identify: (e) => e === null,
	represent: () => "null"
}), uc = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], dc = ic("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => uc.indexOf(e) === -1 ? z : null,
	identify: (e) => e === null,
	represent: () => "null"
}), fc = [
	"true",
	"True",
	"TRUE"
], pc = [
	"false",
	"False",
	"FALSE"
], mc = ic("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => fc.indexOf(e) !== -1 || pc.indexOf(e) === -1 && z,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), hc = [
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
], gc = [
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
], _c = ic("tag:yaml.org,2002:bool", {
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
	resolve: (e) => hc.indexOf(e) !== -1 || gc.indexOf(e) === -1 && z,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), vc = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), yc = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function bc(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function xc(e, t) {
	if (t) {
		if (!yc.test(e)) return z;
	} else if (!vc.test(e)) return z;
	let n = bc(e);
	return Number.isFinite(n) ? n : z;
}
var Sc = ic("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: xc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Cc = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function wc(e) {
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
function Tc(e) {
	if (!Cc.test(e)) return z;
	let t = wc(e);
	return Number.isFinite(t) ? t : z;
}
var Ec = ic("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Tc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Dc = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Oc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function kc(e) {
	if (!Dc.test(e)) return z;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Oc.test(e) ? r : z;
}
function Ac(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var jc = ic("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: kc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Ac
}), Mc = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Nc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Pc(e) {
	if (!Mc.test(e)) return z;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Nc.test(e) ? r : z;
}
function Fc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Ic = ic("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Pc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Fc
}), Lc = ic("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : z,
	identify: () => !1
}), Rc = /^[A-Za-z0-9+/]*={0,2}$/;
function zc(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Rc.test(t)) return z;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Bc(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var Vc = ic("tag:yaml.org,2002:binary", {
	resolve: zc,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Bc
}), Hc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Uc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Wc(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function Gc(e) {
	let t = Hc.exec(e);
	if (t === null && (t = Uc.exec(e)), t === null) return z;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Wc(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? z : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return z;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Wc(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return z;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return z;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Kc = ic("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: Gc,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), qc = ac("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function Jc(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
function Yc(e, t) {
	let n = {};
	for (let r of t) e[r] !== void 0 && (n[r] = e[r]);
	return n;
}
var Xc = ac("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (Jc(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), Zc = ac("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), Qc = oc("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: Jc,
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
}), $c = oc("tag:yaml.org,2002:set", {
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
function el() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function tl() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function nl(e) {
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
var rl = class e {
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
		let t = nl(e), n = [], r = el(), i = tl();
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
			if (t !== z) return {
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
}, il = new rl([
	sc,
	qc,
	Qc
]);
[...il.tags];
var al = new rl([
	...il.tags,
	lc,
	mc,
	Sc,
	jc
]), ol = new rl([
	...il.tags,
	dc,
	_c,
	Ec,
	Ic,
	Kc,
	Lc,
	Vc,
	Xc,
	Zc,
	$c
]).withTags({
	...Ec,
	resolve: (e, t, n) => {
		let r = Ec.resolve(e, t, n);
		return r === z ? Sc.resolve(e, t, n) : r;
	}
}, {
	...Ic,
	resolve: (e, t, n) => {
		let r = Ic.resolve(e, t, n);
		return r === z ? jc.resolve(e, t, n) : r;
	}
}), sl = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function cl(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function ll(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function ul(e, t) {
	if (!e.buffer) return null;
	let n = {
		...sl,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = cl(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${ll((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = cl(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${ll((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = cl(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${ll((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function dl(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var fl = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = dl(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${dl(this, e)}`;
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
		throw s.snippet = ul(s), new e(r, s);
	}
}, B = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, V = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, pl = {
	BLOCK: 1,
	FLOW: 2
}, ml = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, hl = -1;
function gl(e) {
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
var _l = Array(256), vl = Array(256);
for (let e = 0; e < 256; e++) _l[e] = +!!gl(e), vl[e] = gl(e);
function yl(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function bl(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function xl(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Sl(e, t, n) {
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
function Cl(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function wl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Sl(e, i, n);
			r += Cl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Tl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Sl(e, i, n);
			r += Cl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function El(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Sl(e, i, n).position;
			else if (t < 256 && _l[t]) r += vl[t], i++;
			else {
				let n = xl(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = bl(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += yl(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Sl(e, i, n);
			r += Cl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Dl(e, t, n, r, i, a) {
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
	return i === ml.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== ml.STRIP && u && (l += "\n"), l;
}
function Ol(e, t) {
	if (t.valueStart === hl) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case V.SINGLE_QUOTED: return Tl(e, n, r);
		case V.DOUBLE_QUOTED: return El(e, n, r);
		case V.LITERAL_BLOCK: return Dl(e, n, r, t.indent, t.chomping, !1);
		case V.FOLDED_BLOCK: return Dl(e, n, r, t.indent, t.chomping, !0);
		default: return wl(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var kl = "-#;/?:@&=+$_.~*'()", Al = kl + "!,[]", jl = "0123456789ABCDEF";
function Ml(e) {
	return "%" + jl[e >> 4] + jl[e & 15];
}
function Nl(e, t) {
	let n = t ? kl : Al, r = "";
	for (let t = 0; t < e.length; t++) {
		let i = e.charCodeAt(t);
		i >= 48 && i <= 57 || i >= 65 && i <= 90 || i >= 97 && i <= 122 || n.includes(e[t]) ? r += e[t] : (i >= 55296 && i <= 56319 && (i = 65536 + ((i & 1023) << 10) + (e.charCodeAt(++t) & 1023)), r += i < 128 ? Ml(i) : i < 2048 ? Ml(192 | i >> 6) + Ml(128 | i & 63) : i < 65536 ? Ml(224 | i >> 12) + Ml(128 | i >> 6 & 63) + Ml(128 | i & 63) : Ml(240 | i >> 18) + Ml(128 | i >> 12 & 63) + Ml(128 | i >> 6 & 63) + Ml(128 | i & 63));
	}
	return r;
}
function Pl(e) {
	let t = e;
	return t.charCodeAt(0) === 33 ? (t = t.slice(1), `!${Nl(t, !0)}`) : t.slice(0, 18) === "tag:yaml.org,2002:" ? `!!${Nl(t.slice(18), !0)}` : `!<${Nl(t, !1)}>`;
}
var Fl = {
	filename: "",
	schema: al,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, H = -1, Il = Object.prototype.hasOwnProperty, Ll = 1, Rl = 2, zl = 3, Bl = 4, Vl = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Hl = /[,\[\]{}]/, Ul = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Wl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Gl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Kl = RegExp(`^(?:${Wl})*$`), ql = RegExp(`^(?:${Gl})+$`), Jl = RegExp(`^(?:!(?:${Wl})*|${Gl}(?:${Wl})*)$`), Yl = {
	filename: "",
	maxDepth: 100
};
function Xl(e, t, n) {
	e.events.push({
		type: B.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Zl(e, t, n, r, i, a, o) {
	e.events.push({
		type: B.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function Ql(e, t, n, r, i, a, o) {
	e.events.push({
		type: B.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function $l(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: B.MAPPING,
		start: t.position,
		anchorStart: H,
		anchorEnd: H,
		tagStart: H,
		tagEnd: H,
		style: pl.FLOW
	});
}
function eu(e, t, n, r, i, a, o, s, c = ml.CLIP, l = -1, u = !1) {
	e.events.push({
		type: B.SCALAR,
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
function tu(e, t, n) {
	e.events.push({
		type: B.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function nu(e) {
	e.events.push({ type: B.POP });
}
function ru(e) {
	eu(e, H, H, H, H, H, H, V.PLAIN);
}
function iu() {
	return {
		anchorStart: H,
		anchorEnd: H,
		tagStart: H,
		tagEnd: H
	};
}
function au(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function ou(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function U(e, t) {
	fl.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function W(e) {
	return e === 10 || e === 13;
}
function su(e) {
	return e === 9 || e === 32;
}
function cu(e) {
	return su(e) || W(e);
}
function lu(e) {
	return e === 0 || cu(e);
}
function uu(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function du(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function fu(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function pu(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function mu(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function hu(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function G(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || cu(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; su(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!W(r) && r !== 0);
		if (!W(r)) break;
		for (hu(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function gu(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || cu(n);
	}
	return !1;
}
function _u(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function vu(e) {
	if (e.position !== e.lineStart) return !1;
	if (gu(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = au(e);
	_u(e), G(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && gu(e));
	return ou(e, t), r;
}
function yu(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !W(t);) t = e.input.charCodeAt(++e.position);
}
function bu(e, t, n) {
	let r = Vl.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, U(e, "the stream contains non-printable characters"));
}
function xu(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== H && U(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && U(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !cu(s) && !(n && uu(s));) s === 33 && (a ? U(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Ul.test(o) || U(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Hl.test(l) && U(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Kl.test(l) : ql.test(l)) && U(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !Il.call(e.tagHandlers, o) && U(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Su(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== H && U(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !cu(e.input.charCodeAt(e.position)) && !uu(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && U(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Cu(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== H || t.tagStart !== H) && U(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !cu(e.input.charCodeAt(e.position)) && !uu(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && U(e, "name of an alias node must contain at least one character"), tu(e, n, e.position), !0;
}
function wu(e, t) {
	G(e, !1), e.lineIndent < t && U(e, "deficient indentation");
}
function Tu(e, t, n) {
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
			return e.position++, eu(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, V.SINGLE_QUOTED, ml.CLIP, -1, i), !0;
		}
		W(a) ? (i = !1, wu(e, t)) : e.position === e.lineStart && gu(e) ? U(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? U(e, "expected valid JSON character") : e.position++;
	}
	U(e, "unexpected end of the stream within a single quoted scalar");
}
function Eu(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, eu(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, V.DOUBLE_QUOTED, ml.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (W(n)) wu(e, t);
			else if (mu(n)) e.position++;
			else {
				let t = pu(n);
				for (t === 0 && U(e, "unknown escape sequence"); t-- > 0;) e.position++, fu(e.input.charCodeAt(e.position)) < 0 && U(e, "expected hexadecimal character");
				e.position++;
			}
		} else W(a) ? (i = !1, wu(e, t)) : e.position === e.lineStart && gu(e) ? U(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? U(e, "expected valid JSON character") : e.position++;
	}
	U(e, "unexpected end of the stream within a double quoted scalar");
}
function Du(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = ml.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? V.LITERAL_BLOCK : V.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = du(n);
		if (n === 43 || n === 45) i !== ml.CLIP && U(e, "repeat of a chomping mode identifier"), i = n === 43 ? ml.KEEP : ml.STRIP, e.position++;
		else if (r >= 0) r === 0 && U(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && U(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; su(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && yu(e), W(e.input.charCodeAt(e.position)) ? hu(e) : e.input.charCodeAt(e.position) !== 0 && U(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (vu(e)) break;
		if (!o && l === -1 && W(i) && (u = Math.max(u, r)), !o && l === -1 && !W(i) && (i === 9 && r < t && (e.position = n + r, U(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, U(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !W(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !W(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !W(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		yu(e), f = e.position, W(e.input.charCodeAt(e.position)) && (hu(e), f = e.position);
	}
	return bu(e, d, f), eu(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Ou(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === Ll;
	if (n === 0 || cu(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || uu(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (lu(t) || r && uu(t)) return !1;
	}
	return !0;
}
function ku(e, t, n, r) {
	if (!Ou(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === Ll, c = !1;
	for (; o !== 0 && !vu(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (lu(t) || s && uu(t)) break;
		} else if (o === 35) {
			if (cu(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && uu(o)) break;
		else if (W(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (G(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		su(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (bu(e, i, a), eu(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, V.PLAIN, ml.CLIP, -1, !c), !0);
}
function Au(e, t) {
	let n = e.line;
	G(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && U(e, "deficient indentation");
}
function ju(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? Ql(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, pl.FLOW) : Zl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, pl.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Au(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, nu(e), !0;
		o ? n === 44 && U(e, "expected the node content, but found ','") : U(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && cu(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Au(e, t));
		let c = e.line, l = au(e), u = Pu(e, t, Ll, !1, !0);
		Au(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Au(e, t), i || $l(e, l), u || ru(e), Pu(e, t, Ll, !1, !0) || ru(e), Au(e, t), i || nu(e)) : i && r ? (u || ru(e), ru(e)) : i ? ru(e) : r && ($l(e, l), u || ru(e), ru(e), nu(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	U(e, "unexpected end of the stream within a flow collection");
}
function Mu(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !lu(e.input.charCodeAt(e.position + 1))) return !1;
	for (Zl(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, pl.BLOCK); e.input.charCodeAt(e.position) === 45 && lu(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, U(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = G(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && lu(e.input.charCodeAt(e.position + 1)) && U(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? ru(e) : Pu(e, t, zl, !1, !0), G(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && U(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && lu(e.input.charCodeAt(e.position + 1)) && U(e, "bad indentation of a sequence entry");
	}
	return nu(e), !0;
}
function Nu(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, U(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && lu(l)) o ||= (Ql(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, pl.BLOCK), !0), c === 63 ? (i && ru(e), a = !0, i = !0) : (i || (ru(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (ru(e), !1);
			let t = au(e);
			if (!Pu(e, n, Rl, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); su(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), lu(c) || U(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: B.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: pl.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) U(e, "expected ':' after a mapping key");
				else return r.anchorStart !== H || r.tagStart !== H ? (ou(e, t), !1) : !0;
			} else if (a) U(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== H || r.tagStart !== H ? (ou(e, t), !1) : !0;
		}
		if (Pu(e, t, Bl, !0, s) && (s = !1), i || (s &&= (ru(e), !1)), G(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) U(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && ru(e), o && nu(e), !0) : !1;
}
function Pu(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && U(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = iu(), d = n === Bl || n === zl, f = d, p = d;
	if (r && G(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = au(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== H || u.anchorStart !== H) && (r === 33 || r === 38)) {
			let n = au(e), r = t + 1;
			if (Nu(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === B.MAPPING) return e.depth--, !0;
			ou(e, n);
		}
		if (s && (r === 33 && u.tagStart !== H || r === 38 && u.anchorStart !== H) || !xu(e, u, n === Ll) && !Su(e, u)) break;
		l === null && (l = i), G(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Bl) {
		let r = n === Ll || n === Rl ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Mu(e, i, u) || Nu(e, i, r, u)) || ju(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = au(e), n = l.position - l.lineStart;
					ou(e, l), Nu(e, n, r, iu()) && e.events[t.eventsLength]?.type === B.MAPPING ? c = !0 : ou(e, t);
				}
				!c && (d && Du(e, r, u) || Tu(e, r, u) || Eu(e, r, u) || Cu(e, u) || ku(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Mu(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== H || u.tagStart !== H || d) && (eu(e, H, H, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, V.PLAIN), c = !0), e.depth--, c || u.anchorStart !== H || u.tagStart !== H;
}
function Fu(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !cu(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && U(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !W(e.input.charCodeAt(e.position));) {
		for (; su(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || W(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !cu(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (W(e.input.charCodeAt(e.position)) && hu(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && U(e, "duplication of %YAML directive"), r.length !== 1 && U(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && U(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && U(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && U(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Ul.test(t) || U(e, "ill-formed tag handle (first argument) of the TAG directive"), Il.call(e.tagHandlers, t) && U(e, `there is a previously declared suffix for "${t}" tag handle`), Jl.test(n) || U(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function Iu(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (G(e, !0); Fu(e);) t = !0, G(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && lu(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, G(e, !0), i = e.line > t;
	} else t && U(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && gu(e)) {
		e.position += 3, G(e, !0);
		return;
	}
	if (Xl(e, n, !1), Pu(e, e.lineIndent - 1, Bl, !1, i, i) || ru(e), G(e, !0), e.position === e.lineStart && gu(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, G(e, !0), e.line === t && e.position < e.length && U(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === B.DOCUMENT && (o.explicitEnd = r), nu(e), !r && e.position < e.length && !vu(e) && U(e, "end of the stream or a document separator is expected");
}
function Lu(e, t) {
	let n = e.length, r = {
		...Yl,
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
	for (i !== -1 && fl.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (_u(r), G(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Iu(r), r.position === e && U(r, "can not read a document");
	}
	return r.events;
}
({
	...Yl,
	...Fl
});
var Ru = Symbol("INVALID");
function zu(e) {
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
function Bu(e, t) {
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
function Vu(e, t) {
	if (!e.noRefs && typeof t == "object" && t) {
		let n = e.refs.get(t);
		if (n) return n.anchor === void 0 && (n.anchor = `ref_${e.refCounter++}`), {
			kind: "alias",
			anchor: n.anchor
		};
	}
	let n = Bu(e, t);
	if (!n) {
		if (t === void 0 || e.skipInvalid) return Ru;
		throw new fl(`unacceptable kind of an object to dump ${Object.prototype.toString.call(t)}`);
	}
	let { tag: r, tagName: i, implicitTag: a } = n, o = a ? i : Pl(i);
	if (r.nodeKind === "scalar") return {
		kind: "scalar",
		tag: o,
		tagged: !a,
		style: V.PLAIN,
		value: r.represent(t)
	};
	if (r.nodeKind === "sequence") {
		let n = r.represent(t), i = {
			kind: "sequence",
			tag: o,
			tagged: !a,
			style: pl.BLOCK,
			items: []
		};
		e.noRefs || e.refs.set(t, i);
		for (let t = 0, r = n.length; t < r; t += 1) {
			let r = Vu(e, n[t]);
			r === Ru && n[t] === void 0 && (r = Vu(e, null)), r !== Ru && i.items.push(r);
		}
		return i;
	}
	let s = r.represent(t), c = {
		kind: "mapping",
		tag: o,
		tagged: !a,
		style: pl.BLOCK,
		items: []
	};
	e.noRefs || e.refs.set(t, c);
	for (let [t, n] of s) {
		let r = Vu(e, t);
		if (r === Ru) continue;
		let i = Vu(e, n);
		i !== Ru && c.items.push({
			key: r,
			value: i
		});
	}
	return c;
}
function Hu(e, t, n = {}) {
	let r = Vu({
		representTypes: zu(t),
		noRefs: n.noRefs ?? !1,
		skipInvalid: n.skipInvalid ?? !1,
		refs: new Map(),
		refCounter: 0
	}, e);
	return [{
		contents: r === Ru ? null : r,
		directives: []
	}];
}
var Uu = Symbol("visit:break"), Wu = Symbol("visit:skip");
function Gu(e, t, n) {
	let r = t(e, n);
	if (r === Uu) return !0;
	if (r === Wu) return !1;
	let i = n.depth + 1;
	switch (e.kind) {
		case "sequence":
			for (let n of e.items) if (Gu(n, t, {
				depth: i,
				parent: e,
				isKey: !1
			})) return !0;
			break;
		case "mapping": for (let { key: n, value: r } of e.items) if (Gu(n, t, {
			depth: i,
			parent: e,
			isKey: !0
		}) || Gu(r, t, {
			depth: i,
			parent: e,
			isKey: !1
		})) return !0;
	}
	return !1;
}
function Ku(e, t) {
	for (let n of e) if (n.contents && Gu(n.contents, t, {
		depth: 0,
		parent: null,
		isKey: !1
	})) return;
}
function qu(e, t) {
	return !!(e & 1 << t);
}
var Ju = {
	applyQuoteFlowKeysOption: Xu,
	doubleQuoteForInvisibles: Zu,
	doubleQuoteWhitespaceOnly: Qu,
	applyForceQuotesOption: $u,
	tryLongOrMultilineAsBlock: ed,
	quoteInvalidPlain: td,
	fallbackToDoubleQuoted: nd
};
function Yu(e) {
	return e.presenterOptions.quoteStyle === "single" && qu(e.allowedStylesMask, V.SINGLE_QUOTED) ? V.SINGLE_QUOTED : V.DOUBLE_QUOTED;
}
function Xu(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === V.PLAIN && (e.style = V.DOUBLE_QUOTED);
}
function Zu(e) {
	e.style === V.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = V.DOUBLE_QUOTED);
}
function Qu(e) {
	e.style === V.PLAIN && /^\s+$/.test(e.node.value) && (e.style = V.DOUBLE_QUOTED);
}
function $u(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== V.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? V.DOUBLE_QUOTED : Yu(e)));
}
function ed(e) {
	if (e.style !== V.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!qu(e.allowedStylesMask, V.LITERAL_BLOCK)) {
		n && (e.style = V.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = V.LITERAL_BLOCK);
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
	o ? e.style = V.FOLDED_BLOCK : n && (e.style = V.LITERAL_BLOCK);
}
function td(e) {
	e.style === V.PLAIN && !qu(e.allowedStylesMask, V.PLAIN) && (e.style = Yu(e));
}
function nd(e) {
	qu(e.allowedStylesMask, e.style) || (e.style = V.DOUBLE_QUOTED);
}
function rd(e, t) {
	return e | 1 << t;
}
var id = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", ad = "[\\n\\r]", od = "\\uFEFF", sd = "[ \\t]", cd = `(?:(?!(?:${ad}|${od}))${id})`, ld = `(?:(?!${sd})${cd})`, ud = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", dd = "[-?:,\\[\\]{}#&*!|>'\"%@`]", fd = "[,\\[\\]{}]", pd = ld, md = `(?:(?!${fd})${ld})`, hd = `(?:(?:(?!${dd})${ld})|[?:-](?=${pd}))`, gd = `(?:(?:(?!${dd})${ld})|[?:-](?=${md}))`, _d = `(?:(?:(?![:#])${pd})|:(?=${pd}))#*`, vd = `(?:(?:(?![:#])${md})|:(?=${md}))#*`, yd = `(?:${sd}*${_d})*`, bd = `(?:${sd}*${vd})*`, xd = `${hd}#*${yd}`, Sd = `${gd}#*${bd}`, Cd = xd, wd = Sd, Td = `\\n+${_d}${yd}`, Ed = `\\n+${vd}${bd}`, Dd = `${xd}(?:${Td})*`, Od = `${Sd}(?:${Ed})*`, kd = RegExp(`^(?:${Dd})$`, "u"), Ad = RegExp(`^(?:${Od})$`, "u"), jd = RegExp(`^(?:${Cd})$`, "u"), Md = RegExp(`^(?:${wd})$`, "u"), Nd = RegExp(`^(?:${ud})*$`, "u"), Pd = RegExp(`^(?:${ud}|\\n)*$`, "u"), Fd = RegExp(`^(?:${cd}|\\n)*$`, "u"), Id = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/, Ld = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function Rd(e) {
	let t = e.node.value;
	if (t !== "") {
		if (!(e.isKey ? e.flowOnly ? Md : jd : e.flowOnly ? Ad : kd).test(t) || e.shiftOfFirstLine === 0 && Id.test(t)) return !1;
		if (e.shiftOfContent === 0) {
			let e = t.indexOf("\n");
			if (e !== -1) {
				let n = t.slice(e + 1);
				if (Ld.test(n)) return !1;
			}
		}
	}
	let n = e.presenterOptions.schema.resolveImplicitScalarTag(t).tag.tagName;
	return !(!e.node.tagged && n !== e.node.tag || !e.node.tagged && t === "=" && n === e.presenterOptions.schema.defaultScalarTag.tagName);
}
function zd(e) {
	let t = e.node.value;
	if (!(e.isKey ? Nd : Pd).test(t) || /[ \t]\n|\n[ \t]/.test(t)) return !1;
	if (!e.isKey && e.shiftOfContent === 0) {
		let e = t.indexOf("\n");
		if (e !== -1 && Ld.test(t.slice(e + 1))) return !1;
	}
	return !0;
}
function Bd(e) {
	if (e.flowOnly || !Fd.test(e.node.value)) return !1;
	let t = e.shiftOfContent - e.shiftOfParent;
	return !(t < 1 || t > 9 && /^\n* /.test(e.node.value) || e.shiftOfContent === 0 && Ld.test(e.node.value));
}
function Vd(e) {
	let t = rd(0, V.DOUBLE_QUOTED);
	Rd(e) && (t = rd(t, V.PLAIN)), zd(e) && (t = rd(t, V.SINGLE_QUOTED)), Bd(e) && (t = rd(rd(t, V.LITERAL_BLOCK), V.FOLDED_BLOCK)), e.allowedStylesMask = t;
}
function Hd(e) {
	switch (e.style) {
		case V.PLAIN: return Ud(e);
		case V.SINGLE_QUOTED: return Wd(e);
		case V.LITERAL_BLOCK: return Gd(e);
		case V.FOLDED_BLOCK: return Kd(e);
		case V.DOUBLE_QUOTED: return qd(e);
	}
}
function Ud(e) {
	return Jd(e.node.value, e.shiftOfContent);
}
function Wd(e) {
	return `'${Jd(e.node.value, e.shiftOfContent).replace(/'/g, "''")}'`;
}
function Gd(e) {
	let t = e.node.value;
	return "|" + Zd(t, e.shiftOfParent, e.shiftOfContent) + Qd(Yd(t, e.shiftOfContent));
}
function Kd(e) {
	let t = e.node.value, n = e.presenterOptions.lineWidth, r = Infinity;
	return n !== -1 && (r = Math.max(Math.min(n, 40), n - e.shiftOfContent)), ">" + Zd(t, e.shiftOfParent, e.shiftOfContent) + Qd(Yd(tf(t, r), e.shiftOfContent));
}
function qd(e) {
	return `"${af(e.node.value)}"`;
}
function Jd(e, t) {
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
function Yd(e, t) {
	let n = " ".repeat(t), r = 0, i = "", a = e.length;
	for (; r < a;) {
		let t, o = e.indexOf("\n", r);
		o === -1 ? (t = e.slice(r), r = a) : (t = e.slice(r, o + 1), r = o + 1), t.length && t !== "\n" && (i += n), i += t;
	}
	return i;
}
function Xd(e) {
	return /^\n* /.test(e);
}
function Zd(e, t, n) {
	let r = Xd(e) ? String(n - t) : "", i = e[e.length - 1] === "\n";
	return `${r}${i && (e[e.length - 2] === "\n" || e === "\n") ? "+" : i ? "" : "-"}\n`;
}
function Qd(e) {
	return e[e.length - 1] === "\n" ? e.slice(0, -1) : e;
}
function $d(e) {
	return e === " " || e === "	";
}
function ef(e, t) {
	if (e === "" || $d(e[0])) return e;
	let n = / [^ \t]/g, r, i = 0, a, o = 0, s = 0, c = "";
	for (; r = n.exec(e);) s = r.index, s - i > t && (a = o > i ? o : s, c += `\n${e.slice(i, a)}`, i = a + 1), o = s;
	return c += "\n", e.length - i > t && o > i ? c += `${e.slice(i, o)}\n${e.slice(o + 1)}` : c += e.slice(i), c.slice(1);
}
function tf(e, t) {
	let n = /(\n+)([^\n]*)/g, r = e.indexOf("\n");
	r === -1 && (r = e.length), n.lastIndex = r;
	let i = ef(e.slice(0, r), t), a = e[0] === "\n" || $d(e[0]), o, s;
	for (; s = n.exec(e);) {
		let e = s[1], n = s[2];
		o = n !== "" && $d(n[0]), i += e + (!a && !o && n !== "" ? "\n" : "") + ef(n, t), a = o;
	}
	return i;
}
var nf = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function rf(e) {
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
function af(e) {
	return e.replace(nf, rf);
}
var of = 10, sf = {
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
	scalarStyleRules: Object.keys(Ju).map((e) => Reflect.get(Ju, e)),
	tagBeforeAnchor: !1
};
function cf(e) {
	return e.tagged ? e.tag : Pl(e.tag);
}
function lf(e) {
	let t = {
		...sf,
		...e
	};
	return t.flowSkipColonSpace && (t.quoteFlowKeys = !0), {
		...t,
		defaultScalarTagName: t.schema.defaultScalarTag.tagName,
		openEnded: !1
	};
}
function uf(e, t) {
	return `\n${" ".repeat(e.indent * t)}`;
}
function df(e, t, n, r, i, a) {
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
function ff(e, t, n) {
	let r = "";
	for (let i = 0, a = n.items.length; i < a; i += 1) {
		let a = _f(e, t, n.items[i], n, {}).text;
		i > 0 && (r += `,${e.flowSkipCommaSpace ? "" : " "}`), r += a;
	}
	let i = e.flowBracketPadding && n.items.length > 0 ? " " : "";
	return `[${i}${r}${i}]`;
}
function pf(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = _f(e, t + 1, n.items[a], n, {
			block: !0,
			compact: e.seqInlineFirst,
			isblockseq: !0
		}).text;
		r && i === "" || (i += uf(e, t)), o === "" || of === o.charCodeAt(0) ? i += "-" : i += "- ", i += o;
	}
	return i;
}
function mf(e, t, n) {
	let r = "";
	for (let { key: i, value: a } of n.items) {
		let o = "";
		r !== "" && (o += `,${e.flowSkipCommaSpace ? "" : " "}`);
		let s = _f(e, t, i, n, { iskey: !0 }), c = s.text, l = _f(e, t, a, n, {}).text, u = e.flowSkipColonSpace || l === "" ? "" : " ", d = i.kind === "scalar" && s.noBody && (i.tagged || i.anchor !== void 0), f = i.kind === "alias" || d ? " " : "";
		o += `${c}${f}:${u}${l}`, r += o;
	}
	let i = e.flowBracketPadding && r !== "" ? " " : "";
	return `{${i}${r}${i}}`;
}
function hf(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = "";
		r && i === "" || (o += uf(e, t));
		let { key: s, value: c } = n.items[a], l = (s.kind === "mapping" || s.kind === "sequence") && s.style === pl.BLOCK && s.items.length !== 0 || s.kind === "scalar" && (s.style === V.LITERAL_BLOCK || s.style === V.FOLDED_BLOCK), u = l ? _f(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			isblockseq: !gf(e, s, t + 1)
		}) : _f(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			iskey: !0
		}), d = u.text, f = s.kind === "scalar" && s.value.indexOf("\n") !== -1, p = d.length > 1024 && /^[\s\S]{1025}/u.test(d), m = l || f || p;
		m && (d && of === d.charCodeAt(0) ? o += "?" : o += "? "), o += d, m && (o += uf(e, t));
		let h = _f(e, t + 1, c, n, {
			block: !0,
			compact: m,
			isblockseq: m && !gf(e, c, t + 1)
		}).text, g = s.kind === "scalar" && u.noBody && (s.tagged || s.anchor !== void 0), _ = !m && (s.kind === "alias" || g) ? " " : "";
		h === "" || of === h.charCodeAt(0) ? o += `${_}:` : o += `${_}: `, o += h, i += o;
	}
	return i;
}
function gf(e, t, n) {
	return t.kind === "alias" || t.tagged || t.anchor !== void 0 || e.indent < 2 && n > 0;
}
function _f(e, t, n, r, i) {
	if (n.kind === "alias") return e.openEnded = !1, {
		text: `*${n.anchor}`,
		noBody: !1
	};
	let { block: a = !1, iskey: o = !1, isblockseq: s = !1 } = i, c = i.compact ?? !1, l = n.anchor !== void 0;
	gf(e, n, t) && (c = !1);
	let u, d = n.tagged, f = a && (n.kind === "mapping" || n.kind === "sequence") && n.style === pl.BLOCK && n.items.length !== 0;
	if (n.kind === "mapping") u = f ? hf(e, t, n, c) : mf(e, t, n);
	else if (n.kind === "sequence") u = f ? e.seqNoIndent && !s && t > 0 ? pf(e, t - 1, n, c) : pf(e, t, n, c) : ff(e, t, n);
	else {
		let i = df(e, n, r, t, o, !a);
		Vd(i);
		for (let t of e.scalarStyleRules) t(i);
		u = Hd(i), e.openEnded = (i.style === V.LITERAL_BLOCK || i.style === V.FOLDED_BLOCK) && (n.value === "\n" || n.value.endsWith("\n\n")), d = n.tagged || u === "" && i.flowOnly && r?.kind === "sequence" && !l || i.style !== V.PLAIN && n.tag !== e.defaultScalarTagName;
	}
	n.kind !== "mapping" && n.kind !== "sequence" || f || (e.openEnded = !1), f && c && t > 0 && e.indent > 2 && (u = `${" ".repeat(e.indent - 2)}${u}`);
	let p = u === "", m = u;
	if (d || l) {
		let t = [], r = d ? cf(n) : null, i = l ? `&${n.anchor}` : null;
		e.tagBeforeAnchor ? (r !== null && t.push(r), i !== null && t.push(i)) : (i !== null && t.push(i), r !== null && t.push(r));
		let a = u === "" || u.charCodeAt(0) === of ? "" : " ";
		m = `${t.join(" ")}${a}${u}`;
	}
	return {
		text: m,
		noBody: p
	};
}
function vf(e) {
	return (e.kind === "sequence" || e.kind === "mapping") && e.style === pl.BLOCK && e.items.length !== 0 && !e.tagged && e.anchor === void 0;
}
function yf(e) {
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
function bf(e, t) {
	let n = lf(t), r = "", i = !1;
	for (let t = 0; t < e.length; t += 1) {
		let a = e[t];
		n.openEnded = !1;
		let o = yf(a), s = o !== "", c = a.explicitStart || s || t > 0 && !i;
		if (r += o, a.contents === null) c && (r += "---\n");
		else if (c) {
			let e = _f(n, 0, a.contents, null, {
				block: !0,
				compact: !0
			}).text, t = e === "" ? "" : s || vf(a.contents) ? "\n" : " ";
			r += `---${t}${e}\n`;
		} else r += _f(n, 0, a.contents, null, {
			block: !0,
			compact: !0
		}).text + "\n";
		i = a.explicitEnd || n.openEnded, i && (r += "...\n");
	}
	return r;
}
var xf = {
	...sf,
	schema: ol,
	skipInvalid: !1,
	noRefs: !1,
	flowLevel: -1,
	sortKeys: !1,
	transform: () => {}
};
function Sf(e, t) {
	let n = String(e), r = String(t);
	return n < r ? -1 : +(n > r);
}
function Cf(e, t = {}) {
	let n = {
		...xf,
		...t
	}, r = Hu(e, n.schema, {
		noRefs: n.noRefs,
		skipInvalid: n.skipInvalid
	});
	if (n.flowLevel >= 0 && Ku(r, (e, t) => {
		if (!(t.depth < n.flowLevel)) return (e.kind === "sequence" || e.kind === "mapping") && (e.style = pl.FLOW), Wu;
	}), n.sortKeys) {
		let e = n.sortKeys === !0 ? Sf : n.sortKeys;
		Ku(r, (t) => {
			t.kind === "mapping" && t.items.sort((t, n) => e(t.key.kind === "scalar" ? t.key.value : "", n.key.kind === "scalar" ? n.key.value : ""));
		});
	}
	return n.transform(r), bf(r, {
		...Yc(n, Object.keys(sf)),
		schema: n.schema
	});
}
B.DOCUMENT, B.SEQUENCE, B.MAPPING, B.SCALAR, B.ALIAS, B.POP, V.PLAIN, V.SINGLE_QUOTED, V.DOUBLE_QUOTED, V.LITERAL_BLOCK, V.FOLDED_BLOCK, pl.BLOCK, pl.FLOW, ml.CLIP, ml.STRIP, ml.KEEP;
// src/yaml/events.ts
var wf = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Tf = "A manifest is one document: split it into files instead of writing ---.", Ef = 2 ** 15, Df = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Of = /^[^\n]*\n(?=[ \t]*[\]}])/gm, kf = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function Af(e, t, n = Ef) {
	let r = t ? e.length : 25e5, i = e.length > n ? Pf(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new wf("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	let s = 0, c = () => {
		let t = Math.max(s + n, o), c = i ? e.indexOf(a, t) : -1, l = c === -1 ? e.length : c + 1, u = Math.max(o, e.lastIndexOf(a, t) + a.length) - 2;
		if (i && l - u > r) throw new wf("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = jf(e, s, l, c === -1).reverse();
		return s = l, d;
	}, l = [];
	return () => {
		for (; l.length === 0 && s < e.length;) l = c();
		return l.pop();
	};
}
function jf(e, t, n, r) {
	let i = Mf(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== B.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== B.SEQUENCE || s.style !== pl.BLOCK) || !c.every(({ type: e }) => e === B.POP) || i.some(({ type: e }) => e === B.DOCUMENT)) throw new wf(Tf, t, t);
	r && !a && i.push({ type: B.POP });
	for (let e of a ? [] : i) Ff(e, t);
	return i;
}
function Mf(e, t, n) {
	let r = e.slice(t, n).replace(Df, "");
	try {
		return Nf(r, t);
	} catch (e) {
		if (!(e instanceof wf) || e.message !== "deficient indentation") throw e;
		let n = Nf(r.replace(Of, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === B.SCALAR && (e.fast = !1);
		return n;
	}
}
function Nf(e, t) {
	try {
		return Lu(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof fl ? new wf(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function Pf(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	kf.lastIndex = t.at(-1) ?? e.length;
	let [, n] = kf.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: kf.lastIndex
	};
}
function Ff(e, t) {
	e.type !== B.POP && e.type !== B.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== B.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === B.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const If = process.getBuiltinModule("node:module").createRequire(import.meta.url), Lf = (...e) => If("./late-yaml.js").parseDocument(...e), Rf = (...e) => If("./late-yaml.js").visit(...e), zf = 2 ** 17;
function Bf(e, t, n) {
	let { at: r, piece: i } = e;
	if (i === void 0) return [k("yaml", e.message, { place: vr(t, r, r + 1) })];
	let a = n.length > i + zf, o = a ? Math.max(i, n.lastIndexOf("\n", i + zf) + 1) : n.length, s = n.slice(i, o), c = Lf(s, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), l = new Sn(), u = -Infinity;
	for (let { code: e, message: r, pos: s } of c.errors.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [d, f] = s.map((e) => e + i);
		if (a && f >= o - 1) continue;
		let p = vr(t, d, Math.max(d + 1, f)), m = p.line > u + 1;
		if (u = Math.max(u, p.endLine), !m || l.countMore(t.path)) continue;
		let h = Hf.test(r) ? i + Uf(c, s[0]) : void 0, g = r.includes("quote") ? void 0 : qf(n, h ?? d), _ = h === void 0 ? p : vr(t, h, h + 1);
		l.add(Vf(g ?? Gf(`${e}: ${r}`), _));
	}
	l.count === 0 && l.add(Vf(qf(n, r) ?? Gf(e.message), vr(t, r, r + 1)));
	let d = an(t.path, vr(t, o - 1, o).line);
	return a && c.errors.length > 1e3 ? [d, ...l.problems] : l.problems;
}
function Vf(e, t) {
	return k("yaml", w`The YAML cannot be read here. ${e}`, { place: t });
}
const Hf = /^Missing closing|^Flow .* end with a /;
function Uf(e, t) {
	let n = t;
	return Rf(e, { Node: (e, { type: r = "", flow: i, range: a }) => {
		(i || r.startsWith("QUOTE")) && a && a[0] < t && t <= a[2] && (n = a[0]);
	} }), n;
}
const Wf = [
	[/Missing closing/, "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\"."],
	[/Flow .* end with a /, "The brackets that start here are not closed. Add the closing one."],
	[/Maximum call stack|exceeded maxDepth/, "Values are nested more than 500 levels deep. Use fewer levels."],
	[/Implicit map keys need/, "This line has no colon with a blank after it. Write it as NAME: VALUE."],
	[/^BAD_INDENT|eficient indentation/, "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping."],
	[/^(?:BLOCK_AS|MULTILINE)_IMPLICIT_KEY/, "Either this line or the next one is not indented like the others, a colon has no blank after it, or a text with \": \" in it needs quotes."],
	[/^TAB_AS_INDENT/, "Indent with spaces, not with tabs."],
	[/^MULTIPLE_DOCS/, Tf]
];
function Gf(e) {
	let [, t] = Wf.find(([t]) => t.test(e)) ?? [];
	return t ?? w`The parser says: ${T(e.replace(/^[A-Z_]+: /, ""))}.`;
}
const Kf = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/;
function qf(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^={7}\r?$/.test(i)) return Vn;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. In \"…\", write quotes as \\\", and in '…', write them twice.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return w`A text with ": " in it needs quotes: "${T($t(a, 60))}".`;
	let [o] = Kf.exec(a) ?? [];
	if (o === void 0) return;
	let s = o.length > 2 ? T(o) : o;
	return w`A text that starts with ${s} means something else in YAML. Put the text in quotes: "${s}…".`;
}
function Jf(e, t) {
	let n = new Sn();
	for (let { start: r, end: i } of ur(e)) n.countMore(t.path) || n.add(k("yaml", Vn, { place: vr(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function Yf(e, t, n = {}) {
	let r = sn(t), i = {
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
		return s([k("yaml", e, { place: vr(i, c, c + 1) })]);
	}
	let l = Jf(t, i);
	if (l.length > 0) return s(l);
	try {
		let e = new Zf(i, t, n).root();
		return e.problems.some((e) => e.code === "yaml" && cr(e) > 1) ? s(e.problems) : {
			...e,
			file: i,
			textAt: o
		};
	} catch (e) {
		if (!(e instanceof wf)) throw e;
		return s(Bf(e, i, t));
	}
}
const Xf = 1e6;
var Zf = class {
	file;
	text;
	options;
	nextEvent;
	spans = new dp();
	anchors = new Map();
	problems = new Sn();
	lastStart = 0;
	lastEnd = 0;
	depth = 0;
	values = 0;
	repeated = 0;
	constructor(e, t, n) {
		this.file = e, this.text = t, this.options = n, this.nextEvent = Af(t, n.anyText === !0, n.piece);
	}
	root() {
		let e = this.nextEvent(), t = this.spans.add();
		return {
			value: cp(e) ? this.readValue(e, $f, t) : null,
			span: new fp(this.spans, t),
			problems: this.problems.problems
		};
	}
	readValue(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === B.ALIAS ? void 0 : this.anchorOf(e), a = e.type === B.ALIAS ? this.readAlias(e.anchorStart, e.anchorEnd) : e.type === B.SCALAR ? this.readScalar(e, t) : this.readCollection(e, n ?? this.spans.add());
		return n !== void 0 && !lp(e) && this.spans.set(n, this.lastStart, this.lastEnd, !1), i && (i.value = a, i.size = this.values - r), a;
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
		if (r?.size === void 0) return this.refuse(w`The anchor "&${T(n)}" is not defined before the alias "*${T(n)}". Define it above this line, or write the value here.`);
		let i = Math.max(1e4, this.text.length);
		return this.repeated > i ? null : (this.values += r.size, this.repeated += r.size, this.repeated > i ? this.refuse(`From here on, aliases repeat more than ${i} values. Write the values out.`) : r.value);
	}
	readCollection(e, t) {
		let { start: n, type: r } = e, i = this.values;
		this.lastEnd = n;
		let a = /[[{]/.test(this.text.charAt(n));
		a && (this.lastEnd += 1), this.depth += 1;
		let o = r === B.SEQUENCE ? this.readList() : this.readMapping(t);
		if (--this.depth, this.lastEnd = this.after(a ? ip : this.text.charAt(this.lastEnd - 1) === "\n" ? $f : sp), this.spans.set(t, n, this.lastEnd, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.options.anyText) throw new wf("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.options.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", {
			start: n,
			end: n + 1
		}));
	}
	readList() {
		let e = [];
		for (;;) {
			let t = this.nextEvent();
			if (!cp(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.options.anyText) throw new wf("This file has more than 150,000 entries. Divide it into several files.", lp(t) ? t.start : this.lastEnd);
			e.push(this.readValue(t, np, this.spans.add()));
		}
	}
	readMapping(e) {
		let t = {};
		for (;;) {
			let n = this.nextEvent();
			if (!cp(n)) return t;
			let r = this.readName(n), i = this.spans.add(r), a = this.nextEvent(), o = cp(a) ? this.readValue(a, rp, i) : null;
			if (!r) continue;
			let { text: s, start: c, end: l } = r;
			s === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", {
				start: c,
				end: l
			}) : (Object.hasOwn(t, s) && this.refuseDuplicate(r, e), t[s] = o);
		}
	}
	readName(e) {
		let t = this.readValue(e, tp), [n, r] = [lp(e) ? e.start : this.lastStart, this.lastEnd];
		if (typeof t == "object" && t) {
			let e = qf(this.text, n);
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
		if (a >= 0 && !Qf.has(this.tagOf(e))) return this.refuseTag(e);
		let o = Math.max(e.anchorEnd, e.tagEnd);
		if (o >= 0 && (this.lastEnd = o), r < 0) {
			let e = this.after(o < 0 ? t : ep);
			return (t !== rp || e > this.lastEnd || o >= 0) && (this.lastStart = e), this.lastEnd = e, null;
		}
		let c = Ol(this.text, e);
		if (n === V.LITERAL_BLOCK || n === V.FOLDED_BLOCK) {
			this.lastStart = this.after(ap);
			let e = this.text.slice(r, i);
			this.lastEnd = r + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === V.PLAIN ? 0 : 1;
			this.lastStart = r - e, this.lastEnd = i + e;
		}
		return !this.options.anyText && d(c) ? this.refuse(s("This text")) : n === V.PLAIN && a < 0 ? this.plainValue(c) : c;
	}
	plainValue(e) {
		let { value: t } = al.resolveImplicitScalarTag(e);
		return Number.isInteger(t) && !Number.isSafeInteger(t) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : (this.depth > 2 && this.text[this.lastEnd] === " " && typeof t == "string" && this.warnOfComment(), t);
	}
	warnOfComment() {
		let e = this.after(op);
		if (e === this.lastEnd) return;
		let t = this.text.slice(this.lastEnd, e).trim(), n = w`YAML reads ${T(t)} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, r = vr(this.file, e - t.length, e);
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
		let t = this.tagOf(e), n = w`The tag ${T(t)} is not supported. Remove it. If it is part of a text, put the text in quotes.`;
		return this.refuse(n, {
			start: e.tagStart,
			end: e.tagEnd
		});
	}
	refuseDuplicate({ text: e, start: t }, n) {
		if (this.problems.countMore(this.file.path)) return;
		let [, r = n] = [...this.spans.members(n, this.spans.count)].find(([t]) => t === e) ?? [], { line: i } = vr(this.file, this.spans.number(r, up), t), a = `The field "${e}" is declared twice: here and in line ${i}. Keep one of them.`;
		this.problems.add(k("duplicate-member", a, { place: vr(this.file, t, t + 1) }));
	}
	refuse(e, { start: t = this.lastStart, end: n = this.lastEnd } = {}) {
		return this.problems.countMore(this.file.path) || this.problems.add(k("yaml", e, { place: vr(this.file, t, n) })), null;
	}
};
const Qf = new Set(["!!str", "!"]), $f = /(?:)/y, ep = /[ \t]*/y, tp = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, np = /(?:\s|#[^\n]*\n)*-[ \t]*/y, rp = /(?:\s|#[^\n]*\n)*:[ \t]*/y, ip = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, ap = /(?:[\s:?-]|#[^\n]*\n)*/y, op = /[ \t]+#[^\s#!=*-].*/y, sp = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function cp(e) {
	return e !== void 0 && e.type !== B.POP && e.type !== B.DOCUMENT;
}
function lp(e) {
	return e.type === B.SEQUENCE || e.type === B.MAPPING;
}
const up = 2;
var dp = class {
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
}, fp = class e {
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
function pp(e, t) {
	let n = new Map(), r = new Sn(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!_(i)) return {
		members: n,
		problems: Sp(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = `Unknown field "${e}" in this manifest.${(e === "backup" ? " This file is a backup: use lokaform restore." : "") || ct(e, t) || ` The fields are ${t.join(" and ")}.`}`;
			r.add(k("unknown-member", n, { place: Sr(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function mp({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return k("empty-manifest", r, { place: Vt(e, t) });
}
function hp(e, t, n) {
	if (!Array.isArray(t.value)) return {
		entries: [],
		problems: Sp(e, "wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", t.span)
	};
	let r = [], i = new Sn(), a = t.span.members?.[Symbol.iterator](), s = o(() => bp(n));
	for (let o of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!_(o) && i.countMore(e.file.path)) continue;
		let l = _p(i, e, {
			value: o,
			span: c
		}, n, s);
		if (i.count > 15e4) return {
			entries: r,
			problems: [an(e.file.path, Vt(e.file, c).endLine), ...i.problems]
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
function gp(e, t, n) {
	let r = new Sn();
	return {
		..._p(r, e, t, n, () => bp(n)),
		problems: r.problems
	};
}
function _p(e, t, n, r, i) {
	let { value: a, span: o } = Cp(n, r.fields), s = vp(r.schema)(a)._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new Ur();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && xp(t, Vt(t.file, o))) return { span: o };
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
	}, p = s.issues.slice(0, Zn + 1);
	Tp(p.map((e) => Or(e, {}, kr())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, Dp(t));
	return { span: o };
}
const vp = c((e) => {
	let t = Object.entries(e.shape).map(([e, t]) => ({
		name: e,
		member: t,
		isOptional: t._zod.optin === "optional"
	})), n = new Map(), r = (e._zod.def.checks?.length ?? 0) > 0;
	return (i) => {
		if (r || !_(i)) return e;
		let a = t.filter(({ name: e, isOptional: t }) => !t || Object.hasOwn(i, e)), o = a.map(({ name: e }) => e).join(" "), s = n.get(o);
		if (s || n.size === 50) return s ?? e;
		let c = Ir(Object.fromEntries(a.map(({ name: e, member: t }) => [e, t])));
		return n.set(o, c), c;
	};
}), yp = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function bp({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(yp).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function xp({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function Sp(e, t, n, r) {
	let i = Vt(e.file, r);
	return xp(e, i) ? [] : [k(t, n, { place: i })];
}
function Cp(e, t) {
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
		let c = new Map(r.members).set(e, On(a, { members: new Map(s) }));
		r = On(r, { members: c });
	}
	return {
		value: n,
		span: r
	};
}
function wp(e, t) {
	let n = new Sn();
	return Tp(e, t, n), n.problems;
}
function Tp(e, t, n) {
	let r = e.flatMap(({ code: e, path: t }) => e === "unrecognized_keys" ? t.join(".") : []), i = ({ code: e, path: n }) => e === "custom" ? r.includes(n.join(".")) : jp(t.value, n) === void 0 && r.includes(n.slice(0, -1).join("."));
	for (let r of e) if (r.code === "unrecognized_keys") for (let e of r.keys) Ep({
		...r,
		keys: [e]
	}, t, n);
	else i(r) || Ep(r, t, n);
}
function Ep(e, t, n) {
	if (!n.countMore(t.file.path, Dp(e))) for (let r of Op(e, t)) n.add(r);
}
function Dp(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? kp(e.errors) : void 0)?.reduce((e, t) => e + Dp(t), 0) ?? 1;
}
function Op(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Np(e, n, t));
	if (e.code === "invalid_key") return [Np(String(n.at(-1)), n.slice(0, -1), t)];
	let [r = "", i = ""] = n.map(String);
	if (n.length === 2 && t.noun === "field" && t.members.has(i)) {
		let e = `${i} is a field of ${t.thing}, not of ${r}. Move its line to the left.`;
		return [k("unknown-member", e, { place: Sr(t.file, t.span, n) })];
	}
	let a = jp(t.value, n), o = Vt(t.file, t.span, n), s = (e, t) => [k(e, t, { place: o })], c = () => s("wrong-type", Lp(a, n, t, o)), l = zp(n, t), u = Bp(n, t);
	if (a === void 0) return s("missing-member", `${l} is missing. It is required in ${t.thing}.${u}`);
	if (a === null) return s("null-value", Pp(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = kp(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? wp(r, t) : c();
		}
		case "invalid_type": return c();
		case "invalid_value": {
			if (typeof a == "object") return c();
			let t = e.values.map(String), n = ct(String(a), t);
			return s("wrong-value", w`"${T(String(a))}" is not allowed here. Allowed values: ${t.join(", ")}.${n}`);
		}
		case "custom":
		case "invalid_format": return s("wrong-value", `${l} ${e.message}.${u}`);
		default: return typeof a == "number" ? s("wrong-value", Lp(a, n, t, o)) : s("wrong-value", `${l} is empty.${u}`);
	}
}
function kp(e) {
	let t = [...e].sort((e, t) => Ap(t) - Ap(e)).find((e) => Ap(e) > 0), n = ({ code: e }) => e !== "invalid_type" && e !== "invalid_value";
	return t ?? e.find((e) => e.every(n));
}
function Ap(e) {
	return h(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function jp(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function Mp(e, t) {
	return Tr(e, t) ?? t.find((t) => t.split("_").includes(e));
}
function Np(e, t, n) {
	let r = Sr(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = ct(Mp(e, i) ?? e, i) || ` The fields are ${i.join(", ")}.`, o = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.(e) || a}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		o = `Unknown field "${e}" in ${Rp(t, n)}.${Bp([...t, e], n)}${r.includes(e) ? "" : ct(e, r)}`;
	}
	return k("unknown-member", o, { place: r });
}
function Pp(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${zp(e, t)} has no value.${Bp(e, t)}`;
	if (n?.empty !== void 0) return `${zp(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".", i = e.length > 2 ? Ip(e.slice(0, -1), t) : "";
	return i ? w`${zp(e.slice(0, -1), t)} is a mapping.${i}` : `${zp(e, t)} has no value. Remove it, or give it a value.${r}${Bp(e, t)}`;
}
const Fp = /^(\{[^{}:,]+\}|\[[^[\],]+\])$/;
function Ip(e, t) {
	let n = t.textAt(Vt(t.file, t.span, e));
	return Fp.test(n) ? w` If ${T(n)} is the text, put it in quotes: "${T(n)}".` : "";
}
function Lp(e, t, n, r) {
	if (t.length === 0) return w`This is ${Vp(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r), a = T(i.startsWith("*") ? String(e) : i);
		return w`${zp(t, n)} is ${Vp(e)}, but it must be text. Put it in quotes: "${a}".`;
	}
	let o = a ? Ip(t, n) : "";
	return w`${zp(t, n)} is ${Vp(e)}.${o}${Bp(t, n)}`;
}
function Rp(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Rp(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function zp(e, t) {
	let n = Rp(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function Bp(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Rp([n], t)} must be ${r.expects}.` : "";
}
function Vp(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return w`the number ${T(String(e))}`;
		case "boolean": return w`the value ${T(String(e))}`;
		case "string": return w`the text "${T($t(String(e), 40))}"`;
		default: return "a mapping";
	}
}
// src/kinds/pluralNames.ts
function Hp(e, t) {
	let n = [...new Set(e.flatMap(({ manifest: { textFile: e } }) => e?.source ?? []))], r = x(e, ({ manifest: { textFile: e } }) => e?.source.plurals === "i18next" && !e.isPlural ? [Up(e, n)] : []), i = new Map();
	for (let e of r.values()) {
		let t = Wp(e);
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
function Up(e, t) {
	let [n = ""] = e.others ?? [], { row: r, path: i } = wn(t, e, n) ?? {
		...e,
		row: e.source
	};
	return C([r.folder, Jt(r, i)]);
}
function Wp(e) {
	let t = new Map(), n = ({ manifest: { textFile: e } }) => e?.language === e?.source.base;
	for (let r of e.toSorted((e, t) => Number(n(e)) - Number(n(t)))) {
		let { source: e = {}, language: i = "" } = r.manifest.textFile ?? {};
		if (Nn(e)?.includes(i) !== !1) for (let [e, i] of r.read.plurals ?? []) {
			let a = t.get(e);
			t.set(e, n(r) ? i ?? a : a || (i ?? a));
		}
	}
	return new Map([...t].map(([e, t = !0]) => [e, t]));
}
// src/kinds/read.ts
function Gp(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Kp(e, t, n) {
	let r = qp(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* qp(e, t, n, r = new Map()) {
	let i = [], a = {}, o = new Map(), s = new Set(), c = { ...t }, l = !1;
	for (let u of e) {
		let e = t[u.plural] ?? [];
		if (e.length === 0) continue;
		let d = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, o = C([
				u.name,
				e,
				a ? JSON.stringify(a) : null
			]), s = r.get(o), c = s?.text === i ? s.read : Xp(u, t, n);
			r.set(o, {
				text: i,
				read: c
			}), d.push({
				manifest: t,
				read: c
			}), yield;
		}
		let f = Hp(d, (e) => Xp(u, e, n));
		c[u.plural] = f.map(({ manifest: e }) => e), l ||= f.some(({ read: e }, t) => e !== d[t]?.read);
		let m = f.map(({ read: e }) => e), h = m.flatMap((e) => e.problems.some(Qp) ? [] : e.entries), g = u.textFiles?.join(h) ?? {
			entries: h,
			problems: []
		};
		a[u.plural] = g.entries;
		for (let e of m) {
			for (let [t, n] of e.variables) o.set(t, n);
			e.base !== void 0 && s.add(e.base);
		}
		let _ = new Sn();
		for (let e of g.entries) {
			for (let t of u.checkEntry(e)) _.add(t);
			for (let t of Jp(u, e)) _.add(t);
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
		problems: En($p(i, u)),
		files: c,
		isSplit: l
	};
}
function Jp(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [K(e, t, "wrong-value", `The field new says that there is no former ${e.name}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function Yp({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = Yf(r, i, a), { file: s } = o, { members: c, problems: l } = pp(o, n ? [e, "on_create"] : [e]), u = [...o.problems, ...l], d = c.get("on_create"), f = d && n && gp(o, d, n);
	f && p(u, f.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: u.length > 0 ? u : [mp(o, e)]
	};
	let g = hp(o, h, t);
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
function Xp(e, { path: t, text: n, textFile: r }, i) {
	return r && e.textFiles ? e.textFiles.read(t, n, r) : e.readManifest(t, n, i);
}
function Zp(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = Xp(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Qp({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function $p(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function K({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = tm(e(t)), d = s ? Sr(n, r, o) : Vt(n, r, o);
	return {
		...k(i, w`${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function em(e, { entry: t, other: n, field: r, part: i }) {
	let a = i === void 0 ? [r] : [r, i];
	return K(e, t, "duplicate-text", `The ${i === void 0 ? `field ${r}` : `${i} translation`} is not the same as at ${Fa(n, a)}, so nothing is written for this key. Lokalise has one value for all apps: write the same in the files of both.`, { path: a });
}
function tm(e) {
	return $t(e, 200);
}
function nm({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const rm = new Set(b("after sent before declared details identity live"));
function im(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !am(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = rm.has(r) ? void 0 : im(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function am(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) rm.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const om = "Run again. If that does not help, the service has changed or has a fault.";
function sm(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = x(n, ({ id: e }) => e === void 0 ? [] : [e]), s = x(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", l = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, u = new Set(), d = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (u.add(a), [{
			declared: t,
			problem: K(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${om}`, { path: [c] })
		}]) : [];
	}), f = new Set(d.map((e) => e.declared)), p = a(t.filter((e) => !f.has(e))), m = n.filter((e) => !u.has(e)), h = [...p.remarks];
	if (m.length > 0) {
		let t = no(e, r) !== "off", n = m.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = m.length > 5 ? `; and ${m.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${om}`, s = t ? "error" : "warning";
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
function cm(e) {
	let t = e.projects.map((e) => e.hide_texts ? lm(e) : e), n = e.hide_texts ? e.problems.map((e) => um(e)) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function lm(e) {
	let { problems: t, results: n, plan: r } = e, i = r && dm(r);
	return {
		...e,
		problems: t.map((e) => um(e, i)),
		...n && { results: n.map(({ change: e, outcome: t }) => ({
			change: e,
			outcome: t.state === "done" ? t : um(t, i)
		})) }
	};
}
function um(e, t = () => "…") {
	return $e(e, yn(e, (e, n) => n === void 0 ? e : n === "file" ? "…" : t(e)).message);
}
function dm({ changes: e, kept: t }) {
	let n = o(() => {
		let n = t.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), r = [...new Set([...e.flatMap(fm), ...n].flatMap(I))], i = new rr();
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
function fm(e) {
	return e.action === "destroy" ? (e.texts ?? []).map(({ before: e }) => e) : e.fields.filter(({ field: t }) => uo(lo(e.kind, t))).flatMap(({ before: e = "", after: t, sent: n = "" }) => [
		e,
		t,
		n
	]);
}
function pm(e) {
	let t = cm(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? hm(t.problems) : t.problems,
		projects: t.projects.map(mm),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(mm)
		} }
	};
}
function mm(e) {
	return e.hide_texts ? hm(e) : e;
}
function hm(e) {
	return gm(e, "");
}
function gm(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && uo(lo(String(n), String(e.field)));
	return vm(e, (e, t) => rm.has(t) ? r ? _m(e) : e : gm(e, n));
}
function _m(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? vm(e, _m) : e;
}
function vm(e, t) {
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
const ym = new Set("action by code command field how kind scope reason ref seen severity state place file manifests backup".split(" "));
function bm(e, t) {
	let n = e.projects.map((e) => Sm(e, t));
	return {
		...wm({
			...e,
			projects: []
		}, t),
		declared: e.declared,
		projects: n
	};
}
function xm(e, t) {
	return wm(e, (e) => t(e));
}
function Sm(e, t) {
	let n = wm(e, t);
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
function Cm(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === u(t);
}
function wm(e, t) {
	return Em(e, t, !1);
}
const Tm = i((e) => new WeakSet());
function Em(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	if (!n && "message" in e && "quotes" in e) {
		let { message: n, quotes: r, ...i } = e;
		return {
			...Em(i, t, !1),
			...yn({
				message: n,
				quotes: r
			}, t)
		};
	}
	let r = Tm(t);
	if (!n && r.has(e)) return e;
	let i = vm(e, (e, r) => n || !ym.has(r) ? Em(e, t, n || rm.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/view.ts
const Dm = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], Om = [
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
function km(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Am(e) {
	return e.map((e) => "text" in e ? e.text : Am(e.words)).join("");
}
function jm(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function Mm(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/problems.ts
function Nm(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * ir.indexOf(e) + Number(t !== void 0 && ln({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Pm(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of re(t === !0 ? [] : e, (e) => Fm(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(ln) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Im(Lm(e), [e, ...t]));
		}
	}
	return Nm(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Lm(e, n)));
}
function Fm(e, t) {
	return ln(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		nm(e),
		e.place.file
	]);
}
function Im(e, t) {
	if (t.some(ln)) {
		let { place: n, ...r } = e, i = `${R(t.length)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
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
function Lm({ severity: e, code: t, message: n, place: r, ways: i }, a = ge) {
	return {
		...jm("!", t, r),
		severity: e,
		state: e,
		lines: Rm(i),
		words: O(n, a - t.length - 3),
		code: {
			name: t,
			address: So(t)
		}
	};
}
function Rm(e = []) {
	return e.map(({ does: e, command: t }) => Mm(" ", `${e}: `, E(t)));
}
function zm(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...re(r, ({ outcome: e }) => `${Vm(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Bm(e, O(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => O(e.change.label, 100));
		return [Bm(r, `${(t ? a : a.map(mt)).join(", ")} and ${R(e.length - 3)} more`, e.length, n)];
	});
}
function Bm(e, t, n, r = ge) {
	return {
		...jm("!", t, Zs(e)),
		count: n,
		severity: "error",
		state: Vm(e.outcome),
		words: O(e.outcome.message, r)
	};
}
function Vm(e) {
	return Qs(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// src/plan/loss.ts
function Hm(e) {
	return e.action === "update" ? e.fields.some((t) => Km(e.kind, t) || qm(e.kind, t) || Um(e.kind, t)) : e.action === "destroy";
}
function Um(e, { field: t, before: n, after: r }) {
	return lo(e, t).role === "identity" || n === void 0 || Jm(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Wm(e, t) {
	return Gm(t) || Km(e, t) || qm(e, t);
}
function Gm({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Jm(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Jm(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Km(e, { field: t, before: n, after: r }) {
	return lo(e, t).role === "archive" && n === !1 && r === !0;
}
function qm(e, { field: t, before: n }) {
	return lo(e, t).role === "shape" && n !== void 0;
}
function Jm(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Ym(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Zm(lo(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Xm(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Zm(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Zm(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Jm(n);
}
// src/report/counts.ts
function Qm(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const $m = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function eh(e) {
	let t = dh(e);
	return t === "removed" ? t : t === "new" ? "created" : lh(e) ? "renamed" : "updated";
}
const th = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], nh = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
};
function rh(e) {
	return e.reason === "held" && Jm(e.live);
}
function ih(e) {
	return [...re(e, (e) => {
		let { kind: t, id: n, reason: r } = e;
		return rh(e) || r === "archived" ? C([
			t,
			n,
			r
		]) : e;
	}).values()];
}
const ah = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function oh(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => ih(e.kept));
	return {
		...Qm($m, t, eh),
		...Qm(th, n, ([{ reason: e }]) => nh[e] ?? "kept"),
		toAdd: r(e, ({ to_add: e = [] }) => e.length),
		onlyInFiles: r(e, ({ only_in_files: e = [] }) => e.length),
		changes: t.length,
		adopted: r(e, ({ counts: e }) => e.adopted),
		skipped: r(e, ({ skipped: e }) => e.length)
	};
}
const sh = [...$m, ...ah];
function ch(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), i = Qm(["done", ...ah], t, ({ outcome: e }) => Qs(e) ? "written in part" : e.state), a = i.skipped + r(e, ({ plan: e }) => e?.skipped.length ?? 0), o = t.length - i.done + a - i.skipped;
	return {
		...Qm($m, n, eh),
		...i,
		skipped: a,
		unfinished: o
	};
}
function lh(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const uh = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function dh(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => Km(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => fo(e.kind, t));
	return t.some(Gm) ? "cleared text" : t.some((t) => Um(e.kind, t)) ? "overwritten text" : Hm(e) ? "overwritten" : lh(e) ? "renamed" : "changed";
}
function fh(e) {
	let t = e.flatMap((e) => e.action === "update" ? e : []);
	return r(t, ({ kind: e, fields: t }) => t.filter((t) => fo(e, t) && Gm(t)).length);
}
// \0late:diff
const ph = process.getBuiltinModule("node:module").createRequire(import.meta.url), mh = (...e) => ph("./late-diff.js").createTwoFilesPatch(...e), hh = (...e) => ph("./late-diff.js").diffArrays(...e), gh = [
	"key:",
	"tag:",
	"file:"
];
function _h(e) {
	return gh.find((t) => e.startsWith(t));
}
function vh(e, t) {
	return e.length === 0 || e.some((e) => bh(e, xh(t)));
}
function yh(e, t) {
	if (e.length === 0) return [];
	let n = t.map(xh);
	return e.filter((e) => !n.some((t) => bh(e, t)));
}
function bh(e, t) {
	let n = _h(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => st(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function xh({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : I(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => I(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function Sh(e, t) {
	return yh(e, Th(t)).filter((e) => !e.startsWith("tag:")).map(Ch);
}
function Ch(e) {
	let t = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.`;
	return k("unknown-filter", t);
}
function wh(e, t) {
	return t.length > 0 ? e.filter((e) => t.every((t) => t.includes(e))).map(Ch) : [];
}
function Th(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function Eh(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return t.startsWith("key:") ? [{
		keys: t,
		language: n
	}] : [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function Dh(e, t, n) {
	let r = `${e}:${t}`;
	return _h(e) === void 0 && /^[^\s*,-][^*,]*$/.test(e) && !n.has(r) ? r : `key:${r}`;
}
function Oh(e, t) {
	let n = e.startsWith("key:") ? e.slice(4) : e;
	return Lh(t).includes(n) ? "whole" : vh([e], t) ? "pattern" : void 0;
}
function kh(e, t, n, r) {
	let i = e.flatMap(Eh).flatMap(({ keys: e, language: i }) => {
		if (i !== void 0 && i !== n) return [];
		let a = Oh(e, t);
		return a === "whole" && i === void 0 && r ? "pattern" : a ?? [];
	});
	return ["whole", "pattern"].find((e) => i.includes(e));
}
function Ah(e) {
	return new Set(Ih(e).flatMap(Lh));
}
function jh(e, t) {
	return Eh(e).some(({ keys: e }) => t.some((t) => Oh(e, t)));
}
function Mh(e, t) {
	return e.flatMap((e) => {
		let n = e.split(/,\s*/), r = n.length > 1 ? t.flatMap(Ih) : [];
		return !jh(e, r) && n.some((e) => jh(e, r)) ? n : [e];
	});
}
function Nh(e, t, n) {
	let r = n.flatMap(Ih);
	return Mh(t, n).filter((e) => !jh(e, r)).map((t) => {
		let { keys: n = t, language: r } = Eh(t).at(-1) ?? {}, i = `${e} ${t}: no declared key has the name "${n}"${r === void 0 ? "" : ` with the language ${r}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.`;
		return k("unknown-text", i);
	});
}
function Ph(e) {
	let t = `--create ${e}: no declared key has this name. Give the whole name of a key in the files.`;
	return k("unknown-text", t);
}
function Fh(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Ih(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = Eh(t).toReversed(), s = i !== void 0 && a.some((e) => Oh(i.keys, e));
		if (!n?.language || o.includes(n.language) || s) return [];
		let c = a.filter((e) => Oh(n.keys, e)), l = c.flatMap(({ kind: e, entry: t }) => Ga(e, t)), u = [...new Set(l.map(({ part: e = "" }) => e))].join(", "), d = `${e} ${t}: project ${r} has no language "${n.language}". ${n.keys} has ${u === "" ? "no texts" : u}.`;
		return c.length === 0 ? [] : [k("unknown-text", d, { scope: "project" })];
	});
}
function Ih(e) {
	return Th([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Lh({ kind: e, entry: t }) {
	return I(e.identity(t.values));
}
// src/plan/waiting.ts
function Rh(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function zh(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0));
	if (s.length === 0) return e;
	let c = Ga(i, t).map(({ part: e = "", after: t }) => [e, t]), l = Object.fromEntries(c), u = new Map();
	for (let e of Rh(s, ({ part: e = "" }) => e, o)) {
		let { part: o = "" } = e, s = Uh({
			kind: i,
			entry: t,
			item: e
		}, a), c = kh(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, o, e.reason === "held") !== "whole" && r.texts()?.whyWaiting(t, n, {
			...l,
			[o]: s
		}, o), d = Gh({
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
const Bh = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
}, Vh = {
	"not committed": Bh["not committed"],
	"never agreed": "git has no other text of the file, and the text of the project is older",
	undated: "the service does not say when the text of the project was written",
	"unread history": "the history of the file does not tell which text is newer",
	"unknown user": "the text of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Hh({ because: e = [] }) {
	return e.some((e) => e in Bh);
}
function Uh({ kind: e, entry: t, item: n }, { project: r }) {
	let { declared: i, live: a, part: o = "" } = n;
	if (!_(i) || !_(a)) return a;
	let s = qa(e, t, o) ? Wh(n, r) : [], c = Object.entries(i).map(([e, t]) => [e, a[e] || t]);
	return Object.fromEntries([...c, ...s]);
}
function Wh({ declared: e, live: t, part: n }, { languages: r = [] }) {
	let { pluralForms: i = [] } = r.find(({ iso: e }) => e === n) ?? {};
	return !_(e) || !_(t) ? [] : Object.entries(t).filter(([t, n]) => n !== "" && i.includes(t) && !Object.hasOwn(e, t));
}
function Gh(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = Uh(e, t);
	return a !== void 0 && _(a) !== _(o) || Kh(n, r, i, t) ? "other-shape" : g(s) ? Jh(e, s, t.project.baseLanguage) ? "universal-placeholders" : void 0 : "not-expressible";
}
function Kh(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const qh = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function Jh({ kind: e, entry: t, item: n }, r, i) {
	let { field: a, declared: o } = n, s = (e, t) => I(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(r, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === a)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === i)?.after, d = l.map((e) => e.after ?? ""), f = [
		o ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => qh.test(e), c].some((e) => s(r, e) && !s(f, e));
}
// src/report/view/rows.ts
const Yh = 1e3;
function Xh(e, t) {
	if (e.action === "destroy") return {
		...rg("-", e),
		...$h(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => fo(n, e) ? e.part ?? [] : []), a = {
		...rg(ng[eh(e)], lh(e) ? {
			...e,
			label: Zh(e)
		} : e),
		...Hm(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? Cg(e) : Sg(n, e.fields);
		return r === "" ? a : {
			...a,
			words: $t(r, Yh)
		};
	}
	let o = r === "create" || lh(e), s = e.fields.filter((e) => !o || !Ag(n, e)).flatMap((e) => hg(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: $t(Ct(c), 80) + ce(e.label, c) };
	return {
		...a,
		...l,
		...tg(e, t),
		lines: s
	};
}
function Zh({ kind: e, label: t, fields: n }) {
	let r = n.find((t) => Ag(e, t)), i = r && jg(e, r.field, r.after);
	return i?.as === "slots" ? [...new Set(Object.values(i.slots))].join(" / ") : t;
}
const Qh = "will be archived";
function $h(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? Qh : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: eg(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function eg({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? Ng(jg(e, r, i), 90) : "", s = a ? `   (last edited${xg(a)})` : "";
		return {
			...Mm("-", `${Rg(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [Mm("-", `and ${L(a, "more text")}`)] : []];
}
function tg(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : eh(e) === "removed" ? { words: Qh } : t === "drift" ? e.edited ? { words: `last changed${xg(e.edited)}` } : {} : lh(e) ? { words: co(e.kind).words.renamed } : {};
}
const ng = {
	created: "+",
	updated: "~",
	renamed: "»",
	removed: "-"
};
function rg(e, t) {
	return jm(e, ho(t), t.place);
}
function ig([e, ...t], { texts: n = !1, full: r }) {
	let i = [e, ...t], a = r === !0 ? Infinity : Mg, o = [...new Set(i.flatMap((e) => "part" in e ? e.part ?? [] : []))], s = rh(e) ? ag(o) : Tg(e, n, a), c = [...new Set(i.map(({ label: e }) => e))];
	return {
		...rg("!", e),
		name: c.map((t) => ho({
			...e,
			label: t
		})).join(" / "),
		words: $t(s, r === !0 ? a : Yh),
		...o.length > 0 && { languages: o }
	};
}
function ag(e) {
	let [t, n] = e.length > 1 ? ["stay", "them"] : ["stays", "it"];
	return `${se(e)} ${t} empty: translators fill ${n}. To write the text: --overwrite KEY:LANG`;
}
function og(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = kg(n, e), [d, f] = Pg(jg(n, r, i ?? ""), jg(n, r, a)), p = o ? `, edited${xg(o)}` : "", m = i === void 0 ? "not in the file" : d, h = Jm(a) ? "(empty)" : f, g = [
		...t ? [`${u} ${m}`, `in Lokalise: ${h}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...rg(l ? "!" : " ", e),
		lines: g.map((e) => Mm(" ", $t(e, Yh))),
		...l && { isLoss: !0 }
	};
}
function sg({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${Ng(jg(t.kind, r.field, e))}` : "";
		return Mm(" ", $t(`${kg(t.kind, r)}${i} is no longer declared`, Yh));
	});
	return {
		...rg("-", t),
		isLoss: !0,
		lines: r
	};
}
function cg({ member: e, before: t, after: n, ...r }) {
	let i = `${O(e, 80)}: ${ug(t, n, "not declared")}`;
	return {
		...rg("~", r),
		words: i
	};
}
function lg({ name: e, before: t, after: n, loosens: r }) {
	let i = `${O(e, 80)}: ${ug(t, n, "not set")}`;
	return r ? {
		...jm("!", `${i} (lets a run do more)`),
		isLoss: !0
	} : jm(" ", i);
}
function ug(e, t, n) {
	let r = [e, t].map((e = n) => ({
		as: "word",
		word: e
	}));
	return Pg(r[0] ?? gg, r[1] ?? gg, 200).join(" → ");
}
function dg({ variable: e, host: t, place: n }) {
	return {
		...jm("!", `sends \${${E(e)}} to ${E(t)}`, n),
		isLoss: !0
	};
}
function fg(e) {
	let t = rg(" ", e);
	if (co(e.kind).secretNames) return t;
	let n = e.part === void 0 ? "" : `, only ${Rg(e.part)}`, r = e.created ? `, created on ${bo(e.created).slice(0, 10)}` : "";
	return {
		...t,
		words: `id ${O(String(e.id), 80)}${n}${r}`
	};
}
function pg(e, t) {
	return {
		...rg("!", e),
		...t && {
			severity: "warning",
			state: "only in the files",
			words: "apply does not create it, because keys_from is lokalise in its row of texts"
		}
	};
}
function mg(e) {
	return jm(" ", E(e));
}
function hg(e, t, { texts: n, full: r }) {
	let i = kg(e, t), a = qm(e, t) ? [Mm(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Mm(" ", i), ...a];
	let { part: o, edited: s, also_at: c = [] } = t, l = c.map((e) => Mm(" ", "also at ", go(e))), u = r === !0 ? 4e3 : 90, d = fo(e, t) && o !== void 0 ? { language: o } : {}, f = _g(e, i, t, u).map((e) => ({
		...e,
		...d,
		value: $t(e.value, Yh + u - 2 - e.start.length)
	})), p = s ? [Mm(" ", `in the project, last edited${xg(s)}:`)] : [];
	return [
		...l,
		...p,
		...f,
		...a
	];
}
const gg = {
	as: "text",
	text: ""
};
function _g(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || Jm(a) ? gg : jg(e, i, a), c = jg(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== gg ? vg(t, s, c, r) : Ig(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => vg(`${t}.${e}`, n, i, r));
}
function vg(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...yg("-", e, t.members, n.members), ...yg("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = Pg(t, n, r), o = Mm("+", `${e} `, bg(n) ? "(empty)" : a);
	if (bg(t)) return [o];
	let s = Mm("-", `${e} `, i);
	return bg(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function yg(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e)), a = new Set(i.flatMap((e) => r.map((t) => ce(t, e))));
	return i.length > 0 ? [Mm(e, `${t} `, Lg(i) + (e === "+" ? [...a].join("") : ""))] : [];
}
function bg(e) {
	return e.as === "text" && e.text === "";
}
function xg({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${O(e, 60)}`} on ${bo(t)}${n ? ", reviewed" : ""}`;
}
function Sg(e, t) {
	return t.flatMap((t) => Ag(e, t) ? [] : kg(e, t)).join(", ");
}
function Cg({ kind: e, fields: t, again: r }) {
	let [i, ...a] = t.filter((t) => fo(e, t)), o = ({ after: e }) => n(e, i?.after ?? ""), s = (t) => t.map((t) => kg(e, t)).join(", "), c = a.filter(({ after: e }) => e !== ""), [l, u] = [c.filter(o), c.filter((e) => !o(e))], d = [...u.length > 0 ? [`also in ${s(u)}`] : [], ...l.length > 0 ? [`the same in ${s(l)}`] : []], f = d.length > 0 ? ` (${d.join("; ")})` : "", p = (t) => `${kg(e, t)} ${Ng(jg(e, t.field, t.after))}`, m = i ? [`${p(i)}${f}`] : [], h = t.filter((t) => !fo(e, t) && !Ag(e, t));
	return [
		...r ? [wg] : [],
		...m,
		...h.map(p)
	].join("; ");
}
const wg = "again: it was removed in Lokalise since the last apply";
function Tg(e, t, n) {
	if (!("field" in e)) return Og(e);
	let { kind: r, field: i, reason: a, because: o, cause: s, edited: c, live: l, declared: u, details: d } = e, f = oe([c && a !== "held" && `edited${xg(c)}`, o ? Dg(e) : a === "undecided" && s && Vh[s]]), p = [Eg[a], f.join("; ")].filter((e) => e !== "").join(": "), m = kg(r, e);
	if (!t) return `${m} ${p}`;
	let [h, g] = u === void 0 ? ["not in the file", Ng(jg(r, i, l), n)] : Pg(jg(r, i, u), jg(r, i, l), n);
	return `${m} ${g} ${p} (${u === void 0 ? h : `in the file: ${h}`})${d === void 0 ? "" : `. ${d}`}`;
}
const Eg = {
	held: "kept: lokaform.yaml says seed, so the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project",
	"changed-since": "kept: changed since the backup",
	converts: "kept: a text changed since the backup, and the change back would convert it"
};
function Dg({ because: e = [] }) {
	let t = {
		...Bh,
		"not-verified": "the project does not say that it is verified",
		"not-reviewed": "the project does not say that it is reviewed"
	};
	return e.map((e) => t[e] ?? `it fails the check ${e}`).join(", and ");
}
function Og({ reason: e, tag: t = "", from_lokalise: n }) {
	switch (e) {
		case "archived": return n ? "archived in Lokalise, so its strings are only in the files. To remove them: lokaform pull --remove-missing" : "archived in the project: to keep it archived, declare is_archived: true in its entry in keys.yaml; to take it out of the archive, declare is_archived: false there";
		case "held-back": return "kept: not removed while there are problems";
		case "protected": return `kept: protected by tag ${Un(t)}`;
		default: return `kept: owned by others (tag ${Un(t)}). To take it over, correct owner in lokaform.yaml, or remove that tag in Lokalise`;
	}
}
function kg(e, { field: t, part: n }) {
	return n !== void 0 && lo(e, t).role === "text" ? Rg(n) : t;
}
function Ag(e, { field: t }) {
	return lo(e, t).role === "identity";
}
function jg(e, t, n) {
	return lo(e, t).show(n);
}
const Mg = 60;
function Ng(e, t = 60) {
	switch (e.as) {
		case "text": return Un(e.text, t);
		case "word": return $t(Ct(e.word), t);
		case "set": return e.members.length > 0 ? Lg(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Rg(e)} ${Un(n, t)}`).join(", ");
	}
}
function Pg(e, t, n = 60) {
	let [r, i] = [e, t].map((e) => e.as === "word" ? e.word : e.as === "text" ? e.text : void 0);
	if (e.as !== t.as || r === void 0 || i === void 0) return [Ng(e, n), Ng(t, n)];
	let a = e.as === "word" && ![r, i].some((e) => Fg.test(e)), [o, s] = at(Ct(r), Ct(i), n).map((e) => a ? e : Pe(e, n));
	return [`${o}`, `${s}${ce(r, i)}`];
}
const Fg = /^[\s(]|\s$/;
function Ig(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Rg(e),
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
function Lg(e) {
	return e.map((e) => mt(Rg(e))).join(", ");
}
function Rg(e) {
	return Fg.test(e) || /[,"]/.test(e) ? Un(e, 255) : $t(Ct(e), 255);
}
function zg({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(Bg?.old !== a || Bg.now !== o) && (Bg = {
		old: a,
		now: o,
		parts: Vg(a, o)
	});
	let s = Bg.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.length > 0 ? s : r;
}
let Bg;
function Vg(e, t) {
	return hh(Ug(e), Ug(t), { maxEditLength: 600 }) ?? [];
}
const Hg = o(() => new Intl.Segmenter("en", { granularity: "word" }));
function Ug(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(Hg().segment(e), ({ segment: e }) => e));
}
// src/report/view/status.ts
const Wg = [
	["Language", ({ language: e, base: t }) => `${O(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => R(e)],
	[
		"Archived",
		({ archived: e }) => R(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${R(e.translated)} ${Gg(e, "translated").padStart(5)}`],
	["Verified", (e) => `${R(e.verified)} ${Gg(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${R(e.reviewed)} ${Gg(e, "reviewed").padStart(5)}`],
	["Conflicts", ({ conflicts: e }) => R(e)],
	[
		"Undecided",
		(e) => R(e.undecided),
		({ undecided: e }) => e > 0
	],
	["To pull", ({ to_pull: e }) => R(e)],
	[
		"Waiting",
		({ waiting: e }) => R(e),
		({ waiting: e }) => e > 0
	],
	["Words to do", (e) => `${e.about ? "about " : ""}${R(e.words_to_do)}`],
	[
		"Ready",
		({ required: e }) => e ? e.unmet.length > 0 ? "no" : "yes" : "",
		({ required: e }) => e !== void 0
	]
];
function Gg(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function Kg({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = Wg.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function qg({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = O(t.language, 40), r = e.unmet.map((n) => `${`${R(t[n])} of ${L(t.texts, "text")} ${n}, ${Gg(t, n)}`}, and ${e.percents[n]} % is required`), i = e.missing.map(({ lacks: e, written: r, ...i }) => {
			let a = `not ${e.includes("translated") ? "translated" : se(e)}`, o = `${n}: ${r ? "to be written by apply" : a}`;
			return {
				...jm("!", ho(i), i.place),
				words: o,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${xo(n)} is not ready: ${r.join("; ")}`,
			rows: i
		}];
	});
}
// src/report/view/summaries.ts
function Jg(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${L(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${R(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${t_([e])}${i}${o}`;
}
function Yg(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Ym(e, t);
	if (r === 0) return;
	let a = `${L(n, "base text")} ${n === 1 ? "changes" : "change"}`, o = J(po(i, 12), 1e3);
	return q`${a}: ${L(r, "translation")} in ${o} may be marked unverified.`;
}
function Xg(e, t) {
	let n = Qn(e), i = t.flatMap((e) => {
		if (e.action !== "create" || !co(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => fo(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), a = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: r } = i.filter((e) => !n(e.get(t), t));
		return t === e.baseLanguage || r === 0 ? [] : [{
			name: O(t, 40),
			length: r
		}];
	});
	if (a.length === 0) return;
	let o = r(a, ({ length: e }) => e), s = a.map(({ name: e, length: t }) => a.length > 1 ? `${e} (${R(t)})` : e);
	return q`After the merge: ${L(o, "text")} to translate in ${J(po(s, 12), 1e3)}.`;
}
function Zg(e) {
	let t = zs({ projects: e }), n = r(e, ({ plan: e }) => e?.changes.length ?? 0), i = n > 0 ? ` This does not count ${L(n, "change")} to write.` : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${Qg(e)}.${i}`;
}
function Qg(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = r(t, (e) => e.texts), i = t.filter((e) => e.required), a = i.filter((e) => e.required?.unmet.length), o = po([...new Set(a.map(({ language: e }) => xo(e)))], 12), s = c_([...o_({
		conflicts: r(t, (e) => e.conflicts),
		undecided: r(t, (e) => e.undecided),
		toPull: r(t, (e) => e.to_pull),
		waiting: r(t, (e) => e.waiting)
	}), [a.length, `of ${L(i.length, "required language")} not ready: ${o}`]]), c = L(new Set(t.map(({ language: e }) => e)).size, "language"), l = `${R(r(t, (e) => e.translated))} of ${L(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${l} in ${c}`, ...s].join(", ");
}
function $g(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = e_(t), { waiting: r, kept: i, onlyInFiles: a } = oh(t), o = c_([
		[a, "only in the files"],
		[r, "waiting"],
		[i, "kept"]
	]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[n_(t, "as declared"), ...o].join(", ")}.`;
}
function e_(e) {
	let { conflicts: t, undecided: n, toPull: r, toAdd: i, ...a } = oh(e);
	return c_([
		[a.updated, a.updated === 1 ? "differs" : "differ"],
		[a.renamed, "not yet renamed"],
		[a.created, "missing"],
		[a.keptArchived, "archived"],
		[a.removed, "to remove"],
		...o_({
			conflicts: t,
			undecided: n,
			toPull: r,
			toAdd: i
		}),
		[a.skipped, "not compared"]
	]).join(", ");
}
function t_(e) {
	let t = oh(e), n = t.adopted > 0 ? ` (${R(t.adopted)} to adopt)` : "", r = c_([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = c_([...o_(t), [t.skipped, "skipped"]]), a = h_(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${n_(e, "unchanged")}.`;
}
function n_(e, t) {
	let n = `${r_(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${r_(e, "unmanaged")} unmanaged`;
}
function r_(e, t) {
	let n = so().map((n) => ({
		kind: n,
		count: r(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? R(r(n, ({ count: e }) => e)) : se(n.map(({ kind: e, count: t }) => mo(t, e.name)));
}
function i_({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = n === 0 ? [] : b_(e.length - n, "applied");
	return `${[
		`Applied: ${a_(e)}`,
		...r,
		`${L(t, "request")} in total`
	].join(". ")}.`;
}
function a_(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = ch(e), r = c_(sh.map((e) => [n[e], e])), i = c_(o_(oh(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function o_(e) {
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
function s_({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [E(e)]), r = n.length > 0 ? q` Not reached: ${J(n.join(", "))}.` : [];
	return q`${km(q`${O(e.message, ge)}`)}${r}`;
}
function c_(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${R(e)} ${t}`] : []);
}
function l_(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return i_(e);
	if (r.length === 0) return u_(e);
	if (t === "drift") return $g(n);
	if (t === "status") return Zg(n);
	let [i] = n;
	if (i?.plan && n.length === 1) return Jg(i.plan, i.effort);
	let a = b_(n.length - r.length, "compared").map((e) => ` ${e}.`);
	return `${L(r.length, "project")}: ${t_(r)}${a.join("")}`;
}
function u_(e) {
	let { command: t, manifests: n, declared: r } = e, i = Gs(e).filter(({ severity: e }) => e !== "notice");
	if (Kt(i)) return `${d_(i)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let a = so().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), o = se(a.flatMap(({ name: e, count: t }) => t > 0 ? mo(t, e) : [])), s = i.length > 0 ? `, with ${d_(i)}` : "";
	return `Valid: ${o || "nothing declared"} in ${L(n.length, "manifest")}${s}.`;
}
function d_(e) {
	let t = ir.flatMap((t) => {
		let n = e.filter((e) => e.severity === t), i = r(n, cr);
		return i > 0 ? [L(i, t === "error" ? "problem" : t)] : [];
	});
	return se(t);
}
function f_(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${E(e)}`}`;
}
function p_({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f]+\.\d+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [q`${q`The service made snapshot ${J(t.id, 80)}: ${J(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function m_(e) {
	let t = Qm($m, e, eh);
	return [...c_($m.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...h_(e)].join(", ") || "no changes";
}
function h_(e) {
	let t = fh(e);
	return t > 0 ? [`clears ${L(t, "text")}`] : [];
}
function g_(e) {
	let t = Gs(e).filter(({ severity: e }) => e === "error");
	return [
		...__(e),
		...t.length > 0 ? [d_(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function __(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${S_(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return y_(e, t === "apply" ? "applied" : "restored");
	let i = b_(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${Qg(r)}`, ...i] : t === "drift" ? [`Translations: ${e_(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...v_(r), ...i];
}
function v_(e) {
	let { skipped: t, conflicts: n } = oh(e.map(({ plan: e }) => e));
	return [
		`Translations: ${m_(e.flatMap($s))}`,
		...n > 0 ? [L(n, "conflict")] : [],
		...t > 0 ? [`${R(t)} skipped`] : []
	];
}
function y_({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	return n === 0 ? [`Translations: nothing ${t}`] : [`Translations ${t}: ${a_(e)}`, ...b_(e.length - n, t)];
}
function b_(e, t) {
	return e > 0 ? [`${L(e, "project")} not ${t}`] : [];
}
function x_(e) {
	if (e.is === "not compared") return [q`The manifests were not compared with those of the commit that the pull request would be merged into: ${J(e.why)}.`];
	let t = q`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = J(e.commit.slice(0, 7));
	return [q`${km(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, km(q`${`Difference: ${S_(e.projects)}.`}`)];
}
function S_(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(lh).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return c_([
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
function C_(e) {
	let t = Qm([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = S_(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = c_(o_({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function w_(e) {
	return `Translations from Lokalise: ${C_(e)}`;
}
function T_({ filters: e, by_kind: t }) {
	let n = so().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${R(r)} of ${mo(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${O(e, 200)}`).join(" ");
	return q`${km(q`Only what matches`)} ${J(r, Infinity)}: ${se(n)}.`;
}
// src/report/view/sections.ts
const E_ = {
	removed: ["To remove", "to remove"],
	"cleared text": ["Cleared text", "to update, with texts that become empty in the project. To keep one, remove its empty text from the file"],
	"overwritten text": ["Overwritten text", "to update, with texts that are overwritten in the project"],
	overwritten: ["Overwritten value", "to update, with other values that are overwritten in the project"],
	renamed: ["To rename", "to rename"],
	changed: ["To update", "to update without loss"],
	new: ["To create", "to create"]
}, D_ = ["Differs", "different in the project"], O_ = {
	removed: E_.removed,
	"cleared text": D_,
	"overwritten text": D_,
	overwritten: D_,
	renamed: ["Not yet renamed", "not yet renamed"],
	changed: D_,
	new: ["Missing", "missing in the project"]
}, k_ = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in Lokalise, and not pulled: each line says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, A_ = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, j_ = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function M_({ command: e }) {
	return e === "drift";
}
function N_(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function P_(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		L_(t.full === "also" ? r.filter((e) => !Ws(e)) : r, t),
		I_(i, t),
		...qg(e).map((e) => t.full ? e : {
			...e,
			rows: W_(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? R_({
			...e,
			plan: n
		}, N_(e, t)) : [],
		J_(a, t)
	];
}
function F_({ problems: e, results: t = [] }, n = {}) {
	return [...Pm(e, n), ...zm(t, n)];
}
function I_(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${L(n.length, "change")} not made`,
		rows: zm(n, t)
	};
}
function L_(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: d_(e),
		rows: Pm(e, t)
	};
}
function R_({ plan: e, target: t, problems: n }, r) {
	let i = t?.is === "compared" ? t : void 0, a = i?.caused ?? e.changes, o = i?.kept ?? e.kept, { sends: s = [] } = M_(r) ? {} : i ?? e, c = r.full === "also" ? n.filter(Ws) : [], l = new Map(c.map((e) => [C({ ...e.place }), Rm(e.ways)])), u = (...e) => e.map((e) => H_(e, o, r, l));
	return [
		...i ? [V_(i.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: s.map(dg)
		},
		...u("Conflict", "Undecided"),
		...z_(a, r),
		...u("Archived", "To pull"),
		...U_(i ?? e, i !== void 0, r),
		...u("Waiting", "Kept"),
		G_(i?.no_longer_declared ?? [], i?.kinds_no_longer_declared ?? []),
		...K_(a, r),
		...i ? q_(i, r) : []
	];
}
function z_(e, t) {
	let n = M_(t) ? O_ : E_, { full: r, keptElsewhere: i } = t;
	return [...new Set(uh.map((e) => n[e]))].map((a) => {
		let o = e.filter((e) => n[dh(e)] === a), [s, c] = a, l = (a === n.new || a === E_.changed) && !r && i !== void 0 && o.length > 20 ? o.slice(0, 19) : o, u = B_(l.map((e) => Xh(e, t)));
		return {
			action: s,
			title: `${R(o.length)} ${c}`,
			part: "plan",
			noun: "change",
			rows: W_(u, l.length, i, o.length)
		};
	});
}
function B_(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function V_(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${L(e.length, "setting")} changed`,
		rows: B_(e.map(lg))
	};
}
function H_(e, t, n, r) {
	let i = {
		...j_,
		...M_(n) && { archived: "Archived" }
	}, a = ih(t.filter(({ reason: t }) => (i[t] ?? "Kept") === e)), { keptElsewhere: o } = n, s = A_[e], c = !s && o !== void 0 && a.length > 20, l = a.map((t) => {
		let i = ig(t, n);
		return s ? {
			...i,
			isLoss: !0,
			lines: r.get(C({ ...t[0].place })) ?? []
		} : e === "To pull" ? {
			...i,
			severity: "notice"
		} : i;
	});
	return {
		part: "plan",
		action: e,
		noun: s ?? "kept item",
		title: `${s ? `${L(a.length, s)}:` : R(a.length)} ${k_[e]}`,
		rows: c ? W_(l, 19, o) : l
	};
}
function U_({ to_add: e = [], only_in_files: t = [] }, n, r) {
	let i = (e) => r.full || e.length <= 20 ? e : W_(e, 9, r.keptElsewhere ?? "the report file lists");
	return [{
		part: "plan",
		noun: "key",
		action: "To add",
		title: n ? `${R(e.length)} deleted in the files, and still in Lokalise: the next pull brings them back. To remove one, archive it in Lokalise` : `${R(e.length)} to add: in Lokalise, and in no file. lokaform pull writes ${e.length === 1 ? "it" : "them"} into the files`,
		rows: i(e.map(fg))
	}, {
		part: "plan",
		noun: "key",
		action: "Only in the files",
		title: `${R(t.length)} only in the files, and not created: keys_from is lokalise. To create one: create it in Lokalise, or lokaform apply --create KEY. If it was removed or renamed in Lokalise: lokaform pull --remove-missing`,
		rows: i(t.map((e) => pg(e, n)))
	}];
}
function W_(e, t, n, r = e.length) {
	let i = r - t;
	return i > 0 ? [...e.slice(0, t), {
		...mg(`and ${R(i)} more, which ${n}`),
		sign: "!",
		count: i
	}] : e;
}
function G_(e, t) {
	let n = [...so().filter(({ plural: e }) => t.includes(e)).map(({ plural: e }) => mg(`all ${e}: no manifest declares any, so the project keeps them. If the file has moved, name it in lokaform.yaml`)), ...e.map(fg)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${R(n.length)} no longer declared, and kept in the project. If one got another name, set previously there`
	};
}
function K_(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Xh(e, {
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
		title: `All values in full: ${L(n.length, "change")}`,
		noun: "item",
		rows: n
	}];
}
function q_({ pending: e, resolved: t }, n) {
	let r = (e, t, n) => ({
		part: "pending",
		noun: "change",
		action: e,
		rows: n,
		title: `${e}${t} this pull request: ${L(n.length, "change")}`
	}), i = t.map((e) => {
		let { isLoss: t, place: r, ...i } = Xh(e, n);
		return i;
	});
	return [r("Already pending", ", with or without", B_(e.map((e) => Xh(e, n)))), r("No longer pending", " after", i)];
}
function J_(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = so().map(({ name: e }) => e), i = e.map((e) => ({
		rank: r.indexOf(e.kind),
		row: fg(e)
	})).sort((e, t) => t.rank - e.rank || ee(e.row.name, t.row.name)).map(({ row: e }) => e);
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${R(e.length)}`,
		rows: W_(i, t, n ?? "the job summary of the workflow lists")
	};
}
function Y_(e, t) {
	let n = N_(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => sg(e, n));
	return [
		V_(s),
		$_("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		$_("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...Q_(r, n),
		$_("with another id or former name", a.map(cg)),
		$_("with other values in on_create", o.map(mg)),
		...K_(r, n)
	];
}
function X_(e, t) {
	let n = N_(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => og(e, n));
	return $_(`waiting in Lokalise: each says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function Z_(e, t) {
	let n = N_(e, t), { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => sg(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => og(e, n));
	return [
		$_("in conflict: the manifest keeps its text", c("conflict")),
		$_("undecided: the manifest keeps its text", c("undecided")),
		$_("no longer declared", o),
		...Q_(i, n),
		X_(e, n),
		$_("not pulled: each says why", c(void 0)),
		...K_(i, n)
	];
}
function Q_(e, t) {
	let n = (e) => e.action === "create" ? "new" : lh(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => {
		let i = B_(e.filter((e) => n(e) === r).map((e) => Xh(e, t))), a = $_(r, i), { full: o, keptElsewhere: s } = t;
		return r === "new" && !o && s !== void 0 && i.length > 20 ? {
			...a,
			rows: W_(i, 9, s)
		} : a;
	});
}
function $_(e, t) {
	return {
		part: "plan",
		title: `${R(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function ev(e, t) {
	let n = tv(cm(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = [n, ...i].flatMap(({ scope: e }) => e?.settings_file ?? []), c = i.length + o.length > 1, l = [...i.map((e) => nv(e, n, c, t)), ...o.map((e) => rv(e, t))];
	return {
		title: g_(n),
		heading: q`${__(n).join("; ")}${i.length > 1 ? q` · ${L(i.length, "project")}` : []}${s.length > 0 ? q` · ${J(po([...new Set(s)], 3), 200)}` : []}`,
		state: Hs(n) ? "failed" : Vs(n) ? "clean" : "open",
		isUntouched: ec(n),
		lead: ov(n, t),
		stopped: s_(e),
		verdict: sv(n),
		result: l_(n),
		comparison: a ? x_(a) : [],
		problems: L_(r, t),
		parts: l,
		legend: uv(n)
	};
}
function tv(e) {
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
function nv(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: O(i ?? o?.project.name ?? a, 200),
		heading: q`${J(i ?? a, 80)}${o ? q` · ${J(o.project.name, 80)}` : []}`,
		result: iv(e, t),
		facts: av(e, t, n, r.isPullRequest && !r.unappliedBase),
		table: Kg(e),
		sections: P_(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(Me)
	};
}
function rv(e, t) {
	let { name: n = "" } = e;
	return {
		name: O(n, 200),
		heading: J(n, 80),
		result: S_([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: Y_(e, t)
	};
}
function iv(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${a_([e])}.`;
	if (n) return t === "plan" ? m_($s(e)).replace(/^n/, "N") : t === "status" ? Zg([e]) : t === "drift" ? $g([e]) : Jg(n, i);
}
function av(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: c, status: l } = e, u = Ys(i), d = Xs(e), f = u === void 0 ? [] : [{
		is: "link",
		words: q`open in Lokalise`,
		address: u
	}], p = a && !s && t !== "drift" && !l, m = q`All differences that apply would change are shown, not only those of this pull request.`, h = $s(e);
	return oe([
		q`Project ${a && !n ? q`${J(a.project.name, 80)} · ` : []}${J(i, 200)}${u === void 0 ? [] : q` · ${f}`}`,
		a?.filter && T_(a.filter),
		o?.is === "not compared" && q`${km(m)} Lokaform could not find out which are from this pull request: ${J(o.why)}.`,
		p && Yg(a.project, h),
		p && r && Xg(a.project, h),
		c !== void 0 && q`The backup is in ${J(c)}.`,
		d !== void 0 && q`${f_(void 0)}: ${J(d, 800)}`,
		...p_(e)
	]);
}
function ov(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, manifests: i, projects: a } = e, o = i.length > 0 && i.length <= 3, s = vo(i) || "no manifest", c = i.length === 1 ? "manifest" : "manifests", l = o ? q`the ${c} ${J(s)}` : q`${s}`;
	if (r !== "plan" || a.flatMap($s).length === 0) return q`From ${l}`;
	if (!t) return q`Nothing has been changed yet. Apply changes the live Lokalise project like this (from ${l}):`;
	if (n === void 0) return q`If you merge this pull request, the next apply changes the live Lokalise project like this (from ${l}):`;
	let { branch: u, main: d, applyFrom: f } = n, p = J(po([d, ...f], 3), 200), m = q`To bring the changes into Lokalise, merge them into ${J(d, 200)} as well, or add ${J(u, 200)} to the input ${J("apply-from")} of plan and apply, and to the branches whose pushes start apply.`;
	return q`Merging this pull request into ${J(u, 200)} changes nothing in Lokalise, because apply writes only from ${p}. ${m} Once these changes are there (from ${l}), the live Lokalise project changes like this:`;
}
function sv(e) {
	let { command: t, projects: n, stopped: r } = e, i = n.some(({ plan: e }) => e);
	return r && !i ? [] : t === "plan" && i ? lv(e) : [cv(e, l_(e))];
}
function cv(e, t) {
	let n = km(q`${t}`), r = e.projects.some(({ results: e }) => e);
	return Hs(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? zs(e) : Vs(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function lv(e) {
	let t = Gs(e), n = t.filter((e) => Ws(e) && (e.code !== "conflict" || e.severity !== "warning")), r = t.filter((e) => e.severity === "error" && !Ws(e)), i = r.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", a = `${L(n.length, "conflict")}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
	return oe([r.length > 0 && cv(e, `${d_(r)}. ${i}`), n.length > 0 && cv(e, a)]);
}
function uv(e) {
	let { command: t, projects: n } = e;
	return t !== "plan" && t !== "drift" || !n.some(({ plan: e }) => e) ? [] : [
		...t === "plan" ? [q`${l_(e)}`] : [],
		q`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`,
		dv
	];
}
const dv = q`A line with ${J("-")} is in Lokalise, and a line with ${J("+")} in the files.`;
function fv(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${_o(e)} · ${vo(e.manifests)}`,
		page: Ys(e.id)
	};
}
function pv(e, t) {
	let { command: n, projects: r } = e, i = ({ name: e }) => e === void 0 ? "" : ` of ${E(e)}`, a = n === "apply" || n === "restore", o = r.some(({ plan: e }) => e) ? r.length > 1 || a : a || !e.stopped;
	return {
		isRed: Hs(e),
		stopped: s_(e),
		backups: r.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${i(e)} is in ${E(e.backup)}.`], ...p_(e).map(Am)]),
		restores: r.flatMap((e) => {
			let t = Xs(e);
			return t === void 0 ? [] : [`${f_(e.name)}: ${E(t)}`];
		}),
		result: o || t ? l_(e) : void 0
	};
}
function mv(e, t, n) {
	let r = cm(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Pm(i, o), ...a.flatMap((e) => F_(e, o))], c = !Hs(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? q` · ${J(l.name, 80)}` : [], { url: d, commit: f, now: p, pullRequests: m } = t, h = d === "" ? q`this run` : [{
		is: "link",
		words: q`this run`,
		address: d
	}], g = i.some(({ code: e }) => e === "bad-report" || e === "no-report"), _ = a.some(({ results: e = [] }) => e.some(({ outcome: e }) => e.state === "done")), v = g || _ ? q`❌ Not everything was applied${u}` : q`❌ Nothing was applied${u}`, y = a.some(({ results: e }) => e) ? q`: ${`${a_(a)}.`}` : q`.`, b = `The figures are for ${L(m, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? q`✅ Applied${u}` : v,
		lead: [
			q`By ${h} at commit ${J(f.slice(0, 7))} on ${bo(p)}${y}`,
			...m > 1 ? [q`${b}`] : [],
			...c ? [] : [q`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? hv(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function hv(e) {
	let { projects: t } = e, n = (t) => Hs({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))], i = (e) => e.results ? a_([e]) : "not applied", a = r.slice(0, 50).map((e) => q`${J(e.name ?? e.id, 80)}: ${i(e)}`), o = t.length - a.length;
	return o > 0 ? [...a, q`${`… and ${L(o, "more project")}`}`] : a;
}
function gv(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f } = fv(e, c), p = P_(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), m = [..._v(Kg(e), n), ...Ov(p, {
		paint: t,
		width: n
	})], h = (e) => `  ${t(Dv["!"], Am(e))}`, g = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [h(T_(i.filter))] : []
	], _ = u || s ? void 0 : Yg(i.project, i.changes), v = u ? $g([e]) : s ? Zg([e]) : Jg(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), y = p.some((e) => e.rows.some(({ lines: e }) => e.length > 0)), b = [
		...m.length > 0 ? [""] : [],
		...n !== void 0 && y ? [`  ${t("dim", Am(dv))}`] : [],
		..._ ? [h(_)] : [],
		t("strong", v)
	];
	return [
		...Et(g, n),
		...m,
		...Et(b, n)
	].map(_t);
}
function _v(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [mt(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = h(e.map(Wn));
			return e.map((e) => t === 0 ? bt(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (h(i.map(Wn)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => ze(e, t, 4))];
}
function vv(e, { paint: t }) {
	let { comparison: n, parts: r } = ev({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", Am(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Am(e))] : [], ...Ov(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(_t);
}
function yv(e, t) {
	return Pm(e).flatMap((e) => bv(e, t));
}
function bv(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? E(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => jv(e, t))].map(_t);
}
function xv({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(Me), ...F_(e).flatMap((e) => bv(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${_o(e)}`)] : [], ...i];
	});
	return [...yv(e, n), ...r.map(_t)];
}
function Sv(e, { paint: t, width: n, quiet: r = !1 }) {
	let { isRed: i, stopped: a, backups: o, restores: s, result: c } = pv(e, r), l = [
		...a ? [t("bad", Am(a))] : [],
		...o,
		...c === void 0 ? [] : [t(i ? "bad" : "good", c)]
	];
	return [...Et(l, n), ...s].map(_t);
}
function Cv({ plan: e, reports: t }, n, r = []) {
	let i = t.map((e) => `The report is in ${E(n(e))}.`);
	return e !== void 0 && i.push(`The plan is in ${E(n(e))}. To apply it: ${E([
		"lokaform apply --plan",
		Re(n(e)),
		...r
	].join(" "))}`), i.map(_t);
}
function wv(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o } = e, s = Ov(Z_(e, i), {
		paint: t,
		width: n
	}), c = r ? "Would write" : "Wrote", l = `Pull from ${E(a)}: ${C_([e])}.`, u = Et([t("strong", `From ${E(a)} into the manifests:`)], n);
	return [
		...s.length > 0 ? [
			...u,
			...s,
			""
		] : [],
		...o.map((e) => `${c} ${E(e)}`),
		...Et([t("strong", l)], n)
	].map(_t);
}
function Tv(e, { paint: t, width: n, ...r }) {
	let [, ...i] = Ov([X_(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(_t) : [];
}
function Ev(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = E(e), a = r ? "/dev/null" : `a/${i}`;
		return mh(a, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => _t(e.split("	").map(E).join("	")));
	});
}
const Dv = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function Ov(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : Et([n("strong", e)], r),
		...kv(i, t)
	]);
}
function kv(e, { paint: t, width: n }) {
	let r = e.map((e) => {
		let { name: t, from: n, place: r } = e, i = mt(t) + (n === void 0 ? "" : ` ← ${mt(n)}`);
		return {
			...e,
			label: i,
			at: r ? mt(go(r)) : ""
		};
	}), i = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), a = r.map(({ label: e }) => e), o = r.map(({ at: e }) => e), s = {
		labels: Mv(a, i),
		places: Mv(o, 24)
	};
	return r.flatMap((e) => Av(e, s, {
		paint: t,
		width: n
	}));
}
function Av(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => ze(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(jv(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(Dv[e.sign], e.sign)} ${bt(i, t.labels)}${d}${bt(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return Wn(p) <= c ? [p, ...u] : [
		...ze(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function jv(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : zg(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function Mv(e, t) {
	return h([0, ...e.map(Wn).filter((e) => e <= t)]);
}
// src/history/textVerdict.ts
function Nv({ at: e, isInOtherApp: t }, n, r, i) {
	let a = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!r) return n ? { is: "write" } : n === void 0 ? a : {
		is: "undecided",
		cause: "unread history",
		why: Pv
	};
	let { periods: o, merged: s, unread: c } = r, [l, ...u] = o;
	if (!l) throw Error("a text has no history");
	let d = u.filter(({ said: e }) => e !== void 0 && i(e)), f = [...d, ...s].some(({ pulled: e, said: t = null }) => e !== void 0 && i(t)), p = l.since === -Infinity || u.some(({ said: e }) => zv(e, l.said)) || s.some((e) => zv(e.said, l.said) && e.before !== void 0 && !i(e.before));
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
const Pv = "The files are not in a git repository.";
function Fv(e, t, n, r) {
	let i = Wa(e.kind, e.entry, e.language), a = Lv(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Lv(e, i, t, r) : a, s = Iv(e, n, r);
	return {
		periods: Rv(o, s),
		merged: s
	};
}
function Iv(e, t, n) {
	return t.flatMap(({ before: t, after: r = [], until: i, pulled: a }) => {
		let [o, s] = [t, r].map((t) => Bv(e, t, n));
		return s === void 0 || zv(s, o) ? [] : [{
			said: s,
			at: i,
			pulled: a,
			before: o
		}];
	});
}
function Lv(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, Bv(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (zv(u, o.said)) continue;
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
function Rv(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && zv(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function zv(e, t) {
	return C(e ?? null) === C(t ?? null);
}
function Bv({ kind: e, entry: t, language: n, declared: r }, i, a) {
	let o = typeof r == "string", s = (t.parts ?? [t]).find(({ from: e }) => e)?.from?.source, c = (e) => s === void 0 || !Dr(s, e), l = {
		name: C([n, s ? hn(s) : []]),
		has: ({ from: e }) => e?.language === n && c(e.source)
	}, u = {
		name: "",
		has: ({ from: e }) => !e
	}, d = new Set(Za([t]).map(({ span: e }) => e)), f = Xa(e, a).namesakes(t).filter((e) => !Za([e]).some(({ span: e }) => d.has(e)));
	return [l, u].flatMap((n) => Xa(e, i, n).find(t) ?? []).filter((n) => Vv(e, n, t, f)).map((t) => (o ? t.message : void 0) ?? Ka(e, t, n)).find((e) => e !== void 0);
}
function Vv(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Hv(e, t), a = (t) => [...Hv(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Hv(e, { values: t, onCreate: n, from: r }) {
	return La({ fields: e.fields.filter(({ role: e }) => e !== "text") }, r ? {
		...n,
		...t
	} : t).texts;
}
// src/history/gitHistory.ts
const Uv = {
	is: "unreadable",
	why: Pv,
	noRepository: !0,
	versions: []
};
var Wv = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = c((t) => new Kv(t, e));
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? Uv : await this.#t(i.root).versions(e, n, i));
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
		if (!(t?.root === void 0 || n.length > 0)) return this.#t(t.root).upstream(t.names).catch(Uo);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return aa(e, t, n?.workspace);
	}
};
const Gv = ["origin/main", "origin/master"];
var Kv = class {
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
			return Lo(e, r, t, { input: i });
		});
		this.#n = (e, t) => n(JSON.stringify({
			words: e,
			input: t
		})), this.#i = o(() => Qv(this.#n));
	}
	async versions(e, t, { names: n, nameOf: r }) {
		try {
			let i = await this.#o(e, t), { all: a } = i, o = await this.#s(n), s = {
				since: e,
				names: n,
				nameOf: r,
				read: (e) => this.#l(e)
			}, { known: c, missing: l } = await Ts(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				commits: a
			};
		} catch (e) {
			if (!(e instanceof Eo)) throw e;
			let t = e instanceof Do && { noGit: !0 };
			return {
				is: "unreadable",
				why: e.message,
				...t,
				versions: []
			};
		}
	}
	async upstream(e) {
		let t = async (...e) => (await this.#n(e)).toString("utf8").trim(), n = (await t("for-each-ref", "--format=%(HEAD)%09%(refname)%09%(upstream:short)", "refs/heads", ...Gv.map((e) => `refs/remotes/${e}`))).split("\n").map((e) => e.split("	")), r = n.find(([e]) => e === "*")?.[2], i = Gv.filter((e) => n.some(([, t]) => t === `refs/remotes/${e}`)), a = async (e) => Number(await t("rev-list", "--count", `HEAD..${e}`, "--").catch(Uo) ?? 0), o, s = 0;
		for (let e of [r, ...i]) s === 0 && e && ([o, s] = [e, await a(e)]);
		if (o === void 0 || s === 0) return;
		let c = await t("merge-base", "HEAD", o), l = await Qv(this.#n, o), u = await Qv(this.#n, c), d = [...e].flatMap(([e, t]) => {
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
			let r = this.#t.maxCommits ?? qv;
			this.#r = {
				since: e,
				target: t,
				read: Jv(this.#n, {
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
			r !== void 0 && qo(r, t) || a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => $r(e) === $r(n));
			for (let t of r) if (!e.has(t) && await this.#c(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #c(e) {
		let t = ri(this.#e, e);
		return (await pi(t).catch(Fi))?.isFile() ? Ni(t).catch(Fi) : void 0;
	}
	async #l(e) {
		let t = [...new Set(e)].filter((e) => !this.#a.has(e));
		if (t.length === 0) return this.#a;
		let n = {
			input: `${t.join("\n")}\n`,
			takesPart: !0
		}, r = await Lo(this.#e, ["cat-file", "--batch"], this.#t, n);
		for (let e = 0; e < r.length;) {
			let t = r.indexOf("\n", e) + 1, [n = "", , i] = r.toString("latin1", e, t).trim().split(" "), a = i === void 0 ? t - 1 : t + Number(i);
			if (t === 0 || a >= r.length) break;
			i !== void 0 && this.#a.set(n, _a(r.subarray(t, a))), e = a + 1;
		}
		return this.#a;
	}
};
const qv = 2e3;
async function Jv(e, { since: t, target: n, now: r }, i) {
	let a = n && await e([
		"rev-list",
		"HEAD",
		`^${n}`,
		"--"
	]).catch((e) => {
		throw Uo(e), new Eo("The repository lacks the commit that the pull request would be merged into.");
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
		return [As({
			id: s,
			parents: c,
			date: Number(a),
			committer: r,
			message: i.join("\n")
		}, o.has(s))];
	}), c = await s("--first-parent", "HEAD").catch(Yv), l = Ss(c, r).slice(0, i), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
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
	])).toString("latin1") : "", m = /^parent /m.test(p.split("\n\n", 1)[0] ?? ""), h = f ? `The repository has more than ${i} commits since then, and older ones are not read.` : m ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, g = m ? u.slice(0, -1) : u, [_] = m ? [d.id] : d.parents, v = Cs(g, g.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ..._ === void 0 ? [] : [`^${_}`]) : []), y = ws(v, {
		since: t,
		now: r
	}), b = await Xv(e, [...g, ...y]);
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
function Yv(e) {
	if (e instanceof Eo && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Xv(e, t) {
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
	], a = Zv((await e([...r, ...i], n.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: a.get(e.id) ?? []
	}));
}
function Zv(e) {
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
async function Qv(e, t = "HEAD") {
	let n = await e([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		t,
		"--"
	]).catch(Yv);
	return new Map(n.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
function $v(e) {
	return `${Os}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/report/text/progressText.ts
function ey(e, t = Infinity) {
	let n = e.count && ry(e.count), r = (e) => n ? `${e}: ${n}` : e, i = r(ny(e));
	return Wn(i) <= t ? i : r(ny({
		...e,
		project: void 0
	})).slice(0, t);
}
const ty = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function ny({ phase: e, project: t }) {
	let [n, r] = ty[e];
	return t === void 0 || !r ? n : `${r} project ${Un(t, 40)}`;
}
function ry({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? L(e, n) : void 0 : `${R(e)} of ${L(t, n)}`;
}
function iy({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${E(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function ay(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${E(r)} is sent again: ${a}.`]);
	};
}
// src/model/variables.ts
function oy(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function sy(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const cy = /\$\$\{|\$\{([^}]*)\}/g;
function ly(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(cy)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function uy(e) {
	return [...new Set(ly(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function dy(e, t) {
	return ly(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function fy(e, t) {
	let n = ly(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? py(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? py(t.slice(r), i) : r === t.length;
}
function py(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function my(e) {
	let [, t = "https", n = ""] = vy.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function hy(e) {
	return e.replace(vy, (t, n) => `${n}://${my(e)}`);
}
function gy(e) {
	let t = [], n = e.replace(cy, (e) => `lokaform0name${t.push(e)}z`);
	if (!URL.canParse(n)) return hy(e);
	let { href: r } = new URL(n);
	return r.replace(/%[\da-f]{2}/gi, (e) => {
		let t = String.fromCharCode(Number.parseInt(e.slice(1), 16));
		return /[\w.~-]/.test(t) ? t : e.toUpperCase();
	}).replace(/^([^?#]*[^?#/])\/+(?=$|[?#])/, "$1").replace(/lokaform0name(\d+)z/g, (e, n) => t[Number(n) - 1] ?? "");
}
function _y(e, t) {
	return gy(e) === gy(t);
}
const vy = /^(https?):\/\/([^/?#]+)/i;
function yy(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const by = "LOKALISE_API_TOKEN", xy = "LOKAFORM_VARIABLES";
function Sy(e) {
	let t = sy(e, xy);
	if (t === void 0) return {
		values: e,
		hasBadLine: !1
	};
	let n = { [xy]: t }, r = !1;
	for (let e of t.split("\n").map((e) => e.trim())) {
		let [, t, i = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(e) ?? [];
		t === void 0 ? r ||= e !== "" && !e.startsWith("#") : n[t] = i;
	}
	return {
		values: n,
		hasBadLine: r
	};
}
const Cy = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function wy(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = sy(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable, because a name has only letters, digits and underscores. Write \${NAME}, and set NAME in the environment (in a workflow: under env, to a secret), or ${n}.`);
	if (Cy.test(e) || Oy(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it (it has ${r.allowed.join(", ")}). Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, a] = Ty(e, r);
		return i(`\${${e}} is ${t}. ${a}, or ${n}.`, "unset-variable");
	}
	let o = Dy(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Ty(e, { values: t }) {
	let n = Object.hasOwn(t, "LOKAFORM_VARIABLES") ? xy : "the environment", r = `${sy(t, e) === "" ? "empty" : "not set"} in ${n}`, i = `\${{ secrets.${e} }}`, a = `the line ${e}=${i} to "variables", which the workflow passes under secrets`;
	return n === "LOKAFORM_VARIABLES" ? [r, `Add ${a}`] : t.GITHUB_ACTIONS === "true" ? [r, `Add ${e}: ${i} under env of the step, or ${a}`] : [r, `Set it: export ${e}=…, or load the file that has it (set -a; . ./lokaform.env; set +a)`];
}
function Ey(e) {
	return Cy.test(e);
}
function Dy(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(?:\$\{\{.*\}\}|\$\{?\w+\}?|%\w+%)$/.test(e)) return "is the name of a variable, which nothing replaced by its value. Set it to the secret itself.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function Oy(e, t) {
	let n = [..._n(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...ky(e)].some((e) => n.some((t) => t.includes(e))));
}
function ky(e) {
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
function Ay({ parts: e, from: t }) {
	let n = new Set();
	for (let r of e ?? [{ from: t }]) n.add(r.from?.source.languages).add(r.from?.file.others);
	return [...new Set([...n].flatMap((e = []) => e))];
}
function jy({ parts: e, from: t }) {
	return (e ?? [{ from: t }]).some((e) => e.from?.source.keysFrom === "lokalise");
}
function My(e, t, n) {
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
function Ny(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return Ir(t);
}
// src/kinds/field.ts
const Py = {
	changes: [],
	kept: [],
	issues: [],
	open: []
};
function Fy(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function Iy() {
	return (e) => {
		let { languages: t, ...r } = e, { name: i, value: a } = e, o = e.equal ?? n, s = e.inPlan ?? ((e) => a.parse(e));
		return {
			...r,
			diff(t, n, r) {
				let a = t[i] === void 0 ? e.undeclared?.(r, n) : t[i];
				if (a === void 0) return Py;
				let c = e.check?.(a, r);
				if (c) return {
					...Py,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, r);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? Py : {
					...Py,
					issues: [Fy(i)]
				};
				let u = e.desired ? e.desired(a, l, r) : s(a), d = l === void 0 ? e.unset : l;
				if (d !== void 0 && o(d, u, r)) return Py;
				let f = {
					field: i,
					...l !== void 0 && { before: l },
					after: u
				};
				return {
					...Py,
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
function Ly(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Ry(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [C(Object.fromEntries(t))];
}
// src/locales/placeholderStyle.ts
const zy = [
	["{{@}}", /\{\{\s*[\p{L}_]/u],
	["%{@}", /%\{[\p{L}_]/u],
	["${@}", /\$\{[\p{L}_]/u],
	["{@}", /(?<![{%$])\{\s*[\p{L}_][\p{L}\p{N}_.]*\s*\}/u]
], By = {
	s: "@",
	i: "li"
}, Vy = {
	s: "s",
	i: "d"
};
function Hy(e, t) {
	let n = (e) => t.some((t) => e.test(t)), r = pr(e)?.name;
	if (r === "Android strings") return { printf: Vy };
	if (r?.startsWith("Apple")) return { printf: n(/(?<!\[)%(?:\d\$)?[di]/) && !n(/(?<!\[)%(?:\d\$)?l/) ? {
		...By,
		i: "d"
	} : By };
	if (r === "ARB") return { named: "{@}" };
	let [i, a] = zy.flatMap(([e, t]) => n(t) ? e : []), [o, s] = [n(/(?<!\[)%(?:\d\$)?@/) ? [By] : [], n(/(?<!\[)%(?:\d\$)?s/) ? [Vy] : []].flat();
	return {
		...i && !a && { named: i },
		...o && !s && { printf: o }
	};
}
// src/plan/compare.ts
const Uy = {
	kept: [],
	problems: []
};
function Wy(e, t, n, r) {
	let { declared: i, live: a, renamedFrom: o } = t, { values: s, tags: c, foreign: l, differences: u, isArchived: d } = qy(e, t, n), f = l === void 0 && u.length === 0 && !i.leftOut?.length && !d;
	if (a !== void 0 && f) return Uy;
	let p = {
		...i,
		values: s
	}, m = Xy(e, p);
	if (l !== void 0) return {
		kept: [{
			...m,
			id: e.id(a),
			reason: "foreign-owner",
			tag: l
		}],
		problems: []
	};
	let h = Jy(e, p, a, u);
	if (Kt(h)) return {
		kept: [],
		skipped: m,
		problems: h
	};
	let g = Yy(e, p, a, u), _ = e.identity(s);
	if (a === void 0) {
		let e = n.applied?.has(C(_)) && { again: !0 };
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
	let v = e.id(a), y = c.find((e) => n.rules.protectedTags.includes(e)), b = y === void 0 ? [] : g.filter((t) => Km(e.name, t)), ee = g.filter((e) => !b.includes(e)), x = oe([
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
			place: tb(e, i).place
		})))
	]), te = u.flatMap((e) => e.open), ne = $y(e, p, ee, x);
	if (ne) return {
		kept: x,
		skipped: m,
		problems: [...h, ne],
		open: te
	};
	let re = Xm(e, a, ee, n.project);
	if (re.length === 0) return {
		kept: x,
		problems: h,
		open: te
	};
	let S = e.lastEdit(a);
	return {
		change: {
			...m,
			place: Qy(m.place, re),
			ref: r,
			action: "update",
			id: v,
			identity: _,
			...o !== void 0 && { renamed_from: o },
			seen: eb(e, a, re),
			...S && { edited: S },
			...c.length > 0 && { tags: c },
			fields: re
		},
		kept: x,
		problems: h,
		open: te
	};
}
const Gy = i(({ path: e }) => Hy(e, []));
function Ky({ parts: e, file: t, span: n }) {
	let r = e?.find(({ from: e }) => e) ?? {
		file: t,
		span: n
	};
	return `${r.file.path} ${r.span.start}`;
}
function qy(e, { declared: t, live: n }, r) {
	let i = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, a = t.from?.file ?? t.parts?.find(({ from: e }) => e)?.from?.file, o = e.context(i, n, r, {
		place: Ky(t),
		isInLocaleFile: (t.parts ?? [t]).some(({ from: e }) => e),
		isToAdd: t.isToAdd === !0,
		listed: Zy(e, t, r),
		plural: Ja(e, t),
		fromLokalise: r.fromLokalise === !0,
		hasEscapes: a !== void 0 && pr(a.path)?.name === "Java properties",
		style: t.style ?? (a && Gy(a))
	}), s = n === void 0 ? [] : e.tags(n), c = Jn(s, r.rules);
	return {
		values: i,
		tags: s,
		foreign: c,
		differences: (c === void 0 ? e.fields : []).flatMap((e) => {
			let t = e.diff(i, n, o);
			return t === Py ? [] : [{
				field: e,
				...t
			}];
		}),
		isArchived: n !== void 0 && e.staysArchived(i, n, o)
	};
}
function Jy(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return [...[...e.fields.filter(({ role: e }) => i && e === "identity").map((e) => ({
		field: e,
		issues: oe([i])
	})), ...r].flatMap(({ field: n, issues: r }) => r.map(({ code: r, severity: i = "error", message: a, path: o }) => K(e, t, r, a, {
		path: [n.name, ...o],
		ofName: !0,
		severity: i
	}))), ...(t.leftOut ?? []).map(({ problem: e }) => e)];
}
function Yy(e, t, n, r) {
	return r.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = tb(i, t);
		return a === void 0 ? o : {
			...o,
			seen: m(e.id(n), a)
		};
	}));
}
function Xy(e, { file: t, span: n, values: r }) {
	let i = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return {
		kind: e.name,
		label: e.label(r),
		place: Sr(t, n, [i])
	};
}
function Zy(e, t, { rules: n, project: r }) {
	if (t.from && !t.isToAdd && Ga(e, t).length === 0) return [];
	let i = t.isToAdd ? [r.baseLanguage] : [], a = new Set([
		...i,
		...Ay(t),
		...n.pull?.completes ?? []
	]);
	for (let { language: e, isInWrongFile: n } of t.leftOut ?? []) n || a.delete(e);
	return [...a];
}
function Qy(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function $y(e, t, n, r) {
	let i = n.find(({ field: t }) => lo(e.name, t).role === "shape"), a = r.flatMap((e) => [
		"pull",
		"conflict",
		"undecided"
	].includes(e.reason) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`, s = i.before === !0 ? "" : " To replace the text, name the key with --overwrite.";
	return K(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull.${s}`, {
		path: [i.field],
		ofName: !0
	});
}
function eb(e, t, n) {
	return m(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function tb(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: Sr(t, n, r)
	};
}
// src/plan/compareDeclarations.ts
function nb(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = (e) => s.textFiles?.byApp(e) ?? [e], c = ({ entries: t }) => (t[s.plural] ?? []).flatMap(e), l = {
			head: c(t),
			target: c(n)
		}, u = [...l.head, ...l.target], d = new Map(u.map((e) => [e, La(s, e.values)])), f = (e) => d.get(e) ?? La(s, e.values), m = za(s, l, (e) => f(e).texts), h = new Set(m.values());
		for (let e of l.target) h.has(e) || i.push(Xy(s, e));
		for (let [e, t] of l.head.entries()) {
			let n = m.get(t), c = `${s.name}:${e + 1}`;
			if (!n) {
				r.push(rb(s, t, c));
				continue;
			}
			let l = ib(s, t, n, c, f);
			l && r.push(l);
			let u = f(t).fields, d = [...f(n).fields].flatMap(([e, { after: t, ...n }]) => u.has(e) ? [] : [{
				...n,
				before: t
			}]);
			d.length > 0 && i.push({
				...Xy(s, t),
				fields: d
			}), p(a, ab(s, t, n, l?.renamed_from !== void 0)), ob(s, t) !== ob(s, n) && o.add(t.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function rb(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !Jm(e)).map((e) => tb(e, t));
	return {
		...Xy(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function ib(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && C(r) === C(n.after) ? [] : [tb({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = Xy(e, t);
	return {
		...d,
		place: Qy(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...C(s) !== C(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function ab(e, t, n, r) {
	let [i, a] = [Ra(e, t), Ra(e, n)];
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
		...Xy(e, t),
		...n
	}));
}
function ob(e, { onCreate: t }) {
	return C([...La(e, t).texts]);
}
// src/plan/comparePlans.ts
function sb(e, t) {
	let n = ub(t.plan, mb), r = gb([e.plan, t.plan]), i = ub(e.plan, r), a = fb(e.plan), o = new Set(t.plan.kept.map(_b)), s = new Set(yb(t).map(bb)), c = new Set((t.plan.sends ?? []).map(vb)), l = new Set(Object.keys(t.plan.counts.by_kind)), u = ({ kind: e, label: t }) => C([e, t]), d = new Set((t.plan.only_in_files ?? []).map(u)), f = (e.plan.to_add ?? []).filter((e) => !s.has(bb(e))), p = (e.plan.only_in_files ?? []).filter((e) => !d.has(u(e)));
	return {
		caused: db(e.plan, mb, (e, t) => !n(e, t)),
		pending: db(e.plan, mb, n),
		resolved: db({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(_b(e))),
		...p.length > 0 && { only_in_files: p },
		...f.length > 0 && { to_add: f },
		sends: (e.plan.sends ?? []).filter((e) => !c.has(vb(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(co(e.kind).plural) && !s.has(bb(e))), ...cb(e, t)]
	};
}
function cb(e, t) {
	let n = new Set(e.plan.kept.map((e) => C([bb(e), "part" in e && e.part])));
	for (let e of t.plan.changes) if (e.action === "update") for (let { field: t } of e.fields) n.add(C([bb(e), t]));
	return e.kinds.flatMap(({ kind: e, declared: r, matching: { matches: i } }) => {
		let a = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = x(a, ({ live: e }) => e ? [e] : []), c = o(() => new Set(Za(r).map(({ file: e }) => e.path))), l = x(i, ({ live: e }) => e ? [e] : []);
		return i.flatMap((t) => {
			let { declared: r, live: i } = t, a = i ? l.get(i) ?? [] : [];
			if (!i || r.leftOut || a[0] !== t) return [];
			let o = a.map(({ declared: e }) => e), u = e.label(r.values);
			return (s.get(i) ?? []).flatMap(({ declared: t }) => e.fields.map((e) => ({
				old: t,
				field: e
			}))).flatMap(({ old: t, field: a }) => a.toPlan(t.values).flatMap(({ part: s = a.name, after: l }) => {
				let d = Sr(r.file, r.span, [a.name]), f = {
					kind: e.name,
					label: u,
					id: e.id(i),
					part: s,
					place: d
				};
				if (Jm(l) || n.has(C([bb(f), s]))) return [];
				if (a.role !== "text") {
					let e = a.role !== void 0 && a.role !== "shape", t = o.some(({ values: e }) => a.toPlan(e).length > 0);
					return e || t ? [] : [f];
				}
				let p = a.lastWriter?.(i, s)?.edited !== void 0;
				return o.every((t) => Ka(e, t, s) === void 0) && p && !lb(e, r, t) && c().has(Wa(e, t, s)) ? [f] : [];
			}));
		});
	});
}
function lb(e, t, n) {
	return Za([n]).some(({ from: e }) => e) && Ga(e, n).length > 0 && Ga(e, t).length === 0;
}
function ub({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => C([pb(e), t]))));
	return (e, t) => n.has(C([e, t]));
}
function db({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = pb(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		if (a.length === 0) return [];
		let { renamed_from: o, ...s } = e, c = a.some(({ field: t }) => lo(e.kind, t).role === "identity");
		return [{
			...s,
			...o !== void 0 && c && { renamed_from: o },
			fields: a
		}];
	});
}
function fb({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(bb)), r = new Set(t.map(({ kind: e, label: t }) => C([e, t])));
	return (e) => r.has(C([e.kind, e.label])) || e.action === "destroy" && n.has(bb(e));
}
function pb(e) {
	return e.action === "create" ? C([
		e.kind,
		"new",
		e.identity
	]) : C([e.kind, String(e.id)]);
}
function mb(e) {
	return e.action === "update" ? e.fields.map(hb) : e.action === "destroy" ? [C(["destroy", e.how])] : [C(["create", ...e.fields.map(hb).toSorted()])];
}
function hb({ field: e, part: t, after: n }) {
	return C([
		e,
		t ?? null,
		n
	]);
}
function gb(e) {
	let t = e.flatMap(({ changes: e }) => [...re(e, pb)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => C([e, t ?? null])) : n.has(pb(e)) ? mb(e) : [e.action];
}
function _b(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared ?? null
	] : [];
	return C([
		t,
		String(n),
		r,
		...i
	]);
}
function vb({ variable: e, host: t }) {
	return C([e, t]);
}
function yb({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e)), r = e.changes.filter((e) => e.action === "destroy");
	return [
		...t,
		...r,
		...n,
		...e.to_add ?? []
	];
}
function bb({ kind: e, id: t }) {
	return C([e, String(t)]);
}
// src/settings/changedSettings.ts
function xb(e) {
	return new Map(An.filter((e) => e !== ke).flatMap((t) => {
		let n = e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function Sb(e) {
	let t = An.flatMap((t) => e.flatMap((e) => e.get(t) === void 0 ? [] : [[pn(t), e.place(t)]]));
	return new Map(t.reverse());
}
function Cb(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || Tb(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function wb(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => Tb(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(he) === r);
}
function Tb(e, t) {
	return e !== "" && Js(e).toLowerCase() === Js(t).toLowerCase();
}
function Eb(e, t) {
	return An.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return C(r ?? null) === C(i ?? null) ? [] : [{
			name: pn(n),
			...r !== void 0 && { before: Db(r) },
			...i !== void 0 && { after: Db(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const Db = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/configFile.ts
function Ob(e, t) {
	return P(t.working, A(br, e) ?? br.default);
}
async function kb(e, t) {
	let n = Ob(e, t), r = F(n, t), i = [...Kn, Se].map((t) => A(t, e) ?? []), a = i.some(({ length: e }) => e > 0) ? [F(t.working, t), ...i] : [];
	if (r === br.default && a.length === 0) return;
	let o = r !== br.default && await ya(n, t);
	return {
		id: m(r, a),
		...o && { settings_file: r }
	};
}
async function Ab(e, t) {
	let n = Ob(e, t), r = A(br, e) === void 0 || t.commit && !await ya(n, t), i = r ? Ob({}, t) : n;
	if (r && !await ya(i, t)) return { problems: t.commit ? [] : await jb(t) };
	let a = F(i, t), o;
	try {
		o = fa(await ua(i, t));
	} catch (e) {
		if (e instanceof Ci) throw e;
		let t = `The settings in ${a} cannot be read: ${Hi(e)}`;
		return { problems: [k("not-read", t)] };
	}
	let s = Yf(a, o, { most: Xf });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = Nb(s, N(i));
	return {
		config: c,
		problems: $p([...s.problems, ...l], [])
	};
}
async function jb({ working: e, confined: t }) {
	let n = (e) => [k("unread-manifest", e, { severity: "warning" })], r = br.default.replace(/yaml$/, "yml");
	if (await ya(P(e, r), {})) return n(`${r} is not read, because of its name. Rename it to ${br.default}.`);
	let i = await ia(e, void 0) ?? t?.workspace;
	for (let t = e; i !== void 0 && ra(t, i); t = N(t)) {
		let r = P(N(t), br.default), i = F(r, { displayRoot: e });
		if (await ya(r, {})) return n(`${i} is not read, because it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config).`);
	}
	return [];
}
const Mb = 1e3;
function Nb(e, t) {
	let n = Ib(e, e), r = Pb(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: En([...n.problems, ...r?.problems ?? []])
	};
}
function Pb(e, t) {
	let n = t.get(ke);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(k("bad-setting", e, { place: t }));
	t.get(D) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(D));
	let a = new Map(), o = Object.keys(n);
	if (o.length > Mb) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${Mb.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(ke)), {
		entries: a,
		problems: r
	};
	let s = Lb(e, ke.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(ke));
	let c = new Map();
	for (let t of o) {
		let n = Sr(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: l } = Ib(e, Lb(s, t), [ke.name, t]);
		p(r, l), a.set(t, o);
		let u = o.get(D), d = c.get(u ?? "");
		u === void 0 ? o.isBroken(D) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : d === void 0 ? c.set(u, t) : i(`The entries "${t}" and "${d}" have the same project. If one was copied, write its own id. Otherwise declare the project in one entry, with all of its manifests.`, o.place(D));
	}
	return {
		entries: a,
		problems: r
	};
}
const Fb = c((e) => {
	let t = An.filter(({ file: t }) => t === e || t === "both"), n = t.filter(({ parent: e }) => e === void 0), r = [...new Set(t.flatMap(({ parent: e }) => e ?? []))], i = (e) => {
		let t = e.map(({ name: e, schema: t }) => [e, t.exactOptional()]);
		return {
			members: e,
			schema: Ir(Object.fromEntries(t))
		};
	};
	return {
		plain: n,
		top: i([...n.map(Rb), ...r.map(zb)]),
		groups: r.map((e) => ({
			name: e,
			...i(t.filter(({ parent: t }) => t === e))
		}))
	};
});
function Ib(e, t, n = []) {
	let { plain: r, ...i } = Fb(n.length > 0 ? "entry" : "top"), a = n.length > 0 ? "an entry of projects" : "lokaform.yaml", o = Bb(e, t, {
		...i.top,
		thing: a,
		within: n
	}), s = ({ name: r, ...i }) => {
		let a = Lb(t, r), o = [...n, r], s = {
			...i,
			thing: o.join("."),
			within: o,
			group: r
		};
		return Bb(e, _(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, c = new Map(i.groups.map((e) => [e.name, s(e)])), l = [o, ...c.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: i } of r) {
		let r = Lb(t, n), a = i && Array.isArray(r.value) ? hp(e, r, i).problems : [];
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
			place: (e, ...n) => Vt(f, t.span, [...d(e), ...n]),
			namePlace: (e, ...n) => Sr(f, t.span, [...d(e), ...n])
		},
		problems: l
	};
}
function Lb({ value: e, span: t }, n) {
	return {
		value: _(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function Rb(e) {
	return e.entries ? {
		...e,
		schema: zr(Hr()).refine(...Mn)
	} : e;
}
function zb(e) {
	let [t] = An.filter(({ parent: t }) => t === e), n = `a mapping such as { ${t?.name}: ${t?.example} }`;
	return {
		name: e,
		schema: Rr(j(), Hr()),
		expects: n
	};
}
function Bb({ file: e, textAt: t }, { value: n, span: r }, { group: i, schema: a, ...o }) {
	let s = Object.entries(_(n) ? n : {}), c = n ?? {}, l = a.safeParse(c).error?.issues ?? [], u = l.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), d = new Set([...u, ...l.flatMap(({ path: [e = []] }) => e).map(String)]), f = new Map(o.members.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), p = i === void 0 ? Le : void 0, m = {
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
		problems: wp(l, m)
	};
}
// src/settings/projectId.ts
const Vb = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, Hb = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Ub = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Wb = {
	where: "the setting project",
	instead: "write the id itself"
}, Gb = {
	secrets: [],
	problems: []
};
function Kb(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [k(n, e, { ...t && { place: t } })]
	};
}
function qb(e, t) {
	let n = Jb(e, t), { id: r } = n, i = A(Ft, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === Js(r))) return n;
	let a = A(D, t.raw) !== void 0, o = a || e?.get(D) === void 0 ? void 0 : e.place(D), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup", [c, l] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...Kb(`The project ${c} of ${s} is not in the list of --allow-projects (in the action: allow-projects)${l}. Nothing was sent. Correct its id there, or the list in the workflow.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Jb(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = A(D, t);
	if (a !== void 0) return Xb(a);
	let o = e?.get(D);
	return e && o !== void 0 ? Yb(o, n, e.place(D)) : e?.isBroken(D) || r?.projects ? Gb : i === void 0 ? Kb("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : uy(i).length > 0 ? Yb(i, n, void 0) : {
		...Gb,
		id: i
	};
}
function Yb(e, t, n) {
	if (uy(e).length === 0) return Zb(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return Kb("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = wy(r, Wb, t);
	if ("message" in o) return Kb(o.message, n, o.code);
	let { value: s } = o;
	if (!Ub.test(s)) return Kb(`The value of ${a} ${Qb}`, n);
	let c = Zb(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, Js(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Xb(e, t = "project") {
	let [n, r] = Hb.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Zb(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? Kb(`${i} is the URL of a branch. Give the id with :branch after it.`) : Zb(r.replace(/%3a/i, ":"), i);
}
function Zb(e, t, n) {
	return Vb.test(e) ? {
		...Gb,
		id: e
	} : Kb(`${t} ${Qb}`, n);
}
const Qb = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
// src/settings/rules.ts
function $b(e, t) {
	let n = Y(Se, t), r = rx(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? A(i, t.raw) : Y(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Y(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Y(Rn, t),
		writers: Y(we, t),
		overwrite: Y(Tn, t),
		accept: Y(Gn, t),
		create: Y(Qt, t),
		placeholders: Y(Yt, t),
		incoming: {
			review: Y(Cr, t),
			checks: Y(dr, t),
			untranslated: Y(yr, t)
		},
		checks: ex(t),
		filter: n,
		owner: Y(sr, t),
		prune: Object.fromEntries(i),
		pruneBy: Y(kn, t),
		onProblem: Y(Gt, t),
		protectedTags: Y(rn, t),
		limits: Object.fromEntries(a),
		allowRemovals: Y(Be, t),
		allowWrongProject: Y(Dt, t)
	}, s = e.flatMap((e) => ax(e, o, t)), c = e.some(({ settings: e }) => (Y(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = cx(kn, t) ?? {};
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
function ex(e) {
	let t = Y(Ze, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Y(je, e) ?? { severity: "off" }, o = [
		...Je.map((t) => [t.name, Y(t, e)]),
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
function tx(e) {
	let t = [...nx(je, e)].filter(([, { value: e }]) => _(e)), n = [...nx(Rn, e)].map(([e, { place: t }]) => [e, {
		place: t,
		isRule: !0
	}]);
	return new Map([...t, ...n]);
}
function nx(e, t) {
	let { value: n = {}, part: r } = cx(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function rx(e) {
	return Kn.some((t) => A(t, e) !== void 0);
}
function ix(e, t) {
	let n = (A(Se, e) ?? []).length > 0;
	if (!n && (!rx(e) || A(Hn, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (Ve.flatMap((t) => [A(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Kn.map((e) => `--${It(e)}`).join(" or "), a = n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${It(Hn)}.`;
	return [k("bad-setting", `Prune is off in this run, because ${a}`, { severity: "notice" })];
}
function ax(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = pn(a), { place: s } = cx(a, n) ?? {}, c = (e) => k("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = no(e, t), d = u === "owned" && t.owner === void 0 && !l(sr), f = `With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`, p = u !== "off" && to(e, t) === void 0 && !l(kn), m = `The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`;
	return [...d ? [c(f)] : [], ...p ? [c(m)] : []];
}
function ox(e, t, n) {
	let r = e.filter(({ keysFrom: e }) => e === "lokalise"), [i] = r;
	if (!i) return [];
	let a = Ve.filter(({ name: e }) => e === "keys" && t.prune.key === "all").map((e) => {
		let { place: t } = cx(e, n) ?? {}, r = `${pn(e)}: all would remove keys that were just created in Lokalise: the row of texts at ${Ia(i.place)} has keys_from: lokalise. Set ${pn(e)}: owned, which spares the keys of this row, or remove it.`;
		return k("bad-setting", r, { ...t && { place: t } });
	}), o = e.flatMap((e) => {
		let t = r.find((t) => !t.includeTags && ve(t, e));
		if (e.keysFrom === "lokalise" || !t) return [];
		let n = `This row and the one at ${Ia(t.place)} can have the same keys, and only that one has keys_from: lokalise. Add it here too, or tell the rows apart with platforms, filenames or include_tags.`;
		return [k("bad-setting", n, { place: e.place })];
	});
	return [...a, ...o];
}
function sx(e) {
	return A(Se, e) === void 0 ? [] : [We, er].filter((t) => A(t, e)).map(It).map((e) => k("bad-setting", `--filter cannot be used with --${e}. Remove one of them.`));
}
function cx(e, { raw: t, environment: n, parts: r }) {
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
	return cx(e, t)?.value;
}
// src/settings/token.ts
async function lx(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [k("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Ni(P(t, e), "utf8", "token")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Hi(e)}`);
	}
}
const ux = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function dx(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => sy(t, e.get(he) ?? "")).filter((e) => e !== void 0 && Dy(e) === void 0), i = [
		n,
		t[by],
		sy(t, "INPUT_TOKEN"),
		...r,
		...fx(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function fx(e) {
	return Object.entries(e).flatMap(([e, t]) => ux.test(e) && t || []);
}
const px = k("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file."), mx = k("no-token", "There is no API token: the input token is empty. The step needs the line token: ${{ secrets.NAME }}, with the name of a secret in the settings of the repository. A job that calls the reusable workflow needs LOKALISE_PLAN_TOKEN and LOKALISE_APPLY_TOKEN under secrets, because secrets: inherit works only within an organization. The secret of an environment is only in jobs with the line environment.");
function hx(e) {
	return e.trim() !== "" && /["'\s{}$%]/.test(e) ? "has quotes, spaces, line breaks, or the signs of a variable that nothing replaced. Write only the token." : void 0;
}
function gx(e, t) {
	let { usable: n, runToken: r, tokenFrom: i, target: a, named: o } = t, s = e?.get(he);
	if (!e || s === void 0) {
		let e = hx(r ?? ""), n = t.isAction ? mx : px, a = `The API token (from ${i}) ${e}`, o = e === void 0 ? [] : [k("bad-setting", a)];
		return {
			token: r,
			problems: r === void 0 ? [n] : o
		};
	}
	let c = (t, n = "bad-setting") => ({
		token: void 0,
		problems: [k(n, t, { place: e.place(he) })]
	});
	if (!_x(s, n)) return c(`The setting token_env must not be ${s}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (a && !n.allowed && s !== "LOKALISE_API_TOKEN" && !wb(a, o, s)) return c(`A pull request must not choose ${s} as token_env, nor a commit that is not the one of the run. Only the settings of the target, or of the run's commit, can, and ${a.is === "missing" ? `those settings cannot be read: ${a.why}` : "they do not use it for this project"}. Nothing was sent. Add ${s} to the input allow-variables, which then needs all variables of the files, or use a variable that those settings use.`);
	let l = sy(n.values, s) || void 0;
	if (l === void 0) {
		let [e, t] = Ty(s, n);
		return c(`\${${s}} is ${e}. It must contain the API token of this project. ${t}.`, "no-token");
	}
	let u = hx(l) ?? Dy(l);
	return u === void 0 ? {
		token: l,
		problems: []
	} : c(`The value of ${s}, which must contain the API token of this project, ${u}`);
}
function _x(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : Ey(e) || Oy(sy(t, e) ?? "", fx(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function vx(e, t, n) {
	let r = await yx(e, t, n), { config: i, folders: a, target: o, top: s, usable: c } = r, l = Ox(t, i, n.backupProject), u = {
		...t,
		[It(D)]: []
	}, d = l.names.length > 1 ? {
		...r,
		raw: u
	} : r, f = (e) => Tx(e, i?.projects?.get(e ?? ""), d), p = i === void 0 && Kt(r.fileProblems) ? [] : l.names.map(f), m = p.map(({ settings: e }) => e), h = l.others.map((e) => f(e).settings), g = (e) => e.every(({ showTexts: e }) => e);
	return {
		settings: {
			...Cx(t, s, a),
			kinds: so(),
			command: e,
			options: t,
			projects: m,
			others: h.flatMap(({ manifests: e }) => e ?? []),
			showTexts: g(m) && (!o || o.is === "read" && g(o.projects)),
			usable: c,
			secrets: [...c.tokens.map(Xn), ...[...m, ...h].flatMap(({ secrets: e }) => e)],
			scope: await kb(t, a),
			combines: !1,
			reports: [],
			backupDir: wx(A(ue, t) ?? n.backupDir, a),
			restoreFlags: tr(t, [
				br,
				...i ? [D] : [],
				vn,
				wr
			])
		},
		problems: en(bx(r, l.problems, p))
	};
}
async function yx(e, t, { folders: n, environment: r, backupProject: i, token: a, target: o, signal: s = na }) {
	let c = n.commit ? void 0 : await o?.(t, s), { config: l, problems: u } = await Ab(t, n), d = await lx(A(vn, t), n.working), f = a ?? d.token ?? (r.LOKALISE_API_TOKEN || void 0), { values: p, hasBadLine: m } = Sy(r), h = dx(l, {
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
			allowed: A(fr, t)
		},
		tokenFrom: a ? "the input token" : d.token ? "the token file" : by,
		isAction: n.confined !== void 0,
		online: e !== "validate" && !Y(rt, g),
		isCompared: n.commit !== void 0
	};
}
function bx(e, t, n) {
	let { raw: r, online: i, target: a } = e, o = i && n.some(({ settings: e }) => e.inFile.get(xn) !== !1);
	return [
		...e.tokenProblems,
		...jn(r),
		...e.fileProblems,
		...t,
		...n.flatMap(({ problems: e }) => e),
		...i ? ix(r, e.config) : [],
		...sx(r),
		...e.hasBadLine ? [Sx] : [],
		...a?.is === "missing" && o ? [xx(a.why)] : []
	];
}
function xx(e) {
	let t = `Translations are hidden, because it is not known whether the settings of the pull request's target, or of the run's commit, show them: ${e}.`;
	return k("not-read", t, { severity: "notice" });
}
const Sx = k("variable", `A line of ${xy} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`);
function Cx(e, t, n) {
	return {
		apiUrl: Y(wr, t),
		timeLimit: Y(Fe, t),
		matrix: Y(rt, t),
		format: Y(qe, t),
		detailedExitcode: Y(me, t),
		all: Y(et, t),
		publish: Y(tt, t),
		failOnDrift: Y(ft, t),
		applyFrom: Y(Ht, t),
		yes: Y(He, t),
		verbose: Y(xt, t),
		quiet: Y(lt, t),
		force: Y(gn, t),
		out: wx(A(Ie, e), n),
		report: [...new Set(Y(_e, t).map((e) => P(n.working, e)))],
		plan: wx(A(We, e), n),
		configFile: Ob(e, n)
	};
}
function wx(e, { working: t }) {
	return e === void 0 ? void 0 : P(t, e);
}
function Tx(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(D) ?? "${}", m = /^\$\{\w*\}/.test(p) ? Gb : {
		...Yb(p, o, d[0]?.place(D)),
		id: ""
	}, h = c ? qb(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = gx(t, {
		...n,
		named: g
	}), v = t?.get(he), y = $b(so(), f), b = !(l && d.some((e) => e.isBroken(xn))) && Y(xn, f), ee = {
		...g,
		secrets: h.secrets,
		token: _.token,
		tokenFrom: v ?? s,
		tokenPlace: v ? t?.place(he) : void 0,
		manifests: Ex(f, n),
		rules: y.rules,
		flags: tr(e === void 0 ? r : {
			...r,
			only: [e]
		}, Te.settings),
		inFile: xb(d),
		places: Sb(d),
		pulledLanguages: cx(cn, f),
		languagePlaces: tx(f),
		required: nx(A(mr, r) ? mr : dt, f),
		useAutomations: Y(ht, f),
		snapshot: Y(Oe, f),
		concurrency: Y(bn, f),
		rate: Y(Er, f),
		showTexts: b && Cb(u, g)
	}, x = ox(ee.manifests?.texts ?? [], y.rules, f), te = c && !l ? _.problems : [];
	return {
		settings: ee,
		problems: [
			...h.problems,
			...te,
			...y.problems,
			...x
		]
	};
}
function Ex({ raw: e, parts: t }, { config: n, folders: { working: r } }) {
	let i = n?.folder ?? r, a = {};
	for (let n of Kn) {
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
	let o = Dx(t, i);
	return o && {
		kinds: so(),
		globs: a,
		texts: o,
		folder: i
	};
}
function Dx(e, t) {
	if (e.some((e) => e.isBroken(it))) return;
	let n = e.find((e) => e.get(it) !== void 0);
	return n?.get(it)?.flatMap((e, r) => {
		let { language_map: i = {}, keys_from: a = "files", include_tags: o, exclude_tags: s, key_name: c = "{path}", plurals: l = "none", names: u = "plain", separator: d = u === "lokalise" ? "::" : ".", filenames: f = u === "lokalise" ? "/" : void 0, ...p } = e, m = p.languages ?? (p.language === void 0 ? void 0 : [p.language]), h = {
			place: n.place(it, r, "files"),
			languagePlaces: p.languages?.map((e, t) => n.place(it, r, "languages", t))
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
		return Wt({
			...p,
			...h,
			...g,
			..._,
			languages: m,
			folder: t
		});
	}) ?? [];
}
function Ox(e, t, n) {
	let r = A(hr, e), i = t?.projects && [...t.projects.keys()];
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
		let t = ct(e, i) || ` There are ${i.join(", ")}.`;
		return [k("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(D) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [D, ...Kn] : [];
	for (let t of c.filter((t) => A(t, e) !== void 0)) {
		let e = `The option --${It(t)} (in the action: ${It(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(k("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/plan/languages.ts
function kx(e, t) {
	let n = Aa(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Nx(e, t),
		...Px([...i, ...jx(e)], t),
		...Mx(e, t),
		...zx(r, t)
	];
}
const Ax = i((e) => [...new Set(Za(Object.values(e).flat()).map(({ from: e }) => e))].filter((e) => e !== void 0));
function jx({ entries: e }) {
	let t = Ax(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], languagePlaces: t = [], ...n }) => e.map((e, r) => ({
		language: e,
		count: 0,
		place: t[r] ?? n.place,
		ofText: !0,
		inSource: !0
	})));
}
function Mx({ rows: e = [] }, { name: t, baseLanguage: n }) {
	return e.filter(({ isOfBase: e, language: t }) => e && t !== n).map(({ files: e, language: r, place: i }) => {
		let a = `${e} is read as ${r}, but the base language of project ${t} is ${n}. Write ${n} first in languages, or as language.`;
		return k("bad-setting", a, {
			place: i,
			scope: "project"
		});
	});
}
function Nx({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [k("project-type", o, { scope: "project" })];
}
function Px(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e), r = e.filter(({ language: e }) => !n.includes(e));
	return [...re(r, ({ language: e }) => e)].map(([e, [r, ...i]]) => {
		let a = i.reduce((e, t) => e + t.count, r.count), o = Ke(e, n), s = [r, ...i].find((e) => e.count === 0), c = `from the manifests ("${e}" is in ${a} places; this is the first)`, l = s || a === 1 ? "here" : c, u = r.inSource ? ", map its code with language_map in the row of texts" : "", d = o === "" ? "Add" : "Otherwise, add", f = o || ` Its languages: ${n.slice(0, 20).join(", ")}.`, p = `Project ${t.name} has no language "${e}".${f} ${d} the language to the project${u}, or remove it ${l}.`;
		return k("unknown-language", p, {
			place: (s ?? r).place,
			scope: "project"
		});
	});
}
function Fx({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Ax(e.entries);
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
const Ix = /(?:^|\/)values\/[^/]+\.xml$/;
function Lx({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => Ix.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function Rx(e, { name: t, languages: n }, r) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n, isRule: a }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let o = Ke(e, i), s = o !== "" || i.some((t) => Ae(t, [e])), c = a && (s || !Xe(e)), l = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${o || ` Its languages: ${i.slice(0, 20).join(", ")}.`}`, [u, d] = c || r === "error" ? ["error", "project"] : ["warning", "change"];
		return [k("unknown-language", l, {
			...n && { place: n },
			severity: u,
			scope: d
		})];
	});
}
function zx(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [k("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function Bx({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function Vx({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await Ux(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		p(a, e.problems.map(Gx(o, e.isDoubtful)));
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
		problems: [...a, ...Kx(i)]
	};
}
async function Hx(e, t, n, r, { signal: i = na, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, rows: u, problems: d } = await us(t, e, r, i), f = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), p = 0, m = qp(t.kinds, c, n, a), h = m.next();
	for (; !h.done && !i.aborted;) await bi(), o?.({
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
		textFiles: Gp(h.value.files)
	};
}
async function Ux(e, t, n, r, i) {
	let a = await Hx(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0 && !a.isSplit) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l && !a.isSplit) return a;
	if (!i.findProject) return c ? Wx(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await Hx(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = zt(f.problems) ? [] : Fx(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...Ax(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function Wx(e, t) {
	let n = e.problems.map((n) => {
		let r = n.code === "text-file" && e.undecided.get(n.place?.file ?? "")?.language === void 0;
		if (n.severity !== "error" || !t(n) || r) return n;
		if (n.scope === "change") return {
			...n,
			severity: "warning"
		};
		let i = w`${n} This stops a run only if it is in the base language of the project.`;
		return {
			...$e(n, i),
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
function Gx({ rules: e }, t = !1) {
	let n = Object.values(e.prune).some((e) => e !== "off");
	return (e) => {
		let r = e.code === "no-language-file" && e.severity === "notice", i = e.code === "empty-manifest" && !t;
		if (!n || !(r || i)) return e;
		let a = r ? w`${e} With prune, create it first.` : e;
		return {
			...$e(e, a),
			severity: "error",
			scope: "run"
		};
	};
}
function Kx(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => qx(t, e) !== void 0), a = i && qx(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [k("bad-setting", o)];
	});
}
function qx(e, t) {
	let [n, r] = [e, t].map(({ settings: e }) => e.inFile.get(D));
	if (e.settings.id === t.settings.id) return n === r ? void 0 : "are the same project";
	if (Js(e.settings.id) !== Js(t.settings.id)) return;
	let i = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return i && `are branches of one project, whose ${i.plural} they both declare`;
}
// src/run/target.ts
const Jx = {
	entries: {},
	variables: new Map()
};
async function Yx(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => vx(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[It(hr)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await Vx({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => oy(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), ee = [...g.filter(({ code: e }) => !Qx.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !Zx.includes(t));
	return ee ? {
		is: "missing",
		why: $x(ee)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function Xx(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await vx("plan", {
		...e,
		[It(hr)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: $x(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const Zx = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Qx = ["unset-variable", "project-not-allowed"];
function $x({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${go(t)}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function eS(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(D);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? Jx, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? Bx(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: Eb(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function tS(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return k("undeclared-project", t, { severity: "warning" });
	});
}
function nS(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? $x(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...sb(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function rS({ kinds: e }, { problems: t }, n, r) {
	if (Kt(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(iS(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => {
			let [n, r] = [c.get(t), l.get(t)], i = [n, r].some((e) => e && !e.settings.showTexts);
			return {
				...t !== void 0 && { name: t },
				...nb(e, n?.declared ?? Jx, r?.declared ?? Jx),
				settings: Eb(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
				...i && { hide_texts: !0 }
			};
		})
	};
}
function iS(e, t) {
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
function aS(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o } = e, s = ay(t), c, l = 0, u, d = () => {
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
function oS(e, t) {
	return aS({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e) => t(ey(e)),
		hide: () => {},
		print: t
	});
}
// src/host/terminal.ts
function sS(e) {
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
		showProblems: (e) => cS(yv(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => ye(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => lS(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => fS(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function cS(e, { error: t, errorScreen: { width: n } }) {
	Et(e, n).forEach(t);
}
function lS(e, t, n) {
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
			c && l(iy(e));
		},
		...!s && uS(n, l),
		onPlan: (r) => dS(r, e, t, n),
		history: new Wv({
			folders: u,
			environment: i,
			signal: t.stopping
		})
	};
}
function uS({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? aS({
		now: t,
		first: 700,
		every: 200,
		show: (e) => r.show(ey(e, r.columns())),
		hide: () => r.erase(),
		print: n
	}) : oS(t, n);
}
async function dS(e, t, n, r) {
	let { console: i, prompt: a } = r, { command: o, all: s } = t, c = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), l = (e.plan?.changes.length ?? 0) > 0, u = (o === "apply" || o === "restore") && !t.yes && l && !c ? a : void 0, d = t.format === "text", f = s ? void 0 : "--all shows", p = {
		...i.screen,
		command: o,
		texts: !0,
		full: s,
		keptElsewhere: f
	}, m = d && (!t.quiet || u) ? gv(e, p) : [];
	if (m.length > 0 && i.out(m.join("\n")), !u || n.stopped) return !0;
	d && u.seesOut || gv(e, {
		...p,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: h, width: g } = i.errorScreen;
	return Et(yv(e.problems, h), g).forEach(i.prompt), ye("Apply this plan?", u, n);
}
async function fS(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u, out: d } = t;
	if (c === "json" && i.out(yt(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (cS(xv(e, s.paint), i), c !== "text") return;
	let { paint: f, width: p } = Hs(e) ? s : o;
	Sv(e, {
		paint: f,
		width: p,
		quiet: l
	}).forEach(Hs(e) ? i.error : i.out);
	let m = (e) => F(e, { displayRoot: a });
	if (l) return;
	let h = tr(r.raw ?? {}, fn("option", ["apply"])).map(Re);
	Cv(n, m, h).forEach(i.out);
	let g = E(["lokaform apply", ...h].join(" "));
	u === "plan" && r.raw && d === void 0 && Fs(e) && !Hs(e) && Et([`To make these changes: ${g}`], o.width).forEach(i.out);
}
// src/keys/liveKey.ts
function pS(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function mS(e, t) {
	let n = qr(e) ?? {}, r = Qr(n.key_id), i = qr(n.key_name) ?? {}, a = PS((e) => M(i[e]) || void 0), o = Kr(n.platforms, M), s = S.filter((e) => o?.includes(e)), c = Object.keys(NS(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = xS(n.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: c,
		platforms: o && s,
		filenames: bS.safeParse(n.filenames).data,
		tags: Kr(n.tags, M),
		is_plural: Jr(n.is_plural),
		is_archived: Jr(n.is_archived)
	};
	if (!Xr(f) || d.length > 0) {
		let e = [...Zr(f), ...d.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let p = s.length < new Set(o).size, m = {
		...Object.fromEntries(_S.map(([e, t]) => [e, t(n[e])])),
		translations: l,
		...hS(n)
	};
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...m
	} };
}
function hS(e) {
	return {
		created_at_timestamp: Yr(e.created_at_timestamp),
		base_words: Gr(e.base_words)
	};
}
const gS = {
	description: M,
	context: M,
	plural_name: M,
	is_hidden: Jr,
	char_limit: Gr,
	custom_attributes: yS,
	modified_at_timestamp: Yr,
	translations_modified_at_timestamp: Yr
}, _S = Object.entries(gS);
function vS(e) {
	return Object.keys(gS).filter((t) => e[t] === void 0);
}
function yS(e) {
	let t = M(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(ne(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const bS = Mr({
	ios: j(),
	android: j(),
	web: j(),
	other: j()
});
function xS(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = SS(qr(n) ?? {});
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
function SS(e) {
	return {
		language_iso: M(e.language_iso),
		translation: M(e.translation),
		modified_by: Qr(e.modified_by),
		modified_by_email: M(e.modified_by_email),
		modified_at_timestamp: Yr(e.modified_at_timestamp),
		is_reviewed: Jr(e.is_reviewed),
		is_unverified: Jr(e.is_unverified)
	};
}
function CS(e, t = []) {
	return Array.from(e, (e) => mS(e, t));
}
function wS(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function TS(e) {
	let t = wS(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const ES = (e) => {
	let t = e.exactOptional();
	return Ir({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, DS = ES(j()), OS = ES(j().min(1));
function kS(e, t) {
	return typeof e == "string" ? e : e[t];
}
function X(e, t = S) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let r of S) {
		let i = t.includes(r) ? e[r] : void 0;
		i !== void 0 && !n.includes(i) && n.push(i);
	}
	return n;
}
function AS({ key_name: e, platforms: t }) {
	return X(e, t);
}
function jS({ key_name: e, platforms: t }, n) {
	return X(e, t.filter((e) => !_(n) || n[e] !== void 0));
}
function MS(e, t = S) {
	let n = X(e, t);
	return (n.length > 0 ? n : X(e)).join(" / ");
}
function NS(e, t) {
	return PS((n) => t.includes(n) ? kS(e, n) : void 0);
}
function PS(e) {
	let t = {};
	for (let n of S) {
		let r = e(n);
		r !== void 0 && (t[n] = r);
	}
	return t;
}
function FS(e) {
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
const IS = Iy();
function LS(e) {
	return (t, n) => {
		t[e] = n;
	};
}
function RS(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function zS(e, t) {
	let n = e;
	return IS({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: j(),
		value: j(),
		unset: "",
		live: (e) => e[n],
		toManifest: RS,
		write: LS(n),
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function BS(e, t = () => void 0) {
	let n = e;
	return IS({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: Pr(),
		value: Pr(),
		unset: !1,
		undeclared: t,
		live: (e) => e[n],
		toManifest: (t) => t || e === "is_archived" ? t : void 0,
		write: LS(n),
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const VS = IS({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: Br().min(0),
	value: Br(),
	unset: 0,
	live: (e) => e.char_limit,
	toManifest: (e) => e === 0 ? void 0 : e,
	write: LS("char_limit"),
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), HS = Rr(j(), jr()), US = IS({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values, such as { screen: cart }",
	schema: HS,
	value: jr(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = ne(WS(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = HS.safeParse(e);
		return t.success ? RS(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function WS(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function GS({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const KS = IS({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: zr(Vr(S)).min(1),
	value: zr(Vr(S)),
	live: (e) => e.onOtherPlatform ? void 0 : JS(e.platforms),
	inPlan: (e) => JS(e),
	toManifest: (e) => e,
	write: LS("platforms"),
	show: (e) => ({
		as: "set",
		members: e
	})
}), qS = IS({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: zr(j().min(1)),
	value: zr(j()),
	unset: [],
	live: (e) => YS(e.tags),
	check: (e, { rules: t }) => {
		let n = Jn(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => YS(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return YS([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: RS,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return YS([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: LS("tags"),
	show: (e) => ({
		as: "set",
		members: e
	})
});
function JS(e) {
	return S.filter((t) => e.includes(t));
}
function YS(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const XS = IS({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: Ar([j().min(1), OS.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: DS,
	live: (e, { platforms: t }) => NS(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = X(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...NS(e, n)
		} : a;
	},
	inPlan: (e) => NS(e, S),
	check: ZS,
	merge: $S,
	carries: (e, t) => S.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = X(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = FS(t);
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
function ZS(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? X(e, n) : X(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const QS = IS({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: DS,
	value: DS,
	unset: {},
	live: (e) => eC(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => S.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => RS(eC(e)),
	merge: $S,
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
		slots: eC(e)
	})
});
function $S(e, t, n) {
	let r = {};
	for (let i of S) {
		let [a = "", o = "", s = ""] = [
			e[i],
			t[i],
			n[i]
		];
		if (a !== o && s !== a && s !== o) return;
		r[i] = a === o ? s : o;
	}
	return eC(r);
}
function eC(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const tC = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, nC = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, rC = Object.keys(nC), iC = new RegExp([
	tC.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), aC = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, oC = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, sC = "[VOID]";
function cC(e, t) {
	let [n = "", r = ""] = [e, t].map(pt);
	if (n === r || n === "" && r === sC || r === "" && n === sC) return !0;
	let i = (e, t) => t.includes("[%") && lC(e, t) !== void 0;
	return i(n, r) || i(r, n);
}
function lC(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(tC)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(uC(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function uC([e, t, n = "", r, i], a) {
	let o = hC(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = hC(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${hC(n)}(?:hh?|ll?|[qjztL])?[${nC[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function dC(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(tC)];
		e.length > 0 ? t += 1 : a.match(iC) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var fC = class e {
	#e;
	#t = o(() => this.#e.both.flatMap(([e, t]) => gC(t).flatMap(([t, n]) => lC(new Map(gC(e)).get(t) ?? "", n) ?? [])));
	constructor(e) {
		this.#e = e;
	}
	#n = o(() => {
		let e = this.#e.live.flatMap(gC).flatMap(([, e]) => [...e.matchAll(tC)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return mC(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, r) {
		if (n === "as-written") return e;
		let i = o(() => n === "universal" || (this.#a(t) ?? r().isUniversal));
		return mC(e, (e) => e.match(iC) && i() ? this.#o(e, r) : e);
	}
	#r(e) {
		if ((e.match(tC)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(tC, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = oC.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return lC(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(gC).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${uC(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return pC(e, this.#e.style) ?? t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = gC(t).map(([, e]) => e);
			if (e.some((e) => e.match(tC))) return !0;
			if (e.some((e) => e.match(iC))) return !1;
		}
	}
	#o(t, n) {
		if (aC.test(t) || (t.match(iC)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(iC, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${uC(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = rC.find((e) => nC[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return lC(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function pC([, e, t, n, r], { named: i, printf: a } = {}) {
	if (r !== void 0) return i?.replace("@", () => r);
	let o = e === void 0 ? "" : `${e}$`;
	return a && `%${o}${t}${n === "s" || n === "i" ? a[n] : n}`;
}
function mC(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function hC(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function gC(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const _C = Rr(j(), j()), vC = Ar([j(), _C]);
function Z(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = _C.safeParse(ne(e));
	return n.success ? eC(n.data) : e;
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
	if (typeof e == "string" || typeof t == "string") return e === t || xC(e) && xC(t) || typeof e == typeof t && cC(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => cC(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function xC(e) {
	return typeof e == "string" ? e === "" : Object.keys(eC(e)).length === 0;
}
const SC = _C.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: v }
}), CC = Ar([j(), SC]), wC = Rr(j().min(1), CC), TC = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, EC = (e) => zr(Ir({
	language_iso: j().min(1),
	translation: e
})).refine(TC, "has a language twice"), DC = EC(Hr()), OC = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: Ar([wC, EC(CC).transform(MC).pipe(wC)]),
	rewrite: jC,
	diff({ translations: e }, t, n) {
		let { inFiles: r, project: i } = n, { listed: a } = r;
		if (!e && a.length === 0 || i.segmentation) return Py;
		let s = a.filter((t) => !Object.hasOwn(e ?? {}, t)), c = [...Object.entries(e ?? {}), ...s.map((e) => [e, void 0])], l = o(() => XC(e ?? {}, t, i.baseLanguage, r.style)), u = c.flatMap(([r, a]) => PC({
			language: r,
			inFile: a,
			declared: a,
			key: t,
			placeholders: l,
			context: n,
			base: e?.[i.baseLanguage]
		}) ?? []);
		if (u.length === 0) return Py;
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
			translation: vC.parse(n)
		}));
	},
	show(e) {
		let t = vC.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: eC(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = Q(e, n);
		return r && Z(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Z(n, t);
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
			...QC(n, Z(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = Q(e, t);
		return !n || n.is_unverified !== !0 && !xC(Z(n.translation, e.is_plural));
	},
	same: (e, t) => bC(vC.parse(e), vC.parse(t)),
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
		let t = v.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${ct(n, r)}`, s = [e, n];
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
	return t.flatMap(({ translation: t }) => Ry(Z(t, e)));
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
		}) || Py,
		issues: s
	};
}
function FC(e) {
	let { language: t, declared: n, key: r, context: i } = e;
	if (Fn(i.rules, t) === "ignore") return;
	let a = r && Q(r, t);
	if (a) return LC(a, r, e);
	if (n !== void 0) return r ? {
		...Py,
		issues: [Fy(`${t} text`, [t])]
	} : IC(e, {
		field: "translations",
		part: t,
		after: n
	});
}
function IC(e, t, r) {
	let { declared: i, placeholders: a, context: o } = e, { rules: s, storedForm: c = () => YC } = o, l = vC.parse(t.after), u = o.inOtherApps !== void 0 && /%(?:\d+\$)?[@s]/.test(JSON.stringify(l)) && s.placeholders === "auto" ? "universal" : s.placeholders, d = a().stored(l, r, u, c), f = r === void 0 ? d : HC(d, i, r);
	return {
		...Py,
		changes: [n(f, l) ? t : {
			...t,
			sent: f
		}]
	};
}
function LC(e, t, n) {
	let { language: r, inFile: i, declared: a, placeholders: o, context: s } = n, { rules: c, verdicts: l, project: u, inFiles: d } = s, f = s.inOtherApps?.get(r)?.map((e) => vC.parse(e)) ?? [], p = Z(e.translation, t.is_plural), m = d.hasEscapes === !0 && typeof p == "string", h = m ? p.replaceAll("\\\"", "\"") : p, g = s.inOtherApps ? JC(h) : h, _ = a !== void 0 && bC(g, yC(a, g)), v = m && typeof g == "string" && De(g) === a, y = d.plural.includes(r) && Wh({
		declared: i ?? null,
		live: g,
		part: r
	}, u).length > 0;
	if ((_ || v) && !y) return;
	let b = o().native(g), ee = {
		field: "translations",
		part: r,
		live: b,
		...QC(e, b)
	}, x = (e, t = []) => ({
		...Py,
		kept: [{
			...ee,
			...e,
			...i !== void 0 && { declared: i }
		}],
		open: t
	});
	if (a === void 0) {
		let e = d.fromLokalise === !0 ? qC : KC;
		if (!xC(b)) return x({
			reason: "pull",
			...!d.isToAdd && { details: e }
		});
		let i = c.incoming.untranslated === "base" ? RC(r, t, n) : void 0;
		return i === void 0 ? void 0 : {
			...Py,
			kept: [{
				...ee,
				live: i,
				reason: "pull",
				details: WC
			}]
		};
	}
	if (_) return x({
		reason: "pull",
		details: UC
	});
	let te = yC(a, b), ne = {
		field: "translations",
		part: r,
		before: b,
		after: te,
		...QC(e, b)
	}, re = Fn(c, r), S = n.base !== void 0 && zC(te, n.base) && re !== "enforce", ie = d.fromLokalise === !0 || d.isInLocaleFile && (c.incoming.untranslated === "base" || S), C = xC(b) && ie && r !== u.baseLanguage;
	if (C && c.pull) return;
	let ae = f.some((e) => !bC(JC(e), JC(te)));
	if (!C && xC(b) && ae && f.some(xC)) return {
		...Py,
		issues: [BC(r)]
	};
	if (!C && (re === "enforce" && !ae || xC(b))) return IC(n, ne, p);
	let oe = re === "seed" || C;
	if (oe && !c.pull && c.overwrite.length === 0) return x({ reason: "held" });
	if (!oe && ZC(b, te)?.length === 0) return IC(n, ne, p);
	let se = VC(e, b, n, {
		isHeld: oe,
		isInOtherApp: f.some((e) => bC(g, e))
	}), ce = l(se);
	return ce ? ce.is === "write" ? IC(n, ne, p) : x({
		reason: ce.is,
		..."cause" in ce && { cause: ce.cause }
	}) : x({ reason: "undecided" }, [se]);
}
function RC(e, t, { placeholders: n, context: { project: r } }) {
	let i = e === r.baseLanguage ? void 0 : Q(t, r.baseLanguage), a = i && n().native(Z(i.translation, t.is_plural));
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
const UC = "The locale file lacks plural forms that Lokalise has", WC = "Lokalise has no translation yet, so the file gets the base translation", GC = "If its line was deleted, lokaform pull writes it back. To clear it in Lokalise, write an empty text.", KC = `${GC} To delete the key, delete its lines in all files`, qC = `${GC} To give the key up, archive it in Lokalise`;
function JC(e) {
	return new fC({
		declared: [e],
		live: [],
		both: []
	}).stored(e, void 0, "universal", () => YC);
}
const YC = {
	isUniversal: !1,
	isNumbered: !1
};
function XC(e, t, n, r) {
	let i = ([e]) => e === n, a = Object.entries(e).sort((e, t) => Number(i(t)) - Number(i(e))), o = (t?.translations ?? []).map(({ translation: e }) => Z(e, t?.is_plural ?? !1)), s = a.flatMap(([e, n]) => {
		let r = t && Q(t, e);
		return r ? [[n, Z(r.translation, t.is_plural)]] : [];
	});
	return new fC({
		declared: a.map(([, e]) => e),
		live: o,
		both: s,
		style: r
	});
}
function ZC(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(eC(e)).filter((n) => e[n] !== t[n]);
}
function QC(e, t) {
	if (!e.modified_at_timestamp || xC(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e, a = n?.lastIndexOf("@") ?? -1, o = n && (a < 1 ? "somebody" : `${n.slice(0, 1)}***${n.slice(a)}`);
	return { edited: {
		at: r,
		...o && { by: o },
		...i && { reviewed: i }
	} };
}
// src/keys/fieldTable.ts
const $C = [
	XS,
	KS,
	zS("description", !0),
	qS,
	OC,
	QS,
	zS("context", !0),
	VS,
	BS("is_plural"),
	zS("plural_name"),
	BS("is_hidden"),
	BS("is_archived", (e, t) => !GS(e, t) && void 0),
	US
], ew = j().min(1), tw = Ar([Br().positive(), j().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), nw = Ny($C).required({ key_name: !0 }).extend({
	previously: Ar([ew.transform((e) => [e]), zr(ew).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Pr().exactOptional(),
	key_id: tw.exactOptional()
}), rw = Ny($C.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function iw({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const aw = {
	place: "",
	isInLocaleFile: !1,
	listed: [],
	plural: []
};
function ow(e, t) {
	let n = e.values.filenames ? void 0 : iw(e), r = t.platforms.filter((e) => n?.[e] && t.filenames[e]);
	if (!r.some((e) => n?.[e] === t.filenames[e])) return r.map((e) => t.filenames[e])[0];
}
function sw(e, t) {
	let [n = "", ...r] = (Object.values(iw(e) ?? {})[0] ?? "").split(cw).map((e) => e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")), i = RegExp(`^(.*?)${[n, ...r.slice(0, 1)].join("([^/]+)")}`);
	return (e.parts ?? [e]).map(({ file: e, from: n }) => {
		let [, r = "", a = n?.language ?? ""] = i.exec(e.path) ?? [];
		return r + t.replaceAll(cw, a);
	});
}
const cw = "%LANG_ISO%", $ = {
	name: "key",
	fields: $C,
	lacks: ({ platforms: e, translations: t }) => e ? void 0 : {
		code: "needs-platforms",
		message: `It is not in the project yet${t ? "" : ", no file has a text for it"}, and the service needs platforms to create it. ${t ? "" : "If it describes another key, correct its name. Otherwise: "}Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.`,
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => MS(e.key_name, e.platforms),
	context: (e, t, n, r = aw) => ({
		...n,
		inFiles: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? Xt + n.rules.owner : void 0
	}),
	liveContext: (e, t) => ({
		...t,
		inFiles: aw,
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => Wr(e.key_id),
	liveLabel: (e) => MS(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !GS(n, t),
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
function lw(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = [], a = new Map();
	for (let t of e) {
		let e = iw(t), o = e ? void 0 : uw(a, t);
		if (o) {
			o.parts.push(t);
			continue;
		}
		let s = dw(t), c = t.from ? mw(a, s, e) : [], [l] = c;
		if (c.length > 1) {
			r.push({
				entry: t,
				rivals: c
			});
			continue;
		}
		let u = l || !t.from ? [] : mw(a, s).filter(({ parts: [e] }) => e && !e.from && !e.values.filenames);
		u.length > 0 && n.push(gw(t, u.slice(0, 1)));
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
	let o = ({ parts: e }) => yw(e, t).entries;
	for (let { entry: e, rivals: t } of r) Lw(t.flatMap(o)).length === 0 && n.push(gw(e, t));
	let s = i.map(({ parts: e }) => yw(e, t));
	return {
		entries: s.flatMap((e) => e.entries),
		problems: [...n, ...s.flatMap((e) => e.problems)]
	};
}
function uw(e, { from: t, values: n }) {
	let { key_name: r, platforms: i = S } = n, [a, o] = t && typeof r == "string" && e.get(r) || [];
	return o || a?.platforms !== pw(i) ? void 0 : a.group;
}
function dw({ values: e }) {
	let { key_name: t, platforms: n = S } = e;
	if (typeof t == "string") return [[t, pw(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return X(t, n).map((e) => [e, pw(r(e))]);
}
const fw = 2 ** S.length - 1;
function pw(e) {
	return e === S ? fw : e.reduce((e, t) => e | 1 << S.indexOf(t), 0);
}
function mw(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !hw(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function hw(e, t) {
	return !e || !t ? !1 : S.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function gw(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? Fa(e, ["key_name"]) : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return K($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function _w(e, t) {
	let n = e.parts ?? [e];
	return n.some(({ from: e, values: t }) => e && Object.values(t.translations ?? {}).some((e) => typeof e == "string")) && yw(n, t, !0).entries[0] || e;
}
function vw(e, t) {
	let n = e.parts ?? [e];
	return n.some(({ from: e, values: t }) => !e && t.is_plural !== void 0) || !n.some(({ message: e }) => e !== void 0) ? e : yw(n.map((e) => {
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
function yw(e, t, n = !1) {
	let [r] = e;
	if (!r || e.length === 1 && !n) return {
		entries: [...e],
		problems: []
	};
	let i = Sw(e, t), a = i.size === 0 ? e : e.filter((e) => !i.has(e)), o = (n || i.size > 0 ? void 0 : bw(e)) ?? Ew(e, a, t, n), { translations: s, isPlural: c, problems: l, leftOut: u } = o, d = [
		...Tw(i),
		...u,
		...t === void 0 ? [] : l
	], f = e.filter(({ values: e }) => e.description !== void 0), { is_plural: p, translations: m, ...h } = r.values, g = f[0]?.values.description, _ = {
		...r,
		values: {
			...h,
			key_name: Pw(e),
			...Object.keys(s).length > 0 && { translations: s },
			...c !== void 0 && { is_plural: c },
			...g !== void 0 && { description: g }
		},
		onCreate: {
			...Fw(e),
			...r.from ? {} : r.onCreate
		},
		span: new nn(r.span, () => xw(e, o.owners(), o.becameOther)),
		parts: e,
		...d.length > 0 && { leftOut: d }
	}, [v, y] = f, b = v && y && !v.from ? [Iw(y, v, ["description"])] : [];
	return {
		entries: [_],
		problems: [...l.map((e) => e.problem), ...b]
	};
}
function bw(e) {
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
		owners: () => Ow(e).owners
	};
}
function xw(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		if (!t) return;
		let r = t.span.members?.get("translations")?.members?.get(e), i = On(r ?? t.span, { file: t.file });
		return n.has(e) ? On(i, { members: new Map([["other", i]]) }) : i;
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
			return n ? [On(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? On(n, { members: a }) : n);
	}
	return r;
}
function Sw(e, t) {
	let n = e.filter(({ from: e }) => e?.file.language !== void 0), r = ({ from: e }) => e?.language === (t ?? e?.source.language ?? e?.source.languages?.[0]), i = n.find(r) ?? n[0], a = (e) => n.every(({ from: t }) => t === e.from || t?.language !== e.from?.language), o = t !== void 0 || i !== void 0 && r(i), { from: s } = i ?? {}, c = new Map();
	if (!s) return c;
	let l = Cw(s.file);
	for (let e of n) e.from && l(e.from.file) && (o || a(e)) && c.set(e, s.file.path);
	return c;
}
const Cw = i((e) => i((t) => {
	if (t === e) return !1;
	let { source: n, language: r = "" } = t, i = r === e.language ? void 0 : wn([n], e, r)?.path, a = pr(e.path) === pr(t.path) && !Dr(e.source, n), o = i === void 0 || i === t.path || ww(i, t.path);
	return a && !o;
}));
function ww(e, t) {
	let n = (e) => e.slice(0, e.lastIndexOf("/") + 1);
	return e.endsWith(".xml") && n(e) === n(t);
}
function Tw(e) {
	return [...e].map(([e, t]) => {
		let n = e.from?.language ?? "", r = `The base translation is in ${t}, so the ${n} translation belongs in the ${n} file of the same path. It stays in this file, and is not compared or sent. Move it there.`;
		return {
			language: n,
			problem: K($, e, "no-language-file", r, {
				path: ["translations", n],
				severity: "warning"
			}),
			isInWrongFile: !0
		};
	});
}
function Ew(e, t, n, r) {
	let { owners: i, problems: a } = Ow(t), o = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), s = [...i].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), c = s.filter(({ isPlain: e }) => e), l = ({ part: e }) => pr(e.file.path)?.severalLanguages, u = o?.values.is_plural ?? (r || c.length < s.length && c.every((e) => e.language !== n || l(e))), d = s.filter((e) => e.isPlain === u && !(u && l(e)));
	for (let { language: e } of d) i.delete(e);
	let f = new Set(u ? c.filter(l).map(({ language: e }) => e) : []);
	return {
		translations: Nw(i, f),
		becameOther: f,
		problems: a,
		owners: () => i,
		isPlural: o ? u : u || void 0,
		leftOut: d.map(({ language: e, part: t }) => ({
			language: e,
			problem: Dw(t, e, u)
		}))
	};
}
function Dw(e, t, n) {
	let [r, i] = n ? ["has no plural forms", "is a plural"] : ["has plural forms", "is not a plural"], a = `The ${t} text ${r}, but the key ${i} (keys.yaml decides, then Lokalise, then the other languages). It stays in the file, and is not compared or sent. Write all languages with plural forms, or all without.`;
	return K($, e, "plural-mismatch", a, {
		path: ["translations", t],
		severity: "warning"
	});
}
function Ow(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let e in i.values.translations) {
		let a = n.get(e)?.find((e) => !kw(e, i));
		if (n.set(e, [...n.get(e) ?? [], i]), t.has(e) || t.set(e, i), a) {
			let [t, n] = a.from?.onlyIfBase && !i.from?.onlyIfBase ? [a, i] : [i, a];
			r.push({
				language: e,
				problem: Iw(t, n, ["translations", e])
			});
		}
	}
	return {
		owners: t,
		problems: r
	};
}
function kw({ from: e }, t) {
	return e !== void 0 && t.from !== void 0 && Dr(e.source, t.from.source);
}
function Aw(e) {
	let t = e.filter((e) => (e.parts ?? [e]).every(({ from: e }) => !e)), n = e.flatMap((e) => [...new Set(jw(e))]);
	return t.length < 2 && new Set(n).size === n.length;
}
function jw({ parts: e, ...t }) {
	let n = (e ?? [t]).flatMap(({ from: e }) => e ? hn(e.source) : []), { key_name: r, platforms: i = S } = t.values;
	return n.length > 0 ? n : typeof r == "string" ? i : Object.keys(r);
}
function Mw(e, t) {
	let n = (e.parts ?? []).flatMap((e) => e.from ? [{
		part: e,
		row: e.from.source
	}] : []), r = $n([...new Set(n.map(({ row: e }) => e))]);
	if (r.length < 2) return [e];
	let i = e.parts?.filter(({ from: e }) => !e) ?? [], a = (e) => n.flatMap(({ part: t, row: n }) => e.includes(n) ? [t] : []);
	return r.flatMap((e) => yw([...i, ...a(e)], t).entries);
}
function Nw(e, t) {
	let n = {};
	for (let [r, { values: i }] of e) {
		let e = i.translations?.[r] ?? "";
		ae(n, r, t.has(r) ? { other: String(e) } : e);
	}
	return n;
}
function Pw(e) {
	let [t] = e;
	if (t?.values.previously && !t.values.platforms) {
		let n = e.slice(1), r = n.flatMap(({ values: { key_name: e } }) => typeof e == "string" ? [] : e);
		if (r.length === n.length) return typeof t.values.key_name == "string" ? Object.assign({}, ...r) : t.values.key_name;
	}
	let n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function Fw(e) {
	let t = new Set();
	for (let { from: n, onCreate: r } of e) n && t.add(r);
	let n = new Set([...t].flatMap((e) => e.platforms ?? [])), r = new Set([...t].flatMap((e) => e.tags ?? [])), i = {};
	for (let e of t) Object.assign(i, e.filenames);
	return {
		...n.size > 0 && { platforms: S.filter((e) => n.has(e)) },
		...r.size > 0 && { tags: [...r] },
		...Object.keys(i).length > 0 && { filenames: i }
	};
}
function Iw(e, t, n) {
	let r = Fa(t, n), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${t.from && e.from && n.length > 1 ? " If they are texts of two keys, rename one of them, or write {file}, {dir} or {1} in key_name of their rows of texts." : ""}`;
	return K($, e, "duplicate-text", i, {
		path: n,
		scope: "run"
	});
}
function Lw(e) {
	let t = new Sn(), n = new Map();
	for (let r of Rw(e)) {
		let e = iw(r), i = e === void 0 ? "" : C(eC(e)), { key_name: a, platforms: o = S } = r.values, [s] = Object.entries(NS(a, o)).flatMap(([e, t]) => {
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
		t.add(Pa("duplicate-key", `Key "${MS(a)}"`, c, " If one was copied, correct its name. If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function Rw(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of X(r.key_name)) (t.has(e) ? n : t).add(e);
	return n.size === 0 ? [] : e.filter(({ values: e }) => X(e.key_name).some((e) => n.has(e)));
}
// src/keys/renames.ts
function zw(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : Bw(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = Vw(r, n), { renames: a, problems: o } = Uw(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function Bw(e, t) {
	let n = t.byId.get(e);
	if (!n && !e.values.previously) return;
	let r = t.formerlyLive(e);
	if (n) {
		if (Yw(e, n, t.perPlatform).length === 0) return;
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
function Vw(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(Jw(r, t, n));
		return !Hw(e.values).some((e) => a.includes(e));
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
function Hw({ key_name: e, previously: t = [] }) {
	return [...X(e), ...t];
}
function Uw(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = x([...t], (t) => e.get(t)?.from ?? []), s = x([...i].filter(([e, n]) => !t.has(e) && (!e.values.new || a(n))), ([, e]) => [e]), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: a, blockers: d }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = MS(e.key_name, e.platforms), h = o.get(e)?.find((e) => e !== n && !Aw([n, e])), g = (t) => [...t].flatMap(([t, r]) => r === e && t !== n ? t : []), _ = s.get(e)?.some(([e]) => !Aw([n, e])) === !0, v = (e, t, r = "previously") => u.set(n, K($, n, e, t, { path: [r] }));
		p && !t.has(n) ? v("wrong-id", Gw(e, d), "key_id") : p ? l.set(n, e) : f.length > 0 ? v("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? v("claimed-twice", `"${m}" is a former name, but ${Ww(g(r), "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : _ ? v("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${Ww(g(i), "key_name")}. If the key was renamed, ${g(i).some(({ from: e }) => e) ? "rename it there too" : "remove that entry"}. Otherwise, remove the name from previously. If the other entry is a new key, add new: true to it.`) : h ? v("rename-twice", `"${m}" is also a former name of ${Ww([h], "previously")}, but it can only become one key. Keep it in one entry.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function Ww(e, t) {
	return e.map((e) => `"${MS(e.values.key_name)}" (${Fa(e, [t])})`).join(" and ");
}
function Gw(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => MS(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function Kw(e) {
	let t = new Set(e.filter(({ values: e }) => e.previously !== void 0)), n = new Map();
	for (let e of t) for (let t of X(e.values.key_name)) n.set(t, e);
	let r = ({ values: { previously: e = [] } }) => e.flatMap((e) => n.get(e) ?? []).find((e) => t.has(e)), i = new Sn();
	for (let e of t) {
		let n = [e];
		for (let e = n.at(-1); e; e = n.at(-1)) {
			let a = r(e);
			if (!a) t.delete(e), n.pop();
			else if (!n.includes(a)) n.push(a);
			else {
				let e = n.splice(n.indexOf(a));
				for (let n of e) t.delete(n);
				i.add(qw(e, a));
			}
		}
	}
	return i.problems;
}
function qw(e, t) {
	let n = ({ values: e }) => `"${X(e.key_name)[0]}"`, r = [...e.slice(0, 10).map(n), ...e.length > 10 ? ["…"] : []], i = e.length === 1 ? `The field previously has the present name of the key, ${n(t)}. Remove it: the field is for a name that the key had before.` : `These renames form a cycle: ${[...r, n(t)].join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
	return k("rename-cycle", i, { place: Vt(t.file, t.span, ["previously"]) });
}
function Jw({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = NS(e.key_name, r);
	return n ? {
		...NS(t.key_name, r),
		...i
	} : i;
}
function Yw(e, t, n) {
	let r = Jw(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return S.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
function Xw(e, n, { applied: r, project: { baseLanguage: i } }) {
	let a = e.filter(({ declared: e, live: t }) => !t && !jy(e) && !e.values.new && r?.has(C(e.values.key_name)));
	if (a.length === 0) return [];
	let o = x(n, (e) => Ry(Z(Q(e, i)?.translation ?? "", e.is_plural)));
	return a.flatMap(({ declared: e }) => {
		let n = e.values.translations?.[i] ?? "", [r, a] = new Set(Ry(n).flatMap((e) => o.get(e) ?? []));
		if (!r || a) return [];
		let [s = ""] = jS(r, e.values.key_name), c = `It was live at the last apply, and now key "${MS(r.key_name, r.platforms)}" (id ${r.key_id}) has its ${i} translation, so it was probably renamed in Lokalise. It is not created. To take the new name, rename it in all files. To rename the key back, set previously: ${t(s)} in an entry of ${Pt(e.file.path)}. If it is another key, set new: true there.`;
		return [{
			declared: e,
			problem: K($, e, "looks-renamed", c, { path: ["key_name"] })
		}];
	});
}
// src/keys/match.ts
function Zw(e) {
	return ({ tags: t }) => Jn(t, e) !== void 0;
}
function Qw(e, t, n, r = () => !1, i) {
	return new $w({
		declared: e,
		live: t,
		perPlatform: n,
		keepsName: r,
		formerFiles: i
	}).result();
}
var $w = class {
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
		this.#e = e, this.keepsName = e.keepsName, this.perPlatform = e.perPlatform, this.#t = x(e.live, ({ key_name: e }) => X(e));
	}
	result() {
		let { declared: e, live: t } = this.#e;
		this.#s(), this.#c(), this.#u(), this.#d(), this.#a = zw(e, this.#n, this), this.#f();
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
		this.#n.set(e, K($, e, t, n, { path: [r] }));
	}
	#s() {
		let { declared: e, live: t } = this.#e, n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []);
		for (let e of n) {
			let t = r.get(String(e.values.key_id));
			t && this.#i.set(e, t);
		}
		for (let [e, t] of re(this.#i, ([, e]) => e)) {
			let n = t.map(([e]) => e), [r, ...i] = n;
			if (r && i.length === 0) this.byId.set(r, e);
			else for (let e of n) {
				let t = `${Ww(n, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
				this.#o(e, "claimed-twice", t, "key_id");
			}
		}
		let i = n.filter((e) => !this.#i.has(e));
		i.length > 0 && this.#r.push(rT(i));
	}
	#c() {
		let e = new Map([...this.byId].map(([e, t]) => [t, e])), t = this.#l();
		for (let n of this.#e.declared) {
			if (this.byId.has(n) || this.#n.has(n)) continue;
			let r = this.#_(n, this.#y(n)), i = (e) => iw(n) !== void 0 && (t.get(e) ?? n) !== n, a = (t) => {
				let r = e.get(t);
				return r !== void 0 && !Aw([r, n]);
			}, o = tT(n, r.filter((e) => !a(e) && !i(e)));
			if (o.length > 1) {
				let e = o.map(({ key_id: e }) => e).join(", "), t = `The project has ${o.length} keys with this name (ids ${e}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`;
				this.#o(n, "ambiguous-key", t);
			} else o[0] ? this.direct.set(n, o[0]) : r.length > 0 && this.contested.set(n, r);
		}
	}
	#l() {
		let e = new Map();
		for (let t of this.#e.declared) {
			let n = iw(t);
			if (!n) continue;
			let [r, ...i] = this.#_(t, this.#y(t)).filter((e) => nT(e, n));
			r && i.length === 0 && e.set(r, e.has(r) ? void 0 : t);
		}
		return e;
	}
	#u() {
		for (let [e, t] of this.direct) {
			if (this.#g(e, t) !== "unknown") continue;
			this.direct.delete(e);
			let n = `Live key ${t.key_id} has this name and the filename "${ow(e, t)}", which is of another file, and git does not tell whether this repository had that file. If it is this key, add key_id: ${t.key_id} to an entry of it in ${Pt(e.file.path)}, or correct its filename in Lokalise. If this is a new key, set new: true there.`;
			this.#o(e, "ambiguous-key", n);
		}
	}
	#d() {
		if (new Set(this.direct.values()).size !== this.direct.size) for (let [e, t] of re(this.direct, ([, e]) => e)) {
			let n = t.map(([e]) => e);
			if (n.length < 2 || Aw(n)) continue;
			let r = n.filter((t) => nT(e, iw(t))), i = r.length === 1 ? r[0] : void 0;
			for (let t of n) {
				if (t === i || (this.direct.delete(t), i && iw(t) !== void 0)) continue;
				let r = `${Ww(n, "key_name")} match the same live key (id ${e.key_id}). Declare the key once, with a name for each platform, or set the same filenames in the rows of texts. If the entries are keys with different filenames, add key_id: ${e.key_id} to the entry that describes live key ${e.key_id}.`;
				this.#o(t, "claimed-twice", r);
			}
		}
	}
	#f() {
		let { renames: e, leaving: t } = this.#a;
		for (let [n, r] of this.contested) {
			if (this.#n.has(n) || e.has(n)) continue;
			let i = r.every((e) => t.has(e));
			if (i ? n.values.new : iw(n) !== void 0) continue;
			let a = [...this.byId].flatMap(([e, t]) => r.includes(t) ? e : []), o = r.map(({ key_id: e }) => e).join(", "), s = i ? "If one of them is a copy of the other, remove key_id there. If the first one is a new key, set new: true in it." : "Declare the key once. If the first one is another key with the same name, declare its filenames.", c = `${Ww([n], "key_name")} has the name of live key ${o}, and ${Ww(a, "key_id")} has its key_id. ${s}`;
			this.#o(n, "claimed-twice", c);
			for (let e of i ? a : []) this.#o(e, "claimed-twice", c, "key_id");
		}
	}
	#p(e) {
		let t = new Map();
		for (let e of this.#e.live) for (let n of X(e.key_name)) t.set(eT(n), {
			name: n,
			key: e
		});
		let n = new Set();
		for (let r of e) for (let e of X(r.values.key_name)) {
			let { name: i, key: a } = t.get(eT(e)) ?? {};
			if (a && i !== e) {
				let e = `This name looks like that of ${"key_id" in a ? `live key ${a.key_id}` : Ww([a], "key_name")}, but has other Unicode characters or a blank at an end, so the service may store both as one. Copy the name from there, or set previously to it.`;
				this.#o(r, "lookalike-key", e);
			} else t.set(eT(e), {
				name: e,
				key: r
			});
			if (!this.perPlatform && n.has(e) && iw(r) === void 0) {
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
		return r && !Aw([e, r]) ? void 0 : n;
	}
	#h(e) {
		let t = this.#m(e);
		if (!t) return { declared: e };
		if (!this.#a.renames.has(e)) return {
			declared: e,
			live: t
		};
		let n = X(e.values.key_name), r = this.byId.has(e) && AS(t).some((e) => n.includes(e)), i = MS(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!r && { renamedFrom: i }
		};
	}
	#g(e, t) {
		let { formerFiles: n } = this.#e, r = n && ow(e, t);
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
		return this.perPlatform ? t.filter((e) => (n.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && kS(n.key_name, t) === e.key_name[t])) : t;
	}
	holders(e, t) {
		return Yw(e, t, this.perPlatform).flatMap(([e, n]) => (this.#t.get(n) ?? []).filter((r) => r !== t && (!this.perPlatform || r.platforms.includes(e) && r.key_name[e] === n)));
	}
	formerlyLive(e) {
		let { previously: t = [], key_name: n } = e.values, r = (e) => [...new Set(t.flatMap((t) => (this.#t.get(t) ?? []).filter((n) => e(n).includes(t))))], i = r((e) => jS(e, n)), a = i.length > 0 ? i : r(AS);
		return tT(e, this.#_(e, a));
	}
};
function eT(e) {
	return e.normalize("NFC").trim();
}
function tT(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => nT(t, iw(e)));
	return n.length === 1 ? n : t;
}
function nT(e, t) {
	return t ? S.every((n) => t[n] === void 0 || t[n] === e.filenames[n]) : !1;
}
function rT([e, ...t]) {
	let n = t.length > 0 ? ` (the first of ${t.length + 1} such ids)` : "", r = `The project has no key with the id ${e?.values.key_id}${n}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.`, i = e && { place: Vt(e.file, e.span, ["key_id"]) };
	return k("stale-id", r, {
		...i,
		severity: "warning",
		scope: "change"
	});
}
// src/keys/apps.ts
function iT(e, t) {
	let { rows: n = [], project: r } = t, i = [];
	if (n.length === 0) return {
		matches: e,
		refused: i
	};
	let a = n.some((e) => n.some((t) => Dr(e, t)));
	return {
		matches: e.flatMap((e) => {
			let n = a ? Mw(e.declared, r.baseLanguage) : [e.declared];
			if (e.live || n.length === 1) return n.map((t) => aT({
				...e,
				declared: t
			}));
			let { texts: o, problem: s } = cT(n, t);
			return s && i.push({
				declared: e.declared,
				problem: s
			}), s ? [] : [{ declared: sT(e.declared, { translations: o }) }];
		}),
		refused: i
	};
}
function aT(e) {
	let { declared: t, live: n } = e, { key_name: r } = t.values;
	return typeof r != "string" || !t.from || !n || AS(n).length < 2 ? e : {
		...e,
		declared: sT(t, { key_name: oT(t) })
	};
}
function oT({ parts: e, ...t }) {
	let n = (e ?? [t]).find(({ from: e }) => e)?.from?.source, { key_name: r } = t.values;
	return n && typeof r == "string" ? NS(r, hn(n)) : r;
}
function sT(e, t) {
	return {
		...e,
		values: {
			...e.values,
			...t
		}
	};
}
function cT(e, { rules: t }) {
	let n = {};
	for (let r of e) for (let [i, a] of Object.entries(r.values.translations ?? {})) {
		let o = n[i] ?? a, s = bC(o, a) || t.placeholders === "as-written" ? a : JC(a), [c = r] = e.filter(({ values: e }) => e.translations?.[i] !== void 0);
		if (!bC(o, a) && !bC(JC(o), s)) return { problem: em($, {
			entry: r,
			other: c,
			field: "translations",
			part: i
		}) };
		ae(n, i, s);
	}
	return { texts: n };
}
function lT({ created: e, project: { baseLanguage: t } }) {
	let [n, ...r] = [...x(e, ({ entry: { values: e } }) => {
		let n = e.translations?.[t] ?? "";
		return e.new || xC(n) ? [] : [C(JC(n))];
	}).values()].flatMap((e) => {
		let [t, ...n] = e.map(({ entry: e }) => e);
		return t && n.length > 0 && Aw([t, ...n]) ? [{
			key: t,
			twins: n
		}] : [];
	});
	if (!n) return [];
	let { key: i, twins: a } = n, o = r.length > 0 ? ` The same is true for ${r.length} more new keys.` : "", s = uT([i, ...a]), c = `${Ww(a, "key_name")} ${a.length > 1 ? "are new keys of other apps" : "is a new key of another app"} with the same ${t} translation, so each becomes a key. To create one key, add an entry to keys.yaml: - key_name: ${s}.${o}`;
	return [K($, i, "second-key", c, {
		path: ["key_name"],
		severity: "notice"
	})];
}
function uT(e) {
	return `{ ${e.flatMap((e) => Object.entries(oT(e))).map(([e, n]) => `${e}: ${t(n)}`).join(", ")} }`;
}
// src/checks/checkTexts.ts
const dT = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, fT = `[\\s${dT.source.slice(1)}`, pT = new RegExp(fT);
function mT(e) {
	return /[{%$]/.test(e) || pT.test(e.charAt(0)) || pT.test(e.charAt(e.length - 1));
}
function hT(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !mT(e)) ? [] : vT(e, t), { words: a } = t;
	return a ? [...i, ..._T(n).flatMap((e) => CT(e, a))] : i;
}
const gT = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function _T(e) {
	return Object.entries(e).flatMap(([e, t]) => gT.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function vT(e, t) {
	let { levels: r, base: i, needed: a } = t, { texts: o, charLimit: s, live: c } = e, l = _T(o), u = (e) => r[e] !== "off", d = (e) => l.some(({ text: t }) => Nt(t).some((t) => e(t.text))), f = (u("icu") || u("placeholders") || u("plurals")) && d(xr), p = f || d(_r) && (t.usesIcu?.() ?? !1), m = [...l, ...bT(e, i)], h = m.find(({ language: e }) => e === i)?.text, g = m.filter(({ language: e, text: t }) => e === i || h === void 0 || !n(t, h)), _ = ({ language: t }) => e.isInFile?.(t) ? void 0 : c?.(t);
	return [
		...u("icu") && f ? l.flatMap(xT) : [],
		...u("placeholders") ? yT(Dn(m, i, {
			readsIcu: p,
			isForm: e.isForm
		}), m, i) : [],
		...u("plurals") ? g.flatMap((e) => Cn(e, _(e), a)) : [],
		...u("plurals") && f ? Ut(g, i, a) : [],
		...u("length") && s > 0 ? l.flatMap((t) => ST(t, e)) : [],
		...u("blanks") ? yT(kT(m, i), m, i) : [],
		...u("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? wT(e, l, i) : []
	];
}
function yT(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || Nt(r.text).length === 0 || e.length < 3) return e;
	let i = [...x(e, ({ fault: e = "" }) => [be(e).message]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o] = i.toSorted((e, t) => a(t) - a(e));
	if (!o) return e;
	let s = a(o), c = t.filter((e) => e !== r && Nt(e.text).length > 0).length;
	if (s < 3 || s * 2 <= c) return e;
	let [{ check: l, language: u, fault: d = "" }] = o, f = w`differs from ${s === c ? "all" : `${s} of ${c}`} other texts in the same way, so it is probably the one to correct: the ${u} text ${d}`, p = Nt(r.text).find((e) => o.every((t) => t.form === e.form));
	return [un(l, r, p ?? {}, f), ...e.filter((e) => !o.includes(e))];
}
function bT({ texts: e, live: t }, n) {
	if (n === void 0 || Nt(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function xT(e) {
	return Nt(e.text).flatMap((t) => {
		if (!xr(t.text)) return [];
		let n = ut(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [un("icu", e, t, o, `${i}.${Bt(t.text)}`)];
	});
}
function ST(e, { charLimit: t }) {
	return Nt(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [un("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function CT(e, t) {
	return Nt(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => un("words", e, n, w`has "${T(t)}"`, `Write "${r}".`)));
}
function wT({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || Nt(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => Nt(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || Nt(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const TT = ["start", "end"], ET = RegExp(`^${fT}*`), DT = /\r\n?|[\u2028\u2029\x85]/g, OT = /[^\S\n\t]/g;
function kT(e, t) {
	let n = e.flatMap((e) => {
		let t = Nt(e.text).map((e) => ({
			...e,
			...AT(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = on(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = TT.filter((e) => {
			let [n, r] = [t[e], i?.[e] ?? ""];
			return n !== r && !(n === "" && /^ +$/.test(r) && MT.test(t.text));
		});
		if (a.length === 0) return [];
		let o = `has other blanks or line breaks at its ${a.join(" and ")} than the ${r.language} text`;
		return [un("blanks", e, t, o, "Use the same in both.")];
	}));
}
function AT(e) {
	let t = ET.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && pT.test(e.charAt(n - 1));) --n;
	return {
		start: jT(t),
		end: jT(e.slice(n))
	};
}
function jT(e) {
	return e === "" ? "" : e.replace(dT, "").replace(DT, "\n").replace(OT, " ");
}
const MT = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
// src/checks/words.ts
function NT(e) {
	let t = Object.entries(e).flatMap(([e, t]) => _(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, PT({
		...e,
		...n
	})])), r = PT(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function PT(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${FT}(?=${FT}))(?:${r})(?!(?<=${FT})${FT})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of IT(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== LT(r, e) && t.set(r, LT(r, e));
		}
		return t;
	};
}
const FT = `(?:${Bn.source.slice(1)}|[\\p{N}\\p{M}_])`;
function IT(e) {
	let t = (e) => " ".repeat(e.length);
	return (lr(e)?.texts.join("\n") ?? e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(tn, t);
}
function LT(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const RT = 1e4, zT = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, BT = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], VT = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function HT(e, t) {
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => Nt(n).some((n) => t(n.text, e)))), r = o(() => n(xr)), { base: i = "" } = t, a = () => e.filter(({ declared: e }) => /\s/.test(GT(e))).length > e.length * .1, s = o(() => e.length <= 10 || !a() && (n((e, t) => t === i) || e.some(({ live: e }) => e && Nt(qT(e, i) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: r,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: Ce(c.pattern) },
		...c && u !== "off" && { words: NT(c.words) }
	}, f = o(() => new Set(e.flatMap(({ declared: e }) => X(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = GT(e), n = (e) => e !== t && f().has(e), [r, i = ""] = zT.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && BT.some((e) => f().has(i + e));
			let [, a] = VT.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function UT(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = HT(e, t), i = [], a = 0;
	for (let { declared: t, live: o } of e) {
		let e = KT(t, o, () => r(t), n), s = [...JT(t, n), ...e];
		if (s.length !== 0) {
			for (let e of s) i.push(YT(t, e, n));
			if (a += 1, a >= RT) break;
		}
	}
	let [o] = i;
	if (o && a >= RT) {
		let e = `${RT.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
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
function WT(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = HT(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: ar(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : vC.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			qT(t, i)
		], p = d !== void 0 && !xC(d) ? d : f && ((n) => XC(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = KT(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || pS(Q(t, c))[a], b = new Set(v.map(({ check: e }) => e)), ee = [...y ? [] : [`not-${a}`], ...b], x = v.map(({ message: e }) => e).join(" ");
		return ee.length === 0 ? void 0 : {
			because: ee,
			...x !== "" && { details: x }
		};
	} };
}
function GT({ values: e }) {
	return X(e.key_name)[0] ?? "";
}
function KT(e, t, n, r, i = e.values.translations) {
	let { translations: a = {}, char_limit: s } = e.values;
	if (!i) return [];
	let c = o(() => XC(a, t, r.base)), l = (e) => e && c().native(e);
	return hT({
		isForm: n,
		texts: i,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		isInFile: (t) => Za([e]).some(({ from: e }) => e?.language === t),
		...t && { live: (e) => l(qT(t, e)) }
	}, r);
}
function qT(e, t) {
	let n = Q(e, t);
	return n && Z(n.translation, e.is_plural);
}
function JT({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? X(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "";
	if (o.length === 0 && !c) return [];
	let l = Pt(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`, d = o.map((e) => {
		let t = `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`;
		return a("key_names", t);
	});
	return c ? [...d, a("descriptions", u)] : d;
}
function YT(e, t, { levels: n }) {
	let { check: r, language: i, form: a } = t, o = r === "base", s = n[r] === "error";
	return K($, e, Pn[r], t, {
		path: [...i === "" ? ["key_name"] : ["translations"], ...o ? [] : [i, a ?? ""]],
		ofName: o,
		severity: s ? "error" : "warning",
		scope: s ? "project" : "change"
	});
}
function XT({ values: e }, t, n, r) {
	let i = Nt((t ? qT(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && Q(t, e);
			if (!n || !r(Z(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...pS(n)
			};
			return In.filter((e) => i[e]);
		}
	};
}
// src/keys/remarks.ts
const ZT = [
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
		find: $T
	},
	{
		name: "new keys with the name of another key",
		codes: ["second-key"],
		needs: "plan",
		find: eE
	},
	{
		name: "new keys of two apps",
		codes: ["second-key"],
		needs: "plan",
		find: lT
	},
	{
		name: "texts in a wrong encoding",
		codes: ["wrong-value"],
		needs: "plan",
		find: aE
	},
	{
		name: "new keys that are probably renamed",
		codes: ["looks-renamed"],
		needs: "plan",
		find: tE
	},
	{
		name: "keys that were probably renamed in Lokalise",
		codes: ["looks-renamed"],
		needs: "plan",
		find: nE
	},
	{
		name: "references to keys that are not there",
		codes: ["unknown-reference"],
		needs: "plan",
		find: cE
	},
	{
		name: "checks of texts",
		codes: Object.values(Pn),
		needs: "files",
		notIn: ["drift", "status"],
		find: ({ entries: e, checks: t }) => UT(e, t)
	}
];
function QT(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = k(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function $T({ entries: e, chosen: t, live: n }) {
	let r = new Set(t), i = o(() => new Set(n.flatMap(AS)));
	return e.flatMap(({ declared: e, live: t }) => {
		let { previously: n = [] } = e.values;
		if (t || jy(e) || n.length === 0 || !r.has(e) || n.some((e) => i().has(e))) return [];
		let a = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key. Correct or remove previously.`;
		return [K($, e, "unknown-previously", a, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function eE({ entries: e, chosen: t, live: n, unmatched: r }) {
	let i = new Set(t), a = new Set(r), s = o(() => x(n, AS)), c = new Map();
	return QT(e.flatMap(({ declared: e, live: t }) => {
		if (t || jy(e) || !i.has(e)) return [];
		let { key_name: n, platforms: r = e.onCreate.platforms } = e.values, o = X(n, r), l = iw(e) !== void 0, u = o.flatMap((e) => s().get(e) ?? []).find((e) => l || a.has(e)), d = o.flatMap((e) => c.get(e) ?? []);
		if (l) for (let t of o) c.set(t, e);
		let f = u ? `live key ${u.key_id}` : Ww(d.slice(0, 1), "key_name");
		if (e.values.new || f === "") return [];
		let p = `The name of this new key is also that of ${f}, on another platform or in another file. To use a live key, set its key_id in keys.yaml. If this key is really new, set new: true. Otherwise, a second key without the translations is created, if the service allows it.`;
		return [K($, e, "second-key", p, {
			path: ["key_name"],
			severity: "warning"
		})];
	}), "new keys have the name of another key");
}
function tE({ created: e, declared: n, live: r, undeclared: i, project: { baseLanguage: a } }) {
	let s = new Set(i.map(({ id: e }) => e)), c = n.some(({ from: e, parts: t }) => e ?? t), l = new Set(n.filter(({ values: { translations: e } }) => (c || e !== void 0) && e?.[a] === void 0).flatMap(({ values: e }) => X(e.key_name))), u = o(() => x(r.filter((e) => s.has(e.key_id) || AS(e).some((e) => l.has(e))), (e) => Ry(Z(Q(e, a)?.translation ?? "", e.is_plural))));
	return QT(e.flatMap(({ change: e, entry: n }) => {
		let r = Ry(e.fields.find(({ field: e, part: t }) => e === "translations" && t === a)?.after ?? "").flatMap((e) => u().get(e) ?? []), [i] = r.flatMap((e) => [...jS(e, n.values.key_name), ...AS(e)]);
		if (i === void 0 || n.values.new) return [];
		let o = `Live key "${i}"${r.length > 1 ? ` (and ${r.length - 1} more)` : ""} has the same ${a} text as the new key "${e.label}", and the files have none for it. If it was renamed, rename it in all files, and set ${rE(n)}previously: ${t(i)} in an entry of ${Pt(e.place.file)}. Otherwise, set new: true there.`;
		return k("looks-renamed", o, {
			place: e.place,
			severity: "notice",
			scope: "change"
		});
	}), "new keys have the same text as a live key that the files do not have");
}
function nE({ entries: e, unmatched: t, project: { baseLanguage: n } }) {
	let r = e.filter(({ declared: e, live: t }) => !t && jy(e)), i = e.flatMap(({ declared: e, live: t }) => t && e.isToAdd ? [t] : []), a = o(() => x([...t, ...new Set(i)], (e) => Ry(Z(Q(e, n)?.translation ?? "", e.is_plural))));
	return QT(r.flatMap(({ declared: e }) => {
		let t = e.values.translations?.[n] ?? "", [r, i] = new Set(Ry(t).flatMap((e) => a().get(e) ?? []));
		if (!r || i) return [];
		let o = `It was probably renamed in Lokalise: key "${MS(r.key_name, r.platforms)}" has the same ${n} translation. Rename it in all files, or pull the new name, and delete the lines of the old one.`;
		return [K($, e, "looks-renamed", o, {
			path: ["key_name"],
			severity: "notice"
		})];
	}), "keys were probably renamed in Lokalise");
}
function rE({ from: e, values: { key_name: n } }) {
	return !e || typeof n == "string" ? "" : `key_name: { ${Object.entries(n).map(([e, n]) => `${e}: ${t(n)}`).join(", ")} } and `;
}
const iE = /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/;
function aE({ changes: e }) {
	let t = (e = "") => iE.test(I(e).join(" ")), n = e.flatMap((e) => (e.action === "destroy" ? [] : e.fields).flatMap(({ field: n, part: r, before: i, after: a, place: o }) => {
		if (n !== "translations" || !o || !t(a) || t(i)) return [];
		let s = `The ${r} text of ${e.label} has characters of a wrong encoding, as in Ã¼ or \ufffd for ü. Save the file as UTF-8, and correct the text.`;
		return k("wrong-value", s, {
			place: o,
			severity: "warning",
			scope: "change"
		});
	}));
	return [...re(n, ({ place: e }) => e?.file).values()].map(([e, ...t]) => {
		let n = t.length > 0 ? ` The same is true for ${t.length} more in this file.` : "";
		return $e(e, w`${e}${n}`);
	});
}
const oE = /\[%key(_id)?:(?![^%\]]*[\da-f]{14}\.\d{8})([^%\]]+)%\]/g;
function sE({ translations: e = {} }) {
	return Object.entries(e).flatMap(([e, t]) => typeof t == "string" && !t.includes("[%key") ? [] : I(t).flatMap((e) => [...e.matchAll(oE)]).map(([t, n, r = ""]) => ({
		language: e,
		words: t,
		key: r,
		...!n && { name: r }
	})));
}
function cE(e) {
	let t = e.changes.flatMap((e) => e.action === "update" && e.renamed_from !== void 0 ? e : []), n = new Map(t.map((e) => [e.renamed_from, e.label])), r = e.destroys.filter(({ how: e }) => e === "destroy"), i = new Map([...r.map(({ id: e }) => [String(e), []]), ...t.map(({ id: e, fields: t }) => {
		let n = t.find(({ field: e }) => e === "key_name");
		return [String(e), I(n?.after ?? "")];
	})]), a = o(() => {
		let t = e.live.flatMap((e) => i.get(e.key_id) ?? X(e.key_name)), n = e.declared.flatMap(({ values: e }) => X(e.key_name));
		return new Set([
			...t,
			...n,
			...e.unusable.flatMap((e) => e.names)
		]);
	});
	return e.chosen.flatMap((e) => {
		let [t] = sE(e.values).filter(({ key: e, name: t }) => t === void 0 ? i.get(e)?.length === 0 : !a().has(t));
		return t ? {
			...t,
			entry: e
		} : [];
	}).map(({ entry: e, language: t, words: r, key: i }) => {
		let a = n.get(i), o = a === void 0 ? "Correct the reference." : `Write [%key:${a}%].`, s = w`The ${t} translation refers to ${T(r)}, but after this plan Lokalise has no such key. ${o}`;
		return K($, e, "unknown-reference", s, {
			path: ["translations", t],
			severity: "warning"
		});
	});
}
// src/webhooks/url.ts
const lE = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function uE(e, t) {
	let n = new Map(), r = [];
	for (let i of uy(e)) {
		let e = wy(i, lE, t);
		"value" in e ? n.set(i, e.value) : r.push(e);
	}
	let i = dE(e), a = i ?? mE(e), o = a === void 0 ? pE(e, n) : [a], s = a === i ? "variable" : "wrong-value";
	for (let e of o) r.push({
		code: s,
		message: e
	});
	return {
		variables: n,
		issues: r
	};
}
function dE(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return "The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.";
	if (uy(e).length !== 0) {
		if (/^http:/i.test(e)) return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
		if (!hE(e)) return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host: https://hooks.example.com/services/${NAME}.";
	}
}
const fE = {
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
function pE(e, t) {
	let n = "";
	return ly(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = fE[e.place];
		if (e.place !== "query" && r.includes("://")) return `The value of \${${e.name}} looks like a whole URL. The manifest has the start of the URL, so set the variable only to the part after it.`;
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return `The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`;
		}
		return `${i}${r}`.split("/").some((e) => /^(\.|%2e){1,2}$/i.test(e)) ? `The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.` : [];
	});
}
function mE(e) {
	let t = dy(e, new Map(uy(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function hE(e) {
	let t = "";
	for (let n of ly(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const gE = "URL_OF_", _E = () => ({ templates(e, t, n) {
	let r = new Map(), i = [...e].sort((e, t) => ee(e.url, t.url)).map((e) => [e, CE(e.url, r, t, n)]);
	return {
		templates: new Map(i),
		variables: r
	};
} });
function vE(e, t, n) {
	let r = `WEBHOOK_${t.toUpperCase().replace(/[^A-Z0-9]+/g, "_").slice(0, 40)}`;
	for (let t = 1;; t++) {
		let i = `${r}_${t}`;
		if ((n.get(i) ?? e) === e) return n.set(i, e), i;
	}
}
function yE(e) {
	return hy(e).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (e, t) => {
		let n = ly(e).map((e) => "text" in e ? e.text : "-"), [, r = "", i = n.join("")] = /^([^=]*)=(.*)$/s.exec(n.join("")) ?? [];
		if (t === 0 || EE.includes(i) || !OE(DE(i))) return e;
		let a = DE(i).split(/[^\p{L}\p{N}]+/u);
		return xE.test(r) || a.some(SE) ? `${e.slice(0, e.indexOf("=") + 1)}***` : e;
	});
}
function bE(e, t, n) {
	let [r, i] = [gy(e).split("/"), gy(t).split("/")], a = r.findIndex((e, t) => dy(e, n) !== i[t]);
	return a === 0 || a === 2 ? yy(t) : [...r.slice(0, a < 0 ? void 0 : a), "…"].join("/");
}
const xE = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function SE(e) {
	return OE(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function CE(e, t, n, r) {
	let i = `${r} ${my(e)}`.trim(), a = (t) => wE(e, (e) => `\${${vE(e, i, t)}}`), o = new Map(), { template: s, left: c } = a(o);
	if (c) return { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." };
	let l = {
		...n.values,
		...Object.fromEntries(o)
	}, [u] = uE(s, {
		...n,
		values: l
	}).issues;
	return u ? { why: u.message } : { template: a(t).template };
}
function wE(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = OE(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => OE(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => EE.includes(e) ? e : Dy(e) === void 0 && TE.test(e) ? t(e) : (o ||= OE(DE(e)), kE(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= OE(t)), n.length === 0 ? kE(t) : `${kE(t)}=${c(n.join("="))}`;
	});
	return {
		template: kE(n) + u.join("/") + d.join("&") + kE(a),
		left: o
	};
}
const TE = /^[\w.~+,=:@-]+$/, EE = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function DE(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function OE(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function kE(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/fieldTable.ts
function AE(e) {
	let t = qr(e) ?? {}, n = M(t.webhook_id) || void 0, r = M(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: Kr(t.events, M)
	};
	if (!Xr(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [gy(r)],
			shown: yy(r)
		},
		lacks: Zr(i)
	} };
	let a = t.branch === null ? null : M(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: ME(t.event_lang_map)
	} };
}
function jE(e) {
	let t = e.map(AE);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function ME(e) {
	return Kr(e, (e) => {
		let { event: t, lang_iso_codes: n } = qr(e) ?? {}, r = M(t), i = Kr(n, M);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const NE = Iy(), PE = j().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), FE = NE({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: PE,
	value: j(),
	live: ({ url: e }, { url: t, variables: n }) => _y(e, dy(t, n)) ? t : bE(t, e, n),
	toManifest: (e) => e,
	equal: _y,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: yE(e)
	})
}), IE = NE({
	name: "events",
	expects: "a list of events, at least one",
	schema: zr(j().min(1).meta({ examples: ie })).min(1),
	value: zr(j()),
	live: (e) => KE(e.events),
	inPlan: (e) => KE(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), LE = Ar([Fr("*"), zr(j().min(1)).min(1)]), RE = NE({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${te.join(", ")}`,
	schema: Nr(Vr(te), LE),
	value: Rr(j(), Ar([Fr("*"), zr(j())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(WE).includes(WE(t))).map(({ event: e, lang_iso_codes: n }) => [e, qE(n, t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = GE(e).map(([e, t]) => [e, qE(t, n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(GE(e).map(([e, t]) => [e, t === "*" ? t : KE(t)])),
	equal: (e, t, { project: r }) => Object.entries(t).every(([t, i]) => e[t] !== void 0 && n(qE(e[t], r), qE(i, r))),
	check: (e, { events: t }) => zE(e, t),
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
	languages: (e) => GE(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
});
function zE(e, t) {
	let n = GE(e).find(([e]) => !t.includes(e))?.[0];
	if (n !== void 0) return {
		code: "unknown-event",
		message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
		path: [n]
	};
}
const BE = NE({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: Ar([j().min(1), Lr()]),
	value: Ar([j(), Lr()]),
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
}), VE = [
	FE,
	IE,
	RE,
	BE
], HE = Ny(VE).required({ url: !0 }).extend({
	branch: BE.schema.default(null),
	previously: PE.exactOptional(),
	new: Pr().exactOptional(),
	webhook_id: j().min(1).exactOptional()
}), UE = {
	name: "webhook",
	fields: VE,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => yE(e.url),
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
		let i = r.length > 3 ? `${r.length} events` : KE(r).join(", ");
		return `${yy(e)} (${[
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
		KE(e.events)
	]
};
function WE(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function GE(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function KE(e) {
	return [...new Set(e)].sort();
}
function qE(e, t) {
	let { languages: n = [] } = t;
	return e === "*" || n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : KE(e);
}
function JE(e, t, n, r) {
	let i = new Set(n.map(({ url: e }) => gy(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(gy(dy(e, r)))).flatMap((e) => uy(e).map((t) => `${t} ${my(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = my(t);
		return uy(t).flatMap((e) => {
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
const YE = process.getBuiltinModule("node:module").createRequire(import.meta.url), XE = (...e) => YE("./late-formats.js").formatOf(...e), ZE = (...e) => YE("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function QE(e, t, n) {
	let r = {
		path: e,
		lineStarts: sn(t)
	}, i = ZE(e, t, Ne(n)), { texts: a, faults: o, base: s, language: c } = i, l = new Map();
	if (c && !eD(n, c.text)) return {
		entries: [],
		variables: l,
		problems: [tD(n, c, r)]
	};
	let u = new Set();
	for (let { language: e } of a) e !== void 0 && u.add(e);
	let d = n.language === void 0 ? or(n.source, [...u]) : n.source, f = {
		...n,
		source: d
	}, p = uD(f), m = o.filter(({ language: e }) => e === void 0 || Ln(d, Rt(d, e))), h = [], g = new Map(), _, v = a[0] && rD(a[0], f);
	for (let e of a) {
		if (e.plural && g.set(e.plural.name, e.plural.isShown), e.language !== _ && (_ = e.language, v = rD(e, f)), !v) continue;
		let t = new dD(e, v.language), n = iD(e, v, f), i = e.value.is === "forms" ? e.value.message : void 0;
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
		...s !== void 0 && { base: Rt(d, s) },
		variables: l,
		problems: [...nD(m, r), ...i.isFromCode ? $E(e, d) : []]
	};
}
function $E(e, { keysFrom: t, place: n }) {
	if (t !== "lokalise") return [];
	let r = `A tool fills ${e} with strings of the code, and with keys_from: lokalise they are only in the files until somebody creates them in Lokalise. This setting is for teams whose designers create the keys. If developers write the strings, remove keys_from here.`;
	return [k("bad-setting", r, {
		severity: "warning",
		scope: "change",
		place: n
	})];
}
function eD({ source: e, path: t, language: n }, r) {
	let i = vt(e, t);
	return n === void 0 || Rt(e, r) === n ? !0 : i === void 0 ? Ae(r, [n]) !== void 0 : [i, n].some((e) => nt(e, r));
}
function tD(e, { text: t, at: n }, r) {
	let i = vt(e.source, e.path) === void 0 ? "its row of texts" : "its path", a = w`This file says that its language is "${T(t)}", and ${i} says ${e.language ?? ""}. It is not read. Correct the language here, or move the file.`;
	return k("text-file", a, { place: vr(r, n.start, n.end) });
}
function nD(e, t) {
	let n = new Map();
	for (let r of e) {
		let { code: e, severity: i = "error", at: a } = r, o = {
			severity: i,
			scope: e === "text-file" ? "run" : "change"
		}, s = n.get(i + e) ?? new Sn(10);
		if (n.set(i + e, s), s.countMore(t.path, 1, o)) continue;
		let c = vr(t, a.start, a.end);
		s.add(k(e, r, {
			...o,
			place: c
		}));
	}
	return [...n.values()].flatMap(({ problems: e }) => e);
}
function rD({ language: e }, t) {
	let { source: n, language: r } = t, i = r ?? Rt(n, e ?? "");
	if (Ln(n, i)) return {
		file: t,
		source: n,
		language: i,
		onlyIfBase: !n.languages?.includes(i)
	};
}
function iD({ path: e, value: t, description: n }, { language: r }, i) {
	let a = aD(e, i), o = cD(t), s = o === void 0 ? {} : { [r]: o };
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
function aD(e, t) {
	let { separator: n, keyName: r, platform: i } = t.source, a = oD(n)(e), o = r === "{path}" ? a : sD(r, a, t);
	return i === void 0 ? o : { [i]: o };
}
const oD = c((e) => i((t) => t.join(e)));
function sD(e, t, n) {
	return e.replace(/\{(path|file|dir|1)\}/g, (e, r) => (r === "path" ? t : n[r]) ?? "");
}
function cD(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
const lD = i(({ platform: e, platforms: t, tags: n }) => ({
	...e !== void 0 && { platforms: [e] },
	...t && { platforms: [...t] },
	...n && { tags: [...n] }
}));
function uD({ source: e, filename: t }) {
	let n = lD(e);
	return t === void 0 || !n.platforms ? n : {
		...n,
		filenames: Object.fromEntries(n.platforms.map((e) => [e, t]))
	};
}
var dD = class {
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
function fD(e, t, n) {
	let { includeTags: r, excludeTags: i = [] } = t, a = (t) => e.tags.includes(t);
	return t.keysFrom === "lokalise" && Jn(e.tags, n) === void 0 && (!r || r.some(a)) && !i.some(a) && pD(e, t) !== void 0;
}
function pD({ platforms: e, filenames: t }, n) {
	let r = (e) => n.filenames === void 0 ? !0 : n.filenames === "/" ? t[e] !== "" : t[e] === n.filenames;
	return hn(n).find((t) => e.includes(t) && r(t));
}
function mD(e, { is_plural: t, translations: n = [] }) {
	let r = pr(e)?.name;
	return t || n.some(({ translation: e }) => e.includes("#@")) ? r !== "Apple strings" : r !== "Apple plural strings";
}
function hD(e, t) {
	let { source: n } = t, r = pD(e, n), i = r && e.key_name[r];
	if (!r || !i) return;
	let a = mD(t.path, e), o = {
		name: i,
		filename: e.filenames[r],
		onCreate: uD(t),
		fits: a
	};
	if (n.platform !== void 0) return {
		...o,
		values: { key_name: { [r]: i } }
	};
	let s = e.platforms.filter((e) => hn(n).includes(e));
	if (!(X(e.key_name, s).length > 1)) return {
		...o,
		values: { key_name: i }
	};
}
// src/keys/restored.ts
function gD(e, t, n, r) {
	let { declared: i, problems: a } = bD(yD(e), r.project), o = "key-gone";
	if (t) {
		let e = XS.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: nw.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: vD(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = _D(s, n);
	return {
		declared: i,
		context: vD(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function _D({ key_name: e, platforms: t = [...S], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && kS(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function vD(e, t) {
	let n = e.find((e) => e.startsWith(Xt))?.slice(Xt.length), r = {
		...le,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function yD({ declared: e, wrote: t }) {
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
function bD(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return K($, e, "unknown-language", r, {
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
function xD(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = e.changes.filter((e) => e.action === "update"), o = new Map(a.map((e) => [String(e.id), e])), { matches: s } = Qw(n, t.filter(({ key_id: e }) => o.has(e)), e.project.perPlatformNames), c = new Map();
	for (let { declared: e, live: t } of s) {
		let n = t && o.get(t.key_id);
		n && c.set(n, e.values);
	}
	let l = [...c].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(Fn(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = vC.parse(i);
		return o === void 0 || bC(yC(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), u = new Set(n.flatMap(({ values: e }) => X(e.key_name)));
	return {
		texts: l,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !c.has(e) : !SD(e, "key_name").some((e) => u.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : SD(e, "tags");
			return ro($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function SD({ fields: e }, t) {
	return I(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/keys/kind.ts
const CD = {
	schema: nw,
	fields: $C,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, wD = {
	schema: rw,
	fields: $C.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function TD(e, t) {
	return Yp({
		plural: "keys",
		entry: CD,
		defaults: wD
	}, e, t);
}
function ED(e, t) {
	let n = {
		...DD(e),
		...DD(t)
	};
	return {
		...e,
		...t,
		...Object.keys(n).length > 0 && { translations: n }
	};
}
function DD({ translations: e }) {
	return _(e) ? e : {};
}
function OD({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const kD = {
	...$,
	plural: nr.manifests.name,
	words: {
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: nr,
	limits: {
		removed: ot,
		removedPercent: de,
		overwrittenPercent: jt,
		unverified: Zt,
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
			let t = [...e.platforms], n = S.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
			return [{ platforms: t }, {
				platforms: t,
				filenames: Object.fromEntries(n.map((t) => [t, e.filenames[t]]))
			}];
		}
	},
	entry: CD,
	defaults: wD,
	readManifest: TD,
	textFiles: {
		read: QE,
		isOnlyName: OD,
		filenames: ({ filenames: e }) => Object.values(e),
		otherFile(e, t) {
			let n = ow(e, t);
			return n === void 0 ? void 0 : {
				filename: n,
				paths: sw(e, n)
			};
		},
		byApp: (e) => Mw(e),
		join: lw
	},
	checkTogether: (e) => [...Lw(e), ...Kw(e)],
	checkEntry(e) {
		let { is_plural: t, translations: n = {} } = e.values, r = Object.entries(n);
		return t === void 0 && (e.from || r.every(([, e]) => typeof e == "string")) ? [] : AC(r.flatMap(([e, n]) => kC(e, n, t, v)), t).map(({ code: t, message: n, path: r }) => {
			let i = {
				path: ["translations", ...r],
				ofName: t === "plural-form"
			};
			return K($, e, t, n, {
				...i,
				scope: "run"
			});
		});
	},
	waiting: WT,
	progressOf: XT,
	match(e, { objects: t, unusable: n }, r) {
		let { project: i, rules: a, formerFiles: o } = r;
		return sm(kD, e, n, a, Hw, (e) => {
			let n = Qw(e, t, i.perPlatformNames, Zw(a), o), { matches: s, refused: c } = iT(n.matches, r), l = s.filter(({ declared: e, live: t }) => t || !OD(e)).map((e) => {
				let { declared: t, live: n } = e;
				if (!n || n.is_plural && t.values.is_plural !== void 0) return e;
				let r = n.is_plural ? _w : vw;
				return {
					...e,
					declared: r(t, i.baseLanguage)
				};
			}), u = Xw(l, n.unmanaged, r), d = new Set(u.map((e) => e.declared));
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
	remarks: ZT,
	fromLokalise: {
		rowsOf: (e, t, n) => t.filter((t) => fD(e, t, n)),
		isReady(e, t, n) {
			let r = Q(e, n.project.baseLanguage);
			return e.is_plural && !t.some(kt) ? !1 : !r || AD(e, n) && !xC(Z(r.translation, e.is_plural));
		},
		meetsReview: AD,
		entryIn: hD
	},
	names: (e, t = "") => [...new Set([...jS(e, t), ...AS(e)])],
	texts: NC,
	storedForm: (e) => dC(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest(e, t) {
		return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : TD(e, t).entries.flatMap(({ values: e }) => X(e.key_name));
	},
	mergeKept(e, t) {
		if (e.entry.is_plural !== t.entry.is_plural) return e;
		let [n, r] = [ED(e.entry, t.entry), ED(e.wrote, t.wrote)];
		return {
			...t,
			entry: n,
			wrote: r
		};
	},
	restore: {
		find: gD,
		undone: xD
	}
};
function AD(e, { project: t, rules: { incoming: n } }) {
	let { review: r } = n;
	return r === "any" || pS(Q(e, t.baseLanguage))[r];
}
// src/webhooks/match.ts
function jD(e, t, n) {
	return new MD(e, t, n).result();
}
var MD = class {
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
		return [...t].filter((t) => ND(e, t, this.#n));
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
		return n ? this.#u(e, n) : zD("stale-id", e, "webhook_id", `The project has no webhook ${t}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`, "warning");
	}
	#f() {
		for (let { webhook: e, candidate: t } of FD(this.#c(), [...this.#o], this.#n)) !this.#r.has(e) && this.#o.has(t) && this.#u(e, t);
	}
	#p(e) {
		if (e.values.events !== void 0) return;
		let [t, ...n] = this.#l(e, this.#o);
		t && n.length === 0 && this.#u(e, t);
	}
	#m(e) {
		let { previously: t } = e.values;
		if (t === void 0) return;
		let n = dy(t, this.#n), r = [...this.#o].filter((e) => _y(e.url, n)), [i] = r;
		if (i) return r.length === 1 ? this.#u(e, i, yE(t)) : zD("ambiguous-webhook", e, "previously", `${r.length} live webhooks have this former URL (ids ${RD(r)}). Add webhook_id with the id of the one that is meant.`);
	}
	#h(e) {
		let t = this.#l(e, this.#t).filter((t) => {
			let n = [...this.#r.values()].find(({ live: e }) => e === t)?.declared, r = n?.values.webhook_id === t.webhook_id;
			return n && t.branch === void 0 && !r ? !0 : e.values.new ? !1 : !n || t.branch === void 0 || r && !ND(n, t, this.#n);
		});
		if (t.length !== 0) return zD("ambiguous-webhook", e, "url", `This entry may be a live webhook with this URL (${`${t.length === 1 ? "id" : "ids"} ${RD(t)}`}), or a new one. To use a live one, set webhook_id in the entry that it belongs to: apply then changes it. To create another webhook, set new: true.`);
	}
	#g(e) {
		if (e.values.new) return;
		let t = LD([...this.#o]).find((t) => PD(e, t) && fy(gy(e.values.url), gy(t.url)));
		if (!t) return;
		this.#o.delete(t);
		let n = t.webhook_id;
		return zD("lookalike-webhook", e, "url", `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${n}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`);
	}
};
function ND(e, t, n) {
	return _y(t.url, dy(e.values.url, n)) && PD(e, t);
}
function PD({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function FD(e, t, n) {
	let r = LD(t), i = e.flatMap((e) => r.filter((t) => ND(e, t, n)).map((t) => ({
		webhook: e,
		candidate: t,
		...ID(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ candidate: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function ID({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(WE)), new Set(t.map(WE))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function LD(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function RD(e) {
	return LD(e).map(({ webhook_id: e }) => e).join(", ");
}
function zD(e, t, n, r, i = "error") {
	return K(UE, t, e, r, {
		path: [n],
		severity: i
	});
}
function BD(e) {
	let t = new Map(), n = new Sn();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? C([
			gy(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${yE(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Pa("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function VD({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = dy(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${yy(s)} (${a})` : yE(i), u = t ? [] : n.filter(({ branch: e }) => e === o), d = FD([e], u, r.variables)[0]?.candidate;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const HD = {
	schema: HE,
	fields: VE,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	elsewhere: (e) => e === "secret" ? " Remove it: the service makes the secret, and lokaform webhook-secret reads it." : void 0,
	thing: "a webhook"
};
function UD(e, t, n) {
	let { entries: r, problems: i } = Yp({
		plural: "webhooks",
		entry: HD
	}, e, t, { most: Xf }), a = new Map(), o = new Sn();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = uE(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => Vt(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(k(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of WD(r, i, c)) o.add(e);
		}
		GD(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function WD(e, t, n) {
	let r = [], i = (e, t) => r.push(k(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.test(t) && i("variable", "$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write ${NAME}."), yE(t) !== hy(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git."), r;
}
function GD({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (ie.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${ct(a, ie)}`, o = Vt(t, n, ["events", i]);
		r.add(k("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const KD = {
	...UE,
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
		removed: Ot,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: _E(),
	entry: HD,
	readManifest: UD,
	checkTogether: BD,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && zE(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [K(UE, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return sm(KD, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => gy(dy(e, i))), (e) => {
			let r = jD(e, t, i), a = r.matches.flatMap((e) => qD(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	remarks: [],
	firstSends: JE,
	names: () => [],
	texts: () => [],
	restore: {
		find: VD,
		variables({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
			let a = typeof r.values.url == "string" ? uE(r.values.url, i).variables : [], o = new Map(a);
			if (uy(e.url).some((e) => e.startsWith("URL_OF_"))) return {
				variables: o,
				problems: []
			};
			let { variables: s, issues: c } = uE(e.url, i);
			for (let [e, t] of s) o.set(e, t);
			let l = Vt(t, n, ["url"]);
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
function qD({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${om}`;
	return [{
		declared: e,
		problem: K(UE, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const JD = [kD, KD];
oo(JD);
// src/model/remark.ts
function YD({ notIn: e = [] }, t) {
	return !e.includes(t);
}
function XD({ severity: e }, t, n) {
	let r = e?.[t];
	return r ? n.map((e) => ({
		...e,
		severity: r
	})) : n;
}
function ZD(e, t, n) {
	return YD(e, t) ? XD(e, t, n()) : [];
}
var QD = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${tO(t)} was reached` : `The run was stopped by ${e}`;
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
		await xi(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const $D = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function eO(e) {
	let t = new QD(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of $D) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of $D) process.off(e, n);
		t.close();
	}
}
function tO(e) {
	return e % 36e5 == 0 ? `${e / 36e5}h` : e % 6e4 == 0 ? `${e / 6e4}m` : `${e / 1e3}s`;
}
// src/files/outputs.ts
async function nO(e, t, n) {
	let { command: r, out: i, report: a, plan: o = [], reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	return f.length === 0 ? new Map() : oO(f, [
		...t.map((e) => P(n.displayRoot, e)),
		...await fs(u, na),
		l,
		...s,
		o
	].flat(), n);
}
async function rO(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await nO(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await cO(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : pm(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => iO(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => aO((await import("./planFile.js")).planFile(a))) : void 0,
		reports: u,
		problems: s
	};
}
async function iO(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return aO(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function aO(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function oO(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(hO))), a = new Map();
	for (let t of e) {
		let e = await hO(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await lO(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, sO(t, s));
	}
	return r;
}
function sO({ option: e, path: t }, n) {
	return k("not-written", `${e}: ${t} ${n}.`);
}
async function cO(e, t, n, r) {
	try {
		let i = typeof t == "string" ? t : await t(), a = await lO(e, n);
		if (a !== void 0) return sO(e, `cannot be written: it ${a}`);
		let o = pO(e.path, n), s = await yi(e.path).catch(() => void 0);
		await Ji(o === void 0 && s ? await gi(e.path) : e.path, i, {
			mode: r ?? (s && s.mode & 511),
			root: o
		});
		return;
	} catch (t) {
		return sO(e, `cannot be written: ${Ui(t)}`);
	}
}
async function lO({ path: e, is: t }, n) {
	let r = t === "folder" && mO(n).includes(e), i = r ? e : pO(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await ea(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return dO(e);
	let a = await yi(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && (!a.isFile() || /^\/(dev|proc)\//.test(e))) return "is not an ordinary file. Choose another file";
	if (!(await yi(N(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], N(e)];
	return (await Promise.all(o.map(fO))).every(Boolean) ? void 0 : uO;
}
const uO = "cannot be written: this user may not write there";
async function dO(e) {
	let t = await yi(e).catch(() => void 0);
	return !t && N(e) !== e ? dO(N(e)) : t?.isDirectory() ? await fO(e) ? void 0 : uO : "is a file, or is below one. Choose a folder";
}
async function fO(e) {
	return await ui(e, di.W_OK).catch(() => !1) !== !1;
}
function pO(e, t) {
	return mO(t).find((t) => ra(e, t));
}
function mO({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [P(e)]);
}
async function hO(e) {
	let t = await yi(e).catch(() => void 0);
	return t?.isFile() ? `${t.dev}:${t.ino}` : ri(await oa(N(e)), $r(e));
}
// src/run/run.ts
function gO(e, t, n) {
	return _O(n, async (r) => {
		let i = {
			...n,
			signal: n.cancellation.stopping
		}, a = await ps(e.projects, i);
		return vO(e, [...t, ...a], r);
	});
}
async function _O(e, t) {
	let n = new rr(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(Sm(t, i)))
	};
	try {
		return bm({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function vO(e, t, n) {
	let { cancellation: r } = n;
	n.onSecrets(e.secrets);
	let i = await xO(e, t, n), { reads: a, report: o, targets: s } = i, c = (e) => r.stopped ? {
		...e,
		stopped: r.stopped
	} : e;
	if (r.stopping.aborted) return c(o);
	if (n.withoutSecrets) return c(await TO(e, i, n));
	if (e.command === "validate" || zt(o.problems)) return o;
	let l = e.command === "apply" ? await n.permission?.toApply(o.manifests) : [];
	if (Kt(l ?? [])) return yO(o, l);
	let u = e.command === "plan" ? await s.ofPull() : void 0, d = tS(u, a, e.others.length > 0), f = {
		reviewed: i.reviewed,
		target: u,
		applied: s.applied
	}, { runProject: p } = await import("./project3.js"), m = [];
	for (let t of a) m.push(await p(t, e, f, n));
	let h = m.map(({ plan: e }) => e?.filter?.unmatched ?? []), g = yO(o, l, d, wh(bO(e), h)), _ = [...new Set(m.flatMap((e) => e.manifests))];
	return c({
		...g,
		manifests: _,
		projects: m
	});
}
function yO(e, ...t) {
	return {
		...e,
		problems: [...e.problems, ...t.flatMap((e) => e ?? [])]
	};
}
function bO({ projects: e }) {
	return [...new Set(e.flatMap(({ rules: e }) => e.filter))];
}
async function xO(e, t, n) {
	let { command: r, projects: i } = e, { folders: a, onSecrets: s, lastApplied: c } = n, { stopping: l } = n.cancellation, u = new Map(), d = r === "validate" || n.withoutSecrets === !0, f = d ? void 0 : OO(e, t, n), p = await Vx(e, a, {
		...n,
		signal: l,
		known: u,
		findProject: f
	}), { reads: m } = p;
	s(m.flatMap(({ declared: e }) => oy(e.variables)));
	let h = ({ code: e }) => r === "validate" && e === "unset-variable", g = p.problems.map((e) => h(e) ? {
		...e,
		severity: "notice"
	} : e), _ = !p.problems.some(({ code: e }) => e === "text-file" || e === "yaml"), v = await kO(e, a), y = [...new Set(m.flatMap((e) => e.manifests))], b = DO([
		...t,
		...v.problems,
		...g,
		...await SO(e, t, n),
		...CO(e, m, a),
		...(await nO(e, y, a)).values(),
		...d ? m.flatMap((e) => AO(e, _, r)) : []
	]), ee = {
		known: u,
		ids: i.flatMap(({ id: e }) => e === "" ? [] : [e]),
		findProject: f,
		onSecrets: s
	};
	return {
		reads: m,
		report: wO(e, m, y, b),
		reviewed: v.plans,
		targets: {
			ofPull: o(async () => n.target?.(y, ee)),
			applied: c && o(() => c(y, ee))
		}
	};
}
async function SO({ projects: e, others: t }, n, { folders: r, cancellation: i }) {
	let a = [...e.flatMap(({ manifests: e }) => e ?? []), ...t], o = a.flatMap(({ texts: e }) => e);
	return [...Kt(n) ? [] : await ms(a, r), ...await as(o, r, i.stopping)];
}
function CO(e, t, { confined: n }) {
	let r = t.map((e) => e.declared), i = [...new Set(e.projects.flatMap(({ rules: e }) => e.overwrite))], a = n ? "The input overwrite" : "--overwrite", o = e.others.length > 0, s = Nh(a, i, r), c = new Set(e.projects.flatMap(({ rules: e }) => e.create)), l = new Set(c.size > 0 ? r.flatMap((e) => [...Ah(e)]) : []);
	return [
		...s.map((e) => o ? {
			...e,
			severity: "warning"
		} : e),
		...[...c].filter((e) => !l.has(e)).map(Ph),
		...Sh(bO(e), r)
	];
}
function wO({ command: e, kinds: t, projects: n, scope: r, showTexts: i }, a, o, s) {
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
async function TO(e, { reads: t, report: n, targets: r }, i) {
	let a = await rS(e, n, t, r.ofPull);
	return {
		...yO(n, await EO(n, await r.ofPull(), i)),
		...a && { manifest_comparison: a }
	};
}
async function EO({ manifests: e }, t, { history: n, now: r }) {
	if (t?.is !== "read") return [];
	let i = {
		now: Math.floor(r() / 1e3),
		target: t.commit
	}, { trailersOfPull: a } = await import("./overwriteTrailers.js");
	return a(await n.versions(i.now, e, i));
}
function DO(e) {
	let t = [
		...e.some(({ code: e, place: t }) => e === "variable" && t === void 0) ? ["unset-variable"] : [],
		...e.some(({ code: e, place: t }) => e === "no-manifest" && !t) ? ["no-project"] : [],
		...e.some(({ code: e }) => e === "wrong-checkout") ? ["no-manifest", "no-language-file"] : []
	], n = e.filter(({ code: e }) => !t.includes(e)), r = n.find(({ code: e, place: t }) => e === "no-manifest" && t === void 0), i = n.find(({ code: e, severity: t }) => e === "unread-manifest" && t === "warning");
	if (!r || !i) return en(n);
	let a = n.filter((e) => e !== r && e !== i);
	return en([{
		...i,
		code: r.code,
		severity: r.severity
	}, ...a]);
}
function OO(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Kt(t) || r.id === "") return;
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
async function kO({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [k("bad-plan", e)]
	}), a = F(t, r), o = await va(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => Cm(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
function AO({ declared: e, textFiles: t, settings: { rules: n } }, r = !0, i = "validate") {
	let a = Lx(n, t, e), o = {
		levels: a?.isSure && r ? n.checks : {
			...n.checks,
			base: "off"
		},
		base: a?.language,
		needed: qt
	}, { kinds: s, entries: c } = ja(e, a?.language ?? "");
	return s.flatMap(({ plural: e, remarks: t }) => {
		let n = {
			entries: (c[e] ?? []).map((e) => ({ declared: e })),
			checks: o,
			isLive: !1
		};
		return t.flatMap((e) => e.needs === "files" ? ZD(e, i, () => e.find(n)) : []);
	});
}
// src/commands/runs/runCommand.ts
async function jO(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: gO }) {
	return eO(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await MO(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return PO(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, c, o.stopping), m = yO(f, p), h = await rO(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = yO(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await $i(NO(c, g, s.folders)), await n.close(g, c, h, _), Us(g, n.exitsWithFindings(c));
	});
}
async function MO(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await vx(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await vx("validate", t, n);
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
function NO({ backupDir: e, out: t, report: n }, { manifests: r }, i) {
	return [...[
		...r.map((e) => P(i.displayRoot, e)),
		...n,
		t ?? []
	].flat().map((e) => N(e)), e ?? []].flat();
}
function PO({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = k("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Kt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Kt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { kb as $, Fs as $n, pa as $r, Vh as $t, kS as A, J as An, so as Ar, Rv as At, Vx as B, im as Bn, Xa as Br, mv as Bt, $ as C, Hi as Ci, Ym as Cn, L as Cr, Wv as Ct, X as D, Oi as Di, Om as Dn, go as Dr, zv as Dt, wS as E, Ui as Ei, Pm as En, po as Er, Bv as Et, Yx as F, um as Fn, io as Fr, xv as Ft, vx as G, Yf as Gn, Aa as Gr, $g as Gt, Fx as H, Kp as Hn, Wa as Hr, L_ as Ht, Xx as I, cm as In, no as Ir, wv as It, lx as J, Js as Jn, Ca as Jr, Zg as Jt, Dx as K, Cf as Kn, ja as Kr, w_ as Kt, eS as L, tm as Ln, to as Lr, Ev as Lt, sS as M, km as Mn, ro as Mr, vv as Mt, oS as N, Cm as Nn, fo as Nr, gv as Nt, vS as O, Ti as Oi, Dm as On, So as Or, Iv as Ot, nS as P, xm as Pn, co as Pr, yv as Pt, Nb as Q, Us as Qn, aa as Qr, Bh as Qt, Bx as R, em as Rn, Ka as Rr, Tv as Rt, Hw as S, Gi as Si, qm as Sn, wo as Sr, ay as St, Q as T, Ki as Ti, Nm as Tn, R as Tr, Fv as Tt, kx as U, pp as Un, Za as Ur, Z_ as Ut, Rx as V, Zp as Vn, Ra as Vr, ev as Vt, Cx as W, hp as Wn, I as Wr, X_ as Wt, Xb as X, Gs as Xn, ka as Xr, zg as Xt, Y, qs as Yn, wa as Yr, g_ as Yt, Ob as Z, Rs as Zn, na as Zr, Dg as Zt, gE as _, Ji as _i, oh as _n, qo as _r, dy as _t, cO as a, ua as ai, Ah as an, js as ar, Xy as at, Zw as b, Ri as bi, Um as bn, Go as br, uy as bt, YD as c, oa as ci, kh as cn, Ss as cr, tb as ct, JD as d, ea as di, Ch as dn, ys as dr, Ry as dt, ra as ei, Uh as en, Ls as er, pb as et, XE as f, $i as fi, Sh as fn, xs as fr, My as ft, UE as g, Xi as gi, ch as gn, Ko as gr, _y as gt, jE as h, Yi as hi, yh as hn, ls as hr, by as ht, nO as i, fa as ii, zh as in, As as ir, Zy as it, CS as j, q as jn, lo as jr, Sv as jt, TS as k, Ci as ki, Am as kn, bo as kr, Nv as kt, ZD as l, ia as li, Dh as ln, Cs as lr, Hy as lt, AE as m, Zi as mi, Fh as mn, ps as mr, Ay as mt, _O as n, ba as ni, Kh as nn, Hs as nr, Wy as nt, QD as o, va as oi, wh as on, ws as or, Qy as ot, ZE as p, Qi as pi, Nh as pn, ds as pr, jy as pt, px as q, nc as qn, xa as qr, l_ as qt, oO as r, F as ri, Hh as rn, ks as rr, $y as rt, eO as s, la as si, vh as sn, Ts as sr, eb as st, jO as t, ya as ti, Rh as tn, zs as tr, nb as tt, XD as u, _a as ui, Mh as un, fs as ur, Ly as ut, uE as v, Li as vi, Km as vn, Yo as vr, oy as vt, Z as w, Ni as wi, Xm as wn, mo as wr, $v as wt, Qw as x, Fi as xi, Wm as xn, Lo as xr, iy as xt, sE as y, Ii as yi, Jm as yn, No as yr, yy as yt, Ux as z, K as zn, Ga as zr, Cv as zt };
