import { i as e } from "./rolldown-runtime.js";
import { A as t, C as n, D as r, E as i, N as a, O as o, S as s, b as c, c as l, d as u, f as d, g as f, h as p, i as m, k as h, l as g, m as _, n as v, o as y, p as b, r as x, t as ee, u as S, v as te, w as C, y as ne } from "./wire.js";
import { $ as re, $i as ie, A as ae, Ai as oe, An as se, At as ce, B as le, Bi as ue, Bn as de, Bt as fe, C as pe, Ci as w, Cn as me, Cr as he, Ct as ge, Dt as _e, E as ve, Ei as T, En as ye, Et as be, Fi as xe, Fn as Se, Ft as Ce, G as we, Gi as Te, Gn as Ee, Gr as De, Gt as Oe, H as ke, Hn as Ae, Ht as je, In as Me, It as Ne, J as Pe, Jr as Fe, Jt as Ie, K as E, Kr as Le, Kt as Re, Mn as ze, Mt as Be, N as Ve, Nn as He, Nt as Ue, O as We, Oi as Ge, On as Ke, Ot as qe, Pi as Je, Pn as Ye, Pt as Xe, Q as Ze, Qr as Qe, Rn as $e, Rt as et, Sn as tt, Sr as nt, St as rt, Ti as it, Tn as at, Tt as ot, U as st, Ui as ct, Un as lt, Ur as ut, Ut as dt, V as ft, W as pt, Wi as mt, Wn as ht, Wr as gt, Wt as _t, X as vt, Xi as yt, Xn as bt, Xr as xt, Xt as St, Y as D, Yi as Ct, Yn as wt, Yr as Tt, Yt as Et, Z as Dt, Zr as Ot, Zt as kt, _ as O, _i as At, _n as jt, _r as Mt, _t as Nt, ai as Pt, an as Ft, ar as It, b as Lt, br as Rt, bt as zt, ci as Bt, cn as Vt, cr as Ht, d as Ut, di as Wt, dn as Gt, ea as Kt, ei as qt, en as Jt, er as Yt, et as Xt, f as Zt, fi as Qt, fn as $t, fr as en, g as tn, gi as nn, gn as rn, gt as an, h as on, hi as sn, hn as cn, hr as ln, ii as un, in as dn, ir as fn, it as pn, ji as mn, jt as hn, ki as gn, kt as _n, l as vn, li as yn, ln as bn, lr as xn, m as Sn, mi as Cn, mn as wn, mr as Tn, mt as En, n as Dn, na as On, ni as kn, nn as An, nr as jn, o as Mn, oi as Nn, on as Pn, or as Fn, p as In, pi as Ln, pn as Rn, pt as zn, q as Bn, qr as Vn, r as k, ri as Hn, rn as Un, rr as Wn, rt as Gn, s as Kn, si as qn, sn as Jn, sr as Yn, t as Xn, ta as Zn, ti as Qn, tt as $n, u as er, ui as tr, un as nr, ur as rr, v as ir, vi as ar, vn as or, vr as sr, vt as cr, wi as lr, wn as ur, wt as A, x as dr, xn as fr, xt as pr, yi as mr, yn as hr, yt as gr, zn as _r, zt as vr } from "./start.js";
import { C as yr, S as br, _ as xr, c as Sr, d as Cr, f as wr, h as j, i as Tr, l as Er, m as Dr, n as Or, p as kr, r as Ar, s as jr, t as Mr, v as Nr, x as Pr } from "./zod.js";
import { a as Fr, c as Ir, d as Lr, f as Rr, l as zr, m as Br, o as Vr, p as M, s as Hr, u as Ur } from "./client.js";
import { basename as Wr, delimiter as Gr, dirname as N, extname as Kr, isAbsolute as qr, join as Jr, posix as Yr, relative as Xr, resolve as P, sep as Zr, win32 as Qr } from "node:path";
import * as $r from "node:fs/promises";
import { access as ei, constants as ti, link as ni, lstat as ri, open as ii, readdir as ai, realpath as oi, rename as si, rm as ci, stat as li } from "node:fs/promises";
import { devNull as ui } from "node:os";
import { setImmediate as di, setTimeout as fi } from "node:timers/promises";
// src/files/commitFiles.ts
var pi = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const mi = [
	"*",
	".*",
	"**"
];
var hi = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new pi(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => mi.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = P(e, i.join("/")), o = Xr(a, this.#e).split(Zr).join("/"), s = o !== "" && !o.startsWith("..") && !qr(o), c = s ? "" : await this.#o(a);
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
		let t = Xr(this.#e, e).split(Zr).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || qr(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (qr(n)) return;
			let r = Yr.join(Yr.dirname(e.path), n, t.slice(e.path.length));
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
const gi = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), _i = (...e) => process.getBuiltinModule("node:crypto").hash(...e), vi = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// node_modules/yocto-queue/index.js
var yi = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, bi = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new yi(e);
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
function xi(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Si(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new bi(), r = 0, i = () => {
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
				Si(t), e = t, queueMicrotask(() => {
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
function Si(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/files/system.ts
const Ci = xi(16), wi = 1048576, Ti = {
	any: 128 * wi,
	named: 512 * wi,
	workflow: wi / 2,
	token: wi / 16
};
function Ei(e, t, n = "any") {
	return Ci(async () => {
		let r = await $r.stat(e);
		if (!(r.isFile() || r.isDirectory() || n === "token" && r.isFIFO())) throw Di("it is not a regular file");
		if (r.size > Ti[n]) throw Di(`it has more than ${Ti[n]} bytes`);
		return $r.readFile(e, t ?? null);
	}).catch((t) => {
		throw t instanceof Error ? Object.assign(t, { path: e }) : t;
	});
}
function Di(e) {
	return Object.assign(Error(e), {
		code: "ERR_NOT_READ",
		syscall: "read"
	});
}
function Oi(e) {
	if (!ji(e, "EISDIR", "ENOENT", "ENOTDIR")) throw e;
}
var ki = class extends Error {
	name = "ToolFailure";
}, Ai = class extends Error {};
function ji(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Mi = {
	EMFILE: "the process has too many open files. Raise its limit, for example with ulimit -n 1024",
	ENOSPC: "the disk is full",
	EROFS: "the file system is read-only"
}, Ni = {
	...Mi,
	EACCES: "this user may not read it",
	EISDIR: "it is a folder",
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EPERM: "this user may not read it"
}, Pi = {
	...Mi,
	EACCES: "this user may not write there",
	EEXIST: "a file is in the place of its folder",
	ENOENT: "its folder does not exist",
	ENOTDIR: "a file is in the place of its folder",
	EPERM: "this user may not write there"
};
function Fi(e) {
	return e instanceof TypeError ? `it is not UTF-8 (${e.message}). Save it as UTF-8.` : e instanceof Ai ? "its real path is outside of the workspace. Copy the file itself into the repository." : `${Li(e, Ni)}.`;
}
function Ii(e) {
	return Li(e, Pi);
}
function Li(e, t) {
	if (!(e instanceof Error)) return String(e);
	let { code: n, syscall: r } = e;
	return n === void 0 ? e.message : t[n] ?? e.message.split(`, ${r}`, 1)[0] ?? "";
}
function Ri(e) {
	return e instanceof Error && "code" in e && "syscall" in e && "path" in e && typeof e.code == "string" && typeof e.path == "string";
}
function zi(e, t) {
	if (e instanceof ki) return O("not-read", e.message, { scope: "project" });
	if (!Ri(e)) return;
	let n = Xr(t, e.path).split(Zr).join("/"), r = [
		"EISDIR",
		"ENOENT",
		"ENOTDIR"
	].includes(e.code) ? `${n} was changed or removed while Lokaform ran. Now ${Fi(e)} Run again when no other program changes it.` : `${n} cannot be read: ${Fi(e)}`, i = !n.startsWith("../") && !qr(n), a = fr(n);
	return O("not-read", r, {
		scope: "project",
		...i && { place: a }
	});
}
// src/files/atomicWrite.ts
const Bi = /^\.lokaform-[0-9a-f]{24}\.part$/;
async function Vi(e, t, n = {}) {
	await Ki([N(e)]);
	let r = await Ui(e, t, n);
	await si(r, e).finally(() => ci(r, { force: !0 }));
}
async function Hi(e, t, n) {
	await Ki([N(e)]);
	let r = await Ui(e, t, n);
	return Wi(r, e).finally(() => ci(r, { force: !0 }));
}
async function Ui(e, t, { mode: n, root: r, isReadBack: i = !1 }) {
	let a = N(e), o = Jr(a, `.lokaform-${vi(12).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = ti, d = await ii(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = Jr(await oi(r), Xr(P(r), P(a)));
			if (await oi(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		if (n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i && await Ei(o, "utf8") !== t) throw Error("it cannot be read again as it was written");
		return o;
	} catch (e) {
		throw await d.close().catch(() => {}), await ci(o, { force: !0 }), e;
	}
}
async function Wi(e, t) {
	try {
		await ni(e, t);
	} catch (n) {
		if (ji(n, "EEXIST") || await Ji(t)) return !1;
		await si(e, t);
	}
	return !0;
}
async function Gi(e) {
	try {
		let t = await ii(e, ti.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!ji(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Ki(e) {
	for (let t of new Set(e)) for (let e of await ai(t).catch(() => [])) {
		if (!Bi.test(e)) continue;
		let n = await ri(Jr(t, e)).catch(() => void 0);
		n?.isFile() === !0 && Date.now() - n.mtimeMs > 864e5 && await ci(Jr(t, e), { force: !0 }).catch(() => {});
	}
}
async function qi(e, t) {
	let n = t;
	for (let r of Xr(t, e).split(Zr)) {
		n = Jr(n, r);
		let e = await ri(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${Xr(t, n)}. Choose a path without links`;
	}
}
async function Ji(e) {
	return await ri(e).catch(() => void 0) !== void 0;
}
// src/files/paths.ts
const Yi = new AbortController().signal;
function F(e, { displayRoot: t }) {
	return Xr(t, e).split(Zr).join("/");
}
function Xi(e, t) {
	let n = Xr(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Zr}`) && !qr(n);
}
async function Zi(e, t) {
	for (let n = e;; n = N(n)) {
		if (await Ji(Jr(n, ".git"))) return n;
		if (n === N(n) || n === t || t !== void 0 && !Xi(n, t)) return;
	}
}
async function Qi(e, t, n) {
	let r = await $i(t), i = n && await $i(n), a = new Map();
	for (let n of e) {
		let e = await $i(P(t, n)), o = await Zi(N(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(F(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? F(Jr(e ?? r, n), { displayRoot: r })
	}));
}
async function $i(e) {
	return oi(e).catch(() => e);
}
async function ea(e, t, n) {
	let [r, i] = await Promise.all([oi(t), oi(e)]);
	if (!Xi(r, i)) throw new Ai();
	return Ei(r, void 0, n);
}
const ta = ".github/workflows";
async function na(e) {
	let t = (await ai(Jr(e, ta)).catch(() => [])).filter((e) => /\.ya?ml$/.test(e)).sort();
	return Promise.all(t.slice(0, 200).map(async (t) => {
		let n = `${ta}/${t}`;
		return {
			name: t,
			path: n,
			text: (await ea(e, Jr(e, n), "workflow").catch(() => "")).toString("utf8")
		};
	}));
}
async function ra(e, { confined: t, commit: n }) {
	return n ? await n.read(e) ?? Promise.reject(new Ai()) : t ? ea(t.workspace, e) : Ei(e);
}
function ia(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? oa(e) : "utf-8", r;
	try {
		r = new TextDecoder(n, { fatal: !0 }).decode(e);
	} catch {
		let [t = ""] = new TextDecoder(n).decode(e).split("�");
		throw TypeError(`line ${t.split("\n").length}`);
	}
	if (r.startsWith("version https://git-lfs.github.com/spec/")) throw Error("it is a pointer of Git LFS, and not the file itself. At a terminal, run git lfs pull; in a workflow, give actions/checkout lfs: true");
	return r;
}
function aa(e, t) {
	let n = oa(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function oa([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function sa(e) {
	try {
		return new TextDecoder(oa(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function ca(e, t, n, r = ia) {
	try {
		return dr(r(await Ei(e, void 0, "named")));
	} catch (r) {
		let i = `${t} ${F(e, n)} cannot be read: ${Fi(r)}`;
		return In(O("not-read", i));
	}
}
async function la(e, { commit: t }) {
	return t ? t.isFile(e) : (await li(e).catch(() => void 0))?.isFile() === !0;
}
async function ua(e, { commit: t }) {
	return t ? t.isFolder(e) : (await li(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const da = "lokaform-backup", fa = ["node_modules", da];
async function pa(e, t, n, r) {
	let i = P(t, e);
	return await la(i, n) ? [i] : ma(e.split(Zr).join("/"), {
		cwd: t,
		ignore: fa
	}, n, r).catch((e) => {
		if (e instanceof pi || Ri(e)) throw e;
		return [];
	});
}
async function ma(e, { cwd: t, ignore: n, dot: r = !1 }, i, a) {
	let o = Qn(e.replace(/(?:\/\.)+(?=\/|$)/g, "").replace(/^(?:\.\/)+/, "")), s = o.map(({ superset: e }) => e), c = [...new Set(s.map(({ glob: e }) => e))], { commit: l } = i, u = n.map((e) => e.replaceAll(".", "\\.").replaceAll("*", "[^/]*")), d = {
		cwd: t,
		signal: a,
		ignored: RegExp(`(?:^|/)(?:${u.join("|")})(?:/|$)`),
		dot: r || s.some((e) => e.dot)
	}, f = l ? (await Promise.all(c.map((e) => l.candidates(t, e)))).flat().filter((e) => !d.ignored.test(e)) : await ha("", c.map((e) => e.split("/")), d), p = [...new Set(f)].filter((e) => o.some((t) => qt(t, e, r))), m = [];
	for (let e of new Set(p.map((e) => P(t, e)))) (!l || await l.isFile(e)) && m.push(e);
	return m;
}
async function ha(e, t, n) {
	let { cwd: r, signal: i, ignored: a, dot: o } = n;
	if (i.aborted || a.test(e)) return [];
	let s = t.every(([e = ""]) => !mi.includes(e)) ? [...new Set(t.map(([e = ""]) => ga(e)))].map((e) => ({
		name: e,
		isFolder: !0
	})) : await va(P(r, e)), c = [];
	for (let { name: i, isFolder: a, isKnownFile: u } of s) {
		let s = t.flatMap((e) => _a(e, i, o));
		s.some(({ length: e }) => e === 0) && (u ?? await la(P(r, e + i), {})) && c.push(e + i);
		let d = s.filter(({ length: e }) => e > 0);
		a && d.length > 0 && l(c, await ha(`${e}${i}/`, d, n));
	}
	return c;
}
function ga(e) {
	return e.replace(/\\(.)/gsu, "$1");
}
function _a([e = "", ...t], n, r) {
	return mi.includes(e) ? (e === ".*" ? !n.startsWith(".") : !r && n.startsWith(".")) ? [] : e === "**" ? [["**", ...t], ..._a(t, n, r)] : [t] : ga(e) === n ? [t] : [];
}
async function va(e) {
	return (await ai(e, { withFileTypes: !0 }).catch(Oi) ?? []).map((e) => ({
		name: e.name,
		isFolder: e.isDirectory(),
		isKnownFile: e.isSymbolicLink() ? void 0 : e.isFile()
	}));
}
async function ya(e, t) {
	let n = Jr(N(e), ".gitignore"), r = `/${Wr(e)}`, i;
	try {
		i = ia(await Ei(n));
	} catch (e) {
		if (ji(e, "ENOENT")) return dr({
			path: n,
			text: `${r}\n`
		});
		let i = `${F(n, t)} cannot be read: ${Fi(e)}`;
		return In(O("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Wr(e))) return dr(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return dr({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/kinds/declaration.ts
const ba = t(({ kinds: e, entries: t }) => e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Ca(n, t[e] ?? []))));
function xa(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => Sa(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Sa(e, t, n, r) {
	let i = t.parts ?? [t], a = ({ from: e }) => !e?.onlyIfBase || r.includes(e.language);
	return !t.leftOut && i.every(a) ? [t] : e.textFiles?.join(i.filter(a), n).entries ?? [];
}
function Ca({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: jt(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function wa(e, t, { second: n, first: r, field: i }, a = "") {
	let o = `${t} is declared twice: here and at ${Ta(r, [i])}. Keep one of them.${a}`;
	return O(e, o, { place: or(n.file, n.span, [i]) });
}
function Ta({ file: e, span: t }, n) {
	return Ea(or(e, t, n));
}
function Ea({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/registry.ts
let Da = [];
function Oa(e) {
	Da = e;
}
function ka() {
	if (Da.length === 0) throw Error("no kinds are registered");
	return Da;
}
function Aa(e) {
	let t = Da.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function ja(e, t) {
	let n = Aa(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Ma({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function Na(e, { field: t }) {
	return ja(e, t).role === "text";
}
// src/report/view/words.ts
function I(e, t) {
	return `${L(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function L(e) {
	return String(e).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function Pa(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${L(n)} more` : "");
}
function Fa(e, t) {
	return `${L(e)} ${e === 1 ? t : Aa(t).plural}`;
}
function Ia({ kind: e, label: t }) {
	let n = vt(t), { prefix: r, maxName: i } = Aa(e).words;
	return r + Dt(n, i);
}
function La({ file: e, line: t }) {
	return `${E(e)}:${t}`;
}
function Ra({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${E(e)}: `) + (n ? `${D(n.project.name, 80)} (${D(t, 200)})` : D(t, 200));
}
function za(e) {
	return e.length <= 3 ? e.map((e) => E(e)).join(", ") : I(e.length, "manifest");
}
const Ba = o(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function Va(e) {
	return `${Ba().format(e * 1e3)} UTC`;
}
function Ha(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function Ua(e) {
	return `${a("docs/problems.md")}#${e}`;
}
// \0node:child_process
const Wa = (...e) => process.getBuiltinModule("node:child_process").execFile(...e), Ga = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), Ka = {
	output: 67108864,
	time: 3e4
};
var qa = class extends Error {
	name = "GitFailure";
}, Ja = class extends qa {};
const Ya = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Xa = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_GRAFT_FILE: ui,
	GIT_TERMINAL_PROMPT: "0",
	GIT_TRACE2: "0",
	GIT_TRACE2_EVENT: "0",
	GIT_TRACE2_PERF: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, Za = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false",
	"-c",
	"core.commitGraph=false"
], Qa = /^\.(com|exe)$/i;
function $a(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? Yr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Qa.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => Qr.join(n, e + t)) : [];
	});
}
function eo(e, t) {
	let { GITHUB_WORKSPACE: n } = t, r = [to(e), ...n ? [n] : []].flatMap((e) => no(e) ?? []), i = (e) => {
		let t = no(e);
		return t !== void 0 && !r.some((e) => t === e || Xi(t, e));
	}, a = $a("git", process.platform, t).filter((e) => i(N(e))), o = a.find((e) => i(e) && ro(e));
	return o === void 0 ? void 0 : {
		program: o,
		PATH: [...new Set(a.map((e) => N(e)))].join(Gr)
	};
}
function to(e) {
	let t = e;
	for (let n = e; Ve(Jr(t, ".git"), { throwIfNoEntry: !1 })?.isFile() && n !== N(n);) n = N(n), We(Jr(n, ".git")) && (t = n);
	return t;
}
function no(e) {
	try {
		return ae(e);
	} catch {
		return;
	}
}
function ro(e) {
	try {
		return ve(e, ti.X_OK), Ve(e).isFile();
	} catch {
		return !1;
	}
}
async function io(e, t, { environment: n, signal: r, limits: i = Ka }, { input: a = "", takesPart: o = !1 } = {}) {
	let s = eo(e, n);
	if (!s) throw new Ja(ao);
	let c = Object.entries(n).filter(([e]) => Ya.test(e)), l = {
		...Object.fromEntries(c),
		...Xa,
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
		...Za,
		...t
	];
	return new Promise((e, t) => {
		let n = (e, n = "") => t(co(e, n, r));
		try {
			let t = Wa(s.program, d, u, (t, r, i) => !t || o && t.code === oo ? e(r) : n(t, i.toString("utf8")));
			t.stdin?.on("error", () => {}), t.stdin?.end(a);
		} catch (e) {
			n(e instanceof Error ? e : Error(String(e)));
		}
	});
}
const ao = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository or in the workspace, are not searched.", oo = "ERR_CHILD_PROCESS_STDIO_MAXBUFFER", so = /too many open files|out of memory|memory exhausted|cannot allocate memory|resource temporarily unavailable/i;
function co(e, t, n) {
	let { name: r, code: i, signal: a } = e, [o = ""] = t.trim().split("\n", 1), s = `git ended with the code ${i}${o === "" ? "" : ` (${o.slice(0, 200)})`}`;
	return n.aborted ? new qa("The run was stopped.") : i === oo ? new qa("The history of the repository is too large to read.") : r === "AbortError" ? lo("git did not answer in time") : typeof i == "string" ? lo(`git could not be started (${i})`) : typeof a == "string" ? lo(`git was ended by the signal ${a}`) : Number(i) > 129 || so.test(t) ? lo(s) : /dubious ownership/.test(t) ? new qa("git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.") : new qa(`${s}.`);
}
function lo(e) {
	return new ki(`The git repository cannot be read, because ${e}. Without it, Lokaform cannot tell which side changed a translation, so nothing is written. Run again when the machine has more free memory, processes and open files.`);
}
function uo(e) {
	if (!(e instanceof qa)) throw e;
}
const fo = "refs/remotes/origin/HEAD";
async function po(e, t) {
	let n = await oi(e), r = await Zi(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => (await io(r, e, t).catch(uo))?.toString("utf8").trim() || void 0, a = (await i("for-each-ref", "--format=%(refname)%09%(symref:short)", fo, "refs/heads/main", "refs/heads/master") ?? "").split("\n").map((e) => e.split("	")), o = a.find(([e]) => e === fo)?.[1], [s] = !o && a.find(([e]) => e?.startsWith("refs/heads/")) || [];
	return {
		isRoot: r === n,
		defaultBranch: o?.startsWith("origin/") ? o.slice(7) : void 0,
		usualBranch: s?.slice(11),
		currentBranch: await i("symbolic-ref", "--quiet", "--short", "HEAD"),
		commit: () => i("rev-parse", "--quiet", "--verify", "HEAD")
	};
}
const mo = [
	(e) => e,
	go,
	(e) => Buffer.from(sa(e)),
	(e) => go(Buffer.from(sa(e)))
];
function ho(e, t) {
	for (let n of mo) if (_o(n(e), t) === t) return n(e);
}
function go(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function _o(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return gi(n).update(`blob ${e.length}\0`).update(e).digest("hex");
}
// src/files/textFiles.ts
async function vo(e, t, n) {
	let r = new Map(), i = [], a = [];
	for (let r of e) {
		let e = await bo(r, t, n), i = e.flatMap((e) => fe(r, xo(r, e)) ?? []), o = Vt(r, i), s = e.flatMap((e) => So(o, e) ?? []), c = s.filter(({ textFile: { language: e } }) => e === void 0 || dn(o, e));
		a.push({
			row: r,
			source: o,
			known: e,
			files: s,
			wanted: c
		});
	}
	let o = yo(a), s = a.every(({ wanted: e }) => e.length === 0);
	for (let e of a) {
		let { row: n, source: a, wanted: c } = e, u = [...o.values()].some((e) => n.languages?.some((t) => je(a, e, t) !== void 0));
		l(i, wo(e, u, s), Eo(a, c, t));
		for (let e of c.sort(Co(a))) if (r.has(e.full)) {
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
function yo(e) {
	let t = e.flatMap(({ row: e, files: t }) => e.language === void 0 || Re(e.files) ? [] : t);
	return new Map(t.map(({ full: n, textFile: { language: r, ...i } }) => {
		let a = t.every((e) => e.full === n || Kr(e.full) !== Kr(n)), o = {
			...i,
			language: r,
			...a && { isOnly: a }
		}, s = e.flatMap(({ source: e }) => (e.languages ?? []).filter((t) => t !== r && je(e, o, t) !== void 0));
		return [n, s.length > 0 ? {
			...o,
			others: s
		} : o];
	}));
}
async function bo(e, t, n) {
	return (await pa(Oe(e), e.folder, t, n)).filter((e) => tt(e) !== void 0).sort();
}
function xo({ folder: e }, t) {
	return F(t, { displayRoot: e });
}
function So(e, t) {
	let n = xo(e, t), r = Et(e, n);
	if (!(Re(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			path: n,
			language: r,
			...kt(e, n)
		}
	};
}
function Co({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function wo({ row: e, known: t, files: n }, r, i) {
	let { languages: a = [], languageMap: o, place: s } = e, c = dt(e);
	if (n.length === 0 && !r && !e.isOptional) {
		let n = t.length > 0 ? "the path, or name the codes with language_map" : "the path: it is relative to this file", r = t.length === 0 ? "no file" : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}`, a = e.keysFrom === "lokalise" && t.length === 0, o = a && !i ? {
			severity: "notice",
			scope: "change"
		} : {}, l = `texts "${c}" matches ${r}. ${a ? To(e) : "Correct"} ${n}.`;
		return [O("no-manifest", l, {
			place: s,
			...o
		})];
	}
	let l = [...new Set(n.flatMap(({ textFile: { language: e } }) => e ?? []))], u = a.filter((e) => !l.includes(e));
	if (l.length === 0 || u.length === 0) return [];
	let d = (e) => (gn(e) || /^[a-z]{2}(?![a-z])/i.test(e)) && !l.some((t) => !a.includes(t) && oe(t, e)), f = Object.values(o), p = i || u.some((e) => !f.includes(e) && !d(e)), [m, h] = u.length > 1 ? ["s", "them"] : ["", "it"], g = p ? "Correct languages or files." : `Otherwise, lokaform pull creates ${h} when the project has texts for ${h} that do not wait.`, _ = `texts "${c}" has no file for the language${m} ${te(u)}, only for ${te(l)}. If a file was deleted by mistake, restore it. If a code in the paths means ${h}, add language_map: { CODE: ${u[0]} }. To give up a language, remove it here. ${g}`;
	return [O("no-language-file", _, {
		place: s,
		...p ? {} : {
			severity: "notice",
			scope: "change"
		}
	})];
}
function To(e) {
	return Ie(e) ? "To write the first files, run lokaform pull. Otherwise, correct" : `Names in Lokalise make no paths: write the first file by hand, such as ${e.files.replaceAll("{lang}", e.languages?.[0] ?? "en").replaceAll(/\*+/g, "NAME")} without texts, and run lokaform pull. Otherwise, correct`;
}
function Eo({ keyName: e, place: t }, n, r) {
	return Ne.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${F(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [O("bad-setting", o, { place: t })];
	});
}
async function Do(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await bo(i, t, n)).filter((e) => So(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), a = [], o = {
		severity: "notice",
		scope: "change"
	};
	for (let [e, s] of r) {
		l(a, Oo(e, s));
		let r = Oe(e).replace(/\.strings$/, ".stringsdict"), [c] = r === Oe(e) ? [] : await pa(r, e.folder, t, n), u = `${c && F(c, t)} is not read, because Lokaform does not know files of this type. Write its plural texts in keys.yaml, or in a string catalog (.xcstrings).`;
		c && a.push(O("unread-manifest", u, {
			...o,
			place: e.place
		}));
		let [, d, f] = /^([^*{}]*\{lang\}[^*{}]*\/)[^/{}]*(\.\w+)$/.exec(e.files) ?? [];
		if (d === void 0) continue;
		let p = {
			...e,
			files: `${d}*${f}`
		}, m = new Set(s.map((t) => Et(e, xo(e, t)))), h = (await bo(p, t, n)).find((t) => {
			let n = xo(e, t);
			return (f !== ".xml" || /string[^/]*$/i.test(n)) && !i.has(t) && !/InfoPlist/.test(n) && m.has(Et(p, n));
		});
		if (h === void 0) continue;
		let g = F(h, t), _ = `${g} is not read: no row of texts names it. To read it, copy the row at ${Ea(e.place)}, and name this file in the copy.`;
		a.push(O("unread-manifest", _, {
			...o,
			place: fr(g)
		}));
	}
	return a;
}
function Oo(e, t) {
	let { files: n, languages: r } = e, i = t.flatMap((t) => fe(e, xo(e, t)) ?? []), a = Vt(e, i), o = tt(n)?.severalLanguages && !r, s = (e) => gn(e) || r && /^[a-z]{2}$/.test(e), c = [...new Set(i.map((e) => Un(a, e)))].filter((e) => !r?.includes(e) && s(e)), l = !r && c.length < 2;
	if (!o && (!Re(n) || c.length === 0 || l)) return [];
	let u = o ? "[en, de]" : `[${[...r ?? [], ...c].join(", ")}]`, d = r ? `texts "${n}" also has files in ${te(c)}, which are not read. To read them, write languages: ${u}; the project needs them, too.` : `texts "${n}" ${o ? "can have several languages" : `has files in ${te(c)}`}, but the row has no languages, so only the base language is read. To read all of them, add languages: ${u}. Otherwise, list only the base language.`;
	return [O("unread-manifest", d, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const ko = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], Ao = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(","));
async function jo(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(ko, {
		cwd: t,
		ignore: Ao.map((e) => `**/${e}/**`),
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function Mo(e, t, n, r) {
	let { paths: i, problems: a } = await No(e, t, n, r), o = await vo(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Bo(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, l(c, u.problems);
	}
	if (!Ut(c) && e.texts.length + Object.values(i).flat().length === 0) {
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
async function No({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: u } of e) if (t[c]) {
		let e = await zo(c, t[c], i, a);
		o[c] = e.files, l(s, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${c}.yaml`;
		o[c] = e ? [] : await Ro(t, n, i);
	}
	return {
		paths: o,
		problems: s
	};
}
async function Po(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => No(e, { id: "" }, n, t))), i = (await vo(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return a.flatMap(({ plural: e, textFiles: t }) => [...r.flatMap(({ paths: t }) => t[e] ?? []), ...t ? i : []]);
}
async function Fo(e, { folders: t, ...n }) {
	let r = e.flatMap(({ manifests: e }) => e ?? []), i = r.map(({ folder: e }) => P(e, "lokaform.yaml")), a = [];
	for (let { root: e } of await Qi(i, t.displayRoot, t.confined?.workspace)) {
		if (e === void 0 || await (async (e) => await ua(e, {}) && !await la(P(e, "info/sparse-checkout"), {}))(P(e, ".git"))) continue;
		let t = async (...t) => `${await io(e, t, n).catch(uo) ?? ""}`;
		if (!(await t("config", "--type=bool", "core.sparseCheckout")).startsWith("true")) continue;
		let i = new hi(e, (await t("ls-files", "-t", "-z")).split("\0").flatMap((e) => e.startsWith("S ") ? {
			path: e.slice(2),
			kind: "file",
			id: ""
		} : []), async () => new Uint8Array());
		l(a, await Po(r, Yi, { commit: i }));
	}
	if (a.length === 0) return [];
	let o = `Git's sparse-checkout leaves out ${Pa([...new Set(a.map((e) => F(e, t)))], 1)}, so what is declared there would look removed. Nothing was sent. Add each folder to sparse-checkout, or remove sparse-checkout.`;
	return [O("wrong-checkout", o)];
}
async function Io(e, t) {
	if (t.commit) return [];
	let n = o(async () => new Set(await Po(e, Yi))), r = new Map();
	for (let { kinds: i, globs: a, folder: o } of e) for (let { plural: e } of i) {
		let [{ place: i } = {}] = a[e]?.patterns ?? [];
		if (a[e] && !i) continue;
		let s = {
			cwd: o,
			ignore: Ao
		}, c = await ma(`**/${e}.y*ml`, s, {}, Yi).catch(() => []);
		for (let a of c.sort()) {
			if ((await n()).has(a) || N(a) !== o && !await Lo(a, t)) continue;
			let s = F(a, t), c = [...await Ro(`${e}.yaml`, o, t), a].map((e) => F(e, { displayRoot: o })).join(", "), l = i ? `the setting ${e} (${Ea(i)}) does not name it. Add it there` : `no setting ${e} names it. Add ${e}: [${c}] to lokaform.yaml`, u = hr({
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
async function Lo(e, t) {
	if (await la(P(N(e), "lokaform.yaml"), {})) return !1;
	let n = String(await ra(e, t).catch(() => ""));
	return /\b(?:key_name|url):/.test(n) && !/^backup:/m.test(n);
}
async function Ro(e, t, n) {
	let r = P(t, e);
	return await la(r, n) ? [r] : [];
}
async function zo(e, { patterns: t, folder: n }, r, i) {
	let a = [], o = new Set();
	for (let { text: s, place: c } of t) {
		let t = await pa(s, n, r, i);
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
async function Bo(e, t, n) {
	let r = (await Promise.all(e.map(async ({ full: e, textFile: r }) => {
		if (n.aborted) return [];
		let i = F(e, t);
		try {
			let n = ia(await ra(e, t), e);
			return [dr({
				path: i,
				text: n,
				...r && { textFile: r }
			})];
		} catch (e) {
			if (e instanceof pi) throw e;
			let t = `${i} cannot be read: ${Fi(e)}`;
			return [In(O("not-read", t, { place: fr(i) }))];
		}
	}))).flat();
	return {
		texts: r.flatMap((e) => e.ok ? e.value : []),
		problems: r.flatMap((e) => e.ok ? [] : e.problem)
	};
}
// src/model/earlierManifest.ts
function Vo(e, t = Infinity) {
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
function Ho(e, t) {
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
function Uo(e, { since: t, now: n = Infinity }) {
	let r = ({ until: e, trailers: { pulled: r } }) => (e >= t || r !== void 0) && (e <= n || e === Infinity);
	return e.filter((e) => e.parents.length === 1 && r(e));
}
async function Wo(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = Go(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function Go({ commits: e, merged: t }, n) {
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
				pulled: Ko(e)
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ to: t, now: n, before: r, after: i }) => ({
			path: t,
			now: n,
			before: r,
			after: i,
			until: e.until,
			pulled: Ko(e)
		})))
	};
}
function Ko({ until: e, date: t, trailers: { pulled: n } }) {
	return n === void 0 ? void 0 : Math.min(n, e, t);
}
// src/model/trailers.ts
const qo = "Lokaform-Pulled", Jo = "Lokaform-Overwrite";
function Yo(e, t = !1) {
	let { id: n, parents: r, date: i, message: a, committer: o } = e, [s = ""] = a.split("\n", 1);
	return {
		id: n,
		parents: r,
		date: i,
		isMade: r.length > 1 || /^noreply@/i.test(o) || /\(#\d+\)\s*$/.test(s),
		trailers: Xo(a),
		time: t ? Infinity : i
	};
}
function Xo(e) {
	let t = $o(e).filter(({ value: e }) => e !== ""), n = (e) => t.flatMap(({ token: t, value: n }) => t.toLowerCase() === e.toLowerCase() ? n : []), r = n(qo).map((e) => {
		let t = e.replaceAll(/["']/g, "");
		return /^\d+$/.test(t) ? Number(t) : Math.floor(Date.parse(t) / 1e3);
	}), i = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, a = e.match(RegExp("^[ \\t]*Lokaform-Pulled:", "gim"))?.length ?? 0, o = r.length > 0 && a >= i && r.every((e) => !Number.isNaN(e)), s = n(Jo), c = [...e.matchAll(RegExp(`${Jo}[ \\t]*:?(.*)$`, "gim"))].map(([, e = ""]) => e.trim()).filter((e) => !s.includes(e));
	return {
		...o && { pulled: u(r) },
		overwrites: s,
		mentions: c
	};
}
const Zo = /^([A-Za-z0-9-]+)[ \t]*:(.*)$/s, Qo = (e) => e.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, "");
function $o(e) {
	let [t, ...n] = Qo(e).split(/\n(?:[ \t\r]*\n)+/), r = (n.map((e) => e.split("\n").filter((e) => !e.startsWith("#"))).findLast((e) => e.length > 0) ?? []).filter((e) => !e.startsWith("(cherry picked from commit "));
	return r.every((e) => Zo.test(e)) ? r.flatMap((e) => {
		let [, t = "", n = ""] = Zo.exec(e) ?? [];
		return {
			token: t,
			value: Qo(n)
		};
	}) : [];
}
// src/report/exitCode.ts
function es({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const ts = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function ns({ projects: e }) {
	let t = ({ reason: e }) => ts.includes(e);
	return es({ projects: e }) || e.some(({ plan: e }) => e?.to_add || e?.kept.some(t));
}
function rs(e) {
	return e.plan ? ns({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Ut(e.problems) ? "unknown" : "none" : "unknown";
}
function is({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function as({ command: e, projects: t }) {
	return e === "status" ? is({ projects: t }) === !1 : e === "drift" ? ns({ projects: t }) : es({ projects: t });
}
function os(e) {
	return !as(e) && !ss(e);
}
function ss(e) {
	return e.stopped !== void 0 || Ut(us(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || e.projects.some(({ results: e = [] }) => e.some(({ outcome: e }) => e.state !== "done"));
}
function cs(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : ss(e) ? 1 : t && as(e) ? 2 : 0;
}
function ls({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function us({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
// src/model/project.ts
const ds = Cr({
	iso: j(),
	id: j().optional(),
	pluralForms: Ar(j()).readonly()
}), fs = Cr({
	id: j(),
	digest: j().exactOptional(),
	name: j(),
	type: j(),
	baseLanguage: j(),
	languages: Ar(ds).readonly().optional(),
	perPlatformNames: Tr(),
	segmentation: Tr(),
	autoToggleUnverified: Tr().optional()
});
function ps(e) {
	return e.split(":")[0] ?? e;
}
function ms(e) {
	let t = ps(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/report.ts
function hs({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || _s(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function gs({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function _s(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function vs({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function ys(e) {
	return !ss(e) && !bs(e) && e.projects.every(Ss);
}
function bs(e) {
	return us(e).some(({ code: e }) => e === "undeclared-project");
}
function xs(e) {
	return ys(e) ? !1 : !e.projects.every((e) => e.target?.is === "compared" && Ss(e) && e.plan?.skipped.length === 0) || e.problems.some(({ severity: e }) => e === "error") || bs(e);
}
function Ss({ plan: e, target: t }) {
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
function Cs(e, t) {
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
function ws(e, t) {
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
function Ts(e, t) {
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
var Es = Cs("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), Ds = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Os = Cs("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Ds.indexOf(e) === -1 ? R : null,
	identify: (e) => e === null,
	represent: () => "null"
}), ks = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], As = Cs("tag:yaml.org,2002:null", {
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
	"true",
	"True",
	"TRUE"
], Ms = [
	"false",
	"False",
	"FALSE"
], Ns = Cs("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => js.indexOf(e) !== -1 || Ms.indexOf(e) === -1 && R,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Ps = [
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
], Fs = [
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
], Is = Cs("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Ps.indexOf(e) !== -1 || Fs.indexOf(e) === -1 && R,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Ls = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Rs = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function zs(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Bs(e, t) {
	if (t) {
		if (!Rs.test(e)) return R;
	} else if (!Ls.test(e)) return R;
	let n = zs(e);
	return Number.isFinite(n) ? n : R;
}
var Vs = Cs("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Bs,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Hs = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Us(e) {
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
function Ws(e) {
	if (!Hs.test(e)) return R;
	let t = Us(e);
	return Number.isFinite(t) ? t : R;
}
var Gs = Cs("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Ws,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Ks = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), qs = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Js(e) {
	if (!Ks.test(e)) return R;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || qs.test(e) ? r : R;
}
function Ys(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Xs = Cs("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Js,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Ys
}), Zs = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Qs = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function $s(e) {
	if (!Zs.test(e)) return R;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Qs.test(e) ? r : R;
}
function ec(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var tc = Cs("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: $s,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: ec
}), nc = Cs("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : R,
	identify: () => !1
}), rc = /^[A-Za-z0-9+/]*={0,2}$/;
function ic(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !rc.test(t)) return R;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function ac(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var oc = Cs("tag:yaml.org,2002:binary", {
	resolve: ic,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: ac
}), sc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), cc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function lc(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function uc(e) {
	let t = sc.exec(e);
	if (t === null && (t = cc.exec(e)), t === null) return R;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = lc(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? R : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return R;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = lc(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return R;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return R;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var dc = Cs("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: uc,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), fc = ws("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function pc(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
function mc(e, t) {
	let n = {};
	for (let r of t) e[r] !== void 0 && (n[r] = e[r]);
	return n;
}
var hc = ws("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (pc(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), gc = ws("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), _c = Ts("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: pc,
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
}), vc = Ts("tag:yaml.org,2002:set", {
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
function yc() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function bc() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function xc(e) {
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
var Sc = class e {
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
		let t = xc(e), n = [], r = yc(), i = bc();
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
}, Cc = new Sc([
	Es,
	fc,
	_c
]);
[...Cc.tags];
var wc = new Sc([
	...Cc.tags,
	Os,
	Ns,
	Vs,
	Xs
]), Tc = new Sc([
	...Cc.tags,
	As,
	Is,
	Gs,
	tc,
	dc,
	nc,
	oc,
	hc,
	gc,
	vc
]).withTags({
	...Gs,
	resolve: (e, t, n) => {
		let r = Gs.resolve(e, t, n);
		return r === R ? Vs.resolve(e, t, n) : r;
	}
}, {
	...tc,
	resolve: (e, t, n) => {
		let r = tc.resolve(e, t, n);
		return r === R ? Xs.resolve(e, t, n) : r;
	}
}), Ec = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Dc(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Oc(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function kc(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Ec,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Dc(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Oc((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Dc(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Oc((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Dc(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Oc((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Ac(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var jc = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Ac(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Ac(this, e)}`;
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
		throw s.snippet = kc(s), new e(r, s);
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
}, Mc = {
	BLOCK: 1,
	FLOW: 2
}, Nc = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Pc = -1;
function Fc(e) {
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
var Ic = Array(256), Lc = Array(256);
for (let e = 0; e < 256; e++) Ic[e] = +!!Fc(e), Lc[e] = Fc(e);
function Rc(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function zc(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Bc(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Vc(e, t, n) {
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
function Hc(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Uc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Vc(e, i, n);
			r += Hc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Wc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Vc(e, i, n);
			r += Hc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Gc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Vc(e, i, n).position;
			else if (t < 256 && Ic[t]) r += Lc[t], i++;
			else {
				let n = Bc(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = zc(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Rc(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Vc(e, i, n);
			r += Hc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Kc(e, t, n, r, i, a) {
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
	return i === Nc.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== Nc.STRIP && u && (l += "\n"), l;
}
function qc(e, t) {
	if (t.valueStart === Pc) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case B.SINGLE_QUOTED: return Wc(e, n, r);
		case B.DOUBLE_QUOTED: return Gc(e, n, r);
		case B.LITERAL_BLOCK: return Kc(e, n, r, t.indent, t.chomping, !1);
		case B.FOLDED_BLOCK: return Kc(e, n, r, t.indent, t.chomping, !0);
		default: return Uc(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Jc = "-#;/?:@&=+$_.~*'()", Yc = Jc + "!,[]", Xc = "0123456789ABCDEF";
function Zc(e) {
	return "%" + Xc[e >> 4] + Xc[e & 15];
}
function Qc(e, t) {
	let n = t ? Jc : Yc, r = "";
	for (let t = 0; t < e.length; t++) {
		let i = e.charCodeAt(t);
		i >= 48 && i <= 57 || i >= 65 && i <= 90 || i >= 97 && i <= 122 || n.includes(e[t]) ? r += e[t] : (i >= 55296 && i <= 56319 && (i = 65536 + ((i & 1023) << 10) + (e.charCodeAt(++t) & 1023)), r += i < 128 ? Zc(i) : i < 2048 ? Zc(192 | i >> 6) + Zc(128 | i & 63) : i < 65536 ? Zc(224 | i >> 12) + Zc(128 | i >> 6 & 63) + Zc(128 | i & 63) : Zc(240 | i >> 18) + Zc(128 | i >> 12 & 63) + Zc(128 | i >> 6 & 63) + Zc(128 | i & 63));
	}
	return r;
}
function $c(e) {
	let t = e;
	return t.charCodeAt(0) === 33 ? (t = t.slice(1), `!${Qc(t, !0)}`) : t.slice(0, 18) === "tag:yaml.org,2002:" ? `!!${Qc(t.slice(18), !0)}` : `!<${Qc(t, !1)}>`;
}
var el = {
	filename: "",
	schema: wc,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, V = -1, tl = Object.prototype.hasOwnProperty, nl = 1, rl = 2, il = 3, al = 4, ol = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, sl = /[,\[\]{}]/, cl = /^(?:!|!!|![0-9A-Za-z-]+!)$/, ll = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, ul = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, dl = RegExp(`^(?:${ll})*$`), fl = RegExp(`^(?:${ul})+$`), pl = RegExp(`^(?:!(?:${ll})*|${ul}(?:${ll})*)$`), ml = {
	filename: "",
	maxDepth: 100
};
function hl(e, t, n) {
	e.events.push({
		type: z.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function gl(e, t, n, r, i, a, o) {
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
function _l(e, t, n, r, i, a, o) {
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
function vl(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: z.MAPPING,
		start: t.position,
		anchorStart: V,
		anchorEnd: V,
		tagStart: V,
		tagEnd: V,
		style: Mc.FLOW
	});
}
function yl(e, t, n, r, i, a, o, s, c = Nc.CLIP, l = -1, u = !1) {
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
function bl(e, t, n) {
	e.events.push({
		type: z.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function xl(e) {
	e.events.push({ type: z.POP });
}
function Sl(e) {
	yl(e, V, V, V, V, V, V, B.PLAIN);
}
function Cl() {
	return {
		anchorStart: V,
		anchorEnd: V,
		tagStart: V,
		tagEnd: V
	};
}
function wl(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Tl(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function H(e, t) {
	jc.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function U(e) {
	return e === 10 || e === 13;
}
function El(e) {
	return e === 9 || e === 32;
}
function Dl(e) {
	return El(e) || U(e);
}
function Ol(e) {
	return e === 0 || Dl(e);
}
function kl(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Al(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function jl(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Ml(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Nl(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function Pl(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function W(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Dl(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; El(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!U(r) && r !== 0);
		if (!U(r)) break;
		for (Pl(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Fl(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Dl(n);
	}
	return !1;
}
function Il(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Ll(e) {
	if (e.position !== e.lineStart) return !1;
	if (Fl(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = wl(e);
	Il(e), W(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Fl(e));
	return Tl(e, t), r;
}
function Rl(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !U(t);) t = e.input.charCodeAt(++e.position);
}
function zl(e, t, n) {
	let r = ol.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, H(e, "the stream contains non-printable characters"));
}
function Bl(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== V && H(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && H(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Dl(s) && !(n && kl(s));) s === 33 && (a ? H(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), cl.test(o) || H(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), sl.test(l) && H(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? dl.test(l) : fl.test(l)) && H(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !tl.call(e.tagHandlers, o) && H(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Vl(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== V && H(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Dl(e.input.charCodeAt(e.position)) && !kl(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && H(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Hl(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== V || t.tagStart !== V) && H(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Dl(e.input.charCodeAt(e.position)) && !kl(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && H(e, "name of an alias node must contain at least one character"), bl(e, n, e.position), !0;
}
function Ul(e, t) {
	W(e, !1), e.lineIndent < t && H(e, "deficient indentation");
}
function Wl(e, t, n) {
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
			return e.position++, yl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, B.SINGLE_QUOTED, Nc.CLIP, -1, i), !0;
		}
		U(a) ? (i = !1, Ul(e, t)) : e.position === e.lineStart && Fl(e) ? H(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? H(e, "expected valid JSON character") : e.position++;
	}
	H(e, "unexpected end of the stream within a single quoted scalar");
}
function Gl(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, yl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, B.DOUBLE_QUOTED, Nc.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (U(n)) Ul(e, t);
			else if (Nl(n)) e.position++;
			else {
				let t = Ml(n);
				for (t === 0 && H(e, "unknown escape sequence"); t-- > 0;) e.position++, jl(e.input.charCodeAt(e.position)) < 0 && H(e, "expected hexadecimal character");
				e.position++;
			}
		} else U(a) ? (i = !1, Ul(e, t)) : e.position === e.lineStart && Fl(e) ? H(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? H(e, "expected valid JSON character") : e.position++;
	}
	H(e, "unexpected end of the stream within a double quoted scalar");
}
function Kl(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = Nc.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? B.LITERAL_BLOCK : B.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Al(n);
		if (n === 43 || n === 45) i !== Nc.CLIP && H(e, "repeat of a chomping mode identifier"), i = n === 43 ? Nc.KEEP : Nc.STRIP, e.position++;
		else if (r >= 0) r === 0 && H(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && H(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; El(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Rl(e), U(e.input.charCodeAt(e.position)) ? Pl(e) : e.input.charCodeAt(e.position) !== 0 && H(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Ll(e)) break;
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
		Rl(e), f = e.position, U(e.input.charCodeAt(e.position)) && (Pl(e), f = e.position);
	}
	return zl(e, d, f), yl(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function ql(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === nl;
	if (n === 0 || Dl(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || kl(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Ol(t) || r && kl(t)) return !1;
	}
	return !0;
}
function Jl(e, t, n, r) {
	if (!ql(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === nl, c = !1;
	for (; o !== 0 && !Ll(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Ol(t) || s && kl(t)) break;
		} else if (o === 35) {
			if (Dl(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && kl(o)) break;
		else if (U(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (W(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		El(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (zl(e, i, a), yl(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, B.PLAIN, Nc.CLIP, -1, !c), !0);
}
function Yl(e, t) {
	let n = e.line;
	W(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && H(e, "deficient indentation");
}
function Xl(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? _l(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Mc.FLOW) : gl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Mc.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Yl(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, xl(e), !0;
		o ? n === 44 && H(e, "expected the node content, but found ','") : H(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Dl(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Yl(e, t));
		let c = e.line, l = wl(e), u = $l(e, t, nl, !1, !0);
		Yl(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Yl(e, t), i || vl(e, l), u || Sl(e), $l(e, t, nl, !1, !0) || Sl(e), Yl(e, t), i || xl(e)) : i && r ? (u || Sl(e), Sl(e)) : i ? Sl(e) : r && (vl(e, l), u || Sl(e), Sl(e), xl(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	H(e, "unexpected end of the stream within a flow collection");
}
function Zl(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Ol(e.input.charCodeAt(e.position + 1))) return !1;
	for (gl(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Mc.BLOCK); e.input.charCodeAt(e.position) === 45 && Ol(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, H(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = W(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Ol(e.input.charCodeAt(e.position + 1)) && H(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? Sl(e) : $l(e, t, il, !1, !0), W(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && H(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Ol(e.input.charCodeAt(e.position + 1)) && H(e, "bad indentation of a sequence entry");
	}
	return xl(e), !0;
}
function Ql(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, H(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Ol(l)) o ||= (_l(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Mc.BLOCK), !0), c === 63 ? (i && Sl(e), a = !0, i = !0) : (i || (Sl(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (Sl(e), !1);
			let t = wl(e);
			if (!$l(e, n, rl, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); El(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Ol(c) || H(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: z.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Mc.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) H(e, "expected ':' after a mapping key");
				else return r.anchorStart !== V || r.tagStart !== V ? (Tl(e, t), !1) : !0;
			} else if (a) H(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== V || r.tagStart !== V ? (Tl(e, t), !1) : !0;
		}
		if ($l(e, t, al, !0, s) && (s = !1), i || (s &&= (Sl(e), !1)), W(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) H(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && Sl(e), o && xl(e), !0) : !1;
}
function $l(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && H(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Cl(), d = n === al || n === il, f = d, p = d;
	if (r && W(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = wl(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== V || u.anchorStart !== V) && (r === 33 || r === 38)) {
			let n = wl(e), r = t + 1;
			if (Ql(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === z.MAPPING) return e.depth--, !0;
			Tl(e, n);
		}
		if (s && (r === 33 && u.tagStart !== V || r === 38 && u.anchorStart !== V) || !Bl(e, u, n === nl) && !Vl(e, u)) break;
		l === null && (l = i), W(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === al) {
		let r = n === nl || n === rl ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Zl(e, i, u) || Ql(e, i, r, u)) || Xl(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = wl(e), n = l.position - l.lineStart;
					Tl(e, l), Ql(e, n, r, Cl()) && e.events[t.eventsLength]?.type === z.MAPPING ? c = !0 : Tl(e, t);
				}
				!c && (d && Kl(e, r, u) || Wl(e, r, u) || Gl(e, r, u) || Hl(e, u) || Jl(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Zl(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== V || u.tagStart !== V || d) && (yl(e, V, V, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, B.PLAIN), c = !0), e.depth--, c || u.anchorStart !== V || u.tagStart !== V;
}
function eu(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Dl(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && H(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !U(e.input.charCodeAt(e.position));) {
		for (; El(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || U(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Dl(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (U(e.input.charCodeAt(e.position)) && Pl(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && H(e, "duplication of %YAML directive"), r.length !== 1 && H(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && H(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && H(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && H(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		cl.test(t) || H(e, "ill-formed tag handle (first argument) of the TAG directive"), tl.call(e.tagHandlers, t) && H(e, `there is a previously declared suffix for "${t}" tag handle`), pl.test(n) || H(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function tu(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (W(e, !0); eu(e);) t = !0, W(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Ol(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, W(e, !0), i = e.line > t;
	} else t && H(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Fl(e)) {
		e.position += 3, W(e, !0);
		return;
	}
	if (hl(e, n, !1), $l(e, e.lineIndent - 1, al, !1, i, i) || Sl(e), W(e, !0), e.position === e.lineStart && Fl(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, W(e, !0), e.line === t && e.position < e.length && H(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === z.DOCUMENT && (o.explicitEnd = r), xl(e), !r && e.position < e.length && !Ll(e) && H(e, "end of the stream or a document separator is expected");
}
function nu(e, t) {
	let n = e.length, r = {
		...ml,
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
	for (i !== -1 && jc.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Il(r), W(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		tu(r), r.position === e && H(r, "can not read a document");
	}
	return r.events;
}
({
	...ml,
	...el
});
var ru = Symbol("INVALID");
function iu(e) {
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
function au(e, t) {
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
function ou(e, t) {
	if (!e.noRefs && typeof t == "object" && t) {
		let n = e.refs.get(t);
		if (n) return n.anchor === void 0 && (n.anchor = `ref_${e.refCounter++}`), {
			kind: "alias",
			anchor: n.anchor
		};
	}
	let n = au(e, t);
	if (!n) {
		if (t === void 0 || e.skipInvalid) return ru;
		throw new jc(`unacceptable kind of an object to dump ${Object.prototype.toString.call(t)}`);
	}
	let { tag: r, tagName: i, implicitTag: a } = n, o = a ? i : $c(i);
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
			style: Mc.BLOCK,
			items: []
		};
		e.noRefs || e.refs.set(t, i);
		for (let t = 0, r = n.length; t < r; t += 1) {
			let r = ou(e, n[t]);
			r === ru && n[t] === void 0 && (r = ou(e, null)), r !== ru && i.items.push(r);
		}
		return i;
	}
	let s = r.represent(t), c = {
		kind: "mapping",
		tag: o,
		tagged: !a,
		style: Mc.BLOCK,
		items: []
	};
	e.noRefs || e.refs.set(t, c);
	for (let [t, n] of s) {
		let r = ou(e, t);
		if (r === ru) continue;
		let i = ou(e, n);
		i !== ru && c.items.push({
			key: r,
			value: i
		});
	}
	return c;
}
function su(e, t, n = {}) {
	let r = ou({
		representTypes: iu(t),
		noRefs: n.noRefs ?? !1,
		skipInvalid: n.skipInvalid ?? !1,
		refs: new Map(),
		refCounter: 0
	}, e);
	return [{
		contents: r === ru ? null : r,
		directives: []
	}];
}
var cu = Symbol("visit:break"), lu = Symbol("visit:skip");
function uu(e, t, n) {
	let r = t(e, n);
	if (r === cu) return !0;
	if (r === lu) return !1;
	let i = n.depth + 1;
	switch (e.kind) {
		case "sequence":
			for (let n of e.items) if (uu(n, t, {
				depth: i,
				parent: e,
				isKey: !1
			})) return !0;
			break;
		case "mapping": for (let { key: n, value: r } of e.items) if (uu(n, t, {
			depth: i,
			parent: e,
			isKey: !0
		}) || uu(r, t, {
			depth: i,
			parent: e,
			isKey: !1
		})) return !0;
	}
	return !1;
}
function du(e, t) {
	for (let n of e) if (n.contents && uu(n.contents, t, {
		depth: 0,
		parent: null,
		isKey: !1
	})) return;
}
function fu(e, t) {
	return !!(e & 1 << t);
}
var pu = {
	applyQuoteFlowKeysOption: hu,
	doubleQuoteForInvisibles: gu,
	doubleQuoteWhitespaceOnly: _u,
	applyForceQuotesOption: vu,
	tryLongOrMultilineAsBlock: yu,
	quoteInvalidPlain: bu,
	fallbackToDoubleQuoted: xu
};
function mu(e) {
	return e.presenterOptions.quoteStyle === "single" && fu(e.allowedStylesMask, B.SINGLE_QUOTED) ? B.SINGLE_QUOTED : B.DOUBLE_QUOTED;
}
function hu(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === B.PLAIN && (e.style = B.DOUBLE_QUOTED);
}
function gu(e) {
	e.style === B.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = B.DOUBLE_QUOTED);
}
function _u(e) {
	e.style === B.PLAIN && /^\s+$/.test(e.node.value) && (e.style = B.DOUBLE_QUOTED);
}
function vu(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== B.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? B.DOUBLE_QUOTED : mu(e)));
}
function yu(e) {
	if (e.style !== B.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!fu(e.allowedStylesMask, B.LITERAL_BLOCK)) {
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
function bu(e) {
	e.style === B.PLAIN && !fu(e.allowedStylesMask, B.PLAIN) && (e.style = mu(e));
}
function xu(e) {
	fu(e.allowedStylesMask, e.style) || (e.style = B.DOUBLE_QUOTED);
}
function Su(e, t) {
	return e | 1 << t;
}
var Cu = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", wu = "[\\n\\r]", Tu = "\\uFEFF", Eu = "[ \\t]", Du = `(?:(?!(?:${wu}|${Tu}))${Cu})`, Ou = `(?:(?!${Eu})${Du})`, ku = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Au = "[-?:,\\[\\]{}#&*!|>'\"%@`]", ju = "[,\\[\\]{}]", Mu = Ou, Nu = `(?:(?!${ju})${Ou})`, Pu = `(?:(?:(?!${Au})${Ou})|[?:-](?=${Mu}))`, Fu = `(?:(?:(?!${Au})${Ou})|[?:-](?=${Nu}))`, Iu = `(?:(?:(?![:#])${Mu})|:(?=${Mu}))#*`, Lu = `(?:(?:(?![:#])${Nu})|:(?=${Nu}))#*`, Ru = `(?:${Eu}*${Iu})*`, zu = `(?:${Eu}*${Lu})*`, Bu = `${Pu}#*${Ru}`, Vu = `${Fu}#*${zu}`, Hu = Bu, Uu = Vu, Wu = `\\n+${Iu}${Ru}`, Gu = `\\n+${Lu}${zu}`, Ku = `${Bu}(?:${Wu})*`, qu = `${Vu}(?:${Gu})*`, Ju = RegExp(`^(?:${Ku})$`, "u"), Yu = RegExp(`^(?:${qu})$`, "u"), Xu = RegExp(`^(?:${Hu})$`, "u"), Zu = RegExp(`^(?:${Uu})$`, "u"), Qu = RegExp(`^(?:${ku})*$`, "u"), $u = RegExp(`^(?:${ku}|\\n)*$`, "u"), ed = RegExp(`^(?:${Du}|\\n)*$`, "u"), td = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/, nd = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function rd(e) {
	let t = e.node.value;
	if (t !== "") {
		if (!(e.isKey ? e.flowOnly ? Zu : Xu : e.flowOnly ? Yu : Ju).test(t) || e.shiftOfFirstLine === 0 && td.test(t)) return !1;
		if (e.shiftOfContent === 0) {
			let e = t.indexOf("\n");
			if (e !== -1) {
				let n = t.slice(e + 1);
				if (nd.test(n)) return !1;
			}
		}
	}
	let n = e.presenterOptions.schema.resolveImplicitScalarTag(t).tag.tagName;
	return !(!e.node.tagged && n !== e.node.tag || !e.node.tagged && t === "=" && n === e.presenterOptions.schema.defaultScalarTag.tagName);
}
function id(e) {
	let t = e.node.value;
	if (!(e.isKey ? Qu : $u).test(t) || /[ \t]\n|\n[ \t]/.test(t)) return !1;
	if (!e.isKey && e.shiftOfContent === 0) {
		let e = t.indexOf("\n");
		if (e !== -1 && nd.test(t.slice(e + 1))) return !1;
	}
	return !0;
}
function ad(e) {
	if (e.flowOnly || !ed.test(e.node.value)) return !1;
	let t = e.shiftOfContent - e.shiftOfParent;
	return !(t < 1 || t > 9 && /^\n* /.test(e.node.value) || e.shiftOfContent === 0 && nd.test(e.node.value));
}
function od(e) {
	let t = Su(0, B.DOUBLE_QUOTED);
	rd(e) && (t = Su(t, B.PLAIN)), id(e) && (t = Su(t, B.SINGLE_QUOTED)), ad(e) && (t = Su(Su(t, B.LITERAL_BLOCK), B.FOLDED_BLOCK)), e.allowedStylesMask = t;
}
function sd(e) {
	switch (e.style) {
		case B.PLAIN: return cd(e);
		case B.SINGLE_QUOTED: return ld(e);
		case B.LITERAL_BLOCK: return ud(e);
		case B.FOLDED_BLOCK: return dd(e);
		case B.DOUBLE_QUOTED: return fd(e);
	}
}
function cd(e) {
	return pd(e.node.value, e.shiftOfContent);
}
function ld(e) {
	return `'${pd(e.node.value, e.shiftOfContent).replace(/'/g, "''")}'`;
}
function ud(e) {
	let t = e.node.value;
	return "|" + gd(t, e.shiftOfParent, e.shiftOfContent) + _d(md(t, e.shiftOfContent));
}
function dd(e) {
	let t = e.node.value, n = e.presenterOptions.lineWidth, r = Infinity;
	return n !== -1 && (r = Math.max(Math.min(n, 40), n - e.shiftOfContent)), ">" + gd(t, e.shiftOfParent, e.shiftOfContent) + _d(md(bd(t, r), e.shiftOfContent));
}
function fd(e) {
	return `"${Cd(e.node.value)}"`;
}
function pd(e, t) {
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
function md(e, t) {
	let n = " ".repeat(t), r = 0, i = "", a = e.length;
	for (; r < a;) {
		let t, o = e.indexOf("\n", r);
		o === -1 ? (t = e.slice(r), r = a) : (t = e.slice(r, o + 1), r = o + 1), t.length && t !== "\n" && (i += n), i += t;
	}
	return i;
}
function hd(e) {
	return /^\n* /.test(e);
}
function gd(e, t, n) {
	let r = hd(e) ? String(n - t) : "", i = e[e.length - 1] === "\n";
	return `${r}${i && (e[e.length - 2] === "\n" || e === "\n") ? "+" : i ? "" : "-"}\n`;
}
function _d(e) {
	return e[e.length - 1] === "\n" ? e.slice(0, -1) : e;
}
function vd(e) {
	return e === " " || e === "	";
}
function yd(e, t) {
	if (e === "" || vd(e[0])) return e;
	let n = / [^ \t]/g, r, i = 0, a, o = 0, s = 0, c = "";
	for (; r = n.exec(e);) s = r.index, s - i > t && (a = o > i ? o : s, c += `\n${e.slice(i, a)}`, i = a + 1), o = s;
	return c += "\n", e.length - i > t && o > i ? c += `${e.slice(i, o)}\n${e.slice(o + 1)}` : c += e.slice(i), c.slice(1);
}
function bd(e, t) {
	let n = /(\n+)([^\n]*)/g, r = e.indexOf("\n");
	r === -1 && (r = e.length), n.lastIndex = r;
	let i = yd(e.slice(0, r), t), a = e[0] === "\n" || vd(e[0]), o, s;
	for (; s = n.exec(e);) {
		let e = s[1], n = s[2];
		o = n !== "" && vd(n[0]), i += e + (!a && !o && n !== "" ? "\n" : "") + yd(n, t), a = o;
	}
	return i;
}
var xd = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function Sd(e) {
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
function Cd(e) {
	return e.replace(xd, Sd);
}
var wd = 10, Td = {
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
	scalarStyleRules: Object.keys(pu).map((e) => Reflect.get(pu, e)),
	tagBeforeAnchor: !1
};
function Ed(e) {
	return e.tagged ? e.tag : $c(e.tag);
}
function Dd(e) {
	let t = {
		...Td,
		...e
	};
	return t.flowSkipColonSpace && (t.quoteFlowKeys = !0), {
		...t,
		defaultScalarTagName: t.schema.defaultScalarTag.tagName,
		openEnded: !1
	};
}
function Od(e, t) {
	return `\n${" ".repeat(e.indent * t)}`;
}
function kd(e, t, n, r, i, a) {
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
function Ad(e, t, n) {
	let r = "";
	for (let i = 0, a = n.items.length; i < a; i += 1) {
		let a = Fd(e, t, n.items[i], n, {}).text;
		i > 0 && (r += `,${e.flowSkipCommaSpace ? "" : " "}`), r += a;
	}
	let i = e.flowBracketPadding && n.items.length > 0 ? " " : "";
	return `[${i}${r}${i}]`;
}
function jd(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = Fd(e, t + 1, n.items[a], n, {
			block: !0,
			compact: e.seqInlineFirst,
			isblockseq: !0
		}).text;
		r && i === "" || (i += Od(e, t)), o === "" || wd === o.charCodeAt(0) ? i += "-" : i += "- ", i += o;
	}
	return i;
}
function Md(e, t, n) {
	let r = "";
	for (let { key: i, value: a } of n.items) {
		let o = "";
		r !== "" && (o += `,${e.flowSkipCommaSpace ? "" : " "}`);
		let s = Fd(e, t, i, n, { iskey: !0 }), c = s.text, l = Fd(e, t, a, n, {}).text, u = e.flowSkipColonSpace || l === "" ? "" : " ", d = i.kind === "scalar" && s.noBody && (i.tagged || i.anchor !== void 0), f = i.kind === "alias" || d ? " " : "";
		o += `${c}${f}:${u}${l}`, r += o;
	}
	let i = e.flowBracketPadding && r !== "" ? " " : "";
	return `{${i}${r}${i}}`;
}
function Nd(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = "";
		r && i === "" || (o += Od(e, t));
		let { key: s, value: c } = n.items[a], l = (s.kind === "mapping" || s.kind === "sequence") && s.style === Mc.BLOCK && s.items.length !== 0 || s.kind === "scalar" && (s.style === B.LITERAL_BLOCK || s.style === B.FOLDED_BLOCK), u = l ? Fd(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			isblockseq: !Pd(e, s, t + 1)
		}) : Fd(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			iskey: !0
		}), d = u.text, f = s.kind === "scalar" && s.value.indexOf("\n") !== -1, p = d.length > 1024 && /^[\s\S]{1025}/u.test(d), m = l || f || p;
		m && (d && wd === d.charCodeAt(0) ? o += "?" : o += "? "), o += d, m && (o += Od(e, t));
		let h = Fd(e, t + 1, c, n, {
			block: !0,
			compact: m,
			isblockseq: m && !Pd(e, c, t + 1)
		}).text, g = s.kind === "scalar" && u.noBody && (s.tagged || s.anchor !== void 0), _ = !m && (s.kind === "alias" || g) ? " " : "";
		h === "" || wd === h.charCodeAt(0) ? o += `${_}:` : o += `${_}: `, o += h, i += o;
	}
	return i;
}
function Pd(e, t, n) {
	return t.kind === "alias" || t.tagged || t.anchor !== void 0 || e.indent < 2 && n > 0;
}
function Fd(e, t, n, r, i) {
	if (n.kind === "alias") return e.openEnded = !1, {
		text: `*${n.anchor}`,
		noBody: !1
	};
	let { block: a = !1, iskey: o = !1, isblockseq: s = !1 } = i, c = i.compact ?? !1, l = n.anchor !== void 0;
	Pd(e, n, t) && (c = !1);
	let u, d = n.tagged, f = a && (n.kind === "mapping" || n.kind === "sequence") && n.style === Mc.BLOCK && n.items.length !== 0;
	if (n.kind === "mapping") u = f ? Nd(e, t, n, c) : Md(e, t, n);
	else if (n.kind === "sequence") u = f ? e.seqNoIndent && !s && t > 0 ? jd(e, t - 1, n, c) : jd(e, t, n, c) : Ad(e, t, n);
	else {
		let i = kd(e, n, r, t, o, !a);
		od(i);
		for (let t of e.scalarStyleRules) t(i);
		u = sd(i), e.openEnded = (i.style === B.LITERAL_BLOCK || i.style === B.FOLDED_BLOCK) && (n.value === "\n" || n.value.endsWith("\n\n")), d = n.tagged || u === "" && i.flowOnly && r?.kind === "sequence" && !l || i.style !== B.PLAIN && n.tag !== e.defaultScalarTagName;
	}
	n.kind !== "mapping" && n.kind !== "sequence" || f || (e.openEnded = !1), f && c && t > 0 && e.indent > 2 && (u = `${" ".repeat(e.indent - 2)}${u}`);
	let p = u === "", m = u;
	if (d || l) {
		let t = [], r = d ? Ed(n) : null, i = l ? `&${n.anchor}` : null;
		e.tagBeforeAnchor ? (r !== null && t.push(r), i !== null && t.push(i)) : (i !== null && t.push(i), r !== null && t.push(r));
		let a = u === "" || u.charCodeAt(0) === wd ? "" : " ";
		m = `${t.join(" ")}${a}${u}`;
	}
	return {
		text: m,
		noBody: p
	};
}
function Id(e) {
	return (e.kind === "sequence" || e.kind === "mapping") && e.style === Mc.BLOCK && e.items.length !== 0 && !e.tagged && e.anchor === void 0;
}
function Ld(e) {
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
function Rd(e, t) {
	let n = Dd(t), r = "", i = !1;
	for (let t = 0; t < e.length; t += 1) {
		let a = e[t];
		n.openEnded = !1;
		let o = Ld(a), s = o !== "", c = a.explicitStart || s || t > 0 && !i;
		if (r += o, a.contents === null) c && (r += "---\n");
		else if (c) {
			let e = Fd(n, 0, a.contents, null, {
				block: !0,
				compact: !0
			}).text, t = e === "" ? "" : s || Id(a.contents) ? "\n" : " ";
			r += `---${t}${e}\n`;
		} else r += Fd(n, 0, a.contents, null, {
			block: !0,
			compact: !0
		}).text + "\n";
		i = a.explicitEnd || n.openEnded, i && (r += "...\n");
	}
	return r;
}
var zd = {
	...Td,
	schema: Tc,
	skipInvalid: !1,
	noRefs: !1,
	flowLevel: -1,
	sortKeys: !1,
	transform: () => {}
};
function Bd(e, t) {
	let n = String(e), r = String(t);
	return n < r ? -1 : +(n > r);
}
function Vd(e, t = {}) {
	let n = {
		...zd,
		...t
	}, r = su(e, n.schema, {
		noRefs: n.noRefs,
		skipInvalid: n.skipInvalid
	});
	if (n.flowLevel >= 0 && du(r, (e, t) => {
		if (!(t.depth < n.flowLevel)) return (e.kind === "sequence" || e.kind === "mapping") && (e.style = Mc.FLOW), lu;
	}), n.sortKeys) {
		let e = n.sortKeys === !0 ? Bd : n.sortKeys;
		du(r, (t) => {
			t.kind === "mapping" && t.items.sort((t, n) => e(t.key.kind === "scalar" ? t.key.value : "", n.key.kind === "scalar" ? n.key.value : ""));
		});
	}
	return n.transform(r), Rd(r, {
		...mc(n, Object.keys(Td)),
		schema: n.schema
	});
}
z.DOCUMENT, z.SEQUENCE, z.MAPPING, z.SCALAR, z.ALIAS, z.POP, B.PLAIN, B.SINGLE_QUOTED, B.DOUBLE_QUOTED, B.LITERAL_BLOCK, B.FOLDED_BLOCK, Mc.BLOCK, Mc.FLOW, Nc.CLIP, Nc.STRIP, Nc.KEEP;
// src/yaml/events.ts
var Hd = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Ud = "A manifest is one document: split it into files instead of writing ---.", Wd = 2 ** 15, Gd = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Kd = /^[^\n]*\n(?=[ \t]*[\]}])/gm, qd = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function Jd(e, t, n = Wd) {
	let r = t ? e.length : 25e5, i = e.length > n ? Qd(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new Hd("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	let s = 0, c = () => {
		let t = Math.max(s + n, o), c = i ? e.indexOf(a, t) : -1, l = c === -1 ? e.length : c + 1, u = Math.max(o, e.lastIndexOf(a, t) + a.length) - 2;
		if (i && l - u > r) throw new Hd("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = Yd(e, s, l, c === -1).reverse();
		return s = l, d;
	}, l = [];
	return () => {
		for (; l.length === 0 && s < e.length;) l = c();
		return l.pop();
	};
}
function Yd(e, t, n, r) {
	let i = Xd(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== z.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== z.SEQUENCE || s.style !== Mc.BLOCK) || !c.every(({ type: e }) => e === z.POP) || i.some(({ type: e }) => e === z.DOCUMENT)) throw new Hd(Ud, t, t);
	r && !a && i.push({ type: z.POP });
	for (let e of a ? [] : i) $d(e, t);
	return i;
}
function Xd(e, t, n) {
	let r = e.slice(t, n).replace(Gd, "");
	try {
		return Zd(r, t);
	} catch (e) {
		if (!(e instanceof Hd) || e.message !== "deficient indentation") throw e;
		let n = Zd(r.replace(Kd, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === z.SCALAR && (e.fast = !1);
		return n;
	}
}
function Zd(e, t) {
	try {
		return nu(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof jc ? new Hd(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function Qd(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	qd.lastIndex = t.at(-1) ?? e.length;
	let [, n] = qd.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: qd.lastIndex
	};
}
function $d(e, t) {
	e.type !== z.POP && e.type !== z.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== z.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === z.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const ef = process.getBuiltinModule("node:module").createRequire(import.meta.url), tf = (...e) => ef("./late-yaml.js").parseDocument(...e), nf = (...e) => ef("./late-yaml.js").visit(...e), rf = 2 ** 17;
function af(e, t, n) {
	let { at: r, piece: i } = e;
	if (i === void 0) return [O("yaml", e.message, { place: hr(t, r, r + 1) })];
	let a = n.length > i + rf, o = a ? Math.max(i, n.lastIndexOf("\n", i + rf) + 1) : n.length, s = n.slice(i, o), c = tf(s, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), l = new vn(), u = -Infinity;
	for (let { code: e, message: r, pos: s } of c.errors.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [d, f] = s.map((e) => e + i);
		if (a && f >= o - 1) continue;
		let p = hr(t, d, Math.max(d + 1, f)), m = p.line > u + 1;
		if (u = Math.max(u, p.endLine), !m || l.countMore(t.path)) continue;
		let h = sf.test(r) ? i + cf(c, s[0]) : void 0, g = r.includes("quote") ? void 0 : ff(n, h ?? d), _ = h === void 0 ? p : hr(t, h, h + 1);
		l.add(of(g ?? uf(`${e}: ${r}`), _));
	}
	l.count === 0 && l.add(of(ff(n, r) ?? uf(e.message), hr(t, r, r + 1)));
	let d = tn(t.path, hr(t, o - 1, o).line);
	return a && c.errors.length > 1e3 ? [d, ...l.problems] : l.problems;
}
function of(e, t) {
	return O("yaml", T`The YAML cannot be read here. ${e}`, { place: t });
}
const sf = /^Missing closing|^Flow .* end with a /;
function cf(e, t) {
	let n = t;
	return nf(e, { Node: (e, { type: r = "", flow: i, range: a }) => {
		(i || r.startsWith("QUOTE")) && a && a[0] < t && t <= a[2] && (n = a[0]);
	} }), n;
}
const lf = [
	[/Missing closing/, "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\"."],
	[/Flow .* end with a /, "The brackets that start here are not closed. Add the closing one."],
	[/Maximum call stack|exceeded maxDepth/, "Values are nested more than 500 levels deep. Use fewer levels."],
	[/Implicit map keys need/, "This line has no colon with a blank after it. Write it as NAME: VALUE."],
	[/^BAD_INDENT|eficient indentation/, "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping."],
	[/^(?:BLOCK_AS|MULTILINE)_IMPLICIT_KEY/, "Either this line or the next one is not indented like the others, a colon has no blank after it, or a text with \": \" in it needs quotes."],
	[/^TAB_AS_INDENT/, "Indent with spaces, not with tabs."],
	[/^MULTIPLE_DOCS/, Ud]
];
function uf(e) {
	let [, t] = lf.find(([t]) => t.test(e)) ?? [];
	return t ?? T`The parser says: ${w(e.replace(/^[A-Z_]+: /, ""))}.`;
}
const df = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/;
function ff(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^={7}\r?$/.test(i)) return Gt;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. In \"…\", write quotes as \\\", and in '…', write them twice.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return T`A text with ": " in it needs quotes: "${w(Xt(a, 60))}".`;
	let [o] = df.exec(a) ?? [];
	if (o === void 0) return;
	let s = o.length > 2 ? w(o) : o;
	return T`A text that starts with ${s} means something else in YAML. Put the text in quotes: "${s}…".`;
}
function pf(e, t) {
	let n = new vn();
	for (let { start: r, end: i } of rn(e)) n.countMore(t.path) || n.add(O("yaml", Gt, { place: hr(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function mf(e, t, n = {}) {
	let r = wn(t), i = {
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
		return s([O("yaml", e, { place: hr(i, c, c + 1) })]);
	}
	let l = pf(t, i);
	if (l.length > 0) return s(l);
	try {
		let e = new gf(i, t, n).root();
		return e.problems.some((e) => e.code === "yaml" && ir(e) > 1) ? s(e.problems) : {
			...e,
			file: i,
			textAt: o
		};
	} catch (e) {
		if (!(e instanceof Hd)) throw e;
		return s(af(e, i, t));
	}
}
const hf = 1e6;
var gf = class {
	file;
	text;
	options;
	nextEvent;
	spans = new Af();
	anchors = new Map();
	problems = new vn();
	lastStart = 0;
	lastEnd = 0;
	depth = 0;
	values = 0;
	repeated = 0;
	constructor(e, t, n) {
		this.file = e, this.text = t, this.options = n, this.nextEvent = Jd(t, n.anyText === !0, n.piece);
	}
	root() {
		let e = this.nextEvent(), t = this.spans.add();
		return {
			value: Df(e) ? this.readValue(e, vf, t) : null,
			span: new jf(this.spans, t),
			problems: this.problems.problems
		};
	}
	readValue(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === z.ALIAS ? void 0 : this.anchorOf(e), a = e.type === z.ALIAS ? this.readAlias(e.anchorStart, e.anchorEnd) : e.type === z.SCALAR ? this.readScalar(e, t) : this.readCollection(e, n ?? this.spans.add());
		return n !== void 0 && !Of(e) && this.spans.set(n, this.lastStart, this.lastEnd, !1), i && (i.value = a, i.size = this.values - r), a;
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
		if (r?.size === void 0) return this.refuse(T`The anchor "&${w(n)}" is not defined before the alias "*${w(n)}". Define it above this line, or write the value here.`);
		let i = Math.max(1e4, this.text.length);
		return this.repeated > i ? null : (this.values += r.size, this.repeated += r.size, this.repeated > i ? this.refuse(`From here on, aliases repeat more than ${i} values. Write the values out.`) : r.value);
	}
	readCollection(e, t) {
		let { start: n, type: r } = e, i = this.values;
		this.lastEnd = n;
		let a = /[[{]/.test(this.text.charAt(n));
		a && (this.lastEnd += 1), this.depth += 1;
		let o = r === z.SEQUENCE ? this.readList() : this.readMapping(t);
		if (--this.depth, this.lastEnd = this.after(a ? Cf : this.text.charAt(this.lastEnd - 1) === "\n" ? vf : Ef), this.spans.set(t, n, this.lastEnd, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.options.anyText) throw new Hd("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.options.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", {
			start: n,
			end: n + 1
		}));
	}
	readList() {
		let e = [];
		for (;;) {
			let t = this.nextEvent();
			if (!Df(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.options.anyText) throw new Hd("This file has more than 150,000 entries. Divide it into several files.", Of(t) ? t.start : this.lastEnd);
			e.push(this.readValue(t, xf, this.spans.add()));
		}
	}
	readMapping(e) {
		let t = {};
		for (;;) {
			let n = this.nextEvent();
			if (!Df(n)) return t;
			let r = this.readName(n), i = this.spans.add(r), a = this.nextEvent(), o = Df(a) ? this.readValue(a, Sf, i) : null;
			if (!r) continue;
			let { text: s, start: c, end: l } = r;
			s === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", {
				start: c,
				end: l
			}) : (Object.hasOwn(t, s) && this.refuseDuplicate(r, e), t[s] = o);
		}
	}
	readName(e) {
		let t = this.readValue(e, bf), [n, r] = [Of(e) ? e.start : this.lastStart, this.lastEnd];
		if (typeof t == "object" && t) {
			let e = ff(this.text, n);
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
		if (o >= 0 && !_f.has(this.tagOf(e))) return this.refuseTag(e);
		let s = Math.max(e.anchorEnd, e.tagEnd);
		if (s >= 0 && (this.lastEnd = s), r < 0) {
			let e = this.after(s < 0 ? t : yf);
			return (t !== Sf || e > this.lastEnd || s >= 0) && (this.lastStart = e), this.lastEnd = e, null;
		}
		let c = qc(this.text, e);
		if (n === B.LITERAL_BLOCK || n === B.FOLDED_BLOCK) {
			this.lastStart = this.after(wf);
			let e = this.text.slice(r, a);
			this.lastEnd = r + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === B.PLAIN ? 0 : 1;
			this.lastStart = r - e, this.lastEnd = a + e;
		}
		return !this.options.anyText && f(c) ? this.refuse(i("This text")) : n === B.PLAIN && o < 0 ? this.plainValue(c) : c;
	}
	plainValue(e) {
		let { value: t } = wc.resolveImplicitScalarTag(e);
		return Number.isInteger(t) && !Number.isSafeInteger(t) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : (this.depth > 2 && this.text[this.lastEnd] === " " && typeof t == "string" && this.warnOfComment(), t);
	}
	warnOfComment() {
		let e = this.after(Tf);
		if (e === this.lastEnd) return;
		let t = this.text.slice(this.lastEnd, e).trim(), n = T`YAML reads ${w(t)} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, r = hr(this.file, e - t.length, e);
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
		let t = this.tagOf(e), n = T`The tag ${w(t)} is not supported. Remove it. If it is part of a text, put the text in quotes.`;
		return this.refuse(n, {
			start: e.tagStart,
			end: e.tagEnd
		});
	}
	refuseDuplicate({ text: e, start: t }, n) {
		if (this.problems.countMore(this.file.path)) return;
		let [, r = n] = [...this.spans.members(n, this.spans.count)].find(([t]) => t === e) ?? [], { line: i } = hr(this.file, this.spans.number(r, kf), t), a = `The field "${e}" is declared twice: here and in line ${i}. Keep one of them.`;
		this.problems.add(O("duplicate-member", a, { place: hr(this.file, t, t + 1) }));
	}
	refuse(e, { start: t = this.lastStart, end: n = this.lastEnd } = {}) {
		return this.problems.countMore(this.file.path) || this.problems.add(O("yaml", e, { place: hr(this.file, t, n) })), null;
	}
};
const _f = new Set(["!!str", "!"]), vf = /(?:)/y, yf = /[ \t]*/y, bf = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, xf = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Sf = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Cf = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, wf = /(?:[\s:?-]|#[^\n]*\n)*/y, Tf = /[ \t]+#[^\s#!=*-].*/y, Ef = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function Df(e) {
	return e !== void 0 && e.type !== z.POP && e.type !== z.DOCUMENT;
}
function Of(e) {
	return e.type === z.SEQUENCE || e.type === z.MAPPING;
}
const kf = 2;
var Af = class {
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
}, jf = class e {
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
function Mf(e, t) {
	let n = new Map(), r = new vn(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!_(i)) return {
		members: n,
		problems: Vf(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = `Unknown field "${e}" in this manifest.${(e === "backup" ? " This file is a backup: use lokaform restore." : "") || Je(e, t) || ` The fields are ${t.join(" and ")}.`}`;
			r.add(O("unknown-member", n, { place: jt(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function Nf({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return O("empty-manifest", r, { place: or(e, t) });
}
function Pf(e, t, n) {
	if (!Array.isArray(t.value)) return {
		entries: [],
		problems: Vf(e, "wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", t.span)
	};
	let r = [], i = new vn(), a = t.span.members?.[Symbol.iterator](), s = o(() => zf(n));
	for (let o of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!_(o) && i.countMore(e.file.path)) continue;
		let l = If(i, e, {
			value: o,
			span: c
		}, n, s);
		if (i.count > 15e4) return {
			entries: r,
			problems: [tn(e.file.path, or(e.file, c).endLine), ...i.problems]
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
function Ff(e, t, n) {
	let r = new vn();
	return {
		...If(r, e, t, n, () => zf(n)),
		problems: r.problems
	};
}
function If(e, t, n, r, i) {
	let { value: a, span: o } = Hf(n, r.fields), s = Lf(r.schema)(a)._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new Pr();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Bf(t, or(t.file, o))) return { span: o };
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
	}, p = s.issues.slice(0, Kn + 1);
	Wf(p.map((e) => yr(e, {}, br())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, Kf(t));
	return { span: o };
}
const Lf = h((e) => {
	let t = Object.entries(e.shape).map(([e, t]) => ({
		name: e,
		member: t,
		isOptional: t._zod.optin === "optional"
	})), n = new Map(), r = (e._zod.def.checks?.length ?? 0) > 0;
	return (i) => {
		if (r || !_(i)) return e;
		let a = t.filter(({ name: e, isOptional: t }) => !t || Object.hasOwn(i, e)), o = a.map(({ name: e }) => e).join(" "), s = n.get(o);
		if (s || n.size === 50) return s ?? e;
		let c = Dr(Object.fromEntries(a.map(({ name: e, member: t }) => [e, t])));
		return n.set(o, c), c;
	};
}), Rf = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function zf({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Rf).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Bf({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function Vf(e, t, n, r) {
	let i = or(e.file, r);
	return Bf(e, i) ? [] : [O(t, n, { place: i })];
}
function Hf(e, t) {
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
		let c = new Map(r.members).set(e, $t(a, { members: new Map(s) }));
		r = $t(r, { members: c });
	}
	return {
		value: n,
		span: r
	};
}
function Uf(e, t) {
	let n = new vn();
	return Wf(e, t, n), n.problems;
}
function Wf(e, t, n) {
	let r = e.flatMap(({ code: e, path: t }) => e === "unrecognized_keys" ? t.join(".") : []), i = ({ code: e, path: n }) => e === "custom" ? r.includes(n.join(".")) : Xf(t.value, n) === void 0 && r.includes(n.slice(0, -1).join("."));
	for (let r of e) if (r.code === "unrecognized_keys") for (let e of r.keys) Gf({
		...r,
		keys: [e]
	}, t, n);
	else i(r) || Gf(r, t, n);
}
function Gf(e, t, n) {
	if (!n.countMore(t.file.path, Kf(e))) for (let r of qf(e, t)) n.add(r);
}
function Kf(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? Jf(e.errors) : void 0)?.reduce((e, t) => e + Kf(t), 0) ?? 1;
}
function qf(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Qf(e, n, t));
	if (e.code === "invalid_key") return [Qf(String(n.at(-1)), n.slice(0, -1), t)];
	let [r = "", i = ""] = n.map(String);
	if (n.length === 2 && t.noun === "field" && t.members.has(i)) {
		let e = `${i} is a field of ${t.thing}, not of ${r}. Move its line to the left.`;
		return [O("unknown-member", e, { place: jt(t.file, t.span, n) })];
	}
	let a = Xf(t.value, n), o = or(t.file, t.span, n), s = (e, t) => [O(e, t, { place: o })], c = () => s("wrong-type", np(a, n, t, o)), l = ip(n, t), u = ap(n, t);
	if (a === void 0) return s("missing-member", `${l} is missing. It is required in ${t.thing}.${u}`);
	if (a === null) return s("null-value", $f(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = Jf(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? Uf(r, t) : c();
		}
		case "invalid_type": return c();
		case "invalid_value": {
			if (typeof a == "object") return c();
			let t = e.values.map(String), n = Je(String(a), t);
			return s("wrong-value", T`"${w(String(a))}" is not allowed here. Allowed values: ${t.join(", ")}.${n}`);
		}
		case "custom":
		case "invalid_format": return s("wrong-value", `${l} ${e.message}.${u}`);
		default: return typeof a == "number" ? s("wrong-value", np(a, n, t, o)) : s("wrong-value", `${l} is empty.${u}`);
	}
}
function Jf(e) {
	let t = [...e].sort((e, t) => Yf(t) - Yf(e)).find((e) => Yf(e) > 0), n = ({ code: e }) => e !== "invalid_type" && e !== "invalid_value";
	return t ?? e.find((e) => e.every(n));
}
function Yf(e) {
	return u(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Xf(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function Zf(e, t) {
	return xe(e, t) ?? t.find((t) => t.split("_").includes(e));
}
function Qf(e, t, n) {
	let r = jt(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = Je(Zf(e, i) ?? e, i) || ` The fields are ${i.join(", ")}.`, o = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.(e) || a}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		o = `Unknown field "${e}" in ${rp(t, n)}.${ap([...t, e], n)}${r.includes(e) ? "" : Je(e, r)}`;
	}
	return O("unknown-member", o, { place: r });
}
function $f(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${ip(e, t)} has no value.${ap(e, t)}`;
	if (n?.empty !== void 0) return `${ip(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".", i = e.length > 2 ? tp(e.slice(0, -1), t) : "";
	return i ? T`${ip(e.slice(0, -1), t)} is a mapping.${i}` : `${ip(e, t)} has no value. Remove it, or give it a value.${r}${ap(e, t)}`;
}
const ep = /^(\{[^{}:,]+\}|\[[^[\],]+\])$/;
function tp(e, t) {
	let n = t.textAt(or(t.file, t.span, e));
	return ep.test(n) ? T` If ${w(n)} is the text, put it in quotes: "${w(n)}".` : "";
}
function np(e, t, n, r) {
	if (t.length === 0) return T`This is ${op(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r), a = w(i.startsWith("*") ? String(e) : i);
		return T`${ip(t, n)} is ${op(e)}, but it must be text. Put it in quotes: "${a}".`;
	}
	let o = a ? tp(t, n) : "";
	return T`${ip(t, n)} is ${op(e)}.${o}${ap(t, n)}`;
}
function rp(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${rp(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function ip(e, t) {
	let n = rp(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function ap(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${rp([n], t)} must be ${r.expects}.` : "";
}
function op(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return T`the number ${w(String(e))}`;
		case "boolean": return T`the value ${w(String(e))}`;
		case "string": return T`the text "${w(Xt(String(e), 40))}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function sp(e, t) {
	return cp(e, t) === "off" ? void 0 : e.removalBy(t);
}
function cp({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function lp(e, t, n) {
	let r = cp(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function up({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/pluralNames.ts
function dp(e, t) {
	let n = [...new Set(e.flatMap(({ manifest: { textFile: e } }) => e?.source ?? []))], r = b(e, ({ manifest: { textFile: e } }) => e?.source.plurals === "i18next" && !e.isPlural ? [fp(e, n)] : []), i = new Map();
	for (let e of r.values()) {
		let t = pp(e);
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
function fp(e, t) {
	let [n = ""] = e.others ?? [], { row: r, path: i } = Jn(t, e, n) ?? {
		...e,
		row: e.source
	};
	return S([r.folder, bn(r, i)]);
}
function pp(e) {
	let t = new Map(), n = ({ manifest: { textFile: e } }) => e?.language === e?.source.base;
	for (let r of e.toSorted((e, t) => Number(n(e)) - Number(n(t)))) {
		let { source: e = {}, language: i = "" } = r.manifest.textFile ?? {};
		if (Jt(e)?.includes(i) !== !1) for (let [e, i] of r.read.plurals ?? []) {
			let a = t.get(e);
			t.set(e, n(r) ? i ?? a : a || (i ?? a));
		}
	}
	return new Map([...t].map(([e, t = !0]) => [e, t]));
}
// src/kinds/read.ts
function mp(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function hp(e, t, n) {
	let r = gp(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* gp(e, t, n, r = new Map()) {
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
			]), s = r.get(o), c = s?.text === i ? s.read : yp(d, t, n);
			r.set(o, {
				text: i,
				read: c
			}), f.push({
				manifest: t,
				read: c
			}), yield;
		}
		let p = dp(f, (e) => yp(d, e, n));
		c[d.plural] = p.map(({ manifest: e }) => e), u ||= p.some(({ read: e }, t) => e !== f[t]?.read);
		let m = p.map(({ read: e }) => e), h = m.flatMap((e) => e.problems.some(xp) ? [] : e.entries), g = d.textFiles?.join(h) ?? {
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
			for (let t of _p(d, e)) _.add(t);
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
		problems: Sn(Sp(i, d)),
		files: c,
		isSplit: u
	};
}
function _p(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [G(e, t, "wrong-value", `The field new says that there is no former ${e.name}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function vp({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = mf(r, i, a), { file: s } = o, { members: c, problems: u } = Mf(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = c.get("on_create"), p = f && n && Ff(o, f, n);
	p && l(d, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [Nf(o, e)]
	};
	let g = Pf(o, h, t);
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
function yp(e, { path: t, text: n, textFile: r }, i) {
	return r && e.textFiles ? e.textFiles.read(t, n, r) : e.readManifest(t, n, i);
}
function bp(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = yp(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function xp({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function Sp(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function G({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = wp(e(t)), d = s ? jt(n, r, o) : or(n, r, o);
	return {
		...O(i, T`${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function Cp(e, { entry: t, other: n, field: r, part: i }) {
	let a = i === void 0 ? [r] : [r, i];
	return G(e, t, "duplicate-text", `The ${i === void 0 ? `field ${r}` : `${i} translation`} is not the same as at ${Ta(n, a)}, so nothing is written for this key. Lokalise has one value for all apps: write the same in the files of both.`, { path: a });
}
function wp(e) {
	return Xt(e, 200);
}
function Tp({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const Ep = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function Dp(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !Op(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = Ep.has(r) ? void 0 : Dp(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function Op(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) Ep.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const kp = "Run again. If that does not help, the service has changed or has a fault.";
function Ap(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = b(n, ({ id: e }) => e === void 0 ? [] : [e]), s = b(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", l = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, u = new Set(), d = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (u.add(a), [{
			declared: t,
			problem: G(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${kp}`, { path: [c] })
		}]) : [];
	}), f = new Set(d.map((e) => e.declared)), p = a(t.filter((e) => !f.has(e))), m = n.filter((e) => !u.has(e)), h = [...p.remarks];
	if (m.length > 0) {
		let t = cp(e, r) !== "off", n = m.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = m.length > 5 ? `; and ${m.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${kp}`, s = t ? "error" : "warning";
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
function jp(e, t) {
	return Mp(S([e, t])).slice(0, 16);
}
function Mp(e) {
	return _i("sha256", e);
}
// src/plan/declaredContents.ts
function Np({ fields: e }, t) {
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
function Pp({ idMember: e }, { values: t }) {
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
function Fp(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = new Map([...b(s, o)].map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Lp(t, e(t).map((e) => Ip(c.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => Pp(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [S([...r(e)].sort())]), o((t) => [S(e.identity(t.values))]);
	let c = (t) => K(e.identity(t.values));
	return o((t) => [...(Pp(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function Ip(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Lp(e, t, n) {
	if (t.length < 2) return t[0];
	let r = n(e), i = t.map((e) => [...n(e)].filter((e) => r.has(e)).length);
	return t[i.indexOf(u(i))];
}
function Rp(e, t, n) {
	let [r, i] = [t, n].map((t) => zp(e, t));
	return !r?.length || !i?.length || r.some((e) => i.includes(e));
}
function zp(e, { values: t }) {
	let n = e.identity(t), { platforms: r = [] } = Object.fromEntries(Object.entries(t));
	return K(r).length > 0 || !_(n) ? K(r) : Object.keys(n);
}
function Bp(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Rn(t, n, i ? [i.name, r] : []).path;
}
function Vp({ fields: e }, { values: t }) {
	return e.flatMap((e) => e.role === "text" ? e.toPlan(t) : []);
}
function Hp(e, t, n) {
	return Vp(e, t).find(({ part: e }) => e === n)?.after;
}
function Up(e, t, n) {
	return (t.parts ?? [t]).some((t) => t.from?.language === n && _(Hp(e, t, n)));
}
function Wp(e, t) {
	return (t.parts ?? [t]).some(({ from: e }) => e) ? Vp(e, t).flatMap(({ part: n = "", after: r }) => _(r) && Up(e, t, n) ? n : []) : [];
}
const Gp = t((e) => new Map());
function Kp(e, t, n) {
	let r = Gp(t), i = S([e.name, n?.name ?? null]), a = r.get(i) ?? Jp(e, n ? qp(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function qp(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Jp(e, t) {
	let n = b(t, (t) => Yp(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Xp(e)(t), a = r([...n, ...i]).filter((n) => Rp(e, n, t));
			return a.length < 2 ? a[0] : Fp(e, {
				target: a,
				head: [t]
			}, (t) => Np(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Xp(e)(t).own).filter((e) => e !== t)
	};
}
function Yp(e, t) {
	let { id: n, previously: r = [] } = Pp(e, t), [i = [], a = []] = [K(e.identity(t.values)), r].map((e) => e.map((e) => `name ${e}`));
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: a
	};
}
const Xp = t((e) => t((t) => Yp(e, t)));
function Zp(e) {
	let t = e.projects.map((e) => e.hide_texts ? Qp(e) : e), n = e.hide_texts ? e.problems.map((e) => $p(e)) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Qp(e) {
	let { problems: t, results: n, plan: r } = e, i = r && em(r);
	return {
		...e,
		problems: t.map((e) => $p(e, i)),
		...n && { results: n.map(({ change: e, outcome: t }) => ({
			change: e,
			outcome: t.state === "done" ? t : $p(t, i)
		})) }
	};
}
function $p(e, t = () => "…") {
	return lr(e, it(e, (e, n) => n === void 0 ? e : n === "file" ? "…" : t(e)).message);
}
function em({ changes: e, kept: t }) {
	let n = o(() => {
		let n = t.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), r = [...new Set([...e.flatMap(tm), ...n].flatMap(K))], i = new $n();
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
function tm(e) {
	return e.action === "destroy" ? (e.texts ?? []).map(({ before: e }) => e) : e.fields.filter(({ field: t }) => Ma(ja(e.kind, t))).flatMap(({ before: e = "", after: t, sent: n = "" }) => [
		e,
		t,
		n
	]);
}
function nm(e) {
	let t = Zp(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? im(t.problems) : t.problems,
		projects: t.projects.map(rm),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(rm)
		} }
	};
}
function rm(e) {
	return e.hide_texts ? im(e) : e;
}
function im(e) {
	return am(e, "");
}
function am(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && Ma(ja(String(n), String(e.field)));
	return sm(e, (e, t) => Ep.has(t) ? r ? om(e) : e : am(e, n));
}
function om(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? sm(e, om) : e;
}
function sm(e, t) {
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
const cm = new Set("action by code command field how kind scope reason ref seen severity state place file manifests backup".split(" "));
function lm(e, t) {
	let n = e.projects.map((e) => dm(e, t));
	return {
		...pm({
			...e,
			projects: []
		}, t),
		declared: e.declared,
		projects: n
	};
}
function um(e, t) {
	return pm(e, (e) => t(e));
}
function dm(e, t) {
	let n = pm(e, t);
	if (t(e.id) === e.id) return n;
	let r = Mp(e.id), { plan: i } = n;
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
function fm(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === Mp(t);
}
function pm(e, t) {
	return hm(e, t, !1);
}
const mm = t((e) => new WeakSet());
function hm(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	if (!n && "message" in e && "quotes" in e) {
		let { message: n, quotes: r, ...i } = e;
		return {
			...hm(i, t, !1),
			...it({
				message: n,
				quotes: r
			}, t)
		};
	}
	let r = mm(t);
	if (!n && r.has(e)) return e;
	let i = sm(e, (e, r) => n || !cm.has(r) ? hm(e, t, n || Ep.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/view.ts
const gm = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], _m = [
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
function vm(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function ym(e) {
	return e.map((e) => "text" in e ? e.text : ym(e.words)).join("");
}
function bm(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function xm(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/problems.ts
function Sm(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * er.indexOf(e) + Number(t !== void 0 && on({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Cm(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of d(t === !0 ? [] : e, (e) => wm(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(on) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Tm(Em(e), [e, ...t]));
		}
	}
	return Sm(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Em(e, n)));
}
function wm(e, t) {
	return on(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Tp(e),
		e.place.file
	]);
}
function Tm(e, t) {
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
function Em({ severity: e, code: t, message: n, place: r, ways: i }, a = le) {
	return {
		...bm("!", t, r),
		severity: e,
		state: e,
		lines: Dm(i),
		words: D(n, a - t.length - 3),
		code: {
			name: t,
			address: Ua(t)
		}
	};
}
function Dm(e = []) {
	return e.map(({ does: e, command: t }) => xm(" ", `${e}: `, E(t)));
}
function Om(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...d(r, ({ outcome: e }) => `${Am(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => km(e, D(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => D(e.change.label, 100));
		return [km(r, `${(t ? a : a.map(st)).join(", ")} and ${L(e.length - 3)} more`, e.length, n)];
	});
}
function km(e, t, n, r = le) {
	return {
		...bm("!", t, gs(e)),
		count: n,
		severity: "error",
		state: Am(e.outcome),
		words: D(e.outcome.message, r)
	};
}
function Am(e) {
	return _s(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// src/plan/loss.ts
function jm(e) {
	return e.action === "update" ? e.fields.some((t) => Fm(e.kind, t) || Im(e.kind, t) || Mm(e.kind, t)) : e.action === "destroy";
}
function Mm(e, { field: t, before: n, after: r }) {
	return ja(e, t).role === "identity" || n === void 0 || Lm(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Nm(e, t) {
	return Pm(t) || Fm(e, t) || Im(e, t);
}
function Pm({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Lm(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Lm(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Fm(e, { field: t, before: n, after: r }) {
	return ja(e, t).role === "archive" && n === !1 && r === !0;
}
function Im(e, { field: t, before: n }) {
	return ja(e, t).role === "shape" && n !== void 0;
}
function Lm(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Rm(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Bm(ja(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function zm(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Bm(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Bm(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Lm(n);
}
// src/report/counts.ts
function Vm(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const Hm = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function Um(e) {
	let t = Qm(e);
	return t === "removed" ? t : t === "new" ? "created" : Xm(e) ? "renamed" : "updated";
}
const Wm = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], Gm = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, Km = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function qm(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...Vm(Hm, t, Um),
		...Vm(Wm, n, ({ reason: e }) => Gm[e] ?? "kept"),
		toAdd: C(e, ({ to_add: e = [] }) => e.length),
		onlyInFiles: C(e, ({ only_in_files: e = [] }) => e.length),
		changes: t.length,
		adopted: C(e, ({ counts: e }) => e.adopted),
		skipped: C(e, ({ skipped: e }) => e.length)
	};
}
const Jm = [...Hm, ...Km];
function Ym(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = Vm(["done", ...Km], t, ({ outcome: e }) => _s(e) ? "written in part" : e.state), i = r.skipped + C(e, ({ plan: e }) => e?.skipped.length ?? 0), a = t.length - r.done + i - r.skipped;
	return {
		...Vm(Hm, n, Um),
		...r,
		skipped: i,
		unfinished: a
	};
}
function Xm(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const Zm = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function Qm(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => Fm(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => Na(e.kind, t));
	return t.some(Pm) ? "cleared text" : t.some((t) => Mm(e.kind, t)) ? "overwritten text" : jm(e) ? "overwritten" : Xm(e) ? "renamed" : "changed";
}
function $m(e) {
	let t = e.flatMap((e) => e.action === "update" ? e : []);
	return C(t, ({ kind: e, fields: t }) => t.filter((t) => Na(e, t) && Pm(t)).length);
}
// \0late:diff
const eh = process.getBuiltinModule("node:module").createRequire(import.meta.url), th = (...e) => eh("./late-diff.js").createTwoFilesPatch(...e), nh = (...e) => eh("./late-diff.js").diffArrays(...e), rh = [
	"key:",
	"tag:",
	"file:"
];
function ih(e) {
	return rh.find((t) => e.startsWith(t));
}
function ah(e, t) {
	return e.length === 0 || e.some((e) => sh(e, ch(t)));
}
function oh(e, t) {
	if (e.length === 0) return [];
	let n = t.map(ch);
	return e.filter((e) => !n.some((t) => sh(e, t)));
}
function sh(e, t) {
	let n = ih(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => St(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function ch({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : K(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => K(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function lh(e, t) {
	return oh(e, fh(t)).filter((e) => !e.startsWith("tag:")).map(uh);
}
function uh(e) {
	let t = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.`;
	return O("unknown-filter", t);
}
function dh(e, t) {
	return t.length > 0 ? e.filter((e) => t.every((t) => t.includes(e))).map(uh) : [];
}
function fh(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function ph(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return t.startsWith("key:") ? [{
		keys: t,
		language: n
	}] : [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function mh(e, t, n) {
	let r = `${e}:${t}`;
	return ih(e) === void 0 && /^[^\s*,-][^*,]*$/.test(e) && !n.has(r) ? r : `key:${r}`;
}
function hh(e, t) {
	let n = e.startsWith("key:") ? e.slice(4) : e;
	return wh(t).includes(n) ? "whole" : ah([e], t) ? "pattern" : void 0;
}
function gh(e, t, n, r) {
	let i = e.flatMap(ph).flatMap(({ keys: e, language: i }) => {
		if (i !== void 0 && i !== n) return [];
		let a = hh(e, t);
		return a === "whole" && i === void 0 && r ? "pattern" : a ?? [];
	});
	return ["whole", "pattern"].find((e) => i.includes(e));
}
function _h(e) {
	return new Set(Ch(e).flatMap(wh));
}
function vh(e, t) {
	return ph(e).some(({ keys: e }) => t.some((t) => hh(e, t)));
}
function yh(e, t) {
	return e.flatMap((e) => {
		let n = e.split(/,\s*/), r = n.length > 1 ? t.flatMap(Ch) : [];
		return !vh(e, r) && n.some((e) => vh(e, r)) ? n : [e];
	});
}
function bh(e, t, n) {
	let r = n.flatMap(Ch);
	return yh(t, n).filter((e) => !vh(e, r)).map((t) => {
		let { keys: n = t, language: r } = ph(t).at(-1) ?? {}, i = `${e} ${t}: no declared key has the name "${n}"${r === void 0 ? "" : ` with the language ${r}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.`;
		return O("unknown-text", i);
	});
}
function xh(e) {
	let t = `--create ${e}: no declared key has this name. Give the whole name of a key in the files.`;
	return O("unknown-text", t);
}
function Sh(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Ch(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = ph(t).toReversed(), s = i !== void 0 && a.some((e) => hh(i.keys, e));
		if (!n?.language || o.includes(n.language) || s) return [];
		let c = a.filter((e) => hh(n.keys, e)), l = c.flatMap(({ kind: e, entry: t }) => Vp(e, t)), u = [...new Set(l.map(({ part: e = "" }) => e))].join(", "), d = `${e} ${t}: project ${r} has no language "${n.language}". ${n.keys} has ${u === "" ? "no texts" : u}.`;
		return c.length === 0 ? [] : [O("unknown-text", d, { scope: "project" })];
	});
}
function Ch(e) {
	return fh([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function wh({ kind: e, entry: t }) {
	return K(e.identity(t.values));
}
// src/plan/waiting.ts
function Th(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function Eh(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0));
	if (s.length === 0) return e;
	let c = Vp(i, t).map(({ part: e = "", after: t }) => [e, t]), l = Object.fromEntries(c), u = new Map();
	for (let e of Th(s, ({ part: e = "" }) => e, o)) {
		let { part: o = "" } = e, s = Ah({
			kind: i,
			entry: t,
			item: e
		}, a), c = gh(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, o, e.reason === "held") !== "whole" && r.texts()?.whyWaiting(t, n, {
			...l,
			[o]: s
		}, o), d = Mh({
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
const Dh = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
}, Oh = {
	"not committed": Dh["not committed"],
	"never agreed": "git has no other text of the file, and the text of the project is older",
	undated: "the service does not say when the text of the project was written",
	"unread history": "the history of the file does not tell which text is newer",
	"unknown user": "the text of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function kh({ because: e = [] }) {
	return e.some((e) => e in Dh);
}
function Ah({ kind: e, entry: t, item: n }, { project: r }) {
	let { declared: i, live: a, part: o = "" } = n;
	if (!_(i) || !_(a)) return a;
	let s = Up(e, t, o) ? jh(n, r) : [], c = Object.entries(i).map(([e, t]) => [e, a[e] || t]);
	return Object.fromEntries([...c, ...s]);
}
function jh({ declared: e, live: t, part: n }, { languages: r = [] }) {
	let { pluralForms: i = [] } = r.find(({ iso: e }) => e === n) ?? {};
	return !_(e) || !_(t) ? [] : Object.entries(t).filter(([t, n]) => n !== "" && i.includes(t) && !Object.hasOwn(e, t));
}
function Mh(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = Ah(e, t);
	return a !== void 0 && _(a) !== _(o) || Nh(n, r, i, t) ? "other-shape" : p(s) ? Fh(e, s, t.project.baseLanguage) ? "universal-placeholders" : void 0 : "not-expressible";
}
function Nh(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const Ph = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function Fh({ kind: e, entry: t, item: n }, r, i) {
	let { field: a, declared: o } = n, s = (e, t) => K(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(r, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === a)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === i)?.after, d = l.map((e) => e.after ?? ""), f = [
		o ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => Ph.test(e), c].some((e) => s(r, e) && !s(f, e));
}
// src/report/view/rows.ts
const Ih = 1e3;
function Lh(e, t) {
	if (e.action === "destroy") return {
		...Wh("-", e),
		...Bh(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => Na(n, e) ? e.part ?? [] : []), a = {
		...Wh(Uh[Um(e)], Xm(e) ? {
			...e,
			label: Rh(e)
		} : e),
		...jm(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? lg(e) : cg(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Xt(r, Ih)
		};
	}
	let o = r === "create" || Xm(e), s = e.fields.filter((e) => !o || !_g(n, e)).flatMap((e) => tg(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: Xt(vt(c), 80) + re(e.label, c) };
	return {
		...a,
		...l,
		...Hh(e, t),
		lines: s
	};
}
function Rh({ kind: e, label: t, fields: n }) {
	let r = n.find((t) => _g(e, t)), i = r && vg(e, r.field, r.after);
	return i?.as === "slots" ? [...new Set(Object.values(i.slots))].join(" / ") : t;
}
const zh = "will be archived";
function Bh(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? zh : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: Vh(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function Vh({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? bg(vg(e, r, i), 90) : "", s = a ? `   (last edited${sg(a)})` : "";
		return {
			...xm("-", `${Tg(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [xm("-", `and ${I(a, "more text")}`)] : []];
}
function Hh(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : Um(e) === "removed" ? { words: zh } : t === "drift" ? e.edited ? { words: `last changed${sg(e.edited)}` } : {} : Xm(e) ? { words: Aa(e.kind).words.renamed } : {};
}
const Uh = {
	created: "+",
	updated: "~",
	renamed: "»",
	removed: "-"
};
function Wh(e, t) {
	return bm(e, Ia(t), t.place);
}
function Gh(e, { texts: t = !1, full: n }) {
	let r = n === !0 ? Infinity : yg, i = Xt(dg(e, t, r), n === !0 ? r : Ih), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...Wh("!", e),
		words: i,
		...a
	};
}
function Kh(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = gg(n, e), [d, f] = xg(vg(n, r, i ?? ""), vg(n, r, a)), p = o ? `, edited${sg(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...Wh(l ? "!" : " ", e),
		lines: m.map((e) => xm(" ", Xt(e, Ih))),
		...l && { isLoss: !0 }
	};
}
function qh({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${bg(vg(t.kind, r.field, e))}` : "";
		return xm(" ", Xt(`${gg(t.kind, r)}${i} is no longer declared`, Ih));
	});
	return {
		...Wh("-", t),
		isLoss: !0,
		lines: r
	};
}
function Jh({ member: e, before: t, after: n, ...r }) {
	let i = `${D(e, 80)}: ${Xh(t, n, "not declared")}`;
	return {
		...Wh("~", r),
		words: i
	};
}
function Yh({ name: e, before: t, after: n, loosens: r }) {
	let i = `${D(e, 80)}: ${Xh(t, n, "not set")}`;
	return r ? {
		...bm("!", `${i} (lets a run do more)`),
		isLoss: !0
	} : bm(" ", i);
}
function Xh(e, t, n) {
	let r = [e, t].map((e = n) => ({
		as: "word",
		word: e
	}));
	return xg(r[0] ?? ng, r[1] ?? ng, 200).join(" → ");
}
function Zh({ variable: e, host: t, place: n }) {
	return {
		...bm("!", `sends \${${E(e)}} to ${E(t)}`, n),
		isLoss: !0
	};
}
function Qh(e) {
	let t = Wh(" ", e);
	if (Aa(e.kind).secretNames) return t;
	let n = e.part === void 0 ? "" : `, only ${Tg(e.part)}`;
	return {
		...t,
		words: `id ${D(String(e.id), 80)}${n}`
	};
}
function $h(e, t) {
	return {
		...Wh("!", e),
		...t && {
			severity: "warning",
			state: "only in the files",
			words: "apply does not create it, because keys_from is lokalise in its row of texts"
		}
	};
}
function eg(e) {
	return bm(" ", E(e));
}
function tg(e, t, { texts: n, full: r }) {
	let i = gg(e, t), a = Im(e, t) ? [xm(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [xm(" ", i), ...a];
	let { part: o, edited: s } = t, c = r === !0 ? 4e3 : 90, l = Na(e, t) && o !== void 0 ? { language: o } : {}, u = rg(e, i, t, c).map((e) => ({
		...e,
		...l,
		value: Xt(e.value, Ih + c - 2 - e.start.length)
	}));
	return [
		...s ? [xm(" ", `in the project, last edited${sg(s)}:`)] : [],
		...u,
		...a
	];
}
const ng = {
	as: "text",
	text: ""
};
function rg(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || Lm(a) ? ng : vg(e, i, a), c = vg(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== ng ? ig(t, s, c, r) : Cg(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => ig(`${t}.${e}`, n, i, r));
}
function ig(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...ag("-", e, t.members, n.members), ...ag("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = xg(t, n, r), o = xm("+", `${e} `, og(n) ? "(empty)" : a);
	if (og(t)) return [o];
	let s = xm("-", `${e} `, i);
	return og(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function ag(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e)), a = new Set(i.flatMap((e) => r.map((t) => re(t, e))));
	return i.length > 0 ? [xm(e, `${t} `, wg(i) + (e === "+" ? [...a].join("") : ""))] : [];
}
function og(e) {
	return e.as === "text" && e.text === "";
}
function sg({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${D(e, 60)}`} on ${Va(t)}${n ? ", reviewed" : ""}`;
}
function cg(e, t) {
	return t.flatMap((t) => _g(e, t) ? [] : gg(e, t)).join(", ");
}
function lg({ kind: e, fields: t, again: n }) {
	let [r, ...i] = t.filter((t) => Na(e, t)), a = i.filter(({ after: e }) => e !== ""), o = a.length > 0 ? ` (also in ${a.map((t) => gg(e, t)).join(", ")})` : "", s = (t) => `${gg(e, t)} ${bg(vg(e, t.field, t.after))}`, c = r ? [`${s(r)}${o}`] : [], l = t.filter((t) => !Na(e, t) && !_g(e, t));
	return [
		...n ? [ug] : [],
		...c,
		...l.map(s)
	].join("; ");
}
const ug = "again: it was removed in Lokalise since the last apply";
function dg(e, t, n) {
	if (!("field" in e)) return hg(e);
	let { kind: r, field: i, reason: a, because: o, cause: s, edited: l, live: u, declared: d, details: f } = e, p = c([l && a !== "held" && `edited${sg(l)}`, o ? mg(e) : a === "undecided" && s && Oh[s]]), m = [a === "held" && Lm(u) ? fg : pg[a], p.join("; ")].filter((e) => e !== "").join(": "), h = gg(r, e);
	if (!t) return `${h} ${m}`;
	let [g, _] = d === void 0 ? ["not in the file", bg(vg(r, i, u), n)] : xg(vg(r, i, d), vg(r, i, u), n);
	return `${h} ${_} ${m} (${d === void 0 ? g : `in the file: ${g}`})${f === void 0 ? "" : `. ${f}`}`;
}
const fg = "stays empty: translators fill it. To write the text: --overwrite KEY:LANG", pg = {
	held: "kept: lokaform.yaml says seed, so the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project",
	"changed-since": "kept: changed since the backup",
	converts: "kept: a text changed since the backup, and the change back would convert it"
};
function mg({ because: e = [] }) {
	let t = {
		...Dh,
		"not-verified": "the project does not say that it is verified",
		"not-reviewed": "the project does not say that it is reviewed"
	};
	return e.map((e) => t[e] ?? `it fails the check ${e}`).join(", and ");
}
function hg({ reason: e, tag: t = "" }) {
	switch (e) {
		case "archived": return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
		case "held-back": return "kept: not removed while there are problems";
		case "protected": return `kept: protected by tag ${Bn(t)}`;
		default: return `kept: owned by others (tag ${Bn(t)}). To take it over, correct owner in lokaform.yaml, or remove that tag in Lokalise`;
	}
}
function gg(e, { field: t, part: n }) {
	return n !== void 0 && ja(e, t).role === "text" ? Tg(n) : t;
}
function _g(e, { field: t }) {
	return ja(e, t).role === "identity";
}
function vg(e, t, n) {
	return ja(e, t).show(n);
}
const yg = 60;
function bg(e, t = 60) {
	switch (e.as) {
		case "text": return Bn(e.text, t);
		case "word": return Xt(vt(e.word), t);
		case "set": return e.members.length > 0 ? wg(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Tg(e)} ${Bn(n, t)}`).join(", ");
	}
}
function xg(e, t, n = 60) {
	let [r, i] = [e, t].map((e) => e.as === "word" ? e.word : e.as === "text" ? e.text : void 0);
	if (e.as !== t.as || r === void 0 || i === void 0) return [bg(e, n), bg(t, n)];
	let a = e.as === "word" && ![r, i].some((e) => Sg.test(e)), [o, s] = Ze(vt(r), vt(i), n).map((e) => a ? e : ke(e, n));
	return [`${o}`, `${s}${re(r, i)}`];
}
const Sg = /^[\s(]|\s$/;
function Cg(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Tg(e),
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
function wg(e) {
	return e.map((e) => st(Tg(e))).join(", ");
}
function Tg(e) {
	return Sg.test(e) || /[,"]/.test(e) ? Bn(e, 255) : Xt(vt(e), 255);
}
function Eg({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(Dg?.old !== a || Dg.now !== o) && (Dg = {
		old: a,
		now: o,
		parts: Og(a, o)
	});
	let s = Dg.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.length > 0 ? s : r;
}
let Dg;
function Og(e, t) {
	return nh(Ag(e), Ag(t), { maxEditLength: 600 }) ?? [];
}
const kg = o(() => new Intl.Segmenter("en", { granularity: "word" }));
function Ag(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(kg().segment(e), ({ segment: e }) => e));
}
// src/report/view/status.ts
const jg = [
	["Language", ({ language: e, base: t }) => `${D(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => L(e)],
	[
		"Archived",
		({ archived: e }) => L(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${L(e.translated)} ${Mg(e, "translated").padStart(5)}`],
	["Verified", (e) => `${L(e.verified)} ${Mg(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${L(e.reviewed)} ${Mg(e, "reviewed").padStart(5)}`],
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
function Mg(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function Ng({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = jg.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function Pg({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = D(t.language, 40), r = e.unmet.map((n) => `${`${L(t[n])} of ${I(t.texts, "text")} ${n}, ${Mg(t, n)}`}, and ${e.percents[n]} % is required`), i = e.missing.map(({ lacks: e, written: r, ...i }) => {
			let a = `not ${e.includes("translated") ? "translated" : te(e)}`, o = `${n}: ${r ? "to be written by apply" : a}`;
			return {
				...bm("!", Ia(i), i.place),
				words: o,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${Ha(n)} is not ready: ${r.join("; ")}`,
			rows: i
		}];
	});
}
// src/report/view/summaries.ts
function Fg(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${I(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${L(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Hg([e])}${i}${o}`;
}
function Ig(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Rm(e, t);
	if (r === 0) return;
	let a = `${I(n, "base text")} ${n === 1 ? "changes" : "change"}`, o = J(Pa(i, 12), 1e3);
	return q`${a}: ${I(r, "translation")} in ${o} may be marked unverified.`;
}
function Lg(e, t) {
	let n = Hn(e), r = t.flatMap((e) => {
		if (e.action !== "create" || !Aa(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => Na(e.kind, t));
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
	return q`After the merge: ${I(a, "text")} to translate in ${J(Pa(o, 12), 1e3)}.`;
}
function Rg(e) {
	let t = is({ projects: e }), n = C(e, ({ plan: e }) => e?.changes.length ?? 0), r = n > 0 ? ` This does not count ${I(n, "change")} to write.` : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${zg(e)}.${r}`;
}
function zg(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = C(t, (e) => e.texts), r = t.filter((e) => e.required), i = r.filter((e) => e.required?.unmet.length), a = Pa([...new Set(i.map(({ language: e }) => Ha(e)))], 12), o = Yg([...qg({
		conflicts: C(t, (e) => e.conflicts),
		undecided: C(t, (e) => e.undecided),
		toPull: C(t, (e) => e.to_pull),
		waiting: C(t, (e) => e.waiting)
	}), [i.length, `of ${I(r.length, "required language")} not ready: ${a}`]]), s = I(new Set(t.map(({ language: e }) => e)).size, "language"), c = `${L(C(t, (e) => e.translated))} of ${I(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${c} in ${s}`, ...o].join(", ");
}
function Bg(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Vg(t), { waiting: r, kept: i, onlyInFiles: a } = qm(t), o = Yg([
		[a, "only in the files"],
		[r, "waiting"],
		[i, "kept"]
	]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[Ug(t, "as declared"), ...o].join(", ")}.`;
}
function Vg(e) {
	let { conflicts: t, undecided: n, toPull: r, toAdd: i, ...a } = qm(e);
	return Yg([
		[a.updated, a.updated === 1 ? "differs" : "differ"],
		[a.renamed, "not yet renamed"],
		[a.created, "missing"],
		[a.keptArchived, "archived"],
		[a.removed, "to remove"],
		...qg({
			conflicts: t,
			undecided: n,
			toPull: r,
			toAdd: i
		}),
		[a.skipped, "not compared"]
	]).join(", ");
}
function Hg(e) {
	let t = qm(e), n = t.adopted > 0 ? ` (${L(t.adopted)} to adopt)` : "", r = Yg([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = Yg([...qg(t), [t.skipped, "skipped"]]), a = n_(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${Ug(e, "unchanged")}.`;
}
function Ug(e, t) {
	let n = `${Wg(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${Wg(e, "unmanaged")} unmanaged`;
}
function Wg(e, t) {
	let n = ka().map((n) => ({
		kind: n,
		count: C(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? L(C(n, ({ count: e }) => e)) : te(n.map(({ kind: e, count: t }) => Fa(t, e.name)));
}
function Gg({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = n === 0 ? [] : s_(e.length - n, "applied");
	return `${[
		`Applied: ${Kg(e)}`,
		...r,
		`${I(t, "request")} in total`
	].join(". ")}.`;
}
function Kg(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = Ym(e), r = Yg(Jm.map((e) => [n[e], e])), i = Yg(qg(qm(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function qg(e) {
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
function Jg({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [E(e)]), r = n.length > 0 ? q` Not reached: ${J(n.join(", "))}.` : [];
	return q`${vm(q`${D(e.message, le)}`)}${r}`;
}
function Yg(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${L(e)} ${t}`] : []);
}
function Xg(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return Gg(e);
	if (r.length === 0) return Zg(e);
	if (t === "drift") return Bg(n);
	if (t === "status") return Rg(n);
	let [i] = n;
	if (i?.plan && n.length === 1) return Fg(i.plan, i.effort);
	let a = s_(n.length - r.length, "compared").map((e) => ` ${e}.`);
	return `${I(r.length, "project")}: ${Hg(r)}${a.join("")}`;
}
function Zg(e) {
	let { command: t, manifests: n, declared: r } = e, i = us(e).filter(({ severity: e }) => e !== "notice");
	if (Ut(i)) return `${Qg(i)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let a = ka().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), o = te(a.flatMap(({ name: e, count: t }) => t > 0 ? Fa(t, e) : [])), s = i.length > 0 ? `, with ${Qg(i)}` : "";
	return `Valid: ${o || "nothing declared"} in ${I(n.length, "manifest")}${s}.`;
}
function Qg(e) {
	let t = er.flatMap((t) => {
		let n = e.filter((e) => e.severity === t), r = C(n, ir);
		return r > 0 ? [I(r, t === "error" ? "problem" : t)] : [];
	});
	return te(t);
}
function $g(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${E(e)}`}`;
}
function e_({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f]+\.\d+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [q`${q`The service made snapshot ${J(t.id, 80)}: ${J(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function t_(e) {
	let t = Vm(Hm, e, Um);
	return [...Yg(Hm.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...n_(e)].join(", ") || "no changes";
}
function n_(e) {
	let t = $m(e);
	return t > 0 ? [`clears ${I(t, "text")}`] : [];
}
function r_(e) {
	let t = us(e).filter(({ severity: e }) => e === "error");
	return [
		...i_(e),
		...t.length > 0 ? [Qg(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function i_(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${l_(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return o_(e, t === "apply" ? "applied" : "restored");
	let i = s_(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${zg(r)}`, ...i] : t === "drift" ? [`Translations: ${Vg(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...a_(r), ...i];
}
function a_(e) {
	let { skipped: t, conflicts: n } = qm(e.map(({ plan: e }) => e));
	return [
		`Translations: ${t_(e.flatMap(vs))}`,
		...n > 0 ? [I(n, "conflict")] : [],
		...t > 0 ? [`${L(t)} skipped`] : []
	];
}
function o_({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	return n === 0 ? [`Translations: nothing ${t}`] : [`Translations ${t}: ${Kg(e)}`, ...s_(e.length - n, t)];
}
function s_(e, t) {
	return e > 0 ? [`${I(e, "project")} not ${t}`] : [];
}
function c_(e) {
	if (e.is === "not compared") return [q`The manifests were not compared with those of the commit that the pull request would be merged into: ${J(e.why)}.`];
	let t = q`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = J(e.commit.slice(0, 7));
	return [q`${vm(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, vm(q`${`Difference: ${l_(e.projects)}.`}`)];
}
function l_(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(Xm).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return Yg([
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
function u_(e) {
	let t = Vm([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = l_(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = Yg(qg({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function d_(e) {
	return `Translations from Lokalise: ${u_(e)}`;
}
function f_({ filters: e, by_kind: t }) {
	let n = ka().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${L(r)} of ${Fa(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${D(e, 200)}`).join(" ");
	return q`${vm(q`Only what matches`)} ${J(r, Infinity)}: ${te(n)}.`;
}
// src/report/view/sections.ts
const p_ = {
	removed: ["To remove", "to remove"],
	"cleared text": ["Cleared text", "to update, with texts that become empty in the project. To keep one, remove its empty text from the file"],
	"overwritten text": ["Overwritten text", "to update, with texts that are overwritten in the project"],
	overwritten: ["Overwritten value", "to update, with other values that are overwritten in the project"],
	renamed: ["To rename", "to rename"],
	changed: ["To update", "to update without loss"],
	new: ["To create", "to create"]
}, m_ = ["Differs", "different in the project"], h_ = {
	removed: p_.removed,
	"cleared text": m_,
	"overwritten text": m_,
	overwritten: m_,
	renamed: ["Not yet renamed", "not yet renamed"],
	changed: m_,
	new: ["Missing", "missing in the project"]
}, g_ = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in Lokalise, and not pulled: each line says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, __ = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, v_ = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function y_({ command: e }) {
	return e === "drift";
}
function b_(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function x_(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		w_(t.full === "also" ? r.filter((e) => !ls(e)) : r, t),
		C_(i, t),
		...Pg(e).map((e) => t.full ? e : {
			...e,
			rows: j_(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? T_({
			...e,
			plan: n
		}, b_(e, t)) : [],
		F_(a, t)
	];
}
function S_({ problems: e, results: t = [] }, n = {}) {
	return [...Cm(e, n), ...Om(t, n)];
}
function C_(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${I(n.length, "change")} not made`,
		rows: Om(n, t)
	};
}
function w_(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: Qg(e),
		rows: Cm(e, t)
	};
}
function T_({ plan: e, target: t, problems: n }, r) {
	let i = t?.is === "compared" ? t : void 0, a = i?.caused ?? e.changes, o = i?.kept ?? e.kept, { sends: s = [] } = y_(r) ? {} : i ?? e, c = r.full === "also" ? n.filter(ls) : [], l = new Map(c.map((e) => [S({ ...e.place }), Dm(e.ways)])), u = (...e) => e.map((e) => k_(e, o, r, l));
	return [
		...i ? [O_(i.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: s.map(Zh)
		},
		...u("Conflict", "Undecided"),
		...E_(a, r),
		...u("Archived", "To pull"),
		...A_(i ?? e, i !== void 0, r),
		...u("Waiting", "Kept"),
		M_(i?.no_longer_declared ?? [], i?.kinds_no_longer_declared ?? []),
		...N_(a, r),
		...i ? P_(i, r) : []
	];
}
function E_(e, t) {
	let n = y_(t) ? h_ : p_, { full: r, keptElsewhere: i } = t;
	return [...new Set(Zm.map((e) => n[e]))].map((a) => {
		let o = e.filter((e) => n[Qm(e)] === a), [s, c] = a, l = (a === n.new || a === p_.changed) && !r && i !== void 0 && o.length > 20 ? o.slice(0, 19) : o, u = D_(l.map((e) => Lh(e, t)));
		return {
			action: s,
			title: `${L(o.length)} ${c}`,
			part: "plan",
			noun: "change",
			rows: j_(u, l.length, i, o.length)
		};
	});
}
function D_(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function O_(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${I(e.length, "setting")} changed`,
		rows: D_(e.map(Yh))
	};
}
function k_(e, t, n, r) {
	let i = {
		...v_,
		...y_(n) && { archived: "Archived" }
	}, a = t.filter(({ reason: t }) => (i[t] ?? "Kept") === e), { keptElsewhere: o } = n, s = __[e], c = !s && o !== void 0 && a.length > 20, l = a.map((t) => {
		let i = Gh(t, n);
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
		title: `${s ? `${I(a.length, s)}:` : L(a.length)} ${g_[e]}`,
		rows: c ? j_(l, 19, o) : l
	};
}
function A_({ to_add: e = [], only_in_files: t = [] }, n, r) {
	let i = (e) => r.full ? e : j_(e, 19, r.keptElsewhere ?? "the report file lists");
	return [{
		part: "plan",
		noun: "key",
		action: "To add",
		title: n ? `${L(e.length)} deleted in the files, and still in Lokalise: the next pull brings them back. To remove one, archive it in Lokalise` : `${L(e.length)} to add: in Lokalise, and in no file. lokaform pull writes them into the files`,
		rows: i(e.map(Qh))
	}, {
		part: "plan",
		noun: "key",
		action: "Only in the files",
		title: `${L(t.length)} only in the files, and not created: keys_from is lokalise. To create one: create it in Lokalise, or lokaform apply --create KEY. If it was removed or renamed in Lokalise: lokaform pull --remove-missing`,
		rows: i(t.map((e) => $h(e, n)))
	}];
}
function j_(e, t, n, r = e.length) {
	let i = r - t;
	return i > 0 ? [...e.slice(0, t), {
		...eg(`and ${L(i)} more, which ${n}`),
		sign: "!",
		count: i
	}] : e;
}
function M_(e, t) {
	let n = [...ka().filter(({ plural: e }) => t.includes(e)).map(({ plural: e }) => eg(`all ${e}: no manifest declares any, so the project keeps them. If the file has moved, name it in lokaform.yaml`)), ...e.map(Qh)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${L(n.length)} no longer declared, and kept in the project. If one got another name, set previously there`
	};
}
function N_(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Lh(e, {
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
function P_({ pending: e, resolved: t }, n) {
	let r = (e, t, n) => ({
		part: "pending",
		noun: "change",
		action: e,
		rows: n,
		title: `${e}${t} this pull request: ${I(n.length, "change")}`
	}), i = t.map((e) => {
		let { isLoss: t, place: r, ...i } = Lh(e, n);
		return i;
	});
	return [r("Already pending", ", with or without", D_(e.map((e) => Lh(e, n)))), r("No longer pending", " after", i)];
}
function F_(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map(Qh).sort((e, t) => g(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${L(e.length)}`,
		rows: j_(r, t, n ?? "the job summary of the workflow lists")
	};
}
function I_(e, t) {
	let n = b_(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => qh(e, n));
	return [
		O_(s),
		B_("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		B_("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...z_(r, n),
		B_("with another id or former name", a.map(Jh)),
		B_("with other values in on_create", o.map(eg)),
		...N_(r, n)
	];
}
function L_(e, t) {
	let n = b_(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => Kh(e, n));
	return B_(`waiting in Lokalise: each says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function R_(e, t) {
	let n = b_(e, t), { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => qh(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => Kh(e, n));
	return [
		B_("in conflict: the manifest keeps its text", c("conflict")),
		B_("undecided: the manifest keeps its text", c("undecided")),
		B_("no longer declared", o),
		...z_(i, n),
		L_(e, n),
		B_("different, and kept", c(void 0)),
		...N_(i, n)
	];
}
function z_(e, t) {
	let n = (e) => e.action === "create" ? "new" : Xm(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => B_(r, D_(e.filter((e) => n(e) === r).map((e) => Lh(e, t)))));
}
function B_(e, t) {
	return {
		part: "plan",
		title: `${L(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function V_(e, t) {
	let n = H_(Zp(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = [n, ...i].flatMap(({ scope: e }) => e?.settings_file ?? []), c = i.length + o.length > 1, l = [...i.map((e) => U_(e, n, c, t)), ...o.map((e) => W_(e, t))];
	return {
		title: r_(n),
		heading: q`${i_(n).join("; ")}${i.length > 1 ? q` · ${I(i.length, "project")}` : []}${s.length > 0 ? q` · ${J(Pa([...new Set(s)], 3), 200)}` : []}`,
		state: ss(n) ? "failed" : os(n) ? "clean" : "open",
		isUntouched: ys(n),
		lead: q_(n, t),
		stopped: Jg(e),
		verdict: J_(n),
		result: Xg(n),
		comparison: a ? c_(a) : [],
		problems: w_(r, t),
		parts: l,
		legend: Z_(n)
	};
}
function H_(e) {
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
function U_(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: D(i ?? o?.project.name ?? a, 200),
		heading: q`${J(i ?? a, 80)}${o ? q` · ${J(o.project.name, 80)}` : []}`,
		result: G_(e, t),
		facts: K_(e, t, n, r.isPullRequest && !r.unappliedBase),
		table: Ng(e),
		sections: x_(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(we)
	};
}
function W_(e, t) {
	let { name: n = "" } = e;
	return {
		name: D(n, 200),
		heading: J(n, 80),
		result: l_([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: I_(e, t)
	};
}
function G_(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${Kg([e])}.`;
	if (n) return t === "plan" ? t_(vs(e)).replace(/^n/, "N") : t === "status" ? Rg([e]) : t === "drift" ? Bg([e]) : Fg(n, i);
}
function K_(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: l, status: u } = e, d = ms(i), f = hs(e), p = d === void 0 ? [] : [{
		is: "link",
		words: q`open in Lokalise`,
		address: d
	}], m = a && !s && t !== "drift" && !u, h = q`All differences that apply would change are shown, not only those of this pull request.`, g = vs(e);
	return c([
		q`Project ${a && !n ? q`${J(a.project.name, 80)} · ` : []}${J(i, 200)}${d === void 0 ? [] : q` · ${p}`}`,
		a?.filter && f_(a.filter),
		o?.is === "not compared" && q`${vm(h)} Lokaform could not find out which are from this pull request: ${J(o.why)}.`,
		m && Ig(a.project, g),
		m && r && Lg(a.project, g),
		l !== void 0 && q`The backup is in ${J(l)}.`,
		f !== void 0 && q`${$g(void 0)}: ${J(f, 800)}`,
		...e_(e)
	]);
}
function q_(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, manifests: i, projects: a } = e, o = i.length > 0 && i.length <= 3, s = za(i) || "no manifest", c = i.length === 1 ? "manifest" : "manifests", l = o ? q`the ${c} ${J(s)}` : q`${s}`;
	if (r !== "plan" || a.flatMap(vs).length === 0) return q`From ${l}`;
	if (!t) return q`Nothing has been changed yet. Apply changes the live Lokalise project like this (from ${l}):`;
	if (n === void 0) return q`If you merge this pull request, the next apply changes the live Lokalise project like this (from ${l}):`;
	let { branch: u, main: d, applyFrom: f } = n, p = J(Pa([d, ...f], 3), 200), m = q`To bring the changes into Lokalise, merge them into ${J(d, 200)} as well, or add ${J(u, 200)} to the input ${J("apply-from")} of plan and apply, and to the branches whose pushes start apply.`;
	return q`Merging this pull request into ${J(u, 200)} changes nothing in Lokalise, because apply writes only from ${p}. ${m} Once these changes are there (from ${l}), the live Lokalise project changes like this:`;
}
function J_(e) {
	let { command: t, projects: n, stopped: r } = e, i = n.some(({ plan: e }) => e);
	return r && !i ? [] : t === "plan" && i ? X_(e) : [Y_(e, Xg(e))];
}
function Y_(e, t) {
	let n = vm(q`${t}`), r = e.projects.some(({ results: e }) => e);
	return ss(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? is(e) : os(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function X_(e) {
	let t = us(e), n = t.filter(ls), r = t.filter((e) => e.severity === "error" && !ls(e)), i = r.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", a = `${I(n.length, "conflict")}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
	return c([r.length > 0 && Y_(e, `${Qg(r)}. ${i}`), n.length > 0 && Y_(e, a)]);
}
function Z_(e) {
	let { command: t, projects: n } = e;
	return t !== "plan" && t !== "drift" || !n.some(({ plan: e }) => e) ? [] : [
		...t === "plan" ? [q`${Xg(e)}`] : [],
		q`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`,
		Q_
	];
}
const Q_ = q`A line with ${J("-")} is in Lokalise, and a line with ${J("+")} in the files.`;
function $_(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${Ra(e)} · ${za(e.manifests)}`,
		page: ms(e.id)
	};
}
function ev(e, t) {
	let { command: n, projects: r } = e, i = ({ name: e }) => e === void 0 ? "" : ` of ${E(e)}`, a = n === "apply" || n === "restore", o = r.some(({ plan: e }) => e) ? r.length > 1 || a : a || !e.stopped;
	return {
		isRed: ss(e),
		stopped: Jg(e),
		backups: r.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${i(e)} is in ${E(e.backup)}.`], ...e_(e).map(ym)]),
		restores: r.flatMap((e) => {
			let t = hs(e);
			return t === void 0 ? [] : [`${$g(e.name)}: ${E(t)}`];
		}),
		result: o || t ? Xg(e) : void 0
	};
}
function tv(e, t, n) {
	let r = Zp(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Cm(i, o), ...a.flatMap((e) => S_(e, o))], c = !ss(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? q` · ${J(l.name, 80)}` : [], { url: d, commit: f, now: p, pullRequests: m } = t, h = d === "" ? q`this run` : [{
		is: "link",
		words: q`this run`,
		address: d
	}], g = i.some(({ code: e }) => e === "bad-report" || e === "no-report"), _ = a.some(({ results: e = [] }) => e.some(({ outcome: e }) => e.state === "done")), v = g || _ ? q`❌ Not everything was applied${u}` : q`❌ Nothing was applied${u}`, y = a.some(({ results: e }) => e) ? q`: ${`${Kg(a)}.`}` : q`.`, b = `The figures are for ${I(m, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? q`✅ Applied${u}` : v,
		lead: [
			q`By ${h} at commit ${J(f.slice(0, 7))} on ${Va(p)}${y}`,
			...m > 1 ? [q`${b}`] : [],
			...c ? [] : [q`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? nv(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function nv(e) {
	let { projects: t } = e, n = (t) => ss({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))], i = (e) => e.results ? Kg([e]) : "not applied", a = r.slice(0, 50).map((e) => q`${J(e.name ?? e.id, 80)}: ${i(e)}`), o = t.length - a.length;
	return o > 0 ? [...a, q`${`… and ${I(o, "more project")}`}`] : a;
}
function rv(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f } = $_(e, c), p = x_(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), m = [...iv(Ng(e), n), ...hv(p, {
		paint: t,
		width: n
	})], h = (e) => `  ${t(mv["!"], ym(e))}`, g = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [h(f_(i.filter))] : []
	], _ = u || s ? void 0 : Ig(i.project, i.changes), v = u ? Bg([e]) : s ? Rg([e]) : Fg(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), y = p.some((e) => e.rows.some(({ lines: e }) => e.length > 0)), b = [
		...m.length > 0 ? [""] : [],
		...n !== void 0 && y ? [`  ${t("dim", ym(Q_))}`] : [],
		..._ ? [h(_)] : [],
		t("strong", v)
	];
	return [
		...Te(g, n),
		...m,
		...Te(b, n)
	].map(ft);
}
function iv(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [st(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = u(e.map(ct));
			return e.map((e) => t === 0 ? ue(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (u(i.map(ct)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => mt(e, t, 4))];
}
function av(e, { paint: t }) {
	let { comparison: n, parts: r } = V_({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", ym(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", ym(e))] : [], ...hv(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(ft);
}
function ov(e, t) {
	return Cm(e).flatMap((e) => sv(e, t));
}
function sv(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? E(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => vv(e, t))].map(ft);
}
function cv({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(we), ...S_(e).flatMap((e) => sv(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${Ra(e)}`)] : [], ...i];
	});
	return [...ov(e, n), ...r.map(ft)];
}
function lv(e, { paint: t, width: n, quiet: r = !1 }) {
	let { isRed: i, stopped: a, backups: o, restores: s, result: c } = ev(e, r), l = [
		...a ? [t("bad", ym(a))] : [],
		...o,
		...c === void 0 ? [] : [t(i ? "bad" : "good", c)]
	];
	return [...Te(l, n), ...s].map(ft);
}
function uv({ plan: e, reports: t }, n, r = []) {
	let i = t.map((e) => `The report is in ${E(n(e))}.`);
	return e !== void 0 && i.push(`The plan is in ${E(n(e))}. To apply it: ${E([
		"lokaform apply --plan",
		Pe(n(e)),
		...r
	].join(" "))}`), i.map(ft);
}
function dv(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o } = e, s = hv(R_(e, i), {
		paint: t,
		width: n
	}), c = r ? "Would write" : "Wrote", l = `Pull from ${E(a)}: ${u_([e])}.`, u = Te([t("strong", `From ${E(a)} into the manifests:`)], n);
	return [
		...s.length > 0 ? [
			...u,
			...s,
			""
		] : [],
		...o.map((e) => `${c} ${E(e)}`),
		...Te([t("strong", l)], n)
	].map(ft);
}
function fv(e, { paint: t, width: n, ...r }) {
	let [, ...i] = hv([L_(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(ft) : [];
}
function pv(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = E(e), a = r ? "/dev/null" : `a/${i}`;
		return th(a, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => ft(e.split("	").map(E).join("	")));
	});
}
const mv = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function hv(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : Te([n("strong", e)], r),
		...gv(i, t)
	]);
}
function gv(e, { paint: t, width: n }) {
	let r = e.map((e) => {
		let { name: t, from: n, place: r } = e, i = st(t) + (n === void 0 ? "" : ` ← ${st(n)}`);
		return {
			...e,
			label: i,
			at: r ? st(La(r)) : ""
		};
	}), i = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), a = r.map(({ label: e }) => e), o = r.map(({ at: e }) => e), s = {
		labels: yv(a, i),
		places: yv(o, 24)
	};
	return r.flatMap((e) => _v(e, s, {
		paint: t,
		width: n
	}));
}
function _v(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => mt(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(vv(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(mv[e.sign], e.sign)} ${ue(i, t.labels)}${d}${ue(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return ct(p) <= c ? [p, ...u] : [
		...mt(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function vv(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Eg(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function yv(e, t) {
	return u([0, ...e.map(ct).filter((e) => e <= t)]);
}
// src/history/textVerdict.ts
function bv({ at: e, isInOtherApp: t }, n, r, i) {
	let a = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!r) return n ? { is: "write" } : n === void 0 ? a : {
		is: "undecided",
		cause: "unread history",
		why: xv
	};
	let { periods: o, merged: s, unread: c } = r, [l, ...u] = o;
	if (!l) throw Error("a text has no history");
	let d = u.filter(({ said: e }) => e !== void 0 && i(e)), f = [...d, ...s].some(({ pulled: e, said: t = null }) => e !== void 0 && i(t)), p = l.since === -Infinity || u.some(({ said: e }) => Ev(e, l.said)) || s.some((e) => Ev(e.said, l.said) && e.before !== void 0 && !i(e.before));
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
const xv = "The files are not in a git repository.";
function Sv(e, t, n, r) {
	let i = Bp(e.kind, e.entry, e.language), a = wv(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? wv(e, i, t, r) : a, s = Cv(e, n, r);
	return {
		periods: Tv(o, s),
		merged: s
	};
}
function Cv(e, t, n) {
	return t.flatMap(({ before: t, after: r = [], until: i, pulled: a }) => {
		let [o, s] = [t, r].map((t) => Dv(e, t, n));
		return s === void 0 || Ev(s, o) ? [] : [{
			said: s,
			at: i,
			pulled: a,
			before: o
		}];
	});
}
function wv(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, Dv(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Ev(u, o.said)) continue;
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
function Tv(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Ev(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function Ev(e, t) {
	return S(e ?? null) === S(t ?? null);
}
function Dv({ kind: e, entry: t, language: n }, r, i) {
	let a = (t.parts ?? [t]).find(({ from: e }) => e)?.from?.source, o = (e) => a === void 0 || !et(a, e), s = {
		name: S([n, a ? An(a) : []]),
		has: ({ from: e }) => e?.language === n && o(e.source)
	}, c = {
		name: "",
		has: ({ from: e }) => !e
	}, l = new Set(qp([t]).map(({ span: e }) => e)), u = Kp(e, i).namesakes(t).filter((e) => !qp([e]).some(({ span: e }) => l.has(e)));
	return [s, c].flatMap((n) => Kp(e, r, n).find(t) ?? []).filter((n) => Ov(e, n, t, u)).map((t) => Hp(e, t, n)).find((e) => e !== void 0);
}
function Ov(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = kv(e, t), a = (t) => [...kv(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function kv(e, { values: t, onCreate: n, from: r }) {
	return Np({ fields: e.fields.filter(({ role: e }) => e !== "text") }, r ? {
		...n,
		...t
	} : t).texts;
}
// src/history/gitHistory.ts
const Av = {
	is: "unreadable",
	why: xv,
	noRepository: !0,
	versions: []
};
var jv = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = h((t) => new Nv(t, e));
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? Av : await this.#t(i.root).versions(e, n, i));
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
		if (!(t?.root === void 0 || n.length > 0)) return this.#t(t.root).upstream(t.names).catch(uo);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return Qi(e, t, n?.workspace);
	}
};
const Mv = ["origin/main", "origin/master"];
var Nv = class {
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
			return io(e, r, t, { input: i });
		});
		this.#n = (e, t) => n(JSON.stringify({
			words: e,
			input: t
		})), this.#i = o(() => zv(this.#n));
	}
	async versions(e, t, { names: n, nameOf: r }) {
		try {
			let i = await this.#o(e, t), { all: a } = i, o = await this.#s(n), s = {
				since: e,
				names: n,
				nameOf: r,
				read: (e) => this.#l(e)
			}, { known: c, missing: l } = await Wo(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				commits: a
			};
		} catch (e) {
			if (!(e instanceof qa)) throw e;
			let t = e instanceof Ja && { noGit: !0 };
			return {
				is: "unreadable",
				why: e.message,
				...t,
				versions: []
			};
		}
	}
	async upstream(e) {
		let t = async (...e) => (await this.#n(e)).toString("utf8").trim(), n = (await t("for-each-ref", "--format=%(HEAD)%09%(refname)%09%(upstream:short)", "refs/heads", ...Mv.map((e) => `refs/remotes/${e}`))).split("\n").map((e) => e.split("	")), r = n.find(([e]) => e === "*")?.[2], i = Mv.filter((e) => n.some(([, t]) => t === `refs/remotes/${e}`)), a = async (e) => Number(await t("rev-list", "--count", `HEAD..${e}`, "--").catch(uo) ?? 0), o, s = 0;
		for (let e of [r, ...i]) s === 0 && e && ([o, s] = [e, await a(e)]);
		if (o === void 0 || s === 0) return;
		let c = await t("merge-base", "HEAD", o), l = await zv(this.#n, o), u = await zv(this.#n, c), d = [...e].flatMap(([e, t]) => {
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
			let r = this.#t.maxCommits ?? Pv;
			this.#r = {
				since: e,
				target: t,
				read: Fv(this.#n, {
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
			r !== void 0 && ho(r, t) || a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => Wr(e) === Wr(n));
			for (let t of r) if (!e.has(t) && await this.#c(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #c(e) {
		let t = Jr(this.#e, e);
		return (await ri(t).catch(Oi))?.isFile() ? Ei(t).catch(Oi) : void 0;
	}
	async #l(e) {
		let t = [...new Set(e)].filter((e) => !this.#a.has(e));
		if (t.length === 0) return this.#a;
		let n = {
			input: `${t.join("\n")}\n`,
			takesPart: !0
		}, r = await io(this.#e, ["cat-file", "--batch"], this.#t, n);
		for (let e = 0; e < r.length;) {
			let t = r.indexOf("\n", e) + 1, [n = "", , i] = r.toString("latin1", e, t).trim().split(" "), a = i === void 0 ? t - 1 : t + Number(i);
			if (t === 0 || a >= r.length) break;
			i !== void 0 && this.#a.set(n, sa(r.subarray(t, a))), e = a + 1;
		}
		return this.#a;
	}
};
const Pv = 2e3;
async function Fv(e, { since: t, target: n, now: r }, i) {
	let a = n && await e([
		"rev-list",
		"HEAD",
		`^${n}`,
		"--"
	]).catch((e) => {
		throw uo(e), new qa("The repository lacks the commit that the pull request would be merged into.");
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
		return [Yo({
			id: s,
			parents: c,
			date: Number(a),
			committer: r,
			message: i.join("\n")
		}, o.has(s))];
	}), c = await s("--first-parent", "HEAD").catch(Iv), l = Vo(c, r).slice(0, i), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
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
	])).toString("latin1") : "", m = /^parent /m.test(p.split("\n\n", 1)[0] ?? ""), h = f ? `The repository has more than ${i} commits since then, and older ones are not read.` : m ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, g = m ? u.slice(0, -1) : u, [_] = m ? [d.id] : d.parents, v = Ho(g, g.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ..._ === void 0 ? [] : [`^${_}`]) : []), y = Uo(v, {
		since: t,
		now: r
	}), b = await Lv(e, [...g, ...y]);
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
function Iv(e) {
	if (e instanceof qa && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Lv(e, t) {
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
	], a = Rv((await e([...r, ...i], n.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: a.get(e.id) ?? []
	}));
}
function Rv(e) {
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
async function zv(e, t = "HEAD") {
	let n = await e([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		t,
		"--"
	]).catch(Iv);
	return new Map(n.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
function Bv(e) {
	return `${qo}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/report/text/progressText.ts
function Vv(e, t = Infinity) {
	let n = e.count && Wv(e.count), r = (e) => n ? `${e}: ${n}` : e, i = r(Uv(e));
	return ct(i) <= t ? i : r(Uv({
		...e,
		project: void 0
	})).slice(0, t);
}
const Hv = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function Uv({ phase: e, project: t }) {
	let [n, r] = Hv[e];
	return t === void 0 || !r ? n : `${r} project ${Bn(t, 40)}`;
}
function Wv({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? I(e, n) : void 0 : `${L(e)} of ${I(t, n)}`;
}
function Gv({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${E(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Kv(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${E(r)} is sent again: ${a}.`]);
	};
}
// src/model/variables.ts
function qv(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function Jv(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const Yv = /\$\$\{|\$\{([^}]*)\}/g;
function Xv(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(Yv)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function Zv(e) {
	return [...new Set(Xv(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function Qv(e, t) {
	return Xv(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function $v(e, t) {
	let n = Xv(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? ey(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? ey(t.slice(r), i) : r === t.length;
}
function ey(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function ty(e) {
	let [, t = "https", n = ""] = ay.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function ny(e) {
	return e.replace(ay, (t, n) => `${n}://${ty(e)}`);
}
function ry(e) {
	let t = [], n = e.replace(Yv, (e) => `lokaform0name${t.push(e)}z`);
	if (!URL.canParse(n)) return ny(e);
	let { href: r } = new URL(n);
	return r.replace(/%[\da-f]{2}/gi, (e) => {
		let t = String.fromCharCode(Number.parseInt(e.slice(1), 16));
		return /[\w.~-]/.test(t) ? t : e.toUpperCase();
	}).replace(/^([^?#]*[^?#/])\/+(?=$|[?#])/, "$1").replace(/lokaform0name(\d+)z/g, (e, n) => t[Number(n) - 1] ?? "");
}
function iy(e, t) {
	return ry(e) === ry(t);
}
const ay = /^(https?):\/\/([^/?#]+)/i;
function oy(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const sy = "LOKALISE_API_TOKEN", cy = "LOKAFORM_VARIABLES";
function ly(e) {
	let t = Jv(e, cy);
	if (t === void 0) return {
		values: e,
		hasBadLine: !1
	};
	let n = { [cy]: t }, r = !1;
	for (let e of t.split("\n").map((e) => e.trim())) {
		let [, t, i = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(e) ?? [];
		t === void 0 ? r ||= e !== "" && !e.startsWith("#") : n[t] = i;
	}
	return {
		values: n,
		hasBadLine: r
	};
}
const uy = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function dy(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = Jv(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable, because a name has only letters, digits and underscores. Write \${NAME}, and set NAME in the environment (in a workflow: under env, to a secret), or ${n}.`);
	if (uy.test(e) || hy(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it (it has ${r.allowed.join(", ")}). Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, a] = fy(e, r);
		return i(`\${${e}} is ${t}. ${a}, or ${n}.`, "unset-variable");
	}
	let o = my(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function fy(e, { values: t }) {
	let n = Object.hasOwn(t, "LOKAFORM_VARIABLES") ? cy : "the environment", r = `${Jv(t, e) === "" ? "empty" : "not set"} in ${n}`, i = `\${{ secrets.${e} }}`, a = `the line ${e}=${i} to "variables", which the workflow passes under secrets`;
	return n === "LOKAFORM_VARIABLES" ? [r, `Add ${a}`] : t.GITHUB_ACTIONS === "true" ? [r, `Add ${e}: ${i} under env of the step, or ${a}`] : [r, `Set it: export ${e}=…, or load the file that has it (set -a; . ./lokaform.env; set +a)`];
}
function py(e) {
	return uy.test(e);
}
function my(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(?:\$\{\{.*\}\}|\$\{?\w+\}?|%\w+%)$/.test(e)) return "is the name of a variable, which nothing replaced by its value. Set it to the secret itself.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function hy(e, t) {
	let n = [...pn(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...gy(e)].some((e) => n.some((t) => t.includes(e))));
}
function gy(e) {
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
function _y({ parts: e, from: t }) {
	let n = new Set();
	for (let r of e ?? [{ from: t }]) n.add(r.from?.source.languages).add(r.from?.file.others);
	return [...new Set([...n].flatMap((e = []) => e))];
}
function vy({ parts: e, from: t }) {
	return (e ?? [{ from: t }]).some((e) => e.from?.source.keysFrom === "lokalise");
}
function yy(e, t, n) {
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
function by(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return Dr(t);
}
// src/kinds/field.ts
const xy = {
	changes: [],
	kept: [],
	issues: [],
	open: []
};
function Sy(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function Cy() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, a = e.equal ?? s, o = e.inPlan ?? ((e) => i.parse(e));
		return {
			...n,
			diff(t, n, i) {
				let s = t[r] === void 0 ? e.undeclared?.(i, n) : t[r];
				if (s === void 0) return xy;
				let c = e.check?.(s, i);
				if (c) return {
					...xy,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, i);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? xy : {
					...xy,
					issues: [Sy(r)]
				};
				let u = e.desired ? e.desired(s, l, i) : o(s), d = l === void 0 ? e.unset : l;
				if (d !== void 0 && a(d, u, i)) return xy;
				let f = {
					field: r,
					...l !== void 0 && { before: l },
					after: u
				};
				return {
					...xy,
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
function wy(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Ty(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [S(Object.fromEntries(t))];
}
// src/locales/placeholderStyle.ts
const Ey = [
	["{{@}}", /\{\{\s*[\p{L}_]/u],
	["%{@}", /%\{[\p{L}_]/u],
	["${@}", /\$\{[\p{L}_]/u],
	["{@}", /(?<![{%$])\{\s*[\p{L}_][\p{L}\p{N}_.]*\s*\}/u]
], Dy = {
	s: "@",
	i: "li"
}, Oy = {
	s: "s",
	i: "d"
};
function ky(e, t) {
	let n = (e) => t.some((t) => e.test(t)), r = tt(e)?.name;
	if (r === "Android strings") return { printf: Oy };
	if (r === "Apple strings" || r === "Apple string catalog") return { printf: n(/(?<!\[)%(?:\d\$)?[di]/) && !n(/(?<!\[)%(?:\d\$)?l/) ? {
		...Dy,
		i: "d"
	} : Dy };
	if (r === "ARB") return { named: "{@}" };
	let [i, a] = Ey.flatMap(([e, t]) => n(t) ? e : []), [o, s] = [n(/(?<!\[)%(?:\d\$)?@/) ? [Dy] : [], n(/(?<!\[)%(?:\d\$)?s/) ? [Oy] : []].flat();
	return {
		...i && !a && { named: i },
		...o && !s && { printf: o }
	};
}
// src/plan/compare.ts
const Ay = {
	kept: [],
	problems: []
};
function jy(e, t, n, r) {
	let { declared: i, live: a, renamedFrom: o } = t, { values: s, tags: l, foreign: u, differences: d, isArchived: f } = Py(e, t, n), p = u === void 0 && d.length === 0 && !i.leftOut?.length && !f;
	if (a !== void 0 && p) return Ay;
	let m = {
		...i,
		values: s
	}, h = Ly(e, m);
	if (u !== void 0) return {
		kept: [{
			...h,
			id: e.id(a),
			reason: "foreign-owner",
			tag: u
		}],
		problems: []
	};
	let g = Fy(e, m, a, d);
	if (Ut(g)) return {
		kept: [],
		skipped: h,
		problems: g
	};
	let _ = Iy(e, m, a, d), v = e.identity(s);
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
	let y = e.id(a), b = l.find((e) => n.rules.protectedTags.includes(e)), x = b === void 0 ? [] : _.filter((t) => Fm(e.name, t)), ee = _.filter((e) => !x.includes(e)), te = c([
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
			place: Hy(e, i).place
		})))
	]), C = d.flatMap((e) => e.open), ne = By(e, m, ee, te);
	if (ne) return {
		kept: te,
		skipped: h,
		problems: [...g, ne],
		open: C
	};
	let re = zm(e, a, ee, n.project);
	if (re.length === 0) return {
		kept: te,
		problems: g,
		open: C
	};
	let ie = e.lastEdit(a);
	return {
		change: {
			...h,
			place: zy(h.place, re),
			ref: r,
			action: "update",
			id: y,
			identity: v,
			...o !== void 0 && { renamed_from: o },
			seen: Vy(e, a, re),
			...ie && { edited: ie },
			...l.length > 0 && { tags: l },
			fields: re
		},
		kept: te,
		problems: g,
		open: C
	};
}
const My = t(({ path: e }) => ky(e, []));
function Ny({ parts: e, file: t, span: n }) {
	let r = e?.find(({ from: e }) => e) ?? {
		file: t,
		span: n
	};
	return `${r.file.path} ${r.span.start}`;
}
function Py(e, { declared: t, live: n }, r) {
	let i = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, a = t.from?.file ?? t.parts?.find(({ from: e }) => e)?.from?.file, o = e.context(i, n, r, {
		place: Ny(t),
		isInLocaleFile: (t.parts ?? [t]).some(({ from: e }) => e),
		isToAdd: t.isToAdd === !0,
		listed: Ry(e, t, r),
		plural: Wp(e, t),
		fromLokalise: r.fromLokalise === !0,
		style: t.style ?? (a && My(a))
	}), s = n === void 0 ? [] : e.tags(n), c = ie(s, r.rules);
	return {
		values: i,
		tags: s,
		foreign: c,
		differences: (c === void 0 ? e.fields : []).flatMap((e) => {
			let t = e.diff(i, n, o);
			return t === xy ? [] : [{
				field: e,
				...t
			}];
		}),
		isArchived: n !== void 0 && e.staysArchived(i, n, o)
	};
}
function Fy(e, t, n, r) {
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
function Iy(e, t, n, r) {
	return r.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = Hy(i, t);
		return a === void 0 ? o : {
			...o,
			seen: jp(e.id(n), a)
		};
	}));
}
function Ly(e, { file: t, span: n, values: r }) {
	let i = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return {
		kind: e.name,
		label: e.label(r),
		place: jt(t, n, [i])
	};
}
function Ry(e, t, { rules: n, project: r }) {
	if (t.from && !t.isToAdd && Vp(e, t).length === 0) return [];
	let i = t.isToAdd ? [r.baseLanguage] : [], a = new Set([
		...i,
		..._y(t),
		...n.pull?.completes ?? []
	]);
	for (let { language: e, isInWrongFile: n } of t.leftOut ?? []) n || a.delete(e);
	return [...a];
}
function zy(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function By(e, t, n, r) {
	let i = n.find(({ field: t }) => ja(e.name, t).role === "shape"), a = r.flatMap((e) => [
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
function Vy(e, t, n) {
	return jp(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function Hy(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: jt(t, n, r)
	};
}
// src/plan/compareDeclarations.ts
function Uy(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = (e) => s.textFiles?.byApp(e) ?? [e], c = ({ entries: t }) => (t[s.plural] ?? []).flatMap(e), u = {
			head: c(t),
			target: c(n)
		}, d = [...u.head, ...u.target], f = new Map(d.map((e) => [e, Np(s, e.values)])), p = (e) => f.get(e) ?? Np(s, e.values), m = Fp(s, u, (e) => p(e).texts), h = new Set(m.values());
		for (let e of u.target) h.has(e) || i.push(Ly(s, e));
		for (let [e, t] of u.head.entries()) {
			let n = m.get(t), c = `${s.name}:${e + 1}`;
			if (!n) {
				r.push(Wy(s, t, c));
				continue;
			}
			let u = Gy(s, t, n, c, p);
			u && r.push(u);
			let d = p(t).fields, f = [...p(n).fields].flatMap(([e, { after: t, ...n }]) => d.has(e) ? [] : [{
				...n,
				before: t
			}]);
			f.length > 0 && i.push({
				...Ly(s, t),
				fields: f
			}), l(a, Ky(s, t, n, u?.renamed_from !== void 0)), qy(s, t) !== qy(s, n) && o.add(t.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function Wy(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !Lm(e)).map((e) => Hy(e, t));
	return {
		...Ly(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function Gy(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && S(r) === S(n.after) ? [] : [Hy({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = Ly(e, t);
	return {
		...d,
		place: zy(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...S(s) !== S(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function Ky(e, t, n, r) {
	let [i, a] = [Pp(e, t), Pp(e, n)];
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
		...Ly(e, t),
		...n
	}));
}
function qy(e, { onCreate: t }) {
	return S([...Np(e, t).texts]);
}
// src/plan/comparePlans.ts
function Jy(e, t) {
	let n = Zy(t.plan, tb), r = rb([e.plan, t.plan]), i = Zy(e.plan, r), a = $y(e.plan), o = new Set(t.plan.kept.map(ib)), s = new Set(ob(t).map(sb)), c = new Set((t.plan.sends ?? []).map(ab)), l = new Set(Object.keys(t.plan.counts.by_kind)), u = ({ kind: e, label: t }) => S([e, t]), d = new Set((t.plan.only_in_files ?? []).map(u)), f = (e.plan.to_add ?? []).filter((e) => !s.has(sb(e))), p = (e.plan.only_in_files ?? []).filter((e) => !d.has(u(e)));
	return {
		caused: Qy(e.plan, tb, (e, t) => !n(e, t)),
		pending: Qy(e.plan, tb, n),
		resolved: Qy({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(ib(e))),
		...p.length > 0 && { only_in_files: p },
		...f.length > 0 && { to_add: f },
		sends: (e.plan.sends ?? []).filter((e) => !c.has(ab(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(Aa(e.kind).plural) && !s.has(sb(e))), ...Yy(e, t)]
	};
}
function Yy(e, t) {
	let n = new Set(e.plan.kept.map((e) => S([sb(e), "part" in e && e.part])));
	for (let e of t.plan.changes) if (e.action === "update") for (let { field: t } of e.fields) n.add(S([sb(e), t]));
	return e.kinds.flatMap(({ kind: e, declared: r, matching: { matches: i } }) => {
		let a = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = b(a, ({ live: e }) => e ? [e] : []), c = o(() => new Set(qp(r).map(({ file: e }) => e.path))), l = b(i, ({ live: e }) => e ? [e] : []);
		return i.flatMap((t) => {
			let { declared: r, live: i } = t, a = i ? l.get(i) ?? [] : [];
			if (!i || r.leftOut || a[0] !== t) return [];
			let o = a.map(({ declared: e }) => e), u = e.label(r.values);
			return (s.get(i) ?? []).flatMap(({ declared: t }) => e.fields.map((e) => ({
				old: t,
				field: e
			}))).flatMap(({ old: t, field: a }) => a.toPlan(t.values).flatMap(({ part: s = a.name, after: l }) => {
				let d = jt(r.file, r.span, [a.name]), f = {
					kind: e.name,
					label: u,
					id: e.id(i),
					part: s,
					place: d
				};
				if (Lm(l) || n.has(S([sb(f), s]))) return [];
				if (a.role !== "text") {
					let e = a.role !== void 0 && a.role !== "shape", t = o.some(({ values: e }) => a.toPlan(e).length > 0);
					return e || t ? [] : [f];
				}
				let p = a.lastWriter?.(i, s)?.edited !== void 0;
				return o.every((t) => Hp(e, t, s) === void 0) && p && !Xy(e, r, t) && c().has(Bp(e, t, s)) ? [f] : [];
			}));
		});
	});
}
function Xy(e, t, n) {
	return qp([n]).some(({ from: e }) => e) && Vp(e, n).length > 0 && Vp(e, t).length === 0;
}
function Zy({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => S([eb(e), t]))));
	return (e, t) => n.has(S([e, t]));
}
function Qy({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = eb(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		if (a.length === 0) return [];
		let { renamed_from: o, ...s } = e, c = a.some(({ field: t }) => ja(e.kind, t).role === "identity");
		return [{
			...s,
			...o !== void 0 && c && { renamed_from: o },
			fields: a
		}];
	});
}
function $y({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(sb)), r = new Set(t.map(({ kind: e, label: t }) => S([e, t])));
	return (e) => r.has(S([e.kind, e.label])) || e.action === "destroy" && n.has(sb(e));
}
function eb(e) {
	return e.action === "create" ? S([
		e.kind,
		"new",
		e.identity
	]) : S([e.kind, String(e.id)]);
}
function tb(e) {
	return e.action === "update" ? e.fields.map(nb) : e.action === "destroy" ? [S(["destroy", e.how])] : [S(["create", ...e.fields.map(nb).toSorted()])];
}
function nb({ field: e, part: t, after: n }) {
	return S([
		e,
		t ?? null,
		n
	]);
}
function rb(e) {
	let t = e.flatMap(({ changes: e }) => [...d(e, eb)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => S([e, t ?? null])) : n.has(eb(e)) ? tb(e) : [e.action];
}
function ib(e) {
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
function ab({ variable: e, host: t }) {
	return S([e, t]);
}
function ob({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e)), r = e.changes.filter((e) => e.action === "destroy");
	return [
		...t,
		...r,
		...n,
		...e.to_add ?? []
	];
}
function sb({ kind: e, id: t }) {
	return S([e, String(t)]);
}
// src/settings/changedSettings.ts
function cb(e) {
	return new Map(zn.filter((e) => e !== ot).flatMap((t) => {
		let n = e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function lb(e) {
	let t = zn.flatMap((t) => e.flatMap((e) => e.get(t) === void 0 ? [] : [[Kt(t), e.place(t)]]));
	return new Map(t.reverse());
}
function ub(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || fb(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function db(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => fb(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(_n) === r);
}
function fb(e, t) {
	return e !== "" && ps(e).toLowerCase() === ps(t).toLowerCase();
}
function pb(e, t) {
	return zn.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return S(r ?? null) === S(i ?? null) ? [] : [{
			name: Kt(n),
			...r !== void 0 && { before: mb(r) },
			...i !== void 0 && { after: mb(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const mb = (e) => typeof e == "string" ? e : JSON.stringify(e), hb = h((e) => {
	let t = zn.filter(({ file: t }) => t === e || t === "both"), n = t.filter(({ parent: e }) => e === void 0), r = [...new Set(t.flatMap(({ parent: e }) => e ?? []))], i = (e) => {
		let t = e.map(({ name: e, schema: t }) => [e, t.exactOptional()]);
		return {
			members: e,
			schema: Dr(Object.fromEntries(t))
		};
	};
	return {
		plain: n,
		top: i([...n.map(vb), ...r.map(yb)]),
		groups: r.map((e) => ({
			name: e,
			...i(t.filter(({ parent: t }) => t === e))
		}))
	};
});
function gb(e, t, n = []) {
	let { plain: r, ...i } = hb(n.length > 0 ? "entry" : "top"), a = n.length > 0 ? "an entry of projects" : "lokaform.yaml", o = bb(e, t, {
		...i.top,
		thing: a,
		within: n
	}), s = ({ name: r, ...i }) => {
		let a = _b(t, r), o = [...n, r], s = {
			...i,
			thing: o.join("."),
			within: o,
			group: r
		};
		return bb(e, _(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, c = new Map(i.groups.map((e) => [e.name, s(e)])), u = [o, ...c.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: i } of r) {
		let r = _b(t, n), a = i && Array.isArray(r.value) ? Pf(e, r, i).problems : [];
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
			place: (e, ...n) => or(p, t.span, [...f(e), ...n]),
			namePlace: (e, ...n) => jt(p, t.span, [...f(e), ...n])
		},
		problems: u
	};
}
function _b({ value: e, span: t }, n) {
	return {
		value: _(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function vb(e) {
	return e.entries ? {
		...e,
		schema: Ar(Nr()).refine(...Qe)
	} : e;
}
function yb(e) {
	let [t] = zn.filter(({ parent: t }) => t === e), n = `a mapping such as { ${t?.name}: ${t?.example} }`;
	return {
		name: e,
		schema: kr(j(), Nr()),
		expects: n
	};
}
function bb({ file: e, textAt: t }, { value: n, span: r }, { group: i, schema: a, ...o }) {
	let s = Object.entries(_(n) ? n : {}), c = n ?? {}, l = a.safeParse(c).error?.issues ?? [], u = l.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), d = new Set([...u, ...l.flatMap(({ path: [e = []] }) => e).map(String)]), f = new Map(o.members.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), p = i === void 0 ? Ce : void 0, m = {
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
		problems: Uf(l, m)
	};
}
// src/settings/configFile.ts
function xb(e, t) {
	return P(t.working, k(zt, e) ?? zt.default);
}
async function Sb(e, t) {
	let n = xb(e, t), r = F(n, t), i = [...ut, rt].map((t) => k(t, e) ?? []), a = i.some(({ length: e }) => e > 0) ? [F(t.working, t), ...i] : [];
	if (r === zt.default && a.length === 0) return;
	let o = r !== zt.default && await la(n, t);
	return {
		id: jp(r, a),
		...o && { settings_file: r }
	};
}
async function Cb(e, t) {
	let n = xb(e, t), r = k(zt, e) === void 0 || t.commit && !await la(n, t), i = r ? xb({}, t) : n;
	if (r && !await la(i, t)) return { problems: t.commit ? [] : await wb(t) };
	let a = F(i, t), o;
	try {
		o = ia(await ra(i, t));
	} catch (e) {
		if (e instanceof pi) throw e;
		let t = `The settings in ${a} cannot be read: ${Fi(e)}`;
		return { problems: [O("not-read", t)] };
	}
	let s = mf(a, o, { most: hf });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = Eb(s, N(i));
	return {
		config: c,
		problems: Sp([...s.problems, ...l], [])
	};
}
async function wb({ working: e, confined: t }) {
	let n = (e) => [O("unread-manifest", e, { severity: "warning" })], r = zt.default.replace(/yaml$/, "yml");
	if (await la(P(e, r), {})) return n(`${r} is not read, because of its name. Rename it to ${zt.default}.`);
	let i = await Zi(e, void 0) ?? t?.workspace;
	for (let t = e; i !== void 0 && Xi(t, i); t = N(t)) {
		let r = P(N(t), zt.default), i = F(r, { displayRoot: e });
		if (await la(r, {})) return n(`${i} is not read, because it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config).`);
	}
	return [];
}
const Tb = 1e3;
function Eb(e, t) {
	let n = gb(e, e), r = Db(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: Sn([...n.problems, ...r?.problems ?? []])
	};
}
function Db(e, t) {
	let n = t.get(ot);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(O("bad-setting", e, { place: t }));
	t.get(A) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(A));
	let a = new Map(), o = Object.keys(n);
	if (o.length > Tb) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${Tb.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(ot)), {
		entries: a,
		problems: r
	};
	let s = _b(e, ot.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(ot));
	let c = new Map();
	for (let t of o) {
		let n = jt(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = gb(e, _b(s, t), [ot.name, t]);
		l(r, u), a.set(t, o);
		let d = o.get(A), f = c.get(d ?? "");
		d === void 0 ? o.isBroken(A) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? c.set(d, t) : i(`The entries "${t}" and "${f}" have the same project. If one was copied, write its own id. Otherwise declare the project in one entry, with all of its manifests.`, o.place(A));
	}
	return {
		entries: a,
		problems: r
	};
}
// src/settings/projectId.ts
const Ob = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, kb = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Ab = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, jb = {
	where: "the setting project",
	instead: "write the id itself"
}, Mb = {
	secrets: [],
	problems: []
};
function Nb(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [O(n, e, { ...t && { place: t } })]
	};
}
function Pb(e, t) {
	let n = Fb(e, t), { id: r } = n, i = k(an, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === ps(r))) return n;
	let a = k(A, t.raw) !== void 0, o = a || e?.get(A) === void 0 ? void 0 : e.place(A), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup", [c, l] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...Nb(`The project ${c} of ${s} is not in the list of --allow-projects (in the action: allow-projects)${l}. Nothing was sent. Correct its id there, or the list in the workflow.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Fb(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = k(A, t);
	if (a !== void 0) return Lb(a);
	let o = e?.get(A);
	return e && o !== void 0 ? Ib(o, n, e.place(A)) : e?.isBroken(A) || r?.projects ? Mb : i === void 0 ? Nb("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : Zv(i).length > 0 ? Ib(i, n, void 0) : {
		...Mb,
		id: i
	};
}
function Ib(e, t, n) {
	if (Zv(e).length === 0) return Rb(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return Nb("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = dy(r, jb, t);
	if ("message" in o) return Nb(o.message, n, o.code);
	let { value: s } = o;
	if (!Ab.test(s)) return Nb(`The value of ${a} ${zb}`, n);
	let c = Rb(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, ps(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Lb(e, t = "project") {
	let [n, r] = kb.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Rb(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? Nb(`${i} is the URL of a branch. Give the id with :branch after it.`) : Rb(r.replace(/%3a/i, ":"), i);
}
function Rb(e, t, n) {
	return Ob.test(e) ? {
		...Mb,
		id: e
	} : Nb(`${t} ${zb}`, n);
}
const zb = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
// src/settings/rules.ts
function Bb(e, t) {
	let n = Y(rt, t), r = Wb(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? k(i, t.raw) : Y(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Y(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Y(jn, t),
		writers: Y(he, t),
		overwrite: Y(It, t),
		accept: Y(lt, t),
		create: Y(bt, t),
		placeholders: Y(Yn, t),
		incoming: {
			review: Y(ln, t),
			checks: Y(Tn, t),
			untranslated: Y(Mt, t)
		},
		checks: Vb(t),
		filter: n,
		owner: Y(Fn, t),
		prune: Object.fromEntries(i),
		pruneBy: Y(rr, t),
		onProblem: Y(fn, t),
		protectedTags: Y(Ht, t),
		limits: Object.fromEntries(a),
		allowRemovals: Y(ht, t),
		allowWrongProject: Y(Ee, t)
	}, s = e.flatMap((e) => Kb(e, o, t)), c = e.some(({ settings: e }) => (Y(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = Yb(rr, t) ?? {};
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
function Vb(e) {
	let t = Y(Be, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Y(Xe, e) ?? { severity: "off" }, o = [
		...hn.map((t) => [t.name, Y(t, e)]),
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
function Hb(e) {
	let t = [...Ub(Xe, e)].filter(([, { value: e }]) => _(e)), n = [...Ub(jn, e)].map(([e, { place: t }]) => [e, {
		place: t,
		isRule: !0
	}]);
	return new Map([...t, ...n]);
}
function Ub(e, t) {
	let { value: n = {}, part: r } = Yb(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function Wb(e) {
	return ut.some((t) => k(t, e) !== void 0);
}
function Gb(e, t) {
	let n = (k(rt, e) ?? []).length > 0;
	if (!n && (!Wb(e) || k(xn, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (gt.flatMap((t) => [k(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = ut.map((e) => `--${Zn(e)}`).join(" or "), a = n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${Zn(xn)}.`;
	return [O("bad-setting", `Prune is off in this run, because ${a}`, { severity: "notice" })];
}
function Kb(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Kt(a), { place: s } = Yb(a, n) ?? {}, c = (e) => O("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = cp(e, t), d = u === "owned" && t.owner === void 0 && !l(Fn), f = `With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`, p = u !== "off" && sp(e, t) === void 0 && !l(rr), m = `The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`;
	return [...d ? [c(f)] : [], ...p ? [c(m)] : []];
}
function qb(e, t, n) {
	let r = e.filter(({ keysFrom: e }) => e === "lokalise"), [i] = r;
	if (!i) return [];
	let a = gt.filter(({ name: e }) => e === "keys" && t.prune.key === "all").map((e) => {
		let { place: t } = Yb(e, n) ?? {}, r = `${Kt(e)}: all would remove keys that were just created in Lokalise: the row of texts at ${Ea(i.place)} has keys_from: lokalise. Set ${Kt(e)}: owned, which spares the keys of this row, or remove it.`;
		return O("bad-setting", r, { ...t && { place: t } });
	}), o = e.flatMap((e) => {
		let t = r.find((t) => !t.includeTags && vr(t, e));
		if (e.keysFrom === "lokalise" || !t) return [];
		let n = `This row and the one at ${Ea(t.place)} can have the same keys, and only that one has keys_from: lokalise. Add it here too, or tell the rows apart with platforms, filenames or include_tags.`;
		return [O("bad-setting", n, { place: e.place })];
	});
	return [...a, ...o];
}
function Jb(e) {
	return k(rt, e) === void 0 ? [] : [He, Wn].filter((t) => k(t, e)).map(Zn).map((e) => O("bad-setting", `--filter cannot be used with --${e}. Remove one of them.`));
}
function Yb(e, { raw: t, environment: n, parts: r }) {
	let i = k(e, t);
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
	return Yb(e, t)?.value;
}
// src/settings/token.ts
async function Xb(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [O("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Ei(P(t, e), "utf8", "token")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Fi(e)}`);
	}
}
const Zb = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function Qb(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => Jv(t, e.get(_n) ?? "")).filter((e) => e !== void 0 && my(e) === void 0), i = [
		n,
		t[sy],
		Jv(t, "INPUT_TOKEN"),
		...r,
		...$b(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function $b(e) {
	return Object.entries(e).flatMap(([e, t]) => Zb.test(e) && t || []);
}
const ex = O("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file."), tx = O("no-token", "There is no API token: the input token is empty. The step needs the line token: ${{ secrets.NAME }}, with the name of a secret in the settings of the repository. A job that calls the reusable workflow needs LOKALISE_PLAN_TOKEN and LOKALISE_APPLY_TOKEN under secrets, because secrets: inherit works only within an organization. The secret of an environment is only in jobs with the line environment.");
function nx(e) {
	return e.trim() !== "" && /["'\s{}$%]/.test(e) ? "has quotes, spaces, line breaks, or the signs of a variable that nothing replaced. Write only the token." : void 0;
}
function rx(e, t) {
	let { usable: n, runToken: r, tokenFrom: i, target: a, named: o } = t, s = e?.get(_n);
	if (!e || s === void 0) {
		let e = nx(r ?? ""), n = t.isAction ? tx : ex, a = `The API token (from ${i}) ${e}`, o = e === void 0 ? [] : [O("bad-setting", a)];
		return {
			token: r,
			problems: r === void 0 ? [n] : o
		};
	}
	let c = (t, n = "bad-setting") => ({
		token: void 0,
		problems: [O(n, t, { place: e.place(_n) })]
	});
	if (!ix(s, n)) return c(`The setting token_env must not be ${s}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (a && !n.allowed && s !== "LOKALISE_API_TOKEN" && !db(a, o, s)) return c(`A pull request must not choose ${s} as token_env, nor a commit that is not the one of the run. Only the settings of the target, or of the run's commit, can, and ${a.is === "missing" ? `those settings cannot be read: ${a.why}` : "they do not use it for this project"}. Nothing was sent. Add ${s} to the input allow-variables, which then needs all variables of the files, or use a variable that those settings use.`);
	let l = Jv(n.values, s) || void 0;
	if (l === void 0) {
		let [e, t] = fy(s, n);
		return c(`\${${s}} is ${e}. It must contain the API token of this project. ${t}.`, "no-token");
	}
	let u = nx(l) ?? my(l);
	return u === void 0 ? {
		token: l,
		problems: []
	} : c(`The value of ${s}, which must contain the API token of this project, ${u}`);
}
function ix(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : py(e) || hy(Jv(t, e) ?? "", $b(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function ax(e, t, n) {
	let r = await ox(e, t, n), { config: i, folders: a, target: o, top: s, usable: c } = r, l = hx(t, i, n.backupProject), u = {
		...t,
		[Zn(A)]: []
	}, d = l.names.length > 1 ? {
		...r,
		raw: u
	} : r, f = (e) => fx(e, i?.projects?.get(e ?? ""), d), p = i === void 0 && Ut(r.fileProblems) ? [] : l.names.map(f), m = p.map(({ settings: e }) => e), h = l.others.map((e) => f(e).settings), g = (e) => e.every(({ showTexts: e }) => e);
	return {
		settings: {
			...ux(t, s, a),
			kinds: ka(),
			command: e,
			options: t,
			projects: m,
			others: h.flatMap(({ manifests: e }) => e ?? []),
			showTexts: g(m) && (!o || o.is === "read" && g(o.projects)),
			usable: c,
			secrets: [...c.tokens.map(Gn), ...[...m, ...h].flatMap(({ secrets: e }) => e)],
			scope: await Sb(t, a),
			combines: !1,
			reports: [],
			backupDir: dx(k(wt, t) ?? n.backupDir, a),
			restoreFlags: Xn(t, [
				zt,
				...i ? [A] : [],
				ce,
				cr
			])
		},
		problems: Zt(sx(r, l.problems, p))
	};
}
async function ox(e, t, { folders: n, environment: r, backupProject: i, token: a, target: o, signal: s = Yi }) {
	let c = n.commit ? void 0 : await o?.(t, s), { config: l, problems: u } = await Cb(t, n), d = await Xb(k(ce, t), n.working), f = a ?? d.token ?? (r.LOKALISE_API_TOKEN || void 0), { values: p, hasBadLine: m } = ly(r), h = Qb(l, {
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
			allowed: k(Nt, t)
		},
		tokenFrom: a ? "the input token" : d.token ? "the token file" : sy,
		isAction: n.confined !== void 0,
		online: e !== "validate" && !Y(se, g),
		isCompared: n.commit !== void 0
	};
}
function sx(e, t, n) {
	let { raw: r, online: i, target: a } = e, o = i && n.some(({ settings: e }) => e.inFile.get(qe) !== !1);
	return [
		...e.tokenProblems,
		...Dn(r),
		...e.fileProblems,
		...t,
		...n.flatMap(({ problems: e }) => e),
		...i ? Gb(r, e.config) : [],
		...Jb(r),
		...e.hasBadLine ? [lx] : [],
		...a?.is === "missing" && o ? [cx(a.why)] : []
	];
}
function cx(e) {
	let t = `Translations are hidden, because it is not known whether the settings of the pull request's target, or of the run's commit, show them: ${e}.`;
	return O("not-read", t, { severity: "notice" });
}
const lx = O("variable", `A line of ${cy} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`);
function ux(e, t, n) {
	return {
		apiUrl: Y(cr, t),
		timeLimit: Y($e, t),
		matrix: Y(se, t),
		format: Y(Ke, t),
		detailedExitcode: Y(ye, t),
		all: Y(ur, t),
		publish: Y(_e, t),
		failOnDrift: Y(pr, t),
		applyFrom: Y(gr, t),
		yes: Y(Ae, t),
		verbose: Y(de, t),
		quiet: Y(Ye, t),
		force: Y(Yt, t),
		out: dx(k(ze, e), n),
		report: [...new Set(Y(Me, t).map((e) => P(n.working, e)))],
		plan: dx(k(He, e), n),
		configFile: xb(e, n)
	};
}
function dx(e, { working: t }) {
	return e === void 0 ? void 0 : P(t, e);
}
function fx(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(A) ?? "${}", m = /^\$\{\w*\}/.test(p) ? Mb : {
		...Ib(p, o, d[0]?.place(A)),
		id: ""
	}, h = c ? Pb(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = rx(t, {
		...n,
		named: g
	}), v = t?.get(_n), y = Bb(ka(), f), b = !(l && d.some((e) => e.isBroken(qe))) && Y(qe, f), x = {
		...g,
		secrets: h.secrets,
		token: _.token,
		tokenFrom: v ?? s,
		tokenPlace: v ? t?.place(_n) : void 0,
		manifests: px(f, n),
		rules: y.rules,
		flags: Xn(e === void 0 ? r : {
			...r,
			only: [e]
		}, be.settings),
		inFile: cb(d),
		places: lb(d),
		pulledLanguages: Yb(en, f),
		languagePlaces: Hb(f),
		required: Ub(k(Rt, r) ? Rt : sr, f),
		useAutomations: Y(_r, f),
		snapshot: Y(nt, f),
		concurrency: Y(at, f),
		rate: Y(Se, f),
		showTexts: b && ub(u, g)
	}, ee = qb(x.manifests?.texts ?? [], y.rules, f), S = c && !l ? _.problems : [];
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
function px({ raw: e, parts: t }, { config: n, folders: { working: r } }) {
	let i = n?.folder ?? r, a = {};
	for (let n of ut) {
		let o = k(n, e);
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
	let o = mx(t, i);
	return o && {
		kinds: ka(),
		globs: a,
		texts: o,
		folder: i
	};
}
function mx(e, t) {
	if (e.some((e) => e.isBroken(Ue))) return;
	let n = e.find((e) => e.get(Ue) !== void 0);
	return n?.get(Ue)?.flatMap((e, r) => {
		let { language_map: i = {}, keys_from: a = "files", include_tags: o, exclude_tags: s, key_name: c = "{path}", plurals: l = "none", names: u = "plain", separator: d = u === "lokalise" ? "::" : ".", filenames: f = u === "lokalise" ? "/" : void 0, ...p } = e, m = p.languages ?? (p.language === void 0 ? void 0 : [p.language]), h = {
			place: n.place(Ue, r, "files"),
			languagePlaces: p.languages?.map((e, t) => n.place(Ue, r, "languages", t))
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
		return Pn({
			...p,
			...h,
			...g,
			..._,
			languages: m,
			folder: t
		});
	}) ?? [];
}
function hx(e, t, n) {
	let r = k(ge, e), i = t?.projects && [...t.projects.keys()];
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
		let t = Je(e, i) || ` There are ${i.join(", ")}.`;
		return [O("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(A) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [A, ...ut] : [];
	for (let t of c.filter((t) => k(t, e) !== void 0)) {
		let e = `The option --${Zn(t)} (in the action: ${Zn(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(O("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/plan/languages.ts
function gx(e, t) {
	let n = ba(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...bx(e, t),
		...xx([...i, ...vx(e)], t),
		...yx(e, t),
		...Ex(r, t)
	];
}
const _x = t((e) => [...new Set(qp(Object.values(e).flat()).map(({ from: e }) => e))].filter((e) => e !== void 0));
function vx({ entries: e }) {
	let t = _x(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], languagePlaces: t = [], ...n }) => e.map((e, r) => ({
		language: e,
		count: 0,
		place: t[r] ?? n.place,
		ofText: !0,
		inSource: !0
	})));
}
function yx({ rows: e = [] }, { name: t, baseLanguage: n }) {
	return e.filter(({ isOfBase: e, language: t }) => e && t !== n).map(({ files: e, language: r, place: i }) => {
		let a = `${e} is read as ${r}, but the base language of project ${t} is ${n}. Write ${n} first in languages, or as language.`;
		return O("bad-setting", a, {
			place: i,
			scope: "project"
		});
	});
}
function bx({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [O("project-type", o, { scope: "project" })];
}
function xx(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e), r = e.filter(({ language: e }) => !n.includes(e));
	return [...d(r, ({ language: e }) => e)].map(([e, [r, ...i]]) => {
		let a = i.reduce((e, t) => e + t.count, r.count), o = Ge(e, n), s = [r, ...i].find((e) => e.count === 0), c = `from the manifests ("${e}" is in ${a} places; this is the first)`, l = s || a === 1 ? "here" : c, u = r.inSource ? ", map its code with language_map in the row of texts" : "", d = o === "" ? "Add" : "Otherwise, add", f = o || ` Its languages: ${n.slice(0, 20).join(", ")}.`, p = `Project ${t.name} has no language "${e}".${f} ${d} the language to the project${u}, or remove it ${l}.`;
		return O("unknown-language", p, {
			place: (s ?? r).place,
			scope: "project"
		});
	});
}
function Sx({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = _x(e.entries);
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
const Cx = /(?:^|\/)values\/[^/]+\.xml$/;
function wx({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => Cx.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function Tx(e, { name: t, languages: n }, r) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n, isRule: a }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let o = Ge(e, i), s = o !== "" || i.some((t) => mn(t, [e])), c = a && (s || !gn(e)), l = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${o || ` Its languages: ${i.slice(0, 20).join(", ")}.`}`, [u, d] = c || r === "error" ? ["error", "project"] : ["warning", "change"];
		return [O("unknown-language", l, {
			...n && { place: n },
			severity: u,
			scope: d
		})];
	});
}
function Ex(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [O("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function Dx({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function Ox({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await Ax(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		l(a, e.problems.map(Mx(o, e.isDoubtful)));
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
		problems: [...a, ...Nx(i)]
	};
}
async function kx(e, t, n, r, { signal: i = Yi, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, rows: u, problems: d } = await Mo(t, e, r, i), f = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), p = 0, m = gp(t.kinds, c, n, a), h = m.next();
	for (; !h.done && !i.aborted;) await di(), o?.({
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
		textFiles: mp(h.value.files)
	};
}
async function Ax(e, t, n, r, i) {
	let a = await kx(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0 && !a.isSplit) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l && !a.isSplit) return a;
	if (!i.findProject) return c ? jx(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await kx(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = Lt(f.problems) ? [] : Sx(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ..._x(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function jx(e, t) {
	let n = e.problems.map((n) => {
		let r = n.code === "text-file" && e.undecided.get(n.place?.file ?? "")?.language === void 0;
		if (n.severity !== "error" || !t(n) || r) return n;
		if (n.scope === "change") return {
			...n,
			severity: "warning"
		};
		let i = T`${n} This stops a run only if it is in the base language of the project.`;
		return {
			...lr(n, i),
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
function Mx({ rules: e }, t = !1) {
	let n = Object.values(e.prune).some((e) => e !== "off");
	return (e) => {
		let r = e.code === "no-language-file" && e.severity === "notice", i = e.code === "empty-manifest" && !t;
		if (!n || !(r || i)) return e;
		let a = r ? T`${e} With prune, create it first.` : e;
		return {
			...lr(e, a),
			severity: "error",
			scope: "run"
		};
	};
}
function Nx(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Px(t, e) !== void 0), a = i && Px(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [O("bad-setting", o)];
	});
}
function Px(e, t) {
	let [n, r] = [e, t].map(({ settings: e }) => e.inFile.get(A));
	if (e.settings.id === t.settings.id) return n === r ? void 0 : "are the same project";
	if (ps(e.settings.id) !== ps(t.settings.id)) return;
	let i = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return i && `are branches of one project, whose ${i.plural} they both declare`;
}
// src/run/target.ts
const Fx = {
	entries: {},
	variables: new Map()
};
async function Ix(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => ax(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[Zn(ge)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await Ox({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => qv(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), x = [...g.filter(({ code: e }) => !zx.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !Rx.includes(t));
	return x ? {
		is: "missing",
		why: Bx(x)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function Lx(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await ax("plan", {
		...e,
		[Zn(ge)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: Bx(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const Rx = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], zx = ["unset-variable", "project-not-allowed"];
function Bx({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${La(t)}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function Vx(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(A);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? Fx, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? Dx(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: pb(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function Hx(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return O("undeclared-project", t, { severity: "warning" });
	});
}
function Ux(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? Bx(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...Jy(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function Wx({ kinds: e }, { problems: t }, n, r) {
	if (Ut(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(Gx(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => {
			let [n, r] = [c.get(t), l.get(t)], i = [n, r].some((e) => e && !e.settings.showTexts);
			return {
				...t !== void 0 && { name: t },
				...Uy(e, n?.declared ?? Fx, r?.declared ?? Fx),
				settings: pb(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
				...i && { hide_texts: !0 }
			};
		})
	};
}
function Gx(e, t) {
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
function Kx(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o } = e, s = Kv(t), c, l = 0, u, d = () => {
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
function qx(e, t) {
	return Kx({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e) => t(Vv(e)),
		hide: () => {},
		print: t
	});
}
// src/host/terminal.ts
function Jx(e) {
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
		showProblems: (e) => Yx(ov(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => pe(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => Xx(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => $x(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function Yx(e, { error: t, errorScreen: { width: n } }) {
	Te(e, n).forEach(t);
}
function Xx(e, t, n) {
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
			c && l(Gv(e));
		},
		...!s && Zx(n, l),
		onPlan: (r) => Qx(r, e, t, n),
		history: new jv({
			folders: u,
			environment: i,
			signal: t.stopping
		})
	};
}
function Zx({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? Kx({
		now: t,
		first: 700,
		every: 200,
		show: (e) => r.show(Vv(e, r.columns())),
		hide: () => r.erase(),
		print: n
	}) : qx(t, n);
}
async function Qx(e, t, n, r) {
	let { console: i, prompt: a } = r, { command: o, all: s } = t, c = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), l = (e.plan?.changes.length ?? 0) > 0, u = (o === "apply" || o === "restore") && !t.yes && l && !c ? a : void 0, d = t.format === "text", f = s ? void 0 : "--all shows", p = {
		...i.screen,
		command: o,
		texts: !0,
		full: s,
		keptElsewhere: f
	}, m = d && (!t.quiet || u) ? rv(e, p) : [];
	if (m.length > 0 && i.out(m.join("\n")), !u || n.stopped) return !0;
	d && u.seesOut || rv(e, {
		...p,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: h, width: g } = i.errorScreen;
	return Te(ov(e.problems, h), g).forEach(i.prompt), pe("Apply this plan?", u, n);
}
async function $x(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u, out: d } = t;
	if (c === "json" && i.out(pt(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (Yx(cv(e, s.paint), i), c !== "text") return;
	let { paint: f, width: p } = ss(e) ? s : o;
	lv(e, {
		paint: f,
		width: p,
		quiet: l
	}).forEach(ss(e) ? i.error : i.out);
	let m = (e) => F(e, { displayRoot: a });
	if (l) return;
	let h = Xn(r.raw ?? {}, En("option", ["apply"])).map(Pe);
	uv(n, m, h).forEach(i.out);
	let g = E(["lokaform apply", ...h].join(" "));
	u === "plan" && r.raw && d === void 0 && es(e) && !ss(e) && Te([`To make these changes: ${g}`], o.width).forEach(i.out);
}
// src/keys/liveKey.ts
function eS(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function tS(e, t) {
	let n = Rr(e) ?? {}, r = Ur(n.key_id), i = Rr(n.key_name) ?? {}, a = bS((e) => M(i[e]) || void 0), o = Lr(n.platforms, M), s = x.filter((e) => o?.includes(e)), c = Object.keys(yS(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = sS(n.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: c,
		platforms: o && s,
		filenames: oS.safeParse(n.filenames).data,
		tags: Lr(n.tags, M),
		is_plural: zr(n.is_plural),
		is_archived: zr(n.is_archived)
	};
	if (!Vr(f) || d.length > 0) {
		let e = [...Hr(f), ...d.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let p = s.length < new Set(o).size, m = {
		...Object.fromEntries(rS.map(([e, t]) => [e, t(n[e])])),
		translations: l,
		base_words: Ir(n.base_words)
	};
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...m
	} };
}
const nS = {
	description: M,
	context: M,
	plural_name: M,
	is_hidden: zr,
	char_limit: Ir,
	custom_attributes: aS,
	modified_at_timestamp: Br,
	translations_modified_at_timestamp: Br
}, rS = Object.entries(nS);
function iS(e) {
	return Object.keys(nS).filter((t) => e[t] === void 0);
}
function aS(e) {
	let t = M(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(y(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const oS = Cr({
	ios: j(),
	android: j(),
	web: j(),
	other: j()
});
function sS(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = cS(Rr(n) ?? {});
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
function cS(e) {
	return {
		language_iso: M(e.language_iso),
		translation: M(e.translation),
		modified_by: Ur(e.modified_by),
		modified_by_email: M(e.modified_by_email),
		modified_at_timestamp: Br(e.modified_at_timestamp),
		is_reviewed: zr(e.is_reviewed),
		is_unverified: zr(e.is_unverified)
	};
}
function lS(e, t = []) {
	return Array.from(e, (e) => tS(e, t));
}
function uS(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function dS(e) {
	let t = uS(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const fS = (e) => {
	let t = e.exactOptional();
	return Dr({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, pS = fS(j()), mS = fS(j().min(1));
function hS(e, t) {
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
function gS({ key_name: e, platforms: t }) {
	return X(e, t);
}
function _S({ key_name: e, platforms: t }, n) {
	return X(e, t.filter((e) => !_(n) || n[e] !== void 0));
}
function vS(e, t = x) {
	let n = X(e, t);
	return (n.length > 0 ? n : X(e)).join(" / ");
}
function yS(e, t) {
	return bS((n) => t.includes(n) ? hS(e, n) : void 0);
}
function bS(e) {
	let t = {};
	for (let n of x) {
		let r = e(n);
		r !== void 0 && (t[n] = r);
	}
	return t;
}
function xS(e) {
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
const SS = Cy();
function CS(e) {
	return (t, n) => {
		t[e] = n;
	};
}
function wS(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function TS(e, t) {
	let n = e;
	return SS({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: j(),
		value: j(),
		unset: "",
		live: (e) => e[n],
		toManifest: wS,
		write: CS(n),
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function ES(e, t = () => void 0) {
	let n = e;
	return SS({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: Tr(),
		value: Tr(),
		unset: !1,
		undeclared: t,
		live: (e) => e[n],
		toManifest: (t) => t || e === "is_archived" ? t : void 0,
		write: CS(n),
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const DS = SS({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: jr().min(0),
	value: jr(),
	unset: 0,
	live: (e) => e.char_limit,
	toManifest: (e) => e === 0 ? void 0 : e,
	write: CS("char_limit"),
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), OS = kr(j(), Sr()), kS = SS({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values, such as { screen: cart }",
	schema: OS,
	value: Sr(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = y(AS(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = OS.safeParse(e);
		return t.success ? wS(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function AS(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function jS({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const MS = SS({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: Ar(Mr(x)).min(1),
	value: Ar(Mr(x)),
	live: (e) => e.onOtherPlatform ? void 0 : PS(e.platforms),
	inPlan: (e) => PS(e),
	toManifest: (e) => e,
	write: CS("platforms"),
	show: (e) => ({
		as: "set",
		members: e
	})
}), NS = SS({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: Ar(j().min(1)),
	value: Ar(j()),
	unset: [],
	live: (e) => FS(e.tags),
	check: (e, { rules: t }) => {
		let n = ie(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => FS(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return FS([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: wS,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return FS([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: CS("tags"),
	show: (e) => ({
		as: "set",
		members: e
	})
});
function PS(e) {
	return x.filter((t) => e.includes(t));
}
function FS(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const IS = SS({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: xr([j().min(1), mS.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: pS,
	live: (e, { platforms: t }) => yS(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = X(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...yS(e, n)
		} : a;
	},
	inPlan: (e) => yS(e, x),
	check: LS,
	merge: zS,
	carries: (e, t) => x.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = X(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = xS(t);
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
function LS(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? X(e, n) : X(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const RS = SS({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: pS,
	value: pS,
	unset: {},
	live: (e) => BS(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => x.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => wS(BS(e)),
	merge: zS,
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
		slots: BS(e)
	})
});
function zS(e, t, n) {
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
	return BS(r);
}
function BS(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const VS = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, HS = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, US = Object.keys(HS), WS = new RegExp([
	VS.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), GS = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, KS = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, qS = "[VOID]";
function JS(e, t) {
	if (e === t || e === "" && t === qS || t === "" && e === qS) return !0;
	let n = (e, t) => t.includes("[%") && YS(e, t) !== void 0;
	return n(e, t) || n(t, e);
}
function YS(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(VS)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(XS(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function XS([e, t, n = "", r, i], a) {
	let o = tC(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = tC(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${tC(n)}(?:hh?|ll?|[qjztL])?[${HS[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function ZS(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(VS)];
		e.length > 0 ? t += 1 : a.match(WS) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var QS = class e {
	#e;
	#t = o(() => this.#e.both.flatMap(([e, t]) => nC(t).flatMap(([t, n]) => YS(new Map(nC(e)).get(t) ?? "", n) ?? [])));
	constructor(e) {
		this.#e = e;
	}
	#n = o(() => {
		let e = this.#e.live.flatMap(nC).flatMap(([, e]) => [...e.matchAll(VS)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return eC(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, r) {
		if (n === "as-written") return e;
		let i = o(() => n === "universal" || (this.#a(t) ?? r().isUniversal));
		return eC(e, (e) => e.match(WS) && i() ? this.#o(e, r) : e);
	}
	#r(e) {
		if ((e.match(VS)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(VS, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = KS.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return YS(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(nC).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${XS(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return $S(e, this.#e.style) ?? t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = nC(t).map(([, e]) => e);
			if (e.some((e) => e.match(VS))) return !0;
			if (e.some((e) => e.match(WS))) return !1;
		}
	}
	#o(t, n) {
		if (GS.test(t) || (t.match(WS)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(WS, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${XS(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = US.find((e) => HS[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return YS(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function $S([, e, t, n, r], { named: i, printf: a } = {}) {
	if (r !== void 0) return i?.replace("@", () => r);
	let o = e === void 0 ? "" : `${e}$`;
	return a && `%${o}${t}${n === "s" || n === "i" ? a[n] : n}`;
}
function eC(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function tC(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function nC(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const rC = kr(j(), j()), iC = xr([j(), rC]);
function Z(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = rC.safeParse(y(e));
	return n.success ? BS(n.data) : e;
}
function Q({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function aC(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function oC(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || sC(e) && sC(t) || typeof e == typeof t && JS(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => JS(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function sC(e) {
	return typeof e == "string" ? e === "" : Object.keys(BS(e)).length === 0;
}
const cC = rC.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: m }
}), lC = xr([j(), cC]), uC = kr(j().min(1), lC), dC = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, fC = (e) => Ar(Dr({
	language_iso: j().min(1),
	translation: e
})).refine(dC, "has a language twice"), pC = fC(Nr()), mC = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: xr([uC, fC(lC).transform(vC).pipe(uC)]),
	rewrite: _C,
	diff({ translations: e }, t, n) {
		let { inFiles: r, project: i } = n, { listed: a } = r;
		if (!e && a.length === 0 || i.segmentation) return xy;
		let s = a.filter((t) => !Object.hasOwn(e ?? {}, t)), c = [...Object.entries(e ?? {}), ...s.map((e) => [e, void 0])], l = o(() => NC(e ?? {}, t, i.baseLanguage, r.style)), u = c.flatMap(([r, a]) => bC({
			language: r,
			inFile: a,
			declared: a,
			key: t,
			placeholders: l,
			context: n,
			base: e?.[i.baseLanguage]
		}) ?? []);
		if (u.length === 0) return xy;
		let d = u.flatMap((e) => e.issues);
		return {
			changes: u.flatMap((e) => e.changes),
			kept: u.flatMap((e) => e.kept),
			issues: gC(d, n.plural),
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
			translation: iC.parse(n)
		}));
	},
	show(e) {
		let t = iC.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: BS(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = Q(e, n);
		return r && Z(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Z(n, t);
			return sC(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => mC.toManifest(e, t) === void 0,
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
			...FC(n, Z(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = Q(e, t);
		return !n || n.is_unverified !== !0 && !sC(Z(n.translation, e.is_plural));
	},
	same: (e, t) => oC(iC.parse(e), iC.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function hC(e, t, n, r, i = "") {
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
		let t = m.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${Je(n, r)}`, s = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function gC(e, t) {
	let n = e.find(({ code: e }) => e === "plural-mismatch");
	return e.filter((e) => t || e === n || e.code !== "plural-mismatch");
}
function _C(e) {
	if (!Array.isArray(e)) return;
	let t = pC.safeParse(e);
	if (t.success) return {
		value: vC(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function vC(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function yC({ is_plural: e, translations: t = [] }) {
	return t.flatMap(({ translation: t }) => Ty(Z(t, e)));
}
function bC(e) {
	let { language: t, inFile: n, key: r, context: i } = e;
	if (typeof n == "string" && !i.plural && r?.is_plural === !1 && Q(r, t)?.translation === n) return;
	if (n === void 0) return xC(e);
	let a = i.project.languages?.find(({ iso: e }) => e === t)?.pluralForms ?? [], o = ` of ${t} in this project`, s = hC(t, n, i.plural, a, o);
	if (s.length === 0) return xC(e);
	let c = Object.entries(n).filter(([e]) => a.includes(e));
	return {
		...c.length > 0 && s.every(({ severity: e }) => e === "warning") && xC({
			...e,
			declared: Object.fromEntries(c)
		}) || xy,
		issues: s
	};
}
function xC(e) {
	let { language: t, declared: n, key: r, context: i } = e;
	if (On(i.rules, t) === "ignore") return;
	let a = r && Q(r, t);
	if (a) return CC(a, r, e);
	if (n !== void 0) return r ? {
		...xy,
		issues: [Sy(`${t} text`, [t])]
	} : SC(e, {
		field: "translations",
		part: t,
		after: n
	});
}
function SC(e, t, n) {
	let { declared: r, placeholders: i, context: a } = e, { rules: o, storedForm: c = () => MC } = a, l = iC.parse(t.after), u = a.inOtherApps !== void 0 && /%(?:\d+\$)?[@s]/.test(JSON.stringify(l)) && o.placeholders === "auto" ? "universal" : o.placeholders, d = i().stored(l, n, u, c), f = n === void 0 ? d : DC(d, r, n);
	return {
		...xy,
		changes: [s(f, l) ? t : {
			...t,
			sent: f
		}]
	};
}
function CC(e, t, n) {
	let { language: r, inFile: i, declared: a, placeholders: o, context: s } = n, { rules: c, verdicts: l, project: u, inFiles: d } = s, f = s.inOtherApps?.get(r)?.map((e) => iC.parse(e)) ?? [], p = Z(e.translation, t.is_plural), m = s.inOtherApps ? jC(p) : p, h = a !== void 0 && oC(m, aC(a, m)), g = d.plural.includes(r) && jh({
		declared: i ?? null,
		live: m,
		part: r
	}, u).length > 0;
	if (h && !g) return;
	let _ = o().native(m), v = {
		field: "translations",
		part: r,
		live: _,
		...FC(e, _)
	}, y = (e, t = []) => ({
		...xy,
		kept: [{
			...v,
			...e,
			...i !== void 0 && { declared: i }
		}],
		open: t
	});
	if (a === void 0) {
		if (!sC(_)) return y({
			reason: "pull",
			...!d.isToAdd && { details: AC }
		});
		let e = c.incoming.untranslated === "base" ? wC(r, t, n) : void 0;
		return e === void 0 ? void 0 : {
			...xy,
			kept: [{
				...v,
				live: e,
				reason: "pull",
				details: kC
			}]
		};
	}
	if (h) return y({
		reason: "pull",
		details: OC
	});
	let b = aC(a, _), x = {
		field: "translations",
		part: r,
		before: _,
		after: b,
		...FC(e, _)
	}, ee = On(c, r), S = n.base !== void 0 && oC(n.base, b) && ee !== "enforce", te = d.fromLokalise === !0 || d.isInLocaleFile && (c.incoming.untranslated === "base" || S), C = sC(_) && te && r !== u.baseLanguage;
	if (C && c.pull) return;
	let ne = f.some((e) => !oC(jC(e), jC(b)));
	if (!C && sC(_) && ne && f.some(sC)) return {
		...xy,
		issues: [TC(r)]
	};
	if (!C && (ee === "enforce" && !ne || sC(_))) return SC(n, x, p);
	let re = ee === "seed" || C;
	if (re && !c.pull && c.overwrite.length === 0) return y({ reason: "held" });
	if (!re && PC(_, b)?.length === 0) return SC(n, x, p);
	let ie = EC(e, _, n, {
		isHeld: re,
		isInOtherApp: f.some((e) => oC(m, e))
	}), ae = l(ie);
	return ae ? ae.is === "write" ? SC(n, x, p) : y({
		reason: ae.is,
		..."cause" in ae && { cause: ae.cause }
	}) : y({ reason: "undecided" }, [ie]);
}
function wC(e, t, { placeholders: n, context: { project: r } }) {
	let i = e === r.baseLanguage ? void 0 : Q(t, r.baseLanguage), a = i && n().native(Z(i.translation, t.is_plural));
	if (a === void 0 || sC(a)) return;
	if (typeof a == "string") return a;
	let { pluralForms: o = [] } = r.languages?.find(({ iso: t }) => t === e) ?? {};
	return Object.fromEntries(o.map((e) => [e, a[e] ?? a.other ?? ""]));
}
function TC(e) {
	return {
		code: "duplicate-text",
		message: `The files of another app cleared the ${e} translation. Clear it here too, or write it again there.`,
		path: [e]
	};
}
function EC(e, t, { key: n, context: r }, { isHeld: i, isInOtherApp: a }) {
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
function DC(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return aC(Object.fromEntries(r), n);
}
const OC = "The locale file lacks plural forms that Lokalise has", kC = "Lokalise has no translation yet, so the file gets the base translation", AC = "If its line was deleted, lokaform pull writes it back. To clear it in Lokalise, write an empty text. To delete the key, delete its lines in all files";
function jC(e) {
	return new QS({
		declared: [e],
		live: [],
		both: []
	}).stored(e, void 0, "universal", () => MC);
}
const MC = {
	isUniversal: !1,
	isNumbered: !1
};
function NC(e, t, n, r) {
	let i = ([e]) => e === n, a = Object.entries(e).sort((e, t) => Number(i(t)) - Number(i(e))), o = (t?.translations ?? []).map(({ translation: e }) => Z(e, t?.is_plural ?? !1)), s = a.flatMap(([e, n]) => {
		let r = t && Q(t, e);
		return r ? [[n, Z(r.translation, t.is_plural)]] : [];
	});
	return new QS({
		declared: a.map(([, e]) => e),
		live: o,
		both: s,
		style: r
	});
}
function PC(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(BS(e)).filter((n) => e[n] !== t[n]);
}
function FC(e, t) {
	if (!e.modified_at_timestamp || sC(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e, a = n?.lastIndexOf("@") ?? -1, o = n && (a < 1 ? "somebody" : `${n.slice(0, 1)}***${n.slice(a)}`);
	return { edited: {
		at: r,
		...o && { by: o },
		...i && { reviewed: i }
	} };
}
// src/keys/fieldTable.ts
const IC = [
	IS,
	MS,
	TS("description", !0),
	NS,
	mC,
	RS,
	TS("context", !0),
	DS,
	ES("is_plural"),
	TS("plural_name"),
	ES("is_hidden"),
	ES("is_archived", (e, t) => !jS(e, t) && void 0),
	kS
], LC = j().min(1), RC = xr([jr().positive(), j().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), zC = by(IC).required({ key_name: !0 }).extend({
	previously: xr([LC.transform((e) => [e]), Ar(LC).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Tr().exactOptional(),
	key_id: RC.exactOptional()
}), BC = by(IC.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function VC({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const HC = {
	place: "",
	isInLocaleFile: !1,
	listed: [],
	plural: []
};
function UC(e, t) {
	let n = e.values.filenames ? void 0 : VC(e), r = t.platforms.filter((e) => n?.[e] && t.filenames[e]);
	if (!r.some((e) => n?.[e] === t.filenames[e])) return r.map((e) => t.filenames[e])[0];
}
function WC(e, t) {
	let [n = "", ...r] = (Object.values(VC(e) ?? {})[0] ?? "").split(GC).map((e) => e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")), i = RegExp(`^(.*?)${[n, ...r.slice(0, 1)].join("([^/]+)")}`);
	return (e.parts ?? [e]).map(({ file: e, from: n }) => {
		let [, r = "", a = n?.language ?? ""] = i.exec(e.path) ?? [];
		return r + t.replaceAll(GC, a);
	});
}
const GC = "%LANG_ISO%", $ = {
	name: "key",
	fields: IC,
	lacks: ({ platforms: e, translations: t }) => e ? void 0 : {
		code: "needs-platforms",
		message: `It is not in the project yet${t ? "" : ", no file has a text for it"}, and the service needs platforms to create it. ${t ? "" : "If it describes another key, correct its name. Otherwise: "}Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.`,
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => vS(e.key_name, e.platforms),
	context: (e, t, n, r = HC) => ({
		...n,
		inFiles: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? yt + n.rules.owner : void 0
	}),
	liveContext: (e, t) => ({
		...t,
		inFiles: HC,
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => Fr(e.key_id),
	liveLabel: (e) => vS(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !jS(n, t),
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
function KC(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = [], a = new Map();
	for (let t of e) {
		let e = VC(t), o = e ? void 0 : qC(a, t);
		if (o) {
			o.parts.push(t);
			continue;
		}
		let s = JC(t), c = t.from ? ZC(a, s, e) : [], [l] = c;
		if (c.length > 1) {
			r.push({
				entry: t,
				rivals: c
			});
			continue;
		}
		let u = l || !t.from ? [] : ZC(a, s).filter(({ parts: [e] }) => e && !e.from && !e.values.filenames);
		u.length > 0 && n.push($C(t, u.slice(0, 1)));
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
	let o = ({ parts: e }) => tw(e, t).entries;
	for (let { entry: e, rivals: t } of r) yw(t.flatMap(o)).length === 0 && n.push($C(e, t));
	let s = i.map(({ parts: e }) => tw(e, t));
	return {
		entries: s.flatMap((e) => e.entries),
		problems: [...n, ...s.flatMap((e) => e.problems)]
	};
}
function qC(e, { from: t, values: n }) {
	let { key_name: r, platforms: i = x } = n, [a, o] = t && typeof r == "string" && e.get(r) || [];
	return o || a?.platforms !== XC(i) ? void 0 : a.group;
}
function JC({ values: e }) {
	let { key_name: t, platforms: n = x } = e;
	if (typeof t == "string") return [[t, XC(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return X(t, n).map((e) => [e, XC(r(e))]);
}
const YC = 2 ** x.length - 1;
function XC(e) {
	return e === x ? YC : e.reduce((e, t) => e | 1 << x.indexOf(t), 0);
}
function ZC(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !QC(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function QC(e, t) {
	return !e || !t ? !1 : x.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function $C(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? Ta(e, ["key_name"]) : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return G($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function ew(e, t) {
	let n = e.parts ?? [e];
	return n.some(({ from: e, values: t }) => e && Object.values(t.translations ?? {}).some((e) => typeof e == "string")) && tw(n, t, !0).entries[0] || e;
}
function tw(e, t, n = !1) {
	let [r] = e;
	if (!r || e.length === 1 && !n) return {
		entries: [...e],
		problems: []
	};
	let i = iw(e, t), a = i.size === 0 ? e : e.filter((e) => !i.has(e)), o = (n || i.size > 0 ? void 0 : nw(e)) ?? cw(e, a, t, n), { translations: s, isPlural: c, problems: l, leftOut: u } = o, d = [
		...sw(i),
		...u,
		...t === void 0 ? [] : l
	], f = e.filter(({ values: e }) => e.description !== void 0), { is_plural: p, translations: m, ...h } = r.values, g = f[0]?.values.description, _ = {
		...r,
		values: {
			...h,
			key_name: gw(e),
			...Object.keys(s).length > 0 && { translations: s },
			...c !== void 0 && { is_plural: c },
			...g !== void 0 && { description: g }
		},
		onCreate: {
			..._w(e),
			...r.from ? {} : r.onCreate
		},
		span: new nr(r.span, () => rw(e, o.owners(), o.becameOther)),
		parts: e,
		...d.length > 0 && { leftOut: d }
	}, [v, y] = f, b = v && y && !v.from ? [vw(y, v, ["description"])] : [];
	return {
		entries: [_],
		problems: [...l.map((e) => e.problem), ...b]
	};
}
function nw(e) {
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
		owners: () => uw(e).owners
	};
}
function rw(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		if (!t) return;
		let r = t.span.members?.get("translations")?.members?.get(e), i = $t(r ?? t.span, { file: t.file });
		return n.has(e) ? $t(i, { members: new Map([["other", i]]) }) : i;
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
			return n ? [$t(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? $t(n, { members: a }) : n);
	}
	return r;
}
function iw(e, t) {
	let n = e.filter(({ from: e }) => e?.file.language !== void 0), r = ({ from: e }) => e?.language === (t ?? e?.source.language ?? e?.source.languages?.[0]), i = n.find(r) ?? n[0], a = (e) => n.every(({ from: t }) => t === e.from || t?.language !== e.from?.language), o = t !== void 0 || i !== void 0 && r(i), { from: s } = i ?? {}, c = new Map();
	if (!s) return c;
	let l = aw(s.file);
	for (let e of n) e.from && l(e.from.file) && (o || a(e)) && c.set(e, s.file.path);
	return c;
}
const aw = t((e) => t((t) => {
	if (t === e) return !1;
	let { source: n, language: r = "" } = t, i = r === e.language ? void 0 : Jn([n], e, r)?.path, a = tt(e.path) === tt(t.path) && !et(e.source, n), o = i === void 0 || i === t.path || ow(i, t.path);
	return a && !o;
}));
function ow(e, t) {
	let n = (e) => e.slice(0, e.lastIndexOf("/") + 1);
	return e.endsWith(".xml") && n(e) === n(t);
}
function sw(e) {
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
function cw(e, t, n, r) {
	let { owners: i, problems: a } = uw(t), o = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), s = [...i].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), c = s.filter(({ isPlain: e }) => e), l = ({ part: e }) => tt(e.file.path)?.severalLanguages, u = o?.values.is_plural ?? (r || c.length < s.length && c.every((e) => e.language !== n || l(e))), d = s.filter((e) => e.isPlain === u && !(u && l(e)));
	for (let { language: e } of d) i.delete(e);
	let f = new Set(u ? c.filter(l).map(({ language: e }) => e) : []);
	return {
		translations: hw(i, f),
		becameOther: f,
		problems: a,
		owners: () => i,
		isPlural: o ? u : u || void 0,
		leftOut: d.map(({ language: e, part: t }) => ({
			language: e,
			problem: lw(t, e, u)
		}))
	};
}
function lw(e, t, n) {
	let [r, i] = n ? ["has no plural forms", "is a plural"] : ["has plural forms", "is not a plural"], a = `The ${t} text ${r}, but the key ${i} (keys.yaml decides, then Lokalise, then the other languages). It stays in the file, and is not compared or sent. Write all languages with plural forms, or all without.`;
	return G($, e, "plural-mismatch", a, {
		path: ["translations", t],
		severity: "warning"
	});
}
function uw(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let e in i.values.translations) {
		let a = n.get(e)?.find((e) => !dw(e, i));
		if (n.set(e, [...n.get(e) ?? [], i]), t.has(e) || t.set(e, i), a) {
			let [t, n] = a.from?.onlyIfBase && !i.from?.onlyIfBase ? [a, i] : [i, a];
			r.push({
				language: e,
				problem: vw(t, n, ["translations", e])
			});
		}
	}
	return {
		owners: t,
		problems: r
	};
}
function dw({ from: e }, t) {
	return e !== void 0 && t.from !== void 0 && et(e.source, t.from.source);
}
function fw(e) {
	let t = e.filter((e) => (e.parts ?? [e]).every(({ from: e }) => !e)), n = e.flatMap((e) => [...new Set(pw(e))]);
	return t.length < 2 && new Set(n).size === n.length;
}
function pw({ parts: e, ...t }) {
	let n = (e ?? [t]).flatMap(({ from: e }) => e ? An(e.source) : []), { key_name: r, platforms: i = x } = t.values;
	return n.length > 0 ? n : typeof r == "string" ? i : Object.keys(r);
}
function mw(e, t) {
	let n = (e.parts ?? []).flatMap((e) => e.from ? [{
		part: e,
		row: e.from.source
	}] : []), r = Ft([...new Set(n.map(({ row: e }) => e))]);
	if (r.length < 2) return [e];
	let i = e.parts?.filter(({ from: e }) => !e) ?? [], a = (e) => n.flatMap(({ part: t, row: n }) => e.includes(n) ? [t] : []);
	return r.flatMap((e) => tw([...i, ...a(e)], t).entries);
}
function hw(e, t) {
	let r = {};
	for (let [i, { values: a }] of e) {
		let e = a.translations?.[i] ?? "";
		n(r, i, t.has(i) ? { other: String(e) } : e);
	}
	return r;
}
function gw(e) {
	let [t] = e;
	if (t?.values.previously && !t.values.platforms) {
		let n = e.slice(1), r = n.flatMap(({ values: { key_name: e } }) => typeof e == "string" ? [] : e);
		if (r.length === n.length) return typeof t.values.key_name == "string" ? Object.assign({}, ...r) : t.values.key_name;
	}
	let n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function _w(e) {
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
function vw(e, t, n) {
	let r = Ta(t, n), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${t.from && e.from && n.length > 1 ? " If they are texts of two keys, rename one of them, or write {file}, {dir} or {1} in key_name of their rows of texts." : ""}`;
	return G($, e, "duplicate-text", i, {
		path: n,
		scope: "run"
	});
}
function yw(e) {
	let t = new vn(), n = new Map();
	for (let r of bw(e)) {
		let e = VC(r), i = e === void 0 ? "" : S(BS(e)), { key_name: a, platforms: o = x } = r.values, [s] = Object.entries(yS(a, o)).flatMap(([e, t]) => {
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
		t.add(wa("duplicate-key", `Key "${vS(a)}"`, c, " If one was copied, correct its name. If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function bw(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of X(r.key_name)) (t.has(e) ? n : t).add(e);
	return n.size === 0 ? [] : e.filter(({ values: e }) => X(e.key_name).some((e) => n.has(e)));
}
// src/keys/renames.ts
function xw(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : Sw(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = Cw(r, n), { renames: a, problems: o } = Tw(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function Sw(e, t) {
	let n = t.byId.get(e);
	if (!n && !e.values.previously) return;
	let r = t.formerlyLive(e);
	if (n) {
		if (jw(e, n, t.perPlatform).length === 0) return;
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
function Cw(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(Aw(r, t, n));
		return !ww(e.values).some((e) => a.includes(e));
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
function ww({ key_name: e, previously: t = [] }) {
	return [...X(e), ...t];
}
function Tw(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = b([...t], (t) => e.get(t)?.from ?? []), s = b([...i].filter(([e, n]) => !t.has(e) && (!e.values.new || a(n))), ([, e]) => [e]), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: a, blockers: d }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = vS(e.key_name, e.platforms), h = o.get(e)?.find((e) => e !== n && !fw([n, e])), g = (t) => [...t].flatMap(([t, r]) => r === e && t !== n ? t : []), _ = s.get(e)?.some(([e]) => !fw([n, e])) === !0, v = (e, t, r = "previously") => u.set(n, G($, n, e, t, { path: [r] }));
		p && !t.has(n) ? v("wrong-id", Dw(e, d), "key_id") : p ? l.set(n, e) : f.length > 0 ? v("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? v("claimed-twice", `"${m}" is a former name, but ${Ew(g(r), "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : _ ? v("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${Ew(g(i), "key_name")}. If the key was renamed, ${g(i).some(({ from: e }) => e) ? "rename it there too" : "remove that entry"}. Otherwise, remove the name from previously. If the other entry is a new key, add new: true to it.`) : h ? v("rename-twice", `"${m}" is also a former name of ${Ew([h], "previously")}, but it can only become one key. Keep it in one entry.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function Ew(e, t) {
	return e.map((e) => `"${vS(e.values.key_name)}" (${Ta(e, [t])})`).join(" and ");
}
function Dw(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => vS(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function Ow(e) {
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
				i.add(kw(e, a));
			}
		}
	}
	return i.problems;
}
function kw(e, t) {
	let n = ({ values: e }) => `"${X(e.key_name)[0]}"`, r = [...e.slice(0, 10).map(n), ...e.length > 10 ? ["…"] : []], i = e.length === 1 ? `The field previously has the present name of the key, ${n(t)}. Remove it: the field is for a name that the key had before.` : `These renames form a cycle: ${[...r, n(t)].join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
	return O("rename-cycle", i, { place: or(t.file, t.span, ["previously"]) });
}
function Aw({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = yS(e.key_name, r);
	return n ? {
		...yS(t.key_name, r),
		...i
	} : i;
}
function jw(e, t, n) {
	let r = Aw(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return x.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function Mw(e) {
	return ({ tags: t }) => ie(t, e) !== void 0;
}
function Nw(e, t, n, r = () => !1, i) {
	return new Pw({
		declared: e,
		live: t,
		perPlatform: n,
		keepsName: r,
		formerFiles: i
	}).result();
}
var Pw = class {
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
		this.#s(), this.#c(), this.#u(), this.#d(), this.#a = xw(e, this.#n, this), this.#f();
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
				let t = `${Ew(n, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
				this.#o(e, "claimed-twice", t, "key_id");
			}
		}
		let i = n.filter((e) => !this.#i.has(e));
		i.length > 0 && this.#r.push(Rw(i));
	}
	#c() {
		let e = new Map([...this.byId].map(([e, t]) => [t, e])), t = this.#l();
		for (let n of this.#e.declared) {
			if (this.byId.has(n) || this.#n.has(n)) continue;
			let r = this.#_(n, this.#y(n)), i = (e) => VC(n) !== void 0 && (t.get(e) ?? n) !== n, a = (t) => {
				let r = e.get(t);
				return r !== void 0 && !fw([r, n]);
			}, o = Iw(n, r.filter((e) => !a(e) && !i(e)));
			if (o.length > 1) {
				let e = o.map(({ key_id: e }) => e).join(", "), t = `The project has ${o.length} keys with this name (ids ${e}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`;
				this.#o(n, "ambiguous-key", t);
			} else o[0] ? this.direct.set(n, o[0]) : r.length > 0 && this.contested.set(n, r);
		}
	}
	#l() {
		let e = new Map();
		for (let t of this.#e.declared) {
			let n = VC(t);
			if (!n) continue;
			let [r, ...i] = this.#_(t, this.#y(t)).filter((e) => Lw(e, n));
			r && i.length === 0 && e.set(r, e.has(r) ? void 0 : t);
		}
		return e;
	}
	#u() {
		for (let [e, t] of this.direct) {
			if (this.#g(e, t) !== "unknown") continue;
			this.direct.delete(e);
			let n = `Live key ${t.key_id} has this name and the filename "${UC(e, t)}", which is of another file, and git does not tell whether this repository had that file. If it is this key, add key_id: ${t.key_id} to an entry of it in ${cn(e.file.path)}, or correct its filename in Lokalise. If this is a new key, set new: true there.`;
			this.#o(e, "ambiguous-key", n);
		}
	}
	#d() {
		if (new Set(this.direct.values()).size !== this.direct.size) for (let [e, t] of d(this.direct, ([, e]) => e)) {
			let n = t.map(([e]) => e);
			if (n.length < 2 || fw(n)) continue;
			let r = n.filter((t) => Lw(e, VC(t))), i = r.length === 1 ? r[0] : void 0;
			for (let t of n) {
				if (t === i || (this.direct.delete(t), i && VC(t) !== void 0)) continue;
				let r = `${Ew(n, "key_name")} match the same live key (id ${e.key_id}). Declare the key once, with a name for each platform, or set the same filenames in the rows of texts. If the entries are keys with different filenames, add key_id: ${e.key_id} to the entry that describes live key ${e.key_id}.`;
				this.#o(t, "claimed-twice", r);
			}
		}
	}
	#f() {
		let { renames: e, leaving: t } = this.#a;
		for (let [n, r] of this.contested) {
			if (this.#n.has(n) || e.has(n)) continue;
			let i = r.every((e) => t.has(e));
			if (i ? n.values.new : VC(n) !== void 0) continue;
			let a = [...this.byId].flatMap(([e, t]) => r.includes(t) ? e : []), o = r.map(({ key_id: e }) => e).join(", "), s = i ? "If one of them is a copy of the other, remove key_id there. If the first one is a new key, set new: true in it." : "Declare the key once. If the first one is another key with the same name, declare its filenames.", c = `${Ew([n], "key_name")} has the name of live key ${o}, and ${Ew(a, "key_id")} has its key_id. ${s}`;
			this.#o(n, "claimed-twice", c);
			for (let e of i ? a : []) this.#o(e, "claimed-twice", c, "key_id");
		}
	}
	#p(e) {
		let t = new Map();
		for (let e of this.#e.live) for (let n of X(e.key_name)) t.set(Fw(n), {
			name: n,
			key: e
		});
		let n = new Set();
		for (let r of e) for (let e of X(r.values.key_name)) {
			let { name: i, key: a } = t.get(Fw(e)) ?? {};
			if (a && i !== e) {
				let e = `This name looks like that of ${"key_id" in a ? `live key ${a.key_id}` : Ew([a], "key_name")}, but has other Unicode characters or a blank at an end, so the service may store both as one. Copy the name from there, or set previously to it.`;
				this.#o(r, "lookalike-key", e);
			} else t.set(Fw(e), {
				name: e,
				key: r
			});
			if (!this.perPlatform && n.has(e) && VC(r) === void 0) {
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
		return r && !fw([e, r]) ? void 0 : n;
	}
	#h(e) {
		let t = this.#m(e);
		if (!t) return { declared: e };
		if (!this.#a.renames.has(e)) return {
			declared: e,
			live: t
		};
		let n = X(e.values.key_name), r = this.byId.has(e) && gS(t).some((e) => n.includes(e)), i = vS(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!r && { renamedFrom: i }
		};
	}
	#g(e, t) {
		let { formerFiles: n } = this.#e, r = n && UC(e, t);
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
		return this.perPlatform ? t.filter((e) => (n.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && hS(n.key_name, t) === e.key_name[t])) : t;
	}
	holders(e, t) {
		return jw(e, t, this.perPlatform).flatMap(([e, n]) => (this.#t.get(n) ?? []).filter((r) => r !== t && (!this.perPlatform || r.platforms.includes(e) && r.key_name[e] === n)));
	}
	formerlyLive(e) {
		let { previously: t = [], key_name: n } = e.values, r = (e) => [...new Set(t.flatMap((t) => (this.#t.get(t) ?? []).filter((n) => e(n).includes(t))))], i = r((e) => _S(e, n)), a = i.length > 0 ? i : r(gS);
		return Iw(e, this.#_(e, a));
	}
};
function Fw(e) {
	return e.normalize("NFC").trim();
}
function Iw(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => Lw(t, VC(e)));
	return n.length === 1 ? n : t;
}
function Lw(e, t) {
	return t ? x.every((n) => t[n] === void 0 || t[n] === e.filenames[n]) : !1;
}
function Rw([e, ...t]) {
	let n = t.length > 0 ? ` (the first of ${t.length + 1} such ids)` : "", r = `The project has no key with the id ${e?.values.key_id}${n}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.`, i = e && { place: or(e.file, e.span, ["key_id"]) };
	return O("stale-id", r, {
		...i,
		severity: "warning",
		scope: "change"
	});
}
// src/keys/references.ts
const zw = /\[%key(_id)?:(?![^%\]]*[\da-f]{14}\.\d{8})([^%\]]+)%\]/g;
function Bw({ translations: e = {} }) {
	return Object.entries(e).flatMap(([e, t]) => typeof t == "string" && !t.includes("[%key") ? [] : K(t).flatMap((e) => [...e.matchAll(zw)]).map(([t, n, r = ""]) => ({
		language: e,
		words: t,
		key: r,
		...!n && { name: r }
	})));
}
function Vw(e) {
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
		let [t] = Bw(e.values).filter(({ key: e, name: t }) => t === void 0 ? i.get(e)?.length === 0 : !a().has(t));
		return t ? {
			...t,
			entry: e
		} : [];
	}).map(({ entry: e, language: t, words: r, key: i }) => {
		let a = n.get(i), o = a === void 0 ? "Correct the reference." : `Write [%key:${a}%].`, s = T`The ${t} translation refers to ${w(r)}, but after this plan Lokalise has no such key. ${o}`;
		return G($, e, "unknown-reference", s, {
			path: ["translations", t],
			severity: "warning"
		});
	});
}
// src/webhooks/url.ts
const Hw = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function Uw(e, t) {
	let n = new Map(), r = [];
	for (let i of Zv(e)) {
		let e = dy(i, Hw, t);
		"value" in e ? n.set(i, e.value) : r.push(e);
	}
	let i = Ww(e), a = i ?? qw(e), o = a === void 0 ? Kw(e, n) : [a], s = a === i ? "variable" : "wrong-value";
	for (let e of o) r.push({
		code: s,
		message: e
	});
	return {
		variables: n,
		issues: r
	};
}
function Ww(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return "The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.";
	if (Zv(e).length !== 0) {
		if (/^http:/i.test(e)) return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
		if (!Jw(e)) return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host: https://hooks.example.com/services/${NAME}.";
	}
}
const Gw = {
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
function Kw(e, t) {
	let n = "";
	return Xv(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = Gw[e.place];
		if (e.place !== "query" && r.includes("://")) return `The value of \${${e.name}} looks like a whole URL. The manifest has the start of the URL, so set the variable only to the part after it.`;
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return `The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`;
		}
		return `${i}${r}`.split("/").some((e) => /^(\.|%2e){1,2}$/i.test(e)) ? `The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.` : [];
	});
}
function qw(e) {
	let t = Qv(e, new Map(Zv(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function Jw(e) {
	let t = "";
	for (let n of Xv(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const Yw = "URL_OF_", Xw = () => ({ templates(e, t, n) {
	let r = new Map(), i = [...e].sort((e, t) => g(e.url, t.url)).map((e) => [e, nT(e.url, r, t, n)]);
	return {
		templates: new Map(i),
		variables: r
	};
} });
function Zw(e, t, n) {
	let r = `WEBHOOK_${t.toUpperCase().replace(/[^A-Z0-9]+/g, "_").slice(0, 40)}`;
	for (let t = 1;; t++) {
		let i = `${r}_${t}`;
		if ((n.get(i) ?? e) === e) return n.set(i, e), i;
	}
}
function Qw(e) {
	return ny(e).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (e, t) => {
		let n = Xv(e).map((e) => "text" in e ? e.text : "-"), [, r = "", i = n.join("")] = /^([^=]*)=(.*)$/s.exec(n.join("")) ?? [];
		if (t === 0 || aT.includes(i) || !sT(oT(i))) return e;
		let a = oT(i).split(/[^\p{L}\p{N}]+/u);
		return eT.test(r) || a.some(tT) ? `${e.slice(0, e.indexOf("=") + 1)}***` : e;
	});
}
function $w(e, t, n) {
	let [r, i] = [ry(e).split("/"), ry(t).split("/")], a = r.findIndex((e, t) => Qv(e, n) !== i[t]);
	return a === 0 || a === 2 ? oy(t) : [...r.slice(0, a < 0 ? void 0 : a), "…"].join("/");
}
const eT = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function tT(e) {
	return sT(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function nT(e, t, n, r) {
	let i = `${r} ${ty(e)}`.trim(), a = (t) => rT(e, (e) => `\${${Zw(e, i, t)}}`), o = new Map(), { template: s, left: c } = a(o);
	if (c) return { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." };
	let l = {
		...n.values,
		...Object.fromEntries(o)
	}, [u] = Uw(s, {
		...n,
		values: l
	}).issues;
	return u ? { why: u.message } : { template: a(t).template };
}
function rT(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = sT(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => sT(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => aT.includes(e) ? e : my(e) === void 0 && iT.test(e) ? t(e) : (o ||= sT(oT(e)), cT(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= sT(t)), n.length === 0 ? cT(t) : `${cT(t)}=${c(n.join("="))}`;
	});
	return {
		template: cT(n) + u.join("/") + d.join("&") + cT(a),
		left: o
	};
}
const iT = /^[\w.~+,=:@-]+$/, aT = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function oT(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function sT(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function cT(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/fieldTable.ts
function lT(e) {
	let t = Rr(e) ?? {}, n = M(t.webhook_id) || void 0, r = M(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: Lr(t.events, M)
	};
	if (!Vr(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [ry(r)],
			shown: oy(r)
		},
		lacks: Hr(i)
	} };
	let a = t.branch === null ? null : M(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: dT(t.event_lang_map)
	} };
}
function uT(e) {
	let t = e.map(lT);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function dT(e) {
	return Lr(e, (e) => {
		let { event: t, lang_iso_codes: n } = Rr(e) ?? {}, r = M(t), i = Lr(n, M);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const fT = Cy(), pT = j().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), mT = fT({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: pT,
	value: j(),
	live: ({ url: e }, { url: t, variables: n }) => iy(e, Qv(t, n)) ? t : $w(t, e, n),
	toManifest: (e) => e,
	equal: iy,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: Qw(e)
	})
}), hT = fT({
	name: "events",
	expects: "a list of events, at least one",
	schema: Ar(j().min(1).meta({ examples: ee })).min(1),
	value: Ar(j()),
	live: (e) => TT(e.events),
	inPlan: (e) => TT(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), gT = xr([Er("*"), Ar(j().min(1)).min(1)]), _T = fT({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${v.join(", ")}`,
	schema: wr(Mr(v), gT),
	value: kr(j(), xr([Er("*"), Ar(j())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(CT).includes(CT(t))).map(({ event: e, lang_iso_codes: n }) => [e, ET(n, t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = wT(e).map(([e, t]) => [e, ET(t, n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(wT(e).map(([e, t]) => [e, t === "*" ? t : TT(t)])),
	equal: (e, t, { project: n }) => Object.entries(t).every(([t, r]) => e[t] !== void 0 && s(ET(e[t], n), ET(r, n))),
	check: (e, { events: t }) => vT(e, t),
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
	languages: (e) => wT(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
});
function vT(e, t) {
	let n = wT(e).find(([e]) => !t.includes(e))?.[0];
	if (n !== void 0) return {
		code: "unknown-event",
		message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
		path: [n]
	};
}
const yT = fT({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: xr([j().min(1), Or()]),
	value: xr([j(), Or()]),
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
}), bT = [
	mT,
	hT,
	_T,
	yT
], xT = by(bT).required({ url: !0 }).extend({
	branch: yT.schema.default(null),
	previously: pT.exactOptional(),
	new: Tr().exactOptional(),
	webhook_id: j().min(1).exactOptional()
}), ST = {
	name: "webhook",
	fields: bT,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => Qw(e.url),
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
		let i = r.length > 3 ? `${r.length} events` : TT(r).join(", ");
		return `${oy(e)} (${[
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
		TT(e.events)
	]
};
function CT(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function wT(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function TT(e) {
	return [...new Set(e)].sort();
}
function ET(e, t) {
	let { languages: n = [] } = t;
	return e === "*" || n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : TT(e);
}
function DT(e, t, n, r) {
	let i = new Set(n.map(({ url: e }) => ry(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(ry(Qv(e, r)))).flatMap((e) => Zv(e).map((t) => `${t} ${ty(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = ty(t);
		return Zv(t).flatMap((e) => {
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
function OT(e, t) {
	let { rows: n = [], project: r } = t, i = [];
	if (n.length === 0) return {
		matches: e,
		refused: i
	};
	let a = n.some((e) => n.some((t) => et(e, t)));
	return {
		matches: e.flatMap((e) => {
			let n = a ? mw(e.declared, r.baseLanguage) : [e.declared];
			if (e.live || n.length === 1) return n.map((t) => kT({
				...e,
				declared: t
			}));
			let { texts: o, problem: s } = MT(n, t);
			return s && i.push({
				declared: e.declared,
				problem: s
			}), s ? [] : [{ declared: jT(e.declared, { translations: o }) }];
		}),
		refused: i
	};
}
function kT(e) {
	let { declared: t, live: n } = e, { key_name: r } = t.values;
	return typeof r != "string" || !t.from || !n || gS(n).length < 2 ? e : {
		...e,
		declared: jT(t, { key_name: AT(t) })
	};
}
function AT({ parts: e, ...t }) {
	let n = (e ?? [t]).find(({ from: e }) => e)?.from?.source, { key_name: r } = t.values;
	return n && typeof r == "string" ? yS(r, An(n)) : r;
}
function jT(e, t) {
	return {
		...e,
		values: {
			...e.values,
			...t
		}
	};
}
function MT(e, { rules: t }) {
	let r = {};
	for (let i of e) for (let [a, o] of Object.entries(i.values.translations ?? {})) {
		let s = r[a] ?? o, c = oC(s, o) || t.placeholders === "as-written" ? o : jC(o), [l = i] = e.filter(({ values: e }) => e.translations?.[a] !== void 0);
		if (!oC(s, o) && !oC(jC(s), c)) return { problem: Cp($, {
			entry: i,
			other: l,
			field: "translations",
			part: a
		}) };
		n(r, a, c);
	}
	return { texts: r };
}
function NT({ created: e, project: { baseLanguage: t } }) {
	let [n, ...r] = [...b(e, ({ entry: { values: e } }) => {
		let n = e.translations?.[t] ?? "";
		return e.new || sC(n) ? [] : [S(jC(n))];
	}).values()].flatMap((e) => {
		let [t, ...n] = e.map(({ entry: e }) => e);
		return t && n.length > 0 && fw([t, ...n]) ? [{
			key: t,
			twins: n
		}] : [];
	});
	if (!n) return [];
	let { key: i, twins: a } = n, o = r.length > 0 ? ` The same is true for ${r.length} more new keys.` : "", s = PT([i, ...a]), c = `${Ew(a, "key_name")} ${a.length > 1 ? "are new keys of other apps" : "is a new key of another app"} with the same ${t} translation, so each becomes a key. To create one key, add an entry to keys.yaml: - key_name: ${s}.${o}`;
	return [G($, i, "second-key", c, {
		path: ["key_name"],
		severity: "notice"
	})];
}
function PT(e) {
	return `{ ${e.flatMap((e) => Object.entries(AT(e))).map(([e, t]) => `${e}: ${r(t)}`).join(", ")} }`;
}
// \0late:formats
const FT = process.getBuiltinModule("node:module").createRequire(import.meta.url), IT = (...e) => FT("./late-formats.js").formatOf(...e), LT = (...e) => FT("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function RT(e, t, n) {
	let r = {
		path: e,
		lineStarts: wn(t)
	}, { texts: i, faults: a, base: o, language: s } = LT(e, t, _t(n)), c = new Map();
	if (s && !zT(n, s.text)) return {
		entries: [],
		variables: c,
		problems: [BT(n, s, r)]
	};
	let l = new Set();
	for (let { language: e } of i) e !== void 0 && l.add(e);
	let u = n.language === void 0 ? Vt(n.source, [...l]) : n.source, d = {
		...n,
		source: u
	}, f = YT(d), p = a.filter(({ language: e }) => e === void 0 || dn(u, Un(u, e))), m = [], h = new Map(), g, _ = i[0] && HT(i[0], d);
	for (let e of i) {
		if (e.plural && h.set(e.plural.name, e.plural.isShown), e.language !== g && (g = e.language, _ = HT(e, d)), !_) continue;
		let t = new XT(e, _.language), n = UT(e, _, d);
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
		...o !== void 0 && { base: Un(u, o) },
		variables: c,
		problems: VT(p, r)
	};
}
function zT({ source: e, path: t, language: n }, r) {
	let i = fe(e, t);
	return n === void 0 || Un(e, r) === n ? !0 : i === void 0 ? mn(r, [n]) !== void 0 : [i, n].some((e) => oe(e, r));
}
function BT(e, { text: t, at: n }, r) {
	let i = fe(e.source, e.path) === void 0 ? "its row of texts" : "its path", a = T`This file says that its language is "${w(t)}", and ${i} says ${e.language ?? ""}. It is not read. Correct the language here, or move the file.`;
	return O("text-file", a, { place: hr(r, n.start, n.end) });
}
function VT(e, t) {
	let n = new Map();
	for (let r of e) {
		let { code: e, severity: i = "error", at: a } = r, o = {
			severity: i,
			scope: e === "text-file" ? "run" : "change"
		}, s = n.get(i + e) ?? new vn(10);
		if (n.set(i + e, s), s.countMore(t.path, 1, o)) continue;
		let c = hr(t, a.start, a.end);
		s.add(O(e, r, {
			...o,
			place: c
		}));
	}
	return [...n.values()].flatMap(({ problems: e }) => e);
}
function HT({ language: e }, t) {
	let { source: n, language: r } = t, i = r ?? Un(n, e ?? "");
	if (dn(n, i)) return {
		file: t,
		source: n,
		language: i,
		onlyIfBase: !n.languages?.includes(i)
	};
}
function UT({ path: e, value: t, description: n }, { language: r }, i) {
	let a = WT(e, i), o = qT(t), s = o === void 0 ? {} : { [r]: o };
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
function WT(e, t) {
	let { separator: n, keyName: r, platform: i } = t.source, a = GT(n)(e), o = r === "{path}" ? a : KT(r, a, t);
	return i === void 0 ? o : { [i]: o };
}
const GT = h((e) => t((t) => t.join(e)));
function KT(e, t, n) {
	return e.replace(/\{(path|file|dir|1)\}/g, (e, r) => (r === "path" ? t : n[r]) ?? "");
}
function qT(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
const JT = t(({ platform: e, platforms: t, tags: n }) => ({
	...e !== void 0 && { platforms: [e] },
	...t && { platforms: [...t] },
	...n && { tags: [...n] }
}));
function YT({ source: e, filename: t }) {
	let n = JT(e);
	return t === void 0 || !n.platforms ? n : {
		...n,
		filenames: Object.fromEntries(n.platforms.map((e) => [e, t]))
	};
}
var XT = class {
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
function ZT(e, t, n) {
	let { includeTags: r, excludeTags: i = [] } = t, a = (t) => e.tags.includes(t);
	return t.keysFrom === "lokalise" && ie(e.tags, n) === void 0 && (!r || r.some(a)) && !i.some(a) && QT(e, t) !== void 0;
}
function QT({ platforms: e, filenames: t }, n) {
	let r = (e) => n.filenames === void 0 ? !0 : n.filenames === "/" ? t[e] !== "" : t[e] === n.filenames;
	return An(n).find((t) => e.includes(t) && r(t));
}
function $T(e, t) {
	let { source: n } = t, r = QT(e, n), i = r && e.key_name[r];
	if (!r || !i) return;
	let a = {
		name: i,
		filename: e.filenames[r],
		onCreate: YT(t)
	};
	if (n.platform !== void 0) return {
		...a,
		values: { key_name: { [r]: i } }
	};
	let o = e.platforms.filter((e) => An(n).includes(e));
	if (!(X(e.key_name, o).length > 1)) return {
		...a,
		values: { key_name: i }
	};
}
// src/checks/checkTexts.ts
const eE = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, tE = `[\\s${eE.source.slice(1)}`, nE = new RegExp(tE);
function rE(e) {
	return /[{%$]/.test(e) || nE.test(e.charAt(0)) || nE.test(e.charAt(e.length - 1));
}
function iE(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !rE(e)) ? [] : sE(e, t), { words: a } = t;
	return a ? [...i, ...oE(n).flatMap((e) => fE(e, a))] : i;
}
const aE = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function oE(e) {
	return Object.entries(e).flatMap(([e, t]) => aE.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function sE(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: c } = e, l = oE(a), u = (e) => n[e] !== "off", d = (e) => l.some(({ text: t }) => Ln(t).some((t) => e(t.text))), f = (u("icu") || u("placeholders") || u("plurals")) && d(sn), p = f || d(At) && (t.usesIcu?.() ?? !1), m = [...l, ...lE(e, r)], h = m.find(({ language: e }) => e === r)?.text, g = m.filter(({ language: e, text: t }) => e === r || h === void 0 || !s(t, h)), _ = ({ language: t }) => e.isInFile?.(t) ? void 0 : c?.(t);
	return [
		...u("icu") && f ? l.flatMap(uE) : [],
		...u("placeholders") ? cE(tr(m, r, {
			readsIcu: p,
			isForm: e.isForm
		}), m, r) : [],
		...u("plurals") ? g.flatMap((e) => Pt(e, _(e), i)) : [],
		...u("plurals") && f ? un(g, r, i) : [],
		...u("length") && o > 0 ? l.flatMap((t) => dE(t, e)) : [],
		...u("blanks") ? cE(vE(m, r), m, r) : [],
		...u("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? pE(e, l, r) : []
	];
}
function cE(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || Ln(r.text).length === 0 || e.length < 3) return e;
	let i = [...b(e, ({ fault: e = "" }) => [mr(e).message]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o] = i.toSorted((e, t) => a(t) - a(e));
	if (!o) return e;
	let s = a(o), c = t.filter((e) => e !== r && Ln(e.text).length > 0).length;
	if (s < 3 || s * 2 <= c) return e;
	let [{ check: l, language: u, fault: d = "" }] = o, f = T`differs from ${s === c ? "all" : `${s} of ${c}`} other texts in the same way, so it is probably the one to correct: the ${u} text ${d}`, p = Ln(r.text).find((e) => o.every((t) => t.form === e.form));
	return [Wt(l, r, p ?? {}, f), ...e.filter((e) => !o.includes(e))];
}
function lE({ texts: e, live: t }, n) {
	if (n === void 0 || Ln(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function uE(e) {
	return Ln(e.text).flatMap((t) => {
		if (!sn(t.text)) return [];
		let n = ar(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [Wt("icu", e, t, o, `${i}.${nn(t.text)}`)];
	});
}
function dE(e, { charLimit: t }) {
	return Ln(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [Wt("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function fE(e, t) {
	return Ln(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => Wt("words", e, n, T`has "${w(t)}"`, `Write "${r}".`)));
}
function pE({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || Ln(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => Ln(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || Ln(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const mE = ["start", "end"], hE = RegExp(`^${tE}*`), gE = /\r\n?|[\u2028\u2029\x85]/g, _E = /[^\S\n\t]/g;
function vE(e, t) {
	let n = e.flatMap((e) => {
		let t = Ln(e.text).map((e) => ({
			...e,
			...yE(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = Qt(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = mE.filter((e) => {
			let [n, r] = [t[e], i?.[e] ?? ""];
			return n !== r && !(n === "" && /^ +$/.test(r) && xE.test(t.text));
		});
		if (a.length === 0) return [];
		let o = `has other blanks or line breaks at its ${a.join(" and ")} than the ${r.language} text`;
		return [Wt("blanks", e, t, o, "Use the same in both.")];
	}));
}
function yE(e) {
	let t = hE.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && nE.test(e.charAt(n - 1));) --n;
	return {
		start: bE(t),
		end: bE(e.slice(n))
	};
}
function bE(e) {
	return e === "" ? "" : e.replace(eE, "").replace(gE, "\n").replace(_E, " ");
}
const xE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
// src/checks/words.ts
function SE(e) {
	let t = Object.entries(e).flatMap(([e, t]) => _(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, CE({
		...e,
		...n
	})])), r = CE(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function CE(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${wE}(?=${wE}))(?:${r})(?!(?<=${wE})${wE})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of TE(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== EE(r, e) && t.set(r, EE(r, e));
		}
		return t;
	};
}
const wE = `(?:${yn.source.slice(1)}|[\\p{N}\\p{M}_])`;
function TE(e) {
	let t = (e) => " ".repeat(e.length);
	return (Cn(e)?.texts.join("\n") ?? e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(Bt, t);
}
function EE(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const DE = 1e4, OE = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, kE = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], AE = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function jE(e, t) {
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => Ln(n).some((n) => t(n.text, e)))), r = o(() => n(sn)), { base: i = "" } = t, a = () => e.filter(({ declared: e }) => /\s/.test(PE(e))).length > e.length * .1, s = o(() => e.length <= 10 || !a() && (n((e, t) => t === i) || e.some(({ live: e }) => e && Ln(IE(e, i) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: r,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: me(c.pattern) },
		...c && u !== "off" && { words: SE(c.words) }
	}, f = o(() => new Set(e.flatMap(({ declared: e }) => X(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = PE(e), n = (e) => e !== t && f().has(e), [r, i = ""] = OE.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && kE.some((e) => f().has(i + e));
			let [, a] = AE.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function ME(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = jE(e, t), i = [], a = 0;
	for (let { declared: t, live: o } of e) {
		let e = FE(t, o, () => r(t), n), s = [...LE(t, n), ...e];
		if (s.length !== 0) {
			for (let e of s) i.push(RE(t, e, n));
			if (a += 1, a >= DE) break;
		}
	}
	let [o] = i;
	if (o && a >= DE) {
		let e = `${DE.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
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
function NE(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = jE(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: Nn(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : iC.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			IE(t, i)
		], p = d !== void 0 && !sC(d) ? d : f && ((n) => NC(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = FE(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || eS(Q(t, c))[a], b = new Set(v.map(({ check: e }) => e)), x = [...y ? [] : [`not-${a}`], ...b], ee = v.map(({ message: e }) => e).join(" ");
		return x.length === 0 ? void 0 : {
			because: x,
			...ee !== "" && { details: ee }
		};
	} };
}
function PE({ values: e }) {
	return X(e.key_name)[0] ?? "";
}
function FE(e, t, n, r, i = e.values.translations) {
	let { translations: a = {}, char_limit: s } = e.values;
	if (!i) return [];
	let c = o(() => NC(a, t, r.base)), l = (e) => e && c().native(e);
	return iE({
		isForm: n,
		texts: i,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		isInFile: (t) => qp([e]).some(({ from: e }) => e?.language === t),
		...t && { live: (e) => l(IE(t, e)) }
	}, r);
}
function IE(e, t) {
	let n = Q(e, t);
	return n && Z(n.translation, e.is_plural);
}
function LE({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? X(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "";
	if (o.length === 0 && !c) return [];
	let l = cn(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`, d = o.map((e) => {
		let t = `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`;
		return a("key_names", t);
	});
	return c ? [...d, a("descriptions", u)] : d;
}
function RE(e, t, { levels: n }) {
	let { check: r, language: i, form: a } = t, o = r === "base", s = n[r] === "error";
	return G($, e, Mn[r], t, {
		path: [...i === "" ? ["key_name"] : ["translations"], ...o ? [] : [i, a ?? ""]],
		ofName: o,
		severity: s ? "error" : "warning",
		scope: s ? "project" : "change"
	});
}
function zE({ values: e }, t, n, r) {
	let i = Ln((t ? IE(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && Q(t, e);
			if (!n || !r(Z(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...eS(n)
			};
			return kn.filter((e) => i[e]);
		}
	};
}
// src/keys/remarks.ts
const BE = [
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
		find: HE
	},
	{
		name: "new keys with the name of another key",
		codes: ["second-key"],
		needs: "plan",
		find: UE
	},
	{
		name: "new keys of two apps",
		codes: ["second-key"],
		needs: "plan",
		find: NT
	},
	{
		name: "texts in a wrong encoding",
		codes: ["wrong-value"],
		needs: "plan",
		find: JE
	},
	{
		name: "new keys that are probably renamed",
		codes: ["looks-renamed"],
		needs: "plan",
		find: WE
	},
	{
		name: "keys that were probably renamed in Lokalise",
		codes: ["looks-renamed"],
		needs: "plan",
		find: GE
	},
	{
		name: "references to keys that are not there",
		codes: ["unknown-reference"],
		needs: "plan",
		find: Vw
	},
	{
		name: "checks of texts",
		codes: Object.values(Mn),
		needs: "files",
		notIn: ["drift", "status"],
		find: ({ entries: e, checks: t }) => ME(e, t)
	}
];
function VE(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = O(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function HE({ entries: e, chosen: t, live: n }) {
	let r = new Set(t), i = o(() => new Set(n.flatMap(gS)));
	return e.flatMap(({ declared: e, live: t }) => {
		let { previously: n = [] } = e.values;
		if (t || vy(e) || n.length === 0 || !r.has(e) || n.some((e) => i().has(e))) return [];
		let a = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key. Correct or remove previously.`;
		return [G($, e, "unknown-previously", a, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function UE({ entries: e, chosen: t, live: n, unmatched: r }) {
	let i = new Set(t), a = new Set(r), s = o(() => b(n, gS)), c = new Map();
	return VE(e.flatMap(({ declared: e, live: t }) => {
		if (t || vy(e) || !i.has(e)) return [];
		let { key_name: n, platforms: r = e.onCreate.platforms } = e.values, o = X(n, r), l = VC(e) !== void 0, u = o.flatMap((e) => s().get(e) ?? []).find((e) => l || a.has(e)), d = o.flatMap((e) => c.get(e) ?? []);
		if (l) for (let t of o) c.set(t, e);
		let f = u ? `live key ${u.key_id}` : Ew(d.slice(0, 1), "key_name");
		if (e.values.new || f === "") return [];
		let p = `The name of this new key is also that of ${f}, on another platform or in another file. To use a live key, set its key_id in keys.yaml. If this key is really new, set new: true. Otherwise, a second key without the translations is created, if the service allows it.`;
		return [G($, e, "second-key", p, {
			path: ["key_name"],
			severity: "warning"
		})];
	}), "new keys have the name of another key");
}
function WE({ created: e, declared: t, live: n, undeclared: i, project: { baseLanguage: a } }) {
	let s = new Set(i.map(({ id: e }) => e)), c = t.some(({ from: e, parts: t }) => e ?? t), l = new Set(t.filter(({ values: { translations: e } }) => (c || e !== void 0) && e?.[a] === void 0).flatMap(({ values: e }) => X(e.key_name))), u = o(() => b(n.filter((e) => s.has(e.key_id) || gS(e).some((e) => l.has(e))), (e) => Ty(Z(Q(e, a)?.translation ?? "", e.is_plural))));
	return VE(e.flatMap(({ change: e, entry: t }) => {
		let n = Ty(e.fields.find(({ field: e, part: t }) => e === "translations" && t === a)?.after ?? "").flatMap((e) => u().get(e) ?? []), [i] = n.flatMap((e) => [..._S(e, t.values.key_name), ...gS(e)]);
		if (i === void 0 || t.values.new) return [];
		let o = `Live key "${i}"${n.length > 1 ? ` (and ${n.length - 1} more)` : ""} has the same ${a} text as the new key "${e.label}", and the files have none for it. If it was renamed, rename it in all files, and set ${KE(t)}previously: ${r(i)} in an entry of ${cn(e.place.file)}. Otherwise, set new: true there.`;
		return O("looks-renamed", o, {
			place: e.place,
			severity: "notice",
			scope: "change"
		});
	}), "new keys have the same text as a live key that the files do not have");
}
function GE({ entries: e, unmatched: t, project: { baseLanguage: n } }) {
	let r = e.filter(({ declared: e, live: t }) => !t && vy(e)), i = o(() => b(t, (e) => Ty(Z(Q(e, n)?.translation ?? "", e.is_plural))));
	return VE(r.flatMap(({ declared: e }) => {
		let t = e.values.translations?.[n] ?? "", [r, a] = new Set(Ty(t).flatMap((e) => i().get(e) ?? []));
		if (!r || a) return [];
		let o = `It was probably renamed in Lokalise: key "${vS(r.key_name, r.platforms)}" has the same ${n} translation. Rename it in all files, or pull the new name, and delete the lines of the old one.`;
		return [G($, e, "looks-renamed", o, {
			path: ["key_name"],
			severity: "notice"
		})];
	}), "keys were probably renamed in Lokalise");
}
function KE({ from: e, values: { key_name: t } }) {
	return !e || typeof t == "string" ? "" : `key_name: { ${Object.entries(t).map(([e, t]) => `${e}: ${r(t)}`).join(", ")} } and `;
}
const qE = /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/;
function JE({ changes: e }) {
	let t = (e = "") => qE.test(K(e).join(" ")), n = e.flatMap((e) => (e.action === "destroy" ? [] : e.fields).flatMap(({ field: n, part: r, before: i, after: a, place: o }) => {
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
		return lr(e, T`${e}${n}`);
	});
}
// src/keys/renamedThere.ts
function YE(e, t, { applied: n, project: { baseLanguage: i } }) {
	let a = e.filter(({ declared: e, live: t }) => !t && !vy(e) && !e.values.new && n?.has(S(e.values.key_name)));
	if (a.length === 0) return [];
	let o = b(t, (e) => Ty(Z(Q(e, i)?.translation ?? "", e.is_plural)));
	return a.flatMap(({ declared: e }) => {
		let t = e.values.translations?.[i] ?? "", [n, a] = new Set(Ty(t).flatMap((e) => o.get(e) ?? []));
		if (!n || a) return [];
		let [s = ""] = _S(n, e.values.key_name), c = `It was live at the last apply, and now key "${vS(n.key_name, n.platforms)}" (id ${n.key_id}) has its ${i} translation, so it was probably renamed in Lokalise. It is not created. To take the new name, rename it in all files. To rename the key back, set previously: ${r(s)} in an entry of ${cn(e.file.path)}. If it is another key, set new: true there.`;
		return [{
			declared: e,
			problem: G($, e, "looks-renamed", c, { path: ["key_name"] })
		}];
	});
}
// src/keys/restored.ts
function XE(e, t, n, r) {
	let { declared: i, problems: a } = eD($E(e), r.project), o = "key-gone";
	if (t) {
		let e = IS.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: zC.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: QE(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = ZE(s, n);
	return {
		declared: i,
		context: QE(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function ZE({ key_name: e, platforms: t = [...x], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && hS(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function QE(e, t) {
	let n = e.find((e) => e.startsWith(yt))?.slice(yt.length), r = {
		...Ct,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function $E({ declared: e, wrote: t }) {
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
function eD(e, t) {
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
function tD(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = e.changes.filter((e) => e.action === "update"), o = new Map(a.map((e) => [String(e.id), e])), { matches: s } = Nw(n, t.filter(({ key_id: e }) => o.has(e)), e.project.perPlatformNames), c = new Map();
	for (let { declared: e, live: t } of s) {
		let n = t && o.get(t.key_id);
		n && c.set(n, e.values);
	}
	let l = [...c].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(On(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = iC.parse(i);
		return o === void 0 || oC(aC(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), u = new Set(n.flatMap(({ values: e }) => X(e.key_name)));
	return {
		texts: l,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !c.has(e) : !nD(e, "key_name").some((e) => u.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : nD(e, "tags");
			return lp($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function nD({ fields: e }, t) {
	return K(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/keys/kind.ts
const rD = {
	schema: zC,
	fields: IC,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, iD = {
	schema: BC,
	fields: IC.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function aD(e, t) {
	return vp({
		plural: "keys",
		entry: rD,
		defaults: iD
	}, e, t);
}
function oD(e, t) {
	let n = {
		...sD(e),
		...sD(t)
	};
	return {
		...e,
		...t,
		...Object.keys(n).length > 0 && { translations: n }
	};
}
function sD({ translations: e }) {
	return _(e) ? e : {};
}
function cD({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const lD = {
	...$,
	plural: Ot.manifests.name,
	words: {
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: Ot,
	limits: {
		removed: Fe,
		removedPercent: Tt,
		overwrittenPercent: Vn,
		unverified: xt,
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
	entry: rD,
	defaults: iD,
	readManifest: aD,
	textFiles: {
		read: RT,
		isOnlyName: cD,
		filenames: ({ filenames: e }) => Object.values(e),
		otherFile(e, t) {
			let n = UC(e, t);
			return n === void 0 ? void 0 : {
				filename: n,
				paths: WC(e, n)
			};
		},
		byApp: (e) => mw(e),
		join: KC
	},
	checkTogether: (e) => [...yw(e), ...Ow(e)],
	checkEntry(e) {
		let { is_plural: t, translations: n = {} } = e.values, r = Object.entries(n);
		return t === void 0 && (e.from || r.every(([, e]) => typeof e == "string")) ? [] : gC(r.flatMap(([e, n]) => hC(e, n, t, m)), t).map(({ code: t, message: n, path: r }) => {
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
	waiting: NE,
	progressOf: zE,
	match(e, { objects: t, unusable: n }, r) {
		let { project: i, rules: a, formerFiles: o } = r;
		return Ap(lD, e, n, a, ww, (e) => {
			let n = Nw(e, t, i.perPlatformNames, Mw(a), o), { matches: s, refused: c } = OT(n.matches, r), l = s.filter(({ declared: e, live: t }) => t || !cD(e)).map((e) => e.live?.is_plural && e.declared.values.is_plural === void 0 ? {
				...e,
				declared: ew(e.declared, i.baseLanguage)
			} : e), u = YE(l, n.unmanaged, r), d = new Set(u.map((e) => e.declared));
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
	remarks: BE,
	fromLokalise: {
		rowsOf: (e, t, n) => t.filter((t) => ZT(e, t, n)),
		isReady(e, t) {
			let n = Q(e, t);
			return !n || !sC(Z(n.translation, e.is_plural));
		},
		entryIn: $T
	},
	names: (e, t = "") => [...new Set([..._S(e, t), ...gS(e)])],
	texts: yC,
	storedForm: (e) => ZS(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest(e, t) {
		return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : aD(e, t).entries.flatMap(({ values: e }) => X(e.key_name));
	},
	mergeKept(e, t) {
		if (e.entry.is_plural !== t.entry.is_plural) return e;
		let [n, r] = [oD(e.entry, t.entry), oD(e.wrote, t.wrote)];
		return {
			...t,
			entry: n,
			wrote: r
		};
	},
	restore: {
		find: XE,
		undone: tD
	}
};
// src/webhooks/match.ts
function uD(e, t, n) {
	return new dD(e, t, n).result();
}
var dD = class {
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
		return [...t].filter((t) => fD(e, t, this.#n));
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
		return n ? this.#u(e, n) : vD("stale-id", e, "webhook_id", `The project has no webhook ${t}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`, "warning");
	}
	#f() {
		for (let { webhook: e, candidate: t } of mD(this.#c(), [...this.#o], this.#n)) !this.#r.has(e) && this.#o.has(t) && this.#u(e, t);
	}
	#p(e) {
		if (e.values.events !== void 0) return;
		let [t, ...n] = this.#l(e, this.#o);
		t && n.length === 0 && this.#u(e, t);
	}
	#m(e) {
		let { previously: t } = e.values;
		if (t === void 0) return;
		let n = Qv(t, this.#n), r = [...this.#o].filter((e) => iy(e.url, n)), [i] = r;
		if (i) return r.length === 1 ? this.#u(e, i, Qw(t)) : vD("ambiguous-webhook", e, "previously", `${r.length} live webhooks have this former URL (ids ${_D(r)}). Add webhook_id with the id of the one that is meant.`);
	}
	#h(e) {
		let t = this.#l(e, this.#t).filter((t) => {
			let n = [...this.#r.values()].find(({ live: e }) => e === t)?.declared, r = n?.values.webhook_id === t.webhook_id;
			return n && t.branch === void 0 && !r ? !0 : e.values.new ? !1 : !n || t.branch === void 0 || r && !fD(n, t, this.#n);
		});
		if (t.length !== 0) return vD("ambiguous-webhook", e, "url", `This entry may be a live webhook with this URL (${`${t.length === 1 ? "id" : "ids"} ${_D(t)}`}), or a new one. To use a live one, set webhook_id in the entry that it belongs to: apply then changes it. To create another webhook, set new: true.`);
	}
	#g(e) {
		if (e.values.new) return;
		let t = gD([...this.#o]).find((t) => pD(e, t) && $v(ry(e.values.url), ry(t.url)));
		if (!t) return;
		this.#o.delete(t);
		let n = t.webhook_id;
		return vD("lookalike-webhook", e, "url", `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${n}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`);
	}
};
function fD(e, t, n) {
	return iy(t.url, Qv(e.values.url, n)) && pD(e, t);
}
function pD({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function mD(e, t, n) {
	let r = gD(t), i = e.flatMap((e) => r.filter((t) => fD(e, t, n)).map((t) => ({
		webhook: e,
		candidate: t,
		...hD(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ candidate: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function hD({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(CT)), new Set(t.map(CT))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function gD(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function _D(e) {
	return gD(e).map(({ webhook_id: e }) => e).join(", ");
}
function vD(e, t, n, r, i = "error") {
	return G(ST, t, e, r, {
		path: [n],
		severity: i
	});
}
function yD(e) {
	let t = new Map(), n = new vn();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? S([
			ry(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${Qw(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(wa("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function bD({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = Qv(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${oy(s)} (${a})` : Qw(i), u = t ? [] : n.filter(({ branch: e }) => e === o), d = mD([e], u, r.variables)[0]?.candidate;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const xD = {
	schema: xT,
	fields: bT,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	elsewhere: (e) => e === "secret" ? " Remove it: the service makes the secret, and lokaform webhook-secret reads it." : void 0,
	thing: "a webhook"
};
function SD(e, t, n) {
	let { entries: r, problems: i } = vp({
		plural: "webhooks",
		entry: xD
	}, e, t, { most: hf }), a = new Map(), o = new vn();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = Uw(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => or(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(O(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of CD(r, i, c)) o.add(e);
		}
		wD(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function CD(e, t, n) {
	let r = [], i = (e, t) => r.push(O(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.test(t) && i("variable", "$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write ${NAME}."), Qw(t) !== ny(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git."), r;
}
function wD({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (ee.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${Je(a, ee)}`, o = or(t, n, ["events", i]);
		r.add(O("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const TD = {
	...ST,
	plural: Le.manifests.name,
	words: {
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: Le,
	limits: {
		removed: De,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: Xw(),
	entry: xD,
	readManifest: SD,
	checkTogether: yD,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && vT(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [G(ST, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return Ap(TD, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => ry(Qv(e, i))), (e) => {
			let r = uD(e, t, i), a = r.matches.flatMap((e) => ED(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	remarks: [],
	firstSends: DT,
	names: () => [],
	texts: () => [],
	restore: {
		find: bD,
		variables({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
			let a = typeof r.values.url == "string" ? Uw(r.values.url, i).variables : [], o = new Map(a);
			if (Zv(e.url).some((e) => e.startsWith("URL_OF_"))) return {
				variables: o,
				problems: []
			};
			let { variables: s, issues: c } = Uw(e.url, i);
			for (let [e, t] of s) o.set(e, t);
			let l = or(t, n, ["url"]);
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
function ED({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${kp}`;
	return [{
		declared: e,
		problem: G(ST, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const DD = [lD, TD];
Oa(DD);
// src/model/remark.ts
function OD({ notIn: e = [] }, t) {
	return !e.includes(t);
}
function kD({ severity: e }, t, n) {
	let r = e?.[t];
	return r ? n.map((e) => ({
		...e,
		severity: r
	})) : n;
}
function AD(e, t, n) {
	return OD(e, t) ? kD(e, t, n()) : [];
}
var jD = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${PD(t)} was reached` : `The run was stopped by ${e}`;
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
		await fi(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const MD = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function ND(e) {
	let t = new jD(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of MD) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of MD) process.off(e, n);
		t.close();
	}
}
function PD(e) {
	return e % 36e5 == 0 ? `${e / 36e5}h` : e % 6e4 == 0 ? `${e / 6e4}m` : `${e / 1e3}s`;
}
// src/files/outputs.ts
async function FD(e, t, n) {
	let { command: r, out: i, report: a, plan: o = [], reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	return f.length === 0 ? new Map() : zD(f, [
		...t.map((e) => P(n.displayRoot, e)),
		...await Po(u, Yi),
		l,
		...s,
		o
	].flat(), n);
}
async function ID(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await FD(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await VD(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : nm(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => LD(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => RD((await import("./planFile.js")).planFile(a))) : void 0,
		reports: u,
		problems: s
	};
}
async function LD(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return RD(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function RD(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function zD(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(JD))), a = new Map();
	for (let t of e) {
		let e = await JD(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await HD(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, BD(t, s));
	}
	return r;
}
function BD({ option: e, path: t }, n) {
	return O("not-written", `${e}: ${t} ${n}.`);
}
async function VD(e, t, n, r) {
	try {
		let i = typeof t == "string" ? t : await t(), a = await HD(e, n);
		if (a !== void 0) return BD(e, `cannot be written: it ${a}`);
		let o = KD(e.path, n), s = await li(e.path).catch(() => void 0);
		await Vi(o === void 0 && s ? await oi(e.path) : e.path, i, {
			mode: r ?? (s && s.mode & 511),
			root: o
		});
		return;
	} catch (t) {
		return BD(e, `cannot be written: ${Ii(t)}`);
	}
}
async function HD({ path: e, is: t }, n) {
	let r = t === "folder" && qD(n).includes(e), i = r ? e : KD(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await qi(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return WD(e);
	let a = await li(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && (!a.isFile() || /^\/(dev|proc)\//.test(e))) return "is not an ordinary file. Choose another file";
	if (!(await li(N(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], N(e)];
	return (await Promise.all(o.map(GD))).every(Boolean) ? void 0 : UD;
}
const UD = "cannot be written: this user may not write there";
async function WD(e) {
	let t = await li(e).catch(() => void 0);
	return !t && N(e) !== e ? WD(N(e)) : t?.isDirectory() ? await GD(e) ? void 0 : UD : "is a file, or is below one. Choose a folder";
}
async function GD(e) {
	return await ei(e, ti.W_OK).catch(() => !1) !== !1;
}
function KD(e, t) {
	return qD(t).find((t) => Xi(e, t));
}
function qD({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [P(e)]);
}
async function JD(e) {
	let t = await li(e).catch(() => void 0);
	return t?.isFile() ? `${t.dev}:${t.ino}` : Jr(await $i(N(e)), Wr(e));
}
// src/run/fileRemarks.ts
function YD({ declared: e, textFiles: t, settings: { rules: n } }, r = !0, i = "validate") {
	let a = wx(n, t, e), o = {
		levels: a?.isSure && r ? n.checks : {
			...n.checks,
			base: "off"
		},
		base: a?.language,
		needed: qn
	}, { kinds: s, entries: c } = xa(e, a?.language ?? "");
	return s.flatMap(({ plural: e, remarks: t }) => {
		let n = {
			entries: (c[e] ?? []).map((e) => ({ declared: e })),
			checks: o,
			isLive: !1
		};
		return t.flatMap((e) => e.needs === "files" ? AD(e, i, () => e.find(n)) : []);
	});
}
// src/run/run.ts
function XD(e, t, n) {
	return ZD(n, async (r) => {
		let i = {
			...n,
			signal: n.cancellation.stopping
		}, a = await Fo(e.projects, i);
		return QD(e, [...t, ...a], r);
	});
}
async function ZD(e, t) {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(dm(t, i)))
	};
	try {
		return lm({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function QD(e, t, n) {
	let { cancellation: r } = n;
	n.onSecrets(e.secrets);
	let i = await tO(e, t, n), { reads: a, report: o, targets: s } = i, c = (e) => r.stopped ? {
		...e,
		stopped: r.stopped
	} : e;
	if (r.stopping.aborted) return c(o);
	if (n.withoutSecrets) return c(await aO(e, i, n));
	if (e.command === "validate" || Lt(o.problems)) return o;
	let l = e.command === "apply" ? await n.permission?.toApply(o.manifests) : [];
	if (Ut(l ?? [])) return $D(o, l);
	let u = e.command === "plan" ? await s.ofPull() : void 0, d = Hx(u, a, e.others.length > 0), f = {
		reviewed: i.reviewed,
		target: u,
		applied: s.applied
	}, { runProject: p } = await import("./project3.js"), m = [];
	for (let t of a) m.push(await p(t, e, f, n));
	let h = m.map(({ plan: e }) => e?.filter?.unmatched ?? []), g = $D(o, l, d, dh(eO(e), h)), _ = [...new Set(m.flatMap((e) => e.manifests))];
	return c({
		...g,
		manifests: _,
		projects: m
	});
}
function $D(e, ...t) {
	return {
		...e,
		problems: [...e.problems, ...t.flatMap((e) => e ?? [])]
	};
}
function eO({ projects: e }) {
	return [...new Set(e.flatMap(({ rules: e }) => e.filter))];
}
async function tO(e, t, n) {
	let { command: r, projects: i } = e, { folders: a, onSecrets: s, lastApplied: c } = n, { stopping: l } = n.cancellation, u = new Map(), d = r === "validate" || n.withoutSecrets === !0, f = d ? void 0 : cO(e, t, n), p = await Ox(e, a, {
		...n,
		signal: l,
		known: u,
		findProject: f
	}), { reads: m } = p;
	s(m.flatMap(({ declared: e }) => qv(e.variables)));
	let h = ({ code: e }) => r === "validate" && e === "unset-variable", g = p.problems.map((e) => h(e) ? {
		...e,
		severity: "notice"
	} : e), _ = !p.problems.some(({ code: e }) => e === "text-file" || e === "yaml"), v = await lO(e, a), y = [...new Set(m.flatMap((e) => e.manifests))], b = sO([
		...t,
		...v.problems,
		...g,
		...await nO(e, t, n),
		...rO(e, m, a),
		...(await FD(e, y, a)).values(),
		...d ? m.flatMap((e) => YD(e, _, r)) : []
	]), x = {
		known: u,
		ids: i.flatMap(({ id: e }) => e === "" ? [] : [e]),
		findProject: f,
		onSecrets: s
	};
	return {
		reads: m,
		report: iO(e, m, y, b),
		reviewed: v.plans,
		targets: {
			ofPull: o(async () => n.target?.(y, x)),
			applied: c && o(() => c(y, x))
		}
	};
}
async function nO({ projects: e, others: t }, n, { folders: r, cancellation: i }) {
	let a = [...e.flatMap(({ manifests: e }) => e ?? []), ...t], o = a.flatMap(({ texts: e }) => e);
	return [...Ut(n) ? [] : await Io(a, r), ...await Do(o, r, i.stopping)];
}
function rO(e, t, { confined: n }) {
	let r = t.map((e) => e.declared), i = [...new Set(e.projects.flatMap(({ rules: e }) => e.overwrite))], a = n ? "The input overwrite" : "--overwrite", o = e.others.length > 0, s = bh(a, i, r), c = new Set(e.projects.flatMap(({ rules: e }) => e.create)), l = new Set(c.size > 0 ? r.flatMap((e) => [..._h(e)]) : []);
	return [
		...s.map((e) => o ? {
			...e,
			severity: "warning"
		} : e),
		...[...c].filter((e) => !l.has(e)).map(xh),
		...lh(eO(e), r)
	];
}
function iO({ command: e, kinds: t, projects: n, scope: r, showTexts: i }, a, o, s) {
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
async function aO(e, { reads: t, report: n, targets: r }, i) {
	let a = await Wx(e, n, t, r.ofPull);
	return {
		...$D(n, await oO(n, await r.ofPull(), i)),
		...a && { manifest_comparison: a }
	};
}
async function oO({ manifests: e }, t, { history: n, now: r }) {
	if (t?.is !== "read") return [];
	let i = {
		now: Math.floor(r() / 1e3),
		target: t.commit
	}, { trailersOfPull: a } = await import("./overwriteTrailers.js");
	return a(await n.versions(i.now, e, i));
}
function sO(e) {
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
function cO(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Ut(t) || r.id === "") return;
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
async function lO({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [O("bad-plan", e)]
	}), a = F(t, r), o = await ca(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => fm(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function uO(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: XD }) {
	return ND(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await dO(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return pO(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, c, o.stopping), m = $D(f, p), h = await ID(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = $D(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await Ki(fO(c, g, s.folders)), await n.close(g, c, h, _), cs(g, n.exitsWithFindings(c));
	});
}
async function dO(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await ax(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await ax("validate", t, n);
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
function fO({ backupDir: e, out: t, report: n }, { manifests: r }, i) {
	return [...[
		...r.map((e) => P(i.displayRoot, e)),
		...n,
		t ?? []
	].flat().map((e) => N(e)), e ?? []].flat();
}
function pO({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = O("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Ut(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Ut(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { eb as $, Mf as $n, Xi as $r, Nh as $t, lS as A, fm as An, po as Ar, rv as At, Tx as B, K as Bn, ka as Br, R_ as Bt, Z as C, Ei as Ci, Cm as Cn, bo as Cr, Sv as Ct, iS as D, gi as Di, J as Dn, ho as Dr, bv as Dt, X as E, xi as Ei, ym as En, mo as Er, Cv as Et, Lx as F, Vp as Fn, L as Fr, fv as Ft, mx as G, G as Gn, xa as Gr, Rg as Gt, gx as H, Mp as Hn, Na as Hr, Bg as Ht, Vx as I, Kp as In, Pa as Ir, uv as It, Y as J, hp as Jn, ma as Jr, mg as Jt, ex as K, Dp as Kn, da as Kr, r_ as Kt, Dx as L, Pp as Ln, La as Lr, tv as Lt, qx as M, $p as Mn, Ga as Mr, cv as Mt, Ux as N, Zp as Nn, I as Nr, dv as Nt, dS as O, hi as Oi, q as On, _o as Or, lv as Ot, Ix as P, Hp as Pn, Fa as Pr, pv as Pt, Sb as Q, sp as Qn, aa as Qr, Th as Qt, Ax as R, Bp as Rn, Ua as Rr, V_ as Rt, $ as S, Fi as Si, Sm as Sn, Fo as Sr, Bv as St, uS as T, Ii as Ti, gm as Tn, xo as Tr, Ev as Tt, ux as U, wp as Un, Aa as Ur, d_ as Ut, Sx as V, jp as Vn, ja as Vr, L_ as Vt, ax as W, Cp as Wn, ba as Wr, Xg as Wt, xb as X, up as Xn, Yi as Xr, Oh as Xt, Lb as Y, lp as Yn, ya as Yr, Dh as Yt, Eb as Z, cp as Zn, Qi as Zr, Ah as Zt, Uw as _, Ai as _i, Mm as _n, Wo as _r, oy as _t, VD as a, ca as ai, gh as an, fs as ar, zy as at, Nw as b, Oi as bi, Rm as bn, Po as br, Kv as bt, OD as c, Zi as ci, uh as cn, cs as cr, wy as ct, DD as d, Ki as di, Sh as dn, is as dr, vy as dt, la as ei, kh as en, Pf as er, Uy as et, IT as f, Gi as fi, oh as fn, ss as fr, _y as ft, Yw as g, Vi as gi, Lm as gn, Uo as gr, qv as gt, ST as h, Ui as hi, Fm as hn, Xo as hr, Qv as ht, FD as i, ra as ii, ah as in, ps as ir, Ly as it, Jx as j, um as jn, io as jr, ov as jt, hS as k, pi as ki, vm as kn, eo as kr, av as kt, AD as l, sa as li, lh as ln, es as lr, Ty as lt, uT as m, Hi as mi, qm as mn, Yo as mr, iy as mt, ZD as n, F as ni, _h as nn, Vd as nr, By as nt, jD as o, na as oi, mh as on, us as or, Vy as ot, lT as p, Wi as pi, Ym as pn, Jo as pr, sy as pt, Xb as q, bp as qn, pa as qr, Eg as qt, zD as r, ia as ri, dh as rn, xs as rr, Ry as rt, ND as s, $i as si, yh as sn, rs as sr, ky as st, uO as t, ua as ti, Eh as tn, mf as tr, jy as tt, kD as u, qi as ui, bh as un, ns as ur, yy as ut, Bw as v, ki as vi, Nm as vn, Vo as vr, Zv as vt, Q as w, zi as wi, _m as wn, jo as wr, Dv as wt, ww as x, Ri as xi, zm as xn, No as xr, jv as xt, Mw as y, ji as yi, Im as yn, Ho as yr, Gv as yt, Ox as z, qp as zn, Va as zr, w_ as zt };
