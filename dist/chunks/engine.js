import { i as e } from "./rolldown-runtime.js";
import { E as t, S as n, T as r, b as i, c as a, d as o, f as s, g as c, h as l, i as u, k as d, l as f, m as p, n as m, o as h, p as g, r as _, t as v, u as y, v as b, w as x, x as S, y as ee } from "./wire.js";
import { $ as te, $r as ne, $t as C, A as w, Ai as re, An as T, Ar as ie, Bn as ae, Br as oe, Bt as se, Ci as ce, Cn as le, Ct as ue, D as de, Di as fe, Dn as pe, Dt as me, E as he, En as ge, Et as _e, F as ve, Fr as ye, Ft as be, Gn as xe, Gr as Se, Gt as Ce, Hn as we, Hr as Te, Ht as Ee, I as De, In as Oe, Ir as ke, J as Ae, Jn as je, Jr as E, Jt as Me, Kn as Ne, Kr as Pe, Kt as Fe, Lr as Ie, Lt as Le, M as Re, Mn as ze, Mr as Be, Mt as Ve, N as D, Nr as He, Nt as Ue, O as We, Oi as Ge, Or as Ke, Ot as O, P as qe, Pr as Je, Pt as Ye, Q as Xe, Qn as Ze, Qr as Qe, Qt as $e, R as et, Rr as tt, Rt as nt, Sn as rt, St as it, T as at, Tn as ot, Tt as st, Un as ct, Ur as lt, Ut as ut, Vr as dt, Vt as ft, Wn as pt, Wr as mt, Wt as ht, X as gt, Xn as _t, Xr as vt, Xt as yt, Yn as bt, Yr as xt, Yt as St, Z as Ct, Zr as wt, Zt as Tt, _ as Et, _i as Dt, _n as Ot, _t as kt, an as At, ar as jt, at as Mt, bn as Nt, bt as Pt, ci as Ft, cr as It, ct as Lt, di as Rt, dn as zt, dt as Bt, ei as Vt, en as Ht, er as Ut, et as Wt, fn as Gt, ft as Kt, gt as qt, hi as Jt, hn as Yt, ht as Xt, in as Zt, it as k, j as A, jn as Qt, jr as $t, jt as en, k as tn, ki as nn, kn as rn, kr as an, kt as on, li as sn, lt as cn, m as ln, mt as un, n as dn, ni as fn, nn as pn, nt as mn, oi as hn, on as j, ot as gn, pn as _n, pt as vn, q as yn, qn as bn, qr as xn, qt as Sn, r as M, ri as Cn, rn as wn, rr as Tn, rt as En, s as Dn, si as On, sn as kn, sr as An, st as jn, t as Mn, ti as Nn, tn as Pn, tr as Fn, tt as In, u as Ln, ui as Rn, un as zn, ut as Bn, vi as Vn, vt as Hn, wi as Un, wt as Wn, xn as Gn, xt as Kn, yi as qn, yn as Jn, z as Yn, zr as Xn, zt as Zn } from "./start.js";
import { _ as Qn, b as $n, c as er, d as tr, f as nr, g as rr, h as N, i as ir, l as ar, m as or, n as sr, p as cr, r as lr, s as ur, t as dr, x as fr, y as pr } from "./zod.js";
import { a as mr, c as hr, d as gr, f as P, i as _r, l as vr, o as yr, p as br, s as xr, u as Sr } from "./client.js";
import { basename as Cr, delimiter as wr, dirname as F, extname as Tr, isAbsolute as Er, join as Dr, posix as Or, relative as kr, resolve as I, sep as Ar, win32 as jr } from "node:path";
import * as Mr from "node:fs/promises";
import { access as Nr, constants as Pr, link as Fr, lstat as Ir, open as Lr, readdir as Rr, realpath as zr, rename as Br, rm as Vr, stat as Hr, writeFile as Ur } from "node:fs/promises";
import { devNull as Wr } from "node:os";
import { setImmediate as Gr, setTimeout as Kr } from "node:timers/promises";
// src/files/commitFiles.ts
var qr = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const Jr = [
	"*",
	".*",
	"**"
];
var Yr = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new qr(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => Jr.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = I(e, i.join("/")), o = kr(a, this.#e).split(Ar).join("/"), s = o !== "" && !o.startsWith("..") && !Er(o), c = s ? "" : await this.#o(a);
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
		let t = kr(this.#e, e).split(Ar).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || Er(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (Er(n)) return;
			let r = Or.join(Or.dirname(e.path), n, t.slice(e.path.length));
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
const Xr = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Zr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// node_modules/yocto-queue/index.js
var Qr = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, $r = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Qr(e);
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
function ei(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), ti(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new $r(), r = 0, i = () => {
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
				ti(t), e = t, queueMicrotask(() => {
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
function ti(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/files/system.ts
const ni = ei(16);
function ri(e, t) {
	return ni(() => Mr.readFile(e, t ?? null)).catch((t) => {
		throw t instanceof Error ? Object.assign(t, { path: e }) : t;
	});
}
function ii(e) {
	if (!si(e, "EISDIR", "ENOENT", "ENOTDIR")) throw e;
}
var ai = class extends Error {
	name = "ToolFailure";
}, oi = class extends Error {};
function si(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const ci = {
	EDQUOT: "the disk quota of this user is used up",
	EFBIG: "the file would be larger than the system allows",
	EIO: "the disk reports an error",
	ELOOP: "its symbolic links form a circle",
	EMFILE: "the process has too many open files. Raise its limit, for example with ulimit -n 1024",
	ENAMETOOLONG: "its name is too long",
	ENFILE: "the system has too many open files",
	ENOMEM: "the system has no memory left",
	ENOSPC: "the disk is full",
	EROFS: "the file system is read-only"
}, li = {
	...ci,
	EACCES: "this user may not read it",
	EISDIR: "it is a folder",
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EPERM: "this user may not read it"
}, ui = {
	...ci,
	EACCES: "this user may not write there",
	EEXIST: "a file is in the place of its folder",
	ENOENT: "its folder does not exist",
	ENOTDIR: "a file is in the place of its folder",
	EPERM: "this user may not write there"
};
function di(e) {
	return e instanceof TypeError ? `it is not UTF-8 (${e.message}). Save it as UTF-8.` : e instanceof oi ? "its real path is outside of the workspace. Copy the file itself into the repository." : `${pi(e, li)}.`;
}
function fi(e) {
	return pi(e, ui);
}
function pi(e, t) {
	if (!(e instanceof Error)) return String(e);
	let n = "code" in e ? String(e.code) : "";
	return t[n] ?? (n === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
function mi(e) {
	return e instanceof Error && "code" in e && "syscall" in e && "path" in e && typeof e.code == "string" && typeof e.path == "string";
}
function hi(e, t) {
	if (e instanceof ai) return O("not-read", e.message, { scope: "project" });
	if (!mi(e)) return;
	let n = kr(t, e.path).split(Ar).join("/"), r = [
		"EISDIR",
		"ENOENT",
		"ENOTDIR"
	].includes(e.code) ? `${n} was changed or removed while Lokaform ran. Now ${di(e)} Run again when no other program changes it.` : `${n} cannot be read: ${di(e)}`, i = !n.startsWith("../") && !Er(n);
	return O("not-read", r, {
		scope: "project",
		...i && { place: {
			file: n,
			line: 1,
			col: 1,
			endLine: 1,
			endCol: 1
		} }
	});
}
// src/files/atomicWrite.ts
const gi = /^\.lokaform-[0-9a-f]{24}\.part$/;
async function _i(e, t, n = {}) {
	await Si([F(e)]);
	let r = await yi(e, t, n);
	await Br(r, e).finally(() => Vr(r, { force: !0 }));
}
async function vi(e, t, n) {
	await Si([F(e)]);
	let r = await yi(e, t, n);
	return bi(r, e).finally(() => Vr(r, { force: !0 }));
}
async function yi(e, t, { mode: n, root: r, check: i }) {
	let a = F(e), o = Dr(a, `.lokaform-${Zr(12).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = Pr, d = await Lr(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = Dr(await zr(r), kr(I(r), I(a)));
			if (await zr(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await ri(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Vr(o, { force: !0 }), e;
	}
}
async function bi(e, t) {
	try {
		await Fr(e, t);
	} catch (n) {
		if (si(n, "EEXIST") || await wi(t)) return !1;
		await Br(e, t);
	}
	return !0;
}
async function xi(e) {
	try {
		let t = await Lr(e, Pr.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!si(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Si(e) {
	for (let t of new Set(e)) for (let e of await Rr(t).catch(() => [])) {
		if (!gi.test(e)) continue;
		let n = await Ir(Dr(t, e)).catch(() => void 0);
		n?.isFile() === !0 && Date.now() - n.mtimeMs > 864e5 && await Vr(Dr(t, e), { force: !0 }).catch(() => {});
	}
}
async function Ci(e, t) {
	let n = t;
	for (let r of kr(t, e).split(Ar)) {
		n = Dr(n, r);
		let e = await Ir(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${kr(t, n)}. Choose a path without links`;
	}
}
async function wi(e) {
	return await Ir(e).catch(() => void 0) !== void 0;
}
// src/files/paths.ts
const Ti = new AbortController().signal;
function L(e, { displayRoot: t }) {
	return kr(t, e).split(Ar).join("/");
}
function Ei(e, t) {
	let n = kr(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Ar}`) && !Er(n);
}
async function Di(e, t) {
	for (let n = e;; n = F(n)) {
		if (await wi(Dr(n, ".git"))) return n;
		if (n === F(n) || n === t || t !== void 0 && !Ei(n, t)) return;
	}
}
async function Oi(e, t, n) {
	let r = await ki(t), i = n && await ki(n), a = new Map();
	for (let n of e) {
		let e = await ki(I(t, n)), o = await Di(F(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(L(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? L(Dr(e ?? r, n), { displayRoot: r })
	}));
}
async function ki(e) {
	return zr(e).catch(() => e);
}
async function Ai(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new oi());
	if (!t) return ri(e);
	let [r, i] = await Promise.all([zr(e), zr(t.workspace)]);
	if (!Ei(r, i)) throw new oi();
	return ri(r);
}
function ji(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? Ni(e) : "utf-8", r;
	try {
		r = new TextDecoder(n, { fatal: !0 }).decode(e);
	} catch {
		let [t = ""] = new TextDecoder(n).decode(e).split("�");
		throw TypeError(`line ${t.split("\n").length}`);
	}
	if (r.startsWith("version https://git-lfs.github.com/spec/")) throw Error("it is a pointer of Git LFS, and not the file itself. At a terminal, run git lfs pull; in a workflow, give actions/checkout lfs: true");
	return r;
}
function Mi(e, t) {
	let n = Ni(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function Ni([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function Pi(e) {
	try {
		return new TextDecoder(Ni(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function Fi(e, t, n, r = ji) {
	try {
		return Ve(r(await ri(e)));
	} catch (r) {
		let i = `${t} ${L(e, n)} cannot be read: ${di(r)}`;
		return Wn(O("not-read", i));
	}
}
async function Ii(e, { commit: t }) {
	return t ? t.isFile(e) : (await Hr(e).catch(() => void 0))?.isFile() === !0;
}
async function Li(e, t) {
	let n = (e) => e.toLowerCase().replace(/^\.|\.(?:ya?ml|jsonc?|txt)(?=\.|$)/g, "");
	return (await Rr(t).catch(() => [])).filter((t) => n(t) === n(e) && /.\./.test(t)).sort();
}
async function Ri(e, { commit: t }) {
	return t ? t.isFolder(e) : (await Hr(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const zi = "lokaform-backup", Bi = ["node_modules", zi];
async function Vi(e, t, n, r) {
	let i = I(t, e);
	if (await Ii(i, n)) return [i];
	let a = Bi.map((e) => `**/${e}/**`);
	return Hi(e.split(Ar).join("/"), {
		cwd: t,
		ignore: a
	}, n, r).catch((e) => {
		if (e instanceof qr || mi(e)) throw e;
		return [];
	});
}
async function Hi(e, { cwd: t, ignore: n, dot: r = !1 }, i, a) {
	let o = Rt(e), s = o.map(({ superset: e }) => e), c = [...new Set(s.map(({ glob: e }) => e))], { commit: l } = i, u = {
		cwd: t,
		signal: a,
		ignored: Wi(n),
		dot: r || s.some((e) => e.dot)
	}, d = l ? (await Promise.all(c.map((e) => l.candidates(t, e)))).flat().filter(Ui) : await Gi("", c.map((e) => e.split("/")), u), f = [...new Set(d)].filter((e) => o.some((t) => Rn(t, e, r))), p = [];
	for (let e of f) await Ii(I(t, e), i) && p.push(I(t, e));
	return [...new Set(p)];
}
function Ui(e) {
	return !e.split("/").some((e) => Bi.includes(e));
}
function Wi(e) {
	let t = e.map((e) => e.slice(3, -3)).map((e) => e.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
	return RegExp(`(?:^|/)(?:${t.join("|")})$`);
}
async function Gi(e, t, n) {
	let { cwd: r, signal: i, ignored: o, dot: s } = n;
	if (i.aborted || o.test(e.slice(0, -1))) return [];
	let c = t.every(([e = ""]) => !Ki.has(e)) ? [...new Set(t.map(([e = ""]) => qi(e)))].map((e) => ({
		name: e,
		isFolder: !0
	})) : await Yi(I(r, e)), l = [];
	for (let { name: r, isFolder: i } of c) {
		let o = t.flatMap((e) => Ji(e, r, s));
		o.some(({ length: e }) => e === 0) && l.push(e + r);
		let c = o.filter(({ length: e }) => e > 0);
		i && c.length > 0 && a(l, await Gi(`${e}${r}/`, c, n));
	}
	return l;
}
const Ki = new Set([
	"**",
	"*",
	".*"
]);
function qi(e) {
	return e.replace(/\\(.)/gsu, "$1");
}
function Ji([e = "", ...t], n, r) {
	return Ki.has(e) ? (e === ".*" ? !n.startsWith(".") : !r && n.startsWith(".")) ? [] : e === "**" ? [["**", ...t], ...Ji(t, n, r)] : [t] : qi(e) === n ? [t] : [];
}
async function Yi(e) {
	try {
		return (await Rr(e, { withFileTypes: !0 })).map((e) => ({
			name: e.name,
			isFolder: e.isDirectory()
		}));
	} catch (e) {
		if (si(e, "ENOENT") || si(e, "ENOTDIR")) return [];
		throw e;
	}
}
async function Xi(e, t) {
	let n = Dr(F(e), ".gitignore"), r = `/${Cr(e)}`, i;
	try {
		i = ji(await ri(n));
	} catch (e) {
		if (si(e, "ENOENT")) return Ve({
			path: n,
			text: `${r}\n`
		});
		let i = `${L(n, t)} cannot be read: ${di(e)}`;
		return Wn(O("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Cr(e))) return Ve(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return Ve({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/model/earlierManifest.ts
function Zi(e, t = Infinity) {
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
function Qi(e, t) {
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
function $i(e, { since: t, now: n = Infinity }) {
	let r = ({ until: e, trailers: { pulled: r } }) => (e >= t || r !== void 0) && (e <= n || e === Infinity);
	return e.filter((e) => e.parents.length === 1 && r(e));
}
async function ea(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = ta(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function ta({ commits: e, merged: t }, n) {
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
				pulled: na(e)
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ to: t, now: n, before: r, after: i }) => ({
			path: t,
			now: n,
			before: r,
			after: i,
			until: e.until,
			pulled: na(e)
		})))
	};
}
function na({ until: e, date: t, trailers: { pulled: n } }) {
	return n === void 0 ? void 0 : Math.min(n, e, t);
}
// src/model/trailers.ts
const ra = "Lokaform-Pulled", ia = "Lokaform-Overwrite";
function aa(e, t = !1) {
	let { id: n, parents: r, date: i, message: a, committer: o } = e, [s = ""] = a.split("\n", 1);
	return {
		id: n,
		parents: r,
		date: i,
		isMade: r.length > 1 || /^noreply@/i.test(o) || /\(#\d+\)\s*$/.test(s),
		trailers: oa(a),
		time: t ? Infinity : i
	};
}
function oa(e) {
	let t = (t) => pa(e).flatMap(({ token: e, value: n }) => sa(e, t) && n !== "" ? n : []), n = t(ra).map((e) => {
		let t = e.replaceAll(/["']/g, "");
		return /^\d+$/.test(t) ? Number(t) : Math.floor(Date.parse(t) / 1e3);
	}), r = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, i = e.match(RegExp("^[ \\t]*Lokaform-Pulled:", "gim"))?.length ?? 0, a = n.length > 0 && i >= r && n.every((e) => !Number.isNaN(e)), s = t(ia), c = [...e.matchAll(RegExp(`${ia}[ \\t]*:?(.*)$`, "gim"))].map(([, e = ""]) => e.trim()).filter((e) => !s.includes(e));
	return {
		...a && { pulled: o(n) },
		overwrites: s,
		mentions: c
	};
}
const sa = (e, t) => e.toLowerCase() === t.toLowerCase(), ca = ["Signed-off-by: ", "(cherry picked from commit "], la = /^([A-Za-z0-9-]+)[ \t]*:([\s\S]*)$/, ua = (e) => /^[ \t\r]*$/.test(e), da = (e) => e.startsWith("#"), fa = (e) => e.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, "");
function pa(e) {
	let t = e.split("\n"), n = t.findIndex((e, n) => /^---[ \t\r]/.test(e) || ["---", "# ------------------------ >8 ------------------------"].includes(e) && n < t.length - 1), r = ma(n === -1 ? t : [...t.slice(0, n), ""]), i = [];
	for (let e of r.slice(ha(r))) {
		let t = i.at(-1);
		t !== void 0 && la.test(t) && /^(?:[ \t\r]|$)/.test(e) ? i[i.length - 1] = `${t}\n${e}` : i.push(e);
	}
	return i.flatMap((e) => {
		let [, t, n = ""] = la.exec(e) ?? [];
		return t === void 0 ? [] : [{
			token: t,
			value: fa(fa(n).replaceAll(/\n[ \t\r\n]*/g, " "))
		}];
	});
}
function ma(e) {
	let t = -1, n = !1;
	for (let [r, i] of e.entries()) {
		let a = i === "Conflicts:" && r < e.length - 1;
		n ||= a, da(i) || i === "" || a ? t = t === -1 ? r : t : n && i.startsWith("	") || ([t, n] = [-1, !1]);
	}
	return t === -1 ? e : e.slice(0, t);
}
function ha(e) {
	let t = e.findIndex((e) => !da(e) && ua(e)), n = {
		trailers: 0,
		others: 0,
		continuations: 0
	}, [r, i] = [!1, !0];
	for (let a = e.length - 1; t !== -1 && a >= t; --a) {
		let t = e[a] ?? "";
		if (ua(t) && !da(t)) {
			if (i) continue;
			let t = n.others + n.continuations;
			return n.trailers > 0 && (t === 0 || r && n.trailers * 3 >= t) ? a + 1 : e.length;
		}
		i &&= da(t);
		let o = ca.some((e) => t.startsWith(e));
		r ||= o, o || la.test(t) ? [n.trailers, n.continuations] = [n.trailers + 1, 0] : /^[ \t\r]/.test(t) ? n.continuations += 1 : (n.others += n.continuations + +!da(t), n.continuations = 0);
	}
	return e.length;
}
// src/plan/declaredContents.ts
function ga({ fields: e }, t) {
	let n = e.flatMap((e) => e.toPlan(t));
	return {
		fields: new Map(n.map((e) => [y([e.field, e.part ?? null]), e])),
		texts: new Set(n.map((e) => y([
			e.field,
			e.part ?? null,
			e.after
		])))
	};
}
function _a({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : R(i),
		isNew: n.get("new") === !0
	};
}
function R(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(R) : [];
}
function va(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = [...g(s, o)], l = new Map(c.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = ba(t, e(t).map((e) => ya(l.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => _a(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [y([...r(e)].sort())]), o((t) => [y(e.identity(t.values))]);
	let c = (t) => R(e.identity(t.values));
	return o((t) => [...(_a(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function ya(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function ba(e, t, n) {
	if (t.length < 2) return t[0];
	let r = n(e), i = t.map((e) => [...n(e)].filter((e) => r.has(e)).length);
	return t[i.indexOf(o(i))];
}
function xa(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Pn(t, n, i ? [i.name, r] : []).path;
}
function Sa({ fields: e }, { values: t }) {
	return e.flatMap((e) => e.role === "text" ? e.toPlan(t) : []);
}
function Ca(e, t, n) {
	return Sa(e, t).find(({ part: e }) => e === n)?.after;
}
function wa(e, t, n) {
	return (t.parts ?? [t]).some((t) => t.from?.language === n && p(Ca(e, t, n)));
}
const Ta = new WeakMap();
function Ea(e, t, n) {
	let r = Ta.get(t) ?? new Map();
	Ta.set(t, r);
	let i = y([e.name, n?.name ?? null]), a = r.get(i) ?? Oa(e, n ? Da(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Da(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Oa(e, t) {
	let n = g(t, (t) => Aa(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Ma(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : va(e, {
				target: a,
				head: [t]
			}, (t) => ga(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Ma(e, t).own).filter((e) => e !== t)
	};
}
function ka(e, t) {
	return _a(e, t).previously ?? [];
}
function Aa(e, t) {
	let { id: n, previously: r = [] } = _a(e, t), i = R(e.identity(t.values)).map(Na);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(Na)
	};
}
const ja = new WeakMap();
function Ma(e, t) {
	let n = ja.get(t) ?? Aa(e, t);
	return ja.set(t, n), n;
}
function Na(e) {
	return `name ${e}`;
}
// src/plan/textVerdict.ts
function Pa({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: Fa
	};
	let { periods: a, merged: o, unread: s } = n, [c, ...l] = a;
	if (!c) throw Error("a text has no history");
	let u = l.filter(({ said: e }) => e !== void 0 && r(e)), d = [...u, ...o].some(({ pulled: e, said: t = null }) => e !== void 0 && r(t)), f = c.since === -Infinity || l.some(({ said: e }) => Ba(e, c.said)) || o.some((e) => Ba(e.said, c.said) && e.before !== void 0 && !r(e.before));
	return e !== void 0 && (u.some(({ until: t }) => e < t) || o.some((t) => t.at >= e && r(t.said))) ? {
		is: "write",
		...d && f && { takesBack: !0 }
	} : u.length > 0 && t !== !1 ? t ? { is: "write" } : i : e === void 0 ? {
		is: "undecided",
		cause: "undated"
	} : s === void 0 ? (c.pulled === void 0 ? c.since >= e : c.pulled > e) ? l.some(({ said: e }) => e !== void 0) || c.pulled !== void 0 ? { is: "conflict" } : {
		is: "undecided",
		cause: "never agreed"
	} : { is: "pull" } : {
		is: "undecided",
		cause: "unread history",
		why: s
	};
}
const Fa = "The files are not in a git repository.";
function Ia(e, t, n, r) {
	let i = xa(e.kind, e.entry, e.language), a = Ra(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Ra(e, i, t, r) : a, s = La(e, n, r);
	return {
		periods: za(o, s),
		merged: s
	};
}
function La(e, t, n) {
	return t.flatMap(({ before: t, after: r = [], until: i, pulled: a }) => {
		let [o, s] = [t, r].map((t) => Va(e, t, n));
		return s === void 0 || Ba(s, o) ? [] : [{
			said: s,
			at: i,
			pulled: a,
			before: o
		}];
	});
}
function Ra(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, Va(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Ba(u, o.said)) continue;
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
function za(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Ba(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function Ba(e, t) {
	return y(e ?? null) === y(t ?? null);
}
function Va({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = Ea(e, i).namesakes(t);
	return [a, o].flatMap((n) => Ea(e, r, n).find(t) ?? []).filter((n) => Ha(e, n, t, s)).map((t) => Ca(e, t, n)).find((e) => e !== void 0);
}
function Ha(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Ua(e, t), a = (t) => [...Ua(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Ua(e, { values: t, onCreate: n, from: r }) {
	return ga({ fields: e.fields.filter(({ role: e }) => e !== "text") }, r ? {
		...n,
		...t
	} : t).texts;
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
	GIT_GRAFT_FILE: Wr,
	GIT_TERMINAL_PROMPT: "0",
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
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? Or.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Qa.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => jr.join(n, e + t)) : [];
	});
}
function eo(e, t) {
	let n = $a("git", process.platform, t).filter((t) => !to(e, F(t))), r = n.find(no);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => F(e)))].join(wr)
	};
}
function to(e, t) {
	try {
		let [n, r] = [ln(t), ln(e)];
		return n === r || Ei(n, r);
	} catch {
		return !0;
	}
}
function no(e) {
	try {
		return Ln(e, Pr.X_OK), Et(e).isFile();
	} catch {
		return !1;
	}
}
async function ro(e, t, { environment: n, signal: r, limits: i = Ka }, { input: a = "", takesPart: o = !1 } = {}) {
	let s = eo(e, n);
	if (!s) throw new Ja(io);
	let c = Object.entries(n).filter(([e]) => Ya.test(e)), l = {
		...Object.fromEntries(c),
		...Xa,
		PATH: s.PATH,
		GIT_CEILING_DIRECTORIES: F(e)
	}, u = {
		signal: AbortSignal.any([r, AbortSignal.timeout(i.time)]),
		encoding: "buffer",
		maxBuffer: i.output,
		cwd: F(s.program),
		env: l,
		windowsHide: !0
	}, d = [
		"-C",
		e,
		...Za,
		...t
	];
	return new Promise((e, t) => {
		let n = (e, n = "") => t(so(e, n, r));
		try {
			let t = Wa(s.program, d, u, (t, r, i) => !t || o && t.code === ao ? e(r) : n(t, i.toString("utf8")));
			t.stdin?.on("error", () => {}), t.stdin?.end(a);
		} catch (e) {
			n(e instanceof Error ? e : Error(String(e)));
		}
	});
}
const io = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.", ao = "ERR_CHILD_PROCESS_STDIO_MAXBUFFER", oo = /too many open files|out of memory|memory exhausted|cannot allocate memory|resource temporarily unavailable/i;
function so(e, t, n) {
	let { name: r, code: i, signal: a } = e, [o = ""] = t.trim().split("\n", 1), s = `git ended with the code ${i}${o === "" ? "" : ` (${o.slice(0, 200)})`}`;
	return n.aborted ? new qa("The run was stopped.") : i === ao ? new qa("The history of the repository is too large to read.") : r === "AbortError" ? co("git did not answer in time") : typeof i == "string" ? co(`git could not be started (${i})`) : typeof a == "string" ? co(`git was ended by the signal ${a}`) : Number(i) > 129 || oo.test(t) ? co(s) : /dubious ownership/.test(t) ? new qa("git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.") : /not a git repository/.test(t) ? new qa("The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.") : new qa(`${s}.`);
}
function co(e) {
	return new ai(`The git repository cannot be read, because ${e}. Without it, Lokaform cannot tell which side changed a translation, so nothing is written. Run again when the machine has more free memory, processes and open files.`);
}
function lo(e) {
	if (!(e instanceof qa)) throw e;
}
const uo = "refs/remotes/origin/HEAD";
async function fo(e, t) {
	let n = await zr(e), r = await Di(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => (await ro(r, e, t).catch(lo))?.toString("utf8").trim() || void 0, a = (await i("for-each-ref", "--format=%(refname)%09%(symref:short)", uo, "refs/heads/main", "refs/heads/master") ?? "").split("\n").map((e) => e.split("	")), o = a.find(([e]) => e === uo)?.[1], [s] = !o && a.find(([e]) => e?.startsWith("refs/heads/")) || [];
	return {
		isRoot: r === n,
		defaultBranch: o?.startsWith("origin/") ? o.slice(7) : void 0,
		usualBranch: s?.slice(11),
		currentBranch: await i("symbolic-ref", "--quiet", "--short", "HEAD"),
		unpushed: async () => Number(await i("rev-list", "--count", "@{upstream}..HEAD", "--") ?? 0),
		commit: () => i("rev-parse", "--quiet", "--verify", "HEAD")
	};
}
const po = [
	(e) => e,
	ho,
	(e) => Buffer.from(Pi(e)),
	(e) => ho(Buffer.from(Pi(e)))
];
function mo(e, t) {
	for (let n of po) if (go(n(e), t) === t) return n(e);
}
function ho(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function go(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return Xr(n).update(`blob ${e.length}\0`).update(e).digest("hex");
}
// src/files/gitHistory.ts
const _o = {
	is: "unreadable",
	why: Fa,
	noRepository: !0,
	versions: []
};
var vo = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = t((t) => new bo(t, e));
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? _o : await this.#t(i.root).versions(e, n, i));
		let [i, ...a] = r;
		if (i && a.length === 0) return i;
		let s = {
			versions: r.flatMap((e) => e.versions).sort((e, t) => e.until === t.until ? 0 : t.until - e.until),
			merged: r.flatMap(({ merged: e = [] }) => e),
			commits: r.flatMap(({ commits: e = [] }) => e)
		}, c = r.flatMap((e) => e.is === "unreadable" ? e : []);
		return c.length === 0 ? {
			is: "read",
			...s
		} : {
			is: "unreadable",
			why: [...new Set(c.map((e) => e.why))].join(" "),
			back: o(c.map((e) => e.back ?? Infinity)),
			...s
		};
	}
	async upstream(e) {
		let [t, ...n] = await this.#n(e);
		if (!(t?.root === void 0 || n.length > 0)) return this.#t(t.root).upstream(t.names).catch(lo);
	}
	async ignored(e) {
		let t = (await this.#n(e)).map(({ root: e, names: t }) => e === void 0 ? [] : this.#t(e).ignored(t).catch(lo));
		return (await Promise.all(t)).flatMap((e) => e ?? []);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return Oi(e, t, n?.workspace);
	}
};
const yo = ["origin/main", "origin/master"];
var bo = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a = new Map();
	constructor(e, n) {
		this.#e = e, this.#t = n;
		let i = t((t) => {
			let { words: r, input: i } = JSON.parse(t);
			return ro(e, r, n, { input: i });
		});
		this.#n = (e, t) => i(JSON.stringify({
			words: e,
			input: t
		})), this.#i = r(() => Eo(this.#n));
	}
	async versions(e, t, { names: n, nameOf: r }) {
		try {
			let i = await this.#o(e, t), { all: a } = i, o = await this.#s(n), s = {
				since: e,
				names: n,
				nameOf: r,
				read: (e) => this.#l(e)
			}, { known: c, missing: l } = await ea(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
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
		let t = async (...e) => (await this.#n(e)).toString("utf8").trim(), n = (await t("for-each-ref", "--format=%(HEAD)%09%(refname)%09%(upstream:short)", "refs/heads", ...yo.map((e) => `refs/remotes/${e}`))).split("\n").map((e) => e.split("	")), r = n.find(([e]) => e === "*")?.[2], i = yo.filter((e) => n.some(([, t]) => t === `refs/remotes/${e}`)), a = async (e) => Number(await t("rev-list", "--count", `HEAD..${e}`, "--").catch(lo) ?? 0), o, s = 0;
		for (let e of [r, ...i]) s === 0 && e && ([o, s] = [e, await a(e)]);
		if (o === void 0 || s === 0) return;
		let c = await t("merge-base", "HEAD", o), l = await Eo(this.#n, o), u = await Eo(this.#n, c), d = [...e].flatMap(([e, t]) => {
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
	async ignored(e) {
		let t = await this.#i(), n = [...e.keys()].filter((e) => !t.has(e));
		return n.length === 0 ? [] : (await this.#n([
			"check-ignore",
			"-z",
			"--stdin"
		], n.join("\0"))).toString("utf8").split("\0").flatMap((t) => e.get(t) ?? []);
	}
	#o(e, { target: t, now: n }) {
		if (!this.#r || this.#r.since > e || this.#r.target !== t) {
			let r = this.#t.maxCommits ?? xo;
			this.#r = {
				since: e,
				target: t,
				read: So(this.#n, {
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
			r !== void 0 && mo(r, t) || a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => Cr(e) === Cr(n));
			for (let t of r) if (!e.has(t) && await this.#c(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #c(e) {
		let t = Dr(this.#e, e);
		return (await Ir(t).catch(ii))?.isFile() ? ri(t).catch(ii) : void 0;
	}
	async #l(e) {
		let t = [...new Set(e)].filter((e) => !this.#a.has(e));
		if (t.length === 0) return this.#a;
		let n = {
			input: `${t.join("\n")}\n`,
			takesPart: !0
		}, r = await ro(this.#e, ["cat-file", "--batch"], this.#t, n);
		for (let e = 0; e < r.length;) {
			let t = r.indexOf("\n", e) + 1, [n = "", , i] = r.toString("latin1", e, t).trim().split(" "), a = i === void 0 ? t - 1 : t + Number(i);
			if (t === 0 || a >= r.length) break;
			i !== void 0 && this.#a.set(n, Pi(r.subarray(t, a))), e = a + 1;
		}
		return this.#a;
	}
};
const xo = 2e3;
async function So(e, { since: t, target: n, now: r }, i) {
	let a = n && await e([
		"rev-list",
		"HEAD",
		`^${n}`,
		"--"
	]).catch((e) => {
		throw lo(e), new qa("The repository lacks the commit that the pull request would be merged into.");
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
		return [aa({
			id: s,
			parents: c,
			date: Number(a),
			committer: r,
			message: i.join("\n")
		}, o.has(s))];
	}), c = await s("--first-parent", "HEAD").catch(Co), l = Zi(c, r).slice(0, i), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
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
	])).toString("latin1") : "", m = /^parent /m.test(p.split("\n\n", 1)[0] ?? ""), h = f ? `The repository has more than ${i} commits since then, and older ones are not read.` : m ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, g = m ? u.slice(0, -1) : u, [_] = m ? [d.id] : d.parents, v = Qi(g, g.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ..._ === void 0 ? [] : [`^${_}`]) : []), y = $i(v, {
		since: t,
		now: r
	}), b = await wo(e, [...g, ...y]);
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
function Co(e) {
	if (e instanceof qa && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function wo(e, t) {
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
	], a = To((await e([...r, ...i], n.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: a.get(e.id) ?? []
	}));
}
function To(e) {
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
async function Eo(e, t = "HEAD") {
	let n = await e([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		t,
		"--"
	]).catch(Co);
	return new Map(n.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
function Do(e) {
	return `${ra}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/kinds/declaration.ts
function Oo({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => jo(n, t[e] ?? [])));
}
function ko(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => Ao(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Ao(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function jo({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: At(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Mo(e, t, { second: n, first: r, field: i }, a = "") {
	let o = `${t} is declared twice: here and at ${No(r, [i])}. Keep one of them.${a}`;
	return O(e, o, { place: j(n.file, n.span, [i]) });
}
function No({ file: e, span: t }, n) {
	return Po(j(e, t, n));
}
function Po({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/registry.ts
let Fo = [];
function Io(e) {
	Fo = e;
}
function Lo() {
	if (Fo.length === 0) throw Error("no kinds are registered");
	return Fo;
}
function Ro(e) {
	let t = Fo.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function zo(e, t) {
	let n = Ro(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Bo({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function Vo(e, { field: t }) {
	return zo(e, t).role === "text";
}
// src/report/view/words.ts
function z(e, t) {
	return `${B(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function B(e) {
	return String(e).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function Ho(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${B(n)} more` : "");
}
function Uo(e) {
	return Ro(e).words;
}
function Wo(e, t) {
	let { one: n, many: r } = Uo(t);
	return `${B(e)} ${e === 1 ? n : r}`;
}
function Go({ kind: e, label: t }) {
	let n = A(t), { prefix: r, maxName: i } = Uo(e);
	return r + ve(n, i);
}
function Ko({ file: e, line: t }, n) {
	return e === n ? `line ${t}` : `${A(e)}:${t}`;
}
function qo({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${A(e)}: `) + (n ? `${D(n.project.name, 80)} (${D(t, 200)})` : D(t, 200));
}
function Jo(e) {
	return e.length <= 3 ? e.map((e) => A(e)).join(", ") : z(e.length, "manifest");
}
const Yo = r(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function Xo(e) {
	return `${Yo().format(e * 1e3)} UTC`;
}
function Zo(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function Qo(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function $o(e) {
	return `${d("docs/problems.md")}#${e}`;
}
// src/files/textFiles.ts
async function es(e, t, n) {
	let r = new Map(), i = [], o = [];
	for (let r of e) {
		let e = await rs(r, t, n), i = e.flatMap((e) => be(r, is(r, e)) ?? []), a = Tt(r, i);
		o.push({
			row: r,
			source: a,
			known: e,
			files: e.flatMap((e) => as(a, e) ?? [])
		});
	}
	let s = o.map(({ source: e }) => e), c = ts(o);
	for (let { row: e, source: n, known: s, files: l } of o) {
		let o = l.filter(({ textFile: { language: e } }) => e === void 0 || St(n, e)), u = [...c.values()].some((t) => e.languages?.some((e) => Le(n, t, e) !== void 0));
		a(i, ss(e, s, l, u), cs(n, o, t));
		for (let e of o.sort(os(n))) if (r.has(e.full)) {
			let r = `${L(e.full, t)} is also named by another row of texts. Name each file in one row.`;
			i.push(O("bad-setting", r, { place: n.place }));
		} else r.set(e.full, {
			...e,
			textFile: c.get(e.full) ?? e.textFile
		});
	}
	let l = r.size === 0;
	return {
		found: [...r.values()],
		rows: s,
		problems: l ? i.map(ns) : i
	};
}
function ts(e) {
	let t = e.flatMap(({ row: e, files: t }) => e.language === void 0 || se(e.files) ? [] : t);
	return new Map(t.map(({ full: n, textFile: { language: r, ...i } }) => {
		let a = t.every((e) => e.full === n || Tr(e.full) !== Tr(n)), o = {
			...i,
			language: r,
			...a && { isOnly: a }
		}, s = e.flatMap(({ source: e }) => (e.languages ?? []).filter((t) => t !== r && Le(e, o, t) !== void 0));
		return [n, s.length > 0 ? {
			...o,
			others: s
		} : o];
	}));
}
function ns(e) {
	if (e.code !== "no-language-file" || e.severity !== "notice") return e;
	let t = e.message.replace(/ If a file .*/, " So no text is read. Correct languages or files.");
	return {
		...e,
		message: t,
		severity: "error",
		scope: "run"
	};
}
async function rs(e, t, n) {
	return (await Vi(Zn(e), e.folder, t, n)).filter((e) => Ue(e) !== void 0).sort();
}
function is({ folder: e }, t) {
	return L(t, { displayRoot: e });
}
function as(e, t) {
	let n = is(e, t), r = Ee(e, n);
	if (!(se(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			path: n,
			language: r,
			...ht(e, n)
		}
	};
}
function os({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function ss(e, t, n, r) {
	let { files: i, languages: a = [], languageMap: o, place: s } = e;
	if (n.length === 0 && !r) {
		let e = t.length === 0 ? "no file. Correct the path: it is relative to this file." : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [O("no-manifest", `texts "${i}" matches ${e}`, { place: s })];
	}
	let c = n.map(({ textFile: e }) => e.language);
	if (c.includes(void 0)) return [];
	let l = new Set(c.flatMap((e) => e === void 0 || a.includes(e) ? [] : [e])), u = a.filter((e) => !c.includes(e)), d = u.flatMap((e) => {
		let t = [...l].find((t) => fn(t, e)), n = t ?? Cn(e, [...l]);
		return n === void 0 ? [] : [{
			language: e,
			same: n,
			isSame: t !== void 0
		}];
	}), f = (e) => Nn(e) || /^[a-z]{2}(?![a-z])/i.test(e), [p] = u.filter((e) => !f(e) && !Object.values(o).includes(e));
	if (p !== void 0) {
		let e = [...new Set(c)].join(", "), t = `"${p}" is not the code of a language, and texts "${i}" has no file for it. The files are in: ${e}. To read all of them, write languages: [${e}].`;
		return [O("no-language-file", t, { place: s })];
	}
	let m = u.filter((e) => !d.some(({ language: t }) => t === e)), h = (e, t, n) => {
		let [r, a] = e.length > 1 ? ["s", "them"] : ["", "it"], o = `lokaform pull creates ${a} when the project has texts for ${a} that do not wait.`, c = `texts "${i}" has no file for the language${r} ${b(e)}. ${t}${n ? o : ""}`, l = {
			place: s,
			...n && {
				severity: n,
				scope: "change"
			}
		};
		return O("no-language-file", c.trim(), l);
	}, g = t.some((e) => e.includes("/Base.lproj/")) ? `If Base.lproj has the texts of ${m[0]}, add language_map: { Base: ${m[0]} }. ` : "";
	return [...m.length > 0 ? [h(m, `${g}If a file was deleted by mistake, restore it. To give up a language, remove it here. Otherwise, `, "notice")] : [], ...d.map(({ language: e, same: t, isSame: n }) => {
		let r = `If ${t} is the same language, add language_map: { ${t}: ${e} }. `;
		return h([e], n ? r : `${r}Otherwise `, n ? void 0 : "warning");
	})];
}
function cs({ keyName: e, place: t }, n, r) {
	return Ye.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${L(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [O("bad-setting", o, { place: t })];
	});
}
async function ls(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await rs(i, t, n)).filter((e) => as(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), o = [];
	for (let [e, s] of r) {
		a(o, ds(e, s));
		let r = Zn(e).replace(/\.strings$/, ".stringsdict"), [c] = r === Zn(e) ? [] : await Vi(r, e.folder, t, n), l = `${c && L(c, t)} is not read, because Lokaform does not know files of this type. Write its plural texts in keys.yaml, or in a string catalog (.xcstrings).`, u = {
			place: e.place,
			severity: "notice",
			scope: "change"
		};
		c && o.push(O("unread-manifest", l, u));
		let [, d = "", f = ""] = /^((?:[^*{}]|\{lang\})*\/|)[^/]*(\.\w+)$/.exec(e.files) ?? [];
		if (!se(e.files) || f === "") continue;
		let p = new Set(s.map((t) => Ee(e, is(e, t)))), m = (e, t) => p.has(e) || t === `${d}{lang}${f}` && /^[a-z]{2}(?:[-_]\w+)?$/.test(e ?? ""), h = se(d) ? ["*", "**/*"] : [
			"{lang}",
			"*.{lang}",
			"*-{lang}",
			"*_{lang}"
		], [g, ..._] = (await rs({
			...e,
			files: `${d}${h.at(-1)?.includes("/") ? "**/" : ""}*${f}`
		}, t, n)).flatMap((n) => {
			let r = is(e, n), a = h.map((t) => ({
				...e,
				files: `${d}${t}${f}`
			})).find((e) => m(Ee(e, r), e.files)), o = f !== ".xml" || /string/i.test(r.slice(d.length));
			return i.has(n) || !a || !o || r.endsWith("/InfoPlist.strings") ? [] : (i.add(n), [{
				path: L(n, t),
				files: Fe(a, r, "{lang}") ?? r
			}]);
		});
		if (!g) continue;
		let v = _.length > 0 ? ` (and ${_.length} more)` : "", y = `${g.path}${v} is not read: no row of texts names it. To read it, copy the row at ${Po(e.place)}, and write files: "${g.files}" in the copy${e.filenames ? ", with its own filenames" : ""}.`, b = {
			file: g.path,
			line: 1,
			col: 1,
			endLine: 1,
			endCol: 1
		};
		o.push(O("unread-manifest", y, {
			...u,
			place: b
		}));
	}
	return a(o, await us(e, i, t, n)), o;
}
async function us(e, t, n, r) {
	let i = e.filter(({ files: e }) => /\.(?:strings|xcstrings|xml)$/.test(e)), [a] = i;
	if (!a || n.commit) return [];
	let o = new Set(i.map(({ files: e }) => Cr(e))), [s, ...c] = (await ms(a.folder, r)).filter((e) => (o.has(Cr(e)) || /^strings.*\.xml$/.test(Cr(e))) && !/values-(?![a-z]{2,3}(?:-r[A-Z]{2})?\/)/.test(e)).map((e) => I(a.folder, e)).filter((e) => !t.has(e));
	if (!s) return [];
	let l = c.length > 0 ? ` (and ${c.length} more)` : "", u = `${L(s, n)}${l} is not read: no row of texts names it. To read files of several modules with one row, write ** in files.`;
	return [O("unread-manifest", u, {
		place: a.place,
		severity: "notice",
		scope: "change"
	})];
}
function ds(e, t) {
	let n = t.flatMap((t) => be(e, is(e, t)) ?? []), r = Tt(e, n), i = n.map((e) => Me(r, e));
	if (!e.languages && Ue(e.files)?.severalLanguages) {
		let t = `texts "${e.files}" can have several languages, but the row has no languages, so only the base language is read. To read more, list them: languages: [en, de]. Otherwise, list only the base language.`;
		return [O("unread-manifest", t, {
			place: e.place,
			severity: "notice",
			scope: "change"
		})];
	}
	let a = [...new Set(i.filter((t) => Nn(t) || e.languages && /^[a-z]{2}$/.test(t)))];
	if (!se(e.files) || a.length < 2) return [];
	let o = a.filter((t) => !e.languages?.includes(t));
	if (o.length === 0) return [];
	let s = o.find((t) => hn(t, e.languages ?? [])), c = s ? `texts "${e.files}" also has a file for ${s}, which is the language ${hn(s, e.languages ?? [])}. It is not read: move its texts into the file of that language.` : e.languages ? `texts "${e.files}" also has files in ${b(o)}, which are not read. To read them, write languages: [${[...e.languages, ...o].join(", ")}]; the project needs them, too.` : `texts "${e.files}" has files in ${b(a)}, but the row has no languages, so only the base language is read. To read all of them, add languages: [${a.join(", ")}]. Otherwise, list only the base language.`;
	return [O("unread-manifest", c, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const fs = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], ps = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function ms(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(fs, {
		cwd: t,
		ignore: ps,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function hs(e, t, n, r) {
	let { paths: i, problems: o } = await gs(e, t, n, r), s = await es(e.texts, n, r), c = {}, l = [...o, ...s.problems];
	for (let { plural: t, textFiles: o } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Ts(o ? [...e, ...s.found] : e, n, r);
		c[t] = u.texts, a(l, u.problems);
	}
	if (!it(l) && e.texts.length + Object.values(i).flat().length === 0) {
		let t = e.kinds.map(({ plural: e }) => e), r = t.map((e) => `${e}.yaml`).join(" nor "), i = t.map((e) => `--${e}`).join(" or "), a = e.unread ? `There is no manifest: ${e.unread}` : n.confined ? `There is no manifest: neither ${r} is in the working directory. actions/checkout must run before this step, and the input working-directory must name the folder of the manifests. Otherwise, name them with ${t.join(" or ")}.` : `There is no manifest: neither ${r} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${i}.`;
		l.push(O("no-manifest", a));
	}
	let u = s.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [L(e, n), t]);
	return {
		manifests: c,
		problems: l,
		undecided: new Map(u),
		rows: s.rows
	};
}
async function gs({ kinds: e, globs: t, folder: n }, { id: r }, i, o) {
	let s = {}, c = [];
	for (let { plural: l, sharedByBranches: u } of e) if (t[l]) {
		let e = await ws(l, t[l], i, o);
		s[l] = e.files, a(c, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${l}.yaml`, a = e ? [] : await Ss(t, n, i);
		if (s[l] = a, a.length > 0 || e || !await Ri(I(n, t), i)) continue;
		let o = `${t} is not read, because it is a folder. Give --${l} '${t}/*.yaml' (setting ${l}).`;
		c.push(O("unread-manifest", o, { severity: "warning" }));
	}
	return {
		paths: s,
		problems: c
	};
}
async function _s(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => gs(e, { id: "" }, n, t))), i = (await es(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return a.flatMap(({ plural: e, textFiles: t }) => [...r.flatMap(({ paths: t }) => t[e] ?? []), ...t ? i : []]);
}
async function vs(e, { folders: t, ...n }) {
	let r = e.flatMap(({ manifests: e }) => e ?? []), i = r.map(({ folder: e }) => I(e, "lokaform.yaml")), o = [];
	for (let { root: e } of await Oi(i, t.displayRoot, t.confined?.workspace)) {
		if (e === void 0 || await (async (e) => await Ri(e, {}) && !await Ii(I(e, "info/sparse-checkout"), {}))(I(e, ".git"))) continue;
		let t = async (...t) => `${await ro(e, t, n).catch(lo) ?? ""}`;
		if (!(await t("config", "--type=bool", "core.sparseCheckout")).startsWith("true")) continue;
		let i = new Yr(e, (await t("ls-files", "-t", "-z")).split("\0").flatMap((e) => e.startsWith("S ") ? {
			path: e.slice(2),
			kind: "file",
			id: ""
		} : []), async () => new Uint8Array());
		a(o, await _s(r, Ti, { commit: i }));
	}
	if (o.length === 0) return [];
	let s = `Git's sparse-checkout leaves out ${Ho([...new Set(o.map((e) => L(e, t)))], 1)}, so what is declared there would look removed. Nothing was sent. Add each folder to sparse-checkout, or remove sparse-checkout.`;
	return [O("wrong-checkout", s)];
}
async function ys(e, n) {
	let r = new Map(), i = t((e) => bs(e, n));
	for (let { kinds: t, globs: a, folder: o } of e) for (let { plural: s } of t) {
		let { patterns: t = [] } = a[s] ?? {}, [{ place: c } = {}] = t, l = await Ss(`${s}.yaml`, o, n), u = c || !a[s] ? xs(await i(o), s) : [];
		for (let t of c ? [...l, ...u] : u) {
			let i = [...l, t].map((e) => L(e, { displayRoot: o })), a = e.length > 1 ? `no project of lokaform.yaml names it. Add it to ${s} of one of them` : c ? `the setting ${s} (${Po(c)}) does not name it. Add it there` : `no setting ${s} names it. ${l.length === 0 && F(t) === o ? `Rename it to ${s}.yaml, or add` : "Add"} ${s}: [${i.join(", ")}] to lokaform.yaml`, u = L(t, n), d = `${u} is not read, because ${a}, or delete the file.`, f = kn({
				path: u,
				lineStarts: [0]
			}, 0, 1);
			r.set(t, O("unread-manifest", d, {
				place: f,
				severity: "warning"
			}));
		}
	}
	if (r.size === 0) return [];
	let a = new Set(await _s(e, Ti));
	return [...r].flatMap(([e, t]) => a.has(e) ? [] : t);
}
async function bs(e, t) {
	if (t.commit) return new Map();
	let n = await Hi("**/*.y*ml", {
		cwd: e,
		ignore: ps
	}, {}, Ti).catch(() => []), r = new Map();
	for (let i of n.sort().slice(0, 3e3)) {
		let n = F(i) !== e && await Ii(I(F(i), "lokaform.yaml"), {}) ? "" : String(await Ai(i, t).catch(() => ""));
		/\b(?:key_name|url):|^projects?:/m.test(n) && r.set(i, n);
	}
	return r;
}
function xs(e, t) {
	let n = RegExp(`^${t}:(?:\\s+#.*)*\\s+-\\s+\\w+:`, "m"), r = [...e].filter(([e, t]) => Cr(e) !== "lokaform.yaml" && /^projects?:/m.test(t)), i = (e) => r.some(([t, n]) => {
		let r = L(e, { displayRoot: F(t) });
		return (n.match(/[\w./*-]+/g) ?? []).some((e) => e === r || e.startsWith(`${F(r)}/*`));
	});
	return [...e].flatMap(([e, t]) => n.test(t) && !/^backup:/m.test(t) && !i(e) ? [e] : []);
}
async function Ss(e, t, n) {
	let r = I(t, e);
	return await Ii(r, n) ? [r] : [];
}
const Cs = /\.(?:xml|strings|xcstrings|arb)$/;
async function ws(e, { patterns: t, folder: n }, r, i) {
	let a = [], o = new Set();
	for (let { text: s, place: c } of t) {
		let t = await Vi(s, n, r, i);
		if (t.length === 0) {
			let t = c ? "this file" : "the working directory", i = await Ri(I(n, s), r) ? `${e} "${s}" is a folder. Give the files in it, in quotes: '${s.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${s}" matches no file. ${s.includes(", ") ? "Give each path on a line or in an option of its own." : `Correct the path, which is relative to ${t}, or add the file to the commit.`}`;
			a.push(O("no-manifest", i, { ...c && { place: c } }));
		}
		let l = e === "keys" ? /^(lokaform|webhooks)\.ya?ml$/ : /^(lokaform|keys)\.ya?ml$/, u = t.map((e) => Cr(e)).filter((e) => Cs.test(e) || l.test(e)), d = u.find((e) => Cs.test(e)), [f] = u, p = d === void 0 ? `also matches ${f}, which has no ${e}. Write a pattern that matches only manifests of ${e}, such as ${e}/*.yaml.` : `has the locale file ${d}, and takes only YAML. Name locale files in a row of texts in lokaform.yaml. To choose one of them: --filter file:PATH.`;
		f !== void 0 && a.push(O("no-manifest", `${e} "${s}" ${p}`, { ...c && { place: c } }));
		for (let e of t.sort()) u.includes(Cr(e)) || o.add(e);
	}
	return {
		files: [...o],
		problems: a
	};
}
async function Ts(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = L(a, t);
		try {
			let n = ji(await Ai(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof qr) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(O("not-read", `${e} cannot be read: ${di(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/plan/loss.ts
function Es(e) {
	return e.action === "update" ? e.fields.some((t) => As(e.kind, t) || js(e.kind, t) || Ds(e.kind, t)) : e.action === "destroy";
}
function Ds(e, { field: t, before: n, after: r }) {
	return zo(e, t).role === "identity" || n === void 0 || Ms(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Os(e, t) {
	return ks(t) || As(e, t) || js(e, t);
}
function ks({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Ms(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Ms(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function As(e, { field: t, before: n, after: r }) {
	return zo(e, t).role === "archive" && n === !1 && r === !0;
}
function js(e, { field: t, before: n }) {
	return zo(e, t).role === "shape" && n !== void 0;
}
function Ms(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Ns(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Fs(zo(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Ps(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Fs(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Fs(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Ms(n);
}
// src/report/exitCode.ts
function Is({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const Ls = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function Rs({ projects: e }) {
	let t = ({ reason: e }) => Ls.includes(e);
	return Is({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function zs(e) {
	return e.plan ? Rs({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || it(e.problems) ? "unknown" : "none" : "unknown";
}
function Bs({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function Vs({ command: e, projects: t }) {
	return e === "status" ? Bs({ projects: t }) === !1 : e === "drift" ? Rs({ projects: t }) : Is({ projects: t });
}
function Hs(e) {
	return !Vs(e) && !Us(e);
}
function Us(e) {
	return e.stopped !== void 0 || it(qs(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || Js(e).some(({ outcome: e }) => e.state !== "done");
}
function Ws(e) {
	let t = ({ problems: e }) => e.filter((e) => !Ks(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return Us({
		...e,
		problems: t(e),
		projects: n
	});
}
function Gs(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Us(e) ? 1 : t && Vs(e) ? 2 : 0;
}
function Ks({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function qs({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function Js({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
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
	return !Us(e) && !ec(e) && e.projects.every(rc);
}
function ec(e) {
	return qs(e).some(({ code: e }) => e === "undeclared-project");
}
const tc = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function nc(e) {
	if ($s(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && rc(e) && e.plan?.skipped.length === 0), n = qs(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !tc.includes(e));
	return !t || r || ec(e);
}
function rc({ plan: e, target: t }) {
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
// src/report/counts.ts
function ic(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const ac = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function oc(e) {
	let t = hc(e);
	return t === "removed" ? t : t === "new" ? "created" : pc(e) ? "renamed" : "updated";
}
const sc = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], cc = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, lc = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function uc(e) {
	let t = e.flatMap((e) => e.changes), r = e.flatMap((e) => e.kept);
	return {
		...ic(ac, t, oc),
		...ic(sc, r, ({ reason: e }) => cc[e] ?? "kept"),
		changes: t.length,
		adopted: n(e, ({ counts: e }) => e.adopted),
		skipped: n(e, ({ skipped: e }) => e.length)
	};
}
const dc = [...ac, ...lc];
function fc(e) {
	let t = e.flatMap((e) => e.results ?? []), r = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), i = ic(["done", ...lc], t, ({ outcome: e }) => Zs(e) ? "written in part" : e.state), a = i.skipped + n(e, ({ plan: e }) => e?.skipped.length ?? 0), o = t.length - i.done + a - i.skipped;
	return {
		...ic(ac, r, oc),
		...i,
		skipped: a,
		unfinished: o
	};
}
function pc(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const mc = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function hc(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => As(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => Vo(e.kind, t));
	return t.some(ks) ? "cleared text" : t.some((t) => Ds(e.kind, t)) ? "overwritten text" : Es(e) ? "overwritten" : pc(e) ? "renamed" : "changed";
}
function gc(e) {
	let t = e.flatMap((e) => e.action === "update" ? e : []);
	return n(t, ({ kind: e, fields: t }) => t.filter((t) => Vo(e, t) && ks(t)).length);
}
// src/report/view/view.ts
const _c = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], vc = [
	"values",
	"pending",
	"unmanaged"
];
function V(e, ...t) {
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
function H(e, t = 400) {
	return [{
		is: "quote",
		text: D(e, t)
	}];
}
function yc(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function bc(e) {
	return e.map((e) => "text" in e ? e.text : bc(e.words)).join("");
}
function xc(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function Sc(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/summaries.ts
function Cc(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${z(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${B(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Ac([e])}${i}${o}`;
}
function wc(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Ns(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => H(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, V`${z(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? V`${e} and ${t}` : V`${e}, ${t}`, s);
	return V`${`${z(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${z(r, "translation")} in ${u} may be marked unverified.`;
}
function Tc(e, t) {
	let r = tt(e), i = t.flatMap((e) => {
		if (e.action !== "create" || !Ro(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => Vo(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), a = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: n } = i.filter((e) => !r(e.get(t), t));
		return t === e.baseLanguage || n === 0 ? [] : [{
			name: D(t, 40),
			length: n
		}];
	});
	if (a.length === 0) return;
	let o = n(a, ({ length: e }) => e), s = a.map(({ name: e, length: t }) => a.length > 1 ? `${e} (${B(t)})` : e);
	return V`After the merge: ${z(o, "text")} to translate in ${H(Ho(s, 12), 1e3)}.`;
}
function Ec(e) {
	let t = Bs({ projects: e }), r = e.flatMap(({ status: e = [] }) => e), i = n(e, ({ plan: e }) => e?.changes.length ?? 0), a = n(r, ({ to_pull: e, waiting: t }) => e + t), o = [...i > 0 ? [`without ${z(i, "change")} to write`] : [], ...a > 0 ? [`with ${z(a, "text")} to pull or waiting`] : []], s = o.length > 0 ? ` This counts the texts of the project, ${o.join(", and ")}.` : "", c = t === void 0 && r.length > 0 ? " No percentage is required: set ready in lokaform.yaml, or at a terminal use --require de=100." : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${Dc(e)}.${s}${c}`;
}
function Dc(e) {
	let t = e.flatMap(({ status: e = [] }) => e), r = n(t, (e) => e.texts), i = t.filter((e) => e.required), a = i.filter((e) => e.required?.unmet.length), o = Ho([...new Set(a.map(({ language: e }) => Zo(e)))], 12), s = Rc([...Fc({
		conflicts: n(t, (e) => e.conflicts),
		undecided: n(t, (e) => e.undecided),
		toPull: n(t, (e) => e.to_pull),
		waiting: n(t, (e) => e.waiting)
	}), [a.length, `of ${z(i.length, "required language")} not ready: ${o}`]]), c = z(new Set(t.map(({ language: e }) => e)).size, "language"), l = `${B(n(t, (e) => e.translated))} of ${z(r, "text")} translated`;
	return [r === 0 ? "no declared key to count" : `${l} in ${c}`, ...s].join(", ");
}
function Oc(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = kc(t), { waiting: r, kept: i } = uc(t), a = Rc([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[jc(t, "as declared"), ...a].join(", ")}.`;
}
function kc(e) {
	let { conflicts: t, undecided: n, toPull: r, ...i } = uc(e);
	return Rc([
		[i.updated, i.updated === 1 ? "differs" : "differ"],
		[i.renamed, "not yet renamed"],
		[i.created, "missing"],
		[i.keptArchived, "archived"],
		[i.removed, "to remove"],
		...Fc({
			conflicts: t,
			undecided: n,
			toPull: r
		}),
		[i.skipped, "not compared"]
	]).join(", ");
}
function Ac(e) {
	let t = uc(e), n = t.adopted > 0 ? ` (${B(t.adopted)} to adopt)` : "", r = Rc([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = Rc([...Fc(t), [t.skipped, "skipped"]]), a = Gc(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${jc(e, "unchanged")}.`;
}
function jc(e, t) {
	let n = `${Mc(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${Mc(e, "unmanaged")} unmanaged`;
}
function Mc(e, t) {
	let r = Lo().map((r) => ({
		kind: r,
		count: n(e, ({ counts: e }) => e.by_kind[r.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return r.every(({ kind: e }) => e.words.prefix === "") ? B(n(r, ({ count: e }) => e)) : b(r.map(({ kind: e, count: t }) => Wo(t, e.name)));
}
function Nc({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${Ic(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${z(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${Pc(e)}.${a} ${z(t, "request")} in total.`;
}
function Pc(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = fc(e), r = Rc(dc.map((e) => [n[e], e])), i = Rc(Fc(uc(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function Fc(e) {
	let { conflicts: t = 0, undecided: n = 0, toPull: r = 0, waiting: i = 0, kept: a = 0, keptArchived: o = 0 } = e;
	return [
		[t, t === 1 ? "conflict" : "conflicts"],
		[n, "undecided"],
		[r, "to pull"],
		[i, "waiting"],
		[a + o, "kept"]
	];
}
function Ic(e, t) {
	return e === t ? z(t, "project") : `${B(e)} of ${z(t, "project")}`;
}
function Lc({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [A(e)]), r = n.length > 0 ? V` Not reached: ${H(n.join(", "))}.` : [];
	return V`${yc(V`${D(e.message, at)}`)}${r}`;
}
function Rc(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${B(e)} ${t}`] : []);
}
function zc(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return Nc(e);
	if (r.length === 0) return Bc(e);
	if (t === "drift") return Oc(n);
	if (t === "status") return Ec(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? Cc(i.plan, i.effort) : `${Ic(r.length, n.length)}: ${Ac(r)}`;
}
function Bc(e) {
	let { command: t, manifests: n, declared: r } = e, i = qs(e).filter(({ severity: e }) => e !== "notice");
	if (it(i)) return `${Vc(i)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let a = Lo().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), o = a.some(({ count: e }) => e > 0) ? a.filter(({ count: e }) => e > 0) : a, s = b(o.map(({ name: e, count: t }) => Wo(t, e))), c = i.length > 0 ? `, with ${Vc(i)}` : "";
	return `Valid: ${s} in ${z(n.length, "manifest")}${c}.`;
}
function Vc(e) {
	let t = Kn.flatMap((t) => {
		let r = e.filter((e) => e.severity === t), i = n(r, on);
		return i > 0 ? [z(i, t === "error" ? "problem" : t)] : [];
	});
	return b(t);
}
function Hc(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${A(e)}`}`;
}
function Uc({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f.]+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [V`${V`The service made snapshot ${H(t.id, 80)}: ${H(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function Wc(e) {
	let t = ic(ac, e, oc);
	return [...Rc(ac.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...Gc(e)].join(", ") || "no changes";
}
function Gc(e) {
	let t = gc(e);
	return t > 0 ? [`clears ${z(t, "text")}`] : [];
}
function Kc(e) {
	let t = qs(e).filter(({ severity: e }) => e === "error");
	return [
		...Jc(e),
		...t.length > 0 ? [Vc(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function qc(e) {
	let t = Jc(e);
	return e.command === "plan" ? t.filter((e) => !e.includes("pending")).join("; ") : t.join("; ");
}
function Jc(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${$c(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return Xc(e, t === "apply" ? "applied" : "restored");
	let i = Zc(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${Dc(r)}`, ...i] : t === "drift" ? [`Translations: ${kc(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...Yc(r), ...i];
}
function Yc(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = uc(e.map(({ plan: e }) => e));
	return [
		`Translations: ${Wc(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [z(i, "conflict")] : [],
		...n > 0 ? [`${z(n, "change")} pending before`] : [],
		...r > 0 ? [`${B(r)} skipped`] : []
	];
}
function Xc({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	if (n === 0) return [`Translations: nothing ${t}`];
	let { unfinished: r, ...i } = fc(e);
	return [
		`Translations ${t}: ${Rc(ac.map((e) => [i[e], e])).join(", ") || "no changes"}`,
		...r > 0 ? [`${z(r, "change")} not completed`] : [],
		...Zc(e.length - n, t)
	];
}
function Zc(e, t) {
	return e > 0 ? [`${z(e, "project")} not ${t}`] : [];
}
function Qc(e) {
	if (e.is === "not compared") return [V`The manifests were not compared with those of the commit that the pull request would be merged into: ${H(e.why)}.`];
	let t = V`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = H(e.commit.slice(0, 7));
	return [V`${yc(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, yc(V`${`Difference: ${$c(e.projects)}.`}`)];
}
function $c(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(pc).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return Rc([
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
function el(e) {
	let t = ic([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = $c(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = Rc(Fc({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function tl(e) {
	return `Translations from Lokalise: ${el(e)}`;
}
function nl({ filters: e, by_kind: t }) {
	let n = Lo().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${B(r)} of ${Wo(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${D(e, 200)}`).join(" ");
	return V`${yc(V`Only what matches`)} ${H(r, Infinity)}: ${b(n)}.`;
}
// src/model/project.ts
const rl = tr({
	iso: N(),
	id: N().optional(),
	pluralForms: lr(N()).readonly()
}), il = tr({
	id: N(),
	digest: N().exactOptional(),
	name: N(),
	type: N(),
	baseLanguage: N(),
	languages: lr(rl).readonly().optional(),
	perPlatformNames: ir(),
	segmentation: ir(),
	autoToggleUnverified: ir().optional()
});
function al(e) {
	return e.split(":")[0] ?? e;
}
function ol(e) {
	let t = al(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// node_modules/js-yaml/dist/js-yaml.mjs
var U = Symbol("NOT_RESOLVED");
function sl(e, t) {
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
function cl(e, t) {
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
function ll(e, t) {
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
var ul = sl("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), dl = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], fl = sl("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => dl.indexOf(e) === -1 ? U : null,
	identify: (e) => e === null,
	represent: () => "null"
}), pl = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], ml = sl("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => pl.indexOf(e) === -1 ? U : null,
	identify: (e) => e === null,
	represent: () => "null"
}), hl = [
	"true",
	"True",
	"TRUE"
], gl = [
	"false",
	"False",
	"FALSE"
], _l = sl("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => hl.indexOf(e) !== -1 || gl.indexOf(e) === -1 && U,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), vl = [
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
], yl = [
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
], bl = sl("tag:yaml.org,2002:bool", {
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
	resolve: (e) => vl.indexOf(e) !== -1 || yl.indexOf(e) === -1 && U,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), xl = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Sl = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Cl(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function wl(e, t) {
	if (t) {
		if (!Sl.test(e)) return U;
	} else if (!xl.test(e)) return U;
	let n = Cl(e);
	return Number.isFinite(n) ? n : U;
}
var Tl = sl("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: wl,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), El = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Dl(e) {
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
function Ol(e) {
	if (!El.test(e)) return U;
	let t = Dl(e);
	return Number.isFinite(t) ? t : U;
}
var kl = sl("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Ol,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Al = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), jl = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Ml(e) {
	if (!Al.test(e)) return U;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || jl.test(e) ? r : U;
}
function Nl(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Pl = sl("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Ml,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Nl
}), Fl = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Il = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Ll(e) {
	if (!Fl.test(e)) return U;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Il.test(e) ? r : U;
}
function Rl(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var zl = sl("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Ll,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Rl
}), Bl = sl("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : U,
	identify: () => !1
}), Vl = /^[A-Za-z0-9+/]*={0,2}$/;
function Hl(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Vl.test(t)) return U;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Ul(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var Wl = sl("tag:yaml.org,2002:binary", {
	resolve: Hl,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Ul
}), Gl = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Kl = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function ql(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function Jl(e) {
	let t = Gl.exec(e);
	if (t === null && (t = Kl.exec(e)), t === null) return U;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = ql(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? U : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return U;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = ql(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return U;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return U;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Yl = sl("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: Jl,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), Xl = cl("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function Zl(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var Ql = cl("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (Zl(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), $l = cl("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), eu = ll("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: Zl,
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
}), tu = ll("tag:yaml.org,2002:set", {
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
function nu() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function ru() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function iu(e) {
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
var au = class e {
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
		let t = iu(e), n = [], r = nu(), i = ru();
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
			if (t !== U) return {
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
}, ou = new au([
	ul,
	Xl,
	eu
]);
[...ou.tags];
var su = new au([
	...ou.tags,
	fl,
	_l,
	Tl,
	Pl
]);
new au([
	...ou.tags,
	ml,
	bl,
	kl,
	zl,
	Yl,
	Bl,
	Wl,
	Ql,
	$l,
	tu
]).withTags({
	...kl,
	resolve: (e, t, n) => {
		let r = kl.resolve(e, t, n);
		return r === U ? Tl.resolve(e, t, n) : r;
	}
}, {
	...zl,
	resolve: (e, t, n) => {
		let r = zl.resolve(e, t, n);
		return r === U ? Pl.resolve(e, t, n) : r;
	}
});
var cu = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function lu(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function uu(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function du(e, t) {
	if (!e.buffer) return null;
	let n = {
		...cu,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = lu(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${uu((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = lu(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${uu((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = lu(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${uu((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function fu(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var pu = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = fu(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${fu(this, e)}`;
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
		throw s.snippet = du(s), new e(r, s);
	}
}, W = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, G = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, mu = {
	BLOCK: 1,
	FLOW: 2
}, hu = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, gu = -1;
function _u(e) {
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
var vu = Array(256), yu = Array(256);
for (let e = 0; e < 256; e++) vu[e] = +!!_u(e), yu[e] = _u(e);
function bu(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function xu(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Su(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Cu(e, t, n) {
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
function wu(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Tu(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Cu(e, i, n);
			r += wu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Eu(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Cu(e, i, n);
			r += wu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Du(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Cu(e, i, n).position;
			else if (t < 256 && vu[t]) r += yu[t], i++;
			else {
				let n = Su(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = xu(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += bu(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Cu(e, i, n);
			r += wu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Ou(e, t, n, r, i, a) {
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
	return i === hu.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== hu.STRIP && u && (l += "\n"), l;
}
function ku(e, t) {
	if (t.valueStart === gu) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case G.SINGLE_QUOTED: return Eu(e, n, r);
		case G.DOUBLE_QUOTED: return Du(e, n, r);
		case G.LITERAL_BLOCK: return Ou(e, n, r, t.indent, t.chomping, !1);
		case G.FOLDED_BLOCK: return Ou(e, n, r, t.indent, t.chomping, !0);
		default: return Tu(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Au = {
	filename: "",
	schema: su,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, K = -1, ju = Object.prototype.hasOwnProperty, Mu = 1, Nu = 2, Pu = 3, Fu = 4, Iu = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Lu = /[,\[\]{}]/, Ru = /^(?:!|!!|![0-9A-Za-z-]+!)$/, zu = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Bu = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Vu = RegExp(`^(?:${zu})*$`), Hu = RegExp(`^(?:${Bu})+$`), Uu = RegExp(`^(?:!(?:${zu})*|${Bu}(?:${zu})*)$`), Wu = {
	filename: "",
	maxDepth: 100
};
function Gu(e, t, n) {
	e.events.push({
		type: W.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Ku(e, t, n, r, i, a, o) {
	e.events.push({
		type: W.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function qu(e, t, n, r, i, a, o) {
	e.events.push({
		type: W.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function Ju(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: W.MAPPING,
		start: t.position,
		anchorStart: K,
		anchorEnd: K,
		tagStart: K,
		tagEnd: K,
		style: mu.FLOW
	});
}
function Yu(e, t, n, r, i, a, o, s, c = hu.CLIP, l = -1, u = !1) {
	e.events.push({
		type: W.SCALAR,
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
function Xu(e, t, n) {
	e.events.push({
		type: W.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Zu(e) {
	e.events.push({ type: W.POP });
}
function Qu(e) {
	Yu(e, K, K, K, K, K, K, G.PLAIN);
}
function $u() {
	return {
		anchorStart: K,
		anchorEnd: K,
		tagStart: K,
		tagEnd: K
	};
}
function ed(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function td(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function q(e, t) {
	pu.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function J(e) {
	return e === 10 || e === 13;
}
function nd(e) {
	return e === 9 || e === 32;
}
function rd(e) {
	return nd(e) || J(e);
}
function id(e) {
	return e === 0 || rd(e);
}
function ad(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function od(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function sd(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function cd(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function ld(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function ud(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function Y(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || rd(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; nd(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!J(r) && r !== 0);
		if (!J(r)) break;
		for (ud(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function dd(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || rd(n);
	}
	return !1;
}
function fd(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function pd(e) {
	if (e.position !== e.lineStart) return !1;
	if (dd(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = ed(e);
	fd(e), Y(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && dd(e));
	return td(e, t), r;
}
function md(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !J(t);) t = e.input.charCodeAt(++e.position);
}
function hd(e, t, n) {
	let r = Iu.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, q(e, "the stream contains non-printable characters"));
}
function gd(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== K && q(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && q(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !rd(s) && !(n && ad(s));) s === 33 && (a ? q(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Ru.test(o) || q(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Lu.test(l) && q(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Vu.test(l) : Hu.test(l)) && q(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !ju.call(e.tagHandlers, o) && q(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function _d(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== K && q(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !rd(e.input.charCodeAt(e.position)) && !ad(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && q(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function vd(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== K || t.tagStart !== K) && q(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !rd(e.input.charCodeAt(e.position)) && !ad(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && q(e, "name of an alias node must contain at least one character"), Xu(e, n, e.position), !0;
}
function yd(e, t) {
	Y(e, !1), e.lineIndent < t && q(e, "deficient indentation");
}
function bd(e, t, n) {
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
			return e.position++, Yu(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, G.SINGLE_QUOTED, hu.CLIP, -1, i), !0;
		}
		J(a) ? (i = !1, yd(e, t)) : e.position === e.lineStart && dd(e) ? q(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? q(e, "expected valid JSON character") : e.position++;
	}
	q(e, "unexpected end of the stream within a single quoted scalar");
}
function xd(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Yu(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, G.DOUBLE_QUOTED, hu.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (J(n)) yd(e, t);
			else if (ld(n)) e.position++;
			else {
				let t = cd(n);
				for (t === 0 && q(e, "unknown escape sequence"); t-- > 0;) e.position++, sd(e.input.charCodeAt(e.position)) < 0 && q(e, "expected hexadecimal character");
				e.position++;
			}
		} else J(a) ? (i = !1, yd(e, t)) : e.position === e.lineStart && dd(e) ? q(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? q(e, "expected valid JSON character") : e.position++;
	}
	q(e, "unexpected end of the stream within a double quoted scalar");
}
function Sd(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = hu.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? G.LITERAL_BLOCK : G.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = od(n);
		if (n === 43 || n === 45) i !== hu.CLIP && q(e, "repeat of a chomping mode identifier"), i = n === 43 ? hu.KEEP : hu.STRIP, e.position++;
		else if (r >= 0) r === 0 && q(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && q(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; nd(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && md(e), J(e.input.charCodeAt(e.position)) ? ud(e) : e.input.charCodeAt(e.position) !== 0 && q(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (pd(e)) break;
		if (!o && l === -1 && J(i) && (u = Math.max(u, r)), !o && l === -1 && !J(i) && (i === 9 && r < t && (e.position = n + r, q(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, q(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !J(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !J(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !J(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		md(e), f = e.position, J(e.input.charCodeAt(e.position)) && (ud(e), f = e.position);
	}
	return hd(e, d, f), Yu(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Cd(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === Mu;
	if (n === 0 || rd(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || ad(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (id(t) || r && ad(t)) return !1;
	}
	return !0;
}
function wd(e, t, n, r) {
	if (!Cd(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === Mu, c = !1;
	for (; o !== 0 && !pd(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (id(t) || s && ad(t)) break;
		} else if (o === 35) {
			if (rd(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && ad(o)) break;
		else if (J(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (Y(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		nd(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (hd(e, i, a), Yu(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, G.PLAIN, hu.CLIP, -1, !c), !0);
}
function Td(e, t) {
	let n = e.line;
	Y(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && q(e, "deficient indentation");
}
function Ed(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? qu(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, mu.FLOW) : Ku(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, mu.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Td(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Zu(e), !0;
		o ? n === 44 && q(e, "expected the node content, but found ','") : q(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && rd(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Td(e, t));
		let c = e.line, l = ed(e), u = kd(e, t, Mu, !1, !0);
		Td(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Td(e, t), i || Ju(e, l), u || Qu(e), kd(e, t, Mu, !1, !0) || Qu(e), Td(e, t), i || Zu(e)) : i && r ? (u || Qu(e), Qu(e)) : i ? Qu(e) : r && (Ju(e, l), u || Qu(e), Qu(e), Zu(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	q(e, "unexpected end of the stream within a flow collection");
}
function Dd(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !id(e.input.charCodeAt(e.position + 1))) return !1;
	for (Ku(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, mu.BLOCK); e.input.charCodeAt(e.position) === 45 && id(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, q(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = Y(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && id(e.input.charCodeAt(e.position + 1)) && q(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? Qu(e) : kd(e, t, Pu, !1, !0), Y(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && q(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && id(e.input.charCodeAt(e.position + 1)) && q(e, "bad indentation of a sequence entry");
	}
	return Zu(e), !0;
}
function Od(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, q(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && id(l)) o ||= (qu(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, mu.BLOCK), !0), c === 63 ? (i && Qu(e), a = !0, i = !0) : (i || (Qu(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (Qu(e), !1);
			let t = ed(e);
			if (!kd(e, n, Nu, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); nd(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), id(c) || q(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: W.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: mu.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) q(e, "expected ':' after a mapping key");
				else return r.anchorStart !== K || r.tagStart !== K ? (td(e, t), !1) : !0;
			} else if (a) q(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== K || r.tagStart !== K ? (td(e, t), !1) : !0;
		}
		if (kd(e, t, Fu, !0, s) && (s = !1), i || (s &&= (Qu(e), !1)), Y(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) q(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && Qu(e), o && Zu(e), !0) : !1;
}
function kd(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && q(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = $u(), d = n === Fu || n === Pu, f = d, p = d;
	if (r && Y(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = ed(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== K || u.anchorStart !== K) && (r === 33 || r === 38)) {
			let n = ed(e), r = t + 1;
			if (Od(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === W.MAPPING) return e.depth--, !0;
			td(e, n);
		}
		if (s && (r === 33 && u.tagStart !== K || r === 38 && u.anchorStart !== K) || !gd(e, u, n === Mu) && !_d(e, u)) break;
		l === null && (l = i), Y(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Fu) {
		let r = n === Mu || n === Nu ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Dd(e, i, u) || Od(e, i, r, u)) || Ed(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = ed(e), n = l.position - l.lineStart;
					td(e, l), Od(e, n, r, $u()) && e.events[t.eventsLength]?.type === W.MAPPING ? c = !0 : td(e, t);
				}
				!c && (d && Sd(e, r, u) || bd(e, r, u) || xd(e, r, u) || vd(e, u) || wd(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Dd(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== K || u.tagStart !== K || d) && (Yu(e, K, K, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, G.PLAIN), c = !0), e.depth--, c || u.anchorStart !== K || u.tagStart !== K;
}
function Ad(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !rd(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && q(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !J(e.input.charCodeAt(e.position));) {
		for (; nd(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || J(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !rd(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (J(e.input.charCodeAt(e.position)) && ud(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && q(e, "duplication of %YAML directive"), r.length !== 1 && q(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && q(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && q(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && q(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Ru.test(t) || q(e, "ill-formed tag handle (first argument) of the TAG directive"), ju.call(e.tagHandlers, t) && q(e, `there is a previously declared suffix for "${t}" tag handle`), Uu.test(n) || q(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function jd(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (Y(e, !0); Ad(e);) t = !0, Y(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && id(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, Y(e, !0), i = e.line > t;
	} else t && q(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && dd(e)) {
		e.position += 3, Y(e, !0);
		return;
	}
	if (Gu(e, n, !1), kd(e, e.lineIndent - 1, Fu, !1, i, i) || Qu(e), Y(e, !0), e.position === e.lineStart && dd(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, Y(e, !0), e.line === t && e.position < e.length && q(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === W.DOCUMENT && (o.explicitEnd = r), Zu(e), !r && e.position < e.length && !pd(e) && q(e, "end of the stream or a document separator is expected");
}
function Md(e, t) {
	let n = e.length, r = {
		...Wu,
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
	for (i !== -1 && pu.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (fd(r), Y(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		jd(r), r.position === e && q(r, "can not read a document");
	}
	return r.events;
}
({
	...Wu,
	...Au
});
function Nd(e, t) {
	return !!(e & 1 << t);
}
var Pd = {
	applyQuoteFlowKeysOption: Id,
	doubleQuoteForInvisibles: Ld,
	doubleQuoteWhitespaceOnly: Rd,
	applyForceQuotesOption: zd,
	tryLongOrMultilineAsBlock: Bd,
	quoteInvalidPlain: Vd,
	fallbackToDoubleQuoted: Hd
};
function Fd(e) {
	return e.presenterOptions.quoteStyle === "single" && Nd(e.allowedStylesMask, G.SINGLE_QUOTED) ? G.SINGLE_QUOTED : G.DOUBLE_QUOTED;
}
function Id(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === G.PLAIN && (e.style = G.DOUBLE_QUOTED);
}
function Ld(e) {
	e.style === G.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = G.DOUBLE_QUOTED);
}
function Rd(e) {
	e.style === G.PLAIN && /^\s+$/.test(e.node.value) && (e.style = G.DOUBLE_QUOTED);
}
function zd(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== G.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? G.DOUBLE_QUOTED : Fd(e)));
}
function Bd(e) {
	if (e.style !== G.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!Nd(e.allowedStylesMask, G.LITERAL_BLOCK)) {
		n && (e.style = G.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = G.LITERAL_BLOCK);
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
	o ? e.style = G.FOLDED_BLOCK : n && (e.style = G.LITERAL_BLOCK);
}
function Vd(e) {
	e.style === G.PLAIN && !Nd(e.allowedStylesMask, G.PLAIN) && (e.style = Fd(e));
}
function Hd(e) {
	Nd(e.allowedStylesMask, e.style) || (e.style = G.DOUBLE_QUOTED);
}
var Ud = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Wd = "[\\n\\r]", Gd = "\\uFEFF", Kd = "[ \\t]", qd = `(?:(?!(?:${Wd}|${Gd}))${Ud})`, Jd = `(?:(?!${Kd})${qd})`, Yd = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Xd = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Zd = "[,\\[\\]{}]", Qd = Jd, $d = `(?:(?!${Zd})${Jd})`, ef = `(?:(?:(?!${Xd})${Jd})|[?:-](?=${Qd}))`, tf = `(?:(?:(?!${Xd})${Jd})|[?:-](?=${$d}))`, nf = `(?:(?:(?![:#])${Qd})|:(?=${Qd}))#*`, rf = `(?:(?:(?![:#])${$d})|:(?=${$d}))#*`, af = `(?:${Kd}*${nf})*`, of = `(?:${Kd}*${rf})*`, sf = `${ef}#*${af}`, cf = `${tf}#*${of}`, lf = sf, uf = cf, df = `\\n+${nf}${af}`, ff = `\\n+${rf}${of}`, pf = `${sf}(?:${df})*`, mf = `${cf}(?:${ff})*`;
RegExp(`^(?:${pf})$`, "u"), RegExp(`^(?:${mf})$`, "u"), RegExp(`^(?:${lf})$`, "u"), RegExp(`^(?:${uf})$`, "u"), RegExp(`^(?:${Yd})*$`, "u"), RegExp(`^(?:${Yd}|\\n)*$`, "u"), RegExp(`^(?:${qd}|\\n)*$`, "u"), Object.keys(Pd).map((e) => Reflect.get(Pd, e)), W.DOCUMENT, W.SEQUENCE, W.MAPPING, W.SCALAR, W.ALIAS, W.POP, G.PLAIN, G.SINGLE_QUOTED, G.DOUBLE_QUOTED, G.LITERAL_BLOCK, G.FOLDED_BLOCK, mu.BLOCK, mu.FLOW, hu.CLIP, hu.STRIP, hu.KEEP;
// src/yaml/events.ts
var hf = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const gf = "A manifest is one document: split it into files instead of writing ---.", _f = 2 ** 15, vf = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, yf = /^[^\n]*\n(?=[ \t]*[\]}])/gm, bf = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* xf(e, t, n = _f) {
	let r = t ? e.length : 25e5, i = e.length > n ? Tf(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new hf("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new hf("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = Sf(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function Sf(e, t, n, r) {
	let i = Cf(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== W.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== W.SEQUENCE || s.style !== mu.BLOCK) || !c.every(({ type: e }) => e === W.POP) || i.some(({ type: e }) => e === W.DOCUMENT)) throw new hf(gf, t, t);
	r && !a && i.push({ type: W.POP });
	for (let e of a ? [] : i) kf(e, t);
	return i;
}
function Cf(e, t, n) {
	let r = e.slice(t, n).replace(vf, "");
	try {
		return wf(r, t);
	} catch (e) {
		if (!(e instanceof hf) || e.message !== "deficient indentation") throw e;
		let n = wf(r.replace(yf, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === W.SCALAR && (e.fast = !1);
		return n;
	}
}
function wf(e, t) {
	try {
		return Md(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof pu ? new hf(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function Tf(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	bf.lastIndex = t.at(-1) ?? e.length;
	let [, n] = bf.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: bf.lastIndex
	};
}
const Ef = 2 ** 20, Df = 2 ** 18;
function Of(e) {
	if (e.length <= Ef) return;
	let t = e.slice(0, Df), n = t.lastIndexOf(Tf(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function kf(e, t) {
	e.type !== W.POP && e.type !== W.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== W.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === W.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const Af = process.getBuiltinModule("node:module").createRequire(import.meta.url), jf = (...e) => Af("./late-yaml.js").parseDocument(...e), Mf = (...e) => Af("./late-yaml.js").visit(...e), Nf = 2 ** 15, Pf = 2 ** 18;
function Ff(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [O("yaml", a, { place: kn(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + Nf ? [Nf, Pf] : [Pf]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = If(t, n, i, s), u = me(t.path, kn(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [zf(e, t, n)];
}
function If(e, t, n, r) {
	let i = t.slice(n, r), a = jf(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { errors: o } = a, s = new Pt(), c = -Infinity;
	for (let l of o.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [o, u] = l.pos.map((e) => e + n);
		if (r < t.length && u >= r - 1) continue;
		let d = kn(e, o, Math.max(o + 1, u)), f = d.line > c + 1;
		if (c = Math.max(c, d.endLine), !f || s.countMore(e.path)) continue;
		let p = Wf(l) ? n + Gf(a, l.pos[0]) : void 0, m = Wf(l) === "quote", h = l.code === "BAD_INDENT" && Rf(i, o - n), g = m ? "" : $f(t, p ?? o) || h && Lf, _ = p === void 0 ? d : kn(e, p, p + 1);
		s.add(Bf(g || Kf(l), _));
	}
	return {
		problems: s.problems,
		errors: o.length
	};
}
const Lf = "This line starts where the entries of a list start. If it is a field of the entry above, indent it more. If it is a new entry, write \"- \" before it, and its name after key_name: names are not nested.";
function Rf(e, t) {
	let [n = ""] = /^ */.exec(e.slice(t, t + 100)) ?? [];
	return e.slice(0, t).split("\n").findLast((e) => e.trim() !== "" && !e.startsWith(`${n} `))?.startsWith(`${n}- `) ?? !1;
}
function zf({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return Bf((e >= r.trimEnd().length ? Hf : Uf.get(t)) ?? ($f(r, e) || i), kn(n, e, e + 1));
}
function Bf(e, t) {
	return O("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const Vf = "Values are nested too deeply. Use fewer levels.", Hf = "The file ends in brackets or in quotes. Add the closing one.", Uf = new Map([["nesting exceeded maxDepth (500)", Vf], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function Wf({ message: e }) {
	return e.startsWith("Missing closing") ? "quote" : /^Flow .* end with a /.test(e) ? "bracket" : void 0;
}
function Gf(e, t) {
	let n = t;
	return Mf(e, { Node: (e, { type: r = "", flow: i, range: a }) => {
		(i || r.startsWith("QUOTE")) && a && a[0] < t && t <= a[2] && (n = a[0]);
	} }), n;
}
function Kf(e) {
	if (e.message.startsWith("Maximum call stack")) return Vf;
	let t = Wf(e);
	if (t === "bracket") return "The brackets that start here are not closed. Add the closing one.";
	if (t) return "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\".";
	if (e.message.startsWith("Implicit map keys need")) return "This line has no colon with a blank after it. Write it as NAME: VALUE.";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either this line or the next one is not indented like the others, a colon has no blank after it, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return gf;
		default: return `${e.message}.`;
	}
}
function qf(e, { at: t, text: n, first: r, depth: i }, a) {
	if (a.countMore(e.path)) return;
	let { line: o } = kn(e, r(), t), s = `The field "${n}" is declared twice: here and in line ${o}. Keep one of them.${i === 1 ? " If both have lists, put all values into one list." : i === 3 ? Jf : ""}`;
	a.add(O("duplicate-member", s, { place: kn(e, t, t + 1) }));
}
const Jf = " If another entry starts here, write \"- \" before its first field.", Yf = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/, Xf = /^[[{](?:(?:[^"']*?[[{,:])??\s*|[^"']*?\s)(\*(?=\s*:)|#[^\s,\]}]+)/, Zf = /^\s*(?:- +)*(?:key_name|previously):/, Qf = "This is a comment of JSON. A comment of YAML starts with #.";
function $f(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^\s*(?:\/\/|\/\*)/.test(i)) return Qf;
	if (/^={7}\r?$/.test(i)) return C;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^"(?:[^"\\]|\\.)*"\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it as \\\".";
	if (/^'(?:[^']|'')*'\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it twice: ''.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return `${Zf.test(i) ? "If the name has no blank after its colon, remove the blank. " : ""}A text with ": " in it needs quotes: "${a.slice(0, 60)}${a.length > 60 ? "…" : ""}".`;
	let [, o] = Xf.exec(a) ?? [];
	if (o?.startsWith("#")) return `A # begins a comment, so the brackets are not closed. Put the whole text with ${o} in quotes.`;
	if (o !== void 0) return `The text ${o} means something else in YAML. Put it in quotes: "${o}".`;
	let [s] = Yf.exec(a) ?? [];
	return s === void 0 ? "" : `A text that starts with ${s} means something else in YAML. Put the text in quotes: "${s}…".`;
}
function ep(e, t) {
	let n = new Pt();
	for (let { start: r, end: i } of Zt(e)) n.countMore(t.path) || n.add(O("yaml", C, { place: kn(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function tp(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = pn(t), a = {
		path: e,
		lineStarts: i
	}, o = (e, t) => (i[e - 1] ?? 0) + t - 1, s = ({ line: e, col: n, endLine: r, endCol: i }) => t.slice(o(e, n), o(r, i)).trim(), c = (e) => ({
		file: a,
		textAt: s,
		problems: e,
		value: void 0,
		span: {
			start: 0,
			end: 0
		}
	});
	if (t.length > r) {
		let e = `This file has more than ${r.toLocaleString("en-US")} characters. Divide it into several files.`;
		return c([O("yaml", e, { place: kn(a, r, r + 1) })]);
	}
	let l = ep(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = rp(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && on(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof hf)) throw e;
		return c(Ff(e, a, t));
	}
}
const np = 1e6;
function rp(e, t, n, r) {
	let i = xf(t, n, r), a = new _p(), o = new Map(), s = new Pt(), l = 0, u = 0, d = 0, f = 0, p = 0, m = i.next().value, h = a.add();
	return {
		value: mp(m) ? g(m, ap, h) : null,
		span: new vp(a, h),
		problems: s.problems
	};
	function g(e, t, n) {
		let r = f;
		f += 1;
		let i = e.type === W.ALIAS ? void 0 : _(e), o = e.type === W.ALIAS ? v(e.anchorStart, e.anchorEnd) : e.type === W.SCALAR ? te(e, t) : y(e, n ?? a.add());
		return n !== void 0 && !hp(e) && a.set(n, l, u, !1), i && (i.value = o, i.size = f - r), o;
	}
	function _({ anchorStart: e, anchorEnd: n }) {
		if (e < 0) return;
		let r = {
			value: null,
			size: void 0
		};
		return o.set(t.slice(e, n), r), r;
	}
	function v(e, n) {
		l = e - 1, u = n;
		let r = t.slice(e, n), i = o.get(r);
		if (!i) return T(`The anchor "&${r}" is not defined before the alias "*${r}". Define it above this line, or write the value here.`);
		if (i.size === void 0) return T(`The alias "*${r}" is inside its own anchor "&${r}". Write the value here instead.`);
		let a = Math.max(1e4, t.length);
		return p > a ? null : (f += i.size, p += i.size, p > a ? T(`From here on, aliases repeat more than ${a} values. Write the values out.`) : i.value);
	}
	function y(e, r) {
		let { start: i, type: o } = e, s = f;
		u = i;
		let c = /[[{]/.test(t.charAt(i));
		c && (u += 1), d += 1;
		let l = o === W.SEQUENCE ? b() : S(r);
		if (--d, u = C(c ? up : t.charAt(u - 1) === "\n" ? ap : pp), a.set(r, i, u, !0), e.tagStart >= 0) return re(e);
		if (f > 25e5 && !n) throw new hf("This file has more than 2,500,000 values up to here. Divide it into several files.", i);
		return n || d < 2 || f - s <= 15e4 ? l : (f = s, T("This has more than 150,000 values. Use fewer.", i, i + 1));
	}
	function b() {
		let e = [];
		for (;;) {
			let t = i.next().value;
			if (!mp(t)) return [...e];
			if (d === 2 && e.length === 15e4 && !n) throw new hf("This file has more than 150,000 entries. Divide it into several files.", hp(t) ? t.start : u);
			e.push(g(t, cp, a.add()));
		}
	}
	function S(t) {
		let n = {};
		for (;;) {
			let r = i.next().value;
			if (!mp(r)) return n;
			let o = ee(r), c = a.add(o), l = i.next().value, u = mp(l) ? g(l, lp, c) : null;
			if (!o) continue;
			let { text: f, start: p, end: m } = o;
			f === "__proto__" ? T("\"__proto__\" cannot be the name of a field. Choose another name.", p, m) : (Object.hasOwn(n, f) && qf(e, {
				at: p,
				text: f,
				first: () => {
					let e = [...a.members(t, Infinity)].find(([e]) => e === f);
					return a.number(e?.[1] ?? c, gp);
				},
				depth: d
			}, s), n[f] = u);
		}
	}
	function ee(e) {
		let n = g(e, sp), [r, i] = [hp(e) ? e.start : l, u];
		if (typeof n == "object" && n) {
			T($f(t, r) || "The name of a field must be a plain word or text.", r, i);
			return;
		}
		let a = typeof n == "string" ? n : t.slice(r, i);
		return d < 4 && /^\/[/*]/.test(t.slice(r, r + 2)) && T(Qf, r, i), {
			text: a,
			start: r,
			end: i
		};
	}
	function te(e, r) {
		let { style: i, valueStart: a, valueEnd: o, tagStart: s } = e;
		if (s >= 0 && !ip.has(w(e))) return re(e);
		let f = Math.max(e.anchorEnd, e.tagEnd);
		if (f >= 0 && (u = f), a < 0) {
			let e = C(f < 0 ? r : op);
			return (r !== lp || e > u || f >= 0) && (l = e), u = e, null;
		}
		let p = ku(t, e);
		if (i === G.LITERAL_BLOCK || i === G.FOLDED_BLOCK) {
			l = C(dp);
			let e = t.slice(a, o);
			u = a + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = i === G.PLAIN ? 0 : 1;
			l = a - e, u = o + e;
		}
		if (!n && c(p)) return T(x("This text"));
		if (i !== G.PLAIN || s >= 0) return p;
		let { value: m } = su.resolveImplicitScalarTag(p);
		return Number.isInteger(m) && !Number.isSafeInteger(m) ? T("This number has too many digits. Put it in quotes to keep it as text.") : (d > 2 && t[u] === " " && typeof m == "string" && ne(), m);
	}
	function ne() {
		let n = C(fp);
		if (n === u) return;
		let r = t.slice(u, n).trim(), i = `YAML reads ${r} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, a = kn(e, n - r.length, n);
		s.add(O("yaml-comment", i, {
			place: a,
			severity: "warning",
			quotes: [r]
		}));
	}
	function C(e) {
		return e.lastIndex = u, e.test(t) ? e.lastIndex : u;
	}
	function w({ tagStart: e, tagEnd: n }) {
		return t.slice(e, n);
	}
	function re(e) {
		return T(`The tag ${w(e)} is not supported. Remove it. If it is part of a text, put the text in quotes.`, e.tagStart, e.tagEnd);
	}
	function T(t, n = l, r = u) {
		return s.countMore(e.path) || s.add(O("yaml", t, { place: kn(e, n, r) })), null;
	}
}
const ip = new Set(["!!str", "!"]), ap = /(?:)/y, op = /[ \t]*/y, sp = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, cp = /(?:\s|#[^\n]*\n)*-[ \t]*/y, lp = /(?:\s|#[^\n]*\n)*:[ \t]*/y, up = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, dp = /(?:[\s:?-]|#[^\n]*\n)*/y, fp = /[ \t]+#[^\s#!=*-].*/y, pp = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function mp(e) {
	return e !== void 0 && e.type !== W.POP && e.type !== W.DOCUMENT;
}
function hp(e) {
	return e.type === W.SEQUENCE || e.type === W.MAPPING;
}
const gp = 2;
var _p = class {
	byName = new Map();
	numbers = new Int32Array(320);
	names = [];
	add(e) {
		let t = this.names.length;
		if (this.names.push(e?.text ?? ""), this.numbers.length === t * 5) {
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
		let n = Math.min(t, this.names.length), r = 0;
		for (let t = e + 1; t < n; t = this.number(t, 4) || t + 1) yield [this.number(t, 2) >= 0 ? this.names[t] ?? "" : String(r), t], r += 1;
	}
	member(e, t) {
		let n = this.byName.get(e);
		return n || (n = new Map(this.members(e)), n.size > 50 && this.byName.set(e, n)), n.get(t);
	}
}, vp = class e {
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
const yp = " Names are not nested: write \"- key_name: cart.title\". To read a locale file of the app, name it in texts of lokaform.yaml.";
function bp(e, t) {
	let n = new Map(), r = new Pt(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!p(i)) return {
		members: n,
		problems: Op(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "", i = p(s) && t.includes("keys") ? yp : "", c = /^(keys|webhooks)$/.test(e) ? ` It belongs in another file, such as ${e}.yaml.` : "", l = t.includes("on_create") && /^(default|platform|tag|filename)/.test(e) ? " Values for all new keys of the file are under on_create: write on_create: { platforms: [web] }." : "", u = `Unknown field "${e}" in this manifest.${Vp(e) || n || c || l || On(e, t) || ` The fields are ${t.join(" and ")}.${i}`}`;
			r.add(O("unknown-member", u, { place: At(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function xp({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return O("empty-manifest", r, { place: j(e, t) });
}
function Sp(e, t, n) {
	if (!Array.isArray(t.value)) {
		let [r] = Object.values(p(t.value) ? t.value : {});
		return {
			entries: [],
			problems: Op(e, "wrong-type", `This must be a list of entries. Each entry starts with "- " on a line of its own. An empty list is written [].${r !== void 0 && n.thing === "a key" ? yp : ""}`, t.span)
		};
	}
	let r = [], i = new Pt(), a = t.span.members?.[Symbol.iterator](), o = Ep(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!p(s) && i.countMore(e.file.path)) continue;
		let l = wp(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [me(e.file.path, j(e.file, c).endLine), ...i.problems]
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
function Cp(e, t, n) {
	let r = new Pt();
	return {
		...wp(r, e, t, n, Ep(n)),
		problems: r.problems
	};
}
function wp(e, t, n, r, i) {
	let { value: a, span: o } = kp(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new pr();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Dp(t, j(t.file, o))) return { span: o };
	let { file: c, textAt: l } = t, { thing: u, elsewhere: d } = r, f = {
		value: a,
		span: o,
		file: c,
		textAt: l,
		noun: "field",
		within: [],
		thing: u,
		members: i,
		elsewhere: d
	}, p = s.issues.slice(0, Hn + 1);
	jp(p.map((e) => fr(e, {}, $n())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, Np(t));
	return { span: o };
}
const Tp = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function Ep({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Tp).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Dp({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function Op(e, t, n, r) {
	let i = j(e.file, r);
	return Dp(e, i) ? [] : [O(t, n, { place: i })];
}
function kp(e, t) {
	if (!p(e.value)) return e;
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
		let c = new Map(r.members).set(e, Ht(a, { members: new Map(s) }));
		r = Ht(r, { members: c });
	}
	return {
		value: n,
		span: r
	};
}
function Ap(e, t) {
	let n = new Pt();
	return jp(e, t, n), n.problems;
}
function jp(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (Fp(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) Mp({
		...i,
		keys: [e]
	}, t, n);
	else Mp(i, t, n);
}
function Mp(e, t, n) {
	if (!n.countMore(t.file.path, Np(e))) for (let r of Ip(e, t)) n.add(Pp(r, e, t));
}
function Np(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? Lp(e.errors) : void 0)?.reduce((e, t) => e + Np(t), 0) ?? 1;
}
function Pp(e, { path: t }, n) {
	let r = zp(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(j(n.file, n.span, t)), String(r)]
	};
}
function Fp(e, t, n) {
	return t.some((t) => {
		let r = t.path.length > 1 && e.path.slice(0, -1).join(".") === t.path.join(".");
		return zp(n.value, e.path) === void 0 && (r || t.keys.some((t) => Bp(t, [String(e.path.at(-1))]))) || e.code === "custom" && e.path.join(".") === t.path.join(".");
	});
}
function Ip(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Hp(e, n, t));
	if (e.code === "invalid_key") return [Hp(String(n.at(-1)), n.slice(0, -1), t)];
	let [r = "", i = ""] = n.map(String);
	if (n.length === 2 && t.noun === "field" && t.members.has(i)) {
		let e = `${i} is a field of ${t.thing}, not of ${r}. Move its line to the left, under ${[...t.members.keys()][0]}.`;
		return [O("unknown-member", e, { place: At(t.file, t.span, n) })];
	}
	let a = zp(t.value, n), o = j(t.file, t.span, n), s = (e, t) => [O(e, t, { place: o })], c = () => s("wrong-type", Kp(a, n, t, o)), l = Jp(n, t), u = Yp(n, t);
	if (a === void 0) return s("missing-member", `${l} is missing. It is required in ${t.thing}.${u}`);
	if (a === null) return s("null-value", Up(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = Lp(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? Ap(r, t) : c();
		}
		case "invalid_type": return c();
		case "invalid_value": {
			if (typeof a == "object") return c();
			let t = e.values.map(String), n = t.includes("web") ? " Texts of mails and servers have the platform other." : "";
			return s("wrong-value", `"${a}" is not allowed here. Allowed values: ${t.join(", ")}.${On(String(a), t) || n}`);
		}
		case "custom":
		case "invalid_format": return s("wrong-value", `${l} ${e.message}.${u}`);
		default: return typeof a == "number" ? s("wrong-value", Kp(a, n, t, o)) : s("wrong-value", Gp(n, t));
	}
}
function Lp(e) {
	let t = [...e].sort((e, t) => Rp(t) - Rp(e)).find((e) => Rp(e) > 0), n = ({ code: e }) => e !== "invalid_type" && e !== "invalid_value";
	return t ?? e.find((e) => e.every(n));
}
function Rp(e) {
	return o(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function zp(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function Bp(e, t) {
	return t.find((t) => t === `${e}s`) ?? t.find((t) => t.split("_").includes(e)) ?? Ft(e, t);
}
function Vp(e) {
	return /^[^\S ]/.test(e) ? " The line is indented with no-break spaces, which are part of the name in YAML. Replace them by normal spaces." : "";
}
function Hp(e, t, n) {
	let r = At(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/.test(e) ? "en" : e, o = i.find((e) => n.members.get(e)?.expects.includes(` ${a}:`)) ?? "", s = o !== e && t.length === 0 && n.span.members?.get(o) ? ` If it belongs to the field ${o}, indent it, so that it is below that.` : "", c = Vp(e) || s || Yp([o, e], n) || On(Bp(e, i) ?? e, i), l = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.(e) || c || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		l = `Unknown field "${e}" in ${qp(t, n)}.${Yp([...t, e], n)}${r.includes(e) ? "" : On(e, r)}`;
	} else e === "on_create" ? l = `Unknown field "on_create" in ${n.thing}. It is at the top of the file. Here, write its fields themselves.` : e === "<<" && (l = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return O("unknown-member", l, { place: r });
}
function Up(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${Jp(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Jp(e, t)} has no value.${Yp(e, t)}`;
	if (n?.empty !== void 0) return `${Jp(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".", i = e.length > 2 ? Wp(e.slice(0, -1), t) : "", a = (e.length > 1 ? t.textAt(j(t.file, t.span, e.slice(0, -1))) : "").split(/[,{}]/).some((t) => t.trim() === e.at(-1)) ? " In braces, a comma starts the next field: put a text with a comma in quotes." : "";
	return `${Jp(e, t)} has no value.${i || a || ` Remove it, or give it a value.${r}${Yp(e, t)}`}`;
}
function Wp(e, t) {
	let n = t.textAt(j(t.file, t.span, e));
	return /^(\{[^{}:,]+\}|\[[^[\],]+\])$/.test(n) ? ` If ${n} is the text, put it in quotes: "${n}".` : "";
}
function Gp(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${Jp(e, t)} is empty.${Yp(e, t)}${n}`;
}
function Kp(e, t, n, r) {
	if (t.length === 0) return `This is ${Xp(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${Jp(t, n)} is ${Xp(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	let o = typeof e == "string" && !/^(all|\*)$/.test(e) && t.length === 1 && /^(all, or )?a list of (?!text sources)/.test(i), s = Array.isArray(e) && t.length === 1 ? `${String(t[0])}s` : "", c = n.members.has(s) ? ` For several, use ${s}.` : "", l = o ? ` Write ${String(t[0])}: [${n.textAt(r)}].` : c, u = a ? Wp(t, n) : "";
	return `${Jp(t, n)} is ${Xp(e)}.${u}${Yp(t, n)}${l}`;
}
function qp(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${qp(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function Jp(e, t) {
	let n = qp(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function Yp(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${qp([n], t)} must be ${r.expects}.` : "";
}
function Xp(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function Zp(e, t) {
	return Qp(e, t) === "off" ? void 0 : e.removalBy(t);
}
function Qp({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function $p(e, t, n) {
	let r = Qp(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function em({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function tm(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function nm(e, t, n) {
	let r = rm(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* rm(e, t, n, r = new Map()) {
	let i = [], o = {}, s = new Map(), c = new Set();
	for (let l of e) {
		let e = t[l.plural] ?? [];
		if (e.length === 0) continue;
		let u = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, o = y([
				l.name,
				e,
				a ? JSON.stringify(a) : null
			]), s = r.get(o), c = s?.text === i ? s.read : om(l, t, n);
			r.set(o, {
				text: i,
				read: c
			}), u.push(c), yield;
		}
		let d = u.flatMap((e) => e.problems.some(cm) ? [] : e.entries), f = l.textFiles?.join(d) ?? {
			entries: d,
			problems: []
		}, p = f.entries;
		o[l.plural] = p;
		for (let e of u) {
			for (let [t, n] of e.variables) s.set(t, n);
			e.base !== void 0 && c.add(e.base);
		}
		let m = new Pt();
		for (let e of p) {
			for (let t of l.checkEntry(e)) m.add(t);
			for (let t of im(l, e)) m.add(t);
		}
		a(i, u.flatMap((e) => e.problems), f.problems, l.checkTogether(p), m.problems);
	}
	let l = e.flatMap(({ plural: e }) => (t[e] ?? []).map(({ path: e }) => e));
	return {
		declared: {
			kinds: e,
			entries: o,
			variables: s,
			bases: [...c],
			isIncomplete: i.some(({ severity: e, scope: t }) => e === "error" && t === "change")
		},
		problems: st(lm(i, l))
	};
}
function im(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [X(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function am({ plural: e, entry: t, defaults: n }, r, i, o = {}) {
	let s = tp(r, i, o), { file: c } = s, { members: l, problems: u } = bp(s, n ? [e, "on_create"] : [e]), d = [...s.problems, ...u], f = l.get("on_create"), p = f && n && Cp(s, f, n);
	p && a(d, p.problems);
	let m = new Map(), h = l.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [xp(s, e)]
	};
	let g = Sp(s, h, t);
	a(d, g.problems);
	let _ = p?.values ?? {};
	return {
		entries: g.entries.map(({ values: e, span: t }) => ({
			values: e,
			onCreate: _,
			file: c,
			span: t
		})),
		variables: m,
		problems: d
	};
}
function om(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = Of(n);
	if (a !== void 0) {
		let { problems: n } = nm([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(cm)) {
			let e = n.some(({ place: e }) => !e) ? [] : [me(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function sm(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = om(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function cm({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function lm(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function X({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = um(e(t)), d = s ? At(n, r, o) : j(n, r, o);
	return {
		...O(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function um(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function dm({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const fm = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function pm(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !mm(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = fm.has(r) ? void 0 : pm(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function mm(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) fm.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const hm = "Run again. If that does not help, the service has changed or has a fault.";
function gm(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = g(n, ({ id: e }) => e === void 0 ? [] : [e]), s = g(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", l = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, u = new Set(), d = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (u.add(a), [{
			declared: t,
			problem: X(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${hm}`, { path: [c] })
		}]) : [];
	}), f = new Set(d.map((e) => e.declared)), p = a(t.filter((e) => !f.has(e))), m = n.filter((e) => !u.has(e)), h = [...p.remarks];
	if (m.length > 0) {
		let t = Qp(e, r) !== "off", n = m.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = m.length > 5 ? `; and ${m.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${hm}`, s = t ? "error" : "warning";
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
function _m(e, t) {
	return vm(y([e, t])).slice(0, 16);
}
function vm(e) {
	return Xr("sha256").update(e).digest("hex");
}
function ym(e) {
	let t = e.projects.map((e) => e.hide_texts ? bm(e) : e), n = e.hide_texts ? Cm(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function bm(e) {
	let { problems: t, plan: n, results: r } = e, { changes: i = [], kept: a = [] } = (t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done")) && n || {}, o = a.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), s = [...i.flatMap(Om), ...o.flatMap(km)], c = Dm(s), l = xm(r ?? [], s, c);
	return {
		...e,
		problems: t.map((e) => Tm({
			...e,
			message: c(e.message)
		}, s)),
		...r && { results: r.map((e) => Sm(e, l)) }
	};
}
function xm(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function Sm({ change: e, outcome: t }, n) {
	if (t.state === "done") return {
		change: e,
		outcome: t
	};
	let r = t.state === "failed" && t.how === "stored differently" ? "The service stored a different value. The report file shows it." : n(t.message);
	return {
		change: e,
		outcome: {
			...t,
			message: r
		}
	};
}
function Cm(e) {
	return e.map((e) => Tm(e, []));
}
const wm = ["yaml", "text-file"];
function Tm(e, t) {
	let { quotes: n = [], code: r } = e, i = wm.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: Em(a, t)
	};
}
function Em(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function Dm(e) {
	let t = new De();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Em(t.clean(n), e);
}
function Om(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => km(e)) : e.fields.filter(({ field: t }) => Bo(zo(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(km));
}
function km(e) {
	return R(e).filter((e) => e !== "");
}
function Am(e) {
	let t = ym(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? Mm(t.problems) : t.problems,
		projects: t.projects.map(jm),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(jm)
		} }
	};
}
function jm(e) {
	return e.hide_texts ? Mm(e) : e;
}
function Mm(e) {
	return Nm(e, "");
}
function Nm(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && Bo(zo(String(n), String(e.field)));
	return Fm(e, (e, t) => t === "quotes" ? [] : fm.has(t) ? r ? Pm(e) : e : Nm(e, n));
}
function Pm(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? Fm(e, Pm) : e;
}
function Fm(e, t) {
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
const Im = new Set("action by code command field how kind scope reason ref seen severity state file manifests backup".split(" "));
function Lm(e, t) {
	let n = e.projects.map((e) => zm(e, t));
	return {
		...Vm({
			...e,
			projects: []
		}, t),
		declared: e.declared,
		projects: n
	};
}
function Rm(e, t) {
	return Vm(e, (e) => t(e));
}
function zm(e, t) {
	let n = Vm(e, t);
	if (t(e.id) === e.id) return n;
	let r = vm(e.id), { plan: i } = n;
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
function Bm(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === vm(t);
}
function Vm(e, t) {
	return Um(e, t, !1);
}
const Hm = new WeakMap();
function Um(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = Hm.get(t) ?? new WeakSet();
	if (Hm.set(t, r), !n && r.has(e)) return e;
	let i = Fm(e, (e, r) => n || !Im.has(r) ? Um(e, t, n || fm.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/problems.ts
function Wm(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * Kn.indexOf(e) + Number(t !== void 0 && _e({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Gm(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of s(t === !0 ? [] : e, (e) => Km(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(_e) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, qm(Jm(e), [e, ...t]));
		}
	}
	return Wm(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Jm(e, n)));
}
function Km(e, t) {
	return _e(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		dm(e),
		e.place.file
	]);
}
function qm(e, t) {
	if (t.some(_e)) {
		let { place: n, ...r } = e, i = `${B(t.length)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
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
function Jm({ severity: e, code: t, message: n, place: r, ways: i }, a = at) {
	return {
		...xc("!", t, r),
		severity: e,
		state: e,
		lines: Ym(i),
		words: D(n, a - t.length - 3),
		code: {
			name: t,
			address: $o(t)
		}
	};
}
function Ym(e = []) {
	return e.map(({ does: e, command: t }) => Sc(" ", `${e}: `, A(t)));
}
function Xm(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...s(r, ({ outcome: e }) => `${Qm(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Zm(e, D(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => D(e.change.label, 100));
		return [Zm(r, `${(t ? a : a.map(We)).join(", ")} and ${B(e.length - 3)} more`, e.length, n)];
	});
}
function Zm(e, t, n, r = at) {
	return {
		...xc("!", t, Xs(e)),
		count: n,
		severity: "error",
		state: Qm(e.outcome),
		words: D(e.outcome.message, r)
	};
}
function Qm(e) {
	return Zs(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// \0late:diff
const $m = process.getBuiltinModule("node:module").createRequire(import.meta.url), eh = (...e) => $m("./late-diff.js").createTwoFilesPatch(...e), th = (...e) => $m("./late-diff.js").diffArrays(...e), nh = 1e3;
function rh(e, t) {
	if (e.action === "destroy") return {
		...lh("-", e),
		...ah(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => Vo(n, e) ? e.part ?? [] : []), a = {
		...lh(ch[oc(e)], e),
		...Es(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? Eh(e) : Th(n, e.fields);
		return r === "" ? a : {
			...a,
			words: qe(r, nh)
		};
	}
	let o = r === "create" || pc(e), s = e.fields.filter((e) => !o || !Nh(n, e)).flatMap((e) => vh(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: D(c, 80) };
	return {
		...a,
		...l,
		...sh(e, t),
		lines: s
	};
}
const ih = "will be archived";
function ah(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? ih : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: oh(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function oh({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? Lh(Fh(e, r, i), 90) : "", s = a ? `   (last edited${wh(a)})` : "";
		return {
			...Sc("-", `${Vh(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [Sc("-", `and ${z(a, "more text")}`)] : []];
}
function sh(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : oc(e) === "removed" ? { words: ih } : t === "drift" ? e.edited ? { words: `last changed${wh(e.edited)}` } : {} : pc(e) ? { words: Uo(e.kind).renamed } : {};
}
const ch = {
	created: "+",
	updated: "~",
	renamed: "»",
	removed: "-"
};
function lh(e, t) {
	return xc(e, Go(t), t.place);
}
function uh(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = qe(Dh(e, t, r), r ? Infinity : nh), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...lh("!", e),
		words: i,
		...a
	};
}
function dh(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = Mh(n, e), [d, f] = Rh(Fh(n, r, i ?? ""), Fh(n, r, a)), p = o ? `, edited${wh(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...lh(l ? "!" : " ", e),
		lines: m.map((e) => Sc(" ", qe(e, nh))),
		...l && { isLoss: !0 }
	};
}
function fh({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${Lh(Fh(t.kind, r.field, e))}` : "";
		return Sc(" ", qe(`${Mh(t.kind, r)}${i} is no longer declared`, nh));
	});
	return {
		...lh("-", t),
		isLoss: !0,
		lines: r
	};
}
function ph({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : D(e, 200));
	return {
		...lh("~", r),
		words: `${D(e, 80)}: ${i} → ${a}`
	};
}
function mh({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : A(e), [a, o] = he(i(t), i(n), 200).map((e) => qe(e, 200)), s = `${D(e, 80)}: ${a} → ${o}`;
	return r ? {
		...xc("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : xc(" ", s);
}
function hh({ variable: e, host: t, place: n }) {
	return {
		...xc("!", `sends \${${A(e)}} to ${A(t)}`, n),
		isLoss: !0
	};
}
function gh(e, t = "") {
	let n = D(String(e.id), 80), r = lh(" ", e);
	if (Ro(e.kind).secretNames) return r;
	let i = Ro(e.kind).fields.find(({ name: t }) => t === e.part), a = `only ${i ? e.part : `the ${e.part} text`} (id ${n}). To clear it in Lokalise, write ${`${e.part}: ${JSON.stringify(i?.unset ?? "")}`}; to manage it, put it back`;
	return {
		...r,
		words: e.part === void 0 ? `id ${n}${t}` : A(a)
	};
}
function _h(e) {
	return xc(" ", A(e));
}
function vh(e, t, { texts: n, full: r, isPull: i }) {
	let a = Mh(e, t), o = js(e, t) ? [Sc(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Sc(" ", a), ...o];
	let { part: s, edited: c } = t, l = r === !0 ? 4e3 : 90, u = Vo(e, t) && s !== void 0 ? { language: s } : {}, d = bh(e, a, t, l).map((e) => ({
		...e,
		...u,
		value: qe(e.value, nh + l - 2 - e.start.length)
	}));
	return [
		...c ? [Sc(" ", `${i ? "the new text was edited in the project" : "in the project, last edited"}${wh(c)}:`)] : [],
		...d,
		...o
	];
}
const yh = {
	as: "text",
	text: ""
};
function bh(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || Ms(a) ? yh : Fh(e, i, a), c = Fh(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== yh ? xh(t, s, c, r) : zh(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => xh(`${t}.${e}`, n, i, r));
}
function xh(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...Sh("-", e, t.members, n.members), ...Sh("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = Rh(t, n, r), o = Sc("+", `${e} `, Ch(n) ? "(empty)" : a);
	if (Ch(t)) return [o];
	let s = Sc("-", `${e} `, i);
	return Ch(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function Sh(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [Sc(e, `${t} `, Bh(i))] : [];
}
function Ch(e) {
	return e.as === "text" && e.text === "";
}
function wh({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${D(e, 60)}`} on ${Xo(t)}${n ? ", reviewed" : ""}`;
}
function Th(e, t) {
	return t.flatMap((t) => Nh(e, t) ? [] : Mh(e, t)).join(", ");
}
function Eh({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => Vo(e, t)), i = r.filter(({ after: e }) => e !== ""), a = i.length > 0 ? ` (also in ${i.map((t) => Mh(e, t)).join(", ")})` : "", o = (t) => `${Mh(e, t)} ${Lh(Fh(e, t.field, t.after))}`, s = n ? [`${o(n)}${a}`] : [], c = t.filter((t) => !Vo(e, t) && !Nh(e, t)), l = c.filter((t) => Ph(e, t)).map(o), u = c.filter((t) => !Ph(e, t)).map(({ field: e }) => e);
	return [
		...s,
		...l,
		...u.length > 0 ? [`and ${u.join(", ")}`] : []
	].join("; ");
}
function Dh(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${jh(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = Mh(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && Ah[e.cause]) ?? Oh[a], l = e.edited ? `: edited${wh(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${kh(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : Ih, p = Fh(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${Lh(p, f)} ${d} (${a === "pull" ? "only in the project: " : ""}not in the file)${m}`;
	let [h, g] = Rh(Fh(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const Oh = {
	held: "kept: lokaform.yaml says seed, so the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
};
function kh({ because: e = [] }) {
	return e.map((e) => e.startsWith("not-") ? `the project does not say that it is ${e.slice(4)}` : `it fails the check ${e}`).join(", and ");
}
const Ah = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": Oh.held
};
function jh(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${Re(t)}` : `owned by others (tag ${Re(t)}). To take it over, correct owner in lokaform.yaml, or remove that tag in Lokalise`;
}
function Mh(e, { field: t, part: n }) {
	return n !== void 0 && zo(e, t).role === "text" ? Vh(n) : t;
}
function Nh(e, { field: t }) {
	return zo(e, t).role === "identity";
}
function Ph(e, { field: t, after: n }) {
	let r = Fh(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function Fh(e, t, n) {
	return zo(e, t).show(n);
}
const Ih = 60;
function Lh(e, t = 60) {
	switch (e.as) {
		case "text": return Re(e.text, t);
		case "word": return D(e.word, t);
		case "set": return e.members.length > 0 ? Bh(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Vh(e)} ${Re(n, t)}`).join(", ");
	}
}
function Rh(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = he(A(e.word), A(t.word), n);
		return [qe(r, n), qe(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [Lh(e, n), Lh(t, n)];
	let [r, i] = he(A(e.text), A(t.text), n), a = e.text !== t.text && e.text.normalize("NFC") === t.text.normalize("NFC");
	return [Re(r, n), Re(i, n) + (a ? " in another Unicode form" : "")];
}
function zh(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Vh(e),
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
function Bh(e) {
	return e.map((e) => We(Vh(e))).join(", ");
}
function Vh(e) {
	return D(e, 60);
}
function Hh({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(Uh?.old !== a || Uh.now !== o) && (Uh = {
		old: a,
		now: o,
		parts: Wh(a, o)
	});
	let s = Uh.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let Uh;
function Wh(e, t) {
	return th(Kh(e), Kh(t), { maxEditLength: 600 }) ?? [];
}
const Gh = r(() => new Intl.Segmenter("en", { granularity: "word" }));
function Kh(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(Gh().segment(e), ({ segment: e }) => e));
}
// src/report/view/status.ts
const qh = [
	["Language", ({ language: e, base: t }) => `${D(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => B(e)],
	[
		"Archived",
		({ archived: e }) => B(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${B(e.translated)} ${Jh(e, "translated").padStart(5)}`],
	["Verified", (e) => `${B(e.verified)} ${Jh(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${B(e.reviewed)} ${Jh(e, "reviewed").padStart(5)}`],
	["Conflicts", ({ conflicts: e }) => B(e)],
	[
		"Undecided",
		(e) => B(e.undecided),
		({ undecided: e }) => e > 0
	],
	["To pull", ({ to_pull: e }) => B(e)],
	[
		"Waiting",
		({ waiting: e }) => B(e),
		({ waiting: e }) => e > 0
	],
	["Words to do", (e) => `${e.about ? "about " : ""}${B(e.words_to_do)}`],
	[
		"Ready",
		({ required: e }) => e ? e.unmet.length > 0 ? "no" : "yes" : "",
		({ required: e }) => e !== void 0
	]
];
function Jh(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function Yh({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = qh.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function Xh({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = D(t.language, 40), r = e.unmet.map((n) => `${`${B(t[n])} of ${z(t.texts, "text")} ${n}, ${Jh(t, n)}`}, and ${e.percents[n]} % is required`), i = e.missing.map(({ lacks: e, written: r, ...i }) => {
			let a = `not ${e.includes("translated") ? "translated" : b(e)}`, o = `${n}: ${r ? "to be written by apply" : a}`;
			return {
				...xc("!", Go(i), i.place),
				words: o,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${Zo(n)} is not ready: ${r.join("; ")}`,
			rows: i
		}];
	});
}
// src/report/view/sections.ts
const Zh = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", Qh = {
	removed: {
		action: "To remove",
		heading: "to remove",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"cleared text": {
		action: "Cleared text",
		heading: "to update, with texts that become empty in the project. To keep one, remove its empty text from the file",
		meaning: "The file has an empty text, which clears the text of the project."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "to update, with texts that are overwritten in the project",
		meaning: Zh
	},
	overwritten: {
		action: "Overwritten value",
		heading: "to update, with other values that are overwritten in the project",
		meaning: Zh
	},
	renamed: {
		action: "To rename",
		heading: "to rename",
		meaning: "It keeps its id, its translations and its history."
	},
	changed: {
		action: "To update",
		heading: "to update without loss",
		meaning: "Values are added, or a switch changes. No text is lost."
	},
	new: {
		action: "To create",
		heading: "to create",
		meaning: "The project does not have it yet."
	}
}, $h = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, eg = {
	removed: {
		...Qh.removed,
		meaning: "Apply archives or destroys it."
	},
	"cleared text": $h,
	"overwritten text": $h,
	overwritten: $h,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: $h,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, tg = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in the project, and not pulled because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, ng = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, rg = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function ig({ command: e }) {
	return e === "drift";
}
function ag(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function og(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		lg(t.full === "also" ? r.filter((e) => !Ks(e)) : r, t),
		cg(i, t),
		...Xh(e).map((e) => t.full ? e : {
			...e,
			rows: hg(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? ug({
			...e,
			plan: n
		}, ag(e, t)) : [],
		yg(a, t)
	];
}
function sg({ problems: e, results: t = [] }, n = {}) {
	return [...Gm(e, n), ...Xm(t, n)];
}
function cg(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${z(n.length, "change")} not made`,
		rows: Xm(n, t)
	};
}
function lg(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: Vc(e),
		rows: Gm(e, t)
	};
}
function ug({ plan: e, target: t, problems: n, no_longer_declared: r = [] }, i) {
	let a = t?.is === "compared" ? t : void 0, o = a?.caused ?? e.changes, s = a?.kept ?? e.kept, { sends: c = [] } = ig(i) ? {} : a ?? e, l = i.full === "also" ? n.filter(Ks) : [], u = new Map(l.map((e) => [y({ ...e.place }), Ym(e.ways)])), d = (...e) => e.map((e) => mg(e, s, i, u));
	return [
		...a ? [pg(a.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: c.map(hh)
		},
		...d("Conflict", "Undecided"),
		...fg(o, i),
		...d("Archived", "To pull", "Waiting", "Kept"),
		gg(a?.no_longer_declared ?? r, a?.kinds_no_longer_declared ?? []),
		..._g(o, i),
		...a ? vg(a, i) : []
	];
}
function dg(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function fg(e, t) {
	let n = ig(t) ? eg : Qh;
	return [...new Set(mc.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[hc(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${B(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: dg(i.map((e) => rh(e, t)))
		};
	});
}
function pg(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${z(e.length, "setting")} changed`,
		rows: dg(e.map(mh))
	};
}
function mg(e, t, n, r) {
	let i = {
		...rg,
		...ig(n) && { archived: "Archived" }
	}, a = t.filter(({ reason: t }) => (i[t] ?? "Kept") === e), { keptElsewhere: o } = n, s = ng[e], c = !s && o !== void 0 && a.length > 20, l = ({ reason: e }) => Number(c && e === "held"), u = a.toSorted((e, t) => l(e) - l(t)).map((t) => {
		let i = uh(t, n);
		return s ? {
			...i,
			isLoss: !0,
			lines: r.get(y({ ...t.place })) ?? []
		} : e === "To pull" ? {
			...i,
			severity: "notice"
		} : i;
	});
	return {
		part: "plan",
		action: e,
		noun: s ?? "kept item",
		title: `${s ? `${z(a.length, s)}:` : B(a.length)} ${tg[e]}`,
		rows: c ? hg(u, 19, o) : u
	};
}
function hg(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		..._h(`and ${B(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function gg(e, t) {
	let n = [...Lo().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => _h(`all ${e.many}: no manifest declares any, so the project keeps them. If the file has moved, name it in lokaform.yaml`)), ...e.map((e) => gh(e, ". Prune is off, or does not cover it. If it got another name, set previously there. Otherwise, delete it in Lokalise"))];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${B(n.length)} no longer declared, and kept in the project`
	};
}
function _g(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = rh(e, {
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
		title: `All values in full: ${z(n.length, "change")}`,
		noun: "item",
		rows: n
	}];
}
function vg({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${z(e.length, "change")}`,
		rows: dg(e.map((e) => rh(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${z(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = rh(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function yg(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map((e) => gh(e)).sort((e, t) => f(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${B(e.length)}`,
		rows: hg(r, t, n ?? "the job summary of the workflow lists")
	};
}
function bg(e, t) {
	let n = ag(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => fh(e, n));
	return [
		pg(s),
		wg("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		wg("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...Cg(r, n),
		wg("with another id or former name", a.map(ph)),
		wg("with other values in on_create", o.map(_h)),
		..._g(r, n)
	];
}
function xg(e, t) {
	let n = ag(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => dh(e, n));
	return wg(`waiting in the project, because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function Sg(e, t) {
	let n = {
		...ag(e, t),
		isPull: !0
	}, { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => fh(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => dh(e, n));
	return [
		wg("in conflict: the manifest keeps its text", c("conflict")),
		wg("undecided: the manifest keeps its text", c("undecided")),
		wg("no longer declared", o),
		...Cg(i, n),
		xg(e, n),
		wg("different, and kept", c(void 0)),
		..._g(i, n)
	];
}
function Cg(e, t) {
	let n = (e) => e.action === "create" ? "new" : pc(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => wg(r, dg(e.filter((e) => n(e) === r).map((e) => rh(e, t)))));
}
function wg(e, t) {
	return {
		part: "plan",
		title: `${B(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function Tg(e, t) {
	let n = Eg(ym(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = [n, ...i].flatMap(({ scope: e }) => e?.settings_file ?? []), c = i.length + o.length > 1, l = [...i.map((e) => Dg(e, n, c, t)), ...o.map((e) => Og(e, t))];
	return {
		title: Kc(n),
		heading: V`${qc(n)}${i.length > 1 ? V` · ${z(i.length, "project")}` : []}${s.length > 0 ? V` · ${H(Ho([...new Set(s)], 3), 200)}` : []}`,
		state: Us(n) ? "failed" : Hs(n) ? "clean" : "open",
		isUntouched: $s(n),
		lead: jg(n, t),
		stopped: Lc(e),
		verdict: Mg(n, t),
		result: zc(n),
		comparison: a ? Qc(a) : [],
		problems: lg(r, t),
		parts: l,
		next: Ig(n, t),
		legend: Rg(n, l)
	};
}
function Eg(e) {
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
function Dg(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: D(i ?? o?.project.name ?? a, 200),
		heading: V`${H(i ?? a, 80)}${o ? V` · ${H(o.project.name, 80)}` : []}`,
		result: kg(e, t),
		facts: Ag(e, t, n, r.isPullRequest && !r.unappliedBase),
		table: Yh(e),
		sections: og(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(w)
	};
}
function Og(e, t) {
	let { name: n = "" } = e;
	return {
		name: D(n, 200),
		heading: H(n, 80),
		result: $c([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: bg(e, t)
	};
}
function kg(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${Pc([e])}.`;
	if (n) return t === "plan" ? Wc(Qs(e)).replace(/^n/, "N") : t === "status" ? Ec([e]) : t === "drift" ? Oc([e]) : Cc(n, i);
}
function Ag(e, { command: t }, n, r) {
	let { id: a, plan: o, target: s, results: c, backup: l, status: u } = e, d = ol(a), f = Ys(e), p = d === void 0 ? [] : [{
		is: "link",
		words: V`open in Lokalise`,
		address: d
	}], m = o && !c && t !== "drift" && !u, h = V`All differences that apply would change are shown, not only those of this pull request.`, g = Qs(e);
	return i([
		V`Project ${o && !n ? V`${H(o.project.name, 80)} · ` : []}${H(a, 200)}${d === void 0 ? [] : V` · ${p}`}`,
		o?.filter && nl(o.filter),
		s?.is === "not compared" && V`${yc(h)} Lokaform could not find out which are from this pull request: ${H(s.why)}.`,
		m && wc(o.project, g),
		m && r && Tc(o.project, g),
		l !== void 0 && V`The backup is in ${H(l)}.`,
		f !== void 0 && V`${Hc(void 0)}: ${H(f, 800)}`,
		...Uc(e)
	]);
}
function jg(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = Jo(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? V`the ${s} ${H(o)}` : V`${o}`;
	if (t === "assignee") return V`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return V`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => Qs(e).length === 0);
	return $s(e) || l && u ? V`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? V`No plan could be made for this pull request:` : l ? n === void 0 ? V`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : V`Once these changes are on ${H(n.main, 200)}, the live Lokalise project changes like this (from ${c}):` : V`No plan could be made for this pull request (from ${c}):`;
}
function Mg(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? Pg(e, t) : [Ng(e, zc(e))];
}
function Ng(e, t) {
	let n = yc(V`${t}`), r = e.projects.some(({ results: e }) => e);
	return Us(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? Bs(e) : Hs(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function Pg(e, { isPullRequest: t }) {
	if (!Us(e)) {
		if (!$s(e)) return [];
		let n = t ? "This pull request" : "This plan", r = qs(e).filter((e) => e.severity === "warning" && !_e(e)), i = yc(V`${`${n} changes nothing in the project${r.length > 0 ? `, with ${Vc(r)}` : ""}.`}`);
		return [{
			...r.length === 0 && { mark: "good" },
			words: i
		}];
	}
	let n = qs(e), r = n.filter(Ks), a = n.filter((e) => e.severity === "error" && !Ks(e)), o = a.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", s = Lg(e) && e.projects.every((e) => Qs(e).length === 0);
	return i([
		a.length > 0 && Ng(e, `${Vc(a)}. ${o}`),
		r.length > 0 && Ng(e, Fg(r)),
		s && { words: V`This pull request adds no change: what the plan changes is already pending.` }
	]);
}
function Fg(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${B(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${z(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
}
function Ig(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(Qs);
	if (r !== "plan" || a.length === 0 || Ws(e)) return [];
	let o = yc(V`What happens next:`);
	if (!t) return V`${o} This run only planned, and changed nothing. A run with the command apply makes these changes in the project.`;
	let s = V`${o} Nothing has been changed yet.`;
	if (n !== void 0) {
		let { branch: e, main: t, applyFrom: r } = n, i = H(Ho([t, ...r], 3), 200);
		return V`${s} Merging this pull request into ${H(e, 200)} also changes nothing in Lokalise: apply writes only from ${i}. To bring the changes into Lokalise, merge them into ${H(t, 200)} as well. If apply should write from ${H(e, 200)}, add it to the input ${H("apply-from")} of plan and apply, and to the branches whose pushes start apply.`;
	}
	return V`${s} When this pull request is merged, the next apply makes these changes in the project.${Lg(e) ? V` The changes that are already pending are made as well.` : []}`;
}
function Lg({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Rg(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...Lg(e) ? [V`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [V`${zc(e)}`] : [],
			V`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => V`${yc(V`${e}`)}: ${t}`)
	};
}
function zg(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${qo(e)} · ${Jo(e.manifests)}`,
		page: ol(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function Bg(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${A(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: Us(e),
		stopped: Lc(e),
		backups: n.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${r(e)} is in ${A(e.backup)}.`], ...Uc(e).map(bc)]),
		restores: n.flatMap((e) => {
			let t = Ys(e);
			return t === void 0 ? [] : [`${Hc(e.name)}: ${A(t)}`];
		}),
		result: a ? zc(e) : void 0
	};
}
function Vg(e, t, n) {
	let r = ym(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Gm(i, o), ...a.flatMap((e) => sg(e, o))], c = !Us(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? V` · ${H(l.name, 80)}` : [], d = Js(r).some(({ outcome: e }) => e.state === "done"), f = i.some(({ code: e }) => e === "bad-report" || e === "no-report"), p = f ? V`❌ It is not known what was applied${u}` : d ? V`❌ Not everything was applied${u}` : V`❌ Nothing was applied${u}`, { url: m, commit: h, now: g, pullRequests: _ } = t, v = (e) => m === "" ? e : [{
		is: "link",
		words: e,
		address: m
	}], y = c ? V`Applied by ${v(V`this run`)}` : v(V`This run`), b = a.some(({ results: e }) => e), x = b ? V`: ${`${Pc(a)}.`}` : f ? V` could not read the reports of all jobs.` : V` wrote nothing.`, S = `The figures are for ${z(_, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? V`✅ Applied${u}` : p,
		lead: [
			V`${y} at commit ${H(h.slice(0, 7))} on ${Xo(g)}${x}`,
			...b && _ > 1 ? [V`${S}`] : [],
			...c ? [] : [V`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? Hg(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function Hg(e) {
	let { projects: t } = e, n = (t) => Us({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))], i = (e) => e.results ? Pc([e]) : "not applied", a = r.slice(0, 50).map((e) => V`${H(e.name ?? e.id, 80)}: ${i(e)}`), o = t.length - a.length;
	return o > 0 ? [...a, V`${`… and ${z(o, "more project")}`}`] : a;
}
// src/report/text/progressText.ts
function Ug(e, t = Infinity) {
	let n = e.count && Kg(e.count), r = (e) => n ? `${e}: ${n}` : e, i = r(Gg(e));
	return Dt(i) <= t ? i : r(Gg({
		...e,
		project: void 0
	})).slice(0, t);
}
const Wg = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function Gg({ phase: e, project: t }) {
	let [n, r] = Wg[e];
	return t === void 0 || !r ? n : `${r} project ${Re(t, 40)}`;
}
function Kg({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? z(e, n) : void 0 : `${B(e)} of ${z(t, n)}`;
}
function qg({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${A(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Jg(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${A(r)} is sent again: ${a}.`]);
	};
}
function Yg(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f, file: p } = zg(e, c), m = og(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), h = [...Xg(Yh(e), n), ...u_(m, {
		paint: t,
		width: n,
		file: p
	})], g = (e) => `  ${t(o_["!"], bc(e))}`, _ = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [g(nl(i.filter))] : []
	], v = u || s ? void 0 : wc(i.project, i.changes), y = u ? Oc([e]) : s ? Ec([e]) : Cc(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), b = n === void 0 || s ? [] : l_(m, u), x = [
		...h.length > 0 ? [""] : [],
		...b.map((e) => `  ${t("dim", e)}`),
		...v ? [g(v)] : [],
		t("strong", y)
	];
	return [
		...qn(_, n),
		...h,
		...qn(x, n)
	].map(de);
}
function Xg(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [We(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = o(e.map(Dt));
			return e.map((e) => t === 0 ? Jt(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (o(i.map(Dt)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => Vn(e, t, 4))];
}
function Zg(e, { paint: t }) {
	let { comparison: n, parts: r } = Tg({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", bc(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", bc(e))] : [], ...u_(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(de);
}
function Qg(e, t) {
	return Gm(e).flatMap((e) => $g(e, t));
}
function $g(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? A(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => p_(e, t))].map(de);
}
function e_({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(w), ...sg(e).flatMap((e) => $g(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${qo(e)}`)] : [], ...i];
	});
	return [...Qg(e, n), ...r.map(de)];
}
function t_(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = Bg(e), c = [
		...i ? [t("bad", bc(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...qn(c, n), ...o].map(de);
}
function n_({ plan: e, reports: t }, n, r = []) {
	let i = t.map((e) => `The report is in ${A(n(e))}.`);
	return e !== void 0 && i.push(`The plan is in ${A(n(e))}. To apply it: ${A([
		"lokaform apply --plan",
		Qo(n(e)),
		...r
	].join(" "))}`), i.map(de);
}
function r_(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o } = e, s = u_(Sg(e, i), {
		paint: t,
		width: n
	}), c = r ? "Would write" : "Wrote", l = `Pull from ${A(a)}: ${el([e])}.`, u = qn([t("strong", `From ${A(a)} into the manifests:`)], n);
	return [
		...s.length > 0 ? [
			...u,
			...s,
			""
		] : [],
		...o.map((e) => `${c} ${A(e)}`),
		...qn([t("strong", l)], n)
	].map(de);
}
function i_(e, { paint: t, width: n, ...r }) {
	let [, ...i] = u_([xg(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(de) : [];
}
function a_(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = A(e), a = r ? "/dev/null" : `a/${i}`;
		return eh(a, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => de(e.split("	").map(A).join("	")));
	});
}
const o_ = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
}, s_ = {
	"!": "kept, or to check",
	"-": "to remove, or old",
	"~": "to update",
	"»": "to rename",
	"+": "to create, or new"
}, c_ = {
	...s_,
	"-": "in the project",
	"~": "different",
	"»": "not yet renamed",
	"+": "in the files"
};
function l_(e, t) {
	let n = e.flatMap((e) => e.rows), r = new Set(n.flatMap(({ sign: e, lines: t }) => [e, ...t.map((e) => e.sign)])), i = Object.entries(t ? c_ : s_).filter(([e]) => r.has(e));
	return i.length > 0 ? [`Signs: ${i.map((e) => e.join(" ")).join("; ")}`] : [];
}
function u_(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : qn([n("strong", e)], r),
		...d_(i, t)
	]);
}
function d_(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => {
		let { name: t, from: n, place: i } = e, a = We(t) + (n === void 0 ? "" : ` ← ${We(n)}`);
		return {
			...e,
			label: a,
			at: i ? We(Ko(i, r)) : ""
		};
	}), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = i.map(({ label: e }) => e), s = i.map(({ at: e }) => e), c = {
		labels: m_(o, a),
		places: m_(s, 24)
	};
	return i.flatMap((e) => f_(e, c, {
		paint: t,
		width: n
	}));
}
function f_(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => Vn(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(p_(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(o_[e.sign], e.sign)} ${Jt(i, t.labels)}${d}${Jt(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return Dt(p) <= c ? [p, ...u] : [
		...Vn(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function p_(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Hh(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function m_(e, t) {
	return o([0, ...e.map(Dt).filter((e) => e <= t)]);
}
// src/model/variables.ts
function h_(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function g_(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const __ = /\$\$\{|\$\{([^}]*)\}/g;
function v_(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(__)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function y_(e) {
	return [...new Set(v_(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function b_(e, t) {
	return v_(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function x_(e, t) {
	let n = v_(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? S_(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? S_(t.slice(r), i) : r === t.length;
}
function S_(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function C_(e) {
	let [, t = "https", n = ""] = E_.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function w_(e) {
	return e.replace(E_, (t, n) => `${n}://${C_(e)}`);
}
function T_(e, t) {
	return w_(e) === w_(t);
}
const E_ = /^(https?):\/\/([^/?#]+)/i;
function D_(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const O_ = "LOKALISE_API_TOKEN", k_ = "LOKAFORM_VARIABLES", A_ = "# Files can use only these";
function j_(e) {
	let t = g_(e, k_);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [k_]: t }, r = [], i = t.startsWith(A_);
	for (let [e, a] of t.split("\n").entries()) {
		let t = a.trim(), [, o, s = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		o === void 0 ? t !== "" && !t.startsWith("#") && r.push(i ? `Line ${e} of the secret variables` : `Line ${e + 1} of ${k_}`) : n[o] = s;
	}
	return {
		values: n,
		wrong: r
	};
}
const M_ = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function N_(e) {
	return /\.(\w+)/.exec(e)?.[1] ?? "NAME";
}
function P_(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = g_(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(e.startsWith("{") ? `GitHub replaces expressions only in workflows. Write \${${N_(e)}} here. ${F_(N_(e), r)[1]}.` : `"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (a?.startsWith(`${e}=`)) return i(`The value of \${${e}} starts with "${e}=": the whole line was copied. Set only what is after it.`);
	if (M_.test(e) || B_(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it (it has ${r.allowed.join(", ")}). Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, a] = F_(e, r);
		return i(`\${${e}} is ${t}. ${a}, or ${n}.`, "unset-variable");
	}
	let o = z_(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function F_(e, { values: t }) {
	let n = `\${{ secrets.${e} }}`;
	return g_(t, e) === "" ? [`empty in ${Object.hasOwn(t, "LOKAFORM_VARIABLES") ? k_ : "the environment"}`, "The secret of its line does not exist, or is empty: correct its name, or set it"] : Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [`not set in ${k_}`, `Add the line ${e}=${n} to "variables", which the workflow passes under secrets`] : ["not set in the environment", t.GITHUB_ACTIONS === "true" ? `Add ${e}: ${n} under env of the step, or the line ${e}=${n} to "variables" of the reusable workflow` : `Set it: export ${e}=…, or load the file that has it (set -a; . ./lokaform.env; set +a)`];
}
function I_(e) {
	return M_.test(e);
}
function L_(e) {
	return /^(\$\{\{.*\}\}|(secrets|vars|env|inputs)\.[\w-]+)$/s.test(e.trim());
}
function R_(e, t) {
	if (!L_(e) && !/^(\$\{?\w+\}?|%\w+%)$/.test(e.trim())) return;
	let n = t ?? "${{ secrets.NAME }} in a workflow, or \"$NAME\" in a shell, without single quotes";
	return L_(e) ? `is an expression that GitHub did not replace. Write ${n}.` : `is the name of a variable, which nothing replaced by its value. Write ${n}.`;
}
function z_(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	let t = R_(e);
	if (t !== void 0) return t;
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function B_(e, t) {
	let n = [...Yn(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...V_(e)].some((e) => n.some((t) => t.includes(e))));
}
function V_(e) {
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
function H_({ parts: e, from: t }) {
	let n = new Set(e ? e.map((e) => e.from) : [t]);
	return [...new Set([...n].flatMap((e) => [...e?.source.languages ?? [], ...e?.file.others ?? []]))];
}
function U_(e, t, n) {
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
function W_(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return or(t);
}
// src/kinds/field.ts
const G_ = {
	changes: [],
	kept: [],
	issues: [],
	open: []
};
function K_(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function q_() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, a = e.equal ?? S, o = e.inPlan ?? ((e) => i.parse(e));
		return {
			...n,
			diff(t, n, i) {
				let s = t[r] === void 0 ? e.undeclared?.(i, n) : t[r];
				if (s === void 0) return G_;
				let c = e.check?.(s, i);
				if (c) return {
					...G_,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, i);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? G_ : {
					...G_,
					issues: [K_(r)]
				};
				let u = e.desired ? e.desired(s, l, i) : o(s), d = l === void 0 ? e.unset : l;
				if (d !== void 0 && a(d, u, i)) return G_;
				let f = {
					field: r,
					...l !== void 0 && { before: l },
					after: u
				};
				return {
					...G_,
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
function J_(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Y_(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [y(Object.fromEntries(t))];
}
// src/plan/compare.ts
const X_ = {
	kept: [],
	problems: []
};
function Z_(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, {
		listed: $_(e, t, i),
		plural: Sa(e, t).flatMap(({ part: n = "" }) => wa(e, t, n) ? n : [])
	}), c = n === void 0 ? [] : e.tags(n), l = fe(c, i.rules), u = (l === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === G_ ? [] : [{
			field: e,
			...t
		}];
	}), d = n !== void 0 && e.staysArchived(o, n, s), { leftOut: f = [] } = t, p = l === void 0 && u.length === 0 && f.length === 0 && !d;
	if (n !== void 0 && p) return X_;
	let m = {
		...t,
		values: o
	}, h = Q_(e, m);
	if (l !== void 0) return {
		kept: [{
			...h,
			id: e.id(n),
			reason: "foreign-owner",
			tag: l
		}],
		problems: []
	};
	let g = n === void 0 ? e.lacks(o) : void 0, _ = [...e.fields.flatMap((e) => g && e.role === "identity" ? {
		field: e,
		issues: [g]
	} : []), ...u].flatMap(({ field: t, issues: n }) => n.map(({ code: n, severity: r = "error", message: i, path: a }) => X(e, m, n, i, {
		path: [t.name, ...a],
		ofName: !0,
		severity: r
	})));
	for (let { problem: e } of f) _.push(e);
	if (it(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = c.find((e) => i.rules.protectedTags.includes(e)), y = u.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = rv(i, t);
		return a === void 0 ? o : {
			...o,
			seen: _m(e.id(n), a)
		};
	})), b = v === void 0 ? [] : y.filter((t) => As(e.name, t)), x = y.filter((e) => !b.includes(e));
	if (n === void 0) return {
		change: {
			...h,
			ref: a,
			action: "create",
			identity: e.identity(o),
			fields: x
		},
		kept: [],
		problems: _
	};
	let S = e.id(n), ee = d ? [{
		...h,
		id: S,
		reason: "archived"
	}] : [], te = u.flatMap((e) => e.kept.map((e) => ({
		...h,
		...e,
		id: S,
		place: rv(e, t).place
	}))), ne = v !== void 0 && b.length > 0 ? [{
		...h,
		id: S,
		reason: "protected",
		tag: v
	}] : [], C = [
		...ee,
		...ne,
		...te
	], w = u.flatMap((e) => e.open), re = tv(e, m, x, te);
	if (re) return {
		kept: C,
		skipped: h,
		problems: [..._, re],
		open: w
	};
	let T = Ps(e, n, x, i.project);
	if (T.length === 0) return {
		kept: C,
		problems: _,
		open: w
	};
	let ie = nv(e, n, T), ae = e.lastEdit(n);
	return {
		change: {
			...h,
			place: ev(h.place, T),
			ref: a,
			action: "update",
			id: S,
			identity: e.identity(o),
			...r !== void 0 && { renamed_from: r },
			seen: ie,
			...ae && { edited: ae },
			...c.length > 0 && { tags: c },
			fields: T
		},
		kept: C,
		problems: _,
		open: w
	};
}
function Q_(e, { file: t, span: n, values: r }) {
	let i = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return {
		kind: e.name,
		label: e.label(r),
		place: At(t, n, [i])
	};
}
function $_(e, t, { rules: n }) {
	if (t.from && Sa(e, t).length === 0) return [];
	let r = new Set([...H_(t), ...n.pull?.completes ?? []]);
	for (let { language: e, isInWrongFile: n } of t.leftOut ?? []) n || r.delete(e);
	return [...r];
}
function ev(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function tv(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => [
		"pull",
		"conflict",
		"undecided"
	].includes(e.reason) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`, s = i.before === !0 ? "" : " To replace the text, name the key with --overwrite.";
	return X(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull.${s}`, {
		path: [i.field],
		ofName: !0
	});
}
function nv(e, t, n) {
	return _m(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function rv(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: At(t, n, r)
	};
}
// src/plan/compareDeclarations.ts
function iv(e, t, n) {
	let r = [], i = [], o = [], s = new Set();
	for (let c of e) {
		let e = {
			head: t.entries[c.plural] ?? [],
			target: n.entries[c.plural] ?? []
		}, l = [...e.head, ...e.target], u = new Map(l.map((e) => [e, ga(c, e.values)])), d = (e) => u.get(e) ?? ga(c, e.values), f = va(c, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(Q_(c, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), l = `${c.name}:${t + 1}`;
			if (!e) {
				r.push(av(c, n, l));
				continue;
			}
			let u = ov(c, n, e, l, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...Q_(c, n),
				fields: m
			}), a(o, sv(c, n, e, u?.renamed_from !== void 0)), cv(c, n) !== cv(c, e) && s.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: o,
		changed_defaults: [...s]
	};
}
function av(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !Ms(e)).map((e) => rv(e, t));
	return {
		...Q_(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function ov(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && y(r) === y(n.after) ? [] : [rv({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = Q_(e, t);
	return {
		...d,
		place: ev(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...y(s) !== y(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function sv(e, t, n, r) {
	let [i, a] = [_a(e, t), _a(e, n)];
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
		...Q_(e, t),
		...n
	}));
}
function cv(e, { onCreate: t }) {
	return y([...ga(e, t).texts]);
}
// src/plan/comparePlans.ts
function lv(e, t) {
	let n = fv(t.plan, gv), r = vv([e.plan, t.plan]), i = fv(e.plan, r), a = mv(e.plan), o = new Set(t.plan.kept.map(yv)), s = new Set(xv(t).map(Sv)), c = new Set((t.plan.sends ?? []).map(bv)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: pv(e.plan, gv, (e, t) => !n(e, t)),
		pending: pv(e.plan, gv, n),
		resolved: pv({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(yv(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(bv(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(Ro(e.kind).plural) && !s.has(Sv(e))), ...uv(e, t)]
	};
}
function uv(e, t) {
	let n = new Set(e.plan.kept.map((e) => y([Sv(e), "part" in e && e.part])));
	for (let e of t.plan.changes) if (e.action === "update") for (let { field: t } of e.fields) n.add(y([Sv(e), t]));
	return e.kinds.flatMap(({ kind: e, declared: i, matching: { matches: a } }) => {
		let o = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = g(o, ({ live: e }) => e ? [e] : []), c = r(() => new Set(Da(i).map(({ file: e }) => e.path)));
		return a.flatMap(({ declared: t, live: r }) => {
			if (!r || t.leftOut) return [];
			let i = e.label(t.values);
			return (s.get(r) ?? []).flatMap(({ declared: t }) => e.fields.map((e) => ({
				old: t,
				field: e
			}))).flatMap(({ old: a, field: o }) => o.toPlan(a.values).flatMap(({ part: s = o.name, after: l }) => {
				let u = At(t.file, t.span, [o.name]), d = {
					kind: e.name,
					label: i,
					id: e.id(r),
					part: s,
					place: u
				};
				if (Ms(l) || n.has(y([Sv(d), s]))) return [];
				if (o.role !== "text") return o.role !== void 0 && o.role !== "shape" || o.toPlan(t.values).length > 0 ? [] : [d];
				let f = o.lastWriter?.(r, s)?.edited !== void 0;
				return Ca(e, t, s) === void 0 && f && !dv(e, t, a) && c().has(xa(e, a, s)) ? [d] : [];
			}));
		});
	});
}
function dv(e, t, n) {
	return Da([n]).some(({ from: e }) => e) && Sa(e, n).length > 0 && Sa(e, t).length === 0;
}
function fv({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => y([hv(e), t]))));
	return (e, t) => n.has(y([e, t]));
}
function pv({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = hv(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		if (a.length === 0) return [];
		let { renamed_from: o, ...s } = e, c = a.some(({ field: t }) => zo(e.kind, t).role === "identity");
		return [{
			...s,
			...o !== void 0 && c && { renamed_from: o },
			fields: a
		}];
	});
}
function mv({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(Sv)), r = new Set(t.map(({ kind: e, label: t }) => y([e, t])));
	return (e) => r.has(y([e.kind, e.label])) || e.action === "destroy" && n.has(Sv(e));
}
function hv(e) {
	return e.action === "create" ? y([
		e.kind,
		"new",
		e.identity
	]) : y([e.kind, String(e.id)]);
}
function gv(e) {
	return e.action === "update" ? e.fields.map(_v) : e.action === "destroy" ? [y(["destroy", e.how])] : [y(["create", ...e.fields.map(_v).toSorted()])];
}
function _v({ field: e, part: t, after: n }) {
	return y([
		e,
		t ?? null,
		n
	]);
}
function vv(e) {
	let t = e.flatMap(({ changes: e }) => [...s(e, hv)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => y([e, t ?? null])) : n.has(hv(e)) ? gv(e) : [e.action];
}
function yv(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared ?? null
	] : [];
	return y([
		t,
		String(n),
		r,
		...i
	]);
}
function bv({ variable: e, host: t }) {
	return y([e, t]);
}
function xv({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function Sv({ kind: e, id: t }) {
	return y([e, String(t)]);
}
// src/settings/changedSettings.ts
function Cv(e) {
	return new Map(yn.filter((e) => e !== Mt).flatMap((t) => {
		let n = e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function wv(e) {
	let t = yn.flatMap((t) => e.flatMap((e) => e.get(t) === void 0 ? [] : [[Ge(t), e.place(t)]]));
	return new Map(t.reverse());
}
function Tv(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || Dv(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function Ev(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => Dv(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(cn) === r);
}
function Dv(e, t) {
	return e !== "" && al(e).toLowerCase() === al(t).toLowerCase();
}
function Ov(e, t) {
	return yn.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return y(r ?? null) === y(i ?? null) ? [] : [{
			name: Ge(n),
			...r !== void 0 && { before: kv(r) },
			...i !== void 0 && { after: kv(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const kv = (e) => typeof e == "string" ? e : JSON.stringify(e), Av = t((e) => {
	let t = yn.filter(({ file: t }) => t === e || t === "both"), n = t.filter(({ parent: e }) => e === void 0), r = [...new Set(t.flatMap(({ parent: e }) => e ?? []))], i = (e) => {
		let t = e.map(({ name: e, schema: t }) => [e, t.exactOptional()]);
		return {
			members: e,
			schema: or(Object.fromEntries(t))
		};
	};
	return {
		plain: n,
		top: i([...n.map(Nv), ...r.map(Pv)]),
		groups: r.map((e) => ({
			name: e,
			...i(t.filter(({ parent: t }) => t === e))
		}))
	};
});
function jv(e, t, n = []) {
	let { plain: r, ...i } = Av(n.length > 0 ? "entry" : "top"), o = n.length > 0 ? "an entry of projects" : "lokaform.yaml", s = Fv(e, t, {
		...i.top,
		thing: o,
		within: n
	}), c = ({ name: r, ...i }) => {
		let a = Mv(t, r), o = [...n, r], s = {
			...i,
			thing: o.join("."),
			within: o,
			group: r
		};
		return Fv(e, p(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, l = new Map(i.groups.map((e) => [e.name, c(e)])), u = [s, ...l.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: i } of r) {
		let r = Mv(t, n), o = i && Array.isArray(r.value) ? Sp(e, r, i).problems : [];
		o.length > 0 && s.broken.add(n), a(u, o);
	}
	let d = ({ parent: e }) => e === void 0 ? s : l.get(e), f = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: m } = e;
	return {
		part: {
			get: (e) => {
				let t = d(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => d(e)?.broken.has(e.name) ?? !1,
			place: (e, ...n) => j(m, t.span, [...f(e), ...n]),
			namePlace: (e, ...n) => At(m, t.span, [...f(e), ...n])
		},
		problems: u
	};
}
function Mv({ value: e, span: t }, n) {
	return {
		value: p(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function Nv(e) {
	return e.entries ? {
		...e,
		schema: lr(Qn()).refine(...sn)
	} : e;
}
function Pv(e) {
	let t = ({ example: e }) => typeof e != "object" && e !== "all", n = `a mapping such as { ${yn.filter((n) => n.parent === e && t(n)).slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }${e === "prune" ? ", next to owner: NAME" : ""}`;
	return {
		name: e,
		schema: cr(N(), Qn()),
		expects: n
	};
}
function Fv({ file: e, textAt: t }, { value: n, span: r }, { group: i, schema: a, ...o }) {
	let s = [], c = (t) => {
		let n = At(e, r, [t]), a = qt("setting", Ge({
			parent: i,
			name: t
		}), { place: n });
		return a && s.push(a), !a;
	}, l = Object.entries(p(n) ? n : {}).filter(([e]) => c(e)), u = p(n) ? Object.fromEntries(l) : n ?? {}, d = a.safeParse(u).error?.issues ?? [], f = d.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), m = new Set([...f, ...d.flatMap(({ path: [e = []] }) => e).map(String)]), h = new Map(o.members.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), g = i === void 0 ? Xt : void 0, _ = {
		...o,
		value: u,
		span: r,
		file: e,
		textAt: t,
		noun: "setting",
		members: h,
		elsewhere: g
	};
	return {
		values: Object.fromEntries(l.filter(([e]) => !m.has(e))),
		broken: m,
		problems: [...s, ...Ap(d, _)]
	};
}
// src/settings/configFile.ts
function Iv(e, t) {
	return I(t.working, M(Wt, e) ?? Wt.default);
}
async function Lv(e, t) {
	let n = Iv(e, t), r = L(n, t), i = [...Ke, mn].map((t) => M(t, e) ?? []), a = i.some(({ length: e }) => e > 0) ? [L(t.working, t), ...i] : [];
	if (r === Wt.default && a.length === 0) return;
	let o = r !== Wt.default && await Ii(n, t);
	return {
		id: _m(r, a),
		...o && { settings_file: r }
	};
}
async function Rv(e, t) {
	let n = Iv(e, t), r = M(Wt, e) === void 0 || t.commit && !await Ii(n, t), i = r ? Iv({}, t) : n;
	if (r && !await Ii(i, t)) return { problems: t.commit ? [] : await zv(t) };
	let a = L(i, t), o;
	try {
		o = ji(await Ai(i, t));
	} catch (n) {
		if (n instanceof qr) throw n;
		let [r] = (await Li(Cr(i), F(i))).filter((e) => e !== Cr(i)), o = await Di(t.working, void 0) ?? t.displayRoot, s = I(o, M(Wt, e) ?? ""), c = r === void 0 ? await Ii(s, {}) ? ` The path is relative to the working directory: write ${L(s, { displayRoot: t.working })}.` : "" : ` Did you mean "${L(I(F(i), r), t)}"?`, l = `The settings in ${a} cannot be read: ${di(n)}${c}`;
		return { problems: [O("not-read", l)] };
	}
	let s = tp(a, o, { most: np });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = Vv(s, F(i));
	return {
		config: c,
		problems: lm([...s.problems, ...l], [])
	};
}
async function zv({ working: e, confined: t }) {
	let n = Wt.default, r = (e, t) => O("unread-manifest", `${e} is not read, because ${t}.`, { severity: "warning" });
	if (!await Ri(e, {})) {
		let t = `The working directory ${e} does not exist. Correct it (in the action: working-directory).`;
		return [O("not-read", t)];
	}
	let i = await Li(n, e), a = i.length > 0 ? void 0 : await Di(e, void 0) ?? t?.workspace, o = [];
	for (let t = e; a !== void 0 && Ei(t, a); o.push(t)) t = F(t);
	let s = i.length > 0 ? [] : (await Rr(e)).map((t) => I(e, t));
	for (let t of [...o, ...s]) {
		let i = L(I(t, n), { displayRoot: e }), a = `it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config)`;
		if (await Ii(I(t, n), {})) return [r(i, a)];
	}
	return i.map((e) => r(e, e === n ? "it is a folder. Make it a file" : `of its name. Rename it to ${n}`));
}
const Bv = 1e3;
function Vv(e, t) {
	let n = jv(e, e), r = Hv(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: st([...n.problems, ...r?.problems ?? []])
	};
}
function Hv(e, t) {
	let n = t.get(Mt);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(O("bad-setting", e, { place: t }));
	t.get(k) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(k));
	let o = new Map(), s = Object.keys(n);
	if (s.length > Bv) return i(`The setting projects has ${s.length.toLocaleString("en-US")} entries. Use at most ${Bv.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(Mt)), {
		entries: o,
		problems: r
	};
	let c = Mv(e, Mt.name);
	s.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(Mt));
	let l = new Map();
	for (let t of s) {
		let n = At(e.file, c.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: s, problems: u } = jv(e, Mv(c, t), [Mt.name, t]);
		a(r, u), o.set(t, s);
		let d = s.get(k), f = l.get(d ?? "");
		d === void 0 ? s.isBroken(k) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? l.set(d, t) : i(`The entries "${t}" and "${f}" have the same project. If one was copied, write its own id. Otherwise declare the project in one entry, with all of its manifests.`, s.place(k));
	}
	return {
		entries: o,
		problems: r
	};
}
// src/settings/rules.ts
function Uv(e, t) {
	let n = Z(mn, t), r = qv(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? M(i, t.raw) : Z(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Z(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Z(we, t),
		writers: Z(It, t),
		overwrite: Z(xe, t),
		accept: Z(T, t),
		placeholders: Z(bn, t),
		incoming: {
			review: Z(Fn, t),
			checks: Z(Ut, t)
		},
		checks: Wv(t),
		pull: void 0,
		filter: n,
		owner: Z(Ne, t),
		prune: Object.fromEntries(i),
		pruneBy: Z(_t, t),
		onProblem: Z(pt, t),
		protectedTags: Z(je, t),
		limits: Object.fromEntries(a),
		allowRemovals: Z(Qt, t),
		allowWrongProject: Z(ze, t)
	}, s = e.flatMap((e) => Yv(e, o, t)), c = e.some(({ settings: e }) => (Z(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = Qv(_t, t) ?? {};
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
function Wv(e) {
	let t = Z(Kt, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Z(un, e) ?? { severity: "off" }, o = [
		...Bt.map((t) => [t.name, Z(t, e)]),
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
function Gv(e) {
	let t = [...Kv(un, e)].filter(([, { value: e }]) => p(e));
	return new Map([...t, ...Kv(we, e)]);
}
function Kv(e, t) {
	let { value: n = {}, part: r } = Qv(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function qv(e) {
	return Ke.some((t) => M(t, e) !== void 0);
}
function Jv(e, t) {
	let n = (M(mn, e) ?? []).length > 0;
	if (!n && (!qv(e) || M(bt, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (an.flatMap((t) => [M(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Ke.map((e) => `--${nn(e)}`).join(" or "), a = n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${nn(bt)}.`;
	return [O("bad-setting", `Prune is off in this run, because ${a}`, { severity: "notice" })];
}
function Yv(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Ge(a), { place: s } = Qv(a, n) ?? {}, c = (e) => O("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = Qp(e, t), d = u === "owned" && t.owner === void 0 && !l(Ne), f = `With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`, p = u !== "off" && Zp(e, t) === void 0 && !l(_t), m = `The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`;
	return [...d ? [c(f)] : [], ...p ? [c(m)] : []];
}
const Xv = [[Nt, "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"], [ct, "it declares keys that no manifest has, and --filter chooses declared keys"]];
function Zv(e) {
	return M(mn, e) === void 0 ? [] : Xv.filter(([t]) => M(t, e)).map(([e, t]) => {
		let n = `--filter cannot be used with --${nn(e)}: ${t}. Remove one of them.`;
		return O("bad-setting", n);
	});
}
function Qv(e, { raw: t, environment: n, parts: r }) {
	let i = M(e, t);
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
function Z(e, t) {
	return Qv(e, t)?.value;
}
// src/settings/workflowFile.ts
function $v({ GITHUB_WORKFLOW_REF: e = "" }) {
	return /^[^/]*\/[^/]*\/([^@]+)/.exec(e)?.[1];
}
async function ey(e, t, n) {
	let r = $v(e);
	if (r === void 0) return;
	let i = (await ri(I(t, r), "utf8").catch(() => "")).split("\n"), a = i.findIndex((t) => t.trim() === `${e.GITHUB_JOB}:`), o = /^ */.exec(i[a] ?? "")?.[0].length ?? 0, s = RegExp(`^ {0,${o}}[^ #]`), c = i.findIndex((e, t) => a >= 0 && t > a && s.test(e)), l = i.indexOf("jobs:"), u = i.flatMap((e, t) => {
		let r = t > a && (c < 0 || t < c), [i, o = ""] = (r || t < l) && !/^\s*#/.test(e) && n.exec(e) || [];
		return i === void 0 ? [] : [{
			line: t + 1,
			found: o,
			isInJob: r
		}];
	}), d = u.filter((e) => e.isInJob), [f, ...p] = d.length > 0 ? d : u;
	if (!f || p.length > 0) return;
	let { line: m } = f;
	return {
		place: {
			file: r,
			line: m,
			col: 1,
			endLine: m,
			endCol: 1
		},
		found: f.found
	};
}
const ty = /(?:\binput |in the action: |does not use |^The value of |^There is no (?=command ")|\bset (?=ref\b)|Remove (?=ref\b|publish\b)|the (?=permission\b))([\w-]+)/i, ny = /uses:\s*["']?lokaform\/lokaform(?:\/pull|\/\.github\/workflows\/[\w.-]+)?@/;
function ry(e, t, n) {
	let r = async (e) => n === void 0 ? void 0 : await ey(t, n, e), i = e.map(async (e) => {
		let [, t, n] = /^(?:unset-variable|no-token)$/.test(e.code) && /\$\{(\w+)\} is (not set|empty)/.exec(e.message) || [], [, i = t] = ty.exec(e.message) ?? [], a = i && await r(RegExp(`(?:^|[\\s{,])["']?${i}s?["']?[:=](?:.*\\b(vars|secrets)\\.)?`)), o = t !== void 0 || !e.place && e.message.startsWith("This step "), s = t !== void 0 && e.message.includes("LOKAFORM_VARIABLES"), c = !a && s && await r(/^\s*variables:/), { place: l, found: u } = a || c || o && await r(ny) || {};
		if (!l) return e;
		let d = `${l.file}:${l.line}`, f = u === "vars", p = a ? n === "empty" ? e.message.includes("LOKAFORM_VARIABLES") ? `See ${d}. Values under Variables are not secrets.` : `The ${f ? "variable" : "secret"} of ${d} does not exist, or is empty.${f ? " If it is a secret, write secrets in place of vars." : ""}` : e.message.includes("LOKAFORM_VARIABLES") ? `${d} has it, but GitHub does not pass env to a called workflow.` : `${d} has it, but it counts only under env of this step, of its job or of the workflow.` : `See ${d}.`;
		return t === void 0 ? e.place ? {
			...e,
			message: `${e.message} See ${d}.`
		} : {
			...e,
			place: l
		} : {
			...e,
			message: `${e.message} ${p}`
		};
	});
	return Promise.all(i);
}
async function iy(e, t) {
	let n = ".github/workflows", r = (await Rr(I(e, n)).catch(() => [])).filter((e) => /\.ya?ml$/.test(e)).sort(), i = async (t) => tp(t, await ri(I(e, t), "utf8").catch(() => "")), a = (await Promise.all(r.map((e) => i(`${n}/${e}`)))).flatMap(sy), o = a.filter(({ step: e }) => cy(e, "with", "command") === "apply"), s = ({ yaml: e, path: t }, n) => {
		let r = j(e.file, e.span, t);
		return [O("bad-setting", n, {
			severity: "warning",
			scope: "change",
			place: r
		})];
	}, [c] = o;
	if (!c && a.some(({ step: e }) => cy(e, "with", "command") === oy)) return [];
	if (!c) {
		let e = a.find(({ yaml: e, step: t }) => {
			let n = cy(e.value, "on");
			return (n === "push" || (Array.isArray(n) ? n.includes("push") : "push" in Object(n))) && ny.test(`uses: ${cy(t, "uses")}`) && !cy(t, "with", "command");
		}), t = Object.keys(Object(cy(e?.step, "with"))).find((e) => Ft(e, ["command"])), n = t === void 0 ? "" : ` The input ${t} does not exist. Did you mean command?`;
		return e ? s(e, `${ay}${n}`) : [];
	}
	let l = ["continue-on-error"], u = o.find(({ step: e }) => cy(e, ...l));
	if (u) return s({
		...u,
		path: [...u.path, ...l]
	}, "With continue-on-error, a run whose apply failed counts as one that applied. Remove it.");
	let d = o.map(({ step: e }) => String(cy(e, "with", "only") ?? "${{ all }}")), f = t.only.filter((e) => !d.some((t) => t.includes("${{") || t.split(/[\s,]+/).includes(e)));
	if (f.length > 0) return s({
		...c,
		path: [
			...c.path,
			"with",
			"only"
		]
	}, `No step with command: apply has the project ${b(f.slice(0, 3))}, because only leaves it out. Add it, or remove only.`);
	if (o.length === 1 && cy(c.step, "with", "filter")) return s({
		...c,
		path: [
			...c.path,
			"with",
			"filter"
		]
	}, "The only step with command: apply writes nothing except what matches filter. Remove filter.");
	if (o.some(({ yaml: e }) => e !== c.yaml)) return [];
	for (let e of ["branches", "paths"]) {
		let n = [
			"on",
			"push",
			e
		], r = cy(c.yaml.value, ...n), i = Array.isArray(r) ? r.map(String) : ["**"], a = (e, t) => Rt(e.replace(/^!/, "")).some((e) => Rn(e, t, !0)), o = (e) => i.findLast((t) => a(t, e)), l = t[e].filter((e) => o(e)?.startsWith("!") ?? !0), [u, d] = e === "branches" ? ["to", "Add it"] : ["that changes only", "Remove paths: if another push overtakes an apply, only a run for that push can apply"], f = `A push ${u} ${b(l.slice(0, 3))} does not start this workflow, which applies, because ${e} leaves that out. ${d}.`;
		if (l.length > 0) return s({
			...c,
			path: n
		}, f);
	}
	return [];
}
const ay = "This step only plans, and no workflow has a step with command: apply. To write to the project on push, add command: apply.", oy = "?";
function sy(e) {
	let t = (e) => Object.entries(Object(e));
	return t(cy(e.value, "jobs")).flatMap(([n, r]) => {
		let i = ["jobs", n], [a, o] = [cy(r, "uses"), cy(r, "with")], s = /^lokaform\/lokaform\//.test(String(a)) ? "apply" : "?";
		return a ? [{
			yaml: e,
			path: i,
			step: { with: {
				...Object(o),
				command: s
			} }
		}] : t(cy(r, "steps")).map(([t, n]) => ({
			yaml: e,
			path: [
				...i,
				"steps",
				Number(t)
			],
			step: n
		}));
	});
}
function cy(e, ...t) {
	return t.reduce((e, t) => Object(e)[t], e);
}
// src/settings/token.ts
async function ly(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [O("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await ri(I(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${di(e)}`);
	}
}
const uy = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function dy(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => g_(t, e.get(cn) ?? "")).filter((e) => e !== void 0 && z_(e) === void 0), i = [
		n,
		t[O_],
		g_(t, "INPUT_TOKEN"),
		...r,
		...fy(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function fy(e) {
	return Object.entries(e).flatMap(([e, t]) => uy.test(e) && t || []);
}
const py = O("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file.");
function my(e) {
	return e[k_]?.startsWith(A_) === !0;
}
function hy(e) {
	return e === "apply" ? "LOKALISE_APPLY_TOKEN" : "LOKALISE_PLAN_TOKEN";
}
function gy(e, t, n) {
	let r = my(t) ? hy(e) : "token";
	return ey(t, n, RegExp(`(?:^|[\\s{,])${r}:\\s*(?:["']?\\$\\{\\{\\s*((?:secrets|vars|env)\\.\\w+)|["']?\\w[\\w-]{15})`));
}
function _y(e, t, n) {
	let r = hy(e), i = $v(t) ?? "the workflow", a = `There is no API token: ${n ? `${n.found} of this line does not exist, or this job cannot use it. ${/^secrets/.test(n.found) ? "Create the secret in the settings of the repository, or correct its name." : "Tokens are secrets: write secrets.NAME here."}` : my(t) ? `the reusable workflow got no secret ${r}. In ${i}, the job that calls it needs the line ${r}: \${{ secrets.${r} }} under secrets, even if an environment has the secret, because secrets: inherit works only within an organization.` : `the input token is empty in ${i}. The step needs the line token: \${{ secrets.NAME }}, with the name of a secret in the settings of the repository.`} The secret of an environment is only in jobs with the line environment.`;
	return O("no-token", a, n && { place: n.place });
}
function vy(e) {
	let t = R_(e);
	return t !== void 0 || e.trim() === "" ? t : /^["']?bearer\s/i.test(e) ? "starts with the word Bearer. Write only the token, which comes after it." : /^\w+=/.test(e) ? "starts with a name and =: the whole line was copied. Write only what comes after the =." : /["'\s]/.test(e) ? "has quotes, spaces or line breaks. Write only the token." : void 0;
}
function yy(e, t) {
	let { usable: n, environment: r, runToken: i, tokenFrom: a, tokenLine: o, target: s, named: c } = t, l = e?.get(cn);
	if (!e || l === void 0) {
		let e = vy(i ?? ""), n = t.isAction ? _y(t.command, r, o) : py, s = o && { place: o.place }, c = `The API token (from ${a}) ${e}`, l = e === void 0 ? [] : [O("bad-setting", c, s)];
		return {
			token: i,
			problems: i === void 0 ? [n] : l
		};
	}
	let u = (t, n = "bad-setting") => ({
		token: void 0,
		problems: [O(n, t, { place: e.place(cn) })]
	});
	if (!by(l, n)) return u(`The setting token_env must not be ${l}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (s && !n.allowed && l !== "LOKALISE_API_TOKEN" && !Ev(s, c, l)) return u(`A pull request must not choose ${l} as token_env, nor a commit that is not the one of the run. Only the settings of the target, or of the run's commit, can, and ${s.is === "missing" ? `those settings cannot be read: ${s.why}` : "they do not use it for this project"}. Nothing was sent. Add ${l} to the input allow-variables, which then needs all variables of the files, or use a variable that those settings use.`);
	let d = g_(n.values, l) || void 0;
	if (d === void 0) {
		let [e, t] = F_(l, n);
		return u(`\${${l}} is ${e}. It must contain the API token of this project. ${t}.`, "no-token");
	}
	let f = vy(d) ?? z_(d);
	return f === void 0 ? {
		token: d,
		problems: []
	} : u(`The value of ${l}, which must contain the API token of this project, ${f}`);
}
function by(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : I_(e) || B_(g_(t, e) ?? "", fy(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function xy(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = Ti }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await Rv(t, n), p = await ly(M(Bn, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), { confined: h } = n, g = h && await gy(e, r, h.workspace), _ = g?.found ?? "the input token", v = o ? _ : p.token ? "the token file" : O_, { values: y, wrong: b } = j_(r), x = dy(d, {
		...r,
		...y
	}, m), S = {
		values: y,
		tokens: x,
		allowed: M(Ct, t)
	}, ee = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, te = Z(Ot, ee), ne = By(t, d, a), C = e !== "validate" && !te, w = {
		raw: ne.names.length > 1 ? {
			...t,
			[nn(k)]: []
		} : t,
		environment: r,
		config: d,
		usable: S,
		runToken: m,
		tokenFrom: v,
		tokenLine: g,
		command: e,
		isAction: h !== void 0,
		online: C,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l,
		unread: f.find(({ code: e }) => e === "unread-manifest")?.message
	}, re = d === void 0 && it(f), T = (e) => Ty(e, e === void 0 ? void 0 : d?.projects?.get(e), w), ie = re ? [] : ne.names.map(T), ae = ie.map(({ settings: e }) => e), oe = ne.others.map((e) => T(e).settings), se = ({ showTexts: e }) => e, ce = {
		kinds: Lo(),
		command: e,
		apiUrl: Z(Xe, ee),
		projects: ae,
		others: oe.flatMap(({ manifests: e }) => e ?? []),
		showTexts: ae.every(se) && (!u || u.is === "read" && u.projects.every(se)),
		usable: S,
		secrets: [...x.map(et), ...[...ae, ...oe].flatMap((e) => e.secrets)],
		timeLimit: Z(ot, ee),
		...Cy(t, ee, n),
		scope: await Lv(t, n),
		combines: !1,
		matrix: te,
		reports: [],
		backupDir: wy(M(Oe, t) ?? i, n),
		restoreFlags: Mn(t, [
			Wt,
			...d ? [k] : [],
			Bn,
			Xe
		])
	}, le = ie.flatMap((e) => e.problems), de = w.online && ae.some(({ inFile: e }) => e.get(Lt) !== !1), fe = [
		...p.problems,
		...dn(t),
		...f.filter(({ message: e }) => !le.some((t) => t.message.endsWith(e))),
		...ne.problems,
		...le,
		...w.online ? Jv(t, d) : [],
		...Zv(t),
		...b.map(Sy)
	], pe = w.isAction && e === "plan" ? [xe, Qt] : [];
	for (let e of pe.map(nn).filter((e) => t[e])) {
		let t = `The input ${e} counts only for this plan, and not for the next apply. Give it to a run by hand that applies (apply-on-dispatch: true)${e === "overwrite" ? ", or add the trailer Lokaform-Overwrite to a commit" : ""}.`;
		fe.push(O("bad-setting", t, { severity: "notice" }));
	}
	if (u?.is === "missing" && de) {
		let e = `Translations are hidden, because it is not known whether the settings of the pull request's target, or of the run's commit, show them: ${u.why}.`;
		fe.push(O("not-read", e, { severity: "notice" }));
	}
	if (g && m) {
		let { found: t, place: n } = g, i = t === "" ? "The token is written in this file, where everyone who can read the repository finds it. Make a new token in Lokalise, delete this one, and store the new one as a secret: token: ${{ secrets.NAME }}." : t.startsWith("vars.") ? "Variables of a repository are not secret, and logs show them. Store the token as a secret, and write secrets.NAME here." : t === "secrets.LOKALISE_APPLY_TOKEN" && e !== "apply" && r.GITHUB_EVENT_NAME !== "push" ? "Only apply needs a token that can write. Write secrets.LOKALISE_PLAN_TOKEN here." : void 0;
		i && fe.push(O("bad-setting", i, {
			severity: "warning",
			place: n
		}));
	}
	let me = await ry(fe, r, h?.workspace);
	return {
		settings: ce,
		problems: ue(me)
	};
}
function Sy(e) {
	let t = `${e} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`;
	return O("variable", t);
}
function Cy(e, t, n) {
	return {
		format: Z(Yt, t),
		detailedExitcode: Z(_n, t),
		all: Z(zt, t),
		publish: Z(jn, t),
		failOnDrift: Z(In, t),
		applyFrom: Z(te, t),
		yes: Z(rn, t),
		verbose: Z(pe, t),
		quiet: Z(Gn, t),
		force: Z(ae, t),
		out: wy(M(Jn, e), n),
		report: [...new Set(Z(le, t).map((e) => I(n.working, e)))],
		plan: wy(M(Nt, e), n),
		configFile: Iv(e, n)
	};
}
function wy(e, { working: t }) {
	return e === void 0 ? void 0 : I(t, e);
}
function Ty(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, tokenLine: c, online: l, isCompared: u, target: d } = n, f = [t, a?.top].filter((e) => e !== void 0), p = {
		raw: r,
		environment: i,
		parts: f
	}, m = f[0]?.get(k) ?? "${}", h = /^\$\{\w*\}/.test(m) ? My : {
		...Iy(m, o, f[0]?.place(k)),
		id: ""
	}, g = l ? Py(f[0], n) : h, _ = {
		name: e,
		id: g.id ?? ""
	}, v = yy(t, {
		...n,
		named: _
	}), y = Uv(Lo(), p), b = !(u && f.some((e) => e.isBroken(Lt))) && Z(Lt, p), x = n.unread !== void 0 && g.problems.some(({ code: e }) => e === "no-project"), S = {
		name: e,
		id: g.id ?? "",
		secrets: g.secrets,
		token: v.token,
		tokenFrom: t?.get(cn) ?? s,
		tokenPlace: t?.get(cn) ? t.place(cn) : c?.place,
		manifests: x ? void 0 : Ey(p, n),
		rules: y.rules,
		flags: Mn(e === void 0 ? r : {
			...r,
			only: [e]
		}, gn.settings),
		inFile: Cv(f),
		places: wv(f),
		pulledLanguages: Qv(Ze, p),
		languagePlaces: Gv(p),
		required: Kv(M(jt, r) ? jt : Tn, p),
		useAutomations: Z(ge, p),
		snapshot: Z(An, p),
		concurrency: Z(Gt, p),
		rate: Z(rt, p),
		showTexts: b && Tv(d, _)
	}, ee = l && !u ? v.problems : [];
	return {
		settings: S,
		problems: [
			...g.problems,
			...ee,
			...y.problems
		]
	};
}
function Ey({ raw: e, parts: t }, { config: n, working: r, unread: i }) {
	let a = n?.folder ?? r, o = {};
	for (let n of Ke) {
		let i = M(n, e);
		if (i === void 0 && t.some((e) => e.isBroken(n))) return;
		let s = t.find((e) => e.get(n) !== void 0), c = s?.get(n)?.map((e, t) => ({
			text: e,
			place: s.place(n, t)
		}));
		o[n.name] = i ? {
			folder: r,
			patterns: i.map((e) => ({ text: e }))
		} : c && {
			folder: a,
			patterns: c
		};
	}
	let s = Dy(t, a);
	return s && {
		kinds: Lo(),
		globs: o,
		texts: s,
		folder: a,
		unread: i
	};
}
function Dy(e, t) {
	if (e.some((e) => e.isBroken(vn))) return;
	let n = e.find((e) => e.get(vn) !== void 0);
	return n?.get(vn)?.map((e, r) => {
		let { language_map: i = {}, key_name: a = "{path}", plurals: o = "none", names: s = "plain", separator: c = s === "lokalise" ? "::" : ".", filenames: l = s === "lokalise" ? "/" : void 0, ...u } = e, d = u.language === void 0 ? u.languages : [u.language], f = {
			place: n.place(vn, r, "files"),
			languagePlaces: u.languages?.map((e, t) => n.place(vn, r, "languages", t))
		};
		return {
			...u,
			...f,
			languages: d,
			folder: t,
			languageMap: i,
			keyName: a,
			separator: c,
			filenames: l,
			plurals: o
		};
	}) ?? [];
}
const Oy = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, ky = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Ay = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, jy = {
	where: "the setting project",
	instead: "write the id itself"
}, My = {
	secrets: [],
	problems: []
};
function Ny(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [O(n, e, { ...t && { place: t } })]
	};
}
function Py(e, t) {
	let n = Fy(e, t), { id: r } = n, i = M(gt, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === al(r))) return n;
	let a = [...t.config?.projects ?? []].filter(([e]) => i.includes(e));
	if (a.length > 0 || !i.some((e) => /^[\da-f]+\.\d+/i.test(e))) {
		let t = a.map(([e, t]) => `${t.get(k)} for ${e}`);
		return t.length === 0 && t.push(`${e?.get(k) ?? "the id"} for ${i[0]}`), {
			...Ny(`--allow-projects (in the action: allow-projects) takes ids, not the names of entries: write ${t.join(", ")}. Nothing was sent.`, void 0, "project-not-allowed"),
			secrets: n.secrets
		};
	}
	let o = M(k, t.raw) !== void 0, s = o || e?.get(k) === void 0 ? void 0 : e.place(k), c = o ? "--project (in the action: project)" : s ? "lokaform.yaml" : "the backup", [l, u] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...Ny(`The project ${l} of ${c} is not in the list of --allow-projects (in the action: allow-projects)${u}. Nothing was sent. Correct its id there, or the list in the workflow.`, s, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Fy(e, { raw: t, usable: n, config: r, backupProject: i, unread: a }) {
	let o = M(k, t);
	if (o !== void 0) return Ly(o);
	let s = e?.get(k);
	return e && s !== void 0 ? Iy(s, n, e.place(k)) : e?.isBroken(k) || r?.projects ? My : i === void 0 ? Ny(a ? `The project is not set: ${a}` : "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : y_(i).length > 0 ? Iy(i, n, void 0) : {
		...My,
		id: i
	};
}
function Iy(e, t, n) {
	if (y_(e).length === 0 || L_(e)) return Ry(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return Ny("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = P_(r, jy, t);
	if ("message" in o) return Ny(o.message, n, o.code);
	let { value: s } = o;
	if (!Ay.test(s)) return Ny(`The value of ${a} ${zy}`, n);
	let c = Ry(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, al(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Ly(e, t = "project") {
	let [n, r] = ky.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Ry(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? Ny(`${i} is the URL of a branch. Give the id with :branch after it.`) : Ry(r.replace(/%3a/i, ":"), i);
}
function Ry(e, t, n) {
	let [, r] = n ? ky.exec(e) ?? [] : [];
	if (r !== void 0) return Ny(`${t} is a URL. Write only the id in it: ${r}.`, n);
	let i = R_(e, n && "${NAME}, and set NAME in the environment (in a workflow: in env)") ?? zy;
	return Oy.test(e) ? {
		...My,
		id: e
	} : Ny(`${t} ${i}`, n);
}
const zy = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function By(e, t, n) {
	let r = M(En, e), i = t?.projects && [...t.projects.keys()];
	if (!i) {
		let e = t?.top.get(k) === void 0 ? "none" : "one project (setting project)", n = `--only ${r?.join(", ")} (in the action: only) takes names of entries under projects, but lokaform.yaml has ${e}. Remove it. For some keys or files, use --filter 'cart.*' or 'file:ios/**' (in the action: filter).`;
		return {
			names: [void 0],
			others: [],
			problems: r ? [O("no-project", n)] : []
		};
	}
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = On(e, i) || ` There are ${i.join(", ")}.`;
		return [O("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(k) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [k, ...Ke] : [];
	for (let t of c.filter((t) => M(t, e) !== void 0)) {
		let e = `The option --${nn(t)} (in the action: ${nn(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(O("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/plan/languages.ts
function Vy(e, t) {
	let n = Oo(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t), a = e.kinds.flatMap(({ fields: e }) => e.map(({ name: e }) => e));
	return [
		...Wy(e, t),
		...Gy([...i, ...Uy(e)], t, a),
		...Xy(r, t)
	];
}
function Hy(e) {
	return Da(Object.values(e).flat()).flatMap(({ from: e }) => e ?? []);
}
function Uy({ entries: e }) {
	let t = Hy(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], languagePlaces: t = [], ...n }) => e.map((e, r) => ({
		language: e,
		count: 0,
		place: t[r] ?? n.place,
		ofText: !0,
		inSource: !0
	})));
}
function Wy({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [O("project-type", o, { scope: "project" })];
}
function Gy(e, t, n) {
	if (!t.languages) return [];
	let r = t.languages.map(({ iso: e }) => e), i = e.filter(({ language: e }) => !r.includes(e));
	return [...s(i, ({ language: e }) => e)].map(([e, [i, ...a]]) => {
		let o = a.reduce((e, t) => e + t.count, i.count), s = n.includes(e) ? ` If it is the field ${e}, indent it less.` : Vt(e, r), c = [i, ...a].find((e) => e.count === 0), l = c ? "here" : o > 1 ? `from the manifests ("${e}" is in ${o} places; this is the first)` : "here", u = `${i.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${l}.`, d = s === "" ? u.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${u}`, f = s || ` Its languages: ${r.slice(0, 20).join(", ")}.`, p = `Project ${t.name} has no language "${e}".${f} ${d}`;
		return O("unknown-language", p, {
			place: (c ?? i).place,
			scope: "project"
		});
	});
}
function Ky({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Hy(e.entries);
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => fn(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [O("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const qy = /(?:^|\/)values\/[^/]+\.xml$/;
function Jy({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => qy.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function Yy(e, { name: t, languages: n }, r) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let a = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${Vt(e, i) || ` Its languages: ${i.slice(0, 20).join(", ")}.`}`, [o, s] = r === "error" ? ["error", "project"] : ["warning", "change"];
		return [O("unknown-language", a, {
			...n && { place: n },
			severity: o,
			scope: s
		})];
	});
}
function Xy(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [O("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function Zy({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function Qy({ projects: e, usable: t }, n, r = {}) {
	let i = [], o = [];
	for (let s of e) {
		if (!s.manifests) continue;
		let e = await eb(s, {
			...s.manifests,
			kinds: r.kinds ?? s.manifests.kinds
		}, t, n, r);
		if (!e) break;
		a(o, e.problems.map(nb(s, e.isDoubtful)));
		let { declared: c, manifests: l, textFiles: u, isDoubtful: d } = e;
		i.push({
			settings: s,
			declared: c,
			manifests: l,
			textFiles: u,
			...d && { isDoubtful: d }
		});
	}
	return {
		reads: i,
		problems: [...o, ...rb(i)]
	};
}
async function $y(e, t, n, r, { signal: i = Ti, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, rows: u, problems: d } = await hs(t, e, r, i), f = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), p = 0, m = rm(t.kinds, c, n, a), h = m.next();
	for (; !h.done && !i.aborted;) await Gr(), o?.({
		phase: "reading",
		count: {
			done: ++p,
			total: f.length,
			unit: "file"
		}
	}), h = m.next();
	if (!h.done || i.aborted) return;
	let { declared: g, problems: _ } = h.value;
	return {
		declared: g,
		files: c,
		manifests: f,
		undecided: l,
		rows: u,
		problems: [...d, ..._].filter(s),
		textFiles: tm(c)
	};
}
async function eb(e, t, n, r, i) {
	let a = await $y(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l) return a;
	if (!i.findProject) return c ? tb(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await $y(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = en(f.problems) ? [] : Ky(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...Hy(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function tb(e, t) {
	let n = e.problems.map((n) => {
		let r = n.code === "text-file" && e.undecided.get(n.place?.file ?? "")?.language === void 0;
		if (n.severity !== "error" || !t(n) || r) return n;
		if (n.scope === "change") return {
			...n,
			severity: "warning"
		};
		let i = `${n.message} This stops a run only if it is in the base language of the project.`;
		return {
			...n,
			message: i,
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
function nb({ rules: e }, t = !1) {
	let n = Object.values(e.prune).some((e) => e !== "off");
	return (e) => {
		let r = e.code === "no-language-file" && e.severity === "notice", i = e.code === "empty-manifest" && !t;
		if (!n || !(r || i)) return e;
		let a = r ? `${e.message} With prune, create it first.` : e.message;
		return {
			...e,
			severity: "error",
			scope: "run",
			message: a
		};
	};
}
function rb(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => ib(t, e) !== void 0), a = i && ib(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [O("bad-setting", o)];
	});
}
function ib(e, t) {
	let [n, r] = [e, t].map(({ settings: e }) => e.inFile.get(k));
	if (e.settings.id === t.settings.id) return n === r ? void 0 : "are the same project";
	if (al(e.settings.id) !== al(t.settings.id)) return;
	let i = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return i && `are branches of one project, whose ${i.plural} they both declare`;
}
// src/run/target.ts
const ab = {
	entries: {},
	variables: new Map()
};
async function ob(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => xy(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[nn(En)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await Qy({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => h_(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), x = [...g.filter(({ code: e }) => !lb.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !cb.includes(t));
	return x ? {
		is: "missing",
		why: ub(x)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function sb(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await xy("plan", {
		...e,
		[nn(En)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: ub(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const cb = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], lb = ["unset-variable", "project-not-allowed"];
function ub({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Ko(t)}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function db(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(k);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? ab, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? Zy(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: Ov(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function fb(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return O("undeclared-project", t, { severity: "warning" });
	});
}
function pb(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? ub(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...lv(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function mb({ kinds: e }, { problems: t }, n, r) {
	if (it(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(hb(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => {
			let [n, r] = [c.get(t), l.get(t)], i = [n, r].some((e) => e && !e.settings.showTexts);
			return {
				...t !== void 0 && { name: t },
				...iv(e, n?.declared ?? ab, r?.declared ?? ab),
				settings: Ov(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
				...i && { hide_texts: !0 }
			};
		})
	};
}
function hb(e, t) {
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
function gb(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o } = e, s = Jg(t), c, l = 0, u, d = () => {
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
function _b(e, t) {
	return gb({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e) => t(Ug(e)),
		hide: () => {},
		print: t
	});
}
// src/host/terminal.ts
function vb(e) {
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
		showProblems: (e) => yb(Qg(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => Dn(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => bb(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => Eb(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function yb(e, { error: t, errorScreen: { width: n } }) {
	qn(e, n).forEach(t);
}
function bb(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = xb(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(qg(e));
		},
		...s ? void 0 : Cb(n, u),
		onPlan: (r) => wb(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new vo({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function xb(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(Sb(r, i, t));
	};
}
function Sb({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(oc)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = Wo(s, e), u = o === s ? l : `${B(o)} of ${l}`, d = n.filter(Zs).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${B(d)} in part` : ""}`;
}
function Cb({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? gb({
		now: t,
		first: 700,
		every: 200,
		show: (e) => r.show(Ug(e, r.columns())),
		hide: () => r.erase(),
		print: n
	}) : _b(t, n);
}
async function wb(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = Tb(t, r);
	if (l && r.showPlan && (!t.quiet || c) && Yg(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || Yg(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return qn(Qg(e.problems, d), f).forEach(i.prompt), Dn("Apply this plan?", c, n);
}
function Tb({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function Eb(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(tn(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (yb(e_(e, s.paint), i), c !== "text") return;
	if (l && [
		"plan",
		"drift",
		"status"
	].includes(u)) for (let n of e.projects) {
		let e = Yg(n, {
			...Tb(t, r),
			width: void 0
		}).slice(-1);
		qn(e, o.width).forEach(i.out);
	}
	Us(e) ? t_(e, s.paint, s.width).forEach(i.error) : t_(e, o.paint, o.width).forEach(i.out);
	let d = (e) => L(e, { displayRoot: a });
	if (l) return;
	let f = Mn(r.raw ?? {}, Ae("option", ["apply"])).map(Qo), p = qn(Db(e, t, r, f), o.width);
	[...n_(n, d, f), ...p].forEach(i.out);
	let m = qs(e).filter(({ severity: e }) => e === "error").find(({ code: e }) => e !== "not-confirmed")?.code;
	m && s.width !== void 0 && yb([s.paint("dim", `More about ${m}: lokaform explain ${m}`)], i);
}
function Db(e, { command: t, out: n }, { raw: r }, i) {
	return t !== "plan" || !r || n !== void 0 || Ws(e) || !Is(e) ? [] : [`To make ${qs(e).some(Ks) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes"}: ${A(["lokaform apply", ...i].join(" "))}`];
}
// src/model/verdict.ts
const Ob = () => void 0, kb = () => ({ is: "write" });
function Ab({ id: e, language: t }) {
	return y([e, t]);
}
// src/plan/filter.ts
const jb = [
	"key:",
	"tag:",
	"file:"
];
function Mb(e) {
	return jb.find((t) => e.startsWith(t));
}
function Nb(e, t) {
	return e.length === 0 || e.some((e) => Fb(e, Ib(t)));
}
function Pb(e, t) {
	if (e.length === 0) return [];
	let n = t.map(Ib);
	return e.filter((e) => !n.some((t) => Fb(e, t)));
}
function Fb(e, t) {
	let n = Mb(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => ut(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function Ib({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : R(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => R(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function Lb(e, t) {
	return Pb(e, Bb(t)).filter((e) => !e.startsWith("tag:")).map((e) => Rb(e, t));
}
function Rb(e, t) {
	let n = Mb(e), r = Bb(t), i = r.flatMap((e) => Ib(e)[n ?? "key:"]), a = [...new Set(i)].map((e) => (n ?? "") + e), o = jb.map((t) => t + e).find((e) => Pb([e], r).length === 0) ?? (n === "file:" ? a.find((t) => t.endsWith(`/${e.slice(n.length)}`)) : void 0), s = e.replace(/[./_:-]$/, ""), c = n ? void 0 : a.find((t) => t.startsWith(e) && /^[./_:-]/.test(t.slice(s.length))), l = c && `${c.slice(0, s.length + 1)}*`, u = l === void 0 ? 0 : r.filter((e) => Nb([l], e)).length, d = [l && `"${l}" (${u} ${u === 1 ? "key" : "keys"})`, o && `"${o}"`].filter(Boolean).join(", or "), f = /\*./.test(e) ? " A * counts only at the end." : "", p = e.includes(",") ? " Give each filter in an option of its own." : "", m = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${d ? ` Did you mean ${d}?` : p || f + On(e, a)}`;
	return O("unknown-filter", m);
}
function zb(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => Rb(e, n));
}
function Bb(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function Vb(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function Hb(e, t, n, r) {
	let i = Yb(t), a = e.flatMap(Vb).flatMap(({ keys: e, language: a }) => a !== void 0 && a !== n ? [] : i.includes(e) ? [a === void 0 && r ? "pattern" : "whole"] : Nb([e], t) ? ["pattern"] : []);
	return ["whole", "pattern"].find((e) => a.includes(e));
}
function Ub(e, t) {
	return Vb(e).some(({ keys: e }) => t.some((t) => Nb([e], t)));
}
function Wb(e, t) {
	return e.flatMap((e) => {
		let n = e.split(/,\s*/), r = n.length > 1 ? t.flatMap(qb) : [];
		return !Ub(e, r) && n.some((e) => Ub(e, r)) ? n : [e];
	});
}
function Gb(e, t, n) {
	let r = n.flatMap(qb);
	return Wb(t, n).filter((e) => !Ub(e, r)).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = Vb(t), a = [...new Set(r.flatMap(Yb))], o = [...t.matchAll(/[./@_= ](?=[a-z]{2,3}([-_]\w+)?$)/gi)].map(({ index: e }) => e).find((e) => a.includes(t.slice(0, e))), s = i !== void 0 && a.includes(i) ? [i, Nn(n) ? n : void 0] : o === void 0 ? [a.find((e) => Jb(n, e) || Jb(e, n)) ?? Ft(n, a), i] : [t.slice(0, o), t.slice(o + 1)], c = s[0] === void 0 ? "" : ` Did you mean "${s.filter(Boolean).join(":")}"?`, l = `${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${c}`;
		return O("unknown-text", l);
	});
}
function Kb(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = qb(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = Vb(t), s = a.some((e) => Nb([n?.keys ?? ""], e));
		if (!i?.language || o.includes(i.language) || s) return [];
		let c = a.filter((e) => Nb([i.keys], e)), l = c.flatMap(({ kind: e, entry: t }) => Sa(e, t)), u = [...new Set(l.map(({ part: e = "" }) => e))].join(", "), d = hn(i.language, o), f = d === void 0 ? "" : ` Did you mean "${i.keys}:${d}"?`, p = `${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${u === "" ? "no texts" : u}.${f}`;
		return c.length === 0 ? [] : [O("unknown-text", p, { scope: "project" })];
	});
}
function qb(e) {
	return Bb([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Jb(e, t) {
	return t.endsWith(e) && /[.:]$/.test(t.slice(0, -e.length));
}
function Yb({ kind: e, entry: t }) {
	return R(e.identity(t.values));
}
// src/plan/prune.ts
function Xb(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = Zp(e, i);
	if (a === void 0) return {
		destroys: [],
		spared: [],
		scope: 0
	};
	let o = (t) => $p(e, e.tags(t), i), s = [], c = [];
	for (let t of n) {
		if (!o(t) || a === "archive" && e.isArchived(t)) continue;
		let [n, l, u] = [
			e.liveLabel(t),
			e.id(t),
			e.tags(t)
		], d = {
			kind: e.name,
			label: n,
			id: l
		}, f = fe(u, i), p = u.find((e) => i.protectedTags.includes(e));
		if (f !== void 0) c.push({
			...d,
			reason: "foreign-owner",
			tag: f
		});
		else if (p !== void 0) c.push({
			...d,
			reason: "protected",
			tag: p
		});
		else {
			let i = Zb(e, t, r);
			s.push({
				ref: `${e.name}-away:${l}`,
				kind: e.name,
				label: n,
				action: "destroy",
				id: l,
				how: a,
				seen: _m(l, e.fingerprint(t)),
				...u.length > 0 && { tags: u },
				...i.length > 0 && { texts: i }
			});
		}
	}
	return s.sort((e, t) => f(e.label, t.label)), {
		destroys: s,
		spared: c,
		scope: t.filter(o).length + s.length
	};
}
function Zb(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.toManifest(t, r) : void 0;
		return p(n) ? Object.entries(n).map(([n, r]) => {
			let i = e.lastWriter?.(t, n)?.edited;
			return {
				field: e.name,
				part: n,
				before: r,
				...i && { edited: i }
			};
		}) : [];
	});
}
// src/plan/waiting.ts
function Qb(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function $b(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0)), c = s.length > 0 && r.texts();
	if (!c) return e;
	let l = Sa(i, t).map(({ part: e = "", after: t }) => [e, t]), u = Object.fromEntries(l), d = new Map();
	for (let e of Qb(s, ({ part: e = "" }) => e, o)) {
		let { part: r = "" } = e, o = tx({
			kind: i,
			entry: t,
			item: e
		}, a), s = c.whyWaiting(t, n, {
			...u,
			[r]: o
		}, r), l = Hb(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, r, e.reason === "held");
		s && l !== "whole" ? d.set(e, {
			...e,
			...s,
			reason: "waiting"
		}) : rx({
			kind: i,
			entry: t,
			item: e,
			object: n
		}, a) || (u[r] = o);
	}
	return {
		...e,
		kept: e.kept.map((e) => d.get(e) ?? e)
	};
}
const ex = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function tx({ kind: e, entry: t, item: n }, { project: r }) {
	let { declared: i, live: a, part: o = "" } = n;
	if (!p(i) || !p(a)) return a;
	let s = wa(e, t, o) ? nx(n, r) : [], c = Object.entries(i).map(([e, t]) => [e, a[e] || t]);
	return Object.fromEntries([...c, ...s]);
}
function nx({ declared: e, live: t, part: n }, { languages: r = [] }) {
	let { pluralForms: i = [] } = r.find(({ iso: e }) => e === n) ?? {};
	return !p(e) || !p(t) ? [] : Object.entries(t).filter(([t, n]) => n !== "" && i.includes(t) && !Object.hasOwn(e, t));
}
function rx(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = tx(e, t);
	return a !== void 0 && p(a) !== p(o) || ix(n, r, i, t) ? "other-shape" : l(s) ? ox(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function ix(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const ax = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function ox(e, { project: t }) {
	let { kind: n, entry: r, item: i } = e, { field: a, declared: o } = i, s = tx(e, { project: t }), c = (e, t) => R(e).some(t), l = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!c(s, l)) return !1;
	let u = n.fields.find(({ name: e }) => e === a)?.toPlan(r.values) ?? [], d = u.find(({ part: e }) => e === t.baseLanguage)?.after, f = u.map((e) => e.after ?? ""), p = [
		o ?? "",
		d ?? "",
		f
	].find((e) => c(e, (e) => e !== "")) ?? "";
	return p === "" && !(r.parts ?? [r]).some(({ from: e }) => e) ? !1 : [(e) => ax.test(e), l].some((e) => c(s, e) && !c(p, e));
}
// src/plan/makePlan.ts
function sx(e, t, r, i) {
	let a = {
		project: t.project,
		rules: r,
		variables: e.variables,
		verdicts: i
	}, o = Vy(e, t.project);
	if (o.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let { kinds: s, filter: c } = ux(e.kinds.flatMap((n) => {
		let [r, i] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !i) throw Error(`live ${n.plural} were not read`);
		return r && i ? [px(n, r, i, a)] : [];
	}), r), l = s.map((e) => ({
		...e,
		...mx(e.parts)
	})), u = (e) => c ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...l.flatMap((e) => [...e.problems, ...e.remarks])], f = l.flatMap((e) => e.keptTexts), p = f.some(({ item: { reason: e } }) => e === "conflict" || e === "undecided"), m = it(d) || p || e.isIncomplete === !0, h = l.flatMap((e) => e.destroys), g = c ? [] : l.flatMap((e) => e.unmanaged), _ = l.flatMap((e) => e.kind.firstSends?.(cx(e, a, m)) ?? []), v = {
		format_version: 1,
		project: t.project,
		changes: [...l.flatMap(({ changes: e }) => e), ...m ? [] : h],
		kept: [...l.flatMap((e) => [...e.kept, ...e.spared]), ...m ? h.map(({ kind: e, label: t, id: n }) => ({
			kind: e,
			label: t,
			id: n,
			reason: "held-back"
		})) : []],
		skipped: l.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: n(l, ({ unchanged: e }) => e),
			unmanaged: n(l, u),
			by_kind: Object.fromEntries(l.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: n(l, ({ changes: e }) => e.filter((e) => lx(e, r)).length)
		},
		..._.length > 0 && { sends: _ },
		...c && { filter: c }
	}, y = l.flatMap((e) => e.kind.hints?.(cx(e, a, m)) ?? []);
	return {
		is: "planned",
		plan: v,
		unmanaged: g,
		problems: [...d, ...y],
		kinds: s,
		open: l.flatMap(({ open: e }) => e),
		keptTexts: f
	};
}
function cx(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		undeclared: [...e.unmanaged, ...n ? e.destroys : []],
		context: t
	};
}
function lx(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function ux(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Nb(t, e)), a = new Map(dx(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], i = new Set(t.map(({ kind: e, entry: t }) => um(e.label(t.values)))), o = e.remarks.filter(({ about: e }) => e === void 0 || i.has(e)), s = [...r.flatMap(({ problems: e }) => e), ...o];
		return {
			...e,
			parts: t,
			destroys: [],
			spared: [],
			remarks: s
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = Pb(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function dx(e, t) {
	let n = new Set(e), r = g(e, ({ change: e }) => hx(e, "after")), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = new Set(hx(e.change, "after")), o = hx(e.change, "before").filter((e) => !t.has(e));
		for (let t of o.flatMap((e) => r.get(e) ?? [])) t !== e && n.delete(t) && (i.set(t, e), a.push(t));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? fx(e, t) : e;
	});
}
function fx({ change: e, open: t, ...n }, r) {
	let { kind: i, entry: a } = n, o = i.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = r.kind.label(r.entry.values), c = X(i, a, "narrow-filter", `It gets a name that is live until another ${i.words.one} is renamed to "${s}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
		path: [o],
		ofName: !0
	}), l = e && {
		kind: i.name,
		label: e.label,
		place: e.place
	};
	return {
		...n,
		kept: [],
		problems: [c],
		...l && { skipped: l }
	};
}
function px(e, t, n, i) {
	let { storedForm: a } = e, o = a ? {
		...i,
		storedForm: r(() => a(n.objects))
	} : i, s = e.match(t, n, o), c = r(() => e.waiting?.(t, o)), l = s.matches.map((t, n) => {
		let r = $b(Z_(e, t, o, `${e.name}:${n + 1}`), t, {
			kind: e,
			context: o,
			texts: c
		}), { declared: i, live: a } = t;
		return {
			...r,
			kind: e,
			entry: i,
			...a !== void 0 && { live: a }
		};
	}), u = s.refused.map(({ declared: t, problem: n }) => {
		let { file: r, span: i, values: a } = t;
		return {
			kind: e,
			entry: t,
			kept: [],
			skipped: {
				kind: e.name,
				label: e.label(a),
				place: At(r, i, [])
			},
			problems: [n]
		};
	}), d = s.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), f = Xb(e, {
		matched: d,
		unmatched: s.unmanaged.filter((e) => !s.namesakes.has(e))
	}, o), p = new Set([...f.destroys, ...f.spared].map(({ id: e }) => e)), m = s.unmanaged.filter((t) => !p.has(e.id(t))).map((t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	})), h = [...l, ...u], { remarks: g } = s;
	return {
		kind: e,
		matching: s,
		declared: t,
		live: n,
		parts: h,
		remarks: g,
		unmanaged: m,
		matched: d.length,
		...f
	};
}
function mx(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(({ change: e, skipped: t, kept: n }) => !e && !t && n.length === 0).length,
		problems: e.flatMap(({ problems: e }) => e),
		open: e.flatMap(({ open: e = [], entry: t, kind: n, live: r }) => e.map((e) => ({
			...e,
			kind: n,
			entry: t,
			object: r
		}))),
		keptTexts: e.flatMap(({ kept: e, entry: t, kind: n, live: r }) => e.flatMap((e) => "field" in e ? [{
			kind: n,
			entry: t,
			item: e,
			object: r
		}] : []))
	};
}
function hx(e, t) {
	return !e || e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => zo(e.kind, t).role === "identity").flatMap((n) => R(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
// src/keys/liveKey.ts
function gx(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function _x(e, t) {
	let n = gr(e) ?? {}, r = vr(n.key_id), i = gr(n.key_name) ?? {}, a = Fx((e) => P(i[e]) || void 0), o = Sr(n.platforms, P), s = _.filter((e) => o?.includes(e)), c = Object.keys(Px(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = Cx(n.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: c,
		platforms: o && s,
		filenames: Sx.safeParse(n.filenames).data,
		tags: Sr(n.tags, P),
		is_plural: hr(n.is_plural),
		is_archived: hr(n.is_archived)
	};
	if (!mr(f) || d.length > 0) {
		let e = [...yr(f), ...d.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let p = s.length < new Set(o).size, m = {
		...Object.fromEntries(yx.map(([e, t]) => [e, t(n[e])])),
		translations: l,
		base_words: xr(n.base_words)
	};
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...m
	} };
}
const vx = {
	description: P,
	context: P,
	plural_name: P,
	is_hidden: hr,
	char_limit: xr,
	custom_attributes: xx,
	modified_at_timestamp: br,
	translations_modified_at_timestamp: br
}, yx = Object.entries(vx);
function bx(e) {
	return Object.keys(vx).filter((t) => e[t] === void 0);
}
function xx(e) {
	let t = P(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(h(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const Sx = tr({
	ios: N(),
	android: N(),
	web: N(),
	other: N()
});
function Cx(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = wx(gr(n) ?? {});
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
function wx(e) {
	return {
		language_iso: P(e.language_iso),
		translation: P(e.translation),
		modified_by: vr(e.modified_by),
		modified_by_email: P(e.modified_by_email),
		modified_at_timestamp: br(e.modified_at_timestamp),
		is_reviewed: hr(e.is_reviewed),
		is_unverified: hr(e.is_unverified)
	};
}
function Tx(e, t = []) {
	return Array.from(e, (e) => _x(e, t));
}
function Ex(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function Dx(e) {
	let t = Ex(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const Ox = (e) => {
	let t = e.exactOptional();
	return or({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, kx = Ox(N()), Ax = Ox(N().min(1));
function jx(e, t) {
	return typeof e == "string" ? e : e[t];
}
function Q(e, t = _) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let r of _) {
		let i = t.includes(r) ? e[r] : void 0;
		i !== void 0 && !n.includes(i) && n.push(i);
	}
	return n;
}
function Mx({ key_name: e, platforms: t }) {
	return Q(e, t);
}
function Nx(e, t = _) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function Px(e, t) {
	return Fx((n) => t.includes(n) ? jx(e, n) : void 0);
}
function Fx(e) {
	let t = {};
	for (let n of _) {
		let r = e(n);
		r !== void 0 && (t[n] = r);
	}
	return t;
}
function Ix(e) {
	let [t = "", ...n] = Q(e);
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
const Lx = q_();
function Rx(e) {
	return (t, n) => {
		t[e] = n;
	};
}
function zx(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function Bx(e, t) {
	let n = e;
	return Lx({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: N(),
		value: N(),
		unset: "",
		live: (e) => e[n],
		toManifest: zx,
		write: Rx(n),
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function Vx(e, t = () => void 0) {
	let n = e;
	return Lx({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: ir(),
		value: ir(),
		unset: !1,
		undeclared: t,
		live: (e) => e[n],
		toManifest: (t) => t || e === "is_archived" ? t : void 0,
		write: Rx(n),
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const Hx = Lx({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: ur().min(0),
	value: ur(),
	unset: 0,
	live: (e) => e.char_limit,
	toManifest: (e) => e === 0 ? void 0 : e,
	write: Rx("char_limit"),
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), Ux = cr(N(), er()), Wx = Lx({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values, such as { screen: cart }",
	schema: Ux,
	value: er(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = h(Gx(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = Ux.safeParse(e);
		return t.success ? zx(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function Gx(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function Kx({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const qx = Lx({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: lr(dr(_)).min(1),
	value: lr(dr(_)),
	live: (e) => e.onOtherPlatform ? void 0 : Yx(e.platforms),
	inPlan: (e) => Yx(e),
	toManifest: (e) => e,
	write: Rx("platforms"),
	show: (e) => ({
		as: "set",
		members: e
	})
}), Jx = Lx({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: lr(N().min(1)),
	value: lr(N()),
	unset: [],
	live: (e) => Xx(e.tags),
	check: (e, { rules: t }) => {
		let n = fe(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => Xx(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return Xx([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: zx,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return Xx([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: Rx("tags"),
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Yx(e) {
	return _.filter((t) => e.includes(t));
}
function Xx(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const Zx = Lx({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: rr([N().min(1), Ax.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: kx,
	live: (e, { platforms: t }) => Px(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...Px(e, n)
		} : a;
	},
	inPlan: (e) => Px(e, _),
	check: Qx,
	merge: eS,
	carries: (e, t) => _.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Ix(t);
	},
	show: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? {
			as: "slots",
			slots: e
		} : {
			as: "word",
			word: t
		};
	}
});
function Qx(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? Q(e, n) : Q(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const $x = Lx({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: kx,
	value: kx,
	unset: {},
	live: (e) => tS(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => _.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => zx(tS(e)),
	merge: eS,
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
		slots: tS(e)
	})
});
function eS(e, t, n) {
	let r = {};
	for (let i of _) {
		let [a = "", o = "", s = ""] = [
			e[i],
			t[i],
			n[i]
		];
		if (a !== o && s !== a && s !== o) return;
		r[i] = a === o ? s : o;
	}
	return tS(r);
}
function tS(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const nS = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, rS = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, iS = Object.keys(rS), aS = new RegExp([
	nS.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), oS = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, sS = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, cS = "[VOID]";
function lS(e, t) {
	if (e === t || e === "" && t === cS || t === "" && e === cS) return !0;
	let n = (e, t) => t.includes("[%") && uS(e, t) !== void 0;
	return n(e, t) || n(t, e);
}
function uS(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(nS)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(dS(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function dS([e, t, n = "", r, i], a) {
	let o = hS(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = hS(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${hS(n)}(?:hh?|ll?|[qjztL])?[${rS[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function fS(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(nS)];
		e.length > 0 ? t += 1 : a.match(aS) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var pS = class e {
	#e;
	#t = r(() => this.#e.both.flatMap(([e, t]) => gS(t).flatMap(([t, n]) => uS(new Map(gS(e)).get(t) ?? "", n) ?? [])));
	constructor(e) {
		this.#e = e;
	}
	#n = r(() => {
		let e = this.#e.live.flatMap(gS).flatMap(([, e]) => [...e.matchAll(nS)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return mS(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, i) {
		if (n === "as-written") return e;
		let a = r(() => n === "universal" || (this.#a(t) ?? i().isUniversal));
		return mS(e, (e) => e.match(aS) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(nS)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(nS, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = sS.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return uS(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(gS).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${dS(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = gS(t).map(([, e]) => e);
			if (e.some((e) => e.match(nS))) return !0;
			if (e.some((e) => e.match(aS))) return !1;
		}
	}
	#o(t, n) {
		if (oS.test(t) || (t.match(aS)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(aS, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${dS(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = iS.find((e) => rS[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return uS(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function mS(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function hS(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function gS(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const _S = cr(N(), N()), vS = rr([N(), _S]);
function yS(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = _S.safeParse(h(e));
	return n.success ? tS(n.data) : e;
}
function bS({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function xS(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function SS(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || CS(e) && CS(t) || typeof e == typeof t && lS(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => lS(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function CS(e) {
	return typeof e == "string" ? e === "" : Object.keys(tS(e)).length === 0;
}
const wS = _S.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: u }
}), TS = rr([N(), wS]), ES = cr(N().min(1), TS), DS = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, OS = (e) => lr(or({
	language_iso: N().min(1),
	translation: e
})).refine(DS, "has a language twice"), kS = OS(Qn()), AS = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: rr([ES, OS(TS).transform(PS).pipe(ES)]),
	rewrite: NS,
	diff({ translations: e }, t, n) {
		let { inFiles: i, project: a } = n, { listed: o } = i;
		if (!e && o.length === 0 || a.segmentation) return G_;
		let s = o.filter((t) => !Object.hasOwn(e ?? {}, t)), c = [...Object.entries(e ?? {}), ...s.map((e) => [e, void 0])], l = r(() => US(e ?? {}, t, a.baseLanguage)), u = c.flatMap(([e, r]) => IS(e, r, {
			key: t,
			placeholders: l
		}, n) ?? []);
		if (u.length === 0) return G_;
		let d = u.flatMap((e) => e.issues);
		return {
			changes: u.flatMap((e) => e.changes),
			kept: u.flatMap((e) => e.kept),
			issues: MS(d, n.plural),
			open: u.flatMap((e) => e.open)
		};
	},
	toPlan({ translations: e = {} }) {
		return Object.entries(e).map(([e, t]) => ({
			field: "translations",
			part: e,
			after: t
		}));
	},
	write(e, t) {
		e.translations = t.map(({ part: e = "", after: t, sent: n = t }) => ({
			language_iso: e,
			translation: vS.parse(n)
		}));
	},
	show(e) {
		let t = vS.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: tS(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = bS(e, n);
		return r && yS(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = yS(n, t);
			return CS(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => AS.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = bS(e, t);
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
		let n = bS(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...GS(n, yS(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = bS(e, t);
		return !n || n.is_unverified !== !0 && !CS(yS(n.translation, e.is_plural));
	},
	same: (e, t) => SS(vS.parse(e), vS.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function jS(e, t, n, r, i = "", a = "here") {
	let o = [], s = typeof t == "string";
	if (s ? n && t !== "" : n === !1) {
		let t = s ? `The ${e} text needs plural forms, such as { one: …, other: … }, because the key is a plural: the field is_plural is true ${a}.` : `The ${e} text has plural forms, but the key is not a plural. Set is_plural: true, or give one text.`;
		o.push({
			code: "plural-mismatch",
			message: t,
			path: [e]
		});
	}
	let c = !s && Object.keys(t).some((e) => u.includes(e));
	if (!s && !c && r.length > 0) return [{
		code: "plural-form",
		message: `The ${e} text must be one text, or a mapping of plural forms (${r.join(", ")}). It has ${Object.keys(t).slice(0, 3).join(", ")}. What else a translation has, such as its status, is set in Lokalise.`,
		path: [e]
	}];
	for (let n of s || r.length === 0 ? [] : Object.keys(t)) {
		if (r.includes(n)) continue;
		let t = u.includes(n), a = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${On(n, r)}`, s = [e, n];
		o.push({
			code: "plural-form",
			message: a,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return o;
}
function MS(e, t) {
	let n = e.find(({ code: e }) => e === "plural-mismatch");
	return e.filter((e) => t || e === n || e.code !== "plural-mismatch");
}
function NS(e) {
	if (!Array.isArray(e)) return;
	let t = kS.safeParse(e);
	if (t.success) return {
		value: PS(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function PS(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function FS({ is_plural: e, translations: t = [] }) {
	return t.flatMap(({ translation: t }) => Y_(yS(t, e)));
}
function IS(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = n.key ? "in the project" : "in on_create", s = t === void 0 ? [] : jS(e, t, r.plural, i, a, o);
	if (t === void 0 || s.length === 0) return LS(e, t, t, n, r);
	let c = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...c.length > 0 && s.every(({ severity: e }) => e === "warning") && LS(e, t, Object.fromEntries(c), n, r) || G_,
		issues: s
	};
}
function LS(e, t, n, { key: r, placeholders: i }, { rules: a, verdicts: o, project: s, inFiles: c, storedForm: l = () => HS }) {
	let u = re(a, e);
	if (u === "ignore") return;
	let d = "translations", f = (e, t) => {
		let r = vS.parse(e.after), o = i().stored(r, t, a.placeholders, l), s = t === void 0 ? o : RS(o, n, t);
		return {
			...G_,
			changes: [S(s, r) ? e : {
				...e,
				sent: s
			}]
		};
	};
	if (!r) return n === void 0 ? void 0 : f({
		field: d,
		part: e,
		after: n
	});
	let p = bS(r, e);
	if (!p && n === void 0) return;
	if (!p) return {
		...G_,
		issues: [K_(`${e} text`, [e])]
	};
	let m = yS(p.translation, r.is_plural), h = n !== void 0 && SS(m, xS(n, m)), g = c.plural.includes(e) && nx({
		declared: t ?? null,
		live: m,
		part: e
	}, s).length > 0;
	if (h && !g) return;
	let _ = i().native(m), v = (n, r = []) => ({
		...G_,
		kept: [{
			field: d,
			part: e,
			live: _,
			...GS(p, _),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return CS(_) ? void 0 : v({
		reason: "pull",
		details: e === s.baseLanguage ? VS : BS
	});
	if (h) return v({
		reason: "pull",
		details: zS
	});
	let y = xS(n, _), b = f({
		field: d,
		part: e,
		before: _,
		after: y,
		...GS(p, _)
	}, m);
	if (u === "enforce" || CS(_)) return b;
	let x = u === "seed";
	if (x && !a.pull && a.overwrite.length === 0) return v({ reason: "held" });
	if (!x && WS(_, y)?.length === 0) return b;
	let { modified_by: ee, modified_by_email: te, modified_at_timestamp: ne } = p, C = {
		id: String(r.key_id),
		language: e,
		live: _,
		...ne && { at: ne },
		by: {
			id: ee,
			address: te
		},
		...x && { isHeld: !0 }
	}, w = o(C);
	if (!w) return v({ reason: "undecided" }, [C]);
	if (w.is === "write") return b;
	let T = "cause" in w ? { cause: w.cause } : {};
	return v({
		reason: w.is,
		...T
	});
}
function RS(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return xS(Object.fromEntries(r), n);
}
const zS = "The locale file lacks plural forms that Lokalise has", BS = "If its line was deleted, lokaform pull writes it back; to clear it in Lokalise, write an empty text", VS = "If its line was deleted, lokaform pull writes it back. If the key itself was deleted, delete its lines in the other languages and in keys.yaml, too", HS = {
	isUniversal: !1,
	isNumbered: !1
};
function US(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => yS(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && bS(t, e);
		return r ? [[n, yS(r.translation, t.is_plural)]] : [];
	});
	return new pS({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function WS(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(tS(e)).filter((n) => e[n] !== t[n]);
}
function GS(e, t) {
	if (!e.modified_at_timestamp || CS(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e, a = n?.lastIndexOf("@") ?? -1, o = n && (a < 1 ? "somebody" : `${n.slice(0, 1)}***${n.slice(a)}`);
	return { edited: {
		at: r,
		...o && { by: o },
		...i && { reviewed: i }
	} };
}
// src/keys/fieldTable.ts
const KS = [
	Zx,
	qx,
	Bx("description", !0),
	Jx,
	AS,
	$x,
	Bx("context", !0),
	Hx,
	Vx("is_plural"),
	Bx("plural_name"),
	Vx("is_hidden"),
	Vx("is_archived", (e, t) => !Kx(e, t) && void 0),
	Wx
], qS = N().min(1), JS = rr([ur().positive(), N().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), YS = W_(KS).required({ key_name: !0 }).extend({
	previously: rr([qS.transform((e) => [e]), lr(qS).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: ir().exactOptional(),
	key_id: JS.exactOptional()
}).meta({ allOf: [XS(!0), XS(!1)] });
function XS(e) {
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
const ZS = W_(KS.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function QS({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const $S = {
	listed: [],
	plural: []
}, $ = {
	name: "key",
	fields: KS,
	lacks: ({ platforms: e, translations: t }) => e ? void 0 : {
		code: "needs-platforms",
		message: `It is not in the project yet${t ? "" : ", no file has a text for it"}, and the service needs platforms to create it. ${t ? "" : "If it describes another key, correct its name. Otherwise: "}Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.`,
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => Nx(e.key_name, e.platforms),
	context: (e, t, n, r = $S) => ({
		...n,
		inFiles: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? Un + n.rules.owner : void 0
	}),
	liveContext: (e, t) => ({
		...t,
		inFiles: $S,
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => _r(e.key_id),
	liveLabel: (e) => Nx(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !Kx(n, t),
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
// src/keys/renames.ts
function eC(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : tC(i, n);
		e && r.set(i, e);
	}
	for (;;) {
		let { pending: e, leaving: i } = nC(r, n), { renames: a, problems: o } = iC(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function tC(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (uC(e, n, t.perPlatform).length === 0) return;
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
function nC(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(lC(r, t, n));
		return !rC(e.values).some((e) => a.includes(e));
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
function rC({ key_name: e, previously: t = [] }) {
	return [...Q(e), ...t];
}
function iC(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = g([...t], (t) => e.get(t)?.from ?? []), s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: a, blockers: d }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = Nx(e.key_name, e.platforms), h = o.get(e)?.find((e) => e !== n), g = (t) => [...t].flatMap(([t, r]) => r === e && t !== n ? t : []), _ = (e, t, r = "previously") => u.set(n, X($, n, e, t, { path: [r] }));
		p && !t.has(n) ? _("wrong-id", oC(e, d), "key_id") : p ? l.set(n, e) : f.length > 0 ? _("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? _("claimed-twice", `"${m}" is a former name, but ${aC(g(r), "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? _("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${aC(g(i), "key_name")}. If the key was renamed, ${g(i).some(({ from: e }) => e) ? "rename it there too" : "remove that entry"}. Otherwise, remove the name from previously. If the other entry is a new key, add new: true to it.`) : h ? _("rename-twice", `"${m}" is also a former name of ${aC([h], "previously")}, but it can only become one key. Keep it in one entry.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function aC(e, t) {
	return e.map((e) => `"${Nx(e.values.key_name)}" (${No(e, [t])})`).join(" and ");
}
function oC(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => Nx(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function sC(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Q(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new Pt();
	for (let { path: e, length: n } of cC(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Q(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Q(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: j(t.file, t.span, ["previously"]) };
		a.add(O("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function cC(e, t) {
	let n = new Set(), r = new Set(), i = [];
	for (let a of e) {
		let e = n.has(a) ? [] : [a];
		for (let a = e.at(-1); a !== void 0; a = e.at(-1)) {
			n.add(a);
			let o = t(a).find((e) => !n.has(e));
			if (o !== void 0) e.push(o);
			else {
				for (let n of new Set(t(a).filter((e) => !r.has(e)))) {
					let t = e.slice(e.indexOf(n));
					i.push({
						path: t.slice(0, 10),
						length: t.length
					});
				}
				r.add(a), e.pop();
			}
		}
	}
	return i;
}
function lC({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Px(e.key_name, r);
	return n ? {
		...Px(t.key_name, r),
		...i
	} : i;
}
function uC(e, t, n) {
	let r = lC(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return _.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/textHints.ts
function dC(e, t, n) {
	return [e, (e) => t.test(e) && n];
}
const fC = /\.ya?ml$/i, pC = /./, mC = [
	dC(fC, /\\n/, "has a backslash and an n, and not a line break. YAML reads \\n as a line break only in double quotes."),
	[fC, hC],
	dC(fC, /^[“”„«»‘’].*[“”«»‘’]$/s, "starts and ends with typographic quotes, which YAML does not remove. Write \" in their place."),
	dC(fC, /^[^\n]+\n$/, "ends with a line break, which the block after | or > keeps. If it is not meant, write |- or >- in its place."),
	dC(/\.(?:strings|stringsdict|xcstrings)$/i, /%(?:\d\$)?s/, "has %s, which iOS does not replace by a text. Write %@."),
	dC(/\.xml$/i, /%(?:\d\$)?@/, "has %@, which Android does not know. Write %s."),
	dC(pC, /%[sd@]\$\d/, "has the number of a placeholder at its end. Write it first, as in %1$s."),
	[pC, _C],
	dC(pC, /^\W*(?:TODO|FIXME)(?:\W|$)|\b[Ll]orem ipsum\b/, "looks like a note that stands for a text. Write the text, or leave it out."),
	dC(pC, /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/, "has characters of a wrong encoding, as in Ã¼ or � for ü. Save the file as UTF-8, and correct the text.")
];
function hC(e, t) {
	if (t.trim().split("\n").length <= e.trim().split("\n").length) return !1;
	let n = t.slice(0, 5e3).trim().split(/\s+/);
	return n.filter((t) => e.includes(t)).length * 4 >= n.length * 3 && "loses line breaks of the live text. YAML joins the lines after >. To keep them, write |- in its place.";
}
const gC = /<(\/?)(a|b|i|u|em|strong|span|small|code|bold|\d{1,2})(?:\s[^<>/]*)?>/g;
function _C(e) {
	let t = new Map();
	for (let [, n, r = ""] of e.matchAll(gC)) t.set(r, (t.get(r) ?? 0) + (n ? -1 : 1));
	let [n, r = 0] = [...t].find(([, e]) => e !== 0) ?? [], [i, a] = r > 0 ? [`<${n}>`, `</${n}>`] : [`</${n}>`, `<${n}>`];
	return n !== void 0 && `has ${i} without ${a}. Add ${a}, or remove ${i}.`;
}
function vC(e, t, n) {
	let r = new Map(t.map((e) => [e.key_id, e])), i = e.flatMap((e) => {
		let t = e.action === "destroy" ? [] : e.fields.filter(({ field: e }) => e === "translations"), i = e.action === "update" ? r.get(String(e.id)) : void 0, a = i?.translations?.find(({ language_iso: e }) => e === n), o = i && a && yS(a.translation, i.is_plural);
		return t.flatMap((r) => [
			...yC(r, e.label),
			...o === void 0 ? [] : bC(r, o, n),
			...xC(r, t.find(({ part: e }) => e === n)?.after ?? o, n, e.label)
		]);
	});
	return [...s(i, ({ group: e, place: t }) => `${e} ${t.file}`).values()].flatMap(([e, ...t]) => {
		if (!e || t.length + 1 < (e.least ?? 1)) return [];
		let n = t.length > 0 ? ` The same is true for ${t.length} more in this file.` : "", { place: r, message: i, severity: a = "warning" } = e;
		return O("wrong-value", `${i}${n}`, {
			place: r,
			severity: a,
			scope: "change"
		});
	});
}
function yC({ part: e, before: t = "", after: n = "", place: r }, i) {
	let [a = "", o = ""] = [n, t].map((e) => R(e).join(" "));
	return mC.flatMap(([t, n], s) => {
		let c = r && t.test(r.file) && n(a, o);
		return !c || n(o, "") ? [] : [{
			group: s,
			place: r,
			message: `The ${e} text of ${i} ${c}`
		}];
	});
}
function bC({ part: e, before: t = "", after: n = "", place: r }, i, a) {
	if (e === a || !r || Ms(t) || !S(n, i)) return [];
	let o = `This ${e} text becomes the ${a} text of its key. If the ${a} file was copied over this file, restore it.`;
	return [{
		group: `copied ${e}`,
		place: r,
		message: o,
		least: 3
	}];
}
function xC({ part: e = "", before: t = "", after: n = "", place: r }, i, a, o) {
	let [s, c] = [e, a].map((e) => e.split(/[-_]/)[0]), l = R(n).some((e) => /\S\s+\S+\s+\S/.test(e.slice(0, 500)));
	if (s === c || !r || !Ms(t) || !l || !S(n, i ?? "")) return [];
	let u = `The ${e} text of ${o} is the ${a} text. If it is not translated yet, leave it out, so that the project shows it as missing.`;
	return [{
		group: `untranslated ${e}`,
		place: r,
		message: u,
		severity: "notice"
	}];
}
function SC({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = e.map((e) => e.declared), o = [
		...wC(e, i, n, t),
		...CC(TC(i, n), "new keys have such names"),
		...OC(i, a, n),
		...CC(e.flatMap(EC), "keys have another filename in the project"),
		...CC(DC(i, a, n), "new keys differ from others only in case")
	];
	if (!r) return o;
	let s = CC(e.flatMap(AC), "keys have names for platforms that they do not have");
	return [
		...o,
		...kC(i, t),
		...s
	];
}
function CC(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = O(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function wC(e, t, n, r) {
	let i = e.filter(({ declared: { values: e } }) => e.previously !== void 0);
	if (i.length === 0) return [];
	let a = g(t, ({ values: e }) => Q(e.key_name)), o = new Set(n.flatMap(Mx)), s = [...new Set(r.flatMap(Mx))], c = g(i, ({ declared: { values: e } }) => e.previously ?? []), l = {
		path: ["previously"],
		severity: "warning"
	};
	return i.flatMap(({ declared: e, live: t, renamedFrom: n }) => {
		let { values: r } = e, i = r.previously ?? [], [u] = i.flatMap((e) => a.get(e) ?? []), [d] = t && u ? Mx(t) : [];
		if (u && d !== void 0 && Q(r.key_name).includes(d)) {
			let t = `The former name is that of a new key, ${aC([u], "key_name")}, and the project has a key "${d}". If the rename is done, delete the entry of the former name. If "${d}" was renamed, swap the two names. Otherwise, remove previously.`;
			return [X($, e, "unknown-previously", t, l)];
		}
		let f = t !== void 0 && n === void 0 ? i.find((e) => s.includes(e)) : void 0;
		if (f !== void 0) {
			let t = `The project has this key and the key "${f}", so nothing is renamed. Delete the one that is not needed in Lokalise. Then remove previously.`;
			return [X($, e, "unknown-previously", t, l)];
		}
		if (t || i.some((e) => o.has(e))) return [];
		let p = i.flatMap((e) => Ft(e, s) ?? [])[0], m = i.map((e) => `"${e}"`).join(" or "), h = i.flatMap((e) => c.get(e) ?? []).find((t) => t.declared !== e), g = h && ` ${aC([h.declared], "previously")} has it, too: keep it in one entry.`, _ = s.filter((e) => i.some((t) => e.startsWith(`${t}.`))).length, v = _ > 1 && ` ${_} live keys start with it: each needs an entry of its own.`, y = `No live key has the former name ${m}, so this entry creates a new key.${g || v || (p === void 0 ? "" : ` Did you mean "${p}"?`)}`;
		return [X($, e, "unknown-previously", y, l)];
	});
}
function TC(e, t) {
	let n = (e) => `\\u{${e.codePointAt(0)?.toString(16)}}`, i = {
		path: ["key_name"],
		severity: "warning"
	}, a = r(() => new Set(t.flatMap(Mx)));
	return e.flatMap((e) => {
		let t = /^\s|\s$|^[^ ]*(?:[^\S ]|\p{Cf})[^ ]*$/u, r = Q(e.values.key_name).find((e) => t.test(e));
		if (r === void 0 || e.from && !a().has(r.trim())) return [];
		let o = `The name of this new key, "${r.replace(/[^\S ]|\p{Cf}/gu, n)}", has a blank at an end or a character that is not visible. Remove it, unless the app has it as well.`;
		return [X($, e, "lookalike-key", o, i)];
	});
}
function EC({ declared: e, live: t }) {
	if (!t || e.values.filenames) return [];
	let n = QS(e) ?? {}, r = t.platforms.find((e) => {
		let r = t.filenames[e];
		return r !== "" && n[e] && r !== n[e];
	});
	if (!r) return [];
	let i = `Its filename in the project is "${t.filenames[r]}", and its row of texts has "${n[r]}", which counts only for new keys. If the text was moved, change the filename in Lokalise, too.`;
	return [X($, e, "unused-name", i, {
		path: ["key_name"],
		severity: "notice"
	})];
}
function DC(e, t, n) {
	if (e.length === 0) return [];
	let r = [...t.flatMap((e) => Q(e.values.key_name)), ...n.flatMap(Mx)], i = g([...new Set(r)], (e) => [e.toLowerCase()]);
	return e.flatMap((e) => {
		let t = Q(e.values.key_name), n = i.get(t[0]?.toLowerCase() ?? "")?.find((e) => !t.includes(e));
		if (n === void 0 || e.values.new || e.values.previously) return [];
		let r = `This new key has the name of the key "${n}", but in another case. If that key is meant, write its name. Otherwise, set new: true.`;
		return [X($, e, "lookalike-key", r, {
			path: ["key_name"],
			severity: "notice"
		})];
	});
}
function OC(e, t, n) {
	let i = ({ from: e, parts: t }) => e !== void 0 || t !== void 0;
	if (!t.some(i)) return [];
	let a = new Set(e.filter((e) => !i(e) && !e.values.translations && !e.values.new)), o = r(() => [...t.flatMap((e) => a.has(e) ? [] : Q(e.values.key_name)), ...n.flatMap(Mx)]);
	return [...a].slice(0, 10).flatMap((e) => {
		let t = Q(e.values.key_name).flatMap((e) => {
			let t = o().filter((t) => t.startsWith(e) && /[.:/]/.test(t.charAt(e.length))), n = new Set(t).size;
			if (n > 1) return `It is a group of ${n} texts, and each of them needs an entry of its own.`;
			let r = e.replace(/_(?:zero|one|two|few|many|other)$/, ""), i = o().find((t) => t === r || t.endsWith(e) && /[.:/]/.test(t.at(-e.length - 1) ?? "")) ?? Ft(e, o());
			return i === void 0 ? [] : `Did you mean the key "${i}"?`;
		})[0];
		if (t === void 0) return [];
		let n = `This entry creates a new key, and no file has a text for it. ${t} If it is really new, set new: true.`;
		return [X($, e, "lookalike-key", n, {
			path: ["key_name"],
			severity: "warning"
		})];
	});
}
function kC(e, t) {
	let n = new Map(t.flatMap((e) => Mx(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.new) return [];
		let i = t.platforms ?? r.platforms, a = Q(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set new: true.`, l = {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		};
		return [X($, e, "second-key", c, l)];
	});
}
function AC({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: i } = n, a = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof i == "string" || a.length === 0) return [];
	let o = Q(i, a), s = _.filter((e) => {
		let t = i[e];
		return t !== void 0 && !a.includes(e) && !o.includes(t);
	}), [c] = s;
	if (!c || o.length === 0) return [];
	let l = s.map((e) => `"${i[e]}" (${e})`).join(", "), u = `The key is on ${a.join(", ")} only, so the name ${l} is not used. Add the platform to platforms, or remove the name.`;
	return [X($, e, "unused-name", u, {
		path: ["key_name", c],
		severity: "notice"
	})];
}
function jC({ changes: e, created: t, declared: n, live: r, undeclared: i, context: a }) {
	let { baseLanguage: o } = a.project, s = t.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let n = e.fields.flatMap(({ field: e, part: t = "", after: n }) => e === "translations" ? Y_(n).map((e) => `${t} ${e}`) : []);
		return n.length === 0 ? [] : [{
			change: e,
			entry: t,
			texts: n
		}];
	}), c = vC(e, r, o);
	if (t.length === 0) return c;
	let l = new Set(i.map(({ id: e }) => e)), u = n.some(({ from: e, parts: t }) => e ?? t), d = new Set(n.filter(({ values: { translations: e } }) => (u || e !== void 0) && e?.[o] === void 0).flatMap((e) => Q(e.values.key_name))), f = g(r.filter((e) => l.has(e.key_id) || Mx(e).some((e) => d.has(e))), ({ translations: e = [], is_plural: t }) => e.flatMap(({ language_iso: e, translation: n }) => Y_(yS(n, t)).map((t) => `${e} ${t}`))), p = new Set(r.flatMap(Mx)), m = s.filter(({ change: e, entry: t }) => ft(t, e.label, (e) => p.has(e))), h = s.flatMap((e) => {
		let { change: t, texts: r } = e, i = (e) => e.startsWith(`${o} `), a = r.filter(i).flatMap((e) => f.get(e) ?? []), [s, ...c] = r.filter((e) => !i(e)), [l, ...u] = a.length > 0 ? a : f.get(s ?? "")?.filter((e) => c.every((t) => f.get(t)?.includes(e))) ?? [], [d] = l ? Mx(l) : [];
		if (d === void 0 || m.includes(e)) return [];
		let p = u.length > 0 ? ` (and ${u.length} more)` : "", h = a.length > 0 ? `${o} text` : "translations", g = n.find(({ from: e, values: t }) => !e && Q(t.key_name).includes(d)), _ = wn(t.place.file), v = _ === t.place.file ? "here" : `in an entry of ${_}`, y = v === "here" ? "" : ", and rename it in all files", b = g ? `set key_name: ${t.label} and previously: ${d} in the entry ${aC([g], "key_name")}` : `set previously: ${d} ${v}`;
		return [IC("looks-renamed", `Live key "${d}"${p} has the same ${h} as the new key "${t.label}", and the files have none for it. If it was renamed, ${b}${y}. Otherwise, set new: true ${v}.`, e)];
	});
	return [
		...c,
		...MC(m),
		...CC(h, "new keys have the same texts as a live key that the files do not have"),
		...NC(t),
		...t.flatMap((e) => PC(e, n)),
		...FC(t, n)
	];
}
function MC([e, ...t]) {
	if (!e) return [];
	let n = t.length > 0 ? ` (and ${t.length} more)` : "";
	return [IC("looks-renamed", `The new key "${e.change.label}"${n} is in the project ${Ce(e.change.label)}`, e)];
}
function NC(e) {
	let t = ({ from: e, file: t }) => /\.json$/.test(t.path) ? e?.source : void 0, n = e.flatMap((e) => {
		let { place: n, plurals: r } = (e.entry.parts ?? [e.entry]).map(t).find(Boolean) ?? {};
		return n ? [[e.change.label, {
			...e,
			row: n,
			isPlural: r !== "none"
		}]] : [];
	}), r = new Map(n), i = (e) => e.endsWith("_other") ? e.replace(/other$/, "one") : e.replace(/_plural$/, ""), [[a, o] = [], ...s] = n.filter(([e, { isPlural: t }]) => i(e) !== e && r.has(i(e)) && (e.endsWith("_plural") || !t));
	if (a === void 0 || !o) return [];
	let c = s.length > 0 ? ` (and ${s.length} more)` : "", l = o.isPlural ? "" : "set plurals: i18next in the row of texts in lokaform.yaml", u = a.endsWith("_plural") ? [`${i(a)}_one`, `${i(a)}_other`] : [], d = [u.length > 0 ? `rename them to ${u.join(" and ")} (JSON format 4 of i18next)` : "", l].filter(Boolean).join(", and "), f = `The new keys "${i(a)}" and "${a}"${c} look like plural forms of i18next, but they are two keys. To make one plural key of them, ${d}.`, p = o.isPlural ? o.change.place : o.row;
	return [O("plural-mismatch", f, {
		place: p,
		severity: "warning",
		scope: "change"
	})];
}
function PC({ change: e, entry: t }, n) {
	let r = /^(.+)_one$/.exec(e.label)?.[1], i = e.fields.some(({ after: e = "" }) => R(e).some((e) => e.includes("{{count"))), a = `${r}_other`, o = Da([t]).some(({ from: e, file: t }) => e && /\.json$/.test(t.path));
	if (r === void 0 || !i || !o || n.some(({ values: e }) => Q(e.key_name).includes(a))) return [];
	let s = `There is no text "${a}", which i18next reads for other numbers than one. Add it to the file.`;
	return [O("plural-mismatch", s, {
		place: e.place,
		severity: "warning",
		scope: "change"
	})];
}
function FC(e, t) {
	let n = (e) => Da([e]).flatMap(({ from: e }) => e ?? []), i = r(() => g(t, ({ path: e = [] }) => e.slice(1).map((t, n) => e.slice(0, n + 1).join("\n"))));
	return e.flatMap(({ change: e, entry: t }) => {
		let r = n(t), a = t.path && i().get(t.path.join("\n"))?.find((e) => n(e).every(({ source: e, language: t }) => r.every((n) => n.source === e && n.language !== t)));
		if (!a) return [];
		let o = `This is one text, but other languages have a group of texts of this name: ${aC([a], "key_name")}. Make it the same in all files, or the project gets keys that no app reads.`;
		return [O("lookalike-key", o, {
			place: e.place,
			severity: "warning",
			scope: "change"
		})];
	});
}
function IC(e, t, { change: { place: n } }) {
	return O(e, t, {
		place: n,
		severity: "notice",
		scope: "change"
	});
}
// src/keys/match.ts
function LC(e) {
	return ({ tags: t }) => fe(t, e) !== void 0;
}
function RC(e, t, n, r = () => !1) {
	let i = g(t, ({ key_name: e }) => Q(e)), a = ZC(e, t), { byId: o, refused: s } = a, { direct: c, contested: l } = KC(e, o, s, (e) => VC(e, i, n));
	JC(c, s);
	let { renames: u, leaving: d } = eC(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => HC(e, GC(e, i)),
		holders: (e, t) => WC(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of l) {
		if (s.has(e) || u.has(e)) continue;
		let n = t.every((e) => d.has(e));
		if (n ? e.values.new : QS(e) !== void 0) continue;
		let r = [...o].flatMap(([e, n]) => t.includes(n) ? e : []);
		s.set(e, YC(e, t, n, r));
		for (let t of n ? r : []) {
			let n = `The live key with key_id ${t.values.key_id} has the name of another entry: ${aC([e], "key_name")}. If this entry is a copy of it, remove key_id. If it is the new name of the live key and the other entry is a new key, set new: true in the other entry.`;
			s.set(t, X($, t, "claimed-twice", n, { path: ["key_id"] }));
		}
	}
	let f = (e) => {
		let t = u.get(e) ?? o.get(e);
		if (t) return t;
		let n = c.get(e);
		return n && !d.has(n) ? n : void 0;
	}, p = e.filter((e) => !s.has(e) && !f(e));
	zC(p, t, n, s);
	let m = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		if (!u.has(e)) return {
			declared: e,
			live: t
		};
		let n = Q(e.values.key_name), r = o.has(e) && Mx(t).some((e) => n.includes(e)), i = Nx(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!r && { renamedFrom: i }
		};
	}), h = new Set(m.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of VC(e, i, n)) h.add(t);
		h.add(a.named.get(e));
	}
	let _ = t.filter((e) => !h.has(e)), v = m.filter((e) => e.live === void 0 || !r(e.live));
	return {
		matches: m,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...SC({
			matches: v,
			unmanaged: _
		}, t, n)],
		unmanaged: _,
		fresh: p,
		namesakes: new Set(e.flatMap((e) => BC(e, i)))
	};
}
function zC(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Q(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of Q(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, XC("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && QS(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, XC("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function BC({ values: e }, t) {
	return [...new Set(Q(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function VC(e, t, n) {
	let r = BC(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && jx(i.key_name, t) === e.key_name[t])) : r;
}
function HC(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => UC(t, QS(e)));
	return n.length === 1 ? n : t;
}
function UC(e, t) {
	return t ? _.every((n) => t[n] === void 0 || t[n] === e.filenames[n]) : !1;
}
function WC(e, t, n, r) {
	return uC(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function GC({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Mx(e).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function KC(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = QS(t), [n, ...i] = e ? r(t).filter((t) => UC(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => QS(c) !== void 0 && (s.get(e) ?? c) !== c, u = HC(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, qC(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function qC(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return XC("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function JC(e, t) {
	for (let [n, r] of s(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => UC(n, QS(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && QS(r) !== void 0)) continue;
			let a = i.every(({ from: e }) => e?.source.filenames !== void 0) ? "Their rows of texts in lokaform.yaml give them different filenames: set the same filenames in both rows, or remove names: lokalise." : `Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`, s = `${aC(i, "key_name")} match the same live key (id ${n.key_id}). ${a}`;
			t.set(r, XC("claimed-twice", r, s));
		}
	}
}
function YC(e, t, n, r) {
	let i = t.map(({ key_id: e }) => e).join(", "), a = n ? "If that entry is a copy of this one, remove its key_id. If this entry is a new key, set new: true." : "Declare the key once. If this entry is another key with the same name, declare its filenames.";
	return XC("claimed-twice", e, `The live key with this name (id ${i}) belongs to another declared key, which has its key_id: ${aC(r, "key_id")}. ${a}`);
}
function XC(e, t, n) {
	return X($, t, e, n, { path: ["key_name"] });
}
function ZC(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of s(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) {
			let t = `${aC(n, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
			o.set(e, X($, e, "claimed-twice", t, { path: ["key_id"] }));
		}
	}
	let c = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: c.length > 0 ? [QC(c)] : []
	};
}
function QC(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: j(t.file, t.span, ["key_id"]) };
	return O("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/url.ts
const $C = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function ew(e, t) {
	let n = new Map(), r = [];
	for (let i of y_(e)) {
		let e = P_(i, $C, t);
		"value" in e ? n.set(i, e.value) : r.push(e);
	}
	let i = tw(e), a = i ?? iw(e), o = a === void 0 ? rw(e, n) : [a], s = a === i ? "variable" : "wrong-value";
	for (let e of o) r.push({
		code: s,
		message: e
	});
	return {
		variables: n,
		issues: r
	};
}
function tw(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return "The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.";
	if (y_(e).length !== 0) {
		if (/^http:/i.test(e)) return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
		if (e.startsWith("${")) return "The URL starts with a variable. Write the host and the fixed path in the manifest, such as https://hooks.example.com/services/${NAME}, and set the variable only to the secret rest.";
		if (!aw(e)) return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.";
	}
}
const nw = {
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
function rw(e, t) {
	let n = "";
	return v_(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = nw[e.place];
		if (e.place !== "query" && r.includes("://")) return `The value of \${${e.name}} looks like a whole URL. The manifest has the start of the URL, so set the variable only to the part after it.`;
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return `The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`;
		}
		return `${i}${r}`.split("/").some((e) => /^(\.|%2e){1,2}$/i.test(e)) ? `The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.` : [];
	});
}
function iw(e) {
	let t = b_(e, new Map(y_(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function aw(e) {
	let t = "";
	for (let n of v_(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const ow = "URL_OF_", sw = () => ({
	nameOf: ({ url: e }) => e,
	mayHoldSecret({ url: e }) {
		let { template: t, left: n } = hw(e, () => "x");
		return n || t !== bw(e);
	},
	templates(e, t, n, r) {
		let i = new cw();
		i.entry = r;
		let a = [...e].sort((e, t) => f(e.url, t.url)), o = (e) => t(e) ? mw(bw(e.url), n, new Map()) : fw(e.url, i, n);
		return {
			templates: new Map(a.map((e) => [e, o(e)])),
			variables: i.variables
		};
	}
});
var cw = class {
	entry = "";
	#e = new Map();
	#t = new Map();
	variables = new Map();
	nameOf(e, t) {
		let n = this.#e.get(`${e} ${t}`);
		if (n !== void 0) return n;
		let r = `WEBHOOK_${`${this.entry} ${e}`.trim().toUpperCase().replace(/[^A-Z0-9]+/g, "_").slice(0, 40)}`, i = (this.#t.get(r) ?? 0) + 1;
		this.#t.set(r, i);
		let a = `${r}_${i}`;
		return this.#e.set(`${e} ${t}`, a), this.variables.set(a, t), a;
	}
};
function lw(e) {
	return w_(e).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (e, t) => {
		let n = v_(e).map((e) => "text" in e ? e.text : "-"), [, r = "", i = n.join("")] = /^([^=]*)=(.*)$/s.exec(n.join("")) ?? [];
		if (t === 0 || _w.includes(i) || !yw(vw(i))) return e;
		let a = vw(i).split(/[^\p{L}\p{N}]+/u);
		return uw.test(r) || a.some(dw) ? `${e.slice(0, e.indexOf("=") + 1)}***` : e;
	});
}
const uw = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function dw(e) {
	return yw(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function fw(e, t, n) {
	let r = pw(e, new cw(), n);
	return "why" in r ? r : pw(e, t, n);
}
function pw(e, t, n) {
	let r = C_(e), { template: i, left: a } = hw(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : mw(i, n, t.variables);
}
function mw(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = ew(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function hw(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = yw(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => yw(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => _w.includes(e) ? e : z_(e) === void 0 && gw.test(e) ? t(e) : (o ||= yw(vw(e)), bw(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= yw(t)), n.length === 0 ? bw(t) : `${bw(t)}=${c(n.join("="))}`;
	});
	return {
		template: bw(n) + u.join("/") + d.join("&") + bw(a),
		left: o
	};
}
const gw = /^[\w.~+,=:@-]+$/, _w = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function vw(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function yw(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function bw(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/fieldTable.ts
function xw(e) {
	let t = gr(e) ?? {}, n = P(t.webhook_id) || void 0, r = P(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: Sr(t.events, P)
	};
	if (!mr(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [w_(r)],
			shown: D_(r)
		},
		lacks: yr(i)
	} };
	let a = t.branch === null ? null : P(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: Cw(t.event_lang_map)
	} };
}
function Sw(e) {
	let t = e.map(xw);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function Cw(e) {
	return Sr(e, (e) => {
		let { event: t, lang_iso_codes: n } = gr(e) ?? {}, r = P(t), i = Sr(n, P);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const ww = q_(), Tw = N().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), Ew = ww({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: Tw,
	value: N(),
	live: ({ url: e }, { url: t, variables: n }) => T_(e, b_(t, n)) ? t : D_(e),
	toManifest: (e) => e,
	equal: T_,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: lw(e)
	})
}), Dw = ww({
	name: "events",
	expects: "a list of events, at least one",
	schema: lr(N().min(1).meta({ examples: v })).min(1),
	value: lr(N()),
	live: (e) => Rw(e.events),
	inPlan: (e) => Rw(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Ow = rr([ar("*"), lr(N().min(1)).min(1)]), kw = ww({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${m.join(", ")}`,
	schema: nr(dr(m), Ow),
	value: cr(N(), rr([ar("*"), lr(N())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(Iw).includes(Iw(t))).map(({ event: e, lang_iso_codes: n }) => [e, zw(n, t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = Lw(e).map(([e, t]) => [e, zw(t, n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(Lw(e).map(([e, t]) => [e, t === "*" ? t : Rw(t)])),
	equal: (e, t, { project: n }) => Object.entries(t).every(([t, r]) => e[t] !== void 0 && S(zw(e[t], n), zw(r, n))),
	check: (e, { events: t }) => Aw(e, t),
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
	languages: (e) => Lw(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
});
function Aw(e, t) {
	let n = Lw(e).find(([e]) => !t.includes(e))?.[0];
	if (n !== void 0) return {
		code: "unknown-event",
		message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
		path: [n]
	};
}
const jw = ww({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: rr([N().min(1), sr()]),
	value: rr([N(), sr()]),
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
}), Mw = [
	Ew,
	Dw,
	kw,
	jw
], Nw = W_(Mw).required({ url: !0 }).extend({
	branch: jw.schema.default(null),
	previously: Tw.exactOptional(),
	new: ir().exactOptional(),
	webhook_id: N().min(1).exactOptional()
}), Pw = {
	name: "webhook",
	fields: Mw,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => lw(e.url),
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
		let i = r.length > 3 ? `${r.length} events` : Rw(r).join(", ");
		return `${D_(e)} (${[
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
		Rw(e.events)
	]
};
function Fw(e) {
	let t = v.find((t) => t.endsWith(`.${e}`)) ?? e;
	return v.includes(e) ? "" : On(t, v);
}
function Iw(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function Lw(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function Rw(e) {
	return [...new Set(e)].sort();
}
function zw(e, t) {
	let { languages: n = [] } = t;
	return e === "*" || n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : Rw(e);
}
function Bw({ changes: e, declared: t, live: n, context: r }) {
	let i = new Set(n.map(({ url: e }) => w_(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(w_(b_(e, r.variables)))).flatMap((e) => y_(e).map((t) => `${t} ${C_(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = C_(t);
		return y_(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function Vw(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = [], a = new Map();
	for (let t of e) {
		let e = Hw(t), o = QS(t), s = t.from ? Gw(a, e, o) : [], [c] = s;
		if (s.length > 1) {
			r.push({
				entry: t,
				rivals: s
			});
			continue;
		}
		let l = c || !t.from ? [] : Gw(a, e).filter(({ parts: [e] }) => e && !e.from && !e.values.filenames);
		l.length > 0 && n.push(qw(t, l.slice(0, 1)));
		let u = c ?? { parts: [] };
		c || i.push(u), u.parts.push(t), o && (u.files = {
			...u.files,
			...o
		});
		for (let [t, n] of e) {
			let e = a.get(t), r = c && e?.find((e) => e.group === c);
			r ? r.platforms |= n : e ? e.push({
				group: u,
				platforms: n
			}) : a.set(t, [{
				group: u,
				platforms: n
			}]);
		}
	}
	let o = ({ parts: e }) => Yw(e, t).entries;
	for (let { entry: e, rivals: t } of r) dT(t.flatMap(o)).length === 0 && n.push(qw(e, t));
	let s = i.map(({ parts: e }) => Yw(e, t));
	return {
		entries: s.flatMap((e) => e.entries),
		problems: [...n, ...s.flatMap((e) => e.problems)]
	};
}
function Hw({ values: e }) {
	let { key_name: t, platforms: n = _ } = e;
	if (typeof t == "string") return [[t, Ww(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Q(t, n).map((e) => [e, Ww(r(e))]);
}
const Uw = 2 ** _.length - 1;
function Ww(e) {
	return e === _ ? Uw : e.reduce((e, t) => e | 1 << _.indexOf(t), 0);
}
function Gw(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !Kw(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function Kw(e, t) {
	return !e || !t ? !1 : _.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function qw(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? No(e, ["key_name"]) : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return X($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function Jw(e, t) {
	let n = e.parts ?? [e];
	return n.some(({ from: e, values: t }) => e && Object.values(t.translations ?? {}).some((e) => typeof e == "string")) && Yw(n, t, !0).entries[0] || e;
}
function Yw(e, t, n = !1) {
	let [r, ...i] = e;
	if (!r || i.length === 0 && !n) return {
		entries: [...e],
		problems: []
	};
	let a = Zw(e, t), { owners: o, problems: s } = aT(e.filter((e) => !a.has(e))), { isPlural: c, leftOut: l, becameOther: u } = rT(e, o, t, n), d = [
		...tT(a),
		...l,
		...t === void 0 ? [] : s
	], f = e.filter(({ values: e }) => e.description !== void 0), { is_plural: p, translations: m, ...h } = r.values, g = f[0]?.values.description, _ = {
		...r,
		values: {
			...h,
			key_name: sT(e),
			...o.size > 0 && { translations: oT(o, u) },
			...c !== void 0 && { is_plural: c },
			...g !== void 0 && { description: g }
		},
		onCreate: {
			...cT(e),
			...r.from ? {} : r.onCreate
		},
		span: new $e(r.span, () => Xw(e, o, u)),
		parts: e,
		...d.length > 0 && { leftOut: d }
	}, [v, y] = f, b = v && y && !v.from ? [lT(y, v, ["description"])] : [];
	return {
		entries: [_],
		problems: [...s.map((e) => e.problem), ...b]
	};
}
function Xw(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		if (!t) return;
		let r = t.span.members?.get("translations")?.members?.get(e), i = Ht(r ?? t.span, { file: t.file });
		return n.has(e) ? Ht(i, { members: new Map([["other", i]]) }) : i;
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
			return n ? [Ht(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? Ht(n, { members: a }) : n);
	}
	return r;
}
function Zw(e, t) {
	let n = e.filter(({ from: e }) => e?.file.language !== void 0), r = ({ from: e }) => e?.language === (t ?? e?.source.language ?? e?.source.languages?.[0]), i = n.find(r) ?? n[0], a = (e) => n.every(({ from: t }) => t === e.from || t?.language !== e.from?.language), o = t !== void 0 || i !== void 0 && r(i), s = n.filter((e) => i?.from && e.from && $w(e.from, i.from.file) && (o || a(e)));
	return new Map(s.map((e) => [e, i?.file.path ?? ""]));
}
const Qw = new WeakMap();
function $w({ file: e, source: t, language: n }, r) {
	if (r === e) return !1;
	let i = Qw.get(r) ?? new Map();
	if (Qw.set(r, i), !i.has(e)) {
		let a = n === r.language ? void 0 : yt([t], r, n)?.path, o = Ue(r.path) === Ue(e.path) && r.source.platform === t.platform, s = a === void 0 || a === e.path || eT(a, e.path);
		i.set(e, o && !s);
	}
	return i.get(e) === !0;
}
function eT(e, t) {
	let n = (e) => e.slice(0, e.lastIndexOf("/") + 1);
	return e.endsWith(".xml") && n(e) === n(t);
}
function tT(e) {
	return [...e].map(([e, t]) => {
		let n = e.from?.language ?? "", r = `The base translation is in ${t}, so the ${n} translation belongs in the ${n} file of the same path. It stays in this file, and is not compared or sent. Move it there.`;
		return {
			language: n,
			problem: X($, e, "no-language-file", r, {
				path: ["translations", n],
				severity: "warning"
			}),
			isInWrongFile: !0
		};
	});
}
const nT = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function rT(e, t, n, r) {
	if (!r && e.every(({ values: e }) => e.is_plural === void 0)) return nT;
	let i = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), a = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), o = a.filter(({ isPlain: e }) => e);
	if (!i && !r && o.length === a.length) return nT;
	let s = ({ part: e }) => Ue(e.file.path)?.severalLanguages, c = i?.values.is_plural ?? (r || o.every((e) => e.language !== n || s(e))), l = a.filter((e) => e.isPlain === c && !(c && s(e)));
	for (let { language: e } of l) t.delete(e);
	return {
		isPlural: i ? c : c || void 0,
		leftOut: l.map(({ language: e, part: t }) => ({
			language: e,
			problem: iT(t, e, {
				isPlural: c,
				isLivePlural: r,
				declared: i
			})
		})),
		becameOther: new Set(c ? o.filter(s).map(({ language: e }) => e) : [])
	};
}
function iT(e, t, { isPlural: n, isLivePlural: r, declared: i }) {
	let a = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${i ? `${i.file.path} says is_plural: ${n}` : r ? "the key is a plural in Lokalise" : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r || i && n ? "Write plural forms, in a format that has them." : i ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return X($, e, "plural-mismatch", a, {
		path: ["translations", t],
		severity: "warning"
	});
}
function aT(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: i } = r.values;
		if (i) for (let a of r.from ? [r.from.language] : Object.keys(i)) {
			let i = t.get(a);
			if (!i) t.set(a, r);
			else {
				let [t, o] = i.from?.onlyIfBase && !r.from?.onlyIfBase ? [i, r] : [r, i], s = lT(t, o, ["translations", a], e);
				n.push({
					language: a,
					problem: s
				});
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function oT(e, t) {
	let n = Array.from(e, ([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	});
	return Object.fromEntries(n);
}
function sT(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function cT(e) {
	let t = e.flatMap(({ from: e, onCreate: t }) => e ? t : []), n = new Set(t.flatMap((e) => e.platforms ?? [])), r = new Set(t.flatMap((e) => e.tags ?? [])), i = {};
	for (let e of t) Object.assign(i, e.filenames);
	return {
		...n.size > 0 && { platforms: _.filter((e) => n.has(e)) },
		...r.size > 0 && { tags: [...r] },
		...Object.keys(i).length > 0 && { filenames: i }
	};
}
function lT(e, t, n, [r] = []) {
	let i = No(t, n), a = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, o = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", s = n.length > 1 ? uT(t, e) : void 0, c = s === void 0 ? "" : ` If they are texts of two keys, rename one of them; or, before the project has keys of these files, set key_name: "{${s}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`, l = r && !r.from && typeof r.values.key_name != "string" && t.from && e.from && No(r, ["key_name"]), u = t.from && t.from.source === e.from?.source ? " Both are of one row of texts: make files narrower if it should not read both." : "", d = `${a} is declared twice: here and at ${i}. ${l ? `The names at ${l} join both strings into one key. Remove that entry, or read this language in one row of texts only.` : `Keep one of them.${c}${o}${u}`}`;
	return X($, e, "duplicate-text", d, {
		path: n,
		scope: "run"
	});
}
function uT({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => Sn(e.files));
	return Ye.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function dT(e) {
	let t = new Pt(), n = new Map();
	for (let r of fT(e)) {
		let e = QS(r), i = e === void 0 ? "" : y(tS(e)), { key_name: a, platforms: o = _ } = r.values, [s] = Object.entries(Px(a, o)).flatMap(([e, t]) => {
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
		t.add(Mo("duplicate-key", `Key "${Nx(a)}"`, c, " If one was copied, correct its name. If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function fT(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function pT(e, t, n, r) {
	let { declared: i, problems: a } = _T(gT(e), r.project), o = "key-gone";
	if (t) {
		let e = Zx.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: YS.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: hT(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = mT(s, n);
	return {
		declared: i,
		context: hT(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function mT({ key_name: e, platforms: t = [..._], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && jx(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function hT(e, t) {
	let n = e.find((e) => e.startsWith(Un))?.slice(Un.length), r = {
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
function gT({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = ee(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !p(r) ? [e, n] : [e, {
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
function _T(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return X($, e, "unknown-language", r, {
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
function vT(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = e.changes.filter((e) => e.action === "update"), o = new Map(a.map((e) => [String(e.id), e])), { matches: s } = RC(n, t.filter(({ key_id: e }) => o.has(e)), e.project.perPlatformNames), c = new Map();
	for (let { declared: e, live: t } of s) {
		let n = t && o.get(t.key_id);
		n && c.set(n, e.values);
	}
	let l = [...c].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(re(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = vS.parse(i);
		return o === void 0 || SS(xS(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), u = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: l,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !c.has(e) : !yT(e, "key_name").some((e) => u.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : yT(e, "tags");
			return $p($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function yT({ fields: e }, t) {
	return R(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/checks/checkTexts.ts
const bT = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, xT = `[\\s${bT.source.slice(1)}`, ST = RegExp(`[{%$]|^${xT}|${xT}$`);
function CT(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !ST.test(e)) ? [] : ET(e, t), { words: a } = t;
	return a ? [...i, ...TT(n).flatMap((e) => jT(e, a))] : i;
}
const wT = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function TT(e) {
	return Object.entries(e).flatMap(([e, t]) => wT.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function ET(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: s } = e, c = TT(a), l = (e) => n[e] !== "off", u = (e) => c.some(({ text: t }) => E(t).some((t) => e(t.text))), d = (l("icu") || l("placeholders") || l("plurals")) && u(vt), f = d || u(Qe) && (t.usesIcu?.() ?? !1), p = [...c, ...OT(e, r)], m = p.find(({ language: e }) => e === r)?.text, h = p.filter(({ language: e, text: t }) => e === r || m === void 0 || !S(t, m)), g = ({ language: t }) => e.isInFile?.(t) ? void 0 : s?.(t);
	return [
		...l("icu") && d ? c.flatMap(kT) : [],
		...l("placeholders") ? DT(Se(p, r, {
			readsIcu: f,
			isForm: e.isForm
		}), p, r) : [],
		...l("plurals") ? h.flatMap((e) => oe(e, g(e), i)) : [],
		...l("plurals") && d ? Xn(h, r, i) : [],
		...l("length") && o > 0 ? c.flatMap((e) => AT(e, o)) : [],
		...l("blanks") ? DT(RT(p, r), p, r) : [],
		...l("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? MT(e, c, r) : []
	];
}
function DT(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || E(r.text).length === 0 || e.length < 3) return e;
	let i = [...g(e, ({ fault: e = "" }) => [e]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o] = i.toSorted((e, t) => a(t) - a(e));
	if (!o) return e;
	let s = a(o), c = t.filter((e) => e !== r && E(e.text).length > 0).length;
	if (s < 3 || s * 2 <= c) return e;
	let [{ check: l, language: u, fault: d, quotes: f }] = o, p = `differs from ${s === c ? "all" : `${s} of ${c}`} other texts in the same way, so it is probably the one to correct: the ${u} text ${d}`, m = E(r.text).find((e) => o.every((t) => t.form === e.form));
	return [{
		...Pe(l, r, m ?? {}, p),
		...f && { quotes: f }
	}, ...e.filter((e) => !o.includes(e))];
}
function OT({ texts: e, live: t }, n) {
	if (n === void 0 || E(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function kT(e) {
	return E(e.text).flatMap((t) => {
		if (!vt(t.text)) return [];
		let n = ne(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [Pe("icu", e, t, o, `${i}.${wt(t.text)}`)];
	});
}
function AT(e, t) {
	return E(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [Pe("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function jT(e, t) {
	return E(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...Pe("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function MT({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || E(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => E(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || E(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const NT = ["start", "end"], PT = RegExp(`^${xT}*`), FT = new RegExp(xT), IT = /\r\n?|[\u2028\u2029\x85]/g, LT = /[^\S\n\t]/g;
function RT(e, t) {
	let n = e.flatMap((e) => {
		let t = E(e.text).map((e) => ({
			...e,
			...zT(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = xn(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = NT.flatMap((e) => HT(e, t, i?.[e] ?? ""));
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [Pe("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function zT(e) {
	let t = PT.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && FT.test(e.charAt(n - 1));) --n;
	return {
		start: BT(t),
		end: BT(e.slice(n))
	};
}
function BT(e) {
	return e === "" ? "" : e.replace(bT, "").replace(IT, "\n").replace(LT, " ");
}
const VT = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function HT(e, t, n) {
	let r = t[e];
	if (r === n || r === "" && /^ +$/.test(n) && VT.test(t.text)) return [];
	let i = e === "end" && UT(r + n) === "a line break", a = i ? ": a YAML block after | has one, and after |- none." : ".";
	if (n === "") return [[`${e}s with ${UT(r)}`, `Remove it${a}`]];
	let o = i ? `Add it, or remove it there${a}` : "Add it.";
	return r === "" ? [[`does not ${e} with ${UT(n)}`, o]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function UT(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function WT(e) {
	let t = Object.entries(e).flatMap(([e, t]) => p(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, GT({
		...e,
		...n
	})])), r = GT(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function GT(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${KT}(?=${KT}))(?:${r})(?!(?<=${KT})${KT})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of qT(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== JT(r, e) && t.set(r, JT(r, e));
		}
		return t;
	};
}
const KT = `(?:${mt.source.slice(1)}|[\\p{N}\\p{M}_])`;
function qT(e) {
	let t = (e) => " ".repeat(e.length);
	return xt(e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(lt, t);
}
function JT(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const YT = 1e4, XT = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, ZT = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], QT = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function $T(e, t) {
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => E(n).some((n) => t(n.text, e)))), i = r(() => n(vt)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(nE(e))).length > e.length * .1, s = r(() => e.length <= 10 || !o() && (n((e, t) => t === a) || e.some(({ live: e }) => e && E(iE(e, a) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: i,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: zn(c.pattern) },
		...c && u !== "off" && { words: WT(c.words) }
	}, f = r(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = nE(e), n = (e) => e !== t && f().has(e), [r, i = ""] = XT.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && ZT.some((e) => f().has(i + e));
			let [, a] = QT.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function eE(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = $T(e, t), i = [], a = 0, o = (t, r) => {
		let { base: i = "" } = n, [a = ""] = Object.keys(r.values.translations ?? {}), o = e.flatMap(({ declared: e }) => {
			let { [i]: t, [a]: n } = e.values.translations ?? {};
			return t !== void 0 && n === void 0 ? e : [];
		}), s = nE(r), c = (e) => s.startsWith(e) && /^\W/.test(s.slice(e.length)), l = o.find((e) => e.values.is_plural && s.replace(/_[a-z]+$/, "") === nE(e)), u = l ?? o.find((e) => c(nE(e))), d = u ? nE(u) : Ft(s, o.map(nE)), f = o.find((e) => nE(e) === d);
		if (!f) return t;
		let p = No(f, ["translations", i]), m = l ? `"${d}" at ${p} has plural forms. Write all forms that ${a} needs here, too.` : u ? `"${d}" is a text at ${p}. Make it the same in all files: a text, or an object.` : `Or use one name in all files, if it was changed only here: "${d}" at ${p} has no ${a} text.`, h = u ? t.message.replace(/ Add [^.]*\.$/, "") : t.message;
		return {
			...t,
			message: `${h} ${m}`
		};
	};
	for (let { declared: t, live: s } of e) {
		let e = rE(t, s, () => r(t), n), c = [...aE(t, n), ...e];
		if (c.length !== 0) {
			for (let e of c) {
				let r = e.check === "base" && a < 20;
				i.push(oE(t, r ? o(e, t) : e, n));
			}
			if (a += 1, a >= YT) break;
		}
	}
	let [s] = i;
	if (s && a >= YT) {
		let e = `${YT.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : s;
		i.unshift(O(s.code, e, {
			severity: t.severity,
			scope: t.scope
		}));
	}
	return i;
}
function tE(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = $T(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: dt(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : vS.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			iE(t, i)
		], p = d !== void 0 && !CS(d) ? d : f && ((n) => US(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = rE(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || gx(bS(t, c))[a], b = new Set(v.map(({ check: e }) => e)), x = [...y ? [] : [`not-${a}`], ...b], S = v.map(({ message: e }) => e).join(" ");
		return x.length === 0 ? void 0 : {
			because: x,
			...S !== "" && { details: S }
		};
	} };
}
function nE({ values: e }) {
	return Q(e.key_name)[0] ?? "";
}
function rE(e, t, n, i, a = e.values.translations) {
	let { translations: o = {}, char_limit: s } = e.values;
	if (!a) return [];
	let c = r(() => US(o, t, i.base)), l = (e) => e && c().native(e);
	return CT({
		isForm: n,
		texts: a,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		isInFile: (t) => Da([e]).some(({ from: e }) => e?.language === t),
		...t && { live: (e) => l(iE(t, e)) }
	}, i);
}
function iE(e, t) {
	let n = bS(e, t);
	return n && yS(n.translation, e.is_plural);
}
function aE({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? Q(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "", l = wn(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`, d = o.map((e) => {
		let t = `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`;
		return a("key_names", t);
	});
	return c ? [...d, a("descriptions", u)] : d;
}
function oE(e, t, { levels: n }) {
	let { check: r, language: i, form: a, quotes: o } = t, s = j(e.file, e.span, ["char_limit"]), c = r === "length" && s.file !== j(e.file, e.span, ["translations", i]).file ? t.message.replace("char_limit", `char_limit (${Po(s)})`) : t.message, l = r === "base", u = n[r] === "error", d = X($, e, kt[r], c, {
		path: [...i === "" ? ["key_name"] : ["translations"], ...l ? [] : [i, a ?? ""]],
		ofName: l,
		severity: u ? "error" : "warning",
		scope: u ? "project" : "change"
	});
	return o && o.length > 0 ? {
		...d,
		quotes: o
	} : d;
}
function sE({ values: e }, t, n, r) {
	let i = E((t ? iE(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && bS(t, e);
			if (!n || !r(yS(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...gx(n)
			};
			return Ie.filter((e) => i[e]);
		}
	};
}
// \0late:formats
const cE = process.getBuiltinModule("node:module").createRequire(import.meta.url), lE = (...e) => cE("./late-formats.js").formatOf(...e), uE = (...e) => cE("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function dE(e, t, n) {
	let r = {
		path: e,
		lineStarts: pn(t)
	}, { texts: i, faults: a, base: o, language: s } = uE(e, t, nt(n)), c = new Map();
	if (s && !fE(n, s.text)) return {
		entries: [],
		variables: c,
		problems: [pE(n, s, r)]
	};
	let l = new Set(i.flatMap((e) => e.language ?? [])), u = n.language === void 0 ? Tt(n.source, [...l]) : n.source, d = {
		...n,
		source: u
	}, f = bE(d), p = a.filter(({ language: e }) => e === void 0 || St(u, Me(u, e))), m = [], h, g = i[0] && gE(i[0], d);
	for (let e of i) {
		if (e.language !== h && (h = e.language, g = gE(e, d)), !g) continue;
		let t = xE(e, g.language), n = _E(e, g, d);
		m.push({
			values: n,
			onCreate: f,
			file: r,
			span: t,
			from: g,
			path: e.path
		});
	}
	return {
		entries: m,
		...o !== void 0 && { base: Me(u, o) },
		variables: c,
		problems: mE(p, r, u)
	};
}
function fE({ source: e, path: t, language: n }, r) {
	let i = be(e, t);
	return n === void 0 || Me(e, r) === n ? !0 : i === void 0 ? Cn(r, [n]) !== void 0 : [i, n].some((e) => fn(e, r));
}
function pE(e, { text: t, at: n }, r) {
	let i = `This file says that its language is "${t}", and ${be(e.source, e.path) === void 0 ? "its row of texts" : "its path"} says ${e.language}. It is not read. Correct the language here, or move the file.`;
	return O("text-file", i, { place: kn(r, n.start, n.end) });
}
function mE(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new Pt({
			most: 10,
			first: 1
		});
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = kn(t, s.start, s.end);
		c.add(O(i, e.scope === "run" ? o + hE(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function hE({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !se(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function gE({ language: e }, t) {
	let { source: n, language: r } = t, i = r ?? Me(n, e ?? "");
	if (St(n, i)) return {
		file: t,
		source: n,
		language: i,
		onlyIfBase: !n.languages?.includes(i)
	};
}
function _E({ path: e, value: t, description: n }, { language: r }, i) {
	let a = vE(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = yE(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function vE(e, t) {
	let { source: n } = t, r = e.join(n.separator), i = n.keyName === "{path}" ? r : n.keyName.replace(/\{(path|file|dir|1)\}/g, (e, n) => (n === "path" ? r : t[n]) ?? "");
	return n.platform === void 0 ? i : { [n.platform]: i };
}
function yE(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function bE({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
function xE({ name: e, value: t, description: n }, r) {
	let { at: i } = t;
	return new $e({
		start: e.start,
		end: Math.max(e.end, i.end)
	}, () => {
		let a = new Map([["key_name", e]]);
		if (t.is === "forms" && a.set("is_plural", {
			...e,
			name: e
		}), t.is !== "none") {
			let n = t.is === "forms" && { members: new Map([...t.forms].map(([e, t]) => [e, {
				...t.at,
				name: t.name
			}])) };
			a.set("translations", {
				...i,
				members: new Map([[r, {
					...i,
					name: e,
					...n
				}]])
			});
		}
		return n && a.set("description", {
			...n.at,
			name: e
		}), a;
	});
}
// src/keys/kind.ts
function SE(e) {
	if (/^(comments|screenshots?)$/i.test(e)) return " Comments and screenshots stay in Lokalise: a manifest cannot have them. Remove the line.";
	if (/comment|note|hint/i.test(e)) return " Translators see description and context: use one of these.";
}
const CE = {
	schema: YS,
	fields: KS,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	elsewhere: SE,
	thing: "a key"
}, wE = {
	schema: ZS,
	fields: KS.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	elsewhere: SE,
	thing: "on_create"
};
function TE(e, t) {
	return am({
		plural: "keys",
		entry: CE,
		defaults: wE
	}, e, t);
}
function EE(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : MS(Object.entries(n).flatMap(([e, n]) => jS(e, n, t, u)), t).map(({ code: t, message: n, path: r }) => {
		let i = {
			path: ["translations", ...r],
			ofName: t === "plural-form"
		};
		return X($, e, t, n, {
			...i,
			scope: "run"
		});
	});
}
const DE = {
	fields: [
		"translations",
		"platforms",
		"is_plural",
		"is_archived"
	],
	common: ["platforms"],
	distinguishing(e) {
		if (e.onOtherPlatform) return [];
		let t = [...e.platforms], n = _.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
		return [{ platforms: t }, {
			platforms: t,
			filenames: Object.fromEntries(n.map((t) => [t, e.filenames[t]]))
		}];
	}
};
function OE(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: kE(e.entry, t.entry),
		wrote: kE(e.wrote, t.wrote)
	} : e;
}
function kE(e, t) {
	let n = {
		...AE(e),
		...AE(t)
	};
	return {
		...e,
		...t,
		...Object.keys(n).length > 0 && { translations: n }
	};
}
function AE({ translations: e }) {
	return p(e) ? e : {};
}
const jE = "The live value is not compared and not changed.", ME = (e) => `${jE} A new key has ${e}.`, NE = {
	key_name: {
		text: "The name of the key, or its [name on each platform](#names-on-platforms). It is part of [what a key is matched by](#which-live-key-or-webhook-an-entry-is).",
		examples: ["checkout.title", {
			ios: "title_ios",
			web: "title"
		}],
		undeclared: "Refused: it is required."
	},
	platforms: {
		text: "The platforms of the key. The list replaces the live one.",
		examples: [["ios", "web"]],
		undeclared: `${jE} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: ME("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: ME("no tags, except the one of the setting `owner`"),
		empty: "Removes all tags, except owner tags and protected tags."
	},
	translations: {
		text: "The texts of the key, by language: a text, or [plural forms](#plural-forms). [What changed](two-way.md) decides whether a text is written. A text `\"\"` clears the live one, which counts as a removal. The list of the API is also read.",
		examples: [{
			en: "Cart",
			de: "Warenkorb"
		}, { en: {
			one: "%d item",
			other: "%d items"
		} }],
		undeclared: "No text is managed.",
		empty: "The same as without the field."
	},
	filenames: {
		text: "The file that has the key, on each platform. A name `\"\"` removes the live one.",
		examples: [{ web: "checkout.json" }],
		undeclared: ME("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: ME("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: ME("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: ME("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: ME("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${jE} A new key is visible.`
	},
	is_archived: {
		text: "Whether the key is in the archive of the project.",
		examples: [!1],
		undeclared: "A key that is archived in the project is [drift](settings.md#archived-keys)."
	},
	custom_attributes: {
		text: "Values of your own. They are stored as JSON, so a mapping with the same members in another order is equal.",
		examples: [{
			screen: "checkout",
			priority: 2
		}],
		undeclared: ME("none"),
		empty: "Removes all attributes."
	},
	previously: {
		text: "The former name, or several, newest last. [Renames](#renames) keep the id, the texts and the history.",
		examples: ["home_link", ["home", "home_link"]],
		undeclared: "The entry is matched by its name only."
	},
	new: {
		text: "If `true`, the key is really new, and no rename. It cannot be set next to `previously`.",
		examples: [!0],
		undeclared: "A new key that looks like a rename has a notice."
	},
	key_id: {
		text: "The id of the live key. It takes precedence over the name.",
		examples: [123456, "12345678901234567890"],
		undeclared: "The entry is matched by its name."
	}
};
function PE({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const FE = {
	...$,
	plural: ke.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: ke,
	limits: {
		removed: He,
		removedPercent: Je,
		overwrittenPercent: Be,
		unverified: ye,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: DE,
	entry: CE,
	defaults: wE,
	docs: NE,
	readManifest: TE,
	textFiles: {
		read: dE,
		isOnlyName: PE,
		filenames: ({ filenames: e }) => Object.values(e),
		join: Vw
	},
	checkTogether: (e) => [...dT(e), ...sC(e)],
	checkEntry: EE,
	adviceOn: eE,
	waiting: tE,
	progressOf: sE,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return gm(FE, e, n, i, rC, (e) => {
			let n = RC(e, t, r.perPlatformNames, LC(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !PE(e)).map((e) => e.live?.is_plural && e.declared.values.is_plural === void 0 ? {
				...e,
				declared: Jw(e.declared, r.baseLanguage)
			} : e);
			return {
				...n,
				matches: a
			};
		});
	},
	hints: jC,
	names: Mx,
	texts: FS,
	storedForm: (e) => fS(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest(e, t) {
		return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : TE(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
	},
	mergeKept: OE,
	findRestored: pT,
	undoneByApply: vT
};
// src/webhooks/match.ts
function IE(e, t, n) {
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
		if (n) s(t, n);
		else {
			let n = `The project has no webhook ${e}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`;
			a.push({
				...GE("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of BE(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => RE(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = b_(t, n), a = [...o].filter((e) => T_(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${WE(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, GE("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, lw(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = LE(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	let l = ({ values: e }) => b_(e.url, n);
	for (let e of c()) {
		let t = [...r.values()].find(({ declared: t, live: r }) => r?.webhook_id === t.values.webhook_id && r !== void 0 && RE(e, r, n) && !RE(t, r, n));
		if (!t || e.values.new) continue;
		let a = `Live webhook ${t.live?.webhook_id} has this URL, but the entry at ${No(t.declared, ["webhook_id"])} has its webhook_id and another URL. Remove webhook_id there. If this entry is a new webhook, set new: true.`;
		i.set(e, GE("ambiguous-webhook", e, "url", a));
	}
	let u = c();
	for (let [t, n] of u.entries()) {
		let r = n.values.events?.map(Iw) ?? [], i = ({ values: e }) => e.events?.find((e) => r.includes(Iw(e))), o = e.find((e) => !u.includes(e, t) && i(e) !== void 0 && e.values.branch === n.values.branch && T_(l(e), l(n)));
		if (!o || n.values.new) continue;
		let s = `This creates a webhook, but the entry at ${No(o, ["url"])} has the same URL and also the event ${i(o)}, so the service sends this event twice. Remove it from one entry. If both are wanted, set new: true.`;
		a.push({
			...GE("lookalike-webhook", n, "url", s),
			severity: "warning"
		});
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = HE([...o]).find((t) => zE(e, t) && x_(w_(e.values.url), w_(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${n}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`;
		i.set(e, GE("lookalike-webhook", e, "url", r));
	}
	let d = (e) => e.replace(/^\w+:\/\/[^/]*/, "");
	for (let e of c()) {
		let t = d(b_(e.values.url, n)), r = [...o].filter((t) => {
			let { common: n, either: r } = VE(e, t);
			return n === r && zE(e, t);
		}), i = [...o].find((e) => d(e.url) === t), s = i ?? (r.length === 1 && c().length === 1 ? r[0] : void 0);
		if (!s || e.values.new) continue;
		let { webhook_id: l, url: u, branch: f } = s, p = T_(b_(e.values.url, n), u) ? "Only branch differs, which is a branch of the Lokalise project, not of git. To use that webhook, make branch the same." : `If its URL changed to this one, add webhook_id: ${l}. Then it keeps its id and secret.`, m = `This creates a webhook. The project also has one ${i ? "with this path" : "with the same events, which no manifest declares"}: ${D_(u)} (${l}, for ${f ? `branch ${f}` : "all branches"}). ${p} If both are wanted, set new: true.`;
		a.push({
			...GE("lookalike-webhook", e, "url", m),
			severity: "notice"
		});
	}
	return {
		matches: e.filter((e) => !i.has(e)).map((e) => r.get(e) ?? { declared: e }),
		refused: [...i].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: a,
		unmanaged: [...o],
		namesakes: new Set(e.flatMap((e) => {
			let r = t.filter((t) => RE(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function LE(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && RE(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return GE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${UE(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => RE(e, t, i)), c = e.values.events?.find((e) => Fw(e) !== "");
	if (s.length > 0 && c !== void 0) return GE("ambiguous-webhook", e, "events", `Lokaform does not know the event "${c}", and a live webhook with this URL and branch has none of these events (${UE(s)}).${Fw(c)} If the event is right, add webhook_id with its id to use this webhook, or set new: true to create a second one.`);
	if (s.length > 0) return GE("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${WE(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${UE(s)}). To use this webhook, add webhook_id with its id: apply then replaces its events by these. To create a second webhook, set new: true.`);
	if (a.length !== 0) return GE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${UE(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id: apply then changes it to this entry. To create a second webhook, set new: true.`);
}
function RE(e, t, n) {
	return T_(t.url, b_(e.values.url, n)) && zE(e, t);
}
function zE({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function BE(e, t, n) {
	let r = HE(t), i = e.flatMap((e) => r.filter((t) => RE(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...VE(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function VE({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(Iw)), new Set(t.map(Iw))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function HE(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function UE(e) {
	return `${e.length === 1 ? "id" : "ids"} ${WE(e)}`;
}
function WE(e) {
	return HE(e).map(({ webhook_id: e }) => e).join(", ");
}
function GE(e, t, n, r) {
	return X(Pw, t, e, r, { path: [n] });
}
function KE(e) {
	let t = new Map(), n = new Pt();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? y([
			w_(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${lw(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Mo("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function qE({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = b_(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${D_(s)} (${a})` : lw(i), u = t ? [] : n.filter(({ branch: e }) => e === o), d = BE([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const JE = {
	schema: Nw,
	fields: Mw,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	elsewhere: (e) => e === "secret" ? " Remove it: the service makes the secret, and lokaform webhook-secret reads it." : void 0,
	thing: "a webhook"
};
function YE(e, t, n) {
	let { entries: r, problems: i } = am({
		plural: "webhooks",
		entry: JE
	}, e, t, { most: np }), a = new Map(), o = new Pt();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = ew(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => j(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(O(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of XE(r, i, c)) o.add(e);
		}
		ZE(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function XE(e, t, n) {
	let r = [], i = (e, t) => r.push(O(e, t, {
		place: n(),
		severity: "warning"
	}));
	e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://.");
	let [a] = /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.exec(t) ?? [], [, o = "NAME"] = /^\W+([A-Z_]+)\W*$/.exec(a ?? "") ?? [];
	return a !== void 0 && i("variable", `$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write \${${o}}.`), lw(t) !== w_(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git."), r;
}
function ZE({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (v.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${a.includes("*") ? ` There are no wildcards: list each event of ${v.join(", ")}.` : Fw(a)}`, o = j(t, n, ["events", i]);
		r.add(O("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const QE = {
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
		text: "The languages for which an event is sent, or `\"*\"` for all. Only [four events](#events-of-a-webhook) can be limited, and they must be in `events`.",
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
}, $E = {
	...Pw,
	plural: $t.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: $t,
	limits: {
		removed: ie,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: sw(),
	entry: JE,
	docs: QE,
	readManifest: YE,
	checkTogether: KE,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && Aw(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [X(Pw, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return gm($E, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => w_(b_(e, i))), (e) => {
			let r = IE(e, t, i), a = r.matches.flatMap((e) => eD(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: Bw,
	names: () => [],
	texts: () => [],
	findRestored: qE,
	variablesOf({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
		let a = typeof r.values.url == "string" ? ew(r.values.url, i).variables : [], o = new Map(a);
		if (y_(e.url).some((e) => e.startsWith("URL_OF_"))) return {
			variables: o,
			problems: []
		};
		let { variables: s, issues: c } = ew(e.url, i);
		for (let [e, t] of s) o.set(e, t);
		let l = j(t, n, ["url"]);
		return {
			variables: o,
			problems: c.map(({ code: e, message: t }) => O(e, t, {
				place: l,
				scope: "change"
			}))
		};
	}
};
function eD({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${hm}`;
	return [{
		declared: e,
		problem: X(Pw, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const tD = [FE, $E];
Io(tD);
// src/run/textAdvice.ts
function nD(e, t = !0) {
	let { settings: n, textFiles: r } = e, i = Jy(n.rules, r, e.declared), a = {
		levels: i?.isSure && t ? n.rules.checks : {
			...n.rules.checks,
			base: "off"
		},
		base: i?.language,
		needed: Te
	}, { kinds: o, entries: s } = ko(e.declared, i?.language ?? "");
	return o.flatMap((e) => {
		let t = (s[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, a) ?? []];
	});
}
function rD({ settings: e }, { kinds: t }, n) {
	let { checks: r } = e.rules, i = {
		levels: r,
		base: n.baseLanguage,
		needed: dt(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, i) ?? []);
}
function iD(e, t, n) {
	if (n.incoming.checks !== "warn") return [];
	let r = {
		...n.checks,
		blanks: "off",
		base: "off",
		key_names: "off",
		descriptions: "off"
	}, i = sx(e, t, n, kb);
	return i.is === "stopped" ? [] : rD({ settings: { rules: {
		...n,
		checks: r
	} } }, i, t.project).map((e) => ({
		...e,
		severity: "warning",
		scope: "change"
	}));
}
var aD = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${cD(t)} was reached` : `The run was stopped by ${e}`;
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
		await Kr(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const oD = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function sD(e) {
	let t = new aD(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of oD) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of oD) process.off(e, n);
		t.close();
	}
}
function cD(e) {
	return e % 36e5 == 0 ? `${e / 36e5}h` : e % 6e4 == 0 ? `${e / 6e4}m` : `${e / 1e3}s`;
}
// src/files/outputs.ts
async function lD(e, t, n) {
	let { command: r, out: i, report: a, plan: o = [], reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	return f.length === 0 ? new Map() : pD(f, [
		...t.map((e) => I(n.displayRoot, e)),
		...await _s(u, Ti),
		l,
		...s,
		o
	].flat(), n);
}
async function uD(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await lD(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await hD(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : Am(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => dD(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => fD((await import("./planFile.js")).planFile(a))) : void 0,
		reports: u,
		problems: s
	};
}
async function dD(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return fD(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function fD(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function pD(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(CD))), a = new Map();
	for (let t of e) {
		let e = await CD(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await gD(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, mD(t, s));
	}
	return r;
}
function mD({ option: e, path: t }, n) {
	return O("not-written", `${e}: ${t} ${n}.`);
}
async function hD(e, t, n, r) {
	try {
		let i = typeof t == "string" ? t : await t(), a = await gD(e, n);
		if (a !== void 0) return mD(e, `cannot be written: it ${a}`);
		let o = xD(e.path, n), s = await Hr(e.path).catch(() => void 0);
		_D(e.path, s) ? await Ur(e.path, i) : await _i(o === void 0 && s ? await zr(e.path) : e.path, i, {
			mode: r ?? (s && s.mode & 511),
			root: o
		});
		return;
	} catch (t) {
		return mD(e, `cannot be written: ${fi(t)}`);
	}
}
async function gD({ path: e, is: t }, n) {
	let r = t === "folder" && SD(n).includes(e), i = r ? e : xD(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Ci(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return yD(e);
	let a = await Hr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Hr(F(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ..._D(e, a) ? [] : [F(e)]];
	return (await Promise.all(o.map(bD))).every(Boolean) ? void 0 : vD;
}
function _D(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const vD = "cannot be written: this user may not write there";
async function yD(e) {
	let t = await Hr(e).catch(() => void 0);
	return !t && F(e) !== e ? yD(F(e)) : t?.isDirectory() ? await bD(e) ? void 0 : vD : "is a file, or is below one. Choose a folder";
}
async function bD(e) {
	return await Nr(e, Pr.W_OK).catch(() => !1) !== !1;
}
function xD(e, t) {
	return SD(t).find((t) => Ei(e, t));
}
function SD({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [I(e)]);
}
async function CD(e) {
	let t = await Hr(e).catch(() => void 0);
	return t?.isFile() ? `${t.dev}:${t.ino}` : Dr(await ki(F(e)), Cr(e));
}
// src/run/run.ts
function wD(e, t, n) {
	return TD(n, async (r) => {
		let i = {
			...n,
			signal: n.cancellation.stopping
		}, a = await vs(e.projects, i);
		return ED(e, [...t, ...a], r);
	});
}
async function TD(e, t) {
	let n = new De(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(zm(t, i)))
	};
	try {
		return Lm({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function ED(e, t, n) {
	let { cancellation: i, folders: a } = n;
	n.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || n.withoutSecrets, c = s ? void 0 : kD(e, t, n), { stopping: l } = i, u = await Qy(e, a, {
		...n,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = !u.problems.some(({ code: e }) => e === "text-file" || e === "yaml"), p = s ? d.map((e) => nD(e, f)) : [], m = ({ code: t }) => e.command === "validate" && t === "unset-variable", h = (await ry(u.problems, n.environment, a.confined?.workspace)).map((e) => m(e) ? {
		...e,
		severity: "notice"
	} : e);
	n.onSecrets(d.flatMap(({ declared: e }) => h_(e.variables)));
	let g = await AD(e, a), _ = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], v = _.flatMap(({ texts: e }) => e), y = d.map((e) => e.declared), b = [...new Set(e.projects.flatMap(({ rules: e }) => e.overwrite))], x = a.confined ? "The input overwrite" : "--overwrite", S = [...new Set(d.flatMap((e) => e.manifests))], ee = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], te = await lD(e, S, a), ne = e.projects.flatMap(({ name: e }) => e ?? []), C = {
		format_version: 1,
		command: e.command,
		...ne.length > 0 && { selected: ne },
		...e.scope && { scope: e.scope },
		manifests: S,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, y.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: OD([
			...t,
			...g.problems,
			...h,
			...it(t) ? [] : await ys(_, a),
			...await ls(v, a, l),
			...Gb(x, b, y).map((t) => e.others.length > 0 ? {
				...t,
				severity: "warning"
			} : t),
			...Lb(ee, y),
			...te.values(),
			...p.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, w = () => i.stopped ? { stopped: i.stopped } : {};
	if (i.stopping.aborted) return {
		...C,
		...w()
	};
	let re = {
		known: o,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: c,
		onSecrets: n.onSecrets
	}, T = () => n.target?.(S, re), { lastApplied: ie } = n, ae = ie && r(() => ie(S, re));
	if (n.withoutSecrets) {
		let t = r(async () => T()), i = await mb(e, C, d, t);
		return C.problems = [...C.problems, ...await DD(d, await t(), n)], {
			...C,
			...i && { manifest_comparison: i },
			...w()
		};
	}
	if (e.command === "validate" || en(C.problems)) return C;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(C.manifests);
		if (C.problems = [...C.problems, ...e], it(e)) return C;
	}
	let oe = [], se = e.command === "plan" ? await T() : void 0;
	C.problems = [...C.problems, ...fb(se, d, e.others.length > 0)];
	let ce = {
		saved: g.plans,
		target: se,
		applied: ae
	}, { runProject: le } = await import("./project3.js");
	for (let t of d) oe.push(await le(t, e, ce, n));
	let ue = oe.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	C.problems = [...C.problems, ...zb(ee, ue, y)];
	let de = oe.flatMap((e) => e.manifests);
	return {
		...C,
		manifests: [...new Set(de)],
		projects: oe,
		...w()
	};
}
async function DD(e, t, { history: n, now: r }) {
	if (t?.is !== "read") return [];
	let i = {
		now: Math.floor(r() / 1e3),
		target: t.commit
	}, a = [...new Set(e.flatMap((e) => e.manifests))], { trailersOfPull: o, namedTexts: s } = await import("./overwriteTrailers.js"), c = e.map((e) => {
		let n = db(t, e);
		return s(e.declared, n.is === "read" ? n.declared.entries : {});
	});
	return o(await n.versions(i.now, a, i), new Map(c.flatMap((e) => [...e])));
}
function OD(e) {
	let t = [
		...e.some(({ code: e, place: t }) => e === "variable" && t === void 0) ? ["unset-variable"] : [],
		...e.some(({ code: e, place: t }) => e === "no-manifest" && !t) ? ["no-project"] : [],
		...e.some(({ code: e }) => e === "wrong-checkout") ? ["no-manifest", "no-language-file"] : []
	], n = e.filter(({ code: e }) => !t.includes(e)), r = n.find(({ code: e, place: t }) => e === "no-manifest" && t === void 0), i = n.find(({ code: e, severity: t }) => e === "unread-manifest" && t === "warning");
	if (!r || !i) return ue(n);
	let a = n.filter((e) => e !== r && e !== i);
	return ue([{
		...i,
		code: r.code,
		severity: r.severity
	}, ...a]);
}
function kD(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (it(t) || r.id === "") return;
		let { createClient: i } = await import("./connect.js"), { readBaseLanguage: a } = await import("./project2.js"), { cancellation: o, onResponse: s, onWait: c } = n, l = i(r, {
			apiUrl: e.apiUrl,
			signal: o.stopping,
			onResponse: s,
			onWait: c
		});
		return l.ok ? a(l.value, r.id) : void 0;
	};
	return (e) => {
		let t = r.get(e.id) ?? i(e);
		return r.set(e.id, t), t;
	};
}
async function AD({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [O("bad-plan", e)]
	}), a = L(t, r), o = await Fi(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => Bm(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function jD(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: wD }) {
	return sD(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await MD(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return FD(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = PD(f, p), h = await uD(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = PD(m, h.problems);
		await Si(ND(c, g, s.folders));
		let _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), Gs(g, n.exitsWithFindings(c));
	});
}
async function MD(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await xy(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await xy("validate", t, n);
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
function ND({ backupDir: e, out: t, report: n }, { manifests: r }, i) {
	return [...[
		...r.map((e) => I(i.displayRoot, e)),
		...n,
		t ?? []
	].flat().map((e) => F(e)), e ?? []].flat();
}
function PD(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function FD({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = O("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = it(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), it(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { pb as $, vs as $n, Oi as $r, Hh as $t, sx as A, qr as Ai, bc as An, Va as Ar, H_ as At, Hb as B, Is as Bn, R as Br, Qg as Bt, bS as C, di as Ci, Oc as Cn, go as Cr, iv as Ct, Dx as D, ei as Di, Kc as Dn, ro as Dr, J_ as Dt, bx as E, fi as Ei, Ec as En, fo as Er, nv as Et, Qb as F, uc as Fn, Sa as Fr, D_ as Ft, Kb as G, Ms as Gn, $i as Gr, n_ as Gt, Rb as H, Bs as Hn, aa as Hr, r_ as Ht, ix as I, nc as In, Ea as Ir, y_ as It, Ab as J, js as Jn, zi as Jr, Vg as Jt, Ob as K, Ds as Kn, ea as Kr, qg as Kt, rx as L, qs as Ln, ka as Lr, t_ as Lt, mx as M, V as Mn, La as Mr, T_ as Mt, ex as N, yc as Nn, Pa as Nr, b_ as Nt, jx as O, Xr as Oi, vc as On, Ga as Or, Y_ as Ot, tx as P, fc as Pn, Ca as Pr, h_ as Pt, _b as Q, gs as Qn, Ti as Qr, xg as Qt, zb as R, zs as Rn, _a as Rr, Zg as Rt, yS as S, mi as Si, il as Sn, mo as Sr, uv as St, Q as T, hi as Ti, zc as Tn, lo as Tr, $_ as Tt, Lb as U, Us as Un, oa as Ur, a_ as Ut, Wb as V, Rs as Vn, ia as Vr, e_ as Vt, Gb as W, As as Wn, Qi as Wr, i_ as Wt, Sb as X, Ps as Xn, Hi as Xr, lg as Xt, xb as Y, Ns as Yn, Vi as Yr, Tg as Yt, vb as Z, _s as Zn, Xi as Zr, Sg as Zt, ew as _, _i, Qp as _n, Oo as _r, Z as _t, hD as a, ji as ai, km as an, B as ar, Qy as at, rC as b, si as bi, tp as bn, Do as br, dv as bt, rD as c, ki as ci, ym as cn, Ko as cr, Vy as ct, lE as d, Ci as di, um as dn, Xo as dr, xy as dt, Mi as ei, kh as en, rs as er, ob as et, uE as f, Si as fi, X as fn, Lo as fr, py as ft, ow as g, yi as gi, em as gn, Ro as gr, ry as gt, Pw as h, vi as hi, nm as hn, Vo as hr, iy as ht, lD as i, L as ii, Rm as in, Wo as ir, eb as it, hx as j, H as jn, Ba as jr, O_ as jt, Tx as k, Yr as ki, _c as kn, Ia as kr, U_ as kt, iD as l, Di as li, _m as ln, $o as lr, Ly as lt, Sw as m, bi as mi, sm as mn, Bo as mr, ay as mt, TD as n, Ii as ni, Gm as nn, is as nr, db as nt, aD as o, Ai as oi, Dm as on, Ho as or, Yy as ot, xw as p, xi as pi, pm as pn, zo as pr, ly as pt, kb as q, Os as qn, Zi as qr, Jg as qt, pD as r, Ri as ri, Bm as rn, z as rr, Zy as rt, sD as s, Fi as si, Cm as sn, Uo as sr, Ky as st, jD as t, Ei as ti, Wm as tn, ms as tr, sb as tt, tD as u, Pi as ui, vm as un, Qo as ur, Cy as ut, LC as v, oi as vi, bp as vn, ko as vr, Iv as vt, Ex as w, ri as wi, tl as wn, eo as wr, Z_ as wt, $ as x, ii as xi, al as xn, po as xr, hv as xt, RC as y, ai as yi, Sp as yn, vo as yr, Lv as yt, Nb as z, Gs as zn, xa as zr, Yg as zt };
