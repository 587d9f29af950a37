import { i as e } from "./rolldown-runtime.js";
import { C as t, D as n, E as r, O as i, S as a, T as o, b as s, c, d as l, f as u, g as d, h as f, i as p, j as m, l as h, m as g, n as _, o as v, p as y, r as b, t as x, u as S, v as C, x as ee, y as te } from "./wire.js";
import { $ as w, $n as T, $r as E, $t as ne, A as re, An as ie, At as ae, Br as oe, Bt as se, C as ce, Ci as le, Ct as ue, Dn as de, Dt as fe, E as pe, En as me, Et as he, Fi as ge, Fn as _e, Fr as ve, Ft as ye, G as be, Gn as xe, Gr as Se, Gt as Ce, H as we, Hr as Te, Ht as Ee, In as De, Ir as Oe, It as ke, J as Ae, Jn as je, Jr as Me, Jt as Ne, K as Pe, Kr as Fe, Kt as Ie, Ln as Le, Lr as Re, Lt as ze, Mi as Be, Mn as Ve, Mt as He, N as Ue, Ni as We, Nr as Ge, Nt as Ke, O as qe, Oi as Je, On as Ye, Ot as Xe, Pi as Ze, Pn as Qe, Pr as $e, Pt as et, Q as tt, Qn as nt, Qr as rt, Qt as it, Rr as at, Rt as ot, Si as st, Sn as ct, St as lt, Tn as ut, Tt as dt, U as ft, Ur as pt, Ut as mt, V as ht, Vn as gt, Vr as _t, Vt as vt, W as yt, Wr as bt, Wt as xt, X as D, Xn as St, Xr as Ct, Xt as wt, Y as Tt, Yn as Et, Yr as Dt, Yt as Ot, Z as kt, Zn as At, Zr as jt, Zt as Mt, _ as O, _n as Nt, _t as Pt, ai as Ft, an as It, ar as Lt, at as Rt, b as zt, bi as Bt, bn as Vt, bt as Ht, ci as Ut, cn as Wt, cr as Gt, d as Kt, di as qt, dn as Jt, ei as Yt, en as Xt, er as Zt, et as Qt, f as $t, fi as en, fr as tn, g as nn, gi as rn, gn as an, gt as on, h as sn, hi as cn, hn as ln, ii as un, in as dn, it as fn, jn as pn, jt as mn, ki as hn, kt as gn, l as _n, ln as vn, m as yn, mn as bn, mt as xn, n as Sn, ni as Cn, nn as wn, nt as Tn, o as En, oi as Dn, on as On, or as kn, p as An, pi as jn, pr as Mn, pt as Nn, q as k, qn as Pn, qr as Fn, qt as In, r as A, ri as Ln, rn as Rn, rr as zn, s as Bn, si as Vn, sn as Hn, t as Un, ti as Wn, tn as Gn, tr as Kn, tt as qn, u as Jn, ui as Yn, un as j, ur as Xn, v as Zn, vn as Qn, vt as $n, wi as er, wn as tr, wt as M, x as nr, xt as rr, yt as ir, zr as ar } from "./start.js";
import { _ as or, b as sr, c as cr, d as lr, f as ur, g as dr, h as N, i as fr, l as pr, m as mr, n as hr, p as gr, r as _r, s as vr, t as yr, x as br, y as xr } from "./zod.js";
import { a as Sr, c as Cr, d as wr, f as Tr, l as Er, m as Dr, o as Or, p as P, s as kr, u as Ar } from "./client.js";
import { basename as jr, delimiter as Mr, dirname as F, extname as Nr, isAbsolute as Pr, join as Fr, posix as Ir, relative as Lr, resolve as I, sep as Rr, win32 as zr } from "node:path";
import * as Br from "node:fs/promises";
import { access as Vr, constants as Hr, link as Ur, lstat as Wr, open as Gr, readdir as Kr, realpath as qr, rename as Jr, rm as Yr, stat as Xr, writeFile as Zr } from "node:fs/promises";
import { devNull as Qr } from "node:os";
import { setImmediate as $r, setTimeout as ei } from "node:timers/promises";
// src/files/commitFiles.ts
var ti = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const ni = [
	"*",
	".*",
	"**"
];
var ri = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new ti(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => ni.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = I(e, i.join("/")), o = Lr(a, this.#e).split(Rr).join("/"), s = o !== "" && !o.startsWith("..") && !Pr(o), c = s ? "" : await this.#o(a);
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
		let t = Lr(this.#e, e).split(Rr).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || Pr(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (Pr(n)) return;
			let r = Ir.join(Ir.dirname(e.path), n, t.slice(e.path.length));
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
const ii = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), ai = (...e) => process.getBuiltinModule("node:crypto").hash(...e), oi = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// node_modules/yocto-queue/index.js
var si = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, ci = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new si(e);
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
function li(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), ui(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new ci(), r = 0, i = () => {
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
				ui(t), e = t, queueMicrotask(() => {
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
function ui(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/files/system.ts
const di = li(16), fi = 1048576, pi = {
	any: 128 * fi,
	named: 512 * fi,
	workflow: fi / 2,
	token: fi / 16
};
function mi(e, t, n = "any") {
	return di(async () => {
		let r = await Br.stat(e);
		if (!(r.isFile() || r.isDirectory() || n === "token" && r.isFIFO())) throw hi("it is not a regular file");
		if (r.size > pi[n]) throw hi(`it has more than ${pi[n]} bytes`);
		return Br.readFile(e, t ?? null);
	}).catch((t) => {
		throw t instanceof Error ? Object.assign(t, { path: e }) : t;
	});
}
function hi(e) {
	return Object.assign(Error(e), {
		code: "ERR_NOT_READ",
		syscall: "read"
	});
}
function gi(e) {
	if (!yi(e, "EISDIR", "ENOENT", "ENOTDIR")) throw e;
}
var _i = class extends Error {
	name = "ToolFailure";
}, vi = class extends Error {};
function yi(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const bi = {
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
}, xi = {
	...bi,
	EACCES: "this user may not read it",
	EISDIR: "it is a folder",
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EPERM: "this user may not read it"
}, Si = {
	...bi,
	EACCES: "this user may not write there",
	EEXIST: "a file is in the place of its folder",
	ENOENT: "its folder does not exist",
	ENOTDIR: "a file is in the place of its folder",
	EPERM: "this user may not write there"
};
function Ci(e) {
	return e instanceof TypeError ? `it is not UTF-8 (${e.message}). Save it as UTF-8.` : e instanceof vi ? "its real path is outside of the workspace. Copy the file itself into the repository." : `${Ti(e, xi)}.`;
}
function wi(e) {
	return Ti(e, Si);
}
function Ti(e, t) {
	if (!(e instanceof Error)) return String(e);
	let n = "code" in e ? String(e.code) : "";
	return t[n] ?? (n === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
function Ei(e) {
	return e instanceof Error && "code" in e && "syscall" in e && "path" in e && typeof e.code == "string" && typeof e.path == "string";
}
function Di(e, t) {
	if (e instanceof _i) return O("not-read", e.message, { scope: "project" });
	if (!Ei(e)) return;
	let n = Lr(t, e.path).split(Rr).join("/"), r = [
		"EISDIR",
		"ENOENT",
		"ENOTDIR"
	].includes(e.code) ? `${n} was changed or removed while Lokaform ran. Now ${Ci(e)} Run again when no other program changes it.` : `${n} cannot be read: ${Ci(e)}`, i = !n.startsWith("../") && !Pr(n), a = bn(n);
	return O("not-read", r, {
		scope: "project",
		...i && { place: a }
	});
}
// src/files/atomicWrite.ts
const Oi = /^\.lokaform-[0-9a-f]{24}\.part$/;
async function ki(e, t, n = {}) {
	await Pi([F(e)]);
	let r = await ji(e, t, n);
	await Jr(r, e).finally(() => Yr(r, { force: !0 }));
}
async function Ai(e, t, n) {
	await Pi([F(e)]);
	let r = await ji(e, t, n);
	return Mi(r, e).finally(() => Yr(r, { force: !0 }));
}
async function ji(e, t, { mode: n, root: r, isReadBack: i = !1 }) {
	let a = F(e), o = Fr(a, `.lokaform-${oi(12).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = Hr, d = await Gr(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = Fr(await qr(r), Lr(I(r), I(a)));
			if (await qr(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		if (n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i && await mi(o, "utf8") !== t) throw Error("it cannot be read again as it was written");
		return o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Yr(o, { force: !0 }), e;
	}
}
async function Mi(e, t) {
	try {
		await Ur(e, t);
	} catch (n) {
		if (yi(n, "EEXIST") || await Ii(t)) return !1;
		await Jr(e, t);
	}
	return !0;
}
async function Ni(e) {
	try {
		let t = await Gr(e, Hr.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!yi(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Pi(e) {
	for (let t of new Set(e)) for (let e of await Kr(t).catch(() => [])) {
		if (!Oi.test(e)) continue;
		let n = await Wr(Fr(t, e)).catch(() => void 0);
		n?.isFile() === !0 && Date.now() - n.mtimeMs > 864e5 && await Yr(Fr(t, e), { force: !0 }).catch(() => {});
	}
}
async function Fi(e, t) {
	let n = t;
	for (let r of Lr(t, e).split(Rr)) {
		n = Fr(n, r);
		let e = await Wr(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${Lr(t, n)}. Choose a path without links`;
	}
}
async function Ii(e) {
	return await Wr(e).catch(() => void 0) !== void 0;
}
// src/files/paths.ts
const Li = new AbortController().signal;
function L(e, { displayRoot: t }) {
	return Lr(t, e).split(Rr).join("/");
}
function Ri(e, t) {
	let n = Lr(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Rr}`) && !Pr(n);
}
async function zi(e, t) {
	for (let n = e;; n = F(n)) {
		if (await Ii(Fr(n, ".git"))) return n;
		if (n === F(n) || n === t || t !== void 0 && !Ri(n, t)) return;
	}
}
async function Bi(e, t, n) {
	let r = await Vi(t), i = n && await Vi(n), a = new Map();
	for (let n of e) {
		let e = await Vi(I(t, n)), o = await zi(F(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(L(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? L(Fr(e ?? r, n), { displayRoot: r })
	}));
}
async function Vi(e) {
	return qr(e).catch(() => e);
}
async function Hi(e, t, ...n) {
	let [r, i] = await Promise.all([qr(t), qr(e)]);
	if (!Ri(r, i)) throw new vi();
	return mi(r, ...n);
}
const Ui = ".github/workflows";
async function Wi(e, t) {
	return (await Hi(e, Fr(e, t), void 0, "workflow").catch(() => "")).toString("utf8");
}
async function Gi(e) {
	let t = (await Kr(Fr(e, Ui)).catch(() => [])).filter((e) => /\.ya?ml$/.test(e)).sort();
	return Promise.all(t.slice(0, 200).map(async (t) => {
		let n = `${Ui}/${t}`;
		return {
			name: t,
			path: n,
			text: await Wi(e, n)
		};
	}));
}
async function Ki(e, { confined: t, commit: n }) {
	return n ? await n.read(e) ?? Promise.reject(new vi()) : t ? Hi(t.workspace, e) : mi(e);
}
function qi(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? Yi(e) : "utf-8", r;
	try {
		r = new TextDecoder(n, { fatal: !0 }).decode(e);
	} catch {
		let [t = ""] = new TextDecoder(n).decode(e).split("�");
		throw TypeError(`line ${t.split("\n").length}`);
	}
	if (r.startsWith("version https://git-lfs.github.com/spec/")) throw Error("it is a pointer of Git LFS, and not the file itself. At a terminal, run git lfs pull; in a workflow, give actions/checkout lfs: true");
	return r;
}
function Ji(e, t) {
	let n = Yi(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function Yi([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function Xi(e) {
	try {
		return new TextDecoder(Yi(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function Zi(e, t, n, r = qi) {
	try {
		return nr(r(await mi(e, void 0, "named")));
	} catch (r) {
		let i = `${t} ${L(e, n)} cannot be read: ${Ci(r)}`;
		return An(O("not-read", i));
	}
}
async function Qi(e, { commit: t }) {
	return t ? t.isFile(e) : (await Xr(e).catch(() => void 0))?.isFile() === !0;
}
async function $i(e, t) {
	let n = (e) => e.toLowerCase().replace(/^\.|\.(?:ya?ml|jsonc?|txt)(?=\.|$)/g, "");
	return (await Kr(t).catch(() => [])).filter((t) => n(t) === n(e) && /.\./.test(t)).sort();
}
async function ea(e, { commit: t }) {
	return t ? t.isFolder(e) : (await Xr(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const ta = "lokaform-backup", na = ["node_modules", ta];
async function ra(e, t, n, r) {
	let i = I(t, e);
	if (await Qi(i, n)) return [i];
	let a = na.map((e) => `**/${e}/**`);
	return ia(e.split(Rr).join("/"), {
		cwd: t,
		ignore: a
	}, n, r).catch((e) => {
		if (e instanceof ti || Ei(e)) throw e;
		return [];
	});
}
async function ia(e, { cwd: t, ignore: n, dot: r = !1 }, i, a) {
	let o = rn(aa(e)), s = o.map(({ superset: e }) => e), c = [...new Set(s.map(({ glob: e }) => e))], { commit: l } = i, u = {
		cwd: t,
		signal: a,
		ignored: sa(n),
		dot: r || s.some((e) => e.dot)
	}, d = l ? (await Promise.all(c.map((e) => l.candidates(t, e)))).flat().filter(oa) : await ca("", c.map((e) => e.split("/")), u), f = [...new Set(d)].filter((e) => o.some((t) => cn(t, e, r))), p = [];
	for (let e of f) await Qi(I(t, e), i) && p.push(I(t, e));
	return [...new Set(p)];
}
function aa(e) {
	return e.replace(/(?:\/\.)+(?=\/|$)/g, "").replace(/^(?:\.\/)+/, "");
}
function oa(e) {
	return !e.split("/").some((e) => na.includes(e));
}
function sa(e) {
	let t = e.map((e) => e.slice(3, -3)).map((e) => e.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
	return RegExp(`(?:^|/)(?:${t.join("|")})$`);
}
async function ca(e, t, n) {
	let { cwd: r, signal: i, ignored: a, dot: o } = n;
	if (i.aborted || a.test(e.slice(0, -1))) return [];
	let s = t.every(([e = ""]) => !la.has(e)) ? [...new Set(t.map(([e = ""]) => ua(e)))].map((e) => ({
		name: e,
		isFolder: !0
	})) : await fa(I(r, e)), l = [];
	for (let { name: r, isFolder: i } of s) {
		let a = t.flatMap((e) => da(e, r, o));
		a.some(({ length: e }) => e === 0) && l.push(e + r);
		let s = a.filter(({ length: e }) => e > 0);
		i && s.length > 0 && c(l, await ca(`${e}${r}/`, s, n));
	}
	return l;
}
const la = new Set([
	"**",
	"*",
	".*"
]);
function ua(e) {
	return e.replace(/\\(.)/gsu, "$1");
}
function da([e = "", ...t], n, r) {
	return la.has(e) ? (e === ".*" ? !n.startsWith(".") : !r && n.startsWith(".")) ? [] : e === "**" ? [["**", ...t], ...da(t, n, r)] : [t] : ua(e) === n ? [t] : [];
}
async function fa(e) {
	try {
		return (await Kr(e, { withFileTypes: !0 })).map((e) => ({
			name: e.name,
			isFolder: e.isDirectory()
		}));
	} catch (e) {
		if (yi(e, "ENOENT") || yi(e, "ENOTDIR")) return [];
		throw e;
	}
}
async function pa(e, t) {
	let n = Fr(F(e), ".gitignore"), r = `/${jr(e)}`, i;
	try {
		i = qi(await mi(n));
	} catch (e) {
		if (yi(e, "ENOENT")) return nr({
			path: n,
			text: `${r}\n`
		});
		let i = `${L(n, t)} cannot be read: ${Ci(e)}`;
		return An(O("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(jr(e))) return nr(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return nr({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/model/earlierManifest.ts
function ma(e, t = Infinity) {
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
function ha(e, t) {
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
function ga(e, { since: t, now: n = Infinity }) {
	let r = ({ until: e, trailers: { pulled: r } }) => (e >= t || r !== void 0) && (e <= n || e === Infinity);
	return e.filter((e) => e.parents.length === 1 && r(e));
}
async function _a(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = va(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function va({ commits: e, merged: t }, n) {
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
				pulled: ya(e)
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ to: t, now: n, before: r, after: i }) => ({
			path: t,
			now: n,
			before: r,
			after: i,
			until: e.until,
			pulled: ya(e)
		})))
	};
}
function ya({ until: e, date: t, trailers: { pulled: n } }) {
	return n === void 0 ? void 0 : Math.min(n, e, t);
}
// src/model/trailers.ts
const ba = "Lokaform-Pulled", xa = "Lokaform-Overwrite";
function Sa(e, t = !1) {
	let { id: n, parents: r, date: i, message: a, committer: o } = e, [s = ""] = a.split("\n", 1);
	return {
		id: n,
		parents: r,
		date: i,
		isMade: r.length > 1 || /^noreply@/i.test(o) || /\(#\d+\)\s*$/.test(s),
		trailers: Ca(a),
		time: t ? Infinity : i
	};
}
function Ca(e) {
	let t = (t) => Aa(e).flatMap(({ token: e, value: n }) => wa(e, t) && n !== "" ? n : []), n = t(ba).map((e) => {
		let t = e.replaceAll(/["']/g, "");
		return /^\d+$/.test(t) ? Number(t) : Math.floor(Date.parse(t) / 1e3);
	}), r = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, i = e.match(RegExp("^[ \\t]*Lokaform-Pulled:", "gim"))?.length ?? 0, a = n.length > 0 && i >= r && n.every((e) => !Number.isNaN(e)), o = t(xa), s = [...e.matchAll(RegExp(`${xa}[ \\t]*:?(.*)$`, "gim"))].map(([, e = ""]) => e.trim()).filter((e) => !o.includes(e));
	return {
		...a && { pulled: l(n) },
		overwrites: o,
		mentions: s
	};
}
const wa = (e, t) => e.toLowerCase() === t.toLowerCase(), Ta = ["Signed-off-by: ", "(cherry picked from commit "], Ea = /^([A-Za-z0-9-]+)[ \t]*:([\s\S]*)$/, Da = (e) => /^[ \t\r]*$/.test(e), Oa = (e) => e.startsWith("#"), ka = (e) => e.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, "");
function Aa(e) {
	let t = e.split("\n"), n = t.findIndex((e, n) => /^---[ \t\r]/.test(e) || ["---", "# ------------------------ >8 ------------------------"].includes(e) && n < t.length - 1), r = ja(n === -1 ? t : [...t.slice(0, n), ""]), i = [];
	for (let e of r.slice(Ma(r))) {
		let t = i.at(-1);
		t !== void 0 && Ea.test(t) && /^(?:[ \t\r]|$)/.test(e) ? i[i.length - 1] = `${t}\n${e}` : i.push(e);
	}
	return i.flatMap((e) => {
		let [, t, n = ""] = Ea.exec(e) ?? [];
		return t === void 0 ? [] : [{
			token: t,
			value: ka(ka(n).replaceAll(/\n[ \t\r\n]*/g, " "))
		}];
	});
}
function ja(e) {
	let t = -1, n = !1;
	for (let [r, i] of e.entries()) {
		let a = i === "Conflicts:" && r < e.length - 1;
		n ||= a, Oa(i) || i === "" || a ? t = t === -1 ? r : t : n && i.startsWith("	") || ([t, n] = [-1, !1]);
	}
	return t === -1 ? e : e.slice(0, t);
}
function Ma(e) {
	let t = e.findIndex((e) => !Oa(e) && Da(e)), n = {
		trailers: 0,
		others: 0,
		continuations: 0
	}, [r, i] = [!1, !0];
	for (let a = e.length - 1; t !== -1 && a >= t; --a) {
		let t = e[a] ?? "";
		if (Da(t) && !Oa(t)) {
			if (i) continue;
			let t = n.others + n.continuations;
			return n.trailers > 0 && (t === 0 || r && n.trailers * 3 >= t) ? a + 1 : e.length;
		}
		i &&= Oa(t);
		let o = Ta.some((e) => t.startsWith(e));
		r ||= o, o || Ea.test(t) ? [n.trailers, n.continuations] = [n.trailers + 1, 0] : /^[ \t\r]/.test(t) ? n.continuations += 1 : (n.others += n.continuations + +!Oa(t), n.continuations = 0);
	}
	return e.length;
}
// src/plan/declaredContents.ts
function Na({ fields: e }, t) {
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
function Pa({ idMember: e }, { values: t }) {
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
function Fa(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = [...y(s, o)], l = new Map(c.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = La(t, e(t).map((e) => Ia(l.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => Pa(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [S([...r(e)].sort())]), o((t) => [S(e.identity(t.values))]);
	let c = (t) => R(e.identity(t.values));
	return o((t) => [...(Pa(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function Ia(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function La(e, t, n) {
	if (t.length < 2) return t[0];
	let r = n(e), i = t.map((e) => [...n(e)].filter((e) => r.has(e)).length);
	return t[i.indexOf(l(i))];
}
function Ra(e, t, n) {
	let r = (t) => Na(e, t.values).texts;
	return n.flatMap((n) => {
		let i = t.filter((t) => za(e, t, n.declared)), a = La(n.declared, i, r);
		return a ? [{
			...n,
			declared: a
		}] : [];
	});
}
function za(e, t, n) {
	let [r, i] = [t, n].map((t) => Ba(e, t));
	return !r?.length || !i?.length || r.some((e) => i.includes(e));
}
function Ba(e, { values: t }) {
	let n = e.identity(t), { platforms: r = [] } = Object.fromEntries(Object.entries(t));
	return R(r).length > 0 || !g(n) ? R(r) : Object.keys(n);
}
function Va(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return It(t, n, i ? [i.name, r] : []).path;
}
function Ha({ fields: e }, { values: t }) {
	return e.flatMap((e) => e.role === "text" ? e.toPlan(t) : []);
}
function Ua(e, t, n) {
	return Ha(e, t).find(({ part: e }) => e === n)?.after;
}
function Wa(e, t, n) {
	return (t.parts ?? [t]).some((t) => t.from?.language === n && g(Ua(e, t, n)));
}
const Ga = new WeakMap();
function Ka(e, t, n) {
	let r = Ga.get(t) ?? new Map();
	Ga.set(t, r);
	let i = S([e.name, n?.name ?? null]), a = r.get(i) ?? Ja(e, n ? qa(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function qa(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Ja(e, t) {
	let n = y(t, (t) => Ya(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Za(e, t), a = r([...n, ...i]).filter((n) => za(e, n, t));
			return a.length < 2 ? a[0] : Fa(e, {
				target: a,
				head: [t]
			}, (t) => Na(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Za(e, t).own).filter((e) => e !== t)
	};
}
function Ya(e, t) {
	let { id: n, previously: r = [] } = Pa(e, t), i = R(e.identity(t.values)).map(Qa);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(Qa)
	};
}
const Xa = new WeakMap();
function Za(e, t) {
	let n = Xa.get(t) ?? Ya(e, t);
	return Xa.set(t, n), n;
}
function Qa(e) {
	return `name ${e}`;
}
// src/plan/textVerdict.ts
function $a({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: eo
	};
	let { periods: a, merged: o, unread: s } = n, [c, ...l] = a;
	if (!c) throw Error("a text has no history");
	let u = l.filter(({ said: e }) => e !== void 0 && r(e)), d = [...u, ...o].some(({ pulled: e, said: t = null }) => e !== void 0 && r(t)), f = c.since === -Infinity || l.some(({ said: e }) => ao(e, c.said)) || o.some((e) => ao(e.said, c.said) && e.before !== void 0 && !r(e.before));
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
const eo = "The files are not in a git repository.";
function to(e, t, n, r) {
	let i = Va(e.kind, e.entry, e.language), a = ro(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? ro(e, i, t, r) : a, s = no(e, n, r);
	return {
		periods: io(o, s),
		merged: s
	};
}
function no(e, t, n) {
	return t.flatMap(({ before: t, after: r = [], until: i, pulled: a }) => {
		let [o, s] = [t, r].map((t) => oo(e, t, n));
		return s === void 0 || ao(s, o) ? [] : [{
			said: s,
			at: i,
			pulled: a,
			before: o
		}];
	});
}
function ro(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, oo(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (ao(u, o.said)) continue;
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
function io(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && ao(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function ao(e, t) {
	return S(e ?? null) === S(t ?? null);
}
function oo({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = Ka(e, i).namesakes(t);
	return [a, o].flatMap((n) => Ka(e, r, n).find(t) ?? []).filter((n) => so(e, n, t, s)).map((t) => Ua(e, t, n)).find((e) => e !== void 0);
}
function so(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = co(e, t), a = (t) => [...co(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function co(e, { values: t, onCreate: n, from: r }) {
	return Na({ fields: e.fields.filter(({ role: e }) => e !== "text") }, r ? {
		...n,
		...t
	} : t).texts;
}
// \0node:child_process
const lo = (...e) => process.getBuiltinModule("node:child_process").execFile(...e), uo = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), fo = {
	output: 67108864,
	time: 3e4
};
var po = class extends Error {
	name = "GitFailure";
}, mo = class extends po {};
const ho = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, go = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_GRAFT_FILE: Qr,
	GIT_TERMINAL_PROMPT: "0",
	GIT_TRACE2: "0",
	GIT_TRACE2_EVENT: "0",
	GIT_TRACE2_PERF: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, _o = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false",
	"-c",
	"core.commitGraph=false"
], vo = /^\.(com|exe)$/i;
function yo(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? Ir.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => vo.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => zr.join(n, e + t)) : [];
	});
}
function bo(e, t) {
	let { GITHUB_WORKSPACE: n } = t, r = [xo(e), ...n ? [n] : []].flatMap((e) => So(e) ?? []), i = (e) => {
		let t = So(e);
		return t !== void 0 && !r.some((e) => t === e || Ri(t, e));
	}, a = yo("git", process.platform, t).filter((e) => i(F(e))), o = a.find((e) => i(e) && Co(e));
	return o === void 0 ? void 0 : {
		program: o,
		PATH: [...new Set(a.map((e) => F(e)))].join(Mr)
	};
}
function xo(e) {
	let t = e;
	for (let n = e; Ue(Fr(t, ".git"), { throwIfNoEntry: !1 })?.isFile() && n !== F(n);) n = F(n), qe(Fr(n, ".git")) && (t = n);
	return t;
}
function So(e) {
	try {
		return re(e);
	} catch {
		return;
	}
}
function Co(e) {
	try {
		return pe(e, Hr.X_OK), Ue(e).isFile();
	} catch {
		return !1;
	}
}
async function wo(e, t, { environment: n, signal: r, limits: i = fo }, { input: a = "", takesPart: o = !1 } = {}) {
	let s = bo(e, n);
	if (!s) throw new mo(To);
	let c = Object.entries(n).filter(([e]) => ho.test(e)), l = {
		...Object.fromEntries(c),
		...go,
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
		..._o,
		...t
	];
	return new Promise((e, t) => {
		let n = (e, n = "") => t(Oo(e, n, r));
		try {
			let t = lo(s.program, d, u, (t, r, i) => !t || o && t.code === Eo ? e(r) : n(t, i.toString("utf8")));
			t.stdin?.on("error", () => {}), t.stdin?.end(a);
		} catch (e) {
			n(e instanceof Error ? e : Error(String(e)));
		}
	});
}
const To = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository or in the workspace, are not searched.", Eo = "ERR_CHILD_PROCESS_STDIO_MAXBUFFER", Do = /too many open files|out of memory|memory exhausted|cannot allocate memory|resource temporarily unavailable/i;
function Oo(e, t, n) {
	let { name: r, code: i, signal: a } = e, [o = ""] = t.trim().split("\n", 1), s = `git ended with the code ${i}${o === "" ? "" : ` (${o.slice(0, 200)})`}`;
	return n.aborted ? new po("The run was stopped.") : i === Eo ? new po("The history of the repository is too large to read.") : r === "AbortError" ? ko("git did not answer in time") : typeof i == "string" ? ko(`git could not be started (${i})`) : typeof a == "string" ? ko(`git was ended by the signal ${a}`) : Number(i) > 129 || Do.test(t) ? ko(s) : /dubious ownership/.test(t) ? new po("git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.") : /not a git repository/.test(t) ? new po("The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.") : new po(`${s}.`);
}
function ko(e) {
	return new _i(`The git repository cannot be read, because ${e}. Without it, Lokaform cannot tell which side changed a translation, so nothing is written. Run again when the machine has more free memory, processes and open files.`);
}
function Ao(e) {
	if (!(e instanceof po)) throw e;
}
const jo = "refs/remotes/origin/HEAD";
async function Mo(e, t) {
	let n = await qr(e), r = await zi(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => (await wo(r, e, t).catch(Ao))?.toString("utf8").trim() || void 0, a = (await i("for-each-ref", "--format=%(refname)%09%(symref:short)", jo, "refs/heads/main", "refs/heads/master") ?? "").split("\n").map((e) => e.split("	")), o = a.find(([e]) => e === jo)?.[1], [s] = !o && a.find(([e]) => e?.startsWith("refs/heads/")) || [];
	return {
		isRoot: r === n,
		defaultBranch: o?.startsWith("origin/") ? o.slice(7) : void 0,
		usualBranch: s?.slice(11),
		currentBranch: await i("symbolic-ref", "--quiet", "--short", "HEAD"),
		commit: () => i("rev-parse", "--quiet", "--verify", "HEAD")
	};
}
const No = [
	(e) => e,
	Fo,
	(e) => Buffer.from(Xi(e)),
	(e) => Fo(Buffer.from(Xi(e)))
];
function Po(e, t) {
	for (let n of No) if (Io(n(e), t) === t) return n(e);
}
function Fo(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function Io(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return ii(n).update(`blob ${e.length}\0`).update(e).digest("hex");
}
// src/files/gitHistory.ts
const Lo = {
	is: "unreadable",
	why: eo,
	noRepository: !0,
	versions: []
};
var Ro = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = i((t) => new Bo(t, e));
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? Lo : await this.#t(i.root).versions(e, n, i));
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
			back: l(s.map((e) => e.back ?? Infinity)),
			...o
		};
	}
	async upstream(e) {
		let [t, ...n] = await this.#n(e);
		if (!(t?.root === void 0 || n.length > 0)) return this.#t(t.root).upstream(t.names).catch(Ao);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return Bi(e, t, n?.workspace);
	}
};
const zo = ["origin/main", "origin/master"];
var Bo = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a = new Map();
	constructor(e, t) {
		this.#e = e, this.#t = t;
		let r = i((n) => {
			let { words: r, input: i } = JSON.parse(n);
			return wo(e, r, t, { input: i });
		});
		this.#n = (e, t) => r(JSON.stringify({
			words: e,
			input: t
		})), this.#i = n(() => Ko(this.#n));
	}
	async versions(e, t, { names: n, nameOf: r }) {
		try {
			let i = await this.#o(e, t), { all: a } = i, o = await this.#s(n), s = {
				since: e,
				names: n,
				nameOf: r,
				read: (e) => this.#l(e)
			}, { known: c, missing: l } = await _a(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				commits: a
			};
		} catch (e) {
			if (!(e instanceof po)) throw e;
			let t = e instanceof mo && { noGit: !0 };
			return {
				is: "unreadable",
				why: e.message,
				...t,
				versions: []
			};
		}
	}
	async upstream(e) {
		let t = async (...e) => (await this.#n(e)).toString("utf8").trim(), n = (await t("for-each-ref", "--format=%(HEAD)%09%(refname)%09%(upstream:short)", "refs/heads", ...zo.map((e) => `refs/remotes/${e}`))).split("\n").map((e) => e.split("	")), r = n.find(([e]) => e === "*")?.[2], i = zo.filter((e) => n.some(([, t]) => t === `refs/remotes/${e}`)), a = async (e) => Number(await t("rev-list", "--count", `HEAD..${e}`, "--").catch(Ao) ?? 0), o, s = 0;
		for (let e of [r, ...i]) s === 0 && e && ([o, s] = [e, await a(e)]);
		if (o === void 0 || s === 0) return;
		let c = await t("merge-base", "HEAD", o), l = await Ko(this.#n, o), u = await Ko(this.#n, c), d = [...e].flatMap(([e, t]) => {
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
			let r = this.#t.maxCommits ?? Vo;
			this.#r = {
				since: e,
				target: t,
				read: Ho(this.#n, {
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
			r !== void 0 && Po(r, t) || a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => jr(e) === jr(n));
			for (let t of r) if (!e.has(t) && await this.#c(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #c(e) {
		let t = Fr(this.#e, e);
		return (await Wr(t).catch(gi))?.isFile() ? mi(t).catch(gi) : void 0;
	}
	async #l(e) {
		let t = [...new Set(e)].filter((e) => !this.#a.has(e));
		if (t.length === 0) return this.#a;
		let n = {
			input: `${t.join("\n")}\n`,
			takesPart: !0
		}, r = await wo(this.#e, ["cat-file", "--batch"], this.#t, n);
		for (let e = 0; e < r.length;) {
			let t = r.indexOf("\n", e) + 1, [n = "", , i] = r.toString("latin1", e, t).trim().split(" "), a = i === void 0 ? t - 1 : t + Number(i);
			if (t === 0 || a >= r.length) break;
			i !== void 0 && this.#a.set(n, Xi(r.subarray(t, a))), e = a + 1;
		}
		return this.#a;
	}
};
const Vo = 2e3;
async function Ho(e, { since: t, target: n, now: r }, i) {
	let a = n && await e([
		"rev-list",
		"HEAD",
		`^${n}`,
		"--"
	]).catch((e) => {
		throw Ao(e), new po("The repository lacks the commit that the pull request would be merged into.");
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
		return [Sa({
			id: s,
			parents: c,
			date: Number(a),
			committer: r,
			message: i.join("\n")
		}, o.has(s))];
	}), c = await s("--first-parent", "HEAD").catch(Uo), l = ma(c, r).slice(0, i), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
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
	])).toString("latin1") : "", m = /^parent /m.test(p.split("\n\n", 1)[0] ?? ""), h = f ? `The repository has more than ${i} commits since then, and older ones are not read.` : m ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, g = m ? u.slice(0, -1) : u, [_] = m ? [d.id] : d.parents, v = ha(g, g.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ..._ === void 0 ? [] : [`^${_}`]) : []), y = ga(v, {
		since: t,
		now: r
	}), b = await Wo(e, [...g, ...y]);
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
function Uo(e) {
	if (e instanceof po && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Wo(e, t) {
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
	], a = Go((await e([...r, ...i], n.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: a.get(e.id) ?? []
	}));
}
function Go(e) {
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
async function Ko(e, t = "HEAD") {
	let n = await e([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		t,
		"--"
	]).catch(Uo);
	return new Map(n.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
function qo(e) {
	return `${ba}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/kinds/declaration.ts
function Jo({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Zo(n, t[e] ?? [])));
}
function Yo(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => Xo(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Xo(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function Zo({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: vn(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Qo(e, t, { second: n, first: r, field: i }, a = "") {
	let o = `${t} is declared twice: here and at ${$o(r, [i])}. Keep one of them.${a}`;
	return O(e, o, { place: j(n.file, n.span, [i]) });
}
function $o({ file: e, span: t }, n) {
	return es(j(e, t, n));
}
function es({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/registry.ts
let ts = [];
function ns(e) {
	ts = e;
}
function rs() {
	if (ts.length === 0) throw Error("no kinds are registered");
	return ts;
}
function is(e) {
	let t = ts.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function as(e, t) {
	let n = is(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function os({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function ss(e, { field: t }) {
	return as(e, t).role === "text";
}
// src/report/view/words.ts
function z(e, t) {
	return `${B(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function B(e) {
	return String(e).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function cs(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${B(n)} more` : "");
}
function ls(e) {
	return is(e).words;
}
function us(e, t) {
	let { one: n, many: r } = ls(t);
	return `${B(e)} ${e === 1 ? n : r}`;
}
function ds({ kind: e, label: t }) {
	let n = kt(t), { prefix: r, maxName: i } = ls(e);
	return r + tt(n, i);
}
function fs({ file: e, line: t }, n) {
	return e === n ? `line ${t}` : `${k(e)}:${t}`;
}
function ps({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${k(e)}: `) + (n ? `${D(n.project.name, 80)} (${D(t, 200)})` : D(t, 200));
}
function ms(e) {
	return e.length <= 3 ? e.map((e) => k(e)).join(", ") : z(e.length, "manifest");
}
const hs = n(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function gs(e) {
	return `${hs().format(e * 1e3)} UTC`;
}
function _s(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function vs(e) {
	return `${m("docs/problems.md")}#${e}`;
}
// src/files/textFiles.ts
async function ys(e, t, n) {
	let r = new Map(), i = [], a = [];
	for (let r of e) {
		let e = await Ss(r, t, n), i = e.flatMap((e) => ot(r, Cs(r, e)) ?? []), o = Xt(r, i);
		a.push({
			row: r,
			source: o,
			known: e,
			files: e.flatMap((e) => ws(o, e) ?? [])
		});
	}
	let o = a.map(({ source: e }) => e), s = bs(a);
	for (let { row: e, source: n, known: o, files: l } of a) {
		let a = l.filter(({ textFile: { language: e } }) => e === void 0 || it(n, e)), u = [...s.values()].some((t) => e.languages?.some((e) => se(n, t, e) !== void 0));
		c(i, Es(e, o, l, u), Ds(n, a, t));
		for (let e of a.sort(Ts(n))) if (r.has(e.full)) {
			let r = `${L(e.full, t)} is also named by another row of texts. Name each file in one row.`;
			i.push(O("bad-setting", r, { place: n.place }));
		} else r.set(e.full, {
			...e,
			textFile: s.get(e.full) ?? e.textFile
		});
	}
	let l = r.size === 0;
	return {
		found: [...r.values()],
		rows: o,
		problems: l ? i.map(xs) : i
	};
}
function bs(e) {
	let t = e.flatMap(({ row: e, files: t }) => e.language === void 0 || mt(e.files) ? [] : t);
	return new Map(t.map(({ full: n, textFile: { language: r, ...i } }) => {
		let a = t.every((e) => e.full === n || Nr(e.full) !== Nr(n)), o = {
			...i,
			language: r,
			...a && { isOnly: a }
		}, s = e.flatMap(({ source: e }) => (e.languages ?? []).filter((t) => t !== r && se(e, o, t) !== void 0));
		return [n, s.length > 0 ? {
			...o,
			others: s
		} : o];
	}));
}
function xs(e) {
	if (e.code !== "no-language-file" || e.severity !== "notice") return e;
	let t = e.message.replace(/ If a file .*/, " So no text is read. Correct languages or files.");
	return {
		...e,
		message: t,
		severity: "error",
		scope: "run"
	};
}
async function Ss(e, t, n) {
	return (await ra(Ee(e), e.folder, t, n)).filter((e) => ke(e) !== void 0).sort();
}
function Cs({ folder: e }, t) {
	return L(t, { displayRoot: e });
}
function ws(e, t) {
	let n = Cs(e, t), r = Ce(e, n);
	if (!(mt(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			path: n,
			language: r,
			...In(e, n)
		}
	};
}
function Ts({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Es(e, t, n, r) {
	let { files: i, languages: a = [], languageMap: o, place: s } = e;
	if (n.length === 0 && !r) {
		let e = t.length === 0 ? "no file. Correct the path: it is relative to this file." : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [O("no-manifest", `texts "${i}" matches ${e}`, { place: s })];
	}
	let c = n.map(({ textFile: e }) => e.language);
	if (c.includes(void 0)) return [];
	let l = new Set(c.flatMap((e) => e === void 0 || a.includes(e) ? [] : [e])), u = a.filter((e) => !c.includes(e)), d = u.flatMap((e) => {
		let t = [...l].find((t) => Vn(t, e)), n = t ?? Ut(e, [...l]);
		return n === void 0 ? [] : [{
			language: e,
			same: n,
			isSame: t !== void 0
		}];
	}), f = (e) => Dn(e) || /^[a-z]{2}(?![a-z])/i.test(e), [p] = u.filter((e) => !f(e) && !Object.values(o).includes(e));
	if (p !== void 0) {
		let e = [...new Set(c)].join(", "), t = `"${p}" is not the code of a language, and texts "${i}" has no file for it. The files are in: ${e}. To read all of them, write languages: [${e}].`;
		return [O("no-language-file", t, { place: s })];
	}
	let m = u.filter((e) => !d.some(({ language: t }) => t === e)), h = (e, t, n) => {
		let [r, a] = e.length > 1 ? ["s", "them"] : ["", "it"], o = `lokaform pull creates ${a} when the project has texts for ${a} that do not wait.`, c = `texts "${i}" has no file for the language${r} ${C(e)}. ${t}${n ? o : ""}`, l = {
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
function Ds({ keyName: e, place: t }, n, r) {
	return ze.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${L(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [O("bad-setting", o, { place: t })];
	});
}
async function Os(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await Ss(i, t, n)).filter((e) => ws(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), a = [];
	for (let [e, o] of r) {
		c(a, ks(e, o));
		let r = Ee(e).replace(/\.strings$/, ".stringsdict"), [s] = r === Ee(e) ? [] : await ra(r, e.folder, t, n), l = `${s && L(s, t)} is not read, because Lokaform does not know files of this type. Write its plural texts in keys.yaml, or in a string catalog (.xcstrings).`, u = {
			place: e.place,
			severity: "notice",
			scope: "change"
		};
		s && a.push(O("unread-manifest", l, u));
		let [, d = "", f = ""] = /^((?:[^*{}]|\{lang\})*\/|)[^/]*(\.\w+)$/.exec(e.files) ?? [];
		if (!mt(e.files) || f === "") continue;
		let p = new Set(o.map((t) => Ce(e, Cs(e, t)))), m = (e, t) => p.has(e) || t === `${d}{lang}${f}` && /^[a-z]{2}(?:[-_]\w+)?$/.test(e ?? ""), h = mt(d) ? ["*", "**/*"] : [
			"{lang}",
			"*.{lang}",
			"*-{lang}",
			"*_{lang}"
		], [g, ..._] = (await Ss({
			...e,
			files: `${d}${h.at(-1)?.includes("/") ? "**/" : ""}*${f}`
		}, t, n)).flatMap((n) => {
			let r = Cs(e, n), a = h.map((t) => ({
				...e,
				files: `${d}${t}${f}`
			})).find((e) => m(Ce(e, r), e.files)), o = f !== ".xml" || /string/i.test(r.slice(d.length));
			return i.has(n) || !a || !o || r.endsWith("/InfoPlist.strings") ? [] : (i.add(n), [{
				path: L(n, t),
				files: wt(a, r, "{lang}") ?? r
			}]);
		});
		if (!g) continue;
		let v = _.length > 0 ? ` (and ${_.length} more)` : "", y = `${g.path}${v} is not read: no row of texts names it. To read it, copy the row at ${es(e.place)}, and write files: "${g.files}" in the copy${e.filenames ? ", with its own filenames" : ""}.`, b = bn(g.path);
		a.push(O("unread-manifest", y, {
			...u,
			place: b
		}));
	}
	return a;
}
function ks(e, t) {
	let n = t.flatMap((t) => ot(e, Cs(e, t)) ?? []), r = Xt(e, n), i = n.map((e) => Mt(r, e));
	if (!e.languages && ke(e.files)?.severalLanguages) {
		let t = `texts "${e.files}" can have several languages, but the row has no languages, so only the base language is read. To read more, list them: languages: [en, de]. Otherwise, list only the base language.`;
		return [O("unread-manifest", t, {
			place: e.place,
			severity: "notice",
			scope: "change"
		})];
	}
	let a = [...new Set(i.filter((t) => Dn(t) || e.languages && /^[a-z]{2}$/.test(t)))];
	if (!mt(e.files) || a.length < 2) return [];
	let o = a.filter((t) => !e.languages?.includes(t));
	if (o.length === 0) return [];
	let s = o.find((t) => Yn(t, e.languages ?? [])), c = s ? `texts "${e.files}" also has a file for ${s}, which is the language ${Yn(s, e.languages ?? [])}. It is not read: move its texts into the file of that language.` : e.languages ? `texts "${e.files}" also has files in ${C(o)}, which are not read. To read them, write languages: [${[...e.languages, ...o].join(", ")}]; the project needs them, too.` : `texts "${e.files}" has files in ${C(a)}, but the row has no languages, so only the base language is read. To read all of them, add languages: [${a.join(", ")}]. Otherwise, list only the base language.`;
	return [O("unread-manifest", c, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const As = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], js = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function Ms(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(As, {
		cwd: t,
		ignore: js,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function Ns(e, t, n, r) {
	let { paths: i, problems: a } = await Ps(e, t, n, r), o = await ys(e.texts, n, r), s = {}, l = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Vs(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, c(l, u.problems);
	}
	if (!Kt(l) && e.texts.length + Object.values(i).flat().length === 0) {
		let t = e.kinds.map(({ plural: e }) => e), r = t.map((e) => `${e}.yaml`).join(" nor "), i = t.map((e) => `--${e}`).join(" or "), a = e.unread ? `There is no manifest: ${e.unread}` : n.confined ? `There is no manifest: neither ${r} is in the working directory. actions/checkout must run before this step, and the input working-directory must name the folder of the manifests. Otherwise, name them with ${t.join(" or ")}.` : `There is no manifest: neither ${r} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${i}.`;
		l.push(O("no-manifest", a));
	}
	let u = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [L(e, n), t]);
	return {
		manifests: s,
		problems: l,
		undecided: new Map(u),
		rows: o.rows
	};
}
async function Ps({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: l, sharedByBranches: u } of e) if (t[l]) {
		let e = await Bs(l, t[l], i, a);
		o[l] = e.files, c(s, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${l}.yaml`, a = e ? [] : await zs(t, n, i);
		if (o[l] = a, a.length > 0 || e || !await ea(I(n, t), i)) continue;
		let c = `${t} is not read, because it is a folder. Give --${l} '${t}/*.yaml' (setting ${l}).`;
		s.push(O("unread-manifest", c, { severity: "warning" }));
	}
	return {
		paths: o,
		problems: s
	};
}
async function Fs(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => Ps(e, { id: "" }, n, t))), i = (await ys(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return a.flatMap(({ plural: e, textFiles: t }) => [...r.flatMap(({ paths: t }) => t[e] ?? []), ...t ? i : []]);
}
async function Is(e, { folders: t, ...n }) {
	let r = e.flatMap(({ manifests: e }) => e ?? []), i = r.map(({ folder: e }) => I(e, "lokaform.yaml")), a = [];
	for (let { root: e } of await Bi(i, t.displayRoot, t.confined?.workspace)) {
		if (e === void 0 || await (async (e) => await ea(e, {}) && !await Qi(I(e, "info/sparse-checkout"), {}))(I(e, ".git"))) continue;
		let t = async (...t) => `${await wo(e, t, n).catch(Ao) ?? ""}`;
		if (!(await t("config", "--type=bool", "core.sparseCheckout")).startsWith("true")) continue;
		let i = new ri(e, (await t("ls-files", "-t", "-z")).split("\0").flatMap((e) => e.startsWith("S ") ? {
			path: e.slice(2),
			kind: "file",
			id: ""
		} : []), async () => new Uint8Array());
		c(a, await Fs(r, Li, { commit: i }));
	}
	if (a.length === 0) return [];
	let o = `Git's sparse-checkout leaves out ${cs([...new Set(a.map((e) => L(e, t)))], 1)}, so what is declared there would look removed. Nothing was sent. Add each folder to sparse-checkout, or remove sparse-checkout.`;
	return [O("wrong-checkout", o)];
}
async function Ls(e, t) {
	if (t.commit) return [];
	let n = new Set(await Fs(e, Li)), r = new Map();
	for (let { kinds: i, globs: a, folder: o } of e) for (let { plural: s } of i) {
		let [{ place: i } = {}] = a[s]?.patterns ?? [];
		if (a[s] && !i) continue;
		let c = {
			cwd: o,
			ignore: js
		}, l = await ia(`**/${s}.y*ml`, c, {}, Li).catch(() => []);
		for (let a of l.sort()) {
			if (n.has(a) || F(a) !== o && !await Rs(a, t)) continue;
			let c = L(a, t), l = [...await zs(`${s}.yaml`, o, t), a].map((e) => L(e, { displayRoot: o })).join(", "), u = e.length > 1 ? `no project of lokaform.yaml names it. Add it to ${s} of one of them` : i ? `the setting ${s} (${es(i)}) does not name it. Add it there` : `no setting ${s} names it. Add ${s}: [${l}] to lokaform.yaml`, d = Jt({
				path: c,
				lineStarts: [0]
			}, 0, 1), f = `${c} is not read, because ${u}.`;
			r.set(a, O("unread-manifest", f, {
				place: d,
				severity: "warning"
			}));
		}
	}
	return [...r.values()];
}
async function Rs(e, t) {
	if (await Qi(I(F(e), "lokaform.yaml"), {})) return !1;
	let n = String(await Ki(e, t).catch(() => ""));
	return /\b(?:key_name|url):/.test(n) && !/^backup:/m.test(n);
}
async function zs(e, t, n) {
	let r = I(t, e);
	return await Qi(r, n) ? [r] : [];
}
async function Bs(e, { patterns: t, folder: n }, r, i) {
	let a = [], o = new Set();
	for (let { text: s, place: c } of t) {
		let t = await ra(s, n, r, i);
		if (t.length === 0) {
			let t = c ? "this file" : "the working directory", i = await ea(I(n, s), r) ? `${e} "${s}" is a folder. Give the files in it, in quotes: '${s.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${s}" matches no file. ${s.includes(", ") ? "Give each path on a line or in an option of its own." : `Correct the path, which is relative to ${t}, or add the file to the commit.`}`;
			a.push(O("no-manifest", i, { ...c && { place: c } }));
		}
		for (let e of t.sort()) o.add(e);
	}
	return {
		files: [...o],
		problems: a
	};
}
async function Vs(e, t, n) {
	let r = (await Promise.all(e.map(async ({ full: e, textFile: r }) => {
		if (n.aborted) return [];
		let i = L(e, t);
		try {
			return {
				path: i,
				text: qi(await Ki(e, t), e),
				...r && { textFile: r }
			};
		} catch (e) {
			if (e instanceof ti) throw e;
			let t = bn(i);
			return O("not-read", `${i} cannot be read: ${Ci(e)}`, { place: t });
		}
	}))).flat();
	return {
		texts: r.flatMap((e) => "text" in e ? e : []),
		problems: r.flatMap((e) => "code" in e ? e : [])
	};
}
// src/plan/loss.ts
function Hs(e) {
	return e.action === "update" ? e.fields.some((t) => Ks(e.kind, t) || qs(e.kind, t) || Us(e.kind, t)) : e.action === "destroy";
}
function Us(e, { field: t, before: n, after: r }) {
	return as(e, t).role === "identity" || n === void 0 || Js(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Ws(e, t) {
	return Gs(t) || Ks(e, t) || qs(e, t);
}
function Gs({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Js(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Js(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Ks(e, { field: t, before: n, after: r }) {
	return as(e, t).role === "archive" && n === !1 && r === !0;
}
function qs(e, { field: t, before: n }) {
	return as(e, t).role === "shape" && n !== void 0;
}
function Js(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Ys(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Zs(as(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Xs(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Zs(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Zs(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Js(n);
}
// src/report/exitCode.ts
function Qs({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const $s = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function ec({ projects: e }) {
	let t = ({ reason: e }) => $s.includes(e);
	return Qs({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function tc(e) {
	return e.plan ? ec({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Kt(e.problems) ? "unknown" : "none" : "unknown";
}
function nc({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function rc({ command: e, projects: t }) {
	return e === "status" ? nc({ projects: t }) === !1 : e === "drift" ? ec({ projects: t }) : Qs({ projects: t });
}
function ic(e) {
	return !rc(e) && !ac(e);
}
function ac(e) {
	return e.stopped !== void 0 || Kt(lc(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || uc(e).some(({ outcome: e }) => e.state !== "done");
}
function oc(e) {
	let t = ({ problems: e }) => e.filter((e) => !cc(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return ac({
		...e,
		problems: t(e),
		projects: n
	});
}
function sc(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : ac(e) ? 1 : t && rc(e) ? 2 : 0;
}
function cc({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function lc({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function uc({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function dc({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || pc(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function fc({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function pc(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function mc({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function hc(e) {
	return !ac(e) && !gc(e) && e.projects.every(yc);
}
function gc(e) {
	return lc(e).some(({ code: e }) => e === "undeclared-project");
}
const _c = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function vc(e) {
	if (hc(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && yc(e) && e.plan?.skipped.length === 0), n = lc(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !_c.includes(e));
	return !t || r || gc(e);
}
function yc({ plan: e, target: t }) {
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
function bc(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const xc = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function Sc(e) {
	let t = jc(e);
	return t === "removed" ? t : t === "new" ? "created" : kc(e) ? "renamed" : "updated";
}
const Cc = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], wc = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, Tc = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function Ec(e) {
	let n = e.flatMap((e) => e.changes), r = e.flatMap((e) => e.kept);
	return {
		...bc(xc, n, Sc),
		...bc(Cc, r, ({ reason: e }) => wc[e] ?? "kept"),
		changes: n.length,
		adopted: t(e, ({ counts: e }) => e.adopted),
		skipped: t(e, ({ skipped: e }) => e.length)
	};
}
const Dc = [...xc, ...Tc];
function Oc(e) {
	let n = e.flatMap((e) => e.results ?? []), r = n.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), i = bc(["done", ...Tc], n, ({ outcome: e }) => pc(e) ? "written in part" : e.state), a = i.skipped + t(e, ({ plan: e }) => e?.skipped.length ?? 0), o = n.length - i.done + a - i.skipped;
	return {
		...bc(xc, r, Sc),
		...i,
		skipped: a,
		unfinished: o
	};
}
function kc(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const Ac = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function jc(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => Ks(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => ss(e.kind, t));
	return t.some(Gs) ? "cleared text" : t.some((t) => Us(e.kind, t)) ? "overwritten text" : Hs(e) ? "overwritten" : kc(e) ? "renamed" : "changed";
}
function Mc(e) {
	let n = e.flatMap((e) => e.action === "update" ? e : []);
	return t(n, ({ kind: e, fields: t }) => t.filter((t) => ss(e, t) && Gs(t)).length);
}
// src/report/view/view.ts
const Nc = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], Pc = [
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
function Fc(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Ic(e) {
	return e.map((e) => "text" in e ? e.text : Ic(e.words)).join("");
}
function Lc(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function Rc(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/summaries.ts
function zc(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${z(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${B(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Kc([e])}${i}${o}`;
}
function Bc(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Ys(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => H(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, V`${z(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? V`${e} and ${t}` : V`${e}, ${t}`, s);
	return V`${`${z(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${z(r, "translation")} in ${u} may be marked unverified.`;
}
function Vc(e, n) {
	let r = pt(e), i = n.flatMap((e) => {
		if (e.action !== "create" || !is(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => ss(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), a = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: n } = i.filter((e) => !r(e.get(t), t));
		return t === e.baseLanguage || n === 0 ? [] : [{
			name: D(t, 40),
			length: n
		}];
	});
	if (a.length === 0) return;
	let o = t(a, ({ length: e }) => e), s = a.map(({ name: e, length: t }) => a.length > 1 ? `${e} (${B(t)})` : e);
	return V`After the merge: ${z(o, "text")} to translate in ${H(cs(s, 12), 1e3)}.`;
}
function Hc(e) {
	let n = nc({ projects: e }), r = e.flatMap(({ status: e = [] }) => e), i = t(e, ({ plan: e }) => e?.changes.length ?? 0), a = t(r, ({ to_pull: e, waiting: t }) => e + t), o = [...i > 0 ? [`without ${z(i, "change")} to write`] : [], ...a > 0 ? [`with ${z(a, "text")} to pull or waiting`] : []], s = o.length > 0 ? ` This counts the texts of the project, ${o.join(", and ")}.` : "", c = n === void 0 && r.length > 0 ? " No percentage is required: set ready in lokaform.yaml, or at a terminal use --require de=100." : "";
	return `${n === void 0 ? "Status" : n ? "Ready" : "Not ready"}: ${Uc(e)}.${s}${c}`;
}
function Uc(e) {
	let n = e.flatMap(({ status: e = [] }) => e), r = t(n, (e) => e.texts), i = n.filter((e) => e.required), a = i.filter((e) => e.required?.unmet.length), o = cs([...new Set(a.map(({ language: e }) => _s(e)))], 12), s = el([...Zc({
		conflicts: t(n, (e) => e.conflicts),
		undecided: t(n, (e) => e.undecided),
		toPull: t(n, (e) => e.to_pull),
		waiting: t(n, (e) => e.waiting)
	}), [a.length, `of ${z(i.length, "required language")} not ready: ${o}`]]), c = z(new Set(n.map(({ language: e }) => e)).size, "language"), l = `${B(t(n, (e) => e.translated))} of ${z(r, "text")} translated`;
	return [r === 0 ? "no declared key to count" : `${l} in ${c}`, ...s].join(", ");
}
function Wc(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Gc(t), { waiting: r, kept: i } = Ec(t), a = el([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[qc(t, "as declared"), ...a].join(", ")}.`;
}
function Gc(e) {
	let { conflicts: t, undecided: n, toPull: r, ...i } = Ec(e);
	return el([
		[i.updated, i.updated === 1 ? "differs" : "differ"],
		[i.renamed, "not yet renamed"],
		[i.created, "missing"],
		[i.keptArchived, "archived"],
		[i.removed, "to remove"],
		...Zc({
			conflicts: t,
			undecided: n,
			toPull: r
		}),
		[i.skipped, "not compared"]
	]).join(", ");
}
function Kc(e) {
	let t = Ec(e), n = t.adopted > 0 ? ` (${B(t.adopted)} to adopt)` : "", r = el([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = el([...Zc(t), [t.skipped, "skipped"]]), a = sl(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${qc(e, "unchanged")}.`;
}
function qc(e, t) {
	let n = `${Jc(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${Jc(e, "unmanaged")} unmanaged`;
}
function Jc(e, n) {
	let r = rs().map((r) => ({
		kind: r,
		count: t(e, ({ counts: e }) => e.by_kind[r.plural]?.[n] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return r.every(({ kind: e }) => e.words.prefix === "") ? B(t(r, ({ count: e }) => e)) : C(r.map(({ kind: e, count: t }) => us(t, e.name)));
}
function Yc({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${Qc(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${z(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${Xc(e)}.${a} ${z(t, "request")} in total.`;
}
function Xc(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = Oc(e), r = el(Dc.map((e) => [n[e], e])), i = el(Zc(Ec(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function Zc(e) {
	let { conflicts: t = 0, undecided: n = 0, toPull: r = 0, waiting: i = 0, kept: a = 0, keptArchived: o = 0 } = e;
	return [
		[t, t === 1 ? "conflict" : "conflicts"],
		[n, "undecided"],
		[r, "to pull"],
		[i, "waiting"],
		[a + o, "kept"]
	];
}
function Qc(e, t) {
	return e === t ? z(t, "project") : `${B(e)} of ${z(t, "project")}`;
}
function $c({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [k(e)]), r = n.length > 0 ? V` Not reached: ${H(n.join(", "))}.` : [];
	return V`${Fc(V`${D(e.message, ht)}`)}${r}`;
}
function el(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${B(e)} ${t}`] : []);
}
function tl(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return Yc(e);
	if (r.length === 0) return nl(e);
	if (t === "drift") return Wc(n);
	if (t === "status") return Hc(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? zc(i.plan, i.effort) : `${Qc(r.length, n.length)}: ${Kc(r)}`;
}
function nl(e) {
	let { command: t, manifests: n, declared: r } = e, i = lc(e).filter(({ severity: e }) => e !== "notice");
	if (Kt(i)) return `${rl(i)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let a = rs().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), o = a.some(({ count: e }) => e > 0) ? a.filter(({ count: e }) => e > 0) : a, s = C(o.map(({ name: e, count: t }) => us(t, e))), c = i.length > 0 ? `, with ${rl(i)}` : "";
	return `Valid: ${s} in ${z(n.length, "manifest")}${c}.`;
}
function rl(e) {
	let n = Jn.flatMap((n) => {
		let r = e.filter((e) => e.severity === n), i = t(r, Zn);
		return i > 0 ? [z(i, n === "error" ? "problem" : n)] : [];
	});
	return C(n);
}
function il(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${k(e)}`}`;
}
function al({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f.]+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [V`${V`The service made snapshot ${H(t.id, 80)}: ${H(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function ol(e) {
	let t = bc(xc, e, Sc);
	return [...el(xc.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...sl(e)].join(", ") || "no changes";
}
function sl(e) {
	let t = Mc(e);
	return t > 0 ? [`clears ${z(t, "text")}`] : [];
}
function cl(e) {
	let t = lc(e).filter(({ severity: e }) => e === "error");
	return [
		...ul(e),
		...t.length > 0 ? [rl(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function ll(e) {
	let t = ul(e);
	return e.command === "plan" ? t.filter((e) => !e.includes("pending")).join("; ") : t.join("; ");
}
function ul(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${hl(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return fl(e, t === "apply" ? "applied" : "restored");
	let i = pl(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${Uc(r)}`, ...i] : t === "drift" ? [`Translations: ${Gc(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...dl(r), ...i];
}
function dl(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = Ec(e.map(({ plan: e }) => e));
	return [
		`Translations: ${ol(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [z(i, "conflict")] : [],
		...n > 0 ? [`${z(n, "change")} pending before`] : [],
		...r > 0 ? [`${B(r)} skipped`] : []
	];
}
function fl({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	if (n === 0) return [`Translations: nothing ${t}`];
	let { unfinished: r, ...i } = Oc(e);
	return [
		`Translations ${t}: ${el(xc.map((e) => [i[e], e])).join(", ") || "no changes"}`,
		...r > 0 ? [`${z(r, "change")} not completed`] : [],
		...pl(e.length - n, t)
	];
}
function pl(e, t) {
	return e > 0 ? [`${z(e, "project")} not ${t}`] : [];
}
function ml(e) {
	if (e.is === "not compared") return [V`The manifests were not compared with those of the commit that the pull request would be merged into: ${H(e.why)}.`];
	let t = V`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = H(e.commit.slice(0, 7));
	return [V`${Fc(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, Fc(V`${`Difference: ${hl(e.projects)}.`}`)];
}
function hl(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(kc).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return el([
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
function gl(e) {
	let t = bc([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = hl(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = el(Zc({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function _l(e) {
	return `Translations from Lokalise: ${gl(e)}`;
}
function vl({ filters: e, by_kind: t }) {
	let n = rs().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${B(r)} of ${us(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${D(e, 200)}`).join(" ");
	return V`${Fc(V`Only what matches`)} ${H(r, Infinity)}: ${C(n)}.`;
}
// src/model/project.ts
const yl = lr({
	iso: N(),
	id: N().optional(),
	pluralForms: _r(N()).readonly()
}), bl = lr({
	id: N(),
	digest: N().exactOptional(),
	name: N(),
	type: N(),
	baseLanguage: N(),
	languages: _r(yl).readonly().optional(),
	perPlatformNames: fr(),
	segmentation: fr(),
	autoToggleUnverified: fr().optional()
});
function xl(e) {
	return e.split(":")[0] ?? e;
}
function Sl(e) {
	let t = xl(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// node_modules/js-yaml/dist/js-yaml.mjs
var U = Symbol("NOT_RESOLVED");
function Cl(e, t) {
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
function wl(e, t) {
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
function Tl(e, t) {
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
var El = Cl("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), Dl = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Ol = Cl("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Dl.indexOf(e) === -1 ? U : null,
	identify: (e) => e === null,
	represent: () => "null"
}), kl = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Al = Cl("tag:yaml.org,2002:null", {
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
	"true",
	"True",
	"TRUE"
], Ml = [
	"false",
	"False",
	"FALSE"
], Nl = Cl("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => jl.indexOf(e) !== -1 || Ml.indexOf(e) === -1 && U,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Pl = [
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
], Fl = [
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
], Il = Cl("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Pl.indexOf(e) !== -1 || Fl.indexOf(e) === -1 && U,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Ll = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Rl = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function zl(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Bl(e, t) {
	if (t) {
		if (!Rl.test(e)) return U;
	} else if (!Ll.test(e)) return U;
	let n = zl(e);
	return Number.isFinite(n) ? n : U;
}
var Vl = Cl("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Bl,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Hl = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Ul(e) {
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
function Wl(e) {
	if (!Hl.test(e)) return U;
	let t = Ul(e);
	return Number.isFinite(t) ? t : U;
}
var Gl = Cl("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Wl,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Kl = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), ql = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Jl(e) {
	if (!Kl.test(e)) return U;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || ql.test(e) ? r : U;
}
function Yl(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Xl = Cl("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Jl,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Yl
}), Zl = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Ql = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function $l(e) {
	if (!Zl.test(e)) return U;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Ql.test(e) ? r : U;
}
function eu(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var tu = Cl("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: $l,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: eu
}), nu = Cl("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : U,
	identify: () => !1
}), ru = /^[A-Za-z0-9+/]*={0,2}$/;
function iu(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !ru.test(t)) return U;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function au(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var ou = Cl("tag:yaml.org,2002:binary", {
	resolve: iu,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: au
}), su = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), cu = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function lu(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function uu(e) {
	let t = su.exec(e);
	if (t === null && (t = cu.exec(e)), t === null) return U;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = lu(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? U : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return U;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = lu(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return U;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return U;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var du = Cl("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: uu,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), fu = wl("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function pu(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
function mu(e, t) {
	let n = {};
	for (let r of t) e[r] !== void 0 && (n[r] = e[r]);
	return n;
}
var hu = wl("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (pu(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), gu = wl("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), _u = Tl("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: pu,
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
}), vu = Tl("tag:yaml.org,2002:set", {
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
function yu() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function bu() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function xu(e) {
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
var Su = class e {
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
		let t = xu(e), n = [], r = yu(), i = bu();
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
}, Cu = new Su([
	El,
	fu,
	_u
]);
[...Cu.tags];
var wu = new Su([
	...Cu.tags,
	Ol,
	Nl,
	Vl,
	Xl
]), Tu = new Su([
	...Cu.tags,
	Al,
	Il,
	Gl,
	tu,
	du,
	nu,
	ou,
	hu,
	gu,
	vu
]).withTags({
	...Gl,
	resolve: (e, t, n) => {
		let r = Gl.resolve(e, t, n);
		return r === U ? Vl.resolve(e, t, n) : r;
	}
}, {
	...tu,
	resolve: (e, t, n) => {
		let r = tu.resolve(e, t, n);
		return r === U ? Xl.resolve(e, t, n) : r;
	}
}), Eu = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Du(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Ou(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function ku(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Eu,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Du(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Ou((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Du(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Ou((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Du(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Ou((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Au(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var ju = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Au(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Au(this, e)}`;
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
		throw s.snippet = ku(s), new e(r, s);
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
}, Mu = {
	BLOCK: 1,
	FLOW: 2
}, Nu = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Pu = -1;
function Fu(e) {
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
var Iu = Array(256), Lu = Array(256);
for (let e = 0; e < 256; e++) Iu[e] = +!!Fu(e), Lu[e] = Fu(e);
function Ru(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function zu(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Bu(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Vu(e, t, n) {
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
function Hu(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Uu(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Vu(e, i, n);
			r += Hu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Wu(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Vu(e, i, n);
			r += Hu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Gu(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Vu(e, i, n).position;
			else if (t < 256 && Iu[t]) r += Lu[t], i++;
			else {
				let n = Bu(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = zu(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Ru(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Vu(e, i, n);
			r += Hu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Ku(e, t, n, r, i, a) {
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
	return i === Nu.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== Nu.STRIP && u && (l += "\n"), l;
}
function qu(e, t) {
	if (t.valueStart === Pu) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case G.SINGLE_QUOTED: return Wu(e, n, r);
		case G.DOUBLE_QUOTED: return Gu(e, n, r);
		case G.LITERAL_BLOCK: return Ku(e, n, r, t.indent, t.chomping, !1);
		case G.FOLDED_BLOCK: return Ku(e, n, r, t.indent, t.chomping, !0);
		default: return Uu(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Ju = "-#;/?:@&=+$_.~*'()", Yu = Ju + "!,[]", Xu = "0123456789ABCDEF";
function Zu(e) {
	return "%" + Xu[e >> 4] + Xu[e & 15];
}
function Qu(e, t) {
	let n = t ? Ju : Yu, r = "";
	for (let t = 0; t < e.length; t++) {
		let i = e.charCodeAt(t);
		i >= 48 && i <= 57 || i >= 65 && i <= 90 || i >= 97 && i <= 122 || n.includes(e[t]) ? r += e[t] : (i >= 55296 && i <= 56319 && (i = 65536 + ((i & 1023) << 10) + (e.charCodeAt(++t) & 1023)), r += i < 128 ? Zu(i) : i < 2048 ? Zu(192 | i >> 6) + Zu(128 | i & 63) : i < 65536 ? Zu(224 | i >> 12) + Zu(128 | i >> 6 & 63) + Zu(128 | i & 63) : Zu(240 | i >> 18) + Zu(128 | i >> 12 & 63) + Zu(128 | i >> 6 & 63) + Zu(128 | i & 63));
	}
	return r;
}
function $u(e) {
	let t = e;
	return t.charCodeAt(0) === 33 ? (t = t.slice(1), `!${Qu(t, !0)}`) : t.slice(0, 18) === "tag:yaml.org,2002:" ? `!!${Qu(t.slice(18), !0)}` : `!<${Qu(t, !1)}>`;
}
var ed = {
	filename: "",
	schema: wu,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, K = -1, td = Object.prototype.hasOwnProperty, nd = 1, rd = 2, id = 3, ad = 4, od = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, sd = /[,\[\]{}]/, cd = /^(?:!|!!|![0-9A-Za-z-]+!)$/, ld = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, ud = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, dd = RegExp(`^(?:${ld})*$`), fd = RegExp(`^(?:${ud})+$`), pd = RegExp(`^(?:!(?:${ld})*|${ud}(?:${ld})*)$`), md = {
	filename: "",
	maxDepth: 100
};
function hd(e, t, n) {
	e.events.push({
		type: W.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function gd(e, t, n, r, i, a, o) {
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
function _d(e, t, n, r, i, a, o) {
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
function vd(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: W.MAPPING,
		start: t.position,
		anchorStart: K,
		anchorEnd: K,
		tagStart: K,
		tagEnd: K,
		style: Mu.FLOW
	});
}
function yd(e, t, n, r, i, a, o, s, c = Nu.CLIP, l = -1, u = !1) {
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
function bd(e, t, n) {
	e.events.push({
		type: W.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function xd(e) {
	e.events.push({ type: W.POP });
}
function Sd(e) {
	yd(e, K, K, K, K, K, K, G.PLAIN);
}
function Cd() {
	return {
		anchorStart: K,
		anchorEnd: K,
		tagStart: K,
		tagEnd: K
	};
}
function wd(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Td(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function q(e, t) {
	ju.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function J(e) {
	return e === 10 || e === 13;
}
function Ed(e) {
	return e === 9 || e === 32;
}
function Dd(e) {
	return Ed(e) || J(e);
}
function Od(e) {
	return e === 0 || Dd(e);
}
function kd(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Ad(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function jd(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Md(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Nd(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function Pd(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function Y(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Dd(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Ed(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!J(r) && r !== 0);
		if (!J(r)) break;
		for (Pd(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Fd(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Dd(n);
	}
	return !1;
}
function Id(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Ld(e) {
	if (e.position !== e.lineStart) return !1;
	if (Fd(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = wd(e);
	Id(e), Y(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Fd(e));
	return Td(e, t), r;
}
function Rd(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !J(t);) t = e.input.charCodeAt(++e.position);
}
function zd(e, t, n) {
	let r = od.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, q(e, "the stream contains non-printable characters"));
}
function Bd(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== K && q(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && q(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Dd(s) && !(n && kd(s));) s === 33 && (a ? q(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), cd.test(o) || q(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), sd.test(l) && q(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? dd.test(l) : fd.test(l)) && q(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !td.call(e.tagHandlers, o) && q(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Vd(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== K && q(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Dd(e.input.charCodeAt(e.position)) && !kd(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && q(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Hd(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== K || t.tagStart !== K) && q(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Dd(e.input.charCodeAt(e.position)) && !kd(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && q(e, "name of an alias node must contain at least one character"), bd(e, n, e.position), !0;
}
function Ud(e, t) {
	Y(e, !1), e.lineIndent < t && q(e, "deficient indentation");
}
function Wd(e, t, n) {
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
			return e.position++, yd(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, G.SINGLE_QUOTED, Nu.CLIP, -1, i), !0;
		}
		J(a) ? (i = !1, Ud(e, t)) : e.position === e.lineStart && Fd(e) ? q(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? q(e, "expected valid JSON character") : e.position++;
	}
	q(e, "unexpected end of the stream within a single quoted scalar");
}
function Gd(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, yd(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, G.DOUBLE_QUOTED, Nu.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (J(n)) Ud(e, t);
			else if (Nd(n)) e.position++;
			else {
				let t = Md(n);
				for (t === 0 && q(e, "unknown escape sequence"); t-- > 0;) e.position++, jd(e.input.charCodeAt(e.position)) < 0 && q(e, "expected hexadecimal character");
				e.position++;
			}
		} else J(a) ? (i = !1, Ud(e, t)) : e.position === e.lineStart && Fd(e) ? q(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? q(e, "expected valid JSON character") : e.position++;
	}
	q(e, "unexpected end of the stream within a double quoted scalar");
}
function Kd(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = Nu.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? G.LITERAL_BLOCK : G.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Ad(n);
		if (n === 43 || n === 45) i !== Nu.CLIP && q(e, "repeat of a chomping mode identifier"), i = n === 43 ? Nu.KEEP : Nu.STRIP, e.position++;
		else if (r >= 0) r === 0 && q(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && q(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Ed(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Rd(e), J(e.input.charCodeAt(e.position)) ? Pd(e) : e.input.charCodeAt(e.position) !== 0 && q(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Ld(e)) break;
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
		Rd(e), f = e.position, J(e.input.charCodeAt(e.position)) && (Pd(e), f = e.position);
	}
	return zd(e, d, f), yd(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function qd(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === nd;
	if (n === 0 || Dd(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || kd(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Od(t) || r && kd(t)) return !1;
	}
	return !0;
}
function Jd(e, t, n, r) {
	if (!qd(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === nd, c = !1;
	for (; o !== 0 && !Ld(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Od(t) || s && kd(t)) break;
		} else if (o === 35) {
			if (Dd(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && kd(o)) break;
		else if (J(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (Y(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Ed(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (zd(e, i, a), yd(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, G.PLAIN, Nu.CLIP, -1, !c), !0);
}
function Yd(e, t) {
	let n = e.line;
	Y(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && q(e, "deficient indentation");
}
function Xd(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? _d(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Mu.FLOW) : gd(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Mu.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Yd(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, xd(e), !0;
		o ? n === 44 && q(e, "expected the node content, but found ','") : q(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Dd(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Yd(e, t));
		let c = e.line, l = wd(e), u = $d(e, t, nd, !1, !0);
		Yd(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Yd(e, t), i || vd(e, l), u || Sd(e), $d(e, t, nd, !1, !0) || Sd(e), Yd(e, t), i || xd(e)) : i && r ? (u || Sd(e), Sd(e)) : i ? Sd(e) : r && (vd(e, l), u || Sd(e), Sd(e), xd(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	q(e, "unexpected end of the stream within a flow collection");
}
function Zd(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Od(e.input.charCodeAt(e.position + 1))) return !1;
	for (gd(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Mu.BLOCK); e.input.charCodeAt(e.position) === 45 && Od(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, q(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = Y(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Od(e.input.charCodeAt(e.position + 1)) && q(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? Sd(e) : $d(e, t, id, !1, !0), Y(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && q(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Od(e.input.charCodeAt(e.position + 1)) && q(e, "bad indentation of a sequence entry");
	}
	return xd(e), !0;
}
function Qd(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, q(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Od(l)) o ||= (_d(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Mu.BLOCK), !0), c === 63 ? (i && Sd(e), a = !0, i = !0) : (i || (Sd(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (Sd(e), !1);
			let t = wd(e);
			if (!$d(e, n, rd, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Ed(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Od(c) || q(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: W.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Mu.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) q(e, "expected ':' after a mapping key");
				else return r.anchorStart !== K || r.tagStart !== K ? (Td(e, t), !1) : !0;
			} else if (a) q(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== K || r.tagStart !== K ? (Td(e, t), !1) : !0;
		}
		if ($d(e, t, ad, !0, s) && (s = !1), i || (s &&= (Sd(e), !1)), Y(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) q(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && Sd(e), o && xd(e), !0) : !1;
}
function $d(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && q(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Cd(), d = n === ad || n === id, f = d, p = d;
	if (r && Y(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = wd(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== K || u.anchorStart !== K) && (r === 33 || r === 38)) {
			let n = wd(e), r = t + 1;
			if (Qd(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === W.MAPPING) return e.depth--, !0;
			Td(e, n);
		}
		if (s && (r === 33 && u.tagStart !== K || r === 38 && u.anchorStart !== K) || !Bd(e, u, n === nd) && !Vd(e, u)) break;
		l === null && (l = i), Y(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === ad) {
		let r = n === nd || n === rd ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Zd(e, i, u) || Qd(e, i, r, u)) || Xd(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = wd(e), n = l.position - l.lineStart;
					Td(e, l), Qd(e, n, r, Cd()) && e.events[t.eventsLength]?.type === W.MAPPING ? c = !0 : Td(e, t);
				}
				!c && (d && Kd(e, r, u) || Wd(e, r, u) || Gd(e, r, u) || Hd(e, u) || Jd(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Zd(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== K || u.tagStart !== K || d) && (yd(e, K, K, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, G.PLAIN), c = !0), e.depth--, c || u.anchorStart !== K || u.tagStart !== K;
}
function ef(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Dd(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && q(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !J(e.input.charCodeAt(e.position));) {
		for (; Ed(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || J(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Dd(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (J(e.input.charCodeAt(e.position)) && Pd(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && q(e, "duplication of %YAML directive"), r.length !== 1 && q(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && q(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && q(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && q(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		cd.test(t) || q(e, "ill-formed tag handle (first argument) of the TAG directive"), td.call(e.tagHandlers, t) && q(e, `there is a previously declared suffix for "${t}" tag handle`), pd.test(n) || q(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function tf(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (Y(e, !0); ef(e);) t = !0, Y(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Od(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, Y(e, !0), i = e.line > t;
	} else t && q(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Fd(e)) {
		e.position += 3, Y(e, !0);
		return;
	}
	if (hd(e, n, !1), $d(e, e.lineIndent - 1, ad, !1, i, i) || Sd(e), Y(e, !0), e.position === e.lineStart && Fd(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, Y(e, !0), e.line === t && e.position < e.length && q(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === W.DOCUMENT && (o.explicitEnd = r), xd(e), !r && e.position < e.length && !Ld(e) && q(e, "end of the stream or a document separator is expected");
}
function nf(e, t) {
	let n = e.length, r = {
		...md,
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
	for (i !== -1 && ju.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Id(r), Y(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		tf(r), r.position === e && q(r, "can not read a document");
	}
	return r.events;
}
({
	...md,
	...ed
});
var rf = Symbol("INVALID");
function af(e) {
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
function of(e, t) {
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
function sf(e, t) {
	if (!e.noRefs && typeof t == "object" && t) {
		let n = e.refs.get(t);
		if (n) return n.anchor === void 0 && (n.anchor = `ref_${e.refCounter++}`), {
			kind: "alias",
			anchor: n.anchor
		};
	}
	let n = of(e, t);
	if (!n) {
		if (t === void 0 || e.skipInvalid) return rf;
		throw new ju(`unacceptable kind of an object to dump ${Object.prototype.toString.call(t)}`);
	}
	let { tag: r, tagName: i, implicitTag: a } = n, o = a ? i : $u(i);
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
			style: Mu.BLOCK,
			items: []
		};
		e.noRefs || e.refs.set(t, i);
		for (let t = 0, r = n.length; t < r; t += 1) {
			let r = sf(e, n[t]);
			r === rf && n[t] === void 0 && (r = sf(e, null)), r !== rf && i.items.push(r);
		}
		return i;
	}
	let s = r.represent(t), c = {
		kind: "mapping",
		tag: o,
		tagged: !a,
		style: Mu.BLOCK,
		items: []
	};
	e.noRefs || e.refs.set(t, c);
	for (let [t, n] of s) {
		let r = sf(e, t);
		if (r === rf) continue;
		let i = sf(e, n);
		i !== rf && c.items.push({
			key: r,
			value: i
		});
	}
	return c;
}
function cf(e, t, n = {}) {
	let r = sf({
		representTypes: af(t),
		noRefs: n.noRefs ?? !1,
		skipInvalid: n.skipInvalid ?? !1,
		refs: new Map(),
		refCounter: 0
	}, e);
	return [{
		contents: r === rf ? null : r,
		directives: []
	}];
}
var lf = Symbol("visit:break"), uf = Symbol("visit:skip");
function df(e, t, n) {
	let r = t(e, n);
	if (r === lf) return !0;
	if (r === uf) return !1;
	let i = n.depth + 1;
	switch (e.kind) {
		case "sequence":
			for (let n of e.items) if (df(n, t, {
				depth: i,
				parent: e,
				isKey: !1
			})) return !0;
			break;
		case "mapping": for (let { key: n, value: r } of e.items) if (df(n, t, {
			depth: i,
			parent: e,
			isKey: !0
		}) || df(r, t, {
			depth: i,
			parent: e,
			isKey: !1
		})) return !0;
	}
	return !1;
}
function ff(e, t) {
	for (let n of e) if (n.contents && df(n.contents, t, {
		depth: 0,
		parent: null,
		isKey: !1
	})) return;
}
function pf(e, t) {
	return !!(e & 1 << t);
}
var mf = {
	applyQuoteFlowKeysOption: gf,
	doubleQuoteForInvisibles: _f,
	doubleQuoteWhitespaceOnly: vf,
	applyForceQuotesOption: yf,
	tryLongOrMultilineAsBlock: bf,
	quoteInvalidPlain: xf,
	fallbackToDoubleQuoted: Sf
};
function hf(e) {
	return e.presenterOptions.quoteStyle === "single" && pf(e.allowedStylesMask, G.SINGLE_QUOTED) ? G.SINGLE_QUOTED : G.DOUBLE_QUOTED;
}
function gf(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === G.PLAIN && (e.style = G.DOUBLE_QUOTED);
}
function _f(e) {
	e.style === G.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = G.DOUBLE_QUOTED);
}
function vf(e) {
	e.style === G.PLAIN && /^\s+$/.test(e.node.value) && (e.style = G.DOUBLE_QUOTED);
}
function yf(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== G.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? G.DOUBLE_QUOTED : hf(e)));
}
function bf(e) {
	if (e.style !== G.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!pf(e.allowedStylesMask, G.LITERAL_BLOCK)) {
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
function xf(e) {
	e.style === G.PLAIN && !pf(e.allowedStylesMask, G.PLAIN) && (e.style = hf(e));
}
function Sf(e) {
	pf(e.allowedStylesMask, e.style) || (e.style = G.DOUBLE_QUOTED);
}
function Cf(e, t) {
	return e | 1 << t;
}
var wf = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Tf = "[\\n\\r]", Ef = "\\uFEFF", Df = "[ \\t]", Of = `(?:(?!(?:${Tf}|${Ef}))${wf})`, kf = `(?:(?!${Df})${Of})`, Af = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", jf = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Mf = "[,\\[\\]{}]", Nf = kf, Pf = `(?:(?!${Mf})${kf})`, Ff = `(?:(?:(?!${jf})${kf})|[?:-](?=${Nf}))`, If = `(?:(?:(?!${jf})${kf})|[?:-](?=${Pf}))`, Lf = `(?:(?:(?![:#])${Nf})|:(?=${Nf}))#*`, Rf = `(?:(?:(?![:#])${Pf})|:(?=${Pf}))#*`, zf = `(?:${Df}*${Lf})*`, Bf = `(?:${Df}*${Rf})*`, Vf = `${Ff}#*${zf}`, Hf = `${If}#*${Bf}`, Uf = Vf, Wf = Hf, Gf = `\\n+${Lf}${zf}`, Kf = `\\n+${Rf}${Bf}`, qf = `${Vf}(?:${Gf})*`, Jf = `${Hf}(?:${Kf})*`, Yf = RegExp(`^(?:${qf})$`, "u"), Xf = RegExp(`^(?:${Jf})$`, "u"), Zf = RegExp(`^(?:${Uf})$`, "u"), Qf = RegExp(`^(?:${Wf})$`, "u"), $f = RegExp(`^(?:${Af})*$`, "u"), ep = RegExp(`^(?:${Af}|\\n)*$`, "u"), tp = RegExp(`^(?:${Of}|\\n)*$`, "u"), np = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/, rp = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function ip(e) {
	let t = e.node.value;
	if (t !== "") {
		if (!(e.isKey ? e.flowOnly ? Qf : Zf : e.flowOnly ? Xf : Yf).test(t) || e.shiftOfFirstLine === 0 && np.test(t)) return !1;
		if (e.shiftOfContent === 0) {
			let e = t.indexOf("\n");
			if (e !== -1) {
				let n = t.slice(e + 1);
				if (rp.test(n)) return !1;
			}
		}
	}
	let n = e.presenterOptions.schema.resolveImplicitScalarTag(t).tag.tagName;
	return !(!e.node.tagged && n !== e.node.tag || !e.node.tagged && t === "=" && n === e.presenterOptions.schema.defaultScalarTag.tagName);
}
function ap(e) {
	let t = e.node.value;
	if (!(e.isKey ? $f : ep).test(t) || /[ \t]\n|\n[ \t]/.test(t)) return !1;
	if (!e.isKey && e.shiftOfContent === 0) {
		let e = t.indexOf("\n");
		if (e !== -1 && rp.test(t.slice(e + 1))) return !1;
	}
	return !0;
}
function op(e) {
	if (e.flowOnly || !tp.test(e.node.value)) return !1;
	let t = e.shiftOfContent - e.shiftOfParent;
	return !(t < 1 || t > 9 && /^\n* /.test(e.node.value) || e.shiftOfContent === 0 && rp.test(e.node.value));
}
function sp(e) {
	let t = Cf(0, G.DOUBLE_QUOTED);
	ip(e) && (t = Cf(t, G.PLAIN)), ap(e) && (t = Cf(t, G.SINGLE_QUOTED)), op(e) && (t = Cf(Cf(t, G.LITERAL_BLOCK), G.FOLDED_BLOCK)), e.allowedStylesMask = t;
}
function cp(e) {
	switch (e.style) {
		case G.PLAIN: return lp(e);
		case G.SINGLE_QUOTED: return up(e);
		case G.LITERAL_BLOCK: return dp(e);
		case G.FOLDED_BLOCK: return fp(e);
		case G.DOUBLE_QUOTED: return pp(e);
	}
}
function lp(e) {
	return mp(e.node.value, e.shiftOfContent);
}
function up(e) {
	return `'${mp(e.node.value, e.shiftOfContent).replace(/'/g, "''")}'`;
}
function dp(e) {
	let t = e.node.value;
	return "|" + _p(t, e.shiftOfParent, e.shiftOfContent) + vp(hp(t, e.shiftOfContent));
}
function fp(e) {
	let t = e.node.value, n = e.presenterOptions.lineWidth, r = Infinity;
	return n !== -1 && (r = Math.max(Math.min(n, 40), n - e.shiftOfContent)), ">" + _p(t, e.shiftOfParent, e.shiftOfContent) + vp(hp(xp(t, r), e.shiftOfContent));
}
function pp(e) {
	return `"${wp(e.node.value)}"`;
}
function mp(e, t) {
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
function hp(e, t) {
	let n = " ".repeat(t), r = 0, i = "", a = e.length;
	for (; r < a;) {
		let t, o = e.indexOf("\n", r);
		o === -1 ? (t = e.slice(r), r = a) : (t = e.slice(r, o + 1), r = o + 1), t.length && t !== "\n" && (i += n), i += t;
	}
	return i;
}
function gp(e) {
	return /^\n* /.test(e);
}
function _p(e, t, n) {
	let r = gp(e) ? String(n - t) : "", i = e[e.length - 1] === "\n";
	return `${r}${i && (e[e.length - 2] === "\n" || e === "\n") ? "+" : i ? "" : "-"}\n`;
}
function vp(e) {
	return e[e.length - 1] === "\n" ? e.slice(0, -1) : e;
}
function yp(e) {
	return e === " " || e === "	";
}
function bp(e, t) {
	if (e === "" || yp(e[0])) return e;
	let n = / [^ \t]/g, r, i = 0, a, o = 0, s = 0, c = "";
	for (; r = n.exec(e);) s = r.index, s - i > t && (a = o > i ? o : s, c += `\n${e.slice(i, a)}`, i = a + 1), o = s;
	return c += "\n", e.length - i > t && o > i ? c += `${e.slice(i, o)}\n${e.slice(o + 1)}` : c += e.slice(i), c.slice(1);
}
function xp(e, t) {
	let n = /(\n+)([^\n]*)/g, r = e.indexOf("\n");
	r === -1 && (r = e.length), n.lastIndex = r;
	let i = bp(e.slice(0, r), t), a = e[0] === "\n" || yp(e[0]), o, s;
	for (; s = n.exec(e);) {
		let e = s[1], n = s[2];
		o = n !== "" && yp(n[0]), i += e + (!a && !o && n !== "" ? "\n" : "") + bp(n, t), a = o;
	}
	return i;
}
var Sp = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function Cp(e) {
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
function wp(e) {
	return e.replace(Sp, Cp);
}
var Tp = 10, Ep = {
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
	scalarStyleRules: Object.keys(mf).map((e) => Reflect.get(mf, e)),
	tagBeforeAnchor: !1
};
function Dp(e) {
	return e.tagged ? e.tag : $u(e.tag);
}
function Op(e) {
	let t = {
		...Ep,
		...e
	};
	return t.flowSkipColonSpace && (t.quoteFlowKeys = !0), {
		...t,
		defaultScalarTagName: t.schema.defaultScalarTag.tagName,
		openEnded: !1
	};
}
function kp(e, t) {
	return `\n${" ".repeat(e.indent * t)}`;
}
function Ap(e, t, n, r, i, a) {
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
function jp(e, t, n) {
	let r = "";
	for (let i = 0, a = n.items.length; i < a; i += 1) {
		let a = Ip(e, t, n.items[i], n, {}).text;
		i > 0 && (r += `,${e.flowSkipCommaSpace ? "" : " "}`), r += a;
	}
	let i = e.flowBracketPadding && n.items.length > 0 ? " " : "";
	return `[${i}${r}${i}]`;
}
function Mp(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = Ip(e, t + 1, n.items[a], n, {
			block: !0,
			compact: e.seqInlineFirst,
			isblockseq: !0
		}).text;
		r && i === "" || (i += kp(e, t)), o === "" || Tp === o.charCodeAt(0) ? i += "-" : i += "- ", i += o;
	}
	return i;
}
function Np(e, t, n) {
	let r = "";
	for (let { key: i, value: a } of n.items) {
		let o = "";
		r !== "" && (o += `,${e.flowSkipCommaSpace ? "" : " "}`);
		let s = Ip(e, t, i, n, { iskey: !0 }), c = s.text, l = Ip(e, t, a, n, {}).text, u = e.flowSkipColonSpace || l === "" ? "" : " ", d = i.kind === "scalar" && s.noBody && (i.tagged || i.anchor !== void 0), f = i.kind === "alias" || d ? " " : "";
		o += `${c}${f}:${u}${l}`, r += o;
	}
	let i = e.flowBracketPadding && r !== "" ? " " : "";
	return `{${i}${r}${i}}`;
}
function Pp(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = "";
		r && i === "" || (o += kp(e, t));
		let { key: s, value: c } = n.items[a], l = (s.kind === "mapping" || s.kind === "sequence") && s.style === Mu.BLOCK && s.items.length !== 0 || s.kind === "scalar" && (s.style === G.LITERAL_BLOCK || s.style === G.FOLDED_BLOCK), u = l ? Ip(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			isblockseq: !Fp(e, s, t + 1)
		}) : Ip(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			iskey: !0
		}), d = u.text, f = s.kind === "scalar" && s.value.indexOf("\n") !== -1, p = d.length > 1024 && /^[\s\S]{1025}/u.test(d), m = l || f || p;
		m && (d && Tp === d.charCodeAt(0) ? o += "?" : o += "? "), o += d, m && (o += kp(e, t));
		let h = Ip(e, t + 1, c, n, {
			block: !0,
			compact: m,
			isblockseq: m && !Fp(e, c, t + 1)
		}).text, g = s.kind === "scalar" && u.noBody && (s.tagged || s.anchor !== void 0), _ = !m && (s.kind === "alias" || g) ? " " : "";
		h === "" || Tp === h.charCodeAt(0) ? o += `${_}:` : o += `${_}: `, o += h, i += o;
	}
	return i;
}
function Fp(e, t, n) {
	return t.kind === "alias" || t.tagged || t.anchor !== void 0 || e.indent < 2 && n > 0;
}
function Ip(e, t, n, r, i) {
	if (n.kind === "alias") return e.openEnded = !1, {
		text: `*${n.anchor}`,
		noBody: !1
	};
	let { block: a = !1, iskey: o = !1, isblockseq: s = !1 } = i, c = i.compact ?? !1, l = n.anchor !== void 0;
	Fp(e, n, t) && (c = !1);
	let u, d = n.tagged, f = a && (n.kind === "mapping" || n.kind === "sequence") && n.style === Mu.BLOCK && n.items.length !== 0;
	if (n.kind === "mapping") u = f ? Pp(e, t, n, c) : Np(e, t, n);
	else if (n.kind === "sequence") u = f ? e.seqNoIndent && !s && t > 0 ? Mp(e, t - 1, n, c) : Mp(e, t, n, c) : jp(e, t, n);
	else {
		let i = Ap(e, n, r, t, o, !a);
		sp(i);
		for (let t of e.scalarStyleRules) t(i);
		u = cp(i), e.openEnded = (i.style === G.LITERAL_BLOCK || i.style === G.FOLDED_BLOCK) && (n.value === "\n" || n.value.endsWith("\n\n")), d = n.tagged || u === "" && i.flowOnly && r?.kind === "sequence" && !l || i.style !== G.PLAIN && n.tag !== e.defaultScalarTagName;
	}
	n.kind !== "mapping" && n.kind !== "sequence" || f || (e.openEnded = !1), f && c && t > 0 && e.indent > 2 && (u = `${" ".repeat(e.indent - 2)}${u}`);
	let p = u === "", m = u;
	if (d || l) {
		let t = [], r = d ? Dp(n) : null, i = l ? `&${n.anchor}` : null;
		e.tagBeforeAnchor ? (r !== null && t.push(r), i !== null && t.push(i)) : (i !== null && t.push(i), r !== null && t.push(r));
		let a = u === "" || u.charCodeAt(0) === Tp ? "" : " ";
		m = `${t.join(" ")}${a}${u}`;
	}
	return {
		text: m,
		noBody: p
	};
}
function Lp(e) {
	return (e.kind === "sequence" || e.kind === "mapping") && e.style === Mu.BLOCK && e.items.length !== 0 && !e.tagged && e.anchor === void 0;
}
function Rp(e) {
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
function zp(e, t) {
	let n = Op(t), r = "", i = !1;
	for (let t = 0; t < e.length; t += 1) {
		let a = e[t];
		n.openEnded = !1;
		let o = Rp(a), s = o !== "", c = a.explicitStart || s || t > 0 && !i;
		if (r += o, a.contents === null) c && (r += "---\n");
		else if (c) {
			let e = Ip(n, 0, a.contents, null, {
				block: !0,
				compact: !0
			}).text, t = e === "" ? "" : s || Lp(a.contents) ? "\n" : " ";
			r += `---${t}${e}\n`;
		} else r += Ip(n, 0, a.contents, null, {
			block: !0,
			compact: !0
		}).text + "\n";
		i = a.explicitEnd || n.openEnded, i && (r += "...\n");
	}
	return r;
}
var Bp = {
	...Ep,
	schema: Tu,
	skipInvalid: !1,
	noRefs: !1,
	flowLevel: -1,
	sortKeys: !1,
	transform: () => {}
};
function Vp(e, t) {
	let n = String(e), r = String(t);
	return n < r ? -1 : +(n > r);
}
function Hp(e, t = {}) {
	let n = {
		...Bp,
		...t
	}, r = cf(e, n.schema, {
		noRefs: n.noRefs,
		skipInvalid: n.skipInvalid
	});
	if (n.flowLevel >= 0 && ff(r, (e, t) => {
		if (!(t.depth < n.flowLevel)) return (e.kind === "sequence" || e.kind === "mapping") && (e.style = Mu.FLOW), uf;
	}), n.sortKeys) {
		let e = n.sortKeys === !0 ? Vp : n.sortKeys;
		ff(r, (t) => {
			t.kind === "mapping" && t.items.sort((t, n) => e(t.key.kind === "scalar" ? t.key.value : "", n.key.kind === "scalar" ? n.key.value : ""));
		});
	}
	return n.transform(r), zp(r, {
		...mu(n, Object.keys(Ep)),
		schema: n.schema
	});
}
W.DOCUMENT, W.SEQUENCE, W.MAPPING, W.SCALAR, W.ALIAS, W.POP, G.PLAIN, G.SINGLE_QUOTED, G.DOUBLE_QUOTED, G.LITERAL_BLOCK, G.FOLDED_BLOCK, Mu.BLOCK, Mu.FLOW, Nu.CLIP, Nu.STRIP, Nu.KEEP;
// src/yaml/events.ts
var Up = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Wp = "A manifest is one document: split it into files instead of writing ---.", Gp = 2 ** 15, Kp = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, qp = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Jp = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* Yp(e, t, n = Gp) {
	let r = t ? e.length : 25e5, i = e.length > n ? $p(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new Up("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new Up("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = Xp(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function Xp(e, t, n, r) {
	let i = Zp(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== W.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== W.SEQUENCE || s.style !== Mu.BLOCK) || !c.every(({ type: e }) => e === W.POP) || i.some(({ type: e }) => e === W.DOCUMENT)) throw new Up(Wp, t, t);
	r && !a && i.push({ type: W.POP });
	for (let e of a ? [] : i) rm(e, t);
	return i;
}
function Zp(e, t, n) {
	let r = e.slice(t, n).replace(Kp, "");
	try {
		return Qp(r, t);
	} catch (e) {
		if (!(e instanceof Up) || e.message !== "deficient indentation") throw e;
		let n = Qp(r.replace(qp, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === W.SCALAR && (e.fast = !1);
		return n;
	}
}
function Qp(e, t) {
	try {
		return nf(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof ju ? new Up(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function $p(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	Jp.lastIndex = t.at(-1) ?? e.length;
	let [, n] = Jp.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: Jp.lastIndex
	};
}
const em = 2 ** 20, tm = 2 ** 18;
function nm(e) {
	if (e.length <= em) return;
	let t = e.slice(0, tm), n = t.lastIndexOf($p(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function rm(e, t) {
	e.type !== W.POP && e.type !== W.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== W.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === W.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const im = process.getBuiltinModule("node:module").createRequire(import.meta.url), am = (...e) => im("./late-yaml.js").parseDocument(...e), om = (...e) => im("./late-yaml.js").visit(...e), sm = 2 ** 15, cm = 2 ** 18;
function lm(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [O("yaml", a, { place: Jt(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + sm ? [sm, cm] : [cm]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = um(t, n, i, s), u = nn(t.path, Jt(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [dm(e, t, n)];
}
function um(e, t, n, r) {
	let i = t.slice(n, r), a = am(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { errors: o } = a, s = new _n(), c = -Infinity;
	for (let i of o.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [o, l] = i.pos.map((e) => e + n);
		if (r < t.length && l >= r - 1) continue;
		let u = Jt(e, o, Math.max(o + 1, l)), d = u.line > c + 1;
		if (c = Math.max(c, u.endLine), !d || s.countMore(e.path)) continue;
		let f = gm(i) ? n + _m(a, i.pos[0]) : void 0, p = gm(i) === "quote" ? "" : Sm(t, f ?? o), m = f === void 0 ? u : Jt(e, f, f + 1);
		s.add(fm(p || vm(i), m));
	}
	return {
		problems: s.problems,
		errors: o.length
	};
}
function dm({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return fm((e >= r.trimEnd().length ? mm : hm.get(t)) ?? (Sm(r, e) || i), Jt(n, e, e + 1));
}
function fm(e, t) {
	return O("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const pm = "Values are nested too deeply. Use fewer levels.", mm = "The file ends in brackets or in quotes. Add the closing one.", hm = new Map([["nesting exceeded maxDepth (500)", pm], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function gm({ message: e }) {
	return e.startsWith("Missing closing") ? "quote" : /^Flow .* end with a /.test(e) ? "bracket" : void 0;
}
function _m(e, t) {
	let n = t;
	return om(e, { Node: (e, { type: r = "", flow: i, range: a }) => {
		(i || r.startsWith("QUOTE")) && a && a[0] < t && t <= a[2] && (n = a[0]);
	} }), n;
}
function vm(e) {
	if (e.message.startsWith("Maximum call stack")) return pm;
	let t = gm(e);
	if (t === "bracket") return "The brackets that start here are not closed. Add the closing one.";
	if (t) return "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\".";
	if (e.message.startsWith("Implicit map keys need")) return "This line has no colon with a blank after it. Write it as NAME: VALUE.";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either this line or the next one is not indented like the others, a colon has no blank after it, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return Wp;
		default: return `${e.message}.`;
	}
}
function ym(e, { at: t, text: n, first: r, depth: i }, a) {
	if (a.countMore(e.path)) return;
	let { line: o } = Jt(e, r(), t), s = `The field "${n}" is declared twice: here and in line ${o}. Keep one of them.${i === 1 ? " If both have lists, put all values into one list." : ""}`;
	a.add(O("duplicate-member", s, { place: Jt(e, t, t + 1) }));
}
const bm = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/, xm = /^\s*(?:- +)*(?:key_name|previously):/;
function Sm(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^={7}\r?$/.test(i)) return Rn;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^"(?:[^"\\]|\\.)*"\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it as \\\".";
	if (/^'(?:[^']|'')*'\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it twice: ''.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return `${xm.test(i) ? "If the name has no blank after its colon, remove the blank. " : ""}A text with ": " in it needs quotes: "${a.slice(0, 60)}${a.length > 60 ? "…" : ""}".`;
	let [o] = bm.exec(a) ?? [];
	return o === void 0 ? "" : `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function Cm(e, t) {
	let n = new _n();
	for (let { start: r, end: i } of Wt(e)) n.countMore(t.path) || n.add(O("yaml", Rn, { place: Jt(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function wm(e, t, { anyText: n = !1, plainNumbers: r = !1, most: i = Infinity } = {}) {
	let a = On(t), o = {
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
		return l([O("yaml", e, { place: Jt(o, i, i + 1) })]);
	}
	let u = Cm(t, o);
	if (u.length > 0) return l(u);
	try {
		let e = Em(o, t, {
			anyText: n,
			plainNumbers: r
		});
		return e.problems.some((e) => e.code === "yaml" && Zn(e) > 1) ? l(e.problems) : {
			...e,
			file: o,
			textAt: c
		};
	} catch (e) {
		if (!(e instanceof Up)) throw e;
		return l(lm(e, o, t));
	}
}
const Tm = 1e6;
function Em(e, t, { anyText: n, plainNumbers: r }, i) {
	let a = Yp(t, n, i), s = new Bm(), c = new Map(), l = new _n(), u = 0, f = 0, p = 0, m = 0, h = 0, g = a.next().value, _ = s.add();
	return {
		value: Lm(g) ? v(g, Om, _) : null,
		span: new Vm(s, _),
		problems: l.problems
	};
	function v(e, t, n) {
		let r = m;
		m += 1;
		let i = e.type === W.ALIAS ? void 0 : y(e), a = e.type === W.ALIAS ? b(e.anchorStart, e.anchorEnd) : e.type === W.SCALAR ? w(e, t) : x(e, n ?? s.add());
		return n !== void 0 && !Rm(e) && s.set(n, u, f, !1), i && (i.value = a, i.size = m - r), a;
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
		u = e - 1, f = n;
		let r = t.slice(e, n), i = c.get(r);
		if (!i) return ie(`The anchor "&${r}" is not defined before the alias "*${r}". Define it above this line, or write the value here.`);
		if (i.size === void 0) return ie(`The alias "*${r}" is inside its own anchor "&${r}". Write the value here instead.`);
		let a = Math.max(1e4, t.length);
		return h > a ? null : (m += i.size, h += i.size, h > a ? ie(`From here on, aliases repeat more than ${a} values. Write the values out.`) : i.value);
	}
	function x(e, r) {
		let { start: i, type: a } = e, o = m;
		f = i;
		let c = /[[{]/.test(t.charAt(i));
		c && (f += 1), p += 1;
		let l = a === W.SEQUENCE ? S() : C(r);
		if (--p, f = E(c ? Nm : t.charAt(f - 1) === "\n" ? Om : Im), s.set(r, i, f, !0), e.tagStart >= 0) return re(e);
		if (m > 25e5 && !n) throw new Up("This file has more than 2,500,000 values up to here. Divide it into several files.", i);
		return n || p < 2 || m - o <= 15e4 ? l : (m = o, ie("This has more than 150,000 values. Use fewer.", i, i + 1));
	}
	function S() {
		let e = [];
		for (;;) {
			let t = a.next().value;
			if (!Lm(t)) return [...e];
			if (p === 2 && e.length === 15e4 && !n) throw new Up("This file has more than 150,000 entries. Divide it into several files.", Rm(t) ? t.start : f);
			e.push(v(t, jm, s.add()));
		}
	}
	function C(t) {
		let n = {};
		for (;;) {
			let r = a.next().value;
			if (!Lm(r)) return n;
			let i = te(r), o = s.add(i), c = a.next().value, u = Lm(c) ? v(c, Mm, o) : null;
			if (!i) continue;
			let { text: d, start: f, end: m } = i;
			d === "__proto__" ? ie("\"__proto__\" cannot be the name of a field. Choose another name.", f, m) : (Object.hasOwn(n, d) && ym(e, {
				at: f,
				text: d,
				first: () => {
					let e = [...s.members(t, Infinity)].find(([e]) => e === d);
					return s.number(e?.[1] ?? o, zm);
				},
				depth: p
			}, l), n[d] = u);
		}
	}
	function te(e) {
		let n = v(e, Am), [r, i] = [Rm(e) ? e.start : u, f];
		if (typeof n == "object" && n) ie(Sm(t, r) || "The name of a field must be a plain word or text.", r, i);
		else return {
			text: typeof n == "string" ? n : t.slice(r, i),
			start: r,
			end: i
		};
	}
	function w(e, i) {
		let { style: a, valueStart: s, valueEnd: c, tagStart: l } = e;
		if (l >= 0 && !Dm.has(ne(e))) return re(e);
		let m = Math.max(e.anchorEnd, e.tagEnd);
		if (m >= 0 && (f = m), s < 0) {
			let e = E(m < 0 ? i : km);
			return (i !== Mm || e > f || m >= 0) && (u = e), f = e, null;
		}
		let h = qu(t, e);
		if (a === G.LITERAL_BLOCK || a === G.FOLDED_BLOCK) {
			u = E(Pm);
			let e = t.slice(s, c);
			f = s + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = a === G.PLAIN ? 0 : 1;
			u = s - e, f = c + e;
		}
		if (!n && d(h)) return ie(o("This text"));
		if (a !== G.PLAIN || l >= 0) return h;
		let { value: g } = wu.resolveImplicitScalarTag(h), _ = typeof g != "number" || ee(h.replace(/^-/, "")) !== void 0;
		return r && !_ ? ie("Write this number in decimal digits, such as 10. If it is text, put it in quotes.") : Number.isInteger(g) && !Number.isSafeInteger(g) ? ie("This number has too many digits. Put it in quotes to keep it as text.") : (p > 2 && t[f] === " " && typeof g == "string" && T(), g);
	}
	function T() {
		let n = E(Fm);
		if (n === f) return;
		let r = t.slice(f, n).trim(), i = `YAML reads ${r} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, a = Jt(e, n - r.length, n);
		l.add(O("yaml-comment", i, {
			place: a,
			severity: "warning",
			quotes: [r]
		}));
	}
	function E(e) {
		return e.lastIndex = f, e.test(t) ? e.lastIndex : f;
	}
	function ne({ tagStart: e, tagEnd: n }) {
		return t.slice(e, n);
	}
	function re(e) {
		return ie(`The tag ${ne(e)} is not supported. Remove it. If it is part of a text, put the text in quotes.`, e.tagStart, e.tagEnd);
	}
	function ie(t, n = u, r = f) {
		return l.countMore(e.path) || l.add(O("yaml", t, { place: Jt(e, n, r) })), null;
	}
}
const Dm = new Set(["!!str", "!"]), Om = /(?:)/y, km = /[ \t]*/y, Am = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, jm = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Mm = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Nm = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Pm = /(?:[\s:?-]|#[^\n]*\n)*/y, Fm = /[ \t]+#[^\s#!=*-].*/y, Im = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function Lm(e) {
	return e !== void 0 && e.type !== W.POP && e.type !== W.DOCUMENT;
}
function Rm(e) {
	return e.type === W.SEQUENCE || e.type === W.MAPPING;
}
const zm = 2;
var Bm = class {
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
}, Vm = class e {
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
const Hm = " Names are not nested: write \"- key_name: cart.title\". To read a locale file of the app, name it in texts of lokaform.yaml.";
function Um(e, t) {
	let n = new Map(), r = new _n(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!g(i)) return {
		members: n,
		problems: Qm(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "", i = g(s) && t.includes("keys") ? Hm : "", c = /^(keys|webhooks)$/.test(e) ? ` It belongs in another file, such as ${e}.yaml.` : "", l = t.includes("on_create") && /^(default|platform|tag|filename)/.test(e) ? " Values for all new keys of the file are under on_create: write on_create: { platforms: [web] }." : "", u = `Unknown field "${e}" in this manifest.${n || c || l || qt(e, t) || ` The fields are ${t.join(" and ")}.${i}`}`;
			r.add(O("unknown-member", u, { place: vn(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function Wm({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return O("empty-manifest", r, { place: j(e, t) });
}
function Gm(e, t, r) {
	if (!Array.isArray(t.value)) {
		let [n] = Object.values(g(t.value) ? t.value : {});
		return {
			entries: [],
			problems: Qm(e, "wrong-type", `This must be a list of entries. Each entry starts with "- " on a line of its own. An empty list is written [].${n !== void 0 && r.thing === "a key" ? Hm : ""}`, t.span)
		};
	}
	let i = [], a = new _n(), o = t.span.members?.[Symbol.iterator](), s = n(() => Xm(r));
	for (let n of t.value) {
		let [, c = t.span] = o?.next().value ?? [];
		if (!g(n) && a.countMore(e.file.path)) continue;
		let l = qm(a, e, {
			value: n,
			span: c
		}, r, s);
		if (a.count > 15e4) return {
			entries: i,
			problems: [nn(e.file.path, j(e.file, c).endLine), ...a.problems]
		};
		l.values !== void 0 && i.push({
			values: l.values,
			span: l.span
		});
	}
	return {
		entries: i,
		problems: a.problems
	};
}
function Km(e, t, n) {
	let r = new _n();
	return {
		...qm(r, e, t, n, () => Xm(n)),
		problems: r.problems
	};
}
function qm(e, t, n, r, i) {
	let { value: a, span: o } = $m(n, r.fields), s = Jm(r.schema)(a)._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new xr();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Zm(t, j(t.file, o))) return { span: o };
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
	}, p = s.issues.slice(0, Bn + 1);
	th(p.map((e) => br(e, {}, sr())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, rh(t));
	return { span: o };
}
const Jm = i((e) => {
	let t = Object.entries(e.shape).map(([e, t]) => ({
		name: e,
		member: t,
		isOptional: t._zod.optin === "optional"
	})), n = new Map(), r = (e._zod.def.checks?.length ?? 0) > 0;
	return (i) => {
		if (r || !g(i)) return e;
		let a = t.filter(({ name: e, isOptional: t }) => !t || Object.hasOwn(i, e)), o = a.map(({ name: e }) => e).join(" "), s = n.get(o);
		if (s || n.size === 50) return s ?? e;
		let c = mr(Object.fromEntries(a.map(({ name: e, member: t }) => [e, t])));
		return n.set(o, c), c;
	};
}), Ym = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function Xm({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Ym).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Zm({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function Qm(e, t, n, r) {
	let i = j(e.file, r);
	return Zm(e, i) ? [] : [O(t, n, { place: i })];
}
function $m(e, t) {
	if (!g(e.value)) return e;
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
		let c = new Map(r.members).set(e, dn(a, { members: new Map(s) }));
		r = dn(r, { members: c });
	}
	return {
		value: n,
		span: r
	};
}
function eh(e, t) {
	let n = new _n();
	return th(e, t, n), n.problems;
}
function th(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (ah(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) nh({
		...i,
		keys: [e]
	}, t, n);
	else nh(i, t, n);
}
function nh(e, t, n) {
	if (!n.countMore(t.file.path, rh(e))) for (let r of oh(e, t)) n.add(ih(r, e, t));
}
function rh(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? sh(e.errors) : void 0)?.reduce((e, t) => e + rh(t), 0) ?? 1;
}
function ih(e, { path: t }, n) {
	let r = lh(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(j(n.file, n.span, t)), String(r)]
	};
}
function ah(e, t, n) {
	return t.some((t) => {
		let r = t.path.length > 1 && e.path.slice(0, -1).join(".") === t.path.join(".");
		return lh(n.value, e.path) === void 0 && (r || t.keys.some((t) => uh(t, [String(e.path.at(-1))]))) || e.code === "custom" && e.path.join(".") === t.path.join(".");
	});
}
function oh(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => dh(e, n, t));
	if (e.code === "invalid_key") return [dh(String(n.at(-1)), n.slice(0, -1), t)];
	let [r = "", i = ""] = n.map(String);
	if (n.length === 2 && t.noun === "field" && t.members.has(i)) {
		let e = `${i} is a field of ${t.thing}, not of ${r}. Move its line to the left, under ${[...t.members.keys()][0]}.`;
		return [O("unknown-member", e, { place: vn(t.file, t.span, n) })];
	}
	let a = lh(t.value, n), o = j(t.file, t.span, n), s = (e, t) => [O(e, t, { place: o })], c = () => s("wrong-type", hh(a, n, t, o)), l = _h(n, t), u = vh(n, t);
	if (a === void 0) return s("missing-member", `${l} is missing. It is required in ${t.thing}.${u}`);
	if (a === null) return s("null-value", fh(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = sh(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? eh(r, t) : c();
		}
		case "invalid_type": return c();
		case "invalid_value": {
			if (typeof a == "object") return c();
			let t = e.values.map(String), n = t.includes("web") ? " Texts of mails and servers have the platform other." : "";
			return s("wrong-value", `"${a}" is not allowed here. Allowed values: ${t.join(", ")}.${qt(String(a), t) || n}`);
		}
		case "custom":
		case "invalid_format": return s("wrong-value", `${l} ${e.message}.${u}`);
		default: return typeof a == "number" ? s("wrong-value", hh(a, n, t, o)) : s("wrong-value", mh(n, t));
	}
}
function sh(e) {
	let t = [...e].sort((e, t) => ch(t) - ch(e)).find((e) => ch(e) > 0), n = ({ code: e }) => e !== "invalid_type" && e !== "invalid_value";
	return t ?? e.find((e) => e.every(n));
}
function ch(e) {
	return l(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function lh(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function uh(e, t) {
	return t.find((t) => t === `${e}s`) ?? t.find((t) => t.split("_").includes(e)) ?? en(e, t);
}
function dh(e, t, n) {
	let r = vn(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/.test(e) ? "en" : e, o = i.find((e) => n.members.get(e)?.expects.includes(` ${a}:`)) ?? "", s = (o !== e && t.length === 0 && n.span.members?.get(o) ? ` If it belongs to the field ${o}, indent it, so that it is below that.` : "") || vh([o, e], n) || qt(uh(e, i) ?? e, i), c = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.(e) || s || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		c = `Unknown field "${e}" in ${gh(t, n)}.${vh([...t, e], n)}${r.includes(e) ? "" : qt(e, r)}`;
	}
	return O("unknown-member", c, { place: r });
}
function fh(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${_h(e, t)} has no value.${vh(e, t)}`;
	if (n?.empty !== void 0) return `${_h(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".", i = e.length > 2 ? ph(e.slice(0, -1), t) : "";
	return `${_h(e, t)} has no value.${i || ` Remove it, or give it a value.${r}${vh(e, t)}`}`;
}
function ph(e, t) {
	let n = t.textAt(j(t.file, t.span, e));
	return /^(\{[^{}:,]+\}|\[[^[\],]+\])$/.test(n) ? ` If ${n} is the text, put it in quotes: "${n}".` : "";
}
function mh(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${_h(e, t)} is empty.${vh(e, t)}${n}`;
}
function hh(e, t, n, r) {
	if (t.length === 0) return `This is ${yh(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${_h(t, n)} is ${yh(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	let o = typeof e == "string" && !/^(all|\*)$/.test(e) && t.length === 1 && /^(all, or )?a list of (?!text sources)/.test(i), s = Array.isArray(e) && t.length === 1 ? `${String(t[0])}s` : "", c = n.members.has(s) ? ` For several, use ${s}.` : "", l = o ? ` Write ${String(t[0])}: [${n.textAt(r)}].` : c, u = a ? ph(t, n) : "";
	return `${_h(t, n)} is ${yh(e)}.${u}${vh(t, n)}${l}`;
}
function gh(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${gh(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function _h(e, t) {
	let n = gh(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function vh(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${gh([n], t)} must be ${r.expects}.` : "";
}
function yh(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function bh(e, t) {
	return xh(e, t) === "off" ? void 0 : e.removalBy(t);
}
function xh({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function Sh(e, t, n) {
	let r = xh(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function Ch({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/pluralNames.ts
function wh(e, t) {
	let n = [...new Set(e.flatMap(({ manifest: { textFile: e } }) => e?.source ?? []))], r = y(e, ({ manifest: { textFile: e } }) => e?.source.plurals === "i18next" && !e.isPlural ? [Th(e, n)] : []), i = new Map();
	for (let e of r.values()) {
		let t = Eh(e);
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
function Th(e, t) {
	let [n = ""] = e.others ?? [], { row: r, path: i } = ne(t, e, n) ?? {
		...e,
		row: e.source
	};
	return S([r.folder, Gn(r, i)]);
}
function Eh(e) {
	let t = new Map(), n = ({ manifest: { textFile: e } }) => e?.language === e?.source.base;
	for (let r of e.toSorted((e, t) => Number(n(e)) - Number(n(t)))) {
		let { source: e = {}, language: i = "" } = r.manifest.textFile ?? {};
		if (Ot(e)?.includes(i) !== !1) for (let [e, i] of r.read.plurals ?? []) {
			let a = t.get(e);
			t.set(e, n(r) ? i ?? a : a || (i ?? a));
		}
	}
	return new Map([...t].map(([e, t = !0]) => [e, t]));
}
// src/kinds/read.ts
function Dh(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Oh(e, t, n) {
	let r = kh(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* kh(e, t, n, r = new Map()) {
	let i = [], a = {}, o = new Map(), s = new Set(), l = { ...t }, u = !1;
	for (let d of e) {
		let e = t[d.plural] ?? [];
		if (e.length === 0) continue;
		let f = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, o = S([
				d.name,
				e,
				a ? JSON.stringify(a) : null
			]), s = r.get(o), c = s?.text === i ? s.read : Mh(d, t, n);
			r.set(o, {
				text: i,
				read: c
			}), f.push({
				manifest: t,
				read: c
			}), yield;
		}
		let p = wh(f, (e) => Mh(d, e, n));
		l[d.plural] = p.map(({ manifest: e }) => e), u ||= p.some(({ read: e }, t) => e !== f[t]?.read);
		let m = p.map(({ read: e }) => e), h = m.flatMap((e) => e.problems.some(Ph) ? [] : e.entries), g = d.textFiles?.join(h) ?? {
			entries: h,
			problems: []
		};
		a[d.plural] = g.entries;
		for (let e of m) {
			for (let [t, n] of e.variables) o.set(t, n);
			e.base !== void 0 && s.add(e.base);
		}
		let _ = new _n();
		for (let e of g.entries) {
			for (let t of d.checkEntry(e)) _.add(t);
			for (let t of Ah(d, e)) _.add(t);
		}
		c(i, m.flatMap((e) => e.problems), g.problems, d.checkTogether(g.entries), _.problems);
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
		problems: yn(Fh(i, d)),
		files: l,
		isSplit: u
	};
}
function Ah(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [X(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function jh({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = wm(r, i, a), { file: s } = o, { members: l, problems: u } = Um(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = l.get("on_create"), p = f && n && Km(o, f, n);
	p && c(d, p.problems);
	let m = new Map(), h = l.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [Wm(o, e)]
	};
	let g = Gm(o, h, t);
	c(d, g.problems);
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
function Mh(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = nm(n);
	if (a !== void 0) {
		let { problems: n } = Oh([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(Ph)) {
			let e = n.some(({ place: e }) => !e) ? [] : [nn(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function Nh(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = Mh(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Ph({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function Fh(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function X({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Ih(e(t)), d = s ? vn(n, r, o) : j(n, r, o);
	return {
		...O(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function Ih(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function Lh({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const Rh = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function zh(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !Bh(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = Rh.has(r) ? void 0 : zh(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function Bh(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) Rh.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const Vh = "Run again. If that does not help, the service has changed or has a fault.";
function Hh(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = y(n, ({ id: e }) => e === void 0 ? [] : [e]), s = y(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", l = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, u = new Set(), d = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (u.add(a), [{
			declared: t,
			problem: X(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${Vh}`, { path: [c] })
		}]) : [];
	}), f = new Set(d.map((e) => e.declared)), p = a(t.filter((e) => !f.has(e))), m = n.filter((e) => !u.has(e)), h = [...p.remarks];
	if (m.length > 0) {
		let t = xh(e, r) !== "off", n = m.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = m.length > 5 ? `; and ${m.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${Vh}`, s = t ? "error" : "warning";
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
function Uh(e, t) {
	return Wh(S([e, t])).slice(0, 16);
}
function Wh(e) {
	return ai("sha256", e);
}
function Gh(e) {
	let t = e.projects.map((e) => e.hide_texts ? Kh(e) : e), n = e.hide_texts ? Yh(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Kh(e) {
	let { problems: t, plan: n, results: r } = e, { changes: i = [], kept: a = [] } = (t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done")) && n || {}, o = a.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), s = [...i.flatMap(eg), ...o.flatMap(tg)], c = $h(s), l = qh(r ?? [], s, c);
	return {
		...e,
		problems: t.map((e) => Zh({
			...e,
			message: c(e.message)
		}, s)),
		...r && { results: r.map((e) => Jh(e, l)) }
	};
}
function qh(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function Jh({ change: e, outcome: t }, n) {
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
function Yh(e) {
	return e.map((e) => Zh(e, []));
}
const Xh = ["yaml", "text-file"];
function Zh(e, t) {
	let { quotes: n = [], code: r } = e, i = Xh.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: Qh(a, t)
	};
}
function Qh(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function $h(e) {
	let t = new Tn();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Qh(t.clean(n), e);
}
function eg(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => tg(e)) : e.fields.filter(({ field: t }) => os(as(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(tg));
}
function tg(e) {
	return R(e).filter((e) => e !== "");
}
function ng(e) {
	let t = Gh(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? ig(t.problems) : t.problems,
		projects: t.projects.map(rg),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(rg)
		} }
	};
}
function rg(e) {
	return e.hide_texts ? ig(e) : e;
}
function ig(e) {
	return ag(e, "");
}
function ag(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && os(as(String(n), String(e.field)));
	return sg(e, (e, t) => t === "quotes" ? [] : Rh.has(t) ? r ? og(e) : e : ag(e, n));
}
function og(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? sg(e, og) : e;
}
function sg(e, t) {
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
const cg = new Set("action by code command field how kind scope reason ref seen severity state place file manifests backup".split(" "));
function lg(e, t) {
	let n = e.projects.map((e) => dg(e, t));
	return {
		...pg({
			...e,
			projects: []
		}, t),
		declared: e.declared,
		projects: n
	};
}
function ug(e, t) {
	return pg(e, (e) => t(e));
}
function dg(e, t) {
	let n = pg(e, t);
	if (t(e.id) === e.id) return n;
	let r = Wh(e.id), { plan: i } = n;
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
function fg(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === Wh(t);
}
function pg(e, t) {
	return hg(e, t, !1);
}
const mg = new WeakMap();
function hg(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = mg.get(t) ?? new WeakSet();
	if (mg.set(t, r), !n && r.has(e)) return e;
	let i = sg(e, (e, r) => n || !cg.has(r) ? hg(e, t, n || Rh.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/problems.ts
function gg(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * Jn.indexOf(e) + Number(t !== void 0 && sn({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function _g(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of u(t === !0 ? [] : e, (e) => vg(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(sn) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, yg(bg(e), [e, ...t]));
		}
	}
	return gg(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : bg(e, n)));
}
function vg(e, t) {
	return sn(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Lh(e),
		e.place.file
	]);
}
function yg(e, t) {
	if (t.some(sn)) {
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
function bg({ severity: e, code: t, message: n, place: r, ways: i }, a = ht) {
	return {
		...Lc("!", t, r),
		severity: e,
		state: e,
		lines: xg(i),
		words: D(n, a - t.length - 3),
		code: {
			name: t,
			address: vs(t)
		}
	};
}
function xg(e = []) {
	return e.map(({ does: e, command: t }) => Rc(" ", `${e}: `, k(t)));
}
function Sg(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...u(r, ({ outcome: e }) => `${wg(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Cg(e, D(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => D(e.change.label, 100));
		return [Cg(r, `${(t ? a : a.map(yt)).join(", ")} and ${B(e.length - 3)} more`, e.length, n)];
	});
}
function Cg(e, t, n, r = ht) {
	return {
		...Lc("!", t, fc(e)),
		count: n,
		severity: "error",
		state: wg(e.outcome),
		words: D(e.outcome.message, r)
	};
}
function wg(e) {
	return pc(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// \0late:diff
const Tg = process.getBuiltinModule("node:module").createRequire(import.meta.url), Eg = (...e) => Tg("./late-diff.js").createTwoFilesPatch(...e), Dg = (...e) => Tg("./late-diff.js").diffArrays(...e), Og = [
	"key:",
	"tag:",
	"file:"
];
function kg(e) {
	return Og.find((t) => e.startsWith(t));
}
function Ag(e, t) {
	return e.length === 0 || e.some((e) => Mg(e, Ng(t)));
}
function jg(e, t) {
	if (e.length === 0) return [];
	let n = t.map(Ng);
	return e.filter((e) => !n.some((t) => Mg(e, t)));
}
function Mg(e, t) {
	let n = kg(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => Ie(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function Ng({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : R(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => R(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function Pg(e, t) {
	return jg(e, Lg(t)).filter((e) => !e.startsWith("tag:")).map((e) => Fg(e, t));
}
function Fg(e, t) {
	let n = kg(e), r = Lg(t), i = r.flatMap((e) => Ng(e)[n ?? "key:"]), a = (e) => n ?? (kg(e) || e.endsWith("*") ? "key:" : ""), o = [...new Set(i)].map((e) => a(e) + e), s = Og.map((t) => t + e).find((e) => jg([e], r).length === 0), c = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${s === void 0 ? qt(e, o) : ` Did you mean "${s}"?`}`;
	return O("unknown-filter", c);
}
function Ig(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => Fg(e, n));
}
function Lg(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function Rg(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return t.startsWith("key:") ? [{
		keys: t,
		language: n
	}] : [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function zg(e, t, n) {
	let r = `${e}:${t}`;
	return kg(e) === void 0 && /^[^\s*,-][^*,]*$/.test(e) && !n.has(r) ? r : `key:${r}`;
}
function Bg(e, t) {
	let n = Jg(t);
	return n.includes(e) || e.startsWith("key:") && n.includes(e.slice(4)) ? "whole" : Ag([e], t) ? "pattern" : void 0;
}
function Vg(e, t, n, r) {
	let i = e.flatMap(Rg).flatMap(({ keys: e, language: i }) => {
		if (i !== void 0 && i !== n) return [];
		let a = Bg(e, t);
		return a === "whole" && i === void 0 && r ? "pattern" : a ?? [];
	});
	return ["whole", "pattern"].find((e) => i.includes(e));
}
function Hg(e) {
	return new Set(qg(e).flatMap(Jg));
}
function Ug(e, t) {
	return Rg(e).some(({ keys: e }) => t.some((t) => Bg(e, t)));
}
function Wg(e, t) {
	return e.flatMap((e) => {
		let n = e.split(/,\s*/), r = n.length > 1 ? t.flatMap(qg) : [];
		return !Ug(e, r) && n.some((e) => Ug(e, r)) ? n : [e];
	});
}
function Gg(e, t, n) {
	let r = n.flatMap(qg);
	return Wg(t, n).filter((e) => !Ug(e, r)).map((t) => {
		let { keys: n = t, language: i } = Rg(t).at(-1) ?? {}, a = [...new Set(r.flatMap(Jg))], o = [...t.matchAll(/[./@_= ](?=[a-z]{2,3}([-_]\w+)?$)/gi)].map(({ index: e }) => e).find((e) => a.includes(t.slice(0, e))), s = o === void 0 ? [en(n, a), i] : [t.slice(0, o), t.slice(o + 1)], c = s[0] === void 0 ? "" : ` Did you mean "${s.filter(Boolean).join(":")}"?`, l = `${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${c}`;
		return O("unknown-text", l);
	});
}
function Kg(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = qg(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = Rg(t).toReversed(), s = i !== void 0 && a.some((e) => Bg(i.keys, e));
		if (!n?.language || o.includes(n.language) || s) return [];
		let c = a.filter((e) => Bg(n.keys, e)), l = c.flatMap(({ kind: e, entry: t }) => Ha(e, t)), u = [...new Set(l.map(({ part: e = "" }) => e))].join(", "), d = Yn(n.language, o), f = d === void 0 ? "" : ` Did you mean "${n.keys}:${d}"?`, p = `${e} ${t}: project ${r} has no language "${n.language}". ${n.keys} has ${u === "" ? "no texts" : u}.${f}`;
		return c.length === 0 ? [] : [O("unknown-text", p, { scope: "project" })];
	});
}
function qg(e) {
	return Lg([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Jg({ kind: e, entry: t }) {
	return R(e.identity(t.values));
}
// src/plan/waiting.ts
function Yg(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function Xg(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0));
	if (s.length === 0) return e;
	let c = Ha(i, t).map(({ part: e = "", after: t }) => [e, t]), l = Object.fromEntries(c), u = new Map();
	for (let e of Yg(s, ({ part: e = "" }) => e, o)) {
		let { part: o = "" } = e, s = $g({
			kind: i,
			entry: t,
			item: e
		}, a), c = Vg(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, o, e.reason === "held") !== "whole" && r.texts()?.whyWaiting(t, n, {
			...l,
			[o]: s
		}, o), d = t_({
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
const Zg = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function Qg({ because: e = [] }) {
	return e.some((e) => e in Zg);
}
function $g({ kind: e, entry: t, item: n }, { project: r }) {
	let { declared: i, live: a, part: o = "" } = n;
	if (!g(i) || !g(a)) return a;
	let s = Wa(e, t, o) ? e_(n, r) : [], c = Object.entries(i).map(([e, t]) => [e, a[e] || t]);
	return Object.fromEntries([...c, ...s]);
}
function e_({ declared: e, live: t, part: n }, { languages: r = [] }) {
	let { pluralForms: i = [] } = r.find(({ iso: e }) => e === n) ?? {};
	return !g(e) || !g(t) ? [] : Object.entries(t).filter(([t, n]) => n !== "" && i.includes(t) && !Object.hasOwn(e, t));
}
function t_(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = $g(e, t);
	return a !== void 0 && g(a) !== g(o) || n_(n, r, i, t) ? "other-shape" : f(s) ? i_(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function n_(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const r_ = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function i_(e, { project: t }) {
	let { kind: n, entry: r, item: i } = e, { field: a, declared: o } = i, s = $g(e, { project: t }), c = (e, t) => R(e).some(t), l = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!c(s, l)) return !1;
	let u = n.fields.find(({ name: e }) => e === a)?.toPlan(r.values) ?? [], d = u.find(({ part: e }) => e === t.baseLanguage)?.after, f = u.map((e) => e.after ?? ""), p = [
		o ?? "",
		d ?? "",
		f
	].find((e) => c(e, (e) => e !== "")) ?? "";
	return p === "" && !(r.parts ?? [r]).some(({ from: e }) => e) ? !1 : [(e) => r_.test(e), l].some((e) => c(s, e) && !c(p, e));
}
// src/report/view/rows.ts
const a_ = 1e3;
function o_(e, t) {
	if (e.action === "destroy") return {
		...p_("-", e),
		...l_(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => ss(n, e) ? e.part ?? [] : []), a = {
		...p_(f_[Sc(e)], kc(e) ? {
			...e,
			label: s_(e)
		} : e),
		...Hs(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? j_(e) : A_(n, e.fields);
		return r === "" ? a : {
			...a,
			words: qn(r, a_)
		};
	}
	let o = r === "create" || kc(e), s = e.fields.filter((e) => !o || !R_(n, e)).flatMap((e) => C_(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: qn(kt(c), 80) + Qt(e.label, c) };
	return {
		...a,
		...l,
		...d_(e, t),
		lines: s
	};
}
function s_({ kind: e, label: t, fields: n }) {
	let r = n.find((t) => R_(e, t)), i = r && B_(e, r.field, r.after);
	return i?.as === "slots" ? [...new Set(Object.values(i.slots))].join(" / ") : t;
}
const c_ = "will be archived";
function l_(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? c_ : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: u_(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function u_({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? H_(B_(e, r, i), 90) : "", s = a ? `   (last edited${k_(a)})` : "";
		return {
			...Rc("-", `${q_(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [Rc("-", `and ${z(a, "more text")}`)] : []];
}
function d_(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : Sc(e) === "removed" ? { words: c_ } : t === "drift" ? e.edited ? { words: `last changed${k_(e.edited)}` } : {} : kc(e) ? { words: ls(e.kind).renamed } : {};
}
const f_ = {
	created: "+",
	updated: "~",
	renamed: "»",
	removed: "-"
};
function p_(e, t) {
	return Lc(e, ds(t), t.place);
}
function m_(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = qn(M_(e, t, r), r ? Infinity : a_), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...p_("!", e),
		words: i,
		...a
	};
}
function h_(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = L_(n, e), [d, f] = U_(B_(n, r, i ?? ""), B_(n, r, a)), p = o ? `, edited${k_(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...p_(l ? "!" : " ", e),
		lines: m.map((e) => Rc(" ", qn(e, a_))),
		...l && { isLoss: !0 }
	};
}
function g_({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${H_(B_(t.kind, r.field, e))}` : "";
		return Rc(" ", qn(`${L_(t.kind, r)}${i} is no longer declared`, a_));
	});
	return {
		...p_("-", t),
		isLoss: !0,
		lines: r
	};
}
function __({ member: e, before: t, after: n, ...r }) {
	let i = `${D(e, 80)}: ${y_(t, n, "not declared")}`;
	return {
		...p_("~", r),
		words: i
	};
}
function v_({ name: e, before: t, after: n, loosens: r }) {
	let i = `${D(e, 80)}: ${y_(t, n, "not set")}`;
	return r ? {
		...Lc("!", `${i} (lets a run do more)`),
		isLoss: !0
	} : Lc(" ", i);
}
function y_(e, t, n) {
	let r = [e, t].map((e = n) => ({
		as: "word",
		word: e
	}));
	return U_(r[0] ?? w_, r[1] ?? w_, 200).join(" → ");
}
function b_({ variable: e, host: t, place: n }) {
	return {
		...Lc("!", `sends \${${k(e)}} to ${k(t)}`, n),
		isLoss: !0
	};
}
function x_(e, t = "") {
	let n = D(String(e.id), 80), r = p_(" ", e);
	if (is(e.kind).secretNames) return r;
	let i = is(e.kind).fields.find(({ name: t }) => t === e.part), a = `only ${i ? e.part : `the ${e.part} text`} (id ${n}). To clear it in Lokalise, write ${`${e.part}: ${JSON.stringify(i?.unset ?? "")}`}; to manage it, put it back`;
	return {
		...r,
		words: e.part === void 0 ? `id ${n}${t}` : k(a)
	};
}
function S_(e) {
	return Lc(" ", k(e));
}
function C_(e, t, { texts: n, full: r, isPull: i }) {
	let a = L_(e, t), o = qs(e, t) ? [Rc(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Rc(" ", a), ...o];
	let { part: s, edited: c } = t, l = r === !0 ? 4e3 : 90, u = ss(e, t) && s !== void 0 ? { language: s } : {}, d = T_(e, a, t, l).map((e) => ({
		...e,
		...u,
		value: qn(e.value, a_ + l - 2 - e.start.length)
	}));
	return [
		...c ? [Rc(" ", `${i ? "the new text was edited in the project" : "in the project, last edited"}${k_(c)}:`)] : [],
		...d,
		...o
	];
}
const w_ = {
	as: "text",
	text: ""
};
function T_(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || Js(a) ? w_ : B_(e, i, a), c = B_(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== w_ ? E_(t, s, c, r) : G_(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => E_(`${t}.${e}`, n, i, r));
}
function E_(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...D_("-", e, t.members, n.members), ...D_("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = U_(t, n, r), o = Rc("+", `${e} `, O_(n) ? "(empty)" : a);
	if (O_(t)) return [o];
	let s = Rc("-", `${e} `, i);
	return O_(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function D_(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e)), a = new Set(i.flatMap((e) => r.map((t) => Qt(t, e))));
	return i.length > 0 ? [Rc(e, `${t} `, K_(i) + (e === "+" ? [...a].join("") : ""))] : [];
}
function O_(e) {
	return e.as === "text" && e.text === "";
}
function k_({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${D(e, 60)}`} on ${gs(t)}${n ? ", reviewed" : ""}`;
}
function A_(e, t) {
	return t.flatMap((t) => R_(e, t) ? [] : L_(e, t)).join(", ");
}
function j_({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => ss(e, t)), i = r.filter(({ after: e }) => e !== ""), a = i.length > 0 ? ` (also in ${i.map((t) => L_(e, t)).join(", ")})` : "", o = (t) => `${L_(e, t)} ${H_(B_(e, t.field, t.after))}`, s = n ? [`${o(n)}${a}`] : [], c = t.filter((t) => !ss(e, t) && !R_(e, t)), l = c.filter((t) => z_(e, t)).map(o), u = c.filter((t) => !z_(e, t)).map(({ field: e }) => e);
	return [
		...s,
		...l,
		...u.length > 0 ? [`and ${u.join(", ")}`] : []
	].join("; ");
}
function M_(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${I_(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = L_(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && F_[e.cause]) ?? N_[a], l = e.edited ? `: edited${k_(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${P_(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : V_, p = B_(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${H_(p, f)} ${d} (${a === "pull" ? "only in the project: " : ""}not in the file)${m}`;
	let [h, g] = U_(B_(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const N_ = {
	held: "kept: lokaform.yaml says seed, so the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
};
function P_({ because: e = [] }) {
	let t = {
		...Zg,
		"not-verified": "the project does not say that it is verified",
		"not-reviewed": "the project does not say that it is reviewed"
	};
	return e.map((e) => t[e] ?? `it fails the check ${e}`).join(", and ");
}
const F_ = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": N_.held
};
function I_(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${Ae(t)}` : `owned by others (tag ${Ae(t)}). To take it over, correct owner in lokaform.yaml, or remove that tag in Lokalise`;
}
function L_(e, { field: t, part: n }) {
	return n !== void 0 && as(e, t).role === "text" ? q_(n) : t;
}
function R_(e, { field: t }) {
	return as(e, t).role === "identity";
}
function z_(e, { field: t, after: n }) {
	let r = B_(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function B_(e, t, n) {
	return as(e, t).show(n);
}
const V_ = 60;
function H_(e, t = 60) {
	switch (e.as) {
		case "text": return Ae(e.text, t);
		case "word": return qn(kt(e.word), t);
		case "set": return e.members.length > 0 ? K_(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${q_(e)} ${Ae(n, t)}`).join(", ");
	}
}
function U_(e, t, n = 60) {
	let [r, i] = [e, t].map((e) => e.as === "word" ? e.word : e.as === "text" ? e.text : void 0);
	if (e.as !== t.as || r === void 0 || i === void 0) return [H_(e, n), H_(t, n)];
	let a = e.as === "word" && ![r, i].some((e) => W_.test(e)), [o, s] = w(kt(r), kt(i), n).map((e) => a ? e : ft(e, n));
	return [`${o}`, `${s}${Qt(r, i)}`];
}
const W_ = /^[\s(]|\s$/;
function G_(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			q_(e),
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
function K_(e) {
	return e.map((e) => yt(q_(e))).join(", ");
}
function q_(e) {
	return W_.test(e) || /[,"]/.test(e) ? Ae(e, 255) : qn(kt(e), 255);
}
function J_({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(Y_?.old !== a || Y_.now !== o) && (Y_ = {
		old: a,
		now: o,
		parts: X_(a, o)
	});
	let s = Y_.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let Y_;
function X_(e, t) {
	return Dg(Q_(e), Q_(t), { maxEditLength: 600 }) ?? [];
}
const Z_ = n(() => new Intl.Segmenter("en", { granularity: "word" }));
function Q_(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(Z_().segment(e), ({ segment: e }) => e));
}
// src/report/view/status.ts
const $_ = [
	["Language", ({ language: e, base: t }) => `${D(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => B(e)],
	[
		"Archived",
		({ archived: e }) => B(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${B(e.translated)} ${ev(e, "translated").padStart(5)}`],
	["Verified", (e) => `${B(e.verified)} ${ev(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${B(e.reviewed)} ${ev(e, "reviewed").padStart(5)}`],
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
function ev(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function tv({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = $_.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function nv({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = D(t.language, 40), r = e.unmet.map((n) => `${`${B(t[n])} of ${z(t.texts, "text")} ${n}, ${ev(t, n)}`}, and ${e.percents[n]} % is required`), i = e.missing.map(({ lacks: e, written: r, ...i }) => {
			let a = `not ${e.includes("translated") ? "translated" : C(e)}`, o = `${n}: ${r ? "to be written by apply" : a}`;
			return {
				...Lc("!", ds(i), i.place),
				words: o,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${_s(n)} is not ready: ${r.join("; ")}`,
			rows: i
		}];
	});
}
// src/report/view/sections.ts
const rv = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", iv = {
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
		meaning: rv
	},
	overwritten: {
		action: "Overwritten value",
		heading: "to update, with other values that are overwritten in the project",
		meaning: rv
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
}, av = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, ov = {
	removed: {
		...iv.removed,
		meaning: "Apply archives or destroys it."
	},
	"cleared text": av,
	"overwritten text": av,
	overwritten: av,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: av,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, sv = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in Lokalise, and not pulled: each line says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, cv = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, lv = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function uv({ command: e }) {
	return e === "drift";
}
function dv(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function fv(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		hv(t.full === "also" ? r.filter((e) => !cc(e)) : r, t),
		mv(i, t),
		...nv(e).map((e) => t.full ? e : {
			...e,
			rows: xv(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? gv({
			...e,
			plan: n
		}, dv(e, t)) : [],
		Tv(a, t)
	];
}
function pv({ problems: e, results: t = [] }, n = {}) {
	return [..._g(e, n), ...Sg(t, n)];
}
function mv(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${z(n.length, "change")} not made`,
		rows: Sg(n, t)
	};
}
function hv(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: rl(e),
		rows: _g(e, t)
	};
}
function gv({ plan: e, target: t, problems: n, no_longer_declared: r = [] }, i) {
	let a = t?.is === "compared" ? t : void 0, o = a?.caused ?? e.changes, s = a?.kept ?? e.kept, { sends: c = [] } = uv(i) ? {} : a ?? e, l = i.full === "also" ? n.filter(cc) : [], u = new Map(l.map((e) => [S({ ...e.place }), xg(e.ways)])), d = (...e) => e.map((e) => bv(e, s, i, u));
	return [
		...a ? [yv(a.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: c.map(b_)
		},
		...d("Conflict", "Undecided"),
		...vv(o, i),
		...d("Archived", "To pull", "Waiting", "Kept"),
		Sv(a?.no_longer_declared ?? r, a?.kinds_no_longer_declared ?? []),
		...Cv(o, i),
		...a ? wv(a, i) : []
	];
}
function _v(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function vv(e, t) {
	let n = uv(t) ? ov : iv;
	return [...new Set(Ac.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[jc(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${B(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: _v(i.map((e) => o_(e, t)))
		};
	});
}
function yv(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${z(e.length, "setting")} changed`,
		rows: _v(e.map(v_))
	};
}
function bv(e, t, n, r) {
	let i = {
		...lv,
		...uv(n) && { archived: "Archived" }
	}, a = t.filter(({ reason: t }) => (i[t] ?? "Kept") === e), { keptElsewhere: o } = n, s = cv[e], c = !s && o !== void 0 && a.length > 20, l = ({ reason: e }) => Number(c && e === "held"), u = a.toSorted((e, t) => l(e) - l(t)).map((t) => {
		let i = m_(t, n);
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
		title: `${s ? `${z(a.length, s)}:` : B(a.length)} ${sv[e]}`,
		rows: c ? xv(u, 19, o) : u
	};
}
function xv(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...S_(`and ${B(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function Sv(e, t) {
	let n = [...rs().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => S_(`all ${e.many}: no manifest declares any, so the project keeps them. If the file has moved, name it in lokaform.yaml`)), ...e.map((e) => x_(e, ". Prune is off, or does not cover it. If it got another name, set previously there. Otherwise, delete it in Lokalise"))];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${B(n.length)} no longer declared, and kept in the project`
	};
}
function Cv(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = o_(e, {
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
function wv({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${z(e.length, "change")}`,
		rows: _v(e.map((e) => o_(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${z(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = o_(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function Tv(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map((e) => x_(e)).sort((e, t) => h(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${B(e.length)}`,
		rows: xv(r, t, n ?? "the job summary of the workflow lists")
	};
}
function Ev(e, t) {
	let n = dv(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => g_(e, n));
	return [
		yv(s),
		Av("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		Av("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...kv(r, n),
		Av("with another id or former name", a.map(__)),
		Av("with other values in on_create", o.map(S_)),
		...Cv(r, n)
	];
}
function Dv(e, t) {
	let n = dv(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => h_(e, n));
	return Av(`waiting in Lokalise: each says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function Ov(e, t) {
	let n = {
		...dv(e, t),
		isPull: !0
	}, { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => g_(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => h_(e, n));
	return [
		Av("in conflict: the manifest keeps its text", c("conflict")),
		Av("undecided: the manifest keeps its text", c("undecided")),
		Av("no longer declared", o),
		...kv(i, n),
		Dv(e, n),
		Av("different, and kept", c(void 0)),
		...Cv(i, n)
	];
}
function kv(e, t) {
	let n = (e) => e.action === "create" ? "new" : kc(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => Av(r, _v(e.filter((e) => n(e) === r).map((e) => o_(e, t)))));
}
function Av(e, t) {
	return {
		part: "plan",
		title: `${B(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function jv(e, t) {
	let n = Mv(Gh(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = [n, ...i].flatMap(({ scope: e }) => e?.settings_file ?? []), c = i.length + o.length > 1, l = [...i.map((e) => Nv(e, n, c, t)), ...o.map((e) => Pv(e, t))];
	return {
		title: cl(n),
		heading: V`${ll(n)}${i.length > 1 ? V` · ${z(i.length, "project")}` : []}${s.length > 0 ? V` · ${H(cs([...new Set(s)], 3), 200)}` : []}`,
		state: ac(n) ? "failed" : ic(n) ? "clean" : "open",
		isUntouched: hc(n),
		lead: Lv(n, t),
		stopped: $c(e),
		verdict: Rv(n, t),
		result: tl(n),
		comparison: a ? ml(a) : [],
		problems: hv(r, t),
		parts: l,
		next: Hv(n, t),
		legend: Wv(n, l)
	};
}
function Mv(e) {
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
function Nv(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: D(i ?? o?.project.name ?? a, 200),
		heading: V`${H(i ?? a, 80)}${o ? V` · ${H(o.project.name, 80)}` : []}`,
		result: Fv(e, t),
		facts: Iv(e, t, n, r.isPullRequest && !r.unappliedBase),
		table: tv(e),
		sections: fv(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(Pe)
	};
}
function Pv(e, t) {
	let { name: n = "" } = e;
	return {
		name: D(n, 200),
		heading: H(n, 80),
		result: hl([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: Ev(e, t)
	};
}
function Fv(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${Xc([e])}.`;
	if (n) return t === "plan" ? ol(mc(e)).replace(/^n/, "N") : t === "status" ? Hc([e]) : t === "drift" ? Wc([e]) : zc(n, i);
}
function Iv(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: c, backup: l, status: u } = e, d = Sl(i), f = dc(e), p = d === void 0 ? [] : [{
		is: "link",
		words: V`open in Lokalise`,
		address: d
	}], m = a && !c && t !== "drift" && !u, h = V`All differences that apply would change are shown, not only those of this pull request.`, g = mc(e);
	return s([
		V`Project ${a && !n ? V`${H(a.project.name, 80)} · ` : []}${H(i, 200)}${d === void 0 ? [] : V` · ${p}`}`,
		a?.filter && vl(a.filter),
		o?.is === "not compared" && V`${Fc(h)} Lokaform could not find out which are from this pull request: ${H(o.why)}.`,
		m && Bc(a.project, g),
		m && r && Vc(a.project, g),
		l !== void 0 && V`The backup is in ${H(l)}.`,
		f !== void 0 && V`${il(void 0)}: ${H(f, 800)}`,
		...al(e)
	]);
}
function Lv(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = ms(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? V`the ${s} ${H(o)}` : V`${o}`;
	if (t === "assignee") return V`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return V`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => mc(e).length === 0);
	return hc(e) || l && u ? V`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? V`No plan could be made for this pull request:` : l ? n === void 0 ? V`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : V`Once these changes are on ${H(n.main, 200)}, the live Lokalise project changes like this (from ${c}):` : V`No plan could be made for this pull request (from ${c}):`;
}
function Rv(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? Bv(e, t) : [zv(e, tl(e))];
}
function zv(e, t) {
	let n = Fc(V`${t}`), r = e.projects.some(({ results: e }) => e);
	return ac(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? nc(e) : ic(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function Bv(e, { isPullRequest: t }) {
	if (!ac(e)) {
		if (!hc(e)) return [];
		let n = t ? "This pull request" : "This plan", r = lc(e).filter((e) => e.severity === "warning" && !sn(e)), i = Fc(V`${`${n} changes nothing in the project${r.length > 0 ? `, with ${rl(r)}` : ""}.`}`);
		return [{
			...r.length === 0 && { mark: "good" },
			words: i
		}];
	}
	let n = lc(e), r = n.filter(cc), i = n.filter((e) => e.severity === "error" && !cc(e)), a = i.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", o = Uv(e) && e.projects.every((e) => mc(e).length === 0);
	return s([
		i.length > 0 && zv(e, `${rl(i)}. ${a}`),
		r.length > 0 && zv(e, Vv(r)),
		o && { words: V`This pull request adds no change: what the plan changes is already pending.` }
	]);
}
function Vv(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${B(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${z(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
}
function Hv(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(mc);
	if (r !== "plan" || a.length === 0 || oc(e)) return [];
	let o = Fc(V`What happens next:`);
	if (!t) return V`${o} This run only planned, and changed nothing. A run with the command apply makes these changes in the project.`;
	let s = V`${o} Nothing has been changed yet.`;
	if (n !== void 0) {
		let { branch: e, main: t, applyFrom: r } = n, i = H(cs([t, ...r], 3), 200);
		return V`${s} Merging this pull request into ${H(e, 200)} also changes nothing in Lokalise: apply writes only from ${i}. To bring the changes into Lokalise, merge them into ${H(t, 200)} as well. If apply should write from ${H(e, 200)}, add it to the input ${H("apply-from")} of plan and apply, and to the branches whose pushes start apply.`;
	}
	return V`${s} When this pull request is merged, the next apply makes these changes in the project.${Uv(e) ? V` The changes that are already pending are made as well.` : []}`;
}
function Uv({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Wv(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...Uv(e) ? [V`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [V`${tl(e)}`] : [],
			V`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => V`${Fc(V`${e}`)}: ${t}`)
	};
}
function Gv(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${ps(e)} · ${ms(e.manifests)}`,
		page: Sl(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function Kv(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${k(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: ac(e),
		stopped: $c(e),
		backups: n.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${r(e)} is in ${k(e.backup)}.`], ...al(e).map(Ic)]),
		restores: n.flatMap((e) => {
			let t = dc(e);
			return t === void 0 ? [] : [`${il(e.name)}: ${k(t)}`];
		}),
		result: a ? tl(e) : void 0
	};
}
function qv(e, t, n) {
	let r = Gh(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [..._g(i, o), ...a.flatMap((e) => pv(e, o))], c = !ac(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? V` · ${H(l.name, 80)}` : [], d = uc(r).some(({ outcome: e }) => e.state === "done"), f = i.some(({ code: e }) => e === "bad-report" || e === "no-report"), p = f ? V`❌ It is not known what was applied${u}` : d ? V`❌ Not everything was applied${u}` : V`❌ Nothing was applied${u}`, { url: m, commit: h, now: g, pullRequests: _ } = t, v = (e) => m === "" ? e : [{
		is: "link",
		words: e,
		address: m
	}], y = c ? V`Applied by ${v(V`this run`)}` : v(V`This run`), b = a.some(({ results: e }) => e), x = b ? V`: ${`${Xc(a)}.`}` : f ? V` could not read the reports of all jobs.` : V` wrote nothing.`, S = `The figures are for ${z(_, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? V`✅ Applied${u}` : p,
		lead: [
			V`${y} at commit ${H(h.slice(0, 7))} on ${gs(g)}${x}`,
			...b && _ > 1 ? [V`${S}`] : [],
			...c ? [] : [V`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? Jv(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function Jv(e) {
	let { projects: t } = e, n = (t) => ac({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))], i = (e) => e.results ? Xc([e]) : "not applied", a = r.slice(0, 50).map((e) => V`${H(e.name ?? e.id, 80)}: ${i(e)}`), o = t.length - a.length;
	return o > 0 ? [...a, V`${`… and ${z(o, "more project")}`}`] : a;
}
// src/report/text/progressText.ts
function Yv(e, t = Infinity) {
	let n = e.count && Qv(e.count), r = (e) => n ? `${e}: ${n}` : e, i = r(Zv(e));
	return st(i) <= t ? i : r(Zv({
		...e,
		project: void 0
	})).slice(0, t);
}
const Xv = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function Zv({ phase: e, project: t }) {
	let [n, r] = Xv[e];
	return t === void 0 || !r ? n : `${r} project ${Ae(t, 40)}`;
}
function Qv({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? z(e, n) : void 0 : `${B(e)} of ${z(t, n)}`;
}
function $v({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${k(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function ey(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${k(r)} is sent again: ${a}.`]);
	};
}
function ty(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f, file: p } = Gv(e, c), m = fv(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), h = [...ny(tv(e), n), ...gy(m, {
		paint: t,
		width: n,
		file: p
	})], g = (e) => `  ${t(fy["!"], Ic(e))}`, _ = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [g(vl(i.filter))] : []
	], v = u || s ? void 0 : Bc(i.project, i.changes), y = u ? Wc([e]) : s ? Hc([e]) : zc(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), b = n === void 0 || s ? [] : hy(m, u), x = [
		...h.length > 0 ? [""] : [],
		...b.map((e) => `  ${t("dim", e)}`),
		...v ? [g(v)] : [],
		t("strong", y)
	];
	return [
		...er(_, n),
		...h,
		...er(x, n)
	].map(we);
}
function ny(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [yt(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = l(e.map(st));
			return e.map((e) => t === 0 ? Bt(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (l(i.map(st)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => le(e, t, 4))];
}
function ry(e, { paint: t }) {
	let { comparison: n, parts: r } = jv({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", Ic(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Ic(e))] : [], ...gy(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(we);
}
function iy(e, t) {
	return _g(e).flatMap((e) => ay(e, t));
}
function ay(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? k(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => yy(e, t))].map(we);
}
function oy({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(Pe), ...pv(e).flatMap((e) => ay(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${ps(e)}`)] : [], ...i];
	});
	return [...iy(e, n), ...r.map(we)];
}
function sy(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = Kv(e), c = [
		...i ? [t("bad", Ic(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...er(c, n), ...o].map(we);
}
function cy({ plan: e, reports: t }, n, r = []) {
	let i = t.map((e) => `The report is in ${k(n(e))}.`);
	return e !== void 0 && i.push(`The plan is in ${k(n(e))}. To apply it: ${k([
		"lokaform apply --plan",
		Tt(n(e)),
		...r
	].join(" "))}`), i.map(we);
}
function ly(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o } = e, s = gy(Ov(e, i), {
		paint: t,
		width: n
	}), c = r ? "Would write" : "Wrote", l = `Pull from ${k(a)}: ${gl([e])}.`, u = er([t("strong", `From ${k(a)} into the manifests:`)], n);
	return [
		...s.length > 0 ? [
			...u,
			...s,
			""
		] : [],
		...o.map((e) => `${c} ${k(e)}`),
		...er([t("strong", l)], n)
	].map(we);
}
function uy(e, { paint: t, width: n, ...r }) {
	let [, ...i] = gy([Dv(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(we) : [];
}
function dy(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = k(e), a = r ? "/dev/null" : `a/${i}`;
		return Eg(a, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => we(e.split("	").map(k).join("	")));
	});
}
const fy = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
}, py = {
	"!": "kept, or to check",
	"-": "to remove, or old",
	"~": "to update",
	"»": "to rename",
	"+": "to create, or new"
}, my = {
	...py,
	"-": "in the project",
	"~": "different",
	"»": "not yet renamed",
	"+": "in the files"
};
function hy(e, t) {
	let n = e.flatMap((e) => e.rows), r = new Set(n.flatMap(({ sign: e, lines: t }) => [e, ...t.map((e) => e.sign)])), i = Object.entries(t ? my : py).filter(([e]) => r.has(e));
	return i.length > 0 ? [`Signs: ${i.map((e) => e.join(" ")).join("; ")}`] : [];
}
function gy(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : er([n("strong", e)], r),
		..._y(i, t)
	]);
}
function _y(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => {
		let { name: t, from: n, place: i } = e, a = yt(t) + (n === void 0 ? "" : ` ← ${yt(n)}`);
		return {
			...e,
			label: a,
			at: i ? yt(fs(i, r)) : ""
		};
	}), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = i.map(({ label: e }) => e), s = i.map(({ at: e }) => e), c = {
		labels: by(o, a),
		places: by(s, 24)
	};
	return i.flatMap((e) => vy(e, c, {
		paint: t,
		width: n
	}));
}
function vy(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => le(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(yy(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(fy[e.sign], e.sign)} ${Bt(i, t.labels)}${d}${Bt(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return st(p) <= c ? [p, ...u] : [
		...le(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function yy(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : J_(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function by(e, t) {
	return l([0, ...e.map(st).filter((e) => e <= t)]);
}
// src/model/variables.ts
function xy(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function Sy(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const Cy = /\$\$\{|\$\{([^}]*)\}/g;
function wy(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(Cy)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function Ty(e) {
	return [...new Set(wy(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function Ey(e, t) {
	return wy(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function Dy(e, t) {
	let n = wy(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? Oy(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? Oy(t.slice(r), i) : r === t.length;
}
function Oy(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function ky(e) {
	let [, t = "https", n = ""] = Ny.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Ay(e) {
	return e.replace(Ny, (t, n) => `${n}://${ky(e)}`);
}
function jy(e) {
	let t = [], n = e.replace(Cy, (e) => `lokaform0name${t.push(e)}z`);
	if (!URL.canParse(n)) return Ay(e);
	let { href: r } = new URL(n);
	return r.replace(/%[\da-f]{2}/gi, (e) => {
		let t = String.fromCharCode(Number.parseInt(e.slice(1), 16));
		return /[\w.~-]/.test(t) ? t : e.toUpperCase();
	}).replace(/^([^?#]*[^?#/])\/+(?=$|[?#])/, "$1").replace(/lokaform0name(\d+)z/g, (e, n) => t[Number(n) - 1] ?? "");
}
function My(e, t) {
	return jy(e) === jy(t);
}
const Ny = /^(https?):\/\/([^/?#]+)/i;
function Py(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const Fy = "LOKALISE_API_TOKEN", Iy = "LOKAFORM_VARIABLES", Ly = "# Files can use only these";
function Ry(e) {
	let t = Sy(e, Iy);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [Iy]: t }, r = [], i = t.startsWith(Ly);
	for (let [e, a] of t.split("\n").entries()) {
		let t = a.trim(), [, o, s = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		o === void 0 ? t !== "" && !t.startsWith("#") && r.push(i ? `Line ${e} of the secret variables` : `Line ${e + 1} of ${Iy}`) : n[o] = s;
	}
	return {
		values: n,
		wrong: r
	};
}
const zy = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function By(e) {
	return /\.(\w+)/.exec(e)?.[1] ?? "NAME";
}
function Vy(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = Sy(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(e.startsWith("{") ? `GitHub replaces expressions only in workflows. Write \${${By(e)}} here. ${Hy(By(e), r)[1]}.` : `"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (zy.test(e) || qy(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it (it has ${r.allowed.join(", ")}). Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, a] = Hy(e, r);
		return i(`\${${e}} is ${t}. ${a}, or ${n}.`, "unset-variable");
	}
	let o = Ky(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Hy(e, { values: t }) {
	let n = `\${{ secrets.${e} }}`;
	return Sy(t, e) === "" ? [`empty in ${Object.hasOwn(t, "LOKAFORM_VARIABLES") ? Iy : "the environment"}`, "The secret of its line does not exist, or is empty: correct its name, or set it"] : Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [`not set in ${Iy}`, `Add the line ${e}=${n} to "variables", which the workflow passes under secrets`] : ["not set in the environment", t.GITHUB_ACTIONS === "true" ? `Add ${e}: ${n} under env of the step, or the line ${e}=${n} to "variables" of the reusable workflow` : `Set it: export ${e}=…, or load the file that has it (set -a; . ./lokaform.env; set +a)`];
}
function Uy(e) {
	return zy.test(e);
}
function Wy(e) {
	return /^(\$\{\{.*\}\}|(secrets|vars|env|inputs)\.[\w-]+)$/s.test(e.trim());
}
function Gy(e, t) {
	if (!Wy(e) && !/^(\$\{?\w+\}?|%\w+%)$/.test(e.trim())) return;
	let n = t ?? "${{ secrets.NAME }} in a workflow, or \"$NAME\" in a shell, without single quotes";
	return Wy(e) ? `is an expression that GitHub did not replace. Write ${n}.` : `is the name of a variable, which nothing replaced by its value. Write ${n}.`;
}
function Ky(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	let t = Gy(e);
	if (t !== void 0) return t;
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function qy(e, t) {
	let n = [...Rt(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...Jy(e)].some((e) => n.some((t) => t.includes(e))));
}
function Jy(e) {
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
function Yy({ parts: e, from: t }) {
	let n = new Set(e ? e.map((e) => e.from) : [t]), r = new Set([...n].flatMap((e) => e ? [e.source.languages, e.file.others] : []));
	return [...new Set([...r].flatMap((e = []) => e))];
}
function Xy(e, t, n) {
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
function Zy(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return mr(t);
}
// src/kinds/field.ts
const Qy = {
	changes: [],
	kept: [],
	issues: [],
	open: []
};
function $y(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function eb() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, o = e.equal ?? a, s = e.inPlan ?? ((e) => i.parse(e));
		return {
			...n,
			diff(t, n, i) {
				let a = t[r] === void 0 ? e.undeclared?.(i, n) : t[r];
				if (a === void 0) return Qy;
				let c = e.check?.(a, i);
				if (c) return {
					...Qy,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, i);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? Qy : {
					...Qy,
					issues: [$y(r)]
				};
				let u = e.desired ? e.desired(a, l, i) : s(a), d = l === void 0 ? e.unset : l;
				if (d !== void 0 && o(d, u, i)) return Qy;
				let f = {
					field: r,
					...l !== void 0 && { before: l },
					after: u
				};
				return {
					...Qy,
					changes: [f]
				};
			},
			toPlan(e) {
				let t = e[r];
				return t === void 0 ? [] : [{
					field: r,
					after: s(t)
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
				return r === void 0 ? !1 : e.isDefault?.(r) ?? (e.unset !== void 0 && o(r, e.unset, n));
			},
			same: (e, t, n) => o(i.parse(e), i.parse(t), n),
			...t && { languages(e) {
				let n = e[r];
				return n === void 0 ? [] : t(n);
			} }
		};
	};
}
function tb(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function nb(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [S(Object.fromEntries(t))];
}
// src/plan/compare.ts
const rb = {
	kept: [],
	problems: []
};
function ib(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, {
		listed: ob(e, t, i),
		plural: Ha(e, t).flatMap(({ part: n = "", after: r }) => g(r) && Wa(e, t, n) ? n : [])
	}), c = n === void 0 ? [] : e.tags(n), l = Be(c, i.rules), u = (l === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === Qy ? [] : [{
			field: e,
			...t
		}];
	}), d = n !== void 0 && e.staysArchived(o, n, s), { leftOut: f = [] } = t, p = l === void 0 && u.length === 0 && f.length === 0 && !d;
	if (n !== void 0 && p) return rb;
	let m = {
		...t,
		values: o
	}, h = ab(e, m);
	if (l !== void 0) return {
		kept: [{
			...h,
			id: e.id(n),
			reason: "foreign-owner",
			tag: l
		}],
		problems: []
	};
	let _ = n === void 0 ? e.lacks(o) : void 0, v = [...e.fields.flatMap((e) => _ && e.role === "identity" ? {
		field: e,
		issues: [_]
	} : []), ...u].flatMap(({ field: t, issues: n }) => n.map(({ code: n, severity: r = "error", message: i, path: a }) => X(e, m, n, i, {
		path: [t.name, ...a],
		ofName: !0,
		severity: r
	})));
	for (let { problem: e } of f) v.push(e);
	if (Kt(v)) return {
		kept: [],
		skipped: h,
		problems: v
	};
	let y = c.find((e) => i.rules.protectedTags.includes(e)), b = u.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = ub(i, t);
		return a === void 0 ? o : {
			...o,
			seen: Uh(e.id(n), a)
		};
	})), x = y === void 0 ? [] : b.filter((t) => Ks(e.name, t)), S = b.filter((e) => !x.includes(e));
	if (n === void 0) return {
		change: {
			...h,
			ref: a,
			action: "create",
			identity: e.identity(o),
			fields: S
		},
		kept: [],
		problems: v
	};
	let C = e.id(n), ee = d ? [{
		...h,
		id: C,
		reason: "archived"
	}] : [], te = u.flatMap((e) => e.kept.map((e) => ({
		...h,
		...e,
		id: C,
		place: ub(e, t).place
	}))), w = y !== void 0 && x.length > 0 ? [{
		...h,
		id: C,
		reason: "protected",
		tag: y
	}] : [], T = [
		...ee,
		...w,
		...te
	], E = u.flatMap((e) => e.open), ne = cb(e, m, S, te);
	if (ne) return {
		kept: T,
		skipped: h,
		problems: [...v, ne],
		open: E
	};
	let re = Xs(e, n, S, i.project);
	if (re.length === 0) return {
		kept: T,
		problems: v,
		open: E
	};
	let ie = lb(e, n, re), ae = e.lastEdit(n);
	return {
		change: {
			...h,
			place: sb(h.place, re),
			ref: a,
			action: "update",
			id: C,
			identity: e.identity(o),
			...r !== void 0 && { renamed_from: r },
			seen: ie,
			...ae && { edited: ae },
			...c.length > 0 && { tags: c },
			fields: re
		},
		kept: T,
		problems: v,
		open: E
	};
}
function ab(e, { file: t, span: n, values: r }) {
	let i = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return {
		kind: e.name,
		label: e.label(r),
		place: vn(t, n, [i])
	};
}
function ob(e, t, { rules: n }) {
	if (t.from && Ha(e, t).length === 0) return [];
	let r = new Set([...Yy(t), ...n.pull?.completes ?? []]);
	for (let { language: e, isInWrongFile: n } of t.leftOut ?? []) n || r.delete(e);
	return [...r];
}
function sb(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function cb(e, t, n, r) {
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
function lb(e, t, n) {
	return Uh(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function ub(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: vn(t, n, r)
	};
}
// src/plan/compareDeclarations.ts
function db(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, l = [...e.head, ...e.target], u = new Map(l.map((e) => [e, Na(s, e.values)])), d = (e) => u.get(e) ?? Na(s, e.values), f = Fa(s, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(ab(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), l = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(fb(s, n, l));
				continue;
			}
			let u = pb(s, n, e, l, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...ab(s, n),
				fields: m
			}), c(a, mb(s, n, e, u?.renamed_from !== void 0)), hb(s, n) !== hb(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function fb(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !Js(e)).map((e) => ub(e, t));
	return {
		...ab(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function pb(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && S(r) === S(n.after) ? [] : [ub({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = ab(e, t);
	return {
		...d,
		place: sb(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...S(s) !== S(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function mb(e, t, n, r) {
	let [i, a] = [Pa(e, t), Pa(e, n)];
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
		...ab(e, t),
		...n
	}));
}
function hb(e, { onCreate: t }) {
	return S([...Na(e, t).texts]);
}
// src/plan/comparePlans.ts
function gb(e, t) {
	let n = yb(t.plan, Cb), r = Tb([e.plan, t.plan]), i = yb(e.plan, r), a = xb(e.plan), o = new Set(t.plan.kept.map(Eb)), s = new Set(Ob(t).map(kb)), c = new Set((t.plan.sends ?? []).map(Db)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: bb(e.plan, Cb, (e, t) => !n(e, t)),
		pending: bb(e.plan, Cb, n),
		resolved: bb({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(Eb(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(Db(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(is(e.kind).plural) && !s.has(kb(e))), ..._b(e, t)]
	};
}
function _b(e, t) {
	let r = new Set(e.plan.kept.map((e) => S([kb(e), "part" in e && e.part])));
	for (let e of t.plan.changes) if (e.action === "update") for (let { field: t } of e.fields) r.add(S([kb(e), t]));
	return e.kinds.flatMap(({ kind: e, declared: i, matching: { matches: a } }) => {
		let o = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = y(o, ({ live: e }) => e ? [e] : []), c = n(() => new Set(qa(i).map(({ file: e }) => e.path)));
		return a.flatMap(({ declared: t, live: n }) => {
			if (!n || t.leftOut) return [];
			let i = e.label(t.values);
			return (s.get(n) ?? []).flatMap(({ declared: t }) => e.fields.map((e) => ({
				old: t,
				field: e
			}))).flatMap(({ old: a, field: o }) => o.toPlan(a.values).flatMap(({ part: s = o.name, after: l }) => {
				let u = vn(t.file, t.span, [o.name]), d = {
					kind: e.name,
					label: i,
					id: e.id(n),
					part: s,
					place: u
				};
				if (Js(l) || r.has(S([kb(d), s]))) return [];
				if (o.role !== "text") return o.role !== void 0 && o.role !== "shape" || o.toPlan(t.values).length > 0 ? [] : [d];
				let f = o.lastWriter?.(n, s)?.edited !== void 0;
				return Ua(e, t, s) === void 0 && f && !vb(e, t, a) && c().has(Va(e, a, s)) ? [d] : [];
			}));
		});
	});
}
function vb(e, t, n) {
	return qa([n]).some(({ from: e }) => e) && Ha(e, n).length > 0 && Ha(e, t).length === 0;
}
function yb({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => S([Sb(e), t]))));
	return (e, t) => n.has(S([e, t]));
}
function bb({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = Sb(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		if (a.length === 0) return [];
		let { renamed_from: o, ...s } = e, c = a.some(({ field: t }) => as(e.kind, t).role === "identity");
		return [{
			...s,
			...o !== void 0 && c && { renamed_from: o },
			fields: a
		}];
	});
}
function xb({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(kb)), r = new Set(t.map(({ kind: e, label: t }) => S([e, t])));
	return (e) => r.has(S([e.kind, e.label])) || e.action === "destroy" && n.has(kb(e));
}
function Sb(e) {
	return e.action === "create" ? S([
		e.kind,
		"new",
		e.identity
	]) : S([e.kind, String(e.id)]);
}
function Cb(e) {
	return e.action === "update" ? e.fields.map(wb) : e.action === "destroy" ? [S(["destroy", e.how])] : [S(["create", ...e.fields.map(wb).toSorted()])];
}
function wb({ field: e, part: t, after: n }) {
	return S([
		e,
		t ?? null,
		n
	]);
}
function Tb(e) {
	let t = e.flatMap(({ changes: e }) => [...u(e, Sb)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => S([e, t ?? null])) : n.has(Sb(e)) ? Cb(e) : [e.action];
}
function Eb(e) {
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
function Db({ variable: e, host: t }) {
	return S([e, t]);
}
function Ob({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function kb({ kind: e, id: t }) {
	return S([e, String(t)]);
}
// src/settings/changedSettings.ts
function Ab(e) {
	return new Map(Nn.filter((e) => e !== dt).flatMap((t) => {
		let n = e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function jb(e) {
	let t = Nn.flatMap((t) => e.flatMap((e) => e.get(t) === void 0 ? [] : [[We(t), e.place(t)]]));
	return new Map(t.reverse());
}
function Mb(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || Pb(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function Nb(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => Pb(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(gn) === r);
}
function Pb(e, t) {
	return e !== "" && xl(e).toLowerCase() === xl(t).toLowerCase();
}
function Fb(e, t) {
	return Nn.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return S(r ?? null) === S(i ?? null) ? [] : [{
			name: We(n),
			...r !== void 0 && { before: Ib(r) },
			...i !== void 0 && { after: Ib(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const Ib = (e) => typeof e == "string" ? e : JSON.stringify(e), Lb = i((e) => {
	let t = Nn.filter(({ file: t }) => t === e || t === "both"), n = t.filter(({ parent: e }) => e === void 0), r = [...new Set(t.flatMap(({ parent: e }) => e ?? []))], i = (e) => {
		let t = e.map(({ name: e, schema: t }) => [e, t.exactOptional()]);
		return {
			members: e,
			schema: mr(Object.fromEntries(t))
		};
	};
	return {
		plain: n,
		top: i([...n.map(Bb), ...r.map(Vb)]),
		groups: r.map((e) => ({
			name: e,
			...i(t.filter(({ parent: t }) => t === e))
		}))
	};
});
function Rb(e, t, n = []) {
	let { plain: r, ...i } = Lb(n.length > 0 ? "entry" : "top"), a = n.length > 0 ? "an entry of projects" : "lokaform.yaml", o = Hb(e, t, {
		...i.top,
		thing: a,
		within: n
	}), s = ({ name: r, ...i }) => {
		let a = zb(t, r), o = [...n, r], s = {
			...i,
			thing: o.join("."),
			within: o,
			group: r
		};
		return Hb(e, g(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, l = new Map(i.groups.map((e) => [e.name, s(e)])), u = [o, ...l.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: i } of r) {
		let r = zb(t, n), a = i && Array.isArray(r.value) ? Gm(e, r, i).problems : [];
		a.length > 0 && o.broken.add(n), c(u, a);
	}
	let d = ({ parent: e }) => e === void 0 ? o : l.get(e), f = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: p } = e;
	return {
		part: {
			get: (e) => {
				let t = d(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => d(e)?.broken.has(e.name) ?? !1,
			place: (e, ...n) => j(p, t.span, [...f(e), ...n]),
			namePlace: (e, ...n) => vn(p, t.span, [...f(e), ...n])
		},
		problems: u
	};
}
function zb({ value: e, span: t }, n) {
	return {
		value: g(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function Bb(e) {
	return e.entries ? {
		...e,
		schema: _r(or()).refine(...jn)
	} : e;
}
function Vb(e) {
	let t = ({ example: e }) => typeof e != "object" && e !== "all", n = `a mapping such as { ${Nn.filter((n) => n.parent === e && t(n)).slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }${e === "prune" ? ", next to owner: NAME" : ""}`;
	return {
		name: e,
		schema: gr(N(), or()),
		expects: n
	};
}
function Hb({ file: e, textAt: t }, { value: n, span: r }, { group: i, schema: a, ...o }) {
	let s = Object.entries(g(n) ? n : {}), c = n ?? {}, l = a.safeParse(c).error?.issues ?? [], u = l.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), d = new Set([...u, ...l.flatMap(({ path: [e = []] }) => e).map(String)]), f = new Map(o.members.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), p = i === void 0 ? ye : void 0, m = {
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
		problems: eh(l, m)
	};
}
// src/settings/configFile.ts
function Ub(e, t) {
	return I(t.working, A(Ht, e) ?? Ht.default);
}
async function Wb(e, t) {
	let n = Ub(e, t), r = L(n, t), i = [...Ge, lt].map((t) => A(t, e) ?? []), a = i.some(({ length: e }) => e > 0) ? [L(t.working, t), ...i] : [];
	if (r === Ht.default && a.length === 0) return;
	let o = r !== Ht.default && await Qi(n, t);
	return {
		id: Uh(r, a),
		...o && { settings_file: r }
	};
}
async function Gb(e, t) {
	let n = Ub(e, t), r = A(Ht, e) === void 0 || t.commit && !await Qi(n, t), i = r ? Ub({}, t) : n;
	if (r && !await Qi(i, t)) return { problems: t.commit ? [] : await Kb(t) };
	let a = L(i, t), o;
	try {
		o = qi(await Ki(i, t));
	} catch (e) {
		if (e instanceof ti) throw e;
		let t = `The settings in ${a} cannot be read: ${Ci(e)}`;
		return { problems: [O("not-read", t)] };
	}
	let s = wm(a, o, {
		most: Tm,
		plainNumbers: !0
	});
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = Jb(s, F(i));
	return {
		config: c,
		problems: Fh([...s.problems, ...l], [])
	};
}
async function Kb({ working: e, confined: t }) {
	let n = Ht.default, r = (e, t) => O("unread-manifest", `${e} is not read, because ${t}.`, { severity: "warning" });
	if (!await ea(e, {})) {
		let t = `The working directory ${e} does not exist. Correct it (in the action: working-directory).`;
		return [O("not-read", t)];
	}
	let i = await $i(n, e), a = i.length > 0 ? void 0 : await zi(e, void 0) ?? t?.workspace, o = [];
	for (let t = e; a !== void 0 && Ri(t, a); o.push(t)) t = F(t);
	for (let t of o) {
		let i = L(I(t, n), { displayRoot: e }), a = `it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config)`;
		if (await Qi(I(t, n), {})) return [r(i, a)];
	}
	return i.map((e) => r(e, e === n ? "it is a folder. Make it a file" : `of its name. Rename it to ${n}`));
}
const qb = 1e3;
function Jb(e, t) {
	let n = Rb(e, e), r = Yb(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: yn([...n.problems, ...r?.problems ?? []])
	};
}
function Yb(e, t) {
	let n = t.get(dt);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(O("bad-setting", e, { place: t }));
	t.get(M) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(M));
	let a = new Map(), o = Object.keys(n);
	if (o.length > qb) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${qb.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(dt)), {
		entries: a,
		problems: r
	};
	let s = zb(e, dt.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(dt));
	let l = new Map();
	for (let t of o) {
		let n = vn(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = Rb(e, zb(s, t), [dt.name, t]);
		c(r, u), a.set(t, o);
		let d = o.get(M), f = l.get(d ?? "");
		d === void 0 ? o.isBroken(M) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? l.set(d, t) : i(`The entries "${t}" and "${f}" have the same project. If one was copied, write its own id. Otherwise declare the project in one entry, with all of its manifests.`, o.place(M));
	}
	return {
		entries: a,
		problems: r
	};
}
// src/settings/rules.ts
function Xb(e, t) {
	let n = Z(lt, t), r = ex(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? A(i, t.raw) : Z(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Z(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Z(Pn, t),
		writers: Z(Mn, t),
		overwrite: Z(St, t),
		accept: Z(_e, t),
		placeholders: Z(nt, t),
		incoming: {
			review: Z(kn, t),
			checks: Z(Lt, t)
		},
		checks: Zb(t),
		pull: void 0,
		filter: n,
		owner: Z(At, t),
		prune: Object.fromEntries(i),
		pruneBy: Z(Kn, t),
		onProblem: Z(Et, t),
		protectedTags: Z(T, t),
		limits: Object.fromEntries(a),
		allowRemovals: Z(De, t),
		allowWrongProject: Z(Le, t)
	}, s = e.flatMap((e) => nx(e, o, t)), c = e.some(({ settings: e }) => (Z(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = ax(Kn, t) ?? {};
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
function Zb(e) {
	let t = Z(He, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Z(et, e) ?? { severity: "off" }, o = [
		...mn.map((t) => [t.name, Z(t, e)]),
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
function Qb(e) {
	let t = [...$b(et, e)].filter(([, { value: e }]) => g(e)), n = [...$b(Pn, e)].map(([e, { place: t }]) => [e, {
		place: t,
		isRule: !0
	}]);
	return new Map([...t, ...n]);
}
function $b(e, t) {
	let { value: n = {}, part: r } = ax(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function ex(e) {
	return Ge.some((t) => A(t, e) !== void 0);
}
function tx(e, t) {
	let n = (A(lt, e) ?? []).length > 0;
	if (!n && (!ex(e) || A(Zt, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if ($e.flatMap((t) => [A(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Ge.map((e) => `--${Ze(e)}`).join(" or "), a = n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${Ze(Zt)}.`;
	return [O("bad-setting", `Prune is off in this run, because ${a}`, { severity: "notice" })];
}
function nx(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = We(a), { place: s } = ax(a, n) ?? {}, c = (e) => O("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = xh(e, t), d = u === "owned" && t.owner === void 0 && !l(At), f = `With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`, p = u !== "off" && bh(e, t) === void 0 && !l(Kn), m = `The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`;
	return [...d ? [c(f)] : [], ...p ? [c(m)] : []];
}
const rx = [[ut, "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"], [je, "it declares keys that no manifest has, and --filter chooses declared keys"]];
function ix(e) {
	return A(lt, e) === void 0 ? [] : rx.filter(([t]) => A(t, e)).map(([e, t]) => {
		let n = `--filter cannot be used with --${Ze(e)}: ${t}. Remove one of them.`;
		return O("bad-setting", n);
	});
}
function ax(e, { raw: t, environment: n, parts: r }) {
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
function Z(e, t) {
	return ax(e, t)?.value;
}
// src/settings/token.ts
async function ox(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [O("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await mi(I(t, e), "utf8", "token")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Ci(e)}`);
	}
}
const sx = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function cx(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => Sy(t, e.get(gn) ?? "")).filter((e) => e !== void 0 && Ky(e) === void 0), i = [
		n,
		t[Fy],
		Sy(t, "INPUT_TOKEN"),
		...r,
		...lx(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function lx(e) {
	return Object.entries(e).flatMap(([e, t]) => sx.test(e) && t || []);
}
const ux = O("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file.");
function dx(e) {
	return e[Iy]?.startsWith(Ly) === !0;
}
function fx(e) {
	return e === "apply" ? "LOKALISE_APPLY_TOKEN" : "LOKALISE_PLAN_TOKEN";
}
function px({ GITHUB_WORKFLOW_REF: e = "" }) {
	return /^[^/]*\/[^/]*\/([^@]+)/.exec(e)?.[1];
}
function mx(e, t) {
	let n = fx(e), r = px(t), i = r ?? "the workflow", a = `There is no API token: ${dx(t) ? `the reusable workflow got no secret ${n}. In ${i}, the job that calls it needs the line ${n}: \${{ secrets.${n} }} under secrets, even if an environment has the secret, because secrets: inherit works only within an organization.` : `the input token is empty in ${i}. The step needs the line token: \${{ secrets.NAME }}, with the name of a secret in the settings of the repository.`} The secret of an environment is only in jobs with the line environment.`;
	return O("no-token", a, r === void 0 ? {} : { place: bn(r) });
}
function hx(e) {
	let t = Gy(e);
	return t !== void 0 || e.trim() === "" ? t : /["'\s]/.test(e) ? "has quotes, spaces or line breaks. Write only the token." : void 0;
}
function gx(e, t) {
	let { usable: n, environment: r, runToken: i, tokenFrom: a, target: o, named: s } = t, c = e?.get(gn);
	if (!e || c === void 0) {
		let e = hx(i ?? ""), n = t.isAction ? mx(t.command, r) : ux, o = `The API token (from ${a}) ${e}`, s = e === void 0 ? [] : [O("bad-setting", o)];
		return {
			token: i,
			problems: i === void 0 ? [n] : s
		};
	}
	let l = (t, n = "bad-setting") => ({
		token: void 0,
		problems: [O(n, t, { place: e.place(gn) })]
	});
	if (!_x(c, n)) return l(`The setting token_env must not be ${c}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (o && !n.allowed && c !== "LOKALISE_API_TOKEN" && !Nb(o, s, c)) return l(`A pull request must not choose ${c} as token_env, nor a commit that is not the one of the run. Only the settings of the target, or of the run's commit, can, and ${o.is === "missing" ? `those settings cannot be read: ${o.why}` : "they do not use it for this project"}. Nothing was sent. Add ${c} to the input allow-variables, which then needs all variables of the files, or use a variable that those settings use.`);
	let u = Sy(n.values, c) || void 0;
	if (u === void 0) {
		let [e, t] = Hy(c, n);
		return l(`\${${c}} is ${e}. It must contain the API token of this project. ${t}.`, "no-token");
	}
	let d = hx(u) ?? Ky(u);
	return d === void 0 ? {
		token: u,
		problems: []
	} : l(`The value of ${c}, which must contain the API token of this project, ${d}`);
}
function _x(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : Uy(e) || qy(Sy(t, e) ?? "", lx(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function vx(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = Li }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await Gb(t, n), p = await ox(A(ae, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), { confined: h } = n, g = o ? "the input token" : p.token ? "the token file" : Fy, { values: _, wrong: v } = Ry(r), y = cx(d, {
		...r,
		..._
	}, m), b = {
		values: _,
		tokens: y,
		allowed: A(Pt, t)
	}, x = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, S = Z(ct, x), C = Lx(t, d, a), ee = e !== "validate" && !S, te = {
		raw: C.names.length > 1 ? {
			...t,
			[Ze(M)]: []
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
	}, w = d === void 0 && Kt(f), T = (e) => Sx(e, e === void 0 ? void 0 : d?.projects?.get(e), te), E = w ? [] : C.names.map(T), ne = E.map(({ settings: e }) => e), re = C.others.map((e) => T(e).settings), oe = ({ showTexts: e }) => e, se = {
		kinds: rs(),
		command: e,
		apiUrl: Z($n, x),
		projects: ne,
		others: re.flatMap(({ manifests: e }) => e ?? []),
		showTexts: ne.every(oe) && (!u || u.is === "read" && u.projects.every(oe)),
		usable: b,
		secrets: [...y.map(fn), ...[...ne, ...re].flatMap((e) => e.secrets)],
		timeLimit: Z(ie, x),
		...bx(t, x, n),
		scope: await Wb(t, n),
		combines: !1,
		matrix: S,
		reports: [],
		backupDir: xx(A(gt, t) ?? i, n),
		restoreFlags: Un(t, [
			Ht,
			...d ? [M] : [],
			ae,
			$n
		])
	}, ce = E.flatMap((e) => e.problems), le = te.online && ne.some(({ inFile: e }) => e.get(Xe) !== !1), ue = [
		...p.problems,
		...Sn(t),
		...f.filter(({ message: e }) => !ce.some((t) => t.message.endsWith(e))),
		...C.problems,
		...ce,
		...te.online ? tx(t, d) : [],
		...ix(t),
		...v.map(yx)
	], de = te.isAction && e === "plan" ? [St, De] : [];
	for (let e of de.map(Ze).filter((e) => t[e])) {
		let t = `The input ${e} counts only for this plan, and not for the next apply. Give it to a run by hand that applies (apply-on-dispatch: true)${e === "overwrite" ? ", or add the trailer Lokaform-Overwrite to a commit" : ""}.`;
		ue.push(O("bad-setting", t, { severity: "notice" }));
	}
	if (u?.is === "missing" && le) {
		let e = `Translations are hidden, because it is not known whether the settings of the pull request's target, or of the run's commit, show them: ${u.why}.`;
		ue.push(O("not-read", e, { severity: "notice" }));
	}
	return {
		settings: se,
		problems: $t(ue)
	};
}
function yx(e) {
	let t = `${e} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`;
	return O("variable", t);
}
function bx(e, t, n) {
	return {
		format: Z(Vt, t),
		detailedExitcode: Z(Qn, t),
		all: Z(an, t),
		publish: Z(fe, t),
		failOnDrift: Z(rr, t),
		applyFrom: Z(ir, t),
		yes: Z(Qe, t),
		verbose: Z(Ve, t),
		quiet: Z(me, t),
		force: Z(xe, t),
		out: xx(A(tr, e), n),
		report: [...new Set(Z(Ye, t).map((e) => I(n.working, e)))],
		plan: xx(A(ut, e), n),
		configFile: Ub(e, n)
	};
}
function xx(e, { working: t }) {
	return e === void 0 ? void 0 : I(t, e);
}
function Sx(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(M) ?? "${}", m = /^\$\{\w*\}/.test(p) ? kx : {
		...Nx(p, o, d[0]?.place(M)),
		id: ""
	}, h = c ? jx(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = gx(t, {
		...n,
		named: g
	}), v = Xb(rs(), f), y = !(l && d.some((e) => e.isBroken(Xe))) && Z(Xe, f), b = n.unread !== void 0 && h.problems.some(({ code: e }) => e === "no-project"), x = {
		name: e,
		id: h.id ?? "",
		secrets: h.secrets,
		token: _.token,
		tokenFrom: t?.get(gn) ?? s,
		tokenPlace: t?.get(gn) ? t.place(gn) : void 0,
		manifests: b ? void 0 : Cx(f, n),
		rules: v.rules,
		flags: Un(e === void 0 ? r : {
			...r,
			only: [e]
		}, he.settings),
		inFile: Ab(d),
		places: jb(d),
		pulledLanguages: ax(zn, f),
		languagePlaces: Qb(f),
		required: $b(A(Xn, r) ? Xn : Gt, f),
		useAutomations: Z(pn, f),
		snapshot: Z(tn, f),
		concurrency: Z(Nt, f),
		rate: Z(de, f),
		showTexts: y && Mb(u, g)
	}, S = c && !l ? _.problems : [];
	return {
		settings: x,
		problems: [
			...h.problems,
			...S,
			...v.problems
		]
	};
}
function Cx({ raw: e, parts: t }, { config: n, working: r, unread: i }) {
	let a = n?.folder ?? r, o = {};
	for (let n of Ge) {
		let i = A(n, e);
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
	let s = wx(t, a);
	return s && {
		kinds: rs(),
		globs: o,
		texts: s,
		folder: a,
		unread: i
	};
}
function wx(e, t) {
	if (e.some((e) => e.isBroken(Ke))) return;
	let n = e.find((e) => e.get(Ke) !== void 0);
	return n?.get(Ke)?.map((e, r) => {
		let { language_map: i = {}, key_name: a = "{path}", plurals: o = "none", names: s = "plain", separator: c = s === "lokalise" ? "::" : ".", filenames: l = s === "lokalise" ? "/" : void 0, ...u } = e, d = u.language === void 0 ? u.languages : [u.language], f = {
			place: n.place(Ke, r, "files"),
			languagePlaces: u.languages?.map((e, t) => n.place(Ke, r, "languages", t))
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
const Tx = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, Ex = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Dx = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Ox = {
	where: "the setting project",
	instead: "write the id itself"
}, kx = {
	secrets: [],
	problems: []
};
function Ax(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [O(n, e, { ...t && { place: t } })]
	};
}
function jx(e, t) {
	let n = Mx(e, t), { id: r } = n, i = A(on, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === xl(r))) return n;
	let a = A(M, t.raw) !== void 0, o = a || e?.get(M) === void 0 ? void 0 : e.place(M), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup", [c, l] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...Ax(`The project ${c} of ${s} is not in the list of --allow-projects (in the action: allow-projects)${l}. Nothing was sent. Correct its id there, or the list in the workflow.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Mx(e, { raw: t, usable: n, config: r, backupProject: i, unread: a }) {
	let o = A(M, t);
	if (o !== void 0) return Px(o);
	let s = e?.get(M);
	return e && s !== void 0 ? Nx(s, n, e.place(M)) : e?.isBroken(M) || r?.projects ? kx : i === void 0 ? Ax(a ? `The project is not set: ${a}` : "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : Ty(i).length > 0 ? Nx(i, n, void 0) : {
		...kx,
		id: i
	};
}
function Nx(e, t, n) {
	if (Ty(e).length === 0 || Wy(e)) return Fx(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return Ax("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = Vy(r, Ox, t);
	if ("message" in o) return Ax(o.message, n, o.code);
	let { value: s } = o;
	if (!Dx.test(s)) return Ax(`The value of ${a} ${Ix}`, n);
	let c = Fx(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, xl(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Px(e, t = "project") {
	let [n, r] = Ex.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Fx(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? Ax(`${i} is the URL of a branch. Give the id with :branch after it.`) : Fx(r.replace(/%3a/i, ":"), i);
}
function Fx(e, t, n) {
	let [, r] = n ? Ex.exec(e) ?? [] : [];
	if (r !== void 0) return Ax(`${t} is a URL. Write only the id in it: ${r}.`, n);
	let i = Gy(e, n && "${NAME}, and set NAME in the environment (in a workflow: in env)") ?? Ix;
	return Tx.test(e) ? {
		...kx,
		id: e
	} : Ax(`${t} ${i}`, n);
}
const Ix = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function Lx(e, t, n) {
	let r = A(ue, e), i = t?.projects && [...t.projects.keys()];
	if (!i) {
		let e = t?.top.get(M) === void 0 ? "none" : "one project (setting project)", n = `--only ${r?.join(", ")} (in the action: only) takes names of entries under projects, but lokaform.yaml has ${e}. Remove it. For some keys or files, use --filter 'cart.*' or 'file:ios/**' (in the action: filter).`;
		return {
			names: [void 0],
			others: [],
			problems: r ? [O("no-project", n)] : []
		};
	}
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = qt(e, i) || ` There are ${i.join(", ")}.`;
		return [O("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(M) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [M, ...Ge] : [];
	for (let t of c.filter((t) => A(t, e) !== void 0)) {
		let e = `The option --${Ze(t)} (in the action: ${Ze(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(O("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/plan/languages.ts
function Rx(e, t) {
	let n = Jo(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Vx(e, t),
		...Hx([...i, ...Bx(e)], t),
		...qx(r, t)
	];
}
function zx(e) {
	return qa(Object.values(e).flat()).flatMap(({ from: e }) => e ?? []);
}
function Bx({ entries: e }) {
	let t = zx(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], languagePlaces: t = [], ...n }) => e.map((e, r) => ({
		language: e,
		count: 0,
		place: t[r] ?? n.place,
		ofText: !0,
		inSource: !0
	})));
}
function Vx({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [O("project-type", o, { scope: "project" })];
}
function Hx(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e), r = e.filter(({ language: e }) => !n.includes(e));
	return [...u(r, ({ language: e }) => e)].map(([e, [r, ...i]]) => {
		let a = i.reduce((e, t) => e + t.count, r.count), o = Ft(e, n), s = [r, ...i].find((e) => e.count === 0), c = s ? "here" : a > 1 ? `from the manifests ("${e}" is in ${a} places; this is the first)` : "here", l = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${c}.`, u = o === "" ? l.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${l}`, d = o || ` Its languages: ${n.slice(0, 20).join(", ")}.`, f = `Project ${t.name} has no language "${e}".${d} ${u}`;
		return O("unknown-language", f, {
			place: (s ?? r).place,
			scope: "project"
		});
	});
}
function Ux({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = zx(e.entries);
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Vn(e, r)), c = s ?? o.find((e) => Ut(e, [r])), l = `language_map: { ${c}: ${r} } to this row.`, u = s ? `Add ${l}` : `${c ? `If ${c} is this language, add ${l} Otherwise, add` : "Add"} its file, or list the languages of this row under languages.`, d = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${u}`;
		return [O("no-language-file", d, {
			place: e.place,
			scope: "project"
		})];
	});
}
const Wx = /(?:^|\/)values\/[^/]+\.xml$/;
function Gx({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => Wx.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function Kx(e, { name: t, languages: n }, r) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n, isRule: a }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let o = i.filter((t) => Ut(t, [e])), s = o.length > 1 ? ` Did you mean ${o.map((e) => `"${e}"`).join(" or ")}?` : Ft(e, i), c = a && (s !== "" || !Dn(e)), l = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : c ? "this rule has no effect, and another rule decides about the language that is meant" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${s || ` Its languages: ${i.slice(0, 20).join(", ")}.`}`, [u, d] = c || r === "error" ? ["error", "project"] : ["warning", "change"];
		return [O("unknown-language", l, {
			...n && { place: n },
			severity: u,
			scope: d
		})];
	});
}
function qx(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [O("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function Jx({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function Yx({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await Zx(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		c(a, e.problems.map($x(o, e.isDoubtful)));
		let { declared: s, manifests: l, textFiles: u, isDoubtful: d } = e;
		i.push({
			settings: o,
			declared: s,
			manifests: l,
			textFiles: u,
			...d && { isDoubtful: d }
		});
	}
	return {
		reads: i,
		problems: [...a, ...eS(i)]
	};
}
async function Xx(e, t, n, r, { signal: i = Li, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, rows: u, problems: d } = await Ns(t, e, r, i), f = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), p = 0, m = kh(t.kinds, c, n, a), h = m.next();
	for (; !h.done && !i.aborted;) await $r(), o?.({
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
		textFiles: Dh(h.value.files)
	};
}
async function Zx(e, t, n, r, i) {
	let a = await Xx(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0 && !a.isSplit) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l && !a.isSplit) return a;
	if (!i.findProject) return c ? Qx(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await Xx(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = zt(f.problems) ? [] : Ux(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...zx(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function Qx(e, t) {
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
function $x({ rules: e }, t = !1) {
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
function eS(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => tS(t, e) !== void 0), a = i && tS(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [O("bad-setting", o)];
	});
}
function tS(e, t) {
	let [n, r] = [e, t].map(({ settings: e }) => e.inFile.get(M));
	if (e.settings.id === t.settings.id) return n === r ? void 0 : "are the same project";
	if (xl(e.settings.id) !== xl(t.settings.id)) return;
	let i = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return i && `are branches of one project, whose ${i.plural} they both declare`;
}
// src/run/target.ts
const nS = {
	entries: {},
	variables: new Map()
};
async function rS(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => vx(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[Ze(ue)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await Yx({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => xy(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), x = [...g.filter(({ code: e }) => !oS.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !aS.includes(t));
	return x ? {
		is: "missing",
		why: sS(x)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function iS(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await vx("plan", {
		...e,
		[Ze(ue)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: sS(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const aS = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], oS = ["unset-variable", "project-not-allowed"];
function sS({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${fs(t)}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function cS(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(M);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? nS, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? Jx(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: Fb(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function lS(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return O("undeclared-project", t, { severity: "warning" });
	});
}
function uS(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? sS(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...gb(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function dS({ kinds: e }, { problems: t }, n, r) {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(fS(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => {
			let [n, r] = [c.get(t), l.get(t)], i = [n, r].some((e) => e && !e.settings.showTexts);
			return {
				...t !== void 0 && { name: t },
				...db(e, n?.declared ?? nS, r?.declared ?? nS),
				settings: Fb(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
				...i && { hide_texts: !0 }
			};
		})
	};
}
function fS(e, t) {
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
function pS(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o } = e, s = ey(t), c, l = 0, u, d = () => {
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
function mS(e, t) {
	return pS({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e) => t(Yv(e)),
		hide: () => {},
		print: t
	});
}
// src/host/terminal.ts
function hS(e) {
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
		showProblems: (e) => gS(iy(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => ce(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => _S(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => CS(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function gS(e, { error: t, errorScreen: { width: n } }) {
	er(e, n).forEach(t);
}
function _S(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = vS(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u($v(e));
		},
		...s ? void 0 : bS(n, u),
		onPlan: (r) => xS(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new Ro({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function vS(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(yS(r, i, t));
	};
}
function yS({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(Sc)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = us(s, e), u = o === s ? l : `${B(o)} of ${l}`, d = n.filter(pc).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${B(d)} in part` : ""}`;
}
function bS({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? pS({
		now: t,
		first: 700,
		every: 200,
		show: (e) => r.show(Yv(e, r.columns())),
		hide: () => r.erase(),
		print: n
	}) : mS(t, n);
}
async function xS(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = SS(t, r), d = l && r.showPlan && (!t.quiet || c) ? ty(e, u) : [];
	if (d.length > 0 && i.out(d.join("\n")), !c || n.stopped) return !0;
	l && c.seesOut || ty(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: f, width: p } = i.errorScreen;
	return er(iy(e.problems, f), p).forEach(i.prompt), ce("Apply this plan?", c, n);
}
function SS({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function CS(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(be(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (gS(oy(e, s.paint), i), c !== "text") return;
	if (l && [
		"plan",
		"drift",
		"status"
	].includes(u)) for (let n of e.projects) {
		let e = ty(n, {
			...SS(t, r),
			width: void 0
		}).slice(-1);
		er(e, o.width).forEach(i.out);
	}
	ac(e) ? sy(e, s.paint, s.width).forEach(i.error) : sy(e, o.paint, o.width).forEach(i.out);
	let d = (e) => L(e, { displayRoot: a });
	if (l) return;
	let f = Un(r.raw ?? {}, xn("option", ["apply"])).map(Tt), p = er(wS(e, t, r, f), o.width);
	[...cy(n, d, f), ...p].forEach(i.out);
	let m = lc(e).filter(({ severity: e }) => e === "error").find(({ code: e }) => e !== "not-confirmed")?.code;
	m && s.width !== void 0 && gS([s.paint("dim", `More about ${m}: lokaform explain ${m}`)], i);
}
function wS(e, { command: t, out: n }, { raw: r }, i) {
	return t !== "plan" || !r || n !== void 0 || oc(e) || !Qs(e) ? [] : [`To make ${lc(e).some(cc) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes"}: ${k(["lokaform apply", ...i].join(" "))}`];
}
// src/model/verdict.ts
const TS = () => void 0, ES = () => ({ is: "write" });
function DS({ id: e, language: t }) {
	return S([e, t]);
}
// src/plan/prune.ts
function OS(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = bh(e, i);
	if (a === void 0) return {
		destroys: [],
		spared: [],
		scope: 0
	};
	let o = (t) => Sh(e, e.tags(t), i), s = [], c = [];
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
		}, f = Be(u, i), p = u.find((e) => i.protectedTags.includes(e));
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
			let i = kS(e, t, r);
			s.push({
				ref: `${e.name}-away:${l}`,
				kind: e.name,
				label: n,
				action: "destroy",
				id: l,
				how: a,
				seen: Uh(l, e.fingerprint(t)),
				...u.length > 0 && { tags: u },
				...i.length > 0 && { texts: i }
			});
		}
	}
	return s.sort((e, t) => h(e.label, t.label)), {
		destroys: s,
		spared: c,
		scope: t.filter(o).length + s.length
	};
}
function kS(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.toManifest(t, r) : void 0;
		return g(n) ? Object.entries(n).map(([n, r]) => {
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
function AS(e, n, r, i, a) {
	let { project: o } = n, s = {
		project: o,
		rules: r,
		variables: e.variables,
		verdicts: i,
		formerFiles: a
	}, c = Rx(e, n.project);
	if (c.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: c
	};
	let { kinds: l, filter: u } = NS(e.kinds.flatMap((t) => {
		let [r, i] = [e.entries[t.plural], n.objects[t.plural]];
		if (r && !i) throw Error(`live ${t.plural} were not read`);
		return r && i ? [IS(t, r, i, s)] : [];
	}), r), d = l.map((e) => ({
		...e,
		...LS(e.parts)
	})), f = (e) => u ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), p = [...c, ...d.flatMap((e) => [...e.problems, ...e.remarks])], m = d.flatMap((e) => e.keptTexts), h = m.some(({ item: { reason: e } }) => e === "conflict" || e === "undecided"), g = Kt(p) || h || e.isIncomplete === !0, _ = d.flatMap((e) => e.destroys), v = u ? [] : d.flatMap((e) => e.unmanaged), y = d.flatMap((e) => e.kind.firstSends?.(jS(e, s, g)) ?? []), b = {
		format_version: 1,
		project: n.project,
		changes: [...d.flatMap(({ changes: e }) => e), ...g ? [] : _],
		kept: [...d.flatMap((e) => [...e.kept, ...e.spared]), ...g ? _.map(({ kind: e, label: t, id: n }) => ({
			kind: e,
			label: t,
			id: n,
			reason: "held-back"
		})) : []],
		skipped: d.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: t(d, ({ unchanged: e }) => e),
			unmanaged: t(d, f),
			by_kind: Object.fromEntries(d.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: f(e)
			}])),
			adopted: t(d, ({ changes: e }) => e.filter((e) => MS(e, r)).length)
		},
		...y.length > 0 && { sends: y },
		...u && { filter: u }
	}, x = d.flatMap((e) => e.kind.hints?.(jS(e, s, g)) ?? []);
	return {
		is: "planned",
		plan: b,
		unmanaged: v,
		problems: [...p, ...x],
		kinds: l,
		open: d.flatMap(({ open: e }) => e),
		keptTexts: m
	};
}
function jS(e, t, n) {
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
function MS(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function NS(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Ag(t, e)), a = new Map(PS(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], i = new Set(t.map(({ kind: e, entry: t }) => Ih(e.label(t.values)))), o = e.remarks.filter(({ about: e }) => e === void 0 || i.has(e)), s = [...r.flatMap(({ problems: e }) => e), ...o];
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
	}]), c = jg(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function PS(e, t) {
	let n = new Set(e), r = y(e, ({ change: e }) => RS(e, "after")), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = new Set(RS(e.change, "after")), o = RS(e.change, "before").filter((e) => !t.has(e));
		for (let t of o.flatMap((e) => r.get(e) ?? [])) t !== e && n.delete(t) && (i.set(t, e), a.push(t));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? FS(e, t) : e;
	});
}
function FS({ change: e, open: t, ...n }, r) {
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
function IS(e, t, r, i) {
	let { storedForm: a } = e, o = a ? {
		...i,
		storedForm: n(() => a(r.objects))
	} : i, s = e.match(t, r, o), c = n(() => e.waiting?.(t, o)), l = s.matches.map((t, n) => {
		let r = Xg(ib(e, t, o, `${e.name}:${n + 1}`), t, {
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
				place: vn(r, i, [])
			},
			problems: [n]
		};
	}), d = s.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), f = OS(e, {
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
		live: r,
		parts: h,
		remarks: g,
		unmanaged: m,
		matched: d.length,
		...f
	};
}
function LS(e) {
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
function RS(e, t) {
	return !e || e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => as(e.kind, t).role === "identity").flatMap((n) => R(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
// src/keys/liveKey.ts
function zS(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function BS(e, t) {
	let n = Tr(e) ?? {}, r = Ar(n.key_id), i = Tr(n.key_name) ?? {}, a = aC((e) => P(i[e]) || void 0), o = wr(n.platforms, P), s = b.filter((e) => o?.includes(e)), c = Object.keys(iC(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = KS(n.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: c,
		platforms: o && s,
		filenames: GS.safeParse(n.filenames).data,
		tags: wr(n.tags, P),
		is_plural: Er(n.is_plural),
		is_archived: Er(n.is_archived)
	};
	if (!Or(f) || d.length > 0) {
		let e = [...kr(f), ...d.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let p = s.length < new Set(o).size, m = {
		...Object.fromEntries(HS.map(([e, t]) => [e, t(n[e])])),
		translations: l,
		base_words: Cr(n.base_words)
	};
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...m
	} };
}
const VS = {
	description: P,
	context: P,
	plural_name: P,
	is_hidden: Er,
	char_limit: Cr,
	custom_attributes: WS,
	modified_at_timestamp: Dr,
	translations_modified_at_timestamp: Dr
}, HS = Object.entries(VS);
function US(e) {
	return Object.keys(VS).filter((t) => e[t] === void 0);
}
function WS(e) {
	let t = P(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(v(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const GS = lr({
	ios: N(),
	android: N(),
	web: N(),
	other: N()
});
function KS(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = qS(Tr(n) ?? {});
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
function qS(e) {
	return {
		language_iso: P(e.language_iso),
		translation: P(e.translation),
		modified_by: Ar(e.modified_by),
		modified_by_email: P(e.modified_by_email),
		modified_at_timestamp: Dr(e.modified_at_timestamp),
		is_reviewed: Er(e.is_reviewed),
		is_unverified: Er(e.is_unverified)
	};
}
function JS(e, t = []) {
	return Array.from(e, (e) => BS(e, t));
}
function YS(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function XS(e) {
	let t = YS(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const ZS = (e) => {
	let t = e.exactOptional();
	return mr({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, QS = ZS(N()), $S = ZS(N().min(1));
function eC(e, t) {
	return typeof e == "string" ? e : e[t];
}
function Q(e, t = b) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let r of b) {
		let i = t.includes(r) ? e[r] : void 0;
		i !== void 0 && !n.includes(i) && n.push(i);
	}
	return n;
}
function tC({ key_name: e, platforms: t }) {
	return Q(e, t);
}
function nC({ key_name: e, platforms: t }, n) {
	return Q(e, t.filter((e) => !g(n) || n[e] !== void 0));
}
function rC(e, t = b) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function iC(e, t) {
	return aC((n) => t.includes(n) ? eC(e, n) : void 0);
}
function aC(e) {
	let t = {};
	for (let n of b) {
		let r = e(n);
		r !== void 0 && (t[n] = r);
	}
	return t;
}
function oC(e) {
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
const sC = eb();
function cC(e) {
	return (t, n) => {
		t[e] = n;
	};
}
function lC(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function uC(e, t) {
	let n = e;
	return sC({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: N(),
		value: N(),
		unset: "",
		live: (e) => e[n],
		toManifest: lC,
		write: cC(n),
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function dC(e, t = () => void 0) {
	let n = e;
	return sC({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: fr(),
		value: fr(),
		unset: !1,
		undeclared: t,
		live: (e) => e[n],
		toManifest: (t) => t || e === "is_archived" ? t : void 0,
		write: cC(n),
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const fC = sC({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: vr().min(0),
	value: vr(),
	unset: 0,
	live: (e) => e.char_limit,
	toManifest: (e) => e === 0 ? void 0 : e,
	write: cC("char_limit"),
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), pC = gr(N(), cr()), mC = sC({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values, such as { screen: cart }",
	schema: pC,
	value: cr(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = v(hC(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = pC.safeParse(e);
		return t.success ? lC(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function hC(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function gC({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const _C = sC({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: _r(yr(b)).min(1),
	value: _r(yr(b)),
	live: (e) => e.onOtherPlatform ? void 0 : yC(e.platforms),
	inPlan: (e) => yC(e),
	toManifest: (e) => e,
	write: cC("platforms"),
	show: (e) => ({
		as: "set",
		members: e
	})
}), vC = sC({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: _r(N().min(1)),
	value: _r(N()),
	unset: [],
	live: (e) => bC(e.tags),
	check: (e, { rules: t }) => {
		let n = Be(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => bC(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return bC([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: lC,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return bC([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: cC("tags"),
	show: (e) => ({
		as: "set",
		members: e
	})
});
function yC(e) {
	return b.filter((t) => e.includes(t));
}
function bC(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const xC = sC({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: dr([N().min(1), $S.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: QS,
	live: (e, { platforms: t }) => iC(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...iC(e, n)
		} : a;
	},
	inPlan: (e) => iC(e, b),
	check: SC,
	merge: wC,
	carries: (e, t) => b.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = oC(t);
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
function SC(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? Q(e, n) : Q(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const CC = sC({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: QS,
	value: QS,
	unset: {},
	live: (e) => TC(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => b.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => lC(TC(e)),
	merge: wC,
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
		slots: TC(e)
	})
});
function wC(e, t, n) {
	let r = {};
	for (let i of b) {
		let [a = "", o = "", s = ""] = [
			e[i],
			t[i],
			n[i]
		];
		if (a !== o && s !== a && s !== o) return;
		r[i] = a === o ? s : o;
	}
	return TC(r);
}
function TC(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const EC = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, DC = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, OC = Object.keys(DC), kC = new RegExp([
	EC.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), AC = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, jC = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, MC = "[VOID]";
function NC(e, t) {
	if (e === t || e === "" && t === MC || t === "" && e === MC) return !0;
	let n = (e, t) => t.includes("[%") && PC(e, t) !== void 0;
	return n(e, t) || n(t, e);
}
function PC(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(EC)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(FC(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function FC([e, t, n = "", r, i], a) {
	let o = zC(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = zC(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${zC(n)}(?:hh?|ll?|[qjztL])?[${DC[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function IC(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(EC)];
		e.length > 0 ? t += 1 : a.match(kC) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var LC = class e {
	#e;
	#t = n(() => this.#e.both.flatMap(([e, t]) => BC(t).flatMap(([t, n]) => PC(new Map(BC(e)).get(t) ?? "", n) ?? [])));
	constructor(e) {
		this.#e = e;
	}
	#n = n(() => {
		let e = this.#e.live.flatMap(BC).flatMap(([, e]) => [...e.matchAll(EC)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return RC(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, r, i) {
		if (r === "as-written") return e;
		let a = n(() => r === "universal" || (this.#a(t) ?? i().isUniversal));
		return RC(e, (e) => e.match(kC) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(EC)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(EC, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = jC.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return PC(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(BC).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${FC(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = BC(t).map(([, e]) => e);
			if (e.some((e) => e.match(EC))) return !0;
			if (e.some((e) => e.match(kC))) return !1;
		}
	}
	#o(t, n) {
		if (AC.test(t) || (t.match(kC)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(kC, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${FC(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = OC.find((e) => DC[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return PC(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function RC(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function zC(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function BC(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const VC = gr(N(), N()), HC = dr([N(), VC]);
function UC(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = VC.safeParse(v(e));
	return n.success ? TC(n.data) : e;
}
function WC({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function GC(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function KC(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || qC(e) && qC(t) || typeof e == typeof t && NC(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => NC(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function qC(e) {
	return typeof e == "string" ? e === "" : Object.keys(TC(e)).length === 0;
}
const JC = VC.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: p }
}), YC = dr([N(), JC]), XC = gr(N().min(1), YC), ZC = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, QC = (e) => _r(mr({
	language_iso: N().min(1),
	translation: e
})).refine(ZC, "has a language twice"), $C = QC(or()), ew = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: dr([XC, QC(YC).transform(iw).pipe(XC)]),
	rewrite: rw,
	diff({ translations: e }, t, r) {
		let { inFiles: i, project: a } = r, { listed: o } = i;
		if (!e && o.length === 0 || a.segmentation) return Qy;
		let s = o.filter((t) => !Object.hasOwn(e ?? {}, t)), c = [...Object.entries(e ?? {}), ...s.map((e) => [e, void 0])], l = n(() => pw(e ?? {}, t, a.baseLanguage)), u = c.flatMap(([e, n]) => ow(e, n, {
			key: t,
			placeholders: l
		}, r) ?? []);
		if (u.length === 0) return Qy;
		let d = u.flatMap((e) => e.issues);
		return {
			changes: u.flatMap((e) => e.changes),
			kept: u.flatMap((e) => e.kept),
			issues: nw(d, r.plural),
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
			translation: HC.parse(n)
		}));
	},
	show(e) {
		let t = HC.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: TC(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = WC(e, n);
		return r && UC(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = UC(n, t);
			return qC(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => ew.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = WC(e, t);
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
		let n = WC(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...hw(n, UC(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = WC(e, t);
		return !n || n.is_unverified !== !0 && !qC(UC(n.translation, e.is_plural));
	},
	same: (e, t) => KC(HC.parse(e), HC.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function tw(e, t, n, r, i = "", a = "here") {
	let o = [], s = typeof t == "string";
	if (s ? n && t !== "" : n === !1) {
		let t = s ? `The ${e} text needs plural forms, such as { one: …, other: … }, because the key is a plural: the field is_plural is true ${a}.` : `The ${e} text has plural forms, but the key is not a plural. Set is_plural: true, or give one text.`;
		o.push({
			code: "plural-mismatch",
			message: t,
			path: [e]
		});
	}
	let c = !s && Object.keys(t).some((e) => p.includes(e));
	if (!s && !c && r.length > 0) return [{
		code: "plural-form",
		message: `The ${e} text must be one text, or a mapping of plural forms (${r.join(", ")}). It has ${Object.keys(t).slice(0, 3).join(", ")}. What else a translation has, such as its status, is set in Lokalise.`,
		path: [e]
	}];
	for (let n of s || r.length === 0 ? [] : Object.keys(t)) {
		if (r.includes(n)) continue;
		let t = p.includes(n), a = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${qt(n, r)}`, s = [e, n];
		o.push({
			code: "plural-form",
			message: a,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return o;
}
function nw(e, t) {
	let n = e.find(({ code: e }) => e === "plural-mismatch");
	return e.filter((e) => t || e === n || e.code !== "plural-mismatch");
}
function rw(e) {
	if (!Array.isArray(e)) return;
	let t = $C.safeParse(e);
	if (t.success) return {
		value: iw(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function iw(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function aw({ is_plural: e, translations: t = [] }) {
	return t.flatMap(({ translation: t }) => nb(UC(t, e)));
}
function ow(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = n.key ? "in the project" : "in on_create", s = t === void 0 ? [] : tw(e, t, r.plural, i, a, o);
	if (t === void 0 || s.length === 0) return sw(e, t, t, n, r);
	let c = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...c.length > 0 && s.every(({ severity: e }) => e === "warning") && sw(e, t, Object.fromEntries(c), n, r) || Qy,
		issues: s
	};
}
function sw(e, t, n, { key: r, placeholders: i }, { rules: o, verdicts: s, project: c, inFiles: l, storedForm: u = () => fw }) {
	let d = ge(o, e);
	if (d === "ignore") return;
	let f = "translations", p = (e, t) => {
		let r = HC.parse(e.after), s = i().stored(r, t, o.placeholders, u), c = t === void 0 ? s : cw(s, n, t);
		return {
			...Qy,
			changes: [a(c, r) ? e : {
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
	let m = WC(r, e);
	if (!m && n === void 0) return;
	if (!m) return {
		...Qy,
		issues: [$y(`${e} text`, [e])]
	};
	let h = UC(m.translation, r.is_plural), g = n !== void 0 && KC(h, GC(n, h)), _ = l.plural.includes(e) && e_({
		declared: t ?? null,
		live: h,
		part: e
	}, c).length > 0;
	if (g && !_) return;
	let v = i().native(h), y = (n, r = []) => ({
		...Qy,
		kept: [{
			field: f,
			part: e,
			live: v,
			...hw(m, v),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return qC(v) ? void 0 : y({
		reason: "pull",
		details: e === c.baseLanguage ? dw : uw
	});
	if (g) return y({
		reason: "pull",
		details: lw
	});
	let b = GC(n, v), x = p({
		field: f,
		part: e,
		before: v,
		after: b,
		...hw(m, v)
	}, h);
	if (d === "enforce" || qC(v)) return x;
	let S = d === "seed";
	if (S && !o.pull && o.overwrite.length === 0) return y({ reason: "held" });
	if (!S && mw(v, b)?.length === 0) return x;
	let { modified_by: C, modified_by_email: ee, modified_at_timestamp: te } = m, w = {
		id: String(r.key_id),
		language: e,
		live: v,
		...te && { at: te },
		by: {
			id: C,
			address: ee
		},
		...S && { isHeld: !0 }
	}, T = s(w);
	if (!T) return y({ reason: "undecided" }, [w]);
	if (T.is === "write") return x;
	let E = "cause" in T ? { cause: T.cause } : {};
	return y({
		reason: T.is,
		...E
	});
}
function cw(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return GC(Object.fromEntries(r), n);
}
const lw = "The locale file lacks plural forms that Lokalise has", uw = "If its line was deleted, lokaform pull writes it back; to clear it in Lokalise, write an empty text", dw = "If its line was deleted, lokaform pull writes it back. If the key itself was deleted, delete its lines in the other languages and in keys.yaml, too", fw = {
	isUniversal: !1,
	isNumbered: !1
};
function pw(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => UC(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && WC(t, e);
		return r ? [[n, UC(r.translation, t.is_plural)]] : [];
	});
	return new LC({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function mw(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(TC(e)).filter((n) => e[n] !== t[n]);
}
function hw(e, t) {
	if (!e.modified_at_timestamp || qC(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e, a = n?.lastIndexOf("@") ?? -1, o = n && (a < 1 ? "somebody" : `${n.slice(0, 1)}***${n.slice(a)}`);
	return { edited: {
		at: r,
		...o && { by: o },
		...i && { reviewed: i }
	} };
}
// src/keys/fieldTable.ts
const gw = [
	xC,
	_C,
	uC("description", !0),
	vC,
	ew,
	CC,
	uC("context", !0),
	fC,
	dC("is_plural"),
	uC("plural_name"),
	dC("is_hidden"),
	dC("is_archived", (e, t) => !gC(e, t) && void 0),
	mC
], _w = N().min(1), vw = dr([vr().positive(), N().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), yw = Zy(gw).required({ key_name: !0 }).extend({
	previously: dr([_w.transform((e) => [e]), _r(_w).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: fr().exactOptional(),
	key_id: vw.exactOptional()
}).meta({ allOf: [bw(!0), bw(!1)] });
function bw(e) {
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
const xw = Zy(gw.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function Sw({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const Cw = {
	listed: [],
	plural: []
};
function ww(e, t) {
	let n = e.values.filenames ? void 0 : Sw(e), r = t.platforms.filter((e) => n?.[e] && t.filenames[e]);
	if (!r.some((e) => n?.[e] === t.filenames[e])) return r.map((e) => t.filenames[e])[0];
}
function Tw(e, t) {
	let [n = "", ...r] = (Object.values(Sw(e) ?? {})[0] ?? "").split(Ew).map((e) => e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")), i = RegExp(`^(.*?)${[n, ...r.slice(0, 1)].join("([^/]+)")}`);
	return (e.parts ?? [e]).map(({ file: e, from: n }) => {
		let [, r = "", a = n?.language ?? ""] = i.exec(e.path) ?? [];
		return r + t.replaceAll(Ew, a);
	});
}
const Ew = "%LANG_ISO%", $ = {
	name: "key",
	fields: gw,
	lacks: ({ platforms: e, translations: t }) => e ? void 0 : {
		code: "needs-platforms",
		message: `It is not in the project yet${t ? "" : ", no file has a text for it"}, and the service needs platforms to create it. ${t ? "" : "If it describes another key, correct its name. Otherwise: "}Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.`,
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => rC(e.key_name, e.platforms),
	context: (e, t, n, r = Cw) => ({
		...n,
		inFiles: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? hn + n.rules.owner : void 0
	}),
	liveContext: (e, t) => ({
		...t,
		inFiles: Cw,
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => Sr(e.key_id),
	liveLabel: (e) => rC(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !gC(n, t),
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
function Dw(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : Ow(i, n);
		e && r.set(i, e);
	}
	for (;;) {
		let { pending: e, leaving: i } = kw(r, n), { renames: a, problems: o } = jw(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function Ow(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (Lw(e, n, t.perPlatform).length === 0) return;
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
function kw(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(Iw(r, t, n));
		return !Aw(e.values).some((e) => a.includes(e));
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
function Aw({ key_name: e, previously: t = [] }) {
	return [...Q(e), ...t];
}
function jw(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = y([...t], (t) => e.get(t)?.from ?? []), s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: a, blockers: d }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = rC(e.key_name, e.platforms), h = o.get(e)?.find((e) => e !== n), g = (t) => [...t].flatMap(([t, r]) => r === e && t !== n ? t : []), _ = (e, t, r = "previously") => u.set(n, X($, n, e, t, { path: [r] }));
		p && !t.has(n) ? _("wrong-id", Nw(e, d), "key_id") : p ? l.set(n, e) : f.length > 0 ? _("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? _("claimed-twice", `"${m}" is a former name, but ${Mw(g(r), "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? _("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${Mw(g(i), "key_name")}. If the key was renamed, ${g(i).some(({ from: e }) => e) ? "rename it there too" : "remove that entry"}. Otherwise, remove the name from previously. If the other entry is a new key, add new: true to it.`) : h ? _("rename-twice", `"${m}" is also a former name of ${Mw([h], "previously")}, but it can only become one key. Keep it in one entry.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function Mw(e, t) {
	return e.map((e) => `"${rC(e.values.key_name)}" (${$o(e, [t])})`).join(" and ");
}
function Nw(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => rC(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function Pw(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Q(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new _n();
	for (let { path: e, length: n } of Fw(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Q(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Q(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: j(t.file, t.span, ["previously"]) };
		a.add(O("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function Fw(e, t) {
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
function Iw({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = iC(e.key_name, r);
	return n ? {
		...iC(t.key_name, r),
		...i
	} : i;
}
function Lw(e, t, n) {
	let r = Iw(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return b.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
function Rw({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = e.map((e) => e.declared), o = [
		...Bw(e, n, t),
		...Hw(i, a, n),
		...zw(Vw(i, n), "new keys have the name of a key of another file")
	];
	if (!r) return o;
	let s = zw(e.flatMap(Ww), "keys have names for platforms that they do not have");
	return [
		...o,
		...Uw(i, t),
		...s
	];
}
function zw(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = O(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function Bw(e, t, n) {
	let r = e.filter(({ declared: { values: e } }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(tC)), a = [...new Set(n.flatMap(tC))], o = {
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
		let c = r.flatMap((e) => en(e, a) ?? [])[0], l = `No live key has the former name ${r.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${c === void 0 ? "" : ` Did you mean "${c}"?`}`;
		return [X($, e, "unknown-previously", l, o)];
	});
}
function Vw(e, t) {
	let n = ({ values: e, onCreate: t }) => Object.entries(iC(e.key_name, e.platforms ?? t.platforms ?? b)), r = e.filter((e) => Sw(e) !== void 0), i = new Set(r.flatMap((e) => Q(e.values.key_name))), a = new Map();
	for (let { key_id: e, key_name: n, platforms: r } of i.size > 0 ? t : []) for (let [t, o] of Object.entries(iC(n, r))) i.has(o) && a.set(`${t} ${o}`, `live key ${e}`);
	return r.flatMap((e) => {
		let t = n(e), r = t.flatMap(([e, t]) => a.get(`${e} ${t}`) ?? [])[0];
		for (let [n, r] of t) a.set(`${n} ${r}`, Mw([e], "key_name"));
		if (r === void 0) return [];
		let i = `The name of this new key is also that of ${r}, in another file. The service refuses a second key of one name, except perhaps in another file. If apply fails with this, upload the file once in Lokalise, or give its keys other names, such as key_name: "{file}:{path}" in the row of texts.`;
		return [X($, e, "second-key", i, {
			path: ["key_name"],
			severity: "warning"
		})];
	});
}
function Hw(e, t, r) {
	let i = ({ from: e, parts: t }) => e !== void 0 || t !== void 0;
	if (!t.some(i)) return [];
	let a = new Set(e.filter((e) => !i(e) && !e.values.translations && !e.values.new)), o = n(() => [...t.flatMap((e) => a.has(e) ? [] : Q(e.values.key_name)), ...r.flatMap(tC)]);
	return [...a].slice(0, 10).flatMap((e) => {
		let t = en(Q(e.values.key_name)[0] ?? "", o());
		if (t === void 0) return [];
		let n = `This entry creates a new key, and no file has a text for it. Did you mean the key "${t}"? If it is really new, set new: true.`;
		return [X($, e, "lookalike-key", n, {
			path: ["key_name"],
			severity: "warning"
		})];
	});
}
function Uw(e, t) {
	let n = new Map(t.flatMap((e) => tC(e).map((t) => [t, e])));
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
function Ww({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: i } = n, a = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof i == "string" || a.length === 0) return [];
	let o = Q(i, a), s = b.filter((e) => {
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
function Gw({ changes: e, created: t, declared: n, live: i, undeclared: a, context: o }) {
	let { baseLanguage: s } = o.project, c = t.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let n = e.fields.flatMap(({ field: e, part: t = "", after: n }) => e === "translations" ? nb(n).map((e) => `${t} ${e}`) : []);
		return n.length === 0 ? [] : [{
			change: e,
			entry: t,
			texts: n
		}];
	}), l = qw(e);
	if (t.length === 0) return l;
	let u = new Set(a.map(({ id: e }) => e)), d = n.some(({ from: e, parts: t }) => e ?? t), f = new Set(n.filter(({ values: { translations: e } }) => (d || e !== void 0) && e?.[s] === void 0).flatMap((e) => Q(e.values.key_name))), p = y(i.filter((e) => u.has(e.key_id) || tC(e).some((e) => f.has(e))), ({ translations: e = [], is_plural: t }) => e.flatMap(({ language_iso: e, translation: n }) => nb(UC(n, t)).map((t) => `${e} ${t}`))), m = new Set(i.flatMap(tC)), h = c.filter(({ change: e, entry: t }) => xt(t, e.label, (e) => m.has(e))), g = c.flatMap((e) => {
		let { change: t, entry: i, texts: a } = e, o = (e) => e.startsWith(`${s} `), c = a.filter(o).flatMap((e) => p.get(e) ?? []), [l, ...u] = a.filter((e) => !o(e)), [d, ...f] = c.length > 0 ? c : p.get(l ?? "")?.filter((e) => u.every((t) => p.get(t)?.includes(e))) ?? [], [m] = d ? [...nC(d, i.values.key_name), ...tC(d)] : [];
		if (m === void 0 || h.includes(e)) return [];
		let g = f.length > 0 ? ` (and ${f.length} more)` : "", _ = c.length > 0 ? `${s} text` : "translations", v = n.find(({ from: e, values: t }) => !e && Q(t.key_name).includes(m)), y = Hn(t.place.file), b = y === t.place.file ? "here" : `in an entry of ${y}`, x = b === "here" ? "" : ", and rename it in all files", S = v ? `set key_name: ${t.label} and previously: ${r(m)} in the entry ${Mw([v], "key_name")}` : `set ${Jw(i)}previously: ${r(m)} ${b}`;
		return [Zw("looks-renamed", `Live key "${m}"${g} has the same ${_} as the new key "${t.label}", and the files have none for it. If it was renamed, ${S}${x}. Otherwise, set new: true ${b}.`, e)];
	});
	return [
		...l,
		...Yw(h),
		...zw(g, "new keys have the same texts as a live key that the files do not have"),
		...Xw(t)
	];
}
const Kw = /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/;
function qw(e) {
	let t = (e = "") => Kw.test(R(e).join(" ")), n = e.flatMap((e) => (e.action === "destroy" ? [] : e.fields).flatMap(({ field: n, part: r, before: i, after: a, place: o }) => {
		if (n !== "translations" || !o || !t(a) || t(i)) return [];
		let s = `The ${r} text of ${e.label} has characters of a wrong encoding, as in Ã¼ or \ufffd for ü. Save the file as UTF-8, and correct the text.`;
		return O("wrong-value", s, {
			place: o,
			severity: "warning",
			scope: "change"
		});
	}));
	return [...u(n, ({ place: e }) => e?.file).values()].map(([e, ...t]) => {
		let n = t.length > 0 ? ` The same is true for ${t.length} more in this file.` : "";
		return {
			...e,
			message: `${e.message}${n}`
		};
	});
}
function Jw({ from: e, values: { key_name: t } }) {
	return !e || typeof t == "string" ? "" : `key_name: { ${Object.entries(t).map(([e, t]) => `${e}: ${r(t)}`).join(", ")} } and `;
}
function Yw([e, ...t]) {
	if (!e) return [];
	let n = t.length > 0 ? ` (and ${t.length} more)` : "";
	return [Zw("looks-renamed", `The new key "${e.change.label}"${n} is in the project ${Ne(e.change.label)}`, e)];
}
function Xw(e) {
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
	return [O("plural-mismatch", l, {
		place: o.row,
		severity: "warning",
		scope: "change"
	})];
}
function Zw(e, t, { change: { place: n } }) {
	return O(e, t, {
		place: n,
		severity: "notice",
		scope: "change"
	});
}
// src/keys/match.ts
function Qw(e) {
	return ({ tags: t }) => Be(t, e) !== void 0;
}
function $w(e, t, n, r = () => !1, i) {
	let a = y(t, ({ key_name: e }) => Q(e)), o = mT(e, t), { byId: s, refused: c } = o, l = (e, t) => {
		let n = i && ww(e, t);
		return n === void 0 ? void 0 : i?.get(n);
	}, u = (e, t) => t.filter((t) => l(e, t) !== "others" && !(e.values.new && l(e, t) === "unknown")), { direct: d, contested: f } = cT(e, s, c, (e) => u(e, rT(e, a, n)));
	for (let [e, t] of d) l(e, t) === "unknown" && (d.delete(e), c.set(e, lT(e, t)));
	dT(d, c);
	let { renames: p, leaving: m } = Dw(e, c, {
		byId: s,
		direct: d,
		contested: f,
		formerlyLive: (e) => iT(e, u(e, sT(e, a))),
		holders: (e, t) => oT(e, t, a, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of f) {
		if (c.has(e) || p.has(e)) continue;
		let n = t.every((e) => m.has(e));
		if (n ? e.values.new : Sw(e) !== void 0) continue;
		let r = [...s].flatMap(([e, n]) => t.includes(n) ? e : []);
		c.set(e, fT(e, t, n, r));
		for (let t of n ? r : []) {
			let n = `The live key with key_id ${t.values.key_id} has the name of another entry: ${Mw([e], "key_name")}. If this entry is a copy of it, remove key_id. If it is the new name of the live key and the other entry is a new key, set new: true in the other entry.`;
			c.set(t, X($, t, "claimed-twice", n, { path: ["key_id"] }));
		}
	}
	let h = (e) => {
		let t = p.get(e) ?? s.get(e);
		if (t) return t;
		let n = d.get(e);
		return n && !m.has(n) ? n : void 0;
	}, g = e.filter((e) => !c.has(e) && !h(e));
	eT(g, t, n, c);
	let _ = e.filter((e) => !c.has(e)).map((e) => {
		let t = h(e);
		if (!t) return { declared: e };
		if (!p.has(e)) return {
			declared: e,
			live: t
		};
		let n = Q(e.values.key_name), r = s.has(e) && tC(t).some((e) => n.includes(e)), i = rC(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!r && { renamedFrom: i }
		};
	}), v = new Set(_.map((e) => e.live));
	for (let e of c.keys()) {
		for (let t of rT(e, a, n)) v.add(t);
		v.add(o.named.get(e));
	}
	let b = t.filter((e) => !v.has(e)), x = _.filter((e) => e.live === void 0 || !r(e.live));
	return {
		matches: _,
		refused: [...c].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...o.remarks, ...Rw({
			matches: x,
			unmanaged: b
		}, t, n)],
		unmanaged: b,
		fresh: g,
		namesakes: new Set(e.flatMap((e) => nT(e, a)))
	};
}
function eT(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Q(e.key_name).map((t) => [tT(t), e])));
	for (let t of e) for (let e of Q(t.values.key_name)) {
		let o = a.get(tT(e)), s = i.get(tT(e)), c = o && Object.values(o.key_name).includes(e);
		if (o && !c) {
			let e = `Live key ${o.key_id} has a name that looks the same, but with other Unicode characters or without a blank at an end, which the service may remove. Copy the name from the project, or set previously to the live name.`;
			r.set(t, pT("lookalike-key", t, e));
		} else if (s && s.name !== e) {
			let e = `This name looks like that of ${Mw([s.key], "key_name")}, so the service may store both as one. Correct one of them.`;
			r.set(t, pT("lookalike-key", t, e));
		}
		if (!n && s?.name === e && Sw(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, pT("duplicate-key", t, n));
		}
		i.set(tT(e), {
			key: t,
			name: e
		});
	}
}
function tT(e) {
	return e.normalize("NFC").trim();
}
function nT({ values: e }, t) {
	return [...new Set(Q(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function rT(e, t, n) {
	let r = nT(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && eC(i.key_name, t) === e.key_name[t])) : r;
}
function iT(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => aT(t, Sw(e)));
	return n.length === 1 ? n : t;
}
function aT(e, t) {
	return t ? b.every((n) => t[n] === void 0 || t[n] === e.filenames[n]) : !1;
}
function oT(e, t, n, r) {
	return Lw(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function sT({ values: e }, t) {
	let n = e.previously ?? [], r = (e) => [...new Set(n.flatMap((n) => (t.get(n) ?? []).filter((t) => e(t).includes(n))))], i = r((t) => nC(t, e.key_name));
	return i.length > 0 ? i : r(tC);
}
function cT(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = Sw(t), [n, ...i] = e ? r(t).filter((t) => aT(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => Sw(c) !== void 0 && (s.get(e) ?? c) !== c, u = iT(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, uT(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function lT(e, t) {
	return pT("ambiguous-key", e, `Live key ${t.key_id} has this name and the filename "${ww(e, t)}", which is of another file, and git does not tell whether this repository had that file. If it is this key, add key_id: ${t.key_id} to an entry of it in ${Hn(e.file.path)}, or correct its filename in Lokalise. If this is a new key, set new: true there.`);
}
function uT(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return pT("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function dT(e, t) {
	for (let [n, r] of u(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => aT(n, Sw(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && Sw(r) !== void 0)) continue;
			let a = i.every(({ from: e }) => e?.source.filenames !== void 0) ? "Their rows of texts in lokaform.yaml give them different filenames: set the same filenames in both rows, or remove names: lokalise." : `Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`, s = `${Mw(i, "key_name")} match the same live key (id ${n.key_id}). ${a}`;
			t.set(r, pT("claimed-twice", r, s));
		}
	}
}
function fT(e, t, n, r) {
	let i = t.map(({ key_id: e }) => e).join(", "), a = n ? "If that entry is a copy of this one, remove its key_id. If this entry is a new key, set new: true." : "Declare the key once. If this entry is another key with the same name, declare its filenames.";
	return pT("claimed-twice", e, `The live key with this name (id ${i}) belongs to another declared key, which has its key_id: ${Mw(r, "key_id")}. ${a}`);
}
function pT(e, t, n) {
	return X($, t, e, n, { path: ["key_name"] });
}
function mT(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of u(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) {
			let t = `${Mw(n, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
			o.set(e, X($, e, "claimed-twice", t, { path: ["key_id"] }));
		}
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [hT(s)] : []
	};
}
function hT(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: j(t.file, t.span, ["key_id"]) };
	return O("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/keys/references.ts
const gT = /\[%key(_id)?:(?![^%\]]*[\da-f]{14}\.\d{8})([^%\]]+)%\]/g;
function _T({ translations: e = {} }) {
	return Object.entries(e).flatMap(([e, t]) => R(t).flatMap((t) => (t.includes("[%key") ? [...t.matchAll(gT)] : []).map(([t, n, r = ""]) => ({
		language: e,
		words: t,
		key: r,
		...!n && { name: r }
	}))));
}
function vT(e) {
	let t = e.changes.flatMap((e) => e.action === "update" && e.renamed_from !== void 0 ? e : []), r = new Map(t.map((e) => [e.renamed_from, e.label])), i = e.destroys.filter(({ how: e }) => e === "destroy"), a = new Map([...i.map(({ id: e }) => [String(e), []]), ...t.map(({ id: e, fields: t }) => {
		let n = t.find(({ field: e }) => e === "key_name");
		return [String(e), R(n?.after ?? "")];
	})]), o = n(() => {
		let t = e.live.flatMap((e) => a.get(e.key_id) ?? Q(e.key_name)), n = e.declared.flatMap(({ values: e }) => Q(e.key_name));
		return new Set([
			...t,
			...n,
			...e.unusable.flatMap((e) => e.names)
		]);
	});
	return e.entries.flatMap((e) => {
		let [t] = _T(e.values).filter(({ key: e, name: t }) => t === void 0 ? a.get(e)?.length === 0 : !o().has(t));
		return t ? {
			...t,
			entry: e
		} : [];
	}).map(({ entry: e, language: t, words: n, key: i }, a) => {
		let s = r.get(i), c = a < 20 ? qt(i, [...o()]) : "", l = `The ${t} translation refers to ${n}, but after this plan Lokalise has no such key. ${s === void 0 ? `Correct the reference.${c}` : `Write [%key:${s}%].`}`;
		return X($, e, "unknown-reference", l, {
			path: ["translations", t],
			severity: "warning"
		});
	});
}
// src/webhooks/url.ts
const yT = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function bT(e, t) {
	let n = new Map(), r = [];
	for (let i of Ty(e)) {
		let e = Vy(i, yT, t);
		"value" in e ? n.set(i, e.value) : r.push(e);
	}
	let i = xT(e), a = i ?? wT(e), o = a === void 0 ? CT(e, n) : [a], s = a === i ? "variable" : "wrong-value";
	for (let e of o) r.push({
		code: s,
		message: e
	});
	return {
		variables: n,
		issues: r
	};
}
function xT(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return "The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.";
	if (Ty(e).length !== 0) {
		if (/^http:/i.test(e)) return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
		if (e.startsWith("${")) return "The URL starts with a variable. Write the host and the fixed path in the manifest, such as https://hooks.example.com/services/${NAME}, and set the variable only to the secret rest.";
		if (!TT(e)) return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.";
	}
}
const ST = {
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
function CT(e, t) {
	let n = "";
	return wy(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = ST[e.place];
		if (e.place !== "query" && r.includes("://")) return `The value of \${${e.name}} looks like a whole URL. The manifest has the start of the URL, so set the variable only to the part after it.`;
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return `The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`;
		}
		return `${i}${r}`.split("/").some((e) => /^(\.|%2e){1,2}$/i.test(e)) ? `The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.` : [];
	});
}
function wT(e) {
	let t = Ey(e, new Map(Ty(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function TT(e) {
	let t = "";
	for (let n of wy(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const ET = "URL_OF_", DT = () => ({
	nameOf: ({ url: e }) => e,
	mayHoldSecret({ url: e }) {
		let { template: t, left: n } = IT(e, () => "x");
		return n || t !== VT(e);
	},
	templates(e, t, n, r) {
		let i = new OT();
		i.entry = r;
		let a = [...e].sort((e, t) => h(e.url, t.url)), o = (e) => t(e) ? FT(VT(e.url), n, new Map()) : NT(e.url, i, n);
		return {
			templates: new Map(a.map((e) => [e, o(e)])),
			variables: i.variables
		};
	}
});
var OT = class {
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
function kT(e) {
	return Ay(e).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (e, t) => {
		let n = wy(e).map((e) => "text" in e ? e.text : "-"), [, r = "", i = n.join("")] = /^([^=]*)=(.*)$/s.exec(n.join("")) ?? [];
		if (t === 0 || RT.includes(i) || !BT(zT(i))) return e;
		let a = zT(i).split(/[^\p{L}\p{N}]+/u);
		return jT.test(r) || a.some(MT) ? `${e.slice(0, e.indexOf("=") + 1)}***` : e;
	});
}
function AT(e, t, n) {
	let [r, i] = [jy(e).split("/"), jy(t).split("/")], a = r.findIndex((e, t) => Ey(e, n) !== i[t]);
	return a === 0 || a === 2 ? Py(t) : [...r.slice(0, a < 0 ? void 0 : a), "…"].join("/");
}
const jT = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function MT(e) {
	return BT(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function NT(e, t, n) {
	let r = PT(e, new OT(), n);
	return "why" in r ? r : PT(e, t, n);
}
function PT(e, t, n) {
	let r = ky(e), { template: i, left: a } = IT(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : FT(i, n, t.variables);
}
function FT(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = bT(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function IT(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = BT(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => BT(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => RT.includes(e) ? e : Ky(e) === void 0 && LT.test(e) ? t(e) : (o ||= BT(zT(e)), VT(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= BT(t)), n.length === 0 ? VT(t) : `${VT(t)}=${c(n.join("="))}`;
	});
	return {
		template: VT(n) + u.join("/") + d.join("&") + VT(a),
		left: o
	};
}
const LT = /^[\w.~+,=:@-]+$/, RT = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function zT(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function BT(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function VT(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/fieldTable.ts
function HT(e) {
	let t = Tr(e) ?? {}, n = P(t.webhook_id) || void 0, r = P(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: wr(t.events, P)
	};
	if (!Or(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [jy(r)],
			shown: Py(r)
		},
		lacks: kr(i)
	} };
	let a = t.branch === null ? null : P(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: WT(t.event_lang_map)
	} };
}
function UT(e) {
	let t = e.map(HT);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function WT(e) {
	return wr(e, (e) => {
		let { event: t, lang_iso_codes: n } = Tr(e) ?? {}, r = P(t), i = wr(n, P);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const GT = eb(), KT = N().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), qT = GT({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: KT,
	value: N(),
	live: ({ url: e }, { url: t, variables: n }) => My(e, Ey(t, n)) ? t : AT(t, e, n),
	toManifest: (e) => e,
	equal: My,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: kT(e)
	})
}), JT = GT({
	name: "events",
	expects: "a list of events, at least one",
	schema: _r(N().min(1).meta({ examples: x })).min(1),
	value: _r(N()),
	live: (e) => aE(e.events),
	inPlan: (e) => aE(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), YT = dr([pr("*"), _r(N().min(1)).min(1)]), XT = GT({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${_.join(", ")}`,
	schema: ur(yr(_), YT),
	value: gr(N(), dr([pr("*"), _r(N())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(rE).includes(rE(t))).map(({ event: e, lang_iso_codes: n }) => [e, oE(n, t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = iE(e).map(([e, t]) => [e, oE(t, n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(iE(e).map(([e, t]) => [e, t === "*" ? t : aE(t)])),
	equal: (e, t, { project: n }) => Object.entries(t).every(([t, r]) => e[t] !== void 0 && a(oE(e[t], n), oE(r, n))),
	check: (e, { events: t }) => ZT(e, t),
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
	languages: (e) => iE(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
});
function ZT(e, t) {
	let n = iE(e).find(([e]) => !t.includes(e))?.[0];
	if (n !== void 0) return {
		code: "unknown-event",
		message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
		path: [n]
	};
}
const QT = GT({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: dr([N().min(1), hr()]),
	value: dr([N(), hr()]),
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
}), $T = [
	qT,
	JT,
	XT,
	QT
], eE = Zy($T).required({ url: !0 }).extend({
	branch: QT.schema.default(null),
	previously: KT.exactOptional(),
	new: fr().exactOptional(),
	webhook_id: N().min(1).exactOptional()
}), tE = {
	name: "webhook",
	fields: $T,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => kT(e.url),
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
		let i = r.length > 3 ? `${r.length} events` : aE(r).join(", ");
		return `${Py(e)} (${[
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
		aE(e.events)
	]
};
function nE(e) {
	let t = x.find((t) => t.endsWith(`.${e}`)) ?? e;
	return x.includes(e) ? "" : qt(t, x);
}
function rE(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function iE(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function aE(e) {
	return [...new Set(e)].sort();
}
function oE(e, t) {
	let { languages: n = [] } = t;
	return e === "*" || n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : aE(e);
}
function sE({ changes: e, declared: t, live: n, context: r }) {
	let i = new Set(n.map(({ url: e }) => jy(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(jy(Ey(e, r.variables)))).flatMap((e) => Ty(e).map((t) => `${t} ${ky(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = ky(t);
		return Ty(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function cE(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = [], a = new Map();
	for (let t of e) {
		let e = Sw(t), o = e ? void 0 : lE(a, t);
		if (o) {
			o.parts.push(t);
			continue;
		}
		let s = uE(t), c = t.from ? pE(a, s, e) : [], [l] = c;
		if (c.length > 1) {
			r.push({
				entry: t,
				rivals: c
			});
			continue;
		}
		let u = l || !t.from ? [] : pE(a, s).filter(({ parts: [e] }) => e && !e.from && !e.values.filenames);
		u.length > 0 && n.push(hE(t, u.slice(0, 1)));
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
	let o = ({ parts: e }) => _E(e, t).entries;
	for (let { entry: e, rivals: t } of r) ME(t.flatMap(o)).length === 0 && n.push(hE(e, t));
	let s = i.map(({ parts: e }) => _E(e, t));
	return {
		entries: s.flatMap((e) => e.entries),
		problems: [...n, ...s.flatMap((e) => e.problems)]
	};
}
function lE(e, { from: t, values: n }) {
	let { key_name: r, platforms: i = b } = n, [a, o] = t && typeof r == "string" && e.get(r) || [];
	return o || a?.platforms !== fE(i) ? void 0 : a.group;
}
function uE({ values: e }) {
	let { key_name: t, platforms: n = b } = e;
	if (typeof t == "string") return [[t, fE(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Q(t, n).map((e) => [e, fE(r(e))]);
}
const dE = 2 ** b.length - 1;
function fE(e) {
	return e === b ? dE : e.reduce((e, t) => e | 1 << b.indexOf(t), 0);
}
function pE(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !mE(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function mE(e, t) {
	return !e || !t ? !1 : b.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function hE(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? $o(e, ["key_name"]) : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return X($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function gE(e, t) {
	let n = e.parts ?? [e];
	return n.some(({ from: e, values: t }) => e && Object.values(t.translations ?? {}).some((e) => typeof e == "string")) && _E(n, t, !0).entries[0] || e;
}
function _E(e, t, n = !1) {
	let [r, ...i] = e;
	if (!r || i.length === 0 && !n) return {
		entries: [...e],
		problems: []
	};
	let a = yE(e, t), { owners: o, problems: s } = DE(e.filter((e) => !a.has(e))), { isPlural: c, leftOut: l, becameOther: u } = TE(e, o, t, n), d = [
		...CE(a),
		...l,
		...t === void 0 ? [] : s
	], f = e.filter(({ values: e }) => e.description !== void 0), { is_plural: p, translations: m, ...h } = r.values, g = f[0]?.values.description, _ = {
		...r,
		values: {
			...h,
			key_name: kE(e),
			...o.size > 0 && { translations: OE(o, u) },
			...c !== void 0 && { is_plural: c },
			...g !== void 0 && { description: g }
		},
		onCreate: {
			...AE(e),
			...r.from ? {} : r.onCreate
		},
		span: new wn(r.span, () => vE(e, o, u)),
		parts: e,
		...d.length > 0 && { leftOut: d }
	}, [v, y] = f, b = v && y && !v.from ? [jE(y, v, ["description"])] : [];
	return {
		entries: [_],
		problems: [...s.map((e) => e.problem), ...b]
	};
}
function vE(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		if (!t) return;
		let r = t.span.members?.get("translations")?.members?.get(e), i = dn(r ?? t.span, { file: t.file });
		return n.has(e) ? dn(i, { members: new Map([["other", i]]) }) : i;
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
			return n ? [dn(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? dn(n, { members: a }) : n);
	}
	return r;
}
function yE(e, t) {
	let n = e.filter(({ from: e }) => e?.file.language !== void 0), r = ({ from: e }) => e?.language === (t ?? e?.source.language ?? e?.source.languages?.[0]), i = n.find(r) ?? n[0], a = (e) => n.every(({ from: t }) => t === e.from || t?.language !== e.from?.language), o = t !== void 0 || i !== void 0 && r(i), s = n.filter((e) => i?.from && e.from && xE(e.from, i.from.file) && (o || a(e)));
	return new Map(s.map((e) => [e, i?.file.path ?? ""]));
}
const bE = new WeakMap();
function xE({ file: e, source: t, language: n }, r) {
	if (r === e) return !1;
	let i = bE.get(r) ?? new Map();
	if (bE.set(r, i), !i.has(e)) {
		let a = n === r.language ? void 0 : ne([t], r, n)?.path, o = ke(r.path) === ke(e.path) && r.source.platform === t.platform, s = a === void 0 || a === e.path || SE(a, e.path);
		i.set(e, o && !s);
	}
	return i.get(e) === !0;
}
function SE(e, t) {
	let n = (e) => e.slice(0, e.lastIndexOf("/") + 1);
	return e.endsWith(".xml") && n(e) === n(t);
}
function CE(e) {
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
const wE = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function TE(e, t, n, r) {
	if (!r && e.every(({ values: e }) => e.is_plural === void 0)) return wE;
	let i = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), a = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), o = a.filter(({ isPlain: e }) => e);
	if (!i && !r && o.length === a.length) return wE;
	let s = ({ part: e }) => ke(e.file.path)?.severalLanguages, c = i?.values.is_plural ?? (r || o.every((e) => e.language !== n || s(e))), l = a.filter((e) => e.isPlain === c && !(c && s(e)));
	for (let { language: e } of l) t.delete(e);
	return {
		isPlural: i ? c : c || void 0,
		leftOut: l.map(({ language: e, part: t }) => ({
			language: e,
			problem: EE(t, e, {
				isPlural: c,
				isLivePlural: r,
				declared: i
			})
		})),
		becameOther: new Set(c ? o.filter(s).map(({ language: e }) => e) : [])
	};
}
function EE(e, t, { isPlural: n, isLivePlural: r, declared: i }) {
	let a = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${i ? `${i.file.path} says is_plural: ${n}` : r ? "the key is a plural in Lokalise" : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r || i && n ? "Write plural forms, in a format that has them." : i ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return X($, e, "plural-mismatch", a, {
		path: ["translations", t],
		severity: "warning"
	});
}
function DE(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: e } = r.values;
		if (e) for (let i of r.from ? [r.from.language] : Object.keys(e)) {
			let e = t.get(i);
			if (!e) t.set(i, r);
			else {
				let [t, a] = e.from?.onlyIfBase && !r.from?.onlyIfBase ? [e, r] : [r, e], o = jE(t, a, ["translations", i]);
				n.push({
					language: i,
					problem: o
				});
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function OE(e, t) {
	let n = Array.from(e, ([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	});
	return Object.fromEntries(n);
}
function kE(e) {
	let [t, ...n] = e, r = n.flatMap(({ values: e }) => typeof e.key_name == "string" ? [] : e.key_name);
	if (t?.values.previously && !t.values.platforms && r.length === n.length) return typeof t.values.key_name == "string" ? Object.assign({}, ...r) : t.values.key_name;
	let i = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? i : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function AE(e) {
	let t = e.flatMap(({ from: e, onCreate: t }) => e ? t : []), n = new Set(t.flatMap((e) => e.platforms ?? [])), r = new Set(t.flatMap((e) => e.tags ?? [])), i = {};
	for (let e of t) Object.assign(i, e.filenames);
	return {
		...n.size > 0 && { platforms: b.filter((e) => n.has(e)) },
		...r.size > 0 && { tags: [...r] },
		...Object.keys(i).length > 0 && { filenames: i }
	};
}
function jE(e, t, n) {
	let r = $o(t, n), i = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, a = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", o = `${i} is declared twice: here and at ${r}. ${`Keep one of them.${t.from && e.from && n.length > 1 ? " If they are texts of two keys, rename one of them, or write {file}, {dir} or {1} in key_name of their rows of texts." : ""}${a}`}`;
	return X($, e, "duplicate-text", o, {
		path: n,
		scope: "run"
	});
}
function ME(e) {
	let t = new _n(), n = new Map();
	for (let r of NE(e)) {
		let e = Sw(r), i = e === void 0 ? "" : S(TC(e)), { key_name: a, platforms: o = b } = r.values, [s] = Object.entries(iC(a, o)).flatMap(([e, t]) => {
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
		t.add(Qo("duplicate-key", `Key "${rC(a)}"`, c, " If one was copied, correct its name. If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function NE(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function PE(e, t, n, r) {
	let { declared: i, problems: a } = RE(LE(e), r.project), o = "key-gone";
	if (t) {
		let e = xC.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: yw.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: IE(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = FE(s, n);
	return {
		declared: i,
		context: IE(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function FE({ key_name: e, platforms: t = [...b], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && eC(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function IE(e, t) {
	let n = e.find((e) => e.startsWith(hn))?.slice(hn.length), r = {
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
function LE({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = te(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !g(r) ? [e, n] : [e, {
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
function RE(e, t) {
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
function zE(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = e.changes.filter((e) => e.action === "update"), o = new Map(a.map((e) => [String(e.id), e])), { matches: s } = $w(n, t.filter(({ key_id: e }) => o.has(e)), e.project.perPlatformNames), c = new Map();
	for (let { declared: e, live: t } of s) {
		let n = t && o.get(t.key_id);
		n && c.set(n, e.values);
	}
	let l = [...c].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(ge(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = HC.parse(i);
		return o === void 0 || KC(GC(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), u = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: l,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !c.has(e) : !BE(e, "key_name").some((e) => u.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : BE(e, "tags");
			return Sh($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function BE({ fields: e }, t) {
	return R(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/checks/checkTexts.ts
const VE = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, HE = `[\\s${VE.source.slice(1)}`, UE = RegExp(`[{%$]|^${HE}|${HE}$`);
function WE(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !UE.test(e)) ? [] : qE(e, t), { words: a } = t;
	return a ? [...i, ...KE(n).flatMap((e) => QE(e, a))] : i;
}
const GE = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function KE(e) {
	return Object.entries(e).flatMap(([e, t]) => GE.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function qE(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: o, charLimit: s, live: c } = e, l = KE(o), u = (e) => n[e] !== "off", d = (e) => l.some(({ text: t }) => E(t).some((t) => e(t.text))), f = (u("icu") || u("placeholders") || u("plurals")) && d(Wn), p = f || d(Ln) && (t.usesIcu?.() ?? !1), m = [...l, ...YE(e, r)], h = m.find(({ language: e }) => e === r)?.text, g = m.filter(({ language: e, text: t }) => e === r || h === void 0 || !a(t, h)), _ = ({ language: t }) => e.isInFile?.(t) ? void 0 : c?.(t);
	return [
		...u("icu") && f ? l.flatMap(XE) : [],
		...u("placeholders") ? JE(Ct(m, r, {
			readsIcu: p,
			isForm: e.isForm
		}), m, r) : [],
		...u("plurals") ? g.flatMap((e) => Se(e, _(e), i)) : [],
		...u("plurals") && f ? bt(g, r, i) : [],
		...u("length") && s > 0 ? l.flatMap((e) => ZE(e, s)) : [],
		...u("blanks") ? JE(aD(m, r), m, r) : [],
		...u("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? $E(e, l, r) : []
	];
}
function JE(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || E(r.text).length === 0 || e.length < 3) return e;
	let i = [...y(e, ({ fault: e = "" }) => [e]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o] = i.toSorted((e, t) => a(t) - a(e));
	if (!o) return e;
	let s = a(o), c = t.filter((e) => e !== r && E(e.text).length > 0).length;
	if (s < 3 || s * 2 <= c) return e;
	let [{ check: l, language: u, fault: d, quotes: f }] = o, p = `differs from ${s === c ? "all" : `${s} of ${c}`} other texts in the same way, so it is probably the one to correct: the ${u} text ${d}`, m = E(r.text).find((e) => o.every((t) => t.form === e.form));
	return [{
		...jt(l, r, m ?? {}, p),
		...f && { quotes: f }
	}, ...e.filter((e) => !o.includes(e))];
}
function YE({ texts: e, live: t }, n) {
	if (n === void 0 || E(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function XE(e) {
	return E(e.text).flatMap((t) => {
		if (!Wn(t.text)) return [];
		let n = un(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [jt("icu", e, t, o, `${i}.${Cn(t.text)}`)];
	});
}
function ZE(e, t) {
	return E(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [jt("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function QE(e, t) {
	return E(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...jt("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function $E({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || E(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => E(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || E(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const eD = ["start", "end"], tD = RegExp(`^${HE}*`), nD = new RegExp(HE), rD = /\r\n?|[\u2028\u2029\x85]/g, iD = /[^\S\n\t]/g;
function aD(e, t) {
	let n = e.flatMap((e) => {
		let t = E(e.text).map((e) => ({
			...e,
			...oD(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = rt(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = eD.flatMap((e) => lD(e, t, i?.[e] ?? ""));
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [jt("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function oD(e) {
	let t = tD.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && nD.test(e.charAt(n - 1));) --n;
	return {
		start: sD(t),
		end: sD(e.slice(n))
	};
}
function sD(e) {
	return e === "" ? "" : e.replace(VE, "").replace(rD, "\n").replace(iD, " ");
}
const cD = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function lD(e, t, n) {
	let r = t[e];
	if (r === n || r === "" && /^ +$/.test(n) && cD.test(t.text)) return [];
	let i = e === "end" && uD(r + n) === "a line break", a = i ? ": a YAML block after | has one, and after |- none." : ".";
	if (n === "") return [[`${e}s with ${uD(r)}`, `Remove it${a}`]];
	let o = i ? `Add it, or remove it there${a}` : "Add it.";
	return r === "" ? [[`does not ${e} with ${uD(n)}`, o]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function uD(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function dD(e) {
	let t = Object.entries(e).flatMap(([e, t]) => g(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, fD({
		...e,
		...n
	})])), r = fD(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function fD(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${pD}(?=${pD}))(?:${r})(?!(?<=${pD})${pD})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of mD(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== hD(r, e) && t.set(r, hD(r, e));
		}
		return t;
	};
}
const pD = `(?:${Dt.source.slice(1)}|[\\p{N}\\p{M}_])`;
function mD(e) {
	let t = (e) => " ".repeat(e.length);
	return Yt(e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(Me, t);
}
function hD(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const gD = 1e4, _D = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, vD = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], yD = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function bD(e, t) {
	let r = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => E(n).some((n) => t(n.text, e)))), i = n(() => r(Wn)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(CD(e))).length > e.length * .1, s = n(() => e.length <= 10 || !o() && (r((e, t) => t === a) || e.some(({ live: e }) => e && E(TD(e, a) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: i,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: ln(c.pattern) },
		...c && u !== "off" && { words: dD(c.words) }
	}, f = n(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = CD(e), n = (e) => e !== t && f().has(e), [r, i = ""] = _D.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && vD.some((e) => f().has(i + e));
			let [, a] = yD.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function xD(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = bD(e, t), i = [], a = 0;
	for (let { declared: t, live: o } of e) {
		let e = wD(t, o, () => r(t), n), s = [...ED(t, n), ...e];
		if (s.length !== 0) {
			for (let e of s) i.push(DD(t, e, n));
			if (a += 1, a >= gD) break;
		}
	}
	let [o] = i;
	if (o && a >= gD) {
		let e = `${gD.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
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
function SD(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = bD(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: Fe(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : HC.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			TD(t, i)
		], p = d !== void 0 && !qC(d) ? d : f && ((n) => pw(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = wD(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || zS(WC(t, c))[a], b = new Set(v.map(({ check: e }) => e)), x = [...y ? [] : [`not-${a}`], ...b], S = v.map(({ message: e }) => e).join(" ");
		return x.length === 0 ? void 0 : {
			because: x,
			...S !== "" && { details: S }
		};
	} };
}
function CD({ values: e }) {
	return Q(e.key_name)[0] ?? "";
}
function wD(e, t, r, i, a = e.values.translations) {
	let { translations: o = {}, char_limit: s } = e.values;
	if (!a) return [];
	let c = n(() => pw(o, t, i.base)), l = (e) => e && c().native(e);
	return WE({
		isForm: r,
		texts: a,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		isInFile: (t) => qa([e]).some(({ from: e }) => e?.language === t),
		...t && { live: (e) => l(TD(t, e)) }
	}, i);
}
function TD(e, t) {
	let n = WC(e, t);
	return n && UC(n.translation, e.is_plural);
}
function ED({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? Q(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "", l = Hn(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`, d = o.map((e) => {
		let t = `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`;
		return a("key_names", t);
	});
	return c ? [...d, a("descriptions", u)] : d;
}
function DD(e, t, { levels: n }) {
	let { check: r, language: i, form: a, quotes: o } = t, s = j(e.file, e.span, ["char_limit"]), c = r === "length" && s.file !== j(e.file, e.span, ["translations", i]).file ? t.message.replace("char_limit", `char_limit (${es(s)})`) : t.message, l = r === "base", u = n[r] === "error", d = X($, e, En[r], c, {
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
function OD({ values: e }, t, n, r) {
	let i = E((t ? TD(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && WC(t, e);
			if (!n || !r(UC(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...zS(n)
			};
			return Te.filter((e) => i[e]);
		}
	};
}
// \0late:formats
const kD = process.getBuiltinModule("node:module").createRequire(import.meta.url), AD = (...e) => kD("./late-formats.js").formatOf(...e), jD = (...e) => kD("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function MD(e, t, n) {
	let r = {
		path: e,
		lineStarts: On(t)
	}, { texts: i, faults: a, base: o, language: s } = jD(e, t, vt(n)), c = new Map();
	if (s && !ND(n, s.text)) return {
		entries: [],
		variables: c,
		problems: [PD(n, s, r)]
	};
	let l = new Set();
	for (let { language: e } of i) e !== void 0 && l.add(e);
	let u = n.language === void 0 ? Xt(n.source, [...l]) : n.source, d = {
		...n,
		source: u
	}, f = HD(d), p = a.filter(({ language: e }) => e === void 0 || it(u, Mt(u, e))), m = [], h = new Map(), g, _ = i[0] && LD(i[0], d);
	for (let e of i) {
		if (e.plural && h.set(e.plural.name, e.plural.isShown), e.language !== g && (g = e.language, _ = LD(e, d)), !_) continue;
		let t = new UD(e, _.language), n = RD(e, _, d);
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
		...o !== void 0 && { base: Mt(u, o) },
		variables: c,
		problems: FD(p, r, u)
	};
}
function ND({ source: e, path: t, language: n }, r) {
	let i = ot(e, t);
	return n === void 0 || Mt(e, r) === n ? !0 : i === void 0 ? Ut(r, [n]) !== void 0 : [i, n].some((e) => Vn(e, r));
}
function PD(e, { text: t, at: n }, r) {
	let i = `This file says that its language is "${t}", and ${ot(e.source, e.path) === void 0 ? "its row of texts" : "its path"} says ${e.language}. It is not read. Correct the language here, or move the file.`;
	return O("text-file", i, { place: Jt(r, n.start, n.end) });
}
function FD(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new _n({
			most: 10,
			first: 1
		});
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = Jt(t, s.start, s.end);
		c.add(O(i, e.scope === "run" ? o + ID(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function ID({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !mt(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function LD({ language: e }, t) {
	let { source: n, language: r } = t, i = r ?? Mt(n, e ?? "");
	if (it(n, i)) return {
		file: t,
		source: n,
		language: i,
		onlyIfBase: !n.languages?.includes(i)
	};
}
function RD({ path: e, value: t, description: n }, { language: r }, i) {
	let a = zD(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = VD(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function zD(e, t) {
	let { separator: n, keyName: r, platform: i } = t.source, a = e.join(n), o = r === "{path}" ? a : BD(r, a, t);
	return i === void 0 ? o : { [i]: o };
}
function BD(e, t, n) {
	return e.replace(/\{(path|file|dir|1)\}/g, (e, r) => (r === "path" ? t : n[r]) ?? "");
}
function VD(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function HD({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
var UD = class {
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
function WD(e) {
	if (/^(comments|screenshots?)$/i.test(e)) return " Comments and screenshots stay in Lokalise: a manifest cannot have them. Remove the line.";
	if (/comment|note|hint/i.test(e)) return " Translators see description and context: use one of these.";
}
const GD = {
	schema: yw,
	fields: gw,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	elsewhere: WD,
	thing: "a key"
}, KD = {
	schema: xw,
	fields: gw.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	elsewhere: WD,
	thing: "on_create"
};
function qD(e, t) {
	return jh({
		plural: "keys",
		entry: GD,
		defaults: KD
	}, e, t);
}
function JD(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : nw(Object.entries(n).flatMap(([e, n]) => tw(e, n, t, p)), t).map(({ code: t, message: n, path: r }) => {
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
const YD = {
	fields: [
		"translations",
		"platforms",
		"is_plural",
		"is_archived"
	],
	common: ["platforms"],
	distinguishing(e) {
		if (e.onOtherPlatform) return [];
		let t = [...e.platforms], n = b.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
		return [{ platforms: t }, {
			platforms: t,
			filenames: Object.fromEntries(n.map((t) => [t, e.filenames[t]]))
		}];
	}
};
function XD(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: ZD(e.entry, t.entry),
		wrote: ZD(e.wrote, t.wrote)
	} : e;
}
function ZD(e, t) {
	let n = {
		...QD(e),
		...QD(t)
	};
	return {
		...e,
		...t,
		...Object.keys(n).length > 0 && { translations: n }
	};
}
function QD({ translations: e }) {
	return g(e) ? e : {};
}
const $D = "The live value is not compared and not changed.", eO = (e) => `${$D} A new key has ${e}.`, tO = {
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
		undeclared: `${$D} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: eO("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: eO("no tags, except the one of the setting `owner`"),
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
		undeclared: eO("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: eO("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: eO("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: eO("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: eO("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${$D} A new key is visible.`
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
		undeclared: eO("none"),
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
function nO({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const rO = {
	...$,
	plural: _t.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: _t,
	limits: {
		removed: at,
		removedPercent: ar,
		overwrittenPercent: Re,
		unverified: oe,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: YD,
	entry: GD,
	defaults: KD,
	docs: tO,
	readManifest: qD,
	textFiles: {
		read: MD,
		isOnlyName: nO,
		filenames: ({ filenames: e }) => Object.values(e),
		otherFile(e, t) {
			let n = ww(e, t);
			return n === void 0 ? void 0 : {
				filename: n,
				paths: Tw(e, n)
			};
		},
		join: cE
	},
	checkTogether: (e) => [...ME(e), ...Pw(e)],
	checkEntry: JD,
	adviceOn: xD,
	waiting: SD,
	progressOf: OD,
	match(e, { objects: t, unusable: n }, { project: r, rules: i, formerFiles: a }) {
		return Hh(rO, e, n, i, Aw, (e) => {
			let n = $w(e, t, r.perPlatformNames, Qw(i), a), o = n.matches.filter(({ declared: e, live: t }) => t || !nO(e)).map((e) => e.live?.is_plural && e.declared.values.is_plural === void 0 ? {
				...e,
				declared: gE(e.declared, r.baseLanguage)
			} : e);
			return {
				...n,
				matches: o
			};
		});
	},
	hints: (e) => [...Gw(e), ...vT(e)],
	names: (e, t = "") => [...new Set([...nC(e, t), ...tC(e)])],
	texts: aw,
	storedForm: (e) => IC(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest(e, t) {
		return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : qD(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
	},
	mergeKept: XD,
	findRestored: PE,
	undoneByApply: zE
};
// src/webhooks/match.ts
function iO(e, t, n) {
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
				...pO("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of cO(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => oO(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = Ey(t, n), a = [...o].filter((e) => My(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${fO(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, pO("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, kT(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = aO(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	let l = ({ values: e }) => Ey(e.url, n);
	for (let e of c()) {
		let t = [...r.values()].find(({ declared: t, live: r }) => r?.webhook_id === t.values.webhook_id && r !== void 0 && oO(e, r, n) && !oO(t, r, n));
		if (!t || e.values.new) continue;
		let a = `Live webhook ${t.live?.webhook_id} has this URL, but the entry at ${$o(t.declared, ["webhook_id"])} has its webhook_id and another URL. Remove webhook_id there. If this entry is a new webhook, set new: true.`;
		i.set(e, pO("ambiguous-webhook", e, "url", a));
	}
	let u = c();
	for (let [t, n] of u.entries()) {
		let r = n.values.events?.map(rE) ?? [], i = ({ values: e }) => e.events?.find((e) => r.includes(rE(e))), o = e.find((e) => !u.includes(e, t) && i(e) !== void 0 && e.values.branch === n.values.branch && My(l(e), l(n)));
		if (!o || n.values.new) continue;
		let s = `This creates a webhook, but the entry at ${$o(o, ["url"])} has the same URL and also the event ${i(o)}, so the service sends this event twice. Remove it from one entry. If both are wanted, set new: true.`;
		a.push({
			...pO("lookalike-webhook", n, "url", s),
			severity: "warning"
		});
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = uO([...o]).find((t) => sO(e, t) && Dy(jy(e.values.url), jy(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${n}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`;
		i.set(e, pO("lookalike-webhook", e, "url", r));
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
			let r = t.filter((t) => oO(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function aO(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && oO(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return pO("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${dO(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => oO(e, t, i));
	if (s.length > 0) return pO("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${fO(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${dO(s)}). To use this webhook, add webhook_id with its id: apply then replaces its events by these. To create a second webhook, set new: true.`);
	if (a.length !== 0) return pO("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${dO(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id: apply then changes it to this entry. To create a second webhook, set new: true.`);
}
function oO(e, t, n) {
	return My(t.url, Ey(e.values.url, n)) && sO(e, t);
}
function sO({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function cO(e, t, n) {
	let r = uO(t), i = e.flatMap((e) => r.filter((t) => oO(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...lO(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function lO({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(rE)), new Set(t.map(rE))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function uO(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function dO(e) {
	return `${e.length === 1 ? "id" : "ids"} ${fO(e)}`;
}
function fO(e) {
	return uO(e).map(({ webhook_id: e }) => e).join(", ");
}
function pO(e, t, n, r) {
	return X(tE, t, e, r, { path: [n] });
}
function mO(e) {
	let t = new Map(), n = new _n();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? S([
			jy(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${kT(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Qo("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function hO({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = Ey(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${Py(s)} (${a})` : kT(i), u = t ? [] : n.filter(({ branch: e }) => e === o), d = cO([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const gO = {
	schema: eE,
	fields: $T,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	elsewhere: (e) => e === "secret" ? " Remove it: the service makes the secret, and lokaform webhook-secret reads it." : void 0,
	thing: "a webhook"
};
function _O(e, t, n) {
	let { entries: r, problems: i } = jh({
		plural: "webhooks",
		entry: gO
	}, e, t, { most: Tm }), a = new Map(), o = new _n();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = bT(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => j(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(O(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of vO(r, i, c)) o.add(e);
		}
		yO(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function vO(e, t, n) {
	let r = [], i = (e, t) => r.push(O(e, t, {
		place: n(),
		severity: "warning"
	}));
	e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://.");
	let [a] = /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.exec(t) ?? [], [, o = "NAME"] = /^\W+([A-Z_]+)\W*$/.exec(a ?? "") ?? [];
	return a !== void 0 && i("variable", `$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write \${${o}}.`), kT(t) !== Ay(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git."), r;
}
function yO({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (x.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${a.includes("*") ? ` There are no wildcards: list each event of ${x.join(", ")}.` : nE(a)}`, o = j(t, n, ["events", i]);
		r.add(O("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const bO = {
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
}, xO = {
	...tE,
	plural: Oe.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: Oe,
	limits: {
		removed: ve,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: DT(),
	entry: gO,
	docs: bO,
	readManifest: _O,
	checkTogether: mO,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && ZT(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [X(tE, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return Hh(xO, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => jy(Ey(e, i))), (e) => {
			let r = iO(e, t, i), a = r.matches.flatMap((e) => SO(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: sE,
	names: () => [],
	texts: () => [],
	findRestored: hO,
	variablesOf({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
		let a = typeof r.values.url == "string" ? bT(r.values.url, i).variables : [], o = new Map(a);
		if (Ty(e.url).some((e) => e.startsWith("URL_OF_"))) return {
			variables: o,
			problems: []
		};
		let { variables: s, issues: c } = bT(e.url, i);
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
function SO({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Vh}`;
	return [{
		declared: e,
		problem: X(tE, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const CO = [rO, xO];
ns(CO);
// src/run/textAdvice.ts
function wO(e, t = !0) {
	let { settings: n, textFiles: r } = e, i = Gx(n.rules, r, e.declared), a = {
		levels: i?.isSure && t ? n.rules.checks : {
			...n.rules.checks,
			base: "off"
		},
		base: i?.language,
		needed: Fn
	}, { kinds: o, entries: s } = Yo(e.declared, i?.language ?? "");
	return o.flatMap((e) => {
		let t = (s[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, a) ?? []];
	});
}
function TO({ settings: e }, { kinds: t }, n) {
	let { checks: r } = e.rules, i = {
		levels: r,
		base: n.baseLanguage,
		needed: Fe(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, i) ?? []);
}
function EO(e, t, n) {
	if (n.incoming.checks !== "warn") return [];
	let r = {
		...n.checks,
		blanks: "off",
		base: "off",
		key_names: "off",
		descriptions: "off"
	}, i = AS(e, t, n, ES);
	return i.is === "stopped" ? [] : TO({ settings: { rules: {
		...n,
		checks: r
	} } }, i, t.project).map((e) => ({
		...e,
		severity: "warning",
		scope: "change"
	}));
}
var DO = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${AO(t)} was reached` : `The run was stopped by ${e}`;
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
		await ei(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const OO = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function kO(e) {
	let t = new DO(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of OO) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of OO) process.off(e, n);
		t.close();
	}
}
function AO(e) {
	return e % 36e5 == 0 ? `${e / 36e5}h` : e % 6e4 == 0 ? `${e / 6e4}m` : `${e / 1e3}s`;
}
// src/files/outputs.ts
async function jO(e, t, n) {
	let { command: r, out: i, report: a, plan: o = [], reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	return f.length === 0 ? new Map() : FO(f, [
		...t.map((e) => I(n.displayRoot, e)),
		...await Fs(u, Li),
		l,
		...s,
		o
	].flat(), n);
}
async function MO(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await jO(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await LO(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : ng(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => NO(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => PO((await import("./planFile.js")).planFile(a))) : void 0,
		reports: u,
		problems: s
	};
}
async function NO(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return PO(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function PO(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function FO(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(GO))), a = new Map();
	for (let t of e) {
		let e = await GO(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await RO(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, IO(t, s));
	}
	return r;
}
function IO({ option: e, path: t }, n) {
	return O("not-written", `${e}: ${t} ${n}.`);
}
async function LO(e, t, n, r) {
	try {
		let i = typeof t == "string" ? t : await t(), a = await RO(e, n);
		if (a !== void 0) return IO(e, `cannot be written: it ${a}`);
		let o = UO(e.path, n), s = await Xr(e.path).catch(() => void 0);
		zO(e.path, s) ? await Zr(e.path, i) : await ki(o === void 0 && s ? await qr(e.path) : e.path, i, {
			mode: r ?? (s && s.mode & 511),
			root: o
		});
		return;
	} catch (t) {
		return IO(e, `cannot be written: ${wi(t)}`);
	}
}
async function RO({ path: e, is: t }, n) {
	let r = t === "folder" && WO(n).includes(e), i = r ? e : UO(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Fi(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return VO(e);
	let a = await Xr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Xr(F(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...zO(e, a) ? [] : [F(e)]];
	return (await Promise.all(o.map(HO))).every(Boolean) ? void 0 : BO;
}
function zO(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const BO = "cannot be written: this user may not write there";
async function VO(e) {
	let t = await Xr(e).catch(() => void 0);
	return !t && F(e) !== e ? VO(F(e)) : t?.isDirectory() ? await HO(e) ? void 0 : BO : "is a file, or is below one. Choose a folder";
}
async function HO(e) {
	return await Vr(e, Hr.W_OK).catch(() => !1) !== !1;
}
function UO(e, t) {
	return WO(t).find((t) => Ri(e, t));
}
function WO({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [I(e)]);
}
async function GO(e) {
	let t = await Xr(e).catch(() => void 0);
	return t?.isFile() ? `${t.dev}:${t.ino}` : Fr(await Vi(F(e)), jr(e));
}
// src/run/run.ts
function KO(e, t, n) {
	return qO(n, async (r) => {
		let i = {
			...n,
			signal: n.cancellation.stopping
		}, a = await Is(e.projects, i);
		return JO(e, [...t, ...a], r);
	});
}
async function qO(e, t) {
	let n = new Tn(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(dg(t, i)))
	};
	try {
		return lg({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function JO(e, t, r) {
	let { cancellation: i, folders: a } = r;
	r.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || r.withoutSecrets, c = s ? void 0 : ZO(e, t, r), { stopping: l } = i, u = await Yx(e, a, {
		...r,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = !u.problems.some(({ code: e }) => e === "text-file" || e === "yaml"), p = s ? d.map((e) => wO(e, f)) : [], m = ({ code: t }) => e.command === "validate" && t === "unset-variable", h = u.problems.map((e) => m(e) ? {
		...e,
		severity: "notice"
	} : e);
	r.onSecrets(d.flatMap(({ declared: e }) => xy(e.variables)));
	let g = await QO(e, a), _ = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], v = _.flatMap(({ texts: e }) => e), y = d.map((e) => e.declared), b = [...new Set(e.projects.flatMap(({ rules: e }) => e.overwrite))], x = a.confined ? "The input overwrite" : "--overwrite", S = [...new Set(d.flatMap((e) => e.manifests))], C = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], ee = await jO(e, S, a), te = e.projects.flatMap(({ name: e }) => e ?? []), w = {
		format_version: 1,
		command: e.command,
		...te.length > 0 && { selected: te },
		...e.scope && { scope: e.scope },
		manifests: S,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, y.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: XO([
			...t,
			...g.problems,
			...h,
			...Kt(t) ? [] : await Ls(_, a),
			...await Os(v, a, l),
			...Gg(x, b, y).map((t) => e.others.length > 0 ? {
				...t,
				severity: "warning"
			} : t),
			...Pg(C, y),
			...ee.values(),
			...p.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, T = () => i.stopped ? { stopped: i.stopped } : {};
	if (i.stopping.aborted) return {
		...w,
		...T()
	};
	let E = {
		known: o,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: c,
		onSecrets: r.onSecrets
	}, ne = () => r.target?.(S, E), { lastApplied: re } = r, ie = re && n(() => re(S, E));
	if (r.withoutSecrets) {
		let t = n(async () => ne()), i = await dS(e, w, d, t);
		return w.problems = [...w.problems, ...await YO(d, await t(), r)], {
			...w,
			...i && { manifest_comparison: i },
			...T()
		};
	}
	if (e.command === "validate" || zt(w.problems)) return w;
	if (e.command === "apply" && r.permission) {
		let e = await r.permission.toApply(w.manifests);
		if (w.problems = [...w.problems, ...e], Kt(e)) return w;
	}
	let ae = [], oe = e.command === "plan" ? await ne() : void 0;
	w.problems = [...w.problems, ...lS(oe, d, e.others.length > 0)];
	let se = {
		saved: g.plans,
		target: oe,
		applied: ie
	}, { runProject: ce } = await import("./project3.js");
	for (let t of d) ae.push(await ce(t, e, se, r));
	let le = ae.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	w.problems = [...w.problems, ...Ig(C, le, y)];
	let ue = ae.flatMap((e) => e.manifests);
	return {
		...w,
		manifests: [...new Set(ue)],
		projects: ae,
		...T()
	};
}
async function YO(e, t, { history: n, now: r }) {
	if (t?.is !== "read") return [];
	let i = {
		now: Math.floor(r() / 1e3),
		target: t.commit
	}, a = [...new Set(e.flatMap((e) => e.manifests))], { trailersOfPull: o, namedTexts: s } = await import("./overwriteTrailers.js"), c = e.map((e) => {
		let n = cS(t, e);
		return s(e.declared, n.is === "read" ? n.declared.entries : {});
	});
	return o(await n.versions(i.now, a, i), new Map(c.flatMap((e) => [...e])));
}
function XO(e) {
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
function ZO(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Kt(t) || r.id === "") return;
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
async function QO({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [O("bad-plan", e)]
	}), a = L(t, r), o = await Zi(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => fg(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function $O(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: KO }) {
	return kO(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await ek(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return rk(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = nk(f, p), h = await MO(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = nk(m, h.problems);
		await Pi(tk(c, g, s.folders));
		let _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), sc(g, n.exitsWithFindings(c));
	});
}
async function ek(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
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
function tk({ backupDir: e, out: t, report: n }, { manifests: r }, i) {
	return [...[
		...r.map((e) => I(i.displayRoot, e)),
		...n,
		t ?? []
	].flat().map((e) => F(e)), e ?? []].flat();
}
function nk(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function rk({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = O("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Kt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Kt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { wx as $, Ps as $n, Li as $r, Gg as $t, AS as A, ii as Ai, Nc as An, oo as Ar, cy as At, uS as B, sc as Bn, Ra as Br, Zg as Bt, WC as C, gi as Ci, bl as Cn, Io as Cr, ry as Ct, XS as D, Di, Hc as Dn, wo as Dr, ly as Dt, US as E, mi as Ei, tl as En, Mo as Er, oy as Et, DS as F, Oc as Fn, Ha as Fr, hv as Ft, Zx as G, Ks as Gn, ga as Gr, Hg as Gt, iS as H, ec as Hn, xa as Hr, Yg as Ht, vS as I, Ec as In, Ka as Ir, Ov as It, Ux as J, Ws as Jn, ha as Jr, Vg as Jt, Yx as K, Js as Kn, _a as Kr, Ig as Kt, yS as L, vc as Ln, Pa as Lr, Dv as Lt, LS as M, ti as Mi, H as Mn, no as Mr, ey as Mt, TS as N, V as Nn, $a as Nr, qv as Nt, eC as O, wi as Oi, cl as On, uo as Or, dy as Ot, ES as P, Fc as Pn, Ua as Pr, jv as Pt, vx as Q, Fs as Qn, pa as Qr, Pg as Qt, hS as R, lc as Rn, Va as Rr, J_ as Rt, UC as S, yi as Si, xl as Sn, Po as Sr, sy as St, Q as T, Ci as Ti, _l as Tn, Ao as Tr, iy as Tt, cS as U, nc as Un, Sa as Ur, n_ as Ut, rS as V, Qs as Vn, R as Vr, $g as Vt, Jx as W, ac as Wn, Ca as Wr, Qg as Wt, Px as X, Ys as Xn, ra as Xr, Wg as Xt, Rx as Y, qs as Yn, ta as Yr, zg as Yt, bx as Z, Xs as Zn, ia as Zr, Fg as Zt, _T as _, Ai as _i, xh as _n, Jo as _r, My as _t, LO as a, L as ai, tg as an, us as ar, Wb as at, Aw as b, vi as bi, wm as bn, qo as br, Py as bt, TO as c, Zi as ci, Gh as cn, ls as cr, db as ct, AD as d, zi as di, Ih as dn, gs as dr, lb as dt, Bi as ei, Kg as en, Is as er, ux as et, HT as f, Xi as fi, X as fn, rs as fr, tb as ft, bT as g, Mi as gi, Ch as gn, is as gr, Fy as gt, ET as h, Ni as hi, Oh as hn, ss as hr, Yy as ht, jO as i, ea as ii, ug as in, z as ir, Jb as it, RS as j, ri as ji, Ic as jn, ao as jr, $v as jt, JS as k, li as ki, Pc as kn, to as kr, uy as kt, EO as l, Gi as li, Uh as ln, fs as lr, ib as lt, tE as m, Pi as mi, Nh as mn, os as mr, Xy as mt, qO as n, Ri as ni, _g as nn, Ms as nr, Z as nt, DO as o, qi as oi, $h as on, B as or, Sb as ot, UT as p, Fi as pi, zh as pn, as as pr, nb as pt, Kx as q, Us as qn, ma as qr, Ag as qt, FO as r, Qi as ri, fg as rn, Cs as rr, Ub as rt, kO as s, Ki as si, Yh as sn, cs as sr, _b as st, $O as t, Ji as ti, gg as tn, Ss as tr, ox as tt, CO as u, Vi as ui, Wh as un, vs as ur, ob as ut, Qw as v, ji as vi, Um as vn, Yo as vr, Ey as vt, YS as w, Ei as wi, Wc as wn, bo as wr, ty as wt, $ as x, _i as xi, Hp as xn, No as xr, Ty as xt, $w as y, ki as yi, Gm as yn, Ro as yr, xy as yt, mS as z, tc as zn, qa as zr, P_ as zt };
