import { i as e } from "./rolldown-runtime.js";
import { E as t, S as n, T as r, b as i, c as a, d as o, f as s, g as c, h as l, i as u, k as d, l as f, m as p, n as m, o as h, p as g, r as _, t as v, u as y, v as b, w as x, x as S, y as ee } from "./wire.js";
import { $ as te, $r as ne, $t as C, A as w, Ai as T, An as E, Ar as re, Bn as ie, Br as ae, Bt as oe, Cn as se, Ct as ce, D as le, Dn as ue, Dt as de, E as fe, En as pe, Et as me, F as he, Fr as ge, Ft as _e, Gn as ve, Gr as ye, Gt as be, Hn as xe, Hr as Se, Ht as Ce, I as we, In as Te, Ir as Ee, J as De, Jn as Oe, Jr as ke, Jt as Ae, Kn as je, Kr as Me, Kt as Ne, Lr as Pe, Lt as Fe, M as Ie, Mn as Le, Mr as Re, Mt as ze, N as D, Nr as Be, Nt as Ve, O as He, Oi as Ue, Or as We, Ot as O, P as Ge, Pr as Ke, Pt as qe, Q as Je, Qn as Ye, Qr as Xe, Qt as Ze, R as Qe, Rr as $e, Rt as et, Sn as tt, St as nt, T as rt, Ti as it, Tn as at, Tt as ot, Un as st, Ur as ct, Ut as lt, Vr as ut, Vt as dt, Wn as ft, Wr as pt, Wt as mt, X as ht, Xn as gt, Xr as _t, Xt as vt, Yn as yt, Yr as bt, Yt as xt, Z as St, Zr as Ct, Zt as wt, _ as Tt, _n as Et, _t as Dt, an as Ot, ar as kt, at as At, bi as jt, bn as Mt, bt as Nt, ci as Pt, cr as Ft, ct as It, di as Lt, dn as Rt, dt as zt, ei as Bt, en as Vt, er as Ht, et as Ut, f as Wt, fi as Gt, fn as Kt, ft as qt, gi as Jt, gt as Yt, hn as Xt, ht as Zt, in as Qt, it as k, j as A, ji as $t, jn as en, jr as tn, jt as nn, k as rn, ki as an, kn as on, kr as sn, kt as cn, li as ln, lt as un, m as dn, mt as fn, n as pn, ni as mn, nn as hn, nt as gn, oi as _n, on as j, ot as vn, pn as yn, pt as bn, q as xn, qn as Sn, qr as Cn, qt as wn, r as M, ri as Tn, rn as En, rr as Dn, rt as On, s as kn, si as An, sn as jn, sr as Mn, st as Nn, t as Pn, ti as Fn, tn as In, tr as Ln, tt as Rn, u as zn, ui as Bn, un as Vn, ut as Hn, vi as Un, vt as Wn, wi as Gn, wt as Kn, xn as qn, xt as Jn, yi as Yn, yn as Xn, z as Zn, zr as Qn, zt as $n } from "./start.js";
import { _ as er, b as tr, c as nr, d as rr, f as ir, g as ar, h as N, i as or, l as sr, m as cr, n as lr, p as ur, r as dr, s as fr, t as pr, x as mr, y as hr } from "./zod.js";
import { a as gr, c as _r, d as vr, f as P, i as yr, l as br, o as xr, p as Sr, s as Cr, u as wr } from "./client.js";
import { basename as Tr, delimiter as Er, dirname as F, extname as Dr, isAbsolute as Or, join as kr, posix as Ar, relative as jr, resolve as I, sep as Mr, win32 as Nr } from "node:path";
import * as Pr from "node:fs/promises";
import { access as Fr, constants as Ir, link as Lr, lstat as Rr, open as zr, readdir as Br, realpath as Vr, rename as Hr, rm as Ur, stat as Wr, writeFile as Gr } from "node:fs/promises";
import { devNull as Kr } from "node:os";
import { setImmediate as qr, setTimeout as Jr } from "node:timers/promises";
// src/files/commitFiles.ts
var Yr = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const Xr = [
	"*",
	".*",
	"**"
];
var Zr = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new Yr(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => Xr.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = I(e, i.join("/")), o = jr(a, this.#e).split(Mr).join("/"), s = o !== "" && !o.startsWith("..") && !Or(o), c = s ? "" : await this.#o(a);
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
		let t = jr(this.#e, e).split(Mr).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || Or(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (Or(n)) return;
			let r = Ar.join(Ar.dirname(e.path), n, t.slice(e.path.length));
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
const Qr = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), $r = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// node_modules/yocto-queue/index.js
var ei = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, ti = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new ei(e);
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
function ni(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), ri(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new ti(), r = 0, i = () => {
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
				ri(t), e = t, queueMicrotask(() => {
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
function ri(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/files/system.ts
const ii = ni(16);
function ai(e, t) {
	return ii(() => Pr.readFile(e, t ?? null)).catch((t) => {
		throw t instanceof Error ? Object.assign(t, { path: e }) : t;
	});
}
function oi(e) {
	if (!li(e, "EISDIR", "ENOENT", "ENOTDIR")) throw e;
}
var si = class extends Error {
	name = "ToolFailure";
}, ci = class extends Error {};
function li(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const ui = {
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
}, di = {
	...ui,
	EACCES: "this user may not read it",
	EISDIR: "it is a folder",
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EPERM: "this user may not read it"
}, fi = {
	...ui,
	EACCES: "this user may not write there",
	EEXIST: "a file is in the place of its folder",
	ENOENT: "its folder does not exist",
	ENOTDIR: "a file is in the place of its folder",
	EPERM: "this user may not write there"
};
function pi(e) {
	return e instanceof TypeError ? `it is not UTF-8 (${e.message}). Save it as UTF-8.` : e instanceof ci ? "its real path is outside of the workspace. Copy the file itself into the repository." : `${hi(e, di)}.`;
}
function mi(e) {
	return hi(e, fi);
}
function hi(e, t) {
	if (!(e instanceof Error)) return String(e);
	let n = "code" in e ? String(e.code) : "";
	return t[n] ?? (n === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
function gi(e) {
	return e instanceof Error && "code" in e && "syscall" in e && "path" in e && typeof e.code == "string" && typeof e.path == "string";
}
function _i(e, t) {
	if (e instanceof si) return O("not-read", e.message, { scope: "project" });
	if (!gi(e)) return;
	let n = jr(t, e.path).split(Mr).join("/"), r = [
		"EISDIR",
		"ENOENT",
		"ENOTDIR"
	].includes(e.code) ? `${n} was changed or removed while Lokaform ran. Now ${pi(e)} Run again when no other program changes it.` : `${n} cannot be read: ${pi(e)}`, i = !n.startsWith("../") && !Or(n);
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
const vi = /^\.lokaform-[0-9a-f]{24}\.part$/;
async function yi(e, t, n = {}) {
	await wi([F(e)]);
	let r = await xi(e, t, n);
	await Hr(r, e).finally(() => Ur(r, { force: !0 }));
}
async function bi(e, t, n) {
	await wi([F(e)]);
	let r = await xi(e, t, n);
	return Si(r, e).finally(() => Ur(r, { force: !0 }));
}
async function xi(e, t, { mode: n, root: r, check: i }) {
	let a = F(e), o = kr(a, `.lokaform-${$r(12).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = Ir, d = await zr(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = kr(await Vr(r), jr(I(r), I(a)));
			if (await Vr(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await ai(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Ur(o, { force: !0 }), e;
	}
}
async function Si(e, t) {
	try {
		await Lr(e, t);
	} catch (n) {
		if (li(n, "EEXIST") || await Ei(t)) return !1;
		await Hr(e, t);
	}
	return !0;
}
async function Ci(e) {
	try {
		let t = await zr(e, Ir.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!li(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function wi(e) {
	for (let t of new Set(e)) for (let e of await Br(t).catch(() => [])) {
		if (!vi.test(e)) continue;
		let n = await Rr(kr(t, e)).catch(() => void 0);
		n?.isFile() === !0 && Date.now() - n.mtimeMs > 864e5 && await Ur(kr(t, e), { force: !0 }).catch(() => {});
	}
}
async function Ti(e, t) {
	let n = t;
	for (let r of jr(t, e).split(Mr)) {
		n = kr(n, r);
		let e = await Rr(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${jr(t, n)}. Choose a path without links`;
	}
}
async function Ei(e) {
	return await Rr(e).catch(() => void 0) !== void 0;
}
// src/files/paths.ts
const Di = new AbortController().signal;
function L(e, { displayRoot: t }) {
	return jr(t, e).split(Mr).join("/");
}
function Oi(e, t) {
	let n = jr(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Mr}`) && !Or(n);
}
async function ki(e, t) {
	for (let n = e;; n = F(n)) {
		if (await Ei(kr(n, ".git"))) return n;
		if (n === F(n) || n === t || t !== void 0 && !Oi(n, t)) return;
	}
}
async function Ai(e, t, n) {
	let r = await ji(t), i = n && await ji(n), a = new Map();
	for (let n of e) {
		let e = await ji(I(t, n)), o = await ki(F(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(L(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? L(kr(e ?? r, n), { displayRoot: r })
	}));
}
async function ji(e) {
	return Vr(e).catch(() => e);
}
async function Mi(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new ci());
	if (!t) return ai(e);
	let [r, i] = await Promise.all([Vr(e), Vr(t.workspace)]);
	if (!Oi(r, i)) throw new ci();
	return ai(r);
}
function Ni(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? Fi(e) : "utf-8", r;
	try {
		r = new TextDecoder(n, { fatal: !0 }).decode(e);
	} catch {
		let [t = ""] = new TextDecoder(n).decode(e).split("�");
		throw TypeError(`line ${t.split("\n").length}`);
	}
	if (r.startsWith("version https://git-lfs.github.com/spec/")) throw Error("it is a pointer of Git LFS, and not the file itself. At a terminal, run git lfs pull; in a workflow, give actions/checkout lfs: true");
	return r;
}
function Pi(e, t) {
	let n = Fi(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function Fi([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function Ii(e) {
	try {
		return new TextDecoder(Fi(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function Li(e, t, n, r = Ni) {
	try {
		return ze(r(await ai(e)));
	} catch (r) {
		let i = `${t} ${L(e, n)} cannot be read: ${pi(r)}`;
		return Kn(O("not-read", i));
	}
}
async function Ri(e, { commit: t }) {
	return t ? t.isFile(e) : (await Wr(e).catch(() => void 0))?.isFile() === !0;
}
async function zi(e, t) {
	let n = (e) => e.toLowerCase().replace(/^\.|\.(?:ya?ml|jsonc?|txt)(?=\.|$)/g, "");
	return (await Br(t).catch(() => [])).filter((t) => n(t) === n(e) && /.\./.test(t)).sort();
}
async function Bi(e, { commit: t }) {
	return t ? t.isFolder(e) : (await Wr(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const Vi = "lokaform-backup", Hi = ["node_modules", Vi];
async function Ui(e, t, n, r) {
	let i = I(t, e);
	if (await Ri(i, n)) return [i];
	let a = Hi.map((e) => `**/${e}/**`);
	return Wi(e.split(Mr).join("/"), {
		cwd: t,
		ignore: a
	}, n, r).catch((e) => {
		if (e instanceof Yr || gi(e)) throw e;
		return [];
	});
}
async function Wi(e, { cwd: t, ignore: n, dot: r = !1 }, i, a) {
	let o = Gt(e), s = o.map(({ superset: e }) => e), c = [...new Set(s.map(({ glob: e }) => e))], { commit: l } = i, u = {
		cwd: t,
		signal: a,
		ignored: Ki(n),
		dot: r || s.some((e) => e.dot)
	}, d = l ? (await Promise.all(c.map((e) => l.candidates(t, e)))).flat().filter(Gi) : await qi("", c.map((e) => e.split("/")), u), f = [...new Set(d)].filter((e) => o.some((t) => Lt(t, e, r))), p = [];
	for (let e of f) await Ri(I(t, e), i) && p.push(I(t, e));
	return [...new Set(p)];
}
function Gi(e) {
	return !e.split("/").some((e) => Hi.includes(e));
}
function Ki(e) {
	let t = e.map((e) => e.slice(3, -3)).map((e) => e.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
	return RegExp(`(?:^|/)(?:${t.join("|")})$`);
}
async function qi(e, t, n) {
	let { cwd: r, signal: i, ignored: o, dot: s } = n;
	if (i.aborted || o.test(e.slice(0, -1))) return [];
	let c = t.every(([e = ""]) => !Ji.has(e)) ? [...new Set(t.map(([e = ""]) => Yi(e)))].map((e) => ({
		name: e,
		isFolder: !0
	})) : await Zi(I(r, e)), l = [];
	for (let { name: r, isFolder: i } of c) {
		let o = t.flatMap((e) => Xi(e, r, s));
		o.some(({ length: e }) => e === 0) && l.push(e + r);
		let c = o.filter(({ length: e }) => e > 0);
		i && c.length > 0 && a(l, await qi(`${e}${r}/`, c, n));
	}
	return l;
}
const Ji = new Set([
	"**",
	"*",
	".*"
]);
function Yi(e) {
	return e.replace(/\\(.)/gsu, "$1");
}
function Xi([e = "", ...t], n, r) {
	return Ji.has(e) ? (e === ".*" ? !n.startsWith(".") : !r && n.startsWith(".")) ? [] : e === "**" ? [["**", ...t], ...Xi(t, n, r)] : [t] : Yi(e) === n ? [t] : [];
}
async function Zi(e) {
	try {
		return (await Br(e, { withFileTypes: !0 })).map((e) => ({
			name: e.name,
			isFolder: e.isDirectory()
		}));
	} catch (e) {
		if (li(e, "ENOENT") || li(e, "ENOTDIR")) return [];
		throw e;
	}
}
async function Qi(e, t) {
	let n = kr(F(e), ".gitignore"), r = `/${Tr(e)}`, i;
	try {
		i = Ni(await ai(n));
	} catch (e) {
		if (li(e, "ENOENT")) return ze({
			path: n,
			text: `${r}\n`
		});
		let i = `${L(n, t)} cannot be read: ${pi(e)}`;
		return Kn(O("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Tr(e))) return ze(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return ze({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/model/earlierManifest.ts
function $i(e, t = Infinity) {
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
function ea(e, t) {
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
function ta(e, { since: t, now: n = Infinity }) {
	let r = ({ until: e, trailers: { pulled: r } }) => (e >= t || r !== void 0) && (e <= n || e === Infinity);
	return e.filter((e) => e.parents.length === 1 && r(e));
}
async function na(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = ra(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function ra({ commits: e, merged: t }, n) {
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
				pulled: ia(e)
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ to: t, now: n, before: r, after: i }) => ({
			path: t,
			now: n,
			before: r,
			after: i,
			until: e.until,
			pulled: ia(e)
		})))
	};
}
function ia({ until: e, date: t, trailers: { pulled: n } }) {
	return n === void 0 ? void 0 : Math.min(n, e, t);
}
// src/model/trailers.ts
const aa = "Lokaform-Pulled", oa = "Lokaform-Overwrite";
function sa(e, t = !1) {
	let { id: n, parents: r, date: i, message: a, committer: o } = e, [s = ""] = a.split("\n", 1);
	return {
		id: n,
		parents: r,
		date: i,
		isMade: r.length > 1 || /^noreply@/i.test(o) || /\(#\d+\)\s*$/.test(s),
		trailers: ca(a),
		time: t ? Infinity : i
	};
}
function ca(e) {
	let t = (t) => ha(e).flatMap(({ token: e, value: n }) => la(e, t) && n !== "" ? n : []), n = t(aa).map((e) => {
		let t = e.replaceAll(/["']/g, "");
		return /^\d+$/.test(t) ? Number(t) : Math.floor(Date.parse(t) / 1e3);
	}), r = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, i = e.match(RegExp("^[ \\t]*Lokaform-Pulled:", "gim"))?.length ?? 0, a = n.length > 0 && i >= r && n.every((e) => !Number.isNaN(e)), s = t(oa), c = [...e.matchAll(RegExp(`${oa}[ \\t]*:?(.*)$`, "gim"))].map(([, e = ""]) => e.trim()).filter((e) => !s.includes(e));
	return {
		...a && { pulled: o(n) },
		overwrites: s,
		mentions: c
	};
}
const la = (e, t) => e.toLowerCase() === t.toLowerCase(), ua = ["Signed-off-by: ", "(cherry picked from commit "], da = /^([A-Za-z0-9-]+)[ \t]*:([\s\S]*)$/, fa = (e) => /^[ \t\r]*$/.test(e), pa = (e) => e.startsWith("#"), ma = (e) => e.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, "");
function ha(e) {
	let t = e.split("\n"), n = t.findIndex((e, n) => /^---[ \t\r]/.test(e) || ["---", "# ------------------------ >8 ------------------------"].includes(e) && n < t.length - 1), r = ga(n === -1 ? t : [...t.slice(0, n), ""]), i = [];
	for (let e of r.slice(_a(r))) {
		let t = i.at(-1);
		t !== void 0 && da.test(t) && /^(?:[ \t\r]|$)/.test(e) ? i[i.length - 1] = `${t}\n${e}` : i.push(e);
	}
	return i.flatMap((e) => {
		let [, t, n = ""] = da.exec(e) ?? [];
		return t === void 0 ? [] : [{
			token: t,
			value: ma(ma(n).replaceAll(/\n[ \t\r\n]*/g, " "))
		}];
	});
}
function ga(e) {
	let t = -1, n = !1;
	for (let [r, i] of e.entries()) {
		let a = i === "Conflicts:" && r < e.length - 1;
		n ||= a, pa(i) || i === "" || a ? t = t === -1 ? r : t : n && i.startsWith("	") || ([t, n] = [-1, !1]);
	}
	return t === -1 ? e : e.slice(0, t);
}
function _a(e) {
	let t = e.findIndex((e) => !pa(e) && fa(e)), n = {
		trailers: 0,
		others: 0,
		continuations: 0
	}, [r, i] = [!1, !0];
	for (let a = e.length - 1; t !== -1 && a >= t; --a) {
		let t = e[a] ?? "";
		if (fa(t) && !pa(t)) {
			if (i) continue;
			let t = n.others + n.continuations;
			return n.trailers > 0 && (t === 0 || r && n.trailers * 3 >= t) ? a + 1 : e.length;
		}
		i &&= pa(t);
		let o = ua.some((e) => t.startsWith(e));
		r ||= o, o || da.test(t) ? [n.trailers, n.continuations] = [n.trailers + 1, 0] : /^[ \t\r]/.test(t) ? n.continuations += 1 : (n.others += n.continuations + +!pa(t), n.continuations = 0);
	}
	return e.length;
}
// src/plan/declaredContents.ts
function va({ fields: e }, t) {
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
function ya({ idMember: e }, { values: t }) {
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
function ba(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = [...g(s, o)], l = new Map(c.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Sa(t, e(t).map((e) => xa(l.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => ya(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [y([...r(e)].sort())]), o((t) => [y(e.identity(t.values))]);
	let c = (t) => R(e.identity(t.values));
	return o((t) => [...(ya(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function xa(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Sa(e, t, n) {
	if (t.length < 2) return t[0];
	let r = n(e), i = t.map((e) => [...n(e)].filter((e) => r.has(e)).length);
	return t[i.indexOf(o(i))];
}
function Ca(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return In(t, n, i ? [i.name, r] : []).path;
}
function wa({ fields: e }, { values: t }) {
	return e.flatMap((e) => e.role === "text" ? e.toPlan(t) : []);
}
function Ta(e, t, n) {
	return wa(e, t).find(({ part: e }) => e === n)?.after;
}
function Ea(e, t, n) {
	return (t.parts ?? [t]).some((t) => t.from?.language === n && p(Ta(e, t, n)));
}
const Da = new WeakMap();
function Oa(e, t, n) {
	let r = Da.get(t) ?? new Map();
	Da.set(t, r);
	let i = y([e.name, n?.name ?? null]), a = r.get(i) ?? Aa(e, n ? ka(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function ka(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Aa(e, t) {
	let n = g(t, (t) => Ma(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Pa(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : ba(e, {
				target: a,
				head: [t]
			}, (t) => va(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Pa(e, t).own).filter((e) => e !== t)
	};
}
function ja(e, t) {
	return ya(e, t).previously ?? [];
}
function Ma(e, t) {
	let { id: n, previously: r = [] } = ya(e, t), i = R(e.identity(t.values)).map(Fa);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(Fa)
	};
}
const Na = new WeakMap();
function Pa(e, t) {
	let n = Na.get(t) ?? Ma(e, t);
	return Na.set(t, n), n;
}
function Fa(e) {
	return `name ${e}`;
}
// src/plan/textVerdict.ts
function Ia({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: La
	};
	let { periods: a, merged: o, unread: s } = n, [c, ...l] = a;
	if (!c) throw Error("a text has no history");
	let u = l.filter(({ said: e }) => e !== void 0 && r(e)), d = [...u, ...o].some(({ pulled: e, said: t = null }) => e !== void 0 && r(t)), f = c.since === -Infinity || l.some(({ said: e }) => Ha(e, c.said)) || o.some((e) => Ha(e.said, c.said) && e.before !== void 0 && !r(e.before));
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
const La = "The files are not in a git repository.";
function Ra(e, t, n, r) {
	let i = Ca(e.kind, e.entry, e.language), a = Ba(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Ba(e, i, t, r) : a, s = za(e, n, r);
	return {
		periods: Va(o, s),
		merged: s
	};
}
function za(e, t, n) {
	return t.flatMap(({ before: t, after: r = [], until: i, pulled: a }) => {
		let [o, s] = [t, r].map((t) => Ua(e, t, n));
		return s === void 0 || Ha(s, o) ? [] : [{
			said: s,
			at: i,
			pulled: a,
			before: o
		}];
	});
}
function Ba(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, Ua(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Ha(u, o.said)) continue;
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
function Va(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Ha(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function Ha(e, t) {
	return y(e ?? null) === y(t ?? null);
}
function Ua({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = Oa(e, i).namesakes(t);
	return [a, o].flatMap((n) => Oa(e, r, n).find(t) ?? []).filter((n) => Wa(e, n, t, s)).map((t) => Ta(e, t, n)).find((e) => e !== void 0);
}
function Wa(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Ga(e, t), a = (t) => [...Ga(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Ga(e, { values: t, onCreate: n, from: r }) {
	return va({ fields: e.fields.filter(({ role: e }) => e !== "text") }, r ? {
		...n,
		...t
	} : t).texts;
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
	GIT_GRAFT_FILE: Kr,
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
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? Ar.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => eo.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => Nr.join(n, e + t)) : [];
	});
}
function no(e, t) {
	let { GITHUB_WORKSPACE: n } = t, r = [ro(e), ...n ? [n] : []].flatMap((e) => io(e) ?? []), i = (e) => {
		let t = io(e);
		return t !== void 0 && !r.some((e) => t === e || Oi(t, e));
	}, a = to("git", process.platform, t).filter((e) => i(F(e))), o = a.find((e) => i(e) && ao(e));
	return o === void 0 ? void 0 : {
		program: o,
		PATH: [...new Set(a.map((e) => F(e)))].join(Er)
	};
}
function ro(e) {
	let t = e;
	for (let n = e; Tt(kr(t, ".git"), { throwIfNoEntry: !1 })?.isFile() && n !== F(n);) n = F(n), Wt(kr(n, ".git")) && (t = n);
	return t;
}
function io(e) {
	try {
		return dn(e);
	} catch {
		return;
	}
}
function ao(e) {
	try {
		return zn(e, Ir.X_OK), Tt(e).isFile();
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
	return n.aborted ? new Ya("The run was stopped.") : i === co ? new Ya("The history of the repository is too large to read.") : r === "AbortError" ? fo("git did not answer in time") : typeof i == "string" ? fo(`git could not be started (${i})`) : typeof a == "string" ? fo(`git was ended by the signal ${a}`) : Number(i) > 129 || lo.test(t) ? fo(s) : /dubious ownership/.test(t) ? new Ya("git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.") : /not a git repository/.test(t) ? new Ya("The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.") : new Ya(`${s}.`);
}
function fo(e) {
	return new si(`The git repository cannot be read, because ${e}. Without it, Lokaform cannot tell which side changed a translation, so nothing is written. Run again when the machine has more free memory, processes and open files.`);
}
function po(e) {
	if (!(e instanceof Ya)) throw e;
}
const mo = "refs/remotes/origin/HEAD";
async function ho(e, t) {
	let n = await Vr(e), r = await ki(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => (await oo(r, e, t).catch(po))?.toString("utf8").trim() || void 0, a = (await i("for-each-ref", "--format=%(refname)%09%(symref:short)", mo, "refs/heads/main", "refs/heads/master") ?? "").split("\n").map((e) => e.split("	")), o = a.find(([e]) => e === mo)?.[1], [s] = !o && a.find(([e]) => e?.startsWith("refs/heads/")) || [];
	return {
		isRoot: r === n,
		defaultBranch: o?.startsWith("origin/") ? o.slice(7) : void 0,
		usualBranch: s?.slice(11),
		currentBranch: await i("symbolic-ref", "--quiet", "--short", "HEAD"),
		unpushed: async () => Number(await i("rev-list", "--count", "@{upstream}..HEAD", "--") ?? 0),
		commit: () => i("rev-parse", "--quiet", "--verify", "HEAD")
	};
}
const go = [
	(e) => e,
	vo,
	(e) => Buffer.from(Ii(e)),
	(e) => vo(Buffer.from(Ii(e)))
];
function _o(e, t) {
	for (let n of go) if (yo(n(e), t) === t) return n(e);
}
function vo(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function yo(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return Qr(n).update(`blob ${e.length}\0`).update(e).digest("hex");
}
// src/files/gitHistory.ts
const bo = {
	is: "unreadable",
	why: La,
	noRepository: !0,
	versions: []
};
var xo = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = t((t) => new Co(t, e));
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? bo : await this.#t(i.root).versions(e, n, i));
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
		if (!(t?.root === void 0 || n.length > 0)) return this.#t(t.root).upstream(t.names).catch(po);
	}
	async ignored(e) {
		let t = (await this.#n(e)).map(({ root: e, names: t }) => e === void 0 ? [] : this.#t(e).ignored(t).catch(po));
		return (await Promise.all(t)).flatMap((e) => e ?? []);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return Ai(e, t, n?.workspace);
	}
};
const So = ["origin/main", "origin/master"];
var Co = class {
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
			return oo(e, r, n, { input: i });
		});
		this.#n = (e, t) => i(JSON.stringify({
			words: e,
			input: t
		})), this.#i = r(() => ko(this.#n));
	}
	async versions(e, t, { names: n, nameOf: r }) {
		try {
			let i = await this.#o(e, t), { all: a } = i, o = await this.#s(n), s = {
				since: e,
				names: n,
				nameOf: r,
				read: (e) => this.#l(e)
			}, { known: c, missing: l } = await na(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
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
		let t = async (...e) => (await this.#n(e)).toString("utf8").trim(), n = (await t("for-each-ref", "--format=%(HEAD)%09%(refname)%09%(upstream:short)", "refs/heads", ...So.map((e) => `refs/remotes/${e}`))).split("\n").map((e) => e.split("	")), r = n.find(([e]) => e === "*")?.[2], i = So.filter((e) => n.some(([, t]) => t === `refs/remotes/${e}`)), a = async (e) => Number(await t("rev-list", "--count", `HEAD..${e}`, "--").catch(po) ?? 0), o, s = 0;
		for (let e of [r, ...i]) s === 0 && e && ([o, s] = [e, await a(e)]);
		if (o === void 0 || s === 0) return;
		let c = await t("merge-base", "HEAD", o), l = await ko(this.#n, o), u = await ko(this.#n, c), d = [...e].flatMap(([e, t]) => {
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
			let r = this.#t.maxCommits ?? wo;
			this.#r = {
				since: e,
				target: t,
				read: To(this.#n, {
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
			let r = [...t.keys()].filter((e) => Tr(e) === Tr(n));
			for (let t of r) if (!e.has(t) && await this.#c(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #c(e) {
		let t = kr(this.#e, e);
		return (await Rr(t).catch(oi))?.isFile() ? ai(t).catch(oi) : void 0;
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
			i !== void 0 && this.#a.set(n, Ii(r.subarray(t, a))), e = a + 1;
		}
		return this.#a;
	}
};
const wo = 2e3;
async function To(e, { since: t, target: n, now: r }, i) {
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
		return [sa({
			id: s,
			parents: c,
			date: Number(a),
			committer: r,
			message: i.join("\n")
		}, o.has(s))];
	}), c = await s("--first-parent", "HEAD").catch(Eo), l = $i(c, r).slice(0, i), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
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
	])).toString("latin1") : "", m = /^parent /m.test(p.split("\n\n", 1)[0] ?? ""), h = f ? `The repository has more than ${i} commits since then, and older ones are not read.` : m ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, g = m ? u.slice(0, -1) : u, [_] = m ? [d.id] : d.parents, v = ea(g, g.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ..._ === void 0 ? [] : [`^${_}`]) : []), y = ta(v, {
		since: t,
		now: r
	}), b = await Do(e, [...g, ...y]);
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
function Eo(e) {
	if (e instanceof Ya && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Do(e, t) {
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
	], a = Oo((await e([...r, ...i], n.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: a.get(e.id) ?? []
	}));
}
function Oo(e) {
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
async function ko(e, t = "HEAD") {
	let n = await e([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		t,
		"--"
	]).catch(Eo);
	return new Map(n.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
function Ao(e) {
	return `${aa}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/kinds/declaration.ts
function jo({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Po(n, t[e] ?? [])));
}
function Mo(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => No(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function No(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function Po({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: Ot(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Fo(e, t, { second: n, first: r, field: i }, a = "") {
	let o = `${t} is declared twice: here and at ${Io(r, [i])}. Keep one of them.${a}`;
	return O(e, o, { place: j(n.file, n.span, [i]) });
}
function Io({ file: e, span: t }, n) {
	return Lo(j(e, t, n));
}
function Lo({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/registry.ts
let Ro = [];
function zo(e) {
	Ro = e;
}
function Bo() {
	if (Ro.length === 0) throw Error("no kinds are registered");
	return Ro;
}
function Vo(e) {
	let t = Ro.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function Ho(e, t) {
	let n = Vo(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Uo({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function Wo(e, { field: t }) {
	return Ho(e, t).role === "text";
}
// src/report/view/words.ts
function z(e, t) {
	return `${B(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function B(e) {
	return String(e).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function Go(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${B(n)} more` : "");
}
function Ko(e) {
	return Vo(e).words;
}
function qo(e, t) {
	let { one: n, many: r } = Ko(t);
	return `${B(e)} ${e === 1 ? n : r}`;
}
function Jo({ kind: e, label: t }) {
	let n = A(t), { prefix: r, maxName: i } = Ko(e);
	return r + he(n, i);
}
function Yo({ file: e, line: t }, n) {
	return e === n ? `line ${t}` : `${A(e)}:${t}`;
}
function Xo({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${A(e)}: `) + (n ? `${D(n.project.name, 80)} (${D(t, 200)})` : D(t, 200));
}
function Zo(e) {
	return e.length <= 3 ? e.map((e) => A(e)).join(", ") : z(e.length, "manifest");
}
const Qo = r(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function $o(e) {
	return `${Qo().format(e * 1e3)} UTC`;
}
function es(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function ts(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function ns(e) {
	return `${d("docs/problems.md")}#${e}`;
}
// src/files/textFiles.ts
async function rs(e, t, n) {
	let r = new Map(), i = [], o = [];
	for (let r of e) {
		let e = await os(r, t, n), i = e.flatMap((e) => _e(r, ss(r, e)) ?? []), a = wt(r, i);
		o.push({
			row: r,
			source: a,
			known: e,
			files: e.flatMap((e) => cs(a, e) ?? [])
		});
	}
	let s = o.map(({ source: e }) => e), c = is(o);
	for (let { row: e, source: n, known: s, files: l } of o) {
		let o = l.filter(({ textFile: { language: e } }) => e === void 0 || xt(n, e)), u = [...c.values()].some((t) => e.languages?.some((e) => Fe(n, t, e) !== void 0));
		a(i, us(e, s, l, u), ds(n, o, t));
		for (let e of o.sort(ls(n))) if (r.has(e.full)) {
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
		problems: l ? i.map(as) : i
	};
}
function is(e) {
	let t = e.flatMap(({ row: e, files: t }) => e.language === void 0 || oe(e.files) ? [] : t);
	return new Map(t.map(({ full: n, textFile: { language: r, ...i } }) => {
		let a = t.every((e) => e.full === n || Dr(e.full) !== Dr(n)), o = {
			...i,
			language: r,
			...a && { isOnly: a }
		}, s = e.flatMap(({ source: e }) => (e.languages ?? []).filter((t) => t !== r && Fe(e, o, t) !== void 0));
		return [n, s.length > 0 ? {
			...o,
			others: s
		} : o];
	}));
}
function as(e) {
	if (e.code !== "no-language-file" || e.severity !== "notice") return e;
	let t = e.message.replace(/ If a file .*/, " So no text is read. Correct languages or files.");
	return {
		...e,
		message: t,
		severity: "error",
		scope: "run"
	};
}
async function os(e, t, n) {
	return (await Ui($n(e), e.folder, t, n)).filter((e) => Ve(e) !== void 0).sort();
}
function ss({ folder: e }, t) {
	return L(t, { displayRoot: e });
}
function cs(e, t) {
	let n = ss(e, t), r = Ce(e, n);
	if (!(oe(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			path: n,
			language: r,
			...mt(e, n)
		}
	};
}
function ls({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function us(e, t, n, r) {
	let { files: i, languages: a = [], languageMap: o, place: s } = e;
	if (n.length === 0 && !r) {
		let e = t.length === 0 ? "no file. Correct the path: it is relative to this file." : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [O("no-manifest", `texts "${i}" matches ${e}`, { place: s })];
	}
	let c = n.map(({ textFile: e }) => e.language);
	if (c.includes(void 0)) return [];
	let l = new Set(c.flatMap((e) => e === void 0 || a.includes(e) ? [] : [e])), u = a.filter((e) => !c.includes(e)), d = u.flatMap((e) => {
		let t = [...l].find((t) => mn(t, e)), n = t ?? Tn(e, [...l]);
		return n === void 0 ? [] : [{
			language: e,
			same: n,
			isSame: t !== void 0
		}];
	}), f = (e) => Fn(e) || /^[a-z]{2}(?![a-z])/i.test(e), [p] = u.filter((e) => !f(e) && !Object.values(o).includes(e));
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
function ds({ keyName: e, place: t }, n, r) {
	return qe.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${L(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [O("bad-setting", o, { place: t })];
	});
}
async function fs(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await os(i, t, n)).filter((e) => cs(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), o = [];
	for (let [e, s] of r) {
		a(o, ms(e, s));
		let r = $n(e).replace(/\.strings$/, ".stringsdict"), [c] = r === $n(e) ? [] : await Ui(r, e.folder, t, n), l = `${c && L(c, t)} is not read, because Lokaform does not know files of this type. Write its plural texts in keys.yaml, or in a string catalog (.xcstrings).`, u = {
			place: e.place,
			severity: "notice",
			scope: "change"
		};
		c && o.push(O("unread-manifest", l, u));
		let [, d = "", f = ""] = /^((?:[^*{}]|\{lang\})*\/|)[^/]*(\.\w+)$/.exec(e.files) ?? [];
		if (!oe(e.files) || f === "") continue;
		let p = new Set(s.map((t) => Ce(e, ss(e, t)))), m = (e, t) => p.has(e) || t === `${d}{lang}${f}` && /^[a-z]{2}(?:[-_]\w+)?$/.test(e ?? ""), h = oe(d) ? ["*", "**/*"] : [
			"{lang}",
			"*.{lang}",
			"*-{lang}",
			"*_{lang}"
		], [g, ..._] = (await os({
			...e,
			files: `${d}${h.at(-1)?.includes("/") ? "**/" : ""}*${f}`
		}, t, n)).flatMap((n) => {
			let r = ss(e, n), a = h.map((t) => ({
				...e,
				files: `${d}${t}${f}`
			})).find((e) => m(Ce(e, r), e.files)), o = f !== ".xml" || /string/i.test(r.slice(d.length));
			return i.has(n) || !a || !o || r.endsWith("/InfoPlist.strings") ? [] : (i.add(n), [{
				path: L(n, t),
				files: Ne(a, r, "{lang}") ?? r
			}]);
		});
		if (!g) continue;
		let v = _.length > 0 ? ` (and ${_.length} more)` : "", y = `${g.path}${v} is not read: no row of texts names it. To read it, copy the row at ${Lo(e.place)}, and write files: "${g.files}" in the copy${e.filenames ? ", with its own filenames" : ""}.`, b = {
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
	return a(o, await ps(e, i, t, n)), o;
}
async function ps(e, t, n, r) {
	let i = e.filter(({ files: e }) => /\.(?:strings|xcstrings|xml)$/.test(e)), [a] = i;
	if (!a || n.commit) return [];
	let o = new Set(i.map(({ files: e }) => Tr(e))), [s, ...c] = (await _s(a.folder, r)).filter((e) => (o.has(Tr(e)) || /^strings.*\.xml$/.test(Tr(e))) && !/values-(?![a-z]{2,3}(?:-r[A-Z]{2})?\/)/.test(e)).map((e) => I(a.folder, e)).filter((e) => !t.has(e));
	if (!s) return [];
	let l = c.length > 0 ? ` (and ${c.length} more)` : "", u = `${L(s, n)}${l} is not read: no row of texts names it. To read files of several modules with one row, write ** in files.`;
	return [O("unread-manifest", u, {
		place: a.place,
		severity: "notice",
		scope: "change"
	})];
}
function ms(e, t) {
	let n = t.flatMap((t) => _e(e, ss(e, t)) ?? []), r = wt(e, n), i = n.map((e) => Ae(r, e));
	if (!e.languages && Ve(e.files)?.severalLanguages) {
		let t = `texts "${e.files}" can have several languages, but the row has no languages, so only the base language is read. To read more, list them: languages: [en, de]. Otherwise, list only the base language.`;
		return [O("unread-manifest", t, {
			place: e.place,
			severity: "notice",
			scope: "change"
		})];
	}
	let a = [...new Set(i.filter((t) => Fn(t) || e.languages && /^[a-z]{2}$/.test(t)))];
	if (!oe(e.files) || a.length < 2) return [];
	let o = a.filter((t) => !e.languages?.includes(t));
	if (o.length === 0) return [];
	let s = o.find((t) => _n(t, e.languages ?? [])), c = s ? `texts "${e.files}" also has a file for ${s}, which is the language ${_n(s, e.languages ?? [])}. It is not read: move its texts into the file of that language.` : e.languages ? `texts "${e.files}" also has files in ${b(o)}, which are not read. To read them, write languages: [${[...e.languages, ...o].join(", ")}]; the project needs them, too.` : `texts "${e.files}" has files in ${b(a)}, but the row has no languages, so only the base language is read. To read all of them, add languages: [${a.join(", ")}]. Otherwise, list only the base language.`;
	return [O("unread-manifest", c, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const hs = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], gs = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function _s(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(hs, {
		cwd: t,
		ignore: gs,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function vs(e, t, n, r) {
	let { paths: i, problems: o } = await ys(e, t, n, r), s = await rs(e.texts, n, r), c = {}, l = [...o, ...s.problems];
	for (let { plural: t, textFiles: o } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Os(o ? [...e, ...s.found] : e, n, r);
		c[t] = u.texts, a(l, u.problems);
	}
	if (!nt(l) && e.texts.length + Object.values(i).flat().length === 0) {
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
async function ys({ kinds: e, globs: t, folder: n }, { id: r }, i, o) {
	let s = {}, c = [];
	for (let { plural: l, sharedByBranches: u } of e) if (t[l]) {
		let e = await Ds(l, t[l], i, o);
		s[l] = e.files, a(c, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${l}.yaml`, a = e ? [] : await Ts(t, n, i);
		if (s[l] = a, a.length > 0 || e || !await Bi(I(n, t), i)) continue;
		let o = `${t} is not read, because it is a folder. Give --${l} '${t}/*.yaml' (setting ${l}).`;
		c.push(O("unread-manifest", o, { severity: "warning" }));
	}
	return {
		paths: s,
		problems: c
	};
}
async function bs(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => ys(e, { id: "" }, n, t))), i = (await rs(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return a.flatMap(({ plural: e, textFiles: t }) => [...r.flatMap(({ paths: t }) => t[e] ?? []), ...t ? i : []]);
}
async function xs(e, { folders: t, ...n }) {
	let r = e.flatMap(({ manifests: e }) => e ?? []), i = r.map(({ folder: e }) => I(e, "lokaform.yaml")), o = [];
	for (let { root: e } of await Ai(i, t.displayRoot, t.confined?.workspace)) {
		if (e === void 0 || await (async (e) => await Bi(e, {}) && !await Ri(I(e, "info/sparse-checkout"), {}))(I(e, ".git"))) continue;
		let t = async (...t) => `${await oo(e, t, n).catch(po) ?? ""}`;
		if (!(await t("config", "--type=bool", "core.sparseCheckout")).startsWith("true")) continue;
		let i = new Zr(e, (await t("ls-files", "-t", "-z")).split("\0").flatMap((e) => e.startsWith("S ") ? {
			path: e.slice(2),
			kind: "file",
			id: ""
		} : []), async () => new Uint8Array());
		a(o, await bs(r, Di, { commit: i }));
	}
	if (o.length === 0) return [];
	let s = `Git's sparse-checkout leaves out ${Go([...new Set(o.map((e) => L(e, t)))], 1)}, so what is declared there would look removed. Nothing was sent. Add each folder to sparse-checkout, or remove sparse-checkout.`;
	return [O("wrong-checkout", s)];
}
async function Ss(e, n) {
	let r = new Map(), i = t((e) => Cs(e, n));
	for (let { kinds: t, globs: a, folder: o } of e) for (let { plural: s } of t) {
		let { patterns: t = [] } = a[s] ?? {}, [{ place: c } = {}] = t, l = await Ts(`${s}.yaml`, o, n), u = c || !a[s] ? ws(await i(o), s) : [];
		for (let t of c ? [...l, ...u] : u) {
			let i = [...l, t].map((e) => L(e, { displayRoot: o })), a = e.length > 1 ? `no project of lokaform.yaml names it. Add it to ${s} of one of them` : c ? `the setting ${s} (${Lo(c)}) does not name it. Add it there` : `no setting ${s} names it. ${l.length === 0 && F(t) === o ? `Rename it to ${s}.yaml, or add` : "Add"} ${s}: [${i.join(", ")}] to lokaform.yaml`, u = L(t, n), d = `${u} is not read, because ${a}, or delete the file.`, f = jn({
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
	let a = new Set(await bs(e, Di));
	return [...r].flatMap(([e, t]) => a.has(e) ? [] : t);
}
async function Cs(e, t) {
	if (t.commit) return new Map();
	let n = await Wi("**/*.y*ml", {
		cwd: e,
		ignore: gs
	}, {}, Di).catch(() => []), r = new Map();
	for (let i of n.sort().slice(0, 3e3)) {
		let n = F(i) !== e && await Ri(I(F(i), "lokaform.yaml"), {}) ? "" : String(await Mi(i, t).catch(() => ""));
		/\b(?:key_name|url):|^projects?:/m.test(n) && r.set(i, n);
	}
	return r;
}
function ws(e, t) {
	let n = RegExp(`^${t}:(?:\\s+#.*)*\\s+-\\s+\\w+:`, "m"), r = [...e].filter(([e, t]) => Tr(e) !== "lokaform.yaml" && /^projects?:/m.test(t)), i = (e) => r.some(([t, n]) => {
		let r = L(e, { displayRoot: F(t) });
		return (n.match(/[\w./*-]+/g) ?? []).some((e) => e === r || e.startsWith(`${F(r)}/*`));
	});
	return [...e].flatMap(([e, t]) => n.test(t) && !/^backup:/m.test(t) && !i(e) ? [e] : []);
}
async function Ts(e, t, n) {
	let r = I(t, e);
	return await Ri(r, n) ? [r] : [];
}
const Es = /\.(?:xml|strings|xcstrings|arb)$/;
async function Ds(e, { patterns: t, folder: n }, r, i) {
	let a = [], o = new Set();
	for (let { text: s, place: c } of t) {
		let t = await Ui(s, n, r, i);
		if (t.length === 0) {
			let t = c ? "this file" : "the working directory", i = await Bi(I(n, s), r) ? `${e} "${s}" is a folder. Give the files in it, in quotes: '${s.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${s}" matches no file. ${s.includes(", ") ? "Give each path on a line or in an option of its own." : `Correct the path, which is relative to ${t}, or add the file to the commit.`}`;
			a.push(O("no-manifest", i, { ...c && { place: c } }));
		}
		let l = e === "keys" ? /^(lokaform|webhooks)\.ya?ml$/ : /^(lokaform|keys)\.ya?ml$/, u = t.map((e) => Tr(e)).filter((e) => Es.test(e) || l.test(e)), d = u.find((e) => Es.test(e)), [f] = u, p = d === void 0 ? `also matches ${f}, which has no ${e}. Write a pattern that matches only manifests of ${e}, such as ${e}/*.yaml.` : `has the locale file ${d}, and takes only YAML. Name locale files in a row of texts in lokaform.yaml. To choose one of them: --filter file:PATH.`;
		f !== void 0 && a.push(O("no-manifest", `${e} "${s}" ${p}`, { ...c && { place: c } }));
		for (let e of t.sort()) u.includes(Tr(e)) || o.add(e);
	}
	return {
		files: [...o],
		problems: a
	};
}
async function Os(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = L(a, t);
		try {
			let n = Ni(await Mi(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof Yr) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(O("not-read", `${e} cannot be read: ${pi(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/plan/loss.ts
function ks(e) {
	return e.action === "update" ? e.fields.some((t) => Ns(e.kind, t) || Ps(e.kind, t) || As(e.kind, t)) : e.action === "destroy";
}
function As(e, { field: t, before: n, after: r }) {
	return Ho(e, t).role === "identity" || n === void 0 || Fs(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function js(e, t) {
	return Ms(t) || Ns(e, t) || Ps(e, t);
}
function Ms({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Fs(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Fs(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Ns(e, { field: t, before: n, after: r }) {
	return Ho(e, t).role === "archive" && n === !1 && r === !0;
}
function Ps(e, { field: t, before: n }) {
	return Ho(e, t).role === "shape" && n !== void 0;
}
function Fs(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Is(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Rs(Ho(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Ls(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Rs(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Rs(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Fs(n);
}
// src/report/exitCode.ts
function zs({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const Bs = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function Vs({ projects: e }) {
	let t = ({ reason: e }) => Bs.includes(e);
	return zs({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function Hs(e) {
	return e.plan ? Vs({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || nt(e.problems) ? "unknown" : "none" : "unknown";
}
function Us({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function Ws({ command: e, projects: t }) {
	return e === "status" ? Us({ projects: t }) === !1 : e === "drift" ? Vs({ projects: t }) : zs({ projects: t });
}
function Gs(e) {
	return !Ws(e) && !Ks(e);
}
function Ks(e) {
	return e.stopped !== void 0 || nt(Xs(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || Zs(e).some(({ outcome: e }) => e.state !== "done");
}
function qs(e) {
	let t = ({ problems: e }) => e.filter((e) => !Ys(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return Ks({
		...e,
		problems: t(e),
		projects: n
	});
}
function Js(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Ks(e) ? 1 : t && Ws(e) ? 2 : 0;
}
function Ys({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function Xs({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function Zs({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function Qs({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || ec(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function $s({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function ec(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function tc({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function nc(e) {
	return !Ks(e) && !rc(e) && e.projects.every(oc);
}
function rc(e) {
	return Xs(e).some(({ code: e }) => e === "undeclared-project");
}
const ic = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function ac(e) {
	if (nc(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && oc(e) && e.plan?.skipped.length === 0), n = Xs(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !ic.includes(e));
	return !t || r || rc(e);
}
function oc({ plan: e, target: t }) {
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
function sc(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const cc = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function lc(e) {
	let t = vc(e);
	return t === "removed" ? t : t === "new" ? "created" : gc(e) ? "renamed" : "updated";
}
const uc = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], dc = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, fc = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function pc(e) {
	let t = e.flatMap((e) => e.changes), r = e.flatMap((e) => e.kept);
	return {
		...sc(cc, t, lc),
		...sc(uc, r, ({ reason: e }) => dc[e] ?? "kept"),
		changes: t.length,
		adopted: n(e, ({ counts: e }) => e.adopted),
		skipped: n(e, ({ skipped: e }) => e.length)
	};
}
const mc = [...cc, ...fc];
function hc(e) {
	let t = e.flatMap((e) => e.results ?? []), r = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), i = sc(["done", ...fc], t, ({ outcome: e }) => ec(e) ? "written in part" : e.state), a = i.skipped + n(e, ({ plan: e }) => e?.skipped.length ?? 0), o = t.length - i.done + a - i.skipped;
	return {
		...sc(cc, r, lc),
		...i,
		skipped: a,
		unfinished: o
	};
}
function gc(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const _c = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function vc(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => Ns(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => Wo(e.kind, t));
	return t.some(Ms) ? "cleared text" : t.some((t) => As(e.kind, t)) ? "overwritten text" : ks(e) ? "overwritten" : gc(e) ? "renamed" : "changed";
}
function yc(e) {
	let t = e.flatMap((e) => e.action === "update" ? e : []);
	return n(t, ({ kind: e, fields: t }) => t.filter((t) => Wo(e, t) && Ms(t)).length);
}
// src/report/view/view.ts
const bc = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], xc = [
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
function Sc(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Cc(e) {
	return e.map((e) => "text" in e ? e.text : Cc(e.words)).join("");
}
function wc(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function Tc(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/summaries.ts
function Ec(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${z(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${B(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Nc([e])}${i}${o}`;
}
function Dc(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Is(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => H(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, V`${z(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? V`${e} and ${t}` : V`${e}, ${t}`, s);
	return V`${`${z(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${z(r, "translation")} in ${u} may be marked unverified.`;
}
function Oc(e, t) {
	let r = $e(e), i = t.flatMap((e) => {
		if (e.action !== "create" || !Vo(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => Wo(e.kind, t));
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
	return V`After the merge: ${z(o, "text")} to translate in ${H(Go(s, 12), 1e3)}.`;
}
function kc(e) {
	let t = Us({ projects: e }), r = e.flatMap(({ status: e = [] }) => e), i = n(e, ({ plan: e }) => e?.changes.length ?? 0), a = n(r, ({ to_pull: e, waiting: t }) => e + t), o = [...i > 0 ? [`without ${z(i, "change")} to write`] : [], ...a > 0 ? [`with ${z(a, "text")} to pull or waiting`] : []], s = o.length > 0 ? ` This counts the texts of the project, ${o.join(", and ")}.` : "", c = t === void 0 && r.length > 0 ? " No percentage is required: set ready in lokaform.yaml, or at a terminal use --require de=100." : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${Ac(e)}.${s}${c}`;
}
function Ac(e) {
	let t = e.flatMap(({ status: e = [] }) => e), r = n(t, (e) => e.texts), i = t.filter((e) => e.required), a = i.filter((e) => e.required?.unmet.length), o = Go([...new Set(a.map(({ language: e }) => es(e)))], 12), s = Vc([...Rc({
		conflicts: n(t, (e) => e.conflicts),
		undecided: n(t, (e) => e.undecided),
		toPull: n(t, (e) => e.to_pull),
		waiting: n(t, (e) => e.waiting)
	}), [a.length, `of ${z(i.length, "required language")} not ready: ${o}`]]), c = z(new Set(t.map(({ language: e }) => e)).size, "language"), l = `${B(n(t, (e) => e.translated))} of ${z(r, "text")} translated`;
	return [r === 0 ? "no declared key to count" : `${l} in ${c}`, ...s].join(", ");
}
function jc(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Mc(t), { waiting: r, kept: i } = pc(t), a = Vc([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[Pc(t, "as declared"), ...a].join(", ")}.`;
}
function Mc(e) {
	let { conflicts: t, undecided: n, toPull: r, ...i } = pc(e);
	return Vc([
		[i.updated, i.updated === 1 ? "differs" : "differ"],
		[i.renamed, "not yet renamed"],
		[i.created, "missing"],
		[i.keptArchived, "archived"],
		[i.removed, "to remove"],
		...Rc({
			conflicts: t,
			undecided: n,
			toPull: r
		}),
		[i.skipped, "not compared"]
	]).join(", ");
}
function Nc(e) {
	let t = pc(e), n = t.adopted > 0 ? ` (${B(t.adopted)} to adopt)` : "", r = Vc([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = Vc([...Rc(t), [t.skipped, "skipped"]]), a = Jc(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${Pc(e, "unchanged")}.`;
}
function Pc(e, t) {
	let n = `${Fc(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${Fc(e, "unmanaged")} unmanaged`;
}
function Fc(e, t) {
	let r = Bo().map((r) => ({
		kind: r,
		count: n(e, ({ counts: e }) => e.by_kind[r.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return r.every(({ kind: e }) => e.words.prefix === "") ? B(n(r, ({ count: e }) => e)) : b(r.map(({ kind: e, count: t }) => qo(t, e.name)));
}
function Ic({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${zc(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${z(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${Lc(e)}.${a} ${z(t, "request")} in total.`;
}
function Lc(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = hc(e), r = Vc(mc.map((e) => [n[e], e])), i = Vc(Rc(pc(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function Rc(e) {
	let { conflicts: t = 0, undecided: n = 0, toPull: r = 0, waiting: i = 0, kept: a = 0, keptArchived: o = 0 } = e;
	return [
		[t, t === 1 ? "conflict" : "conflicts"],
		[n, "undecided"],
		[r, "to pull"],
		[i, "waiting"],
		[a + o, "kept"]
	];
}
function zc(e, t) {
	return e === t ? z(t, "project") : `${B(e)} of ${z(t, "project")}`;
}
function Bc({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [A(e)]), r = n.length > 0 ? V` Not reached: ${H(n.join(", "))}.` : [];
	return V`${Sc(V`${D(e.message, rt)}`)}${r}`;
}
function Vc(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${B(e)} ${t}`] : []);
}
function Hc(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return Ic(e);
	if (r.length === 0) return Uc(e);
	if (t === "drift") return jc(n);
	if (t === "status") return kc(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? Ec(i.plan, i.effort) : `${zc(r.length, n.length)}: ${Nc(r)}`;
}
function Uc(e) {
	let { command: t, manifests: n, declared: r } = e, i = Xs(e).filter(({ severity: e }) => e !== "notice");
	if (nt(i)) return `${Wc(i)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let a = Bo().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), o = a.some(({ count: e }) => e > 0) ? a.filter(({ count: e }) => e > 0) : a, s = b(o.map(({ name: e, count: t }) => qo(t, e))), c = i.length > 0 ? `, with ${Wc(i)}` : "";
	return `Valid: ${s} in ${z(n.length, "manifest")}${c}.`;
}
function Wc(e) {
	let t = Jn.flatMap((t) => {
		let r = e.filter((e) => e.severity === t), i = n(r, cn);
		return i > 0 ? [z(i, t === "error" ? "problem" : t)] : [];
	});
	return b(t);
}
function Gc(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${A(e)}`}`;
}
function Kc({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f.]+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [V`${V`The service made snapshot ${H(t.id, 80)}: ${H(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function qc(e) {
	let t = sc(cc, e, lc);
	return [...Vc(cc.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...Jc(e)].join(", ") || "no changes";
}
function Jc(e) {
	let t = yc(e);
	return t > 0 ? [`clears ${z(t, "text")}`] : [];
}
function Yc(e) {
	let t = Xs(e).filter(({ severity: e }) => e === "error");
	return [
		...Zc(e),
		...t.length > 0 ? [Wc(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function Xc(e) {
	let t = Zc(e);
	return e.command === "plan" ? t.filter((e) => !e.includes("pending")).join("; ") : t.join("; ");
}
function Zc(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${nl(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return $c(e, t === "apply" ? "applied" : "restored");
	let i = el(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${Ac(r)}`, ...i] : t === "drift" ? [`Translations: ${Mc(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...Qc(r), ...i];
}
function Qc(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = pc(e.map(({ plan: e }) => e));
	return [
		`Translations: ${qc(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [z(i, "conflict")] : [],
		...n > 0 ? [`${z(n, "change")} pending before`] : [],
		...r > 0 ? [`${B(r)} skipped`] : []
	];
}
function $c({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	if (n === 0) return [`Translations: nothing ${t}`];
	let { unfinished: r, ...i } = hc(e);
	return [
		`Translations ${t}: ${Vc(cc.map((e) => [i[e], e])).join(", ") || "no changes"}`,
		...r > 0 ? [`${z(r, "change")} not completed`] : [],
		...el(e.length - n, t)
	];
}
function el(e, t) {
	return e > 0 ? [`${z(e, "project")} not ${t}`] : [];
}
function tl(e) {
	if (e.is === "not compared") return [V`The manifests were not compared with those of the commit that the pull request would be merged into: ${H(e.why)}.`];
	let t = V`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = H(e.commit.slice(0, 7));
	return [V`${Sc(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, Sc(V`${`Difference: ${nl(e.projects)}.`}`)];
}
function nl(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(gc).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return Vc([
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
function rl(e) {
	let t = sc([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = nl(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = Vc(Rc({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function il(e) {
	return `Translations from Lokalise: ${rl(e)}`;
}
function al({ filters: e, by_kind: t }) {
	let n = Bo().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${B(r)} of ${qo(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${D(e, 200)}`).join(" ");
	return V`${Sc(V`Only what matches`)} ${H(r, Infinity)}: ${b(n)}.`;
}
// src/model/project.ts
const ol = rr({
	iso: N(),
	id: N().optional(),
	pluralForms: dr(N()).readonly()
}), sl = rr({
	id: N(),
	digest: N().exactOptional(),
	name: N(),
	type: N(),
	baseLanguage: N(),
	languages: dr(ol).readonly().optional(),
	perPlatformNames: or(),
	segmentation: or(),
	autoToggleUnverified: or().optional()
});
function cl(e) {
	return e.split(":")[0] ?? e;
}
function ll(e) {
	let t = cl(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// node_modules/js-yaml/dist/js-yaml.mjs
var U = Symbol("NOT_RESOLVED");
function ul(e, t) {
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
function dl(e, t) {
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
function fl(e, t) {
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
var pl = ul("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), ml = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], hl = ul("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => ml.indexOf(e) === -1 ? U : null,
	identify: (e) => e === null,
	represent: () => "null"
}), gl = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], _l = ul("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => gl.indexOf(e) === -1 ? U : null,
	identify: (e) => e === null,
	represent: () => "null"
}), vl = [
	"true",
	"True",
	"TRUE"
], yl = [
	"false",
	"False",
	"FALSE"
], bl = ul("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => vl.indexOf(e) !== -1 || yl.indexOf(e) === -1 && U,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), xl = [
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
], Sl = [
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
], Cl = ul("tag:yaml.org,2002:bool", {
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
	resolve: (e) => xl.indexOf(e) !== -1 || Sl.indexOf(e) === -1 && U,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), wl = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Tl = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function El(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Dl(e, t) {
	if (t) {
		if (!Tl.test(e)) return U;
	} else if (!wl.test(e)) return U;
	let n = El(e);
	return Number.isFinite(n) ? n : U;
}
var Ol = ul("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Dl,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), kl = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Al(e) {
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
function jl(e) {
	if (!kl.test(e)) return U;
	let t = Al(e);
	return Number.isFinite(t) ? t : U;
}
var Ml = ul("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: jl,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Nl = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Pl = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Fl(e) {
	if (!Nl.test(e)) return U;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Pl.test(e) ? r : U;
}
function Il(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Ll = ul("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Fl,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Il
}), Rl = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), zl = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Bl(e) {
	if (!Rl.test(e)) return U;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || zl.test(e) ? r : U;
}
function Vl(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Hl = ul("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Bl,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Vl
}), Ul = ul("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : U,
	identify: () => !1
}), Wl = /^[A-Za-z0-9+/]*={0,2}$/;
function Gl(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Wl.test(t)) return U;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Kl(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var ql = ul("tag:yaml.org,2002:binary", {
	resolve: Gl,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Kl
}), Jl = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Yl = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Xl(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function Zl(e) {
	let t = Jl.exec(e);
	if (t === null && (t = Yl.exec(e)), t === null) return U;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Xl(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? U : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return U;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Xl(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return U;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return U;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Ql = ul("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: Zl,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), $l = dl("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function eu(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var tu = dl("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (eu(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), nu = dl("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), ru = fl("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: eu,
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
}), iu = fl("tag:yaml.org,2002:set", {
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
function au() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function ou() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function su(e) {
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
var cu = class e {
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
		let t = su(e), n = [], r = au(), i = ou();
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
}, lu = new cu([
	pl,
	$l,
	ru
]);
[...lu.tags];
var uu = new cu([
	...lu.tags,
	hl,
	bl,
	Ol,
	Ll
]);
new cu([
	...lu.tags,
	_l,
	Cl,
	Ml,
	Hl,
	Ql,
	Ul,
	ql,
	tu,
	nu,
	iu
]).withTags({
	...Ml,
	resolve: (e, t, n) => {
		let r = Ml.resolve(e, t, n);
		return r === U ? Ol.resolve(e, t, n) : r;
	}
}, {
	...Hl,
	resolve: (e, t, n) => {
		let r = Hl.resolve(e, t, n);
		return r === U ? Ll.resolve(e, t, n) : r;
	}
});
var du = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function fu(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function pu(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function mu(e, t) {
	if (!e.buffer) return null;
	let n = {
		...du,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = fu(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${pu((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = fu(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${pu((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = fu(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${pu((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function hu(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var gu = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = hu(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${hu(this, e)}`;
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
		throw s.snippet = mu(s), new e(r, s);
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
}, _u = {
	BLOCK: 1,
	FLOW: 2
}, vu = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, yu = -1;
function bu(e) {
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
var xu = Array(256), Su = Array(256);
for (let e = 0; e < 256; e++) xu[e] = +!!bu(e), Su[e] = bu(e);
function Cu(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function wu(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Tu(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Eu(e, t, n) {
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
function Du(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Ou(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Eu(e, i, n);
			r += Du(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function ku(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Eu(e, i, n);
			r += Du(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Au(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Eu(e, i, n).position;
			else if (t < 256 && xu[t]) r += Su[t], i++;
			else {
				let n = Tu(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = wu(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Cu(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Eu(e, i, n);
			r += Du(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function ju(e, t, n, r, i, a) {
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
	return i === vu.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== vu.STRIP && u && (l += "\n"), l;
}
function Mu(e, t) {
	if (t.valueStart === yu) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case G.SINGLE_QUOTED: return ku(e, n, r);
		case G.DOUBLE_QUOTED: return Au(e, n, r);
		case G.LITERAL_BLOCK: return ju(e, n, r, t.indent, t.chomping, !1);
		case G.FOLDED_BLOCK: return ju(e, n, r, t.indent, t.chomping, !0);
		default: return Ou(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Nu = {
	filename: "",
	schema: uu,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, K = -1, Pu = Object.prototype.hasOwnProperty, Fu = 1, Iu = 2, Lu = 3, Ru = 4, zu = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Bu = /[,\[\]{}]/, Vu = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Hu = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Uu = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Wu = RegExp(`^(?:${Hu})*$`), Gu = RegExp(`^(?:${Uu})+$`), Ku = RegExp(`^(?:!(?:${Hu})*|${Uu}(?:${Hu})*)$`), qu = {
	filename: "",
	maxDepth: 100
};
function Ju(e, t, n) {
	e.events.push({
		type: W.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Yu(e, t, n, r, i, a, o) {
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
function Xu(e, t, n, r, i, a, o) {
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
function Zu(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: W.MAPPING,
		start: t.position,
		anchorStart: K,
		anchorEnd: K,
		tagStart: K,
		tagEnd: K,
		style: _u.FLOW
	});
}
function Qu(e, t, n, r, i, a, o, s, c = vu.CLIP, l = -1, u = !1) {
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
function $u(e, t, n) {
	e.events.push({
		type: W.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function ed(e) {
	e.events.push({ type: W.POP });
}
function td(e) {
	Qu(e, K, K, K, K, K, K, G.PLAIN);
}
function nd() {
	return {
		anchorStart: K,
		anchorEnd: K,
		tagStart: K,
		tagEnd: K
	};
}
function rd(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function id(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function q(e, t) {
	gu.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function J(e) {
	return e === 10 || e === 13;
}
function ad(e) {
	return e === 9 || e === 32;
}
function od(e) {
	return ad(e) || J(e);
}
function sd(e) {
	return e === 0 || od(e);
}
function cd(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function ld(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function ud(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function dd(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function fd(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function pd(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function Y(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || od(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; ad(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!J(r) && r !== 0);
		if (!J(r)) break;
		for (pd(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function md(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || od(n);
	}
	return !1;
}
function hd(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function gd(e) {
	if (e.position !== e.lineStart) return !1;
	if (md(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = rd(e);
	hd(e), Y(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && md(e));
	return id(e, t), r;
}
function _d(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !J(t);) t = e.input.charCodeAt(++e.position);
}
function vd(e, t, n) {
	let r = zu.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, q(e, "the stream contains non-printable characters"));
}
function yd(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== K && q(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && q(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !od(s) && !(n && cd(s));) s === 33 && (a ? q(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Vu.test(o) || q(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Bu.test(l) && q(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Wu.test(l) : Gu.test(l)) && q(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !Pu.call(e.tagHandlers, o) && q(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function bd(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== K && q(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !od(e.input.charCodeAt(e.position)) && !cd(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && q(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function xd(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== K || t.tagStart !== K) && q(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !od(e.input.charCodeAt(e.position)) && !cd(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && q(e, "name of an alias node must contain at least one character"), $u(e, n, e.position), !0;
}
function Sd(e, t) {
	Y(e, !1), e.lineIndent < t && q(e, "deficient indentation");
}
function Cd(e, t, n) {
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
			return e.position++, Qu(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, G.SINGLE_QUOTED, vu.CLIP, -1, i), !0;
		}
		J(a) ? (i = !1, Sd(e, t)) : e.position === e.lineStart && md(e) ? q(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? q(e, "expected valid JSON character") : e.position++;
	}
	q(e, "unexpected end of the stream within a single quoted scalar");
}
function wd(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Qu(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, G.DOUBLE_QUOTED, vu.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (J(n)) Sd(e, t);
			else if (fd(n)) e.position++;
			else {
				let t = dd(n);
				for (t === 0 && q(e, "unknown escape sequence"); t-- > 0;) e.position++, ud(e.input.charCodeAt(e.position)) < 0 && q(e, "expected hexadecimal character");
				e.position++;
			}
		} else J(a) ? (i = !1, Sd(e, t)) : e.position === e.lineStart && md(e) ? q(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? q(e, "expected valid JSON character") : e.position++;
	}
	q(e, "unexpected end of the stream within a double quoted scalar");
}
function Td(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = vu.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? G.LITERAL_BLOCK : G.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = ld(n);
		if (n === 43 || n === 45) i !== vu.CLIP && q(e, "repeat of a chomping mode identifier"), i = n === 43 ? vu.KEEP : vu.STRIP, e.position++;
		else if (r >= 0) r === 0 && q(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && q(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; ad(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && _d(e), J(e.input.charCodeAt(e.position)) ? pd(e) : e.input.charCodeAt(e.position) !== 0 && q(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (gd(e)) break;
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
		_d(e), f = e.position, J(e.input.charCodeAt(e.position)) && (pd(e), f = e.position);
	}
	return vd(e, d, f), Qu(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Ed(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === Fu;
	if (n === 0 || od(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || cd(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (sd(t) || r && cd(t)) return !1;
	}
	return !0;
}
function Dd(e, t, n, r) {
	if (!Ed(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === Fu, c = !1;
	for (; o !== 0 && !gd(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (sd(t) || s && cd(t)) break;
		} else if (o === 35) {
			if (od(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && cd(o)) break;
		else if (J(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (Y(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		ad(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (vd(e, i, a), Qu(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, G.PLAIN, vu.CLIP, -1, !c), !0);
}
function Od(e, t) {
	let n = e.line;
	Y(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && q(e, "deficient indentation");
}
function kd(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? Xu(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, _u.FLOW) : Yu(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, _u.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Od(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, ed(e), !0;
		o ? n === 44 && q(e, "expected the node content, but found ','") : q(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && od(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Od(e, t));
		let c = e.line, l = rd(e), u = Md(e, t, Fu, !1, !0);
		Od(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Od(e, t), i || Zu(e, l), u || td(e), Md(e, t, Fu, !1, !0) || td(e), Od(e, t), i || ed(e)) : i && r ? (u || td(e), td(e)) : i ? td(e) : r && (Zu(e, l), u || td(e), td(e), ed(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	q(e, "unexpected end of the stream within a flow collection");
}
function Ad(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !sd(e.input.charCodeAt(e.position + 1))) return !1;
	for (Yu(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, _u.BLOCK); e.input.charCodeAt(e.position) === 45 && sd(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, q(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = Y(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && sd(e.input.charCodeAt(e.position + 1)) && q(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? td(e) : Md(e, t, Lu, !1, !0), Y(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && q(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && sd(e.input.charCodeAt(e.position + 1)) && q(e, "bad indentation of a sequence entry");
	}
	return ed(e), !0;
}
function jd(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, q(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && sd(l)) o ||= (Xu(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, _u.BLOCK), !0), c === 63 ? (i && td(e), a = !0, i = !0) : (i || (td(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (td(e), !1);
			let t = rd(e);
			if (!Md(e, n, Iu, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); ad(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), sd(c) || q(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: W.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: _u.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) q(e, "expected ':' after a mapping key");
				else return r.anchorStart !== K || r.tagStart !== K ? (id(e, t), !1) : !0;
			} else if (a) q(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== K || r.tagStart !== K ? (id(e, t), !1) : !0;
		}
		if (Md(e, t, Ru, !0, s) && (s = !1), i || (s &&= (td(e), !1)), Y(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) q(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && td(e), o && ed(e), !0) : !1;
}
function Md(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && q(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = nd(), d = n === Ru || n === Lu, f = d, p = d;
	if (r && Y(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = rd(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== K || u.anchorStart !== K) && (r === 33 || r === 38)) {
			let n = rd(e), r = t + 1;
			if (jd(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === W.MAPPING) return e.depth--, !0;
			id(e, n);
		}
		if (s && (r === 33 && u.tagStart !== K || r === 38 && u.anchorStart !== K) || !yd(e, u, n === Fu) && !bd(e, u)) break;
		l === null && (l = i), Y(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Ru) {
		let r = n === Fu || n === Iu ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Ad(e, i, u) || jd(e, i, r, u)) || kd(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = rd(e), n = l.position - l.lineStart;
					id(e, l), jd(e, n, r, nd()) && e.events[t.eventsLength]?.type === W.MAPPING ? c = !0 : id(e, t);
				}
				!c && (d && Td(e, r, u) || Cd(e, r, u) || wd(e, r, u) || xd(e, u) || Dd(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Ad(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== K || u.tagStart !== K || d) && (Qu(e, K, K, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, G.PLAIN), c = !0), e.depth--, c || u.anchorStart !== K || u.tagStart !== K;
}
function Nd(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !od(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && q(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !J(e.input.charCodeAt(e.position));) {
		for (; ad(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || J(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !od(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (J(e.input.charCodeAt(e.position)) && pd(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && q(e, "duplication of %YAML directive"), r.length !== 1 && q(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && q(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && q(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && q(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Vu.test(t) || q(e, "ill-formed tag handle (first argument) of the TAG directive"), Pu.call(e.tagHandlers, t) && q(e, `there is a previously declared suffix for "${t}" tag handle`), Ku.test(n) || q(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function Pd(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (Y(e, !0); Nd(e);) t = !0, Y(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && sd(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, Y(e, !0), i = e.line > t;
	} else t && q(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && md(e)) {
		e.position += 3, Y(e, !0);
		return;
	}
	if (Ju(e, n, !1), Md(e, e.lineIndent - 1, Ru, !1, i, i) || td(e), Y(e, !0), e.position === e.lineStart && md(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, Y(e, !0), e.line === t && e.position < e.length && q(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === W.DOCUMENT && (o.explicitEnd = r), ed(e), !r && e.position < e.length && !gd(e) && q(e, "end of the stream or a document separator is expected");
}
function Fd(e, t) {
	let n = e.length, r = {
		...qu,
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
	for (i !== -1 && gu.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (hd(r), Y(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Pd(r), r.position === e && q(r, "can not read a document");
	}
	return r.events;
}
({
	...qu,
	...Nu
});
function Id(e, t) {
	return !!(e & 1 << t);
}
var Ld = {
	applyQuoteFlowKeysOption: zd,
	doubleQuoteForInvisibles: Bd,
	doubleQuoteWhitespaceOnly: Vd,
	applyForceQuotesOption: Hd,
	tryLongOrMultilineAsBlock: Ud,
	quoteInvalidPlain: Wd,
	fallbackToDoubleQuoted: Gd
};
function Rd(e) {
	return e.presenterOptions.quoteStyle === "single" && Id(e.allowedStylesMask, G.SINGLE_QUOTED) ? G.SINGLE_QUOTED : G.DOUBLE_QUOTED;
}
function zd(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === G.PLAIN && (e.style = G.DOUBLE_QUOTED);
}
function Bd(e) {
	e.style === G.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = G.DOUBLE_QUOTED);
}
function Vd(e) {
	e.style === G.PLAIN && /^\s+$/.test(e.node.value) && (e.style = G.DOUBLE_QUOTED);
}
function Hd(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== G.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? G.DOUBLE_QUOTED : Rd(e)));
}
function Ud(e) {
	if (e.style !== G.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!Id(e.allowedStylesMask, G.LITERAL_BLOCK)) {
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
function Wd(e) {
	e.style === G.PLAIN && !Id(e.allowedStylesMask, G.PLAIN) && (e.style = Rd(e));
}
function Gd(e) {
	Id(e.allowedStylesMask, e.style) || (e.style = G.DOUBLE_QUOTED);
}
var Kd = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", qd = "[\\n\\r]", Jd = "\\uFEFF", Yd = "[ \\t]", Xd = `(?:(?!(?:${qd}|${Jd}))${Kd})`, Zd = `(?:(?!${Yd})${Xd})`, Qd = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", $d = "[-?:,\\[\\]{}#&*!|>'\"%@`]", ef = "[,\\[\\]{}]", tf = Zd, nf = `(?:(?!${ef})${Zd})`, rf = `(?:(?:(?!${$d})${Zd})|[?:-](?=${tf}))`, af = `(?:(?:(?!${$d})${Zd})|[?:-](?=${nf}))`, of = `(?:(?:(?![:#])${tf})|:(?=${tf}))#*`, sf = `(?:(?:(?![:#])${nf})|:(?=${nf}))#*`, cf = `(?:${Yd}*${of})*`, lf = `(?:${Yd}*${sf})*`, uf = `${rf}#*${cf}`, df = `${af}#*${lf}`, ff = uf, pf = df, mf = `\\n+${of}${cf}`, hf = `\\n+${sf}${lf}`, gf = `${uf}(?:${mf})*`, _f = `${df}(?:${hf})*`;
RegExp(`^(?:${gf})$`, "u"), RegExp(`^(?:${_f})$`, "u"), RegExp(`^(?:${ff})$`, "u"), RegExp(`^(?:${pf})$`, "u"), RegExp(`^(?:${Qd})*$`, "u"), RegExp(`^(?:${Qd}|\\n)*$`, "u"), RegExp(`^(?:${Xd}|\\n)*$`, "u"), Object.keys(Ld).map((e) => Reflect.get(Ld, e)), W.DOCUMENT, W.SEQUENCE, W.MAPPING, W.SCALAR, W.ALIAS, W.POP, G.PLAIN, G.SINGLE_QUOTED, G.DOUBLE_QUOTED, G.LITERAL_BLOCK, G.FOLDED_BLOCK, _u.BLOCK, _u.FLOW, vu.CLIP, vu.STRIP, vu.KEEP;
// src/yaml/events.ts
var vf = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const yf = "A manifest is one document: split it into files instead of writing ---.", bf = 2 ** 15, xf = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Sf = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Cf = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* wf(e, t, n = bf) {
	let r = t ? e.length : 25e5, i = e.length > n ? Of(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new vf("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new vf("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = Tf(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function Tf(e, t, n, r) {
	let i = Ef(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== W.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== W.SEQUENCE || s.style !== _u.BLOCK) || !c.every(({ type: e }) => e === W.POP) || i.some(({ type: e }) => e === W.DOCUMENT)) throw new vf(yf, t, t);
	r && !a && i.push({ type: W.POP });
	for (let e of a ? [] : i) Mf(e, t);
	return i;
}
function Ef(e, t, n) {
	let r = e.slice(t, n).replace(xf, "");
	try {
		return Df(r, t);
	} catch (e) {
		if (!(e instanceof vf) || e.message !== "deficient indentation") throw e;
		let n = Df(r.replace(Sf, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === W.SCALAR && (e.fast = !1);
		return n;
	}
}
function Df(e, t) {
	try {
		return Fd(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof gu ? new vf(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function Of(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	Cf.lastIndex = t.at(-1) ?? e.length;
	let [, n] = Cf.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: Cf.lastIndex
	};
}
const kf = 2 ** 20, Af = 2 ** 18;
function jf(e) {
	if (e.length <= kf) return;
	let t = e.slice(0, Af), n = t.lastIndexOf(Of(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function Mf(e, t) {
	e.type !== W.POP && e.type !== W.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== W.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === W.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const Nf = process.getBuiltinModule("node:module").createRequire(import.meta.url), Pf = (...e) => Nf("./late-yaml.js").parseDocument(...e), Ff = (...e) => Nf("./late-yaml.js").visit(...e), If = 2 ** 15, Lf = 2 ** 18;
function Rf(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [O("yaml", a, { place: jn(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + If ? [If, Lf] : [Lf]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = zf(t, n, i, s), u = de(t.path, jn(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [Hf(e, t, n)];
}
function zf(e, t, n, r) {
	let i = t.slice(n, r), a = Pf(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { errors: o } = a, s = new Nt(), c = -Infinity;
	for (let l of o.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [o, u] = l.pos.map((e) => e + n);
		if (r < t.length && u >= r - 1) continue;
		let d = jn(e, o, Math.max(o + 1, u)), f = d.line > c + 1;
		if (c = Math.max(c, d.endLine), !f || s.countMore(e.path)) continue;
		let p = qf(l) ? n + Jf(a, l.pos[0]) : void 0, m = qf(l) === "quote", h = l.code === "BAD_INDENT" && Vf(i, o - n), g = m ? "" : np(t, p ?? o) || h && Bf, _ = p === void 0 ? d : jn(e, p, p + 1);
		s.add(Uf(g || Yf(l), _));
	}
	return {
		problems: s.problems,
		errors: o.length
	};
}
const Bf = "This line starts where the entries of a list start. If it is a field of the entry above, indent it more. If it is a new entry, write \"- \" before it, and its name after key_name: names are not nested.";
function Vf(e, t) {
	let [n = ""] = /^ */.exec(e.slice(t, t + 100)) ?? [];
	return e.slice(0, t).split("\n").findLast((e) => e.trim() !== "" && !e.startsWith(`${n} `))?.startsWith(`${n}- `) ?? !1;
}
function Hf({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return Uf((e >= r.trimEnd().length ? Gf : Kf.get(t)) ?? (np(r, e) || i), jn(n, e, e + 1));
}
function Uf(e, t) {
	return O("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const Wf = "Values are nested too deeply. Use fewer levels.", Gf = "The file ends in brackets or in quotes. Add the closing one.", Kf = new Map([["nesting exceeded maxDepth (500)", Wf], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function qf({ message: e }) {
	return e.startsWith("Missing closing") ? "quote" : /^Flow .* end with a /.test(e) ? "bracket" : void 0;
}
function Jf(e, t) {
	let n = t;
	return Ff(e, { Node: (e, { type: r = "", flow: i, range: a }) => {
		(i || r.startsWith("QUOTE")) && a && a[0] < t && t <= a[2] && (n = a[0]);
	} }), n;
}
function Yf(e) {
	if (e.message.startsWith("Maximum call stack")) return Wf;
	let t = qf(e);
	if (t === "bracket") return "The brackets that start here are not closed. Add the closing one.";
	if (t) return "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\".";
	if (e.message.startsWith("Implicit map keys need")) return "This line has no colon with a blank after it. Write it as NAME: VALUE.";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either this line or the next one is not indented like the others, a colon has no blank after it, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return yf;
		default: return `${e.message}.`;
	}
}
function Xf(e, { at: t, text: n, first: r, depth: i }, a) {
	if (a.countMore(e.path)) return;
	let { line: o } = jn(e, r(), t), s = `The field "${n}" is declared twice: here and in line ${o}. Keep one of them.${i === 1 ? " If both have lists, put all values into one list." : i === 3 ? Zf : ""}`;
	a.add(O("duplicate-member", s, { place: jn(e, t, t + 1) }));
}
const Zf = " If another entry starts here, write \"- \" before its first field.", Qf = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/, $f = /^[[{](?:(?:[^"']*?[[{,:])??\s*|[^"']*?\s)(\*(?=\s*:)|#[^\s,\]}]+)/, ep = /^\s*(?:- +)*(?:key_name|previously):/, tp = "This is a comment of JSON. A comment of YAML starts with #.";
function np(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^\s*(?:\/\/|\/\*)/.test(i)) return tp;
	if (/^={7}\r?$/.test(i)) return C;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^"(?:[^"\\]|\\.)*"\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it as \\\".";
	if (/^'(?:[^']|'')*'\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it twice: ''.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return `${ep.test(i) ? "If the name has no blank after its colon, remove the blank. " : ""}A text with ": " in it needs quotes: "${a.slice(0, 60)}${a.length > 60 ? "…" : ""}".`;
	let [, o] = $f.exec(a) ?? [];
	if (o?.startsWith("#")) return `A # begins a comment, so the brackets are not closed. Put the whole text with ${o} in quotes.`;
	if (o !== void 0) return `The text ${o} means something else in YAML. Put it in quotes: "${o}".`;
	let [s] = Qf.exec(a) ?? [];
	return s === void 0 ? "" : `A text that starts with ${s} means something else in YAML. Put the text in quotes: "${s}…".`;
}
function rp(e, t) {
	let n = new Nt();
	for (let { start: r, end: i } of Qt(e)) n.countMore(t.path) || n.add(O("yaml", C, { place: jn(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function ip(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = hn(t), a = {
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
		return c([O("yaml", e, { place: jn(a, r, r + 1) })]);
	}
	let l = rp(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = op(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && cn(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof vf)) throw e;
		return c(Rf(e, a, t));
	}
}
const ap = 1e6;
function op(e, t, n, r) {
	let i = wf(t, n, r), a = new bp(), o = new Map(), s = new Nt(), l = 0, u = 0, d = 0, f = 0, p = 0, m = i.next().value, h = a.add();
	return {
		value: _p(m) ? g(m, cp, h) : null,
		span: new xp(a, h),
		problems: s.problems
	};
	function g(e, t, n) {
		let r = f;
		f += 1;
		let i = e.type === W.ALIAS ? void 0 : _(e), o = e.type === W.ALIAS ? v(e.anchorStart, e.anchorEnd) : e.type === W.SCALAR ? te(e, t) : y(e, n ?? a.add());
		return n !== void 0 && !vp(e) && a.set(n, l, u, !1), i && (i.value = o, i.size = f - r), o;
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
		if (!i) return E(`The anchor "&${r}" is not defined before the alias "*${r}". Define it above this line, or write the value here.`);
		if (i.size === void 0) return E(`The alias "*${r}" is inside its own anchor "&${r}". Write the value here instead.`);
		let a = Math.max(1e4, t.length);
		return p > a ? null : (f += i.size, p += i.size, p > a ? E(`From here on, aliases repeat more than ${a} values. Write the values out.`) : i.value);
	}
	function y(e, r) {
		let { start: i, type: o } = e, s = f;
		u = i;
		let c = /[[{]/.test(t.charAt(i));
		c && (u += 1), d += 1;
		let l = o === W.SEQUENCE ? b() : S(r);
		if (--d, u = C(c ? pp : t.charAt(u - 1) === "\n" ? cp : gp), a.set(r, i, u, !0), e.tagStart >= 0) return T(e);
		if (f > 25e5 && !n) throw new vf("This file has more than 2,500,000 values up to here. Divide it into several files.", i);
		return n || d < 2 || f - s <= 15e4 ? l : (f = s, E("This has more than 150,000 values. Use fewer.", i, i + 1));
	}
	function b() {
		let e = [];
		for (;;) {
			let t = i.next().value;
			if (!_p(t)) return [...e];
			if (d === 2 && e.length === 15e4 && !n) throw new vf("This file has more than 150,000 entries. Divide it into several files.", vp(t) ? t.start : u);
			e.push(g(t, dp, a.add()));
		}
	}
	function S(t) {
		let n = {};
		for (;;) {
			let r = i.next().value;
			if (!_p(r)) return n;
			let o = ee(r), c = a.add(o), l = i.next().value, u = _p(l) ? g(l, fp, c) : null;
			if (!o) continue;
			let { text: f, start: p, end: m } = o;
			f === "__proto__" ? E("\"__proto__\" cannot be the name of a field. Choose another name.", p, m) : (Object.hasOwn(n, f) && Xf(e, {
				at: p,
				text: f,
				first: () => {
					let e = [...a.members(t, Infinity)].find(([e]) => e === f);
					return a.number(e?.[1] ?? c, yp);
				},
				depth: d
			}, s), n[f] = u);
		}
	}
	function ee(e) {
		let n = g(e, up), [r, i] = [vp(e) ? e.start : l, u];
		if (typeof n == "object" && n) {
			E(np(t, r) || "The name of a field must be a plain word or text.", r, i);
			return;
		}
		let a = typeof n == "string" ? n : t.slice(r, i);
		return d < 4 && /^\/[/*]/.test(t.slice(r, r + 2)) && E(tp, r, i), {
			text: a,
			start: r,
			end: i
		};
	}
	function te(e, r) {
		let { style: i, valueStart: a, valueEnd: o, tagStart: s } = e;
		if (s >= 0 && !sp.has(w(e))) return T(e);
		let f = Math.max(e.anchorEnd, e.tagEnd);
		if (f >= 0 && (u = f), a < 0) {
			let e = C(f < 0 ? r : lp);
			return (r !== fp || e > u || f >= 0) && (l = e), u = e, null;
		}
		let p = Mu(t, e);
		if (i === G.LITERAL_BLOCK || i === G.FOLDED_BLOCK) {
			l = C(mp);
			let e = t.slice(a, o);
			u = a + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = i === G.PLAIN ? 0 : 1;
			l = a - e, u = o + e;
		}
		if (!n && c(p)) return E(x("This text"));
		if (i !== G.PLAIN || s >= 0) return p;
		let { value: m } = uu.resolveImplicitScalarTag(p);
		return Number.isInteger(m) && !Number.isSafeInteger(m) ? E("This number has too many digits. Put it in quotes to keep it as text.") : (d > 2 && t[u] === " " && typeof m == "string" && ne(), m);
	}
	function ne() {
		let n = C(hp);
		if (n === u) return;
		let r = t.slice(u, n).trim(), i = `YAML reads ${r} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, a = jn(e, n - r.length, n);
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
	function T(e) {
		return E(`The tag ${w(e)} is not supported. Remove it. If it is part of a text, put the text in quotes.`, e.tagStart, e.tagEnd);
	}
	function E(t, n = l, r = u) {
		return s.countMore(e.path) || s.add(O("yaml", t, { place: jn(e, n, r) })), null;
	}
}
const sp = new Set(["!!str", "!"]), cp = /(?:)/y, lp = /[ \t]*/y, up = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, dp = /(?:\s|#[^\n]*\n)*-[ \t]*/y, fp = /(?:\s|#[^\n]*\n)*:[ \t]*/y, pp = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, mp = /(?:[\s:?-]|#[^\n]*\n)*/y, hp = /[ \t]+#[^\s#!=*-].*/y, gp = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function _p(e) {
	return e !== void 0 && e.type !== W.POP && e.type !== W.DOCUMENT;
}
function vp(e) {
	return e.type === W.SEQUENCE || e.type === W.MAPPING;
}
const yp = 2;
var bp = class {
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
}, xp = class e {
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
const Sp = " Names are not nested: write \"- key_name: cart.title\". To read a locale file of the app, name it in texts of lokaform.yaml.";
function Cp(e, t) {
	let n = new Map(), r = new Nt(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!p(i)) return {
		members: n,
		problems: jp(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "", i = p(s) && t.includes("keys") ? Sp : "", c = /^(keys|webhooks)$/.test(e) ? ` It belongs in another file, such as ${e}.yaml.` : "", l = t.includes("on_create") && /^(default|platform|tag|filename)/.test(e) ? " Values for all new keys of the file are under on_create: write on_create: { platforms: [web] }." : "", u = `Unknown field "${e}" in this manifest.${Wp(e) || n || c || l || An(e, t) || ` The fields are ${t.join(" and ")}.${i}`}`;
			r.add(O("unknown-member", u, { place: Ot(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function wp({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return O("empty-manifest", r, { place: j(e, t) });
}
function Tp(e, t, n) {
	if (!Array.isArray(t.value)) {
		let [r] = Object.values(p(t.value) ? t.value : {});
		return {
			entries: [],
			problems: jp(e, "wrong-type", `This must be a list of entries. Each entry starts with "- " on a line of its own. An empty list is written [].${r !== void 0 && n.thing === "a key" ? Sp : ""}`, t.span)
		};
	}
	let r = [], i = new Nt(), a = t.span.members?.[Symbol.iterator](), o = kp(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!p(s) && i.countMore(e.file.path)) continue;
		let l = Dp(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [de(e.file.path, j(e.file, c).endLine), ...i.problems]
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
function Ep(e, t, n) {
	let r = new Nt();
	return {
		...Dp(r, e, t, n, kp(n)),
		problems: r.problems
	};
}
function Dp(e, t, n, r, i) {
	let { value: a, span: o } = Mp(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new hr();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Ap(t, j(t.file, o))) return { span: o };
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
	}, p = s.issues.slice(0, Wn + 1);
	Pp(p.map((e) => mr(e, {}, tr())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, Ip(t));
	return { span: o };
}
const Op = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function kp({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Op).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Ap({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function jp(e, t, n, r) {
	let i = j(e.file, r);
	return Ap(e, i) ? [] : [O(t, n, { place: i })];
}
function Mp(e, t) {
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
		let c = new Map(r.members).set(e, Vt(a, { members: new Map(s) }));
		r = Vt(r, { members: c });
	}
	return {
		value: n,
		span: r
	};
}
function Np(e, t) {
	let n = new Nt();
	return Pp(e, t, n), n.problems;
}
function Pp(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (Rp(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) Fp({
		...i,
		keys: [e]
	}, t, n);
	else Fp(i, t, n);
}
function Fp(e, t, n) {
	if (!n.countMore(t.file.path, Ip(e))) for (let r of zp(e, t)) n.add(Lp(r, e, t));
}
function Ip(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? Bp(e.errors) : void 0)?.reduce((e, t) => e + Ip(t), 0) ?? 1;
}
function Lp(e, { path: t }, n) {
	let r = Hp(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(j(n.file, n.span, t)), String(r)]
	};
}
function Rp(e, t, n) {
	return t.some((t) => {
		let r = t.path.length > 1 && e.path.slice(0, -1).join(".") === t.path.join(".");
		return Hp(n.value, e.path) === void 0 && (r || t.keys.some((t) => Up(t, [String(e.path.at(-1))]))) || e.code === "custom" && e.path.join(".") === t.path.join(".");
	});
}
function zp(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Gp(e, n, t));
	if (e.code === "invalid_key") return [Gp(String(n.at(-1)), n.slice(0, -1), t)];
	let [r = "", i = ""] = n.map(String);
	if (n.length === 2 && t.noun === "field" && t.members.has(i)) {
		let e = `${i} is a field of ${t.thing}, not of ${r}. Move its line to the left, under ${[...t.members.keys()][0]}.`;
		return [O("unknown-member", e, { place: Ot(t.file, t.span, n) })];
	}
	let a = Hp(t.value, n), o = j(t.file, t.span, n), s = (e, t) => [O(e, t, { place: o })], c = () => s("wrong-type", Yp(a, n, t, o)), l = Zp(n, t), u = Qp(n, t);
	if (a === void 0) return s("missing-member", `${l} is missing. It is required in ${t.thing}.${u}`);
	if (a === null) return s("null-value", Kp(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = Bp(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? Np(r, t) : c();
		}
		case "invalid_type": return c();
		case "invalid_value": {
			if (typeof a == "object") return c();
			let t = e.values.map(String), n = t.includes("web") ? " Texts of mails and servers have the platform other." : "";
			return s("wrong-value", `"${a}" is not allowed here. Allowed values: ${t.join(", ")}.${An(String(a), t) || n}`);
		}
		case "custom":
		case "invalid_format": return s("wrong-value", `${l} ${e.message}.${u}`);
		default: return typeof a == "number" ? s("wrong-value", Yp(a, n, t, o)) : s("wrong-value", Jp(n, t));
	}
}
function Bp(e) {
	let t = [...e].sort((e, t) => Vp(t) - Vp(e)).find((e) => Vp(e) > 0), n = ({ code: e }) => e !== "invalid_type" && e !== "invalid_value";
	return t ?? e.find((e) => e.every(n));
}
function Vp(e) {
	return o(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Hp(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function Up(e, t) {
	return t.find((t) => t === `${e}s`) ?? t.find((t) => t.split("_").includes(e)) ?? Pt(e, t);
}
function Wp(e) {
	return /^[^\S ]/.test(e) ? " The line is indented with no-break spaces, which are part of the name in YAML. Replace them by normal spaces." : "";
}
function Gp(e, t, n) {
	let r = Ot(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/.test(e) ? "en" : e, o = i.find((e) => n.members.get(e)?.expects.includes(` ${a}:`)) ?? "", s = o !== e && t.length === 0 && n.span.members?.get(o) ? ` If it belongs to the field ${o}, indent it, so that it is below that.` : "", c = Wp(e) || s || Qp([o, e], n) || An(Up(e, i) ?? e, i), l = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.(e) || c || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		l = `Unknown field "${e}" in ${Xp(t, n)}.${Qp([...t, e], n)}${r.includes(e) ? "" : An(e, r)}`;
	} else e === "on_create" ? l = `Unknown field "on_create" in ${n.thing}. It is at the top of the file. Here, write its fields themselves.` : e === "<<" && (l = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return O("unknown-member", l, { place: r });
}
function Kp(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${Zp(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Zp(e, t)} has no value.${Qp(e, t)}`;
	if (n?.empty !== void 0) return `${Zp(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".", i = e.length > 2 ? qp(e.slice(0, -1), t) : "", a = (e.length > 1 ? t.textAt(j(t.file, t.span, e.slice(0, -1))) : "").split(/[,{}]/).some((t) => t.trim() === e.at(-1)) ? " In braces, a comma starts the next field: put a text with a comma in quotes." : "";
	return `${Zp(e, t)} has no value.${i || a || ` Remove it, or give it a value.${r}${Qp(e, t)}`}`;
}
function qp(e, t) {
	let n = t.textAt(j(t.file, t.span, e));
	return /^(\{[^{}:,]+\}|\[[^[\],]+\])$/.test(n) ? ` If ${n} is the text, put it in quotes: "${n}".` : "";
}
function Jp(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${Zp(e, t)} is empty.${Qp(e, t)}${n}`;
}
function Yp(e, t, n, r) {
	if (t.length === 0) return `This is ${$p(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${Zp(t, n)} is ${$p(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	let o = typeof e == "string" && !/^(all|\*)$/.test(e) && t.length === 1 && /^(all, or )?a list of (?!text sources)/.test(i), s = Array.isArray(e) && t.length === 1 ? `${String(t[0])}s` : "", c = n.members.has(s) ? ` For several, use ${s}.` : "", l = o ? ` Write ${String(t[0])}: [${n.textAt(r)}].` : c, u = a ? qp(t, n) : "";
	return `${Zp(t, n)} is ${$p(e)}.${u}${Qp(t, n)}${l}`;
}
function Xp(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Xp(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function Zp(e, t) {
	let n = Xp(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function Qp(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Xp([n], t)} must be ${r.expects}.` : "";
}
function $p(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function em(e, t) {
	return tm(e, t) === "off" ? void 0 : e.removalBy(t);
}
function tm({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function nm(e, t, n) {
	let r = tm(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function rm({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function im(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function am(e, t, n) {
	let r = om(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* om(e, t, n, r = new Map()) {
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
			]), s = r.get(o), c = s?.text === i ? s.read : lm(l, t, n);
			r.set(o, {
				text: i,
				read: c
			}), u.push(c), yield;
		}
		let d = u.flatMap((e) => e.problems.some(dm) ? [] : e.entries), f = l.textFiles?.join(d) ?? {
			entries: d,
			problems: []
		}, p = f.entries;
		o[l.plural] = p;
		for (let e of u) {
			for (let [t, n] of e.variables) s.set(t, n);
			e.base !== void 0 && c.add(e.base);
		}
		let m = new Nt();
		for (let e of p) {
			for (let t of l.checkEntry(e)) m.add(t);
			for (let t of sm(l, e)) m.add(t);
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
		problems: ot(fm(i, l))
	};
}
function sm(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [X(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function cm({ plural: e, entry: t, defaults: n }, r, i, o = {}) {
	let s = ip(r, i, o), { file: c } = s, { members: l, problems: u } = Cp(s, n ? [e, "on_create"] : [e]), d = [...s.problems, ...u], f = l.get("on_create"), p = f && n && Ep(s, f, n);
	p && a(d, p.problems);
	let m = new Map(), h = l.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [wp(s, e)]
	};
	let g = Tp(s, h, t);
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
function lm(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = jf(n);
	if (a !== void 0) {
		let { problems: n } = am([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(dm)) {
			let e = n.some(({ place: e }) => !e) ? [] : [de(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function um(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = lm(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function dm({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function fm(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function X({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = pm(e(t)), d = s ? Ot(n, r, o) : j(n, r, o);
	return {
		...O(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function pm(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function mm({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const hm = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function gm(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !_m(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = hm.has(r) ? void 0 : gm(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function _m(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) hm.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const vm = "Run again. If that does not help, the service has changed or has a fault.";
function ym(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = g(n, ({ id: e }) => e === void 0 ? [] : [e]), s = g(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", l = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, u = new Set(), d = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (u.add(a), [{
			declared: t,
			problem: X(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${vm}`, { path: [c] })
		}]) : [];
	}), f = new Set(d.map((e) => e.declared)), p = a(t.filter((e) => !f.has(e))), m = n.filter((e) => !u.has(e)), h = [...p.remarks];
	if (m.length > 0) {
		let t = tm(e, r) !== "off", n = m.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = m.length > 5 ? `; and ${m.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${vm}`, s = t ? "error" : "warning";
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
function bm(e, t) {
	return xm(y([e, t])).slice(0, 16);
}
function xm(e) {
	return Qr("sha256").update(e).digest("hex");
}
function Sm(e) {
	let t = e.projects.map((e) => e.hide_texts ? Cm(e) : e), n = e.hide_texts ? Em(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Cm(e) {
	let { problems: t, plan: n, results: r } = e, { changes: i = [], kept: a = [] } = (t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done")) && n || {}, o = a.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), s = [...i.flatMap(jm), ...o.flatMap(Mm)], c = Am(s), l = wm(r ?? [], s, c);
	return {
		...e,
		problems: t.map((e) => Om({
			...e,
			message: c(e.message)
		}, s)),
		...r && { results: r.map((e) => Tm(e, l)) }
	};
}
function wm(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function Tm({ change: e, outcome: t }, n) {
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
function Em(e) {
	return e.map((e) => Om(e, []));
}
const Dm = ["yaml", "text-file"];
function Om(e, t) {
	let { quotes: n = [], code: r } = e, i = Dm.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: km(a, t)
	};
}
function km(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function Am(e) {
	let t = new we();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => km(t.clean(n), e);
}
function jm(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => Mm(e)) : e.fields.filter(({ field: t }) => Uo(Ho(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(Mm));
}
function Mm(e) {
	return R(e).filter((e) => e !== "");
}
function Nm(e) {
	let t = Sm(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? Fm(t.problems) : t.problems,
		projects: t.projects.map(Pm),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(Pm)
		} }
	};
}
function Pm(e) {
	return e.hide_texts ? Fm(e) : e;
}
function Fm(e) {
	return Im(e, "");
}
function Im(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && Uo(Ho(String(n), String(e.field)));
	return Rm(e, (e, t) => t === "quotes" ? [] : hm.has(t) ? r ? Lm(e) : e : Im(e, n));
}
function Lm(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? Rm(e, Lm) : e;
}
function Rm(e, t) {
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
const zm = new Set("action by code command field how kind scope reason ref seen severity state file manifests backup".split(" "));
function Bm(e, t) {
	let n = e.projects.map((e) => Hm(e, t));
	return {
		...Wm({
			...e,
			projects: []
		}, t),
		declared: e.declared,
		projects: n
	};
}
function Vm(e, t) {
	return Wm(e, (e) => t(e));
}
function Hm(e, t) {
	let n = Wm(e, t);
	if (t(e.id) === e.id) return n;
	let r = xm(e.id), { plan: i } = n;
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
function Um(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === xm(t);
}
function Wm(e, t) {
	return Km(e, t, !1);
}
const Gm = new WeakMap();
function Km(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = Gm.get(t) ?? new WeakSet();
	if (Gm.set(t, r), !n && r.has(e)) return e;
	let i = Rm(e, (e, r) => n || !zm.has(r) ? Km(e, t, n || hm.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/problems.ts
function qm(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * Jn.indexOf(e) + Number(t !== void 0 && me({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Jm(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of s(t === !0 ? [] : e, (e) => Ym(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(me) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Xm(Zm(e), [e, ...t]));
		}
	}
	return qm(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Zm(e, n)));
}
function Ym(e, t) {
	return me(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		mm(e),
		e.place.file
	]);
}
function Xm(e, t) {
	if (t.some(me)) {
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
function Zm({ severity: e, code: t, message: n, place: r, ways: i }, a = rt) {
	return {
		...wc("!", t, r),
		severity: e,
		state: e,
		lines: Qm(i),
		words: D(n, a - t.length - 3),
		code: {
			name: t,
			address: ns(t)
		}
	};
}
function Qm(e = []) {
	return e.map(({ does: e, command: t }) => Tc(" ", `${e}: `, A(t)));
}
function $m(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...s(r, ({ outcome: e }) => `${th(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => eh(e, D(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => D(e.change.label, 100));
		return [eh(r, `${(t ? a : a.map(He)).join(", ")} and ${B(e.length - 3)} more`, e.length, n)];
	});
}
function eh(e, t, n, r = rt) {
	return {
		...wc("!", t, $s(e)),
		count: n,
		severity: "error",
		state: th(e.outcome),
		words: D(e.outcome.message, r)
	};
}
function th(e) {
	return ec(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// \0late:diff
const nh = process.getBuiltinModule("node:module").createRequire(import.meta.url), rh = (...e) => nh("./late-diff.js").createTwoFilesPatch(...e), ih = (...e) => nh("./late-diff.js").diffArrays(...e), ah = 1e3;
function oh(e, t) {
	if (e.action === "destroy") return {
		...fh("-", e),
		...ch(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => Wo(n, e) ? e.part ?? [] : []), a = {
		...fh(dh[lc(e)], e),
		...ks(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? kh(e) : Oh(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Ge(r, ah)
		};
	}
	let o = r === "create" || gc(e), s = e.fields.filter((e) => !o || !Ih(n, e)).flatMap((e) => xh(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: D(c, 80) };
	return {
		...a,
		...l,
		...uh(e, t),
		lines: s
	};
}
const sh = "will be archived";
function ch(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? sh : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: lh(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function lh({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? Bh(Rh(e, r, i), 90) : "", s = a ? `   (last edited${Dh(a)})` : "";
		return {
			...Tc("-", `${Wh(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [Tc("-", `and ${z(a, "more text")}`)] : []];
}
function uh(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : lc(e) === "removed" ? { words: sh } : t === "drift" ? e.edited ? { words: `last changed${Dh(e.edited)}` } : {} : gc(e) ? { words: Ko(e.kind).renamed } : {};
}
const dh = {
	created: "+",
	updated: "~",
	renamed: "»",
	removed: "-"
};
function fh(e, t) {
	return wc(e, Jo(t), t.place);
}
function ph(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = Ge(Ah(e, t, r), r ? Infinity : ah), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...fh("!", e),
		words: i,
		...a
	};
}
function mh(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = Fh(n, e), [d, f] = Vh(Rh(n, r, i ?? ""), Rh(n, r, a)), p = o ? `, edited${Dh(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...fh(l ? "!" : " ", e),
		lines: m.map((e) => Tc(" ", Ge(e, ah))),
		...l && { isLoss: !0 }
	};
}
function hh({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${Bh(Rh(t.kind, r.field, e))}` : "";
		return Tc(" ", Ge(`${Fh(t.kind, r)}${i} is no longer declared`, ah));
	});
	return {
		...fh("-", t),
		isLoss: !0,
		lines: r
	};
}
function gh({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : D(e, 200));
	return {
		...fh("~", r),
		words: `${D(e, 80)}: ${i} → ${a}`
	};
}
function _h({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : A(e), [a, o] = fe(i(t), i(n), 200).map((e) => Ge(e, 200)), s = `${D(e, 80)}: ${a} → ${o}`;
	return r ? {
		...wc("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : wc(" ", s);
}
function vh({ variable: e, host: t, place: n }) {
	return {
		...wc("!", `sends \${${A(e)}} to ${A(t)}`, n),
		isLoss: !0
	};
}
function yh(e, t = "") {
	let n = D(String(e.id), 80), r = fh(" ", e);
	if (Vo(e.kind).secretNames) return r;
	let i = Vo(e.kind).fields.find(({ name: t }) => t === e.part), a = `only ${i ? e.part : `the ${e.part} text`} (id ${n}). To clear it in Lokalise, write ${`${e.part}: ${JSON.stringify(i?.unset ?? "")}`}; to manage it, put it back`;
	return {
		...r,
		words: e.part === void 0 ? `id ${n}${t}` : A(a)
	};
}
function bh(e) {
	return wc(" ", A(e));
}
function xh(e, t, { texts: n, full: r, isPull: i }) {
	let a = Fh(e, t), o = Ps(e, t) ? [Tc(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Tc(" ", a), ...o];
	let { part: s, edited: c } = t, l = r === !0 ? 4e3 : 90, u = Wo(e, t) && s !== void 0 ? { language: s } : {}, d = Ch(e, a, t, l).map((e) => ({
		...e,
		...u,
		value: Ge(e.value, ah + l - 2 - e.start.length)
	}));
	return [
		...c ? [Tc(" ", `${i ? "the new text was edited in the project" : "in the project, last edited"}${Dh(c)}:`)] : [],
		...d,
		...o
	];
}
const Sh = {
	as: "text",
	text: ""
};
function Ch(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || Fs(a) ? Sh : Rh(e, i, a), c = Rh(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== Sh ? wh(t, s, c, r) : Hh(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => wh(`${t}.${e}`, n, i, r));
}
function wh(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...Th("-", e, t.members, n.members), ...Th("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = Vh(t, n, r), o = Tc("+", `${e} `, Eh(n) ? "(empty)" : a);
	if (Eh(t)) return [o];
	let s = Tc("-", `${e} `, i);
	return Eh(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function Th(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [Tc(e, `${t} `, Uh(i))] : [];
}
function Eh(e) {
	return e.as === "text" && e.text === "";
}
function Dh({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${D(e, 60)}`} on ${$o(t)}${n ? ", reviewed" : ""}`;
}
function Oh(e, t) {
	return t.flatMap((t) => Ih(e, t) ? [] : Fh(e, t)).join(", ");
}
function kh({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => Wo(e, t)), i = r.filter(({ after: e }) => e !== ""), a = i.length > 0 ? ` (also in ${i.map((t) => Fh(e, t)).join(", ")})` : "", o = (t) => `${Fh(e, t)} ${Bh(Rh(e, t.field, t.after))}`, s = n ? [`${o(n)}${a}`] : [], c = t.filter((t) => !Wo(e, t) && !Ih(e, t)), l = c.filter((t) => Lh(e, t)).map(o), u = c.filter((t) => !Lh(e, t)).map(({ field: e }) => e);
	return [
		...s,
		...l,
		...u.length > 0 ? [`and ${u.join(", ")}`] : []
	].join("; ");
}
function Ah(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${Ph(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = Fh(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && Nh[e.cause]) ?? jh[a], l = e.edited ? `: edited${Dh(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${Mh(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : zh, p = Rh(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${Bh(p, f)} ${d} (${a === "pull" ? "only in the project: " : ""}not in the file)${m}`;
	let [h, g] = Vh(Rh(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const jh = {
	held: "kept: lokaform.yaml says seed, so the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
};
function Mh({ because: e = [] }) {
	return e.map((e) => e.startsWith("not-") ? `the project does not say that it is ${e.slice(4)}` : `it fails the check ${e}`).join(", and ");
}
const Nh = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": jh.held
};
function Ph(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${Ie(t)}` : `owned by others (tag ${Ie(t)}). To take it over, correct owner in lokaform.yaml, or remove that tag in Lokalise`;
}
function Fh(e, { field: t, part: n }) {
	return n !== void 0 && Ho(e, t).role === "text" ? Wh(n) : t;
}
function Ih(e, { field: t }) {
	return Ho(e, t).role === "identity";
}
function Lh(e, { field: t, after: n }) {
	let r = Rh(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function Rh(e, t, n) {
	return Ho(e, t).show(n);
}
const zh = 60;
function Bh(e, t = 60) {
	switch (e.as) {
		case "text": return Ie(e.text, t);
		case "word": return D(e.word, t);
		case "set": return e.members.length > 0 ? Uh(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Wh(e)} ${Ie(n, t)}`).join(", ");
	}
}
function Vh(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = fe(A(e.word), A(t.word), n);
		return [Ge(r, n), Ge(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [Bh(e, n), Bh(t, n)];
	let [r, i] = fe(A(e.text), A(t.text), n), a = e.text !== t.text && e.text.normalize("NFC") === t.text.normalize("NFC");
	return [Ie(r, n), Ie(i, n) + (a ? " in another Unicode form" : "")];
}
function Hh(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Wh(e),
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
function Uh(e) {
	return e.map((e) => He(Wh(e))).join(", ");
}
function Wh(e) {
	return D(e, 60);
}
function Gh({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(Kh?.old !== a || Kh.now !== o) && (Kh = {
		old: a,
		now: o,
		parts: qh(a, o)
	});
	let s = Kh.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let Kh;
function qh(e, t) {
	return ih(Yh(e), Yh(t), { maxEditLength: 600 }) ?? [];
}
const Jh = r(() => new Intl.Segmenter("en", { granularity: "word" }));
function Yh(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(Jh().segment(e), ({ segment: e }) => e));
}
// src/report/view/status.ts
const Xh = [
	["Language", ({ language: e, base: t }) => `${D(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => B(e)],
	[
		"Archived",
		({ archived: e }) => B(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${B(e.translated)} ${Zh(e, "translated").padStart(5)}`],
	["Verified", (e) => `${B(e.verified)} ${Zh(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${B(e.reviewed)} ${Zh(e, "reviewed").padStart(5)}`],
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
function Zh(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function Qh({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = Xh.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function $h({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = D(t.language, 40), r = e.unmet.map((n) => `${`${B(t[n])} of ${z(t.texts, "text")} ${n}, ${Zh(t, n)}`}, and ${e.percents[n]} % is required`), i = e.missing.map(({ lacks: e, written: r, ...i }) => {
			let a = `not ${e.includes("translated") ? "translated" : b(e)}`, o = `${n}: ${r ? "to be written by apply" : a}`;
			return {
				...wc("!", Jo(i), i.place),
				words: o,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${es(n)} is not ready: ${r.join("; ")}`,
			rows: i
		}];
	});
}
// src/report/view/sections.ts
const eg = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", tg = {
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
		meaning: eg
	},
	overwritten: {
		action: "Overwritten value",
		heading: "to update, with other values that are overwritten in the project",
		meaning: eg
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
}, ng = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, rg = {
	removed: {
		...tg.removed,
		meaning: "Apply archives or destroys it."
	},
	"cleared text": ng,
	"overwritten text": ng,
	overwritten: ng,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: ng,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, ig = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in the project, and not pulled because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, ag = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, og = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function sg({ command: e }) {
	return e === "drift";
}
function cg(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function lg(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		fg(t.full === "also" ? r.filter((e) => !Ys(e)) : r, t),
		dg(i, t),
		...$h(e).map((e) => t.full ? e : {
			...e,
			rows: vg(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? pg({
			...e,
			plan: n
		}, cg(e, t)) : [],
		Sg(a, t)
	];
}
function ug({ problems: e, results: t = [] }, n = {}) {
	return [...Jm(e, n), ...$m(t, n)];
}
function dg(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${z(n.length, "change")} not made`,
		rows: $m(n, t)
	};
}
function fg(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: Wc(e),
		rows: Jm(e, t)
	};
}
function pg({ plan: e, target: t, problems: n, no_longer_declared: r = [] }, i) {
	let a = t?.is === "compared" ? t : void 0, o = a?.caused ?? e.changes, s = a?.kept ?? e.kept, { sends: c = [] } = sg(i) ? {} : a ?? e, l = i.full === "also" ? n.filter(Ys) : [], u = new Map(l.map((e) => [y({ ...e.place }), Qm(e.ways)])), d = (...e) => e.map((e) => _g(e, s, i, u));
	return [
		...a ? [gg(a.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: c.map(vh)
		},
		...d("Conflict", "Undecided"),
		...hg(o, i),
		...d("Archived", "To pull", "Waiting", "Kept"),
		yg(a?.no_longer_declared ?? r, a?.kinds_no_longer_declared ?? []),
		...bg(o, i),
		...a ? xg(a, i) : []
	];
}
function mg(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function hg(e, t) {
	let n = sg(t) ? rg : tg;
	return [...new Set(_c.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[vc(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${B(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: mg(i.map((e) => oh(e, t)))
		};
	});
}
function gg(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${z(e.length, "setting")} changed`,
		rows: mg(e.map(_h))
	};
}
function _g(e, t, n, r) {
	let i = {
		...og,
		...sg(n) && { archived: "Archived" }
	}, a = t.filter(({ reason: t }) => (i[t] ?? "Kept") === e), { keptElsewhere: o } = n, s = ag[e], c = !s && o !== void 0 && a.length > 20, l = ({ reason: e }) => Number(c && e === "held"), u = a.toSorted((e, t) => l(e) - l(t)).map((t) => {
		let i = ph(t, n);
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
		title: `${s ? `${z(a.length, s)}:` : B(a.length)} ${ig[e]}`,
		rows: c ? vg(u, 19, o) : u
	};
}
function vg(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...bh(`and ${B(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function yg(e, t) {
	let n = [...Bo().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => bh(`all ${e.many}: no manifest declares any, so the project keeps them. If the file has moved, name it in lokaform.yaml`)), ...e.map((e) => yh(e, ". Prune is off, or does not cover it. If it got another name, set previously there. Otherwise, delete it in Lokalise"))];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${B(n.length)} no longer declared, and kept in the project`
	};
}
function bg(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = oh(e, {
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
function xg({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${z(e.length, "change")}`,
		rows: mg(e.map((e) => oh(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${z(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = oh(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function Sg(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map((e) => yh(e)).sort((e, t) => f(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${B(e.length)}`,
		rows: vg(r, t, n ?? "the job summary of the workflow lists")
	};
}
function Cg(e, t) {
	let n = cg(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => hh(e, n));
	return [
		gg(s),
		Dg("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		Dg("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...Eg(r, n),
		Dg("with another id or former name", a.map(gh)),
		Dg("with other values in on_create", o.map(bh)),
		...bg(r, n)
	];
}
function wg(e, t) {
	let n = cg(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => mh(e, n));
	return Dg(`waiting in the project, because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function Tg(e, t) {
	let n = {
		...cg(e, t),
		isPull: !0
	}, { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => hh(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => mh(e, n));
	return [
		Dg("in conflict: the manifest keeps its text", c("conflict")),
		Dg("undecided: the manifest keeps its text", c("undecided")),
		Dg("no longer declared", o),
		...Eg(i, n),
		wg(e, n),
		Dg("different, and kept", c(void 0)),
		...bg(i, n)
	];
}
function Eg(e, t) {
	let n = (e) => e.action === "create" ? "new" : gc(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => Dg(r, mg(e.filter((e) => n(e) === r).map((e) => oh(e, t)))));
}
function Dg(e, t) {
	return {
		part: "plan",
		title: `${B(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function Og(e, t) {
	let n = kg(Sm(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = [n, ...i].flatMap(({ scope: e }) => e?.settings_file ?? []), c = i.length + o.length > 1, l = [...i.map((e) => Ag(e, n, c, t)), ...o.map((e) => jg(e, t))];
	return {
		title: Yc(n),
		heading: V`${Xc(n)}${i.length > 1 ? V` · ${z(i.length, "project")}` : []}${s.length > 0 ? V` · ${H(Go([...new Set(s)], 3), 200)}` : []}`,
		state: Ks(n) ? "failed" : Gs(n) ? "clean" : "open",
		isUntouched: nc(n),
		lead: Pg(n, t),
		stopped: Bc(e),
		verdict: Fg(n, t),
		result: Hc(n),
		comparison: a ? tl(a) : [],
		problems: fg(r, t),
		parts: l,
		next: zg(n, t),
		legend: Vg(n, l)
	};
}
function kg(e) {
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
function Ag(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: D(i ?? o?.project.name ?? a, 200),
		heading: V`${H(i ?? a, 80)}${o ? V` · ${H(o.project.name, 80)}` : []}`,
		result: Mg(e, t),
		facts: Ng(e, t, n, r.isPullRequest && !r.unappliedBase),
		table: Qh(e),
		sections: lg(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(w)
	};
}
function jg(e, t) {
	let { name: n = "" } = e;
	return {
		name: D(n, 200),
		heading: H(n, 80),
		result: nl([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: Cg(e, t)
	};
}
function Mg(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${Lc([e])}.`;
	if (n) return t === "plan" ? qc(tc(e)).replace(/^n/, "N") : t === "status" ? kc([e]) : t === "drift" ? jc([e]) : Ec(n, i);
}
function Ng(e, { command: t }, n, r) {
	let { id: a, plan: o, target: s, results: c, backup: l, status: u } = e, d = ll(a), f = Qs(e), p = d === void 0 ? [] : [{
		is: "link",
		words: V`open in Lokalise`,
		address: d
	}], m = o && !c && t !== "drift" && !u, h = V`All differences that apply would change are shown, not only those of this pull request.`, g = tc(e);
	return i([
		V`Project ${o && !n ? V`${H(o.project.name, 80)} · ` : []}${H(a, 200)}${d === void 0 ? [] : V` · ${p}`}`,
		o?.filter && al(o.filter),
		s?.is === "not compared" && V`${Sc(h)} Lokaform could not find out which are from this pull request: ${H(s.why)}.`,
		m && Dc(o.project, g),
		m && r && Oc(o.project, g),
		l !== void 0 && V`The backup is in ${H(l)}.`,
		f !== void 0 && V`${Gc(void 0)}: ${H(f, 800)}`,
		...Kc(e)
	]);
}
function Pg(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = Zo(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? V`the ${s} ${H(o)}` : V`${o}`;
	if (t === "assignee") return V`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return V`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => tc(e).length === 0);
	return nc(e) || l && u ? V`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? V`No plan could be made for this pull request:` : l ? n === void 0 ? V`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : V`Once these changes are on ${H(n.main, 200)}, the live Lokalise project changes like this (from ${c}):` : V`No plan could be made for this pull request (from ${c}):`;
}
function Fg(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? Lg(e, t) : [Ig(e, Hc(e))];
}
function Ig(e, t) {
	let n = Sc(V`${t}`), r = e.projects.some(({ results: e }) => e);
	return Ks(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? Us(e) : Gs(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function Lg(e, { isPullRequest: t }) {
	if (!Ks(e)) {
		if (!nc(e)) return [];
		let n = t ? "This pull request" : "This plan", r = Xs(e).filter((e) => e.severity === "warning" && !me(e)), i = Sc(V`${`${n} changes nothing in the project${r.length > 0 ? `, with ${Wc(r)}` : ""}.`}`);
		return [{
			...r.length === 0 && { mark: "good" },
			words: i
		}];
	}
	let n = Xs(e), r = n.filter(Ys), a = n.filter((e) => e.severity === "error" && !Ys(e)), o = a.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", s = Bg(e) && e.projects.every((e) => tc(e).length === 0);
	return i([
		a.length > 0 && Ig(e, `${Wc(a)}. ${o}`),
		r.length > 0 && Ig(e, Rg(r)),
		s && { words: V`This pull request adds no change: what the plan changes is already pending.` }
	]);
}
function Rg(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${B(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${z(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
}
function zg(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(tc);
	if (r !== "plan" || a.length === 0 || qs(e)) return [];
	let o = Sc(V`What happens next:`);
	if (!t) return V`${o} This run only planned, and changed nothing. A run with the command apply makes these changes in the project.`;
	let s = V`${o} Nothing has been changed yet.`;
	if (n !== void 0) {
		let { branch: e, main: t, applyFrom: r } = n, i = H(Go([t, ...r], 3), 200);
		return V`${s} Merging this pull request into ${H(e, 200)} also changes nothing in Lokalise: apply writes only from ${i}. To bring the changes into Lokalise, merge them into ${H(t, 200)} as well. If apply should write from ${H(e, 200)}, add it to the input ${H("apply-from")} of plan and apply, and to the branches whose pushes start apply.`;
	}
	return V`${s} When this pull request is merged, the next apply makes these changes in the project.${Bg(e) ? V` The changes that are already pending are made as well.` : []}`;
}
function Bg({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Vg(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...Bg(e) ? [V`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [V`${Hc(e)}`] : [],
			V`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => V`${Sc(V`${e}`)}: ${t}`)
	};
}
function Hg(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${Xo(e)} · ${Zo(e.manifests)}`,
		page: ll(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function Ug(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${A(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: Ks(e),
		stopped: Bc(e),
		backups: n.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${r(e)} is in ${A(e.backup)}.`], ...Kc(e).map(Cc)]),
		restores: n.flatMap((e) => {
			let t = Qs(e);
			return t === void 0 ? [] : [`${Gc(e.name)}: ${A(t)}`];
		}),
		result: a ? Hc(e) : void 0
	};
}
function Wg(e, t, n) {
	let r = Sm(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Jm(i, o), ...a.flatMap((e) => ug(e, o))], c = !Ks(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? V` · ${H(l.name, 80)}` : [], d = Zs(r).some(({ outcome: e }) => e.state === "done"), f = i.some(({ code: e }) => e === "bad-report" || e === "no-report"), p = f ? V`❌ It is not known what was applied${u}` : d ? V`❌ Not everything was applied${u}` : V`❌ Nothing was applied${u}`, { url: m, commit: h, now: g, pullRequests: _ } = t, v = (e) => m === "" ? e : [{
		is: "link",
		words: e,
		address: m
	}], y = c ? V`Applied by ${v(V`this run`)}` : v(V`This run`), b = a.some(({ results: e }) => e), x = b ? V`: ${`${Lc(a)}.`}` : f ? V` could not read the reports of all jobs.` : V` wrote nothing.`, S = `The figures are for ${z(_, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? V`✅ Applied${u}` : p,
		lead: [
			V`${y} at commit ${H(h.slice(0, 7))} on ${$o(g)}${x}`,
			...b && _ > 1 ? [V`${S}`] : [],
			...c ? [] : [V`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? Gg(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function Gg(e) {
	let { projects: t } = e, n = (t) => Ks({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))], i = (e) => e.results ? Lc([e]) : "not applied", a = r.slice(0, 50).map((e) => V`${H(e.name ?? e.id, 80)}: ${i(e)}`), o = t.length - a.length;
	return o > 0 ? [...a, V`${`… and ${z(o, "more project")}`}`] : a;
}
// src/report/text/progressText.ts
function Kg(e, t = Infinity) {
	let n = e.count && Yg(e.count), r = (e) => n ? `${e}: ${n}` : e, i = r(Jg(e));
	return Un(i) <= t ? i : r(Jg({
		...e,
		project: void 0
	})).slice(0, t);
}
const qg = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function Jg({ phase: e, project: t }) {
	let [n, r] = qg[e];
	return t === void 0 || !r ? n : `${r} project ${Ie(t, 40)}`;
}
function Yg({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? z(e, n) : void 0 : `${B(e)} of ${z(t, n)}`;
}
function Xg({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${A(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Zg(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${A(r)} is sent again: ${a}.`]);
	};
}
function Qg(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f, file: p } = Hg(e, c), m = lg(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), h = [...$g(Qh(e), n), ...p_(m, {
		paint: t,
		width: n,
		file: p
	})], g = (e) => `  ${t(l_["!"], Cc(e))}`, _ = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [g(al(i.filter))] : []
	], v = u || s ? void 0 : Dc(i.project, i.changes), y = u ? jc([e]) : s ? kc([e]) : Ec(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), b = n === void 0 || s ? [] : f_(m, u), x = [
		...h.length > 0 ? [""] : [],
		...b.map((e) => `  ${t("dim", e)}`),
		...v ? [g(v)] : [],
		t("strong", y)
	];
	return [
		...jt(_, n),
		...h,
		...jt(x, n)
	].map(le);
}
function $g(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [He(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = o(e.map(Un));
			return e.map((e) => t === 0 ? Jt(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (o(i.map(Un)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => Yn(e, t, 4))];
}
function e_(e, { paint: t }) {
	let { comparison: n, parts: r } = Og({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", Cc(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Cc(e))] : [], ...p_(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(le);
}
function t_(e, t) {
	return Jm(e).flatMap((e) => n_(e, t));
}
function n_(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? A(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => g_(e, t))].map(le);
}
function r_({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(w), ...ug(e).flatMap((e) => n_(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${Xo(e)}`)] : [], ...i];
	});
	return [...t_(e, n), ...r.map(le)];
}
function i_(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = Ug(e), c = [
		...i ? [t("bad", Cc(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...jt(c, n), ...o].map(le);
}
function a_({ plan: e, reports: t }, n, r = []) {
	let i = t.map((e) => `The report is in ${A(n(e))}.`);
	return e !== void 0 && i.push(`The plan is in ${A(n(e))}. To apply it: ${A([
		"lokaform apply --plan",
		ts(n(e)),
		...r
	].join(" "))}`), i.map(le);
}
function o_(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o } = e, s = p_(Tg(e, i), {
		paint: t,
		width: n
	}), c = r ? "Would write" : "Wrote", l = `Pull from ${A(a)}: ${rl([e])}.`, u = jt([t("strong", `From ${A(a)} into the manifests:`)], n);
	return [
		...s.length > 0 ? [
			...u,
			...s,
			""
		] : [],
		...o.map((e) => `${c} ${A(e)}`),
		...jt([t("strong", l)], n)
	].map(le);
}
function s_(e, { paint: t, width: n, ...r }) {
	let [, ...i] = p_([wg(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(le) : [];
}
function c_(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = A(e), a = r ? "/dev/null" : `a/${i}`;
		return rh(a, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => le(e.split("	").map(A).join("	")));
	});
}
const l_ = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
}, u_ = {
	"!": "kept, or to check",
	"-": "to remove, or old",
	"~": "to update",
	"»": "to rename",
	"+": "to create, or new"
}, d_ = {
	...u_,
	"-": "in the project",
	"~": "different",
	"»": "not yet renamed",
	"+": "in the files"
};
function f_(e, t) {
	let n = e.flatMap((e) => e.rows), r = new Set(n.flatMap(({ sign: e, lines: t }) => [e, ...t.map((e) => e.sign)])), i = Object.entries(t ? d_ : u_).filter(([e]) => r.has(e));
	return i.length > 0 ? [`Signs: ${i.map((e) => e.join(" ")).join("; ")}`] : [];
}
function p_(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : jt([n("strong", e)], r),
		...m_(i, t)
	]);
}
function m_(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => {
		let { name: t, from: n, place: i } = e, a = He(t) + (n === void 0 ? "" : ` ← ${He(n)}`);
		return {
			...e,
			label: a,
			at: i ? He(Yo(i, r)) : ""
		};
	}), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = i.map(({ label: e }) => e), s = i.map(({ at: e }) => e), c = {
		labels: __(o, a),
		places: __(s, 24)
	};
	return i.flatMap((e) => h_(e, c, {
		paint: t,
		width: n
	}));
}
function h_(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => Yn(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(g_(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(l_[e.sign], e.sign)} ${Jt(i, t.labels)}${d}${Jt(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return Un(p) <= c ? [p, ...u] : [
		...Yn(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function g_(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Gh(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function __(e, t) {
	return o([0, ...e.map(Un).filter((e) => e <= t)]);
}
// src/model/variables.ts
function v_(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function y_(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const b_ = /\$\$\{|\$\{([^}]*)\}/g;
function x_(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(b_)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function S_(e) {
	return [...new Set(x_(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function C_(e, t) {
	return x_(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function w_(e, t) {
	let n = x_(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? T_(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? T_(t.slice(r), i) : r === t.length;
}
function T_(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function E_(e) {
	let [, t = "https", n = ""] = k_.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function D_(e) {
	return e.replace(k_, (t, n) => `${n}://${E_(e)}`);
}
function O_(e, t) {
	return D_(e) === D_(t);
}
const k_ = /^(https?):\/\/([^/?#]+)/i;
function A_(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const j_ = "LOKALISE_API_TOKEN", M_ = "LOKAFORM_VARIABLES", N_ = "# Files can use only these";
function P_(e) {
	let t = y_(e, M_);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [M_]: t }, r = [], i = t.startsWith(N_);
	for (let [e, a] of t.split("\n").entries()) {
		let t = a.trim(), [, o, s = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		o === void 0 ? t !== "" && !t.startsWith("#") && r.push(i ? `Line ${e} of the secret variables` : `Line ${e + 1} of ${M_}`) : n[o] = s;
	}
	return {
		values: n,
		wrong: r
	};
}
const F_ = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function I_(e) {
	return /\.(\w+)/.exec(e)?.[1] ?? "NAME";
}
function L_(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = y_(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(e.startsWith("{") ? `GitHub replaces expressions only in workflows. Write \${${I_(e)}} here. ${R_(I_(e), r)[1]}.` : `"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (a?.startsWith(`${e}=`)) return i(`The value of \${${e}} starts with "${e}=": the whole line was copied. Set only what is after it.`);
	if (F_.test(e) || U_(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it (it has ${r.allowed.join(", ")}). Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, a] = R_(e, r);
		return i(`\${${e}} is ${t}. ${a}, or ${n}.`, "unset-variable");
	}
	let o = H_(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function R_(e, { values: t }) {
	let n = `\${{ secrets.${e} }}`;
	return y_(t, e) === "" ? [`empty in ${Object.hasOwn(t, "LOKAFORM_VARIABLES") ? M_ : "the environment"}`, "The secret of its line does not exist, or is empty: correct its name, or set it"] : Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [`not set in ${M_}`, `Add the line ${e}=${n} to "variables", which the workflow passes under secrets`] : ["not set in the environment", t.GITHUB_ACTIONS === "true" ? `Add ${e}: ${n} under env of the step, or the line ${e}=${n} to "variables" of the reusable workflow` : `Set it: export ${e}=…, or load the file that has it (set -a; . ./lokaform.env; set +a)`];
}
function z_(e) {
	return F_.test(e);
}
function B_(e) {
	return /^(\$\{\{.*\}\}|(secrets|vars|env|inputs)\.[\w-]+)$/s.test(e.trim());
}
function V_(e, t) {
	if (!B_(e) && !/^(\$\{?\w+\}?|%\w+%)$/.test(e.trim())) return;
	let n = t ?? "${{ secrets.NAME }} in a workflow, or \"$NAME\" in a shell, without single quotes";
	return B_(e) ? `is an expression that GitHub did not replace. Write ${n}.` : `is the name of a variable, which nothing replaced by its value. Write ${n}.`;
}
function H_(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	let t = V_(e);
	if (t !== void 0) return t;
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function U_(e, t) {
	let n = [...Zn(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...W_(e)].some((e) => n.some((t) => t.includes(e))));
}
function W_(e) {
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
function G_({ parts: e, from: t }) {
	let n = new Set(e ? e.map((e) => e.from) : [t]);
	return [...new Set([...n].flatMap((e) => [...e?.source.languages ?? [], ...e?.file.others ?? []]))];
}
function K_(e, t, n) {
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
function q_(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return cr(t);
}
// src/kinds/field.ts
const J_ = {
	changes: [],
	kept: [],
	issues: [],
	open: []
};
function Y_(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function X_() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, a = e.equal ?? S, o = e.inPlan ?? ((e) => i.parse(e));
		return {
			...n,
			diff(t, n, i) {
				let s = t[r] === void 0 ? e.undeclared?.(i, n) : t[r];
				if (s === void 0) return J_;
				let c = e.check?.(s, i);
				if (c) return {
					...J_,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, i);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? J_ : {
					...J_,
					issues: [Y_(r)]
				};
				let u = e.desired ? e.desired(s, l, i) : o(s), d = l === void 0 ? e.unset : l;
				if (d !== void 0 && a(d, u, i)) return J_;
				let f = {
					field: r,
					...l !== void 0 && { before: l },
					after: u
				};
				return {
					...J_,
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
function Z_(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Q_(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [y(Object.fromEntries(t))];
}
// src/plan/compare.ts
const $_ = {
	kept: [],
	problems: []
};
function ev(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, {
		listed: nv(e, t, i),
		plural: wa(e, t).flatMap(({ part: n = "" }) => Ea(e, t, n) ? n : [])
	}), c = n === void 0 ? [] : e.tags(n), l = Ue(c, i.rules), u = (l === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === J_ ? [] : [{
			field: e,
			...t
		}];
	}), d = n !== void 0 && e.staysArchived(o, n, s), { leftOut: f = [] } = t, p = l === void 0 && u.length === 0 && f.length === 0 && !d;
	if (n !== void 0 && p) return $_;
	let m = {
		...t,
		values: o
	}, h = tv(e, m);
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
	if (nt(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = c.find((e) => i.rules.protectedTags.includes(e)), y = u.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = ov(i, t);
		return a === void 0 ? o : {
			...o,
			seen: bm(e.id(n), a)
		};
	})), b = v === void 0 ? [] : y.filter((t) => Ns(e.name, t)), x = y.filter((e) => !b.includes(e));
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
		place: ov(e, t).place
	}))), ne = v !== void 0 && b.length > 0 ? [{
		...h,
		id: S,
		reason: "protected",
		tag: v
	}] : [], C = [
		...ee,
		...ne,
		...te
	], w = u.flatMap((e) => e.open), T = iv(e, m, x, te);
	if (T) return {
		kept: C,
		skipped: h,
		problems: [..._, T],
		open: w
	};
	let E = Ls(e, n, x, i.project);
	if (E.length === 0) return {
		kept: C,
		problems: _,
		open: w
	};
	let re = av(e, n, E), ie = e.lastEdit(n);
	return {
		change: {
			...h,
			place: rv(h.place, E),
			ref: a,
			action: "update",
			id: S,
			identity: e.identity(o),
			...r !== void 0 && { renamed_from: r },
			seen: re,
			...ie && { edited: ie },
			...c.length > 0 && { tags: c },
			fields: E
		},
		kept: C,
		problems: _,
		open: w
	};
}
function tv(e, { file: t, span: n, values: r }) {
	let i = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return {
		kind: e.name,
		label: e.label(r),
		place: Ot(t, n, [i])
	};
}
function nv(e, t, { rules: n }) {
	if (t.from && wa(e, t).length === 0) return [];
	let r = new Set([...G_(t), ...n.pull?.completes ?? []]);
	for (let { language: e, isInWrongFile: n } of t.leftOut ?? []) n || r.delete(e);
	return [...r];
}
function rv(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function iv(e, t, n, r) {
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
function av(e, t, n) {
	return bm(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function ov(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: Ot(t, n, r)
	};
}
// src/plan/compareDeclarations.ts
function sv(e, t, n) {
	let r = [], i = [], o = [], s = new Set();
	for (let c of e) {
		let e = {
			head: t.entries[c.plural] ?? [],
			target: n.entries[c.plural] ?? []
		}, l = [...e.head, ...e.target], u = new Map(l.map((e) => [e, va(c, e.values)])), d = (e) => u.get(e) ?? va(c, e.values), f = ba(c, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(tv(c, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), l = `${c.name}:${t + 1}`;
			if (!e) {
				r.push(cv(c, n, l));
				continue;
			}
			let u = lv(c, n, e, l, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...tv(c, n),
				fields: m
			}), a(o, uv(c, n, e, u?.renamed_from !== void 0)), dv(c, n) !== dv(c, e) && s.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: o,
		changed_defaults: [...s]
	};
}
function cv(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !Fs(e)).map((e) => ov(e, t));
	return {
		...tv(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function lv(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && y(r) === y(n.after) ? [] : [ov({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = tv(e, t);
	return {
		...d,
		place: rv(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...y(s) !== y(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function uv(e, t, n, r) {
	let [i, a] = [ya(e, t), ya(e, n)];
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
		...tv(e, t),
		...n
	}));
}
function dv(e, { onCreate: t }) {
	return y([...va(e, t).texts]);
}
// src/plan/comparePlans.ts
function fv(e, t) {
	let n = hv(t.plan, yv), r = xv([e.plan, t.plan]), i = hv(e.plan, r), a = _v(e.plan), o = new Set(t.plan.kept.map(Sv)), s = new Set(wv(t).map(Tv)), c = new Set((t.plan.sends ?? []).map(Cv)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: gv(e.plan, yv, (e, t) => !n(e, t)),
		pending: gv(e.plan, yv, n),
		resolved: gv({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(Sv(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(Cv(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(Vo(e.kind).plural) && !s.has(Tv(e))), ...pv(e, t)]
	};
}
function pv(e, t) {
	let n = new Set(e.plan.kept.map((e) => y([Tv(e), "part" in e && e.part])));
	for (let e of t.plan.changes) if (e.action === "update") for (let { field: t } of e.fields) n.add(y([Tv(e), t]));
	return e.kinds.flatMap(({ kind: e, declared: i, matching: { matches: a } }) => {
		let o = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = g(o, ({ live: e }) => e ? [e] : []), c = r(() => new Set(ka(i).map(({ file: e }) => e.path)));
		return a.flatMap(({ declared: t, live: r }) => {
			if (!r || t.leftOut) return [];
			let i = e.label(t.values);
			return (s.get(r) ?? []).flatMap(({ declared: t }) => e.fields.map((e) => ({
				old: t,
				field: e
			}))).flatMap(({ old: a, field: o }) => o.toPlan(a.values).flatMap(({ part: s = o.name, after: l }) => {
				let u = Ot(t.file, t.span, [o.name]), d = {
					kind: e.name,
					label: i,
					id: e.id(r),
					part: s,
					place: u
				};
				if (Fs(l) || n.has(y([Tv(d), s]))) return [];
				if (o.role !== "text") return o.role !== void 0 && o.role !== "shape" || o.toPlan(t.values).length > 0 ? [] : [d];
				let f = o.lastWriter?.(r, s)?.edited !== void 0;
				return Ta(e, t, s) === void 0 && f && !mv(e, t, a) && c().has(Ca(e, a, s)) ? [d] : [];
			}));
		});
	});
}
function mv(e, t, n) {
	return ka([n]).some(({ from: e }) => e) && wa(e, n).length > 0 && wa(e, t).length === 0;
}
function hv({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => y([vv(e), t]))));
	return (e, t) => n.has(y([e, t]));
}
function gv({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = vv(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		if (a.length === 0) return [];
		let { renamed_from: o, ...s } = e, c = a.some(({ field: t }) => Ho(e.kind, t).role === "identity");
		return [{
			...s,
			...o !== void 0 && c && { renamed_from: o },
			fields: a
		}];
	});
}
function _v({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(Tv)), r = new Set(t.map(({ kind: e, label: t }) => y([e, t])));
	return (e) => r.has(y([e.kind, e.label])) || e.action === "destroy" && n.has(Tv(e));
}
function vv(e) {
	return e.action === "create" ? y([
		e.kind,
		"new",
		e.identity
	]) : y([e.kind, String(e.id)]);
}
function yv(e) {
	return e.action === "update" ? e.fields.map(bv) : e.action === "destroy" ? [y(["destroy", e.how])] : [y(["create", ...e.fields.map(bv).toSorted()])];
}
function bv({ field: e, part: t, after: n }) {
	return y([
		e,
		t ?? null,
		n
	]);
}
function xv(e) {
	let t = e.flatMap(({ changes: e }) => [...s(e, vv)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => y([e, t ?? null])) : n.has(vv(e)) ? yv(e) : [e.action];
}
function Sv(e) {
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
function Cv({ variable: e, host: t }) {
	return y([e, t]);
}
function wv({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function Tv({ kind: e, id: t }) {
	return y([e, String(t)]);
}
// src/settings/changedSettings.ts
function Ev(e) {
	return new Map(xn.filter((e) => e !== At).flatMap((t) => {
		let n = e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function Dv(e) {
	let t = xn.flatMap((t) => e.flatMap((e) => e.get(t) === void 0 ? [] : [[an(t), e.place(t)]]));
	return new Map(t.reverse());
}
function Ov(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || Av(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function kv(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => Av(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(un) === r);
}
function Av(e, t) {
	return e !== "" && cl(e).toLowerCase() === cl(t).toLowerCase();
}
function jv(e, t) {
	return xn.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return y(r ?? null) === y(i ?? null) ? [] : [{
			name: an(n),
			...r !== void 0 && { before: Mv(r) },
			...i !== void 0 && { after: Mv(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const Mv = (e) => typeof e == "string" ? e : JSON.stringify(e), Nv = t((e) => {
	let t = xn.filter(({ file: t }) => t === e || t === "both"), n = t.filter(({ parent: e }) => e === void 0), r = [...new Set(t.flatMap(({ parent: e }) => e ?? []))], i = (e) => {
		let t = e.map(({ name: e, schema: t }) => [e, t.exactOptional()]);
		return {
			members: e,
			schema: cr(Object.fromEntries(t))
		};
	};
	return {
		plain: n,
		top: i([...n.map(Iv), ...r.map(Lv)]),
		groups: r.map((e) => ({
			name: e,
			...i(t.filter(({ parent: t }) => t === e))
		}))
	};
});
function Pv(e, t, n = []) {
	let { plain: r, ...i } = Nv(n.length > 0 ? "entry" : "top"), o = n.length > 0 ? "an entry of projects" : "lokaform.yaml", s = Rv(e, t, {
		...i.top,
		thing: o,
		within: n
	}), c = ({ name: r, ...i }) => {
		let a = Fv(t, r), o = [...n, r], s = {
			...i,
			thing: o.join("."),
			within: o,
			group: r
		};
		return Rv(e, p(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, l = new Map(i.groups.map((e) => [e.name, c(e)])), u = [s, ...l.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: i } of r) {
		let r = Fv(t, n), o = i && Array.isArray(r.value) ? Tp(e, r, i).problems : [];
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
			namePlace: (e, ...n) => Ot(m, t.span, [...f(e), ...n])
		},
		problems: u
	};
}
function Fv({ value: e, span: t }, n) {
	return {
		value: p(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function Iv(e) {
	return e.entries ? {
		...e,
		schema: dr(er()).refine(...ln)
	} : e;
}
function Lv(e) {
	let t = ({ example: e }) => typeof e != "object" && e !== "all", n = `a mapping such as { ${xn.filter((n) => n.parent === e && t(n)).slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }${e === "prune" ? ", next to owner: NAME" : ""}`;
	return {
		name: e,
		schema: ur(N(), er()),
		expects: n
	};
}
function Rv({ file: e, textAt: t }, { value: n, span: r }, { group: i, schema: a, ...o }) {
	let s = [], c = (t) => {
		let n = Ot(e, r, [t]), a = Yt("setting", an({
			parent: i,
			name: t
		}), { place: n });
		return a && s.push(a), !a;
	}, l = Object.entries(p(n) ? n : {}).filter(([e]) => c(e)), u = p(n) ? Object.fromEntries(l) : n ?? {}, d = a.safeParse(u).error?.issues ?? [], f = d.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), m = new Set([...f, ...d.flatMap(({ path: [e = []] }) => e).map(String)]), h = new Map(o.members.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), g = i === void 0 ? Zt : void 0, _ = {
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
		problems: [...s, ...Np(d, _)]
	};
}
// src/settings/configFile.ts
function zv(e, t) {
	return I(t.working, M(Ut, e) ?? Ut.default);
}
async function Bv(e, t) {
	let n = zv(e, t), r = L(n, t), i = [...We, gn].map((t) => M(t, e) ?? []), a = i.some(({ length: e }) => e > 0) ? [L(t.working, t), ...i] : [];
	if (r === Ut.default && a.length === 0) return;
	let o = r !== Ut.default && await Ri(n, t);
	return {
		id: bm(r, a),
		...o && { settings_file: r }
	};
}
async function Vv(e, t) {
	let n = zv(e, t), r = M(Ut, e) === void 0 || t.commit && !await Ri(n, t), i = r ? zv({}, t) : n;
	if (r && !await Ri(i, t)) return { problems: t.commit ? [] : await Hv(t) };
	let a = L(i, t), o;
	try {
		o = Ni(await Mi(i, t));
	} catch (n) {
		if (n instanceof Yr) throw n;
		let [r] = (await zi(Tr(i), F(i))).filter((e) => e !== Tr(i)), o = await ki(t.working, void 0) ?? t.displayRoot, s = I(o, M(Ut, e) ?? ""), c = r === void 0 ? await Ri(s, {}) ? ` The path is relative to the working directory: write ${L(s, { displayRoot: t.working })}.` : "" : ` Did you mean "${L(I(F(i), r), t)}"?`, l = `The settings in ${a} cannot be read: ${pi(n)}${c}`;
		return { problems: [O("not-read", l)] };
	}
	let s = ip(a, o, { most: ap });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = Wv(s, F(i));
	return {
		config: c,
		problems: fm([...s.problems, ...l], [])
	};
}
async function Hv({ working: e, confined: t }) {
	let n = Ut.default, r = (e, t) => O("unread-manifest", `${e} is not read, because ${t}.`, { severity: "warning" });
	if (!await Bi(e, {})) {
		let t = `The working directory ${e} does not exist. Correct it (in the action: working-directory).`;
		return [O("not-read", t)];
	}
	let i = await zi(n, e), a = i.length > 0 ? void 0 : await ki(e, void 0) ?? t?.workspace, o = [];
	for (let t = e; a !== void 0 && Oi(t, a); o.push(t)) t = F(t);
	let s = i.length > 0 ? [] : (await Br(e)).map((t) => I(e, t));
	for (let t of [...o, ...s]) {
		let i = L(I(t, n), { displayRoot: e }), a = `it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config)`;
		if (await Ri(I(t, n), {})) return [r(i, a)];
	}
	return i.map((e) => r(e, e === n ? "it is a folder. Make it a file" : `of its name. Rename it to ${n}`));
}
const Uv = 1e3;
function Wv(e, t) {
	let n = Pv(e, e), r = Gv(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: ot([...n.problems, ...r?.problems ?? []])
	};
}
function Gv(e, t) {
	let n = t.get(At);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(O("bad-setting", e, { place: t }));
	t.get(k) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(k));
	let o = new Map(), s = Object.keys(n);
	if (s.length > Uv) return i(`The setting projects has ${s.length.toLocaleString("en-US")} entries. Use at most ${Uv.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(At)), {
		entries: o,
		problems: r
	};
	let c = Fv(e, At.name);
	s.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(At));
	let l = new Map();
	for (let t of s) {
		let n = Ot(e.file, c.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: s, problems: u } = Pv(e, Fv(c, t), [At.name, t]);
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
function Kv(e, t) {
	let n = Z(gn, t), r = Xv(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? M(i, t.raw) : Z(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Z(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Z(xe, t),
		writers: Z(Ft, t),
		overwrite: Z(ve, t),
		accept: Z(E, t),
		placeholders: Z(Sn, t),
		incoming: {
			review: Z(Ln, t),
			checks: Z(Ht, t)
		},
		checks: qv(t),
		pull: void 0,
		filter: n,
		owner: Z(je, t),
		prune: Object.fromEntries(i),
		pruneBy: Z(gt, t),
		onProblem: Z(ft, t),
		protectedTags: Z(Oe, t),
		limits: Object.fromEntries(a),
		allowRemovals: Z(en, t),
		allowWrongProject: Z(Le, t)
	}, s = e.flatMap((e) => Qv(e, o, t)), c = e.some(({ settings: e }) => (Z(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = ty(gt, t) ?? {};
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
function qv(e) {
	let t = Z(qt, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Z(fn, e) ?? { severity: "off" }, o = [
		...zt.map((t) => [t.name, Z(t, e)]),
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
function Jv(e) {
	let t = [...Yv(fn, e)].filter(([, { value: e }]) => p(e));
	return new Map([...t, ...Yv(xe, e)]);
}
function Yv(e, t) {
	let { value: n = {}, part: r } = ty(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function Xv(e) {
	return We.some((t) => M(t, e) !== void 0);
}
function Zv(e, t) {
	let n = (M(gn, e) ?? []).length > 0;
	if (!n && (!Xv(e) || M(yt, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (sn.flatMap((t) => [M(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = We.map((e) => `--${T(e)}`).join(" or "), a = n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${T(yt)}.`;
	return [O("bad-setting", `Prune is off in this run, because ${a}`, { severity: "notice" })];
}
function Qv(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = an(a), { place: s } = ty(a, n) ?? {}, c = (e) => O("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = tm(e, t), d = u === "owned" && t.owner === void 0 && !l(je), f = `With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`, p = u !== "off" && em(e, t) === void 0 && !l(gt), m = `The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`;
	return [...d ? [c(f)] : [], ...p ? [c(m)] : []];
}
const $v = [[Mt, "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"], [st, "it declares keys that no manifest has, and --filter chooses declared keys"]];
function ey(e) {
	return M(gn, e) === void 0 ? [] : $v.filter(([t]) => M(t, e)).map(([e, t]) => {
		let n = `--filter cannot be used with --${T(e)}: ${t}. Remove one of them.`;
		return O("bad-setting", n);
	});
}
function ty(e, { raw: t, environment: n, parts: r }) {
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
	return ty(e, t)?.value;
}
// src/settings/workflowFile.ts
function ny({ GITHUB_WORKFLOW_REF: e = "" }) {
	return /^[^/]*\/[^/]*\/([^@]+)/.exec(e)?.[1];
}
async function ry(e, t, n) {
	let r = ny(e);
	if (r === void 0) return;
	let i = (await ai(I(t, r), "utf8").catch(() => "")).split("\n"), a = i.findIndex((t) => t.trim() === `${e.GITHUB_JOB}:`), o = /^ */.exec(i[a] ?? "")?.[0].length ?? 0, s = RegExp(`^ {0,${o}}[^ #]`), c = i.findIndex((e, t) => a >= 0 && t > a && s.test(e)), l = i.indexOf("jobs:"), u = i.flatMap((e, t) => {
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
const iy = /(?:\binput |in the action: |does not use |^The value of |^There is no (?=command ")|\bset (?=ref\b)|Remove (?=ref\b|publish\b)|the (?=permission\b))([\w-]+)/i, ay = /uses:\s*["']?lokaform\/lokaform(?:\/pull|\/\.github\/workflows\/[\w.-]+)?@/;
function oy(e, t, n) {
	let r = async (e) => n === void 0 ? void 0 : await ry(t, n, e), i = e.map(async (e) => {
		let [, t, n] = /^(?:unset-variable|no-token)$/.test(e.code) && /\$\{(\w+)\} is (not set|empty)/.exec(e.message) || [], [, i = t] = iy.exec(e.message) ?? [], a = i && await r(RegExp(`(?:^|[\\s{,])["']?${i}s?["']?[:=](?:.*\\b(vars|secrets)\\.)?`)), o = t !== void 0 || !e.place && e.message.startsWith("This step "), s = t !== void 0 && e.message.includes("LOKAFORM_VARIABLES"), c = !a && s && await r(/^\s*variables:/), { place: l, found: u } = a || c || o && await r(ay) || {};
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
async function sy(e, t) {
	let n = ".github/workflows", r = (await Br(I(e, n)).catch(() => [])).filter((e) => /\.ya?ml$/.test(e)).sort(), i = async (t) => ip(t, await ai(I(e, t), "utf8").catch(() => "")), a = (await Promise.all(r.map((e) => i(`${n}/${e}`)))).flatMap(fy), o = a.filter(({ step: e }) => py(e, "with", "command") === "apply"), s = ({ yaml: e, path: t }, n) => {
		let r = j(e.file, e.span, t);
		return [O("bad-setting", n, {
			severity: "warning",
			scope: "change",
			place: r
		})];
	}, [c] = o;
	if (!c && a.some(({ step: e }) => py(e, "with", "command") === dy)) return [];
	if (!c) {
		let e = a.find(({ yaml: e, step: t }) => {
			let n = py(e.value, "on");
			return (n === "push" || (Array.isArray(n) ? n.includes("push") : "push" in Object(n))) && ay.test(`uses: ${py(t, "uses")}`) && !py(t, "with", "command");
		}), t = Object.keys(Object(py(e?.step, "with"))).find((e) => Pt(e, ["command"])), n = t === void 0 ? "" : ` The input ${t} does not exist. Did you mean command?`;
		return e ? s(e, `${uy}${n}`) : [];
	}
	let l = ["continue-on-error"], u = o.find(({ step: e }) => py(e, ...l));
	if (u) return s({
		...u,
		path: [...u.path, ...l]
	}, "With continue-on-error, a run whose apply failed counts as one that applied. Remove it.");
	let d = o.map(({ step: e }) => String(py(e, "with", "only") ?? "${{ all }}")), f = t.only.filter((e) => !d.some((t) => t.includes("${{") || t.split(/[\s,]+/).includes(e)));
	if (f.length > 0) return s({
		...c,
		path: [
			...c.path,
			"with",
			"only"
		]
	}, `No step with command: apply has the project ${b(f.slice(0, 3))}, because only leaves it out. Add it, or remove only.`);
	if (o.length === 1 && py(c.step, "with", "filter")) return s({
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
		], r = py(c.yaml.value, ...n), i = Array.isArray(r) ? r.map(String) : ["**"];
		if (i.length * t[e].length > cy || i.some((e) => Bn(ly(e)))) return [];
		let a = i.map((e) => ({
			excludes: e.startsWith("!"),
			patterns: Gt(ly(e))
		})), o = (e) => a.findLast(({ patterns: t }) => t.some((t) => Lt(t, e, !0))), l = t[e].filter((e) => o(e)?.excludes ?? !0), [u, d] = e === "branches" ? ["to", "Add it"] : ["that changes only", "Remove paths: if another push overtakes an apply, only a run for that push can apply"], f = `A push ${u} ${b(l.slice(0, 3))} does not start this workflow, which applies, because ${e} leaves that out. ${d}.`;
		if (l.length > 0) return s({
			...c,
			path: n
		}, f);
	}
	return [];
}
const cy = 1e6;
function ly(e) {
	return e.replace(/^!/, "");
}
const uy = "This step only plans, and no workflow has a step with command: apply. To write to the project on push, add command: apply.", dy = "?";
function fy(e) {
	let t = (e) => Object.entries(Object(e));
	return t(py(e.value, "jobs")).flatMap(([n, r]) => {
		let i = ["jobs", n], [a, o] = [py(r, "uses"), py(r, "with")], s = /^lokaform\/lokaform\//.test(String(a)) ? "apply" : "?";
		return a ? [{
			yaml: e,
			path: i,
			step: { with: {
				...Object(o),
				command: s
			} }
		}] : t(py(r, "steps")).map(([t, n]) => ({
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
function py(e, ...t) {
	return t.reduce((e, t) => Object(e)[t], e);
}
// src/settings/token.ts
async function my(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [O("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await ai(I(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${pi(e)}`);
	}
}
const hy = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function gy(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => y_(t, e.get(un) ?? "")).filter((e) => e !== void 0 && H_(e) === void 0), i = [
		n,
		t[j_],
		y_(t, "INPUT_TOKEN"),
		...r,
		..._y(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function _y(e) {
	return Object.entries(e).flatMap(([e, t]) => hy.test(e) && t || []);
}
const vy = O("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file.");
function yy(e) {
	return e[M_]?.startsWith(N_) === !0;
}
function by(e) {
	return e === "apply" ? "LOKALISE_APPLY_TOKEN" : "LOKALISE_PLAN_TOKEN";
}
function xy(e, t, n) {
	let r = yy(t) ? by(e) : "token";
	return ry(t, n, RegExp(`(?:^|[\\s{,])${r}:\\s*(?:["']?\\$\\{\\{\\s*((?:secrets|vars|env)\\.\\w+)|["']?\\w[\\w-]{15})`));
}
function Sy(e, t, n) {
	let r = by(e), i = ny(t) ?? "the workflow", a = `There is no API token: ${n ? `${n.found} of this line does not exist, or this job cannot use it. ${/^secrets/.test(n.found) ? "Create the secret in the settings of the repository, or correct its name." : "Tokens are secrets: write secrets.NAME here."}` : yy(t) ? `the reusable workflow got no secret ${r}. In ${i}, the job that calls it needs the line ${r}: \${{ secrets.${r} }} under secrets, even if an environment has the secret, because secrets: inherit works only within an organization.` : `the input token is empty in ${i}. The step needs the line token: \${{ secrets.NAME }}, with the name of a secret in the settings of the repository.`} The secret of an environment is only in jobs with the line environment.`;
	return O("no-token", a, n && { place: n.place });
}
function Cy(e) {
	let t = V_(e);
	return t !== void 0 || e.trim() === "" ? t : /^["']?bearer\s/i.test(e) ? "starts with the word Bearer. Write only the token, which comes after it." : /^\w+=/.test(e) ? "starts with a name and =: the whole line was copied. Write only what comes after the =." : /["'\s]/.test(e) ? "has quotes, spaces or line breaks. Write only the token." : void 0;
}
function wy(e, t) {
	let { usable: n, environment: r, runToken: i, tokenFrom: a, tokenLine: o, target: s, named: c } = t, l = e?.get(un);
	if (!e || l === void 0) {
		let e = Cy(i ?? ""), n = t.isAction ? Sy(t.command, r, o) : vy, s = o && { place: o.place }, c = `The API token (from ${a}) ${e}`, l = e === void 0 ? [] : [O("bad-setting", c, s)];
		return {
			token: i,
			problems: i === void 0 ? [n] : l
		};
	}
	let u = (t, n = "bad-setting") => ({
		token: void 0,
		problems: [O(n, t, { place: e.place(un) })]
	});
	if (!Ty(l, n)) return u(`The setting token_env must not be ${l}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (s && !n.allowed && l !== "LOKALISE_API_TOKEN" && !kv(s, c, l)) return u(`A pull request must not choose ${l} as token_env, nor a commit that is not the one of the run. Only the settings of the target, or of the run's commit, can, and ${s.is === "missing" ? `those settings cannot be read: ${s.why}` : "they do not use it for this project"}. Nothing was sent. Add ${l} to the input allow-variables, which then needs all variables of the files, or use a variable that those settings use.`);
	let d = y_(n.values, l) || void 0;
	if (d === void 0) {
		let [e, t] = R_(l, n);
		return u(`\${${l}} is ${e}. It must contain the API token of this project. ${t}.`, "no-token");
	}
	let f = Cy(d) ?? H_(d);
	return f === void 0 ? {
		token: d,
		problems: []
	} : u(`The value of ${l}, which must contain the API token of this project, ${f}`);
}
function Ty(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : z_(e) || U_(y_(t, e) ?? "", _y(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function Ey(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = Di }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await Vv(t, n), p = await my(M(Hn, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), { confined: h } = n, g = h && await xy(e, r, h.workspace), _ = g?.found ?? "the input token", v = o ? _ : p.token ? "the token file" : j_, { values: y, wrong: b } = P_(r), x = gy(d, {
		...r,
		...y
	}, m), S = {
		values: y,
		tokens: x,
		allowed: M(St, t)
	}, ee = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, te = Z(Et, ee), ne = Gy(t, d, a), C = e !== "validate" && !te, w = {
		raw: ne.names.length > 1 ? {
			...t,
			[T(k)]: []
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
	}, E = d === void 0 && nt(f), re = (e) => Ay(e, e === void 0 ? void 0 : d?.projects?.get(e), w), ie = E ? [] : ne.names.map(re), ae = ie.map(({ settings: e }) => e), oe = ne.others.map((e) => re(e).settings), se = ({ showTexts: e }) => e, le = {
		kinds: Bo(),
		command: e,
		apiUrl: Z(Je, ee),
		projects: ae,
		others: oe.flatMap(({ manifests: e }) => e ?? []),
		showTexts: ae.every(se) && (!u || u.is === "read" && u.projects.every(se)),
		usable: S,
		secrets: [...x.map(Qe), ...[...ae, ...oe].flatMap((e) => e.secrets)],
		timeLimit: Z(at, ee),
		...Oy(t, ee, n),
		scope: await Bv(t, n),
		combines: !1,
		matrix: te,
		reports: [],
		backupDir: ky(M(Te, t) ?? i, n),
		restoreFlags: Pn(t, [
			Ut,
			...d ? [k] : [],
			Hn,
			Je
		])
	}, ue = ie.flatMap((e) => e.problems), de = w.online && ae.some(({ inFile: e }) => e.get(It) !== !1), fe = [
		...p.problems,
		...pn(t),
		...f.filter(({ message: e }) => !ue.some((t) => t.message.endsWith(e))),
		...ne.problems,
		...ue,
		...w.online ? Zv(t, d) : [],
		...ey(t),
		...b.map(Dy)
	], pe = w.isAction && e === "plan" ? [ve, en] : [];
	for (let e of pe.map(T).filter((e) => t[e])) {
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
	let me = await oy(fe, r, h?.workspace);
	return {
		settings: le,
		problems: ce(me)
	};
}
function Dy(e) {
	let t = `${e} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`;
	return O("variable", t);
}
function Oy(e, t, n) {
	return {
		format: Z(Xt, t),
		detailedExitcode: Z(yn, t),
		all: Z(Rt, t),
		publish: Z(Nn, t),
		failOnDrift: Z(Rn, t),
		applyFrom: Z(te, t),
		yes: Z(on, t),
		verbose: Z(ue, t),
		quiet: Z(qn, t),
		force: Z(ie, t),
		out: ky(M(Xn, e), n),
		report: [...new Set(Z(se, t).map((e) => I(n.working, e)))],
		plan: ky(M(Mt, e), n),
		configFile: zv(e, n)
	};
}
function ky(e, { working: t }) {
	return e === void 0 ? void 0 : I(t, e);
}
function Ay(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, tokenLine: c, online: l, isCompared: u, target: d } = n, f = [t, a?.top].filter((e) => e !== void 0), p = {
		raw: r,
		environment: i,
		parts: f
	}, m = f[0]?.get(k) ?? "${}", h = /^\$\{\w*\}/.test(m) ? Ly : {
		...Vy(m, o, f[0]?.place(k)),
		id: ""
	}, g = l ? zy(f[0], n) : h, _ = {
		name: e,
		id: g.id ?? ""
	}, v = wy(t, {
		...n,
		named: _
	}), y = Kv(Bo(), p), b = !(u && f.some((e) => e.isBroken(It))) && Z(It, p), x = n.unread !== void 0 && g.problems.some(({ code: e }) => e === "no-project"), S = {
		name: e,
		id: g.id ?? "",
		secrets: g.secrets,
		token: v.token,
		tokenFrom: t?.get(un) ?? s,
		tokenPlace: t?.get(un) ? t.place(un) : c?.place,
		manifests: x ? void 0 : jy(p, n),
		rules: y.rules,
		flags: Pn(e === void 0 ? r : {
			...r,
			only: [e]
		}, vn.settings),
		inFile: Ev(f),
		places: Dv(f),
		pulledLanguages: ty(Ye, p),
		languagePlaces: Jv(p),
		required: Yv(M(kt, r) ? kt : Dn, p),
		useAutomations: Z(pe, p),
		snapshot: Z(Mn, p),
		concurrency: Z(Kt, p),
		rate: Z(tt, p),
		showTexts: b && Ov(d, _)
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
function jy({ raw: e, parts: t }, { config: n, working: r, unread: i }) {
	let a = n?.folder ?? r, o = {};
	for (let n of We) {
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
	let s = My(t, a);
	return s && {
		kinds: Bo(),
		globs: o,
		texts: s,
		folder: a,
		unread: i
	};
}
function My(e, t) {
	if (e.some((e) => e.isBroken(bn))) return;
	let n = e.find((e) => e.get(bn) !== void 0);
	return n?.get(bn)?.map((e, r) => {
		let { language_map: i = {}, key_name: a = "{path}", plurals: o = "none", names: s = "plain", separator: c = s === "lokalise" ? "::" : ".", filenames: l = s === "lokalise" ? "/" : void 0, ...u } = e, d = u.language === void 0 ? u.languages : [u.language], f = {
			place: n.place(bn, r, "files"),
			languagePlaces: u.languages?.map((e, t) => n.place(bn, r, "languages", t))
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
const Ny = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, Py = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Fy = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Iy = {
	where: "the setting project",
	instead: "write the id itself"
}, Ly = {
	secrets: [],
	problems: []
};
function Ry(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [O(n, e, { ...t && { place: t } })]
	};
}
function zy(e, t) {
	let n = By(e, t), { id: r } = n, i = M(ht, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === cl(r))) return n;
	let a = [...t.config?.projects ?? []].filter(([e]) => i.includes(e));
	if (a.length > 0 || !i.some((e) => /^[\da-f]+\.\d+/i.test(e))) {
		let t = a.map(([e, t]) => `${t.get(k)} for ${e}`);
		return t.length === 0 && t.push(`${e?.get(k) ?? "the id"} for ${i[0]}`), {
			...Ry(`--allow-projects (in the action: allow-projects) takes ids, not the names of entries: write ${t.join(", ")}. Nothing was sent.`, void 0, "project-not-allowed"),
			secrets: n.secrets
		};
	}
	let o = M(k, t.raw) !== void 0, s = o || e?.get(k) === void 0 ? void 0 : e.place(k), c = o ? "--project (in the action: project)" : s ? "lokaform.yaml" : "the backup", [l, u] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...Ry(`The project ${l} of ${c} is not in the list of --allow-projects (in the action: allow-projects)${u}. Nothing was sent. Correct its id there, or the list in the workflow.`, s, "project-not-allowed"),
		secrets: n.secrets
	};
}
function By(e, { raw: t, usable: n, config: r, backupProject: i, unread: a }) {
	let o = M(k, t);
	if (o !== void 0) return Hy(o);
	let s = e?.get(k);
	return e && s !== void 0 ? Vy(s, n, e.place(k)) : e?.isBroken(k) || r?.projects ? Ly : i === void 0 ? Ry(a ? `The project is not set: ${a}` : "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : S_(i).length > 0 ? Vy(i, n, void 0) : {
		...Ly,
		id: i
	};
}
function Vy(e, t, n) {
	if (S_(e).length === 0 || B_(e)) return Uy(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return Ry("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = L_(r, Iy, t);
	if ("message" in o) return Ry(o.message, n, o.code);
	let { value: s } = o;
	if (!Fy.test(s)) return Ry(`The value of ${a} ${Wy}`, n);
	let c = Uy(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, cl(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Hy(e, t = "project") {
	let [n, r] = Py.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Uy(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? Ry(`${i} is the URL of a branch. Give the id with :branch after it.`) : Uy(r.replace(/%3a/i, ":"), i);
}
function Uy(e, t, n) {
	let [, r] = n ? Py.exec(e) ?? [] : [];
	if (r !== void 0) return Ry(`${t} is a URL. Write only the id in it: ${r}.`, n);
	let i = V_(e, n && "${NAME}, and set NAME in the environment (in a workflow: in env)") ?? Wy;
	return Ny.test(e) ? {
		...Ly,
		id: e
	} : Ry(`${t} ${i}`, n);
}
const Wy = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function Gy(e, t, n) {
	let r = M(On, e), i = t?.projects && [...t.projects.keys()];
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
		let t = An(e, i) || ` There are ${i.join(", ")}.`;
		return [O("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(k) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [k, ...We] : [];
	for (let t of c.filter((t) => M(t, e) !== void 0)) {
		let e = `The option --${T(t)} (in the action: ${T(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(O("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/plan/languages.ts
function Ky(e, t) {
	let n = jo(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t), a = e.kinds.flatMap(({ fields: e }) => e.map(({ name: e }) => e));
	return [
		...Yy(e, t),
		...Xy([...i, ...Jy(e)], t, a),
		...tb(r, t)
	];
}
function qy(e) {
	return ka(Object.values(e).flat()).flatMap(({ from: e }) => e ?? []);
}
function Jy({ entries: e }) {
	let t = qy(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], languagePlaces: t = [], ...n }) => e.map((e, r) => ({
		language: e,
		count: 0,
		place: t[r] ?? n.place,
		ofText: !0,
		inSource: !0
	})));
}
function Yy({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [O("project-type", o, { scope: "project" })];
}
function Xy(e, t, n) {
	if (!t.languages) return [];
	let r = t.languages.map(({ iso: e }) => e), i = e.filter(({ language: e }) => !r.includes(e));
	return [...s(i, ({ language: e }) => e)].map(([e, [i, ...a]]) => {
		let o = a.reduce((e, t) => e + t.count, i.count), s = n.includes(e) ? ` If it is the field ${e}, indent it less.` : Bt(e, r), c = [i, ...a].find((e) => e.count === 0), l = c ? "here" : o > 1 ? `from the manifests ("${e}" is in ${o} places; this is the first)` : "here", u = `${i.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${l}.`, d = s === "" ? u.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${u}`, f = s || ` Its languages: ${r.slice(0, 20).join(", ")}.`, p = `Project ${t.name} has no language "${e}".${f} ${d}`;
		return O("unknown-language", p, {
			place: (c ?? i).place,
			scope: "project"
		});
	});
}
function Zy({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = qy(e.entries);
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => mn(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [O("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const Qy = /(?:^|\/)values\/[^/]+\.xml$/;
function $y({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => Qy.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function eb(e, { name: t, languages: n }, r) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let a = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${Bt(e, i) || ` Its languages: ${i.slice(0, 20).join(", ")}.`}`, [o, s] = r === "error" ? ["error", "project"] : ["warning", "change"];
		return [O("unknown-language", a, {
			...n && { place: n },
			severity: o,
			scope: s
		})];
	});
}
function tb(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [O("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function nb({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function rb({ projects: e, usable: t }, n, r = {}) {
	let i = [], o = [];
	for (let s of e) {
		if (!s.manifests) continue;
		let e = await ab(s, {
			...s.manifests,
			kinds: r.kinds ?? s.manifests.kinds
		}, t, n, r);
		if (!e) break;
		a(o, e.problems.map(sb(s, e.isDoubtful)));
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
		problems: [...o, ...cb(i)]
	};
}
async function ib(e, t, n, r, { signal: i = Di, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, rows: u, problems: d } = await vs(t, e, r, i), f = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), p = 0, m = om(t.kinds, c, n, a), h = m.next();
	for (; !h.done && !i.aborted;) await qr(), o?.({
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
		textFiles: im(c)
	};
}
async function ab(e, t, n, r, i) {
	let a = await ib(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l) return a;
	if (!i.findProject) return c ? ob(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await ib(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = nn(f.problems) ? [] : Zy(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...qy(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function ob(e, t) {
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
function sb({ rules: e }, t = !1) {
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
function cb(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => lb(t, e) !== void 0), a = i && lb(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [O("bad-setting", o)];
	});
}
function lb(e, t) {
	let [n, r] = [e, t].map(({ settings: e }) => e.inFile.get(k));
	if (e.settings.id === t.settings.id) return n === r ? void 0 : "are the same project";
	if (cl(e.settings.id) !== cl(t.settings.id)) return;
	let i = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return i && `are branches of one project, whose ${i.plural} they both declare`;
}
// src/run/target.ts
const ub = {
	entries: {},
	variables: new Map()
};
async function db(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => Ey(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[T(On)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await rb({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => v_(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), x = [...g.filter(({ code: e }) => !mb.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !pb.includes(t));
	return x ? {
		is: "missing",
		why: hb(x)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function fb(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await Ey("plan", {
		...e,
		[T(On)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: hb(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const pb = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], mb = ["unset-variable", "project-not-allowed"];
function hb({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Yo(t)}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function gb(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(k);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? ub, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? nb(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: jv(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function _b(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return O("undeclared-project", t, { severity: "warning" });
	});
}
function vb(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? hb(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...fv(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function yb({ kinds: e }, { problems: t }, n, r) {
	if (nt(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(bb(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => {
			let [n, r] = [c.get(t), l.get(t)], i = [n, r].some((e) => e && !e.settings.showTexts);
			return {
				...t !== void 0 && { name: t },
				...sv(e, n?.declared ?? ub, r?.declared ?? ub),
				settings: jv(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
				...i && { hide_texts: !0 }
			};
		})
	};
}
function bb(e, t) {
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
function xb(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o } = e, s = Zg(t), c, l = 0, u, d = () => {
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
function Sb(e, t) {
	return xb({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e) => t(Kg(e)),
		hide: () => {},
		print: t
	});
}
// src/host/terminal.ts
function Cb(e) {
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
		showProblems: (e) => wb(t_(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => kn(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => Tb(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => jb(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function wb(e, { error: t, errorScreen: { width: n } }) {
	jt(e, n).forEach(t);
}
function Tb(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = Eb(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(Xg(e));
		},
		...s ? void 0 : Ob(n, u),
		onPlan: (r) => kb(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new xo({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function Eb(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(Db(r, i, t));
	};
}
function Db({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(lc)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = qo(s, e), u = o === s ? l : `${B(o)} of ${l}`, d = n.filter(ec).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${B(d)} in part` : ""}`;
}
function Ob({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? xb({
		now: t,
		first: 700,
		every: 200,
		show: (e) => r.show(Kg(e, r.columns())),
		hide: () => r.erase(),
		print: n
	}) : Sb(t, n);
}
async function kb(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = Ab(t, r);
	if (l && r.showPlan && (!t.quiet || c) && Qg(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || Qg(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return jt(t_(e.problems, d), f).forEach(i.prompt), kn("Apply this plan?", c, n);
}
function Ab({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function jb(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(rn(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (wb(r_(e, s.paint), i), c !== "text") return;
	if (l && [
		"plan",
		"drift",
		"status"
	].includes(u)) for (let n of e.projects) {
		let e = Qg(n, {
			...Ab(t, r),
			width: void 0
		}).slice(-1);
		jt(e, o.width).forEach(i.out);
	}
	Ks(e) ? i_(e, s.paint, s.width).forEach(i.error) : i_(e, o.paint, o.width).forEach(i.out);
	let d = (e) => L(e, { displayRoot: a });
	if (l) return;
	let f = Pn(r.raw ?? {}, De("option", ["apply"])).map(ts), p = jt(Mb(e, t, r, f), o.width);
	[...a_(n, d, f), ...p].forEach(i.out);
	let m = Xs(e).filter(({ severity: e }) => e === "error").find(({ code: e }) => e !== "not-confirmed")?.code;
	m && s.width !== void 0 && wb([s.paint("dim", `More about ${m}: lokaform explain ${m}`)], i);
}
function Mb(e, { command: t, out: n }, { raw: r }, i) {
	return t !== "plan" || !r || n !== void 0 || qs(e) || !zs(e) ? [] : [`To make ${Xs(e).some(Ys) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes"}: ${A(["lokaform apply", ...i].join(" "))}`];
}
// src/model/verdict.ts
const Nb = () => void 0, Pb = () => ({ is: "write" });
function Fb({ id: e, language: t }) {
	return y([e, t]);
}
// src/plan/filter.ts
const Ib = [
	"key:",
	"tag:",
	"file:"
];
function Lb(e) {
	return Ib.find((t) => e.startsWith(t));
}
function Rb(e, t) {
	return e.length === 0 || e.some((e) => Bb(e, Vb(t)));
}
function zb(e, t) {
	if (e.length === 0) return [];
	let n = t.map(Vb);
	return e.filter((e) => !n.some((t) => Bb(e, t)));
}
function Bb(e, t) {
	let n = Lb(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => lt(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function Vb({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : R(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => R(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function Hb(e, t) {
	return zb(e, Gb(t)).filter((e) => !e.startsWith("tag:")).map((e) => Ub(e, t));
}
function Ub(e, t) {
	let n = Lb(e), r = Gb(t), i = r.flatMap((e) => Vb(e)[n ?? "key:"]), a = [...new Set(i)].map((e) => (n ?? "") + e), o = Ib.map((t) => t + e).find((e) => zb([e], r).length === 0) ?? (n === "file:" ? a.find((t) => t.endsWith(`/${e.slice(n.length)}`)) : void 0), s = e.replace(/[./_:-]$/, ""), c = n ? void 0 : a.find((t) => t.startsWith(e) && /^[./_:-]/.test(t.slice(s.length))), l = c && `${c.slice(0, s.length + 1)}*`, u = l === void 0 ? 0 : r.filter((e) => Rb([l], e)).length, d = [l && `"${l}" (${u} ${u === 1 ? "key" : "keys"})`, o && `"${o}"`].filter(Boolean).join(", or "), f = /\*./.test(e) ? " A * counts only at the end." : "", p = e.includes(",") ? " Give each filter in an option of its own." : "", m = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${d ? ` Did you mean ${d}?` : p || f + An(e, a)}`;
	return O("unknown-filter", m);
}
function Wb(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => Ub(e, n));
}
function Gb(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function Kb(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function qb(e, t, n, r) {
	let i = ex(t), a = e.flatMap(Kb).flatMap(({ keys: e, language: a }) => a !== void 0 && a !== n ? [] : i.includes(e) ? [a === void 0 && r ? "pattern" : "whole"] : Rb([e], t) ? ["pattern"] : []);
	return ["whole", "pattern"].find((e) => a.includes(e));
}
function Jb(e, t) {
	return Kb(e).some(({ keys: e }) => t.some((t) => Rb([e], t)));
}
function Yb(e, t) {
	return e.flatMap((e) => {
		let n = e.split(/,\s*/), r = n.length > 1 ? t.flatMap(Qb) : [];
		return !Jb(e, r) && n.some((e) => Jb(e, r)) ? n : [e];
	});
}
function Xb(e, t, n) {
	let r = n.flatMap(Qb);
	return Yb(t, n).filter((e) => !Jb(e, r)).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = Kb(t), a = [...new Set(r.flatMap(ex))], o = [...t.matchAll(/[./@_= ](?=[a-z]{2,3}([-_]\w+)?$)/gi)].map(({ index: e }) => e).find((e) => a.includes(t.slice(0, e))), s = i !== void 0 && a.includes(i) ? [i, Fn(n) ? n : void 0] : o === void 0 ? [a.find((e) => $b(n, e) || $b(e, n)) ?? Pt(n, a), i] : [t.slice(0, o), t.slice(o + 1)], c = s[0] === void 0 ? "" : ` Did you mean "${s.filter(Boolean).join(":")}"?`, l = `${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${c}`;
		return O("unknown-text", l);
	});
}
function Zb(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Qb(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = Kb(t), s = a.some((e) => Rb([n?.keys ?? ""], e));
		if (!i?.language || o.includes(i.language) || s) return [];
		let c = a.filter((e) => Rb([i.keys], e)), l = c.flatMap(({ kind: e, entry: t }) => wa(e, t)), u = [...new Set(l.map(({ part: e = "" }) => e))].join(", "), d = _n(i.language, o), f = d === void 0 ? "" : ` Did you mean "${i.keys}:${d}"?`, p = `${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${u === "" ? "no texts" : u}.${f}`;
		return c.length === 0 ? [] : [O("unknown-text", p, { scope: "project" })];
	});
}
function Qb(e) {
	return Gb([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function $b(e, t) {
	return t.endsWith(e) && /[.:]$/.test(t.slice(0, -e.length));
}
function ex({ kind: e, entry: t }) {
	return R(e.identity(t.values));
}
// src/plan/prune.ts
function tx(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = em(e, i);
	if (a === void 0) return {
		destroys: [],
		spared: [],
		scope: 0
	};
	let o = (t) => nm(e, e.tags(t), i), s = [], c = [];
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
		}, f = Ue(u, i), p = u.find((e) => i.protectedTags.includes(e));
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
			let i = nx(e, t, r);
			s.push({
				ref: `${e.name}-away:${l}`,
				kind: e.name,
				label: n,
				action: "destroy",
				id: l,
				how: a,
				seen: bm(l, e.fingerprint(t)),
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
function nx(e, t, n) {
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
function rx(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function ix(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0)), c = s.length > 0 && r.texts();
	if (!c) return e;
	let l = wa(i, t).map(({ part: e = "", after: t }) => [e, t]), u = Object.fromEntries(l), d = new Map();
	for (let e of rx(s, ({ part: e = "" }) => e, o)) {
		let { part: r = "" } = e, o = ox({
			kind: i,
			entry: t,
			item: e
		}, a), s = c.whyWaiting(t, n, {
			...u,
			[r]: o
		}, r), l = qb(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, r, e.reason === "held");
		s && l !== "whole" ? d.set(e, {
			...e,
			...s,
			reason: "waiting"
		}) : cx({
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
const ax = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function ox({ kind: e, entry: t, item: n }, { project: r }) {
	let { declared: i, live: a, part: o = "" } = n;
	if (!p(i) || !p(a)) return a;
	let s = Ea(e, t, o) ? sx(n, r) : [], c = Object.entries(i).map(([e, t]) => [e, a[e] || t]);
	return Object.fromEntries([...c, ...s]);
}
function sx({ declared: e, live: t, part: n }, { languages: r = [] }) {
	let { pluralForms: i = [] } = r.find(({ iso: e }) => e === n) ?? {};
	return !p(e) || !p(t) ? [] : Object.entries(t).filter(([t, n]) => n !== "" && i.includes(t) && !Object.hasOwn(e, t));
}
function cx(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = ox(e, t);
	return a !== void 0 && p(a) !== p(o) || lx(n, r, i, t) ? "other-shape" : l(s) ? dx(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function lx(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const ux = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function dx(e, { project: t }) {
	let { kind: n, entry: r, item: i } = e, { field: a, declared: o } = i, s = ox(e, { project: t }), c = (e, t) => R(e).some(t), l = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!c(s, l)) return !1;
	let u = n.fields.find(({ name: e }) => e === a)?.toPlan(r.values) ?? [], d = u.find(({ part: e }) => e === t.baseLanguage)?.after, f = u.map((e) => e.after ?? ""), p = [
		o ?? "",
		d ?? "",
		f
	].find((e) => c(e, (e) => e !== "")) ?? "";
	return p === "" && !(r.parts ?? [r]).some(({ from: e }) => e) ? !1 : [(e) => ux.test(e), l].some((e) => c(s, e) && !c(p, e));
}
// src/plan/makePlan.ts
function fx(e, t, r, i) {
	let a = {
		project: t.project,
		rules: r,
		variables: e.variables,
		verdicts: i
	}, o = Ky(e, t.project);
	if (o.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let { kinds: s, filter: c } = hx(e.kinds.flatMap((n) => {
		let [r, i] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !i) throw Error(`live ${n.plural} were not read`);
		return r && i ? [vx(n, r, i, a)] : [];
	}), r), l = s.map((e) => ({
		...e,
		...yx(e.parts)
	})), u = (e) => c ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...l.flatMap((e) => [...e.problems, ...e.remarks])], f = l.flatMap((e) => e.keptTexts), p = f.some(({ item: { reason: e } }) => e === "conflict" || e === "undecided"), m = nt(d) || p || e.isIncomplete === !0, h = l.flatMap((e) => e.destroys), g = c ? [] : l.flatMap((e) => e.unmanaged), _ = l.flatMap((e) => e.kind.firstSends?.(px(e, a, m)) ?? []), v = {
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
			adopted: n(l, ({ changes: e }) => e.filter((e) => mx(e, r)).length)
		},
		..._.length > 0 && { sends: _ },
		...c && { filter: c }
	}, y = l.flatMap((e) => e.kind.hints?.(px(e, a, m)) ?? []);
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
function px(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		undeclared: [...e.unmanaged, ...n ? e.destroys : []],
		context: t
	};
}
function mx(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function hx(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Rb(t, e)), a = new Map(gx(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], i = new Set(t.map(({ kind: e, entry: t }) => pm(e.label(t.values)))), o = e.remarks.filter(({ about: e }) => e === void 0 || i.has(e)), s = [...r.flatMap(({ problems: e }) => e), ...o];
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
	}]), c = zb(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function gx(e, t) {
	let n = new Set(e), r = g(e, ({ change: e }) => bx(e, "after")), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = new Set(bx(e.change, "after")), o = bx(e.change, "before").filter((e) => !t.has(e));
		for (let t of o.flatMap((e) => r.get(e) ?? [])) t !== e && n.delete(t) && (i.set(t, e), a.push(t));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? _x(e, t) : e;
	});
}
function _x({ change: e, open: t, ...n }, r) {
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
function vx(e, t, n, i) {
	let { storedForm: a } = e, o = a ? {
		...i,
		storedForm: r(() => a(n.objects))
	} : i, s = e.match(t, n, o), c = r(() => e.waiting?.(t, o)), l = s.matches.map((t, n) => {
		let r = ix(ev(e, t, o, `${e.name}:${n + 1}`), t, {
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
				place: Ot(r, i, [])
			},
			problems: [n]
		};
	}), d = s.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), f = tx(e, {
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
function yx(e) {
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
function bx(e, t) {
	return !e || e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => Ho(e.kind, t).role === "identity").flatMap((n) => R(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
// src/keys/liveKey.ts
function xx(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function Sx(e, t) {
	let n = vr(e) ?? {}, r = br(n.key_id), i = vr(n.key_name) ?? {}, a = Bx((e) => P(i[e]) || void 0), o = wr(n.platforms, P), s = _.filter((e) => o?.includes(e)), c = Object.keys(zx(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = Ox(n.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: c,
		platforms: o && s,
		filenames: Dx.safeParse(n.filenames).data,
		tags: wr(n.tags, P),
		is_plural: _r(n.is_plural),
		is_archived: _r(n.is_archived)
	};
	if (!gr(f) || d.length > 0) {
		let e = [...xr(f), ...d.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let p = s.length < new Set(o).size, m = {
		...Object.fromEntries(wx.map(([e, t]) => [e, t(n[e])])),
		translations: l,
		base_words: Cr(n.base_words)
	};
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...m
	} };
}
const Cx = {
	description: P,
	context: P,
	plural_name: P,
	is_hidden: _r,
	char_limit: Cr,
	custom_attributes: Ex,
	modified_at_timestamp: Sr,
	translations_modified_at_timestamp: Sr
}, wx = Object.entries(Cx);
function Tx(e) {
	return Object.keys(Cx).filter((t) => e[t] === void 0);
}
function Ex(e) {
	let t = P(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(h(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const Dx = rr({
	ios: N(),
	android: N(),
	web: N(),
	other: N()
});
function Ox(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = kx(vr(n) ?? {});
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
function kx(e) {
	return {
		language_iso: P(e.language_iso),
		translation: P(e.translation),
		modified_by: br(e.modified_by),
		modified_by_email: P(e.modified_by_email),
		modified_at_timestamp: Sr(e.modified_at_timestamp),
		is_reviewed: _r(e.is_reviewed),
		is_unverified: _r(e.is_unverified)
	};
}
function Ax(e, t = []) {
	return Array.from(e, (e) => Sx(e, t));
}
function jx(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function Mx(e) {
	let t = jx(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const Nx = (e) => {
	let t = e.exactOptional();
	return cr({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, Px = Nx(N()), Fx = Nx(N().min(1));
function Ix(e, t) {
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
function Lx({ key_name: e, platforms: t }) {
	return Q(e, t);
}
function Rx(e, t = _) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function zx(e, t) {
	return Bx((n) => t.includes(n) ? Ix(e, n) : void 0);
}
function Bx(e) {
	let t = {};
	for (let n of _) {
		let r = e(n);
		r !== void 0 && (t[n] = r);
	}
	return t;
}
function Vx(e) {
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
const Hx = X_();
function Ux(e) {
	return (t, n) => {
		t[e] = n;
	};
}
function Wx(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function Gx(e, t) {
	let n = e;
	return Hx({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: N(),
		value: N(),
		unset: "",
		live: (e) => e[n],
		toManifest: Wx,
		write: Ux(n),
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function Kx(e, t = () => void 0) {
	let n = e;
	return Hx({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: or(),
		value: or(),
		unset: !1,
		undeclared: t,
		live: (e) => e[n],
		toManifest: (t) => t || e === "is_archived" ? t : void 0,
		write: Ux(n),
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const qx = Hx({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: fr().min(0),
	value: fr(),
	unset: 0,
	live: (e) => e.char_limit,
	toManifest: (e) => e === 0 ? void 0 : e,
	write: Ux("char_limit"),
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), Jx = ur(N(), nr()), Yx = Hx({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values, such as { screen: cart }",
	schema: Jx,
	value: nr(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = h(Xx(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = Jx.safeParse(e);
		return t.success ? Wx(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function Xx(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function Zx({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const Qx = Hx({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: dr(pr(_)).min(1),
	value: dr(pr(_)),
	live: (e) => e.onOtherPlatform ? void 0 : eS(e.platforms),
	inPlan: (e) => eS(e),
	toManifest: (e) => e,
	write: Ux("platforms"),
	show: (e) => ({
		as: "set",
		members: e
	})
}), $x = Hx({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: dr(N().min(1)),
	value: dr(N()),
	unset: [],
	live: (e) => tS(e.tags),
	check: (e, { rules: t }) => {
		let n = Ue(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => tS(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return tS([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: Wx,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return tS([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: Ux("tags"),
	show: (e) => ({
		as: "set",
		members: e
	})
});
function eS(e) {
	return _.filter((t) => e.includes(t));
}
function tS(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const nS = Hx({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: ar([N().min(1), Fx.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: Px,
	live: (e, { platforms: t }) => zx(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...zx(e, n)
		} : a;
	},
	inPlan: (e) => zx(e, _),
	check: rS,
	merge: aS,
	carries: (e, t) => _.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Vx(t);
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
function rS(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? Q(e, n) : Q(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const iS = Hx({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: Px,
	value: Px,
	unset: {},
	live: (e) => oS(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => _.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => Wx(oS(e)),
	merge: aS,
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
		slots: oS(e)
	})
});
function aS(e, t, n) {
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
	return oS(r);
}
function oS(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const sS = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, cS = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, lS = Object.keys(cS), uS = new RegExp([
	sS.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), dS = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, fS = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, pS = "[VOID]";
function mS(e, t) {
	if (e === t || e === "" && t === pS || t === "" && e === pS) return !0;
	let n = (e, t) => t.includes("[%") && hS(e, t) !== void 0;
	return n(e, t) || n(t, e);
}
function hS(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(sS)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(gS(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function gS([e, t, n = "", r, i], a) {
	let o = bS(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = bS(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${bS(n)}(?:hh?|ll?|[qjztL])?[${cS[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function _S(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(sS)];
		e.length > 0 ? t += 1 : a.match(uS) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var vS = class e {
	#e;
	#t = r(() => this.#e.both.flatMap(([e, t]) => xS(t).flatMap(([t, n]) => hS(new Map(xS(e)).get(t) ?? "", n) ?? [])));
	constructor(e) {
		this.#e = e;
	}
	#n = r(() => {
		let e = this.#e.live.flatMap(xS).flatMap(([, e]) => [...e.matchAll(sS)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return yS(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, i) {
		if (n === "as-written") return e;
		let a = r(() => n === "universal" || (this.#a(t) ?? i().isUniversal));
		return yS(e, (e) => e.match(uS) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(sS)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(sS, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = fS.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return hS(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(xS).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${gS(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = xS(t).map(([, e]) => e);
			if (e.some((e) => e.match(sS))) return !0;
			if (e.some((e) => e.match(uS))) return !1;
		}
	}
	#o(t, n) {
		if (dS.test(t) || (t.match(uS)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(uS, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${gS(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = lS.find((e) => cS[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return hS(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function yS(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function bS(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function xS(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const SS = ur(N(), N()), CS = ar([N(), SS]);
function wS(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = SS.safeParse(h(e));
	return n.success ? oS(n.data) : e;
}
function TS({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function ES(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function DS(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || OS(e) && OS(t) || typeof e == typeof t && mS(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => mS(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function OS(e) {
	return typeof e == "string" ? e === "" : Object.keys(oS(e)).length === 0;
}
const kS = SS.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: u }
}), AS = ar([N(), kS]), jS = ur(N().min(1), AS), MS = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, NS = (e) => dr(cr({
	language_iso: N().min(1),
	translation: e
})).refine(MS, "has a language twice"), PS = NS(er()), FS = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: ar([jS, NS(AS).transform(zS).pipe(jS)]),
	rewrite: RS,
	diff({ translations: e }, t, n) {
		let { inFiles: i, project: a } = n, { listed: o } = i;
		if (!e && o.length === 0 || a.segmentation) return J_;
		let s = o.filter((t) => !Object.hasOwn(e ?? {}, t)), c = [...Object.entries(e ?? {}), ...s.map((e) => [e, void 0])], l = r(() => JS(e ?? {}, t, a.baseLanguage)), u = c.flatMap(([e, r]) => VS(e, r, {
			key: t,
			placeholders: l
		}, n) ?? []);
		if (u.length === 0) return J_;
		let d = u.flatMap((e) => e.issues);
		return {
			changes: u.flatMap((e) => e.changes),
			kept: u.flatMap((e) => e.kept),
			issues: LS(d, n.plural),
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
			translation: CS.parse(n)
		}));
	},
	show(e) {
		let t = CS.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: oS(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = TS(e, n);
		return r && wS(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = wS(n, t);
			return OS(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => FS.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = TS(e, t);
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
		let n = TS(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...XS(n, wS(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = TS(e, t);
		return !n || n.is_unverified !== !0 && !OS(wS(n.translation, e.is_plural));
	},
	same: (e, t) => DS(CS.parse(e), CS.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function IS(e, t, n, r, i = "", a = "here") {
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
		let t = u.includes(n), a = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${An(n, r)}`, s = [e, n];
		o.push({
			code: "plural-form",
			message: a,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return o;
}
function LS(e, t) {
	let n = e.find(({ code: e }) => e === "plural-mismatch");
	return e.filter((e) => t || e === n || e.code !== "plural-mismatch");
}
function RS(e) {
	if (!Array.isArray(e)) return;
	let t = PS.safeParse(e);
	if (t.success) return {
		value: zS(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function zS(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function BS({ is_plural: e, translations: t = [] }) {
	return t.flatMap(({ translation: t }) => Q_(wS(t, e)));
}
function VS(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = n.key ? "in the project" : "in on_create", s = t === void 0 ? [] : IS(e, t, r.plural, i, a, o);
	if (t === void 0 || s.length === 0) return HS(e, t, t, n, r);
	let c = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...c.length > 0 && s.every(({ severity: e }) => e === "warning") && HS(e, t, Object.fromEntries(c), n, r) || J_,
		issues: s
	};
}
function HS(e, t, n, { key: r, placeholders: i }, { rules: a, verdicts: o, project: s, inFiles: c, storedForm: l = () => qS }) {
	let u = $t(a, e);
	if (u === "ignore") return;
	let d = "translations", f = (e, t) => {
		let r = CS.parse(e.after), o = i().stored(r, t, a.placeholders, l), s = t === void 0 ? o : US(o, n, t);
		return {
			...J_,
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
	let p = TS(r, e);
	if (!p && n === void 0) return;
	if (!p) return {
		...J_,
		issues: [Y_(`${e} text`, [e])]
	};
	let m = wS(p.translation, r.is_plural), h = n !== void 0 && DS(m, ES(n, m)), g = c.plural.includes(e) && sx({
		declared: t ?? null,
		live: m,
		part: e
	}, s).length > 0;
	if (h && !g) return;
	let _ = i().native(m), v = (n, r = []) => ({
		...J_,
		kept: [{
			field: d,
			part: e,
			live: _,
			...XS(p, _),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return OS(_) ? void 0 : v({
		reason: "pull",
		details: e === s.baseLanguage ? KS : GS
	});
	if (h) return v({
		reason: "pull",
		details: WS
	});
	let y = ES(n, _), b = f({
		field: d,
		part: e,
		before: _,
		after: y,
		...XS(p, _)
	}, m);
	if (u === "enforce" || OS(_)) return b;
	let x = u === "seed";
	if (x && !a.pull && a.overwrite.length === 0) return v({ reason: "held" });
	if (!x && YS(_, y)?.length === 0) return b;
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
function US(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return ES(Object.fromEntries(r), n);
}
const WS = "The locale file lacks plural forms that Lokalise has", GS = "If its line was deleted, lokaform pull writes it back; to clear it in Lokalise, write an empty text", KS = "If its line was deleted, lokaform pull writes it back. If the key itself was deleted, delete its lines in the other languages and in keys.yaml, too", qS = {
	isUniversal: !1,
	isNumbered: !1
};
function JS(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => wS(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && TS(t, e);
		return r ? [[n, wS(r.translation, t.is_plural)]] : [];
	});
	return new vS({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function YS(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(oS(e)).filter((n) => e[n] !== t[n]);
}
function XS(e, t) {
	if (!e.modified_at_timestamp || OS(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e, a = n?.lastIndexOf("@") ?? -1, o = n && (a < 1 ? "somebody" : `${n.slice(0, 1)}***${n.slice(a)}`);
	return { edited: {
		at: r,
		...o && { by: o },
		...i && { reviewed: i }
	} };
}
// src/keys/fieldTable.ts
const ZS = [
	nS,
	Qx,
	Gx("description", !0),
	$x,
	FS,
	iS,
	Gx("context", !0),
	qx,
	Kx("is_plural"),
	Gx("plural_name"),
	Kx("is_hidden"),
	Kx("is_archived", (e, t) => !Zx(e, t) && void 0),
	Yx
], QS = N().min(1), $S = ar([fr().positive(), N().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), eC = q_(ZS).required({ key_name: !0 }).extend({
	previously: ar([QS.transform((e) => [e]), dr(QS).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: or().exactOptional(),
	key_id: $S.exactOptional()
}).meta({ allOf: [tC(!0), tC(!1)] });
function tC(e) {
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
const nC = q_(ZS.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function rC({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const iC = {
	listed: [],
	plural: []
}, $ = {
	name: "key",
	fields: ZS,
	lacks: ({ platforms: e, translations: t }) => e ? void 0 : {
		code: "needs-platforms",
		message: `It is not in the project yet${t ? "" : ", no file has a text for it"}, and the service needs platforms to create it. ${t ? "" : "If it describes another key, correct its name. Otherwise: "}Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.`,
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => Rx(e.key_name, e.platforms),
	context: (e, t, n, r = iC) => ({
		...n,
		inFiles: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? it + n.rules.owner : void 0
	}),
	liveContext: (e, t) => ({
		...t,
		inFiles: iC,
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => yr(e.key_id),
	liveLabel: (e) => Rx(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !Zx(n, t),
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
function aC(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : oC(i, n);
		e && r.set(i, e);
	}
	for (;;) {
		let { pending: e, leaving: i } = sC(r, n), { renames: a, problems: o } = lC(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function oC(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (hC(e, n, t.perPlatform).length === 0) return;
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
function sC(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(mC(r, t, n));
		return !cC(e.values).some((e) => a.includes(e));
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
function cC({ key_name: e, previously: t = [] }) {
	return [...Q(e), ...t];
}
function lC(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = g([...t], (t) => e.get(t)?.from ?? []), s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: a, blockers: d }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = Rx(e.key_name, e.platforms), h = o.get(e)?.find((e) => e !== n), g = (t) => [...t].flatMap(([t, r]) => r === e && t !== n ? t : []), _ = (e, t, r = "previously") => u.set(n, X($, n, e, t, { path: [r] }));
		p && !t.has(n) ? _("wrong-id", dC(e, d), "key_id") : p ? l.set(n, e) : f.length > 0 ? _("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? _("claimed-twice", `"${m}" is a former name, but ${uC(g(r), "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? _("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${uC(g(i), "key_name")}. If the key was renamed, ${g(i).some(({ from: e }) => e) ? "rename it there too" : "remove that entry"}. Otherwise, remove the name from previously. If the other entry is a new key, add new: true to it.`) : h ? _("rename-twice", `"${m}" is also a former name of ${uC([h], "previously")}, but it can only become one key. Keep it in one entry.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function uC(e, t) {
	return e.map((e) => `"${Rx(e.values.key_name)}" (${Io(e, [t])})`).join(" and ");
}
function dC(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => Rx(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function fC(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Q(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new Nt();
	for (let { path: e, length: n } of pC(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Q(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Q(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: j(t.file, t.span, ["previously"]) };
		a.add(O("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function pC(e, t) {
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
function mC({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = zx(e.key_name, r);
	return n ? {
		...zx(t.key_name, r),
		...i
	} : i;
}
function hC(e, t, n) {
	let r = mC(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return _.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/textHints.ts
function gC(e, t, n) {
	return [e, (e) => t.test(e) && n];
}
const _C = /\.ya?ml$/i, vC = /./, yC = [
	gC(_C, /\\n/, "has a backslash and an n, and not a line break. YAML reads \\n as a line break only in double quotes."),
	[_C, bC],
	gC(_C, /^[“”„«»‘’].*[“”«»‘’]$/s, "starts and ends with typographic quotes, which YAML does not remove. Write \" in their place."),
	gC(_C, /^[^\n]+\n$/, "ends with a line break, which the block after | or > keeps. If it is not meant, write |- or >- in its place."),
	gC(/\.(?:strings|stringsdict|xcstrings)$/i, /%(?:\d\$)?s/, "has %s, which iOS does not replace by a text. Write %@."),
	gC(/\.xml$/i, /%(?:\d\$)?@/, "has %@, which Android does not know. Write %s."),
	gC(vC, /%[sd@]\$\d/, "has the number of a placeholder at its end. Write it first, as in %1$s."),
	[vC, SC],
	gC(vC, /^\W*(?:TODO|FIXME)(?:\W|$)|\b[Ll]orem ipsum\b/, "looks like a note that stands for a text. Write the text, or leave it out."),
	gC(vC, /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/, "has characters of a wrong encoding, as in Ã¼ or � for ü. Save the file as UTF-8, and correct the text.")
];
function bC(e, t) {
	if (t.trim().split("\n").length <= e.trim().split("\n").length) return !1;
	let n = t.slice(0, 5e3).trim().split(/\s+/);
	return n.filter((t) => e.includes(t)).length * 4 >= n.length * 3 && "loses line breaks of the live text. YAML joins the lines after >. To keep them, write |- in its place.";
}
const xC = /<(\/?)(a|b|i|u|em|strong|span|small|code|bold|\d{1,2})(?:\s[^<>/]*)?>/g;
function SC(e) {
	let t = new Map();
	for (let [, n, r = ""] of e.matchAll(xC)) t.set(r, (t.get(r) ?? 0) + (n ? -1 : 1));
	let [n, r = 0] = [...t].find(([, e]) => e !== 0) ?? [], [i, a] = r > 0 ? [`<${n}>`, `</${n}>`] : [`</${n}>`, `<${n}>`];
	return n !== void 0 && `has ${i} without ${a}. Add ${a}, or remove ${i}.`;
}
function CC(e, t, n) {
	let r = new Map(t.map((e) => [e.key_id, e])), i = e.flatMap((e) => {
		let t = e.action === "destroy" ? [] : e.fields.filter(({ field: e }) => e === "translations"), i = e.action === "update" ? r.get(String(e.id)) : void 0, a = i?.translations?.find(({ language_iso: e }) => e === n), o = i && a && wS(a.translation, i.is_plural);
		return t.flatMap((r) => [
			...wC(r, e.label),
			...o === void 0 ? [] : TC(r, o, n),
			...EC(r, t.find(({ part: e }) => e === n)?.after ?? o, n, e.label)
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
function wC({ part: e, before: t = "", after: n = "", place: r }, i) {
	let [a = "", o = ""] = [n, t].map((e) => R(e).join(" "));
	return yC.flatMap(([t, n], s) => {
		let c = r && t.test(r.file) && n(a, o);
		return !c || n(o, "") ? [] : [{
			group: s,
			place: r,
			message: `The ${e} text of ${i} ${c}`
		}];
	});
}
function TC({ part: e, before: t = "", after: n = "", place: r }, i, a) {
	if (e === a || !r || Fs(t) || !S(n, i)) return [];
	let o = `This ${e} text becomes the ${a} text of its key. If the ${a} file was copied over this file, restore it.`;
	return [{
		group: `copied ${e}`,
		place: r,
		message: o,
		least: 3
	}];
}
function EC({ part: e = "", before: t = "", after: n = "", place: r }, i, a, o) {
	let [s, c] = [e, a].map((e) => e.split(/[-_]/)[0]), l = R(n).some((e) => /\S\s+\S+\s+\S/.test(e.slice(0, 500)));
	if (s === c || !r || !Fs(t) || !l || !S(n, i ?? "")) return [];
	let u = `The ${e} text of ${o} is the ${a} text. If it is not translated yet, leave it out, so that the project shows it as missing.`;
	return [{
		group: `untranslated ${e}`,
		place: r,
		message: u,
		severity: "notice"
	}];
}
function DC({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = e.map((e) => e.declared), o = [
		...kC(e, i, n, t),
		...OC(AC(i, n), "new keys have such names"),
		...NC(i, a, n),
		...OC(e.flatMap(jC), "keys have another filename in the project"),
		...OC(MC(i, a, n), "new keys differ from others only in case")
	];
	if (!r) return o;
	let s = OC(e.flatMap(FC), "keys have names for platforms that they do not have");
	return [
		...o,
		...PC(i, t),
		...s
	];
}
function OC(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = O(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function kC(e, t, n, r) {
	let i = e.filter(({ declared: { values: e } }) => e.previously !== void 0);
	if (i.length === 0) return [];
	let a = g(t, ({ values: e }) => Q(e.key_name)), o = new Set(n.flatMap(Lx)), s = [...new Set(r.flatMap(Lx))], c = g(i, ({ declared: { values: e } }) => e.previously ?? []), l = {
		path: ["previously"],
		severity: "warning"
	};
	return i.flatMap(({ declared: e, live: t, renamedFrom: n }) => {
		let { values: r } = e, i = r.previously ?? [], [u] = i.flatMap((e) => a.get(e) ?? []), [d] = t && u ? Lx(t) : [];
		if (u && d !== void 0 && Q(r.key_name).includes(d)) {
			let t = `The former name is that of a new key, ${uC([u], "key_name")}, and the project has a key "${d}". If the rename is done, delete the entry of the former name. If "${d}" was renamed, swap the two names. Otherwise, remove previously.`;
			return [X($, e, "unknown-previously", t, l)];
		}
		let f = t !== void 0 && n === void 0 ? i.find((e) => s.includes(e)) : void 0;
		if (f !== void 0) {
			let t = `The project has this key and the key "${f}", so nothing is renamed. Delete the one that is not needed in Lokalise. Then remove previously.`;
			return [X($, e, "unknown-previously", t, l)];
		}
		if (t || i.some((e) => o.has(e))) return [];
		let p = i.flatMap((e) => Pt(e, s) ?? [])[0], m = i.map((e) => `"${e}"`).join(" or "), h = i.flatMap((e) => c.get(e) ?? []).find((t) => t.declared !== e), g = h && ` ${uC([h.declared], "previously")} has it, too: keep it in one entry.`, _ = s.filter((e) => i.some((t) => e.startsWith(`${t}.`))).length, v = _ > 1 && ` ${_} live keys start with it: each needs an entry of its own.`, y = `No live key has the former name ${m}, so this entry creates a new key.${g || v || (p === void 0 ? "" : ` Did you mean "${p}"?`)}`;
		return [X($, e, "unknown-previously", y, l)];
	});
}
function AC(e, t) {
	let n = (e) => `\\u{${e.codePointAt(0)?.toString(16)}}`, i = {
		path: ["key_name"],
		severity: "warning"
	}, a = r(() => new Set(t.flatMap(Lx)));
	return e.flatMap((e) => {
		let t = /^\s|\s$|^[^ ]*(?:[^\S ]|\p{Cf})[^ ]*$/u, r = Q(e.values.key_name).find((e) => t.test(e));
		if (r === void 0 || e.from && !a().has(r.trim())) return [];
		let o = `The name of this new key, "${r.replace(/[^\S ]|\p{Cf}/gu, n)}", has a blank at an end or a character that is not visible. Remove it, unless the app has it as well.`;
		return [X($, e, "lookalike-key", o, i)];
	});
}
function jC({ declared: e, live: t }) {
	if (!t || e.values.filenames) return [];
	let n = rC(e) ?? {}, r = t.platforms.find((e) => {
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
function MC(e, t, n) {
	if (e.length === 0) return [];
	let r = [...t.flatMap((e) => Q(e.values.key_name)), ...n.flatMap(Lx)], i = g([...new Set(r)], (e) => [e.toLowerCase()]);
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
function NC(e, t, n) {
	let i = ({ from: e, parts: t }) => e !== void 0 || t !== void 0;
	if (!t.some(i)) return [];
	let a = new Set(e.filter((e) => !i(e) && !e.values.translations && !e.values.new)), o = r(() => [...t.flatMap((e) => a.has(e) ? [] : Q(e.values.key_name)), ...n.flatMap(Lx)]);
	return [...a].slice(0, 10).flatMap((e) => {
		let t = Q(e.values.key_name).flatMap((e) => {
			let t = o().filter((t) => t.startsWith(e) && /[.:/]/.test(t.charAt(e.length))), n = new Set(t).size;
			if (n > 1) return `It is a group of ${n} texts, and each of them needs an entry of its own.`;
			let r = e.replace(/_(?:zero|one|two|few|many|other)$/, ""), i = o().find((t) => t === r || t.endsWith(e) && /[.:/]/.test(t.at(-e.length - 1) ?? "")) ?? Pt(e, o());
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
function PC(e, t) {
	let n = new Map(t.flatMap((e) => Lx(e).map((t) => [t, e])));
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
function FC({ declared: e, live: t }) {
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
function IC({ changes: e, created: t, declared: n, live: r, undeclared: i, context: a }) {
	let { baseLanguage: o } = a.project, s = t.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let n = e.fields.flatMap(({ field: e, part: t = "", after: n }) => e === "translations" ? Q_(n).map((e) => `${t} ${e}`) : []);
		return n.length === 0 ? [] : [{
			change: e,
			entry: t,
			texts: n
		}];
	}), c = CC(e, r, o);
	if (t.length === 0) return c;
	let l = new Set(i.map(({ id: e }) => e)), u = n.some(({ from: e, parts: t }) => e ?? t), d = new Set(n.filter(({ values: { translations: e } }) => (u || e !== void 0) && e?.[o] === void 0).flatMap((e) => Q(e.values.key_name))), f = g(r.filter((e) => l.has(e.key_id) || Lx(e).some((e) => d.has(e))), ({ translations: e = [], is_plural: t }) => e.flatMap(({ language_iso: e, translation: n }) => Q_(wS(n, t)).map((t) => `${e} ${t}`))), p = new Set(r.flatMap(Lx)), m = s.filter(({ change: e, entry: t }) => dt(t, e.label, (e) => p.has(e))), h = s.flatMap((e) => {
		let { change: t, texts: r } = e, i = (e) => e.startsWith(`${o} `), a = r.filter(i).flatMap((e) => f.get(e) ?? []), [s, ...c] = r.filter((e) => !i(e)), [l, ...u] = a.length > 0 ? a : f.get(s ?? "")?.filter((e) => c.every((t) => f.get(t)?.includes(e))) ?? [], [d] = l ? Lx(l) : [];
		if (d === void 0 || m.includes(e)) return [];
		let p = u.length > 0 ? ` (and ${u.length} more)` : "", h = a.length > 0 ? `${o} text` : "translations", g = n.find(({ from: e, values: t }) => !e && Q(t.key_name).includes(d)), _ = En(t.place.file), v = _ === t.place.file ? "here" : `in an entry of ${_}`, y = v === "here" ? "" : ", and rename it in all files", b = g ? `set key_name: ${t.label} and previously: ${d} in the entry ${uC([g], "key_name")}` : `set previously: ${d} ${v}`;
		return [VC("looks-renamed", `Live key "${d}"${p} has the same ${h} as the new key "${t.label}", and the files have none for it. If it was renamed, ${b}${y}. Otherwise, set new: true ${v}.`, e)];
	});
	return [
		...c,
		...LC(m),
		...OC(h, "new keys have the same texts as a live key that the files do not have"),
		...RC(t),
		...t.flatMap((e) => zC(e, n)),
		...BC(t, n)
	];
}
function LC([e, ...t]) {
	if (!e) return [];
	let n = t.length > 0 ? ` (and ${t.length} more)` : "";
	return [VC("looks-renamed", `The new key "${e.change.label}"${n} is in the project ${be(e.change.label)}`, e)];
}
function RC(e) {
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
function zC({ change: e, entry: t }, n) {
	let r = /^(.+)_one$/.exec(e.label)?.[1], i = e.fields.some(({ after: e = "" }) => R(e).some((e) => e.includes("{{count"))), a = `${r}_other`, o = ka([t]).some(({ from: e, file: t }) => e && /\.json$/.test(t.path));
	if (r === void 0 || !i || !o || n.some(({ values: e }) => Q(e.key_name).includes(a))) return [];
	let s = `There is no text "${a}", which i18next reads for other numbers than one. Add it to the file.`;
	return [O("plural-mismatch", s, {
		place: e.place,
		severity: "warning",
		scope: "change"
	})];
}
function BC(e, t) {
	let n = (e) => ka([e]).flatMap(({ from: e }) => e ?? []), i = r(() => g(t, ({ path: e = [] }) => e.slice(1).map((t, n) => e.slice(0, n + 1).join("\n"))));
	return e.flatMap(({ change: e, entry: t }) => {
		let r = n(t), a = t.path && i().get(t.path.join("\n"))?.find((e) => n(e).every(({ source: e, language: t }) => r.every((n) => n.source === e && n.language !== t)));
		if (!a) return [];
		let o = `This is one text, but other languages have a group of texts of this name: ${uC([a], "key_name")}. Make it the same in all files, or the project gets keys that no app reads.`;
		return [O("lookalike-key", o, {
			place: e.place,
			severity: "warning",
			scope: "change"
		})];
	});
}
function VC(e, t, { change: { place: n } }) {
	return O(e, t, {
		place: n,
		severity: "notice",
		scope: "change"
	});
}
// src/keys/match.ts
function HC(e) {
	return ({ tags: t }) => Ue(t, e) !== void 0;
}
function UC(e, t, n, r = () => !1) {
	let i = g(t, ({ key_name: e }) => Q(e)), a = nw(e, t), { byId: o, refused: s } = a, { direct: c, contested: l } = ZC(e, o, s, (e) => KC(e, i, n));
	$C(c, s);
	let { renames: u, leaving: d } = aC(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => qC(e, XC(e, i)),
		holders: (e, t) => YC(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of l) {
		if (s.has(e) || u.has(e)) continue;
		let n = t.every((e) => d.has(e));
		if (n ? e.values.new : rC(e) !== void 0) continue;
		let r = [...o].flatMap(([e, n]) => t.includes(n) ? e : []);
		s.set(e, ew(e, t, n, r));
		for (let t of n ? r : []) {
			let n = `The live key with key_id ${t.values.key_id} has the name of another entry: ${uC([e], "key_name")}. If this entry is a copy of it, remove key_id. If it is the new name of the live key and the other entry is a new key, set new: true in the other entry.`;
			s.set(t, X($, t, "claimed-twice", n, { path: ["key_id"] }));
		}
	}
	let f = (e) => {
		let t = u.get(e) ?? o.get(e);
		if (t) return t;
		let n = c.get(e);
		return n && !d.has(n) ? n : void 0;
	}, p = e.filter((e) => !s.has(e) && !f(e));
	WC(p, t, n, s);
	let m = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		if (!u.has(e)) return {
			declared: e,
			live: t
		};
		let n = Q(e.values.key_name), r = o.has(e) && Lx(t).some((e) => n.includes(e)), i = Rx(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!r && { renamedFrom: i }
		};
	}), h = new Set(m.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of KC(e, i, n)) h.add(t);
		h.add(a.named.get(e));
	}
	let _ = t.filter((e) => !h.has(e)), v = m.filter((e) => e.live === void 0 || !r(e.live));
	return {
		matches: m,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...DC({
			matches: v,
			unmanaged: _
		}, t, n)],
		unmanaged: _,
		fresh: p,
		namesakes: new Set(e.flatMap((e) => GC(e, i)))
	};
}
function WC(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Q(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of Q(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, tw("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && rC(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, tw("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function GC({ values: e }, t) {
	return [...new Set(Q(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function KC(e, t, n) {
	let r = GC(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && Ix(i.key_name, t) === e.key_name[t])) : r;
}
function qC(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => JC(t, rC(e)));
	return n.length === 1 ? n : t;
}
function JC(e, t) {
	return t ? _.every((n) => t[n] === void 0 || t[n] === e.filenames[n]) : !1;
}
function YC(e, t, n, r) {
	return hC(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function XC({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Lx(e).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function ZC(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = rC(t), [n, ...i] = e ? r(t).filter((t) => JC(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => rC(c) !== void 0 && (s.get(e) ?? c) !== c, u = qC(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, QC(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function QC(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return tw("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function $C(e, t) {
	for (let [n, r] of s(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => JC(n, rC(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && rC(r) !== void 0)) continue;
			let a = i.every(({ from: e }) => e?.source.filenames !== void 0) ? "Their rows of texts in lokaform.yaml give them different filenames: set the same filenames in both rows, or remove names: lokalise." : `Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`, s = `${uC(i, "key_name")} match the same live key (id ${n.key_id}). ${a}`;
			t.set(r, tw("claimed-twice", r, s));
		}
	}
}
function ew(e, t, n, r) {
	let i = t.map(({ key_id: e }) => e).join(", "), a = n ? "If that entry is a copy of this one, remove its key_id. If this entry is a new key, set new: true." : "Declare the key once. If this entry is another key with the same name, declare its filenames.";
	return tw("claimed-twice", e, `The live key with this name (id ${i}) belongs to another declared key, which has its key_id: ${uC(r, "key_id")}. ${a}`);
}
function tw(e, t, n) {
	return X($, t, e, n, { path: ["key_name"] });
}
function nw(e, t) {
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
			let t = `${uC(n, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
			o.set(e, X($, e, "claimed-twice", t, { path: ["key_id"] }));
		}
	}
	let c = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: c.length > 0 ? [rw(c)] : []
	};
}
function rw(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: j(t.file, t.span, ["key_id"]) };
	return O("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/url.ts
const iw = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function aw(e, t) {
	let n = new Map(), r = [];
	for (let i of S_(e)) {
		let e = L_(i, iw, t);
		"value" in e ? n.set(i, e.value) : r.push(e);
	}
	let i = ow(e), a = i ?? lw(e), o = a === void 0 ? cw(e, n) : [a], s = a === i ? "variable" : "wrong-value";
	for (let e of o) r.push({
		code: s,
		message: e
	});
	return {
		variables: n,
		issues: r
	};
}
function ow(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return "The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.";
	if (S_(e).length !== 0) {
		if (/^http:/i.test(e)) return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
		if (e.startsWith("${")) return "The URL starts with a variable. Write the host and the fixed path in the manifest, such as https://hooks.example.com/services/${NAME}, and set the variable only to the secret rest.";
		if (!uw(e)) return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.";
	}
}
const sw = {
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
function cw(e, t) {
	let n = "";
	return x_(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = sw[e.place];
		if (e.place !== "query" && r.includes("://")) return `The value of \${${e.name}} looks like a whole URL. The manifest has the start of the URL, so set the variable only to the part after it.`;
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return `The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`;
		}
		return `${i}${r}`.split("/").some((e) => /^(\.|%2e){1,2}$/i.test(e)) ? `The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.` : [];
	});
}
function lw(e) {
	let t = C_(e, new Map(S_(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function uw(e) {
	let t = "";
	for (let n of x_(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const dw = "URL_OF_", fw = () => ({
	nameOf: ({ url: e }) => e,
	mayHoldSecret({ url: e }) {
		let { template: t, left: n } = bw(e, () => "x");
		return n || t !== Tw(e);
	},
	templates(e, t, n, r) {
		let i = new pw();
		i.entry = r;
		let a = [...e].sort((e, t) => f(e.url, t.url)), o = (e) => t(e) ? yw(Tw(e.url), n, new Map()) : _w(e.url, i, n);
		return {
			templates: new Map(a.map((e) => [e, o(e)])),
			variables: i.variables
		};
	}
});
var pw = class {
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
function mw(e) {
	return D_(e).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (e, t) => {
		let n = x_(e).map((e) => "text" in e ? e.text : "-"), [, r = "", i = n.join("")] = /^([^=]*)=(.*)$/s.exec(n.join("")) ?? [];
		if (t === 0 || Sw.includes(i) || !ww(Cw(i))) return e;
		let a = Cw(i).split(/[^\p{L}\p{N}]+/u);
		return hw.test(r) || a.some(gw) ? `${e.slice(0, e.indexOf("=") + 1)}***` : e;
	});
}
const hw = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function gw(e) {
	return ww(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function _w(e, t, n) {
	let r = vw(e, new pw(), n);
	return "why" in r ? r : vw(e, t, n);
}
function vw(e, t, n) {
	let r = E_(e), { template: i, left: a } = bw(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : yw(i, n, t.variables);
}
function yw(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = aw(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function bw(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = ww(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => ww(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => Sw.includes(e) ? e : H_(e) === void 0 && xw.test(e) ? t(e) : (o ||= ww(Cw(e)), Tw(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= ww(t)), n.length === 0 ? Tw(t) : `${Tw(t)}=${c(n.join("="))}`;
	});
	return {
		template: Tw(n) + u.join("/") + d.join("&") + Tw(a),
		left: o
	};
}
const xw = /^[\w.~+,=:@-]+$/, Sw = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function Cw(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function ww(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function Tw(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/fieldTable.ts
function Ew(e) {
	let t = vr(e) ?? {}, n = P(t.webhook_id) || void 0, r = P(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: wr(t.events, P)
	};
	if (!gr(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [D_(r)],
			shown: A_(r)
		},
		lacks: xr(i)
	} };
	let a = t.branch === null ? null : P(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: Ow(t.event_lang_map)
	} };
}
function Dw(e) {
	let t = e.map(Ew);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function Ow(e) {
	return wr(e, (e) => {
		let { event: t, lang_iso_codes: n } = vr(e) ?? {}, r = P(t), i = wr(n, P);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const kw = X_(), Aw = N().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), jw = kw({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: Aw,
	value: N(),
	live: ({ url: e }, { url: t, variables: n }) => O_(e, C_(t, n)) ? t : A_(e),
	toManifest: (e) => e,
	equal: O_,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: mw(e)
	})
}), Mw = kw({
	name: "events",
	expects: "a list of events, at least one",
	schema: dr(N().min(1).meta({ examples: v })).min(1),
	value: dr(N()),
	live: (e) => Uw(e.events),
	inPlan: (e) => Uw(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Nw = ar([sr("*"), dr(N().min(1)).min(1)]), Pw = kw({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${m.join(", ")}`,
	schema: ir(pr(m), Nw),
	value: ur(N(), ar([sr("*"), dr(N())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(Vw).includes(Vw(t))).map(({ event: e, lang_iso_codes: n }) => [e, Ww(n, t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = Hw(e).map(([e, t]) => [e, Ww(t, n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(Hw(e).map(([e, t]) => [e, t === "*" ? t : Uw(t)])),
	equal: (e, t, { project: n }) => Object.entries(t).every(([t, r]) => e[t] !== void 0 && S(Ww(e[t], n), Ww(r, n))),
	check: (e, { events: t }) => Fw(e, t),
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
	languages: (e) => Hw(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
});
function Fw(e, t) {
	let n = Hw(e).find(([e]) => !t.includes(e))?.[0];
	if (n !== void 0) return {
		code: "unknown-event",
		message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
		path: [n]
	};
}
const Iw = kw({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: ar([N().min(1), lr()]),
	value: ar([N(), lr()]),
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
}), Lw = [
	jw,
	Mw,
	Pw,
	Iw
], Rw = q_(Lw).required({ url: !0 }).extend({
	branch: Iw.schema.default(null),
	previously: Aw.exactOptional(),
	new: or().exactOptional(),
	webhook_id: N().min(1).exactOptional()
}), zw = {
	name: "webhook",
	fields: Lw,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => mw(e.url),
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
		let i = r.length > 3 ? `${r.length} events` : Uw(r).join(", ");
		return `${A_(e)} (${[
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
		Uw(e.events)
	]
};
function Bw(e) {
	let t = v.find((t) => t.endsWith(`.${e}`)) ?? e;
	return v.includes(e) ? "" : An(t, v);
}
function Vw(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function Hw(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function Uw(e) {
	return [...new Set(e)].sort();
}
function Ww(e, t) {
	let { languages: n = [] } = t;
	return e === "*" || n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : Uw(e);
}
function Gw({ changes: e, declared: t, live: n, context: r }) {
	let i = new Set(n.map(({ url: e }) => D_(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(D_(C_(e, r.variables)))).flatMap((e) => S_(e).map((t) => `${t} ${E_(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = E_(t);
		return S_(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function Kw(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = [], a = new Map();
	for (let t of e) {
		let e = qw(t), o = rC(t), s = t.from ? Xw(a, e, o) : [], [c] = s;
		if (s.length > 1) {
			r.push({
				entry: t,
				rivals: s
			});
			continue;
		}
		let l = c || !t.from ? [] : Xw(a, e).filter(({ parts: [e] }) => e && !e.from && !e.values.filenames);
		l.length > 0 && n.push(Qw(t, l.slice(0, 1)));
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
	let o = ({ parts: e }) => eT(e, t).entries;
	for (let { entry: e, rivals: t } of r) gT(t.flatMap(o)).length === 0 && n.push(Qw(e, t));
	let s = i.map(({ parts: e }) => eT(e, t));
	return {
		entries: s.flatMap((e) => e.entries),
		problems: [...n, ...s.flatMap((e) => e.problems)]
	};
}
function qw({ values: e }) {
	let { key_name: t, platforms: n = _ } = e;
	if (typeof t == "string") return [[t, Yw(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Q(t, n).map((e) => [e, Yw(r(e))]);
}
const Jw = 2 ** _.length - 1;
function Yw(e) {
	return e === _ ? Jw : e.reduce((e, t) => e | 1 << _.indexOf(t), 0);
}
function Xw(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !Zw(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function Zw(e, t) {
	return !e || !t ? !1 : _.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function Qw(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? Io(e, ["key_name"]) : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return X($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function $w(e, t) {
	let n = e.parts ?? [e];
	return n.some(({ from: e, values: t }) => e && Object.values(t.translations ?? {}).some((e) => typeof e == "string")) && eT(n, t, !0).entries[0] || e;
}
function eT(e, t, n = !1) {
	let [r, ...i] = e;
	if (!r || i.length === 0 && !n) return {
		entries: [...e],
		problems: []
	};
	let a = nT(e, t), { owners: o, problems: s } = uT(e.filter((e) => !a.has(e))), { isPlural: c, leftOut: l, becameOther: u } = cT(e, o, t, n), d = [
		...oT(a),
		...l,
		...t === void 0 ? [] : s
	], f = e.filter(({ values: e }) => e.description !== void 0), { is_plural: p, translations: m, ...h } = r.values, g = f[0]?.values.description, _ = {
		...r,
		values: {
			...h,
			key_name: fT(e),
			...o.size > 0 && { translations: dT(o, u) },
			...c !== void 0 && { is_plural: c },
			...g !== void 0 && { description: g }
		},
		onCreate: {
			...pT(e),
			...r.from ? {} : r.onCreate
		},
		span: new Ze(r.span, () => tT(e, o, u)),
		parts: e,
		...d.length > 0 && { leftOut: d }
	}, [v, y] = f, b = v && y && !v.from ? [mT(y, v, ["description"])] : [];
	return {
		entries: [_],
		problems: [...s.map((e) => e.problem), ...b]
	};
}
function tT(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		if (!t) return;
		let r = t.span.members?.get("translations")?.members?.get(e), i = Vt(r ?? t.span, { file: t.file });
		return n.has(e) ? Vt(i, { members: new Map([["other", i]]) }) : i;
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
			return n ? [Vt(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? Vt(n, { members: a }) : n);
	}
	return r;
}
function nT(e, t) {
	let n = e.filter(({ from: e }) => e?.file.language !== void 0), r = ({ from: e }) => e?.language === (t ?? e?.source.language ?? e?.source.languages?.[0]), i = n.find(r) ?? n[0], a = (e) => n.every(({ from: t }) => t === e.from || t?.language !== e.from?.language), o = t !== void 0 || i !== void 0 && r(i), s = n.filter((e) => i?.from && e.from && iT(e.from, i.from.file) && (o || a(e)));
	return new Map(s.map((e) => [e, i?.file.path ?? ""]));
}
const rT = new WeakMap();
function iT({ file: e, source: t, language: n }, r) {
	if (r === e) return !1;
	let i = rT.get(r) ?? new Map();
	if (rT.set(r, i), !i.has(e)) {
		let a = n === r.language ? void 0 : vt([t], r, n)?.path, o = Ve(r.path) === Ve(e.path) && r.source.platform === t.platform, s = a === void 0 || a === e.path || aT(a, e.path);
		i.set(e, o && !s);
	}
	return i.get(e) === !0;
}
function aT(e, t) {
	let n = (e) => e.slice(0, e.lastIndexOf("/") + 1);
	return e.endsWith(".xml") && n(e) === n(t);
}
function oT(e) {
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
const sT = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function cT(e, t, n, r) {
	if (!r && e.every(({ values: e }) => e.is_plural === void 0)) return sT;
	let i = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), a = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), o = a.filter(({ isPlain: e }) => e);
	if (!i && !r && o.length === a.length) return sT;
	let s = ({ part: e }) => Ve(e.file.path)?.severalLanguages, c = i?.values.is_plural ?? (r || o.every((e) => e.language !== n || s(e))), l = a.filter((e) => e.isPlain === c && !(c && s(e)));
	for (let { language: e } of l) t.delete(e);
	return {
		isPlural: i ? c : c || void 0,
		leftOut: l.map(({ language: e, part: t }) => ({
			language: e,
			problem: lT(t, e, {
				isPlural: c,
				isLivePlural: r,
				declared: i
			})
		})),
		becameOther: new Set(c ? o.filter(s).map(({ language: e }) => e) : [])
	};
}
function lT(e, t, { isPlural: n, isLivePlural: r, declared: i }) {
	let a = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${i ? `${i.file.path} says is_plural: ${n}` : r ? "the key is a plural in Lokalise" : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r || i && n ? "Write plural forms, in a format that has them." : i ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return X($, e, "plural-mismatch", a, {
		path: ["translations", t],
		severity: "warning"
	});
}
function uT(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: i } = r.values;
		if (i) for (let a of r.from ? [r.from.language] : Object.keys(i)) {
			let i = t.get(a);
			if (!i) t.set(a, r);
			else {
				let [t, o] = i.from?.onlyIfBase && !r.from?.onlyIfBase ? [i, r] : [r, i], s = mT(t, o, ["translations", a], e);
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
function dT(e, t) {
	let n = Array.from(e, ([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	});
	return Object.fromEntries(n);
}
function fT(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function pT(e) {
	let t = e.flatMap(({ from: e, onCreate: t }) => e ? t : []), n = new Set(t.flatMap((e) => e.platforms ?? [])), r = new Set(t.flatMap((e) => e.tags ?? [])), i = {};
	for (let e of t) Object.assign(i, e.filenames);
	return {
		...n.size > 0 && { platforms: _.filter((e) => n.has(e)) },
		...r.size > 0 && { tags: [...r] },
		...Object.keys(i).length > 0 && { filenames: i }
	};
}
function mT(e, t, n, [r] = []) {
	let i = Io(t, n), a = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, o = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", s = n.length > 1 ? hT(t, e) : void 0, c = s === void 0 ? "" : ` If they are texts of two keys, rename one of them; or, before the project has keys of these files, set key_name: "{${s}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`, l = r && !r.from && typeof r.values.key_name != "string" && t.from && e.from && Io(r, ["key_name"]), u = t.from && t.from.source === e.from?.source ? " Both are of one row of texts: make files narrower if it should not read both." : "", d = `${a} is declared twice: here and at ${i}. ${l ? `The names at ${l} join both strings into one key. Remove that entry, or read this language in one row of texts only.` : `Keep one of them.${c}${o}${u}`}`;
	return X($, e, "duplicate-text", d, {
		path: n,
		scope: "run"
	});
}
function hT({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => wn(e.files));
	return qe.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function gT(e) {
	let t = new Nt(), n = new Map();
	for (let r of _T(e)) {
		let e = rC(r), i = e === void 0 ? "" : y(oS(e)), { key_name: a, platforms: o = _ } = r.values, [s] = Object.entries(zx(a, o)).flatMap(([e, t]) => {
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
		t.add(Fo("duplicate-key", `Key "${Rx(a)}"`, c, " If one was copied, correct its name. If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function _T(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function vT(e, t, n, r) {
	let { declared: i, problems: a } = ST(xT(e), r.project), o = "key-gone";
	if (t) {
		let e = nS.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: eC.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: bT(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = yT(s, n);
	return {
		declared: i,
		context: bT(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function yT({ key_name: e, platforms: t = [..._], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && Ix(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function bT(e, t) {
	let n = e.find((e) => e.startsWith(it))?.slice(it.length), r = {
		...Gn,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function xT({ declared: e, wrote: t }) {
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
function ST(e, t) {
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
function CT(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = e.changes.filter((e) => e.action === "update"), o = new Map(a.map((e) => [String(e.id), e])), { matches: s } = UC(n, t.filter(({ key_id: e }) => o.has(e)), e.project.perPlatformNames), c = new Map();
	for (let { declared: e, live: t } of s) {
		let n = t && o.get(t.key_id);
		n && c.set(n, e.values);
	}
	let l = [...c].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes($t(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = CS.parse(i);
		return o === void 0 || DS(ES(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), u = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: l,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !c.has(e) : !wT(e, "key_name").some((e) => u.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : wT(e, "tags");
			return nm($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function wT({ fields: e }, t) {
	return R(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/checks/checkTexts.ts
const TT = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ET = `[\\s${TT.source.slice(1)}`, DT = RegExp(`[{%$]|^${ET}|${ET}$`);
function OT(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !DT.test(e)) ? [] : jT(e, t), { words: a } = t;
	return a ? [...i, ...AT(n).flatMap((e) => IT(e, a))] : i;
}
const kT = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function AT(e) {
	return Object.entries(e).flatMap(([e, t]) => kT.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function jT(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: s } = e, c = AT(a), l = (e) => n[e] !== "off", u = (e) => c.some(({ text: t }) => ke(t).some((t) => e(t.text))), d = (l("icu") || l("placeholders") || l("plurals")) && u(_t), f = d || u(Xe) && (t.usesIcu?.() ?? !1), p = [...c, ...NT(e, r)], m = p.find(({ language: e }) => e === r)?.text, h = p.filter(({ language: e, text: t }) => e === r || m === void 0 || !S(t, m)), g = ({ language: t }) => e.isInFile?.(t) ? void 0 : s?.(t);
	return [
		...l("icu") && d ? c.flatMap(PT) : [],
		...l("placeholders") ? MT(ye(p, r, {
			readsIcu: f,
			isForm: e.isForm
		}), p, r) : [],
		...l("plurals") ? h.flatMap((e) => ae(e, g(e), i)) : [],
		...l("plurals") && d ? Qn(h, r, i) : [],
		...l("length") && o > 0 ? c.flatMap((e) => FT(e, o)) : [],
		...l("blanks") ? MT(UT(p, r), p, r) : [],
		...l("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? LT(e, c, r) : []
	];
}
function MT(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || ke(r.text).length === 0 || e.length < 3) return e;
	let i = [...g(e, ({ fault: e = "" }) => [e]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o] = i.toSorted((e, t) => a(t) - a(e));
	if (!o) return e;
	let s = a(o), c = t.filter((e) => e !== r && ke(e.text).length > 0).length;
	if (s < 3 || s * 2 <= c) return e;
	let [{ check: l, language: u, fault: d, quotes: f }] = o, p = `differs from ${s === c ? "all" : `${s} of ${c}`} other texts in the same way, so it is probably the one to correct: the ${u} text ${d}`, m = ke(r.text).find((e) => o.every((t) => t.form === e.form));
	return [{
		...Me(l, r, m ?? {}, p),
		...f && { quotes: f }
	}, ...e.filter((e) => !o.includes(e))];
}
function NT({ texts: e, live: t }, n) {
	if (n === void 0 || ke(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function PT(e) {
	return ke(e.text).flatMap((t) => {
		if (!_t(t.text)) return [];
		let n = ne(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [Me("icu", e, t, o, `${i}.${Ct(t.text)}`)];
	});
}
function FT(e, t) {
	return ke(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [Me("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function IT(e, t) {
	return ke(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...Me("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function LT({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || ke(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => ke(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || ke(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const RT = ["start", "end"], zT = RegExp(`^${ET}*`), BT = new RegExp(ET), VT = /\r\n?|[\u2028\u2029\x85]/g, HT = /[^\S\n\t]/g;
function UT(e, t) {
	let n = e.flatMap((e) => {
		let t = ke(e.text).map((e) => ({
			...e,
			...WT(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = Cn(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = RT.flatMap((e) => qT(e, t, i?.[e] ?? ""));
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [Me("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function WT(e) {
	let t = zT.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && BT.test(e.charAt(n - 1));) --n;
	return {
		start: GT(t),
		end: GT(e.slice(n))
	};
}
function GT(e) {
	return e === "" ? "" : e.replace(TT, "").replace(VT, "\n").replace(HT, " ");
}
const KT = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function qT(e, t, n) {
	let r = t[e];
	if (r === n || r === "" && /^ +$/.test(n) && KT.test(t.text)) return [];
	let i = e === "end" && JT(r + n) === "a line break", a = i ? ": a YAML block after | has one, and after |- none." : ".";
	if (n === "") return [[`${e}s with ${JT(r)}`, `Remove it${a}`]];
	let o = i ? `Add it, or remove it there${a}` : "Add it.";
	return r === "" ? [[`does not ${e} with ${JT(n)}`, o]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function JT(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function YT(e) {
	let t = Object.entries(e).flatMap(([e, t]) => p(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, XT({
		...e,
		...n
	})])), r = XT(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function XT(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${ZT}(?=${ZT}))(?:${r})(?!(?<=${ZT})${ZT})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of QT(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== $T(r, e) && t.set(r, $T(r, e));
		}
		return t;
	};
}
const ZT = `(?:${pt.source.slice(1)}|[\\p{N}\\p{M}_])`;
function QT(e) {
	let t = (e) => " ".repeat(e.length);
	return bt(e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(ct, t);
}
function $T(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const eE = 1e4, tE = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, nE = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], rE = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function iE(e, t) {
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => ke(n).some((n) => t(n.text, e)))), i = r(() => n(_t)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(sE(e))).length > e.length * .1, s = r(() => e.length <= 10 || !o() && (n((e, t) => t === a) || e.some(({ live: e }) => e && ke(lE(e, a) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: i,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: Vn(c.pattern) },
		...c && u !== "off" && { words: YT(c.words) }
	}, f = r(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = sE(e), n = (e) => e !== t && f().has(e), [r, i = ""] = tE.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && nE.some((e) => f().has(i + e));
			let [, a] = rE.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function aE(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = iE(e, t), i = [], a = 0, o = (t, r) => {
		let { base: i = "" } = n, [a = ""] = Object.keys(r.values.translations ?? {}), o = e.flatMap(({ declared: e }) => {
			let { [i]: t, [a]: n } = e.values.translations ?? {};
			return t !== void 0 && n === void 0 ? e : [];
		}), s = sE(r), c = (e) => s.startsWith(e) && /^\W/.test(s.slice(e.length)), l = o.find((e) => e.values.is_plural && s.replace(/_[a-z]+$/, "") === sE(e)), u = l ?? o.find((e) => c(sE(e))), d = u ? sE(u) : Pt(s, o.map(sE)), f = o.find((e) => sE(e) === d);
		if (!f) return t;
		let p = Io(f, ["translations", i]), m = l ? `"${d}" at ${p} has plural forms. Write all forms that ${a} needs here, too.` : u ? `"${d}" is a text at ${p}. Make it the same in all files: a text, or an object.` : `Or use one name in all files, if it was changed only here: "${d}" at ${p} has no ${a} text.`, h = u ? t.message.replace(/ Add [^.]*\.$/, "") : t.message;
		return {
			...t,
			message: `${h} ${m}`
		};
	};
	for (let { declared: t, live: s } of e) {
		let e = cE(t, s, () => r(t), n), c = [...uE(t, n), ...e];
		if (c.length !== 0) {
			for (let e of c) {
				let r = e.check === "base" && a < 20;
				i.push(dE(t, r ? o(e, t) : e, n));
			}
			if (a += 1, a >= eE) break;
		}
	}
	let [s] = i;
	if (s && a >= eE) {
		let e = `${eE.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
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
function oE(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = iE(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: ut(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : CS.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			lE(t, i)
		], p = d !== void 0 && !OS(d) ? d : f && ((n) => JS(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = cE(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || xx(TS(t, c))[a], b = new Set(v.map(({ check: e }) => e)), x = [...y ? [] : [`not-${a}`], ...b], S = v.map(({ message: e }) => e).join(" ");
		return x.length === 0 ? void 0 : {
			because: x,
			...S !== "" && { details: S }
		};
	} };
}
function sE({ values: e }) {
	return Q(e.key_name)[0] ?? "";
}
function cE(e, t, n, i, a = e.values.translations) {
	let { translations: o = {}, char_limit: s } = e.values;
	if (!a) return [];
	let c = r(() => JS(o, t, i.base)), l = (e) => e && c().native(e);
	return OT({
		isForm: n,
		texts: a,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		isInFile: (t) => ka([e]).some(({ from: e }) => e?.language === t),
		...t && { live: (e) => l(lE(t, e)) }
	}, i);
}
function lE(e, t) {
	let n = TS(e, t);
	return n && wS(n.translation, e.is_plural);
}
function uE({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? Q(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "", l = En(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`, d = o.map((e) => {
		let t = `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`;
		return a("key_names", t);
	});
	return c ? [...d, a("descriptions", u)] : d;
}
function dE(e, t, { levels: n }) {
	let { check: r, language: i, form: a, quotes: o } = t, s = j(e.file, e.span, ["char_limit"]), c = r === "length" && s.file !== j(e.file, e.span, ["translations", i]).file ? t.message.replace("char_limit", `char_limit (${Lo(s)})`) : t.message, l = r === "base", u = n[r] === "error", d = X($, e, Dt[r], c, {
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
function fE({ values: e }, t, n, r) {
	let i = ke((t ? lE(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && TS(t, e);
			if (!n || !r(wS(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...xx(n)
			};
			return Pe.filter((e) => i[e]);
		}
	};
}
// \0late:formats
const pE = process.getBuiltinModule("node:module").createRequire(import.meta.url), mE = (...e) => pE("./late-formats.js").formatOf(...e), hE = (...e) => pE("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function gE(e, t, n) {
	let r = {
		path: e,
		lineStarts: hn(t)
	}, { texts: i, faults: a, base: o, language: s } = hE(e, t, et(n)), c = new Map();
	if (s && !_E(n, s.text)) return {
		entries: [],
		variables: c,
		problems: [vE(n, s, r)]
	};
	let l = new Set(i.flatMap((e) => e.language ?? [])), u = n.language === void 0 ? wt(n.source, [...l]) : n.source, d = {
		...n,
		source: u
	}, f = TE(d), p = a.filter(({ language: e }) => e === void 0 || xt(u, Ae(u, e))), m = [], h, g = i[0] && xE(i[0], d);
	for (let e of i) {
		if (e.language !== h && (h = e.language, g = xE(e, d)), !g) continue;
		let t = EE(e, g.language), n = SE(e, g, d);
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
		...o !== void 0 && { base: Ae(u, o) },
		variables: c,
		problems: yE(p, r, u)
	};
}
function _E({ source: e, path: t, language: n }, r) {
	let i = _e(e, t);
	return n === void 0 || Ae(e, r) === n ? !0 : i === void 0 ? Tn(r, [n]) !== void 0 : [i, n].some((e) => mn(e, r));
}
function vE(e, { text: t, at: n }, r) {
	let i = `This file says that its language is "${t}", and ${_e(e.source, e.path) === void 0 ? "its row of texts" : "its path"} says ${e.language}. It is not read. Correct the language here, or move the file.`;
	return O("text-file", i, { place: jn(r, n.start, n.end) });
}
function yE(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new Nt({
			most: 10,
			first: 1
		});
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = jn(t, s.start, s.end);
		c.add(O(i, e.scope === "run" ? o + bE(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function bE({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !oe(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function xE({ language: e }, t) {
	let { source: n, language: r } = t, i = r ?? Ae(n, e ?? "");
	if (xt(n, i)) return {
		file: t,
		source: n,
		language: i,
		onlyIfBase: !n.languages?.includes(i)
	};
}
function SE({ path: e, value: t, description: n }, { language: r }, i) {
	let a = CE(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = wE(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function CE(e, t) {
	let { source: n } = t, r = e.join(n.separator), i = n.keyName === "{path}" ? r : n.keyName.replace(/\{(path|file|dir|1)\}/g, (e, n) => (n === "path" ? r : t[n]) ?? "");
	return n.platform === void 0 ? i : { [n.platform]: i };
}
function wE(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function TE({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
function EE({ name: e, value: t, description: n }, r) {
	let { at: i } = t;
	return new Ze({
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
function DE(e) {
	if (/^(comments|screenshots?)$/i.test(e)) return " Comments and screenshots stay in Lokalise: a manifest cannot have them. Remove the line.";
	if (/comment|note|hint/i.test(e)) return " Translators see description and context: use one of these.";
}
const OE = {
	schema: eC,
	fields: ZS,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	elsewhere: DE,
	thing: "a key"
}, kE = {
	schema: nC,
	fields: ZS.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	elsewhere: DE,
	thing: "on_create"
};
function AE(e, t) {
	return cm({
		plural: "keys",
		entry: OE,
		defaults: kE
	}, e, t);
}
function jE(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : LS(Object.entries(n).flatMap(([e, n]) => IS(e, n, t, u)), t).map(({ code: t, message: n, path: r }) => {
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
const ME = {
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
function NE(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: PE(e.entry, t.entry),
		wrote: PE(e.wrote, t.wrote)
	} : e;
}
function PE(e, t) {
	let n = {
		...FE(e),
		...FE(t)
	};
	return {
		...e,
		...t,
		...Object.keys(n).length > 0 && { translations: n }
	};
}
function FE({ translations: e }) {
	return p(e) ? e : {};
}
const IE = "The live value is not compared and not changed.", LE = (e) => `${IE} A new key has ${e}.`, RE = {
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
		undeclared: `${IE} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: LE("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: LE("no tags, except the one of the setting `owner`"),
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
		undeclared: LE("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: LE("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: LE("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: LE("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: LE("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${IE} A new key is visible.`
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
		undeclared: LE("none"),
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
function zE({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const BE = {
	...$,
	plural: Ee.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: Ee,
	limits: {
		removed: Be,
		removedPercent: Ke,
		overwrittenPercent: Re,
		unverified: ge,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: ME,
	entry: OE,
	defaults: kE,
	docs: RE,
	readManifest: AE,
	textFiles: {
		read: gE,
		isOnlyName: zE,
		filenames: ({ filenames: e }) => Object.values(e),
		join: Kw
	},
	checkTogether: (e) => [...gT(e), ...fC(e)],
	checkEntry: jE,
	adviceOn: aE,
	waiting: oE,
	progressOf: fE,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return ym(BE, e, n, i, cC, (e) => {
			let n = UC(e, t, r.perPlatformNames, HC(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !zE(e)).map((e) => e.live?.is_plural && e.declared.values.is_plural === void 0 ? {
				...e,
				declared: $w(e.declared, r.baseLanguage)
			} : e);
			return {
				...n,
				matches: a
			};
		});
	},
	hints: IC,
	names: Lx,
	texts: BS,
	storedForm: (e) => _S(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest(e, t) {
		return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : AE(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
	},
	mergeKept: NE,
	findRestored: vT,
	undoneByApply: CT
};
// src/webhooks/match.ts
function VE(e, t, n) {
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
				...XE("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of GE(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => UE(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = C_(t, n), a = [...o].filter((e) => O_(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${YE(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, XE("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, mw(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = HE(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	let l = ({ values: e }) => C_(e.url, n);
	for (let e of c()) {
		let t = [...r.values()].find(({ declared: t, live: r }) => r?.webhook_id === t.values.webhook_id && r !== void 0 && UE(e, r, n) && !UE(t, r, n));
		if (!t || e.values.new) continue;
		let a = `Live webhook ${t.live?.webhook_id} has this URL, but the entry at ${Io(t.declared, ["webhook_id"])} has its webhook_id and another URL. Remove webhook_id there. If this entry is a new webhook, set new: true.`;
		i.set(e, XE("ambiguous-webhook", e, "url", a));
	}
	let u = c();
	for (let [t, n] of u.entries()) {
		let r = n.values.events?.map(Vw) ?? [], i = ({ values: e }) => e.events?.find((e) => r.includes(Vw(e))), o = e.find((e) => !u.includes(e, t) && i(e) !== void 0 && e.values.branch === n.values.branch && O_(l(e), l(n)));
		if (!o || n.values.new) continue;
		let s = `This creates a webhook, but the entry at ${Io(o, ["url"])} has the same URL and also the event ${i(o)}, so the service sends this event twice. Remove it from one entry. If both are wanted, set new: true.`;
		a.push({
			...XE("lookalike-webhook", n, "url", s),
			severity: "warning"
		});
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = qE([...o]).find((t) => WE(e, t) && w_(D_(e.values.url), D_(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${n}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`;
		i.set(e, XE("lookalike-webhook", e, "url", r));
	}
	let d = (e) => e.replace(/^\w+:\/\/[^/]*/, "");
	for (let e of c()) {
		let t = d(C_(e.values.url, n)), r = [...o].filter((t) => {
			let { common: n, either: r } = KE(e, t);
			return n === r && WE(e, t);
		}), i = [...o].find((e) => d(e.url) === t), s = i ?? (r.length === 1 && c().length === 1 ? r[0] : void 0);
		if (!s || e.values.new) continue;
		let { webhook_id: l, url: u, branch: f } = s, p = O_(C_(e.values.url, n), u) ? "Only branch differs, which is a branch of the Lokalise project, not of git. To use that webhook, make branch the same." : `If its URL changed to this one, add webhook_id: ${l}. Then it keeps its id and secret.`, m = `This creates a webhook. The project also has one ${i ? "with this path" : "with the same events, which no manifest declares"}: ${A_(u)} (${l}, for ${f ? `branch ${f}` : "all branches"}). ${p} If both are wanted, set new: true.`;
		a.push({
			...XE("lookalike-webhook", e, "url", m),
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
			let r = t.filter((t) => UE(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function HE(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && UE(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return XE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${JE(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => UE(e, t, i)), c = e.values.events?.find((e) => Bw(e) !== "");
	if (s.length > 0 && c !== void 0) return XE("ambiguous-webhook", e, "events", `Lokaform does not know the event "${c}", and a live webhook with this URL and branch has none of these events (${JE(s)}).${Bw(c)} If the event is right, add webhook_id with its id to use this webhook, or set new: true to create a second one.`);
	if (s.length > 0) return XE("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${YE(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${JE(s)}). To use this webhook, add webhook_id with its id: apply then replaces its events by these. To create a second webhook, set new: true.`);
	if (a.length !== 0) return XE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${JE(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id: apply then changes it to this entry. To create a second webhook, set new: true.`);
}
function UE(e, t, n) {
	return O_(t.url, C_(e.values.url, n)) && WE(e, t);
}
function WE({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function GE(e, t, n) {
	let r = qE(t), i = e.flatMap((e) => r.filter((t) => UE(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...KE(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function KE({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(Vw)), new Set(t.map(Vw))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function qE(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function JE(e) {
	return `${e.length === 1 ? "id" : "ids"} ${YE(e)}`;
}
function YE(e) {
	return qE(e).map(({ webhook_id: e }) => e).join(", ");
}
function XE(e, t, n, r) {
	return X(zw, t, e, r, { path: [n] });
}
function ZE(e) {
	let t = new Map(), n = new Nt();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? y([
			D_(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${mw(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Fo("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function QE({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = C_(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${A_(s)} (${a})` : mw(i), u = t ? [] : n.filter(({ branch: e }) => e === o), d = GE([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const $E = {
	schema: Rw,
	fields: Lw,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	elsewhere: (e) => e === "secret" ? " Remove it: the service makes the secret, and lokaform webhook-secret reads it." : void 0,
	thing: "a webhook"
};
function eD(e, t, n) {
	let { entries: r, problems: i } = cm({
		plural: "webhooks",
		entry: $E
	}, e, t, { most: ap }), a = new Map(), o = new Nt();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = aw(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => j(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(O(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of tD(r, i, c)) o.add(e);
		}
		nD(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function tD(e, t, n) {
	let r = [], i = (e, t) => r.push(O(e, t, {
		place: n(),
		severity: "warning"
	}));
	e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://.");
	let [a] = /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.exec(t) ?? [], [, o = "NAME"] = /^\W+([A-Z_]+)\W*$/.exec(a ?? "") ?? [];
	return a !== void 0 && i("variable", `$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write \${${o}}.`), mw(t) !== D_(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git."), r;
}
function nD({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (v.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${a.includes("*") ? ` There are no wildcards: list each event of ${v.join(", ")}.` : Bw(a)}`, o = j(t, n, ["events", i]);
		r.add(O("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const rD = {
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
}, iD = {
	...zw,
	plural: tn.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: tn,
	limits: {
		removed: re,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: fw(),
	entry: $E,
	docs: rD,
	readManifest: eD,
	checkTogether: ZE,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && Fw(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [X(zw, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return ym(iD, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => D_(C_(e, i))), (e) => {
			let r = VE(e, t, i), a = r.matches.flatMap((e) => aD(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: Gw,
	names: () => [],
	texts: () => [],
	findRestored: QE,
	variablesOf({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
		let a = typeof r.values.url == "string" ? aw(r.values.url, i).variables : [], o = new Map(a);
		if (S_(e.url).some((e) => e.startsWith("URL_OF_"))) return {
			variables: o,
			problems: []
		};
		let { variables: s, issues: c } = aw(e.url, i);
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
function aD({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${vm}`;
	return [{
		declared: e,
		problem: X(zw, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const oD = [BE, iD];
zo(oD);
// src/run/textAdvice.ts
function sD(e, t = !0) {
	let { settings: n, textFiles: r } = e, i = $y(n.rules, r, e.declared), a = {
		levels: i?.isSure && t ? n.rules.checks : {
			...n.rules.checks,
			base: "off"
		},
		base: i?.language,
		needed: Se
	}, { kinds: o, entries: s } = Mo(e.declared, i?.language ?? "");
	return o.flatMap((e) => {
		let t = (s[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, a) ?? []];
	});
}
function cD({ settings: e }, { kinds: t }, n) {
	let { checks: r } = e.rules, i = {
		levels: r,
		base: n.baseLanguage,
		needed: ut(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, i) ?? []);
}
function lD(e, t, n) {
	if (n.incoming.checks !== "warn") return [];
	let r = {
		...n.checks,
		blanks: "off",
		base: "off",
		key_names: "off",
		descriptions: "off"
	}, i = fx(e, t, n, Pb);
	return i.is === "stopped" ? [] : cD({ settings: { rules: {
		...n,
		checks: r
	} } }, i, t.project).map((e) => ({
		...e,
		severity: "warning",
		scope: "change"
	}));
}
var uD = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${pD(t)} was reached` : `The run was stopped by ${e}`;
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
		await Jr(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const dD = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function fD(e) {
	let t = new uD(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of dD) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of dD) process.off(e, n);
		t.close();
	}
}
function pD(e) {
	return e % 36e5 == 0 ? `${e / 36e5}h` : e % 6e4 == 0 ? `${e / 6e4}m` : `${e / 1e3}s`;
}
// src/files/outputs.ts
async function mD(e, t, n) {
	let { command: r, out: i, report: a, plan: o = [], reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	return f.length === 0 ? new Map() : vD(f, [
		...t.map((e) => I(n.displayRoot, e)),
		...await bs(u, Di),
		l,
		...s,
		o
	].flat(), n);
}
async function hD(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await mD(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await bD(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : Nm(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => gD(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => _D((await import("./planFile.js")).planFile(a))) : void 0,
		reports: u,
		problems: s
	};
}
async function gD(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return _D(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function _D(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function vD(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(OD))), a = new Map();
	for (let t of e) {
		let e = await OD(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await xD(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, yD(t, s));
	}
	return r;
}
function yD({ option: e, path: t }, n) {
	return O("not-written", `${e}: ${t} ${n}.`);
}
async function bD(e, t, n, r) {
	try {
		let i = typeof t == "string" ? t : await t(), a = await xD(e, n);
		if (a !== void 0) return yD(e, `cannot be written: it ${a}`);
		let o = ED(e.path, n), s = await Wr(e.path).catch(() => void 0);
		SD(e.path, s) ? await Gr(e.path, i) : await yi(o === void 0 && s ? await Vr(e.path) : e.path, i, {
			mode: r ?? (s && s.mode & 511),
			root: o
		});
		return;
	} catch (t) {
		return yD(e, `cannot be written: ${mi(t)}`);
	}
}
async function xD({ path: e, is: t }, n) {
	let r = t === "folder" && DD(n).includes(e), i = r ? e : ED(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Ti(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return wD(e);
	let a = await Wr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Wr(F(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...SD(e, a) ? [] : [F(e)]];
	return (await Promise.all(o.map(TD))).every(Boolean) ? void 0 : CD;
}
function SD(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const CD = "cannot be written: this user may not write there";
async function wD(e) {
	let t = await Wr(e).catch(() => void 0);
	return !t && F(e) !== e ? wD(F(e)) : t?.isDirectory() ? await TD(e) ? void 0 : CD : "is a file, or is below one. Choose a folder";
}
async function TD(e) {
	return await Fr(e, Ir.W_OK).catch(() => !1) !== !1;
}
function ED(e, t) {
	return DD(t).find((t) => Oi(e, t));
}
function DD({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [I(e)]);
}
async function OD(e) {
	let t = await Wr(e).catch(() => void 0);
	return t?.isFile() ? `${t.dev}:${t.ino}` : kr(await ji(F(e)), Tr(e));
}
// src/run/run.ts
function kD(e, t, n) {
	return AD(n, async (r) => {
		let i = {
			...n,
			signal: n.cancellation.stopping
		}, a = await xs(e.projects, i);
		return jD(e, [...t, ...a], r);
	});
}
async function AD(e, t) {
	let n = new we(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(Hm(t, i)))
	};
	try {
		return Bm({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function jD(e, t, n) {
	let { cancellation: i, folders: a } = n;
	n.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || n.withoutSecrets, c = s ? void 0 : PD(e, t, n), { stopping: l } = i, u = await rb(e, a, {
		...n,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = !u.problems.some(({ code: e }) => e === "text-file" || e === "yaml"), p = s ? d.map((e) => sD(e, f)) : [], m = ({ code: t }) => e.command === "validate" && t === "unset-variable", h = (await oy(u.problems, n.environment, a.confined?.workspace)).map((e) => m(e) ? {
		...e,
		severity: "notice"
	} : e);
	n.onSecrets(d.flatMap(({ declared: e }) => v_(e.variables)));
	let g = await FD(e, a), _ = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], v = _.flatMap(({ texts: e }) => e), y = d.map((e) => e.declared), b = [...new Set(e.projects.flatMap(({ rules: e }) => e.overwrite))], x = a.confined ? "The input overwrite" : "--overwrite", S = [...new Set(d.flatMap((e) => e.manifests))], ee = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], te = await mD(e, S, a), ne = e.projects.flatMap(({ name: e }) => e ?? []), C = {
		format_version: 1,
		command: e.command,
		...ne.length > 0 && { selected: ne },
		...e.scope && { scope: e.scope },
		manifests: S,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, y.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: ND([
			...t,
			...g.problems,
			...h,
			...nt(t) ? [] : await Ss(_, a),
			...await fs(v, a, l),
			...Xb(x, b, y).map((t) => e.others.length > 0 ? {
				...t,
				severity: "warning"
			} : t),
			...Hb(ee, y),
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
	let T = {
		known: o,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: c,
		onSecrets: n.onSecrets
	}, E = () => n.target?.(S, T), { lastApplied: re } = n, ie = re && r(() => re(S, T));
	if (n.withoutSecrets) {
		let t = r(async () => E()), i = await yb(e, C, d, t);
		return C.problems = [...C.problems, ...await MD(d, await t(), n)], {
			...C,
			...i && { manifest_comparison: i },
			...w()
		};
	}
	if (e.command === "validate" || nn(C.problems)) return C;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(C.manifests);
		if (C.problems = [...C.problems, ...e], nt(e)) return C;
	}
	let ae = [], oe = e.command === "plan" ? await E() : void 0;
	C.problems = [...C.problems, ..._b(oe, d, e.others.length > 0)];
	let se = {
		saved: g.plans,
		target: oe,
		applied: ie
	}, { runProject: ce } = await import("./project3.js");
	for (let t of d) ae.push(await ce(t, e, se, n));
	let le = ae.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	C.problems = [...C.problems, ...Wb(ee, le, y)];
	let ue = ae.flatMap((e) => e.manifests);
	return {
		...C,
		manifests: [...new Set(ue)],
		projects: ae,
		...w()
	};
}
async function MD(e, t, { history: n, now: r }) {
	if (t?.is !== "read") return [];
	let i = {
		now: Math.floor(r() / 1e3),
		target: t.commit
	}, a = [...new Set(e.flatMap((e) => e.manifests))], { trailersOfPull: o, namedTexts: s } = await import("./overwriteTrailers.js"), c = e.map((e) => {
		let n = gb(t, e);
		return s(e.declared, n.is === "read" ? n.declared.entries : {});
	});
	return o(await n.versions(i.now, a, i), new Map(c.flatMap((e) => [...e])));
}
function ND(e) {
	let t = [
		...e.some(({ code: e, place: t }) => e === "variable" && t === void 0) ? ["unset-variable"] : [],
		...e.some(({ code: e, place: t }) => e === "no-manifest" && !t) ? ["no-project"] : [],
		...e.some(({ code: e }) => e === "wrong-checkout") ? ["no-manifest", "no-language-file"] : []
	], n = e.filter(({ code: e }) => !t.includes(e)), r = n.find(({ code: e, place: t }) => e === "no-manifest" && t === void 0), i = n.find(({ code: e, severity: t }) => e === "unread-manifest" && t === "warning");
	if (!r || !i) return ce(n);
	let a = n.filter((e) => e !== r && e !== i);
	return ce([{
		...i,
		code: r.code,
		severity: r.severity
	}, ...a]);
}
function PD(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (nt(t) || r.id === "") return;
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
async function FD({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [O("bad-plan", e)]
	}), a = L(t, r), o = await Li(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => Um(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function ID(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: kD }) {
	return fD(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await LD(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return BD(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = zD(f, p), h = await hD(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = zD(m, h.problems);
		await wi(RD(c, g, s.folders));
		let _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), Js(g, n.exitsWithFindings(c));
	});
}
async function LD(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await Ey(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await Ey("validate", t, n);
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
function RD({ backupDir: e, out: t, report: n }, { manifests: r }, i) {
	return [...[
		...r.map((e) => I(i.displayRoot, e)),
		...n,
		t ?? []
	].flat().map((e) => F(e)), e ?? []].flat();
}
function zD(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function BD({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = O("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = nt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), nt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { vb as $, xs as $n, Ai as $r, Gh as $t, fx as A, Yr as Ai, Cc as An, Ua as Ar, G_ as At, qb as B, zs as Bn, R as Br, t_ as Bt, TS as C, pi as Ci, jc as Cn, yo as Cr, sv as Ct, Mx as D, ni as Di, Yc as Dn, oo as Dr, Z_ as Dt, Tx as E, mi as Ei, kc as En, ho as Er, av as Et, rx as F, pc as Fn, wa as Fr, A_ as Ft, Zb as G, Fs as Gn, ta as Gr, a_ as Gt, Ub as H, Us as Hn, sa as Hr, o_ as Ht, lx as I, ac as In, Oa as Ir, S_ as It, Fb as J, Ps as Jn, Vi as Jr, Wg as Jt, Nb as K, As as Kn, na as Kr, Xg as Kt, cx as L, Xs as Ln, ja as Lr, i_ as Lt, yx as M, V as Mn, za as Mr, O_ as Mt, ax as N, Sc as Nn, Ia as Nr, C_ as Nt, Ix as O, Qr as Oi, xc as On, qa as Or, Q_ as Ot, ox as P, hc as Pn, Ta as Pr, v_ as Pt, Sb as Q, ys as Qn, Di as Qr, wg as Qt, Wb as R, Hs as Rn, ya as Rr, e_ as Rt, wS as S, gi as Si, sl as Sn, _o as Sr, pv as St, Q as T, _i as Ti, Hc as Tn, po as Tr, nv as Tt, Hb as U, Ks as Un, ca as Ur, c_ as Ut, Yb as V, Vs as Vn, oa as Vr, r_ as Vt, Xb as W, Ns as Wn, ea as Wr, s_ as Wt, Db as X, Ls as Xn, Wi as Xr, fg as Xt, Eb as Y, Is as Yn, Ui as Yr, Og as Yt, Cb as Z, bs as Zn, Qi as Zr, Tg as Zt, aw as _, yi as _i, tm as _n, jo as _r, Z as _t, bD as a, Ni as ai, Mm as an, B as ar, rb as at, cC as b, li as bi, ip as bn, Ao as br, mv as bt, cD as c, ji as ci, Sm as cn, Yo as cr, Ky as ct, mE as d, Ti as di, pm as dn, $o as dr, Ey as dt, Pi as ei, Mh as en, os as er, db as et, hE as f, wi as fi, X as fn, Bo as fr, vy as ft, dw as g, xi as gi, rm as gn, Vo as gr, oy as gt, zw as h, bi as hi, am as hn, Wo as hr, sy as ht, mD as i, L as ii, Vm as in, qo as ir, ab as it, bx as j, H as jn, Ha as jr, j_ as jt, Ax as k, Zr as ki, bc as kn, Ra as kr, K_ as kt, lD as l, ki as li, bm as ln, ns as lr, Hy as lt, Dw as m, Si as mi, um as mn, Uo as mr, uy as mt, AD as n, Ri as ni, Jm as nn, ss as nr, gb as nt, uD as o, Mi as oi, Am as on, Go as or, eb as ot, Ew as p, Ci as pi, gm as pn, Ho as pr, my as pt, Pb as q, js as qn, $i as qr, Zg as qt, vD as r, Bi as ri, Um as rn, z as rr, nb as rt, fD as s, Li as si, Em as sn, Ko as sr, Zy as st, ID as t, Oi as ti, qm as tn, _s as tr, fb as tt, oD as u, Ii as ui, xm as un, ts as ur, Oy as ut, HC as v, ci as vi, Cp as vn, Mo as vr, zv as vt, jx as w, ai as wi, il as wn, no as wr, ev as wt, $ as x, oi as xi, cl as xn, go as xr, vv as xt, UC as y, si as yi, Tp as yn, xo as yr, Bv as yt, Rb as z, Js as zn, Ca as zr, Qg as zt };
