import { i as e } from "./rolldown-runtime.js";
import { A as t, C as n, D as r, E as i, N as a, O as o, S as s, b as c, c as l, d as u, f as d, g as f, h as p, i as m, k as h, l as g, m as _, n as v, o as y, p as b, r as x, t as S, u as C, v as ee, w, x as T, y as te } from "./wire.js";
import { $ as ne, $n as re, $r as E, $t as D, A as ie, An as ae, At as oe, Br as se, Bt as ce, C as le, Ci as ue, Ct as de, Dn as fe, Dt as pe, E as me, En as he, Et as ge, Fi as _e, Fn as ve, Fr as ye, Ft as be, G as xe, Gn as Se, Gr as Ce, Gt as we, H as Te, Hr as Ee, Ht as De, In as Oe, Ir as ke, It as Ae, J as je, Jn as Me, Jr as Ne, Jt as Pe, K as Fe, Kr as Ie, Kt as Le, Ln as Re, Lr as ze, Lt as Be, Mi as Ve, Mn as He, Mt as Ue, N as We, Ni as Ge, Nr as Ke, Nt as qe, O as Je, Oi as Ye, On as Xe, Ot as Ze, Pi as Qe, Pn as $e, Pr as et, Pt as tt, Q as nt, Qn as rt, Qr as it, Qt as at, Rr as ot, Rt as st, Si as ct, Sn as lt, St as ut, Tn as dt, Tt as ft, U as pt, Ur as mt, Ut as ht, V as gt, Vn as _t, Vr as vt, Vt as yt, W as bt, Wr as xt, Wt as St, X as O, Xn as Ct, Xr as wt, Xt as Tt, Y as Et, Yn as Dt, Yr as Ot, Yt as kt, Z as At, Zn as jt, Zr as Mt, Zt as Nt, _ as k, _n as Pt, _t as Ft, ai as It, an as Lt, ar as Rt, at as zt, b as Bt, bi as Vt, bn as Ht, bt as Ut, ci as Wt, cn as Gt, cr as Kt, d as qt, di as Jt, dn as Yt, ei as Xt, en as Zt, er as Qt, et as $t, f as en, fi as tn, fr as nn, g as rn, gi as an, gn as on, gt as sn, h as cn, hi as ln, hn as un, ii as dn, in as fn, it as pn, jn as mn, jt as hn, ki as gn, kt as _n, l as vn, ln as yn, m as bn, mn as xn, mt as Sn, n as Cn, ni as wn, nn as Tn, nt as En, o as Dn, oi as On, on as kn, or as An, p as jn, pi as Mn, pr as Nn, pt as Pn, q as A, qn as Fn, qr as In, qt as Ln, r as j, ri as Rn, rn as zn, rr as Bn, s as Vn, si as Hn, sn as Un, t as Wn, ti as Gn, tn as Kn, tr as qn, tt as Jn, u as Yn, ui as Xn, un as M, ur as Zn, v as Qn, vn as $n, vt as er, wi as tr, wn as nr, wt as N, x as rr, xt as ir, yt as ar, zr as or } from "./start.js";
import { _ as sr, b as cr, c as lr, d as ur, f as dr, g as fr, h as P, i as pr, l as mr, m as hr, n as gr, p as _r, r as vr, s as yr, t as br, x as xr, y as Sr } from "./zod.js";
import { a as Cr, c as wr, d as Tr, f as Er, l as Dr, m as Or, o as kr, p as Ar, s as jr, u as Mr } from "./client.js";
import { basename as Nr, delimiter as Pr, dirname as F, extname as Fr, isAbsolute as Ir, join as Lr, posix as Rr, relative as zr, resolve as I, sep as Br, win32 as Vr } from "node:path";
import * as Hr from "node:fs/promises";
import { access as Ur, constants as Wr, link as Gr, lstat as Kr, open as qr, readdir as Jr, realpath as Yr, rename as Xr, rm as Zr, stat as Qr, writeFile as $r } from "node:fs/promises";
import { devNull as ei } from "node:os";
import { setImmediate as ti, setTimeout as ni } from "node:timers/promises";
// src/files/commitFiles.ts
var ri = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const ii = [
	"*",
	".*",
	"**"
];
var ai = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new ri(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => ii.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = I(e, i.join("/")), o = zr(a, this.#e).split(Br).join("/"), s = o !== "" && !o.startsWith("..") && !Ir(o), c = s ? "" : await this.#o(a);
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
		let t = zr(this.#e, e).split(Br).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || Ir(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (Ir(n)) return;
			let r = Rr.join(Rr.dirname(e.path), n, t.slice(e.path.length));
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
const oi = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), si = (...e) => process.getBuiltinModule("node:crypto").hash(...e), ci = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// node_modules/yocto-queue/index.js
var li = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, ui = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new li(e);
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
function di(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), fi(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new ui(), r = 0, i = () => {
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
				fi(t), e = t, queueMicrotask(() => {
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
function fi(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/files/system.ts
const pi = di(16), mi = 1048576, hi = {
	any: 128 * mi,
	named: 512 * mi,
	workflow: mi / 2,
	token: mi / 16
};
function gi(e, t, n = "any") {
	return pi(async () => {
		let r = await Hr.stat(e);
		if (!(r.isFile() || r.isDirectory() || n === "token" && r.isFIFO())) throw _i("it is not a regular file");
		if (r.size > hi[n]) throw _i(`it has more than ${hi[n]} bytes`);
		return Hr.readFile(e, t ?? null);
	}).catch((t) => {
		throw t instanceof Error ? Object.assign(t, { path: e }) : t;
	});
}
function _i(e) {
	return Object.assign(Error(e), {
		code: "ERR_NOT_READ",
		syscall: "read"
	});
}
function vi(e) {
	if (!xi(e, "EISDIR", "ENOENT", "ENOTDIR")) throw e;
}
var yi = class extends Error {
	name = "ToolFailure";
}, bi = class extends Error {};
function xi(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Si = {
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
}, Ci = {
	...Si,
	EACCES: "this user may not read it",
	EISDIR: "it is a folder",
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EPERM: "this user may not read it"
}, wi = {
	...Si,
	EACCES: "this user may not write there",
	EEXIST: "a file is in the place of its folder",
	ENOENT: "its folder does not exist",
	ENOTDIR: "a file is in the place of its folder",
	EPERM: "this user may not write there"
};
function Ti(e) {
	return e instanceof TypeError ? `it is not UTF-8 (${e.message}). Save it as UTF-8.` : e instanceof bi ? "its real path is outside of the workspace. Copy the file itself into the repository." : `${Di(e, Ci)}.`;
}
function Ei(e) {
	return Di(e, wi);
}
function Di(e, t) {
	if (!(e instanceof Error)) return String(e);
	let n = "code" in e ? String(e.code) : "";
	return t[n] ?? (n === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
function Oi(e) {
	return e instanceof Error && "code" in e && "syscall" in e && "path" in e && typeof e.code == "string" && typeof e.path == "string";
}
function ki(e, t) {
	if (e instanceof yi) return k("not-read", e.message, { scope: "project" });
	if (!Oi(e)) return;
	let n = zr(t, e.path).split(Br).join("/"), r = [
		"EISDIR",
		"ENOENT",
		"ENOTDIR"
	].includes(e.code) ? `${n} was changed or removed while Lokaform ran. Now ${Ti(e)} Run again when no other program changes it.` : `${n} cannot be read: ${Ti(e)}`, i = !n.startsWith("../") && !Ir(n), a = xn(n);
	return k("not-read", r, {
		scope: "project",
		...i && { place: a }
	});
}
// src/files/atomicWrite.ts
const Ai = /^\.lokaform-[0-9a-f]{24}\.part$/;
async function ji(e, t, n = {}) {
	await Ii([F(e)]);
	let r = await Ni(e, t, n);
	await Xr(r, e).finally(() => Zr(r, { force: !0 }));
}
async function Mi(e, t, n) {
	await Ii([F(e)]);
	let r = await Ni(e, t, n);
	return Pi(r, e).finally(() => Zr(r, { force: !0 }));
}
async function Ni(e, t, { mode: n, root: r, isReadBack: i = !1 }) {
	let a = F(e), o = Lr(a, `.lokaform-${ci(12).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = Wr, d = await qr(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = Lr(await Yr(r), zr(I(r), I(a)));
			if (await Yr(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		if (n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i && await gi(o, "utf8") !== t) throw Error("it cannot be read again as it was written");
		return o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Zr(o, { force: !0 }), e;
	}
}
async function Pi(e, t) {
	try {
		await Gr(e, t);
	} catch (n) {
		if (xi(n, "EEXIST") || await Ri(t)) return !1;
		await Xr(e, t);
	}
	return !0;
}
async function Fi(e) {
	try {
		let t = await qr(e, Wr.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!xi(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Ii(e) {
	for (let t of new Set(e)) for (let e of await Jr(t).catch(() => [])) {
		if (!Ai.test(e)) continue;
		let n = await Kr(Lr(t, e)).catch(() => void 0);
		n?.isFile() === !0 && Date.now() - n.mtimeMs > 864e5 && await Zr(Lr(t, e), { force: !0 }).catch(() => {});
	}
}
async function Li(e, t) {
	let n = t;
	for (let r of zr(t, e).split(Br)) {
		n = Lr(n, r);
		let e = await Kr(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${zr(t, n)}. Choose a path without links`;
	}
}
async function Ri(e) {
	return await Kr(e).catch(() => void 0) !== void 0;
}
// src/files/paths.ts
const zi = new AbortController().signal;
function L(e, { displayRoot: t }) {
	return zr(t, e).split(Br).join("/");
}
function Bi(e, t) {
	let n = zr(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Br}`) && !Ir(n);
}
async function Vi(e, t) {
	for (let n = e;; n = F(n)) {
		if (await Ri(Lr(n, ".git"))) return n;
		if (n === F(n) || n === t || t !== void 0 && !Bi(n, t)) return;
	}
}
async function Hi(e, t, n) {
	let r = await Ui(t), i = n && await Ui(n), a = new Map();
	for (let n of e) {
		let e = await Ui(I(t, n)), o = await Vi(F(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(L(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? L(Lr(e ?? r, n), { displayRoot: r })
	}));
}
async function Ui(e) {
	return Yr(e).catch(() => e);
}
async function Wi(e, t, ...n) {
	let [r, i] = await Promise.all([Yr(t), Yr(e)]);
	if (!Bi(r, i)) throw new bi();
	return gi(r, ...n);
}
const Gi = ".github/workflows";
async function Ki(e, t) {
	return (await Wi(e, Lr(e, t), void 0, "workflow").catch(() => "")).toString("utf8");
}
async function qi(e) {
	let t = (await Jr(Lr(e, Gi)).catch(() => [])).filter((e) => /\.ya?ml$/.test(e)).sort();
	return Promise.all(t.slice(0, 200).map(async (t) => {
		let n = `${Gi}/${t}`;
		return {
			name: t,
			path: n,
			text: await Ki(e, n)
		};
	}));
}
async function Ji(e, { confined: t, commit: n }) {
	return n ? await n.read(e) ?? Promise.reject(new bi()) : t ? Wi(t.workspace, e) : gi(e);
}
function Yi(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? Zi(e) : "utf-8", r;
	try {
		r = new TextDecoder(n, { fatal: !0 }).decode(e);
	} catch {
		let [t = ""] = new TextDecoder(n).decode(e).split("�");
		throw TypeError(`line ${t.split("\n").length}`);
	}
	if (r.startsWith("version https://git-lfs.github.com/spec/")) throw Error("it is a pointer of Git LFS, and not the file itself. At a terminal, run git lfs pull; in a workflow, give actions/checkout lfs: true");
	return r;
}
function Xi(e, t) {
	let n = Zi(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function Zi([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function Qi(e) {
	try {
		return new TextDecoder(Zi(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function $i(e, t, n, r = Yi) {
	try {
		return rr(r(await gi(e, void 0, "named")));
	} catch (r) {
		let i = `${t} ${L(e, n)} cannot be read: ${Ti(r)}`;
		return jn(k("not-read", i));
	}
}
async function ea(e, { commit: t }) {
	return t ? t.isFile(e) : (await Qr(e).catch(() => void 0))?.isFile() === !0;
}
async function ta(e, t) {
	let n = (e) => e.toLowerCase().replace(/^\.|\.(?:ya?ml|jsonc?|txt)(?=\.|$)/g, "");
	return (await Jr(t).catch(() => [])).filter((t) => n(t) === n(e) && /.\./.test(t)).sort();
}
async function na(e, { commit: t }) {
	return t ? t.isFolder(e) : (await Qr(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const ra = "lokaform-backup", ia = ["node_modules", ra];
async function aa(e, t, n, r) {
	let i = I(t, e);
	if (await ea(i, n)) return [i];
	let a = ia.map((e) => `**/${e}/**`);
	return oa(e.split(Br).join("/"), {
		cwd: t,
		ignore: a
	}, n, r).catch((e) => {
		if (e instanceof ri || Oi(e)) throw e;
		return [];
	});
}
async function oa(e, { cwd: t, ignore: n, dot: r = !1 }, i, a) {
	let o = an(sa(e)), s = o.map(({ superset: e }) => e), c = [...new Set(s.map(({ glob: e }) => e))], { commit: l } = i, u = {
		cwd: t,
		signal: a,
		ignored: la(n),
		dot: r || s.some((e) => e.dot)
	}, d = l ? (await Promise.all(c.map((e) => l.candidates(t, e)))).flat().filter(ca) : await ua("", c.map((e) => e.split("/")), u), f = [...new Set(d)].filter((e) => o.some((t) => ln(t, e, r))), p = [];
	for (let e of f) await ea(I(t, e), i) && p.push(I(t, e));
	return [...new Set(p)];
}
function sa(e) {
	return e.replace(/(?:\/\.)+(?=\/|$)/g, "").replace(/^(?:\.\/)+/, "");
}
function ca(e) {
	return !e.split("/").some((e) => ia.includes(e));
}
function la(e) {
	let t = e.map((e) => e.slice(3, -3)).map((e) => e.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
	return RegExp(`(?:^|/)(?:${t.join("|")})$`);
}
async function ua(e, t, n) {
	let { cwd: r, signal: i, ignored: a, dot: o } = n;
	if (i.aborted || a.test(e.slice(0, -1))) return [];
	let s = t.every(([e = ""]) => !da.has(e)) ? [...new Set(t.map(([e = ""]) => fa(e)))].map((e) => ({
		name: e,
		isFolder: !0
	})) : await ma(I(r, e)), c = [];
	for (let { name: r, isFolder: i } of s) {
		let a = t.flatMap((e) => pa(e, r, o));
		a.some(({ length: e }) => e === 0) && c.push(e + r);
		let s = a.filter(({ length: e }) => e > 0);
		i && s.length > 0 && l(c, await ua(`${e}${r}/`, s, n));
	}
	return c;
}
const da = new Set([
	"**",
	"*",
	".*"
]);
function fa(e) {
	return e.replace(/\\(.)/gsu, "$1");
}
function pa([e = "", ...t], n, r) {
	return da.has(e) ? (e === ".*" ? !n.startsWith(".") : !r && n.startsWith(".")) ? [] : e === "**" ? [["**", ...t], ...pa(t, n, r)] : [t] : fa(e) === n ? [t] : [];
}
async function ma(e) {
	try {
		return (await Jr(e, { withFileTypes: !0 })).map((e) => ({
			name: e.name,
			isFolder: e.isDirectory()
		}));
	} catch (e) {
		if (xi(e, "ENOENT") || xi(e, "ENOTDIR")) return [];
		throw e;
	}
}
async function ha(e, t) {
	let n = Lr(F(e), ".gitignore"), r = `/${Nr(e)}`, i;
	try {
		i = Yi(await gi(n));
	} catch (e) {
		if (xi(e, "ENOENT")) return rr({
			path: n,
			text: `${r}\n`
		});
		let i = `${L(n, t)} cannot be read: ${Ti(e)}`;
		return jn(k("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Nr(e))) return rr(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return rr({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/model/earlierManifest.ts
function ga(e, t = Infinity) {
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
function _a(e, t) {
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
function va(e, { since: t, now: n = Infinity }) {
	let r = ({ until: e, trailers: { pulled: r } }) => (e >= t || r !== void 0) && (e <= n || e === Infinity);
	return e.filter((e) => e.parents.length === 1 && r(e));
}
async function ya(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = ba(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function ba({ commits: e, merged: t }, n) {
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
				pulled: xa(e)
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ to: t, now: n, before: r, after: i }) => ({
			path: t,
			now: n,
			before: r,
			after: i,
			until: e.until,
			pulled: xa(e)
		})))
	};
}
function xa({ until: e, date: t, trailers: { pulled: n } }) {
	return n === void 0 ? void 0 : Math.min(n, e, t);
}
// src/model/trailers.ts
const Sa = "Lokaform-Pulled", Ca = "Lokaform-Overwrite";
function wa(e, t = !1) {
	let { id: n, parents: r, date: i, message: a, committer: o } = e, [s = ""] = a.split("\n", 1);
	return {
		id: n,
		parents: r,
		date: i,
		isMade: r.length > 1 || /^noreply@/i.test(o) || /\(#\d+\)\s*$/.test(s),
		trailers: Ta(a),
		time: t ? Infinity : i
	};
}
function Ta(e) {
	let t = (t) => Ma(e).flatMap(({ token: e, value: n }) => Ea(e, t) && n !== "" ? n : []), n = t(Sa).map((e) => {
		let t = e.replaceAll(/["']/g, "");
		return /^\d+$/.test(t) ? Number(t) : Math.floor(Date.parse(t) / 1e3);
	}), r = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, i = e.match(RegExp("^[ \\t]*Lokaform-Pulled:", "gim"))?.length ?? 0, a = n.length > 0 && i >= r && n.every((e) => !Number.isNaN(e)), o = t(Ca), s = [...e.matchAll(RegExp(`${Ca}[ \\t]*:?(.*)$`, "gim"))].map(([, e = ""]) => e.trim()).filter((e) => !o.includes(e));
	return {
		...a && { pulled: u(n) },
		overwrites: o,
		mentions: s
	};
}
const Ea = (e, t) => e.toLowerCase() === t.toLowerCase(), Da = ["Signed-off-by: ", "(cherry picked from commit "], Oa = /^([A-Za-z0-9-]+)[ \t]*:([\s\S]*)$/, ka = (e) => /^[ \t\r]*$/.test(e), Aa = (e) => e.startsWith("#"), ja = (e) => e.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, "");
function Ma(e) {
	let t = e.split("\n"), n = t.findIndex((e, n) => /^---[ \t\r]/.test(e) || ["---", "# ------------------------ >8 ------------------------"].includes(e) && n < t.length - 1), r = Na(n === -1 ? t : [...t.slice(0, n), ""]), i = [];
	for (let e of r.slice(Pa(r))) {
		let t = i.at(-1);
		t !== void 0 && Oa.test(t) && /^(?:[ \t\r]|$)/.test(e) ? i[i.length - 1] = `${t}\n${e}` : i.push(e);
	}
	return i.flatMap((e) => {
		let [, t, n = ""] = Oa.exec(e) ?? [];
		return t === void 0 ? [] : [{
			token: t,
			value: ja(ja(n).replaceAll(/\n[ \t\r\n]*/g, " "))
		}];
	});
}
function Na(e) {
	let t = -1, n = !1;
	for (let [r, i] of e.entries()) {
		let a = i === "Conflicts:" && r < e.length - 1;
		n ||= a, Aa(i) || i === "" || a ? t = t === -1 ? r : t : n && i.startsWith("	") || ([t, n] = [-1, !1]);
	}
	return t === -1 ? e : e.slice(0, t);
}
function Pa(e) {
	let t = e.findIndex((e) => !Aa(e) && ka(e)), n = {
		trailers: 0,
		others: 0,
		continuations: 0
	}, [r, i] = [!1, !0];
	for (let a = e.length - 1; t !== -1 && a >= t; --a) {
		let t = e[a] ?? "";
		if (ka(t) && !Aa(t)) {
			if (i) continue;
			let t = n.others + n.continuations;
			return n.trailers > 0 && (t === 0 || r && n.trailers * 3 >= t) ? a + 1 : e.length;
		}
		i &&= Aa(t);
		let o = Da.some((e) => t.startsWith(e));
		r ||= o, o || Oa.test(t) ? [n.trailers, n.continuations] = [n.trailers + 1, 0] : /^[ \t\r]/.test(t) ? n.continuations += 1 : (n.others += n.continuations + +!Aa(t), n.continuations = 0);
	}
	return e.length;
}
// src/plan/declaredContents.ts
function Fa({ fields: e }, t) {
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
function Ia({ idMember: e }, { values: t }) {
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
function La(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = [...b(s, o)], l = new Map(c.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = za(t, e(t).map((e) => Ra(l.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => Ia(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [C([...r(e)].sort())]), o((t) => [C(e.identity(t.values))]);
	let c = (t) => R(e.identity(t.values));
	return o((t) => [...(Ia(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function Ra(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function za(e, t, n) {
	if (t.length < 2) return t[0];
	let r = n(e), i = t.map((e) => [...n(e)].filter((e) => r.has(e)).length);
	return t[i.indexOf(u(i))];
}
function Ba(e, t, n) {
	let r = (t) => Fa(e, t.values).texts;
	return n.flatMap((n) => {
		let i = t.filter((t) => Va(e, t, n.declared)), a = za(n.declared, i, r);
		return a ? [{
			...n,
			declared: a
		}] : [];
	});
}
function Va(e, t, n) {
	let [r, i] = [t, n].map((t) => Ha(e, t));
	return !r?.length || !i?.length || r.some((e) => i.includes(e));
}
function Ha(e, { values: t }) {
	let n = e.identity(t), { platforms: r = [] } = Object.fromEntries(Object.entries(t));
	return R(r).length > 0 || !_(n) ? R(r) : Object.keys(n);
}
function Ua(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Lt(t, n, i ? [i.name, r] : []).path;
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
const Ja = t((e) => new Map());
function Ya(e, t, n) {
	let r = Ja(t), i = C([e.name, n?.name ?? null]), a = r.get(i) ?? Za(e, n ? Xa(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Xa(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Za(e, t) {
	let n = b(t, (t) => Qa(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = eo(e, t), a = r([...n, ...i]).filter((n) => Va(e, n, t));
			return a.length < 2 ? a[0] : La(e, {
				target: a,
				head: [t]
			}, (t) => Fa(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(eo(e, t).own).filter((e) => e !== t)
	};
}
function Qa(e, t) {
	let { id: n, previously: r = [] } = Ia(e, t), i = R(e.identity(t.values)).map(to);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(to)
	};
}
const $a = new WeakMap();
function eo(e, t) {
	let n = $a.get(t) ?? Qa(e, t);
	return $a.set(t, n), n;
}
function to(e) {
	return `name ${e}`;
}
// src/plan/textVerdict.ts
function no({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: ro
	};
	let { periods: a, merged: o, unread: s } = n, [c, ...l] = a;
	if (!c) throw Error("a text has no history");
	let u = l.filter(({ said: e }) => e !== void 0 && r(e)), d = [...u, ...o].some(({ pulled: e, said: t = null }) => e !== void 0 && r(t)), f = c.since === -Infinity || l.some(({ said: e }) => co(e, c.said)) || o.some((e) => co(e.said, c.said) && e.before !== void 0 && !r(e.before));
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
const ro = "The files are not in a git repository.";
function io(e, t, n, r) {
	let i = Ua(e.kind, e.entry, e.language), a = oo(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? oo(e, i, t, r) : a, s = ao(e, n, r);
	return {
		periods: so(o, s),
		merged: s
	};
}
function ao(e, t, n) {
	return t.flatMap(({ before: t, after: r = [], until: i, pulled: a }) => {
		let [o, s] = [t, r].map((t) => lo(e, t, n));
		return s === void 0 || co(s, o) ? [] : [{
			said: s,
			at: i,
			pulled: a,
			before: o
		}];
	});
}
function oo(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, lo(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (co(u, o.said)) continue;
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
function so(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && co(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function co(e, t) {
	return C(e ?? null) === C(t ?? null);
}
function lo({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = Ya(e, i).namesakes(t);
	return [a, o].flatMap((n) => Ya(e, r, n).find(t) ?? []).filter((n) => uo(e, n, t, s)).map((t) => Ga(e, t, n)).find((e) => e !== void 0);
}
function uo(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = fo(e, t), a = (t) => [...fo(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function fo(e, { values: t, onCreate: n, from: r }) {
	return Fa({ fields: e.fields.filter(({ role: e }) => e !== "text") }, r ? {
		...n,
		...t
	} : t).texts;
}
// \0node:child_process
const po = (...e) => process.getBuiltinModule("node:child_process").execFile(...e), mo = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), ho = {
	output: 67108864,
	time: 3e4
};
var go = class extends Error {
	name = "GitFailure";
}, _o = class extends go {};
const vo = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, yo = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_GRAFT_FILE: ei,
	GIT_TERMINAL_PROMPT: "0",
	GIT_TRACE2: "0",
	GIT_TRACE2_EVENT: "0",
	GIT_TRACE2_PERF: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, bo = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false",
	"-c",
	"core.commitGraph=false"
], xo = /^\.(com|exe)$/i;
function So(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? Rr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => xo.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => Vr.join(n, e + t)) : [];
	});
}
function Co(e, t) {
	let { GITHUB_WORKSPACE: n } = t, r = [wo(e), ...n ? [n] : []].flatMap((e) => To(e) ?? []), i = (e) => {
		let t = To(e);
		return t !== void 0 && !r.some((e) => t === e || Bi(t, e));
	}, a = So("git", process.platform, t).filter((e) => i(F(e))), o = a.find((e) => i(e) && Eo(e));
	return o === void 0 ? void 0 : {
		program: o,
		PATH: [...new Set(a.map((e) => F(e)))].join(Pr)
	};
}
function wo(e) {
	let t = e;
	for (let n = e; We(Lr(t, ".git"), { throwIfNoEntry: !1 })?.isFile() && n !== F(n);) n = F(n), Je(Lr(n, ".git")) && (t = n);
	return t;
}
function To(e) {
	try {
		return ie(e);
	} catch {
		return;
	}
}
function Eo(e) {
	try {
		return me(e, Wr.X_OK), We(e).isFile();
	} catch {
		return !1;
	}
}
async function Do(e, t, { environment: n, signal: r, limits: i = ho }, { input: a = "", takesPart: o = !1 } = {}) {
	let s = Co(e, n);
	if (!s) throw new _o(Oo);
	let c = Object.entries(n).filter(([e]) => vo.test(e)), l = {
		...Object.fromEntries(c),
		...yo,
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
		...bo,
		...t
	];
	return new Promise((e, t) => {
		let n = (e, n = "") => t(jo(e, n, r));
		try {
			let t = po(s.program, d, u, (t, r, i) => !t || o && t.code === ko ? e(r) : n(t, i.toString("utf8")));
			t.stdin?.on("error", () => {}), t.stdin?.end(a);
		} catch (e) {
			n(e instanceof Error ? e : Error(String(e)));
		}
	});
}
const Oo = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository or in the workspace, are not searched.", ko = "ERR_CHILD_PROCESS_STDIO_MAXBUFFER", Ao = /too many open files|out of memory|memory exhausted|cannot allocate memory|resource temporarily unavailable/i;
function jo(e, t, n) {
	let { name: r, code: i, signal: a } = e, [o = ""] = t.trim().split("\n", 1), s = `git ended with the code ${i}${o === "" ? "" : ` (${o.slice(0, 200)})`}`;
	return n.aborted ? new go("The run was stopped.") : i === ko ? new go("The history of the repository is too large to read.") : r === "AbortError" ? Mo("git did not answer in time") : typeof i == "string" ? Mo(`git could not be started (${i})`) : typeof a == "string" ? Mo(`git was ended by the signal ${a}`) : Number(i) > 129 || Ao.test(t) ? Mo(s) : /dubious ownership/.test(t) ? new go("git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.") : /not a git repository/.test(t) ? new go("The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.") : new go(`${s}.`);
}
function Mo(e) {
	return new yi(`The git repository cannot be read, because ${e}. Without it, Lokaform cannot tell which side changed a translation, so nothing is written. Run again when the machine has more free memory, processes and open files.`);
}
function No(e) {
	if (!(e instanceof go)) throw e;
}
const Po = "refs/remotes/origin/HEAD";
async function Fo(e, t) {
	let n = await Yr(e), r = await Vi(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => (await Do(r, e, t).catch(No))?.toString("utf8").trim() || void 0, a = (await i("for-each-ref", "--format=%(refname)%09%(symref:short)", Po, "refs/heads/main", "refs/heads/master") ?? "").split("\n").map((e) => e.split("	")), o = a.find(([e]) => e === Po)?.[1], [s] = !o && a.find(([e]) => e?.startsWith("refs/heads/")) || [];
	return {
		isRoot: r === n,
		defaultBranch: o?.startsWith("origin/") ? o.slice(7) : void 0,
		usualBranch: s?.slice(11),
		currentBranch: await i("symbolic-ref", "--quiet", "--short", "HEAD"),
		commit: () => i("rev-parse", "--quiet", "--verify", "HEAD")
	};
}
const Io = [
	(e) => e,
	Ro,
	(e) => Buffer.from(Qi(e)),
	(e) => Ro(Buffer.from(Qi(e)))
];
function Lo(e, t) {
	for (let n of Io) if (zo(n(e), t) === t) return n(e);
}
function Ro(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function zo(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return oi(n).update(`blob ${e.length}\0`).update(e).digest("hex");
}
// src/files/gitHistory.ts
const Bo = {
	is: "unreadable",
	why: ro,
	noRepository: !0,
	versions: []
};
var Vo = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = h((t) => new Uo(t, e));
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? Bo : await this.#t(i.root).versions(e, n, i));
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
		if (!(t?.root === void 0 || n.length > 0)) return this.#t(t.root).upstream(t.names).catch(No);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return Hi(e, t, n?.workspace);
	}
};
const Ho = ["origin/main", "origin/master"];
var Uo = class {
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
			return Do(e, r, t, { input: i });
		});
		this.#n = (e, t) => n(JSON.stringify({
			words: e,
			input: t
		})), this.#i = o(() => Yo(this.#n));
	}
	async versions(e, t, { names: n, nameOf: r }) {
		try {
			let i = await this.#o(e, t), { all: a } = i, o = await this.#s(n), s = {
				since: e,
				names: n,
				nameOf: r,
				read: (e) => this.#l(e)
			}, { known: c, missing: l } = await ya(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				commits: a
			};
		} catch (e) {
			if (!(e instanceof go)) throw e;
			let t = e instanceof _o && { noGit: !0 };
			return {
				is: "unreadable",
				why: e.message,
				...t,
				versions: []
			};
		}
	}
	async upstream(e) {
		let t = async (...e) => (await this.#n(e)).toString("utf8").trim(), n = (await t("for-each-ref", "--format=%(HEAD)%09%(refname)%09%(upstream:short)", "refs/heads", ...Ho.map((e) => `refs/remotes/${e}`))).split("\n").map((e) => e.split("	")), r = n.find(([e]) => e === "*")?.[2], i = Ho.filter((e) => n.some(([, t]) => t === `refs/remotes/${e}`)), a = async (e) => Number(await t("rev-list", "--count", `HEAD..${e}`, "--").catch(No) ?? 0), o, s = 0;
		for (let e of [r, ...i]) s === 0 && e && ([o, s] = [e, await a(e)]);
		if (o === void 0 || s === 0) return;
		let c = await t("merge-base", "HEAD", o), l = await Yo(this.#n, o), u = await Yo(this.#n, c), d = [...e].flatMap(([e, t]) => {
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
			let r = this.#t.maxCommits ?? Wo;
			this.#r = {
				since: e,
				target: t,
				read: Go(this.#n, {
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
			r !== void 0 && Lo(r, t) || a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => Nr(e) === Nr(n));
			for (let t of r) if (!e.has(t) && await this.#c(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #c(e) {
		let t = Lr(this.#e, e);
		return (await Kr(t).catch(vi))?.isFile() ? gi(t).catch(vi) : void 0;
	}
	async #l(e) {
		let t = [...new Set(e)].filter((e) => !this.#a.has(e));
		if (t.length === 0) return this.#a;
		let n = {
			input: `${t.join("\n")}\n`,
			takesPart: !0
		}, r = await Do(this.#e, ["cat-file", "--batch"], this.#t, n);
		for (let e = 0; e < r.length;) {
			let t = r.indexOf("\n", e) + 1, [n = "", , i] = r.toString("latin1", e, t).trim().split(" "), a = i === void 0 ? t - 1 : t + Number(i);
			if (t === 0 || a >= r.length) break;
			i !== void 0 && this.#a.set(n, Qi(r.subarray(t, a))), e = a + 1;
		}
		return this.#a;
	}
};
const Wo = 2e3;
async function Go(e, { since: t, target: n, now: r }, i) {
	let a = n && await e([
		"rev-list",
		"HEAD",
		`^${n}`,
		"--"
	]).catch((e) => {
		throw No(e), new go("The repository lacks the commit that the pull request would be merged into.");
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
		return [wa({
			id: s,
			parents: c,
			date: Number(a),
			committer: r,
			message: i.join("\n")
		}, o.has(s))];
	}), c = await s("--first-parent", "HEAD").catch(Ko), l = ga(c, r).slice(0, i), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
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
	])).toString("latin1") : "", m = /^parent /m.test(p.split("\n\n", 1)[0] ?? ""), h = f ? `The repository has more than ${i} commits since then, and older ones are not read.` : m ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, g = m ? u.slice(0, -1) : u, [_] = m ? [d.id] : d.parents, v = _a(g, g.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ..._ === void 0 ? [] : [`^${_}`]) : []), y = va(v, {
		since: t,
		now: r
	}), b = await qo(e, [...g, ...y]);
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
function Ko(e) {
	if (e instanceof go && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function qo(e, t) {
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
	], a = Jo((await e([...r, ...i], n.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: a.get(e.id) ?? []
	}));
}
function Jo(e) {
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
async function Yo(e, t = "HEAD") {
	let n = await e([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		t,
		"--"
	]).catch(Ko);
	return new Map(n.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
function Xo(e) {
	return `${Sa}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/kinds/declaration.ts
const Zo = t(({ kinds: e, entries: t }) => e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => es(n, t[e] ?? []))));
function Qo(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => $o(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function $o(e, t, n, r) {
	let i = t.parts ?? [t], a = ({ from: e }) => !e?.onlyIfBase || r.includes(e.language);
	return !t.leftOut && i.every(a) ? [t] : e.textFiles?.join(i.filter(a), n).entries ?? [];
}
function es({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: yn(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function ts(e, t, { second: n, first: r, field: i }, a = "") {
	let o = `${t} is declared twice: here and at ${ns(r, [i])}. Keep one of them.${a}`;
	return k(e, o, { place: M(n.file, n.span, [i]) });
}
function ns({ file: e, span: t }, n) {
	return rs(M(e, t, n));
}
function rs({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/registry.ts
let is = [];
function as(e) {
	is = e;
}
function os() {
	if (is.length === 0) throw Error("no kinds are registered");
	return is;
}
function ss(e) {
	let t = is.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function cs(e, t) {
	let n = ss(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function ls({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function us(e, { field: t }) {
	return cs(e, t).role === "text";
}
// src/report/view/words.ts
function z(e, t) {
	return `${B(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function B(e) {
	return String(e).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function ds(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${B(n)} more` : "");
}
function fs(e) {
	return ss(e).words;
}
function ps(e, t) {
	let { one: n, many: r } = fs(t);
	return `${B(e)} ${e === 1 ? n : r}`;
}
function ms({ kind: e, label: t }) {
	let n = At(t), { prefix: r, maxName: i } = fs(e);
	return r + nt(n, i);
}
function hs({ file: e, line: t }, n) {
	return e === n ? `line ${t}` : `${A(e)}:${t}`;
}
function gs({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${A(e)}: `) + (n ? `${O(n.project.name, 80)} (${O(t, 200)})` : O(t, 200));
}
function _s(e) {
	return e.length <= 3 ? e.map((e) => A(e)).join(", ") : z(e.length, "manifest");
}
const vs = o(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function ys(e) {
	return `${vs().format(e * 1e3)} UTC`;
}
function bs(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function xs(e) {
	return `${a("docs/problems.md")}#${e}`;
}
// src/files/textFiles.ts
async function Ss(e, t, n) {
	let r = new Map(), i = [], a = [];
	for (let r of e) {
		let e = await ws(r, t, n), i = e.flatMap((e) => st(r, Ts(r, e)) ?? []), o = Zt(r, i), s = e.flatMap((e) => Es(o, e) ?? []), c = s.filter(({ textFile: { language: e } }) => e === void 0 || at(o, e));
		a.push({
			row: r,
			source: o,
			known: e,
			files: s,
			wanted: c
		});
	}
	let o = Cs(a), s = a.every(({ wanted: e }) => e.length === 0);
	for (let e of a) {
		let { row: n, source: a, wanted: c } = e, u = [...o.values()].some((e) => n.languages?.some((t) => ce(a, e, t) !== void 0));
		l(i, Os(e, u, s), ks(a, c, t));
		for (let e of c.sort(Ds(a))) if (r.has(e.full)) {
			let n = `${L(e.full, t)} is also named by another row of texts. Name each file in one row.`;
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
function Cs(e) {
	let t = e.flatMap(({ row: e, files: t }) => e.language === void 0 || ht(e.files) ? [] : t);
	return new Map(t.map(({ full: n, textFile: { language: r, ...i } }) => {
		let a = t.every((e) => e.full === n || Fr(e.full) !== Fr(n)), o = {
			...i,
			language: r,
			...a && { isOnly: a }
		}, s = e.flatMap(({ source: e }) => (e.languages ?? []).filter((t) => t !== r && ce(e, o, t) !== void 0));
		return [n, s.length > 0 ? {
			...o,
			others: s
		} : o];
	}));
}
async function ws(e, t, n) {
	return (await aa(De(e), e.folder, t, n)).filter((e) => Ae(e) !== void 0).sort();
}
function Ts({ folder: e }, t) {
	return L(t, { displayRoot: e });
}
function Es(e, t) {
	let n = Ts(e, t), r = we(e, n);
	if (!(ht(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			path: n,
			language: r,
			...Ln(e, n)
		}
	};
}
function Ds({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Os({ row: e, known: t, files: n }, r, i) {
	let { files: a, languages: o = [], languageMap: s, place: c } = e;
	if (n.length === 0 && !r) {
		let e = t.length === 0 ? "no file. Correct the path: it is relative to this file." : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [k("no-manifest", `texts "${a}" matches ${e}`, { place: c })];
	}
	let l = n.map(({ textFile: e }) => e.language);
	if (l.includes(void 0)) return [];
	let u = new Set(l.flatMap((e) => e === void 0 || o.includes(e) ? [] : [e])), d = o.filter((e) => !l.includes(e)), f = d.flatMap((e) => {
		let t = [...u].find((t) => Hn(t, e)), n = t ?? Wt(e, [...u]);
		return n === void 0 ? [] : [{
			language: e,
			same: n,
			isSame: t !== void 0
		}];
	}), p = (e) => On(e) || /^[a-z]{2}(?![a-z])/i.test(e), [m] = d.filter((e) => !p(e) && !Object.values(s).includes(e));
	if (m !== void 0) {
		let e = [...new Set(l)].join(", "), t = `"${m}" is not the code of a language, and texts "${a}" has no file for it. The files are in: ${e}. To read all of them, write languages: [${e}].`;
		return [k("no-language-file", t, { place: c })];
	}
	let h = d.filter((e) => !f.some(({ language: t }) => t === e)), g = (e, t, n) => {
		let [r, i] = e.length > 1 ? ["s", "them"] : ["", "it"], o = `lokaform pull creates ${i} when the project has texts for ${i} that do not wait.`, s = `texts "${a}" has no file for the language${r} ${ee(e)}. ${t}${n ? o : ""}`, l = {
			place: c,
			...n && {
				severity: n,
				scope: "change"
			}
		};
		return k("no-language-file", s.trim(), l);
	}, _ = t.some((e) => e.includes("/Base.lproj/")) ? `If Base.lproj has the texts of ${h[0]}, add language_map: { Base: ${h[0]} }. ` : "", v = i ? void 0 : "notice";
	return [...h.length > 0 ? [g(h, _ + (i ? "So no text is read. Correct languages or files." : "If a file was deleted by mistake, restore it. To give up a language, remove it here. Otherwise, "), v)] : [], ...f.map(({ language: e, same: t, isSame: n }) => {
		let r = `If ${t} is the same language, add language_map: { ${t}: ${e} }. `;
		return g([e], n ? r : `${r}Otherwise `, n ? void 0 : "warning");
	})];
}
function ks({ keyName: e, place: t }, n, r) {
	return Be.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${L(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [k("bad-setting", o, { place: t })];
	});
}
async function As(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await ws(i, t, n)).filter((e) => Es(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), a = [];
	for (let [e, o] of r) {
		l(a, js(e, o));
		let r = De(e).replace(/\.strings$/, ".stringsdict"), [s] = r === De(e) ? [] : await aa(r, e.folder, t, n), c = `${s && L(s, t)} is not read, because Lokaform does not know files of this type. Write its plural texts in keys.yaml, or in a string catalog (.xcstrings).`, u = {
			place: e.place,
			severity: "notice",
			scope: "change"
		};
		s && a.push(k("unread-manifest", c, u));
		let [, d = "", f = ""] = /^((?:[^*{}]|\{lang\})*\/|)[^/]*(\.\w+)$/.exec(e.files) ?? [];
		if (!ht(e.files) || f === "") continue;
		let p = new Set(o.map((t) => we(e, Ts(e, t)))), m = (e, t) => p.has(e) || t === `${d}{lang}${f}` && /^[a-z]{2}(?:[-_]\w+)?$/.test(e ?? ""), h = ht(d) ? ["*", "**/*"] : [
			"{lang}",
			"*.{lang}",
			"*-{lang}",
			"*_{lang}"
		], [g, ..._] = (await ws({
			...e,
			files: `${d}${h.at(-1)?.includes("/") ? "**/" : ""}*${f}`
		}, t, n)).flatMap((n) => {
			let r = Ts(e, n), a = h.map((t) => ({
				...e,
				files: `${d}${t}${f}`
			})).find((e) => m(we(e, r), e.files)), o = f !== ".xml" || /string/i.test(r.slice(d.length));
			return i.has(n) || !a || !o || r.endsWith("/InfoPlist.strings") ? [] : (i.add(n), [{
				path: L(n, t),
				files: Tt(a, r, "{lang}") ?? r
			}]);
		});
		if (!g) continue;
		let v = _.length > 0 ? ` (and ${_.length} more)` : "", y = `${g.path}${v} is not read: no row of texts names it. To read it, copy the row at ${rs(e.place)}, and write files: "${g.files}" in the copy${e.filenames ? ", with its own filenames" : ""}.`, b = xn(g.path);
		a.push(k("unread-manifest", y, {
			...u,
			place: b
		}));
	}
	return a;
}
function js(e, t) {
	let n = t.flatMap((t) => st(e, Ts(e, t)) ?? []), r = Zt(e, n), i = n.map((e) => Nt(r, e));
	if (!e.languages && Ae(e.files)?.severalLanguages) {
		let t = `texts "${e.files}" can have several languages, but the row has no languages, so only the base language is read. To read more, list them: languages: [en, de]. Otherwise, list only the base language.`;
		return [k("unread-manifest", t, {
			place: e.place,
			severity: "notice",
			scope: "change"
		})];
	}
	let a = [...new Set(i.filter((t) => On(t) || e.languages && /^[a-z]{2}$/.test(t)))];
	if (!ht(e.files) || a.length < 2) return [];
	let o = a.filter((t) => !e.languages?.includes(t));
	if (o.length === 0) return [];
	let s = o.find((t) => Xn(t, e.languages ?? [])), c = s ? `texts "${e.files}" also has a file for ${s}, which is the language ${Xn(s, e.languages ?? [])}. It is not read: move its texts into the file of that language.` : e.languages ? `texts "${e.files}" also has files in ${ee(o)}, which are not read. To read them, write languages: [${[...e.languages, ...o].join(", ")}]; the project needs them, too.` : `texts "${e.files}" has files in ${ee(a)}, but the row has no languages, so only the base language is read. To read all of them, add languages: [${a.join(", ")}]. Otherwise, list only the base language.`;
	return [k("unread-manifest", c, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const Ms = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], Ns = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function Ps(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(Ms, {
		cwd: t,
		ignore: Ns,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function Fs(e, t, n, r) {
	let { paths: i, problems: a } = await Is(e, t, n, r), o = await Ss(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Us(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, l(c, u.problems);
	}
	if (!qt(c) && e.texts.length + Object.values(i).flat().length === 0) {
		let t = e.kinds.map(({ plural: e }) => e), r = t.map((e) => `${e}.yaml`).join(" nor "), i = t.map((e) => `--${e}`).join(" or "), a = e.unread ? `There is no manifest: ${e.unread}` : n.confined ? `There is no manifest: neither ${r} is in the working directory. actions/checkout must run before this step, and the input working-directory must name the folder of the manifests. Otherwise, name them with ${t.join(" or ")}.` : `There is no manifest: neither ${r} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${i}.`;
		c.push(k("no-manifest", a));
	}
	let u = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [L(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(u),
		rows: o.rows
	};
}
async function Is({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: u } of e) if (t[c]) {
		let e = await Hs(c, t[c], i, a);
		o[c] = e.files, l(s, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${c}.yaml`, a = e ? [] : await Vs(t, n, i);
		if (o[c] = a, a.length > 0 || e || !await na(I(n, t), i)) continue;
		let l = `${t} is not read, because it is a folder. Give --${c} '${t}/*.yaml' (setting ${c}).`;
		s.push(k("unread-manifest", l, { severity: "warning" }));
	}
	return {
		paths: o,
		problems: s
	};
}
async function Ls(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => Is(e, { id: "" }, n, t))), i = (await Ss(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return a.flatMap(({ plural: e, textFiles: t }) => [...r.flatMap(({ paths: t }) => t[e] ?? []), ...t ? i : []]);
}
async function Rs(e, { folders: t, ...n }) {
	let r = e.flatMap(({ manifests: e }) => e ?? []), i = r.map(({ folder: e }) => I(e, "lokaform.yaml")), a = [];
	for (let { root: e } of await Hi(i, t.displayRoot, t.confined?.workspace)) {
		if (e === void 0 || await (async (e) => await na(e, {}) && !await ea(I(e, "info/sparse-checkout"), {}))(I(e, ".git"))) continue;
		let t = async (...t) => `${await Do(e, t, n).catch(No) ?? ""}`;
		if (!(await t("config", "--type=bool", "core.sparseCheckout")).startsWith("true")) continue;
		let i = new ai(e, (await t("ls-files", "-t", "-z")).split("\0").flatMap((e) => e.startsWith("S ") ? {
			path: e.slice(2),
			kind: "file",
			id: ""
		} : []), async () => new Uint8Array());
		l(a, await Ls(r, zi, { commit: i }));
	}
	if (a.length === 0) return [];
	let o = `Git's sparse-checkout leaves out ${ds([...new Set(a.map((e) => L(e, t)))], 1)}, so what is declared there would look removed. Nothing was sent. Add each folder to sparse-checkout, or remove sparse-checkout.`;
	return [k("wrong-checkout", o)];
}
async function zs(e, t) {
	if (t.commit) return [];
	let n = new Set(await Ls(e, zi)), r = new Map();
	for (let { kinds: i, globs: a, folder: o } of e) for (let { plural: s } of i) {
		let [{ place: i } = {}] = a[s]?.patterns ?? [];
		if (a[s] && !i) continue;
		let c = {
			cwd: o,
			ignore: Ns
		}, l = await oa(`**/${s}.y*ml`, c, {}, zi).catch(() => []);
		for (let a of l.sort()) {
			if (n.has(a) || F(a) !== o && !await Bs(a, t)) continue;
			let c = L(a, t), l = [...await Vs(`${s}.yaml`, o, t), a].map((e) => L(e, { displayRoot: o })).join(", "), u = e.length > 1 ? `no project of lokaform.yaml names it. Add it to ${s} of one of them` : i ? `the setting ${s} (${rs(i)}) does not name it. Add it there` : `no setting ${s} names it. Add ${s}: [${l}] to lokaform.yaml`, d = Yt({
				path: c,
				lineStarts: [0]
			}, 0, 1), f = `${c} is not read, because ${u}.`;
			r.set(a, k("unread-manifest", f, {
				place: d,
				severity: "warning"
			}));
		}
	}
	return [...r.values()];
}
async function Bs(e, t) {
	if (await ea(I(F(e), "lokaform.yaml"), {})) return !1;
	let n = String(await Ji(e, t).catch(() => ""));
	return /\b(?:key_name|url):/.test(n) && !/^backup:/m.test(n);
}
async function Vs(e, t, n) {
	let r = I(t, e);
	return await ea(r, n) ? [r] : [];
}
async function Hs(e, { patterns: t, folder: n }, r, i) {
	let a = [], o = new Set();
	for (let { text: s, place: c } of t) {
		let t = await aa(s, n, r, i);
		if (t.length === 0) {
			let t = c ? "this file" : "the working directory", i = await na(I(n, s), r) ? `${e} "${s}" is a folder. Give the files in it, in quotes: '${s.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${s}" matches no file. ${s.includes(", ") ? "Give each path on a line or in an option of its own." : `Correct the path, which is relative to ${t}, or add the file to the commit.`}`;
			a.push(k("no-manifest", i, { ...c && { place: c } }));
		}
		for (let e of t.sort()) o.add(e);
	}
	return {
		files: [...o],
		problems: a
	};
}
async function Us(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = L(a, t);
		try {
			let n = Yi(await Ji(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof ri) throw t;
			let n = xn(e);
			i.push(k("not-read", `${e} cannot be read: ${Ti(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/plan/loss.ts
function Ws(e) {
	return e.action === "update" ? e.fields.some((t) => Js(e.kind, t) || Ys(e.kind, t) || Gs(e.kind, t)) : e.action === "destroy";
}
function Gs(e, { field: t, before: n, after: r }) {
	return cs(e, t).role === "identity" || n === void 0 || Xs(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Ks(e, t) {
	return qs(t) || Js(e, t) || Ys(e, t);
}
function qs({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Xs(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Xs(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Js(e, { field: t, before: n, after: r }) {
	return cs(e, t).role === "archive" && n === !1 && r === !0;
}
function Ys(e, { field: t, before: n }) {
	return cs(e, t).role === "shape" && n !== void 0;
}
function Xs(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Zs(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => $s(cs(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Qs(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !$s(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function $s(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Xs(n);
}
// src/report/exitCode.ts
function ec({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const tc = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function nc({ projects: e }) {
	let t = ({ reason: e }) => tc.includes(e);
	return ec({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function rc(e) {
	return e.plan ? nc({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || qt(e.problems) ? "unknown" : "none" : "unknown";
}
function ic({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function ac({ command: e, projects: t }) {
	return e === "status" ? ic({ projects: t }) === !1 : e === "drift" ? nc({ projects: t }) : ec({ projects: t });
}
function oc(e) {
	return !ac(e) && !sc(e);
}
function sc(e) {
	return e.stopped !== void 0 || qt(dc(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || fc(e).some(({ outcome: e }) => e.state !== "done");
}
function cc(e) {
	let t = ({ problems: e }) => e.filter((e) => !uc(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return sc({
		...e,
		problems: t(e),
		projects: n
	});
}
function lc(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : sc(e) ? 1 : t && ac(e) ? 2 : 0;
}
function uc({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function dc({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function fc({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function pc({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || hc(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function mc({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function hc(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function gc({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function _c(e) {
	return !sc(e) && !vc(e) && e.projects.every(xc);
}
function vc(e) {
	return dc(e).some(({ code: e }) => e === "undeclared-project");
}
const yc = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function bc(e) {
	if (_c(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && xc(e) && e.plan?.skipped.length === 0), n = dc(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !yc.includes(e));
	return !t || r || vc(e);
}
function xc({ plan: e, target: t }) {
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
function Sc(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const Cc = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function wc(e) {
	let t = Nc(e);
	return t === "removed" ? t : t === "new" ? "created" : jc(e) ? "renamed" : "updated";
}
const Tc = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], Ec = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, Dc = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function Oc(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...Sc(Cc, t, wc),
		...Sc(Tc, n, ({ reason: e }) => Ec[e] ?? "kept"),
		changes: t.length,
		adopted: w(e, ({ counts: e }) => e.adopted),
		skipped: w(e, ({ skipped: e }) => e.length)
	};
}
const kc = [...Cc, ...Dc];
function Ac(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = Sc(["done", ...Dc], t, ({ outcome: e }) => hc(e) ? "written in part" : e.state), i = r.skipped + w(e, ({ plan: e }) => e?.skipped.length ?? 0), a = t.length - r.done + i - r.skipped;
	return {
		...Sc(Cc, n, wc),
		...r,
		skipped: i,
		unfinished: a
	};
}
function jc(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const Mc = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function Nc(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => Js(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => us(e.kind, t));
	return t.some(qs) ? "cleared text" : t.some((t) => Gs(e.kind, t)) ? "overwritten text" : Ws(e) ? "overwritten" : jc(e) ? "renamed" : "changed";
}
function Pc(e) {
	let t = e.flatMap((e) => e.action === "update" ? e : []);
	return w(t, ({ kind: e, fields: t }) => t.filter((t) => us(e, t) && qs(t)).length);
}
// src/report/view/view.ts
const Fc = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], Ic = [
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
		text: O(e, t)
	}];
}
function Lc(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Rc(e) {
	return e.map((e) => "text" in e ? e.text : Rc(e.words)).join("");
}
function zc(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function Bc(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/summaries.ts
function Vc(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${z(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${B(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Jc([e])}${i}${o}`;
}
function Hc(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Zs(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => H(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, V`${z(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? V`${e} and ${t}` : V`${e}, ${t}`, s);
	return V`${`${z(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${z(r, "translation")} in ${u} may be marked unverified.`;
}
function Uc(e, t) {
	let n = mt(e), r = t.flatMap((e) => {
		if (e.action !== "create" || !ss(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => us(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), i = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: i } = r.filter((e) => !n(e.get(t), t));
		return t === e.baseLanguage || i === 0 ? [] : [{
			name: O(t, 40),
			length: i
		}];
	});
	if (i.length === 0) return;
	let a = w(i, ({ length: e }) => e), o = i.map(({ name: e, length: t }) => i.length > 1 ? `${e} (${B(t)})` : e);
	return V`After the merge: ${z(a, "text")} to translate in ${H(ds(o, 12), 1e3)}.`;
}
function Wc(e) {
	let t = ic({ projects: e }), n = e.flatMap(({ status: e = [] }) => e), r = w(e, ({ plan: e }) => e?.changes.length ?? 0), i = w(n, ({ to_pull: e, waiting: t }) => e + t), a = [...r > 0 ? [`without ${z(r, "change")} to write`] : [], ...i > 0 ? [`with ${z(i, "text")} to pull or waiting`] : []], o = a.length > 0 ? ` This counts the texts of the project, ${a.join(", and ")}.` : "", s = t === void 0 && n.length > 0 ? " No percentage is required: set ready in lokaform.yaml, or at a terminal use --require de=100." : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${Gc(e)}.${o}${s}`;
}
function Gc(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = w(t, (e) => e.texts), r = t.filter((e) => e.required), i = r.filter((e) => e.required?.unmet.length), a = ds([...new Set(i.map(({ language: e }) => bs(e)))], 12), o = nl([...$c({
		conflicts: w(t, (e) => e.conflicts),
		undecided: w(t, (e) => e.undecided),
		toPull: w(t, (e) => e.to_pull),
		waiting: w(t, (e) => e.waiting)
	}), [i.length, `of ${z(r.length, "required language")} not ready: ${a}`]]), s = z(new Set(t.map(({ language: e }) => e)).size, "language"), c = `${B(w(t, (e) => e.translated))} of ${z(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${c} in ${s}`, ...o].join(", ");
}
function Kc(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = qc(t), { waiting: r, kept: i } = Oc(t), a = nl([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[Yc(t, "as declared"), ...a].join(", ")}.`;
}
function qc(e) {
	let { conflicts: t, undecided: n, toPull: r, ...i } = Oc(e);
	return nl([
		[i.updated, i.updated === 1 ? "differs" : "differ"],
		[i.renamed, "not yet renamed"],
		[i.created, "missing"],
		[i.keptArchived, "archived"],
		[i.removed, "to remove"],
		...$c({
			conflicts: t,
			undecided: n,
			toPull: r
		}),
		[i.skipped, "not compared"]
	]).join(", ");
}
function Jc(e) {
	let t = Oc(e), n = t.adopted > 0 ? ` (${B(t.adopted)} to adopt)` : "", r = nl([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = nl([...$c(t), [t.skipped, "skipped"]]), a = ll(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${Yc(e, "unchanged")}.`;
}
function Yc(e, t) {
	let n = `${Xc(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${Xc(e, "unmanaged")} unmanaged`;
}
function Xc(e, t) {
	let n = os().map((n) => ({
		kind: n,
		count: w(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? B(w(n, ({ count: e }) => e)) : ee(n.map(({ kind: e, count: t }) => ps(t, e.name)));
}
function Zc({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${el(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${z(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${Qc(e)}.${a} ${z(t, "request")} in total.`;
}
function Qc(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = Ac(e), r = nl(kc.map((e) => [n[e], e])), i = nl($c(Oc(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function $c(e) {
	let { conflicts: t = 0, undecided: n = 0, toPull: r = 0, waiting: i = 0, kept: a = 0, keptArchived: o = 0 } = e;
	return [
		[t, t === 1 ? "conflict" : "conflicts"],
		[n, "undecided"],
		[r, "to pull"],
		[i, "waiting"],
		[a + o, "kept"]
	];
}
function el(e, t) {
	return e === t ? z(t, "project") : `${B(e)} of ${z(t, "project")}`;
}
function tl({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [A(e)]), r = n.length > 0 ? V` Not reached: ${H(n.join(", "))}.` : [];
	return V`${Lc(V`${O(e.message, gt)}`)}${r}`;
}
function nl(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${B(e)} ${t}`] : []);
}
function rl(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return Zc(e);
	if (r.length === 0) return il(e);
	if (t === "drift") return Kc(n);
	if (t === "status") return Wc(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? Vc(i.plan, i.effort) : `${el(r.length, n.length)}: ${Jc(r)}`;
}
function il(e) {
	let { command: t, manifests: n, declared: r } = e, i = dc(e).filter(({ severity: e }) => e !== "notice");
	if (qt(i)) return `${al(i)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let a = os().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), o = a.some(({ count: e }) => e > 0) ? a.filter(({ count: e }) => e > 0) : a, s = ee(o.map(({ name: e, count: t }) => ps(t, e))), c = i.length > 0 ? `, with ${al(i)}` : "";
	return `Valid: ${s} in ${z(n.length, "manifest")}${c}.`;
}
function al(e) {
	let t = Yn.flatMap((t) => {
		let n = e.filter((e) => e.severity === t), r = w(n, Qn);
		return r > 0 ? [z(r, t === "error" ? "problem" : t)] : [];
	});
	return ee(t);
}
function ol(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${A(e)}`}`;
}
function sl({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f.]+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [V`${V`The service made snapshot ${H(t.id, 80)}: ${H(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function cl(e) {
	let t = Sc(Cc, e, wc);
	return [...nl(Cc.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...ll(e)].join(", ") || "no changes";
}
function ll(e) {
	let t = Pc(e);
	return t > 0 ? [`clears ${z(t, "text")}`] : [];
}
function ul(e) {
	let t = dc(e).filter(({ severity: e }) => e === "error");
	return [
		...fl(e, !0),
		...t.length > 0 ? [al(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function dl(e) {
	return fl(e, !1).join("; ");
}
function fl(e, t) {
	let { command: n, projects: r } = e;
	if (n === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${_l(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let i = r.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (i.length === 0) return ["Translations: nothing compared"];
	if (n === "apply" || n === "restore") return ml(e, n === "apply" ? "applied" : "restored");
	let a = hl(r.length - i.length, "compared");
	return n === "status" ? [`Translations: ${Gc(i)}`, ...a] : n === "drift" ? [`Translations: ${qc(i.map(({ plan: e }) => e)) || "no drift"}`, ...a] : [...pl(i, t), ...a];
}
function pl(e, t) {
	let n = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), r = n.flatMap((e) => e.pending).length, { skipped: i, conflicts: a } = Oc(e.map(({ plan: e }) => e));
	return [
		`Translations: ${cl(n.flatMap(({ caused: e }) => e))}`,
		...a > 0 ? [z(a, "conflict")] : [],
		...t && r > 0 ? [`${z(r, "change")} pending before`] : [],
		...i > 0 ? [`${B(i)} skipped`] : []
	];
}
function ml({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	if (n === 0) return [`Translations: nothing ${t}`];
	let { unfinished: r, ...i } = Ac(e);
	return [
		`Translations ${t}: ${nl(Cc.map((e) => [i[e], e])).join(", ") || "no changes"}`,
		...r > 0 ? [`${z(r, "change")} not completed`] : [],
		...hl(e.length - n, t)
	];
}
function hl(e, t) {
	return e > 0 ? [`${z(e, "project")} not ${t}`] : [];
}
function gl(e) {
	if (e.is === "not compared") return [V`The manifests were not compared with those of the commit that the pull request would be merged into: ${H(e.why)}.`];
	let t = V`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = H(e.commit.slice(0, 7));
	return [V`${Lc(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, Lc(V`${`Difference: ${_l(e.projects)}.`}`)];
}
function _l(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(jc).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return nl([
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
function vl(e) {
	let t = Sc([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = _l(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = nl($c({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function yl(e) {
	return `Translations from Lokalise: ${vl(e)}`;
}
function bl({ filters: e, by_kind: t }) {
	let n = os().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${B(r)} of ${ps(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${O(e, 200)}`).join(" ");
	return V`${Lc(V`Only what matches`)} ${H(r, Infinity)}: ${ee(n)}.`;
}
// src/model/project.ts
const xl = ur({
	iso: P(),
	id: P().optional(),
	pluralForms: vr(P()).readonly()
}), Sl = ur({
	id: P(),
	digest: P().exactOptional(),
	name: P(),
	type: P(),
	baseLanguage: P(),
	languages: vr(xl).readonly().optional(),
	perPlatformNames: pr(),
	segmentation: pr(),
	autoToggleUnverified: pr().optional()
});
function Cl(e) {
	return e.split(":")[0] ?? e;
}
function wl(e) {
	let t = Cl(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// node_modules/js-yaml/dist/js-yaml.mjs
var U = Symbol("NOT_RESOLVED");
function Tl(e, t) {
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
function El(e, t) {
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
function Dl(e, t) {
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
var Ol = Tl("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), kl = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Al = Tl("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => kl.indexOf(e) === -1 ? U : null,
	identify: (e) => e === null,
	represent: () => "null"
}), jl = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Ml = Tl("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => jl.indexOf(e) === -1 ? U : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Nl = [
	"true",
	"True",
	"TRUE"
], Pl = [
	"false",
	"False",
	"FALSE"
], Fl = Tl("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => Nl.indexOf(e) !== -1 || Pl.indexOf(e) === -1 && U,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Il = [
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
], Ll = [
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
], Rl = Tl("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Il.indexOf(e) !== -1 || Ll.indexOf(e) === -1 && U,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), zl = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Bl = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Vl(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Hl(e, t) {
	if (t) {
		if (!Bl.test(e)) return U;
	} else if (!zl.test(e)) return U;
	let n = Vl(e);
	return Number.isFinite(n) ? n : U;
}
var Ul = Tl("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Hl,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Wl = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Gl(e) {
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
function Kl(e) {
	if (!Wl.test(e)) return U;
	let t = Gl(e);
	return Number.isFinite(t) ? t : U;
}
var ql = Tl("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Kl,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Jl = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Yl = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Xl(e) {
	if (!Jl.test(e)) return U;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Yl.test(e) ? r : U;
}
function Zl(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Ql = Tl("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Xl,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Zl
}), $l = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), eu = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function tu(e) {
	if (!$l.test(e)) return U;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || eu.test(e) ? r : U;
}
function nu(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var ru = Tl("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: tu,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: nu
}), iu = Tl("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : U,
	identify: () => !1
}), au = /^[A-Za-z0-9+/]*={0,2}$/;
function ou(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !au.test(t)) return U;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function su(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var cu = Tl("tag:yaml.org,2002:binary", {
	resolve: ou,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: su
}), lu = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), uu = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function du(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function fu(e) {
	let t = lu.exec(e);
	if (t === null && (t = uu.exec(e)), t === null) return U;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = du(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? U : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return U;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = du(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return U;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return U;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var pu = Tl("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: fu,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), mu = El("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function hu(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
function gu(e, t) {
	let n = {};
	for (let r of t) e[r] !== void 0 && (n[r] = e[r]);
	return n;
}
var _u = El("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (hu(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), vu = El("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), yu = Dl("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: hu,
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
}), bu = Dl("tag:yaml.org,2002:set", {
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
function xu() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Su() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Cu(e) {
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
var wu = class e {
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
		let t = Cu(e), n = [], r = xu(), i = Su();
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
}, Tu = new wu([
	Ol,
	mu,
	yu
]);
[...Tu.tags];
var Eu = new wu([
	...Tu.tags,
	Al,
	Fl,
	Ul,
	Ql
]), Du = new wu([
	...Tu.tags,
	Ml,
	Rl,
	ql,
	ru,
	pu,
	iu,
	cu,
	_u,
	vu,
	bu
]).withTags({
	...ql,
	resolve: (e, t, n) => {
		let r = ql.resolve(e, t, n);
		return r === U ? Ul.resolve(e, t, n) : r;
	}
}, {
	...ru,
	resolve: (e, t, n) => {
		let r = ru.resolve(e, t, n);
		return r === U ? Ql.resolve(e, t, n) : r;
	}
}), Ou = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function ku(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Au(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function ju(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Ou,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = ku(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Au((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = ku(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Au((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = ku(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Au((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Mu(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var Nu = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Mu(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Mu(this, e)}`;
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
		throw s.snippet = ju(s), new e(r, s);
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
}, Pu = {
	BLOCK: 1,
	FLOW: 2
}, Fu = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Iu = -1;
function Lu(e) {
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
var Ru = Array(256), zu = Array(256);
for (let e = 0; e < 256; e++) Ru[e] = +!!Lu(e), zu[e] = Lu(e);
function Bu(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Vu(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Hu(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Uu(e, t, n) {
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
function Wu(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Gu(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Uu(e, i, n);
			r += Wu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Ku(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Uu(e, i, n);
			r += Wu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function qu(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Uu(e, i, n).position;
			else if (t < 256 && Ru[t]) r += zu[t], i++;
			else {
				let n = Hu(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Vu(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Bu(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Uu(e, i, n);
			r += Wu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Ju(e, t, n, r, i, a) {
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
	return i === Fu.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== Fu.STRIP && u && (l += "\n"), l;
}
function Yu(e, t) {
	if (t.valueStart === Iu) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case G.SINGLE_QUOTED: return Ku(e, n, r);
		case G.DOUBLE_QUOTED: return qu(e, n, r);
		case G.LITERAL_BLOCK: return Ju(e, n, r, t.indent, t.chomping, !1);
		case G.FOLDED_BLOCK: return Ju(e, n, r, t.indent, t.chomping, !0);
		default: return Gu(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Xu = "-#;/?:@&=+$_.~*'()", Zu = Xu + "!,[]", Qu = "0123456789ABCDEF";
function $u(e) {
	return "%" + Qu[e >> 4] + Qu[e & 15];
}
function ed(e, t) {
	let n = t ? Xu : Zu, r = "";
	for (let t = 0; t < e.length; t++) {
		let i = e.charCodeAt(t);
		i >= 48 && i <= 57 || i >= 65 && i <= 90 || i >= 97 && i <= 122 || n.includes(e[t]) ? r += e[t] : (i >= 55296 && i <= 56319 && (i = 65536 + ((i & 1023) << 10) + (e.charCodeAt(++t) & 1023)), r += i < 128 ? $u(i) : i < 2048 ? $u(192 | i >> 6) + $u(128 | i & 63) : i < 65536 ? $u(224 | i >> 12) + $u(128 | i >> 6 & 63) + $u(128 | i & 63) : $u(240 | i >> 18) + $u(128 | i >> 12 & 63) + $u(128 | i >> 6 & 63) + $u(128 | i & 63));
	}
	return r;
}
function td(e) {
	let t = e;
	return t.charCodeAt(0) === 33 ? (t = t.slice(1), `!${ed(t, !0)}`) : t.slice(0, 18) === "tag:yaml.org,2002:" ? `!!${ed(t.slice(18), !0)}` : `!<${ed(t, !1)}>`;
}
var nd = {
	filename: "",
	schema: Eu,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, K = -1, rd = Object.prototype.hasOwnProperty, id = 1, ad = 2, od = 3, sd = 4, cd = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, ld = /[,\[\]{}]/, ud = /^(?:!|!!|![0-9A-Za-z-]+!)$/, dd = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, fd = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, pd = RegExp(`^(?:${dd})*$`), md = RegExp(`^(?:${fd})+$`), hd = RegExp(`^(?:!(?:${dd})*|${fd}(?:${dd})*)$`), gd = {
	filename: "",
	maxDepth: 100
};
function _d(e, t, n) {
	e.events.push({
		type: W.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function vd(e, t, n, r, i, a, o) {
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
function yd(e, t, n, r, i, a, o) {
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
function bd(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: W.MAPPING,
		start: t.position,
		anchorStart: K,
		anchorEnd: K,
		tagStart: K,
		tagEnd: K,
		style: Pu.FLOW
	});
}
function xd(e, t, n, r, i, a, o, s, c = Fu.CLIP, l = -1, u = !1) {
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
function Sd(e, t, n) {
	e.events.push({
		type: W.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Cd(e) {
	e.events.push({ type: W.POP });
}
function wd(e) {
	xd(e, K, K, K, K, K, K, G.PLAIN);
}
function Td() {
	return {
		anchorStart: K,
		anchorEnd: K,
		tagStart: K,
		tagEnd: K
	};
}
function Ed(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Dd(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function q(e, t) {
	Nu.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function J(e) {
	return e === 10 || e === 13;
}
function Od(e) {
	return e === 9 || e === 32;
}
function kd(e) {
	return Od(e) || J(e);
}
function Ad(e) {
	return e === 0 || kd(e);
}
function jd(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Md(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Nd(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Pd(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Fd(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function Id(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function Y(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || kd(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Od(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!J(r) && r !== 0);
		if (!J(r)) break;
		for (Id(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Ld(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || kd(n);
	}
	return !1;
}
function Rd(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function zd(e) {
	if (e.position !== e.lineStart) return !1;
	if (Ld(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = Ed(e);
	Rd(e), Y(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Ld(e));
	return Dd(e, t), r;
}
function Bd(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !J(t);) t = e.input.charCodeAt(++e.position);
}
function Vd(e, t, n) {
	let r = cd.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, q(e, "the stream contains non-printable characters"));
}
function Hd(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== K && q(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && q(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !kd(s) && !(n && jd(s));) s === 33 && (a ? q(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), ud.test(o) || q(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), ld.test(l) && q(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? pd.test(l) : md.test(l)) && q(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !rd.call(e.tagHandlers, o) && q(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Ud(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== K && q(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !kd(e.input.charCodeAt(e.position)) && !jd(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && q(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Wd(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== K || t.tagStart !== K) && q(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !kd(e.input.charCodeAt(e.position)) && !jd(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && q(e, "name of an alias node must contain at least one character"), Sd(e, n, e.position), !0;
}
function Gd(e, t) {
	Y(e, !1), e.lineIndent < t && q(e, "deficient indentation");
}
function Kd(e, t, n) {
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
			return e.position++, xd(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, G.SINGLE_QUOTED, Fu.CLIP, -1, i), !0;
		}
		J(a) ? (i = !1, Gd(e, t)) : e.position === e.lineStart && Ld(e) ? q(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? q(e, "expected valid JSON character") : e.position++;
	}
	q(e, "unexpected end of the stream within a single quoted scalar");
}
function qd(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, xd(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, G.DOUBLE_QUOTED, Fu.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (J(n)) Gd(e, t);
			else if (Fd(n)) e.position++;
			else {
				let t = Pd(n);
				for (t === 0 && q(e, "unknown escape sequence"); t-- > 0;) e.position++, Nd(e.input.charCodeAt(e.position)) < 0 && q(e, "expected hexadecimal character");
				e.position++;
			}
		} else J(a) ? (i = !1, Gd(e, t)) : e.position === e.lineStart && Ld(e) ? q(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? q(e, "expected valid JSON character") : e.position++;
	}
	q(e, "unexpected end of the stream within a double quoted scalar");
}
function Jd(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = Fu.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? G.LITERAL_BLOCK : G.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Md(n);
		if (n === 43 || n === 45) i !== Fu.CLIP && q(e, "repeat of a chomping mode identifier"), i = n === 43 ? Fu.KEEP : Fu.STRIP, e.position++;
		else if (r >= 0) r === 0 && q(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && q(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Od(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Bd(e), J(e.input.charCodeAt(e.position)) ? Id(e) : e.input.charCodeAt(e.position) !== 0 && q(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (zd(e)) break;
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
		Bd(e), f = e.position, J(e.input.charCodeAt(e.position)) && (Id(e), f = e.position);
	}
	return Vd(e, d, f), xd(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Yd(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === id;
	if (n === 0 || kd(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || jd(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Ad(t) || r && jd(t)) return !1;
	}
	return !0;
}
function Xd(e, t, n, r) {
	if (!Yd(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === id, c = !1;
	for (; o !== 0 && !zd(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Ad(t) || s && jd(t)) break;
		} else if (o === 35) {
			if (kd(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && jd(o)) break;
		else if (J(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (Y(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Od(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Vd(e, i, a), xd(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, G.PLAIN, Fu.CLIP, -1, !c), !0);
}
function Zd(e, t) {
	let n = e.line;
	Y(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && q(e, "deficient indentation");
}
function Qd(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? yd(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Pu.FLOW) : vd(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Pu.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Zd(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Cd(e), !0;
		o ? n === 44 && q(e, "expected the node content, but found ','") : q(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && kd(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Zd(e, t));
		let c = e.line, l = Ed(e), u = tf(e, t, id, !1, !0);
		Zd(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Zd(e, t), i || bd(e, l), u || wd(e), tf(e, t, id, !1, !0) || wd(e), Zd(e, t), i || Cd(e)) : i && r ? (u || wd(e), wd(e)) : i ? wd(e) : r && (bd(e, l), u || wd(e), wd(e), Cd(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	q(e, "unexpected end of the stream within a flow collection");
}
function $d(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Ad(e.input.charCodeAt(e.position + 1))) return !1;
	for (vd(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Pu.BLOCK); e.input.charCodeAt(e.position) === 45 && Ad(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, q(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = Y(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Ad(e.input.charCodeAt(e.position + 1)) && q(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? wd(e) : tf(e, t, od, !1, !0), Y(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && q(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Ad(e.input.charCodeAt(e.position + 1)) && q(e, "bad indentation of a sequence entry");
	}
	return Cd(e), !0;
}
function ef(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, q(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Ad(l)) o ||= (yd(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Pu.BLOCK), !0), c === 63 ? (i && wd(e), a = !0, i = !0) : (i || (wd(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (wd(e), !1);
			let t = Ed(e);
			if (!tf(e, n, ad, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Od(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Ad(c) || q(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: W.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Pu.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) q(e, "expected ':' after a mapping key");
				else return r.anchorStart !== K || r.tagStart !== K ? (Dd(e, t), !1) : !0;
			} else if (a) q(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== K || r.tagStart !== K ? (Dd(e, t), !1) : !0;
		}
		if (tf(e, t, sd, !0, s) && (s = !1), i || (s &&= (wd(e), !1)), Y(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) q(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && wd(e), o && Cd(e), !0) : !1;
}
function tf(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && q(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Td(), d = n === sd || n === od, f = d, p = d;
	if (r && Y(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = Ed(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== K || u.anchorStart !== K) && (r === 33 || r === 38)) {
			let n = Ed(e), r = t + 1;
			if (ef(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === W.MAPPING) return e.depth--, !0;
			Dd(e, n);
		}
		if (s && (r === 33 && u.tagStart !== K || r === 38 && u.anchorStart !== K) || !Hd(e, u, n === id) && !Ud(e, u)) break;
		l === null && (l = i), Y(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === sd) {
		let r = n === id || n === ad ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && ($d(e, i, u) || ef(e, i, r, u)) || Qd(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = Ed(e), n = l.position - l.lineStart;
					Dd(e, l), ef(e, n, r, Td()) && e.events[t.eventsLength]?.type === W.MAPPING ? c = !0 : Dd(e, t);
				}
				!c && (d && Jd(e, r, u) || Kd(e, r, u) || qd(e, r, u) || Wd(e, u) || Xd(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && $d(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== K || u.tagStart !== K || d) && (xd(e, K, K, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, G.PLAIN), c = !0), e.depth--, c || u.anchorStart !== K || u.tagStart !== K;
}
function nf(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !kd(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && q(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !J(e.input.charCodeAt(e.position));) {
		for (; Od(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || J(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !kd(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (J(e.input.charCodeAt(e.position)) && Id(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && q(e, "duplication of %YAML directive"), r.length !== 1 && q(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && q(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && q(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && q(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		ud.test(t) || q(e, "ill-formed tag handle (first argument) of the TAG directive"), rd.call(e.tagHandlers, t) && q(e, `there is a previously declared suffix for "${t}" tag handle`), hd.test(n) || q(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function rf(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (Y(e, !0); nf(e);) t = !0, Y(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Ad(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, Y(e, !0), i = e.line > t;
	} else t && q(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Ld(e)) {
		e.position += 3, Y(e, !0);
		return;
	}
	if (_d(e, n, !1), tf(e, e.lineIndent - 1, sd, !1, i, i) || wd(e), Y(e, !0), e.position === e.lineStart && Ld(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, Y(e, !0), e.line === t && e.position < e.length && q(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === W.DOCUMENT && (o.explicitEnd = r), Cd(e), !r && e.position < e.length && !zd(e) && q(e, "end of the stream or a document separator is expected");
}
function af(e, t) {
	let n = e.length, r = {
		...gd,
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
	for (i !== -1 && Nu.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Rd(r), Y(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		rf(r), r.position === e && q(r, "can not read a document");
	}
	return r.events;
}
({
	...gd,
	...nd
});
var of = Symbol("INVALID");
function sf(e) {
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
function cf(e, t) {
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
function lf(e, t) {
	if (!e.noRefs && typeof t == "object" && t) {
		let n = e.refs.get(t);
		if (n) return n.anchor === void 0 && (n.anchor = `ref_${e.refCounter++}`), {
			kind: "alias",
			anchor: n.anchor
		};
	}
	let n = cf(e, t);
	if (!n) {
		if (t === void 0 || e.skipInvalid) return of;
		throw new Nu(`unacceptable kind of an object to dump ${Object.prototype.toString.call(t)}`);
	}
	let { tag: r, tagName: i, implicitTag: a } = n, o = a ? i : td(i);
	if (r.nodeKind === "scalar") return {
		kind: "scalar",
		tag: o,
		tagged: !a,
		style: G.PLAIN,
		value: r.represent(t)
	};
	if (r.nodeKind === "sequence") {
		let n = r.represent(t), i = {
			kind: "sequence",
			tag: o,
			tagged: !a,
			style: Pu.BLOCK,
			items: []
		};
		e.noRefs || e.refs.set(t, i);
		for (let t = 0, r = n.length; t < r; t += 1) {
			let r = lf(e, n[t]);
			r === of && n[t] === void 0 && (r = lf(e, null)), r !== of && i.items.push(r);
		}
		return i;
	}
	let s = r.represent(t), c = {
		kind: "mapping",
		tag: o,
		tagged: !a,
		style: Pu.BLOCK,
		items: []
	};
	e.noRefs || e.refs.set(t, c);
	for (let [t, n] of s) {
		let r = lf(e, t);
		if (r === of) continue;
		let i = lf(e, n);
		i !== of && c.items.push({
			key: r,
			value: i
		});
	}
	return c;
}
function uf(e, t, n = {}) {
	let r = lf({
		representTypes: sf(t),
		noRefs: n.noRefs ?? !1,
		skipInvalid: n.skipInvalid ?? !1,
		refs: new Map(),
		refCounter: 0
	}, e);
	return [{
		contents: r === of ? null : r,
		directives: []
	}];
}
var df = Symbol("visit:break"), ff = Symbol("visit:skip");
function pf(e, t, n) {
	let r = t(e, n);
	if (r === df) return !0;
	if (r === ff) return !1;
	let i = n.depth + 1;
	switch (e.kind) {
		case "sequence":
			for (let n of e.items) if (pf(n, t, {
				depth: i,
				parent: e,
				isKey: !1
			})) return !0;
			break;
		case "mapping": for (let { key: n, value: r } of e.items) if (pf(n, t, {
			depth: i,
			parent: e,
			isKey: !0
		}) || pf(r, t, {
			depth: i,
			parent: e,
			isKey: !1
		})) return !0;
	}
	return !1;
}
function mf(e, t) {
	for (let n of e) if (n.contents && pf(n.contents, t, {
		depth: 0,
		parent: null,
		isKey: !1
	})) return;
}
function hf(e, t) {
	return !!(e & 1 << t);
}
var gf = {
	applyQuoteFlowKeysOption: vf,
	doubleQuoteForInvisibles: yf,
	doubleQuoteWhitespaceOnly: bf,
	applyForceQuotesOption: xf,
	tryLongOrMultilineAsBlock: Sf,
	quoteInvalidPlain: Cf,
	fallbackToDoubleQuoted: wf
};
function _f(e) {
	return e.presenterOptions.quoteStyle === "single" && hf(e.allowedStylesMask, G.SINGLE_QUOTED) ? G.SINGLE_QUOTED : G.DOUBLE_QUOTED;
}
function vf(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === G.PLAIN && (e.style = G.DOUBLE_QUOTED);
}
function yf(e) {
	e.style === G.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = G.DOUBLE_QUOTED);
}
function bf(e) {
	e.style === G.PLAIN && /^\s+$/.test(e.node.value) && (e.style = G.DOUBLE_QUOTED);
}
function xf(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== G.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? G.DOUBLE_QUOTED : _f(e)));
}
function Sf(e) {
	if (e.style !== G.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!hf(e.allowedStylesMask, G.LITERAL_BLOCK)) {
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
function Cf(e) {
	e.style === G.PLAIN && !hf(e.allowedStylesMask, G.PLAIN) && (e.style = _f(e));
}
function wf(e) {
	hf(e.allowedStylesMask, e.style) || (e.style = G.DOUBLE_QUOTED);
}
function Tf(e, t) {
	return e | 1 << t;
}
var Ef = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Df = "[\\n\\r]", Of = "\\uFEFF", kf = "[ \\t]", Af = `(?:(?!(?:${Df}|${Of}))${Ef})`, jf = `(?:(?!${kf})${Af})`, Mf = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Nf = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Pf = "[,\\[\\]{}]", Ff = jf, If = `(?:(?!${Pf})${jf})`, Lf = `(?:(?:(?!${Nf})${jf})|[?:-](?=${Ff}))`, Rf = `(?:(?:(?!${Nf})${jf})|[?:-](?=${If}))`, zf = `(?:(?:(?![:#])${Ff})|:(?=${Ff}))#*`, Bf = `(?:(?:(?![:#])${If})|:(?=${If}))#*`, Vf = `(?:${kf}*${zf})*`, Hf = `(?:${kf}*${Bf})*`, Uf = `${Lf}#*${Vf}`, Wf = `${Rf}#*${Hf}`, Gf = Uf, Kf = Wf, qf = `\\n+${zf}${Vf}`, Jf = `\\n+${Bf}${Hf}`, Yf = `${Uf}(?:${qf})*`, Xf = `${Wf}(?:${Jf})*`, Zf = RegExp(`^(?:${Yf})$`, "u"), Qf = RegExp(`^(?:${Xf})$`, "u"), $f = RegExp(`^(?:${Gf})$`, "u"), ep = RegExp(`^(?:${Kf})$`, "u"), tp = RegExp(`^(?:${Mf})*$`, "u"), np = RegExp(`^(?:${Mf}|\\n)*$`, "u"), rp = RegExp(`^(?:${Af}|\\n)*$`, "u"), ip = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/, ap = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function op(e) {
	let t = e.node.value;
	if (t !== "") {
		if (!(e.isKey ? e.flowOnly ? ep : $f : e.flowOnly ? Qf : Zf).test(t) || e.shiftOfFirstLine === 0 && ip.test(t)) return !1;
		if (e.shiftOfContent === 0) {
			let e = t.indexOf("\n");
			if (e !== -1) {
				let n = t.slice(e + 1);
				if (ap.test(n)) return !1;
			}
		}
	}
	let n = e.presenterOptions.schema.resolveImplicitScalarTag(t).tag.tagName;
	return !(!e.node.tagged && n !== e.node.tag || !e.node.tagged && t === "=" && n === e.presenterOptions.schema.defaultScalarTag.tagName);
}
function sp(e) {
	let t = e.node.value;
	if (!(e.isKey ? tp : np).test(t) || /[ \t]\n|\n[ \t]/.test(t)) return !1;
	if (!e.isKey && e.shiftOfContent === 0) {
		let e = t.indexOf("\n");
		if (e !== -1 && ap.test(t.slice(e + 1))) return !1;
	}
	return !0;
}
function cp(e) {
	if (e.flowOnly || !rp.test(e.node.value)) return !1;
	let t = e.shiftOfContent - e.shiftOfParent;
	return !(t < 1 || t > 9 && /^\n* /.test(e.node.value) || e.shiftOfContent === 0 && ap.test(e.node.value));
}
function lp(e) {
	let t = Tf(0, G.DOUBLE_QUOTED);
	op(e) && (t = Tf(t, G.PLAIN)), sp(e) && (t = Tf(t, G.SINGLE_QUOTED)), cp(e) && (t = Tf(Tf(t, G.LITERAL_BLOCK), G.FOLDED_BLOCK)), e.allowedStylesMask = t;
}
function up(e) {
	switch (e.style) {
		case G.PLAIN: return dp(e);
		case G.SINGLE_QUOTED: return fp(e);
		case G.LITERAL_BLOCK: return pp(e);
		case G.FOLDED_BLOCK: return mp(e);
		case G.DOUBLE_QUOTED: return hp(e);
	}
}
function dp(e) {
	return gp(e.node.value, e.shiftOfContent);
}
function fp(e) {
	return `'${gp(e.node.value, e.shiftOfContent).replace(/'/g, "''")}'`;
}
function pp(e) {
	let t = e.node.value;
	return "|" + yp(t, e.shiftOfParent, e.shiftOfContent) + bp(_p(t, e.shiftOfContent));
}
function mp(e) {
	let t = e.node.value, n = e.presenterOptions.lineWidth, r = Infinity;
	return n !== -1 && (r = Math.max(Math.min(n, 40), n - e.shiftOfContent)), ">" + yp(t, e.shiftOfParent, e.shiftOfContent) + bp(_p(Cp(t, r), e.shiftOfContent));
}
function hp(e) {
	return `"${Ep(e.node.value)}"`;
}
function gp(e, t) {
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
function _p(e, t) {
	let n = " ".repeat(t), r = 0, i = "", a = e.length;
	for (; r < a;) {
		let t, o = e.indexOf("\n", r);
		o === -1 ? (t = e.slice(r), r = a) : (t = e.slice(r, o + 1), r = o + 1), t.length && t !== "\n" && (i += n), i += t;
	}
	return i;
}
function vp(e) {
	return /^\n* /.test(e);
}
function yp(e, t, n) {
	let r = vp(e) ? String(n - t) : "", i = e[e.length - 1] === "\n";
	return `${r}${i && (e[e.length - 2] === "\n" || e === "\n") ? "+" : i ? "" : "-"}\n`;
}
function bp(e) {
	return e[e.length - 1] === "\n" ? e.slice(0, -1) : e;
}
function xp(e) {
	return e === " " || e === "	";
}
function Sp(e, t) {
	if (e === "" || xp(e[0])) return e;
	let n = / [^ \t]/g, r, i = 0, a, o = 0, s = 0, c = "";
	for (; r = n.exec(e);) s = r.index, s - i > t && (a = o > i ? o : s, c += `\n${e.slice(i, a)}`, i = a + 1), o = s;
	return c += "\n", e.length - i > t && o > i ? c += `${e.slice(i, o)}\n${e.slice(o + 1)}` : c += e.slice(i), c.slice(1);
}
function Cp(e, t) {
	let n = /(\n+)([^\n]*)/g, r = e.indexOf("\n");
	r === -1 && (r = e.length), n.lastIndex = r;
	let i = Sp(e.slice(0, r), t), a = e[0] === "\n" || xp(e[0]), o, s;
	for (; s = n.exec(e);) {
		let e = s[1], n = s[2];
		o = n !== "" && xp(n[0]), i += e + (!a && !o && n !== "" ? "\n" : "") + Sp(n, t), a = o;
	}
	return i;
}
var wp = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function Tp(e) {
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
function Ep(e) {
	return e.replace(wp, Tp);
}
var Dp = 10, Op = {
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
	scalarStyleRules: Object.keys(gf).map((e) => Reflect.get(gf, e)),
	tagBeforeAnchor: !1
};
function kp(e) {
	return e.tagged ? e.tag : td(e.tag);
}
function Ap(e) {
	let t = {
		...Op,
		...e
	};
	return t.flowSkipColonSpace && (t.quoteFlowKeys = !0), {
		...t,
		defaultScalarTagName: t.schema.defaultScalarTag.tagName,
		openEnded: !1
	};
}
function jp(e, t) {
	return `\n${" ".repeat(e.indent * t)}`;
}
function Mp(e, t, n, r, i, a) {
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
function Np(e, t, n) {
	let r = "";
	for (let i = 0, a = n.items.length; i < a; i += 1) {
		let a = Rp(e, t, n.items[i], n, {}).text;
		i > 0 && (r += `,${e.flowSkipCommaSpace ? "" : " "}`), r += a;
	}
	let i = e.flowBracketPadding && n.items.length > 0 ? " " : "";
	return `[${i}${r}${i}]`;
}
function Pp(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = Rp(e, t + 1, n.items[a], n, {
			block: !0,
			compact: e.seqInlineFirst,
			isblockseq: !0
		}).text;
		r && i === "" || (i += jp(e, t)), o === "" || Dp === o.charCodeAt(0) ? i += "-" : i += "- ", i += o;
	}
	return i;
}
function Fp(e, t, n) {
	let r = "";
	for (let { key: i, value: a } of n.items) {
		let o = "";
		r !== "" && (o += `,${e.flowSkipCommaSpace ? "" : " "}`);
		let s = Rp(e, t, i, n, { iskey: !0 }), c = s.text, l = Rp(e, t, a, n, {}).text, u = e.flowSkipColonSpace || l === "" ? "" : " ", d = i.kind === "scalar" && s.noBody && (i.tagged || i.anchor !== void 0), f = i.kind === "alias" || d ? " " : "";
		o += `${c}${f}:${u}${l}`, r += o;
	}
	let i = e.flowBracketPadding && r !== "" ? " " : "";
	return `{${i}${r}${i}}`;
}
function Ip(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = "";
		r && i === "" || (o += jp(e, t));
		let { key: s, value: c } = n.items[a], l = (s.kind === "mapping" || s.kind === "sequence") && s.style === Pu.BLOCK && s.items.length !== 0 || s.kind === "scalar" && (s.style === G.LITERAL_BLOCK || s.style === G.FOLDED_BLOCK), u = l ? Rp(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			isblockseq: !Lp(e, s, t + 1)
		}) : Rp(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			iskey: !0
		}), d = u.text, f = s.kind === "scalar" && s.value.indexOf("\n") !== -1, p = d.length > 1024 && /^[\s\S]{1025}/u.test(d), m = l || f || p;
		m && (d && Dp === d.charCodeAt(0) ? o += "?" : o += "? "), o += d, m && (o += jp(e, t));
		let h = Rp(e, t + 1, c, n, {
			block: !0,
			compact: m,
			isblockseq: m && !Lp(e, c, t + 1)
		}).text, g = s.kind === "scalar" && u.noBody && (s.tagged || s.anchor !== void 0), _ = !m && (s.kind === "alias" || g) ? " " : "";
		h === "" || Dp === h.charCodeAt(0) ? o += `${_}:` : o += `${_}: `, o += h, i += o;
	}
	return i;
}
function Lp(e, t, n) {
	return t.kind === "alias" || t.tagged || t.anchor !== void 0 || e.indent < 2 && n > 0;
}
function Rp(e, t, n, r, i) {
	if (n.kind === "alias") return e.openEnded = !1, {
		text: `*${n.anchor}`,
		noBody: !1
	};
	let { block: a = !1, iskey: o = !1, isblockseq: s = !1 } = i, c = i.compact ?? !1, l = n.anchor !== void 0;
	Lp(e, n, t) && (c = !1);
	let u, d = n.tagged, f = a && (n.kind === "mapping" || n.kind === "sequence") && n.style === Pu.BLOCK && n.items.length !== 0;
	if (n.kind === "mapping") u = f ? Ip(e, t, n, c) : Fp(e, t, n);
	else if (n.kind === "sequence") u = f ? e.seqNoIndent && !s && t > 0 ? Pp(e, t - 1, n, c) : Pp(e, t, n, c) : Np(e, t, n);
	else {
		let i = Mp(e, n, r, t, o, !a);
		lp(i);
		for (let t of e.scalarStyleRules) t(i);
		u = up(i), e.openEnded = (i.style === G.LITERAL_BLOCK || i.style === G.FOLDED_BLOCK) && (n.value === "\n" || n.value.endsWith("\n\n")), d = n.tagged || u === "" && i.flowOnly && r?.kind === "sequence" && !l || i.style !== G.PLAIN && n.tag !== e.defaultScalarTagName;
	}
	n.kind !== "mapping" && n.kind !== "sequence" || f || (e.openEnded = !1), f && c && t > 0 && e.indent > 2 && (u = `${" ".repeat(e.indent - 2)}${u}`);
	let p = u === "", m = u;
	if (d || l) {
		let t = [], r = d ? kp(n) : null, i = l ? `&${n.anchor}` : null;
		e.tagBeforeAnchor ? (r !== null && t.push(r), i !== null && t.push(i)) : (i !== null && t.push(i), r !== null && t.push(r));
		let a = u === "" || u.charCodeAt(0) === Dp ? "" : " ";
		m = `${t.join(" ")}${a}${u}`;
	}
	return {
		text: m,
		noBody: p
	};
}
function zp(e) {
	return (e.kind === "sequence" || e.kind === "mapping") && e.style === Pu.BLOCK && e.items.length !== 0 && !e.tagged && e.anchor === void 0;
}
function Bp(e) {
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
function Vp(e, t) {
	let n = Ap(t), r = "", i = !1;
	for (let t = 0; t < e.length; t += 1) {
		let a = e[t];
		n.openEnded = !1;
		let o = Bp(a), s = o !== "", c = a.explicitStart || s || t > 0 && !i;
		if (r += o, a.contents === null) c && (r += "---\n");
		else if (c) {
			let e = Rp(n, 0, a.contents, null, {
				block: !0,
				compact: !0
			}).text, t = e === "" ? "" : s || zp(a.contents) ? "\n" : " ";
			r += `---${t}${e}\n`;
		} else r += Rp(n, 0, a.contents, null, {
			block: !0,
			compact: !0
		}).text + "\n";
		i = a.explicitEnd || n.openEnded, i && (r += "...\n");
	}
	return r;
}
var Hp = {
	...Op,
	schema: Du,
	skipInvalid: !1,
	noRefs: !1,
	flowLevel: -1,
	sortKeys: !1,
	transform: () => {}
};
function Up(e, t) {
	let n = String(e), r = String(t);
	return n < r ? -1 : +(n > r);
}
function Wp(e, t = {}) {
	let n = {
		...Hp,
		...t
	}, r = uf(e, n.schema, {
		noRefs: n.noRefs,
		skipInvalid: n.skipInvalid
	});
	if (n.flowLevel >= 0 && mf(r, (e, t) => {
		if (!(t.depth < n.flowLevel)) return (e.kind === "sequence" || e.kind === "mapping") && (e.style = Pu.FLOW), ff;
	}), n.sortKeys) {
		let e = n.sortKeys === !0 ? Up : n.sortKeys;
		mf(r, (t) => {
			t.kind === "mapping" && t.items.sort((t, n) => e(t.key.kind === "scalar" ? t.key.value : "", n.key.kind === "scalar" ? n.key.value : ""));
		});
	}
	return n.transform(r), Vp(r, {
		...gu(n, Object.keys(Op)),
		schema: n.schema
	});
}
W.DOCUMENT, W.SEQUENCE, W.MAPPING, W.SCALAR, W.ALIAS, W.POP, G.PLAIN, G.SINGLE_QUOTED, G.DOUBLE_QUOTED, G.LITERAL_BLOCK, G.FOLDED_BLOCK, Pu.BLOCK, Pu.FLOW, Fu.CLIP, Fu.STRIP, Fu.KEEP;
// src/yaml/events.ts
var Gp = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Kp = "A manifest is one document: split it into files instead of writing ---.", qp = 2 ** 15, Jp = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Yp = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Xp = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* Zp(e, t, n = qp) {
	let r = t ? e.length : 25e5, i = e.length > n ? tm(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new Gp("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new Gp("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = Qp(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function Qp(e, t, n, r) {
	let i = $p(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== W.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== W.SEQUENCE || s.style !== Pu.BLOCK) || !c.every(({ type: e }) => e === W.POP) || i.some(({ type: e }) => e === W.DOCUMENT)) throw new Gp(Kp, t, t);
	r && !a && i.push({ type: W.POP });
	for (let e of a ? [] : i) nm(e, t);
	return i;
}
function $p(e, t, n) {
	let r = e.slice(t, n).replace(Jp, "");
	try {
		return em(r, t);
	} catch (e) {
		if (!(e instanceof Gp) || e.message !== "deficient indentation") throw e;
		let n = em(r.replace(Yp, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === W.SCALAR && (e.fast = !1);
		return n;
	}
}
function em(e, t) {
	try {
		return af(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof Nu ? new Gp(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function tm(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	Xp.lastIndex = t.at(-1) ?? e.length;
	let [, n] = Xp.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: Xp.lastIndex
	};
}
function nm(e, t) {
	e.type !== W.POP && e.type !== W.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== W.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === W.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const rm = process.getBuiltinModule("node:module").createRequire(import.meta.url), im = (...e) => rm("./late-yaml.js").parseDocument(...e), am = (...e) => rm("./late-yaml.js").visit(...e), om = 2 ** 15, sm = 2 ** 18;
function cm(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [k("yaml", a, { place: Yt(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + om ? [om, sm] : [sm]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = lm(t, n, i, s), u = rn(t.path, Yt(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [um(e, t, n)];
}
function lm(e, t, n, r) {
	let i = t.slice(n, r), a = im(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { errors: o } = a, s = new vn(), c = -Infinity;
	for (let i of o.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [o, l] = i.pos.map((e) => e + n);
		if (r < t.length && l >= r - 1) continue;
		let u = Yt(e, o, Math.max(o + 1, l)), d = u.line > c + 1;
		if (c = Math.max(c, u.endLine), !d || s.countMore(e.path)) continue;
		let f = hm(i) ? n + gm(a, i.pos[0]) : void 0, p = hm(i) === "quote" ? "" : bm(t, f ?? o), m = f === void 0 ? u : Yt(e, f, f + 1);
		s.add(dm(p || _m(i), m));
	}
	return {
		problems: s.problems,
		errors: o.length
	};
}
function um({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return dm((e >= r.trimEnd().length ? pm : mm.get(t)) ?? (bm(r, e) || i), Yt(n, e, e + 1));
}
function dm(e, t) {
	return k("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const fm = "Values are nested too deeply. Use fewer levels.", pm = "The file ends in brackets or in quotes. Add the closing one.", mm = new Map([["nesting exceeded maxDepth (500)", fm], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function hm({ message: e }) {
	return e.startsWith("Missing closing") ? "quote" : /^Flow .* end with a /.test(e) ? "bracket" : void 0;
}
function gm(e, t) {
	let n = t;
	return am(e, { Node: (e, { type: r = "", flow: i, range: a }) => {
		(i || r.startsWith("QUOTE")) && a && a[0] < t && t <= a[2] && (n = a[0]);
	} }), n;
}
function _m(e) {
	if (e.message.startsWith("Maximum call stack")) return fm;
	let t = hm(e);
	if (t === "bracket") return "The brackets that start here are not closed. Add the closing one.";
	if (t) return "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\".";
	if (e.message.startsWith("Implicit map keys need")) return "This line has no colon with a blank after it. Write it as NAME: VALUE.";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either this line or the next one is not indented like the others, a colon has no blank after it, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return Kp;
		default: return `${e.message}.`;
	}
}
function vm(e, { at: t, text: n, first: r, depth: i }, a) {
	if (a.countMore(e.path)) return;
	let { line: o } = Yt(e, r(), t), s = `The field "${n}" is declared twice: here and in line ${o}. Keep one of them.${i === 1 ? " If both have lists, put all values into one list." : ""}`;
	a.add(k("duplicate-member", s, { place: Yt(e, t, t + 1) }));
}
const ym = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/;
function bm(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^={7}\r?$/.test(i)) return zn;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^"(?:[^"\\]|\\.)*"\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it as \\\".";
	if (/^'(?:[^']|'')*'\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it twice: ''.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return `A text with ": " in it needs quotes: "${a.slice(0, 60)}${a.length > 60 ? "…" : ""}".`;
	let [o] = ym.exec(a) ?? [];
	return o === void 0 ? "" : `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function xm(e, t) {
	let n = new vn();
	for (let { start: r, end: i } of Gt(e)) n.countMore(t.path) || n.add(k("yaml", zn, { place: Yt(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function Sm(e, t, { anyText: n = !1, plainNumbers: r = !1, most: i = Infinity } = {}) {
	let a = kn(t), o = {
		path: e,
		lineStarts: a
	}, s = (e, t) => (a[e - 1] ?? 0) + t - 1, c = ({ line: e, col: n, endLine: r, endCol: i }) => t.slice(s(e, n), s(r, i)).trim(), l = (e) => ({
		file: o,
		textAt: c,
		problems: e,
		value: void 0,
		span: {
			start: 0,
			end: 0
		}
	});
	if (t.length > i) {
		let e = `This file has more than ${i.toLocaleString("en-US")} characters. Divide it into several files.`;
		return l([k("yaml", e, { place: Yt(o, i, i + 1) })]);
	}
	let u = xm(t, o);
	if (u.length > 0) return l(u);
	try {
		let e = wm(o, t, {
			anyText: n,
			plainNumbers: r
		});
		return e.problems.some((e) => e.code === "yaml" && Qn(e) > 1) ? l(e.problems) : {
			...e,
			file: o,
			textAt: c
		};
	} catch (e) {
		if (!(e instanceof Gp)) throw e;
		return l(cm(e, o, t));
	}
}
const Cm = 1e6;
function wm(e, t, { anyText: n, plainNumbers: r }, a) {
	let o = Zp(t, n, a), s = new Rm(), c = new Map(), l = new vn(), u = 0, d = 0, p = 0, m = 0, h = 0, g = o.next().value, _ = s.add();
	return {
		value: Fm(g) ? v(g, Em, _) : null,
		span: new zm(s, _),
		problems: l.problems
	};
	function v(e, t, n) {
		let r = m;
		m += 1;
		let i = e.type === W.ALIAS ? void 0 : y(e), a = e.type === W.ALIAS ? b(e.anchorStart, e.anchorEnd) : e.type === W.SCALAR ? w(e, t) : x(e, n ?? s.add());
		return n !== void 0 && !Im(e) && s.set(n, u, d, !1), i && (i.value = a, i.size = m - r), a;
	}
	function y({ anchorStart: e, anchorEnd: n }) {
		if (e < 0) return;
		let r = {
			value: null,
			size: void 0
		};
		return c.set(t.slice(e, n), r), r;
	}
	function b(e, n) {
		u = e - 1, d = n;
		let r = t.slice(e, n), i = c.get(r);
		if (!i) return D(`The anchor "&${r}" is not defined before the alias "*${r}". Define it above this line, or write the value here.`);
		if (i.size === void 0) return D(`The alias "*${r}" is inside its own anchor "&${r}". Write the value here instead.`);
		let a = Math.max(1e4, t.length);
		return h > a ? null : (m += i.size, h += i.size, h > a ? D(`From here on, aliases repeat more than ${a} values. Write the values out.`) : i.value);
	}
	function x(e, r) {
		let { start: i, type: a } = e, o = m;
		d = i;
		let c = /[[{]/.test(t.charAt(i));
		c && (d += 1), p += 1;
		let l = a === W.SEQUENCE ? S() : C(r);
		if (--p, d = ne(c ? jm : t.charAt(d - 1) === "\n" ? Em : Pm), s.set(r, i, d, !0), e.tagStart >= 0) return E(e);
		if (m > 25e5 && !n) throw new Gp("This file has more than 2,500,000 values up to here. Divide it into several files.", i);
		return n || p < 2 || m - o <= 15e4 ? l : (m = o, D("This has more than 150,000 values. Use fewer.", i, i + 1));
	}
	function S() {
		let e = [];
		for (;;) {
			let t = o.next().value;
			if (!Fm(t)) return [...e];
			if (p === 2 && e.length === 15e4 && !n) throw new Gp("This file has more than 150,000 entries. Divide it into several files.", Im(t) ? t.start : d);
			e.push(v(t, km, s.add()));
		}
	}
	function C(t) {
		let n = {};
		for (;;) {
			let r = o.next().value;
			if (!Fm(r)) return n;
			let i = ee(r), a = s.add(i), c = o.next().value, u = Fm(c) ? v(c, Am, a) : null;
			if (!i) continue;
			let { text: d, start: f, end: m } = i;
			d === "__proto__" ? D("\"__proto__\" cannot be the name of a field. Choose another name.", f, m) : (Object.hasOwn(n, d) && vm(e, {
				at: f,
				text: d,
				first: () => {
					let e = [...s.members(t, Infinity)].find(([e]) => e === d);
					return s.number(e?.[1] ?? a, Lm);
				},
				depth: p
			}, l), n[d] = u);
		}
	}
	function ee(e) {
		let n = v(e, Om), [r, i] = [Im(e) ? e.start : u, d];
		if (typeof n == "object" && n) D(bm(t, r) || "The name of a field must be a plain word or text.", r, i);
		else return {
			text: typeof n == "string" ? n : t.slice(r, i),
			start: r,
			end: i
		};
	}
	function w(e, a) {
		let { style: o, valueStart: s, valueEnd: c, tagStart: l } = e;
		if (l >= 0 && !Tm.has(re(e))) return E(e);
		let m = Math.max(e.anchorEnd, e.tagEnd);
		if (m >= 0 && (d = m), s < 0) {
			let e = ne(m < 0 ? a : Dm);
			return (a !== Am || e > d || m >= 0) && (u = e), d = e, null;
		}
		let h = Yu(t, e);
		if (o === G.LITERAL_BLOCK || o === G.FOLDED_BLOCK) {
			u = ne(Mm);
			let e = t.slice(s, c);
			d = s + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = o === G.PLAIN ? 0 : 1;
			u = s - e, d = c + e;
		}
		if (!n && f(h)) return D(i("This text"));
		if (o !== G.PLAIN || l >= 0) return h;
		let { value: g } = Eu.resolveImplicitScalarTag(h), _ = typeof g != "number" || T(h.replace(/^-/, "")) !== void 0;
		return r && !_ ? D("Write this number in decimal digits, such as 10. If it is text, put it in quotes.") : Number.isInteger(g) && !Number.isSafeInteger(g) ? D("This number has too many digits. Put it in quotes to keep it as text.") : (p > 2 && t[d] === " " && typeof g == "string" && te(), g);
	}
	function te() {
		let n = ne(Nm);
		if (n === d) return;
		let r = t.slice(d, n).trim(), i = `YAML reads ${r} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, a = Yt(e, n - r.length, n);
		l.add(k("yaml-comment", i, {
			place: a,
			severity: "warning",
			quotes: [r]
		}));
	}
	function ne(e) {
		return e.lastIndex = d, e.test(t) ? e.lastIndex : d;
	}
	function re({ tagStart: e, tagEnd: n }) {
		return t.slice(e, n);
	}
	function E(e) {
		return D(`The tag ${re(e)} is not supported. Remove it. If it is part of a text, put the text in quotes.`, e.tagStart, e.tagEnd);
	}
	function D(t, n = u, r = d) {
		return l.countMore(e.path) || l.add(k("yaml", t, { place: Yt(e, n, r) })), null;
	}
}
const Tm = new Set(["!!str", "!"]), Em = /(?:)/y, Dm = /[ \t]*/y, Om = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, km = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Am = /(?:\s|#[^\n]*\n)*:[ \t]*/y, jm = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Mm = /(?:[\s:?-]|#[^\n]*\n)*/y, Nm = /[ \t]+#[^\s#!=*-].*/y, Pm = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function Fm(e) {
	return e !== void 0 && e.type !== W.POP && e.type !== W.DOCUMENT;
}
function Im(e) {
	return e.type === W.SEQUENCE || e.type === W.MAPPING;
}
const Lm = 2;
var Rm = class {
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
		for (let t = e + 1; t < n; t = this.after(t)) yield [this.nameOf(t, r++), t];
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
		return this.number(e, 2) >= 0 ? this.names[e] ?? "" : String(t);
	}
}, zm = class e {
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
const Bm = " Names are not nested: write \"- key_name: cart.title\". To read a locale file of the app, name it in texts of lokaform.yaml.";
function Vm(e, t) {
	let n = new Map(), r = new vn(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!_(i)) return {
		members: n,
		problems: Xm(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = _(s) && t.includes("keys") ? Bm : "", i = ` It belongs in another file, such as ${e}.yaml.`, c = `Unknown field "${e}" in this manifest.${(/^(keys|webhooks)$/.test(e) ? i : e === "backup" ? " This file is a backup: use lokaform restore." : "") || Jt(e, t) || ` The fields are ${t.join(" and ")}.${n}`}`;
			r.add(k("unknown-member", c, { place: yn(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function Hm({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return k("empty-manifest", r, { place: M(e, t) });
}
function Um(e, t, n) {
	if (!Array.isArray(t.value)) {
		let [r] = Object.values(_(t.value) ? t.value : {});
		return {
			entries: [],
			problems: Xm(e, "wrong-type", `This must be a list of entries. Each entry starts with "- " on a line of its own. An empty list is written [].${r !== void 0 && n.thing === "a key" ? Bm : ""}`, t.span)
		};
	}
	let r = [], i = new vn(), a = t.span.members?.[Symbol.iterator](), s = o(() => Jm(n));
	for (let o of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!_(o) && i.countMore(e.file.path)) continue;
		let l = Gm(i, e, {
			value: o,
			span: c
		}, n, s);
		if (i.count > 15e4) return {
			entries: r,
			problems: [rn(e.file.path, M(e.file, c).endLine), ...i.problems]
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
function Wm(e, t, n) {
	let r = new vn();
	return {
		...Gm(r, e, t, n, () => Jm(n)),
		problems: r.problems
	};
}
function Gm(e, t, n, r, i) {
	let { value: a, span: o } = Zm(n, r.fields), s = Km(r.schema)(a)._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new Sr();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Ym(t, M(t.file, o))) return { span: o };
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
	}, p = s.issues.slice(0, Vn + 1);
	$m(p.map((e) => xr(e, {}, cr())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, th(t));
	return { span: o };
}
const Km = h((e) => {
	let t = Object.entries(e.shape).map(([e, t]) => ({
		name: e,
		member: t,
		isOptional: t._zod.optin === "optional"
	})), n = new Map(), r = (e._zod.def.checks?.length ?? 0) > 0;
	return (i) => {
		if (r || !_(i)) return e;
		let a = t.filter(({ name: e, isOptional: t }) => !t || Object.hasOwn(i, e)), o = a.map(({ name: e }) => e).join(" "), s = n.get(o);
		if (s || n.size === 50) return s ?? e;
		let c = hr(Object.fromEntries(a.map(({ name: e, member: t }) => [e, t])));
		return n.set(o, c), c;
	};
}), qm = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function Jm({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(qm).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Ym({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function Xm(e, t, n, r) {
	let i = M(e.file, r);
	return Ym(e, i) ? [] : [k(t, n, { place: i })];
}
function Zm(e, t) {
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
		let c = new Map(r.members).set(e, fn(a, { members: new Map(s) }));
		r = fn(r, { members: c });
	}
	return {
		value: n,
		span: r
	};
}
function Qm(e, t) {
	let n = new vn();
	return $m(e, t, n), n.problems;
}
function $m(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (rh(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) eh({
		...i,
		keys: [e]
	}, t, n);
	else eh(i, t, n);
}
function eh(e, t, n) {
	if (!n.countMore(t.file.path, th(e))) for (let r of ih(e, t)) n.add(nh(r, e, t));
}
function th(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? ah(e.errors) : void 0)?.reduce((e, t) => e + th(t), 0) ?? 1;
}
function nh(e, { path: t }, n) {
	let r = sh(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(M(n.file, n.span, t)), String(r)]
	};
}
function rh(e, t, n) {
	return t.some((t) => {
		let r = t.path.length > 1 && e.path.slice(0, -1).join(".") === t.path.join(".");
		return sh(n.value, e.path) === void 0 && (r || t.keys.some((t) => ch(t, [String(e.path.at(-1))]))) || e.code === "custom" && e.path.join(".") === t.path.join(".");
	});
}
function ih(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => lh(e, n, t));
	if (e.code === "invalid_key") return [lh(String(n.at(-1)), n.slice(0, -1), t)];
	let [r = "", i = ""] = n.map(String);
	if (n.length === 2 && t.noun === "field" && t.members.has(i)) {
		let e = `${i} is a field of ${t.thing}, not of ${r}. Move its line to the left, under ${[...t.members.keys()][0]}.`;
		return [k("unknown-member", e, { place: yn(t.file, t.span, n) })];
	}
	let a = sh(t.value, n), o = M(t.file, t.span, n), s = (e, t) => [k(e, t, { place: o })], c = () => s("wrong-type", ph(a, n, t, o)), l = hh(n, t), u = gh(n, t);
	if (a === void 0) return s("missing-member", `${l} is missing. It is required in ${t.thing}.${u}`);
	if (a === null) return s("null-value", uh(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = ah(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? Qm(r, t) : c();
		}
		case "invalid_type": return c();
		case "invalid_value": {
			if (typeof a == "object") return c();
			let t = e.values.map(String);
			return s("wrong-value", `"${a}" is not allowed here. Allowed values: ${t.join(", ")}.${Jt(String(a), t)}`);
		}
		case "custom":
		case "invalid_format": return s("wrong-value", `${l} ${e.message}.${u}`);
		default: return typeof a == "number" ? s("wrong-value", ph(a, n, t, o)) : s("wrong-value", fh(n, t));
	}
}
function ah(e) {
	let t = [...e].sort((e, t) => oh(t) - oh(e)).find((e) => oh(e) > 0), n = ({ code: e }) => e !== "invalid_type" && e !== "invalid_value";
	return t ?? e.find((e) => e.every(n));
}
function oh(e) {
	return u(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function sh(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function ch(e, t) {
	return tn(e, t) ?? t.find((t) => t.split("_").includes(e));
}
function lh(e, t, n) {
	let r = yn(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/.test(e) ? "en" : e, o = gh([i.find((e) => n.members.get(e)?.expects.includes(` ${a}:`)) ?? "", e], n) || Jt(ch(e, i) ?? e, i), s = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.(e) || o || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		s = `Unknown field "${e}" in ${mh(t, n)}.${gh([...t, e], n)}${r.includes(e) ? "" : Jt(e, r)}`;
	}
	return k("unknown-member", s, { place: r });
}
function uh(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${hh(e, t)} has no value.${gh(e, t)}`;
	if (n?.empty !== void 0) return `${hh(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".", i = e.length > 2 ? dh(e.slice(0, -1), t) : "";
	return `${hh(e, t)} has no value.${i || ` Remove it, or give it a value.${r}${gh(e, t)}`}`;
}
function dh(e, t) {
	let n = t.textAt(M(t.file, t.span, e));
	return /^(\{[^{}:,]+\}|\[[^[\],]+\])$/.test(n) ? ` If ${n} is the text, put it in quotes: "${n}".` : "";
}
function fh(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${hh(e, t)} is empty.${gh(e, t)}${n}`;
}
function ph(e, t, n, r) {
	if (t.length === 0) return `This is ${_h(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${hh(t, n)} is ${_h(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	let o = typeof e == "string" && !/^(all|\*)$/.test(e) && t.length === 1 && /^(all, or )?a list of (?!text sources)/.test(i), s = Array.isArray(e) && t.length === 1 ? `${String(t[0])}s` : "", c = n.members.has(s) ? ` For several, use ${s}.` : "", l = o ? ` Write ${String(t[0])}: [${n.textAt(r)}].` : c, u = a ? dh(t, n) : "";
	return `${hh(t, n)} is ${_h(e)}.${u}${gh(t, n)}${l}`;
}
function mh(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${mh(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function hh(e, t) {
	let n = mh(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function gh(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${mh([n], t)} must be ${r.expects}.` : "";
}
function _h(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function vh(e, t) {
	return yh(e, t) === "off" ? void 0 : e.removalBy(t);
}
function yh({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function bh(e, t, n) {
	let r = yh(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function xh({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/pluralNames.ts
function Sh(e, t) {
	let n = [...new Set(e.flatMap(({ manifest: { textFile: e } }) => e?.source ?? []))], r = b(e, ({ manifest: { textFile: e } }) => e?.source.plurals === "i18next" && !e.isPlural ? [Ch(e, n)] : []), i = new Map();
	for (let e of r.values()) {
		let t = wh(e);
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
function Ch(e, t) {
	let [n = ""] = e.others ?? [], { row: r, path: i } = D(t, e, n) ?? {
		...e,
		row: e.source
	};
	return C([r.folder, Kn(r, i)]);
}
function wh(e) {
	let t = new Map(), n = ({ manifest: { textFile: e } }) => e?.language === e?.source.base;
	for (let r of e.toSorted((e, t) => Number(n(e)) - Number(n(t)))) {
		let { source: e = {}, language: i = "" } = r.manifest.textFile ?? {};
		if (kt(e)?.includes(i) !== !1) for (let [e, i] of r.read.plurals ?? []) {
			let a = t.get(e);
			t.set(e, n(r) ? i ?? a : a || (i ?? a));
		}
	}
	return new Map([...t].map(([e, t = !0]) => [e, t]));
}
// src/kinds/read.ts
function Th(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Eh(e, t, n) {
	let r = Dh(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* Dh(e, t, n, r = new Map()) {
	let i = [], a = {}, o = new Map(), s = new Set(), c = { ...t }, u = !1;
	for (let d of e) {
		let e = t[d.plural] ?? [];
		if (e.length === 0) continue;
		let f = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, o = C([
				d.name,
				e,
				a ? JSON.stringify(a) : null
			]), s = r.get(o), c = s?.text === i ? s.read : Ah(d, t, n);
			r.set(o, {
				text: i,
				read: c
			}), f.push({
				manifest: t,
				read: c
			}), yield;
		}
		let p = Sh(f, (e) => Ah(d, e, n));
		c[d.plural] = p.map(({ manifest: e }) => e), u ||= p.some(({ read: e }, t) => e !== f[t]?.read);
		let m = p.map(({ read: e }) => e), h = m.flatMap((e) => e.problems.some(Mh) ? [] : e.entries), g = d.textFiles?.join(h) ?? {
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
			for (let t of Oh(d, e)) _.add(t);
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
		problems: bn(Nh(i, d)),
		files: c,
		isSplit: u
	};
}
function Oh(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [X(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function kh({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = Sm(r, i, a), { file: s } = o, { members: c, problems: u } = Vm(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = c.get("on_create"), p = f && n && Wm(o, f, n);
	p && l(d, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [Hm(o, e)]
	};
	let g = Um(o, h, t);
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
function Ah(e, { path: t, text: n, textFile: r }, i) {
	return r && e.textFiles ? e.textFiles.read(t, n, r) : e.readManifest(t, n, i);
}
function jh(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = Ah(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Mh({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function Nh(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function X({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Ph(e(t)), d = s ? yn(n, r, o) : M(n, r, o);
	return {
		...k(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function Ph(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function Fh({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const Ih = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function Lh(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !Rh(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = Ih.has(r) ? void 0 : Lh(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function Rh(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) Ih.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const zh = "Run again. If that does not help, the service has changed or has a fault.";
function Bh(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = b(n, ({ id: e }) => e === void 0 ? [] : [e]), s = b(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", l = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, u = new Set(), d = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (u.add(a), [{
			declared: t,
			problem: X(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${zh}`, { path: [c] })
		}]) : [];
	}), f = new Set(d.map((e) => e.declared)), p = a(t.filter((e) => !f.has(e))), m = n.filter((e) => !u.has(e)), h = [...p.remarks];
	if (m.length > 0) {
		let t = yh(e, r) !== "off", n = m.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = m.length > 5 ? `; and ${m.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${zh}`, s = t ? "error" : "warning";
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
function Vh(e, t) {
	return Hh(C([e, t])).slice(0, 16);
}
function Hh(e) {
	return si("sha256", e);
}
function Uh(e) {
	let t = e.projects.map((e) => e.hide_texts ? Wh(e) : e), n = e.hide_texts ? qh(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Wh(e) {
	let { problems: t, plan: n, results: r } = e, { changes: i = [], kept: a = [] } = (t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done")) && n || {}, o = a.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), s = [...i.flatMap(Qh), ...o.flatMap($h)], c = Zh(s), l = Gh(r ?? [], s, c);
	return {
		...e,
		problems: t.map((e) => Yh({
			...e,
			message: c(e.message)
		}, s)),
		...r && { results: r.map((e) => Kh(e, l)) }
	};
}
function Gh(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function Kh({ change: e, outcome: t }, n) {
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
function qh(e) {
	return e.map((e) => Yh(e, []));
}
const Jh = ["yaml", "text-file"];
function Yh(e, t) {
	let { quotes: n = [], code: r } = e, i = Jh.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: Xh(a, t)
	};
}
function Xh(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function Zh(e) {
	let t = new En();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Xh(t.clean(n), e);
}
function Qh(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => $h(e)) : e.fields.filter(({ field: t }) => ls(cs(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap($h));
}
function $h(e) {
	return R(e).filter((e) => e !== "");
}
function eg(e) {
	let t = Uh(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? ng(t.problems) : t.problems,
		projects: t.projects.map(tg),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(tg)
		} }
	};
}
function tg(e) {
	return e.hide_texts ? ng(e) : e;
}
function ng(e) {
	return rg(e, "");
}
function rg(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && ls(cs(String(n), String(e.field)));
	return ag(e, (e, t) => t === "quotes" ? [] : Ih.has(t) ? r ? ig(e) : e : rg(e, n));
}
function ig(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? ag(e, ig) : e;
}
function ag(e, t) {
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
const og = new Set("action by code command field how kind scope reason ref seen severity state place file manifests backup".split(" "));
function sg(e, t) {
	let n = e.projects.map((e) => lg(e, t));
	return {
		...dg({
			...e,
			projects: []
		}, t),
		declared: e.declared,
		projects: n
	};
}
function cg(e, t) {
	return dg(e, (e) => t(e));
}
function lg(e, t) {
	let n = dg(e, t);
	if (t(e.id) === e.id) return n;
	let r = Hh(e.id), { plan: i } = n;
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
function ug(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === Hh(t);
}
function dg(e, t) {
	return pg(e, t, !1);
}
const fg = t((e) => new WeakSet());
function pg(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = fg(t);
	if (!n && r.has(e)) return e;
	let i = ag(e, (e, r) => n || !og.has(r) ? pg(e, t, n || Ih.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/problems.ts
function mg(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * Yn.indexOf(e) + Number(t !== void 0 && cn({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function hg(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of d(t === !0 ? [] : e, (e) => gg(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(cn) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, _g(vg(e), [e, ...t]));
		}
	}
	return mg(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : vg(e, n)));
}
function gg(e, t) {
	return cn(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Fh(e),
		e.place.file
	]);
}
function _g(e, t) {
	if (t.some(cn)) {
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
function vg({ severity: e, code: t, message: n, place: r, ways: i }, a = gt) {
	return {
		...zc("!", t, r),
		severity: e,
		state: e,
		lines: yg(i),
		words: O(n, a - t.length - 3),
		code: {
			name: t,
			address: xs(t)
		}
	};
}
function yg(e = []) {
	return e.map(({ does: e, command: t }) => Bc(" ", `${e}: `, A(t)));
}
function bg(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...d(r, ({ outcome: e }) => `${Sg(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => xg(e, O(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => O(e.change.label, 100));
		return [xg(r, `${(t ? a : a.map(bt)).join(", ")} and ${B(e.length - 3)} more`, e.length, n)];
	});
}
function xg(e, t, n, r = gt) {
	return {
		...zc("!", t, mc(e)),
		count: n,
		severity: "error",
		state: Sg(e.outcome),
		words: O(e.outcome.message, r)
	};
}
function Sg(e) {
	return hc(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// \0late:diff
const Cg = process.getBuiltinModule("node:module").createRequire(import.meta.url), wg = (...e) => Cg("./late-diff.js").createTwoFilesPatch(...e), Tg = (...e) => Cg("./late-diff.js").diffArrays(...e), Eg = [
	"key:",
	"tag:",
	"file:"
];
function Dg(e) {
	return Eg.find((t) => e.startsWith(t));
}
function Og(e, t) {
	return e.length === 0 || e.some((e) => Ag(e, jg(t)));
}
function kg(e, t) {
	if (e.length === 0) return [];
	let n = t.map(jg);
	return e.filter((e) => !n.some((t) => Ag(e, t)));
}
function Ag(e, t) {
	let n = Dg(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => Le(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function jg({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : R(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => R(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function Mg(e, t) {
	return kg(e, Fg(t)).filter((e) => !e.startsWith("tag:")).map((e) => Ng(e, t));
}
function Ng(e, t) {
	let n = Dg(e), r = Fg(t), i = r.flatMap((e) => jg(e)[n ?? "key:"]), a = (e) => n ?? (Dg(e) || e.endsWith("*") ? "key:" : ""), o = [...new Set(i)].map((e) => a(e) + e), s = Eg.map((t) => t + e).find((e) => kg([e], r).length === 0), c = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${s === void 0 ? Jt(e, o) : ` Did you mean "${s}"?`}`;
	return k("unknown-filter", c);
}
function Pg(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => Ng(e, n));
}
function Fg(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function Ig(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return t.startsWith("key:") ? [{
		keys: t,
		language: n
	}] : [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function Lg(e, t, n) {
	let r = `${e}:${t}`;
	return Dg(e) === void 0 && /^[^\s*,-][^*,]*$/.test(e) && !n.has(r) ? r : `key:${r}`;
}
function Rg(e, t) {
	let n = e.startsWith("key:") ? e.slice(4) : e;
	return Kg(t).includes(n) ? "whole" : Og([e], t) ? "pattern" : void 0;
}
function zg(e, t, n, r) {
	let i = e.flatMap(Ig).flatMap(({ keys: e, language: i }) => {
		if (i !== void 0 && i !== n) return [];
		let a = Rg(e, t);
		return a === "whole" && i === void 0 && r ? "pattern" : a ?? [];
	});
	return ["whole", "pattern"].find((e) => i.includes(e));
}
function Bg(e) {
	return new Set(Gg(e).flatMap(Kg));
}
function Vg(e, t) {
	return Ig(e).some(({ keys: e }) => t.some((t) => Rg(e, t)));
}
function Hg(e, t) {
	return e.flatMap((e) => {
		let n = e.split(/,\s*/), r = n.length > 1 ? t.flatMap(Gg) : [];
		return !Vg(e, r) && n.some((e) => Vg(e, r)) ? n : [e];
	});
}
function Ug(e, t, n) {
	let r = n.flatMap(Gg);
	return Hg(t, n).filter((e) => !Vg(e, r)).map((t) => {
		let { keys: n = t, language: i } = Ig(t).at(-1) ?? {}, a = tn(n, [...new Set(r.flatMap(Kg))]), o = a === void 0 ? "" : ` Did you mean "${[a, i].filter(Boolean).join(":")}"?`, s = `${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${o}`;
		return k("unknown-text", s);
	});
}
function Wg(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Gg(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = Ig(t).toReversed(), s = i !== void 0 && a.some((e) => Rg(i.keys, e));
		if (!n?.language || o.includes(n.language) || s) return [];
		let c = a.filter((e) => Rg(n.keys, e)), l = c.flatMap(({ kind: e, entry: t }) => Wa(e, t)), u = [...new Set(l.map(({ part: e = "" }) => e))].join(", "), d = Xn(n.language, o), f = d === void 0 ? "" : ` Did you mean "${n.keys}:${d}"?`, p = `${e} ${t}: project ${r} has no language "${n.language}". ${n.keys} has ${u === "" ? "no texts" : u}.${f}`;
		return c.length === 0 ? [] : [k("unknown-text", p, { scope: "project" })];
	});
}
function Gg(e) {
	return Fg([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Kg({ kind: e, entry: t }) {
	return R(e.identity(t.values));
}
// src/plan/waiting.ts
function qg(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function Jg(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0));
	if (s.length === 0) return e;
	let c = Wa(i, t).map(({ part: e = "", after: t }) => [e, t]), l = Object.fromEntries(c), u = new Map();
	for (let e of qg(s, ({ part: e = "" }) => e, o)) {
		let { part: o = "" } = e, s = Zg({
			kind: i,
			entry: t,
			item: e
		}, a), c = zg(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, o, e.reason === "held") !== "whole" && r.texts()?.whyWaiting(t, n, {
			...l,
			[o]: s
		}, o), d = $g({
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
const Yg = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function Xg({ because: e = [] }) {
	return e.some((e) => e in Yg);
}
function Zg({ kind: e, entry: t, item: n }, { project: r }) {
	let { declared: i, live: a, part: o = "" } = n;
	if (!_(i) || !_(a)) return a;
	let s = Ka(e, t, o) ? Qg(n, r) : [], c = Object.entries(i).map(([e, t]) => [e, a[e] || t]);
	return Object.fromEntries([...c, ...s]);
}
function Qg({ declared: e, live: t, part: n }, { languages: r = [] }) {
	let { pluralForms: i = [] } = r.find(({ iso: e }) => e === n) ?? {};
	return !_(e) || !_(t) ? [] : Object.entries(t).filter(([t, n]) => n !== "" && i.includes(t) && !Object.hasOwn(e, t));
}
function $g(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = Zg(e, t);
	return a !== void 0 && _(a) !== _(o) || e_(n, r, i, t) ? "other-shape" : p(s) ? n_(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function e_(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const t_ = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function n_(e, { project: t }) {
	let { kind: n, entry: r, item: i } = e, { field: a, declared: o } = i, s = Zg(e, { project: t }), c = (e, t) => R(e).some(t), l = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!c(s, l)) return !1;
	let u = n.fields.find(({ name: e }) => e === a)?.toPlan(r.values) ?? [], d = u.find(({ part: e }) => e === t.baseLanguage)?.after, f = u.map((e) => e.after ?? ""), p = [
		o ?? "",
		d ?? "",
		f
	].find((e) => c(e, (e) => e !== "")) ?? "";
	return p === "" && !(r.parts ?? [r]).some(({ from: e }) => e) ? !1 : [(e) => t_.test(e), l].some((e) => c(s, e) && !c(p, e));
}
// src/report/view/rows.ts
const r_ = 1e3;
function i_(e, t) {
	if (e.action === "destroy") return {
		...d_("-", e),
		...s_(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => us(n, e) ? e.part ?? [] : []), a = {
		...d_(u_[wc(e)], jc(e) ? {
			...e,
			label: a_(e)
		} : e),
		...Ws(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? k_(e) : O_(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Jn(r, r_)
		};
	}
	let o = r === "create" || jc(e), s = e.fields.filter((e) => !o || !I_(n, e)).flatMap((e) => x_(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: Jn(At(c), 80) + $t(e.label, c) };
	return {
		...a,
		...l,
		...l_(e, t),
		lines: s
	};
}
function a_({ kind: e, label: t, fields: n }) {
	let r = n.find((t) => I_(e, t)), i = r && R_(e, r.field, r.after);
	return i?.as === "slots" ? [...new Set(Object.values(i.slots))].join(" / ") : t;
}
const o_ = "will be archived";
function s_(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? o_ : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: c_(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function c_({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? B_(R_(e, r, i), 90) : "", s = a ? `   (last edited${D_(a)})` : "";
		return {
			...Bc("-", `${G_(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [Bc("-", `and ${z(a, "more text")}`)] : []];
}
function l_(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : wc(e) === "removed" ? { words: o_ } : t === "drift" ? e.edited ? { words: `last changed${D_(e.edited)}` } : {} : jc(e) ? { words: fs(e.kind).renamed } : {};
}
const u_ = {
	created: "+",
	updated: "~",
	renamed: "»",
	removed: "-"
};
function d_(e, t) {
	return zc(e, ms(t), t.place);
}
function f_(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = Jn(A_(e, t, r), r ? Infinity : r_), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...d_("!", e),
		words: i,
		...a
	};
}
function p_(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = F_(n, e), [d, f] = V_(R_(n, r, i ?? ""), R_(n, r, a)), p = o ? `, edited${D_(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...d_(l ? "!" : " ", e),
		lines: m.map((e) => Bc(" ", Jn(e, r_))),
		...l && { isLoss: !0 }
	};
}
function m_({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${B_(R_(t.kind, r.field, e))}` : "";
		return Bc(" ", Jn(`${F_(t.kind, r)}${i} is no longer declared`, r_));
	});
	return {
		...d_("-", t),
		isLoss: !0,
		lines: r
	};
}
function h_({ member: e, before: t, after: n, ...r }) {
	let i = `${O(e, 80)}: ${__(t, n, "not declared")}`;
	return {
		...d_("~", r),
		words: i
	};
}
function g_({ name: e, before: t, after: n, loosens: r }) {
	let i = `${O(e, 80)}: ${__(t, n, "not set")}`;
	return r ? {
		...zc("!", `${i} (lets a run do more)`),
		isLoss: !0
	} : zc(" ", i);
}
function __(e, t, n) {
	let r = [e, t].map((e = n) => ({
		as: "word",
		word: e
	}));
	return V_(r[0] ?? S_, r[1] ?? S_, 200).join(" → ");
}
function v_({ variable: e, host: t, place: n }) {
	return {
		...zc("!", `sends \${${A(e)}} to ${A(t)}`, n),
		isLoss: !0
	};
}
function y_(e, t = "") {
	let n = O(String(e.id), 80), r = d_(" ", e);
	if (ss(e.kind).secretNames) return r;
	let i = ss(e.kind).fields.find(({ name: t }) => t === e.part), a = `only ${i ? e.part : `the ${e.part} text`} (id ${n}). To clear it in Lokalise, write ${`${e.part}: ${JSON.stringify(i?.unset ?? "")}`}; to manage it, put it back`;
	return {
		...r,
		words: e.part === void 0 ? `id ${n}${t}` : A(a)
	};
}
function b_(e) {
	return zc(" ", A(e));
}
function x_(e, t, { texts: n, full: r, isPull: i }) {
	let a = F_(e, t), o = Ys(e, t) ? [Bc(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Bc(" ", a), ...o];
	let { part: s, edited: c } = t, l = r === !0 ? 4e3 : 90, u = us(e, t) && s !== void 0 ? { language: s } : {}, d = C_(e, a, t, l).map((e) => ({
		...e,
		...u,
		value: Jn(e.value, r_ + l - 2 - e.start.length)
	}));
	return [
		...c ? [Bc(" ", `${i ? "the new text was edited in the project" : "in the project, last edited"}${D_(c)}:`)] : [],
		...d,
		...o
	];
}
const S_ = {
	as: "text",
	text: ""
};
function C_(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || Xs(a) ? S_ : R_(e, i, a), c = R_(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== S_ ? w_(t, s, c, r) : U_(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => w_(`${t}.${e}`, n, i, r));
}
function w_(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...T_("-", e, t.members, n.members), ...T_("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = V_(t, n, r), o = Bc("+", `${e} `, E_(n) ? "(empty)" : a);
	if (E_(t)) return [o];
	let s = Bc("-", `${e} `, i);
	return E_(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function T_(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e)), a = new Set(i.flatMap((e) => r.map((t) => $t(t, e))));
	return i.length > 0 ? [Bc(e, `${t} `, W_(i) + (e === "+" ? [...a].join("") : ""))] : [];
}
function E_(e) {
	return e.as === "text" && e.text === "";
}
function D_({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${O(e, 60)}`} on ${ys(t)}${n ? ", reviewed" : ""}`;
}
function O_(e, t) {
	return t.flatMap((t) => I_(e, t) ? [] : F_(e, t)).join(", ");
}
function k_({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => us(e, t)), i = r.filter(({ after: e }) => e !== ""), a = i.length > 0 ? ` (also in ${i.map((t) => F_(e, t)).join(", ")})` : "", o = (t) => `${F_(e, t)} ${B_(R_(e, t.field, t.after))}`, s = n ? [`${o(n)}${a}`] : [], c = t.filter((t) => !us(e, t) && !I_(e, t)), l = c.filter((t) => L_(e, t)).map(o), u = c.filter((t) => !L_(e, t)).map(({ field: e }) => e);
	return [
		...s,
		...l,
		...u.length > 0 ? [`and ${u.join(", ")}`] : []
	].join("; ");
}
function A_(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${P_(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = F_(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && N_[e.cause]) ?? j_[a], l = e.edited ? `: edited${D_(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${M_(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : z_, p = R_(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${B_(p, f)} ${d} (${a === "pull" ? "only in the project: " : ""}not in the file)${m}`;
	let [h, g] = V_(R_(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const j_ = {
	held: "kept: lokaform.yaml says seed, so the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
};
function M_({ because: e = [] }) {
	let t = {
		...Yg,
		"not-verified": "the project does not say that it is verified",
		"not-reviewed": "the project does not say that it is reviewed"
	};
	return e.map((e) => t[e] ?? `it fails the check ${e}`).join(", and ");
}
const N_ = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": j_.held
};
function P_(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${je(t)}` : `owned by others (tag ${je(t)}). To take it over, correct owner in lokaform.yaml, or remove that tag in Lokalise`;
}
function F_(e, { field: t, part: n }) {
	return n !== void 0 && cs(e, t).role === "text" ? G_(n) : t;
}
function I_(e, { field: t }) {
	return cs(e, t).role === "identity";
}
function L_(e, { field: t, after: n }) {
	let r = R_(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function R_(e, t, n) {
	return cs(e, t).show(n);
}
const z_ = 60;
function B_(e, t = 60) {
	switch (e.as) {
		case "text": return je(e.text, t);
		case "word": return Jn(At(e.word), t);
		case "set": return e.members.length > 0 ? W_(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${G_(e)} ${je(n, t)}`).join(", ");
	}
}
function V_(e, t, n = 60) {
	let [r, i] = [e, t].map((e) => e.as === "word" ? e.word : e.as === "text" ? e.text : void 0);
	if (e.as !== t.as || r === void 0 || i === void 0) return [B_(e, n), B_(t, n)];
	let a = e.as === "word" && ![r, i].some((e) => H_.test(e)), [o, s] = ne(At(r), At(i), n).map((e) => a ? e : pt(e, n));
	return [`${o}`, `${s}${$t(r, i)}`];
}
const H_ = /^[\s(]|\s$/;
function U_(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			G_(e),
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
function W_(e) {
	return e.map((e) => bt(G_(e))).join(", ");
}
function G_(e) {
	return H_.test(e) || /[,"]/.test(e) ? je(e, 255) : Jn(At(e), 255);
}
function K_({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(q_?.old !== a || q_.now !== o) && (q_ = {
		old: a,
		now: o,
		parts: J_(a, o)
	});
	let s = q_.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let q_;
function J_(e, t) {
	return Tg(X_(e), X_(t), { maxEditLength: 600 }) ?? [];
}
const Y_ = o(() => new Intl.Segmenter("en", { granularity: "word" }));
function X_(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(Y_().segment(e), ({ segment: e }) => e));
}
// src/report/view/status.ts
const Z_ = [
	["Language", ({ language: e, base: t }) => `${O(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => B(e)],
	[
		"Archived",
		({ archived: e }) => B(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${B(e.translated)} ${Q_(e, "translated").padStart(5)}`],
	["Verified", (e) => `${B(e.verified)} ${Q_(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${B(e.reviewed)} ${Q_(e, "reviewed").padStart(5)}`],
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
function Q_(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function $_({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = Z_.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function ev({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = O(t.language, 40), r = e.unmet.map((n) => `${`${B(t[n])} of ${z(t.texts, "text")} ${n}, ${Q_(t, n)}`}, and ${e.percents[n]} % is required`), i = e.missing.map(({ lacks: e, written: r, ...i }) => {
			let a = `not ${e.includes("translated") ? "translated" : ee(e)}`, o = `${n}: ${r ? "to be written by apply" : a}`;
			return {
				...zc("!", ms(i), i.place),
				words: o,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${bs(n)} is not ready: ${r.join("; ")}`,
			rows: i
		}];
	});
}
// src/report/view/sections.ts
const tv = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", nv = {
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
		meaning: tv
	},
	overwritten: {
		action: "Overwritten value",
		heading: "to update, with other values that are overwritten in the project",
		meaning: tv
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
}, rv = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, iv = {
	removed: {
		...nv.removed,
		meaning: "Apply archives or destroys it."
	},
	"cleared text": rv,
	"overwritten text": rv,
	overwritten: rv,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: rv,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, av = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in Lokalise, and not pulled: each line says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, ov = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, sv = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function cv({ command: e }) {
	return e === "drift";
}
function lv(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function uv(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		pv(t.full === "also" ? r.filter((e) => !uc(e)) : r, t),
		fv(i, t),
		...ev(e).map((e) => t.full ? e : {
			...e,
			rows: yv(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? mv({
			...e,
			plan: n
		}, lv(e, t)) : [],
		Cv(a, t)
	];
}
function dv({ problems: e, results: t = [] }, n = {}) {
	return [...hg(e, n), ...bg(t, n)];
}
function fv(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${z(n.length, "change")} not made`,
		rows: bg(n, t)
	};
}
function pv(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: al(e),
		rows: hg(e, t)
	};
}
function mv({ plan: e, target: t, problems: n, no_longer_declared: r = [] }, i) {
	let a = t?.is === "compared" ? t : void 0, o = a?.caused ?? e.changes, s = a?.kept ?? e.kept, { sends: c = [] } = cv(i) ? {} : a ?? e, l = i.full === "also" ? n.filter(uc) : [], u = new Map(l.map((e) => [C({ ...e.place }), yg(e.ways)])), d = (...e) => e.map((e) => vv(e, s, i, u));
	return [
		...a ? [_v(a.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: c.map(v_)
		},
		...d("Conflict", "Undecided"),
		...gv(o, i),
		...d("Archived", "To pull", "Waiting", "Kept"),
		bv(a?.no_longer_declared ?? r, a?.kinds_no_longer_declared ?? []),
		...xv(o, i),
		...a ? Sv(a, i) : []
	];
}
function hv(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function gv(e, t) {
	let n = cv(t) ? iv : nv;
	return [...new Set(Mc.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[Nc(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${B(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: hv(i.map((e) => i_(e, t)))
		};
	});
}
function _v(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${z(e.length, "setting")} changed`,
		rows: hv(e.map(g_))
	};
}
function vv(e, t, n, r) {
	let i = {
		...sv,
		...cv(n) && { archived: "Archived" }
	}, a = t.filter(({ reason: t }) => (i[t] ?? "Kept") === e), { keptElsewhere: o } = n, s = ov[e], c = !s && o !== void 0 && a.length > 20, l = ({ reason: e }) => Number(c && e === "held"), u = a.toSorted((e, t) => l(e) - l(t)).map((t) => {
		let i = f_(t, n);
		return s ? {
			...i,
			isLoss: !0,
			lines: r.get(C({ ...t.place })) ?? []
		} : e === "To pull" ? {
			...i,
			severity: "notice"
		} : i;
	});
	return {
		part: "plan",
		action: e,
		noun: s ?? "kept item",
		title: `${s ? `${z(a.length, s)}:` : B(a.length)} ${av[e]}`,
		rows: c ? yv(u, 19, o) : u
	};
}
function yv(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...b_(`and ${B(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function bv(e, t) {
	let n = [...os().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => b_(`all ${e.many}: no manifest declares any, so the project keeps them. If the file has moved, name it in lokaform.yaml`)), ...e.map((e) => y_(e, ". Prune is off, or does not cover it. If it got another name, set previously there. Otherwise, delete it in Lokalise"))];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${B(n.length)} no longer declared, and kept in the project`
	};
}
function xv(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = i_(e, {
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
function Sv({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${z(e.length, "change")}`,
		rows: hv(e.map((e) => i_(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${z(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = i_(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function Cv(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map((e) => y_(e)).sort((e, t) => g(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${B(e.length)}`,
		rows: yv(r, t, n ?? "the job summary of the workflow lists")
	};
}
function wv(e, t) {
	let n = lv(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => m_(e, n));
	return [
		_v(s),
		Ov("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		Ov("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...Dv(r, n),
		Ov("with another id or former name", a.map(h_)),
		Ov("with other values in on_create", o.map(b_)),
		...xv(r, n)
	];
}
function Tv(e, t) {
	let n = lv(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => p_(e, n));
	return Ov(`waiting in Lokalise: each says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function Ev(e, t) {
	let n = {
		...lv(e, t),
		isPull: !0
	}, { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => m_(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => p_(e, n));
	return [
		Ov("in conflict: the manifest keeps its text", c("conflict")),
		Ov("undecided: the manifest keeps its text", c("undecided")),
		Ov("no longer declared", o),
		...Dv(i, n),
		Tv(e, n),
		Ov("different, and kept", c(void 0)),
		...xv(i, n)
	];
}
function Dv(e, t) {
	let n = (e) => e.action === "create" ? "new" : jc(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => Ov(r, hv(e.filter((e) => n(e) === r).map((e) => i_(e, t)))));
}
function Ov(e, t) {
	return {
		part: "plan",
		title: `${B(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function kv(e, t) {
	let n = Av(Uh(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = [n, ...i].flatMap(({ scope: e }) => e?.settings_file ?? []), c = i.length + o.length > 1, l = [...i.map((e) => jv(e, n, c, t)), ...o.map((e) => Mv(e, t))];
	return {
		title: ul(n),
		heading: V`${dl(n)}${i.length > 1 ? V` · ${z(i.length, "project")}` : []}${s.length > 0 ? V` · ${H(ds([...new Set(s)], 3), 200)}` : []}`,
		state: sc(n) ? "failed" : oc(n) ? "clean" : "open",
		isUntouched: _c(n),
		lead: Fv(n, t),
		stopped: tl(e),
		verdict: Iv(n, t),
		result: rl(n),
		comparison: a ? gl(a) : [],
		problems: pv(r, t),
		parts: l,
		next: Bv(n, t),
		legend: Hv(n, l)
	};
}
function Av(e) {
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
function jv(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: O(i ?? o?.project.name ?? a, 200),
		heading: V`${H(i ?? a, 80)}${o ? V` · ${H(o.project.name, 80)}` : []}`,
		result: Nv(e, t),
		facts: Pv(e, t, n, r.isPullRequest && !r.unappliedBase),
		table: $_(e),
		sections: uv(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(Fe)
	};
}
function Mv(e, t) {
	let { name: n = "" } = e;
	return {
		name: O(n, 200),
		heading: H(n, 80),
		result: _l([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: wv(e, t)
	};
}
function Nv(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${Qc([e])}.`;
	if (n) return t === "plan" ? cl(gc(e)).replace(/^n/, "N") : t === "status" ? Wc([e]) : t === "drift" ? Kc([e]) : Vc(n, i);
}
function Pv(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: l, status: u } = e, d = wl(i), f = pc(e), p = d === void 0 ? [] : [{
		is: "link",
		words: V`open in Lokalise`,
		address: d
	}], m = a && !s && t !== "drift" && !u, h = V`All differences that apply would change are shown, not only those of this pull request.`, g = gc(e);
	return c([
		V`Project ${a && !n ? V`${H(a.project.name, 80)} · ` : []}${H(i, 200)}${d === void 0 ? [] : V` · ${p}`}`,
		a?.filter && bl(a.filter),
		o?.is === "not compared" && V`${Lc(h)} Lokaform could not find out which are from this pull request: ${H(o.why)}.`,
		m && Hc(a.project, g),
		m && r && Uc(a.project, g),
		l !== void 0 && V`The backup is in ${H(l)}.`,
		f !== void 0 && V`${ol(void 0)}: ${H(f, 800)}`,
		...sl(e)
	]);
}
function Fv(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = _s(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? V`the ${s} ${H(o)}` : V`${o}`;
	if (t === "assignee") return V`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return V`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => gc(e).length === 0);
	return _c(e) || l && u ? V`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? V`No plan could be made for this pull request:` : l ? n === void 0 ? V`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : V`Once these changes are on ${H(n.main, 200)}, the live Lokalise project changes like this (from ${c}):` : V`No plan could be made for this pull request (from ${c}):`;
}
function Iv(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? Rv(e, t) : [Lv(e, rl(e))];
}
function Lv(e, t) {
	let n = Lc(V`${t}`), r = e.projects.some(({ results: e }) => e);
	return sc(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? ic(e) : oc(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function Rv(e, { isPullRequest: t }) {
	if (!sc(e)) {
		if (!_c(e)) return [];
		let n = t ? "This pull request" : "This plan", r = dc(e).filter((e) => e.severity === "warning" && !cn(e)), i = Lc(V`${`${n} changes nothing in the project${r.length > 0 ? `, with ${al(r)}` : ""}.`}`);
		return [{
			...r.length === 0 && { mark: "good" },
			words: i
		}];
	}
	let n = dc(e), r = n.filter(uc), i = n.filter((e) => e.severity === "error" && !uc(e)), a = i.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", o = Vv(e) && e.projects.every((e) => gc(e).length === 0);
	return c([
		i.length > 0 && Lv(e, `${al(i)}. ${a}`),
		r.length > 0 && Lv(e, zv(r)),
		o && { words: V`This pull request adds no change: what the plan changes is already pending.` }
	]);
}
function zv(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${B(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${z(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
}
function Bv(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(gc);
	if (r !== "plan" || a.length === 0 || cc(e)) return [];
	let o = Lc(V`What happens next:`);
	if (!t) return V`${o} This run only planned, and changed nothing. A run with the command apply makes these changes in the project.`;
	let s = V`${o} Nothing has been changed yet.`;
	if (n !== void 0) {
		let { branch: e, main: t, applyFrom: r } = n, i = H(ds([t, ...r], 3), 200);
		return V`${s} Merging this pull request into ${H(e, 200)} also changes nothing in Lokalise: apply writes only from ${i}. To bring the changes into Lokalise, merge them into ${H(t, 200)} as well. If apply should write from ${H(e, 200)}, add it to the input ${H("apply-from")} of plan and apply, and to the branches whose pushes start apply.`;
	}
	return V`${s} When this pull request is merged, the next apply makes these changes in the project.${Vv(e) ? V` The changes that are already pending are made as well.` : []}`;
}
function Vv({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Hv(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...Vv(e) ? [V`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [V`${rl(e)}`] : [],
			V`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => V`${Lc(V`${e}`)}: ${t}`)
	};
}
function Uv(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${gs(e)} · ${_s(e.manifests)}`,
		page: wl(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function Wv(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${A(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: sc(e),
		stopped: tl(e),
		backups: n.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${r(e)} is in ${A(e.backup)}.`], ...sl(e).map(Rc)]),
		restores: n.flatMap((e) => {
			let t = pc(e);
			return t === void 0 ? [] : [`${ol(e.name)}: ${A(t)}`];
		}),
		result: a ? rl(e) : void 0
	};
}
function Gv(e, t, n) {
	let r = Uh(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...hg(i, o), ...a.flatMap((e) => dv(e, o))], c = !sc(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? V` · ${H(l.name, 80)}` : [], d = fc(r).some(({ outcome: e }) => e.state === "done"), f = i.some(({ code: e }) => e === "bad-report" || e === "no-report"), p = f ? V`❌ It is not known what was applied${u}` : d ? V`❌ Not everything was applied${u}` : V`❌ Nothing was applied${u}`, { url: m, commit: h, now: g, pullRequests: _ } = t, v = (e) => m === "" ? e : [{
		is: "link",
		words: e,
		address: m
	}], y = c ? V`Applied by ${v(V`this run`)}` : v(V`This run`), b = a.some(({ results: e }) => e), x = b ? V`: ${`${Qc(a)}.`}` : f ? V` could not read the reports of all jobs.` : V` wrote nothing.`, S = `The figures are for ${z(_, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? V`✅ Applied${u}` : p,
		lead: [
			V`${y} at commit ${H(h.slice(0, 7))} on ${ys(g)}${x}`,
			...b && _ > 1 ? [V`${S}`] : [],
			...c ? [] : [V`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? Kv(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function Kv(e) {
	let { projects: t } = e, n = (t) => sc({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))], i = (e) => e.results ? Qc([e]) : "not applied", a = r.slice(0, 50).map((e) => V`${H(e.name ?? e.id, 80)}: ${i(e)}`), o = t.length - a.length;
	return o > 0 ? [...a, V`${`… and ${z(o, "more project")}`}`] : a;
}
// src/report/text/progressText.ts
function qv(e, t = Infinity) {
	let n = e.count && Xv(e.count), r = (e) => n ? `${e}: ${n}` : e, i = r(Yv(e));
	return ct(i) <= t ? i : r(Yv({
		...e,
		project: void 0
	})).slice(0, t);
}
const Jv = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function Yv({ phase: e, project: t }) {
	let [n, r] = Jv[e];
	return t === void 0 || !r ? n : `${r} project ${je(t, 40)}`;
}
function Xv({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? z(e, n) : void 0 : `${B(e)} of ${z(t, n)}`;
}
function Zv({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${A(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Qv(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${A(r)} is sent again: ${a}.`]);
	};
}
function $v(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f, file: p } = Uv(e, c), m = uv(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), h = [...ey($_(e), n), ...my(m, {
		paint: t,
		width: n,
		file: p
	})], g = (e) => `  ${t(uy["!"], Rc(e))}`, _ = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [g(bl(i.filter))] : []
	], v = u || s ? void 0 : Hc(i.project, i.changes), y = u ? Kc([e]) : s ? Wc([e]) : Vc(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), b = n === void 0 || s ? [] : py(m, u), x = [
		...h.length > 0 ? [""] : [],
		...b.map((e) => `  ${t("dim", e)}`),
		...v ? [g(v)] : [],
		t("strong", y)
	];
	return [
		...tr(_, n),
		...h,
		...tr(x, n)
	].map(Te);
}
function ey(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [bt(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = u(e.map(ct));
			return e.map((e) => t === 0 ? Vt(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (u(i.map(ct)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => ue(e, t, 4))];
}
function ty(e, { paint: t }) {
	let { comparison: n, parts: r } = kv({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", Rc(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Rc(e))] : [], ...my(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(Te);
}
function ny(e, t) {
	return hg(e).flatMap((e) => ry(e, t));
}
function ry(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? A(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => _y(e, t))].map(Te);
}
function iy({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(Fe), ...dv(e).flatMap((e) => ry(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${gs(e)}`)] : [], ...i];
	});
	return [...ny(e, n), ...r.map(Te)];
}
function ay(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = Wv(e), c = [
		...i ? [t("bad", Rc(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...tr(c, n), ...o].map(Te);
}
function oy({ plan: e, reports: t }, n, r = []) {
	let i = t.map((e) => `The report is in ${A(n(e))}.`);
	return e !== void 0 && i.push(`The plan is in ${A(n(e))}. To apply it: ${A([
		"lokaform apply --plan",
		Et(n(e)),
		...r
	].join(" "))}`), i.map(Te);
}
function sy(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o } = e, s = my(Ev(e, i), {
		paint: t,
		width: n
	}), c = r ? "Would write" : "Wrote", l = `Pull from ${A(a)}: ${vl([e])}.`, u = tr([t("strong", `From ${A(a)} into the manifests:`)], n);
	return [
		...s.length > 0 ? [
			...u,
			...s,
			""
		] : [],
		...o.map((e) => `${c} ${A(e)}`),
		...tr([t("strong", l)], n)
	].map(Te);
}
function cy(e, { paint: t, width: n, ...r }) {
	let [, ...i] = my([Tv(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(Te) : [];
}
function ly(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = A(e), a = r ? "/dev/null" : `a/${i}`;
		return wg(a, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => Te(e.split("	").map(A).join("	")));
	});
}
const uy = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
}, dy = {
	"!": "kept, or to check",
	"-": "to remove, or old",
	"~": "to update",
	"»": "to rename",
	"+": "to create, or new"
}, fy = {
	...dy,
	"-": "in the project",
	"~": "different",
	"»": "not yet renamed",
	"+": "in the files"
};
function py(e, t) {
	let n = e.flatMap((e) => e.rows), r = new Set(n.flatMap(({ sign: e, lines: t }) => [e, ...t.map((e) => e.sign)])), i = Object.entries(t ? fy : dy).filter(([e]) => r.has(e));
	return i.length > 0 ? [`Signs: ${i.map((e) => e.join(" ")).join("; ")}`] : [];
}
function my(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : tr([n("strong", e)], r),
		...hy(i, t)
	]);
}
function hy(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => {
		let { name: t, from: n, place: i } = e, a = bt(t) + (n === void 0 ? "" : ` ← ${bt(n)}`);
		return {
			...e,
			label: a,
			at: i ? bt(hs(i, r)) : ""
		};
	}), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = i.map(({ label: e }) => e), s = i.map(({ at: e }) => e), c = {
		labels: vy(o, a),
		places: vy(s, 24)
	};
	return i.flatMap((e) => gy(e, c, {
		paint: t,
		width: n
	}));
}
function gy(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => ue(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(_y(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(uy[e.sign], e.sign)} ${Vt(i, t.labels)}${d}${Vt(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return ct(p) <= c ? [p, ...u] : [
		...ue(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function _y(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : K_(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function vy(e, t) {
	return u([0, ...e.map(ct).filter((e) => e <= t)]);
}
// src/model/variables.ts
function yy(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function by(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const xy = /\$\$\{|\$\{([^}]*)\}/g;
function Sy(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(xy)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function Cy(e) {
	return [...new Set(Sy(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function wy(e, t) {
	return Sy(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function Ty(e, t) {
	let n = Sy(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? Ey(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? Ey(t.slice(r), i) : r === t.length;
}
function Ey(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function Dy(e) {
	let [, t = "https", n = ""] = jy.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Oy(e) {
	return e.replace(jy, (t, n) => `${n}://${Dy(e)}`);
}
function ky(e) {
	let t = [], n = e.replace(xy, (e) => `lokaform0name${t.push(e)}z`);
	if (!URL.canParse(n)) return Oy(e);
	let { href: r } = new URL(n);
	return r.replace(/%[\da-f]{2}/gi, (e) => {
		let t = String.fromCharCode(Number.parseInt(e.slice(1), 16));
		return /[\w.~-]/.test(t) ? t : e.toUpperCase();
	}).replace(/^([^?#]*[^?#/])\/+(?=$|[?#])/, "$1").replace(/lokaform0name(\d+)z/g, (e, n) => t[Number(n) - 1] ?? "");
}
function Ay(e, t) {
	return ky(e) === ky(t);
}
const jy = /^(https?):\/\/([^/?#]+)/i;
function My(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const Ny = "LOKALISE_API_TOKEN", Py = "LOKAFORM_VARIABLES";
function Fy(e) {
	let t = by(e, Py);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [Py]: t }, r = [], i = t.startsWith("# Files can use only these");
	for (let [e, a] of t.split("\n").entries()) {
		let t = a.trim(), [, o, s = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		o === void 0 ? t !== "" && !t.startsWith("#") && r.push(i ? `Line ${e} of the secret variables` : `Line ${e + 1} of ${Py}`) : n[o] = s;
	}
	return {
		values: n,
		wrong: r
	};
}
const Iy = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function Ly(e) {
	return /\.(\w+)/.exec(e)?.[1] ?? "NAME";
}
function Ry(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = by(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(e.startsWith("{") ? `GitHub replaces expressions only in workflows. Write \${${Ly(e)}} here. ${zy(Ly(e), r)[1]}.` : `"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (Iy.test(e) || Wy(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it (it has ${r.allowed.join(", ")}). Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, a] = zy(e, r);
		return i(`\${${e}} is ${t}. ${a}, or ${n}.`, "unset-variable");
	}
	let o = Uy(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function zy(e, { values: t }) {
	let n = `\${{ secrets.${e} }}`;
	return by(t, e) === "" ? [`empty in ${Object.hasOwn(t, "LOKAFORM_VARIABLES") ? Py : "the environment"}`, "The secret of its line does not exist, or is empty: correct its name, or set it"] : Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [`not set in ${Py}`, `Add the line ${e}=${n} to "variables", which the workflow passes under secrets`] : ["not set in the environment", t.GITHUB_ACTIONS === "true" ? `Add ${e}: ${n} under env of the step, or the line ${e}=${n} to "variables" of the reusable workflow` : `Set it: export ${e}=…, or load the file that has it (set -a; . ./lokaform.env; set +a)`];
}
function By(e) {
	return Iy.test(e);
}
function Vy(e) {
	return /^(\$\{\{.*\}\}|(secrets|vars|env|inputs)\.[\w-]+)$/s.test(e.trim());
}
function Hy(e, t) {
	if (!Vy(e) && !/^(\$\{?\w+\}?|%\w+%)$/.test(e.trim())) return;
	let n = t ?? "${{ secrets.NAME }} in a workflow, or \"$NAME\" in a shell, without single quotes";
	return Vy(e) ? `is an expression that GitHub did not replace. Write ${n}.` : `is the name of a variable, which nothing replaced by its value. Write ${n}.`;
}
function Uy(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	let t = Hy(e);
	if (t !== void 0) return t;
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function Wy(e, t) {
	let n = [...zt(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...Gy(e)].some((e) => n.some((t) => t.includes(e))));
}
function Gy(e) {
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
function Ky({ parts: e, from: t }) {
	let n = new Set();
	for (let r of e ?? [{ from: t }]) n.add(r.from?.source.languages).add(r.from?.file.others);
	return [...new Set([...n].flatMap((e = []) => e))];
}
function qy(e, t, n) {
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
function Jy(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return hr(t);
}
// src/kinds/field.ts
const Yy = {
	changes: [],
	kept: [],
	issues: [],
	open: []
};
function Xy(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function Zy() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, a = e.equal ?? s, o = e.inPlan ?? ((e) => i.parse(e));
		return {
			...n,
			diff(t, n, i) {
				let s = t[r] === void 0 ? e.undeclared?.(i, n) : t[r];
				if (s === void 0) return Yy;
				let c = e.check?.(s, i);
				if (c) return {
					...Yy,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, i);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? Yy : {
					...Yy,
					issues: [Xy(r)]
				};
				let u = e.desired ? e.desired(s, l, i) : o(s), d = l === void 0 ? e.unset : l;
				if (d !== void 0 && a(d, u, i)) return Yy;
				let f = {
					field: r,
					...l !== void 0 && { before: l },
					after: u
				};
				return {
					...Yy,
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
function Qy(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function $y(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [C(Object.fromEntries(t))];
}
// src/plan/compare.ts
const eb = {
	kept: [],
	problems: []
};
function tb(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, {
		listed: rb(e, t, i),
		plural: qa(e, t)
	}), c = n === void 0 ? [] : e.tags(n), l = Ve(c, i.rules), u = (l === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === Yy ? [] : [{
			field: e,
			...t
		}];
	}), d = n !== void 0 && e.staysArchived(o, n, s), { leftOut: f = [] } = t, p = l === void 0 && u.length === 0 && f.length === 0 && !d;
	if (n !== void 0 && p) return eb;
	let m = {
		...t,
		values: o
	}, h = nb(e, m);
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
	if (qt(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = c.find((e) => i.rules.protectedTags.includes(e)), y = u.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = sb(i, t);
		return a === void 0 ? o : {
			...o,
			seen: Vh(e.id(n), a)
		};
	})), b = v === void 0 ? [] : y.filter((t) => Js(e.name, t)), x = y.filter((e) => !b.includes(e));
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
	let S = e.id(n), C = d ? [{
		...h,
		id: S,
		reason: "archived"
	}] : [], ee = u.flatMap((e) => e.kept.map((e) => ({
		...h,
		...e,
		id: S,
		place: sb(e, t).place
	}))), w = v !== void 0 && b.length > 0 ? [{
		...h,
		id: S,
		reason: "protected",
		tag: v
	}] : [], T = [
		...C,
		...w,
		...ee
	], te = u.flatMap((e) => e.open), ne = ab(e, m, x, ee);
	if (ne) return {
		kept: T,
		skipped: h,
		problems: [..._, ne],
		open: te
	};
	let re = Qs(e, n, x, i.project);
	if (re.length === 0) return {
		kept: T,
		problems: _,
		open: te
	};
	let E = ob(e, n, re), D = e.lastEdit(n);
	return {
		change: {
			...h,
			place: ib(h.place, re),
			ref: a,
			action: "update",
			id: S,
			identity: e.identity(o),
			...r !== void 0 && { renamed_from: r },
			seen: E,
			...D && { edited: D },
			...c.length > 0 && { tags: c },
			fields: re
		},
		kept: T,
		problems: _,
		open: te
	};
}
function nb(e, { file: t, span: n, values: r }) {
	let i = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return {
		kind: e.name,
		label: e.label(r),
		place: yn(t, n, [i])
	};
}
function rb(e, t, { rules: n }) {
	if (t.from && Wa(e, t).length === 0) return [];
	let r = new Set([...Ky(t), ...n.pull?.completes ?? []]);
	for (let { language: e, isInWrongFile: n } of t.leftOut ?? []) n || r.delete(e);
	return [...r];
}
function ib(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function ab(e, t, n, r) {
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
function ob(e, t, n) {
	return Vh(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function sb(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: yn(t, n, r)
	};
}
// src/plan/compareDeclarations.ts
function cb(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, c = [...e.head, ...e.target], u = new Map(c.map((e) => [e, Fa(s, e.values)])), d = (e) => u.get(e) ?? Fa(s, e.values), f = La(s, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(nb(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), c = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(lb(s, n, c));
				continue;
			}
			let u = ub(s, n, e, c, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...nb(s, n),
				fields: m
			}), l(a, db(s, n, e, u?.renamed_from !== void 0)), fb(s, n) !== fb(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function lb(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !Xs(e)).map((e) => sb(e, t));
	return {
		...nb(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function ub(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && C(r) === C(n.after) ? [] : [sb({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = nb(e, t);
	return {
		...d,
		place: ib(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...C(s) !== C(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function db(e, t, n, r) {
	let [i, a] = [Ia(e, t), Ia(e, n)];
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
		...nb(e, t),
		...n
	}));
}
function fb(e, { onCreate: t }) {
	return C([...Fa(e, t).texts]);
}
// src/plan/comparePlans.ts
function pb(e, t) {
	let n = gb(t.plan, bb), r = Sb([e.plan, t.plan]), i = gb(e.plan, r), a = vb(e.plan), o = new Set(t.plan.kept.map(Cb)), s = new Set(Tb(t).map(Eb)), c = new Set((t.plan.sends ?? []).map(wb)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: _b(e.plan, bb, (e, t) => !n(e, t)),
		pending: _b(e.plan, bb, n),
		resolved: _b({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(Cb(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(wb(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(ss(e.kind).plural) && !s.has(Eb(e))), ...mb(e, t)]
	};
}
function mb(e, t) {
	let n = new Set(e.plan.kept.map((e) => C([Eb(e), "part" in e && e.part])));
	for (let e of t.plan.changes) if (e.action === "update") for (let { field: t } of e.fields) n.add(C([Eb(e), t]));
	return e.kinds.flatMap(({ kind: e, declared: r, matching: { matches: i } }) => {
		let a = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = b(a, ({ live: e }) => e ? [e] : []), c = o(() => new Set(Xa(r).map(({ file: e }) => e.path)));
		return i.flatMap(({ declared: t, live: r }) => {
			if (!r || t.leftOut) return [];
			let i = e.label(t.values);
			return (s.get(r) ?? []).flatMap(({ declared: t }) => e.fields.map((e) => ({
				old: t,
				field: e
			}))).flatMap(({ old: a, field: o }) => o.toPlan(a.values).flatMap(({ part: s = o.name, after: l }) => {
				let u = yn(t.file, t.span, [o.name]), d = {
					kind: e.name,
					label: i,
					id: e.id(r),
					part: s,
					place: u
				};
				if (Xs(l) || n.has(C([Eb(d), s]))) return [];
				if (o.role !== "text") return o.role !== void 0 && o.role !== "shape" || o.toPlan(t.values).length > 0 ? [] : [d];
				let f = o.lastWriter?.(r, s)?.edited !== void 0;
				return Ga(e, t, s) === void 0 && f && !hb(e, t, a) && c().has(Ua(e, a, s)) ? [d] : [];
			}));
		});
	});
}
function hb(e, t, n) {
	return Xa([n]).some(({ from: e }) => e) && Wa(e, n).length > 0 && Wa(e, t).length === 0;
}
function gb({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => C([yb(e), t]))));
	return (e, t) => n.has(C([e, t]));
}
function _b({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = yb(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		if (a.length === 0) return [];
		let { renamed_from: o, ...s } = e, c = a.some(({ field: t }) => cs(e.kind, t).role === "identity");
		return [{
			...s,
			...o !== void 0 && c && { renamed_from: o },
			fields: a
		}];
	});
}
function vb({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(Eb)), r = new Set(t.map(({ kind: e, label: t }) => C([e, t])));
	return (e) => r.has(C([e.kind, e.label])) || e.action === "destroy" && n.has(Eb(e));
}
function yb(e) {
	return e.action === "create" ? C([
		e.kind,
		"new",
		e.identity
	]) : C([e.kind, String(e.id)]);
}
function bb(e) {
	return e.action === "update" ? e.fields.map(xb) : e.action === "destroy" ? [C(["destroy", e.how])] : [C(["create", ...e.fields.map(xb).toSorted()])];
}
function xb({ field: e, part: t, after: n }) {
	return C([
		e,
		t ?? null,
		n
	]);
}
function Sb(e) {
	let t = e.flatMap(({ changes: e }) => [...d(e, yb)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => C([e, t ?? null])) : n.has(yb(e)) ? bb(e) : [e.action];
}
function Cb(e) {
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
function wb({ variable: e, host: t }) {
	return C([e, t]);
}
function Tb({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function Eb({ kind: e, id: t }) {
	return C([e, String(t)]);
}
// src/settings/changedSettings.ts
function Db(e) {
	return new Map(Pn.filter((e) => e !== ft).flatMap((t) => {
		let n = e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function Ob(e) {
	let t = Pn.flatMap((t) => e.flatMap((e) => e.get(t) === void 0 ? [] : [[Ge(t), e.place(t)]]));
	return new Map(t.reverse());
}
function kb(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || jb(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function Ab(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => jb(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(_n) === r);
}
function jb(e, t) {
	return e !== "" && Cl(e).toLowerCase() === Cl(t).toLowerCase();
}
function Mb(e, t) {
	return Pn.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return C(r ?? null) === C(i ?? null) ? [] : [{
			name: Ge(n),
			...r !== void 0 && { before: Nb(r) },
			...i !== void 0 && { after: Nb(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const Nb = (e) => typeof e == "string" ? e : JSON.stringify(e), Pb = h((e) => {
	let t = Pn.filter(({ file: t }) => t === e || t === "both"), n = t.filter(({ parent: e }) => e === void 0), r = [...new Set(t.flatMap(({ parent: e }) => e ?? []))], i = (e) => {
		let t = e.map(({ name: e, schema: t }) => [e, t.exactOptional()]);
		return {
			members: e,
			schema: hr(Object.fromEntries(t))
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
	}, c = new Map(i.groups.map((e) => [e.name, s(e)])), u = [o, ...c.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: i } of r) {
		let r = Ib(t, n), a = i && Array.isArray(r.value) ? Um(e, r, i).problems : [];
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
			place: (e, ...n) => M(p, t.span, [...f(e), ...n]),
			namePlace: (e, ...n) => yn(p, t.span, [...f(e), ...n])
		},
		problems: u
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
		schema: vr(sr()).refine(...Mn)
	} : e;
}
function Rb(e) {
	let t = ({ example: e }) => typeof e != "object" && e !== "all", n = `a mapping such as { ${Pn.filter((n) => n.parent === e && t(n)).slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }${e === "prune" ? ", next to owner: NAME" : ""}`;
	return {
		name: e,
		schema: _r(P(), sr()),
		expects: n
	};
}
function zb({ file: e, textAt: t }, { value: n, span: r }, { group: i, schema: a, ...o }) {
	let s = Object.entries(_(n) ? n : {}), c = n ?? {}, l = a.safeParse(c).error?.issues ?? [], u = l.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), d = new Set([...u, ...l.flatMap(({ path: [e = []] }) => e).map(String)]), f = new Map(o.members.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), p = i === void 0 ? be : void 0, m = {
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
		problems: Qm(l, m)
	};
}
// src/settings/configFile.ts
function Bb(e, t) {
	return I(t.working, j(Ut, e) ?? Ut.default);
}
async function Vb(e, t) {
	let n = Bb(e, t), r = L(n, t), i = [...Ke, ut].map((t) => j(t, e) ?? []), a = i.some(({ length: e }) => e > 0) ? [L(t.working, t), ...i] : [];
	if (r === Ut.default && a.length === 0) return;
	let o = r !== Ut.default && await ea(n, t);
	return {
		id: Vh(r, a),
		...o && { settings_file: r }
	};
}
async function Hb(e, t) {
	let n = Bb(e, t), r = j(Ut, e) === void 0 || t.commit && !await ea(n, t), i = r ? Bb({}, t) : n;
	if (r && !await ea(i, t)) return { problems: t.commit ? [] : await Ub(t) };
	let a = L(i, t), o;
	try {
		o = Yi(await Ji(i, t));
	} catch (e) {
		if (e instanceof ri) throw e;
		let t = `The settings in ${a} cannot be read: ${Ti(e)}`;
		return { problems: [k("not-read", t)] };
	}
	let s = Sm(a, o, {
		most: Cm,
		plainNumbers: !0
	});
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = Gb(s, F(i));
	return {
		config: c,
		problems: Nh([...s.problems, ...l], [])
	};
}
async function Ub({ working: e, confined: t }) {
	let n = Ut.default, r = (e, t) => k("unread-manifest", `${e} is not read, because ${t}.`, { severity: "warning" });
	if (!await na(e, {})) {
		let t = `The working directory ${e} does not exist. Correct it (in the action: working-directory).`;
		return [k("not-read", t)];
	}
	let i = await ta(n, e), a = i.length > 0 ? void 0 : await Vi(e, void 0) ?? t?.workspace, o = [];
	for (let t = e; a !== void 0 && Bi(t, a); o.push(t)) t = F(t);
	for (let t of o) {
		let i = L(I(t, n), { displayRoot: e }), a = `it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config)`;
		if (await ea(I(t, n), {})) return [r(i, a)];
	}
	return i.map((e) => r(e, e === n ? "it is a folder. Make it a file" : `of its name. Rename it to ${n}`));
}
const Wb = 1e3;
function Gb(e, t) {
	let n = Fb(e, e), r = Kb(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: bn([...n.problems, ...r?.problems ?? []])
	};
}
function Kb(e, t) {
	let n = t.get(ft);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(k("bad-setting", e, { place: t }));
	t.get(N) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(N));
	let a = new Map(), o = Object.keys(n);
	if (o.length > Wb) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${Wb.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(ft)), {
		entries: a,
		problems: r
	};
	let s = Ib(e, ft.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(ft));
	let c = new Map();
	for (let t of o) {
		let n = yn(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = Fb(e, Ib(s, t), [ft.name, t]);
		l(r, u), a.set(t, o);
		let d = o.get(N), f = c.get(d ?? "");
		d === void 0 ? o.isBroken(N) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? c.set(d, t) : i(`The entries "${t}" and "${f}" have the same project. If one was copied, write its own id. Otherwise declare the project in one entry, with all of its manifests.`, o.place(N));
	}
	return {
		entries: a,
		problems: r
	};
}
// src/settings/rules.ts
function qb(e, t) {
	let n = Z(ut, t), r = Zb(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? j(i, t.raw) : Z(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Z(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Z(Fn, t),
		writers: Z(Nn, t),
		overwrite: Z(Ct, t),
		accept: Z(ve, t),
		placeholders: Z(rt, t),
		incoming: {
			review: Z(An, t),
			checks: Z(Rt, t)
		},
		checks: Jb(t),
		pull: void 0,
		filter: n,
		owner: Z(jt, t),
		prune: Object.fromEntries(i),
		pruneBy: Z(qn, t),
		onProblem: Z(Dt, t),
		protectedTags: Z(re, t),
		limits: Object.fromEntries(a),
		allowRemovals: Z(Oe, t),
		allowWrongProject: Z(Re, t)
	}, s = e.flatMap((e) => $b(e, o, t)), c = e.some(({ settings: e }) => (Z(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = nx(qn, t) ?? {};
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
function Jb(e) {
	let t = Z(Ue, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Z(tt, e) ?? { severity: "off" }, o = [
		...hn.map((t) => [t.name, Z(t, e)]),
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
function Yb(e) {
	let t = [...Xb(tt, e)].filter(([, { value: e }]) => _(e)), n = [...Xb(Fn, e)].map(([e, { place: t }]) => [e, {
		place: t,
		isRule: !0
	}]);
	return new Map([...t, ...n]);
}
function Xb(e, t) {
	let { value: n = {}, part: r } = nx(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function Zb(e) {
	return Ke.some((t) => j(t, e) !== void 0);
}
function Qb(e, t) {
	let n = (j(ut, e) ?? []).length > 0;
	if (!n && (!Zb(e) || j(Qt, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (et.flatMap((t) => [j(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Ke.map((e) => `--${Qe(e)}`).join(" or "), a = n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${Qe(Qt)}.`;
	return [k("bad-setting", `Prune is off in this run, because ${a}`, { severity: "notice" })];
}
function $b(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Ge(a), { place: s } = nx(a, n) ?? {}, c = (e) => k("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = yh(e, t), d = u === "owned" && t.owner === void 0 && !l(jt), f = `With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`, p = u !== "off" && vh(e, t) === void 0 && !l(qn), m = `The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`;
	return [...d ? [c(f)] : [], ...p ? [c(m)] : []];
}
const ex = [[dt, "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"], [Me, "it declares keys that no manifest has, and --filter chooses declared keys"]];
function tx(e) {
	return j(ut, e) === void 0 ? [] : ex.filter(([t]) => j(t, e)).map(([e, t]) => {
		let n = `--filter cannot be used with --${Qe(e)}: ${t}. Remove one of them.`;
		return k("bad-setting", n);
	});
}
function nx(e, { raw: t, environment: n, parts: r }) {
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
function Z(e, t) {
	return nx(e, t)?.value;
}
// src/settings/token.ts
async function rx(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [k("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await gi(I(t, e), "utf8", "token")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Ti(e)}`);
	}
}
const ix = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function ax(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => by(t, e.get(_n) ?? "")).filter((e) => e !== void 0 && Uy(e) === void 0), i = [
		n,
		t[Ny],
		by(t, "INPUT_TOKEN"),
		...r,
		...ox(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function ox(e) {
	return Object.entries(e).flatMap(([e, t]) => ix.test(e) && t || []);
}
const sx = k("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file.");
function cx(e, t) {
	let n = e === "apply" ? "LOKALISE_APPLY_TOKEN" : "LOKALISE_PLAN_TOKEN", r = /^[^/]*\/[^/]*\/([^@]+)/.exec(t.GITHUB_WORKFLOW_REF ?? "")?.[1], i = r ?? "the workflow", a = `There is no API token: ${t.LOKAFORM_VARIABLES?.startsWith("# Files can use only these") ? `the reusable workflow got no secret ${n}. In ${i}, the job that calls it needs the line ${n}: \${{ secrets.${n} }} under secrets, even if an environment has the secret, because secrets: inherit works only within an organization.` : `the input token is empty in ${i}. The step needs the line token: \${{ secrets.NAME }}, with the name of a secret in the settings of the repository.`} The secret of an environment is only in jobs with the line environment.`;
	return k("no-token", a, r === void 0 ? {} : { place: xn(r) });
}
function lx(e) {
	let t = Hy(e);
	return t !== void 0 || e.trim() === "" ? t : /["'\s]/.test(e) ? "has quotes, spaces or line breaks. Write only the token." : void 0;
}
function ux(e, t) {
	let { usable: n, environment: r, runToken: i, tokenFrom: a, target: o, named: s } = t, c = e?.get(_n);
	if (!e || c === void 0) {
		let e = lx(i ?? ""), n = t.isAction ? cx(t.command, r) : sx, o = `The API token (from ${a}) ${e}`, s = e === void 0 ? [] : [k("bad-setting", o)];
		return {
			token: i,
			problems: i === void 0 ? [n] : s
		};
	}
	let l = (t, n = "bad-setting") => ({
		token: void 0,
		problems: [k(n, t, { place: e.place(_n) })]
	});
	if (!dx(c, n)) return l(`The setting token_env must not be ${c}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (o && !n.allowed && c !== "LOKALISE_API_TOKEN" && !Ab(o, s, c)) return l(`A pull request must not choose ${c} as token_env, nor a commit that is not the one of the run. Only the settings of the target, or of the run's commit, can, and ${o.is === "missing" ? `those settings cannot be read: ${o.why}` : "they do not use it for this project"}. Nothing was sent. Add ${c} to the input allow-variables, which then needs all variables of the files, or use a variable that those settings use.`);
	let u = by(n.values, c) || void 0;
	if (u === void 0) {
		let [e, t] = zy(c, n);
		return l(`\${${c}} is ${e}. It must contain the API token of this project. ${t}.`, "no-token");
	}
	let d = lx(u) ?? Uy(u);
	return d === void 0 ? {
		token: u,
		problems: []
	} : l(`The value of ${c}, which must contain the API token of this project, ${d}`);
}
function dx(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : By(e) || Wy(by(t, e) ?? "", ox(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function fx(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = zi }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await Hb(t, n), p = await rx(j(oe, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), { confined: h } = n, g = o ? "the input token" : p.token ? "the token file" : Ny, { values: _, wrong: v } = Fy(r), y = ax(d, {
		...r,
		..._
	}, m), b = {
		values: _,
		tokens: y,
		allowed: j(Ft, t)
	}, x = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, S = Z(lt, x), C = jx(t, d, a), ee = e !== "validate" && !S, w = {
		raw: C.names.length > 1 ? {
			...t,
			[Qe(N)]: []
		} : t,
		environment: r,
		config: d,
		usable: b,
		runToken: m,
		tokenFrom: g,
		command: e,
		isAction: h !== void 0,
		online: ee,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l,
		unread: f.find(({ code: e }) => e === "unread-manifest")?.message
	}, T = d === void 0 && qt(f), te = (e) => gx(e, e === void 0 ? void 0 : d?.projects?.get(e), w), ne = T ? [] : C.names.map(te), re = ne.map(({ settings: e }) => e), E = C.others.map((e) => te(e).settings), D = ({ showTexts: e }) => e, ie = {
		kinds: os(),
		command: e,
		apiUrl: Z(er, x),
		projects: re,
		others: E.flatMap(({ manifests: e }) => e ?? []),
		showTexts: re.every(D) && (!u || u.is === "read" && u.projects.every(D)),
		usable: b,
		secrets: [...y.map(pn), ...[...re, ...E].flatMap((e) => e.secrets)],
		timeLimit: Z(ae, x),
		...mx(t, x, n),
		scope: await Vb(t, n),
		combines: !1,
		matrix: S,
		reports: [],
		backupDir: hx(j(_t, t) ?? i, n),
		restoreFlags: Wn(t, [
			Ut,
			...d ? [N] : [],
			oe,
			er
		])
	}, se = ne.flatMap((e) => e.problems), ce = w.online && re.some(({ inFile: e }) => e.get(Ze) !== !1), le = [
		...p.problems,
		...Cn(t),
		...f.filter(({ code: e }) => e !== "unread-manifest" || !ne.some(({ isLost: e }) => e)),
		...C.problems,
		...se,
		...w.online ? Qb(t, d) : [],
		...tx(t),
		...v.map(px)
	], ue = w.isAction && e === "plan" ? [Ct, Oe] : [];
	for (let e of ue.map(Qe).filter((e) => t[e])) {
		let t = `The input ${e} counts only for this plan, and not for the next apply. Give it to a run by hand that applies (apply-on-dispatch: true)${e === "overwrite" ? ", or add the trailer Lokaform-Overwrite to a commit" : ""}.`;
		le.push(k("bad-setting", t, { severity: "notice" }));
	}
	if (u?.is === "missing" && ce) {
		let e = `Translations are hidden, because it is not known whether the settings of the pull request's target, or of the run's commit, show them: ${u.why}.`;
		le.push(k("not-read", e, { severity: "notice" }));
	}
	return {
		settings: ie,
		problems: en(le)
	};
}
function px(e) {
	let t = `${e} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`;
	return k("variable", t);
}
function mx(e, t, n) {
	return {
		format: Z(Ht, t),
		detailedExitcode: Z($n, t),
		all: Z(on, t),
		publish: Z(pe, t),
		failOnDrift: Z(ir, t),
		applyFrom: Z(ar, t),
		yes: Z($e, t),
		verbose: Z(He, t),
		quiet: Z(he, t),
		force: Z(Se, t),
		out: hx(j(nr, e), n),
		report: [...new Set(Z(Xe, t).map((e) => I(n.working, e)))],
		plan: hx(j(dt, e), n),
		configFile: Bb(e, n)
	};
}
function hx(e, { working: t }) {
	return e === void 0 ? void 0 : I(t, e);
}
function gx(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(N) ?? "${}", m = /^\$\{\w*\}/.test(p) ? Cx : {
		...Dx(p, o, d[0]?.place(N)),
		id: ""
	}, h = c ? Tx(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = ux(t, {
		...n,
		named: g
	}), v = qb(os(), f), y = !(l && d.some((e) => e.isBroken(Ze))) && Z(Ze, f), b = n.unread !== void 0 && h.problems.some(({ code: e }) => e === "no-project"), x = {
		name: e,
		id: h.id ?? "",
		secrets: h.secrets,
		token: _.token,
		tokenFrom: t?.get(_n) ?? s,
		tokenPlace: t?.get(_n) ? t.place(_n) : void 0,
		manifests: b ? void 0 : _x(f, n),
		rules: v.rules,
		flags: Wn(e === void 0 ? r : {
			...r,
			only: [e]
		}, ge.settings),
		inFile: Db(d),
		places: Ob(d),
		pulledLanguages: nx(Bn, f),
		languagePlaces: Yb(f),
		required: Xb(j(Zn, r) ? Zn : Kt, f),
		useAutomations: Z(mn, f),
		snapshot: Z(nn, f),
		concurrency: Z(Pt, f),
		rate: Z(fe, f),
		showTexts: y && kb(u, g)
	}, S = c && !l ? _.problems : [];
	return {
		settings: x,
		problems: [
			...h.problems,
			...S,
			...v.problems
		],
		isLost: b
	};
}
function _x({ raw: e, parts: t }, { config: n, working: r, unread: i }) {
	let a = n?.folder ?? r, o = {};
	for (let n of Ke) {
		let i = j(n, e);
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
	let s = vx(t, a);
	return s && {
		kinds: os(),
		globs: o,
		texts: s,
		folder: a,
		unread: i
	};
}
function vx(e, t) {
	if (e.some((e) => e.isBroken(qe))) return;
	let n = e.find((e) => e.get(qe) !== void 0);
	return n?.get(qe)?.map((e, r) => {
		let { language_map: i = {}, key_name: a = "{path}", plurals: o = "none", names: s = "plain", separator: c = s === "lokalise" ? "::" : ".", filenames: l = s === "lokalise" ? "/" : void 0, ...u } = e, d = u.language === void 0 ? u.languages : [u.language], f = {
			place: n.place(qe, r, "files"),
			languagePlaces: u.languages?.map((e, t) => n.place(qe, r, "languages", t))
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
const yx = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, bx = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, xx = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Sx = {
	where: "the setting project",
	instead: "write the id itself"
}, Cx = {
	secrets: [],
	problems: []
};
function wx(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [k(n, e, { ...t && { place: t } })]
	};
}
function Tx(e, t) {
	let n = Ex(e, t), { id: r } = n, i = j(sn, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === Cl(r))) return n;
	let a = j(N, t.raw) !== void 0, o = a || e?.get(N) === void 0 ? void 0 : e.place(N), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup", [c, l] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...wx(`The project ${c} of ${s} is not in the list of --allow-projects (in the action: allow-projects)${l}. Nothing was sent. Correct its id there, or the list in the workflow.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Ex(e, { raw: t, usable: n, config: r, backupProject: i, unread: a }) {
	let o = j(N, t);
	if (o !== void 0) return Ox(o);
	let s = e?.get(N);
	return e && s !== void 0 ? Dx(s, n, e.place(N)) : e?.isBroken(N) || r?.projects ? Cx : i === void 0 ? wx(a ? `The project is not set: ${a}` : "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : Cy(i).length > 0 ? Dx(i, n, void 0) : {
		...Cx,
		id: i
	};
}
function Dx(e, t, n) {
	if (Cy(e).length === 0 || Vy(e)) return kx(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return wx("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = Ry(r, Sx, t);
	if ("message" in o) return wx(o.message, n, o.code);
	let { value: s } = o;
	if (!xx.test(s)) return wx(`The value of ${a} ${Ax}`, n);
	let c = kx(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, Cl(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Ox(e, t = "project") {
	let [n, r] = bx.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? kx(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? wx(`${i} is the URL of a branch. Give the id with :branch after it.`) : kx(r.replace(/%3a/i, ":"), i);
}
function kx(e, t, n) {
	let [, r] = n ? bx.exec(e) ?? [] : [];
	if (r !== void 0) return wx(`${t} is a URL. Write only the id in it: ${r}.`, n);
	let i = Hy(e, n && "${NAME}, and set NAME in the environment (in a workflow: in env)") ?? Ax;
	return yx.test(e) ? {
		...Cx,
		id: e
	} : wx(`${t} ${i}`, n);
}
const Ax = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function jx(e, t, n) {
	let r = j(de, e), i = t?.projects && [...t.projects.keys()];
	if (!i) {
		let e = t?.top.get(N) === void 0 ? "none" : "one project (setting project)", n = `--only ${r?.join(", ")} (in the action: only) takes names of entries under projects, but lokaform.yaml has ${e}. Remove it. For some keys or files, use --filter 'cart.*' or 'file:ios/**' (in the action: filter).`;
		return {
			names: [void 0],
			others: [],
			problems: r ? [k("no-project", n)] : []
		};
	}
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = Jt(e, i) || ` There are ${i.join(", ")}.`;
		return [k("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(N) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [N, ...Ke] : [];
	for (let t of c.filter((t) => j(t, e) !== void 0)) {
		let e = `The option --${Qe(t)} (in the action: ${Qe(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(k("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/plan/languages.ts
function Mx(e, t) {
	let n = Zo(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Fx(e, t),
		...Ix([...i, ...Px(e)], t),
		...Vx(r, t)
	];
}
const Nx = t((e) => [...new Set(Xa(Object.values(e).flat()).map(({ from: e }) => e))].filter((e) => e !== void 0));
function Px({ entries: e }) {
	let t = Nx(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], languagePlaces: t = [], ...n }) => e.map((e, r) => ({
		language: e,
		count: 0,
		place: t[r] ?? n.place,
		ofText: !0,
		inSource: !0
	})));
}
function Fx({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [k("project-type", o, { scope: "project" })];
}
function Ix(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e), r = e.filter(({ language: e }) => !n.includes(e));
	return [...d(r, ({ language: e }) => e)].map(([e, [r, ...i]]) => {
		let a = i.reduce((e, t) => e + t.count, r.count), o = It(e, n), s = [r, ...i].find((e) => e.count === 0), c = s ? "here" : a > 1 ? `from the manifests ("${e}" is in ${a} places; this is the first)` : "here", l = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${c}.`, u = o === "" ? l.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${l}`, d = o || ` Its languages: ${n.slice(0, 20).join(", ")}.`, f = `Project ${t.name} has no language "${e}".${d} ${u}`;
		return k("unknown-language", f, {
			place: (s ?? r).place,
			scope: "project"
		});
	});
}
function Lx({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Nx(e.entries);
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Hn(e, r)), c = s ?? o.find((e) => Wt(e, [r])), l = `language_map: { ${c}: ${r} } to this row.`, u = s ? `Add ${l}` : `${c ? `If ${c} is this language, add ${l} Otherwise, add` : "Add"} its file, or list the languages of this row under languages.`, d = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${u}`;
		return [k("no-language-file", d, {
			place: e.place,
			scope: "project"
		})];
	});
}
const Rx = /(?:^|\/)values\/[^/]+\.xml$/;
function zx({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => Rx.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function Bx(e, { name: t, languages: n }, r) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n, isRule: a }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let o = i.filter((t) => Wt(t, [e])), s = o.length > 1 ? ` Did you mean ${o.map((e) => `"${e}"`).join(" or ")}?` : It(e, i), c = a && (s !== "" || !On(e)), l = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : c ? "this rule has no effect, and another rule decides about the language that is meant" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${s || ` Its languages: ${i.slice(0, 20).join(", ")}.`}`, [u, d] = c || r === "error" ? ["error", "project"] : ["warning", "change"];
		return [k("unknown-language", l, {
			...n && { place: n },
			severity: u,
			scope: d
		})];
	});
}
function Vx(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [k("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function Hx({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function Ux({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await Gx(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		l(a, e.problems.map(qx(o, e.isDoubtful)));
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
		problems: [...a, ...Jx(i)]
	};
}
async function Wx(e, t, n, r, { signal: i = zi, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, rows: u, problems: d } = await Fs(t, e, r, i), f = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), p = 0, m = Dh(t.kinds, c, n, a), h = m.next();
	for (; !h.done && !i.aborted;) await ti(), o?.({
		phase: "reading",
		count: {
			done: ++p,
			total: f.length,
			unit: "file"
		}
	}), h = m.next();
	if (h.done && !i.aborted) return {
		...h.value,
		manifests: f,
		undecided: l,
		rows: u,
		problems: [...d, ...h.value.problems].filter(s),
		textFiles: Th(h.value.files)
	};
}
async function Gx(e, t, n, r, i) {
	let a = await Wx(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0 && !a.isSplit) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l && !a.isSplit) return a;
	if (!i.findProject) return c ? Kx(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await Wx(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = Bt(f.problems) ? [] : Lx(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...Nx(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function Kx(e, t) {
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
function qx({ rules: e }, t = !1) {
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
function Jx(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Yx(t, e) !== void 0), a = i && Yx(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [k("bad-setting", o)];
	});
}
function Yx(e, t) {
	let [n, r] = [e, t].map(({ settings: e }) => e.inFile.get(N));
	if (e.settings.id === t.settings.id) return n === r ? void 0 : "are the same project";
	if (Cl(e.settings.id) !== Cl(t.settings.id)) return;
	let i = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return i && `are branches of one project, whose ${i.plural} they both declare`;
}
// src/run/target.ts
const Xx = {
	entries: {},
	variables: new Map()
};
async function Zx(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => fx(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[Qe(de)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await Ux({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => yy(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), x = [...g.filter(({ code: e }) => !eS.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !$x.includes(t));
	return x ? {
		is: "missing",
		why: tS(x)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function Qx(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await fx("plan", {
		...e,
		[Qe(de)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: tS(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const $x = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], eS = ["unset-variable", "project-not-allowed"];
function tS({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${hs(t)}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function nS(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(N);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? Xx, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? Hx(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: Mb(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function rS(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return k("undeclared-project", t, { severity: "warning" });
	});
}
function iS(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? tS(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...pb(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function aS({ kinds: e }, { problems: t }, n, r) {
	if (qt(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(oS(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => {
			let [n, r] = [c.get(t), l.get(t)], i = [n, r].some((e) => e && !e.settings.showTexts);
			return {
				...t !== void 0 && { name: t },
				...cb(e, n?.declared ?? Xx, r?.declared ?? Xx),
				settings: Mb(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
				...i && { hide_texts: !0 }
			};
		})
	};
}
function oS(e, t) {
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
function sS(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o } = e, s = Qv(t), c, l = 0, u, d = () => {
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
function cS(e, t) {
	return sS({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e) => t(qv(e)),
		hide: () => {},
		print: t
	});
}
// src/host/terminal.ts
function lS(e) {
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
		showProblems: (e) => uS(ny(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => le(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => dS(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => _S(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function uS(e, { error: t, errorScreen: { width: n } }) {
	tr(e, n).forEach(t);
}
function dS(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = fS(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(Zv(e));
		},
		...s ? void 0 : mS(n, u),
		onPlan: (r) => hS(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new Vo({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function fS(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(pS(r, i, t));
	};
}
function pS({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(wc)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = ps(s, e), u = o === s ? l : `${B(o)} of ${l}`, d = n.filter(hc).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${B(d)} in part` : ""}`;
}
function mS({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? sS({
		now: t,
		first: 700,
		every: 200,
		show: (e) => r.show(qv(e, r.columns())),
		hide: () => r.erase(),
		print: n
	}) : cS(t, n);
}
async function hS(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = gS(t, r), d = l && r.showPlan && (!t.quiet || c) ? $v(e, u) : [];
	if (d.length > 0 && i.out(d.join("\n")), !c || n.stopped) return !0;
	l && c.seesOut || $v(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: f, width: p } = i.errorScreen;
	return tr(ny(e.problems, f), p).forEach(i.prompt), le("Apply this plan?", c, n);
}
function gS({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function _S(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(xe(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (uS(iy(e, s.paint), i), c !== "text") return;
	if (l && [
		"plan",
		"drift",
		"status"
	].includes(u)) for (let n of e.projects) {
		let e = $v(n, {
			...gS(t, r),
			width: void 0
		}).slice(-1);
		tr(e, o.width).forEach(i.out);
	}
	sc(e) ? ay(e, s.paint, s.width).forEach(i.error) : ay(e, o.paint, o.width).forEach(i.out);
	let d = (e) => L(e, { displayRoot: a });
	if (l) return;
	let f = Wn(r.raw ?? {}, Sn("option", ["apply"])).map(Et), p = tr(vS(e, t, r, f), o.width);
	[...oy(n, d, f), ...p].forEach(i.out);
	let m = dc(e).filter(({ severity: e }) => e === "error").find(({ code: e }) => e !== "not-confirmed")?.code;
	m && s.width !== void 0 && uS([s.paint("dim", `More about ${m}: lokaform explain ${m}`)], i);
}
function vS(e, { command: t, out: n }, { raw: r }, i) {
	return t !== "plan" || !r || n !== void 0 || cc(e) || !ec(e) ? [] : [`To make ${dc(e).some(uc) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes"}: ${A(["lokaform apply", ...i].join(" "))}`];
}
// src/model/verdict.ts
const yS = () => void 0, bS = () => ({ is: "write" });
function xS({ id: e, language: t }) {
	return C([e, t]);
}
// src/plan/prune.ts
function SS(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = vh(e, i);
	if (a === void 0) return {
		destroys: [],
		spared: [],
		scope: 0
	};
	let o = (t) => bh(e, e.tags(t), i), s = [], c = [];
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
		}, f = Ve(u, i), p = u.find((e) => i.protectedTags.includes(e));
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
			let i = CS(e, t, r);
			s.push({
				ref: `${e.name}-away:${l}`,
				kind: e.name,
				label: n,
				action: "destroy",
				id: l,
				how: a,
				seen: Vh(l, e.fingerprint(t)),
				...u.length > 0 && { tags: u },
				...i.length > 0 && { texts: i }
			});
		}
	}
	return s.sort((e, t) => g(e.label, t.label)), {
		destroys: s,
		spared: c,
		scope: t.filter(o).length + s.length
	};
}
function CS(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.toManifest(t, r) : void 0;
		return _(n) ? Object.entries(n).map(([n, r]) => {
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
// src/plan/makePlan.ts
function wS(e, t, n, r, i) {
	let { project: a } = t, o = {
		project: a,
		rules: n,
		variables: e.variables,
		verdicts: r,
		formerFiles: i
	}, s = Mx(e, t.project);
	if (s.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: s
	};
	let { kinds: c, filter: l } = DS(e.kinds.flatMap((n) => {
		let [r, i] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !i) throw Error(`live ${n.plural} were not read`);
		return r && i ? [AS(n, r, i, o)] : [];
	}), n), u = c.map((e) => ({
		...e,
		...jS(e.parts)
	})), d = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), f = [...s, ...u.flatMap((e) => [...e.problems, ...e.remarks])], p = u.flatMap((e) => e.keptTexts), m = p.some(({ item: { reason: e } }) => e === "conflict" || e === "undecided"), h = qt(f) || m || e.isIncomplete === !0, g = u.flatMap((e) => e.destroys), _ = l ? [] : u.flatMap((e) => e.unmanaged), v = u.flatMap((e) => e.kind.firstSends?.(TS(e, o, h)) ?? []), y = {
		format_version: 1,
		project: t.project,
		changes: [...u.flatMap(({ changes: e }) => e), ...h ? [] : g],
		kept: [...u.flatMap((e) => [...e.kept, ...e.spared]), ...h ? g.map(({ kind: e, label: t, id: n }) => ({
			kind: e,
			label: t,
			id: n,
			reason: "held-back"
		})) : []],
		skipped: u.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: w(u, ({ unchanged: e }) => e),
			unmanaged: w(u, d),
			by_kind: Object.fromEntries(u.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: d(e)
			}])),
			adopted: w(u, ({ changes: e }) => e.filter((e) => ES(e, n)).length)
		},
		...v.length > 0 && { sends: v },
		...l && { filter: l }
	}, b = u.flatMap((e) => e.kind.hints?.(TS(e, o, h)) ?? []);
	return {
		is: "planned",
		plan: y,
		unmanaged: _,
		problems: [...f, ...b],
		kinds: c,
		open: u.flatMap(({ open: e }) => e),
		keptTexts: p
	};
}
function TS(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		entries: e.parts.map(({ entry: e }) => e),
		declared: e.declared,
		live: e.live.objects,
		unusable: e.live.unusable,
		destroys: n ? [] : e.destroys,
		undeclared: [...e.unmanaged, ...n ? e.destroys : []],
		context: t
	};
}
function ES(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function DS(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Og(t, e)), a = new Map(OS(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], i = new Set(t.map(({ kind: e, entry: t }) => Ph(e.label(t.values)))), o = e.remarks.filter(({ about: e }) => e === void 0 || i.has(e)), s = [...r.flatMap(({ problems: e }) => e), ...o];
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
	}]), c = kg(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function OS(e, t) {
	let n = new Set(e), r = b(e, ({ change: e }) => MS(e, "after")), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = new Set(MS(e.change, "after")), o = MS(e.change, "before").filter((e) => !t.has(e));
		for (let t of o.flatMap((e) => r.get(e) ?? [])) t !== e && n.delete(t) && (i.set(t, e), a.push(t));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? kS(e, t) : e;
	});
}
function kS({ change: e, open: t, ...n }, r) {
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
function AS(e, t, n, r) {
	let { storedForm: i } = e, a = i ? {
		...r,
		storedForm: o(() => i(n.objects))
	} : r, s = e.match(t, n, a), c = o(() => e.waiting?.(t, a)), l = s.matches.map((t, n) => {
		let r = Jg(tb(e, t, a, `${e.name}:${n + 1}`), t, {
			kind: e,
			context: a,
			texts: c
		}), { declared: i, live: o } = t;
		return {
			...r,
			kind: e,
			entry: i,
			...o !== void 0 && { live: o }
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
				place: yn(r, i, [])
			},
			problems: [n]
		};
	}), d = s.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), f = SS(e, {
		matched: d,
		unmatched: s.unmanaged.filter((e) => !s.namesakes.has(e))
	}, a), p = new Set([...f.destroys, ...f.spared].map(({ id: e }) => e)), m = s.unmanaged.filter((t) => !p.has(e.id(t))).map((t) => ({
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
function jS(e) {
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
function MS(e, t) {
	return !e || e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => cs(e.kind, t).role === "identity").flatMap((n) => R(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
// src/keys/liveKey.ts
function NS(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function PS(e, t) {
	let n = Er(e) ?? {}, r = Mr(n.key_id), i = Er(n.key_name) ?? {}, a = $S((e) => Ar(i[e]) || void 0), o = Tr(n.platforms, Ar), s = x.filter((e) => o?.includes(e)), c = Object.keys(QS(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = BS(n.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: c,
		platforms: o && s,
		filenames: zS.safeParse(n.filenames).data,
		tags: Tr(n.tags, Ar),
		is_plural: Dr(n.is_plural),
		is_archived: Dr(n.is_archived)
	};
	if (!kr(f) || d.length > 0) {
		let e = [...jr(f), ...d.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let p = s.length < new Set(o).size, m = {
		...Object.fromEntries(IS.map(([e, t]) => [e, t(n[e])])),
		translations: l,
		base_words: wr(n.base_words)
	};
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...m
	} };
}
const FS = {
	description: Ar,
	context: Ar,
	plural_name: Ar,
	is_hidden: Dr,
	char_limit: wr,
	custom_attributes: RS,
	modified_at_timestamp: Or,
	translations_modified_at_timestamp: Or
}, IS = Object.entries(FS);
function LS(e) {
	return Object.keys(FS).filter((t) => e[t] === void 0);
}
function RS(e) {
	let t = Ar(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(y(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const zS = ur({
	ios: P(),
	android: P(),
	web: P(),
	other: P()
});
function BS(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = VS(Er(n) ?? {});
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
function VS(e) {
	return {
		language_iso: Ar(e.language_iso),
		translation: Ar(e.translation),
		modified_by: Mr(e.modified_by),
		modified_by_email: Ar(e.modified_by_email),
		modified_at_timestamp: Or(e.modified_at_timestamp),
		is_reviewed: Dr(e.is_reviewed),
		is_unverified: Dr(e.is_unverified)
	};
}
function HS(e, t = []) {
	return Array.from(e, (e) => PS(e, t));
}
function US(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function WS(e) {
	let t = US(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const GS = (e) => {
	let t = e.exactOptional();
	return hr({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, KS = GS(P()), qS = GS(P().min(1));
function JS(e, t) {
	return typeof e == "string" ? e : e[t];
}
function Q(e, t = x) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let r of x) {
		let i = t.includes(r) ? e[r] : void 0;
		i !== void 0 && !n.includes(i) && n.push(i);
	}
	return n;
}
function YS({ key_name: e, platforms: t }) {
	return Q(e, t);
}
function XS({ key_name: e, platforms: t }, n) {
	return Q(e, t.filter((e) => !_(n) || n[e] !== void 0));
}
function ZS(e, t = x) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function QS(e, t) {
	return $S((n) => t.includes(n) ? JS(e, n) : void 0);
}
function $S(e) {
	let t = {};
	for (let n of x) {
		let r = e(n);
		r !== void 0 && (t[n] = r);
	}
	return t;
}
function eC(e) {
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
const tC = Zy();
function nC(e) {
	return (t, n) => {
		t[e] = n;
	};
}
function rC(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function iC(e, t) {
	let n = e;
	return tC({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: P(),
		value: P(),
		unset: "",
		live: (e) => e[n],
		toManifest: rC,
		write: nC(n),
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function aC(e, t = () => void 0) {
	let n = e;
	return tC({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: pr(),
		value: pr(),
		unset: !1,
		undeclared: t,
		live: (e) => e[n],
		toManifest: (t) => t || e === "is_archived" ? t : void 0,
		write: nC(n),
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const oC = tC({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: yr().min(0),
	value: yr(),
	unset: 0,
	live: (e) => e.char_limit,
	toManifest: (e) => e === 0 ? void 0 : e,
	write: nC("char_limit"),
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), sC = _r(P(), lr()), cC = tC({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values, such as { screen: cart }",
	schema: sC,
	value: lr(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = y(lC(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = sC.safeParse(e);
		return t.success ? rC(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function lC(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function uC({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const dC = tC({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: vr(br(x)).min(1),
	value: vr(br(x)),
	live: (e) => e.onOtherPlatform ? void 0 : pC(e.platforms),
	inPlan: (e) => pC(e),
	toManifest: (e) => e,
	write: nC("platforms"),
	show: (e) => ({
		as: "set",
		members: e
	})
}), fC = tC({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: vr(P().min(1)),
	value: vr(P()),
	unset: [],
	live: (e) => mC(e.tags),
	check: (e, { rules: t }) => {
		let n = Ve(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => mC(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return mC([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: rC,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return mC([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: nC("tags"),
	show: (e) => ({
		as: "set",
		members: e
	})
});
function pC(e) {
	return x.filter((t) => e.includes(t));
}
function mC(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const hC = tC({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: fr([P().min(1), qS.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: KS,
	live: (e, { platforms: t }) => QS(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...QS(e, n)
		} : a;
	},
	inPlan: (e) => QS(e, x),
	check: gC,
	merge: vC,
	carries: (e, t) => x.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = eC(t);
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
function gC(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? Q(e, n) : Q(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const _C = tC({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: KS,
	value: KS,
	unset: {},
	live: (e) => yC(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => x.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => rC(yC(e)),
	merge: vC,
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
		slots: yC(e)
	})
});
function vC(e, t, n) {
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
	return yC(r);
}
function yC(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const bC = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, xC = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, SC = Object.keys(xC), CC = new RegExp([
	bC.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), wC = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, TC = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, EC = "[VOID]";
function DC(e, t) {
	if (e === t || e === "" && t === EC || t === "" && e === EC) return !0;
	let n = (e, t) => t.includes("[%") && OC(e, t) !== void 0;
	return n(e, t) || n(t, e);
}
function OC(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(bC)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(kC(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function kC([e, t, n = "", r, i], a) {
	let o = NC(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = NC(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${NC(n)}(?:hh?|ll?|[qjztL])?[${xC[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function AC(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(bC)];
		e.length > 0 ? t += 1 : a.match(CC) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var jC = class e {
	#e;
	#t = o(() => this.#e.both.flatMap(([e, t]) => PC(t).flatMap(([t, n]) => OC(new Map(PC(e)).get(t) ?? "", n) ?? [])));
	constructor(e) {
		this.#e = e;
	}
	#n = o(() => {
		let e = this.#e.live.flatMap(PC).flatMap(([, e]) => [...e.matchAll(bC)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return MC(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, r) {
		if (n === "as-written") return e;
		let i = o(() => n === "universal" || (this.#a(t) ?? r().isUniversal));
		return MC(e, (e) => e.match(CC) && i() ? this.#o(e, r) : e);
	}
	#r(e) {
		if ((e.match(bC)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(bC, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = TC.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return OC(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(PC).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${kC(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = PC(t).map(([, e]) => e);
			if (e.some((e) => e.match(bC))) return !0;
			if (e.some((e) => e.match(CC))) return !1;
		}
	}
	#o(t, n) {
		if (wC.test(t) || (t.match(CC)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(CC, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${kC(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = SC.find((e) => xC[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return OC(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function MC(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function NC(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function PC(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const FC = _r(P(), P()), IC = fr([P(), FC]);
function LC(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = FC.safeParse(y(e));
	return n.success ? yC(n.data) : e;
}
function RC({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function zC(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function BC(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || VC(e) && VC(t) || typeof e == typeof t && DC(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => DC(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function VC(e) {
	return typeof e == "string" ? e === "" : Object.keys(yC(e)).length === 0;
}
const HC = FC.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: m }
}), UC = fr([P(), HC]), WC = _r(P().min(1), UC), GC = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, KC = (e) => vr(hr({
	language_iso: P().min(1),
	translation: e
})).refine(GC, "has a language twice"), qC = KC(sr()), JC = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: fr([WC, KC(UC).transform(QC).pipe(WC)]),
	rewrite: ZC,
	diff({ translations: e }, t, n) {
		let { inFiles: r, project: i } = n, { listed: a } = r;
		if (!e && a.length === 0 || i.segmentation) return Yy;
		let s = a.filter((t) => !Object.hasOwn(e ?? {}, t)), c = [...Object.entries(e ?? {}), ...s.map((e) => [e, void 0])], l = o(() => sw(e ?? {}, t, i.baseLanguage)), u = c.flatMap(([e, r]) => ew(e, r, {
			key: t,
			placeholders: l
		}, n) ?? []);
		if (u.length === 0) return Yy;
		let d = u.flatMap((e) => e.issues);
		return {
			changes: u.flatMap((e) => e.changes),
			kept: u.flatMap((e) => e.kept),
			issues: XC(d, n.plural),
			open: u.flatMap((e) => e.open)
		};
	},
	toPlan({ translations: e = {} }) {
		let t = [];
		for (let n of Object.keys(e)) t.push({
			field: "translations",
			part: n,
			after: e[n] ?? ""
		});
		return t;
	},
	write(e, t) {
		e.translations = t.map(({ part: e = "", after: t, sent: n = t }) => ({
			language_iso: e,
			translation: IC.parse(n)
		}));
	},
	show(e) {
		let t = IC.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: yC(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = RC(e, n);
		return r && LC(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = LC(n, t);
			return VC(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => JC.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = RC(e, t);
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
		let n = RC(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...lw(n, LC(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = RC(e, t);
		return !n || n.is_unverified !== !0 && !VC(LC(n.translation, e.is_plural));
	},
	same: (e, t) => BC(IC.parse(e), IC.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function YC(e, t, n, r, i = "", a = "here") {
	let o = [], s = typeof t == "string";
	if (s ? n && t !== "" : n === !1) {
		let t = s ? `The ${e} text needs plural forms, such as { one: …, other: … }, because the key is a plural: the field is_plural is true ${a}.` : `The ${e} text has plural forms, but the key is not a plural. Set is_plural: true, or give one text.`;
		o.push({
			code: "plural-mismatch",
			message: t,
			path: [e]
		});
	}
	let c = !s && Object.keys(t).some((e) => m.includes(e));
	if (!s && !c && r.length > 0) return [{
		code: "plural-form",
		message: `The ${e} text must be one text, or a mapping of plural forms (${r.join(", ")}). It has ${Object.keys(t).slice(0, 3).join(", ")}. What else a translation has, such as its status, is set in Lokalise.`,
		path: [e]
	}];
	for (let n of s || r.length === 0 ? [] : Object.keys(t)) {
		if (r.includes(n)) continue;
		let t = m.includes(n), a = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${Jt(n, r)}`, s = [e, n];
		o.push({
			code: "plural-form",
			message: a,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return o;
}
function XC(e, t) {
	let n = e.find(({ code: e }) => e === "plural-mismatch");
	return e.filter((e) => t || e === n || e.code !== "plural-mismatch");
}
function ZC(e) {
	if (!Array.isArray(e)) return;
	let t = qC.safeParse(e);
	if (t.success) return {
		value: QC(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function QC(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function $C({ is_plural: e, translations: t = [] }) {
	return t.flatMap(({ translation: t }) => $y(LC(t, e)));
}
function ew(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = n.key ? "in the project" : "in on_create", s = t === void 0 ? [] : YC(e, t, r.plural, i, a, o);
	if (t === void 0 || s.length === 0) return tw(e, t, t, n, r);
	let c = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...c.length > 0 && s.every(({ severity: e }) => e === "warning") && tw(e, t, Object.fromEntries(c), n, r) || Yy,
		issues: s
	};
}
function tw(e, t, n, { key: r, placeholders: i }, { rules: a, verdicts: o, project: c, inFiles: l, storedForm: u = () => ow }) {
	let d = _e(a, e);
	if (d === "ignore") return;
	let f = "translations", p = (e, t) => {
		let r = IC.parse(e.after), o = i().stored(r, t, a.placeholders, u), c = t === void 0 ? o : nw(o, n, t);
		return {
			...Yy,
			changes: [s(c, r) ? e : {
				...e,
				sent: c
			}]
		};
	};
	if (!r) return n === void 0 ? void 0 : p({
		field: f,
		part: e,
		after: n
	});
	let m = RC(r, e);
	if (!m && n === void 0) return;
	if (!m) return {
		...Yy,
		issues: [Xy(`${e} text`, [e])]
	};
	let h = LC(m.translation, r.is_plural), g = n !== void 0 && BC(h, zC(n, h)), _ = l.plural.includes(e) && Qg({
		declared: t ?? null,
		live: h,
		part: e
	}, c).length > 0;
	if (g && !_) return;
	let v = i().native(h), y = (n, r = []) => ({
		...Yy,
		kept: [{
			field: f,
			part: e,
			live: v,
			...lw(m, v),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return VC(v) ? void 0 : y({
		reason: "pull",
		details: e === c.baseLanguage ? aw : iw
	});
	if (g) return y({
		reason: "pull",
		details: rw
	});
	let b = zC(n, v), x = p({
		field: f,
		part: e,
		before: v,
		after: b,
		...lw(m, v)
	}, h);
	if (d === "enforce" || VC(v)) return x;
	let S = d === "seed";
	if (S && !a.pull && a.overwrite.length === 0) return y({ reason: "held" });
	if (!S && cw(v, b)?.length === 0) return x;
	let { modified_by: C, modified_by_email: ee, modified_at_timestamp: w } = m, T = {
		id: String(r.key_id),
		language: e,
		live: v,
		...w && { at: w },
		by: {
			id: C,
			address: ee
		},
		...S && { isHeld: !0 }
	}, te = o(T);
	if (!te) return y({ reason: "undecided" }, [T]);
	if (te.is === "write") return x;
	let ne = "cause" in te ? { cause: te.cause } : {};
	return y({
		reason: te.is,
		...ne
	});
}
function nw(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return zC(Object.fromEntries(r), n);
}
const rw = "The locale file lacks plural forms that Lokalise has", iw = "If its line was deleted, lokaform pull writes it back; to clear it in Lokalise, write an empty text", aw = "If its line was deleted, lokaform pull writes it back. If the key itself was deleted, delete its lines in the other languages and in keys.yaml, too", ow = {
	isUniversal: !1,
	isNumbered: !1
};
function sw(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => LC(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && RC(t, e);
		return r ? [[n, LC(r.translation, t.is_plural)]] : [];
	});
	return new jC({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function cw(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(yC(e)).filter((n) => e[n] !== t[n]);
}
function lw(e, t) {
	if (!e.modified_at_timestamp || VC(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e, a = n?.lastIndexOf("@") ?? -1, o = n && (a < 1 ? "somebody" : `${n.slice(0, 1)}***${n.slice(a)}`);
	return { edited: {
		at: r,
		...o && { by: o },
		...i && { reviewed: i }
	} };
}
// src/keys/fieldTable.ts
const uw = [
	hC,
	dC,
	iC("description", !0),
	fC,
	JC,
	_C,
	iC("context", !0),
	oC,
	aC("is_plural"),
	iC("plural_name"),
	aC("is_hidden"),
	aC("is_archived", (e, t) => !uC(e, t) && void 0),
	cC
], dw = P().min(1), fw = fr([yr().positive(), P().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), pw = Jy(uw).required({ key_name: !0 }).extend({
	previously: fr([dw.transform((e) => [e]), vr(dw).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: pr().exactOptional(),
	key_id: fw.exactOptional()
}).meta({ allOf: [mw(!0), mw(!1)] });
function mw(e) {
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
const hw = Jy(uw.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function gw({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const _w = {
	listed: [],
	plural: []
};
function vw(e, t) {
	let n = e.values.filenames ? void 0 : gw(e), r = t.platforms.filter((e) => n?.[e] && t.filenames[e]);
	if (!r.some((e) => n?.[e] === t.filenames[e])) return r.map((e) => t.filenames[e])[0];
}
function yw(e, t) {
	let [n = "", ...r] = (Object.values(gw(e) ?? {})[0] ?? "").split(bw).map((e) => e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")), i = RegExp(`^(.*?)${[n, ...r.slice(0, 1)].join("([^/]+)")}`);
	return (e.parts ?? [e]).map(({ file: e, from: n }) => {
		let [, r = "", a = n?.language ?? ""] = i.exec(e.path) ?? [];
		return r + t.replaceAll(bw, a);
	});
}
const bw = "%LANG_ISO%", $ = {
	name: "key",
	fields: uw,
	lacks: ({ platforms: e, translations: t }) => e ? void 0 : {
		code: "needs-platforms",
		message: `It is not in the project yet${t ? "" : ", no file has a text for it"}, and the service needs platforms to create it. ${t ? "" : "If it describes another key, correct its name. Otherwise: "}Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.`,
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => ZS(e.key_name, e.platforms),
	context: (e, t, n, r = _w) => ({
		...n,
		inFiles: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? gn + n.rules.owner : void 0
	}),
	liveContext: (e, t) => ({
		...t,
		inFiles: _w,
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => Cr(e.key_id),
	liveLabel: (e) => ZS(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !uC(n, t),
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
function xw(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : Sw(i, n);
		e && r.set(i, e);
	}
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
	let n = t.byId.get(e), r = t.formerlyLive(e);
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
	return [...Q(e), ...t];
}
function Tw(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = b([...t], (t) => e.get(t)?.from ?? []), s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: a, blockers: d }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = ZS(e.key_name, e.platforms), h = o.get(e)?.find((e) => e !== n), g = (t) => [...t].flatMap(([t, r]) => r === e && t !== n ? t : []), _ = (e, t, r = "previously") => u.set(n, X($, n, e, t, { path: [r] }));
		p && !t.has(n) ? _("wrong-id", Dw(e, d), "key_id") : p ? l.set(n, e) : f.length > 0 ? _("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? _("claimed-twice", `"${m}" is a former name, but ${Ew(g(r), "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? _("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${Ew(g(i), "key_name")}. If the key was renamed, ${g(i).some(({ from: e }) => e) ? "rename it there too" : "remove that entry"}. Otherwise, remove the name from previously. If the other entry is a new key, add new: true to it.`) : h ? _("rename-twice", `"${m}" is also a former name of ${Ew([h], "previously")}, but it can only become one key. Keep it in one entry.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function Ew(e, t) {
	return e.map((e) => `"${ZS(e.values.key_name)}" (${ns(e, [t])})`).join(" and ");
}
function Dw(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => ZS(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function Ow(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Q(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new vn();
	for (let { path: e, length: n } of kw(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Q(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Q(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: M(t.file, t.span, ["previously"]) };
		a.add(k("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function kw(e, t) {
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
function Aw({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = QS(e.key_name, r);
	return n ? {
		...QS(t.key_name, r),
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
function Mw({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]);
	return [
		...Pw(e, n, t),
		...Nw(Fw(i, n), "new keys have the name of a key of another file"),
		...r ? Iw(i, t) : []
	];
}
function Nw(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = k(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function Pw(e, t, n) {
	let r = e.filter(({ declared: { values: e } }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(YS)), a = [...new Set(n.flatMap(YS))], o = {
		path: ["previously"],
		severity: "warning"
	};
	return r.flatMap(({ declared: e, live: t, renamedFrom: n }) => {
		let r = e.values.previously ?? [], s = t !== void 0 && n === void 0 ? r.find((e) => a.includes(e)) : void 0;
		if (s !== void 0) {
			let t = `The project has this key and the key "${s}", so nothing is renamed. Delete the one that is not needed in Lokalise. Then remove previously.`;
			return [X($, e, "unknown-previously", t, o)];
		}
		if (t || r.some((e) => i.has(e))) return [];
		let c = r.flatMap((e) => tn(e, a) ?? [])[0], l = `No live key has the former name ${r.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${c === void 0 ? "" : ` Did you mean "${c}"?`}`;
		return [X($, e, "unknown-previously", l, o)];
	});
}
function Fw(e, t) {
	let n = ({ values: e, onCreate: t }) => Object.entries(QS(e.key_name, e.platforms ?? t.platforms ?? x)), r = e.filter((e) => gw(e) !== void 0), i = new Set(r.flatMap((e) => Q(e.values.key_name))), a = new Map();
	for (let { key_id: e, key_name: n, platforms: r } of i.size > 0 ? t : []) for (let [t, o] of Object.entries(QS(n, r))) i.has(o) && a.set(`${t} ${o}`, `live key ${e}`);
	return r.flatMap((e) => {
		let t = n(e), r = t.flatMap(([e, t]) => a.get(`${e} ${t}`) ?? [])[0];
		for (let [n, r] of t) a.set(`${n} ${r}`, Ew([e], "key_name"));
		if (r === void 0) return [];
		let i = `The name of this new key is also that of ${r}, in another file. The service refuses a second key of one name, except perhaps in another file. If apply fails with this, upload the file once in Lokalise, or give its keys other names, such as key_name: "{file}:{path}" in the row of texts.`;
		return [X($, e, "second-key", i, {
			path: ["key_name"],
			severity: "warning"
		})];
	});
}
function Iw(e, t) {
	let n = new Map(t.flatMap((e) => YS(e).map((t) => [t, e])));
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
function Lw({ changes: e, created: t, declared: n, live: i, undeclared: a, context: o }) {
	let { baseLanguage: s } = o.project, c = t.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let n = e.fields.flatMap(({ field: e, part: t = "", after: n }) => e === "translations" ? $y(n).map((e) => `${t} ${e}`) : []);
		return n.length === 0 ? [] : [{
			change: e,
			entry: t,
			texts: n
		}];
	}), l = zw(e);
	if (t.length === 0) return l;
	let u = new Set(a.map(({ id: e }) => e)), d = n.some(({ from: e, parts: t }) => e ?? t), f = new Set(n.filter(({ values: { translations: e } }) => (d || e !== void 0) && e?.[s] === void 0).flatMap((e) => Q(e.values.key_name))), p = b(i.filter((e) => u.has(e.key_id) || YS(e).some((e) => f.has(e))), ({ translations: e = [], is_plural: t }) => e.flatMap(({ language_iso: e, translation: n }) => $y(LC(n, t)).map((t) => `${e} ${t}`))), m = new Set(i.flatMap(YS)), h = c.filter(({ change: e, entry: t }) => St(t, e.label, (e) => m.has(e))), g = c.flatMap((e) => {
		let { change: t, entry: i, texts: a } = e, o = (e) => e.startsWith(`${s} `), c = a.filter(o).flatMap((e) => p.get(e) ?? []), [l, ...u] = a.filter((e) => !o(e)), [d, ...f] = c.length > 0 ? c : p.get(l ?? "")?.filter((e) => u.every((t) => p.get(t)?.includes(e))) ?? [], [m] = d ? [...XS(d, i.values.key_name), ...YS(d)] : [];
		if (m === void 0 || h.includes(e)) return [];
		let g = f.length > 0 ? ` (and ${f.length} more)` : "", _ = c.length > 0 ? `${s} text` : "translations", v = n.find(({ from: e, values: t }) => !e && Q(t.key_name).includes(m)), y = Un(t.place.file), b = y === t.place.file ? "here" : `in an entry of ${y}`, x = b === "here" ? "" : ", and rename it in all files", S = v ? `set key_name: ${t.label} and previously: ${r(m)} in the entry ${Ew([v], "key_name")}` : `set ${Bw(i)}previously: ${r(m)} ${b}`;
		return [Uw("looks-renamed", `Live key "${m}"${g} has the same ${_} as the new key "${t.label}", and the files have none for it. If it was renamed, ${S}${x}. Otherwise, set new: true ${b}.`, e)];
	});
	return [
		...l,
		...Vw(h),
		...Nw(g, "new keys have the same texts as a live key that the files do not have"),
		...Hw(t)
	];
}
const Rw = /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/;
function zw(e) {
	let t = (e = "") => Rw.test(R(e).join(" ")), n = e.flatMap((e) => (e.action === "destroy" ? [] : e.fields).flatMap(({ field: n, part: r, before: i, after: a, place: o }) => {
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
		return {
			...e,
			message: `${e.message}${n}`
		};
	});
}
function Bw({ from: e, values: { key_name: t } }) {
	return !e || typeof t == "string" ? "" : `key_name: { ${Object.entries(t).map(([e, t]) => `${e}: ${r(t)}`).join(", ")} } and `;
}
function Vw([e, ...t]) {
	if (!e) return [];
	let n = t.length > 0 ? ` (and ${t.length} more)` : "";
	return [Uw("looks-renamed", `The new key "${e.change.label}"${n} is in the project ${Pe(e.change.label)}`, e)];
}
function Hw(e) {
	let t = ({ from: e, file: t }) => /\.json$/.test(t.path) ? e?.source : void 0, n = e.flatMap((e) => {
		let { place: n, plurals: r } = (e.entry.parts ?? [e.entry]).map(t).find(Boolean) ?? {};
		return n ? [[e.change.label, {
			...e,
			row: n,
			isPlural: r !== "none"
		}]] : [];
	}), r = new Map(n), i = (e) => e.replace(/_other$/, "_one"), [[a, o] = [], ...s] = n.filter(([e, { isPlural: t }]) => i(e) !== e && r.has(i(e)) && !t);
	if (a === void 0 || !o) return [];
	let c = s.length > 0 ? ` (and ${s.length} more)` : "", l = `The new keys "${i(a)}" and "${a}"${c} look like plural forms of i18next, but they are two keys. To make one plural key of them, set plurals: i18next in the row of texts in lokaform.yaml.`;
	return [k("plural-mismatch", l, {
		place: o.row,
		severity: "warning",
		scope: "change"
	})];
}
function Uw(e, t, { change: { place: n } }) {
	return k(e, t, {
		place: n,
		severity: "notice",
		scope: "change"
	});
}
// src/keys/match.ts
function Ww(e) {
	return ({ tags: t }) => Ve(t, e) !== void 0;
}
function Gw(e, t, n, r = () => !1, i) {
	let a = b(t, ({ key_name: e }) => Q(e)), o = oT(e, t), { byId: s, refused: c } = o, l = (e, t) => {
		let n = i && vw(e, t);
		return n === void 0 ? void 0 : i?.get(n);
	}, u = (e, t) => t.filter((t) => l(e, t) !== "others" && !(e.values.new && l(e, t) === "unknown")), { direct: d, contested: f } = eT(e, s, c, (e) => u(e, Yw(e, a, n)));
	for (let [e, t] of d) l(e, t) === "unknown" && (d.delete(e), c.set(e, tT(e, t)));
	rT(d, c);
	let { renames: p, leaving: m } = xw(e, c, {
		byId: s,
		direct: d,
		contested: f,
		formerlyLive: (e) => Xw(e, u(e, $w(e, a))),
		holders: (e, t) => Qw(e, t, a, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of f) {
		if (c.has(e) || p.has(e)) continue;
		let n = t.every((e) => m.has(e));
		if (n ? e.values.new : gw(e) !== void 0) continue;
		let r = [...s].flatMap(([e, n]) => t.includes(n) ? e : []);
		c.set(e, iT(e, t, n, r));
		for (let t of n ? r : []) {
			let n = `The live key with key_id ${t.values.key_id} has the name of another entry: ${Ew([e], "key_name")}. If this entry is a copy of it, remove key_id. If it is the new name of the live key and the other entry is a new key, set new: true in the other entry.`;
			c.set(t, X($, t, "claimed-twice", n, { path: ["key_id"] }));
		}
	}
	let h = (e) => {
		let t = p.get(e) ?? s.get(e);
		if (t) return t;
		let n = d.get(e);
		return n && !m.has(n) ? n : void 0;
	}, g = e.filter((e) => !c.has(e) && !h(e));
	Kw(g, t, n, c);
	let _ = e.filter((e) => !c.has(e)).map((e) => {
		let t = h(e);
		if (!t) return { declared: e };
		if (!p.has(e)) return {
			declared: e,
			live: t
		};
		let n = Q(e.values.key_name), r = s.has(e) && YS(t).some((e) => n.includes(e)), i = ZS(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!r && { renamedFrom: i }
		};
	}), v = new Set(_.map((e) => e.live));
	for (let e of c.keys()) {
		for (let t of Yw(e, a, n)) v.add(t);
		v.add(o.named.get(e));
	}
	let y = t.filter((e) => !v.has(e)), x = _.filter((e) => e.live === void 0 || !r(e.live));
	return {
		matches: _,
		refused: [...c].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...o.remarks, ...Mw({
			matches: x,
			unmanaged: y
		}, t, n)],
		unmanaged: y,
		fresh: g,
		namesakes: new Set(e.flatMap((e) => Jw(e, a)))
	};
}
function Kw(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Q(e.key_name).map((t) => [qw(t), e])));
	for (let t of e) for (let e of Q(t.values.key_name)) {
		let o = a.get(qw(e)), s = i.get(qw(e)), c = o && Object.values(o.key_name).includes(e);
		if (o && !c) {
			let e = `Live key ${o.key_id} has a name that looks the same, but with other Unicode characters or without a blank at an end, which the service may remove. Copy the name from the project, or set previously to the live name.`;
			r.set(t, aT("lookalike-key", t, e));
		} else if (s && s.name !== e) {
			let e = `This name looks like that of ${Ew([s.key], "key_name")}, so the service may store both as one. Correct one of them.`;
			r.set(t, aT("lookalike-key", t, e));
		}
		if (!n && s?.name === e && gw(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, aT("duplicate-key", t, n));
		}
		i.set(qw(e), {
			key: t,
			name: e
		});
	}
}
function qw(e) {
	return e.normalize("NFC").trim();
}
function Jw({ values: e }, t) {
	let { key_name: n } = e;
	return typeof n == "string" ? t.get(n) ?? [] : [...new Set(Q(n).flatMap((e) => t.get(e) ?? []))];
}
function Yw(e, t, n) {
	let r = Jw(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && JS(i.key_name, t) === e.key_name[t])) : r;
}
function Xw(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => Zw(t, gw(e)));
	return n.length === 1 ? n : t;
}
function Zw(e, t) {
	return t ? x.every((n) => t[n] === void 0 || t[n] === e.filenames[n]) : !1;
}
function Qw(e, t, n, r) {
	return jw(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function $w({ values: e }, t) {
	let n = e.previously ?? [], r = (e) => [...new Set(n.flatMap((n) => (t.get(n) ?? []).filter((t) => e(t).includes(n))))], i = r((t) => XS(t, e.key_name));
	return i.length > 0 ? i : r(YS);
}
function eT(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = gw(t), [n, ...i] = e ? r(t).filter((t) => Zw(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => gw(c) !== void 0 && (s.get(e) ?? c) !== c, u = Xw(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, nT(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function tT(e, t) {
	return aT("ambiguous-key", e, `Live key ${t.key_id} has this name and the filename "${vw(e, t)}", which is of another file, and git does not tell whether this repository had that file. If it is this key, add key_id: ${t.key_id} to an entry of it in ${Un(e.file.path)}, or correct its filename in Lokalise. If this is a new key, set new: true there.`);
}
function nT(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return aT("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function rT(e, t) {
	for (let [n, r] of d(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => Zw(n, gw(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && gw(r) !== void 0)) continue;
			let a = i.every(({ from: e }) => e?.source.filenames !== void 0) ? "Their rows of texts in lokaform.yaml give them different filenames: set the same filenames in both rows, or remove names: lokalise." : `Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`, s = `${Ew(i, "key_name")} match the same live key (id ${n.key_id}). ${a}`;
			t.set(r, aT("claimed-twice", r, s));
		}
	}
}
function iT(e, t, n, r) {
	let i = t.map(({ key_id: e }) => e).join(", "), a = n ? "If that entry is a copy of this one, remove its key_id. If this entry is a new key, set new: true." : "Declare the key once. If this entry is another key with the same name, declare its filenames.";
	return aT("claimed-twice", e, `The live key with this name (id ${i}) belongs to another declared key, which has its key_id: ${Ew(r, "key_id")}. ${a}`);
}
function aT(e, t, n) {
	return X($, t, e, n, { path: ["key_name"] });
}
function oT(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of d(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) {
			let t = `${Ew(n, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
			o.set(e, X($, e, "claimed-twice", t, { path: ["key_id"] }));
		}
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [sT(s)] : []
	};
}
function sT(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: M(t.file, t.span, ["key_id"]) };
	return k("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/keys/references.ts
const cT = /\[%key(_id)?:(?![^%\]]*[\da-f]{14}\.\d{8})([^%\]]+)%\]/g;
function lT({ translations: e = {} }) {
	return Object.entries(e).flatMap(([e, t]) => typeof t == "string" && !t.includes("[%key") ? [] : R(t).flatMap((e) => [...e.matchAll(cT)]).map(([t, n, r = ""]) => ({
		language: e,
		words: t,
		key: r,
		...!n && { name: r }
	})));
}
function uT(e) {
	let t = e.changes.flatMap((e) => e.action === "update" && e.renamed_from !== void 0 ? e : []), n = new Map(t.map((e) => [e.renamed_from, e.label])), r = e.destroys.filter(({ how: e }) => e === "destroy"), i = new Map([...r.map(({ id: e }) => [String(e), []]), ...t.map(({ id: e, fields: t }) => {
		let n = t.find(({ field: e }) => e === "key_name");
		return [String(e), R(n?.after ?? "")];
	})]), a = o(() => {
		let t = e.live.flatMap((e) => i.get(e.key_id) ?? Q(e.key_name)), n = e.declared.flatMap(({ values: e }) => Q(e.key_name));
		return new Set([
			...t,
			...n,
			...e.unusable.flatMap((e) => e.names)
		]);
	});
	return e.entries.flatMap((e) => {
		let [t] = lT(e.values).filter(({ key: e, name: t }) => t === void 0 ? i.get(e)?.length === 0 : !a().has(t));
		return t ? {
			...t,
			entry: e
		} : [];
	}).map(({ entry: e, language: t, words: r, key: i }, o) => {
		let s = n.get(i), c = o < 20 ? Jt(i, [...a()]) : "", l = `The ${t} translation refers to ${r}, but after this plan Lokalise has no such key. ${s === void 0 ? `Correct the reference.${c}` : `Write [%key:${s}%].`}`;
		return X($, e, "unknown-reference", l, {
			path: ["translations", t],
			severity: "warning"
		});
	});
}
// src/webhooks/url.ts
const dT = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function fT(e, t) {
	let n = new Map(), r = [];
	for (let i of Cy(e)) {
		let e = Ry(i, dT, t);
		"value" in e ? n.set(i, e.value) : r.push(e);
	}
	let i = pT(e), a = i ?? gT(e), o = a === void 0 ? hT(e, n) : [a], s = a === i ? "variable" : "wrong-value";
	for (let e of o) r.push({
		code: s,
		message: e
	});
	return {
		variables: n,
		issues: r
	};
}
function pT(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return "The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.";
	if (Cy(e).length !== 0) {
		if (/^http:/i.test(e)) return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
		if (e.startsWith("${")) return "The URL starts with a variable. Write the host and the fixed path in the manifest, such as https://hooks.example.com/services/${NAME}, and set the variable only to the secret rest.";
		if (!_T(e)) return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.";
	}
}
const mT = {
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
function hT(e, t) {
	let n = "";
	return Sy(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = mT[e.place];
		if (e.place !== "query" && r.includes("://")) return `The value of \${${e.name}} looks like a whole URL. The manifest has the start of the URL, so set the variable only to the part after it.`;
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return `The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`;
		}
		return `${i}${r}`.split("/").some((e) => /^(\.|%2e){1,2}$/i.test(e)) ? `The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.` : [];
	});
}
function gT(e) {
	let t = wy(e, new Map(Cy(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function _T(e) {
	let t = "";
	for (let n of Sy(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const vT = "URL_OF_", yT = () => ({
	nameOf: ({ url: e }) => e,
	mayHoldSecret({ url: e }) {
		let { template: t, left: n } = OT(e, () => "x");
		return n || t !== NT(e);
	},
	templates(e, t, n, r) {
		let i = new bT();
		i.entry = r;
		let a = [...e].sort((e, t) => g(e.url, t.url)), o = (e) => t(e) ? DT(NT(e.url), n, new Map()) : TT(e.url, i, n);
		return {
			templates: new Map(a.map((e) => [e, o(e)])),
			variables: i.variables
		};
	}
});
var bT = class {
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
function xT(e) {
	return Oy(e).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (e, t) => {
		let n = Sy(e).map((e) => "text" in e ? e.text : "-"), [, r = "", i = n.join("")] = /^([^=]*)=(.*)$/s.exec(n.join("")) ?? [];
		if (t === 0 || AT.includes(i) || !MT(jT(i))) return e;
		let a = jT(i).split(/[^\p{L}\p{N}]+/u);
		return CT.test(r) || a.some(wT) ? `${e.slice(0, e.indexOf("=") + 1)}***` : e;
	});
}
function ST(e, t, n) {
	let [r, i] = [ky(e).split("/"), ky(t).split("/")], a = r.findIndex((e, t) => wy(e, n) !== i[t]);
	return a === 0 || a === 2 ? My(t) : [...r.slice(0, a < 0 ? void 0 : a), "…"].join("/");
}
const CT = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function wT(e) {
	return MT(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function TT(e, t, n) {
	let r = ET(e, new bT(), n);
	return "why" in r ? r : ET(e, t, n);
}
function ET(e, t, n) {
	let r = Dy(e), { template: i, left: a } = OT(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : DT(i, n, t.variables);
}
function DT(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = fT(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function OT(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = MT(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => MT(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => AT.includes(e) ? e : Uy(e) === void 0 && kT.test(e) ? t(e) : (o ||= MT(jT(e)), NT(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= MT(t)), n.length === 0 ? NT(t) : `${NT(t)}=${c(n.join("="))}`;
	});
	return {
		template: NT(n) + u.join("/") + d.join("&") + NT(a),
		left: o
	};
}
const kT = /^[\w.~+,=:@-]+$/, AT = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function jT(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function MT(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function NT(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/fieldTable.ts
function PT(e) {
	let t = Er(e) ?? {}, n = Ar(t.webhook_id) || void 0, r = Ar(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: Tr(t.events, Ar)
	};
	if (!kr(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [ky(r)],
			shown: My(r)
		},
		lacks: jr(i)
	} };
	let a = t.branch === null ? null : Ar(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: IT(t.event_lang_map)
	} };
}
function FT(e) {
	let t = e.map(PT);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function IT(e) {
	return Tr(e, (e) => {
		let { event: t, lang_iso_codes: n } = Er(e) ?? {}, r = Ar(t), i = Tr(n, Ar);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const LT = Zy(), RT = P().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), zT = LT({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: RT,
	value: P(),
	live: ({ url: e }, { url: t, variables: n }) => Ay(e, wy(t, n)) ? t : ST(t, e, n),
	toManifest: (e) => e,
	equal: Ay,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: xT(e)
	})
}), BT = LT({
	name: "events",
	expects: "a list of events, at least one",
	schema: vr(P().min(1).meta({ examples: S })).min(1),
	value: vr(P()),
	live: (e) => ZT(e.events),
	inPlan: (e) => ZT(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), VT = fr([mr("*"), vr(P().min(1)).min(1)]), HT = LT({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${v.join(", ")}`,
	schema: dr(br(v), VT),
	value: _r(P(), fr([mr("*"), vr(P())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(YT).includes(YT(t))).map(({ event: e, lang_iso_codes: n }) => [e, QT(n, t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = XT(e).map(([e, t]) => [e, QT(t, n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(XT(e).map(([e, t]) => [e, t === "*" ? t : ZT(t)])),
	equal: (e, t, { project: n }) => Object.entries(t).every(([t, r]) => e[t] !== void 0 && s(QT(e[t], n), QT(r, n))),
	check: (e, { events: t }) => UT(e, t),
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
	languages: (e) => XT(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
});
function UT(e, t) {
	let n = XT(e).find(([e]) => !t.includes(e))?.[0];
	if (n !== void 0) return {
		code: "unknown-event",
		message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
		path: [n]
	};
}
const WT = LT({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: fr([P().min(1), gr()]),
	value: fr([P(), gr()]),
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
}), GT = [
	zT,
	BT,
	HT,
	WT
], KT = Jy(GT).required({ url: !0 }).extend({
	branch: WT.schema.default(null),
	previously: RT.exactOptional(),
	new: pr().exactOptional(),
	webhook_id: P().min(1).exactOptional()
}), qT = {
	name: "webhook",
	fields: GT,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => xT(e.url),
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
		let i = r.length > 3 ? `${r.length} events` : ZT(r).join(", ");
		return `${My(e)} (${[
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
		ZT(e.events)
	]
};
function JT(e) {
	let t = S.find((t) => t.endsWith(`.${e}`)) ?? e;
	return S.includes(e) ? "" : Jt(t, S);
}
function YT(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function XT(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function ZT(e) {
	return [...new Set(e)].sort();
}
function QT(e, t) {
	let { languages: n = [] } = t;
	return e === "*" || n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : ZT(e);
}
function $T({ changes: e, declared: t, live: n, context: r }) {
	let i = new Set(n.map(({ url: e }) => ky(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(ky(wy(e, r.variables)))).flatMap((e) => Cy(e).map((t) => `${t} ${Dy(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = Dy(t);
		return Cy(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function eE(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = [], a = new Map();
	for (let t of e) {
		let e = gw(t), o = e ? void 0 : tE(a, t);
		if (o) {
			o.parts.push(t);
			continue;
		}
		let s = nE(t), c = t.from ? aE(a, s, e) : [], [l] = c;
		if (c.length > 1) {
			r.push({
				entry: t,
				rivals: c
			});
			continue;
		}
		let u = l || !t.from ? [] : aE(a, s).filter(({ parts: [e] }) => e && !e.from && !e.values.filenames);
		u.length > 0 && n.push(sE(t, u.slice(0, 1)));
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
	let o = ({ parts: e }) => lE(e, t).entries;
	for (let { entry: e, rivals: t } of r) CE(t.flatMap(o)).length === 0 && n.push(sE(e, t));
	let s = i.map(({ parts: e }) => lE(e, t));
	return {
		entries: s.flatMap((e) => e.entries),
		problems: [...n, ...s.flatMap((e) => e.problems)]
	};
}
function tE(e, { from: t, values: n }) {
	let { key_name: r, platforms: i = x } = n, [a, o] = t && typeof r == "string" && e.get(r) || [];
	return o || a?.platforms !== iE(i) ? void 0 : a.group;
}
function nE({ values: e }) {
	let { key_name: t, platforms: n = x } = e;
	if (typeof t == "string") return [[t, iE(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Q(t, n).map((e) => [e, iE(r(e))]);
}
const rE = 2 ** x.length - 1;
function iE(e) {
	return e === x ? rE : e.reduce((e, t) => e | 1 << x.indexOf(t), 0);
}
function aE(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !oE(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function oE(e, t) {
	return !e || !t ? !1 : x.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function sE(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? ns(e, ["key_name"]) : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return X($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function cE(e, t) {
	let n = e.parts ?? [e];
	return n.some(({ from: e, values: t }) => e && Object.values(t.translations ?? {}).some((e) => typeof e == "string")) && lE(n, t, !0).entries[0] || e;
}
function lE(e, t, n = !1) {
	let [r, ...i] = e;
	if (!r || i.length === 0 && !n) return {
		entries: [...e],
		problems: []
	};
	let a = dE(e, t), { owners: o, problems: s } = vE(a.size === 0 ? e : e.filter((e) => !a.has(e))), { isPlural: c, leftOut: l, becameOther: u } = gE(e, o, t, n), d = [
		...mE(a),
		...l,
		...t === void 0 ? [] : s
	], f = e.filter(({ values: e }) => e.description !== void 0), { is_plural: p, translations: m, ...h } = r.values, g = f[0]?.values.description, _ = {
		...r,
		values: {
			...h,
			key_name: bE(e),
			...o.size > 0 && { translations: yE(o, u) },
			...c !== void 0 && { is_plural: c },
			...g !== void 0 && { description: g }
		},
		onCreate: {
			...xE(e),
			...r.from ? {} : r.onCreate
		},
		span: new Tn(r.span, () => uE(e, o, u)),
		parts: e,
		...d.length > 0 && { leftOut: d }
	}, [v, y] = f, b = v && y && !v.from ? [SE(y, v, ["description"])] : [];
	return {
		entries: [_],
		problems: [...s.map((e) => e.problem), ...b]
	};
}
function uE(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		if (!t) return;
		let r = t.span.members?.get("translations")?.members?.get(e), i = fn(r ?? t.span, { file: t.file });
		return n.has(e) ? fn(i, { members: new Map([["other", i]]) }) : i;
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
			return n ? [fn(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? fn(n, { members: a }) : n);
	}
	return r;
}
function dE(e, t) {
	let n = e.filter(({ from: e }) => e?.file.language !== void 0), r = ({ from: e }) => e?.language === (t ?? e?.source.language ?? e?.source.languages?.[0]), i = n.find(r) ?? n[0], a = (e) => n.every(({ from: t }) => t === e.from || t?.language !== e.from?.language), o = t !== void 0 || i !== void 0 && r(i), { from: s } = i ?? {}, c = new Map();
	if (!s) return c;
	let l = fE(s.file);
	for (let e of n) e.from && l(e.from.file) && (o || a(e)) && c.set(e, s.file.path);
	return c;
}
const fE = t((e) => t((t) => {
	if (t === e) return !1;
	let { source: n, language: r = "" } = t, i = r === e.language ? void 0 : D([n], e, r)?.path, a = Ae(e.path) === Ae(t.path) && e.source.platform === n.platform, o = i === void 0 || i === t.path || pE(i, t.path);
	return a && !o;
}));
function pE(e, t) {
	let n = (e) => e.slice(0, e.lastIndexOf("/") + 1);
	return e.endsWith(".xml") && n(e) === n(t);
}
function mE(e) {
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
const hE = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function gE(e, t, n, r) {
	if (!r && e.every(({ values: e }) => e.is_plural === void 0)) return hE;
	let i = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), a = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), o = a.filter(({ isPlain: e }) => e);
	if (!i && !r && o.length === a.length) return hE;
	let s = ({ part: e }) => Ae(e.file.path)?.severalLanguages, c = i?.values.is_plural ?? (r || o.every((e) => e.language !== n || s(e))), l = a.filter((e) => e.isPlain === c && !(c && s(e)));
	for (let { language: e } of l) t.delete(e);
	return {
		isPlural: i ? c : c || void 0,
		leftOut: l.map(({ language: e, part: t }) => ({
			language: e,
			problem: _E(t, e, {
				isPlural: c,
				isLivePlural: r,
				declared: i
			})
		})),
		becameOther: new Set(c ? o.filter(s).map(({ language: e }) => e) : [])
	};
}
function _E(e, t, { isPlural: n, isLivePlural: r, declared: i }) {
	let a = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${i ? `${i.file.path} says is_plural: ${n}` : r ? "the key is a plural in Lokalise" : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r || i && n ? "Write plural forms, in a format that has them." : i ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return X($, e, "plural-mismatch", a, {
		path: ["translations", t],
		severity: "warning"
	});
}
function vE(e) {
	let t = new Map(), n = [];
	for (let r of e) for (let e in r.values.translations) {
		let i = t.get(e);
		if (!i) t.set(e, r);
		else {
			let [t, a] = i.from?.onlyIfBase && !r.from?.onlyIfBase ? [i, r] : [r, i], o = SE(t, a, ["translations", e]);
			n.push({
				language: e,
				problem: o
			});
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function yE(e, t) {
	let r = {};
	for (let [i, { values: a }] of e) {
		let e = a.translations?.[i] ?? "";
		n(r, i, t.has(i) ? { other: String(e) } : e);
	}
	return r;
}
function bE(e) {
	let [t, ...n] = e;
	if (t?.values.previously && !t.values.platforms) {
		let e = n.flatMap(({ values: { key_name: e } }) => typeof e == "string" ? [] : e);
		if (e.length === n.length) return typeof t.values.key_name == "string" ? Object.assign({}, ...e) : t.values.key_name;
	}
	let r = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? r : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function xE(e) {
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
function SE(e, t, n) {
	let r = ns(t, n), i = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, a = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", o = `${i} is declared twice: here and at ${r}. ${`Keep one of them.${t.from && e.from && n.length > 1 ? " If they are texts of two keys, rename one of them, or write {file}, {dir} or {1} in key_name of their rows of texts." : ""}${a}`}`;
	return X($, e, "duplicate-text", o, {
		path: n,
		scope: "run"
	});
}
function CE(e) {
	let t = new vn(), n = new Map();
	for (let r of wE(e)) {
		let e = gw(r), i = e === void 0 ? "" : C(yC(e)), { key_name: a, platforms: o = x } = r.values, [s] = Object.entries(QS(a, o)).flatMap(([e, t]) => {
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
		t.add(ts("duplicate-key", `Key "${ZS(a)}"`, c, " If one was copied, correct its name. If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function wE(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function TE(e, t, n, r) {
	let { declared: i, problems: a } = kE(OE(e), r.project), o = "key-gone";
	if (t) {
		let e = hC.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: pw.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: DE(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = EE(s, n);
	return {
		declared: i,
		context: DE(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function EE({ key_name: e, platforms: t = [...x], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && JS(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function DE(e, t) {
	let n = e.find((e) => e.startsWith(gn))?.slice(gn.length), r = {
		...Ye,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function OE({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = te(new Map(Object.entries(t.values)).get("translations"), e);
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
function kE(e, t) {
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
function AE(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = e.changes.filter((e) => e.action === "update"), o = new Map(a.map((e) => [String(e.id), e])), { matches: s } = Gw(n, t.filter(({ key_id: e }) => o.has(e)), e.project.perPlatformNames), c = new Map();
	for (let { declared: e, live: t } of s) {
		let n = t && o.get(t.key_id);
		n && c.set(n, e.values);
	}
	let l = [...c].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(_e(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = IC.parse(i);
		return o === void 0 || BC(zC(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), u = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: l,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !c.has(e) : !jE(e, "key_name").some((e) => u.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : jE(e, "tags");
			return bh($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function jE({ fields: e }, t) {
	return R(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/checks/checkTexts.ts
const ME = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, NE = `[\\s${ME.source.slice(1)}`, PE = new RegExp(NE);
function FE(e) {
	return /[{%$]/.test(e) || PE.test(e.charAt(0)) || PE.test(e.charAt(e.length - 1));
}
function IE(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !FE(e)) ? [] : zE(e, t), { words: a } = t;
	return a ? [...i, ...RE(n).flatMap((e) => WE(e, a))] : i;
}
const LE = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function RE(e) {
	return Object.entries(e).flatMap(([e, t]) => LE.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function zE(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: c } = e, l = RE(a), u = (e) => n[e] !== "off", d = (e) => l.some(({ text: t }) => E(t).some((t) => e(t.text))), f = (u("icu") || u("placeholders") || u("plurals")) && d(Gn), p = f || d(Rn) && (t.usesIcu?.() ?? !1), m = [...l, ...VE(e, r)], h = m.find(({ language: e }) => e === r)?.text, g = m.filter(({ language: e, text: t }) => e === r || h === void 0 || !s(t, h)), _ = ({ language: t }) => e.isInFile?.(t) ? void 0 : c?.(t);
	return [
		...u("icu") && f ? l.flatMap(HE) : [],
		...u("placeholders") ? BE(wt(m, r, {
			readsIcu: p,
			isForm: e.isForm
		}), m, r) : [],
		...u("plurals") ? g.flatMap((e) => Ce(e, _(e), i)) : [],
		...u("plurals") && f ? xt(g, r, i) : [],
		...u("length") && o > 0 ? l.flatMap((t) => UE(t, e)) : [],
		...u("blanks") ? BE(XE(m, r), m, r) : [],
		...u("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? GE(e, l, r) : []
	];
}
function BE(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || E(r.text).length === 0 || e.length < 3) return e;
	let i = [...b(e, ({ fault: e = "" }) => [e]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o] = i.toSorted((e, t) => a(t) - a(e));
	if (!o) return e;
	let s = a(o), c = t.filter((e) => e !== r && E(e.text).length > 0).length;
	if (s < 3 || s * 2 <= c) return e;
	let [{ check: l, language: u, fault: d, quotes: f }] = o, p = `differs from ${s === c ? "all" : `${s} of ${c}`} other texts in the same way, so it is probably the one to correct: the ${u} text ${d}`, m = E(r.text).find((e) => o.every((t) => t.form === e.form));
	return [{
		...Mt(l, r, m ?? {}, p),
		...f && { quotes: f }
	}, ...e.filter((e) => !o.includes(e))];
}
function VE({ texts: e, live: t }, n) {
	if (n === void 0 || E(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function HE(e) {
	return E(e.text).flatMap((t) => {
		if (!Gn(t.text)) return [];
		let n = dn(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [Mt("icu", e, t, o, `${i}.${wn(t.text)}`)];
	});
}
function UE(e, { charLimit: t, limitIn: n }) {
	return E(e.text).flatMap((r) => {
		if (r.text.length <= t) return [];
		let i = 0;
		for (let e of r.text) i += 1;
		if (i <= t) return [];
		let a = `has ${i} characters, but ${n?.(e.language) ?? "char_limit"} allows ${t}`;
		return [Mt("length", e, r, a, "Shorten it, or raise char_limit.")];
	});
}
function WE(e, t) {
	return E(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...Mt("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function GE({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || E(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => E(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || E(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const KE = ["start", "end"], qE = RegExp(`^${NE}*`), JE = /\r\n?|[\u2028\u2029\x85]/g, YE = /[^\S\n\t]/g;
function XE(e, t) {
	let n = e.flatMap((e) => {
		let t = E(e.text).map((e) => ({
			...e,
			...ZE(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = it(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = KE.flatMap((e) => eD(e, t, i?.[e] ?? ""));
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [Mt("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function ZE(e) {
	let t = qE.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && PE.test(e.charAt(n - 1));) --n;
	return {
		start: QE(t),
		end: QE(e.slice(n))
	};
}
function QE(e) {
	return e === "" ? "" : e.replace(ME, "").replace(JE, "\n").replace(YE, " ");
}
const $E = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function eD(e, t, n) {
	let r = t[e];
	if (r === n || r === "" && /^ +$/.test(n) && $E.test(t.text)) return [];
	let i = e === "end" && tD(r + n) === "a line break", a = i ? ": a YAML block after | has one, and after |- none." : ".";
	if (n === "") return [[`${e}s with ${tD(r)}`, `Remove it${a}`]];
	let o = i ? `Add it, or remove it there${a}` : "Add it.";
	return r === "" ? [[`does not ${e} with ${tD(n)}`, o]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function tD(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function nD(e) {
	let t = Object.entries(e).flatMap(([e, t]) => _(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, rD({
		...e,
		...n
	})])), r = rD(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function rD(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${iD}(?=${iD}))(?:${r})(?!(?<=${iD})${iD})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of aD(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== oD(r, e) && t.set(r, oD(r, e));
		}
		return t;
	};
}
const iD = `(?:${Ot.source.slice(1)}|[\\p{N}\\p{M}_])`;
function aD(e) {
	let t = (e) => " ".repeat(e.length);
	return Xt(e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(Ne, t);
}
function oD(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const sD = 1e4, cD = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, lD = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], uD = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function dD(e, t) {
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => E(n).some((n) => t(n.text, e)))), r = o(() => n(Gn)), { base: i = "" } = t, a = () => e.filter(({ declared: e }) => /\s/.test(mD(e))).length > e.length * .1, s = o(() => e.length <= 10 || !a() && (n((e, t) => t === i) || e.some(({ live: e }) => e && E(_D(e, i) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: r,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: un(c.pattern) },
		...c && u !== "off" && { words: nD(c.words) }
	}, f = o(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = mD(e), n = (e) => e !== t && f().has(e), [r, i = ""] = cD.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && lD.some((e) => f().has(i + e));
			let [, a] = uD.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function fD(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = dD(e, t), i = [], a = 0;
	for (let { declared: t, live: o } of e) {
		let e = hD(t, o, () => r(t), n), s = [...vD(t, n), ...e];
		if (s.length !== 0) {
			for (let e of s) i.push(yD(t, e, n));
			if (a += 1, a >= sD) break;
		}
	}
	let [o] = i;
	if (o && a >= sD) {
		let e = `${sD.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
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
function pD(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = dD(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: Ie(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : IC.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			_D(t, i)
		], p = d !== void 0 && !VC(d) ? d : f && ((n) => sw(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = hD(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || NS(RC(t, c))[a], b = new Set(v.map(({ check: e }) => e)), x = [...y ? [] : [`not-${a}`], ...b], S = v.map(({ message: e }) => e).join(" ");
		return x.length === 0 ? void 0 : {
			because: x,
			...S !== "" && { details: S }
		};
	} };
}
function mD({ values: e }) {
	return Q(e.key_name)[0] ?? "";
}
function hD(e, t, n, r, i = e.values.translations) {
	let { translations: a = {}, char_limit: s } = e.values;
	if (!i) return [];
	let c = o(() => sw(a, t, r.base)), l = (e) => e && c().native(e);
	return IE({
		isForm: n,
		texts: i,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		limitIn: (t) => gD(e, t),
		isNew: t === void 0,
		isInFile: (t) => Xa([e]).some(({ from: e }) => e?.language === t),
		...t && { live: (e) => l(_D(t, e)) }
	}, r);
}
function gD({ file: e, span: t }, n) {
	let r = M(e, t, ["char_limit"]);
	return r.file === M(e, t, ["translations", n]).file ? "char_limit" : `char_limit (${rs(r)})`;
}
function _D(e, t) {
	let n = RC(e, t);
	return n && LC(n.translation, e.is_plural);
}
function vD({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? Q(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "", l = Un(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`, d = o.map((e) => {
		let t = `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`;
		return a("key_names", t);
	});
	return c ? [...d, a("descriptions", u)] : d;
}
function yD(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = X($, e, Dn[r], o, {
		path: [...i === "" ? ["key_name"] : ["translations"], ...c ? [] : [i, a ?? ""]],
		ofName: c,
		severity: l ? "error" : "warning",
		scope: l ? "project" : "change"
	});
	return s && s.length > 0 ? {
		...u,
		quotes: s
	} : u;
}
function bD({ values: e }, t, n, r) {
	let i = E((t ? _D(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && RC(t, e);
			if (!n || !r(LC(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...NS(n)
			};
			return Ee.filter((e) => i[e]);
		}
	};
}
// \0late:formats
const xD = process.getBuiltinModule("node:module").createRequire(import.meta.url), SD = (...e) => xD("./late-formats.js").formatOf(...e), CD = (...e) => xD("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function wD(e, t, n) {
	let r = {
		path: e,
		lineStarts: kn(t)
	}, { texts: i, faults: a, base: o, language: s } = CD(e, t, yt(n)), c = new Map();
	if (s && !TD(n, s.text)) return {
		entries: [],
		variables: c,
		problems: [ED(n, s, r)]
	};
	let l = new Set();
	for (let { language: e } of i) e !== void 0 && l.add(e);
	let u = n.language === void 0 ? Zt(n.source, [...l]) : n.source, d = {
		...n,
		source: u
	}, f = ID(d), p = a.filter(({ language: e }) => e === void 0 || at(u, Nt(u, e))), m = [], h = new Map(), g, _ = i[0] && kD(i[0], d);
	for (let e of i) {
		if (e.plural && h.set(e.plural.name, e.plural.isShown), e.language !== g && (g = e.language, _ = kD(e, d)), !_) continue;
		let t = new LD(e, _.language), n = AD(e, _, d);
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
		...o !== void 0 && { base: Nt(u, o) },
		variables: c,
		problems: DD(p, r, u)
	};
}
function TD({ source: e, path: t, language: n }, r) {
	let i = st(e, t);
	return n === void 0 || Nt(e, r) === n ? !0 : i === void 0 ? Wt(r, [n]) !== void 0 : [i, n].some((e) => Hn(e, r));
}
function ED(e, { text: t, at: n }, r) {
	let i = `This file says that its language is "${t}", and ${st(e.source, e.path) === void 0 ? "its row of texts" : "its path"} says ${e.language}. It is not read. Correct the language here, or move the file.`;
	return k("text-file", i, { place: Yt(r, n.start, n.end) });
}
function DD(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new vn({
			most: 10,
			first: 1
		});
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = Yt(t, s.start, s.end);
		c.add(k(i, e.scope === "run" ? o + OD(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function OD({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !ht(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function kD({ language: e }, t) {
	let { source: n, language: r } = t, i = r ?? Nt(n, e ?? "");
	if (at(n, i)) return {
		file: t,
		source: n,
		language: i,
		onlyIfBase: !n.languages?.includes(i)
	};
}
function AD({ path: e, value: t, description: r }, { language: i }, a) {
	let o = jD(e, a), s = PD(t), c = {};
	return s !== void 0 && n(c, i, s), t.is === "text" && !r ? {
		key_name: o,
		translations: c
	} : {
		key_name: o,
		...s !== void 0 && { translations: c },
		...t.is === "forms" && { is_plural: !0 },
		...r && { description: r.text }
	};
}
function jD(e, t) {
	let { separator: n, keyName: r, platform: i } = t.source, a = MD(n)(e), o = r === "{path}" ? a : ND(r, a, t);
	return i === void 0 ? o : { [i]: o };
}
const MD = h((e) => t((t) => t.join(e)));
function ND(e, t, n) {
	return e.replace(/\{(path|file|dir|1)\}/g, (e, r) => (r === "path" ? t : n[r]) ?? "");
}
function PD(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
const FD = t(({ platform: e, platforms: t, tags: n }) => ({
	...e !== void 0 && { platforms: [e] },
	...t && { platforms: [...t] },
	...n && { tags: [...n] }
}));
function ID({ source: e, filename: t }) {
	let n = FD(e);
	return t === void 0 || !n.platforms ? n : {
		...n,
		filenames: Object.fromEntries(n.platforms.map((e) => [e, t]))
	};
}
var LD = class {
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	get start() {
		return this.#e.name.start;
	}
	get end() {
		return Math.max(this.#e.name.end, this.#e.value.at.end);
	}
	get members() {
		let { name: e, value: t, description: n } = this.#e, r = new Map([["key_name", e]]);
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
				members: new Map([[this.#t, i]])
			});
		}
		return n && r.set("description", {
			...n.at,
			name: e
		}), r;
	}
};
// src/keys/kind.ts
function RD(e) {
	if (/^(comments|screenshots?)$/i.test(e)) return " Comments and screenshots stay in Lokalise: a manifest cannot have them. Remove the line.";
	if (/comment|note|hint/i.test(e)) return " Translators see description and context: use one of these.";
}
const zD = {
	schema: pw,
	fields: uw,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	elsewhere: RD,
	thing: "a key"
}, BD = {
	schema: hw,
	fields: uw.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	elsewhere: RD,
	thing: "on_create"
};
function VD(e, t) {
	return kh({
		plural: "keys",
		entry: zD,
		defaults: BD
	}, e, t);
}
function HD(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : XC(Object.entries(n).flatMap(([e, n]) => YC(e, n, t, m)), t).map(({ code: t, message: n, path: r }) => {
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
const UD = {
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
};
function WD(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: GD(e.entry, t.entry),
		wrote: GD(e.wrote, t.wrote)
	} : e;
}
function GD(e, t) {
	let n = {
		...KD(e),
		...KD(t)
	};
	return {
		...e,
		...t,
		...Object.keys(n).length > 0 && { translations: n }
	};
}
function KD({ translations: e }) {
	return _(e) ? e : {};
}
const qD = "The live value is not compared and not changed.", JD = (e) => `${qD} A new key has ${e}.`, YD = {
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
		undeclared: `${qD} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: JD("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: JD("no tags, except the one of the setting `owner`"),
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
		undeclared: JD("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: JD("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: JD("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: JD("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: JD("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${qD} A new key is visible.`
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
		undeclared: JD("none"),
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
function XD({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const ZD = {
	...$,
	plural: vt.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: vt,
	limits: {
		removed: ot,
		removedPercent: or,
		overwrittenPercent: ze,
		unverified: se,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: UD,
	entry: zD,
	defaults: BD,
	docs: YD,
	readManifest: VD,
	textFiles: {
		read: wD,
		isOnlyName: XD,
		filenames: ({ filenames: e }) => Object.values(e),
		otherFile(e, t) {
			let n = vw(e, t);
			return n === void 0 ? void 0 : {
				filename: n,
				paths: yw(e, n)
			};
		},
		join: eE
	},
	checkTogether: (e) => [...CE(e), ...Ow(e)],
	checkEntry: HD,
	adviceOn: fD,
	waiting: pD,
	progressOf: bD,
	match(e, { objects: t, unusable: n }, { project: r, rules: i, formerFiles: a }) {
		return Bh(ZD, e, n, i, ww, (e) => {
			let n = Gw(e, t, r.perPlatformNames, Ww(i), a), o = n.matches.filter(({ declared: e, live: t }) => t || !XD(e)).map((e) => e.live?.is_plural && e.declared.values.is_plural === void 0 ? {
				...e,
				declared: cE(e.declared, r.baseLanguage)
			} : e);
			return {
				...n,
				matches: o
			};
		});
	},
	hints: (e) => [...Lw(e), ...uT(e)],
	names: (e, t = "") => [...new Set([...XS(e, t), ...YS(e)])],
	texts: $C,
	storedForm: (e) => AC(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest(e, t) {
		return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : VD(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
	},
	mergeKept: WD,
	findRestored: TE,
	undoneByApply: AE
};
// src/webhooks/match.ts
function QD(e, t, n) {
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
				...sO("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of nO(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => eO(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = wy(t, n), a = [...o].filter((e) => Ay(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${oO(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, sO("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, xT(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = $D(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	let l = ({ values: e }) => wy(e.url, n);
	for (let e of c()) {
		let t = [...r.values()].find(({ declared: t, live: r }) => r?.webhook_id === t.values.webhook_id && r !== void 0 && eO(e, r, n) && !eO(t, r, n));
		if (!t || e.values.new) continue;
		let a = `Live webhook ${t.live?.webhook_id} has this URL, but the entry at ${ns(t.declared, ["webhook_id"])} has its webhook_id and another URL. Remove webhook_id there. If this entry is a new webhook, set new: true.`;
		i.set(e, sO("ambiguous-webhook", e, "url", a));
	}
	let u = c();
	for (let [t, n] of u.entries()) {
		let r = n.values.events?.map(YT) ?? [], i = ({ values: e }) => e.events?.find((e) => r.includes(YT(e))), o = e.find((e) => !u.includes(e, t) && i(e) !== void 0 && e.values.branch === n.values.branch && Ay(l(e), l(n)));
		if (!o || n.values.new) continue;
		let s = `This creates a webhook, but the entry at ${ns(o, ["url"])} has the same URL and also the event ${i(o)}, so the service sends this event twice. Remove it from one entry. If both are wanted, set new: true.`;
		a.push({
			...sO("lookalike-webhook", n, "url", s),
			severity: "warning"
		});
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = iO([...o]).find((t) => tO(e, t) && Ty(ky(e.values.url), ky(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${n}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`;
		i.set(e, sO("lookalike-webhook", e, "url", r));
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
			let r = t.filter((t) => eO(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function $D(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && eO(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return sO("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${aO(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => eO(e, t, i));
	if (s.length > 0) return sO("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${oO(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${aO(s)}). To use this webhook, add webhook_id with its id: apply then replaces its events by these. To create a second webhook, set new: true.`);
	if (a.length !== 0) return sO("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${aO(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id: apply then changes it to this entry. To create a second webhook, set new: true.`);
}
function eO(e, t, n) {
	return Ay(t.url, wy(e.values.url, n)) && tO(e, t);
}
function tO({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function nO(e, t, n) {
	let r = iO(t), i = e.flatMap((e) => r.filter((t) => eO(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...rO(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function rO({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(YT)), new Set(t.map(YT))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function iO(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function aO(e) {
	return `${e.length === 1 ? "id" : "ids"} ${oO(e)}`;
}
function oO(e) {
	return iO(e).map(({ webhook_id: e }) => e).join(", ");
}
function sO(e, t, n, r) {
	return X(qT, t, e, r, { path: [n] });
}
function cO(e) {
	let t = new Map(), n = new vn();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? C([
			ky(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${xT(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(ts("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function lO({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = wy(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${My(s)} (${a})` : xT(i), u = t ? [] : n.filter(({ branch: e }) => e === o), d = nO([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const uO = {
	schema: KT,
	fields: GT,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	elsewhere: (e) => e === "secret" ? " Remove it: the service makes the secret, and lokaform webhook-secret reads it." : void 0,
	thing: "a webhook"
};
function dO(e, t, n) {
	let { entries: r, problems: i } = kh({
		plural: "webhooks",
		entry: uO
	}, e, t, { most: Cm }), a = new Map(), o = new vn();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = fT(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => M(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(k(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of fO(r, i, c)) o.add(e);
		}
		pO(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function fO(e, t, n) {
	let r = [], i = (e, t) => r.push(k(e, t, {
		place: n(),
		severity: "warning"
	}));
	e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://.");
	let [a] = /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.exec(t) ?? [], [, o = "NAME"] = /^\W+([A-Z_]+)\W*$/.exec(a ?? "") ?? [];
	return a !== void 0 && i("variable", `$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write \${${o}}.`), xT(t) !== Oy(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git."), r;
}
function pO({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (S.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${a.includes("*") ? ` There are no wildcards: list each event of ${S.join(", ")}.` : JT(a)}`, o = M(t, n, ["events", i]);
		r.add(k("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const mO = {
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
}, hO = {
	...qT,
	plural: ke.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: ke,
	limits: {
		removed: ye,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: yT(),
	entry: uO,
	docs: mO,
	readManifest: dO,
	checkTogether: cO,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && UT(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [X(qT, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return Bh(hO, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => ky(wy(e, i))), (e) => {
			let r = QD(e, t, i), a = r.matches.flatMap((e) => gO(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: $T,
	names: () => [],
	texts: () => [],
	findRestored: lO,
	variablesOf({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
		let a = typeof r.values.url == "string" ? fT(r.values.url, i).variables : [], o = new Map(a);
		if (Cy(e.url).some((e) => e.startsWith("URL_OF_"))) return {
			variables: o,
			problems: []
		};
		let { variables: s, issues: c } = fT(e.url, i);
		for (let [e, t] of s) o.set(e, t);
		let l = M(t, n, ["url"]);
		return {
			variables: o,
			problems: c.map(({ code: e, message: t }) => k(e, t, {
				place: l,
				scope: "change"
			}))
		};
	}
};
function gO({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${zh}`;
	return [{
		declared: e,
		problem: X(qT, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const _O = [ZD, hO];
as(_O);
// src/run/textAdvice.ts
function vO(e, t = !0) {
	let { settings: n, textFiles: r } = e, i = zx(n.rules, r, e.declared), a = {
		levels: i?.isSure && t ? n.rules.checks : {
			...n.rules.checks,
			base: "off"
		},
		base: i?.language,
		needed: In
	}, { kinds: o, entries: s } = Qo(e.declared, i?.language ?? "");
	return o.flatMap((e) => {
		let t = (s[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, a) ?? []];
	});
}
function yO({ settings: e }, { kinds: t }, n) {
	let { checks: r } = e.rules, i = {
		levels: r,
		base: n.baseLanguage,
		needed: Ie(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, i) ?? []);
}
function bO(e, t, n) {
	if (n.incoming.checks !== "warn") return [];
	let r = {
		...n.checks,
		blanks: "off",
		base: "off",
		key_names: "off",
		descriptions: "off"
	}, i = wS(e, t, n, bS);
	return i.is === "stopped" ? [] : yO({ settings: { rules: {
		...n,
		checks: r
	} } }, i, t.project).map((e) => ({
		...e,
		severity: "warning",
		scope: "change"
	}));
}
var xO = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${wO(t)} was reached` : `The run was stopped by ${e}`;
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
		await ni(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const SO = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function CO(e) {
	let t = new xO(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of SO) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of SO) process.off(e, n);
		t.close();
	}
}
function wO(e) {
	return e % 36e5 == 0 ? `${e / 36e5}h` : e % 6e4 == 0 ? `${e / 6e4}m` : `${e / 1e3}s`;
}
// src/files/outputs.ts
async function TO(e, t, n) {
	let { command: r, out: i, report: a, plan: o = [], reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	return f.length === 0 ? new Map() : kO(f, [
		...t.map((e) => I(n.displayRoot, e)),
		...await Ls(u, zi),
		l,
		...s,
		o
	].flat(), n);
}
async function EO(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await TO(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await jO(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : eg(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => DO(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => OO((await import("./planFile.js")).planFile(a))) : void 0,
		reports: u,
		problems: s
	};
}
async function DO(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return OO(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function OO(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function kO(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(zO))), a = new Map();
	for (let t of e) {
		let e = await zO(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await MO(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, AO(t, s));
	}
	return r;
}
function AO({ option: e, path: t }, n) {
	return k("not-written", `${e}: ${t} ${n}.`);
}
async function jO(e, t, n, r) {
	try {
		let i = typeof t == "string" ? t : await t(), a = await MO(e, n);
		if (a !== void 0) return AO(e, `cannot be written: it ${a}`);
		let o = LO(e.path, n), s = await Qr(e.path).catch(() => void 0);
		NO(e.path, s) ? await $r(e.path, i) : await ji(o === void 0 && s ? await Yr(e.path) : e.path, i, {
			mode: r ?? (s && s.mode & 511),
			root: o
		});
		return;
	} catch (t) {
		return AO(e, `cannot be written: ${Ei(t)}`);
	}
}
async function MO({ path: e, is: t }, n) {
	let r = t === "folder" && RO(n).includes(e), i = r ? e : LO(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Li(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return FO(e);
	let a = await Qr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Qr(F(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...NO(e, a) ? [] : [F(e)]];
	return (await Promise.all(o.map(IO))).every(Boolean) ? void 0 : PO;
}
function NO(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const PO = "cannot be written: this user may not write there";
async function FO(e) {
	let t = await Qr(e).catch(() => void 0);
	return !t && F(e) !== e ? FO(F(e)) : t?.isDirectory() ? await IO(e) ? void 0 : PO : "is a file, or is below one. Choose a folder";
}
async function IO(e) {
	return await Ur(e, Wr.W_OK).catch(() => !1) !== !1;
}
function LO(e, t) {
	return RO(t).find((t) => Bi(e, t));
}
function RO({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [I(e)]);
}
async function zO(e) {
	let t = await Qr(e).catch(() => void 0);
	return t?.isFile() ? `${t.dev}:${t.ino}` : Lr(await Ui(F(e)), Nr(e));
}
// src/run/run.ts
function BO(e, t, n) {
	return VO(n, async (r) => {
		let i = {
			...n,
			signal: n.cancellation.stopping
		}, a = await Rs(e.projects, i);
		return HO(e, [...t, ...a], r);
	});
}
async function VO(e, t) {
	let n = new En(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(lg(t, i)))
	};
	try {
		return sg({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function HO(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = new Map(), s = e.command === "validate" || n.withoutSecrets, c = s ? void 0 : GO(e, t, n), { stopping: l } = r, u = await Ux(e, i, {
		...n,
		signal: l,
		known: a,
		findProject: c
	}), { reads: d } = u, f = !u.problems.some(({ code: e }) => e === "text-file" || e === "yaml"), p = s ? d.map((e) => vO(e, f)) : [], m = ({ code: t }) => e.command === "validate" && t === "unset-variable", h = u.problems.map((e) => m(e) ? {
		...e,
		severity: "notice"
	} : e);
	n.onSecrets(d.flatMap(({ declared: e }) => yy(e.variables)));
	let g = await KO(e, i), _ = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], v = _.flatMap(({ texts: e }) => e), y = d.map((e) => e.declared), b = [...new Set(e.projects.flatMap(({ rules: e }) => e.overwrite))], x = i.confined ? "The input overwrite" : "--overwrite", S = [...new Set(d.flatMap((e) => e.manifests))], C = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], ee = await TO(e, S, i), w = e.projects.flatMap(({ name: e }) => e ?? []), T = {
		format_version: 1,
		command: e.command,
		...w.length > 0 && { selected: w },
		...e.scope && { scope: e.scope },
		manifests: S,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, y.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: WO([
			...t,
			...g.problems,
			...h,
			...qt(t) ? [] : await zs(_, i),
			...await As(v, i, l),
			...Ug(x, b, y).map((t) => e.others.length > 0 ? {
				...t,
				severity: "warning"
			} : t),
			...Mg(C, y),
			...ee.values(),
			...p.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, te = () => r.stopped ? { stopped: r.stopped } : {};
	if (r.stopping.aborted) return {
		...T,
		...te()
	};
	let ne = {
		known: a,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: c,
		onSecrets: n.onSecrets
	}, re = () => n.target?.(S, ne), { lastApplied: E } = n, D = E && o(() => E(S, ne));
	if (n.withoutSecrets) {
		let t = o(async () => re()), r = await aS(e, T, d, t);
		return T.problems = [...T.problems, ...await UO(d, await t(), n)], {
			...T,
			...r && { manifest_comparison: r },
			...te()
		};
	}
	if (e.command === "validate" || Bt(T.problems)) return T;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(T.manifests);
		if (T.problems = [...T.problems, ...e], qt(e)) return T;
	}
	let ie = [], ae = e.command === "plan" ? await re() : void 0;
	T.problems = [...T.problems, ...rS(ae, d, e.others.length > 0)];
	let oe = {
		saved: g.plans,
		target: ae,
		applied: D
	}, { runProject: se } = await import("./project3.js");
	for (let t of d) ie.push(await se(t, e, oe, n));
	let ce = ie.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	T.problems = [...T.problems, ...Pg(C, ce, y)];
	let le = ie.flatMap((e) => e.manifests);
	return {
		...T,
		manifests: [...new Set(le)],
		projects: ie,
		...te()
	};
}
async function UO(e, t, { history: n, now: r }) {
	if (t?.is !== "read") return [];
	let i = {
		now: Math.floor(r() / 1e3),
		target: t.commit
	}, a = [...new Set(e.flatMap((e) => e.manifests))], { trailersOfPull: o, namedTexts: s } = await import("./overwriteTrailers.js"), c = e.map((e) => {
		let n = nS(t, e);
		return s(e.declared, n.is === "read" ? n.declared.entries : {});
	});
	return o(await n.versions(i.now, a, i), new Map(c.flatMap((e) => [...e])));
}
function WO(e) {
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
function GO(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (qt(t) || r.id === "") return;
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
async function KO({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [k("bad-plan", e)]
	}), a = L(t, r), o = await $i(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => ug(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function qO(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: BO }) {
	return CO(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await JO(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return ZO(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = XO(f, p), h = await EO(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = XO(m, h.problems);
		await Ii(YO(c, g, s.folders));
		let _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), lc(g, n.exitsWithFindings(c));
	});
}
async function JO(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await fx(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await fx("validate", t, n);
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
function YO({ backupDir: e, out: t, report: n }, { manifests: r }, i) {
	return [...[
		...r.map((e) => I(i.displayRoot, e)),
		...n,
		t ?? []
	].flat().map((e) => F(e)), e ?? []].flat();
}
function XO(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function ZO({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = k("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = qt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), qt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { vx as $, Is as $n, zi as $r, Ug as $t, wS as A, oi as Ai, Fc as An, lo as Ar, oy as At, iS as B, lc as Bn, Ba as Br, Yg as Bt, RC as C, vi as Ci, Sl as Cn, zo as Cr, ty as Ct, WS as D, ki as Di, Wc as Dn, Do as Dr, sy as Dt, LS as E, gi as Ei, rl as En, Fo as Er, iy as Et, xS as F, Ac as Fn, Wa as Fr, pv as Ft, Gx as G, Js as Gn, va as Gr, Bg as Gt, Qx as H, nc as Hn, Ca as Hr, qg as Ht, fS as I, Oc as In, Ya as Ir, Ev as It, Lx as J, Ks as Jn, _a as Jr, zg as Jt, Ux as K, Xs as Kn, ya as Kr, Pg as Kt, pS as L, bc as Ln, Ia as Lr, Tv as Lt, jS as M, ri as Mi, H as Mn, ao as Mr, Qv as Mt, yS as N, V as Nn, no as Nr, Gv as Nt, JS as O, Ei as Oi, ul as On, mo as Or, ly as Ot, bS as P, Lc as Pn, Ga as Pr, kv as Pt, fx as Q, Ls as Qn, ha as Qr, Mg as Qt, lS as R, dc as Rn, Ua as Rr, K_ as Rt, LC as S, xi as Si, Cl as Sn, Lo as Sr, ay as St, Q as T, Ti, yl as Tn, No as Tr, ny as Tt, nS as U, ic as Un, wa as Ur, e_ as Ut, Zx as V, ec as Vn, R as Vr, Zg as Vt, Hx as W, sc as Wn, Ta as Wr, Xg as Wt, Ox as X, Zs as Xn, aa as Xr, Hg as Xt, Mx as Y, Ys as Yn, ra as Yr, Lg as Yt, mx as Z, Qs as Zn, oa as Zr, Ng as Zt, lT as _, Mi as _i, yh as _n, Zo as _r, Ay as _t, jO as a, L as ai, $h as an, ps as ar, Vb as at, ww as b, bi, Sm as bn, Xo as br, My as bt, yO as c, $i as ci, Uh as cn, fs as cr, cb as ct, SD as d, Vi as di, Ph as dn, ys as dr, ob as dt, Hi as ei, Wg as en, Rs as er, sx as et, PT as f, Qi as fi, X as fn, os as fr, Qy as ft, fT as g, Pi as gi, xh as gn, ss as gr, Ny as gt, vT as h, Fi as hi, Eh as hn, us as hr, Ky as ht, TO as i, na as ii, cg as in, z as ir, Gb as it, MS as j, ai as ji, Rc as jn, co as jr, Zv as jt, HS as k, di as ki, Ic as kn, io as kr, cy as kt, bO as l, qi as li, Vh as ln, hs as lr, tb as lt, qT as m, Ii as mi, jh as mn, ls as mr, qy as mt, VO as n, Bi as ni, hg as nn, Ps as nr, Z as nt, xO as o, Yi as oi, Zh as on, B as or, yb as ot, FT as p, Li as pi, Lh as pn, cs as pr, $y as pt, Bx as q, Gs as qn, ga as qr, Og as qt, kO as r, ea as ri, ug as rn, Ts as rr, Bb as rt, CO as s, Ji as si, qh as sn, ds as sr, mb as st, qO as t, Xi as ti, mg as tn, ws as tr, rx as tt, _O as u, Ui as ui, Hh as un, xs as ur, rb as ut, Ww as v, Ni as vi, Vm as vn, Qo as vr, wy as vt, US as w, Oi as wi, Kc as wn, Co as wr, $v as wt, $ as x, yi as xi, Wp as xn, Io as xr, Cy as xt, Gw as y, ji as yi, Um as yn, Vo as yr, yy as yt, cS as z, rc as zn, Xa as zr, M_ as zt };
