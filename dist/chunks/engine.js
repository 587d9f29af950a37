import { i as e } from "./rolldown-runtime.js";
import { A as t, C as n, D as r, E as i, N as a, O as o, S as s, b as c, c as l, d as u, f as d, g as f, h as p, i as m, k as h, l as g, m as _, n as v, o as y, p as b, r as x, t as ee, u as S, v as te, w as C, x as ne, y as re } from "./wire.js";
import { $ as ie, $n as ae, $r as oe, $t as se, A as ce, Ai as le, An as ue, At as de, B as fe, Bn as pe, Br as me, Bt as he, C as ge, Ci as _e, Cn as ve, Ct as w, Dn as ye, Dt as be, E as xe, En as Se, Et as Ce, Fi as we, Fn as Te, Fr as Ee, Ft as De, G as Oe, Gr as ke, Gt as Ae, H as je, Ht as Me, Ii as Ne, In as Pe, Ir as Fe, It as Ie, J as Le, Jn as Re, Jr as ze, Jt as Be, K as T, Kn as Ve, Kr as He, Kt as Ue, Lr as We, Mr as Ge, Mt as Ke, N as qe, Ni as Je, Nn as Ye, Nr as Xe, Nt as Ze, O as Qe, Ot as $e, Pi as et, Pn as tt, Pr as nt, Pt as rt, Q as it, Qn as at, Qr as ot, Qt as st, Rr as ct, Rt as lt, St as ut, Ti as dt, Tn as ft, Tt as pt, U as mt, Ur as ht, Ut as gt, V as _t, Vr as vt, Vt as yt, W as bt, Wn as xt, Wr as St, Wt as Ct, X as wt, Xn as Tt, Xr as Et, Xt as Dt, Y as E, Yn as Ot, Yr as kt, Yt as At, Z as jt, Zn as Mt, Zr as Nt, Zt as Pt, _ as D, _n as Ft, _t as It, ai as Lt, an as Rt, ar as zt, b as Bt, bi as Vt, bt as Ht, ci as Ut, cn as O, d as Wt, di as Gt, dr as Kt, ei as qt, en as Jt, er as Yt, et as Xt, f as Zt, fn as Qt, fr as $t, ft as en, g as tn, gn as nn, gt as rn, h as an, hi as on, hn as sn, ht as cn, ii as ln, in as un, ir as dn, it as fn, jn as pn, jt as mn, ki as hn, kn as gn, kt as _n, l as vn, li as yn, ln as bn, lr as xn, m as Sn, mi as Cn, mn as wn, n as Tn, ni as k, nn as En, nr as Dn, o as On, oi as kn, on as An, p as jn, pi as Mn, pn as Nn, pt as Pn, q as Fn, qn as In, qr as Ln, qt as Rn, r as A, ri as zn, rn as Bn, rt as Vn, s as Hn, si as Un, sn as Wn, sr as Gn, t as Kn, ti as qn, tn as Jn, tt as Yn, u as Xn, ui as Zn, v as Qn, vt as $n, wi as er, wn as tr, wt as nr, x as rr, xn as ir, xt as ar, yn as or, yt as sr, zr as cr, zt as lr } from "./start.js";
import { _ as ur, b as dr, c as fr, d as pr, f as mr, g as hr, h as j, i as gr, l as _r, m as vr, n as yr, p as br, r as xr, s as Sr, t as Cr, x as wr, y as Tr } from "./zod.js";
import { a as Er, c as Dr, d as Or, f as kr, l as Ar, m as jr, o as Mr, p as M, s as Nr, u as Pr } from "./client.js";
import { basename as Fr, delimiter as Ir, dirname as N, extname as Lr, isAbsolute as Rr, join as P, posix as zr, relative as Br, resolve as F, sep as Vr, win32 as Hr } from "node:path";
import * as Ur from "node:fs/promises";
import { access as Wr, constants as Gr, link as Kr, lstat as qr, open as Jr, readdir as Yr, realpath as Xr, rename as Zr, rm as Qr, stat as $r, writeFile as ei } from "node:fs/promises";
import { devNull as ti } from "node:os";
import { setImmediate as ni, setTimeout as ri } from "node:timers/promises";
// src/files/commitFiles.ts
var ii = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const ai = [
	"*",
	".*",
	"**"
];
var oi = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new ii(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => ai.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = F(e, i.join("/")), o = Br(a, this.#e).split(Vr).join("/"), s = o !== "" && !o.startsWith("..") && !Rr(o), c = s ? "" : await this.#o(a);
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
		let t = Br(this.#e, e).split(Vr).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || Rr(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (Rr(n)) return;
			let r = zr.join(zr.dirname(e.path), n, t.slice(e.path.length));
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
const si = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), ci = (...e) => process.getBuiltinModule("node:crypto").hash(...e), li = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// node_modules/yocto-queue/index.js
var ui = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, di = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new ui(e);
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
function fi(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), pi(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new di(), r = 0, i = () => {
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
				pi(t), e = t, queueMicrotask(() => {
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
function pi(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/files/system.ts
const mi = fi(16), hi = 1048576, gi = {
	any: 128 * hi,
	named: 512 * hi,
	workflow: hi / 2,
	token: hi / 16
};
function _i(e, t, n = "any") {
	return mi(async () => {
		let r = await Ur.stat(e);
		if (!(r.isFile() || r.isDirectory() || n === "token" && r.isFIFO())) throw vi("it is not a regular file");
		if (r.size > gi[n]) throw vi(`it has more than ${gi[n]} bytes`);
		return Ur.readFile(e, t ?? null);
	}).catch((t) => {
		throw t instanceof Error ? Object.assign(t, { path: e }) : t;
	});
}
function vi(e) {
	return Object.assign(Error(e), {
		code: "ERR_NOT_READ",
		syscall: "read"
	});
}
function yi(e) {
	if (!Si(e, "EISDIR", "ENOENT", "ENOTDIR")) throw e;
}
var bi = class extends Error {
	name = "ToolFailure";
}, xi = class extends Error {};
function Si(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Ci = {
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
}, wi = {
	...Ci,
	EACCES: "this user may not read it",
	EISDIR: "it is a folder",
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EPERM: "this user may not read it"
}, Ti = {
	...Ci,
	EACCES: "this user may not write there",
	EEXIST: "a file is in the place of its folder",
	ENOENT: "its folder does not exist",
	ENOTDIR: "a file is in the place of its folder",
	EPERM: "this user may not write there"
};
function Ei(e) {
	return e instanceof TypeError ? `it is not UTF-8 (${e.message}). Save it as UTF-8.` : e instanceof xi ? "its real path is outside of the workspace. Copy the file itself into the repository." : `${Oi(e, wi)}.`;
}
function Di(e) {
	return Oi(e, Ti);
}
function Oi(e, t) {
	if (!(e instanceof Error)) return String(e);
	let { code: n, syscall: r } = e;
	return n === void 0 ? e.message : t[n] ?? e.message.split(`, ${r}`, 1)[0] ?? "";
}
function ki(e) {
	return e instanceof Error && "code" in e && "syscall" in e && "path" in e && typeof e.code == "string" && typeof e.path == "string";
}
function Ai(e, t) {
	if (e instanceof bi) return D("not-read", e.message, { scope: "project" });
	if (!ki(e)) return;
	let n = Br(t, e.path).split(Vr).join("/"), r = [
		"EISDIR",
		"ENOENT",
		"ENOTDIR"
	].includes(e.code) ? `${n} was changed or removed while Lokaform ran. Now ${Ei(e)} Run again when no other program changes it.` : `${n} cannot be read: ${Ei(e)}`, i = !n.startsWith("../") && !Rr(n), a = Qt(n);
	return D("not-read", r, {
		scope: "project",
		...i && { place: a }
	});
}
// src/files/atomicWrite.ts
const ji = /^\.lokaform-[0-9a-f]{24}\.part$/;
async function Mi(e, t, n = {}) {
	await Li([N(e)]);
	let r = await Pi(e, t, n);
	await Zr(r, e).finally(() => Qr(r, { force: !0 }));
}
async function Ni(e, t, n) {
	await Li([N(e)]);
	let r = await Pi(e, t, n);
	return Fi(r, e).finally(() => Qr(r, { force: !0 }));
}
async function Pi(e, t, { mode: n, root: r, isReadBack: i = !1 }) {
	let a = N(e), o = P(a, `.lokaform-${li(12).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = Gr, d = await Jr(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = P(await Xr(r), Br(F(r), F(a)));
			if (await Xr(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		if (n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i && await _i(o, "utf8") !== t) throw Error("it cannot be read again as it was written");
		return o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Qr(o, { force: !0 }), e;
	}
}
async function Fi(e, t) {
	try {
		await Kr(e, t);
	} catch (n) {
		if (Si(n, "EEXIST") || await zi(t)) return !1;
		await Zr(e, t);
	}
	return !0;
}
async function Ii(e) {
	try {
		let t = await Jr(e, Gr.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Si(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Li(e) {
	for (let t of new Set(e)) for (let e of await Yr(t).catch(() => [])) {
		if (!ji.test(e)) continue;
		let n = await qr(P(t, e)).catch(() => void 0);
		n?.isFile() === !0 && Date.now() - n.mtimeMs > 864e5 && await Qr(P(t, e), { force: !0 }).catch(() => {});
	}
}
async function Ri(e, t) {
	let n = t;
	for (let r of Br(t, e).split(Vr)) {
		n = P(n, r);
		let e = await qr(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${Br(t, n)}. Choose a path without links`;
	}
}
async function zi(e) {
	return await qr(e).catch(() => void 0) !== void 0;
}
// src/files/paths.ts
const Bi = new AbortController().signal;
function I(e, { displayRoot: t }) {
	return Br(t, e).split(Vr).join("/");
}
function Vi(e, t) {
	let n = Br(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Vr}`) && !Rr(n);
}
async function Hi(e, t) {
	for (let n = e;; n = N(n)) {
		if (await zi(P(n, ".git"))) return n;
		if (n === N(n) || n === t || t !== void 0 && !Vi(n, t)) return;
	}
}
async function Ui(e, t, n) {
	let r = await Wi(t), i = n && await Wi(n), a = new Map();
	for (let n of e) {
		let e = await Wi(F(t, n)), o = await Hi(N(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(I(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? I(P(e ?? r, n), { displayRoot: r })
	}));
}
async function Wi(e) {
	return Xr(e).catch(() => e);
}
async function Gi(e, t, ...n) {
	let [r, i] = await Promise.all([Xr(t), Xr(e)]);
	if (!Vi(r, i)) throw new xi();
	return _i(r, ...n);
}
const Ki = ".github/workflows";
async function qi(e, t) {
	return (await Gi(e, P(e, t), void 0, "workflow").catch(() => "")).toString("utf8");
}
async function Ji(e) {
	let t = (await Yr(P(e, Ki)).catch(() => [])).filter((e) => /\.ya?ml$/.test(e)).sort();
	return Promise.all(t.slice(0, 200).map(async (t) => {
		let n = `${Ki}/${t}`;
		return {
			name: t,
			path: n,
			text: await qi(e, n)
		};
	}));
}
async function Yi(e, { confined: t, commit: n }) {
	return n ? await n.read(e) ?? Promise.reject(new xi()) : t ? Gi(t.workspace, e) : _i(e);
}
function Xi(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? Qi(e) : "utf-8", r;
	try {
		r = new TextDecoder(n, { fatal: !0 }).decode(e);
	} catch {
		let [t = ""] = new TextDecoder(n).decode(e).split("�");
		throw TypeError(`line ${t.split("\n").length}`);
	}
	if (r.startsWith("version https://git-lfs.github.com/spec/")) throw Error("it is a pointer of Git LFS, and not the file itself. At a terminal, run git lfs pull; in a workflow, give actions/checkout lfs: true");
	return r;
}
function Zi(e, t) {
	let n = Qi(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function Qi([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function $i(e) {
	try {
		return new TextDecoder(Qi(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function ea(e, t, n, r = Xi) {
	try {
		return rr(r(await _i(e, void 0, "named")));
	} catch (r) {
		let i = `${t} ${I(e, n)} cannot be read: ${Ei(r)}`;
		return jn(D("not-read", i));
	}
}
async function ta(e, { commit: t }) {
	return t ? t.isFile(e) : (await $r(e).catch(() => void 0))?.isFile() === !0;
}
async function na(e, t) {
	let n = (e) => e.toLowerCase().replace(/^\.|\.(?:ya?ml|jsonc?|txt)(?=\.|$)/g, "");
	return (await Yr(t).catch(() => [])).filter((t) => n(t) === n(e) && /.\./.test(t)).sort();
}
async function ra(e, { commit: t }) {
	return t ? t.isFolder(e) : (await $r(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const ia = "lokaform-backup", aa = ["node_modules", ia];
async function oa(e, t, n, r) {
	let i = F(t, e);
	if (await ta(i, n)) return [i];
	let a = aa.map((e) => `**/${e}/**`);
	return sa(e.split(Vr).join("/"), {
		cwd: t,
		ignore: a
	}, n, r).catch((e) => {
		if (e instanceof ii || ki(e)) throw e;
		return [];
	});
}
async function sa(e, { cwd: t, ignore: n, dot: r = !1 }, i, a) {
	let o = St(e.replace(/(?:\/\.)+(?=\/|$)/g, "").replace(/^(?:\.\/)+/, "")), s = o.map(({ superset: e }) => e), c = [...new Set(s.map(({ glob: e }) => e))], { commit: l } = i, u = {
		cwd: t,
		signal: a,
		ignored: la(n),
		dot: r || s.some((e) => e.dot)
	}, d = l ? (await Promise.all(c.map((e) => l.candidates(t, e)))).flat().filter(ca) : await ua("", c.map((e) => e.split("/")), u), f = [...new Set(d)].filter((e) => o.some((t) => ht(t, e, r))), p = [];
	for (let e of new Set(f.map((e) => F(t, e)))) (!l || await l.isFile(e)) && p.push(e);
	return p;
}
function ca(e) {
	return !e.split("/").some((e) => aa.includes(e));
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
	})) : await ma(F(r, e)), c = [];
	for (let { name: i, isFolder: a, isKnownFile: u } of s) {
		let s = t.flatMap((e) => pa(e, i, o));
		s.some(({ length: e }) => e === 0) && (u ?? await ta(F(r, e + i), {})) && c.push(e + i);
		let d = s.filter(({ length: e }) => e > 0);
		a && d.length > 0 && l(c, await ua(`${e}${i}/`, d, n));
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
		return (await Yr(e, { withFileTypes: !0 })).map((e) => ({
			name: e.name,
			isFolder: e.isDirectory(),
			isKnownFile: e.isSymbolicLink() ? void 0 : e.isFile()
		}));
	} catch (e) {
		if (Si(e, "ENOENT") || Si(e, "ENOTDIR")) return [];
		throw e;
	}
}
async function ha(e, t) {
	let n = P(N(e), ".gitignore"), r = `/${Fr(e)}`, i;
	try {
		i = Xi(await _i(n));
	} catch (e) {
		if (Si(e, "ENOENT")) return rr({
			path: n,
			text: `${r}\n`
		});
		let i = `${I(n, t)} cannot be read: ${Ei(e)}`;
		return jn(D("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Fr(e))) return rr(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return rr({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/kinds/declaration.ts
const ga = t(({ kinds: e, entries: t }) => e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => ya(n, t[e] ?? []))));
function _a(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => va(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function va(e, t, n, r) {
	let i = t.parts ?? [t], a = ({ from: e }) => !e?.onlyIfBase || r.includes(e.language);
	return !t.leftOut && i.every(a) ? [t] : e.textFiles?.join(i.filter(a), n).entries ?? [];
}
function ya({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: Wn(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function ba(e, t, { second: n, first: r, field: i }, a = "") {
	let o = `${t} is declared twice: here and at ${xa(r, [i])}. Keep one of them.${a}`;
	return D(e, o, { place: O(n.file, n.span, [i]) });
}
function xa({ file: e, span: t }, n) {
	return Sa(O(e, t, n));
}
function Sa({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/registry.ts
let Ca = [];
function wa(e) {
	Ca = e;
}
function Ta() {
	if (Ca.length === 0) throw Error("no kinds are registered");
	return Ca;
}
function Ea(e) {
	let t = Ca.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function Da(e, t) {
	let n = Ea(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Oa({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function ka(e, { field: t }) {
	return Da(e, t).role === "text";
}
// src/report/view/words.ts
function L(e, t) {
	return `${R(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function R(e) {
	return String(e).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function Aa(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${R(n)} more` : "");
}
function ja(e) {
	return Ea(e).words;
}
function Ma(e, t) {
	let { one: n, many: r } = ja(t);
	return `${R(e)} ${e === 1 ? n : r}`;
}
function Na({ kind: e, label: t }) {
	let n = wt(t), { prefix: r, maxName: i } = ja(e);
	return r + jt(n, i);
}
function Pa({ file: e, line: t }, n) {
	return e === n ? `line ${t}` : `${T(e)}:${t}`;
}
function Fa({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${T(e)}: `) + (n ? `${E(n.project.name, 80)} (${E(t, 200)})` : E(t, 200));
}
function Ia(e) {
	return e.length <= 3 ? e.map((e) => T(e)).join(", ") : L(e.length, "manifest");
}
const La = o(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function Ra(e) {
	return `${La().format(e * 1e3)} UTC`;
}
function za(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function Ba(e) {
	return `${a("docs/problems.md")}#${e}`;
}
// \0node:child_process
const Va = (...e) => process.getBuiltinModule("node:child_process").execFile(...e), Ha = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), Ua = {
	output: 67108864,
	time: 3e4
};
var Wa = class extends Error {
	name = "GitFailure";
}, Ga = class extends Wa {};
const Ka = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, qa = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_GRAFT_FILE: ti,
	GIT_TERMINAL_PROMPT: "0",
	GIT_TRACE2: "0",
	GIT_TRACE2_EVENT: "0",
	GIT_TRACE2_PERF: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, Ja = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false",
	"-c",
	"core.commitGraph=false"
], Ya = /^\.(com|exe)$/i;
function Xa(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? zr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Ya.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => Hr.join(n, e + t)) : [];
	});
}
function Za(e, t) {
	let { GITHUB_WORKSPACE: n } = t, r = [Qa(e), ...n ? [n] : []].flatMap((e) => $a(e) ?? []), i = (e) => {
		let t = $a(e);
		return t !== void 0 && !r.some((e) => t === e || Vi(t, e));
	}, a = Xa("git", process.platform, t).filter((e) => i(N(e))), o = a.find((e) => i(e) && eo(e));
	return o === void 0 ? void 0 : {
		program: o,
		PATH: [...new Set(a.map((e) => N(e)))].join(Ir)
	};
}
function Qa(e) {
	let t = e;
	for (let n = e; qe(P(t, ".git"), { throwIfNoEntry: !1 })?.isFile() && n !== N(n);) n = N(n), Qe(P(n, ".git")) && (t = n);
	return t;
}
function $a(e) {
	try {
		return ce(e);
	} catch {
		return;
	}
}
function eo(e) {
	try {
		return xe(e, Gr.X_OK), qe(e).isFile();
	} catch {
		return !1;
	}
}
async function to(e, t, { environment: n, signal: r, limits: i = Ua }, { input: a = "", takesPart: o = !1 } = {}) {
	let s = Za(e, n);
	if (!s) throw new Ga(no);
	let c = Object.entries(n).filter(([e]) => Ka.test(e)), l = {
		...Object.fromEntries(c),
		...qa,
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
		...Ja,
		...t
	];
	return new Promise((e, t) => {
		let n = (e, n = "") => t(ao(e, n, r));
		try {
			let t = Va(s.program, d, u, (t, r, i) => !t || o && t.code === ro ? e(r) : n(t, i.toString("utf8")));
			t.stdin?.on("error", () => {}), t.stdin?.end(a);
		} catch (e) {
			n(e instanceof Error ? e : Error(String(e)));
		}
	});
}
const no = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository or in the workspace, are not searched.", ro = "ERR_CHILD_PROCESS_STDIO_MAXBUFFER", io = /too many open files|out of memory|memory exhausted|cannot allocate memory|resource temporarily unavailable/i;
function ao(e, t, n) {
	let { name: r, code: i, signal: a } = e, [o = ""] = t.trim().split("\n", 1), s = `git ended with the code ${i}${o === "" ? "" : ` (${o.slice(0, 200)})`}`;
	return n.aborted ? new Wa("The run was stopped.") : i === ro ? new Wa("The history of the repository is too large to read.") : r === "AbortError" ? oo("git did not answer in time") : typeof i == "string" ? oo(`git could not be started (${i})`) : typeof a == "string" ? oo(`git was ended by the signal ${a}`) : Number(i) > 129 || io.test(t) ? oo(s) : /dubious ownership/.test(t) ? new Wa("git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.") : /not a git repository/.test(t) ? new Wa("The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.") : new Wa(`${s}.`);
}
function oo(e) {
	return new bi(`The git repository cannot be read, because ${e}. Without it, Lokaform cannot tell which side changed a translation, so nothing is written. Run again when the machine has more free memory, processes and open files.`);
}
function so(e) {
	if (!(e instanceof Wa)) throw e;
}
const co = "refs/remotes/origin/HEAD";
async function lo(e, t) {
	let n = await Xr(e), r = await Hi(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => (await to(r, e, t).catch(so))?.toString("utf8").trim() || void 0, a = (await i("for-each-ref", "--format=%(refname)%09%(symref:short)", co, "refs/heads/main", "refs/heads/master") ?? "").split("\n").map((e) => e.split("	")), o = a.find(([e]) => e === co)?.[1], [s] = !o && a.find(([e]) => e?.startsWith("refs/heads/")) || [];
	return {
		isRoot: r === n,
		defaultBranch: o?.startsWith("origin/") ? o.slice(7) : void 0,
		usualBranch: s?.slice(11),
		currentBranch: await i("symbolic-ref", "--quiet", "--short", "HEAD"),
		commit: () => i("rev-parse", "--quiet", "--verify", "HEAD")
	};
}
const uo = [
	(e) => e,
	po,
	(e) => Buffer.from($i(e)),
	(e) => po(Buffer.from($i(e)))
];
function fo(e, t) {
	for (let n of uo) if (mo(n(e), t) === t) return n(e);
}
function po(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function mo(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return si(n).update(`blob ${e.length}\0`).update(e).digest("hex");
}
// src/files/textFiles.ts
async function ho(e, t, n) {
	let r = new Map(), i = [], a = [];
	for (let r of e) {
		let e = await _o(r, t, n), i = e.flatMap((e) => Ie(r, vo(r, e)) ?? []), o = st(r, i), s = e.flatMap((e) => yo(o, e) ?? []), c = s.filter(({ textFile: { language: e } }) => e === void 0 || Dt(o, e));
		a.push({
			row: r,
			source: o,
			known: e,
			files: s,
			wanted: c
		});
	}
	let o = go(a), s = a.every(({ wanted: e }) => e.length === 0);
	for (let e of a) {
		let { row: n, source: a, wanted: c } = e, u = [...o.values()].some((e) => n.languages?.some((t) => lt(a, e, t) !== void 0));
		l(i, xo(e, u, s), So(a, c, t));
		for (let e of c.sort(bo(a))) if (r.has(e.full)) {
			let n = `${I(e.full, t)} is also named by another row of texts. Name each file in one row.`;
			i.push(D("bad-setting", n, { place: a.place }));
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
function go(e) {
	let t = e.flatMap(({ row: e, files: t }) => e.language === void 0 || yt(e.files) ? [] : t);
	return new Map(t.map(({ full: n, textFile: { language: r, ...i } }) => {
		let a = t.every((e) => e.full === n || Lr(e.full) !== Lr(n)), o = {
			...i,
			language: r,
			...a && { isOnly: a }
		}, s = e.flatMap(({ source: e }) => (e.languages ?? []).filter((t) => t !== r && lt(e, o, t) !== void 0));
		return [n, s.length > 0 ? {
			...o,
			others: s
		} : o];
	}));
}
async function _o(e, t, n) {
	return (await oa(he(e), e.folder, t, n)).filter((e) => Nn(e) !== void 0).sort();
}
function vo({ folder: e }, t) {
	return I(t, { displayRoot: e });
}
function yo(e, t) {
	let n = vo(e, t), r = gt(e, n);
	if (!(yt(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			path: n,
			language: r,
			...Ae(e, n)
		}
	};
}
function bo({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function xo({ row: e, known: t, files: n }, r, i) {
	let { files: a, languages: o = [], languageMap: s, place: c } = e;
	if (n.length === 0 && !r) {
		let e = t.length === 0 ? "no file. Correct the path: it is relative to this file." : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [D("no-manifest", `texts "${a}" matches ${e}`, { place: c })];
	}
	let l = n.map(({ textFile: e }) => e.language);
	if (l.includes(void 0)) return [];
	let u = new Set(l.flatMap((e) => e === void 0 || o.includes(e) ? [] : [e])), d = o.filter((e) => !l.includes(e)), f = d.flatMap((e) => {
		let t = [...u].find((t) => Zn(t, e)), n = t ?? Gt(e, [...u]);
		return n === void 0 ? [] : [{
			language: e,
			same: n,
			isSame: t !== void 0
		}];
	}), p = (e) => yn(e) || /^[a-z]{2}(?![a-z])/i.test(e), [m] = d.filter((e) => !p(e) && !Object.values(s).includes(e));
	if (m !== void 0) {
		let e = [...new Set(l)].join(", "), t = `"${m}" is not the code of a language, and texts "${a}" has no file for it. The files are in: ${e}. To read all of them, write languages: [${e}].`;
		return [D("no-language-file", t, { place: c })];
	}
	let h = d.filter((e) => !f.some(({ language: t }) => t === e)), g = (e, t, n) => {
		let [r, i] = e.length > 1 ? ["s", "them"] : ["", "it"], o = `lokaform pull creates ${i} when the project has texts for ${i} that do not wait.`, s = `texts "${a}" has no file for the language${r} ${te(e)}. ${t}${n ? o : ""}`, l = {
			place: c,
			...n && {
				severity: n,
				scope: "change"
			}
		};
		return D("no-language-file", s.trim(), l);
	}, _ = t.some((e) => e.includes("/Base.lproj/")) ? `If Base.lproj has the texts of ${h[0]}, add language_map: { Base: ${h[0]} }. ` : "", v = i ? void 0 : "notice";
	return [...h.length > 0 ? [g(h, _ + (i ? "So no text is read. Correct languages or files." : "If a file was deleted by mistake, restore it. To give up a language, remove it here. Otherwise, "), v)] : [], ...f.map(({ language: e, same: t, isSame: n }) => {
		let r = `If ${t} is the same language, add language_map: { ${t}: ${e} }. `;
		return g([e], n ? r : `${r}Otherwise `, n ? void 0 : "warning");
	})];
}
function So({ keyName: e, place: t }, n, r) {
	return De.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${I(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [D("bad-setting", o, { place: t })];
	});
}
async function Co(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await _o(i, t, n)).filter((e) => yo(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), a = [];
	for (let [e, o] of r) {
		l(a, wo(e, o));
		let r = he(e).replace(/\.strings$/, ".stringsdict"), [s] = r === he(e) ? [] : await oa(r, e.folder, t, n), c = `${s && I(s, t)} is not read, because Lokaform does not know files of this type. Write its plural texts in keys.yaml, or in a string catalog (.xcstrings).`, u = {
			place: e.place,
			severity: "notice",
			scope: "change"
		};
		s && a.push(D("unread-manifest", c, u));
		let [, d = "", f = ""] = /^((?:[^*{}]|\{lang\})*\/|)[^/]*(\.\w+)$/.exec(e.files) ?? [];
		if (!yt(e.files) || f === "") continue;
		let p = new Set(o.map((t) => gt(e, vo(e, t)))), m = (e, t) => p.has(e) || t === `${d}{lang}${f}` && /^[a-z]{2}(?:[-_]\w+)?$/.test(e ?? ""), h = yt(d) ? ["*", "**/*"] : [
			"{lang}",
			"*.{lang}",
			"*-{lang}",
			"*_{lang}"
		], [g, ..._] = (await _o({
			...e,
			files: `${d}${h.at(-1)?.includes("/") ? "**/" : ""}*${f}`
		}, t, n)).flatMap((n) => {
			let r = vo(e, n), a = h.map((t) => ({
				...e,
				files: `${d}${t}${f}`
			})).find((e) => m(gt(e, r), e.files)), o = f !== ".xml" || /string/i.test(r.slice(d.length));
			return i.has(n) || !a || !o || r.endsWith("/InfoPlist.strings") ? [] : (i.add(n), [{
				path: I(n, t),
				files: Be(a, r, "{lang}") ?? r
			}]);
		});
		if (!g) continue;
		let v = _.length > 0 ? ` (and ${_.length} more)` : "", y = `${g.path}${v} is not read: no row of texts names it. To read it, copy the row at ${Sa(e.place)}, and write files: "${g.files}" in the copy${e.filenames ? ", with its own filenames" : ""}.`, b = Qt(g.path);
		a.push(D("unread-manifest", y, {
			...u,
			place: b
		}));
	}
	return a;
}
function wo(e, t) {
	let n = t.flatMap((t) => Ie(e, vo(e, t)) ?? []), r = st(e, n), i = n.map((e) => At(r, e));
	if (!e.languages && Nn(e.files)?.severalLanguages) {
		let t = `texts "${e.files}" can have several languages, but the row has no languages, so only the base language is read. To read more, list them: languages: [en, de]. Otherwise, list only the base language.`;
		return [D("unread-manifest", t, {
			place: e.place,
			severity: "notice",
			scope: "change"
		})];
	}
	let a = [...new Set(i.filter((t) => e.languages?.includes(t) || yn(t) || e.languages && /^[a-z]{2}$/.test(t)))];
	if (!yt(e.files) || a.length < 2) return [];
	let o = a.filter((t) => !e.languages?.includes(t));
	if (o.length === 0) return [];
	let s = o.find((t) => Mn(t, e.languages ?? [])), c = s ? `texts "${e.files}" also has a file for ${s}, which is the language ${Mn(s, e.languages ?? [])}. It is not read: move its texts into the file of that language.` : e.languages ? `texts "${e.files}" also has files in ${te(o)}, which are not read. To read them, write languages: [${[...e.languages, ...o].join(", ")}]; the project needs them, too.` : `texts "${e.files}" has files in ${te(a)}, but the row has no languages, so only the base language is read. To read all of them, add languages: [${a.join(", ")}]. Otherwise, list only the base language.`;
	return [D("unread-manifest", c, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const To = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], Eo = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function Do(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(To, {
		cwd: t,
		ignore: Eo,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function Oo(e, t, n, r) {
	let { paths: i, problems: a } = await ko(e, t, n, r), o = await ho(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Io(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, l(c, u.problems);
	}
	if (!Wt(c) && e.texts.length + Object.values(i).flat().length === 0) {
		let t = e.kinds.map(({ plural: e }) => e), r = t.map((e) => `${e}.yaml`).join(" nor "), i = t.map((e) => `--${e}`).join(" or "), a = e.unread ? `There is no manifest: ${e.unread}` : n.confined ? `There is no manifest: neither ${r} is in the working directory. actions/checkout must run before this step, and the input working-directory must name the folder of the manifests. Otherwise, name them with ${t.join(" or ")}.` : `There is no manifest: neither ${r} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${i}.`;
		c.push(D("no-manifest", a));
	}
	let u = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [I(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(u),
		rows: o.rows
	};
}
async function ko({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: u } of e) if (t[c]) {
		let e = await Fo(c, t[c], i, a);
		o[c] = e.files, l(s, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${c}.yaml`, a = e ? [] : await Po(t, n, i);
		if (o[c] = a, a.length > 0 || e || !await ra(F(n, t), i)) continue;
		let l = `${t} is not read, because it is a folder. Give --${c} '${t}/*.yaml' (setting ${c}).`;
		s.push(D("unread-manifest", l, { severity: "warning" }));
	}
	return {
		paths: o,
		problems: s
	};
}
async function Ao(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => ko(e, { id: "" }, n, t))), i = (await ho(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return a.flatMap(({ plural: e, textFiles: t }) => [...r.flatMap(({ paths: t }) => t[e] ?? []), ...t ? i : []]);
}
async function jo(e, { folders: t, ...n }) {
	let r = e.flatMap(({ manifests: e }) => e ?? []), i = r.map(({ folder: e }) => F(e, "lokaform.yaml")), a = [];
	for (let { root: e } of await Ui(i, t.displayRoot, t.confined?.workspace)) {
		if (e === void 0 || await (async (e) => await ra(e, {}) && !await ta(F(e, "info/sparse-checkout"), {}))(F(e, ".git"))) continue;
		let t = async (...t) => `${await to(e, t, n).catch(so) ?? ""}`;
		if (!(await t("config", "--type=bool", "core.sparseCheckout")).startsWith("true")) continue;
		let i = new oi(e, (await t("ls-files", "-t", "-z")).split("\0").flatMap((e) => e.startsWith("S ") ? {
			path: e.slice(2),
			kind: "file",
			id: ""
		} : []), async () => new Uint8Array());
		l(a, await Ao(r, Bi, { commit: i }));
	}
	if (a.length === 0) return [];
	let o = `Git's sparse-checkout leaves out ${Aa([...new Set(a.map((e) => I(e, t)))], 1)}, so what is declared there would look removed. Nothing was sent. Add each folder to sparse-checkout, or remove sparse-checkout.`;
	return [D("wrong-checkout", o)];
}
async function Mo(e, t) {
	if (t.commit) return [];
	let n = o(async () => new Set(await Ao(e, Bi))), r = new Map();
	for (let { kinds: i, globs: a, folder: o } of e) for (let { plural: s } of i) {
		let [{ place: i } = {}] = a[s]?.patterns ?? [];
		if (a[s] && !i) continue;
		let c = {
			cwd: o,
			ignore: Eo
		}, l = await sa(`**/${s}.y*ml`, c, {}, Bi).catch(() => []);
		for (let a of l.sort()) {
			if ((await n()).has(a) || N(a) !== o && !await No(a, t)) continue;
			let c = I(a, t), l = [...await Po(`${s}.yaml`, o, t), a].map((e) => I(e, { displayRoot: o })).join(", "), u = e.length > 1 ? `no project of lokaform.yaml names it. Add it to ${s} of one of them` : i ? `the setting ${s} (${Sa(i)}) does not name it. Add it there` : `no setting ${s} names it. Add ${s}: [${l}] to lokaform.yaml`, d = bn({
				path: c,
				lineStarts: [0]
			}, 0, 1), f = `${c} is not read, because ${u}.`;
			r.set(a, D("unread-manifest", f, {
				place: d,
				severity: "warning"
			}));
		}
	}
	return [...r.values()];
}
async function No(e, t) {
	if (await ta(F(N(e), "lokaform.yaml"), {})) return !1;
	let n = String(await Yi(e, t).catch(() => ""));
	return /\b(?:key_name|url):/.test(n) && !/^backup:/m.test(n);
}
async function Po(e, t, n) {
	let r = F(t, e);
	return await ta(r, n) ? [r] : [];
}
async function Fo(e, { patterns: t, folder: n }, r, i) {
	let a = [], o = new Set();
	for (let { text: s, place: c } of t) {
		let t = await oa(s, n, r, i);
		if (t.length === 0) {
			let t = c ? "this file" : "the working directory", i = await ra(F(n, s), r) ? `${e} "${s}" is a folder. Give the files in it, in quotes: '${s.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${s}" matches no file. ${s.includes(", ") ? "Give each path on a line or in an option of its own." : `Correct the path, which is relative to ${t}, or add the file to the commit.`}`;
			a.push(D("no-manifest", i, { ...c && { place: c } }));
		}
		for (let e of t.sort()) o.add(e);
	}
	return {
		files: [...o],
		problems: a
	};
}
async function Io(e, t, n) {
	let r = (await Promise.all(e.map(async ({ full: e, textFile: r }) => {
		if (n.aborted) return [];
		let i = I(e, t);
		try {
			let n = Xi(await Yi(e, t), e);
			return [rr({
				path: i,
				text: n,
				...r && { textFile: r }
			})];
		} catch (e) {
			if (e instanceof ii) throw e;
			let t = `${i} cannot be read: ${Ei(e)}`;
			return [jn(D("not-read", t, { place: Qt(i) }))];
		}
	}))).flat();
	return {
		texts: r.flatMap((e) => e.ok ? e.value : []),
		problems: r.flatMap((e) => e.ok ? [] : e.problem)
	};
}
// src/model/earlierManifest.ts
function Lo(e, t = Infinity) {
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
function Ro(e, t) {
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
function zo(e, { since: t, now: n = Infinity }) {
	let r = ({ until: e, trailers: { pulled: r } }) => (e >= t || r !== void 0) && (e <= n || e === Infinity);
	return e.filter((e) => e.parents.length === 1 && r(e));
}
async function Bo(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = Vo(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function Vo({ commits: e, merged: t }, n) {
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
				pulled: Ho(e)
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ to: t, now: n, before: r, after: i }) => ({
			path: t,
			now: n,
			before: r,
			after: i,
			until: e.until,
			pulled: Ho(e)
		})))
	};
}
function Ho({ until: e, date: t, trailers: { pulled: n } }) {
	return n === void 0 ? void 0 : Math.min(n, e, t);
}
// src/model/trailers.ts
const Uo = "Lokaform-Pulled", Wo = "Lokaform-Overwrite";
function Go(e, t = !1) {
	let { id: n, parents: r, date: i, message: a, committer: o } = e, [s = ""] = a.split("\n", 1);
	return {
		id: n,
		parents: r,
		date: i,
		isMade: r.length > 1 || /^noreply@/i.test(o) || /\(#\d+\)\s*$/.test(s),
		trailers: Ko(a),
		time: t ? Infinity : i
	};
}
function Ko(e) {
	let t = (t) => $o(e).flatMap(({ token: e, value: n }) => qo(e, t) && n !== "" ? n : []), n = t(Uo).map((e) => {
		let t = e.replaceAll(/["']/g, "");
		return /^\d+$/.test(t) ? Number(t) : Math.floor(Date.parse(t) / 1e3);
	}), r = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, i = e.match(RegExp("^[ \\t]*Lokaform-Pulled:", "gim"))?.length ?? 0, a = n.length > 0 && i >= r && n.every((e) => !Number.isNaN(e)), o = t(Wo), s = [...e.matchAll(RegExp(`${Wo}[ \\t]*:?(.*)$`, "gim"))].map(([, e = ""]) => e.trim()).filter((e) => !o.includes(e));
	return {
		...a && { pulled: u(n) },
		overwrites: o,
		mentions: s
	};
}
const qo = (e, t) => e.toLowerCase() === t.toLowerCase(), Jo = ["Signed-off-by: ", "(cherry picked from commit "], Yo = /^([A-Za-z0-9-]+)[ \t]*:([\s\S]*)$/, Xo = (e) => /^[ \t\r]*$/.test(e), Zo = (e) => e.startsWith("#"), Qo = (e) => e.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, "");
function $o(e) {
	let t = e.split("\n"), n = t.findIndex((e, n) => /^---[ \t\r]/.test(e) || ["---", "# ------------------------ >8 ------------------------"].includes(e) && n < t.length - 1), r = es(n === -1 ? t : [...t.slice(0, n), ""]), i = [];
	for (let e of r.slice(ts(r))) {
		let t = i.at(-1);
		t !== void 0 && Yo.test(t) && /^(?:[ \t\r]|$)/.test(e) ? i[i.length - 1] = `${t}\n${e}` : i.push(e);
	}
	return i.flatMap((e) => {
		let [, t, n = ""] = Yo.exec(e) ?? [];
		return t === void 0 ? [] : [{
			token: t,
			value: Qo(Qo(n).replaceAll(/\n[ \t\r\n]*/g, " "))
		}];
	});
}
function es(e) {
	let t = -1, n = !1;
	for (let [r, i] of e.entries()) {
		let a = i === "Conflicts:" && r < e.length - 1;
		n ||= a, Zo(i) || i === "" || a ? t = t === -1 ? r : t : n && i.startsWith("	") || ([t, n] = [-1, !1]);
	}
	return t === -1 ? e : e.slice(0, t);
}
function ts(e) {
	let t = e.findIndex((e) => !Zo(e) && Xo(e)), n = {
		trailers: 0,
		others: 0,
		continuations: 0
	}, [r, i] = [!1, !0];
	for (let a = e.length - 1; t !== -1 && a >= t; --a) {
		let t = e[a] ?? "";
		if (Xo(t) && !Zo(t)) {
			if (i) continue;
			let t = n.others + n.continuations;
			return n.trailers > 0 && (t === 0 || r && n.trailers * 3 >= t) ? a + 1 : e.length;
		}
		i &&= Zo(t);
		let o = Jo.some((e) => t.startsWith(e));
		r ||= o, o || Yo.test(t) ? [n.trailers, n.continuations] = [n.trailers + 1, 0] : /^[ \t\r]/.test(t) ? n.continuations += 1 : (n.others += n.continuations + +!Zo(t), n.continuations = 0);
	}
	return e.length;
}
// src/plan/loss.ts
function ns(e) {
	return e.action === "update" ? e.fields.some((t) => os(e.kind, t) || ss(e.kind, t) || rs(e.kind, t)) : e.action === "destroy";
}
function rs(e, { field: t, before: n, after: r }) {
	return Da(e, t).role === "identity" || n === void 0 || cs(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function is(e, t) {
	return as(t) || os(e, t) || ss(e, t);
}
function as({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || cs(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return cs(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function os(e, { field: t, before: n, after: r }) {
	return Da(e, t).role === "archive" && n === !1 && r === !0;
}
function ss(e, { field: t, before: n }) {
	return Da(e, t).role === "shape" && n !== void 0;
}
function cs(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function ls(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => ds(Da(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function us(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !ds(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function ds(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !cs(n);
}
// src/report/exitCode.ts
function fs({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const ps = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function ms({ projects: e }) {
	let t = ({ reason: e }) => ps.includes(e);
	return fs({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function hs(e) {
	return e.plan ? ms({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Wt(e.problems) ? "unknown" : "none" : "unknown";
}
function gs({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function _s({ command: e, projects: t }) {
	return e === "status" ? gs({ projects: t }) === !1 : e === "drift" ? ms({ projects: t }) : fs({ projects: t });
}
function vs(e) {
	return !_s(e) && !ys(e);
}
function ys(e) {
	return e.stopped !== void 0 || Wt(Cs(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || ws(e).some(({ outcome: e }) => e.state !== "done");
}
function bs(e) {
	let t = ({ problems: e }) => e.filter((e) => !Ss(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return ys({
		...e,
		problems: t(e),
		projects: n
	});
}
function xs(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : ys(e) ? 1 : t && _s(e) ? 2 : 0;
}
function Ss({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function Cs({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function ws({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function Ts({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || Ds(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function Es({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function Ds(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function Os({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function ks(e) {
	return !ys(e) && !As(e) && e.projects.every(Ns);
}
function As(e) {
	return Cs(e).some(({ code: e }) => e === "undeclared-project");
}
const js = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function Ms(e) {
	if (ks(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && Ns(e) && e.plan?.skipped.length === 0), n = Cs(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !js.includes(e));
	return !t || r || As(e);
}
function Ns({ plan: e, target: t }) {
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
function Ps(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const Fs = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function Is(e) {
	let t = Gs(e);
	return t === "removed" ? t : t === "new" ? "created" : Us(e) ? "renamed" : "updated";
}
const Ls = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], Rs = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, zs = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function Bs(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...Ps(Fs, t, Is),
		...Ps(Ls, n, ({ reason: e }) => Rs[e] ?? "kept"),
		changes: t.length,
		adopted: C(e, ({ counts: e }) => e.adopted),
		skipped: C(e, ({ skipped: e }) => e.length)
	};
}
const Vs = [...Fs, ...zs];
function Hs(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = Ps(["done", ...zs], t, ({ outcome: e }) => Ds(e) ? "written in part" : e.state), i = r.skipped + C(e, ({ plan: e }) => e?.skipped.length ?? 0), a = t.length - r.done + i - r.skipped;
	return {
		...Ps(Fs, n, Is),
		...r,
		skipped: i,
		unfinished: a
	};
}
function Us(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const Ws = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function Gs(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => os(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => ka(e.kind, t));
	return t.some(as) ? "cleared text" : t.some((t) => rs(e.kind, t)) ? "overwritten text" : ns(e) ? "overwritten" : Us(e) ? "renamed" : "changed";
}
function Ks(e) {
	let t = e.flatMap((e) => e.action === "update" ? e : []);
	return C(t, ({ kind: e, fields: t }) => t.filter((t) => ka(e, t) && as(t)).length);
}
// src/report/view/view.ts
const qs = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], Js = [
	"values",
	"pending",
	"unmanaged"
];
function z(e, ...t) {
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
function B(e, t = 400) {
	return [{
		is: "quote",
		text: E(e, t)
	}];
}
function Ys(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Xs(e) {
	return e.map((e) => "text" in e ? e.text : Xs(e.words)).join("");
}
function Zs(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function Qs(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/summaries.ts
function $s(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${L(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${R(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${oc([e])}${i}${o}`;
}
function ec(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = ls(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => B(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, z`${L(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? z`${e} and ${t}` : z`${e}, ${t}`, s);
	return z`${`${L(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${L(r, "translation")} in ${u} may be marked unverified.`;
}
function tc(e, t) {
	let n = He(e), r = t.flatMap((e) => {
		if (e.action !== "create" || !Ea(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => ka(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), i = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: i } = r.filter((e) => !n(e.get(t), t));
		return t === e.baseLanguage || i === 0 ? [] : [{
			name: E(t, 40),
			length: i
		}];
	});
	if (i.length === 0) return;
	let a = C(i, ({ length: e }) => e), o = i.map(({ name: e, length: t }) => i.length > 1 ? `${e} (${R(t)})` : e);
	return z`After the merge: ${L(a, "text")} to translate in ${B(Aa(o, 12), 1e3)}.`;
}
function nc(e) {
	let t = gs({ projects: e }), n = e.flatMap(({ status: e = [] }) => e), r = C(e, ({ plan: e }) => e?.changes.length ?? 0), i = C(n, ({ to_pull: e, waiting: t }) => e + t), a = [...r > 0 ? [`without ${L(r, "change")} to write`] : [], ...i > 0 ? [`with ${L(i, "text")} to pull or waiting`] : []], o = a.length > 0 ? ` This counts the texts of the project, ${a.join(", and ")}.` : "", s = t === void 0 && n.length > 0 ? " No percentage is required: set ready in lokaform.yaml, or at a terminal use --require de=100." : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${rc(e)}.${o}${s}`;
}
function rc(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = C(t, (e) => e.texts), r = t.filter((e) => e.required), i = r.filter((e) => e.required?.unmet.length), a = Aa([...new Set(i.map(({ language: e }) => za(e)))], 12), o = mc([...dc({
		conflicts: C(t, (e) => e.conflicts),
		undecided: C(t, (e) => e.undecided),
		toPull: C(t, (e) => e.to_pull),
		waiting: C(t, (e) => e.waiting)
	}), [i.length, `of ${L(r.length, "required language")} not ready: ${a}`]]), s = L(new Set(t.map(({ language: e }) => e)).size, "language"), c = `${R(C(t, (e) => e.translated))} of ${L(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${c} in ${s}`, ...o].join(", ");
}
function ic(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = ac(t), { waiting: r, kept: i } = Bs(t), a = mc([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[sc(t, "as declared"), ...a].join(", ")}.`;
}
function ac(e) {
	let { conflicts: t, undecided: n, toPull: r, ...i } = Bs(e);
	return mc([
		[i.updated, i.updated === 1 ? "differs" : "differ"],
		[i.renamed, "not yet renamed"],
		[i.created, "missing"],
		[i.keptArchived, "archived"],
		[i.removed, "to remove"],
		...dc({
			conflicts: t,
			undecided: n,
			toPull: r
		}),
		[i.skipped, "not compared"]
	]).join(", ");
}
function oc(e) {
	let t = Bs(e), n = t.adopted > 0 ? ` (${R(t.adopted)} to adopt)` : "", r = mc([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = mc([...dc(t), [t.skipped, "skipped"]]), a = xc(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${sc(e, "unchanged")}.`;
}
function sc(e, t) {
	let n = `${cc(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${cc(e, "unmanaged")} unmanaged`;
}
function cc(e, t) {
	let n = Ta().map((n) => ({
		kind: n,
		count: C(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? R(C(n, ({ count: e }) => e)) : te(n.map(({ kind: e, count: t }) => Ma(t, e.name)));
}
function lc({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${fc(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${L(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${uc(e)}.${a} ${L(t, "request")} in total.`;
}
function uc(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = Hs(e), r = mc(Vs.map((e) => [n[e], e])), i = mc(dc(Bs(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function dc(e) {
	let { conflicts: t = 0, undecided: n = 0, toPull: r = 0, waiting: i = 0, kept: a = 0, keptArchived: o = 0 } = e;
	return [
		[t, t === 1 ? "conflict" : "conflicts"],
		[n, "undecided"],
		[r, "to pull"],
		[i, "waiting"],
		[a + o, "kept"]
	];
}
function fc(e, t) {
	return e === t ? L(t, "project") : `${R(e)} of ${L(t, "project")}`;
}
function pc({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [T(e)]), r = n.length > 0 ? z` Not reached: ${B(n.join(", "))}.` : [];
	return z`${Ys(z`${E(e.message, fe)}`)}${r}`;
}
function mc(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${R(e)} ${t}`] : []);
}
function hc(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return lc(e);
	if (r.length === 0) return gc(e);
	if (t === "drift") return ic(n);
	if (t === "status") return nc(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? $s(i.plan, i.effort) : `${fc(r.length, n.length)}: ${oc(r)}`;
}
function gc(e) {
	let { command: t, manifests: n, declared: r } = e, i = Cs(e).filter(({ severity: e }) => e !== "notice");
	if (Wt(i)) return `${_c(i)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let a = Ta().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), o = a.some(({ count: e }) => e > 0) ? a.filter(({ count: e }) => e > 0) : a, s = te(o.map(({ name: e, count: t }) => Ma(t, e))), c = i.length > 0 ? `, with ${_c(i)}` : "";
	return `Valid: ${s} in ${L(n.length, "manifest")}${c}.`;
}
function _c(e) {
	let t = Xn.flatMap((t) => {
		let n = e.filter((e) => e.severity === t), r = C(n, Qn);
		return r > 0 ? [L(r, t === "error" ? "problem" : t)] : [];
	});
	return te(t);
}
function vc(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${T(e)}`}`;
}
function yc({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f]+\.\d+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [z`${z`The service made snapshot ${B(t.id, 80)}: ${B(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function bc(e) {
	let t = Ps(Fs, e, Is);
	return [...mc(Fs.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...xc(e)].join(", ") || "no changes";
}
function xc(e) {
	let t = Ks(e);
	return t > 0 ? [`clears ${L(t, "text")}`] : [];
}
function Sc(e) {
	let t = Cs(e).filter(({ severity: e }) => e === "error");
	return [
		...wc(e, !0),
		...t.length > 0 ? [_c(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function Cc(e) {
	return wc(e, !1).join("; ");
}
function wc(e, t) {
	let { command: n, projects: r } = e;
	if (n === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${kc(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let i = r.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (i.length === 0) return ["Translations: nothing compared"];
	if (n === "apply" || n === "restore") return Ec(e, n === "apply" ? "applied" : "restored");
	let a = Dc(r.length - i.length, "compared");
	return n === "status" ? [`Translations: ${rc(i)}`, ...a] : n === "drift" ? [`Translations: ${ac(i.map(({ plan: e }) => e)) || "no drift"}`, ...a] : [...Tc(i, t), ...a];
}
function Tc(e, t) {
	let n = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), r = n.flatMap((e) => e.pending).length, { skipped: i, conflicts: a } = Bs(e.map(({ plan: e }) => e));
	return [
		`Translations: ${bc(n.flatMap(({ caused: e }) => e))}`,
		...a > 0 ? [L(a, "conflict")] : [],
		...t && r > 0 ? [`${L(r, "change")} pending before`] : [],
		...i > 0 ? [`${R(i)} skipped`] : []
	];
}
function Ec({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	if (n === 0) return [`Translations: nothing ${t}`];
	let { unfinished: r, ...i } = Hs(e);
	return [
		`Translations ${t}: ${mc(Fs.map((e) => [i[e], e])).join(", ") || "no changes"}`,
		...r > 0 ? [`${L(r, "change")} not completed`] : [],
		...Dc(e.length - n, t)
	];
}
function Dc(e, t) {
	return e > 0 ? [`${L(e, "project")} not ${t}`] : [];
}
function Oc(e) {
	if (e.is === "not compared") return [z`The manifests were not compared with those of the commit that the pull request would be merged into: ${B(e.why)}.`];
	let t = z`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = B(e.commit.slice(0, 7));
	return [z`${Ys(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, Ys(z`${`Difference: ${kc(e.projects)}.`}`)];
}
function kc(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(Us).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return mc([
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
function Ac(e) {
	let t = Ps([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = kc(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = mc(dc({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function jc(e) {
	return `Translations from Lokalise: ${Ac(e)}`;
}
function Mc({ filters: e, by_kind: t }) {
	let n = Ta().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${R(r)} of ${Ma(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${E(e, 200)}`).join(" ");
	return z`${Ys(z`Only what matches`)} ${B(r, Infinity)}: ${te(n)}.`;
}
// src/model/project.ts
const Nc = pr({
	iso: j(),
	id: j().optional(),
	pluralForms: xr(j()).readonly()
}), Pc = pr({
	id: j(),
	digest: j().exactOptional(),
	name: j(),
	type: j(),
	baseLanguage: j(),
	languages: xr(Nc).readonly().optional(),
	perPlatformNames: gr(),
	segmentation: gr(),
	autoToggleUnverified: gr().optional()
});
function Fc(e) {
	return e.split(":")[0] ?? e;
}
function Ic(e) {
	let t = Fc(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// node_modules/js-yaml/dist/js-yaml.mjs
var V = Symbol("NOT_RESOLVED");
function Lc(e, t) {
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
function Rc(e, t) {
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
function zc(e, t) {
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
var Bc = Lc("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), Vc = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Hc = Lc("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Vc.indexOf(e) === -1 ? V : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Uc = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Wc = Lc("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Uc.indexOf(e) === -1 ? V : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Gc = [
	"true",
	"True",
	"TRUE"
], Kc = [
	"false",
	"False",
	"FALSE"
], qc = Lc("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => Gc.indexOf(e) !== -1 || Kc.indexOf(e) === -1 && V,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Jc = [
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
], Yc = [
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
], Xc = Lc("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Jc.indexOf(e) !== -1 || Yc.indexOf(e) === -1 && V,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Zc = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Qc = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function $c(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function el(e, t) {
	if (t) {
		if (!Qc.test(e)) return V;
	} else if (!Zc.test(e)) return V;
	let n = $c(e);
	return Number.isFinite(n) ? n : V;
}
var tl = Lc("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: el,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), nl = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function rl(e) {
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
function il(e) {
	if (!nl.test(e)) return V;
	let t = rl(e);
	return Number.isFinite(t) ? t : V;
}
var al = Lc("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: il,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), ol = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), sl = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function cl(e) {
	if (!ol.test(e)) return V;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || sl.test(e) ? r : V;
}
function ll(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var ul = Lc("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: cl,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: ll
}), dl = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), fl = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function pl(e) {
	if (!dl.test(e)) return V;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || fl.test(e) ? r : V;
}
function ml(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var hl = Lc("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: pl,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: ml
}), gl = Lc("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : V,
	identify: () => !1
}), _l = /^[A-Za-z0-9+/]*={0,2}$/;
function vl(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !_l.test(t)) return V;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function yl(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var bl = Lc("tag:yaml.org,2002:binary", {
	resolve: vl,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: yl
}), xl = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Sl = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Cl(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function wl(e) {
	let t = xl.exec(e);
	if (t === null && (t = Sl.exec(e)), t === null) return V;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Cl(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? V : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return V;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Cl(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return V;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return V;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Tl = Lc("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: wl,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), El = Rc("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function Dl(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
function Ol(e, t) {
	let n = {};
	for (let r of t) e[r] !== void 0 && (n[r] = e[r]);
	return n;
}
var kl = Rc("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (Dl(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), Al = Rc("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), jl = zc("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: Dl,
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
}), Ml = zc("tag:yaml.org,2002:set", {
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
function Nl() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Pl() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Fl(e) {
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
var Il = class e {
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
		let t = Fl(e), n = [], r = Nl(), i = Pl();
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
			if (t !== V) return {
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
}, Ll = new Il([
	Bc,
	El,
	jl
]);
[...Ll.tags];
var Rl = new Il([
	...Ll.tags,
	Hc,
	qc,
	tl,
	ul
]), zl = new Il([
	...Ll.tags,
	Wc,
	Xc,
	al,
	hl,
	Tl,
	gl,
	bl,
	kl,
	Al,
	Ml
]).withTags({
	...al,
	resolve: (e, t, n) => {
		let r = al.resolve(e, t, n);
		return r === V ? tl.resolve(e, t, n) : r;
	}
}, {
	...hl,
	resolve: (e, t, n) => {
		let r = hl.resolve(e, t, n);
		return r === V ? ul.resolve(e, t, n) : r;
	}
}), Bl = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Vl(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Hl(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Ul(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Bl,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Vl(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Hl((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Vl(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Hl((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Vl(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Hl((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Wl(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var Gl = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Wl(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Wl(this, e)}`;
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
		throw s.snippet = Ul(s), new e(r, s);
	}
}, H = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, U = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, W = {
	BLOCK: 1,
	FLOW: 2
}, Kl = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, ql = -1;
function Jl(e) {
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
var Yl = Array(256), Xl = Array(256);
for (let e = 0; e < 256; e++) Yl[e] = +!!Jl(e), Xl[e] = Jl(e);
function Zl(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Ql(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function $l(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function eu(e, t, n) {
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
function tu(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function nu(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = eu(e, i, n);
			r += tu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function ru(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = eu(e, i, n);
			r += tu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function iu(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = eu(e, i, n).position;
			else if (t < 256 && Yl[t]) r += Xl[t], i++;
			else {
				let n = $l(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Ql(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Zl(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = eu(e, i, n);
			r += tu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function au(e, t, n, r, i, a) {
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
	return i === Kl.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== Kl.STRIP && u && (l += "\n"), l;
}
function ou(e, t) {
	if (t.valueStart === ql) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case U.SINGLE_QUOTED: return ru(e, n, r);
		case U.DOUBLE_QUOTED: return iu(e, n, r);
		case U.LITERAL_BLOCK: return au(e, n, r, t.indent, t.chomping, !1);
		case U.FOLDED_BLOCK: return au(e, n, r, t.indent, t.chomping, !0);
		default: return nu(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var su = "-#;/?:@&=+$_.~*'()", cu = su + "!,[]", lu = "0123456789ABCDEF";
function uu(e) {
	return "%" + lu[e >> 4] + lu[e & 15];
}
function du(e, t) {
	let n = t ? su : cu, r = "";
	for (let t = 0; t < e.length; t++) {
		let i = e.charCodeAt(t);
		i >= 48 && i <= 57 || i >= 65 && i <= 90 || i >= 97 && i <= 122 || n.includes(e[t]) ? r += e[t] : (i >= 55296 && i <= 56319 && (i = 65536 + ((i & 1023) << 10) + (e.charCodeAt(++t) & 1023)), r += i < 128 ? uu(i) : i < 2048 ? uu(192 | i >> 6) + uu(128 | i & 63) : i < 65536 ? uu(224 | i >> 12) + uu(128 | i >> 6 & 63) + uu(128 | i & 63) : uu(240 | i >> 18) + uu(128 | i >> 12 & 63) + uu(128 | i >> 6 & 63) + uu(128 | i & 63));
	}
	return r;
}
function fu(e) {
	let t = e;
	return t.charCodeAt(0) === 33 ? (t = t.slice(1), `!${du(t, !0)}`) : t.slice(0, 18) === "tag:yaml.org,2002:" ? `!!${du(t.slice(18), !0)}` : `!<${du(t, !1)}>`;
}
var pu = {
	filename: "",
	schema: Rl,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, G = -1, mu = Object.prototype.hasOwnProperty, hu = 1, gu = 2, _u = 3, vu = 4, yu = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, bu = /[,\[\]{}]/, xu = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Su = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Cu = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, wu = RegExp(`^(?:${Su})*$`), Tu = RegExp(`^(?:${Cu})+$`), Eu = RegExp(`^(?:!(?:${Su})*|${Cu}(?:${Su})*)$`), Du = {
	filename: "",
	maxDepth: 100
};
function Ou(e, t, n) {
	e.events.push({
		type: H.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function ku(e, t, n, r, i, a, o) {
	e.events.push({
		type: H.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function Au(e, t, n, r, i, a, o) {
	e.events.push({
		type: H.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function ju(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: H.MAPPING,
		start: t.position,
		anchorStart: G,
		anchorEnd: G,
		tagStart: G,
		tagEnd: G,
		style: W.FLOW
	});
}
function Mu(e, t, n, r, i, a, o, s, c = Kl.CLIP, l = -1, u = !1) {
	e.events.push({
		type: H.SCALAR,
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
function Nu(e, t, n) {
	e.events.push({
		type: H.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Pu(e) {
	e.events.push({ type: H.POP });
}
function Fu(e) {
	Mu(e, G, G, G, G, G, G, U.PLAIN);
}
function Iu() {
	return {
		anchorStart: G,
		anchorEnd: G,
		tagStart: G,
		tagEnd: G
	};
}
function Lu(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Ru(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function K(e, t) {
	Gl.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function q(e) {
	return e === 10 || e === 13;
}
function zu(e) {
	return e === 9 || e === 32;
}
function Bu(e) {
	return zu(e) || q(e);
}
function Vu(e) {
	return e === 0 || Bu(e);
}
function Hu(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Uu(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Wu(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Gu(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Ku(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function qu(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function J(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Bu(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; zu(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!q(r) && r !== 0);
		if (!q(r)) break;
		for (qu(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Ju(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Bu(n);
	}
	return !1;
}
function Yu(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Xu(e) {
	if (e.position !== e.lineStart) return !1;
	if (Ju(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = Lu(e);
	Yu(e), J(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Ju(e));
	return Ru(e, t), r;
}
function Zu(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !q(t);) t = e.input.charCodeAt(++e.position);
}
function Qu(e, t, n) {
	let r = yu.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, K(e, "the stream contains non-printable characters"));
}
function $u(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== G && K(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && K(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Bu(s) && !(n && Hu(s));) s === 33 && (a ? K(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), xu.test(o) || K(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), bu.test(l) && K(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? wu.test(l) : Tu.test(l)) && K(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !mu.call(e.tagHandlers, o) && K(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function ed(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== G && K(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Bu(e.input.charCodeAt(e.position)) && !Hu(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function td(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== G || t.tagStart !== G) && K(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Bu(e.input.charCodeAt(e.position)) && !Hu(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an alias node must contain at least one character"), Nu(e, n, e.position), !0;
}
function nd(e, t) {
	J(e, !1), e.lineIndent < t && K(e, "deficient indentation");
}
function rd(e, t, n) {
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
			return e.position++, Mu(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, U.SINGLE_QUOTED, Kl.CLIP, -1, i), !0;
		}
		q(a) ? (i = !1, nd(e, t)) : e.position === e.lineStart && Ju(e) ? K(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a single quoted scalar");
}
function id(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Mu(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, U.DOUBLE_QUOTED, Kl.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (q(n)) nd(e, t);
			else if (Ku(n)) e.position++;
			else {
				let t = Gu(n);
				for (t === 0 && K(e, "unknown escape sequence"); t-- > 0;) e.position++, Wu(e.input.charCodeAt(e.position)) < 0 && K(e, "expected hexadecimal character");
				e.position++;
			}
		} else q(a) ? (i = !1, nd(e, t)) : e.position === e.lineStart && Ju(e) ? K(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a double quoted scalar");
}
function ad(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = Kl.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? U.LITERAL_BLOCK : U.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Uu(n);
		if (n === 43 || n === 45) i !== Kl.CLIP && K(e, "repeat of a chomping mode identifier"), i = n === 43 ? Kl.KEEP : Kl.STRIP, e.position++;
		else if (r >= 0) r === 0 && K(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && K(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; zu(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Zu(e), q(e.input.charCodeAt(e.position)) ? qu(e) : e.input.charCodeAt(e.position) !== 0 && K(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Xu(e)) break;
		if (!o && l === -1 && q(i) && (u = Math.max(u, r)), !o && l === -1 && !q(i) && (i === 9 && r < t && (e.position = n + r, K(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, K(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !q(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !q(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !q(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		Zu(e), f = e.position, q(e.input.charCodeAt(e.position)) && (qu(e), f = e.position);
	}
	return Qu(e, d, f), Mu(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function od(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === hu;
	if (n === 0 || Bu(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Hu(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Vu(t) || r && Hu(t)) return !1;
	}
	return !0;
}
function sd(e, t, n, r) {
	if (!od(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === hu, c = !1;
	for (; o !== 0 && !Xu(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Vu(t) || s && Hu(t)) break;
		} else if (o === 35) {
			if (Bu(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Hu(o)) break;
		else if (q(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (J(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		zu(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Qu(e, i, a), Mu(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, U.PLAIN, Kl.CLIP, -1, !c), !0);
}
function cd(e, t) {
	let n = e.line;
	J(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && K(e, "deficient indentation");
}
function ld(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? Au(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, W.FLOW) : ku(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, W.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		cd(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Pu(e), !0;
		o ? n === 44 && K(e, "expected the node content, but found ','") : K(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Bu(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, cd(e, t));
		let c = e.line, l = Lu(e), u = fd(e, t, hu, !1, !0);
		cd(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, cd(e, t), i || ju(e, l), u || Fu(e), fd(e, t, hu, !1, !0) || Fu(e), cd(e, t), i || Pu(e)) : i && r ? (u || Fu(e), Fu(e)) : i ? Fu(e) : r && (ju(e, l), u || Fu(e), Fu(e), Pu(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	K(e, "unexpected end of the stream within a flow collection");
}
function ud(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Vu(e.input.charCodeAt(e.position + 1))) return !1;
	for (ku(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, W.BLOCK); e.input.charCodeAt(e.position) === 45 && Vu(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = J(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Vu(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? Fu(e) : fd(e, t, _u, !1, !0), J(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && K(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Vu(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry");
	}
	return Pu(e), !0;
}
function dd(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Vu(l)) o ||= (Au(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, W.BLOCK), !0), c === 63 ? (i && Fu(e), a = !0, i = !0) : (i || (Fu(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (Fu(e), !1);
			let t = Lu(e);
			if (!fd(e, n, gu, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); zu(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Vu(c) || K(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: H.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: W.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) K(e, "expected ':' after a mapping key");
				else return r.anchorStart !== G || r.tagStart !== G ? (Ru(e, t), !1) : !0;
			} else if (a) K(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== G || r.tagStart !== G ? (Ru(e, t), !1) : !0;
		}
		if (fd(e, t, vu, !0, s) && (s = !1), i || (s &&= (Fu(e), !1)), J(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) K(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && Fu(e), o && Pu(e), !0) : !1;
}
function fd(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && K(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Iu(), d = n === vu || n === _u, f = d, p = d;
	if (r && J(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = Lu(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== G || u.anchorStart !== G) && (r === 33 || r === 38)) {
			let n = Lu(e), r = t + 1;
			if (dd(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === H.MAPPING) return e.depth--, !0;
			Ru(e, n);
		}
		if (s && (r === 33 && u.tagStart !== G || r === 38 && u.anchorStart !== G) || !$u(e, u, n === hu) && !ed(e, u)) break;
		l === null && (l = i), J(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === vu) {
		let r = n === hu || n === gu ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (ud(e, i, u) || dd(e, i, r, u)) || ld(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = Lu(e), n = l.position - l.lineStart;
					Ru(e, l), dd(e, n, r, Iu()) && e.events[t.eventsLength]?.type === H.MAPPING ? c = !0 : Ru(e, t);
				}
				!c && (d && ad(e, r, u) || rd(e, r, u) || id(e, r, u) || td(e, u) || sd(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && ud(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== G || u.tagStart !== G || d) && (Mu(e, G, G, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, U.PLAIN), c = !0), e.depth--, c || u.anchorStart !== G || u.tagStart !== G;
}
function pd(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Bu(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && K(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !q(e.input.charCodeAt(e.position));) {
		for (; zu(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || q(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Bu(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (q(e.input.charCodeAt(e.position)) && qu(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && K(e, "duplication of %YAML directive"), r.length !== 1 && K(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && K(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && K(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && K(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		xu.test(t) || K(e, "ill-formed tag handle (first argument) of the TAG directive"), mu.call(e.tagHandlers, t) && K(e, `there is a previously declared suffix for "${t}" tag handle`), Eu.test(n) || K(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function md(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (J(e, !0); pd(e);) t = !0, J(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Vu(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, J(e, !0), i = e.line > t;
	} else t && K(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Ju(e)) {
		e.position += 3, J(e, !0);
		return;
	}
	if (Ou(e, n, !1), fd(e, e.lineIndent - 1, vu, !1, i, i) || Fu(e), J(e, !0), e.position === e.lineStart && Ju(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, J(e, !0), e.line === t && e.position < e.length && K(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === H.DOCUMENT && (o.explicitEnd = r), Pu(e), !r && e.position < e.length && !Xu(e) && K(e, "end of the stream or a document separator is expected");
}
function hd(e, t) {
	let n = e.length, r = {
		...Du,
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
	for (i !== -1 && Gl.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Yu(r), J(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		md(r), r.position === e && K(r, "can not read a document");
	}
	return r.events;
}
({
	...Du,
	...pu
});
var gd = Symbol("INVALID");
function _d(e) {
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
function vd(e, t) {
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
function yd(e, t) {
	if (!e.noRefs && typeof t == "object" && t) {
		let n = e.refs.get(t);
		if (n) return n.anchor === void 0 && (n.anchor = `ref_${e.refCounter++}`), {
			kind: "alias",
			anchor: n.anchor
		};
	}
	let n = vd(e, t);
	if (!n) {
		if (t === void 0 || e.skipInvalid) return gd;
		throw new Gl(`unacceptable kind of an object to dump ${Object.prototype.toString.call(t)}`);
	}
	let { tag: r, tagName: i, implicitTag: a } = n, o = a ? i : fu(i);
	if (r.nodeKind === "scalar") return {
		kind: "scalar",
		tag: o,
		tagged: !a,
		style: U.PLAIN,
		value: r.represent(t)
	};
	if (r.nodeKind === "sequence") {
		let n = r.represent(t), i = {
			kind: "sequence",
			tag: o,
			tagged: !a,
			style: W.BLOCK,
			items: []
		};
		e.noRefs || e.refs.set(t, i);
		for (let t = 0, r = n.length; t < r; t += 1) {
			let r = yd(e, n[t]);
			r === gd && n[t] === void 0 && (r = yd(e, null)), r !== gd && i.items.push(r);
		}
		return i;
	}
	let s = r.represent(t), c = {
		kind: "mapping",
		tag: o,
		tagged: !a,
		style: W.BLOCK,
		items: []
	};
	e.noRefs || e.refs.set(t, c);
	for (let [t, n] of s) {
		let r = yd(e, t);
		if (r === gd) continue;
		let i = yd(e, n);
		i !== gd && c.items.push({
			key: r,
			value: i
		});
	}
	return c;
}
function bd(e, t, n = {}) {
	let r = yd({
		representTypes: _d(t),
		noRefs: n.noRefs ?? !1,
		skipInvalid: n.skipInvalid ?? !1,
		refs: new Map(),
		refCounter: 0
	}, e);
	return [{
		contents: r === gd ? null : r,
		directives: []
	}];
}
var xd = Symbol("visit:break"), Sd = Symbol("visit:skip");
function Cd(e, t, n) {
	let r = t(e, n);
	if (r === xd) return !0;
	if (r === Sd) return !1;
	let i = n.depth + 1;
	switch (e.kind) {
		case "sequence":
			for (let n of e.items) if (Cd(n, t, {
				depth: i,
				parent: e,
				isKey: !1
			})) return !0;
			break;
		case "mapping": for (let { key: n, value: r } of e.items) if (Cd(n, t, {
			depth: i,
			parent: e,
			isKey: !0
		}) || Cd(r, t, {
			depth: i,
			parent: e,
			isKey: !1
		})) return !0;
	}
	return !1;
}
function wd(e, t) {
	for (let n of e) if (n.contents && Cd(n.contents, t, {
		depth: 0,
		parent: null,
		isKey: !1
	})) return;
}
function Td(e, t) {
	return !!(e & 1 << t);
}
var Ed = {
	applyQuoteFlowKeysOption: Od,
	doubleQuoteForInvisibles: kd,
	doubleQuoteWhitespaceOnly: Ad,
	applyForceQuotesOption: jd,
	tryLongOrMultilineAsBlock: Md,
	quoteInvalidPlain: Nd,
	fallbackToDoubleQuoted: Pd
};
function Dd(e) {
	return e.presenterOptions.quoteStyle === "single" && Td(e.allowedStylesMask, U.SINGLE_QUOTED) ? U.SINGLE_QUOTED : U.DOUBLE_QUOTED;
}
function Od(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === U.PLAIN && (e.style = U.DOUBLE_QUOTED);
}
function kd(e) {
	e.style === U.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = U.DOUBLE_QUOTED);
}
function Ad(e) {
	e.style === U.PLAIN && /^\s+$/.test(e.node.value) && (e.style = U.DOUBLE_QUOTED);
}
function jd(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== U.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? U.DOUBLE_QUOTED : Dd(e)));
}
function Md(e) {
	if (e.style !== U.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!Td(e.allowedStylesMask, U.LITERAL_BLOCK)) {
		n && (e.style = U.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = U.LITERAL_BLOCK);
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
	o ? e.style = U.FOLDED_BLOCK : n && (e.style = U.LITERAL_BLOCK);
}
function Nd(e) {
	e.style === U.PLAIN && !Td(e.allowedStylesMask, U.PLAIN) && (e.style = Dd(e));
}
function Pd(e) {
	Td(e.allowedStylesMask, e.style) || (e.style = U.DOUBLE_QUOTED);
}
function Fd(e, t) {
	return e | 1 << t;
}
var Id = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Ld = "[\\n\\r]", Rd = "\\uFEFF", zd = "[ \\t]", Bd = `(?:(?!(?:${Ld}|${Rd}))${Id})`, Vd = `(?:(?!${zd})${Bd})`, Hd = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Ud = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Wd = "[,\\[\\]{}]", Gd = Vd, Kd = `(?:(?!${Wd})${Vd})`, qd = `(?:(?:(?!${Ud})${Vd})|[?:-](?=${Gd}))`, Jd = `(?:(?:(?!${Ud})${Vd})|[?:-](?=${Kd}))`, Yd = `(?:(?:(?![:#])${Gd})|:(?=${Gd}))#*`, Xd = `(?:(?:(?![:#])${Kd})|:(?=${Kd}))#*`, Zd = `(?:${zd}*${Yd})*`, Qd = `(?:${zd}*${Xd})*`, $d = `${qd}#*${Zd}`, ef = `${Jd}#*${Qd}`, tf = $d, nf = ef, rf = `\\n+${Yd}${Zd}`, af = `\\n+${Xd}${Qd}`, of = `${$d}(?:${rf})*`, sf = `${ef}(?:${af})*`, cf = RegExp(`^(?:${of})$`, "u"), lf = RegExp(`^(?:${sf})$`, "u"), uf = RegExp(`^(?:${tf})$`, "u"), df = RegExp(`^(?:${nf})$`, "u"), ff = RegExp(`^(?:${Hd})*$`, "u"), pf = RegExp(`^(?:${Hd}|\\n)*$`, "u"), mf = RegExp(`^(?:${Bd}|\\n)*$`, "u"), hf = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/, gf = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function _f(e) {
	let t = e.node.value;
	if (t !== "") {
		if (!(e.isKey ? e.flowOnly ? df : uf : e.flowOnly ? lf : cf).test(t) || e.shiftOfFirstLine === 0 && hf.test(t)) return !1;
		if (e.shiftOfContent === 0) {
			let e = t.indexOf("\n");
			if (e !== -1) {
				let n = t.slice(e + 1);
				if (gf.test(n)) return !1;
			}
		}
	}
	let n = e.presenterOptions.schema.resolveImplicitScalarTag(t).tag.tagName;
	return !(!e.node.tagged && n !== e.node.tag || !e.node.tagged && t === "=" && n === e.presenterOptions.schema.defaultScalarTag.tagName);
}
function vf(e) {
	let t = e.node.value;
	if (!(e.isKey ? ff : pf).test(t) || /[ \t]\n|\n[ \t]/.test(t)) return !1;
	if (!e.isKey && e.shiftOfContent === 0) {
		let e = t.indexOf("\n");
		if (e !== -1 && gf.test(t.slice(e + 1))) return !1;
	}
	return !0;
}
function yf(e) {
	if (e.flowOnly || !mf.test(e.node.value)) return !1;
	let t = e.shiftOfContent - e.shiftOfParent;
	return !(t < 1 || t > 9 && /^\n* /.test(e.node.value) || e.shiftOfContent === 0 && gf.test(e.node.value));
}
function bf(e) {
	let t = Fd(0, U.DOUBLE_QUOTED);
	_f(e) && (t = Fd(t, U.PLAIN)), vf(e) && (t = Fd(t, U.SINGLE_QUOTED)), yf(e) && (t = Fd(Fd(t, U.LITERAL_BLOCK), U.FOLDED_BLOCK)), e.allowedStylesMask = t;
}
function xf(e) {
	switch (e.style) {
		case U.PLAIN: return Sf(e);
		case U.SINGLE_QUOTED: return Cf(e);
		case U.LITERAL_BLOCK: return wf(e);
		case U.FOLDED_BLOCK: return Tf(e);
		case U.DOUBLE_QUOTED: return Ef(e);
	}
}
function Sf(e) {
	return Df(e.node.value, e.shiftOfContent);
}
function Cf(e) {
	return `'${Df(e.node.value, e.shiftOfContent).replace(/'/g, "''")}'`;
}
function wf(e) {
	let t = e.node.value;
	return "|" + Af(t, e.shiftOfParent, e.shiftOfContent) + jf(Of(t, e.shiftOfContent));
}
function Tf(e) {
	let t = e.node.value, n = e.presenterOptions.lineWidth, r = Infinity;
	return n !== -1 && (r = Math.max(Math.min(n, 40), n - e.shiftOfContent)), ">" + Af(t, e.shiftOfParent, e.shiftOfContent) + jf(Of(Pf(t, r), e.shiftOfContent));
}
function Ef(e) {
	return `"${Lf(e.node.value)}"`;
}
function Df(e, t) {
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
function Of(e, t) {
	let n = " ".repeat(t), r = 0, i = "", a = e.length;
	for (; r < a;) {
		let t, o = e.indexOf("\n", r);
		o === -1 ? (t = e.slice(r), r = a) : (t = e.slice(r, o + 1), r = o + 1), t.length && t !== "\n" && (i += n), i += t;
	}
	return i;
}
function kf(e) {
	return /^\n* /.test(e);
}
function Af(e, t, n) {
	let r = kf(e) ? String(n - t) : "", i = e[e.length - 1] === "\n";
	return `${r}${i && (e[e.length - 2] === "\n" || e === "\n") ? "+" : i ? "" : "-"}\n`;
}
function jf(e) {
	return e[e.length - 1] === "\n" ? e.slice(0, -1) : e;
}
function Mf(e) {
	return e === " " || e === "	";
}
function Nf(e, t) {
	if (e === "" || Mf(e[0])) return e;
	let n = / [^ \t]/g, r, i = 0, a, o = 0, s = 0, c = "";
	for (; r = n.exec(e);) s = r.index, s - i > t && (a = o > i ? o : s, c += `\n${e.slice(i, a)}`, i = a + 1), o = s;
	return c += "\n", e.length - i > t && o > i ? c += `${e.slice(i, o)}\n${e.slice(o + 1)}` : c += e.slice(i), c.slice(1);
}
function Pf(e, t) {
	let n = /(\n+)([^\n]*)/g, r = e.indexOf("\n");
	r === -1 && (r = e.length), n.lastIndex = r;
	let i = Nf(e.slice(0, r), t), a = e[0] === "\n" || Mf(e[0]), o, s;
	for (; s = n.exec(e);) {
		let e = s[1], n = s[2];
		o = n !== "" && Mf(n[0]), i += e + (!a && !o && n !== "" ? "\n" : "") + Nf(n, t), a = o;
	}
	return i;
}
var Ff = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function If(e) {
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
function Lf(e) {
	return e.replace(Ff, If);
}
var Rf = 10, zf = {
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
	scalarStyleRules: Object.keys(Ed).map((e) => Reflect.get(Ed, e)),
	tagBeforeAnchor: !1
};
function Bf(e) {
	return e.tagged ? e.tag : fu(e.tag);
}
function Vf(e) {
	let t = {
		...zf,
		...e
	};
	return t.flowSkipColonSpace && (t.quoteFlowKeys = !0), {
		...t,
		defaultScalarTagName: t.schema.defaultScalarTag.tagName,
		openEnded: !1
	};
}
function Hf(e, t) {
	return `\n${" ".repeat(e.indent * t)}`;
}
function Uf(e, t, n, r, i, a) {
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
function Wf(e, t, n) {
	let r = "";
	for (let i = 0, a = n.items.length; i < a; i += 1) {
		let a = Yf(e, t, n.items[i], n, {}).text;
		i > 0 && (r += `,${e.flowSkipCommaSpace ? "" : " "}`), r += a;
	}
	let i = e.flowBracketPadding && n.items.length > 0 ? " " : "";
	return `[${i}${r}${i}]`;
}
function Gf(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = Yf(e, t + 1, n.items[a], n, {
			block: !0,
			compact: e.seqInlineFirst,
			isblockseq: !0
		}).text;
		r && i === "" || (i += Hf(e, t)), o === "" || Rf === o.charCodeAt(0) ? i += "-" : i += "- ", i += o;
	}
	return i;
}
function Kf(e, t, n) {
	let r = "";
	for (let { key: i, value: a } of n.items) {
		let o = "";
		r !== "" && (o += `,${e.flowSkipCommaSpace ? "" : " "}`);
		let s = Yf(e, t, i, n, { iskey: !0 }), c = s.text, l = Yf(e, t, a, n, {}).text, u = e.flowSkipColonSpace || l === "" ? "" : " ", d = i.kind === "scalar" && s.noBody && (i.tagged || i.anchor !== void 0), f = i.kind === "alias" || d ? " " : "";
		o += `${c}${f}:${u}${l}`, r += o;
	}
	let i = e.flowBracketPadding && r !== "" ? " " : "";
	return `{${i}${r}${i}}`;
}
function qf(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = "";
		r && i === "" || (o += Hf(e, t));
		let { key: s, value: c } = n.items[a], l = (s.kind === "mapping" || s.kind === "sequence") && s.style === W.BLOCK && s.items.length !== 0 || s.kind === "scalar" && (s.style === U.LITERAL_BLOCK || s.style === U.FOLDED_BLOCK), u = l ? Yf(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			isblockseq: !Jf(e, s, t + 1)
		}) : Yf(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			iskey: !0
		}), d = u.text, f = s.kind === "scalar" && s.value.indexOf("\n") !== -1, p = d.length > 1024 && /^[\s\S]{1025}/u.test(d), m = l || f || p;
		m && (d && Rf === d.charCodeAt(0) ? o += "?" : o += "? "), o += d, m && (o += Hf(e, t));
		let h = Yf(e, t + 1, c, n, {
			block: !0,
			compact: m,
			isblockseq: m && !Jf(e, c, t + 1)
		}).text, g = s.kind === "scalar" && u.noBody && (s.tagged || s.anchor !== void 0), _ = !m && (s.kind === "alias" || g) ? " " : "";
		h === "" || Rf === h.charCodeAt(0) ? o += `${_}:` : o += `${_}: `, o += h, i += o;
	}
	return i;
}
function Jf(e, t, n) {
	return t.kind === "alias" || t.tagged || t.anchor !== void 0 || e.indent < 2 && n > 0;
}
function Yf(e, t, n, r, i) {
	if (n.kind === "alias") return e.openEnded = !1, {
		text: `*${n.anchor}`,
		noBody: !1
	};
	let { block: a = !1, iskey: o = !1, isblockseq: s = !1 } = i, c = i.compact ?? !1, l = n.anchor !== void 0;
	Jf(e, n, t) && (c = !1);
	let u, d = n.tagged, f = a && (n.kind === "mapping" || n.kind === "sequence") && n.style === W.BLOCK && n.items.length !== 0;
	if (n.kind === "mapping") u = f ? qf(e, t, n, c) : Kf(e, t, n);
	else if (n.kind === "sequence") u = f ? e.seqNoIndent && !s && t > 0 ? Gf(e, t - 1, n, c) : Gf(e, t, n, c) : Wf(e, t, n);
	else {
		let i = Uf(e, n, r, t, o, !a);
		bf(i);
		for (let t of e.scalarStyleRules) t(i);
		u = xf(i), e.openEnded = (i.style === U.LITERAL_BLOCK || i.style === U.FOLDED_BLOCK) && (n.value === "\n" || n.value.endsWith("\n\n")), d = n.tagged || u === "" && i.flowOnly && r?.kind === "sequence" && !l || i.style !== U.PLAIN && n.tag !== e.defaultScalarTagName;
	}
	n.kind !== "mapping" && n.kind !== "sequence" || f || (e.openEnded = !1), f && c && t > 0 && e.indent > 2 && (u = `${" ".repeat(e.indent - 2)}${u}`);
	let p = u === "", m = u;
	if (d || l) {
		let t = [], r = d ? Bf(n) : null, i = l ? `&${n.anchor}` : null;
		e.tagBeforeAnchor ? (r !== null && t.push(r), i !== null && t.push(i)) : (i !== null && t.push(i), r !== null && t.push(r));
		let a = u === "" || u.charCodeAt(0) === Rf ? "" : " ";
		m = `${t.join(" ")}${a}${u}`;
	}
	return {
		text: m,
		noBody: p
	};
}
function Xf(e) {
	return (e.kind === "sequence" || e.kind === "mapping") && e.style === W.BLOCK && e.items.length !== 0 && !e.tagged && e.anchor === void 0;
}
function Zf(e) {
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
function Qf(e, t) {
	let n = Vf(t), r = "", i = !1;
	for (let t = 0; t < e.length; t += 1) {
		let a = e[t];
		n.openEnded = !1;
		let o = Zf(a), s = o !== "", c = a.explicitStart || s || t > 0 && !i;
		if (r += o, a.contents === null) c && (r += "---\n");
		else if (c) {
			let e = Yf(n, 0, a.contents, null, {
				block: !0,
				compact: !0
			}).text, t = e === "" ? "" : s || Xf(a.contents) ? "\n" : " ";
			r += `---${t}${e}\n`;
		} else r += Yf(n, 0, a.contents, null, {
			block: !0,
			compact: !0
		}).text + "\n";
		i = a.explicitEnd || n.openEnded, i && (r += "...\n");
	}
	return r;
}
var $f = {
	...zf,
	schema: zl,
	skipInvalid: !1,
	noRefs: !1,
	flowLevel: -1,
	sortKeys: !1,
	transform: () => {}
};
function ep(e, t) {
	let n = String(e), r = String(t);
	return n < r ? -1 : +(n > r);
}
function tp(e, t = {}) {
	let n = {
		...$f,
		...t
	}, r = bd(e, n.schema, {
		noRefs: n.noRefs,
		skipInvalid: n.skipInvalid
	});
	if (n.flowLevel >= 0 && wd(r, (e, t) => {
		if (!(t.depth < n.flowLevel)) return (e.kind === "sequence" || e.kind === "mapping") && (e.style = W.FLOW), Sd;
	}), n.sortKeys) {
		let e = n.sortKeys === !0 ? ep : n.sortKeys;
		wd(r, (t) => {
			t.kind === "mapping" && t.items.sort((t, n) => e(t.key.kind === "scalar" ? t.key.value : "", n.key.kind === "scalar" ? n.key.value : ""));
		});
	}
	return n.transform(r), Qf(r, {
		...Ol(n, Object.keys(zf)),
		schema: n.schema
	});
}
H.DOCUMENT, H.SEQUENCE, H.MAPPING, H.SCALAR, H.ALIAS, H.POP, U.PLAIN, U.SINGLE_QUOTED, U.DOUBLE_QUOTED, U.LITERAL_BLOCK, U.FOLDED_BLOCK, W.BLOCK, W.FLOW, Kl.CLIP, Kl.STRIP, Kl.KEEP;
// src/yaml/events.ts
var np = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const rp = "A manifest is one document: split it into files instead of writing ---.", ip = 2 ** 15, ap = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, op = /^[^\n]*\n(?=[ \t]*[\]}])/gm, sp = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* cp(e, t, n = ip) {
	let r = t ? e.length : 25e5, i = e.length > n ? fp(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new np("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new np("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = lp(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function lp(e, t, n, r) {
	let i = up(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== H.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== H.SEQUENCE || s.style !== W.BLOCK) || !c.every(({ type: e }) => e === H.POP) || i.some(({ type: e }) => e === H.DOCUMENT)) throw new np(rp, t, t);
	r && !a && i.push({ type: H.POP });
	for (let e of a ? [] : i) pp(e, t);
	return i;
}
function up(e, t, n) {
	let r = e.slice(t, n).replace(ap, "");
	try {
		return dp(r, t);
	} catch (e) {
		if (!(e instanceof np) || e.message !== "deficient indentation") throw e;
		let n = dp(r.replace(op, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === H.SCALAR && (e.fast = !1);
		return n;
	}
}
function dp(e, t) {
	try {
		return hd(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof Gl ? new np(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function fp(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	sp.lastIndex = t.at(-1) ?? e.length;
	let [, n] = sp.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: sp.lastIndex
	};
}
function pp(e, t) {
	e.type !== H.POP && e.type !== H.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== H.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === H.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const mp = process.getBuiltinModule("node:module").createRequire(import.meta.url), hp = (...e) => mp("./late-yaml.js").parseDocument(...e), gp = (...e) => mp("./late-yaml.js").visit(...e), _p = 2 ** 15, vp = 2 ** 18;
function yp(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [D("yaml", a, { place: bn(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + _p ? [_p, vp] : [vp]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = bp(t, n, i, s), u = tn(t.path, bn(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [xp(e, t, n)];
}
function bp(e, t, n, r) {
	let i = t.slice(n, r), a = hp(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { errors: o } = a, s = new vn(), c = -Infinity;
	for (let i of o.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [o, l] = i.pos.map((e) => e + n);
		if (r < t.length && l >= r - 1) continue;
		let u = bn(e, o, Math.max(o + 1, l)), d = u.line > c + 1;
		if (c = Math.max(c, u.endLine), !d || s.countMore(e.path)) continue;
		let f = Op(i) ? n + kp(a, i.pos[0]) : void 0, p = Op(i) === "quote" ? void 0 : Pp(t, f ?? o), m = f === void 0 ? u : bn(e, f, f + 1);
		s.add(Sp(p ?? Mp(i), m));
	}
	return {
		problems: s.problems,
		errors: o.length
	};
}
function xp({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`, a = e >= r.trimEnd().length ? Ep : Dp.get(t), o = bn(n, e, e + 1);
	return Sp(a ?? Pp(r, e) ?? wp(i), o);
}
function Sp(e, t) {
	let { reason: n, quotes: r = [] } = typeof e == "string" ? { reason: e } : e;
	return Cp(`The YAML cannot be read here. ${n}`, t, r);
}
function Cp(e, t, n) {
	return D("yaml", e, {
		place: t,
		...n.length > 0 && { quotes: n }
	});
}
function wp(e) {
	let [t] = e.match(/(?<=").*(?=")|(?<=: |sequence ).+(?=\.$)/s) ?? [];
	return {
		reason: e,
		quotes: t === void 0 ? [] : [t]
	};
}
const Tp = "Values are nested too deeply. Use fewer levels.", Ep = "The file ends in brackets or in quotes. Add the closing one.", Dp = new Map([["nesting exceeded maxDepth (500)", Tp], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function Op({ message: e }) {
	return e.startsWith("Missing closing") ? "quote" : /^Flow .* end with a /.test(e) ? "bracket" : void 0;
}
function kp(e, t) {
	let n = t;
	return gp(e, { Node: (e, { type: r = "", flow: i, range: a }) => {
		(i || r.startsWith("QUOTE")) && a && a[0] < t && t <= a[2] && (n = a[0]);
	} }), n;
}
const Ap = "Either this line or the next one is not indented like the others, a colon has no blank after it, or a text with \": \" in it needs quotes.", jp = {
	BAD_INDENT: "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.",
	BLOCK_AS_IMPLICIT_KEY: Ap,
	MULTILINE_IMPLICIT_KEY: Ap,
	TAB_AS_INDENT: "Indent with spaces, not with tabs.",
	MULTIPLE_DOCS: rp
};
function Mp(e) {
	if (e.message.startsWith("Maximum call stack")) return Tp;
	let t = Op(e);
	return t === "bracket" ? "The brackets that start here are not closed. Add the closing one." : t ? "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\"." : e.message.startsWith("Implicit map keys need") ? "This line has no colon with a blank after it. Write it as NAME: VALUE." : jp[e.code] ?? wp(`${e.message}.`);
}
const Np = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/;
function Pp(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3), a = (e, ...t) => ({
		reason: e,
		quotes: t
	});
	if (/^={7}\r?$/.test(i)) return a(Jn);
	let [, o = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^"(?:[^"\\]|\\.)*"\s*[^\s,}\]:#]/.test(o)) return a("The text ends at its second quote. Write quotes inside of it as \\\".");
	if (/^'(?:[^']|'')*'\s*[^\s,}\]:#]/.test(o)) return a("The text ends at its second quote. Write quotes inside of it twice: ''.");
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(o)) {
		let e = o.length > 60 ? `${o.slice(0, 60)}…` : o;
		return a(`A text with ": " in it needs quotes: "${e}".`, e);
	}
	let [s] = Np.exec(o) ?? [];
	if (s === void 0) return;
	let c = `A text that starts with ${s} means something else in YAML. Put the text in quotes: "${s}…".`;
	return s.length > 2 ? a(c, s) : a(c);
}
function Fp(e, t) {
	let n = new vn();
	for (let { start: r, end: i } of An(e)) n.countMore(t.path) || n.add(D("yaml", Jn, { place: bn(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function Ip(e, t, n = {}) {
	let r = un(t), i = {
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
		return s([D("yaml", e, { place: bn(i, c, c + 1) })]);
	}
	let l = Fp(t, i);
	if (l.length > 0) return s(l);
	try {
		let e = new Rp(i, t, n).root();
		return e.problems.some((e) => e.code === "yaml" && Qn(e) > 1) ? s(e.problems) : {
			...e,
			file: i,
			textAt: o
		};
	} catch (e) {
		if (!(e instanceof np)) throw e;
		return s(yp(e, i, t));
	}
}
const Lp = 1e6;
var Rp = class {
	file;
	text;
	options;
	events;
	spans = new Qp();
	anchors = new Map();
	problems = new vn();
	lastStart = 0;
	lastEnd = 0;
	depth = 0;
	values = 0;
	repeated = 0;
	constructor(e, t, n) {
		this.file = e, this.text = t, this.options = n, this.events = cp(t, n.anyText === !0, n.piece);
	}
	root() {
		let e = this.events.next().value, t = this.spans.add();
		return {
			value: Yp(e) ? this.readValue(e, Bp, t) : null,
			span: new $p(this.spans, t),
			problems: this.problems.problems
		};
	}
	readValue(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === H.ALIAS ? void 0 : this.anchorOf(e), a = e.type === H.ALIAS ? this.readAlias(e.anchorStart, e.anchorEnd) : e.type === H.SCALAR ? this.readScalar(e, t) : this.readCollection(e, n ?? this.spans.add());
		return n !== void 0 && !Xp(e) && this.spans.set(n, this.lastStart, this.lastEnd, !1), i && (i.value = a, i.size = this.values - r), a;
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
		if (!r) return this.refuse(`The anchor "&${n}" is not defined before the alias "*${n}". Define it above this line, or write the value here.`, { quotes: [`&${n}`, `*${n}`] });
		if (r.size === void 0) return this.refuse(`The alias "*${n}" is inside its own anchor "&${n}". Write the value here instead.`, { quotes: [`&${n}`, `*${n}`] });
		let i = Math.max(1e4, this.text.length);
		return this.repeated > i ? null : (this.values += r.size, this.repeated += r.size, this.repeated > i ? this.refuse(`From here on, aliases repeat more than ${i} values. Write the values out.`) : r.value);
	}
	readCollection(e, t) {
		let { start: n, type: r } = e, i = this.values;
		this.lastEnd = n;
		let a = /[[{]/.test(this.text.charAt(n));
		a && (this.lastEnd += 1), this.depth += 1;
		let o = r === H.SEQUENCE ? this.readList() : this.readMapping(t);
		if (--this.depth, this.lastEnd = this.after(a ? Gp : this.text.charAt(this.lastEnd - 1) === "\n" ? Bp : Jp), this.spans.set(t, n, this.lastEnd, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.options.anyText) throw new np("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.options.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", {
			start: n,
			end: n + 1
		}));
	}
	readList() {
		let e = [];
		for (;;) {
			let t = this.events.next().value;
			if (!Yp(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.options.anyText) throw new np("This file has more than 150,000 entries. Divide it into several files.", Xp(t) ? t.start : this.lastEnd);
			e.push(this.readValue(t, Up, this.spans.add()));
		}
	}
	readMapping(e) {
		let t = {};
		for (;;) {
			let n = this.events.next().value;
			if (!Yp(n)) return t;
			let r = this.readName(n), i = this.spans.add(r), a = this.events.next().value, o = Yp(a) ? this.readValue(a, Wp, i) : null;
			if (!r) continue;
			let { text: s, start: c, end: l } = r;
			s === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", {
				start: c,
				end: l
			}) : (Object.hasOwn(t, s) && this.refuseDuplicate(r, e), t[s] = o);
		}
	}
	readName(e) {
		let t = this.readValue(e, Hp), [n, r] = [Xp(e) ? e.start : this.lastStart, this.lastEnd];
		if (typeof t == "object" && t) {
			let e = Pp(this.text, n), t = e?.reason ?? "The name of a field must be a plain word or text.";
			this.refuse(t, {
				start: n,
				end: r,
				quotes: e?.quotes
			});
		} else return {
			text: typeof t == "string" ? t : this.text.slice(n, r),
			start: n,
			end: r
		};
	}
	readScalar(e, t) {
		let { style: n, valueStart: r, valueEnd: a, tagStart: o } = e;
		if (o >= 0 && !zp.has(this.tagOf(e))) return this.refuseTag(e);
		let s = Math.max(e.anchorEnd, e.tagEnd);
		if (s >= 0 && (this.lastEnd = s), r < 0) {
			let e = this.after(s < 0 ? t : Vp);
			return (t !== Wp || e > this.lastEnd || s >= 0) && (this.lastStart = e), this.lastEnd = e, null;
		}
		let c = ou(this.text, e);
		if (n === U.LITERAL_BLOCK || n === U.FOLDED_BLOCK) {
			this.lastStart = this.after(Kp);
			let e = this.text.slice(r, a);
			this.lastEnd = r + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === U.PLAIN ? 0 : 1;
			this.lastStart = r - e, this.lastEnd = a + e;
		}
		return !this.options.anyText && f(c) ? this.refuse(i("This text")) : n === U.PLAIN && o < 0 ? this.plainValue(c) : c;
	}
	plainValue(e) {
		let { value: t } = Rl.resolveImplicitScalarTag(e), n = typeof t != "number" || ne(e.replace(/^-/, "")) !== void 0;
		return this.options.plainNumbers && !n ? this.refuse("Write this number in decimal digits, such as 10. If it is text, put it in quotes.") : Number.isInteger(t) && !Number.isSafeInteger(t) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : (this.depth > 2 && this.text[this.lastEnd] === " " && typeof t == "string" && this.warnOfComment(), t);
	}
	warnOfComment() {
		let e = this.after(qp);
		if (e === this.lastEnd) return;
		let t = this.text.slice(this.lastEnd, e).trim(), n = `YAML reads ${t} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, r = bn(this.file, e - t.length, e);
		this.problems.add(D("yaml-comment", n, {
			place: r,
			severity: "warning",
			quotes: [t]
		}));
	}
	after(e) {
		return e.lastIndex = this.lastEnd, e.test(this.text) ? e.lastIndex : this.lastEnd;
	}
	tagOf({ tagStart: e, tagEnd: t }) {
		return this.text.slice(e, t);
	}
	refuseTag(e) {
		let t = this.tagOf(e), n = `The tag ${t} is not supported. Remove it. If it is part of a text, put the text in quotes.`;
		return this.refuse(n, {
			start: e.tagStart,
			end: e.tagEnd,
			quotes: [t]
		});
	}
	refuseDuplicate({ text: e, start: t }, n) {
		if (this.problems.countMore(this.file.path)) return;
		let [, r = n] = [...this.spans.members(n, this.spans.count)].find(([t]) => t === e) ?? [], { line: i } = bn(this.file, this.spans.number(r, Zp), t), a = `The field "${e}" is declared twice: here and in line ${i}. Keep one of them.${this.depth === 1 ? " If both have lists, put all values into one list." : ""}`;
		this.problems.add(D("duplicate-member", a, { place: bn(this.file, t, t + 1) }));
	}
	refuse(e, t = {}) {
		let { start: n = this.lastStart, end: r = this.lastEnd, quotes: i = [] } = t;
		return this.problems.countMore(this.file.path) || this.problems.add(Cp(e, bn(this.file, n, r), i)), null;
	}
};
const zp = new Set(["!!str", "!"]), Bp = /(?:)/y, Vp = /[ \t]*/y, Hp = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Up = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Wp = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Gp = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Kp = /(?:[\s:?-]|#[^\n]*\n)*/y, qp = /[ \t]+#[^\s#!=*-].*/y, Jp = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function Yp(e) {
	return e !== void 0 && e.type !== H.POP && e.type !== H.DOCUMENT;
}
function Xp(e) {
	return e.type === H.SEQUENCE || e.type === H.MAPPING;
}
const Zp = 2;
var Qp = class {
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
}, $p = class e {
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
const em = " Names are not nested: write \"- key_name: cart.title\". To read a locale file of the app, name it in texts of lokaform.yaml.";
function tm(e, t) {
	let n = new Map(), r = new vn(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!_(i)) return {
		members: n,
		problems: um(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = _(s) && t.includes("keys") ? em : "", i = ` It belongs in another file, such as ${e}.yaml.`, c = `Unknown field "${e}" in this manifest.${(/^(keys|webhooks)$/.test(e) ? i : e === "backup" ? " This file is a backup: use lokaform restore." : "") || Cn(e, t) || ` The fields are ${t.join(" and ")}.${n}`}`;
			r.add(D("unknown-member", c, { place: Wn(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function nm({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return D("empty-manifest", r, { place: O(e, t) });
}
function rm(e, t, n) {
	if (!Array.isArray(t.value)) {
		let [r] = Object.values(_(t.value) ? t.value : {});
		return {
			entries: [],
			problems: um(e, "wrong-type", `This must be a list of entries. Each entry starts with "- " on a line of its own. An empty list is written [].${r !== void 0 && n.thing === "a key" ? em : ""}`, t.span)
		};
	}
	let r = [], i = new vn(), a = t.span.members?.[Symbol.iterator](), s = o(() => cm(n));
	for (let o of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!_(o) && i.countMore(e.file.path)) continue;
		let l = am(i, e, {
			value: o,
			span: c
		}, n, s);
		if (i.count > 15e4) return {
			entries: r,
			problems: [tn(e.file.path, O(e.file, c).endLine), ...i.problems]
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
function im(e, t, n) {
	let r = new vn();
	return {
		...am(r, e, t, n, () => cm(n)),
		problems: r.problems
	};
}
function am(e, t, n, r, i) {
	let { value: a, span: o } = dm(n, r.fields), s = om(r.schema)(a)._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new Tr();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && lm(t, O(t.file, o))) return { span: o };
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
	}, p = s.issues.slice(0, Hn + 1);
	pm(p.map((e) => wr(e, {}, dr())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, hm(t));
	return { span: o };
}
const om = h((e) => {
	let t = Object.entries(e.shape).map(([e, t]) => ({
		name: e,
		member: t,
		isOptional: t._zod.optin === "optional"
	})), n = new Map(), r = (e._zod.def.checks?.length ?? 0) > 0;
	return (i) => {
		if (r || !_(i)) return e;
		let a = t.filter(({ name: e, isOptional: t }) => !t || Object.hasOwn(i, e)), o = a.map(({ name: e }) => e).join(" "), s = n.get(o);
		if (s || n.size === 50) return s ?? e;
		let c = vr(Object.fromEntries(a.map(({ name: e, member: t }) => [e, t])));
		return n.set(o, c), c;
	};
}), sm = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function cm({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(sm).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function lm({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function um(e, t, n, r) {
	let i = O(e.file, r);
	return lm(e, i) ? [] : [D(t, n, { place: i })];
}
function dm(e, t) {
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
		let c = new Map(r.members).set(e, En(a, { members: new Map(s) }));
		r = En(r, { members: c });
	}
	return {
		value: n,
		span: r
	};
}
function fm(e, t) {
	let n = new vn();
	return pm(e, t, n), n.problems;
}
function pm(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (_m(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) mm({
		...i,
		keys: [e]
	}, t, n);
	else mm(i, t, n);
}
function mm(e, t, n) {
	if (!n.countMore(t.file.path, hm(e))) for (let r of vm(e, t)) n.add(gm(r, e, t));
}
function hm(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? ym(e.errors) : void 0)?.reduce((e, t) => e + hm(t), 0) ?? 1;
}
function gm(e, { path: t }, n) {
	if (e.quotes) return e;
	let r = xm(n.value, t), i = (e) => n.textAt(O(n.file, n.span, e)), a = [
		"string",
		"number",
		"boolean"
	].includes(typeof r) ? [i(t), String(r)] : [t, t.slice(0, -1)].map(i).flatMap((e) => Tm.test(e) ? [e, e.slice(1, -1)] : []);
	return a.length > 0 ? {
		...e,
		quotes: a
	} : e;
}
function _m(e, t, n) {
	return t.some((t) => {
		let r = t.path.length > 1 && e.path.slice(0, -1).join(".") === t.path.join(".");
		return xm(n.value, e.path) === void 0 && (r || t.keys.some((t) => Sm(t, [String(e.path.at(-1))]))) || e.code === "custom" && e.path.join(".") === t.path.join(".");
	});
}
function vm(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Cm(e, n, t));
	if (e.code === "invalid_key") return [Cm(String(n.at(-1)), n.slice(0, -1), t)];
	let [r = "", i = ""] = n.map(String);
	if (n.length === 2 && t.noun === "field" && t.members.has(i)) {
		let e = `${i} is a field of ${t.thing}, not of ${r}. Move its line to the left, under ${[...t.members.keys()][0]}.`;
		return [D("unknown-member", e, { place: Wn(t.file, t.span, n) })];
	}
	let a = xm(t.value, n), o = O(t.file, t.span, n), s = (e, t) => [D(e, t, { place: o })], c = () => s("wrong-type", Om(a, n, t, o)), l = Am(n, t), u = jm(n, t);
	if (a === void 0) return s("missing-member", `${l} is missing. It is required in ${t.thing}.${u}`);
	if (a === null) return s("null-value", wm(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = ym(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? fm(r, t) : c();
		}
		case "invalid_type": return c();
		case "invalid_value": {
			if (typeof a == "object") return c();
			let t = e.values.map(String);
			return s("wrong-value", `"${a}" is not allowed here. Allowed values: ${t.join(", ")}.${Cn(String(a), t)}`);
		}
		case "custom":
		case "invalid_format": return s("wrong-value", `${l} ${e.message}.${u}`);
		default: return typeof a == "number" ? s("wrong-value", Om(a, n, t, o)) : s("wrong-value", Dm(n, t));
	}
}
function ym(e) {
	let t = [...e].sort((e, t) => bm(t) - bm(e)).find((e) => bm(e) > 0), n = ({ code: e }) => e !== "invalid_type" && e !== "invalid_value";
	return t ?? e.find((e) => e.every(n));
}
function bm(e) {
	return u(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function xm(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function Sm(e, t) {
	return on(e, t) ?? t.find((t) => t.split("_").includes(e));
}
function Cm(e, t, n) {
	let r = Wn(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = jm([i.find((t) => n.members.get(t)?.expects.includes(` ${e}:`)) ?? "", e], n) || Cn(Sm(e, i) ?? e, i), o = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.(e) || a || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		o = `Unknown field "${e}" in ${km(t, n)}.${jm([...t, e], n)}${r.includes(e) ? "" : Cn(e, r)}`;
	}
	return D("unknown-member", o, { place: r });
}
function wm(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Am(e, t)} has no value.${jm(e, t)}`;
	if (n?.empty !== void 0) return `${Am(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".", i = e.length > 2 ? Em(e.slice(0, -1), t) : "";
	return `${Am(e, t)} has no value.${i || ` Remove it, or give it a value.${r}${jm(e, t)}`}`;
}
const Tm = /^(\{[^{}:,]+\}|\[[^[\],]+\])$/;
function Em(e, t) {
	let n = t.textAt(O(t.file, t.span, e));
	return Tm.test(n) ? ` If ${n} is the text, put it in quotes: "${n}".` : "";
}
function Dm(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${Am(e, t)} is empty.${jm(e, t)}${n}`;
}
function Om(e, t, n, r) {
	if (t.length === 0) return `This is ${Mm(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${Am(t, n)} is ${Mm(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	let o = typeof e == "string" && !/^(all|\*)$/.test(e) && t.length === 1 && /^(all, or )?a list of (?!text sources)/.test(i), s = Array.isArray(e) && t.length === 1 ? `${String(t[0])}s` : "", c = n.members.has(s) ? ` For several, use ${s}.` : "", l = o ? ` Write ${String(t[0])}: [${n.textAt(r)}].` : c, u = a ? Em(t, n) : "";
	return `${Am(t, n)} is ${Mm(e)}.${u}${jm(t, n)}${l}`;
}
function km(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${km(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function Am(e, t) {
	let n = km(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function jm(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${km([n], t)} must be ${r.expects}.` : "";
}
function Mm(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function Nm(e, t) {
	return Pm(e, t) === "off" ? void 0 : e.removalBy(t);
}
function Pm({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function Fm(e, t, n) {
	let r = Pm(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function Im({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/pluralNames.ts
function Lm(e, t) {
	let n = [...new Set(e.flatMap(({ manifest: { textFile: e } }) => e?.source ?? []))], r = b(e, ({ manifest: { textFile: e } }) => e?.source.plurals === "i18next" && !e.isPlural ? [Rm(e, n)] : []), i = new Map();
	for (let e of r.values()) {
		let t = zm(e);
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
function Rm(e, t) {
	let [n = ""] = e.others ?? [], { row: r, path: i } = Pt(t, e, n) ?? {
		...e,
		row: e.source
	};
	return S([r.folder, se(r, i)]);
}
function zm(e) {
	let t = new Map(), n = ({ manifest: { textFile: e } }) => e?.language === e?.source.base;
	for (let r of e.toSorted((e, t) => Number(n(e)) - Number(n(t)))) {
		let { source: e = {}, language: i = "" } = r.manifest.textFile ?? {};
		if (Rn(e)?.includes(i) !== !1) for (let [e, i] of r.read.plurals ?? []) {
			let a = t.get(e);
			t.set(e, n(r) ? i ?? a : a || (i ?? a));
		}
	}
	return new Map([...t].map(([e, t = !0]) => [e, t]));
}
// src/kinds/read.ts
function Bm(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Vm(e, t, n) {
	let r = Hm(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* Hm(e, t, n, r = new Map()) {
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
			]), s = r.get(o), c = s?.text === i ? s.read : Gm(d, t, n);
			r.set(o, {
				text: i,
				read: c
			}), f.push({
				manifest: t,
				read: c
			}), yield;
		}
		let p = Lm(f, (e) => Gm(d, e, n));
		c[d.plural] = p.map(({ manifest: e }) => e), u ||= p.some(({ read: e }, t) => e !== f[t]?.read);
		let m = p.map(({ read: e }) => e), h = m.flatMap((e) => e.problems.some(qm) ? [] : e.entries), g = d.textFiles?.join(h) ?? {
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
			for (let t of Um(d, e)) _.add(t);
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
		problems: Sn(Jm(i, d)),
		files: c,
		isSplit: u
	};
}
function Um(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [Y(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function Wm({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = Ip(r, i, a), { file: s } = o, { members: c, problems: u } = tm(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = c.get("on_create"), p = f && n && im(o, f, n);
	p && l(d, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [nm(o, e)]
	};
	let g = rm(o, h, t);
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
function Gm(e, { path: t, text: n, textFile: r }, i) {
	return r && e.textFiles ? e.textFiles.read(t, n, r) : e.readManifest(t, n, i);
}
function Km(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = Gm(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function qm({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function Jm(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function Y({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Ym(e(t)), d = s ? Wn(n, r, o) : O(n, r, o);
	return {
		...D(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function Ym(e) {
	let t = [...e.slice(0, 402)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function Xm({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const Zm = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function Qm(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !$m(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = Zm.has(r) ? void 0 : Qm(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function $m(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) Zm.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const eh = "Run again. If that does not help, the service has changed or has a fault.";
function th(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = b(n, ({ id: e }) => e === void 0 ? [] : [e]), s = b(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", l = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, u = new Set(), d = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (u.add(a), [{
			declared: t,
			problem: Y(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${eh}`, { path: [c] })
		}]) : [];
	}), f = new Set(d.map((e) => e.declared)), p = a(t.filter((e) => !f.has(e))), m = n.filter((e) => !u.has(e)), h = [...p.remarks];
	if (m.length > 0) {
		let t = Pm(e, r) !== "off", n = m.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = m.length > 5 ? `; and ${m.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${eh}`, s = t ? "error" : "warning";
		h.push(D("unusable-response", o, {
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
function nh(e, t) {
	return rh(S([e, t])).slice(0, 16);
}
function rh(e) {
	return ci("sha256", e);
}
// src/plan/declaredContents.ts
function ih({ fields: e }, t) {
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
function ah({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : X(i),
		isNew: n.get("new") === !0
	};
}
function X(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(X) : [];
}
function oh(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = [...b(s, o)], l = new Map(c.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = ch(t, e(t).map((e) => sh(l.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => ah(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [S([...r(e)].sort())]), o((t) => [S(e.identity(t.values))]);
	let c = (t) => X(e.identity(t.values));
	return o((t) => [...(ah(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function sh(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function ch(e, t, n) {
	if (t.length < 2) return t[0];
	let r = n(e), i = t.map((e) => [...n(e)].filter((e) => r.has(e)).length);
	return t[i.indexOf(u(i))];
}
function lh(e, t, n) {
	let r = (t) => ih(e, t.values).texts;
	return n.flatMap((n) => {
		let i = t.filter((t) => uh(e, t, n.declared)), a = ch(n.declared, i, r);
		return a ? [{
			...n,
			declared: a
		}] : [];
	});
}
function uh(e, t, n) {
	let [r, i] = [t, n].map((t) => dh(e, t));
	return !r?.length || !i?.length || r.some((e) => i.includes(e));
}
function dh(e, { values: t }) {
	let n = e.identity(t), { platforms: r = [] } = Object.fromEntries(Object.entries(t));
	return X(r).length > 0 || !_(n) ? X(r) : Object.keys(n);
}
function fh(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Bn(t, n, i ? [i.name, r] : []).path;
}
function ph({ fields: e }, { values: t }) {
	return e.flatMap((e) => e.role === "text" ? e.toPlan(t) : []);
}
function mh(e, t, n) {
	return ph(e, t).find(({ part: e }) => e === n)?.after;
}
function hh(e, t, n) {
	return (t.parts ?? [t]).some((t) => t.from?.language === n && _(mh(e, t, n)));
}
function gh(e, t) {
	return (t.parts ?? [t]).some(({ from: e }) => e) ? ph(e, t).flatMap(({ part: n = "", after: r }) => _(r) && hh(e, t, n) ? n : []) : [];
}
const _h = t((e) => new Map());
function vh(e, t, n) {
	let r = _h(t), i = S([e.name, n?.name ?? null]), a = r.get(i) ?? bh(e, n ? yh(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function yh(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function bh(e, t) {
	let n = b(t, (t) => xh(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Ch(e, t), a = r([...n, ...i]).filter((n) => uh(e, n, t));
			return a.length < 2 ? a[0] : oh(e, {
				target: a,
				head: [t]
			}, (t) => ih(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Ch(e, t).own).filter((e) => e !== t)
	};
}
function xh(e, t) {
	let { id: n, previously: r = [] } = ah(e, t), i = X(e.identity(t.values)).map(wh);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(wh)
	};
}
const Sh = new WeakMap();
function Ch(e, t) {
	let n = Sh.get(t) ?? xh(e, t);
	return Sh.set(t, n), n;
}
function wh(e) {
	return `name ${e}`;
}
function Th(e) {
	let t = e.projects.map((e) => e.hide_texts ? Eh(e) : e), n = e.hide_texts ? kh(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Eh(e) {
	let { problems: t, plan: n, results: r } = e, { changes: i = [], kept: a = [] } = (t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done")) && n || {}, o = a.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), s = [...i.flatMap(Fh), ...o.flatMap(Ih)], c = Ph(s), l = Dh(r ?? [], s, c);
	return {
		...e,
		problems: t.map((e) => {
			let { message: t, quotes: n = [] } = e;
			return {
				...e,
				message: Ah(c(t), [...n, ...n.map(c)])
			};
		}),
		...r && { results: r.map((e) => Oh(e, l)) }
	};
}
function Dh(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function Oh({ change: e, outcome: t }, n) {
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
function kh(e) {
	return e.map((e) => ({
		...e,
		message: Ah(e.message, e.quotes ?? [])
	}));
}
function Ah(e, t) {
	return [...new Set([...t, ...t.map((e) => e.slice(0, 40))])].reduce(jh, e);
}
function jh(e, t) {
	return t === "" ? e : t.length < Mh && e.includes(`"${t}"`) ? e.replaceAll(`"${t}"`, "\"…\"") : e.replaceAll(t, "…");
}
const Mh = 4;
function Nh(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function Ph(e) {
	let t = new Yn();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Nh(t.clean(n), e);
}
function Fh(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => Ih(e)) : e.fields.filter(({ field: t }) => Oa(Da(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(Ih));
}
function Ih(e) {
	return X(e).filter((e) => e !== "");
}
function Lh(e) {
	let t = Th(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? zh(t.problems) : t.problems,
		projects: t.projects.map(Rh),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(Rh)
		} }
	};
}
function Rh(e) {
	return e.hide_texts ? zh(e) : e;
}
function zh(e) {
	return Bh(e, "");
}
function Bh(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && Oa(Da(String(n), String(e.field)));
	return Hh(e, (e, t) => t === "quotes" ? [] : Zm.has(t) ? r ? Vh(e) : e : Bh(e, n));
}
function Vh(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? Hh(e, Vh) : e;
}
function Hh(e, t) {
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
const Uh = new Set("action by code command field how kind scope reason ref seen severity state place file manifests backup".split(" "));
function Wh(e, t) {
	let n = e.projects.map((e) => Kh(e, t));
	return {
		...Jh({
			...e,
			projects: []
		}, t),
		declared: e.declared,
		projects: n
	};
}
function Gh(e, t) {
	return Jh(e, (e) => t(e));
}
function Kh(e, t) {
	let n = Jh(e, t);
	if (t(e.id) === e.id) return n;
	let r = rh(e.id), { plan: i } = n;
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
function qh(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === rh(t);
}
function Jh(e, t) {
	return Xh(e, t, !1);
}
const Yh = t((e) => new WeakSet());
function Xh(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = Yh(t);
	if (!n && r.has(e)) return e;
	let i = Hh(e, (e, r) => n || !Uh.has(r) ? Xh(e, t, n || Zm.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/problems.ts
function Zh(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * Xn.indexOf(e) + Number(t !== void 0 && an({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Qh(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of d(t === !0 ? [] : e, (e) => $h(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(an) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, eg(tg(e), [e, ...t]));
		}
	}
	return Zh(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : tg(e, n)));
}
function $h(e, t) {
	return an(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Xm(e),
		e.place.file
	]);
}
function eg(e, t) {
	if (t.some(an)) {
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
function tg({ severity: e, code: t, message: n, place: r, ways: i }, a = fe) {
	return {
		...Zs("!", t, r),
		severity: e,
		state: e,
		lines: ng(i),
		words: E(n, a - t.length - 3),
		code: {
			name: t,
			address: Ba(t)
		}
	};
}
function ng(e = []) {
	return e.map(({ does: e, command: t }) => Qs(" ", `${e}: `, T(t)));
}
function rg(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...d(r, ({ outcome: e }) => `${ag(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => ig(e, E(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => E(e.change.label, 100));
		return [ig(r, `${(t ? a : a.map(mt)).join(", ")} and ${R(e.length - 3)} more`, e.length, n)];
	});
}
function ig(e, t, n, r = fe) {
	return {
		...Zs("!", t, Es(e)),
		count: n,
		severity: "error",
		state: ag(e.outcome),
		words: E(e.outcome.message, r)
	};
}
function ag(e) {
	return Ds(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// \0late:diff
const og = process.getBuiltinModule("node:module").createRequire(import.meta.url), sg = (...e) => og("./late-diff.js").createTwoFilesPatch(...e), cg = (...e) => og("./late-diff.js").diffArrays(...e), lg = [
	"key:",
	"tag:",
	"file:"
];
function ug(e) {
	return lg.find((t) => e.startsWith(t));
}
function dg(e, t) {
	return e.length === 0 || e.some((e) => pg(e, mg(t)));
}
function fg(e, t) {
	if (e.length === 0) return [];
	let n = t.map(mg);
	return e.filter((e) => !n.some((t) => pg(e, t)));
}
function pg(e, t) {
	let n = ug(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => Ct(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function mg({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : X(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => X(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function hg(e, t) {
	return fg(e, vg(t)).filter((e) => !e.startsWith("tag:")).map(gg);
}
function gg(e) {
	let t = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.`;
	return D("unknown-filter", t);
}
function _g(e, t) {
	return t.length > 0 ? e.filter((e) => t.every((t) => t.includes(e))).map(gg) : [];
}
function vg(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function yg(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return t.startsWith("key:") ? [{
		keys: t,
		language: n
	}] : [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function bg(e, t, n) {
	let r = `${e}:${t}`;
	return ug(e) === void 0 && /^[^\s*,-][^*,]*$/.test(e) && !n.has(r) ? r : `key:${r}`;
}
function xg(e, t) {
	let n = e.startsWith("key:") ? e.slice(4) : e;
	return kg(t).includes(n) ? "whole" : dg([e], t) ? "pattern" : void 0;
}
function Sg(e, t, n, r) {
	let i = e.flatMap(yg).flatMap(({ keys: e, language: i }) => {
		if (i !== void 0 && i !== n) return [];
		let a = xg(e, t);
		return a === "whole" && i === void 0 && r ? "pattern" : a ?? [];
	});
	return ["whole", "pattern"].find((e) => i.includes(e));
}
function Cg(e) {
	return new Set(Og(e).flatMap(kg));
}
function wg(e, t) {
	return yg(e).some(({ keys: e }) => t.some((t) => xg(e, t)));
}
function Tg(e, t) {
	return e.flatMap((e) => {
		let n = e.split(/,\s*/), r = n.length > 1 ? t.flatMap(Og) : [];
		return !wg(e, r) && n.some((e) => wg(e, r)) ? n : [e];
	});
}
function Eg(e, t, n) {
	let r = n.flatMap(Og);
	return Tg(t, n).filter((e) => !wg(e, r)).map((t) => {
		let { keys: n = t, language: r } = yg(t).at(-1) ?? {}, i = `${e} ${t}: no declared key has the name "${n}"${r === void 0 ? "" : ` with the language ${r}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.`;
		return D("unknown-text", i);
	});
}
function Dg(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Og(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = yg(t).toReversed(), s = i !== void 0 && a.some((e) => xg(i.keys, e));
		if (!n?.language || o.includes(n.language) || s) return [];
		let c = a.filter((e) => xg(n.keys, e)), l = c.flatMap(({ kind: e, entry: t }) => ph(e, t)), u = [...new Set(l.map(({ part: e = "" }) => e))].join(", "), d = `${e} ${t}: project ${r} has no language "${n.language}". ${n.keys} has ${u === "" ? "no texts" : u}.`;
		return c.length === 0 ? [] : [D("unknown-text", d, { scope: "project" })];
	});
}
function Og(e) {
	return vg([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function kg({ kind: e, entry: t }) {
	return X(e.identity(t.values));
}
// src/plan/waiting.ts
function Ag(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function jg(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0));
	if (s.length === 0) return e;
	let c = ph(i, t).map(({ part: e = "", after: t }) => [e, t]), l = Object.fromEntries(c), u = new Map();
	for (let e of Ag(s, ({ part: e = "" }) => e, o)) {
		let { part: o = "" } = e, s = Pg({
			kind: i,
			entry: t,
			item: e
		}, a), c = Sg(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, o, e.reason === "held") !== "whole" && r.texts()?.whyWaiting(t, n, {
			...l,
			[o]: s
		}, o), d = Ig({
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
const Mg = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function Ng({ because: e = [] }) {
	return e.some((e) => e in Mg);
}
function Pg({ kind: e, entry: t, item: n }, { project: r }) {
	let { declared: i, live: a, part: o = "" } = n;
	if (!_(i) || !_(a)) return a;
	let s = hh(e, t, o) ? Fg(n, r) : [], c = Object.entries(i).map(([e, t]) => [e, a[e] || t]);
	return Object.fromEntries([...c, ...s]);
}
function Fg({ declared: e, live: t, part: n }, { languages: r = [] }) {
	let { pluralForms: i = [] } = r.find(({ iso: e }) => e === n) ?? {};
	return !_(e) || !_(t) ? [] : Object.entries(t).filter(([t, n]) => n !== "" && i.includes(t) && !Object.hasOwn(e, t));
}
function Ig(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = Pg(e, t);
	return a !== void 0 && _(a) !== _(o) || Lg(n, r, i, t) ? "other-shape" : p(s) ? zg(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function Lg(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const Rg = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function zg(e, { project: t }) {
	let { kind: n, entry: r, item: i } = e, { field: a, declared: o } = i, s = Pg(e, { project: t }), c = (e, t) => X(e).some(t), l = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!c(s, l)) return !1;
	let u = n.fields.find(({ name: e }) => e === a)?.toPlan(r.values) ?? [], d = u.find(({ part: e }) => e === t.baseLanguage)?.after, f = u.map((e) => e.after ?? ""), p = [
		o ?? "",
		d ?? "",
		f
	].find((e) => c(e, (e) => e !== "")) ?? "";
	return p === "" && !(r.parts ?? [r]).some(({ from: e }) => e) ? !1 : [(e) => Rg.test(e), l].some((e) => c(s, e) && !c(p, e));
}
// src/report/view/rows.ts
const Bg = 1e3;
function Vg(e, t) {
	if (e.action === "destroy") return {
		...Jg("-", e),
		...Wg(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => ka(n, e) ? e.part ?? [] : []), a = {
		...Jg(qg[Is(e)], Us(e) ? {
			...e,
			label: Hg(e)
		} : e),
		...ns(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? f_(e) : d_(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Xt(r, Bg)
		};
	}
	let o = r === "create" || Us(e), s = e.fields.filter((e) => !o || !y_(n, e)).flatMap((e) => i_(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: Xt(wt(c), 80) + ie(e.label, c) };
	return {
		...a,
		...l,
		...Kg(e, t),
		lines: s
	};
}
function Hg({ kind: e, label: t, fields: n }) {
	let r = n.find((t) => y_(e, t)), i = r && x_(e, r.field, r.after);
	return i?.as === "slots" ? [...new Set(Object.values(i.slots))].join(" / ") : t;
}
const Ug = "will be archived";
function Wg(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? Ug : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: Gg(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function Gg({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? C_(x_(e, r, i), 90) : "", s = a ? `   (last edited${u_(a)})` : "";
		return {
			...Qs("-", `${O_(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [Qs("-", `and ${L(a, "more text")}`)] : []];
}
function Kg(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : Is(e) === "removed" ? { words: Ug } : t === "drift" ? e.edited ? { words: `last changed${u_(e.edited)}` } : {} : Us(e) ? { words: ja(e.kind).renamed } : {};
}
const qg = {
	created: "+",
	updated: "~",
	renamed: "»",
	removed: "-"
};
function Jg(e, t) {
	return Zs(e, Na(t), t.place);
}
function Yg(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = Xt(p_(e, t, r), r ? Infinity : Bg), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...Jg("!", e),
		words: i,
		...a
	};
}
function Xg(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = v_(n, e), [d, f] = w_(x_(n, r, i ?? ""), x_(n, r, a)), p = o ? `, edited${u_(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...Jg(l ? "!" : " ", e),
		lines: m.map((e) => Qs(" ", Xt(e, Bg))),
		...l && { isLoss: !0 }
	};
}
function Zg({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${C_(x_(t.kind, r.field, e))}` : "";
		return Qs(" ", Xt(`${v_(t.kind, r)}${i} is no longer declared`, Bg));
	});
	return {
		...Jg("-", t),
		isLoss: !0,
		lines: r
	};
}
function Qg({ member: e, before: t, after: n, ...r }) {
	let i = `${E(e, 80)}: ${e_(t, n, "not declared")}`;
	return {
		...Jg("~", r),
		words: i
	};
}
function $g({ name: e, before: t, after: n, loosens: r }) {
	let i = `${E(e, 80)}: ${e_(t, n, "not set")}`;
	return r ? {
		...Zs("!", `${i} (lets a run do more)`),
		isLoss: !0
	} : Zs(" ", i);
}
function e_(e, t, n) {
	let r = [e, t].map((e = n) => ({
		as: "word",
		word: e
	}));
	return w_(r[0] ?? a_, r[1] ?? a_, 200).join(" → ");
}
function t_({ variable: e, host: t, place: n }) {
	return {
		...Zs("!", `sends \${${T(e)}} to ${T(t)}`, n),
		isLoss: !0
	};
}
function n_(e, t = "") {
	let n = E(String(e.id), 80), r = Jg(" ", e);
	if (Ea(e.kind).secretNames) return r;
	let i = Ea(e.kind).fields.find(({ name: t }) => t === e.part), a = `only ${i ? e.part : `the ${e.part} text`} (id ${n}). To clear it in Lokalise, write ${`${e.part}: ${JSON.stringify(i?.unset ?? "")}`}; to manage it, put it back`;
	return {
		...r,
		words: e.part === void 0 ? `id ${n}${t}` : T(a)
	};
}
function r_(e) {
	return Zs(" ", T(e));
}
function i_(e, t, { texts: n, full: r, isPull: i }) {
	let a = v_(e, t), o = ss(e, t) ? [Qs(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Qs(" ", a), ...o];
	let { part: s, edited: c } = t, l = r === !0 ? 4e3 : 90, u = ka(e, t) && s !== void 0 ? { language: s } : {}, d = o_(e, a, t, l).map((e) => ({
		...e,
		...u,
		value: Xt(e.value, Bg + l - 2 - e.start.length)
	}));
	return [
		...c ? [Qs(" ", `${i ? "the new text was edited in the project" : "in the project, last edited"}${u_(c)}:`)] : [],
		...d,
		...o
	];
}
const a_ = {
	as: "text",
	text: ""
};
function o_(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || cs(a) ? a_ : x_(e, i, a), c = x_(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== a_ ? s_(t, s, c, r) : E_(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => s_(`${t}.${e}`, n, i, r));
}
function s_(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...c_("-", e, t.members, n.members), ...c_("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = w_(t, n, r), o = Qs("+", `${e} `, l_(n) ? "(empty)" : a);
	if (l_(t)) return [o];
	let s = Qs("-", `${e} `, i);
	return l_(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function c_(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e)), a = new Set(i.flatMap((e) => r.map((t) => ie(t, e))));
	return i.length > 0 ? [Qs(e, `${t} `, D_(i) + (e === "+" ? [...a].join("") : ""))] : [];
}
function l_(e) {
	return e.as === "text" && e.text === "";
}
function u_({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${E(e, 60)}`} on ${Ra(t)}${n ? ", reviewed" : ""}`;
}
function d_(e, t) {
	return t.flatMap((t) => y_(e, t) ? [] : v_(e, t)).join(", ");
}
function f_({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => ka(e, t)), i = r.filter(({ after: e }) => e !== ""), a = i.length > 0 ? ` (also in ${i.map((t) => v_(e, t)).join(", ")})` : "", o = (t) => `${v_(e, t)} ${C_(x_(e, t.field, t.after))}`, s = n ? [`${o(n)}${a}`] : [], c = t.filter((t) => !ka(e, t) && !y_(e, t)), l = c.filter((t) => b_(e, t)).map(o), u = c.filter((t) => !b_(e, t)).map(({ field: e }) => e);
	return [
		...s,
		...l,
		...u.length > 0 ? [`and ${u.join(", ")}`] : []
	].join("; ");
}
function p_(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${__(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = v_(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && g_[e.cause]) ?? m_[a], l = e.edited ? `: edited${u_(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${h_(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : S_, p = x_(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${C_(p, f)} ${d} (${a === "pull" ? "only in the project: " : ""}not in the file)${m}`;
	let [h, g] = w_(x_(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const m_ = {
	held: "kept: lokaform.yaml says seed, so the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
};
function h_({ because: e = [] }) {
	let t = {
		...Mg,
		"not-verified": "the project does not say that it is verified",
		"not-reviewed": "the project does not say that it is reviewed"
	};
	return e.map((e) => t[e] ?? `it fails the check ${e}`).join(", and ");
}
const g_ = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": m_.held
};
function __(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${Fn(t)}` : `owned by others (tag ${Fn(t)}). To take it over, correct owner in lokaform.yaml, or remove that tag in Lokalise`;
}
function v_(e, { field: t, part: n }) {
	return n !== void 0 && Da(e, t).role === "text" ? O_(n) : t;
}
function y_(e, { field: t }) {
	return Da(e, t).role === "identity";
}
function b_(e, { field: t, after: n }) {
	let r = x_(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function x_(e, t, n) {
	return Da(e, t).show(n);
}
const S_ = 60;
function C_(e, t = 60) {
	switch (e.as) {
		case "text": return Fn(e.text, t);
		case "word": return Xt(wt(e.word), t);
		case "set": return e.members.length > 0 ? D_(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${O_(e)} ${Fn(n, t)}`).join(", ");
	}
}
function w_(e, t, n = 60) {
	let [r, i] = [e, t].map((e) => e.as === "word" ? e.word : e.as === "text" ? e.text : void 0);
	if (e.as !== t.as || r === void 0 || i === void 0) return [C_(e, n), C_(t, n)];
	let a = e.as === "word" && ![r, i].some((e) => T_.test(e)), [o, s] = it(wt(r), wt(i), n).map((e) => a ? e : je(e, n));
	return [`${o}`, `${s}${ie(r, i)}`];
}
const T_ = /^[\s(]|\s$/;
function E_(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			O_(e),
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
function D_(e) {
	return e.map((e) => mt(O_(e))).join(", ");
}
function O_(e) {
	return T_.test(e) || /[,"]/.test(e) ? Fn(e, 255) : Xt(wt(e), 255);
}
function k_({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(A_?.old !== a || A_.now !== o) && (A_ = {
		old: a,
		now: o,
		parts: j_(a, o)
	});
	let s = A_.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let A_;
function j_(e, t) {
	return cg(N_(e), N_(t), { maxEditLength: 600 }) ?? [];
}
const M_ = o(() => new Intl.Segmenter("en", { granularity: "word" }));
function N_(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(M_().segment(e), ({ segment: e }) => e));
}
// src/report/view/status.ts
const P_ = [
	["Language", ({ language: e, base: t }) => `${E(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => R(e)],
	[
		"Archived",
		({ archived: e }) => R(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${R(e.translated)} ${F_(e, "translated").padStart(5)}`],
	["Verified", (e) => `${R(e.verified)} ${F_(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${R(e.reviewed)} ${F_(e, "reviewed").padStart(5)}`],
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
function F_(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function I_({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = P_.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function L_({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = E(t.language, 40), r = e.unmet.map((n) => `${`${R(t[n])} of ${L(t.texts, "text")} ${n}, ${F_(t, n)}`}, and ${e.percents[n]} % is required`), i = e.missing.map(({ lacks: e, written: r, ...i }) => {
			let a = `not ${e.includes("translated") ? "translated" : te(e)}`, o = `${n}: ${r ? "to be written by apply" : a}`;
			return {
				...Zs("!", Na(i), i.place),
				words: o,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${za(n)} is not ready: ${r.join("; ")}`,
			rows: i
		}];
	});
}
// src/report/view/sections.ts
const R_ = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", z_ = {
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
		meaning: R_
	},
	overwritten: {
		action: "Overwritten value",
		heading: "to update, with other values that are overwritten in the project",
		meaning: R_
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
}, B_ = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, V_ = {
	removed: {
		...z_.removed,
		meaning: "Apply archives or destroys it."
	},
	"cleared text": B_,
	"overwritten text": B_,
	overwritten: B_,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: B_,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, H_ = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in Lokalise, and not pulled: each line says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, U_ = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, W_ = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function G_({ command: e }) {
	return e === "drift";
}
function K_(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function q_(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		X_(t.full === "also" ? r.filter((e) => !Ss(e)) : r, t),
		Y_(i, t),
		...L_(e).map((e) => t.full ? e : {
			...e,
			rows: nv(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? Z_({
			...e,
			plan: n
		}, K_(e, t)) : [],
		ov(a, t)
	];
}
function J_({ problems: e, results: t = [] }, n = {}) {
	return [...Qh(e, n), ...rg(t, n)];
}
function Y_(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${L(n.length, "change")} not made`,
		rows: rg(n, t)
	};
}
function X_(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: _c(e),
		rows: Qh(e, t)
	};
}
function Z_({ plan: e, target: t, problems: n, no_longer_declared: r = [] }, i) {
	let a = t?.is === "compared" ? t : void 0, o = a?.caused ?? e.changes, s = a?.kept ?? e.kept, { sends: c = [] } = G_(i) ? {} : a ?? e, l = i.full === "also" ? n.filter(Ss) : [], u = new Map(l.map((e) => [S({ ...e.place }), ng(e.ways)])), d = (...e) => e.map((e) => tv(e, s, i, u));
	return [
		...a ? [ev(a.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: c.map(t_)
		},
		...d("Conflict", "Undecided"),
		...$_(o, i),
		...d("Archived", "To pull", "Waiting", "Kept"),
		rv(a?.no_longer_declared ?? r, a?.kinds_no_longer_declared ?? []),
		...iv(o, i),
		...a ? av(a, i) : []
	];
}
function Q_(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function $_(e, t) {
	let n = G_(t) ? V_ : z_;
	return [...new Set(Ws.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[Gs(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${R(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: Q_(i.map((e) => Vg(e, t)))
		};
	});
}
function ev(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${L(e.length, "setting")} changed`,
		rows: Q_(e.map($g))
	};
}
function tv(e, t, n, r) {
	let i = {
		...W_,
		...G_(n) && { archived: "Archived" }
	}, a = t.filter(({ reason: t }) => (i[t] ?? "Kept") === e), { keptElsewhere: o } = n, s = U_[e], c = !s && o !== void 0 && a.length > 20, l = ({ reason: e }) => Number(c && e === "held"), u = a.toSorted((e, t) => l(e) - l(t)).map((t) => {
		let i = Yg(t, n);
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
		title: `${s ? `${L(a.length, s)}:` : R(a.length)} ${H_[e]}`,
		rows: c ? nv(u, 19, o) : u
	};
}
function nv(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...r_(`and ${R(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function rv(e, t) {
	let n = [...Ta().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => r_(`all ${e.many}: no manifest declares any, so the project keeps them. If the file has moved, name it in lokaform.yaml`)), ...e.map((e) => n_(e, ". Prune is off, or does not cover it. If it got another name, set previously there. Otherwise, delete it in Lokalise"))];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${R(n.length)} no longer declared, and kept in the project`
	};
}
function iv(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Vg(e, {
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
function av({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${L(e.length, "change")}`,
		rows: Q_(e.map((e) => Vg(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${L(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = Vg(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function ov(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map((e) => n_(e)).sort((e, t) => g(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${R(e.length)}`,
		rows: nv(r, t, n ?? "the job summary of the workflow lists")
	};
}
function sv(e, t) {
	let n = K_(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => Zg(e, n));
	return [
		ev(s),
		dv("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		dv("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...uv(r, n),
		dv("with another id or former name", a.map(Qg)),
		dv("with other values in on_create", o.map(r_)),
		...iv(r, n)
	];
}
function cv(e, t) {
	let n = K_(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => Xg(e, n));
	return dv(`waiting in Lokalise: each says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function lv(e, t) {
	let n = {
		...K_(e, t),
		isPull: !0
	}, { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => Zg(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => Xg(e, n));
	return [
		dv("in conflict: the manifest keeps its text", c("conflict")),
		dv("undecided: the manifest keeps its text", c("undecided")),
		dv("no longer declared", o),
		...uv(i, n),
		cv(e, n),
		dv("different, and kept", c(void 0)),
		...iv(i, n)
	];
}
function uv(e, t) {
	let n = (e) => e.action === "create" ? "new" : Us(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => dv(r, Q_(e.filter((e) => n(e) === r).map((e) => Vg(e, t)))));
}
function dv(e, t) {
	return {
		part: "plan",
		title: `${R(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function fv(e, t) {
	let n = pv(Th(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = [n, ...i].flatMap(({ scope: e }) => e?.settings_file ?? []), c = i.length + o.length > 1, l = [...i.map((e) => mv(e, n, c, t)), ...o.map((e) => hv(e, t))];
	return {
		title: Sc(n),
		heading: z`${Cc(n)}${i.length > 1 ? z` · ${L(i.length, "project")}` : []}${s.length > 0 ? z` · ${B(Aa([...new Set(s)], 3), 200)}` : []}`,
		state: ys(n) ? "failed" : vs(n) ? "clean" : "open",
		isUntouched: ks(n),
		lead: vv(n, t),
		stopped: pc(e),
		verdict: yv(n, t),
		result: hc(n),
		comparison: a ? Oc(a) : [],
		problems: X_(r, t),
		parts: l,
		next: Cv(n, t),
		legend: Tv(n, l)
	};
}
function pv(e) {
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
function mv(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: E(i ?? o?.project.name ?? a, 200),
		heading: z`${B(i ?? a, 80)}${o ? z` · ${B(o.project.name, 80)}` : []}`,
		result: gv(e, t),
		facts: _v(e, t, n, r.isPullRequest && !r.unappliedBase),
		table: I_(e),
		sections: q_(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(Oe)
	};
}
function hv(e, t) {
	let { name: n = "" } = e;
	return {
		name: E(n, 200),
		heading: B(n, 80),
		result: kc([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: sv(e, t)
	};
}
function gv(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${uc([e])}.`;
	if (n) return t === "plan" ? bc(Os(e)).replace(/^n/, "N") : t === "status" ? nc([e]) : t === "drift" ? ic([e]) : $s(n, i);
}
function _v(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: l, status: u } = e, d = Ic(i), f = Ts(e), p = d === void 0 ? [] : [{
		is: "link",
		words: z`open in Lokalise`,
		address: d
	}], m = a && !s && t !== "drift" && !u, h = z`All differences that apply would change are shown, not only those of this pull request.`, g = Os(e);
	return c([
		z`Project ${a && !n ? z`${B(a.project.name, 80)} · ` : []}${B(i, 200)}${d === void 0 ? [] : z` · ${p}`}`,
		a?.filter && Mc(a.filter),
		o?.is === "not compared" && z`${Ys(h)} Lokaform could not find out which are from this pull request: ${B(o.why)}.`,
		m && ec(a.project, g),
		m && r && tc(a.project, g),
		l !== void 0 && z`The backup is in ${B(l)}.`,
		f !== void 0 && z`${vc(void 0)}: ${B(f, 800)}`,
		...yc(e)
	]);
}
function vv(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = Ia(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? z`the ${s} ${B(o)}` : z`${o}`;
	if (t === "assignee") return z`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return z`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => Os(e).length === 0);
	return ks(e) || l && u ? z`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? z`No plan could be made for this pull request:` : l ? n === void 0 ? z`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : z`Once these changes are on ${B(n.main, 200)}, the live Lokalise project changes like this (from ${c}):` : z`No plan could be made for this pull request (from ${c}):`;
}
function yv(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? xv(e, t) : [bv(e, hc(e))];
}
function bv(e, t) {
	let n = Ys(z`${t}`), r = e.projects.some(({ results: e }) => e);
	return ys(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? gs(e) : vs(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function xv(e, { isPullRequest: t }) {
	if (!ys(e)) {
		if (!ks(e)) return [];
		let n = t ? "This pull request" : "This plan", r = Cs(e).filter((e) => e.severity === "warning" && !an(e)), i = Ys(z`${`${n} changes nothing in the project${r.length > 0 ? `, with ${_c(r)}` : ""}.`}`);
		return [{
			...r.length === 0 && { mark: "good" },
			words: i
		}];
	}
	let n = Cs(e), r = n.filter(Ss), i = n.filter((e) => e.severity === "error" && !Ss(e)), a = i.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", o = wv(e) && e.projects.every((e) => Os(e).length === 0);
	return c([
		i.length > 0 && bv(e, `${_c(i)}. ${a}`),
		r.length > 0 && bv(e, Sv(r)),
		o && { words: z`This pull request adds no change: what the plan changes is already pending.` }
	]);
}
function Sv(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${R(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${L(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
}
function Cv(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(Os);
	if (r !== "plan" || a.length === 0 || bs(e)) return [];
	let o = Ys(z`What happens next:`);
	if (!t) return z`${o} This run only planned, and changed nothing. A run with the command apply makes these changes in the project.`;
	let s = z`${o} Nothing has been changed yet.`;
	if (n !== void 0) {
		let { branch: e, main: t, applyFrom: r } = n, i = B(Aa([t, ...r], 3), 200);
		return z`${s} Merging this pull request into ${B(e, 200)} also changes nothing in Lokalise: apply writes only from ${i}. To bring the changes into Lokalise, merge them into ${B(t, 200)} as well. If apply should write from ${B(e, 200)}, add it to the input ${B("apply-from")} of plan and apply, and to the branches whose pushes start apply.`;
	}
	return z`${s} When this pull request is merged, the next apply makes these changes in the project.${wv(e) ? z` The changes that are already pending are made as well.` : []}`;
}
function wv({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Tv(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...wv(e) ? [z`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [z`${hc(e)}`] : [],
			z`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => z`${Ys(z`${e}`)}: ${t}`)
	};
}
function Ev(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${Fa(e)} · ${Ia(e.manifests)}`,
		page: Ic(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function Dv(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${T(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: ys(e),
		stopped: pc(e),
		backups: n.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${r(e)} is in ${T(e.backup)}.`], ...yc(e).map(Xs)]),
		restores: n.flatMap((e) => {
			let t = Ts(e);
			return t === void 0 ? [] : [`${vc(e.name)}: ${T(t)}`];
		}),
		result: a ? hc(e) : void 0
	};
}
function Ov(e, t, n) {
	let r = Th(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Qh(i, o), ...a.flatMap((e) => J_(e, o))], c = !ys(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? z` · ${B(l.name, 80)}` : [], d = ws(r).some(({ outcome: e }) => e.state === "done"), f = i.some(({ code: e }) => e === "bad-report" || e === "no-report"), p = f ? z`❌ It is not known what was applied${u}` : d ? z`❌ Not everything was applied${u}` : z`❌ Nothing was applied${u}`, { url: m, commit: h, now: g, pullRequests: _ } = t, v = (e) => m === "" ? e : [{
		is: "link",
		words: e,
		address: m
	}], y = c ? z`Applied by ${v(z`this run`)}` : v(z`This run`), b = a.some(({ results: e }) => e), x = b ? z`: ${`${uc(a)}.`}` : f ? z` could not read the reports of all jobs.` : z` wrote nothing.`, ee = `The figures are for ${L(_, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? z`✅ Applied${u}` : p,
		lead: [
			z`${y} at commit ${B(h.slice(0, 7))} on ${Ra(g)}${x}`,
			...b && _ > 1 ? [z`${ee}`] : [],
			...c ? [] : [z`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? kv(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function kv(e) {
	let { projects: t } = e, n = (t) => ys({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))], i = (e) => e.results ? uc([e]) : "not applied", a = r.slice(0, 50).map((e) => z`${B(e.name ?? e.id, 80)}: ${i(e)}`), o = t.length - a.length;
	return o > 0 ? [...a, z`${`… and ${L(o, "more project")}`}`] : a;
}
function Av(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f, file: p } = Ev(e, c), m = q_(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), h = [...jv(I_(e), n), ...Gv(m, {
		paint: t,
		width: n,
		file: p
	})], g = (e) => `  ${t(Vv["!"], Xs(e))}`, _ = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [g(Mc(i.filter))] : []
	], v = u || s ? void 0 : ec(i.project, i.changes), y = u ? ic([e]) : s ? nc([e]) : $s(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), b = n === void 0 || s ? [] : Wv(m, u), x = [
		...h.length > 0 ? [""] : [],
		...b.map((e) => `  ${t("dim", e)}`),
		...v ? [g(v)] : [],
		t("strong", y)
	];
	return [
		...dt(_, n),
		...h,
		...dt(x, n)
	].map(_t);
}
function jv(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [mt(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = u(e.map(_e));
			return e.map((e) => t === 0 ? Vt(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (u(i.map(_e)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => er(e, t, 4))];
}
function Mv(e, { paint: t }) {
	let { comparison: n, parts: r } = fv({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", Xs(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Xs(e))] : [], ...Gv(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(_t);
}
function Nv(e, t) {
	return Qh(e).flatMap((e) => Pv(e, t));
}
function Pv(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? T(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => Jv(e, t))].map(_t);
}
function Fv({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(Oe), ...J_(e).flatMap((e) => Pv(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${Fa(e)}`)] : [], ...i];
	});
	return [...Nv(e, n), ...r.map(_t)];
}
function Iv(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = Dv(e), c = [
		...i ? [t("bad", Xs(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...dt(c, n), ...o].map(_t);
}
function Lv({ plan: e, reports: t }, n, r = []) {
	let i = t.map((e) => `The report is in ${T(n(e))}.`);
	return e !== void 0 && i.push(`The plan is in ${T(n(e))}. To apply it: ${T([
		"lokaform apply --plan",
		Le(n(e)),
		...r
	].join(" "))}`), i.map(_t);
}
function Rv(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o } = e, s = Gv(lv(e, i), {
		paint: t,
		width: n
	}), c = r ? "Would write" : "Wrote", l = `Pull from ${T(a)}: ${Ac([e])}.`, u = dt([t("strong", `From ${T(a)} into the manifests:`)], n);
	return [
		...s.length > 0 ? [
			...u,
			...s,
			""
		] : [],
		...o.map((e) => `${c} ${T(e)}`),
		...dt([t("strong", l)], n)
	].map(_t);
}
function zv(e, { paint: t, width: n, ...r }) {
	let [, ...i] = Gv([cv(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(_t) : [];
}
function Bv(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = T(e), a = r ? "/dev/null" : `a/${i}`;
		return sg(a, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => _t(e.split("	").map(T).join("	")));
	});
}
const Vv = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
}, Hv = {
	"!": "kept, or to check",
	"-": "to remove, or old",
	"~": "to update",
	"»": "to rename",
	"+": "to create, or new"
}, Uv = {
	...Hv,
	"-": "in the project",
	"~": "different",
	"»": "not yet renamed",
	"+": "in the files"
};
function Wv(e, t) {
	let n = e.flatMap((e) => e.rows), r = new Set(n.flatMap(({ sign: e, lines: t }) => [e, ...t.map((e) => e.sign)])), i = Object.entries(t ? Uv : Hv).filter(([e]) => r.has(e));
	return i.length > 0 ? [`Signs: ${i.map((e) => e.join(" ")).join("; ")}`] : [];
}
function Gv(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : dt([n("strong", e)], r),
		...Kv(i, t)
	]);
}
function Kv(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => {
		let { name: t, from: n, place: i } = e, a = mt(t) + (n === void 0 ? "" : ` ← ${mt(n)}`);
		return {
			...e,
			label: a,
			at: i ? mt(Pa(i, r)) : ""
		};
	}), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = i.map(({ label: e }) => e), s = i.map(({ at: e }) => e), c = {
		labels: Yv(o, a),
		places: Yv(s, 24)
	};
	return i.flatMap((e) => qv(e, c, {
		paint: t,
		width: n
	}));
}
function qv(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => er(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(Jv(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(Vv[e.sign], e.sign)} ${Vt(i, t.labels)}${d}${Vt(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return _e(p) <= c ? [p, ...u] : [
		...er(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function Jv(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : k_(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function Yv(e, t) {
	return u([0, ...e.map(_e).filter((e) => e <= t)]);
}
// src/history/textVerdict.ts
function Xv({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: Zv
	};
	let { periods: a, merged: o, unread: s } = n, [c, ...l] = a;
	if (!c) throw Error("a text has no history");
	let u = l.filter(({ said: e }) => e !== void 0 && r(e)), d = [...u, ...o].some(({ pulled: e, said: t = null }) => e !== void 0 && r(t)), f = c.since === -Infinity || l.some(({ said: e }) => ny(e, c.said)) || o.some((e) => ny(e.said, c.said) && e.before !== void 0 && !r(e.before));
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
const Zv = "The files are not in a git repository.";
function Qv(e, t, n, r) {
	let i = fh(e.kind, e.entry, e.language), a = ey(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? ey(e, i, t, r) : a, s = $v(e, n, r);
	return {
		periods: ty(o, s),
		merged: s
	};
}
function $v(e, t, n) {
	return t.flatMap(({ before: t, after: r = [], until: i, pulled: a }) => {
		let [o, s] = [t, r].map((t) => ry(e, t, n));
		return s === void 0 || ny(s, o) ? [] : [{
			said: s,
			at: i,
			pulled: a,
			before: o
		}];
	});
}
function ey(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, ry(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (ny(u, o.said)) continue;
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
function ty(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && ny(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function ny(e, t) {
	return S(e ?? null) === S(t ?? null);
}
function ry({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = vh(e, i).namesakes(t);
	return [a, o].flatMap((n) => vh(e, r, n).find(t) ?? []).filter((n) => iy(e, n, t, s)).map((t) => mh(e, t, n)).find((e) => e !== void 0);
}
function iy(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = ay(e, t), a = (t) => [...ay(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function ay(e, { values: t, onCreate: n, from: r }) {
	return ih({ fields: e.fields.filter(({ role: e }) => e !== "text") }, r ? {
		...n,
		...t
	} : t).texts;
}
// src/history/gitHistory.ts
const oy = {
	is: "unreadable",
	why: Zv,
	noRepository: !0,
	versions: []
};
var sy = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = h((t) => new ly(t, e));
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? oy : await this.#t(i.root).versions(e, n, i));
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
		if (!(t?.root === void 0 || n.length > 0)) return this.#t(t.root).upstream(t.names).catch(so);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return Ui(e, t, n?.workspace);
	}
};
const cy = ["origin/main", "origin/master"];
var ly = class {
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
			return to(e, r, t, { input: i });
		});
		this.#n = (e, t) => n(JSON.stringify({
			words: e,
			input: t
		})), this.#i = o(() => hy(this.#n));
	}
	async versions(e, t, { names: n, nameOf: r }) {
		try {
			let i = await this.#o(e, t), { all: a } = i, o = await this.#s(n), s = {
				since: e,
				names: n,
				nameOf: r,
				read: (e) => this.#l(e)
			}, { known: c, missing: l } = await Bo(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				commits: a
			};
		} catch (e) {
			if (!(e instanceof Wa)) throw e;
			let t = e instanceof Ga && { noGit: !0 };
			return {
				is: "unreadable",
				why: e.message,
				...t,
				versions: []
			};
		}
	}
	async upstream(e) {
		let t = async (...e) => (await this.#n(e)).toString("utf8").trim(), n = (await t("for-each-ref", "--format=%(HEAD)%09%(refname)%09%(upstream:short)", "refs/heads", ...cy.map((e) => `refs/remotes/${e}`))).split("\n").map((e) => e.split("	")), r = n.find(([e]) => e === "*")?.[2], i = cy.filter((e) => n.some(([, t]) => t === `refs/remotes/${e}`)), a = async (e) => Number(await t("rev-list", "--count", `HEAD..${e}`, "--").catch(so) ?? 0), o, s = 0;
		for (let e of [r, ...i]) s === 0 && e && ([o, s] = [e, await a(e)]);
		if (o === void 0 || s === 0) return;
		let c = await t("merge-base", "HEAD", o), l = await hy(this.#n, o), u = await hy(this.#n, c), d = [...e].flatMap(([e, t]) => {
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
			let r = this.#t.maxCommits ?? uy;
			this.#r = {
				since: e,
				target: t,
				read: dy(this.#n, {
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
			r !== void 0 && fo(r, t) || a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => Fr(e) === Fr(n));
			for (let t of r) if (!e.has(t) && await this.#c(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #c(e) {
		let t = P(this.#e, e);
		return (await qr(t).catch(yi))?.isFile() ? _i(t).catch(yi) : void 0;
	}
	async #l(e) {
		let t = [...new Set(e)].filter((e) => !this.#a.has(e));
		if (t.length === 0) return this.#a;
		let n = {
			input: `${t.join("\n")}\n`,
			takesPart: !0
		}, r = await to(this.#e, ["cat-file", "--batch"], this.#t, n);
		for (let e = 0; e < r.length;) {
			let t = r.indexOf("\n", e) + 1, [n = "", , i] = r.toString("latin1", e, t).trim().split(" "), a = i === void 0 ? t - 1 : t + Number(i);
			if (t === 0 || a >= r.length) break;
			i !== void 0 && this.#a.set(n, $i(r.subarray(t, a))), e = a + 1;
		}
		return this.#a;
	}
};
const uy = 2e3;
async function dy(e, { since: t, target: n, now: r }, i) {
	let a = n && await e([
		"rev-list",
		"HEAD",
		`^${n}`,
		"--"
	]).catch((e) => {
		throw so(e), new Wa("The repository lacks the commit that the pull request would be merged into.");
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
		return [Go({
			id: s,
			parents: c,
			date: Number(a),
			committer: r,
			message: i.join("\n")
		}, o.has(s))];
	}), c = await s("--first-parent", "HEAD").catch(fy), l = Lo(c, r).slice(0, i), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
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
	])).toString("latin1") : "", m = /^parent /m.test(p.split("\n\n", 1)[0] ?? ""), h = f ? `The repository has more than ${i} commits since then, and older ones are not read.` : m ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, g = m ? u.slice(0, -1) : u, [_] = m ? [d.id] : d.parents, v = Ro(g, g.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ..._ === void 0 ? [] : [`^${_}`]) : []), y = zo(v, {
		since: t,
		now: r
	}), b = await py(e, [...g, ...y]);
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
function fy(e) {
	if (e instanceof Wa && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function py(e, t) {
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
	], a = my((await e([...r, ...i], n.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: a.get(e.id) ?? []
	}));
}
function my(e) {
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
async function hy(e, t = "HEAD") {
	let n = await e([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		t,
		"--"
	]).catch(fy);
	return new Map(n.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
function gy(e) {
	return `${Uo}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/report/text/progressText.ts
function _y(e, t = Infinity) {
	let n = e.count && by(e.count), r = (e) => n ? `${e}: ${n}` : e, i = r(yy(e));
	return _e(i) <= t ? i : r(yy({
		...e,
		project: void 0
	})).slice(0, t);
}
const vy = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function yy({ phase: e, project: t }) {
	let [n, r] = vy[e];
	return t === void 0 || !r ? n : `${r} project ${Fn(t, 40)}`;
}
function by({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? L(e, n) : void 0 : `${R(e)} of ${L(t, n)}`;
}
function xy({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${T(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Sy(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${T(r)} is sent again: ${a}.`]);
	};
}
// src/model/variables.ts
function Cy(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function wy(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const Ty = /\$\$\{|\$\{([^}]*)\}/g;
function Ey(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(Ty)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function Dy(e) {
	return [...new Set(Ey(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function Oy(e, t) {
	return Ey(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function ky(e, t) {
	let n = Ey(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? Ay(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? Ay(t.slice(r), i) : r === t.length;
}
function Ay(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function jy(e) {
	let [, t = "https", n = ""] = Fy.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function My(e) {
	return e.replace(Fy, (t, n) => `${n}://${jy(e)}`);
}
function Ny(e) {
	let t = [], n = e.replace(Ty, (e) => `lokaform0name${t.push(e)}z`);
	if (!URL.canParse(n)) return My(e);
	let { href: r } = new URL(n);
	return r.replace(/%[\da-f]{2}/gi, (e) => {
		let t = String.fromCharCode(Number.parseInt(e.slice(1), 16));
		return /[\w.~-]/.test(t) ? t : e.toUpperCase();
	}).replace(/^([^?#]*[^?#/])\/+(?=$|[?#])/, "$1").replace(/lokaform0name(\d+)z/g, (e, n) => t[Number(n) - 1] ?? "");
}
function Py(e, t) {
	return Ny(e) === Ny(t);
}
const Fy = /^(https?):\/\/([^/?#]+)/i;
function Iy(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const Ly = "LOKALISE_API_TOKEN", Ry = "LOKAFORM_VARIABLES";
function zy(e) {
	let t = wy(e, Ry);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [Ry]: t }, r = [], i = t.startsWith("# Files can use only these");
	for (let [e, a] of t.split("\n").entries()) {
		let t = a.trim(), [, o, s = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		o === void 0 ? t !== "" && !t.startsWith("#") && r.push(i ? `Line ${e} of the secret variables` : `Line ${e + 1} of ${Ry}`) : n[o] = s;
	}
	return {
		values: n,
		wrong: r
	};
}
const By = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function Vy(e) {
	return /\.(\w+)/.exec(e)?.[1] ?? "NAME";
}
function Hy(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = wy(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(e.startsWith("{") ? `GitHub replaces expressions only in workflows. Write \${${Vy(e)}} here. ${Uy(Vy(e), r)[1]}.` : `"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (By.test(e) || Jy(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it (it has ${r.allowed.join(", ")}). Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, a] = Uy(e, r);
		return i(`\${${e}} is ${t}. ${a}, or ${n}.`, "unset-variable");
	}
	let o = qy(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Uy(e, { values: t }) {
	let n = `\${{ secrets.${e} }}`;
	return wy(t, e) === "" ? [`empty in ${Object.hasOwn(t, "LOKAFORM_VARIABLES") ? Ry : "the environment"}`, "The secret of its line does not exist, or is empty: correct its name, or set it"] : Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [`not set in ${Ry}`, `Add the line ${e}=${n} to "variables", which the workflow passes under secrets`] : ["not set in the environment", t.GITHUB_ACTIONS === "true" ? `Add ${e}: ${n} under env of the step, or the line ${e}=${n} to "variables" of the reusable workflow` : `Set it: export ${e}=…, or load the file that has it (set -a; . ./lokaform.env; set +a)`];
}
function Wy(e) {
	return By.test(e);
}
function Gy(e) {
	return /^(\$\{\{.*\}\}|(secrets|vars|env|inputs)\.[\w-]+)$/s.test(e.trim());
}
function Ky(e, t) {
	if (!Gy(e) && !/^(\$\{?\w+\}?|%\w+%)$/.test(e.trim())) return;
	let n = t ?? "${{ secrets.NAME }} in a workflow, or \"$NAME\" in a shell, without single quotes";
	return Gy(e) ? `is an expression that GitHub did not replace. Write ${n}.` : `is the name of a variable, which nothing replaced by its value. Write ${n}.`;
}
function qy(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	let t = Ky(e);
	if (t !== void 0) return t;
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function Jy(e, t) {
	let n = [...fn(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...Yy(e)].some((e) => n.some((t) => t.includes(e))));
}
function Yy(e) {
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
function Xy({ parts: e, from: t }) {
	let n = new Set();
	for (let r of e ?? [{ from: t }]) n.add(r.from?.source.languages).add(r.from?.file.others);
	return [...new Set([...n].flatMap((e = []) => e))];
}
function Zy(e, t, n) {
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
function Qy(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return vr(t);
}
// src/kinds/field.ts
const $y = {
	changes: [],
	kept: [],
	issues: [],
	open: []
};
function eb(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function tb() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, a = e.equal ?? s, o = e.inPlan ?? ((e) => i.parse(e));
		return {
			...n,
			diff(t, n, i) {
				let s = t[r] === void 0 ? e.undeclared?.(i, n) : t[r];
				if (s === void 0) return $y;
				let c = e.check?.(s, i);
				if (c) return {
					...$y,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, i);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? $y : {
					...$y,
					issues: [eb(r)]
				};
				let u = e.desired ? e.desired(s, l, i) : o(s), d = l === void 0 ? e.unset : l;
				if (d !== void 0 && a(d, u, i)) return $y;
				let f = {
					field: r,
					...l !== void 0 && { before: l },
					after: u
				};
				return {
					...$y,
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
function nb(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function rb(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [S(Object.fromEntries(t))];
}
// src/plan/compare.ts
const ib = {
	kept: [],
	problems: []
};
function ab(e, t, n, r) {
	let { declared: i, live: a, renamedFrom: o } = t, { values: s, tags: l, foreign: u, differences: d, isArchived: f } = ob(e, t, n), p = u === void 0 && d.length === 0 && !i.leftOut?.length && !f;
	if (a !== void 0 && p) return ib;
	let m = {
		...i,
		values: s
	}, h = lb(e, m);
	if (u !== void 0) return {
		kept: [{
			...h,
			id: e.id(a),
			reason: "foreign-owner",
			tag: u
		}],
		problems: []
	};
	let g = sb(e, m, a, d);
	if (Wt(g)) return {
		kept: [],
		skipped: h,
		problems: g
	};
	let _ = cb(e, m, a, d), v = e.identity(s);
	if (a === void 0) return {
		change: {
			...h,
			ref: r,
			action: "create",
			identity: v,
			fields: _
		},
		kept: [],
		problems: g
	};
	let y = e.id(a), b = l.find((e) => n.rules.protectedTags.includes(e)), x = b === void 0 ? [] : _.filter((t) => os(e.name, t)), ee = _.filter((e) => !x.includes(e)), S = d.flatMap((e) => e.kept.map((e) => ({
		...h,
		...e,
		id: y,
		place: mb(e, i).place
	}))), te = c([
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
		...S
	]), C = d.flatMap((e) => e.open), ne = fb(e, m, ee, S);
	if (ne) return {
		kept: te,
		skipped: h,
		problems: [...g, ne],
		open: C
	};
	let re = us(e, a, ee, n.project);
	if (re.length === 0) return {
		kept: te,
		problems: g,
		open: C
	};
	let ie = e.lastEdit(a);
	return {
		change: {
			...h,
			place: db(h.place, re),
			ref: r,
			action: "update",
			id: y,
			identity: v,
			...o !== void 0 && { renamed_from: o },
			seen: pb(e, a, re),
			...ie && { edited: ie },
			...l.length > 0 && { tags: l },
			fields: re
		},
		kept: te,
		problems: g,
		open: C
	};
}
function ob(e, { declared: t, live: n }, r) {
	let i = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, a = e.context(i, n, r, {
		listed: ub(e, t, r),
		plural: gh(e, t)
	}), o = n === void 0 ? [] : e.tags(n), s = Je(o, r.rules);
	return {
		values: i,
		tags: o,
		foreign: s,
		differences: (s === void 0 ? e.fields : []).flatMap((e) => {
			let t = e.diff(i, n, a);
			return t === $y ? [] : [{
				field: e,
				...t
			}];
		}),
		isArchived: n !== void 0 && e.staysArchived(i, n, a)
	};
}
function sb(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return [...[...e.fields.filter(({ role: e }) => i && e === "identity").map((e) => ({
		field: e,
		issues: c([i])
	})), ...r].flatMap(({ field: n, issues: r }) => r.map(({ code: r, severity: i = "error", message: a, path: o }) => Y(e, t, r, a, {
		path: [n.name, ...o],
		ofName: !0,
		severity: i
	}))), ...(t.leftOut ?? []).map(({ problem: e }) => e)];
}
function cb(e, t, n, r) {
	return r.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = mb(i, t);
		return a === void 0 ? o : {
			...o,
			seen: nh(e.id(n), a)
		};
	}));
}
function lb(e, { file: t, span: n, values: r }) {
	let i = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return {
		kind: e.name,
		label: e.label(r),
		place: Wn(t, n, [i])
	};
}
function ub(e, t, { rules: n }) {
	if (t.from && ph(e, t).length === 0) return [];
	let r = new Set([...Xy(t), ...n.pull?.completes ?? []]);
	for (let { language: e, isInWrongFile: n } of t.leftOut ?? []) n || r.delete(e);
	return [...r];
}
function db(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function fb(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => [
		"pull",
		"conflict",
		"undecided"
	].includes(e.reason) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`, s = i.before === !0 ? "" : " To replace the text, name the key with --overwrite.";
	return Y(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull.${s}`, {
		path: [i.field],
		ofName: !0
	});
}
function pb(e, t, n) {
	return nh(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function mb(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: Wn(t, n, r)
	};
}
// src/plan/compareDeclarations.ts
function hb(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, c = [...e.head, ...e.target], u = new Map(c.map((e) => [e, ih(s, e.values)])), d = (e) => u.get(e) ?? ih(s, e.values), f = oh(s, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(lb(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), c = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(gb(s, n, c));
				continue;
			}
			let u = _b(s, n, e, c, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...lb(s, n),
				fields: m
			}), l(a, vb(s, n, e, u?.renamed_from !== void 0)), yb(s, n) !== yb(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function gb(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !cs(e)).map((e) => mb(e, t));
	return {
		...lb(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function _b(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && S(r) === S(n.after) ? [] : [mb({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = lb(e, t);
	return {
		...d,
		place: db(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...S(s) !== S(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function vb(e, t, n, r) {
	let [i, a] = [ah(e, t), ah(e, n)];
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
		...lb(e, t),
		...n
	}));
}
function yb(e, { onCreate: t }) {
	return S([...ih(e, t).texts]);
}
// src/plan/comparePlans.ts
function bb(e, t) {
	let n = Cb(t.plan, Db), r = kb([e.plan, t.plan]), i = Cb(e.plan, r), a = Tb(e.plan), o = new Set(t.plan.kept.map(Ab)), s = new Set(Mb(t).map(Nb)), c = new Set((t.plan.sends ?? []).map(jb)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: wb(e.plan, Db, (e, t) => !n(e, t)),
		pending: wb(e.plan, Db, n),
		resolved: wb({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(Ab(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(jb(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(Ea(e.kind).plural) && !s.has(Nb(e))), ...xb(e, t)]
	};
}
function xb(e, t) {
	let n = new Set(e.plan.kept.map((e) => S([Nb(e), "part" in e && e.part])));
	for (let e of t.plan.changes) if (e.action === "update") for (let { field: t } of e.fields) n.add(S([Nb(e), t]));
	return e.kinds.flatMap(({ kind: e, declared: r, matching: { matches: i } }) => {
		let a = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = b(a, ({ live: e }) => e ? [e] : []), c = o(() => new Set(yh(r).map(({ file: e }) => e.path)));
		return i.flatMap(({ declared: t, live: r }) => {
			if (!r || t.leftOut) return [];
			let i = e.label(t.values);
			return (s.get(r) ?? []).flatMap(({ declared: t }) => e.fields.map((e) => ({
				old: t,
				field: e
			}))).flatMap(({ old: a, field: o }) => o.toPlan(a.values).flatMap(({ part: s = o.name, after: l }) => {
				let u = Wn(t.file, t.span, [o.name]), d = {
					kind: e.name,
					label: i,
					id: e.id(r),
					part: s,
					place: u
				};
				if (cs(l) || n.has(S([Nb(d), s]))) return [];
				if (o.role !== "text") return o.role !== void 0 && o.role !== "shape" || o.toPlan(t.values).length > 0 ? [] : [d];
				let f = o.lastWriter?.(r, s)?.edited !== void 0;
				return mh(e, t, s) === void 0 && f && !Sb(e, t, a) && c().has(fh(e, a, s)) ? [d] : [];
			}));
		});
	});
}
function Sb(e, t, n) {
	return yh([n]).some(({ from: e }) => e) && ph(e, n).length > 0 && ph(e, t).length === 0;
}
function Cb({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => S([Eb(e), t]))));
	return (e, t) => n.has(S([e, t]));
}
function wb({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = Eb(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		if (a.length === 0) return [];
		let { renamed_from: o, ...s } = e, c = a.some(({ field: t }) => Da(e.kind, t).role === "identity");
		return [{
			...s,
			...o !== void 0 && c && { renamed_from: o },
			fields: a
		}];
	});
}
function Tb({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(Nb)), r = new Set(t.map(({ kind: e, label: t }) => S([e, t])));
	return (e) => r.has(S([e.kind, e.label])) || e.action === "destroy" && n.has(Nb(e));
}
function Eb(e) {
	return e.action === "create" ? S([
		e.kind,
		"new",
		e.identity
	]) : S([e.kind, String(e.id)]);
}
function Db(e) {
	return e.action === "update" ? e.fields.map(Ob) : e.action === "destroy" ? [S(["destroy", e.how])] : [S(["create", ...e.fields.map(Ob).toSorted()])];
}
function Ob({ field: e, part: t, after: n }) {
	return S([
		e,
		t ?? null,
		n
	]);
}
function kb(e) {
	let t = e.flatMap(({ changes: e }) => [...d(e, Eb)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => S([e, t ?? null])) : n.has(Eb(e)) ? Db(e) : [e.action];
}
function Ab(e) {
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
function jb({ variable: e, host: t }) {
	return S([e, t]);
}
function Mb({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function Nb({ kind: e, id: t }) {
	return S([e, String(t)]);
}
// src/settings/changedSettings.ts
function Pb(e) {
	return new Map(en.filter((e) => e !== nr).flatMap((t) => {
		let n = e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function Fb(e) {
	let t = en.flatMap((t) => e.flatMap((e) => e.get(t) === void 0 ? [] : [[et(t), e.place(t)]]));
	return new Map(t.reverse());
}
function Ib(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || Rb(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function Lb(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => Rb(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get($e) === r);
}
function Rb(e, t) {
	return e !== "" && Fc(e).toLowerCase() === Fc(t).toLowerCase();
}
function zb(e, t) {
	return en.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return S(r ?? null) === S(i ?? null) ? [] : [{
			name: et(n),
			...r !== void 0 && { before: Bb(r) },
			...i !== void 0 && { after: Bb(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const Bb = (e) => typeof e == "string" ? e : JSON.stringify(e), Vb = h((e) => {
	let t = en.filter(({ file: t }) => t === e || t === "both"), n = t.filter(({ parent: e }) => e === void 0), r = [...new Set(t.flatMap(({ parent: e }) => e ?? []))], i = (e) => {
		let t = e.map(({ name: e, schema: t }) => [e, t.exactOptional()]);
		return {
			members: e,
			schema: vr(Object.fromEntries(t))
		};
	};
	return {
		plain: n,
		top: i([...n.map(Wb), ...r.map(Gb)]),
		groups: r.map((e) => ({
			name: e,
			...i(t.filter(({ parent: t }) => t === e))
		}))
	};
});
function Hb(e, t, n = []) {
	let { plain: r, ...i } = Vb(n.length > 0 ? "entry" : "top"), a = n.length > 0 ? "an entry of projects" : "lokaform.yaml", o = Kb(e, t, {
		...i.top,
		thing: a,
		within: n
	}), s = ({ name: r, ...i }) => {
		let a = Ub(t, r), o = [...n, r], s = {
			...i,
			thing: o.join("."),
			within: o,
			group: r
		};
		return Kb(e, _(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, c = new Map(i.groups.map((e) => [e.name, s(e)])), u = [o, ...c.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: i } of r) {
		let r = Ub(t, n), a = i && Array.isArray(r.value) ? rm(e, r, i).problems : [];
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
			place: (e, ...n) => O(p, t.span, [...f(e), ...n]),
			namePlace: (e, ...n) => Wn(p, t.span, [...f(e), ...n])
		},
		problems: u
	};
}
function Ub({ value: e, span: t }, n) {
	return {
		value: _(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function Wb(e) {
	return e.entries ? {
		...e,
		schema: xr(ur()).refine(...vt)
	} : e;
}
function Gb(e) {
	let t = ({ example: e }) => typeof e != "object" && e !== "all", n = `a mapping such as { ${en.filter((n) => n.parent === e && t(n)).slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }${e === "prune" ? ", next to owner: NAME" : ""}`;
	return {
		name: e,
		schema: br(j(), ur()),
		expects: n
	};
}
function Kb({ file: e, textAt: t }, { value: n, span: r }, { group: i, schema: a, ...o }) {
	let s = Object.entries(_(n) ? n : {}), c = n ?? {}, l = a.safeParse(c).error?.issues ?? [], u = l.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), d = new Set([...u, ...l.flatMap(({ path: [e = []] }) => e).map(String)]), f = new Map(o.members.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), p = i === void 0 ? rt : void 0, m = {
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
		problems: fm(l, m)
	};
}
// src/settings/configFile.ts
function qb(e, t) {
	return F(t.working, A(sr, e) ?? sr.default);
}
async function Jb(e, t) {
	let n = qb(e, t), r = I(n, t), i = [...Ge, ar].map((t) => A(t, e) ?? []), a = i.some(({ length: e }) => e > 0) ? [I(t.working, t), ...i] : [];
	if (r === sr.default && a.length === 0) return;
	let o = r !== sr.default && await ta(n, t);
	return {
		id: nh(r, a),
		...o && { settings_file: r }
	};
}
async function Yb(e, t) {
	let n = qb(e, t), r = A(sr, e) === void 0 || t.commit && !await ta(n, t), i = r ? qb({}, t) : n;
	if (r && !await ta(i, t)) return { problems: t.commit ? [] : await Xb(t) };
	let a = I(i, t), o;
	try {
		o = Xi(await Yi(i, t));
	} catch (e) {
		if (e instanceof ii) throw e;
		let t = `The settings in ${a} cannot be read: ${Ei(e)}`;
		return { problems: [D("not-read", t)] };
	}
	let s = Ip(a, o, {
		most: Lp,
		plainNumbers: !0
	});
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = Qb(s, N(i));
	return {
		config: c,
		problems: Jm([...s.problems, ...l], [])
	};
}
async function Xb({ working: e, confined: t }) {
	let n = sr.default, r = (e, t) => D("unread-manifest", `${e} is not read, because ${t}.`, { severity: "warning" });
	if (!await ra(e, {})) {
		let t = `The working directory ${e} does not exist. Correct it (in the action: working-directory).`;
		return [D("not-read", t)];
	}
	let i = await na(n, e), a = i.length > 0 ? void 0 : await Hi(e, void 0) ?? t?.workspace, o = [];
	for (let t = e; a !== void 0 && Vi(t, a); o.push(t)) t = N(t);
	for (let t of o) {
		let i = I(F(t, n), { displayRoot: e }), a = `it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config)`;
		if (await ta(F(t, n), {})) return [r(i, a)];
	}
	return i.map((e) => r(e, e === n ? "it is a folder. Make it a file" : `of its name. Rename it to ${n}`));
}
const Zb = 1e3;
function Qb(e, t) {
	let n = Hb(e, e), r = $b(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: Sn([...n.problems, ...r?.problems ?? []])
	};
}
function $b(e, t) {
	let n = t.get(nr);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(D("bad-setting", e, { place: t }));
	t.get(w) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(w));
	let a = new Map(), o = Object.keys(n);
	if (o.length > Zb) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${Zb.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(nr)), {
		entries: a,
		problems: r
	};
	let s = Ub(e, nr.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(nr));
	let c = new Map();
	for (let t of o) {
		let n = Wn(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = Hb(e, Ub(s, t), [nr.name, t]);
		l(r, u), a.set(t, o);
		let d = o.get(w), f = c.get(d ?? "");
		d === void 0 ? o.isBroken(w) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? c.set(d, t) : i(`The entries "${t}" and "${f}" have the same project. If one was copied, write its own id. Otherwise declare the project in one entry, with all of its manifests.`, o.place(w));
	}
	return {
		entries: a,
		problems: r
	};
}
// src/settings/projectId.ts
const ex = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, tx = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, nx = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, rx = {
	where: "the setting project",
	instead: "write the id itself"
}, ix = {
	secrets: [],
	problems: []
};
function ax(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [D(n, e, { ...t && { place: t } })]
	};
}
function ox(e, t) {
	let n = sx(e, t), { id: r } = n, i = A(cn, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === Fc(r))) return n;
	let a = A(w, t.raw) !== void 0, o = a || e?.get(w) === void 0 ? void 0 : e.place(w), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup", [c, l] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...ax(`The project ${c} of ${s} is not in the list of --allow-projects (in the action: allow-projects)${l}. Nothing was sent. Correct its id there, or the list in the workflow.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function sx(e, { raw: t, usable: n, config: r, backupProject: i, unread: a }) {
	let o = A(w, t);
	if (o !== void 0) return lx(o);
	let s = e?.get(w);
	return e && s !== void 0 ? cx(s, n, e.place(w)) : e?.isBroken(w) || r?.projects ? ix : i === void 0 ? ax(a ? `The project is not set: ${a}` : "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : Dy(i).length > 0 ? cx(i, n, void 0) : {
		...ix,
		id: i
	};
}
function cx(e, t, n) {
	if (Dy(e).length === 0 || Gy(e)) return ux(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return ax("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = Hy(r, rx, t);
	if ("message" in o) return ax(o.message, n, o.code);
	let { value: s } = o;
	if (!nx.test(s)) return ax(`The value of ${a} ${dx}`, n);
	let c = ux(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, Fc(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function lx(e, t = "project") {
	let [n, r] = tx.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? ux(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? ax(`${i} is the URL of a branch. Give the id with :branch after it.`) : ux(r.replace(/%3a/i, ":"), i);
}
function ux(e, t, n) {
	let [, r] = n ? tx.exec(e) ?? [] : [];
	if (r !== void 0) return ax(`${t} is a URL. Write only the id in it: ${r}.`, n);
	let i = Ky(e, n && "${NAME}, and set NAME in the environment (in a workflow: in env)") ?? dx;
	return ex.test(e) ? {
		...ix,
		id: e
	} : ax(`${t} ${i}`, n);
}
const dx = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
// src/settings/rules.ts
function fx(e, t) {
	let n = Z(ar, t), r = gx(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? A(i, t.raw) : Z(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Z(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Z(Ve, t),
		writers: Z($t, t),
		overwrite: Z(Ot, t),
		accept: Z(tt, t),
		placeholders: Z(Mt, t),
		incoming: {
			review: Z(zt, t),
			checks: Z(dn, t)
		},
		checks: px(t),
		pull: void 0,
		filter: n,
		owner: Z(Tt, t),
		prune: Object.fromEntries(i),
		pruneBy: Z(Yt, t),
		onProblem: Z(Re, t),
		protectedTags: Z(at, t),
		limits: Object.fromEntries(a),
		allowRemovals: Z(Te, t),
		allowWrongProject: Z(Pe, t)
	}, s = e.flatMap((e) => vx(e, o, t)), c = e.some(({ settings: e }) => (Z(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = xx(Yt, t) ?? {};
		s.push(D("bad-setting", "prune.by: destroy has no effect, because nothing is pruned. Set prune.keys or prune.webhooks as well (--prune keys=owned,by=destroy for one run), or remove it.", {
			severity: "warning",
			...e && { place: e }
		}));
	}
	return {
		rules: o,
		problems: s
	};
}
function px(e) {
	let t = Z(mn, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Z(Ze, e) ?? { severity: "off" }, o = [
		...de.map((t) => [t.name, Z(t, e)]),
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
function mx(e) {
	let t = [...hx(Ze, e)].filter(([, { value: e }]) => _(e)), n = [...hx(Ve, e)].map(([e, { place: t }]) => [e, {
		place: t,
		isRule: !0
	}]);
	return new Map([...t, ...n]);
}
function hx(e, t) {
	let { value: n = {}, part: r } = xx(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function gx(e) {
	return Ge.some((t) => A(t, e) !== void 0);
}
function _x(e, t) {
	let n = (A(ar, e) ?? []).length > 0;
	if (!n && (!gx(e) || A(ae, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (Xe.flatMap((t) => [A(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Ge.map((e) => `--${we(e)}`).join(" or "), a = n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${we(ae)}.`;
	return [D("bad-setting", `Prune is off in this run, because ${a}`, { severity: "notice" })];
}
function vx(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = et(a), { place: s } = xx(a, n) ?? {}, c = (e) => D("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = Pm(e, t), d = u === "owned" && t.owner === void 0 && !l(Tt), f = `With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`, p = u !== "off" && Nm(e, t) === void 0 && !l(Yt), m = `The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`;
	return [...d ? [c(f)] : [], ...p ? [c(m)] : []];
}
const yx = [[tr, "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"], [In, "it declares keys that no manifest has, and --filter chooses declared keys"]];
function bx(e) {
	return A(ar, e) === void 0 ? [] : yx.filter(([t]) => A(t, e)).map(([e, t]) => {
		let n = `--filter cannot be used with --${we(e)}: ${t}. Remove one of them.`;
		return D("bad-setting", n);
	});
}
function xx(e, { raw: t, environment: n, parts: r }) {
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
	return xx(e, t)?.value;
}
// src/settings/token.ts
async function Sx(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [D("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await _i(F(t, e), "utf8", "token")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Ei(e)}`);
	}
}
const Cx = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function wx(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => wy(t, e.get($e) ?? "")).filter((e) => e !== void 0 && qy(e) === void 0), i = [
		n,
		t[Ly],
		wy(t, "INPUT_TOKEN"),
		...r,
		...Tx(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function Tx(e) {
	return Object.entries(e).flatMap(([e, t]) => Cx.test(e) && t || []);
}
const Ex = D("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file.");
function Dx(e, t) {
	let n = e === "apply" ? "LOKALISE_APPLY_TOKEN" : "LOKALISE_PLAN_TOKEN", r = /^[^/]*\/[^/]*\/([^@]+)/.exec(t.GITHUB_WORKFLOW_REF ?? "")?.[1], i = r ?? "the workflow", a = `There is no API token: ${t.LOKAFORM_VARIABLES?.startsWith("# Files can use only these") ? `the reusable workflow got no secret ${n}. In ${i}, the job that calls it needs the line ${n}: \${{ secrets.${n} }} under secrets, even if an environment has the secret, because secrets: inherit works only within an organization.` : `the input token is empty in ${i}. The step needs the line token: \${{ secrets.NAME }}, with the name of a secret in the settings of the repository.`} The secret of an environment is only in jobs with the line environment.`;
	return D("no-token", a, r === void 0 ? {} : { place: Qt(r) });
}
function Ox(e) {
	let t = Ky(e);
	return t !== void 0 || e.trim() === "" ? t : /["'\s]/.test(e) ? "has quotes, spaces or line breaks. Write only the token." : void 0;
}
function kx(e, t) {
	let { usable: n, environment: r, runToken: i, tokenFrom: a, target: o, named: s } = t, c = e?.get($e);
	if (!e || c === void 0) {
		let e = Ox(i ?? ""), n = t.isAction ? Dx(t.command, r) : Ex, o = `The API token (from ${a}) ${e}`, s = e === void 0 ? [] : [D("bad-setting", o)];
		return {
			token: i,
			problems: i === void 0 ? [n] : s
		};
	}
	let l = (t, n = "bad-setting") => ({
		token: void 0,
		problems: [D(n, t, { place: e.place($e) })]
	});
	if (!Ax(c, n)) return l(`The setting token_env must not be ${c}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (o && !n.allowed && c !== "LOKALISE_API_TOKEN" && !Lb(o, s, c)) return l(`A pull request must not choose ${c} as token_env, nor a commit that is not the one of the run. Only the settings of the target, or of the run's commit, can, and ${o.is === "missing" ? `those settings cannot be read: ${o.why}` : "they do not use it for this project"}. Nothing was sent. Add ${c} to the input allow-variables, which then needs all variables of the files, or use a variable that those settings use.`);
	let u = wy(n.values, c) || void 0;
	if (u === void 0) {
		let [e, t] = Uy(c, n);
		return l(`\${${c}} is ${e}. It must contain the API token of this project. ${t}.`, "no-token");
	}
	let d = Ox(u) ?? qy(u);
	return d === void 0 ? {
		token: u,
		problems: []
	} : l(`The value of ${c}, which must contain the API token of this project, ${d}`);
}
function Ax(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : Wy(e) || Jy(wy(t, e) ?? "", Tx(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function jx(e, t, n) {
	let r = await Mx(e, t, n), { config: i, folders: a, target: o, top: s, usable: c } = r, l = Hx(t, i, n.backupProject), u = {
		...t,
		[we(w)]: []
	}, d = l.names.length > 1 ? {
		...r,
		raw: u
	} : r, f = (e) => zx(e, i?.projects?.get(e ?? ""), d), p = i === void 0 && Wt(r.fileProblems) ? [] : l.names.map(f), m = p.map(({ settings: e }) => e), h = l.others.map((e) => f(e).settings), g = (e) => e.every(({ showTexts: e }) => e);
	return {
		settings: {
			...Lx(t, s, a),
			kinds: Ta(),
			command: e,
			options: t,
			projects: m,
			others: h.flatMap(({ manifests: e }) => e ?? []),
			showTexts: g(m) && (!o || o.is === "read" && g(o.projects)),
			usable: c,
			secrets: [...c.tokens.map(Vn), ...[...m, ...h].flatMap(({ secrets: e }) => e)],
			scope: await Jb(t, a),
			combines: !1,
			reports: [],
			backupDir: Rx(A(pe, t) ?? n.backupDir, a),
			restoreFlags: Kn(t, [
				sr,
				...i ? [w] : [],
				_n,
				It
			])
		},
		problems: Zt(Nx(r, l.problems, p))
	};
}
async function Mx(e, t, { folders: n, environment: r, backupProject: i, token: a, target: o, signal: s = Bi }) {
	let c = n.commit ? void 0 : await o?.(t, s), { config: l, problems: u } = await Yb(t, n), d = await Sx(A(_n, t), n.working), f = a ?? d.token ?? (r.LOKALISE_API_TOKEN || void 0), { values: p, wrong: m } = zy(r), h = wx(l, {
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
		command: e,
		target: c,
		backupProject: i,
		runToken: f,
		top: g,
		fileProblems: u,
		badLines: m,
		tokenProblems: d.problems,
		usable: {
			values: p,
			tokens: h,
			allowed: A(rn, t)
		},
		tokenFrom: a ? "the input token" : d.token ? "the token file" : Ly,
		isAction: n.confined !== void 0,
		online: e !== "validate" && !Z(ir, g),
		isCompared: n.commit !== void 0,
		unread: u.find(({ code: e }) => e === "unread-manifest")?.message
	};
}
function Nx(e, t, n) {
	let { raw: r, command: i, isAction: a, online: o, target: s } = e, c = n.some((e) => e.isLost), l = o && n.some(({ settings: e }) => e.inFile.get(be) !== !1);
	return [
		...e.tokenProblems,
		...Tn(r),
		...e.fileProblems.filter(({ code: e }) => e !== "unread-manifest" || !c),
		...t,
		...n.flatMap(({ problems: e }) => e),
		...o ? _x(r, e.config) : [],
		...bx(r),
		...e.badLines.map(Ix),
		...a && i === "plan" ? Px(r) : [],
		...s?.is === "missing" && l ? [Fx(s.why)] : []
	];
}
function Px(e) {
	return [Ot, Te].map(we).filter((t) => e[t]).map((e) => {
		let t = `The input ${e} counts only for this plan, and not for the next apply. Give it to a run by hand that applies (apply-on-dispatch: true)${e === "overwrite" ? ", or add the trailer Lokaform-Overwrite to a commit" : ""}.`;
		return D("bad-setting", t, { severity: "notice" });
	});
}
function Fx(e) {
	let t = `Translations are hidden, because it is not known whether the settings of the pull request's target, or of the run's commit, show them: ${e}.`;
	return D("not-read", t, { severity: "notice" });
}
function Ix(e) {
	let t = `${e} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`;
	return D("variable", t);
}
function Lx(e, t, n) {
	return {
		apiUrl: Z(It, t),
		timeLimit: Z(gn, t),
		matrix: Z(ir, t),
		format: Z(or, t),
		detailedExitcode: Z(Ft, t),
		all: Z(sn, t),
		publish: Z(Ce, t),
		failOnDrift: Z(Ht, t),
		applyFrom: Z($n, t),
		yes: Z(Ye, t),
		verbose: Z(pn, t),
		quiet: Z(ft, t),
		force: Z(xt, t),
		out: Rx(A(ve, e), n),
		report: [...new Set(Z(ye, t).map((e) => F(n.working, e)))],
		plan: Rx(A(tr, e), n),
		configFile: qb(e, n)
	};
}
function Rx(e, { working: t }) {
	return e === void 0 ? void 0 : F(t, e);
}
function zx(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(w) ?? "${}", m = /^\$\{\w*\}/.test(p) ? ix : {
		...cx(p, o, d[0]?.place(w)),
		id: ""
	}, h = c ? ox(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = kx(t, {
		...n,
		named: g
	}), v = t?.get($e), y = fx(Ta(), f), b = !(l && d.some((e) => e.isBroken(be))) && Z(be, f), x = n.unread !== void 0 && h.problems.some(({ code: e }) => e === "no-project"), ee = {
		...g,
		secrets: h.secrets,
		token: _.token,
		tokenFrom: v ?? s,
		tokenPlace: v ? t?.place($e) : void 0,
		manifests: x ? void 0 : Bx(f, n),
		rules: y.rules,
		flags: Kn(e === void 0 ? r : {
			...r,
			only: [e]
		}, pt.settings),
		inFile: Pb(d),
		places: Fb(d),
		pulledLanguages: xx(Dn, f),
		languagePlaces: mx(f),
		required: hx(A(xn, r) ? xn : Gn, f),
		useAutomations: Z(ue, f),
		snapshot: Z(Kt, f),
		concurrency: Z(nn, f),
		rate: Z(Se, f),
		showTexts: b && Ib(u, g)
	}, S = c && !l ? _.problems : [];
	return {
		settings: ee,
		problems: [
			...h.problems,
			...S,
			...y.problems
		],
		isLost: x
	};
}
function Bx({ raw: e, parts: t }, { config: n, folders: { working: r }, unread: i }) {
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
	let s = Vx(t, a);
	return s && {
		kinds: Ta(),
		globs: o,
		texts: s,
		folder: a,
		unread: i
	};
}
function Vx(e, t) {
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
function Hx(e, t, n) {
	let r = A(ut, e), i = t?.projects && [...t.projects.keys()];
	if (!i) {
		let e = t?.top.get(w) === void 0 ? "none" : "one project (setting project)", n = `--only ${r?.join(", ")} (in the action: only) takes names of entries under projects, but lokaform.yaml has ${e}. Remove it. For some keys or files, use --filter 'cart.*' or 'file:ios/**' (in the action: filter).`;
		return {
			names: [void 0],
			others: [],
			problems: r ? [D("no-project", n)] : []
		};
	}
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = Cn(e, i) || ` There are ${i.join(", ")}.`;
		return [D("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(w) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [w, ...Ge] : [];
	for (let t of c.filter((t) => A(t, e) !== void 0)) {
		let e = `The option --${we(t)} (in the action: ${we(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(D("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/plan/languages.ts
function Ux(e, t) {
	let n = ga(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Kx(e, t),
		...qx([...i, ...Gx(e)], t),
		...Qx(r, t)
	];
}
const Wx = t((e) => [...new Set(yh(Object.values(e).flat()).map(({ from: e }) => e))].filter((e) => e !== void 0));
function Gx({ entries: e }) {
	let t = Wx(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], languagePlaces: t = [], ...n }) => e.map((e, r) => ({
		language: e,
		count: 0,
		place: t[r] ?? n.place,
		ofText: !0,
		inSource: !0
	})));
}
function Kx({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [D("project-type", o, { scope: "project" })];
}
function qx(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e), r = e.filter(({ language: e }) => !n.includes(e));
	return [...d(r, ({ language: e }) => e)].map(([e, [r, ...i]]) => {
		let a = i.reduce((e, t) => e + t.count, r.count), o = Ut(e, n), s = [r, ...i].find((e) => e.count === 0), c = `from the manifests ("${e}" is in ${a} places; this is the first)`, l = s || a === 1 ? "here" : c, u = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${l}.`, d = o === "" ? u.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${u}`, f = o || ` Its languages: ${n.slice(0, 20).join(", ")}.`, p = `Project ${t.name} has no language "${e}".${f} ${d}`;
		return D("unknown-language", p, {
			place: (s ?? r).place,
			scope: "project"
		});
	});
}
function Jx({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Wx(e.entries);
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Zn(e, r)), c = s ?? o.find((e) => Gt(e, [r])), l = `language_map: { ${c}: ${r} } to this row.`, u = s ? `Add ${l}` : `${c ? `If ${c} is this language, add ${l} Otherwise, add` : "Add"} its file, or list the languages of this row under languages.`, d = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${u}`;
		return [D("no-language-file", d, {
			place: e.place,
			scope: "project"
		})];
	});
}
const Yx = /(?:^|\/)values\/[^/]+\.xml$/;
function Xx({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => Yx.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function Zx(e, { name: t, languages: n }, r) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n, isRule: a }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let o = i.filter((t) => Gt(t, [e])), s = o.length > 1 ? ` Did you mean ${o.map((e) => `"${e}"`).join(" or ")}?` : Ut(e, i), c = a && (s !== "" || !yn(e)), l = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : c ? "this rule has no effect, and another rule decides about the language that is meant" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${s || ` Its languages: ${i.slice(0, 20).join(", ")}.`}`, [u, d] = c || r === "error" ? ["error", "project"] : ["warning", "change"];
		return [D("unknown-language", l, {
			...n && { place: n },
			severity: u,
			scope: d
		})];
	});
}
function Qx(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [D("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function $x({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function eS({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await nS(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		l(a, e.problems.map(iS(o, e.isDoubtful)));
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
		problems: [...a, ...aS(i)]
	};
}
async function tS(e, t, n, r, { signal: i = Bi, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, rows: u, problems: d } = await Oo(t, e, r, i), f = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), p = 0, m = Hm(t.kinds, c, n, a), h = m.next();
	for (; !h.done && !i.aborted;) await ni(), o?.({
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
		textFiles: Bm(h.value.files)
	};
}
async function nS(e, t, n, r, i) {
	let a = await tS(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0 && !a.isSplit) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l && !a.isSplit) return a;
	if (!i.findProject) return c ? rS(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await tS(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = Bt(f.problems) ? [] : Jx(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...Wx(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function rS(e, t) {
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
function iS({ rules: e }, t = !1) {
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
function aS(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => oS(t, e) !== void 0), a = i && oS(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [D("bad-setting", o)];
	});
}
function oS(e, t) {
	let [n, r] = [e, t].map(({ settings: e }) => e.inFile.get(w));
	if (e.settings.id === t.settings.id) return n === r ? void 0 : "are the same project";
	if (Fc(e.settings.id) !== Fc(t.settings.id)) return;
	let i = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return i && `are branches of one project, whose ${i.plural} they both declare`;
}
// src/run/target.ts
const sS = {
	entries: {},
	variables: new Map()
};
async function cS(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => jx(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[we(ut)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await eS({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => Cy(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), x = [...g.filter(({ code: e }) => !dS.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !uS.includes(t));
	return x ? {
		is: "missing",
		why: fS(x)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function lS(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await jx("plan", {
		...e,
		[we(ut)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: fS(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const uS = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], dS = ["unset-variable", "project-not-allowed"];
function fS({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Pa(t)}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function pS(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(w);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? sS, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? $x(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: zb(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function mS(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return D("undeclared-project", t, { severity: "warning" });
	});
}
function hS(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? fS(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...bb(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function gS({ kinds: e }, { problems: t }, n, r) {
	if (Wt(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(_S(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => {
			let [n, r] = [c.get(t), l.get(t)], i = [n, r].some((e) => e && !e.settings.showTexts);
			return {
				...t !== void 0 && { name: t },
				...hb(e, n?.declared ?? sS, r?.declared ?? sS),
				settings: zb(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
				...i && { hide_texts: !0 }
			};
		})
	};
}
function _S(e, t) {
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
function vS(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o } = e, s = Sy(t), c, l = 0, u, d = () => {
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
function yS(e, t) {
	return vS({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e) => t(_y(e)),
		hide: () => {},
		print: t
	});
}
// src/host/terminal.ts
function bS(e) {
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
		showProblems: (e) => xS(Nv(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => ge(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => SS(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => OS(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function xS(e, { error: t, errorScreen: { width: n } }) {
	dt(e, n).forEach(t);
}
function SS(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = CS(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(xy(e));
		},
		...s ? void 0 : TS(n, u),
		onPlan: (r) => ES(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new sy({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function CS(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(wS(r, i, t));
	};
}
function wS({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(Is)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = Ma(s, e), u = o === s ? l : `${R(o)} of ${l}`, d = n.filter(Ds).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${R(d)} in part` : ""}`;
}
function TS({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? vS({
		now: t,
		first: 700,
		every: 200,
		show: (e) => r.show(_y(e, r.columns())),
		hide: () => r.erase(),
		print: n
	}) : yS(t, n);
}
async function ES(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = DS(t, r), d = l && r.showPlan && (!t.quiet || c) ? Av(e, u) : [];
	if (d.length > 0 && i.out(d.join("\n")), !c || n.stopped) return !0;
	l && c.seesOut || Av(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: f, width: p } = i.errorScreen;
	return dt(Nv(e.problems, f), p).forEach(i.prompt), ge("Apply this plan?", c, n);
}
function DS({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function OS(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(bt(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (xS(Fv(e, s.paint), i), c !== "text") return;
	if (l && [
		"plan",
		"drift",
		"status"
	].includes(u)) for (let n of e.projects) {
		let e = Av(n, {
			...DS(t, r),
			width: void 0
		}).slice(-1);
		dt(e, o.width).forEach(i.out);
	}
	ys(e) ? Iv(e, s.paint, s.width).forEach(i.error) : Iv(e, o.paint, o.width).forEach(i.out);
	let d = (e) => I(e, { displayRoot: a });
	if (l) return;
	let f = Kn(r.raw ?? {}, Pn("option", ["apply"])).map(Le), p = dt(kS(e, t, r, f), o.width);
	[...Lv(n, d, f), ...p].forEach(i.out);
	let m = Cs(e).filter(({ severity: e }) => e === "error").find(({ code: e }) => e !== "not-confirmed")?.code;
	m && s.width !== void 0 && xS([s.paint("dim", `More about ${m}: lokaform explain ${m}`)], i);
}
function kS(e, { command: t, out: n }, { raw: r }, i) {
	return t !== "plan" || !r || n !== void 0 || bs(e) || !fs(e) ? [] : [`To make ${Cs(e).some(Ss) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes"}: ${T(["lokaform apply", ...i].join(" "))}`];
}
// src/keys/liveKey.ts
function AS(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function jS(e, t) {
	let n = kr(e) ?? {}, r = Pr(n.key_id), i = kr(n.key_name) ?? {}, a = XS((e) => M(i[e]) || void 0), o = Or(n.platforms, M), s = x.filter((e) => o?.includes(e)), c = Object.keys(YS(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = LS(n.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: c,
		platforms: o && s,
		filenames: IS.safeParse(n.filenames).data,
		tags: Or(n.tags, M),
		is_plural: Ar(n.is_plural),
		is_archived: Ar(n.is_archived)
	};
	if (!Mr(f) || d.length > 0) {
		let e = [...Nr(f), ...d.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let p = s.length < new Set(o).size, m = {
		...Object.fromEntries(NS.map(([e, t]) => [e, t(n[e])])),
		translations: l,
		base_words: Dr(n.base_words)
	};
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...m
	} };
}
const MS = {
	description: M,
	context: M,
	plural_name: M,
	is_hidden: Ar,
	char_limit: Dr,
	custom_attributes: FS,
	modified_at_timestamp: jr,
	translations_modified_at_timestamp: jr
}, NS = Object.entries(MS);
function PS(e) {
	return Object.keys(MS).filter((t) => e[t] === void 0);
}
function FS(e) {
	let t = M(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(y(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const IS = pr({
	ios: j(),
	android: j(),
	web: j(),
	other: j()
});
function LS(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = RS(kr(n) ?? {});
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
function RS(e) {
	return {
		language_iso: M(e.language_iso),
		translation: M(e.translation),
		modified_by: Pr(e.modified_by),
		modified_by_email: M(e.modified_by_email),
		modified_at_timestamp: jr(e.modified_at_timestamp),
		is_reviewed: Ar(e.is_reviewed),
		is_unverified: Ar(e.is_unverified)
	};
}
function zS(e, t = []) {
	return Array.from(e, (e) => jS(e, t));
}
function BS(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function VS(e) {
	let t = BS(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const HS = (e) => {
	let t = e.exactOptional();
	return vr({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, US = HS(j()), WS = HS(j().min(1));
function GS(e, t) {
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
function KS({ key_name: e, platforms: t }) {
	return Q(e, t);
}
function qS({ key_name: e, platforms: t }, n) {
	return Q(e, t.filter((e) => !_(n) || n[e] !== void 0));
}
function JS(e, t = x) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function YS(e, t) {
	return XS((n) => t.includes(n) ? GS(e, n) : void 0);
}
function XS(e) {
	let t = {};
	for (let n of x) {
		let r = e(n);
		r !== void 0 && (t[n] = r);
	}
	return t;
}
function ZS(e) {
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
const QS = tb();
function $S(e) {
	return (t, n) => {
		t[e] = n;
	};
}
function eC(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function tC(e, t) {
	let n = e;
	return QS({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: j(),
		value: j(),
		unset: "",
		live: (e) => e[n],
		toManifest: eC,
		write: $S(n),
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function nC(e, t = () => void 0) {
	let n = e;
	return QS({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: gr(),
		value: gr(),
		unset: !1,
		undeclared: t,
		live: (e) => e[n],
		toManifest: (t) => t || e === "is_archived" ? t : void 0,
		write: $S(n),
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const rC = QS({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: Sr().min(0),
	value: Sr(),
	unset: 0,
	live: (e) => e.char_limit,
	toManifest: (e) => e === 0 ? void 0 : e,
	write: $S("char_limit"),
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), iC = br(j(), fr()), aC = QS({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values, such as { screen: cart }",
	schema: iC,
	value: fr(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = y(oC(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = iC.safeParse(e);
		return t.success ? eC(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function oC(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function sC({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const cC = QS({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: xr(Cr(x)).min(1),
	value: xr(Cr(x)),
	live: (e) => e.onOtherPlatform ? void 0 : uC(e.platforms),
	inPlan: (e) => uC(e),
	toManifest: (e) => e,
	write: $S("platforms"),
	show: (e) => ({
		as: "set",
		members: e
	})
}), lC = QS({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: xr(j().min(1)),
	value: xr(j()),
	unset: [],
	live: (e) => dC(e.tags),
	check: (e, { rules: t }) => {
		let n = Je(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => dC(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return dC([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: eC,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return dC([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: $S("tags"),
	show: (e) => ({
		as: "set",
		members: e
	})
});
function uC(e) {
	return x.filter((t) => e.includes(t));
}
function dC(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const fC = QS({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: hr([j().min(1), WS.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: US,
	live: (e, { platforms: t }) => YS(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...YS(e, n)
		} : a;
	},
	inPlan: (e) => YS(e, x),
	check: pC,
	merge: hC,
	carries: (e, t) => x.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = ZS(t);
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
function pC(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? Q(e, n) : Q(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const mC = QS({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: US,
	value: US,
	unset: {},
	live: (e) => gC(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => x.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => eC(gC(e)),
	merge: hC,
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
		slots: gC(e)
	})
});
function hC(e, t, n) {
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
	return gC(r);
}
function gC(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const _C = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, vC = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, yC = Object.keys(vC), bC = new RegExp([
	_C.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), xC = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, SC = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, CC = "[VOID]";
function wC(e, t) {
	if (e === t || e === "" && t === CC || t === "" && e === CC) return !0;
	let n = (e, t) => t.includes("[%") && TC(e, t) !== void 0;
	return n(e, t) || n(t, e);
}
function TC(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(_C)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(EC(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function EC([e, t, n = "", r, i], a) {
	let o = AC(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = AC(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${AC(n)}(?:hh?|ll?|[qjztL])?[${vC[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function DC(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(_C)];
		e.length > 0 ? t += 1 : a.match(bC) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var OC = class e {
	#e;
	#t = o(() => this.#e.both.flatMap(([e, t]) => jC(t).flatMap(([t, n]) => TC(new Map(jC(e)).get(t) ?? "", n) ?? [])));
	constructor(e) {
		this.#e = e;
	}
	#n = o(() => {
		let e = this.#e.live.flatMap(jC).flatMap(([, e]) => [...e.matchAll(_C)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return kC(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, r) {
		if (n === "as-written") return e;
		let i = o(() => n === "universal" || (this.#a(t) ?? r().isUniversal));
		return kC(e, (e) => e.match(bC) && i() ? this.#o(e, r) : e);
	}
	#r(e) {
		if ((e.match(_C)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(_C, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = SC.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return TC(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(jC).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${EC(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = jC(t).map(([, e]) => e);
			if (e.some((e) => e.match(_C))) return !0;
			if (e.some((e) => e.match(bC))) return !1;
		}
	}
	#o(t, n) {
		if (xC.test(t) || (t.match(bC)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(bC, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${EC(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = yC.find((e) => vC[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return TC(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function kC(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function AC(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function jC(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const MC = br(j(), j()), NC = hr([j(), MC]);
function PC(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = MC.safeParse(y(e));
	return n.success ? gC(n.data) : e;
}
function FC({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function IC(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function LC(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || RC(e) && RC(t) || typeof e == typeof t && wC(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => wC(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function RC(e) {
	return typeof e == "string" ? e === "" : Object.keys(gC(e)).length === 0;
}
const zC = MC.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: m }
}), BC = hr([j(), zC]), VC = br(j().min(1), BC), HC = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, UC = (e) => xr(vr({
	language_iso: j().min(1),
	translation: e
})).refine(HC, "has a language twice"), WC = UC(ur()), GC = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: hr([VC, UC(BC).transform(YC).pipe(VC)]),
	rewrite: JC,
	diff({ translations: e }, t, n) {
		let { inFiles: r, project: i } = n, { listed: a } = r;
		if (!e && a.length === 0 || i.segmentation) return $y;
		let s = a.filter((t) => !Object.hasOwn(e ?? {}, t)), c = [...Object.entries(e ?? {}), ...s.map((e) => [e, void 0])], l = o(() => sw(e ?? {}, t, i.baseLanguage)), u = c.flatMap(([e, r]) => ZC({
			language: e,
			inFile: r,
			declared: r,
			key: t,
			placeholders: l,
			context: n
		}) ?? []);
		if (u.length === 0) return $y;
		let d = u.flatMap((e) => e.issues);
		return {
			changes: u.flatMap((e) => e.changes),
			kept: u.flatMap((e) => e.kept),
			issues: qC(d, n.plural),
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
			translation: NC.parse(n)
		}));
	},
	show(e) {
		let t = NC.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: gC(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = FC(e, n);
		return r && PC(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = PC(n, t);
			return RC(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => GC.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = FC(e, t);
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
		let n = FC(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...lw(n, PC(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = FC(e, t);
		return !n || n.is_unverified !== !0 && !RC(PC(n.translation, e.is_plural));
	},
	same: (e, t) => LC(NC.parse(e), NC.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function KC(e, t, n, r, i = "", a = "here") {
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
		let t = m.includes(n), a = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${Cn(n, r)}`, s = [e, n];
		o.push({
			code: "plural-form",
			message: a,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return o;
}
function qC(e, t) {
	let n = e.find(({ code: e }) => e === "plural-mismatch");
	return e.filter((e) => t || e === n || e.code !== "plural-mismatch");
}
function JC(e) {
	if (!Array.isArray(e)) return;
	let t = WC.safeParse(e);
	if (t.success) return {
		value: YC(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function YC(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function XC({ is_plural: e, translations: t = [] }) {
	return t.flatMap(({ translation: t }) => rb(PC(t, e)));
}
function ZC(e) {
	let { language: t, inFile: n, key: r, context: i } = e;
	if (typeof n == "string" && !i.plural && r?.is_plural === !1 && FC(r, t)?.translation === n) return;
	if (n === void 0) return QC(e);
	let a = i.project.languages?.find(({ iso: e }) => e === t)?.pluralForms ?? [], o = ` of ${t} in this project`, s = r ? "in the project" : "in on_create", c = KC(t, n, i.plural, a, o, s);
	if (c.length === 0) return QC(e);
	let l = Object.entries(n).filter(([e]) => a.includes(e));
	return {
		...l.length > 0 && c.every(({ severity: e }) => e === "warning") && QC({
			...e,
			declared: Object.fromEntries(l)
		}) || $y,
		issues: c
	};
}
function QC(e) {
	let { language: t, declared: n, key: r, context: i } = e;
	if (Ne(i.rules, t) === "ignore") return;
	let a = r && FC(r, t);
	if (a) return ew(a, r, e);
	if (n !== void 0) return r ? {
		...$y,
		issues: [eb(`${t} text`, [t])]
	} : $C(e, {
		field: "translations",
		part: t,
		after: n
	});
}
function $C(e, t, n) {
	let { declared: r, placeholders: i, context: a } = e, { rules: o, storedForm: c = () => ow } = a, l = NC.parse(t.after), u = i().stored(l, n, o.placeholders, c), d = n === void 0 ? u : nw(u, r, n);
	return {
		...$y,
		changes: [s(d, l) ? t : {
			...t,
			sent: d
		}]
	};
}
function ew(e, t, n) {
	let { language: r, inFile: i, declared: a, placeholders: o, context: s } = n, { rules: c, verdicts: l, project: u, inFiles: d } = s, f = PC(e.translation, t.is_plural), p = a !== void 0 && LC(f, IC(a, f)), m = d.plural.includes(r) && Fg({
		declared: i ?? null,
		live: f,
		part: r
	}, u).length > 0;
	if (p && !m) return;
	let h = o().native(f), g = {
		field: "translations",
		part: r,
		live: h,
		...lw(e, h)
	}, _ = (e, t = []) => ({
		...$y,
		kept: [{
			...g,
			...e,
			...i !== void 0 && { declared: i }
		}],
		open: t
	});
	if (a === void 0) return RC(h) ? void 0 : _({
		reason: "pull",
		details: r === u.baseLanguage ? aw : iw
	});
	if (p) return _({
		reason: "pull",
		details: rw
	});
	let v = IC(a, h), y = {
		field: "translations",
		part: r,
		before: h,
		after: v,
		...lw(e, h)
	}, b = Ne(c, r);
	if (b === "enforce" || RC(h)) return $C(n, y, f);
	let x = b === "seed";
	if (x && !c.pull && c.overwrite.length === 0) return _({ reason: "held" });
	if (!x && cw(h, v)?.length === 0) return $C(n, y, f);
	let ee = tw(e, t, h, x), S = l(ee);
	return S ? S.is === "write" ? $C(n, y, f) : _({
		reason: S.is,
		..."cause" in S && { cause: S.cause }
	}) : _({ reason: "undecided" }, [ee]);
}
function tw(e, { key_id: t }, n, r) {
	let { modified_by: i, modified_by_email: a, modified_at_timestamp: o } = e;
	return {
		id: String(t),
		language: e.language_iso,
		live: n,
		...o && { at: o },
		by: {
			id: i,
			address: a
		},
		...r && { isHeld: !0 }
	};
}
function nw(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return IC(Object.fromEntries(r), n);
}
const rw = "The locale file lacks plural forms that Lokalise has", iw = "If its line was deleted, lokaform pull writes it back; to clear it in Lokalise, write an empty text", aw = "If its line was deleted, lokaform pull writes it back. If the key itself was deleted, delete its lines in the other languages and in keys.yaml, too", ow = {
	isUniversal: !1,
	isNumbered: !1
};
function sw(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => PC(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && FC(t, e);
		return r ? [[n, PC(r.translation, t.is_plural)]] : [];
	});
	return new OC({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function cw(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(gC(e)).filter((n) => e[n] !== t[n]);
}
function lw(e, t) {
	if (!e.modified_at_timestamp || RC(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e, a = n?.lastIndexOf("@") ?? -1, o = n && (a < 1 ? "somebody" : `${n.slice(0, 1)}***${n.slice(a)}`);
	return { edited: {
		at: r,
		...o && { by: o },
		...i && { reviewed: i }
	} };
}
// src/keys/fieldTable.ts
const uw = [
	fC,
	cC,
	tC("description", !0),
	lC,
	GC,
	mC,
	tC("context", !0),
	rC,
	nC("is_plural"),
	tC("plural_name"),
	nC("is_hidden"),
	nC("is_archived", (e, t) => !sC(e, t) && void 0),
	aC
], dw = j().min(1), fw = hr([Sr().positive(), j().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), pw = Qy(uw).required({ key_name: !0 }).extend({
	previously: hr([dw.transform((e) => [e]), xr(dw).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: gr().exactOptional(),
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
const hw = Qy(uw.filter((e) => e.name !== "key_name" && e.name !== "translations"));
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
	label: (e) => JS(e.key_name, e.platforms),
	context: (e, t, n, r = _w) => ({
		...n,
		inFiles: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? le + n.rules.owner : void 0
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
	declaredId: (e) => Er(e.key_id),
	liveLabel: (e) => JS(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !sC(n, t),
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
	return [...Q(e), ...t];
}
function Tw(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = b([...t], (t) => e.get(t)?.from ?? []), s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: a, blockers: d }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = JS(e.key_name, e.platforms), h = o.get(e)?.find((e) => e !== n), g = (t) => [...t].flatMap(([t, r]) => r === e && t !== n ? t : []), _ = (e, t, r = "previously") => u.set(n, Y($, n, e, t, { path: [r] }));
		p && !t.has(n) ? _("wrong-id", Dw(e, d), "key_id") : p ? l.set(n, e) : f.length > 0 ? _("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? _("claimed-twice", `"${m}" is a former name, but ${Ew(g(r), "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? _("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${Ew(g(i), "key_name")}. If the key was renamed, ${g(i).some(({ from: e }) => e) ? "rename it there too" : "remove that entry"}. Otherwise, remove the name from previously. If the other entry is a new key, add new: true to it.`) : h ? _("rename-twice", `"${m}" is also a former name of ${Ew([h], "previously")}, but it can only become one key. Keep it in one entry.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function Ew(e, t) {
	return e.map((e) => `"${JS(e.values.key_name)}" (${xa(e, [t])})`).join(" and ");
}
function Dw(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => JS(e, t));
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
		let [r = ""] = t ? Q(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Q(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: O(t.file, t.span, ["previously"]) };
		a.add(D("rename-cycle", n === 1 ? i : o, s));
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
	let r = e.platforms ?? t.platforms, i = YS(e.key_name, r);
	return n ? {
		...YS(t.key_name, r),
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
	return ({ tags: t }) => Je(t, e) !== void 0;
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
		this.#e = e, this.keepsName = e.keepsName, this.perPlatform = e.perPlatform, this.#t = b(e.live, ({ key_name: e }) => Q(e));
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
		this.#n.set(e, Y($, e, t, n, { path: [r] }));
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
		let e = new Set(this.byId.values()), t = this.#l();
		for (let n of this.#e.declared) {
			if (this.byId.has(n) || this.#n.has(n)) continue;
			let r = this.#_(n, this.#y(n)), i = (e) => gw(n) !== void 0 && (t.get(e) ?? n) !== n, a = Iw(n, r.filter((t) => !e.has(t) && !i(t)));
			if (a.length > 1) {
				let e = a.map(({ key_id: e }) => e).join(", "), t = `The project has ${a.length} keys with this name (ids ${e}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`;
				this.#o(n, "ambiguous-key", t);
			} else a[0] ? this.direct.set(n, a[0]) : r.length > 0 && this.contested.set(n, r);
		}
	}
	#l() {
		let e = new Map();
		for (let t of this.#e.declared) {
			let n = gw(t);
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
			let n = `Live key ${t.key_id} has this name and the filename "${vw(e, t)}", which is of another file, and git does not tell whether this repository had that file. If it is this key, add key_id: ${t.key_id} to an entry of it in ${Rt(e.file.path)}, or correct its filename in Lokalise. If this is a new key, set new: true there.`;
			this.#o(e, "ambiguous-key", n);
		}
	}
	#d() {
		if (new Set(this.direct.values()).size !== this.direct.size) for (let [e, t] of d(this.direct, ([, e]) => e)) {
			let n = t.map(([e]) => e);
			if (n.length < 2) continue;
			let r = n.filter((t) => Lw(e, gw(t))), i = r.length === 1 ? r[0] : void 0;
			for (let t of n) {
				if (t === i || (this.direct.delete(t), i && gw(t) !== void 0)) continue;
				let r = n.every(({ from: e }) => e?.source.filenames !== void 0) ? "Their rows of texts in lokaform.yaml give them different filenames: set the same filenames in both rows, or remove names: lokalise." : `Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${e.key_id} to the entry that describes live key ${e.key_id}.`, a = `${Ew(n, "key_name")} match the same live key (id ${e.key_id}). ${r}`;
				this.#o(t, "claimed-twice", a);
			}
		}
	}
	#f() {
		let { renames: e, leaving: t } = this.#a;
		for (let [n, r] of this.contested) {
			if (this.#n.has(n) || e.has(n)) continue;
			let i = r.every((e) => t.has(e));
			if (i ? n.values.new : gw(n) !== void 0) continue;
			let a = [...this.byId].flatMap(([e, t]) => r.includes(t) ? e : []), o = r.map(({ key_id: e }) => e).join(", "), s = i ? "If that entry is a copy of this one, remove its key_id. If this entry is a new key, set new: true." : "Declare the key once. If this entry is another key with the same name, declare its filenames.", c = `The live key with this name (id ${o}) belongs to another declared key, which has its key_id: ${Ew(a, "key_id")}. ${s}`;
			this.#o(n, "claimed-twice", c);
			for (let e of i ? a : []) {
				let t = `The live key with key_id ${e.values.key_id} has the name of another entry: ${Ew([n], "key_name")}. If this entry is a copy of it, remove key_id. If it is the new name of the live key and the other entry is a new key, set new: true in the other entry.`;
				this.#o(e, "claimed-twice", t, "key_id");
			}
		}
	}
	#p(e) {
		let t = new Map(), n = new Map(this.#e.live.flatMap((e) => Q(e.key_name).map((t) => [Fw(t), e])));
		for (let r of e) for (let e of Q(r.values.key_name)) {
			let i = n.get(Fw(e)), a = t.get(Fw(e)), o = i && Object.values(i.key_name).includes(e);
			if (i && !o) {
				let e = `Live key ${i.key_id} has a name that looks the same, but with other Unicode characters or without a blank at an end, which the service may remove. Copy the name from the project, or set previously to the live name.`;
				this.#o(r, "lookalike-key", e);
			} else if (a && a.name !== e) {
				let e = `This name looks like that of ${Ew([a.key], "key_name")}, so the service may store both as one. Correct one of them.`;
				this.#o(r, "lookalike-key", e);
			}
			if (!this.perPlatform && a?.name === e && gw(r) === void 0) {
				let t = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
				this.#o(r, "duplicate-key", t);
			}
			t.set(Fw(e), {
				key: r,
				name: e
			});
		}
	}
	#m(e) {
		let t = this.#a.renames.get(e) ?? this.byId.get(e);
		if (t) return t;
		let n = this.direct.get(e);
		return n && !this.#a.leaving.has(n) ? n : void 0;
	}
	#h(e) {
		let t = this.#m(e);
		if (!t) return { declared: e };
		if (!this.#a.renames.has(e)) return {
			declared: e,
			live: t
		};
		let n = Q(e.values.key_name), r = this.byId.has(e) && KS(t).some((e) => n.includes(e)), i = JS(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!r && { renamedFrom: i }
		};
	}
	#g(e, t) {
		let { formerFiles: n } = this.#e, r = n && vw(e, t);
		return r === void 0 ? void 0 : n?.get(r);
	}
	#_(e, t) {
		return this.#e.formerFiles ? t.filter((t) => {
			let n = this.#g(e, t);
			return n !== "others" && !(e.values.new && n === "unknown");
		}) : t;
	}
	#v({ values: { key_name: e } }) {
		return typeof e == "string" ? this.#t.get(e) ?? [] : [...new Set(Q(e).flatMap((e) => this.#t.get(e) ?? []))];
	}
	#y(e) {
		let t = this.#v(e), { values: n } = e;
		return this.perPlatform ? t.filter((e) => (n.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && GS(n.key_name, t) === e.key_name[t])) : t;
	}
	holders(e, t) {
		return jw(e, t, this.perPlatform).flatMap(([e, n]) => (this.#t.get(n) ?? []).filter((r) => r !== t && (!this.perPlatform || r.platforms.includes(e) && r.key_name[e] === n)));
	}
	formerlyLive(e) {
		let { previously: t = [], key_name: n } = e.values, r = (e) => [...new Set(t.flatMap((t) => (this.#t.get(t) ?? []).filter((n) => e(n).includes(t))))], i = r((e) => qS(e, n)), a = i.length > 0 ? i : r(KS);
		return Iw(e, this.#_(e, a));
	}
};
function Fw(e) {
	return e.normalize("NFC").trim();
}
function Iw(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => Lw(t, gw(e)));
	return n.length === 1 ? n : t;
}
function Lw(e, t) {
	return t ? x.every((n) => t[n] === void 0 || t[n] === e.filenames[n]) : !1;
}
function Rw(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: O(t.file, t.span, ["key_id"]) };
	return D("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/keys/references.ts
const zw = /\[%key(_id)?:(?![^%\]]*[\da-f]{14}\.\d{8})([^%\]]+)%\]/g;
function Bw({ translations: e = {} }) {
	return Object.entries(e).flatMap(([e, t]) => typeof t == "string" && !t.includes("[%key") ? [] : X(t).flatMap((e) => [...e.matchAll(zw)]).map(([t, n, r = ""]) => ({
		language: e,
		words: t,
		key: r,
		...!n && { name: r }
	})));
}
function Vw(e) {
	let t = e.changes.flatMap((e) => e.action === "update" && e.renamed_from !== void 0 ? e : []), n = new Map(t.map((e) => [e.renamed_from, e.label])), r = e.destroys.filter(({ how: e }) => e === "destroy"), i = new Map([...r.map(({ id: e }) => [String(e), []]), ...t.map(({ id: e, fields: t }) => {
		let n = t.find(({ field: e }) => e === "key_name");
		return [String(e), X(n?.after ?? "")];
	})]), a = o(() => {
		let t = e.live.flatMap((e) => i.get(e.key_id) ?? Q(e.key_name)), n = e.declared.flatMap(({ values: e }) => Q(e.key_name));
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
		let a = n.get(i), o = `The ${t} translation refers to ${r}, but after this plan Lokalise has no such key. ${a === void 0 ? "Correct the reference." : `Write [%key:${a}%].`}`;
		return {
			...Y($, e, "unknown-reference", o, {
				path: ["translations", t],
				severity: "warning"
			}),
			quotes: [r]
		};
	});
}
// src/webhooks/url.ts
const Hw = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function Uw(e, t) {
	let n = new Map(), r = [];
	for (let i of Dy(e)) {
		let e = Hy(i, Hw, t);
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
	if (Dy(e).length !== 0) {
		if (/^http:/i.test(e)) return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
		if (e.startsWith("${")) return "The URL starts with a variable. Write the host and the fixed path in the manifest, such as https://hooks.example.com/services/${NAME}, and set the variable only to the secret rest.";
		if (!Jw(e)) return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.";
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
	return Ey(e).flatMap((e) => {
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
	let t = Oy(e, new Map(Dy(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function Jw(e) {
	let t = "";
	for (let n of Ey(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const Yw = "URL_OF_", Xw = () => ({
	nameOf: ({ url: e }) => e,
	mayHoldSecret({ url: e }) {
		let { template: t, left: n } = aT(e, () => "x");
		return n || t !== uT(e);
	},
	templates(e, t, n, r) {
		let i = new Zw();
		i.entry = r;
		let a = [...e].sort((e, t) => g(e.url, t.url)), o = (e) => t(e) ? iT(uT(e.url), n, new Map()) : nT(e.url, i, n);
		return {
			templates: new Map(a.map((e) => [e, o(e)])),
			variables: i.variables
		};
	}
});
var Zw = class {
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
function Qw(e) {
	return My(e).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (e, t) => {
		let n = Ey(e).map((e) => "text" in e ? e.text : "-"), [, r = "", i = n.join("")] = /^([^=]*)=(.*)$/s.exec(n.join("")) ?? [];
		if (t === 0 || sT.includes(i) || !lT(cT(i))) return e;
		let a = cT(i).split(/[^\p{L}\p{N}]+/u);
		return eT.test(r) || a.some(tT) ? `${e.slice(0, e.indexOf("=") + 1)}***` : e;
	});
}
function $w(e, t, n) {
	let [r, i] = [Ny(e).split("/"), Ny(t).split("/")], a = r.findIndex((e, t) => Oy(e, n) !== i[t]);
	return a === 0 || a === 2 ? Iy(t) : [...r.slice(0, a < 0 ? void 0 : a), "…"].join("/");
}
const eT = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function tT(e) {
	return lT(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function nT(e, t, n) {
	let r = rT(e, new Zw(), n);
	return "why" in r ? r : rT(e, t, n);
}
function rT(e, t, n) {
	let r = jy(e), { template: i, left: a } = aT(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : iT(i, n, t.variables);
}
function iT(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = Uw(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function aT(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = lT(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => lT(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => sT.includes(e) ? e : qy(e) === void 0 && oT.test(e) ? t(e) : (o ||= lT(cT(e)), uT(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)), d = i.split("&").map((e) => {
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
	let t = kr(e) ?? {}, n = M(t.webhook_id) || void 0, r = M(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: Or(t.events, M)
	};
	if (!Mr(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [Ny(r)],
			shown: Iy(r)
		},
		lacks: Nr(i)
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
	return Or(e, (e) => {
		let { event: t, lang_iso_codes: n } = kr(e) ?? {}, r = M(t), i = Or(n, M);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const mT = tb(), hT = j().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), gT = mT({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: hT,
	value: j(),
	live: ({ url: e }, { url: t, variables: n }) => Py(e, Oy(t, n)) ? t : $w(t, e, n),
	toManifest: (e) => e,
	equal: Py,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: Qw(e)
	})
}), _T = mT({
	name: "events",
	expects: "a list of events, at least one",
	schema: xr(j().min(1).meta({ examples: ee })).min(1),
	value: xr(j()),
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
}), vT = hr([_r("*"), xr(j().min(1)).min(1)]), yT = mT({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${v.join(", ")}`,
	schema: mr(Cr(v), vT),
	value: br(j(), hr([_r("*"), xr(j())])),
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
	languages: (e) => DT(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
});
function bT(e, t) {
	let n = DT(e).find(([e]) => !t.includes(e))?.[0];
	if (n !== void 0) return {
		code: "unknown-event",
		message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
		path: [n]
	};
}
const xT = mT({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: hr([j().min(1), yr()]),
	value: hr([j(), yr()]),
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
], CT = Qy(ST).required({ url: !0 }).extend({
	branch: xT.schema.default(null),
	previously: hT.exactOptional(),
	new: gr().exactOptional(),
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
		let i = r.length > 3 ? `${r.length} events` : OT(r).join(", ");
		return `${Iy(e)} (${[
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
function TT(e) {
	let t = ee.find((t) => t.endsWith(`.${e}`)) ?? e;
	return ee.includes(e) ? "" : Cn(t, ee);
}
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
	let i = new Set(n.map(({ url: e }) => Ny(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Ny(Oy(e, r)))).flatMap((e) => Dy(e).map((t) => `${t} ${jy(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = jy(t);
		return Dy(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function jT(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = [], a = new Map();
	for (let t of e) {
		let e = gw(t), o = e ? void 0 : MT(a, t);
		if (o) {
			o.parts.push(t);
			continue;
		}
		let s = NT(t), c = t.from ? IT(a, s, e) : [], [l] = c;
		if (c.length > 1) {
			r.push({
				entry: t,
				rivals: c
			});
			continue;
		}
		let u = l || !t.from ? [] : IT(a, s).filter(({ parts: [e] }) => e && !e.from && !e.values.filenames);
		u.length > 0 && n.push(RT(t, u.slice(0, 1)));
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
	let o = ({ parts: e }) => BT(e, t).entries;
	for (let { entry: e, rivals: t } of r) tE(t.flatMap(o)).length === 0 && n.push(RT(e, t));
	let s = i.map(({ parts: e }) => BT(e, t));
	return {
		entries: s.flatMap((e) => e.entries),
		problems: [...n, ...s.flatMap((e) => e.problems)]
	};
}
function MT(e, { from: t, values: n }) {
	let { key_name: r, platforms: i = x } = n, [a, o] = t && typeof r == "string" && e.get(r) || [];
	return o || a?.platforms !== FT(i) ? void 0 : a.group;
}
function NT({ values: e }) {
	let { key_name: t, platforms: n = x } = e;
	if (typeof t == "string") return [[t, FT(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Q(t, n).map((e) => [e, FT(r(e))]);
}
const PT = 2 ** x.length - 1;
function FT(e) {
	return e === x ? PT : e.reduce((e, t) => e | 1 << x.indexOf(t), 0);
}
function IT(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !LT(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function LT(e, t) {
	return !e || !t ? !1 : x.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function RT(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? xa(e, ["key_name"]) : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return Y($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function zT(e, t) {
	let n = e.parts ?? [e];
	return n.some(({ from: e, values: t }) => e && Object.values(t.translations ?? {}).some((e) => typeof e == "string")) && BT(n, t, !0).entries[0] || e;
}
function BT(e, t, n = !1) {
	let [r] = e;
	if (!r || e.length === 1 && !n) return {
		entries: [...e],
		problems: []
	};
	let i = UT(e, t), a = i.size === 0 ? e : e.filter((e) => !i.has(e)), o = (n || i.size > 0 ? void 0 : VT(e)) ?? qT(e, a, t, n), { translations: s, isPlural: c, problems: l, leftOut: u } = o, d = [
		...KT(i),
		...u,
		...t === void 0 ? [] : l
	], f = e.filter(({ values: e }) => e.description !== void 0), { is_plural: p, translations: m, ...h } = r.values, g = f[0]?.values.description, _ = {
		...r,
		values: {
			...h,
			key_name: QT(e),
			...Object.keys(s).length > 0 && { translations: s },
			...c !== void 0 && { is_plural: c },
			...g !== void 0 && { description: g }
		},
		onCreate: {
			...$T(e),
			...r.from ? {} : r.onCreate
		},
		span: new Jt(r.span, () => HT(e, o.owners(), o.becameOther)),
		parts: e,
		...d.length > 0 && { leftOut: d }
	}, [v, y] = f, b = v && y && !v.from ? [eE(y, v, ["description"])] : [];
	return {
		entries: [_],
		problems: [...l.map((e) => e.problem), ...b]
	};
}
function VT(e) {
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
		owners: () => XT(e).owners
	};
}
function HT(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		if (!t) return;
		let r = t.span.members?.get("translations")?.members?.get(e), i = En(r ?? t.span, { file: t.file });
		return n.has(e) ? En(i, { members: new Map([["other", i]]) }) : i;
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
			return n ? [En(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? En(n, { members: a }) : n);
	}
	return r;
}
function UT(e, t) {
	let n = e.filter(({ from: e }) => e?.file.language !== void 0), r = ({ from: e }) => e?.language === (t ?? e?.source.language ?? e?.source.languages?.[0]), i = n.find(r) ?? n[0], a = (e) => n.every(({ from: t }) => t === e.from || t?.language !== e.from?.language), o = t !== void 0 || i !== void 0 && r(i), { from: s } = i ?? {}, c = new Map();
	if (!s) return c;
	let l = WT(s.file);
	for (let e of n) e.from && l(e.from.file) && (o || a(e)) && c.set(e, s.file.path);
	return c;
}
const WT = t((e) => t((t) => {
	if (t === e) return !1;
	let { source: n, language: r = "" } = t, i = r === e.language ? void 0 : Pt([n], e, r)?.path, a = Nn(e.path) === Nn(t.path) && e.source.platform === n.platform, o = i === void 0 || i === t.path || GT(i, t.path);
	return a && !o;
}));
function GT(e, t) {
	let n = (e) => e.slice(0, e.lastIndexOf("/") + 1);
	return e.endsWith(".xml") && n(e) === n(t);
}
function KT(e) {
	return [...e].map(([e, t]) => {
		let n = e.from?.language ?? "", r = `The base translation is in ${t}, so the ${n} translation belongs in the ${n} file of the same path. It stays in this file, and is not compared or sent. Move it there.`;
		return {
			language: n,
			problem: Y($, e, "no-language-file", r, {
				path: ["translations", n],
				severity: "warning"
			}),
			isInWrongFile: !0
		};
	});
}
function qT(e, t, n, r) {
	let { owners: i, problems: a } = XT(t), o = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), s = [...i].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), c = s.filter(({ isPlain: e }) => e), l = ({ part: e }) => Nn(e.file.path)?.severalLanguages, u = o?.values.is_plural ?? (r || c.length < s.length && c.every((e) => e.language !== n || l(e))), d = s.filter((e) => e.isPlain === u && !(u && l(e)));
	for (let { language: e } of d) i.delete(e);
	let f = new Set(u ? c.filter(l).map(({ language: e }) => e) : []);
	return {
		translations: ZT(i, f),
		becameOther: f,
		problems: a,
		owners: () => i,
		isPlural: o ? u : u || void 0,
		leftOut: d.map(({ language: e, part: t }) => ({
			language: e,
			problem: JT(t, e, {
				isPlural: u,
				isLivePlural: r,
				declared: o
			})
		}))
	};
}
function JT(e, t, n) {
	let [r, i] = YT(n), a = `The ${t} text ${n.isPlural ? "has no plural forms" : "has plural forms"}, but ${r}. It stays in the file, and is not compared or sent. ${i}`;
	return Y($, e, "plural-mismatch", a, {
		path: ["translations", t],
		severity: "warning"
	});
}
function YT({ isPlural: e, isLivePlural: t, declared: n }) {
	let r = "Write plural forms, in a format that has them.", i = e || t ? r : "Change the text or is_plural.";
	return n ? [`${n.file.path} says is_plural: ${e}`, i] : t ? ["the key is a plural in Lokalise", r] : [e ? "other languages have them" : "the text in the base language has none", "Write all languages with plural forms, or all without."];
}
function XT(e) {
	let t = new Map(), n = [];
	for (let r of e) for (let e in r.values.translations) {
		let i = t.get(e);
		if (!i) t.set(e, r);
		else {
			let [t, a] = i.from?.onlyIfBase && !r.from?.onlyIfBase ? [i, r] : [r, i], o = eE(t, a, ["translations", e]);
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
function ZT(e, t) {
	let r = {};
	for (let [i, { values: a }] of e) {
		let e = a.translations?.[i] ?? "";
		n(r, i, t.has(i) ? { other: String(e) } : e);
	}
	return r;
}
function QT(e) {
	let [t] = e;
	if (t?.values.previously && !t.values.platforms) {
		let n = e.slice(1), r = n.flatMap(({ values: { key_name: e } }) => typeof e == "string" ? [] : e);
		if (r.length === n.length) return typeof t.values.key_name == "string" ? Object.assign({}, ...r) : t.values.key_name;
	}
	let n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function $T(e) {
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
function eE(e, t, n) {
	let r = xa(t, n), i = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, a = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", o = `${i} is declared twice: here and at ${r}. ${`Keep one of them.${t.from && e.from && n.length > 1 ? " If they are texts of two keys, rename one of them, or write {file}, {dir} or {1} in key_name of their rows of texts." : ""}${a}`}`;
	return Y($, e, "duplicate-text", o, {
		path: n,
		scope: "run"
	});
}
function tE(e) {
	let t = new vn(), n = new Map();
	for (let r of nE(e)) {
		let e = gw(r), i = e === void 0 ? "" : S(gC(e)), { key_name: a, platforms: o = x } = r.values, [s] = Object.entries(YS(a, o)).flatMap(([e, t]) => {
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
		t.add(ba("duplicate-key", `Key "${JS(a)}"`, c, " If one was copied, correct its name. If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function nE(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
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
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: c } = e, l = lE(a), u = (e) => n[e] !== "off", d = (e) => l.some(({ text: t }) => k(t).some((t) => e(t.text))), f = (u("icu") || u("placeholders") || u("plurals")) && d(ln), p = f || d(kn) && (t.usesIcu?.() ?? !1), m = [...l, ...fE(e, r)], h = m.find(({ language: e }) => e === r)?.text, g = m.filter(({ language: e, text: t }) => e === r || h === void 0 || !s(t, h)), _ = ({ language: t }) => e.isInFile?.(t) ? void 0 : c?.(t);
	return [
		...u("icu") && f ? l.flatMap(pE) : [],
		...u("placeholders") ? dE(oe(m, r, {
			readsIcu: p,
			isForm: e.isForm
		}), m, r) : [],
		...u("plurals") ? g.flatMap((e) => ze(e, _(e), i)) : [],
		...u("plurals") && f ? Ln(g, r, i) : [],
		...u("length") && o > 0 ? l.flatMap((t) => mE(t, e)) : [],
		...u("blanks") ? dE(xE(m, r), m, r) : [],
		...u("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? gE(e, l, r) : []
	];
}
function dE(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || k(r.text).length === 0 || e.length < 3) return e;
	let i = [...b(e, ({ fault: e = "" }) => [e]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o] = i.toSorted((e, t) => a(t) - a(e));
	if (!o) return e;
	let s = a(o), c = t.filter((e) => e !== r && k(e.text).length > 0).length;
	if (s < 3 || s * 2 <= c) return e;
	let [{ check: l, language: u, fault: d, quotes: f }] = o, p = `differs from ${s === c ? "all" : `${s} of ${c}`} other texts in the same way, so it is probably the one to correct: the ${u} text ${d}`, m = k(r.text).find((e) => o.every((t) => t.form === e.form));
	return [{
		...qt(l, r, m ?? {}, p),
		...f && { quotes: f }
	}, ...e.filter((e) => !o.includes(e))];
}
function fE({ texts: e, live: t }, n) {
	if (n === void 0 || k(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function pE(e) {
	return k(e.text).flatMap((t) => {
		if (!ln(t.text)) return [];
		let n = Un(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [qt("icu", e, t, o, `${i}.${Lt(t.text)}`)];
	});
}
function mE(e, { charLimit: t, limitIn: n }) {
	return k(e.text).flatMap((r) => {
		if (r.text.length <= t) return [];
		let i = 0;
		for (let e of r.text) i += 1;
		if (i <= t) return [];
		let a = `has ${i} characters, but ${n?.(e.language) ?? "char_limit"} allows ${t}`;
		return [qt("length", e, r, a, "Shorten it, or raise char_limit.")];
	});
}
function hE(e, t) {
	return k(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...qt("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function gE({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || k(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => k(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || k(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const _E = ["start", "end"], vE = RegExp(`^${iE}*`), yE = /\r\n?|[\u2028\u2029\x85]/g, bE = /[^\S\n\t]/g;
function xE(e, t) {
	let n = e.flatMap((e) => {
		let t = k(e.text).map((e) => ({
			...e,
			...SE(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = qn(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = _E.flatMap((e) => TE(e, t, i?.[e] ?? ""));
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [qt("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
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
function TE(e, t, n) {
	let r = t[e];
	return r === n || r === "" && /^ +$/.test(n) && wE.test(t.text) ? [] : n === "" ? [[`${e}s with ${EE(r)}`, "Remove it."]] : r === "" ? [[`does not ${e} with ${EE(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function EE(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function DE(e) {
	let t = Object.entries(e).flatMap(([e, t]) => _(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, OE({
		...e,
		...n
	})])), r = OE(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function OE(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${kE}(?=${kE}))(?:${r})(?!(?<=${kE})${kE})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of AE(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== jE(r, e) && t.set(r, jE(r, e));
		}
		return t;
	};
}
const kE = `(?:${ot.source.slice(1)}|[\\p{N}\\p{M}_])`;
function AE(e) {
	let t = (e) => " ".repeat(e.length);
	return (zn(e)?.texts.join("\n") ?? e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(Nt, t);
}
function jE(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const ME = 1e4, NE = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, PE = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], FE = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function IE(e, t) {
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => k(n).some((n) => t(n.text, e)))), r = o(() => n(ln)), { base: i = "" } = t, a = () => e.filter(({ declared: e }) => /\s/.test(zE(e))).length > e.length * .1, s = o(() => e.length <= 10 || !a() && (n((e, t) => t === i) || e.some(({ live: e }) => e && k(HE(e, i) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: r,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: wn(c.pattern) },
		...c && u !== "off" && { words: DE(c.words) }
	}, f = o(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = zE(e), n = (e) => e !== t && f().has(e), [r, i = ""] = NE.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && PE.some((e) => f().has(i + e));
			let [, a] = FE.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function LE(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = IE(e, t), i = [], a = 0;
	for (let { declared: t, live: o } of e) {
		let e = BE(t, o, () => r(t), n), s = [...UE(t, n), ...e];
		if (s.length !== 0) {
			for (let e of s) i.push(WE(t, e, n));
			if (a += 1, a >= ME) break;
		}
	}
	let [o] = i;
	if (o && a >= ME) {
		let e = `${ME.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : o;
		i.unshift(D(o.code, e, {
			severity: t.severity,
			scope: t.scope
		}));
	}
	return i;
}
function RE(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = IE(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: kt(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : NC.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			HE(t, i)
		], p = d !== void 0 && !RC(d) ? d : f && ((n) => sw(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = BE(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || AS(FC(t, c))[a], b = new Set(v.map(({ check: e }) => e)), x = [...y ? [] : [`not-${a}`], ...b], ee = v.map(({ message: e }) => e).join(" ");
		return x.length === 0 ? void 0 : {
			because: x,
			...ee !== "" && { details: ee }
		};
	} };
}
function zE({ values: e }) {
	return Q(e.key_name)[0] ?? "";
}
function BE(e, t, n, r, i = e.values.translations) {
	let { translations: a = {}, char_limit: s } = e.values;
	if (!i) return [];
	let c = o(() => sw(a, t, r.base)), l = (e) => e && c().native(e);
	return sE({
		isForm: n,
		texts: i,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		limitIn: (t) => VE(e, t),
		isNew: t === void 0,
		isInFile: (t) => yh([e]).some(({ from: e }) => e?.language === t),
		...t && { live: (e) => l(HE(t, e)) }
	}, r);
}
function VE({ file: e, span: t }, n) {
	let r = O(e, t, ["char_limit"]);
	return r.file === O(e, t, ["translations", n]).file ? "char_limit" : `char_limit (${Sa(r)})`;
}
function HE(e, t) {
	let n = FC(e, t);
	return n && PC(n.translation, e.is_plural);
}
function UE({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? Q(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "", l = Rt(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`, d = o.map((e) => {
		let t = `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`;
		return a("key_names", t);
	});
	return c ? [...d, a("descriptions", u)] : d;
}
function WE(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = Y($, e, On[r], o, {
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
function GE({ values: e }, t, n, r) {
	let i = k((t ? HE(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && FC(t, e);
			if (!n || !r(PC(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...AS(n)
			};
			return ke.filter((e) => i[e]);
		}
	};
}
function KE({ entries: e, isLive: t }) {
	return t ? [] : e.flatMap(({ declared: { leftOut: e = [] } }) => e.map(({ problem: e }) => e));
}
const qE = [
	{
		name: "texts that do not fit the others of their key",
		codes: [
			"duplicate-text",
			"no-language-file",
			"plural-mismatch"
		],
		needs: "files",
		find: KE
	},
	{
		name: "former names that no live key has",
		codes: ["unknown-previously"],
		needs: "plan",
		find: YE
	},
	{
		name: "new keys with the name of another one",
		codes: ["second-key"],
		needs: "plan",
		find: XE
	},
	{
		name: "texts in a wrong encoding",
		codes: ["wrong-value"],
		needs: "plan",
		find: aD
	},
	{
		name: "new keys that are probably renamed",
		codes: ["looks-renamed"],
		needs: "plan",
		find: $E
	},
	{
		name: "new keys that are forms of a plural",
		codes: ["plural-mismatch"],
		needs: "plan",
		find: lD
	},
	{
		name: "references to keys that are not there",
		codes: ["unknown-reference"],
		needs: "plan",
		find: Vw
	},
	{
		name: "checks of texts",
		codes: Object.values(On),
		needs: "files",
		notIn: ["drift", "status"],
		find: ({ entries: e, checks: t }) => LE(e, t)
	}
];
function JE(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = D(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function YE({ entries: e, chosen: t, live: n, unmatched: r, rules: i }) {
	let a = o(() => new Set(t)), s = Mw(i), c = e.filter(({ declared: e, live: t }) => e.values.previously !== void 0 && a().has(e) && !(t && s(t)));
	if (c.length === 0) return [];
	let l = new Set(n.flatMap(KS)), u = [...new Set(r.flatMap(KS))], d = {
		path: ["previously"],
		severity: "warning"
	};
	return c.flatMap(({ declared: e, live: t, renamedFrom: n }) => {
		let r = e.values.previously ?? [], i = t !== void 0 && n === void 0 ? r.find((e) => u.includes(e)) : void 0;
		if (i !== void 0) {
			let t = `The project has this key and the key "${i}", so nothing is renamed. Delete the one that is not needed in Lokalise. Then remove previously.`;
			return [Y($, e, "unknown-previously", t, d)];
		}
		if (t || r.some((e) => l.has(e))) return [];
		let a = `No live key has the former name ${r.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key. Correct or remove previously.`;
		return [Y($, e, "unknown-previously", a, d)];
	});
}
function XE(e) {
	let t = new Set(e.chosen), n = e.entries.flatMap(({ declared: e, live: n }) => n || !t.has(e) ? [] : e);
	return [...JE(ZE(e, n), "new keys have the name of a key of another file"), ...e.project.perPlatformNames ? QE(e, n) : []];
}
function ZE({ live: e }, t) {
	let n = ({ values: e, onCreate: t }) => Object.entries(YS(e.key_name, e.platforms ?? t.platforms ?? x)), r = t.filter((e) => gw(e) !== void 0), i = new Set(r.flatMap((e) => Q(e.values.key_name))), a = new Map();
	for (let { key_id: t, key_name: n, platforms: r } of i.size > 0 ? e : []) for (let [e, o] of Object.entries(YS(n, r))) i.has(o) && a.set(`${e} ${o}`, `live key ${t}`);
	return r.flatMap((e) => {
		let t = n(e), r = t.flatMap(([e, t]) => a.get(`${e} ${t}`) ?? [])[0];
		for (let [n, r] of t) a.set(`${n} ${r}`, Ew([e], "key_name"));
		if (r === void 0) return [];
		let i = `The name of this new key is also that of ${r}, in another file. The service refuses a second key of one name, except perhaps in another file. If apply fails with this, upload the file once in Lokalise, or give its keys other names, such as key_name: "{file}:{path}" in the row of texts.`;
		return [Y($, e, "second-key", i, {
			path: ["key_name"],
			severity: "warning"
		})];
	});
}
function QE({ unmatched: e }, t) {
	let n = new Map(e.flatMap((e) => KS(e).map((t) => [t, e])));
	return t.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.new) return [];
		let i = t.platforms ?? r.platforms, a = Q(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set new: true.`, l = {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		};
		return [Y($, e, "second-key", c, l)];
	});
}
function $E(e) {
	let t = sD(e), { baseLanguage: n } = e.project, r = o(() => tD(e)), i = e.created.flatMap((i) => {
		let a = i.entry.values.new || t.includes(i) ? [] : eD(i);
		return a.length === 0 ? [] : rD(nD(a, r(), n), i, e);
	});
	return [...cD(t), ...JE(i, "new keys have the same texts as a live key that the files do not have")];
}
function eD({ change: e }) {
	return e.fields.flatMap(({ field: e, part: t = "", after: n }) => e === "translations" ? rb(n).map((e) => `${t} ${e}`) : []);
}
function tD({ declared: e, undeclared: t, live: n, project: r }) {
	let i = new Set(t.map(({ id: e }) => e)), a = e.some(({ from: e, parts: t }) => e ?? t), o = new Set(e.filter(({ values: { translations: e } }) => (a || e !== void 0) && e?.[r.baseLanguage] === void 0).flatMap((e) => Q(e.values.key_name)));
	return b(n.filter((e) => i.has(e.key_id) || KS(e).some((e) => o.has(e))), ({ translations: e = [], is_plural: t }) => e.flatMap(({ language_iso: e, translation: n }) => rb(PC(n, t)).map((t) => `${e} ${t}`)));
}
function nD(e, t, n) {
	let r = (e) => e.startsWith(`${n} `), i = e.filter(r).flatMap((e) => t.get(e) ?? []);
	if (i.length > 0) return {
		keys: i,
		evidence: `${n} text`
	};
	let [a = "", ...o] = e.filter((e) => !r(e));
	return {
		keys: t.get(a)?.filter((e) => o.every((n) => t.get(n)?.includes(e))) ?? [],
		evidence: "translations"
	};
}
function rD({ keys: [e, ...t], evidence: n }, i, { declared: a }) {
	let { change: o, entry: s } = i, [c] = e ? [...qS(e, s.values.key_name), ...KS(e)] : [];
	if (c === void 0) return [];
	let l = t.length > 0 ? ` (and ${t.length} more)` : "", u = a.find(({ from: e, values: t }) => !e && Q(t.key_name).includes(c)), d = Rt(o.place.file), f = d === o.place.file ? "here" : `in an entry of ${d}`, p = f === "here" ? "" : ", and rename it in all files", m = u ? `set key_name: ${o.label} and previously: ${r(c)} in the entry ${Ew([u], "key_name")}` : `set ${oD(s)}previously: ${r(c)} ${f}`;
	return [uD("looks-renamed", `Live key "${c}"${l} has the same ${n} as the new key "${o.label}", and the files have none for it. If it was renamed, ${m}${p}. Otherwise, set new: true ${f}.`, i)];
}
const iD = /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/;
function aD({ changes: e }) {
	let t = (e = "") => iD.test(X(e).join(" ")), n = e.flatMap((e) => (e.action === "destroy" ? [] : e.fields).flatMap(({ field: n, part: r, before: i, after: a, place: o }) => {
		if (n !== "translations" || !o || !t(a) || t(i)) return [];
		let s = `The ${r} text of ${e.label} has characters of a wrong encoding, as in Ã¼ or \ufffd for ü. Save the file as UTF-8, and correct the text.`;
		return D("wrong-value", s, {
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
function oD({ from: e, values: { key_name: t } }) {
	return !e || typeof t == "string" ? "" : `key_name: { ${Object.entries(t).map(([e, t]) => `${e}: ${r(t)}`).join(", ")} } and `;
}
function sD({ created: e, live: t }) {
	let n = o(() => new Set(t.flatMap(KS)));
	return e.filter((e) => !e.entry.values.new && eD(e).length > 0 && Me(e.entry, e.change.label, (e) => n().has(e)));
}
function cD([e, ...t]) {
	if (!e) return [];
	let n = t.length > 0 ? ` (and ${t.length} more)` : "";
	return [uD("looks-renamed", `The new key "${e.change.label}"${n} is in the project ${Ue(e.change.label)}`, e)];
}
function lD({ created: e }) {
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
	return [D("plural-mismatch", l, {
		place: o.row,
		severity: "warning",
		scope: "change"
	})];
}
function uD(e, t, { change: { place: n } }) {
	return D(e, t, {
		place: n,
		severity: "notice",
		scope: "change"
	});
}
// src/keys/restored.ts
function dD(e, t, n, r) {
	let { declared: i, problems: a } = hD(mD(e), r.project), o = "key-gone";
	if (t) {
		let e = fC.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: pw.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: pD(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = fD(s, n);
	return {
		declared: i,
		context: pD(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function fD({ key_name: e, platforms: t = [...x], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && GS(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function pD(e, t) {
	let n = e.find((e) => e.startsWith(le))?.slice(le.length), r = {
		...hn,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function mD({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = re(new Map(Object.entries(t.values)).get("translations"), e);
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
function hD(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return Y($, e, "unknown-language", r, {
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
function gD(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = e.changes.filter((e) => e.action === "update"), o = new Map(a.map((e) => [String(e.id), e])), { matches: s } = Nw(n, t.filter(({ key_id: e }) => o.has(e)), e.project.perPlatformNames), c = new Map();
	for (let { declared: e, live: t } of s) {
		let n = t && o.get(t.key_id);
		n && c.set(n, e.values);
	}
	let l = [...c].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(Ne(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = NC.parse(i);
		return o === void 0 || LC(IC(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), u = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: l,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !c.has(e) : !_D(e, "key_name").some((e) => u.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : _D(e, "tags");
			return Fm($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function _D({ fields: e }, t) {
	return X(e.find(({ field: e }) => e === t)?.after ?? null);
}
// \0late:formats
const vD = process.getBuiltinModule("node:module").createRequire(import.meta.url), yD = (...e) => vD("./late-formats.js").formatOf(...e), bD = (...e) => vD("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function xD(e, t, n) {
	let r = {
		path: e,
		lineStarts: un(t)
	}, { texts: i, faults: a, base: o, language: s } = bD(e, t, lr(n)), c = new Map();
	if (s && !SD(n, s.text)) return {
		entries: [],
		variables: c,
		problems: [CD(n, s, r)]
	};
	let l = new Set();
	for (let { language: e } of i) e !== void 0 && l.add(e);
	let u = n.language === void 0 ? st(n.source, [...l]) : n.source, d = {
		...n,
		source: u
	}, f = ND(d), p = a.filter(({ language: e }) => e === void 0 || Dt(u, At(u, e))), m = [], h = new Map(), g, _ = i[0] && ED(i[0], d);
	for (let e of i) {
		if (e.plural && h.set(e.plural.name, e.plural.isShown), e.language !== g && (g = e.language, _ = ED(e, d)), !_) continue;
		let t = new PD(e, _.language), n = DD(e, _, d);
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
		...o !== void 0 && { base: At(u, o) },
		variables: c,
		problems: wD(p, r, u)
	};
}
function SD({ source: e, path: t, language: n }, r) {
	let i = Ie(e, t);
	return n === void 0 || At(e, r) === n ? !0 : i === void 0 ? Gt(r, [n]) !== void 0 : [i, n].some((e) => Zn(e, r));
}
function CD(e, { text: t, at: n }, r) {
	let i = `This file says that its language is "${t}", and ${Ie(e.source, e.path) === void 0 ? "its row of texts" : "its path"} says ${e.language}. It is not read. Correct the language here, or move the file.`;
	return D("text-file", i, {
		place: bn(r, n.start, n.end),
		quotes: [t]
	});
}
function wD(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, quotes: s, at: c } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, l = r.get(a + i) ?? new vn({
			most: 10,
			first: 1
		});
		if (r.set(a + i, l), l.countMore(t.path, 1, e)) continue;
		let u = bn(t, c.start, c.end), d = e.scope === "run" ? o + TD(n) : o;
		l.add(D(i, d, {
			...e,
			place: u,
			...s && { quotes: s }
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function TD({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !yt(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function ED({ language: e }, t) {
	let { source: n, language: r } = t, i = r ?? At(n, e ?? "");
	if (Dt(n, i)) return {
		file: t,
		source: n,
		language: i,
		onlyIfBase: !n.languages?.includes(i)
	};
}
function DD({ path: e, value: t, description: n }, { language: r }, i) {
	let a = OD(e, i), o = jD(t), s = o === void 0 ? {} : { [r]: o };
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
function OD(e, t) {
	let { separator: n, keyName: r, platform: i } = t.source, a = kD(n)(e), o = r === "{path}" ? a : AD(r, a, t);
	return i === void 0 ? o : { [i]: o };
}
const kD = h((e) => t((t) => t.join(e)));
function AD(e, t, n) {
	return e.replace(/\{(path|file|dir|1)\}/g, (e, r) => (r === "path" ? t : n[r]) ?? "");
}
function jD(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
const MD = t(({ platform: e, platforms: t, tags: n }) => ({
	...e !== void 0 && { platforms: [e] },
	...t && { platforms: [...t] },
	...n && { tags: [...n] }
}));
function ND({ source: e, filename: t }) {
	let n = MD(e);
	return t === void 0 || !n.platforms ? n : {
		...n,
		filenames: Object.fromEntries(n.platforms.map((e) => [e, t]))
	};
}
var PD = class {
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
// src/keys/kind.ts
const FD = {
	schema: pw,
	fields: uw,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, ID = {
	schema: hw,
	fields: uw.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function LD(e, t) {
	return Wm({
		plural: "keys",
		entry: FD,
		defaults: ID
	}, e, t);
}
function RD(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && (e.from || Object.values(n).every((e) => typeof e == "string")) ? [] : qC(Object.entries(n).flatMap(([e, n]) => KC(e, n, t, m)), t).map(({ code: t, message: n, path: r }) => {
		let i = {
			path: ["translations", ...r],
			ofName: t === "plural-form"
		};
		return Y($, e, t, n, {
			...i,
			scope: "run"
		});
	});
}
const zD = {
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
function BD(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: VD(e.entry, t.entry),
		wrote: VD(e.wrote, t.wrote)
	} : e;
}
function VD(e, t) {
	let n = {
		...HD(e),
		...HD(t)
	};
	return {
		...e,
		...t,
		...Object.keys(n).length > 0 && { translations: n }
	};
}
function HD({ translations: e }) {
	return _(e) ? e : {};
}
const UD = "The live value is not compared and not changed.", WD = (e) => `${UD} A new key has ${e}.`, GD = {
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
		undeclared: `${UD} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: WD("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: WD("no tags, except the one of the setting `owner`"),
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
		undeclared: WD("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: WD("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: WD("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: WD("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: WD("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${UD} A new key is visible.`
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
		undeclared: WD("none"),
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
function KD({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const qD = {
	...$,
	plural: me.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: me,
	limits: {
		removed: We,
		removedPercent: ct,
		overwrittenPercent: Fe,
		unverified: cr,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: zD,
	entry: FD,
	defaults: ID,
	docs: GD,
	readManifest: LD,
	textFiles: {
		read: xD,
		isOnlyName: KD,
		filenames: ({ filenames: e }) => Object.values(e),
		otherFile(e, t) {
			let n = vw(e, t);
			return n === void 0 ? void 0 : {
				filename: n,
				paths: yw(e, n)
			};
		},
		join: jT
	},
	checkTogether: (e) => [...tE(e), ...Ow(e)],
	checkEntry: RD,
	waiting: RE,
	progressOf: GE,
	match(e, { objects: t, unusable: n }, { project: r, rules: i, formerFiles: a }) {
		return th(qD, e, n, i, ww, (e) => {
			let n = Nw(e, t, r.perPlatformNames, Mw(i), a), o = n.matches.filter(({ declared: e, live: t }) => t || !KD(e)).map((e) => e.live?.is_plural && e.declared.values.is_plural === void 0 ? {
				...e,
				declared: zT(e.declared, r.baseLanguage)
			} : e);
			return {
				...n,
				matches: o
			};
		});
	},
	remarks: qE,
	names: (e, t = "") => [...new Set([...qS(e, t), ...KS(e)])],
	texts: XC,
	storedForm: (e) => DC(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest(e, t) {
		return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : LD(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
	},
	mergeKept: BD,
	findRestored: dD,
	undoneByApply: gD
};
// src/webhooks/match.ts
function JD(e, t, n) {
	return new YD(e, t, n).result();
}
var YD = class {
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
		return this.#s((e) => this.#d(e)), this.#f(), this.#s((e) => this.#p(e)), this.#s((e) => this.#m(e)), this.#s((e) => this.#h(e)), this.#s((e) => this.#_(e)), this.#s((e) => this.#v(e)), this.#s((e) => this.#y(e)), {
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
		return [...t].filter((t) => XD(e, t, this.#n));
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
		return n ? this.#u(e, n) : rO("stale-id", e, "webhook_id", `The project has no webhook ${t}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`, "warning");
	}
	#f() {
		for (let { webhook: e, candidate: t } of QD(this.#c(), [...this.#o], this.#n)) !this.#r.has(e) && this.#o.has(t) && this.#u(e, t);
	}
	#p(e) {
		if (e.values.events !== void 0) return;
		let [t, ...n] = this.#l(e, this.#o);
		t && n.length === 0 && this.#u(e, t);
	}
	#m(e) {
		let { previously: t } = e.values;
		if (t === void 0) return;
		let n = Oy(t, this.#n), r = [...this.#o].filter((e) => Py(e.url, n)), [i] = r;
		if (i) return r.length === 1 ? this.#u(e, i, Qw(t)) : rO("ambiguous-webhook", e, "previously", `${r.length} live webhooks have this former URL (ids ${nO(r)}). Add webhook_id with the id of the one that is meant.`);
	}
	#h(e) {
		let t = (t) => rO("ambiguous-webhook", e, "url", t), n = this.#l(e, this.#t).filter(({ branch: e }) => e === void 0), r = n.filter((e) => this.#g(e));
		if (r.length > 0) return t(`A live webhook has this URL, but the service does not say its branch (${tO(r)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
		if (e.values.new) return;
		let i = this.#l(e, this.#o);
		if (i.length > 0) return t(e.values.events === void 0 ? `${i.length} live webhooks have this URL and branch (ids ${nO(i)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${tO(i)}). To use this webhook, add webhook_id with its id: apply then replaces its events by these. To create a second webhook, set new: true.`);
		if (n.length !== 0) return t(`A live webhook has this URL, but the service does not say its branch (${tO(n)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id: apply then changes it to this entry. To create a second webhook, set new: true.`);
	}
	#g(e) {
		return [...this.#r.values()].some(({ declared: { values: t }, live: n }) => n === e && t.webhook_id !== n.webhook_id);
	}
	#_(e) {
		let t = [...this.#r.values()].find(({ declared: t, live: n }) => n.webhook_id === t.values.webhook_id && XD(e, n, this.#n) && !XD(t, n, this.#n));
		if (t && !e.values.new) return rO("ambiguous-webhook", e, "url", `Live webhook ${t.live.webhook_id} has this URL, but the entry at ${xa(t.declared, ["webhook_id"])} has its webhook_id and another URL. Remove webhook_id there. If this entry is a new webhook, set new: true.`);
	}
	#v(e) {
		let t = ({ values: e }) => Oy(e.url, this.#n), n = e.values.events?.map(ET) ?? [], r = ({ values: e }) => e.events?.find((e) => n.includes(ET(e))), i = this.#c(), a = new Set(i.slice(i.indexOf(e))), o = this.#e.find((n) => !a.has(n) && r(n) !== void 0 && n.values.branch === e.values.branch && Py(t(n), t(e)));
		if (o && !e.values.new) return rO("lookalike-webhook", e, "url", `This creates a webhook, but the entry at ${xa(o, ["url"])} has the same URL and also the event ${r(o)}, so the service sends this event twice. Remove it from one entry. If both are wanted, set new: true.`, "warning");
	}
	#y(e) {
		if (e.values.new) return;
		let t = eO([...this.#o]).find((t) => ZD(e, t) && ky(Ny(e.values.url), Ny(t.url)));
		if (!t) return;
		this.#o.delete(t);
		let n = t.webhook_id;
		return rO("lookalike-webhook", e, "url", `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${n}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`);
	}
};
function XD(e, t, n) {
	return Py(t.url, Oy(e.values.url, n)) && ZD(e, t);
}
function ZD({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function QD(e, t, n) {
	let r = eO(t), i = e.flatMap((e) => r.filter((t) => XD(e, t, n)).map((t) => ({
		webhook: e,
		candidate: t,
		...$D(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ candidate: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function $D({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(ET)), new Set(t.map(ET))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function eO(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function tO(e) {
	return `${e.length === 1 ? "id" : "ids"} ${nO(e)}`;
}
function nO(e) {
	return eO(e).map(({ webhook_id: e }) => e).join(", ");
}
function rO(e, t, n, r, i = "error") {
	return Y(wT, t, e, r, {
		path: [n],
		severity: i
	});
}
function iO(e) {
	let t = new Map(), n = new vn();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? S([
			Ny(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${Qw(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(ba("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function aO({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = Oy(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${Iy(s)} (${a})` : Qw(i), u = t ? [] : n.filter(({ branch: e }) => e === o), d = QD([e], u, r.variables)[0]?.candidate;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const oO = {
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
function sO(e, t, n) {
	let { entries: r, problems: i } = Wm({
		plural: "webhooks",
		entry: oO
	}, e, t, { most: Lp }), a = new Map(), o = new vn();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = Uw(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => O(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(D(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of cO(r, i, c)) o.add(e);
		}
		lO(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function cO(e, t, n) {
	let r = [], i = (e, t) => r.push(D(e, t, {
		place: n(),
		severity: "warning"
	}));
	e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://.");
	let [a] = /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.exec(t) ?? [], [, o = "NAME"] = /^\W+([A-Z_]+)\W*$/.exec(a ?? "") ?? [];
	return a !== void 0 && i("variable", `$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write \${${o}}.`), Qw(t) !== My(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git."), r;
}
function lO({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (ee.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${a.includes("*") ? ` There are no wildcards: list each event of ${ee.join(", ")}.` : TT(a)}`, o = O(t, n, ["events", i]);
		r.add(D("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const uO = {
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
}, dO = {
	...wT,
	plural: Ee.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: Ee,
	limits: {
		removed: nt,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: Xw(),
	entry: oO,
	docs: uO,
	readManifest: sO,
	checkTogether: iO,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && bT(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [Y(wT, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return th(dO, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => Ny(Oy(e, i))), (e) => {
			let r = JD(e, t, i), a = r.matches.flatMap((e) => fO(e, n)), o = new Set(a.map((e) => e.declared));
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
	findRestored: aO,
	variablesOf({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
		let a = typeof r.values.url == "string" ? Uw(r.values.url, i).variables : [], o = new Map(a);
		if (Dy(e.url).some((e) => e.startsWith("URL_OF_"))) return {
			variables: o,
			problems: []
		};
		let { variables: s, issues: c } = Uw(e.url, i);
		for (let [e, t] of s) o.set(e, t);
		let l = O(t, n, ["url"]);
		return {
			variables: o,
			problems: c.map(({ code: e, message: t }) => D(e, t, {
				place: l,
				scope: "change"
			}))
		};
	}
};
function fO({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${eh}`;
	return [{
		declared: e,
		problem: Y(wT, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const pO = [qD, dO];
wa(pO);
// src/model/remark.ts
function mO({ notIn: e = [] }, t) {
	return !e.includes(t);
}
function hO({ severity: e }, t, n) {
	let r = e?.[t];
	return r ? n.map((e) => ({
		...e,
		severity: r
	})) : n;
}
function gO(e, t, n) {
	return mO(e, t) ? hO(e, t, n()) : [];
}
var _O = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${bO(t)} was reached` : `The run was stopped by ${e}`;
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
		await ri(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const vO = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function yO(e) {
	let t = new _O(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of vO) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of vO) process.off(e, n);
		t.close();
	}
}
function bO(e) {
	return e % 36e5 == 0 ? `${e / 36e5}h` : e % 6e4 == 0 ? `${e / 6e4}m` : `${e / 1e3}s`;
}
// src/files/outputs.ts
async function xO(e, t, n) {
	let { command: r, out: i, report: a, plan: o = [], reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	return f.length === 0 ? new Map() : TO(f, [
		...t.map((e) => F(n.displayRoot, e)),
		...await Ao(u, Bi),
		l,
		...s,
		o
	].flat(), n);
}
async function SO(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await xO(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await DO(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : Lh(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => CO(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => wO((await import("./planFile.js")).planFile(a))) : void 0,
		reports: u,
		problems: s
	};
}
async function CO(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return wO(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function wO(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function TO(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(FO))), a = new Map();
	for (let t of e) {
		let e = await FO(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await OO(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, EO(t, s));
	}
	return r;
}
function EO({ option: e, path: t }, n) {
	return D("not-written", `${e}: ${t} ${n}.`);
}
async function DO(e, t, n, r) {
	try {
		let i = typeof t == "string" ? t : await t(), a = await OO(e, n);
		if (a !== void 0) return EO(e, `cannot be written: it ${a}`);
		let o = NO(e.path, n), s = await $r(e.path).catch(() => void 0);
		kO(e.path, s) ? await ei(e.path, i) : await Mi(o === void 0 && s ? await Xr(e.path) : e.path, i, {
			mode: r ?? (s && s.mode & 511),
			root: o
		});
		return;
	} catch (t) {
		return EO(e, `cannot be written: ${Di(t)}`);
	}
}
async function OO({ path: e, is: t }, n) {
	let r = t === "folder" && PO(n).includes(e), i = r ? e : NO(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Ri(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return jO(e);
	let a = await $r(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await $r(N(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...kO(e, a) ? [] : [N(e)]];
	return (await Promise.all(o.map(MO))).every(Boolean) ? void 0 : AO;
}
function kO(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const AO = "cannot be written: this user may not write there";
async function jO(e) {
	let t = await $r(e).catch(() => void 0);
	return !t && N(e) !== e ? jO(N(e)) : t?.isDirectory() ? await MO(e) ? void 0 : AO : "is a file, or is below one. Choose a folder";
}
async function MO(e) {
	return await Wr(e, Gr.W_OK).catch(() => !1) !== !1;
}
function NO(e, t) {
	return PO(t).find((t) => Vi(e, t));
}
function PO({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [F(e)]);
}
async function FO(e) {
	let t = await $r(e).catch(() => void 0);
	return t?.isFile() ? `${t.dev}:${t.ino}` : P(await Wi(N(e)), Fr(e));
}
// src/run/fileRemarks.ts
function IO({ declared: e, textFiles: t, settings: { rules: n } }, r = !0, i = "validate") {
	let a = Xx(n, t, e), o = {
		levels: a?.isSure && r ? n.checks : {
			...n.checks,
			base: "off"
		},
		base: a?.language,
		needed: Et
	}, { kinds: s, entries: c } = _a(e, a?.language ?? "");
	return s.flatMap(({ plural: e, remarks: t }) => {
		let n = {
			entries: (c[e] ?? []).map((e) => ({ declared: e })),
			checks: o,
			isLive: !1
		};
		return t.flatMap((e) => e.needs === "files" ? gO(e, i, () => e.find(n)) : []);
	});
}
// src/run/run.ts
function LO(e, t, n) {
	return RO(n, async (r) => {
		let i = {
			...n,
			signal: n.cancellation.stopping
		}, a = await jo(e.projects, i);
		return zO(e, [...t, ...a], r);
	});
}
async function RO(e, t) {
	let n = new Yn(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(Kh(t, i)))
	};
	try {
		return Wh({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function zO(e, t, n) {
	let { cancellation: r } = n;
	n.onSecrets(e.secrets);
	let i = await HO(e, t, n), { reads: a, report: o, targets: s } = i, c = (e) => r.stopped ? {
		...e,
		stopped: r.stopped
	} : e;
	if (r.stopping.aborted) return c(o);
	if (n.withoutSecrets) return c(await KO(e, i, n));
	if (e.command === "validate" || Bt(o.problems)) return o;
	let l = e.command === "apply" ? await n.permission?.toApply(o.manifests) : [];
	if (Wt(l ?? [])) return BO(o, l);
	let u = e.command === "plan" ? await s.ofPull() : void 0, d = mS(u, a, e.others.length > 0), f = {
		reviewed: i.reviewed,
		target: u,
		applied: s.applied
	}, { runProject: p } = await import("./project3.js"), m = [];
	for (let t of a) m.push(await p(t, e, f, n));
	let h = m.map(({ plan: e }) => e?.filter?.unmatched ?? []), g = BO(o, l, d, _g(VO(e), h)), _ = [...new Set(m.flatMap((e) => e.manifests))];
	return c({
		...g,
		manifests: _,
		projects: m
	});
}
function BO(e, ...t) {
	return {
		...e,
		problems: [...e.problems, ...t.flatMap((e) => e ?? [])]
	};
}
function VO({ projects: e }) {
	return [...new Set(e.flatMap(({ rules: e }) => e.filter))];
}
async function HO(e, t, n) {
	let { command: r, projects: i } = e, { folders: a, onSecrets: s, lastApplied: c } = n, { stopping: l } = n.cancellation, u = new Map(), d = r === "validate" || n.withoutSecrets === !0, f = d ? void 0 : YO(e, t, n), p = await eS(e, a, {
		...n,
		signal: l,
		known: u,
		findProject: f
	}), { reads: m } = p;
	s(m.flatMap(({ declared: e }) => Cy(e.variables)));
	let h = ({ code: e }) => r === "validate" && e === "unset-variable", g = p.problems.map((e) => h(e) ? {
		...e,
		severity: "notice"
	} : e), _ = !p.problems.some(({ code: e }) => e === "text-file" || e === "yaml"), v = await XO(e, a), y = [...new Set(m.flatMap((e) => e.manifests))], b = JO([
		...t,
		...v.problems,
		...g,
		...await UO(e, t, n),
		...WO(e, m, a),
		...(await xO(e, y, a)).values(),
		...d ? m.flatMap((e) => IO(e, _, r)) : []
	]), x = {
		known: u,
		ids: i.flatMap(({ id: e }) => e === "" ? [] : [e]),
		findProject: f,
		onSecrets: s
	};
	return {
		reads: m,
		report: GO(e, m, y, b),
		reviewed: v.plans,
		targets: {
			ofPull: o(async () => n.target?.(y, x)),
			applied: c && o(() => c(y, x))
		}
	};
}
async function UO({ projects: e, others: t }, n, { folders: r, cancellation: i }) {
	let a = [...e.flatMap(({ manifests: e }) => e ?? []), ...t], o = a.flatMap(({ texts: e }) => e);
	return [...Wt(n) ? [] : await Mo(a, r), ...await Co(o, r, i.stopping)];
}
function WO(e, t, { confined: n }) {
	let r = t.map((e) => e.declared), i = [...new Set(e.projects.flatMap(({ rules: e }) => e.overwrite))], a = n ? "The input overwrite" : "--overwrite", o = e.others.length > 0;
	return [...Eg(a, i, r).map((e) => o ? {
		...e,
		severity: "warning"
	} : e), ...hg(VO(e), r)];
}
function GO({ command: e, kinds: t, projects: n, scope: r, showTexts: i }, a, o, s) {
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
async function KO(e, { reads: t, report: n, targets: r }, i) {
	let a = await gS(e, n, t, r.ofPull);
	return {
		...BO(n, await qO(t, await r.ofPull(), i)),
		...a && { manifest_comparison: a }
	};
}
async function qO(e, t, { history: n, now: r }) {
	if (t?.is !== "read") return [];
	let i = {
		now: Math.floor(r() / 1e3),
		target: t.commit
	}, a = [...new Set(e.flatMap((e) => e.manifests))], { trailersOfPull: o, namedTexts: s } = await import("./overwriteTrailers.js"), c = e.map((e) => {
		let n = pS(t, e);
		return s(e.declared, n.is === "read" ? n.declared.entries : {});
	});
	return o(await n.versions(i.now, a, i), new Map(c.flatMap((e) => [...e])));
}
function JO(e) {
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
function YO(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Wt(t) || r.id === "") return;
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
async function XO({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [D("bad-plan", e)]
	}), a = I(t, r), o = await ea(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => qh(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function ZO(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: LO }) {
	return yO(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await QO(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return tk(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, c, o.stopping), m = ek(f, p), h = await SO(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = ek(m, h.problems);
		await Li($O(c, g, s.folders));
		let _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), xs(g, n.exitsWithFindings(c));
	});
}
async function QO(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await jx(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await jx("validate", t, n);
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
function $O({ backupDir: e, out: t, report: n }, { manifests: r }, i) {
	return [...[
		...r.map((e) => F(i.displayRoot, e)),
		...n,
		t ?? []
	].flat().map((e) => N(e)), e ?? []].flat();
}
function ek(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function tk({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = D("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Wt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Wt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { Qb as $, hs as $n, Ui as $r, Tg as $t, zS as A, oi as Ai, Pm as An, lo as Ar, Fv as At, nS as B, hc as Bn, Ra as Br, k_ as Bt, PC as C, ki as Ci, Ym as Cn, Do as Cr, ny as Ct, PS as D, Di, Vm as Dn, mo as Dr, Mv as Dt, Q as E, Ai as Ei, Km as En, fo as Er, Iv as Et, hS as F, tp as Fn, R as Fr, Ov as Ft, Lx as G, Xs as Gn, Ea as Gr, Lg as Gt, Zx as H, Sc as Hn, Da as Hr, Mg as Ht, cS as I, Fc as In, Aa as Ir, fv as It, Ex as J, Ys as Jn, ia as Jr, Cg as Jt, jx as K, B as Kn, ga as Kr, Ng as Kt, lS as L, Pc as Ln, ja as Lr, X_ as Lt, wS as M, tm as Mn, Ha as Mr, Bv as Mt, bS as N, rm as Nn, L as Nr, zv as Nt, VS as O, fi as Oi, Fm as On, Za as Or, Av as Ot, yS as P, Ip as Pn, Ma as Pr, Lv as Pt, qb as Q, Cs as Qn, Bi as Qr, bg as Qt, pS as R, ic as Rn, Pa as Rr, lv as Rt, $ as S, yi as Si, rh as Sn, _o as Sr, ry as St, BS as T, _i as Ti, Qm as Tn, uo as Tr, Xv as Tt, Jx as U, Js as Un, Oa as Ur, Pg as Ut, eS as V, nc as Vn, Ta as Vr, h_ as Vt, Ux as W, qs as Wn, ka as Wr, Ag as Wt, Z as X, Bs as Xn, sa as Xr, dg as Xt, Sx as Y, Hs as Yn, oa as Yr, _g as Yt, lx as Z, Ms as Zn, ha as Zr, Sg as Zt, Uw as _, Pi as _i, fh as _n, Lo as _r, xy as _t, DO as a, Xi as ai, Zh as an, os as ar, ub as at, Nw as b, bi, X as bn, ko as br, gy as bt, mO as c, Ji as ci, Gh as cn, is as cr, rb as ct, pO as d, $i as di, kh as dn, us as dr, Ly as dt, Zi as ei, gg as en, xs as er, Jb as et, yD as f, Ri as fi, Th as fn, Wo as fr, Py as ft, Yw as g, Ni as gi, ah as gn, Bo as gr, Dy as gt, wT as h, Fi as hi, vh as hn, zo as hr, Iy as ht, xO as i, I as ii, fg as in, ys as ir, ab as it, CS as j, ii as ji, Nm as jn, to as jr, Rv as jt, GS as k, si as ki, Im as kn, so as kr, Nv as kt, gO as l, Wi as li, Ih as ln, ss as lr, Zy as lt, fT as m, Ii as mi, ph as mn, Ko as mr, Cy as mt, RO as n, ta as ni, Eg as nn, ms as nr, xb as nt, _O as o, Yi as oi, Qh as on, cs as or, pb as ot, dT as p, Li as pi, mh as pn, Go as pr, Oy as pt, Vx as q, z as qn, _a as qr, jg as qt, TO as r, ra as ri, Dg as rn, gs as rr, hb as rt, yO as s, ea as si, qh as sn, rs as sr, nb as st, ZO as t, Vi as ti, hg as tn, fs as tr, Eb as tt, hO as u, Hi as ui, Ph as un, ls as ur, Xy as ut, Bw as v, Mi as vi, yh as vn, Ro as vr, Sy as vt, FC as w, Ei as wi, Y as wn, vo as wr, $v as wt, ww as x, Si as xi, nh as xn, jo as xr, Qv as xt, Mw as y, xi as yi, lh as yn, Ao as yr, sy as yt, $x as z, jc as zn, Ba as zr, cv as zt };
