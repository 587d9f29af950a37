import { i as e } from "./rolldown-runtime.js";
import { E as t, S as n, T as r, b as i, c as a, d as o, f as s, g as c, h as l, i as u, k as d, l as f, m as p, n as m, o as h, p as g, r as _, t as v, u as y, v as b, w as x, x as S, y as ee } from "./wire.js";
import { $ as te, $r as ne, $t as C, A as re, An as ie, Ar as w, Bn as ae, Br as oe, Bt as se, Ci as ce, Cn as le, Ct as ue, D as de, Di as fe, Dn as pe, Dt as me, E as he, Ei as ge, En as _e, Et as ve, F as ye, Fr as be, Ft as xe, Gn as Se, Gr as Ce, Gt as we, Hn as Te, Hr as Ee, Ht as De, I as Oe, In as ke, Ir as Ae, J as je, Jn as Me, Jr as T, Jt as Ne, Kn as Pe, Kr as Fe, Kt as Ie, Lr as Le, Lt as Re, M as ze, Mn as Be, Mr as Ve, Mt as He, N as E, Nr as Ue, Nt as We, O as Ge, Oi as Ke, Or as qe, Ot as D, P as Je, Pr as Ye, Pt as Xe, Q as Ze, Qn as Qe, Qr as $e, Qt as et, R as tt, Rr as nt, Rt as rt, Si as it, Sn as at, St as ot, T as st, Tn as ct, Tt as lt, Un as ut, Ur as dt, Ut as ft, Vr as pt, Vt as mt, Wn as ht, Wr as gt, Wt as _t, X as vt, Xn as yt, Xr as bt, Xt as xt, Yn as St, Yr as Ct, Yt as wt, Z as Tt, Zr as Et, _ as Dt, _i as Ot, _n as kt, _t as At, ai as jt, an as Mt, ar as Nt, at as Pt, bn as Ft, bt as It, ci as Lt, cr as Rt, ct as zt, dn as Bt, dt as Vt, ei as Ht, en as Ut, er as Wt, et as Gt, fn as Kt, ft as qt, gi as Jt, gt as Yt, hn as Xt, ht as Zt, in as Qt, it as O, j as k, jn as $t, jr as en, jt as tn, k as nn, ki as rn, kn as an, kr as on, kt as sn, li as cn, lt as ln, m as un, mi as dn, mt as fn, n as pn, ni as mn, nn as hn, nt as gn, oi as _n, on as A, ot as vn, pn as yn, pt as bn, q as xn, qn as Sn, qr as Cn, qt as wn, r as j, rn as Tn, rr as En, rt as Dn, s as On, si as kn, sn as An, sr as jn, st as Mn, t as Nn, ti as Pn, tn as Fn, tr as In, tt as Ln, u as Rn, ui as zn, un as Bn, ut as Vn, vi as Hn, vt as Un, wt as Wn, xn as Gn, xt as Kn, yn as qn, z as Jn, zr as Yn, zt as Xn } from "./start.js";
import { _ as Zn, b as Qn, c as $n, d as er, f as tr, g as nr, h as M, i as rr, l as ir, m as ar, n as or, p as sr, r as cr, s as lr, t as ur, x as dr, y as fr } from "./zod.js";
import { a as pr, c as mr, d as hr, f as N, i as gr, l as _r, o as vr, p as yr, s as br, u as xr } from "./client.js";
import { basename as Sr, delimiter as Cr, dirname as P, extname as wr, isAbsolute as Tr, join as Er, posix as Dr, relative as Or, resolve as F, sep as kr, win32 as Ar } from "node:path";
import * as jr from "node:fs/promises";
import { access as Mr, constants as Nr, link as Pr, lstat as Fr, open as Ir, readdir as Lr, realpath as Rr, rename as zr, rm as Br, stat as Vr, writeFile as Hr } from "node:fs/promises";
import { setImmediate as Ur, setTimeout as Wr } from "node:timers/promises";
// src/files/commitFiles.ts
var Gr = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const Kr = [
	"*",
	".*",
	"**"
];
var qr = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new Gr(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => Kr.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = F(e, i.join("/")), o = Or(a, this.#e).split(kr).join("/"), s = o !== "" && !o.startsWith("..") && !Tr(o), c = s ? "" : await this.#o(a);
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
		let t = Or(this.#e, e).split(kr).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || Tr(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (Tr(n)) return;
			let r = Dr.join(Dr.dirname(e.path), n, t.slice(e.path.length));
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
const Jr = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Yr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// node_modules/yocto-queue/index.js
var Xr = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Zr = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Xr(e);
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
function Qr(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), $r(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Zr(), r = 0, i = () => {
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
				$r(t), e = t, queueMicrotask(() => {
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
function $r(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/files/system.ts
const ei = Qr(16);
function ti(e, t) {
	return ei(() => jr.readFile(e, t ?? null)).catch((t) => {
		throw t instanceof Error ? Object.assign(t, { path: e }) : t;
	});
}
function ni(e) {
	if (!ai(e, "EISDIR", "ENOENT", "ENOTDIR")) throw e;
}
var ri = class extends Error {
	name = "ToolFailure";
}, ii = class extends Error {};
function ai(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const oi = {
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
}, si = {
	...oi,
	EACCES: "this user may not read it",
	EISDIR: "it is a folder",
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EPERM: "this user may not read it"
}, ci = {
	...oi,
	EACCES: "this user may not write there",
	EEXIST: "a file is in the place of its folder",
	ENOENT: "its folder does not exist",
	ENOTDIR: "a file is in the place of its folder",
	EPERM: "this user may not write there"
};
function li(e) {
	return e instanceof TypeError ? `it is not UTF-8 (${e.message}). Save it as UTF-8.` : e instanceof ii ? "its real path is outside of the workspace. Copy the file itself into the repository." : `${di(e, si)}.`;
}
function ui(e) {
	return di(e, ci);
}
function di(e, t) {
	if (!(e instanceof Error)) return String(e);
	let n = "code" in e ? String(e.code) : "";
	return t[n] ?? (n === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
function fi(e) {
	return e instanceof Error && "code" in e && "syscall" in e && "path" in e && typeof e.code == "string" && typeof e.path == "string";
}
function pi(e, t) {
	if (e instanceof ri) return D("not-read", e.message, { scope: "project" });
	if (!fi(e)) return;
	let n = Or(t, e.path).split(kr).join("/"), r = [
		"EISDIR",
		"ENOENT",
		"ENOTDIR"
	].includes(e.code) ? `${n} was changed or removed while Lokaform ran. Now ${li(e)} Run again when no other program changes it.` : `${n} cannot be read: ${li(e)}`, i = !n.startsWith("../") && !Tr(n);
	return D("not-read", r, {
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
const mi = /^\.lokaform-[0-9a-f]{24}\.part$/;
async function hi(e, t, n = {}) {
	await bi([P(e)]);
	let r = await _i(e, t, n);
	await zr(r, e).finally(() => Br(r, { force: !0 }));
}
async function gi(e, t, n) {
	await bi([P(e)]);
	let r = await _i(e, t, n);
	return vi(r, e).finally(() => Br(r, { force: !0 }));
}
async function _i(e, t, { mode: n, root: r, check: i }) {
	let a = P(e), o = Er(a, `.lokaform-${Yr(12).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = Nr, d = await Ir(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = Er(await Rr(r), Or(F(r), F(a)));
			if (await Rr(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await ti(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Br(o, { force: !0 }), e;
	}
}
async function vi(e, t) {
	try {
		await Pr(e, t);
	} catch (n) {
		if (ai(n, "EEXIST") || await Si(t)) return !1;
		await zr(e, t);
	}
	return !0;
}
async function yi(e) {
	try {
		let t = await Ir(e, Nr.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!ai(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function bi(e) {
	for (let t of new Set(e)) for (let e of await Lr(t).catch(() => [])) {
		if (!mi.test(e)) continue;
		let n = await Fr(Er(t, e)).catch(() => void 0);
		n?.isFile() === !0 && Date.now() - n.mtimeMs > 864e5 && await Br(Er(t, e), { force: !0 }).catch(() => {});
	}
}
async function xi(e, t) {
	let n = t;
	for (let r of Or(t, e).split(kr)) {
		n = Er(n, r);
		let e = await Fr(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${Or(t, n)}. Choose a path without links`;
	}
}
async function Si(e) {
	return await Fr(e).catch(() => void 0) !== void 0;
}
// src/files/paths.ts
const Ci = new AbortController().signal;
function I(e, { displayRoot: t }) {
	return Or(t, e).split(kr).join("/");
}
function wi(e, t) {
	let n = Or(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${kr}`) && !Tr(n);
}
async function Ti(e, t) {
	for (let n = e;; n = P(n)) {
		if (await Si(Er(n, ".git"))) return n;
		if (n === P(n) || n === t || t !== void 0 && !wi(n, t)) return;
	}
}
async function Ei(e, t, n) {
	let r = await Di(t), i = n && await Di(n), a = new Map();
	for (let n of e) {
		let e = await Di(F(t, n)), o = await Ti(P(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(I(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? I(Er(e ?? r, n), { displayRoot: r })
	}));
}
async function Di(e) {
	return Rr(e).catch(() => e);
}
async function Oi(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new ii());
	if (!t) return ti(e);
	let [r, i] = await Promise.all([Rr(e), Rr(t.workspace)]);
	if (!wi(r, i)) throw new ii();
	return ti(r);
}
function ki(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? ji(e) : "utf-8", r;
	try {
		r = new TextDecoder(n, { fatal: !0 }).decode(e);
	} catch {
		let [t = ""] = new TextDecoder(n).decode(e).split("�");
		throw TypeError(`line ${t.split("\n").length}`);
	}
	if (r.startsWith("version https://git-lfs.github.com/spec/")) throw Error("it is a pointer of Git LFS, and not the file itself. At a terminal, run git lfs pull; in a workflow, give actions/checkout lfs: true");
	return r;
}
function Ai(e, t) {
	let n = ji(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function ji([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function Mi(e) {
	try {
		return new TextDecoder(ji(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function Ni(e, t, n, r = ki) {
	try {
		return He(r(await ti(e)));
	} catch (r) {
		let i = `${t} ${I(e, n)} cannot be read: ${li(r)}`;
		return Wn(D("not-read", i));
	}
}
async function Pi(e, { commit: t }) {
	return t ? t.isFile(e) : (await Vr(e).catch(() => void 0))?.isFile() === !0;
}
async function Fi(e, t) {
	let n = (e) => e.toLowerCase().replace(/^\.|\.(?:ya?ml|jsonc?|txt)(?=\.|$)/g, "");
	return (await Lr(t).catch(() => [])).filter((t) => n(t) === n(e) && /.\./.test(t)).sort();
}
async function Ii(e, { commit: t }) {
	return t ? t.isFolder(e) : (await Vr(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const Li = "lokaform-backup", Ri = ["node_modules", Li];
async function zi(e, t, n, r) {
	let i = F(t, e);
	if (await Pi(i, n)) return [i];
	let a = Ri.map((e) => `**/${e}/**`);
	return Bi(e.split(kr).join("/"), {
		cwd: t,
		ignore: a
	}, n, r).catch((e) => {
		if (e instanceof Gr || fi(e)) throw e;
		return [];
	});
}
async function Bi(e, { cwd: t, ignore: n, dot: r = !1 }, i, a) {
	let o = zn(e), s = o.map(({ superset: e }) => e), c = [...new Set(s.map(({ glob: e }) => e))], { commit: l } = i, u = {
		cwd: t,
		signal: a,
		ignored: Hi(n),
		dot: r || s.some((e) => e.dot)
	}, d = l ? (await Promise.all(c.map((e) => l.candidates(t, e)))).flat().filter(Vi) : await Ui("", c.map((e) => e.split("/")), u), f = [...new Set(d)].filter((e) => o.some((t) => cn(t, e, r))), p = [];
	for (let e of f) await Pi(F(t, e), i) && p.push(F(t, e));
	return [...new Set(p)];
}
function Vi(e) {
	return !e.split("/").some((e) => Ri.includes(e));
}
function Hi(e) {
	let t = e.map((e) => e.slice(3, -3)).map((e) => e.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
	return RegExp(`(?:^|/)(?:${t.join("|")})$`);
}
async function Ui(e, t, n) {
	let { cwd: r, signal: i, ignored: o, dot: s } = n;
	if (i.aborted || o.test(e.slice(0, -1))) return [];
	let c = t.every(([e = ""]) => !Wi.has(e)) ? [...new Set(t.map(([e = ""]) => Gi(e)))].map((e) => ({
		name: e,
		isFolder: !0
	})) : await qi(F(r, e)), l = [];
	for (let { name: r, isFolder: i } of c) {
		let o = t.flatMap((e) => Ki(e, r, s));
		o.some(({ length: e }) => e === 0) && l.push(e + r);
		let c = o.filter(({ length: e }) => e > 0);
		i && c.length > 0 && a(l, await Ui(`${e}${r}/`, c, n));
	}
	return l;
}
const Wi = new Set([
	"**",
	"*",
	".*"
]);
function Gi(e) {
	return e.replace(/\\(.)/gsu, "$1");
}
function Ki([e = "", ...t], n, r) {
	return Wi.has(e) ? (e === ".*" ? !n.startsWith(".") : !r && n.startsWith(".")) ? [] : e === "**" ? [["**", ...t], ...Ki(t, n, r)] : [t] : Gi(e) === n ? [t] : [];
}
async function qi(e) {
	try {
		return (await Lr(e, { withFileTypes: !0 })).map((e) => ({
			name: e.name,
			isFolder: e.isDirectory()
		}));
	} catch (e) {
		if (ai(e, "ENOENT") || ai(e, "ENOTDIR")) return [];
		throw e;
	}
}
async function Ji(e, t) {
	let n = Er(P(e), ".gitignore"), r = `/${Sr(e)}`, i;
	try {
		i = ki(await ti(n));
	} catch (e) {
		if (ai(e, "ENOENT")) return He({
			path: n,
			text: `${r}\n`
		});
		let i = `${I(n, t)} cannot be read: ${li(e)}`;
		return Wn(D("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Sr(e))) return He(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return He({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/model/earlierManifest.ts
const Yi = "Lokaform-Pulled";
function Xi(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*(?:[*-] )?${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(Yi).map((e) => {
		let t = e.replaceAll(/["']/g, "");
		return /^\d+$/.test(t) ? Number(t) : Math.floor(Date.parse(t) / 1e3);
	}), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = e.matchAll(/^[ \t]*(Lokaform[-_ ]?(?!Overwrite:)(?:Ov|Acc)[\w-]*):?/gim), s = [...t("Lokaform-Overwrite"), ...[...a].map(([, e = ""]) => `${e}:`)];
	return {
		...i && r.length > 0 && { pulled: o(r) },
		overwrites: s
	};
}
function Zi(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function Qi(e, t = Infinity) {
	let n = ({ time: e }) => e <= t || e === Infinity, r = Infinity, i = e.map((e) => (n(e) && (r = Math.min(r, e.time)), {
		...e,
		until: r
	})), [a, o] = [0, 0];
	return i.toReversed().map((e) => (n(e) && (a = e.until), o = Math.max(o, e.time), {
		...e,
		until: a,
		latest: o
	})).toReversed();
}
function $i(e, t, { since: n, now: r = Infinity }) {
	let i = new Set(e.map(({ id: e }) => e)), a = new Map([...t].map((e) => [e.id, e])), o = new Map(), s = e.flatMap(({ parents: e, until: t }) => e.map((e) => ({
		id: e,
		end: t
	})));
	for (let e = s.pop(); e; e = s.pop()) {
		let t = i.has(e.id) ? void 0 : a.get(e.id);
		if (!t) continue;
		let n = Math.min(t.time, e.end);
		if (!((o.get(t.id)?.until ?? NaN) <= n)) {
			o.set(t.id, {
				...t,
				until: n,
				latest: n
			});
			for (let e of t.parents) s.push({
				id: e,
				end: n
			});
		}
	}
	let c = ({ until: e, trailers: { pulled: t } }) => (e >= n || t !== void 0) && (e <= r || e === Infinity);
	return [...o.values()].filter((e) => e.parents.length === 1 && c(e));
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
			let { id: t, until: n, latest: a, trailers: o } = e, s = i(e);
			for (let { from: e, now: t } of s) r.set(e, t);
			return s.map(({ from: e, now: r, before: i }) => ({
				path: e,
				now: r,
				before: i,
				until: n,
				latest: a,
				by: t,
				pulled: o.pulled
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ to: t, now: n, before: r, after: i }) => ({
			path: t,
			now: n,
			before: r,
			after: i,
			until: e.until,
			pulled: e.trailers.pulled
		})))
	};
}
// src/plan/declaredContents.ts
function na({ fields: e }, t) {
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
function ra({ idMember: e }, { values: t }) {
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
function ia(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = [...g(s, o)], l = new Map(c.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = oa(t, e(t).map((e) => aa(l.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => ra(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [y([...r(e)].sort())]), o((t) => [y(e.identity(t.values))]);
	let c = (t) => L(e.identity(t.values));
	return o((t) => [...(ra(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function aa(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function oa(e, t, n) {
	if (t.length < 2) return t[0];
	let r = n(e), i = t.map((e) => [...n(e)].filter((e) => r.has(e)).length);
	return t[i.indexOf(o(i))];
}
function sa(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Fn(t, n, i ? [i.name, r] : []).path;
}
function ca({ fields: e }, { values: t }) {
	return e.flatMap((e) => e.role === "text" ? e.toPlan(t) : []);
}
function la(e, t, n) {
	return ca(e, t).find(({ part: e }) => e === n)?.after;
}
const ua = new WeakMap();
function da(e, t, n) {
	let r = ua.get(t) ?? new Map();
	ua.set(t, r);
	let i = y([e.name, n?.name ?? null]), a = r.get(i) ?? pa(e, n ? fa(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function fa(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function pa(e, t) {
	let n = g(t, (t) => ha(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = _a(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : ia(e, {
				target: a,
				head: [t]
			}, (t) => na(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(_a(e, t).own).filter((e) => e !== t)
	};
}
function ma(e, t) {
	return ra(e, t).previously ?? [];
}
function ha(e, t) {
	let { id: n, previously: r = [] } = ra(e, t), i = L(e.identity(t.values)).map(va);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(va)
	};
}
const ga = new WeakMap();
function _a(e, t) {
	let n = ga.get(t) ?? ha(e, t);
	return ga.set(t, n), n;
}
function va(e) {
	return `name ${e}`;
}
// src/plan/textVerdict.ts
function ya({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: ba
	};
	let { periods: a, merged: o, unread: s } = n, [c, ...l] = a;
	if (!c) throw Error("a text has no history");
	let u = l.filter(({ said: e }) => e !== void 0 && r(e)), d = t === !1 && u.some(({ since: t }) => e !== void 0 && t > e) || [...u, ...o].some(({ pulled: e, said: t = null }) => e !== void 0 && r(t)), f = c.since === -Infinity || l.some(({ said: e }) => wa(e, c.said)) || o.some((e) => wa(e.said, c.said) && e.before !== void 0 && !r(e.before));
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
const ba = "The files are not in a git repository.";
function xa(e, t, n, r) {
	let i = sa(e.kind, e.entry, e.language), a = Sa(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Sa(e, i, t, r) : a, s = n.flatMap(({ before: t, after: n = [], until: i, pulled: a }) => {
		let [o, s] = [t, n].map((t) => Ta(e, t, r));
		return s === void 0 || wa(s, o) ? [] : [{
			said: s,
			at: i,
			pulled: a,
			before: o
		}];
	});
	return {
		periods: Ca(o, s),
		merged: s
	};
}
function Sa(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, Ta(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (wa(u, o.said)) continue;
		let { until: d, latest: f = d, pulled: p } = c;
		a.push({
			...o,
			since: f,
			pulled: p
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
function Ca(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && wa(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function wa(e, t) {
	return y(e ?? null) === y(t ?? null);
}
function Ta({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = da(e, i).namesakes(t);
	return [a, o].flatMap((n) => da(e, r, n).find(t) ?? []).filter((n) => Ea(e, n, t, s)).map((t) => la(e, t, n)).find((e) => e !== void 0);
}
function Ea(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Da(e, t), a = (t) => [...Da(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Da(e, { values: t, onCreate: n, from: r }) {
	return na({ fields: e.fields.filter(({ role: e }) => e !== "text") }, r ? {
		...n,
		...t
	} : t).texts;
}
// \0node:child_process
const Oa = (...e) => process.getBuiltinModule("node:child_process").execFile(...e), ka = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), Aa = {
	output: 67108864,
	time: 3e4
};
var ja = class extends Error {
	name = "GitFailure";
}, Ma = class extends ja {};
const Na = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Pa = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, Fa = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], Ia = /^\.(com|exe)$/i;
function La(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? Dr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Ia.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => Ar.join(n, e + t)) : [];
	});
}
function Ra(e, t) {
	let n = La("git", process.platform, t).filter((t) => !za(e, P(t))), r = n.find(Ba);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => P(e)))].join(Cr)
	};
}
function za(e, t) {
	try {
		let [n, r] = [un(t), un(e)];
		return n === r || wi(n, r);
	} catch {
		return !0;
	}
}
function Ba(e) {
	try {
		return Rn(e, Nr.X_OK), Dt(e).isFile();
	} catch {
		return !1;
	}
}
async function Va(e, t, { environment: n, signal: r, limits: i = Aa }, { input: a = "", takesPart: o = !1 } = {}) {
	let s = Ra(e, n);
	if (!s) throw new Ma(Ha);
	let c = Object.entries(n).filter(([e]) => Na.test(e)), l = {
		...Object.fromEntries(c),
		...Pa,
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
		...Fa,
		...t
	];
	return new Promise((e, t) => {
		let n = (e, n = "") => t(Ga(e, n, r));
		try {
			let t = Oa(s.program, d, u, (t, r, i) => !t || o && t.code === Ua ? e(r) : n(t, i.toString("utf8")));
			t.stdin?.on("error", () => {}), t.stdin?.end(a);
		} catch (e) {
			n(e instanceof Error ? e : Error(String(e)));
		}
	});
}
const Ha = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.", Ua = "ERR_CHILD_PROCESS_STDIO_MAXBUFFER", Wa = /too many open files|out of memory|memory exhausted|cannot allocate memory|resource temporarily unavailable/i;
function Ga(e, t, n) {
	let { name: r, code: i, signal: a } = e, [o = ""] = t.trim().split("\n", 1), s = `git ended with the code ${i}${o === "" ? "" : ` (${o.slice(0, 200)})`}`;
	return n.aborted ? new ja("The run was stopped.") : i === Ua ? new ja("The history of the repository is too large to read.") : r === "AbortError" ? Ka("git did not answer in time") : typeof i == "string" ? Ka(`git could not be started (${i})`) : typeof a == "string" ? Ka(`git was ended by the signal ${a}`) : Number(i) > 129 || Wa.test(t) ? Ka(s) : /dubious ownership/.test(t) ? new ja("git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.") : /not a git repository/.test(t) ? new ja("The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.") : new ja(`${s}.`);
}
function Ka(e) {
	return new ri(`The git repository cannot be read, because ${e}. Without it, Lokaform cannot tell which side changed a translation, so nothing is written. Run again when the machine has more free memory, processes and open files.`);
}
function qa(e) {
	if (!(e instanceof ja)) throw e;
}
const Ja = "refs/remotes/origin/HEAD";
async function Ya(e, t) {
	let n = await Rr(e), r = await Ti(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => (await Va(r, e, t).catch(qa))?.toString("utf8").trim() || void 0, a = (await i("for-each-ref", "--format=%(refname)%09%(symref:short)", Ja, "refs/heads/main", "refs/heads/master") ?? "").split("\n").map((e) => e.split("	")), o = a.find(([e]) => e === Ja)?.[1], [s] = !o && a.find(([e]) => e?.startsWith("refs/heads/")) || [];
	return {
		isRoot: r === n,
		defaultBranch: o?.startsWith("origin/") ? o.slice(7) : void 0,
		usualBranch: s?.slice(11),
		currentBranch: await i("symbolic-ref", "--quiet", "--short", "HEAD"),
		unpushed: async () => Number(await i("rev-list", "--count", "@{upstream}..HEAD", "--") ?? 0),
		commit: () => i("rev-parse", "--quiet", "--verify", "HEAD")
	};
}
// src/files/gitHistory.ts
const Xa = {
	is: "unreadable",
	why: ba,
	noRepository: !0,
	versions: []
};
var Za = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = t((t) => new $a(t, e));
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? Xa : await this.#t(i.root).versions(e, n, i));
		let [i, ...a] = r;
		if (i && a.length === 0) return i;
		let s = {
			versions: r.flatMap((e) => e.versions).sort((e, t) => e.until === t.until ? 0 : t.until - e.until),
			merged: r.flatMap(({ merged: e = [] }) => e),
			overwrites: r.flatMap(({ overwrites: e = [] }) => e)
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
		if (!(t?.root === void 0 || n.length > 0)) return this.#t(t.root).upstream(t.names).catch(qa);
	}
	async ignored(e) {
		let t = (await this.#n(e)).map(({ root: e, names: t }) => e === void 0 ? [] : this.#t(e).ignored(t).catch(qa));
		return (await Promise.all(t)).flatMap((e) => e ?? []);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return Ei(e, t, n?.workspace);
	}
};
const Qa = ["origin/main", "origin/master"];
var $a = class {
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
			return Va(e, r, n, { input: i });
		});
		this.#n = (e, t) => i(JSON.stringify({
			words: e,
			input: t
		})), this.#i = r(() => oo(this.#n));
	}
	async versions(e, t, { names: n, nameOf: r }) {
		try {
			let i = await this.#o(e, t), { overwrites: a } = i, o = await this.#s(n), s = {
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
				overwrites: a
			};
		} catch (e) {
			if (!(e instanceof ja)) throw e;
			let t = e instanceof Ma && { noGit: !0 };
			return {
				is: "unreadable",
				why: e.message,
				...t,
				versions: []
			};
		}
	}
	async upstream(e) {
		let t = async (...e) => (await this.#n(e)).toString("utf8").trim(), n = (await t("for-each-ref", "--format=%(HEAD)%09%(refname)%09%(upstream:short)", "refs/heads", ...Qa.map((e) => `refs/remotes/${e}`))).split("\n").map((e) => e.split("	")), r = n.find(([e]) => e === "*")?.[2], i = Qa.filter((e) => n.some(([, t]) => t === `refs/remotes/${e}`)), a = async (e) => Number(await t("rev-list", "--count", `HEAD..${e}`, "--").catch(qa) ?? 0), o, s = 0;
		for (let e of [r, ...i]) s === 0 && e && ([o, s] = [e, await a(e)]);
		if (o === void 0 || s === 0) return;
		let c = await t("merge-base", "HEAD", o), l = await oo(this.#n, o), u = await oo(this.#n, c), d = [...e].flatMap(([e, t]) => {
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
			let r = this.#t.maxCommits ?? to;
			this.#r = {
				since: e,
				target: t,
				read: no(this.#n, {
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
			r !== void 0 && eo(t, r) || a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => Sr(e) === Sr(n));
			for (let t of r) if (!e.has(t) && await this.#c(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #c(e) {
		let t = Er(this.#e, e);
		return (await Fr(t).catch(ni))?.isFile() ? ti(t).catch(ni) : void 0;
	}
	async #l(e) {
		let t = [...new Set(e)].filter((e) => !this.#a.has(e));
		if (t.length === 0) return this.#a;
		let n = {
			input: `${t.join("\n")}\n`,
			takesPart: !0
		}, r = await Va(this.#e, ["cat-file", "--batch"], this.#t, n);
		for (let e = 0; e < r.length;) {
			let t = r.indexOf("\n", e) + 1, [n = "", , i] = r.toString("latin1", e, t).trim().split(" "), a = i === void 0 ? t - 1 : t + Number(i);
			if (t === 0 || a >= r.length) break;
			i !== void 0 && this.#a.set(n, Mi(r.subarray(t, a))), e = a + 1;
		}
		return this.#a;
	}
};
function eo(e, t) {
	let n = (t) => Jr(e.length === 40 ? "sha1" : "sha256").update(`blob ${t.length}\0`).update(t).digest("hex");
	return n(t) === e || n(Buffer.from(t.toString("latin1").replaceAll("\r\n", "\n"), "latin1")) === e;
}
const to = 2e3;
async function no(e, { since: t, target: n, now: r }, i) {
	let a = n && await e([
		"rev-list",
		"HEAD",
		`^${n}`,
		"--"
	]).catch(qa), o = new Set(a ? a.toString("latin1").trim().split("\n") : []), s = async (...t) => (await e([
		"rev-list",
		"--encoding=UTF-8",
		"--format=%x00%ct %H %P%x0a%B",
		`--max-count=${i + 1}`,
		...t,
		"--"
	])).toString("utf8").split("\0").slice(1).map((e) => {
		let [t = "", ...n] = e.split("\n"), [r = "", i = "", ...a] = t.split(" ").filter((e) => e !== "");
		return {
			time: o.has(i) ? Infinity : Number(r),
			id: i,
			parents: a,
			trailers: Xi(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(ro), l = Qi(c, r).slice(0, i), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return {
		commits: [],
		merged: [],
		overwrites: [],
		unread: void 0
	};
	let f = u.length === l.length && c.length > i, p = !f && d.parents.length === 0 ? (await e([
		"cat-file",
		"commit",
		d.id
	])).toString("latin1") : "", m = /^parent /m.test(p.split("\n\n", 1)[0] ?? ""), h = f ? `The repository has more than ${i} commits since then, and older ones are not read.` : m ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, g = m ? u.slice(0, -1) : u, [_] = m ? [d.id] : d.parents, v = $i(g, g.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ..._ === void 0 ? [] : [`^${_}`]) : [], {
		since: t,
		now: r
	}), y = await io(e, [...g, ...v]);
	return {
		commits: y.slice(0, g.length),
		merged: y.slice(g.length),
		overwrites: Zi([...u, ...v]),
		unread: h === void 0 ? void 0 : {
			why: h,
			back: d.until
		}
	};
}
function ro(e) {
	if (e instanceof ja && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function io(e, t) {
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
	], a = ao((await e([...r, ...i], n.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: a.get(e.id) ?? []
	}));
}
function ao(e) {
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
async function oo(e, t = "HEAD") {
	let n = await e([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		t,
		"--"
	]).catch(ro);
	return new Map(n.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
function so(e) {
	return `${Yi}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/kinds/declaration.ts
function co({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => fo(n, t[e] ?? [])));
}
function lo(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => uo(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function uo(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function fo({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: Mt(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function po(e, t, { second: n, first: r, field: i }, a = "") {
	let o = `${t} is declared twice: here and at ${mo(r, [i])}. Keep one of them.${a}`;
	return D(e, o, { place: A(n.file, n.span, [i]) });
}
function mo({ file: e, span: t }, n) {
	return ho(A(e, t, n));
}
function ho({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/registry.ts
let go = [];
function _o(e) {
	go = e;
}
function vo() {
	if (go.length === 0) throw Error("no kinds are registered");
	return go;
}
function yo(e) {
	let t = go.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function bo(e, t) {
	let n = yo(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function xo({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function So(e, { field: t }) {
	return bo(e, t).role === "text";
}
// src/report/view/words.ts
function R(e, t) {
	return `${z(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function z(e) {
	return String(e).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function Co(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${z(n)} more` : "");
}
function wo(e) {
	return yo(e).words;
}
function To(e, t) {
	let { one: n, many: r } = wo(t);
	return `${z(e)} ${e === 1 ? n : r}`;
}
function Eo({ kind: e, label: t }) {
	let n = k(t), { prefix: r, maxName: i } = wo(e);
	return r + ye(n, i);
}
function Do({ file: e, line: t }, n) {
	return e === n ? `line ${t}` : `${k(e)}:${t}`;
}
function Oo({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${k(e)}: `) + (n ? `${E(n.project.name, 80)} (${E(t, 200)})` : E(t, 200));
}
function ko(e) {
	return e.length <= 3 ? e.map((e) => k(e)).join(", ") : R(e.length, "manifest");
}
const Ao = r(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function jo(e) {
	return `${Ao().format(e * 1e3)} UTC`;
}
function Mo(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function No(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function Po(e) {
	return `${d("docs/problems.md")}#${e}`;
}
// src/files/textFiles.ts
async function Fo(e, t, n) {
	let r = new Map(), i = [];
	for (let o of e) {
		let e = await Lo(o, t, n), s = e.flatMap((e) => xe(o, Ro(o, e)) ?? []), c = xt(o, s), l = e.flatMap((e) => zo(c, e) ?? []), u = l.filter(({ textFile: { language: e } }) => e === void 0 || wt(c, e));
		a(i, Vo(c, e, l), Ho(c, u, t));
		for (let e of u.sort(Bo(c))) if (r.has(e.full)) {
			let n = `${I(e.full, t)} is also named by another row of texts. Name each file in one row.`;
			i.push(D("bad-setting", n, { place: c.place }));
		} else r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: r.size === 0 ? i.map(Io) : i
	};
}
function Io(e) {
	if (e.code !== "no-language-file" || e.severity !== "notice") return e;
	let t = e.message.replace(/ If a file .*/, " So no text is read. Correct languages or files.");
	return {
		...e,
		message: t,
		severity: "error",
		scope: "run"
	};
}
async function Lo(e, t, n) {
	return (await zi(rt(e), e.folder, t, n)).filter((e) => We(e) !== void 0).sort();
}
function Ro({ folder: e }, t) {
	return I(t, { displayRoot: e });
}
function zo(e, t) {
	let n = Ro(e, t), r = mt(e, n);
	if (!(Xn(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...ft(e, n)
		}
	};
}
function Bo({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Vo(e, t, n) {
	let { files: r, languages: i = [], languageMap: a, place: o } = e;
	if (n.length === 0) {
		let e = t.length === 0 ? "no file. Correct the path: it is relative to this file." : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [D("no-manifest", `texts "${r}" matches ${e}`, { place: o })];
	}
	let s = n.map(({ textFile: e }) => e.language);
	if (s.includes(void 0)) return [];
	let c = new Set(s.flatMap((e) => e === void 0 || i.includes(e) ? [] : [e])), l = i.filter((e) => !s.includes(e)), u = l.flatMap((e) => {
		let t = [...c].find((t) => mn(t, e)), n = t ?? jt(e, [...c]);
		return n === void 0 ? [] : [{
			language: e,
			same: n,
			isSame: t !== void 0
		}];
	}), d = (e) => Pn(e) || /^[a-z]{2}(?![a-z])/i.test(e), [f] = l.filter((e) => !d(e) && !Object.values(a).includes(e));
	if (f !== void 0) {
		let e = [...new Set(s)].join(", "), t = `"${f}" is not the code of a language, and texts "${r}" has no file for it. The files are in: ${e}. To read all of them, write languages: [${e}].`;
		return [D("no-language-file", t, { place: o })];
	}
	let p = l.filter((e) => !u.some(({ language: t }) => t === e)), m = (e, t, n) => {
		let [i, a] = e.length > 1 ? ["s", "them"] : ["", "it"], s = `lokaform pull creates ${a} when the project has texts for ${a} that do not wait.`, c = `texts "${r}" has no file for the language${i} ${b(e)}. ${t}${n ? s : ""}`, l = {
			place: o,
			...n && {
				severity: n,
				scope: "change"
			}
		};
		return D("no-language-file", c.trim(), l);
	}, h = t.some((e) => e.includes("/Base.lproj/")) ? `If Base.lproj has the texts of ${p[0]}, add language_map: { Base: ${p[0]} }. ` : "";
	return [...p.length > 0 ? [m(p, `${h}If a file was deleted by mistake, restore it. To give up a language, remove it here. Otherwise, `, "notice")] : [], ...u.map(({ language: e, same: t, isSame: n }) => {
		let r = `If ${t} is the same language, add language_map: { ${t}: ${e} }. `;
		return m([e], n ? r : `${r}Otherwise `, n ? void 0 : "warning");
	})];
}
function Ho({ keyName: e, place: t }, n, r) {
	return Xe.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${I(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [D("bad-setting", o, { place: t })];
	});
}
async function Uo(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await Lo(i, t, n)).filter((e) => zo(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), o = [];
	for (let [e, s] of r) {
		a(o, Go(e, s));
		let r = rt(e).replace(/\.strings$/, ".stringsdict"), [c] = r === rt(e) ? [] : await zi(r, e.folder, t, n), l = `${c && I(c, t)} is not read, because Lokaform does not know files of this type. Write its plural texts in keys.yaml, or in a string catalog (.xcstrings).`, u = {
			place: e.place,
			severity: "notice",
			scope: "change"
		};
		c && o.push(D("unread-manifest", l, u));
		let [, d = "", f = ""] = /^((?:[^*{}]|\{lang\})*\/|)[^/]*(\.\w+)$/.exec(e.files) ?? [];
		if (!Xn(e.files) || f === "") continue;
		let p = new Set(s.map((t) => mt(e, Ro(e, t)))), m = (e, t) => p.has(e) || t === `${d}{lang}${f}` && /^[a-z]{2}(?:[-_]\w+)?$/.test(e ?? ""), h = Xn(d) ? ["*", "**/*"] : [
			"{lang}",
			"*.{lang}",
			"*-{lang}",
			"*_{lang}"
		], [g, ..._] = (await Lo({
			...e,
			files: `${d}${h.at(-1)?.includes("/") ? "**/" : ""}*${f}`
		}, t, n)).flatMap((n) => {
			let r = Ro(e, n), a = h.map((t) => ({
				...e,
				files: `${d}${t}${f}`
			})).find((e) => m(mt(e, r), e.files)), o = f !== ".xml" || /string/i.test(r.slice(d.length));
			return i.has(n) || !a || !o || r.endsWith("/InfoPlist.strings") ? [] : (i.add(n), [{
				path: I(n, t),
				files: we(a, r, "{lang}") ?? r
			}]);
		});
		if (!g) continue;
		let v = _.length > 0 ? ` (and ${_.length} more)` : "", y = `${g.path}${v} is not read: no row of texts names it. To read it, copy the row at ${ho(e.place)}, and write files: "${g.files}" in the copy${e.filenames ? ", with its own filenames" : ""}.`, b = {
			file: g.path,
			line: 1,
			col: 1,
			endLine: 1,
			endCol: 1
		};
		o.push(D("unread-manifest", y, {
			...u,
			place: b
		}));
	}
	return a(o, await Wo(e, i, t, n)), o;
}
async function Wo(e, t, n, r) {
	let i = e.filter(({ files: e }) => /\.(?:strings|xcstrings|xml)$/.test(e)), [a] = i;
	if (!a || n.commit) return [];
	let o = new Set(i.map(({ files: e }) => Sr(e))), [s, ...c] = (await Jo(a.folder, r)).filter((e) => (o.has(Sr(e)) || /^strings.*\.xml$/.test(Sr(e))) && !/values-(?![a-z]{2,3}(?:-r[A-Z]{2})?\/)/.test(e)).map((e) => F(a.folder, e)).filter((e) => !t.has(e));
	if (!s) return [];
	let l = c.length > 0 ? ` (and ${c.length} more)` : "", u = `${I(s, n)}${l} is not read: no row of texts names it. To read files of several modules with one row, write ** in files.`;
	return [D("unread-manifest", u, {
		place: a.place,
		severity: "notice",
		scope: "change"
	})];
}
function Go(e, t) {
	let n = t.flatMap((t) => xe(e, Ro(e, t)) ?? []), r = xt(e, n), i = n.map((e) => Ne(r, e));
	if (!e.languages && We(e.files)?.severalLanguages) {
		let t = `texts "${e.files}" can have several languages, but the row has no languages, so only the base language is read. To read more, list them: languages: [en, de]. Otherwise, list only the base language.`;
		return [D("unread-manifest", t, {
			place: e.place,
			severity: "notice",
			scope: "change"
		})];
	}
	let a = [...new Set(i.filter((t) => Pn(t) || e.languages && /^[a-z]{2}$/.test(t)))];
	if (!Xn(e.files) || a.length < 2) return [];
	let o = a.filter((t) => !e.languages?.includes(t));
	if (o.length === 0) return [];
	let s = o.find((t) => jt(t, e.languages ?? [])), c = s ? `texts "${e.files}" also has a file for ${s}, which is the language ${jt(s, e.languages ?? [])}. It is not read: move its texts into the file of that language.` : e.languages ? `texts "${e.files}" also has files in ${b(o)}, which are not read. To read them, write languages: [${[...e.languages, ...o].join(", ")}]; the project needs them, too.` : `texts "${e.files}" has files in ${b(a)}, but the row has no languages, so only the base language is read. To read all of them, add languages: [${a.join(", ")}]. Otherwise, list only the base language.`;
	return [D("unread-manifest", c, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const Ko = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], qo = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function Jo(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(Ko, {
		cwd: t,
		ignore: qo,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function Yo(e, t, n, r) {
	let { paths: i, problems: o } = await Xo(e, t, n, r), s = await Fo(e.texts, n, r), c = {}, l = [...o, ...s.problems];
	for (let { plural: t, textFiles: o } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await as(o ? [...e, ...s.found] : e, n, r);
		c[t] = u.texts, a(l, u.problems);
	}
	if (!ot(l) && e.texts.length + Object.values(i).flat().length === 0) {
		let t = e.kinds.map(({ plural: e }) => e), r = t.map((e) => `${e}.yaml`).join(" nor "), i = t.map((e) => `--${e}`).join(" or "), a = e.unread ? `There is no manifest: ${e.unread}` : n.confined ? `There is no manifest: neither ${r} is in the working directory. actions/checkout must run before this step, and the input working-directory must name the folder of the manifests. Otherwise, name them with ${t.join(" or ")}.` : `There is no manifest: neither ${r} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${i}.`;
		l.push(D("no-manifest", a));
	}
	let u = s.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [I(e, n), t]);
	return {
		manifests: c,
		problems: l,
		undecided: new Map(u)
	};
}
async function Xo({ kinds: e, globs: t, folder: n }, { id: r }, i, o) {
	let s = {}, c = [];
	for (let { plural: l, sharedByBranches: u } of e) if (t[l]) {
		let e = await is(l, t[l], i, o);
		s[l] = e.files, a(c, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${l}.yaml`, a = e ? [] : await ns(t, n, i);
		if (s[l] = a, a.length > 0 || e || !await Ii(F(n, t), i)) continue;
		let o = `${t} is not read, because it is a folder. Give --${l} '${t}/*.yaml' (setting ${l}).`;
		c.push(D("unread-manifest", o, { severity: "warning" }));
	}
	return {
		paths: s,
		problems: c
	};
}
async function Zo(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => Xo(e, { id: "" }, n, t))), i = (await Fo(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return a.flatMap(({ plural: e, textFiles: t }) => [...r.flatMap(({ paths: t }) => t[e] ?? []), ...t ? i : []]);
}
async function Qo(e, { folders: t, ...n }) {
	let r = e.flatMap(({ manifests: e }) => e ?? []), i = r.map(({ folder: e }) => F(e, "lokaform.yaml")), o = [];
	for (let { root: e } of await Ei(i, t.displayRoot, t.confined?.workspace)) {
		if (e === void 0 || await (async (e) => await Ii(e, {}) && !await Pi(F(e, "info/sparse-checkout"), {}))(F(e, ".git"))) continue;
		let t = async (...t) => `${await Va(e, t, n).catch(qa) ?? ""}`;
		if (!(await t("config", "--type=bool", "core.sparseCheckout")).startsWith("true")) continue;
		let i = new qr(e, (await t("ls-files", "-t", "-z")).split("\0").flatMap((e) => e.startsWith("S ") ? {
			path: e.slice(2),
			kind: "file",
			id: ""
		} : []), async () => new Uint8Array());
		a(o, await Zo(r, Ci, { commit: i }));
	}
	if (o.length === 0) return [];
	let s = `Git's sparse-checkout leaves out ${Co([...new Set(o.map((e) => I(e, t)))], 1)}, so what is declared there would look removed. Nothing was sent. Add each folder to sparse-checkout, or remove sparse-checkout.`;
	return [D("wrong-checkout", s)];
}
async function $o(e, n) {
	let r = new Map(), i = t((e) => es(e, n));
	for (let { kinds: t, globs: a, folder: o } of e) for (let { plural: s } of t) {
		let { patterns: t = [] } = a[s] ?? {}, [{ place: c } = {}] = t, l = await ns(`${s}.yaml`, o, n), u = c || !a[s] ? ts(await i(o), s) : [];
		for (let t of c ? [...l, ...u] : u) {
			let i = [...l, t].map((e) => I(e, { displayRoot: o })), a = e.length > 1 ? `no project of lokaform.yaml names it. Add it to ${s} of one of them` : c ? `the setting ${s} (${ho(c)}) does not name it. Add it there` : `no setting ${s} names it. ${l.length === 0 && P(t) === o ? `Rename it to ${s}.yaml, or add` : "Add"} ${s}: [${i.join(", ")}] to lokaform.yaml`, u = I(t, n), d = `${u} is not read, because ${a}, or delete the file.`, f = An({
				path: u,
				lineStarts: [0]
			}, 0, 1);
			r.set(t, D("unread-manifest", d, {
				place: f,
				severity: "warning"
			}));
		}
	}
	if (r.size === 0) return [];
	let a = new Set(await Zo(e, Ci));
	return [...r].flatMap(([e, t]) => a.has(e) ? [] : t);
}
async function es(e, t) {
	if (t.commit) return new Map();
	let n = await Bi("**/*.y*ml", {
		cwd: e,
		ignore: qo
	}, {}, Ci).catch(() => []), r = new Map();
	for (let i of n.sort().slice(0, 3e3)) {
		let n = P(i) !== e && await Pi(F(P(i), "lokaform.yaml"), {}) ? "" : String(await Oi(i, t).catch(() => ""));
		/\b(?:key_name|url):|^projects?:/m.test(n) && r.set(i, n);
	}
	return r;
}
function ts(e, t) {
	let n = RegExp(`^${t}:(?:\\s+#.*)*\\s+-\\s+\\w+:`, "m"), r = [...e].filter(([e, t]) => Sr(e) !== "lokaform.yaml" && /^projects?:/m.test(t)), i = (e) => r.some(([t, n]) => {
		let r = I(e, { displayRoot: P(t) });
		return (n.match(/[\w./*-]+/g) ?? []).some((e) => e === r || e.startsWith(`${P(r)}/*`));
	});
	return [...e].flatMap(([e, t]) => n.test(t) && !/^backup:/m.test(t) && !i(e) ? [e] : []);
}
async function ns(e, t, n) {
	let r = F(t, e);
	return await Pi(r, n) ? [r] : [];
}
const rs = /\.(?:xml|strings|xcstrings|arb)$/;
async function is(e, { patterns: t, folder: n }, r, i) {
	let a = [], o = new Set();
	for (let { text: s, place: c } of t) {
		let t = await zi(s, n, r, i);
		if (t.length === 0) {
			let t = c ? "this file" : "the working directory", i = await Ii(F(n, s), r) ? `${e} "${s}" is a folder. Give the files in it, in quotes: '${s.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${s}" matches no file. ${s.includes(", ") ? "Give each path on a line or in an option of its own." : `Correct the path, which is relative to ${t}, or add the file to the commit.`}`;
			a.push(D("no-manifest", i, { ...c && { place: c } }));
		}
		let l = e === "keys" ? /^(lokaform|webhooks)\.ya?ml$/ : /^(lokaform|keys)\.ya?ml$/, u = t.map((e) => Sr(e)).filter((e) => rs.test(e) || l.test(e)), d = u.find((e) => rs.test(e)), [f] = u, p = d === void 0 ? `also matches ${f}, which has no ${e}. Write a pattern that matches only manifests of ${e}, such as ${e}/*.yaml.` : `has the locale file ${d}, and takes only YAML. Name locale files in a row of texts in lokaform.yaml. To choose one of them: --filter file:PATH.`;
		f !== void 0 && a.push(D("no-manifest", `${e} "${s}" ${p}`, { ...c && { place: c } }));
		for (let e of t.sort()) u.includes(Sr(e)) || o.add(e);
	}
	return {
		files: [...o],
		problems: a
	};
}
async function as(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = I(a, t);
		try {
			let n = ki(await Oi(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof Gr) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(D("not-read", `${e} cannot be read: ${li(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/plan/loss.ts
function os(e) {
	return e.action === "update" ? e.fields.some((t) => us(e.kind, t) || ds(e.kind, t) || ss(e.kind, t)) : e.action === "destroy";
}
function ss(e, { field: t, before: n, after: r }) {
	return bo(e, t).role === "identity" || n === void 0 || fs(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function cs(e, t) {
	return ls(t) || us(e, t) || ds(e, t);
}
function ls({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || fs(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return fs(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function us(e, { field: t, before: n, after: r }) {
	return bo(e, t).role === "archive" && n === !1 && r === !0;
}
function ds(e, { field: t, before: n }) {
	return bo(e, t).role === "shape" && n !== void 0;
}
function fs(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function ps(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => hs(bo(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function ms(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !hs(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function hs(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !fs(n);
}
// src/report/exitCode.ts
function gs({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const _s = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function vs({ projects: e }) {
	let t = ({ reason: e }) => _s.includes(e);
	return gs({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function ys(e) {
	return e.plan ? vs({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || ot(e.problems) ? "unknown" : "none" : "unknown";
}
function bs({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function xs({ command: e, projects: t }) {
	return e === "status" ? bs({ projects: t }) === !1 : e === "drift" ? vs({ projects: t }) : gs({ projects: t });
}
function Ss(e) {
	return !xs(e) && !Cs(e);
}
function Cs(e) {
	return e.stopped !== void 0 || ot(Ds(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || Os(e).some(({ outcome: e }) => e.state !== "done");
}
function ws(e) {
	let t = ({ problems: e }) => e.filter((e) => !Es(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return Cs({
		...e,
		problems: t(e),
		projects: n
	});
}
function Ts(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Cs(e) ? 1 : t && xs(e) ? 2 : 0;
}
function Es({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function Ds({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function Os({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function ks({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || js(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function As({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function js(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function Ms({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function Ns(e) {
	return !Cs(e) && !Ps(e) && e.projects.every(Ls);
}
function Ps(e) {
	return Ds(e).some(({ code: e }) => e === "undeclared-project");
}
const Fs = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function Is(e) {
	if (Ns(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && Ls(e) && e.plan?.skipped.length === 0), n = Ds(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !Fs.includes(e));
	return !t || r || Ps(e);
}
function Ls({ plan: e, target: t }) {
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
function Rs(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const zs = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function Bs(e) {
	let t = Ys(e);
	return t === "removed" ? t : t === "new" ? "created" : qs(e) ? "renamed" : "updated";
}
const Vs = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], Hs = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, Us = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function Ws(e) {
	let t = e.flatMap((e) => e.changes), r = e.flatMap((e) => e.kept);
	return {
		...Rs(zs, t, Bs),
		...Rs(Vs, r, ({ reason: e }) => Hs[e] ?? "kept"),
		changes: t.length,
		adopted: n(e, ({ counts: e }) => e.adopted),
		skipped: n(e, ({ skipped: e }) => e.length)
	};
}
const Gs = [...zs, ...Us];
function Ks(e) {
	let t = e.flatMap((e) => e.results ?? []), r = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), i = Rs(["done", ...Us], t, ({ outcome: e }) => js(e) ? "written in part" : e.state), a = i.skipped + n(e, ({ plan: e }) => e?.skipped.length ?? 0), o = t.length - i.done + a - i.skipped;
	return {
		...Rs(zs, r, Bs),
		...i,
		skipped: a,
		unfinished: o
	};
}
function qs(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const Js = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function Ys(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => us(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => So(e.kind, t));
	return t.some(ls) ? "cleared text" : t.some((t) => ss(e.kind, t)) ? "overwritten text" : os(e) ? "overwritten" : qs(e) ? "renamed" : "changed";
}
function Xs(e) {
	let t = e.flatMap((e) => e.action === "update" ? e : []);
	return n(t, ({ kind: e, fields: t }) => t.filter((t) => So(e, t) && ls(t)).length);
}
// src/report/view/view.ts
const Zs = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], Qs = [
	"values",
	"pending",
	"unmanaged"
];
function B(e, ...t) {
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
function V(e, t = 400) {
	return [{
		is: "quote",
		text: E(e, t)
	}];
}
function $s(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function ec(e) {
	return e.map((e) => "text" in e ? e.text : ec(e.words)).join("");
}
function tc(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function nc(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/summaries.ts
function rc(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${R(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${z(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${uc([e])}${i}${o}`;
}
function ic(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = ps(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => V(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, B`${R(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? B`${e} and ${t}` : B`${e}, ${t}`, s);
	return B`${`${R(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${R(r, "translation")} in ${u} may be marked unverified.`;
}
function ac(e, t) {
	let r = nt(e), i = t.flatMap((e) => {
		if (e.action !== "create" || !yo(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => So(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), a = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: n } = i.filter((e) => !r(e.get(t), t));
		return t === e.baseLanguage || n === 0 ? [] : [{
			name: E(t, 40),
			length: n
		}];
	});
	if (a.length === 0) return;
	let o = n(a, ({ length: e }) => e), s = a.map(({ name: e, length: t }) => a.length > 1 ? `${e} (${z(t)})` : e);
	return B`After the merge: ${R(o, "text")} to translate in ${V(Co(s, 12), 1e3)}.`;
}
function oc(e) {
	let t = bs({ projects: e }), r = e.flatMap(({ status: e = [] }) => e), i = n(e, ({ plan: e }) => e?.changes.length ?? 0), a = n(r, ({ to_pull: e, waiting: t }) => e + t), o = [...i > 0 ? [`without ${R(i, "change")} to write`] : [], ...a > 0 ? [`with ${R(a, "text")} to pull or waiting`] : []], s = o.length > 0 ? ` This counts the texts of the project, ${o.join(", and ")}.` : "", c = t === void 0 && r.length > 0 ? " No percentage is required: set ready in lokaform.yaml, or at a terminal use --require de=100." : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${sc(e)}.${s}${c}`;
}
function sc(e) {
	let t = e.flatMap(({ status: e = [] }) => e), r = n(t, (e) => e.texts), i = t.filter((e) => e.required), a = i.filter((e) => e.required?.unmet.length), o = Co([...new Set(a.map(({ language: e }) => Mo(e)))], 12), s = vc([...hc({
		conflicts: n(t, (e) => e.conflicts),
		undecided: n(t, (e) => e.undecided),
		toPull: n(t, (e) => e.to_pull),
		waiting: n(t, (e) => e.waiting)
	}), [a.length, `of ${R(i.length, "required language")} not ready: ${o}`]]), c = R(new Set(t.map(({ language: e }) => e)).size, "language"), l = `${z(n(t, (e) => e.translated))} of ${R(r, "text")} translated`;
	return [r === 0 ? "no declared key to count" : `${l} in ${c}`, ...s].join(", ");
}
function cc(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = lc(t), { waiting: r, kept: i } = Ws(t), a = vc([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[dc(t, "as declared"), ...a].join(", ")}.`;
}
function lc(e) {
	let { conflicts: t, undecided: n, toPull: r, ...i } = Ws(e);
	return vc([
		[i.updated, i.updated === 1 ? "differs" : "differ"],
		[i.renamed, "not yet renamed"],
		[i.created, "missing"],
		[i.keptArchived, "archived"],
		[i.removed, "to remove"],
		...hc({
			conflicts: t,
			undecided: n,
			toPull: r
		}),
		[i.skipped, "not compared"]
	]).join(", ");
}
function uc(e) {
	let t = Ws(e), n = t.adopted > 0 ? ` (${z(t.adopted)} to adopt)` : "", r = vc([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = vc([...hc(t), [t.skipped, "skipped"]]), a = Tc(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${dc(e, "unchanged")}.`;
}
function dc(e, t) {
	let n = `${fc(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${fc(e, "unmanaged")} unmanaged`;
}
function fc(e, t) {
	let r = vo().map((r) => ({
		kind: r,
		count: n(e, ({ counts: e }) => e.by_kind[r.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return r.every(({ kind: e }) => e.words.prefix === "") ? z(n(r, ({ count: e }) => e)) : b(r.map(({ kind: e, count: t }) => To(t, e.name)));
}
function pc({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${gc(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${R(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${mc(e)}.${a} ${R(t, "request")} in total.`;
}
function mc(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = Ks(e), r = vc(Gs.map((e) => [n[e], e])), i = vc(hc(Ws(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function hc(e) {
	let { conflicts: t = 0, undecided: n = 0, toPull: r = 0, waiting: i = 0, kept: a = 0, keptArchived: o = 0 } = e;
	return [
		[t, t === 1 ? "conflict" : "conflicts"],
		[n, "undecided"],
		[r, "to pull"],
		[i, "waiting"],
		[a + o, "kept"]
	];
}
function gc(e, t) {
	return e === t ? R(t, "project") : `${z(e)} of ${R(t, "project")}`;
}
function _c({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [k(e)]), r = n.length > 0 ? B` Not reached: ${V(n.join(", "))}.` : [];
	return B`${$s(B`${E(e.message, st)}`)}${r}`;
}
function vc(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${z(e)} ${t}`] : []);
}
function yc(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return pc(e);
	if (r.length === 0) return bc(e);
	if (t === "drift") return cc(n);
	if (t === "status") return oc(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? rc(i.plan, i.effort) : `${gc(r.length, n.length)}: ${uc(r)}`;
}
function bc(e) {
	let { command: t, manifests: n, declared: r } = e, i = Ds(e).filter(({ severity: e }) => e !== "notice");
	if (ot(i)) return `${xc(i)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let a = vo().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), o = a.some(({ count: e }) => e > 0) ? a.filter(({ count: e }) => e > 0) : a, s = b(o.map(({ name: e, count: t }) => To(t, e))), c = i.length > 0 ? `, with ${xc(i)}` : "";
	return `Valid: ${s} in ${R(n.length, "manifest")}${c}.`;
}
function xc(e) {
	let t = Kn.flatMap((t) => {
		let r = e.filter((e) => e.severity === t), i = n(r, sn);
		return i > 0 ? [R(i, t === "error" ? "problem" : t)] : [];
	});
	return b(t);
}
function Sc(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${k(e)}`}`;
}
function Cc({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f.]+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [B`${B`The service made snapshot ${V(t.id, 80)}: ${V(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function wc(e) {
	let t = Rs(zs, e, Bs);
	return [...vc(zs.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...Tc(e)].join(", ") || "no changes";
}
function Tc(e) {
	let t = Xs(e);
	return t > 0 ? [`clears ${R(t, "text")}`] : [];
}
function Ec(e) {
	let t = Ds(e).filter(({ severity: e }) => e === "error");
	return [
		...Oc(e),
		...t.length > 0 ? [xc(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function Dc(e) {
	let t = Oc(e);
	return e.command === "plan" ? t.filter((e) => !e.includes("pending")).join("; ") : t.join("; ");
}
function Oc(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${Nc(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return Ac(e, t === "apply" ? "applied" : "restored");
	let i = jc(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${sc(r)}`, ...i] : t === "drift" ? [`Translations: ${lc(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...kc(r), ...i];
}
function kc(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = Ws(e.map(({ plan: e }) => e));
	return [
		`Translations: ${wc(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [R(i, "conflict")] : [],
		...n > 0 ? [`${R(n, "change")} pending before`] : [],
		...r > 0 ? [`${z(r)} skipped`] : []
	];
}
function Ac({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	if (n === 0) return [`Translations: nothing ${t}`];
	let { unfinished: r, ...i } = Ks(e);
	return [
		`Translations ${t}: ${vc(zs.map((e) => [i[e], e])).join(", ") || "no changes"}`,
		...r > 0 ? [`${R(r, "change")} not completed`] : [],
		...jc(e.length - n, t)
	];
}
function jc(e, t) {
	return e > 0 ? [`${R(e, "project")} not ${t}`] : [];
}
function Mc(e) {
	if (e.is === "not compared") return [B`The manifests were not compared with those of the commit that the pull request would be merged into: ${V(e.why)}.`];
	let t = B`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = V(e.commit.slice(0, 7));
	return [B`${$s(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, $s(B`${`Difference: ${Nc(e.projects)}.`}`)];
}
function Nc(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(qs).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return vc([
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
function Pc(e) {
	let t = Rs([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = Nc(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = vc(hc({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function Fc(e) {
	return `Translations from Lokalise: ${Pc(e)}`;
}
function Ic({ filters: e, by_kind: t }) {
	let n = vo().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${z(r)} of ${To(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${E(e, 200)}`).join(" ");
	return B`${$s(B`Only what matches`)} ${V(r, Infinity)}: ${b(n)}.`;
}
// src/model/project.ts
const Lc = er({
	iso: M(),
	id: M().optional(),
	pluralForms: cr(M()).readonly()
}), Rc = er({
	id: M(),
	digest: M().exactOptional(),
	name: M(),
	type: M(),
	baseLanguage: M(),
	languages: cr(Lc).readonly().optional(),
	perPlatformNames: rr(),
	segmentation: rr(),
	autoToggleUnverified: rr().optional()
});
function zc(e) {
	return e.split(":")[0] ?? e;
}
function Bc(e) {
	let t = zc(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// node_modules/js-yaml/dist/js-yaml.mjs
var H = Symbol("NOT_RESOLVED");
function Vc(e, t) {
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
function Hc(e, t) {
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
function Uc(e, t) {
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
var Wc = Vc("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), Gc = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Kc = Vc("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Gc.indexOf(e) === -1 ? H : null,
	identify: (e) => e === null,
	represent: () => "null"
}), qc = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Jc = Vc("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => qc.indexOf(e) === -1 ? H : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Yc = [
	"true",
	"True",
	"TRUE"
], Xc = [
	"false",
	"False",
	"FALSE"
], Zc = Vc("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => Yc.indexOf(e) !== -1 || Xc.indexOf(e) === -1 && H,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Qc = [
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
], $c = [
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
], el = Vc("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Qc.indexOf(e) !== -1 || $c.indexOf(e) === -1 && H,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), tl = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), nl = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function rl(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function il(e, t) {
	if (t) {
		if (!nl.test(e)) return H;
	} else if (!tl.test(e)) return H;
	let n = rl(e);
	return Number.isFinite(n) ? n : H;
}
var al = Vc("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: il,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), ol = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function sl(e) {
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
function cl(e) {
	if (!ol.test(e)) return H;
	let t = sl(e);
	return Number.isFinite(t) ? t : H;
}
var ll = Vc("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: cl,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), ul = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), dl = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function fl(e) {
	if (!ul.test(e)) return H;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || dl.test(e) ? r : H;
}
function pl(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var ml = Vc("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: fl,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: pl
}), hl = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), gl = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function _l(e) {
	if (!hl.test(e)) return H;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || gl.test(e) ? r : H;
}
function vl(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var yl = Vc("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: _l,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: vl
}), bl = Vc("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : H,
	identify: () => !1
}), xl = /^[A-Za-z0-9+/]*={0,2}$/;
function Sl(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !xl.test(t)) return H;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Cl(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var wl = Vc("tag:yaml.org,2002:binary", {
	resolve: Sl,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Cl
}), Tl = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), El = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Dl(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function Ol(e) {
	let t = Tl.exec(e);
	if (t === null && (t = El.exec(e)), t === null) return H;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Dl(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? H : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return H;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Dl(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return H;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return H;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var kl = Vc("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: Ol,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), Al = Hc("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function jl(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var Ml = Hc("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (jl(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), Nl = Hc("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), Pl = Uc("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: jl,
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
}), Fl = Uc("tag:yaml.org,2002:set", {
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
function Il() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Ll() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Rl(e) {
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
var zl = class e {
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
		let t = Rl(e), n = [], r = Il(), i = Ll();
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
			if (t !== H) return {
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
}, Bl = new zl([
	Wc,
	Al,
	Pl
]);
[...Bl.tags];
var Vl = new zl([
	...Bl.tags,
	Kc,
	Zc,
	al,
	ml
]);
new zl([
	...Bl.tags,
	Jc,
	el,
	ll,
	yl,
	kl,
	bl,
	wl,
	Ml,
	Nl,
	Fl
]).withTags({
	...ll,
	resolve: (e, t, n) => {
		let r = ll.resolve(e, t, n);
		return r === H ? al.resolve(e, t, n) : r;
	}
}, {
	...yl,
	resolve: (e, t, n) => {
		let r = yl.resolve(e, t, n);
		return r === H ? ml.resolve(e, t, n) : r;
	}
});
var Hl = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Ul(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Wl(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Gl(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Hl,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Ul(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Wl((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Ul(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Wl((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Ul(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Wl((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Kl(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var ql = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Kl(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Kl(this, e)}`;
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
		throw s.snippet = Gl(s), new e(r, s);
	}
}, U = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, W = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, Jl = {
	BLOCK: 1,
	FLOW: 2
}, Yl = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Xl = -1;
function Zl(e) {
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
var Ql = Array(256), $l = Array(256);
for (let e = 0; e < 256; e++) Ql[e] = +!!Zl(e), $l[e] = Zl(e);
function eu(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function tu(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function nu(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function ru(e, t, n) {
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
function iu(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function au(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = ru(e, i, n);
			r += iu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function ou(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = ru(e, i, n);
			r += iu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function su(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = ru(e, i, n).position;
			else if (t < 256 && Ql[t]) r += $l[t], i++;
			else {
				let n = nu(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = tu(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += eu(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = ru(e, i, n);
			r += iu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function cu(e, t, n, r, i, a) {
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
	return i === Yl.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== Yl.STRIP && u && (l += "\n"), l;
}
function lu(e, t) {
	if (t.valueStart === Xl) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case W.SINGLE_QUOTED: return ou(e, n, r);
		case W.DOUBLE_QUOTED: return su(e, n, r);
		case W.LITERAL_BLOCK: return cu(e, n, r, t.indent, t.chomping, !1);
		case W.FOLDED_BLOCK: return cu(e, n, r, t.indent, t.chomping, !0);
		default: return au(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var uu = {
	filename: "",
	schema: Vl,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, G = -1, du = Object.prototype.hasOwnProperty, fu = 1, pu = 2, mu = 3, hu = 4, gu = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, _u = /[,\[\]{}]/, vu = /^(?:!|!!|![0-9A-Za-z-]+!)$/, yu = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, bu = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, xu = RegExp(`^(?:${yu})*$`), Su = RegExp(`^(?:${bu})+$`), Cu = RegExp(`^(?:!(?:${yu})*|${bu}(?:${yu})*)$`), wu = {
	filename: "",
	maxDepth: 100
};
function Tu(e, t, n) {
	e.events.push({
		type: U.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Eu(e, t, n, r, i, a, o) {
	e.events.push({
		type: U.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function Du(e, t, n, r, i, a, o) {
	e.events.push({
		type: U.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function Ou(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: U.MAPPING,
		start: t.position,
		anchorStart: G,
		anchorEnd: G,
		tagStart: G,
		tagEnd: G,
		style: Jl.FLOW
	});
}
function ku(e, t, n, r, i, a, o, s, c = Yl.CLIP, l = -1, u = !1) {
	e.events.push({
		type: U.SCALAR,
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
function Au(e, t, n) {
	e.events.push({
		type: U.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function ju(e) {
	e.events.push({ type: U.POP });
}
function K(e) {
	ku(e, G, G, G, G, G, G, W.PLAIN);
}
function Mu() {
	return {
		anchorStart: G,
		anchorEnd: G,
		tagStart: G,
		tagEnd: G
	};
}
function Nu(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Pu(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function q(e, t) {
	ql.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function J(e) {
	return e === 10 || e === 13;
}
function Fu(e) {
	return e === 9 || e === 32;
}
function Iu(e) {
	return Fu(e) || J(e);
}
function Lu(e) {
	return e === 0 || Iu(e);
}
function Ru(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function zu(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Bu(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Vu(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Hu(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function Uu(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function Y(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Iu(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Fu(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!J(r) && r !== 0);
		if (!J(r)) break;
		for (Uu(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Wu(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Iu(n);
	}
	return !1;
}
function Gu(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Ku(e) {
	if (e.position !== e.lineStart) return !1;
	if (Wu(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = Nu(e);
	Gu(e), Y(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Wu(e));
	return Pu(e, t), r;
}
function qu(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !J(t);) t = e.input.charCodeAt(++e.position);
}
function Ju(e, t, n) {
	let r = gu.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, q(e, "the stream contains non-printable characters"));
}
function Yu(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== G && q(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && q(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Iu(s) && !(n && Ru(s));) s === 33 && (a ? q(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), vu.test(o) || q(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), _u.test(l) && q(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? xu.test(l) : Su.test(l)) && q(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !du.call(e.tagHandlers, o) && q(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Xu(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== G && q(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Iu(e.input.charCodeAt(e.position)) && !Ru(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && q(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Zu(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== G || t.tagStart !== G) && q(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Iu(e.input.charCodeAt(e.position)) && !Ru(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && q(e, "name of an alias node must contain at least one character"), Au(e, n, e.position), !0;
}
function Qu(e, t) {
	Y(e, !1), e.lineIndent < t && q(e, "deficient indentation");
}
function $u(e, t, n) {
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
			return e.position++, ku(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, W.SINGLE_QUOTED, Yl.CLIP, -1, i), !0;
		}
		J(a) ? (i = !1, Qu(e, t)) : e.position === e.lineStart && Wu(e) ? q(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? q(e, "expected valid JSON character") : e.position++;
	}
	q(e, "unexpected end of the stream within a single quoted scalar");
}
function ed(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, ku(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, W.DOUBLE_QUOTED, Yl.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (J(n)) Qu(e, t);
			else if (Hu(n)) e.position++;
			else {
				let t = Vu(n);
				for (t === 0 && q(e, "unknown escape sequence"); t-- > 0;) e.position++, Bu(e.input.charCodeAt(e.position)) < 0 && q(e, "expected hexadecimal character");
				e.position++;
			}
		} else J(a) ? (i = !1, Qu(e, t)) : e.position === e.lineStart && Wu(e) ? q(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? q(e, "expected valid JSON character") : e.position++;
	}
	q(e, "unexpected end of the stream within a double quoted scalar");
}
function td(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = Yl.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? W.LITERAL_BLOCK : W.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = zu(n);
		if (n === 43 || n === 45) i !== Yl.CLIP && q(e, "repeat of a chomping mode identifier"), i = n === 43 ? Yl.KEEP : Yl.STRIP, e.position++;
		else if (r >= 0) r === 0 && q(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && q(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Fu(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && qu(e), J(e.input.charCodeAt(e.position)) ? Uu(e) : e.input.charCodeAt(e.position) !== 0 && q(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Ku(e)) break;
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
		qu(e), f = e.position, J(e.input.charCodeAt(e.position)) && (Uu(e), f = e.position);
	}
	return Ju(e, d, f), ku(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function nd(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === fu;
	if (n === 0 || Iu(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Ru(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Lu(t) || r && Ru(t)) return !1;
	}
	return !0;
}
function rd(e, t, n, r) {
	if (!nd(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === fu, c = !1;
	for (; o !== 0 && !Ku(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Lu(t) || s && Ru(t)) break;
		} else if (o === 35) {
			if (Iu(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Ru(o)) break;
		else if (J(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (Y(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Fu(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Ju(e, i, a), ku(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, W.PLAIN, Yl.CLIP, -1, !c), !0);
}
function id(e, t) {
	let n = e.line;
	Y(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && q(e, "deficient indentation");
}
function ad(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? Du(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Jl.FLOW) : Eu(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Jl.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		id(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, ju(e), !0;
		o ? n === 44 && q(e, "expected the node content, but found ','") : q(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Iu(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, id(e, t));
		let c = e.line, l = Nu(e), u = cd(e, t, fu, !1, !0);
		id(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, id(e, t), i || Ou(e, l), u || K(e), cd(e, t, fu, !1, !0) || K(e), id(e, t), i || ju(e)) : i && r ? (u || K(e), K(e)) : i ? K(e) : r && (Ou(e, l), u || K(e), K(e), ju(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	q(e, "unexpected end of the stream within a flow collection");
}
function od(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Lu(e.input.charCodeAt(e.position + 1))) return !1;
	for (Eu(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Jl.BLOCK); e.input.charCodeAt(e.position) === 45 && Lu(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, q(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = Y(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Lu(e.input.charCodeAt(e.position + 1)) && q(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? K(e) : cd(e, t, mu, !1, !0), Y(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && q(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Lu(e.input.charCodeAt(e.position + 1)) && q(e, "bad indentation of a sequence entry");
	}
	return ju(e), !0;
}
function sd(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, q(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Lu(l)) o ||= (Du(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Jl.BLOCK), !0), c === 63 ? (i && K(e), a = !0, i = !0) : (i || (K(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (K(e), !1);
			let t = Nu(e);
			if (!cd(e, n, pu, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Fu(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Lu(c) || q(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: U.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Jl.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) q(e, "expected ':' after a mapping key");
				else return r.anchorStart !== G || r.tagStart !== G ? (Pu(e, t), !1) : !0;
			} else if (a) q(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== G || r.tagStart !== G ? (Pu(e, t), !1) : !0;
		}
		if (cd(e, t, hu, !0, s) && (s = !1), i || (s &&= (K(e), !1)), Y(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) q(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && K(e), o && ju(e), !0) : !1;
}
function cd(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && q(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Mu(), d = n === hu || n === mu, f = d, p = d;
	if (r && Y(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = Nu(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== G || u.anchorStart !== G) && (r === 33 || r === 38)) {
			let n = Nu(e), r = t + 1;
			if (sd(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === U.MAPPING) return e.depth--, !0;
			Pu(e, n);
		}
		if (s && (r === 33 && u.tagStart !== G || r === 38 && u.anchorStart !== G) || !Yu(e, u, n === fu) && !Xu(e, u)) break;
		l === null && (l = i), Y(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === hu) {
		let r = n === fu || n === pu ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (od(e, i, u) || sd(e, i, r, u)) || ad(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = Nu(e), n = l.position - l.lineStart;
					Pu(e, l), sd(e, n, r, Mu()) && e.events[t.eventsLength]?.type === U.MAPPING ? c = !0 : Pu(e, t);
				}
				!c && (d && td(e, r, u) || $u(e, r, u) || ed(e, r, u) || Zu(e, u) || rd(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && od(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== G || u.tagStart !== G || d) && (ku(e, G, G, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, W.PLAIN), c = !0), e.depth--, c || u.anchorStart !== G || u.tagStart !== G;
}
function ld(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Iu(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && q(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !J(e.input.charCodeAt(e.position));) {
		for (; Fu(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || J(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Iu(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (J(e.input.charCodeAt(e.position)) && Uu(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && q(e, "duplication of %YAML directive"), r.length !== 1 && q(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && q(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && q(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && q(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		vu.test(t) || q(e, "ill-formed tag handle (first argument) of the TAG directive"), du.call(e.tagHandlers, t) && q(e, `there is a previously declared suffix for "${t}" tag handle`), Cu.test(n) || q(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function ud(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (Y(e, !0); ld(e);) t = !0, Y(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Lu(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, Y(e, !0), i = e.line > t;
	} else t && q(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Wu(e)) {
		e.position += 3, Y(e, !0);
		return;
	}
	if (Tu(e, n, !1), cd(e, e.lineIndent - 1, hu, !1, i, i) || K(e), Y(e, !0), e.position === e.lineStart && Wu(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, Y(e, !0), e.line === t && e.position < e.length && q(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === U.DOCUMENT && (o.explicitEnd = r), ju(e), !r && e.position < e.length && !Ku(e) && q(e, "end of the stream or a document separator is expected");
}
function dd(e, t) {
	let n = e.length, r = {
		...wu,
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
	for (i !== -1 && ql.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Gu(r), Y(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		ud(r), r.position === e && q(r, "can not read a document");
	}
	return r.events;
}
({
	...wu,
	...uu
});
function fd(e, t) {
	return !!(e & 1 << t);
}
var pd = {
	applyQuoteFlowKeysOption: hd,
	doubleQuoteForInvisibles: gd,
	doubleQuoteWhitespaceOnly: _d,
	applyForceQuotesOption: vd,
	tryLongOrMultilineAsBlock: yd,
	quoteInvalidPlain: bd,
	fallbackToDoubleQuoted: xd
};
function md(e) {
	return e.presenterOptions.quoteStyle === "single" && fd(e.allowedStylesMask, W.SINGLE_QUOTED) ? W.SINGLE_QUOTED : W.DOUBLE_QUOTED;
}
function hd(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === W.PLAIN && (e.style = W.DOUBLE_QUOTED);
}
function gd(e) {
	e.style === W.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = W.DOUBLE_QUOTED);
}
function _d(e) {
	e.style === W.PLAIN && /^\s+$/.test(e.node.value) && (e.style = W.DOUBLE_QUOTED);
}
function vd(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== W.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? W.DOUBLE_QUOTED : md(e)));
}
function yd(e) {
	if (e.style !== W.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!fd(e.allowedStylesMask, W.LITERAL_BLOCK)) {
		n && (e.style = W.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = W.LITERAL_BLOCK);
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
	o ? e.style = W.FOLDED_BLOCK : n && (e.style = W.LITERAL_BLOCK);
}
function bd(e) {
	e.style === W.PLAIN && !fd(e.allowedStylesMask, W.PLAIN) && (e.style = md(e));
}
function xd(e) {
	fd(e.allowedStylesMask, e.style) || (e.style = W.DOUBLE_QUOTED);
}
var Sd = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Cd = "[\\n\\r]", wd = "\\uFEFF", Td = "[ \\t]", Ed = `(?:(?!(?:${Cd}|${wd}))${Sd})`, Dd = `(?:(?!${Td})${Ed})`, Od = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", kd = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Ad = "[,\\[\\]{}]", jd = Dd, Md = `(?:(?!${Ad})${Dd})`, Nd = `(?:(?:(?!${kd})${Dd})|[?:-](?=${jd}))`, Pd = `(?:(?:(?!${kd})${Dd})|[?:-](?=${Md}))`, Fd = `(?:(?:(?![:#])${jd})|:(?=${jd}))#*`, Id = `(?:(?:(?![:#])${Md})|:(?=${Md}))#*`, Ld = `(?:${Td}*${Fd})*`, Rd = `(?:${Td}*${Id})*`, zd = `${Nd}#*${Ld}`, Bd = `${Pd}#*${Rd}`, Vd = zd, Hd = Bd, Ud = `\\n+${Fd}${Ld}`, Wd = `\\n+${Id}${Rd}`, Gd = `${zd}(?:${Ud})*`, Kd = `${Bd}(?:${Wd})*`;
RegExp(`^(?:${Gd})$`, "u"), RegExp(`^(?:${Kd})$`, "u"), RegExp(`^(?:${Vd})$`, "u"), RegExp(`^(?:${Hd})$`, "u"), RegExp(`^(?:${Od})*$`, "u"), RegExp(`^(?:${Od}|\\n)*$`, "u"), RegExp(`^(?:${Ed}|\\n)*$`, "u"), Object.keys(pd).map((e) => Reflect.get(pd, e)), U.DOCUMENT, U.SEQUENCE, U.MAPPING, U.SCALAR, U.ALIAS, U.POP, W.PLAIN, W.SINGLE_QUOTED, W.DOUBLE_QUOTED, W.LITERAL_BLOCK, W.FOLDED_BLOCK, Jl.BLOCK, Jl.FLOW, Yl.CLIP, Yl.STRIP, Yl.KEEP;
// src/yaml/events.ts
var qd = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Jd = "A manifest is one document: split it into files instead of writing ---.", Yd = 2 ** 15, Xd = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Zd = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Qd = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* $d(e, t, n = Yd) {
	let r = t ? e.length : 25e5, i = e.length > n ? rf(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new qd("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new qd("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = ef(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function ef(e, t, n, r) {
	let i = tf(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== U.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== U.SEQUENCE || s.style !== Jl.BLOCK) || !c.every(({ type: e }) => e === U.POP) || i.some(({ type: e }) => e === U.DOCUMENT)) throw new qd(Jd, t, t);
	r && !a && i.push({ type: U.POP });
	for (let e of a ? [] : i) cf(e, t);
	return i;
}
function tf(e, t, n) {
	let r = e.slice(t, n).replace(Xd, "");
	try {
		return nf(r, t);
	} catch (e) {
		if (!(e instanceof qd) || e.message !== "deficient indentation") throw e;
		let n = nf(r.replace(Zd, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === U.SCALAR && (e.fast = !1);
		return n;
	}
}
function nf(e, t) {
	try {
		return dd(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof ql ? new qd(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function rf(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	Qd.lastIndex = t.at(-1) ?? e.length;
	let [, n] = Qd.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: Qd.lastIndex
	};
}
const af = 2 ** 20, of = 2 ** 18;
function sf(e) {
	if (e.length <= af) return;
	let t = e.slice(0, of), n = t.lastIndexOf(rf(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function cf(e, t) {
	e.type !== U.POP && e.type !== U.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== U.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === U.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const lf = process.getBuiltinModule("node:module").createRequire(import.meta.url), uf = (...e) => lf("./late-yaml.js").parseDocument(...e), df = (...e) => lf("./late-yaml.js").visit(...e), ff = 2 ** 15, pf = 2 ** 18;
function mf(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [D("yaml", a, { place: An(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + ff ? [ff, pf] : [pf]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = hf(t, n, i, s), u = me(t.path, An(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [vf(e, t, n)];
}
function hf(e, t, n, r) {
	let i = t.slice(n, r), a = uf(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { errors: o } = a, s = new It(), c = -Infinity;
	for (let l of o.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [o, u] = l.pos.map((e) => e + n);
		if (r < t.length && u >= r - 1) continue;
		let d = An(e, o, Math.max(o + 1, u)), f = d.line > c + 1;
		if (c = Math.max(c, d.endLine), !f || s.countMore(e.path)) continue;
		let p = Cf(l) ? n + wf(a, l.pos[0]) : void 0, m = Cf(l) === "quote", h = l.code === "BAD_INDENT" && _f(i, o - n), g = m ? "" : Mf(t, p ?? o) || h && gf, _ = p === void 0 ? d : An(e, p, p + 1);
		s.add(yf(g || Tf(l), _));
	}
	return {
		problems: s.problems,
		errors: o.length
	};
}
const gf = "This line starts where the entries of a list start. If it is a field of the entry above, indent it more. If it is a new entry, write \"- \" before it, and its name after key_name: names are not nested.";
function _f(e, t) {
	let [n = ""] = /^ */.exec(e.slice(t, t + 100)) ?? [];
	return e.slice(0, t).split("\n").findLast((e) => e.trim() !== "" && !e.startsWith(`${n} `))?.startsWith(`${n}- `) ?? !1;
}
function vf({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return yf((e >= r.trimEnd().length ? xf : Sf.get(t)) ?? (Mf(r, e) || i), An(n, e, e + 1));
}
function yf(e, t) {
	return D("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const bf = "Values are nested too deeply. Use fewer levels.", xf = "The file ends in brackets or in quotes. Add the closing one.", Sf = new Map([["nesting exceeded maxDepth (500)", bf], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function Cf({ message: e }) {
	return e.startsWith("Missing closing") ? "quote" : /^Flow .* end with a /.test(e) ? "bracket" : void 0;
}
function wf(e, t) {
	let n = t;
	return df(e, { Node: (e, { type: r = "", flow: i, range: a }) => {
		(i || r.startsWith("QUOTE")) && a && a[0] < t && t <= a[2] && (n = a[0]);
	} }), n;
}
function Tf(e) {
	if (e.message.startsWith("Maximum call stack")) return bf;
	let t = Cf(e);
	if (t === "bracket") return "The brackets that start here are not closed. Add the closing one.";
	if (t) return "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\".";
	if (e.message.startsWith("Implicit map keys need")) return "This line has no colon with a blank after it. Write it as NAME: VALUE.";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either this line or the next one is not indented like the others, a colon has no blank after it, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return Jd;
		default: return `${e.message}.`;
	}
}
function Ef(e, { at: t, text: n, first: r, depth: i }, a) {
	if (a.countMore(e.path)) return;
	let { line: o } = An(e, r(), t), s = `The field "${n}" is declared twice: here and in line ${o}. Keep one of them.${i === 1 ? " If both have lists, put all values into one list." : i === 3 ? Df : ""}`;
	a.add(D("duplicate-member", s, { place: An(e, t, t + 1) }));
}
const Df = " If another entry starts here, write \"- \" before its first field.", Of = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/, kf = /^[[{](?:(?:[^"']*?[[{,:])??\s*|[^"']*?\s)(\*(?=\s*:)|#[^\s,\]}]+)/, Af = /^\s*(?:- +)*(?:key_name|previously):/, jf = "This is a comment of JSON. A comment of YAML starts with #.";
function Mf(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^\s*(?:\/\/|\/\*)/.test(i)) return jf;
	if (/^={7}\r?$/.test(i)) return C;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^"(?:[^"\\]|\\.)*"\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it as \\\".";
	if (/^'(?:[^']|'')*'\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it twice: ''.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return `${Af.test(i) ? "If the name has no blank after its colon, remove the blank. " : ""}A text with ": " in it needs quotes: "${a.slice(0, 60)}${a.length > 60 ? "…" : ""}".`;
	let [, o] = kf.exec(a) ?? [];
	if (o?.startsWith("#")) return `A # begins a comment, so the brackets are not closed. Put the whole text with ${o} in quotes.`;
	if (o !== void 0) return `The text ${o} means something else in YAML. Put it in quotes: "${o}".`;
	let [s] = Of.exec(a) ?? [];
	return s === void 0 ? "" : `A text that starts with ${s} means something else in YAML. Put the text in quotes: "${s}…".`;
}
function Nf(e, t) {
	let n = new It();
	for (let { start: r, end: i } of Qt(e)) n.countMore(t.path) || n.add(D("yaml", C, { place: An(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function Pf(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
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
		return c([D("yaml", e, { place: An(a, r, r + 1) })]);
	}
	let l = Nf(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = If(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && sn(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof qd)) throw e;
		return c(mf(e, a, t));
	}
}
const Ff = 1e6;
function If(e, t, n, r) {
	let i = $d(t, n, r), a = new Xf(), o = new Map(), s = new It(), l = 0, u = 0, d = 0, f = 0, p = 0, m = i.next().value, h = a.add();
	return {
		value: qf(m) ? g(m, Rf, h) : null,
		span: new Zf(a, h),
		problems: s.problems
	};
	function g(e, t, n) {
		let r = f;
		f += 1;
		let i = e.type === U.ALIAS ? void 0 : _(e), o = e.type === U.ALIAS ? v(e.anchorStart, e.anchorEnd) : e.type === U.SCALAR ? te(e, t) : y(e, n ?? a.add());
		return n !== void 0 && !Jf(e) && a.set(n, l, u, !1), i && (i.value = o, i.size = f - r), o;
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
		if (!i) return w(`The anchor "&${r}" is not defined before the alias "*${r}". Define it above this line, or write the value here.`);
		if (i.size === void 0) return w(`The alias "*${r}" is inside its own anchor "&${r}". Write the value here instead.`);
		let a = Math.max(1e4, t.length);
		return p > a ? null : (f += i.size, p += i.size, p > a ? w(`From here on, aliases repeat more than ${a} values. Write the values out.`) : i.value);
	}
	function y(e, r) {
		let { start: i, type: o } = e, s = f;
		u = i;
		let c = /[[{]/.test(t.charAt(i));
		c && (u += 1), d += 1;
		let l = o === U.SEQUENCE ? b() : S(r);
		if (--d, u = C(c ? Uf : t.charAt(u - 1) === "\n" ? Rf : Kf), a.set(r, i, u, !0), e.tagStart >= 0) return ie(e);
		if (f > 25e5 && !n) throw new qd("This file has more than 2,500,000 values up to here. Divide it into several files.", i);
		return n || d < 2 || f - s <= 15e4 ? l : (f = s, w("This has more than 150,000 values. Use fewer.", i, i + 1));
	}
	function b() {
		let e = [];
		for (;;) {
			let t = i.next().value;
			if (!qf(t)) return [...e];
			if (d === 2 && e.length === 15e4 && !n) throw new qd("This file has more than 150,000 entries. Divide it into several files.", Jf(t) ? t.start : u);
			e.push(g(t, Vf, a.add()));
		}
	}
	function S(t) {
		let n = {};
		for (;;) {
			let r = i.next().value;
			if (!qf(r)) return n;
			let o = ee(r), c = a.add(o), l = i.next().value, u = qf(l) ? g(l, Hf, c) : null;
			if (!o) continue;
			let { text: f, start: p, end: m } = o;
			f === "__proto__" ? w("\"__proto__\" cannot be the name of a field. Choose another name.", p, m) : (Object.hasOwn(n, f) && Ef(e, {
				at: p,
				text: f,
				first: () => {
					let e = [...a.members(t, Infinity)].find(([e]) => e === f);
					return a.number(e?.[1] ?? c, Yf);
				},
				depth: d
			}, s), n[f] = u);
		}
	}
	function ee(e) {
		let n = g(e, Bf), [r, i] = [Jf(e) ? e.start : l, u];
		if (typeof n == "object" && n) {
			w(Mf(t, r) || "The name of a field must be a plain word or text.", r, i);
			return;
		}
		let a = typeof n == "string" ? n : t.slice(r, i);
		return d < 4 && /^\/[/*]/.test(t.slice(r, r + 2)) && w(jf, r, i), {
			text: a,
			start: r,
			end: i
		};
	}
	function te(e, r) {
		let { style: i, valueStart: a, valueEnd: o, tagStart: s } = e;
		if (s >= 0 && !Lf.has(re(e))) return ie(e);
		let f = Math.max(e.anchorEnd, e.tagEnd);
		if (f >= 0 && (u = f), a < 0) {
			let e = C(f < 0 ? r : zf);
			return (r !== Hf || e > u || f >= 0) && (l = e), u = e, null;
		}
		let p = lu(t, e);
		if (i === W.LITERAL_BLOCK || i === W.FOLDED_BLOCK) {
			l = C(Wf);
			let e = t.slice(a, o);
			u = a + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = i === W.PLAIN ? 0 : 1;
			l = a - e, u = o + e;
		}
		if (!n && c(p)) return w(x("This text"));
		if (i !== W.PLAIN || s >= 0) return p;
		let { value: m } = Vl.resolveImplicitScalarTag(p);
		return Number.isInteger(m) && !Number.isSafeInteger(m) ? w("This number has too many digits. Put it in quotes to keep it as text.") : (d > 2 && t[u] === " " && typeof m == "string" && ne(), m);
	}
	function ne() {
		let n = C(Gf);
		if (n === u) return;
		let r = t.slice(u, n).trim(), i = `YAML reads ${r} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, a = An(e, n - r.length, n);
		s.add(D("yaml-comment", i, {
			place: a,
			severity: "warning",
			quotes: [r]
		}));
	}
	function C(e) {
		return e.lastIndex = u, e.test(t) ? e.lastIndex : u;
	}
	function re({ tagStart: e, tagEnd: n }) {
		return t.slice(e, n);
	}
	function ie(e) {
		return w(`The tag ${re(e)} is not supported. Remove it. If it is part of a text, put the text in quotes.`, e.tagStart, e.tagEnd);
	}
	function w(t, n = l, r = u) {
		return s.countMore(e.path) || s.add(D("yaml", t, { place: An(e, n, r) })), null;
	}
}
const Lf = new Set(["!!str", "!"]), Rf = /(?:)/y, zf = /[ \t]*/y, Bf = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Vf = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Hf = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Uf = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Wf = /(?:[\s:?-]|#[^\n]*\n)*/y, Gf = /[ \t]+#[^\s#!=*-].*/y, Kf = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function qf(e) {
	return e !== void 0 && e.type !== U.POP && e.type !== U.DOCUMENT;
}
function Jf(e) {
	return e.type === U.SEQUENCE || e.type === U.MAPPING;
}
const Yf = 2;
var Xf = class {
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
}, Zf = class e {
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
const Qf = " Names are not nested: write \"- key_name: cart.title\". To read a locale file of the app, name it in texts of lokaform.yaml.";
function $f(e, t) {
	let n = new Map(), r = new It(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!p(i)) return {
		members: n,
		problems: sp(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "", i = p(s) && t.includes("keys") ? Qf : "", c = /^(keys|webhooks)$/.test(e) ? ` It belongs in another file, such as ${e}.yaml.` : "", l = t.includes("on_create") && /^(default|platform|tag|filename)/.test(e) ? " Values for all new keys of the file are under on_create: write on_create: { platforms: [web] }." : "", u = `Unknown field "${e}" in this manifest.${bp(e) || n || c || l || _n(e, t) || ` The fields are ${t.join(" and ")}.${i}`}`;
			r.add(D("unknown-member", u, { place: Mt(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function ep({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return D("empty-manifest", r, { place: A(e, t) });
}
function tp(e, t, n) {
	if (!Array.isArray(t.value)) {
		let [r] = Object.values(p(t.value) ? t.value : {});
		return {
			entries: [],
			problems: sp(e, "wrong-type", `This must be a list of entries. Each entry starts with "- " on a line of its own. An empty list is written [].${r !== void 0 && n.thing === "a key" ? Qf : ""}`, t.span)
		};
	}
	let r = [], i = new It(), a = t.span.members?.[Symbol.iterator](), o = ap(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!p(s) && i.countMore(e.file.path)) continue;
		let l = rp(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [me(e.file.path, A(e.file, c).endLine), ...i.problems]
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
function np(e, t, n) {
	let r = new It();
	return {
		...rp(r, e, t, n, ap(n)),
		problems: r.problems
	};
}
function rp(e, t, n, r, i) {
	let { value: a, span: o } = cp(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new fr();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && op(t, A(t.file, o))) return { span: o };
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
	}, p = s.issues.slice(0, Un + 1);
	up(p.map((e) => dr(e, {}, Qn())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, fp(t));
	return { span: o };
}
const ip = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function ap({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(ip).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function op({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function sp(e, t, n, r) {
	let i = A(e.file, r);
	return op(e, i) ? [] : [D(t, n, { place: i })];
}
function cp(e, t) {
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
		let c = new Map(r.members).set(e, Ut(a, { members: new Map(s) }));
		r = Ut(r, { members: c });
	}
	return {
		value: n,
		span: r
	};
}
function lp(e, t) {
	let n = new It();
	return up(e, t, n), n.problems;
}
function up(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (mp(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) dp({
		...i,
		keys: [e]
	}, t, n);
	else dp(i, t, n);
}
function dp(e, t, n) {
	if (!n.countMore(t.file.path, fp(e))) for (let r of hp(e, t)) n.add(pp(r, e, t));
}
function fp(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? gp(e.errors) : void 0)?.reduce((e, t) => e + fp(t), 0) ?? 1;
}
function pp(e, { path: t }, n) {
	let r = vp(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(A(n.file, n.span, t)), String(r)]
	};
}
function mp(e, t, n) {
	return t.some((t) => {
		let r = t.path.length > 1 && e.path.slice(0, -1).join(".") === t.path.join(".");
		return vp(n.value, e.path) === void 0 && (r || t.keys.some((t) => yp(t, [String(e.path.at(-1))]))) || e.code === "custom" && e.path.join(".") === t.path.join(".");
	});
}
function hp(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => xp(e, n, t));
	if (e.code === "invalid_key") return [xp(String(n.at(-1)), n.slice(0, -1), t)];
	let [r = "", i = ""] = n.map(String);
	if (n.length === 2 && t.noun === "field" && t.members.has(i)) {
		let e = `${i} is a field of ${t.thing}, not of ${r}. Move its line to the left, under ${[...t.members.keys()][0]}.`;
		return [D("unknown-member", e, { place: Mt(t.file, t.span, n) })];
	}
	let a = vp(t.value, n), o = A(t.file, t.span, n), s = (e, t) => [D(e, t, { place: o })], c = () => s("wrong-type", Tp(a, n, t, o)), l = Dp(n, t), u = Op(n, t);
	if (a === void 0) return s("missing-member", `${l} is missing. It is required in ${t.thing}.${u}`);
	if (a === null) return s("null-value", Sp(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = gp(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? lp(r, t) : c();
		}
		case "invalid_type": return c();
		case "invalid_value": {
			if (typeof a == "object") return c();
			let t = e.values.map(String), n = t.includes("web") ? " Texts of mails and servers have the platform other." : "";
			return s("wrong-value", `"${a}" is not allowed here. Allowed values: ${t.join(", ")}.${_n(String(a), t) || n}`);
		}
		case "custom":
		case "invalid_format": return s("wrong-value", `${l} ${e.message}.${u}`);
		default: return typeof a == "number" ? s("wrong-value", Tp(a, n, t, o)) : s("wrong-value", wp(n, t));
	}
}
function gp(e) {
	let t = [...e].sort((e, t) => _p(t) - _p(e)).find((e) => _p(e) > 0), n = ({ code: e }) => e !== "invalid_type" && e !== "invalid_value";
	return t ?? e.find((e) => e.every(n));
}
function _p(e) {
	return o(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function vp(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function yp(e, t) {
	return t.find((t) => t === `${e}s`) ?? t.find((t) => t.split("_").includes(e)) ?? kn(e, t);
}
function bp(e) {
	return /^[^\S ]/.test(e) ? " The line is indented with no-break spaces, which are part of the name in YAML. Replace them by normal spaces." : "";
}
function xp(e, t, n) {
	let r = Mt(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/.test(e) ? "en" : e, o = i.find((e) => n.members.get(e)?.expects.includes(` ${a}:`)) ?? "", s = o !== e && t.length === 0 && n.span.members?.get(o) ? ` If it belongs to the field ${o}, indent it, so that it is below that.` : "", c = bp(e) || s || Op([o, e], n) || _n(yp(e, i) ?? e, i), l = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.(e) || c || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		l = `Unknown field "${e}" in ${Ep(t, n)}.${Op([...t, e], n)}${r.includes(e) ? "" : _n(e, r)}`;
	} else e === "on_create" ? l = `Unknown field "on_create" in ${n.thing}. It is at the top of the file. Here, write its fields themselves.` : e === "<<" && (l = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return D("unknown-member", l, { place: r });
}
function Sp(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${Dp(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Dp(e, t)} has no value.${Op(e, t)}`;
	if (n?.empty !== void 0) return `${Dp(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".", i = e.length > 2 ? Cp(e.slice(0, -1), t) : "", a = (e.length > 1 ? t.textAt(A(t.file, t.span, e.slice(0, -1))) : "").split(/[,{}]/).some((t) => t.trim() === e.at(-1)) ? " In braces, a comma starts the next field: put a text with a comma in quotes." : "";
	return `${Dp(e, t)} has no value.${i || a || ` Remove it, or give it a value.${r}${Op(e, t)}`}`;
}
function Cp(e, t) {
	let n = t.textAt(A(t.file, t.span, e));
	return /^(\{[^{}:,]+\}|\[[^[\],]+\])$/.test(n) ? ` If ${n} is the text, put it in quotes: "${n}".` : "";
}
function wp(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${Dp(e, t)} is empty.${Op(e, t)}${n}`;
}
function Tp(e, t, n, r) {
	if (t.length === 0) return `This is ${kp(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${Dp(t, n)} is ${kp(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	let o = typeof e == "string" && !/^(all|\*)$/.test(e) && t.length === 1 && /^(all, or )?a list of (?!text sources)/.test(i), s = Array.isArray(e) && t.length === 1 ? `${String(t[0])}s` : "", c = n.members.has(s) ? ` For several, use ${s}.` : "", l = o ? ` Write ${String(t[0])}: [${n.textAt(r)}].` : c, u = a ? Cp(t, n) : "";
	return `${Dp(t, n)} is ${kp(e)}.${u}${Op(t, n)}${l}`;
}
function Ep(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Ep(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function Dp(e, t) {
	let n = Ep(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function Op(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Ep([n], t)} must be ${r.expects}.` : "";
}
function kp(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function Ap(e, t) {
	return jp(e, t) === "off" ? void 0 : e.removalBy(t);
}
function jp({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function Mp(e, t, n) {
	let r = jp(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function Np({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function Pp(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Fp(e, t, n) {
	let r = Ip(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* Ip(e, t, n, r = new Map()) {
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
			]), s = r.get(o), c = s?.text === i ? s.read : zp(l, t, n);
			r.set(o, {
				text: i,
				read: c
			}), u.push(c), yield;
		}
		let d = u.flatMap((e) => e.problems.some(Vp) ? [] : e.entries), f = l.textFiles?.join(d) ?? {
			entries: d,
			problems: []
		}, p = f.entries;
		o[l.plural] = p;
		for (let e of u) {
			for (let [t, n] of e.variables) s.set(t, n);
			e.base !== void 0 && c.add(e.base);
		}
		let m = new It();
		for (let e of p) {
			for (let t of l.checkEntry(e)) m.add(t);
			for (let t of Lp(l, e)) m.add(t);
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
		problems: lt(Hp(i, l))
	};
}
function Lp(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [X(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function Rp({ plural: e, entry: t, defaults: n }, r, i, o = {}) {
	let s = Pf(r, i, o), { file: c } = s, { members: l, problems: u } = $f(s, n ? [e, "on_create"] : [e]), d = [...s.problems, ...u], f = l.get("on_create"), p = f && n && np(s, f, n);
	p && a(d, p.problems);
	let m = new Map(), h = l.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [ep(s, e)]
	};
	let g = tp(s, h, t);
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
function zp(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = sf(n);
	if (a !== void 0) {
		let { problems: n } = Fp([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(Vp)) {
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
function Bp(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = zp(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Vp({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function Hp(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function X({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Up(e(t)), d = s ? Mt(n, r, o) : A(n, r, o);
	return {
		...D(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function Up(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function Wp({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const Gp = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function Kp(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !qp(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = Gp.has(r) ? void 0 : Kp(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function qp(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) Gp.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const Jp = "Run again. If that does not help, the service has changed or has a fault.";
function Yp(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = g(n, ({ id: e }) => e === void 0 ? [] : [e]), s = g(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", l = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, u = new Set(), d = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (u.add(a), [{
			declared: t,
			problem: X(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${Jp}`, { path: [c] })
		}]) : [];
	}), f = new Set(d.map((e) => e.declared)), p = a(t.filter((e) => !f.has(e))), m = n.filter((e) => !u.has(e)), h = [...p.remarks];
	if (m.length > 0) {
		let t = jp(e, r) !== "off", n = m.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = m.length > 5 ? `; and ${m.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${Jp}`, s = t ? "error" : "warning";
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
function Xp(e, t) {
	return Zp(y([e, t])).slice(0, 16);
}
function Zp(e) {
	return Jr("sha256").update(e).digest("hex");
}
function Qp(e) {
	let t = e.projects.map((e) => e.hide_texts ? $p(e) : e), n = e.hide_texts ? nm(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function $p(e) {
	let { problems: t, plan: n, results: r } = e, { changes: i = [], kept: a = [] } = (t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done")) && n || {}, o = a.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), s = [...i.flatMap(sm), ...o.flatMap(cm)], c = om(s), l = em(r ?? [], s, c);
	return {
		...e,
		problems: t.map((e) => im({
			...e,
			message: c(e.message)
		}, s)),
		...r && { results: r.map((e) => tm(e, l)) }
	};
}
function em(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function tm({ change: e, outcome: t }, n) {
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
function nm(e) {
	return e.map((e) => im(e, []));
}
const rm = ["yaml", "text-file"];
function im(e, t) {
	let { quotes: n = [], code: r } = e, i = rm.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: am(a, t)
	};
}
function am(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function om(e) {
	let t = new Oe();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => am(t.clean(n), e);
}
function sm(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => cm(e)) : e.fields.filter(({ field: t }) => xo(bo(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(cm));
}
function cm(e) {
	return L(e).filter((e) => e !== "");
}
function lm(e) {
	let t = Qp(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? dm(t.problems) : t.problems,
		projects: t.projects.map(um),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(um)
		} }
	};
}
function um(e) {
	return e.hide_texts ? dm(e) : e;
}
function dm(e) {
	return fm(e, "");
}
function fm(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && xo(bo(String(n), String(e.field)));
	return mm(e, (e, t) => t === "quotes" ? [] : Gp.has(t) ? r ? pm(e) : e : fm(e, n));
}
function pm(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? mm(e, pm) : e;
}
function mm(e, t) {
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
const hm = new Set("action by code command field how kind scope reason ref seen severity state file manifests backup".split(" "));
function gm(e, t) {
	let n = e.projects.map((e) => vm(e, t));
	return {
		...bm({
			...e,
			projects: []
		}, t),
		declared: e.declared,
		projects: n
	};
}
function _m(e, t) {
	return bm(e, (e) => t(e));
}
function vm(e, t) {
	let n = bm(e, t);
	if (t(e.id) === e.id) return n;
	let r = Zp(e.id), { plan: i } = n;
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
function ym(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === Zp(t);
}
function bm(e, t) {
	return Sm(e, t, !1);
}
const xm = new WeakMap();
function Sm(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = xm.get(t) ?? new WeakSet();
	if (xm.set(t, r), !n && r.has(e)) return e;
	let i = mm(e, (e, r) => n || !hm.has(r) ? Sm(e, t, n || Gp.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/problems.ts
function Cm(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * Kn.indexOf(e) + Number(t !== void 0 && ve({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function wm(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of s(t === !0 ? [] : e, (e) => Tm(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(ve) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Em(Dm(e), [e, ...t]));
		}
	}
	return Cm(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Dm(e, n)));
}
function Tm(e, t) {
	return ve(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Wp(e),
		e.place.file
	]);
}
function Em(e, t) {
	if (t.some(ve)) {
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
function Dm({ severity: e, code: t, message: n, place: r, ways: i }, a = st) {
	return {
		...tc("!", t, r),
		severity: e,
		state: e,
		lines: Om(i),
		words: E(n, a - t.length - 3),
		code: {
			name: t,
			address: Po(t)
		}
	};
}
function Om(e = []) {
	return e.map(({ does: e, command: t }) => nc(" ", `${e}: `, k(t)));
}
function km(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...s(r, ({ outcome: e }) => `${jm(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Am(e, E(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => E(e.change.label, 100));
		return [Am(r, `${(t ? a : a.map(Ge)).join(", ")} and ${z(e.length - 3)} more`, e.length, n)];
	});
}
function Am(e, t, n, r = st) {
	return {
		...tc("!", t, As(e)),
		count: n,
		severity: "error",
		state: jm(e.outcome),
		words: E(e.outcome.message, r)
	};
}
function jm(e) {
	return js(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// \0late:diff
const Mm = process.getBuiltinModule("node:module").createRequire(import.meta.url), Nm = (...e) => Mm("./late-diff.js").createTwoFilesPatch(...e), Pm = (...e) => Mm("./late-diff.js").diffArrays(...e), Fm = 1e3;
function Im(e, t) {
	if (e.action === "destroy") return {
		...Hm("-", e),
		...Rm(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => So(n, e) ? e.part ?? [] : []), a = {
		...Hm(Vm[Bs(e)], e),
		...os(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? ah(e) : ih(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Je(r, Fm)
		};
	}
	let o = r === "create" || qs(e), s = e.fields.filter((e) => !o || !fh(n, e)).flatMap((e) => Zm(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: E(c, 80) };
	return {
		...a,
		...l,
		...Bm(e, t),
		lines: s
	};
}
const Lm = "will be archived";
function Rm(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? Lm : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: zm(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function zm({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? gh(mh(e, r, i), 90) : "", s = a ? `   (last edited${rh(a)})` : "";
		return {
			...nc("-", `${bh(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [nc("-", `and ${R(a, "more text")}`)] : []];
}
function Bm(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : Bs(e) === "removed" ? { words: Lm } : t === "drift" ? e.edited ? { words: `last changed${rh(e.edited)}` } : {} : qs(e) ? { words: wo(e.kind).renamed } : {};
}
const Vm = {
	created: "+",
	updated: "~",
	renamed: "»",
	removed: "-"
};
function Hm(e, t) {
	return tc(e, Eo(t), t.place);
}
function Um(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = Je(oh(e, t, r), r ? Infinity : Fm), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...Hm("!", e),
		words: i,
		...a
	};
}
function Wm(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = dh(n, e), [d, f] = _h(mh(n, r, i ?? ""), mh(n, r, a)), p = o ? `, edited${rh(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...Hm(l ? "!" : " ", e),
		lines: m.map((e) => nc(" ", Je(e, Fm))),
		...l && { isLoss: !0 }
	};
}
function Gm({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${gh(mh(t.kind, r.field, e))}` : "";
		return nc(" ", Je(`${dh(t.kind, r)}${i} is no longer declared`, Fm));
	});
	return {
		...Hm("-", t),
		isLoss: !0,
		lines: r
	};
}
function Km({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : E(e, 200));
	return {
		...Hm("~", r),
		words: `${E(e, 80)}: ${i} → ${a}`
	};
}
function qm({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : k(e), [a, o] = he(i(t), i(n), 200).map((e) => Je(e, 200)), s = `${E(e, 80)}: ${a} → ${o}`;
	return r ? {
		...tc("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : tc(" ", s);
}
function Jm({ variable: e, host: t, place: n }) {
	return {
		...tc("!", `sends \${${k(e)}} to ${k(t)}`, n),
		isLoss: !0
	};
}
function Ym(e, t = "") {
	let n = E(String(e.id), 80), r = Hm(" ", e);
	if (yo(e.kind).secretNames) return r;
	let i = yo(e.kind).fields.find(({ name: t }) => t === e.part), a = `only ${i ? e.part : `the ${e.part} text`} (id ${n}). To clear it in Lokalise, write ${`${e.part}: ${JSON.stringify(i?.unset ?? "")}`}; to manage it, put it back`;
	return {
		...r,
		words: e.part === void 0 ? `id ${n}${t}` : k(a)
	};
}
function Xm(e) {
	return tc(" ", k(e));
}
function Zm(e, t, { texts: n, full: r, isPull: i }) {
	let a = dh(e, t), o = ds(e, t) ? [nc(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [nc(" ", a), ...o];
	let { part: s, edited: c } = t, l = r === !0 ? 4e3 : 90, u = So(e, t) && s !== void 0 ? { language: s } : {}, d = $m(e, a, t, l).map((e) => ({
		...e,
		...u,
		value: Je(e.value, Fm + l - 2 - e.start.length)
	}));
	return [
		...c ? [nc(" ", `${i ? "the new text was edited in the project" : "in the project, last edited"}${rh(c)}:`)] : [],
		...d,
		...o
	];
}
const Qm = {
	as: "text",
	text: ""
};
function $m(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || fs(a) ? Qm : mh(e, i, a), c = mh(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== Qm ? eh(t, s, c, r) : vh(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => eh(`${t}.${e}`, n, i, r));
}
function eh(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...th("-", e, t.members, n.members), ...th("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = _h(t, n, r), o = nc("+", `${e} `, nh(n) ? "(empty)" : a);
	if (nh(t)) return [o];
	let s = nc("-", `${e} `, i);
	return nh(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function th(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [nc(e, `${t} `, yh(i))] : [];
}
function nh(e) {
	return e.as === "text" && e.text === "";
}
function rh({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${E(e, 60)}`} on ${jo(t)}${n ? ", reviewed" : ""}`;
}
function ih(e, t) {
	return t.flatMap((t) => fh(e, t) ? [] : dh(e, t)).join(", ");
}
function ah({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => So(e, t)), i = r.filter(({ after: e }) => e !== ""), a = i.length > 0 ? ` (also in ${i.map((t) => dh(e, t)).join(", ")})` : "", o = (t) => `${dh(e, t)} ${gh(mh(e, t.field, t.after))}`, s = n ? [`${o(n)}${a}`] : [], c = t.filter((t) => !So(e, t) && !fh(e, t)), l = c.filter((t) => ph(e, t)).map(o), u = c.filter((t) => !ph(e, t)).map(({ field: e }) => e);
	return [
		...s,
		...l,
		...u.length > 0 ? [`and ${u.join(", ")}`] : []
	].join("; ");
}
function oh(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${uh(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = dh(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && lh[e.cause]) ?? sh[a], l = e.edited ? `: edited${rh(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${ch(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : hh, p = mh(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${gh(p, f)} ${d} (${a === "pull" ? "only in the project: " : ""}not in the file)${m}`;
	let [h, g] = _h(mh(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const sh = {
	held: "kept: lokaform.yaml says seed, so the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
};
function ch({ because: e = [] }) {
	return e.map((e) => e.startsWith("not-") ? `the project does not say that it is ${e.slice(4)}` : `it fails the check ${e}`).join(", and ");
}
const lh = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": sh.held
};
function uh(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${ze(t)}` : `owned by others (tag ${ze(t)}). To take it over, correct owner in lokaform.yaml, or remove that tag in Lokalise`;
}
function dh(e, { field: t, part: n }) {
	return n !== void 0 && bo(e, t).role === "text" ? bh(n) : t;
}
function fh(e, { field: t }) {
	return bo(e, t).role === "identity";
}
function ph(e, { field: t, after: n }) {
	let r = mh(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function mh(e, t, n) {
	return bo(e, t).show(n);
}
const hh = 60;
function gh(e, t = 60) {
	switch (e.as) {
		case "text": return ze(e.text, t);
		case "word": return E(e.word, t);
		case "set": return e.members.length > 0 ? yh(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${bh(e)} ${ze(n, t)}`).join(", ");
	}
}
function _h(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = he(k(e.word), k(t.word), n);
		return [Je(r, n), Je(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [gh(e, n), gh(t, n)];
	let [r, i] = he(k(e.text), k(t.text), n), a = e.text !== t.text && e.text.normalize("NFC") === t.text.normalize("NFC");
	return [ze(r, n), ze(i, n) + (a ? " in another Unicode form" : "")];
}
function vh(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			bh(e),
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
function yh(e) {
	return e.map((e) => Ge(bh(e))).join(", ");
}
function bh(e) {
	return E(e, 60);
}
function xh({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(Sh?.old !== a || Sh.now !== o) && (Sh = {
		old: a,
		now: o,
		parts: Ch(a, o)
	});
	let s = Sh.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let Sh;
function Ch(e, t) {
	return Pm(Th(e), Th(t), { maxEditLength: 600 }) ?? [];
}
const wh = r(() => new Intl.Segmenter("en", { granularity: "word" }));
function Th(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(wh().segment(e), ({ segment: e }) => e));
}
// src/report/view/status.ts
const Eh = [
	["Language", ({ language: e, base: t }) => `${E(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => z(e)],
	[
		"Archived",
		({ archived: e }) => z(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${z(e.translated)} ${Dh(e, "translated").padStart(5)}`],
	["Verified", (e) => `${z(e.verified)} ${Dh(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${z(e.reviewed)} ${Dh(e, "reviewed").padStart(5)}`],
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
function Dh(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function Oh({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = Eh.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function kh({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = E(t.language, 40), r = e.unmet.map((n) => `${`${z(t[n])} of ${R(t.texts, "text")} ${n}, ${Dh(t, n)}`}, and ${e.percents[n]} % is required`), i = e.missing.map(({ lacks: e, written: r, ...i }) => {
			let a = `not ${e.includes("translated") ? "translated" : b(e)}`, o = `${n}: ${r ? "to be written by apply" : a}`;
			return {
				...tc("!", Eo(i), i.place),
				words: o,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${Mo(n)} is not ready: ${r.join("; ")}`,
			rows: i
		}];
	});
}
// src/report/view/sections.ts
const Ah = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", jh = {
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
		meaning: Ah
	},
	overwritten: {
		action: "Overwritten value",
		heading: "to update, with other values that are overwritten in the project",
		meaning: Ah
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
}, Mh = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, Nh = {
	removed: {
		...jh.removed,
		meaning: "Apply archives or destroys it."
	},
	"cleared text": Mh,
	"overwritten text": Mh,
	overwritten: Mh,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: Mh,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, Ph = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in the project, and not pulled because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, Fh = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, Ih = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function Lh({ command: e }) {
	return e === "drift";
}
function Rh(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function zh(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		Hh(t.full === "also" ? r.filter((e) => !Es(e)) : r, t),
		Vh(i, t),
		...kh(e).map((e) => t.full ? e : {
			...e,
			rows: Jh(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? Uh({
			...e,
			plan: n
		}, Rh(e, t)) : [],
		Qh(a, t)
	];
}
function Bh({ problems: e, results: t = [] }, n = {}) {
	return [...wm(e, n), ...km(t, n)];
}
function Vh(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${R(n.length, "change")} not made`,
		rows: km(n, t)
	};
}
function Hh(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: xc(e),
		rows: wm(e, t)
	};
}
function Uh({ plan: e, target: t, problems: n, no_longer_declared: r = [] }, i) {
	let a = t?.is === "compared" ? t : void 0, o = a?.caused ?? e.changes, s = a?.kept ?? e.kept, { sends: c = [] } = Lh(i) ? {} : a ?? e, l = i.full === "also" ? n.filter(Es) : [], u = new Map(l.map((e) => [y({ ...e.place }), Om(e.ways)])), d = (...e) => e.map((e) => qh(e, s, i, u));
	return [
		...a ? [Kh(a.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: c.map(Jm)
		},
		...d("Conflict", "Undecided"),
		...Gh(o, i),
		...d("Archived", "To pull", "Waiting", "Kept"),
		Yh(a?.no_longer_declared ?? r, a?.kinds_no_longer_declared ?? []),
		...Xh(o, i),
		...a ? Zh(a, i) : []
	];
}
function Wh(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function Gh(e, t) {
	let n = Lh(t) ? Nh : jh;
	return [...new Set(Js.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[Ys(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${z(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: Wh(i.map((e) => Im(e, t)))
		};
	});
}
function Kh(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${R(e.length, "setting")} changed`,
		rows: Wh(e.map(qm))
	};
}
function qh(e, t, n, r) {
	let i = {
		...Ih,
		...Lh(n) && { archived: "Archived" }
	}, a = t.filter(({ reason: t }) => (i[t] ?? "Kept") === e), { keptElsewhere: o } = n, s = Fh[e], c = !s && o !== void 0 && a.length > 20, l = ({ reason: e }) => Number(c && e === "held"), u = a.toSorted((e, t) => l(e) - l(t)).map((t) => {
		let i = Um(t, n);
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
		title: `${s ? `${R(a.length, s)}:` : z(a.length)} ${Ph[e]}`,
		rows: c ? Jh(u, 19, o) : u
	};
}
function Jh(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...Xm(`and ${z(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function Yh(e, t) {
	let n = [...vo().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => Xm(`all ${e.many}: no manifest declares any, so the project keeps them. If the file has moved, name it in lokaform.yaml`)), ...e.map((e) => Ym(e, ". Prune is off, or does not cover it. If it got another name, set previously there. Otherwise, delete it in Lokalise"))];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${z(n.length)} no longer declared, and kept in the project`
	};
}
function Xh(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Im(e, {
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
function Zh({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${R(e.length, "change")}`,
		rows: Wh(e.map((e) => Im(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${R(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = Im(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function Qh(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map((e) => Ym(e)).sort((e, t) => f(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${z(e.length)}`,
		rows: Jh(r, t, n ?? "the job summary of the workflow lists")
	};
}
function $h(e, t) {
	let n = Rh(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => Gm(e, n));
	return [
		Kh(s),
		rg("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		rg("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...ng(r, n),
		rg("with another id or former name", a.map(Km)),
		rg("with other values in on_create", o.map(Xm)),
		...Xh(r, n)
	];
}
function eg(e, t) {
	let n = Rh(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => Wm(e, n));
	return rg(`waiting in the project, because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function tg(e, t) {
	let n = {
		...Rh(e, t),
		isPull: !0
	}, { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => Gm(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => Wm(e, n));
	return [
		rg("in conflict: the manifest keeps its text", c("conflict")),
		rg("undecided: the manifest keeps its text", c("undecided")),
		rg("no longer declared", o),
		...ng(i, n),
		eg(e, n),
		rg("different, and kept", c(void 0)),
		...Xh(i, n)
	];
}
function ng(e, t) {
	let n = (e) => e.action === "create" ? "new" : qs(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => rg(r, Wh(e.filter((e) => n(e) === r).map((e) => Im(e, t)))));
}
function rg(e, t) {
	return {
		part: "plan",
		title: `${z(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function ig(e, t) {
	let n = ag(Qp(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = [n, ...i].flatMap(({ scope: e }) => e?.settings_file ?? []), c = i.length + o.length > 1, l = [...i.map((e) => og(e, n, c, t)), ...o.map((e) => sg(e, t))];
	return {
		title: Ec(n),
		heading: B`${Dc(n)}${i.length > 1 ? B` · ${R(i.length, "project")}` : []}${s.length > 0 ? B` · ${V(Co([...new Set(s)], 3), 200)}` : []}`,
		state: Cs(n) ? "failed" : Ss(n) ? "clean" : "open",
		isUntouched: Ns(n),
		lead: ug(n, t),
		stopped: _c(e),
		verdict: dg(n, t),
		result: yc(n),
		comparison: a ? Mc(a) : [],
		problems: Hh(r, t),
		parts: l,
		next: hg(n, t),
		legend: _g(n, l)
	};
}
function ag(e) {
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
function og(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: E(i ?? o?.project.name ?? a, 200),
		heading: B`${V(i ?? a, 80)}${o ? B` · ${V(o.project.name, 80)}` : []}`,
		result: cg(e, t),
		facts: lg(e, t, n, r.isPullRequest && !r.unappliedBase),
		table: Oh(e),
		sections: zh(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(re)
	};
}
function sg(e, t) {
	let { name: n = "" } = e;
	return {
		name: E(n, 200),
		heading: V(n, 80),
		result: Nc([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: $h(e, t)
	};
}
function cg(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${mc([e])}.`;
	if (n) return t === "plan" ? wc(Ms(e)).replace(/^n/, "N") : t === "status" ? oc([e]) : t === "drift" ? cc([e]) : rc(n, i);
}
function lg(e, { command: t }, n, r) {
	let { id: a, plan: o, target: s, results: c, backup: l, status: u } = e, d = Bc(a), f = ks(e), p = d === void 0 ? [] : [{
		is: "link",
		words: B`open in Lokalise`,
		address: d
	}], m = o && !c && t !== "drift" && !u, h = B`All differences that apply would change are shown, not only those of this pull request.`, g = Ms(e);
	return i([
		B`Project ${o && !n ? B`${V(o.project.name, 80)} · ` : []}${V(a, 200)}${d === void 0 ? [] : B` · ${p}`}`,
		o?.filter && Ic(o.filter),
		s?.is === "not compared" && B`${$s(h)} Lokaform could not find out which are from this pull request: ${V(s.why)}.`,
		m && ic(o.project, g),
		m && r && ac(o.project, g),
		l !== void 0 && B`The backup is in ${V(l)}.`,
		f !== void 0 && B`${Sc(void 0)}: ${V(f, 800)}`,
		...Cc(e)
	]);
}
function ug(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = ko(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? B`the ${s} ${V(o)}` : B`${o}`;
	if (t === "assignee") return B`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return B`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => Ms(e).length === 0);
	return Ns(e) || l && u ? B`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? B`No plan could be made for this pull request:` : l ? n === void 0 ? B`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : B`Once these changes are on ${V(n.main, 200)}, the live Lokalise project changes like this (from ${c}):` : B`No plan could be made for this pull request (from ${c}):`;
}
function dg(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? pg(e, t) : [fg(e, yc(e))];
}
function fg(e, t) {
	let n = $s(B`${t}`), r = e.projects.some(({ results: e }) => e);
	return Cs(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? bs(e) : Ss(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function pg(e, { isPullRequest: t }) {
	if (!Cs(e)) {
		if (!Ns(e)) return [];
		let n = t ? "This pull request" : "This plan", r = Ds(e).filter((e) => e.severity === "warning" && !ve(e)), i = $s(B`${`${n} changes nothing in the project${r.length > 0 ? `, with ${xc(r)}` : ""}.`}`);
		return [{
			...r.length === 0 && { mark: "good" },
			words: i
		}];
	}
	let n = Ds(e), r = n.filter(Es), a = n.filter((e) => e.severity === "error" && !Es(e)), o = a.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", s = gg(e) && e.projects.every((e) => Ms(e).length === 0);
	return i([
		a.length > 0 && fg(e, `${xc(a)}. ${o}`),
		r.length > 0 && fg(e, mg(r)),
		s && { words: B`This pull request adds no change: what the plan changes is already pending.` }
	]);
}
function mg(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${z(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${R(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
}
function hg(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(Ms);
	if (r !== "plan" || a.length === 0 || ws(e)) return [];
	let o = $s(B`What happens next:`);
	if (!t) return B`${o} This run only planned, and changed nothing. A run with the command apply makes these changes in the project.`;
	let s = B`${o} Nothing has been changed yet.`;
	if (n !== void 0) {
		let { branch: e, main: t, applyFrom: r } = n, i = V(Co([t, ...r], 3), 200);
		return B`${s} Merging this pull request into ${V(e, 200)} also changes nothing in Lokalise: apply writes only from ${i}. To bring the changes into Lokalise, merge them into ${V(t, 200)} as well. If apply should write from ${V(e, 200)}, add it to the input ${V("apply-from")} of plan and apply, and to the branches whose pushes start apply.`;
	}
	return B`${s} When this pull request is merged, the next apply makes these changes in the project.${gg(e) ? B` The changes that are already pending are made as well.` : []}`;
}
function gg({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function _g(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...gg(e) ? [B`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [B`${yc(e)}`] : [],
			B`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => B`${$s(B`${e}`)}: ${t}`)
	};
}
function vg(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${Oo(e)} · ${ko(e.manifests)}`,
		page: Bc(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function yg(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${k(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: Cs(e),
		stopped: _c(e),
		backups: n.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${r(e)} is in ${k(e.backup)}.`], ...Cc(e).map(ec)]),
		restores: n.flatMap((e) => {
			let t = ks(e);
			return t === void 0 ? [] : [`${Sc(e.name)}: ${k(t)}`];
		}),
		result: a ? yc(e) : void 0
	};
}
function bg(e, t, n) {
	let r = Qp(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...wm(i, o), ...a.flatMap((e) => Bh(e, o))], c = !Cs(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? B` · ${V(l.name, 80)}` : [], d = Os(r).some(({ outcome: e }) => e.state === "done"), f = i.some(({ code: e }) => e === "bad-report" || e === "no-report"), p = f ? B`❌ It is not known what was applied${u}` : d ? B`❌ Not everything was applied${u}` : B`❌ Nothing was applied${u}`, { url: m, commit: h, now: g, pullRequests: _ } = t, v = (e) => m === "" ? e : [{
		is: "link",
		words: e,
		address: m
	}], y = c ? B`Applied by ${v(B`this run`)}` : v(B`This run`), b = a.some(({ results: e }) => e), x = b ? B`: ${`${mc(a)}.`}` : f ? B` could not read the reports of all jobs.` : B` wrote nothing.`, S = `The figures are for ${R(_, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? B`✅ Applied${u}` : p,
		lead: [
			B`${y} at commit ${V(h.slice(0, 7))} on ${jo(g)}${x}`,
			...b && _ > 1 ? [B`${S}`] : [],
			...c ? [] : [B`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? xg(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function xg(e) {
	let { projects: t } = e, n = (t) => Cs({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))], i = (e) => e.results ? mc([e]) : "not applied", a = r.slice(0, 50).map((e) => B`${V(e.name ?? e.id, 80)}: ${i(e)}`), o = t.length - a.length;
	return o > 0 ? [...a, B`${`… and ${R(o, "more project")}`}`] : a;
}
// src/report/text/progressText.ts
function Sg(e, t = Infinity) {
	let n = e.count && Tg(e.count), r = (e) => n ? `${e}: ${n}` : e, i = r(wg(e));
	return Jt(i) <= t ? i : r(wg({
		...e,
		project: void 0
	})).slice(0, t);
}
const Cg = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function wg({ phase: e, project: t }) {
	let [n, r] = Cg[e];
	return t === void 0 || !r ? n : `${r} project ${ze(t, 40)}`;
}
function Tg({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? R(e, n) : void 0 : `${z(e)} of ${R(t, n)}`;
}
function Eg({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${k(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Dg(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${k(r)} is sent again: ${a}.`]);
	};
}
function Og(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f, file: p } = vg(e, c), m = zh(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), h = [...kg(Oh(e), n), ...Ug(m, {
		paint: t,
		width: n,
		file: p
	})], g = (e) => `  ${t(zg["!"], ec(e))}`, _ = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [g(Ic(i.filter))] : []
	], v = u || s ? void 0 : ic(i.project, i.changes), y = u ? cc([e]) : s ? oc([e]) : rc(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), b = n === void 0 || s ? [] : Hg(m, u), x = [
		...h.length > 0 ? [""] : [],
		...b.map((e) => `  ${t("dim", e)}`),
		...v ? [g(v)] : [],
		t("strong", y)
	];
	return [
		...Hn(_, n),
		...h,
		...Hn(x, n)
	].map(de);
}
function kg(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [Ge(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = o(e.map(Jt));
			return e.map((e) => t === 0 ? dn(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (o(i.map(Jt)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => Ot(e, t, 4))];
}
function Ag(e, { paint: t }) {
	let { comparison: n, parts: r } = ig({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", ec(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", ec(e))] : [], ...Ug(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(de);
}
function jg(e, t) {
	return wm(e).flatMap((e) => Mg(e, t));
}
function Mg(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? k(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => Kg(e, t))].map(de);
}
function Ng({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(re), ...Bh(e).flatMap((e) => Mg(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${Oo(e)}`)] : [], ...i];
	});
	return [...jg(e, n), ...r.map(de)];
}
function Pg(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = yg(e), c = [
		...i ? [t("bad", ec(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...Hn(c, n), ...o].map(de);
}
function Fg({ plan: e, reports: t }, n, r = []) {
	let i = t.map((e) => `The report is in ${k(n(e))}.`);
	return e !== void 0 && i.push(`The plan is in ${k(n(e))}. To apply it: ${k([
		"lokaform apply --plan",
		No(n(e)),
		...r
	].join(" "))}`), i.map(de);
}
function Ig(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o } = e, s = Ug(tg(e, i), {
		paint: t,
		width: n
	}), c = r ? "Would write" : "Wrote", l = `Pull from ${k(a)}: ${Pc([e])}.`, u = Hn([t("strong", `From ${k(a)} into the manifests:`)], n);
	return [
		...s.length > 0 ? [
			...u,
			...s,
			""
		] : [],
		...o.map((e) => `${c} ${k(e)}`),
		...Hn([t("strong", l)], n)
	].map(de);
}
function Lg(e, { paint: t, width: n, ...r }) {
	let [, ...i] = Ug([eg(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(de) : [];
}
function Rg(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = k(e), a = r ? "/dev/null" : `a/${i}`;
		return Nm(a, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => de(e.split("	").map(k).join("	")));
	});
}
const zg = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
}, Bg = {
	"!": "kept, or to check",
	"-": "to remove, or old",
	"~": "to update",
	"»": "to rename",
	"+": "to create, or new"
}, Vg = {
	...Bg,
	"-": "in the project",
	"~": "different",
	"»": "not yet renamed",
	"+": "in the files"
};
function Hg(e, t) {
	let n = e.flatMap((e) => e.rows), r = new Set(n.flatMap(({ sign: e, lines: t }) => [e, ...t.map((e) => e.sign)])), i = Object.entries(t ? Vg : Bg).filter(([e]) => r.has(e));
	return i.length > 0 ? [`Signs: ${i.map((e) => e.join(" ")).join("; ")}`] : [];
}
function Ug(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : Hn([n("strong", e)], r),
		...Wg(i, t)
	]);
}
function Wg(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => {
		let { name: t, from: n, place: i } = e, a = Ge(t) + (n === void 0 ? "" : ` ← ${Ge(n)}`);
		return {
			...e,
			label: a,
			at: i ? Ge(Do(i, r)) : ""
		};
	}), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = i.map(({ label: e }) => e), s = i.map(({ at: e }) => e), c = {
		labels: qg(o, a),
		places: qg(s, 24)
	};
	return i.flatMap((e) => Gg(e, c, {
		paint: t,
		width: n
	}));
}
function Gg(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => Ot(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(Kg(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(zg[e.sign], e.sign)} ${dn(i, t.labels)}${d}${dn(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return Jt(p) <= c ? [p, ...u] : [
		...Ot(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function Kg(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : xh(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function qg(e, t) {
	return o([0, ...e.map(Jt).filter((e) => e <= t)]);
}
// src/model/variables.ts
function Jg(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function Yg(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const Xg = /\$\$\{|\$\{([^}]*)\}/g;
function Zg(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(Xg)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function Qg(e) {
	return [...new Set(Zg(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function $g(e, t) {
	return Zg(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function e_(e, t) {
	let n = Zg(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? t_(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? t_(t.slice(r), i) : r === t.length;
}
function t_(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function n_(e) {
	let [, t = "https", n = ""] = a_.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function r_(e) {
	return e.replace(a_, (t, n) => `${n}://${n_(e)}`);
}
function i_(e, t) {
	return r_(e) === r_(t);
}
const a_ = /^(https?):\/\/([^/?#]+)/i;
function o_(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const s_ = "LOKALISE_API_TOKEN", c_ = "LOKAFORM_VARIABLES", l_ = "# Files can use only these";
function u_(e) {
	let t = Yg(e, c_);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [c_]: t }, r = [], i = t.startsWith(l_);
	for (let [e, a] of t.split("\n").entries()) {
		let t = a.trim(), [, o, s = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		o === void 0 ? t !== "" && !t.startsWith("#") && r.push(i ? `Line ${e} of the secret variables` : `Line ${e + 1} of ${c_}`) : n[o] = s;
	}
	return {
		values: n,
		wrong: r
	};
}
const d_ = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function f_(e) {
	return /\.(\w+)/.exec(e)?.[1] ?? "NAME";
}
function p_(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = Yg(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(e.startsWith("{") ? `GitHub replaces expressions only in workflows. Write \${${f_(e)}} here. ${m_(f_(e), r)[1]}.` : `"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (a?.startsWith(`${e}=`)) return i(`The value of \${${e}} starts with "${e}=": the whole line was copied. Set only what is after it.`);
	if (d_.test(e) || y_(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it (it has ${r.allowed.join(", ")}). Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, a] = m_(e, r);
		return i(`\${${e}} is ${t}. ${a}, or ${n}.`, "unset-variable");
	}
	let o = v_(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function m_(e, { values: t }) {
	let n = `\${{ secrets.${e} }}`;
	return Yg(t, e) === "" ? [`empty in ${Object.hasOwn(t, "LOKAFORM_VARIABLES") ? c_ : "the environment"}`, "The secret of its line does not exist, or is empty: correct its name, or set it"] : Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [`not set in ${c_}`, `Add the line ${e}=${n} to "variables", which the workflow passes under secrets`] : ["not set in the environment", t.GITHUB_ACTIONS === "true" ? `Add ${e}: ${n} under env of the step, or the line ${e}=${n} to "variables" of the reusable workflow` : `Set it: export ${e}=…, or load the file that has it (set -a; . ./lokaform.env; set +a)`];
}
function h_(e) {
	return d_.test(e);
}
function g_(e) {
	return /^(\$\{\{.*\}\}|(secrets|vars|env|inputs)\.[\w-]+)$/s.test(e.trim());
}
function __(e, t) {
	if (!g_(e) && !/^(\$\{?\w+\}?|%\w+%)$/.test(e.trim())) return;
	let n = t ?? "${{ secrets.NAME }} in a workflow, or \"$NAME\" in a shell, without single quotes";
	return g_(e) ? `is an expression that GitHub did not replace. Write ${n}.` : `is the name of a variable, which nothing replaced by its value. Write ${n}.`;
}
function v_(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	let t = __(e);
	if (t !== void 0) return t;
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function y_(e, t) {
	let n = [...Jn(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...b_(e)].some((e) => n.some((t) => t.includes(e))));
}
function b_(e) {
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
function x_({ parts: e, from: t }) {
	let n = new Set(e ? e.map((e) => e.from?.source) : [t?.source]);
	return [...new Set([...n].flatMap((e) => [...e?.languages ?? [], ...e?.others ?? []]))];
}
function S_(e, t, n) {
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
function C_(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return ar(t);
}
// src/kinds/field.ts
const w_ = {
	changes: [],
	kept: [],
	issues: [],
	open: []
};
function T_(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function E_() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, a = e.equal ?? S, o = e.inPlan ?? ((e) => i.parse(e));
		return {
			...n,
			diff(t, n, i) {
				let s = t[r] === void 0 ? e.undeclared?.(i, n) : t[r];
				if (s === void 0) return w_;
				let c = e.check?.(s, i);
				if (c) return {
					...w_,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, i);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? w_ : {
					...w_,
					issues: [T_(r)]
				};
				let u = e.desired ? e.desired(s, l, i) : o(s), d = l === void 0 ? e.unset : l;
				if (d !== void 0 && a(d, u, i)) return w_;
				let f = {
					field: r,
					...l !== void 0 && { before: l },
					after: u
				};
				return {
					...w_,
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
function D_(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function O_(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [y(Object.fromEntries(t))];
}
// src/plan/compare.ts
const k_ = {
	kept: [],
	problems: []
};
function A_(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, M_(e, t, i)), c = n === void 0 ? [] : e.tags(n), l = ge(c, i.rules), u = (l === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === w_ ? [] : [{
			field: e,
			...t
		}];
	}), d = n !== void 0 && e.staysArchived(o, n, s), { leftOut: f = [] } = t, p = l === void 0 && u.length === 0 && f.length === 0 && !d;
	if (n !== void 0 && p) return k_;
	let m = {
		...t,
		values: o
	}, h = j_(e, m);
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
	if (ot(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = c.find((e) => i.rules.protectedTags.includes(e)), y = u.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = I_(i, t);
		return a === void 0 ? o : {
			...o,
			seen: Xp(e.id(n), a)
		};
	})), b = v === void 0 ? [] : y.filter((t) => us(e.name, t)), x = y.filter((e) => !b.includes(e));
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
		place: I_(e, t).place
	}))), ne = v !== void 0 && b.length > 0 ? [{
		...h,
		id: S,
		reason: "protected",
		tag: v
	}] : [], C = [
		...ee,
		...ne,
		...te
	], re = u.flatMap((e) => e.open), ie = P_(e, m, x, te);
	if (ie) return {
		kept: C,
		skipped: h,
		problems: [..._, ie],
		open: re
	};
	let w = ms(e, n, x, i.project);
	if (w.length === 0) return {
		kept: C,
		problems: _,
		open: re
	};
	let ae = F_(e, n, w), oe = e.lastEdit(n);
	return {
		change: {
			...h,
			place: N_(h.place, w),
			ref: a,
			action: "update",
			id: S,
			identity: e.identity(o),
			...r !== void 0 && { renamed_from: r },
			seen: ae,
			...oe && { edited: oe },
			...c.length > 0 && { tags: c },
			fields: w
		},
		kept: C,
		problems: _,
		open: re
	};
}
function j_(e, { file: t, span: n, values: r }) {
	let i = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return {
		kind: e.name,
		label: e.label(r),
		place: Mt(t, n, [i])
	};
}
function M_(e, t, { rules: n }) {
	if (t.from && ca(e, t).length === 0) return [];
	let r = new Set([...x_(t), ...n.pull?.completes ?? []]);
	for (let { language: e } of t.leftOut ?? []) r.delete(e);
	return [...r];
}
function N_(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function P_(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => [
		"pull",
		"conflict",
		"undecided"
	].includes(e.reason) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return X(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with --overwrite.`, {
		path: [i.field],
		ofName: !0
	});
}
function F_(e, t, n) {
	return Xp(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function I_(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: Mt(t, n, r)
	};
}
// src/plan/compareDeclarations.ts
function L_(e, t, n) {
	let r = [], i = [], o = [], s = new Set();
	for (let c of e) {
		let e = {
			head: t.entries[c.plural] ?? [],
			target: n.entries[c.plural] ?? []
		}, l = [...e.head, ...e.target], u = new Map(l.map((e) => [e, na(c, e.values)])), d = (e) => u.get(e) ?? na(c, e.values), f = ia(c, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(j_(c, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), l = `${c.name}:${t + 1}`;
			if (!e) {
				r.push(R_(c, n, l));
				continue;
			}
			let u = z_(c, n, e, l, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...j_(c, n),
				fields: m
			}), a(o, B_(c, n, e, u?.renamed_from !== void 0)), V_(c, n) !== V_(c, e) && s.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: o,
		changed_defaults: [...s]
	};
}
function R_(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !fs(e)).map((e) => I_(e, t));
	return {
		...j_(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function z_(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && y(r) === y(n.after) ? [] : [I_({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = j_(e, t);
	return {
		...d,
		place: N_(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...y(s) !== y(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function B_(e, t, n, r) {
	let [i, a] = [ra(e, t), ra(e, n)];
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
		...j_(e, t),
		...n
	}));
}
function V_(e, { onCreate: t }) {
	return y([...na(e, t).texts]);
}
// src/plan/comparePlans.ts
function H_(e, t) {
	let n = G_(t.plan, Y_), r = Z_([e.plan, t.plan]), i = G_(e.plan, r), a = q_(e.plan), o = new Set(t.plan.kept.map(Q_)), s = new Set(ev(t).map(tv)), c = new Set((t.plan.sends ?? []).map($_)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: K_(e.plan, Y_, (e, t) => !n(e, t)),
		pending: K_(e.plan, Y_, n),
		resolved: K_({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(Q_(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has($_(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(yo(e.kind).plural) && !s.has(tv(e))), ...U_(e, t)]
	};
}
function U_(e, t) {
	let n = new Set(e.plan.kept.map((e) => y([tv(e), "part" in e && e.part])));
	for (let e of t.plan.changes) if (e.action === "update") for (let { field: t } of e.fields) n.add(y([tv(e), t]));
	return e.kinds.flatMap(({ kind: e, declared: i, matching: { matches: a } }) => {
		let o = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = g(o, ({ live: e }) => e ? [e] : []), c = r(() => new Set(fa(i).map(({ file: e }) => e.path)));
		return a.flatMap(({ declared: t, live: r }) => {
			if (!r || t.leftOut) return [];
			let i = e.label(t.values);
			return (s.get(r) ?? []).flatMap(({ declared: t }) => e.fields.map((e) => ({
				old: t,
				field: e
			}))).flatMap(({ old: a, field: o }) => o.toPlan(a.values).flatMap(({ part: s = o.name, after: l }) => {
				let u = Mt(t.file, t.span, [o.name]), d = {
					kind: e.name,
					label: i,
					id: e.id(r),
					part: s,
					place: u
				};
				if (fs(l) || n.has(y([tv(d), s]))) return [];
				if (o.role !== "text") return o.role !== void 0 && o.role !== "shape" || o.toPlan(t.values).length > 0 ? [] : [d];
				let f = o.lastWriter?.(r, s)?.edited !== void 0;
				return la(e, t, s) === void 0 && f && !W_(e, t, a) && c().has(sa(e, a, s)) ? [d] : [];
			}));
		});
	});
}
function W_(e, t, n) {
	return fa([n]).some(({ from: e }) => e) && ca(e, n).length > 0 && ca(e, t).length === 0;
}
function G_({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => y([J_(e), t]))));
	return (e, t) => n.has(y([e, t]));
}
function K_({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = J_(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		if (a.length === 0) return [];
		let { renamed_from: o, ...s } = e, c = a.some(({ field: t }) => bo(e.kind, t).role === "identity");
		return [{
			...s,
			...o !== void 0 && c && { renamed_from: o },
			fields: a
		}];
	});
}
function q_({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(tv)), r = new Set(t.map(({ kind: e, label: t }) => y([e, t])));
	return (e) => r.has(y([e.kind, e.label])) || e.action === "destroy" && n.has(tv(e));
}
function J_(e) {
	return e.action === "create" ? y([
		e.kind,
		"new",
		e.identity
	]) : y([e.kind, String(e.id)]);
}
function Y_(e) {
	return e.action === "update" ? e.fields.map(X_) : e.action === "destroy" ? [y(["destroy", e.how])] : [y(["create", ...e.fields.map(X_).toSorted()])];
}
function X_({ field: e, part: t, after: n }) {
	return y([
		e,
		t ?? null,
		n
	]);
}
function Z_(e) {
	let t = e.flatMap(({ changes: e }) => [...s(e, J_)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => y([e, t ?? null])) : n.has(J_(e)) ? Y_(e) : [e.action];
}
function Q_(e) {
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
function $_({ variable: e, host: t }) {
	return y([e, t]);
}
function ev({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function tv({ kind: e, id: t }) {
	return y([e, String(t)]);
}
// src/settings/changedSettings.ts
function nv(e) {
	return new Map(xn.filter((e) => e !== Pt).flatMap((t) => {
		let n = e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function rv(e) {
	let t = xn.flatMap((t) => e.flatMap((e) => e.get(t) === void 0 ? [] : [[fe(t), e.place(t)]]));
	return new Map(t.reverse());
}
function iv(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || ov(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function av(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => ov(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(ln) === r);
}
function ov(e, t) {
	return e !== "" && zc(e).toLowerCase() === zc(t).toLowerCase();
}
function sv(e, t) {
	return xn.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return y(r ?? null) === y(i ?? null) ? [] : [{
			name: fe(n),
			...r !== void 0 && { before: cv(r) },
			...i !== void 0 && { after: cv(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const cv = (e) => typeof e == "string" ? e : JSON.stringify(e), lv = t((e) => {
	let t = xn.filter(({ file: t }) => t === e || t === "both"), n = t.filter(({ parent: e }) => e === void 0), r = [...new Set(t.flatMap(({ parent: e }) => e ?? []))], i = (e) => {
		let t = e.map(({ name: e, schema: t }) => [e, t.exactOptional()]);
		return {
			members: e,
			schema: ar(Object.fromEntries(t))
		};
	};
	return {
		plain: n,
		top: i([...n.map(fv), ...r.map(pv)]),
		groups: r.map((e) => ({
			name: e,
			...i(t.filter(({ parent: t }) => t === e))
		}))
	};
});
function uv(e, t, n = []) {
	let { plain: r, ...i } = lv(n.length > 0 ? "entry" : "top"), o = n.length > 0 ? "an entry of projects" : "lokaform.yaml", s = mv(e, t, {
		...i.top,
		thing: o,
		within: n
	}), c = ({ name: r, ...i }) => {
		let a = dv(t, r), o = [...n, r], s = {
			...i,
			thing: o.join("."),
			within: o,
			group: r
		};
		return mv(e, p(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, l = new Map(i.groups.map((e) => [e.name, c(e)])), u = [s, ...l.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: i } of r) {
		let r = dv(t, n), o = i && Array.isArray(r.value) ? tp(e, r, i).problems : [];
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
			place: (e, ...n) => A(m, t.span, [...f(e), ...n]),
			namePlace: (e, ...n) => Mt(m, t.span, [...f(e), ...n])
		},
		problems: u
	};
}
function dv({ value: e, span: t }, n) {
	return {
		value: p(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function fv(e) {
	return e.entries ? {
		...e,
		schema: cr(Zn()).refine(...Lt)
	} : e;
}
function pv(e) {
	let t = ({ example: e }) => typeof e != "object" && e !== "all", n = `a mapping such as { ${xn.filter((n) => n.parent === e && t(n)).slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }${e === "prune" ? ", next to owner: NAME" : ""}`;
	return {
		name: e,
		schema: sr(M(), Zn()),
		expects: n
	};
}
function mv({ file: e, textAt: t }, { value: n, span: r }, { group: i, schema: a, ...o }) {
	let s = [], c = (t) => {
		let n = Mt(e, r, [t]), a = Yt("setting", fe({
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
		problems: [...s, ...lp(d, _)]
	};
}
// src/settings/configFile.ts
function hv(e, t) {
	return F(t.working, j(Gt, e) ?? Gt.default);
}
async function gv(e, t) {
	let n = hv(e, t), r = I(n, t), i = [...qe, gn].map((t) => j(t, e) ?? []), a = i.some(({ length: e }) => e > 0) ? [I(t.working, t), ...i] : [];
	if (r === Gt.default && a.length === 0) return;
	let o = r !== Gt.default && await Pi(n, t);
	return {
		id: Xp(r, a),
		...o && { settings_file: r }
	};
}
async function _v(e, t) {
	let n = hv(e, t), r = j(Gt, e) === void 0 || t.commit && !await Pi(n, t), i = r ? hv({}, t) : n;
	if (r && !await Pi(i, t)) return { problems: t.commit ? [] : await vv(t) };
	let a = I(i, t), o;
	try {
		o = ki(await Oi(i, t));
	} catch (n) {
		if (n instanceof Gr) throw n;
		let [r] = (await Fi(Sr(i), P(i))).filter((e) => e !== Sr(i)), o = await Ti(t.working, void 0) ?? t.displayRoot, s = F(o, j(Gt, e) ?? ""), c = r === void 0 ? await Pi(s, {}) ? ` The path is relative to the working directory: write ${I(s, { displayRoot: t.working })}.` : "" : ` Did you mean "${I(F(P(i), r), t)}"?`, l = `The settings in ${a} cannot be read: ${li(n)}${c}`;
		return { problems: [D("not-read", l)] };
	}
	let s = Pf(a, o, { most: Ff });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = bv(s, P(i));
	return {
		config: c,
		problems: Hp([...s.problems, ...l], [])
	};
}
async function vv({ working: e, confined: t }) {
	let n = Gt.default, r = (e, t) => D("unread-manifest", `${e} is not read, because ${t}.`, { severity: "warning" });
	if (!await Ii(e, {})) {
		let t = `The working directory ${e} does not exist. Correct it (in the action: working-directory).`;
		return [D("not-read", t)];
	}
	let i = await Fi(n, e), a = i.length > 0 ? void 0 : await Ti(e, void 0) ?? t?.workspace, o = [];
	for (let t = e; a !== void 0 && wi(t, a); o.push(t)) t = P(t);
	let s = i.length > 0 ? [] : (await Lr(e)).map((t) => F(e, t));
	for (let t of [...o, ...s]) {
		let i = I(F(t, n), { displayRoot: e }), a = `it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config)`;
		if (await Pi(F(t, n), {})) return [r(i, a)];
	}
	return i.map((e) => r(e, e === n ? "it is a folder. Make it a file" : `of its name. Rename it to ${n}`));
}
const yv = 1e3;
function bv(e, t) {
	let n = uv(e, e), r = xv(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: lt([...n.problems, ...r?.problems ?? []])
	};
}
function xv(e, t) {
	let n = t.get(Pt);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(D("bad-setting", e, { place: t }));
	t.get(O) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(O));
	let o = new Map(), s = Object.keys(n);
	if (s.length > yv) return i(`The setting projects has ${s.length.toLocaleString("en-US")} entries. Use at most ${yv.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(Pt)), {
		entries: o,
		problems: r
	};
	let c = dv(e, Pt.name);
	s.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(Pt));
	let l = new Map();
	for (let t of s) {
		let n = Mt(e.file, c.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: s, problems: u } = uv(e, dv(c, t), [Pt.name, t]);
		a(r, u), o.set(t, s);
		let d = s.get(O), f = l.get(d ?? "");
		d === void 0 ? s.isBroken(O) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? l.set(d, t) : i(`The entries "${t}" and "${f}" have the same project. If one was copied, write its own id. Otherwise declare the project in one entry, with all of its manifests.`, s.place(O));
	}
	return {
		entries: o,
		problems: r
	};
}
// src/settings/rules.ts
function Sv(e, t) {
	let n = Z(gn, t), r = Ev(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? j(i, t.raw) : Z(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Z(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Z(Te, t),
		writers: Z(Rt, t),
		overwrite: Z(Se, t),
		accept: Z(ie, t),
		placeholders: Z(Sn, t),
		incoming: {
			review: Z(In, t),
			checks: Z(Wt, t)
		},
		checks: Cv(t),
		pull: void 0,
		filter: n,
		owner: Z(Pe, t),
		prune: Object.fromEntries(i),
		pruneBy: Z(yt, t),
		onProblem: Z(ht, t),
		protectedTags: Z(Me, t),
		limits: Object.fromEntries(a),
		allowRemovals: Z($t, t),
		allowWrongProject: Z(Be, t)
	}, s = e.flatMap((e) => Ov(e, o, t)), c = e.some(({ settings: e }) => (Z(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = jv(yt, t) ?? {};
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
function Cv(e) {
	let t = Z(qt, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Z(fn, e) ?? { severity: "off" }, o = [
		...Vt.map((t) => [t.name, Z(t, e)]),
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
function wv(e) {
	let t = [...Tv(fn, e)].filter(([, { value: e }]) => p(e));
	return new Map([...t, ...Tv(Te, e)]);
}
function Tv(e, t) {
	let { value: n = {}, part: r } = jv(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function Ev(e) {
	return qe.some((t) => j(t, e) !== void 0);
}
function Dv(e, t) {
	let n = (j(gn, e) ?? []).length > 0;
	if (!n && (!Ev(e) || j(St, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (on.flatMap((t) => [j(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = qe.map((e) => `--${Ke(e)}`).join(" or "), a = n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${Ke(St)}.`;
	return [D("bad-setting", `Prune is off in this run, because ${a}`, { severity: "notice" })];
}
function Ov(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = fe(a), { place: s } = jv(a, n) ?? {}, c = (e) => D("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = jp(e, t), d = u === "owned" && t.owner === void 0 && !l(Pe), f = `With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`, p = u !== "off" && Ap(e, t) === void 0 && !l(yt), m = `The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`;
	return [...d ? [c(f)] : [], ...p ? [c(m)] : []];
}
const kv = [[Ft, "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"], [ut, "it declares keys that no manifest has, and --filter chooses declared keys"]];
function Av(e) {
	return j(gn, e) === void 0 ? [] : kv.filter(([t]) => j(t, e)).map(([e, t]) => {
		let n = `--filter cannot be used with --${Ke(e)}: ${t}. Remove one of them.`;
		return D("bad-setting", n);
	});
}
function jv(e, { raw: t, environment: n, parts: r }) {
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
	return jv(e, t)?.value;
}
// src/settings/workflowFile.ts
function Mv({ GITHUB_WORKFLOW_REF: e = "" }) {
	return /^[^/]*\/[^/]*\/([^@]+)/.exec(e)?.[1];
}
async function Nv(e, t, n) {
	let r = Mv(e);
	if (r === void 0) return;
	let i = (await ti(F(t, r), "utf8").catch(() => "")).split("\n"), a = i.findIndex((t) => t.trim() === `${e.GITHUB_JOB}:`), o = /^ */.exec(i[a] ?? "")?.[0].length ?? 0, s = RegExp(`^ {0,${o}}[^ #]`), c = i.findIndex((e, t) => a >= 0 && t > a && s.test(e)), l = i.indexOf("jobs:"), u = i.flatMap((e, t) => {
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
const Pv = /(?:\binput |in the action: |does not use |^The value of |^There is no (?=command ")|\bset (?=ref\b)|Remove (?=ref\b|publish\b)|the (?=permission\b))([\w-]+)/i, Fv = /uses:\s*["']?lokaform\/lokaform(?:\/pull|\/\.github\/workflows\/[\w.-]+)?@/;
function Iv(e, t, n) {
	let r = async (e) => n === void 0 ? void 0 : await Nv(t, n, e), i = e.map(async (e) => {
		let [, t, n] = /^(?:unset-variable|no-token)$/.test(e.code) && /\$\{(\w+)\} is (not set|empty)/.exec(e.message) || [], [, i = t] = Pv.exec(e.message) ?? [], a = i && await r(RegExp(`(?:^|[\\s{,])["']?${i}s?["']?[:=](?:.*\\b(vars|secrets)\\.)?`)), o = t !== void 0 || !e.place && e.message.startsWith("This step "), s = t !== void 0 && e.message.includes("LOKAFORM_VARIABLES"), c = !a && s && await r(/^\s*variables:/), { place: l, found: u } = a || c || o && await r(Fv) || {};
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
async function Lv(e, t) {
	let n = ".github/workflows", r = (await Lr(F(e, n)).catch(() => [])).filter((e) => /\.ya?ml$/.test(e)).sort(), i = async (t) => Pf(t, await ti(F(e, t), "utf8").catch(() => "")), a = (await Promise.all(r.map((e) => i(`${n}/${e}`)))).flatMap(Bv), o = a.filter(({ step: e }) => Vv(e, "with", "command") === "apply"), s = ({ yaml: e, path: t }, n) => {
		let r = A(e.file, e.span, t);
		return [D("bad-setting", n, {
			severity: "warning",
			scope: "change",
			place: r
		})];
	}, [c] = o;
	if (!c && a.some(({ step: e }) => Vv(e, "with", "command") === zv)) return [];
	if (!c) {
		let e = a.find(({ yaml: e, step: t }) => {
			let n = Vv(e.value, "on");
			return (n === "push" || (Array.isArray(n) ? n.includes("push") : "push" in Object(n))) && Fv.test(`uses: ${Vv(t, "uses")}`) && !Vv(t, "with", "command");
		}), t = Object.keys(Object(Vv(e?.step, "with"))).find((e) => kn(e, ["command"])), n = t === void 0 ? "" : ` The input ${t} does not exist. Did you mean command?`;
		return e ? s(e, `${Rv}${n}`) : [];
	}
	let l = ["continue-on-error"], u = o.find(({ step: e }) => Vv(e, ...l));
	if (u) return s({
		...u,
		path: [...u.path, ...l]
	}, "With continue-on-error, a run whose apply failed counts as one that applied. Remove it.");
	let d = o.map(({ step: e }) => String(Vv(e, "with", "only") ?? "${{ all }}")), f = t.only.filter((e) => !d.some((t) => t.includes("${{") || t.split(/[\s,]+/).includes(e)));
	if (f.length > 0) return s({
		...c,
		path: [
			...c.path,
			"with",
			"only"
		]
	}, `No step with command: apply has the project ${b(f.slice(0, 3))}, because only leaves it out. Add it, or remove only.`);
	if (o.length === 1 && Vv(c.step, "with", "filter")) return s({
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
		], r = Vv(c.yaml.value, ...n), i = Array.isArray(r) ? r.map(String) : ["**"], a = (e, t) => zn(e.replace(/^!/, "")).some((e) => cn(e, t, !0)), o = (e) => i.findLast((t) => a(t, e)), l = t[e].filter((e) => o(e)?.startsWith("!") ?? !0), [u, d] = e === "branches" ? ["to", "Add it"] : ["that changes only", "Remove paths: if another push overtakes an apply, only a run for that push can apply"], f = `A push ${u} ${b(l.slice(0, 3))} does not start this workflow, which applies, because ${e} leaves that out. ${d}.`;
		if (l.length > 0) return s({
			...c,
			path: n
		}, f);
	}
	return [];
}
const Rv = "This step only plans, and no workflow has a step with command: apply. To write to the project on push, add command: apply.", zv = "?";
function Bv(e) {
	let t = (e) => Object.entries(Object(e));
	return t(Vv(e.value, "jobs")).flatMap(([n, r]) => {
		let i = ["jobs", n], [a, o] = [Vv(r, "uses"), Vv(r, "with")], s = /^lokaform\/lokaform\//.test(String(a)) ? "apply" : "?";
		return a ? [{
			yaml: e,
			path: i,
			step: { with: {
				...Object(o),
				command: s
			} }
		}] : t(Vv(r, "steps")).map(([t, n]) => ({
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
function Vv(e, ...t) {
	return t.reduce((e, t) => Object(e)[t], e);
}
// src/settings/token.ts
async function Hv(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [D("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await ti(F(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${li(e)}`);
	}
}
const Uv = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function Wv(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => Yg(t, e.get(ln) ?? "")).filter((e) => e !== void 0 && v_(e) === void 0), i = [
		n,
		t[s_],
		Yg(t, "INPUT_TOKEN"),
		...r,
		...Gv(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function Gv(e) {
	return Object.entries(e).flatMap(([e, t]) => Uv.test(e) && t || []);
}
const Kv = D("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file.");
function qv(e) {
	return e[c_]?.startsWith(l_) === !0;
}
function Jv(e) {
	return e === "apply" ? "LOKALISE_APPLY_TOKEN" : "LOKALISE_PLAN_TOKEN";
}
function Yv(e, t, n) {
	let r = qv(t) ? Jv(e) : "token";
	return Nv(t, n, RegExp(`(?:^|[\\s{,])${r}:\\s*(?:["']?\\$\\{\\{\\s*((?:secrets|vars|env)\\.\\w+)|["']?\\w[\\w-]{15})`));
}
function Xv(e, t, n) {
	let r = Jv(e), i = Mv(t) ?? "the workflow", a = `There is no API token: ${n ? `${n.found} of this line does not exist, or this job cannot use it. ${/^secrets/.test(n.found) ? "Create the secret in the settings of the repository, or correct its name." : "Tokens are secrets: write secrets.NAME here."}` : qv(t) ? `the reusable workflow got no secret ${r}. In ${i}, the job that calls it needs the line ${r}: \${{ secrets.${r} }} under secrets, even if an environment has the secret, because secrets: inherit works only within an organization.` : `the input token is empty in ${i}. The step needs the line token: \${{ secrets.NAME }}, with the name of a secret in the settings of the repository.`} The secret of an environment is only in jobs with the line environment.`;
	return D("no-token", a, n && { place: n.place });
}
function Zv(e) {
	let t = __(e);
	return t !== void 0 || e.trim() === "" ? t : /^["']?bearer\s/i.test(e) ? "starts with the word Bearer. Write only the token, which comes after it." : /^\w+=/.test(e) ? "starts with a name and =: the whole line was copied. Write only what comes after the =." : /["'\s]/.test(e) ? "has quotes, spaces or line breaks. Write only the token." : void 0;
}
function Qv(e, t) {
	let { usable: n, environment: r, runToken: i, tokenFrom: a, tokenLine: o, target: s, named: c } = t, l = e?.get(ln);
	if (!e || l === void 0) {
		let e = Zv(i ?? ""), n = t.isAction ? Xv(t.command, r, o) : Kv, s = o && { place: o.place }, c = `The API token (from ${a}) ${e}`, l = e === void 0 ? [] : [D("bad-setting", c, s)];
		return {
			token: i,
			problems: i === void 0 ? [n] : l
		};
	}
	let u = (t, n = "bad-setting") => ({
		token: void 0,
		problems: [D(n, t, { place: e.place(ln) })]
	});
	if (!$v(l, n)) return u(`The setting token_env must not be ${l}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (s && !n.allowed && l !== "LOKALISE_API_TOKEN" && !av(s, c, l)) return u(`A pull request must not choose ${l} as token_env: ${s.is === "missing" ? `the settings of its target cannot be read: ${s.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${l} to the input allow-variables, which then needs all variables of the files, or use a variable that the target uses.`);
	let d = Yg(n.values, l) || void 0;
	if (d === void 0) {
		let [e, t] = m_(l, n);
		return u(`\${${l}} is ${e}. It must contain the API token of this project. ${t}.`, "no-token");
	}
	let f = Zv(d) ?? v_(d);
	return f === void 0 ? {
		token: d,
		problems: []
	} : u(`The value of ${l}, which must contain the API token of this project, ${f}`);
}
function $v(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : h_(e) || y_(Yg(t, e) ?? "", Gv(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function ey(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = Ci }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await _v(t, n), p = await Hv(j(Vn, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), { confined: h } = n, g = h && await Yv(e, r, h.workspace), _ = g?.found ?? "the input token", v = o ? _ : p.token ? "the token file" : s_, { values: y, wrong: b } = u_(r), x = Wv(d, {
		...r,
		...y
	}, m), S = {
		values: y,
		tokens: x,
		allowed: j(Tt, t)
	}, ee = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, te = Z(kt, ee), ne = by(t, d, a), C = e !== "validate" && !te, re = {
		raw: ne.names.length > 1 ? {
			...t,
			[Ke(O)]: []
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
	}, ie = d === void 0 && ot(f), w = (e) => iy(e, e === void 0 ? void 0 : d?.projects?.get(e), re), ae = ie ? [] : ne.names.map(w), oe = ae.map(({ settings: e }) => e), se = ne.others.map((e) => w(e).settings), ce = ({ showTexts: e }) => e, le = {
		kinds: vo(),
		command: e,
		apiUrl: Z(Ze, ee),
		projects: oe,
		others: se.flatMap(({ manifests: e }) => e ?? []),
		showTexts: oe.every(ce) && (!u || u.is === "read" && u.projects.every(ce)),
		usable: S,
		secrets: [...x.map(tt), ...[...oe, ...se].flatMap((e) => e.secrets)],
		timeLimit: Z(ct, ee),
		...ny(t, ee, n),
		scope: await gv(t, n),
		combines: !1,
		matrix: te,
		reports: [],
		backupDir: ry(j(ke, t) ?? i, n),
		restoreFlags: Nn(t, [
			Gt,
			...d ? [O] : [],
			Vn,
			Ze
		])
	}, de = ae.flatMap((e) => e.problems), fe = re.online && oe.some(({ inFile: e }) => e.get(zt) !== !1), pe = [
		...p.problems,
		...pn(t),
		...f.filter(({ message: e }) => !de.some((t) => t.message.endsWith(e))),
		...ne.problems,
		...de,
		...re.online ? Dv(t, d) : [],
		...Av(t),
		...b.map(ty)
	], me = re.isAction && e === "plan" ? [Se, $t] : [];
	for (let e of me.map(Ke).filter((e) => t[e])) {
		let t = `The input ${e} counts only for this plan, and not for the next apply. Give it to a run by hand that applies (apply-on-dispatch: true)${e === "overwrite" ? ", or add the trailer Lokaform-Overwrite to a commit" : ""}.`;
		pe.push(D("bad-setting", t, { severity: "notice" }));
	}
	if (u?.is === "missing" && fe) {
		let e = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${u.why}.`;
		pe.push(D("not-read", e, { severity: "notice" }));
	}
	if (g && m) {
		let { found: t, place: n } = g, i = t === "" ? "The token is written in this file, where everyone who can read the repository finds it. Make a new token in Lokalise, delete this one, and store the new one as a secret: token: ${{ secrets.NAME }}." : t.startsWith("vars.") ? "Variables of a repository are not secret, and logs show them. Store the token as a secret, and write secrets.NAME here." : t === "secrets.LOKALISE_APPLY_TOKEN" && e !== "apply" && r.GITHUB_EVENT_NAME !== "push" ? "Only apply needs a token that can write. Write secrets.LOKALISE_PLAN_TOKEN here." : void 0;
		i && pe.push(D("bad-setting", i, {
			severity: "warning",
			place: n
		}));
	}
	let he = await Iv(pe, r, h?.workspace);
	return {
		settings: le,
		problems: ue(he)
	};
}
function ty(e) {
	let t = `${e} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`;
	return D("variable", t);
}
function ny(e, t, n) {
	return {
		format: Z(Xt, t),
		detailedExitcode: Z(yn, t),
		all: Z(Bt, t),
		publish: Z(Mn, t),
		failOnDrift: Z(Ln, t),
		applyFrom: Z(te, t),
		yes: Z(an, t),
		verbose: Z(pe, t),
		quiet: Z(Gn, t),
		force: Z(ae, t),
		out: ry(j(qn, e), n),
		report: [...new Set(Z(le, t).map((e) => F(n.working, e)))],
		plan: ry(j(Ft, e), n),
		configFile: hv(e, n)
	};
}
function ry(e, { working: t }) {
	return e === void 0 ? void 0 : F(t, e);
}
function iy(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, tokenLine: c, online: l, isCompared: u, target: d } = n, f = [t, a?.top].filter((e) => e !== void 0), p = {
		raw: r,
		environment: i,
		parts: f
	}, m = f[0]?.get(O) ?? "${}", h = /^\$\{\w*\}/.test(m) ? fy : {
		...gy(m, o, f[0]?.place(O)),
		id: ""
	}, g = l ? my(f[0], n) : h, _ = {
		name: e,
		id: g.id ?? ""
	}, v = Qv(t, {
		...n,
		named: _
	}), y = Sv(vo(), p), b = !(u && f.some((e) => e.isBroken(zt))) && Z(zt, p), x = n.unread !== void 0 && g.problems.some(({ code: e }) => e === "no-project"), S = {
		name: e,
		id: g.id ?? "",
		secrets: g.secrets,
		token: v.token,
		tokenFrom: t?.get(ln) ?? s,
		tokenPlace: t?.get(ln) ? t.place(ln) : c?.place,
		manifests: x ? void 0 : ay(p, n),
		rules: y.rules,
		flags: Nn(e === void 0 ? r : {
			...r,
			only: [e]
		}, vn.settings),
		inFile: nv(f),
		places: rv(f),
		pulledLanguages: jv(Qe, p),
		languagePlaces: wv(p),
		required: Tv(j(Nt, r) ? Nt : En, p),
		useAutomations: Z(_e, p),
		snapshot: Z(jn, p),
		concurrency: Z(Kt, p),
		rate: Z(at, p),
		showTexts: b && iv(d, _)
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
function ay({ raw: e, parts: t }, { config: n, working: r, unread: i }) {
	let a = n?.folder ?? r, o = {};
	for (let n of qe) {
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
	let s = oy(t, a);
	return s && {
		kinds: vo(),
		globs: o,
		texts: s,
		folder: a,
		unread: i
	};
}
function oy(e, t) {
	if (e.some((e) => e.isBroken(bn))) return;
	let n = e.find((e) => e.get(bn) !== void 0), r = n?.get(bn)?.map((e, r) => {
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
	return r.map((e) => ({
		...e,
		...sy(e, r)
	}));
}
function sy(e, t) {
	if (e.language === void 0 || Xn(e.files)) return {};
	let n = t.filter(({ files: t, keyName: n, platform: r }) => Xn(t) && wr(t) === wr(e.files) && n === e.keyName && r === e.platform), r = wn(e.files), i = n.filter(({ files: e }) => wn(e) === r), [a, o] = n.length === 1 ? n : i;
	return a?.languages && !o ? { others: a.languages } : {};
}
const cy = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, ly = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, uy = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, dy = {
	where: "the setting project",
	instead: "write the id itself"
}, fy = {
	secrets: [],
	problems: []
};
function py(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [D(n, e, { ...t && { place: t } })]
	};
}
function my(e, t) {
	let n = hy(e, t), { id: r } = n, i = j(vt, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === zc(r))) return n;
	let a = [...t.config?.projects ?? []].filter(([e]) => i.includes(e));
	if (a.length > 0 || !i.some((e) => /^[\da-f]+\.\d+/i.test(e))) {
		let t = a.map(([e, t]) => `${t.get(O)} for ${e}`);
		return t.length === 0 && t.push(`${e?.get(O) ?? "the id"} for ${i[0]}`), {
			...py(`--allow-projects (in the action: allow-projects) takes ids, not the names of entries: write ${t.join(", ")}. Nothing was sent.`, void 0, "project-not-allowed"),
			secrets: n.secrets
		};
	}
	let o = j(O, t.raw) !== void 0, s = o || e?.get(O) === void 0 ? void 0 : e.place(O), c = o ? "--project (in the action: project)" : s ? "lokaform.yaml" : "the backup", [l, u] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...py(`The project ${l} of ${c} is not in the list of --allow-projects (in the action: allow-projects)${u}. Nothing was sent. Correct its id there, or the list in the workflow.`, s, "project-not-allowed"),
		secrets: n.secrets
	};
}
function hy(e, { raw: t, usable: n, config: r, backupProject: i, unread: a }) {
	let o = j(O, t);
	if (o !== void 0) return _y(o);
	let s = e?.get(O);
	return e && s !== void 0 ? gy(s, n, e.place(O)) : e?.isBroken(O) || r?.projects ? fy : i === void 0 ? py(a ? `The project is not set: ${a}` : "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : Qg(i).length > 0 ? gy(i, n, void 0) : {
		...fy,
		id: i
	};
}
function gy(e, t, n) {
	if (Qg(e).length === 0 || g_(e)) return vy(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return py("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = p_(r, dy, t);
	if ("message" in o) return py(o.message, n, o.code);
	let { value: s } = o;
	if (!uy.test(s)) return py(`The value of ${a} ${yy}`, n);
	let c = vy(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, zc(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function _y(e, t = "project") {
	let [n, r] = ly.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? vy(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? py(`${i} is the URL of a branch. Give the id with :branch after it.`) : vy(r.replace(/%3a/i, ":"), i);
}
function vy(e, t, n) {
	let [, r] = n ? ly.exec(e) ?? [] : [];
	if (r !== void 0) return py(`${t} is a URL. Write only the id in it: ${r}.`, n);
	let i = __(e, n && "${NAME}, and set NAME in the environment (in a workflow: in env)") ?? yy;
	return cy.test(e) ? {
		...fy,
		id: e
	} : py(`${t} ${i}`, n);
}
const yy = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function by(e, t, n) {
	let r = j(Dn, e), i = t?.projects && [...t.projects.keys()];
	if (!i) {
		let e = t?.top.get(O) === void 0 ? "none" : "one project (setting project)", n = `--only ${r?.join(", ")} (in the action: only) takes names of entries under projects, but lokaform.yaml has ${e}. Remove it. For some keys or files, use --filter 'cart.*' or 'file:ios/**' (in the action: filter).`;
		return {
			names: [void 0],
			others: [],
			problems: r ? [D("no-project", n)] : []
		};
	}
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = _n(e, i) || ` There are ${i.join(", ")}.`;
		return [D("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(O) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [O, ...qe] : [];
	for (let t of c.filter((t) => j(t, e) !== void 0)) {
		let e = `The option --${Ke(t)} (in the action: ${Ke(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(D("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/plan/languages.ts
function xy(e, t) {
	let n = co(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t), a = e.kinds.flatMap(({ fields: e }) => e.map(({ name: e }) => e));
	return [
		...wy(e, t),
		...Ty([...i, ...Cy(e)], t, a),
		...Ay(r, t)
	];
}
function Sy(e) {
	return fa(Object.values(e).flat()).flatMap(({ from: e }) => e ?? []);
}
function Cy({ entries: e }) {
	let t = Sy(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], languagePlaces: t = [], ...n }) => e.map((e, r) => ({
		language: e,
		count: 0,
		place: t[r] ?? n.place,
		ofText: !0,
		inSource: !0
	})));
}
function wy({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [D("project-type", o, { scope: "project" })];
}
function Ty(e, t, n) {
	if (!t.languages) return [];
	let r = t.languages.map(({ iso: e }) => e), i = e.filter(({ language: e }) => !r.includes(e));
	return [...s(i, ({ language: e }) => e)].map(([e, [i, ...a]]) => {
		let o = a.reduce((e, t) => e + t.count, i.count), s = n.includes(e) ? ` If it is the field ${e}, indent it less.` : Ht(e, r), c = [i, ...a].find((e) => e.count === 0), l = c ? "here" : o > 1 ? `from the manifests ("${e}" is in ${o} places; this is the first)` : "here", u = `${i.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${l}.`, d = s === "" ? u.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${u}`, f = s || ` Its languages: ${r.slice(0, 20).join(", ")}.`, p = `Project ${t.name} has no language "${e}".${f} ${d}`;
		return D("unknown-language", p, {
			place: (c ?? i).place,
			scope: "project"
		});
	});
}
function Ey({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Sy(e.entries);
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => mn(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [D("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const Dy = /(?:^|\/)values\/[^/]+\.xml$/;
function Oy({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => Dy.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function ky(e, { name: t, languages: n }, r) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let a = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${Ht(e, i) || ` Its languages: ${i.slice(0, 20).join(", ")}.`}`, [o, s] = r === "error" ? ["error", "project"] : ["warning", "change"];
		return [D("unknown-language", a, {
			...n && { place: n },
			severity: o,
			scope: s
		})];
	});
}
function Ay(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [D("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function jy({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function My({ projects: e, usable: t }, n, r = {}) {
	let i = [], o = [];
	for (let s of e) {
		if (!s.manifests) continue;
		let e = await Py(s, {
			...s.manifests,
			kinds: r.kinds ?? s.manifests.kinds
		}, t, n, r);
		if (!e) break;
		a(o, e.problems.map(Iy(s, e.isDoubtful)));
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
		problems: [...o, ...Ly(i)]
	};
}
async function Ny(e, t, n, r, { signal: i = Ci, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, problems: u } = await Yo(t, e, r, i), d = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), f = 0, p = Ip(t.kinds, c, n, a), m = p.next();
	for (; !m.done && !i.aborted;) await Ur(), o?.({
		phase: "reading",
		count: {
			done: ++f,
			total: d.length,
			unit: "file"
		}
	}), m = p.next();
	if (!m.done || i.aborted) return;
	let { declared: h, problems: g } = m.value;
	return {
		declared: h,
		files: c,
		manifests: d,
		undecided: l,
		problems: [...u, ...g].filter(s),
		textFiles: Pp(c)
	};
}
async function Py(e, t, n, r, i) {
	let a = await Ny(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l) return a;
	if (!i.findProject) return c ? Fy(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await Ny(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = tn(f.problems) ? [] : Ey(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...Sy(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function Fy(e, t) {
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
function Iy({ rules: e }, t = !1) {
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
function Ly(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Ry(t, e) !== void 0), a = i && Ry(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [D("bad-setting", o)];
	});
}
function Ry(e, t) {
	let [n, r] = [e, t].map(({ settings: e }) => e.inFile.get(O));
	if (e.settings.id === t.settings.id) return n === r ? void 0 : "are the same project";
	if (zc(e.settings.id) !== zc(t.settings.id)) return;
	let i = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return i && `are branches of one project, whose ${i.plural} they both declare`;
}
// src/run/target.ts
const zy = {
	entries: {},
	variables: new Map()
};
async function By(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => ey(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[Ke(Dn)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await My({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => Jg(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), x = [...g.filter(({ code: e }) => !Uy.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !Hy.includes(t));
	return x ? {
		is: "missing",
		why: Wy(x)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function Vy(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await ey("plan", {
		...e,
		[Ke(Dn)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: Wy(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const Hy = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Uy = ["unset-variable", "project-not-allowed"];
function Wy({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Do(t)}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function Gy(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(O);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? zy, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? jy(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: sv(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function Ky(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return D("undeclared-project", t, { severity: "warning" });
	});
}
function qy(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? Wy(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...H_(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function Jy({ kinds: e }, { problems: t }, n, r) {
	if (ot(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(Yy(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => {
			let [n, r] = [c.get(t), l.get(t)], i = [n, r].some((e) => e && !e.settings.showTexts);
			return {
				...t !== void 0 && { name: t },
				...L_(e, n?.declared ?? zy, r?.declared ?? zy),
				settings: sv(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
				...i && { hide_texts: !0 }
			};
		})
	};
}
function Yy(e, t) {
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
function Xy(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o } = e, s = Dg(t), c, l = 0, u, d = () => {
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
function Zy(e, t) {
	return Xy({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e) => t(Sg(e)),
		hide: () => {},
		print: t
	});
}
// src/host/terminal.ts
function Qy(e) {
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
		showProblems: (e) => $y(jg(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => On(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => eb(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => ob(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function $y(e, { error: t, errorScreen: { width: n } }) {
	Hn(e, n).forEach(t);
}
function eb(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = tb(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(Eg(e));
		},
		...s ? void 0 : rb(n, u),
		onPlan: (r) => ib(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new Za({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function tb(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(nb(r, i, t));
	};
}
function nb({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(Bs)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = To(s, e), u = o === s ? l : `${z(o)} of ${l}`, d = n.filter(js).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${z(d)} in part` : ""}`;
}
function rb({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? Xy({
		now: t,
		first: 700,
		every: 200,
		show: (e) => r.show(Sg(e, r.columns())),
		hide: () => r.erase(),
		print: n
	}) : Zy(t, n);
}
async function ib(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = ab(t, r);
	if (l && r.showPlan && (!t.quiet || c) && Og(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || Og(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return Hn(jg(e.problems, d), f).forEach(i.prompt), On("Apply this plan?", c, n);
}
function ab({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function ob(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(nn(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if ($y(Ng(e, s.paint), i), c !== "text") return;
	if (l && [
		"plan",
		"drift",
		"status"
	].includes(u)) for (let n of e.projects) {
		let e = Og(n, {
			...ab(t, r),
			width: void 0
		}).slice(-1);
		Hn(e, o.width).forEach(i.out);
	}
	Cs(e) ? Pg(e, s.paint, s.width).forEach(i.error) : Pg(e, o.paint, o.width).forEach(i.out);
	let d = (e) => I(e, { displayRoot: a });
	if (l) return;
	let f = Nn(r.raw ?? {}, je("option", ["apply"])).map(No), p = Hn(sb(e, t, r, f), o.width);
	[...Fg(n, d, f), ...p].forEach(i.out);
	let m = Ds(e).filter(({ severity: e }) => e === "error").find(({ code: e }) => e !== "not-confirmed")?.code;
	m && s.width !== void 0 && $y([s.paint("dim", `More about ${m}: lokaform explain ${m}`)], i);
}
function sb(e, { command: t, out: n }, { raw: r }, i) {
	return t !== "plan" || !r || n !== void 0 || ws(e) || !gs(e) ? [] : [`To make ${Ds(e).some(Es) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes"}: ${k(["lokaform apply", ...i].join(" "))}`];
}
// src/model/verdict.ts
const cb = () => void 0, lb = () => ({ is: "write" });
function ub({ id: e, language: t }) {
	return y([e, t]);
}
// src/plan/filter.ts
const db = [
	"key:",
	"tag:",
	"file:"
];
function fb(e) {
	return db.find((t) => e.startsWith(t));
}
function pb(e, t) {
	return e.length === 0 || e.some((e) => hb(e, gb(t)));
}
function mb(e, t) {
	if (e.length === 0) return [];
	let n = t.map(gb);
	return e.filter((e) => !n.some((t) => hb(e, t)));
}
function hb(e, t) {
	let n = fb(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => De(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function gb({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : L(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => L(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function _b(e, t) {
	return mb(e, bb(t)).filter((e) => !e.startsWith("tag:")).map((e) => vb(e, t));
}
function vb(e, t) {
	let n = fb(e), r = bb(t), i = r.flatMap((e) => gb(e)[n ?? "key:"]), a = [...new Set(i)].map((e) => (n ?? "") + e), o = db.map((t) => t + e).find((e) => mb([e], r).length === 0) ?? (n === "file:" ? a.find((t) => t.endsWith(`/${e.slice(n.length)}`)) : void 0), s = e.replace(/[./_:-]$/, ""), c = n ? void 0 : a.find((t) => t.startsWith(e) && /^[./_:-]/.test(t.slice(s.length))), l = c && `${c.slice(0, s.length + 1)}*`, u = l === void 0 ? 0 : r.filter((e) => pb([l], e)).length, d = [l && `"${l}" (${u} ${u === 1 ? "key" : "keys"})`, o && `"${o}"`].filter(Boolean).join(", or "), f = /\*./.test(e) ? " A * counts only at the end." : "", p = e.includes(",") ? " Give each filter in an option of its own." : "", m = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${d ? ` Did you mean ${d}?` : p || f + _n(e, a)}`;
	return D("unknown-filter", m);
}
function yb(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => vb(e, n));
}
function bb(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function xb(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function Sb(e, t, n, r) {
	let i = kb(t), a = e.flatMap(xb).flatMap(({ keys: e, language: a }) => a !== void 0 && a !== n ? [] : i.includes(e) ? [a === void 0 && r ? "pattern" : "whole"] : pb([e], t) ? ["pattern"] : []);
	return ["whole", "pattern"].find((e) => a.includes(e));
}
function Cb(e, t) {
	return xb(e).some(({ keys: e }) => t.some((t) => pb([e], t)));
}
function wb(e, t) {
	return e.flatMap((e) => {
		let n = e.split(/,\s*/), r = n.length > 1 ? t.flatMap(Db) : [];
		return !Cb(e, r) && n.some((e) => Cb(e, r)) ? n : [e];
	});
}
function Tb(e, t, n) {
	let r = n.flatMap(Db);
	return wb(t, n).filter((e) => !Cb(e, r)).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = xb(t), a = [...new Set(r.flatMap(kb))], o = [...t.matchAll(/[./@_= ](?=[a-z]{2,3}([-_]\w+)?$)/gi)].map(({ index: e }) => e).find((e) => a.includes(t.slice(0, e))), s = i !== void 0 && a.includes(i) ? [i, Pn(n) ? n : void 0] : o === void 0 ? [a.find((e) => Ob(n, e) || Ob(e, n)) ?? kn(n, a), i] : [t.slice(0, o), t.slice(o + 1)], c = s[0] === void 0 ? "" : ` Did you mean "${s.filter(Boolean).join(":")}"?`, l = `${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${c}`;
		return D("unknown-text", l);
	});
}
function Eb(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Db(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = xb(t), s = a.some((e) => pb([n?.keys ?? ""], e));
		if (!i?.language || o.includes(i.language) || s) return [];
		let c = a.filter((e) => pb([i.keys], e)), l = c.flatMap(({ kind: e, entry: t }) => ca(e, t)), u = [...new Set(l.map(({ part: e = "" }) => e))].join(", "), d = jt(i.language, o), f = d === void 0 ? "" : ` Did you mean "${i.keys}:${d}"?`, p = `${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${u === "" ? "no texts" : u}.${f}`;
		return c.length === 0 ? [] : [D("unknown-text", p, { scope: "project" })];
	});
}
function Db(e) {
	return bb([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Ob(e, t) {
	return t.endsWith(e) && /[.:]$/.test(t.slice(0, -e.length));
}
function kb({ kind: e, entry: t }) {
	return L(e.identity(t.values));
}
// src/plan/prune.ts
function Ab(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = Ap(e, i);
	if (a === void 0) return {
		destroys: [],
		spared: [],
		scope: 0
	};
	let o = (t) => Mp(e, e.tags(t), i), s = [], c = [];
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
		}, f = ge(u, i), p = u.find((e) => i.protectedTags.includes(e));
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
			let i = jb(e, t, r);
			s.push({
				ref: `${e.name}-away:${l}`,
				kind: e.name,
				label: n,
				action: "destroy",
				id: l,
				how: a,
				seen: Xp(l, e.fingerprint(t)),
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
function jb(e, t, n) {
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
function Mb(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function Nb(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0)), c = s.length > 0 && r.texts();
	if (!c) return e;
	let l = ca(i, t).map(({ part: e = "", after: t }) => [e, t]), u = Object.fromEntries(l), d = new Map();
	for (let e of Mb(s, ({ part: e = "" }) => e, o)) {
		let { part: r = "" } = e, o = Fb(e), s = c.whyWaiting(t, n, {
			...u,
			[r]: o
		}, r), l = Sb(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, r, e.reason === "held");
		s && l !== "whole" ? d.set(e, {
			...e,
			...s,
			reason: "waiting"
		}) : Ib({
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
const Pb = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function Fb({ declared: e, live: t }) {
	return !p(e) || !p(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t[e] || n]));
}
function Ib(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = Fb(e.item);
	return a !== void 0 && p(a) !== p(o) || Lb(n, r, i, t) ? "other-shape" : l(s) ? zb(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function Lb(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const Rb = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function zb({ kind: e, entry: t, item: n }, { project: r }) {
	let { field: i, declared: a } = n, o = Fb(n), s = (e, t) => L(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(o, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === i)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === r.baseLanguage)?.after, d = l.map((e) => e.after ?? ""), f = [
		a ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => Rb.test(e), c].some((e) => s(o, e) && !s(f, e));
}
// src/plan/makePlan.ts
function Bb(e, t, r, i) {
	let a = {
		project: t.project,
		rules: r,
		variables: e.variables,
		verdicts: i
	}, o = xy(e, t.project);
	if (o.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let { kinds: s, filter: c } = Ub(e.kinds.flatMap((n) => {
		let [r, i] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !i) throw Error(`live ${n.plural} were not read`);
		return r && i ? [Kb(n, r, i, a)] : [];
	}), r), l = s.map((e) => ({
		...e,
		...qb(e.parts)
	})), u = (e) => c ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...l.flatMap((e) => [...e.problems, ...e.remarks])], f = l.flatMap((e) => e.keptTexts), p = f.some(({ item: { reason: e } }) => e === "conflict" || e === "undecided"), m = ot(d) || p || e.isIncomplete === !0, h = l.flatMap((e) => e.destroys), g = c ? [] : l.flatMap((e) => e.unmanaged), _ = l.flatMap((e) => e.kind.firstSends?.(Vb(e, a, m)) ?? []), v = {
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
			adopted: n(l, ({ changes: e }) => e.filter((e) => Hb(e, r)).length)
		},
		..._.length > 0 && { sends: _ },
		...c && { filter: c }
	}, y = l.flatMap((e) => e.kind.hints?.(Vb(e, a, m)) ?? []);
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
function Vb(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		undeclared: [...e.unmanaged, ...n ? e.destroys : []],
		context: t
	};
}
function Hb(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Ub(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => pb(t, e)), a = new Map(Wb(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], i = new Set(t.map(({ kind: e, entry: t }) => Up(e.label(t.values)))), o = e.remarks.filter(({ about: e }) => e === void 0 || i.has(e)), s = [...r.flatMap(({ problems: e }) => e), ...o];
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
	}]), c = mb(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function Wb(e, t) {
	let n = new Set(e), r = g(e, ({ change: e }) => Jb(e, "after")), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = new Set(Jb(e.change, "after")), o = Jb(e.change, "before").filter((e) => !t.has(e));
		for (let t of o.flatMap((e) => r.get(e) ?? [])) t !== e && n.delete(t) && (i.set(t, e), a.push(t));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? Gb(e, t) : e;
	});
}
function Gb({ change: e, open: t, ...n }, r) {
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
function Kb(e, t, n, i) {
	let { storedForm: a } = e, o = a ? {
		...i,
		storedForm: r(() => a(n.objects))
	} : i, s = e.match(t, n, o), c = r(() => e.waiting?.(t, o)), l = s.matches.map((t, n) => {
		let r = Nb(A_(e, t, o, `${e.name}:${n + 1}`), t, {
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
				place: Mt(r, i, [])
			},
			problems: [n]
		};
	}), d = s.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), f = Ab(e, {
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
function qb(e) {
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
function Jb(e, t) {
	return !e || e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => bo(e.kind, t).role === "identity").flatMap((n) => L(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
// src/keys/liveKey.ts
function Yb(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function Xb(e, t) {
	let n = hr(e) ?? {}, r = _r(n.key_id), i = hr(n.key_name) ?? {}, a = mx((e) => N(i[e]) || void 0), o = xr(n.platforms, N), s = _.filter((e) => o?.includes(e)), c = Object.keys(px(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = nx(n.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: c,
		platforms: o && s,
		filenames: tx.safeParse(n.filenames).data,
		tags: xr(n.tags, N),
		is_plural: mr(n.is_plural),
		is_archived: mr(n.is_archived)
	};
	if (!pr(f) || d.length > 0) {
		let e = [...vr(f), ...d.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let p = s.length < new Set(o).size, m = {
		...Object.fromEntries(Qb.map(([e, t]) => [e, t(n[e])])),
		translations: l,
		base_words: br(n.base_words)
	};
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...m
	} };
}
const Zb = {
	description: N,
	context: N,
	plural_name: N,
	is_hidden: mr,
	char_limit: br,
	custom_attributes: ex,
	modified_at_timestamp: yr,
	translations_modified_at_timestamp: yr
}, Qb = Object.entries(Zb);
function $b(e) {
	return Object.keys(Zb).filter((t) => e[t] === void 0);
}
function ex(e) {
	let t = N(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(h(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const tx = er({
	ios: M(),
	android: M(),
	web: M(),
	other: M()
});
function nx(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = rx(hr(n) ?? {});
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
function rx(e) {
	return {
		language_iso: N(e.language_iso),
		translation: N(e.translation),
		modified_by: _r(e.modified_by),
		modified_by_email: N(e.modified_by_email),
		modified_at_timestamp: yr(e.modified_at_timestamp),
		is_reviewed: mr(e.is_reviewed),
		is_unverified: mr(e.is_unverified)
	};
}
function ix(e, t = []) {
	return Array.from(e, (e) => Xb(e, t));
}
function ax(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function ox(e) {
	let t = ax(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const sx = (e) => {
	let t = e.exactOptional();
	return ar({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, cx = sx(M()), lx = sx(M().min(1));
function ux(e, t) {
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
function dx({ key_name: e, platforms: t }) {
	return Q(e, t);
}
function fx(e, t = _) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function px(e, t) {
	return mx((n) => t.includes(n) ? ux(e, n) : void 0);
}
function mx(e) {
	let t = {};
	for (let n of _) {
		let r = e(n);
		r !== void 0 && (t[n] = r);
	}
	return t;
}
function hx(e) {
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
const gx = E_();
function _x(e) {
	return (t, n) => {
		t[e] = n;
	};
}
function vx(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function yx(e, t) {
	let n = e;
	return gx({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: M(),
		value: M(),
		unset: "",
		live: (e) => e[n],
		toManifest: vx,
		write: _x(n),
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function bx(e, t = () => void 0) {
	let n = e;
	return gx({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: rr(),
		value: rr(),
		unset: !1,
		undeclared: t,
		live: (e) => e[n],
		toManifest: (t) => t || e === "is_archived" ? t : void 0,
		write: _x(n),
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const xx = gx({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: lr().min(0),
	value: lr(),
	unset: 0,
	live: (e) => e.char_limit,
	toManifest: (e) => e === 0 ? void 0 : e,
	write: _x("char_limit"),
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), Sx = sr(M(), $n()), Cx = gx({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values, such as { screen: cart }",
	schema: Sx,
	value: $n(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = h(wx(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = Sx.safeParse(e);
		return t.success ? vx(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function wx(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function Tx({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const Ex = gx({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: cr(ur(_)).min(1),
	value: cr(ur(_)),
	live: (e) => e.onOtherPlatform ? void 0 : Ox(e.platforms),
	inPlan: (e) => Ox(e),
	toManifest: (e) => e,
	write: _x("platforms"),
	show: (e) => ({
		as: "set",
		members: e
	})
}), Dx = gx({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: cr(M().min(1)),
	value: cr(M()),
	unset: [],
	live: (e) => kx(e.tags),
	check: (e, { rules: t }) => {
		let n = ge(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => kx(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return kx([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: vx,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return kx([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: _x("tags"),
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Ox(e) {
	return _.filter((t) => e.includes(t));
}
function kx(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const Ax = gx({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: nr([M().min(1), lx.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: cx,
	live: (e, { platforms: t }) => px(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...px(e, n)
		} : a;
	},
	inPlan: (e) => px(e, _),
	check: jx,
	merge: Nx,
	carries: (e, t) => _.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = hx(t);
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
function jx(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? Q(e, n) : Q(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const Mx = gx({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: cx,
	value: cx,
	unset: {},
	live: (e) => Px(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => _.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => vx(Px(e)),
	merge: Nx,
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
		slots: Px(e)
	})
});
function Nx(e, t, n) {
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
	return Px(r);
}
function Px(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const Fx = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, Ix = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, Lx = Object.keys(Ix), Rx = new RegExp([
	Fx.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), zx = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, Bx = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, Vx = "[VOID]";
function Hx(e, t) {
	if (e === t || e === "" && t === Vx || t === "" && e === Vx) return !0;
	let n = (e, t) => t.includes("[%") && Ux(e, t) !== void 0;
	return n(e, t) || n(t, e);
}
function Ux(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(Fx)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(Wx(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function Wx([e, t, n = "", r, i], a) {
	let o = Jx(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = Jx(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${Jx(n)}(?:hh?|ll?|[qjztL])?[${Ix[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function Gx(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(Fx)];
		e.length > 0 ? t += 1 : a.match(Rx) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var Kx = class e {
	#e;
	#t = r(() => this.#e.both.flatMap(([e, t]) => Yx(t).flatMap(([t, n]) => Ux(new Map(Yx(e)).get(t) ?? "", n) ?? [])));
	constructor(e) {
		this.#e = e;
	}
	#n = r(() => {
		let e = this.#e.live.flatMap(Yx).flatMap(([, e]) => [...e.matchAll(Fx)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return qx(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, i) {
		if (n === "as-written") return e;
		let a = r(() => n === "universal" || (this.#a(t) ?? i().isUniversal));
		return qx(e, (e) => e.match(Rx) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(Fx)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(Fx, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = Bx.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return Ux(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(Yx).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${Wx(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = Yx(t).map(([, e]) => e);
			if (e.some((e) => e.match(Fx))) return !0;
			if (e.some((e) => e.match(Rx))) return !1;
		}
	}
	#o(t, n) {
		if (zx.test(t) || (t.match(Rx)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(Rx, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${Wx(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = Lx.find((e) => Ix[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return Ux(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function qx(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function Jx(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function Yx(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const Xx = sr(M(), M()), Zx = nr([M(), Xx]);
function Qx(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = Xx.safeParse(h(e));
	return n.success ? Px(n.data) : e;
}
function $x({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function eS(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function tS(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || nS(e) && nS(t) || typeof e == typeof t && Hx(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => Hx(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function nS(e) {
	return typeof e == "string" ? e === "" : Object.keys(Px(e)).length === 0;
}
const rS = Xx.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: u }
}), iS = nr([M(), rS]), aS = sr(M().min(1), iS), oS = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, sS = (e) => cr(ar({
	language_iso: M().min(1),
	translation: e
})).refine(oS, "has a language twice"), cS = sS(Zn()), lS = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: nr([aS, sS(iS).transform(pS).pipe(aS)]),
	rewrite: fS,
	diff({ translations: e }, t, n) {
		let { listed: i, project: a } = n;
		if (!e && i.length === 0 || a.segmentation) return w_;
		let o = i.filter((t) => !Object.hasOwn(e ?? {}, t)), s = [...Object.entries(e ?? {}), ...o.map((e) => [e, void 0])], c = r(() => xS(e ?? {}, t, a.baseLanguage)), l = s.flatMap(([e, r]) => hS(e, r, {
			key: t,
			placeholders: c
		}, n) ?? []);
		if (l.length === 0) return w_;
		let u = l.flatMap((e) => e.issues);
		return {
			changes: l.flatMap((e) => e.changes),
			kept: l.flatMap((e) => e.kept),
			issues: dS(u, n.plural),
			open: l.flatMap((e) => e.open)
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
			translation: Zx.parse(n)
		}));
	},
	show(e) {
		let t = Zx.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: Px(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = $x(e, n);
		return r && Qx(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Qx(n, t);
			return nS(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => lS.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = $x(e, t);
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
		let n = $x(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...CS(n, Qx(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = $x(e, t);
		return !n || n.is_unverified !== !0 && !nS(Qx(n.translation, e.is_plural));
	},
	same: (e, t) => tS(Zx.parse(e), Zx.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function uS(e, t, n, r, i = "", a = "here") {
	let o = [], s = typeof t == "string";
	if (s ? n && t !== "" : n === !1) {
		let t = s ? `The ${e} text needs plural forms, such as { one: …, other: … }, because the key is a plural: the field is_plural is true ${a}. For one text, set is_plural: false in its entry of keys.yaml.` : `The ${e} text has plural forms, but the key is not a plural. Set is_plural: true, or give one text.`;
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
		let t = u.includes(n), a = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${_n(n, r)}`, s = [e, n];
		o.push({
			code: "plural-form",
			message: a,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return o;
}
function dS(e, t) {
	let n = e.find(({ code: e }) => e === "plural-mismatch");
	return e.filter((e) => t || e === n || e.code !== "plural-mismatch");
}
function fS(e) {
	if (!Array.isArray(e)) return;
	let t = cS.safeParse(e);
	if (t.success) return {
		value: pS(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function pS(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function mS({ is_plural: e, translations: t = [] }) {
	return t.flatMap(({ translation: t }) => O_(Qx(t, e)));
}
function hS(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = n.key ? "in the project" : "in on_create", s = t === void 0 ? [] : uS(e, t, r.plural, i, a, o);
	if (t === void 0 || s.length === 0) return gS(e, t, t, n, r);
	let c = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...c.length > 0 && s.every(({ severity: e }) => e === "warning") && gS(e, t, Object.fromEntries(c), n, r) || w_,
		issues: s
	};
}
function gS(e, t, n, { key: r, placeholders: i }, { rules: a, verdicts: o, project: s, storedForm: c = () => bS }) {
	let l = rn(a, e);
	if (l === "ignore") return;
	let u = "translations", d = (e, t) => {
		let r = Zx.parse(e.after), o = i().stored(r, t, a.placeholders, c), s = t === void 0 ? o : _S(o, n, t);
		return {
			...w_,
			changes: [S(s, r) ? e : {
				...e,
				sent: s
			}]
		};
	};
	if (!r) return n === void 0 ? void 0 : d({
		field: u,
		part: e,
		after: n
	});
	let f = $x(r, e);
	if (!f && n === void 0) return;
	if (!f) return {
		...w_,
		issues: [T_(`${e} text`, [e])]
	};
	let p = Qx(f.translation, r.is_plural);
	if (n !== void 0 && tS(p, eS(n, p))) return;
	let m = i().native(p), h = (n, r = []) => ({
		...w_,
		kept: [{
			field: u,
			part: e,
			live: m,
			...CS(f, m),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return nS(m) ? void 0 : h({
		reason: "pull",
		details: e === s.baseLanguage ? yS : vS
	});
	let g = eS(n, m), _ = d({
		field: u,
		part: e,
		before: m,
		after: g,
		...CS(f, m)
	}, p);
	if (l === "enforce" || nS(m)) return _;
	let v = l === "seed";
	if (v && !a.pull && a.overwrite.length === 0) return h({ reason: "held" });
	if (!v && SS(m, g)?.length === 0) return _;
	let { modified_by: y, modified_by_email: b, modified_at_timestamp: x } = f, ee = {
		id: String(r.key_id),
		language: e,
		live: m,
		...x && { at: x },
		by: {
			id: y,
			address: b
		},
		...v && { isHeld: !0 }
	}, te = o(ee);
	if (!te) return h({ reason: "undecided" }, [ee]);
	if (te.is === "write") return _;
	let ne = "cause" in te ? { cause: te.cause } : {};
	return h({
		reason: te.is,
		...ne
	});
}
function _S(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return eS(Object.fromEntries(r), n);
}
const vS = "If its line was deleted, lokaform pull writes it back; to clear it in Lokalise, write an empty text", yS = "If its line was deleted, lokaform pull writes it back. If the key itself was deleted, delete its lines in the other languages and in keys.yaml, too", bS = {
	isUniversal: !1,
	isNumbered: !1
};
function xS(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => Qx(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && $x(t, e);
		return r ? [[n, Qx(r.translation, t.is_plural)]] : [];
	});
	return new Kx({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function SS(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(Px(e)).filter((n) => e[n] !== t[n]);
}
function CS(e, t) {
	if (!e.modified_at_timestamp || nS(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e, a = n?.lastIndexOf("@") ?? -1, o = n && (a < 1 ? "somebody" : `${n.slice(0, 1)}***${n.slice(a)}`);
	return { edited: {
		at: r,
		...o && { by: o },
		...i && { reviewed: i }
	} };
}
// src/keys/fieldTable.ts
const wS = [
	Ax,
	Ex,
	yx("description", !0),
	Dx,
	lS,
	Mx,
	yx("context", !0),
	xx,
	bx("is_plural"),
	yx("plural_name"),
	bx("is_hidden"),
	bx("is_archived", (e, t) => !Tx(e, t) && void 0),
	Cx
], TS = M().min(1), ES = nr([lr().positive(), M().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), DS = C_(wS).required({ key_name: !0 }).extend({
	previously: nr([TS.transform((e) => [e]), cr(TS).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: rr().exactOptional(),
	key_id: ES.exactOptional()
}).meta({ allOf: [OS(!0), OS(!1)] });
function OS(e) {
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
const kS = C_(wS.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function AS({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const $ = {
	name: "key",
	fields: wS,
	lacks: ({ platforms: e, translations: t }) => e ? void 0 : {
		code: "needs-platforms",
		message: `It is not in the project yet${t ? "" : ", no file has a text for it"}, and the service needs platforms to create it. ${t ? "" : "If it describes another key, correct its name. Otherwise: "}Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.`,
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => fx(e.key_name, e.platforms),
	context: (e, t, n, r = []) => ({
		...n,
		listed: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? ce + n.rules.owner : void 0
	}),
	liveContext: (e, t) => ({
		...t,
		listed: [],
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => gr(e.key_id),
	liveLabel: (e) => fx(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !Tx(n, t),
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
function jS(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : MS(i, n);
		e && r.set(i, e);
	}
	for (;;) {
		let { pending: e, leaving: i } = NS(r, n), { renames: a, problems: o } = FS(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function MS(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (VS(e, n, t.perPlatform).length === 0) return;
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
function NS(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(BS(r, t, n));
		return !PS(e.values).some((e) => a.includes(e));
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
function PS({ key_name: e, previously: t = [] }) {
	return [...Q(e), ...t];
}
function FS(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = g([...t], (t) => e.get(t)?.from ?? []), s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: a, blockers: d }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = fx(e.key_name, e.platforms), h = o.get(e)?.find((e) => e !== n), g = (t) => [...t].flatMap(([t, r]) => r === e && t !== n ? t : []), _ = (e, t, r = "previously") => u.set(n, X($, n, e, t, { path: [r] }));
		p && !t.has(n) ? _("wrong-id", LS(e, d), "key_id") : p ? l.set(n, e) : f.length > 0 ? _("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? _("claimed-twice", `"${m}" is a former name, but ${IS(g(r), "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? _("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${IS(g(i), "key_name")}. If the key was renamed, ${g(i).some(({ from: e }) => e) ? "rename it there too" : "remove that entry"}. Otherwise, remove the name from previously. If the other entry is a new key, add new: true to it.`) : h ? _("rename-twice", `"${m}" is also a former name of ${IS([h], "previously")}, but it can only become one key. Keep it in one entry.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function IS(e, t) {
	return e.map((e) => `"${fx(e.values.key_name)}" (${mo(e, [t])})`).join(" and ");
}
function LS(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => fx(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function RS(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Q(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new It();
	for (let { path: e, length: n } of zS(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Q(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Q(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: A(t.file, t.span, ["previously"]) };
		a.add(D("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function zS(e, t) {
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
function BS({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = px(e.key_name, r);
	return n ? {
		...px(t.key_name, r),
		...i
	} : i;
}
function VS(e, t, n) {
	let r = BS(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return _.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/textHints.ts
function HS(e, t, n) {
	return [e, (e) => t.test(e) && n];
}
const US = /\.ya?ml$/i, WS = /./, GS = [
	HS(US, /\\n/, "has a backslash and an n, and not a line break. YAML reads \\n as a line break only in double quotes."),
	[US, KS],
	HS(US, /^[“”„«»‘’].*[“”«»‘’]$/s, "starts and ends with typographic quotes, which YAML does not remove. Write \" in their place."),
	HS(US, /^[^\n]+\n$/, "ends with a line break, which the block after | or > keeps. If it is not meant, write |- or >- in its place."),
	HS(/\.(?:strings|stringsdict|xcstrings)$/i, /%(?:\d\$)?s/, "has %s, which iOS does not replace by a text. Write %@."),
	HS(/\.xml$/i, /%(?:\d\$)?@/, "has %@, which Android does not know. Write %s."),
	HS(WS, /%[sd@]\$\d/, "has the number of a placeholder at its end. Write it first, as in %1$s."),
	[WS, JS],
	HS(WS, /^\W*(?:TODO|FIXME)(?:\W|$)|\b[Ll]orem ipsum\b/, "looks like a note that stands for a text. Write the text, or leave it out."),
	HS(WS, /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/, "has characters of a wrong encoding, as in Ã¼ or � for ü. Save the file as UTF-8, and correct the text.")
];
function KS(e, t) {
	if (t.trim().split("\n").length <= e.trim().split("\n").length) return !1;
	let n = t.slice(0, 5e3).trim().split(/\s+/);
	return n.filter((t) => e.includes(t)).length * 4 >= n.length * 3 && "loses line breaks of the live text. YAML joins the lines after >. To keep them, write |- in its place.";
}
const qS = /<(\/?)(a|b|i|u|em|strong|span|small|code|bold|\d{1,2})(?:\s[^<>/]*)?>/g;
function JS(e) {
	let t = new Map();
	for (let [, n, r = ""] of e.matchAll(qS)) t.set(r, (t.get(r) ?? 0) + (n ? -1 : 1));
	let [n, r = 0] = [...t].find(([, e]) => e !== 0) ?? [], [i, a] = r > 0 ? [`<${n}>`, `</${n}>`] : [`</${n}>`, `<${n}>`];
	return n !== void 0 && `has ${i} without ${a}. Add ${a}, or remove ${i}.`;
}
function YS(e, t, n) {
	let r = new Map(t.map((e) => [e.key_id, e])), i = e.flatMap((e) => {
		let t = e.action === "destroy" ? [] : e.fields.filter(({ field: e }) => e === "translations"), i = e.action === "update" ? r.get(String(e.id)) : void 0, a = i?.translations?.find(({ language_iso: e }) => e === n), o = i && a && Qx(a.translation, i.is_plural);
		return t.flatMap((r) => [
			...XS(r, e.label),
			...o === void 0 ? [] : ZS(r, o, n),
			...QS(r, t.find(({ part: e }) => e === n)?.after ?? o, n, e.label)
		]);
	});
	return [...s(i, ({ group: e, place: t }) => `${e} ${t.file}`).values()].flatMap(([e, ...t]) => {
		if (!e || t.length + 1 < (e.least ?? 1)) return [];
		let n = t.length > 0 ? ` The same is true for ${t.length} more in this file.` : "", { place: r, message: i, severity: a = "warning" } = e;
		return D("wrong-value", `${i}${n}`, {
			place: r,
			severity: a,
			scope: "change"
		});
	});
}
function XS({ part: e, before: t = "", after: n = "", place: r }, i) {
	let [a = "", o = ""] = [n, t].map((e) => L(e).join(" "));
	return GS.flatMap(([t, n], s) => {
		let c = r && t.test(r.file) && n(a, o);
		return !c || n(o, "") ? [] : [{
			group: s,
			place: r,
			message: `The ${e} text of ${i} ${c}`
		}];
	});
}
function ZS({ part: e, before: t = "", after: n = "", place: r }, i, a) {
	if (e === a || !r || fs(t) || !S(n, i)) return [];
	let o = `This ${e} text becomes the ${a} text of its key. If the ${a} file was copied over this file, restore it.`;
	return [{
		group: `copied ${e}`,
		place: r,
		message: o,
		least: 3
	}];
}
function QS({ part: e = "", before: t = "", after: n = "", place: r }, i, a, o) {
	let [s, c] = [e, a].map((e) => e.split(/[-_]/)[0]), l = L(n).some((e) => /\S\s+\S+\s+\S/.test(e.slice(0, 500)));
	if (s === c || !r || !fs(t) || !l || !S(n, i ?? "")) return [];
	let u = `The ${e} text of ${o} is the ${a} text. If it is not translated yet, leave it out, so that the project shows it as missing.`;
	return [{
		group: `untranslated ${e}`,
		place: r,
		message: u,
		severity: "notice"
	}];
}
function $S({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = e.map((e) => e.declared), o = [
		...tC(e, i, n, t),
		...eC(nC(i, n), "new keys have such names"),
		...aC(i, a, n),
		...eC(e.flatMap(rC), "keys have another filename in the project"),
		...eC(iC(i, a, n), "new keys differ from others only in case")
	];
	if (!r) return o;
	let s = eC(e.flatMap(sC), "keys have names for platforms that they do not have");
	return [
		...o,
		...oC(i, t),
		...s
	];
}
function eC(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = D(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function tC(e, t, n, r) {
	let i = e.filter(({ declared: { values: e } }) => e.previously !== void 0);
	if (i.length === 0) return [];
	let a = g(t, ({ values: e }) => Q(e.key_name)), o = new Set(n.flatMap(dx)), s = [...new Set(r.flatMap(dx))], c = g(i, ({ declared: { values: e } }) => e.previously ?? []), l = {
		path: ["previously"],
		severity: "warning"
	};
	return i.flatMap(({ declared: e, live: t, renamedFrom: n }) => {
		let { values: r } = e, i = r.previously ?? [], [u] = i.flatMap((e) => a.get(e) ?? []), [d] = t && u ? dx(t) : [];
		if (u && d !== void 0 && Q(r.key_name).includes(d)) {
			let t = `The former name is that of a new key, ${IS([u], "key_name")}, and the project has a key "${d}". If the rename is done, delete the entry of the former name. If "${d}" was renamed, swap the two names. Otherwise, remove previously.`;
			return [X($, e, "unknown-previously", t, l)];
		}
		let f = t !== void 0 && n === void 0 ? i.find((e) => s.includes(e)) : void 0;
		if (f !== void 0) {
			let t = `The project has this key and the key "${f}", so nothing is renamed. Delete the one that is not needed in Lokalise. Then remove previously.`;
			return [X($, e, "unknown-previously", t, l)];
		}
		if (t || i.some((e) => o.has(e))) return [];
		let p = i.flatMap((e) => kn(e, s) ?? [])[0], m = i.map((e) => `"${e}"`).join(" or "), h = i.flatMap((e) => c.get(e) ?? []).find((t) => t.declared !== e), g = h && ` ${IS([h.declared], "previously")} has it, too: keep it in one entry.`, _ = s.filter((e) => i.some((t) => e.startsWith(`${t}.`))).length, v = _ > 1 && ` ${_} live keys start with it: each needs an entry of its own.`, y = `No live key has the former name ${m}, so this entry creates a new key.${g || v || (p === void 0 ? "" : ` Did you mean "${p}"?`)}`;
		return [X($, e, "unknown-previously", y, l)];
	});
}
function nC(e, t) {
	let n = (e) => `\\u{${e.codePointAt(0)?.toString(16)}}`, i = {
		path: ["key_name"],
		severity: "warning"
	}, a = r(() => new Set(t.flatMap(dx)));
	return e.flatMap((e) => {
		let t = /^\s|\s$|^[^ ]*(?:[^\S ]|\p{Cf})[^ ]*$/u, r = Q(e.values.key_name).find((e) => t.test(e));
		if (r === void 0 || e.from && !a().has(r.trim())) return [];
		let o = `The name of this new key, "${r.replace(/[^\S ]|\p{Cf}/gu, n)}", has a blank at an end or a character that is not visible. Remove it, unless the app has it as well.`;
		return [X($, e, "lookalike-key", o, i)];
	});
}
function rC({ declared: e, live: t }) {
	if (!t || e.values.filenames) return [];
	let n = AS(e) ?? {}, r = t.platforms.find((e) => {
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
function iC(e, t, n) {
	if (e.length === 0) return [];
	let r = [...t.flatMap((e) => Q(e.values.key_name)), ...n.flatMap(dx)], i = g([...new Set(r)], (e) => [e.toLowerCase()]);
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
function aC(e, t, n) {
	let i = ({ from: e, parts: t }) => e !== void 0 || t !== void 0;
	if (!t.some(i)) return [];
	let a = new Set(e.filter((e) => !i(e) && !e.values.translations && !e.values.new)), o = r(() => [...t.flatMap((e) => a.has(e) ? [] : Q(e.values.key_name)), ...n.flatMap(dx)]);
	return [...a].slice(0, 10).flatMap((e) => {
		let t = Q(e.values.key_name).flatMap((e) => {
			let t = o().filter((t) => t.startsWith(e) && /[.:/]/.test(t.charAt(e.length))), n = new Set(t).size;
			if (n > 1) return `It is a group of ${n} texts, and each of them needs an entry of its own.`;
			let r = e.replace(/_(?:zero|one|two|few|many|other)$/, ""), i = o().find((t) => t === r || t.endsWith(e) && /[.:/]/.test(t.at(-e.length - 1) ?? "")) ?? kn(e, o());
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
function oC(e, t) {
	let n = new Map(t.flatMap((e) => dx(e).map((t) => [t, e])));
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
function sC({ declared: e, live: t }) {
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
function cC({ changes: e, created: t, declared: n, live: r, undeclared: i, context: a }) {
	let { baseLanguage: o } = a.project, s = t.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let n = e.fields.flatMap(({ field: e, part: t = "", after: n }) => e === "translations" ? O_(n).map((e) => `${t} ${e}`) : []);
		return n.length === 0 ? [] : [{
			change: e,
			entry: t,
			texts: n
		}];
	}), c = YS(e, r, o);
	if (t.length === 0) return c;
	let l = new Set(i.map(({ id: e }) => e)), u = n.some(({ from: e, parts: t }) => e ?? t), d = new Set(n.filter(({ values: { translations: e } }) => (u || e !== void 0) && e?.[o] === void 0).flatMap((e) => Q(e.values.key_name))), f = g(r.filter((e) => l.has(e.key_id) || dx(e).some((e) => d.has(e))), ({ translations: e = [], is_plural: t }) => e.flatMap(({ language_iso: e, translation: n }) => O_(Qx(n, t)).map((t) => `${e} ${t}`))), p = new Set(r.flatMap(dx)), m = s.filter(({ change: e, entry: t }) => se(t, e.label, (e) => p.has(e))), h = s.flatMap((e) => {
		let { change: t, texts: r } = e, i = (e) => e.startsWith(`${o} `), a = r.filter(i).flatMap((e) => f.get(e) ?? []), [s, ...c] = r.filter((e) => !i(e)), [l, ...u] = a.length > 0 ? a : f.get(s ?? "")?.filter((e) => c.every((t) => f.get(t)?.includes(e))) ?? [], [d] = l ? dx(l) : [];
		if (d === void 0 || m.includes(e)) return [];
		let p = u.length > 0 ? ` (and ${u.length} more)` : "", h = a.length > 0 ? `${o} text` : "translations", g = n.find(({ from: e, values: t }) => !e && Q(t.key_name).includes(d)), _ = Tn(t.place.file), v = _ === t.place.file ? "here" : `in an entry of ${_}`, y = v === "here" ? "" : ", and rename it in all files", b = g ? `set key_name: ${t.label} and previously: ${d} in the entry ${IS([g], "key_name")}` : `set previously: ${d} ${v}`;
		return [pC("looks-renamed", `Live key "${d}"${p} has the same ${h} as the new key "${t.label}", and the files have none for it. If it was renamed, ${b}${y}. Otherwise, set new: true ${v}.`, e)];
	});
	return [
		...c,
		...lC(m),
		...eC(h, "new keys have the same texts as a live key that the files do not have"),
		...uC(t),
		...t.flatMap((e) => dC(e, n)),
		...fC(t, n)
	];
}
function lC([e, ...t]) {
	if (!e) return [];
	let n = t.length > 0 ? ` (and ${t.length} more)` : "";
	return [pC("looks-renamed", `The new key "${e.change.label}"${n} is in the project ${_t(e.change.label)}`, e)];
}
function uC(e) {
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
	return [D("plural-mismatch", f, {
		place: p,
		severity: "warning",
		scope: "change"
	})];
}
function dC({ change: e, entry: t }, n) {
	let r = /^(.+)_one$/.exec(e.label)?.[1], i = e.fields.some(({ after: e = "" }) => L(e).some((e) => e.includes("{{count"))), a = `${r}_other`, o = fa([t]).some(({ from: e, file: t }) => e && /\.json$/.test(t.path));
	if (r === void 0 || !i || !o || n.some(({ values: e }) => Q(e.key_name).includes(a))) return [];
	let s = `There is no text "${a}", which i18next reads for other numbers than one. Add it to the file.`;
	return [D("plural-mismatch", s, {
		place: e.place,
		severity: "warning",
		scope: "change"
	})];
}
function fC(e, t) {
	let n = (e) => fa([e]).flatMap(({ from: e }) => e ?? []), i = r(() => g(t, ({ path: e = [] }) => e.slice(1).map((t, n) => e.slice(0, n + 1).join("\n"))));
	return e.flatMap(({ change: e, entry: t }) => {
		let r = n(t), a = t.path && i().get(t.path.join("\n"))?.find((e) => n(e).every(({ source: e, language: t }) => r.every((n) => n.source === e && n.language !== t)));
		if (!a) return [];
		let o = `This is one text, but other languages have a group of texts of this name: ${IS([a], "key_name")}. Make it the same in all files, or the project gets keys that no app reads.`;
		return [D("lookalike-key", o, {
			place: e.place,
			severity: "warning",
			scope: "change"
		})];
	});
}
function pC(e, t, { change: { place: n } }) {
	return D(e, t, {
		place: n,
		severity: "notice",
		scope: "change"
	});
}
// src/keys/match.ts
function mC(e) {
	return ({ tags: t }) => ge(t, e) !== void 0;
}
function hC(e, t, n, r = () => !1) {
	let i = g(t, ({ key_name: e }) => Q(e)), a = OC(e, t), { byId: o, refused: s } = a, { direct: c, contested: l } = CC(e, o, s, (e) => vC(e, i, n));
	TC(c, s);
	let { renames: u, leaving: d } = jS(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => yC(e, SC(e, i)),
		holders: (e, t) => xC(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of l) {
		if (s.has(e) || u.has(e)) continue;
		let n = t.every((e) => d.has(e));
		if (n ? e.values.new : AS(e) !== void 0) continue;
		let r = [...o].flatMap(([e, n]) => t.includes(n) ? e : []);
		s.set(e, EC(e, t, n, r));
		for (let t of n ? r : []) {
			let n = `The live key with key_id ${t.values.key_id} has the name of another entry: ${IS([e], "key_name")}. If this entry is a copy of it, remove key_id. If it is the new name of the live key and the other entry is a new key, set new: true in the other entry.`;
			s.set(t, X($, t, "claimed-twice", n, { path: ["key_id"] }));
		}
	}
	let f = (e) => {
		let t = u.get(e) ?? o.get(e);
		if (t) return t;
		let n = c.get(e);
		return n && !d.has(n) ? n : void 0;
	}, p = e.filter((e) => !s.has(e) && !f(e));
	gC(p, t, n, s);
	let m = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		if (!u.has(e)) return {
			declared: e,
			live: t
		};
		let n = Q(e.values.key_name), r = o.has(e) && dx(t).some((e) => n.includes(e)), i = fx(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!r && { renamedFrom: i }
		};
	}), h = new Set(m.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of vC(e, i, n)) h.add(t);
		h.add(a.named.get(e));
	}
	let _ = t.filter((e) => !h.has(e)), v = m.filter((e) => e.live === void 0 || !r(e.live));
	return {
		matches: m,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...$S({
			matches: v,
			unmanaged: _
		}, t, n)],
		unmanaged: _,
		fresh: p,
		namesakes: new Set(e.flatMap((e) => _C(e, i)))
	};
}
function gC(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Q(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of Q(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, DC("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && AS(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, DC("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function _C({ values: e }, t) {
	return [...new Set(Q(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function vC(e, t, n) {
	let r = _C(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && ux(i.key_name, t) === e.key_name[t])) : r;
}
function yC(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => bC(t, AS(e)));
	return n.length === 1 ? n : t;
}
function bC(e, t) {
	return t ? _.every((n) => t[n] === void 0 || t[n] === e.filenames[n]) : !1;
}
function xC(e, t, n, r) {
	return VS(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function SC({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => dx(e).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function CC(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = AS(t), [n, ...i] = e ? r(t).filter((t) => bC(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => AS(c) !== void 0 && (s.get(e) ?? c) !== c, u = yC(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, wC(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function wC(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return DC("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function TC(e, t) {
	for (let [n, r] of s(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => bC(n, AS(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && AS(r) !== void 0)) continue;
			let a = i.every(({ from: e }) => e?.source.filenames !== void 0) ? "Their rows of texts in lokaform.yaml give them different filenames: set the same filenames in both rows, or remove names: lokalise." : `Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`, s = `${IS(i, "key_name")} match the same live key (id ${n.key_id}). ${a}`;
			t.set(r, DC("claimed-twice", r, s));
		}
	}
}
function EC(e, t, n, r) {
	let i = t.map(({ key_id: e }) => e).join(", "), a = n ? "If that entry is a copy of this one, remove its key_id. If this entry is a new key, set new: true." : "Declare the key once. If this entry is another key with the same name, declare its filenames.";
	return DC("claimed-twice", e, `The live key with this name (id ${i}) belongs to another declared key, which has its key_id: ${IS(r, "key_id")}. ${a}`);
}
function DC(e, t, n) {
	return X($, t, e, n, { path: ["key_name"] });
}
function OC(e, t) {
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
			let t = `${IS(n, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
			o.set(e, X($, e, "claimed-twice", t, { path: ["key_id"] }));
		}
	}
	let c = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: c.length > 0 ? [kC(c)] : []
	};
}
function kC(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: A(t.file, t.span, ["key_id"]) };
	return D("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/url.ts
const AC = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function jC(e, t) {
	let n = new Map(), r = [];
	for (let i of Qg(e)) {
		let e = p_(i, AC, t);
		"value" in e ? n.set(i, e.value) : r.push(e);
	}
	let i = MC(e), a = i ?? FC(e), o = a === void 0 ? PC(e, n) : [a], s = a === i ? "variable" : "wrong-value";
	for (let e of o) r.push({
		code: s,
		message: e
	});
	return {
		variables: n,
		issues: r
	};
}
function MC(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return "The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.";
	if (Qg(e).length !== 0) {
		if (/^http:/i.test(e)) return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
		if (e.startsWith("${")) return "The URL starts with a variable. Write the host and the fixed path in the manifest, such as https://hooks.example.com/services/${NAME}, and set the variable only to the secret rest.";
		if (!IC(e)) return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.";
	}
}
const NC = {
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
function PC(e, t) {
	let n = "";
	return Zg(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = NC[e.place];
		if (e.place !== "query" && r.includes("://")) return `The value of \${${e.name}} looks like a whole URL. The manifest has the start of the URL, so set the variable only to the part after it.`;
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return `The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`;
		}
		return `${i}${r}`.split("/").some((e) => /^(\.|%2e){1,2}$/i.test(e)) ? `The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.` : [];
	});
}
function FC(e) {
	let t = $g(e, new Map(Qg(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function IC(e) {
	let t = "";
	for (let n of Zg(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const LC = "URL_OF_", RC = () => ({
	nameOf: ({ url: e }) => e,
	mayHoldSecret({ url: e }) {
		let { template: t, left: n } = KC(e, () => "x");
		return n || t !== ZC(e);
	},
	templates(e, t, n, r) {
		let i = new zC();
		i.entry = r;
		let a = [...e].sort((e, t) => f(e.url, t.url)), o = (e) => t(e) ? GC(ZC(e.url), n, new Map()) : UC(e.url, i, n);
		return {
			templates: new Map(a.map((e) => [e, o(e)])),
			variables: i.variables
		};
	}
});
var zC = class {
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
function BC(e) {
	return r_(e).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (e, t) => {
		let n = Zg(e).map((e) => "text" in e ? e.text : "-"), [, r = "", i = n.join("")] = /^([^=]*)=(.*)$/s.exec(n.join("")) ?? [];
		if (t === 0 || JC.includes(i) || !XC(YC(i))) return e;
		let a = YC(i).split(/[^\p{L}\p{N}]+/u);
		return VC.test(r) || a.some(HC) ? `${e.slice(0, e.indexOf("=") + 1)}***` : e;
	});
}
const VC = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function HC(e) {
	return XC(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function UC(e, t, n) {
	let r = WC(e, new zC(), n);
	return "why" in r ? r : WC(e, t, n);
}
function WC(e, t, n) {
	let r = n_(e), { template: i, left: a } = KC(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : GC(i, n, t.variables);
}
function GC(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = jC(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function KC(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = XC(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => XC(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => JC.includes(e) ? e : v_(e) === void 0 && qC.test(e) ? t(e) : (o ||= XC(YC(e)), ZC(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= XC(t)), n.length === 0 ? ZC(t) : `${ZC(t)}=${c(n.join("="))}`;
	});
	return {
		template: ZC(n) + u.join("/") + d.join("&") + ZC(a),
		left: o
	};
}
const qC = /^[\w.~+,=:@-]+$/, JC = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function YC(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function XC(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function ZC(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/fieldTable.ts
function QC(e) {
	let t = hr(e) ?? {}, n = N(t.webhook_id) || void 0, r = N(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: xr(t.events, N)
	};
	if (!pr(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [r_(r)],
			shown: o_(r)
		},
		lacks: vr(i)
	} };
	let a = t.branch === null ? null : N(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: ew(t.event_lang_map)
	} };
}
function $C(e) {
	let t = e.map(QC);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function ew(e) {
	return xr(e, (e) => {
		let { event: t, lang_iso_codes: n } = hr(e) ?? {}, r = N(t), i = xr(n, N);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const tw = E_(), nw = M().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), rw = tw({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: nw,
	value: M(),
	live: ({ url: e }, { url: t, variables: n }) => i_(e, $g(t, n)) ? t : o_(e),
	toManifest: (e) => e,
	equal: i_,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: BC(e)
	})
}), iw = tw({
	name: "events",
	expects: "a list of events, at least one",
	schema: cr(M().min(1).meta({ examples: v })).min(1),
	value: cr(M()),
	live: (e) => hw(e.events),
	inPlan: (e) => hw(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), aw = nr([ir("*"), cr(M().min(1)).min(1)]), ow = tw({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${m.join(", ")}`,
	schema: tr(ur(m), aw),
	value: sr(M(), nr([ir("*"), cr(M())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(pw).includes(pw(t))).map(({ event: e, lang_iso_codes: n }) => [e, gw(n, t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = mw(e).map(([e, t]) => [e, gw(t, n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(mw(e).map(([e, t]) => [e, t === "*" ? t : hw(t)])),
	equal: (e, t, { project: n }) => Object.entries(t).every(([t, r]) => e[t] !== void 0 && S(gw(e[t], n), gw(r, n))),
	check: (e, { events: t }) => sw(e, t),
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
	languages: (e) => mw(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
});
function sw(e, t) {
	let n = mw(e).find(([e]) => !t.includes(e))?.[0];
	if (n !== void 0) return {
		code: "unknown-event",
		message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
		path: [n]
	};
}
const cw = tw({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: nr([M().min(1), or()]),
	value: nr([M(), or()]),
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
}), lw = [
	rw,
	iw,
	ow,
	cw
], uw = C_(lw).required({ url: !0 }).extend({
	branch: cw.schema.default(null),
	previously: nw.exactOptional(),
	new: rr().exactOptional(),
	webhook_id: M().min(1).exactOptional()
}), dw = {
	name: "webhook",
	fields: lw,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => BC(e.url),
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
		let i = r.length > 3 ? `${r.length} events` : hw(r).join(", ");
		return `${o_(e)} (${[
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
		hw(e.events)
	]
};
function fw(e) {
	let t = v.find((t) => t.endsWith(`.${e}`)) ?? e;
	return v.includes(e) ? "" : _n(t, v);
}
function pw(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function mw(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function hw(e) {
	return [...new Set(e)].sort();
}
function gw(e, t) {
	let { languages: n = [] } = t;
	return e === "*" || n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : hw(e);
}
function _w({ changes: e, declared: t, live: n, context: r }) {
	let i = new Set(n.map(({ url: e }) => r_(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(r_($g(e, r.variables)))).flatMap((e) => Qg(e).map((t) => `${t} ${n_(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = n_(t);
		return Qg(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function vw(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = [], a = new Map();
	for (let t of e) {
		let e = yw(t), o = AS(t), s = t.from ? Sw(a, e, o) : [], [c] = s;
		if (s.length > 1) {
			r.push({
				entry: t,
				rivals: s
			});
			continue;
		}
		let l = c || !t.from ? [] : Sw(a, e).filter(({ parts: [e] }) => e && !e.from && !e.values.filenames);
		l.length > 0 && n.push(ww(t, l.slice(0, 1)));
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
	let o = ({ parts: e }) => Tw(e, t).entries;
	for (let { entry: e, rivals: t } of r) Iw(t.flatMap(o)).length === 0 && n.push(ww(e, t));
	let s = i.map(({ parts: e }) => Tw(e, t));
	return {
		entries: s.flatMap((e) => e.entries),
		problems: [...n, ...s.flatMap((e) => e.problems)]
	};
}
function yw({ values: e }) {
	let { key_name: t, platforms: n = _ } = e;
	if (typeof t == "string") return [[t, xw(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Q(t, n).map((e) => [e, xw(r(e))]);
}
const bw = 2 ** _.length - 1;
function xw(e) {
	return e === _ ? bw : e.reduce((e, t) => e | 1 << _.indexOf(t), 0);
}
function Sw(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !Cw(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function Cw(e, t) {
	return !e || !t ? !1 : _.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function ww(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? mo(e, ["key_name"]) : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return X($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function Tw(e, t) {
	let [n, ...r] = e;
	if (!n || r.length === 0) return {
		entries: [...e],
		problems: []
	};
	let { owners: i, problems: a } = Aw(e), { isPlural: o, leftOut: s, becameOther: c } = Ow(e, i, t), l = e.filter(({ values: e }) => e.description !== void 0), { is_plural: u, ...d } = n.values, f = l[0]?.values.description, p = {
		...n,
		values: {
			...d,
			key_name: Mw(e),
			...i.size > 0 && { translations: jw(i, c) },
			...o !== void 0 && { is_plural: o },
			...f !== void 0 && { description: f }
		},
		onCreate: {
			...Nw(e),
			...n.from ? {} : n.onCreate
		},
		span: new et(n.span, () => Ew(e, i, c)),
		parts: e,
		...s.length > 0 && { leftOut: s }
	}, [m, h] = l, g = m && h && !m.from ? [Pw(h, m, ["description"])] : [];
	return {
		entries: [p],
		problems: [...a, ...g]
	};
}
function Ew(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		if (!t) return;
		let r = t.span.members?.get("translations")?.members?.get(e), i = Ut(r ?? t.span, { file: t.file });
		return n.has(e) ? Ut(i, { members: new Map([["other", i]]) }) : i;
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
			return n ? [Ut(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? Ut(n, { members: a }) : n);
	}
	return r;
}
const Dw = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function Ow(e, t, n) {
	if (e.every(({ values: e }) => e.is_plural === void 0)) return Dw;
	let r = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), i = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), a = i.filter(({ isPlain: e }) => e);
	if (!r && a.length === i.length) return Dw;
	let o = ({ part: e }) => We(e.file.path)?.severalLanguages, s = r?.values.is_plural ?? a.every((e) => e.language !== n || o(e)), c = i.filter((e) => e.isPlain === s && !(s && o(e)));
	for (let { language: e } of c) t.delete(e);
	return {
		isPlural: r ? s : s || void 0,
		leftOut: c.map(({ language: e, part: t }) => ({
			language: e,
			problem: kw(t, e, s, r)
		})),
		becameOther: new Set(s ? a.filter(o).map(({ language: e }) => e) : [])
	};
}
function kw(e, t, n, r) {
	let i = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${r ? `${r.file.path} says is_plural: ${n}` : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return X($, e, "plural-mismatch", i, {
		path: ["translations", t],
		severity: "warning"
	});
}
function Aw(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: i } = r.values;
		if (i) for (let a of r.from ? [r.from.language] : Object.keys(i)) {
			let i = t.get(a);
			if (!i) t.set(a, r);
			else {
				let [t, o] = i.from?.onlyIfBase && !r.from?.onlyIfBase ? [i, r] : [r, i];
				n.push(Pw(t, o, ["translations", a], e));
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function jw(e, t) {
	let n = Array.from(e, ([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	});
	return Object.fromEntries(n);
}
function Mw(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function Nw(e) {
	let t = e.flatMap(({ from: e, onCreate: t }) => e ? t : []), n = new Set(t.flatMap((e) => e.platforms ?? [])), r = new Set(t.flatMap((e) => e.tags ?? [])), i = {};
	for (let e of t) Object.assign(i, e.filenames);
	return {
		...n.size > 0 && { platforms: _.filter((e) => n.has(e)) },
		...r.size > 0 && { tags: [...r] },
		...Object.keys(i).length > 0 && { filenames: i }
	};
}
function Pw(e, t, n, [r] = []) {
	let i = mo(t, n), a = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, o = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", s = n.length > 1 ? Fw(t, e) : void 0, c = s === void 0 ? "" : ` If they are texts of two keys, rename one of them; or, before the project has keys of these files, set key_name: "{${s}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`, l = r && !r.from && typeof r.values.key_name != "string" && t.from && e.from && mo(r, ["key_name"]), u = t.from && t.from.source === e.from?.source ? " Both are of one row of texts: make files narrower if it should not read both." : "", d = `${a} is declared twice: here and at ${i}. ${l ? `The names at ${l} join both strings into one key. Remove that entry, or read this language in one row of texts only.` : `Keep one of them.${c}${o}${u}`}`;
	return X($, e, "duplicate-text", d, {
		path: n,
		scope: "run"
	});
}
function Fw({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => Ie(e.files));
	return Xe.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function Iw(e) {
	let t = new It(), n = new Map();
	for (let r of Lw(e)) {
		let e = AS(r), i = e === void 0 ? "" : y(Px(e)), { key_name: a, platforms: o = _ } = r.values, [s] = Object.entries(px(a, o)).flatMap(([e, t]) => {
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
		t.add(po("duplicate-key", `Key "${fx(a)}"`, c, " If one was copied, correct its name. If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function Lw(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function Rw(e, t, n, r) {
	let { declared: i, problems: a } = Hw(Vw(e), r.project), o = "key-gone";
	if (t) {
		let e = Ax.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: DS.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: Bw(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = zw(s, n);
	return {
		declared: i,
		context: Bw(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function zw({ key_name: e, platforms: t = [..._], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && ux(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function Bw(e, t) {
	let n = e.find((e) => e.startsWith(ce))?.slice(ce.length), r = {
		...it,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function Vw({ declared: e, wrote: t }) {
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
function Hw(e, t) {
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
function Uw(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = e.changes.filter((e) => e.action === "update"), o = new Map(a.map((e) => [String(e.id), e])), { matches: s } = hC(n, t.filter(({ key_id: e }) => o.has(e)), e.project.perPlatformNames), c = new Map();
	for (let { declared: e, live: t } of s) {
		let n = t && o.get(t.key_id);
		n && c.set(n, e.values);
	}
	let l = [...c].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(rn(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = Zx.parse(i);
		return o === void 0 || tS(eS(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), u = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: l,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !c.has(e) : !Ww(e, "key_name").some((e) => u.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : Ww(e, "tags");
			return Mp($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function Ww({ fields: e }, t) {
	return L(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/checks/checkTexts.ts
const Gw = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, Kw = `[\\s${Gw.source.slice(1)}`, qw = RegExp(`[{%$]|^${Kw}|${Kw}$`);
function Jw(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !qw.test(e)) ? [] : Zw(e, t), { words: a } = t;
	return a ? [...i, ...Xw(n).flatMap((e) => nT(e, a))] : i;
}
const Yw = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function Xw(e) {
	return Object.entries(e).flatMap(([e, t]) => Yw.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function Zw(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: s } = e, c = Xw(a), l = (e) => n[e] !== "off", u = (e) => c.some(({ text: t }) => T(t).some((t) => e(t.text))), d = (l("icu") || l("placeholders") || l("plurals")) && u(bt), f = d || u($e) && (t.usesIcu?.() ?? !1), p = [...c, ...$w(e, r)], m = p.find(({ language: e }) => e === r)?.text, h = p.filter(({ language: e, text: t }) => e === r || m === void 0 || !S(t, m)), g = ({ language: t }) => e.isInFile?.(t) ? void 0 : s?.(t);
	return [
		...l("icu") && d ? c.flatMap(eT) : [],
		...l("placeholders") ? Qw(Ce(p, r, {
			readsIcu: f,
			isForm: e.isForm
		}), p, r) : [],
		...l("plurals") ? h.flatMap((e) => oe(e, g(e), i)) : [],
		...l("plurals") && d ? Yn(h, r, i) : [],
		...l("length") && o > 0 ? c.flatMap((e) => tT(e, o)) : [],
		...l("blanks") ? Qw(lT(p, r), p, r) : [],
		...l("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? rT(e, c, r) : []
	];
}
function Qw(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || T(r.text).length === 0 || e.length < 3) return e;
	let i = [...g(e, ({ fault: e = "" }) => [e]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o] = i.toSorted((e, t) => a(t) - a(e));
	if (!o) return e;
	let s = a(o), c = t.filter((e) => e !== r && T(e.text).length > 0).length;
	if (s < 3 || s * 2 <= c) return e;
	let [{ check: l, language: u, fault: d, quotes: f }] = o, p = `differs from ${s === c ? "all" : `${s} of ${c}`} other texts in the same way, so it is probably the one to correct: the ${u} text ${d}`, m = T(r.text).find((e) => o.every((t) => t.form === e.form));
	return [{
		...Fe(l, r, m ?? {}, p),
		...f && { quotes: f }
	}, ...e.filter((e) => !o.includes(e))];
}
function $w({ texts: e, live: t }, n) {
	if (n === void 0 || T(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function eT(e) {
	return T(e.text).flatMap((t) => {
		if (!bt(t.text)) return [];
		let n = ne(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [Fe("icu", e, t, o, `${i}.${Et(t.text)}`)];
	});
}
function tT(e, t) {
	return T(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [Fe("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function nT(e, t) {
	return T(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...Fe("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function rT({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || T(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => T(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || T(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const iT = ["start", "end"], aT = RegExp(`^${Kw}*`), oT = new RegExp(Kw), sT = /\r\n?|[\u2028\u2029\x85]/g, cT = /[^\S\n\t]/g;
function lT(e, t) {
	let n = e.flatMap((e) => {
		let t = T(e.text).map((e) => ({
			...e,
			...uT(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = Cn(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = iT.flatMap((e) => pT(e, t, i?.[e] ?? ""));
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [Fe("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function uT(e) {
	let t = aT.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && oT.test(e.charAt(n - 1));) --n;
	return {
		start: dT(t),
		end: dT(e.slice(n))
	};
}
function dT(e) {
	return e === "" ? "" : e.replace(Gw, "").replace(sT, "\n").replace(cT, " ");
}
const fT = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function pT(e, t, n) {
	let r = t[e];
	if (r === n || r === "" && /^ +$/.test(n) && fT.test(t.text)) return [];
	let i = e === "end" && mT(r + n) === "a line break", a = i ? ": a YAML block after | has one, and after |- none." : ".";
	if (n === "") return [[`${e}s with ${mT(r)}`, `Remove it${a}`]];
	let o = i ? `Add it, or remove it there${a}` : "Add it.";
	return r === "" ? [[`does not ${e} with ${mT(n)}`, o]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function mT(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function hT(e) {
	let t = Object.entries(e).flatMap(([e, t]) => p(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, gT({
		...e,
		...n
	})])), r = gT(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function gT(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${_T}(?=${_T}))(?:${r})(?!(?<=${_T})${_T})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of vT(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== yT(r, e) && t.set(r, yT(r, e));
		}
		return t;
	};
}
const _T = `(?:${gt.source.slice(1)}|[\\p{N}\\p{M}_])`;
function vT(e) {
	let t = (e) => " ".repeat(e.length);
	return Ct(e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(dt, t);
}
function yT(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const bT = 1e4, xT = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, ST = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], CT = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function wT(e, t) {
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => T(n).some((n) => t(n.text, e)))), i = r(() => n(bt)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(DT(e))).length > e.length * .1, s = r(() => e.length <= 10 || !o() && (n((e, t) => t === a) || e.some(({ live: e }) => e && T(kT(e, a) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: i,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: Bn(c.pattern) },
		...c && u !== "off" && { words: hT(c.words) }
	}, f = r(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = DT(e), n = (e) => e !== t && f().has(e), [r, i = ""] = xT.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && ST.some((e) => f().has(i + e));
			let [, a] = CT.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function TT(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = wT(e, t), i = [], a = 0, o = (t, r) => {
		let { base: i = "" } = n, [a = ""] = Object.keys(r.values.translations ?? {}), o = e.flatMap(({ declared: e }) => {
			let { [i]: t, [a]: n } = e.values.translations ?? {};
			return t !== void 0 && n === void 0 ? e : [];
		}), s = DT(r), c = (e) => s.startsWith(e) && /^\W/.test(s.slice(e.length)), l = o.find((e) => e.values.is_plural && s.replace(/_[a-z]+$/, "") === DT(e)), u = l ?? o.find((e) => c(DT(e))), d = u ? DT(u) : kn(s, o.map(DT)), f = o.find((e) => DT(e) === d);
		if (!f) return t;
		let p = mo(f, ["translations", i]), m = l ? `"${d}" at ${p} has plural forms. Write all forms that ${a} needs here, too.` : u ? `"${d}" is a text at ${p}. Make it the same in all files: a text, or an object.` : `Or use one name in all files, if it was changed only here: "${d}" at ${p} has no ${a} text.`, h = u ? t.message.replace(/ Add [^.]*\.$/, "") : t.message;
		return {
			...t,
			message: `${h} ${m}`
		};
	};
	for (let { declared: t, live: s } of e) {
		let e = OT(t, s, () => r(t), n), c = [...AT(t, n), ...e];
		if (c.length !== 0) {
			for (let e of c) {
				let r = e.check === "base" && a < 20;
				i.push(jT(t, r ? o(e, t) : e, n));
			}
			if (a += 1, a >= bT) break;
		}
	}
	let [s] = i;
	if (s && a >= bT) {
		let e = `${bT.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : s;
		i.unshift(D(s.code, e, {
			severity: t.severity,
			scope: t.scope
		}));
	}
	return i;
}
function ET(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = wT(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: pt(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : Zx.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			kT(t, i)
		], p = d !== void 0 && !nS(d) ? d : f && ((n) => xS(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = OT(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || Yb($x(t, c))[a], b = new Set(v.map(({ check: e }) => e)), x = [...y ? [] : [`not-${a}`], ...b], S = v.map(({ message: e }) => e).join(" ");
		return x.length === 0 ? void 0 : {
			because: x,
			...S !== "" && { details: S }
		};
	} };
}
function DT({ values: e }) {
	return Q(e.key_name)[0] ?? "";
}
function OT(e, t, n, i, a = e.values.translations) {
	let { translations: o = {}, char_limit: s } = e.values;
	if (!a) return [];
	let c = r(() => xS(o, t, i.base)), l = (e) => e && c().native(e);
	return Jw({
		isForm: n,
		texts: a,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		isInFile: (t) => fa([e]).some(({ from: e }) => e?.language === t),
		...t && { live: (e) => l(kT(t, e)) }
	}, i);
}
function kT(e, t) {
	let n = $x(e, t);
	return n && Qx(n.translation, e.is_plural);
}
function AT({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? Q(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "", l = Tn(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`, d = o.map((e) => {
		let t = `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`;
		return a("key_names", t);
	});
	return c ? [...d, a("descriptions", u)] : d;
}
function jT(e, t, { levels: n }) {
	let { check: r, language: i, form: a, quotes: o } = t, s = A(e.file, e.span, ["char_limit"]), c = r === "length" && s.file !== A(e.file, e.span, ["translations", i]).file ? t.message.replace("char_limit", `char_limit (${ho(s)})`) : t.message, l = r === "base", u = n[r] === "error", d = X($, e, At[r], c, {
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
function MT({ values: e }, t, n, r) {
	let i = T((t ? kT(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && $x(t, e);
			if (!n || !r(Qx(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...Yb(n)
			};
			return Le.filter((e) => i[e]);
		}
	};
}
// \0late:formats
const NT = process.getBuiltinModule("node:module").createRequire(import.meta.url), PT = (...e) => NT("./late-formats.js").formatOf(...e), FT = (...e) => NT("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function IT(e, t, n) {
	let r = {
		path: e,
		lineStarts: hn(t)
	}, { texts: i, faults: a, base: o } = FT(e, t, Re(n)), s = n.language === void 0 ? new Set(i.flatMap((e) => e.language ?? [])) : [], c = xt(n.source, [...s]), l = {
		...n,
		source: c
	}, u = UT(l), d = a.filter(({ language: e }) => e === void 0 || wt(c, Ne(c, e))), f = [], p, m = i[0] && zT(i[0], l);
	for (let e of i) {
		if (e.language !== p && (p = e.language, m = zT(e, l)), !m) continue;
		let t = WT(e, m.language), n = BT(e, m, l);
		f.push({
			values: n,
			onCreate: u,
			file: r,
			span: t,
			from: m,
			path: e.path
		});
	}
	return {
		entries: f,
		...o !== void 0 && { base: Ne(c, o) },
		variables: new Map(),
		problems: LT(d, r, c)
	};
}
function LT(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new It({
			most: 10,
			first: 1
		});
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = An(t, s.start, s.end);
		c.add(D(i, e.scope === "run" ? o + RT(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function RT({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !Xn(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function zT({ language: e }, { source: t, language: n }) {
	let r = n ?? Ne(t, e ?? "");
	if (wt(t, r)) return {
		source: t,
		language: r,
		onlyIfBase: !t.languages?.includes(r)
	};
}
function BT({ path: e, value: t, description: n }, { language: r }, i) {
	let a = VT(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = HT(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function VT(e, t) {
	let { source: n } = t, r = e.join(n.separator), i = n.keyName === "{path}" ? r : n.keyName.replace(/\{(path|file|dir|1)\}/g, (e, n) => (n === "path" ? r : t[n]) ?? "");
	return n.platform === void 0 ? i : { [n.platform]: i };
}
function HT(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function UT({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
function WT({ name: e, value: t, description: n }, r) {
	let { at: i } = t;
	return new et({
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
function GT(e) {
	if (/^(comments|screenshots?)$/i.test(e)) return " Comments and screenshots stay in Lokalise: a manifest cannot have them. Remove the line.";
	if (/comment|note|hint/i.test(e)) return " Translators see description and context: use one of these.";
}
const KT = {
	schema: DS,
	fields: wS,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	elsewhere: GT,
	thing: "a key"
}, qT = {
	schema: kS,
	fields: wS.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	elsewhere: GT,
	thing: "on_create"
};
function JT(e, t) {
	return Rp({
		plural: "keys",
		entry: KT,
		defaults: qT
	}, e, t);
}
function YT(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : dS(Object.entries(n).flatMap(([e, n]) => uS(e, n, t, u)), t).map(({ code: t, message: n, path: r }) => {
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
const XT = {
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
function ZT(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: QT(e.entry, t.entry),
		wrote: QT(e.wrote, t.wrote)
	} : e;
}
function QT(e, t) {
	let n = {
		...$T(e),
		...$T(t)
	};
	return {
		...e,
		...t,
		...Object.keys(n).length > 0 && { translations: n }
	};
}
function $T({ translations: e }) {
	return p(e) ? e : {};
}
const eE = "The live value is not compared and not changed.", tE = (e) => `${eE} A new key has ${e}.`, nE = {
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
		undeclared: `${eE} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: tE("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: tE("no tags, except the one of the setting `owner`"),
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
		undeclared: tE("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: tE("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: tE("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: tE("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: tE("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${eE} A new key is visible.`
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
		undeclared: tE("none"),
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
function rE({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const iE = {
	...$,
	plural: Ae.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: Ae,
	limits: {
		removed: Ue,
		removedPercent: Ye,
		overwrittenPercent: Ve,
		unverified: be,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: XT,
	entry: KT,
	defaults: qT,
	docs: nE,
	readManifest: JT,
	textFiles: {
		read: IT,
		name: VT,
		isOnlyName: rE,
		filenames: ({ filenames: e }) => Object.values(e),
		join: vw
	},
	checkTogether: (e) => [...Iw(e), ...RS(e)],
	checkEntry: YT,
	adviceOn: TT,
	waiting: ET,
	progressOf: MT,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return Yp(iE, e, n, i, PS, (e) => {
			let n = hC(e, t, r.perPlatformNames, mC(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !rE(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: cC,
	names: dx,
	texts: mS,
	storedForm: (e) => Gx(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest(e, t) {
		return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : JT(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
	},
	mergeKept: ZT,
	findRestored: Rw,
	undoneByApply: Uw
};
// src/webhooks/match.ts
function aE(e, t, n) {
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
				...mE("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of lE(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => sE(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = $g(t, n), a = [...o].filter((e) => i_(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${pE(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, mE("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, BC(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = oE(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	let l = ({ values: e }) => $g(e.url, n);
	for (let e of c()) {
		let t = [...r.values()].find(({ declared: t, live: r }) => r?.webhook_id === t.values.webhook_id && r !== void 0 && sE(e, r, n) && !sE(t, r, n));
		if (!t || e.values.new) continue;
		let a = `Live webhook ${t.live?.webhook_id} has this URL, but the entry at ${mo(t.declared, ["webhook_id"])} has its webhook_id and another URL. Remove webhook_id there. If this entry is a new webhook, set new: true.`;
		i.set(e, mE("ambiguous-webhook", e, "url", a));
	}
	let u = c();
	for (let [t, n] of u.entries()) {
		let r = n.values.events?.map(pw) ?? [], i = ({ values: e }) => e.events?.find((e) => r.includes(pw(e))), o = e.find((e) => !u.includes(e, t) && i(e) !== void 0 && e.values.branch === n.values.branch && i_(l(e), l(n)));
		if (!o || n.values.new) continue;
		let s = `This creates a webhook, but the entry at ${mo(o, ["url"])} has the same URL and also the event ${i(o)}, so the service sends this event twice. Remove it from one entry. If both are wanted, set new: true.`;
		a.push({
			...mE("lookalike-webhook", n, "url", s),
			severity: "warning"
		});
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = dE([...o]).find((t) => cE(e, t) && e_(r_(e.values.url), r_(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${n}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`;
		i.set(e, mE("lookalike-webhook", e, "url", r));
	}
	let d = (e) => e.replace(/^\w+:\/\/[^/]*/, "");
	for (let e of c()) {
		let t = d($g(e.values.url, n)), r = [...o].filter((t) => {
			let { common: n, either: r } = uE(e, t);
			return n === r && cE(e, t);
		}), i = [...o].find((e) => d(e.url) === t), s = i ?? (r.length === 1 && c().length === 1 ? r[0] : void 0);
		if (!s || e.values.new) continue;
		let { webhook_id: l, url: u, branch: f } = s, p = i_($g(e.values.url, n), u) ? "Only branch differs, which is a branch of the Lokalise project, not of git. To use that webhook, make branch the same." : `If its URL changed to this one, add webhook_id: ${l}. Then it keeps its id and secret.`, m = `This creates a webhook. The project also has one ${i ? "with this path" : "with the same events, which no manifest declares"}: ${o_(u)} (${l}, for ${f ? `branch ${f}` : "all branches"}). ${p} If both are wanted, set new: true.`;
		a.push({
			...mE("lookalike-webhook", e, "url", m),
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
			let r = t.filter((t) => sE(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function oE(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && sE(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return mE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${fE(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => sE(e, t, i)), c = e.values.events?.find((e) => fw(e) !== "");
	if (s.length > 0 && c !== void 0) return mE("ambiguous-webhook", e, "events", `Lokaform does not know the event "${c}", and a live webhook with this URL and branch has none of these events (${fE(s)}).${fw(c)} If the event is right, add webhook_id with its id to use this webhook, or set new: true to create a second one.`);
	if (s.length > 0) return mE("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${pE(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${fE(s)}). To use this webhook, add webhook_id with its id: apply then replaces its events by these. To create a second webhook, set new: true.`);
	if (a.length !== 0) return mE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${fE(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id: apply then changes it to this entry. To create a second webhook, set new: true.`);
}
function sE(e, t, n) {
	return i_(t.url, $g(e.values.url, n)) && cE(e, t);
}
function cE({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function lE(e, t, n) {
	let r = dE(t), i = e.flatMap((e) => r.filter((t) => sE(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...uE(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function uE({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(pw)), new Set(t.map(pw))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function dE(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function fE(e) {
	return `${e.length === 1 ? "id" : "ids"} ${pE(e)}`;
}
function pE(e) {
	return dE(e).map(({ webhook_id: e }) => e).join(", ");
}
function mE(e, t, n, r) {
	return X(dw, t, e, r, { path: [n] });
}
function hE(e) {
	let t = new Map(), n = new It();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? y([
			r_(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${BC(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(po("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function gE({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = $g(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${o_(s)} (${a})` : BC(i), u = t ? [] : n.filter(({ branch: e }) => e === o), d = lE([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const _E = {
	schema: uw,
	fields: lw,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	elsewhere: (e) => e === "secret" ? " Remove it: the service makes the secret, and lokaform webhook-secret reads it." : void 0,
	thing: "a webhook"
};
function vE(e, t, n) {
	let { entries: r, problems: i } = Rp({
		plural: "webhooks",
		entry: _E
	}, e, t, { most: Ff }), a = new Map(), o = new It();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = jC(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => A(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(D(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of yE(r, i, c)) o.add(e);
		}
		bE(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function yE(e, t, n) {
	let r = [], i = (e, t) => r.push(D(e, t, {
		place: n(),
		severity: "warning"
	}));
	e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://.");
	let [a] = /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.exec(t) ?? [], [, o = "NAME"] = /^\W+([A-Z_]+)\W*$/.exec(a ?? "") ?? [];
	return a !== void 0 && i("variable", `$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write \${${o}}.`), BC(t) !== r_(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git."), r;
}
function bE({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (v.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${a.includes("*") ? ` There are no wildcards: list each event of ${v.join(", ")}.` : fw(a)}`, o = A(t, n, ["events", i]);
		r.add(D("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const xE = {
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
}, SE = {
	...dw,
	plural: en.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: en,
	limits: {
		removed: w,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: RC(),
	entry: _E,
	docs: xE,
	readManifest: vE,
	checkTogether: hE,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && sw(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [X(dw, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return Yp(SE, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => r_($g(e, i))), (e) => {
			let r = aE(e, t, i), a = r.matches.flatMap((e) => CE(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: _w,
	names: () => [],
	texts: () => [],
	findRestored: gE,
	variablesOf({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
		let a = typeof r.values.url == "string" ? jC(r.values.url, i).variables : [], o = new Map(a);
		if (Qg(e.url).some((e) => e.startsWith("URL_OF_"))) return {
			variables: o,
			problems: []
		};
		let { variables: s, issues: c } = jC(e.url, i);
		for (let [e, t] of s) o.set(e, t);
		let l = A(t, n, ["url"]);
		return {
			variables: o,
			problems: c.map(({ code: e, message: t }) => D(e, t, {
				place: l,
				scope: "change"
			}))
		};
	}
};
function CE({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Jp}`;
	return [{
		declared: e,
		problem: X(dw, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const wE = [iE, SE];
_o(wE);
// src/run/textAdvice.ts
function TE(e, t = !0) {
	let { settings: n, textFiles: r } = e, i = Oy(n.rules, r, e.declared), a = {
		levels: i?.isSure && t ? n.rules.checks : {
			...n.rules.checks,
			base: "off"
		},
		base: i?.language,
		needed: Ee
	}, { kinds: o, entries: s } = lo(e.declared, i?.language ?? "");
	return o.flatMap((e) => {
		let t = (s[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, a) ?? []];
	});
}
function EE({ settings: e }, { kinds: t }, n) {
	let { checks: r } = e.rules, i = {
		levels: r,
		base: n.baseLanguage,
		needed: pt(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, i) ?? []);
}
function DE(e, t, n) {
	if (n.incoming.checks !== "warn") return [];
	let r = {
		...n.checks,
		blanks: "off",
		base: "off",
		key_names: "off",
		descriptions: "off"
	}, i = Bb(e, t, n, lb);
	return i.is === "stopped" ? [] : EE({ settings: { rules: {
		...n,
		checks: r
	} } }, i, t.project).map((e) => ({
		...e,
		severity: "warning",
		scope: "change"
	}));
}
var OE = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${jE(t)} was reached` : `The run was stopped by ${e}`;
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
		await Wr(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const kE = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function AE(e) {
	let t = new OE(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of kE) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of kE) process.off(e, n);
		t.close();
	}
}
function jE(e) {
	return e % 36e5 == 0 ? `${e / 36e5}h` : e % 6e4 == 0 ? `${e / 6e4}m` : `${e / 1e3}s`;
}
// src/files/outputs.ts
async function ME(e, t, n) {
	let { command: r, out: i, report: a, plan: o = [], reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	return f.length === 0 ? new Map() : IE(f, [
		...t.map((e) => F(n.displayRoot, e)),
		...await Zo(u, Ci),
		l,
		...s,
		o
	].flat(), n);
}
async function NE(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await ME(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await RE(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : lm(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => PE(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => FE((await import("./planFile.js")).planFile(a))) : void 0,
		reports: u,
		problems: s
	};
}
async function PE(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return FE(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function FE(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function IE(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(KE))), a = new Map();
	for (let t of e) {
		let e = await KE(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await zE(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, LE(t, s));
	}
	return r;
}
function LE({ option: e, path: t }, n) {
	return D("not-written", `${e}: ${t} ${n}.`);
}
async function RE(e, t, n, r) {
	try {
		let i = typeof t == "string" ? t : await t(), a = await zE(e, n);
		if (a !== void 0) return LE(e, `cannot be written: it ${a}`);
		let o = WE(e.path, n), s = await Vr(e.path).catch(() => void 0);
		BE(e.path, s) ? await Hr(e.path, i) : await hi(o === void 0 && s ? await Rr(e.path) : e.path, i, {
			mode: r ?? (s && s.mode & 511),
			root: o
		});
		return;
	} catch (t) {
		return LE(e, `cannot be written: ${ui(t)}`);
	}
}
async function zE({ path: e, is: t }, n) {
	let r = t === "folder" && GE(n).includes(e), i = r ? e : WE(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await xi(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return HE(e);
	let a = await Vr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Vr(P(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...BE(e, a) ? [] : [P(e)]];
	return (await Promise.all(o.map(UE))).every(Boolean) ? void 0 : VE;
}
function BE(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const VE = "cannot be written: this user may not write there";
async function HE(e) {
	let t = await Vr(e).catch(() => void 0);
	return !t && P(e) !== e ? HE(P(e)) : t?.isDirectory() ? await UE(e) ? void 0 : VE : "is a file, or is below one. Choose a folder";
}
async function UE(e) {
	return await Mr(e, Nr.W_OK).catch(() => !1) !== !1;
}
function WE(e, t) {
	return GE(t).find((t) => wi(e, t));
}
function GE({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [F(e)]);
}
async function KE(e) {
	let t = await Vr(e).catch(() => void 0);
	return t?.isFile() ? `${t.dev}:${t.ino}` : Er(await Di(P(e)), Sr(e));
}
// src/run/run.ts
function qE(e, t, n) {
	return JE(n, async (r) => {
		let i = {
			...n,
			signal: n.cancellation.stopping
		}, a = await Qo(e.projects, i);
		return YE(e, [...t, ...a], r);
	});
}
async function JE(e, t) {
	let n = new Oe(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(vm(t, i)))
	};
	try {
		return gm({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function YE(e, t, n) {
	let { cancellation: i, folders: a } = n;
	n.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || n.withoutSecrets, c = s ? void 0 : ZE(e, t, n), { stopping: l } = i, u = await My(e, a, {
		...n,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = !u.problems.some(({ code: e }) => e === "text-file" || e === "yaml"), p = s ? d.map((e) => TE(e, f)) : [], m = ({ code: t }) => e.command === "validate" && t === "unset-variable", h = (await Iv(u.problems, n.environment, a.confined?.workspace)).map((e) => m(e) ? {
		...e,
		severity: "notice"
	} : e);
	n.onSecrets(d.flatMap(({ declared: e }) => Jg(e.variables)));
	let g = await QE(e, a), _ = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], v = _.flatMap(({ texts: e }) => e), y = d.map((e) => e.declared), b = [...new Set(e.projects.flatMap(({ rules: e }) => e.overwrite))], x = a.confined ? "The input overwrite" : "--overwrite", S = [...new Set(d.flatMap((e) => e.manifests))], ee = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], te = await ME(e, S, a), ne = e.projects.flatMap(({ name: e }) => e ?? []), C = {
		format_version: 1,
		command: e.command,
		...ne.length > 0 && { selected: ne },
		...e.scope && { scope: e.scope },
		manifests: S,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, y.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: XE([
			...t,
			...g.problems,
			...h,
			...ot(t) ? [] : await $o(_, a),
			...await Uo(v, a, l),
			...Tb(x, b, y).map((t) => e.others.length > 0 ? {
				...t,
				severity: "warning"
			} : t),
			..._b(ee, y),
			...te.values(),
			...p.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, re = () => i.stopped ? { stopped: i.stopped } : {};
	if (i.stopping.aborted) return {
		...C,
		...re()
	};
	let ie = {
		known: o,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: c,
		onSecrets: n.onSecrets
	}, w = () => n.target?.(S, ie), { lastApplied: ae } = n, oe = ae && r(() => ae(S, ie));
	if (n.withoutSecrets) {
		let t = await Jy(e, C, d, w);
		return {
			...C,
			...t && { manifest_comparison: t },
			...re()
		};
	}
	if (e.command === "validate" || tn(C.problems)) return C;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(C.manifests);
		if (C.problems = [...C.problems, ...e], ot(e)) return C;
	}
	let se = [], ce = e.command === "plan" ? await w() : void 0;
	C.problems = [...C.problems, ...Ky(ce, d, e.others.length > 0)];
	let le = e.others.length > 0 ? [] : y, ue = {
		saved: g.plans,
		target: ce,
		applied: oe,
		all: le
	}, { runProject: de } = await import("./project3.js");
	for (let t of d) se.push(await de(t, e, ue, n));
	let fe = se.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	C.problems = [...C.problems, ...yb(ee, fe, y)];
	let pe = se.flatMap((e) => e.manifests);
	return {
		...C,
		manifests: [...new Set(pe)],
		projects: se,
		...re()
	};
}
function XE(e) {
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
function ZE(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (ot(t) || r.id === "") return;
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
async function QE({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [D("bad-plan", e)]
	}), a = I(t, r), o = await Ni(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => ym(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function $E(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: qE }) {
	return AE(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await eD(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return rD(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = nD(f, p), h = await NE(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = nD(m, h.problems);
		await bi(tD(c, g, s.folders));
		let _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), Ts(g, n.exitsWithFindings(c));
	});
}
async function eD(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await ey(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await ey("validate", t, n);
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
function tD({ backupDir: e, out: t, report: n }, { manifests: r }, i) {
	return [...[
		...r.map((e) => F(i.displayRoot, e)),
		...n,
		t ?? []
	].flat().map((e) => P(e)), e ?? []].flat();
}
function nD(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function rD({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = D("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = ot(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), ot(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { qy as $, Qo as $n, ki as $r, xh as $t, Bb as A, ec as An, la as Ar, x_ as At, Sb as B, gs as Bn, Zi as Br, jg as Bt, $x as C, qr as Ci, cc as Cn, Ya as Cr, L_ as Ct, ox as D, Ec as Dn, Ta as Dr, D_ as Dt, $b as E, oc as En, xa as Er, F_ as Et, Mb as F, Ws as Fn, sa as Fr, o_ as Ft, Eb as G, fs as Gn, Ji as Gr, Fg as Gt, vb as H, bs as Hn, Li as Hr, Ig as Ht, Lb as I, Is as In, L as Ir, Qg as It, ub as J, ds as Jn, Ai as Jr, bg as Jt, cb as K, ss as Kn, Ci as Kr, Eg as Kt, Ib as L, Ds as Ln, $i as Lr, Pg as Lt, qb as M, B as Mn, da as Mr, i_ as Mt, Pb as N, $s as Nn, ma as Nr, $g as Nt, ux as O, Qs as On, wa as Or, O_ as Ot, Fb as P, Ks as Pn, ra as Pr, Jg as Pt, Zy as Q, Xo as Qn, I as Qr, eg as Qt, yb as R, ys as Rn, ea as Rr, Ag as Rt, Qx as S, Jr as Si, Rc as Sn, qa as Sr, U_ as St, Q as T, yc as Tn, ka as Tr, M_ as Tt, _b as U, Cs as Un, zi as Ur, Rg as Ut, wb as V, vs as Vn, Xi as Vr, Ng as Vt, Tb as W, us as Wn, Bi as Wr, Lg as Wt, nb as X, ms as Xn, Pi as Xr, Hh as Xt, tb as Y, ps as Yn, wi as Yr, ig as Yt, Qy as Z, Zo as Zn, Ii as Zr, tg as Zt, jC as _, li as _i, jp as _n, co as _r, Z as _t, RE as a, xi as ai, cm as an, z as ar, My as at, PS as b, ui as bi, Pf as bn, so as br, W_ as bt, EE as c, vi as ci, Qp as cn, Do as cr, xy as ct, PT as d, hi as di, Up as dn, jo as dr, ey as dt, Oi as ei, ch as en, Lo as er, By as et, FT as f, ii as fi, X as fn, vo as fr, Kv as ft, LC as g, fi as gi, Np as gn, yo as gr, Iv as gt, dw as h, ni as hi, Fp as hn, So as hr, Lv as ht, ME as i, Mi as ii, _m as in, To as ir, Py as it, Jb as j, V as jn, ca as jr, s_ as jt, ix as k, Zs as kn, ya as kr, S_ as kt, DE as l, gi as li, Xp as ln, Po as lr, _y as lt, $C as m, ai as mi, Bp as mn, xo as mr, Rv as mt, JE as n, Di as ni, wm as nn, Ro as nr, Gy as nt, OE as o, bi as oi, om as on, Co as or, ky as ot, QC as p, ri as pi, Kp as pn, bo as pr, Hv as pt, lb as q, cs as qn, Ei as qr, Dg as qt, IE as r, Ti as ri, ym as rn, R as rr, jy as rt, AE as s, yi as si, nm as sn, wo as sr, Ey as st, $E as t, Ni as ti, Cm as tn, Jo as tr, Vy as tt, wE as u, _i as ui, Zp as un, No as ur, ny as ut, mC as v, ti as vi, $f as vn, lo as vr, hv as vt, ax as w, Gr as wi, Fc as wn, Va as wr, A_ as wt, $ as x, Qr as xi, zc as xn, Ra as xr, J_ as xt, hC as y, pi as yi, tp as yn, Za as yr, gv as yt, pb as z, Ts as zn, Qi as zr, Og as zt };
